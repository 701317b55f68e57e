//! The promise of the exit code over mutants: what is left after folding has an error if and only if the whole list has
//! one that the table has not allowed, and whatever follows goes back to such an error.

use annals::core::engine::nameless;
use annals::core::{Finding, Random, Severity};
use annals::record::{Until, check};
use annals::reference::Library;

use super::mutate::{KINDS, Place};
use super::{Lines, builtin, colours, from_environment, play, rulebook};

fn is_unwaived_error(finding: &Finding) -> bool {
    finding.severity == Severity::Error && !finding.waived
}

fn assert_promise(text: &str, library: &Library) -> Vec<Finding> {
    let replayed = check(
        text,
        library,
        library.game("discovery").expect("the game"),
        &[],
        Until::End,
    );
    let all = replayed.findings();
    for finding in all {
        let Some(cause) = finding.follows else { continue };
        let cause = &all[cause];
        assert!(
            is_unwaived_error(cause) && cause.follows.is_none(),
            "{} follows from {}\n{text}",
            finding.slug,
            cause.slug
        );
    }
    let has_errors = all.iter().any(is_unwaived_error);
    assert_eq!(replayed.has_errors(), has_errors, "{text}");
    assert_eq!(replayed.counts().errors > 0, has_errors, "{text}");
    assert_eq!(replayed.counts().total(), all.len());
    all.to_vec()
}

/// The text with the first findings waived at their entries.
fn with_waivers(text: &str, findings: &[Finding], random: &mut Random) -> String {
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    for finding in findings
        .iter()
        .filter(|finding| finding.follows.is_none())
        .take(3)
    {
        let line = text[..finding.span.start as usize].matches('\n').count();
        // What is missing is found at the next heading and waived by the entry above it.
        let line = line - usize::from(line > 0 && random.below(3) == 0);
        lines[line] += &format!(" ! {}", finding.slug);
    }
    lines.join("\n") + "\n"
}

/// The text with an invisible character or an unknown word in some lines.
fn with_noise(text: &str, random: &mut Random) -> String {
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    for noise in ["\u{1}", "\u{1}frobnicate ", "frobnicate, "] {
        let at = 1 + random.below(lines.len() - 1);
        let place = lines[at].find(": ").map_or(0, |colon| colon + 2);
        lines[at].insert_str(place, noise);
    }
    lines.join("\n") + "\n"
}

#[test]
fn there_is_an_error_after_folding_if_and_only_if_there_was_one_before() {
    let games = from_environment("ANNALS_GAMES", 6);
    let first = from_environment("ANNALS_SEED", 300);
    let library = Library::builtin();
    let english = library.store().language("en").expect("built in").clone();
    let texts = library.texts(&english, Some("discovery"));
    let mut random = Random::new(first);
    let (mut tried, mut wrong) = (0, 0);
    for seed in first..first + games {
        for players in 2..=5 {
            let actions = play(players, seed);
            let colours = colours(players);
            let lines = Lines {
                rulebook: &rulebook(),
                seats: &nameless(&colours),
                texts: &texts,
            };
            for (_, mutate) in KINDS {
                // Two mistakes each, in a game that is broken off at times.
                let mut mutated = actions.clone();
                for _ in 0..2 {
                    let changed = (0..200).find_map(|_| {
                        let place = Place {
                            catalog: builtin(),
                            players,
                            actions: &mutated,
                            at: random.below(mutated.len()),
                        };
                        mutate(&place, &mut random)
                    });
                    mutated = changed.map_or(mutated, |(changed, _)| changed);
                }
                let winners = mutated.pop();
                if random.below(3) == 0 {
                    mutated.truncate(mutated.len() / 2 + random.below(mutated.len() / 2));
                }
                mutated.extend(winners);
                let entries: Vec<String> = mutated.iter().map(|action| lines.line(action)).collect();
                let text = format!("annals 1 discovery en\n{}\n", entries.join("\n"));
                let found = assert_promise(&text, &library);
                wrong += u32::from(found.iter().any(is_unwaived_error));
                assert_promise(&with_waivers(&text, &found, &mut random), &library);
                assert_promise(&with_noise(&text, &mut random), &library);
                tried += 3;
            }
        }
    }
    println!("{tried} mutants, {wrong} with an error before anything was waived");
    assert!(tried > 0 && wrong > tried / 6, "{wrong} of {tried}");
}
