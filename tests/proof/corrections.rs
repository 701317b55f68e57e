//! What a correction promises holds: written into the record, it makes its finding vanish and everything that is said to
//! follow from it. And it is mostly what the table meant.

use annals::core::{Finding, Item, Random};
use annals::games::discovery::{Action, builtin};
use annals::l10n::Texts;
use annals::record::correction::{TextEdit, apply, edits};
use annals::record::discovery::lines::Lines;
use annals::record::{Until, check};
use annals::reference::Library;

use super::mutate::{KINDS, Place};
use super::{colours, from_environment, play};

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

/// Where a place of the record is after edits; none if it was replaced.
fn moved(place: u32, edits: &[TextEdit]) -> u32 {
    let mut by = 0;
    for edit in edits.iter().filter(|edit| edit.span.end <= place) {
        let removed = i64::from(edit.span.end - edit.span.start);
        by += i64::try_from(edit.text.len()).expect("short") - removed;
    }
    u32::try_from(i64::from(place) + by).expect("a place in the text")
}

fn is_there(finding: &Finding, start: u32, findings: &[Finding]) -> bool {
    let same = |other: &&Finding| {
        let items: (&Option<Item>, &Option<Item>) = (&other.item, &finding.item);
        other.slug == finding.slug && other.span.start == start && items.0 == items.1
    };
    findings.iter().any(|other| same(&other))
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
        let is_replaced = |finding: &Finding| {
            let mut spans = changes.iter().map(|edit| edit.span);
            spans.any(|span| span.start <= finding.span.start && finding.span.start < span.end)
        };
        for finding in following
            .into_iter()
            .chain([root])
            .filter(|finding| !is_replaced(finding))
        {
            let start = moved(finding.span.start, &changes);
            assert!(
                !is_there(finding, start, &left),
                "{} at {} is said to follow from {} at {} and remains\n{corrected}",
                finding.slug,
                finding.span.start,
                root.slug,
                root.span.start
            );
        }
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
            let lines = Lines::new(builtin(), &colours(players), &texts);
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
