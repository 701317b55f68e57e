//! How many pieces of each kind.

use std::ops::{AddAssign, Index, IndexMut};

use super::Piece;

/// Pieces of one colour, counted by kind.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PieceCounts([u8; 5]);

impl PieceCounts {
    /// So many pieces of one kind.
    pub fn of(piece: Piece, count: u8) -> Self {
        let mut counts = Self::default();
        counts[piece] = count;
        counts
    }

    /// All pieces.
    pub fn total(self) -> u16 {
        self.0.iter().map(|count| u16::from(*count)).sum()
    }

    /// Whether there are none.
    pub fn is_empty(self) -> bool {
        self.0 == [0; 5]
    }

    /// Takes a piece away; false, and nothing changes, if there is none of that kind.
    pub fn take(&mut self, piece: Piece) -> bool {
        let count = &mut self[piece];
        let has = *count > 0;
        *count = count.saturating_sub(1);
        has
    }

    /// Whether at least these pieces are there.
    pub fn contains(self, others: Self) -> bool {
        Piece::ALL.into_iter().all(|piece| self[piece] >= others[piece])
    }

    /// Without these pieces, as far as they are there.
    #[must_use]
    pub fn without(mut self, others: Self) -> Self {
        for piece in Piece::ALL {
            self[piece] = self[piece].saturating_sub(others[piece]);
        }
        self
    }

    /// The kinds and their numbers, those that are there.
    pub fn iter(self) -> impl Iterator<Item = (Piece, u8)> {
        Piece::ALL
            .into_iter()
            .map(move |piece| (piece, self[piece]))
            .filter(|(_, count)| *count > 0)
    }
}

impl Index<Piece> for PieceCounts {
    type Output = u8;

    fn index(&self, piece: Piece) -> &u8 {
        &self.0[piece as usize]
    }
}

impl IndexMut<Piece> for PieceCounts {
    fn index_mut(&mut self, piece: Piece) -> &mut u8 {
        &mut self.0[piece as usize]
    }
}

impl AddAssign for PieceCounts {
    fn add_assign(&mut self, others: Self) {
        for piece in Piece::ALL {
            self[piece] = self[piece].saturating_add(others[piece]);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pieces_are_taken_only_where_there_are_any() {
        let mut counts = PieceCounts::of(Piece::Captain, 1);
        assert!(counts.take(Piece::Captain));
        assert!(!counts.take(Piece::Captain));
        assert!(counts.is_empty());
    }

    #[test]
    fn counts_are_compared_kind_by_kind() {
        let mut some = PieceCounts::of(Piece::Colonist, 2);
        some += PieceCounts::of(Piece::Soldier, 1);
        assert_eq!(some.total(), 3);
        assert!(some.contains(PieceCounts::of(Piece::Colonist, 2)));
        assert!(!some.contains(PieceCounts::of(Piece::Merchant, 1)));
        assert_eq!(
            some.without(PieceCounts::of(Piece::Colonist, 5)),
            PieceCounts::of(Piece::Soldier, 1)
        );
    }
}
