//! Errors of usage, said in the reader's language: what was wrong, what is possible, where the help is.

use std::ffi::OsStr;
use std::io::IsTerminal as _;
use std::ops::RangeInclusive;

use clap::error::{ContextKind, ContextValue, ErrorKind};

use super::help;
use super::output::write_err;
use crate::l10n::Texts;
use crate::message::Argument;
use crate::reference::Document;
use crate::report::Outside;
use crate::report::terminal::{Screen, render_markdown};

/// Reports what clap found wrong.
pub(crate) fn complain(error: &clap::Error, command: Option<&'static str>, screen: &Screen, texts: &Texts) {
    let argument = argument_name(&context(error, ContextKind::InvalidArg), texts);
    let value = context(error, ContextKind::InvalidValue);
    let said = |id: &str| {
        let arguments = [
            ("argument", Argument::from(code(&argument))),
            ("value", Argument::from(code(&value))),
        ];
        texts.with(id, &arguments)
    };
    let text = match error.kind() {
        ErrorKind::InvalidValue if value.is_empty() => said("usage-missing-value"),
        ErrorKind::InvalidValue | ErrorKind::ValueValidation | ErrorKind::InvalidUtf8 => {
            said("usage-invalid-value")
        }
        ErrorKind::UnknownArgument => said("usage-unknown-argument"),
        ErrorKind::InvalidSubcommand => {
            let name = context(error, ContextKind::InvalidSubcommand);
            texts.with(
                "usage-unknown-command",
                &[("command", Argument::from(code(&name)))],
            )
        }
        ErrorKind::MissingRequiredArgument => {
            let missing = missing_arguments(error, command, texts);
            texts.with(
                "usage-missing-argument",
                &[("argument", Argument::from(code(&missing)))],
            )
        }
        ErrorKind::MissingSubcommand | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            texts.text("usage-missing-command")
        }
        ErrorKind::ArgumentConflict => said("usage-given-twice"),
        ErrorKind::TooManyValues
        | ErrorKind::TooFewValues
        | ErrorKind::WrongNumberOfValues
        | ErrorKind::NoEquals => said("usage-wrong-number"),
        _ => texts.text("usage-other"),
    };
    let mut hints = Vec::new();
    hints.extend(hint_of_input(error, command, texts));
    hints.extend(hint_of_record(error, texts));
    let valid = [ContextKind::ValidValue, ContextKind::ValidSubcommand];
    if let Some(known) = valid
        .into_iter()
        .map(|kind| context(error, kind))
        .find(|known| !known.is_empty())
    {
        hints.push(texts.with(
            "usage-possible",
            &[("values", Argument::from(Outside::new(known).in_markdown()))],
        ));
    }
    let suggested = [
        ContextKind::SuggestedValue,
        ContextKind::SuggestedArg,
        ContextKind::SuggestedSubcommand,
    ];
    if let Some(name) = suggested
        .into_iter()
        .map(|kind| context(error, kind))
        .find(|name| !name.is_empty())
    {
        hints.push(texts.with("usage-suggestion", &[("name", Argument::from(code(&name)))]));
    }
    report(&text, &hints, command, screen, texts);
}

/// Whoever pipes a record into a command that wants a file is told the sign for it.
fn hint_of_input(error: &clap::Error, command: Option<&'static str>, texts: &Texts) -> Option<String> {
    let spec = super::spec::command(command?)?;
    let is_missing = error.kind() == ErrorKind::MissingRequiredArgument;
    let wants_record = spec
        .arguments
        .iter()
        .any(|argument| matches!(argument.name, "file" | "files" | "records"));
    let is_piped = !std::io::stdin().is_terminal();
    (is_missing && wants_record && is_piped).then(|| {
        let example = format!("annals {} -", spec.name);
        texts.with("usage-from-input", &[("command", Argument::from(code(&example)))])
    })
}

/// Whoever names a record in place of a command mostly wants it checked.
fn hint_of_record(error: &clap::Error, texts: &Texts) -> Option<String> {
    let name = context(error, ContextKind::InvalidSubcommand);
    let path = std::path::Path::new(&name);
    let is_record = path.extension().is_some_and(|ending| ending == "annal") || path.is_file();
    (error.kind() == ErrorKind::InvalidSubcommand && is_record).then(|| {
        let example = format!("annals check {name}");
        texts.with(
            "usage-check-record",
            &[("command", Argument::from(code(&example)))],
        )
    })
}

/// Reports an argument that is not UTF-8, as far as it can be shown.
pub(crate) fn not_utf8(argument: &OsStr, command: Option<&'static str>, screen: &Screen, texts: &Texts) {
    let shown = code(&argument.to_string_lossy());
    let text = texts.with("usage-not-utf8", &[("value", Argument::from(shown))]);
    report(&text, &[], command, screen, texts);
}

/// Reports an argument that can be given only once.
pub(crate) fn given_twice(value: &str, command: &'static str, screen: &Screen, texts: &Texts) {
    let text = texts.with("usage-given-twice", &[("argument", Argument::from(code(value)))]);
    report(&text, &[], Some(command), screen, texts);
}

/// Reports an argument that is missing here although the command may do without it elsewhere.
pub(crate) fn missing_argument(name: &str, command: &'static str, screen: &Screen, texts: &Texts) {
    let name = code(&texts.text(&format!("metavar-{name}")));
    let text = texts.with("usage-missing-argument", &[("argument", Argument::from(name))]);
    report(&text, &[], Some(command), screen, texts);
}

/// Reports an argument that has no place here.
pub(crate) fn unexpected_argument(value: &str, command: &'static str, screen: &Screen, texts: &Texts) {
    let text = texts.with(
        "usage-unknown-argument",
        &[("argument", Argument::from(code(value)))],
    );
    report(&text, &[], Some(command), screen, texts);
}

/// Reports a number that is too small or too large.
pub(crate) fn out_of_range(
    argument: &str,
    value: u32,
    bounds: &RangeInclusive<u32>,
    command: Option<&'static str>,
    screen: &Screen,
    texts: &Texts,
) {
    let arguments = [
        ("argument", Argument::from(code(argument))),
        ("value", Argument::from(code(&value.to_string()))),
        ("least", Argument::from(i64::from(*bounds.start()))),
        ("most", Argument::from(i64::from(*bounds.end()))),
    ];
    let text = texts.with("usage-out-of-range", &arguments);
    report(&text, &[], command, screen, texts);
}

/// Reports a value that is none of the known ones.
pub(crate) fn unknown_value(
    argument: &str,
    value: &str,
    known: &[&str],
    command: Option<&'static str>,
    screen: &Screen,
    texts: &Texts,
) {
    let arguments = [
        ("argument", Argument::from(code(argument))),
        ("value", Argument::from(code(value))),
    ];
    let text = texts.with("usage-invalid-value", &arguments);
    let mut hints = vec![texts.with("usage-possible", &[("values", Argument::from(known.join(", ")))])];
    let nearest = known
        .iter()
        .map(|name| (strsim::osa_distance(name, value), *name))
        .min();
    if let Some((distance, name)) = nearest
        && distance <= 2
        && distance * 2 <= value.chars().count()
    {
        hints.push(texts.with("usage-suggestion", &[("name", Argument::from(code(name)))]));
    }
    report(&text, &hints, command, screen, texts);
}

/// Reports an option that does not fit the other arguments.
pub(crate) fn option_out_of_place(
    option: &str,
    command: Option<&'static str>,
    screen: &Screen,
    texts: &Texts,
) {
    let arguments = [("argument", Argument::from(code(option)))];
    let text = texts.with("usage-unknown-argument", &arguments);
    report(&text, &[], command, screen, texts);
}

/// Reports that one of several games must be named.
pub(crate) fn which_game(known: &[&str], command: &'static str, screen: &Screen, texts: &Texts) {
    let text = texts.text("usage-which-game");
    let hint = texts.with("usage-possible", &[("values", Argument::from(known.join(", ")))]);
    report(&text, &[hint], Some(command), screen, texts);
}

/// Reports a finding that does not exist, naming those nearest.
pub(crate) fn unknown_slug(slug: &str, known: &[&str], screen: &Screen, texts: &Texts) {
    let text = texts.with("explain-unknown", &[("slug", Argument::from(code(slug)))]);
    let mut nearest: Vec<&str> = known.to_vec();
    nearest.sort_by_cached_key(|name| strsim::osa_distance(name, slug));
    nearest.truncate(3);
    let hint = texts.with("record-nearest", &[("names", Argument::from(nearest.join(", ")))]);
    report(&text, &[hint], Some("explain"), screen, texts);
}

/// Reports a choice of a reading that is not written as one.
pub(crate) fn choice_syntax(value: &str, screen: &Screen, texts: &Texts) {
    let arguments = [("value", Argument::from(in_code(value)))];
    report(
        &texts.with("check-choice-syntax", &arguments),
        &[],
        Some("check"),
        screen,
        texts,
    );
}

/// So many names are given where there are more.
const MOST_NAMED: usize = 5;

/// Reports a choice of a reading that does not exist, naming those nearest.
pub(crate) fn unknown_choice(
    name: &str,
    reading: &str,
    mut known: Vec<String>,
    screen: &Screen,
    texts: &Texts,
) {
    let arguments = [
        ("name", Argument::from(in_code(name))),
        ("reading", Argument::from(in_code(reading))),
    ];
    let text = texts.with("check-unknown-choice", &arguments);
    known.sort_by_cached_key(|known| {
        let distance = strsim::osa_distance(known, name);
        distance.min(strsim::osa_distance(known, reading))
    });
    let is_whole = known.len() <= MOST_NAMED;
    known.truncate(MOST_NAMED);
    let names = Argument::from(known.join(", "));
    let hint = if is_whole {
        texts.with("usage-possible", &[("values", names)])
    } else {
        texts.with("record-nearest", &[("names", names)])
    };
    report(&text, &[hint], Some("check"), screen, texts);
}

/// Reports a language that does not exist, naming those that do.
pub(crate) fn unknown_language(tag: &str, screen: &Screen, texts: &Texts) {
    let text = texts.with("usage-unknown-language", &[("tag", Argument::from(code(tag)))]);
    let languages = texts.store().languages();
    let known: Vec<String> = languages
        .iter()
        .map(|language| format!("{} ({})", language.tag, language.name))
        .collect();
    let hint = texts.with("usage-possible", &[("values", Argument::from(known.join(", ")))]);
    report(&text, &[hint], None, screen, texts);
}

fn report(text: &str, hints: &[String], command: Option<&'static str>, screen: &Screen, texts: &Texts) {
    let mut page = Document::new();
    page.block(&format!("**{}** {text}", texts.text("usage-error")));
    for hint in hints {
        page.block(hint);
    }
    page.block(&format!(
        "{} `{}`",
        texts.text("help-usage"),
        help::usage(command, texts)
    ));
    let asked = command.map_or_else(
        || "annals --help".to_owned(),
        |command| format!("annals {command} --help"),
    );
    page.block(&texts.with("usage-see-help", &[("command", Argument::from(code(&asked)))]));
    write_err(&render_markdown(&page.into_markdown(), screen));
}

/// A piece of what the user typed, as code that cannot break out.
fn code(text: &str) -> String {
    format!("`{}`", in_code(text))
}

/// A text that a message puts between backticks.
fn in_code(text: &str) -> String {
    Outside::new(text).in_code()
}

fn context(error: &clap::Error, kind: ContextKind) -> String {
    match error.get(kind) {
        Some(ContextValue::String(text)) => text.clone(),
        Some(ContextValue::Strings(texts)) => texts.join(", "),
        Some(ContextValue::StyledStr(text)) => text.to_string(),
        Some(ContextValue::StyledStrs(texts)) => texts
            .iter()
            .map(ToString::to_string)
            .collect::<Vec<_>>()
            .join(", "),
        Some(ContextValue::Number(number)) => number.to_string(),
        _ => String::new(),
    }
}

/// `--kind <kind>` is the option alone, `<shell>...` the word the usage line has for it.
fn argument_name(of_clap: &str, texts: &Texts) -> String {
    let name = of_clap.split(' ').next().unwrap_or_default();
    let positional = name
        .strip_prefix(['<', '['])
        .and_then(|name| name.split(['>', ']']).next());
    let message = positional
        .map(|name| format!("metavar-{name}"))
        .filter(|id| texts.has(id));
    message.map_or_else(|| name.to_owned(), |id| texts.text(&id))
}

/// What a command cannot do without: its argument, or the option that has no default.
fn missing_arguments(error: &clap::Error, command: Option<&'static str>, texts: &Texts) -> String {
    let of_clap = context(error, ContextKind::InvalidArg);
    if let Some(option) = of_clap.split(", ").find(|name| name.starts_with("--")) {
        return argument_name(option, texts);
    }
    let argument = command
        .and_then(super::spec::command)
        .and_then(|command| command.arguments.first());
    argument
        .map(|argument| texts.text(&format!("metavar-{}", argument.name)))
        .unwrap_or_default()
}
