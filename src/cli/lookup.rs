//! `annals lookup WORDS…`: finds anything by any of its names.

use std::io;

use clap::ArgMatches;

use super::context::Context;
use super::output::{Format, write_json};
use super::{Outcome, answers, usage_error, words};
use crate::core::Kind;
use crate::l10n::{Texts, isolate};
use crate::message::Argument;
use crate::reference::{
    Document, EntryJson, EntryRef, Hit, LookUp, Match, Outcome as Found, Query, display_name, entry_page,
    kind_name, text_of,
};
use crate::report::{Outside, without_links};

/// Runs the command.
pub(crate) fn run(matches: &ArgMatches, context: &Context) -> io::Result<Outcome> {
    let asked = words::asked(matches, "words");
    let kind = match matches
        .get_one::<String>("kind")
        .map(|word| (word, words::kind(word, context)))
    {
        None => None,
        Some((_, Some(kind))) => Some(kind),
        Some((word, None)) => {
            let known = words::kind_words();
            usage_error::unknown_value(
                "--kind",
                word,
                &known,
                Some("lookup"),
                &context.output.screen,
                &context.texts,
            );
            return Ok(Outcome::Failed);
        }
    };
    let query = Query {
        words: &asked,
        language: &context.texts.language().tag,
        kind,
        game: context.wished,
    };
    let found = match context.library.look_up(&query) {
        LookUp::Named(found) => found,
        LookUp::Answered(answers) => {
            let answers = answers.into_iter();
            let answers: Vec<EntryRef> = answers
                .filter_map(|target| context.library.entry(target))
                .collect();
            return answer(&answers, context);
        }
    };
    let all = matches.get_flag("all");
    let hits: &[Hit] = match &found {
        Found::Clear(hits) if !all => &hits[..1],
        Found::Several(count, hits) if !all => &hits[..*count],
        Found::Clear(hits) | Found::Several(_, hits) => hits,
        Found::Nothing(_) => &[],
    };
    if context.output.format == Format::Json {
        write_json(&json(hits, context))?;
    } else if let (Found::Clear(_), [hit]) = (&found, hits) {
        context.output.page(&page(hit, context))?;
    } else if !hits.is_empty() {
        context.output.page(&list(&asked, hits, context))?;
    }
    if let Found::Nothing(nearest) = &found {
        if context.output.format != Format::Json {
            context.output.complain(&nothing(&asked, nearest, context));
        }
        return Ok(Outcome::Nothing);
    }
    Ok(Outcome::Found)
}

/// What answers a question that names nothing.
fn answer(answers: &[EntryRef], context: &Context) -> io::Result<Outcome> {
    if context.output.format == Format::Json {
        let entry = |entry: &EntryRef| EntryJson::new(entry, &context.game_texts(entry.game), None);
        write_json(&answers.iter().map(entry).collect::<Vec<_>>())?;
    } else {
        context.output.page(&answers::page(answers, context))?;
    }
    Ok(Outcome::Found)
}

fn json(hits: &[Hit], context: &Context) -> Vec<EntryJson> {
    let entry = |hit: &Hit| {
        let entry = context.library.entry(hit.target)?;
        Some(EntryJson::new(&entry, &context.game_texts(entry.game), Some(hit)))
    };
    hits.iter().filter_map(entry).collect()
}

fn page(hit: &Hit, context: &Context) -> String {
    let Some(entry) = context.library.entry(hit.target) else {
        return String::new();
    };
    let texts = context.game_texts(entry.game);
    let note = note(hit, &display_name(&entry, &texts), &context.texts);
    entry_page(&entry, &texts, note.as_deref())
}

/// Which name matched, where that is not plain to see.
fn note(hit: &Hit, shown: &str, texts: &Texts) -> Option<String> {
    let foreign = hit.language.filter(|language| *language != texts.language().tag);
    if crate::reference::fold(hit.name) == crate::reference::fold(shown) && hit.matched == Match::Exact {
        return None;
    }
    let name = Argument::from(Outside::new(hit.name).in_markdown());
    match (foreign, hit.matched) {
        (Some(tag), Match::Exact) => {
            Some(texts.with("lookup-found-foreign", &[("name", name), ("tag", tag.into())]))
        }
        (Some(tag), Match::Near | Match::Part) => Some(texts.with(
            "lookup-found-near-foreign",
            &[("name", name), ("tag", tag.into())],
        )),
        (None, Match::Near | Match::Part) => Some(texts.with("lookup-found-near", &[("name", name)])),
        (None, Match::Exact) => None,
    }
}

fn list(asked: &str, hits: &[Hit], context: &Context) -> String {
    let texts = &context.texts;
    let mut page = Document::new();
    let arguments = [
        ("query", Argument::from(Outside::new(asked).in_markdown())),
        ("count", Argument::from(hits.len())),
    ];
    page.heading(1, &texts.with("lookup-several", &arguments));
    let several_games = has_several_games(hits);
    let row = |hit: &Hit| {
        let entry = context.library.entry(hit.target)?;
        let texts = context.game_texts(entry.game);
        let mut row = vec![numbered_name(&entry, &texts), kind_name(entry.key.kind, &texts)];
        if several_games {
            row.push(texts.text("game-title"));
        }
        row.extend([match_name(hit, context), first_sentence(&text_of(&entry, &texts))]);
        Some(row)
    };
    let rows: Vec<Vec<String>> = hits.iter().filter_map(row).collect();
    let mut head = vec!["column-name", "column-kind"];
    if several_games {
        head.push("column-game");
    }
    head.extend(["column-matched", "column-text"]);
    let head: Vec<String> = head.into_iter().map(|id| texts.text(id)).collect();
    page.table(&head, &[], &rows);
    page.block(&texts.text("lookup-narrow"));
    page.into_markdown()
}

fn nothing(asked: &str, nearest: &[Hit], context: &Context) -> String {
    let texts = &context.texts;
    let mut page = Document::new();
    page.block(&texts.with(
        "lookup-nothing",
        &[("query", Argument::from(Outside::new(asked).in_markdown()))],
    ));
    let several_games = has_several_games(nearest);
    let item = |hit: &Hit| {
        let entry = context.library.entry(hit.target)?;
        let texts = context.game_texts(entry.game);
        let mut kind = kind_name(entry.key.kind, &texts);
        if several_games {
            kind = format!("{kind}, {}", texts.text("game-title"));
        }
        Some(format!("{} ({kind})", numbered_name(&entry, &texts)))
    };
    let items: Vec<String> = nearest.iter().filter_map(item).collect();
    if items.is_empty() {
        page.block(&texts.text("lookup-try-list"));
    } else {
        page.block(&texts.text("lookup-nearest"));
        page.list(&items);
    }
    page.into_markdown()
}

/// Whether hits belong to more than one game: then each is shown with its own.
fn has_several_games(hits: &[Hit]) -> bool {
    hits.iter().any(|hit| hit.target.game != hits[0].target.game)
}

/// The name; rules and rulings with their numbers.
pub(super) fn numbered_name(entry: &EntryRef, texts: &Texts) -> String {
    let name = display_name(entry, texts);
    match entry.key.kind {
        Kind::RULE | Kind::DISAGREEMENT | Kind::RULING => format!("{} · {name}", isolate(&entry.key.id)),
        _ => name,
    }
}

fn match_name(hit: &Hit, context: &Context) -> String {
    let name = Outside::new(hit.name).in_markdown();
    match hit.language {
        Some(tag) if *tag != *context.texts.language().tag => format!("{name} ({tag})"),
        _ => name,
    }
}

/// The first sentence of a text, for a list.
pub(super) fn first_sentence(text: &str) -> String {
    let plain = without_links(text);
    let paragraph = plain.split("\n\n").next().unwrap_or_default();
    let mut end = paragraph.len();
    for (at, _) in paragraph.match_indices(['.', '!', '?']) {
        let next = paragraph[at + 1..].chars().next();
        if at > 20 && next.is_none_or(char::is_whitespace) {
            end = at + 1;
            break;
        }
    }
    paragraph[..end].to_owned()
}
