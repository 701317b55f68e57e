//! What a commodity card pays.

use crate::games::renaissance::disputed;
use crate::games::renaissance::state::{AdvanceId, CommodityId, Face, Rulebook, Seat, State};

/// How a payment comes about (RA-19).
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Payout {
    /// Provinces of the commodity dominated with coloured markers.
    pub provinces: u8,
    /// One box more for a shortage, one less for a surplus.
    pub condition: i8,
    /// One box more for Industry.
    pub industry: u8,
    /// The box that is paid; 0 for nothing.
    pub paid_box: u8,
    /// The sum.
    pub sum: i32,
}

impl State {
    /// What a player is paid for a commodity, now. `last_box` is the last printed one of the card.
    pub fn payout(&self, rulebook: &Rulebook, seat: Seat, commodity: CommodityId, last_box: u8) -> Payout {
        let provinces = self.giving(seat, commodity);
        // RR-072: without a province nothing; RA-20: nor for one who is out.
        if provinces == 0 || self.player(seat).is_out {
            return Payout {
                provinces,
                ..Payout::default()
            };
        }
        // RR-153: two like conditions do not add up in one payment.
        let condition = self.condition(commodity).signum();
        let industry = u8::from(self.has(seat, AdvanceId::INDUSTRY));
        let paid_box = provinces.saturating_add_signed(condition) + industry;
        let paid_box = if rulebook.reads(disputed::payment_cap::FORMULA) {
            paid_box
        } else {
            paid_box.min(last_box)
        };
        Payout {
            provinces,
            condition,
            industry,
            paid_box,
            sum: payment(i32::from(self.board.commodity(commodity).base), paid_box),
        }
    }

    /// RR-071: a commodity card pays everybody, and uses up a condition (RR-152, RD-05).
    pub fn pay_commodity(&mut self, rulebook: &Rulebook, commodity: CommodityId, last_box: u8) {
        for seat in self.seats() {
            let sum = self.payout(rulebook, seat, commodity, last_box).sum;
            self.receive(seat, sum);
        }
        let all_at_once = rulebook.reads(disputed::double_shortage::FIRST_CARD);
        let condition = &mut self.conditions[commodity.index()];
        *condition -= if all_at_once {
            *condition
        } else {
            condition.signum()
        };
    }

    /// The commodity that a card pays for: its own, or the one chosen of a double card.
    pub fn commodity_of(&self, face: Face, chosen: Option<CommodityId>) -> Option<CommodityId> {
        let Face::Commodity { choices, .. } = face else {
            return None;
        };
        match chosen {
            Some(chosen) => choices.contains(chosen).then_some(chosen),
            None => choices.first().filter(|_| choices.len() == 1),
        }
    }
}

/// The base value times the square of the box.
pub fn payment(base: i32, paid_box: u8) -> i32 {
    base * i32::from(paid_box) * i32::from(paid_box)
}
