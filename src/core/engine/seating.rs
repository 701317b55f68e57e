//! Who plays, while the statements of a record are read: from the line that seats the players on, names mean seats.

use super::{MOST_PLAYERS, Seat, Seated};
use crate::core::{EntryKey, EntryStatement, NameId, Named, Statements, Thing};

/// The seats that the names of a record mean.
#[derive(Debug, Clone)]
pub struct Seating<'s> {
    statements: &'s Statements,
    seats: Vec<Seated>,
    /// The player that each name means.
    seat_of: Vec<Option<Seat>>,
}

impl<'s> Seating<'s> {
    /// Nobody is seated yet.
    pub fn new(statements: &'s Statements) -> Self {
        Self {
            statements,
            seats: Vec::new(),
            seat_of: vec![None; statements.names.len()],
        }
    }

    /// Seats the players. That is said once; `played` is what a thing makes a player play, if it does.
    pub fn sit_down<'k>(
        &mut self,
        items: &[Thing],
        played: impl Fn(&'s EntryKey) -> Option<&'k str>,
    ) -> Option<Vec<Seated>>
    where
        's: 'k,
    {
        if !self.seats.is_empty() {
            return None;
        }
        let seated = |item: &Thing| match self.statements.name(item.name?) {
            Named::Key(key) => Some((played(key)?.to_owned(), String::new())),
            Named::KeyAnd(key, name) => Some((played(key)?.to_owned(), name.clone())),
            Named::Player(_) | Named::Declared(_) | Named::DeclaredAnd(..) => None,
        };
        // No game seats so many; a longer list is reported and cut.
        let listed = items.iter().take(MOST_PLAYERS);
        self.seats = listed.map(seated).collect::<Option<Vec<_>>>()?;
        for (at, name) in self.statements.names.iter().enumerate() {
            let place = match name {
                Named::Key(key) | Named::KeyAnd(key, _) => {
                    played(key).and_then(|id| self.seats.iter().position(|(known, _)| known == id))
                }
                Named::Player(called) => {
                    let called = called.to_lowercase();
                    let mut names = self.seats.iter().map(|(_, name)| name.to_lowercase());
                    names.position(|name| name == called)
                }
                Named::Declared(_) | Named::DeclaredAnd(..) => None,
            };
            self.seat_of[at] = place.and_then(|seat| u8::try_from(seat).ok()).map(Seat);
        }
        Some(self.seats.clone())
    }

    /// The player that a name means.
    pub fn of_name(&self, name: NameId) -> Option<Seat> {
        self.seat_of[name.place()]
    }

    /// The player that an item names.
    pub fn of_item(&self, item: &Thing) -> Option<Seat> {
        self.of_name(item.name?)
    }

    /// The player whose entry it is.
    pub fn of_entry(&self, entry: &EntryStatement) -> Option<Seat> {
        self.of_name(entry.subject?)
    }

    /// The players that items name; none if one of them is nobody.
    pub fn listed(&self, items: &[Thing]) -> Option<Vec<Seat>> {
        items.iter().map(|item| self.of_item(item)).collect()
    }

    /// The first of some names that stands for a player and is nobody's.
    pub fn stranger<'k>(
        &self,
        mut names: impl Iterator<Item = NameId>,
        played: impl Fn(&'s EntryKey) -> Option<&'k str>,
    ) -> Option<Box<str>>
    where
        's: 'k,
    {
        names.find_map(|name| {
            let played = played(self.statements.name(name).key()?)?;
            self.of_name(name).is_none().then(|| played.into())
        })
    }
}
