//! Warfare: battles and wars, with the losses the players chose.

use crate::games::discovery::disputed;
use crate::games::discovery::state::{EffectRule, Piece, PieceCounts, RegionId, Rulebook, Seat, State};

/// The pieces one side loses in a region.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Losses {
    /// Whose pieces.
    pub seat: Seat,
    /// Which.
    pub pieces: PieceCounts,
    /// Hits spent on the Militia of that side.
    pub on_militia: u8,
}

impl State {
    /// the next piece in Warfare.
    pub fn next_to_fight(&self) -> Option<Seat> {
        self.warfare.first().map(|(seat, _)| *seat)
    }

    /// The next piece in Warfare has been used or not: it returns to supply.
    pub fn end_conflict(&mut self) {
        if !self.warfare.is_empty() {
            self.warfare.remove(0);
        }
    }

    /// the price of a war is paid.
    pub fn pay_war(&mut self, rulebook: &Rulebook, seat: Seat) {
        self.pay(seat, -i32::from(rulebook.catalog.numbers.war_price));
    }

    /// Whether both have a piece in a region and, R-090, A-38, at least one side a soldier.
    pub fn can_fight_in(
        &self,
        rulebook: &Rulebook,
        attacker: Seat,
        defender: Seat,
        region: RegionId,
    ) -> bool {
        let (own, enemy) = (self.pieces(region, attacker), self.pieces(region, defender));
        let present = !own.is_empty() && !enemy.is_empty();
        let soldiers = own[Piece::Soldier] > 0 || enemy[Piece::Soldier] > 0;
        present && (soldiers || self.militia(rulebook, defender) > 0)
    }

    /// R-091, D-03: the regions in which a war brings a battle; Militia alone brings none.
    pub fn war_regions(&self, rulebook: &Rulebook, attacker: Seat, defender: Seat) -> Vec<RegionId> {
        let attacker_only = rulebook.readings.is(disputed::war_battles::ATTACKER_SOLDIER);
        let militia_counts = rulebook.readings.is(disputed::militia_soldier::MAKES_WAR_BATTLES)
            && self.militia(rulebook, defender) > 0;
        let fights = |region: &RegionId| {
            let (own, enemy) = (self.pieces(*region, attacker), self.pieces(*region, defender));
            let present = !own.is_empty() && !enemy.is_empty();
            let of_enemy = !attacker_only && enemy[Piece::Soldier] > 0;
            present && (own[Piece::Soldier] > 0 || of_enemy || militia_counts)
        };
        self.region_ids().filter(fights).collect()
    }

    /// soldiers the defender has besides those on the map.
    pub fn militia(&self, rulebook: &Rulebook, seat: Seat) -> u8 {
        let of_building = |effect: EffectRule| match effect {
            EffectRule::Defend(count) => count,
            _ => 0,
        };
        let buildings = self.player(seat).buildings.iter();
        buildings
            .map(|building| of_building(rulebook.building(*building).effect))
            .sum()
    }

    /// how many pieces one side removes in a battle: one for each soldier, as far as there
    /// are enemies. The defender's Militia strikes too.
    pub fn hits(&self, rulebook: &Rulebook, region: RegionId, by: Seat, on: Seat, defends: bool) -> u16 {
        let soldiers = self.pieces(region, by)[Piece::Soldier];
        let militia = if defends { self.militia(rulebook, by) } else { 0 };
        let strikes = u16::from(soldiers) + u16::from(militia);
        let of_enemy = self.pieces(region, on).total();
        strikes.min(of_enemy)
    }

    /// all losses of a battle at once; lost pieces return to supply.
    pub fn remove_losses(&mut self, region: RegionId, losses: &[Losses]) {
        for side in losses {
            let place = &mut self.regions[region.index()].pieces[side.seat.index()];
            *place = place.without(side.pieces);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::Readings;
    use crate::games::discovery::builtin;

    fn table(readings: Readings) -> (Rulebook<'static>, State) {
        let rulebook = Rulebook::new(builtin(), readings);
        let state = State::new(&rulebook, 3);
        (rulebook, state)
    }

    fn put(state: &mut State, region: RegionId, seat: u8, piece: Piece, count: u8) {
        state.regions[region.index()].pieces[usize::from(seat)] += PieceCounts::of(piece, count);
    }

    fn region(rulebook: &Rulebook, id: &str) -> RegionId {
        rulebook.region_id(id).expect("in the data")
    }

    #[test]
    fn the_printed_example_of_a_battle() {
        // Two soldiers attack one soldier and four colonists: two losses against one.
        let (rulebook, mut state) = table(Readings::default());
        let canada = region(&rulebook, "canada");
        put(&mut state, canada, 0, Piece::Soldier, 2);
        put(&mut state, canada, 1, Piece::Soldier, 1);
        put(&mut state, canada, 1, Piece::Colonist, 4);
        assert!(state.can_fight_in(&rulebook, Seat(0), Seat(1), canada));
        assert_eq!(state.hits(&rulebook, canada, Seat(0), Seat(1), false), 2);
        assert_eq!(state.hits(&rulebook, canada, Seat(1), Seat(0), true), 1);
        let mut lost = PieceCounts::of(Piece::Soldier, 1);
        lost += PieceCounts::of(Piece::Colonist, 1);
        let losses = [(0, PieceCounts::of(Piece::Soldier, 1)), (1, lost)];
        let losses = losses.map(|(seat, pieces)| Losses {
            seat: Seat(seat),
            pieces,
            on_militia: 0,
        });
        state.remove_losses(canada, &losses);
        assert_eq!(state.pieces(canada, Seat(0)), PieceCounts::of(Piece::Soldier, 1));
        assert_eq!(state.pieces(canada, Seat(1)), PieceCounts::of(Piece::Colonist, 3));
    }

    #[test]
    fn a_war_is_fought_wherever_both_are_and_either_has_a_soldier() {
        let (rulebook, mut state) = table(Readings::default());
        let [canada, florida, peru, brazil] =
            ["canada", "florida", "peru", "brazil"].map(|id| region(&rulebook, id));
        put(&mut state, canada, 0, Piece::Soldier, 1);
        put(&mut state, canada, 1, Piece::Colonist, 1);
        put(&mut state, florida, 0, Piece::Colonist, 1);
        put(&mut state, florida, 1, Piece::Soldier, 1);
        put(&mut state, peru, 0, Piece::Colonist, 1);
        put(&mut state, peru, 1, Piece::Colonist, 1);
        put(&mut state, brazil, 0, Piece::Soldier, 1);
        assert_eq!(
            state.war_regions(&rulebook, Seat(0), Seat(1)),
            [canada, florida],
            "D-03"
        );
        let mut polish = Readings::default();
        polish
            .choose(&builtin().registry, "war-battles", "attacker-soldier")
            .expect("a reading of the data");
        let rulebook = Rulebook::new(builtin(), polish);
        assert_eq!(state.war_regions(&rulebook, Seat(0), Seat(1)), [canada]);
    }

    #[test]
    fn surplus_soldiers_find_nobody_and_the_militia_defends() {
        let (rulebook, mut state) = table(Readings::default());
        let canada = region(&rulebook, "canada");
        put(&mut state, canada, 0, Piece::Soldier, 3);
        put(&mut state, canada, 1, Piece::Colonist, 1);
        assert_eq!(state.hits(&rulebook, canada, Seat(0), Seat(1), false), 1, "A-35");
        assert_eq!(state.hits(&rulebook, canada, Seat(1), Seat(0), true), 0);
        state.players[1].buildings = vec![rulebook.building_id("militia").expect("in the data")];
        assert_eq!(state.hits(&rulebook, canada, Seat(1), Seat(0), true), 1, "R-224");
        assert_eq!(
            state.hits(&rulebook, canada, Seat(1), Seat(0), false),
            0,
            "not where the owner attacks"
        );
    }
}
