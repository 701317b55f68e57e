//! What games exercise: which things of the box occur in them and which rules come into play, so that nothing is left
//! out by chance.

use super::action::{Action, Resolving, Spot, Use};
use super::apply::TieBreak;
use super::catalog::Catalog;
use super::deck::{Deck, Effect, Stat};
use super::kinds;
use super::replay::Session;
use super::replay::moments::sort_of;
use super::simulate::{Simulation, simulate};
use super::state::{Place, Rulebook, Ship, Stage};
use crate::core::Kind;
use crate::core::engine::{Moments, Seat};
use crate::games::Occurrences;

/// How often each thing and each rule of the game occurred.
#[derive(Debug, Clone)]
pub struct Exercise<'c> {
    catalog: &'c Catalog,
    /// What was seen.
    pub seen: Occurrences,
}

/// Ways of taking, texts and ties, by the ids of their names.
pub const EVENTS: [&str; 15] = [
    "defeat",
    "enlist",
    "peace",
    "aggression",
    "study",
    "gather",
    "annex",
    "pass",
    "pair",
    "convert",
    "restrain",
    "reveal",
    "share",
    "substitute",
    "tie",
];

/// The kinds of things that occur in games.
pub const KINDS: [Kind; 2] = [kinds::CARD_TYPE, kinds::OPERATION];

impl<'c> Exercise<'c> {
    /// Everything that can occur, none of it seen yet.
    pub fn new(catalog: &'c Catalog, deck: &Deck) -> Self {
        let can_substitute = deck
            .cards
            .iter()
            .flat_map(|card| card.effects.iter().flatten())
            .chain(deck.commanders.iter().flat_map(|commander| {
                let sides = commander.sides.iter().flatten();
                sides.flat_map(|side| side.effects.iter().flatten())
            }))
            .any(|effect| matches!(effect, Effect::Substitute(_)));
        let events = EVENTS
            .into_iter()
            .filter(|event| can_substitute || *event != "substitute");
        Self {
            catalog,
            seen: Occurrences::new(catalog, &KINDS, events),
        }
    }

    /// Plays a game and notes what occurs in it.
    pub fn play(&mut self, simulation: &Simulation) {
        let actions = simulate(simulation).actions;
        let rulebook = Rulebook::of_deck(simulation.catalog, simulation.deck);
        self.seen.games += 1;
        self.rules_met(Moments::HEADER);
        let header = Session::header(&actions);
        let mut session = Session::new(&rulebook, header);
        for action in &actions[header.len()..] {
            self.entry(action, &session, &rulebook);
            session.apply(action);
        }
        if let Some((_, TieBreak::Shared | TieBreak::Chosen)) = session.state().winners(&rulebook) {
            self.seen.event("tie");
        }
    }

    /// The rules whose findings are looked for at such a moment.
    fn rules_met(&mut self, sort: Moments) {
        self.seen
            .rules_met::<Rulebook>(&self.catalog.registry, sort, |_| true);
    }

    /// What an entry shows before it is applied.
    fn entry(&mut self, action: &Action, session: &Session, rulebook: &Rulebook) {
        self.rules_met(sort_of(action));
        match action {
            Action::Turn(_) | Action::Enter(_) => {
                self.rules_met(Moments::LEAVING);
                if matches!(action, Action::Enter(Stage::Migration)) {
                    self.rules_met(Moments::CONCLUDING);
                }
            }
            Action::Place(_, Spot::Operations(level)) => {
                self.seen.thing(kinds::OPERATION, &format!("level-{level}"));
                let place = session.state().find(Spot::Operations(*level));
                if place.is_some_and(|place| session.state().ship_on(place).is_some()) {
                    self.seen.event("share");
                }
            }
            Action::Pass(_) => self.seen.event("pass"),
            Action::Restrain(..) => self.seen.event("restrain"),
            Action::Use(_, _, used) => match **used {
                Use::Convert(..) => self.seen.event("convert"),
                Use::Reveal(..) => self.seen.event("reveal"),
                Use::Bare | Use::Figures(_) => {}
            },
            Action::Resolve(seat, written) => self.resolved(*seat, written, session, rulebook),
            _ => {}
        }
    }

    fn resolved(&mut self, seat: Seat, written: &Resolving, session: &Session, rulebook: &Rulebook) {
        let state = session.state();
        let Some(Ship::On(place @ Place::Card(..))) = state.ships.get(seat.index()).copied() else {
            return;
        };
        let phase = state.phase(session.course().stage);
        let outcome = state.outcome(rulebook, seat, place, written, phase);
        if let Some(way) = outcome.way {
            self.seen.event(way.word());
            self.seen.thing(kinds::CARD_TYPE, way.sort().id());
            let kinds_paid = way.paid_with().zip(outcome.paid).map(|(stat, paid)| {
                let others = Stat::ALL.into_iter();
                others
                    .filter(|other| *other != stat)
                    .any(|other| paid.of(other) > 0)
            });
            if kinds_paid == Some(true) {
                self.seen.event("substitute");
            }
        }
        if outcome.is_pair {
            self.seen.event("pair");
        }
    }
}
