//! Facts for programs: figures as figures, things by their ids, no words.

use serde_json::{Value as Json, json};

use crate::core::Value;

/// A value without words.
pub fn typed(value: &Value) -> Json {
    match value {
        Value::Number(number) | Value::Money(number) => json!(number),
        Value::Movement(amount, rule, _) => json!({ "amount": amount, "rule": rule }),
        Value::Part(what, amount) => json!({ "what": typed(what), "amount": typed(amount) }),
        Value::Thing(key) | Value::Heading(key) => json!(key.id),
        Value::Declared(thing) => json!(thing.name_in("")),
        Value::DeclaredAnd(thing, letter) => json!(format!("{} {letter}", thing.name_in(""))),
        Value::Space(key, space) => json!(format!("{} {space}", key.id)),
        Value::Counted(things) => {
            let counted = things.iter().map(|(count, key)| (key.id.clone(), json!(count)));
            Json::Object(counted.collect())
        }
        Value::Several(count, key) => json!({ (key.id.as_str()): count }),
        Value::Loss { count, thing, .. } => json!({ (thing.id.as_str()): -count }),
        Value::List(values) => Json::Array(values.iter().map(typed).collect()),
        Value::Kind(kind) => json!(kind.word()),
        Value::AnyPlayer => json!("player"),
        Value::Figures(figures) => json!(figures),
        Value::Said(message, facts) => {
            let part = ("part".to_owned(), json!(message));
            let facts = facts.iter().map(|(name, fact)| ((*name).to_owned(), typed(fact)));
            Json::Object([part].into_iter().chain(facts).collect())
        }
        Value::Case(case) => json!(case),
        Value::Text(text) => json!(text),
    }
}
