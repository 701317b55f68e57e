//! The answers to a question: the best in full, the next ones listed below it.

use super::context::Context;
use super::lookup::{first_sentence, numbered_name};
use super::rulings::games_of;
use crate::reference::{Document, EntryRef, entry_page, kind_name, text_of};

/// The page of answers; each of the list with its game where they belong to several.
pub(super) fn page(answers: &[EntryRef], context: &Context) -> String {
    let Some((best, others)) = answers.split_first() else {
        return String::new();
    };
    let texts = &context.texts;
    let mut page = Document::new();
    page.block(&entry_page(best, &context.game_texts(best.game), None));
    if others.is_empty() {
        return page.into_markdown();
    }
    let several_games = games_of(answers).len() > 1;
    let row = |entry: &EntryRef| {
        let texts = context.game_texts(entry.game);
        let mut row = vec![numbered_name(entry, &texts), kind_name(entry.key.kind, &texts)];
        if several_games {
            row.push(texts.text("game-title"));
        }
        row.push(first_sentence(&text_of(entry, &texts)));
        row
    };
    let rows: Vec<Vec<String>> = others.iter().map(row).collect();
    let mut head = vec!["column-name", "column-kind"];
    if several_games {
        head.push("column-game");
    }
    head.push("column-text");
    let head: Vec<String> = head.into_iter().map(|id| texts.text(id)).collect();
    page.heading(2, &texts.text("answers-others"));
    page.table(&head, &[], &rows);
    page.into_markdown()
}
