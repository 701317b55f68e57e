// The page itself: light and dark, the menu on a phone, the switch of languages that keeps the place, cards.
(function () {
  "use strict";
  const page = document.documentElement;
  const here = document.currentScript;
  const words = here.dataset;
  page.classList.add("script");
  try { localStorage.setItem("annals-language", page.lang); } catch (_) { /* private windows may refuse */ }

  // Light or dark.
  const toggle = document.querySelector(".theme");
  const dark = () => (page.dataset.theme ? page.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches);
  toggle.hidden = false;
  toggle.addEventListener("click", () => {
    page.dataset.theme = dark() ? "light" : "dark";
    toggle.setAttribute("aria-pressed", String(dark()));
    try { localStorage.setItem("annals-theme", page.dataset.theme); } catch (_) { /* private windows may refuse */ }
  });
  toggle.setAttribute("aria-pressed", String(dark()));

  // The chapters on a phone: the dialog takes chapters and languages while it is open, and gives them back.
  const menu = document.querySelector(".menu");
  const drawer = document.querySelector(".drawer");
  const lent = [document.querySelector(".languages"), document.querySelector("#chapters")];
  const homes = lent.map((one) => [one.parentNode, one.nextSibling]);
  menu.hidden = false;
  menu.addEventListener("click", () => {
    drawer.append(...lent);
    drawer.showModal();
    (drawer.querySelector(".side [aria-current]") || drawer.querySelector("a")).focus();
  });
  drawer.querySelector(".close").addEventListener("click", () => drawer.close());
  drawer.addEventListener("close", () => {
    lent.forEach((one, at) => homes[at][0].insertBefore(one, homes[at][1]));
    menu.focus();
  });

  // Where the reader is: the last place whose heading is above the upper third of the window.
  function place() {
    let found = "";
    for (const heading of document.querySelectorAll("main [id]")) {
      if (heading.getBoundingClientRect().top > innerHeight / 3) break;
      if (!heading.closest("svg, .local")) found = heading.id;
    }
    return found;
  }
  for (const link of document.querySelectorAll(".languages a")) {
    link.addEventListener("click", () => {
      const anchor = place();
      link.hash = anchor ? "#" + anchor : "";
    });
  }

  // What is wider than the window can be scrolled with keys, and says so.
  function scrollers() {
    for (const one of document.querySelectorAll("main .wide, main .table, main .facts, main .record")) {
      const scrolls = one.scrollWidth > one.clientWidth + 1;
      one.classList.toggle("scrolls", scrolls);
      if (scrolls) {
        const name = one.parentNode.querySelector("figcaption") || one.querySelector("caption") || document.querySelector("h1");
        one.tabIndex = 0;
        one.setAttribute("role", "group");
        one.setAttribute("aria-label", name.textContent.trim());
      } else if (one.tabIndex === 0) {
        for (const attribute of ["tabindex", "role", "aria-label"]) one.removeAttribute(attribute);
      }
    }
  }
  scrollers();
  addEventListener("resize", scrollers);
  document.addEventListener("toggle", scrollers, true);

  for (const button of document.querySelectorAll(".print")) {
    button.hidden = false;
    button.addEventListener("click", () => window.print());
  }

  // A card shows what stands at the place that a link names: on hover, on focus, and on the first tap.
  const { cards, load } = window.annalsBox;
  let card = null;
  let cardOf = null;
  let pending = 0;

  function target(link) {
    const parts = /^(?:([a-z0-9-]+)\.html)?#(.+)$/.exec(link.getAttribute("href") || "");
    if (!parts || link.closest("nav, .search, .local, .card") || link.matches(".here, .skip")) return null;
    return { page: parts[1] || words.page, anchor: decodeURIComponent(parts[2]) };
  }
  async function open(link) {
    const place = target(link);
    if (!place) return;
    const key = `${words.game}/${place.page}`;
    if (!cards.has(key)) {
      try { await load(`cards-${place.page}.js`); } catch (_) { return; }
    }
    const found = (cards.get(key) || {})[place.anchor];
    if (!found || !(link.matches(":hover") || link === document.activeElement || link === cardOf)) return;
    shut();
    cardOf = link;
    card = document.createElement("div");
    card.className = "card";
    card.id = "card";
    card.setAttribute("role", "tooltip");
    const title = document.createElement("strong");
    const body = document.createElement("p");
    title.textContent = found[0];
    body.textContent = found[1];
    card.append(title, body);
    document.body.append(card);
    link.setAttribute("aria-describedby", "card");
    const spot = link.getBoundingClientRect();
    const size = card.getBoundingClientRect();
    const left = Math.max(16, Math.min(spot.left, page.clientWidth - size.width - 16));
    const below = spot.bottom + 8 + size.height < innerHeight || spot.top < size.height + 8;
    card.style.left = left + scrollX + "px";
    card.style.top = (below ? spot.bottom + 8 : spot.top - size.height - 8) + scrollY + "px";
  }
  function shut() {
    clearTimeout(pending);
    if (card) card.remove();
    if (cardOf) cardOf.removeAttribute("aria-describedby");
    card = cardOf = null;
  }
  const text = document.querySelector("main");
  text.addEventListener("pointerover", (event) => {
    const link = event.target.closest("a[href]");
    if (!link || event.pointerType === "touch" || link === cardOf) return;
    clearTimeout(pending);
    pending = setTimeout(() => open(link), 250);
  });
  text.addEventListener("pointerout", (event) => {
    if (event.pointerType !== "touch" && event.target.closest("a[href]")) shut();
  });
  text.addEventListener("focusin", (event) => {
    const link = event.target.closest("a[href]");
    if (link && link.matches(":focus-visible")) open(link);
  });
  text.addEventListener("focusout", shut);
  // The first tap opens the card, a tap on the same link follows it.
  let touched = false;
  text.addEventListener("pointerdown", (event) => (touched = event.pointerType === "touch"));
  text.addEventListener("click", (event) => {
    const link = event.target.closest("a[href]");
    if (!touched || !link || link === cardOf || !target(link)) return;
    event.preventDefault();
    shut();
    cardOf = link;
    open(link);
  });
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape") shut();
  });
  document.addEventListener("pointerdown", (event) => {
    if (card && !card.contains(event.target) && event.target.closest("a[href]") !== cardOf) shut();
  });

  // Where the book is served it can be installed, and what has been read once can be read again without a network.
  if ("serviceWorker" in navigator && /^https?:$/.test(location.protocol)) {
    const manifest = document.createElement("link");
    manifest.rel = "manifest";
    manifest.href = "../../manifest.webmanifest";
    document.head.append(manifest);
    navigator.serviceWorker.register("../../offline.js").catch(() => { /* the book works without it */ });
  }
})();
