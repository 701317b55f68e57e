//! The catalog with the readings that govern the game: what every function of the mechanics is handed.

use super::{AdvanceId, AreaId, CardId, CategoryId, CommodityId, PowerId, ProvinceId};
use crate::core::{ReadingId, Readings};
use crate::data::Text;
use crate::games::renaissance::catalog::Catalog;

/// What play needs besides the table itself. What is printed, prepared for speed, is the table's [`Board`].
///
/// [`Board`]: super::Board
#[derive(Debug, Clone)]
pub struct Rulebook<'c> {
    /// The catalog itself.
    pub catalog: &'c Catalog,
    /// The readings that govern the game.
    pub readings: Readings,
}

impl<'c> Rulebook<'c> {
    /// The catalog, with the usual readings.
    pub fn new(catalog: &'c Catalog) -> Self {
        Self {
            catalog,
            readings: Readings::default(),
        }
    }

    /// Whether a reading governs the game.
    pub fn reads(&self, reading: ReadingId) -> bool {
        self.readings.is(reading)
    }

    /// The province with this id.
    pub fn province_id(&self, id: &str) -> Option<ProvinceId> {
        place(self.catalog.provinces.iter().map(|item| &item.id), id).map(ProvinceId)
    }

    /// The advance with this id.
    pub fn advance_id(&self, id: &str) -> Option<AdvanceId> {
        place(self.catalog.advances.iter().map(|item| &item.id), id).map(AdvanceId)
    }

    /// The card with this id.
    pub fn card_id(&self, id: &str) -> Option<CardId> {
        place(self.catalog.cards.iter().map(|item| &item.id), id).map(CardId)
    }

    /// The commodity with this id.
    pub fn commodity_id(&self, id: &str) -> Option<CommodityId> {
        place(self.catalog.commodities.iter().map(|item| &item.id), id).map(CommodityId)
    }

    /// The category with this id.
    pub fn category_id(&self, id: &str) -> Option<CategoryId> {
        place(self.catalog.categories.iter().map(|item| &item.id), id).map(CategoryId)
    }

    /// The area, or group of overseas boxes, with this id.
    pub fn area_id(&self, id: &str) -> Option<AreaId> {
        place(self.catalog.areas.iter().map(|item| &item.id), id).map(AreaId)
    }

    /// The power with this id.
    pub fn power_id(&self, id: &str) -> Option<PowerId> {
        place(self.catalog.powers.iter().map(|item| &item.id), id).map(PowerId)
    }
}

fn place<'a>(mut ids: impl Iterator<Item = &'a Text>, id: &str) -> Option<u8> {
    ids.position(|known| known == id)
        .and_then(|at| u8::try_from(at).ok())
}
