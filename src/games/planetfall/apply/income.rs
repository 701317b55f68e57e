//! What the Income phase brings.

use super::effects::{Active, Event, Given, When};
use crate::core::engine::Seat;
use crate::games::planetfall::deck::{Effect, Face, Feature, Gains, Stat, Trigger};
use crate::games::planetfall::state::{Owner, Rulebook, Stage, State};

/// What comes by itself in an Income phase.
#[derive(Debug, Clone, Default)]
pub struct Income {
    /// What is known.
    pub known: Gains,
    /// Whether that is everything.
    pub is_complete: bool,
    /// What others gain.
    pub others: Vec<(Seat, Gains)>,
    /// The texts that are used.
    pub uses: Vec<(Seat, Owner, usize)>,
}

impl State {
    /// Whether a player has an Income phase: in round 1 only by a text.
    pub fn has_income(&self, seat: Seat) -> bool {
        self.round > 1 || self.works_in_first_round(seat)
    }

    /// Whether the commander's Income ability works in round 1 too.
    fn works_in_first_round(&self, seat: Seat) -> bool {
        let effects = self.player(seat).commander_effects().unwrap_or_default();
        effects.contains(&Effect::FirstRoundIncome)
    }

    /// What comes by itself to a player.
    pub fn income(&self, rulebook: &Rulebook, seat: Seat) -> Income {
        let mut income = Income {
            is_complete: true,
            ..Income::default()
        };
        if !self.has_income(seat) {
            return income;
        }
        let phase = self.phase(Stage::Income);
        let player = self.player(seat);
        let mut active: Vec<Active> = player.active(phase).collect();
        if self.round == 1 {
            active.retain(|active| active.owner == Owner::Commander);
        }
        let more: u16 = active
            .iter()
            .map(|active| match active.effect {
                Effect::Sector { amount } => *amount,
                _ => 0,
            })
            .sum();
        if self.round > 1 {
            for sector in player.cards.iter().filter(|taken| taken.is_sector()) {
                match sector.card.as_ref().map(|card| &card.face) {
                    Some(Face::Resource {
                        sector: Feature::Some(energy),
                        ..
                    }) => income.known.add(Stat::Energy, energy.saturating_add(more)),
                    _ => income.is_complete = false,
                }
            }
        }
        income.is_complete &= player.knows_texts(phase);
        let event = Event::default();
        let when = When {
            trigger: Trigger::Income,
            event: &event,
            phase,
        };
        // Most players have no text that waits for it: then nothing is copied.
        if !when.triggers_one_of(active.iter().copied()) {
            return income;
        }
        // Sectors first, then technologies, then the commander: what comes earlier lies there already.
        let mut after = player.clone();
        after.gain(&income.known, phase);
        let mut given = Given::default();
        let of_cards = active.iter().filter(|active| active.owner != Owner::Commander);
        self.seen_with(seat, &after)
            .add_given(rulebook, of_cards.copied(), when, &mut given);
        after.gain(&given.own, phase);
        let of_commander = active.iter().filter(|active| active.owner == Owner::Commander);
        self.seen_with(seat, &after)
            .add_given(rulebook, of_commander.copied(), when, &mut given);
        income.known.add_times(&given.own, 1);
        income.others = given.others;
        income.uses = given.uses;
        income.is_complete &= !given.is_open;
        income
    }
}
