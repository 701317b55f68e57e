//! The Income Phase: income, interest, shortages and surpluses; and the turn as a whole.

use crate::games::renaissance::disputed;
use crate::games::renaissance::state::{
    AdvanceId, AdvanceSet, Change, CommodityId, Done, LastTurn, Rulebook, Seat, SeatSet, State, ThisTurn,
};

/// What a player receives in the Income Phase.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Income {
    /// Provinces dominated.
    pub provinces: u8,
    /// From the map.
    pub map: i32,
    /// Middle Class.
    pub middle_class: i32,
    /// Interest & Profit.
    pub interest: i32,
}

impl Income {
    /// Everything.
    pub const fn sum(self) -> i32 {
        self.map + self.middle_class + self.interest
    }
}

/// What one of the two rolls has brought for one commodity.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct MarketEffect {
    /// The commodity.
    pub commodity: CommodityId,
    /// A shortage, otherwise a surplus.
    pub is_shortage: bool,
    /// Whether the other roll cancels it.
    pub is_cancelled: bool,
    /// Who has more of it than all others.
    pub majority: Option<Seat>,
    /// What the majority holder pays for a surplus.
    pub fine: i32,
    /// Whether the majority holder draws a card for a shortage.
    pub draws: bool,
}

impl State {
    /// RR-144 to RR-146: what a player receives now.
    pub fn income(&self, rulebook: &Rulebook, seat: Seat) -> Income {
        let player = self.player(seat);
        if player.is_out {
            return Income::default();
        }
        let numbers = &rulebook.catalog.numbers;
        let provinces = self.dominated(seat);
        let players = i32::try_from(self.board.players).unwrap_or(0);
        let map = i32::from(numbers.income_base) + players * i32::from(provinces);
        let middle_class = if self.has(seat, AdvanceId::MIDDLE_CLASS) {
            i32::from(numbers.middle_class_income)
        } else {
            0
        };
        let interest = if self.has(seat, AdvanceId::INTEREST_AND_PROFIT) {
            player.cash.clamp(0, map + middle_class)
        } else {
            0
        };
        Income {
            provinces,
            map,
            middle_class,
            interest,
        }
    }

    /// RA-97: flip, interest and income, the misery space of New World (in 1999 of Enlightenment), and old conditions end.
    pub fn collect_income(&mut self, rulebook: &Rulebook) {
        self.flip();
        let eases = if self.board.changes.has(Change::EnlightenmentNewWorld) {
            AdvanceId::ENLIGHTENMENT
        } else {
            AdvanceId::NEW_WORLD
        };
        for seat in self.seats() {
            let sum = self.income(rulebook, seat).sum();
            self.receive(seat, sum);
            if self.has(seat, eases) {
                self.ease_misery(seat, 1);
            }
        }
        self.end_conditions();
    }

    /// There is no shortage and no surplus any more.
    pub fn end_conditions(&mut self) {
        self.conditions = [0; CommodityId::COUNT];
    }

    /// The commodities that a total of two dice picks: RR-148.
    pub fn picked_by(&self, total: u8) -> impl Iterator<Item = CommodityId> {
        CommodityId::all().filter(move |commodity| self.board.commodity(*commodity).dice == total)
    }

    /// Who has more provinces of a commodity than all others: RR-150, RA-20, RA-99.
    pub fn majority(&self, rulebook: &Rulebook, commodity: CommodityId) -> Option<Seat> {
        let ignored = rulebook.reads(disputed::eliminated_paid::MAJORITY_IGNORED);
        let mut best = (0, None);
        for seat in self.seats() {
            if ignored && self.player(seat).is_out {
                continue;
            }
            let count = self.giving(seat, commodity);
            if count > best.0 {
                best = (count, Some(seat));
            } else if count == best.0 {
                best.1 = None;
            }
        }
        best.1.filter(|seat| !self.player(*seat).is_out)
    }

    /// What the two rolls bring, before anything is done: in the order of the rolls, each coloured, black, white.
    pub fn market_effects(&self, rulebook: &Rulebook, rolls: &[[u8; 3]]) -> Vec<MarketEffect> {
        let mut effects: Vec<MarketEffect> = Vec::with_capacity(4);
        for [coloured, black, white] in rolls {
            let is_shortage = *coloured <= 3;
            for commodity in self.picked_by(black.saturating_add(*white)) {
                let majority = self.majority(rulebook, commodity);
                effects.push(MarketEffect {
                    commodity,
                    is_shortage,
                    is_cancelled: false,
                    majority,
                    fine: 0,
                    draws: false,
                });
            }
        }
        for at in 0..effects.len() {
            let effect = effects[at];
            let cancels = |other: &MarketEffect| {
                other.commodity == effect.commodity && other.is_shortage != effect.is_shortage
            };
            let is_cancelled = effects.iter().any(cancels);
            let stands = !is_cancelled || rulebook.reads(disputed::majority_cancelled::MAJORITY_STANDS);
            let effect = &mut effects[at];
            effect.is_cancelled = is_cancelled;
            if let Some(holder) = effect.majority.filter(|_| stands) {
                if effect.is_shortage {
                    effect.draws = true;
                } else {
                    effect.fine = i32::from(self.giving(holder, effect.commodity));
                }
            }
        }
        effects
    }

    /// RR-147 to RR-153: conditions, majority cards and fines of the rolls.
    pub fn market(&mut self, rulebook: &Rulebook, rolls: &[[u8; 3]]) -> Vec<MarketEffect> {
        let mut effects = self.market_effects(rulebook, rolls);
        for effect in &mut effects {
            let condition = &mut self.conditions[effect.commodity.index()];
            *condition += if effect.is_shortage { 1 } else { -1 };
            let Some(holder) = effect.majority else {
                continue;
            };
            if effect.draws {
                effect.draws = self.draw_late(rulebook, holder, None);
            }
            // RA-102: whoever has less pays that.
            let short = effect.fine > self.player(holder).cash.max(0);
            if short {
                effect.fine = self.player(holder).cash.max(0);
                if rulebook.reads(disputed::surplus_short::MISERY) {
                    self.gain_misery(holder, 1);
                }
            }
            self.pay(holder, effect.fine);
        }
        self.settle_chaos(rulebook);
        effects
    }

    /// Everything of a turn is over, and the next begins.
    pub fn begin_turn(&mut self) {
        self.turn += 1;
        self.leaders_leave();
        for player in &mut self.players {
            player.new_advances = AdvanceSet::EMPTY;
            player.done = Done::default();
            player.cathedral = SeatSet::EMPTY;
            player.owed = 0;
        }
        self.now = ThisTurn {
            epoch: self.deck.epoch,
            ..ThisTurn::default()
        };
        // A card drawn at the very end of the last turn, where that reading governs.
        if self.is_deck_out() && self.last_turn.is_none() {
            self.last_turn = Some(LastTurn::DeckEmpty);
        }
    }
}
