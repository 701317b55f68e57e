//! Answers questions: ranks our texts by the words they share with what was asked.
//!
//! The ranking is BM25 over stems. A word of the question also counts as the names it is an alias of, as the words that
//! players use for it, and, where no text knows it, as the nearest word that one does. Titles weigh more than texts and
//! count once more by how far question and title agree; a title that asks or answers the same (how many, who, when)
//! counts more, and so do rules, and a thing whose name is all that the question says. `book/theme/ask.js` ranks in the same way.

use super::diction::Diction;
use super::fold::fold;
use super::index::{NameIndex, letters};
use super::search::is_numbered;
use super::word_index::{ALIAS, LanguageWords, WordIndex, WordRow, rarity, whole};
use crate::core::Kind;
use crate::data::hash;

/// So many answers are given.
pub const MOST_ANSWERS: usize = 5;
/// A text that shares less of the question than this is no answer.
const LEAST_SHARED: f32 = 0.4;
/// The same for what is shared in words that our texts know.
const LEAST_SURE: f32 = 0.3;
/// An answer that is worth less than this is none.
const LEAST_SCORE: f32 = 0.45;
/// A text that is worth less than this part of the best one is no further answer.
const LEAST_OF_BEST: f32 = 0.35;
/// What a text is worth for what it shares, however little that is.
const ANY_SHARE: f32 = 0.4;
/// No question has more words that matter.
const MOST_WORDS: usize = 24;
/// Fewer words than this are a name rather than a question.
const LEAST_QUESTION: usize = 3;
/// What another word for the same thing is worth, if texts seldom use the word that was asked; and if they often do.
const OTHER_WORD: (f32, f32) = (0.7, 0.6);
/// In more texts than this a word stands often.
const OFTEN: u16 = 20;
/// What the name is worth that a word is an alias of.
const NAME: f32 = 0.5;
/// In more texts than this an alias is a word of its own.
const OWN_WORD: u16 = 6;
/// What a word with a slip is worth.
const SLIP: f32 = 0.7;
/// How slowly a word that is repeated stops to matter.
const SATURATION: f32 = 2.0;
/// How much a long text is worth less.
const LENGTH: f32 = 0.4;
/// What it is worth that question and title agree.
const SAME_TITLE: f32 = 1.2;
/// Question and title agree wholly from here on: sums of the same figures may differ in their last digits.
const WHOLLY: f32 = 0.99;
/// What it is worth that a question says nothing but the name of a thing: `what does the university do`.
const SAME_NAME: f32 = 1.2;
/// What it is worth that the title asks for the same.
const SAME_QUESTION: f32 = 0.4;
/// What a word that asks is worth, if the title asks for the same in other words.
const ASKED_OTHERWISE: f32 = 0.6;
/// What each further text of a thing adds to its best one.
const FURTHER_TEXT: f32 = 0.2;
/// How much a word says that no text knows, beside the rarest one that a text does.
const UNKNOWN: f32 = 1.0;
/// How much a word says that names the game.
const OF_THE_GAME: f32 = 0.3;
/// What a rule weighs; a ruling or a disagreement; and anything else.
const RULE: f32 = 1.1;
const DISPUTED: f32 = 0.85;
const OTHER_KIND: f32 = 0.85;
/// A language that knows so much of the question is the one it was asked in.
const ENOUGH_SHARED: f32 = 0.7;

/// What a language other than the reader's must know of a question: less is ours by chance.
const ENOUGH_ELSEWHERE: f32 = 0.6;
/// A word alone has so many letters without its ending, or it may be any other word.
const LEAST_ALONE: usize = 4;

/// The figures of the ranking by their names, for whoever ranks elsewhere in the same way.
#[expect(
    clippy::cast_precision_loss,
    reason = "small figures, in a table made by the compiler"
)]
pub const RANKING: [(&str, f32); 28] = [
    ("leastShared", LEAST_SHARED),
    ("leastSure", LEAST_SURE),
    ("leastScore", LEAST_SCORE),
    ("leastOfBest", LEAST_OF_BEST),
    ("anyShare", ANY_SHARE),
    ("mostWords", MOST_WORDS as f32),
    ("leastQuestion", LEAST_QUESTION as f32),
    ("otherWordSeldom", OTHER_WORD.0),
    ("otherWordOften", OTHER_WORD.1),
    ("often", OFTEN as f32),
    ("name", NAME),
    ("ownWord", OWN_WORD as f32),
    ("slip", SLIP),
    ("saturation", SATURATION),
    ("length", LENGTH),
    ("sameTitle", SAME_TITLE),
    ("sameName", SAME_NAME),
    ("sameQuestion", SAME_QUESTION),
    ("askedOtherwise", ASKED_OTHERWISE),
    ("furtherText", FURTHER_TEXT),
    ("unknown", UNKNOWN),
    ("ofTheGame", OF_THE_GAME),
    ("enoughShared", ENOUGH_SHARED),
    ("enoughElsewhere", ENOUGH_ELSEWHERE),
    ("leastAlone", LEAST_ALONE as f32),
    ("rule", RULE),
    ("disputed", DISPUTED),
    ("otherKind", OTHER_KIND),
];

/// What questions are asked of: the words and the names.
#[derive(Debug, Clone, Copy)]
pub(super) struct Shelf<'a> {
    pub(super) words: &'a WordIndex,
    pub(super) names: &'a NameIndex,
}

/// A text that answers, by the number of the thing it is about.
#[derive(Debug, Clone, Copy)]
pub(super) struct Answer {
    pub(super) target: u16,
    score: f32,
    shared: f32,
}

/// A word of the question: the rows that stand for it, and what each is worth.
struct Asked<'a> {
    rows: Vec<(&'a WordRow, f32)>,
    /// How much the word says, whichever of the rows is meant.
    weight: f32,
    /// What it asks for, as a bit.
    asks: u8,
    /// Whether players call the game so.
    names_game: bool,
    /// Whether the texts know it only as the nearest of their words, or not at all.
    is_guess: bool,
    /// Whether little of it is left without its ending.
    is_cut_short: bool,
}

/// What a text shares with the question.
#[derive(Debug, Clone, Copy, Default)]
struct Share {
    score: f32,
    /// How much of the question stands in the text.
    text: f32,
    /// The same without words that the texts know only as the nearest of theirs.
    sure: f32,
    /// How much of the question stands in the title.
    asked: f32,
    /// How much of the title stands in the question.
    title: f32,
}

/// Whether words are plainly a question: several of them, the first of which is one that questions begin with.
pub(super) fn is_question(words: &WordIndex, asked: &str) -> bool {
    let folded = fold(asked);
    let mut parts = folded.split(' ');
    let first = parts.next().unwrap_or_default();
    parts.count() + 1 >= LEAST_QUESTION && words.dictions.iter().any(|diction| diction.is_opening(first))
}

impl Shelf<'_> {
    /// The best answers among the things that are wanted, of all games.
    pub(super) fn ask(self, words: &str, language: &str, is_wanted: impl Fn(u16) -> bool) -> Vec<Answer> {
        let folded = fold(words);
        let of_games = |games: Vec<&str>| -> Vec<Answer> {
            let answers = games
                .into_iter()
                .flat_map(|game| self.in_game(game, &folded, language, &is_wanted));
            answers.collect()
        };
        let mut answers = of_games(self.words.games_called(&folded));
        if answers.is_empty() {
            answers = of_games(self.words.games());
        }
        answers.sort_by(|a, b| b.score.total_cmp(&a.score).then(a.target.cmp(&b.target)));
        let best = answers.first().map_or(0.0, |best| best.score);
        if best < LEAST_SCORE {
            return Vec::new();
        }
        let least = best * LEAST_OF_BEST;
        answers.retain(|answer| answer.score >= least);
        answers.truncate(MOST_ANSWERS);
        answers
    }

    /// The answers of a game, in the reader's language first, in another one if that knows more of the words.
    fn in_game(
        self,
        game: &str,
        folded: &str,
        language: &str,
        is_wanted: impl Fn(u16) -> bool,
    ) -> Vec<Answer> {
        let dictions = self.words.dictions.iter();
        let own = dictions.clone().filter(|known| known.tag == language);
        let others = dictions.filter(|known| known.tag != language);
        let mut best: Vec<Answer> = Vec::new();
        for diction in own.chain(others) {
            let Some(words) = self.words.words_of(game, &diction.tag) else {
                continue;
            };
            let answers = self.in_language(words, folded, diction, &is_wanted);
            let shared = |answers: &[Answer]| answers.first().map_or(0.0, |answer| answer.shared);
            if diction.tag != language && shared(&answers) < ENOUGH_ELSEWHERE {
                continue;
            }
            if shared(&answers) > shared(&best) + f32::EPSILON {
                best = answers;
            }
            if shared(&best) > ENOUGH_SHARED {
                break;
            }
        }
        best
    }

    fn in_language(
        self,
        words: &LanguageWords,
        folded: &str,
        diction: &Diction,
        is_wanted: impl Fn(u16) -> bool,
    ) -> Vec<Answer> {
        let matters = |word: &&str| !word.is_empty() && !diction.is_stop(word);
        let wanted = folded.split(' ').filter(matters).take(MOST_WORDS);
        let asked = wanted.map(|word| Asked::new(word, diction, words));
        // What only says which game is meant says nothing of the matter.
        let asked: Vec<Asked> = asked
            .filter(|word| !(word.names_game && word.rows.is_empty()))
            .collect();
        if asked.is_empty() {
            return Vec::new();
        }
        // Words that no text knows are no question: any word is a slip away from some other.
        let is_alone = !folded.contains(' ');
        if asked
            .iter()
            .all(|word| word.is_guess || (is_alone && word.is_cut_short))
        {
            return Vec::new();
        }
        let asks = folded.split(' ').fold(0, |all, word| all | diction.asks(word));
        let total: f32 = asked.iter().map(|word| word.weight).sum();
        let shares = shares(&asked, words);
        let answer = |(at, share): (usize, &Share)| {
            let text = words.texts.get(at)?;
            let shared = (share.text / total).min(1.0);
            if shared < LEAST_SHARED || share.sure < LEAST_SURE * total || !is_wanted(text.target) {
                return None;
            }
            let kind = self.names.target_at(text.target).kind;
            let title = share.title / (f32::from(text.title) / 100.0).max(f32::EPSILON);
            let agreed = both(title.min(1.0), share.asked / total);
            let same_question = if asks & text.asks == 0 { 0.0 } else { SAME_QUESTION };
            let is_name = asks == 0 && agreed >= WHOLLY && !is_numbered(kind);
            let same_name = if is_name { SAME_NAME } else { 0.0 };
            // What all words together can give is another figure in another game.
            let score = share.score / total
                * weight_of(kind)
                * (ANY_SHARE + (1.0 - ANY_SHARE) * shared)
                * (1.0 + SAME_TITLE * agreed)
                * (1.0 + same_question)
                * (1.0 + same_name);
            Some(Answer {
                target: text.target,
                score,
                shared,
            })
        };
        let mut answers: Vec<Answer> = shares.iter().enumerate().filter_map(answer).collect();
        // A thing has several texts: what it is, and what it is asked by. The best one counts, the others support it.
        answers.sort_by(|a, b| a.target.cmp(&b.target).then(b.score.total_cmp(&a.score)));
        answers.dedup_by(|further, best| {
            let is_same = further.target == best.target;
            if is_same {
                best.score += FURTHER_TEXT * further.score;
            }
            is_same
        });
        answers.sort_by(|a, b| b.score.total_cmp(&a.score).then(a.target.cmp(&b.target)));
        answers
    }
}

/// What each text shares with the words of the question.
fn shares(asked: &[Asked], words: &LanguageWords) -> Vec<Share> {
    let all = words.texts.len();
    let mean = whole(words.mean.max(1));
    let mut shares = vec![Share::default(); all];
    for word in asked {
        let mut of_word = vec![Share::default(); all];
        for (row, worth) in &word.rows {
            let own = rarity(u32::from(row.count), all);
            let rare = f32::midpoint(own, word.weight);
            for place in words.places(row) {
                // A word alone asks for what is called so, not for what mentions it.
                let (Some(text), Some(share)) = (words.texts.get(place.text), of_word.get_mut(place.text))
                else {
                    continue;
                };
                if asked.len() == 1 && place.weight < ALIAS {
                    continue;
                }
                let long = 1.0 - LENGTH + LENGTH * f32::from(text.length) / mean;
                let weight = f32::from(place.weight);
                let often = weight * (SATURATION + 1.0) / (weight + SATURATION * long);
                share.score = share.score.max(worth * rare * often);
                share.text = share.text.max(worth * word.weight);
                if place.in_title {
                    share.asked = share.asked.max(worth * word.weight);
                    share.title += worth * own;
                }
            }
        }
        for (text, share) in words.texts.iter().zip(&mut of_word) {
            let asked_otherwise = ASKED_OTHERWISE * word.weight;
            if word.asks & text.asks != 0 && share.text < asked_otherwise {
                share.text = asked_otherwise;
                share.asked = share.asked.max(asked_otherwise);
                share.score = share.score.max(asked_otherwise);
            }
        }
        for (share, of_word) in shares.iter_mut().zip(&of_word) {
            share.score += of_word.score;
            share.text += of_word.text;
            share.sure += if word.is_guess { 0.0 } else { of_word.text };
            share.asked += of_word.asked;
            share.title += of_word.title;
        }
    }
    shares
}

impl<'a> Asked<'a> {
    /// A word of the question with all that stands for it.
    fn new(word: &str, diction: &Diction, words: &'a LanguageWords) -> Self {
        let mut rows: Vec<(&WordRow, f32)> = Vec::new();
        let stem = diction.stem(word);
        let own = row_of(word, diction, words);
        rows.extend(own.map(|row| (row, 1.0)));
        let count = own.map_or(0, |row| row.count);
        let mut add = |row: &'a WordRow, worth: f32| {
            if !rows.iter().any(|(known, _)| known.first == row.first) {
                rows.push((row, worth));
            }
        };
        if count <= OWN_WORD {
            let alias = own.map_or_else(|| hash(stem), |row| hash(words.word(row)));
            for (row, of) in words.names_of(alias).chain(words.names_of(hash(stem))) {
                add(row, NAME / f32::from(of).sqrt());
            }
        }
        let worth = if count <= OFTEN {
            OTHER_WORD.0
        } else {
            OTHER_WORD.1
        };
        for other in diction.other_words(word, stem) {
            if let Some(row) = row_of(other, diction, words) {
                add(row, worth);
            }
        }
        let is_guess = rows.is_empty();
        if is_guess {
            rows.extend(nearest(stem, words).map(|row| (row, SLIP)));
        }
        let names_game = words.is_called(word);
        let mut weight = weight_of_rows(&rows, words);
        if rows.is_empty() {
            weight *= UNKNOWN;
        }
        if names_game {
            weight *= OF_THE_GAME;
        }
        Self {
            rows,
            weight,
            asks: diction.asks(word),
            names_game,
            is_guess,
            is_cut_short: stem != word && stem.chars().count() < LEAST_ALONE,
        }
    }
}

/// How much a word says: between what the rarest of its rows and what all of them together say.
fn weight_of_rows(rows: &[(&WordRow, f32)], words: &LanguageWords) -> f32 {
    let all = words.texts.len();
    let rarest = rows.iter().map(|(row, _)| row.count).min().unwrap_or(1);
    let mut stands = vec![false; all];
    for place in rows.iter().flat_map(|(row, _)| words.places(row)) {
        if let Some(stands) = stands.get_mut(place.text) {
            *stands = true;
        }
    }
    let together = stands.iter().filter(|stands| **stands).count();
    let together = u32::try_from(together.max(1)).unwrap_or(u32::MAX);
    f32::midpoint(rarity(u32::from(rarest), all), rarity(together, all))
}

/// What two shares have in common: nothing if one of them is nothing.
fn both(one: f32, other: f32) -> f32 {
    if one + other > 0.0 {
        2.0 * one * other / (one + other)
    } else {
        0.0
    }
}

/// The row that stands for a folded word: as it is, without its ending, without what is glued to its front.
fn row_of<'a>(word: &str, diction: &Diction, words: &'a LanguageWords) -> Option<&'a WordRow> {
    let mut stems = vec![word];
    for _ in 0..3 {
        if let Some(row) = stems.iter().find_map(|stem| words.row(stem, diction)) {
            return Some(row);
        }
        let strip = |stem| {
            diction
                .prefixes
                .iter()
                .filter_map(move |prefix| str::strip_prefix(stem, prefix.as_ref()))
        };
        stems = stems.into_iter().flat_map(strip).collect();
        stems.retain(|stem| stem.chars().count() >= 3);
    }
    None
}

/// The word one slip away from a stem that no text has, the commonest first.
fn nearest<'a>(stem: &str, words: &'a LanguageWords) -> Option<&'a WordRow> {
    let length = stem.chars().count();
    if !(5..=30).contains(&length) {
        return None;
    }
    let of_stem = letters(stem);
    let is_near = |row: &&WordRow| {
        let word = words.word(row);
        (of_stem & !row.letters).count_ones() <= 1
            && (row.letters & !of_stem).count_ones() <= 1
            && word.len().abs_diff(stem.len()) <= 2
            && strsim::osa_distance(stem, word) == 1
    };
    words.rows.iter().filter(is_near).max_by_key(|row| row.count)
}

/// How much a kind of text weighs: what is asked is more often a rule than the meaning of a word.
fn weight_of(kind: Kind) -> f32 {
    match kind {
        Kind::RULE => RULE,
        Kind::DISAGREEMENT | Kind::RULING => DISPUTED,
        _ => OTHER_KIND,
    }
}
