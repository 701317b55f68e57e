//! The figures shown beside an entry's text, the rules it cites, and its data as JSON.

mod advances;
mod board;
mod deck;
mod frame;

use super::catalog::Catalog;
use crate::core::{Fact, FactValue, Kind};
use crate::data::Text;
use crate::games::entry_data::{cited, entries, facts_of_item, found, said, shared_json, with_rules_of_kind};
use crate::games::renaissance::kinds;

impl Catalog {
    /// The facts of an entry, in the order in which they are shown.
    pub(super) fn facts_of(&self, kind: Kind, id: &str) -> Vec<Fact> {
        match kind {
            kinds::ADVANCE => facts_of_item(
                &self.advances,
                |item| item.id == id,
                |item| self.advance_facts(item),
            ),
            kinds::CATEGORY => facts_of_item(
                &self.categories,
                |item| item.id == id,
                |item| self.category_facts(item),
            ),
            kinds::COMMODITY => facts_of_item(
                &self.commodities,
                |item| item.id == id,
                |item| self.commodity_facts(item),
            ),
            kinds::CARD => facts_of_item(&self.cards, |item| item.id == id, |item| self.card_facts(item)),
            kinds::EPOCH => facts_of_item(&self.epochs, |item| item.id == id, deck::epoch_facts),
            kinds::PROVINCE => facts_of_item(
                &self.provinces,
                |item| item.id == id,
                |item| self.province_facts(item),
            ),
            kinds::POWER => facts_of_item(&self.powers, |item| item.id == id, board::power_facts),
            kinds::AREA => facts_of_item(&self.areas, |item| item.id == id, |item| self.area_facts(item)),
            kinds::WATER => facts_of_item(&self.waters, |item| item.id == id, |item| self.water_facts(item)),
            kinds::PHASE => facts_of_item(&self.phases, |item| item.id == id, |item| self.phase_facts(item)),
            kinds::STEP => facts_of_item(&self.steps, |item| item.id == id, frame::step_facts),
            kinds::SHIP => facts_of_item(&self.ships, |item| item.id == id, |item| self.ship_facts(item)),
            kinds::PIECE => facts_of_item(&self.pieces, |item| item.id == id, frame::piece_facts),
            kinds::VARIANT => facts_of_item(&self.variants, |item| item.id == id, frame::variant_facts),
            kinds::EDITION => facts_of_item(
                &self.editions,
                |item| item.id == id,
                |item| self.edition_facts(item),
            ),
            Kind::TERM => self.term_facts(id),
            _ => Vec::new(),
        }
    }

    /// The rules an entry cites: its own first, then those of its kind.
    pub(super) fn rules_cited_by(&self, kind: Kind, id: &str) -> Vec<String> {
        macro_rules! own {
            ($list:expr) => {
                cited(&$list, |item| (item.id == id).then_some(&item.rules))
            };
        }
        let own: Vec<&str> = match kind {
            kinds::ADVANCE => own!(self.advances),
            kinds::CATEGORY => own!(self.categories),
            kinds::COMMODITY => own!(self.commodities),
            kinds::CARD => own!(self.cards),
            kinds::EPOCH => own!(self.epochs),
            kinds::PROVINCE => own!(self.provinces),
            kinds::POWER => own!(self.powers),
            kinds::AREA => own!(self.areas),
            kinds::WATER => own!(self.waters),
            kinds::PHASE => own!(self.phases),
            kinds::STEP => own!(self.steps),
            kinds::SHIP => own!(self.ships),
            kinds::PIECE => own!(self.pieces),
            kinds::VARIANT => own!(self.variants),
            Kind::TERM => own!(self.terms),
            _ => self.registry.rules_cited_by(kind, id),
        };
        with_rules_of_kind(own, &self.kind_rules, kind)
    }

    /// The typed data of an entry as JSON.
    pub(super) fn json_of(&self, kind: Kind, id: &str) -> serde_json::Value {
        match kind {
            kinds::ADVANCE => found(&self.advances, |item| item.id == id),
            kinds::CATEGORY => found(&self.categories, |item| item.id == id),
            kinds::COMMODITY => found(&self.commodities, |item| item.id == id),
            kinds::CARD => found(&self.cards, |item| item.id == id),
            kinds::EPOCH => found(&self.epochs, |item| item.id == id),
            kinds::PROVINCE => found(&self.provinces, |item| item.id == id),
            kinds::POWER => found(&self.powers, |item| item.id == id),
            kinds::AREA => found(&self.areas, |item| item.id == id),
            kinds::WATER => found(&self.waters, |item| item.id == id),
            kinds::PHASE => found(&self.phases, |item| item.id == id),
            kinds::STEP => found(&self.steps, |item| item.id == id),
            kinds::SHIP => found(&self.ships, |item| item.id == id),
            kinds::PIECE => found(&self.pieces, |item| item.id == id),
            kinds::VARIANT => found(&self.variants, |item| item.id == id),
            kinds::EDITION => found(&self.editions, |item| item.id == id),
            Kind::TERM => found(&self.terms, |item| item.id == id),
            Kind::WORD => serde_json::json!({ "id": id, "counted": kinds::COUNTED_WORDS.contains(&id) }),
            _ => shared_json(&self.registry, kind, id),
        }
    }
}

/// Entries of a kind, where there are any.
fn some_entries<'a>(label: &'static str, kind: Kind, ids: impl IntoIterator<Item = &'a str>) -> Option<Fact> {
    let value = entries(kind, ids);
    let is_empty = matches!(&value, FactValue::Entries(keys) if keys.is_empty());
    (!is_empty).then(|| Fact::new(label, value))
}

/// Entries of a kind, or that there are none.
fn entries_or_none<'a>(label: &'static str, kind: Kind, ids: impl IntoIterator<Item = &'a str>) -> Fact {
    let none = if kind == kinds::PROVINCE {
        "value-no-province"
    } else {
        "value-none"
    };
    some_entries(label, kind, ids).unwrap_or_else(|| Fact::new(label, said(none)))
}

fn texts(list: &[Text]) -> impl Iterator<Item = &str> {
    list.iter().map(AsRef::as_ref)
}

/// Figures in a row.
fn figures(list: impl IntoIterator<Item = u16>) -> FactValue {
    let figures: Vec<String> = list.into_iter().map(|figure| figure.to_string()).collect();
    FactValue::Literal(figures.join(", "))
}
