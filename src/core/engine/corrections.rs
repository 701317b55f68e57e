//! One mistake, one finding: what follows from a mistake is found by trying its correction.
//!
//! A finding follows from an earlier one if, and only if, a correction of the earlier entry makes both vanish. So the
//! record is played again with one statement changed, dropped, added or exchanged with its neighbour, and whatever is no
//! longer found then follows from the mistake. A record without errors costs nothing; a budget bounds the others.

use std::collections::BTreeSet;
use std::rc::Rc;

use super::assumptions;
use super::edit::INSERTION;
use super::explained::{Explained, Roots};
use super::run::{Key, Run, Tally};
use super::{Change, Edit, Reach, Replaying};
use crate::core::{Correction, Finding};

/// Statements played on trial for one record; beyond them every finding stands for itself.
const BUDGET: usize = 80_000;
/// Statements played on trial for one finding.
const BUDGET_OF_A_FINDING: usize = 60_000;
/// Statements played to see that each correction keeps its promise.
const BUDGET_OF_PROOF: usize = 100_000;
/// With more findings than this nothing is tried: such a record is no game.
const MOST_EXPLAINED: usize = 2_000;
/// So far back every statement is tried; further back only what concerns the finding.
const NEAR: usize = 40;

/// Finds out which findings follow from which. `start` is the position before the first statement, `found` what was
/// found when the record was played as it stands.
pub fn explain<P: Replaying>(start: P, mut found: Vec<Finding>) -> Explained {
    if found.len() > MOST_EXPLAINED {
        return Explained::unexplained(found);
    }
    let start = assumptions::settle(start, &mut found);
    let mut roots = Roots::new(found, &start);
    let mut search = Search::new(start.clone());
    let mut edits = Vec::new();
    while let Some((at, target)) = search.next_target() {
        let key = Key::of(&target);
        search.of_finding = BUDGET_OF_A_FINDING.min(search.budget);
        let best = roots.is_open(&key).then(|| search.best(at, &target)).flatten();
        let Some(best) = best else {
            search.handled.insert(key);
            continue;
        };
        let correction = search.describe(&best);
        let before = search.run.tally.clone();
        let original = search.original(&best.edit);
        let is_whole = search.leaves_out_all(&best.edit, &target);
        search.accept(&best);
        if let Some(root) = roots.add(&key, correction, is_whole, [&before, &search.run.tally]) {
            edits.push((root, original));
        }
    }
    let is_cut = search.budget == 0;
    roots.release(&search.run.tally);
    drop(search);
    let is_proved = prove(start, &mut roots, edits);
    roots.explained(is_cut || !is_proved)
}

/// Tries each correction by itself on the record as it stands: what it puts in order alone, and what only together with
/// the corrections before it.
fn prove<P: Replaying>(start: P, roots: &mut Roots, edits: Vec<(usize, Option<Edit<P::Statement>>)>) -> bool {
    let mut run = Run::new(start);
    let mut budget = BUDGET_OF_PROOF;
    for (root, edit) in edits {
        let Some(edit) = edit.filter(|_| budget > 0) else {
            roots.withdraw(root);
            continue;
        };
        let (position, played) = run.position(edit.at);
        budget = budget.saturating_sub(played);
        let Some(position) = position else {
            roots.withdraw(root);
            continue;
        };
        let (tally, played) = errors_with(&run, &position, &Rc::new(edit));
        budget = budget.saturating_sub(played);
        roots.keep_only(root, &run.tally, &tally);
    }
    budget > 0
}

/// What is found in a changed record, and how many statements were played for it.
fn errors_with<P: Replaying>(run: &Run<P>, position: &P, edit: &Rc<Edit<P::Statement>>) -> (Tally, usize) {
    let (mut position, from) = run.position_for(edit, position);
    let length = position.statements().len();
    let mut tally = run.errors_until(from);
    for place in from..=length {
        if place == length {
            position.end();
        } else {
            position.step(place);
        }
        for finding in position.findings() {
            *tally.entry(Key::of(finding)).or_insert(0) += 1;
        }
        position.forget_findings();
    }
    (tally, length + 1 - from)
}

/// A correction that was tried.
struct Tried<S> {
    edit: Rc<Edit<S>>,
    /// Errors that are left, those that it brings itself counted twice.
    left: usize,
    /// Statements between it and the finding.
    distance: usize,
    /// Whether another one does as well.
    has_equal: bool,
}

/// Fewer errors than these must be left by another correction to be better, or to be as good from the same place.
fn bar<S>(best: Option<&Tried<S>>, size: usize, distance: usize, cap: usize) -> usize {
    let bar = best.map_or(cap, |best| {
        let is_equal = size == best.edit.size() && distance == best.distance && !best.has_equal;
        best.left + usize::from(is_equal || size < best.edit.size())
    });
    bar.min(cap)
}

/// The errors of a record that is played with a change.
struct Count {
    /// So far, those that the change brings itself counted twice.
    left: usize,
    /// So many are too many.
    most: usize,
    /// How often each was found in what was played.
    seen: Tally,
}

impl Count {
    /// Counts an error; false if the change is no correction.
    fn allows(&mut self, finding: &Finding, target: &Key, tally: &Tally, is_early: bool) -> bool {
        let key = Key::of(finding);
        if key == *target {
            return false;
        }
        self.left += 1;
        let known = tally.get(&key).copied().unwrap_or(0);
        let times = self.seen.entry(key).or_insert(0);
        *times += 1;
        if *times > known {
            if is_early {
                return false;
            }
            self.left += 1;
        }
        self.left < self.most
    }
}

/// What a correction is tried for.
struct Target<'f> {
    finding: &'f Finding,
    key: Key,
    /// The statement at which it was found.
    found_at: usize,
}

struct Search<P: Replaying> {
    run: Run<P>,
    /// The place that each statement has in the record as it stands.
    origins: Vec<Option<usize>>,
    /// Errors that no correction makes vanish.
    handled: BTreeSet<Key>,
    /// The first finding that has not been looked at.
    next: usize,
    /// Statements that may still be played for this record.
    budget: usize,
    /// Statements that may still be played for this finding.
    of_finding: usize,
}

impl<P: Replaying> Search<P> {
    fn new(start: P) -> Self {
        let run = Run::new(start);
        Self {
            origins: (0..run.statements.len()).map(Some).collect(),
            run,
            handled: BTreeSet::new(),
            next: 0,
            budget: BUDGET,
            of_finding: 0,
        }
    }

    /// The first error that has not been looked at, and the place at which it was found.
    fn next_target(&mut self) -> Option<(usize, Finding)> {
        while let Some((place, finding)) = self.run.found.get(self.next).filter(|_| self.budget > 0) {
            if finding.can_explain() && !self.handled.contains(&Key::of(finding)) {
                return Some((*place, finding.clone()));
            }
            self.next += 1;
        }
        None
    }

    /// Counts statements that were played.
    fn spend(&mut self, statements: usize) {
        self.of_finding = self.of_finding.saturating_sub(statements);
        self.budget = self.budget.saturating_sub(statements);
    }

    /// The position before a statement.
    fn position(&mut self, place: usize) -> Option<P> {
        let (position, played) = self.run.position(place);
        self.spend(played);
        position
    }

    /// The correction that leaves the fewest errors; of equals the smallest, then the nearest.
    fn best(&mut self, found_at: usize, finding: &Finding) -> Option<Tried<P::Statement>> {
        let target = Target {
            finding,
            key: Key::of(finding),
            found_at,
        };
        let all = self.run.all_errors();
        let mut best: Option<Tried<P::Statement>> = None;
        let here = self.place_of(&target);
        self.try_at(here, &target, Reach::Here, all, &mut best);
        if found_at != here && found_at < self.run.statements.len() {
            self.try_at(found_at, &target, Reach::Here, all, &mut best);
        }
        // Only a slip further back that explains more is worth looking for.
        let mut place = here;
        while place > 0 && self.of_finding > 0 {
            if best.as_ref().is_some_and(|best| best.left == 0) {
                break;
            }
            place -= 1;
            let reach = if here - place <= NEAR {
                Reach::Near
            } else {
                Reach::Far
            };
            let cap = best.as_ref().map_or(all, |best| best.left);
            self.try_at(place, &target, reach, cap, &mut best);
        }
        if let Some(position) = self.position(here).filter(|_| P::is_after_the_end(finding)) {
            self.try_changes(&position, here, vec![Change::EndHere], &target, all, &mut best);
        }
        best
    }

    /// The statement in which a finding stands.
    fn place_of(&self, target: &Target) -> usize {
        let contains = |place: usize| {
            let statement = self.run.statements.get(place);
            statement.is_some_and(|statement| {
                let span = P::span(statement);
                let start = target.finding.span.start;
                span.start <= start && start < span.end.max(span.start + 1)
            })
        };
        let last = self.run.statements.len().saturating_sub(1);
        let latest = target.found_at.min(last);
        (0..=latest)
            .rev()
            .find(|place| contains(*place))
            .unwrap_or(latest)
    }

    /// Tries everything that may have been meant at a place.
    fn try_at(
        &mut self,
        place: usize,
        target: &Target,
        reach: Reach,
        cap: usize,
        best: &mut Option<Tried<P::Statement>>,
    ) {
        let Some(position) = self.position(place) else {
            return;
        };
        let Some(statement) = self.run.statements.get(place).cloned() else {
            return;
        };
        let alternatives = position.alternatives(&statement, target.finding, reach);
        let mut changes: Vec<Change<P::Statement>> = alternatives.into_iter().map(Change::Replace).collect();
        if reach != Reach::Far {
            if place + 1 < self.run.statements.len() {
                changes.push(Change::SwapWithNext);
            }
            // Where nothing is known nothing is wrong: that puts no later line in order.
            if reach == Reach::Here || !P::is_knowledge(&statement) {
                changes.push(Change::Drop);
            }
        }
        self.try_changes(&position, place, changes, target, cap, best);
        // What may have been forgotten is many things: they are thought of only where one of them could still be better.
        let distance = target.found_at.abs_diff(place);
        if self.run.errors_before(place) < bar(best.as_ref(), INSERTION, distance, cap) {
            let insertions = position.insertions(&statement, target.finding, reach);
            let insertions = insertions.into_iter().map(Change::InsertBefore).collect();
            self.try_changes(&position, place, insertions, target, cap, best);
        }
    }

    /// Tries changes of one statement and keeps the best.
    fn try_changes(
        &mut self,
        position: &P,
        place: usize,
        changes: Vec<Change<P::Statement>>,
        target: &Target,
        cap: usize,
        best: &mut Option<Tried<P::Statement>>,
    ) {
        let distance = target.found_at.abs_diff(place);
        for change in changes {
            if self.of_finding == 0 {
                return;
            }
            let edit = Edit { at: place, change };
            let most = bar(best.as_ref(), edit.size(), distance, cap);
            let edit = Rc::new(edit);
            let Some(left) = self.try_edit(position, &edit, target, most) else {
                continue;
            };
            let tried = Tried {
                distance,
                left,
                edit,
                has_equal: false,
            };
            let weight = |tried: &Tried<P::Statement>| (tried.left, tried.edit.size());
            match best {
                Some(known) if weight(known) < weight(&tried) => {}
                Some(known) if weight(known) == weight(&tried) => {
                    if known.distance == tried.distance {
                        known.has_equal = true;
                    }
                }
                _ => *best = Some(tried),
            }
        }
    }

    /// Plays on with a change; how many errors are left, if the finding is gone and fewer than `most` are.
    fn try_edit(
        &mut self,
        position: &P,
        edit: &Rc<Edit<P::Statement>>,
        target: &Target,
        most: usize,
    ) -> Option<usize> {
        let others = self.other_items(edit, target);
        if self.run.errors_before(edit.at) + others >= most && !self.run.changes_the_table(edit) {
            return None;
        }
        let (mut position, from) = self.run.position_for(edit, position);
        let length = position.statements().len();
        let mut count = Count {
            left: self.run.errors_before(from) + others,
            most,
            seen: Tally::new(),
        };
        let until = edit.moved(target.found_at);
        let behind = edit.behind().filter(|(place, _)| *place >= from);
        for place in from..=length {
            if let Some((_, unchanged)) = behind.filter(|(behind, _)| *behind == place)
                && let Some(known) = self.run.known_position(unchanged)
                && position.is_as(known)
            {
                // It came to the same: all that is found later is known.
                let mut later = self.run.errors_from(unchanged);
                let is_kept = later.all(|finding| count.allows(finding, &target.key, &self.run.tally, false));
                return (is_kept && count.left < most).then_some(count.left);
            }
            if place == length {
                position.end();
            } else {
                position.step(place);
                self.spend(1);
            }
            // A correction that is wrong itself before the mistake shows is none.
            let is_early = place <= until;
            let mut found = position.findings().iter().filter(|finding| finding.can_explain());
            if !found.all(|finding| count.allows(finding, &target.key, &self.run.tally, is_early)) {
                return None;
            }
            position.forget_findings();
            if self.of_finding == 0 {
                return None;
            }
        }
        (count.left < most).then_some(count.left)
    }

    /// Whether an entry is left out of which nothing should be there: it was written twice, or is wrong as a whole.
    fn leaves_out_all(&self, edit: &Edit<P::Statement>, target: &Finding) -> bool {
        let statement = |at: usize| self.run.statements.get(at);
        let before = edit.at.checked_sub(1).and_then(statement);
        let is_double = before
            .zip(statement(edit.at))
            .is_some_and(|(before, here)| P::says_the_same(before, here));
        is_double || target.item.is_none()
    }

    /// Other wrong items of an entry that is left out: each of them is a mistake of its own.
    fn other_items(&self, edit: &Edit<P::Statement>, target: &Target) -> usize {
        if !matches!(edit.change, Change::Drop) || self.leaves_out_all(edit, target.finding) {
            return 0;
        }
        let Some(span) = self.run.statements.get(edit.at).map(P::span) else {
            return 0;
        };
        let found = self.run.found.iter().map(|(_, finding)| finding);
        found
            .filter(|finding| finding.span == span && finding.can_explain())
            .filter(|finding| finding.item.is_some() && finding.item != target.finding.item)
            .count()
    }

    fn describe(&mut self, best: &Tried<P::Statement>) -> Correction {
        let at = best.edit.at;
        let position = self.position(at);
        let span_at = |place: usize| self.run.statements.get(place).map(P::span).unwrap_or_default();
        let line = |statement: &P::Statement| position.as_ref().and_then(|position| position.line(statement));
        let written = match &best.edit.change {
            Change::Replace(alternative) => line(&alternative.statement),
            Change::InsertBefore(statement) => line(statement),
            Change::Drop | Change::SwapWithNext | Change::EndHere => None,
        };
        Correction {
            kind: best.edit.kind(),
            span: span_at(at),
            with: matches!(best.edit.change, Change::SwapWithNext).then(|| span_at(at + 1)),
            line: written,
            is_only: !best.has_equal,
        }
    }

    /// The same change of the record as it stands; none if it rests on another correction.
    fn original(&self, edit: &Edit<P::Statement>) -> Option<Edit<P::Statement>> {
        let at = (*self.origins.get(edit.at)?)?;
        let next = || self.origins.get(edit.at + 1).copied().flatten();
        let is_apart = matches!(edit.change, Change::SwapWithNext) && next() != Some(at + 1);
        (!is_apart).then(|| edit.moved_to(at))
    }

    /// Goes on with the corrected record.
    fn accept(&mut self, best: &Tried<P::Statement>) {
        best.edit.apply_to_places(&mut self.origins);
        let played = self.run.accept(&best.edit);
        self.spend(played);
        self.next = 0;
    }
}
