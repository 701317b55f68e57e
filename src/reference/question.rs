//! Answers questions: ranks our texts by the words they share with what was asked.
//!
//! The ranking is BM25 over stems. A word of the question also counts as the names it is an alias of, as the words that
//! players use for it, and, where no text knows it, as the nearest word that one does. Titles weigh more than texts,
//! rules more than anything else.

use std::collections::BTreeMap;

use super::fold::fold;
use super::index::{NameIndex, letters};
use super::word_index::{ALIAS, LanguageWords, WordIndex, WordRow, without_ending};
use crate::core::{EntryKey, Kind, NameRank};
use crate::l10n::{GlossaryName, Language, Store};

/// So many answers are given.
pub const MOST_ANSWERS: usize = 5;
/// A text that shares less of the question than this is no answer.
const LEAST_SHARED: f32 = 0.45;
/// A text that is worth less than this part of the best one is no further answer.
const LEAST_OF_BEST: f32 = 0.35;
/// No question has more words that matter.
const MOST_WORDS: usize = 24;
/// What another word for the same thing is worth.
const OTHER_WORD: f32 = 0.75;
/// What a word with a slip is worth.
const SLIP: f32 = 0.7;
/// How slowly a word that is repeated stops to matter.
const SATURATION: f32 = 2.0;
/// How much a long text is worth less.
const LENGTH: f32 = 0.4;

/// What questions are asked of: the words, the names and the languages.
#[derive(Debug, Clone, Copy)]
pub(super) struct Shelf<'a> {
    pub(super) words: &'a WordIndex,
    pub(super) names: &'a NameIndex,
    pub(super) store: &'a Store,
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
    /// How much the word says.
    weight: f32,
}

impl<'a> Shelf<'a> {
    /// The best answers among the things that are wanted, of all games.
    pub(super) fn ask(self, words: &str, language: &str, is_wanted: impl Fn(u16) -> bool) -> Vec<Answer> {
        let folded = fold(words);
        let games = self.words.games().into_iter();
        let answers = games.flat_map(|game| self.in_game(game, &folded, language, &is_wanted));
        let mut answers: Vec<Answer> = answers.collect();
        answers.sort_by(|a, b| b.score.total_cmp(&a.score).then(a.target.cmp(&b.target)));
        let least = answers.first().map_or(0.0, |best| best.score * LEAST_OF_BEST);
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
        let languages = self.store.languages();
        let own = languages.iter().filter(|known| known.tag == language);
        let others = languages.iter().filter(|known| known.tag != language);
        let mut best: Vec<Answer> = Vec::new();
        for language in own.chain(others) {
            let Some(words) = self.words.words_of(game, &language.tag) else {
                continue;
            };
            let answers = self.in_language(words, folded, language, &is_wanted);
            let shared = |answers: &[Answer]| answers.first().map_or(0.0, |answer| answer.shared);
            if shared(&answers) > shared(&best) + f32::EPSILON {
                best = answers;
            }
            if shared(&best) > 0.7 {
                break;
            }
        }
        best
    }

    fn in_language(
        self,
        words: &LanguageWords,
        folded: &str,
        language: &Language,
        is_wanted: impl Fn(u16) -> bool,
    ) -> Vec<Answer> {
        let asked = self.asked(folded, language, words);
        let total: f32 = asked.iter().map(|word| word.weight).sum();
        if asked.is_empty() {
            return Vec::new();
        }
        let mean = whole(words.mean.max(1));
        let mut scores: BTreeMap<usize, (f32, f32)> = BTreeMap::new();
        for word in &asked {
            let mut of_word: BTreeMap<usize, (f32, f32)> = BTreeMap::new();
            for (row, worth) in &word.rows {
                let rare = rarity(u32::from(row.count), words);
                let places = words.places(row);
                // A word alone asks for what is called so, not for what mentions it.
                for (document, count) in places.filter(|(_, count)| asked.len() > 1 || *count >= ALIAS) {
                    let length = words.documents.get(document).map_or(0, |(_, length)| *length);
                    let long = 1.0 - LENGTH + LENGTH * f32::from(length) / mean;
                    let often = whole(count) * (SATURATION + 1.0) / (whole(count) + SATURATION * long);
                    let score = worth * rare * often;
                    let known = of_word.entry(document).or_default();
                    *known = (known.0.max(score), known.1.max(*worth));
                }
            }
            for (document, (score, worth)) in of_word {
                let sum = scores.entry(document).or_default();
                sum.0 += score;
                sum.1 += worth * word.weight;
            }
        }
        let answer = |(document, (score, shared)): (usize, (f32, f32))| {
            let (target, _) = *words.documents.get(document)?;
            let shared = shared / total;
            let kind = self.names.target_at(target).kind;
            // What all words together can give is another figure in another game.
            let score = score * weight_of(kind) * (0.4 + 0.6 * shared) / total;
            let answer = Answer {
                target,
                score,
                shared,
            };
            (shared >= LEAST_SHARED && is_wanted(target)).then_some(answer)
        };
        let mut answers: Vec<Answer> = scores.into_iter().filter_map(answer).collect();
        answers.sort_by(|a, b| b.score.total_cmp(&a.score).then(a.target.cmp(&b.target)));
        answers
    }

    /// The words of the question that matter, each with all that stands for it.
    fn asked(self, folded: &str, language: &Language, words: &'a LanguageWords) -> Vec<Asked<'a>> {
        let stop: Vec<String> = language.stop.iter().map(|word| fold(word)).collect();
        let matters = |word: &&str| !word.is_empty() && !stop.iter().any(|stop| stop == word);
        let mut wanted: Vec<&str> = folded.split(' ').filter(matters).collect();
        wanted.truncate(MOST_WORDS);
        let groups: Vec<Vec<String>> = language
            .synonyms
            .iter()
            .map(|group| fold(group).split(' ').map(str::to_owned).collect())
            .collect();
        let asked = wanted.into_iter().map(|word| {
            let mut rows: Vec<(&WordRow, f32)> = Vec::new();
            rows.extend(row_of(word, language, words).map(|row| (row, 1.0)));
            let stem = without_ending(word, language);
            let says = |member: &String| member == word || without_ending(member, language) == stem;
            let group = groups.iter().filter(|group| group.iter().any(says)).flatten();
            let others = group
                .cloned()
                .chain(self.names_of_alias(word, &words.game, language));
            for other in others {
                if let Some(row) = row_of(&other, language, words)
                    && !rows.iter().any(|(known, _)| known.first == row.first)
                {
                    rows.push((row, OTHER_WORD));
                }
            }
            if rows.is_empty() {
                rows.extend(nearest(stem, words).map(|row| (row, SLIP)));
            }
            let rarities = rows.iter().map(|(row, _)| rarity(u32::from(row.count), words));
            let unknown = rarity(1, words);
            let weight = rarities.reduce(f32::max).unwrap_or(unknown);
            Asked { rows, weight }
        });
        asked.collect()
    }

    /// The words of the names that a word is another name for.
    fn names_of_alias(self, word: &str, game: &str, language: &Language) -> Vec<String> {
        let rows = self.names.exact(word).filter(|row| {
            row.rank == NameRank::Alias
                && self.names.language(row) == Some(language.tag.as_ref())
                && self.names.target(row).game == game
        });
        let names = rows.filter_map(|row| {
            let target = self.names.target(row);
            let id = EntryKey::new(target.kind, target.id.as_ref()).message_id();
            GlossaryName::headline(self.store, &language.tag, Some(&target.game), &id)
        });
        let single = names.map(|name| fold(&name)).filter(|name| !name.contains(' '));
        single.collect()
    }
}

/// The row that stands for a folded word: as it is, without its ending, without what is glued to its front.
fn row_of<'a>(word: &str, language: &Language, words: &'a LanguageWords) -> Option<&'a WordRow> {
    let mut stems = vec![word];
    for _ in 0..3 {
        if let Some(row) = stems.iter().find_map(|stem| words.row(stem, language)) {
            return Some(row);
        }
        let strip = |stem| {
            language
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

/// How much a word says that stands in so many texts.
fn rarity(count: u32, words: &LanguageWords) -> f32 {
    let all = f32::from(u16::try_from(words.documents.len()).unwrap_or(u16::MAX));
    let count = whole(count);
    (1.0 + (all - count + 0.5) / (count + 0.5)).ln()
}

/// How much a kind of text weighs: what is asked is more often a rule than the meaning of a word.
fn weight_of(kind: Kind) -> f32 {
    match kind {
        Kind::RULE => 1.1,
        _ => 0.85,
    }
}

/// A count as a figure to reckon with.
fn whole(count: u32) -> f32 {
    f32::from(u16::try_from(count).unwrap_or(u16::MAX))
}
