//! The status of the book: what was checked while it was built.

use super::Maker;
use crate::book::outline::PagePlan;
use crate::book::page::{Item, Page};
use crate::book::problem::BookProblem;
use crate::core::{EntryKey, Family, Kind, KindInfo};
use crate::record::slugs;
use crate::reference::Document;

impl Maker<'_> {
    /// The page as far as it is known before the other pages exist.
    pub(super) fn status(&self, plan: &PagePlan) -> Page {
        self.titled(plan)
    }

    /// Fills the page in when all others are there.
    pub(super) fn finish_status(&self, pages: &mut [Page], references: usize, problems: &[BookProblem]) {
        let Some(page) = pages.iter_mut().find(|page| page.id == "status") else {
            return;
        };
        page.items.push(Item::Text(self.figures(references, problems)));
        if problems.is_empty() {
            page.text(self.texts.text("book-status-clean"));
        } else {
            page.text(self.texts.text("book-status-unclean"));
            let items: Vec<String> = problems
                .iter()
                .map(|problem| format!("- {}", self.texts.message(&problem.message())))
                .collect();
            page.text(items.join("\n"));
        }
    }

    fn figures(&self, references: usize, problems: &[BookProblem]) -> String {
        let game = self.game;
        let is_entry = |info: &&KindInfo| {
            matches!(info.family, Family::Named | Family::Numbered(_)) && info.kind != Kind::WORD
        };
        let entries = game.kinds().filter(is_entry).map(|info| info.kind);
        let all: Vec<EntryKey> = entries
            .flat_map(|kind| game.ids(kind).into_iter().map(move |id| EntryKey::new(kind, id)))
            .collect();
        let assumed = all.iter().filter(|key| game.is_assumed(key)).count();
        let disputes = game.ids(Kind::DISAGREEMENT).len() + game.ids(Kind::RULING).len();
        let of = |wanted: fn(&BookProblem) -> bool| problems.iter().filter(|problem| wanted(problem)).count();
        let rows = [
            ("rules", game.ids(Kind::RULE).len()),
            ("entries", all.len()),
            ("assumed", assumed),
            ("rulings", disputes),
            ("findings", slugs(game).len()),
            ("examples", self.outline.examples.len() + 1),
            ("references", references),
            (
                "broken",
                of(|problem| {
                    matches!(
                        problem,
                        BookProblem::Reference { .. } | BookProblem::AnchorTwice(_)
                    )
                }),
            ),
            (
                "missing",
                of(|problem| matches!(problem, BookProblem::Missing(_) | BookProblem::Text(_))),
            ),
            ("stale", of(|problem| matches!(problem, BookProblem::Stale(_)))),
            ("failed", of(BookProblem::is_of_example)),
        ];
        let row = |(label, number): (&str, usize)| {
            vec![
                self.texts.text(&format!("book-status-{label}")),
                number.to_string(),
            ]
        };
        let mut table = Document::new();
        let rows: Vec<Vec<String>> = rows.into_iter().map(row).collect();
        table.table(&[String::new(), String::new()], &[false, true], &rows);
        table.into_markdown()
    }
}
