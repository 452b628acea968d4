/** What somebody entered, read strictly: a coup that can be played, or the sentences that say what to mend. */

import { rules } from "./rules.mjs";
import { data } from "./data.mjs";
import { cardName, say } from "./words.mjs";
import { decimals, parts, read, written } from "./numbers.mjs";

/**
 * Read an entry.
 *
 * @param {string} table
 * @param {{deal: string[], round: string, stakes: Record<string, string>}} entry as it stands in the fields
 * @returns {{deal: string[], round: number, bets: Record<string, string>, faults: {field: string, text: string}[]}}
 *   the coup, which can be played when there are no faults; a fault names its field: `card 2`, `round` or a bet
 */
export function readEntry(table, { deal, round, stakes }) {
  const rounds = /^[0-9]{1,6}$/.test(round.trim()) ? Number(round) : 0;
  const bets = {};
  const faults = [...excess(table, deal)];
  if (rounds < 1) faults.push({ field: "round", text: say("rounds are counted from 1; {round} is none", { round }) });
  for (const [bet, text] of Object.entries(stakes)) {
    if (text.trim() === "") continue;
    const stake = read(text.trim());
    const problem = stakeProblem(table, text.trim(), stake);
    const late = closed(table, bet, rounds);
    if (problem !== null) faults.push({ field: bet, text: `${data.bets[table][bet]}: ${problem}` });
    else if (late !== null) faults.push({ field: bet, text: late });
    else bets[bet] = stake;
  }
  return { deal, round: rounds, bets, faults };
}

/** Cards that come more often than the decks have them, each told once, at its last place. */
function* excess(table, deal) {
  const { decks } = rules.tables[table];
  for (const code of new Set(deal)) {
    const times = deal.filter((other) => other === code).length;
    if (times <= decks) continue;
    const values = { card: cardName(code), times, decks };
    const text = say("{card} comes {times} times; a shoe of {decks} decks has no more than {decks}", values);
    yield { field: `card ${deal.lastIndexOf(code)}`, text };
  }
}

function stakeProblem(table, text, stake) {
  const { unit } = rules.tables[table];
  if (stake === null) {
    return say('"{text}" is not an amount of money; write it as in {example}', { text, example: written(unit) });
  }
  const values = { stake: text, unit: written(unit) };
  if (/^[0.]+$/.test(stake)) return say("a stake of {stake} is not positive; stake at least {unit}", values);
  if (tooLong(stake)) {
    const most = { digits: data.mostDigits, decimals: data.mostDecimals };
    return say("the stake has too many digits; write at most {digits} before the point and {decimals} behind it", most);
  }
  const digits = decimals(unit);
  const whole = parts(stake, digits);
  if (whole !== null && whole % parts(unit, digits) === 0n) return null;
  return say("the stake {stake} has to be a multiple of {unit}", values);
}

function tooLong(stake) {
  return stake.split(".")[0].length > data.mostDigits || decimals(stake) > data.mostDecimals;
}

/** Why a table takes a bet no more in this round of the shoe, or null. */
function closed(table, bet, round) {
  const last = rules.tables[table].bets[bet].last_round;
  if (last === null || round <= last) return null;
  return say("{table} takes {bet} up to round {last} of a shoe, and this is round {round}; wait for a new shoe", {
    table: data.tables[table],
    bet: data.bets[table][bet],
    last,
    round,
  });
}

/**
 * Shuffle the shoe of a table and take the first cards.
 * @param {string} table @returns {string[]} as many cards as any coup may need
 */
export function shuffledDeal(table) {
  const deck = [...rules.ranks].flatMap((rank) => [...rules.suits].map((suit) => rank + suit));
  const shoe = Array.from({ length: rules.tables[table].decks }, () => deck).flat();
  return Array.from({ length: data.cards }, () => shoe.splice(chosen(shoe.length), 1)[0]);
}

/** A random whole number below a bound, each equally likely. */
function chosen(bound) {
  const limit = Math.floor(2 ** 32 / bound) * bound;
  const drawn = new Uint32Array(1);
  do crypto.getRandomValues(drawn);
  while (drawn[0] >= limit);
  return drawn[0] % bound;
}
