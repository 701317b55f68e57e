//! Simulated games of Age of Renaissance, as records and as a count of what occurs in them.

use super::lines::Lines;
use crate::core::Readings;
use crate::core::engine::Seated;
use crate::games::renaissance::catalog::Catalog;
use crate::games::renaissance::exercise::{Exercise, KINDS};
use crate::games::renaissance::simulate::{Simulation, simulate};
use crate::l10n::Texts;
use crate::record::games::SimulatedWords;
use crate::record::{Occurrences, SimulatedGame};

impl SimulatedWords for Catalog {
    fn simulated_record(&self, wanted: &SimulatedGame, texts: &Texts) -> String {
        let simulation = simulation(self, wanted);
        let powers = simulation.players.iter();
        let seats: Vec<Seated> = powers.map(|power| (power.clone(), String::new())).collect();
        let lines = Lines {
            catalog: self,
            seats: &seats,
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
    let powers = catalog.powers.iter().take(wanted.players);
    Simulation {
        catalog,
        readings: Readings::default(),
        players: powers.map(|power| power.id.to_string()).collect(),
        seed: wanted.seed,
        variant: wanted.variant,
    }
}
