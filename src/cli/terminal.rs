//! What the terminal does with text from right to left, as far as it tells by its environment.
//!
//! Looked at as pictures: xterm leaves lines in logical order; VTE (GNOME Terminal and its kin) reorders but takes every
//! paragraph for one from left to right unless it is told otherwise, which exchanges the sides of sums; mlterm finds the
//! direction by the first letter and heeds direction marks but not isolates; Konsole takes every line for one from left to
//! right; kitty reverses the letters of each word and leaves the words where they are.

use std::env;
use std::io::IsTerminal as _;

/// What a terminal does with text from right to left.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Bidi {
    /// Nothing: it must be given what is to be seen from left to right.
    Lacking,
    /// It reorders lines and heeds isolation marks.
    Reorders,
    /// It reorders lines and heeds direction marks, but shows isolation marks as signs.
    ReordersMarked,
    /// It reorders lines, each as one from left to right, and heeds direction marks.
    LeftToRight,
    /// It reverses the letters of words from right to left, and leaves the words where they are.
    ReversesWords,
    /// It reorders lines in the direction of the paragraph, which it has to be told.
    Told,
}

/// Ends what tells the terminal a direction: the terminal goes by its own setting again.
pub(crate) const AS_BEFORE: &str = "\u{1b}[0 k";

/// Terminals by the beginning of `TERM` that leave text in logical order.
const LACKING: &[&str] = &["linux", "alacritty", "foot", "st"];
/// VTE reorders from this version on.
const FIRST_VTE: u32 = 5800;

/// What the terminal on standard output does.
pub(crate) fn bidi() -> Bidi {
    if std::io::stdout().is_terminal() {
        bidi_of(|name| env::var(name).ok().filter(|value| !value.is_empty()))
    } else {
        Bidi::Reorders
    }
}

fn bidi_of(variable: impl Fn(&str) -> Option<String>) -> Bidi {
    let term = variable("TERM").unwrap_or_default();
    let is_term = |known: &&str| term == **known || term.starts_with(&format!("{known}-"));
    let vte: Option<u32> = variable("VTE_VERSION").and_then(|version| version.parse().ok());
    if LACKING.iter().any(&is_term) {
        Bidi::Lacking
    } else if is_term(&"mlterm") || variable("MLTERM").is_some() {
        Bidi::ReordersMarked
    } else if is_term(&"xterm-kitty") || variable("KITTY_WINDOW_ID").is_some() {
        Bidi::ReversesWords
    } else if variable("KONSOLE_VERSION").is_some() {
        Bidi::LeftToRight
    } else if let Some(version) = vte {
        if version >= FIRST_VTE {
            Bidi::Told
        } else {
            Bidi::Lacking
        }
    } else if variable("XTERM_VERSION").is_some() {
        Bidi::Lacking
    } else {
        Bidi::Reorders
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(variables: &[(&str, &str)]) -> Bidi {
        let find = |name: &str| variables.iter().find(|(known, _)| *known == name);
        bidi_of(|name| find(name).map(|(_, value)| (*value).to_owned()))
    }

    #[test]
    fn terminals_are_known_by_their_environment() {
        assert_eq!(of(&[("TERM", "linux")]), Bidi::Lacking);
        assert_eq!(of(&[("TERM", "foot-extra")]), Bidi::Lacking);
        assert_eq!(
            of(&[("TERM", "xterm"), ("XTERM_VERSION", "XTerm(379)")]),
            Bidi::Lacking
        );
        let vte = |version| of(&[("TERM", "xterm-256color"), ("VTE_VERSION", version)]);
        assert_eq!(vte("7006"), Bidi::Told);
        assert_eq!(vte("5402"), Bidi::Lacking);
        assert_eq!(
            of(&[("TERM", "mlterm"), ("MLTERM", "3.9.0")]),
            Bidi::ReordersMarked
        );
        let konsole = [("TERM", "xterm-256color"), ("KONSOLE_VERSION", "221203")];
        assert_eq!(of(&konsole), Bidi::LeftToRight);
        let kitty = [("TERM", "xterm-kitty"), ("KITTY_WINDOW_ID", "1")];
        assert_eq!(of(&kitty), Bidi::ReversesWords);
        assert_eq!(of(&[("TERM", "strange")]), Bidi::Reorders);
    }
}
