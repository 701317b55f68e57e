//! The catalogue: everything of a kind, each on its own anchor.

use super::{Maker, capitalized};
use crate::book::outline::PagePlan;
use crate::book::page::{Frame, Page};
use crate::book::pictures;
use crate::core::{EntryKey, Kind};
use crate::l10n::{Language, POP_ISOLATE, RIGHT_TO_LEFT_ISOLATE, isolate};
use crate::message::Argument;
use crate::reference::{
    EntryRef, body_of, display_name, entries_in_order, facts_table, kind_tables, other_names, text_of,
};

impl Maker<'_> {
    pub(super) fn catalogue(&self, plan: &PagePlan, kinds: &[Kind]) -> Page {
        let mut page = match &plan.group {
            Some(group) => self.of_group(plan, group),
            None => self.titled(plan),
        };
        for kind in kinds {
            self.kind(*kind, kinds.len() > 1, plan.group.as_ref(), &mut page);
        }
        page
    }

    /// A page about one group: its name, what is said of it, its pictures.
    fn of_group(&self, plan: &PagePlan, group: &EntryKey) -> Page {
        let (game, texts) = (self.game, self.texts);
        let entry = EntryRef {
            game,
            key: group.clone(),
        };
        let title = capitalized(&display_name(&entry, texts));
        let mut page = Page::new(&plan.id, &plan.part, &title, vec![format!("page-{}", plan.id)]);
        page.text(text_of(&entry, texts));
        self.pictures(&format!("page:{}", plan.id), &mut page);
        page
    }

    fn kind(&self, kind: Kind, of_several: bool, only: Option<&EntryKey>, page: &mut Page) {
        let (game, texts) = (self.game, self.texts);
        let level = if of_several { 3 } else { 2 };
        // A kind without a title stands below the one before it, whose title names both.
        let title = format!("list-{}", kind.word());
        if of_several && texts.has(&title) {
            page.heading(2, &format!("kind-{}", kind.word()), &texts.text(&title));
        }
        // Figures side by side first; where there are none, the entries speak for themselves.
        if game.kind_info(kind).is_some_and(|info| info.is_tabled) {
            page.text(body_of(&kind_tables(kind, game, texts)).1);
        }
        let info = game.kind_info(kind);
        let mut group = None;
        for entry in entries_in_order(kind, game, texts) {
            let groups = game.groups_of(&entry.key);
            if only.is_some_and(|only| !groups.contains(only)) {
                continue;
            }
            let of_entry = groups.into_iter().next();
            if of_entry != group && only.is_none() {
                group = of_entry;
                if let (Some(group), Some(word)) = (&group, info.and_then(|info| info.list)) {
                    let name = texts.text(&group.message_id());
                    page.heading(2, &format!("{word}-{}", group.id), &name);
                }
            }
            let level = if group.is_some() { 3 } else { level };
            self.entry(&entry, level, page);
        }
    }

    /// What an entry is called elsewhere, language by language.
    fn names_elsewhere(&self, entry: &EntryRef) -> String {
        let texts = self.texts;
        let name = |(language, name): (&Language, String)| {
            let tag = [("tag", Argument::from(language.tag.as_ref()))];
            let name = format!("[{}](lang:{})", isolate(&name), language.tag);
            let pair = format!("{}: {name}", texts.with("language-name", &tag));
            if texts.language().is_right_to_left() {
                format!("{RIGHT_TO_LEFT_ISOLATE}{pair}{POP_ISOLATE}")
            } else {
                isolate(&pair)
            }
        };
        let names: Vec<String> = other_names(entry, texts).into_iter().map(name).collect();
        names.join(" · ")
    }

    fn entry(&self, entry: &EntryRef, level: u8, page: &mut Page) {
        let (game, texts) = (self.game, self.texts);
        let EntryKey { kind, id } = &entry.key;
        let mut anchors = vec![format!("{}-{id}", kind.word())];
        let own: Vec<String> = game.rules_of(&entry.key);
        let own_rule = own
            .iter()
            .find(|rule| game.owner_of_rule(rule).as_ref() == Some(&entry.key));
        anchors.extend(own_rule.cloned());
        page.frame(Frame::Entry, |page| {
            page.heading_with(level, anchors, &capitalized(&display_name(entry, texts)));
            if let Some(picture) = pictures::of_entry(&entry.key, game, texts) {
                page.picture(picture);
            }
            page.text(text_of(entry, texts));
            page.text(facts_table(entry, texts));
            if game.is_assumed(&entry.key) {
                page.text(texts.text("page-assumed-note"));
            }
            let others: Vec<&str> = own.iter().map(String::as_str).collect();
            let mut lines = Vec::new();
            if !others.is_empty() {
                lines.push(format!(
                    "**{}:** {}",
                    texts.text("page-rules"),
                    others.join(" · ")
                ));
            }
            lines.push(format!(
                "**{}** {}",
                texts.text("book-names-elsewhere"),
                self.names_elsewhere(entry)
            ));
            page.frame(Frame::Note, |page| page.text(lines.join("\n\n")));
            let own_rules: Vec<String> = own_rule.cloned().into_iter().collect();
            self.notes(entry, &own_rules, page);
        });
    }
}
