//! How a figure came about, so that a wrong one can be explained: each change with its amount, its reason and the
//! place where it is written.

use crate::core::TextSpan;

/// Upper limit on changes kept of one figure.
const MOST_KEPT: usize = 24;

/// A change of a figure.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Movement<R> {
    /// By how much; below zero if it became less.
    pub amount: i32,
    /// Why.
    pub reason: R,
    /// The entry or heading that brought it about.
    pub span: TextSpan,
}

/// A figure since it was last agreed: what it was, and what has changed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Account<R> {
    /// What it was.
    pub start: i32,
    /// What has changed since.
    pub changes: Vec<Movement<R>>,
}

impl<R> Default for Account<R> {
    fn default() -> Self {
        Self {
            start: 0,
            changes: Vec::new(),
        }
    }
}

impl<R> Account<R> {
    /// What has changed since an earlier moment.
    pub fn since(&self, earlier: &Self) -> &[Movement<R>]
    where
        R: PartialEq,
    {
        // The oldest may have gone, and everything if the figure was agreed in between.
        let known = earlier.changes.len();
        let kept = (0..=known).map(|gone| &earlier.changes[gone..]);
        let kept = kept.into_iter().find(|kept| self.changes.starts_with(kept));
        &self.changes[kept.map_or(0, <[_]>::len)..]
    }

    /// Begins anew: this figure is agreed.
    pub fn settle(&mut self, figure: i32) {
        self.start = figure;
        self.changes.clear();
    }

    /// Notes a change.
    pub fn note(&mut self, amount: i32, reason: R, span: TextSpan) {
        if amount == 0 {
            return;
        }
        if self.changes.capacity() == 0 {
            self.changes.reserve_exact(MOST_KEPT);
        }
        // The oldest become a part of what was there.
        if self.changes.len() >= MOST_KEPT {
            let oldest = self.changes.remove(0);
            self.start += oldest.amount;
        }
        self.changes.push(Movement { amount, reason, span });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_account_adds_up_however_many_changes_it_has_seen() {
        let mut account = Account::default();
        account.settle(10);
        for amount in 1..=40 {
            account.note(amount, "R-1", TextSpan::default());
        }
        let changed: i32 = account.changes.iter().map(|change| change.amount).sum();
        assert_eq!(account.changes.len(), MOST_KEPT);
        assert_eq!(account.start + changed, 10 + (1..=40).sum::<i32>());
        let before = account.clone();
        account.note(0, "R-1", TextSpan::default());
        assert_eq!(account.changes.len(), MOST_KEPT);
        account.note(41, "R-2", TextSpan::default());
        let new: Vec<i32> = account
            .since(&before)
            .iter()
            .map(|change| change.amount)
            .collect();
        assert_eq!(new, [41], "although the oldest has gone");
        account.settle(7);
        assert_eq!((account.start, account.changes.len()), (7, 0));
    }
}
