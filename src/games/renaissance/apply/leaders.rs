//! Leaders: protection, Patronage, rebates.

use crate::games::renaissance::disputed;
use crate::games::renaissance::state::{
    AdvanceId, AdvanceSet, CardId, Change, EventCard, Face, Leader, Rulebook, Seat, SeatSet, State,
};

impl State {
    /// The credit of a leader for each of its advances as it is now: raised by The Crusades of the turn, or by Mongol
    /// Armies before it (RA-39, RA-40).
    pub fn leader_credit(&self, card: CardId) -> u16 {
        match self.face(card) {
            Face::Leader {
                raised: Some((raised, by)),
                ..
            } if self.has_raised(by) => raised,
            Face::Leader { credit, .. } => credit,
            _ => 0,
        }
    }

    fn has_raised(&self, event: EventCard) -> bool {
        match event {
            EventCard::Crusades => self.now.crusades,
            EventCard::MongolArmies => self.past.mongols,
            _ => false,
        }
    }

    /// The advances on a leader card.
    pub fn leader_advances(&self, card: CardId) -> AdvanceSet {
        match self.face(card) {
            Face::Leader { advances, .. } => advances,
            _ => AdvanceSet::EMPTY,
        }
    }

    /// RR-080 to RR-082: a leader is played, with what is laid on the card. The rebate that came of it.
    pub fn play_leader(&mut self, rulebook: &Rulebook, seat: Seat, card: CardId, protection: i32) -> i32 {
        let rebate = self.rebate(rulebook, seat, card);
        self.receive(seat, rebate);
        // Laid money is neither in hand nor at the bank.
        let player = self.player_mut(seat);
        player.cash = player.cash.saturating_sub(protection);
        let is_first = self.is_first_leader(rulebook, seat);
        self.leaders.push(Leader {
            card,
            owner: seat,
            protection,
            is_open: !is_first,
            credit: self.leader_credit(card),
            patrons: SeatSet::EMPTY,
        });
        self.now.leaders = self.now.leaders.saturating_add(1);
        rebate
    }

    /// Whether a leader that a player plays now is closed to patrons: the first of the turn, with another reading the first
    /// of each player (RA-54).
    pub fn is_first_leader(&self, rulebook: &Rulebook, seat: Seat) -> bool {
        if rulebook.reads(disputed::first_leader::FIRST_OF_EACH_PLAYER) {
            !self.leaders.iter().any(|leader| leader.owner == seat)
        } else {
            self.now.leaders == 0
        }
    }

    /// A leader in the final card play only gives rebates, and leaves: RR-163.
    pub fn play_leader_at_the_end(&mut self, rulebook: &Rulebook, seat: Seat, card: CardId) -> i32 {
        let rebate = self.rebate(rulebook, seat, card);
        self.receive(seat, rebate);
        self.file(card);
        rebate
    }

    /// What Printed Word pays back for a leader: RR-086, RA-60 to RA-62.
    pub fn rebate(&self, rulebook: &Rulebook, seat: Seat, card: CardId) -> i32 {
        let Face::Leader { credit, advances, .. } = self.face(card) else {
            return 0;
        };
        if !self.has(seat, AdvanceId::PRINTED_WORD) {
            return 0;
        }
        let credit = if rulebook.reads(disputed::rebate_boost::BASE) {
            credit
        } else {
            self.leader_credit(card)
        };
        let owned = advances.and(self.player(seat).advances);
        if rulebook.reads(disputed::rebate_condition::BOTH) && owned != advances {
            return 0;
        }
        i32::from(credit) * i32::try_from(owned.len()).unwrap_or(0)
    }

    /// The leader of this name on the table.
    pub fn leader(&self, card: CardId) -> Option<&Leader> {
        self.leaders.iter().find(|leader| leader.card == card)
    }

    /// RR-083: a patron pays what lies on a leader, and uses its credits from here on. What was paid.
    pub fn claim_leader(&mut self, seat: Seat, card: CardId) -> i32 {
        let Some(at) = self.leaders.iter().position(|leader| leader.card == card) else {
            return 0;
        };
        let leader = self.leaders[at];
        if leader.owner == seat || leader.patrons.contains(seat) {
            return 0;
        }
        self.leaders[at].patrons.insert(seat);
        let price = self.patron_price(&leader);
        self.hand_over(seat, leader.owner, price);
        price
    }

    /// What a patron pays for a leader.
    pub fn patron_price(&self, leader: &Leader) -> i32 {
        if self.board.changes.has(Change::Patronage) {
            0
        } else {
            leader.protection
        }
    }

    /// How many patrons a leader can have: in 1999 one for the second leader of the turn, two for the third (RD-45).
    pub fn patron_places(&self, card: CardId) -> usize {
        let place = self.leaders.iter().position(|leader| leader.card == card);
        match place {
            Some(at @ 1..=2) if self.board.changes.has(Change::Patronage) => at,
            _ => usize::MAX,
        }
    }

    /// Whether a leader lowers prices for a player: the own one; a free one of others with Patronage (RA-57); one that
    /// was claimed.
    pub fn serves(&self, rulebook: &Rulebook, leader: &Leader, seat: Seat) -> bool {
        if leader.owner == seat || leader.patrons.contains(seat) {
            return true;
        }
        let is_free = leader.protection == 0 && !rulebook.reads(disputed::free_leader::CLAIMED);
        leader.is_open
            && self.has(seat, AdvanceId::PATRONAGE)
            && is_free
            && self.patron_places(leader.card) == usize::MAX
    }

    /// RR-080, RR-082: all leaders leave the game, and what lies on them goes to the bank.
    pub fn leaders_leave(&mut self) {
        for leader in std::mem::take(&mut self.leaders) {
            self.bank -= i64::from(leader.protection);
            self.file(leader.card);
        }
    }
}
