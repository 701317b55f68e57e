// The search of the rules book: folding as in the look-up, names in every language, words of the texts.
// Works on two tables: annalsNames (names of things by place and language) and annalsData (the places of one language).
(function (root) {
  "use strict";

  const PLAIN = {
    "ł": "l", "đ": "d", "ø": "o", "ß": "ss", "æ": "ae", "œ": "oe",
    "ך": "כ", "ם": "מ", "ן": "נ", "ף": "פ", "ץ": "צ",
  };
  const INVISIBLE = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\u00ad]/u;
  const LETTER = /[\p{Alphabetic}\p{N}]/u;
  const HEBREW = /[\u05d0-\u05ea]/u;

  /** What remains of a name when case, accents, niqqud and spelling habits are set aside. */
  function fold(text) {
    const letters = Array.from(text.normalize("NFKD").replace(/\p{M}/gu, ""));
    let folded = "";
    let between = false;
    let previous = "";
    for (let at = 0; at < letters.length; at += 1) {
      const letter = letters[at];
      const afterHebrew = at > 0 && HEBREW.test(letters[at - 1]);
      if (letter === "\u05f3" || letter === "\u05f4") continue;
      if (afterHebrew && /['"\u2018\u2019`]/.test(letter)) continue;
      if (!LETTER.test(letter)) {
        if (!INVISIBLE.test(letter)) between = true;
        continue;
      }
      const lower = letter.toLowerCase().replace(/\p{M}/gu, "");
      for (const plain of PLAIN[lower] || lower) {
        const again = previous === plain && !between;
        const wordStart = folded === "" || folded.endsWith(" ") || folded.length < 2 || folded[folded.length - 2] === " ";
        if (again && (plain === "י" || (plain === "ו" && wordStart))) continue;
        if (between && folded !== "") folded += " ";
        between = false;
        folded += plain;
        previous = plain;
      }
    }
    return folded;
  }

  function allowedEdits(length) {
    return length <= 2 ? 0 : length <= 4 ? 1 : length <= 13 ? 2 : 3;
  }

  /** Edits between two words, neighbours that changed places counted once; more than `most` is told as `most + 1`. */
  function edits(one, other, most) {
    if (Math.abs(one.length - other.length) > most) return most + 1;
    let before = [];
    let row = [];
    for (let column = 0; column <= other.length; column += 1) row.push(column);
    for (let line = 1; line <= one.length; line += 1) {
      const next = [line];
      let least = line;
      for (let column = 1; column <= other.length; column += 1) {
        const same = one[line - 1] === other[column - 1];
        let best = Math.min(row[column] + 1, next[column - 1] + 1, row[column - 1] + (same ? 0 : 1));
        if (line > 1 && column > 1 && one[line - 1] === other[column - 2] && one[line - 2] === other[column - 1]) {
          best = Math.min(best, before[column - 2] + 1);
        }
        next.push(best);
        if (best < least) least = best;
      }
      if (least > most) return most + 1;
      before = row;
      row = next;
    }
    return row[other.length];
  }

  /** The word itself, then without one and two letters glued to its front. */
  function stems(word, prefixes) {
    const found = [word];
    let last = [word];
    for (let depth = 0; depth < 2; depth += 1) {
      const next = [];
      for (const stem of last) {
        for (const prefix of prefixes) {
          if (stem.startsWith(prefix) && stem.length - prefix.length >= 3) next.push(stem.slice(prefix.length));
        }
      }
      found.push(...next);
      last = next;
    }
    return found;
  }

  /** How well a word of the question fits a word of a text: 1 the same, 0 not at all. */
  function fit(word, candidate, prefixes) {
    if (word === candidate) return 1;
    if (word.length >= 3 && candidate.startsWith(word)) return 0.85 - Math.min(0.3, (candidate.length - word.length) * 0.05);
    if (prefixes.length > 0 && word.length >= 3) {
      const others = stems(candidate, prefixes);
      for (const stem of stems(word, prefixes)) if (others.includes(stem)) return 0.9;
    }
    // Another ending of the same word.
    const shorter = Math.min(word.length, candidate.length);
    if (shorter >= 4) {
      let same = 0;
      while (same < shorter && word[same] === candidate[same]) same += 1;
      if (same >= 4 && word.length - same <= 3 && candidate.length - same <= 3 && same >= shorter * 0.66) return 0.7;
    }
    const most = allowedEdits(word.length);
    if (most > 0 && word.length >= 4) {
      const distance = edits(word, candidate, most);
      if (distance <= most) return 0.6 - 0.1 * distance;
    }
    return 0;
  }

  /** How well the whole question fits a name: the same, its beginning, or a slip. */
  function nameFit(asked, name, prefixes) {
    if (asked === name) return 100;
    if (prefixes.length > 0) {
      const stemmed = stems(asked, prefixes);
      if (stemmed.includes(name)) return 92;
    }
    const most = allowedEdits(asked.length);
    if (most > 0) {
      const distance = edits(asked, name, most);
      if (distance <= most) return 88 - 12 * distance;
    }
    if (asked.length >= 3 && name.startsWith(asked)) return 80 - Math.min(30, name.length - asked.length);
    if (asked.length >= 3 && name.includes(" " + asked)) return 60 - Math.min(20, name.length - asked.length);
    return 0;
  }

  /** Makes a search over the tables. */
  function searcher(data, names) {
    const places = data.places.map(([page, anchor, title, text]) => ({ page, anchor, title, text, words: null }));
    const byAnchor = new Map(places.map((place, at) => [place.anchor, at]));
    // Every word of the texts with the places where it stands.
    const vocabulary = new Map();
    places.forEach((place, at) => {
      const add = (text, weight) => {
        for (const word of fold(text).split(" ")) {
          if (word === "") continue;
          let found = vocabulary.get(word);
          if (!found) vocabulary.set(word, (found = new Map()));
          found.set(at, Math.max(weight, found.get(at) || 0));
        }
      };
      add(place.title, 3);
      add(place.text, 1);
    });

    function byNumber(asked) {
      const number = /^([rda]) ?(\d{1,3})$/.exec(asked);
      if (!number) return [];
      const [, letter, digits] = number;
      const anchor = letter.toUpperCase() + "-" + digits.padStart(letter === "r" ? 3 : 2, "0");
      if (!byAnchor.has(anchor)) return [];
      // The place itself, then those that cite it.
      const hits = [{ at: byAnchor.get(anchor), score: 1000, words: [] }];
      const word = anchor.slice(2);
      for (const at of (vocabulary.get(word) || new Map()).keys()) {
        if (at !== hits[0].at && places[at].text.includes(anchor)) hits.push({ at, score: 10, words: [word] });
      }
      return hits;
    }

    function byName(asked) {
      const scores = new Map();
      for (const anchor of Object.keys(names)) {
        const at = byAnchor.get(anchor);
        if (at === undefined) continue;
        for (const language of Object.keys(names[anchor])) {
          const own = language === data.language ? 2 : 0;
          for (const name of names[anchor][language].split("|")) {
            const score = nameFit(asked, name, data.prefixes);
            if (score > 0 && score + own > (scores.get(at) || 0)) scores.set(at, score + own);
          }
        }
      }
      return scores;
    }

    function byWords(asked) {
      const words = asked.split(" ").filter((word) => word.length > 1);
      const scores = new Map();
      if (words.length === 0) return scores;
      for (const word of words) {
        const best = new Map();
        for (const [candidate, found] of vocabulary) {
          const fits = fit(word, candidate, data.prefixes);
          if (fits === 0) continue;
          const rare = Math.log(1 + places.length / found.size);
          for (const [at, weight] of found) {
            const score = fits * fits * rare * (1 + weight);
            const known = best.get(at);
            if (!known || known.score < score) best.set(at, { score, candidate });
          }
        }
        for (const [at, hit] of best) {
          const known = scores.get(at) || { score: 0, matched: 0, words: [] };
          known.score += hit.score;
          known.matched += 1;
          known.words.push(hit.candidate);
          scores.set(at, known);
        }
      }
      for (const known of scores.values()) known.score *= known.matched / words.length;
      return scores;
    }

    function retyped(text) {
      const pairs = Array.from(data.keyboard || "");
      const table = new Map();
      for (let at = 0; at + 1 < pairs.length; at += 2) table.set(pairs[at], pairs[at + 1]);
      return Array.from(text.toLowerCase()).map((letter) => table.get(letter) || letter).join("");
    }

    function once(asked) {
      const numbered = byNumber(asked);
      if (numbered.length > 0) return numbered;
      const total = new Map();
      const words = byWords(asked);
      for (const [at, score] of byName(asked)) total.set(at, (total.get(at) || 0) + score);
      for (const [at, known] of words) total.set(at, (total.get(at) || 0) + Math.min(known.score, 40));
      return Array.from(total, ([at, score]) => ({ at, score, words: (words.get(at) || { words: [] }).words }))
        .filter((hit) => hit.score >= 4)
        .sort((a, b) => b.score - a.score || a.at - b.at);
    }

    /** The places that fit a question, the best first. */
    return function search(query, most) {
      const asked = fold(query);
      if (asked === "") return [];
      let hits = once(asked);
      if (hits.length === 0 || hits[0].score < 30) {
        const other = fold(retyped(query));
        const again = other !== asked ? once(other) : [];
        if (again.length > 0 && (hits.length === 0 || again[0].score > hits[0].score + 40)) hits = again;
      }
      return hits.slice(0, most || 20).map((hit) => {
        const place = places[hit.at];
        const [page, pageTitle] = data.pages[place.page];
        return {
          page, pageTitle, anchor: place.anchor, title: place.title, score: hit.score,
          context: context(place.text, hit.words.concat(asked.split(" "))),
        };
      });
    };
  }

  /** A few words of a text around the first that was found, in pieces: [text, whether it was found]. */
  function context(text, wanted) {
    const words = text.split(/(\s+)/);
    const isWanted = (word) => {
      const folded = fold(word);
      return folded !== "" && folded.split(" ").some((part) => wanted.includes(part));
    };
    const first = words.findIndex(isWanted);
    const start = Math.max(0, first < 0 ? 0 : first - 16);
    const end = Math.min(words.length, start + 48);
    const pieces = [];
    if (start > 0) pieces.push(["… ", false]);
    for (let at = start; at < end; at += 1) {
      const found = isWanted(words[at]);
      const last = pieces[pieces.length - 1];
      if (last && last[1] === found) last[0] += words[at];
      else pieces.push([words[at], found]);
    }
    if (end < words.length) pieces.push([" …", false]);
    return pieces;
  }

  root.annalsSearch = { fold, edits, searcher };
})(typeof window === "undefined" ? globalThis : window);
