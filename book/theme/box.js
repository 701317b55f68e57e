// The search box: reads its tables piece by piece, first the names of the reader's language, and shows what was found.
(function () {
  "use strict";
  const here = document.currentScript.dataset;
  const games = here.games.split(" ");
  const { root, language } = here;
  const pieces = new Map();
  const books = new Map();
  const cards = new Map();
  window.annalsPiece = (name, value) => pieces.set(name, value);
  window.annalsBook = (book) => books.set(book.game, book);
  window.annalsCards = (page, places) => cards.set(page, places);

  const loading = new Map();
  function load(source) {
    if (!loading.has(source)) {
      loading.set(source, new Promise((resolve, reject) => {
        const script = document.createElement("script");
        script.src = source;
        script.onload = resolve;
        script.onerror = () => {
          loading.delete(source);
          reject(new Error(source));
        };
        document.head.append(script);
      }));
    }
    return loading.get(source);
  }
  const piece = (name) => load(`${root}search/${name}.js`);
  // What another language would add can be missing: the search works without it.
  const perhaps = (name) => piece(name).catch(() => {});
  const folder = (game) => (here.page === undefined ? `${root}${language}/${game}/` : "");

  // What has been read: 0 nothing, 1 the names of the reader's language, 1.5 its words too, 2 the names of all languages, 3 all
  // words. A name is found from 1 on, a question answered from 1.5 on, everything else from 2 on.
  let stage = 0;
  let found = null;
  let asked = null;
  let started = false;
  async function prepare() {
    if (started) return;
    started = true;
    const own = games.flatMap((game) => [load(`${folder(game)}search-data.js`), piece(`${game}-about`), piece(`${game}-names-${language}`)]);
    await Promise.all([load(`${root}search.js`), piece("common"), ...own]);
    build(1);
    await Promise.all([load(`${root}ask.js`), perhaps(`diction-${language}`), ...games.map((game) => perhaps(`${game}-words-${language}`))]);
    build(1.5);
    const others = pieces.get("common").languages.filter((tag) => tag !== language);
    const more = games.flatMap((game) => {
      const names = others.flatMap((tag) => [perhaps(`${game}-names-${tag}`), perhaps(`${game}-forms-${tag}`)]);
      return names.concat(perhaps(`${game}-forms-${language}`));
    });
    await Promise.all(more);
    build(2);
  }
  async function allWords(tags) {
    if (stage !== 2) return;
    const wanted = tags.flatMap((tag) => [perhaps(`diction-${tag}`)].concat(games.map((game) => perhaps(`${game}-words-${tag}`))));
    await Promise.all(wanted);
    build(3);
  }
  // What a piece has been made into, so that no piece is read twice.
  const made = new Map();
  function once(name, make) {
    if (!made.has(name)) made.set(name, make(pieces.get(name)));
    return made.get(name);
  }
  function build(next) {
    stage = next;
    const { names, rowsOf } = window.annalsSearch;
    const common = pieces.get("common");
    const known = games.map((id) => {
      const about = pieces.get(`${id}-about`);
      const rows = [rowsOf(about.names, null, id, about.first)];
      for (const tag of common.languages) {
        for (const part of ["names", "forms"]) {
          const name = `${id}-${part}-${tag}`;
          if (pieces.has(name)) rows.push(once(name, (table) => rowsOf(table, tag, id, about.first)));
        }
      }
      return { id, first: about.first, rules: about.rules, disputed: about.disputed, absent: about.absent, things: books.get(id).things, rows: rows.flat(), words: {} };
    });
    found = names(known, language, common);
    if (stage > 1) {
      const dictions = {};
      for (const tag of common.languages) {
        if (pieces.has(`diction-${tag}`)) dictions[tag] = once(`diction-${tag}`, window.annalsAsk.diction);
        for (const game of known) {
          const name = `${game.id}-words-${tag}`;
          if (pieces.has(name)) game.words[tag] = once(name, window.annalsAsk.words);
        }
      }
      asked = window.annalsAsk.asker(known, language, common, dictions);
    }
    show();
  }

  /** What the look-up finds, then places whose titles hold the words; nothing while too little is there to tell. */
  function search(query) {
    if (stage === 0) return null;
    let hits = [];
    if (stage < 2 && !(stage > 1 && asked.isQuestion(query))) {
      hits = found.find(query, "exact");
      if (!found.isExact(hits)) return null;
    } else {
      const missing = new Set();
      hits = window.annalsAsk.lookUp(found, asked, query, missing);
      if (missing.size > 0) allWords(Array.from(missing));
    }
    const places = hits.map((hit) => [hit.game, books.get(hit.game).things[hit.thing]]).filter(([, place]) => place);
    return places.concat(titled(query)).slice(0, 20).map(([game, [page, anchor, title]]) => {
      const [id, pageTitle] = books.get(game).pages[page];
      return { game, page: id, pageTitle, anchor, title };
    });
  }
  function titled(query) {
    const { fold } = window.annalsSearch;
    const words = fold(query).split(" ").filter((word) => word.length > 2);
    if (words.length === 0) return [];
    const fits = ([, , title]) => {
      const of = fold(title).split(" ");
      return words.every((word) => of.some((one) => one.startsWith(word)));
    };
    return games.flatMap((game) => books.get(game).places.filter(fits).map((place) => [game, place]));
  }
  window.annalsBox = { cards, load, search, prepare, stage: () => stage, allWords };

  const form = document.querySelector(".search");
  const input = form.querySelector("input");
  const list = form.querySelector("[role=listbox]");
  const status = form.querySelector("[role=status]");
  form.hidden = false;
  let chosen = -1;

  // On a phone the box is opened by a button and covers the row.
  const top = document.querySelector(".top");
  const find = document.querySelector(".find");
  function openBox(open) {
    if (top) top.classList.toggle("searching", open);
    if (find) find.setAttribute("aria-expanded", String(open));
    if (open) input.focus();
  }
  if (find) {
    find.hidden = false;
    find.addEventListener("click", () => openBox(!top.classList.contains("searching")));
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

  // The beginning of the text at the place of a hit, with what was asked for marked.
  function fill(option, hit, words) {
    const place = (cards.get(`${hit.game}/${hit.page}`) || {})[hit.anchor];
    if (!place || !option.isConnected) return;
    const context = option.querySelector(".context");
    context.textContent = "";
    for (const [text, isFound] of window.annalsSearch.context(place[1], words)) context.append(isFound ? element("mark", "", text) : text);
  }

  function option(hit, at, words) {
    const line = element("a", "hit");
    line.href = folder(hit.game) + hit.page + ".html#" + hit.anchor;
    line.id = "hit-" + at;
    line.tabIndex = -1;
    line.setAttribute("role", "option");
    line.setAttribute("aria-selected", "false");
    line.append(element("strong", "", hit.title), element("small", "", hit.pageTitle), element("span", "context"));
    line.addEventListener("click", close);
    if (cards.has(`${hit.game}/${hit.page}`)) queueMicrotask(() => fill(line, hit, words));
    else load(`${folder(hit.game)}cards-${hit.page}.js`).then(() => fill(line, hit, words), () => {});
    return line;
  }

  function show() {
    const query = input.value.trim();
    if (query === "") {
      close();
      status.textContent = "";
      return;
    }
    const hits = search(query);
    if (hits === null) return;
    close();
    status.textContent = "";
    if (hits.length === 0) {
      status.textContent = here.none.replace("{query}", query);
      return;
    }
    const words = window.annalsSearch.fold(query).split(" ");
    hits.forEach((hit, at) => list.append(option(hit, at, words)));
    if (here.all) {
      const all = element("a", "hit all", here.all);
      all.href = `../index.html#q=${encodeURIComponent(query)}`;
      all.id = "hit-" + hits.length;
      all.tabIndex = -1;
      all.setAttribute("role", "option");
      all.setAttribute("aria-selected", "false");
      list.append(all);
    }
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
    if (top && !top.contains(event.target)) openBox(false);
  });

  // What was asked for in the book of one game is asked for in all of them.
  const handed = /^#q=(.+)$/.exec(location.hash);
  if (handed && here.page === undefined) {
    input.value = decodeURIComponent(handed[1]);
    prepare();
    input.focus();
  }
})();
