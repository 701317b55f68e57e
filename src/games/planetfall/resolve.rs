//! From what was written to what was meant. Judges no move: only whether a statement says something that can happen
//! under its heading.

mod lines;

use super::action::{Action, Figures, Held, Holdings, Resolving, Source, Spot, Use};
use super::deck::{CardSort, Gains, Side, SideLetter, Stat, Track, Way};
use super::kinds;
use super::replay::Resolved;
use super::state::{Name, Names, Rulebook, Stage};
use crate::core::engine::{self, Action as _, Meant, Resolver as _, Seat, Seating};
use crate::core::{EntryKey, EntryStatement, Kind, NameId, Named, Statement, Statements, Thing, read_choice};

/// A list of cards or players that is longer is cut: no table has so many.
const MOST_LISTED: usize = 40;

/// Finds out what the statements of a record mean.
pub(super) fn resolve<'c>(statements: &Statements, rulebook: &Rulebook<'c>) -> Vec<Resolved<'c>> {
    let mut resolver = Resolver {
        rulebook,
        statements,
        seating: Seating::new(statements),
        heading: None,
        stage: Stage::Setup,
        part: 0,
        laid: Vec::new(),
        placed: Vec::new(),
        resolved: Vec::new(),
        at: 0,
    };
    let mut all = Vec::with_capacity(statements.list.len());
    for (at, statement) in statements.list.iter().enumerate() {
        resolver.at = at;
        all.push(resolver.statement(statement));
    }
    all
}

/// Adds the names that stand only in lines which tell of a card or a commander.
pub(super) fn told_names(statements: &Statements, names: &mut Names) {
    for name in &statements.names {
        if let Named::KeyAnd(key, text) = name
            && key.kind == Kind::WORD
        {
            match key.id.as_str() {
                "card" => {
                    names.find_or_add(kinds::CARD, text);
                }
                "commander" => {
                    names.find_or_add(kinds::COMMANDER, split_side(text).0);
                }
                _ => {}
            }
        }
    }
}

/// A commander and the side behind the name.
fn split_side(text: &str) -> (&str, Option<SideLetter>) {
    match text.rsplit_once(' ') {
        Some((name, letter)) => match side(letter) {
            Some(side) => (name, Some(side)),
            None => (text, None),
        },
        None => (text, None),
    }
}

fn side(letter: &str) -> Option<SideLetter> {
    match letter {
        "a" | "A" | "א" => Some(SideLetter::A),
        "b" | "B" | "ב" => Some(SideLetter::B),
        _ => None,
    }
}

/// A heading of this game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Heading {
    Turn,
    Tally,
    Stage(Stage),
}

struct Resolver<'r, 'c> {
    rulebook: &'r Rulebook<'c>,
    statements: &'r Statements,
    /// Who plays.
    seating: Seating<'r>,
    heading: Option<Heading>,
    /// The last stage that has a heading.
    stage: Stage,
    /// The part of the exploration that was reached in this round.
    part: u32,
    /// The cards that were laid out in this round.
    laid: Vec<Name>,
    /// Where ships were placed in this part.
    placed: Vec<(Seat, Spot)>,
    /// Whose actions were resolved in this part.
    resolved: Vec<Seat>,
    /// The statement that is being read.
    at: usize,
}

impl<'r, 'c> engine::Resolver<'r> for Resolver<'r, 'c> {
    type Game = Rulebook<'c>;

    fn seating(&self) -> &Seating<'r> {
        &self.seating
    }

    fn heading(&mut self, name: NameId, number: Option<u32>) -> Option<Action> {
        let heading = self.heading_of(name, number);
        self.heading = heading.or(self.heading);
        if let Some(Heading::Stage(stage)) = heading {
            self.stage = stage;
        }
        match heading {
            Some(Heading::Turn) => {
                self.laid.clear();
                self.begin_part();
            }
            Some(Heading::Stage(stage)) if stage.is_exploration() => self.begin_part(),
            _ => {}
        }
        heading.map(|heading| opened(heading, number))
    }

    /// What an entry means under its heading, or else under another one, which may have been forgotten.
    fn under_its_heading(&mut self, entry: &EntryStatement) -> Meant<Self::Game> {
        let (above, part) = (self.heading, self.part);
        let other = entry.extra.as_ref().and_then(|extra| extra.heading);
        if let Some(other) = other {
            // The part may have begun with a line before this one.
            let is_exploring = matches!(above, Some(Heading::Stage(stage)) if stage.is_exploration());
            if let Some(action) = is_exploring.then(|| self.entry(entry)).flatten() {
                self.note(&action);
                return (Some(action), None);
            }
            if let Some((action, stage)) = self.in_the_next_part(entry) {
                return (Some(action), Some(stage));
            }
            let meant = self.heading_of(other, None);
            self.part = part;
            self.heading = meant;
            let action = self.entry(entry);
            self.heading = above;
            if let (Some(action), Some(Heading::Stage(stage))) = (action, meant) {
                return (Some(action), Some(stage));
            }
        } else if let Some(action) = self.entry(entry) {
            let (action, stage) = self.where_it_belongs(action);
            self.note(&action);
            return (Some(action), stage);
        }
        let is_player = self.seating.of_entry(entry).is_some();
        let above_turn = above.filter(|heading| is_player && *heading != Heading::Stage(Stage::Setup));
        let Some(Heading::Stage(here)) = above_turn else {
            return (None, None);
        };
        self.under_a_later_heading(here, entry, |action| match action {
            Action::Use(_, _, used) => **used != Use::Bare,
            _ => !action.is_claim(),
        })
    }

    fn under(&mut self, stage: Stage, entry: &EntryStatement) -> Option<Action> {
        let above = self.heading.replace(Heading::Stage(stage));
        let action = self.entry(entry);
        self.heading = above;
        action
    }

    /// A colour that nobody plays.
    fn stranger(&self, entry: &EntryStatement) -> Option<Box<str>> {
        let items = self.statements.items(entry).iter();
        let names = entry
            .subject
            .into_iter()
            .chain(items.filter_map(|item| item.name));
        self.seating.stranger(names, |key| key.of_kind(kinds::COLOUR))
    }
}

impl Resolver<'_, '_> {
    /// `exploration` without its number is the next part; a resolution belongs to the part above it.
    fn heading_of(&mut self, name: NameId, number: Option<u32>) -> Option<Heading> {
        let key = self.statements.name(name).key()?;
        Some(match (key.kind, key.id.as_str()) {
            (Kind::WORD | Kind::TERM, "round") | (Kind::WORD, "turn") => {
                self.part = 0;
                Heading::Turn
            }
            (Kind::WORD, "setup") => Heading::Stage(Stage::Setup),
            (Kind::WORD, "tally") => Heading::Tally,
            (Kind::WORD, "score") => Heading::Stage(Stage::Scoring),
            (Kind::WORD, "end") => Heading::Stage(Stage::End),
            (Kind::WORD, "resolution") => Heading::Stage(match self.part {
                0 | 1 => Stage::Resolution1,
                _ => Stage::Resolution2,
            }),
            (Kind::WORD, "exploration") => {
                self.part = number.unwrap_or(self.part + 1).clamp(1, 2);
                Heading::Stage(self.exploration())
            }
            (kinds::PHASE, "exploration-1") => {
                self.part = 1;
                Heading::Stage(self.exploration())
            }
            (kinds::PHASE, "exploration-2") => {
                self.part = 2;
                Heading::Stage(self.exploration())
            }
            (kinds::PHASE, "discovery") => {
                self.part = 0;
                Heading::Stage(Stage::Discovery)
            }
            (kinds::PHASE, "income") => Heading::Stage(Stage::Income),
            (kinds::PHASE, "migration") => Heading::Stage(Stage::Migration),
            _ => return None,
        })
    }

    fn exploration(&self) -> Stage {
        if self.part == 2 {
            Stage::Exploration2
        } else {
            Stage::Exploration1
        }
    }

    /// What stands under a heading where it could stand, but says something only under the next one: the heading between
    /// was forgotten.
    fn where_it_belongs(&mut self, action: Action) -> (Action, Option<Stage>) {
        let here = match self.heading {
            Some(Heading::Stage(here)) => here,
            // Figures that are written down stand under the stage that is over.
            Some(Heading::Tally) => self.stage,
            Some(Heading::Turn) | None => return (action, None),
        };
        let is_laid = |spot: Spot| match spot {
            Spot::Card(name) => self.laid.contains(&name),
            Spot::At(..) | Spot::Operations(_) => true,
        };
        let placed_elsewhere = |seat: Seat, spot: Spot| {
            let mut placed = self.placed.iter();
            placed.any(|(other, known)| *other == seat && *known != spot)
        };
        let moved = match &action {
            Action::Resolve(seat, written) if here == Stage::Resolution1 => match written.spot {
                Some(spot)
                    if written.says_only_where()
                        && is_laid(spot)
                        && placed_elsewhere(*seat, spot)
                        && (self.resolved.contains(seat) || self.goes_on_placing(placed_elsewhere)) =>
                {
                    Some((Action::Place(*seat, spot), Stage::Exploration2))
                }
                _ => None,
            },
            Action::Order(_) if here == Stage::Resolution1 => Some((action.clone(), Stage::Exploration2)),
            Action::Use(seat, name, used)
                if here == Stage::Income && **used == Use::Bare && self.laid.contains(name) =>
            {
                Some((Action::Place(*seat, Spot::Card(*name)), Stage::Exploration1))
            }
            _ => None,
        };
        let Some((action, stage)) = moved else {
            return (action, None);
        };
        self.heading = Some(Heading::Stage(stage));
        self.part = if stage == Stage::Exploration2 { 2 } else { 1 };
        self.begin_part();
        (action, Some(stage))
    }

    fn begin_part(&mut self) {
        self.placed.clear();
        self.resolved.clear();
    }

    /// Whether the next line, too, only says where somebody's ship stands, and elsewhere than it was placed.
    fn goes_on_placing(&self, elsewhere: impl Fn(Seat, Spot) -> bool) -> bool {
        let next = self.statements.list.get(self.at + 1);
        let Some(Statement::Entry(entry)) = next.filter(|_| !self.placed.is_empty()) else {
            return false;
        };
        let seat = self.seating.of_entry(entry);
        let lists = entry.lists.lengths;
        let [item] = self.statements.items(entry) else {
            return false;
        };
        let spot = self.spot(item).filter(|_| lists[1] + lists[2] + lists[3] == 0);
        seat.zip(spot).is_some_and(|(seat, spot)| elsewhere(seat, spot))
    }

    /// An entry whose words have no meaning under the heading above: the next part of the exploration may have begun.
    fn in_the_next_part(&mut self, entry: &EntryStatement) -> Option<(Action, Stage)> {
        let stage = match self.part {
            0 => Stage::Exploration1,
            1 => Stage::Exploration2,
            _ => return None,
        };
        let above = self.heading;
        self.heading = Some(Heading::Stage(stage));
        let action = self.entry(entry);
        let is_placing = |action: &Action| {
            let is_laid = |spot: Spot| !matches!(spot, Spot::Card(name) if !self.laid.contains(&name));
            match action {
                Action::Place(_, spot) | Action::Restrain(_, spot) => is_laid(*spot),
                _ => false,
            }
        };
        let Some(action) = action.filter(is_placing) else {
            self.heading = above;
            return None;
        };
        self.part += 1;
        self.begin_part();
        self.note(&action);
        Some((action, stage))
    }

    /// Remembers what lies in the rows, and where ships stand.
    fn note(&mut self, action: &Action) {
        match action {
            Action::Row(_, cards) => self.laid.extend(cards),
            Action::Place(seat, spot) => self.placed.push((*seat, *spot)),
            Action::Resolve(seat, _) => self.resolved.push(*seat),
            _ => {}
        }
    }

    fn entry(&mut self, entry: &EntryStatement) -> Option<Action> {
        let subject = entry.subject?;
        if let Some(seat) = self.seating.of_name(subject) {
            return self.of_player(seat, entry);
        }
        let items = self.statements.items(entry);
        match self.statements.name(subject) {
            Named::Key(key) if key.kind == Kind::WORD => self.of_word(&key.id.clone(), items, entry),
            Named::KeyAnd(key, text) if key.kind == Kind::WORD => match key.id.as_str() {
                "card" => self.card_line(text, entry),
                "commander" => self.commander_line(text, items),
                "level" => self.row(roman(text)?, items),
                _ => None,
            },
            _ => None,
        }
    }

    fn of_word(&mut self, word: &str, items: &[Thing], entry: &EntryStatement) -> Option<Action> {
        let seats = || self.seating.listed(cut(items));
        match word {
            "title" | "date" | "place" => Some(Action::Remark),
            "deck" => Some(Action::Deck(entry.extra.as_ref()?.free_text.clone()?)),
            "players" => self.sit_down(items),
            "order" => seats().map(Action::Order),
            "winner" => seats().map(Action::ClaimWinners),
            "ruling" => {
                let text = entry.extra.as_ref()?.free_text.as_deref()?;
                let choice = read_choice(&self.rulebook.catalog.registry, text);
                Some(Action::Ruling(Box::new(choice)))
            }
            "goal" => {
                let [goal] = items else { return None };
                Some(Action::Goal(self.name_of(goal)?))
            }
            "level" => self.row(entry.extra.as_ref()?.number?, items),
            _ => None,
        }
    }

    fn row(&self, level: u32, items: &[Thing]) -> Option<Action> {
        let cards: Option<Vec<Name>> = cut(items).iter().map(|item| self.name_of(item)).collect();
        Some(Action::Row(level, cards?))
    }

    /// Who plays is said once; from then on colours and names are players.
    fn sit_down(&mut self, items: &[Thing]) -> Option<Action> {
        self.seating
            .sit_down(items, |key| key.of_kind(kinds::COLOUR))
            .map(Action::Players)
    }

    /// The card, commander or goal sheet that an item names.
    fn name_of(&self, item: &Thing) -> Option<Name> {
        let names = &self.rulebook.names;
        if item.count.is_some() || item.money.is_some() {
            return None;
        }
        match self.statements.name(item.name?) {
            Named::Key(key) | Named::KeyAnd(key, _) => names.of_key(key),
            Named::Declared(thing) | Named::DeclaredAnd(thing, _) => names.of_declared(thing.place()),
            Named::Player(_) => None,
        }
    }

    /// The letter behind a commander's name.
    fn side_of(&self, item: &Thing) -> Option<SideLetter> {
        match self.statements.name(item.name?) {
            Named::KeyAnd(_, letter) | Named::DeclaredAnd(_, letter) => side(letter),
            _ => None,
        }
    }

    fn key_of(&self, item: &Thing) -> Option<&EntryKey> {
        self.statements.name(item.name?).key()
    }

    fn word_of(&self, item: &Thing) -> Option<&str> {
        let key = self.key_of(item)?;
        (key.kind == Kind::WORD).then_some(key.id.as_str())
    }

    fn stat_of(&self, item: &Thing) -> Option<Stat> {
        let key = self.key_of(item).filter(|key| key.kind == kinds::STATISTIC)?;
        stat_of_key(&key.id)
    }

    /// What was paid and gained.
    fn figures(&self, items: &[Thing]) -> Option<Figures> {
        let mut figures = Figures::default();
        for item in items {
            let stat = self.stat_of(item)?;
            let amount = u16::try_from(item.count.unwrap_or(1)).unwrap_or(u16::MAX);
            if item.is_loss {
                figures.pay(stat, amount);
            } else {
                figures.gain(stat, amount);
            }
        }
        Some(figures)
    }

    fn spot(&self, item: &Thing) -> Option<Spot> {
        if item.is_loss || item.count.is_some() || item.money.is_some() {
            return None;
        }
        let figures = self.statements.figures(item);
        if let Some(key) = self.key_of(item) {
            match (key.kind, key.id.as_str(), figures) {
                (Kind::WORD, "operations", [level]) => return Some(Spot::Operations(*level)),
                (Kind::WORD, "level", [level, place]) => return Some(Spot::At(*level, *place)),
                (Kind::WORD, "level", [place]) => {
                    let Named::KeyAnd(_, level) = self.statements.name(item.name?) else {
                        return None;
                    };
                    return Some(Spot::At(roman(level)?, *place));
                }
                (kinds::OPERATION, id, []) => {
                    let mut spaces = self.rulebook.catalog.operations.iter();
                    let space = spaces.find(|space| space.id == id)?;
                    return Some(Spot::Operations(u32::from(space.level)));
                }
                _ => {}
            }
        }
        let name = self.name_of(item).filter(|_| figures.is_empty())?;
        (self.rulebook.names.kind(name) == kinds::CARD).then_some(Spot::Card(name))
    }
}

/// A list that is not too long.
fn cut(items: &[Thing]) -> &[Thing] {
    items.get(..MOST_LISTED).unwrap_or(items)
}

fn opened(heading: Heading, number: Option<u32>) -> Action {
    match heading {
        // A round without its number is one out of order.
        Heading::Turn => Action::Turn(number.unwrap_or(0)),
        Heading::Tally => Action::Tally,
        Heading::Stage(stage) => Action::Enter(stage),
    }
}

/// The statistic of our data with this id.
pub(super) fn stat_of_key(id: &str) -> Option<Stat> {
    match id {
        "empire-points" => Some(Stat::Empire),
        _ => Stat::find(id),
    }
}

fn roman(text: &str) -> Option<u32> {
    match text.to_uppercase().as_str() {
        "I" => Some(1),
        "II" => Some(2),
        "III" => Some(3),
        _ => None,
    }
}
