//! What remains of a name without what a language puts around it: `in the Caribbean`, `the captain's`, `w przemyśle`.

use super::fold::fold;
use crate::l10n::Language;

/// Fewer letters than this are no name.
const LEAST_NAME: usize = 3;

/// The names that folded words may be without the small words before them and in their other number, the longest first.
pub(super) fn bare_names(folded: &str, languages: &[&Language]) -> Vec<String> {
    let is_before = |word: &str| {
        let mut before = languages.iter().flat_map(|language| language.before.iter());
        before.any(|small| fold(small) == word)
    };
    let mut names = Vec::new();
    let mut rest = folded;
    loop {
        if rest != folded {
            names.push(rest.to_owned());
        }
        names.extend(in_other_number(rest, languages));
        match rest.split_once(' ') {
            Some((first, others)) if is_before(first) => rest = others,
            _ => break,
        }
    }
    names.retain(|name| name.chars().count() >= LEAST_NAME);
    names
}

/// The name with the other ending of each pair that it ends in.
fn in_other_number(name: &str, languages: &[&Language]) -> Vec<String> {
    let pairs = languages.iter().flat_map(|language| language.pairs_of_endings());
    let both = pairs.flat_map(|(one, other)| [(other, one), (one, other)]);
    let with_other = both.filter_map(|(from, to)| Some(format!("{}{to}", name.strip_suffix(from)?)));
    with_other.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn small_words_and_the_number_make_no_other_name() {
        let store = crate::l10n::builtin();
        let languages = store.languages();
        for (words, name) in [
            ("of the black death", "black death"),
            ("the stirrup", "stirrups"),
            ("the surpluses", "surplus"),
            ("captain s", "captain"),
            ("nelle guerre civili", "guerre civili"),
            ("w przemysle", "przemysle"),
        ] {
            let names = bare_names(words, &languages);
            assert!(names.iter().any(|bare| bare == name), "{words}: {names:?}");
        }
        assert!(
            bare_names("fort of gold", &languages)
                .iter()
                .all(|name| name.starts_with("fort"))
        );
    }
}
