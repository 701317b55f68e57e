//! A record as written: lines, headings and entries in flat tables over the text.

use super::entry::{Entries, EntryData, ExtraData, Phrase, PhraseData};
use super::item::ItemData;
use super::span::{Number, Part, Span};
use super::words::Words;

/// The version of the notation that is read and written here.
pub const VERSION: u32 = 1;

/// A record as written. Nothing in it is copied from the text.
#[derive(Debug, Clone, Default)]
pub struct Log<'a> {
    pub(super) text: &'a str,
    pub(super) lines: Vec<LineData>,
    pub(super) magics: Vec<MagicData>,
    pub(super) headings: Vec<PhraseData>,
    pub(super) entries: Vec<EntryData>,
    pub(super) extras: Vec<ExtraData>,
    pub(super) items: Vec<ItemData>,
    pub(super) numbers: Vec<Number>,
    pub(super) waivers: Vec<Span>,
    pub(super) comments: Vec<Span>,
}

/// What a line holds, and where in the tables.
#[derive(Debug, Clone, Copy)]
pub(super) struct LineData {
    pub(super) kind: LineKind,
    /// From the first to the last token, comments at the end not included.
    pub(super) span: Span,
    pub(super) part: Part,
    pub(super) comments: Part,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum LineKind {
    Blank,
    Comment,
    Magic,
    Heading,
    BrokenHeading,
    Entries,
}

#[derive(Debug, Clone, Copy, Default)]
pub(super) struct MagicData {
    pub(super) version: Span,
    pub(super) game: Span,
    pub(super) language: Span,
    pub(super) is_broken: bool,
}

impl<'a> Log<'a> {
    /// An empty log with room for what a text of this length usually holds, within reason.
    pub(super) fn with_room_for(text: &'a str) -> Self {
        let length = text.len().min(1 << 24);
        Self {
            text,
            lines: Vec::with_capacity(length / 20),
            headings: Vec::with_capacity(length / 64),
            entries: Vec::with_capacity(length / 20),
            extras: Vec::with_capacity(length / 64),
            items: Vec::with_capacity(length / 12),
            numbers: Vec::with_capacity(length / 128),
            ..Self::default()
        }
    }

    /// The text that was read.
    pub fn text(&self) -> &'a str {
        self.text
    }

    /// The line that opens the record, if there is one.
    pub fn magic(&self) -> Option<Magic<'_>> {
        let data = self.magics.first()?;
        Some(Magic { log: self, data })
    }

    /// The logical lines in their order. A run of blank lines is one; a heading is always a line of
    /// its own.
    pub fn lines(&self) -> impl DoubleEndedIterator<Item = Line<'_>> + ExactSizeIterator {
        self.lines.iter().map(|data| Line { log: self, data })
    }

    /// The last logical line that begins at or before an offset.
    pub fn line_at(&self, offset: u32) -> Option<Line<'_>> {
        let after = self.lines.partition_point(|line| line.span.start <= offset);
        let data = self.lines.get(after.checked_sub(1)?)?;
        Some(Line { log: self, data })
    }

    /// How many headings there are.
    pub fn heading_count(&self) -> usize {
        self.headings.len()
    }

    /// How many items there are in all entries.
    pub fn item_count(&self) -> usize {
        self.items.len()
    }

    /// How many entries there are in all lines.
    pub fn entry_count(&self) -> usize {
        self.entries.len()
    }
}

/// A logical line: one physical line with the indented lines that go on with it.
#[derive(Debug, Clone, Copy)]
pub struct Line<'a> {
    pub(super) log: &'a Log<'a>,
    pub(super) data: &'a LineData,
}

/// What a logical line holds.
#[derive(Debug, Clone)]
pub enum Content<'a> {
    /// Nothing; stands for any number of blank lines.
    Blank,
    /// Only comments.
    Comment,
    /// The line that opens a record.
    Magic(Magic<'a>),
    /// A heading: words and perhaps a number.
    Heading(Phrase<'a>),
    /// Entries, at least one.
    Entries(Entries<'a>),
}

impl<'a> Line<'a> {
    /// What it holds.
    pub fn content(self) -> Content<'a> {
        let first = self.data.part.first as usize;
        match self.data.kind {
            LineKind::Blank => Content::Blank,
            LineKind::Comment => Content::Comment,
            LineKind::Magic => Content::Magic(Magic {
                log: self.log,
                data: &self.log.magics[first],
            }),
            LineKind::Heading | LineKind::BrokenHeading => {
                Content::Heading(Phrase::new(self.log.text, self.log.headings[first]))
            }
            LineKind::Entries => Content::Entries(Entries::new(self.log, self.data.part)),
        }
    }

    /// Where it stands, without comments at its end.
    pub fn span(self) -> Span {
        self.data.span
    }

    /// The text as it stands, without comments at its end; line ends and comments between its physical
    /// lines included.
    pub fn raw(self) -> &'a str {
        self.data.span.of(self.log.text)
    }

    /// Whether something in it could not be read.
    pub fn is_broken(self) -> bool {
        match self.content() {
            Content::Blank | Content::Comment => false,
            Content::Magic(magic) => magic.is_broken(),
            Content::Heading(_) => self.data.kind == LineKind::BrokenHeading,
            Content::Entries(mut entries) => entries.any(super::Entry::is_broken),
        }
    }

    /// Its comments, one for each physical line that has one, from the `#` on.
    pub fn comments(self) -> impl ExactSizeIterator<Item = (Span, &'a str)> {
        let text = self.log.text;
        self.data
            .comments
            .of(&self.log.comments)
            .iter()
            .map(move |span| (*span, span.of(text)))
    }
}

/// The line that opens a record: `annals`, a version, a game, a language.
#[derive(Debug, Clone, Copy)]
pub struct Magic<'a> {
    log: &'a Log<'a>,
    data: &'a MagicData,
}

impl<'a> Magic<'a> {
    /// The version as written.
    pub fn version(self) -> Option<Words<'a>> {
        self.words(self.data.version)
    }

    /// The game as written.
    pub fn game(self) -> Option<Words<'a>> {
        self.words(self.data.game)
    }

    /// The language as written.
    pub fn language(self) -> Option<Words<'a>> {
        self.words(self.data.language)
    }

    /// Whether something is wrong with it.
    pub fn is_broken(self) -> bool {
        self.data.is_broken
    }

    fn words(self, span: Span) -> Option<Words<'a>> {
        (!span.is_empty()).then(|| Words::new(self.log.text, span))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_tables_stay_small() {
        assert!(size_of::<LineData>() <= 28);
        assert!(size_of::<EntryData>() <= 36);
        assert!(size_of::<ExtraData>() <= 44);
        assert!(size_of::<ItemData>() <= 48);
        assert!(size_of::<Number>() <= 12);
    }
}
