//! What has changed in a text, as `diff -u0` shows it.

use std::fmt::Write as _;

/// Between more changed lines than these no common ones are looked for.
const MOST_COMPARED: usize = 2_000;

/// The lines that differ; empty if none does.
pub(crate) fn difference(file: &str, old: &str, new: &str) -> String {
    let (old, new): (Vec<&str>, Vec<&str>) = (old.lines().collect(), new.lines().collect());
    let pairs = old.iter().zip(&new);
    let same_above = pairs.take_while(|(old, new)| old == new).count();
    let pairs = old[same_above..].iter().rev().zip(new[same_above..].iter().rev());
    let same_below = pairs.take_while(|(old, new)| old == new).count();
    let (old, new) = (
        &old[same_above..old.len() - same_below],
        &new[same_above..new.len() - same_below],
    );
    if old.is_empty() && new.is_empty() {
        return String::new();
    }
    let mut shown = format!("--- {file}\n+++ {file}\n");
    let (mut old_done, mut new_done) = (0, 0);
    let mut hunk = |old_end: usize, new_end: usize, old_done: usize, new_done: usize| {
        let (gone, come) = (&old[old_done..old_end], &new[new_done..new_end]);
        if gone.is_empty() && come.is_empty() {
            return;
        }
        let place = |sign: char, done: usize, lines: usize| match lines {
            0 => format!("{sign}{},0", same_above + done),
            1 => format!("{sign}{}", same_above + done + 1),
            lines => format!("{sign}{},{lines}", same_above + done + 1),
        };
        let (from, to) = (place('-', old_done, gone.len()), place('+', new_done, come.len()));
        // Writing to a string cannot fail.
        let _ = writeln!(shown, "@@ {from} {to} @@");
        for line in gone {
            let _ = writeln!(shown, "-{line}");
        }
        for line in come {
            let _ = writeln!(shown, "+{line}");
        }
    };
    for (old_at, new_at) in common(old, new) {
        hunk(old_at, new_at, old_done, new_done);
        (old_done, new_done) = (old_at + 1, new_at + 1);
    }
    hunk(old.len(), new.len(), old_done, new_done);
    shown
}

/// The places of the lines that both have, in their order: a longest common subsequence.
fn common(old: &[&str], new: &[&str]) -> Vec<(usize, usize)> {
    if old.len().max(new.len()) > MOST_COMPARED {
        return Vec::new();
    }
    let width = new.len() + 1;
    let mut longest = vec![0_u16; (old.len() + 1) * width];
    for at in (0..old.len()).rev() {
        for other in (0..new.len()).rev() {
            longest[at * width + other] = if old[at] == new[other] {
                longest[(at + 1) * width + other + 1] + 1
            } else {
                longest[(at + 1) * width + other].max(longest[at * width + other + 1])
            };
        }
    }
    let (mut at, mut other) = (0, 0);
    let mut found = Vec::new();
    while at < old.len() && other < new.len() {
        if old[at] == new[other] {
            found.push((at, other));
            at += 1;
            other += 1;
        } else if longest[(at + 1) * width + other] >= longest[at * width + other + 1] {
            at += 1;
        } else {
            other += 1;
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::difference;

    #[test]
    fn only_lines_that_differ_are_shown() {
        assert_eq!(difference("f", "a\nb\n", "a\nb\n"), "");
        let shown = difference("f", "a\nb\nc\nd\n", "a\nB\nc\n\nd\n");
        assert_eq!(shown, "--- f\n+++ f\n@@ -2 +2 @@\n-b\n+B\n@@ -3,0 +4 @@\n+\n");
        let shown = difference("f", "a\nx\ny\n", "a\n");
        assert_eq!(shown, "--- f\n+++ f\n@@ -2,2 +1,0 @@\n-x\n-y\n");
    }
}
