/**
 * A baccarat engine in JavaScript, written from the rules alone.
 *
 * Every number comes from `rules.json`, exported from `spec/`; this file holds the procedure and cites the rules it
 * follows. It imports nothing and does no input or output, so a browser runs it unchanged. Money is exact: an amount
 * is a BigInt of its smallest decimal part, and never a Number.
 */

export const PROTOCOL = 1;
export const NAME = "baccarat-javascript";
export const VERSION = "0.1.0";

const CARDS_NEEDED = 6;
const MOST_WHOLE_DIGITS = 18; // of a stake or a balance, before its point
const LEDGER_DIGITS = 36; // as many decimals as an amount of protocol 1 can have
const AMOUNT = /^[0-9]{1,36}(?:\.[0-9]{1,36})?$/;
const DECIMAL = /^[0-9]+(?:\.[0-9]+)?$/;

/** What was asked cannot be, and the rules or the table say so: the bettor's mistake. */
export class Refused extends Error {}

/** The request is no message of protocol 1: the caller's mistake. */
export class Malformed extends Error {}

/** The engine does not do this at all. */
export class Unsupported extends Error {}

// ---------------------------------------------------------------------------------------------------------------------
// Money

/**
 * Read a decimal string as an integer of its parts with so many decimals; null when it is finer than that.
 * @param {string} text @param {number} digits @returns {bigint | null}
 */
function scaled(text, digits) {
  const [whole, part = ""] = text.split(".");
  if (/[1-9]/.test(part.slice(digits))) return null;
  return BigInt(whole + part.slice(0, digits).padEnd(digits, "0"));
}

/**
 * Write an amount as a plain decimal: every digit it has, and never fewer decimals than `shortest`.
 * @param {bigint} amount @param {number} digits @param {number} shortest @returns {string}
 */
function written(amount, digits, shortest) {
  if (digits === 0) return amount.toString();
  const text = amount.toString().padStart(digits + 1, "0");
  const whole = text.slice(0, -digits);
  let part = text.slice(-digits);
  while (part.length > shortest && part.endsWith("0")) part = part.slice(0, -1);
  return part ? `${whole}.${part}` : whole;
}

/** @param {number} digits @returns {bigint} ten to this power */
function tenTo(digits) {
  return 10n ** BigInt(digits);
}

/**
 * Divide, and round to a whole number as the table does (ROUNDING-TOUCH).
 * @param {bigint} dividend @param {bigint} divisor @param {string} mode @returns {bigint}
 */
function roundedQuotient(dividend, divisor, mode) {
  const quotient = dividend / divisor;
  const rest = dividend % divisor;
  if (rest === 0n || mode === "down") return quotient;
  if (mode === "up") return quotient + 1n;
  if (rest * 2n !== divisor) return rest * 2n > divisor ? quotient + 1n : quotient;
  if (mode === "half-up") return quotient + 1n;
  return quotient % 2n === 0n ? quotient : quotient + 1n;
}

/** Whether an amount has more digits than any may have; noughts in front of it do not count. */
function isTooLong(text) {
  const [whole, part = ""] = text.split(".");
  return whole.replace(/^0+/, "").length > MOST_WHOLE_DIGITS || part.length > LEDGER_DIGITS;
}

/**
 * Read a stake, which is any text a bettor gives: more than nothing, and a whole number of the table's units (MONEY-TOUCH, MONEY-BAKARAT).
 * @returns {bigint} in parts of the table's money
 */
function readStake(table, text) {
  if (!DECIMAL.test(text)) throw new Refused(`"${text}" is not an amount of money; write digits with a point, as in 0.30`);
  if (isTooLong(text)) throw new Refused(`a stake of ${text} has too many digits`);
  const stake = scaled(text, table.digits);
  if (stake === 0n) throw new Refused(`a stake of ${text} is not more than nothing; stake at least ${table.unitText}`);
  if (stake === null || stake % table.unit !== 0n) {
    throw new Refused(`a stake of ${text} is finer than the table's money; stake a multiple of ${table.unitText}`);
  }
  return stake;
}

// ---------------------------------------------------------------------------------------------------------------------
// The rules, made ready: maps for whatever a caller names, fractions as BigInt

/**
 * The net winnings for one staked, commission taken, as a fraction (COMMISSION-SBO, COMMISSION-BAKARAT,
 * COMMISSION-TOUCH): the commission is a share of the winnings, or of the stake.
 * @returns {[bigint, bigint]}
 */
function netOdds(outcome, commission) {
  const [winnings, stake] = outcome.odds.map(BigInt);
  if (!outcome.commission || commission === null) return [winnings, stake];
  const [part, of] = commission.rate.map(BigInt);
  if (commission.base === "winnings") return [winnings * (of - part), stake * of];
  return [winnings * of - part * stake, stake * of];
}

/** How many decimals the winnings of a unit or a stake need, for these net odds. */
function digitsNeeded(unit, unitDigits, [winnings, stake]) {
  for (let more = 0; more <= LEDGER_DIGITS - unitDigits; more += 1) {
    if ((unit * winnings * tenTo(more)) % stake === 0n) return unitDigits + more;
  }
  throw new Error(`odds of ${winnings}:${stake} have no end in decimals, and the table does not round`);
}

function readyOutcome(outcome, commission) {
  return { ...outcome, conditions: Object.entries(outcome.when), net: netOdds(outcome, commission) };
}

function readyBet(id, bet, commission) {
  const outcomes = bet.outcomes.map((outcome) => readyOutcome(outcome, commission));
  return { id, name: bet.name, lastRound: bet.last_round, availabilityRule: bet.availability_rule, outcomes };
}

function readyTable(rules, id, table) {
  const unitDigits = (table.unit.split(".")[1] ?? "").length;
  const smallest = scaled(table.unit, unitDigits);
  const bets = new Map();
  let digits = unitDigits;
  for (const [betId, bet] of Object.entries(table.bets)) {
    const ready = readyBet(betId, bet, table.commission);
    bets.set(betId, ready);
    for (const outcome of table.rounding === null ? ready.outcomes : []) {
      digits = Math.max(digits, digitsNeeded(smallest, unitDigits, outcome.net));
    }
  }
  return {
    id,
    name: table.name,
    decks: table.decks,
    unitText: table.unit,
    unitDigits,
    digits,
    unit: smallest * tenTo(digits - unitDigits),
    offerRule: table.offer_rule,
    bets,
    commission: table.commission,
    rounding: table.rounding,
    shoe: table.shoe,
    limits: table.limits,
    incidents: table.incidents,
    complaints: table.complaints,
    slip: table.slip === null ? null : rules.slips[table.slip],
  };
}

/** The cards by their codes, numbered as the tables of facts count them: by rank, then by suit. */
function readyCards(rules) {
  const cards = new Map();
  for (const rank of rules.ranks) {
    for (const suit of rules.suits) {
      cards.set(rank + suit, { code: rank + suit, number: cards.size, rank, suit, points: rules.tableau.points[rank] });
    }
  }
  return cards;
}

const READY = new WeakMap();

/** Make rules ready, once for each object of rules. */
function ready(rules) {
  let made = READY.get(rules);
  if (made === undefined) {
    const tables = new Map(Object.entries(rules.tables).map(([id, table]) => [id, readyTable(rules, id, table)]));
    const facts = Object.entries(rules.facts);
    made = { tableau: rules.tableau, cards: readyCards(rules), facts, bets: new Set(Object.keys(rules.bets)), tables };
    READY.set(rules, made);
  }
  return made;
}

/** The table of a request for an operation. Throws Unsupported where its pages say nothing of it. */
function tableFor(game, op, id) {
  const table = tableCalled(game, id);
  if (!abilities(table).includes(op)) throw new Unsupported(`op ${op} at ${id}: its pages say nothing of it`);
  return table;
}

function tableCalled(game, id) {
  const table = game.tables.get(id);
  if (table === undefined) throw new Refused(`${id} is not a table; the tables are ${[...game.tables.keys()].join(", ")}`);
  return table;
}

/** The bet as the table offers it (OFFER-…). */
function betAt(game, table, id) {
  const bet = table.bets.get(id);
  if (bet !== undefined) return bet;
  const offered = [...table.bets.keys()].join(", ");
  if (!game.bets.has(id)) throw new Refused(`${id} is not a bet; ${table.id} offers ${offered}`);
  throw new Refused(`${table.id} does not offer ${id} (${table.offerRule}); it offers ${offered}`);
}

// ---------------------------------------------------------------------------------------------------------------------
// The coup

/** Read cards by their codes, in the order in which the shoe gives them. */
function readCards(game, codes) {
  return codes.map((code) => {
    const card = game.cards.get(code);
    if (card === undefined) throw new Malformed(`${JSON.stringify(code)} is not a card; write rank and suit, as in TS`);
    return card;
  });
}

/** The cards of a deal: enough for any coup, and none more often than the decks have it (DECKS-…). */
function checkedDeal(table, cards) {
  if (cards.length < CARDS_NEEDED) {
    throw new Refused(`${cards.length} cards are too few; give ${CARDS_NEEDED}, whether or not the coup uses them all`);
  }
  refuseExcess(table, cards);
  return cards;
}

/** No card comes more often than the decks have it (DECKS-…). */
function refuseExcess(table, cards) {
  if (cards.length <= table.decks) return; // fewer cards cannot hold one too often
  const counts = new Map();
  for (const { code } of cards) {
    const count = (counts.get(code) ?? 0) + 1;
    if (count > table.decks) throw new Refused(`${code} comes more than ${table.decks} times, once in each deck`);
    counts.set(code, count);
  }
}

/** The units of the sum of the points (TOTAL-UNITS, CARD-ACE, CARD-PIP, CARD-TEN-FACE). */
function totalOf(tableau, cards) {
  let sum = 0;
  for (const card of cards) sum += card.points;
  return sum % tableau.modulus;
}

/** Whether these first two cards are a natural (NATURAL-TOTALS). */
function isNatural(tableau, total) {
  return tableau.natural_totals.includes(total);
}

/** A natural ends the draw for a hand (NATURAL-STOPS). */
function standsOnNatural(tableau) {
  return { rule: tableau.rules.natural_stop, draws: false };
}

/** What a row of the tableau decides; a total without a row is a natural that did not end the draw, and stands. */
function decision(tableau, row, points) {
  if (row === undefined) return standsOnNatural(tableau);
  return { rule: row.rule, draws: points === null ? row.draws : row.draws[points] };
}

/** Deal a coup: the first four cards in their order (DEAL-ORDER), then the third cards from the shoe. */
function dealCoup(tableau, cards) {
  const hands = { player: [], banker: [] };
  let next = 0;
  for (const hand of tableau.first) hands[hand].push(cards[next++]);
  return drawnCoup(tableau, hands, () => cards[next++]);
}

/** The coup of two hands as they lie on the table. Throws Refused unless the tableau gives just these hands (DRAW-…). */
function lyingCoup(tableau, lying) {
  const refuse = () => {
    throw new Refused("the drawing rules do not give these hands; check the cards");
  };
  if (HANDS.some((hand) => lying[hand].length < 2 || lying[hand].length > 3)) refuse();
  const hands = { player: lying.player.slice(0, 2), banker: lying.banker.slice(0, 2) };
  const coup = drawnCoup(tableau, hands, (hand) => lying[hand][2] ?? refuse());
  if (HANDS.some((hand) => hands[hand].length !== lying[hand].length)) refuse();
  return coup;
}

const HANDS = ["player", "banker"];

/**
 * Draw the third cards, Player's before Banker's and no more than one for each hand (DEAL-THIRD), as a natural
 * (NATURAL-STOPS) or the tableau (DRAW-…) decides; `third` gives the card for a hand.
 */
function drawnCoup(tableau, hands, third) {
  const playerTotal = totalOf(tableau, hands.player);
  const bankerTotal = totalOf(tableau, hands.banker);
  const naturals = { player: isNatural(tableau, playerTotal), banker: isNatural(tableau, bankerTotal) };
  const stopped = tableau.natural_stops.some((hand) => naturals[hand]);

  const player = stopped ? standsOnNatural(tableau) : decision(tableau, tableau.player[playerTotal], null);
  if (player.draws) hands.player.push(third("player"));
  const on = player.draws ? hands.player[2].points : null;
  const rows = player.draws ? tableau.banker_after_draw : tableau.banker_after_stand;
  const banker = stopped ? standsOnNatural(tableau) : decision(tableau, rows[bankerTotal], on);
  if (banker.draws) hands.banker.push(third("banker"));
  return { hands, naturals, firstTotals: { player: playerTotal, banker: bankerTotal }, decisions: { player, banker }, on };
}

/** The hand with the higher total wins, natural or not (WIN-HIGHER); equal totals tie (WIN-TIE). */
function winnerOf(playerTotal, bankerTotal) {
  if (playerTotal === bankerTotal) return "tie";
  return playerTotal > bankerTotal ? "player" : "banker";
}

/** The state of a hand in one of the tables of a fact: the kind of its first two cards and the class of its third one. */
function stateOf(table, hand) {
  if (table === null) return 0;
  const kind = table.kinds[table.firsts[hand[0].number]][table.firsts[hand[1].number]];
  return hand.length < 3 ? table.two[kind] : table.three[kind][table.thirds[hand[2].number]];
}

/** What can be said of a finished coup, in the names that the paytables use: the result, and every fact that bets ask for. */
function factsOf(game, coup) {
  const { player, banker } = coup.hands;
  const facts = {};
  for (const [name, fact] of game.facts) {
    facts[name] = fact.values[stateOf(fact.player, player)][stateOf(fact.banker, banker)];
  }
  facts.player_total = totalOf(game.tableau, player);
  facts.banker_total = totalOf(game.tableau, banker);
  facts.winner = winnerOf(facts.player_total, facts.banker_total);
  return facts;
}

// ---------------------------------------------------------------------------------------------------------------------
// Settlement

/** Whether every condition of an outcome holds; `otherwise` has none, stands last, and always does. */
function holds(outcome, facts) {
  for (const [fact, values] of outcome.conditions) if (!values.includes(facts[fact])) return false;
  return true;
}

/** The one outcome of a bet that decides a coup (PAY-…). */
function decidingOutcome(bet, facts) {
  for (const outcome of bet.outcomes) if (holds(outcome, facts)) return outcome;
  throw new Error(`no outcome of ${bet.id} holds for this coup`);
}

/** The net winnings of a stake, in parts of the table's money; rounded to whole units where the table rounds. */
function winningsOf(table, outcome, stake) {
  const [winnings, per] = outcome.net;
  if (table.rounding === null) return (stake * winnings) / per; // exact: the parts are fine enough
  return roundedQuotient(stake * winnings, per * table.unit, table.rounding.mode) * table.unit;
}

/** All that goes back to the bettor, the stake included; nothing for a lost stake. */
function returnedFor(table, outcome, stake) {
  if (outcome.result === "lose") return 0n;
  return outcome.result === "push" ? stake : stake + winningsOf(table, outcome, stake);
}

/** The bets that the table takes in this round, with their stakes (OFFER-…, MONEY-…, AVAILABILITY-…). */
function takenBets(game, table, round, bets) {
  if (round < 1) throw new Refused(`rounds are counted from 1; ${round} is none`);
  const seen = new Set();
  return bets.map(({ bet: id, stake }) => {
    const bet = betAt(game, table, id);
    if (seen.has(id)) throw new Refused(`${id} is staked on twice; add the stakes`);
    seen.add(id);
    if (bet.lastRound !== null && round > bet.lastRound) {
      throw new Refused(`${id} is taken up to round ${bet.lastRound} of a shoe (${bet.availabilityRule}), and this is round ${round}`);
    }
    return { bet, stake: readStake(table, stake), settled: new Map() };
  });
}

/** The settlement of a taken bet, written once for each outcome however many deals there are. */
function settlementOf(table, taken, outcome) {
  let settlement = taken.settled.get(outcome);
  if (settlement === undefined) {
    const returned = written(returnedFor(table, outcome, taken.stake), table.digits, table.unitDigits);
    settlement = { bet: taken.bet.id, result: outcome.result, returned };
    taken.settled.set(outcome, settlement);
  }
  return settlement;
}

function settledCoup(game, table, taken, coup) {
  const facts = factsOf(game, coup);
  const settlements = [];
  for (const one of taken) settlements.push(settlementOf(table, one, decidingOutcome(one.bet, facts)));
  return {
    player: coup.hands.player.map((card) => card.code),
    banker: coup.hands.banker.map((card) => card.code),
    player_total: facts.player_total,
    banker_total: facts.banker_total,
    winner: facts.winner,
    settlements,
  };
}

function answerCoup(game, request) {
  const id = textIn(request, "table");
  const round = wholeIn(request, "round");
  const bets = stakesIn(request);
  const deals = listIn(request, "deals").map((deal) => readCards(game, isList(deal, "deal")));
  const table = tableFor(game, "coup", id);
  const taken = takenBets(game, table, round, bets);
  return { coups: deals.map((deal) => settledCoup(game, table, taken, dealCoup(game.tableau, checkedDeal(table, deal)))) };
}

/** Settle coups whose hands lie on the table, dealt and drawn by somebody else. */
function answerSettle(game, request) {
  const id = textIn(request, "table");
  const round = wholeIn(request, "round");
  const bets = stakesIn(request);
  const coups = listIn(request, "hands").map((hands) => {
    isObject(hands, "hands");
    return { player: readCards(game, listIn(hands, "player")), banker: readCards(game, listIn(hands, "banker")) };
  });
  const table = tableFor(game, "settle", id);
  const taken = takenBets(game, table, round, bets);
  return {
    coups: coups.map((hands) => {
      refuseExcess(table, [...hands.player, ...hands.banker]);
      return settledCoup(game, table, taken, lyingCoup(game.tableau, hands));
    }),
  };
}

/**
 * Play one coup and say why, step by step.
 *
 * @param {object} rules what `rules.json` holds
 * @param {string} table the table's id
 * @param {number} round the round of the shoe, from 1
 * @param {Record<string, string>} bets the stake on each bet, as decimal strings
 * @param {string[]} deal six cards or more, as the shoe gives them
 * @returns the hands; for each hand which rule decided its third card (`draws`), on which total, and for Banker on
 *   which points of Player's third card; the winner and its rule; the facts; and for each bet the rule of its outcome,
 *   the net odds, the commission and rounding that its winnings went through, the amounts, and before a rounding
 *   that changed them the winnings in full (`exact`)
 * @throws {Refused} when the table takes no such bet or coup @throws {Malformed} when something is no card
 */
export function playCoup(rules, table, round, bets, deal) {
  const game = ready(rules);
  const at = tableCalled(game, table);
  const stakes = Object.entries(bets).map(([bet, stake]) => ({ bet, stake }));
  const taken = takenBets(game, at, round, stakes);
  const coup = dealCoup(game.tableau, checkedDeal(at, readCards(game, deal)));
  const facts = factsOf(game, coup);
  return {
    table,
    round,
    hands: { player: explainedHand(coup, facts, "player"), banker: explainedHand(coup, facts, "banker") },
    draws: ["player", "banker"].map((hand) => explainedDraw(game.tableau, coup, hand)),
    winner: { winner: facts.winner, rule: game.tableau.rules[facts.winner === "tie" ? "equal" : "higher"] },
    facts,
    settlements: taken.map((one) => explainedSettlement(at, one, decidingOutcome(one.bet, facts))),
  };
}

function explainedHand(coup, facts, hand) {
  return {
    cards: coup.hands[hand].map((card) => card.code),
    points: coup.hands[hand].map((card) => card.points),
    firstTotal: coup.firstTotals[hand],
    total: facts[`${hand}_total`],
    natural: coup.naturals[hand],
  };
}

function explainedDraw(tableau, coup, hand) {
  const { rule, draws } = coup.decisions[hand];
  const on = hand === "banker" && rule !== tableau.rules.natural_stop ? coup.on : null;
  return { hand, rule, draws, total: coup.firstTotals[hand], on, card: coup.hands[hand][2]?.code ?? null };
}

function explainedSettlement(table, taken, outcome) {
  const write = (amount) => written(amount, table.digits, table.unitDigits);
  const won = outcome.result === "win";
  const winnings = won ? winningsOf(table, outcome, taken.stake) : 0n;
  const rounded = won && table.rounding !== null && outcome.net[1] * winnings !== taken.stake * outcome.net[0];
  return {
    bet: taken.bet.id,
    name: taken.bet.name,
    rule: outcome.rule,
    result: outcome.result,
    odds: won ? outcome.odds : null,
    commission: won && outcome.commission ? table.commission : null,
    rounding: rounded ? table.rounding : null,
    exact: rounded ? exactWinnings(table, outcome, taken.stake) : null,
    stake: write(taken.stake),
    winnings: write(winnings),
    returned: write(returnedFor(table, outcome, taken.stake)),
  };
}

/** The winnings before rounding, with all the decimals that they have. */
function exactWinnings(table, outcome, stake) {
  const [winnings, per] = outcome.net;
  const digits = digitsNeeded(stake, table.digits, outcome.net);
  return written((stake * winnings * tenTo(digits - table.digits)) / per, digits, table.unitDigits);
}

// ---------------------------------------------------------------------------------------------------------------------
// The shoe

const NO_SHOE = Object.freeze({ phase: "none", round: 0, burnt: 0, cards: 0, last: false, ends: false, shuffled: false });

/** How many cards the exposed card burns, and how many are then left (SHOE-BURN-…). */
function burn(game, table, exposed) {
  const rules = table.shoe;
  const all = table.decks * game.cards.size;
  if (rules.exposed === null) {
    if (exposed !== null) throw new Refused(`no card is exposed when a shoe starts at ${table.id}`);
    return { burnt: 0, cards: all };
  }
  if (exposed === null) throw new Refused("a card has to be exposed before the burn (SHOE-BURN-START)");
  const card = game.cards.get(exposed);
  if (card === undefined) throw new Refused(`"${exposed}" is not a card; write rank and suit, as in TS`);
  const burnt = rules.burn_counts[card.rank];
  return { burnt, cards: all - burnt - (rules.exposed_counted ? 0 : rules.exposed) };
}

const SHOE_EVENTS = {
  /** A new shoe begins, shuffled wherever the pages speak of shuffling; never during a round (SHOE-BAKARAT-NEW-SHOE). */
  shoe(game, table, shoe, event) {
    if (shoe.phase === "round") throw new Refused("a round is being played; it ends before a new shoe begins");
    const shuffled = table.shoe.shuffled_before !== null;
    return { ...NO_SHOE, phase: "ready", ...burn(game, table, event.exposed ?? null), shuffled };
  },

  /** The next round begins (SHOE-SBO-BURN, SHOE-TOUCH-SHUFFLE, SHOE-BAKARAT-NEW-SHOE). */
  round(game, table, shoe) {
    if (shoe.phase !== "ready") throw new Refused(`no round can begin now: the shoe is in phase ${shoe.phase}`);
    const burnt = shoe.round > 0 ? (table.shoe.burnt_between_rounds ?? 0) : 0;
    const shuffled = table.shoe.shuffled_before === "each-round";
    return { ...shoe, phase: "round", round: shoe.round + 1, burnt, last: shoe.ends, shuffled };
  },

  /** The cut card comes out: this round is the last, or the next one (SHOE-CUT-CARD). */
  "cut-card"(game, table, shoe) {
    if (table.shoe.last_round === null) throw new Refused(`${table.id} says nothing of a cut card`);
    if (shoe.phase !== "round") throw new Refused("the cut card is drawn only while a round is played");
    if (shoe.ends) throw new Refused("the cut card has been drawn from this shoe already");
    return { ...shoe, burnt: 0, shuffled: false, ends: true, last: table.shoe.last_round === "current" };
  },

  /** The round is over, and after the last one the shoe too (SHOE-CUT-CARD). */
  end(game, table, shoe) {
    if (shoe.phase !== "round") throw new Refused("no round is being played");
    return { ...shoe, phase: shoe.last ? "over" : "ready", burnt: 0, shuffled: false };
  },

  /** The operator may reshuffle after an error in shuffling, which is never while a round is played. */
  reshuffle(game, table, shoe, event) {
    const causes = table.shoe.reshuffle_after ?? [];
    if (!causes.includes(event.cause)) throw new Refused(`${table.id} says nothing of reshuffling after ${event.cause}`);
    if (shoe.phase !== "ready") throw new Refused(`there is nothing to reshuffle: the shoe is in phase ${shoe.phase}`);
    return { ...shoe, burnt: 0, shuffled: true };
  },
};

const SHUFFLING_ERRORS = ["human-error", "technical-error"];

function readShoeEvent(event) {
  oneOf(textIn(event, "event"), Object.keys(SHOE_EVENTS), "event");
  if (event.event === "shoe") textIn(event, "exposed", null);
  if (event.event === "reshuffle") oneOf(textIn(event, "cause"), SHUFFLING_ERRORS, "cause");
  return event;
}

function answerShoe(game, request) {
  const id = textIn(request, "table");
  const events = listIn(request, "events").map(readShoeEvent);
  const table = tableFor(game, "shoe", id);
  let shoe = NO_SHOE;
  const states = events.map((event) => {
    const refused = tried(() => {
      shoe = SHOE_EVENTS[event.event](game, table, shoe, event);
    });
    const { ends, ...state } = shoe;
    return { ...state, refused };
  });
  return { states };
}

// ---------------------------------------------------------------------------------------------------------------------
// Limits

/** Whether a stake is between the smallest and the largest one (LIMIT-SBO-RANGE, LIMIT-SBO-MAXIMUM, LIMIT-TOUCH-RANGE). */
function refuseOutOfRange(rules, bet, stake, { minimum, maximum }) {
  if (rules.bounds.includes("minimum") && stake < minimum) throw new Refused(`the stake on ${bet} is below the smallest`);
  if (!rules.bounds.includes("maximum")) return;
  if (stake > maximum) throw new Refused(`the stake on ${bet} is above the largest`);
  if (stake === maximum && !rules.largest_taken) throw new Refused(`the stake on ${bet} reaches the largest`);
}

/** By how much one stake exceeds the other is capped by a limit, not each stake (LIMIT-BAKARAT-DIFFERENCE). */
function refuseDifference({ bets: [one, other], capped_by: side }, stakes, limits) {
  const first = stakes.get(one) ?? 0n;
  const second = stakes.get(other) ?? 0n;
  const [larger, smaller] = first >= second ? [one, other] : [other, one];
  const difference = first >= second ? first - second : second - first;
  const cap = limits.get(side === "larger-side" ? larger : smaller);
  if (cap !== undefined && difference > cap.maximum) {
    throw new Refused(`the stakes on ${one} and ${other} differ by more than the limit (LIMIT-BAKARAT-DIFFERENCE)`);
  }
}

/** Some bets need another one beside them, where a sign says so (LIMIT-TIGER-ELIGIBILITY). */
function refuseAlone({ bets, requires_any: beside, when }, stakes, sign) {
  if (when === "sign-shown" && !sign) return;
  const lonely = bets.find((bet) => stakes.has(bet));
  if (lonely !== undefined && !beside.some((bet) => stakes.has(bet))) {
    throw new Refused(`${lonely} needs a bet on ${beside.join(", ")} beside it (LIMIT-TIGER-ELIGIBILITY)`);
  }
}

/** The limits that the table states; those that it shows are given with the request, and come before them. */
function statedLimits({ limits: { stakes } }) {
  const range = ({ minimum, maximum }) => ({
    minimum: scaled(minimum, LEDGER_DIGITS),
    maximum: scaled(maximum, LEDGER_DIGITS),
  });
  return Object.entries(stakes).map(([bet, limit]) => [bet, range(limit)]);
}

function readLimits(request) {
  const limits = new Map();
  for (const [bet, limit] of Object.entries(isObject(request.limits, "limits"))) {
    isObject(limit, "limit");
    limits.set(bet, { minimum: amountIn(limit, "minimum"), maximum: amountIn(limit, "maximum") });
  }
  return limits;
}

function refuseEmptyRanges(limits) {
  for (const [bet, { minimum, maximum }] of limits) {
    if (minimum === 0n || minimum > maximum) throw new Refused(`the limits of ${bet} leave no stake`);
  }
}

/** Each stake is between its own limits, which have to be known (LIMIT-SBO-RANGE, LIMIT-TOUCH-RANGE). */
function refuseStakesOutOfRange(rules, stakes, limits) {
  for (const [bet, stake] of stakes) {
    if (!limits.has(bet)) throw new Refused(`no limits are given for ${bet}`);
    refuseOutOfRange({ ...rules, bounds: boundsOf(rules, bet) }, bet, stake, limits.get(bet));
  }
}

/** Which bounds a bet has by itself: where the difference of two stakes is limited, these two can have others. */
function boundsOf({ bounds, difference }, bet) {
  if (difference === null) return bounds;
  return difference.bets.includes(bet) ? difference.own : [...bounds, ...difference.others];
}

/** All stakes together are at most what the table takes, and none can win more than it pays, where that is stated. */
function refuseSums(table, stakes) {
  const { table: most, win } = table.limits;
  const total = [...stakes.values()].reduce((sum, stake) => sum + stake, 0n);
  if (most !== null && total > scaled(most, LEDGER_DIGITS)) throw new Refused("the table takes less in a round");
  for (const [bet, stake] of win === null ? [] : stakes) {
    const most = scaled(win, LEDGER_DIGITS);
    const over = ({ result, net: [winnings, of] }) => result === "win" && stake * winnings > most * of;
    if (table.bets.get(bet).outcomes.some(over)) throw new Refused(`a stake on ${bet} could win more than the table pays`);
  }
}

function answerLimits(game, request) {
  const id = textIn(request, "table");
  const bets = stakesIn(request);
  const given = readLimits(request);
  const { sign = false } = request;
  if (typeof sign !== "boolean") throw new Malformed("sign is no truth value");
  const table = tableFor(game, "limits", id);
  const stakes = new Map();
  for (const { bet, stake } of takenBets(game, table, 1, bets)) stakes.set(bet.id, toLedger(table, stake));
  const rules = table.limits;
  const limits = new Map([...statedLimits(table), ...given]);
  refuseEmptyRanges(limits);
  refuseStakesOutOfRange(rules, stakes, limits);
  if (rules.difference !== null) refuseDifference(rules.difference, stakes, limits);
  if (rules.eligibility !== null) refuseAlone(rules.eligibility, stakes, sign);
  refuseSums(table, stakes);
  return { taken: true };
}

// ---------------------------------------------------------------------------------------------------------------------
// Incidents

/** What follows from an incident: all that the rules for this cause, moment and number of cards state (INCIDENT-…). */
function consequencesOf(table, event, paused) {
  const { cause, during = "round", cards = 1 } = event;
  if (during === "pause" && !paused) throw new Refused("no round is paused");
  const rules = table.incidents.filter(
    (rule) => rule.causes.includes(cause) && rule.during === during && cards >= rule.cards,
  );
  if (rules.length === 0) throw new Refused(`${table.id} knows no incident of ${cause} in this moment`);
  return Object.assign({}, ...rules.map((rule) => rule.then));
}

const MOMENTS = ["round", "shuffle", "round-over", "pause"];

function readIncident(event) {
  textIn(event, "cause");
  oneOf(textIn(event, "during", "round"), MOMENTS, "during");
  wholeIn(event, "cards", 1);
  return event;
}

function answerIncidents(game, request) {
  const id = textIn(request, "table");
  const events = listIn(request, "events").map(readIncident);
  const table = tableFor(game, "incidents", id);
  let paused = false;
  const states = events.map((event) => {
    let stated = {};
    const refused = tried(() => {
      stated = consequencesOf(table, event, paused);
    });
    if (refused !== null) return { refused };
    if (stated.round !== undefined || stated.result !== undefined) paused = stated.round === "paused";
    return stated;
  });
  return { states };
}

// ---------------------------------------------------------------------------------------------------------------------
// Complaints

/** What becomes of a complaint (COMPLAINT-SBO-FIELDS, -INCOMPLETE, -DEADLINE, -LATE, -VIDEO). */
function handled(table, { fields, seconds }) {
  const rules = table.complaints;
  if (seconds < 0) throw new Refused("a complaint comes after the event");
  const strange = fields.find((field) => !rules.required.includes(field));
  if (strange !== undefined) throw new Refused(`${strange} is no part of a complaint`);
  const incomplete = !rules.required.every((field) => fields.includes(field));
  const onTime = seconds < rules.deadline || (seconds === rules.deadline && rules.at_deadline === "accepted");
  const reasons = [];
  if (incomplete && rules.incomplete === "rejected") reasons.push("incomplete");
  if (!onTime && (seconds === rules.deadline || rules.late === "rejected")) reasons.push("late");
  return { decision: reasons.length > 0 ? "rejected" : "accepted", reasons, video: seconds <= rules.video };
}

function readComplaint(event) {
  listIn(event, "fields").forEach((field) => isText(field, "field"));
  wholeIn(event, "seconds");
  return event;
}

function answerComplaints(game, request) {
  const id = textIn(request, "table");
  const events = listIn(request, "events").map(readComplaint);
  const table = tableFor(game, "complaints", id);
  const states = events.map((event) => {
    let state = { decision: null, reasons: [], video: null };
    const refused = tried(() => {
      state = handled(table, event);
    });
    return { ...state, refused };
  });
  return { states };
}

// ---------------------------------------------------------------------------------------------------------------------
// The bet slip: a machine whose phases, transitions and acts are data (SLIP-…, TOUCH-SLIP-…)

/** @typedef {{bet: string, stake: bigint}} Placement a stake as it was placed, in parts of the ledger */

const PILES = ["unconfirmed", "confirmed", "shown", "previous"];

/** Amounts of the slip have as many decimals as the protocol allows, for a balance may be finer than the unit. */
function toLedger(table, amount) {
  return amount * tenTo(LEDGER_DIGITS - table.digits);
}

function fromLedger(table, amount) {
  return amount / tenTo(LEDGER_DIGITS - table.digits);
}

/** The stake on each bet of some piles, in the order in which the bets were first placed. */
function stakesOf(...piles) {
  const stakes = new Map();
  for (const { bet, stake } of piles.flat()) stakes.set(bet, (stakes.get(bet) ?? 0n) + stake);
  return stakes;
}

function sumOf(pile) {
  return pile.reduce((sum, { stake }) => sum + stake, 0n);
}

/** No stake of this round, confirmed or not, exceeds the largest one. */
function refuseTooLarge(desk, slip) {
  const rules = desk.table.limits;
  if (rules === null) return;
  const range = { minimum: 0n, maximum: desk.maximum };
  for (const [bet, stake] of stakesOf(slip.unconfirmed, slip.confirmed)) refuseOutOfRange(rules, bet, stake, range);
}

/** No stake that is charged is below the smallest one. */
function refuseTooSmall(desk, slip, pile) {
  const rules = desk.table.limits;
  if (rules === null || !rules.bounds.includes("minimum")) return;
  const whole = stakesOf(slip.unconfirmed, slip.confirmed);
  for (const { bet } of pile) {
    if (whole.get(bet) < desk.minimum) throw new Refused(`the stake on ${bet} is below the smallest`);
  }
}

/** How many of some bets may be placed in one round, and whether others may be placed beside them (SLIP-TIGER-COMBINE). */
function refuseCombination(desk, slip) {
  const placed = [...stakesOf(slip.unconfirmed, slip.confirmed).keys()];
  for (const { rule, bets, most, beside_others: besideOthers } of desk.machine.combinations) {
    const chosen = placed.filter((bet) => bets.includes(bet));
    if (chosen.length > most) throw new Refused(`no more than ${most} of ${bets.join(", ")} in one round (${rule})`);
    if (!besideOthers && chosen.length > 0 && chosen.length < placed.length) {
      throw new Refused(`${chosen[0]} takes no other bet beside it (${rule})`);
    }
  }
}

function refuseExcessOnTable(desk, slip) {
  refuseTooLarge(desk, slip);
  refuseCombination(desk, slip);
}

/** What each act does to a slip, which is a copy: when an act refuses, the slip before it is still there. */
const ACTS = {
  /** The chip becomes active, and with too many active the oldest no longer is. */
  select(desk, slip, act, event) {
    const others = slip.selected.filter((chip) => chip !== event.chip);
    slip.selected = [...others, event.chip].slice(-desk.machine.chips.count);
  },

  /** So many chips of the value selected last are placed on the bet. */
  add(desk, slip, act, event) {
    const chip = slip.selected.at(-1);
    if (chip === undefined) throw new Refused("no chip is selected");
    slip[act.to] = [...slip[act.to], { bet: event.bet, stake: chip * BigInt(act.chips) }];
    refuseExcessOnTable(desk, slip);
  },

  multiply(desk, slip, act) {
    slip[act.what] = slip[act.what].map(({ bet, stake }) => ({ bet, stake: stake * BigInt(act.factor) }));
    refuseExcessOnTable(desk, slip);
  },

  /** A pile is emptied, or loses its latest placements. */
  remove(desk, slip, act) {
    slip[act.what] = act.latest === null ? [] : slip[act.what].slice(0, -act.latest);
  },

  move(desk, slip, act) {
    slip[act.to] = [...slip[act.to], ...slip[act.what]];
    slip[act.what] = [];
  },

  copy(desk, slip, act) {
    const copies = slip[act.what].map(({ bet, stake }) => ({ bet, stake: stake * BigInt(act.factor) }));
    slip[act.to] = [...slip[act.to], ...copies];
    refuseExcessOnTable(desk, slip);
  },

  /** The stakes leave the balance, which has to hold them all. */
  charge(desk, slip, act) {
    refuseTooSmall(desk, slip, slip[act.what]);
    const sum = sumOf(slip[act.what]);
    if (sum > slip.balance) throw new Refused("the stakes are more than the balance");
    slip.balance -= sum;
  },

  /** The coup is played and every stake settled; nothing is paid yet. */
  play(desk, slip, act, event) {
    const { game, table } = desk;
    const coup = dealCoup(game.tableau, checkedDeal(table, readCards(game, event.deal)));
    const facts = factsOf(game, coup);
    slip.settled = [...stakesOf(slip[act.what])].map(([bet, stake]) => {
      const outcome = decidingOutcome(table.bets.get(bet), facts);
      const returned = toLedger(table, returnedFor(table, outcome, fromLedger(table, stake)));
      return { result: outcome.result, returned };
    });
  },

  /** What stakes with these results return is added to the balance. */
  credit(desk, slip, act) {
    for (const { result, returned } of slip.settled) if (act.results.includes(result)) slip.balance += returned;
  },
};

/** Enter a phase; its betting window, if it has one, starts anew unless the slip was in the phase already. */
function enter(slip, phase) {
  if (phase !== slip.phase) slip.elapsed = 0;
  slip.phase = phase;
}

/** Let the machine answer an event: all acts of its transition and of what follows at once, or none. */
function fire(desk, slip, name, event) {
  const { transitions, refusals } = desk.machine;
  const transition = transitions.find(({ on, phases }) => on === name && phases.includes(slip.phase));
  if (transition === undefined) {
    const refusal = refusals.find(({ on, phases }) => on.includes(name) && phases.includes(slip.phase));
    throw new Refused(`${name} is not possible while the slip is ${slip.phase}${refusal ? ` (${refusal.rule})` : ""}`);
  }
  for (const pile of transition.needs) {
    if (slip[pile].length === 0) throw new Refused(`no bet is ${pile} (${transition.rule})`);
  }
  for (const pile of transition.lacks) {
    if (slip[pile].length > 0) throw new Refused(`bets are ${pile} already (${transition.rule})`);
  }
  for (const act of transition.acts) ACTS[act.act](desk, slip, act, event);
  enter(slip, transition.to);
  if (transition.then !== null) fire(desk, slip, transition.then.event, event);
}

/** Let time pass: the betting window closes when its seconds are over (SLIP-WINDOW-SECONDS). */
function wait(desk, slip, event) {
  const { window } = desk.machine;
  if (event.seconds < 0) throw new Refused("time does not run backwards");
  if (window === null) throw new Refused(`the bet slip of ${desk.table.id} has no timer`);
  if (slip.phase !== window.phase) return;
  slip.elapsed += event.seconds;
  if (slip.elapsed >= window.seconds) fire(desk, slip, window.event, event);
}

/** What each event of a slip has to bring. */
const SLIP_EVENTS = new Map([
  ["select", "chip"],
  ["click", "bet"],
  ["double", null],
  ["confirm", null],
  ["clear", null],
  ["undo", null],
  ["wait", "seconds"],
  ["coup", "deal"],
  ["deal", "deal"],
  ["rebet", "deal"],
  ["rebet-double", "deal"],
]);

/** The slip after an event. Throws Refused, and the slip is as before, when there can be no such event. */
function slipAfter(desk, slip, message) {
  if (!SLIP_EVENTS.has(message.event)) throw new Refused(`"${message.event}" is no event of a bet slip`);
  const field = SLIP_EVENTS.get(message.event);
  if (field !== null && (message[field] ?? null) === null) throw new Refused(`${message.event} needs ${field}; add it`);
  const event = { ...message };
  if (field === "chip") event.chip = toLedger(desk.table, readStake(desk.table, message.chip));
  if (field === "bet") betAt(desk.game, desk.table, message.bet);
  const copy = { ...slip };
  if (field === "seconds") wait(desk, copy, event);
  else fire(desk, copy, message.event, event);
  return copy;
}

function slipState(desk, slip, refused) {
  const { unitDigits } = desk.table;
  const write = (amount) => written(amount, LEDGER_DIGITS, unitDigits);
  const pile = (name) => Object.fromEntries([...stakesOf(slip[name])].map(([bet, stake]) => [bet, write(stake)]));
  return {
    phase: slip.phase,
    selected: slip.selected.map(write),
    unconfirmed: pile("unconfirmed"),
    confirmed: pile("confirmed"),
    shown: pile("shown"),
    balance: write(slip.balance),
    refused,
  };
}

function readSlipEvent(game, event) {
  textIn(event, "event");
  textIn(event, "chip", null);
  textIn(event, "bet", null);
  wholeIn(event, "seconds", null);
  if ((event.deal ?? null) !== null) readCards(game, isList(event.deal, "deal"));
  return event;
}

function answerSlip(game, request) {
  const id = textIn(request, "table");
  const balance = amountIn(request, "balance");
  amountIn(request, "minimum");
  amountIn(request, "maximum");
  const events = listIn(request, "events").map((event) => readSlipEvent(game, isObject(event, "event")));
  const table = tableFor(game, "bet-slip", id);
  if (isTooLong(request.balance)) throw new Refused(`a balance of ${request.balance} has too many digits`);
  const minimum = toLedger(table, readStake(table, request.minimum));
  const maximum = toLedger(table, readStake(table, request.maximum));
  if (minimum > maximum) throw new Refused("the smallest stake is larger than the largest");
  const desk = { game, table, machine: table.slip, minimum, maximum };
  const piles = Object.fromEntries(PILES.map((pile) => [pile, []]));
  let slip = { phase: table.slip.start, elapsed: 0, selected: [], settled: [], balance, ...piles };
  const states = events.map((event) => {
    const refused = tried(() => {
      slip = slipAfter(desk, slip, event);
    });
    return slipState(desk, slip, refused);
  });
  return { states };
}

// ---------------------------------------------------------------------------------------------------------------------
// Messages: reading strictly, answering always

/** Do something, and return why it was refused, or null. */
function tried(action) {
  try {
    action();
    return null;
  } catch (problem) {
    if (problem instanceof Refused) return problem.message;
    throw problem;
  }
}

function isObject(value, what) {
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw new Malformed(`${what} is no object`);
  return value;
}

function isList(value, what) {
  if (!Array.isArray(value)) throw new Malformed(`${what} is no list`);
  return value;
}

function isText(value, what) {
  if (typeof value !== "string") throw new Malformed(`${what} is no text`);
  return value;
}

function listIn(message, name) {
  return isList(message[name], name);
}

/** A text of a message; where there is a default, the text may be missing, and null is one when the default is. */
function textIn(message, name, otherwise) {
  const value = isObject(message, "event")[name];
  if (value === undefined && otherwise !== undefined) return otherwise;
  if (value === null && otherwise === null) return null;
  return isText(value, name);
}

function wholeIn(message, name, otherwise) {
  const value = message[name];
  if (value === undefined && otherwise !== undefined) return otherwise;
  if (value === null && otherwise === null) return null;
  if (!Number.isInteger(value)) throw new Malformed(`${name} is no whole number`);
  return value;
}

function amountIn(message, name) {
  const text = textIn(message, name);
  if (!AMOUNT.test(text)) throw new Malformed(`${name} is no amount of money`);
  return scaled(text, LEDGER_DIGITS);
}

function oneOf(value, choices, what) {
  if (!choices.includes(value)) throw new Malformed(`${what} is none of ${choices.join(", ")}`);
}

function stakesIn(request) {
  const bets = listIn(request, "bets");
  for (const item of bets) {
    textIn(item, "bet");
    textIn(item, "stake");
  }
  return bets;
}

/** What the engine can do at a table: coups and a shoe at each, and whatever else the table has rules for. */
function abilities(table) {
  const has = { limits: table.limits, incidents: table.incidents[0] ?? null, complaints: table.complaints };
  const around = Object.keys(has).filter((op) => has[op] !== null);
  return ["coup", "settle", "shoe", ...(table.slip === null ? [] : ["bet-slip"]), ...around];
}

function answerHello(game, request) {
  wholeIn(request, "protocol");
  const suite = isObject(request.suite, "suite");
  textIn(suite, "name");
  textIn(suite, "version");
  const tables = Object.fromEntries([...game.tables].map(([id, table]) => [id, abilities(table)]));
  return { protocol: PROTOCOL, engine: { name: NAME, version: VERSION, language: "JavaScript" }, tables };
}

const OPERATIONS = new Map([
  ["hello", answerHello],
  ["coup", answerCoup],
  ["settle", answerSettle],
  ["shoe", answerShoe],
  ["limits", answerLimits],
  ["incidents", answerIncidents],
  ["complaints", answerComplaints],
  ["bet-slip", answerSlip],
]);

function answered(game, request) {
  isObject(request, "the request");
  if (request.seq !== undefined) isText(request.seq, "seq");
  const operation = OPERATIONS.get(textIn(request, "op"));
  if (operation === undefined) throw new Unsupported(`op ${request.op}`);
  textIn(request, "seq");
  return operation(game, request);
}

/** The part of an answer that says what was wrong. */
function blame(problem) {
  if (problem instanceof Refused) return { rejected: { reason: problem.message } };
  if (problem instanceof Unsupported) return { unsupported: problem.message };
  if (problem instanceof Malformed) return { error: { message: `the request is not a protocol 1 message: ${problem.message}` } };
  return { error: { message: `${problem?.name}: ${problem?.message}` } };
}

/**
 * Make an engine of what `rules.json` holds.
 *
 * `answer` takes a request of protocol 1 and returns the answer; it never throws.
 * @param {object} rules @returns {{answer: (request: object) => object}}
 */
export function createEngine(rules) {
  const game = ready(rules);
  return {
    answer(request) {
      const seq = typeof request?.seq === "string" ? request.seq : "";
      try {
        return { seq, ...answered(game, request) };
      } catch (problem) {
        return { seq, ...blame(problem) };
      }
    },
  };
}
