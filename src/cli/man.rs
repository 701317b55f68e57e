//! `annals man [-o DIR]`: manual pages in every language, made from the table of commands.

use std::io;

use clap::ArgMatches;
use roff::{Roff, bold, italic, roman};

use super::Outcome;
use super::files::{Existing, FileProblem, OutputFolder, Stale};
use super::help::{examples, message_id, option_usage, other_options, usage, with_values};
use super::output::write_out;
use super::problems;
use super::spec::{COMMANDS, CommandSpec, OptionSpec};
use crate::data::Problem;
use crate::l10n::{Texts, strip_isolates};
use crate::report::{Block, Inline, SpanStyle, harmless_lines, parse_markdown};
use crate::source::Place;

/// Runs the command.
pub(crate) fn run(matches: &ArgMatches, texts: &Texts) -> io::Result<Outcome> {
    let Some(folder) = matches.get_one::<String>("output") else {
        write_out(&manual(None, texts))?;
        return Ok(Outcome::Found);
    };
    if let Err(problem) = write_manuals(folder, Existing::asked(matches), texts) {
        complain(&problem, texts);
        return Ok(Outcome::Failed);
    }
    Ok(Outcome::Found)
}

/// Writes the manuals of the program and of every command in every language.
fn write_manuals(folder: &str, existing: Existing, texts: &Texts) -> Result<(), FileProblem> {
    let mut manuals: Vec<(String, String)> = Vec::new();
    for language in texts.store().languages() {
        let texts = texts.in_language(language);
        // English manuals stand in `man1` itself, the others in a folder of their language.
        let section = if language.tag == "en" {
            "man1".to_owned()
        } else {
            format!("{}/man1", language.tag)
        };
        let commands = COMMANDS.iter().filter(|command| command.name != "help");
        for command in std::iter::once(None).chain(commands.map(Some)) {
            let name = command.map_or("annals".to_owned(), |command| format!("annals-{}", command.name));
            manuals.push((format!("{section}/{name}.1"), manual(command, &texts)));
        }
    }
    let paths = manuals.iter().map(|(path, _)| path.as_str());
    let folder = OutputFolder::prepare(folder, "man", paths, existing, Stale::Remove)?;
    for (path, text) in &manuals {
        folder.write(path, text.as_bytes())?;
    }
    folder.finish()
}

fn complain(problem: &FileProblem, texts: &Texts) {
    let place = Place {
        file: problem.path.display().to_string(),
        line: 1,
        column: 1,
    };
    let message = problem.message.clone();
    problems::complain(&[Problem { place, message }], texts);
}

/// The manual of a command, or of the whole program.
fn manual(command: Option<&CommandSpec>, texts: &Texts) -> String {
    let name = command.map_or("annals".to_owned(), |command| format!("annals-{}", command.name));
    let id = message_id(command);
    let version = concat!("annals ", env!("CARGO_PKG_VERSION"));
    let mut roff = Roff::new();
    roff.control("TH", [name.to_uppercase().as_str(), "1", "", version, "annals"]);
    heading(&mut roff, texts, "man-name");
    roff.text([roman(format!(
        "{name} - {}",
        plain(&texts.text(&id)).trim_end_matches('.')
    ))]);
    heading(&mut roff, texts, "man-synopsis");
    roff.text([bold(usage(command.map(|command| command.name), texts))]);
    heading(&mut roff, texts, "man-description");
    markdown(&mut roff, &texts.text(&id));
    markdown(&mut roff, &texts.attribute(&id, "details").unwrap_or_default());
    if command.is_none() {
        heading(&mut roff, texts, "help-commands");
        for command in COMMANDS {
            let text = plain(&texts.text(&message_id(Some(command))));
            tagged(&mut roff, &format!("annals {}", command.name), &text);
        }
    }
    let arguments = command.map_or(&[][..], |command| command.arguments);
    if !arguments.is_empty() {
        heading(&mut roff, texts, "help-arguments");
    }
    for argument in arguments {
        let text = with_values(
            &texts.text(&format!("argument-{}", argument.name)),
            argument.values,
            texts,
        );
        tagged(
            &mut roff,
            &plain(&texts.text(&format!("metavar-{}", argument.name))),
            &plain(&text),
        );
    }
    let own = command.map_or_else(Vec::new, CommandSpec::options);
    options(&mut roff, "help-options", &own, texts);
    options(&mut roff, "help-global-options", &other_options(&own), texts);
    let examples = examples(command, texts);
    if !examples.is_empty() {
        heading(&mut roff, texts, "help-examples");
        markdown(&mut roff, &examples);
    }
    heading(&mut roff, texts, "help-exit-codes");
    markdown(&mut roff, &texts.text("help-exit-codes-text"));
    if command.is_none() {
        heading(&mut roff, texts, "help-limits");
        markdown(&mut roff, &texts.text("help-limits-text"));
    }
    heading(&mut roff, texts, "help-environment");
    markdown(&mut roff, &texts.text("help-environment-text"));
    harmless_lines(&roff.to_roff()).into_owned()
}

fn heading(roff: &mut Roff, texts: &Texts, id: &str) {
    roff.control("SH", [strip_isolates(&texts.text(id)).to_uppercase().as_str()]);
}

fn options(roff: &mut Roff, title: &str, options: &[OptionSpec], texts: &Texts) {
    if options.is_empty() {
        return;
    }
    heading(roff, texts, title);
    for option in options {
        let text = with_values(&texts.text(&option.message()), option.values, texts);
        tagged(roff, &strip_isolates(&option_usage(option, texts)), &plain(&text));
    }
}

fn tagged(roff: &mut Roff, tag: &str, text: &str) {
    roff.control("TP", []).text([bold(tag)]).text([roman(text)]);
}

fn plain(text: &str) -> String {
    let blocks = parse_markdown(&strip_isolates(text));
    let texts = blocks.iter().map(|block| match block {
        Block::Heading(_, inline) | Block::Paragraph(inline) => {
            inline.iter().map(|span| strip_isolates(&span.text)).collect()
        }
        Block::List(..)
        | Block::Table(..)
        | Block::Quote(_)
        | Block::Code(_)
        | Block::Excerpt(..)
        | Block::Rule => String::new(),
    });
    texts.collect::<Vec<String>>().join(" ")
}

/// Paragraphs and lists of a text, as roff.
fn markdown(roff: &mut Roff, text: &str) {
    for block in parse_markdown(&strip_isolates(text)) {
        block_to_roff(roff, &block);
    }
}

fn block_to_roff(roff: &mut Roff, block: &Block) {
    match block {
        Block::Heading(_, inline) | Block::Paragraph(inline) => {
            roff.control("PP", []).text(spans(inline));
        }
        Block::List(_, items) => {
            for item in items {
                roff.control("IP", ["\u{2022}", "2"]);
                for inner in item {
                    match inner {
                        Block::Paragraph(inline) => {
                            roff.text(spans(inline));
                        }
                        other => block_to_roff(roff, other),
                    }
                }
            }
        }
        Block::Quote(inner) => inner.iter().for_each(|block| block_to_roff(roff, block)),
        Block::Code(text) | Block::Excerpt(_, text) => {
            roff.control("PP", []).text([bold(text.trim_end())]);
        }
        Block::Table(..) | Block::Rule => {}
    }
}

fn spans(inline: &Inline) -> Vec<roff::Inline> {
    let span = |span: &crate::report::Span| {
        let text = strip_isolates(&span.text);
        match span.style {
            SpanStyle::Plain | SpanStyle::Link => roman(text),
            SpanStyle::Strong | SpanStyle::Code | SpanStyle::Weight(_) => bold(text),
            SpanStyle::Emphasis => italic(text),
        }
    };
    inline.iter().map(span).collect()
}
