/** A coup in the address of the page, to be shown to somebody else: `#coup=7S.KD.…&round=1&banker=0.30`. */

import { rules } from "./rules.mjs";
import { data } from "./data.mjs";
import { written } from "./numbers.mjs";

/** @returns {string} the fragment for a coup that can be played */
export function fragment({ deal, round, bets }) {
  const stakes = Object.entries(bets).map(([bet, stake]) => `&${bet}=${stake}`);
  return `#coup=${deal.join(".")}&round=${round}${stakes.join("")}`;
}

/**
 * Read a fragment; what is no card, round or bet of the table is left out.
 * @returns {{deal: string[], round: string, stakes: Record<string, string>} | null} an entry, or null when it has none
 */
export function entryIn(hash, table) {
  const told = new URLSearchParams(hash.slice(1));
  const deal = (told.get("coup") ?? "").split(".");
  if (deal.length !== data.cards || !deal.every(isCard)) return null;
  const stakes = {};
  for (const bet of Object.keys(rules.tables[table].bets)) {
    const stake = told.get(bet);
    if (stake !== null && /^[0-9]+(?:\.[0-9]+)?$/.test(stake)) stakes[bet] = written(stake);
  }
  return { deal, round: told.get("round") ?? "1", stakes };
}

function isCard(code) {
  return code.length === 2 && rules.ranks.includes(code[0]) && rules.suits.includes(code[1]);
}
