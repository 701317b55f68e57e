//! Lines of styled text: breaking them, measuring them, writing them out.

use std::fmt::Write as _;

use anstyle::{AnsiColor, Style};
use unicode_segmentation::UnicodeSegmentation;

use super::bidi::{read_words, visual_graphemes};
use super::render::{LineOrder, Screen};
use super::width::{grapheme_width, text_width};
use crate::core::Severity;
use crate::l10n::{Direction, FIRST_STRONG_ISOLATE, POP_ISOLATE, RIGHT_TO_LEFT_ISOLATE, strip_isolates};
use crate::report::markdown::{Inline, Span, SpanStyle};

/// Tells the terminal that paragraphs run from left to right (SCP of ECMA-48).
pub const TELL_LEFT_TO_RIGHT: &str = "\u{1b}[1 k";
/// The same for the other direction.
pub const TELL_RIGHT_TO_LEFT: &str = "\u{1b}[2 k";
/// Keeps what stands beside it from right to left.
const RIGHT_TO_LEFT_MARK: char = '\u{200f}';
/// The same as a text.
const MARK: &str = "\u{200f}";
/// The marks of isolated runs.
const ISOLATES: [char; 3] = [FIRST_STRONG_ISOLATE, RIGHT_TO_LEFT_ISOLATE, POP_ISOLATE];

/// A line of styled text, without its end.
pub(super) type Line = Vec<(String, Style)>;

/// The columns a line takes.
pub(super) fn line_width(line: &Line) -> usize {
    line.iter().map(|(text, _)| text_width(text)).sum()
}

/// Breaks text between words so that no line is wider than `width`; longer words are cut.
pub(super) fn wrap(spans: &Inline, base: Style, width: usize) -> Vec<Line> {
    let mut wrapped = Wrapped {
        width: width.max(1),
        used: 0,
        line: Line::new(),
        lines: Vec::new(),
    };
    let mut word: Vec<(&str, Style)> = Vec::new();
    for Span { text, style } in spans {
        // Code stays together: cut in two it would be read as two commands.
        let breaks: &[char] = if *style == SpanStyle::Code {
            &['\n']
        } else {
            &[' ', '\n']
        };
        let style = span_style(*style, base);
        let mut rest = text.as_str();
        while let Some(at) = rest.find(breaks) {
            word.push((&rest[..at], style));
            wrapped.add_word(&word);
            word.clear();
            if rest[at..].starts_with('\n') {
                wrapped.end_line();
            }
            rest = &rest[at + 1..];
        }
        word.push((rest, style));
    }
    wrapped.add_word(&word);
    wrapped.end_line();
    wrapped.lines
}

/// Lines in the making.
struct Wrapped {
    width: usize,
    used: usize,
    line: Line,
    lines: Vec<Line>,
}

impl Wrapped {
    fn add_word(&mut self, word: &[(&str, Style)]) {
        let length: usize = word.iter().map(|(text, _)| text_width(text)).sum();
        let Some((_, first)) = word.iter().find(|(text, _)| !text.is_empty()) else {
            return;
        };
        if self.used > 0 && self.used + 1 + length > self.width {
            self.end_line();
        }
        if self.used > 0 {
            // The space between two words of one style has that style.
            let same = self.line.last().is_some_and(|(_, before)| before == first);
            push(&mut self.line, " ", if same { *first } else { Style::new() });
            self.used += 1;
        }
        if length <= self.width {
            for (text, style) in word {
                push(&mut self.line, text, *style);
            }
            self.used += length;
            return;
        }
        for (text, style) in word {
            for grapheme in text.graphemes(true) {
                let columns = grapheme_width(grapheme);
                if self.used + columns > self.width && self.used > 0 {
                    self.end_line();
                }
                push(&mut self.line, grapheme, *style);
                self.used += columns;
            }
        }
    }

    fn end_line(&mut self) {
        self.lines.push(std::mem::take(&mut self.line));
        self.used = 0;
    }
}

/// Writes a line out: in its direction and order, with or without colour.
pub(super) fn write_line(
    line: &Line,
    indent: usize,
    direction: Direction,
    screen: &Screen,
    out: &mut String,
) {
    let right_to_left = direction == Direction::RightToLeft;
    let is_visual = matches!(
        screen.order,
        LineOrder::Visual | LineOrder::Words | LineOrder::MarkedWords
    );
    // In a language from right to left the records of others do not run so.
    let is_told = screen.order == LineOrder::Told && !right_to_left;
    if is_told {
        out.push_str(TELL_LEFT_TO_RIGHT);
    }
    if right_to_left && is_visual {
        write_visual(line, indent, screen, out);
    } else {
        // A line that begins with a Latin letter would otherwise be taken for left-to-right.
        let is_marked = matches!(
            screen.order,
            LineOrder::Isolated | LineOrder::Told | LineOrder::Marked
        );
        if right_to_left && is_marked && !line.is_empty() {
            out.push(RIGHT_TO_LEFT_MARK);
        }
        out.extend(std::iter::repeat_n(' ', indent));
        for (text, style) in line {
            match screen.order {
                LineOrder::Isolated | LineOrder::Told => styled(text, *style, screen, out),
                LineOrder::Marked if right_to_left => {
                    styled(&text.replace(ISOLATES, MARK), *style, screen, out);
                }
                _ if text.contains(ISOLATES) => styled(&strip_isolates(text), *style, screen, out),
                _ => styled(text, *style, screen, out),
            }
        }
    }
    while out.ends_with(' ') {
        out.pop();
    }
    out.push('\n');
    if is_told {
        out.push_str(TELL_RIGHT_TO_LEFT);
    }
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
    let mut graphemes = visual_graphemes(&text, screen.direction);
    match screen.order {
        LineOrder::Words => read_words(&mut graphemes, ""),
        LineOrder::MarkedWords => read_words(&mut graphemes, "\u{200e}"),
        _ => {}
    }
    let mut seen: Line = Vec::new();
    for (offset, grapheme) in graphemes {
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

fn push(line: &mut Line, text: &str, style: Style) {
    if text.is_empty() {
        return;
    }
    match line.last_mut() {
        Some((last, known)) if *known == style => last.push_str(text),
        _ => line.push((text.to_owned(), style)),
    }
}

fn span_style(style: SpanStyle, base: Style) -> Style {
    match style {
        SpanStyle::Plain => base,
        SpanStyle::Strong => base.bold(),
        SpanStyle::Emphasis => base.italic(),
        SpanStyle::Code | SpanStyle::Link => base.fg_color(Some(AnsiColor::Cyan.into())),
        SpanStyle::Weight(weight) => weight_style(weight),
    }
}

/// The colour of a finding.
pub(super) fn weight_style(weight: Severity) -> Style {
    let colour = match weight {
        Severity::Error => AnsiColor::Red,
        Severity::Warning => AnsiColor::Yellow,
        Severity::Note => AnsiColor::Blue,
    };
    Style::new().bold().fg_color(Some(colour.into()))
}
