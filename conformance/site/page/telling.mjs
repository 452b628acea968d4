/** A coup told step by step, each step with the rule that it rests on, in the sentences of `baccarat coup`. */

import { playCoup } from "./engine.mjs";
import { rules } from "./rules.mjs";
import { data } from "./data.mjs";
import { cardName, say } from "./words.mjs";
import { written } from "./numbers.mjs";

const { deal: DEAL_ORDER, natural_stop: NATURAL_STOPS } = rules.tableau.rules;

/**
 * Play a coup and tell it.
 *
 * @param {string} table @param {number} round @param {Record<string, string>} bets @param {string[]} deal
 * @returns what the engine says of the coup, and `steps`: each with its `text`, its `rule`, the number of cards in
 *   each hand after it, and for a settlement the `result`
 */
export function play(table, round, bets, deal) {
  const coup = playCoup(rules, table, round, bets, deal);
  return { ...coup, steps: [...dealing(coup), ending(coup), ...coup.settlements.flatMap((one) => [...rounded(table, one), settled(table, one)])] };
}

function dealing(coup) {
  const first = ["player", "banker"].map((hand) => dealt(coup, hand));
  const [player, banker] = coup.draws;
  if (player.rule === NATURAL_STOPS) return [...first, natural(coup)];
  const two = data.cardsInHand;
  return [...first, third(coup, player, [coup.hands.player.cards.length, two]), third(coup, banker, whole(coup))];
}

function whole(coup) {
  return [coup.hands.player.cards.length, coup.hands.banker.cards.length];
}

function dealt(coup, hand) {
  const cards = coup.hands[hand].cards.slice(0, data.cardsInHand);
  const values = { hand: data.hands[hand], cards: cards.map(cardName).join(" "), sum: sumText(cards) };
  const shown = hand === "player" ? [data.cardsInHand, 0] : [data.cardsInHand, data.cardsInHand];
  return { text: say("{hand} is dealt {cards}: {sum}", values), rule: DEAL_ORDER, shown };
}

function natural(coup) {
  const held = ["player", "banker"].filter((hand) => coup.hands[hand].natural);
  const told = held.map((hand) =>
    say("{hand} has a natural {total}", { hand: data.hands[hand], total: coup.hands[hand].firstTotal }),
  );
  const text = say("{naturals}: no third card is drawn", { naturals: told.join(", ") });
  return { text, rule: NATURAL_STOPS, shown: whole(coup) };
}

function third(coup, draw, shown) {
  const values = { hand: data.hands[draw.hand], total: draw.total, points: draw.on };
  const drawn = draw.draws ? { card: cardName(draw.card), sum: sumText(coup.hands[draw.hand].cards) } : {};
  return { text: thirdText(draw, { ...values, ...drawn }), rule: draw.rule, shown };
}

function thirdText(draw, values) {
  if (draw.on !== null) {
    if (draw.draws) return say("{hand} has {total} against a third card of {points} and draws {card}: {sum}", values);
    return say("{hand} has {total} against a third card of {points} and stands", values);
  }
  if (draw.draws) return say("{hand} has {total} and draws {card}: {sum}", values);
  return say("{hand} has {total} and stands", values);
}

function ending(coup) {
  const { player_total, banker_total } = coup.facts;
  const { winner, rule } = coup.winner;
  const [low, high] = [player_total, banker_total].sort((one, other) => one - other);
  const text =
    winner === "tie"
      ? say("The coup is a tie, {player_total} to {banker_total}", { player_total, banker_total })
      : say("{hand} wins the coup, {high} to {low}", { hand: data.hands[winner], high, low });
  return { text, rule, shown: whole(coup), ends: true };
}

/** The step that makes whole units of the winnings, where they are none by themselves. */
function rounded(table, one) {
  if (one.rounding === null) return [];
  const { rule } = one.rounding;
  const values = {
    bet: data.bets[table][one.bet],
    exact: written(one.exact),
    net: written(one.winnings),
    reason: data.reasons[rule],
  };
  return [{ text: say("{bet}: winnings of {exact} are rounded to {net}. {reason}.", values), rule, bet: one.bet }];
}

function settled(table, one) {
  const values = {
    bet: data.bets[table][one.bet],
    stake: written(one.stake),
    reason: data.reasons[one.rule],
    net: written(one.winnings),
    returned: written(one.returned),
  };
  return { text: settledText(one.result, values), rule: one.rule, result: one.result, bet: one.bet };
}

function settledText(result, values) {
  if (result === "win") {
    return say("{bet}, {stake} staked, wins {net}; {returned} is returned in total. {reason}.", values);
  }
  if (result === "push") return say("{bet}, {stake} staked, is returned. {reason}.", values);
  return say("{bet}, {stake} staked, loses. {reason}.", values);
}

function sumText(cards) {
  const points = cards.map((code) => rules.tableau.points[code[0]]);
  const total = points.reduce((one, other) => one + other, 0);
  const sum = `${points.join(" + ")} = ${total}`;
  if (total < rules.tableau.modulus) return sum;
  return say("{sum}, which counts {total}", { sum, total: total % rules.tableau.modulus });
}
