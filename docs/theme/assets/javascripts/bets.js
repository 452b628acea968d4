// The table of all bets: a field that filters its rows, and heads that sort them.
(function () {
  "use strict";
  const heading = document.getElementById("all");
  const table = heading && heading.parentNode.querySelector("#all ~ .md-typeset__scrollwrap table, #all ~ table");
  if (!table) return;
  const body = table.tBodies[0];
  const rows = Array.from(body.rows);
  const plain = (text) => text.toLowerCase().normalize("NFD").replace(/[\u0300-\u036f]/g, "").replace(/đ/g, "d");

  const label = document.createElement("label");
  label.className = "bets-filter";
  const field = document.createElement("input");
  field.type = "search";
  label.append(document.currentScript.dataset.label + " ", field);
  heading.after(label);
  field.addEventListener("input", function () {
    const wanted = plain(field.value.trim());
    for (const row of rows) row.hidden = !plain(row.textContent).includes(wanted);
  });

  const number = (row, at) => parseFloat(row.cells[at].textContent.replace("−", "-").replace(",", "."));
  const name = new Intl.Collator(document.documentElement.lang, { numeric: true });
  Array.from(table.tHead.rows[0].cells).forEach(function (head, at) {
    const button = document.createElement("button");
    button.type = "button";
    button.append(...head.childNodes);
    head.append(button);
    button.addEventListener("click", function () {
      const up = head.getAttribute("aria-sort") !== "ascending";
      for (const other of table.tHead.rows[0].cells) other.removeAttribute("aria-sort");
      head.setAttribute("aria-sort", up ? "ascending" : "descending");
      rows.sort(function (one, other) {
        const order =
          at === 0
            ? name.compare(one.cells[0].textContent, other.cells[0].textContent)
            : number(one, at) - number(other, at);
        return up ? order : -order;
      });
      body.append(...rows);
    });
  });
})();
