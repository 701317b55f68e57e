//! A whole game, turn by turn, in the reader's language.

use super::{Maker, capitalized};
use crate::book::assets;
use crate::book::example::{Author, reprinted, table_of_points, with_its_file};
use crate::book::outline::PagePlan;
use crate::book::page::Page;
use crate::core::{Kind, NameId, Statement};
use crate::games::AnyGame;
use crate::l10n::Language;
use crate::record::{Until, check, meanings, read};
use crate::reference::Library;

/// The record of a whole game in a language, or else the English one.
pub(super) fn record_of(game: &AnyGame, language: &Language) -> String {
    let own = format!("game-{}", language.tag);
    assets::example(game, &own).map_or_else(|| "game-en".to_owned(), |_| own.clone())
}

impl Maker<'_> {
    pub(super) fn whole_game(&self, plan: &PagePlan) -> Page {
        let texts = self.texts;
        let mut page = self.titled(plan);
        if !self.has_whole_game {
            page.text(texts.text("book-left-out"));
            return page;
        }
        let Some(text) = assets::example(self.game, &record_of(self.game, texts.language())) else {
            return page;
        };
        let game = &with_its_file(text, self.library, self.game);
        let author = Author {
            title: true,
            players: &[],
        };
        let record = reprinted(text, self.library, game, texts.language(), author);
        for (at, lines) in by_turn(&record, self.library, game).into_iter().enumerate() {
            let (title, lines) = match lines.split_once('\n') {
                Some((heading, rest)) if at > 0 => (heading.to_owned(), rest),
                _ => (texts.text("book-as-record"), lines),
            };
            page.heading(2, &format!("game-{at}"), &capitalized(&title));
            page.text(format!("```\n{}\n```", lines.trim_end()));
        }
        let replayed = check(text, self.library, game, &[], Until::End);
        page.heading(2, "game-points", &texts.text("book-points-at-end"));
        page.text(table_of_points(&replayed, texts));
        page
    }
}

/// The record in pieces: the head, then each turn.
fn by_turn<'r>(record: &'r str, library: &Library, game: &AnyGame) -> Vec<&'r str> {
    let (log, _) = read(record, library, game);
    let statements = meanings(&log, library, game).statements;
    let is_turn = |name: &NameId| {
        let key = statements.name(*name).key();
        key.is_some_and(|key| key.kind == Kind::WORD && key.id == game.turn_word())
    };
    let mut pieces = Vec::new();
    let mut start = 0;
    for statement in &statements.list {
        let Statement::Heading {
            name: Some(name),
            span,
            ..
        } = statement
        else {
            continue;
        };
        if is_turn(name) {
            let end = span.start as usize;
            pieces.push(&record[start..end]);
            start = end;
        }
    }
    pieces.push(&record[start..]);
    pieces
}
