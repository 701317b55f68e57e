//! `annals list [WHAT]`: everything of a kind, as aligned tables.

use std::io;

use clap::ArgMatches;

use super::context::Context;
use super::output::{Format, write_json};
use super::{Outcome, usage_error, words};
use crate::games::AnyGame;
use crate::l10n::Texts;
use crate::reference::{Document, ListKind, list_json, list_page};

/// Runs the command.
pub(crate) fn run(matches: &ArgMatches, context: &Context) -> io::Result<Outcome> {
    let asked = matches
        .get_many::<String>("what")
        .and_then(|mut words| words.next());
    let Some(word) = asked else {
        return overview(context).map(|()| Outcome::Found);
    };
    let games = context.games();
    let list = words::list(word, context).map(|list| (list, owners(list, &games)));
    let Some((list, owners)) = list.filter(|(_, owners)| !owners.is_empty()) else {
        let known: Vec<&str> = lists(&games).into_iter().map(|(word, _)| word).collect();
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
    let library = &context.library;
    if context.output.format == Format::Json {
        let of_game = |game: &&AnyGame| list_json(library, list, game, &context.game_texts(game));
        let rows = owners.iter().map(of_game);
        let rows = rows.flat_map(|rows| rows.as_array().cloned().unwrap_or_default());
        write_json(&rows.collect::<Vec<_>>())?;
    } else {
        let page = |game: &AnyGame, texts: &Texts| list_page(library, list, game, texts);
        context.output.page(&context.by_game(&owners, page))?;
    }
    Ok(Outcome::Found)
}

/// The games that have a list; for what belongs to no game, the first.
fn owners<'c>(list: ListKind, games: &[&'c AnyGame]) -> Vec<&'c AnyGame> {
    let mut games = games.to_vec();
    match list {
        ListKind::Games | ListKind::Languages => games.truncate(1),
        ListKind::Rulings => {}
        ListKind::Entries(kind) => {
            let is_listed = |game: &&AnyGame| game.kind_info(kind).is_some_and(|info| info.list.is_some());
            games.retain(is_listed);
        }
    }
    games
}

/// What can be listed of these games.
fn lists(games: &[&AnyGame]) -> Vec<(&'static str, ListKind)> {
    let mut lists = ListKind::all();
    lists.retain(|(_, list)| !owners(*list, games).is_empty());
    lists
}

/// What can be listed.
fn overview(context: &Context) -> io::Result<()> {
    let texts = &context.texts;
    let games = context.games();
    if context.output.format == Format::Json {
        let words: Vec<&str> = lists(&games).into_iter().map(|(word, _)| word).collect();
        return write_json(&words);
    }
    let of_game: Vec<Texts> = games.iter().map(|game| context.game_texts(game)).collect();
    let title = |list: ListKind| match list {
        ListKind::Games => texts.text("list-games"),
        ListKind::Languages => texts.text("list-languages"),
        ListKind::Rulings => texts.text("list-rulings"),
        ListKind::Entries(kind) => {
            let id = format!("list-{}", kind.word());
            let mut titles: Vec<String> = Vec::new();
            for texts in of_game.iter().filter(|texts| texts.has(&id)) {
                let title = texts.text(&id);
                if !titles.contains(&title) {
                    titles.push(title);
                }
            }
            titles.join(" · ")
        }
    };
    let mut page = Document::new();
    page.heading(1, &texts.text("list-overview"));
    let rows: Vec<Vec<String>> = lists(&games)
        .into_iter()
        .map(|(word, list)| vec![format!("`annals list {word}`"), title(list)])
        .collect();
    page.table(&[String::new(), String::new()], &[], &rows);
    context.output.page(&page.into_markdown())
}
