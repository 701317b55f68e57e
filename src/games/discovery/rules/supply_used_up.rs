//! More pieces or ships than there are.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    match now.action() {
        Some(Action::Train(seat, Piece::Soldier)) => no_soldier(now, *seat, "R-084", found),
        // The square has been worked off: whoever stood there has the soldier, if there was one.
        Some(Action::ClaimSpecialist(seat, Piece::Soldier)) => {
            let square = Spot::SQUARES.iter().position(|square| *square == Piece::Soldier);
            let holder = square.and_then(|square| now.play.now.squares[square]);
            if holder == Some(*seat) && now.state.player(*seat).gained[Piece::Soldier] == 0 {
                no_soldier(now, *seat, "R-083", found);
            }
        }
        Some(Action::Give(seat, held)) => {
            if let Some(hand) = held.hand {
                let before = now.state.player(*seat).hand;
                given(now, *seat, before, hand, found);
            }
            ships(now, *seat, held.ships, found);
        }
        Some(Action::GivePieces(seat, pieces, _) | Action::GiveExplorers(seat, pieces)) => {
            // The hand may be written later.
            let hand = now.state.player(*seat).hand;
            let unknown = !now.play.has_hand.contains(seat);
            let before = if unknown { hand } else { PieceCounts::default() };
            given(now, *seat, before, *pieces, found);
        }
        _ => {}
    }
}

fn no_soldier(now: &Now, seat: Seat, rule: &'static str, found: &mut Found) {
    if now.state.available(now.rulebook, seat, Piece::Soldier) > 0 {
        return;
    }
    let violation = Violation::new()
        .case("soldiers")
        .with("player", now.player(seat))
        .with("written", 0_u8)
        .with("count", now.rulebook.pieces_of_kind(Piece::Soldier))
        .citing(&[rule])
        .ruled_by("A-45");
    found.push(violation);
}

/// Pieces of a record that begins in the middle, in place of those before.
fn given(now: &Now, seat: Seat, before: PieceCounts, new: PieceCounts, found: &mut Found) {
    let mut all = now.state.pieces_in_use(seat).without(before);
    all += new;
    let soldiers = u16::from(all[Piece::Soldier]);
    let most_soldiers = now.rulebook.pieces_of_kind(Piece::Soldier);
    let most = now.rulebook.pieces_of_a_colour();
    let (case, written, count, ruling) = if soldiers > most_soldiers && new[Piece::Soldier] > 0 {
        ("soldiers-in-setup", soldiers, most_soldiers, "A-45")
    } else if all.total() > most {
        ("pieces", all.total(), most, "A-47")
    } else {
        return;
    };
    let violation = Violation::new()
        .case(case)
        .with("player", now.player(seat))
        .with("written", written)
        .with("count", count)
        .ruled_by(ruling);
    found.push(violation);
}

fn ships(now: &Now, seat: Seat, written: Option<u32>, found: &mut Found) {
    let others = now.state.seats().filter(|other| *other != seat);
    let others: u32 = others.map(|other| u32::from(now.state.player(other).ships)).sum();
    let written = written.map_or(0, |own| own.saturating_add(others));
    let most = now.rulebook.ships_to_win();
    if written > u32::from(most) {
        let violation = Violation::new()
            .case("ships")
            .with("player", now.player(seat))
            .with("written", written)
            .with("count", most)
            .ruled_by("A-49");
        found.push(violation);
    }
}
