//! A tied War, round by round: one roll in each later player's round.

use super::{Now, Play, Replay};
use crate::core::Value;
use crate::core::engine::Seat;
use crate::games::renaissance::disputed;
use crate::games::renaissance::state::{Rulebook, State};

/// The player in whose round the next roll of a tied War is due; none if this phase has none left.
pub fn due_round(state: &State, play: &Play, rulebook: &Rulebook) -> Option<Seat> {
    if !state.is_war_tied() {
        return None;
    }
    let once = rulebook.reads(disputed::war_rolls::ONCE_A_TURN);
    let from = match play.war_round {
        Some(_) if once => return None,
        Some(round) => round + 1,
        None => 0,
    };
    let later = state.order.iter().copied().skip(from);
    later.into_iter().find(|seat| !state.player(*seat).is_out)
}

/// The sides of an open War, as a text.
pub fn sides_of(now: &Now) -> Value {
    let war = now.state.war;
    now.players(war.into_iter().flat_map(|war| [war.declarer, war.other]))
}

impl Replay<'_, '_> {
    /// The dice of a tied War.
    pub(super) fn roll_again(&mut self, dice: &[u32]) {
        let round = due_round(&self.state, &self.play, self.rulebook);
        let round = round.or_else(|| self.state.war.map(|war| war.rolled_in));
        let Some(round) = round.filter(|_| self.state.is_war_tied()) else {
            return;
        };
        self.note_war_round(round);
        self.play.acted = Some(round);
        if let Some(dice) = two_dice(dice) {
            self.state.roll_war(self.rulebook, dice, round);
        }
    }

    /// A roll was due in this player's round, and has been made or was forgotten.
    pub(super) fn note_war_round(&mut self, round: Seat) {
        let place = self.state.place_in_order(round);
        self.play.war_round = self.play.war_round.max(place);
    }
}

/// Two dice that there can be.
pub(super) fn two_dice(dice: &[u32]) -> Option<[u8; 2]> {
    let [one, other] = dice else { return None };
    Some([die(*one)?, die(*other)?])
}

/// Three dice that there can be.
pub(super) fn three_dice(dice: &[u32]) -> Option<[u8; 3]> {
    let [coloured, black, white] = dice else {
        return None;
    };
    Some([die(*coloured)?, die(*black)?, die(*white)?])
}

/// What a die shows.
pub(super) fn die(figure: u32) -> Option<u8> {
    u8::try_from(figure)
        .ok()
        .filter(|figure| (1..=6).contains(figure))
}
