//! Findings as SARIF 2.1.0, for editors and code hosts.

use std::collections::BTreeMap;

use serde_json::{Value as Json, json};

use super::checked::{Checked, Located};
use super::context::Context;
use super::findings_json::plain;
use super::findings_text::left_out;
use crate::core::Severity;
use crate::games::AnyGame;
use crate::l10n::Texts;
use crate::message::Message;
use crate::record::{message_id, tell};

/// One run over all files.
pub(crate) fn of(all: &[Checked], unread: &[(String, Message)], context: &Context) -> Json {
    // Each finding is described in the words of a game that has it.
    let mut slugs: BTreeMap<&'static str, &AnyGame> = BTreeMap::new();
    let (mut results, mut cut) = (Vec::new(), Vec::new());
    for checked in all {
        let (texts, of_record) = checked.texts(context);
        for located in &checked.findings {
            slugs.entry(located.finding.slug).or_insert(checked.game);
            results.push(result(located, checked, &texts, &of_record));
        }
        cut.extend(left_out(checked, &texts).map(|text| notification(checked, &plain(&text))));
    }
    for (file, message) in unread {
        let text = plain(&context.texts.message(message));
        cut.push(told(file, "error", &text));
    }
    let described = |(slug, game): (&str, &AnyGame)| rule(slug, &context.game_texts(game));
    let rules: Vec<Json> = slugs.into_iter().map(described).collect();
    let mut report = json!({
        "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
        "version": "2.1.0",
        "runs": [{
            "tool": { "driver": {
                "name": "annals",
                "version": env!("CARGO_PKG_VERSION"),
                "language": context.texts.language().tag,
                "rules": rules,
            } },
            "columnKind": "unicodeCodePoints",
            "results": results,
        }],
    });
    if !cut.is_empty() {
        report["runs"][0]["invocations"] =
            json!([{ "executionSuccessful": unread.is_empty(), "toolExecutionNotifications": cut }]);
    }
    report
}

/// Says that findings of a file are left out.
fn notification(checked: &Checked, text: &str) -> Json {
    let level = if checked.left_out.errors > 0 {
        "error"
    } else {
        "warning"
    };
    told(&checked.file, level, text)
}

/// Something about a whole file.
fn told(file: &str, level: &str, text: &str) -> Json {
    json!({
        "level": level,
        "message": { "text": text },
        "locations": [{ "physicalLocation": { "artifactLocation": { "uri": uri(file) } } }],
    })
}

fn rule(slug: &str, texts: &Texts) -> Json {
    let id = message_id(slug);
    let title = texts.attribute(&id, "title").unwrap_or_default();
    let why = texts.attribute(&id, "why").unwrap_or_default();
    json!({
        "id": slug,
        "shortDescription": { "text": plain(&title) },
        "fullDescription": { "text": plain(&why) },
    })
}

fn result(located: &Located, checked: &Checked, texts: &Texts, of_record: &Texts) -> Json {
    let finding = &located.finding;
    let told = tell(finding, texts, of_record);
    let text = match told.hint {
        Some(hint) => format!("{}. {}", plain(&told.message), plain(&hint)),
        None => plain(&told.message),
    };
    let level = match finding.severity {
        Severity::Error => "error",
        Severity::Warning => "warning",
        Severity::Note => "note",
    };
    let suppressions: Vec<Json> = finding
        .waived
        .then(|| json!({ "kind": "inSource" }))
        .into_iter()
        .collect();
    json!({
        "ruleId": finding.slug,
        "level": level,
        "message": { "text": text },
        "locations": [{ "physicalLocation": {
            "artifactLocation": { "uri": uri(&checked.file) },
            "region": {
                "startLine": located.start.line,
                "startColumn": located.start.column,
                "endLine": located.end.line,
                "endColumn": located.end.column,
            },
        } }],
        "suppressions": suppressions,
        "fixes": fixes(located, checked),
        "properties": {
            "rules": finding.rules,
            "ruling": finding.ruling,
            "follows": finding.follows,
            "shared": finding.is_shared,
        },
    })
}

/// The correction of a finding as edits of its file.
fn fixes(located: &Located, checked: &Checked) -> Vec<Json> {
    if located.edits.is_empty() {
        return Vec::new();
    }
    let replacements = located.edits.iter().map(|(start, end, text)| {
        json!({
            "deletedRegion": {
                "startLine": start.line,
                "startColumn": start.column,
                "endLine": end.line,
                "endColumn": end.column,
            },
            "insertedContent": { "text": text },
        })
    });
    let replacements: Vec<Json> = replacements.collect();
    vec![json!({ "artifactChanges": [{
        "artifactLocation": { "uri": uri(&checked.file) },
        "replacements": replacements,
    }] })]
}

/// A path as a relative reference: everything but letters, digits and a few signs is escaped.
fn uri(file: &str) -> String {
    let mut uri = String::new();
    for byte in file.bytes() {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'.' | b'_' | b'~' | b'/' => {
                uri.push(char::from(byte));
            }
            b'\\' => uri.push('/'),
            _ => uri.push_str(&format!("%{byte:02X}")),
        }
    }
    uri
}
