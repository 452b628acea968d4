// A table that is wider than its place scrolls in it: by keyboard too, and for a reader who hears the page, under its heading.
(function () {
  "use strict";
  function mark() {
    for (const place of document.querySelectorAll(".md-typeset__scrollwrap")) {
      const wide = place.scrollWidth > place.clientWidth;
      place.classList.toggle("wide", wide);
      if (!wide) {
        for (const name of ["tabindex", "role", "aria-label"]) place.removeAttribute(name);
        continue;
      }
      let heading = place;
      while (heading && !/^H[1-6]$/.test(heading.tagName)) heading = heading.previousElementSibling;
      place.tabIndex = 0;
      if (heading) {
        place.setAttribute("role", "region");
        place.setAttribute("aria-label", heading.firstChild.textContent.trim());
      }
    }
  }
  // The theme puts each table into its place after the page has loaded.
  new MutationObserver(mark).observe(document.querySelector(".md-content"), { childList: true, subtree: true });
  addEventListener("resize", mark);
  mark();
})();
