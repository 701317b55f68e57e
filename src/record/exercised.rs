//! What simulated games show of a game: a page and JSON that say how often each thing and each rule occurred.

use serde_json::{Map, Value, json};

use super::SimulatedGame;
use super::games::simulated_words;
use crate::core::{EntryKey, Kind};
use crate::games::{AnyGame, Occurrences};
use crate::l10n::Texts;
use crate::message::Argument;
use crate::reference::{Document, EntryRef, display_name};

/// Simulates games and notes what occurs in them; `played` is called after each.
pub fn exercise(game: &AnyGame, games: &[SimulatedGame], played: impl Fn()) -> Occurrences {
    simulated_words(game)
        .map(|words| words.occurrences(games, &played))
        .unwrap_or_default()
}

/// What occurred, as a page: what never did comes first.
pub fn exercise_page(exercise: &Occurrences, game: &AnyGame, texts: &Texts) -> String {
    let mut page = Document::new();
    page.heading(
        1,
        &texts.with("exercise-title", &[("count", Argument::from(exercise.games))]),
    );
    let sections = sections(exercise, game, texts);
    let all = sections.iter().flat_map(|(_, rows)| rows);
    let never: Vec<String> = all
        .filter(|(_, times)| *times == 0)
        .map(|(name, _)| name.clone())
        .collect();
    if never.is_empty() {
        page.block(&texts.text("exercise-complete"));
    } else {
        page.block(&texts.text("exercise-never"));
        page.list(&never);
    }
    let head = [texts.text("column-name"), texts.text("exercise-times")];
    for (title, rows) in &sections {
        page.heading(2, title);
        let rows: Vec<Vec<String>> = rows
            .iter()
            .map(|(name, times)| vec![name.clone(), times.to_string()])
            .collect();
        page.table(&head, &[false, true], &rows);
    }
    page.into_markdown()
}

/// Titles, names and how often.
fn sections(exercise: &Occurrences, game: &AnyGame, texts: &Texts) -> Vec<(String, Vec<(String, u64)>)> {
    let named = |key: EntryKey| display_name(&EntryRef { game, key }, texts);
    let mut sections = Vec::new();
    let events = exercise.events.iter();
    let events = events.map(|(event, times)| (texts.text(&format!("exercise-{event}")), *times));
    sections.push((texts.text("exercise-events"), events.collect()));
    for &kind in exercise.kinds {
        let things = exercise.things.iter().filter(|(key, _)| key.kind == kind);
        let rows = things.map(|(key, times)| (named(key.clone()), *times));
        sections.push((texts.text(&format!("list-{}", kind.word())), rows.collect()));
    }
    let rules = exercise.rules.iter();
    let rules = rules.map(|(rule, times)| {
        let title = named(EntryKey::new(Kind::RULE, rule.as_str()));
        (format!("{rule}: {title}"), *times)
    });
    sections.push((texts.text("column-rules"), rules.collect()));
    sections
}

/// What occurred, as JSON: the same in every language.
pub fn exercise_json(exercise: &Occurrences) -> Value {
    let mut things = Map::new();
    for (key, times) in &exercise.things {
        let of_kind = things.entry(key.kind.word()).or_insert_with(|| json!({}));
        of_kind[key.id.as_str()] = json!(times);
    }
    json!({
        "games": exercise.games,
        "events": exercise.events,
        "things": things,
        "rules": exercise.rules,
    })
}
