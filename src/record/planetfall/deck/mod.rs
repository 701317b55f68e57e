//! The deck file of a table.

mod json;
mod page;
mod template;

use serde_json::Value as Json;

use crate::games::planetfall::Planetfall;
use crate::l10n::Texts;
use crate::record::own_file::OwnFileWords;

impl OwnFileWords for Planetfall {
    fn page(&self, texts: &Texts) -> Option<String> {
        let deck = self.deck.deck()?;
        Some(page::page(deck, texts))
    }

    fn json(&self) -> Json {
        self.deck.deck().map_or(Json::Null, |deck| json::deck(deck))
    }

    fn template(&self, texts: &Texts) -> String {
        template::template(texts)
    }
}
