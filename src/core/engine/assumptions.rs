//! Findings that rest on data which no source confirms: with other facts the record might be right.
//!
//! That is said only where such facts put the whole record right: the same search as for corrections, over what our data
//! assume.

use std::rc::Rc;

use super::run::{Key, Run, Tally};
use super::{Assumption, Change, Edit, Replaying};
use crate::core::{Finding, Severity, Value};

/// Statements played on trial for one record.
const BUDGET: usize = 100_000;

/// Makes notes of errors if other facts in place of assumed ones put the whole record right; the position to go on from.
pub(super) fn settle<P: Replaying>(start: P, found: &mut Vec<Finding>) -> P {
    let mut run = Run::new(start.clone());
    let (mut settled, mut noted) = (start.clone(), found.clone());
    let mut budget = BUDGET;
    let mut ours = Vec::new();
    for finding in noted.iter_mut().filter(|finding| finding.can_explain()) {
        // One fact may account for several findings.
        if run.tally.contains_key(&Key::of(finding)) {
            let Some(accepted) = find(&run, &settled, finding, &mut budget) else {
                return start;
            };
            ours = vec![accepted.ours.clone()];
            let edit = Rc::new(edit_of(accepted));
            settled.follow(settled.statements().edited(edit).settled());
            run = Run::new(settled.clone());
        }
        finding.severity = Severity::Note;
        finding.arguments.push(("assumed", Value::List(ours.clone())));
    }
    *found = noted;
    settled
}

fn edit_of<S>(assumption: Assumption<S>) -> Edit<S> {
    Edit {
        at: assumption.place,
        change: Change::InsertBefore(assumption.statement),
    }
}

/// A fact with which the finding vanishes and no other is found.
fn find<P: Replaying>(
    run: &Run<P>,
    start: &P,
    finding: &Finding,
    budget: &mut usize,
) -> Option<Assumption<P::Statement>> {
    let key = Key::of(finding);
    let assumptions = run.last.assumptions(finding);
    assumptions.into_iter().find(|assumption| {
        let edit = Rc::new(edit_of(assumption.clone()));
        *budget > 0 && is_in_order(run, start, &edit, &key, budget)
    })
}

fn is_in_order<P: Replaying>(
    run: &Run<P>,
    start: &P,
    edit: &Rc<Edit<P::Statement>>,
    key: &Key,
    budget: &mut usize,
) -> bool {
    let mut position = start.clone();
    position.follow(run.statements.edited(Rc::clone(edit)));
    let length = position.statements().len();
    let mut seen = Tally::new();
    for place in 0..=length {
        if place == length {
            position.end();
        } else {
            position.step(place);
        }
        *budget = budget.saturating_sub(1);
        for found in position.findings().iter().filter(|found| found.can_explain()) {
            let found = Key::of(found);
            let known = run.tally.get(&found).copied().unwrap_or(0);
            let times = seen.entry(found.clone()).or_insert(0);
            *times += 1;
            if found == *key || *times > known {
                return false;
            }
        }
        position.forget_findings();
    }
    true
}
