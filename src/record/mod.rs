//! Game records as texts: what their words mean, their canonical form, their translation.
//!
//! States no rule and checks no move. A word is understood by its place in any of the languages; what
//! is not understood stays as it is written and is reported.

mod check;
pub mod correction;
mod discovery;
mod exercised;
mod explain;
mod figures;
pub mod fix;
mod games;
mod known;
mod line;
mod meaning;
mod names;
mod natural;
mod next;
pub mod own_file;
mod pages;
mod planetfall;
mod players;
mod proven;
mod reading;
mod renaissance;
mod rewrite;
mod simulated;
mod story;
mod table_words;
mod tell;
mod template;
mod typed;
mod unknown;
mod vocabulary;

pub use check::{Until, check, check_as, check_with, check_with_story, positions};
pub use exercised::{exercise, exercise_json, exercise_page};
pub use explain::{explain_json, explain_list, explain_page, slugs};
pub use games::{ReplayedWords, SimulatedWords, simulated_words};
pub use line::{Layout, Lines, Place};
pub use meaning::{Meanings, meanings};
pub use names::record_name;
pub use next::Asked;
pub use pages::{next_asked, next_json, next_page, score_page, show_page, table_json};
pub use rewrite::{Rewritten, rewrite};
pub use simulated::{SimulatedGame, simulated_record};
pub use story::{Story, story_json, story_page, story_steps};
pub use tell::{
    AccountPart, FigureAccount, Told, account, message_id, money, rule_title, section_of, shown, tell,
};
pub use template::{NewRecord, new_record};
pub use typed::typed;
pub use unknown::Unknown;
pub use vocabulary::Vocabulary;

use crate::core::Kind;
use crate::games::AnyGame;
use crate::notation::{Log, NotationProblem, Words, parse_with};
use crate::reference::{Library, fold};

/// Header lines whose value is free text.
const FREE_TEXT: [&str; 4] = ["title", "date", "place", "ruling"];

/// The word of a header line whose value is free text, in any language: `title`, `date`, `place`, `ruling`.
pub fn free_text_word(words: &str, library: &Library, game: &AnyGame) -> Option<&'static str> {
    let folded = fold(words);
    let mut rows = library.index().exact_or_written(&folded);
    rows.find_map(|row| {
        let target = library.index().target(row);
        let is_word = target.kind == Kind::WORD && target.game == game.id();
        FREE_TEXT.into_iter().find(|word| is_word && target.id == *word)
    })
}

/// Reads a record; titles, dates, places and rulings are free text in every language.
pub fn read<'a>(text: &'a str, library: &Library, game: &AnyGame) -> (Log<'a>, Vec<NotationProblem>) {
    let opens_free_text = |words: Words<'a>| {
        let folded = fold(&words.text());
        let mut rows = library.index().exact_or_written(&folded);
        rows.any(|row| {
            let target = library.index().target(row);
            let names_file = |word: &str| game.own_file().is_some_and(|file| file.word == word);
            let is_free = |word: &str| FREE_TEXT.contains(&word) || names_file(word);
            target.kind == Kind::WORD && target.game == game.id() && is_free(&target.id)
        })
    };
    parse_with(text, &opens_free_text)
}
