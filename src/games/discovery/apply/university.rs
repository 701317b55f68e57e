//! The University: once a game a piece moves up in its row.

use crate::games::discovery::disputed;
use crate::games::discovery::state::{Rulebook, Seat, State};

/// A row in which the University can move a piece, and where the piece stands, from 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Row {
    /// A numbered dock space.
    Dock(usize),
    /// Dock space X or Y, 0 or 1.
    DockFree(usize),
    /// A space of Initiative.
    Initiative(usize),
    /// A space of Capital Buildings.
    Buildings(usize),
    /// A position of the turn order.
    Order(usize),
}

impl State {
    /// The player whose piece stands there.
    pub fn owner_in(&self, row: Row) -> Option<Seat> {
        let at = |list: &[(Seat, _)], space: usize| list.get(space.checked_sub(1)?).map(|(seat, _)| *seat);
        match row {
            Row::Dock(space) => at(&self.dock, space),
            Row::DockFree(space) => {
                let piece = self.dock_free.get(space).copied().flatten();
                piece.map(|(seat, _)| seat)
            }
            Row::Initiative(space) => at(&self.initiative, space),
            Row::Buildings(space) => at(&self.buildings, space),
            Row::Order(position) => self.order.get(position.checked_sub(1)?).copied(),
        }
    }

    /// R-216, D-01: moves the piece to the front, or one place forward; those it passes shift back.
    pub fn advance(&mut self, rulebook: &Rulebook, row: Row) {
        let Some(owner) = self.owner_in(row) else {
            return;
        };
        let one_place = rulebook.readings.is(disputed::university::ONE_PLACE);
        match row {
            Row::Dock(space) => move_up(&mut self.dock, space, one_place),
            Row::Initiative(space) => move_up(&mut self.initiative, space, one_place),
            Row::Buildings(space) => move_up(&mut self.buildings, space, one_place),
            Row::Order(position) => move_up(&mut self.order, position, one_place),
            Row::DockFree(space) => {
                // the piece leaves X or Y for the numbered spaces; if those are full, the last piece there takes
                // its place.
                let Some(moved) = self.dock_free[space].take() else {
                    return;
                };
                let is_full = self.dock.len() >= rulebook.dock_spaces(self.players.len());
                let last = if is_full { self.dock.pop() } else { None };
                let to = if one_place { self.dock.len() } else { 0 };
                self.dock.insert(to, moved);
                self.dock_free[space] = last;
            }
        }
        self.player_mut(owner).university_used = true;
    }
}

fn move_up<T>(row: &mut [T], space: usize, one_place: bool) {
    if (1..=row.len()).contains(&space) {
        let from = if one_place { space.saturating_sub(2) } else { 0 };
        row[from..space].rotate_right(1);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::Readings;
    use crate::games::discovery::builtin;
    use crate::games::discovery::state::Piece;

    fn owners(state: &State) -> Vec<u8> {
        state.dock.iter().map(|(seat, _)| seat.0).collect()
    }

    fn table(readings: Readings) -> (Rulebook<'static>, State) {
        let rulebook = Rulebook::new(builtin(), readings);
        let mut state = State::new(&rulebook, 4);
        state.dock = [0, 1, 2, 3].map(|seat| (Seat(seat), Piece::Colonist)).to_vec();
        (rulebook, state)
    }

    #[test]
    fn a_piece_moves_to_the_front_and_the_others_shift_back() {
        let (rulebook, mut state) = table(Readings::default());
        state.advance(&rulebook, Row::Dock(3));
        assert_eq!(owners(&state), [2, 0, 1, 3]);
        assert!(state.players[2].university_used);
        state.advance(&rulebook, Row::Order(4));
        assert_eq!(state.order, [Seat(3), Seat(0), Seat(1), Seat(2)], "A-61");
    }

    #[test]
    fn in_the_italian_reading_it_moves_one_place() {
        let mut italian = Readings::default();
        italian
            .choose(&builtin().registry, "university", "one-place")
            .expect("a reading of the data");
        let (rulebook, mut state) = table(italian);
        state.advance(&rulebook, Row::Dock(3));
        assert_eq!(owners(&state), [0, 2, 1, 3]);
        state.advance(&rulebook, Row::Dock(1));
        assert_eq!(owners(&state), [0, 2, 1, 3], "the first stays first");
    }

    #[test]
    fn the_free_colonist_leaves_x_or_y() {
        let (rulebook, mut state) = table(Readings::default());
        state.dock_free = [None, Some((Seat(1), Piece::Colonist))];
        state.advance(&rulebook, Row::DockFree(1));
        assert_eq!(
            (owners(&state), state.dock_free),
            (vec![1, 0, 1, 2, 3], [None, None]),
            "A-62"
        );
    }

    #[test]
    fn on_a_full_dock_the_last_piece_takes_the_place_of_the_free_colonist() {
        let (rulebook, mut state) = table(Readings::default());
        let soldier = (Seat(3), Piece::Soldier);
        state.dock = vec![(Seat(0), Piece::Colonist); 6];
        state.dock.push(soldier);
        state.dock_free = [Some((Seat(1), Piece::Colonist)), None];
        state.advance(&rulebook, Row::DockFree(0));
        assert_eq!(owners(&state), [1, 0, 0, 0, 0, 0, 0]);
        assert_eq!(state.dock_free, [Some(soldier), None], "A-62");
    }

    #[test]
    fn a_place_that_does_not_exist_changes_nothing() {
        let (rulebook, mut state) = table(Readings::default());
        let before = state.clone();
        for row in [
            Row::Dock(0),
            Row::Dock(9),
            Row::Initiative(1),
            Row::DockFree(5),
            Row::Order(0),
        ] {
            state.advance(&rulebook, row);
        }
        assert_eq!(state, before);
    }
}
