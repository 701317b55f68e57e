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
            rule.map(|rule| rule.section.as_ref())
        };
        let all = slugs(game);
        // What rests on no rule of the game comes last: in the section about records, or below a title of its own.
        let groups = registry.sections.iter().map(|section| Some(section.id.as_ref()));
        let last = registry.section("records").map(|section| section.id.as_ref());
        for group in groups.chain((last.is_none()).then_some(None)) {
            let is_here = |slug: &&String| section_of(slug).or(last) == group;
            let here: Vec<&String> = all.iter().filter(is_here).collect();
            if here.is_empty() {
                continue;
            }
            let (id, title) = match group {
                Some(section) => (section, section_title(game, section, texts)),
                None => ("of-records", texts.text("book-findings-of-records")),
            };
            page.heading(2, &format!("findings-{id}"), &title);
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
