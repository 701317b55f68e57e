//! How players of a language talk: which words say nothing, which ones ask, which are forms of one word, which stand for
//! one another. Read from `language.toml`, folded once.

use std::collections::{BTreeMap, BTreeSet};

use serde::Serialize;

use super::fold::fold;
use crate::data::{List, Text, find_by_hash, hash};
use crate::l10n::Language;

/// What questions in a language are read by. Words stand here as hashes, each list sorted.
#[derive(Debug, Clone, Serialize)]
pub struct Diction {
    /// The tag of the language.
    pub tag: Text,
    /// Words that say nothing of the matter.
    pub stop: List<u32>,
    /// Words with which questions begin.
    pub openings: List<u32>,
    /// Words that ask for something, with the bit of what they ask for.
    pub asking: List<(u32, u8)>,
    /// Words that are figures.
    pub numerals: List<u32>,
    /// Endings that make no difference.
    pub endings: List<Text>,
    /// Those that make no difference to a word of four letters.
    pub short_endings: List<Text>,
    /// Small words that are glued to the front of others.
    pub prefixes: List<Text>,
    /// Words whose stem their ending does not tell, with their stem.
    pub forms: List<(u32, Text)>,
    /// The words of groups, as they are and as stems, with the number of the group.
    pub members: List<(u32, u16)>,
    /// Words that stand for one another.
    pub groups: List<Text>,
}

/// So many letters remain of a word without its ending.
const LEAST_STEM: usize = 4;
/// The bit of a question for an amount, which a figure answers.
pub(super) const AMOUNT: u8 = 1;

impl Diction {
    /// The diction of a language.
    pub fn new(language: &Language) -> Self {
        let folded = |list: &List<Text>| -> List<Text> {
            let words: BTreeSet<String> = list.iter().map(|word| fold(word)).collect();
            List::Owned(words.into_iter().map(Text::Owned).collect())
        };
        let hashes = |list: &List<Text>| sorted(list.iter().map(|word| hash(&fold(word))).collect());
        let lines =
            |list: &List<Text>| -> Vec<Vec<String>> { list.iter().map(|line| words_of_line(line)).collect() };
        let mut diction = Self {
            tag: language.tag.clone(),
            stop: hashes(&language.stop),
            openings: hashes(&language.openings),
            asking: List::Owned(Vec::new()),
            numerals: List::Owned(Vec::new()),
            endings: folded(&language.endings),
            short_endings: folded(&language.short_endings),
            prefixes: folded(&language.prefixes),
            forms: List::Owned(Vec::new()),
            members: List::Owned(Vec::new()),
            groups: List::Owned(Vec::new()),
        };
        let asking = lines(&language.asking).into_iter().enumerate();
        diction.asking = sorted(
            asking
                .flat_map(|(at, words)| {
                    words
                        .into_iter()
                        .map(move |word| (hash(&word), AMOUNT << at.min(7)))
                })
                .collect(),
        );
        diction.forms = diction.forms_of(&lines(&language.inflected));
        let groups = lines(&language.synonyms);
        let is_figure = |word: &String| word.bytes().all(|byte| byte.is_ascii_digit());
        let numerals = groups.iter().filter(|group| group.iter().any(is_figure));
        diction.numerals = sorted(numerals.flatten().map(|word| hash(word)).collect());
        let mut members = BTreeSet::new();
        for (number, word) in groups
            .iter()
            .zip(0..)
            .flat_map(|(group, number)| group.iter().map(move |word| (number, word)))
        {
            members.insert((hash(word), number));
            members.insert((hash(diction.stem(word)), number));
        }
        diction.members = List::Owned(members.into_iter().collect());
        diction.groups = List::Owned(
            groups
                .into_iter()
                .map(|group| Text::Owned(group.join(" ")))
                .collect(),
        );
        diction
    }

    /// Each form of a word, as it is and without its ending, with the stem of the first.
    fn forms_of(&self, words: &[Vec<String>]) -> List<(u32, Text)> {
        let mut forms: BTreeMap<u32, String> = BTreeMap::new();
        for forms_of_word in words {
            let Some(first) = forms_of_word.first() else {
                continue;
            };
            let stem = self.without_ending(first);
            for form in forms_of_word {
                for known in [form.as_str(), self.without_ending(form)] {
                    forms.entry(hash(known)).or_insert_with(|| stem.to_owned());
                }
            }
        }
        let text = |(hash, stem): (u32, String)| (hash, Text::Owned(stem));
        List::Owned(forms.into_iter().map(text).collect())
    }

    /// Whether a folded word says nothing of the matter.
    pub fn is_stop(&self, word: &str) -> bool {
        has(&self.stop, hash(word))
    }

    /// Whether questions begin with a folded word.
    pub fn is_opening(&self, word: &str) -> bool {
        has(&self.openings, hash(word))
    }

    /// Whether a folded word is a figure.
    pub fn is_numeral(&self, word: &str) -> bool {
        word.starts_with(|first: char| first.is_ascii_digit()) || has(&self.numerals, hash(word))
    }

    /// What a folded word asks for, as a bit; nothing if it does not ask.
    pub fn asks(&self, word: &str) -> u8 {
        let wanted = hash(word);
        let at = find_by_hash(&self.asking, wanted, |(hash, _)| *hash);
        let found = self.asking.get(at).filter(|(hash, _)| *hash == wanted);
        found.map_or(0, |(_, bit)| *bit)
    }

    /// The stem of a folded word.
    pub fn stem<'w>(&'w self, word: &'w str) -> &'w str {
        if let Some(stem) = self.form(word) {
            return stem;
        }
        let bare = self.without_ending(word);
        self.form(bare).unwrap_or(bare)
    }

    fn form(&self, word: &str) -> Option<&str> {
        let wanted = hash(word);
        let at = find_by_hash(&self.forms, wanted, |(hash, _)| *hash);
        let found = self.forms.get(at).filter(|(hash, _)| *hash == wanted);
        found.map(|(_, stem)| stem.as_ref())
    }

    /// A folded word without its ending; four letters at least remain, three of a word of four.
    fn without_ending<'w>(&self, word: &'w str) -> &'w str {
        if word.starts_with(|first: char| first.is_ascii_digit()) {
            return word;
        }
        let strip = |endings: &'_ List<Text>, least: usize| {
            let stems = endings
                .iter()
                .filter_map(|ending| word.strip_suffix(ending.as_ref()));
            let long_enough = stems.filter(|stem| stem.chars().count() >= least);
            long_enough.min_by_key(|stem| stem.len())
        };
        let stem = strip(&self.endings, LEAST_STEM);
        let is_short = || word.chars().count() == LEAST_STEM;
        let short = || {
            is_short()
                .then(|| strip(&self.short_endings, LEAST_STEM - 1))
                .flatten()
        };
        stem.or_else(short).unwrap_or(word)
    }

    /// The words that stand for a folded word, itself among them.
    pub fn other_words<'d>(&'d self, word: &str, stem: &str) -> impl Iterator<Item = &'d str> {
        let groups = [hash(word), hash(stem)].map(|wanted| {
            let start = find_by_hash(&self.members, wanted, |(hash, _)| *hash);
            let same = self.members[start..]
                .iter()
                .take_while(move |(hash, _)| *hash == wanted);
            same.map(|(_, group)| *group)
        });
        let groups: BTreeSet<u16> = groups.into_iter().flatten().collect();
        let group = |number: u16| self.groups.get(usize::from(number));
        groups
            .into_iter()
            .filter_map(group)
            .flat_map(|group| group.split(' '))
    }
}

/// The folded words of a line, each once.
fn words_of_line(line: &str) -> Vec<String> {
    let mut words: Vec<String> = Vec::new();
    for word in line.split_whitespace().map(fold) {
        if !word.is_empty() && !words.contains(&word) {
            words.push(word);
        }
    }
    words
}

fn sorted<T: Ord + Clone>(mut items: Vec<T>) -> List<T> {
    items.sort();
    items.dedup();
    List::Owned(items)
}

fn has(hashes: &List<u32>, wanted: u32) -> bool {
    hashes.get(find_by_hash(hashes, wanted, |hash| *hash)) == Some(&wanted)
}
