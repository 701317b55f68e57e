//! Two independent slips are two findings, whether they stand far apart or close together.
//!
//! `ANNALS_PAIRS=8 ANNALS_SEED=31000 cargo test --test renaissance_games -- --nocapture two_slips` tries eight pairs in each game.

use std::ops::Range;

use annals::core::Random;
use annals::games::renaissance::Action;
use annals::reference::Library;
use rayon::prelude::*;

use super::judged::{Written, roots};
use super::slips::KINDS;
use super::two::{Tally, Told, with_two};
use super::{from_environment, games};

/// A game with a slip that changes one entry only.
fn with_a_slip(
    written: &Written,
    players: usize,
    part: &Range<usize>,
    random: &mut Random,
) -> Option<(Vec<Action>, usize)> {
    (0..100).find_map(|_| {
        let (_, slip) = KINDS[random.below(KINDS.len())];
        let torn = written.with_slip(players, slip, part, random);
        torn.filter(|(torn, at)| {
            let actions = &written.actions;
            let differ = torn.iter().zip(actions).filter(|(one, other)| one != other);
            torn.len() == actions.len() && differ.count() == 1 && part.contains(at)
        })
    })
}

/// What is told, by entries.
fn told(written: &Written, actions: &[Action]) -> Vec<Told> {
    let (text, errors) = written.checked(actions);
    let places = written.places(&text, actions);
    let told = errors.iter().map(|finding| Told {
        entry: places
            .partition_point(|start| *start <= finding.span.start as usize)
            .saturating_sub(1),
        is_root: finding.follows.is_none(),
    });
    told.collect()
}

/// Plays games with two slips whose distance is within a range of entries.
fn two_slips(name: &str, distances: &Range<usize>) -> Tally {
    let library = Library::builtin();
    let seed = from_environment("ANNALS_SEED", 0);
    let pairs = from_environment("ANNALS_PAIRS", 1);
    let tallies = games(6).into_par_iter().flat_map_iter(|wanted| {
        let written = Written::new(&library, &wanted);
        let mut random = Random::new(seed + 37 * wanted.seed + wanted.players as u64);
        let tried = (0..pairs).map(|_| {
            let mut tally = Tally::default();
            let slip = |part: &Range<usize>| with_a_slip(&written, wanted.players, part, &mut random);
            let Some((torn, places)) = with_two(&written.actions, distances, slip, |actions| {
                told(&written, actions)
            }) else {
                return (tally, None);
            };
            let is_strange = tally.count(&told(&written, &torn), places);
            let strange = is_strange.then(|| {
                let (text, errors) = written.checked(&torn);
                let entries = places.map(|at| &torn[at]);
                format!("{name}: {wanted:?} {entries:?} {:?}", roots(&text, &errors))
            });
            (tally, strange)
        });
        tried.collect::<Vec<_>>()
    });
    let tallies: Vec<(Tally, Option<String>)> = tallies.collect();
    let all = tallies.iter().fold(Tally::default(), |all, (one, _)| Tally {
        tried: all.tried + one.tried,
        both: all.both + one.both,
        exactly_two: all.exactly_two + one.exactly_two,
    });
    for strange in tallies.iter().filter_map(|(_, strange)| strange.as_ref()) {
        println!("{strange}");
    }
    all.print(name);
    all
}

#[test]
fn two_slips_far_apart_are_two_findings() {
    let tally = two_slips("two slips, 30 entries or more apart", &(30..usize::MAX / 2));
    assert!(
        tally.tried > 10 && tally.both * 100 >= tally.tried * 98,
        "{tally:?}"
    );
}

#[test]
fn two_slips_close_together_are_two_findings() {
    let tally = two_slips("two slips within 28 entries", &(1..29));
    assert!(
        tally.tried > 10 && tally.both * 100 >= tally.tried * 90,
        "{tally:?}"
    );
}
