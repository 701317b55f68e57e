//! Simulated games of Age of Discovery, as records and as a count of what occurs in them.

use super::lines::Lines;
use crate::core::Readings;
use crate::games::discovery::catalog::Catalog;
use crate::games::discovery::exercise::{Exercise, KINDS};
use crate::games::discovery::simulate::{Simulation, VARIANTS, simulate};
use crate::l10n::Texts;
use crate::record::games::SimulatedWords;
use crate::record::{Occurrences, SimulatedGame};

impl SimulatedWords for Catalog {
    fn simulated_record(&self, wanted: &SimulatedGame, texts: &Texts) -> String {
        let simulation = simulation(self, wanted);
        let lines = Lines::new(self, &simulation.players, texts);
        lines.record(&simulate(&simulation).actions)
    }

    fn occurrences(&self, games: &[SimulatedGame], played: &dyn Fn()) -> Occurrences {
        let mut exercise = Exercise::new(self);
        for wanted in games {
            exercise.play(&simulation(self, wanted));
            played();
        }
        Occurrences {
            games: exercise.games,
            events: exercise.events,
            kinds: &KINDS,
            things: exercise.things,
            rules: exercise.rules,
        }
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
