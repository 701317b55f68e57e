//! A line of a record with a place in it, as it is shown below a finding.

use crate::core::TextSpan;
use crate::l10n::is_right_to_left;
use crate::report::harmless;
use crate::report::terminal::{GUTTER, POINTER, text_width};

/// Upper limits on the letters kept of a line: those of the place, and those on either side.
const MOST_MARKED: usize = 120;
const MOST_BESIDE: usize = 120;
/// So many columns before the place are shown at least where a line is cut.
const LEAST_BEFORE: usize = 16;

/// So many bytes hold more letters than these.
const fn enough(letters: usize) -> usize {
    (letters + 1) * 4
}

/// A line of a record and a place in it, cut to what may be shown.
#[derive(Debug, Default)]
pub(crate) struct Excerpt {
    before: String,
    marked: String,
    after: String,
}

impl Excerpt {
    /// The line in which a place begins; a place that goes on below is pointed at up to the end of its line.
    pub(crate) fn new(text: &str, place: TextSpan) -> Self {
        let start = floor(text, place.start as usize);
        let end = floor(text, place.end as usize).max(start);
        let is_end = |letter: char| letter == '\n' || letter == '\r';
        // No more of a long line is looked at than can be shown of it.
        let from = floor(text, start.saturating_sub(enough(MOST_BESIDE)));
        let before = text[from..start].rsplit(is_end).next().unwrap_or_default();
        let end = end.min(floor(text, start + enough(MOST_MARKED)));
        let marked = text[start..end].split(is_end).next().unwrap_or_default();
        let behind = start + marked.len();
        let until = floor(text, behind + enough(MOST_BESIDE));
        let after = text[behind..until].split(is_end).next();
        Self {
            before: last(before, MOST_BESIDE),
            marked: first(marked.trim_end(), MOST_MARKED),
            after: first(after.unwrap_or_default(), MOST_BESIDE),
        }
    }

    /// The words of the place where signs below the line cannot point at them; none if it is all that the line says.
    pub(crate) fn fragment(&self) -> Option<&str> {
        let after = self.after.trim_start();
        let is_all = self.before.trim().is_empty() && (after.is_empty() || after.starts_with('#'));
        let is_wanted = self.runs_right_to_left() && !is_all && !self.marked.is_empty();
        is_wanted.then_some(self.marked.as_str())
    }

    /// Whether signs below the line cannot point at its letters: what runs from right to left is shown elsewhere than
    /// where it stands.
    fn runs_right_to_left(&self) -> bool {
        let parts = [&self.before, &self.marked, &self.after];
        parts.into_iter().any(|part| part.chars().any(is_right_to_left))
    }

    /// Whether there is nothing in the line.
    fn is_empty(&self) -> bool {
        let parts = [&self.before, &self.marked, &self.after];
        parts.into_iter().all(|part| part.trim().is_empty())
    }

    /// The lines of the excerpt below its place: `19 │ green: dock`, and what points at `dock`.
    pub(crate) fn lines(&self, place: &str, number: u32, width: usize) -> String {
        let number = number.to_string();
        let margin = " ".repeat(number.len());
        let mut lines = format!("{margin}--> {}\n", harmless(place));
        if self.is_empty() {
            return lines;
        }
        let room = width.saturating_sub(number.len() + 3);
        let (before, marked, after) = self.cut_to(room);
        lines += &format!("{number} {GUTTER} {before}{marked}{after}\n");
        if !self.runs_right_to_left() {
            let indent = " ".repeat(text_width(&before));
            let pointers = POINTER.to_string().repeat(text_width(&marked).max(1));
            lines += &format!("{margin} {GUTTER} {indent}{pointers}\n");
        }
        lines
    }

    /// The parts of the line in so many columns; what does not fit is an ellipsis.
    fn cut_to(&self, room: usize) -> (String, String, String) {
        let (before, marked, after) = (
            harmless(&self.before),
            harmless(&self.marked),
            harmless(&self.after),
        );
        let [mut before, mut marked, mut after] = [before, marked, after].map(|part| part.replace('\t', " "));
        let (place, rest) = (text_width(&marked), text_width(&after));
        if text_width(&before) + place + rest > room {
            let for_before = room.saturating_sub(place).max(LEAST_BEFORE);
            before = cut_start(&before, for_before);
            let left = room.saturating_sub(text_width(&before));
            marked = cut_end(&marked, left);
            after = cut_end(&after, left.saturating_sub(text_width(&marked)));
        }
        (before, marked, after.trim_end().to_owned())
    }
}

fn floor(text: &str, offset: usize) -> usize {
    let mut at = offset.min(text.len());
    while !text.is_char_boundary(at) {
        at -= 1;
    }
    at
}

fn first(text: &str, letters: usize) -> String {
    let end = text.char_indices().nth(letters).map_or(text.len(), |(at, _)| at);
    if end < text.len() {
        format!("{}…", &text[..end])
    } else {
        text.to_owned()
    }
}

fn last(text: &str, letters: usize) -> String {
    let start = text.char_indices().rev().nth(letters.saturating_sub(1));
    match start {
        Some((at, _)) if at > 0 => format!("…{}", &text[at..]),
        _ => text.to_owned(),
    }
}

fn cut_end(text: &str, columns: usize) -> String {
    if text_width(text) <= columns {
        return text.to_owned();
    }
    let mut cut = String::new();
    for letter in text.chars() {
        if text_width(&cut) + 2 > columns {
            break;
        }
        cut.push(letter);
    }
    cut + if columns > 0 { "…" } else { "" }
}

fn cut_start(text: &str, columns: usize) -> String {
    let mut cut = text;
    let is_cut = text_width(text) > columns;
    while text_width(cut) + usize::from(is_cut) > columns {
        let mut letters = cut.chars();
        if letters.next().is_none() {
            break;
        }
        cut = letters.as_str();
    }
    if is_cut {
        format!("…{cut}")
    } else {
        cut.to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn excerpt(text: &str, marked: &str, width: usize) -> String {
        let start = text.find(marked).expect("it is there");
        let small = |place: usize| u32::try_from(place).expect("small");
        let place = TextSpan {
            start: small(start),
            end: small(start + marked.len()),
        };
        Excerpt::new(text, place).lines("a.annal:2:6", 2, width)
    }

    #[test]
    fn signs_stand_below_the_place() {
        assert_eq!(
            excerpt("turn 1\nżółw: dock  # why\nx", "dock", 80),
            " --> a.annal:2:6\n2 │ żółw: dock  # why\n  │       ^^^^\n"
        );
    }

    #[test]
    fn a_place_of_several_lines_is_pointed_at_in_its_first() {
        assert_eq!(
            excerpt("a\nred: b,\n  c", "red: b,\n  c", 80),
            " --> a.annal:2:6\n2 │ red: b,\n  │ ^^^^^^^\n"
        );
    }

    #[test]
    fn right_to_left_lines_have_no_signs_below() {
        let record = "x\nאדום: מזח";
        assert_eq!(excerpt(record, "מזח", 80), " --> a.annal:2:6\n2 │ אדום: מזח\n");
        let of = |start, end| Excerpt::new(record, TextSpan { start, end });
        assert_eq!(of(12, 18).fragment(), Some("מזח"));
        assert_eq!(of(2, 18).fragment(), None);
    }

    #[test]
    fn a_long_line_is_cut_around_the_place() {
        let text = format!("x\n{} dock {}", "a".repeat(100), "b".repeat(1000));
        let shown = excerpt(&text, "dock", 40);
        let lines: Vec<&str> = shown.lines().collect();
        assert!(text_width(lines[1]) <= 40, "{shown}");
        let dock = lines[1].find("dock").map(|at| text_width(&lines[1][..at]));
        let pointer = lines[2].find('^').map(|at| text_width(&lines[2][..at]));
        assert_eq!(dock, pointer, "{shown}");
    }

    #[test]
    fn nothing_and_whatever_is_past_the_end_can_be_pointed_at() {
        let place = TextSpan { start: 9, end: 9 };
        assert_eq!(
            Excerpt::new("abc", place).lines("p", 1, 80),
            " --> p\n1 │ abc\n  │    ^\n"
        );
        assert_eq!(Excerpt::new("", place).lines("p", 1, 80), " --> p\n");
    }
}
