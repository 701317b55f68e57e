//! Where the printed figures come from that a finding rests on. A finding that rests on none of them rests on the rules
//! alone.

use super::Now;
use crate::core::Value;
use crate::core::engine::{Seat, Violation};
use crate::games::planetfall::deck::Card;
use crate::games::planetfall::state::{Name, Place};

/// Who says what is printed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Account {
    /// The table's deck file.
    Deck,
    /// Lines of the record.
    Record,
    /// Our own data.
    Data,
}

impl Account {
    /// Its word in findings.
    const fn word(self) -> &'static str {
        match self {
            Self::Deck => "deck",
            Self::Record => "record",
            Self::Data => "data",
        }
    }
}

impl Violation {
    /// Resting on what is printed, as somebody says; on the rules alone if nobody does.
    #[must_use]
    pub fn as_printed(self, account: Option<Account>) -> Self {
        match account {
            Some(account) => self.with("rests_on", Value::Case(account.word())),
            None => self,
        }
    }
}

impl Now<'_, '_> {
    /// Who says what is printed on the card at a place.
    pub fn account_of(&self, place: Place) -> Option<Account> {
        Some(account_of(self.state.laid(place)?.card.as_ref()?))
    }

    /// Who says what is printed on cards of a name.
    pub fn account_of_name(&self, name: Name) -> Option<Account> {
        self.known_cards(name).next().map(|card| account_of(card))
    }

    /// Who says what stands on a player's commander sheet.
    pub fn account_of_sheet(&self, seat: Seat) -> Option<Account> {
        let player = self.state.player(seat);
        let (name, _) = player.commander?;
        player.side.as_ref()?;
        Some(self.account_of_commander(name))
    }

    /// Who says what stands on a commander sheet.
    pub fn account_of_commander(&self, name: Name) -> Account {
        match self.rulebook.commander(name) {
            Some(commander) if !commander.names.is_empty() => Account::Deck,
            _ if self.state.sheets.iter().any(|(known, _, _)| *known == name) => Account::Record,
            _ => Account::Data,
        }
    }

    /// Who says what a text of a player does.
    pub fn account_of_text(&self, seat: Seat, name: Name) -> Option<Account> {
        let player = self.state.player(seat);
        if player.commander.is_some_and(|(known, _)| known == name) {
            return self.account_of_sheet(seat);
        }
        let mut cards = player.cards.iter().filter(|taken| taken.name == name);
        Some(account_of(cards.find_map(|taken| taken.card.as_ref())?))
    }
}

/// A card of a deck file has its names with it, one of our data only an id, one of a line neither.
fn account_of(card: &Card) -> Account {
    if !card.names.is_empty() {
        Account::Deck
    } else if card.id.is_empty() {
        Account::Record
    } else {
        Account::Data
    }
}
