//! Things of this game as arguments of findings.

use std::cell::OnceCell;
use std::sync::Arc;

use super::{Now, Text, meant};
use crate::core::engine::{Moment, Seat};
use crate::core::{EntryKey, Kind, Value};
use crate::games::planetfall::action::{Action, Figures, Resolving, Source, Spot, Use};
use crate::games::planetfall::apply::{Exchange, Outcome};
use crate::games::planetfall::deck::{Card, CardSort, Effect, Exchange as Convert, Gains, Reveal, Stat, Way};
use crate::games::planetfall::kinds;
use crate::games::planetfall::state::{Name, Place, Ship, Stage};
use crate::games::planetfall::told::Printed;

/// What several rules ask of a moment, worked out at most once for it.
#[derive(Debug, Default)]
pub struct Insight {
    /// What the entry means on this table, if that is something else than it says.
    meant: OnceCell<Option<Action>>,
    /// The place where a ship is about to be placed.
    place: OnceCell<Option<Place>>,
    /// What a ship's action comes to.
    outcome: OnceCell<Option<(Seat, Resolving, Outcome)>>,
}

impl Now<'_, '_> {
    /// The action as it is meant on this table: a name may be a card in the rows or a text of one's own.
    pub fn acting(&self) -> Option<&Action> {
        let action = self.action()?;
        let other = self.insight.meant.get_or_init(|| meant(self.state, action));
        Some(other.as_ref().unwrap_or(action))
    }

    /// The phase, counted through all rounds.
    pub fn phase(&self) -> u16 {
        self.state.phase(self.course.stage)
    }

    /// A card or a commander, as a text.
    pub fn name(&self, name: Name) -> Value {
        self.rulebook.names.shown(name)
    }

    /// A ship that is about to be resolved: the player, where it stands, and what the record says of it.
    pub fn resolving(&self) -> Option<(Seat, Place, Resolving)> {
        match &self.moment {
            Moment::Concluding(super::Defaulted { seat, place }) => {
                Some((*seat, *place, Resolving::default()))
            }
            Moment::Entry(_) => {
                let Action::Resolve(seat, written) = self.acting()? else {
                    return None;
                };
                match self.state.ships.get(seat.index())? {
                    Ship::On(place) | Ship::Owing(place) => Some((*seat, *place, (**written).clone())),
                    Ship::Waiting | Ship::Passed | Ship::Done(_) => None,
                }
            }
            Moment::Lost(_) | Moment::Leaving(_) => None,
        }
    }

    /// What that ship's action comes to.
    pub fn outcome(&self) -> Option<(Seat, &Resolving, &Outcome)> {
        let work_out = || {
            let (seat, place, written) = self.resolving()?;
            let phase = self.phase();
            let outcome = self.state.outcome(self.rulebook, seat, place, &written, phase);
            Some((seat, written, outcome))
        };
        let (seat, written, outcome) = self.insight.outcome.get_or_init(work_out).as_ref()?;
        Some((*seat, written, outcome))
    }

    /// A place as it is written.
    pub fn place(&self, place: Place) -> Value {
        match place {
            Place::Operations(level) => operations(u32::from(level)),
            Place::Card(..) => match self.state.laid(place) {
                Some(laid) => self.name(laid.name),
                None => Value::List(Vec::new()),
            },
            Place::Nowhere => Value::List(Vec::new()),
        }
    }

    /// A spot as it is written.
    pub fn spot(&self, spot: Spot) -> Value {
        match spot {
            Spot::Card(name) => self.name(name),
            Spot::At(level, place) => level_value(&format!("{level} {place}")),
            Spot::Operations(level) => operations(level),
        }
    }

    /// Everything that could be chosen beyond doubt.
    pub fn free_places(&self, seat: Seat) -> Vec<Place> {
        let state = self.state;
        let restrained = [state.restrained.map(|(_, place)| place), state.restrained_somehow];
        let is_open = |place: &Place| !restrained.contains(&Some(*place)) && state.is_free(*place);
        let phase = self.phase();
        let cards = state.all_laid().map(|(place, _)| place).filter(is_open);
        let payable = cards.filter(|place| {
            let ways = state.ways(seat, *place, phase);
            state.laid(*place).is_some_and(|laid| laid.sort().is_some())
                && ways.iter().any(|(_, can)| *can == Some(true))
        });
        let shares = self.shares_operations(seat);
        let is_restrained = |place: &Place| restrained.contains(&Some(*place));
        let operations = (1..=3).map(Place::Operations);
        let operations = operations.filter(|place| is_open(place) || (shares && !is_restrained(place)));
        payable.chain(operations).collect()
    }

    /// Whether a text lets a player choose an operation space that is taken.
    pub fn shares_operations(&self, seat: Seat) -> bool {
        let mut active = self.state.player(seat).active(self.phase());
        active.any(|active| *active.effect == Effect::Share)
    }

    /// The player who is about to choose, if he has not chosen yet.
    pub fn placing(&self) -> Option<Seat> {
        let seat = match self.acting()? {
            Action::Place(seat, _) | Action::Pass(seat) => *seat,
            _ => return None,
        };
        let waits = self.state.ships.get(seat.index()) == Some(&Ship::Waiting);
        (waits && self.course.stage.is_exploration()).then_some(seat)
    }

    /// Where that player's ship is about to be placed.
    pub fn placing_on(&self) -> Option<(Seat, Spot)> {
        let seat = self.placing()?;
        match self.acting()? {
            Action::Place(_, spot) => Some((seat, *spot)),
            _ => None,
        }
    }

    /// The place that is named so, if it is there.
    pub fn chosen_place(&self) -> Option<Place> {
        let (_, spot) = self.placing_on()?;
        *self.insight.place.get_or_init(|| self.state.find(spot))
    }

    /// The ship of the player whose action is resolved.
    pub fn resolved_ship(&self) -> Option<(Seat, Ship)> {
        let Action::Resolve(seat, _) = self.acting()? else {
            return None;
        };
        let ship = self.state.ships.get(seat.index()).copied()?;
        self.course.stage.is_resolution().then_some((*seat, ship))
    }

    /// Whether the entry names this place, or none.
    pub fn names_place(&self, place: Place) -> bool {
        let Some(Action::Resolve(_, written)) = self.action() else {
            return false;
        };
        match (written.spot, place) {
            (None, _) => true,
            (Some(Spot::Card(name)), _) => self.state.laid(place).is_some_and(|laid| laid.name == name),
            (Some(spot), _) => self.state.find(spot) == Some(place),
        }
    }

    /// The operation points that are exchanged: what the space gives, and what is wanted.
    pub fn exchanging(&self) -> Option<(Seat, Exchange, Gains)> {
        let (seat, place, written) = self.resolving()?;
        let Place::Operations(level) = place else {
            return None;
        };
        let exchange = self.state.exchange(self.rulebook, seat, level, self.phase());
        let is_changed = self.state.player(seat).is_changed;
        let wanted = written.exchange.filter(|_| !is_changed)?;
        Some((seat, exchange, wanted))
    }

    /// A text of the player's own that is about to be used.
    pub fn using(&self) -> Option<(Seat, Name, Use, Text)> {
        let Action::Use(seat, name, used) = self.acting()? else {
            return None;
        };
        let text = self.state.text_of(*seat, *name)?;
        Some((*seat, *name, (**used).clone(), text))
    }

    /// The exchange of a text that is meant by what was written.
    pub fn convert(&self, seat: Seat, text: Text, written: (&Gains, &Figures)) -> Option<(usize, Convert)> {
        self.state.convert(seat, Some(text), self.course.stage, written)
    }

    /// The reveal of a text that is meant by the row that was written.
    pub fn reveal(&self, seat: Seat, text: Text, level: u32) -> Option<(usize, Reveal)> {
        self.state.reveal(seat, Some(text), self.course.stage, level)
    }

    /// Cards that are about to be laid out.
    pub fn new_cards(&self) -> &[Name] {
        match self.action() {
            Some(Action::Row(_, cards)) if self.course.stage == Stage::Discovery => cards,
            Some(Action::Use(_, _, used)) => match &**used {
                Use::Reveal(_, Some(name)) => std::slice::from_ref(name),
                _ => &[],
            },
            _ => &[],
        }
    }

    /// Everything that is known of cards of a name.
    pub fn known_cards(&self, name: Name) -> impl Iterator<Item = &Arc<Card>> + Clone {
        let told = self.state.told.iter();
        let told = told.filter(move |(known, _)| *known == name);
        let known = self.rulebook.cards_called(name);
        known.chain(told.map(|(_, card)| card))
    }

    /// The points of a source at the end; none before it, or if only the table knows.
    pub fn end_points(&self, seat: Seat, source: Source) -> Option<i32> {
        if !self.is_last_turn() {
            return None;
        }
        self.state.end_points_of(self.rulebook, seat, source)?.points
    }
}

/// An operation space.
pub fn operations(level: u32) -> Value {
    Value::Space(EntryKey::new(Kind::WORD, "operations"), level.to_string())
}

/// A row, or a place in it.
pub fn level_value(figures: &str) -> Value {
    Value::Space(EntryKey::new(Kind::WORD, "level"), figures.to_owned())
}

/// A statistic.
pub fn stat_key(stat: Stat) -> EntryKey {
    let id = if stat == Stat::Empire {
        "empire-points"
    } else {
        stat.id()
    };
    EntryKey::new(kinds::STATISTIC, id)
}

/// So much of a statistic.
pub fn amount(stat: Stat, amount: impl Into<i64>) -> Value {
    Value::List(vec![Value::Several(amount.into(), stat_key(stat))])
}

/// Everything of some gains.
pub fn gains(gains: &Gains) -> Value {
    let stats = Stat::ALL.into_iter().filter(|stat| gains.of(*stat) > 0);
    Value::List(
        stats
            .map(|stat| Value::Several(i64::from(gains.of(stat)), stat_key(stat)))
            .collect(),
    )
}

/// A way of taking a card.
pub fn way(way: Way) -> Value {
    Value::List(vec![Value::Thing(EntryKey::new(Kind::WORD, way.word()))])
}

/// A type of cards.
pub fn type_key(sort: CardSort) -> EntryKey {
    EntryKey::new(kinds::CARD_TYPE, sort.id())
}

/// A type of cards, as an argument.
pub fn type_of(sort: CardSort) -> Value {
    Value::Thing(type_key(sort))
}

impl Printed {
    /// The word or statistic by which a card line gives it.
    pub fn key(self) -> EntryKey {
        let word = |id| EntryKey::new(Kind::WORD, id);
        match self {
            Self::Strength => stat_key(Stat::Strength),
            Self::Experience => stat_key(Stat::Experience),
            Self::Energy => stat_key(Stat::Energy),
            Self::Cost => word("cost"),
            Self::Diplomacy => word("diplomacy"),
            Self::Aggression => word("aggression"),
            Self::Pair => word("pair"),
            Self::Sector => word("sector"),
        }
    }
}
