//! Writing: to standard output, through a pager where that helps, in the form that was asked for.

use std::io::{self, IsTerminal as _, Write as _};
use std::process::{Command, Stdio};

use serde::Serialize;

use super::environment;
use super::terminal::AS_BEFORE;
use crate::l10n::strip_isolates;
use crate::message::Message;
use crate::report::terminal::{LineOrder, Screen, TELL_LEFT_TO_RIGHT, TELL_RIGHT_TO_LEFT, render_markdown};
use crate::report::{harmless_json, harmless_lines, without_links};

/// The form of the output.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(crate) enum Format {
    /// For people, on a terminal or in a pipe.
    #[default]
    Text,
    /// For programs.
    Json,
    /// For documents.
    Markdown,
}

/// Where and how to write.
#[derive(Debug)]
pub(crate) struct Output {
    /// The form.
    pub(crate) format: Format,
    /// The look of text.
    pub(crate) screen: Screen,
    /// Whether a pager may be used.
    pub(crate) pager: bool,
    /// Whether the terminal has to be told that paragraphs run from right to left.
    pub(crate) is_told_direction: bool,
}

impl Output {
    /// Writes a page of Markdown in the form asked for.
    pub(crate) fn page(&self, markdown: &str) -> io::Result<()> {
        match self.format {
            Format::Text => self.directed(|| self.paged(&render_markdown(markdown, &self.screen))),
            Format::Markdown | Format::Json => write_out(&strip_isolates(&without_links(markdown))),
        }
    }

    /// Writes a report of Markdown in the form asked for, never through a pager: its end is what counts.
    pub(crate) fn report(&self, markdown: &str) -> io::Result<()> {
        match self.format {
            Format::Text => self.directed(|| write_bytes(&render_markdown(markdown, &self.screen))),
            Format::Markdown | Format::Json => self.page(markdown),
        }
    }

    /// Writes a page for people to standard error.
    pub(crate) fn complain(&self, markdown: &str) {
        let mut screen = self.screen;
        // Only what goes to standard output is told its direction.
        if screen.order == LineOrder::Told {
            screen.order = LineOrder::Isolated;
        }
        write_err(&render_markdown(markdown, &screen));
    }

    /// Writes something while the terminal knows its direction.
    fn directed(&self, write: impl FnOnce() -> io::Result<()>) -> io::Result<()> {
        if !self.is_told_direction {
            return write();
        }
        write_bytes(TELL_RIGHT_TO_LEFT)?;
        let written = write();
        write_bytes(AS_BEFORE)?;
        written
    }

    fn paged(&self, text: &str) -> io::Result<()> {
        let too_long = environment::lines().is_some_and(|lines| text.matches('\n').count() >= lines);
        let pager = if self.pager && too_long {
            environment::pager()
        } else {
            None
        };
        match pager {
            Some(pager) if page_through(&pager, &untold(text)) => Ok(()),
            _ => write_bytes(text),
        }
    }
}

/// The text without what tells a terminal the direction of a line: a pager would show it as signs.
fn untold(text: &str) -> String {
    text.replace(TELL_LEFT_TO_RIGHT, "")
        .replace(TELL_RIGHT_TO_LEFT, "")
}

/// Clears the terminal before a report is written anew; elsewhere the reports stand one below the other.
pub(crate) fn clear_screen() -> io::Result<()> {
    if io::stdout().is_terminal() {
        write_bytes("\u{1b}[2J\u{1b}[H")
    } else {
        Ok(())
    }
}

/// Writes a value as JSON.
pub(crate) fn write_json(value: &impl Serialize) -> io::Result<()> {
    let text = serde_json::to_string_pretty(value).map_err(io::Error::other)?;
    write_bytes(&format!("{}\n", harmless_json(&text)))
}

/// Writes plain text. Whatever it was made from, a terminal is told nothing by it.
pub(crate) fn write_out(text: &str) -> io::Result<()> {
    write_bytes(&harmless_lines(text))
}

/// Writes a record: harmless on a terminal, and elsewhere as it is, since it is somebody's own file.
pub(crate) fn write_record(text: &str) -> io::Result<()> {
    if io::stdout().is_terminal() {
        write_out(text)
    } else {
        write_bytes(text)
    }
}

/// Writes what is harmless already; a reader who has gone away is no error.
fn write_bytes(text: &str) -> io::Result<()> {
    let mut out = io::stdout().lock();
    match out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        result => result,
    }
}

/// What to say where standard output cannot be written.
pub(crate) fn unwritten(error: &io::Error) -> Message {
    use io::ErrorKind as Kind;
    let id = match error.kind() {
        Kind::StorageFull | Kind::QuotaExceeded | Kind::FileTooLarge => "output-disk-full",
        _ => "output-unwritable",
    };
    Message::new(id)
}

/// Writes text to standard error. Nothing can be done where even complaining fails.
pub(crate) fn write_err(text: &str) {
    let _ = io::stderr().lock().write_all(text.as_bytes());
}

/// Shows text in a pager; false if there is none.
fn page_through(pager: &str, text: &str) -> bool {
    let mut command = if cfg!(windows) {
        let mut shell = Command::new("cmd");
        shell.args(["/C", pager]);
        shell
    } else {
        let mut shell = Command::new("sh");
        shell.args(["-c", pager]);
        shell
    };
    if std::env::var_os("LESS").is_none() {
        command.env("LESS", "FRX");
    }
    let Ok(mut child) = command.stdin(Stdio::piped()).spawn() else {
        return false;
    };
    if let Some(mut stdin) = child.stdin.take() {
        // The reader may leave before the end.
        let _ = stdin.write_all(text.as_bytes());
    }
    child.wait().is_ok_and(|status| status.code() != Some(127))
}
