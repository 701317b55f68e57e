//! What the rules make of an action: prices, gains, income and points. Pure reckoning on the table as it lies.

mod effects;
mod income;
mod outcome;
mod price;
mod score;

pub use effects::Event;
pub use outcome::{Exchange, Outcome};
pub use price::Price;
pub use score::{EndPoints, TieBreak};
