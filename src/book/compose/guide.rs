//! Learning the game: steps with a title and a text each, pictures of the table between them.

use super::Maker;
use crate::book::assets;
use crate::book::example::with_its_file;
use crate::book::outline::PagePlan;
use crate::book::page::Page;
use crate::book::pictures::{self, Picture};
use crate::data::Text;
use crate::record::{Until, check};

impl Maker<'_> {
    pub(super) fn guide(&self, plan: &PagePlan, steps: &[Text]) -> Page {
        let mut page = self.titled(plan);
        for step in steps {
            let message = format!("step-{step}");
            page.heading(2, &message, &self.texts.text(&message));
            page.text(self.texts.attribute(&message, "text").unwrap_or_default());
            let place = format!("step:{step}");
            self.pictures(&place, &mut page);
            self.examples_at(&place, 3, &mut page);
        }
        page
    }

    /// The table of a record after a line, as the engine has it.
    pub(super) fn position(&self, id: &str, record: &str, line: u32) -> Option<Picture> {
        let text = assets::example(self.game, record)?;
        let game = with_its_file(text, self.library, self.game);
        let replayed = check(text, self.library, &game, &[], Until::Line(line));
        pictures::position(id, &replayed, self.outline, self.texts)
    }
}
