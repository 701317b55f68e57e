//! The table as it stands. Holds no rule of legality; `apply` changes it.
//!
//! - [`State`]: everything on the table, cheap to clone. Players by [`Seat`], provinces by [`ProvinceId`].
//!   `state.player(seat)`, `state.province(id)`, `state.order`, `state.slot(seat)`, `state.has(seat, advance)` (owned and
//!   still working), `state.giving(seat, commodity)`, `state.dominated(seat)`, `state.capital(seat)`.
//! - [`Board`]: what is printed, under the edition, variants and readings of this game: `state.board.province(id)` with
//!   market number, area, borders and satellites; `.advance(id)`, `.card(id)`, `.commodity(id)`, `.in_play`, `.slots`,
//!   `.waters` (galley distances). Shared by all copies of a state.
//! - [`Rulebook`]: the catalog with the readings: finds ids (`rulebook.province_id("fez")`), asks readings
//!   (`rulebook.reads(disputed::chaos_space::AT_1000)`). Implements the engine's `Game`.
//! - [`Options`]: what a record's header chooses; handed to [`State::new`] together with the powers in seat order.
//! - [`Player`]: cash, written cash, expansion box, stock, markers on the mat, [`Misery`], [`Ship`], advances as sets, hand
//!   as a count, what was done this turn ([`Once`], [`Done`]).
//! - [`Province`]: at most one [`Marker`], and [`Tokens`] by seat, each coloured or white.
//! - [`Deck`] counts cards; [`Draws`] knows which draw can have brought a card that is shown.
//! - [`Leader`], [`War`], [`Cession`], [`Conquest`], [`Past`], [`ThisTurn`]: what lies on the table besides.
//!
//! Everything is total: seats beyond the six powers have no pieces, ids beyond the lists are the caller's fault.

mod board;
mod draws;
mod ids;
mod options;
mod player;
mod province;
mod rulebook;
mod sets;
mod table;
mod waters;

pub use board::{AdvanceRule, Board, CardRule, CommodityRule, Face, PowerRule, ProvinceRule};
pub use draws::{Draws, Slot};
pub use ids::{AdvanceId, AreaId, CardId, CategoryId, CommodityId, EventCard, PowerId, ProvinceId};
pub use options::{BoardFact, Change, Changes, Edition, Options};
pub use player::{Done, Misery, Once, Player, Ship};
pub use province::{MOST_SEATS, Marker, Province, Tokens};
pub use rulebook::Rulebook;
pub use sets::{AdvanceSet, CardCounts, CategorySet, CommoditySet, MOST_CARDS, ProvinceSet, SeatSet};
pub use table::{
    Cession, Conquest, Deck, Expanding, LastTurn, Leader, MARKET_ROLLS, MOST_OF_A_CONDITION, MilitarySet,
    Past, State, ThisTurn, War,
};
pub use waters::Waters;

pub use crate::core::engine::Seat;
