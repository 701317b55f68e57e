//! A record that begins in the middle: what lies on the table when it does.

use super::Replay;
use super::act::note;
use crate::core::engine::Seat;
use crate::games::discovery::action::Holdings;
use crate::games::discovery::state::{GoodId, MOST_THINGS, PieceCounts, RegionId};

/// So many things of one sort are given to a player at most.
const MOST_GIVEN: u32 = 20;
/// So many tokens, and cards, are taken from one line.
const MOST_TAKEN: usize = 20;

impl Replay<'_, '_> {
    pub(super) fn give(&mut self, seat: Seat, held: &Holdings) {
        if let Some(money) = held.money {
            let money = i32::try_from(money).unwrap_or(i32::MAX);
            note(&mut self.play.has_money, seat);
            let before = self.state.player(seat).money;
            self.state.pay(seat, money.saturating_sub(before));
        }
        if let Some(ships) = held.ships {
            self.state.player_mut(seat).ships = u8::try_from(ships.min(MOST_GIVEN)).unwrap_or(u8::MAX);
        }
        if let Some(hand) = held.hand {
            note(&mut self.play.has_hand, seat);
            self.state.player_mut(seat).hand = hand;
        }
        for token in held.tokens.iter().take(MOST_TAKEN) {
            self.state.tokens_taken.push(*token);
            self.state.player_mut(seat).tokens.push(*token);
        }
        self.state
            .player_mut(seat)
            .cards
            .extend(held.cards.iter().take(MOST_TAKEN));
        for (good, count) in &held.goods {
            for _ in 0..(*count).min(MOST_GIVEN) {
                self.give_good(seat, *good);
            }
        }
        for (building, count) in &held.buildings {
            for _ in 0..count.unwrap_or(1).min(MOST_GIVEN) {
                self.state.take_tile(*building);
                if self.state.player(seat).buildings.len() < MOST_THINGS {
                    self.state.player_mut(seat).buildings.push(*building);
                } else {
                    self.state.phantoms.buildings[building.index()] -= 1;
                }
            }
        }
    }

    /// A good from the pile; when that has none left, the one that lay in a region.
    pub(super) fn give_good(&mut self, seat: Seat, good: GoodId) {
        let lies = self
            .state
            .regions
            .iter()
            .position(|region| region.good == Some(good));
        if let (0, Some(region)) = (self.state.goods_pile[good.index()], lies) {
            self.state.regions[region].good = None;
            self.state.goods_pile[good.index()] += 1;
        }
        self.state.draw_good(seat, good);
    }

    pub(super) fn give_pieces(&mut self, seat: Seat, pieces: PieceCounts, region: RegionId) {
        let place = &mut self.state.regions[region.index()];
        place.discovered = true;
        place.pieces[seat.index()] += pieces;
        place.had_three |= place.pieces[seat.index()].total() >= 3;
        // Whoever has three there has taken the good: it is among what the players have.
        if place.pieces[seat.index()].total() >= 3
            && let Some(good) = place.good.take()
        {
            self.state.goods_pile[good.index()] += 1;
        }
        // A map that is complete at the start has been so for some time.
        if self.state.map_is_complete() {
            self.play.map_complete_since = Some(0);
        }
    }
}
