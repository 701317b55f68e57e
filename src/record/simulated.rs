//! Simulated games as records.

use super::discovery::lines::Lines;
use crate::core::Readings;
use crate::games::AnyGame;
use crate::games::discovery::catalog::Catalog;
use crate::games::discovery::simulate::{Simulation, simulate};
use crate::l10n::Texts;

/// Which game to simulate.
#[derive(Debug, Clone, Copy)]
pub struct SimulatedGame {
    /// How many play.
    pub players: usize,
    /// The seed of all luck and all choices.
    pub seed: u64,
    /// Whether the first order is auctioned.
    pub auction: bool,
}

/// A simulated game in the language of the texts; the same for the same seed.
pub fn simulated_record(game: &AnyGame, wanted: &SimulatedGame, texts: &Texts) -> String {
    match game {
        AnyGame::Discovery(catalog) => {
            let simulation = simulation(catalog, wanted);
            let lines = Lines::new(catalog, &simulation.players, texts);
            lines.record(&simulate(&simulation).actions)
        }
    }
}

pub(super) fn simulation<'c>(catalog: &'c Catalog, wanted: &SimulatedGame) -> Simulation<'c> {
    let colours = catalog.colours.iter().take(wanted.players);
    Simulation {
        catalog,
        readings: Readings::default(),
        players: colours.map(|colour| colour.id.to_string()).collect(),
        seed: wanted.seed,
        auction: wanted.auction,
    }
}
