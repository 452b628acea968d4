/** Amounts of money as the page's language writes them; never a floating-point number. */

import { data } from "./data.mjs";

const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\\s]/g, "\\$&");
const WRITTEN = new RegExp(`^(?:\\d{1,3}(?:${escaped(data.group)}\\d{3})+|\\d+)(?:${escaped(data.point)}\\d+)?$`);

/** @param {string} amount a plain decimal @returns {string} the same amount in the page's language */
export function written(amount) {
  const [whole, part] = amount.split(".");
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, data.group);
  return part === undefined ? grouped : grouped + data.point + part;
}

/** @param {string} text as somebody typed it @returns {string | null} the plain decimal, null when it is none */
export function read(text) {
  if (!WRITTEN.test(text)) return null;
  const [whole, part] = text.split(data.group).join("").split(data.point);
  const digits = whole.replace(/^0+(?=\d)/, "");
  return part === undefined ? digits : `${digits}.${part}`;
}

/**
 * An amount in parts of `digits` decimals; null when it is finer than that.
 * @param {string} amount a plain decimal @param {number} digits @returns {bigint | null}
 */
export function parts(amount, digits) {
  const [whole, part = ""] = amount.split(".");
  if (/[1-9]/.test(part.slice(digits))) return null;
  return BigInt(whole + part.slice(0, digits).padEnd(digits, "0"));
}

/** @param {string} amount @returns {number} how many decimals a plain decimal has */
export function decimals(amount) {
  return (amount.split(".")[1] ?? "").length;
}

/** @param {string[]} amounts plain decimals @returns {string} their sum, with the decimals of the finest of them */
export function sum(amounts) {
  const digits = Math.max(0, ...amounts.map(decimals));
  return plain(amounts.reduce((total, amount) => total + parts(amount, digits), 0n), digits);
}

/** @returns {string} the first amount less the second, which may be negative */
export function difference(first, second) {
  const digits = Math.max(decimals(first), decimals(second));
  return plain(parts(first, digits) - parts(second, digits), digits);
}

/** @returns {string} an amount a hundred times, with the same decimals */
export function hundredfold(amount) {
  const digits = decimals(amount);
  return plain(parts(amount, digits) * 100n, digits);
}

function plain(amount, digits) {
  const text = (amount < 0n ? -amount : amount).toString().padStart(digits + 1, "0");
  const point = text.length - digits;
  return (amount < 0n ? "-" : "") + text.slice(0, point) + (digits ? `.${text.slice(point)}` : "");
}
