//! A table's own box: the cards, commanders and goal sheets that the table has typed in.
//!
//! Pure data: no words but those of the table, no rule. Everything in it is the table's statement.

mod builtin;
mod declared;
mod effect;
mod load;
mod status;
mod types;

pub use builtin::BUILTIN;
pub use effect::{
    Condition, Count, Discount, Effect, Exchange, Filter, GainEffect, Limit, Per, Period, Restrain, Reveal,
    Substitute, Trigger, UseMoment, Who,
};
pub use load::{Loaded, load};
pub use status::DeckStatus;
pub use types::{
    Card, CardSort, Commander, Deck, Diplomacy, Face, Feature, Gains, Goal, Levels, Operations, Side,
    SideLetter, Stat, Track, Way,
};
