//! Help, made from the table of commands and written in the reader's language.

use std::io;

use clap::ArgMatches;

use super::output::{Format, Output};
use super::spec::{ArgumentSpec, COMMANDS, CommandSpec, GLOBAL_OPTIONS, OptionSpec, Takes, Values};
use super::{Outcome, spec, usage_error};
use crate::games::GAMES;
use crate::l10n::{Texts, isolate, strip_isolates};
use crate::message::Argument;
use crate::reference::Document;
use crate::report::terminal::Screen;

/// `annals help [COMMAND]`.
pub(crate) fn run(matches: &ArgMatches, screen: Screen, texts: &Texts) -> io::Result<Outcome> {
    let asked = matches
        .get_many::<String>("command")
        .and_then(|mut commands| commands.next());
    match asked.map(|name| (name, spec::command(name))) {
        None => show(None, screen, texts),
        Some((_, Some(command))) => show(Some(command.name), screen, texts),
        Some((name, None)) => {
            let known: Vec<&str> = COMMANDS.iter().map(|command| command.name).collect();
            usage_error::unknown_value("help", name, &known, Some("help"), &screen, texts);
            Ok(Outcome::Failed)
        }
    }
}

/// Shows the help of a command, or of the whole program.
pub(crate) fn show(command: Option<&'static str>, screen: Screen, texts: &Texts) -> io::Result<Outcome> {
    let output = Output {
        format: Format::Text,
        screen,
        pager: true,
        is_told_direction: super::context::is_told_direction(texts.language(), None),
    };
    output.page(&page(command.and_then(spec::command), texts))?;
    Ok(Outcome::Found)
}

/// The help as Markdown.
pub(crate) fn page(command: Option<&CommandSpec>, texts: &Texts) -> String {
    let mut page = Document::new();
    let name = command.map_or("annals".to_owned(), |command| format!("annals {}", command.name));
    let id = message_id(command);
    page.heading(1, &name);
    page.block(&texts.text(&id));
    page.block(&texts.attribute(&id, "details").unwrap_or_default());
    page.block(&format!(
        "**{}** `{}`",
        texts.text("help-usage"),
        usage(command.map(|command| command.name), texts)
    ));
    if command.is_none() {
        page.heading(2, &texts.text("help-commands"));
        let row = |command: &CommandSpec| {
            vec![
                format!("`{}`", command.name),
                texts.text(&message_id(Some(command))),
            ]
        };
        let rows: Vec<Vec<String>> = COMMANDS.iter().map(row).collect();
        page.table(&[String::new(), String::new()], &[], &rows);
    }
    let arguments = command.map_or(&[][..], |command| command.arguments);
    if !arguments.is_empty() {
        page.heading(2, &texts.text("help-arguments"));
        let row = |argument: &ArgumentSpec| {
            vec![
                format!("`{}`", argument_usage(argument, texts)),
                with_values(
                    &texts.text(&format!("argument-{}", argument.name)),
                    argument.values,
                    texts,
                ),
            ]
        };
        let rows: Vec<Vec<String>> = arguments.iter().map(row).collect();
        page.table(&[String::new(), String::new()], &[], &rows);
    }
    let own = command.map_or_else(Vec::new, CommandSpec::options);
    add_options("help-options", &own, texts, &mut page);
    let mut others = other_options(&own);
    others.retain(|option| option.long != "format" || command.is_none_or(CommandSpec::has_formats));
    add_options("help-global-options", &others, texts, &mut page);
    let examples = examples(command, texts);
    if !examples.is_empty() {
        page.heading(2, &texts.text("help-examples"));
        page.block(&examples);
    }
    page.heading(2, &texts.text("help-exit-codes"));
    let of_records = command.is_some_and(CommandSpec::reads_records);
    page.block(&texts.text(if of_records {
        "help-exit-codes-records"
    } else {
        "help-exit-codes-text"
    }));
    if command.is_none() {
        page.heading(2, &texts.text("help-limits"));
        page.block(&texts.text("help-limits-text"));
        page.heading(2, &texts.text("help-environment"));
        page.block(&texts.text("help-environment-text"));
    }
    page.into_markdown()
}

/// The examples of a command: those that fit any game, then those with the things of each.
pub(super) fn examples(command: Option<&CommandSpec>, texts: &Texts) -> String {
    let name = command.map_or("annals", |command| command.name);
    let shared = texts.attribute(&message_id(command), "examples");
    let mut examples: Vec<String> = shared.into_iter().collect();
    for game in &GAMES {
        let texts = texts.for_game(game.id);
        let id = format!("examples-{name}");
        if texts.has(&id) {
            examples.push(texts.text(&id));
        }
    }
    examples.join("\n")
}

/// The options that every command takes, without those that this one has in its own way.
pub(super) fn other_options(own: &[OptionSpec]) -> Vec<OptionSpec> {
    let is_own = |option: &&OptionSpec| own.iter().any(|known| known.long == option.long);
    let others = GLOBAL_OPTIONS.iter().filter(|option| !is_own(option));
    others.copied().collect()
}

/// The usage line of a command, or of the whole program.
pub(crate) fn usage(command: Option<&'static str>, texts: &Texts) -> String {
    let options = format!("[{}]", strip_isolates(&texts.text("help-options-placeholder")));
    let Some(command) = command.and_then(spec::command) else {
        let placeholder = strip_isolates(&texts.text("metavar-command"));
        return format!("annals {options} {placeholder}");
    };
    let arguments = command.arguments.iter();
    let arguments: Vec<String> = arguments
        .map(|argument| format!(" {}", argument_usage(argument, texts)))
        .collect();
    let arguments = arguments.concat();
    format!("annals {} {options}{arguments}", command.name)
}

pub(super) fn message_id(command: Option<&CommandSpec>) -> String {
    format!("command-{}", command.map_or("annals", |command| command.name))
}

pub(super) fn argument_usage(argument: &ArgumentSpec, texts: &Texts) -> String {
    let name = strip_isolates(&texts.text(&format!("metavar-{}", argument.name)));
    match argument.takes {
        Takes::Optional => format!("[{name}]"),
        Takes::One => name,
        Takes::Any => format!("[{name}…]"),
        Takes::Some => format!("{name}…"),
    }
}

/// `-l, --lang LANGUAGE`.
pub(super) fn option_usage(option: &OptionSpec, texts: &Texts) -> String {
    let short = option
        .short
        .map(|short| format!("-{short}, "))
        .unwrap_or_default();
    format!("{short}{}", long_usage(option, texts))
}

/// `--lang LANGUAGE`.
fn long_usage(option: &OptionSpec, texts: &Texts) -> String {
    let value = option.metavar.map(|metavar| {
        let name = strip_isolates(&texts.text(&format!("metavar-{metavar}")));
        format!(" {}", isolate(&name))
    });
    format!("--{}{}", option.long, value.unwrap_or_default())
}

/// A text with the values that are possible.
pub(super) fn with_values(text: &str, values: Values, texts: &Texts) -> String {
    let words = values.words();
    if words.is_empty() {
        return text.to_owned();
    }
    let possible = texts.with("usage-possible", &[("values", Argument::from(words.join(", ")))]);
    format!("{text} {possible}")
}

fn add_options(heading: &str, options: &[OptionSpec], texts: &Texts, page: &mut Document) {
    if options.is_empty() {
        return;
    }
    page.heading(2, &texts.text(heading));
    let row = |option: &OptionSpec| {
        let text = texts.text(&option.message());
        vec![
            format!("`{}`", option_usage(option, texts)),
            with_values(&text, option.values, texts),
        ]
    };
    let rows: Vec<Vec<String>> = options.iter().map(row).collect();
    page.table(&[String::new(), String::new()], &[], &rows);
}
