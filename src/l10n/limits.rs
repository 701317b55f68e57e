//! What may be written in a user's own files: how deep a message goes, what a tag of a language looks like.

/// Upper limit on the braces and parentheses of one message. The parser of Fluent calls itself for each that stands inside
/// another, and a message with more than 100 placeables cannot be formatted anyway.
pub(super) const MOST_NESTED: u16 = 200;

/// The longest tag of a language.
const LONGEST_TAG: usize = 35;

/// Where a message begins that could be nested too deep to be parsed.
///
/// Brackets are counted, not matched: what is counted is never less than the depth. A line such as `name = …` in the first
/// column ends whatever is open above it.
pub(super) fn too_deep(text: &str) -> Option<usize> {
    let (mut start, mut count, mut at) = (0, 0, 0);
    for line in text.split_inclusive('\n') {
        if begins_message(line) {
            (start, count) = (at, 0);
        }
        if !line.starts_with('#') {
            count += line.bytes().filter(|sign| matches!(sign, b'{' | b'(')).count();
        }
        if count > usize::from(MOST_NESTED) {
            return Some(start);
        }
        at += line.len();
    }
    None
}

/// Whether a line begins like `name =` or `-name =`.
fn begins_message(line: &str) -> bool {
    let name = line.strip_prefix('-').unwrap_or(line);
    let rest =
        name.trim_start_matches(|sign: char| sign.is_ascii_alphanumeric() || matches!(sign, '-' | '_'));
    let is_name = name.starts_with(|sign: char| sign.is_ascii_alphabetic());
    is_name && rest.trim_start_matches(' ').starts_with('=')
}

/// Whether a text is the tag of a language in small letters, as BCP 47 has them: it is safe as the name of a folder and in
/// every form of output.
pub(super) fn is_tag(text: &str) -> bool {
    let is_part = |part: &str| {
        (1..=8).contains(&part.len())
            && part
                .bytes()
                .all(|sign| sign.is_ascii_lowercase() || sign.is_ascii_digit())
    };
    let first = text.split('-').next().unwrap_or_default();
    let is_language = first.len() >= 2 && first.bytes().all(|sign| sign.is_ascii_lowercase());
    text.len() <= LONGEST_TAG && is_language && text.split('-').all(is_part)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn brackets_are_counted_message_by_message() {
        let many = "a = { $x } (b)\n    .c = { $y }\n".repeat(100);
        assert_eq!(too_deep(&many), None);
        let deep = format!("a = b\n\nc = {}\"x\"{}\n", "{".repeat(201), "}".repeat(201));
        assert_eq!(too_deep(&deep), Some(7));
        // Whatever closes them, and wherever they stand.
        let selects = "a =\n".to_owned() + &"{\nX(\"}\") ->\n*[a] ".repeat(101);
        assert_eq!(too_deep(&selects), Some(0));
        let calls = format!("a = {{ {}\"x\"", "X(".repeat(201));
        assert_eq!(too_deep(&calls), Some(0));
    }

    #[test]
    fn tags_are_those_of_languages() {
        for tag in [
            "pl",
            "pt-br",
            "zh-hant-tw",
            "sr-latn",
            "de-1996",
            "tlh",
            "en-x-pseudo",
        ] {
            assert!(is_tag(tag), "{tag}");
        }
        let long = "en-".to_owned() + &"a-".repeat(30) + "a";
        for tag in [
            "", "p", "PL", "pl/../x", "..", "a b", "pl-", "-pl", "p<b>", "1en", "pl\n", "żż", "pl_PL", &long,
        ] {
            assert!(!is_tag(tag), "{tag}");
        }
    }
}
