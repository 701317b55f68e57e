//! What a check may find: every finding with its rule and its examples, a page for each section of the rules.

use super::Maker;
use crate::book::outline::PagePlan;
use crate::book::page::{Frame, Page};
use crate::record::{explain_page, slugs};
use crate::reference::{body_of, section_title};

impl Maker<'_> {
    /// The page that lists the groups, then the page of each.
    pub(super) fn findings(&self, plan: &PagePlan) -> Vec<Page> {
        let (game, texts) = (self.game, self.texts);
        let mut first = self.titled(plan);
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
        let mut pages = Vec::new();
        let mut items = Vec::new();
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
            items.push(format!("- [{title}](findings:{id}) ({})", here.len()));
            let mut page = self.group_of_findings(plan, id, &title, &here);
            page.parent = Some(first.id.clone());
            pages.push(page);
        }
        first.text(items.join("\n"));
        pages.insert(0, first);
        pages
    }

    fn group_of_findings(&self, plan: &PagePlan, id: &str, title: &str, slugs: &[&String]) -> Page {
        let anchor = format!("findings-{id}");
        let title = format!("{}: {title}", self.texts.text(&format!("book-page-{}", plan.id)));
        let anchors = vec![anchor.clone(), format!("page-{anchor}")];
        let mut page = Page::new(&anchor, &plan.part, &title, anchors);
        for slug in slugs {
            let Some(explained) = explain_page(slug, self.game, self.library, self.texts) else {
                continue;
            };
            let (title, body) = body_of(&explained);
            page.frame(Frame::Finding, |page| {
                page.heading(2, &format!("finding-{slug}"), &title);
                page.text(body);
            });
        }
        page
    }
}
