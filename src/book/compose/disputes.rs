//! Where the printed books differ or are silent, and the sources.

use super::Maker;
use crate::book::outline::PagePlan;
use crate::book::page::{Frame, Page};
use crate::core::{EntryKey, Kind};
use crate::message::Argument;
use crate::reference::{Document, EntryRef, body_of, ruling_page};

impl Maker<'_> {
    pub(super) fn disagreements(&self, plan: &PagePlan) -> Page {
        self.disputes(plan, Kind::DISAGREEMENT)
    }

    pub(super) fn rulings(&self, plan: &PagePlan) -> Page {
        self.disputes(plan, Kind::RULING)
    }

    fn disputes(&self, plan: &PagePlan, kind: Kind) -> Page {
        let mut page = self.titled(plan);
        for id in self.game.ids(kind) {
            let entry = EntryRef {
                game: self.game,
                key: EntryKey::new(kind, id.as_ref()),
            };
            let (title, body) = body_of(&ruling_page(&entry, self.texts));
            page.frame(Frame::Entry, |page| {
                page.heading(2, &id, &title);
                if let Some(played) = self.played(&[&id]) {
                    page.frame(Frame::OurTable, |page| page.text(played));
                }
                page.text(body);
            });
        }
        page
    }

    pub(super) fn sources(&self, plan: &PagePlan) -> Page {
        let texts = self.texts;
        let mut page = self.titled(plan);
        let said = |id: &str, key: &'static str, word: &str| {
            texts.with(id, &[(key, Argument::from(word.to_owned()))])
        };
        let rows = self.game.registry().sources.iter().map(|source| {
            let kind = serde_json::to_value(source.kind).unwrap_or_default();
            vec![
                format!("**{}**", source.id),
                texts.text(&format!("source-{}", source.id)),
                said("book-sources-kind", "kind", kind.as_str().unwrap_or_default()),
                said("language-name", "tag", &source.language),
                texts.text(&format!("book-source-{}", source.seen)),
            ]
        });
        let head = [
            "column-id",
            "column-name",
            "column-kind",
            "book-language",
            "book-source-seen",
        ];
        let mut table = Document::new();
        table.table(&head.map(|id| texts.text(id)), &[], &rows.collect::<Vec<_>>());
        page.text(table.into_markdown());
        page
    }
}
