//! A card as a line of the record gives it.

use super::deck::{Card, CardSort, Diplomacy, Face, Feature, Gains, Levels, Side, Track};

/// What a card line says.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct ToldCard {
    /// The types that are written; a card has one.
    pub sorts: Vec<CardSort>,
    /// The planet.
    pub planet: Option<u16>,
    /// The parts with their figures, in the order of the line.
    pub parts: Vec<(Printed, Vec<u16>)>,
    /// The icon.
    pub icon: Option<String>,
    /// What stands after `=`.
    pub reward: Gains,
}

/// A part of a card that has figures.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Printed {
    /// The strength that defeats a unit.
    Strength,
    /// The experience that a unit needs.
    Experience,
    /// The energy of a resource.
    Energy,
    /// The cost in energy.
    Cost,
    /// The energy that enlists a unit.
    Diplomacy,
    /// The strength that takes a landmark.
    Aggression,
    /// The pair value.
    Pair,
    /// The energy of a sector.
    Sector,
}

/// What is wrong with a card line.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum WrongLine {
    /// No type, or two.
    Type,
    /// A part that cards of this type do not have.
    Part(Printed),
    /// Not as many figures as the part takes, or the part twice.
    Figures(Printed),
    /// A planet that does not exist.
    Planet,
    /// An icon on a card that is no landmark.
    Icon,
}

impl Printed {
    /// Whether cards of a type have it.
    const fn is_of(self, sort: CardSort) -> bool {
        match self {
            Self::Strength | Self::Experience | Self::Diplomacy => matches!(sort, CardSort::Unit),
            Self::Cost => matches!(sort, CardSort::Technology | CardSort::Landmark),
            Self::Aggression | Self::Pair => matches!(sort, CardSort::Landmark),
            Self::Energy | Self::Sector => matches!(sort, CardSort::Resource),
        }
    }

    /// Whether it is one figure on every level.
    pub const fn is_single(self) -> bool {
        matches!(self, Self::Pair | Self::Sector)
    }
}

impl ToldCard {
    /// What is wrong with the line, each once.
    pub fn mistakes(&self, rounds: u16) -> Vec<WrongLine> {
        let mut wrong = Vec::new();
        let [sort] = self.sorts[..] else {
            return vec![WrongLine::Type];
        };
        if self.planet.is_some_and(|planet| !(1..=rounds).contains(&planet)) {
            wrong.push(WrongLine::Planet);
        }
        for (at, (part, figures)) in self.parts.iter().enumerate() {
            let is_first = self.parts[..at].iter().all(|(known, _)| known != part);
            let fits = figures.len() == 1 || (figures.len() == 3 && !part.is_single());
            if !part.is_of(sort) {
                wrong.push(WrongLine::Part(*part));
            } else if !fits || !is_first {
                wrong.push(WrongLine::Figures(*part));
            }
        }
        if self.icon.is_some() && sort != CardSort::Landmark {
            wrong.push(WrongLine::Icon);
        }
        wrong
    }

    /// The card; none if the line names no type. What is left out the card has not.
    pub fn card(&self) -> Option<Card> {
        let sort = *self.sorts.first()?;
        let levels = |wanted: Printed| {
            let figures = self.figures(wanted)?;
            Some(match *figures {
                [one, two, three] => Levels([Some(one), Some(two), Some(three)]),
                [one, ..] => Levels::all(one),
                [] => Levels::default(),
            })
        };
        let cost = |wanted: Printed| levels(wanted).unwrap_or(Levels::all(0));
        let single = |wanted: Printed| self.figures(wanted).and_then(|figures| figures.first().copied());
        let face = match sort {
            CardSort::Unit => Face::Unit {
                strength: cost(Printed::Strength),
                experience: cost(Printed::Experience),
                diplomacy: levels(Printed::Diplomacy).map_or(Feature::None, |energy| {
                    Feature::Some(Diplomacy {
                        energy,
                        gain: Gains::default(),
                    })
                }),
            },
            CardSort::Technology => Face::Technology {
                cost: cost(Printed::Cost),
            },
            CardSort::Landmark => Face::Landmark {
                cost: cost(Printed::Cost),
                aggression: levels(Printed::Aggression).map_or(Feature::None, Feature::Some),
                icon: self.icon.clone(),
                pair: Some(single(Printed::Pair).unwrap_or(0)),
                later: Vec::new(),
            },
            CardSort::Resource => Face::Resource {
                energy: cost(Printed::Energy),
                sector: single(Printed::Sector).map_or(Feature::None, Feature::Some),
            },
        };
        Some(Card {
            id: String::new(),
            names: Vec::new(),
            aliases: Vec::new(),
            planet: self.planet,
            reward: Some(self.reward),
            // The line gives the figures, not the text.
            effects: (sort != CardSort::Technology).then(Vec::new),
            face,
        })
    }

    fn figures(&self, wanted: Printed) -> Option<&[u16]> {
        let mut parts = self.parts.iter();
        parts
            .find(|(part, _)| *part == wanted)
            .map(|(_, figures)| figures.as_slice())
    }
}

/// A card with what only another account of it knows.
pub(super) fn completed(card: &Card, other: &Card) -> Card {
    fn feature<T: Clone>(one: &mut Feature<T>, other: &Feature<T>) {
        if matches!(one, Feature::Unknown) {
            one.clone_from(other);
        }
    }
    let levels = |one: &mut Levels, other: &Levels| {
        for (one, other) in one.0.iter_mut().zip(other.0) {
            *one = one.or(other);
        }
    };
    let mut card = card.clone();
    match (&mut card.face, &other.face) {
        (
            Face::Unit {
                strength,
                experience,
                diplomacy,
            },
            Face::Unit {
                strength: other_strength,
                experience: other_experience,
                diplomacy: other_diplomacy,
            },
        ) => {
            levels(strength, other_strength);
            levels(experience, other_experience);
            feature(diplomacy, other_diplomacy);
        }
        (Face::Technology { cost }, Face::Technology { cost: other }) => levels(cost, other),
        (
            Face::Landmark {
                cost,
                aggression,
                icon,
                pair,
                ..
            },
            Face::Landmark {
                cost: other_cost,
                aggression: other_aggression,
                icon: other_icon,
                pair: other_pair,
                ..
            },
        ) => {
            levels(cost, other_cost);
            feature(aggression, other_aggression);
            *icon = icon.take().or_else(|| other_icon.clone());
            *pair = pair.or(*other_pair);
        }
        (
            Face::Resource { energy, sector },
            Face::Resource {
                energy: other_energy,
                sector: other_sector,
            },
        ) => {
            levels(energy, other_energy);
            feature(sector, other_sector);
        }
        _ => return card,
    }
    card.planet = card.planet.or(other.planet);
    card.reward = card.reward.or(other.reward);
    card.effects = card.effects.or_else(|| other.effects.clone());
    card
}

/// A side of a commander sheet with what only another account of it knows.
pub(super) fn completed_side(side: &Side, other: &Side) -> Side {
    let track = |one: Track, other: Track| Track {
        start: one.start.or(other.start),
        max: one.max.or(other.max),
    };
    Side {
        initiative: side.initiative.or(other.initiative),
        experience: track(side.experience, other.experience),
        strength: track(side.strength, other.strength),
        energy: track(side.energy, other.energy),
        effects: side.effects.clone().or_else(|| other.effects.clone()),
    }
}

/// Whether two accounts of a side have the same figures, as far as both give them.
pub(super) fn is_same_side(one: &Side, other: &Side) -> bool {
    let figures = |side: &Side| {
        let tracks = [side.experience, side.strength, side.energy];
        let mut figures = vec![side.initiative];
        figures.extend(tracks.iter().flat_map(|track| [track.start, track.max]));
        figures
    };
    let mut pairs = figures(one).into_iter().zip(figures(other));
    pairs.all(|(one, other)| one.zip(other).is_none_or(|(one, other)| one == other))
}

/// Whether two cards have the same figures, as far as both are known.
pub(super) fn is_same(one: &Card, other: &Card) -> bool {
    fn agree<T: PartialEq>(one: Option<&T>, other: Option<&T>) -> bool {
        match (one, other) {
            (Some(one), Some(other)) => one == other,
            _ => true,
        }
    }
    let levels = |one: &Levels, other: &Levels| {
        let mut figures = one.0.iter().zip(&other.0);
        figures.all(|(one, other)| agree(one.as_ref(), other.as_ref()))
    };
    let faces = match (&one.face, &other.face) {
        (
            Face::Unit {
                strength,
                experience,
                diplomacy,
            },
            Face::Unit {
                strength: other_strength,
                experience: other_experience,
                diplomacy: other_diplomacy,
            },
        ) => {
            let prices = match (diplomacy, other_diplomacy) {
                (Feature::Some(one), Feature::Some(other)) => levels(&one.energy, &other.energy),
                (Feature::Unknown, _) | (_, Feature::Unknown) | (Feature::None, Feature::None) => true,
                _ => false,
            };
            levels(strength, other_strength) && levels(experience, other_experience) && prices
        }
        (Face::Technology { cost }, Face::Technology { cost: other }) => levels(cost, other),
        (
            Face::Landmark {
                cost,
                aggression,
                icon,
                pair,
                ..
            },
            Face::Landmark {
                cost: other_cost,
                aggression: other_aggression,
                icon: other_icon,
                pair: other_pair,
                ..
            },
        ) => {
            let force = match (aggression, other_aggression) {
                (Feature::Some(one), Feature::Some(other)) => levels(one, other),
                (Feature::Unknown, _) | (_, Feature::Unknown) | (Feature::None, Feature::None) => true,
                _ => false,
            };
            levels(cost, other_cost)
                && force
                && agree(icon.as_ref(), other_icon.as_ref())
                && agree(pair.as_ref(), other_pair.as_ref())
        }
        (
            Face::Resource { energy, sector },
            Face::Resource {
                energy: other_energy,
                sector: other_sector,
            },
        ) => {
            let sectors = match (sector, other_sector) {
                (Feature::Some(one), Feature::Some(other)) => one == other,
                (Feature::Unknown, _) | (_, Feature::Unknown) | (Feature::None, Feature::None) => true,
                _ => false,
            };
            levels(energy, other_energy) && sectors
        }
        _ => false,
    };
    faces && agree(one.reward.as_ref(), other.reward.as_ref())
}
