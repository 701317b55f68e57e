//! Where everything in the book stands: what a reference points at.

use std::collections::{BTreeMap, BTreeSet};

use super::page::{Item, Page};
use crate::core::NumberedId;

/// A place in the book.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Place {
    /// The number of the page.
    pub page: usize,
    /// The anchor on it.
    pub anchor: String,
}

/// Every anchor with its page.
#[derive(Debug, Clone, Default)]
pub struct Places {
    anchors: BTreeMap<String, usize>,
    /// The letters before the numbers of rules and rulings: `R`.
    letters: BTreeSet<String>,
}

impl Places {
    /// Collects the anchors of the pages; those that stand twice.
    pub(super) fn new(pages: &[Page]) -> (Self, Vec<String>) {
        let mut anchors = BTreeMap::new();
        let mut twice = Vec::new();
        for (number, page) in pages.iter().enumerate() {
            for item in &page.items {
                let Item::Heading { anchors: names, .. } = item else {
                    continue;
                };
                for name in names {
                    if anchors.insert(name.clone(), number).is_some() {
                        twice.push(name.clone());
                    }
                }
            }
        }
        let numbered = anchors.keys().filter_map(|anchor| NumberedId::parse(anchor));
        let letters = numbered.map(|id| id.prefix).filter(|letters| is_capital(letters));
        let letters = letters.map(str::to_owned).collect();
        (Self { anchors, letters }, twice)
    }

    /// What a reference such as `building:monastery`, `R-034` or `page:quick` points at.
    pub fn find(&self, target: &str) -> Option<Place> {
        let anchor = anchor_of(target);
        let page = *self.anchors.get(&anchor)?;
        Some(Place { page, anchor })
    }

    /// Whether numbers of rules or rulings in this book begin as this one does.
    pub(super) fn knows_letters_of(&self, number: &str) -> bool {
        NumberedId::parse(number).is_some_and(|id| self.letters.contains(id.prefix))
    }

    /// Every anchor with the number of its page.
    pub fn iter(&self) -> impl Iterator<Item = (&str, usize)> {
        self.anchors.iter().map(|(anchor, page)| (anchor.as_str(), *page))
    }
}

fn is_capital(letters: &str) -> bool {
    letters.chars().all(|letter| letter.is_ascii_uppercase())
}

/// The anchor that a reference names: `building:monastery` stands at `building-monastery`.
pub(super) fn anchor_of(target: &str) -> String {
    match target.split_once(':') {
        Some(("rule" | "disagreement" | "ruling", number)) => number.to_owned(),
        Some((kind, id)) => format!("{kind}-{id}"),
        None => target.to_owned(),
    }
}

/// No number of a rule, a disagreement or a ruling begins with more letters.
const MOST_LETTERS: usize = 3;

/// What has the form of a number of a rule, a disagreement or a ruling, at the beginning of a text: `R-034`, `XA-07`.
pub(super) fn number_at(text: &str) -> Option<&str> {
    let letters = text.find(|sign: char| !sign.is_ascii_uppercase())?;
    let digits = text[letters..].strip_prefix('-')?;
    let length = digits
        .find(|sign: char| !sign.is_ascii_digit())
        .unwrap_or(digits.len());
    let ends = !digits[length..].starts_with(char::is_alphanumeric);
    let is_number = (1..=MOST_LETTERS).contains(&letters) && length >= 2 && ends;
    is_number.then(|| &text[..letters + 1 + length])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_recognized_whole() {
        assert_eq!(number_at("R-034)"), Some("R-034"));
        assert_eq!(number_at("A-12"), Some("A-12"));
        assert_eq!(number_at("XR-034, 5"), Some("XR-034"));
        for other in ["R-0345x", "R-3", "ABCD-034", "r-034", "-034", "R034"] {
            assert_eq!(number_at(other), None, "{other}");
        }
    }

    #[test]
    fn references_name_anchors() {
        assert_eq!(anchor_of("building:monastery"), "building-monastery");
        assert_eq!(anchor_of("rule:R-034"), "R-034");
        assert_eq!(anchor_of("R-034"), "R-034");
    }
}
