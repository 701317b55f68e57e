//! A whole game, turn by turn, in the reader's language.

use super::{Maker, capitalized};
use crate::book::assets;
use crate::book::example::{reprinted, table_of_points};
use crate::book::outline::PagePlan;
use crate::book::page::Page;
use crate::l10n::Language;
use crate::record::{Until, check};

/// The record of a whole game in a language, or else the English one.
pub(super) fn record_of(language: &Language) -> String {
    let own = format!("game-{}", language.tag);
    assets::example(&own).map_or_else(|| "game-en".to_owned(), |_| own.clone())
}

impl Maker<'_> {
    pub(super) fn whole_game(&self, plan: &PagePlan) -> Page {
        let texts = self.texts;
        let mut page = self.titled(plan);
        let Some(text) = assets::example(&record_of(texts.language())) else {
            return page;
        };
        let record = reprinted(text, self.library, self.game, texts.language());
        for (at, lines) in by_turn(&record).into_iter().enumerate() {
            let (title, lines) = match lines.split_once('\n') {
                Some((heading, rest)) if at > 0 => (heading.to_owned(), rest),
                _ => (texts.text("book-as-record"), lines.as_str()),
            };
            page.heading(2, &format!("game-{at}"), &capitalized(&title));
            page.text(format!("```\n{}\n```", lines.trim_end()));
        }
        let replayed = check(text, self.library, self.game, &[], Until::End);
        page.heading(2, "game-points", &texts.text("book-points-at-end"));
        page.text(table_of_points(&replayed, texts));
        page
    }
}

/// The record in pieces: the head, then each turn.
fn by_turn(record: &str) -> Vec<String> {
    let mut pieces: Vec<String> = vec![String::new()];
    let mut after_blank = true;
    for line in record.lines() {
        let is_turn =
            after_blank && !line.contains(':') && line.ends_with(|last: char| last.is_ascii_digit());
        if is_turn && !line.starts_with("annals") {
            pieces.push(String::new());
        }
        after_blank = line.trim().is_empty();
        if let Some(piece) = pieces.last_mut() {
            piece.push_str(line);
            piece.push('\n');
        }
    }
    pieces
}
