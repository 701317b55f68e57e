//! What a natural line may be about: the names that a place accepts, the players, what the record has declared.

use std::rc::Rc;

use super::lexicon::Lexicon;
use crate::core::{EntryKey, EntryPart, Kind, Unit, Want};
use crate::record::names::record_name;
use crate::record::players::{Called, Players};
use crate::record::vocabulary::{FastMap, Part, Place, Target, Vocabulary};
use crate::reference::fold;

/// A word keeps so many letters at least in all its cases.
const SHORTEST_STEM: usize = 3;
/// The letters behind them are no more than these.
const LONGEST_ENDING: usize = 3;

/// In which parts of an entry a name is understood.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each part of an entry accepts it or not"
)]
pub(super) struct Accepted {
    pub(super) kind: Kind,
    /// The thing; none for what the table has declared.
    pub(super) thing: Option<Target>,
    pub(super) is_item: bool,
    /// With a number before it.
    pub(super) is_counted: bool,
    pub(super) is_target: bool,
    pub(super) is_result: bool,
    /// Whether it counts money.
    pub(super) is_money: bool,
    /// Whether figures count it without saying so.
    pub(super) is_unsaid: bool,
}

/// What an entry says before the words that are looked at.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct EntrySoFar {
    /// The word before the colon; none for players.
    pub(super) subject: Option<Target>,
    /// The first thing that is done.
    pub(super) item: Option<Target>,
}

impl EntrySoFar {
    /// Of an entry that says nothing yet.
    pub(super) const fn subject(subject: Option<Target>) -> Self {
        Self { subject, item: None }
    }
}

/// A table while its record is read.
pub(super) struct Table<'v, 'l> {
    pub(super) vocabulary: &'v mut Vocabulary<'l>,
    pub(super) lexicon: Rc<Lexicon>,
    pub(super) players: &'v Players,
    declared: FastMap<String, Kind>,
    language: u8,
    /// The heading above the line.
    pub(super) heading: Option<Target>,
}

impl<'v, 'l> Table<'v, 'l> {
    pub(super) fn new(vocabulary: &'v mut Vocabulary<'l>, language: u8, players: &'v Players) -> Self {
        let lexicon = vocabulary.lexicon(language);
        let mut declared = FastMap::default();
        for thing in vocabulary.table().things.iter() {
            for name in &thing.names {
                declared.insert(fold(&name.name), thing.kind);
            }
        }
        Self {
            vocabulary,
            lexicon,
            players,
            declared,
            language,
            heading: None,
        }
    }

    /// What a heading means.
    pub(super) fn heading_called(&mut self, words: &str) -> Option<Target> {
        let place = self.vocabulary.place(Place::at(Part::Heading, self.language));
        self.vocabulary.find(words, place)
    }

    /// Whether these words are a heading.
    pub(super) fn is_heading(&mut self, words: &str) -> bool {
        !words.is_empty() && self.heading_called(words).is_some()
    }

    /// The canonical words and number of a heading whose name has a number in it.
    pub(super) fn numbered_name(&mut self, words: &str) -> Option<(String, Option<u32>)> {
        let target = self.heading_called(words)?;
        let key = self.vocabulary.key(target);
        if !has_number(&key.id) {
            return None;
        }
        let library = self.vocabulary.library;
        let tag = library.index().languages.get(usize::from(self.language))?;
        let language = library.store().language(tag)?;
        let texts = library.texts(language, Some(self.vocabulary.game.id()));
        let name = record_name(&key, None, &texts);
        let (words, number) = name.rsplit_once(' ')?;
        Some((words.to_owned(), Some(number.parse().ok()?)))
    }

    /// Whether these words name a player, and nobody else.
    pub(super) fn is_player(&mut self, words: &str) -> bool {
        self.colour(words).is_some()
            || matches!(
                self.players.called(words, self.lexicon.name_forms()),
                Called::One(_) | Called::Several(_)
            )
    }

    /// What stands for a player, by colour or nation.
    fn colour(&mut self, words: &str) -> Option<Target> {
        let target = self.subject(words)?;
        let is_player = self.vocabulary.is_player(self.vocabulary.key(target).kind);
        is_player.then_some(target)
    }

    /// What stands before a colon and is no player.
    pub(super) fn subject_word(&mut self, words: &str) -> Option<Target> {
        let target = self.subject(words)?;
        let is_player = self.vocabulary.is_player(self.vocabulary.key(target).kind);
        (!is_player).then_some(target)
    }

    fn subject(&mut self, words: &str) -> Option<Target> {
        let place = self.vocabulary.place(Place::at(Part::Subject, self.language));
        self.vocabulary.find(words, place)
    }

    fn place_of(&mut self, part: EntryPart, about: EntrySoFar) -> u32 {
        self.vocabulary.place(Place {
            language: self.language,
            heading: self.heading,
            subject: about.subject,
            item: about.item,
            part: Part::Entry(part),
        })
    }

    /// In which parts of an entry these words are understood; none if in no part.
    pub(super) fn accepted(&mut self, words: &str, about: EntrySoFar) -> Option<Accepted> {
        let mut found: Option<Accepted> = None;
        let item = |has_target, is_counted| EntryPart::Item {
            has_target,
            is_counted,
        };
        for part in [
            item(false, false),
            item(true, false),
            item(false, true),
            item(true, true),
            EntryPart::Target,
            EntryPart::Result,
        ] {
            // What an entry is about shows in what stands behind its signs.
            let item = about
                .item
                .filter(|_| matches!(part, EntryPart::Target | EntryPart::Result));
            let place = self.place_of(part, EntrySoFar { item, ..about });
            let Some((kind, thing, unit)) = self.thing_at(words, place) else {
                continue;
            };
            let accepted = found.get_or_insert(Accepted {
                kind,
                thing,
                is_item: false,
                is_counted: false,
                is_target: false,
                is_result: false,
                is_money: unit == Some(Unit::Money),
                is_unsaid: unit == Some(Unit::Unsaid),
            });
            match part {
                EntryPart::Item { is_counted, .. } => {
                    accepted.is_item |= !is_counted;
                    accepted.is_counted |= is_counted;
                }
                EntryPart::Target => accepted.is_target = true,
                EntryPart::Result => accepted.is_result = true,
                EntryPart::Lead | EntryPart::Link => {}
            }
        }
        found
    }

    /// The name of something the table has declared, if these words are that name in another case.
    pub(super) fn declared_in_another_case(&self, words: &str) -> Option<String> {
        let folded = fold(words);
        if self.lexicon.name_forms().endings.is_empty() || self.declared.contains_key(&folded) {
            return None;
        }
        let mut found = self
            .declared
            .keys()
            .filter(|name| is_in_another_case(&folded, name));
        let name = found.next()?;
        found.next().is_none().then(|| name.clone())
    }

    fn thing_at(&mut self, words: &str, place: u32) -> Option<(Kind, Option<Target>, Option<Unit>)> {
        if let Some(target) = self.vocabulary.find(words, place) {
            let key = self.vocabulary.key(target);
            return Some((key.kind, Some(target), self.vocabulary.game.unit(&key)));
        }
        let kind = *self.declared.get(&fold(words))?;
        let wants = self.vocabulary.wants(place);
        let is_wanted =
            |want: &Want| matches!(*want, Want::Any(wanted) | Want::New(wanted) if wanted == kind);
        wants.iter().any(is_wanted).then_some((kind, None, None))
    }

    /// Whether a player may stand after the sign of a target, or before losses.
    pub(super) fn wants_player(&mut self, part: EntryPart, subject: Option<Target>) -> bool {
        let place = self.place_of(part, EntrySoFar::subject(subject));
        self.vocabulary.wants_player(place)
    }

    /// Whether a bare figure is money here.
    pub(super) fn figures_are_money(&mut self, subject: Option<Target>) -> bool {
        let part = EntryPart::Item {
            has_target: false,
            is_counted: true,
        };
        let place = self.place_of(part, EntrySoFar::subject(subject));
        let first = self.vocabulary.wants(place).first().copied();
        let only = first.and_then(|want| match want {
            Want::One(kind, id) => Some(EntryKey::new(kind, id)),
            Want::Any(_) | Want::New(_) | Want::Before(..) => None,
        });
        only.is_some_and(|only| self.vocabulary.game.unit(&only) == Some(Unit::Money))
    }

    /// Things that alone may be a target here, if nothing else is said.
    pub(super) fn lone_targets(&mut self, subject: Option<Target>) -> Vec<EntryKey> {
        let place = self.place_of(EntryPart::Target, EntrySoFar::subject(subject));
        let wants = self.vocabulary.wants(place).iter();
        wants
            .filter_map(|want| match *want {
                Want::One(kind, id) => Some(EntryKey::new(kind, id)),
                Want::Any(_) | Want::New(_) | Want::Before(..) => None,
            })
            .collect()
    }
}

/// Whether words are a name of which every word has kept its stem and changed its ending at most.
fn is_in_another_case(written: &str, name: &str) -> bool {
    let (written, name): (Vec<&str>, Vec<&str>) = (written.split(' ').collect(), name.split(' ').collect());
    let mut pairs = written.iter().zip(&name);
    written.len() == name.len() && pairs.all(|(written, name)| has_same_stem(written, name))
}

/// Whether two words begin with the same letters and differ in their endings at most.
fn has_same_stem(one: &str, other: &str) -> bool {
    let letters = one.chars().zip(other.chars());
    let same = letters.take_while(|(one, other)| one == other).count();
    let longest = one.chars().count().max(other.chars().count());
    one == other || (same >= SHORTEST_STEM && longest - same <= LONGEST_ENDING)
}

/// Whether an id ends with a number.
pub(in crate::record) fn has_number(id: &str) -> bool {
    id.ends_with(|last: char| last.is_ascii_digit())
}
