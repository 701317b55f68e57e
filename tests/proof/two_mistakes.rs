//! Two independent mistakes are two findings, whether they stand far apart or close together.

use annals::core::Random;
use annals::games::discovery::{Action, builtin};
use annals::record::discovery::lines::Lines;
use annals::reference::Library;

use super::mutate::{KINDS, Place};
use super::{Told, checked, colours, from_environment, line_of, play, print_told};

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

/// What came of two mistakes in one game.
#[derive(Default)]
struct Tally {
    tried: u32,
    /// Both are told as mistakes of their own.
    both: u32,
    /// … and nothing else is.
    exactly_two: u32,
}

/// Plays games with two mistakes whose distance is within a range of entries.
fn two_mistakes(name: &str, distances: std::ops::Range<usize>, seed_offset: u64) -> Tally {
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
            let lines = Lines::new(builtin(), &colours(players), &texts);
            let told = |actions: &[Action]| checked(&library, &lines, actions);
            let is_root_at =
                |told: &[Told], at: usize| told.iter().any(|told| told.is_root && told.line == line_of(at));
            // Each mistake by itself is told at its own entry.
            let mut alone = |places: &std::ops::Range<usize>| {
                with_a_mistake(&actions, players, places, &mut random)
                    .filter(|(mutated, at)| is_root_at(&told(mutated).1, *at))
            };
            let Some((mut mutated, one)) = alone(&(0..actions.len())) else {
                continue;
            };
            let from = (one + distances.start).min(actions.len());
            let places = from..(one + distances.end).min(actions.len());
            if places.is_empty() {
                continue;
            }
            let Some((other_mutated, other)) = alone(&places) else {
                continue;
            };
            mutated[other] = other_mutated[other].clone();
            // The first may make of the second what it was not: only one that is still told is worth counting.
            let (text, found) = told(&mutated);
            if !found.iter().any(|told| told.line == line_of(other)) {
                continue;
            }
            let both = is_root_at(&found, one) && is_root_at(&found, other);
            let roots = found.iter().filter(|told| told.is_root).count();
            tally.tried += 1;
            tally.both += u32::from(both);
            tally.exactly_two += u32::from(both && roots == 2);
            if show == name && (!both || roots != 2) {
                println!(
                    "{name}, {players} players, seed {seed}, lines {} and {}",
                    line_of(one),
                    line_of(other)
                );
                print_told(&text, &found);
            }
        }
    }
    println!(
        "| {name} | {} | {} | {} |",
        tally.tried, tally.both, tally.exactly_two
    );
    tally
}

#[test]
fn two_mistakes_far_apart_are_two_findings() {
    let tally = two_mistakes("two mistakes, 30 entries or more apart", 30..usize::MAX / 2, 0);
    assert!(tally.tried > 20 && tally.both * 100 >= tally.tried * 99);
}

#[test]
fn two_mistakes_close_together_are_two_findings() {
    let tally = two_mistakes("two mistakes within 28 entries", 1..29, 1);
    assert!(tally.tried > 20 && tally.both * 100 >= tally.tried * 97);
    assert!(tally.exactly_two * 100 >= tally.tried * 90);
}
