//! The first page: what the book is, and its contents.

use super::{Maker, capitalized};
use crate::book::outline::{Content, PagePlan};
use crate::book::page::Page;
use crate::reference::section_title;

impl Maker<'_> {
    pub(super) fn front(&self, plan: &PagePlan) -> Page {
        let texts = self.texts;
        let anchors = vec![format!("page-{}", plan.id)];
        let mut page = Page::new(&plan.id, &plan.part, &texts.text("game-title"), anchors);
        page.text(texts.text("book-subtitle"));
        page.text(texts.text("book-introduction"));
        if let Some(name) = super::club_name(self.club) {
            let arguments = [("club", crate::message::Argument::from(name))];
            page.text(texts.with("book-of-club", &arguments));
        }
        if let Some(readings) = self.all_our_readings() {
            page.heading(2, "our-table", &texts.text("book-our-table"));
            page.text(texts.text("book-our-table-note"));
            page.text(readings);
        }
        page.heading(2, "contents", &texts.text("book-contents"));
        for part in &self.outline.parts {
            let pages = self
                .outline
                .pages
                .iter()
                .filter(|page| page.part == *part && page.id != plan.id);
            let items: Vec<String> = pages.map(|page| self.contents_line(page)).collect();
            page.heading(
                3,
                &format!("part-{part}"),
                &texts.text(&format!("book-part-{part}")),
            );
            page.text(items.join("\n"));
        }
        page
    }

    fn contents_line(&self, plan: &PagePlan) -> String {
        let title = match &plan.content {
            Content::Section(section) => section_title(self.game, section, self.texts),
            _ => match &plan.group {
                Some(group) => capitalized(&self.texts.text(&group.message_id())),
                None => self.texts.text(&format!("book-page-{}", plan.id)),
            },
        };
        format!("- [{title}](page:{})", plan.id)
    }
}
