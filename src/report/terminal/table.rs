//! Tables: columns as wide as they need, narrower where the screen is, one below the other where even
//! that does not fit.

use anstyle::Style;

use super::line::{Line, line_width, wrap};
use crate::l10n::{Direction, FIRST_STRONG_ISOLATE, POP_ISOLATE, RIGHT_TO_LEFT_ISOLATE};
use crate::report::markdown::{Inline, Span, SpanStyle};

const GAP: usize = 2;
const NARROWEST: usize = 8;

/// The lines of a table within a width.
pub(super) fn table_lines(
    to_end: &[bool],
    head: &[Inline],
    rows: &[Vec<Inline>],
    room: usize,
    direction: Direction,
) -> Vec<Line> {
    let columns = head.len();
    if columns == 0 {
        return Vec::new();
    }
    let natural = natural_widths(head, rows);
    match fit(&natural, room) {
        Some(widths) => side_by_side(to_end, head, rows, &widths, direction),
        None => stacked(head, rows, room),
    }
}

fn natural_widths(head: &[Inline], rows: &[Vec<Inline>]) -> Vec<usize> {
    let cell = |inline: &Inline| {
        let lines = wrap(inline, Style::new(), usize::MAX / 2);
        lines.iter().map(line_width).max().unwrap_or(0)
    };
    let column = |at: usize| {
        let cells = rows.iter().filter_map(|row| row.get(at)).map(cell);
        cells.chain(head.get(at).map(cell)).max().unwrap_or(0)
    };
    (0..head.len()).map(column).collect()
}

/// Widths that fit: the widest columns give way first; none if a column would become unreadable.
fn fit(natural: &[usize], room: usize) -> Option<Vec<usize>> {
    let gaps = GAP * natural.len().saturating_sub(1);
    let available = room.checked_sub(gaps)?;
    let mut widths = natural.to_vec();
    while widths.iter().sum::<usize>() > available {
        let widest = widths
            .iter()
            .copied()
            .enumerate()
            .max_by_key(|(_, width)| *width)?;
        if widest.1 <= NARROWEST {
            return None;
        }
        widths[widest.0] -= 1;
    }
    Some(widths)
}

fn side_by_side(
    to_end: &[bool],
    head: &[Inline],
    rows: &[Vec<Inline>],
    widths: &[usize],
    direction: Direction,
) -> Vec<Line> {
    let mut lines = Vec::new();
    let has_head = head.iter().any(|cell| !cell.is_empty());
    if has_head {
        lines.extend(row_lines(to_end, head, widths, Style::new().bold(), direction));
        let total = widths.iter().sum::<usize>() + GAP * widths.len().saturating_sub(1);
        lines.push(vec![("─".repeat(total), Style::new().dimmed())]);
    }
    for row in rows {
        lines.extend(row_lines(to_end, row, widths, Style::new(), direction));
    }
    lines
}

fn row_lines(
    to_end: &[bool],
    row: &[Inline],
    widths: &[usize],
    style: Style,
    direction: Direction,
) -> Vec<Line> {
    // A cell reads in the direction of the language, whatever it begins with.
    let open = match direction {
        Direction::LeftToRight => FIRST_STRONG_ISOLATE,
        Direction::RightToLeft => RIGHT_TO_LEFT_ISOLATE,
    };
    let empty = Inline::new();
    let cells: Vec<Vec<Line>> = widths
        .iter()
        .enumerate()
        .map(|(at, width)| wrap(row.get(at).unwrap_or(&empty), style, *width))
        .collect();
    let height = cells.iter().map(Vec::len).max().unwrap_or(0);
    let mut lines = Vec::new();
    for at in 0..height {
        let mut line: Line = Vec::new();
        for (column, (cell, width)) in cells.iter().zip(widths).enumerate() {
            let text = cell.get(at).cloned().unwrap_or_default();
            let free = width.saturating_sub(line_width(&text));
            // Figures run from left to right in every language: their units stand below each other on the right.
            let end = to_end.get(column).copied().unwrap_or(false) && direction == Direction::LeftToRight;
            let (before, after) = if end { (free, 0) } else { (0, free) };
            let last = column + 1 == widths.len();
            push_blank(&mut line, before);
            if !text.is_empty() {
                push_plain(&mut line, &open.to_string());
                line.extend(text);
                push_plain(&mut line, &POP_ISOLATE.to_string());
            }
            push_blank(&mut line, if last { 0 } else { after + GAP });
        }
        lines.push(line);
    }
    lines
}

/// Every row as a short list of labelled values.
fn stacked(head: &[Inline], rows: &[Vec<Inline>], room: usize) -> Vec<Line> {
    let mut lines = Vec::new();
    for (number, row) in rows.iter().enumerate() {
        if number > 0 {
            lines.push(Vec::new());
        }
        for (at, cell) in row.iter().enumerate() {
            let label = head.get(at).cloned().unwrap_or_default();
            let mut labelled: Inline = label;
            if !labelled.is_empty() {
                for span in &mut labelled {
                    span.style = SpanStyle::Strong;
                }
                labelled.push(Span {
                    text: ": ".to_owned(),
                    style: SpanStyle::Plain,
                });
            }
            labelled.extend(cell.clone());
            lines.extend(wrap(&labelled, Style::new(), room));
        }
    }
    lines
}

fn push_blank(line: &mut Line, columns: usize) {
    if columns > 0 {
        push_plain(line, &" ".repeat(columns));
    }
}

fn push_plain(line: &mut Line, text: &str) {
    line.push((text.to_owned(), Style::new()));
}

#[cfg(test)]
mod tests {
    use crate::l10n::Direction;
    use crate::report::terminal::{LineOrder, Screen, render_markdown};

    const TABLE: &str = "| Name | Price |\n|---|--:|\n| Monastery | $10 |\n| Fort | $14 |\n";

    #[test]
    fn columns_line_up() {
        let shown = render_markdown(TABLE, &Screen::plain(80));
        assert_eq!(
            shown,
            "Name       Price\n────────────────\nMonastery    $10\nFort         $14\n"
        );
    }

    #[test]
    fn a_narrow_screen_gets_one_value_a_line() {
        let shown = render_markdown(TABLE, &Screen::plain(12));
        assert_eq!(shown, "Name:\nMonastery\nPrice: $10\n\nName: Fort\nPrice: $14\n");
    }

    #[test]
    fn hebrew_columns_run_from_the_right() {
        let table = "| שם | מחיר |\n|---|---|\n| מנזר | $10 |\n";
        let screen = Screen {
            direction: Direction::RightToLeft,
            order: LineOrder::Visual,
            ..Screen::plain(12)
        };
        let shown = render_markdown(table, &screen);
        assert_eq!(shown, "  ריחמ    םש\n  ──────────\n   $10  רזנמ\n");
    }
}
