//! Who sits at the table.

/// More players than sit at any table: a longer list is reported and cut.
pub const MOST_PLAYERS: usize = 20;

/// A player, by place in the list of players.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seat(pub u8);

impl Seat {
    /// The place in the list.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The seats of so many players.
    pub fn all(players: usize) -> impl Iterator<Item = Self> {
        (0..players).map_while(|seat| u8::try_from(seat).ok().map(Self))
    }
}

/// What a player plays (a colour, a power) and what the player is called.
pub type Seated = (String, String);

/// Who plays these, without names.
pub fn nameless(played: &[String]) -> Vec<Seated> {
    played.iter().map(|id| (id.clone(), String::new())).collect()
}
