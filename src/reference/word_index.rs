//! The index of words: which texts speak of what, for each language, for questions that name nothing.
//!
//! Made when the program is built, like the index of names; made anew only when the user's own data or texts are in
//! use. A word stands here as its stem: a form of a name as the stem of the name, any other word without its ending,
//! and without the small words that a language glues to its front where what remains is a word too.

use std::collections::{BTreeMap, BTreeSet};

use serde::Serialize;

use super::fold::fold;
use super::index::{GameNames, letters};
use crate::core::{EntryKey, Family, Kind, KindInfo, NumberedId};
use crate::data::{List, Text, find_by_hash, hash};
use crate::l10n::{GlossaryName, Language, Store};

/// The words of all games in all languages. Each game has its own: how much a word says is a matter of the game that is
/// talked about, and stays the same however many other games there are.
#[derive(Debug, Clone, Serialize)]
pub struct WordIndex {
    /// Those of each game in each language.
    pub languages: List<LanguageWords>,
}

/// The words of a game in one language, and the texts they stand in.
#[derive(Debug, Clone, Serialize)]
pub struct LanguageWords {
    /// The game.
    pub game: Text,
    /// The tag of the language.
    pub tag: Text,
    /// The words one after the other.
    pub text: Text,
    /// The words, sorted by hash.
    pub rows: List<WordRow>,
    /// Where words stand: the number of the text times 256, and how much the word weighs in it.
    pub postings: List<u32>,
    /// The texts: the number of the thing they are about in the index of names, and their length in words.
    pub documents: List<(u16, u16)>,
    /// The mean length of a text.
    pub mean: u32,
}

/// One word.
#[derive(Debug, Clone, Copy, Serialize)]
pub struct WordRow {
    /// Its hash.
    pub hash: u32,
    /// Where it begins.
    pub start: u32,
    /// Its length in bytes.
    pub length: u16,
    /// How many texts it stands in.
    pub count: u16,
    /// Where its texts begin.
    pub first: u32,
    /// Which letters occur, for a quick refusal.
    pub letters: u32,
}

/// How much a word of a title weighs beside one of the text.
const TITLE: u32 = 6;
/// The same for another name of the thing.
pub(super) const ALIAS: u32 = 4;

/// So many letters remain of a word without its ending.
const LEAST_STEM: usize = 4;

/// A word that a text repeats more often than this weighs no more.
const MOST_MENTIONS: u32 = 3;
/// Stands before a word that is no stem itself, so that a word and the stem of another are not mistaken.
const WHOLE: char = '=';

impl WordIndex {
    /// Reads the texts of all games in all languages.
    pub fn build(store: &Store, games: &[GameNames]) -> Self {
        let mut languages = Vec::new();
        let mut first: u16 = 0;
        for game in games {
            let of_language = |language: &&Language| LanguageWords::build(store, language, game, first);
            languages.extend(store.languages().iter().map(of_language));
            let targets: usize = game.ids.iter().map(|(_, ids)| ids.len()).sum();
            first = first.saturating_add(u16::try_from(targets).unwrap_or(u16::MAX));
        }
        Self {
            languages: List::Owned(languages),
        }
    }

    /// The games, in their order.
    pub fn games(&self) -> Vec<&str> {
        let mut games: Vec<&str> = Vec::new();
        for words in self.languages.iter() {
            if games.last() != Some(&words.game.as_ref()) {
                games.push(&words.game);
            }
        }
        games
    }

    /// The words of a game in a language.
    pub fn words_of(&self, game: &str, tag: &str) -> Option<&LanguageWords> {
        let mut all = self.languages.iter();
        all.find(|words| words.game == game && words.tag == tag)
    }
}

impl LanguageWords {
    /// `first` is the number of the game's first thing in the index of names.
    fn build(store: &Store, language: &Language, game: &GameNames, first: u16) -> Self {
        let mut writings = Vec::new();
        let mut target = first;
        for (info, id) in game
            .ids
            .iter()
            .flat_map(|(info, ids)| ids.iter().map(move |id| (*info, id)))
        {
            let key = EntryKey::new(info.kind, id.as_str());
            let writing = Writing::read(store, &language.tag, game, info, &key);
            writings.extend(writing.map(|writing| (target, writing)));
            target = target.saturating_add(1);
        }
        let stems = Stems::new(language, &writings);
        let mut found: BTreeMap<String, BTreeMap<u32, u32>> = BTreeMap::new();
        let mut documents = Vec::new();
        let mut total = 0;
        for (target, writing) in &writings {
            let document = narrow(documents.len());
            let mut length = 0;
            let mut weights: BTreeMap<String, (u32, u32)> = BTreeMap::new();
            let named = writing.title.iter().map(|word| (word, TITLE));
            let named = named.chain(writing.aliases.iter().map(|word| (word, ALIAS)));
            let all = named.chain(writing.body.iter().map(|word| (word, 0)));
            for (word, weight) in all.filter(|(word, _)| !stems.stop.contains(word.as_str())) {
                length += 1;
                let (name, mentions) = weights.entry(stems.stem(word)).or_default();
                *name = weight.max(*name);
                *mentions += u32::from(weight == 0);
            }
            for (stem, (name, mentions)) in weights {
                let weight = name + mentions.min(MOST_MENTIONS);
                found.entry(stem).or_default().insert(document, weight);
            }
            total += length;
            documents.push((*target, u16::try_from(length).unwrap_or(u16::MAX)));
        }
        let mean = total / narrow(documents.len()).max(1);
        let mut text = String::new();
        let mut postings = Vec::new();
        let mut rows = Vec::new();
        let mut ranges = BTreeMap::new();
        for (stem, places) in &found {
            let first = narrow(postings.len());
            let posting = |(document, weight): (&u32, &u32)| document * 256 + (*weight).min(255);
            postings.extend(places.iter().map(posting));
            ranges.insert(
                stem.clone(),
                (first, u16::try_from(places.len()).unwrap_or(u16::MAX)),
            );
        }
        let mut words: BTreeMap<String, (u32, u16)> = BTreeMap::new();
        for word in &stems.known {
            let stem = stems.stem(word);
            if without_ending(word, language) != stem
                && let Some(range) = ranges.get(&stem)
            {
                words.insert(format!("{WHOLE}{word}"), *range);
            }
        }
        words.extend(ranges);
        for (word, (first, count)) in words {
            rows.push(WordRow {
                hash: hash(&word),
                start: narrow(text.len()),
                length: u16::try_from(word.len()).unwrap_or(u16::MAX),
                count,
                first,
                letters: letters(&word),
            });
            text.push_str(&word);
        }
        rows.sort_by_key(|row| row.hash);
        Self {
            game: Text::Borrowed(game.game),
            tag: language.tag.clone(),
            text: Text::Owned(text),
            rows: List::Owned(rows),
            postings: List::Owned(postings),
            documents: List::Owned(documents),
            mean,
        }
    }

    /// The row of a folded word.
    pub(super) fn row(&self, word: &str, language: &Language) -> Option<&WordRow> {
        let whole = self.find(&format!("{WHOLE}{word}"));
        whole.or_else(|| self.find(without_ending(word, language)))
    }

    fn find(&self, word: &str) -> Option<&WordRow> {
        let wanted = hash(word);
        let start = find_by_hash(&self.rows, wanted, |row| row.hash);
        let mut same = self.rows[start..].iter().take_while(|row| row.hash == wanted);
        same.find(|row| self.word(row) == word)
    }

    /// The word of a row.
    pub fn word(&self, row: &WordRow) -> &str {
        let start = row.start as usize;
        self.text
            .get(start..start + usize::from(row.length))
            .unwrap_or_default()
    }

    /// The texts of a row: the number of each and the weight of the word in it.
    pub fn places(&self, row: &WordRow) -> impl Iterator<Item = (usize, u32)> {
        let first = row.first as usize;
        let places = self.postings.get(first..first + usize::from(row.count));
        let place = |posting: &u32| ((posting / 256) as usize, posting % 256);
        places.unwrap_or_default().iter().map(place)
    }
}

/// A folded word without its ending, as the language lists them; four letters at least remain, three before an ending
/// of one letter.
pub(super) fn without_ending<'w>(word: &'w str, language: &Language) -> &'w str {
    if word.starts_with(|first: char| first.is_ascii_digit()) {
        return word;
    }
    let letters = word.chars().count();
    let endings = language.endings.iter();
    let stems = endings.filter_map(|ending| word.strip_suffix(ending.as_ref()));
    let long_enough = stems.filter(|stem| {
        let left = stem.chars().count();
        left >= LEAST_STEM || (left + 1 == letters && letters == LEAST_STEM)
    });
    long_enough.min_by_key(|stem| stem.len()).unwrap_or(word)
}

/// What a text is made of, in folded words.
struct Writing {
    title: Vec<String>,
    aliases: Vec<String>,
    body: Vec<String>,
    /// The forms of the name, each in words.
    forms: Vec<Vec<String>>,
}

impl Writing {
    fn read(store: &Store, tag: &str, game: &GameNames, info: &KindInfo, key: &EntryKey) -> Option<Self> {
        if info.kind == Kind::WORD {
            return None;
        }
        let find = |id: &str| GlossaryName::find(store, tag, Some(game.game), id);
        let named = find(&key.message_id())?;
        let mut writing = Self {
            title: words_of(&named.headline),
            aliases: Vec::new(),
            body: Vec::new(),
            forms: Vec::new(),
        };
        let mut body = |text: Option<&str>| writing.body.extend(words_of(text.unwrap_or_default()));
        match info.family {
            Family::Numbered(_) => return None,
            Family::Section => body(named.form("text")),
            Family::Rule => {
                body(named.form("text"));
                for slug in game.findings.iter().filter(|(of, _)| *of == key.id) {
                    let finding = find(&format!("breach-{}", slug.1));
                    let finding = finding.as_ref();
                    body(finding.and_then(|finding| finding.form("title")));
                    body(finding.and_then(|finding| finding.form("why")));
                }
            }
            Family::Dispute => {
                body(named.form("ruling"));
                body(named.form("reason"));
            }
            Family::Named => {
                let about = find(&format!("about-{}", key.message_id()));
                body(about.as_ref().map(|about| about.headline.as_str()));
                for (attribute, form) in &named.forms {
                    match attribute.as_str() {
                        "gender" | "number" | "written" => {}
                        "short" | "aliases" => writing.aliases.extend(words_of(form)),
                        _ => writing.forms.extend(form.split(',').map(words_of)),
                    }
                }
            }
        }
        Some(writing)
    }
}

/// The folded words of a Markdown text, without the targets of links and the numbers of rules.
fn words_of(markdown: &str) -> Vec<String> {
    let mut plain = String::with_capacity(markdown.len());
    let mut rest = markdown;
    while let Some((before, after)) = rest.split_once("](") {
        plain.push_str(before);
        plain.push(' ');
        rest = after.split_once(')').map_or("", |(_, after)| after);
    }
    plain.push_str(rest);
    let is_reference = |word: &&str| {
        let bare = word.trim_matches(|letter: char| !letter.is_alphanumeric());
        NumberedId::parse(bare).is_none()
    };
    let folded = plain.split_whitespace().filter(is_reference).map(fold);
    let words = folded.flat_map(|folded| folded.split(' ').map(str::to_owned).collect::<Vec<_>>());
    words.filter(|word| !word.is_empty()).collect()
}

/// How words of a language become stems.
struct Stems<'l> {
    language: &'l Language,
    stop: BTreeSet<String>,
    known: BTreeSet<String>,
    /// Words of names and of their forms, with the stem of the word in the name.
    forms: BTreeMap<String, String>,
}

impl<'l> Stems<'l> {
    fn new(language: &'l Language, writings: &[(u16, Writing)]) -> Self {
        let mut stems = Self {
            language,
            stop: language.stop.iter().map(|word| fold(word)).collect(),
            known: BTreeSet::new(),
            forms: BTreeMap::new(),
        };
        let named = || writings.iter().filter(|(_, writing)| !writing.forms.is_empty());
        for word in named().flat_map(|(_, writing)| &writing.title) {
            stems
                .forms
                .insert(word.clone(), without_ending(word, language).to_owned());
        }
        for (_, writing) in named() {
            let forms = writing.forms.iter();
            for form in forms.filter(|form| form.len() == writing.title.len()) {
                for (form, word) in form.iter().zip(&writing.title) {
                    let same = form.chars().zip(word.chars()).take_while(|(a, b)| a == b).count();
                    if same >= 3 && !stems.forms.contains_key(form) {
                        let stem = without_ending(word, language).to_owned();
                        stems.forms.insert(form.clone(), stem);
                    }
                }
            }
        }
        for (_, writing) in writings {
            stems.known.extend(writing.title.iter().cloned());
            stems.known.extend(writing.aliases.iter().cloned());
            stems.known.extend(writing.body.iter().cloned());
        }
        stems.known.extend(stems.forms.keys().cloned());
        stems
    }

    fn stem(&self, word: &str) -> String {
        let mut bare = word;
        if !self.forms.contains_key(word) {
            for _ in 0..2 {
                let prefixes = self.language.prefixes.iter();
                let mut stripped = prefixes.filter_map(|prefix| bare.strip_prefix(prefix.as_ref()));
                let is_word = |rest: &&str| rest.chars().count() >= 3 && self.known.contains(*rest);
                match stripped.find(is_word) {
                    Some(rest) => bare = rest,
                    None => break,
                }
            }
        }
        let of_name = self.forms.get(bare).cloned();
        of_name.unwrap_or_else(|| without_ending(bare, self.language).to_owned())
    }
}

fn narrow(length: usize) -> u32 {
    u32::try_from(length).unwrap_or(u32::MAX)
}
