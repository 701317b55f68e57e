//! What lies on the table, and what is known of the box.

mod names;
mod player;
mod rulebook;
mod stage;
mod table;

pub use names::{Name, Names, TableNames};
pub use player::{Owner, Player, Taken, UseCount};
pub use rulebook::{DeckFile, Known, Rulebook};
pub use stage::Stage;
pub use table::{Laid, Place, Ship, State};
