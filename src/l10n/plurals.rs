//! Plural categories, as each language's texts use them.

use intl_pluralrules::{PluralCategory, PluralRuleType, PluralRules};
use unic_langid::LanguageIdentifier;

use super::Language;

/// The plural category of a number, among those the language uses.
pub fn plural_category(language: &Language, number: i64) -> &'static str {
    let category = language
        .tag
        .parse()
        .ok()
        .and_then(|tag: LanguageIdentifier| PluralRules::create(tag, PluralRuleType::CARDINAL).ok())
        .and_then(|rules| rules.select(isize::try_from(number).unwrap_or(isize::MAX)).ok());
    let word = match category {
        Some(PluralCategory::ZERO) => "zero",
        Some(PluralCategory::ONE) => "one",
        Some(PluralCategory::TWO) => "two",
        Some(PluralCategory::FEW) => "few",
        Some(PluralCategory::MANY) => "many",
        Some(PluralCategory::OTHER) | None => "other",
    };
    // The library's Hebrew still has `many` for 20, 30, 100; the language itself no longer does.
    if language.plurals.iter().any(|known| known == word) {
        word
    } else {
        "other"
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::l10n::builtin;

    #[test]
    fn hebrew_has_no_many() {
        let store = builtin();
        let hebrew = store.language("he").expect("built in");
        let polish = store.language("pl").expect("built in");
        assert_eq!(plural_category(hebrew, 20), "other");
        assert_eq!(plural_category(hebrew, 2), "two");
        assert_eq!(plural_category(polish, 3), "few");
        assert_eq!(plural_category(polish, 5), "many");
    }
}
