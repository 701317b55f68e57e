//! The chapters: a section's introduction, its tables, its rules, with pictures and examples in their places.

use super::Maker;
use crate::book::outline::PagePlan;
use crate::book::page::{Frame, Item, Page};
use crate::core::{EntryKey, Kind, Rule};
use crate::record::message_id;
use crate::reference::{
    EntryRef, body_of, kind_tables, numbered, part_name, rule_text, rule_title, section_title, text_of,
};

impl Maker<'_> {
    pub(super) fn section(&self, plan: &PagePlan, id: &str) -> Page {
        let (game, texts) = (self.game, self.texts);
        let registry = game.registry();
        let anchors = vec![format!("section-{id}"), format!("page-{}", plan.id)];
        let mut page = Page::new(&plan.id, &plan.part, &section_title(game, id, texts), anchors);
        let entry = EntryRef {
            game,
            key: EntryKey::new(Kind::SECTION, id),
        };
        page.text(text_of(&entry, texts));
        self.pictures(&format!("section:{id}"), &mut page);
        let tables = registry.section(id).map(|section| section.tables.iter());
        for kind in tables.into_iter().flatten().filter_map(|word| game.kind(word)) {
            let (title, tables) = body_of(&kind_tables(kind, game, texts));
            page.heading(2, &format!("list-{}", kind.word()), &title);
            page.text(tables);
        }
        let mut part: Option<&str> = None;
        for rule in registry.rules.iter().filter(|rule| rule.section == *id) {
            // A rule that an entry owns is told where the entry is.
            if game.owner_of_rule(&rule.id).is_some() {
                continue;
            }
            if rule.part.as_deref() != part {
                part = rule.part.as_deref();
                if let Some(part) = part {
                    let anchor = format!("rules-{id}-{part}");
                    page.heading(2, &anchor, &self.part_title(part));
                }
            }
            self.rule(rule, if part.is_some() { 3 } else { 2 }, &mut page);
            self.examples_at(&rule.id, 3, &mut page);
        }
        self.examples_at(&format!("section:{id}"), 2, &mut page);
        page
    }

    /// The name of a part of the rules, with its number or letter if it has one.
    fn part_title(&self, part: &str) -> String {
        let name = part_name(self.game, part, self.texts);
        match self.game.number_of_part(part) {
            Some(number) => numbered(&number, &name),
            None => name,
        }
    }

    fn rule(&self, rule: &Rule, level: u8, page: &mut Page) {
        let (game, texts) = (self.game, self.texts);
        let title = numbered(&rule.id, &rule_title(game, &rule.id, texts));
        page.frame(Frame::Rule, |page| {
            page.heading(level, &rule.id, &title);
            page.text(rule_text(game, &rule.id, texts));
            let entry = EntryRef {
                game,
                key: EntryKey::new(Kind::RULE, rule.id.as_ref()),
            };
            self.notes(&entry, std::slice::from_ref(&rule.id.to_string()), page);
        });
    }

    /// Where the books differ, what was ruled, what a check may find: at the side of a rule or an entry.
    pub(super) fn notes(&self, entry: &EntryRef, rules: &[String], page: &mut Page) {
        let texts = self.texts;
        if let Some(played) = self.at_our_table(entry) {
            page.frame(Frame::OurTable, |page| page.text(played));
        }
        let mut blocks = Vec::new();
        for (label, ids) in [
            ("book-differs", entry.disagreements()),
            ("book-ruled", entry.rulings()),
        ] {
            if !ids.is_empty() {
                let item = |id: &&str| format!("- {id} {}", texts.text(id));
                let items: Vec<String> = ids.iter().map(item).collect();
                blocks.push(format!("**{}**\n\n{}", texts.text(label), items.join("\n")));
            }
        }
        if !blocks.is_empty() {
            page.frame(Frame::Note, |page| page.text(blocks.join("\n\n")));
        }
        let breaches = self.game.registry().breaches.iter();
        let cites = |of: &[crate::data::Text]| {
            of.first()
                .is_some_and(|rule| rules.iter().any(|known| known == rule))
        };
        let slugs: Vec<String> = breaches
            .filter(|breach| cites(&breach.rules))
            .map(|breach| {
                let title = texts.attribute(&message_id(&breach.slug), "title");
                format!("- [{}](finding:{})", title.unwrap_or_default(), breach.slug)
            })
            .collect();
        if !slugs.is_empty() {
            page.frame(Frame::Checks, |page| {
                page.items.push(Item::Summary(texts.text("book-findings-of")));
                page.text(slugs.join("\n"));
            });
        }
    }
}
