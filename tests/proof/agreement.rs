//! The list of possibilities and the check agree: what is offered passes, what is not offered fails, in every reading
//! and in the words of every language.

use annals::core::Random;
use annals::core::Readings;
use annals::core::engine::nameless;
use annals::games::discovery::replay::Session;
use annals::games::discovery::simulate::{Simulation, simulate};
use annals::games::discovery::state::Rulebook;
use annals::games::discovery::{Action, builtin};
use annals::record::{Until, check, next_json};
use annals::reference::Library;

use super::{Lines, rulebook};

use crate::candidates::Candidates;
use crate::oracle::offers;
use crate::{colours, from_environment, play, seated, simulation};

/// What only luck can make wrong: the list leaves it open.
const OF_LUCK: [&str; 3] = ["token-not-in-box", "token-changed", "card-already-won"];

/// How often the list and the check were compared.
#[derive(Default)]
struct Compared {
    /// Entries of games, all of them offered.
    played: usize,
    /// Other entries that were offered and passed.
    passed: usize,
    /// Other entries that were not offered and failed.
    failed: usize,
    /// Where they do not agree.
    quarrels: Vec<String>,
}

/// Plays a game and compares, before each of its entries, the list with the check: every entry was offered; of other
/// entries that might be written, those that are offered pass and those that are not fail.
fn compare(simulation: &Simulation, compared: &mut Compared) {
    let rulebook = Rulebook::new(builtin(), simulation.readings.clone());
    let actions = simulate(simulation).actions;
    let game = || format!("{} players, seed {}", simulation.players.len(), simulation.seed);
    let mut random = Random::new(simulation.seed);
    let (mut session, start) = seated(&actions, &rulebook);
    for (at, action) in actions.iter().enumerate().skip(start) {
        let next = session.next();
        if let Some(is_offered) = offers(&next, &session, &rulebook, action) {
            if !is_offered {
                let quarrel = format!("{}, entry {at}: {action:?} played, not offered", game());
                compared.quarrels.push(quarrel);
            }
            compared.played += 1;
        }
        for _ in 0..4 {
            let mut candidates = Candidates {
                session: &session,
                rulebook: &rulebook,
                random: &mut random,
            };
            let Some(other) = candidates.one() else { continue };
            let Some(is_offered) = offers(&next, &session, &rulebook, &other) else {
                continue;
            };
            let found = objections(&session, &other);
            // Luck is left open by the list, but not by the check.
            let passes = found.iter().all(|slug| is_offered && OF_LUCK.contains(slug));
            if passes != is_offered {
                let offered = if is_offered { "offered" } else { "not offered" };
                let stage = session.course().stage;
                let quarrel = format!(
                    "{}, entry {at}, {stage:?}: {other:?} {offered}, {found:?}",
                    game()
                );
                compared.quarrels.push(quarrel);
            }
            compared.passed += usize::from(is_offered);
            compared.failed += usize::from(!is_offered);
        }
        let found = session.apply(action);
        if let Some(found) = found.first() {
            let quarrel = format!("{}, entry {at}: {action:?} played, {}", game(), found.slug);
            compared.quarrels.push(quarrel);
        }
    }
}

/// What the check says of an entry.
fn objections(session: &Session, action: &Action) -> Vec<&'static str> {
    let mut session = session.clone();
    let mut found: Vec<&str> = session.apply(action).iter().map(|found| found.slug).collect();
    // The losses of a battle may be written on several lines: what is missing is told after them.
    if matches!(action, Action::Losses(..)) {
        let later = session.apply(&Action::Tally).iter().map(|found| found.slug);
        found.extend(later.filter(|slug| *slug == "too-few-losses"));
    }
    found
}

#[test]
fn the_list_of_possibilities_and_the_check_agree() {
    let games = from_environment("ANNALS_GAMES", 12);
    let first = from_environment("ANNALS_SEED", 0);
    let mut compared = Compared::default();
    for players in 2..=5 {
        for seed in first..first + games {
            compare(&simulation(players, seed), &mut compared);
        }
    }
    let Compared {
        played,
        passed,
        failed,
        quarrels,
    } = compared;
    println!("list and check: {played} played, {passed} others passed, {failed} others failed");
    assert_eq!(quarrels, Vec::<String>::new());
    assert!(played > 5_000 && passed > 1_000 && failed > 5_000);
}

/// Every reading that is not the usual one.
fn other_readings() -> Vec<(String, String)> {
    let registry = &builtin().registry;
    let of_rulings = registry.rulings.iter().flat_map(|ruling| {
        let others = ruling.readings.iter().skip(1);
        others.map(|reading| (ruling.name.to_string(), reading.to_string()))
    });
    let of_disagreements = registry.disagreements.iter().flat_map(|item| {
        let others = item.readings.iter().skip(1);
        others.map(|reading| (item.name.to_string(), reading.name.to_string()))
    });
    of_rulings.chain(of_disagreements).collect()
}

#[test]
fn the_list_and_the_check_agree_in_every_reading() {
    let games = from_environment("ANNALS_GAMES", 12).div_ceil(6);
    let first = from_environment("ANNALS_SEED", 0);
    let others = other_readings();
    assert!(others.len() > 40, "{}", others.len());
    let mut quarrels = Vec::new();
    for (name, reading) in others {
        let mut readings = Readings::default();
        let known = readings.choose(&builtin().registry, &name, &reading);
        assert!(known.is_ok(), "{name} {reading}");
        let mut compared = Compared::default();
        for seed in first..first + games {
            let players = 2 + usize::try_from(seed % 4).expect("a small number");
            let simulation = Simulation {
                readings: readings.clone(),
                auction: name.contains("auction") || name == "caribbean-token",
                ..simulation(players, seed)
            };
            compare(&simulation, &mut compared);
        }
        assert!(compared.failed > 20, "{name} {reading}");
        let of_reading = compared.quarrels.into_iter();
        quarrels.extend(of_reading.map(|quarrel| format!("{name} {reading}, {quarrel}")));
    }
    assert_eq!(quarrels, Vec::<String>::new());
}

#[test]
fn the_list_and_the_check_agree_however_readings_are_combined() {
    let games = from_environment("ANNALS_GAMES", 12) * 4;
    let first = from_environment("ANNALS_SEED", 0);
    let others = other_readings();
    let mut compared = Compared::default();
    for seed in first..first + games {
        let mut random = Random::new(seed);
        let mut readings = Readings::default();
        for (name, reading) in &others {
            if random.percent(30) {
                let known = readings.choose(&builtin().registry, name, reading);
                assert!(known.is_ok(), "{name} {reading}");
            }
        }
        let simulation = Simulation {
            readings,
            ..simulation(2 + random.below(4), seed)
        };
        compare(&simulation, &mut compared);
    }
    assert_eq!(compared.quarrels, Vec::<String>::new());
}

/// The lines as they are told can be put into the record as they are.
#[test]
fn what_is_offered_in_words_passes_the_check() {
    let library = Library::builtin();
    let game = library.game("discovery").expect("the game");
    let games = from_environment("ANNALS_GAMES", 8);
    let first = from_environment("ANNALS_SEED", 40);
    let languages = library.store().languages();
    let mut tried = 0;
    for seed in first..first + games {
        let mut random = Random::new(seed);
        let language = languages[random.below(languages.len())];
        let players = 2 + random.below(4);
        let colours = colours(players);
        let texts = library.texts(language, Some(game.id()));
        let lines = Lines {
            rulebook: &rulebook(),
            seats: &nameless(&colours),
            texts: &texts,
        };
        let record = lines.record(&play(players, seed));
        let ends: Vec<usize> = record.match_indices('\n').map(|(at, _)| at + 1).collect();
        for _ in 0..12 {
            let so_far = &record[..ends[random.below(ends.len())]];
            let next = next_json(&check(so_far, &library, game, &[], Until::End), &texts);
            let passes = |line: &str| {
                let text = format!("{so_far}{line}\n");
                let replayed = check(&text, &library, game, &[], Until::End);
                let found: Vec<&str> = replayed.findings().iter().map(|finding| finding.slug).collect();
                assert_eq!(
                    found,
                    Vec::<&str>::new(),
                    "{}: {line} after\n{so_far}",
                    language.tag
                );
            };
            if let Some(heading) = next["heading"].as_str().filter(|_| next["must_act"] == false) {
                passes(heading);
            }
            let entries = next["entries"].as_array().expect("a list");
            for _ in 0..entries.len().min(6) {
                let entry = entries[random.below(entries.len())].as_str().expect("a line");
                // Luck is not for the list to say.
                if entry.contains('…') {
                    continue;
                }
                passes(entry);
                tried += 1;
            }
        }
    }
    assert!(tried > 100, "{tried}");
}
