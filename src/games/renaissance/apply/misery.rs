//! Misery, Chaos, and players who are out of the game.

use super::money::half;
use crate::games::renaissance::disputed;
use crate::games::renaissance::state::{CardId, LastTurn, Misery, Rulebook, Seat, State};

impl State {
    /// The player gains misery spaces. Falling into Chaos is looked at afterwards, by [`State::settle_chaos`]. Nothing
    /// changes for players who are out.
    pub fn gain_misery(&mut self, seat: Seat, spaces: u8) {
        let player = self.player_mut(seat);
        if !player.is_out {
            player.misery = player.misery.up(spaces);
        }
    }

    /// The player wins misery spaces back; below 0 there are none (RA-71).
    pub fn ease_misery(&mut self, seat: Seat, spaces: u8) {
        let player = self.player_mut(seat);
        if !player.is_out {
            player.misery = player.misery.down(spaces);
        }
    }

    /// The fewest spaces whose added value is at least a sum (RR-103); to Chaos if the track ends before (RA-68).
    pub fn spaces_for(misery: Misery, sum: i32) -> u8 {
        let start = i32::from(misery.value());
        let is_enough = |spaces: &u8| {
            let reached = misery.up(*spaces);
            reached == Misery::CHAOS || i32::from(reached.value()) - start >= sum
        };
        (0..Misery::CHAOS.0)
            .find(|spaces| sum <= 0 || is_enough(spaces))
            .unwrap_or(Misery::CHAOS.0)
    }

    /// Whether a space means Chaos: RR-028, RD-09.
    pub fn is_chaos(rulebook: &Rulebook, misery: Misery) -> bool {
        misery == Misery::CHAOS
            || misery.0 + 1 == Misery::CHAOS.0 && rulebook.reads(disputed::chaos_space::AT_1000)
    }

    /// Everybody who has fallen into Chaos is out now: RR-077. The loser of a War cedes first, with another reading nothing
    /// (RA-121).
    pub fn settle_chaos(&mut self, rulebook: &Rulebook) {
        let was_at_war = self.war.is_some();
        for at in 0..self.players.len() {
            let seat = Seat(u8::try_from(at).unwrap_or(u8::MAX));
            let player = self.player(seat);
            let cedes = self
                .war
                .and_then(|war| war.cession)
                .is_some_and(|cession| cession.loser == seat);
            let cedes_nothing = rulebook.reads(disputed::war_loser_in_chaos::CEDES_NOTHING);
            let waits = cedes && !cedes_nothing;
            if !player.is_out && !waits && Self::is_chaos(rulebook, player.misery) {
                self.eliminate(rulebook, seat);
                if cedes {
                    self.war = None;
                }
            }
        }
        // With its winner out the War is over, and its loser has nothing more to cede.
        if was_at_war && self.war.is_none() {
            self.settle_chaos(rulebook);
        }
    }

    /// RR-077, RR-167: a player is out. The pieces stay; the hand is discarded, and nobody has said yet what it was.
    pub fn eliminate(&mut self, rulebook: &Rulebook, seat: Seat) {
        let player = self.player_mut(seat);
        if player.is_out {
            return;
        }
        player.is_out = true;
        let cards = std::mem::take(&mut player.hand);
        player.owed = 0;
        // Nobody chooses for a player who is out: what took the place of a marker stays.
        self.now.reduced.retain(|(owner, _)| *owner != seat);
        self.deck.unknown += u16::from(cards);
        let is_side = self
            .war
            .is_some_and(|war| war.declarer == seat || war.other == seat);
        if is_side && !rulebook.reads(disputed::war_side_eliminated::GOES_ON) {
            self.war = None;
        }
        if rulebook.reads(disputed::eliminated_in_order::NO_PLACE) {
            self.order.retain(|known| *known != seat);
        }
        if self.last_turn.is_none() && self.players.iter().all(|player| player.is_out) {
            self.last_turn = Some(LastTurn::NobodyLeft);
        }
    }

    /// A card of a hand that was discarded with its player is named. False if it cannot have been there.
    pub fn name_discard(&mut self, seat: Seat, card: CardId) -> bool {
        self.deck.unknown = self.deck.unknown.saturating_sub(1);
        let fits = self.draws.show(seat, card);
        self.file(card);
        fits
    }

    /// A breach of the rules of diplomacy: RR-158, RA-111.
    pub fn penalty(&mut self, rulebook: &Rulebook, seat: Seat) {
        if rulebook.reads(disputed::diplomacy_penalty::MISERY_AND_HALF_CASH) {
            let player = self.player(seat);
            let sum = half(player.written).min(player.cash.max(0));
            self.pay(seat, sum);
        }
        self.gain_misery(seat, 1);
        self.settle_chaos(rulebook);
    }
}
