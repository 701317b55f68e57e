//! What is known of the box: our data, the table's own file, and the readings that govern the game.

use std::sync::Arc;

use super::{Name, Names, TableNames};
use crate::core::{Declared, DeclaredName, EntryKey, ReadingId, Readings, Statements};
use crate::games::planetfall::catalog::{self, Catalog};
use crate::games::planetfall::deck::{
    Card, CardSort, Commander, Deck, DeckStatus, Effect, Face, Feature, Filter, GainEffect, Gains, Goal,
    Levels, Side, Stat, Trigger, Who,
};
use crate::games::planetfall::resolve::told_names;
use crate::games::planetfall::{Planetfall, disputed, kinds};

/// What play needs to know.
#[derive(Debug, Clone)]
pub struct Rulebook<'c> {
    /// Our data.
    pub catalog: &'c Catalog,
    /// The readings that govern the game.
    pub readings: Readings,
    /// The names of the record.
    pub names: Arc<Names>,
    /// Whether the table has typed in everything.
    pub is_complete: bool,
    /// What became of the table's file.
    pub deck: DeckFile,
    cards: Arc<[(Name, Arc<Card>)]>,
    /// The same, cards of one name together in the order of the file.
    by_name: Arc<[(Name, Arc<Card>)]>,
    commanders: Arc<[(Name, Arc<Commander>)]>,
    goals: Arc<[(Name, Arc<Goal>)]>,
    operations: Operations,
}

/// What became of the file that a record names.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DeckFile {
    /// It was read, or none is named.
    Fine,
    /// It is not there.
    NotFound,
    /// So many things are wrong with it.
    Broken(usize),
}

/// What the operation spaces give.
#[derive(Debug, Clone, Copy)]
pub struct Operations {
    /// The points of each level.
    pub points: [u16; 3],
    /// What costs 1 point and is capped by the planet's number.
    pub capped: Option<Stat>,
    /// What costs 1 point without a cap.
    pub free: Option<Stat>,
    /// The points for 1 experience.
    pub experience: u16,
}

/// What all records of a table share: the names and the cards of its file, and what our data know.
#[derive(Debug)]
pub struct Known {
    names: Arc<TableNames>,
    is_complete: bool,
    cards: Arc<[(Name, Arc<Card>)]>,
    /// The same, cards of one name together in the order of the file.
    by_name: Arc<[(Name, Arc<Card>)]>,
    commanders: Arc<[(Name, Arc<Commander>)]>,
    goals: Arc<[(Name, Arc<Goal>)]>,
    operations: Operations,
}

impl Known {
    /// What is known at a table with this deck, whose things are declared in this order.
    pub fn new(catalog: &Catalog, deck: Option<&Deck>, declared: Arc<[Arc<Declared>]>) -> Self {
        let names = TableNames::new(catalog, declared);
        let (mut cards, mut commanders, mut goals) = (Vec::new(), Vec::new(), Vec::new());
        if let Some(deck) = deck {
            let find = |kind, called: &[DeclaredName]| names.find(kind, &called.first()?.name);
            let all = deck.cards.iter();
            cards.extend(all.filter_map(|card| Some((find(kinds::CARD, &card.names)?, Arc::clone(card)))));
            let all = deck.commanders.iter();
            commanders.extend(
                all.filter_map(|sheet| Some((find(kinds::COMMANDER, &sheet.names)?, Arc::clone(sheet)))),
            );
            let all = deck.goals.iter();
            goals.extend(all.filter_map(|goal| Some((find(kinds::GOAL, &goal.names)?, Arc::clone(goal)))));
        }
        // A complete box has nothing that is not in it.
        let is_complete = deck.is_some_and(|deck| deck.is_complete);
        for card in catalog.cards.iter().filter(|_| !is_complete) {
            let name = names.of_key(&EntryKey::new(kinds::CARD, card.id.as_ref()));
            if let Some((name, card)) = name.zip(known_card(card)) {
                cards.push((name, Arc::new(card)));
            }
        }
        for commander in catalog.commanders.iter().filter(|_| !is_complete) {
            let name = names.of_key(&EntryKey::new(kinds::COMMANDER, commander.id.as_ref()));
            commanders.extend(name.map(|name| (name, Arc::new(known_commander(commander)))));
        }
        let declared = deck.map(|deck| deck.operations).unwrap_or_default();
        let mut points = [0; 3];
        for (points, space) in points.iter_mut().zip(catalog.operations.iter()) {
            *points = space.points;
        }
        let mut by_name = cards.clone();
        by_name.sort_by_key(|(name, _)| *name);
        Self {
            names: Arc::new(names),
            is_complete,
            cards: cards.into(),
            by_name: by_name.into(),
            commanders: commanders.into(),
            goals: goals.into(),
            operations: Operations {
                points: declared.points.unwrap_or(points),
                capped: declared.capped,
                free: declared.free,
                experience: declared.experience.unwrap_or(catalog.numbers.experience_price),
            },
        }
    }

    /// The names of the table.
    pub fn names(&self) -> &Arc<TableNames> {
        &self.names
    }
}

impl<'c> Rulebook<'c> {
    /// The rulebook of a record.
    pub fn new(game: &'c Planetfall, statements: &Statements) -> Self {
        let known = Arc::clone(game.known());
        let known = if known.names.begin(&statements.declared) {
            known
        } else {
            // The record was read without the table's file: what the record declares comes first.
            let deck = game.deck.deck().map(|deck| &**deck);
            let of_deck = deck.map(|deck| deck.declared(game)).unwrap_or_default();
            let all = statements.declared.iter().cloned().chain(of_deck);
            Arc::new(Known::new(game, deck, all.collect()))
        };
        let mut names = Names::new(Arc::clone(&known.names), &statements.declared);
        told_names(statements, &mut names);
        let mut rulebook = Self::with_names(game, &known, names);
        rulebook.deck = match game.deck {
            DeckStatus::None | DeckStatus::Loaded(_) => DeckFile::Fine,
            DeckStatus::NotFound => DeckFile::NotFound,
            DeckStatus::Broken { problems } => DeckFile::Broken(problems),
        };
        rulebook
    }

    /// The rulebook of a game that is played without a record.
    pub fn of_deck(catalog: &'c Catalog, deck: &Deck) -> Self {
        let declared: Arc<[Arc<Declared>]> = deck.declared(catalog).into();
        let known = Known::new(catalog, Some(deck), Arc::clone(&declared));
        let names = Names::new(Arc::clone(&known.names), &declared);
        Self::with_names(catalog, &known, names)
    }

    fn with_names(catalog: &'c Catalog, known: &Known, names: Names) -> Self {
        Self {
            catalog,
            readings: Readings::default(),
            names: Arc::new(names),
            is_complete: known.is_complete,
            deck: DeckFile::Fine,
            cards: Arc::clone(&known.cards),
            by_name: Arc::clone(&known.by_name),
            commanders: Arc::clone(&known.commanders),
            goals: Arc::clone(&known.goals),
            operations: known.operations,
        }
    }

    /// Whether a reading governs the game.
    pub fn reads(&self, reading: ReadingId) -> bool {
        self.readings.is(reading)
    }

    /// What the operation spaces give, by the readings where no file says so.
    pub fn operations(&self) -> Operations {
        let other = self.reads(disputed::operations_exchange::STRENGTH_AND_ENERGY);
        let (capped, free) = if other {
            (Stat::Strength, Stat::Energy)
        } else {
            (Stat::Empire, Stat::Strength)
        };
        Operations {
            capped: self.operations.capped.or(Some(capped)),
            free: self.operations.free.or(Some(free)),
            ..self.operations
        }
    }

    /// The cards of a name that the table's file or our data have.
    pub fn cards_called(&self, name: Name) -> impl Iterator<Item = &Arc<Card>> + Clone {
        let first = self.by_name.partition_point(|(known, _)| *known < name);
        self.by_name[first..]
            .iter()
            .take_while(move |(known, _)| *known == name)
            .map(|(_, card)| card)
    }

    /// All cards that are known, with their names.
    pub fn cards(&self) -> &[(Name, Arc<Card>)] {
        &self.cards
    }

    /// All commanders that are known, with their names.
    pub fn commanders(&self) -> &[(Name, Arc<Commander>)] {
        &self.commanders
    }

    /// All goal sheets that are known, with their names.
    pub fn goals(&self) -> &[(Name, Arc<Goal>)] {
        &self.goals
    }

    /// A commander; none if nothing is known.
    pub fn commander(&self, name: Name) -> Option<&Arc<Commander>> {
        let mut known = self.commanders.iter();
        known
            .find(|(known, _)| *known == name)
            .map(|(_, commander)| commander)
    }

    /// A goal sheet; none if nothing is known.
    pub fn goal(&self, name: Name) -> Option<&Arc<Goal>> {
        let mut known = self.goals.iter();
        known.find(|(known, _)| *known == name).map(|(_, goal)| goal)
    }

    /// How many cards lie in the rows with so many players.
    pub fn row_lengths(&self, players: usize) -> [usize; 3] {
        let players = u16::try_from(players).unwrap_or(u16::MAX);
        let layouts = &self.catalog.layouts;
        let fits = |layout: &&catalog::Layout| players <= layout.most_players;
        let layout = layouts.iter().find(fits).or(layouts.last());
        let mut lengths = [0; 3];
        if let Some(layout) = layout {
            for (length, row) in lengths.iter_mut().zip(layout.rows.iter()) {
                *length = usize::from(*row);
            }
        }
        lengths
    }

    /// How many cards of a type every planet deck has.
    pub fn cards_of(&self, sort: CardSort) -> usize {
        let mut types = self.catalog.card_types.iter();
        let found = types.find(|known| known.id == sort.id());
        found.map_or(0, |known| usize::from(known.count))
    }
}

/// A card of our data, as far as it is known.
fn known_card(card: &catalog::Card) -> Option<Card> {
    let at = |figure: Option<u16>| {
        let mut levels = Levels::default();
        if let (Some(figure), Some(level)) = (figure, card.level) {
            levels.0[usize::from(level.clamp(1, 3)) - 1] = Some(figure);
        }
        levels
    };
    let face = match CardSort::find(&card.sort)? {
        CardSort::Unit => Face::Unit {
            strength: at(card.strength),
            experience: at(card.experience),
            diplomacy: Feature::Unknown,
        },
        CardSort::Technology => Face::Technology { cost: at(card.cost) },
        CardSort::Landmark => Face::Landmark {
            cost: at(card.cost),
            aggression: Feature::Unknown,
            icon: None,
            pair: card.pair,
            later: Vec::new(),
        },
        CardSort::Resource => {
            let mut energy = Levels::default();
            for (known, figure) in energy.0.iter_mut().zip(card.energy.iter()) {
                *known = Some(*figure);
            }
            Face::Resource {
                energy,
                sector: Feature::Unknown,
            }
        }
    };
    let reward = gains(&card.reward);
    Some(Card {
        id: card.id.to_string(),
        names: Vec::new(),
        aliases: Vec::new(),
        planet: None,
        reward: (!reward.is_empty()).then_some(reward),
        effects: match (&face, &card.effect) {
            (Face::Technology { .. }, effect) => effect.as_ref().map(|effect| vec![known_effect(effect)]),
            _ => Some(Vec::new()),
        },
        face,
    })
}

fn gains(gain: &catalog::Gain) -> Gains {
    Gains {
        empire: gain.empire,
        strength: gain.strength,
        energy: gain.energy,
        experience: gain.experience,
    }
}

fn known_effect(effect: &catalog::Effect) -> Effect {
    Effect::Gain(GainEffect {
        when: Trigger::Take,
        filter: Filter {
            sort: CardSort::find(&effect.sort),
            ..Filter::default()
        },
        gain: gains(&effect.gain),
        per: None,
        condition: None,
        limit: None,
        who: Who::Owner,
    })
}

/// A commander of our data. What an ability gives that only one text reports is not reckoned with.
fn known_commander(commander: &catalog::Commander) -> Commander {
    let side = |letter: &str| {
        let side = commander.sides.iter().find(|side| side.id == letter)?;
        let mut effects = Vec::new();
        if side.ship.is_some() {
            effects.push(Effect::ShipLast);
        }
        if side.first_round_income {
            effects.push(Effect::FirstRoundIncome);
        }
        let text = String::new();
        let effects = (!effects.is_empty()).then(|| {
            effects.push(Effect::Declared { text });
            effects
        });
        Some(Side {
            effects,
            ..Side::default()
        })
    };
    Commander {
        id: commander.id.to_string(),
        names: Vec::new(),
        aliases: Vec::new(),
        faction: None,
        sides: [side("a"), side("b")],
    }
}
