//! A game as everything above `games` sees it: an object-safe trait, so that no other module matches on games.

use std::borrow::Cow;
use std::fmt::Debug;
use std::sync::Arc;

use crate::core::engine::{Game, Replayed, Step};
use crate::core::{
    Declared, EntryKey, Fact, Finding, FindingCounts, GameCatalog, Kind, KindInfo, NameRank, Registry,
    Statements, TemplateLine, Unit, Want, WordPlace, check_choice,
};
use crate::data::Text;
use crate::games::{GameInfo, OwnFileInfo};

/// A game with its data: what its entries are, how its records are read, and how they are played through.
pub trait BoardGame: Debug + Send + Sync {
    /// Its id: the name of its folders, and the word in the opening line of a record.
    fn id(&self) -> &'static str;

    /// Its own kinds of entries, in order of precedence.
    fn own_kinds(&self) -> &'static [KindInfo];

    /// What is in the box.
    fn catalog(&self) -> &dyn GameCatalog;

    /// The facts of an entry.
    fn facts(&self, key: &EntryKey) -> Vec<Fact>;

    /// The rules an entry cites; the rule it owns comes first.
    fn rules_of(&self, key: &EntryKey) -> Vec<String>;

    /// The typed data of an entry.
    fn json(&self, key: &EntryKey) -> serde_json::Value;

    /// The entries under which another one is listed, if its kind is listed in groups: one, or several where it belongs
    /// to several.
    fn groups_of(&self, _key: &EntryKey) -> Vec<EntryKey> {
        Vec::new()
    }

    /// The entry that owns a rule, if one does: its text is the rule's.
    fn owner_of_rule(&self, _rule: &str) -> Option<EntryKey> {
        None
    }

    /// Names of things that the game has not, and that must not be taken for the one with the nearest name.
    fn absent_names(&self) -> &[Text] {
        &[]
    }

    /// The kind of things that a term stands for.
    fn kind_of_term(&self, term: &str) -> Option<Kind>;

    /// What words of a record may mean in a place, the likeliest first.
    fn wants(&self, place: &WordPlace) -> Vec<Want>;

    /// What stands behind a figure and is not written in the canonical form.
    fn unit(&self, _key: &EntryKey) -> Option<Unit> {
        None
    }

    /// Whether a number may belong to a name: `dock 5`.
    fn takes_number(&self, key: &EntryKey) -> bool {
        key.kind == Kind::WORD
    }

    /// Whether several things have this name and a number tells them apart: `the second operations`.
    fn is_numbered(&self, _key: &EntryKey) -> bool {
        false
    }

    /// Whether what is said to be done for something brings it: `gathers for 5 energy`.
    fn is_free(&self, _key: &EntryKey) -> bool {
        false
    }

    /// Whether its records have pairs of dice, one against the other.
    fn has_pairs_of_dice(&self) -> bool {
        false
    }

    /// Which statements say something that can be written where they stand. Judges no move.
    fn which_say_something(&self, statements: &Statements) -> Vec<bool> {
        vec![true; statements.list.len()]
    }

    /// The headings under which players act, in the order of a turn.
    fn headings_of_players(&self) -> Vec<EntryKey>;

    /// The word that a record counts its turns by.
    fn turn_word(&self) -> &'static str {
        "turn"
    }

    /// What it says of the files that tables may add to it; none if they add none.
    fn own_file(&self) -> Option<OwnFileInfo> {
        None
    }

    /// The things that the file of a table declares.
    fn declared(&self) -> Arc<[Arc<Declared>]> {
        Arc::default()
    }

    /// The names of all findings that its check can report; none if its records can only be read.
    fn breaches(&self) -> Vec<&'static str> {
        Vec::new()
    }

    /// Whether its records can be checked; otherwise they can only be read.
    fn is_checked(&self) -> bool {
        !self.breaches().is_empty()
    }

    /// The number or letter of an entry that divides a section of the rules.
    fn number_of_part(&self, _part: &str) -> Option<String> {
        None
    }

    /// What follows the players in a record to start from.
    fn template(&self) -> &'static [TemplateLine] {
        &[]
    }
}

impl dyn BoardGame + '_ {
    /// The ids of a kind, in the order of the data.
    pub fn ids(&self, kind: Kind) -> Vec<Cow<'_, str>> {
        self.catalog().ids_of(kind)
    }

    /// The rules, rulings, disagreements and sources.
    pub fn registry(&self) -> &Registry {
        self.catalog().registry()
    }

    /// Names that are the same in every language.
    pub fn neutral_names(&self) -> Vec<(EntryKey, NameRank, String)> {
        self.catalog().names_of_all_languages()
    }

    /// The fewest and the most players.
    pub fn player_numbers(&self) -> (usize, usize) {
        self.catalog().player_numbers()
    }

    /// A record that breaks a rule and one that keeps it.
    pub fn example(&self, slug: &str) -> Option<(&'static str, &'static str)> {
        GameInfo::find(self.id())?.example(slug)
    }

    /// All kinds of entries, the game's own first.
    pub fn kinds(&self) -> impl Iterator<Item = &'static KindInfo> {
        KindInfo::with_shared(self.own_kinds())
    }

    /// What is said of a kind; none if the game has no such kind.
    pub fn kind_info(&self, kind: Kind) -> Option<&'static KindInfo> {
        self.kinds().find(|info| info.kind == kind)
    }

    /// The kind with this word.
    pub fn kind(&self, word: &str) -> Option<Kind> {
        self.kinds()
            .map(|info| info.kind)
            .find(|kind| kind.word() == word)
    }

    /// Reads `kind:id`.
    pub fn key(&self, text: &str) -> Option<EntryKey> {
        EntryKey::parse(text, self.kinds().map(|info| info.kind))
    }

    /// Whether a reading can be chosen; the names to choose from otherwise.
    pub fn check_choice(&self, name: &str, reading: &str) -> Result<(), Vec<String>> {
        check_choice(self.registry(), name, reading)
    }

    /// Whether anything about the entry is unconfirmed.
    pub fn is_assumed(&self, key: &EntryKey) -> bool {
        self.facts(key).iter().any(|fact| fact.assumed)
    }

    /// A letter that may follow the names of a kind in a record, as it is written there.
    pub fn suffix(&self, kind: Kind, letter: &str) -> Option<&'static str> {
        let mut suffixes = self.kind_info(kind)?.suffixes.iter();
        suffixes.find(|known| known.eq_ignore_ascii_case(letter)).copied()
    }

    /// Whether a record names players by this kind.
    pub fn is_player(&self, kind: Kind) -> bool {
        self.kind_info(kind).is_some_and(|info| info.is_player)
    }
}

/// A record that was played through.
pub trait ReplayedGame: Debug {
    /// Everything that was found, in the order of the record.
    fn findings(&self) -> &[Finding];

    /// The same, to be changed.
    fn findings_mut(&mut self) -> &mut [Finding];

    /// Findings that are counted but not kept, because there are too many.
    fn left_out(&self) -> FindingCounts;

    /// Counts findings about words and signs that are not kept either.
    fn leave_out(&mut self, counts: &FindingCounts);

    /// Whether the search for what follows from what was broken off, because it took too long.
    fn is_cut(&self) -> bool;

    /// Whether the game has been played to its end.
    fn is_finished(&self) -> bool;

    /// The heading reached; none if nobody sits at the table.
    fn heading(&self) -> Option<EntryKey>;

    /// The turn reached; none before the first.
    fn turn(&self) -> Option<u16>;

    /// Each statement of the record, and what came of it by itself.
    fn story(&self, statements: &Statements) -> Vec<Step>;

    /// What stands for each player in the game, and the player's name; empty if it has not been written.
    fn players(&self) -> Vec<(EntryKey, &str)>;
}

impl dyn ReplayedGame + '_ {
    /// Findings of each sort, whether kept or left out.
    pub fn counts(&self) -> FindingCounts {
        let mut counts = self.left_out();
        for finding in self.findings() {
            counts.count(finding);
        }
        counts
    }

    /// Whether the record breaks a rule or was not understood somewhere, and the table has not allowed it.
    pub fn has_errors(&self) -> bool {
        self.left_out().errors > 0 || self.findings().iter().any(Finding::can_explain)
    }
}

impl<G: Game> ReplayedGame for Replayed<G> {
    fn findings(&self) -> &[Finding] {
        &self.findings
    }

    fn findings_mut(&mut self) -> &mut [Finding] {
        &mut self.findings
    }

    fn left_out(&self) -> FindingCounts {
        self.left_out
    }

    fn leave_out(&mut self, counts: &FindingCounts) {
        self.left_out.add(counts);
    }

    fn is_cut(&self) -> bool {
        self.is_cut
    }

    fn is_finished(&self) -> bool {
        self.is_finished()
    }

    fn heading(&self) -> Option<EntryKey> {
        self.heading()
    }

    fn turn(&self) -> Option<u16> {
        self.turn()
    }

    fn story(&self, statements: &Statements) -> Vec<Step> {
        self.story(statements)
    }

    fn players(&self) -> Vec<(EntryKey, &str)> {
        let seats = self.table.iter().flat_map(|table| &table.seats);
        seats
            .map(|(played, name)| (EntryKey::new(G::PLAYERS, played.as_str()), name.as_str()))
            .collect()
    }
}
