//! Log to text: the one canonical layout, with the words of the caller's choice.

use std::borrow::Cow;
use std::fmt::Write as _;

use super::entry::{Entry, Operator, Phrase};
use super::item::{Amount, Item, Items};
use super::log::{Content, Line, Log, Magic, VERSION};
use super::span::Number;
use super::words::{Words, on_one_line};

/// Words to be printed, and what they are for.
#[derive(Debug, Clone, Copy)]
pub struct Slot<'a> {
    /// The words as written.
    pub words: Words<'a>,
    /// Their part in the line.
    pub role: Role,
}

/// The part of words in their line.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Role {
    /// The game in the line that opens the record.
    Game,
    /// The language in the line that opens the record.
    Language,
    /// A heading.
    Heading,
    /// A subject, before the colon.
    Subject,
    /// The lead of an item: `blue` in `blue -soldier`.
    Lead,
    /// What an item is, and how many of it.
    Item {
        /// The count before the words, which may ask for another form.
        count: Option<u32>,
    },
    /// The slug of a rule that is waived.
    Waiver,
}

/// What is printed for words.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Shown<'a> {
    /// These words.
    Words(Cow<'a, str>),
    /// Nothing: the count before them is money.
    Money,
    /// Nothing: the count before them says it all.
    Unsaid,
}

impl<'a> From<Cow<'a, str>> for Shown<'a> {
    fn from(words: Cow<'a, str>) -> Self {
        Self::Words(words)
    }
}

/// Prints a record in the canonical layout with its own words.
pub fn print(log: &Log<'_>) -> String {
    print_with(log, |slot| slot.words.text())
}

/// Prints a record in the canonical layout with words of the caller's choice.
///
/// The words must hold no punctuation of the grammar. What could not be read is printed as it stands;
/// so are free text and comments.
pub fn print_with<'a, S: Into<Shown<'a>>>(log: &'a Log<'_>, mut words: impl FnMut(Slot<'a>) -> S) -> String {
    let mut printer = Printer {
        text: String::with_capacity(log.text().len() + log.text().len() / 8),
        words: |slot| words(slot).into(),
    };
    let mut is_blank_due = false;
    let mut is_in_comments = false;
    let lines: Vec<Line<'a>> = log.lines().collect();
    for (at, line) in lines.iter().enumerate() {
        let content = line.content();
        let is_comment = matches!(content, Content::Comment);
        is_blank_due |= match content {
            Content::Blank => true,
            Content::Comment => !is_in_comments && is_above_numbered_heading(&lines[at..]),
            Content::Heading(_) => !is_in_comments && is_numbered_heading(*line),
            Content::Magic(_) | Content::Entries(_) => false,
        };
        is_in_comments = is_comment;
        if matches!(content, Content::Blank) {
            continue;
        }
        if is_blank_due && !printer.text.is_empty() {
            printer.text.push('\n');
        }
        is_blank_due = false;
        printer.line(*line, content);
    }
    printer.text
}

/// A turn or a round: a heading with a number has a blank line above it.
fn is_numbered_heading(line: Line<'_>) -> bool {
    match line.content() {
        Content::Heading(heading) => heading.number().is_some() && !line.is_broken(),
        Content::Blank | Content::Comment | Content::Magic(_) | Content::Entries(_) => false,
    }
}

/// Whether comments stand right above a numbered heading: they belong to it.
fn is_above_numbered_heading(lines: &[Line<'_>]) -> bool {
    lines
        .iter()
        .find(|line| !matches!(line.content(), Content::Comment))
        .is_some_and(|line| is_numbered_heading(*line))
}

struct Printer<F> {
    text: String,
    words: F,
}

impl<'a, F: FnMut(Slot<'a>) -> Shown<'a>> Printer<F> {
    fn line(&mut self, line: Line<'a>, content: Content<'a>) {
        let mut gap = "  ";
        match content {
            Content::Blank => return,
            Content::Comment => gap = "",
            Content::Heading(_) if line.is_broken() => self.text.push_str(&on_one_line(line.raw())),
            Content::Heading(heading) => self.phrase(heading, Role::Heading),
            Content::Magic(magic) if magic.is_broken() => self.text.push_str(&on_one_line(line.raw())),
            Content::Magic(magic) => self.magic(magic),
            Content::Entries(entries) => {
                for (at, entry) in entries.enumerate() {
                    if at > 0 {
                        self.text.push_str("; ");
                    }
                    self.entry(entry);
                }
            }
        }
        // A second comment stood on a line that went on; it keeps a line of its own below.
        for (_, comment) in line.comments() {
            self.text.push_str(gap);
            self.comment(comment);
            self.text.push('\n');
            gap = "  ";
        }
        if line.comments().len() == 0 {
            self.text.push('\n');
        }
    }

    fn comment(&mut self, comment: &str) {
        self.text.push('#');
        self.text
            .push_str(comment.strip_prefix(['#', '＃']).unwrap_or(comment));
    }

    fn magic(&mut self, magic: Magic<'a>) {
        self.text.push_str("annals ");
        self.text.push_str(&VERSION.to_string());
        for (words, role) in [(magic.game(), Role::Game), (magic.language(), Role::Language)] {
            if let Some(words) = words {
                self.text.push(' ');
                self.words(words, role);
            }
        }
    }

    fn phrase(&mut self, phrase: Phrase<'a>, role: Role) {
        self.words(phrase.words(), role);
        if let Some(number) = phrase.number() {
            self.text.push(' ');
            self.number(number);
        }
    }

    fn entry(&mut self, entry: Entry<'a>) {
        if entry.is_broken() {
            self.text.push_str(&entry.as_written());
            return;
        }
        let mut gap = "";
        if let Some(subject) = entry.subject() {
            self.phrase(subject, Role::Subject);
            self.text.push(':');
            gap = " ";
        }
        if entry.is_free_text() && !entry.raw().is_empty() {
            self.text.push(' ');
            self.text.push_str(&entry.text());
        }
        if entry.items().len() > 0 {
            self.text.push_str(gap);
            self.list(entry.items());
            gap = " ";
        }
        for operator in Operator::ALL {
            if let Some(items) = entry.list(operator) {
                self.text.push_str(gap);
                self.text.push_str(operator.sign());
                self.text.push(' ');
                self.list(items);
                gap = " ";
            }
        }
        for slug in entry.waivers() {
            self.text.push_str(gap);
            self.text.push_str("! ");
            self.words(slug, Role::Waiver);
            gap = " ";
        }
    }

    fn list(&mut self, items: Items<'a>) {
        for (at, item) in items.enumerate() {
            if at > 0 {
                self.text.push_str(", ");
            }
            self.item(item);
        }
    }

    fn item(&mut self, item: Item<'a>) {
        let mut gap = "";
        if let Some(lead) = item.lead() {
            self.words(lead, Role::Lead);
            gap = " ";
        }
        if let Some(figures) = item.literal() {
            self.text.push_str(gap);
            self.literal(figures);
            return;
        }
        if item.is_negative() {
            self.text.push_str(gap);
            self.text.push('-');
            gap = "";
        }
        let role = Role::Item { count: item.count() };
        let shown = item.words().map(|words| (self.words)(Slot { words, role }));
        if let Some(amount) = item.amount() {
            self.text.push_str(gap);
            let (Amount::Count(number) | Amount::Money(number)) = amount;
            if matches!(amount, Amount::Money(_)) || matches!(shown, Some(Shown::Money)) {
                self.text.push('$');
            }
            self.number(number);
            gap = " ";
        }
        if let Some(Shown::Words(words)) = shown {
            self.text.push_str(gap);
            self.text.push_str(&words);
        }
        for number in item.numbers() {
            self.text.push(' ');
            self.number(*number);
        }
    }

    fn literal(&mut self, figures: &[Number]) {
        self.text.push('[');
        for (at, number) in figures.iter().enumerate() {
            if at > 0 {
                self.text.push(' ');
            }
            self.number(*number);
        }
        self.text.push(']');
    }

    fn words(&mut self, words: Words<'a>, role: Role) {
        if let Shown::Words(shown) = (self.words)(Slot { words, role }) {
            self.text.push_str(&shown);
        }
    }

    fn number(&mut self, number: Number) {
        // Writing to a string cannot fail.
        let _ = write!(self.text, "{}", number.value);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::parse;

    #[test]
    fn every_kind_of_item_is_printed_in_one_way() {
        let text = "red:5$,2 a 3,b - 4 c,d[1,2],- e,f 6$ ; blue : > g\n";
        assert_eq!(
            print(&parse(text).0),
            "red: $5, 2 a 3, b -4 c, d [1 2], -e, f $6; blue: > g\n"
        );
    }

    #[test]
    fn nothing_is_printed_of_nothing() {
        assert_eq!(print(&parse("").0), "");
        assert_eq!(print(&parse("\n \n;\n").0), "");
        assert_eq!(print(&parse("a:").0), "a:\n");
    }
}
