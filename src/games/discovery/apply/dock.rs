//! The dock: pieces arrive in the New World.

use crate::games::discovery::state::{
    EffectRule, GoodId, Piece, PieceCounts, RegionId, Rulebook, Seat, State,
};

impl State {
    /// the piece that sails next: numbered spaces first, then X, then Y.
    pub fn next_to_sail(&self) -> Option<(Seat, Piece)> {
        let mut pieces = self.dock.iter().chain(self.dock_free.iter().flatten());
        pieces.next().copied()
    }

    /// Sends the next piece of the dock to a region: for the good.
    /// The good that was taken, if any.
    pub fn sail(&mut self, rulebook: &Rulebook, region: RegionId) -> Option<GoodId> {
        let (seat, piece) = self.next_to_sail()?;
        if self.dock.is_empty() {
            let space = self.dock_free.iter().position(Option::is_some)?;
            self.dock_free[space] = None;
        } else {
            self.dock.remove(0);
        }
        let mut arriving = PieceCounts::of(piece, 1);
        match piece {
            Piece::Merchant => self.pay(seat, 5),
            Piece::Missionary => {
                let due = self.colonists_of_missionary(rulebook, seat);
                // The missionary himself has left the dock and is not yet counted in the region.
                let left = self.available(rulebook, seat, Piece::Colonist).saturating_sub(1);
                arriving += PieceCounts::of(Piece::Colonist, due.min(left));
            }
            Piece::Colonist | Piece::Captain | Piece::Soldier => {}
        }
        self.settle(region, seat, arriving)
    }

    /// Puts pieces in a region; the first player with three takes its good.
    pub fn settle(&mut self, region: RegionId, seat: Seat, pieces: PieceCounts) -> Option<GoodId> {
        let place = &mut self.regions[region.index()];
        place.pieces[seat.index()] += pieces;
        let there = place.pieces[seat.index()].total();
        place.had_three |= there >= 3;
        if there.saturating_sub(place.moved_in[seat.index()]) < 3 {
            return None;
        }
        let good = place.good.take()?;
        let is_assumed = place.is_assumed;
        self.gain_good(seat, good);
        if is_assumed {
            self.player_mut(seat).assumed_goods.push(good);
        }
        Some(good)
    }

    /// one colonist comes with a missionary, or as many as the Cathedral says.
    fn colonists_of_missionary(&self, rulebook: &Rulebook, seat: Seat) -> u8 {
        let buildings = self.player(seat).buildings.iter();
        let of_building = |effect: EffectRule| match effect {
            EffectRule::MissionaryColonists(count) => Some(count),
            _ => None,
        };
        let most = buildings
            .filter_map(|building| of_building(rulebook.building(*building).effect))
            .max();
        most.unwrap_or(1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::Readings;
    use crate::games::discovery::builtin;

    fn table() -> (Rulebook<'static>, State) {
        let rulebook = Rulebook::new(builtin(), Readings::default());
        let state = State::new(&rulebook, 2);
        (rulebook, state)
    }

    #[test]
    fn numbered_spaces_sail_before_x_and_y() {
        let (rulebook, mut state) = table();
        state.dock = vec![(Seat(1), Piece::Soldier)];
        state.dock_free = [0, 1].map(|seat| Some((Seat(seat), Piece::Colonist)));
        let caribbean = rulebook.region_id("caribbean").expect("in the data");
        let mut sailed = Vec::new();
        while let Some((seat, piece)) = state.next_to_sail() {
            sailed.push((seat.0, piece));
            state.sail(&rulebook, caribbean);
        }
        assert_eq!(
            sailed,
            [(1, Piece::Soldier), (0, Piece::Colonist), (1, Piece::Colonist)]
        );
    }

    #[test]
    fn a_merchant_pays_once_and_a_missionary_brings_a_colonist() {
        let (rulebook, mut state) = table();
        let caribbean = rulebook.region_id("caribbean").expect("in the data");
        state.dock = vec![(Seat(0), Piece::Merchant), (Seat(0), Piece::Missionary)];
        assert_eq!(state.sail(&rulebook, caribbean), None);
        assert_eq!(state.players[0].money, 15);
        let sugar = rulebook.good_id("sugar");
        assert_eq!(
            state.sail(&rulebook, caribbean),
            sugar,
            "R-049: the third piece takes the good"
        );
        assert_eq!(state.pieces(caribbean, Seat(0)).total(), 3);
        state.dock = vec![(Seat(1), Piece::Missionary), (Seat(1), Piece::Colonist)];
        state.sail(&rulebook, caribbean);
        assert_eq!(state.sail(&rulebook, caribbean), None, "the good is gone");
    }

    #[test]
    fn with_the_cathedral_a_missionary_takes_a_good_alone() {
        let (rulebook, mut state) = table();
        let peru = rulebook.region_id("peru").expect("in the data");
        state.players[0].buildings = vec![rulebook.building_id("cathedral").expect("in the data")];
        state.dock = vec![(Seat(0), Piece::Missionary)];
        assert_eq!(state.sail(&rulebook, peru), rulebook.good_id("silver"), "A-20");
        assert_eq!(state.pieces(peru, Seat(0)).total(), 3);
    }
}
