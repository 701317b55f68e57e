//! The outline of the rules: every section with its rules.

use super::document::Document;
use super::names::rule_title;
use super::rule_page::{part_name, rule_item, section_title};
use crate::games::AnyGame;
use crate::l10n::Texts;

/// The outline of a game's rules, as Markdown.
pub fn outline(game: &AnyGame, texts: &Texts) -> String {
    let mut page = Document::new();
    let title = texts.text("game-title");
    page.heading(1, &title);
    let registry = game.registry();
    for section in registry.sections.iter() {
        page.heading(2, &section_title(game, &section.id, texts));
        let mut items: Vec<String> = Vec::new();
        let mut part: Option<&str> = None;
        for rule in registry.rules.iter().filter(|rule| rule.section == section.id) {
            if rule.part.as_deref() != part {
                page.list(&std::mem::take(&mut items));
                part = rule.part.as_deref();
                if let Some(part) = part {
                    page.heading(3, &part_name(game, part, texts));
                }
            }
            items.push(rule_item(&rule.id, &rule_title(game, &rule.id, texts)));
        }
        page.list(&items);
    }
    page.into_markdown()
}
