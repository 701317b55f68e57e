//! How records write who plays, and the lines that every game has.

use super::{Action as _, Game, Role, Seat, Seated, Stage as _};
use crate::core::{EntryKey, EntryLine, Kind, Line, Value};

/// Who plays, as records write it.
#[derive(Debug, Clone, Copy)]
pub struct Players<'a> {
    kind: Kind,
    seats: &'a [Seated],
}

impl<'a> Players<'a> {
    /// The players of a game at these seats.
    pub fn new<G: Game>(seats: &'a [Seated]) -> Self {
        Self {
            kind: G::PLAYERS,
            seats,
        }
    }

    /// The id of what a player plays.
    pub fn id(self, seat: Seat) -> &'a str {
        self.seats
            .get(seat.index())
            .map_or("", |(played, _)| played.as_str())
    }

    /// The ids of what several players play.
    pub fn ids(self, seats: impl IntoIterator<Item = Seat>) -> Vec<&'a str> {
        seats.into_iter().map(|seat| self.id(seat)).collect()
    }

    /// The name that the record gives to a player; empty if it gives none.
    pub fn name(self, seat: Seat) -> &'a str {
        self.seats.get(seat.index()).map_or("", |(_, name)| name.as_str())
    }

    /// What a player plays.
    pub fn key(self, seat: Seat) -> EntryKey {
        EntryKey::new(self.kind, self.id(seat))
    }

    /// A player as an item.
    pub fn value(self, seat: Seat) -> Value {
        Value::Thing(self.key(seat))
    }

    /// Several players as items.
    pub fn values(self, seats: &[Seat]) -> Vec<Value> {
        seats.iter().map(|seat| self.value(*seat)).collect()
    }

    /// A player with the name that the record gives.
    fn seated(self, (played, name): &Seated) -> Value {
        let key = EntryKey::new(self.kind, played.as_str());
        if name.is_empty() {
            Value::Thing(key)
        } else {
            Value::Space(key, name.clone())
        }
    }
}

/// The line of what every game has; none of what only one game says.
pub(super) fn common_line<G: Game>(players: Players, action: &G::Action) -> Option<Line> {
    let heading = |heading: Value| Some(Line::Heading(heading));
    let about = |word, items: Vec<Value>| Some(Line::Entry(EntryLine::about(word, items)));
    match action.role() {
        Role::Turn(number) => heading(Value::Space(EntryKey::word(G::TURN), number.to_string())),
        Role::Enter(stage) => heading(stage.heading()),
        Role::Part(kind, id, _) => heading(Value::Heading(EntryKey::new(kind, id))),
        Role::Tally(word) => heading(Value::Heading(EntryKey::word(word))),
        Role::Players(seats) => about(
            "players",
            seats.iter().map(|seated| players.seated(seated)).collect(),
        ),
        Role::Ruling(name, reading) => about("ruling", vec![Value::Text(format!("{name} {reading}"))]),
        Role::Order(order) => about("order", players.values(order)),
        Role::Winners(winners) => about("winner", players.values(winners)),
        Role::Variant | Role::Remark | Role::Entry => None,
    }
}
