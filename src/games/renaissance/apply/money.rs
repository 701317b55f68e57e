//! Money between players and the bank.

use crate::games::renaissance::state::{Seat, State};

impl State {
    /// The bank pays a player.
    pub fn receive(&mut self, seat: Seat, sum: i32) {
        let player = self.player_mut(seat);
        player.cash = player.cash.saturating_add(sum);
        self.bank += i64::from(sum);
    }

    /// A player pays the bank. The cash may fall below zero: the record says that it was paid.
    pub fn pay(&mut self, seat: Seat, sum: i32) {
        self.receive(seat, -sum);
    }

    /// A player pays another.
    pub fn hand_over(&mut self, from: Seat, to: Seat, sum: i32) {
        let payer = self.player_mut(from);
        payer.cash = payer.cash.saturating_sub(sum);
        let payee = self.player_mut(to);
        payee.cash = payee.cash.saturating_add(sum);
    }

    /// A player has so much, whatever it was: at the start in the middle of a game, or where a figure is believed.
    pub fn set_cash(&mut self, seat: Seat, cash: i32) {
        let change = cash - self.player(seat).cash;
        self.receive(seat, change);
    }
}

/// Halves are rounded up: RR-168.
pub(super) const fn half(whole: i32) -> i32 {
    if whole <= 0 { 0 } else { (whole + 1) / 2 }
}
