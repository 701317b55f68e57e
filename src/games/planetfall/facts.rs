//! The figures shown beside an entry's text, the rules it cites, and its data as JSON.

use super::catalog::{Card, Catalog, Effect, Gain, Named, Side};
use crate::core::{Fact, FactValue, Kind};
use crate::data::Text;
use crate::games::entry_data::{
    cited, entries, facts_of_item, found, said, shared_json, with_rules_of_kind, yes_or_no,
};
use crate::games::planetfall::kinds;
use crate::message::Message;

impl Catalog {
    /// The facts of an entry, in the order in which they are shown.
    pub(super) fn facts_of(&self, kind: Kind, id: &str) -> Vec<Fact> {
        match kind {
            kinds::CARD => facts_of_item(&self.cards, |item| item.id == id, card_facts),
            kinds::CARD_TYPE => facts_of_item(
                &self.card_types,
                |item| item.id == id,
                |item| {
                    let paid = item.pays.iter().map(|paid| match paid.as_ref() {
                        "none" => said("value-none"),
                        statistic => entries(kinds::STATISTIC, [statistic]),
                    });
                    let ways = entries(Kind::TERM, item.ways.iter().map(|way| term_of_way(way)));
                    let mut facts = vec![
                        Fact::new("fact-of-a-deck", FactValue::Number(item.count)),
                        Fact::new("fact-ways", ways),
                    ];
                    facts.extend(paid.map(|paid| Fact::new("fact-pays", paid)));
                    facts.dedup();
                    facts
                },
            ),
            kinds::COMMANDER => facts_of_item(
                &self.commanders,
                |item| item.id == id,
                |item| {
                    let sides = item.sides.iter().flat_map(side_facts);
                    sides.chain(sources(&item.sources)).collect()
                },
            ),
            kinds::FACTION => facts_of_item(
                &self.factions,
                |item| item.id == id,
                |item| named_facts(kind, item),
            ),
            kinds::COLOUR => facts_of_item(
                &self.colours,
                |item| item.id == id,
                |item| named_facts(kind, item),
            ),
            kinds::STATISTIC => facts_of_item(
                &self.statistics,
                |item| item.id == id,
                |item| {
                    vec![
                        Fact::new("fact-spent", yes_or_no(item.spent)),
                        Fact::new("fact-capped", yes_or_no(item.capped)),
                    ]
                },
            ),
            kinds::OPERATION => facts_of_item(
                &self.operations,
                |item| item.id == id,
                |item| {
                    let points = Fact::new("fact-points", FactValue::Number(item.points));
                    let mut facts = vec![
                        Fact::new("fact-level", level(item.level)),
                        points.assumed_if(item.assumed),
                    ];
                    facts.extend(sources(&item.sources));
                    facts
                },
            ),
            kinds::PHASE => facts_of_item(
                &self.phases,
                |item| item.id == id,
                |item| {
                    vec![
                        Fact::new("fact-number", FactValue::Number(item.number)),
                        Fact::new("fact-last-round", yes_or_no(item.last_round)),
                    ]
                },
            ),
            _ => Vec::new(),
        }
    }

    /// The rules an entry cites: its own first, then those of its kind.
    pub(super) fn rules_cited_by(&self, kind: Kind, id: &str) -> Vec<String> {
        let own: Vec<&str> = match kind {
            kinds::CARD => cited(&self.cards, |item| (item.id == id).then_some(&item.rules)),
            kinds::CARD_TYPE => cited(&self.card_types, |item| (item.id == id).then_some(&item.rules)),
            kinds::COMMANDER => cited(&self.commanders, |item| (item.id == id).then_some(&item.rules)),
            kinds::STATISTIC => cited(&self.statistics, |item| (item.id == id).then_some(&item.rules)),
            kinds::PHASE => cited(&self.phases, |item| (item.id == id).then_some(&item.rules)),
            Kind::TERM => cited(&self.terms, |item| (item.id == id).then_some(&item.rules)),
            _ => self.registry.rules_cited_by(kind, id),
        };
        with_rules_of_kind(own, &self.kind_rules, kind)
    }

    /// The typed data of an entry as JSON.
    pub(super) fn json_of(&self, kind: Kind, id: &str) -> serde_json::Value {
        match kind {
            kinds::CARD => found(&self.cards, |item| item.id == id),
            kinds::CARD_TYPE => found(&self.card_types, |item| item.id == id),
            kinds::COMMANDER => found(&self.commanders, |item| item.id == id),
            kinds::FACTION => found(&self.factions, |item| item.id == id),
            kinds::STATISTIC => found(&self.statistics, |item| item.id == id),
            kinds::OPERATION => found(&self.operations, |item| item.id == id),
            kinds::PHASE => found(&self.phases, |item| item.id == id),
            kinds::COLOUR => found(&self.colours, |item| item.id == id),
            Kind::TERM => found(&self.terms, |item| item.id == id),
            _ => shared_json(&self.registry, kind, id),
        }
    }
}

fn card_facts(card: &Card) -> Vec<Fact> {
    let number = |label, value: Option<u16>| value.map(|value| Fact::new(label, FactValue::Number(value)));
    let list = |label, values: &[u16]| {
        let values: Vec<String> = values.iter().map(u16::to_string).collect();
        (!values.is_empty()).then(|| Fact::new(label, FactValue::Literal(values.join(", "))))
    };
    let mut facts = vec![Fact::new(
        "fact-type",
        entries(kinds::CARD_TYPE, [card.sort.as_ref()]),
    )];
    facts.extend(card.level.map(|known| Fact::new("fact-level", level(known))));
    facts.extend(list("fact-planets", &card.planets));
    facts.extend(number("fact-cost", card.cost));
    facts.extend(number("fact-strength", card.strength));
    facts.extend(number("fact-experience", card.experience));
    facts.extend(list("fact-energy", &card.energy));
    facts.extend(number("fact-pair", card.pair));
    facts.extend(gains(&card.reward));
    let effect = card.effect.as_ref();
    facts.extend(effect.map(|effect| Fact::new("fact-effect", effect_value(effect))));
    facts.extend(sources(&card.sources));
    facts
}

/// What is gained, a fact for each statistic.
fn gains(gain: &Gain) -> Vec<Fact> {
    let amounts = [
        ("statistic-empire-points", gain.empire),
        ("statistic-strength", gain.strength),
        ("statistic-energy", gain.energy),
        ("statistic-experience", gain.experience),
    ];
    let fact = |(thing, amount): (&str, u16)| {
        let message = Message::new("value-gain").with("amount", amount);
        Fact::new("fact-reward", FactValue::Said(message.with("thing", thing)))
    };
    let gained = amounts.into_iter().filter(|(_, amount)| *amount > 0);
    gained.map(fact).collect()
}

fn effect_value(effect: &Effect) -> FactValue {
    let id = match effect.sort.as_ref() {
        "technology" => "effect-energy-per-technology",
        "resource" => "effect-energy-per-resource",
        _ => return said("value-unknown"),
    };
    FactValue::Said(Message::new(id).with("amount", effect.gain.energy))
}

fn side_facts(side: &Side) -> Vec<Fact> {
    let label = if side.id == "a" {
        "fact-side-a"
    } else {
        "fact-side-b"
    };
    let mut values: Vec<FactValue> = side.effect.iter().map(effect_value).collect();
    if side.first_round_income && !side.is_known {
        values.push(said("effect-income-unknown"));
    }
    if side.ship.as_deref() == Some("last") {
        values.push(said("effect-ship-last"));
    }
    if values.is_empty() {
        values.push(said("value-unknown"));
    }
    let facts = values.into_iter().map(|value| Fact::new(label, value));
    facts.map(|fact| fact.assumed_if(side.assumed)).collect()
}

/// A name that no source confirms is marked.
fn named_facts(kind: Kind, item: &Named) -> Vec<Fact> {
    let name = item.assumed.then(|| {
        let name = Fact::new("fact-name", entries(kind, [item.id.as_ref()]));
        name.assumed_if(true)
    });
    name.into_iter().chain(sources(&item.sources)).collect()
}

fn sources(codes: &[Text]) -> Option<Fact> {
    (!codes.is_empty()).then(|| Fact::new("fact-sources", FactValue::Literal(codes.join(", "))))
}

/// Levels are printed as Roman numerals.
fn level(level: u16) -> FactValue {
    FactValue::Literal("I".repeat(usize::from(level)))
}

/// The term that explains a way of taking a card.
fn term_of_way(way: &str) -> &str {
    match way {
        "peace" => "take-peacefully",
        other => other,
    }
}
