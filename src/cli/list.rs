//! `annals list [WHAT]`: everything of a kind, as aligned tables.

use std::io;

use clap::ArgMatches;

use super::context::Context;
use super::output::{Format, write_json};
use super::{Outcome, usage_error, words};
use crate::core::{EntryKey, Kind};
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
    let Some(parts) = parts(matches, list, &owners, context) else {
        return Ok(Outcome::Failed);
    };
    let library = &context.library;
    let owners: Vec<&AnyGame> = parts.iter().map(|(game, _)| *game).collect();
    let group = |game: &AnyGame| {
        let part = parts.iter().find(|(owner, _)| owner.id() == game.id());
        part.and_then(|(_, group)| group.as_ref())
    };
    if context.output.format == Format::Json {
        let of_game =
            |game: &&AnyGame| list_json(library, list, group(game), game, &context.game_texts(game));
        let rows = owners.iter().map(of_game);
        let rows = rows.flat_map(|rows| rows.as_array().cloned().unwrap_or_default());
        write_json(&rows.collect::<Vec<_>>())?;
    } else {
        let page = |game: &AnyGame, texts: &Texts| list_page(library, list, group(game), game, texts);
        context.output.page(&context.by_game(&owners, page))?;
    }
    Ok(Outcome::Found)
}

/// The games whose list is shown, each with the part that is asked for: `--age 2`. None if there is no such part; that
/// has been said then.
fn parts<'c>(
    matches: &ArgMatches,
    list: ListKind,
    owners: &[&'c AnyGame],
    context: &Context,
) -> Option<Vec<(&'c AnyGame, Option<EntryKey>)>> {
    let asked = |group: &Kind| Some((*group, matches.get_one::<String>(group.word())?));
    let asked: Vec<(Kind, &String)> = ListKind::groups().iter().filter_map(asked).collect();
    let Some((group, word)) = asked.first().copied() else {
        return Some(owners.iter().map(|game| (*game, None)).collect());
    };
    let (screen, texts) = (&context.output.screen, &context.texts);
    let option = |group: Kind| format!("--{}", group.word());
    let divides = |game: &&&AnyGame, group: Kind| match list {
        ListKind::Entries(kind) => {
            let info = game.kind_info(kind);
            info.is_some_and(|info| info.grouped_by == Some(group))
        }
        ListKind::Games | ListKind::Languages | ListKind::Rulings => false,
    };
    // A list is divided in one way only.
    let unfit = asked
        .iter()
        .find(|(group, _)| !owners.iter().any(|game| divides(&game, *group)));
    if let Some((unfit, _)) = unfit {
        usage_error::option_out_of_place(&option(*unfit), Some("list"), screen, texts);
        return None;
    }
    let divided: Vec<&AnyGame> = owners
        .iter()
        .filter(|game| divides(game, group))
        .copied()
        .collect();
    let part = |game: &&'c AnyGame| Some((*game, Some(words::entry(word, group, game, context)?)));
    let parts: Vec<_> = divided.iter().filter_map(part).collect();
    if parts.is_empty() {
        let known: Vec<String> = divided
            .iter()
            .flat_map(|game| game.ids(group).into_iter().map(std::borrow::Cow::into_owned))
            .collect();
        let known: Vec<&str> = known.iter().map(String::as_str).collect();
        usage_error::unknown_value(&option(group), word, &known, Some("list"), screen, texts);
        return None;
    }
    Some(parts)
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
