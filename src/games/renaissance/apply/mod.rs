//! What happens on the table: total functions on [`State`](super::state::State), one file a part of the game, and the pure
//! calculations that rules ask.
//!
//! Nothing here refuses anything. What a record says happened is done as far as it has a meaning; whether it was
//! allowed is asked beforehand:
//!
//! | asked | file |
//! |---|---|
//! | can this card be in that hand; is it a burden; whom or what may an event hit | [`cards`], `events` |
//! | what does a commodity pay, box by box | [`payout`] |
//! | what does an advance cost, credit by credit | [`price`] |
//! | stabilization, tiers, relief | [`relief`] |
//! | how does a province come within reach, or why not | [`reach`] |
//! | how many tokens does an attack need, part by part; who wins | [`strength`] |
//! | who goes first, in which slot | `order` |
//! | what does a player receive, who has a majority | [`income`] |
//! | War: totals, what can be ceded | [`war`] |
//! | what is a player worth | [`score`] |
//! | does everything add up | [`balance`] |

pub mod balance;
pub mod cards;
pub mod draw;
mod events;
pub mod expansion;
pub mod income;
mod leaders;
mod misery;
mod money;
mod order;
pub mod payout;
mod pieces;
pub mod price;
pub mod purchases;
pub mod reach;
pub mod relief;
pub mod score;
pub mod setup;
pub mod strength;
pub mod war;

pub use setup::GivenDeck;

#[cfg(test)]
mod tests;
