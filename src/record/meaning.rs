//! What the words of a record mean, each by its place.

use std::collections::HashMap;

use crate::core::{
    EntryExtra, EntryKey, EntryPart, EntryStatement, Kind, NameId, Named, Numbers, Statement, Statements,
    TextSpan, Thing, Want, WordPlace,
};
use crate::games::AnyGame;
use crate::notation::{Content, Entry, Item, Log, Operator, Span, Words};
use crate::reference::{Library, Match, Query, fold};

/// The meanings of a record's words.
#[derive(Debug, Default)]
pub struct Meanings {
    /// The record with its words understood.
    pub statements: Statements,
    /// Where words begin, and their names; sorted.
    known: Vec<(u32, NameId)>,
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
    pub fn of(&self, words: Words) -> Option<&Named> {
        self.number_of(words).map(|name| self.statements.name(name))
    }

    /// The number of the meaning of words: the same for all words that mean the same.
    pub(super) fn number_of(&self, words: Words) -> Option<NameId> {
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
        places: FastMap::with_capacity_and_hasher(64, FastState::default()),
        table: FastMap::default(),
        targets: FastMap::with_capacity_and_hasher(128, FastState::default()),
        remembered: FastMap::with_capacity_and_hasher(256, FastState::default()),
        names: Vec::new(),
        last: [(Place::HEADING, 0); 2],
    };
    // A heading for some entries, an item or two and three words for each.
    let entries = log.entry_count();
    reader.found.statements.list.reserve(entries + entries / 4);
    reader.found.statements.things.reserve(entries + entries / 4);
    reader.found.known.reserve(entries * 3);
    let headings = reader.find_place(Place::HEADING);
    let subjects = reader.find_place(Place::SUBJECT);
    let mut heading = None;
    for line in log.lines() {
        match line.content() {
            Content::Heading(phrase) => {
                let name = reader.understand(phrase.words(), headings);
                // What follows is read as before under a heading that is not understood.
                heading = name.or(heading);
                reader.found.statements.list.push(Statement::Heading {
                    name,
                    number: phrase.number().map(|number| number.value),
                    span: text_span(line.span()),
                });
            }
            Content::Entries(entries) => {
                let mut subject = None;
                for entry in entries {
                    if let Some(phrase) = entry.subject() {
                        subject = reader.understand(phrase.words(), subjects);
                    }
                    reader.entry(entry, heading, subject);
                }
            }
            Content::Blank | Content::Comment | Content::Magic(_) => {}
        }
    }
    let mut found = reader.found;
    if !found.known.is_sorted() {
        found.known.sort_unstable();
    }
    found.unknown.sort_unstable_by_key(|unknown| unknown.span.start);
    found
}

/// A place of words, in numbers: what is understood there depends on nothing else.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
struct Place {
    heading: Option<NameId>,
    /// None for players, whichever they are.
    subject: Option<NameId>,
    item: Option<NameId>,
    part: Part,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
enum Part {
    Heading,
    Subject,
    Entry(EntryPart),
}

impl Place {
    const HEADING: Self = Self::at(Part::Heading);
    const SUBJECT: Self = Self::at(Part::Subject);

    const fn at(part: Part) -> Self {
        Self {
            heading: None,
            subject: None,
            item: None,
            part,
        }
    }
}

type FastState = foldhash::fast::RandomState;
type FastMap<K, V> = HashMap<K, V, FastState>;

struct Reader<'l, 't> {
    library: &'l Library,
    game: &'l AnyGame,
    found: Meanings,
    places: FastMap<Place, u32>,
    table: FastMap<Named, NameId>,
    /// The names of things, by their numbers in the index.
    targets: FastMap<u16, NameId>,
    /// What words in a place turned out to mean: records say the same things again and again.
    remembered: FastMap<(u32, &'t str), Option<NameId>>,
    /// The players' names, folded.
    names: Vec<String>,
    /// The places asked for last.
    last: [(Place, u32); 2],
}

impl<'t> Reader<'_, 't> {
    fn entry(&mut self, entry: Entry<'t>, heading: Option<NameId>, subject: Option<NameId>) {
        let mut statement = EntryStatement {
            subject,
            span: text_span(entry.span()),
            is_broken: entry.is_broken() || subject.is_none(),
            ..EntryStatement::default()
        };
        let free_text = entry.is_free_text().then(|| entry.text().into_owned());
        if free_text.is_none() {
            self.lists(entry, heading, &mut statement);
        }
        if free_text.is_some() || entry.waivers().len() > 0 {
            let waivers = entry.waivers().map(|words| words.text().into_owned()).collect();
            statement.extra = Some(Box::new(EntryExtra { free_text, waivers }));
        }
        self.found.statements.list.push(Statement::Entry(statement));
    }

    fn lists(&mut self, entry: Entry<'t>, heading: Option<NameId>, statement: &mut EntryStatement) {
        let key = statement
            .subject
            .and_then(|name| self.found.statements.name(name).key());
        let is_header = key.is_some_and(|key| key.kind == Kind::Word && key.id == "players");
        let is_player = key.is_none_or(|key| matches!(key.kind, Kind::Colour | Kind::Nation));
        let place = Place {
            heading,
            subject: statement.subject.filter(|_| !is_player),
            item: None,
            part: Part::Heading,
        };
        let has_target = entry.target().is_some();
        statement.lists.start = small(self.found.statements.things.len());
        let mut first = None;
        for item in entry.items() {
            let is_counted = item.count().is_some();
            let part = Part::Entry(EntryPart::Item {
                has_target,
                is_counted,
            });
            let at = self.place(Place { part, ..place });
            let thing = if is_header {
                self.player(item, at)
            } else {
                self.thing(item, at, place, statement)
            };
            statement.is_broken |= thing.name.is_none() && item.words().is_some();
            first = first.or(thing.name);
            statement.lists.lengths[0] += 1;
            self.found.statements.things.push(thing);
        }
        for (operator, part, list) in [
            (Operator::Target, EntryPart::Target, 1),
            (Operator::Result, EntryPart::Result, 2),
            (Operator::Link, EntryPart::Link, 3),
        ] {
            let Some(items) = entry.list(operator) else {
                continue;
            };
            let part = Part::Entry(part);
            let at = self.place(Place {
                item: first,
                part,
                ..place
            });
            for item in items {
                let thing = self.thing(item, at, place, statement);
                statement.is_broken |= thing.name.is_none() && item.words().is_some();
                statement.lists.lengths[list] += 1;
                self.found.statements.things.push(thing);
            }
        }
    }

    fn thing(&mut self, item: Item<'t>, at: u32, place: Place, statement: &mut EntryStatement) -> Thing {
        let mut thing = plain_thing(item);
        if let Some(words) = item.lead() {
            let part = Part::Entry(EntryPart::Lead);
            let leads = self.place(Place { part, ..place });
            thing.lead = self.understand(words, leads);
            statement.is_broken |= thing.lead.is_none();
        }
        thing.name = item.words().and_then(|words| self.understand(words, at));
        thing
    }

    /// `red Anna`: a colour, and the name it belongs to.
    fn player(&mut self, item: Item<'t>, place: u32) -> Thing {
        let mut thing = plain_thing(item);
        let Some(words) = item.words() else { return thing };
        let text = words.text().into_owned();
        let parts: Vec<&str> = text.split(' ').collect();
        // A colour is one word, or a nation two: whatever is longer is a name.
        for split in (1..=parts.len().min(4)).rev() {
            let Some(number) = self.find(&parts[..split].join(" "), place) else {
                continue;
            };
            let key = self.key(number);
            let name = parts[split..].join(" ");
            let meaning = if name.is_empty() {
                Named::Key(key)
            } else {
                self.names.push(fold(&name));
                Named::KeyAnd(key, name)
            };
            let meaning = self.intern(meaning);
            self.found.known.push((words.span().start, meaning));
            thing.name = Some(meaning);
            return thing;
        }
        self.not_understood(words, place);
        thing
    }

    /// Finds the meaning of words and notes it.
    fn understand(&mut self, words: Words<'t>, place: u32) -> Option<NameId> {
        let remembered = self.remembered.get(&(place, words.raw())).copied();
        let meaning = remembered.unwrap_or_else(|| {
            let meaning = self.meaning(&words.text(), place);
            self.remembered.insert((place, words.raw()), meaning);
            meaning
        });
        match meaning {
            Some(meaning) => self.found.known.push((words.span().start, meaning)),
            None => self.not_understood(words, place),
        }
        meaning
    }

    fn meaning(&mut self, text: &str, place: u32) -> Option<NameId> {
        if let Some(number) = self.find(text, place) {
            if let Some(known) = self.targets.get(&number) {
                return Some(*known);
            }
            let name = self.intern(Named::Key(self.key(number)));
            self.targets.insert(number, name);
            return Some(name);
        }
        // `dock X`: a letter of the board stays as it is.
        if let Some((before, letter)) = text.rsplit_once(' ')
            && matches!(letter, "x" | "y" | "X" | "Y")
            && let Some(number) = self.find(before, place)
        {
            let named = Named::KeyAnd(self.key(number), letter.to_uppercase());
            return Some(self.intern(named));
        }
        let may_be_player = self.found.wants[place as usize].contains(&Want::Any(Kind::Colour));
        let is_player = may_be_player && self.names.contains(&fold(text));
        is_player.then(|| self.intern(Named::Player(text.to_owned())))
    }

    fn key(&self, number: u16) -> EntryKey {
        let target = self.library.index().target_at(number);
        EntryKey::new(target.kind, target.id.as_ref())
    }

    /// The likeliest of the wanted things that has this name in any language, by its number in the index.
    fn find(&self, words: &str, place: u32) -> Option<u16> {
        let index = self.library.index();
        let folded = fold(words);
        let wants = &self.found.wants[place as usize];
        let mut best: Option<(usize, u16)> = None;
        for row in index.exact(&folded) {
            let target = index.target(row);
            if target.game != self.game.id() {
                continue;
            }
            let rank = wants
                .iter()
                .position(|want| want.accepts_id(target.kind, &target.id));
            if let Some(rank) = rank
                && best.is_none_or(|(known, _)| rank < known)
            {
                best = Some((rank, row.target));
            }
        }
        best.map(|(_, number)| number)
    }

    fn place(&mut self, place: Place) -> u32 {
        // Entries of one sort stand together.
        if let Some((_, known)) = self.last.iter().find(|(last, _)| *last == place) {
            return *known;
        }
        let known = self.find_place(place);
        self.last.swap(0, 1);
        self.last[0] = (place, known);
        known
    }

    fn find_place(&mut self, place: Place) -> u32 {
        if let Some(known) = self.places.get(&place) {
            return *known;
        }
        let id = small(self.found.wants.len());
        let key = |name: Option<NameId>| {
            name.and_then(|name| self.found.statements.name(name).key())
                .cloned()
        };
        let words = match place.part {
            Part::Heading => WordPlace::Heading,
            Part::Subject => WordPlace::Subject,
            Part::Entry(part) => WordPlace::Entry {
                heading: key(place.heading),
                subject: key(place.subject),
                item: key(place.item),
                part,
            },
        };
        self.found.wants.push(self.game.wants(&words));
        self.places.insert(place, id);
        id
    }

    fn intern(&mut self, meaning: Named) -> NameId {
        if let Some(known) = self.table.get(&meaning) {
            return *known;
        }
        let names = &mut self.found.statements.names;
        let id = NameId::at(names.len());
        names.push(meaning.clone());
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

/// An item without its words.
fn plain_thing(item: Item) -> Thing {
    let literal = item.literal();
    let figures = literal.unwrap_or_else(|| item.numbers());
    Thing {
        lead: None,
        name: None,
        count: item.count(),
        money: item.money(),
        numbers: Numbers::new(figures.iter().map(|number| number.value)),
        is_loss: item.is_negative(),
        is_literal: literal.is_some(),
    }
}

fn text_span(span: Span) -> TextSpan {
    TextSpan {
        start: span.start,
        end: span.end,
    }
}

fn small(length: usize) -> u32 {
    u32::try_from(length).expect("a record has fewer than four thousand million words")
}
