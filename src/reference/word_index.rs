//! The index of words: which texts speak of what, for each language, for questions that name nothing.
//!
//! Made when the program is built, like the index of names; made anew only when the user's own data or texts are in
//! use. A word stands here as its stem: a form of a name as the stem of the name, any other word as its language has
//! it (`diction.rs`), and without the small words that a language glues to its front where what remains is a word too.

use std::collections::{BTreeMap, BTreeSet};

use serde::Serialize;

use super::diction::{AMOUNT, Diction};
use super::fold::fold;
use super::index::{GameNames, letters};
use crate::core::{EntryKey, Family, Kind, KindInfo, NumberedId};
use crate::data::{List, Text, find_by_hash, hash};
use crate::l10n::{GlossaryName, Store};

/// The words of all games in all languages. Each game has its own: how much a word says is a matter of the game that is
/// talked about, and stays the same however many other games there are.
#[derive(Debug, Clone, Serialize)]
pub struct WordIndex {
    /// How players of each language talk.
    pub dictions: List<Diction>,
    /// The words of each game in each language.
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
    /// Where words stand: the number of the text times 256, how much the word weighs in it, and [`IN_TITLE`].
    pub postings: List<u32>,
    /// Other names for things, sorted by hash.
    pub aliases: List<AliasRow>,
    /// The texts.
    pub texts: List<TextRow>,
    /// The mean length of a text.
    pub mean: u32,
    /// What players call the game, as hashes of folded words, sorted.
    pub called: List<u32>,
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

/// A word that is another name for a thing, and one word of the thing's own name.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct AliasRow {
    /// The hash of the alias.
    pub alias: u32,
    /// The hash of the word.
    pub word: u32,
    /// How many words the name has.
    pub of: u8,
}

/// One text.
#[derive(Debug, Clone, Copy, Serialize)]
pub struct TextRow {
    /// The number of the thing it is about, in the index of names.
    pub target: u16,
    /// Its length in words.
    pub length: u16,
    /// How much the words of its title say, in hundredths.
    pub title: u16,
    /// What its title asks for or answers, in bits.
    pub asks: u8,
}

/// A word as it stands in a text.
#[derive(Debug, Clone, Copy)]
pub struct Place {
    /// The number of the text.
    pub text: usize,
    /// How much the word weighs in it.
    pub weight: u8,
    /// Whether it stands in the title.
    pub in_title: bool,
}

/// How much a word of a title weighs beside one of the text.
const TITLE: u32 = 6;
/// The same for another name of the thing, and for what players ask a rule by.
pub(super) const ALIAS: u8 = 5;
/// Marks a word of the title.
pub const IN_TITLE: u32 = 128;
/// A word that a text repeats more often than this weighs no more.
const MOST_MENTIONS: u32 = 5;
/// Stands before a word that is no stem itself, so that a word and the stem of another are not mistaken.
pub const WHOLE: char = '=';

impl WordIndex {
    /// Reads the texts of all games in all languages.
    pub fn build(store: &Store, games: &[GameNames]) -> Self {
        let dictions: Vec<Diction> = store.languages().into_iter().map(Diction::new).collect();
        let mut languages = Vec::new();
        let mut first: u16 = 0;
        for game in games {
            let of_language = |diction: &Diction| LanguageWords::build(store, diction, game, first);
            languages.extend(dictions.iter().map(of_language));
            let targets: usize = game.ids.iter().map(|(_, ids)| ids.len()).sum();
            first = first.saturating_add(u16::try_from(targets).unwrap_or(u16::MAX));
        }
        Self {
            dictions: List::Owned(dictions),
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

    /// The games that are called by one of these folded words, in whatever language.
    pub(super) fn games_called(&self, folded: &str) -> Vec<&str> {
        let mut games: Vec<&str> = Vec::new();
        for words in self.languages.iter() {
            let is_called = || folded.split(' ').any(|word| words.is_called(word));
            if games.last() != Some(&words.game.as_ref()) && is_called() {
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
    fn build(store: &Store, diction: &Diction, game: &GameNames, first: u16) -> Self {
        let writings = Writing::of_game(store, diction, game, first);
        let stems = Stems::new(diction, &writings);
        let mut found: BTreeMap<String, BTreeMap<u32, u32>> = BTreeMap::new();
        let mut texts = Vec::new();
        let mut titles = Vec::new();
        let (mut total, mut bodies) = (0, 0);
        for (target, writing) in &writings {
            let text = narrow(texts.len());
            let (length, weights) = stems.weights(writing);
            for (stem, weight) in weights {
                found.entry(stem).or_default().insert(text, weight);
            }
            if !writing.body.is_empty() {
                total += length;
                bodies += 1;
            }
            texts.push(TextRow {
                target: *target,
                length: u16::try_from(length).unwrap_or(u16::MAX),
                title: 0,
                asks: stems.asks(writing),
            });
            titles.push(stems.title(writing));
        }
        let all = texts.len();
        for (text, title) in texts.iter_mut().zip(&titles) {
            let counts = title.iter().filter_map(|stem| found.get(stem)).map(BTreeMap::len);
            let says: f32 = counts.map(|count| rarity(narrow(count), all)).sum();
            text.title = hundredths(says);
        }
        let aliases = stems.aliases(&writings);
        let mean = total / bodies.max(1);
        let (text, rows, postings) = stems.table(&found);
        Self {
            game: Text::Borrowed(game.game),
            tag: diction.tag.clone(),
            text: Text::Owned(text),
            rows: List::Owned(rows),
            postings: List::Owned(postings),
            aliases: List::Owned(aliases.into_iter().collect()),
            texts: List::Owned(texts),
            mean,
            called: List::Owned(called(store, diction, game)),
        }
    }

    /// Whether players call the game by this folded word.
    pub(super) fn is_called(&self, word: &str) -> bool {
        let wanted = hash(word);
        self.called.get(find_by_hash(&self.called, wanted, |hash| *hash)) == Some(&wanted)
    }

    /// The row of a folded word.
    pub(super) fn row(&self, word: &str, diction: &Diction) -> Option<&WordRow> {
        let whole = self.find(hash(&format!("{WHOLE}{word}")));
        whole.or_else(|| self.find(hash(diction.stem(word))))
    }

    /// The row with this hash.
    fn find(&self, wanted: u32) -> Option<&WordRow> {
        let at = find_by_hash(&self.rows, wanted, |row| row.hash);
        self.rows.get(at).filter(|row| row.hash == wanted)
    }

    /// The words of the names that a word with this hash is another name for, and how many words each name has.
    pub(super) fn names_of(&self, alias: u32) -> impl Iterator<Item = (&WordRow, u8)> {
        let start = find_by_hash(&self.aliases, alias, |row| row.alias);
        let same = self.aliases[start..]
            .iter()
            .take_while(move |row| row.alias == alias);
        same.filter_map(|row| Some((self.find(row.word)?, row.of)))
    }

    /// The word of a row.
    pub fn word(&self, row: &WordRow) -> &str {
        let start = row.start as usize;
        self.text
            .get(start..start + usize::from(row.length))
            .unwrap_or_default()
    }

    /// Where the word of a row stands.
    pub fn places(&self, row: &WordRow) -> impl Iterator<Item = Place> {
        let first = row.first as usize;
        let places = self.postings.get(first..first + usize::from(row.count));
        let place = |posting: &u32| Place {
            text: (posting / 256) as usize,
            weight: u8::try_from(posting % IN_TITLE).unwrap_or(u8::MAX),
            in_title: posting & IN_TITLE != 0,
        };
        places.unwrap_or_default().iter().map(place)
    }
}

/// What players of a language call a game, also with what the language glues to its front, as sorted hashes.
fn called(store: &Store, diction: &Diction, game: &GameNames) -> Vec<u32> {
    let named = GlossaryName::find(store, &diction.tag, Some(game.game), "asked-game");
    let words = named.iter().flat_map(|named| words_of(&named.headline));
    let with_prefixes = words.flat_map(|word| {
        let glued = diction.prefixes.iter().map(|prefix| format!("{prefix}{word}"));
        glued.chain([word.clone()]).collect::<Vec<_>>()
    });
    let hashes: BTreeSet<u32> = with_prefixes.map(|word| hash(&word)).collect();
    hashes.into_iter().collect()
}

/// How much a word says that stands in so many texts of all.
pub(super) fn rarity(count: u32, all: usize) -> f32 {
    let all = whole(narrow(all));
    let count = whole(count);
    (1.0 + (all - count + 0.5) / (count + 0.5)).ln()
}

/// A count as a figure to reckon with.
pub(super) fn whole(count: u32) -> f32 {
    f32::from(u16::try_from(count).unwrap_or(u16::MAX))
}

/// A figure in hundredths, for a table.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "the sum of a few logarithms, and a cast saturates"
)]
fn hundredths(figure: f32) -> u16 {
    (figure * 100.0).round() as u16
}

/// What a text is made of, in folded words.
struct Writing {
    title: Vec<String>,
    aliases: Vec<String>,
    body: Vec<String>,
    /// Other names that are one word.
    single: Vec<String>,
    /// The forms of the name, each in words.
    forms: Vec<Vec<String>>,
}

impl Writing {
    /// The texts of a game, each with the number of the thing it is about.
    fn of_game(store: &Store, diction: &Diction, game: &GameNames, first: u16) -> Vec<(u16, Self)> {
        let ids = game
            .ids
            .iter()
            .flat_map(|(info, ids)| ids.iter().map(move |id| (*info, id)));
        let mut writings = Vec::new();
        for ((info, id), target) in ids.zip(first..) {
            let key = EntryKey::new(info.kind, id.as_str());
            let asked = GlossaryName::find(
                store,
                &diction.tag,
                Some(game.game),
                &format!("asked-{}", key.message_id()),
            );
            let asked: Vec<Vec<String>> = asked
                .iter()
                .flat_map(|asked| asked.headline.split(',').map(words_of))
                .collect();
            let Some(mut writing) = Self::read(store, &diction.tag, game, info, &key) else {
                continue;
            };
            writing.aliases.extend(asked.iter().flatten().cloned());
            writings.push((target, writing));
            writings.extend(
                asked
                    .into_iter()
                    .map(|question| (target, Self::question(question))),
            );
        }
        writings
    }

    /// What players ask something by is a text of its own, which has nothing but a title.
    fn question(title: Vec<String>) -> Self {
        Self {
            title,
            aliases: Vec::new(),
            body: Vec::new(),
            single: Vec::new(),
            forms: Vec::new(),
        }
    }

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
            single: Vec::new(),
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
                        "short" | "aliases" => {
                            writing.aliases.extend(words_of(form));
                            let names = form.split(',').map(fold);
                            writing
                                .single
                                .extend(names.filter(|name| !name.is_empty() && !name.contains(' ')));
                        }
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
struct Stems<'d> {
    diction: &'d Diction,
    known: BTreeSet<String>,
    /// Words of names and of their forms, with the stem of the word in the name.
    forms: BTreeMap<String, String>,
}

impl<'d> Stems<'d> {
    fn new(diction: &'d Diction, writings: &[(u16, Writing)]) -> Self {
        let mut stems = Self {
            diction,
            known: BTreeSet::new(),
            forms: BTreeMap::new(),
        };
        let named = || writings.iter().filter(|(_, writing)| !writing.forms.is_empty());
        for word in named().flat_map(|(_, writing)| &writing.title) {
            stems.forms.insert(word.clone(), diction.stem(word).to_owned());
        }
        for (_, writing) in named() {
            let forms = writing.forms.iter();
            for form in forms.filter(|form| form.len() == writing.title.len()) {
                for (form, word) in form.iter().zip(&writing.title) {
                    let same = form.chars().zip(word.chars()).take_while(|(a, b)| a == b).count();
                    if same >= 3 && !stems.forms.contains_key(form) {
                        stems.forms.insert(form.clone(), diction.stem(word).to_owned());
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
                let prefixes = self.diction.prefixes.iter();
                let mut stripped = prefixes.filter_map(|prefix| bare.strip_prefix(prefix.as_ref()));
                let is_word = |rest: &&str| rest.chars().count() >= 3 && self.known.contains(*rest);
                match stripped.find(is_word) {
                    Some(rest) => bare = rest,
                    None => break,
                }
            }
        }
        let of_name = self.forms.get(bare).cloned();
        of_name.unwrap_or_else(|| self.diction.stem(bare).to_owned())
    }

    /// The stems of the title that say something.
    fn title(&self, writing: &Writing) -> BTreeSet<String> {
        let title = writing.title.iter().filter(|word| !self.diction.is_stop(word));
        title.map(|word| self.stem(word)).collect()
    }

    /// The length of a text, and how much each stem weighs in it.
    fn weights(&self, writing: &Writing) -> (u32, BTreeMap<String, u32>) {
        let mut length = 0;
        let mut weights: BTreeMap<String, (u32, u32)> = BTreeMap::new();
        let named = writing.title.iter().map(|word| (word, TITLE));
        let named = named.chain(writing.aliases.iter().map(|word| (word, u32::from(ALIAS))));
        let all = named.chain(writing.body.iter().map(|word| (word, 0)));
        for (word, weight) in all.filter(|(word, _)| !self.diction.is_stop(word)) {
            length += 1;
            let (name, mentions) = weights.entry(self.stem(word)).or_default();
            *name = weight.max(*name);
            *mentions += u32::from(weight == 0);
        }
        let weight = |(name, mentions): (u32, u32)| {
            let title = if name == TITLE { IN_TITLE } else { 0 };
            title + name + mentions.min(MOST_MENTIONS)
        };
        let weights = weights.into_iter().map(|(stem, counts)| (stem, weight(counts)));
        (length, weights.collect())
    }

    /// What the title asks for; a figure in it answers how much.
    fn asks(&self, writing: &Writing) -> u8 {
        let bit = |word: &String| {
            let amount = if self.diction.is_numeral(word) { AMOUNT } else { 0 };
            self.diction.asks(word) | amount
        };
        writing.title.iter().map(bit).fold(0, |all, bit| all | bit)
    }

    /// The words that are other names of things, with the words of their own names.
    fn aliases(&self, writings: &[(u16, Writing)]) -> BTreeSet<AliasRow> {
        let mut aliases = BTreeSet::new();
        for (_, writing) in writings {
            let title = self.title(writing);
            let of = u8::try_from(title.len()).unwrap_or(u8::MAX);
            for alias in &writing.single {
                let alias = hash(&self.stem(alias));
                aliases.extend(title.iter().map(|word| AliasRow {
                    alias,
                    word: hash(word),
                    of,
                }));
            }
        }
        aliases
    }

    /// The tables of all words: their text, their rows, and where they stand.
    fn table(&self, found: &BTreeMap<String, BTreeMap<u32, u32>>) -> (String, Vec<WordRow>, Vec<u32>) {
        let mut postings = Vec::new();
        let mut words: BTreeMap<String, (u32, u16)> = BTreeMap::new();
        for (stem, places) in found {
            let first = narrow(postings.len());
            postings.extend(places.iter().map(|(text, weight)| text * 256 + weight));
            words.insert(
                stem.clone(),
                (first, u16::try_from(places.len()).unwrap_or(u16::MAX)),
            );
        }
        let known = self.known.iter().map(|word| (word, self.stem(word)));
        let otherwise = known.filter(|(word, stem)| self.diction.stem(word) != stem);
        let whole = otherwise.filter_map(|(word, stem)| Some((format!("{WHOLE}{word}"), *words.get(&stem)?)));
        let whole: Vec<(String, (u32, u16))> = whole.collect();
        words.extend(whole);
        let mut text = String::new();
        let mut rows = Vec::new();
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
        (text, rows, postings)
    }
}

fn narrow(length: usize) -> u32 {
    u32::try_from(length).unwrap_or(u32::MAX)
}
