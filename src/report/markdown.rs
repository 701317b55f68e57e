//! Markdown as a tree of blocks: what our texts use, nothing more.

use pulldown_cmark::{Alignment, CodeBlockKind, Event, Options, Parser, Tag, TagEnd};

use super::harmless::harmless_in_text;
use crate::core::Severity;
use crate::l10n::isolate;

/// A block of text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Block {
    /// A heading and its level.
    Heading(u8, Inline),
    /// A paragraph.
    Paragraph(Inline),
    /// A list; a number if it is numbered, and the blocks of each item.
    List(Option<u64>, Vec<Vec<Block>>),
    /// A table: whether each column is aligned to its end, the head, the rows.
    Table(Vec<bool>, Vec<Inline>, Vec<Vec<Inline>>),
    /// A quotation.
    Quote(Vec<Block>),
    /// Lines to be shown as they are.
    Code(String),
    /// Lines of a record with a place pointed at, and how much it weighs: code whose information is `text error`.
    Excerpt(Severity, String),
    /// A line across.
    Rule,
}

/// Text with styles.
pub type Inline = Vec<Span>;

/// A run of text in one style.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Span {
    /// The text.
    pub text: String,
    /// The style.
    pub style: SpanStyle,
}

/// How a run of text is set off.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum SpanStyle {
    /// Not at all.
    #[default]
    Plain,
    /// Strong.
    Strong,
    /// Emphasized.
    Emphasis,
    /// Literal.
    Code,
    /// A cross reference.
    Link,
    /// The word for how much a finding weighs: a link to `severity:error`.
    Weight(Severity),
}

/// Reads Markdown; controls and stray direction marks in it are dropped.
pub fn parse_markdown(markdown: &str) -> Vec<Block> {
    let events = Parser::new_ext(markdown, Options::ENABLE_TABLES);
    Tree {
        events: &mut events.into_iter(),
        depth: 0,
    }
    .blocks(None)
}

/// The words of blocks alone, on one line.
pub fn plain_text(blocks: &[Block]) -> String {
    let of_inline = |inline: &Inline| inline.iter().map(|span| span.text.as_str()).collect::<String>();
    let parts = blocks.iter().map(|block| match block {
        Block::Heading(_, inline) | Block::Paragraph(inline) => of_inline(inline),
        Block::List(_, items) => {
            let items: Vec<String> = items.iter().map(|item| plain_text(item)).collect();
            items.join(" ")
        }
        Block::Quote(inner) => plain_text(inner),
        Block::Code(text) | Block::Excerpt(_, text) => text.trim().replace('\n', " "),
        Block::Table(_, head, rows) => {
            let cells = head.iter().chain(rows.iter().flatten()).map(of_inline);
            cells.collect::<Vec<_>>().join(" ")
        }
        Block::Rule => String::new(),
    });
    parts.collect::<Vec<_>>().join(" ")
}

/// Markdown in which cross references are plain words, for use outside of the program.
pub fn without_links(markdown: &str) -> String {
    let mut plain = String::with_capacity(markdown.len());
    let mut rest = markdown;
    while let Some(middle) = rest.find("](") {
        let (before, after) = rest.split_at(middle);
        let close = after.find(')').unwrap_or(after.len() - 1);
        let target = &after[2..close.max(2)];
        let open = before
            .rfind('[')
            .filter(|_| crate::core::EntryKey::is_written(target));
        if let Some(open) = open {
            plain.push_str(&before[..open]);
            plain.push_str(&before[open + 1..]);
        } else {
            plain.push_str(before);
            plain.push_str(&after[..=close]);
        }
        rest = &after[close + 1..];
    }
    plain.push_str(rest);
    plain
}

/// Upper limit on quotes, lists and emphasis inside one another; what is deeper is read as plain words.
const DEEPEST: usize = 32;

struct Tree<'a, I> {
    events: &'a mut I,
    depth: usize,
}

impl<'e, I: Iterator<Item = Event<'e>>> Tree<'_, I> {
    fn blocks(&mut self, until: Option<TagEnd>) -> Vec<Block> {
        let mut blocks = Vec::new();
        // Tight list items hold their text without a paragraph around it.
        let mut loose: Inline = Vec::new();
        while let Some(event) = self.events.next() {
            match event {
                Event::End(end) if Some(end) == until => break,
                Event::Start(tag) if is_inline(&tag) => self.inline_tag(&tag, SpanStyle::Plain, &mut loose),
                Event::Start(tag) => {
                    flush(&mut loose, &mut blocks);
                    blocks.extend(self.block(tag));
                }
                Event::Rule => {
                    flush(&mut loose, &mut blocks);
                    blocks.push(Block::Rule);
                }
                event => push_text(event, SpanStyle::Plain, &mut loose),
            }
        }
        flush(&mut loose, &mut blocks);
        blocks
    }

    fn block(&mut self, tag: Tag) -> Option<Block> {
        if self.depth == DEEPEST {
            return Some(Block::Paragraph(self.words(&tag)));
        }
        self.depth += 1;
        let block = self.block_within(tag);
        self.depth -= 1;
        block
    }

    fn block_within(&mut self, tag: Tag) -> Option<Block> {
        match tag {
            Tag::Paragraph => Some(Block::Paragraph(self.inline(TagEnd::Paragraph))),
            Tag::Heading { level, .. } => {
                let number = level as u8;
                Some(Block::Heading(number, self.inline(TagEnd::Heading(level))))
            }
            Tag::BlockQuote(kind) => Some(Block::Quote(self.blocks(Some(TagEnd::BlockQuote(kind))))),
            Tag::List(start) => Some(Block::List(start, self.items(start.is_some()))),
            Tag::Table(alignments) => Some(self.table(&alignments)),
            Tag::CodeBlock(kind) => {
                let text: String = self
                    .inline(TagEnd::CodeBlock)
                    .into_iter()
                    .map(|span| span.text)
                    .collect();
                Some(match weight_of_code(&kind) {
                    Some(weight) => Block::Excerpt(weight, text),
                    None => Block::Code(text),
                })
            }
            _ => None,
        }
    }

    /// The words of whatever a tag holds, without any form.
    fn words(&mut self, tag: &Tag) -> Inline {
        let mut spans = Vec::new();
        // Tags of one kind stand inside one another.
        let mut open = 1;
        while open > 0
            && let Some(event) = self.events.next()
        {
            match event {
                Event::Start(_) => open += 1,
                Event::End(_) => open -= 1,
                event => push_text(event, SpanStyle::Plain, &mut spans),
            }
        }
        debug_assert!(open == 0, "{tag:?} ends");
        spans
    }

    fn items(&mut self, ordered: bool) -> Vec<Vec<Block>> {
        let mut items = Vec::new();
        while let Some(event) = self.events.next() {
            match event {
                Event::Start(Tag::Item) => items.push(self.blocks(Some(TagEnd::Item))),
                Event::End(TagEnd::List(end)) if end == ordered => break,
                _ => {}
            }
        }
        items
    }

    fn table(&mut self, alignments: &[Alignment]) -> Block {
        let to_end = alignments
            .iter()
            .map(|alignment| *alignment == Alignment::Right)
            .collect();
        let mut head = Vec::new();
        let mut rows = Vec::new();
        while let Some(event) = self.events.next() {
            match event {
                Event::Start(Tag::TableHead) => head = self.cells(TagEnd::TableHead),
                Event::Start(Tag::TableRow) => rows.push(self.cells(TagEnd::TableRow)),
                Event::End(TagEnd::Table) => break,
                _ => {}
            }
        }
        Block::Table(to_end, head, rows)
    }

    fn cells(&mut self, until: TagEnd) -> Vec<Inline> {
        let mut cells = Vec::new();
        while let Some(event) = self.events.next() {
            match event {
                Event::Start(Tag::TableCell) => cells.push(self.inline(TagEnd::TableCell)),
                Event::End(end) if end == until => break,
                _ => {}
            }
        }
        cells
    }

    fn inline(&mut self, until: TagEnd) -> Inline {
        let mut spans = Vec::new();
        self.inline_into(until, SpanStyle::Plain, &mut spans);
        spans
    }

    fn inline_into(&mut self, until: TagEnd, style: SpanStyle, spans: &mut Inline) {
        while let Some(event) = self.events.next() {
            match event {
                Event::End(end) if end == until => break,
                Event::Start(tag) => self.inline_tag(&tag, style, spans),
                event => push_text(event, style, spans),
            }
        }
    }

    fn inline_tag(&mut self, tag: &Tag, style: SpanStyle, spans: &mut Inline) {
        let inner = match tag {
            Tag::Strong => SpanStyle::Strong,
            Tag::Emphasis => SpanStyle::Emphasis,
            Tag::Link { dest_url, .. } => match weight_of_link(dest_url) {
                Some(weight) => SpanStyle::Weight(weight),
                None if style == SpanStyle::Plain => SpanStyle::Link,
                None => style,
            },
            _ => style,
        };
        if self.depth == DEEPEST {
            spans.extend(self.words(tag));
            return;
        }
        self.depth += 1;
        self.inline_into(tag.to_end(), inner, spans);
        self.depth -= 1;
    }
}

/// `severity:error`.
fn weight_of_link(target: &str) -> Option<Severity> {
    Severity::of_word(target.strip_prefix("severity:")?)
}

/// The second word of what stands behind a fence: `text error`.
fn weight_of_code(kind: &CodeBlockKind) -> Option<Severity> {
    match kind {
        CodeBlockKind::Fenced(information) => Severity::of_word(information.split_whitespace().nth(1)?),
        CodeBlockKind::Indented => None,
    }
}

fn is_inline(tag: &Tag) -> bool {
    matches!(
        tag,
        Tag::Strong | Tag::Emphasis | Tag::Link { .. } | Tag::Image { .. } | Tag::Strikethrough
    )
}

fn push_text(event: Event, style: SpanStyle, spans: &mut Inline) {
    let (text, style) = match event {
        Event::Text(text) | Event::Html(text) | Event::InlineHtml(text) => (text, style),
        // Code reads from left to right whatever surrounds it.
        Event::Code(text) => (isolate(&text).into(), SpanStyle::Code),
        Event::SoftBreak => (" ".into(), style),
        Event::HardBreak => ("\n".into(), style),
        _ => return,
    };
    let clean = harmless_in_text(&text);
    match spans.last_mut() {
        Some(last) if last.style == style => last.text.push_str(&clean),
        _ => spans.push(Span {
            text: clean.into_owned(),
            style,
        }),
    }
}

fn flush(loose: &mut Inline, blocks: &mut Vec<Block>) {
    if !loose.is_empty() {
        blocks.push(Block::Paragraph(std::mem::take(loose)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn span(text: &str, style: SpanStyle) -> Span {
        Span {
            text: text.to_owned(),
            style,
        }
    }

    #[test]
    fn links_and_emphasis_become_styles() {
        let blocks = parse_markdown("A [monk](piece:missionary) is **one** piece.");
        let expected = vec![
            span("A ", SpanStyle::Plain),
            span("monk", SpanStyle::Link),
            span(" is ", SpanStyle::Plain),
            span("one", SpanStyle::Strong),
            span(" piece.", SpanStyle::Plain),
        ];
        assert_eq!(blocks, [Block::Paragraph(expected)]);
    }

    #[test]
    fn tight_lists_keep_their_items() {
        let blocks = parse_markdown("1. one\n2. two\n   - deep\n");
        let Block::List(Some(1), items) = &blocks[0] else {
            panic!("a numbered list: {blocks:?}");
        };
        assert_eq!(items.len(), 2);
        assert!(matches!(items[1][1], Block::List(None, _)));
    }

    #[test]
    fn however_deep_a_text_is_nested_its_words_are_read() {
        for text in [
            "> ".repeat(100_000) + "words",
            "- ".repeat(5_000) + "words",
            "*_".repeat(50_000) + "words" + &"_*".repeat(50_000),
            "**a ".repeat(5_000) + "words" + &" b**".repeat(5_000),
            "[".repeat(2_000) + "words" + &"](x)".repeat(2_000),
        ] {
            assert!(plain_text(&parse_markdown(&text)).contains("words"));
        }
    }

    #[test]
    fn controls_do_not_survive() {
        let blocks = parse_markdown("a\u{1b}[31mb\u{202e}c");
        assert_eq!(
            blocks,
            [Block::Paragraph(vec![span("a[31mbc", SpanStyle::Plain)])]
        );
    }

    #[test]
    fn cross_references_become_plain_words() {
        assert_eq!(
            without_links("A [monk](piece:missionary), see [here](https://example.org)."),
            "A monk, see [here](https://example.org)."
        );
        assert_eq!(without_links("no links [at all"), "no links [at all");
    }
}
