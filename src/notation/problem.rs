//! What can be wrong with a record as written, named after the mistake.

use super::span::Span;
use crate::message::Message;

/// How many characters of the text a message quotes.
const QUOTED: usize = 40;

/// One thing that is wrong, where, and what was expected there.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NotationProblem {
    /// The mistake.
    pub mistake: Mistake,
    /// Where it stands.
    pub span: Span,
    /// What was expected instead, the likeliest first.
    pub expected: &'static [Expected],
}

impl NotationProblem {
    /// The problem as a message; `found` quotes the text at its place.
    pub fn message(&self, text: &str) -> Message {
        let found: String = self.span.of(text).chars().take(QUOTED).collect();
        let message = Message::new(self.mistake.id()).with("found", found);
        if self.mistake == Mistake::UnknownVersion {
            return message.with("known", super::VERSION as usize);
        }
        if self.mistake == Mistake::ControlCharacter {
            return message.with("code", code_point(self.span.of(text)));
        }
        message
    }
}

/// The number of a character that cannot be shown, as U+0000.
fn code_point(text: &str) -> String {
    let code = text.chars().next().map_or(0, u32::from);
    format!("U+{code:04X}")
}

/// The mistakes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Mistake {
    /// No line opens the record.
    MissingMagic,
    /// The line that opens a record stands elsewhere, or once more.
    MisplacedMagic,
    /// The line that opens the record lacks its version, game or language.
    IncompleteMagic,
    /// The version is not one that is known here.
    UnknownVersion,
    /// Items without anybody they are about: the colon is missing.
    EntryWithoutColon,
    /// Nothing stands before the colon.
    EmptySubject,
    /// What stands before the colon is more than words and a number.
    SubjectNotWords,
    /// Two colons in one entry: a semicolon or a line end is missing.
    SecondColon,
    /// The same operator twice in one entry.
    SecondOperator,
    /// Nothing stands after `>`.
    MissingTarget,
    /// Nothing stands after `=`.
    MissingResult,
    /// Nothing stands after `~`.
    MissingLink,
    /// Nothing stands before or after a comma, or after a minus.
    EmptyItem,
    /// Nothing stands after `!`.
    EmptyWaiver,
    /// A bracket is opened and not closed.
    UnclosedLiteral,
    /// Something other than figures stands between brackets.
    LiteralNotANumber,
    /// A figure is larger than anything that is counted.
    NumberTooLarge,
    /// No figure stands beside `$`.
    MoneyWithoutNumber,
    /// Something stands where the item, heading or line should be over: often a comma is missing.
    StrayText,
    /// A character that cannot be seen and means nothing.
    ControlCharacter,
}

impl Mistake {
    /// All of them.
    pub const ALL: [Self; 20] = [
        Self::MissingMagic,
        Self::MisplacedMagic,
        Self::IncompleteMagic,
        Self::UnknownVersion,
        Self::EntryWithoutColon,
        Self::EmptySubject,
        Self::SubjectNotWords,
        Self::SecondColon,
        Self::SecondOperator,
        Self::MissingTarget,
        Self::MissingResult,
        Self::MissingLink,
        Self::EmptyItem,
        Self::EmptyWaiver,
        Self::UnclosedLiteral,
        Self::LiteralNotANumber,
        Self::NumberTooLarge,
        Self::MoneyWithoutNumber,
        Self::StrayText,
        Self::ControlCharacter,
    ];

    /// Whether the line that opens the record is missing or wrong.
    pub fn is_about_opening(self) -> bool {
        matches!(
            self,
            Self::MissingMagic | Self::MisplacedMagic | Self::IncompleteMagic | Self::UnknownVersion
        )
    }

    /// The id of its message.
    pub fn id(self) -> &'static str {
        match self {
            Self::MissingMagic => "notation-missing-magic",
            Self::MisplacedMagic => "notation-misplaced-magic",
            Self::IncompleteMagic => "notation-incomplete-magic",
            Self::UnknownVersion => "notation-unknown-version",
            Self::EntryWithoutColon => "notation-entry-without-colon",
            Self::EmptySubject => "notation-empty-subject",
            Self::SubjectNotWords => "notation-subject-not-words",
            Self::SecondColon => "notation-second-colon",
            Self::SecondOperator => "notation-second-operator",
            Self::MissingTarget => "notation-missing-target",
            Self::MissingResult => "notation-missing-result",
            Self::MissingLink => "notation-missing-link",
            Self::EmptyItem => "notation-empty-item",
            Self::EmptyWaiver => "notation-empty-waiver",
            Self::UnclosedLiteral => "notation-unclosed-literal",
            Self::LiteralNotANumber => "notation-literal-not-a-number",
            Self::NumberTooLarge => "notation-number-too-large",
            Self::MoneyWithoutNumber => "notation-money-without-number",
            Self::StrayText => "notation-stray-text",
            Self::ControlCharacter => "notation-control-character",
        }
    }

    /// Whether the entry is whole in spite of it.
    pub(super) fn is_harmless(self) -> bool {
        self == Self::ControlCharacter
    }
}

/// What may be expected at a place.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Expected {
    /// The line `annals 1 game language`.
    Magic,
    /// The version of the notation.
    Version,
    /// The name of a game.
    Game,
    /// The tag of a language.
    Language,
    /// A player or a word of the game.
    Subject,
    /// `:`.
    Colon,
    /// An item.
    Item,
    /// A figure.
    Number,
    /// `]`.
    ClosingBracket,
    /// `,`.
    Comma,
    /// `>`, `=` or `~`.
    Operator,
    /// The slug of a rule.
    Slug,
    /// `;`.
    Semicolon,
    /// The end of the line.
    EndOfLine,
}

impl Expected {
    /// All of them.
    pub const ALL: [Self; 14] = [
        Self::Magic,
        Self::Version,
        Self::Game,
        Self::Language,
        Self::Subject,
        Self::Colon,
        Self::Item,
        Self::Number,
        Self::ClosingBracket,
        Self::Comma,
        Self::Operator,
        Self::Slug,
        Self::Semicolon,
        Self::EndOfLine,
    ];

    /// The id of its message.
    pub fn id(self) -> &'static str {
        match self {
            Self::Magic => "notation-expected-magic",
            Self::Version => "notation-expected-version",
            Self::Game => "notation-expected-game",
            Self::Language => "notation-expected-language",
            Self::Subject => "notation-expected-subject",
            Self::Colon => "notation-expected-colon",
            Self::Item => "notation-expected-item",
            Self::Number => "notation-expected-number",
            Self::ClosingBracket => "notation-expected-closing-bracket",
            Self::Comma => "notation-expected-comma",
            Self::Operator => "notation-expected-operator",
            Self::Slug => "notation-expected-slug",
            Self::Semicolon => "notation-expected-semicolon",
            Self::EndOfLine => "notation-expected-end-of-line",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::message::Argument;
    use std::collections::BTreeSet;

    #[test]
    fn every_mistake_and_expectation_has_its_own_id() {
        let mistakes = Mistake::ALL.map(Mistake::id);
        let expected = Expected::ALL.map(Expected::id);
        let ids: BTreeSet<&str> = mistakes.iter().chain(&expected).copied().collect();
        assert_eq!(ids.len(), mistakes.len() + expected.len());
    }

    #[test]
    fn a_message_quotes_a_little_of_the_text() {
        let text = "x".repeat(1000);
        let problem = NotationProblem {
            mistake: Mistake::StrayText,
            span: Span::new(0, 1000),
            expected: &[Expected::Comma],
        };
        let message = problem.message(&text);
        assert_eq!(message.id, "notation-stray-text");
        assert_eq!(message.arguments[0].1, Argument::Text("x".repeat(QUOTED)));
    }

    #[test]
    fn a_control_character_is_named_by_its_number() {
        let problem = NotationProblem {
            mistake: Mistake::ControlCharacter,
            span: Span::new(0, 1),
            expected: &[],
        };
        let arguments = problem.message("\u{1b}").arguments;
        assert_eq!(arguments[1], ("code", Argument::Text("U+001B".to_owned())));
    }
}
