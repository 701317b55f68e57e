//! What a player is worth: RR-166.

use crate::games::renaissance::disputed;
use crate::games::renaissance::state::{Rulebook, Seat, State};

/// The points of a player, part by part.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Score {
    /// The value of the advances.
    pub advances: i32,
    /// The cash.
    pub cash: i32,
    /// The misery, which is taken off.
    pub misery: i32,
    /// Whether the player is out and scores nothing (RA-109).
    pub is_out: bool,
}

impl Score {
    /// The points; none for one who is out.
    pub const fn points(self) -> Option<i32> {
        if self.is_out {
            None
        } else {
            Some(self.advances + self.cash - self.misery)
        }
    }
}

impl State {
    /// The points of a player as the table stands.
    pub fn score(&self, seat: Seat) -> Score {
        let player = self.player(seat);
        Score {
            advances: self.board.value(player.advances),
            cash: player.cash,
            misery: i32::from(player.misery.value()),
            is_out: player.is_out,
        }
    }

    /// Who wins: the most points, shared among equals (RA-108).
    pub fn winners(&self, rulebook: &Rulebook) -> Vec<Seat> {
        let points = |seat: Seat| self.score(seat).points();
        let best = self.seats().filter_map(points).max();
        let mut winners: Vec<Seat> = self
            .seats()
            .filter(|seat| best.is_some() && points(*seat) == best)
            .collect();
        if rulebook.reads(disputed::score_ties::MORE_CASH) {
            let most = winners.iter().map(|seat| self.player(*seat).cash).max();
            winners.retain(|seat| Some(self.player(*seat).cash) == most);
        }
        winners
    }
}
