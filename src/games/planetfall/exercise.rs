//! What games exercise: which things of the box occur in them and which rules come into play, so that nothing is left
//! out by chance.

use std::collections::BTreeMap;

use super::action::{Action, Resolving, Spot, Use};
use super::apply::TieBreak;
use super::catalog::Catalog;
use super::deck::{Deck, Effect, Stat};
use super::kinds;
use super::replay::Session;
use super::replay::moments::sort_of;
use super::simulate::{Simulation, simulate};
use super::state::{Place, Rulebook, Ship, Stage};
use crate::core::engine::{Moments, Seat, rules_looking_at};
use crate::core::{Check, EntryKey, Kind};

/// How often each thing and each rule of the game occurred.
#[derive(Debug, Clone)]
pub struct Exercise<'c> {
    catalog: &'c Catalog,
    /// Things of the game, by what they are.
    pub things: BTreeMap<EntryKey, u64>,
    /// Rules that a record shows, by their numbers.
    pub rules: BTreeMap<String, u64>,
    /// Ways of taking, texts, ties.
    pub events: BTreeMap<&'static str, u64>,
    /// How many games were played.
    pub games: usize,
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
        let things = KINDS.into_iter().flat_map(|kind| {
            let ids = catalog.ids_of(kind).into_iter();
            ids.map(move |id| (EntryKey::new(kind, id.as_ref()), 0))
        });
        let rules = catalog.registry.rules.iter();
        let shown = rules.filter(|rule| rule.check != Check::Unchecked);
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
            things: things.collect(),
            rules: shown.map(|rule| (rule.id.to_string(), 0)).collect(),
            events: events.map(|event| (event, 0)).collect(),
            games: 0,
        }
    }

    /// Plays a game and notes what occurs in it.
    pub fn play(&mut self, simulation: &Simulation) {
        let actions = simulate(simulation).actions;
        let rulebook = Rulebook::of_deck(simulation.catalog, simulation.deck);
        self.games += 1;
        self.rules_met(Moments::HEADER);
        let header = Session::header(&actions);
        let mut session = Session::new(&rulebook, header);
        for action in &actions[header.len()..] {
            self.entry(action, &session, &rulebook);
            session.apply(action);
        }
        if let Some((_, TieBreak::Shared | TieBreak::Chosen)) = session.state().winners(&rulebook) {
            self.event("tie");
        }
    }

    fn event(&mut self, event: &'static str) {
        if let Some(times) = self.events.get_mut(event) {
            *times += 1;
        }
    }

    fn thing(&mut self, kind: Kind, id: &str) {
        if let Some(times) = self.things.get_mut(&EntryKey::new(kind, id)) {
            *times += 1;
        }
    }

    /// The rules whose findings are looked for at such a moment.
    fn rules_met(&mut self, sort: Moments) {
        for met in rules_looking_at::<Rulebook>(sort) {
            let cited = self.catalog.registry.breach(met).into_iter();
            for rule in cited.flat_map(|breach| breach.rules.iter()) {
                if let Some(times) = self.rules.get_mut(rule.as_ref()) {
                    *times += 1;
                }
            }
        }
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
                self.thing(kinds::OPERATION, &format!("level-{level}"));
                let place = session.state().find(Spot::Operations(*level));
                if place.is_some_and(|place| session.state().ship_on(place).is_some()) {
                    self.event("share");
                }
            }
            Action::Pass(_) => self.event("pass"),
            Action::Restrain(..) => self.event("restrain"),
            Action::Use(_, _, used) => match **used {
                Use::Convert(..) => self.event("convert"),
                Use::Reveal(..) => self.event("reveal"),
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
            self.event(way.word());
            self.thing(kinds::CARD_TYPE, way.sort().id());
            let kinds_paid = way.paid_with().zip(outcome.paid).map(|(stat, paid)| {
                let others = Stat::ALL.into_iter();
                others
                    .filter(|other| *other != stat)
                    .any(|other| paid.of(other) > 0)
            });
            if kinds_paid == Some(true) {
                self.event("substitute");
            }
        }
        if outcome.is_pair {
            self.event("pair");
        }
    }
}
