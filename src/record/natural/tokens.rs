//! The words, numbers and signs of one line as somebody wrote it.

use std::ops::Range;

/// What a token is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    Word,
    Number(u32),
    Sign(char),
}

/// A token with its place in the line.
#[derive(Debug, Clone)]
pub(super) struct Token {
    pub(super) kind: Kind,
    pub(super) range: Range<usize>,
    /// Whether white space stands before it.
    pub(super) is_spaced: bool,
}

impl Token {
    pub(super) fn is_sign(&self, signs: &str) -> bool {
        matches!(self.kind, Kind::Sign(sign) if signs.contains(sign))
    }

    pub(super) fn is_word(&self) -> bool {
        self.kind == Kind::Word
    }
}

/// The tokens of a line.
pub(super) fn tokens(line: &str) -> Vec<Token> {
    let mut tokens: Vec<Token> = Vec::new();
    let mut is_spaced = true;
    let mut letters = line.char_indices().peekable();
    while let Some((start, letter)) = letters.next() {
        if letter.is_whitespace() || is_mark(letter) {
            is_spaced |= letter.is_whitespace();
            continue;
        }
        let mut end = start + letter.len_utf8();
        let kind = if letter.is_ascii_digit() {
            while let Some((at, digit)) = letters.next_if(|(_, next)| next.is_ascii_digit()) {
                end = at + digit.len_utf8();
            }
            match line[start..end].parse() {
                Ok(number) => Kind::Number(number),
                Err(_) => Kind::Word,
            }
        } else if letter.is_alphabetic() {
            while let Some((at, next)) =
                letters.next_if(|(at, next)| is_inside(*next) || is_hyphen(*next, &line[*at..]))
            {
                end = at + next.len_utf8();
            }
            Kind::Word
        } else if matches!(letter, '-' | '=') && letters.next_if(|(_, next)| *next == '>').is_some() {
            end += 1;
            Kind::Sign('>')
        } else {
            Kind::Sign(plain(letter))
        };
        tokens.push(Token {
            kind,
            range: start..end,
            is_spaced,
        });
        is_spaced = false;
    }
    tokens
}

/// A hyphen stands inside a word if a letter follows.
fn is_hyphen(letter: char, rest: &str) -> bool {
    letter == '-' && rest.chars().nth(1).is_some_and(char::is_alphabetic)
}

fn is_inside(letter: char) -> bool {
    letter.is_alphabetic()
        || matches!(letter, '\'' | '’' | '׳' | '״' | '\u{0591}'..='\u{05bd}' | '\u{05bf}'..='\u{05c7}' | '\u{0300}'..='\u{036f}')
}

fn is_mark(letter: char) -> bool {
    matches!(letter, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{2069}' | '\u{061c}' | '\u{feff}')
}

/// The sign that stands for signs of its sort.
fn plain(sign: char) -> char {
    match sign {
        '–' | '—' | '−' | '‐' | '־' | '－' => '-',
        '→' | '←' | '⇒' | '⇐' | '➔' | '➜' | '＞' | '<' | '＜' => '>',
        '，' | '،' => ',',
        '；' | '؛' => ';',
        '：' => ':',
        '＝' => '=',
        '＋' => '+',
        '（' => '(',
        '）' => ')',
        '•' | '·' | '‣' | '▪' | '●' | '◦' => '*',
        '！' => '!',
        '×' => 'x',
        other => other,
    }
}

/// The tokens without the decoration around a line: bullets, Markdown, dashes, a full stop.
pub(super) fn undecorated(tokens: &[Token]) -> &[Token] {
    let mut inner = tokens;
    while let [first, rest @ ..] = inner
        && first.is_sign("*_=-~>|.#!;,")
    {
        inner = rest;
    }
    while let [rest @ .., last] = inner
        && last.is_sign("*_=-~|.,!;")
    {
        inner = rest;
    }
    inner
}

/// The tokens after a number that only counts the lines: `1. Anna: …`, `2) …`.
pub(super) fn unnumbered(tokens: &[Token]) -> Option<&[Token]> {
    match tokens {
        [number, sign, rest @ ..] if matches!(number.kind, Kind::Number(_)) && sign.is_sign(".)") => {
            Some(rest)
        }
        _ => None,
    }
}
