//! Texts that a line uses: whose they are, and what is known of them.

use super::act::times_of;
use crate::core::engine::Seat;
use crate::games::planetfall::action::Figures;
use crate::games::planetfall::deck::{CardSort, Effect, Exchange, Gains, Reveal, Stat, UseMoment};
use crate::games::planetfall::state::{Name, Owner, Stage, State};

/// A text that a player owns.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Text {
    /// Whose it is.
    pub owner: Owner,
    /// The phase from which it works.
    pub from: u16,
}

/// How much is known of a text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Known {
    /// Everything: nothing is left for the table to say.
    All,
    /// Only the table knows it, or a part of it.
    Table,
}

impl State {
    /// The text of a card or a commander that a player owns.
    pub fn text_of(&self, seat: Seat, name: Name) -> Option<Text> {
        let player = self.player(seat);
        if player.commander.is_some_and(|(commander, _)| commander == name) {
            return Some(Text {
                owner: Owner::Commander,
                from: 0,
            });
        }
        let is_text = |sort: Option<CardSort>| sort.is_none_or(|sort| sort == CardSort::Technology);
        let place = player
            .cards
            .iter()
            .position(|taken| taken.name == name && is_text(taken.sort()))?;
        Some(Text {
            owner: Owner::Card(place),
            from: player.cards[place].phase + 1,
        })
    }

    /// The effects of a text; none if nobody knows them.
    pub fn effects_of(&self, seat: Seat, text: Option<Text>) -> Option<&[Effect]> {
        let player = self.player(seat);
        match text?.owner {
            Owner::Commander => player.commander_effects(),
            Owner::Card(place) => player.cards.get(place)?.card.as_ref()?.effects.as_deref(),
        }
    }

    /// How much is known of a text.
    pub fn known(&self, seat: Seat, text: Option<Text>) -> Known {
        match self.effects_of(seat, text) {
            Some(effects)
                if !effects
                    .iter()
                    .any(|effect| matches!(effect, Effect::Declared { .. })) =>
            {
                Known::All
            }
            _ => Known::Table,
        }
    }

    /// The exchange that a text allows. Of several the one is meant that fits what was written, and that is done now.
    pub fn convert(
        &self,
        seat: Seat,
        text: Option<Text>,
        stage: Stage,
        (paid, gained): (&Gains, &Figures),
    ) -> Option<(usize, Exchange)> {
        let effects = self.effects_of(seat, text)?.iter().enumerate();
        let exchanges = effects.filter_map(|(index, effect)| match effect {
            Effect::Convert(exchange) => Some((index, exchange)),
            _ => None,
        });
        let meant = exchanges.min_by_key(|(_, exchange)| {
            let times = exchange.times(paid);
            let fits = times.is_some_and(|times| exchange.fits(times, gained));
            (!fits, !exchange.when.is(stage))
        });
        meant.map(|(index, exchange)| (index, exchange.clone()))
    }

    /// The reveal that a text allows. Of several the one is meant that names this row, and that is done now.
    pub fn reveal(
        &self,
        seat: Seat,
        text: Option<Text>,
        stage: Stage,
        level: u32,
    ) -> Option<(usize, Reveal)> {
        let effects = self.effects_of(seat, text)?.iter().enumerate();
        let reveals = effects.filter_map(|(index, effect)| match effect {
            Effect::Reveal(reveal) => Some((index, *reveal)),
            _ => None,
        });
        reveals.min_by_key(|(_, reveal)| (!reveal.is_to(level), !reveal.when.is(stage)))
    }
}

impl Reveal {
    /// Whether a card may be laid to this row.
    pub fn is_to(&self, level: u32) -> bool {
        (1..=3).contains(&level) && self.to.is_none_or(|to| u32::from(to) == level)
    }
}

impl UseMoment {
    /// Whether it is this stage.
    pub fn is(self, stage: Stage) -> bool {
        match self {
            Self::Income => stage == Stage::Income,
            Self::Exploration => stage.is_exploration(),
        }
    }
}

impl Exchange {
    /// How often it is done for a payment; none if that is no multiple, or too much.
    pub fn times(&self, paid: &Gains) -> Option<u16> {
        times_of(*paid, self.pay).filter(|times| (1..=self.up_to.max(1)).contains(times))
    }

    /// Whether what was written is what comes of a payment.
    pub fn fits(&self, times: u16, gained: &Figures) -> bool {
        Stat::ALL.into_iter().all(|stat| {
            let ours = self.gain.of(stat).saturating_mul(times);
            gained.gained(stat).is_none_or(|written| written == ours)
        })
    }
}
