//! Age of Discovery in words: entries as a record writes them, the table, the points, what comes next.

pub mod lines;
mod names;
mod next_page;
mod score_page;
mod show_page;
mod table_json;

pub use next_page::{next_json, next_page};
pub use score_page::score_page;
pub use show_page::show_page;
pub use table_json::table_json;
