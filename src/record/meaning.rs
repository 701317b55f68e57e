//! What the words of a record mean, each by its place.

use std::collections::{BTreeMap, HashMap};

use crate::core::{EntryKey, EntryPart, Kind, Want, WordPlace};
use crate::games::AnyGame;
use crate::notation::{Content, Entry, Item, Log, Operator, Span, Words};
use crate::reference::{Library, Match, Query, fold};

/// What words mean.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Meaning {
    /// A thing of the game or a word of records.
    Thing(EntryKey),
    /// A thing, and text behind it that stays as it is: a player's name after the colour, a dock letter.
    ThingAnd(EntryKey, String),
    /// A player, called by name.
    Player(String),
}

/// The meanings of a record's words, by where they begin.
#[derive(Debug, Default)]
pub struct Meanings {
    known: BTreeMap<u32, Meaning>,
    /// Words that were not understood.
    pub unknown: Vec<Unknown>,
}

/// Words that were not understood.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Unknown {
    /// Where they stand.
    pub span: Span,
    /// What would have been understood there.
    pub wants: Vec<Want>,
    /// The nearest names of what would have been understood.
    pub nearest: Vec<EntryKey>,
}

impl Meanings {
    /// The meaning of words.
    pub fn of(&self, words: Words) -> Option<&Meaning> {
        self.known.get(&words.span().start)
    }
}

/// Finds out what every word of a record means.
pub fn meanings(log: &Log, library: &Library, game: &AnyGame) -> Meanings {
    let mut reader = Reader {
        library,
        game,
        found: Meanings::default(),
        candidates: HashMap::new(),
        names: Vec::new(),
    };
    let mut heading = None;
    for line in log.lines() {
        match line.content() {
            Content::Heading(phrase) => {
                heading = reader.understand(phrase.words(), &WordPlace::Heading);
            }
            Content::Entries(entries) => {
                let mut subject = None;
                for entry in entries {
                    if let Some(phrase) = entry.subject() {
                        subject = reader.subject(phrase.words());
                    }
                    reader.entry(entry, heading.as_ref(), subject.as_ref());
                }
            }
            Content::Blank | Content::Comment | Content::Magic(_) => {}
        }
    }
    reader.found
}

struct Reader<'l> {
    library: &'l Library,
    game: &'l AnyGame,
    found: Meanings,
    candidates: HashMap<String, Vec<EntryKey>>,
    /// The players' names, folded.
    names: Vec<String>,
}

impl Reader<'_> {
    /// A subject; none for a player called by name.
    fn subject(&mut self, words: Words) -> Option<EntryKey> {
        let wants = self.game.wants(&WordPlace::Subject);
        if let Some(key) = self.find(&words.text(), &wants) {
            self.found
                .known
                .insert(words.span().start, Meaning::Thing(key.clone()));
            return Some(key);
        }
        if self.names.contains(&fold(&words.text())) {
            let name = words.text().into_owned();
            self.found.known.insert(words.span().start, Meaning::Player(name));
            return None;
        }
        self.not_understood(words, wants);
        None
    }

    fn entry(&mut self, entry: Entry, heading: Option<&EntryKey>, subject: Option<&EntryKey>) {
        if entry.is_free_text() {
            return;
        }
        let place = |item: Option<&EntryKey>, part| WordPlace::Entry {
            heading: heading.cloned(),
            subject: subject.cloned(),
            item: item.cloned(),
            part,
        };
        let has_target = entry.target().is_some();
        let is_header = subject.is_some_and(|key| key.kind == Kind::Word && key.id == "players");
        let mut first = None;
        for item in entry.items() {
            if is_header {
                self.player(item);
                continue;
            }
            self.lead(item, &place(None, EntryPart::Lead));
            let understood = item.words().and_then(|words| {
                let part = EntryPart::Item { has_target };
                self.understand(words, &place(None, part))
            });
            first = first.or(understood);
        }
        for (operator, part) in [
            (Operator::Target, EntryPart::Target),
            (Operator::Result, EntryPart::Result),
            (Operator::Link, EntryPart::Link),
        ] {
            for item in entry.list(operator).into_iter().flatten() {
                self.lead(item, &place(None, EntryPart::Lead));
                if let Some(words) = item.words() {
                    self.understand(words, &place(first.as_ref(), part));
                }
            }
        }
    }

    fn lead(&mut self, item: Item, place: &WordPlace) {
        if let Some(words) = item.lead() {
            self.understand(words, place);
        }
    }

    /// `red Anna`: a colour, and the name it belongs to.
    fn player(&mut self, item: Item) {
        let Some(words) = item.words() else { return };
        let text = words.text().into_owned();
        let wants = [Want::Any(Kind::Colour), Want::Any(Kind::Nation)];
        let parts: Vec<&str> = text.split(' ').collect();
        for split in (1..=parts.len()).rev() {
            let Some(key) = self.find(&parts[..split].join(" "), &wants) else {
                continue;
            };
            let name = parts[split..].join(" ");
            let meaning = if name.is_empty() {
                Meaning::Thing(key)
            } else {
                self.names.push(fold(&name));
                Meaning::ThingAnd(key, name)
            };
            self.found.known.insert(words.span().start, meaning);
            return;
        }
        self.not_understood(words, wants.to_vec());
    }

    fn understand(&mut self, words: Words, place: &WordPlace) -> Option<EntryKey> {
        let wants = self.game.wants(place);
        let text = words.text();
        if let Some(key) = self.find(&text, &wants) {
            self.found
                .known
                .insert(words.span().start, Meaning::Thing(key.clone()));
            return Some(key);
        }
        // `dock X`: a letter of the board stays as it is.
        if let Some((before, letter)) = text.rsplit_once(' ')
            && matches!(letter, "x" | "y" | "X" | "Y")
            && let Some(key) = self.find(before, &wants)
        {
            let meaning = Meaning::ThingAnd(key.clone(), letter.to_uppercase());
            self.found.known.insert(words.span().start, meaning);
            return Some(key);
        }
        if self.names.contains(&fold(&text)) && wants.contains(&Want::Any(Kind::Colour)) {
            let meaning = Meaning::Player(text.into_owned());
            self.found.known.insert(words.span().start, meaning);
            return None;
        }
        self.not_understood(words, wants);
        None
    }

    /// The likeliest of the wanted things that has this name in any language.
    fn find(&mut self, words: &str, wants: &[Want]) -> Option<EntryKey> {
        if !self.candidates.contains_key(words) {
            let index = self.library.index();
            let of_game = |key: &&crate::reference::NameRow| index.target(key).game == self.game.id();
            let folded = fold(words);
            let keys = index.exact(&folded).filter(of_game).map(|row| {
                let target = index.target(row);
                EntryKey::new(target.kind, target.id.as_ref())
            });
            let keys: Vec<EntryKey> = keys.collect();
            self.candidates.insert(words.to_owned(), keys);
        }
        let candidates = self.candidates.get(words)?;
        wants
            .iter()
            .find_map(|want| candidates.iter().find(|key| want.accepts(key)).cloned())
    }

    fn not_understood(&mut self, words: Words, wants: Vec<Want>) {
        let text = words.text();
        let mut nearest: Vec<EntryKey> = Vec::new();
        for want in &wants {
            let (Want::Any(kind) | Want::One(kind, _)) = *want;
            let query = Query {
                words: &text,
                language: "",
                kind: Some(kind),
                game: Some(self.game.id()),
            };
            let outcome = self.library.search(&query);
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
        self.found.unknown.push(Unknown {
            span: words.span(),
            wants,
            nearest,
        });
    }
}
