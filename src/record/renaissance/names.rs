//! Names of things on the table, as Markdown.

use crate::core::engine::{Course, Seat, Seated};
use crate::core::{EntryKey, Kind};
use crate::games::renaissance::replay::Replayed;
use crate::games::renaissance::state::{Rulebook, State};
use crate::games::renaissance::{Stage, kinds};
use crate::l10n::Texts;
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
        Self::with(replayed, &table.state, texts)
    }

    /// A table of a replay.
    pub(super) fn with(replayed: &'a Replayed, state: &'a State, texts: &'a Texts) -> Option<Self> {
        let table = replayed.table.as_ref()?;
        Some(Self {
            state,
            course: &table.course,
            seats: &table.seats,
            rulebook: &replayed.rulebook,
            texts,
        })
    }

    /// The id of a power.
    pub(super) fn id(&self, seat: Seat) -> &'a str {
        let power = self.seats.get(seat.index());
        power.map_or("", |(power, _)| power.as_str())
    }

    /// `Venice`.
    pub(super) fn power(&self, seat: Seat) -> String {
        self.headline(kinds::POWER, self.id(seat))
    }

    /// `Venice (Anna)`.
    pub(super) fn player(&self, seat: Seat) -> String {
        let name = self.seats.get(seat.index()).map_or("", |(_, name)| name.as_str());
        if name.is_empty() {
            self.power(seat)
        } else {
            format!("{} ({})", self.power(seat), escape_markdown(name))
        }
    }

    /// Several powers.
    pub(super) fn powers(&self, seats: impl IntoIterator<Item = Seat>) -> String {
        let powers: Vec<String> = seats.into_iter().map(|seat| self.power(seat)).collect();
        powers.join(", ")
    }

    /// The headline of a name.
    pub(super) fn headline(&self, kind: Kind, id: &str) -> String {
        let key = EntryKey::new(kind, id);
        let name = self.texts.name(&key.message_id());
        name.map_or_else(|| id.to_owned(), |name| name.headline)
    }
}
