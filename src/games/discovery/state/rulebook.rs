//! The catalog prepared for play: numbers instead of ids, and the readings that govern the game.

use super::{BuildingId, Figures, GoodId, Piece, RegionId};
use crate::core::Readings;
use crate::games::discovery::catalog::{Catalog, Counted, Effect, PiecePlace, Timing};

/// What play needs of the catalog.
#[derive(Debug, Clone)]
pub struct Rulebook<'c> {
    /// The catalog itself.
    pub catalog: &'c Catalog,
    /// The readings that govern the game.
    pub readings: Readings,
    buildings: Vec<BuildingRule>,
    /// How many tiles there are in all.
    tiles: i32,
    /// How many tokens there are of each good.
    goods: Vec<i32>,
    last_turn: u16,
    spaces: [Option<u16>; 2],
}

/// A building, prepared for play.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BuildingRule {
    /// Its age.
    pub age: u16,
    /// How many tiles there are.
    pub count: u16,
    /// When it works.
    pub timing: Timing,
    /// What it does.
    pub effect: EffectRule,
    /// Points printed on it.
    pub points: u16,
}

/// What a building does, in numbers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum EffectRule {
    /// New pieces: kind, number, place.
    Pieces(Piece, u8, PiecePlace),
    /// Dollars.
    Money(u16),
    /// A discovery that cannot fail.
    FreeDiscovery,
    /// Dollars from every other player for each ship.
    CollectPerShip(u16),
    /// Colonists with each missionary who arrives by the dock.
    MissionaryColonists(u8),
    /// A piece moves up.
    AdvancePiece,
    /// Goods from the pile.
    DrawGoods(u8),
    /// Dollars for each token of a good.
    MoneyPerGood(GoodId, u16),
    /// Soldiers that may move to a neighbour.
    MoveSoldier(u8),
    /// Soldiers in defence.
    Defend(u8),
    /// Points: so many for each so many of these.
    Points(u16, u16, Counted),
    /// Colonists that may move.
    MoveColonists(u8),
}

impl<'c> Rulebook<'c> {
    /// Prepares a catalog.
    pub fn new(catalog: &'c Catalog, readings: Readings) -> Self {
        let buildings: Vec<BuildingRule> = catalog
            .buildings
            .iter()
            .map(|building| BuildingRule {
                age: building.age,
                count: building.count,
                timing: building.timing,
                effect: effect_rule(&building.effect, catalog),
                points: building.points,
            })
            .collect();
        let turns = catalog.ages.iter().flat_map(|age| age.turns.iter());
        let spaces = |id: &str| {
            let found = catalog.boxes.iter().find(|known| known.id == id);
            found.and_then(|known| known.spaces)
        };
        Self {
            catalog,
            readings,
            tiles: buildings.iter().map(|building| i32::from(building.count)).sum(),
            goods: catalog.goods.iter().map(|good| i32::from(good.count)).collect(),
            buildings,
            last_turn: turns.copied().max().unwrap_or(0),
            spaces: [spaces("goods"), spaces("buildings")],
        }
    }

    /// A building.
    pub fn building(&self, id: BuildingId) -> &BuildingRule {
        &self.buildings[id.index()]
    }

    /// All buildings with their numbers.
    pub fn buildings(&self) -> impl Iterator<Item = (BuildingId, &BuildingRule)> {
        (0..).map(BuildingId).zip(&self.buildings)
    }

    /// How many building tiles there are in all.
    pub fn all_tiles(&self) -> i32 {
        self.tiles
    }

    /// How many tokens there are of each good, by its number.
    pub fn tokens_of_goods(&self) -> &[i32] {
        &self.goods
    }

    /// The building with this id.
    pub fn building_id(&self, id: &str) -> Option<BuildingId> {
        number(
            self.catalog
                .buildings
                .iter()
                .position(|building| building.id == id),
        )
        .map(BuildingId)
    }

    /// Whether this is the Taxation, on whose points the books disagree (D-22).
    pub fn is_taxation(&self, building: BuildingId) -> bool {
        self.catalog.buildings[building.index()].id == "taxation"
    }

    /// The region with this id.
    pub fn region_id(&self, id: &str) -> Option<RegionId> {
        number(self.catalog.regions.iter().position(|region| region.id == id)).map(RegionId)
    }

    /// The good with this id.
    pub fn good_id(&self, id: &str) -> Option<GoodId> {
        number(self.catalog.goods.iter().position(|good| good.id == id)).map(GoodId)
    }

    /// How many pieces of a kind a colour has.
    pub fn pieces_of_kind(&self, piece: Piece) -> u16 {
        let pieces = &self.catalog.pieces;
        let found = pieces.iter().find(|known| known.id == piece.id());
        found.map_or(0, |known| known.count)
    }

    /// How many pieces a colour has.
    pub fn pieces_of_a_colour(&self) -> u16 {
        self.catalog.pieces.iter().map(|piece| piece.count).sum()
    }

    /// The last turn of the game.
    pub fn last_turn(&self) -> u16 {
        self.last_turn
    }

    /// The spaces of Trade Goods; none if there is no limit.
    pub fn goods_spaces(&self) -> Option<usize> {
        self.spaces[0].map(usize::from)
    }

    /// The spaces of Capital Buildings; none if there is no limit.
    pub fn building_spaces(&self) -> Option<usize> {
        self.spaces[1].map(usize::from)
    }

    /// The age of a turn, from 1; turns past the last belong to the last age.
    pub fn age_of_turn(&self, turn: u16) -> u16 {
        let ages = &self.catalog.ages;
        let at = ages.iter().position(|age| age.turns.contains(&turn));
        u16::try_from(at.map_or(ages.len(), |at| at + 1)).unwrap_or(1)
    }

    /// the price of a building in a turn.
    pub fn price(&self, turn: u16) -> u16 {
        self.catalog.price(self.age_of_turn(turn)).unwrap_or_default()
    }

    /// whether colonies score at the end of this turn, the last of an age.
    pub fn scores_after(&self, turn: u16) -> bool {
        self.catalog
            .ages
            .iter()
            .any(|age| age.turns.last() == Some(&turn))
    }

    /// Ships that can be won: all but the markers of the turn and of the dock.
    pub fn ships_to_win(&self) -> u16 {
        self.catalog.numbers.ships.saturating_sub(2)
    }

    /// the numbered dock spaces in use, one less than twice the number of players.
    pub fn dock_spaces(&self, players: usize) -> usize {
        (players * 2).saturating_sub(1)
    }

    /// The figures of a discovery card.
    pub fn card(&self, card: super::CardId) -> Option<Figures> {
        let card = self.catalog.cards.get(card.index())?;
        Some(Figures {
            coins: card.coins,
            plunder: card.plunder,
            natives: card.natives,
            points: card.points,
        })
    }

    /// How many tokens of the box have these figures.
    pub fn tokens_with(&self, figures: Figures) -> usize {
        let same = self.catalog.tokens.iter().filter(|token| {
            (token.coins, token.plunder, token.natives, token.points)
                == (figures.coins, figures.plunder, figures.natives, figures.points)
        });
        same.count()
    }
}

fn number(at: Option<usize>) -> Option<u8> {
    at.and_then(|at| u8::try_from(at).ok())
}

fn effect_rule(effect: &Effect, catalog: &Catalog) -> EffectRule {
    let small = |amount: u16| u8::try_from(amount).unwrap_or(u8::MAX);
    let good = |id: &str| {
        let at = catalog.goods.iter().position(|good| good.id == id);
        GoodId(number(at).unwrap_or(0))
    };
    match effect {
        Effect::GainPieces { piece, amount, place } => {
            let piece = Piece::from_id(piece).unwrap_or(Piece::Colonist);
            EffectRule::Pieces(piece, small(*amount), *place)
        }
        Effect::GainMoney { amount } => EffectRule::Money(*amount),
        Effect::FreeDiscovery => EffectRule::FreeDiscovery,
        Effect::CollectPerShip { amount } => EffectRule::CollectPerShip(*amount),
        Effect::MissionaryColonists { amount } => EffectRule::MissionaryColonists(small(*amount)),
        Effect::AdvancePiece => EffectRule::AdvancePiece,
        Effect::DrawGoods { amount } => EffectRule::DrawGoods(small(*amount)),
        Effect::MoneyPerGood { good: id, amount } => EffectRule::MoneyPerGood(good(id), *amount),
        Effect::MoveSoldier { amount } => EffectRule::MoveSoldier(small(*amount)),
        Effect::Defend { amount } => EffectRule::Defend(small(*amount)),
        Effect::Points { amount, per, counted } => EffectRule::Points(*amount, *per, *counted),
        Effect::MoveColonists { amount } => EffectRule::MoveColonists(small(*amount)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::discovery::builtin;

    #[test]
    fn ages_prices_and_scorings_follow_the_turns() {
        let rulebook = Rulebook::new(builtin(), Readings::default());
        let prices: Vec<u16> = (1..=8).map(|turn| rulebook.price(turn)).collect();
        assert_eq!(prices, [10, 10, 10, 14, 14, 14, 20, 20]);
        let scorings: Vec<u16> = (1..=8).filter(|turn| rulebook.scores_after(*turn)).collect();
        assert_eq!(scorings, [3, 6, 8]);
    }

    #[test]
    fn the_dock_grows_with_the_players() {
        let rulebook = Rulebook::new(builtin(), Readings::default());
        assert_eq!(
            [2, 3, 4, 5].map(|players| rulebook.dock_spaces(players)),
            [3, 5, 7, 9]
        );
    }

    #[test]
    fn some_tokens_exist_twice() {
        let rulebook = Rulebook::new(builtin(), Readings::default());
        let figures = |coins, plunder, natives, points| Figures {
            coins,
            plunder,
            natives,
            points,
        };
        assert_eq!(rulebook.tokens_with(figures(1, 2, 1, 4)), 2);
        assert_eq!(rulebook.tokens_with(figures(4, 5, 5, 7)), 1);
        assert_eq!(rulebook.tokens_with(figures(9, 9, 9, 9)), 0);
    }
}
