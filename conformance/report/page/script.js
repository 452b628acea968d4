"use strict";
const form = document.getElementById("filters");
const shown = document.getElementById("shown");
const kinds = ["passed", "failed", "known", "not-run", "of-the-rules"];
const number = new Intl.NumberFormat(document.documentElement.lang);
const fold = text => text.normalize("NFC").toLowerCase();
const rows = [...document.querySelectorAll("#matrix tbody tr")].map(row => ({
  row, counts: JSON.parse(row.dataset.counts), text: fold(row.textContent),
}));
const articles = [...document.querySelectorAll("#failures article")].map(article => ({
  article, name: fold(article.querySelector("h3").textContent),
  parts: [...article.querySelectorAll("section")].map(part => ({
    part, tables: part.dataset.tables.split(" "), languages: part.dataset.languages.split(" "),
    verdict: part.dataset.verdict, text: fold(part.textContent),
  })),
}));

function count(counts, table, language) {
  const sums = Object.fromEntries(kinds.map(kind => [kind, 0]));
  for (const [at, tested] of Object.entries(counts))
    if (!table || at === table)
      for (const kind of kinds) sums[kind] += (tested[language] || {})[kind] || 0;
  return sums;
}

function apply() {
  const {table, verdict, language} = Object.fromEntries(new FormData(form));
  const text = fold(form.elements.text.value.trim());
  let rules = 0, failures = 0;
  for (const {row, counts, text: said} of rows) {
    let any = false;
    for (const cell of row.querySelectorAll("td")) {
      const sums = count(counts, table, cell.dataset.language);
      const wanted = !language || language === cell.dataset.language;
      kinds.forEach((kind, at) => {
        const part = cell.firstElementChild.children[at];
        part.querySelector("b").textContent = number.format(sums[kind]);
        part.hidden = !sums[kind] || !wanted;
        any = any || (wanted && sums[kind] > 0 && (!verdict || verdict === kind));
      });
    }
    row.hidden = !any || !said.includes(text);
    rules += !row.hidden;
  }
  for (const {article, name, parts} of articles) {
    for (const one of parts)
      one.part.hidden = (table && !one.tables.includes(table)) || (language && !one.languages.includes(language))
        || (verdict && verdict !== one.verdict) || !(name.includes(text) || one.text.includes(text));
    article.hidden = parts.every(one => one.part.hidden);
    failures += !article.hidden;
  }
  const values = {rules, all_rules: rows.length, failures, all_failures: articles.length};
  shown.textContent = shown.dataset.text.replace(/\{(\w+)\}/g, (_, name) => number.format(values[name]));
}

form.hidden = false;
form.addEventListener("submit", event => event.preventDefault());
form.addEventListener("input", apply);
form.addEventListener("reset", () => setTimeout(apply));
apply();
