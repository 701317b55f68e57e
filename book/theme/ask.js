// Answers to questions, ranked as the look-up of the program ranks them (reference/question.rs): BM25 over stems.
(function (root) {
  "use strict";

  const MOST_ANSWERS = 5, ALIAS = 5;
  const LEAST_STEM = 4;
  const WHOLLY = 0.99;
  const utf8 = new TextEncoder();

  /** FNV-1a over the bytes, mixed: as the tables of the program have it. */
  function hash(text) {
    let found = 0x811c9dc5;
    for (const byte of utf8.encode(text)) found = Math.imul(found ^ byte, 0x01000193);
    found ^= found >>> 15;
    found = Math.imul(found, 0x2c1b3c6d);
    return ((found ^ (found >>> 13)) >>> 0).toString(36);
  }

  const lines = (text) => (text === "" ? [] : text.split("\n"));
  const hashes = (text) => new Set(text.split(" "));

  /** How players of a language talk. */
  function diction(table) {
    const stop = hashes(table.stop);
    const asking = new Map(lines(table.asking).map((line) => line.split(" ")).map(([of, bit]) => [of, Number(bit)]));
    const forms = new Map(lines(table.forms).map((line) => line.split(" ")));
    const members = new Map();
    for (const line of lines(table.members)) {
      const [of, group] = line.split(" ");
      members.set(of, (members.get(of) || []).concat(Number(group)));
    }
    const strip = (word, endings, least) => {
      let shortest = null;
      for (const ending of endings) {
        if (!word.endsWith(ending)) continue;
        const stem = word.slice(0, word.length - ending.length);
        if (stem.length >= least && (shortest === null || stem.length < shortest.length)) shortest = stem;
      }
      return shortest;
    };
    const withoutEnding = (word) => {
      if (/^[0-9]/.test(word)) return word;
      const stem = strip(word, table.endings, LEAST_STEM);
      if (stem !== null) return stem;
      const short = word.length === LEAST_STEM ? strip(word, table.shortEndings, LEAST_STEM - 1) : null;
      return short === null ? word : short;
    };
    const stem = (word) => {
      const form = forms.get(hash(word));
      if (form !== undefined) return form;
      const bare = withoutEnding(word);
      const known = forms.get(hash(bare));
      return known === undefined ? bare : known;
    };
    const otherWords = (word, ofWord) => {
      const groups = new Set([word, ofWord].flatMap((one) => members.get(hash(one)) || []));
      return Array.from(groups).sort((a, b) => a - b).flatMap((group) => table.groups[group].split(" "));
    };
    return { isStop: (word) => stop.has(hash(word)), asks: (word) => asking.get(hash(word)) || 0, stem, otherWords, prefixes: table.prefixes };
  }

  /** The words of a game in a language, and the texts they stand in. */
  function words(table) {
    const rows = [];
    const byWord = new Map();
    const read = (line) => {
      const places = [];
      let text = 0;
      for (const [, step, letter] of line.matchAll(/([0-9a-z]+)([A-Z])/g)) {
        text += parseInt(step, 36);
        const weight = table.weights[letter.charCodeAt(0) - 65];
        places.push({ text, weight: weight % table.inTitle, inTitle: (weight & table.inTitle) !== 0 });
      }
      return places;
    };
    for (const line of lines(table.words)) {
      const [word, where] = line.split(" ");
      const row = { word, first: rows.length, where, places: null };
      rows.push(row);
      byWord.set(word, row);
    }
    for (const row of rows) if (row.word.startsWith("=") && /^\d+$/.test(row.where)) row.first = Number(row.where);
    const places = (row) => {
      const own = rows[row.first];
      if (own.places === null) own.places = read(own.where);
      return own.places;
    };
    const aliases = new Map();
    for (const line of lines(table.aliases)) {
      const [alias, row, of] = line.split(" ");
      aliases.set(alias, (aliases.get(alias) || []).concat({ row: rows[Number(row)], of: Number(of) }));
    }
    const texts = lines(table.texts).map((line) => {
      const [thing, length, title, asks] = line.split(" ").map(Number);
      return { thing, length, title, asks };
    });
    const called = hashes(table.called);
    let sorted = null;
    const byHash = () => {
      if (sorted === null) sorted = rows.map((row) => [parseInt(hash(row.word), 36), row]).sort((a, b) => a[0] - b[0]).map(([, row]) => row);
      return sorted;
    };
    return {
      texts, places, byHash, mean: Math.max(table.mean, 1),
      isCalled: (word) => called.has(hash(word)),
      row: (word, ofWord) => byWord.get("=" + word) || byWord.get(ofWord.stem(word)),
      namesOf: (alias) => aliases.get(alias) || [],
    };
  }

  /** Answers over games: each `{ id, first, rules, words }`, where `words` are tables by language. */
  function asker(games, language, common, dictions) {
    const figure = common.ranking;
    const openings = hashes(common.openings);
    const { edits, fold } = root.annalsSearch;

    const rarity = (count, all) => Math.log(1 + (all - count + 0.5) / (count + 0.5));

    function rowOf(word, spoken, known) {
      let stems = [word];
      for (let depth = 0; depth < 3; depth += 1) {
        for (const stem of stems) {
          const row = known.row(stem, spoken);
          if (row) return row;
        }
        stems = stems.flatMap((stem) => spoken.prefixes.filter((prefix) => stem.startsWith(prefix)).map((prefix) => stem.slice(prefix.length)));
        stems = stems.filter((stem) => stem.length >= 3);
      }
      return null;
    }

    /** The word one slip away from a stem that no text has, the commonest first. */
    function nearest(stem, known) {
      if (stem.length < 5 || stem.length > 30) return null;
      let best = null;
      for (const row of known.byHash()) {
        if (Math.abs(row.word.length - stem.length) > 1 || edits(stem, row.word, 1) !== 1) continue;
        if (best === null || known.places(row).length >= known.places(best).length) best = row;
      }
      return best;
    }

    /** A word of the question: the rows that stand for it, what each is worth, and how much the word says. */
    function askedWord(word, spoken, known) {
      const rows = [];
      const stem = spoken.stem(word);
      const own = rowOf(word, spoken, known);
      if (own) rows.push([own, 1]);
      const count = own ? known.places(own).length : 0;
      const add = (row, worth) => {
        if (!rows.some(([other]) => other.first === row.first)) rows.push([row, worth]);
      };
      if (count <= figure.ownWord) {
        const alias = own ? hash(own.word) : hash(stem);
        for (const { row, of } of known.namesOf(alias).concat(known.namesOf(hash(stem)))) add(row, figure.name / Math.sqrt(of));
      }
      const worth = count <= figure.often ? figure.otherWordSeldom : figure.otherWordOften;
      for (const other of spoken.otherWords(word, stem)) {
        const row = rowOf(other, spoken, known);
        if (row) add(row, worth);
      }
      const isGuess = rows.length === 0;
      if (isGuess) {
        const row = nearest(stem, known);
        if (row) rows.push([row, figure.slip]);
      }
      const all = known.texts.length;
      const rarest = rows.length === 0 ? 1 : Math.min(...rows.map(([row]) => known.places(row).length));
      const together = new Set(rows.flatMap(([row]) => known.places(row).map((place) => place.text))).size;
      let weight = (rarity(rarest, all) + rarity(Math.max(together, 1), all)) / 2;
      const namesGame = known.isCalled(word);
      if (rows.length === 0) weight *= figure.unknown;
      if (namesGame) weight *= figure.ofTheGame;
      return { rows, weight, asks: spoken.asks(word), namesGame, isGuess, isCutShort: stem !== word && stem.length < figure.leastAlone };
    }

    /** What each text shares with the words of the question. */
    function shares(asked, known) {
      const all = known.texts.length;
      const sums = new Map();
      for (const word of asked) {
        const ofWord = new Map();
        for (const [row, worth] of word.rows) {
          const places = known.places(row);
          const own = rarity(places.length, all);
          const rare = (own + word.weight) / 2;
          for (const place of places) {
            if (asked.length === 1 && place.weight < ALIAS) continue;
            let share = ofWord.get(place.text);
            if (!share) ofWord.set(place.text, (share = { score: 0, text: 0, sure: 0, asked: 0, title: 0 }));
            const long = 1 - figure.length + (figure.length * known.texts[place.text].length) / known.mean;
            const often = (place.weight * (figure.saturation + 1)) / (place.weight + figure.saturation * long);
            share.score = Math.max(share.score, worth * rare * often);
            share.text = Math.max(share.text, worth * word.weight);
            if (place.inTitle) {
              share.asked = Math.max(share.asked, worth * word.weight);
              share.title += worth * own;
            }
          }
        }
        const otherwise = figure.askedOtherwise * word.weight;
        known.texts.forEach((text, at) => {
          if ((word.asks & text.asks) === 0) return;
          let share = ofWord.get(at);
          if (!share) ofWord.set(at, (share = { score: 0, text: 0, sure: 0, asked: 0, title: 0 }));
          if (share.text >= otherwise) return;
          share.text = otherwise;
          share.asked = Math.max(share.asked, otherwise);
          share.score = Math.max(share.score, otherwise);
        });
        for (const [text, share] of ofWord) {
          share.sure = word.isGuess ? 0 : share.text;
          const sum = sums.get(text) || { score: 0, text: 0, sure: 0, asked: 0, title: 0 };
          for (const part of Object.keys(sum)) sum[part] += share[part];
          sums.set(text, sum);
        }
      }
      return sums;
    }

    function inLanguage(game, known, folded, spoken) {
      const wanted = folded.split(" ").filter((word) => word !== "" && !spoken.isStop(word)).slice(0, figure.mostWords);
      // What only says which game is meant says nothing of the matter.
      const asked = wanted.map((word) => askedWord(word, spoken, known)).filter((word) => !(word.namesGame && word.rows.length === 0));
      if (asked.length === 0) return [];
      // Words that no text knows are no question: any word is a slip away from some other.
      if (asked.every((word) => word.isGuess)) return [];
      // A word alone of which little is left without its ending may be any other word.
      if (!folded.includes(" ") && asked[0].isCutShort) return [];
      const asks = folded.split(" ").reduce((all, word) => all | spoken.asks(word), 0);
      const total = asked.reduce((sum, word) => sum + word.weight, 0);
      const answers = [];
      for (const [at, share] of shares(asked, known)) {
        const text = known.texts[at];
        const shared = Math.min(share.text / total, 1);
        if (shared < figure.leastShared || share.sure < figure.leastSure * total) continue;
        const title = Math.min(share.title / Math.max(text.title / 100, 1e-7), 1);
        const inTitle = share.asked / total;
        const agreed = title + inTitle > 0 ? (2 * title * inTitle) / (title + inTitle) : 0;
        const isName = asks === 0 && agreed >= WHOLLY && !isNumbered(game, text.thing);
        const score = (share.score / total) * weightOf(game, text.thing)
          * (figure.anyShare + (1 - figure.anyShare) * shared) * (1 + figure.sameTitle * agreed)
          * (1 + ((asks & text.asks) === 0 ? 0 : figure.sameQuestion))
          * (1 + (isName ? figure.sameName : 0));
        answers.push({ game: game.id, thing: text.thing, target: game.first + text.thing, score: Math.fround(score), shared });
      }
      answers.sort((a, b) => b.score - a.score || a.target - b.target);
      // A thing has several texts: what it is, and what it is asked by. The best one counts, the others support it.
      const best = new Map();
      for (const answer of answers) {
        const known = best.get(answer.target);
        if (known) known.score = Math.fround(known.score + figure.furtherText * answer.score);
        else best.set(answer.target, answer);
      }
      return Array.from(best.values()).sort((a, b) => b.score - a.score || a.target - b.target);
    }

    const isAmong = (thing) => ([first, last]) => thing >= first && thing <= last;
    const isNumbered = (game, thing) => [game.rules].concat(game.disputed).some(isAmong(thing));

    /** What is asked is more often a rule than the meaning of a word. */
    function weightOf(game, thing) {
      if (isAmong(thing)(game.rules)) return figure.rule;
      return game.disputed.some(isAmong(thing)) ? figure.disputed : figure.otherKind;
    }

    function inGame(game, folded, missing) {
      let best = [];
      const shared = (answers) => (answers.length > 0 ? answers[0].shared : 0);
      for (const tag of [language].concat(common.languages.filter((other) => other !== language))) {
        if (!dictions[tag] || !game.words[tag]) {
          missing.add(tag);
          continue;
        }
        const answers = inLanguage(game, game.words[tag], folded, dictions[tag]);
        // Words of another language that are ours by chance are no question in it.
        if (tag !== language && shared(answers) < figure.enoughElsewhere) continue;
        if (shared(answers) > shared(best) + 1.2e-7) best = answers;
        if (shared(best) > figure.enoughShared) break;
      }
      return best;
    }

    /** The best answers; `missing` takes the languages whose words would have been asked too. */
    function ask(question, missing) {
      const folded = fold(question);
      const isCalled = (game) => Object.values(game.words).some((known) => folded.split(" ").some(known.isCalled));
      const inGames = (some) => some.flatMap((game) => inGame(game, folded, missing));
      let answers = inGames(games.filter(isCalled));
      if (answers.length === 0) answers = inGames(games);
      answers.sort((a, b) => b.score - a.score || a.target - b.target);
      const least = answers.length > 0 ? answers[0].score * figure.leastOfBest : 0;
      if (answers.length > 0 && answers[0].score < figure.leastScore) return [];
      return answers.filter((answer) => answer.score >= least).slice(0, MOST_ANSWERS);
    }

    /** Whether words are plainly a question: several of them, the first of which is one that questions begin with. */
    function isQuestion(question) {
      const parts = fold(question).split(" ");
      return parts.length >= figure.leastQuestion && openings.has(hash(parts[0]));
    }

    return { ask, isQuestion };
  }

  /**
   * What words lead to: things that are called so come first, then answers to what they ask, then near names.
   * [hits, whether they are answers].
   */
  function lookUp(found, asked, question, missing) {
    const answers = () => (found.isNumber(question) || found.isAbsent(question) ? [] : asked.ask(question, missing));
    const isQuestion = asked.isQuestion(question);
    if (isQuestion) {
      const exact = found.find(question, "exact");
      if (found.isExact(exact)) return exact;
      const answered = answers();
      if (answered.length > 0) return answered;
    }
    const named = found.find(question);
    if (found.isNamed(named, question)) return named;
    if (!isQuestion) {
      const answered = answers();
      if (answered.length > 0) return answered;
    }
    return found.withoutFragments(named);
  }

  root.annalsAsk = { diction, words, asker, lookUp };
})(typeof window === "undefined" ? globalThis : window);
