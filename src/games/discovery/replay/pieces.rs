//! Whose piece acts in a box, and which pieces a record means.

use crate::core::engine::Seat;
use crate::games::discovery::state::{Piece, PieceCounts};

/// How a player's piece comes to act in a box.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Turn {
    /// It is the next one, or those before it decline.
    InOrder,
    /// It was passed over before.
    Late,
    /// There is none.
    NoPiece,
}

/// How a player's piece comes to act in a row of pieces.
pub fn turn_of(row: &[(Seat, Piece)], passed_over: &[(Seat, Piece)], seat: Seat) -> Turn {
    let of_seat = |pieces: &[(Seat, Piece)]| pieces.iter().any(|(owner, _)| *owner == seat);
    if of_seat(row) {
        Turn::InOrder
    } else if of_seat(passed_over) {
        Turn::Late
    } else {
        Turn::NoPiece
    }
}

/// Brings a player's next piece to the front; those before it are passed over.
pub(super) fn bring_forward(row: &mut Vec<(Seat, Piece)>, passed_over: &mut Vec<(Seat, Piece)>, seat: Seat) {
    let of_seat = |(owner, _): &(Seat, Piece)| *owner == seat;
    if let Some(at) = row.iter().position(of_seat) {
        passed_over.extend(row.drain(..at));
    } else {
        let late = passed_over.iter().position(of_seat);
        let piece = late.map_or((seat, Piece::Colonist), |at| passed_over.remove(at));
        row.insert(0, piece);
    }
}

/// the pieces that a record means: a colonist may be any specialist but a soldier. Those that are
/// there, and those that are not.
pub fn meant(there: PieceCounts, wanted: PieceCounts) -> (PieceCounts, PieceCounts) {
    let mut found = PieceCounts::default();
    let mut missing = PieceCounts::default();
    for (piece, count) in wanted.iter().filter(|(piece, _)| *piece != Piece::Colonist) {
        found[piece] = count.min(there[piece]);
        missing[piece] = count - found[piece];
    }
    let mut colonists = wanted[Piece::Colonist];
    for piece in [
        Piece::Colonist,
        Piece::Captain,
        Piece::Merchant,
        Piece::Missionary,
    ] {
        let taken = colonists.min(there[piece] - found[piece]);
        found[piece] += taken;
        colonists -= taken;
    }
    missing[Piece::Colonist] = colonists;
    (found, missing)
}

/// Every choice of at least one of these pieces.
pub(super) fn subsets(pieces: PieceCounts) -> Vec<PieceCounts> {
    let mut found = vec![PieceCounts::default()];
    // No table has so many; a record may still claim it.
    let most = |piece: Piece| pieces[piece].min(if piece == Piece::Colonist { 30 } else { 6 });
    for piece in Piece::ALL {
        let before = std::mem::take(&mut found);
        for count in 0..=most(piece) {
            for chosen in &before {
                let mut chosen = *chosen;
                chosen[piece] = count;
                found.push(chosen);
            }
        }
    }
    found.retain(|chosen| !chosen.is_empty());
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    fn counts(counts: &[(Piece, u8)]) -> PieceCounts {
        let mut all = PieceCounts::default();
        for (piece, count) in counts {
            all[*piece] = *count;
        }
        all
    }

    #[test]
    fn a_colonist_may_be_any_specialist_but_a_soldier() {
        let there = counts(&[(Piece::Colonist, 1), (Piece::Captain, 1), (Piece::Soldier, 2)]);
        let (found, missing) = meant(there, PieceCounts::of(Piece::Colonist, 2));
        assert_eq!(found, counts(&[(Piece::Colonist, 1), (Piece::Captain, 1)]));
        assert!(missing.is_empty());
        let (found, missing) = meant(there, counts(&[(Piece::Colonist, 2), (Piece::Captain, 1)]));
        assert_eq!(found, counts(&[(Piece::Colonist, 1), (Piece::Captain, 1)]));
        assert_eq!(missing, counts(&[(Piece::Colonist, 1)]));
    }

    #[test]
    fn pieces_before_the_one_that_acts_are_passed_over() {
        let piece = |seat| (Seat(seat), Piece::Colonist);
        let mut row = vec![piece(0), piece(1), piece(0)];
        let mut passed_over = Vec::new();
        bring_forward(&mut row, &mut passed_over, Seat(1));
        assert_eq!(
            (row.as_slice(), passed_over.as_slice()),
            (&[piece(1), piece(0)][..], &[piece(0)][..])
        );
        row.remove(0);
        assert_eq!(turn_of(&row, &passed_over, Seat(0)), Turn::InOrder);
        row.clear();
        assert_eq!(turn_of(&row, &passed_over, Seat(0)), Turn::Late);
        assert_eq!(turn_of(&row, &passed_over, Seat(1)), Turn::NoPiece);
    }
}
