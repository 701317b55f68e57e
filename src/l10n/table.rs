//! The messages of a language as one text with an index: found by id, parsed only when needed.

use serde::Serialize;

use crate::data::{List, Problems, Text, find_by_hash, hash};
use crate::message::Message;
use crate::source::Source;

/// All messages of one namespace: the shared ones, or those of a game.
#[derive(Debug, Clone, Serialize)]
pub struct TextTable {
    /// Empty for the shared messages, else the id of the game.
    pub namespace: Text,
    /// The files one after the other.
    pub source: Text,
    /// Hash of the id, start and end in `source` of each message, sorted by hash. A message ends before the
    /// words of records that stand at its end (`.written`): nothing that is shown needs them.
    pub index: List<(u32, u32, u32)>,
}

impl TextTable {
    /// Joins files; two messages with one id are a problem.
    pub fn build(namespace: &str, files: &[&Source], problems: &Problems) -> Self {
        let mut source = String::new();
        let mut index: Vec<(u32, u32, u32)> = Vec::new();
        let mut origins: Vec<(usize, &Source)> = Vec::new();
        for file in files {
            let offset = source.len();
            origins.push((offset, file));
            source.push_str(&file.text.replace("\r\n", "\n"));
            source.push('\n');
            for (start, end) in entries(&source[offset..]) {
                let message = &source[offset + start..offset + end];
                let range = (
                    narrow(offset + start),
                    narrow(offset + start + shown_length(message)),
                );
                index.push((hash(id_of(message)), range.0, range.1));
            }
        }
        index.sort_unstable();
        for pair in index.windows(2) {
            let [one, other] = pair else { continue };
            let id = id_of(slice(&source, *other));
            if id_of(slice(&source, *one)) == id {
                let start = other.1 as usize;
                let (offset, file) = origins
                    .iter()
                    .rfind(|(offset, _)| *offset <= start)
                    .expect("every message comes from a file");
                let message = Message::new("data-duplicate").with("table", "message");
                problems.add(file.place(start - offset), message.with("id", id));
            }
        }
        Self {
            namespace: Text::Owned(namespace.to_owned()),
            source: Text::Owned(source),
            index: List::Owned(index),
        }
    }

    /// The source of the message with this id, but for its words of records.
    pub fn get(&self, id: &str) -> Option<&str> {
        self.find(id).map(|range| slice(&self.source, range))
    }

    /// The source of the message with this id, its words of records included.
    pub fn whole(&self, id: &str) -> Option<&str> {
        let (_, start, end) = self.find(id)?;
        let rest = self.source.get(end as usize..)?;
        let indented = rest.split_inclusive('\n').take_while(|line| !begins_entry(line));
        let written: usize = indented.map(str::len).sum();
        self.source.get(start as usize..end as usize + written)
    }

    fn find(&self, id: &str) -> Option<(u32, u32, u32)> {
        let wanted = hash(id);
        let start = find_by_hash(&self.index, wanted, |entry| entry.0);
        let mut same = self.index[start..].iter().take_while(|entry| entry.0 == wanted);
        same.find(|range| id_of(slice(&self.source, **range)) == id)
            .copied()
    }

    /// Every message: its id and its source.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.index.iter().map(|range| {
            let message = slice(&self.source, *range);
            (id_of(message), message)
        })
    }
}

fn narrow(offset: usize) -> u32 {
    u32::try_from(offset).unwrap_or(u32::MAX)
}

fn slice(source: &str, (_, start, end): (u32, u32, u32)) -> &str {
    source.get(start as usize..end as usize).unwrap_or_default()
}

fn id_of(message: &str) -> &str {
    message.split([' ', '=', '\n']).next().unwrap_or_default()
}

/// Whether a line is the first of a message, a term or a comment.
fn begins_entry(line: &str) -> bool {
    line.starts_with(|first: char| first.is_ascii_alphabetic() || first == '-' || first == '#')
}

/// How much of a message comes before its words of records, if they stand at its end.
fn shown_length(message: &str) -> usize {
    let mut at = message.len();
    for line in message.split_inclusive('\n').rev() {
        at -= line.len();
        let line = line.trim_start();
        if line.starts_with(".written") {
            return at;
        }
        if line.starts_with('.') {
            break;
        }
    }
    message.len()
}

/// Where messages and terms begin and end: each begins in the first column, its lines are indented.
fn entries(text: &str) -> Vec<(usize, usize)> {
    let mut entries: Vec<(usize, usize)> = Vec::new();
    let mut open: Option<usize> = None;
    let mut at = 0;
    for line in text.split_inclusive('\n') {
        if begins_entry(line) {
            entries.extend(open.take().map(|start| (start, at)));
            if !line.starts_with('#') {
                open = Some(at);
            }
        }
        at += line.len();
    }
    entries.extend(open.map(|start| (start, text.len())));
    entries
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "### head\n\nmonk = Monk\n    .plural = monks\n\n# note\nabbey = { $n ->\n    [one] abbey\n   *[other] abbeys\n}\n";

    fn table(problems: &Problems) -> TextTable {
        let file = Source::new("a.ftl", TEXT);
        TextTable::build("", &[&file], problems)
    }

    #[test]
    fn messages_are_found_by_id_with_their_attributes() {
        let table = table(&Problems::default());
        let monk = table.get("monk").expect("the file has it");
        assert!(monk.starts_with("monk = Monk") && monk.contains(".plural"));
        assert!(
            table
                .get("abbey")
                .is_some_and(|abbey| abbey.trim_end().ends_with('}'))
        );
        assert_eq!(table.get("mon"), None);
        assert_eq!(table.iter().count(), 2);
    }

    #[test]
    fn words_of_records_at_the_end_belong_to_the_whole_message_only() {
        let text = "monk = Monk\n    .plural = monks\n    .written = mnk,\n        the monk\n\n# note\nabbey = Abbey\n    .written = abb\n    .plural = abbeys\n";
        let table = TextTable::build("", &[&Source::new("a.ftl", text)], &Problems::default());
        assert_eq!(table.get("monk"), Some("monk = Monk\n    .plural = monks\n"));
        assert_eq!(
            table.whole("monk"),
            Some("monk = Monk\n    .plural = monks\n    .written = mnk,\n        the monk\n\n")
        );
        assert_eq!(
            table.get("abbey"),
            table.whole("abbey"),
            "they stand in its middle"
        );
    }

    #[test]
    fn an_id_given_twice_is_a_problem_at_the_second_place() {
        let problems = Problems::default();
        let one = Source::new("a.ftl", "x = 1\n");
        let two = Source::new("b.ftl", "y = 2\nx = 3\n");
        TextTable::build("", &[&one, &two], &problems);
        let problems = problems.into_sorted();
        assert_eq!(problems.len(), 1);
        assert_eq!(
            (problems[0].place.file.as_str(), problems[0].place.line),
            ("b.ftl", 2)
        );
    }
}
