//! Mutants of the seeds of `tests/fuzz`, a few of each at every test run: what the fuzz targets ask must hold for them.
//!
//! `ANNALS_MUTANTS=100000 cargo test --release --test mutants` tries more, `ANNALS_SEED` others.

#[path = "fuzz/properties.rs"]
mod properties;
mod support;

use std::fs;
use std::path::Path;

use support::program::annals;

/// Numbers that only look random: the same mutants at every run.
struct Chance(u64);

impl Chance {
    fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 % limit.max(1) as u64).expect("small")
    }
}

fn number(variable: &str, default: u64) -> u64 {
    let set = std::env::var(variable).ok();
    set.and_then(|text| text.parse().ok()).unwrap_or(default)
}

/// The words of the dictionary, as libFuzzer writes them.
fn dictionary() -> Vec<String> {
    let text = include_str!("fuzz/annals.dict");
    let lines = text
        .lines()
        .filter_map(|line| line.strip_prefix('"')?.strip_suffix('"'));
    lines
        .map(|word| {
            let word = word.replace("\\x0a", "\n").replace("\\x09", "\t");
            word.replace("\\\"", "\"").replace("\\\\", "\\")
        })
        .collect()
}

fn seeds(folder: &str) -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/fuzz/seeds")
        .join(folder);
    let files = fs::read_dir(folder).expect("seeds");
    let mut paths: Vec<_> = files.map(|file| file.expect("a seed").path()).collect();
    paths.sort();
    paths
        .iter()
        .map(|path| fs::read_to_string(path).expect("a text"))
        .collect()
}

/// A seed with up to eight changes: something taken out, doubled, moved, or put in from the dictionary or another seed.
fn mutant(seeds: &[String], words: &[String], chance: &mut Chance) -> String {
    let mut letters: Vec<char> = seeds[chance.below(seeds.len())].chars().collect();
    for _ in 0..=chance.below(8) {
        let at = chance.below(letters.len() + 1);
        let length = 1 + chance.below(12);
        let end = (at + length).min(letters.len());
        match chance.below(6) {
            0 => drop(letters.drain(at..end)),
            1 => {
                let again: Vec<char> = letters[at..end].to_vec();
                let to = chance.below(letters.len() + 1);
                letters.splice(to..to, again);
            }
            2 => {
                let other: Vec<char> = seeds[chance.below(seeds.len())].chars().collect();
                let from = chance.below(other.len());
                let until = (from + 60).min(other.len());
                letters.splice(at..end, other[from..until].iter().copied());
            }
            3 if at < letters.len() => {
                letters[at] =
                    char::from_u32(u32::try_from(chance.below(0x3000)).expect("small")).unwrap_or(' ');
            }
            _ => {
                let word = words[chance.below(words.len())].chars().collect::<Vec<_>>();
                letters.splice(at..at, word);
            }
        }
    }
    letters.into_iter().collect()
}

/// Tries so many mutants of the seeds in a folder, and the seeds themselves.
fn each_mutant(folder: &str, count: u64, property: impl Fn(&str)) {
    let (seeds, words) = (seeds(folder), dictionary());
    for seed in &seeds {
        property(seed);
    }
    let mut chance = Chance(number("ANNALS_SEED", 1).wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1);
    for _ in 0..number("ANNALS_MUTANTS", count) {
        let text = mutant(&seeds, &words, &mut chance);
        let held = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| property(&text)));
        assert!(held.is_ok(), "this input breaks it:\n{text:?}");
    }
}

#[test]
fn mutants_of_records_are_checked() {
    each_mutant("records", 2000, properties::any_text_is_checked);
}

#[test]
fn mutants_of_records_keep_their_meaning_in_canonical_form() {
    each_mutant("records", 2000, properties::fmt_keeps_the_meaning);
}

#[test]
fn mutants_of_records_are_shown_and_scored() {
    each_mutant("records", 500, properties::pages_are_made);
}

#[test]
fn mutants_of_texts_load_or_are_reported() {
    each_mutant("texts", 4000, properties::any_texts_load);
}

#[test]
fn mutants_of_data_load_or_are_reported() {
    each_mutant("data", 200, properties::any_data_loads);
}

#[test]
fn mutants_of_arguments_are_answered() {
    let lines: Vec<String> = seeds("arguments")[0].lines().map(str::to_owned).collect();
    let (words, mut chance) = (dictionary(), Chance(7));
    for _ in 0..number("ANNALS_MUTANTS", 300) {
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
