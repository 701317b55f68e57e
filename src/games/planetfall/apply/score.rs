//! The points of the end.

use crate::core::engine::Seat;
use crate::games::planetfall::action::Source;
use crate::games::planetfall::deck::{CardSort, Effect, Gains, Stat, Trigger};
use crate::games::planetfall::disputed;
use crate::games::planetfall::state::{Player, Rulebook, State};

/// What a source gives at the end.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct EndPoints {
    /// The source.
    pub source: Source,
    /// The points; none if only the table knows.
    pub points: Option<i32>,
}

/// What decided between players with the most points.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TieBreak {
    /// Nobody was level.
    None,
    /// A reading that the table has chosen.
    Chosen,
    /// They share the victory.
    Shared,
}

impl State {
    /// Everything that may give a player points at the end.
    pub fn end_points(&self, rulebook: &Rulebook, seat: Seat) -> Vec<EndPoints> {
        let sources = self.end_sources(rulebook, seat).into_iter();
        let points = |effects: Option<&[Effect]>| effects.and_then(|of| self.points_of(rulebook, seat, of));
        let ends = sources.map(|(source, effects)| EndPoints {
            source,
            points: points(effects),
        });
        ends.collect()
    }

    /// What one source gives a player at the end; none if it gives none.
    pub fn end_points_of(&self, rulebook: &Rulebook, seat: Seat, source: Source) -> Option<EndPoints> {
        let mut sources = self.end_sources(rulebook, seat).into_iter();
        let (_, effects) = sources.find(|(known, _)| *known == source)?;
        Some(EndPoints {
            source,
            points: effects.and_then(|effects| self.points_of(rulebook, seat, effects)),
        })
    }

    /// The sources of a player's points at the end, with their effects; none if only the table knows them.
    fn end_sources<'s>(&'s self, rulebook: &'s Rulebook, seat: Seat) -> Vec<(Source, Option<&'s [Effect]>)> {
        let mut all = Vec::new();
        let known = self.goal.and_then(|goal| rulebook.goal(goal));
        let conditions = u32::from(rulebook.catalog.numbers.goal_conditions);
        for number in 1..=conditions {
            let condition = known.map(|goal| {
                let at = usize::try_from(number).unwrap_or(0).saturating_sub(1);
                goal.conditions.get(at).map_or(&[][..], std::slice::from_ref)
            });
            all.push((Source::Goal(number), condition));
        }
        let player = self.player(seat);
        for taken in &player.cards {
            if taken.sort().is_some_and(|sort| sort != CardSort::Technology) {
                continue;
            }
            let effects = taken.card.as_ref().and_then(|card| card.effects.as_deref());
            let at_the_end = match effects {
                Some(effects) => effects.iter().any(is_for_the_end),
                None => true,
            };
            if at_the_end {
                all.push((Source::Named(taken.name), effects));
            }
        }
        if let Some((name, _)) = player.commander {
            let effects = player.commander_effects();
            if effects.is_none_or(|effects| effects.iter().any(is_for_the_end)) {
                all.push((Source::Named(name), effects));
            }
        }
        all
    }

    /// The points of effects; none if only the table knows.
    fn points_of(&self, rulebook: &Rulebook, seat: Seat, effects: &[Effect]) -> Option<i32> {
        let mut points = 0;
        for effect in effects {
            match effect {
                Effect::Declared { .. } => return None,
                Effect::Gain(gain) if gain.when == Trigger::End => {
                    let mut gains = Gains::default();
                    gains.add_times(&gain.gain, self.times(rulebook, seat, gain)?);
                    points += i32::from(gains.empire);
                }
                _ => {}
            }
        }
        Some(points)
    }

    /// All points of a player; none if they cannot be known. What only the table knows counts as it is declared.
    pub fn total(&self, rulebook: &Rulebook, seat: Seat) -> Option<i32> {
        let player = self.player(seat);
        let mut total = player.stat(Stat::Empire)?;
        for end in self.end_points(rulebook, seat) {
            total += match end.points {
                Some(points) => points,
                None => player.declared_points(end.source),
            };
        }
        Some(total + player.believed)
    }

    /// The winners, and what decided; none if the points of somebody cannot be known.
    pub fn winners(&self, rulebook: &Rulebook) -> Option<(Vec<Seat>, TieBreak)> {
        let totals: Option<Vec<i32>> = self.seats().map(|seat| self.total(rulebook, seat)).collect();
        let totals = totals?;
        let most = totals.iter().copied().max()?;
        let level: Vec<Seat> = self.seats().filter(|seat| totals[seat.index()] == most).collect();
        if level.len() == 1 {
            return Some((level, TieBreak::None));
        }
        let weight = |seat: Seat| -> Option<i32> {
            let player = self.player(seat);
            let reads = |reading| rulebook.reads(reading);
            if reads(disputed::tie_break::ENERGY) {
                player.stat(Stat::Energy)
            } else if reads(disputed::tie_break::STRENGTH) {
                player.stat(Stat::Strength)
            } else if reads(disputed::tie_break::EXPERIENCE) {
                player.stat(Stat::Experience)
            } else if reads(disputed::tie_break::CARDS) {
                i32::try_from(player.cards.len()).ok()
            } else if reads(disputed::tie_break::ORDER) {
                let place = self.order.iter().position(|known| *known == seat)?;
                i32::try_from(place).ok().map(|place| -place)
            } else {
                Some(0)
            }
        };
        let weights: Option<Vec<i32>> = level.iter().map(|seat| weight(*seat)).collect();
        let weights = weights?;
        let best = weights.iter().copied().max()?;
        let left: Vec<Seat> = level
            .iter()
            .zip(&weights)
            .filter(|(_, weight)| **weight == best)
            .map(|(seat, _)| *seat)
            .collect();
        let decided = if left.len() < level.len() {
            TieBreak::Chosen
        } else {
            TieBreak::Shared
        };
        Some((left, decided))
    }
}

impl Player {
    /// The points that the record declares for a source.
    pub fn declared_points(&self, source: Source) -> i32 {
        let declared = self.declared.iter().filter(|(known, _)| *known == source);
        declared
            .map(|(_, points)| i32::try_from(*points).unwrap_or(i32::MAX))
            .fold(0, i32::saturating_add)
    }
}

/// Whether an effect may give points at the end.
fn is_for_the_end(effect: &Effect) -> bool {
    match effect {
        Effect::Gain(gain) => gain.when == Trigger::End,
        Effect::Declared { .. } => true,
        _ => false,
    }
}
