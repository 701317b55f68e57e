//! What a natural line may be about: the names that a place accepts, the players, what the record has declared.

use std::rc::Rc;

use super::lexicon::{Function, Lexicon};
use crate::core::{EntryKey, EntryPart, Kind, Unit, Want};
use crate::record::names::record_name;
use crate::record::players::{Called, Players};
use crate::record::vocabulary::{FastMap, Part, Place, Target, Vocabulary};
use crate::reference::fold;

/// The word of all games for doing nothing.
pub(super) const PASS: &str = "pass";
/// The word of all headers for the day of the game.
const DATE: &str = "date";
/// A word keeps so many letters at least in all its cases.
const SHORTEST_STEM: usize = 3;
/// The letters behind them are no more than these.
const LONGEST_ENDING: usize = 3;
/// A part of a name has a word of so many letters at least.
const SHORTEST_PART: usize = 4;

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
    /// Whether it says that nothing is done.
    pub(super) is_pass: bool,
    /// Whether a number may stand behind it.
    pub(super) takes_number: bool,
    /// Whether a number tells it from others of its name.
    pub(super) is_numbered: bool,
    /// Whether nobody pays for it.
    pub(super) is_free: bool,
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
    /// What the table has declared: its kind, and its place among all of that.
    declared: FastMap<String, (Kind, usize)>,
    language: u8,
    /// The heading above the line.
    pub(super) heading: Option<Target>,
}

impl<'v, 'l> Table<'v, 'l> {
    pub(super) fn new(vocabulary: &'v mut Vocabulary<'l>, language: u8, players: &'v Players) -> Self {
        let lexicon = vocabulary.lexicon(language);
        let mut declared = FastMap::default();
        for (place, thing) in vocabulary.table().things.iter().enumerate() {
            for name in &thing.names {
                declared.insert(fold(&name.name), (thing.kind, place));
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

    /// Whether a heading is one of several that a number tells apart.
    pub(super) fn has_numbers(&mut self, words: &str) -> bool {
        let target = self.heading_called(words);
        let key = target.map(|target| self.vocabulary.key(target));
        let is_turn = key.is_some_and(|key| {
            key.id == self.vocabulary.game.turn_word() || matches!(key.kind, Kind::WORD if key.id == "turn")
        });
        is_turn || self.is_heading(&format!("{words} 1"))
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

    /// Whether this word stands for a player wherever the game is played.
    pub(super) fn is_colour(&mut self, words: &str) -> bool {
        self.colour(words).is_some()
    }

    /// Whether this is a player with `and` glued to the front of the name.
    pub(super) fn is_player_after_and(&mut self, words: &str) -> bool {
        let glued = self.lexicon.unglued(words).into_iter();
        let and = glued.filter(|(function, _)| *function == Function::And);
        let rest: Vec<String> = and.map(|(_, rest)| rest.to_owned()).collect();
        rest.iter().any(|rest| self.is_player(rest)) && !self.is_named(words)
    }

    /// Whether somebody has this very name.
    pub(super) fn is_named(&self, words: &str) -> bool {
        self.players.named(words) != Called::Nobody
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
            EntryPart::Result { has_target: false },
        ] {
            // What an entry is about shows in what stands behind its signs.
            let item = about
                .item
                .filter(|_| matches!(part, EntryPart::Target | EntryPart::Result { .. }));
            let place = self.place_of(part, EntrySoFar { item, ..about });
            let Some((kind, thing, unit)) = self.thing_at(words, place) else {
                continue;
            };
            let key = thing.map(|thing| self.vocabulary.key(thing));
            let game = self.vocabulary.game;
            let accepted = found.get_or_insert(Accepted {
                kind,
                thing,
                is_item: false,
                is_counted: false,
                is_target: false,
                is_result: false,
                takes_number: key.as_ref().is_some_and(|key| game.takes_number(key)),
                is_numbered: key.as_ref().is_some_and(|key| game.is_numbered(key)),
                is_free: key.as_ref().is_some_and(|key| game.is_free(key)),
                is_pass: key.is_some_and(|key| key.kind == Kind::WORD && key.id == PASS),
                is_money: unit == Some(Unit::Money),
                is_unsaid: unit == Some(Unit::Unsaid),
            });
            match part {
                EntryPart::Item { is_counted, .. } => {
                    accepted.is_item |= !is_counted;
                    accepted.is_counted |= is_counted;
                }
                EntryPart::Target => accepted.is_target = true,
                EntryPart::Result { .. } => accepted.is_result = true,
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

    /// The name of the only thing the table has declared that these words are a part of: `the badger`.
    pub(super) fn declared_in_short(&self, words: &str) -> Option<String> {
        let says_else =
            !self.lexicon.functions(words).is_empty() || self.lexicon.ordinal_word(words).is_some();
        if self.declared.is_empty() || says_else {
            return None;
        }
        let folded = fold(words);
        let is_long = |word: &str| word.chars().count() >= SHORTEST_PART;
        let says_something = |word: &str| is_long(word) && self.lexicon.functions(word).is_empty();
        if !folded.split(' ').next().is_some_and(says_something) {
            return None;
        }
        let changes = !self.lexicon.name_forms().endings.is_empty();
        let is_same = |written: &str, word: &str| {
            let bare = || self.lexicon.unglued(written).into_iter();
            let is_bare = || bare().any(|(function, rest)| function == Function::Filler && rest == word);
            let is_in_another_case = || {
                let letters = written.chars().zip(word.chars());
                let same = letters.take_while(|(one, other)| one == other).count();
                changes && same >= SHORTEST_PART && has_same_stem(written, word)
            };
            written == word || is_in_another_case() || is_bare()
        };
        let written: Vec<&str> = folded.split(' ').collect();
        let is_part = |name: &str| {
            let all: Vec<&str> = name.split(' ').collect();
            let mut parts = all.windows(written.len());
            parts.any(|part| {
                part.iter()
                    .zip(&written)
                    .all(|(word, written)| is_same(written, word))
            })
        };
        let mut found: Vec<(usize, &String)> = self
            .declared
            .iter()
            .filter(|(name, _)| is_part(name))
            .map(|(name, (_, place))| (*place, name))
            .collect();
        found.sort_unstable();
        let (place, name) = *found.first()?;
        found
            .iter()
            .all(|(other, _)| *other == place)
            .then(|| name.clone())
    }

    fn thing_at(&mut self, words: &str, place: u32) -> Option<(Kind, Option<Target>, Option<Unit>)> {
        if let Some(target) = self.vocabulary.find(words, place) {
            let key = self.vocabulary.key(target);
            return Some((key.kind, Some(target), self.vocabulary.game.unit(&key)));
        }
        let (kind, _) = *self.declared.get(&fold(words))?;
        let wants = self.vocabulary.wants(place);
        let is_wanted =
            |want: &Want| matches!(*want, Want::Any(wanted) | Want::New(wanted) if wanted == kind);
        wants.iter().any(is_wanted).then_some((kind, None, None))
    }

    /// Whether a text of the record's own follows this word before a colon: `card bone kite`.
    pub(super) fn is_before_text(&mut self, word: Target) -> bool {
        let place = self.vocabulary.place(Place::at(Part::Subject, self.language));
        let key = self.vocabulary.key(word);
        let wants = self.vocabulary.wants(place).iter();
        let mut before = wants.filter(|want| matches!(want, Want::Before(..)));
        before.any(|want| want.accepts(&key)) && !self.vocabulary.game.is_numbered(&key)
    }

    /// The words before a colon that are no players and no places of the board, with what their lines are about.
    pub(super) fn subjects_left_out(&mut self) -> Vec<(String, Target)> {
        let place = self.vocabulary.place(Place::at(Part::Subject, self.language));
        let wants = std::sync::Arc::clone(self.vocabulary.wants(place));
        let targets = &self.vocabulary.library.index().targets;
        let game = self.vocabulary.game.id();
        let is_one = |want: &Want, kind: Kind, id: &str| match *want {
            Want::One(wanted, one) => wanted == kind && one == id,
            Want::Any(wanted) => wanted == Kind::WORD && kind == Kind::WORD,
            Want::New(_) | Want::Before(..) => false,
        };
        let found: Vec<(String, Target)> = (0..)
            .zip(targets.iter())
            .filter(|(_, target)| target.game == game && !self.vocabulary.is_player(target.kind))
            .filter(|(_, target)| wants.iter().any(|want| is_one(want, target.kind, &target.id)))
            .map(|(at, target)| (target.id.to_string(), at))
            .collect();
        found
            .into_iter()
            .filter(|(_, target)| {
                let item = EntryPart::Item {
                    has_target: false,
                    is_counted: false,
                };
                let place = self.place_of(item, EntrySoFar::subject(Some(*target)));
                !self.vocabulary.wants(place).is_empty()
            })
            .collect()
    }

    /// Whether these words count money wherever they stand.
    pub(super) fn is_money(&self, words: &str) -> bool {
        let index = self.vocabulary.library.index();
        let game = self.vocabulary.game;
        let folded = fold(words);
        let mut rows = index.exact_or_written(&folded);
        rows.any(|row| {
            let target = index.target(row);
            let key = EntryKey::new(target.kind, target.id.as_ref());
            target.game == game.id() && game.unit(&key) == Some(Unit::Money)
        })
    }

    /// Whether a word before a colon is one of several that a number tells apart.
    pub(super) fn is_numbered(&self, word: Target) -> bool {
        self.vocabulary.game.is_numbered(&self.vocabulary.key(word))
    }

    /// Whether the day of the game stands behind this word.
    pub(super) fn is_date(&self, word: Target) -> bool {
        let key = self.vocabulary.key(word);
        key.kind == Kind::WORD && key.id == DATE
    }

    /// Whether this is the heading above the line.
    pub(super) fn is_heading_above(&mut self, words: &str) -> bool {
        self.heading.is_some() && self.heading_called(words) == self.heading
    }

    /// Whether the line says how the game begins.
    pub(super) fn is_setup(&self) -> bool {
        self.heading.is_some_and(|heading| {
            let key = self.vocabulary.key(heading);
            key.kind == Kind::WORD && key.id == "setup"
        })
    }

    /// Whether players act under the heading above the line.
    pub(super) fn is_of_players(&self) -> bool {
        self.heading.is_some_and(|heading| {
            let key = self.vocabulary.key(heading);
            self.vocabulary.game.headings_of_players().contains(&key)
        })
    }

    /// How many players sit at the table.
    pub(super) fn seats(&self) -> usize {
        self.players.colours().count()
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

    /// Things that alone may stand in a part of an entry, if nothing else is said.
    pub(super) fn lone_things(&mut self, part: EntryPart, subject: Option<Target>) -> Vec<EntryKey> {
        let place = self.place_of(part, EntrySoFar::subject(subject));
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
