//! A record played to its end, with positions kept on the way so that it can be played again from any of them.

use std::collections::BTreeMap;
use std::rc::Rc;

use super::{Change, Edit, Replaying, Sequence};
use crate::core::{Finding, Item};

/// Statements between two positions that are kept. Long records keep fewer.
const SPACING: usize = 16;
/// Upper limit on positions kept.
const MOST_KEPT: usize = 128;

/// A finding, whatever its figures are: where it stands and what it is about.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Key {
    start: u32,
    slug: &'static str,
    item: Option<Item>,
}

impl Key {
    pub(super) fn of(finding: &Finding) -> Self {
        Self {
            start: finding.span.start,
            slug: finding.slug,
            item: finding.item.clone(),
        }
    }
}

/// How often each finding was found.
pub(super) type Tally = BTreeMap<Key, usize>;

/// A position that was kept, and how many findings came before it.
struct Kept<P> {
    place: usize,
    position: P,
    found_before: usize,
}

/// A record played to its end.
pub(super) struct Run<P: Replaying> {
    pub(super) statements: Sequence<P::Statement>,
    kept: Vec<Kept<P>>,
    /// What was found, and at which statement.
    pub(super) found: Vec<(usize, Finding)>,
    /// How often each finding was found.
    pub(super) tally: Tally,
    /// How many errors were found before each of them, and in all.
    errors_before: Vec<usize>,
    /// The position at the end.
    pub(super) last: P,
    /// The positions before each statement of the part that was asked for last.
    block: Option<(usize, Vec<P>)>,
}

impl<P: Replaying> Run<P> {
    /// Plays a record from the position before its first statement.
    pub(super) fn new(start: P) -> Self {
        let mut run = Self {
            statements: start.statements().clone(),
            kept: Vec::new(),
            found: Vec::new(),
            tally: Tally::new(),
            errors_before: Vec::new(),
            last: start.clone(),
            block: None,
        };
        run.go_on(0, start);
        run
    }

    fn go_on(&mut self, from: usize, mut position: P) {
        let length = self.statements.len();
        let spacing = SPACING.max(length / MOST_KEPT + 1);
        for place in from..length {
            if place % spacing == 0 || place == from {
                self.kept.push(Kept {
                    place,
                    position: position.clone(),
                    found_before: self.found.len(),
                });
            }
            position.step(place);
            self.collect(place, &mut position);
        }
        position.end();
        self.collect(length, &mut position);
        self.last = position;
        self.count();
    }

    fn count(&mut self) {
        self.tally.clear();
        self.errors_before.clear();
        let mut errors = 0;
        for (_, finding) in &self.found {
            self.errors_before.push(errors);
            errors += usize::from(finding.can_explain());
            *self.tally.entry(Key::of(finding)).or_insert(0) += 1;
        }
        self.errors_before.push(errors);
    }

    fn collect(&mut self, place: usize, position: &mut P) {
        if position.findings().is_empty() {
            return;
        }
        let found = position.findings().iter().cloned();
        self.found.extend(found.map(|finding| (place, finding)));
        position.forget_findings();
    }

    /// How many errors were found before a place.
    pub(super) fn errors_before(&self, place: usize) -> usize {
        self.errors_before[self.found.partition_point(|(at, _)| *at < place)]
    }

    /// How many errors there are.
    pub(super) fn all_errors(&self) -> usize {
        self.errors_before.last().copied().unwrap_or(0)
    }

    /// The last position kept at or before a place.
    fn kept_before(&self, place: usize) -> usize {
        let after = self.kept.partition_point(|kept| kept.place <= place);
        after.saturating_sub(1)
    }

    /// The position before a statement, and how many statements were played to reach it.
    pub(super) fn position(&mut self, place: usize) -> (Option<P>, usize) {
        let kept = self.kept_before(place);
        let mut played = 0;
        if self.block.as_ref().is_none_or(|(known, _)| *known != kept) {
            let positions = self.positions_from(kept);
            played = positions.len();
            self.block = Some((kept, positions));
        }
        let from = self.kept.get(kept).map(|kept| kept.place);
        let at = from.and_then(|from| place.checked_sub(from));
        let block = self.block.as_ref();
        let position = at.zip(block).and_then(|(at, (_, block))| block.get(at));
        (position.cloned(), played)
    }

    /// The position before a statement, if it need not be played for.
    pub(super) fn known_position(&self, place: usize) -> Option<&P> {
        let (kept, block) = self.block.as_ref()?;
        let at = place.checked_sub(self.kept.get(*kept)?.place)?;
        block.get(at).or_else(|| {
            let next = self.kept.get(kept + 1);
            Some(&next.filter(|next| next.place == place)?.position)
        })
    }

    /// The errors that were found from a place on.
    pub(super) fn errors_from(&self, place: usize) -> impl Iterator<Item = &Finding> {
        let from = self.found.partition_point(|(at, _)| *at < place);
        let later = self.found[from..].iter().map(|(_, finding)| finding);
        later.filter(|finding| finding.can_explain())
    }

    /// The positions before each statement from a kept one up to the next.
    fn positions_from(&self, kept: usize) -> Vec<P> {
        let Some(from) = self.kept.get(kept) else {
            return Vec::new();
        };
        let next = self.kept.get(kept + 1);
        let to = next.map_or(self.statements.len(), |next| next.place);
        let mut position = from.position.clone();
        let mut positions = Vec::with_capacity(to - from.place);
        for place in from.place..to {
            positions.push(position.clone());
            position.step(place);
            position.forget_findings();
        }
        positions
    }

    /// Whether a change concerns something that counts from the first position on.
    pub(super) fn changes_the_table(&self, edit: &Edit<P::Statement>) -> bool {
        let sets = |place: usize| self.statements.get(place).is_some_and(P::sets_the_table);
        match &edit.change {
            Change::Replace(alternative) => sets(edit.at) || P::sets_the_table(&alternative.statement),
            Change::Drop => sets(edit.at),
            Change::InsertBefore(statement) => P::sets_the_table(statement),
            Change::SwapWithNext | Change::EndHere => false,
        }
    }

    /// The position from which a changed record is to be played, and the place of its next statement.
    pub(super) fn position_for(&self, edit: &Rc<Edit<P::Statement>>, before: &P) -> (P, usize) {
        let mut position = before.clone();
        position.follow(self.statements.edited(Rc::clone(edit)));
        if self.changes_the_table(edit) {
            position.begin_anew();
            return (position, 0);
        }
        (position, edit.at)
    }

    /// Goes on with a changed record; how many statements were played.
    pub(super) fn accept(&mut self, edit: &Rc<Edit<P::Statement>>) -> usize {
        let is_new_table = self.changes_the_table(edit);
        let from = if is_new_table {
            0
        } else {
            self.kept_before(edit.at)
        };
        let Some(kept) = self.kept.get(from) else {
            return 0;
        };
        let (place, found_before, mut position) = (kept.place, kept.found_before, kept.position.clone());
        self.statements = self.statements.edited(Rc::clone(edit)).settled();
        self.kept.truncate(from);
        self.found.truncate(found_before);
        self.block = None;
        for kept in &mut self.kept {
            kept.position.follow(self.statements.clone());
        }
        position.follow(self.statements.clone());
        if is_new_table {
            position.begin_anew();
        }
        self.go_on(place, position);
        self.statements.len().saturating_sub(place)
    }

    /// How often each error is found before a place.
    pub(super) fn errors_until(&self, place: usize) -> Tally {
        let mut tally = Tally::new();
        for (_, finding) in self.found.iter().take_while(|(at, _)| *at < place) {
            *tally.entry(Key::of(finding)).or_insert(0) += 1;
        }
        tally
    }
}
