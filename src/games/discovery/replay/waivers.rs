//! Reports waivers that waive nothing.

use super::Replay;
use crate::core::TextSpan;
use crate::core::engine::Violation;

impl Replay<'_> {
    /// Reports waivers that waive nothing. All findings must be known.
    pub(super) fn report_unused_waivers(&mut self) {
        let unused = self.waivers.unused().map(|(span, slug)| (span, slug.to_owned()));
        let unused: Vec<(TextSpan, String)> = unused.collect();
        for (span, waiver) in unused {
            self.span = span;
            let is_known = self.rulebook.catalog.registry.breach(&waiver).is_some();
            let slug = if is_known {
                "waiver-unused"
            } else {
                "waiver-unknown"
            };
            self.report(slug, Violation::new().with("slug", waiver.as_str()));
        }
    }
}
