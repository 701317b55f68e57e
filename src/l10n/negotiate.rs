//! Which language to speak: what the user asked for, against what there is.

use super::{Language, Store};

/// A language somebody asked for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum LanguageWish {
    /// By option or by our own variable: it must exist.
    Explicit(String),
    /// By the environment's locale: a wish.
    Locale(String),
}

/// The language to use, or the explicit tag that does not exist.
pub fn choose_language<'s>(store: &'s Store, wishes: &[LanguageWish]) -> Result<&'s Language, String> {
    for wish in wishes {
        match wish {
            LanguageWish::Explicit(tag) => {
                return find(store, tag).ok_or_else(|| tag.clone());
            }
            LanguageWish::Locale(locale) => {
                if let Some(language) = find(store, locale) {
                    return Ok(language);
                }
            }
        }
    }
    Ok(english(store))
}

/// The tag in a locale such as `pl_PL.UTF-8`; `C` and `POSIX` are English.
pub fn tag_of_locale(locale: &str) -> Option<String> {
    let name = locale.split(['.', '@']).next().unwrap_or_default();
    if name == "C" || name == "POSIX" {
        return Some("en".to_owned());
    }
    let tag = name.replace('_', "-");
    let parsed: unic_langid::LanguageIdentifier = tag.parse().ok()?;
    Some(parsed.language.as_str().to_owned())
}

fn find<'s>(store: &'s Store, wanted: &str) -> Option<&'s Language> {
    let lower = wanted.to_lowercase();
    let by_name = |language: &&Language| language.name.to_lowercase() == lower;
    store
        .language(&lower)
        .or_else(|| store.languages().into_iter().find(by_name))
        .or_else(|| store.language(&tag_of_locale(wanted)?))
}

fn english(store: &Store) -> &Language {
    store.language("en").expect("English is built in")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::l10n::builtin;

    fn chosen(wishes: &[LanguageWish]) -> Result<String, String> {
        choose_language(&builtin(), wishes).map(|language| language.tag.to_string())
    }

    fn locale(text: &str) -> LanguageWish {
        LanguageWish::Locale(text.to_owned())
    }

    #[test]
    fn an_explicit_language_must_exist() {
        let wish = LanguageWish::Explicit("tlh".to_owned());
        assert_eq!(chosen(&[wish]), Err("tlh".to_owned()));
        assert_eq!(
            chosen(&[LanguageWish::Explicit("PL".to_owned())]),
            Ok("pl".to_owned())
        );
        assert_eq!(
            chosen(&[LanguageWish::Explicit("it-CH".to_owned())]),
            Ok("it".to_owned())
        );
        assert_eq!(
            chosen(&[LanguageWish::Explicit("עברית".to_owned())]),
            Ok("he".to_owned())
        );
    }

    #[test]
    fn the_first_locale_that_exists_is_taken() {
        assert_eq!(
            chosen(&[locale("tlh_KX.UTF-8"), locale("pl_PL.UTF-8")]),
            Ok("pl".to_owned())
        );
        assert_eq!(chosen(&[locale("iw_IL")]), Ok("he".to_owned()));
        assert_eq!(chosen(&[locale("C"), locale("pl_PL")]), Ok("en".to_owned()));
        assert_eq!(chosen(&[locale("it_IT@euro")]), Ok("it".to_owned()));
        assert_eq!(chosen(&[]), Ok("en".to_owned()));
    }
}
