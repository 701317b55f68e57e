//! `annals deck check|new|show`: the file of its own that a table adds to a game.

use std::io;

use clap::ArgMatches;
use serde_json::{Value as Json, json};

use super::context::Context;
use super::output::{Format, write_json, write_out};
use super::problems::escaped;
use super::{Outcome, own_file, record_report, usage_error};
use crate::data::Problem;
use crate::games::{AnyGame, OwnFile, WithOwnFile};
use crate::l10n::{Texts, isolate, strip_isolates};
use crate::message::{Argument, Message};
use crate::record::own_file::{own_file_json, own_file_page, own_file_template};
use crate::reference::Document;
use crate::report::Outside;
use crate::source::Source;

/// So many problems are reported one by one.
const MOST_REPORTED: usize = 100;

/// Runs the command.
pub(crate) fn run(matches: &ArgMatches, context: &Context) -> io::Result<Outcome> {
    let Some(game) = context.one_game("deck", |game| game.own_file().is_some()) else {
        return Ok(Outcome::Failed);
    };
    let argument = |name: &str| {
        matches
            .get_many::<String>(name)
            .and_then(|mut words| words.next())
    };
    let action = argument("action").map(String::as_str);
    let file = argument("deck");
    if action == Some("new") {
        if let Some(file) = file {
            usage_error::unexpected_argument(file, "deck", &context.output.screen, &context.texts);
            return Ok(Outcome::Failed);
        }
        write_out(&own_file_template(game, &context.game_texts(game)))?;
        return Ok(Outcome::Found);
    }
    let Some(file) = file else {
        usage_error::missing_argument("deck", "deck", &context.output.screen, &context.texts);
        return Ok(Outcome::Failed);
    };
    let source = match own_file::source(file, game) {
        Ok(source) => source,
        Err(message) => {
            record_report::complain(file, &message, context);
            return Ok(Outcome::Failed);
        }
    };
    let loaded = game.with_own_file(OwnFile::Read(&source));
    let texts = context.game_texts(game);
    if action == Some("check") {
        return check(&source, &loaded, context, &texts);
    }
    show(&source, &loaded, context, &texts)
}

/// Tells everything that is wrong or odd.
fn check(source: &Source, loaded: &WithOwnFile, context: &Context, texts: &Texts) -> io::Result<Outcome> {
    if context.output.format == Format::Json {
        let told = |found: &[Problem]| found.iter().map(|problem| told_json(problem, texts)).collect();
        let problems: Vec<Json> = told(&loaded.problems);
        let notes: Vec<Json> = told(&loaded.notes);
        write_json(&json!({ "file": source.name, "problems": problems, "notes": notes }))?;
    } else {
        context.output.page(&report(source, loaded, texts))?;
    }
    Ok(verdict(loaded))
}

fn verdict(loaded: &WithOwnFile) -> Outcome {
    if loaded.problems.is_empty() {
        Outcome::Found
    } else {
        Outcome::Nothing
    }
}

fn told_json(problem: &Problem, texts: &Texts) -> Json {
    json!({
        "line": problem.place.line,
        "column": problem.place.column,
        "id": problem.message.id,
        "message": strip_isolates(&texts.message(&problem.message)),
    })
}

fn report(source: &Source, loaded: &WithOwnFile, texts: &Texts) -> String {
    let mut page = Document::new();
    let name = isolate(&Outside::new(source.name.as_str()).in_markdown());
    let file = ("file", Argument::from(name));
    let summary = if !loaded.problems.is_empty() {
        let problems = Argument::from(loaded.problems.len());
        texts.with("deck-check-broken", &[file, ("problems", problems)])
    } else if !loaded.notes.is_empty() {
        let notes = Argument::from(loaded.notes.len());
        texts.with("deck-check-usable", &[file, ("notes", notes)])
    } else {
        texts.with("deck-check-sound", &[file])
    };
    page.block(&summary);
    for (title, found) in [
        ("deck-check-problems", &loaded.problems),
        ("deck-check-notes", &loaded.notes),
    ] {
        if found.is_empty() {
            continue;
        }
        page.heading(2, &texts.text(title));
        let mut lines: Vec<String> = found
            .iter()
            .take(MOST_REPORTED)
            .map(|problem| line(problem, texts))
            .collect();
        if let Some(more) = found.len().checked_sub(MOST_REPORTED).filter(|more| *more > 0) {
            lines.push(texts.with("record-more", &[("count", Argument::from(more))]));
        }
        page.list(&lines);
    }
    page.into_markdown()
}

fn line(problem: &Problem, texts: &Texts) -> String {
    let place = &problem.place;
    let position = format!("{}:{}:{}", place.file, place.line, place.column);
    let said = texts.message(&escaped(&problem.message));
    format!("{}: {said}", isolate(&Outside::new(position).in_markdown()))
}

/// Shows what stands in the file; what is wrong with it, if it cannot be used.
fn show(source: &Source, loaded: &WithOwnFile, context: &Context, texts: &Texts) -> io::Result<Outcome> {
    let game: &AnyGame = &loaded.game;
    let Some(page) = own_file_page(game, texts) else {
        let lines: Vec<String> = loaded
            .problems
            .iter()
            .take(MOST_REPORTED)
            .map(|problem| format!("- {}\n", line(problem, texts)))
            .collect();
        context.output.complain(&lines.concat());
        let message = Message::new("own-file-broken").with("count", loaded.problems.len());
        record_report::complain(&source.name, &message, context);
        return Ok(Outcome::Nothing);
    };
    if context.output.format == Format::Json {
        write_json(&own_file_json(game))?;
    } else {
        context.output.page(&page)?;
    }
    Ok(Outcome::Found)
}
