/** The coup explorer: it puts itself wherever a page has a place for it. */

import { rules } from "./rules.mjs";
import { data } from "./data.mjs";
import { play } from "./telling.mjs";
import { say } from "./words.mjs";
import { hundredfold, written } from "./numbers.mjs";
import { readEntry, shuffledDeal } from "./input.mjs";
import { entryIn, fragment } from "./link.mjs";
import { balanceText, button, cardField, element, handsShown, roundField, stakeField } from "./view.mjs";
import { stepShown, suitShapes } from "./view.mjs";

class Explorer {
  constructor(place) {
    this.table = place.dataset.table;
    this.cards = Array.from({ length: data.cards }, (_, index) => cardField(index));
    this.round = roundField();
    this.stakes = new Map(Object.keys(rules.tables[this.table].bets).map((bet) => [bet, stakeField(this.table, bet)]));
    this.faults = element("ul", { class: "coup-faults" });
    this.status = element("p", { class: "unseen", role: "status" });
    this.result = element("div", { class: "coup-result" });
    this.told = null;
    place.replaceChildren(...suitShapes(), this.form(), this.status, this.result);
    this.fill(entryIn(location.hash, this.table) ?? { deal: shuffledDeal(this.table), round: "1", stakes: {} });
    if (entryIn(location.hash, this.table) !== null) this.show(Infinity);
    window.addEventListener("hashchange", () => this.follow());
  }

  form() {
    const form = element("form", { novalidate: "" }, this.cardsPart(), this.betsPart(), this.alert(), this.actions());
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.show(Infinity);
    });
    form.addEventListener("input", () => this.forget());
    return form;
  }

  cardsPart() {
    const shuffle = button(say("Shuffle"));
    shuffle.addEventListener("click", () => {
      shuffledDeal(this.table).forEach((code, place) => (this.cards[place].select.value = code));
      this.forget();
    });
    const fields = element("div", { class: "coup-slots" }, ...this.cards.map((card) => card.field));
    const legend = element("legend", {}, say("The cards, as the shoe gives them"));
    return element("fieldset", {}, legend, fields, element("p", { class: "coup-actions" }, shuffle));
  }

  betsPart() {
    const every = button(say("Stake on every bet"));
    every.addEventListener("click", () => this.stakeOnEvery());
    const none = button(say("Clear the bets"));
    none.addEventListener("click", () => this.fillStakes({}));
    const fields = [...this.stakes.values()].map((stake) => stake.field);
    return element(
      "fieldset",
      {},
      element("legend", {}, say("The stakes")),
      element("div", { class: "coup-stakes" }, ...fields, this.round.field),
      element("p", { class: "coup-actions" }, every, none),
    );
  }

  actions() {
    const next = button(say("Next step"));
    next.addEventListener("click", () => this.show(this.shown === this.told?.steps.length ? 1 : this.shown + 1));
    return element("p", { class: "coup-actions" }, button(say("Play the coup"), "submit"), next);
  }

  alert() {
    return element("div", { role: "alert" }, this.faults);
  }

  /** Stake on every bet that is open in this round: what stands in the first field, or else a hundred units. */
  stakeOnEvery() {
    const first = [...this.stakes.values()].map((stake) => stake.input.value.trim()).find((text) => text !== "");
    const { bets, unit } = rules.tables[this.table];
    const round = Number(this.round.input.value);
    const open = [...this.stakes.keys()].filter((bet) => round <= (bets[bet].last_round ?? Infinity));
    this.fillStakes(Object.fromEntries(open.map((bet) => [bet, first ?? written(hundredfold(unit))])));
  }

  fill({ deal, round, stakes }) {
    deal.forEach((code, place) => (this.cards[place].select.value = code));
    this.round.input.value = round;
    this.fillStakes(stakes);
  }

  fillStakes(stakes) {
    for (const [bet, { input }] of this.stakes) input.value = stakes[bet] ?? "";
    this.forget();
  }

  /** Play the coup of the address, when it has come to hold another one. */
  follow() {
    const entry = entryIn(location.hash, this.table);
    if (entry === null || this.told?.link === location.hash) return;
    this.fill(entry);
    this.show(Infinity);
  }

  /** Forget the coup that was told, since its entry has changed. */
  forget() {
    this.told = null;
    this.shown = 0;
    this.result.replaceChildren();
    this.status.textContent = "";
    this.blame([]);
  }

  /** Tell so many steps of the coup, playing it first where it has not been played; or say what to mend. */
  show(count) {
    if (this.told === null && !this.played()) return;
    const { coup, steps, link } = this.told;
    this.shown = Math.min(count, steps.length);
    const told = steps.slice(0, this.shown);
    const ended = this.shown === steps.length;
    const balance = ended ? balanceText(coup.settlements) : "";
    this.result.replaceChildren(
      handsShown(coup, told.findLast((step) => step.shown !== undefined).shown),
      element("ol", { class: "coup-steps" }, ...told.map(stepShown)),
      element("p", { class: "coup-balance" }, balance),
      element("p", {}, element("a", { href: link }, say("Link to this coup"))),
    );
    const ending = steps.find((step) => step.ends).text;
    this.status.textContent = count === Infinity ? [ending, balance].join(". ") : told.at(-1).text;
    history.replaceState(null, "", link);
  }

  /** Play the coup as it is entered; false when it cannot be. */
  played() {
    const stakes = Object.fromEntries([...this.stakes].map(([bet, { input }]) => [bet, input.value]));
    const deal = this.cards.map(({ select }) => select.value);
    const entry = readEntry(this.table, { deal, round: this.round.input.value, stakes });
    this.blame(entry.faults);
    if (entry.faults.length > 0) return false;
    const coup = play(this.table, entry.round, entry.bets, entry.deal);
    this.told = { coup, steps: coup.steps, link: fragment(entry) };
    return true;
  }

  blame(faults) {
    this.faults.replaceChildren(...faults.map((fault) => element("li", {}, fault.text)));
    const wrong = new Set(faults.map((fault) => fault.field));
    this.cards.forEach(({ select }, place) => mark(select, wrong.has(`card ${place}`)));
    mark(this.round.input, wrong.has("round"));
    for (const [bet, { input }] of this.stakes) mark(input, wrong.has(bet));
  }
}

function mark(field, wrong) {
  if (wrong) field.setAttribute("aria-invalid", "true");
  else field.removeAttribute("aria-invalid");
}

globalThis.coupExplorer = { play, readEntry };
for (const place of document.querySelectorAll(".coup-explorer")) new Explorer(place);
