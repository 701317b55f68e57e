//! From what was written to what was meant. Judges no move: only whether a statement says something that can happen
//! under its heading.

mod names;
mod player;

use names::{Meant, meant};

use super::action::{Action, Condition};
use super::disputed;
use super::kinds;
use super::replay::Resolved;
use super::stage::Stage;
use super::state::{BoardFact, CardId, CommodityId, EventCard, ProvinceId, Rulebook};
use crate::core::engine::{self, Resolver as _, Seat, Seating};
use crate::core::{EntryStatement, Kind, NameId, ReadingId, Statements, Thing, read_choice};

/// A list of cards, provinces or players that is longer is cut: no table has so many.
const MOST_LISTED: usize = 140;

/// Finds out what the statements of a record mean.
pub(super) fn resolve<'c>(statements: &Statements, rulebook: &Rulebook<'c>) -> Vec<Resolved<'c>> {
    let meant = statements
        .names
        .iter()
        .map(|name| meant(rulebook.catalog, name))
        .collect();
    let mut resolver = Resolver {
        rulebook,
        statements,
        meant,
        seating: Seating::new(statements),
        heading: None,
        stage: Stage::Setup,
        has_turn: false,
        orders_first: rulebook.reads(disputed::order_phase_place::EDITION_1999),
        in_1999: false,
    };
    let list = statements.list.iter();
    list.map(|statement| resolver.statement(statement)).collect()
}

/// A heading of this game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Heading {
    Turn,
    Tally,
    Bids,
    FirstOrder,
    TurnOrder,
    Stage(Stage),
}

struct Resolver<'r, 'c> {
    rulebook: &'r Rulebook<'c>,
    statements: &'r Statements,
    /// What each name means.
    meant: Vec<Meant>,
    /// Who plays.
    seating: Seating<'r>,
    heading: Option<Heading>,
    /// The stage of the last heading that opened one.
    stage: Stage,
    /// Whether the heading of a turn has been read.
    has_turn: bool,
    /// Whether the order of play is the first phase of a turn by its reading.
    orders_first: bool,
    /// Whether the game is played by the edition of 1999, in which it is so too.
    in_1999: bool,
}

impl<'r, 'c> engine::Resolver<'r> for Resolver<'r, 'c> {
    type Game = Rulebook<'c>;

    fn seating(&self) -> &Seating<'r> {
        &self.seating
    }

    fn heading(&mut self, name: NameId, number: Option<u32>) -> Option<Action> {
        let heading = self.heading_of(name);
        self.heading = heading.or(self.heading);
        if let Some(Heading::Stage(stage)) = heading {
            self.stage = stage;
        }
        self.has_turn |= heading == Some(Heading::Turn);
        heading.map(|heading| opened(heading, number))
    }

    /// What an entry means under its heading, or else under a later one, which may have been forgotten.
    fn under_its_heading(&mut self, entry: &EntryStatement) -> engine::Meant<Self::Game> {
        let above = self.heading;
        let other = entry.extra.as_ref().and_then(|extra| extra.heading);
        if let Some(other) = other {
            let meant = self.heading_of(other);
            self.heading = meant;
            let action = self.entry(entry);
            self.heading = above;
            if let (Some(action), Some(Heading::Stage(stage))) = (action, meant) {
                return (Some(action), Some(stage));
            }
        } else if let Some(action) = self.entry(entry) {
            return (Some(action), None);
        }
        let is_player = self.seating.of_entry(entry).is_some();
        let here = match above.filter(|_| is_player && self.has_turn) {
            Some(Heading::Stage(here)) => here,
            // A tally stands in the middle of a stage, or behind it.
            Some(Heading::Tally) => self.stage,
            _ => return (None, None),
        };
        // What was received is claimed first of all in the income phase.
        let is_income =
            |action: &Action| here == Stage::Expansion && matches!(action, Action::ClaimIncome(..));
        self.under_a_later_heading(here, entry, |action| {
            is_income(action) || !engine::Action::is_claim(action)
        })
    }

    fn under(&mut self, stage: Stage, entry: &EntryStatement) -> Option<Action> {
        let above = self.heading.replace(Heading::Stage(stage));
        let action = self.entry(entry);
        self.heading = above;
        action
    }

    /// A power that nobody leads.
    fn stranger(&self, entry: &EntryStatement) -> Option<Box<str>> {
        let lists = [
            self.statements.items(entry),
            self.statements.target(entry),
            self.statements.result(entry),
        ];
        let items = lists.into_iter().flatten();
        let names = items.flat_map(|item| [item.name, item.lead]).flatten();
        let names = entry.subject.into_iter().chain(names);
        self.seating.stranger(names, |key| key.of_kind(kinds::POWER))
    }
}

impl Resolver<'_, '_> {
    /// The order of play before the first turn is a part of the setup.
    fn heading_of(&self, name: NameId) -> Option<Heading> {
        let key = self.statements.name(name).key()?;
        Some(match (key.kind, key.id.as_str()) {
            (Kind::WORD, "turn") => Heading::Turn,
            (Kind::WORD, "setup") => Heading::Stage(Stage::Setup),
            (Kind::WORD, "tally") => Heading::Tally,
            (Kind::WORD, "score") => Heading::Stage(Stage::Scoring),
            (Kind::WORD, "end") => Heading::Stage(Stage::End),
            (kinds::PHASE, "capital-selection") => Heading::Bids,
            (kinds::PHASE, "order") if !self.has_turn => Heading::FirstOrder,
            (kinds::PHASE, "order") if self.orders_first || self.in_1999 => Heading::TurnOrder,
            (kinds::PHASE, id) => Heading::Stage(Stage::of_phase(id)?),
            _ => return None,
        })
    }

    fn entry(&mut self, entry: &EntryStatement) -> Option<Action> {
        let subject = entry.subject?;
        if let Some(seat) = self.seating.of_name(subject) {
            return self.of_player(seat, entry);
        }
        match &self.meant[subject.place()] {
            Meant::Card(card) if EventCard::of(*card) == Some(EventCard::War) => {
                let [dice] = self.statements.items(entry) else {
                    return None;
                };
                Some(Action::WarRoll(self.dice(dice)?))
            }
            Meant::Word(word) => {
                let word = *word;
                self.of_word(word, entry)
            }
            _ => None,
        }
    }

    fn of_word(&mut self, word: &'static str, entry: &EntryStatement) -> Option<Action> {
        let items = self.statements.items(entry);
        let in_setup = self.is_setup();
        let only_count = || match items {
            [item] if item.name.is_none() && item.money.is_none() && !item.is_loss => item.count,
            _ => None,
        };
        match word {
            "title" | "date" | "place" => Some(Action::Remark),
            "players" => self.sit_down(items),
            "variant" => {
                let [item] = items else { return None };
                match self.meaning(item.name?) {
                    Meant::Variant(variant) => Some(Action::Variant(*variant)),
                    _ => None,
                }
            }
            "edition" => {
                let year = only_count()?;
                let mut editions = self.rulebook.catalog.editions.iter();
                if let Some(edition) = editions.find(|edition| edition.id == year.to_string()) {
                    self.in_1999 = !edition.usual;
                    Some(Action::Edition(year))
                } else {
                    Some(Action::Ruling(Box::new((word.to_owned(), year.to_string()))))
                }
            }
            "ruling" => {
                let text = entry.extra.as_ref()?.free_text.as_deref()?;
                let choice = read_choice(&self.rulebook.catalog.registry, text);
                let chosen = ReadingId::find(&self.rulebook.catalog.registry, &choice.0, &choice.1);
                self.orders_first |= chosen == Ok(disputed::order_phase_place::EDITION_1999);
                Some(Action::Ruling(Box::new(choice)))
            }
            "board" => self.board_fact(entry).map(Action::Board),
            "order" => self.seats_of(items).map(Action::Order),
            "winner" => self.seats_of(items).map(Action::ClaimWinners),
            "choice" => self.seats_of(items).map(Action::GiveChoice),
            "epoch" if in_setup => only_count().map(Action::GiveEpoch),
            "epoch" => only_count().map(Action::ClaimEpoch),
            "deck" if in_setup => only_count().map(Action::GiveDeck),
            "deck" => only_count().map(Action::ClaimDeck),
            "replay" => self.cards_of(items).map(Action::GiveReplay),
            "removed" => self.cards_of(items).map(Action::GiveRemoved),
            "shortage" | "surplus" => {
                let condition = if word == "shortage" {
                    Condition::Shortage
                } else {
                    Condition::Surplus
                };
                let commodities = self.commodities_of(items)?;
                Some(if in_setup {
                    Action::GiveConditions(condition, commodities)
                } else {
                    Action::ClaimConditions(condition, commodities)
                })
            }
            "market" => {
                let rolls: Option<Vec<_>> = items.iter().take(4).map(|item| self.dice(item)).collect();
                rolls.map(Action::Market)
            }
            "bonus" => {
                let [item] = items else { return None };
                let card = match self.statements.result(entry) {
                    [] => None,
                    [card] => Some(self.card(card)?),
                    _ => return None,
                };
                Some(Action::Bonus(self.seat(item)?, card))
            }
            _ => None,
        }
    }

    fn board_fact(&self, entry: &EntryStatement) -> Option<BoardFact> {
        let [item] = self.statements.items(entry) else {
            return None;
        };
        let meaning = self.meaning(item.name?);
        match (self.statements.result(entry), self.statements.link(entry)) {
            ([relief], []) => {
                let Meant::Advance(advance) = *meaning else {
                    return None;
                };
                let is_relief = matches!(self.meaning(relief.name?), Meant::Word("relief"));
                let [figure] = self.statements.figures(relief) else {
                    return None;
                };
                let relief = u16::try_from(*figure).ok()?;
                is_relief.then_some(BoardFact::Relief(advance, relief))
            }
            ([], [other]) => {
                let Meant::Province(province) = *meaning else {
                    return None;
                };
                match *self.meaning(other.name?) {
                    Meant::Province(other) => Some(BoardFact::Borders(province, other)),
                    Meant::Water(water) => Some(BoardFact::Touches(province, water)),
                    _ => None,
                }
            }
            _ => None,
        }
    }

    /// Who plays is said once; from then on powers and names are players.
    fn sit_down(&mut self, items: &[Thing]) -> Option<Action> {
        self.seating
            .sit_down(items, |key| key.of_kind(kinds::POWER))
            .map(Action::Players)
    }

    /// Whether the entry stands before the first turn.
    fn is_setup(&self) -> bool {
        matches!(
            self.heading,
            None | Some(Heading::Stage(Stage::Setup) | Heading::Bids | Heading::FirstOrder)
        )
    }

    fn meaning(&self, name: NameId) -> &Meant {
        &self.meant[name.place()]
    }

    /// The word of records that an item is.
    fn word_of(&self, item: &Thing) -> Option<&'static str> {
        match self.meaning(item.name?) {
            Meant::Word(word) => Some(*word),
            _ => None,
        }
    }

    /// The figures between brackets.
    fn dice(&self, item: &Thing) -> Option<Vec<u32>> {
        let is_bare = item.name.is_none() && item.lead.is_none();
        (item.is_literal && is_bare).then(|| self.statements.figures(item).to_vec())
    }

    fn seat(&self, item: &Thing) -> Option<Seat> {
        self.seating.of_item(item)
    }

    fn seats_of(&self, items: &[Thing]) -> Option<Vec<Seat>> {
        self.seating.listed(items.get(..MOST_LISTED).unwrap_or(items))
    }

    fn card(&self, item: &Thing) -> Option<CardId> {
        match self.meaning(item.name?) {
            Meant::Card(card) if item.count.is_none() && item.figures.is_empty() => Some(*card),
            _ => None,
        }
    }

    fn cards_of(&self, items: &[Thing]) -> Option<Vec<CardId>> {
        let listed = items.iter().take(MOST_LISTED);
        listed.map(|item| self.card(item)).collect()
    }

    fn commodities_of(&self, items: &[Thing]) -> Option<Vec<CommodityId>> {
        let commodity = |item: &Thing| match self.meaning(item.name?) {
            Meant::Commodity(commodity) if item.count.is_none() && item.figures.is_empty() => {
                Some(*commodity)
            }
            _ => None,
        };
        items.iter().take(MOST_LISTED).map(commodity).collect()
    }

    fn province(&self, item: &Thing) -> Option<ProvinceId> {
        match self.meaning(item.name?) {
            Meant::Province(province) if item.count.is_none() && item.figures.is_empty() => Some(*province),
            _ => None,
        }
    }

    fn provinces_of(&self, items: &[Thing]) -> Option<Vec<ProvinceId>> {
        let listed = items.iter().take(MOST_LISTED);
        listed.map(|item| self.province(item)).collect()
    }
}

fn opened(heading: Heading, number: Option<u32>) -> Action {
    match heading {
        // A turn without its number is one out of order.
        Heading::Turn => Action::Turn(number.unwrap_or(0)),
        Heading::Tally => Action::Tally,
        Heading::Bids => Action::Bids,
        Heading::FirstOrder => Action::FirstOrder,
        Heading::TurnOrder => Action::TurnOrder,
        Heading::Stage(stage) => Action::Enter(stage),
    }
}
