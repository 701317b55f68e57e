//! Names of things on a table, as Markdown.

use super::line::Lines;
use super::names::record_name;
use crate::core::engine::{Course, Game, Players, Replayed, Seat, Seated, Stage as _};
use crate::core::{EntryKey, Kind};
use crate::l10n::{Texts, strip_isolates};
use crate::message::Argument;
use crate::reference::Document;
use crate::report::escape_markdown;

/// A table and the language to describe it in.
#[derive(Debug)]
pub(super) struct TableWords<'a, G: Game> {
    pub(super) state: &'a G::State,
    pub(super) course: &'a Course<G::Stage>,
    pub(super) seats: &'a [Seated],
    pub(super) rulebook: &'a G,
    pub(super) texts: &'a Texts,
}

impl<'a, G: Game> TableWords<'a, G> {
    /// The table of a replay; none if nobody sits at it.
    pub(super) fn new(replayed: &'a Replayed<G>, texts: &'a Texts) -> Option<Self> {
        let table = replayed.table.as_ref()?;
        Self::with(replayed, &table.state, texts)
    }

    /// Another table of a replay.
    pub(super) fn with(replayed: &'a Replayed<G>, state: &'a G::State, texts: &'a Texts) -> Option<Self> {
        let table = replayed.table.as_ref()?;
        Some(Self {
            state,
            course: &table.course,
            seats: &table.seats,
            rulebook: &replayed.rulebook,
            texts,
        })
    }

    /// What everybody plays.
    pub(super) fn players(&self) -> Players<'a> {
        Players::new::<G>(self.seats)
    }

    /// `red`.
    pub(super) fn played(&self, seat: Seat) -> String {
        record_name(&self.players().key(seat), None, self.texts)
    }

    /// `red (Anna)`.
    pub(super) fn player(&self, seat: Seat) -> String {
        let name = self.players().name(seat);
        if name.is_empty() {
            self.played(seat)
        } else {
            format!("{} ({})", self.played(seat), escape_markdown(name))
        }
    }

    /// `red, blue`.
    pub(super) fn played_by(&self, seats: impl IntoIterator<Item = Seat>) -> String {
        let played: Vec<String> = seats.into_iter().map(|seat| self.played(seat)).collect();
        played.join(", ")
    }

    /// The headline of a name.
    pub(super) fn headline(&self, kind: Kind, id: &str) -> String {
        let name = self.texts.name(&EntryKey::new(kind, id).message_id());
        name.map_or_else(|| id.to_owned(), |name| name.headline)
    }

    /// The title of a page that shows the table.
    pub(super) fn title(&self) -> String {
        let unit = ("unit", Argument::from(G::TURN));
        let stage = self.course.stage;
        if stage == G::Stage::SETUP {
            return self.texts.with("show-title-setup", &[unit]);
        }
        if stage == G::Stage::END {
            return self.texts.with("show-title-end", &[unit]);
        }
        let turn = ("turn", Argument::from(G::turn(self.state)));
        let stage = ("stage", Argument::from(stage.key().message_id()));
        self.texts.with("show-title", &[unit, turn, stage])
    }

    /// Adds a table with a column for each player.
    pub(super) fn add_columns(&self, page: &mut Document, seats: &[Seat], rows: &[Vec<String>]) {
        let mut head = vec![String::new()];
        head.extend(seats.iter().map(|seat| self.player(*seat)));
        let to_end: Vec<bool> = (0..head.len()).map(|column| column > 0).collect();
        page.table(&head, &to_end, rows);
    }

    /// The line of an action, ready to be copied.
    pub(super) fn line(&self, action: &G::Action, of_record: &Texts) -> String {
        let lines = Lines {
            rulebook: self.rulebook,
            seats: self.seats,
            texts: of_record,
        };
        strip_isolates(&lines.line(action))
    }
}
