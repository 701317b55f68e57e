//! Two independent mistakes in one game, each of which alone is told where it stands. For records of any game.

use std::ops::Range;

/// What came of two mistakes in one game.
#[derive(Debug, Default, Clone, Copy)]
pub struct Tally {
    pub tried: u32,
    /// Both are told as mistakes of their own.
    pub both: u32,
    /// … and nothing else is.
    pub exactly_two: u32,
}

/// What is told of an entry.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Told {
    /// The entry, by its place in the game.
    pub entry: usize,
    /// Whether it follows from nothing.
    pub is_root: bool,
}

/// Whether an entry is told as a mistake of its own.
fn is_root_at(told: &[Told], entry: usize) -> bool {
    told.contains(&Told { entry, is_root: true })
}

/// A game with two mistakes whose distance in entries is within a range, and where they stand. `mistake` makes one in a part
/// of the game that changes one entry only, `told` is what a check says.
pub fn with_two<A: Clone>(
    actions: &[A],
    distances: &Range<usize>,
    mut mistake: impl FnMut(&Range<usize>) -> Option<(Vec<A>, usize)>,
    told: impl Fn(&[A]) -> Vec<Told>,
) -> Option<(Vec<A>, [usize; 2])> {
    let mut alone =
        |places: &Range<usize>| mistake(places).filter(|(mutated, at)| is_root_at(&told(mutated), *at));
    let (mut mutated, one) = alone(&(0..actions.len()))?;
    let from = one.saturating_add(distances.start).min(actions.len());
    let places = from..one.saturating_add(distances.end).min(actions.len());
    if places.is_empty() {
        return None;
    }
    let (other_mutated, other) = alone(&places)?;
    mutated[other] = other_mutated[other].clone();
    Some((mutated, [one, other]))
}

impl Tally {
    /// Counts what is told of two mistakes; whether it is not the two of them alone. The first may make of the second what it
    /// was not: only one that is still told is worth counting.
    pub fn count(&mut self, told: &[Told], [one, other]: [usize; 2]) -> bool {
        if !told.iter().any(|told| told.entry == other) {
            return false;
        }
        let both = is_root_at(told, one) && is_root_at(told, other);
        let roots = told.iter().filter(|told| told.is_root).count();
        self.tried += 1;
        self.both += u32::from(both);
        self.exactly_two += u32::from(both && roots == 2);
        !both || roots != 2
    }

    /// A row of the table in `PROOF.md`.
    pub fn print(&self, name: &str) {
        println!(
            "| {name} | {} | {} | {} |",
            self.tried, self.both, self.exactly_two
        );
    }
}
