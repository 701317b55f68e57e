//! Simulated games of Age of Renaissance, as records and as a count of what occurs in them.

use crate::core::Readings;
use crate::core::engine::nameless;
use crate::games::Occurrences;
use crate::games::renaissance::catalog::Catalog;
use crate::games::renaissance::exercise::Exercise;
use crate::games::renaissance::simulate::{Simulation, simulate};
use crate::games::renaissance::state::Rulebook;
use crate::games::renaissance::{Action, Stage};
use crate::l10n::Texts;
use crate::record::games::SimulatedWords;
use crate::record::{Layout, Lines, Place, SimulatedGame};

impl Layout for Rulebook<'_> {
    const ID: &'static str = "renaissance";

    fn place(_line: &[Action], action: &Action, _players: usize) -> Place {
        match action {
            Action::Turn(_) | Action::Enter(Stage::Setup) => Place::Apart,
            _ => Place::OwnLine,
        }
    }
}

impl SimulatedWords for Catalog {
    fn simulated_record(&self, wanted: &SimulatedGame, texts: &Texts) -> String {
        let simulation = simulation(self, wanted);
        let lines = Lines {
            rulebook: &Rulebook::new(self),
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
    let powers = catalog.powers.iter().take(wanted.players);
    Simulation {
        catalog,
        readings: Readings::default(),
        players: powers.map(|power| power.id.to_string()).collect(),
        seed: wanted.seed,
        variant: wanted.variant,
    }
}
