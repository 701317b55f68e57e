//! The texts: the four languages say the same things, each by its own grammar.

mod support;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::sync::Arc;

use annals::core::{EntryKey, Kind};
use annals::games::AnyGame;
use annals::l10n::{Texts, builtin};
use support::{LANGUAGES, TRANSLATIONS, messages, root, selectors_of, text_files, variables_of, words_of};

/// Fails with all complaints at once.
fn none(complaints: &[String]) {
    assert!(
        complaints.is_empty(),
        "{} complaints:\n{}",
        complaints.len(),
        complaints.join("\n")
    );
}

/// Names have the forms of their language, not those of English.
fn is_name((file, id): &(String, String)) -> bool {
    file.ends_with("-names.ftl") || id.starts_with("word-")
}

#[test]
fn every_language_has_the_same_messages_and_attributes() {
    let english = messages("en");
    let mut complaints = Vec::new();
    for tag in TRANSLATIONS {
        let translated = messages(tag);
        for key in english.keys().filter(|key| !translated.contains_key(*key)) {
            complaints.push(format!("{tag}: {key:?} is missing"));
        }
        for key in translated.keys().filter(|key| !english.contains_key(*key)) {
            complaints.push(format!("{tag}: {key:?} is not in English"));
        }
        for (key, message) in &translated {
            let Some(original) = english.get(key) else {
                continue;
            };
            let attributes =
                |patterns: &BTreeMap<String, _>| patterns.keys().cloned().collect::<BTreeSet<_>>();
            if !is_name(key) && attributes(&message.patterns) != attributes(&original.patterns) {
                complaints.push(format!("{tag}: {key:?} has other attributes than English"));
            }
        }
    }
    none(&complaints);
}

#[test]
fn every_language_has_the_same_variables_numbers_and_references() {
    let english = messages("en");
    let mut complaints = Vec::new();
    for tag in TRANSLATIONS {
        for (key, message) in messages(tag) {
            if is_name(&key) {
                continue;
            }
            for (attribute, pattern) in &message.patterns {
                let Some(original) = english
                    .get(&key)
                    .and_then(|original| original.patterns.get(attribute))
                else {
                    continue;
                };
                if variables_of(pattern) != variables_of(original) {
                    complaints.push(format!("{tag}: {key:?}.{attribute}: other variables"));
                }
                let here = signature(&words_of(pattern));
                let mut there = signature(&words_of(original));
                let [figures, ..] = &here;
                there[0].retain(|figure| {
                    figures.contains(figure) || !says_in_words(tag, figure, &words_of(pattern))
                });
                if attribute != "examples" && here != there {
                    complaints.push(format!(
                        "{tag}: {key:?}.{attribute}: {here:?}, in English {there:?}"
                    ));
                }
            }
        }
    }
    none(&complaints);
}

/// Whether a text has a number as a word: in Hebrew one and two beside a noun are words, never figures.
fn says_in_words(tag: &str, figure: &str, text: &str) -> bool {
    let number_words: &[&str] = match (tag, figure) {
        ("he", "1") => &["אחד", "אחת"],
        ("he", "2") => &["שני", "שתי", "שניים", "שתיים"],
        _ => return false,
    };
    let is_number = |word: &str| {
        let prefixes: &[char] = &['ב', 'ה', 'ו', 'כ', 'ל', 'מ'];
        let without_prefixes = word.trim_start_matches(prefixes).trim_start_matches('ש');
        number_words.iter().any(|known| {
            word == *known || word.trim_start_matches(prefixes) == *known || without_prefixes == *known
        })
    };
    text.split(|letter: char| !letter.is_alphabetic()).any(is_number)
}

#[test]
fn number_words_are_heard_in_hebrew_only() {
    assert!(says_in_words("he", "1", "יש לו מתיישב אחד."));
    assert!(says_in_words("he", "2", "אחת משתי הסחורות"));
    assert!(!says_in_words("he", "2", "שנים רבות"));
    assert!(!says_in_words("it", "1", "un colono"));
}

/// Numbers, rule references and link targets of a text.
fn signature(text: &str) -> [BTreeSet<String>; 3] {
    let mut links = BTreeSet::new();
    let mut rest = text;
    let mut without_links = String::new();
    while let Some(at) = rest.find("](") {
        without_links.push_str(&rest[..at]);
        let target = rest[at + 2..].split(')').next().unwrap_or_default();
        links.insert(target.to_owned());
        rest = &rest[at + 2 + target.len()..];
    }
    without_links.push_str(rest);
    let mut numbers = BTreeSet::new();
    let mut references = BTreeSet::new();
    let letters: Vec<char> = without_links.chars().collect();
    let mut at = 0;
    while at < letters.len() {
        if !letters[at].is_ascii_digit() {
            at += 1;
            continue;
        }
        let start = at;
        while at < letters.len() && letters[at].is_ascii_digit() {
            at += 1;
        }
        let digits: String = letters[start..at].iter().collect();
        // Capital letters and a dash: `R-062`, with more letters in other games.
        let before = &letters[..start];
        let capitals = before.split_last().filter(|(dash, _)| **dash == '-');
        let capitals = capitals.map_or(String::new(), |(_, rest)| {
            let of_word = rest.iter().rev().take_while(|letter| letter.is_ascii_uppercase());
            let mut capitals: Vec<char> = of_word.copied().collect();
            capitals.reverse();
            capitals.into_iter().collect::<String>()
        });
        if (1..=3).contains(&capitals.len()) {
            references.insert(format!("{capitals}-{digits}"));
        } else {
            numbers.insert(digits);
        }
    }
    [numbers, references, links]
}

#[test]
fn the_signature_of_a_text_is_seen() {
    let [numbers, references, links] =
        signature("Pay $10 (R-062, XA-07) for [it](building:fortress) in age 2.");
    assert_eq!(numbers.into_iter().collect::<Vec<_>>(), ["10", "2"]);
    assert_eq!(references.into_iter().collect::<Vec<_>>(), ["R-062", "XA-07"]);
    assert_eq!(links.into_iter().collect::<Vec<_>>(), ["building:fortress"]);
}

#[test]
fn plurals_are_those_of_the_language() {
    let categories: BTreeSet<&str> = ["zero", "one", "two", "few", "many"].into();
    let mut complaints = Vec::new();
    let store = builtin();
    for tag in LANGUAGES {
        let language = store.language(tag).expect("built in");
        let wanted: BTreeSet<String> = language.plurals.iter().map(ToString::to_string).collect();
        for (key, message) in messages(tag) {
            for selector in message.patterns.values().flat_map(selectors_of) {
                let is_plural = selector.iter().any(|key| categories.contains(key.as_str()));
                if is_plural && selector != wanted {
                    complaints.push(format!("{tag}: {key:?} selects {selector:?}, wanted {wanted:?}"));
                }
            }
        }
    }
    none(&complaints);
}

#[test]
fn every_name_has_every_form_its_language_declares() {
    let store = builtin();
    let mut complaints = Vec::new();
    for game in AnyGame::builtin() {
        for info in game.kinds().filter(|info| info.has_glossary_name()) {
            for id in game.ids(info.kind) {
                let key = EntryKey::new(info.kind, id.as_ref());
                let counted = info.is_counted || game.json(&key)["counted"] == true;
                for language in store.languages() {
                    let texts = Texts::new(&Arc::new(builtin()), language, Some(game.id()));
                    let Some(name) = texts.name(&key.message_id()) else {
                        complaints.push(format!("{}: {} has no name", language.tag, key.message_id()));
                        continue;
                    };
                    let mut wanted: Vec<&str> = language.every.iter().map(AsRef::as_ref).collect();
                    if counted {
                        wanted.extend(language.counted.iter().map(AsRef::as_ref));
                    }
                    if info.is_place {
                        wanted.extend(language.place.iter().map(AsRef::as_ref));
                    }
                    for form in &wanted {
                        if name.form(form).is_none_or(str::is_empty) {
                            complaints.push(format!("{}: {} lacks .{form}", language.tag, key.message_id()));
                        }
                    }
                    for (form, _) in &name.forms {
                        if !wanted.contains(&form.as_str())
                            && ![
                                "aliases", "forms", "short", "written", "one", "two", "few", "many", "other",
                            ]
                            .contains(&form.as_str())
                        {
                            complaints.push(format!(
                                "{}: {} has an undeclared .{form}",
                                language.tag,
                                key.message_id()
                            ));
                        }
                    }
                }
            }
        }
    }
    none(&complaints);
}

#[test]
fn everything_that_can_be_looked_up_is_named_and_explained() {
    let store = Arc::new(builtin());
    let mut complaints = Vec::new();
    for game in AnyGame::builtin() {
        for language in store.languages() {
            let texts = Texts::new(&store, language, Some(game.id()));
            for kind in game.kinds().map(|info| info.kind) {
                for id in game.ids(kind) {
                    let entry = annals::reference::EntryRef {
                        game: &game,
                        key: EntryKey::new(kind, id.as_ref()),
                    };
                    let page = annals::reference::entry_page(&entry, &texts, None);
                    let explained = annals::reference::text_of(&entry, &texts);
                    if page.contains('\u{27e8}') || explained.trim().is_empty() {
                        complaints.push(format!("{}: {kind:?} {id}: something is missing", language.tag));
                    }
                }
            }
            complaints.extend(
                texts
                    .problems()
                    .iter()
                    .map(|problem| format!("{}: {problem:?}", language.tag)),
            );
        }
    }
    none(&complaints);
}

#[test]
fn references_and_links_lead_somewhere() {
    let games = AnyGame::builtin();
    let mut complaints = Vec::new();
    for tag in LANGUAGES {
        for (key, message) in messages(tag) {
            let Some(game) = games
                .iter()
                .find(|game| key.0.starts_with(&format!("{}-", game.id())))
            else {
                continue;
            };
            for pattern in message.patterns.values() {
                let [_, references, links] = signature(&words_of(pattern));
                for reference in references {
                    let numbered = [Kind::RULE, Kind::DISAGREEMENT, Kind::RULING];
                    let is_known = |kind| game.ids(kind).iter().any(|id| *id == reference);
                    if !numbered.into_iter().any(is_known) {
                        complaints.push(format!("{tag}: {key:?} cites {reference}"));
                    }
                }
                for link in links {
                    let found = game
                        .key(&link)
                        .is_some_and(|to| game.ids(to.kind).iter().any(|id| *id == to.id));
                    let (outline, _) = annals::book::outline(game);
                    let is_page = link
                        .strip_prefix("page:")
                        .is_some_and(|page| outline.pages.iter().any(|plan| plan.id == page));
                    if !found && !is_page {
                        complaints.push(format!("{tag}: {key:?} links to {link}"));
                    }
                }
            }
        }
    }
    none(&complaints);
}

#[test]
fn the_words_of_rulings_name_the_readings_of_the_data() {
    let mut complaints = Vec::new();
    let english = messages("en");
    for game in AnyGame::builtin() {
        let registry = game.registry();
        let of_rulings = registry
            .rulings
            .iter()
            .map(|ruling| (&ruling.id, ruling.readings.to_vec()));
        let of_disagreements = registry.disagreements.iter().map(|item| {
            (
                &item.id,
                item.readings.iter().map(|reading| reading.name.clone()).collect(),
            )
        });
        for (id, readings) in of_rulings.chain(of_disagreements) {
            let file = format!("{}-rulings.ftl", game.id());
            let message = english
                .get(&(file, id.to_string()))
                .expect("every ruling has words");
            let named: BTreeSet<String> = message
                .patterns
                .keys()
                .filter_map(|attribute| attribute.strip_prefix("reading-").map(str::to_owned))
                .collect();
            let mut wanted: BTreeSet<String> = readings.iter().map(ToString::to_string).collect();
            if wanted.len() < 2 {
                wanted.clear();
            }
            if named != wanted {
                complaints.push(format!("{id}: words for {named:?}, data have {wanted:?}"));
            }
        }
    }
    none(&complaints);
}

#[test]
fn hebrew_prefixes_touch_no_placeable_and_no_text_carries_direction_marks() {
    let store = builtin();
    let hebrew = store.language("he").expect("built in");
    let mut complaints = Vec::new();
    for (file, text) in text_files("he") {
        for (number, line) in text
            .lines()
            .enumerate()
            .filter(|(_, line)| !line.starts_with('#'))
        {
            for (at, _) in line.match_indices('{') {
                let before: Vec<char> = line[..at].chars().rev().take(2).collect();
                let [letter, rest @ ..] = before.as_slice() else {
                    continue;
                };
                let glued = hebrew.prefixes.iter().any(|prefix| prefix.chars().eq([*letter]));
                let starts_word = rest.first().is_none_or(|letter| !letter.is_alphabetic());
                if glued && starts_word {
                    complaints.push(format!("{file}:{}: {line}", number + 1));
                }
            }
        }
    }
    for tag in LANGUAGES {
        for (file, text) in text_files(tag) {
            if text.chars().any(annals::l10n::is_direction_mark) {
                complaints.push(format!("{tag}/{file} has a direction mark"));
            }
        }
    }
    none(&complaints);
}

#[test]
fn quotation_marks_are_those_of_the_language() {
    let mut complaints = Vec::new();
    for (tag, foreign) in [("it", "“”„"), ("pl", "“«»"), ("he", "“„«»")] {
        for (key, message) in messages(tag) {
            for pattern in message.patterns.values() {
                let words = words_of(pattern);
                if words.contains(|letter| foreign.contains(letter)) {
                    complaints.push(format!("{tag}: {key:?}: {}", words.trim()));
                }
            }
        }
    }
    none(&complaints);
}

/// Each translation records which English text it was written against: a changed English text names
/// the translations that are now stale. After reviewing them run with `ANNALS_STAMP=1`.
#[test]
fn no_translation_is_older_than_its_english_text() {
    let mut stamps: BTreeMap<String, String> = BTreeMap::new();
    for (key, message) in messages("en") {
        let (file, id) = &key;
        if !is_name(&key) {
            let hash = annals::data::hash(&message.source);
            stamps.insert(
                format!("{}/{id}", file.trim_end_matches(".ftl")),
                format!("{hash:08x}"),
            );
        }
    }
    let mut complaints = Vec::new();
    for tag in TRANSLATIONS {
        let path = root().join("locales").join(tag).join("translated-from.toml");
        if std::env::var_os("ANNALS_STAMP").is_some() {
            let lines: Vec<String> = stamps
                .iter()
                .map(|(id, hash)| format!("\"{id}\" = \"{hash}\""))
                .collect();
            let head = "# The English text each translation was written against; see CONTRIBUTING.md.\n";
            fs::write(&path, format!("{head}{}\n", lines.join("\n"))).expect("a writable file");
        }
        let recorded: BTreeMap<String, String> =
            toml::from_str(&fs::read_to_string(&path).expect("stamps")).expect("stamps are a table");
        for (id, hash) in &stamps {
            if recorded.get(id) != Some(hash) {
                complaints.push(format!("{tag}: {id} is older than its English text"));
            }
        }
        for id in recorded.keys().filter(|id| !stamps.contains_key(*id)) {
            complaints.push(format!("{tag}: {id} is stamped but does not exist"));
        }
    }
    none(&complaints);
}
