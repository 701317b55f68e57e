//! What the table knows and has allowed.

use super::{Replay, places_of};
use crate::core::TextSpan;
use crate::games::discovery::action::Action;
use crate::games::discovery::violation::Violation;

impl Replay<'_> {
    /// Whether the entry that is being played waives a rule.
    pub(super) fn is_waived(&self, slug: &str, elsewhere: Option<TextSpan>) -> bool {
        let here = self.statements.get(self.at).filter(|_| elsewhere.is_none());
        let waivers = here.and_then(|resolved| resolved.waivers.as_ref());
        waivers.is_some_and(|waivers| waivers.iter().any(|waiver| waiver == slug))
    }

    /// Marks what the record waives, and tells waivers that waive nothing.
    pub(super) fn check_waivers(&mut self) {
        if self.statements.iter().all(|resolved| resolved.waivers.is_none()) {
            return;
        }
        let by_place = places_of(&self.findings);
        // What is missing is told at the next heading, and waived by an entry above it.
        let mut next_heading = None;
        let mut unused = Vec::new();
        for resolved in self.statements.iter().rev() {
            if resolved.action.as_ref().is_some_and(Action::is_heading) {
                next_heading = Some(resolved.span);
            }
            for waiver in resolved.waivers.iter().flatten().rev() {
                let spans = [Some(resolved.span), next_heading].into_iter().flatten();
                let used = spans.into_iter().any(|span| self.waive(waiver, span, &by_place));
                if !used {
                    unused.push((resolved.span, waiver));
                }
            }
        }
        for (span, waiver) in unused.into_iter().rev() {
            self.span = span;
            self.first_of_entry = None;
            let known = self.rulebook.catalog.registry.breach(waiver).is_some();
            let slug = if known { "waiver-unused" } else { "waiver-unknown" };
            self.report(slug, Violation::new().with("slug", waiver.as_str()));
        }
    }

    /// Marks the findings of a name in a place; whether there are any.
    fn waive(&mut self, slug: &str, span: TextSpan, by_place: &[(u32, usize)]) -> bool {
        let from = by_place.partition_point(|(start, _)| *start < span.start);
        let here = by_place[from..].iter().take_while(|(start, _)| *start < span.end);
        let mut used = false;
        for (_, at) in here {
            let finding = &mut self.findings[*at];
            if finding.slug == slug {
                finding.waived = true;
                used = true;
            }
        }
        used
    }
}
