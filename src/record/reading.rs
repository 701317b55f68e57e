//! A record read: by the grammar and, where that leaves something open, as people write.

use std::collections::BTreeSet;
use std::sync::Arc;

use super::meaning::{Meanings, meanings_with};
use super::natural::{SpanMap, line_at, line_starts, natural};
use super::vocabulary::Vocabulary;
use crate::core::{Declared, Statement};
use crate::notation::{Expected, Log, Mistake, NotationProblem};

/// What becomes of a colon behind a heading.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Colons {
    /// It is told.
    Told,
    /// It is left out.
    LeftOut,
}

/// Finds out what every word of a record means. What the words show to be wrong with the signs is added to what the
/// signs showed, and words without their colon are not told twice.
pub(super) fn understood<'t>(
    log: &'t Log<'t>,
    mut problems: Vec<NotationProblem>,
    vocabulary: &mut Vocabulary,
) -> (Meanings, Vec<NotationProblem>) {
    let mut found = meanings_with(log, vocabulary);
    let colonless = problems
        .iter()
        .filter(|problem| problem.mistake == Mistake::EntryWithoutColon);
    let colonless: Vec<u32> = colonless.map(|problem| problem.span.start).collect();
    found
        .unknown
        .retain(|unknown| colonless.binary_search(&unknown.span.start).is_err());
    if !found.without_colon.is_empty() {
        problems.extend(found.without_colon.iter().map(|span| NotationProblem {
            mistake: Mistake::EntryWithoutColon,
            span: *span,
            expected: &[Expected::Colon],
        }));
        problems.sort_by_key(|problem| problem.span.start);
    }
    (found, problems)
}

/// Reads a record by the grammar and, where that leaves something open, as people write. What is done with it sees
/// the record in canonical form, and places as they stand in the text.
pub(super) fn reading<T>(
    text: &str,
    vocabulary: &mut Vocabulary,
    colons: Colons,
    then: impl FnOnce(&Log, Meanings, Vec<NotationProblem>, &SpanMap, &Vocabulary) -> T,
) -> T {
    let (library, game) = (vocabulary.library, vocabulary.game);
    let (log, problems) = super::read(text, library, game);
    let (found, problems) = understood(&log, problems, vocabulary);
    let Some(natural) = natural(&log, &found, &problems, colons, vocabulary) else {
        return then(&log, found, problems, &SpanMap::default(), vocabulary);
    };
    let (log, problems) = super::read(&natural.text, library, game);
    let (mut found, mut problems) = understood(&log, problems, vocabulary);
    found.as_written(&natural.map);
    for problem in &mut problems {
        problem.span = natural.map.written(problem.span);
    }
    then(&log, found, problems, &natural.map, vocabulary)
}

impl Meanings {
    /// What is declared, but not in these lines.
    pub(super) fn declared_outside(&self, lines: &BTreeSet<usize>, text: &str) -> Vec<Arc<Declared>> {
        let all = &self.statements.declared;
        let by_file = all.len() - self.declared_at.len();
        let starts = line_starts(text);
        let places = all[by_file..].iter().zip(&self.declared_at);
        let outside = places.filter(|(_, place)| !lines.contains(&line_at(&starts, **place)));
        let outside = outside.map(|(thing, _)| thing);
        all[..by_file].iter().chain(outside).cloned().collect()
    }

    /// Places as they stand in the text instead of in its canonical form; those of known words stay.
    fn as_written(&mut self, map: &SpanMap) {
        for statement in &mut self.statements.list {
            match statement {
                Statement::Heading { span, .. } => *span = map.written_text(*span),
                Statement::Entry(entry) => entry.span = map.written_text(entry.span),
            }
        }
        for thing in &mut self.statements.things {
            thing.span = map.written_text(thing.span);
        }
        for unknown in &mut self.unknown {
            unknown.span = map.written(unknown.span);
            unknown.statement = map.written(unknown.statement);
        }
        for span in self.without_colon.iter_mut().chain(&mut self.with_colon) {
            *span = map.written(*span);
        }
    }
}
