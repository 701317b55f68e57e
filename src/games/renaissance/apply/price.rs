//! What an advance costs, credit by credit.

use crate::games::renaissance::disputed;
use crate::games::renaissance::state::{
    AdvanceId, AdvanceSet, CardId, Change, EventCard, Face, Leader, Rulebook, Seat, State,
};

/// A price, and how it comes about.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Price {
    /// What is printed.
    pub cost: i32,
    /// What is taken off, one by one.
    pub credits: Vec<Credit>,
    /// What is to be paid, never below 0 (RA-63).
    pub sum: i32,
}

/// Something that lowers a price.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Credit {
    /// Where it comes from.
    pub from: CreditFrom,
    /// How much.
    pub sum: i32,
}

/// Where a credit comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CreditFrom {
    /// An advance of the same category, owned since an earlier turn.
    Advance(AdvanceId),
    /// A leader.
    Leader(CardId),
    /// Written Record, on top of a leader.
    WrittenRecord(CardId),
    /// Institutional Research.
    Research,
}

impl State {
    /// What an advance costs a player now.
    pub fn price(&self, rulebook: &Rulebook, seat: Seat, advance: AdvanceId) -> Price {
        let mut credits = Vec::new();
        let sum = self.price_with(rulebook, seat, advance, |credit| credits.push(credit));
        Price {
            cost: i32::from(self.board.advance(advance).cost),
            credits,
            sum,
        }
    }

    /// What an advance costs a player now, as a bare figure.
    pub fn price_of(&self, rulebook: &Rulebook, seat: Seat, advance: AdvanceId) -> i32 {
        self.price_with(rulebook, seat, advance, |_| ())
    }

    fn price_with(
        &self,
        rulebook: &Rulebook,
        seat: Seat,
        advance: AdvanceId,
        mut note: impl FnMut(Credit),
    ) -> i32 {
        let rule = self.board.advance(advance);
        let mut sum = i32::from(rule.cost);
        let mut take = |from: CreditFrom, credit: i32| {
            if credit > 0 {
                sum -= credit;
                note(Credit { from, sum: credit });
            }
        };
        let player = self.player(seat);
        let of_category = self.board.categories[rule.category.index()];
        for owned in player.credited().and(of_category).iter() {
            take(
                CreditFrom::Advance(owned),
                i32::from(self.board.advance(owned).credit),
            );
        }
        if rule.researched && self.has(seat, AdvanceId::INSTITUTIONAL_RESEARCH) {
            take(
                CreditFrom::Research,
                i32::from(rulebook.catalog.numbers.research_discount),
            );
        }
        let serving = self.leaders.iter().filter(|leader| {
            self.leader_advances(leader.card).contains(advance) && self.serves(rulebook, leader, seat)
        });
        if rulebook.reads(disputed::several_leaders::BEST_ONE) {
            let best = serving.max_by_key(|leader| {
                let credits = self.leader_sum(rulebook, leader, seat);
                credits.iter().map(|(_, credit)| *credit).sum::<i32>()
            });
            for (from, credit) in best
                .iter()
                .flat_map(|leader| self.leader_sum(rulebook, leader, seat))
            {
                take(from, credit);
            }
        } else {
            for leader in serving {
                for (from, credit) in self.leader_sum(rulebook, leader, seat) {
                    take(from, credit);
                }
            }
        }
        sum.max(0)
    }

    /// What a leader takes off each of its advances for a player: the credit, and Written Record's 10 (RR-085).
    fn leader_sum(&self, rulebook: &Rulebook, leader: &Leader, seat: Seat) -> [(CreditFrom, i32); 2] {
        let same_turn = !rulebook.reads(disputed::walter_boost::BEFORE_HIM);
        // Marco Polo counts double only if the Mongols came before him.
        let raised_later = matches!(
            self.face(leader.card),
            Face::Leader { raised: Some((_, by)), .. } if by == EventCard::Crusades
        ) && same_turn;
        let credit = if raised_later {
            self.leader_credit(leader.card)
        } else {
            leader.credit
        };
        let adds =
            self.has(seat, AdvanceId::WRITTEN_RECORD) && !self.board.changes.has(Change::WrittenRecord);
        let more = i32::from(rulebook.catalog.numbers.written_record_credit);
        let is_raised = i32::from(credit) > self.base_credit(leader.card);
        let doubled = is_raised && rulebook.reads(disputed::written_record_and_doubling::DOUBLED);
        let more = match adds {
            true if doubled => 2 * more,
            true => more,
            false => 0,
        };
        [
            (CreditFrom::Leader(leader.card), i32::from(credit)),
            (CreditFrom::WrittenRecord(leader.card), more),
        ]
    }

    fn base_credit(&self, card: CardId) -> i32 {
        match self.face(card) {
            Face::Leader { credit, .. } => i32::from(credit),
            _ => 0,
        }
    }

    /// The prerequisites of an advance that a player lacks.
    pub fn missing(&self, seat: Seat, advance: AdvanceId) -> AdvanceSet {
        let needed = self.board.advance(advance).prerequisites;
        needed.without(self.player(seat).advances)
    }
}
