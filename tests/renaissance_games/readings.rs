//! Games by every reading that a record can choose, one at a time: they check clean, and what they need was offered.

use annals::games::AnyGame;
use annals::games::renaissance::Action;
use annals::record::SimulatedGame;
use annals::reference::Library;
use rayon::prelude::*;

use super::judged::Written;
use super::offered::quarrels;
use super::{assert_none, from_environment, told, variants};

/// Every reading that is played differently, but the usual ones.
fn readings() -> Vec<(String, String)> {
    let game = AnyGame::builtin()
        .into_iter()
        .find(|game| game.id() == "renaissance");
    let game = game.expect("the game");
    let points = game.registry().disputed_points();
    let readings = points.filter(|point| point.changes_play()).flat_map(|point| {
        let others = point.readings().into_iter().skip(1);
        others.map(move |reading| (point.name().to_owned(), reading.to_owned()))
    });
    readings.collect()
}

/// Games by one reading each: every number of players and every variant in turn.
fn games_by_readings(default: u64) -> Vec<((String, String), SimulatedGame)> {
    let count = from_environment("ANNALS_GAMES", default);
    let first = from_environment("ANNALS_SEED", 0);
    let variants = variants();
    let readings = readings().into_iter().enumerate();
    let games = readings.flat_map(|(place, reading)| {
        let variants = &variants;
        (first..first + count).map(move |seed| {
            let at = place + usize::try_from(seed).expect("few");
            let wanted = SimulatedGame {
                players: 3 + at % 4,
                seed: 100 * place as u64 + seed,
                variant: variants[(at + at / 4) % variants.len()],
            };
            (reading.clone(), wanted)
        })
    });
    games.collect()
}

#[test]
fn games_by_every_reading_check_clean() {
    let library = Library::builtin();
    let games = games_by_readings(4);
    assert!(games.len() > 300, "{}", games.len());
    let wrong = games.into_par_iter().filter_map(|(reading, wanted)| {
        let written = Written::by(&library, &wanted, Some(&reading));
        let mut actions = written.actions.clone();
        actions.insert(1, Action::Ruling(Box::new(reading.clone())));
        let told = told(&library, &written.text(&actions));
        (!told.is_empty()).then(|| format!("{reading:?} {wanted:?}: {told:#?}"))
    });
    assert_none(&wrong.collect::<Vec<_>>());
}

#[test]
fn by_every_reading_what_was_played_was_offered() {
    let quarrels = games_by_readings(1)
        .into_par_iter()
        .flat_map(|(reading, wanted)| {
            let (_, _, quarrels) = quarrels(&wanted, Some(&reading));
            let named = quarrels
                .into_iter()
                .map(|quarrel| format!("{reading:?}: {quarrel}"));
            named.collect::<Vec<_>>()
        });
    assert_none(&quarrels.collect::<Vec<_>>());
}
