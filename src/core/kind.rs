//! The kinds of things that can be looked up.

use serde::Serialize;

/// A kind of entry; the same kinds serve every game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// A capital building.
    Building,
    /// A piece on the board.
    Piece,
    /// A trade good.
    Good,
    /// A region of the map.
    Region,
    /// A card.
    Card,
    /// A token.
    Token,
    /// A box or track of the board.
    Box,
    /// A word of the game.
    Term,
    /// A phase of the turn.
    Phase,
    /// An age.
    Age,
    /// A player colour.
    Colour,
    /// A nation.
    Nation,
    /// A section of the rules.
    Section,
    /// A rule.
    Rule,
    /// A point on which the printed books disagree.
    Disagreement,
    /// A point on which they are silent.
    Ruling,
    /// A word of game records, the same in all games.
    Word,
}

impl Kind {
    /// Every kind; when two entries share a name the earlier kind comes first.
    pub const ALL: [Self; 17] = [
        Self::Building,
        Self::Piece,
        Self::Good,
        Self::Region,
        Self::Card,
        Self::Token,
        Self::Box,
        Self::Term,
        Self::Phase,
        Self::Age,
        Self::Colour,
        Self::Nation,
        Self::Section,
        Self::Rule,
        Self::Disagreement,
        Self::Ruling,
        Self::Word,
    ];

    /// The kind's word in ids, data files, links and JSON.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Building => "building",
            Self::Piece => "piece",
            Self::Good => "good",
            Self::Region => "region",
            Self::Card => "card",
            Self::Token => "token",
            Self::Box => "box",
            Self::Term => "term",
            Self::Phase => "phase",
            Self::Age => "age",
            Self::Colour => "colour",
            Self::Nation => "nation",
            Self::Section => "section",
            Self::Rule => "rule",
            Self::Disagreement => "disagreement",
            Self::Ruling => "ruling",
            Self::Word => "word",
        }
    }

    /// The kind with this word.
    pub fn from_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.word() == word)
    }

    /// How entries of this kind are named and explained.
    pub const fn family(self) -> Family {
        match self {
            Self::Building
            | Self::Piece
            | Self::Good
            | Self::Region
            | Self::Card
            | Self::Box
            | Self::Term
            | Self::Phase
            | Self::Age
            | Self::Colour
            | Self::Nation
            | Self::Word => Family::Named,
            Self::Token => Family::Token,
            Self::Section => Family::Section,
            Self::Rule => Family::Rule,
            Self::Disagreement | Self::Ruling => Family::Dispute,
        }
    }

    /// Whether entries of this kind have a glossary message `kind-id` with the forms of the name.
    pub const fn has_glossary_name(self) -> bool {
        matches!(self.family(), Family::Named)
    }
}

/// How entries are named and explained; kinds of one family are treated alike.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Family {
    /// A name with its forms in the glossary, and a text `about-…`.
    Named,
    /// A number, and one text for all.
    Token,
    /// A title and an introduction.
    Section,
    /// A title and the rule's words, or those of its building.
    Rule,
    /// A title, what the books say, and what we rule.
    Dispute,
}

/// The words of game records that belong to no game: headings, header lines and answers.
pub const RECORD_WORDS: [&str; 19] = [
    "setup", "turn", "round", "bids", "order", "refill", "tally", "score", "winner", "players", "title",
    "date", "place", "variant", "ruling", "board", "pass", "exchange", "end",
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

    /// Reads `kind:id`.
    pub fn parse(text: &str) -> Option<Self> {
        let (kind, id) = text.split_once(':')?;
        Some(Self::new(Kind::from_word(kind)?, id))
    }

    /// The id of the message that holds the name: `building-monastery`, `R-034`, `section-setup`.
    pub fn message_id(&self) -> String {
        match self.kind.family() {
            Family::Rule | Family::Dispute => self.id.clone(),
            Family::Named | Family::Token | Family::Section => format!("{}-{}", self.kind.word(), self.id),
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
    /// The title of a rule, a section or a ruling.
    Title,
    /// What people write for it in a record, where its place tells what is meant; not a name to look up.
    Written,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_and_kinds_agree() {
        for kind in Kind::ALL {
            assert_eq!(Kind::from_word(kind.word()), Some(kind));
            let json = serde_json::to_value(kind).expect("a kind is a word");
            assert_eq!(json, kind.word());
        }
    }

    #[test]
    fn keys_are_read_and_named() {
        let key = EntryKey::parse("building:monastery").expect("a key");
        assert_eq!(key.message_id(), "building-monastery");
        assert_eq!(EntryKey::new(Kind::Rule, "R-034").message_id(), "R-034");
        assert_eq!(EntryKey::parse("castle:x"), None);
    }
}
