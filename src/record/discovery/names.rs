//! Names of things on the table, as Markdown.

use crate::core::engine::{Course, Seated};
use crate::core::{EntryKey, Kind};
use crate::games::discovery::kinds;
use crate::games::discovery::replay::Replayed;
use crate::games::discovery::state::{Rulebook, Seat, Stage, State};
use crate::l10n::Texts;
use crate::record::names::record_name;
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

    /// The headline of a name.
    pub(super) fn headline(&self, kind: Kind, id: &str) -> String {
        let key = EntryKey::new(kind, id);
        let name = self.texts.name(&key.message_id());
        name.map_or_else(|| id.to_owned(), |name| name.headline)
    }

    /// A region.
    pub(super) fn region(&self, at: usize) -> String {
        self.headline(kinds::REGION, &self.rulebook.catalog.regions[at].id)
    }

    /// A building.
    pub(super) fn building(&self, at: usize) -> String {
        self.headline(kinds::BUILDING, &self.rulebook.catalog.buildings[at].id)
    }

    /// A good.
    pub(super) fn good(&self, at: usize) -> String {
        record_name(
            &EntryKey::new(kinds::GOOD, self.rulebook.catalog.goods[at].id.as_ref()),
            None,
            self.texts,
        )
    }

    /// A card.
    pub(super) fn card(&self, at: usize) -> String {
        self.headline(kinds::CARD, &self.rulebook.catalog.cards[at].id)
    }
}
