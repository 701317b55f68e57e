//! What a check may find: every finding with its rule and its examples.

use super::Maker;
use crate::book::outline::PagePlan;
use crate::book::page::{Frame, Page};
use crate::record::{explain_page, slugs};
use crate::reference::{body_of, section_title};

impl Maker<'_> {
    pub(super) fn findings(&self, plan: &PagePlan) -> Page {
        let (game, texts) = (self.game, self.texts);
        let mut page = self.titled(plan);
        let registry = game.registry();
        let section_of = |slug: &str| {
            let rule = registry.breach(slug).and_then(|breach| breach.rules.first());
            let rule = rule.and_then(|rule| registry.rule(rule));
            rule.map_or("records", |rule| rule.section.as_ref())
        };
        let all = slugs(game);
        for section in registry.sections.iter() {
            let here: Vec<&String> = all.iter().filter(|slug| section_of(slug) == section.id).collect();
            if here.is_empty() {
                continue;
            }
            let title = section_title(game, &section.id, texts);
            page.heading(2, &format!("findings-{}", section.id), &title);
            for slug in here {
                let Some(explained) = explain_page(slug, game, self.library, texts) else {
                    continue;
                };
                let (title, body) = body_of(&explained);
                page.frame(Frame::Finding, |page| {
                    page.heading(3, &format!("finding-{slug}"), &title);
                    page.text(body);
                });
            }
        }
        page
    }
}
