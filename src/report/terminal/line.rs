//! Lines of styled text: breaking them, measuring them, writing them out.

use std::fmt::Write as _;

use anstyle::Style;
use unicode_segmentation::UnicodeSegmentation;

use super::bidi::visual_graphemes;
use super::render::Screen;
use super::width::{grapheme_width, text_width};
use crate::l10n::{Direction, strip_isolates};
use crate::report::markdown::{Inline, Span, SpanStyle};

/// A line of styled text, without its end.
pub(super) type Line = Vec<(String, Style)>;

/// The columns a line takes.
pub(super) fn line_width(line: &Line) -> usize {
    line.iter().map(|(text, _)| text_width(text)).sum()
}

/// Breaks text between words so that no line is wider than `width`; longer words are cut.
pub(super) fn wrap(spans: &Inline, base: Style, width: usize) -> Vec<Line> {
    let width = width.max(1);
    let mut lines: Vec<Line> = Vec::new();
    let mut line: Line = Vec::new();
    let mut used = 0;
    for word in words(spans, base) {
        let Word::Text(parts) = word else {
            lines.push(std::mem::take(&mut line));
            used = 0;
            continue;
        };
        let length: usize = parts.iter().map(|(text, _)| text_width(text)).sum();
        if used > 0 && used + 1 + length > width {
            lines.push(std::mem::take(&mut line));
            used = 0;
        }
        if used > 0 {
            let style = joint_style(&line, &parts);
            push(&mut line, " ", style);
            used += 1;
        }
        if length <= width {
            for (text, style) in &parts {
                push(&mut line, text, *style);
            }
            used += length;
            continue;
        }
        for (text, style) in parts {
            for grapheme in text.graphemes(true) {
                let columns = grapheme_width(grapheme);
                if used + columns > width && used > 0 {
                    lines.push(std::mem::take(&mut line));
                    used = 0;
                }
                push(&mut line, grapheme, style);
                used += columns;
            }
        }
    }
    lines.push(line);
    lines
}

/// Writes a line out: in the screen's direction and order, with or without colour.
pub(super) fn write_line(line: &Line, indent: usize, screen: &Screen, out: &mut String) {
    let right_to_left = screen.direction == Direction::RightToLeft;
    if right_to_left && screen.visual {
        write_visual(line, indent, screen, out);
    } else {
        // A line that begins with a Latin letter would otherwise be taken for left-to-right.
        if right_to_left && screen.keep_isolates && !line.is_empty() {
            out.push('\u{200f}');
        }
        out.extend(std::iter::repeat_n(' ', indent));
        for (text, style) in trimmed(line) {
            let text = if screen.keep_isolates {
                text
            } else {
                strip_isolates(&text)
            };
            styled(&text, style, screen, out);
        }
    }
    while out.ends_with(' ') {
        out.pop();
    }
    out.push('\n');
}

fn write_visual(line: &Line, indent: usize, screen: &Screen, out: &mut String) {
    let line = trimmed(line);
    let text: String = line.iter().map(|(text, _)| text.as_str()).collect();
    if text.is_empty() {
        return;
    }
    let free = screen.width.saturating_sub(line_width(&line) + indent);
    out.extend(std::iter::repeat_n(' ', free));
    let style_at = |offset: usize| {
        let mut end = 0;
        let owner = line.iter().find(|(text, _)| {
            end += text.len();
            offset < end
        });
        owner.map_or(Style::new(), |(_, style)| *style)
    };
    let mut seen: Line = Vec::new();
    for (offset, grapheme) in visual_graphemes(&text, screen.direction) {
        push(&mut seen, &grapheme, style_at(offset));
    }
    for (text, style) in seen {
        styled(&text, style, screen, out);
    }
}

fn styled(text: &str, style: Style, screen: &Screen, out: &mut String) {
    if screen.color && style != Style::new() {
        let _ = write!(out, "{style}{text}{style:#}");
    } else {
        out.push_str(text);
    }
}

fn trimmed(line: &Line) -> Line {
    let mut line = line.clone();
    while let Some((text, _)) = line.last_mut() {
        let length = text.trim_end_matches(' ').len();
        text.truncate(length);
        if !text.is_empty() {
            break;
        }
        line.pop();
    }
    line
}

/// A word with its styles, or the end of a line.
enum Word {
    Text(Line),
    Break,
}

fn words(spans: &Inline, base: Style) -> Vec<Word> {
    let mut words = Vec::new();
    let mut word: Line = Vec::new();
    for Span { text, style } in spans {
        let style = span_style(*style, base);
        let mut rest = text.as_str();
        while let Some(at) = rest.find([' ', '\n']) {
            push(&mut word, &rest[..at], style);
            if !word.is_empty() {
                words.push(Word::Text(std::mem::take(&mut word)));
            }
            if rest[at..].starts_with('\n') {
                words.push(Word::Break);
            }
            rest = &rest[at + 1..];
        }
        push(&mut word, rest, style);
    }
    if !word.is_empty() {
        words.push(Word::Text(word));
    }
    words
}

fn push(line: &mut Line, text: &str, style: Style) {
    if text.is_empty() {
        return;
    }
    match line.last_mut() {
        Some((last, known)) if *known == style => last.push_str(text),
        _ => line.push((text.to_owned(), style)),
    }
}

/// The style of the space between two words: theirs if they share it.
fn joint_style(line: &Line, word: &Line) -> Style {
    match (line.last(), word.first()) {
        (Some((_, before)), Some((_, after))) if before == after => *after,
        _ => Style::new(),
    }
}

fn span_style(style: SpanStyle, base: Style) -> Style {
    match style {
        SpanStyle::Plain => base,
        SpanStyle::Strong => base.bold(),
        SpanStyle::Emphasis => base.italic(),
        SpanStyle::Code | SpanStyle::Link => base.fg_color(Some(anstyle::AnsiColor::Cyan.into())),
    }
}
