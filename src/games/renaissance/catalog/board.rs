//! The board: powers, areas, provinces, waters, and what the revised map changes.

use serde::Serialize;

use crate::data::{List, Text};

/// A trading power.
#[derive(Debug, Clone, Serialize)]
pub struct Power {
    /// The id.
    pub id: Text,
    /// The province that is its capital.
    pub capital: Text,
    /// The area of its capital.
    pub home_area: Text,
    /// Takes part from so many players on.
    pub players: u16,
    /// The rules it cites.
    pub rules: List<Text>,
}

/// An area of the board, or a group of overseas boxes.
#[derive(Debug, Clone, Serialize)]
pub struct Area {
    /// The id.
    pub id: Text,
    /// Whether it is a group of overseas boxes, and so no area.
    pub overseas: bool,
    /// In play from so many players on.
    pub players: u16,
    /// The advances without which nobody may enter.
    pub needs: List<Text>,
    /// How many provinces belong to it on the map of 1996.
    pub provinces: u16,
    /// How many commodities each of its markets gives.
    pub commodities: u16,
    /// The rules it cites.
    pub rules: List<Text>,
}

/// What a province is.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum ProvinceType {
    /// With a circled market number.
    #[default]
    Market,
    /// A market where a power begins.
    Capital,
    /// With a boxed 1.
    Satellite,
    /// A box of the Far East or the New World.
    Overseas,
}

/// A map of the game.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Map {
    /// That of 1996.
    #[default]
    Original,
    /// The revised one.
    Revised,
}

/// A province.
#[derive(Debug, Clone, Serialize)]
pub struct Province {
    /// The id.
    pub id: Text,
    /// The map that alone has it; none if both have.
    pub only_on: Option<Map>,
    /// Its area.
    pub area: Text,
    /// What it is.
    pub sort: ProvinceType,
    /// Its market number.
    pub market: u16,
    /// What its market gives.
    pub commodities: List<Text>,
    /// Whether it has coastal waters.
    pub coastal: bool,
    /// The provinces it touches by land.
    pub land: List<Text>,
    /// The provinces it touches across coastal waters.
    pub coast: List<Text>,
    /// The seas it touches.
    pub seas: List<Text>,
    /// The markets that a satellite supports.
    pub supports: List<Text>,
    /// Advances, one of which is needed to enter.
    pub needs: List<Text>,
    /// The rules it cites.
    pub rules: List<Text>,
}

impl Province {
    /// Whether the map of 1996 has it.
    pub fn is_original(&self) -> bool {
        self.only_on != Some(Map::Revised)
    }
}

/// A sea or the ocean.
#[derive(Debug, Clone, Serialize)]
pub struct Water {
    /// The id.
    pub id: Text,
    /// Whether it is the ocean.
    pub ocean: bool,
    /// The coasts that touch it: provinces, or one side of a province with two coasts.
    pub coasts: List<Text>,
    /// The rules it cites.
    pub rules: List<Text>,
}

/// A side of a province.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Side {
    /// North.
    #[default]
    North,
    /// East.
    East,
    /// South.
    South,
    /// West.
    West,
}

/// One coast of a province that has two.
#[derive(Debug, Clone, Serialize)]
pub struct Coast {
    /// The id.
    pub id: Text,
    /// The province.
    pub province: Text,
    /// Where it lies.
    pub side: Side,
    /// The coasts it touches.
    pub borders: List<Text>,
}

/// By which way a border is crossed.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Way {
    /// Between two provinces.
    #[default]
    Land,
    /// Between a province and a water.
    Sea,
}

/// A border that the revised map changes.
#[derive(Debug, Clone, Serialize)]
pub struct MapChange {
    /// Two provinces, or a province and a water.
    pub between: List<Text>,
    /// How it is crossed.
    pub by: Way,
    /// Whether the revised map opens it; otherwise it closes it.
    pub opened: bool,
}
