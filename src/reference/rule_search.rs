//! Finds rules by number, section, place or words; and rulings by number, name or words.

use std::collections::BTreeSet;

use super::fold::fold;
use super::library::{EntryRef, Library};
use super::names::{rule_text, rule_title};
use super::search::{Match, Outcome, Query, is_number};
use crate::core::{EntryKey, Kind, NumberedId};
use crate::games::AnyGame;
use crate::l10n::{Texts, strip_isolates};

/// How well words fit in one game; where several games know them, only the best fits are shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Fit {
    /// A number, an id or a whole title.
    Named,
    /// A part of the rules.
    Part,
    /// Words of the text.
    Words,
    /// Something like a title.
    Near,
}

/// Finds rules and sections of these games: by number or id, by the part of the rules they belong to, by title, by
/// words.
pub fn find_rules<'l>(
    library: &'l Library,
    games: &[&'l AnyGame],
    words: &str,
    texts: &Texts,
) -> Vec<EntryRef<'l>> {
    best(&owners(library, games, words), |game| {
        rules_of_game(library, game, words, &texts.for_game(game.id()))
    })
}

/// Finds disagreements and rulings of these games: by number or name, by the thing they are about, by words.
pub fn find_rulings<'l>(
    library: &'l Library,
    games: &[&'l AnyGame],
    words: &str,
    texts: &Texts,
) -> Vec<EntryRef<'l>> {
    best(&owners(library, games, words), |game| {
        rulings_of_game(library, game, words, &texts.for_game(game.id()))
    })
}

/// The games that words can belong to: a number is looked for in no game but the one that has its letters.
fn owners<'l>(library: &Library, games: &[&'l AnyGame], words: &str) -> Vec<&'l AnyGame> {
    let compact = fold(words).replace(' ', "");
    let Some(typed) = NumberedId::typed(&compact) else {
        return games.to_vec();
    };
    let is_owner = |game: &AnyGame| game.registry().has_letters_of(typed);
    if !library.games().iter().any(is_owner) {
        return games.to_vec();
    }
    games.iter().copied().filter(|game| is_owner(game)).collect()
}

/// The best fits of all games.
fn best<'l>(
    games: &[&'l AnyGame],
    find: impl Fn(&'l AnyGame) -> Option<(Fit, Vec<EntryKey>)>,
) -> Vec<EntryRef<'l>> {
    let mut best: Option<Fit> = None;
    let mut entries = Vec::new();
    for game in games {
        let Some((fit, keys)) = find(game).filter(|(_, keys)| !keys.is_empty()) else {
            continue;
        };
        if best.is_none_or(|best| fit < best) {
            entries.clear();
            best = Some(fit);
        }
        if best == Some(fit) {
            entries.extend(keys.into_iter().map(|key| EntryRef { game, key }));
        }
    }
    entries
}

fn rules_of_game(
    library: &Library,
    game: &AnyGame,
    words: &str,
    texts: &Texts,
) -> Option<(Fit, Vec<EntryKey>)> {
    let named = |key: EntryKey| Some((Fit::Named, vec![key]));
    if let Some(section) = section_by_number(game, words).or_else(|| section_by_title(game, words, texts)) {
        return named(section);
    }
    for kind in [Kind::RULE, Kind::SECTION] {
        if let Some(key) = exact(library, game, words, texts, kind) {
            return named(key);
        }
    }
    for kind in [Kind::DISAGREEMENT, Kind::RULING] {
        if let Some(key) = exact(library, game, words, texts, kind).filter(|key| has_number(&key.id, words)) {
            return named(key);
        }
    }
    if is_number(library.index(), &fold(words)) {
        return None;
    }
    if let Ok(number) = words.trim().parse::<u32>() {
        let rule = game.registry().rule_of_number(number)?;
        return named(EntryKey::new(Kind::RULE, rule.id.as_ref()));
    }
    let of_place = rules_of_place(library, game, words, texts);
    if !of_place.is_empty() {
        return Some((Fit::Part, of_place));
    }
    let with_words = rules_with_words(game, words, texts);
    if !with_words.is_empty() {
        return Some((Fit::Words, with_words));
    }
    let mut keys = Vec::new();
    for kind in [Kind::SECTION, Kind::RULE] {
        let query = query(game, words, texts, kind);
        if let Outcome::Clear(hits) | Outcome::Several(_, hits) = library.search(&query) {
            keys.extend(hits.iter().map(|hit| EntryKey::new(kind, hit.target.id.as_ref())));
        }
    }
    Some((Fit::Near, keys))
}

fn rulings_of_game(
    library: &Library,
    game: &AnyGame,
    words: &str,
    texts: &Texts,
) -> Option<(Fit, Vec<EntryKey>)> {
    let by_number = [Kind::DISAGREEMENT, Kind::RULING]
        .into_iter()
        .find_map(|kind| exact(library, game, words, texts, kind).filter(|key| has_number(&key.id, words)));
    if let Some(key) = by_number {
        return Some((Fit::Named, vec![key]));
    }
    let of_rule = || exact(library, game, words, texts, Kind::RULE);
    if is_number(library.index(), &fold(words)) && of_rule().is_none() {
        return None;
    }
    let mut keys: Vec<EntryKey> = Vec::new();
    let mut add = |key: EntryKey| {
        if !keys.contains(&key) {
            keys.push(key);
        }
    };
    let query_all = Query {
        words,
        language: &texts.language().tag,
        game: Some(game.id()),
        kind: None,
    };
    let mut fit = Fit::Words;
    // What the words name: the rulings of a thing or a rule come first.
    if let Outcome::Clear(hits) | Outcome::Several(_, hits) = library.search(&query_all)
        && let Some(hit) = hits.first()
        && let Some(entry) = library.entry(hit.target)
    {
        if hit.matched == Match::Exact {
            fit = Fit::Named;
        }
        for id in entry.disagreements() {
            add(EntryKey::new(Kind::DISAGREEMENT, id));
        }
        for id in entry.rulings() {
            add(EntryKey::new(Kind::RULING, id));
        }
    }
    for kind in [Kind::DISAGREEMENT, Kind::RULING] {
        let query = query(game, words, texts, kind);
        if let Outcome::Clear(hits) | Outcome::Several(_, hits) = library.search(&query) {
            for hit in hits {
                add(EntryKey::new(kind, hit.target.id.as_ref()));
            }
        }
    }
    for kind in [Kind::DISAGREEMENT, Kind::RULING] {
        for id in game.ids(kind) {
            let title = texts.text(&id);
            let ruling = texts.attribute(&id, "ruling").unwrap_or_default();
            if contains_words(&format!("{title} {ruling}"), words) {
                add(EntryKey::new(kind, id.as_ref()));
            }
        }
    }
    Some((fit, keys))
}

fn query<'a>(game: &'a AnyGame, words: &'a str, texts: &'a Texts, kind: Kind) -> Query<'a> {
    Query {
        words,
        language: &texts.language().tag,
        kind: Some(kind),
        game: Some(game.id()),
    }
}

fn exact(library: &Library, game: &AnyGame, words: &str, texts: &Texts, kind: Kind) -> Option<EntryKey> {
    match library.search(&query(game, words, texts, kind)) {
        Outcome::Clear(hits) => {
            let hit = hits.first().filter(|hit| hit.matched == Match::Exact)?;
            Some(EntryKey::new(kind, hit.target.id.as_ref()))
        }
        Outcome::Several(..) | Outcome::Nothing(_) => None,
    }
}

/// `III`, `iii`, `A1`.
fn section_by_number(game: &AnyGame, words: &str) -> Option<EntryKey> {
    let sections = &game.registry().sections;
    let section = sections
        .iter()
        .find(|section| section.number.eq_ignore_ascii_case(words.trim()));
    section.map(|section| EntryKey::new(Kind::SECTION, section.id.as_ref()))
}

/// The one section whose title begins with these words: `Appendix II`.
fn section_by_title(game: &AnyGame, words: &str, texts: &Texts) -> Option<EntryKey> {
    let wanted = format!("{} ", fold(words));
    let keys = game
        .ids(Kind::SECTION)
        .into_iter()
        .map(|id| EntryKey::new(Kind::SECTION, id));
    let begins = |key: &EntryKey| format!("{} ", fold(&texts.text(&key.message_id()))).starts_with(&wanted);
    let mut found = keys.filter(begins);
    let first = found.next().filter(|_| wanted.len() > 1)?;
    found.next().is_none().then_some(first)
}

/// The rules of the part of the rules that the words name.
fn rules_of_place(library: &Library, game: &AnyGame, words: &str, texts: &Texts) -> Vec<EntryKey> {
    let kinds = game.kinds().filter(|info| info.is_part_of_rules);
    let place = kinds
        .map(|info| info.kind)
        .find_map(|kind| exact(library, game, words, texts, kind));
    let Some(place) = place else {
        return Vec::new();
    };
    let rules = game.registry().rules.iter();
    rules
        .filter(|rule| rule.part.as_deref() == Some(place.id.as_str()))
        .map(|rule| EntryKey::new(Kind::RULE, rule.id.as_ref()))
        .collect()
}

/// The rules whose title or text has all the words.
fn rules_with_words(game: &AnyGame, words: &str, texts: &Texts) -> Vec<EntryKey> {
    let has = |id: &str| {
        let text = format!("{} {}", rule_title(game, id, texts), rule_text(game, id, texts));
        contains_words(&text, words)
    };
    let rules = game.registry().rules.iter();
    rules
        .filter(|rule| has(&rule.id))
        .map(|rule| EntryKey::new(Kind::RULE, rule.id.as_ref()))
        .collect()
}

/// Whether every word stands in the text, as a word or as the beginning of one.
fn contains_words(text: &str, words: &str) -> bool {
    let text = fold(&strip_isolates(text));
    let in_text: BTreeSet<&str> = text.split(' ').collect();
    let words = fold(words);
    let mut wanted = words.split(' ').filter(|word| !word.is_empty()).peekable();
    wanted.peek().is_some() && wanted.all(|word| in_text.iter().any(|found| found.starts_with(word)))
}

fn has_number(id: &str, words: &str) -> bool {
    let folded = fold(words).replace(' ', "");
    let pair = NumberedId::parse(id).zip(NumberedId::typed(&folded));
    pair.is_some_and(|(id, typed)| id.is(typed))
}
