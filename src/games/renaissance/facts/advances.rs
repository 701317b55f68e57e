//! The figures of advances and their categories.

use super::{entries_or_none, some_entries, texts};
use crate::core::{Fact, FactValue};
use crate::games::entry_data::{entries, yes_or_no};
use crate::games::renaissance::catalog::{Advance, Catalog, Category, Revision};
use crate::games::renaissance::kinds;
use crate::message::Message;

impl Catalog {
    pub(super) fn advance_facts(&self, advance: &Advance) -> Vec<Fact> {
        let assumes = |fact: &str| advance.assumed.iter().any(|assumed| assumed == fact);
        let category = self.category(&advance.category);
        let mut facts = vec![
            Fact::new("fact-letter", FactValue::Literal(advance.letter.to_string())),
            Fact::new(
                "fact-category",
                entries(kinds::CATEGORY, [advance.category.as_ref()]),
            ),
            Fact::new("fact-cost", FactValue::Money(advance.cost)),
            Fact::new("fact-credit", FactValue::Money(advance.credit)),
        ];
        let misery_up = category.map_or(0, |category| category.misery_up);
        facts.extend(misery_fact(misery_up, advance.misery_down));
        let relief = Fact::new("fact-relief", FactValue::Money(advance.relief));
        facts.push(relief.assumed_if(assumes("relief")));
        let elsewhere = advance.relief_elsewhere.iter();
        facts.extend(elsewhere.map(|relief| Fact::new("fact-relief-elsewhere", FactValue::Money(*relief))));
        facts.push(entries_or_none(
            "fact-prerequisites",
            kinds::ADVANCE,
            texts(&advance.prerequisites),
        ));
        let needing = self
            .advances
            .iter()
            .filter(|other| other.prerequisites.contains(&advance.id));
        facts.extend(some_entries(
            "fact-needed-for",
            kinds::ADVANCE,
            needing.map(|other| other.id.as_ref()),
        ));
        facts.push(entries_or_none(
            "fact-leaders",
            kinds::CARD,
            texts(&advance.leaders),
        ));
        let stopped = self.cards.iter().filter(|card| {
            let event = card.event.as_ref();
            event.is_some_and(|event| {
                event.stopped_by.contains(&advance.id) || event.less_with.as_ref() == Some(&advance.id)
            })
        });
        facts.extend(some_entries(
            "fact-helps-against",
            kinds::CARD,
            stopped.map(|card| card.id.as_ref()),
        ));
        if let Some(category) = category {
            facts.push(Fact::new("fact-research", yes_or_no(category.research)));
        }
        let revisions = self
            .revisions
            .iter()
            .filter(|revision| revision.advance == advance.id);
        facts.extend(revisions.flat_map(revision_facts));
        facts
    }

    pub(super) fn category_facts(&self, category: &Category) -> Vec<Fact> {
        let advances = self
            .advances
            .iter()
            .filter(|advance| advance.category == category.id);
        let advances = entries(kinds::ADVANCE, advances.map(|advance| advance.id.as_ref()));
        let mut facts = vec![
            Fact::new("fact-advances", advances),
            Fact::new("fact-value", FactValue::Money(category.value)),
        ];
        facts.extend(misery_fact(category.misery_up, 0));
        facts.push(Fact::new("fact-research", yes_or_no(category.research)));
        facts
    }
}

/// What a purchase does to misery, if it does anything.
fn misery_fact(up: u16, down: u16) -> Option<Fact> {
    let (id, count) = if up > 0 {
        ("value-misery-up", up)
    } else {
        ("value-misery-down", down)
    };
    let message = Message::new(id).with("count", count);
    (count > 0).then(|| Fact::new("fact-misery", FactValue::Said(message)))
}

/// What a later edition changes.
fn revision_facts(revision: &Revision) -> Vec<Fact> {
    let fact = |message: Message| Fact::new("fact-revision", FactValue::Said(message));
    let money = |amount: u16| format!("${amount}");
    let mut facts = Vec::new();
    if let Some(letter) = &revision.letter {
        facts.push(fact(
            Message::new("value-revised-letter").with("letter", letter.as_ref()),
        ));
    }
    if let Some(cost) = revision.cost {
        facts.push(fact(
            Message::new("value-revised-cost").with("money", money(cost)),
        ));
    }
    if let Some(credit) = revision.credit {
        facts.push(fact(
            Message::new("value-revised-credit").with("money", money(credit)),
        ));
    }
    facts.extend(some_entries(
        "fact-revised-prerequisites",
        kinds::ADVANCE,
        texts(&revision.prerequisites),
    ));
    facts
}
