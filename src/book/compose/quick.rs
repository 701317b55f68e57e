//! The quick reference: the lists of the sections and the figures of the tables, on sheets to print.

use super::Maker;
use crate::book::outline::{PagePlan, Sheet};
use crate::book::page::{Frame, Page};
use crate::book::pictures;
use crate::core::{EntryKey, Kind};
use crate::data::Text;
use crate::reference::{Document, EntryRef, entries_in_order, fact_value, rule_text, text_of};

impl Maker<'_> {
    pub(super) fn quick(&self, plan: &PagePlan) -> Page {
        let mut page = self.titled(plan);
        if let Some(readings) = self.all_our_readings() {
            page.frame(Frame::Sheet, |page| {
                page.heading(2, "quick-our-table", &self.texts.text("book-our-table"));
                page.text(readings);
            });
        }
        for sheet in &self.outline.sheets {
            self.sheet(sheet, plan, &mut page);
        }
        page
    }

    fn sheet(&self, sheet: &Sheet, plan: &PagePlan, page: &mut Page) {
        let (game, texts) = (self.game, self.texts);
        match sheet {
            Sheet::Section(id) => {
                let key = EntryKey::new(Kind::SECTION, id.as_ref());
                let entry = EntryRef { game, key };
                page.frame(Frame::Sheet, |page| {
                    page.heading(2, &format!("quick-{id}"), &texts.text(&entry.key.message_id()));
                    page.text(lists_of(&text_of(&entry, texts)));
                });
            }
            Sheet::Picture { id, picture, title } => page.frame(Frame::Sheet, |page| {
                page.heading(2, &format!("quick-{id}"), &texts.text(title));
                if let Some(mut drawn) = pictures::picture(picture, game, self.outline, texts) {
                    drawn.id = format!("quick-{picture}");
                    page.picture(drawn);
                }
            }),
            Sheet::Step { step, title } => page.frame(Frame::Sheet, |page| {
                page.heading(2, &format!("quick-step-{step}"), &texts.text(title));
                let text = texts.attribute(&format!("step-{step}"), "text");
                page.text(text.unwrap_or_default());
            }),
            Sheet::Rules => page.frame(Frame::Sheet, |page| {
                page.heading(2, "quick-rules", &texts.text("book-often-asked"));
                let rule = |id: &Text| {
                    let key = EntryKey::new(Kind::RULE, id.as_ref());
                    let played = self.at_our_table(&EntryRef { game, key }).unwrap_or_default();
                    format!("**{id}** {} {played}", rule_text(game, id, texts))
                };
                let mut list = Document::new();
                list.list(&plan.rules.iter().map(rule).collect::<Vec<_>>());
                page.text(list.into_markdown());
            }),
            Sheet::Table {
                kind,
                title,
                group_fact,
                facts,
            } => self.tables(*kind, title, group_fact.as_deref(), facts, page),
        }
    }

    /// A table of each group of a kind, on a sheet of its own.
    fn tables(&self, kind: Kind, title: &str, group_fact: Option<&str>, facts: &[Text], page: &mut Page) {
        let (game, texts) = (self.game, self.texts);
        let info = game.kind_info(kind);
        let Some((group, word)) = info.and_then(|info| info.grouped_by.zip(info.list)) else {
            return;
        };
        for id in game.ids(group) {
            let key = EntryKey::new(group, id.as_ref());
            let entry = EntryRef { game, key };
            let mut words = vec![texts.text(title), texts.text(&entry.key.message_id())];
            words.extend(group_fact.map(|fact| fact_value(&entry, fact, texts)));
            page.frame(Frame::Sheet, |page| {
                page.heading(2, &format!("quick-{word}-{id}"), &words.join(" · "));
                page.text(self.table_of_group(kind, &entry.key, facts));
            });
        }
    }

    /// The entries of a group: name and facts.
    fn table_of_group(&self, kind: Kind, group: &EntryKey, facts: &[Text]) -> String {
        let (game, texts) = (self.game, self.texts);
        let of_group = entries_in_order(kind, game, texts)
            .into_iter()
            .filter(|entry| game.groups_of(&entry.key).contains(group));
        let row = |entry: EntryRef| {
            let name = texts.text(&entry.key.message_id());
            let mut row = vec![format!("[{name}]({}:{})", kind.word(), entry.key.id)];
            row.extend(facts.iter().map(|fact| fact_value(&entry, fact, texts)));
            row
        };
        let rows: Vec<Vec<String>> = of_group.map(row).collect();
        let mut head = vec![texts.text("column-name")];
        head.extend(facts.iter().map(|fact| texts.text(fact)));
        let mut to_end = vec![false; head.len()];
        if let Some(last) = to_end.last_mut() {
            *last = true;
        }
        let mut table = Document::new();
        table.table(&head, &to_end, &rows);
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
