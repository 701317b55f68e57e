//! When two records say the same.

use super::entry::{Entry, Operator, Phrase};
use super::item::{Amount, Item, Items};
use super::log::{Content, Line, Log, Magic};
use super::span::Number;
use super::words::{Words, on_one_line};

/// Which differences matter.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Wording {
    Same,
    Any,
}

impl Log<'_> {
    /// Whether another record has the same lines, entries, items, figures and comments, in whatever
    /// words: a record and its translation. Blank lines and layout make no difference.
    pub fn same_structure(&self, other: &Log<'_>) -> bool {
        same_logs(self, other, Wording::Any)
    }

    /// Whether another record has the same structure and the same words.
    pub fn same_content(&self, other: &Log<'_>) -> bool {
        same_logs(self, other, Wording::Same)
    }
}

fn same_logs(one: &Log<'_>, other: &Log<'_>, wording: Wording) -> bool {
    let is_shown = |line: &Line<'_>| !matches!(line.content(), Content::Blank);
    pairwise(
        one.lines().filter(is_shown),
        other.lines().filter(is_shown),
        |one, other| same_lines(one, other, wording),
    )
}

fn pairwise<A, B>(
    one: impl IntoIterator<Item = A>,
    other: impl IntoIterator<Item = B>,
    mut same: impl FnMut(A, B) -> bool,
) -> bool {
    let (mut one, mut other) = (one.into_iter(), other.into_iter());
    loop {
        match (one.next(), other.next()) {
            (None, None) => return true,
            (Some(one), Some(other)) => {
                if !same(one, other) {
                    return false;
                }
            }
            (Some(_), None) | (None, Some(_)) => return false,
        }
    }
}

fn both<T>(one: Option<T>, other: Option<T>, same: impl FnMut(T, T) -> bool) -> bool {
    pairwise(one, other, same)
}

fn same_lines(one: Line<'_>, other: Line<'_>, wording: Wording) -> bool {
    let same_content = match (one.content(), other.content()) {
        (Content::Blank, Content::Blank) | (Content::Comment, Content::Comment) => true,
        (Content::Magic(_), Content::Magic(_)) | (Content::Heading(_), Content::Heading(_))
            if one.is_broken() || other.is_broken() =>
        {
            one.is_broken() == other.is_broken() && on_one_line(one.raw()) == on_one_line(other.raw())
        }
        (Content::Magic(a), Content::Magic(b)) => same_magics(a, b, wording),
        (Content::Heading(a), Content::Heading(b)) => same_phrases(a, b, wording),
        (Content::Entries(a), Content::Entries(b)) => pairwise(a, b, |a, b| same_entries(a, b, wording)),
        _ => false,
    };
    same_content
        && pairwise(one.comments(), other.comments(), |(_, a), (_, b)| {
            comment_text(a) == comment_text(b)
        })
}

fn comment_text(comment: &str) -> &str {
    comment.strip_prefix(['#', '＃']).unwrap_or(comment)
}

fn same_magics(one: Magic<'_>, other: Magic<'_>, wording: Wording) -> bool {
    let same = |a: Option<Words<'_>>, b: Option<Words<'_>>| both(a, b, |a, b| same_words(a, b, wording));
    same(one.game(), other.game()) && same(one.language(), other.language())
}

fn same_entries(one: Entry<'_>, other: Entry<'_>, wording: Wording) -> bool {
    if one.is_broken() || other.is_broken() {
        return one.is_broken() == other.is_broken() && one.as_written() == other.as_written();
    }
    both(one.subject(), other.subject(), |a, b| same_phrases(a, b, wording))
        && one.is_free_text() == other.is_free_text()
        && (!one.is_free_text() || one.text() == other.text())
        && same_lists(one.items(), other.items(), wording)
        && Operator::ALL.into_iter().all(|operator| {
            both(one.list(operator), other.list(operator), |a, b| {
                same_lists(a, b, wording)
            })
        })
        && pairwise(one.waivers(), other.waivers(), |a, b| same_words(a, b, wording))
}

fn same_lists(one: Items<'_>, other: Items<'_>, wording: Wording) -> bool {
    pairwise(one, other, |a, b| same_items(a, b, wording))
}

fn same_items(one: Item<'_>, other: Item<'_>, wording: Wording) -> bool {
    let same = |a: Option<Words<'_>>, b: Option<Words<'_>>| both(a, b, |a, b| same_words(a, b, wording));
    same(one.lead(), other.lead())
        && one.is_negative() == other.is_negative()
        && both(one.amount(), other.amount(), same_amounts)
        && same(one.words(), other.words())
        && same_numbers(one.numbers(), other.numbers())
        && both(one.literal(), other.literal(), same_numbers)
}

fn same_amounts(one: Amount, other: Amount) -> bool {
    match (one, other) {
        (Amount::Count(a), Amount::Count(b)) | (Amount::Money(a), Amount::Money(b)) => a.value == b.value,
        (Amount::Count(_), Amount::Money(_)) | (Amount::Money(_), Amount::Count(_)) => false,
    }
}

fn same_numbers(one: &[Number], other: &[Number]) -> bool {
    pairwise(one, other, |a, b| a.value == b.value)
}

fn same_phrases(one: Phrase<'_>, other: Phrase<'_>, wording: Wording) -> bool {
    same_words(one.words(), other.words(), wording)
        && both(one.number(), other.number(), |a, b| a.value == b.value)
}

fn same_words(one: Words<'_>, other: Words<'_>, wording: Wording) -> bool {
    wording == Wording::Any || one.text() == other.text()
}

#[cfg(test)]
mod tests {
    use crate::notation::parse;

    fn same(one: &str, other: &str) -> (bool, bool) {
        let (one, other) = (parse(one).0, parse(other).0);
        (one.same_structure(&other), one.same_content(&other))
    }

    #[test]
    fn a_translation_has_the_same_structure_and_other_words() {
        assert_eq!(
            same(
                "turn 1\nred: 2 colonists > new spain",
                "תור 1\n\nאדום:2 מתיישבים>ספרד החדשה"
            ),
            (true, false)
        );
    }

    #[test]
    fn layout_makes_no_difference() {
        assert_eq!(
            same("a:b,c=[1 2] # x", "\n\na :  b,\n  c = [1, 2]  # x"),
            (true, true)
        );
    }

    #[test]
    fn figures_signs_comments_and_operators_do() {
        for other in [
            "a: 2 b",
            "a: -b",
            "a: b 1",
            "a: $1",
            "a: > b",
            "a: b # x",
            "a: b; a: b",
            "a: b ! c",
        ] {
            assert_eq!(same("a: b", other), (false, false), "{other}");
        }
    }
}
