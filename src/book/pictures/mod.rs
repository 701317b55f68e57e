//! Pictures drawn from the data, as SVG with localized labels.

mod discovery;
mod drawing;
mod icons;
mod planetfall;
mod renaissance;

pub(crate) use drawing::Palette;

use drawing::Drawing;

use super::outline::Outline;
use crate::core::EntryKey;
use crate::games::{AnyGame, AnyReplayed};
use crate::l10n::Texts;
use crate::reference::{EntryRef, display_name};

/// A picture.
#[derive(Debug, Clone)]
pub struct Picture {
    /// Its id, which is also the name of its file.
    pub id: String,
    /// What stands below it, as Markdown.
    pub caption: String,
    /// What it shows, for those who cannot see it.
    pub alt: String,
    /// Whether it stands beside a text instead of across the page.
    pub is_small: bool,
    drawing: Drawing,
}

impl Picture {
    /// Whether it is read from right to left.
    pub fn is_mirrored(&self) -> bool {
        self.drawing.is_mirrored()
    }

    /// A picture across the page, with the words of a message.
    fn across(id: &str, message: &str, drawing: Drawing, texts: &Texts) -> Self {
        Self {
            id: id.to_owned(),
            caption: texts.text(message),
            alt: texts.attribute(message, "alt").unwrap_or_default(),
            is_small: false,
            drawing,
        }
    }

    /// The picture as SVG.
    pub fn svg(&self, palette: Palette) -> String {
        self.drawing.svg(&self.id, &self.alt, palette)
    }
}

/// The picture of an outline; none if the game does not know it.
pub(super) fn picture(id: &str, game: &AnyGame, outline: &Outline, texts: &Texts) -> Option<Picture> {
    let drawing = match game {
        AnyGame::Discovery(catalog) => discovery::drawing(id, catalog, outline, texts)?,
        AnyGame::Renaissance(catalog) => renaissance::drawing(id, catalog, outline, texts)?,
        AnyGame::Planetfall(game, ..) => planetfall::drawing(id, game, texts)?,
    };
    // All parts of a map are told in the same words.
    let message = match id.split_once('-') {
        Some(("map", _)) => "picture-map-part".to_owned(),
        _ => format!("picture-{id}"),
    };
    Some(Picture::across(id, &message, drawing, texts))
}

/// The table of a record; none if the game draws none.
pub(super) fn position(
    id: &str,
    replayed: &AnyReplayed,
    outline: &Outline,
    texts: &Texts,
) -> Option<Picture> {
    let drawing = match replayed {
        AnyReplayed::Planetfall(replayed) => planetfall::position(replayed, texts)?,
        AnyReplayed::Discovery(replayed) => discovery::position(replayed, texts)?,
        AnyReplayed::Renaissance(replayed) => renaissance::position(replayed, None, outline, texts)?,
    };
    Some(Picture::across(id, &format!("picture-{id}"), drawing, texts))
}

/// The table before or after what an example tells; none if the game draws none. `beside` is the other one of the two:
/// both show the same part of a map.
pub(super) fn part_of_example(
    id: &str,
    part: &str,
    replayed: &AnyReplayed,
    beside: &AnyReplayed,
    outline: &Outline,
    texts: &Texts,
) -> Option<Picture> {
    let drawing = match replayed {
        AnyReplayed::Planetfall(replayed) => planetfall::position(replayed, texts)?,
        AnyReplayed::Discovery(replayed) => discovery::part_of_example(replayed, texts)?,
        AnyReplayed::Renaissance(replayed) => {
            let beside = match beside {
                AnyReplayed::Renaissance(beside) => Some(beside),
                AnyReplayed::Planetfall(_) | AnyReplayed::Discovery(_) => None,
            };
            renaissance::position(replayed, beside, outline, texts)?
        }
    };
    Some(Picture::across(id, &format!("picture-{part}"), drawing, texts))
}

/// The picture of an entry; none if the game draws none of its kind.
pub(super) fn of_entry(key: &EntryKey, game: &AnyGame, texts: &Texts) -> Option<Picture> {
    let drawing = match game {
        AnyGame::Discovery(catalog) => discovery::of_entry(key, catalog, texts)?,
        AnyGame::Planetfall(..) | AnyGame::Renaissance(_) => return None,
    };
    let entry = EntryRef {
        game,
        key: key.clone(),
    };
    let name = display_name(&entry, texts);
    let message = format!("picture-{}", key.kind.word());
    let alt = texts.attribute(&message, "alt").unwrap_or_default();
    Some(Picture {
        id: key.message_id(),
        alt: format!("{name}. {alt}"),
        caption: name,
        is_small: true,
        drawing,
    })
}

/// The cover.
pub(super) fn cover(game: &AnyGame, texts: &Texts) -> Picture {
    let drawing = match game {
        AnyGame::Discovery(_) => discovery::cover(texts),
        AnyGame::Planetfall(..) => planetfall::cover(texts),
        AnyGame::Renaissance(_) => renaissance::cover(texts),
    };
    Picture {
        id: "cover".to_owned(),
        caption: texts.text("picture-cover"),
        alt: texts.attribute("picture-cover", "alt").unwrap_or_default(),
        is_small: false,
        drawing,
    }
}

/// The sign of the book, for the corner of a browser.
pub(super) fn sign_file() -> String {
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 24 24\" fill=\"#9a3b1f\">{}</svg>\n",
        icons::icon("sign")
    )
}
