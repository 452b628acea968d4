/** What the explorer shows: the fields of a table, and a coup as far as it has been told. */

import { rules } from "./rules.mjs";
import { data } from "./data.mjs";
import { cardName, say } from "./words.mjs";
import { difference, sum, written } from "./numbers.mjs";

/** Make an element of a page. */
export function element(name, attributes = {}, ...children) {
  const made = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value);
  made.append(...children);
  return made;
}

let fields = 0;

function labelled(name, field, ...more) {
  fields += 1;
  field.id = `coup-field-${fields}`;
  return element("div", { class: "coup-field" }, element("label", { for: field.id }, name), field, ...more);
}

/** The place of one card of the deal: the card as it looks, and the list to choose it from. */
export function cardField(place) {
  const hand = rules.tableau.first[place];
  const number = place + 1;
  const name =
    hand === undefined
      ? say("Card {number}", { number })
      : say("Card {number}, {hand}", { number, hand: data.hands[hand] });
  const select = element("select", {}, ...[...rules.suits].map(suitChoices));
  return { select, field: labelled(name, select) };
}

function suitChoices(suit) {
  const cards = [...rules.ranks].map((rank) => element("option", { value: rank + suit }, cardName(rank + suit)));
  return element("optgroup", { label: data.suits[suit] }, ...cards);
}

export function roundField() {
  const input = element("input", { type: "text", inputmode: "numeric", autocomplete: "off", value: "1" });
  return { input, field: labelled(say("Round of the shoe"), input) };
}

/** The field for the stake on one bet, with the last round in which the table takes it. */
export function stakeField(table, bet) {
  const input = element("input", { type: "text", inputmode: "decimal", autocomplete: "off" });
  const last = rules.tables[table].bets[bet].last_round;
  const hint = last === null ? [] : [element("small", {}, say("up to round {last}", { last }))];
  const field = labelled(data.bets[table][bet], input, ...hint);
  if (last !== null) {
    hint[0].id = `${input.id}-hint`;
    input.setAttribute("aria-describedby", hint[0].id);
  }
  return { input, field };
}

export function button(text, kind = "button") {
  const look = kind === "submit" ? "md-button md-button--primary" : "md-button";
  return element("button", { type: kind, class: look }, text);
}

/** The shapes of the suits, which the faces of cards use; a page that shows cards has them already. */
export function suitShapes() {
  return document.getElementById("suit-S") === null ? [drawn(data.shapes)] : [];
}

function cardFace(code) {
  return drawn(data.faces[code]);
}

/** An element of markup that this project itself has written. */
function drawn(markup) {
  const template = document.createElement("template");
  template.innerHTML = markup;
  return template.content.firstChild;
}

/** The two hands, with so many cards each and what they then count. */
export function handsShown(coup, shown) {
  const hands = ["player", "banker"].map((hand, place) => {
    const { cards, points } = coup.hands[hand];
    const counted = points.slice(0, shown[place]).reduce((one, other) => one + other, 0) % rules.tableau.modulus;
    const name = element("p", { class: "coup-hand-name" }, data.hands[hand]);
    if (shown[place] > 0) name.append(" ", element("strong", {}, String(counted)));
    const faces = element("p", { class: "coup-faces" }, ...cards.slice(0, shown[place]).map(cardFace));
    return element("div", { class: "coup-hand" }, name, faces);
  });
  return element("div", { class: "coup-hands" }, ...hands);
}

/** One step, with a link to its rule where the page tells it. */
export function stepShown(step) {
  const kind = step.result ?? (step.ends ? "ends" : "dealt");
  const text = element("span", {}, step.text);
  return element("li", { class: `coup-step coup-step--${kind}` }, text, " ", ruleShown(step.rule));
}

function ruleShown(rule) {
  const code = element("code", {}, rule);
  if (document.getElementById(rule) === null) return element("span", { class: "rule-id" }, code);
  return element("a", { class: "rule-id", href: `#${rule}` }, code);
}

/** What all the bets together came to; nothing when there were none. */
export function balanceText(settlements) {
  if (settlements.length === 0) return "";
  const staked = sum(settlements.map((one) => one.stake));
  const returned = sum(settlements.map((one) => one.returned));
  const net = difference(returned, staked);
  const values = { staked: written(staked), returned: written(returned), net: written(net.replace("-", "")) };
  if (net.startsWith("-")) return say("{staked} staked in total, {returned} returned: {net} lost.", values);
  if (/[1-9]/.test(net)) return say("{staked} staked in total, {returned} returned: {net} won.", values);
  return say("{staked} staked in total, and the same amount returned.", values);
}
