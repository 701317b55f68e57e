//! A record's statements, with one of them changed on trial.

use std::rc::Rc;

use crate::core::CorrectionKind;

/// How much an insertion changes.
pub(super) const INSERTION: usize = 3;

/// A change of one statement.
#[derive(Debug, Clone)]
pub struct Edit<S> {
    /// The place of the statement.
    pub at: usize,
    /// What is done to it.
    pub change: Change<S>,
}

/// What is done to a statement.
#[derive(Debug, Clone)]
pub enum Change<S> {
    /// Something else is written in its place.
    Replace(Alternative<S>),
    /// It is left out.
    Drop,
    /// Something is written before it.
    InsertBefore(S),
    /// It changes places with the next one.
    SwapWithNext,
    /// It is left out, and everything after it.
    EndHere,
}

/// What may have been meant by a statement.
#[derive(Debug, Clone)]
pub struct Alternative<S> {
    /// The statement in its place.
    pub statement: S,
    /// What is done to the words.
    pub kind: CorrectionKind,
}

impl<S> Alternative<S> {
    /// Other words.
    pub fn reading(statement: S) -> Self {
        Self {
            statement,
            kind: CorrectionKind::Read,
        }
    }

    /// A claim with our figure.
    pub fn with_our_figure(statement: S) -> Self {
        Self {
            statement,
            kind: CorrectionKind::Figure,
        }
    }

    /// The same words, and the figure in them is right.
    pub fn believing(statement: S) -> Self {
        Self {
            statement,
            kind: CorrectionKind::Believe,
        }
    }
}

impl<S> Edit<S> {
    /// How much it changes: of two corrections that explain as much, the smaller is likelier.
    pub fn size(&self) -> usize {
        match &self.change {
            Change::Replace(_) => 1,
            Change::SwapWithNext | Change::Drop => 2,
            Change::InsertBefore(_) => INSERTION,
            Change::EndHere => 4,
        }
    }

    /// Its kind.
    pub fn kind(&self) -> CorrectionKind {
        match &self.change {
            Change::Replace(alternative) => alternative.kind,
            Change::Drop => CorrectionKind::Drop,
            Change::InsertBefore(_) => CorrectionKind::Insert,
            Change::SwapWithNext => CorrectionKind::Swap,
            Change::EndHere => CorrectionKind::End,
        }
    }

    /// The place that a statement of the unchanged record has in the changed one.
    pub fn moved(&self, place: usize) -> usize {
        match &self.change {
            Change::Replace(_) | Change::SwapWithNext | Change::EndHere => place,
            Change::Drop => place - usize::from(place > self.at),
            Change::InsertBefore(_) => place + usize::from(place >= self.at),
        }
    }
}

impl<S> Edit<S> {
    /// Where all that is changed has been played: the places from which the changed and the unchanged record go on alike.
    pub fn behind(&self) -> Option<(usize, usize)> {
        let at = self.at;
        match &self.change {
            Change::Replace(_) => Some((at + 1, at + 1)),
            Change::Drop => Some((at, at + 1)),
            Change::InsertBefore(_) => Some((at + 1, at)),
            Change::SwapWithNext => Some((at + 2, at + 2)),
            Change::EndHere => None,
        }
    }

    /// Does to a list of the record's places what is done to its statements; what is added has no place.
    pub fn apply_to_places(&self, places: &mut Vec<Option<usize>>) {
        match &self.change {
            Change::Replace(_) => {}
            Change::Drop => {
                places.remove(self.at);
            }
            Change::InsertBefore(_) => places.insert(self.at, None),
            Change::SwapWithNext => places.swap(self.at, self.at + 1),
            Change::EndHere => places.truncate(self.at),
        }
    }

    /// The same change at another place.
    #[must_use]
    pub fn moved_to(&self, at: usize) -> Self
    where
        S: Clone,
    {
        Self {
            at,
            change: self.change.clone(),
        }
    }
}

/// The statements of a record, perhaps with one of them changed. Cheap to clone.
#[derive(Debug)]
pub struct Sequence<S> {
    base: Rc<Vec<S>>,
    edit: Option<Rc<Edit<S>>>,
}

impl<S> Clone for Sequence<S> {
    fn clone(&self) -> Self {
        Self {
            base: Rc::clone(&self.base),
            edit: self.edit.clone(),
        }
    }
}

impl<S> Default for Sequence<S> {
    fn default() -> Self {
        Self::new(Vec::new())
    }
}

impl<S> Sequence<S> {
    /// The statements as they are written.
    pub fn new(statements: Vec<S>) -> Self {
        Self {
            base: Rc::new(statements),
            edit: None,
        }
    }

    /// The same statements with a change.
    #[must_use]
    pub fn edited(&self, edit: Rc<Edit<S>>) -> Self {
        Self {
            base: Rc::clone(&self.base),
            edit: Some(edit),
        }
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        let base = self.base.len();
        match self.edit.as_ref().map(|edit| &edit.change) {
            Some(Change::Drop) => base.saturating_sub(1),
            Some(Change::InsertBefore(_)) => base + 1,
            Some(Change::EndHere) => self.edit.as_ref().map_or(base, |edit| edit.at.min(base)),
            Some(Change::Replace(_) | Change::SwapWithNext) | None => base,
        }
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The statement at a place.
    pub fn get(&self, place: usize) -> Option<&S> {
        let Some(edit) = self.edit.as_deref() else {
            return self.base.get(place);
        };
        let at = edit.at;
        match &edit.change {
            Change::Replace(alternative) if place == at => Some(&alternative.statement),
            Change::InsertBefore(statement) if place == at => Some(statement),
            Change::Drop => self.base.get(place + usize::from(place >= at)),
            Change::InsertBefore(_) => self.base.get(place - usize::from(place > at)),
            Change::SwapWithNext if place == at => self.base.get(at + 1),
            Change::SwapWithNext if place == at + 1 => self.base.get(at),
            Change::Replace(_) | Change::SwapWithNext => self.base.get(place),
            Change::EndHere => self.base.get(place).filter(|_| place < at),
        }
    }

    /// The statements from a place on.
    pub fn iter_from(&self, place: usize) -> impl Iterator<Item = &S> + Clone {
        (place..self.len()).filter_map(|place| self.get(place))
    }
}

impl<S: Clone> Sequence<S> {
    /// The changed statements as a record of their own.
    #[must_use]
    pub fn settled(&self) -> Self {
        Self::new(self.iter_from(0).cloned().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn with(change: Change<char>) -> String {
        let edit = Edit { at: 1, change };
        let sequence = Sequence::new(vec!['a', 'b', 'c']).edited(Rc::new(edit));
        let letters: String = sequence.iter_from(0).collect();
        assert_eq!(sequence.len(), letters.len());
        assert_eq!(sequence.settled().iter_from(0).collect::<String>(), letters);
        letters
    }

    #[test]
    fn a_changed_sequence_reads_as_if_it_had_been_written_so() {
        assert_eq!(with(Change::Replace(Alternative::reading('x'))), "axc");
        assert_eq!(with(Change::Drop), "ac");
        assert_eq!(with(Change::InsertBefore('x')), "axbc");
        assert_eq!(with(Change::SwapWithNext), "acb");
        assert_eq!(with(Change::EndHere), "a");
    }

    #[test]
    fn places_move_with_what_is_inserted_or_left_out() {
        let moved = |change: Change<char>| {
            let edit = Edit { at: 1, change };
            [0, 1, 2].map(|place| edit.moved(place))
        };
        assert_eq!(moved(Change::InsertBefore('x')), [0, 2, 3]);
        assert_eq!(moved(Change::Drop), [0, 1, 1]);
    }
}
