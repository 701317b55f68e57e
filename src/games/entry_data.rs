//! What the games share about their data: entries as JSON, the files and examples that are built in.

use crate::core::{Kind, Registry};
use crate::source::Source;

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

/// The built-in data files of a game.
pub(super) fn sources_of(files: &[(&'static str, &'static str)]) -> Vec<Source> {
    let source = |(name, text): &(&'static str, &'static str)| Source::new(*name, *text);
    files.iter().map(source).collect()
}

/// The cases of a rule: a record that breaks it and one that keeps it.
pub(super) fn example_of(
    examples: &[(&str, &'static str, &'static str)],
    slug: &str,
) -> Option<(&'static str, &'static str)> {
    let found = examples.iter().find(|(known, _, _)| *known == slug);
    found.map(|(_, breaking, keeping)| (*breaking, *keeping))
}
