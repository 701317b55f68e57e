// The search of the rules book: folding, names and numbers as the look-up of the program has them (reference/search.rs).
// Its tables come in pieces (annalsPiece, annalsBook); ask.js ranks answers to questions.
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
    return length <= 2 ? 0 : length <= 6 ? 1 : length <= 13 ? 2 : 3;
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

  const EDIT = 100, FARTHEST = 260, CLEAR = 45, LONGEST = 160, SHORT = 5, LONG = 9, SHORT_NAME = 5, ONE_SLIP = 5, BARE = 10;
  const FORM = 1, ALIAS = 2, ALIAS_FORM = 3, TITLE = 4;
  const RANK_COST = [0, 2, 5, 6, 40];
  const EXACT = "exact", NEAR = "near", PART = "part";

  const utf8 = new TextEncoder();

  /** Which letters occur, as bits. */
  function letters(folded) {
    let bits = 0;
    for (const letter of folded) if (letter !== " ") bits |= 1 << (letter.codePointAt(0) % 31);
    return bits;
  }

  function ones(bits) {
    let count = 0;
    for (let rest = bits >>> 0; rest !== 0; rest &= rest - 1) count += 1;
    return count;
  }

  const mayBeNear = (one, other, most) => ones(one & ~other) <= most && ones(other & ~one) <= most;

  /** A word that is the beginning of another: the more is missing, the worse. */
  function prefixScore(word, ofName) {
    if (word.length < 3 || !ofName.startsWith(word)) return null;
    return 40 + Math.min(ofName.length - word.length, 20) * 8;
  }

  /** One word of the query against one of a name: [edits, cost]. */
  function wordScore(word, ofName) {
    if (word === ofName) return [0, 0];
    const score = prefixScore(word, ofName);
    if (score !== null) return [0, score];
    // A part of a name says less than a whole one: a short word of it is not two slips away.
    const most = word.length < LONG ? 1 : 2;
    if (word.length < 4 || Math.abs(ofName.length - word.length) > most) return null;
    const distance = edits(word, ofName, most);
    return distance <= most ? [distance, distance * 60] : null;
  }

  /** How well the words of a query match words of a name: [edits, cost, whether every word was matched]. */
  function partScore(words, folded, bits, row) {
    if (ones(bits & ~row.letters) > words.length * 2) return null;
    const names = row.folded.split(" ");
    if (names.length === 1 && words.length === 1) {
      const score = prefixScore(folded, row.folded);
      return score === null ? null : [0, score, true];
    }
    const used = names.map(() => false);
    let total = 40, distance = 0, matched = 0, complete = true;
    for (const word of words) {
      let best = null;
      names.forEach((name, at) => {
        if (used[at]) return;
        const found = wordScore(word, name);
        if (!found) return;
        const key = [found[1], found[0], at];
        if (!best || key[0] < best[0] || (key[0] === best[0] && key[1] < best[1])) best = key;
      });
      if (best) {
        used[best[2]] = true;
        total += best[0];
        distance += best[1];
        matched += word.length;
      } else {
        complete = false;
        total += word.length <= 3 ? 25 : 90;
      }
    }
    if (matched < 3) return null;
    names.forEach((name, at) => {
      if (!used[at]) total += name.length <= 3 ? 4 : 18;
    });
    return [distance, total, complete];
  }

  /** The rows of a table of names: rank, number of the thing, folded name. */
  function rowsOf(text, language, game, first) {
    if (text === "") return [];
    return text.split("\n").map((line) => {
      const [, rank, target, folded] = /^(\d)(\d+) (.*)$/.exec(line);
      return { rank: Number(rank), thing: Number(target), target: first + Number(target), folded, language, game, letters: letters(folded) };
    });
  }

  /** `r34`, `d 1`: what has the form of a number, with its letters. */
  function numberOf(folded) {
    const parts = /^(\p{Alphabetic}+)(\d+)$/u.exec(folded.replace(/ /g, ""));
    return parts && { letters: parts[1], number: Number(parts[2]) };
  }

  /**
   * A search over games: each `{ id, first, things, absent, rows }`, where `things` are [page, anchor, title] by number.
   * `common` holds what is the same for all games.
   */
  function names(games, language, common) {
    const rows = games.flatMap((game) => game.rows);
    const byName = new Map();
    for (const row of rows) {
      if (!byName.has(row.folded)) byName.set(row.folded, []);
      byName.get(row.folded).push(row);
    }

    function search(words, reach) {
      const folded = fold(words);
      const best = new Map();
      const add = (row, matched, distance, cost, complete) => {
        const foreign = row.language === language ? 0 : 1;
        const nobodys = row.language === null ? 1 : 0;
        let tier = ONE_SLIP + 1;
        if (matched === EXACT) {
          tier = row.rank === TITLE ? 4 : row.rank >= ALIAS ? 2 + foreign - nobodys : foreign;
        } else if (matched === NEAR && row.rank !== TITLE && distance === 1 && !nobodys && utf8.encode(row.folded).length >= SHORT_NAME) {
          tier = ONE_SLIP;
        }
        const score = cost + RANK_COST[row.rank] + foreign + nobodys;
        const known = best.get(row.target);
        if (!known || tier < known.tier || (tier === known.tier && score < known.score)) {
          best.set(row.target, { target: row.target, thing: row.thing, game: row.game, matched, distance, complete, score, tier });
        }
      };
      const exact = (name, cost) => (byName.get(name) || []).forEach((row) => add(row, EXACT, 0, cost, true));

      const number = numberOf(folded);
      if (number && common.letters.includes(number.letters)) {
        for (const game of games) {
          game.things.forEach((thing, at) => {
            const of = thing && /^([A-Z]+)-(\d+)$/.exec(thing[1]);
            if (of && of[1].toLowerCase() === number.letters && Number(of[2]) === number.number) {
              const target = game.first + at;
              best.set(target, { target, thing: at, game: game.id, matched: EXACT, distance: 0, complete: true, score: 0, tier: 0 });
            }
          });
        }
        if (best.size === 0) return [];
      }
      const withoutPrefixes = (name) => {
        let stems = [name];
        for (let depth = 1; depth <= 2; depth += 1) {
          stems = stems.flatMap((stem) => common.prefixes.filter((prefix) => stem.startsWith(prefix)).map((prefix) => stem.slice(prefix.length)));
          for (const stem of stems) if (stem.length >= 3) exact(stem, depth * 10);
        }
      };
      exact(folded, 0);
      if (best.size === 0) withoutPrefixes(folded);
      for (const bare of best.size === 0 && folded.length <= LONGEST ? bareNames(folded) : []) {
        exact(bare, BARE);
        if (best.size === 0) withoutPrefixes(bare);
        if (best.size > 0) break;
      }
      const isExact = Array.from(best.values()).some((hit) => hit.matched === EXACT);
      if (reach !== EXACT && !isExact) near(folded, add);
      const hits = Array.from(best.values()).sort((a, b) => a.tier - b.tier || a.score - b.score || a.target - b.target);
      if (hits.length === 0 || hits[0].score > FARTHEST || isVague(hits, folded)) return [];
      return hits.filter((hit) => hit.score <= FARTHEST);
    }

    /** What may remain of a name without the small words before it and in its other number, the most of it first. */
    function bareNames(folded) {
      const bare = [];
      for (let rest = folded; ;) {
        if (rest !== folded) bare.push(rest);
        for (const [one, other] of common.nameEndings) {
          if (rest.endsWith(other)) bare.push(rest.slice(0, rest.length - other.length) + one);
          if (rest.endsWith(one)) bare.push(rest.slice(0, rest.length - one.length) + other);
        }
        const [first, ...others] = rest.split(" ");
        if (others.length === 0 || !common.before.includes(first)) break;
        rest = others.join(" ");
      }
      return bare.filter((name) => name.length >= 3);
    }

    function near(folded, add) {
      const words = folded.split(" ").filter((word) => word !== "");
      if (words.length === 0 || folded.length > LONGEST) return;
      const bits = letters(folded);
      const most = allowedEdits(folded.length);
      for (const row of rows) {
        const isShortForm = (row.rank === FORM || row.rank === ALIAS_FORM) && folded.length < SHORT;
        if (!isShortForm && mayBeNear(bits, row.letters, most) && Math.abs(row.folded.length - folded.length) <= most) {
          const distance = edits(folded, row.folded, most);
          // In a short word one wrong letter makes another word.
          const isShort = folded.length < SHORT || (distance > 1 && folded.length < LONG - 1);
          const isOtherWord = isShort && (bits & ~row.letters) !== 0;
          if (distance <= most && !isOtherWord) add(row, NEAR, distance, distance * EDIT, true);
        }
        const part = partScore(words, folded, bits, row);
        if (part && (part[0] === 0 || row.rank !== TITLE || words.length > 1)) add(row, PART, part[0], part[1], part[2]);
      }
    }

    /** A short word two slips away from several names is none of them. */
    function isVague(hits, folded) {
      const [best] = hits;
      if (best.matched !== NEAR || best.distance <= 1 || folded.length >= LONG) return false;
      return hits.filter((hit) => hit.score <= best.score + CLEAR && hit.score <= FARTHEST).length > 1;
    }

    const isExact = (hits) => hits.length > 0 && hits[0].matched === EXACT;
    const isAbsent = (words) => games.some((game) => game.absent.includes(fold(words)));
    const isNumber = (words) => {
      const number = numberOf(fold(words));
      return Boolean(number && common.letters.includes(number.letters));
    };

    function retyped(keyboard, words) {
      const pairs = Array.from(keyboard);
      return Array.from(words.toLowerCase(), (typed) => {
        for (let at = 0; at + 1 < pairs.length; at += 2) {
          if (pairs[at] === typed || pairs[at + 1] === typed) {
            return pairs[at] !== typed ? pairs[at] : pairs[at + 1];
          }
        }
        return typed;
      }).join("");
    }

    /** Hits for a name, best first; `reach` "exact" goes no further than the very name. */
    function find(words, reach) {
      const hits = search(words, reach);
      if (isExact(hits)) return hits;
      if (isAbsent(words)) return [];
      if (hits.length > 0) return hits;
      for (const keyboard of common.keyboards.filter((one) => one !== "")) {
        const other = retyped(keyboard, words);
        if (other === words) continue;
        const again = search(other, EXACT);
        if (isExact(again)) return again.map((hit) => ({ ...hit, matched: NEAR }));
      }
      return hits;
    }

    /** Whether what was typed is a name, if perhaps misspelt or not whole, and no question. */
    function isNamed(hits, words) {
      if (hits.length === 0) return false;
      const [hit] = hits;
      const isPlain = hit.distance * 5 <= Array.from(words).length;
      if (hit.matched === EXACT) return true;
      if (hit.matched === NEAR) return isPlain;
      return (hit.complete && hit.distance <= 1) || (isPlain && !fold(words).includes(" "));
    }

    /** Nothing instead of names that have only some of the words that were typed. */
    function withoutFragments(hits) {
      return hits.length > 0 && hits[0].matched === PART && !hits[0].complete ? [] : hits;
    }

    return { find, isExact, isNamed, withoutFragments, isAbsent, isNumber };
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

  root.annalsSearch = { fold, edits, names, rowsOf, context };
})(typeof window === "undefined" ? globalThis : window);
