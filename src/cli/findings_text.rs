//! Findings for people: in full as Markdown, or one line each.

use super::checked::{Checked, Located};
use super::context::Context;
use crate::l10n::{Texts, isolate, strip_isolates};
use crate::message::Argument;
use crate::record::{section_of, tell};
use crate::report::{escape_markdown, harmless, parse_markdown, plain_text};

/// So many rules are cited of one finding.
const MOST_CITED: usize = 2;

/// All findings of all files, each with its place, its reason and what was possible, and a summary.
pub(crate) fn human(all: &[Checked], files: usize, context: &Context) -> String {
    let mut page = String::new();
    for checked in all {
        let texts = context.game_texts(checked.game);
        let of_record = texts.in_language(&checked.language);
        let following = lines_that_follow(checked);
        for (located, following) in checked.findings.iter().zip(following) {
            if located.finding.follows.is_none() {
                page += &in_full(located, following, checked, &texts, &of_record);
            }
        }
        page += &summary(checked, &texts);
    }
    if files > 1 {
        let clean = all.iter().filter(|checked| !checked.has_errors).count();
        let arguments = [
            ("files", Argument::from(all.len())),
            ("clean", Argument::from(clean)),
        ];
        page += &format!("{}\n", context.texts.with("check-all-files", &arguments));
    }
    page
}

/// For each finding the lines of those that follow from it.
fn lines_that_follow(checked: &Checked) -> Vec<Vec<String>> {
    let mut lines = vec![Vec::new(); checked.findings.len()];
    for located in &checked.findings {
        if let Some(cause) = located.finding.follows {
            lines[cause].push(located.start.line.to_string());
        }
    }
    lines
}

fn in_full(
    located: &Located,
    following: Vec<String>,
    checked: &Checked,
    texts: &Texts,
    of_record: &Texts,
) -> String {
    let finding = &located.finding;
    let told = tell(finding, texts, of_record);
    let severity = texts.text(&format!("severity-{}", finding.severity.word()));
    let waived = if finding.waived {
        format!(" ({})", texts.text("check-waived"))
    } else {
        String::new()
    };
    let place = format!("{}:{}:{}", checked.file, located.start.line, located.start.column);
    let mut text = format!(
        "**{severity}\\[{}\\]** {}{waived}\n",
        finding.slug,
        isolate(&escape_markdown(&place)),
    );
    let quoted = harmless(&located.quoted).replace('`', "'");
    if !quoted.trim().is_empty() {
        text += &format!("- `{}`\n", quoted.trim());
    }
    text += &format!("- {}\n", told.message);
    if let Some(hint) = told.hint {
        text += &format!("- {hint}\n");
    }
    if let Some(cited) = cited(located, checked, texts) {
        text += &format!("- {cited}\n");
    }
    if !following.is_empty() {
        let count = following.len();
        let mut lines = following;
        lines.dedup();
        let places = [
            ("count", Argument::from(lines.len())),
            ("lines", Argument::from(lines.join(", "))),
        ];
        let arguments = [
            ("count", Argument::from(count)),
            ("lines", Argument::from(texts.with("check-lines", &places))),
        ];
        text += &format!("- {}\n", texts.with("check-consequences", &arguments));
    }
    text + "\n"
}

/// `R-034 (V): One piece in Initiative; ruling A-06`.
fn cited(located: &Located, checked: &Checked, texts: &Texts) -> Option<String> {
    let finding = &located.finding;
    let registry = checked.game.registry();
    let mut parts: Vec<String> = Vec::new();
    for (at, rule) in finding.rules.iter().take(MOST_CITED).enumerate() {
        let title = match checked.game.owner_of_rule(rule) {
            Some(entry) => texts.name(&entry.message_id()).map(|name| name.headline),
            None => texts.has(rule).then(|| texts.text(rule)),
        };
        let title = title.map(|title| format!(": {title}")).unwrap_or_default();
        let section = section_of(finding, registry).filter(|_| at == 0);
        let section = section.map(|section| format!(" ({section})")).unwrap_or_default();
        parts.push(format!("{rule}{section}{title}"));
    }
    if let Some(ruling) = &finding.ruling {
        parts.push(texts.with("check-ruling", &[("ruling", Argument::from(ruling.as_str()))]));
    }
    (!parts.is_empty()).then(|| parts.join("; "))
}

/// How far the record goes and how many findings there are.
fn summary(checked: &Checked, texts: &Texts) -> String {
    let counts = &checked.counts;
    let sorts = [
        ("check-errors", counts.errors),
        ("check-warnings", counts.warnings),
        ("check-notes", counts.notes),
        ("check-consequences-count", counts.consequences),
        ("check-waived-count", counts.waived),
    ];
    let mut told: Vec<String> = sorts
        .into_iter()
        .filter(|(_, count)| *count > 0)
        .map(|(id, count)| texts.with(id, &[("count", Argument::from(count))]))
        .collect();
    told.extend(left_out(checked, texts));
    if told.is_empty() {
        told.push(texts.text("check-clean"));
    }
    let reached = match (checked.finished, checked.turn, &checked.stage) {
        (true, _, _) => texts.text("check-state-finished"),
        (false, Some(turn), Some(stage)) => texts.with(
            "check-state-turn",
            &[
                ("turn", Argument::from(turn)),
                ("stage", Argument::from(stage.as_str())),
            ],
        ),
        (false, None, Some(_)) => texts.text("check-state-setup"),
        (false, _, None) => texts.text("check-state-nothing"),
    };
    let file = isolate(&escape_markdown(&checked.file));
    format!("{file}: {reached}; {}\n\n", told.join(", "))
}

/// How many findings are not shown, if any.
pub(super) fn left_out(checked: &Checked, texts: &Texts) -> Option<String> {
    let counts = &checked.left_out;
    let arguments = [
        ("count", Argument::from(counts.total())),
        ("errors", Argument::from(counts.errors)),
    ];
    (counts.total() > 0).then(|| texts.with("check-left-out", &arguments))
}

/// `file:line:col: severity[slug]: message`, one line each.
pub(crate) fn short(checked: &Checked, context: &Context) -> String {
    let texts = context.game_texts(checked.game);
    let of_record = texts.in_language(&checked.language);
    let mut lines = String::new();
    for located in &checked.findings {
        let finding = &located.finding;
        let told = tell(finding, &texts, &of_record);
        let message = plain_text(&parse_markdown(&told.message));
        let mut remarks: Vec<String> = Vec::new();
        if let Some(root) = finding.follows.and_then(|root| checked.findings.get(root)) {
            let arguments = [("line", Argument::from(i64::from(root.start.line)))];
            remarks.push(texts.with("check-follows", &arguments));
        }
        if finding.waived {
            remarks.push(texts.text("check-waived"));
        }
        let remarks = if remarks.is_empty() {
            String::new()
        } else {
            format!(" ({})", remarks.join(", "))
        };
        lines += &strip_isolates(&format!(
            "{}:{}:{}: {}[{}]: {message}{remarks}\n",
            harmless(&checked.file),
            located.start.line,
            located.start.column,
            finding.severity.word(),
            finding.slug,
        ));
    }
    if let Some(left_out) = left_out(checked, &texts) {
        lines += &strip_isolates(&format!("{}: {left_out}\n", harmless(&checked.file)));
    }
    lines
}
