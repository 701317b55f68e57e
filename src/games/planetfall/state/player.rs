//! A player: statistics, cards, and how often texts have been used.

use std::sync::Arc;

use super::Name;
use crate::games::planetfall::action::{Held, Source};
use crate::games::planetfall::deck::{Card, CardSort, Count, Effect, Face, Side, SideLetter, Stat, Way};

/// A player.
#[derive(Debug, Clone, Default)]
pub struct Player {
    /// The commander and the side of the sheet.
    pub commander: Option<(Name, Option<SideLetter>)>,
    /// What is known of that side.
    pub side: Option<Arc<Side>>,
    /// The statistics; none where they cannot be known.
    pub stats: [Option<i32>; 4],
    /// Everything that has been paid of them, as far as it is known.
    pub paid: [i32; 4],
    /// Everything that has been gained of them, as far as it is known and the tracks reach.
    pub gained: [i32; 4],
    /// The cards, in the order of taking.
    pub cards: Vec<Taken>,
    /// The places of those among them whose texts work.
    technologies: Vec<usize>,
    /// How often texts have been used.
    pub uses: Vec<UseCount>,
    /// Whether a text that nobody can compute changes the next action.
    pub is_changed: bool,
    /// Whether a text has taken something from the player since the ship stands on what was chosen.
    pub has_paid_since_choosing: bool,
    /// Points at the end that the record declares.
    pub declared: Vec<(Source, u32)>,
    /// The difference between points that are believed and ours.
    pub believed: i32,
}

/// A card that a player has taken.
#[derive(Debug, Clone)]
pub struct Taken {
    /// Its name.
    pub name: Name,
    /// What is printed on it; none if nobody knows.
    pub card: Option<Arc<Card>>,
    /// How it was taken, if that is known.
    pub way: Option<Way>,
    /// The planet.
    pub planet: u16,
    /// The phase in which it was taken, counted through all rounds.
    pub phase: u16,
}

/// Whose text it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Owner {
    /// A card, by its place among the player's.
    Card(usize),
    /// The commander.
    Commander,
}

/// How often a text has been used in a period.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct UseCount {
    /// Whose text.
    pub owner: Owner,
    /// Which of its effects.
    pub effect: usize,
    /// In which phase, counted through all rounds.
    pub phase: u16,
    /// How often.
    pub times: u16,
}

impl Taken {
    /// Its type, as far as it is known.
    pub fn sort(&self) -> Option<CardSort> {
        let printed = self.card.as_ref().map(|card| card.sort());
        printed.or(self.way.map(Way::sort))
    }

    /// Whether it lies upside down, as a sector.
    pub fn is_sector(&self) -> bool {
        self.way == Some(Way::Annex)
    }

    /// The icon of a landmark.
    fn icon(&self) -> Option<&str> {
        match self.card.as_ref().map(|card| &card.face) {
            Some(Face::Landmark { icon, .. }) => icon.as_deref(),
            _ => None,
        }
    }

    /// The pair value of a landmark.
    pub fn pair_value(&self) -> Option<u16> {
        match &self.card.as_ref()?.face {
            Face::Landmark { pair, .. } => *pair,
            _ => None,
        }
    }
}

impl Player {
    /// Takes a card.
    pub fn take(&mut self, taken: Taken) {
        let at = self.cards.len();
        self.cards.push(taken);
        self.note_text(at);
    }

    /// What is printed on a card that was taken earlier becomes known.
    pub fn learn(&mut self, at: usize, card: Option<Arc<Card>>) {
        self.cards[at].card = card;
        self.note_text(at);
    }

    fn note_text(&mut self, at: usize) {
        let is_technology = self.cards[at].sort() == Some(CardSort::Technology);
        if let Err(place) = self.technologies.binary_search(&at)
            && is_technology
        {
            self.technologies.insert(place, at);
        }
    }

    /// The technologies, with their places among the cards.
    pub fn technologies(&self) -> impl Iterator<Item = (usize, &Taken)> {
        self.technologies.iter().map(|at| (*at, &self.cards[*at]))
    }

    /// A statistic; none where it cannot be known.
    pub fn stat(&self, stat: Stat) -> Option<i32> {
        self.stats[stat as usize]
    }

    /// The text of the commander; none if it is unknown.
    pub fn commander_effects(&self) -> Option<&[Effect]> {
        self.side.as_ref()?.effects.as_deref()
    }

    /// Landmarks of one name and icon.
    pub fn alike<'s>(&'s self, name: Name, icon: Option<&'s str>) -> impl Iterator<Item = &'s Taken> {
        self.cards.iter().filter(move |taken| {
            // An icon that nobody knows may be the same.
            let icons = taken.icon().zip(icon);
            let is_alike = icons.is_none_or(|(one, other)| one == other);
            taken.name == name && taken.sort() == Some(CardSort::Landmark) && is_alike
        })
    }

    /// The landmark with which a new one of this name and icon forms a pair.
    pub fn partner<'s>(&'s self, name: Name, icon: Option<&'s str>) -> Option<&'s Taken> {
        let last = self.alike(name, icon).last();
        last.filter(|_| self.alike(name, icon).count() % 2 == 1)
    }

    /// How many pairs there are.
    pub fn pairs(&self) -> usize {
        let mut names: Vec<(Name, Option<&str>)> = Vec::new();
        for taken in self
            .cards
            .iter()
            .filter(|taken| taken.sort() == Some(CardSort::Landmark))
        {
            let is_known = |(name, icon): &(Name, Option<&str>)| {
                let icons = icon.zip(taken.icon());
                *name == taken.name && icons.is_none_or(|(one, other)| one == other)
            };
            if !names.iter().any(is_known) {
                names.push((taken.name, taken.icon()));
            }
        }
        let pairs = names
            .into_iter()
            .map(|(name, icon)| self.alike(name, icon).count() / 2);
        pairs.sum()
    }

    /// Whether the type of every card is known.
    pub fn knows_types(&self) -> bool {
        self.cards.iter().all(|taken| taken.sort().is_some())
    }

    /// How many there are of what a tally counts; none if it cannot be known.
    pub fn held(&self, held: Held) -> Option<usize> {
        let of = |wanted: CardSort| {
            self.cards
                .iter()
                .filter(move |taken| taken.sort() == Some(wanted))
        };
        let count = match held {
            Held::Cards => return Some(self.cards.len()),
            Held::Units => of(CardSort::Unit).count(),
            Held::Technologies => of(CardSort::Technology).count(),
            Held::Landmarks => of(CardSort::Landmark).count(),
            Held::Resources => of(CardSort::Resource).filter(|taken| !taken.is_sector()).count(),
            Held::Sectors => of(CardSort::Resource).filter(|taken| taken.is_sector()).count(),
            Held::Pairs => self.pairs(),
        };
        // A card of unknown type might be one of them.
        self.knows_types().then_some(count)
    }

    /// How many there are of what an effect counts; none if it cannot be known.
    pub fn count(&self, count: Count) -> Option<i32> {
        let small = |count: usize| i32::try_from(count).ok();
        let by = |way: Way| {
            let taken = self.cards.iter().filter(|taken| taken.way == Some(way)).count();
            small(taken).filter(|_| self.knows_types())
        };
        let held = |held: Held| self.held(held).and_then(small);
        match count {
            Count::Units => held(Held::Units),
            Count::Defeated => by(Way::Defeat),
            Count::Enlisted => by(Way::Enlist),
            Count::Technologies => held(Held::Technologies),
            Count::Landmarks => held(Held::Landmarks),
            Count::Peaceful => by(Way::Peace),
            Count::Forced => by(Way::Aggression),
            Count::Pairs => held(Held::Pairs),
            Count::Resources => held(Held::Resources),
            Count::Sectors => held(Held::Sectors),
            Count::ResourceCards => Some(held(Held::Resources)? + held(Held::Sectors)?),
            Count::Cards => held(Held::Cards),
            Count::Planets => {
                let mut planets: Vec<u16> = self.cards.iter().map(|taken| taken.planet).collect();
                planets.sort_unstable();
                planets.dedup();
                small(planets.len())
            }
            Count::Types => {
                let types = [
                    Held::Units,
                    Held::Technologies,
                    Held::Landmarks,
                    Held::Resources,
                    Held::Sectors,
                ];
                let mut count = 0;
                for kind in types {
                    count += i32::from(held(kind)? > 0);
                }
                Some(count)
            }
            Count::Sets => {
                let resources = held(Held::Resources)? + held(Held::Sectors)?;
                let others = [Held::Units, Held::Technologies, Held::Landmarks];
                let mut least = resources;
                for kind in others {
                    least = least.min(held(kind)?);
                }
                Some(least)
            }
            Count::Stat(stat) => self.stat(stat),
        }
    }
}
