//! What a way of taking a card costs, and with what it may be paid.

use crate::core::engine::Seat;
use crate::games::planetfall::action::Figures;
use crate::games::planetfall::deck::{Effect, Face, Feature, Gains, Stat, Way};
use crate::games::planetfall::state::{Laid, State};

/// A price.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Price {
    /// Nothing is paid.
    Free,
    /// So much of a statistic.
    Of(Stat, u16),
    /// Nobody knows how much of a statistic.
    Unknown(Option<Stat>),
}

/// A part of a price may be paid with another statistic.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Share {
    /// The other statistic.
    pub by: Stat,
    /// How much of it for one point.
    pub rate: u16,
    /// So many points of the price.
    pub up_to: u16,
}

impl State {
    /// The experience that a unit needs for a player; none if nobody knows.
    pub fn need(&self, seat: Seat, laid: &Laid, level: u8, way: Way, phase: u16) -> Option<u16> {
        let Face::Unit { experience, .. } = &laid.card.as_ref()?.face else {
            return Some(0);
        };
        let need = experience.at(self.level_for(seat, laid.sort(), level, phase))?;
        Some(self.discounted(seat, way, Stat::Experience, need, phase))
    }

    /// What a way of taking a card costs a player.
    pub fn price(&self, seat: Seat, laid: &Laid, level: u8, way: Way, phase: u16) -> Price {
        let Some(stat) = way.paid_with() else {
            return Price::Free;
        };
        let Some(card) = &laid.card else {
            return Price::Unknown(Some(stat));
        };
        let counted = self.level_for(seat, laid.sort(), level, phase);
        let printed = match (&card.face, way) {
            (Face::Unit { strength, .. }, Way::Defeat) => strength.at(counted),
            (Face::Unit { diplomacy, .. }, Way::Enlist) => diplomacy
                .known()
                .and_then(|diplomacy| diplomacy.energy.at(counted)),
            (Face::Technology { cost }, Way::Study) | (Face::Landmark { cost, .. }, Way::Peace) => {
                cost.at(counted)
            }
            (Face::Landmark { aggression, .. }, Way::Aggression) => {
                aggression.known().and_then(|strength| strength.at(counted))
            }
            _ => None,
        };
        let Some(printed) = printed else {
            return Price::Unknown(Some(stat));
        };
        let price = self.discounted(seat, way, stat, printed, phase);
        if way != Way::Defeat {
            return Price::Of(stat, price);
        }
        // Each point of experience that is missing costs 1 strength more.
        let Some(need) = self.need(seat, laid, level, way, phase) else {
            return Price::Unknown(Some(stat));
        };
        if need == 0 {
            return Price::Of(stat, price);
        }
        match self.player(seat).stat(Stat::Experience) {
            Some(experience) => {
                let missing = (i32::from(need) - experience).max(0);
                Price::Of(stat, price.saturating_add(u16::try_from(missing).unwrap_or(0)))
            }
            None => Price::Unknown(Some(stat)),
        }
    }

    fn discounted(&self, seat: Seat, way: Way, stat: Stat, printed: u16, phase: u16) -> u16 {
        let mut price = printed;
        for active in self.player(seat).active(phase) {
            if let Effect::Discount(discount) = active.effect
                && discount.of == stat
                && (discount.on.is_empty() || discount.on.contains(&way))
            {
                let least = discount.min.min(price);
                price = price.saturating_sub(discount.amount).max(least);
            }
        }
        price
    }

    /// With what a price may be paid besides its own statistic.
    pub fn shares(&self, seat: Seat, way: Way, of: Stat, phase: u16) -> Vec<Share> {
        let active = self.player(seat).active(phase);
        let share = active.filter_map(|active| match active.effect {
            Effect::Substitute(substitute)
                if substitute.of == of
                    && substitute.by != Stat::Experience
                    && (substitute.on.is_empty() || substitute.on.contains(&way)) =>
            {
                Some(Share {
                    by: substitute.by,
                    rate: substitute.rate.max(1),
                    up_to: substitute.up_to,
                })
            }
            _ => None,
        });
        share.collect()
    }

    /// Whether a card can be taken in a way at all; none if nobody knows.
    pub fn has_way(&self, seat: Seat, laid: &Laid, level: u8, way: Way, phase: u16) -> Option<bool> {
        let card = laid.card.as_ref()?;
        if card.sort() != way.sort() {
            return Some(false);
        }
        match (&card.face, way) {
            (Face::Unit { diplomacy, .. }, Way::Enlist) => {
                match diplomacy {
                    Feature::None => return Some(false),
                    Feature::Unknown => return None,
                    Feature::Some(_) => {}
                }
                let need = self.need(seat, laid, level, way, phase)?;
                let experience = self.player(seat).stat(Stat::Experience)?;
                Some(experience >= i32::from(need))
            }
            (Face::Landmark { aggression, .. }, Way::Aggression) => known(aggression),
            (Face::Resource { sector, .. }, Way::Annex) => known(sector),
            _ => Some(true),
        }
    }

    /// Whether a player can pay for a card in a way; none if nobody knows.
    pub fn can_pay(&self, seat: Seat, laid: &Laid, level: u8, way: Way, phase: u16) -> Option<bool> {
        if !self.has_way(seat, laid, level, way, phase)? {
            return Some(false);
        }
        match self.price(seat, laid, level, way, phase) {
            Price::Free => Some(true),
            Price::Unknown(_) => None,
            Price::Of(stat, price) => {
                let payment = self.payment(seat, way, stat, price, phase)?;
                let player = self.player(seat);
                let has = |stat: Stat| player.stat(stat).map(|has| has >= i32::from(payment.of(stat)));
                let mut all = true;
                for stat in Stat::ALL.into_iter().filter(|stat| payment.of(*stat) > 0) {
                    all &= has(stat)?;
                }
                Some(all)
            }
        }
    }

    /// How a price is paid if the record does not say: as little as possible with another statistic. None if what the
    /// player has is unknown and that matters.
    pub fn payment(&self, seat: Seat, way: Way, stat: Stat, price: u16, phase: u16) -> Option<Gains> {
        let shares = self.shares(seat, way, stat, phase);
        if shares.is_empty() {
            return Some(Gains::one(stat, price));
        }
        let player = self.player(seat);
        let has = u16::try_from(player.stat(stat)?.max(0)).unwrap_or(u16::MAX);
        let mut missing = price.saturating_sub(has);
        let mut payment = Gains::default();
        for share in shares {
            let has = u16::try_from(player.stat(share.by)?.max(0)).unwrap_or(u16::MAX);
            let points = missing.min(share.up_to).min(has / share.rate);
            payment.add(share.by, points * share.rate);
            missing -= points;
        }
        let by_others: u16 = price.saturating_sub(has).saturating_sub(missing);
        payment.add(stat, price - by_others);
        Some(payment)
    }

    /// Whether what was written is a payment of a price.
    pub fn is_payment(
        &self,
        seat: Seat,
        way: Way,
        (stat, price): (Stat, u16),
        written: &Figures,
        phase: u16,
    ) -> bool {
        let shares = self.shares(seat, way, stat, phase);
        let mut rest = price;
        for other in Stat::ALL.into_iter().filter(|other| *other != stat) {
            let paid = written.paid(other).unwrap_or(0);
            if paid == 0 {
                continue;
            }
            let Some(share) = shares.iter().find(|share| share.by == other) else {
                return false;
            };
            let points = paid / share.rate;
            if !paid.is_multiple_of(share.rate) || points > share.up_to || points > rest {
                return false;
            }
            rest -= points;
        }
        match written.paid(stat) {
            Some(paid) => paid == rest,
            None => shares.is_empty() || rest < price || !written.has_payment(),
        }
    }
}

fn known<T>(feature: &Feature<T>) -> Option<bool> {
    match feature {
        Feature::Unknown => None,
        Feature::None => Some(false),
        Feature::Some(_) => Some(true),
    }
}
