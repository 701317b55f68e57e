//! What a correction promises holds: written into the record, it makes its finding vanish and everything that is said to
//! follow from it. And it is mostly what the table meant.

use annals::core::engine::nameless;
use annals::core::{Finding, Random};
use annals::games::discovery::{Action, builtin};
use annals::l10n::Texts;
use annals::record::correction::{apply, edits};
use annals::record::{Until, check};
use annals::reference::Library;

use super::mutate::{KINDS, Place};
use super::vanished::first_left;
use super::{Lines, colours, from_environment, play, rulebook};

/// What came of the corrections of one kind of mistake.
#[derive(Default)]
struct Tally {
    /// Records with a finding.
    broken: u32,
    /// The record as it was, or one without an error.
    right: u32,
    /// Findings that are said to follow.
    following: u32,
    /// Corrections of the figure that was written: it is right, and something else is missing.
    believed: u32,
}

fn found(text: &str, library: &Library) -> Vec<Finding> {
    let replayed = check(text, library, &library.games()[0], &[], Until::End);
    replayed.findings().to_vec()
}

fn written(actions: &[Action], lines: &Lines) -> String {
    let mut text = String::from("annals 1 discovery en\n");
    for action in actions {
        text.push_str(&lines.line(action));
        text.push('\n');
    }
    text
}

/// Carries out every correction of a record, each by itself.
fn try_corrections(text: &str, original: &str, library: &Library, texts: &Texts, tally: &mut Tally) {
    let findings = found(text, library);
    let errors = findings.iter().filter(|finding| finding.can_explain());
    let Some(first) = errors.clone().next() else {
        return;
    };
    tally.broken += 1;
    let mut is_right = false;
    for (place, root) in findings.iter().enumerate() {
        let following: Vec<&Finding> = findings
            .iter()
            .filter(|finding| finding.follows == Some(place) && !finding.is_shared)
            .collect();
        let Some(correction) = &root.correction else {
            assert!(
                following.is_empty(),
                "{} explains without a correction\n{text}",
                root.slug
            );
            continue;
        };
        let changes = edits(correction, text, texts);
        if changes.is_empty() {
            tally.believed += u32::from(root == first);
            continue;
        }
        tally.following += u32::try_from(following.len()).expect("few");
        let corrected = apply(&changes, text);
        let left = found(&corrected, library);
        let promised: Vec<&Finding> = following.into_iter().chain([root]).collect();
        let remains = first_left(&promised, &findings, &changes, &left);
        assert!(
            remains.is_none(),
            "{remains:?} is said to follow from {} at {}\n{corrected}",
            root.slug,
            root.span.start
        );
        let is_clean = !left.iter().any(Finding::can_explain);
        is_right |= root == first && (corrected == original || is_clean);
    }
    tally.right += u32::from(is_right);
}

/// Writes a broken record into the folder `ANNALS_WRITE`, for `benches/broken.py`.
fn keep(text: &str) {
    let Some(folder) = std::env::var_os("ANNALS_WRITE") else {
        return;
    };
    let folder = std::path::PathBuf::from(folder);
    let number = std::fs::read_dir(&folder).expect("a folder").count();
    std::fs::write(folder.join(format!("{number:05}.annal")), text).expect("written");
}

#[test]
fn what_is_said_to_follow_vanishes_with_the_correction_that_is_shown() {
    let games = from_environment("ANNALS_GAMES", 4);
    let first = from_environment("ANNALS_SEED", 700);
    let library = Library::builtin();
    let english = library.store().language("en").expect("built in").clone();
    let texts = library.texts(&english, Some("discovery"));
    let mut random = Random::new(first);
    let mut tallies: Vec<Tally> = KINDS.iter().map(|_| Tally::default()).collect();
    for seed in first..first + games {
        for players in 2..=5 {
            let actions = play(players, seed);
            let lines = Lines {
                rulebook: &rulebook(),
                seats: &nameless(&colours(players)),
                texts: &texts,
            };
            let original = written(&actions, &lines);
            for ((_, mutate), tally) in KINDS.iter().zip(&mut tallies) {
                let changed = (0..400).find_map(|_| {
                    let place = Place {
                        catalog: builtin(),
                        players,
                        actions: &actions,
                        at: random.below(actions.len()),
                    };
                    mutate(&place, &mut random)
                });
                if let Some((mutated, _)) = changed {
                    keep(&written(&mutated, &lines));
                    try_corrections(&written(&mutated, &lines), &original, &library, &texts, tally);
                }
            }
        }
    }
    println!("| mutation | broken | put right | believed | said to follow |\n|---|--:|--:|--:|--:|");
    for ((name, _), tally) in KINDS.iter().zip(&tallies) {
        println!(
            "| {name} | {} | {} | {} | {} |",
            tally.broken, tally.right, tally.believed, tally.following
        );
    }
    let sum = |of: fn(&Tally) -> u32| tallies.iter().map(of).sum::<u32>();
    let (broken, right) = (sum(|tally| tally.broken), sum(|tally| tally.right));
    let (believed, following) = (sum(|tally| tally.believed), sum(|tally| tally.following));
    println!("| **all** | {broken} | {right} | {believed} | {following} |");
    assert!(
        following > 0 && right * 100 >= broken * 90,
        "{right} of {broken} put right"
    );
}
