//! The advances and their categories.

use serde::Serialize;

use crate::data::{List, Text};

/// A category of advances.
#[derive(Debug, Clone, Serialize)]
pub struct Category {
    /// The id.
    pub id: Text,
    /// What all its advances cost.
    pub value: u16,
    /// Misery spaces that each of them costs at its purchase.
    pub misery_up: u16,
    /// Whether Institutional Research makes them cheaper.
    pub research: bool,
    /// The rules it cites.
    pub rules: List<Text>,
}

/// An advance.
#[derive(Debug, Clone, Serialize)]
pub struct Advance {
    /// The id.
    pub id: Text,
    /// Its letter.
    pub letter: Text,
    /// Its category.
    pub category: Text,
    /// What it costs.
    pub cost: u16,
    /// Its credit for further advances of the category.
    pub credit: u16,
    /// Misery spaces won back at the purchase.
    pub misery_down: u16,
    /// Its misery relief.
    pub relief: u16,
    /// Its misery relief in other sources.
    pub relief_elsewhere: List<u16>,
    /// The figures that are not confirmed.
    pub assumed: List<Text>,
    /// The advances that are needed for it, all of them.
    pub prerequisites: List<Text>,
    /// The leaders that make it cheaper.
    pub leaders: List<Text>,
    /// The rules it cites.
    pub rules: List<Text>,
}

/// What an edition changes about an advance.
#[derive(Debug, Clone, Serialize)]
pub struct Revision {
    /// The edition.
    pub edition: Text,
    /// The advance.
    pub advance: Text,
    /// Its letter.
    pub letter: Option<Text>,
    /// Its cost.
    pub cost: Option<u16>,
    /// Its credit.
    pub credit: Option<u16>,
    /// Its prerequisites.
    pub prerequisites: List<Text>,
}
