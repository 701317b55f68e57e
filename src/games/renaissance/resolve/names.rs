//! What a name means, looked up once however often it is written.

use super::super::catalog::Catalog;
use super::super::kinds;
use super::super::state::{AdvanceId, AreaId, CardId, CategoryId, CommodityId, ProvinceId};
use crate::core::{EntryKey, Kind, Named};

/// The classes of ships.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum ShipClass {
    Galley,
    Seaworthy,
    Ocean,
}

/// What a name means.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Meant {
    Province(ProvinceId),
    Advance(AdvanceId),
    Card(CardId),
    Commodity(CommodityId),
    Category(CategoryId),
    Area(AreaId),
    Water(u8),
    Ship(ShipClass),
    Variant(u8),
    Word(&'static str),
    /// A player, or something that no entry speaks of.
    Other,
}

/// Words of records that every game has and that stand in entries of this one.
const SHARED: [&str; 10] = [
    "players", "title", "date", "place", "variant", "ruling", "order", "winner", "pass", "setup",
];

/// What a name means.
pub(super) fn meant(catalog: &Catalog, name: &Named) -> Meant {
    name.key().map_or(Meant::Other, |key| of_key(catalog, key))
}

fn of_key(catalog: &Catalog, key: &EntryKey) -> Meant {
    let id = key.id.as_str();
    let small = |at: usize| u8::try_from(at).ok();
    let found = match key.kind {
        kinds::PROVINCE => position(&catalog.provinces, |item| item.id == id)
            .and_then(small)
            .map(|at| Meant::Province(ProvinceId(at))),
        kinds::ADVANCE => position(&catalog.advances, |item| item.id == id)
            .and_then(small)
            .map(|at| Meant::Advance(AdvanceId(at))),
        kinds::CARD => position(&catalog.cards, |item| item.id == id)
            .and_then(small)
            .map(|at| Meant::Card(CardId(at))),
        kinds::COMMODITY => position(&catalog.commodities, |item| item.id == id)
            .and_then(small)
            .map(|at| Meant::Commodity(CommodityId(at))),
        kinds::CATEGORY => position(&catalog.categories, |item| item.id == id)
            .and_then(small)
            .map(|at| Meant::Category(CategoryId(at))),
        kinds::AREA => position(&catalog.areas, |item| item.id == id)
            .and_then(small)
            .map(|at| Meant::Area(AreaId(at))),
        kinds::WATER => position(&catalog.waters, |item| item.id == id)
            .and_then(small)
            .map(Meant::Water),
        kinds::VARIANT => position(&catalog.variants, |item| item.id == id)
            .and_then(small)
            .map(Meant::Variant),
        kinds::SHIP => match id {
            "galley" => Some(Meant::Ship(ShipClass::Galley)),
            "seaworthy" => Some(Meant::Ship(ShipClass::Seaworthy)),
            "ocean" => Some(Meant::Ship(ShipClass::Ocean)),
            _ => None,
        },
        Kind::WORD => {
            let mut words = kinds::WORDS.iter().chain(&SHARED);
            words.find(|word| **word == id).map(|word| Meant::Word(word))
        }
        _ => None,
    };
    found.unwrap_or(Meant::Other)
}

fn position<T>(list: &[T], is: impl Fn(&T) -> bool) -> Option<usize> {
    list.iter().position(is)
}
