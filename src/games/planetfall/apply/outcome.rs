//! What an action comes to: what is paid, what is taken, what is gained.

use super::effects::{Active, Event, Given, When};
use super::price::Price;
use crate::core::engine::Seat;
use crate::games::planetfall::action::{Figures, Resolving};
use crate::games::planetfall::deck::{CardSort, Effect, Face, Feature, Gains, Stat, Trigger, Way};
use crate::games::planetfall::disputed;
use crate::games::planetfall::state::{Owner, Place, Rulebook, State, Taken};

/// What an action comes to.
#[derive(Debug, Clone)]
pub struct Outcome {
    /// Where the ship stands.
    pub place: Place,
    /// The card that is taken.
    pub taken: Option<Taken>,
    /// How it is taken; none if nobody knows.
    pub way: Option<Way>,
    /// The price.
    pub price: Price,
    /// What is paid; none if nobody knows.
    pub paid: Option<Gains>,
    /// What is gained by the card, a pair and texts, before the maximum; none if nobody knows.
    pub gained: Option<Gains>,
    /// What others gain.
    pub others: Vec<(Seat, Gains)>,
    /// The texts that are used.
    pub uses: Vec<(Seat, Owner, usize)>,
    /// Whether a pair is formed.
    pub is_pair: bool,
    /// Whether nothing is done: the ship goes back, the card stays in its row.
    pub goes_back: bool,
}

/// What an operation space gives a player.
#[derive(Debug, Clone)]
pub struct Exchange {
    /// The points.
    pub points: u16,
    /// The most of the capped statistic.
    pub cap: u16,
    /// The capped statistic.
    pub capped: Stat,
    /// The statistics that cost 1 point without a cap.
    pub free: Vec<Stat>,
    /// The points for 1 experience.
    pub experience: u16,
}

impl Exchange {
    /// What is bought with points, and how many of them.
    pub fn cost(&self, wanted: Gains) -> u32 {
        Stat::ALL
            .into_iter()
            .map(|stat| {
                let price = if stat == Stat::Experience {
                    self.experience
                } else {
                    1
                };
                u32::from(wanted.of(stat)) * u32::from(price)
            })
            .sum()
    }

    /// Whether a statistic can be bought.
    pub fn sells(&self, stat: Stat) -> bool {
        stat == Stat::Experience || stat == self.capped || self.free.contains(&stat)
    }
}

impl State {
    /// The ways in which a card can be taken, as far as anybody knows, those first that can be paid.
    pub fn ways(&self, seat: Seat, place: Place, phase: u16) -> Vec<(Way, Option<bool>)> {
        let Place::Card(level, _) = place else {
            return Vec::new();
        };
        let Some(laid) = self.laid(place) else {
            return Vec::new();
        };
        let ways = laid.sort().map_or(&Way::ALL[..], CardSort::ways);
        ways.iter()
            .map(|way| (*way, self.can_pay(seat, laid, level, *way, phase)))
            .collect()
    }

    /// The way that is meant if none is written: the usual one, unless only another can be paid.
    pub fn usual_way(&self, seat: Seat, place: Place, phase: u16) -> Option<Way> {
        self.laid(place)?.sort()?;
        let ways = self.ways(seat, place, phase);
        let payable = ways.iter().find(|(_, can)| *can == Some(true));
        let possible = || ways.iter().find(|(_, can)| can.is_none());
        match (payable, ways.first()) {
            // The usual way may be payable for all that is known.
            (Some(_), Some((usual, None))) => Some(*usual),
            (Some((way, _)), _) => Some(*way),
            (None, first) => possible().or(first).map(|(way, _)| *way),
        }
    }

    /// Whether a text has taken from a player, since the ship stands on a card, what the card would cost (PA-12).
    pub fn has_become_unpayable(&self, seat: Seat, place: Place, phase: u16) -> bool {
        let player = self.player(seat);
        if !player.has_paid_since_choosing || player.is_changed {
            return false;
        }
        let mut ways = self.ways(seat, place, phase).into_iter().peekable();
        ways.peek().is_some() && ways.all(|(_, can)| can == Some(false))
    }

    /// What an operation space gives a player.
    pub fn exchange(&self, rulebook: &Rulebook, seat: Seat, level: u8, phase: u16) -> Exchange {
        let printed = rulebook.operations();
        let mut exchange = Exchange {
            points: printed.points[usize::from(level.clamp(1, 3)) - 1],
            cap: self.round,
            capped: printed.capped.unwrap_or(Stat::Empire),
            free: printed.free.into_iter().collect(),
            experience: printed.experience,
        };
        for active in self.player(seat).active(phase) {
            if let Effect::Operations {
                points,
                cap,
                experience,
                also,
            } = active.effect
            {
                exchange.points += points;
                exchange.cap += cap;
                exchange.experience = experience.unwrap_or(exchange.experience);
                exchange.free.extend(also);
            }
        }
        exchange
    }

    /// What an action comes to, by what the record says of it.
    pub fn outcome(
        &self,
        rulebook: &Rulebook,
        seat: Seat,
        place: Place,
        written: &Resolving,
        phase: u16,
    ) -> Outcome {
        match place {
            Place::Card(level, _) => self.taking(rulebook, seat, place, level, written, phase),
            Place::Operations(level) => self.operating(rulebook, seat, place, level, written, phase),
            Place::Nowhere => Outcome::nothing(place),
        }
    }

    fn operating(
        &self,
        rulebook: &Rulebook,
        seat: Seat,
        place: Place,
        level: u8,
        written: &Resolving,
        phase: u16,
    ) -> Outcome {
        let mut outcome = Outcome::nothing(place);
        let event = Event {
            level,
            planet: self.round,
            ..Event::default()
        };
        let given = self.given(rulebook, seat, Trigger::Operate, &event, phase);
        outcome.gained = written.exchange.map(|exchange| {
            let mut gains = exchange;
            gains.add_times(&given.own, 1);
            gains
        });
        outcome.take_given(given);
        outcome
    }

    fn taking(
        &self,
        rulebook: &Rulebook,
        seat: Seat,
        place: Place,
        level: u8,
        written: &Resolving,
        phase: u16,
    ) -> Outcome {
        let mut outcome = Outcome::nothing(place);
        let Some(laid) = self.laid(place) else {
            return outcome;
        };
        if written.says_nothing_of_taking() && self.has_become_unpayable(seat, place, phase) {
            outcome.goes_back = true;
            return outcome;
        }
        let way = written.way.or_else(|| self.usual_way(seat, place, phase));
        let taken = Taken {
            name: laid.name,
            card: laid.card.clone(),
            way,
            planet: self.round,
            phase,
        };
        outcome.way = way;
        outcome.price = way.map_or(Price::Unknown(None), |way| {
            self.price(seat, laid, level, way, phase)
        });
        outcome.paid = self.paid(seat, way, outcome.price, &written.figures, phase);
        let counted = self.level_for(seat, laid.sort(), level, phase);
        outcome.gained = way.and_then(|way| reward(rulebook, &taken, counted, way));
        let icon = match laid.card.as_ref().map(|card| &card.face) {
            Some(Face::Landmark { icon, .. }) => icon.clone(),
            _ => None,
        };
        self.add_pair(seat, &taken, icon.as_deref(), phase, &mut outcome);
        let event = Event {
            sort: taken.sort(),
            way,
            level,
            planet: self.round,
            icon,
        };
        outcome.taken = Some(taken);
        self.add_texts(rulebook, seat, &event, phase, &mut outcome);
        outcome
    }

    /// What a landmark gives by a pair that it forms.
    fn add_pair(&self, seat: Seat, taken: &Taken, icon: Option<&str>, phase: u16, outcome: &mut Outcome) {
        let player = self.player(seat);
        if taken.sort() != Some(CardSort::Landmark) {
            return;
        }
        let Some(partner) = player.partner(taken.name, icon) else {
            return;
        };
        outcome.is_pair = true;
        let values = partner.pair_value().zip(taken.pair_value());
        let more = player.active(phase).map(|active| match active.effect {
            Effect::Pair { amount } => *amount,
            _ => 0,
        });
        outcome.gained = outcome.gained.zip(values).map(|(mut gained, (one, other))| {
            let by_texts: u16 = more.sum();
            gained.add(Stat::Empire, one.saturating_add(other).saturating_add(by_texts));
            gained
        });
    }

    /// What texts give for a card that is taken. It lies before the player, paid for and with what it gives by itself, when
    /// they are looked at.
    fn add_texts(&self, rulebook: &Rulebook, seat: Seat, event: &Event, phase: u16, outcome: &mut Outcome) {
        let Some(taken) = &outcome.taken else { return };
        let player = self.player(seat);
        let place = player.cards.len();
        let when = |trigger| When {
            trigger,
            event,
            phase,
        };
        let is_triggered = when(Trigger::Take).triggers_one_of(player.active(phase))
            || when(Trigger::Once).triggers_one_of(taken.own_effects(place))
            || (outcome.is_pair && when(Trigger::Pair).triggers_one_of(player.active(phase)));
        // Most cards have no text that waits for them: then nothing is copied.
        if !is_triggered {
            return;
        }
        let mut after = player.clone();
        match outcome.paid.as_ref().zip(outcome.gained.as_ref()) {
            Some((paid, gained)) => {
                after.pay(paid);
                after.gain(gained, phase);
            }
            None => after.forget(&Stat::ALL),
        }
        after.take(taken.clone());
        let seen = self.seen_with(seat, &after);
        let mut given = Given::default();
        seen.add_given(rulebook, player.active(phase), when(Trigger::Take), &mut given);
        seen.add_given(
            rulebook,
            taken.own_effects(place),
            when(Trigger::Once),
            &mut given,
        );
        if outcome.is_pair {
            seen.add_given(rulebook, player.active(phase), when(Trigger::Pair), &mut given);
        }
        if let Some(gained) = &mut outcome.gained {
            gained.add_times(&given.own, 1);
        }
        outcome.take_given(given);
    }

    /// What is paid: the record decides with what, if it is a payment of the price.
    fn paid(
        &self,
        seat: Seat,
        way: Option<Way>,
        price: Price,
        written: &Figures,
        phase: u16,
    ) -> Option<Gains> {
        match (price, way) {
            (Price::Free, _) => Some(Gains::default()),
            (Price::Of(stat, price), Some(way)) => {
                if written.has_payment() && self.is_payment(seat, way, (stat, price), written, phase) {
                    let mut paid = written.payments();
                    if written.paid(stat).is_none() {
                        paid = self.completed(seat, way, (stat, price), paid, phase);
                    }
                    return Some(paid);
                }
                self.payment(seat, way, stat, price, phase)
            }
            (Price::Unknown(_), _) | (Price::Of(..), None) => {
                written.has_payment().then(|| written.payments())
            }
        }
    }

    /// The rest of a price that is partly paid with another statistic.
    fn completed(
        &self,
        seat: Seat,
        way: Way,
        (stat, price): (Stat, u16),
        mut paid: Gains,
        phase: u16,
    ) -> Gains {
        let mut rest = price;
        for share in self.shares(seat, way, stat, phase) {
            rest = rest.saturating_sub(paid.of(share.by) / share.rate);
        }
        paid.add(stat, rest);
        paid
    }
}

impl Outcome {
    fn nothing(place: Place) -> Self {
        Self {
            place,
            taken: None,
            way: None,
            price: Price::Free,
            paid: Some(Gains::default()),
            gained: Some(Gains::default()),
            others: Vec::new(),
            uses: Vec::new(),
            is_pair: false,
            goes_back: false,
        }
    }

    fn take_given(&mut self, given: Given) {
        self.others = given.others;
        self.uses = given.uses;
        if given.is_open {
            self.gained = None;
        }
    }
}

impl Taken {
    /// The texts of the card itself.
    fn own_effects(&self, at: usize) -> impl Iterator<Item = Active<'_>> {
        let effects = self.card.as_ref().and_then(|card| card.effects.as_deref());
        let effects = effects.unwrap_or_default().iter().enumerate();
        effects.map(move |(index, effect)| Active {
            owner: Owner::Card(at),
            index,
            effect,
        })
    }
}

/// What a card gives by itself; none if nobody knows.
fn reward(rulebook: &Rulebook, taken: &Taken, level: u8, way: Way) -> Option<Gains> {
    let annexed_for_nothing = way == Way::Annex && !rulebook.reads(disputed::bonus_when_annexing::GAINED);
    let Some(card) = taken.card.as_ref() else {
        return annexed_for_nothing.then(Gains::default);
    };
    if card.sort() != way.sort() {
        return None;
    }
    match (&card.face, way) {
        (Face::Unit { diplomacy, .. }, Way::Enlist) => {
            let mut gains = card.reward?;
            gains.energy = 0;
            gains.strength = 0;
            if let Feature::Some(diplomacy) = diplomacy {
                gains.add_times(&diplomacy.gain, 1);
            }
            Some(gains)
        }
        (Face::Resource { energy, .. }, Way::Gather) => {
            let mut gains = card.reward?;
            gains.add(Stat::Energy, energy.at(level)?);
            Some(gains)
        }
        (Face::Resource { .. }, Way::Annex) => {
            if annexed_for_nothing {
                Some(Gains::default())
            } else {
                card.reward
            }
        }
        _ => card.reward,
    }
}
