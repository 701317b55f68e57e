//! Typed data of entries as JSON, for all games.

use crate::core::{Kind, Registry};

/// The typed data of an entry of a kind that every game has.
pub(super) fn shared_json(registry: &Registry, kind: Kind, id: &str) -> serde_json::Value {
    match kind {
        Kind::SECTION => found(&registry.sections, |item| item.id == id),
        Kind::RULE => found(&registry.rules, |item| item.id == id),
        Kind::DISAGREEMENT => found(&registry.disagreements, |item| item.id == id),
        Kind::RULING => found(&registry.rulings, |item| item.id == id),
        _ => serde_json::json!({ "id": id }),
    }
}

/// The wanted item of a list; null if there is none.
pub(super) fn found<T: serde::Serialize>(list: &[T], is: impl Fn(&T) -> bool) -> serde_json::Value {
    list.iter()
        .find(|item| is(item))
        .and_then(|item| serde_json::to_value(item).ok())
        .unwrap_or(serde_json::Value::Null)
}
