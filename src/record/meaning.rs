//! What the words of a record mean, each by its place.

use std::collections::HashMap;

use crate::core::{EntryKey, EntryPart, Kind, Want, WordPlace};
use crate::games::AnyGame;
use crate::notation::{Content, Entry, Item, Log, Operator, Span, Words};
use crate::reference::{Library, Match, Query, fold};

/// What words mean.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Meaning {
    /// A thing of the game or a word of records.
    Thing(EntryKey),
    /// A thing, and text behind it that stays as it is: a player's name after the colour, a dock letter.
    ThingAnd(EntryKey, String),
    /// A player, called by name.
    Player(String),
}

impl Meaning {
    fn key(&self) -> Option<&EntryKey> {
        match self {
            Self::Thing(key) | Self::ThingAnd(key, _) => Some(key),
            Self::Player(_) => None,
        }
    }
}

/// The meanings of a record's words.
#[derive(Debug, Default)]
pub struct Meanings {
    table: Vec<Meaning>,
    /// Where words begin, and the place of their meaning in the table; sorted.
    known: Vec<(u32, u32)>,
    wants: Vec<Vec<Want>>,
    /// Words that were not understood, in the order of the text.
    pub unknown: Vec<Unknown>,
}

/// Words that were not understood.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Unknown {
    /// Where they stand.
    pub span: Span,
    place: u32,
}

impl Meanings {
    /// The meaning of words.
    pub fn of(&self, words: Words) -> Option<&Meaning> {
        self.table.get(self.number_of(words)? as usize)
    }

    /// The number of the meaning of words: the same for all words that mean the same.
    pub(super) fn number_of(&self, words: Words) -> Option<u32> {
        let start = words.span().start;
        let at = self
            .known
            .binary_search_by_key(&start, |(start, _)| *start)
            .ok()?;
        Some(self.known[at].1)
    }

    /// What would have been understood in the place of unknown words, the likeliest first.
    pub fn wants(&self, unknown: &Unknown) -> &[Want] {
        &self.wants[unknown.place as usize]
    }

    /// The names nearest to unknown words, among what would have been understood in their place.
    pub fn nearest(&self, unknown: &Unknown, text: &str, library: &Library, game: &AnyGame) -> Vec<EntryKey> {
        let mut nearest: Vec<EntryKey> = Vec::new();
        for want in self.wants(unknown) {
            let (Want::Any(kind) | Want::One(kind, _)) = *want;
            let query = Query {
                words: unknown.span.of(text),
                language: "",
                kind: Some(kind),
                game: Some(game.id()),
            };
            let outcome = library.search(&query);
            let hits = outcome.hits().iter().filter(|hit| hit.matched != Match::Part);
            let keys = hits
                .take(3)
                .map(|hit| EntryKey::new(kind, hit.target.id.as_ref()));
            for key in keys.filter(|key| want.accepts(key)) {
                if !nearest.contains(&key) {
                    nearest.push(key);
                }
            }
        }
        nearest.truncate(3);
        nearest
    }
}

/// Finds out what every word of a record means.
pub fn meanings<'t>(log: &'t Log<'t>, library: &Library, game: &AnyGame) -> Meanings {
    let mut reader = Reader {
        library,
        game,
        found: Meanings::default(),
        places: HashMap::new(),
        table: HashMap::new(),
        remembered: HashMap::new(),
        names: Vec::new(),
    };
    let mut heading = None;
    for line in log.lines() {
        match line.content() {
            Content::Heading(phrase) => {
                let place = reader.place(WordPlace::Heading);
                // What follows is read as before under a heading that is not understood.
                heading = reader.understand(phrase.words(), place).or(heading);
            }
            Content::Entries(entries) => {
                let mut subject = None;
                for entry in entries {
                    if let Some(phrase) = entry.subject() {
                        let place = reader.place(WordPlace::Subject);
                        subject = reader.understand(phrase.words(), place);
                    }
                    reader.entry(entry, heading.as_ref(), subject.as_ref());
                }
            }
            Content::Blank | Content::Comment | Content::Magic(_) => {}
        }
    }
    let mut found = reader.found;
    found.known.sort_unstable();
    found.unknown.sort_unstable_by_key(|unknown| unknown.span.start);
    found
}

struct Reader<'l, 't> {
    library: &'l Library,
    game: &'l AnyGame,
    found: Meanings,
    places: HashMap<WordPlace, u32>,
    table: HashMap<Meaning, u32>,
    /// What words in a place turned out to mean: records say the same things again and again.
    remembered: HashMap<(u32, &'t str), Option<u32>>,
    /// The players' names, folded.
    names: Vec<String>,
}

impl<'t> Reader<'_, 't> {
    fn entry(&mut self, entry: Entry<'t>, heading: Option<&EntryKey>, subject: Option<&EntryKey>) {
        if entry.is_free_text() {
            return;
        }
        let in_entry = |item: Option<&EntryKey>, part| WordPlace::Entry {
            heading: heading.cloned(),
            subject: subject.cloned(),
            item: item.cloned(),
            part,
        };
        let has_target = entry.target().is_some();
        let is_header = subject.is_some_and(|key| key.kind == Kind::Word && key.id == "players");
        let item_place = |is_counted| {
            in_entry(
                None,
                EntryPart::Item {
                    has_target,
                    is_counted,
                },
            )
        };
        let place = self.place(item_place(false));
        let mut first = None;
        for item in entry.items() {
            if is_header {
                self.player(item, place);
                continue;
            }
            self.lead(item, || in_entry(None, EntryPart::Lead));
            let place = if item.count().is_some() {
                self.place(item_place(true))
            } else {
                place
            };
            let understood = item.words().and_then(|words| self.understand(words, place));
            first = first.or(understood);
        }
        for (operator, part) in [
            (Operator::Target, EntryPart::Target),
            (Operator::Result, EntryPart::Result),
            (Operator::Link, EntryPart::Link),
        ] {
            let Some(items) = entry.list(operator) else {
                continue;
            };
            let place = self.place(in_entry(first.as_ref(), part));
            for item in items {
                self.lead(item, || in_entry(None, EntryPart::Lead));
                if let Some(words) = item.words() {
                    self.understand(words, place);
                }
            }
        }
    }

    fn lead(&mut self, item: Item<'t>, place: impl Fn() -> WordPlace) {
        if let Some(words) = item.lead() {
            let place = self.place(place());
            self.understand(words, place);
        }
    }

    /// `red Anna`: a colour, and the name it belongs to.
    fn player(&mut self, item: Item<'t>, place: u32) {
        let Some(words) = item.words() else { return };
        let text = words.text().into_owned();
        let parts: Vec<&str> = text.split(' ').collect();
        // A colour is one word, or a nation two: whatever is longer is a name.
        for split in (1..=parts.len().min(4)).rev() {
            let Some(key) = self.find(&parts[..split].join(" "), place) else {
                continue;
            };
            let name = parts[split..].join(" ");
            let meaning = if name.is_empty() {
                Meaning::Thing(key)
            } else {
                self.names.push(fold(&name));
                Meaning::ThingAnd(key, name)
            };
            let meaning = self.intern(meaning);
            self.found.known.push((words.span().start, meaning));
            return;
        }
        self.not_understood(words, place);
    }

    /// Finds the meaning of words and notes it; the thing they mean, if it is one.
    fn understand(&mut self, words: Words<'t>, place: u32) -> Option<EntryKey> {
        let remembered = self.remembered.get(&(place, words.raw())).copied();
        let meaning = remembered.unwrap_or_else(|| {
            let meaning = self
                .meaning(&words.text(), place)
                .map(|meaning| self.intern(meaning));
            self.remembered.insert((place, words.raw()), meaning);
            meaning
        });
        let Some(meaning) = meaning else {
            self.not_understood(words, place);
            return None;
        };
        self.found.known.push((words.span().start, meaning));
        self.found.table[meaning as usize].key().cloned()
    }

    fn meaning(&self, text: &str, place: u32) -> Option<Meaning> {
        if let Some(key) = self.find(text, place) {
            return Some(Meaning::Thing(key));
        }
        // `dock X`: a letter of the board stays as it is.
        if let Some((before, letter)) = text.rsplit_once(' ')
            && matches!(letter, "x" | "y" | "X" | "Y")
            && let Some(key) = self.find(before, place)
        {
            return Some(Meaning::ThingAnd(key, letter.to_uppercase()));
        }
        let may_be_player = self.found.wants[place as usize].contains(&Want::Any(Kind::Colour));
        let is_player = may_be_player && self.names.contains(&fold(text));
        is_player.then(|| Meaning::Player(text.to_owned()))
    }

    /// The likeliest of the wanted things that has this name in any language.
    fn find(&self, words: &str, place: u32) -> Option<EntryKey> {
        let index = self.library.index();
        let folded = fold(words);
        let targets = || {
            let of_game = index.exact(&folded).map(|row| index.target(row));
            of_game.filter(|target| target.game == self.game.id())
        };
        let keys: Vec<EntryKey> = targets()
            .map(|target| EntryKey::new(target.kind, target.id.as_ref()))
            .collect();
        let wants = &self.found.wants[place as usize];
        wants
            .iter()
            .find_map(|want| keys.iter().find(|key| want.accepts(key)).cloned())
    }

    fn place(&mut self, place: WordPlace) -> u32 {
        if let Some(known) = self.places.get(&place) {
            return *known;
        }
        let id = small(self.found.wants.len());
        self.found.wants.push(self.game.wants(&place));
        self.places.insert(place, id);
        id
    }

    fn intern(&mut self, meaning: Meaning) -> u32 {
        if let Some(known) = self.table.get(&meaning) {
            return *known;
        }
        let id = small(self.found.table.len());
        self.found.table.push(meaning.clone());
        self.table.insert(meaning, id);
        id
    }

    fn not_understood(&mut self, words: Words, place: u32) {
        self.found.unknown.push(Unknown {
            span: words.span(),
            place,
        });
    }
}

fn small(length: usize) -> u32 {
    u32::try_from(length).expect("a record has fewer than four thousand million words")
}
