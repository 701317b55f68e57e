//! A record as statements: its lines with their words understood, the same in every language.

use super::meaning::{Meaning, Meanings};
use crate::core::{EntryStatement, Named, Statement, TextSpan, Thing};
use crate::notation::{Content, Entry, Item, Items, Log, Span, Words};

/// The statements of a record, in the order of the text.
pub fn statements(log: &Log, meanings: &Meanings) -> Vec<Statement> {
    let mut statements = Vec::new();
    for line in log.lines() {
        match line.content() {
            Content::Heading(phrase) => statements.push(Statement::Heading {
                key: named(phrase.words(), meanings).and_then(|named| named.key().cloned()),
                number: phrase.number().map(|number| number.value),
                span: text_span(line.span()),
            }),
            Content::Entries(entries) => {
                let mut subject = None;
                for entry in entries {
                    if let Some(phrase) = entry.subject() {
                        subject = named(phrase.words(), meanings);
                    }
                    statements.push(Statement::Entry(statement(entry, subject.clone(), meanings)));
                }
            }
            Content::Blank | Content::Comment | Content::Magic(_) => {}
        }
    }
    statements
}

fn statement(entry: Entry, subject: Option<Named>, meanings: &Meanings) -> EntryStatement {
    let things = |items: Option<Items>| -> Vec<Thing> {
        items
            .into_iter()
            .flatten()
            .map(|item| thing(item, meanings))
            .collect()
    };
    let all = || {
        let lists = [entry.target(), entry.result(), entry.link()];
        entry.items().chain(lists.into_iter().flatten().flatten())
    };
    let not_understood = |item: Item| {
        let unknown = |words: Option<Words>| words.is_some_and(|words| meanings.of(words).is_none());
        unknown(item.words()) || unknown(item.lead())
    };
    EntryStatement {
        is_broken: entry.is_broken() || subject.is_none() || all().any(not_understood),
        subject,
        items: things(Some(entry.items())),
        target: things(entry.target()),
        result: things(entry.result()),
        link: things(entry.link()),
        free_text: entry.is_free_text().then(|| entry.text().into_owned()),
        waivers: entry.waivers().map(|words| words.text().into_owned()).collect(),
        span: text_span(entry.span()),
    }
}

fn thing(item: Item, meanings: &Meanings) -> Thing {
    let literal = item.literal();
    let figures = literal.unwrap_or_else(|| item.numbers());
    Thing {
        lead: item.lead().and_then(|words| named(words, meanings)),
        name: item.words().and_then(|words| named(words, meanings)),
        is_loss: item.is_negative(),
        count: item.count(),
        money: item.money(),
        numbers: figures.iter().map(|number| number.value).collect(),
        is_literal: literal.is_some(),
    }
}

fn named(words: Words, meanings: &Meanings) -> Option<Named> {
    meanings.of(words).map(|meaning| match meaning {
        Meaning::Thing(key) => Named::Key(key.clone()),
        Meaning::ThingAnd(key, rest) => Named::KeyAnd(key.clone(), rest.clone()),
        Meaning::Player(name) => Named::Player(name.clone()),
    })
}

fn text_span(span: Span) -> TextSpan {
    TextSpan {
        start: span.start,
        end: span.end,
    }
}
