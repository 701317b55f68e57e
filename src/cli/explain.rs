//! `annals explain [SLUG]`: the rule behind a finding.

use std::io;

use clap::ArgMatches;

use super::context::Context;
use super::output::{Format, write_json};
use super::{Outcome, usage_error, words};
use crate::games::AnyGame;
use crate::l10n::{Texts, strip_isolates};
use crate::record::{explain_json, explain_list, explain_page, message_id, slugs};
use crate::reference::fold;

/// Runs the command.
pub(crate) fn run(matches: &ArgMatches, context: &Context) -> io::Result<Outcome> {
    let games = context.games();
    let mut known: Vec<String> = Vec::new();
    for slug in games.iter().flat_map(|game| slugs(game)) {
        if !known.contains(&slug) {
            known.push(slug);
        }
    }
    // A title is several words, in quotation marks or not.
    let asked = words::asked(matches, "slug");
    let asked = asked.as_str();
    if asked.is_empty() {
        if context.output.format == Format::Json {
            write_json(&known)?;
        } else {
            context.output.page(&context.by_game(&games, explain_list))?;
        }
        return Ok(Outcome::Found);
    }
    // As a check prints it: with brackets, and perhaps in capitals.
    let slug = asked.trim_matches(['[', ']', '!', ' ']).to_lowercase();
    let slug = if known.contains(&slug) {
        slug
    } else {
        slug_called(asked, &games, context).unwrap_or(slug)
    };
    let owners = owners(&slug, &games);
    let citing = if owners.is_empty() {
        citing(asked, &games)
    } else {
        Vec::new()
    };
    if !citing.is_empty() {
        return of_rule(&citing, context);
    }
    if owners.is_empty() {
        let known: Vec<&str> = known.iter().map(String::as_str).collect();
        usage_error::unknown_slug(asked, &known, &context.output.screen, &context.texts);
        return Ok(Outcome::Nothing);
    }
    let library = &context.library;
    if context.output.format == Format::Json {
        let of_game = |game: &&AnyGame| explain_json(&slug, game, library, &context.game_texts(game));
        let all: Vec<_> = owners.iter().filter_map(of_game).collect();
        match all.as_slice() {
            [one] => write_json(one)?,
            several => write_json(&several)?,
        }
    } else {
        let page =
            |game: &AnyGame, texts: &Texts| explain_page(&slug, game, library, texts).unwrap_or_default();
        context.output.page(&context.by_game(&owners, page))?;
    }
    Ok(Outcome::Found)
}

/// The findings that rest on a rule, by its number, with their games.
fn citing<'c>(rule: &str, games: &[&'c AnyGame]) -> Vec<(&'c AnyGame, String)> {
    let cites = |game: &AnyGame, slug: &str| {
        let breach = game.registry().breach(slug);
        breach.is_some_and(|breach| {
            let mut all = breach.rules.iter().chain(breach.rulings.iter());
            all.any(|known| known.eq_ignore_ascii_case(rule))
        })
    };
    let of_game = |game: &&'c AnyGame| {
        let game = *game;
        let found = slugs(game).into_iter().filter(move |slug| cites(game, slug));
        found.map(move |slug| (game, slug))
    };
    games.iter().flat_map(of_game).collect()
}

/// Explains all findings that rest on a rule.
fn of_rule(found: &[(&AnyGame, String)], context: &Context) -> io::Result<Outcome> {
    let library = &context.library;
    if context.output.format == Format::Json {
        let explained = found
            .iter()
            .filter_map(|(game, slug)| explain_json(slug, game, library, &context.game_texts(game)));
        write_json(&explained.collect::<Vec<_>>())?;
    } else {
        let pages = found
            .iter()
            .filter_map(|(game, slug)| explain_page(slug, game, library, &context.game_texts(game)));
        context.output.page(&pages.collect::<Vec<_>>().join("\n\n"))?;
    }
    Ok(Outcome::Found)
}

/// The games that have a finding of this name; of those that every game has, the first.
fn owners<'c>(slug: &str, games: &[&'c AnyGame]) -> Vec<&'c AnyGame> {
    let has_own = |game: &&&AnyGame| game.registry().breach(slug).is_some();
    let own: Vec<&AnyGame> = games.iter().filter(has_own).copied().collect();
    if !own.is_empty() {
        return own;
    }
    let mut shared = games
        .iter()
        .filter(|game| slugs(game).iter().any(|known| known == slug));
    shared.next().copied().into_iter().collect()
}

/// The finding whose title in any language, or whose name with spaces, is meant.
fn slug_called(asked: &str, games: &[&AnyGame], context: &Context) -> Option<String> {
    let wanted = fold(asked.trim_matches(['[', ']', '!', ' ']));
    let is_slug = |slug: &String| fold(&slug.replace('-', " ")) == wanted.replace('-', " ");
    if let Some(slug) = games.iter().flat_map(|game| slugs(game)).find(is_slug) {
        return Some(slug);
    }
    let store = context.texts.store();
    for language in store.languages() {
        for game in games {
            let texts = context.library.texts(language, Some(game.id()));
            let is_title = |slug: &String| {
                let title = texts.attribute(&message_id(slug), "title");
                title.is_some_and(|title| fold(&strip_isolates(&title)) == wanted)
            };
            if let Some(slug) = slugs(game).into_iter().find(is_title) {
                return Some(slug);
            }
        }
    }
    None
}
