//! Where players place tokens, and whom they attack.

use super::Game;
use crate::core::engine::Progress;
use crate::games::renaissance::action::{Action, Outcome, Payment, Placement};
use crate::games::renaissance::stage::Stage;
use crate::games::renaissance::state::{Change, Once, ProvinceId, Seat, SeatSet};

impl Game<'_, '_> {
    pub(super) fn expand(&mut self) {
        self.write(Action::Enter(Stage::Expansion));
        self.swap();
        for seat in self.in_order() {
            if self.state().player(seat).is_out {
                continue;
            }
            self.pay_indulgence(seat);
            if self.state().player(seat).is_out {
                continue;
            }
            // No box holds so many tokens.
            for _ in 0..40 {
                if !self.place_once(seat) {
                    break;
                }
            }
            self.buy_for_tokens(seat);
        }
        if self.random.percent(20)
            && let Some(holder) = self
                .state()
                .bonus_holder()
                .filter(|_| !self.state().is_deck_out())
        {
            self.write(Action::Bonus(holder, None));
        }
    }

    fn pay_indulgence(&mut self, seat: Seat) {
        let player = *self.state().player(seat);
        if player.owed > 0 && self.random.percent(50) {
            let cash = player.cash >= i32::from(player.owed) && self.random.percent(50);
            let payment = if cash { Payment::Cash } else { Payment::Misery };
            self.write(Action::Indulgence(seat, Some(payment)));
            self.name_hands();
        }
    }

    fn buy_for_tokens(&mut self, seat: Seat) {
        let state = self.state();
        let price = state.expansion_card_price(self.rulebook);
        let player = state.player(seat);
        let may = self.tokens_in_box(seat) >= price
            && !player.is_out
            && !player.done.has(Once::ExpansionCard)
            && !state.is_deck_out();
        if may && self.random.percent(self.temper(seat).draws) {
            self.write(Action::TokenCard(seat, None));
        }
    }

    /// One placement or attack; false if nothing is left that makes sense.
    fn place_once(&mut self, seat: Seat) -> bool {
        let tokens = self.tokens_in_box(seat);
        let state = self.state();
        if tokens == 0 {
            return false;
        }
        let mut choices: Vec<(ProvinceId, usize)> = Vec::new();
        for province in state.reach(seat).iter() {
            if let Some(weight) = self.weight(seat, province, tokens) {
                choices.push((province, weight));
            }
        }
        let Some((province, _)) = self.random.weighted(&choices, |(_, weight)| *weight).copied() else {
            return false;
        };
        self.place_in(seat, province, tokens);
        true
    }

    /// What lies in the expansion box. Holy Indulgence comes with the first entry of the phase.
    fn tokens_in_box(&self, seat: Seat) -> u8 {
        if self.session.course().progress > Progress::Announced {
            return self.state().player(seat).expansion;
        }
        let mut state = self.state().clone();
        state.indulgence();
        state.player(seat).expansion
    }

    /// How many tokens may still come into a province.
    fn most_tokens(&self, seat: Seat, province: ProvinceId, tokens: u8) -> u8 {
        let state = self.state();
        let Ok(way) = state.way(self.rulebook, seat, province) else {
            return 0;
        };
        let room = state.capacity_left(seat, province, way);
        room.map_or(tokens, |room| room.min(tokens))
    }

    /// How much a province is wanted; none if nothing can be done there.
    fn weight(&self, seat: Seat, province: ProvinceId, tokens: u8) -> Option<usize> {
        let state = self.state();
        let pieces = state.province(province);
        if pieces.marker_of() == Some(seat) {
            return None;
        }
        let is_satellite = state.board.is_satellite(province);
        if is_satellite && pieces.tokens(seat).total() > 0 {
            return None;
        }
        let most = self.most_tokens(seat, province, tokens);
        if most == 0 {
            return None;
        }
        let usual = state.usual_count(self.rulebook, seat, province);
        if pieces.rivals(seat).is_empty() {
            // Without a marker there is nothing to win.
            let is_full = pieces.tokens(seat).total() >= state.board.province(province).market;
            return match () {
                () if is_full => None,
                () if usual <= most && is_satellite => Some(4),
                () if usual <= most => Some(12),
                () => Some(1),
            };
        }
        let fights = self.temper(seat).fights;
        let room = state.room(self.rulebook, seat, province);
        let peace = usize::from(room > 0 && !is_satellite);
        let attack = if usual <= most { fights / 8 } else { 0 };
        (peace + attack > 0).then_some(peace + attack)
    }

    fn place_in(&mut self, seat: Seat, province: ProvinceId, tokens: u8) {
        let state = self.state();
        let most = self.most_tokens(seat, province, tokens);
        let usual = state.usual_count(self.rulebook, seat, province);
        let rivals = state.province(province).rivals(seat);
        let room = state.room(self.rulebook, seat, province);
        if rivals.is_empty() {
            if state.player(seat).markers == 0 {
                self.free_a_marker(seat);
            }
            let count = usual.min(most);
            let written = (count < usual || self.random.percent(30)).then_some(u32::from(count));
            self.write_placement(seat, province, written, Outcome::None);
        } else if usual <= most && (room == 0 || self.random.percent(self.temper(seat).fights)) {
            self.attack(seat, province, usual, rivals, most);
        } else if room > 0 {
            let count = u32::from(room.min(most).max(1));
            self.write_placement(seat, province, Some(count), Outcome::None);
        }
    }

    /// All markers are on the map and one is needed.
    fn free_a_marker(&mut self, seat: Seat) {
        let own: Vec<ProvinceId> = self.state().marked(seat).collect();
        let mut coloured = own.into_iter().filter(|id| {
            self.state().may_free(self.rulebook, seat, *id) && self.state().player(seat).stock > 0
        });
        let freed = coloured.next();
        drop(coloured);
        if let Some(province) = freed {
            self.write(Action::Free(seat, province));
        }
    }

    fn attack(&mut self, seat: Seat, province: ProvinceId, usual: u8, rivals: SeatSet, most: u8) {
        let more = usual < most && self.random.percent(5);
        let count = if more { usual + 1 } else { usual };
        let written = (more || self.random.percent(30)).then_some(u32::from(count));
        let state = self.state();
        let may_win = state
            .cathedral_against(self.rulebook, seat, rivals, false)
            .is_ok();
        let defender = rivals.iter().find(|rival| {
            let attacker = SeatSet::of(seat);
            let defends = state.cathedral_against(self.rulebook, *rival, attacker, true);
            defends.is_ok()
        });
        if may_win && self.random.percent(50) {
            self.write_placement(seat, province, written, Outcome::Cathedral);
            self.trade(seat, rivals);
            return;
        }
        if let Some(defender) = defender.filter(|_| self.random.percent(50)) {
            self.write_placement(seat, province, written, Outcome::None);
            self.write(Action::Cathedral(defender));
            return;
        }
        let dice = self.dice(3);
        self.write_placement(seat, province, written, Outcome::Dice(dice));
        self.trade(seat, rivals);
    }

    /// Wind/Watermill, in 1999 Written Record, after a won attack.
    fn trade(&mut self, seat: Seat, rivals: SeatSet) {
        let state = self.state();
        let may = state.has(seat, state.trading_advance()) && !state.player(seat).done.has(Once::Trade);
        let loser = rivals.iter().find_map(|rival| {
            let province = state.trade_with(self.rulebook, seat, rival).ok()?;
            Some((rival, province))
        });
        let Some((loser, province)) = loser.filter(|_| may) else {
            return;
        };
        if state.player(seat).expansion < state.trade_price(province) || !self.random.percent(80) {
            return;
        }
        // In 1999 there is no die, and it always succeeds.
        let dice = self.dice(usize::from(!self.changes(Change::WrittenRecord)));
        let market = u32::from(self.state().board.province(province).market);
        let succeeds = dice.iter().all(|die| *die <= market);
        self.write(Action::Trade(seat, loser, dice));
        if succeeds {
            self.deal.trade(seat, loser, &mut self.random);
        }
    }

    fn write_placement(&mut self, seat: Seat, province: ProvinceId, count: Option<u32>, outcome: Outcome) {
        self.write(Action::Place(
            seat,
            Placement {
                province,
                count,
                outcome,
            },
        ));
    }
}
