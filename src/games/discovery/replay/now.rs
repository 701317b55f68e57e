//! Things of this game as arguments of findings.

use super::Now;
use crate::core::engine::Seat;
use crate::core::{EntryKey, Kind, ReadingId, Value};
use crate::games::discovery::apply::Spot;
use crate::games::discovery::kinds;
use crate::games::discovery::state::{
    BuildingId, CardId, EffectRule, Figures, GoodId, Piece, PieceCounts, RegionId,
};

impl Now<'_, '_> {
    /// Whether this reading governs the game.
    pub fn reads(&self, reading: ReadingId) -> bool {
        self.rulebook.readings.is(reading)
    }

    /// A region.
    pub fn region(&self, region: RegionId) -> Value {
        let id = &self.rulebook.catalog.regions[region.index()].id;
        Value::Thing(EntryKey::new(kinds::REGION, id.as_ref()))
    }

    /// A good.
    pub fn good(&self, good: GoodId) -> Value {
        let id = &self.rulebook.catalog.goods[good.index()].id;
        Value::Thing(EntryKey::new(kinds::GOOD, id.as_ref()))
    }

    /// A building.
    pub fn building(&self, building: BuildingId) -> Value {
        let id = &self.rulebook.catalog.buildings[building.index()].id;
        Value::Thing(EntryKey::new(kinds::BUILDING, id.as_ref()))
    }

    /// A card.
    pub fn card(&self, card: CardId) -> Value {
        let id = &self.rulebook.catalog.cards[card.index()].id;
        Value::Thing(EntryKey::new(kinds::CARD, id.as_ref()))
    }

    /// The discovered or undiscovered regions.
    pub fn regions_that(&self, wanted: impl Fn(RegionId) -> bool) -> Vec<Value> {
        let regions = self.state.region_ids().filter(|region| wanted(*region));
        regions.map(|region| self.region(region)).collect()
    }

    /// The buildings on sale, or the goods on offer, each once.
    pub fn goods_on_offer(&self) -> Vec<Value> {
        let mut goods = self.state.goods_on_offer.clone();
        goods.sort_unstable();
        goods.dedup();
        goods.into_iter().map(|good| self.good(good)).collect()
    }

    /// The building of an effect that the player owns.
    pub fn owned(&self, seat: Seat, wanted: impl Fn(&EffectRule) -> bool) -> Option<BuildingId> {
        let buildings = self.state.player(seat).buildings.iter().copied();
        buildings
            .into_iter()
            .find(|building| wanted(&self.rulebook.building(*building).effect))
    }

    /// The building with an effect, whoever owns it.
    pub fn building_that(&self, wanted: impl Fn(&EffectRule) -> bool) -> Option<Value> {
        let mut buildings = self.rulebook.buildings();
        let found = buildings.find(|(_, rule)| wanted(&rule.effect));
        found.map(|(building, _)| self.building(building))
    }
}

/// A kind of piece.
pub fn piece(piece: Piece) -> Value {
    Value::Thing(EntryKey::new(kinds::PIECE, piece.id()))
}

/// Pieces with their numbers.
pub fn pieces(counts: PieceCounts) -> Value {
    let counted = counts.iter();
    Value::Counted(
        counted
            .map(|(piece, count)| (i64::from(count), EntryKey::new(kinds::PIECE, piece.id())))
            .collect(),
    )
}

/// The figures of a token.
pub fn figures(token: Figures) -> Value {
    let figures = [token.coins, token.plunder, token.natives, token.points];
    Value::Figures(figures.map(i64::from).to_vec())
}

/// A box, or a square of the Specialists box.
pub fn spot(spot: Spot) -> Value {
    let in_box = |id| Value::Thing(EntryKey::new(kinds::BOX, id));
    match spot {
        Spot::Initiative => in_box("initiative"),
        Spot::Dock | Spot::DockFree(_) => in_box("dock"),
        Spot::Goods => in_box("goods"),
        Spot::Shipping => in_box("shipping"),
        Spot::Buildings => in_box("buildings"),
        Spot::Discovery => in_box("discovery"),
        Spot::Warfare => in_box("warfare"),
        Spot::Specialist(square) => match Spot::SQUARES.get(square) {
            Some(specialist) => piece(*specialist),
            None => Value::Thing(EntryKey::new(Kind::TERM, "training-square")),
        },
    }
}
