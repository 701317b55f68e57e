//! Simulated games as records.

use super::discovery::lines::Lines;
use crate::games::AnyGame;
use crate::games::discovery::simulate::{Simulation, simulate};
use crate::games::discovery::state::Readings;
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
            let colours: Vec<String> = catalog
                .colours
                .iter()
                .take(wanted.players)
                .map(|colour| colour.id.to_string())
                .collect();
            let played = simulate(&Simulation {
                catalog,
                readings: Readings::default(),
                players: colours.clone(),
                seed: wanted.seed,
                auction: wanted.auction,
            });
            let lines = Lines {
                catalog,
                colours: &colours,
                texts,
            };
            lines.record(&played.actions)
        }
    }
}
