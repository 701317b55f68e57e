//! Findings for programs: one object a file, the same in every language but for the texts.

use serde::Serialize;
use serde_json::{Map, Value as Json, json};

use super::checked::{Checked, Located};
use super::context::Context;
use crate::core::{FindingCounts, Value};
use crate::l10n::{Texts, strip_isolates};
use crate::record::{section_of, tell};
use crate::report::{parse_markdown, plain_text};

/// A file.
#[derive(Debug, Serialize)]
pub(crate) struct FileJson {
    file: String,
    game: &'static str,
    language: String,
    finished: bool,
    turn: Option<u16>,
    findings: Vec<FindingJson>,
    left_out: FindingCounts,
    /// Whether every finding was tried for what follows from it.
    complete: bool,
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
    correction: Option<CorrectionJson>,
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
pub(crate) fn of(checked: &Checked, context: &Context) -> FileJson {
    let texts = context.game_texts(checked.game);
    let of_record = texts.in_language(&checked.language);
    FileJson {
        file: checked.file.clone(),
        game: checked.game.id(),
        language: checked.language.tag.to_string(),
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
            .map(|(name, value)| ((*name).to_owned(), typed(value)))
            .collect(),
        options: finding.options.iter().map(typed).collect(),
        correction: correction(place, located, checked),
    }
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

/// A value without words: things by their ids.
fn typed(value: &Value) -> Json {
    match value {
        Value::Number(number) | Value::Money(number) => json!(number),
        Value::Movement(amount, rule) => json!({ "amount": amount, "rule": rule }),
        Value::Thing(key) | Value::Heading(key) => json!(key.id),
        Value::Declared(thing) => json!(thing.name_in("")),
        Value::DeclaredAnd(thing, letter) => json!(format!("{} {letter}", thing.name_in(""))),
        Value::Space(key, space) => json!(format!("{} {space}", key.id)),
        Value::Counted(things) => {
            let counted = things.iter().map(|(count, key)| (key.id.clone(), json!(count)));
            Json::Object(counted.collect())
        }
        Value::Several(count, key) => json!({ (key.id.as_str()): count }),
        Value::Loss { count, thing, .. } => json!({ (thing.id.as_str()): -count }),
        Value::List(values) => Json::Array(values.iter().map(typed).collect()),
        Value::Kind(kind) => json!(kind.word()),
        Value::AnyPlayer => json!("player"),
        Value::Figures(figures) => json!(figures),
        Value::Case(case) => json!(case),
        Value::Text(text) => json!(text),
    }
}
