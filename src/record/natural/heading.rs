//! Headings as people write them: `Turn 1 – placement`, `T1`, `first turn`, `Phase A: placement`.

use super::lexicon::{Function, LONGEST_PHRASE, roman};
use super::spans::Piece;
use super::table::Table;
use super::tokens::{Kind, Token, undecorated};

/// So many headings stand on one line at most.
const MOST_HEADINGS: usize = 3;
/// Headings have no more words than this, with all that is said around them.
const MOST_WORDS: usize = 8;

/// Shorter words are a heading only with a number.
const SHORTEST_HEADING: usize = 3;

/// A heading: its words, its number, and where it stands.
struct Found {
    words: String,
    piece: Piece,
    has_number: bool,
    next: usize,
}

/// The headings that a line holds, if it holds nothing else.
pub(super) fn headings(line: &str, tokens: &[Token], table: &mut Table) -> Option<Vec<Piece>> {
    let tokens = undecorated(tokens);
    let start = if table.heading.is_some() || tokens.iter().any(|token| token.is_sign("!.")) {
        opening(line, tokens, table)
    } else {
        0
    };
    let mut tokens = without_end(line, undecorated(&tokens[start..]), table);
    // `Now we resolve everything`.
    while start > 0
        && let [rest @ .., last] = tokens
        && !rest.is_empty()
        && words_and_number(line, tokens, table).is_none()
        && last.is_word()
        && table
            .lexicon
            .functions(&line[last.range.clone()])
            .contains(&Function::Filler)
    {
        tokens = rest;
    }
    if let Some(pieces) = one_heading(line, tokens, table) {
        return Some(pieces);
    }
    let is_pause = |token: &Token| token.is_sign(",:;-./|>");
    let mut pieces: Vec<Piece> = Vec::new();
    let mut last = None;
    let mut at = 0;
    let mut has_pause = true;
    while at < tokens.len() {
        if is_pause(&tokens[at]) {
            has_pause = true;
            at += 1;
            continue;
        }
        if pieces.len() == MOST_HEADINGS || !has_pause {
            return None;
        }
        let Some(found) = longest(line, tokens, at, table) else {
            // `Phase A: placement` says the letter before the name.
            at = phase_and_letter(line, tokens, at, table)?;
            has_pause = true;
            continue;
        };
        has_pause = found.has_number;
        at = found.next;
        // `Phase A – placement` says the same thing twice.
        let target = table.heading_called(&found.words);
        if last == target {
            if found.has_number {
                return None;
            }
            continue;
        }
        last = target;
        if !pieces.is_empty() {
            pieces.push(Piece {
                text: "; ".to_owned(),
                from: None,
            });
        }
        pieces.push(found.piece);
    }
    (!pieces.is_empty()).then_some(pieces)
}

/// Where the heading begins behind words that only say that one comes: `Now for the goods`, `Here we go! First turn`.
fn opening(line: &str, tokens: &[Token], table: &mut Table) -> usize {
    let phrase = |at: usize, is_meant: &dyn Fn(&Function) -> bool, table: &Table| {
        let words = tokens[at..].iter().take_while(|token| token.is_word()).count();
        (1..=words.min(LONGEST_PHRASE)).rev().find(|length| {
            let text = &line[tokens[at].range.start..tokens[at + length - 1].range.end];
            table.lexicon.functions(text).iter().any(is_meant)
        })
    };
    let mut at = 0;
    if let Some(length) = phrase(0, &|function| *function == Function::Now, table) {
        at = length;
        while at < tokens.len()
            && let Some(length) = phrase(
                at,
                &|function| matches!(function, Function::Filler | Function::Now),
                table,
            )
        {
            at += length;
        }
        // A word that says nothing may be the heading itself.
        if at >= tokens.len() { 0 } else { at }
    } else {
        let is_end = |token: &Token| token.is_sign("!.");
        let Some(end) = tokens.iter().position(is_end) else {
            return 0;
        };
        while at < end {
            match phrase(
                at,
                &|function| matches!(function, Function::Filler | Function::Now),
                table,
            ) {
                Some(length) => at += length,
                None => return 0,
            }
        }
        if end + 1 < tokens.len() { end + 1 } else { 0 }
    }
}

/// `Fifth round - here we go`: a heading with a number, and words behind a pause that say nothing.
fn without_end<'t>(line: &str, tokens: &'t [Token], table: &mut Table) -> &'t [Token] {
    let is_pause = |token: &Token| token.is_sign(",-!:;.");
    let Some(pause) = tokens.iter().rposition(is_pause).filter(|pause| *pause > 0) else {
        return tokens;
    };
    let end = &tokens[pause + 1..];
    let (Some(first), Some(last)) = (end.first(), end.last()) else {
        return tokens;
    };
    let is_heading = words_and_number(line, end, table).is_some();
    if is_heading || table.is_heading(&line[first.range.start..last.range.end]) {
        return tokens;
    }
    let says_nothing = |token: &Token| {
        let functions = table.lexicon.functions(&line[token.range.clone()]);
        let is_left_out = |function: &Function| matches!(function, Function::Filler | Function::Now);
        token.is_word() && functions.iter().any(is_left_out)
    };
    if end.iter().all(says_nothing) {
        undecorated(&tokens[..pause])
    } else {
        tokens
    }
}

/// `Exploration, second part`: the whole line as one heading with a number.
fn one_heading(line: &str, tokens: &[Token], table: &mut Table) -> Option<Vec<Piece>> {
    let words: Vec<Token> = tokens
        .iter()
        .filter(|token| !token.is_sign(",-"))
        .cloned()
        .collect();
    if words.len() == tokens.len() || words.len() > MOST_WORDS {
        return None;
    }
    let (words, number) = words_and_number(line, &words, table)?;
    let text = format!("{words} {}", number?);
    table.is_heading(&text).then(|| {
        let range = tokens[0].range.start..tokens[tokens.len() - 1].range.end;
        vec![Piece {
            text,
            from: Some(range),
        }]
    })
}

/// The longest heading that begins here.
fn longest(line: &str, tokens: &[Token], at: usize, table: &mut Table) -> Option<Found> {
    let most = (tokens.len() - at).min(MOST_WORDS);
    for length in (1..=most).rev() {
        let part = &tokens[at..at + length];
        if let Some((words, number)) = words_and_number(line, part, table) {
            let text = number.map_or_else(|| words.clone(), |number| format!("{words} {number}"));
            return Some(Found {
                words,
                piece: Piece {
                    text,
                    from: Some(part[0].range.start..part[length - 1].range.end),
                },
                has_number: number.is_some(),
                next: at + length,
            });
        }
    }
    None
}

/// The words of a heading without those that say nothing, and the number before or after them.
fn words_and_number(line: &str, part: &[Token], table: &mut Table) -> Option<(String, Option<u32>)> {
    let mut words: Vec<&str> = Vec::new();
    let mut number = None;
    let is_number = |at: usize| matches!(part.get(at).map(|token| token.kind), Some(Kind::Number(_)));
    for (at, token) in part.iter().enumerate() {
        match token.kind {
            // `1st turn`.
            Kind::Word
                if at == 1
                    && is_number(0)
                    && !token.is_spaced
                    && table.lexicon.is_ordinal_ending(&line[token.range.clone()]) => {}
            Kind::Word => words.push(&line[token.range.clone()]),
            Kind::Number(found) if number.is_none() && (at == 0 || at + 1 == part.len()) => {
                number = Some(found);
            }
            // `1. turn`, `1° turno`.
            Kind::Sign('.' | '°' | 'º') if at == 1 && is_number(0) && part.len() > 2 => {}
            // `turn: 1`, `turn #1`.
            Kind::Sign('.' | ':' | '#') if is_number(at + 1) => {}
            Kind::Number(_) | Kind::Sign(_) => return None,
        }
    }
    // A letter alone is a heading only with its number.
    let is_letter = |words: &str| words.chars().count() < SHORTEST_HEADING;
    let whole = words.join(" ");
    if table.is_heading(&whole) && !(number.is_none() && is_letter(&whole)) {
        return Some(
            table
                .numbered_name(&whole)
                .filter(|_| number.is_none())
                .unwrap_or((whole, number)),
        );
    }
    // Without the words that say nothing, and with a number that is a word.
    let mut kept: Vec<&str> = Vec::new();
    let mut skips_letter = false;
    let mut is_letters = false;
    let is_phase = |at: usize| words.get(at).is_some_and(|word| table.lexicon.is_phase(word));
    for (at, word) in words.iter().copied().enumerate() {
        let is_edge = at == 0 || at + 1 == words.len() || (at + 2 == words.len() && is_phase(at + 1));
        if table.lexicon.is_phase(word) {
            skips_letter = true;
        } else if skips_letter && word.trim_end_matches('׳').chars().count() == 1 && !is_edge {
            skips_letter = false;
        } else if number.is_none() && is_edge && words.len() > 1 && table.lexicon.ordinal(word).is_some() {
            number = table.lexicon.ordinal(word);
            is_letters = word.chars().count() == 1 || roman(word).is_some();
        } else {
            kept.push(word);
        }
    }
    let words = kept.join(" ");
    if words.is_empty() {
        return None;
    }
    if is_letter(&words) && number.is_none() {
        return None;
    }
    // `V dock`: a letter beside a heading that has no number is somebody's.
    if is_letters && !table.has_numbers(&words) {
        return None;
    }
    if table.is_heading(&words) {
        return Some(
            table
                .numbered_name(&words)
                .filter(|_| number.is_none())
                .unwrap_or((words, number)),
        );
    }
    // `the turn` in languages that glue the article to the word.
    let glued = table
        .lexicon
        .unglued(&words)
        .into_iter()
        .map(|(_, rest)| rest.to_owned());
    let bare: Vec<String> = glued.collect();
    bare.into_iter()
        .find(|bare| table.is_heading(bare))
        .map(|bare| (bare, number))
}

/// Where the heading begins after `Phase A`.
fn phase_and_letter(line: &str, tokens: &[Token], at: usize, table: &Table) -> Option<usize> {
    let word = |at: usize| {
        let token = tokens.get(at).filter(|token| token.is_word())?;
        Some(&line[token.range.clone()])
    };
    let is_phase = word(at).is_some_and(|word| table.lexicon.is_phase(word));
    let is_letter = |word: &str| word.trim_end_matches(['׳', '\'']).chars().count() == 1;
    let has_name = tokens.len() > at + 2;
    (is_phase && has_name && word(at + 1).is_some_and(is_letter)).then_some(at + 2)
}
