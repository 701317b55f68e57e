//! What stands above a line: the header of its record, and the headings it is under.

use super::WrittenLine;
use crate::core::Statement;
use crate::notation::{Content, Log};
use crate::record::meaning::Meanings;

/// A header that is longer, in bytes, is none that people write.
const LONGEST_HEADER: usize = 4_096;

/// What stands above a line of a record, from line to line.
pub(super) struct Above {
    /// The headings that are understood, each with its line; the next one last.
    ahead: Vec<(usize, String)>,
    /// The line of the first heading.
    first_heading: usize,
    /// The header, once it was asked for; empty if it is too long.
    header: Option<String>,
    /// The last heading with a number.
    numbered: Option<String>,
    /// The last heading.
    last: Option<String>,
}

impl Above {
    pub(super) fn new(log: &Log, found: &Meanings) -> Self {
        let starts = super::line_starts(log.text());
        let mut ahead = Vec::new();
        let mut first_heading = usize::MAX;
        for line in log.lines() {
            let Content::Heading(phrase) = line.content() else {
                continue;
            };
            let at = super::line_at(&starts, line.span().start);
            if found.of(phrase.words()).is_some() {
                first_heading = first_heading.min(at);
                let number = phrase
                    .number()
                    .map_or(String::new(), |number| format!(" {}", number.value));
                ahead.push((at, format!("{}{number}", phrase.words().text())));
            }
        }
        for statement in &found.statements.list {
            // A heading with a colon behind it.
            if let Statement::Heading { span, .. } = statement
                && found.with_colon.iter().any(|colon| colon.start == span.start)
            {
                let at = super::line_at(&starts, span.start);
                let text = &log.text()[span.start as usize..span.end as usize];
                first_heading = first_heading.min(at);
                ahead.push((at, text.trim_end_matches([':', ' ']).to_owned()));
            }
        }
        ahead.sort_by_key(|(at, _)| *at);
        ahead.reverse();
        Self {
            ahead,
            first_heading,
            header: None,
            numbered: None,
            last: None,
        }
    }

    /// Comes to a line: what stands above it counts.
    pub(super) fn go_to(&mut self, line: usize) {
        while let Some((_, heading)) = self.ahead.pop_if(|(at, _)| *at < line) {
            self.opens(&heading);
        }
    }

    /// A heading opens.
    pub(super) fn opens(&mut self, heading: &str) {
        if heading.ends_with(|last: char| last.is_ascii_digit()) {
            self.numbered = Some(heading.to_owned());
        }
        self.last = Some(heading.to_owned());
    }

    /// The words of the heading above, without its number.
    pub(super) fn heading(&self) -> Option<&str> {
        let heading = self.last.as_deref()?;
        Some(heading.trim_end_matches(|letter: char| letter.is_ascii_digit() || letter == ' '))
    }

    /// A line has changed: the header is looked at again if it was one of its lines.
    pub(super) fn forget_header(&mut self, line: usize) {
        if self.last.is_none() && line < self.first_heading {
            self.header = None;
        } else {
            self.first_heading = self.first_heading.min(line);
        }
    }

    /// The header and the headings above, as a record of their own; none if there is too much of it.
    pub(super) fn before(&mut self, text: &str, lines: &[WrittenLine]) -> Option<String> {
        let end = self.first_heading.min(lines.len());
        let header = self.header.get_or_insert_with(|| {
            let mut header = String::new();
            for line in &lines[..end] {
                header += &line.text(text);
                header.push('\n');
                if header.len() > LONGEST_HEADER {
                    return String::new();
                }
            }
            header
        });
        // Every record that is read has at least its opening line.
        if header.is_empty() {
            return None;
        }
        let mut before = header.clone();
        if self.last.is_none() {
            // A line of the header is read by itself, below the opening line.
            let opening = before
                .lines()
                .find(|line| !line.trim().is_empty())
                .unwrap_or_default();
            return Some(format!("{opening}\n"));
        }
        for heading in [&self.numbered, &self.last].into_iter().flatten() {
            before += heading;
            before.push('\n');
        }
        Some(before)
    }
}
