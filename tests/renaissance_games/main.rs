//! Simulated games of Age of Renaissance: what the engine calls legal, the check finds nothing wrong with, in every
//! language and after a translation there and back.

//!
//! `ANNALS_GAMES=6 ANNALS_SEED=31000 cargo test --test renaissance_games -- --nocapture slips lost` prints the tables of
//! `PROOF.md`.

mod judged;
mod offered;
mod readings;
mod slips;
#[path = "../support/two.rs"]
mod two;
mod two_slips;

use annals::core::Readings;
use annals::games::GameInfo;
use annals::games::renaissance::simulate::{Simulation, simulate};
use annals::games::renaissance::{Action, builtin};
use annals::record::{SimulatedGame, Until, check, exercise, rewrite, simulated_record};
use annals::reference::Library;
use rayon::prelude::*;

/// A number that the environment sets.
fn from_environment(name: &str, default: u64) -> u64 {
    let set = std::env::var(name).ok();
    set.and_then(|text| text.parse().ok()).unwrap_or(default)
}

/// The games of this test: every number of players, the Campaign and every variant in turn.
fn games(default: u64) -> Vec<SimulatedGame> {
    let count = from_environment("ANNALS_GAMES", default);
    let first = from_environment("ANNALS_SEED", 0);
    let variants = variants();
    let seeds = first..first + count;
    let all = seeds.flat_map(|seed| (3..=6).map(move |players| (players, seed)));
    all.enumerate()
        .map(|(at, (players, seed))| SimulatedGame {
            players,
            seed,
            variant: variants[(at + at / 4) % variants.len()],
        })
        .collect()
}

/// The Campaign and every variant.
fn variants() -> Vec<Option<&'static str>> {
    let info = GameInfo::find("renaissance").expect("the game");
    let variants = info.variants.iter().copied().map(Some);
    [None].into_iter().chain(variants).collect()
}

/// What a check finds in a text, and whether its game is over.
fn told(library: &Library, text: &str) -> Vec<String> {
    let game = library.game("renaissance").expect("the game");
    let replayed = check(text, library, game, &[], Until::End);
    let index = annals::notation::LineIndex::new(text);
    let findings = replayed.findings().iter().take(3);
    let mut told: Vec<String> = findings
        .map(|finding| {
            let line = index.position(finding.span.start).line;
            let written = text.lines().nth(line as usize - 1).unwrap_or_default();
            format!("{line}: {written}: {} {:?}", finding.slug, finding.arguments)
        })
        .collect();
    if !replayed.is_finished() {
        told.push("not finished".to_owned());
    }
    told
}

fn assert_none(told: &[String]) {
    if from_environment("ANNALS_ALL", 0) > 0 {
        println!("{}", told.join("\n"));
    }
    assert!(
        told.is_empty(),
        "{} games:\n{}",
        told.len(),
        told[..told.len().min(10)].join("\n")
    );
}

#[test]
fn simulated_games_end_and_check_clean() {
    let library = Library::builtin();
    let game = library.game("renaissance").expect("the game");
    let english = library.store().language("en").expect("built in").clone();
    let wrong = games(40).into_par_iter().filter_map(|wanted| {
        let texts = library.texts(&english, Some(game.id()));
        let told = told(&library, &simulated_record(game, &wanted, &texts));
        (!told.is_empty()).then(|| format!("{wanted:?}: {told:#?}"))
    });
    assert_none(&wrong.collect::<Vec<_>>());
}

#[test]
fn a_translated_game_is_the_same_and_comes_back() {
    let library = Library::builtin();
    let game = library.game("renaissance").expect("the game");
    let language = |tag| library.store().language(tag).expect("built in").clone();
    let wrong = games(4).into_par_iter().filter_map(|wanted| {
        let texts = library.texts(&language("en"), Some(game.id()));
        let text = simulated_record(game, &wanted, &texts);
        let text = rewrite(&text, &library, game, &language("en")).text;
        let mut all = Vec::new();
        for tag in ["it", "pl", "he"] {
            let there = rewrite(&text, &library, game, &language(tag)).text;
            all.extend(told(&library, &there));
            if rewrite(&there, &library, game, &language("en")).text != text {
                all.push(format!("{tag}: another record came back"));
            }
        }
        (!all.is_empty()).then(|| format!("{wanted:?}: {all:#?}"))
    });
    assert_none(&wrong.collect::<Vec<_>>());
}

#[test]
fn everything_occurs_in_games() {
    let library = Library::builtin();
    let game = library.game("renaissance").expect("the game");
    let occurred = exercise(game, &games(125), || ());
    let things = occurred
        .things
        .iter()
        .map(|(key, times)| (format!("{key:?}"), times));
    let events = occurred
        .events
        .iter()
        .map(|(event, times)| ((*event).to_owned(), times));
    let rules = occurred.rules.iter().map(|(rule, times)| (rule.clone(), times));
    let all = things.chain(events).chain(rules);
    let never: Vec<String> = all
        .filter(|(_, times)| **times == 0)
        .map(|(name, _)| name)
        .collect();
    assert!(never.is_empty(), "never in {} games: {never:#?}", occurred.games);
}

/// The readings that govern, perhaps with another one.
fn with_reading(reading: Option<&(String, String)>) -> Readings {
    let mut readings = Readings::default();
    if let Some((name, reading)) = reading {
        let chosen = readings.choose(&builtin().registry, name, reading);
        chosen.expect("a reading of the data");
    }
    readings
}

/// The headings and entries of a simulated game.
fn played(wanted: &SimulatedGame, reading: Option<&(String, String)>) -> Vec<Action> {
    let powers = builtin().powers.iter().take(wanted.players);
    let simulation = Simulation {
        catalog: builtin(),
        readings: with_reading(reading),
        players: powers.map(|power| power.id.to_string()).collect(),
        seed: wanted.seed,
        variant: wanted.variant,
    };
    simulate(&simulation).actions
}
