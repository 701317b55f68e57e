//! Signs for pieces, money and what buildings do: shapes in a square of 24.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use crate::book::assets::ICONS;

/// The shapes of a sign; nothing if there is none of that name.
pub(super) fn icon(name: &str) -> &'static str {
    static TABLE: OnceLock<BTreeMap<String, String>> = OnceLock::new();
    let table = TABLE.get_or_init(|| toml::from_str(ICONS).unwrap_or_default());
    let found = table.get(name).map(String::as_str);
    debug_assert!(found.is_some(), "there is no sign {name}");
    found.unwrap_or_default()
}
