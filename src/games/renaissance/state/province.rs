//! The pieces in one province.

use super::{Seat, SeatSet};

/// Players whose pieces can lie on the map. There are six powers; seats beyond have none.
pub const MOST_SEATS: usize = 6;

/// The pieces in a province. Never a marker and tokens of the marker's owner together.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Province {
    /// The domination marker.
    pub marker: Option<Marker>,
    /// The tokens of each player, by seat.
    pub tokens: [Tokens; MOST_SEATS],
}

/// A round domination marker.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Marker {
    /// Whose it is.
    pub seat: Seat,
    /// Whether it was placed this turn: its white side is up.
    pub is_white: bool,
}

/// Square tokens of one player in one province.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Tokens {
    /// Those from earlier turns, and those that events have left: a base, and counted for control.
    pub coloured: u8,
    /// Those placed this turn: no base.
    pub white: u8,
}

impl Tokens {
    /// No tokens.
    pub const NONE: Self = Self {
        coloured: 0,
        white: 0,
    };

    /// Both sorts.
    pub const fn total(self) -> u8 {
        self.coloured.saturating_add(self.white)
    }
}

impl Province {
    /// The tokens of a player.
    pub fn tokens(&self, seat: Seat) -> Tokens {
        self.tokens.get(seat.index()).copied().unwrap_or_default()
    }

    /// The tokens of a player, to be changed; none for a seat beyond the powers.
    pub fn tokens_mut(&mut self, seat: Seat) -> Option<&mut Tokens> {
        self.tokens.get_mut(seat.index())
    }

    /// Whose marker stands here, white or coloured.
    pub const fn marker_of(&self) -> Option<Seat> {
        match self.marker {
            Some(marker) => Some(marker.seat),
            None => None,
        }
    }

    /// Whose coloured marker stands here: it pays, gives control and is a base.
    pub const fn coloured_marker(&self) -> Option<Seat> {
        match self.marker {
            Some(Marker {
                seat,
                is_white: false,
            }) => Some(seat),
            _ => None,
        }
    }

    /// Whether a player has any piece here.
    pub fn has_piece(&self, seat: Seat) -> bool {
        self.marker_of() == Some(seat) || self.tokens(seat).total() > 0
    }

    /// Whether a player has a coloured piece here.
    pub fn has_coloured(&self, seat: Seat) -> bool {
        self.coloured_marker() == Some(seat) || self.tokens(seat).coloured > 0
    }

    /// Everybody who has a piece here.
    pub fn owners(&self) -> SeatSet {
        let with_tokens = (0..).map(Seat).zip(self.tokens);
        let owners = with_tokens.filter(|(_, tokens)| tokens.total() > 0);
        let owners: SeatSet = owners.map(|(seat, _)| seat).collect();
        self.marker_of().map_or(owners, |seat| owners.with(seat))
    }

    /// Everybody else who has a piece here.
    pub fn rivals(&self, seat: Seat) -> SeatSet {
        self.owners().without(SeatSet::of(seat))
    }

    /// All tokens of everybody.
    pub fn all_tokens(&self) -> u8 {
        let totals = self.tokens.iter().map(|tokens| tokens.total());
        totals.fold(0, u8::saturating_add)
    }

    /// Whether there are no tokens here.
    pub fn has_no_tokens(&self) -> bool {
        let mut all = 0;
        for tokens in &self.tokens {
            all |= tokens.coloured | tokens.white;
        }
        all == 0
    }

    /// Whether nothing lies here.
    pub fn is_empty(&self) -> bool {
        self.marker.is_none() && self.has_no_tokens()
    }
}
