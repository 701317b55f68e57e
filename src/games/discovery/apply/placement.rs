//! Phase A: pieces go into the event boxes, one at a time in turn order.

use crate::games::discovery::disputed;
use crate::games::discovery::state::{MOST_THINGS, Piece, PieceCounts, Rulebook, Seat, State};

/// Where a piece can be placed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Spot {
    /// Initiative.
    Initiative,
    /// The dock.
    Dock,
    /// Dock space X or Y, 0 or 1: nobody places there.
    DockFree(usize),
    /// Trade Goods.
    Goods,
    /// Merchant Shipping.
    Shipping,
    /// Capital Buildings.
    Buildings,
    /// Discovery.
    Discovery,
    /// A square of the Specialists box: 0 to 3 as in [`Spot::SQUARES`], 4 is training.
    Specialist(usize),
    /// Warfare.
    Warfare,
}

impl Spot {
    /// The specialists of the first four squares.
    pub const SQUARES: [Piece; 4] = [Piece::Captain, Piece::Merchant, Piece::Missionary, Piece::Soldier];

    /// The training square.
    pub const TRAINING: Self = Self::Specialist(4);

    /// Every spot, in the order of the boxes.
    pub const ALL: [Self; 12] = [
        Self::Initiative,
        Self::Dock,
        Self::Goods,
        Self::Shipping,
        Self::Buildings,
        Self::Discovery,
        Self::Specialist(0),
        Self::Specialist(1),
        Self::Specialist(2),
        Self::Specialist(3),
        Self::TRAINING,
        Self::Warfare,
    ];
}

impl State {
    /// who places next; players without a piece are skipped.
    pub fn next_to_place(&self) -> Option<Seat> {
        let waits = |seat: &&Seat| !self.player(**seat).hand.is_empty();
        let in_round = self
            .order
            .iter()
            .filter(waits)
            .find(|seat| !self.placed.contains(seat));
        in_round.or_else(|| self.order.iter().find(waits)).copied()
    }

    /// Puts a piece from a player's hand into a box.
    pub fn place(&mut self, seat: Seat, piece: Piece, spot: Spot) {
        self.player_mut(seat).hand.take(piece);
        let placed = (seat, piece);
        let rows = [
            self.initiative.len(),
            self.dock.len(),
            self.goods.len(),
            self.shipping.len(),
            self.buildings.len(),
            self.warfare.len(),
        ];
        if rows.into_iter().any(|length| length >= MOST_THINGS) {
            self.note_placed(seat);
            return;
        }
        match spot {
            Spot::Initiative => self.initiative.push(placed),
            Spot::Dock | Spot::DockFree(_) => self.dock.push(placed),
            Spot::Goods => self.goods.push(placed),
            Spot::Shipping => self.shipping.push(placed),
            Spot::Buildings => self.buildings.push(placed),
            Spot::Discovery => self.player_mut(seat).discovery += PieceCounts::of(piece, 1),
            Spot::Specialist(square) => self.specialists[square.min(4)] = Some(placed),
            Spot::Warfare => self.warfare.push(placed),
        }
        self.note_placed(seat);
    }

    /// A player has had his turn to place; when all have, a new round begins.
    pub fn note_placed(&mut self, seat: Seat) {
        if self.placed.contains(&seat) {
            self.placed.clear();
        }
        self.placed.push(seat);
        let waits = |seat: &&Seat| !self.player(**seat).hand.is_empty();
        if self
            .order
            .iter()
            .filter(waits)
            .all(|seat| self.placed.contains(seat))
        {
            self.placed.clear();
        }
    }

    /// Whether a box has a free space, whoever asks.
    pub fn has_room(&self, rulebook: &Rulebook, spot: Spot) -> bool {
        let readings = &rulebook.readings;
        match spot {
            Spot::Initiative => self.initiative.len() < self.players.len(),
            Spot::DockFree(_) => false,
            Spot::Dock => self.dock.len() < rulebook.dock_spaces(self.players.len()),
            Spot::Goods => {
                readings.is(disputed::trade_goods_spaces::NO_LIMIT)
                    || rulebook
                        .goods_spaces()
                        .is_none_or(|spaces| self.goods.len() < spaces)
            }
            Spot::Buildings => {
                readings.is(disputed::capital_buildings_spaces::NO_LIMIT)
                    || rulebook
                        .building_spaces()
                        .is_none_or(|spaces| self.buildings.len() < spaces)
            }
            Spot::Shipping | Spot::Discovery | Spot::Warfare => true,
            Spot::Specialist(square) => self.specialists.get(square).is_some_and(Option::is_none),
        }
    }

    /// whether the player already stands in Initiative.
    pub fn has_initiative(&self, seat: Seat) -> bool {
        self.initiative.iter().any(|(owner, _)| *owner == seat)
    }

    /// Where a player may place now.
    pub fn legal_spots(&self, rulebook: &Rulebook, seat: Seat) -> Vec<Spot> {
        let allowed = |spot: &Spot| {
            let twice = *spot == Spot::Initiative && self.has_initiative(seat);
            !twice && self.has_room(rulebook, *spot)
        };
        Spot::ALL.into_iter().filter(allowed).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::Readings;
    use crate::games::discovery::builtin;
    use crate::games::discovery::state::PieceCounts;

    fn table(players: usize) -> (Rulebook<'static>, State) {
        let rulebook = Rulebook::new(builtin(), Readings::default());
        let state = State::new(&rulebook, players);
        (rulebook, state)
    }

    #[test]
    fn players_place_in_turn_and_those_without_pieces_are_skipped() {
        let (_, mut state) = table(3);
        state.order = vec![Seat(2), Seat(0), Seat(1)];
        state.players[0].hand = PieceCounts::of(Piece::Colonist, 1);
        let mut seen = Vec::new();
        while let Some(seat) = state.next_to_place() {
            seen.push(seat.0);
            state.place(seat, Piece::Colonist, Spot::Shipping);
        }
        assert_eq!(seen, [2, 0, 1, 2, 1, 2, 1, 2, 1, 2, 1]);
    }

    #[test]
    fn initiative_takes_one_piece_of_a_player_and_the_dock_has_its_limit() {
        let (rulebook, mut state) = table(2);
        state.place(Seat(0), Piece::Colonist, Spot::Initiative);
        assert!(!state.legal_spots(&rulebook, Seat(0)).contains(&Spot::Initiative));
        assert!(state.legal_spots(&rulebook, Seat(1)).contains(&Spot::Initiative));
        for _ in 0..3 {
            assert!(state.has_room(&rulebook, Spot::Dock));
            state.place(Seat(0), Piece::Colonist, Spot::Dock);
        }
        assert!(!state.has_room(&rulebook, Spot::Dock));
        assert!(state.has_room(&rulebook, Spot::Shipping) && state.has_room(&rulebook, Spot::Discovery));
    }

    #[test]
    fn a_square_takes_one_piece() {
        let (rulebook, mut state) = table(2);
        state.place(Seat(0), Piece::Colonist, Spot::TRAINING);
        assert!(!state.legal_spots(&rulebook, Seat(1)).contains(&Spot::TRAINING));
        assert!(
            state
                .legal_spots(&rulebook, Seat(1))
                .contains(&Spot::Specialist(0))
        );
    }

    #[test]
    fn pieces_are_conserved_by_placing() {
        let (_, mut state) = table(2);
        let before = state.pieces_in_use(Seat(0));
        for spot in [
            Spot::Dock,
            Spot::Discovery,
            Spot::Specialist(1),
            Spot::Initiative,
            Spot::Warfare,
        ] {
            state.place(Seat(0), Piece::Colonist, spot);
            assert_eq!(state.pieces_in_use(Seat(0)), before, "{spot:?}");
        }
        assert_eq!(
            before.total(),
            6,
            "five colonists and the marker of the turn order"
        );
    }
}
