//! Message ids and typed arguments: what is to be said, without the words.
//!
//! The words live in `locales/`; only `l10n` joins the two.

/// Something to be said to a person: a message id and its arguments.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Message {
    /// The id of the Fluent message.
    pub id: &'static str,
    /// The arguments by name.
    pub arguments: Vec<(&'static str, Argument)>,
}

/// A typed argument: a number stays a number, so that plurals work.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Argument {
    /// A figure.
    Number(i64),
    /// A text to be shown as it is.
    Text(String),
}

impl Message {
    /// A message without arguments.
    pub fn new(id: &'static str) -> Self {
        Self {
            id,
            arguments: Vec::new(),
        }
    }

    /// The message with one more argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Argument>) -> Self {
        self.arguments.push((name, value.into()));
        self
    }
}

impl From<&str> for Argument {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<String> for Argument {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<i64> for Argument {
    fn from(number: i64) -> Self {
        Self::Number(number)
    }
}

impl From<usize> for Argument {
    fn from(number: usize) -> Self {
        Self::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

impl From<u16> for Argument {
    fn from(number: u16) -> Self {
        Self::Number(i64::from(number))
    }
}

impl From<u8> for Argument {
    fn from(number: u8) -> Self {
        Self::Number(i64::from(number))
    }
}
