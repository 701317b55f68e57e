//! The entries that every game has, as its registry holds them: sections, rules, rulings, disagreements, words.

use std::borrow::Cow;
use std::collections::BTreeSet;

use serde::Serialize;

use super::{EntryKey, Kind, KindInfo, NameRank, RECORD_WORDS, Registry, check_references, ids};
use crate::data::{Entry, List, Reader, Text};

/// The rules that every entry of a kind cites.
#[derive(Debug, Clone, Serialize)]
pub struct KindRules {
    /// The kind's word.
    pub kind: Text,
    /// The rules.
    pub rules: List<Text>,
}

impl KindRules {
    /// Reads the table `kind_rules`; `kinds` are the game's own.
    pub(crate) fn read(
        reader: &mut Reader,
        kinds: &'static [KindInfo],
        rules: &BTreeSet<&str>,
    ) -> List<Self> {
        let Some(entry) = reader.table("kind_rules") else {
            return List::default();
        };
        let known = KindInfo::with_shared(kinds);
        let known = known.map(|info| info.kind.word()).collect();
        let mut lists = Vec::new();
        for (kind, cited) in entry.text_lists() {
            let kind = Text::Owned(kind);
            check_references(&entry, "kind_rules", std::slice::from_ref(&kind), &known);
            check_references(&entry, "kind_rules", &cited, rules);
            lists.push(Self { kind, rules: cited });
        }
        List::Owned(lists)
    }

    /// The rules that entries of a kind cite, in a list of such lists.
    pub fn of(lists: &[Self], kind: Kind) -> impl Iterator<Item = &str> {
        let of_kind = lists.iter().filter(move |rules| rules.kind == kind.word());
        of_kind.flat_map(|rules| rules.rules.iter().map(AsRef::as_ref))
    }
}

/// The rules that an entry cites, each of which must be known.
pub(crate) fn cited_rules(entry: &Entry, known: &BTreeSet<&str>) -> List<Text> {
    references(entry, "rules", known)
}

/// The ids of things that must be known; left out means none.
pub(crate) fn references(entry: &Entry, key: &'static str, known: &BTreeSet<&str>) -> List<Text> {
    let ids = entry.texts(key);
    check_references(entry, key, &ids, known);
    ids
}

/// The id of something that must be known.
pub(crate) fn reference(entry: &Entry, key: &'static str, known: &BTreeSet<&str>) -> Text {
    let id = entry.text(key);
    if !id.is_empty() {
        check_references(entry, key, std::slice::from_ref(&id), known);
    }
    id
}

impl Registry {
    /// The ids of a shared kind, in the order of the data; `words` are those that only the game's records have.
    pub fn ids_of(&self, kind: Kind, words: &[&'static str]) -> Vec<Cow<'_, str>> {
        match kind {
            Kind::SECTION => ids(&self.sections, |item| &item.id),
            Kind::RULE => ids(&self.rules, |item| &item.id),
            Kind::DISAGREEMENT => ids(&self.disagreements, |item| &item.id),
            Kind::RULING => ids(&self.rulings, |item| &item.id),
            Kind::WORD => {
                let words = RECORD_WORDS.iter().chain(words);
                words.map(|word| Cow::Borrowed(*word)).collect()
            }
            _ => Vec::new(),
        }
    }

    /// The rules that an entry of a shared kind cites.
    pub fn rules_cited_by<'r>(&'r self, kind: Kind, id: &'r str) -> Vec<&'r str> {
        let cited = |rules: Option<&'r List<Text>>| -> Vec<&'r str> {
            rules.map_or_else(Vec::new, |rules| rules.iter().map(AsRef::as_ref).collect())
        };
        match kind {
            Kind::RULING => cited(self.ruling(id).map(|item| &item.rules)),
            Kind::DISAGREEMENT => cited(self.disagreement(id).map(|item| &item.rules)),
            Kind::RULE => vec![id],
            Kind::SECTION => {
                let rules = self.rules.iter().filter(|rule| rule.section == id);
                rules.map(|rule| rule.id.as_ref()).collect()
            }
            _ => Vec::new(),
        }
    }

    /// Names of shared kinds that are the same in every language: a section's number, a ruling's word.
    pub fn names_of_all_languages(&self) -> Vec<(EntryKey, NameRank, String)> {
        let name = |kind: Kind, id: &Text, name: &Text| {
            (
                EntryKey::new(kind, id.as_ref()),
                NameRank::Title,
                name.to_string(),
            )
        };
        let sections = self.sections.iter();
        let sections = sections.map(|item| name(Kind::SECTION, &item.id, &item.number));
        let rulings = self.rulings.iter();
        let rulings = rulings.map(|item| name(Kind::RULING, &item.id, &item.name));
        let disagreements = self.disagreements.iter();
        let disagreements = disagreements.map(|item| name(Kind::DISAGREEMENT, &item.id, &item.name));
        sections.chain(rulings).chain(disagreements).collect()
    }
}
