/**
 * An engine that baccarat-conformance can ask: a request a line on standard input, an answer a line on standard output.
 *
 * `play` is a plain small baccarat for the table touch; call your own engine there. The rest speaks protocol 1.
 * Run it with: node engine.mts (Node 22.18 or newer). With an older Node, compile it first:
 * npm install typescript @types/node && npx tsc --target es2022 --module nodenext engine.mts && node engine.mjs
 */

import { createInterface } from "node:readline";

type Hand = string[];
type Settled = { result: "win" | "lose" | "push"; returned: bigint };
type Played = { player: Hand; banker: Hand; winner: string; bets: Map<string, Settled> };
type Stake = { bet: string; stake: string };
type Request = { op: string; seq: string; table: string; round: number; bets: Stake[]; deals: Hand[] };

// Add your tables and what the engine does at each; `baccarat tables` lists the ids.
const TABLES: Record<string, string[]> = { touch: ["coup"] };
const BETS: Record<string, string[]> = { touch: ["player", "banker", "tie"] };
const DECKS = 8;
const CARD = /^[A23456789TJQK][SHDC]$/;
const STAKE = /^0*([0-9]{1,18})(?:\.([0-9]{1,2})0{0,34})?$/;

/** The rules or the table forbid what is asked. */
class Rejected extends Error {}

/*
 * CALL YOUR ENGINE HERE. The deal is the next cards of the shoe, six or more; stakes are cents by the id of the bet.
 * Return both hands, the winner, and for each bet its result and all that it gives back, in cents, the stake included.
 */
function play(deal: Hand, stakes: Map<string, bigint>): Played {
  const [player, banker, rest] = [[deal[0], deal[2]], [deal[1], deal[3]], deal.slice(4)];
  if (total(player) < 8 && total(banker) < 8) {
    const third = total(player) <= 5 ? rest.shift()! : null;
    if (third !== null) player.push(third);
    if (bankerDraws(total(banker), third)) banker.push(rest.shift()!);
  }
  const winner = total(player) === total(banker) ? "tie" : total(player) > total(banker) ? "player" : "banker";
  const bets = new Map([...stakes].map(([bet, stake]) => [bet, settle(bet, stake, winner)]));
  return { player, banker, winner, bets };
}

function settle(bet: string, stake: bigint, winner: string): Settled {
  if (bet === winner) {
    const percent = { player: 100n, banker: 95n, tie: 800n }[bet]!;
    return { result: "win", returned: stake + (stake * percent) / 100n }; // rounded down to the cent
  }
  return winner === "tie" ? { result: "push", returned: stake } : { result: "lose", returned: 0n };
}

function bankerDraws(banker: number, third: string | null): boolean {
  if (third === null) return banker <= 5;
  const on = total([third]);
  if (banker === 3) return on !== 8;
  return banker < 3 || (banker < 7 && on >= 2 * (banker - 3) && on <= 7); // 4: 2 to 7, 5: 4 to 7, 6: 6 and 7
}

function total(cards: Hand): number {
  return cards.reduce((sum, card) => sum + "A23456789".indexOf(card[0]) + 1, 0) % 10;
}

// The protocol.

function answer(request: Request): object {
  const { op, table, round, bets, deals } = request;
  if (op === "hello") {
    return { protocol: 1, engine: { name: "my-engine", version: "1", language: "TypeScript" }, tables: TABLES };
  }
  if (op !== "coup") return { unsupported: `op ${op}` };
  const fits = typeof table === "string" && Number.isInteger(round) && Array.isArray(bets);
  if (!fits) throw new TypeError("the request does not fit its schema");
  for (const card of deals.flat()) {
    if (typeof card !== "string" || !CARD.test(card)) throw new TypeError(`${card} is not a card`);
  }
  if (!Object.hasOwn(TABLES, table)) throw new Rejected(`${table} is not a table`);
  if (round < 1) throw new Rejected("rounds are counted from 1");
  const stakes = new Map<string, bigint>();
  for (const { bet, stake } of bets) {
    if (!BETS[table].includes(bet) || stakes.has(bet)) throw new Rejected(`${bet} is not taken, or staked on twice`);
    stakes.set(bet, cents(stake));
  }
  return { coups: deals.map((deal) => coup(deal, stakes)) };
}

function coup(deal: Hand, stakes: Map<string, bigint>): object {
  if (deal.length < 6 || deal.some((card) => deal.filter((other) => other === card).length > DECKS)) {
    throw new Rejected("a shoe gives no such cards");
  }
  const { player, banker, winner, bets } = play(deal, stakes);
  const settlements = [...bets].map(([bet, { result, returned }]) => ({ bet, result, returned: written(returned) }));
  return { player, banker, player_total: total(player), banker_total: total(banker), winner, settlements };
}

function cents(stake: string): bigint {
  if (typeof stake !== "string") throw new TypeError("a stake is a text");
  const read = STAKE.exec(stake);
  const amount = read === null ? 0n : BigInt(read[1] + (read[2] ?? "").padEnd(2, "0"));
  if (amount === 0n) throw new Rejected(`a stake of ${stake} cannot be taken`);
  return amount;
}

function written(amount: bigint): string {
  return `${amount / 100n}.${String(amount % 100n).padStart(2, "0")}`;
}

for await (const line of createInterface({ input: process.stdin })) {
  let seq = "";
  let reply: object;
  try {
    const request: Request = JSON.parse(line);
    seq = request.seq;
    reply = answer(request);
  } catch (problem) {
    const text = String((problem as Error).message);
    reply = problem instanceof Rejected ? { rejected: { reason: text } } : { error: { message: text } };
  }
  console.log(JSON.stringify({ seq, ...reply }));
}
