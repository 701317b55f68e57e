//! The kinds of things that can be looked up. A kind is a name; each game has a table of its kinds.

use serde::{Serialize, Serializer};

/// A kind of entry, by its word in ids, data files, links and JSON: `rule`, `term`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Kind(&'static str);

impl Kind {
    /// A word of the game that players look up.
    pub const TERM: Self = Self("term");
    /// A section of the rules.
    pub const SECTION: Self = Self("section");
    /// A rule.
    pub const RULE: Self = Self("rule");
    /// A point on which the printed books disagree.
    pub const DISAGREEMENT: Self = Self("disagreement");
    /// A point on which they are silent.
    pub const RULING: Self = Self("ruling");
    /// A word of game records.
    pub const WORD: Self = Self("word");

    /// The kind with this word.
    pub const fn new(word: &'static str) -> Self {
        Self(word)
    }

    /// Its word.
    pub const fn word(self) -> &'static str {
        self.0
    }

    /// Whether an entry's id is also the id of its message: `R-034`.
    fn has_message_of_its_id(self) -> bool {
        matches!(self, Self::RULE | Self::DISAGREEMENT | Self::RULING)
    }
}

/// In JSON a kind is its word; the build script writes it as a constant.
impl Serialize for Kind {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_unit_variant("Kind", 0, self.0)
    }
}

/// What a game says of one of its kinds.
///
/// The table of a game's kinds is in order of precedence: where two entries share a name, the one of the earlier kind
/// comes first.
#[derive(Debug, Clone, Copy)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "independent properties, set by name"
)]
pub struct KindInfo {
    /// The kind.
    pub kind: Kind,
    /// How its entries are named and explained.
    pub family: Family,
    /// The word that asks for its table, as in `annals list terms`; none if it is not listed.
    pub list: Option<&'static str>,
    /// The order of the table.
    pub order: ListOrder,
    /// The kind whose entries divide the table into several.
    pub grouped_by: Option<Kind>,
    /// The labels of the facts that the table shows; all facts if none are named.
    pub columns: &'static [&'static str],
    /// Whether an id is a mere number, and so no name of its own.
    pub has_numbers: bool,
    /// Whether an entry has a rule of its own, whose words are the entry's text.
    pub owns_rules: bool,
    /// Whether its entries divide a section of the rules into parts.
    pub is_part_of_rules: bool,
    /// Whether a record names players by it.
    pub is_player: bool,
    /// Whether its names have the forms that follow a number.
    pub is_counted: bool,
    /// Whether its names have the forms of places.
    pub is_place: bool,
    /// Whether running text of the book refers to its entries.
    pub is_linked: bool,
    /// Whether players know its entries by the names that are printed on tiles and cards.
    pub is_printed: bool,
    /// Whether its names keep their capitals in a record.
    pub keeps_case: bool,
    /// Whether the book shows its figures side by side before its entries.
    pub is_tabled: bool,
    /// Whether its names give way to those of other kinds where a script has no capital letters to tell them apart.
    pub gives_way: bool,
    /// Letters that may follow a name in a record and belong to it.
    pub suffixes: &'static [&'static str],
}

/// The order of a list.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ListOrder {
    /// By name, in the alphabet of the reader.
    ByName,
    /// As the data give it.
    AsGiven,
}

/// How entries are named and explained; kinds of one family are treated alike.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Family {
    /// A name with its forms in the glossary, and a text `about-…`.
    Named,
    /// The name of this term and a number, and one text for all.
    Numbered(&'static str),
    /// A title and an introduction.
    Section,
    /// A title and the rule's words, or those of the entry that owns it.
    Rule,
    /// A title, what the books say, and what we rule.
    Dispute,
}

impl KindInfo {
    /// The kinds that every game has; they come after the game's own.
    pub const SHARED: [Self; 5] = [
        Self::new(Kind::SECTION, Family::Section),
        Self::new(Kind::RULE, Family::Rule).owning_rules(),
        Self::new(Kind::DISAGREEMENT, Family::Dispute),
        Self::new(Kind::RULING, Family::Dispute),
        Self::new(Kind::WORD, Family::Named),
    ];

    /// A game's own kinds, and those that every game has.
    pub fn with_shared(own: &'static [Self]) -> impl Iterator<Item = &'static Self> {
        own.iter().chain(&Self::SHARED)
    }

    /// A kind whose entries have names and texts.
    pub const fn named(kind: Kind) -> Self {
        Self::new(kind, Family::Named)
    }

    /// A kind whose entries are numbered; `term` is what each of them is called.
    pub const fn numbered(kind: Kind, term: &'static str) -> Self {
        Self {
            has_numbers: true,
            ..Self::new(kind, Family::Numbered(term))
        }
    }

    const fn new(kind: Kind, family: Family) -> Self {
        Self {
            kind,
            family,
            list: None,
            order: ListOrder::AsGiven,
            grouped_by: None,
            columns: &[],
            has_numbers: false,
            owns_rules: false,
            is_part_of_rules: false,
            is_player: false,
            is_counted: false,
            is_place: false,
            is_linked: false,
            is_printed: false,
            keeps_case: false,
            is_tabled: false,
            gives_way: false,
            suffixes: &[],
        }
    }

    /// Listed as the data give it.
    #[must_use]
    pub const fn listed(self, word: &'static str) -> Self {
        Self {
            list: Some(word),
            ..self
        }
    }

    /// Listed by name.
    #[must_use]
    pub const fn listed_by_name(self, word: &'static str) -> Self {
        Self {
            list: Some(word),
            order: ListOrder::ByName,
            ..self
        }
    }

    /// Listed in groups.
    #[must_use]
    pub const fn grouped_by(self, kind: Kind) -> Self {
        Self {
            grouped_by: Some(kind),
            ..self
        }
    }

    /// The table shows only these facts.
    #[must_use]
    pub const fn with_columns(self, columns: &'static [&'static str]) -> Self {
        Self { columns, ..self }
    }

    /// Ids are numbers.
    #[must_use]
    pub const fn with_numbers(self) -> Self {
        Self {
            has_numbers: true,
            ..self
        }
    }

    /// Each entry has a rule of its own.
    #[must_use]
    pub const fn owning_rules(self) -> Self {
        Self {
            owns_rules: true,
            ..self
        }
    }

    /// Divides sections of the rules.
    #[must_use]
    pub const fn part_of_rules(self) -> Self {
        Self {
            is_part_of_rules: true,
            ..self
        }
    }

    /// Names players.
    #[must_use]
    pub const fn player(self) -> Self {
        Self {
            is_player: true,
            ..self
        }
    }

    /// Its entries are counted.
    #[must_use]
    pub const fn counted(self) -> Self {
        Self {
            is_counted: true,
            ..self
        }
    }

    /// Its entries are places.
    #[must_use]
    pub const fn place(self) -> Self {
        Self {
            is_place: true,
            ..self
        }
    }

    /// Known by the names on tiles and cards.
    #[must_use]
    pub const fn printed(self) -> Self {
        Self {
            is_printed: true,
            ..self
        }
    }

    /// Referred to in running text.
    #[must_use]
    pub const fn linked(self) -> Self {
        Self {
            is_linked: true,
            ..self
        }
    }

    /// Names keep their capitals in records.
    #[must_use]
    pub const fn with_case(self) -> Self {
        Self {
            keeps_case: true,
            ..self
        }
    }

    /// Shown as a table first.
    #[must_use]
    pub const fn tabled(self) -> Self {
        Self {
            is_tabled: true,
            ..self
        }
    }

    /// Names give way to those of other kinds where there are no capitals.
    #[must_use]
    pub const fn giving_way(self) -> Self {
        Self {
            gives_way: true,
            ..self
        }
    }

    /// With letters that may follow a name.
    #[must_use]
    pub const fn suffixed(self, suffixes: &'static [&'static str]) -> Self {
        Self { suffixes, ..self }
    }

    /// Whether entries have a glossary message `kind-id` with the forms of the name.
    pub const fn has_glossary_name(&self) -> bool {
        matches!(self.family, Family::Named)
    }
}

/// The words of game records that every game has: headings, header lines and answers.
pub const RECORD_WORDS: [&str; 15] = [
    "setup", "turn", "round", "order", "tally", "score", "winner", "players", "title", "date", "place",
    "variant", "ruling", "pass", "end",
];

/// A kind and an id: what a link, a reference or a hit points at.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct EntryKey {
    /// The kind.
    pub kind: Kind,
    /// The id, unique within its kind.
    pub id: String,
}

impl EntryKey {
    /// A key of a kind and an id.
    pub fn new(kind: Kind, id: impl Into<String>) -> Self {
        Self { kind, id: id.into() }
    }

    /// A word of records.
    pub fn word(id: &'static str) -> Self {
        Self::new(Kind::WORD, id)
    }

    /// The id, if it is of this kind.
    pub fn of_kind(&self, kind: Kind) -> Option<&str> {
        (self.kind == kind).then_some(self.id.as_str())
    }

    /// Reads `kind:id`, where the kind is one of these.
    pub fn parse(text: &str, mut kinds: impl Iterator<Item = Kind>) -> Option<Self> {
        let (word, id) = text.split_once(':')?;
        Some(Self::new(kinds.find(|kind| kind.word() == word)?, id))
    }

    /// Whether a text has the form `kind:id`, whatever kinds there are.
    pub fn is_written(text: &str) -> bool {
        let is_word = |part: &str| {
            let is_letter = |letter: char| letter.is_ascii_alphanumeric() || letter == '-';
            !part.is_empty() && part.chars().all(is_letter)
        };
        text.split_once(':')
            .is_some_and(|(kind, id)| is_word(kind) && is_word(id))
    }

    /// The id of the message that holds the name: `term-turn`, `R-034`, `section-setup`.
    pub fn message_id(&self) -> String {
        if self.kind.has_message_of_its_id() {
            self.id.clone()
        } else {
            format!("{}-{}", self.kind.word(), self.id)
        }
    }
}

/// How a name belongs to its thing; better ones first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum NameRank {
    /// The headline, or the id.
    Name,
    /// An inflected form.
    Form,
    /// Another name that people use.
    Alias,
    /// An inflected form of one.
    AliasForm,
    /// The title of a rule, a section or a ruling.
    Title,
    /// What people write for it in a record, where its place tells what is meant; not a name to look up.
    Written,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_kind_is_its_word_in_json() {
        let json = serde_json::to_value(Kind::TERM).expect("a kind is a word");
        assert_eq!(json, "term");
    }

    #[test]
    fn keys_are_read_and_named() {
        let kinds = || [Kind::TERM, Kind::RULE].into_iter();
        let key = EntryKey::parse("term:turn", kinds()).expect("a key");
        assert_eq!(key.message_id(), "term-turn");
        assert_eq!(EntryKey::new(Kind::RULE, "R-034").message_id(), "R-034");
        assert_eq!(EntryKey::parse("castle:x", kinds()), None);
    }

    #[test]
    fn the_form_of_a_key_is_known_without_its_game() {
        assert!(EntryKey::is_written("castle:new-york"));
        for other in ["castle", "castle:", ":x", "https://a.example", "a b:c"] {
            assert!(!EntryKey::is_written(other), "{other}");
        }
    }
}
