// The page itself: light and dark, the menu on a phone, the switch of languages that keeps the place, the search box.
(function () {
  "use strict";
  const page = document.documentElement;
  const here = document.currentScript;
  const words = here.dataset;
  page.classList.add("script");

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

  for (const button of document.querySelectorAll(".print")) {
    button.hidden = false;
    button.addEventListener("click", () => window.print());
  }

  // The search box.
  const form = document.querySelector(".search");
  const input = form.querySelector("input");
  const list = form.querySelector("[role=listbox]");
  const status = form.querySelector("[role=status]");
  form.hidden = false;
  let search = null;
  let loading = false;
  let chosen = -1;

  function load(source) {
    return new Promise((resolve, reject) => {
      const script = document.createElement("script");
      script.src = source;
      script.onload = resolve;
      script.onerror = reject;
      document.head.append(script);
    });
  }
  // The tables are read when they are first wanted.
  function prepare() {
    if (search || loading) return;
    loading = true;
    Promise.all([load("../../search.js"), load(`../../names-${words.game}.js`), load("search-data.js")]).then(() => {
      search = window.annalsSearch.searcher(window.annalsData, window.annalsNames);
      show();
    });
  }

  // On a phone the box is opened by a button and covers the row.
  const top = document.querySelector(".top");
  const find = document.querySelector(".find");
  find.hidden = false;
  function openBox(open) {
    top.classList.toggle("searching", open);
    find.setAttribute("aria-expanded", String(open));
    if (open) input.focus();
  }
  find.addEventListener("click", () => openBox(!top.classList.contains("searching")));

  function close() {
    list.hidden = true;
    list.textContent = "";
    chosen = -1;
    input.setAttribute("aria-expanded", "false");
    input.removeAttribute("aria-activedescendant");
  }

  function choose(number) {
    const options = list.querySelectorAll("[role=option]");
    if (options.length === 0) return;
    chosen = (number + options.length) % options.length;
    options.forEach((option, at) => option.setAttribute("aria-selected", String(at === chosen)));
    input.setAttribute("aria-activedescendant", options[chosen].id);
    options[chosen].scrollIntoView({ block: "nearest" });
  }

  function element(name, className, text) {
    const made = document.createElement(name);
    if (className) made.className = className;
    if (text !== undefined) made.textContent = text;
    return made;
  }

  function show() {
    if (!search) return;
    const query = input.value.trim();
    close();
    status.textContent = "";
    if (query === "") return;
    const hits = search(query, 20);
    if (hits.length === 0) {
      status.textContent = words.none.replace("{query}", query);
      return;
    }
    hits.forEach((hit, at) => {
      const option = element("a", "hit");
      option.href = hit.page + ".html#" + hit.anchor;
      option.id = "hit-" + at;
      option.tabIndex = -1;
      option.setAttribute("role", "option");
      option.setAttribute("aria-selected", "false");
      option.append(element("strong", "", hit.title), element("small", "", hit.pageTitle));
      const context = element("span", "context");
      for (const [text, found] of hit.context) context.append(found ? element("mark", "", text) : text);
      option.append(context);
      option.addEventListener("click", close);
      list.append(option);
    });
    list.hidden = false;
    input.setAttribute("aria-expanded", "true");
    choose(0);
  }

  let waiting = 0;
  input.addEventListener("focus", prepare);
  input.addEventListener("input", () => {
    prepare();
    clearTimeout(waiting);
    waiting = setTimeout(show, 60);
  });
  input.addEventListener("keydown", (event) => {
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      choose(chosen + (event.key === "ArrowDown" ? 1 : -1));
    } else if (event.key === "Escape") {
      // The first time what was typed is wiped out, the second time the box closes.
      if (input.value === "") openBox(false);
      close();
      input.value = "";
      status.textContent = "";
    }
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    clearTimeout(waiting);
    if (list.hidden) show();
    const options = list.querySelectorAll("[role=option]");
    if (options[Math.max(chosen, 0)]) options[Math.max(chosen, 0)].click();
  });
  document.addEventListener("keydown", (event) => {
    const typing = /^(input|textarea|select)$/i.test(event.target.tagName);
    if (event.key === "/" && !typing && !event.ctrlKey && !event.metaKey && !event.altKey) {
      event.preventDefault();
      openBox(true);
    }
  });
  document.addEventListener("click", (event) => {
    if (!form.contains(event.target)) close();
    if (!top.contains(event.target)) openBox(false);
  });

  // A card shows what stands at the place that a link names: on hover, on focus, and on the first tap.
  const cards = new Map();
  let card = null;
  let cardOf = null;
  let pending = 0;
  window.annalsCards = (name, places) => cards.set(name, places);

  function target(link) {
    const parts = /^(?:([a-z0-9-]+)\.html)?#(.+)$/.exec(link.getAttribute("href") || "");
    if (!parts || link.closest("nav, .search, .local, .card") || link.matches(".here, .skip")) return null;
    return { page: parts[1] || words.page, anchor: decodeURIComponent(parts[2]) };
  }
  async function open(link) {
    const place = target(link);
    if (!place) return;
    if (!cards.has(place.page)) {
      try { await load(`cards-${place.page}.js`); } catch (_) { return; }
    }
    const found = (cards.get(place.page) || {})[place.anchor];
    if (!found || !(link.matches(":hover") || link === document.activeElement || link === cardOf)) return;
    shut();
    cardOf = link;
    card = element("div", "card");
    card.id = "card";
    card.setAttribute("role", "tooltip");
    card.append(element("strong", "", found[0]), element("p", "", found[1]));
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
    const manifest = element("link");
    manifest.rel = "manifest";
    manifest.href = "../../manifest.webmanifest";
    document.head.append(manifest);
    navigator.serviceWorker.register("../../offline.js").catch(() => { /* the book works without it */ });
  }
})();
