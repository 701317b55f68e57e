//! Wordings that native readers found stiff, foreign or wrong do not come back; `tests/words.toml` lists them.

mod support;

use std::collections::BTreeSet;
use std::fs;

use fluent_syntax::ast;
use pulldown_cmark::{Event, Parser, Tag, TagEnd};
use serde::Deserialize;
use support::{LANGUAGES, messages, root};

/// Stands where a text has a value or a code span: no word, no space.
const SOMETHING: char = '\u{FFFC}';

/// Attributes that list what people type: no running text.
const TYPED: [&str; 3] = ["aliases", "forms", "written"];

/// The letters that Hebrew joins to the word after them.
const PREFIXES: [char; 7] = ['ב', 'ה', 'ו', 'כ', 'ל', 'מ', 'ש'];

/// The whole list.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Wordings {
    /// Words one after the other.
    phrase: Vec<Phrase>,
    /// Signs right after a letter.
    sign: Vec<Sign>,
    /// Words that keep the next word on their line.
    space: Vec<Space>,
}

/// Words that should not follow one another.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct Phrase {
    /// The language it is found in.
    language: String,
    /// The words, as the head of the list explains.
    words: String,
    /// What should stand instead.
    better: String,
    /// Words that make it right when they follow.
    #[serde(default)]
    not_before: Vec<String>,
    /// Messages in which it is right.
    #[serde(default)]
    except: Vec<Exception>,
}

/// A message in which a phrase is right.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Exception {
    /// Its id, or the beginning of several with `*` at the end.
    id: String,
    /// Why it is right there.
    reason: String,
}

/// A sign of the keyboard that stands for a letter's own.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Sign {
    /// The language it is found in; its letters are the Hebrew ones.
    language: String,
    /// The sign itself.
    mark: char,
    /// Whether it is wrong only between two letters.
    #[serde(default)]
    between: bool,
    /// What should stand instead.
    better: String,
}

/// Short words after which a line does not break.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Space {
    /// The language they are found in.
    language: String,
    /// The words, each as it is written.
    words: Vec<String>,
    /// What should stand instead.
    better: String,
}

fn wordings() -> Wordings {
    let text = fs::read_to_string(root().join("tests/words.toml")).expect("a list of wordings");
    toml::from_str(&text).unwrap_or_else(|error| panic!("tests/words.toml: {error}"))
}

/// A running text of a message.
struct Running {
    language: &'static str,
    file: String,
    id: String,
    text: String,
}

/// Every running text: without names, what is typed, and code.
fn running_texts() -> Vec<Running> {
    let mut texts = Vec::new();
    for language in LANGUAGES {
        for ((file, id), message) in messages(language) {
            if file.ends_with("-names.ftl") || id.starts_with("word-") {
                continue;
            }
            let patterns = message.patterns.iter();
            for (_, pattern) in patterns.filter(|(attribute, _)| !TYPED.contains(&attribute.as_str())) {
                let mut sources = Vec::new();
                collect(pattern, &mut sources);
                texts.extend(sources.iter().map(|source| Running {
                    language,
                    file: file.clone(),
                    id: id.clone(),
                    text: without_code(source),
                }));
            }
        }
    }
    texts
}

/// The text of a pattern, then the texts of its variants, each by itself.
fn collect(pattern: &ast::Pattern<String>, texts: &mut Vec<String>) {
    let mut text = String::new();
    for element in &pattern.elements {
        match element {
            ast::PatternElement::TextElement { value } => text.push_str(value),
            ast::PatternElement::Placeable { expression } => match expression {
                ast::Expression::Inline(ast::InlineExpression::StringLiteral { value }) => {
                    text.push_str(value);
                }
                ast::Expression::Inline(_) => text.push(SOMETHING),
                ast::Expression::Select { variants, .. } => {
                    text.push(SOMETHING);
                    for variant in variants {
                        collect(&variant.value, texts);
                    }
                }
            },
        }
    }
    texts.push(text);
}

/// The words of a Markdown text, one line for each paragraph; code is left out.
fn without_code(source: &str) -> String {
    // Indentation would be code to Markdown; here it comes from the variants.
    let lines: Vec<&str> = source.lines().map(|line| line.trim_start_matches(' ')).collect();
    let mut text = String::new();
    let mut in_code = false;
    for event in Parser::new(&lines.join("\n")) {
        match event {
            Event::Start(Tag::CodeBlock(_)) => in_code = true,
            Event::End(TagEnd::CodeBlock) => in_code = false,
            Event::Text(words) if !in_code => text.push_str(&words),
            Event::Code(_) => text.push(SOMETHING),
            Event::SoftBreak => text.push(' '),
            Event::HardBreak | Event::End(TagEnd::Paragraph | TagEnd::Item | TagEnd::Heading(_)) => {
                text.push('\n');
            }
            _ => {}
        }
    }
    text
}

/// Words and numbers in small letters, Roman numerals as they are; every other sign and every end of a line by itself.
fn tokens(text: &str) -> Vec<String> {
    let kind = |sign: char| (sign.is_alphabetic(), sign.is_ascii_digit());
    let mut tokens: Vec<String> = Vec::new();
    let mut before = (false, false);
    for sign in text.chars() {
        let here = kind(sign);
        let goes_on = here == before && here != (false, false);
        match tokens.last_mut() {
            Some(last) if goes_on => last.push(sign),
            _ if sign.is_whitespace() && sign != '\n' => {}
            _ => tokens.push(sign.to_string()),
        }
        before = here;
    }
    let is_numeral = |word: &str| word.len() > 1 && word.chars().all(|letter| "IVXLC".contains(letter));
    for word in tokens.iter_mut().filter(|word| !is_numeral(word)) {
        *word = word.to_lowercase();
    }
    tokens
}

/// Whether one word of a phrase is this token.
fn is_word(pattern: &str, token: &str) -> bool {
    pattern
        .split('|')
        .any(|word| match (word, word.strip_suffix('*')) {
            ("#", _) => token.chars().all(|sign| sign.is_ascii_digit()),
            (_, Some(beginning)) => token.starts_with(beginning),
            (_, None) => token == word,
        })
}

/// A token, and in Hebrew what is left of it without one, two or three prefixes.
fn without_prefixes<'token>(language: &str, token: &'token str) -> Vec<&'token str> {
    let mut forms = vec![token];
    while language == "he" && forms.len() <= 3 {
        let Some(rest) = forms.last().and_then(|form| form.strip_prefix(PREFIXES)) else {
            break;
        };
        forms.push(rest);
    }
    forms
}

impl Phrase {
    /// The places where it stands in a text, as found there.
    fn found_in(&self, text: &str) -> Vec<String> {
        let wanted: Vec<String> = self.words.split(' ').map(str::to_lowercase).collect();
        let tokens = tokens(text);
        let mut found = Vec::new();
        for (at, window) in tokens.windows(wanted.len()).enumerate() {
            let first = without_prefixes(&self.language, &window[0]);
            let stands = first.iter().any(|form| is_word(&wanted[0], form))
                && wanted
                    .iter()
                    .zip(window)
                    .skip(1)
                    .all(|(word, token)| is_word(word, token));
            let next = tokens.get(at + wanted.len());
            if stands && !next.is_some_and(|next| self.not_before.contains(next)) {
                found.push(window.join(" "));
            }
        }
        found
    }
}

impl Exception {
    fn covers(&self, id: &str) -> bool {
        match self.id.strip_suffix('*') {
            Some(beginning) => id.starts_with(beginning),
            None => id == self.id,
        }
    }
}

impl Sign {
    fn found_in(&self, text: &str) -> Vec<String> {
        let is_letter = |sign: &char| ('א'..='ת').contains(sign);
        let signs: Vec<char> = text.chars().collect();
        let places = (1..signs.len()).filter(|&at| {
            signs[at] == self.mark
                && is_letter(&signs[at - 1])
                && (!self.between || signs.get(at + 1).is_some_and(is_letter))
        });
        places.map(|at| around(&signs, at)).collect()
    }
}

impl Space {
    fn found_in(&self, text: &str) -> Vec<String> {
        let signs: Vec<char> = text.chars().collect();
        let is_short = |sign: char| self.words.iter().any(|word| word.chars().eq([sign]));
        let places = (1..signs.len()).filter(|&at| {
            signs[at] == ' '
                && is_short(signs[at - 1])
                && (at == 1 || !signs[at - 2].is_alphanumeric())
                && signs
                    .get(at + 1)
                    .is_some_and(|next| next.is_lowercase() || next.is_ascii_digit())
        });
        places.map(|at| around(&signs, at)).collect()
    }
}

/// A place in a text with some words on each side.
fn around(signs: &[char], at: usize) -> String {
    let near: String = signs[at.saturating_sub(20)..signs.len().min(at + 20)]
        .iter()
        .collect();
    near.trim().replace('\n', " ")
}

#[test]
fn no_wording_comes_back_that_native_readers_found_wrong() {
    let wordings = wordings();
    let mut complaints = Vec::new();
    let mut needed = BTreeSet::new();
    for running in running_texts() {
        let Running {
            language,
            file,
            id,
            text,
        } = &running;
        let mut complain = |found: Vec<String>, better: &str| {
            complaints.extend(
                found
                    .iter()
                    .map(|found| format!("{language}/{file}, {id}: “{found}”; better: {better}")),
            );
        };
        for (number, phrase) in wordings.phrase.iter().enumerate() {
            if phrase.language != *language {
                continue;
            }
            let found = phrase.found_in(text);
            match phrase.except.iter().position(|exception| exception.covers(id)) {
                Some(exception) if !found.is_empty() => {
                    needed.insert((number, exception));
                }
                Some(_) => {}
                None => complain(found, &phrase.better),
            }
        }
        for sign in wordings.sign.iter().filter(|sign| sign.language == *language) {
            complain(sign.found_in(text), &sign.better);
        }
        for space in wordings.space.iter().filter(|space| space.language == *language) {
            complain(space.found_in(text), &space.better);
        }
    }
    for (number, phrase) in wordings.phrase.iter().enumerate() {
        for (at, exception) in phrase.except.iter().enumerate() {
            if !needed.contains(&(number, at)) {
                let Phrase { language, words, .. } = phrase;
                complaints.push(format!(
                    "{language}: nothing needs the exception {} of “{words}”",
                    exception.id
                ));
            }
        }
    }
    assert!(
        complaints.is_empty(),
        "{} complaints:\n{}",
        complaints.len(),
        complaints.join("\n")
    );
}

#[test]
fn every_wording_is_complete() {
    let wordings = wordings();
    let languages = wordings
        .phrase
        .iter()
        .map(|phrase| (&phrase.language, &phrase.better));
    let languages = languages.chain(wordings.sign.iter().map(|sign| (&sign.language, &sign.better)));
    let languages = languages.chain(
        wordings
            .space
            .iter()
            .map(|space| (&space.language, &space.better)),
    );
    for (language, better) in languages {
        assert!(
            LANGUAGES.contains(&language.as_str()),
            "{language} is no language"
        );
        assert!(!better.is_empty(), "{language}: a wording without a better one");
    }
    for phrase in &wordings.phrase {
        assert!(
            phrase.except.iter().all(|exception| !exception.reason.is_empty()),
            "{}",
            phrase.words
        );
        // Each alternative of each word in turn is found where it stands.
        let words: Vec<Vec<&str>> = phrase
            .words
            .split(' ')
            .map(|word| word.split('|').collect())
            .collect();
        for (at, alternatives) in words.iter().enumerate() {
            for alternative in alternatives {
                let mut text: Vec<&str> = words.iter().map(|word| word[0]).collect();
                text[at] = alternative;
                let text = format!("({}).", text.join(" ").replace('*', "x").replace('#', "7"));
                assert_eq!(phrase.found_in(&text).len(), 1, "{text}");
            }
        }
    }
}

#[test]
fn phrases_are_found_as_whole_words_in_running_text() {
    let found = |language: &str, phrase: &str, text: &str| {
        let phrase = Phrase {
            language: language.to_owned(),
            words: phrase.to_owned(),
            better: String::new(),
            not_before: vec!["di".to_owned()],
            except: Vec::new(),
        };
        phrase.found_in(&without_code(text)).len()
    };
    assert_eq!(
        found("it", "vi", "Vi sono 2 navi; non vi è altro. Servi, `vi`, civile."),
        2
    );
    assert_eq!(found("it", "parità", "a parità di punti; in caso di parità"), 1);
    assert_eq!(
        found(
            "it",
            "2|3 carta",
            "2 [carta](term:card), 12 carta, 3 carte, 3\u{a0}**carta**"
        ),
        2
    );
    assert_eq!(
        found(
            "it",
            "due passi",
            "due\npassi\n\n- due\n- passi\n\n```\ndue passi\n```"
        ),
        1
    );
    assert_eq!(
        found("pl", "rozgryw* figurk*", "Rozgrywa figurkę. Rozgrywa. Figurka."),
        1
    );
    assert_eq!(found("he", "כיצד", "כיצד, וכיצד, וכשכיצד, אכיצד"), 3);
    assert_eq!(found("he", "חייל 1", "לחייל 1, חייל 10, חייל אחד"), 1);
    assert_eq!(found("pl", "#", "R-062, 5, pięć"), 2);
}

#[test]
fn signs_and_spaces_are_found_where_they_are_wrong() {
    let wordings = wordings();
    let signs = |text: &str| {
        wordings
            .sign
            .iter()
            .map(|sign| sign.found_in(text).len())
            .sum::<usize>()
    };
    assert_eq!(signs("אי-שוויון"), 1);
    assert_eq!(signs("ב-5, אי־שוויון, R-062"), 0);
    assert_eq!(signs("צ'יפס, ארה\"ב"), 2);
    assert_eq!(signs("צ׳יפס, ארה״ב, it's"), 0);
    let spaces = |text: &str| wordings.space[0].found_in(text).len();
    assert_eq!(spaces("W grze i\u{a0}w domu, z 5 figurkami (o tym)"), 4);
    assert_eq!(
        spaces("moc w\u{a0}turze, pole I i Karaiby, ów statek, A lub B"),
        0
    );
}
