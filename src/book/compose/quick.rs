//! The quick reference: the lists of the sections and the figures of the tables, on sheets to print.

use super::Maker;
use crate::book::outline::PagePlan;
use crate::book::page::{Frame, Page};
use crate::book::pictures;
use crate::core::{EntryKey, Kind};
use crate::games::discovery::kinds;
use crate::reference::{Document, EntryRef, entries_in_order, fact_value, rule_text, text_of};

/// The sections whose lists are worth having on the table.
const SECTIONS: [&str; 5] = ["course", "boxes", "specialists", "goods-and-ships", "scoring"];

impl Maker<'_> {
    pub(super) fn quick(&self, plan: &PagePlan) -> Page {
        let (game, texts) = (self.game, self.texts);
        let mut page = self.titled(plan);
        for id in SECTIONS {
            let entry = EntryRef {
                game,
                key: EntryKey::new(Kind::SECTION, id),
            };
            page.frame(Frame::Sheet, |page| {
                page.heading(2, &format!("quick-{id}"), &texts.text(&entry.key.message_id()));
                page.text(lists_of(&text_of(&entry, texts)));
            });
        }
        page.frame(Frame::Sheet, |page| {
            page.heading(2, "quick-discovery", &texts.text("box-discovery"));
            if let Some(mut picture) = pictures::picture("odds", game, self.outline, texts) {
                "quick-odds".clone_into(&mut picture.id);
                page.picture(picture);
            }
        });
        page.frame(Frame::Sheet, |page| {
            page.heading(2, "quick-rules", &texts.text("book-often-asked"));
            let rule = |id: &crate::data::Text| format!("**{id}** {}", rule_text(game, id, texts));
            let mut list = Document::new();
            list.list(&plan.rules.iter().map(rule).collect::<Vec<_>>());
            page.text(list.into_markdown());
        });
        for age in game.ids(kinds::AGE) {
            let entry = EntryRef {
                game,
                key: EntryKey::new(kinds::AGE, age.as_ref()),
            };
            let title = format!(
                "{} · {} · {}",
                texts.text("book-all-buildings"),
                texts.text(&entry.key.message_id()),
                fact_value(&entry, "fact-price", texts)
            );
            page.frame(Frame::Sheet, |page| {
                page.heading(2, &format!("quick-buildings-{age}"), &title);
                page.text(self.buildings_of(&age));
            });
        }
        page
    }

    /// The buildings of an age: name, effect, when it works, points.
    fn buildings_of(&self, age: &str) -> String {
        let texts = self.texts;
        let of_age = entries_in_order(kinds::BUILDING, self.game, texts)
            .into_iter()
            .filter(|entry| {
                self.game
                    .group_of(&entry.key)
                    .is_some_and(|group| group.id == age)
            });
        let rows: Vec<Vec<String>> = of_age
            .map(|entry| {
                let name = texts.text(&entry.key.message_id());
                vec![
                    format!("[{name}](building:{})", entry.key.id),
                    fact_value(&entry, "fact-effect", texts),
                    fact_value(&entry, "fact-timing", texts),
                    fact_value(&entry, "fact-points", texts),
                ]
            })
            .collect();
        let head = ["column-name", "fact-effect", "fact-timing", "fact-points"].map(|id| texts.text(id));
        let mut table = Document::new();
        table.table(&head, &[false, false, false, true], &rows);
        table.into_markdown()
    }
}

/// The lists and tables of a text: what it says in figures.
fn lists_of(markdown: &str) -> String {
    let blocks: Vec<&str> = markdown.split("\n\n").collect();
    let is_list = |block: &str| {
        let first = block.trim_start();
        first.starts_with("- ") || first.starts_with("1. ") || first.starts_with('|')
    };
    let kept: Vec<&str> = blocks.iter().copied().filter(|block| is_list(block)).collect();
    kept.join("\n\n")
}
