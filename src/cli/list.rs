//! `annals list [WHAT]`: everything of a kind, as aligned tables.

use std::io;

use clap::ArgMatches;

use super::context::Context;
use super::output::{Format, write_json};
use super::{Outcome, usage_error, words};
use crate::reference::{Document, ListKind, list_json, list_page};

/// Runs the command.
pub(crate) fn run(matches: &ArgMatches, context: &Context) -> io::Result<Outcome> {
    let game = context.game(matches);
    let texts = context.game_texts(game);
    let Some(word) = matches
        .get_many::<String>("what")
        .and_then(|mut words| words.next())
    else {
        return overview(context).map(|()| Outcome::Found);
    };
    let Some(list) = words::list(word, &context.library, &texts) else {
        let known: Vec<&str> = ListKind::words();
        usage_error::unknown_value(
            "list",
            word,
            &known,
            Some("list"),
            &context.output.screen,
            &context.texts,
        );
        return Ok(Outcome::Failed);
    };
    if context.output.format == Format::Json {
        write_json(&list_json(&context.library, list, game, &texts))?;
    } else {
        context
            .output
            .page(&list_page(&context.library, list, game, &texts))?;
    }
    Ok(Outcome::Found)
}

/// What can be listed.
fn overview(context: &Context) -> io::Result<()> {
    let texts = &context.texts;
    let title = |list: ListKind| match list {
        ListKind::Games => texts.text("list-games"),
        ListKind::Languages => texts.text("list-languages"),
        ListKind::Rulings => texts.text("list-rulings"),
        ListKind::Entries(kind) => texts.text(&format!("list-{}", kind.word())),
    };
    if context.output.format == Format::Json {
        let words: Vec<&str> = ListKind::words();
        return write_json(&words);
    }
    let mut page = Document::new();
    page.heading(1, &texts.text("list-overview"));
    let rows: Vec<Vec<String>> = ListKind::all()
        .into_iter()
        .map(|(word, list)| vec![format!("`annals list {word}`"), title(list)])
        .collect();
    page.table(&[String::new(), String::new()], &[], &rows);
    context.output.page(&page.into_markdown())
}
