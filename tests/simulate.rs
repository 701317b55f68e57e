//! Simulated games: what the engine calls legal, the check finds nothing wrong with.

use annals::core::engine::{Simulated, nameless};
use annals::core::{Random, Readings};
use annals::games::discovery::simulate::{Simulation, simulate};
use annals::games::discovery::state::Rulebook;
use annals::games::discovery::{Action, builtin};
use annals::record::{Lines, SimulatedGame, Until, check, simulated_record};
use annals::reference::Library;
use rayon::prelude::*;

const COLOURS: [&str; 5] = ["red", "blue", "green", "yellow", "orange"];

/// The rules as they are without other readings.
fn rulebook() -> Rulebook<'static> {
    Rulebook::new(builtin(), Readings::default())
}

fn colours(players: usize) -> Vec<String> {
    COLOURS[..players].iter().map(ToString::to_string).collect()
}

fn play(players: usize, seed: u64, auction: bool) -> Simulated<Action> {
    simulate(&Simulation {
        catalog: builtin(),
        readings: Readings::default(),
        players: colours(players),
        seed,
        auction,
    })
}

#[test]
fn games_end_and_nothing_legal_is_disputed() {
    let games: u64 = std::env::var("ANNALS_GAMES")
        .ok()
        .and_then(|n| n.parse().ok())
        .unwrap_or(25);
    for players in 2..=5 {
        for seed in 0..games {
            let played = play(players, seed, seed % 4 == 3);
            let context: Vec<_> = played
                .disputed
                .iter()
                .take(3)
                .map(|(at, slug)| (slug, played.actions[at.saturating_sub(3)..=*at].to_vec()))
                .collect();
            assert!(
                played.disputed.is_empty(),
                "{players} players, seed {seed}: {context:#?}"
            );
            assert!(
                matches!(played.actions.last(), Some(Action::Enter(_))),
                "{players} players, seed {seed}: {} entries",
                played.actions.len()
            );
        }
    }
}

#[test]
fn simulated_games_check_clean_in_every_language() {
    let library = Library::builtin();
    let game = library.game("discovery").expect("the game");
    let games: u64 = std::env::var("ANNALS_GAMES")
        .ok()
        .and_then(|n| n.parse().ok())
        .unwrap_or(6);
    for players in 2..=5 {
        for seed in 0..games {
            let played = play(players, seed, seed % 4 == 3);
            for language in library.store().languages() {
                let texts = library.texts(language, Some(game.id()));
                let lines = Lines {
                    rulebook: &rulebook(),
                    seats: &nameless(&colours(players)),
                    texts: &texts,
                };
                let text = lines.record(&played.actions);
                let replayed = check(&text, &library, game, &[], Until::End);
                let index = annals::notation::LineIndex::new(&text);
                let found: Vec<String> = replayed
                    .findings()
                    .iter()
                    .take(3)
                    .map(|finding| {
                        let line = index.position(finding.span.start).line;
                        let written = text.lines().nth(line as usize - 1).unwrap_or_default();
                        format!("{line}: {written}: {} {:?}", finding.slug, finding.arguments)
                    })
                    .collect();
                assert!(found.is_empty(), "{} {players} {seed}: {found:#?}", language.tag);
                assert!(replayed.is_finished());
            }
        }
    }
}

/// A record with some of its lines exchanged, dropped, doubled or cut.
fn torn(whole: &str, random: &mut Random) -> String {
    let mut lines: Vec<&str> = whole.lines().collect();
    for _ in 0..=random.below(30) {
        let (one, other) = (random.below(lines.len()), random.below(lines.len()));
        match random.below(4) {
            0 => lines.swap(one, other),
            1 => drop(lines.remove(one)),
            2 => lines.insert(one, lines[other]),
            _ => {
                let ends = lines[one].char_indices().map(|(at, _)| at);
                let ends: Vec<usize> = ends.chain([lines[one].len()]).collect();
                lines[one] = &lines[one][..ends[random.below(ends.len())]];
            }
        }
    }
    lines.join("\n")
}

#[test]
fn torn_records_of_every_game_are_checked_without_falling_over() {
    let library = Library::builtin();
    let english = library.store().language("en").expect("built in").clone();
    let tears: u64 = std::env::var("ANNALS_GAMES")
        .ok()
        .and_then(|n| n.parse().ok())
        .unwrap_or(30);
    let checked = library.games().iter().filter(|game| game.is_checked());
    for game in checked.map(|game| game.id()) {
        (0..tears).into_par_iter().for_each(|seed| {
            let library = Library::builtin();
            let game = library.game(game).expect("the game");
            let texts = library.texts(&english, Some(game.id()));
            let mut random = Random::new(seed);
            let wanted = SimulatedGame {
                players: 3 + random.below(2),
                seed: seed / 4,
                variant: None,
            };
            let text = torn(&simulated_record(game, &wanted, &texts), &mut random);
            let replayed = check(&text, &library, game, &[], Until::End);
            for (at, finding) in replayed.findings().iter().enumerate() {
                assert_ne!(finding.slug, "out-of-balance", "seed {seed}:\n{text}");
                assert!(finding.follows.is_none_or(|root| root != at), "{finding:?}");
                let place = finding.span.start as usize..finding.span.end as usize;
                assert!(text.get(place).is_some(), "{finding:?}");
            }
        });
    }
}
