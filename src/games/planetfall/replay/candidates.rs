//! What could be written next: who acts, what the entry may say, and what only luck can fill.

use super::Replay;
use crate::core::engine::{Action as _, Game as _, Seat};
use crate::games::planetfall::action::{Action, Figures, Resolving, Spot, Use};
use crate::games::planetfall::apply::Exchange;
use crate::games::planetfall::deck::{CardSort, Effect, Gains, SideLetter, Stat, Way};
use crate::games::planetfall::state::{Laid, Name, Owner, Place, Rulebook, Stage, State};

/// What may be written next in this game.
pub(super) type Next<'c> = crate::core::engine::Next<Rulebook<'c>>;

/// A line that only luck, or the table, can fill.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Luck {
    /// The commander of a player.
    Commander(Seat),
    /// The goal sheet.
    Goal,
    /// The first turn order.
    Order,
    /// A row of a level, and how many cards it has.
    Row(u32, usize),
}

/// What could be written next.
pub(super) fn candidates<'c>(replay: &Replay<'_, 'c>) -> Next<'c> {
    let course = &replay.course;
    let mut next = if course.is_over() || !course.is_entered {
        Next::default()
    } else {
        let table = Table {
            state: &replay.state,
            rulebook: replay.rulebook,
            stage: course.stage,
        };
        table.in_stage()
    };
    next.heading = heading(replay);
    next
}

/// The heading that comes next.
fn heading(replay: &Replay) -> Option<Action> {
    let course = &replay.course;
    let state = &replay.state;
    let is_last = replay.rulebook.is_last_turn(state);
    if !course.is_entered {
        return Some(Action::Enter(Stage::Discovery));
    }
    let has_income = state.seats().any(|seat| state.has_income(seat));
    let stage = match course.stage {
        Stage::Setup => return Some(Action::turn(u32::from(course.first_turn))),
        Stage::Discovery if has_income => Stage::Income,
        Stage::Discovery | Stage::Income => Stage::Exploration1,
        Stage::Exploration1 => Stage::Resolution1,
        Stage::Resolution1 => Stage::Exploration2,
        Stage::Exploration2 => Stage::Resolution2,
        Stage::Resolution2 | Stage::Migration if is_last => Stage::Scoring,
        Stage::Scoring if is_last => Stage::End,
        Stage::Resolution2 | Stage::Migration | Stage::Scoring => {
            return Some(Action::turn(u32::from(state.round) + 1));
        }
        Stage::End => return None,
    };
    Some(Action::Enter(stage))
}

struct Table<'a, 'c> {
    state: &'a State,
    rulebook: &'a Rulebook<'c>,
    stage: Stage,
}

impl<'c> Table<'_, 'c> {
    fn in_stage(&self) -> Next<'c> {
        match self.stage {
            Stage::Setup => self.setup(),
            Stage::Discovery => self.discovery(),
            Stage::Income => self.income(),
            Stage::Exploration1 | Stage::Exploration2 => self.exploration(),
            Stage::Resolution1 | Stage::Resolution2 => self.resolution(),
            Stage::Migration | Stage::Scoring | Stage::End => Next::default(),
        }
    }

    fn setup(&self) -> Next<'c> {
        let mut next = Next::default();
        let state = self.state;
        let is_free = |name: Name| {
            let mut players = state.players.iter();
            !players.any(|player| player.commander.is_some_and(|(known, _)| known == name))
        };
        let open = state
            .seats()
            .filter(|seat| state.player(*seat).commander.is_none());
        for seat in open {
            let mut sheets = self
                .rulebook
                .commanders()
                .iter()
                .filter(|(name, _)| is_free(*name))
                .peekable();
            if sheets.peek().is_none() || !self.rulebook.is_complete {
                next.luck.push(Luck::Commander(seat));
            }
            for (name, commander) in sheets {
                let sides = SideLetter::ALL
                    .into_iter()
                    .filter(|letter| commander.side(*letter).is_some());
                let picks = sides.map(|letter| Action::Pick(seat, *name, Some(letter), Box::default()));
                next.actions.extend(picks);
            }
        }
        if state.goal.is_none() {
            let goals = self.rulebook.goals();
            if goals.is_empty() || !self.rulebook.is_complete {
                next.luck.push(Luck::Goal);
            }
            next.actions
                .extend(goals.iter().map(|(name, _)| Action::Goal(*name)));
        }
        let everybody = state.players.iter().all(|player| player.commander.is_some());
        if everybody && !state.is_ordered && state.order_of_initiative().is_none() {
            next.luck.push(Luck::Order);
        }
        next.must_act = !next.is_empty();
        next
    }

    fn discovery(&self) -> Next<'c> {
        let lengths = self.rulebook.row_lengths(self.state.players.len());
        let rows = self.state.rows.iter().zip(lengths).zip(1_u32..);
        let missing = rows.filter(|((row, _), _)| row.is_none());
        let luck: Vec<Luck> = missing
            .map(|((_, length), level)| Luck::Row(level, length))
            .collect();
        Next {
            must_act: !luck.is_empty(),
            luck,
            ..Next::default()
        }
    }

    fn income(&self) -> Next<'c> {
        let seats = self.state.seats().filter(|seat| self.state.has_income(*seat));
        Next {
            actions: seats.flat_map(|seat| self.uses(seat)).collect(),
            ..Next::default()
        }
    }

    fn exploration(&self) -> Next<'c> {
        let Some(seat) = self.state.next_to_place() else {
            return Next::default();
        };
        let spots = spots(self.state);
        let mut actions: Vec<Action> = spots.iter().map(|spot| Action::Place(seat, *spot)).collect();
        actions.push(Action::Pass(seat));
        let phase = self.state.phase(self.stage);
        let mut active = self.state.player(seat).active(phase);
        if active.any(|active| matches!(active.effect, Effect::Restrain(_))) {
            actions.extend(spots.iter().map(|spot| Action::Restrain(seat, *spot)));
        }
        actions.extend(self.uses(seat));
        Next {
            who: Some(seat),
            actions,
            must_act: true,
            ..Next::default()
        }
    }

    /// Exchanges and reveals that a text allows now.
    fn uses(&self, seat: Seat) -> Vec<Action> {
        let phase = self.state.phase(self.stage);
        let player = self.state.player(seat);
        let mut uses = Vec::new();
        for active in player.active(phase) {
            let name = match active.owner {
                Owner::Commander => player.commander.map(|(name, _)| name),
                Owner::Card(place) => player.cards.get(place).map(|taken| taken.name),
            };
            let Some(name) = name else { continue };
            match active.effect {
                Effect::Convert(exchange) => {
                    for times in 1..=exchange.up_to.max(1) {
                        let mut paid = Gains::default();
                        paid.add_times(&exchange.pay, times);
                        let mut gained = Figures::default();
                        for stat in Stat::ALL.into_iter().filter(|stat| exchange.gain.of(*stat) > 0) {
                            gained.gain(stat, exchange.gain.of(stat) * times);
                        }
                        uses.push(Action::Use(seat, name, Box::new(Use::Convert(paid, gained))));
                    }
                }
                Effect::Reveal(reveal) => {
                    let rows = (1..=3).filter(|level| reveal.to.is_none_or(|to| u32::from(to) == *level));
                    let reveal = |level| Action::Use(seat, name, Box::new(Use::Reveal(level, None)));
                    uses.extend(rows.map(reveal));
                }
                _ => {}
            }
        }
        uses
    }

    fn resolution(&self) -> Next<'c> {
        let ships = self.state.to_resolve(self.rulebook);
        let Some((seat, place)) = ships.first().copied() else {
            return Next::default();
        };
        let phase = self.state.phase(self.stage);
        let spot = spot_of(self.state, place);
        let with = |way: Option<Way>, exchange: Option<Gains>| {
            let written = Resolving {
                spot,
                way,
                exchange,
                figures: Figures::default(),
            };
            Action::Resolve(seat, Box::new(written))
        };
        let actions: Vec<Action> = match place {
            Place::Card(..) if self.state.has_become_unpayable(seat, place, phase) => {
                vec![with(None, Some(Gains::default()))]
            }
            Place::Card(..) => {
                let sort = self.state.laid(place).and_then(Laid::sort);
                let ways = sort.map_or(&Way::ALL[..], CardSort::ways);
                ways.iter().map(|way| with(Some(*way), None)).collect()
            }
            Place::Operations(level) => {
                let exchange = self.state.exchange(self.rulebook, seat, level, phase);
                let offers = offers(&exchange).into_iter();
                offers.map(|offer| with(None, Some(offer))).collect()
            }
            Place::Nowhere => Vec::new(),
        };
        Next {
            who: Some(seat),
            must_act: ships
                .iter()
                .any(|(_, place)| matches!(place, Place::Operations(_))),
            actions,
            ..Next::default()
        }
    }
}

/// Everything on which a ship could stand, free or not.
pub(super) fn spots(state: &State) -> Vec<Spot> {
    let cards = state.all_laid().filter(|(_, laid)| !laid.is_taken);
    let cards = cards.filter_map(|(place, _)| spot_of(state, place));
    cards.chain((1..=3).map(Spot::Operations)).collect()
}

/// A place as it is written: by name, or by its place where two cards have one name.
pub(super) fn spot_of(state: &State, place: Place) -> Option<Spot> {
    match place {
        Place::Operations(level) => Some(Spot::Operations(u32::from(level))),
        Place::Card(level, at) => {
            let laid = state.laid(place)?;
            Some(if state.is_ambiguous(laid.name) {
                Spot::At(u32::from(level), u32::from(at) + 1)
            } else {
                Spot::Card(laid.name)
            })
        }
        Place::Nowhere => None,
    }
}

/// What operation points can be exchanged for, as many as possible of them.
pub(super) fn offers(exchange: &Exchange) -> Vec<Gains> {
    let mut offers = Vec::new();
    let most = exchange.points / exchange.experience.max(1);
    for experience in 0..=most {
        let rest = exchange.points - experience * exchange.experience;
        for capped in 0..=exchange.cap.min(rest) {
            let mut gains = Gains::one(Stat::Experience, experience);
            gains.add(exchange.capped, capped);
            let left = rest - capped;
            if left == 0 || exchange.free.is_empty() {
                offers.push(gains);
                continue;
            }
            for free in &exchange.free {
                let mut gains = gains;
                gains.add(*free, left);
                offers.push(gains);
            }
        }
    }
    offers
}
