// The page itself: light and dark, the menu on a phone, the switch of languages that keeps the place, the search box.
(function () {
  "use strict";
  const page = document.documentElement;
  const here = document.currentScript;
  const words = here.dataset;

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

  // The chapters on a phone.
  const menu = document.querySelector(".menu");
  const side = document.querySelector("#chapters");
  menu.addEventListener("click", (event) => {
    event.preventDefault();
    const open = side.classList.toggle("open");
    menu.setAttribute("aria-expanded", String(open));
    if (open) side.querySelector("a").focus();
  });
  side.querySelector(".close").addEventListener("click", () => {
    menu.click();
    menu.focus();
  });
  side.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && side.classList.contains("open")) menu.click();
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
      input.focus();
    }
  });
  document.addEventListener("click", (event) => {
    if (!form.contains(event.target)) close();
  });
})();
