//! What the words of a record mean, each by its place.

mod names;
mod own_names;

use names::Role;
use own_names::Short;

use std::rc::Rc;
use std::sync::Arc;

use super::natural::{Lexicon, has_number};
use super::players::Players;
use super::unknown::Unknown;
use super::vocabulary::{FastMap, Meant, Part, Place, Target, Vocabulary};
use crate::core::{
    DeclaredId, EntryExtra, EntryPart, EntryStatement, Kind, Lists, NameId, Named, Statement, Statements,
    TextSpan, Thing,
};
use crate::games::AnyGame;
use crate::notation::{Content, Entry, Item, Log, Magic, Operator, Span, Words};
use crate::reference::Library;

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
    /// Where words are understood, but may be better understood as people write.
    pub(super) doubtful: Vec<u32>,
    /// Where things were declared by naming them; as many as were declared last.
    pub(super) declared_at: Vec<u32>,
    /// The players' names, as the list of players has them.
    pub players: Vec<String>,
    /// The players by everything the table calls them.
    pub(super) seated: Players,
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
    let tag = log.magic().and_then(Magic::language);
    let language = tag.map_or(u8::MAX, |tag| vocabulary.language(&tag.text()));
    let mut reader = Reader {
        found: Meanings::default(),
        table: FastMap::default(),
        targets: vec![None; vocabulary.library.index().targets.len()],
        target_of: Vec::new(),
        roles: Vec::new(),
        remembered: FastMap::with_capacity_and_hasher(256, foldhash::fast::RandomState::default()),
        players: Players::default(),
        lexicon: None,
        declared: FastMap::default(),
        language,
        statement: Span::default(),
        tries_left: MOST_TRIES,
        last: [(Place::at(Part::Heading, language), 0); PLACES_IN_MIND],
        vocabulary,
    };
    reader.found.statements.declared = reader.vocabulary.table().things.to_vec();
    let statements = log.entry_count() + log.heading_count();
    reader.found.statements.list.reserve(statements);
    reader.found.statements.things.reserve(log.item_count());
    reader.found.known.reserve(statements + log.item_count());
    let headings = reader.vocabulary.place(Place::at(Part::Heading, language));
    let subjects = reader.vocabulary.place(Place::at(Part::Subject, language));
    let mut heading = None;
    for line in log.lines() {
        match line.content() {
            Content::Heading(phrase) => {
                reader.statement = line.span();
                let name = reader.heading(phrase.words(), headings, subjects);
                let names_number = name.is_some_and(|name| reader.names_number(name));
                if phrase.number().is_none()
                    && (names_number || is_numbered_by_comment(log.text(), line.span()))
                {
                    reader.found.doubtful.push(line.span().start);
                }
                // What follows is read under the heading that was probably meant, or else as before.
                let name = name.or_else(|| reader.misspelt_heading(line.span(), phrase.words(), headings));
                heading = name.or(heading);
                reader.found.statements.list.push(Statement::Heading {
                    name,
                    number: phrase.number().map(|number| number.value),
                    span: text_span(line.span()),
                });
            }
            Content::Entries(entries) => {
                let mut subject = None;
                let mut number = None;
                for entry in entries {
                    if let Some(opened) = reader.heading_with_colon(entry, headings, subjects) {
                        heading = Some(opened);
                        continue;
                    }
                    reader.statement = entry.span();
                    if let Some(phrase) = entry.subject() {
                        subject = reader.understand(phrase.words(), subjects);
                        number = phrase.number().map(|number| number.value);
                        if subject.is_some_and(|subject| reader.is_odd_subject(subject)) {
                            reader.found.doubtful.push(phrase.words().span().start);
                        }
                    }
                    reader.entry(entry, heading, (subject, number));
                }
            }
            Content::Blank | Content::Comment | Content::Magic(_) => {}
        }
    }
    let mut found = reader.found;
    found.players = reader.players.names().map(str::to_owned).collect();
    found.seated = reader.players;
    if !found.known.is_sorted() {
        found.known.sort_unstable();
    }
    found.unknown.sort_unstable_by_key(|unknown| unknown.span.start);
    found
}

/// Headings are not longer than this, in bytes.
const LONGEST_HEADING: usize = 80;

/// Subjects and colours have no more words than this.
const MOST_WORDS: usize = 4;

/// How much had been read before an entry.
struct Mark {
    unknown: usize,
    known: usize,
    things: usize,
}

/// So many places are kept at hand: those of entries of a few sorts.
const PLACES_IN_MIND: usize = 4;

/// For so many entries other headings are tried.
const MOST_TRIES: usize = 200;

struct Reader<'v, 'l, 't> {
    vocabulary: &'v mut Vocabulary<'l>,
    found: Meanings,
    table: FastMap<Named, NameId>,
    /// The name of each thing, by its number.
    targets: Vec<Option<NameId>>,
    /// The thing that each name names; none for a player called by name.
    target_of: Vec<Option<Target>>,
    /// What each name is as a subject.
    roles: Vec<Role>,
    /// What words in a place turned out to mean where that depends on the record: records say the same things again and
    /// again. What was not understood is looked up again once something has been declared.
    remembered: FastMap<(u32, &'t str), (Option<NameId>, usize)>,
    /// The players by everything the table calls them.
    players: Players,
    /// What the language does to names, once a name was not found as it is.
    lexicon: Option<Rc<Lexicon>>,
    /// What has been declared, by its folded names.
    declared: FastMap<String, Vec<(Kind, DeclaredId)>>,
    /// The language of the record.
    language: u8,
    /// The entry or heading that is being read.
    statement: Span,
    /// For how many more entries other headings are tried.
    tries_left: usize,
    /// The places asked for last.
    last: [(Place, u32); PLACES_IN_MIND],
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

    /// The heading that is nearest to words that are none, where one is near enough.
    fn misspelt_heading(&mut self, line: Span, words: Words<'t>, headings: u32) -> Option<NameId> {
        let is_unknown = self
            .found
            .unknown
            .last()
            .is_some_and(|unknown| unknown.statement == line);
        if !is_unknown || words.raw().len() > LONGEST_HEADING {
            return None;
        }
        self.tries_left = self.tries_left.checked_sub(1)?;
        let name = self.vocabulary.nearest(&words.text(), headings)?;
        Some(self.name_of(name))
    }

    /// `placement:`, with nothing behind it, is the heading, unless the words mean something else there. It stays as it is written.
    fn heading_with_colon(&mut self, entry: Entry<'t>, headings: u32, subjects: u32) -> Option<NameId> {
        let has_list = || {
            let mut operators = Operator::ALL.into_iter();
            operators.any(|operator| entry.list(operator).is_some())
        };
        let is_bare = entry.items().next().is_none() && !entry.is_free_text() && !has_list();
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

    fn entry(
        &mut self,
        entry: Entry<'t>,
        heading: Option<NameId>,
        (subject, number): (Option<NameId>, Option<u32>),
    ) {
        let mut statement = EntryStatement {
            subject,
            span: text_span(entry.span()),
            is_broken: entry.is_broken() || subject.is_none(),
            ..EntryStatement::default()
        };
        self.statement = entry.span();
        let free_text = entry.is_free_text().then(|| entry.text().into_owned());
        let mut meant_under = None;
        if free_text.is_none() {
            let before = self.mark();
            self.lists(entry, heading, &mut statement);
            let is_setup = heading.is_some_and(|heading| {
                let key = self.found.statements.name(heading).key();
                key.is_some_and(|key| key.kind == Kind::WORD && key.id == "setup")
            });
            if before.unknown < self.found.unknown.len() && subject.is_some() && !is_setup {
                meant_under = self.under_another_heading(entry, heading, &before, &mut statement);
            }
        }
        if free_text.is_some() || entry.waivers().len() > 0 || meant_under.is_some() || number.is_some() {
            let waivers = entry.waivers().map(|words| words.text().into_owned()).collect();
            statement.extra = Some(Box::new(EntryExtra {
                free_text,
                waivers,
                number,
                heading: meant_under,
            }));
        }
        self.found.statements.list.push(Statement::Entry(statement));
    }

    /// A heading may have been forgotten: the one under which every word of the entry is understood.
    fn under_another_heading(
        &mut self,
        entry: Entry<'t>,
        heading: Option<NameId>,
        before: &Mark,
        statement: &mut EntryStatement,
    ) -> Option<NameId> {
        self.tries_left = self.tries_left.checked_sub(1)?;
        let here = self.target(heading);
        let fresh = EntryStatement {
            lists: Lists::default(),
            is_broken: entry.is_broken(),
            ..statement.clone()
        };
        for other in self.vocabulary.headings_after(here) {
            let name = self.name_of(other);
            let unknown = self.found.unknown.split_off(before.unknown);
            let known = self.found.known.split_off(before.known);
            let things = self.found.statements.things.split_off(before.things);
            let mut read = fresh.clone();
            self.lists(entry, Some(name), &mut read);
            if self.found.unknown.len() == before.unknown {
                // Its words stay as they are: in another language they might mean something here.
                self.found.known.truncate(before.known);
                *statement = read;
                return Some(name);
            }
            self.found.unknown.truncate(before.unknown);
            self.found.unknown.extend(unknown);
            self.found.known.truncate(before.known);
            self.found.known.extend(known);
            self.found.statements.things.truncate(before.things);
            self.found.statements.things.extend(things);
        }
        None
    }

    fn mark(&self) -> Mark {
        Mark {
            unknown: self.found.unknown.len(),
            known: self.found.known.len(),
            things: self.found.statements.things.len(),
        }
    }

    fn lists(&mut self, entry: Entry<'t>, heading: Option<NameId>, statement: &mut EntryStatement) {
        let role = statement
            .subject
            .map_or(Role::Player, |name| self.roles[name.place()]);
        let is_header = role == Role::Players;
        let place = Place {
            language: self.language,
            heading: self.target(heading),
            subject: self.target(statement.subject.filter(|_| role != Role::Player)),
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
            let at = Place { part, ..place };
            let thing = if is_header {
                // `Alice plays red`.
                let has_more = |words: Words| words.text().split_whitespace().count() > 2;
                if item.lead().is_some() || item.words().is_some_and(has_more) {
                    self.found.doubtful.push(item.span().start);
                }
                let at = self.place(at);
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
            (Operator::Result, EntryPart::Result { has_target }, 2),
            (Operator::Link, EntryPart::Link, 3),
        ] {
            let Some(items) = entry.list(operator) else {
                continue;
            };
            let part = Part::Entry(part);
            let at = Place {
                item: self.target(first),
                part,
                ..place
            };
            for item in items {
                let thing = self.thing(item, at, place, statement);
                statement.is_broken |= thing.name.is_none() && item.words().is_some();
                statement.lists.lengths[list] += 1;
                self.found.statements.things.push(thing);
            }
        }
    }

    fn thing(&mut self, item: Item<'t>, at: Place, place: Place, statement: &mut EntryStatement) -> Thing {
        let mut thing = self.plain_thing(item);
        if thing.is_loss && is_dash(item) {
            self.found.doubtful.push(item.span().start);
        }
        if let Some(words) = item.lead() {
            let part = Part::Entry(EntryPart::Lead);
            let leads = self.place(Place { part, ..place });
            thing.lead = self.understand(words, leads);
            statement.is_broken |= thing.lead.is_none();
        }
        // Many items are figures alone.
        if let Some(words) = item.words() {
            let at = self.place(at);
            thing.name = self.understand(words, at);
        }
        thing
    }

    /// Whether a heading's name has a number in it.
    fn names_number(&self, heading: NameId) -> bool {
        let key = self.found.statements.name(heading).key();
        key.is_some_and(|key| has_number(&key.id))
    }

    /// Whether a subject is a word that should stand elsewhere: `turn: 1`, `level one: …`.
    fn is_odd_subject(&self, subject: NameId) -> bool {
        match self.found.statements.name(subject) {
            Named::Key(key) => key.kind == Kind::WORD && key.id == self.vocabulary.game.turn_word(),
            Named::KeyAnd(key, _) => key.kind == Kind::WORD && key.id == "level",
            _ => false,
        }
    }

    /// Finds the meaning of words and notes it.
    fn understand(&mut self, words: Words<'t>, place: u32) -> Option<NameId> {
        let declared = self.found.statements.declared.len();
        let meaning = self.remembered_meaning(words, place);
        if self.found.statements.declared.len() > declared {
            self.found.declared_at.push(words.span().start);
            // Where a file says what there is, something new may be something known, said in another way.
            if !self.vocabulary.table().things.is_empty() {
                self.found.doubtful.push(words.span().start);
            }
        }
        match meaning {
            Some(meaning) => self.found.known.push((words.span().start, meaning)),
            None => self.not_understood(words, place),
        }
        meaning
    }

    fn remembered_meaning(&mut self, words: Words<'t>, place: u32) -> Option<NameId> {
        // Where no player can be meant, what is known from other records holds in this one.
        if !self.vocabulary.wants_player(place)
            && let Some(known) = self.vocabulary.known(words.raw(), place)
        {
            match known {
                Meant::Target(target) => return Some(self.name_of(target)),
                Meant::Declared(thing) => return Some(self.intern(Named::Declared(thing), None)),
                Meant::Nothing => {}
            }
        }
        let declared = self.found.statements.declared.len();
        if let Some((meaning, so_far)) = self.remembered.get(&(place, words.raw()))
            && (meaning.is_some() || *so_far == declared)
        {
            return *meaning;
        }
        let meaning = self.meaning(&words.text(), place);
        self.remembered.insert((place, words.raw()), (meaning, declared));
        meaning
    }

    fn meaning(&mut self, text: &str, place: u32) -> Option<NameId> {
        if self.vocabulary.wants_player(place)
            && let Some(short) = self.short_for(text, place)
        {
            return match short {
                Short::Player(player) => {
                    let name = self.players.at(player).name.clone();
                    Some(self.intern(Named::Player(name), None))
                }
                Short::Unclear => None,
            };
        }
        if let Some(target) = self.vocabulary.find(text, place) {
            return Some(self.name_of(target));
        }
        // A letter of the board behind a name stays as it is.
        if let Some((before, letter)) = text.rsplit_once(' ')
            && self.vocabulary.is_suffix(letter)
            && let Some(target) = self.vocabulary.find(before, place)
            && let key = self.vocabulary.key(target)
            && let Some(letter) = self.vocabulary.game.suffix(key.kind, letter)
        {
            let letter = letter.to_owned();
            let named = match self.vocabulary.table().of_target(target) {
                Some(thing) => Named::DeclaredAnd(thing, letter),
                None => Named::KeyAnd(key, letter),
            };
            return Some(self.intern(named, Some(target)));
        }
        if let Some(known) = self.known_declared(text, place) {
            return Some(known);
        }
        if let Some((named, target)) = self.word_and_text(text, place) {
            return Some(self.intern(named, Some(target)));
        }
        if self.vocabulary.wants_player(place)
            && let Some((named, target)) = self.named_player(text, place)
        {
            return Some(self.intern(named, target));
        }
        self.declared(text, place)
    }

    fn place(&mut self, place: Place) -> u32 {
        // Entries of one sort stand together.
        if let Some((_, known)) = self.last.iter().find(|(last, _)| *last == place) {
            return *known;
        }
        let known = self.vocabulary.place(place);
        self.last.rotate_right(1);
        self.last[0] = (place, known);
        known
    }

    /// An item without its words.
    fn plain_thing(&mut self, item: Item) -> Thing {
        let literal = item.literal();
        let figures = literal.unwrap_or_else(|| item.numbers());
        let figures = figures.iter().map(|number| number.value);
        Thing {
            lead: None,
            name: None,
            count: item.count(),
            money: item.money(),
            figures: self.found.statements.add_figures(figures),
            is_loss: item.is_negative(),
            is_literal: literal.is_some(),
            span: text_span(item.span()),
        }
    }

    fn not_understood(&mut self, words: Words, place: u32) {
        self.found.unknown.push(Unknown {
            span: words.span(),
            wants: Arc::clone(self.vocabulary.wants(place)),
            statement: self.statement,
        });
    }
}

/// Whether a comment behind a heading is a number: `turn #1`.
fn is_numbered_by_comment(text: &str, heading: Span) -> bool {
    let rest = text[heading.end as usize..].trim_start_matches([' ', '\t']);
    rest.strip_prefix('#')
        .is_some_and(|comment| comment.starts_with(|first: char| first.is_ascii_digit()))
}

/// Whether a minus before an item stands by itself, like a dash between words.
fn is_dash(item: Item) -> bool {
    let before_words = item.words().map_or(item.span().end, |words| words.span().start) - item.span().start;
    let signs = &item.raw()[..before_words as usize];
    let trimmed = signs.trim_end();
    let sign = trimmed.trim_end_matches(|sign: char| sign.is_ascii_digit() || sign == '$');
    if sign.len() == trimmed.len() {
        signs.len() > trimmed.len()
    } else {
        sign.ends_with(char::is_whitespace)
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
