//! The exact place of a finding: the item that is wrong, not the whole entry.

use std::collections::BTreeMap;

use crate::core::{EntryStatement, Finding, Item, Named, Statement, Statements, TextSpan, Thing, Value};

/// Points each finding at the item it is about. Several findings about one thing are about its several items in turn.
pub fn point_at_items(findings: &mut [Finding], statements: &Statements) {
    let mut taken: BTreeMap<(u32, &'static str, Item), usize> = BTreeMap::new();
    for finding in findings {
        let Some(entry) = entry_at(finding.span, statements) else {
            continue;
        };
        let Some(item) = &finding.item else {
            let place = only_item_of_facts(finding, entry, statements);
            finding.place = place.unwrap_or(finding.place);
            continue;
        };
        let turn = taken
            .entry((finding.span.start, finding.slug, item.clone()))
            .or_insert(0);
        let mut items = all_items(entry, statements).filter(|thing| is_about(thing, item, statements));
        let found = items.clone().nth(*turn).or_else(|| items.next());
        if let Some(thing) = found.filter(|thing| thing.span.start < thing.span.end) {
            finding.place = thing.span;
            *turn += 1;
        }
    }
}

/// The item that a fact of the finding names, where the entry has one such item alone.
fn only_item_of_facts(
    finding: &Finding,
    entry: &EntryStatement,
    statements: &Statements,
) -> Option<TextSpan> {
    if finding.place != finding.span {
        return None;
    }
    let only = |is_meant: &dyn Fn(&Thing) -> bool| {
        let mut items = all_items(entry, statements).filter(|thing| is_meant(thing));
        let found = items.next().filter(|thing| thing.span.start < thing.span.end)?;
        items.next().is_none().then_some(found.span)
    };
    let is_about_token = |(_, fact): &(_, Value)| matches!(fact, Value::Figures(_));
    if finding.arguments.iter().any(is_about_token) {
        return only(&|thing| thing.is_literal);
    }
    let mut facts = finding.arguments.iter().filter_map(|(_, fact)| match fact {
        Value::Thing(key) | Value::Heading(key) => Some(Item::Thing(key.clone())),
        Value::Money(_) => Some(Item::Money),
        _ => None,
    });
    facts.find_map(|item| only(&|thing| is_about(thing, &item, statements)))
}

fn entry_at(span: TextSpan, statements: &Statements) -> Option<&EntryStatement> {
    let list = &statements.list;
    let at = list.partition_point(|statement| statement.span().start < span.start);
    match list.get(at)? {
        Statement::Entry(entry) if entry.span == span => Some(entry),
        Statement::Entry(_) | Statement::Heading { .. } => None,
    }
}

fn all_items<'s>(
    entry: &EntryStatement,
    statements: &'s Statements,
) -> impl Iterator<Item = &'s Thing> + Clone + use<'s> {
    let items = statements.items(entry).iter();
    items
        .chain(statements.target(entry))
        .chain(statements.result(entry))
}

fn is_about(thing: &Thing, item: &Item, statements: &Statements) -> bool {
    match item {
        Item::Money => thing.money.is_some(),
        Item::Thing(key) => {
            let mut names = thing.name.into_iter().chain(thing.lead);
            names.any(|name| statements.name(name).key() == Some(key))
        }
        Item::Declared(kind, first) => {
            let mut names = thing.name.into_iter().chain(thing.lead);
            names.any(|name| match statements.name(name) {
                Named::Declared(thing) | Named::DeclaredAnd(thing, _) => {
                    let thing = statements.declared(*thing);
                    thing.kind == *kind && thing.first_name() == first
                }
                Named::Key(_) | Named::KeyAnd(..) | Named::Player(_) => false,
            })
        }
    }
}
