//! Simulated games: what the engine calls legal, the check finds nothing wrong with.

use annals::games::discovery::simulate::{Simulation, simulate};
use annals::games::discovery::state::Readings;
use annals::games::discovery::{Action, builtin};

fn game(players: usize, seed: u64, auction: bool) -> annals::games::discovery::simulate::Simulated {
    let colours = ["red", "blue", "green", "yellow", "orange"];
    simulate(&Simulation {
        catalog: builtin(),
        readings: Readings::default(),
        players: colours[..players].iter().map(ToString::to_string).collect(),
        seed,
        auction,
    })
}

#[test]
fn games_end_and_nothing_legal_is_disputed() {
    let games: u64 = std::env::var("ANNALS_GAMES").ok().and_then(|n| n.parse().ok()).unwrap_or(25);
    for players in 2..=5 {
        for seed in 0..games {
            let played = game(players, seed, seed % 4 == 3);
            let context: Vec<_> = played
                .disputed
                .iter()
                .take(3)
                .map(|(at, slug)| (slug, played.actions[at.saturating_sub(3)..=*at].to_vec()))
                .collect();
            assert!(played.disputed.is_empty(), "{players} players, seed {seed}: {context:#?}");
            assert!(
                matches!(played.actions.last(), Some(Action::Enter(_))),
                "{players} players, seed {seed}: {} entries",
                played.actions.len()
            );
        }
    }
}

#[test]
fn zz_stats() {
    let mut counts = std::collections::BTreeMap::new();
    for players in 2..=5 {
        for seed in 0..100 {
            for action in game(players, seed, seed % 4 == 3).actions {
                let text = format!("{action:?}");
                let name = text.split('(').next().unwrap().to_owned();
                *counts.entry(name).or_insert(0) += 1;
            }
        }
    }
    println!("{counts:#?}");
}
