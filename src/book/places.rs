//! Where everything in the book stands: what a reference points at.

use std::collections::BTreeMap;

use super::page::{Item, Page};

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
        (Self { anchors }, twice)
    }

    /// What a reference such as `building:monastery`, `R-034` or `page:quick` points at.
    pub fn find(&self, target: &str) -> Option<Place> {
        let anchor = anchor_of(target);
        let page = *self.anchors.get(&anchor)?;
        Some(Place { page, anchor })
    }

    /// Every anchor with the number of its page.
    pub fn iter(&self) -> impl Iterator<Item = (&str, usize)> {
        self.anchors.iter().map(|(anchor, page)| (anchor.as_str(), *page))
    }
}

/// The anchor that a reference names: `building:monastery` stands at `building-monastery`.
pub(super) fn anchor_of(target: &str) -> String {
    match target.split_once(':') {
        Some(("rule" | "disagreement" | "ruling", number)) => number.to_owned(),
        Some((kind, id)) => format!("{kind}-{id}"),
        None => target.to_owned(),
    }
}

/// The number of a rule, a disagreement or a ruling at the beginning of a text.
pub(super) fn number_at(text: &str) -> Option<&str> {
    let digits = match text.as_bytes() {
        [b'R', b'-', ..] => 3,
        [b'A' | b'D', b'-', ..] => 2,
        _ => return None,
    };
    let number = text.get(..2 + digits)?;
    let all_digits = number.bytes().skip(2).all(|byte| byte.is_ascii_digit());
    let ends = !text[2 + digits..].starts_with(|next: char| next.is_alphanumeric());
    (all_digits && ends).then_some(number)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_recognized_whole() {
        assert_eq!(number_at("R-034)"), Some("R-034"));
        assert_eq!(number_at("A-12"), Some("A-12"));
        assert_eq!(number_at("R-0345"), None);
        assert_eq!(number_at("R-03"), None);
        assert_eq!(number_at("AR-034"), None);
    }

    #[test]
    fn references_name_anchors() {
        assert_eq!(anchor_of("building:monastery"), "building-monastery");
        assert_eq!(anchor_of("rule:R-034"), "R-034");
        assert_eq!(anchor_of("R-034"), "R-034");
    }
}
