//! Findings for programs: one object a file, the same in every language but for the texts.

use serde::Serialize;
use serde_json::{Map, Value as Json, json};

use super::checked::{Checked, Located};
use super::context::Context;
use crate::core::{FindingCounts, Value};
use crate::l10n::{Texts, strip_isolates};
use crate::message::Message;
use crate::record::{section_of, tell, typed};
use crate::report::{parse_markdown, plain_text};

/// The version of this shape: it changes when a key changes its meaning or goes away.
const VERSION: u32 = 2;

/// All files that were asked for.
#[derive(Debug, Serialize)]
pub(crate) struct DocumentJson {
    version: u32,
    files: Vec<FileJson>,
    unread: Vec<UnreadJson>,
}

/// A file that could not be read.
#[derive(Debug, Serialize)]
struct UnreadJson {
    file: String,
    id: &'static str,
    message: String,
}

/// What was found in all files, and what could not be read.
pub(crate) fn document(all: &[Checked], unread: &[(String, Message)], context: &Context) -> DocumentJson {
    let unread = unread.iter().map(|(file, message)| UnreadJson {
        file: file.clone(),
        id: message.id,
        message: plain(&context.texts.message(message)),
    });
    DocumentJson {
        version: VERSION,
        files: all.iter().map(|one| of(one, context)).collect(),
        unread: unread.collect(),
    }
}

/// A file.
#[derive(Debug, Serialize)]
struct FileJson {
    file: String,
    game: &'static str,
    language: String,
    /// The lines above the first heading, by their words: title, date, place, rulings.
    header: Map<String, Json>,
    players: Vec<PlayerJson>,
    finished: bool,
    turn: Option<u16>,
    findings: Vec<FindingJson>,
    left_out: FindingCounts,
    /// Whether every finding was tried for what follows from it.
    complete: bool,
}

/// A player, in the order of the seats.
#[derive(Debug, Serialize)]
struct PlayerJson {
    id: String,
    name: String,
}

#[derive(Debug, Serialize)]
struct FindingJson {
    slug: &'static str,
    severity: &'static str,
    rules: Vec<String>,
    section: Option<String>,
    ruling: Option<String>,
    line: u32,
    column: u32,
    end_line: u32,
    end_column: u32,
    follows: Option<usize>,
    /// Whether it vanishes only if the mistakes before that one are corrected too.
    shared: bool,
    waived: bool,
    message: String,
    hint: Option<String>,
    arguments: Map<String, Json>,
    options: Vec<Json>,
    /// How the figure comes about that it is about.
    account: Option<AccountJson>,
    /// The line that did before what can be done only once.
    earlier: Option<u32>,
    correction: Option<CorrectionJson>,
}

/// How a figure comes about.
#[derive(Debug, Serialize)]
struct AccountJson {
    start: Option<Json>,
    parts: Vec<PartJson>,
}

/// A part of a figure.
#[derive(Debug, Serialize)]
struct PartJson {
    amount: Json,
    what: Option<Json>,
    rule: Option<String>,
    line: Option<u32>,
    text: Option<String>,
}

/// What would have to be written for a finding to vanish.
#[derive(Debug, Serialize)]
struct CorrectionJson {
    kind: &'static str,
    /// The findings that vanish with it, by their places in the list.
    resolves: Vec<usize>,
    edits: Vec<EditJson>,
}

/// Text in place of other text.
#[derive(Debug, Serialize)]
struct EditJson {
    line: u32,
    column: u32,
    end_line: u32,
    end_column: u32,
    text: String,
}

/// The findings of a file.
fn of(checked: &Checked, context: &Context) -> FileJson {
    let (texts, of_record) = checked.texts(context);
    FileJson {
        file: checked.file.clone(),
        game: checked.game.id(),
        language: checked.language.tag.to_string(),
        header: header(checked),
        players: checked
            .seats
            .iter()
            .map(|(id, name)| PlayerJson {
                id: id.clone(),
                name: name.clone(),
            })
            .collect(),
        finished: checked.finished,
        turn: checked.turn,
        findings: checked
            .findings
            .iter()
            .enumerate()
            .map(|(place, located)| finding(place, located, checked, &texts, &of_record))
            .collect(),
        complete: !checked.is_cut,
        left_out: checked.left_out,
    }
}

/// The header by its words; several rulings are a list.
fn header(checked: &Checked) -> Map<String, Json> {
    let mut header = Map::new();
    for (word, text) in &checked.header {
        if word == "ruling" {
            let rulings = header.entry("rulings").or_insert_with(|| json!([]));
            if let Some(rulings) = rulings.as_array_mut() {
                rulings.push(json!(text));
            }
        } else {
            header.insert(word.clone(), json!(text));
        }
    }
    header
}

fn finding(
    place: usize,
    located: &Located,
    checked: &Checked,
    texts: &Texts,
    of_record: &Texts,
) -> FindingJson {
    let finding = &located.finding;
    let told = tell(finding, texts, of_record);
    let arguments = finding.arguments.iter();
    FindingJson {
        slug: finding.slug,
        severity: finding.severity.word(),
        rules: finding.rules.clone(),
        section: section_of(finding, checked.game.registry()).map(str::to_owned),
        ruling: finding.ruling.clone(),
        line: located.start.line,
        column: located.start.column,
        end_line: located.end.line,
        end_column: located.end.column,
        follows: finding.follows,
        shared: finding.is_shared,
        waived: finding.waived,
        message: plain(&told.message),
        hint: told.hint.as_deref().map(plain),
        arguments: arguments
            // They are the account.
            .filter(|(name, _)| !matches!(*name, "movements" | "parts"))
            .map(|(name, value)| ((*name).to_owned(), typed(value)))
            .collect(),
        options: finding.options.iter().map(typed).collect(),
        account: account(located),
        earlier: finding
            .earlier
            .and_then(|span| located.mentioned_at(span))
            .map(|(line, _)| line),
        correction: correction(place, located, checked),
    }
}

/// How the figure comes about that a finding is about.
fn account(located: &Located) -> Option<AccountJson> {
    let argument = |wanted: &str| {
        let mut arguments = located.finding.arguments.iter();
        arguments
            .find(|(name, _)| *name == wanted)
            .map(|(_, value)| value)
    };
    let parts = argument("movements").or_else(|| argument("parts"))?;
    let Value::List(parts) = parts else { return None };
    let part = |value: &Value| match value {
        Value::Movement(amount, rule, span) => {
            let place = located.mentioned_at(*span);
            Some(PartJson {
                amount: json!(amount),
                what: None,
                rule: Some(rule.clone()),
                line: place.map(|(line, _)| line),
                text: place.map(|(_, text)| text.to_owned()),
            })
        }
        Value::Part(what, amount) => Some(PartJson {
            amount: typed(amount),
            what: Some(typed(what)),
            rule: None,
            line: None,
            text: None,
        }),
        _ => None,
    };
    Some(AccountJson {
        start: argument("start").map(typed),
        parts: parts.iter().filter_map(part).collect(),
    })
}

fn correction(place: usize, located: &Located, checked: &Checked) -> Option<CorrectionJson> {
    let correction = located.finding.correction.as_ref()?;
    let follows =
        |(_, other): &(usize, &Located)| other.finding.follows == Some(place) && !other.finding.is_shared;
    let edits = located.edits.iter().map(|(start, end, text)| EditJson {
        line: start.line,
        column: start.column,
        end_line: end.line,
        end_column: end.column,
        text: text.clone(),
    });
    Some(CorrectionJson {
        kind: correction.kind.word(),
        resolves: checked
            .findings
            .iter()
            .enumerate()
            .filter(follows)
            .map(|(other, _)| other)
            .collect(),
        edits: edits.collect(),
    })
}

/// Markdown as plain text.
pub(super) fn plain(markdown: &str) -> String {
    strip_isolates(&plain_text(&parse_markdown(markdown)))
}
