//! Phases E to J: the table is made ready for the next turn.

use crate::games::discovery::state::{BuildingId, GoodId, MOST_THINGS, Piece, PieceCounts, Rulebook, State};

/// Buildings on sale and goods on offer.
const ON_SALE: usize = 5;
const ON_OFFER: usize = 4;

impl State {
    /// how many buildings must be laid out now, and of which age.
    pub fn buildings_due(&self, rulebook: &Rulebook) -> (usize, u16) {
        let age = rulebook.age_of_turn(self.turn + 1);
        let kept = self
            .on_sale
            .iter()
            .filter(|building| rulebook.building(**building).age == age)
            .count();
        let in_pile: u16 = rulebook
            .buildings()
            .filter(|(_, rule)| rule.age == age)
            .map(|(id, _)| self.building_pile[id.index()])
            .sum();
        (ON_SALE.saturating_sub(kept).min(usize::from(in_pile)), age)
    }

    /// Lays out buildings; those of an age that is over leave the game.
    pub fn lay_out_buildings(&mut self, rulebook: &Rulebook, new: &[BuildingId], age: u16) {
        let (kept, retired): (Vec<BuildingId>, Vec<BuildingId>) = self
            .on_sale
            .drain(..)
            .partition(|building| rulebook.building(*building).age == age);
        self.on_sale = kept;
        self.retired.extend(retired);
        for building in new.iter().take(MOST_THINGS.saturating_sub(self.on_sale.len())) {
            self.take_tile(*building);
            self.on_sale.push(*building);
        }
    }

    /// how many goods must be turned up.
    pub fn goods_due(&self) -> usize {
        let in_pile: u16 = self.goods_pile.iter().sum();
        ON_OFFER.min(usize::from(in_pile) + self.goods_on_offer.len())
    }

    /// Mixes what nobody took into the pile and turns up new goods.
    pub fn lay_out_goods(&mut self, new: &[GoodId]) {
        for good in self.goods_on_offer.drain(..) {
            self.goods_pile[good.index()] += 1;
        }
        for good in new {
            self.take_from_pile(*good);
            self.goods_on_offer.push(*good);
        }
    }

    /// Phases G to J: the ship, the colonists, the order, the turn marker.
    pub fn begin_next_turn(&mut self, rulebook: &Rulebook) {
        self.ship_in_box = true;
        let colonists = u8::try_from(rulebook.catalog.numbers.colonists_each_turn).unwrap_or(0);
        for seat in self.seats() {
            let new = colonists.min(self.available(rulebook, seat, Piece::Colonist));
            let player = self.player_mut(seat);
            player.hand += std::mem::take(&mut player.gained);
            player.hand += PieceCounts::of(Piece::Colonist, new);
            player.new_buildings = 0;
            // only the income of the last turn is worth points.
            player.points.last_income = 0;
        }
        self.take_new_order(rulebook);
        self.turn += 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::Readings;
    use crate::games::discovery::builtin;
    use crate::games::discovery::state::Seat;

    fn table() -> (Rulebook<'static>, State) {
        let rulebook = Rulebook::new(builtin(), Readings::default());
        let state = State::new(&rulebook, 2);
        (rulebook, state)
    }

    fn of_age(rulebook: &Rulebook, age: u16) -> Vec<BuildingId> {
        rulebook
            .buildings()
            .filter(|(_, rule)| rule.age == age)
            .map(|(id, _)| id)
            .collect()
    }

    #[test]
    fn unsold_buildings_stay_until_their_age_is_over() {
        let (rulebook, mut state) = table();
        let first = of_age(&rulebook, 1);
        state.lay_out_buildings(&rulebook, &first[..5], 1);
        state.on_sale.truncate(3);
        assert_eq!(state.buildings_due(&rulebook), (2, 1));
        state.turn = 3;
        assert_eq!(state.buildings_due(&rulebook), (5, 2), "R-113");
        state.lay_out_buildings(&rulebook, &of_age(&rulebook, 2)[..5], 2);
        assert!(
            state
                .on_sale
                .iter()
                .all(|building| rulebook.building(*building).age == 2)
        );
    }

    #[test]
    fn an_empty_pile_leaves_fewer_buildings() {
        let (rulebook, mut state) = table();
        let first = of_age(&rulebook, 1);
        state.lay_out_buildings(&rulebook, &first, 1);
        state.on_sale.truncate(1);
        // Ten names, and the second tile of the Settlers.
        assert_eq!(state.buildings_due(&rulebook), (1, 1), "R-120");
    }

    #[test]
    fn goods_are_conserved_by_refilling() {
        let (_, mut state) = table();
        let all = |state: &State| {
            state.goods_pile.iter().sum::<u16>() + u16::try_from(state.goods_on_offer.len()).expect("few")
        };
        assert_eq!(all(&state), 37, "R-012");
        state.lay_out_goods(&[GoodId(0), GoodId(0), GoodId(5), GoodId(7)]);
        assert_eq!(all(&state), 37);
        state.lay_out_goods(&[GoodId(1), GoodId(2), GoodId(3), GoodId(4)]);
        assert_eq!((all(&state), state.goods_due()), (37, 4));
    }

    #[test]
    fn the_next_turn_brings_five_colonists_and_what_was_gained() {
        let (rulebook, mut state) = table();
        state.players[0].hand = PieceCounts::default();
        state.players[0].gained = PieceCounts::of(Piece::Soldier, 1);
        state.initiative = vec![(Seat(1), Piece::Colonist)];
        state.ship_in_box = false;
        state.begin_next_turn(&rulebook);
        assert_eq!(state.players[0].hand.total(), 6, "R-119");
        assert_eq!(
            (state.turn, state.ship_in_box, state.order[0]),
            (2, true, Seat(1))
        );
        state.begin_next_turn(&rulebook);
        assert!(state.ship_in_box, "R-117: never two");
    }
}
