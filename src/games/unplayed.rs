//! A record of a game whose records cannot be checked yet: only its words and signs were looked at.

use super::ReplayedGame;
use crate::core::{EntryKey, Finding, FindingCounts};

/// A record that was read and not played through.
#[derive(Debug, Default)]
pub struct Unplayed {
    findings: Vec<Finding>,
    left_out: FindingCounts,
}

impl Unplayed {
    /// A record with these findings about its words and signs.
    pub fn new(findings: Vec<Finding>) -> Self {
        Self {
            findings,
            left_out: FindingCounts::default(),
        }
    }
}

impl ReplayedGame for Unplayed {
    fn findings(&self) -> &[Finding] {
        &self.findings
    }

    fn left_out(&self) -> FindingCounts {
        self.left_out
    }

    fn leave_out(&mut self, counts: &FindingCounts) {
        self.left_out.add(counts);
    }

    fn is_cut(&self) -> bool {
        false
    }

    fn is_finished(&self) -> bool {
        false
    }

    fn heading(&self) -> Option<EntryKey> {
        None
    }

    fn turn(&self) -> Option<u16> {
        None
    }
}
