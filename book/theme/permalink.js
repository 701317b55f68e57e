// From an address without a language to the place in the reader's own: the one read last, or one the browser asks for.
(function () {
  "use strict";
  const links = Array.from(document.querySelectorAll("main a[hreflang]"));
  let wanted = Array.from(navigator.languages || []);
  try { wanted = [localStorage.getItem("annals-language")].concat(wanted); } catch (_) { /* no storage */ }
  for (const tag of wanted) {
    const link = tag && links.find((one) => one.hreflang === tag.split("-")[0]);
    if (link) return location.replace(link.href);
  }
  if (links[0]) location.replace(links[0].href);
})();
