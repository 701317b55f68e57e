//! Names of things on the table, as Markdown.

use crate::core::engine::{Course, Seat, Seated};
use crate::core::{EntryKey, Kind};
use crate::games::planetfall::kinds;
use crate::games::planetfall::replay::Replayed;
use crate::games::planetfall::state::{Name, Rulebook, Stage, State};
use crate::l10n::Texts;
use crate::record::names::record_name;
use crate::record::tell::shown;
use crate::report::escape_markdown;

/// A table and the language to describe it in.
#[derive(Debug, Clone, Copy)]
pub(super) struct TableWords<'a> {
    pub(super) state: &'a State,
    pub(super) course: &'a Course<Stage>,
    pub(super) seats: &'a [Seated],
    pub(super) rulebook: &'a Rulebook<'a>,
    pub(super) texts: &'a Texts,
}

impl<'a> TableWords<'a> {
    /// The table of a replay; none if nobody sits at it.
    pub(super) fn new(replayed: &'a Replayed, texts: &'a Texts) -> Option<Self> {
        let table = replayed.table.as_ref()?;
        Some(Self {
            state: &table.state,
            course: &table.course,
            seats: &table.seats,
            rulebook: &replayed.rulebook,
            texts,
        })
    }

    /// `red`.
    pub(super) fn colour(&self, seat: Seat) -> String {
        let colour = self.seats.get(seat.index());
        let id = colour.map_or("", |(colour, _)| colour.as_str());
        record_name(&EntryKey::new(kinds::COLOUR, id), None, self.texts)
    }

    /// `red (Anna)`.
    pub(super) fn player(&self, seat: Seat) -> String {
        let name = self.seats.get(seat.index()).map_or("", |(_, name)| name.as_str());
        if name.is_empty() {
            self.colour(seat)
        } else {
            format!("{} ({})", self.colour(seat), escape_markdown(name))
        }
    }

    /// Several colours.
    pub(super) fn colours(&self, seats: impl IntoIterator<Item = Seat>) -> String {
        let colours: Vec<String> = seats.into_iter().map(|seat| self.colour(seat)).collect();
        colours.join(", ")
    }

    /// A card, a commander or a goal sheet.
    pub(super) fn name(&self, name: Name) -> String {
        shown(&self.rulebook.names.shown(name), self.texts)
    }

    /// The headline of a name.
    pub(super) fn headline(&self, kind: Kind, id: &str) -> String {
        let key = EntryKey::new(kind, id);
        let name = self.texts.name(&key.message_id());
        name.map_or_else(|| id.to_owned(), |name| name.headline)
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
