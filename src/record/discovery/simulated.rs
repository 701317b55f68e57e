//! Simulated games of Age of Discovery, as records and as a count of what occurs in them.

use crate::core::Readings;
use crate::core::engine::nameless;
use crate::games::Occurrences;
use crate::games::discovery::Action;
use crate::games::discovery::catalog::Catalog;
use crate::games::discovery::exercise::Exercise;
use crate::games::discovery::simulate::{Simulation, VARIANTS, simulate};
use crate::games::discovery::state::Rulebook;
use crate::l10n::Texts;
use crate::record::games::SimulatedWords;
use crate::record::{Layout, Lines, Place, SimulatedGame};

impl Layout for Rulebook<'_> {
    const ID: &'static str = "discovery";

    /// One piece of everybody on a line.
    fn place(line: &[Action], action: &Action, players: usize) -> Place {
        let is_placement = |action: &Action| matches!(action, Action::Place(..));
        let goes_on = line.last().is_some_and(is_placement) && line.len() < players;
        match action {
            Action::Place(..) if goes_on => Place::SameLine,
            Action::Turn(_) => Place::Apart,
            _ => Place::OwnLine,
        }
    }
}

impl SimulatedWords for Catalog {
    fn simulated_record(&self, wanted: &SimulatedGame, texts: &Texts) -> String {
        let simulation = simulation(self, wanted);
        let lines = Lines {
            rulebook: &Rulebook::new(self, Readings::default()),
            seats: &nameless(&simulation.players),
            texts,
        };
        lines.record(&simulate(&simulation).actions)
    }

    fn occurrences(&self, games: &[SimulatedGame], played: &dyn Fn()) -> Occurrences {
        let mut exercise = Exercise::new(self);
        for wanted in games {
            exercise.play(&simulation(self, wanted));
            played();
        }
        exercise.seen
    }
}

fn simulation<'c>(catalog: &'c Catalog, wanted: &SimulatedGame) -> Simulation<'c> {
    let colours = catalog.colours.iter().take(wanted.players);
    Simulation {
        catalog,
        readings: Readings::default(),
        players: colours.map(|colour| colour.id.to_string()).collect(),
        seed: wanted.seed,
        auction: wanted.variant == Some(VARIANTS[0]),
    }
}
