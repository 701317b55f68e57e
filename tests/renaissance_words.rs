//! What a check of Age of Renaissance says: every finding and every part of a figure can be said in every language, whatever
//! the case, the number and the name.

mod support;

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use annals::core::{EntryKey, Value};
use annals::games::renaissance::kinds;
use annals::l10n::{Texts, builtin, strip_isolates};
use annals::message::Argument;
use annals::record::shown;
use support::{LANGUAGES, messages, selectors_of, variables_of};

const FILE: &str = "renaissance-breaches.ftl";

/// Facts that are numbers, whatever the message: those a text counts.
const NUMBERS: [&str; 13] = [
    "count", "tokens", "tiers", "turn", "next", "expected", "steps", "needed", "points", "die", "epoch",
    "reached", "range",
];

fn texts(tag: &str) -> Texts {
    let store = Arc::new(builtin());
    let language = store.language(tag).expect("built in").clone();
    Texts::new(&store, &language, Some("renaissance"))
}

/// A fact as a finding would give it: names by their ids, figures as numbers, everything else as a text.
fn fact(message: &str, name: &str, number: i64) -> Argument {
    let of_a_power = message.contains("clear-not-first");
    let id = match name {
        "player" => "power-venice",
        "other" if message == "breach-board-fact-denied" => "province-corfu",
        "other" | "owner" | "winner" => "power-paris",
        "expected" if of_a_power => "power-genoa",
        "province" => "province-east-indies",
        "base" => "province-athens",
        "card" | "leader" => "card-nicolaus-copernicus",
        "advance" | "thing" => "advance-overland-east",
        "commodity" => "commodity-wine",
        "category" => "category-civics",
        "step" => "step-ship",
        "after" if message.contains("purchase") => "step-advances",
        "computed" if message == "breach-wrong-misery" => return Argument::Number(number),
        _ if NUMBERS.contains(&name) => return Argument::Number(number),
        _ => return Argument::from(format!("«{name}»")),
    };
    Argument::from(id)
}

/// The cases between which a message chooses, besides plural categories and genders.
fn cases(pattern: &fluent_syntax::ast::Pattern<String>) -> BTreeSet<String> {
    let known = [
        "zero",
        "one",
        "two",
        "few",
        "many",
        "other",
        "feminine",
        "masculine",
    ];
    let all = selectors_of(pattern).into_iter().flatten();
    let mut cases: BTreeSet<String> = all.filter(|case| !known.contains(&case.as_str())).collect();
    if cases.is_empty() {
        cases.insert(String::new());
    }
    cases
}

#[test]
fn every_finding_can_be_said_in_every_language() {
    let mut said: BTreeMap<(String, String), usize> = BTreeMap::new();
    for tag in LANGUAGES {
        let texts = texts(tag);
        for ((file, id), message) in messages(tag) {
            let Some(pattern) = message.patterns.get("").filter(|_| file == FILE) else {
                continue;
            };
            for case in cases(pattern) {
                for number in [1, 2, 5] {
                    let arguments: Vec<(&'static str, Argument)> = variables_of(pattern)
                        .into_iter()
                        .map(|name| {
                            let value = match name.as_str() {
                                "case" => Argument::from(case.as_str()),
                                _ => fact(&id, &name, number),
                            };
                            (&*name.leak(), value)
                        })
                        .collect();
                    let text = strip_isolates(&texts.with(&id, &arguments));
                    if std::env::var_os("ANNALS_READ").is_some_and(|read| read == *tag) {
                        println!("{id} {case}: {text}");
                    }
                    assert!(
                        !text.contains('{') && !text.is_empty(),
                        "{tag}: {id} {case}: {text}"
                    );
                    *said.entry((tag.to_owned(), id.clone())).or_default() += 1;
                }
            }
        }
        let problems = texts.problems();
        assert!(problems.is_empty(), "{tag}: {problems:?}");
    }
    assert!(said.len() > 600, "{}", said.len());
}

#[test]
fn a_part_of_a_figure_is_said_in_its_own_words() {
    let paris = EntryKey::new(kinds::POWER, "paris");
    let market = Value::Said("strength-part-market", vec![("count", Value::Number(3))]);
    let marker = Value::Said(
        "strength-part-marker",
        vec![("player", paris.into()), ("count", Value::Number(2))],
    );
    let parts = Value::List(vec![market, marker]);
    let told = LANGUAGES.map(|tag| strip_isolates(&shown(&parts, &texts(tag))));
    assert_eq!(
        told,
        [
            "market number 3, marker of Paris 2",
            "numero mercato 3, indicatore di Parigi 2",
            "wielkość rynku 3, znacznik Paryża 2",
            "גודל השוק 3, סמן של פריז 2",
        ]
    );
}
