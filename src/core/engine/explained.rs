//! The findings of a record with what follows from what.

use std::collections::BTreeMap;

use super::Replaying;
use super::run::{Key, Tally};
use crate::core::{Correction, CorrectionKind, Finding};

/// What was found in a record, with what follows from what.
#[derive(Debug, Default)]
pub struct Explained {
    /// All findings, in the order of the text.
    pub findings: Vec<Finding>,
    /// Whether the search was broken off: then what is left stands for itself.
    pub is_cut: bool,
}

impl Explained {
    /// Every finding stands for itself, because there are too many to try.
    pub(super) fn unexplained(mut findings: Vec<Finding>) -> Self {
        findings.sort_by_key(|finding| finding.span.start);
        Self {
            findings,
            is_cut: true,
        }
    }

    /// With further findings that nothing follows from.
    #[must_use]
    pub fn with(mut self, others: Vec<Finding>) -> Self {
        if !others.is_empty() {
            self.findings.extend(others);
            self.findings = in_order(self.findings);
        }
        self
    }
}

/// The findings of a record while corrections are tried.
pub(super) struct Roots {
    found: Vec<Finding>,
    /// What each of them follows from.
    follows: Vec<Option<usize>>,
    /// Whether it has been explained, as a mistake or as a consequence.
    is_settled: Vec<bool>,
    /// Whether it is about words and signs.
    is_about_words: Vec<bool>,
    places: BTreeMap<Key, Vec<usize>>,
}

impl Roots {
    pub(super) fn new<P: Replaying>(found: Vec<Finding>, start: &P) -> Self {
        let mut places: BTreeMap<Key, Vec<usize>> = BTreeMap::new();
        for (place, finding) in found.iter().enumerate() {
            places.entry(Key::of(finding)).or_default().push(place);
        }
        Self {
            follows: vec![None; found.len()],
            is_settled: vec![false; found.len()],
            is_about_words: found
                .iter()
                .map(|finding| start.is_about_words(finding))
                .collect(),
            found,
            places,
        }
    }

    /// Findings of a key that have not been explained.
    fn open(&self, key: &Key) -> impl Iterator<Item = usize> {
        let places = self.places.get(key).into_iter().flatten().copied();
        places.filter(|place| !self.is_settled[*place])
    }

    /// Whether the record as it stands has a finding that has not been explained yet.
    pub(super) fn is_open(&self, key: &Key) -> bool {
        self.open(key).next().is_some()
    }

    /// A mistake with its correction: what vanishes with it follows from it, but for other items of an entry that is left out
    /// and not wrong as a whole. The place of the mistake.
    pub(super) fn add(
        &mut self,
        target: &Key,
        correction: Correction,
        is_whole: bool,
        [before, after]: [&Tally; 2],
    ) -> Option<usize> {
        let root = self.open(target).next()?;
        let drops = correction.kind == CorrectionKind::Drop && !is_whole;
        self.found[root].correction = Some(Box::new(correction));
        self.is_settled[root] = true;
        for (key, times) in before {
            let still = after.get(key).copied().unwrap_or(0);
            let vanished = times.saturating_sub(still);
            let open: Vec<usize> = self.open(key).take(vanished).collect();
            for place in open {
                let is_another_item = drops
                    && self.found[place].span == self.found[root].span
                    && self.found[place].item.is_some()
                    && self.found[place].item != self.found[root].item;
                if !self.is_about_words[place] && !is_another_item {
                    self.follows[place] = Some(root);
                    self.is_settled[place] = true;
                }
            }
        }
        Some(root)
    }

    /// Takes a correction back: nothing follows from the mistake any more.
    pub(super) fn withdraw(&mut self, root: usize) {
        self.found[root].correction = None;
        for follows in self.follows.iter_mut().filter(|follows| **follows == Some(root)) {
            *follows = None;
        }
    }

    /// Keeps a correction if it makes its mistake vanish by itself. What follows and does not vanish by this alone needs
    /// the corrections before it too.
    pub(super) fn keep_only(&mut self, root: usize, before: &Tally, after: &Tally) {
        let count = |tally: &Tally, key: &Key| tally.get(key).copied().unwrap_or(0);
        let mut vanished: BTreeMap<Key, usize> = BTreeMap::new();
        let mut takes = |key: Key| {
            let left = count(before, &key).saturating_sub(count(after, &key));
            let taken = vanished.entry(key).or_insert(0);
            *taken += 1;
            *taken <= left
        };
        if !takes(Key::of(&self.found[root])) {
            self.withdraw(root);
            return;
        }
        for (follows, finding) in self.follows.iter().zip(&mut self.found) {
            if *follows == Some(root) && !takes(Key::of(finding)) {
                finding.is_shared = true;
            }
        }
    }

    /// What is still found once everything is corrected follows from nothing.
    pub(super) fn release(&mut self, still: &Tally) {
        for (follows, finding) in self.follows.iter_mut().zip(&self.found) {
            if still.contains_key(&Key::of(finding)) {
                *follows = None;
            }
        }
    }

    /// All findings in the order of the text.
    pub(super) fn explained(self, is_cut: bool) -> Explained {
        let findings = self.found.into_iter().zip(self.follows);
        let findings = findings.map(|(mut finding, follows)| {
            finding.is_shared &= follows.is_some();
            finding.follows = follows;
            finding
        });
        Explained {
            findings: in_order(findings.collect()),
            is_cut,
        }
    }
}

/// Sorts findings by place and keeps what follows from what.
fn in_order(findings: Vec<Finding>) -> Vec<Finding> {
    let mut order: Vec<usize> = (0..findings.len()).collect();
    order.sort_by_key(|at| findings[*at].span.start);
    let mut place = vec![0; order.len()];
    for (new, old) in order.iter().enumerate() {
        place[*old] = new;
    }
    let mut findings: Vec<(usize, Finding)> = place.iter().copied().zip(findings).collect();
    findings.sort_by_key(|(place, _)| *place);
    let remapped = findings.into_iter().map(|(_, mut finding)| {
        finding.follows = finding.follows.map(|old| place[old]);
        finding
    });
    remapped.collect()
}
