//! Blocks to lines: headings, paragraphs, lists, tables.

use anstyle::{AnsiColor, Style};

use super::line::{Line, weight_style, wrap, write_line};
use super::table::table_lines;
use crate::core::Severity;
use crate::l10n::{Direction, is_right_to_left};
use crate::report::markdown::{Block, parse_markdown};

/// What parts the number of a line from the line in an excerpt.
pub const GUTTER: char = '│';

/// What stands below the letters that an excerpt points at.
pub const POINTER: char = '^';

/// What the output looks like.
#[derive(Debug, Clone, Copy)]
pub struct Screen {
    /// Columns.
    pub width: usize,
    /// Whether colours and weights are written.
    pub color: bool,
    /// The direction of the language.
    pub direction: Direction,
    /// In which order right-to-left lines are written.
    pub order: LineOrder,
}

/// In which order a right-to-left line is written, so that it is seen as it should be.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LineOrder {
    /// As it is read, without marks: for files.
    Logical,
    /// As it is read, with isolation marks.
    Isolated,
    /// As it is read; each line says whether it runs from left to right.
    Told,
    /// As it is read, with a right-to-left mark wherever an isolated run begins or ends.
    Marked,
    /// As it is seen from left to right.
    Visual,
    /// Its words as they are seen from left to right, the letters of each word as they are read.
    Words,
    /// The same, with a left-to-right mark behind each word.
    MarkedWords,
}

impl Screen {
    /// Plain left-to-right text of a width, as for a file.
    pub fn plain(width: usize) -> Self {
        Self {
            width,
            color: false,
            direction: Direction::LeftToRight,
            order: LineOrder::Logical,
        }
    }
}

/// Markdown as text for the screen.
pub fn render_markdown(markdown: &str, screen: &Screen) -> String {
    render_blocks(&parse_markdown(markdown), screen)
}

/// Blocks as text for the screen.
pub fn render_blocks(blocks: &[Block], screen: &Screen) -> String {
    let mut out = String::new();
    for (indent, line) in lay_out(blocks, 0, screen) {
        let direction = match indent {
            Indent::Of(_) => screen.direction,
            Indent::LeftToRight => Direction::LeftToRight,
        };
        write_line(&line, indent.columns(), direction, screen, &mut out);
    }
    out
}

/// Where a line begins.
#[derive(Debug, Clone, Copy)]
enum Indent {
    /// So many columns from the side where the language begins.
    Of(usize),
    /// On the left whatever the language: signs of the line below point at its letters.
    LeftToRight,
}

impl Indent {
    fn columns(self) -> usize {
        match self {
            Self::Of(columns) => columns,
            Self::LeftToRight => 0,
        }
    }
}

type Placed = Vec<(Indent, Line)>;

fn lay_out(blocks: &[Block], indent: usize, screen: &Screen) -> Placed {
    let mut lines: Placed = Vec::new();
    for (at, block) in blocks.iter().enumerate() {
        let tight_list = matches!(block, Block::List(..)) && indent > 0;
        let before = at.checked_sub(1).map(|before| &blocks[before]);
        let beside_excerpt = [Some(block), before]
            .into_iter()
            .flatten()
            .any(|block| matches!(block, Block::Excerpt(..)));
        if at > 0 && !tight_list && !beside_excerpt {
            lines.push((Indent::Of(0), Vec::new()));
        }
        lay_out_block(block, indent, screen, &mut lines);
    }
    lines
}

fn lay_out_block(block: &Block, indent: usize, screen: &Screen, lines: &mut Placed) {
    let room = screen.width.saturating_sub(indent).max(10);
    let place = |found: Vec<Line>| found.into_iter().map(move |line| (Indent::Of(indent), line));
    match block {
        Block::Heading(level, inline) => lines.extend(place(wrap(inline, heading_style(*level), room))),
        Block::Paragraph(inline) => lines.extend(place(wrap(inline, Style::new(), room))),
        Block::List(start, items) => lay_out_list(*start, items, indent, screen, lines),
        Block::Table(to_end, head, rows) => {
            lines.extend(place(table_lines(to_end, head, rows, room, screen.direction)));
        }
        Block::Quote(inner) => lines.extend(lay_out(inner, indent + 2, screen)),
        Block::Code(text) => {
            for line in text.trim_end_matches('\n').split('\n') {
                lines.push((Indent::Of(indent + 4), vec![(line.to_owned(), Style::new())]));
            }
        }
        Block::Excerpt(weight, text) => lines.extend(excerpt(*weight, text)),
        Block::Rule => lines.push((
            Indent::Of(indent),
            vec![("─".repeat(room.min(40)), Style::new().dimmed())],
        )),
    }
}

fn lay_out_list(
    start: Option<u64>,
    items: &[Vec<Block>],
    indent: usize,
    screen: &Screen,
    lines: &mut Placed,
) {
    let numbers = start.map(|first| first..);
    let mut numbers = numbers.into_iter().flatten();
    let last = start.unwrap_or(0) + u64::try_from(items.len()).unwrap_or(0).saturating_sub(1);
    let marker_width = if start.is_some() {
        last.to_string().len() + 2
    } else {
        2
    };
    for item in items {
        let marker = numbers
            .next()
            .map_or_else(|| "•".to_owned(), |number| format!("{number}."));
        let mut inner = lay_out(item, indent + marker_width, screen);
        if let Some((at, line)) = inner.first_mut() {
            *at = Indent::Of(indent);
            line.insert(0, (format!("{marker:<marker_width$}"), Style::new()));
        }
        lines.extend(inner);
    }
}

/// Lines of a record: what stands before the bar is dimmed, what points at a place has the colour of the finding.
fn excerpt(weight: Severity, text: &str) -> Placed {
    let line = |line: &str| {
        let indent = if line.chars().any(is_right_to_left) {
            Indent::Of(0)
        } else {
            Indent::LeftToRight
        };
        let Some((gutter, rest)) = line.split_once(GUTTER) else {
            return (indent, vec![(line.to_owned(), Style::new().dimmed())]);
        };
        let points = !rest.is_empty() && rest.chars().all(|sign| sign == ' ' || sign == POINTER);
        let style = if points {
            weight_style(weight)
        } else {
            Style::new()
        };
        let gutter = format!("{gutter}{GUTTER}");
        (
            indent,
            vec![(gutter, Style::new().dimmed()), (rest.to_owned(), style)],
        )
    };
    text.trim_end_matches('\n').split('\n').map(line).collect()
}

fn heading_style(level: u8) -> Style {
    match level {
        1 => Style::new().bold().fg_color(Some(AnsiColor::Yellow.into())),
        2 => Style::new().bold().fg_color(Some(AnsiColor::Green.into())),
        _ => Style::new().bold(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paragraphs_are_wrapped_and_lists_hang() {
        let text = "# Title\n\nOne two three four five.\n\n- alpha beta gamma delta\n- epsilon\n";
        let shown = render_markdown(text, &Screen::plain(14));
        assert_eq!(
            shown,
            "Title\n\nOne two three\nfour five.\n\n• alpha beta\n  gamma delta\n• epsilon\n"
        );
    }

    #[test]
    fn a_word_longer_than_the_line_is_cut() {
        let shown = render_markdown("abcdefghijklmnop", &Screen::plain(10));
        assert_eq!(shown, "abcdefghij\nklmnop\n");
    }

    #[test]
    fn colour_is_written_only_when_wanted() {
        let mut screen = Screen::plain(40);
        assert!(!render_markdown("**a**", &screen).contains('\u{1b}'));
        screen.color = true;
        assert!(render_markdown("**a**", &screen).contains('\u{1b}'));
    }

    #[test]
    fn visual_hebrew_hangs_from_the_right_edge() {
        let screen = Screen {
            direction: Direction::RightToLeft,
            order: LineOrder::Visual,
            ..Screen::plain(12)
        };
        let shown = render_markdown("- מזח 12 (ים)", &screen);
        assert_eq!(shown, "    12 חזמ •\n      (םי)\n");
    }

    #[test]
    fn logical_hebrew_on_a_terminal_says_its_direction() {
        let screen = Screen {
            direction: Direction::RightToLeft,
            order: LineOrder::Isolated,
            ..Screen::plain(40)
        };
        assert_eq!(render_markdown("R-034 מזח", &screen), "\u{200f}R-034 מזח\n");
    }

    fn in_order(order: LineOrder, markdown: &str) -> String {
        let screen = Screen {
            direction: Direction::RightToLeft,
            order,
            ..Screen::plain(24)
        };
        render_markdown(markdown, &screen)
            .trim_start_matches(' ')
            .to_owned()
    }

    #[test]
    fn words_stand_as_they_are_seen_and_letters_as_they_are_read() {
        let text = "האדום מקבל $19, ולא $7";
        assert_eq!(in_order(LineOrder::Words, text), "$7 ולא ,$19 מקבל האדום\n");
        assert_eq!(
            in_order(LineOrder::MarkedWords, text),
            "$7 ולא\u{200e} ,$19 מקבל\u{200e} האדום\u{200e}\n"
        );
        assert_eq!(in_order(LineOrder::Words, "מזח (ים)"), "(ים) מזח\n");
    }

    #[test]
    fn a_mark_stands_for_the_borders_of_isolated_runs() {
        let text = "\u{2068}A-05\u{2069} \u{2068}4\u{2069}";
        assert_eq!(
            in_order(LineOrder::Marked, text),
            "\u{200f}\u{200f}A-05\u{200f} \u{200f}4\u{200f}\n"
        );
    }

    #[test]
    fn a_line_from_left_to_right_says_so_where_the_terminal_is_told() {
        let record = in_order(LineOrder::Told, "```annal error\nred: dock\n```");
        assert!(record.starts_with("\u{1b}[1 k"), "{record:?}");
        assert!(record.ends_with("\n\u{1b}[2 k"), "{record:?}");
        assert!(!in_order(LineOrder::Told, "מזח").contains('\u{1b}'));
    }
}
