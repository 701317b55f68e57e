//! Names of things of this game.

use crate::core::{EntryKey, Kind};
use crate::games::planetfall::state::{Name, Rulebook};
use crate::record::names::record_name;
use crate::record::table_words;
use crate::record::tell::shown;

/// A table and the language to describe it in.
pub(super) type TableWords<'a, 'c> = table_words::TableWords<'a, Rulebook<'c>>;

impl TableWords<'_, '_> {
    /// A card, a commander or a goal sheet.
    pub(super) fn name(&self, name: Name) -> String {
        shown(&self.rulebook.names.shown(name), self.texts)
    }

    /// What several things of this sort are called.
    pub(super) fn plural(&self, kind: Kind, id: &str) -> String {
        let name = self.texts.name(&EntryKey::new(kind, id).message_id());
        let plural = name.and_then(|name| name.form("plural").map(str::to_owned));
        plural.unwrap_or_else(|| self.headline(kind, id))
    }

    /// A word of records with a number.
    pub(super) fn word(&self, id: &str, number: &impl ToString) -> String {
        let word = record_name(&EntryKey::new(Kind::WORD, id), None, self.texts);
        format!("{word} {}", number.to_string())
    }
}
