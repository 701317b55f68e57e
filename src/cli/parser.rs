//! The table of commands as a clap parser; with words only where somebody will read them.

use clap::{Arg, ArgAction, Command, ValueHint};

use super::spec::{ArgumentSpec, COMMANDS, CommandSpec, GLOBAL_OPTIONS, OptionSpec, Takes, Values};
use crate::l10n::{Texts, strip_isolates};
use crate::report::{Outside, without_links};

/// The parser of one command alone, for a quick start; of all commands where none is named.
pub(crate) fn parser_of(command: Option<&str>) -> Command {
    build(command, None)
}

/// The parser of all commands with their descriptions, for completions.
pub(crate) fn described_parser(texts: &Texts) -> Command {
    build(None, Some(texts))
}

fn build(only: Option<&str>, texts: Option<&Texts>) -> Command {
    let mut parser = Command::new("annals")
        .version(env!("CARGO_PKG_VERSION"))
        .propagate_version(true)
        .disable_help_flag(true)
        .disable_help_subcommand(true)
        .disable_version_flag(true)
        .subcommand_required(true)
        .args(
            GLOBAL_OPTIONS
                .iter()
                .map(|option| clap_option(option, texts).global(true)),
        );
    for command in COMMANDS
        .iter()
        .filter(|command| only.is_none_or(|only| only == command.name))
    {
        parser = parser.subcommand(clap_command(command, texts));
    }
    match texts {
        Some(texts) => parser.about(summary(texts, "command-annals")),
        None => parser,
    }
}

fn clap_command(spec: &CommandSpec, texts: Option<&Texts>) -> Command {
    let mut command = Command::new(spec.name)
        .disable_help_flag(true)
        .disable_version_flag(true)
        .args(spec.options().iter().map(|option| clap_option(option, texts)));
    for argument in spec.arguments {
        let mut arg = clap_argument(argument, texts);
        if spec.arguments.len() > 1 {
            arg = arg.action(ArgAction::Set);
        }
        command = command.arg(arg);
    }
    match texts {
        Some(texts) => command.about(summary(texts, &format!("command-{}", spec.name))),
        None => command,
    }
}

fn clap_argument(spec: &ArgumentSpec, texts: Option<&Texts>) -> Arg {
    let arg = Arg::new(spec.name).action(ArgAction::Append);
    let arg = match spec.takes {
        Takes::Optional => arg.action(ArgAction::Set).num_args(0..=1),
        Takes::One => arg.action(ArgAction::Set).required(true).num_args(1),
        Takes::Any => arg.num_args(0..),
        Takes::Some => arg.required(true).num_args(1..),
    };
    described(
        completed(with_values(arg, spec.values), spec.values, texts),
        texts,
        &format!("argument-{}", spec.name),
        Some(spec.name),
    )
}

fn clap_option(spec: &OptionSpec, texts: Option<&Texts>) -> Arg {
    let mut arg = Arg::new(spec.long).long(spec.long);
    if let Some(short) = spec.short {
        arg = arg.short(short);
    }
    let arg = match (spec.long, spec.metavar) {
        ("help", _) => arg.action(ArgAction::Help),
        ("version", _) => arg.action(ArgAction::Version),
        (_, Some(_)) if spec.is_required() => arg.action(ArgAction::Set).required(true),
        ("ruling", _) => arg.action(ArgAction::Append),
        (_, Some(_)) if spec.has_optional_value() => with_values(arg.action(ArgAction::Set), spec.values)
            .num_args(0..=1)
            .require_equals(true)
            .default_missing_values(spec.values.words().into_iter().take(1)),
        _ if matches!(spec.values, Values::GamesOrAll) => {
            with_values(arg.action(ArgAction::Append).value_delimiter(','), spec.values)
        }
        (_, Some("folder")) => {
            with_values(arg.action(ArgAction::Set), spec.values).value_hint(ValueHint::DirPath)
        }
        (_, Some(_)) => with_values(arg.action(ArgAction::Set), spec.values),
        (_, None) => arg.action(ArgAction::SetTrue),
    };
    described(
        completed(arg, spec.values, texts),
        texts,
        &spec.message(),
        spec.metavar,
    )
}

/// In a completion script everything that may be typed is listed, also where the command itself knows more words.
fn completed(arg: Arg, values: Values, texts: Option<&Texts>) -> Arg {
    let is_open = matches!(
        values,
        Values::Kinds | Values::Lists | Values::Languages | Values::Findings | Values::Readings
    );
    if texts.is_some() && is_open {
        arg.value_parser(clap::builder::PossibleValuesParser::new(values.completions()))
    } else {
        arg
    }
}

/// Fixed words are checked by clap; words of any language are checked by the command itself.
fn with_values(arg: Arg, values: Values) -> Arg {
    match values {
        Values::Any
        | Values::Kinds
        | Values::Lists
        | Values::Groups
        | Values::Languages
        | Values::Findings
        | Values::Readings => arg,
        Values::Number => arg.value_parser(clap::value_parser!(u32)),
        Values::Words(_) | Values::Games | Values::GamesOrAll | Values::Variants => {
            arg.value_parser(values.words())
        }
    }
}

fn described(arg: Arg, texts: Option<&Texts>, message: &str, metavar: Option<&str>) -> Arg {
    let Some(texts) = texts else {
        return arg;
    };
    let arg = arg.help(summary(texts, message));
    match metavar {
        Some(metavar) => arg.value_name(summary(texts, &format!("metavar-{metavar}"))),
        None => arg,
    }
}

/// A message as one plain line that no shell can take for anything else.
pub(crate) fn summary(texts: &Texts, message: &str) -> String {
    let text = strip_isolates(&without_links(&texts.text(message)));
    Outside::new(text).in_completion()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_parser_is_sound() {
        parser_of(None).debug_assert();
    }
}
