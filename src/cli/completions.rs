//! `annals completions SHELL`: a completion script, its descriptions in the chosen language.

use std::io;

use clap::ArgMatches;
use clap_complete::Shell;

use super::Outcome;
use super::output::write_out;
use super::parser::{described_parser, summary};
use crate::l10n::Texts;

/// Runs the command.
pub(crate) fn run(matches: &ArgMatches, texts: &Texts) -> io::Result<Outcome> {
    let shell = matches
        .get_many::<String>("shell")
        .and_then(|mut shells| shells.next());
    let shell = shell.and_then(|shell| shell.parse::<Shell>().ok());
    let Some(shell) = shell else {
        return Ok(Outcome::Failed);
    };
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut described_parser(texts), "annals", &mut script);
    // The generator calls the list of commands by an English word.
    let commands = summary(texts, "help-commands");
    let script = String::from_utf8_lossy(&script).replace(" commands'", &format!(": {commands}'"));
    write_out(&script)?;
    Ok(Outcome::Found)
}
