//! Phase D: what buildings give every turn, and what happens when they are bought.

use crate::games::discovery::catalog::{PiecePlace, Timing};
use crate::games::discovery::disputed;
use crate::games::discovery::state::{
    EffectRule, GoodId, Piece, PieceCounts, RegionId, Rulebook, Seat, State,
};

impl State {
    /// The benefits that need no decision: pieces and money, in turn order.
    pub fn take_benefits(&mut self, rulebook: &Rulebook) {
        let every_turn = |state: &State, seat: Seat| -> Vec<EffectRule> {
            let working = state.working(rulebook, seat).iter();
            let rules = working.map(|building| rulebook.building(*building));
            rules
                .filter(|rule| rule.timing == Timing::Benefits)
                .map(|rule| rule.effect)
                .collect()
        };
        self.score_taxation(rulebook);
        for seat in self.order.clone() {
            for effect in every_turn(self, seat) {
                match effect {
                    EffectRule::Money(amount) => self.pay(seat, i32::from(amount)),
                    EffectRule::Pieces(piece, count, place) => {
                        self.gain(rulebook, seat, piece, count, place);
                    }
                    EffectRule::FreeDiscovery
                    | EffectRule::CollectPerShip(_)
                    | EffectRule::MissionaryColonists(_)
                    | EffectRule::AdvancePiece
                    | EffectRule::DrawGoods(_)
                    | EffectRule::MoneyPerGood(..)
                    | EffectRule::MoveSoldier(_)
                    | EffectRule::Defend(_)
                    | EffectRule::Points(..)
                    | EffectRule::MoveColonists(_) => {}
                }
            }
        }
    }

    /// New pieces where their building puts them.
    fn gain(&mut self, rulebook: &Rulebook, seat: Seat, piece: Piece, count: u8, place: PiecePlace) {
        let pieces = PieceCounts::of(piece, count.min(self.available(rulebook, seat, piece)));
        if pieces.is_empty() {
            return;
        }
        match place {
            PiecePlace::Hand => self.player_mut(seat).gained += pieces,
            PiecePlace::DiscoveryBox => self.player_mut(seat).discovery += pieces,
            PiecePlace::DockX | PiecePlace::DockY => {
                if let Some(space) = Self::dock_space(place) {
                    self.dock_free[space] = Some((seat, Piece::Colonist));
                }
            }
            PiecePlace::OwnRegion => {}
        }
    }

    /// D-22: in the reading of the Italian book Taxation scores in every phase D.
    fn score_taxation(&mut self, rulebook: &Rulebook) {
        if !rulebook.readings.is(disputed::taxation::POINTS_EVERY_TURN) {
            return;
        }
        for (seat, building) in self.owners(rulebook, |effect| matches!(effect, EffectRule::Money(_))) {
            let rule = rulebook.building(building);
            if rulebook.is_taxation(building) {
                self.player_mut(seat).points.of_benefits += rule.points;
            }
        }
    }

    /// soldiers of the Indian Allies in one region; the good taken, if any.
    pub fn ally(&mut self, rulebook: &Rulebook, seat: Seat, region: RegionId, count: u8) -> Option<GoodId> {
        let room = self.available(rulebook, seat, Piece::Soldier);
        self.settle(region, seat, PieceCounts::of(Piece::Soldier, count.min(room)))
    }

    /// a good of the face-down pile for the West Indies Company.
    pub fn draw_good(&mut self, seat: Seat, good: GoodId) {
        self.take_from_pile(good);
        self.gain_good(seat, good);
    }

    /// pieces move from one region to another; the good taken, if any.
    pub fn migrate(
        &mut self,
        rulebook: &Rulebook,
        seat: Seat,
        pieces: PieceCounts,
        from: RegionId,
        to: RegionId,
    ) -> Option<GoodId> {
        let place = &mut self.regions[from.index()].pieces[seat.index()];
        *place = place.without(pieces);
        // D-44: where only placing counts, a piece that moves takes no good.
        if rulebook.readings.is(disputed::first_to_three::PLACES_THREE) {
            self.regions[to.index()].moved_in[seat.index()] += pieces.total();
        }
        self.settle(to, seat, pieces)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::Readings;
    use crate::games::discovery::builtin;

    fn with_buildings(ids: &[&str]) -> (Rulebook<'static>, State) {
        let rulebook = Rulebook::new(builtin(), Readings::default());
        let mut state = State::new(&rulebook, 2);
        let buildings = ids
            .iter()
            .map(|id| rulebook.building_id(id).expect("in the data"));
        state.players[0].buildings = buildings.collect();
        state.players[0].hand = PieceCounts::default();
        (rulebook, state)
    }

    #[test]
    fn every_recurring_building_gives_what_its_rule_says() {
        for (id, piece) in [
            ("settlers", Piece::Colonist),
            ("monastery", Piece::Missionary),
            ("trade-routes", Piece::Merchant),
            ("marketplace", Piece::Merchant),
            ("training-grounds", Piece::Soldier),
            ("military-academy", Piece::Soldier),
            ("fortress", Piece::Soldier),
            ("ship-yards", Piece::Captain),
        ] {
            let (rulebook, mut state) = with_buildings(&[id]);
            state.take_benefits(&rulebook);
            assert_eq!(state.players[0].gained, PieceCounts::of(piece, 1), "{id}");
        }
        for (id, money) in [("trading-post", 5), ("taxation", 10), ("factory", 25)] {
            let (rulebook, mut state) = with_buildings(&[id]);
            state.take_benefits(&rulebook);
            assert_eq!(state.players[0].money, 10 + money, "{id}");
        }
        for (id, piece) in [("conquistador", Piece::Soldier), ("navigator", Piece::Captain)] {
            let (rulebook, mut state) = with_buildings(&[id]);
            state.take_benefits(&rulebook);
            assert_eq!(state.players[0].discovery, PieceCounts::of(piece, 1), "{id}");
        }
        for (id, space) in [("indentured-servitude", 0), ("colonization-laws", 1)] {
            let (rulebook, mut state) = with_buildings(&[id]);
            state.take_benefits(&rulebook);
            state.take_benefits(&rulebook);
            let colonist = Some((Seat(0), Piece::Colonist));
            assert_eq!(state.dock_free[space], colonist, "{id}: A-09, never doubled");
            assert_eq!(state.pieces_in_use(Seat(0)).total(), 2, "{id}");
        }
    }

    #[test]
    fn buildings_that_work_elsewhere_give_nothing_in_phase_d() {
        for id in [
            "conquest-inca",
            "privateers",
            "cathedral",
            "rum-distillery",
            "militia",
            "navy",
            "university",
        ] {
            let (rulebook, mut state) = with_buildings(&[id]);
            let before = state.clone();
            state.take_benefits(&rulebook);
            assert_eq!(state, before, "{id}");
        }
    }

    #[test]
    fn ten_soldiers_are_the_limit() {
        let (rulebook, mut state) = with_buildings(&["fortress"]);
        state.players[0].gained = PieceCounts::of(Piece::Soldier, 10);
        state.take_benefits(&rulebook);
        assert_eq!(
            state.players[0].gained,
            PieceCounts::of(Piece::Soldier, 10),
            "A-45"
        );
    }

    #[test]
    fn moves_and_allies_can_bring_the_third_piece() {
        let (rulebook, mut state) = with_buildings(&[]);
        let [peru, brazil] = ["peru", "brazil"].map(|id| rulebook.region_id(id).expect("in the data"));
        state.settle(peru, Seat(0), PieceCounts::of(Piece::Colonist, 1));
        state.settle(brazil, Seat(0), PieceCounts::of(Piece::Colonist, 2));
        assert_eq!(
            state.migrate(
                &rulebook,
                Seat(0),
                PieceCounts::of(Piece::Colonist, 1),
                peru,
                brazil
            ),
            rulebook.good_id("coffee")
        );
        assert_eq!(state.ally(&rulebook, Seat(0), peru, 2), None);
        assert_eq!(state.pieces(peru, Seat(0)), PieceCounts::of(Piece::Soldier, 2));
    }
}
