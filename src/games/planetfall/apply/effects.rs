//! Which texts work, and what they give.

use crate::core::engine::Seat;
use crate::games::planetfall::deck::{
    CardSort, Condition, Effect, Filter, GainEffect, Gains, Limit, Per, Period, Stat, Trigger, Way, Who,
};
use crate::games::planetfall::disputed;
use crate::games::planetfall::state::{Owner, Player, Rulebook, State, UseCount};

/// A text that works.
#[derive(Debug, Clone, Copy)]
pub struct Active<'s> {
    /// Whose text it is.
    pub owner: Owner,
    /// Which of its effects.
    pub index: usize,
    /// What it does.
    pub effect: &'s Effect,
}

/// What has happened, as far as texts ask for it.
#[derive(Debug, Clone, Default)]
pub struct Event {
    /// The type of the card.
    pub sort: Option<CardSort>,
    /// How it was taken.
    pub way: Option<Way>,
    /// The level of the card or the operation space.
    pub level: u8,
    /// The planet.
    pub planet: u16,
    /// The icon of a landmark.
    pub icon: Option<String>,
}

/// When texts are looked at.
#[derive(Debug, Clone, Copy)]
pub(super) struct When<'e> {
    /// The moment they wait for.
    pub(super) trigger: Trigger,
    /// What has happened.
    pub(super) event: &'e Event,
    /// The phase, counted through all rounds.
    pub(super) phase: u16,
}

/// The table as the texts of one player see it: in the middle of an action the player may have more than lies there.
#[derive(Debug, Clone, Copy)]
pub(super) struct Seen<'s> {
    state: &'s State,
    seat: Seat,
    player: &'s Player,
}

/// What texts give at a moment.
#[derive(Debug, Clone, Default)]
pub struct Given {
    /// To the one who acts.
    pub own: Gains,
    /// To the others.
    pub others: Vec<(Seat, Gains)>,
    /// The texts that were used.
    pub uses: Vec<(Seat, Owner, usize)>,
    /// Whether something could not be reckoned.
    pub is_open: bool,
}

impl Player {
    /// The texts that work in a phase: technologies in the order of taking, then the commander. A technology works from
    /// the phase after the one in which it was taken.
    pub fn active(&self, phase: u16) -> impl Iterator<Item = Active<'_>> {
        let technologies = self
            .technologies()
            .filter(move |(_, taken)| taken.phase < phase)
            .flat_map(|(at, taken)| {
                let effects = taken.card.as_ref().and_then(|card| card.effects.as_deref());
                let effects = effects.unwrap_or_default().iter().enumerate();
                effects.map(move |(index, effect)| Active {
                    owner: Owner::Card(at),
                    index,
                    effect,
                })
            });
        let commander = self.commander_effects().unwrap_or_default().iter().enumerate();
        technologies.chain(commander.map(|(index, effect)| Active {
            owner: Owner::Commander,
            index,
            effect,
        }))
    }

    /// Whether every text that works in a phase is known and can be reckoned with.
    pub fn knows_texts(&self, phase: u16) -> bool {
        let technologies = self.cards.iter().filter(|taken| {
            taken.phase < phase && taken.sort().is_none_or(|sort| sort == CardSort::Technology)
        });
        let known = |taken: &crate::games::planetfall::state::Taken| {
            taken.card.as_ref().is_some_and(|card| card.effects.is_some())
        };
        let is_declared = |active: Active| matches!(active.effect, Effect::Declared { .. });
        self.commander_effects().is_some()
            && technologies.into_iter().all(known)
            && !self.active(phase).any(is_declared)
    }

    /// How often a text has been used in a period.
    pub fn used(&self, owner: Owner, effect: usize, per: Period, phase: u16) -> u16 {
        let counts = |count: &&UseCount| {
            let in_period = match per {
                Period::Phase => count.phase == phase,
                Period::Round => count.phase / 10 == phase / 10,
                Period::Game => true,
            };
            count.owner == owner && count.effect == effect && in_period
        };
        self.uses.iter().filter(counts).map(|count| count.times).sum()
    }

    /// Whether a text may be used once more.
    pub fn may_use(&self, owner: Owner, effect: usize, limit: Option<Limit>, phase: u16) -> bool {
        limit.is_none_or(|limit| self.used(owner, effect, limit.per, phase) < limit.times)
    }

    /// The maximum of a statistic; none if it has none or nobody knows.
    pub fn maximum(&self, stat: Stat, phase: u16) -> Option<i32> {
        let max = self.side.as_ref()?.track(stat)?.max?;
        let longer: i32 = self
            .active(phase)
            .map(|active| match active.effect {
                Effect::Maximum { of, amount } if *of == stat => i32::from(*amount),
                _ => 0,
            })
            .sum();
        Some(i32::from(max) + longer)
    }

    /// What is received of a gain.
    pub fn received(&self, stat: Stat, gain: u16, phase: u16) -> Option<i32> {
        let before = self.stat(stat)?;
        if gain == 0 {
            return Some(0);
        }
        Some(self.after(stat, before, gain, phase) - before)
    }

    /// What a statistic that was so high comes to with a gain.
    pub fn after(&self, stat: Stat, before: i32, gain: u16, phase: u16) -> i32 {
        let wanted = before.saturating_add(i32::from(gain));
        match self.maximum(stat, phase) {
            Some(max) => wanted.min(max).max(before.min(wanted)),
            None => wanted,
        }
    }

    /// Gains, as far as the tracks reach.
    pub fn gain(&mut self, gains: &Gains, phase: u16) {
        for stat in Stat::ALL {
            let gain = gains.of(stat);
            if let Some(before) = self.stat(stat).filter(|_| gain > 0) {
                let after = self.after(stat, before, gain, phase);
                self.stats[stat as usize] = Some(after);
                let gained = &mut self.gained[stat as usize];
                *gained = gained.saturating_add(after - before);
            }
        }
    }

    /// Pays. More than there is leaves nothing.
    pub fn pay(&mut self, payments: &Gains) {
        for stat in Stat::ALL {
            let payment = payments.of(stat);
            if let Some(before) = self.stat(stat).filter(|_| payment > 0) {
                let after = (before - i32::from(payment)).max(0);
                self.stats[stat as usize] = Some(after);
                let paid = &mut self.paid[stat as usize];
                *paid = paid.saturating_add(before - after);
            }
        }
    }

    /// Nobody can know the statistics any more.
    pub fn forget(&mut self, stats: &[Stat]) {
        for stat in stats {
            self.stats[*stat as usize] = None;
        }
    }
}

impl State {
    /// The level on which a card of a type counts for a player.
    pub fn level_for(&self, seat: Seat, sort: Option<CardSort>, level: u8, phase: u16) -> u8 {
        let shift: u16 = self
            .player(seat)
            .active(phase)
            .map(|active| match active.effect {
                Effect::Level { sort: only, shift } if only.is_none() || *only == sort => *shift,
                _ => 0,
            })
            .sum();
        u8::try_from(u16::from(level) + shift).unwrap_or(3).min(3)
    }

    /// What texts give a player at a moment. Only this player's own texts are triggered.
    pub fn given(
        &self,
        rulebook: &Rulebook,
        seat: Seat,
        trigger: Trigger,
        event: &Event,
        phase: u16,
    ) -> Given {
        let mut given = Given::default();
        let player = self.player(seat);
        let when = When {
            trigger,
            event,
            phase,
        };
        self.seen_with(seat, player)
            .add_given(rulebook, player.active(phase), when, &mut given);
        given
    }

    /// How often a gain counts; none if it cannot be known.
    pub fn times(&self, rulebook: &Rulebook, seat: Seat, gain: &GainEffect) -> Option<u16> {
        self.seen_with(seat, self.player(seat)).times(rulebook, gain)
    }

    /// The table, on which a player has what this one has.
    pub(super) fn seen_with<'s>(&'s self, seat: Seat, player: &'s Player) -> Seen<'s> {
        Seen {
            state: self,
            seat,
            player,
        }
    }
}

impl Seen<'_> {
    /// Adds what some texts of the player give.
    pub(super) fn add_given<'e>(
        &self,
        rulebook: &Rulebook,
        active: impl Iterator<Item = Active<'e>>,
        when: When,
        given: &mut Given,
    ) {
        for active in active {
            let Effect::Gain(gain) = active.effect else {
                continue;
            };
            if !when.triggers(gain)
                || !self
                    .player
                    .may_use(active.owner, active.index, gain.limit, when.phase)
            {
                continue;
            }
            let Some(times) = self.times(rulebook, gain) else {
                given.is_open = true;
                continue;
            };
            if times == 0 {
                continue;
            }
            given.uses.push((self.seat, active.owner, active.index));
            if gain.who != Who::Others {
                given.own.add_times(&gain.gain, times);
            }
            if gain.who != Who::Owner {
                for other in self.state.seats().filter(|other| *other != self.seat) {
                    let mut gains = Gains::default();
                    gains.add_times(&gain.gain, times);
                    given.others.push((other, gains));
                }
            }
        }
    }

    /// How often a gain counts; none if it cannot be known.
    fn times(&self, rulebook: &Rulebook, gain: &GainEffect) -> Option<u16> {
        let holds = match gain.condition {
            Some(condition) => self.holds(rulebook, condition)?,
            None => true,
        };
        if !holds {
            return Some(0);
        }
        let Some(Per { count, each, at_most }) = gain.per else {
            return Some(1);
        };
        let count = self.player.count(count)?;
        let times = u16::try_from(count.max(0)).unwrap_or(u16::MAX) / each.max(1);
        Some(times.min(at_most.unwrap_or(u16::MAX)))
    }

    /// Whether a condition holds for the player; none if it cannot be known.
    fn holds(&self, rulebook: &Rulebook, condition: Condition) -> Option<bool> {
        let own = |count| self.player.count(count);
        Some(match condition {
            Condition::AtLeast(count, least) => own(count)? >= i32::from(least),
            Condition::AtMost(count, most) => own(count)? <= i32::from(most),
            Condition::Most {
                count,
                tied_all_score,
            } => {
                let own = own(count)?;
                let mut tied = false;
                for other in self.state.seats().filter(|other| *other != self.seat) {
                    let other = self.state.player(other).count(count)?;
                    if other > own {
                        return Some(false);
                    }
                    tied |= other == own;
                }
                let none_by_ruling = rulebook.reads(disputed::tied_for_most::NONE);
                let all_score = tied_all_score.unwrap_or(!none_by_ruling);
                own > 0 && (!tied || all_score)
            }
        })
    }
}

impl When<'_> {
    /// Whether a gain is meant, as far as what happened decides it.
    pub(super) fn triggers(&self, gain: &GainEffect) -> bool {
        gain.when == self.trigger && gain.filter.fits(self.event)
    }

    /// Whether one of some texts is meant.
    pub(super) fn triggers_one_of<'e>(&self, mut active: impl Iterator<Item = Active<'e>>) -> bool {
        active.any(|active| matches!(active.effect, Effect::Gain(gain) if self.triggers(gain)))
    }
}

impl Filter {
    /// Whether something that happened is meant.
    pub fn fits(&self, event: &Event) -> bool {
        let sort = self.sort.is_none_or(|sort| event.sort == Some(sort));
        let way = self.ways.is_empty() || event.way.is_some_and(|way| self.ways.contains(&way));
        let level = self.level.is_none_or(|level| level == u16::from(event.level));
        let planet = self.planet.is_none_or(|planet| planet == event.planet);
        let icon = self.icon.is_none() || self.icon == event.icon;
        sort && way && level && planet && icon
    }
}
