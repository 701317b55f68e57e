//! What buildings may do in phase D.

use super::{Luck, Next, Table};
use crate::core::engine::Seat;
use crate::games::discovery::action::Action;
use crate::games::discovery::disputed;
use crate::games::discovery::replay::pieces::subsets;
use crate::games::discovery::state::{EffectRule, Piece, PieceCounts, RegionId, State};

impl<'c> Table<'_, 'c> {
    pub(super) fn benefits(&self) -> Next<'c> {
        let readings = &self.rulebook.readings;
        let last = self.state.turn >= self.rulebook.last_turn();
        if last && readings.is(disputed::benefits_of_turn_8::SKIPPED) {
            return Next::default();
        }
        let mut next = Next::default();
        let mut must_discover = false;
        let in_pile: u16 = self.state.goods_pile.iter().sum();
        for seat in self.state.order.iter().copied() {
            let owns = |wanted: fn(&EffectRule) -> bool| self.works_for(seat, wanted);
            let now = &self.play.now;
            if owns(|effect| matches!(effect, EffectRule::DrawGoods(_)))
                && !now.drawn.contains(&seat)
                && in_pile > 0
            {
                next.luck.push(Luck::Draw(seat));
            }
            let rested = !readings.is(disputed::stable::ONCE_A_GAME) || !self.state.player(seat).stable_used;
            if owns(|effect| matches!(effect, EffectRule::MoveSoldier(_)))
                && !now.stable.contains(&seat)
                && rested
            {
                next.actions.extend(self.stable(seat));
            }
            if owns(|effect| matches!(effect, EffectRule::MoveColonists(_))) && !now.migration.contains(&seat)
            {
                next.actions.extend(self.migration(seat));
            }
            let discoveries = self.free_discovery(seat);
            must_discover |= !discoveries.is_empty();
            next.actions.extend(discoveries);
        }
        // What the company draws and what Cartography finds is to be written; the rest may be left.
        next.must_act = !next.luck.is_empty() || must_discover;
        next
    }

    fn works_for(&self, seat: Seat, wanted: fn(&EffectRule) -> bool) -> bool {
        self.state
            .working(self.rulebook, seat)
            .iter()
            .any(|building| wanted(&self.rulebook.building(*building).effect))
    }

    /// D-23: where Cartography works in phase D, and was bought this turn.
    fn free_discovery(&self, seat: Seat) -> Vec<Action> {
        let player = self.state.player(seat);
        let bought_before = player.buildings.len().saturating_sub(player.new_buildings);
        let bought_now = player.buildings[bought_before..]
            .iter()
            .any(|building| self.rulebook.building(*building).effect == EffectRule::FreeDiscovery);
        let in_benefits = self
            .rulebook
            .readings
            .is(disputed::cartography_moment::IN_BENEFITS);
        if !in_benefits || !bought_now || self.play.now.free_discovery.contains(&seat) {
            return Vec::new();
        }
        let undiscovered = self.regions(|region| !self.state.region(region).discovered);
        let discover = |region| Action::DiscoverFreely(seat, region, None);
        undiscovered.into_iter().map(discover).collect()
    }

    fn stable(&self, seat: Seat) -> Vec<Action> {
        let own_colony = self
            .rulebook
            .readings
            .is(disputed::stable_destination::OWN_COLONY);
        let mut actions = Vec::new();
        for from in self.regions(|region| self.state.pieces(region, seat)[Piece::Soldier] > 0) {
            let borders = &self.play.borders;
            let touches = |to: RegionId| {
                State::neighbours(self.rulebook, from, to).is_some()
                    || borders.contains(&(from, to))
                    || borders.contains(&(to, from))
            };
            let to = self.regions(|to| {
                let present = !self.state.pieces(to, seat).is_empty();
                touches(to) && self.state.region(to).discovered && (present || !own_colony)
            });
            actions.extend(to.into_iter().map(|to| Action::MoveSoldier(seat, from, to)));
        }
        actions
    }

    fn migration(&self, seat: Seat) -> Vec<Action> {
        let any_piece = self.rulebook.readings.is(disputed::migration_pieces::ANY_PIECE);
        let exactly = self.rulebook.readings.is(disputed::migration::EXACTLY_TWO);
        let mut actions = Vec::new();
        for from in self.regions(|region| !self.state.pieces(region, seat).is_empty()) {
            let mut there = self.state.pieces(from, seat);
            if !any_piece {
                there[Piece::Soldier] = 0;
            }
            let fits = |pieces: &PieceCounts| pieces.total() == 2 || (!exactly && pieces.total() == 1);
            for moved in subsets(there).into_iter().filter(fits) {
                let to = self.regions(|to| to != from && self.state.region(to).discovered);
                actions.extend(
                    to.into_iter()
                        .map(|to| Action::MoveColonists(seat, moved, from, to)),
                );
            }
        }
        actions
    }
}
