//! What entries do to the table. Everything here is total: what happened at the table is applied even
//! where a rule was broken, so that one mistake does not hide what comes after it.

mod benefits;
mod boxes;
mod dock;
mod expedition;
mod income;
mod order;
mod placement;
mod refill;
mod sets;
mod university;
mod war;

pub use boxes::ShippingResult;
pub use expedition::{ExpeditionResult, strength};
pub use income::{best_income, can_pay};
pub use order::{auction_payment, order_after_initiative};
pub use placement::Spot;
pub use sets::{PaidSet, paid_sets};
pub use university::Row;
pub use war::Losses;
