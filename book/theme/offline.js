// Keeps the book for reading without a network: what was read, and on the first visit all pages of that book.
"use strict";
const STORE = "annals-{{version}}";
const SHARED = ["index.html", "book.css", "book.js", "box.js", "search.js", "ask.js", "permalink.js", "icon.svg"];
const PIECES = {{pieces}};
const BOOKS = {{books}};

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(STORE).then((store) => store.addAll(SHARED)).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  const old = (names) => names.filter((name) => name.startsWith("annals-") && name !== STORE);
  event.waitUntil(
    caches.keys().then((names) => Promise.all(old(names).map((name) => caches.delete(name)))).then(() => self.clients.claim()),
  );
});

// The files of the book that a page belongs to, once it has been opened.
async function keep(path) {
  const folder = Object.keys(BOOKS).find((known) => path.startsWith(known));
  if (!folder) return;
  const store = await caches.open(STORE);
  if (await store.match(folder + "search-data.js")) return;
  const [, game] = folder.split("/");
  const pieces = PIECES.filter((piece) => /\/(common|diction-)/.test(piece) || piece.startsWith(`search/${game}-`));
  await store.addAll(BOOKS[folder].map((file) => folder + file).concat(pieces)).catch(() => { /* next time */ });
}

self.addEventListener("fetch", (event) => {
  const root = new URL("./", self.location).href;
  if (event.request.method !== "GET" || !event.request.url.startsWith(root)) return;
  const path = event.request.url.slice(root.length).split("#")[0];
  if (event.request.mode === "navigate") event.waitUntil(keep(path));
  // The network first, so that a new edition is seen at once.
  event.respondWith(
    fetch(event.request)
      .then((answer) => {
        const copy = answer.clone();
        if (answer.ok) event.waitUntil(caches.open(STORE).then((store) => store.put(event.request, copy)));
        return answer;
      })
      .catch(() => caches.match(event.request, { ignoreSearch: true }).then((found) => found || Response.error())),
  );
});
