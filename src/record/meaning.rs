//! What the words of a record mean, each by its place.

use std::sync::Arc;

use super::vocabulary::{FastMap, Part, Place, Target, Vocabulary};
use crate::core::{
    EntryExtra, EntryKey, EntryPart, EntryStatement, Kind, NameId, Named, Numbers, Statement, Statements,
    TextSpan, Thing, Want,
};
use crate::games::AnyGame;
use crate::notation::{Content, Entry, Expected, Item, Log, Mistake, NotationProblem, Operator, Span, Words};
use crate::reference::{Library, Match, Query, fold};

/// The meanings of a record's words.
#[derive(Debug, Default)]
pub struct Meanings {
    /// The record with its words understood.
    pub statements: Statements,
    /// Where words begin, and their names; sorted.
    known: Vec<(u32, NameId)>,
    /// Words that were not understood, in the order of the text.
    pub unknown: Vec<Unknown>,
    /// Lines that begin like an entry and have no colon.
    pub(super) without_colon: Vec<Span>,
    /// Headings with a colon behind them.
    pub(super) with_colon: Vec<Span>,
}

/// Words that were not understood.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Unknown {
    /// Where they stand.
    pub span: Span,
    /// What would have been understood in their place, the likeliest first.
    pub wants: Arc<[Want]>,
}

impl Unknown {
    /// The names nearest to the words, among what would have been understood in their place.
    pub fn nearest(&self, text: &str, library: &Library, game: &AnyGame) -> Vec<EntryKey> {
        let search = |kind: Kind| -> Vec<EntryKey> {
            let query = Query {
                words: self.span.of(text),
                language: "",
                kind: Some(kind),
                game: Some(game.id()),
            };
            let outcome = library.search(&query);
            let hits = outcome.hits().iter().filter(|hit| hit.matched != Match::Part);
            hits.take(MOST_NEAREST)
                .map(|hit| EntryKey::new(kind, hit.target.id.as_ref()))
                .collect()
        };
        // Several wants may be of one kind, and a search takes its time.
        let mut searched: Vec<(Kind, Vec<EntryKey>)> = Vec::new();
        let mut nearest: Vec<EntryKey> = Vec::new();
        for want in &*self.wants {
            let (Want::Any(kind) | Want::One(kind, _)) = *want;
            if !searched.iter().any(|(known, _)| *known == kind) {
                searched.push((kind, search(kind)));
            }
            let keys = searched.iter().filter(|(known, _)| *known == kind);
            for key in keys.flat_map(|(_, keys)| keys).filter(|key| want.accepts(key)) {
                if !nearest.contains(key) {
                    nearest.push(key.clone());
                }
            }
            if nearest.len() >= MOST_NEAREST {
                break;
            }
        }
        nearest.truncate(MOST_NEAREST);
        nearest
    }
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
}

/// Finds out what every word of a record means.
pub fn meanings<'t>(log: &'t Log<'t>, library: &Library, game: &AnyGame) -> Meanings {
    meanings_with(log, &mut Vocabulary::new(library, game))
}

/// Finds out what every word of a record means, with what other records have taught.
pub(super) fn meanings_with<'t>(log: &'t Log<'t>, vocabulary: &mut Vocabulary) -> Meanings {
    vocabulary.begin_record();
    let mut reader = Reader {
        vocabulary,
        found: Meanings::default(),
        table: FastMap::default(),
        targets: FastMap::with_capacity_and_hasher(128, foldhash::fast::RandomState::default()),
        target_of: Vec::new(),
        remembered: FastMap::with_capacity_and_hasher(256, foldhash::fast::RandomState::default()),
        names: Vec::new(),
        last: [(Place::HEADING, 0); 2],
    };
    // A heading for some entries, an item or two and three words for each.
    let entries = log.entry_count();
    reader.found.statements.list.reserve(entries + entries / 4);
    reader.found.statements.things.reserve(entries + entries / 4);
    reader.found.known.reserve(entries * 3);
    let headings = reader.vocabulary.place(Place::HEADING);
    let subjects = reader.vocabulary.place(Place::SUBJECT);
    let mut heading = None;
    for line in log.lines() {
        match line.content() {
            Content::Heading(phrase) => {
                let name = reader.heading(phrase.words(), headings, subjects);
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
                    if let Some(opened) = reader.heading_with_colon(entry, headings, subjects) {
                        heading = Some(opened);
                        continue;
                    }
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

/// Finds out what every word of a record means. What the words show to be wrong with the signs is added to what the
/// signs showed, and words without their colon are not told twice.
pub(super) fn understood<'t>(
    log: &'t Log<'t>,
    mut problems: Vec<NotationProblem>,
    vocabulary: &mut Vocabulary,
) -> (Meanings, Vec<NotationProblem>) {
    let mut found = meanings_with(log, vocabulary);
    let colonless = problems
        .iter()
        .filter(|problem| problem.mistake == Mistake::EntryWithoutColon);
    let colonless: Vec<u32> = colonless.map(|problem| problem.span.start).collect();
    found
        .unknown
        .retain(|unknown| colonless.binary_search(&unknown.span.start).is_err());
    if !found.without_colon.is_empty() {
        problems.extend(found.without_colon.iter().map(|span| NotationProblem {
            mistake: Mistake::EntryWithoutColon,
            span: *span,
            expected: &[Expected::Colon],
        }));
        problems.sort_by_key(|problem| problem.span.start);
    }
    (found, problems)
}

/// So many names are proposed for words that are not understood.
const MOST_NEAREST: usize = 3;

/// Subjects have no more words than this.
const MOST_WORDS: usize = 4;

struct Reader<'v, 'l, 't> {
    vocabulary: &'v mut Vocabulary<'l>,
    found: Meanings,
    table: FastMap<Named, NameId>,
    /// The names of things.
    targets: FastMap<Target, NameId>,
    /// The thing that each name names; none for a player called by name.
    target_of: Vec<Option<Target>>,
    /// What words in a place turned out to mean: records say the same things again and again.
    remembered: FastMap<(u32, &'t str), Option<NameId>>,
    /// The players' names, folded.
    names: Vec<String>,
    /// The places asked for last.
    last: [(Place, u32); 2],
}

impl<'t> Reader<'_, '_, 't> {
    /// The meaning of a heading. What begins like an entry has lost its colon.
    fn heading(&mut self, words: Words<'t>, headings: u32, subjects: u32) -> Option<NameId> {
        let name = self.remembered_meaning(words, headings);
        if let Some(name) = name {
            self.found.known.push((words.span().start, name));
            return Some(name);
        }
        let parts: Vec<&str> = words.iter().take(MOST_WORDS + 1).collect();
        let most = parts.len().saturating_sub(1).min(MOST_WORDS);
        for split in (1..=most).rev() {
            let subject = parts[..split].join(" ");
            if self.meaning(&subject, subjects).is_some() {
                self.found.without_colon.push(words.span());
                return None;
            }
        }
        self.not_understood(words, headings);
        None
    }

    /// `placement:`, with nothing behind it, is the heading, unless the words mean something else there. It stays as it is written.
    fn heading_with_colon(&mut self, entry: Entry<'t>, headings: u32, subjects: u32) -> Option<NameId> {
        let operators = [Operator::Target, Operator::Result, Operator::Link];
        let has_list = operators
            .into_iter()
            .any(|operator| entry.list(operator).is_some());
        let is_bare = entry.items().next().is_none() && !has_list && !entry.is_free_text();
        let phrase = entry.subject().filter(|_| is_bare)?;
        let words = phrase.words().text();
        let name = self.meaning(&words, headings)?;
        if self
            .meaning(&words, subjects)
            .is_some_and(|subject| subject != name)
        {
            return None;
        }
        self.found.with_colon.push(entry.span());
        self.found.statements.list.push(Statement::Heading {
            name: Some(name),
            number: phrase.number().map(|number| number.value),
            span: text_span(entry.span()),
        });
        Some(name)
    }

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
            heading: self.target(heading),
            subject: self.target(statement.subject.filter(|_| !is_player)),
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
                item: self.target(first),
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
            let Some(target) = self.vocabulary.find(&parts[..split].join(" "), place) else {
                continue;
            };
            let key = self.vocabulary.key(target);
            let name = parts[split..].join(" ");
            let meaning = if name.is_empty() {
                Named::Key(key)
            } else {
                self.names.push(fold(&name));
                Named::KeyAnd(key, name)
            };
            let meaning = self.intern(meaning, Some(target));
            self.found.known.push((words.span().start, meaning));
            thing.name = Some(meaning);
            return thing;
        }
        self.not_understood(words, place);
        thing
    }

    /// Finds the meaning of words and notes it.
    fn understand(&mut self, words: Words<'t>, place: u32) -> Option<NameId> {
        let meaning = self.remembered_meaning(words, place);
        match meaning {
            Some(meaning) => self.found.known.push((words.span().start, meaning)),
            None => self.not_understood(words, place),
        }
        meaning
    }

    fn remembered_meaning(&mut self, words: Words<'t>, place: u32) -> Option<NameId> {
        let remembered = self.remembered.get(&(place, words.raw())).copied();
        remembered.unwrap_or_else(|| {
            let meaning = self.meaning(&words.text(), place);
            self.remembered.insert((place, words.raw()), meaning);
            meaning
        })
    }

    fn meaning(&mut self, text: &str, place: u32) -> Option<NameId> {
        if let Some(target) = self.vocabulary.find(text, place) {
            if let Some(known) = self.targets.get(&target) {
                return Some(*known);
            }
            let name = self.intern(Named::Key(self.vocabulary.key(target)), Some(target));
            self.targets.insert(target, name);
            return Some(name);
        }
        // `dock X`: a letter of the board stays as it is.
        if let Some((before, letter)) = text.rsplit_once(' ')
            && matches!(letter, "x" | "y" | "X" | "Y")
            && let Some(target) = self.vocabulary.find(before, place)
        {
            let named = Named::KeyAnd(self.vocabulary.key(target), letter.to_uppercase());
            return Some(self.intern(named, Some(target)));
        }
        let may_be_player = self.vocabulary.wants(place).contains(&Want::Any(Kind::Colour));
        let is_player = may_be_player && self.names.contains(&fold(text));
        is_player.then(|| self.intern(Named::Player(text.to_owned()), None))
    }

    /// The thing that a name names.
    fn target(&self, name: Option<NameId>) -> Option<Target> {
        self.target_of[name?.place()]
    }

    fn place(&mut self, place: Place) -> u32 {
        // Entries of one sort stand together.
        if let Some((_, known)) = self.last.iter().find(|(last, _)| *last == place) {
            return *known;
        }
        let known = self.vocabulary.place(place);
        self.last.swap(0, 1);
        self.last[0] = (place, known);
        known
    }

    fn intern(&mut self, meaning: Named, target: Option<Target>) -> NameId {
        if let Some(known) = self.table.get(&meaning) {
            return *known;
        }
        let names = &mut self.found.statements.names;
        let id = NameId::at(names.len());
        names.push(meaning.clone());
        self.target_of.push(target);
        self.table.insert(meaning, id);
        id
    }

    fn not_understood(&mut self, words: Words, place: u32) {
        self.found.unknown.push(Unknown {
            span: words.span(),
            wants: Arc::clone(self.vocabulary.wants(place)),
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
