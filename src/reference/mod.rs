//! Entries, names, folding, search: the same entries feed the look-up, the findings and the book.

mod bare_names;
mod diction;
mod document;
mod entry_json;
mod entry_page;
mod fold;
mod index;
mod library;
mod lists;
mod names;
mod outline;
mod query_words;
mod question;
mod rule_page;
mod rule_search;
mod ruling_page;
mod search;
mod word_index;

pub use diction::Diction;
pub use document::{Document, body_of};
pub use entry_json::{EntryJson, OutlineJson, RuleJson, RulingJson, SectionJson, matched_json};
pub use entry_page::{entry_page, fact_value, facts_table, other_names};
pub use fold::fold;
pub use index::{GameNames, NameIndex, NameRow, Target};
pub use library::{EntryRef, Library, LookUp};
pub use lists::{ListKind, entries_in_order, kind_tables, list_json, list_page};
pub use names::{display_name, kind_name, rule_text, rule_title, text_of};
pub use outline::outline;
pub use question::{MOST_ANSWERS, RANKING};
pub use rule_page::{numbered, part_name, rule_page, section_page, section_title};
pub use rule_search::{Answers, find_rules, find_rulings};
pub use ruling_page::{ruling_page, rulings_page};
pub use search::{Hit, Match, Outcome, Query};
pub use word_index::{AliasRow, IN_TITLE, LanguageWords, TextRow, WHOLE, WordIndex, WordRow};
