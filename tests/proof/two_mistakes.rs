//! Two independent mistakes are two findings, whether they stand far apart or close together.

use annals::core::Random;
use annals::core::engine::nameless;
use annals::games::discovery::{Action, builtin};
use annals::reference::Library;

use super::mutate::{KINDS, Place};
use super::two::{self, Tally, with_two};
use super::{Lines, Told, checked, colours, from_environment, line_of, play, print_told, rulebook};

/// A game with one mistake in it, of any kind that changes one entry only.
fn with_a_mistake(
    actions: &[Action],
    players: usize,
    places: &std::ops::Range<usize>,
    random: &mut Random,
) -> Option<(Vec<Action>, usize)> {
    (0..400).find_map(|_| {
        let place = Place {
            catalog: builtin(),
            players,
            actions,
            at: places.start + random.below(places.len()),
        };
        let (_, mutate) = KINDS[random.below(KINDS.len())];
        mutate(&place, random).filter(|(mutated, at)| {
            let differ = mutated.iter().zip(actions).filter(|(one, other)| one != other);
            mutated.len() == actions.len() && differ.count() == 1 && places.contains(at)
        })
    })
}

/// Plays games with two mistakes whose distance is within a range of entries.
fn two_mistakes(name: &str, distances: &std::ops::Range<usize>, seed_offset: u64) -> Tally {
    let show = std::env::var("ANNALS_SHOW").unwrap_or_default();
    let games = from_environment("ANNALS_GAMES", 30);
    let first = from_environment("ANNALS_SEED", 100);
    let library = Library::builtin();
    let english = library.store().language("en").expect("built in").clone();
    let texts = library.texts(&english, Some("discovery"));
    let mut random = Random::new(first + seed_offset);
    let mut tally = Tally::default();
    for seed in first..first + games {
        for players in 2..=5 {
            let actions = play(players, seed);
            let lines = Lines {
                rulebook: &rulebook(),
                seats: &nameless(&colours(players)),
                texts: &texts,
            };
            let told = |actions: &[Action]| {
                let (_, told) = checked(&library, &lines, actions);
                told.iter().map(of_entry).collect::<Vec<_>>()
            };
            let mistake =
                |places: &std::ops::Range<usize>| with_a_mistake(&actions, players, places, &mut random);
            let Some((mutated, places)) = with_two(&actions, distances, mistake, told) else {
                continue;
            };
            let (text, found) = checked(&library, &lines, &mutated);
            let entries: Vec<_> = found.iter().map(of_entry).collect();
            if tally.count(&entries, places) && show == name {
                let [one, other] = places.map(line_of);
                println!("{name}, {players} players, seed {seed}, lines {one} and {other}");
                print_told(&text, &found);
            }
        }
    }
    tally.print(name);
    tally
}

/// What is told, by its entry.
fn of_entry(told: &Told) -> two::Told {
    two::Told {
        entry: told.line.saturating_sub(line_of(0)),
        is_root: told.is_root,
    }
}

#[test]
fn two_mistakes_far_apart_are_two_findings() {
    let tally = two_mistakes("two mistakes, 30 entries or more apart", &(30..usize::MAX / 2), 0);
    assert!(tally.tried > 20 && tally.both * 100 >= tally.tried * 99);
}

#[test]
fn two_mistakes_close_together_are_two_findings() {
    let tally = two_mistakes("two mistakes within 28 entries", &(1..29), 1);
    assert!(tally.tried > 20 && tally.both * 100 >= tally.tried * 97);
    assert!(tally.exactly_two * 100 >= tally.tried * 90);
}
