//! What the games share about their data: facts, cited rules, entries as JSON.

use crate::core::{EntryKey, Fact, FactValue, Kind, KindRules, Registry};
use crate::data::{List, Text};
use crate::message::Message;

/// The facts of the wanted item of a list; none if there is no such item.
pub(super) fn facts_of_item<T>(
    list: &[T],
    is: impl Fn(&T) -> bool,
    facts: impl Fn(&T) -> Vec<Fact>,
) -> Vec<Fact> {
    list.iter().find(|item| is(item)).map(facts).unwrap_or_default()
}

/// The rules that the wanted item of a list cites; `rules` are those of an item, if it is the wanted one.
pub(super) fn cited<'c, T>(list: &'c [T], rules: impl Fn(&'c T) -> Option<&'c List<Text>>) -> Vec<&'c str> {
    let rules = list.iter().find_map(rules);
    rules.map_or_else(Vec::new, |rules| rules.iter().map(AsRef::as_ref).collect())
}

/// An entry's own rules, then those that its kind cites, each once.
pub(super) fn with_rules_of_kind(own: Vec<&str>, kind_rules: &[KindRules], kind: Kind) -> Vec<String> {
    let mut rules: Vec<String> = Vec::new();
    for rule in own.into_iter().chain(KindRules::of(kind_rules, kind)) {
        if !rules.iter().any(|known| known == rule) {
            rules.push(rule.to_owned());
        }
    }
    rules
}

/// A value that a message says.
pub(super) fn said(id: &'static str) -> FactValue {
    FactValue::Said(Message::new(id))
}

/// Yes or no.
pub(super) fn yes_or_no(is_so: bool) -> FactValue {
    said(if is_so { "value-yes" } else { "value-no" })
}

/// Other entries of a kind as a value.
pub(super) fn entries<'a>(kind: Kind, ids: impl IntoIterator<Item = &'a str>) -> FactValue {
    FactValue::Entries(ids.into_iter().map(|id| EntryKey::new(kind, id)).collect())
}

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
