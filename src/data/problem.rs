//! What is wrong with data files, collected.

use std::cell::RefCell;

use crate::message::Message;
use crate::source::Place;

/// One thing that is wrong, and where.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Problem {
    /// Where it stands.
    pub place: Place,
    /// What is wrong, as a message id with arguments.
    pub message: Message,
}

/// The problems found so far; shared by everything that reads.
#[derive(Debug)]
pub struct Problems {
    found: RefCell<Vec<Problem>>,
    most: usize,
}

impl Default for Problems {
    fn default() -> Self {
        Self::at_most(usize::MAX)
    }
}

impl Problems {
    /// So many problems are noted at most: a file with more of them is not what it should be at all.
    pub fn at_most(most: usize) -> Self {
        Self {
            found: RefCell::default(),
            most,
        }
    }

    /// Notes a problem.
    pub fn add(&self, place: Place, message: Message) {
        if !self.is_full() {
            self.found.borrow_mut().push(Problem { place, message });
        }
    }

    /// Whether no more problems are noted. Finding the place of a problem in a long line is work that can be spared then.
    pub fn is_full(&self) -> bool {
        self.found.borrow().len() >= self.most
    }

    /// Whether nothing is wrong so far.
    pub fn is_empty(&self) -> bool {
        self.found.borrow().is_empty()
    }

    /// All problems in the order of their places.
    pub fn into_sorted(self) -> Vec<Problem> {
        let mut problems = self.found.into_inner();
        problems.sort_by(|a, b| a.place.cmp(&b.place));
        problems.dedup();
        problems
    }
}
