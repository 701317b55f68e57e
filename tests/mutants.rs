//! Mutants of the seeds of `tests/fuzz`, a few of each at every test run: what the fuzz targets ask must hold for them.
//!
//! `ANNALS_MUTANTS=100000 cargo test --release --test mutants` tries more, `ANNALS_SEED` others.

#[path = "fuzz/properties.rs"]
mod properties;
mod support;

use support::mutator::{Chance, dictionary, mutant, number, seeds};
use support::program::annals;

/// Tries so many mutants of the seeds in a folder, and the seeds themselves.
fn each_mutant(folder: &str, count: u64, property: impl Fn(&str)) {
    let (seeds, words) = (seeds(folder), dictionary());
    for seed in &seeds {
        property(seed);
    }
    let mut chance = Chance::from_environment();
    for _ in 0..number("ANNALS_MUTANTS", count) {
        let text = mutant(&seeds, &words, &mut chance);
        let held = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| property(&text)));
        assert!(held.is_ok(), "this input breaks it:\n{text:?}");
    }
}

#[test]
fn mutants_of_records_are_checked() {
    each_mutant("records", 500, properties::any_text_is_checked);
}

#[test]
fn mutants_of_records_have_one_canonical_form() {
    each_mutant("records", 1000, properties::canonical_form_is_its_own);
}

#[test]
fn mutants_of_records_keep_their_meaning_in_canonical_form() {
    each_mutant("records", 500, properties::fmt_keeps_the_meaning);
}

#[test]
fn mutants_of_records_are_translated_there_and_back() {
    each_mutant("records", 500, properties::translation_is_undone);
}

#[test]
fn mutants_of_records_are_shown_and_scored() {
    each_mutant("records", 150, properties::pages_are_made);
}

#[test]
fn mutants_of_records_are_put_right_by_their_corrections() {
    each_mutant("records", 15, properties::corrections_hold);
}

#[test]
fn mutants_of_texts_load_or_are_reported() {
    each_mutant("texts", 4000, properties::any_texts_load);
}

#[test]
fn mutants_of_data_load_or_are_reported() {
    each_mutant("data", 60, properties::any_data_loads);
}

#[test]
fn mutants_of_a_table_s_own_file_load_or_are_reported() {
    each_mutant("own-files", 1000, properties::any_own_file_loads);
}

#[test]
fn mutants_of_arguments_are_answered() {
    let lines: Vec<String> = seeds("arguments")[0].lines().map(str::to_owned).collect();
    let (words, mut chance) = (dictionary(), Chance(7));
    for _ in 0..number("ANNALS_MUTANTS", 150) {
        // A command that would play or write something is not given a number of its own.
        let text = mutant(&lines, &words, &mut chance).replace(['\0', '/'], "");
        let arguments: Vec<&str> = text.split(' ').filter(|word| !word.is_empty()).collect();
        if arguments
            .iter()
            .any(|word| ["-o", "--output", "--write", "-"].contains(word) || word.starts_with("-o"))
        {
            continue;
        }
        let output = annals(&arguments);
        let code = output.status.code();
        assert!(matches!(code, Some(0..=2)), "{code:?}: {arguments:?}");
        let said = String::from_utf8_lossy(&output.stderr);
        assert!(!said.contains("made a mistake"), "{arguments:?}: {said}");
    }
}
