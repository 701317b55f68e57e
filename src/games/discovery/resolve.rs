//! From what was written to what was meant. Judges no move: only whether a statement says something
//! that can happen under its heading.

mod acts;

use acts::Written;

use super::action::Action;
use super::apply::{Row, Spot};
use super::meant::{Heading, Meant, colour_of};
use super::replay::Resolved;
use super::state::{Figures, GoodId, MOST_THINGS, Piece, RegionId, Rulebook, Seat, Stage};
use crate::core::engine::{self, Action as _, Resolver as _, Seating};
use crate::core::{EntryStatement, Kind, NameId, Statements, Thing, read_choice};
use crate::games::discovery::kinds;

/// A figure of a claim.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Figure {
    /// The only one: money received, points, a good that was taken.
    Only,
    /// The money that a player has.
    Money,
    /// The ships.
    Ships,
    /// How many of a good.
    Good(GoodId),
}

/// Finds out what the statements of a record mean.
pub fn resolve<'c>(statements: &Statements, rulebook: &Rulebook<'c>) -> Vec<Resolved<'c>> {
    let meant = statements.names.iter().map(|name| Meant::new(name, rulebook));
    let mut resolver = Resolver {
        rulebook,
        statements,
        meant: meant.collect(),
        seating: Seating::new(statements),
        heading: None,
    };
    statements
        .list
        .iter()
        .map(|statement| resolver.statement(statement))
        .collect()
}

struct Resolver<'r, 'c> {
    rulebook: &'r Rulebook<'c>,
    statements: &'r Statements,
    /// What each name can be.
    meant: Vec<Meant<'r>>,
    /// Who plays.
    seating: Seating<'r>,
    heading: Option<Heading>,
}

impl<'r, 'c> engine::Resolver<'r> for Resolver<'r, 'c> {
    type Game = Rulebook<'c>;

    fn seating(&self) -> &Seating<'r> {
        &self.seating
    }

    fn heading(&mut self, name: NameId, number: Option<u32>) -> Option<Action> {
        let heading = self.meant(name).heading;
        // What follows is read as before under a heading that is not understood, or that opens no box.
        let opened_heading = heading.filter(|heading| *heading != Heading::Resolution);
        self.heading = opened_heading.or(self.heading);
        heading.map(|heading| opened(heading, number))
    }

    /// What an entry means under its heading, or else under another one, which may have been forgotten.
    fn under_its_heading(&mut self, entry: &EntryStatement) -> engine::Meant<Self::Game> {
        let above = self.heading;
        let other = entry.extra.as_ref().and_then(|extra| extra.heading);
        if let Some(other) = other {
            self.heading = self.meant(other).heading;
            let action = self.entry(entry);
            let meant_under = self.heading;
            self.heading = above;
            if let (Some(action), Some(Heading::Stage(stage))) = (action, meant_under) {
                return (Some(action), Some(stage));
            }
        } else if let Some(action) = self.entry(entry) {
            return (Some(action), None);
        }
        let is_player = self.seating.of_entry(entry).is_some();
        let above_turn = above.filter(|heading| is_player && *heading != Heading::Stage(Stage::Setup));
        let Some(Heading::Stage(here)) = above_turn else {
            return (None, None);
        };
        // A figure that is claimed says little about where it belongs.
        self.under_a_later_heading(here, entry, |action| !action.is_claim())
    }

    fn under(&mut self, stage: Stage, entry: &EntryStatement) -> Option<Action> {
        let above = self.heading.replace(Heading::Stage(stage));
        let action = self.entry(entry);
        self.heading = above;
        action
    }

    /// A colour, or its nation, that nobody plays.
    fn stranger(&self, entry: &EntryStatement) -> Option<Box<str>> {
        let listed = self.statements.items(entry).iter();
        let listed = listed.chain(self.statements.target(entry));
        let names = entry
            .subject
            .into_iter()
            .chain(listed.flat_map(|item| item.name.into_iter().chain(item.lead)));
        let catalog = self.rulebook.catalog;
        self.seating.stranger(names, |key| colour_of(key, catalog))
    }

    /// What follows `=` where pieces move or land; on the dock it is a part of the entry.
    fn aside(&self, action: Option<&Action>, entry: &EntryStatement) -> Option<GoodId> {
        let moves = matches!(
            action?,
            Action::MoveSoldier(..) | Action::MoveColonists(..) | Action::Buy(..)
        );
        let result = self.statements.result(entry).first().filter(|_| moves)?;
        self.of(result).good
    }
}

impl<'r> Resolver<'r, '_> {
    fn meant(&self, name: NameId) -> &Meant<'r> {
        &self.meant[name.place()]
    }

    /// What an item can be; nothing if it has no words.
    fn of(&self, item: &Thing) -> Meant<'r> {
        item.name.map_or_else(Meant::default, |name| *self.meant(name))
    }

    fn seat(&self, item: &Thing) -> Option<Seat> {
        self.seating.of_item(single(item)?)
    }

    fn region(&self, item: &Thing) -> Option<RegionId> {
        self.meant(single(item)?.name?).region
    }

    /// Dollars: `$14`, `14 dollars`, or `14` where nothing else can be meant.
    fn money(&self, item: &Thing) -> Option<u32> {
        let counted = item.name.is_none() || self.of(item).is(Kind::TERM, "dollar");
        item.money.or_else(|| item.count.filter(|_| counted))
    }

    fn piece(&self, item: &Thing) -> Option<Piece> {
        self.meant(item.name?).piece
    }

    fn row(&self, item: &Thing) -> Option<Row> {
        let space = self.statements.figures(item).first().copied();
        self.meant(item.name?)
            .row(space.and_then(|space| u16::try_from(space).ok()))
    }

    /// Spaces are not chosen: the next free one is taken.
    fn spot(&self, item: &Thing) -> Option<Spot> {
        let spot = self.meant(single(item)?.name?).spot;
        spot.filter(|_| item.figures.is_empty())
    }

    fn entry(&mut self, entry: &EntryStatement) -> Option<Action> {
        let name = entry.subject?;
        let subject = *self.meant(name);
        if let Some(seat) = self.seating.of_name(name) {
            return self.of_player(seat, entry);
        }
        let items = self.statements.items(entry);
        match subject.key? {
            (Kind::WORD, word) => self.of_word(word, items, entry),
            (kinds::BOX, "buildings") => {
                listed(items, |item| self.of(item).building).map(Action::LayOutBuildings)
            }
            (kinds::BOX, "goods") => listed(items, |item| self.of(item).good).map(Action::LayOutGoods),
            (kinds::REGION, _) => self.losses(subject.region?, items),
            _ => None,
        }
    }

    fn of_word(&mut self, word: &str, items: &[Thing], entry: &EntryStatement) -> Option<Action> {
        let seats = || {
            items
                .iter()
                .map(|item| self.seat(item))
                .collect::<Option<Vec<_>>>()
        };
        match word {
            "title" | "date" | "place" => Some(Action::Remark),
            "players" => self.sit_down(items),
            "order" => seats().map(Action::Order),
            "winner" => seats().map(Action::ClaimWinners),
            "variant" => Some(Action::Auction),
            "ruling" => {
                let text = entry.extra.as_ref()?.free_text.as_deref()?;
                let choice = read_choice(&self.rulebook.catalog.registry, text);
                Some(Action::Ruling(Box::new(choice)))
            }
            "board" => {
                let region = self.region(items.first()?)?;
                let good = self.statements.result(entry).first();
                let good = good.and_then(|item| self.of(item).good);
                let border = self.statements.link(entry).first();
                let border = border.and_then(|item| self.region(item));
                let of_good = good.map(|good| Action::BoardGood(region, good));
                of_good.or_else(|| border.map(|other| Action::BoardBorder(region, other)))
            }
            _ => None,
        }
    }

    /// Who plays is said once; from then on colours, nations and names are players.
    fn sit_down(&mut self, items: &[Thing]) -> Option<Action> {
        let catalog = self.rulebook.catalog;
        let seats = self.seating.sit_down(items, |key| colour_of(key, catalog));
        seats.map(Action::Players)
    }

    fn of_player(&self, seat: Seat, entry: &EntryStatement) -> Option<Action> {
        let items = self.statements.items(entry);
        let target = self.statements.target(entry);
        let result = self.statements.result(entry);
        // Only losses are taken away, and only regions lie beside each other.
        let mut all = items.iter().chain(target).chain(result);
        if all.any(|item| item.is_loss || item.lead.is_some()) || !self.statements.link(entry).is_empty() {
            return None;
        }
        let first = items.first()?;
        let meant = self.of(first);
        let alone = items.len() == 1;
        if alone && target.is_empty() && meant.is(Kind::WORD, "pass") {
            return Some(if self.heading == Some(Heading::Bids) {
                Action::Bid(seat, None)
            } else {
                Action::Pass(seat)
            });
        }
        if alone && meant.is(Kind::WORD, "exchange") {
            let [piece, region] = target else { return None };
            return Some(Action::Exchange(seat, self.piece(piece)?, self.region(region)?));
        }
        // Without a place it is bought, owned or claimed; under its own heading it goes without saying.
        if alone && !target.is_empty() && meant.is(kinds::BUILDING, "university") {
            return self.row(only(target)?).map(|row| Action::University(seat, row));
        }
        let written = Written {
            seat,
            items,
            first,
            meant,
            target,
            result,
        };
        self.under_heading(&written)
    }

    /// The four figures of a token.
    fn token(&self, item: &Thing) -> Option<Figures> {
        let written = self.statements.figures(item);
        let [coins, plunder, natives, points] = *written else {
            return None;
        };
        let small = |figure: u32| u16::try_from(figure).unwrap_or(u16::MAX);
        item.is_literal.then(|| Figures {
            coins: small(coins),
            plunder: small(plunder),
            natives: small(natives),
            points: small(points),
        })
    }

    fn single_piece(&self, item: &Thing) -> Option<Piece> {
        single(item).and_then(|item| self.piece(item))
    }
}

fn opened(heading: Heading, number: Option<u32>) -> Action {
    match heading {
        // A turn without its number is one out of order.
        Heading::Turn => Action::Turn(number.unwrap_or(0)),
        Heading::Bids => Action::Bids,
        Heading::Tally => Action::Tally,
        // The University and the title of phase B do not move the turn on.
        Heading::University | Heading::Resolution => Action::Remark,
        Heading::Stage(stage) => Action::Enter(stage),
    }
}

/// So many of one thing are listed at most.
const MOST_LISTED: u32 = 20;

/// Every item of a list, as often as it is counted.
fn listed<T: Copy>(items: &[Thing], meant: impl Fn(&Thing) -> Option<T>) -> Option<Vec<T>> {
    let mut list = Vec::with_capacity(items.len());
    for item in items.iter().take(MOST_THINGS) {
        let thing = meant(item)?;
        let count = item.count.unwrap_or(1).min(MOST_LISTED);
        list.extend((0..count).map(|_| thing));
    }
    Some(list)
}

/// The only item of a list.
fn only(items: &[Thing]) -> Option<&Thing> {
    match items {
        [item] => Some(item),
        _ => None,
    }
}

/// An item that is not counted, by number or in dollars.
fn single(item: &Thing) -> Option<&Thing> {
    (item.count.unwrap_or(1) == 1 && item.money.is_none()).then_some(item)
}

fn count_of(item: &Thing) -> u8 {
    u8::try_from(item.count.unwrap_or(1)).unwrap_or(u8::MAX)
}
