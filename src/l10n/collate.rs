//! Sorting by a language's own alphabet.

use unicode_normalization::UnicodeNormalization;

use super::Language;

/// A key that sorts texts by the language's alphabet: letters it does not list follow those it does,
/// in the order of their plain forms.
pub fn sort_key(language: &Language, text: &str) -> Vec<u32> {
    let letters: Vec<char> = language.alphabet.chars().collect();
    let place = |letter: char| letters.iter().position(|known| *known == letter);
    let mut key = Vec::new();
    for letter in text.to_lowercase().nfc() {
        if let Some(place) = place(letter) {
            key.push(u32::try_from(place).unwrap_or(u32::MAX) + 100);
            continue;
        }
        let plain = letter.nfd().next().unwrap_or(letter);
        match place(plain) {
            Some(place) => key.push(u32::try_from(place).unwrap_or(u32::MAX) + 100),
            None if letter.is_alphabetic() => key.push(u32::from(letter) + 10_000),
            None if letter.is_numeric() => key.push(u32::from(letter) % 90 + 2),
            None => key.push(1),
        }
    }
    key
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::l10n::builtin;

    #[test]
    fn polish_letters_stand_where_the_alphabet_has_them() {
        let store = builtin();
        let polish = store.language("pl").expect("built in");
        let mut words = vec!["łup", "mapa", "lama", "żeton", "zamek", "źródło"];
        words.sort_by_key(|word| sort_key(polish, word));
        assert_eq!(words, ["lama", "łup", "mapa", "zamek", "źródło", "żeton"]);
    }
}
