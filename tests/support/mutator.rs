//! Mutants of texts, the same at every run: for `tests/mutants.rs` and `tests/formats.rs`.

use std::fs;
use std::path::Path;

/// Numbers that only look random: the same mutants at every run.
pub struct Chance(pub u64);

impl Chance {
    /// Other numbers for another `ANNALS_SEED`.
    pub fn from_environment() -> Self {
        Self(number("ANNALS_SEED", 1).wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    pub fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 % limit.max(1) as u64).expect("small")
    }
}

pub fn number(variable: &str, default: u64) -> u64 {
    let set = std::env::var(variable).ok();
    set.and_then(|text| text.parse().ok()).unwrap_or(default)
}

/// The words of the dictionary, as libFuzzer writes them.
pub fn dictionary() -> Vec<String> {
    let text = include_str!("../fuzz/annals.dict");
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

pub fn seeds(folder: &str) -> Vec<String> {
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

/// A seed with up to eight changes: something taken out, doubled, moved, or put in from the dictionary or another seed;
/// letters or whole lines.
pub fn mutant(seeds: &[String], words: &[String], chance: &mut Chance) -> String {
    let mut letters: Vec<char> = seeds[chance.below(seeds.len())].chars().collect();
    for _ in 0..=chance.below(8) {
        let at = chance.below(letters.len() + 1);
        let end = (at + 1 + chance.below(12)).min(letters.len());
        match chance.below(8) {
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
            4 => letters = with_other_lines(letters, chance),
            5 => {
                let digits: Vec<usize> = (0..letters.len())
                    .filter(|at| letters[*at].is_ascii_digit())
                    .collect();
                if !digits.is_empty() {
                    letters[digits[chance.below(digits.len())]] = char::from(b"0123456789"[chance.below(10)]);
                }
            }
            _ => {
                let word = words[chance.below(words.len())].chars().collect::<Vec<_>>();
                letters.splice(at..at, word);
            }
        }
    }
    letters.into_iter().collect()
}

/// A text with a line left out, doubled or in another place.
fn with_other_lines(letters: Vec<char>, chance: &mut Chance) -> Vec<char> {
    let text: String = letters.into_iter().collect();
    let mut lines: Vec<&str> = text.split('\n').collect();
    let (from, to) = (chance.below(lines.len()), chance.below(lines.len()));
    match chance.below(3) {
        0 => drop(lines.remove(from)),
        1 => lines.insert(to, lines[from]),
        _ => lines.swap(from, to),
    }
    lines.join("\n").chars().collect()
}
