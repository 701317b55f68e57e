//! The readings of disputed points: the mechanics heed every one that a record can choose.

mod support;

use std::fs;
use std::path::Path;

use annals::core::{Readings, UnknownReading};
use annals::games::AnyGame;
use annals::games::discovery::builtin;
use annals::games::discovery::disputed;
use support::rust_files;

/// The sources of a game without their tests and without blank space.
fn mechanics(game: &AnyGame) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("src/games")
        .join(game.id());
    let mut files = Vec::new();
    rust_files(&folder, &mut files);
    let mut mechanics = String::new();
    for path in files {
        let text = fs::read_to_string(&path).expect("a readable source");
        let code = text.split("#[cfg(test)]").next().unwrap_or_default();
        let lines = code.lines().filter(|line| !line.trim_start().starts_with("//"));
        mechanics.extend(
            lines
                .flat_map(str::chars)
                .filter(|letter| !letter.is_whitespace()),
        );
    }
    mechanics
}

/// Points whose readings leave no trace in a record: how capitals are chosen after the bids.
const WITHOUT_TRACE: [&str; 1] = ["RA-01"];

/// Whether the mechanics ask for a reading: in a question, or in a table of questions.
fn is_asked(mechanics: &str, name: &str, reading: &str) -> bool {
    let constant = reading.replace('-', "_").to_ascii_uppercase();
    let path = format!("disputed::{}::{constant}", name.replace('-', "_"));
    let mut places = mechanics.match_indices(&path);
    places.any(|(at, _)| mechanics[at + path.len()..].starts_with([')', ',', ']']))
}

/// A reading that nobody asks for is a promise not kept; one of a point that is only worded differently has
/// nothing to change.
#[test]
fn the_mechanics_ask_for_every_reading_that_changes_play() {
    let mut wrong = Vec::new();
    for game in AnyGame::builtin().into_iter().filter(|game| game.is_checked()) {
        let mechanics = mechanics(&game);
        let points = game.registry().disputed_points();
        for point in points.filter(|point| !WITHOUT_TRACE.contains(&point.id())) {
            for reading in point.readings().into_iter().skip(1) {
                if is_asked(&mechanics, point.name(), reading) != point.changes_play() {
                    wrong.push(format!("{} {} {} {reading}", game.id(), point.id(), point.name()));
                }
            }
        }
    }
    assert!(
        wrong.is_empty(),
        "ignored, or asked for though only the wording differs:\n{}",
        wrong.join("\n")
    );
}

#[test]
fn a_constant_is_the_reading_of_its_name() {
    let registry = &builtin().registry;
    for (name, reading, constant) in [
        (
            "colony-scoring-moment",
            "before-benefits",
            disputed::colony_scoring_moment::BEFORE_BENEFITS,
        ),
        (
            "specialist-exchange",
            "never-soldiers",
            disputed::specialist_exchange::NEVER_SOLDIERS,
        ),
        (
            "first-to-three",
            "places-three",
            disputed::first_to_three::PLACES_THREE,
        ),
    ] {
        let mut readings = Readings::default();
        assert!(!readings.is(constant), "{name}");
        assert_eq!(readings.choose(registry, name, reading), Ok(()));
        assert!(readings.is(constant), "{name}");
    }
}

#[test]
fn readings_are_chosen_by_name_and_may_be_taken_back() {
    let registry = &builtin().registry;
    let mut readings = Readings::default();
    assert_eq!(readings.choose(registry, "university", "one-place"), Ok(()));
    assert!(readings.is(disputed::university::ONE_PLACE));
    assert_eq!(readings.choose(registry, "university", "front"), Ok(()));
    assert!(!readings.is(disputed::university::ONE_PLACE));
}

#[test]
fn unknown_choices_name_the_known_ones() {
    let registry = &builtin().registry;
    let mut readings = Readings::default();
    let Err(UnknownReading::Reading(known)) = readings.choose(registry, "university", "back") else {
        panic!("no such reading");
    };
    assert_eq!(known, ["front", "one-place"]);
    let unknown = readings.choose(registry, "castle", "front");
    assert!(matches!(unknown, Err(UnknownReading::Ruling(names)) if names.len() == 139));
}
