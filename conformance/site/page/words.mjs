/** The words of the page's language, as the catalogues have them. */

import { data } from "./data.mjs";

/**
 * Return a message in the page's language with its placeholders filled.
 * @param {string} message in English @param {Record<string, string | number>} values @returns {string}
 */
export function say(message, values = {}) {
  const text = data.messages[message];
  if (text === undefined) throw new Error(`no word for: ${message}`);
  return text.replace(/\{(\w+)\}/g, (_, name) => String(values[name]));
}

/** @param {string} code as the protocol writes it @returns {string} the card as people read it */
export function cardName(code) {
  return (code[0] === "T" ? "10" : code[0]) + data.symbols[code[1]];
}
