//! Findings for people: in full as Markdown, or one line each.

use super::checked::{Checked, Located};
use super::context::Context;
use crate::core::{CorrectionKind, Finding};
use crate::l10n::{Texts, isolate, strip_isolates};
use crate::message::Argument;
use crate::record::correction::{self, Seen};
use crate::record::{section_of, tell};
use crate::report::{escape_markdown, harmless, parse_markdown, plain_text};

/// So many rules are cited of one finding.
const MOST_CITED: usize = 2;

/// All findings of all files, each with its place, its reason and what was possible, and a summary.
pub(crate) fn human(all: &[Checked], files: usize, shows_all: bool, context: &Context) -> String {
    let mut page = String::new();
    for checked in all {
        let texts = context.game_texts(checked.game);
        let of_record = texts.in_language(&checked.language);
        let words = Words {
            checked,
            texts: &texts,
            of_record: &of_record,
        };
        let following = lines_that_follow(checked);
        for (place, located) in checked.findings.iter().enumerate() {
            page += &slips_before(place, &following, &words);
            if shows_all || located.finding.follows.is_none() {
                page += &in_full(located, &following[place], &words);
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

/// What findings of one record are said with.
struct Words<'a> {
    checked: &'a Checked<'a>,
    texts: &'a Texts,
    of_record: &'a Texts,
}

/// The lines of findings that follow from another.
#[derive(Debug, Clone, Default)]
struct Following {
    /// They vanish with its correction.
    alone: Vec<u32>,
    /// They vanish if the mistakes before it are corrected too.
    shared: Vec<u32>,
}

/// For each finding the lines of those that follow from it.
fn lines_that_follow(checked: &Checked) -> Vec<Following> {
    let mut all = vec![Following::default(); checked.findings.len()];
    for located in &checked.findings {
        if let Some(cause) = located.finding.follows {
            let following = &mut all[cause];
            let lines = if located.finding.is_shared {
                &mut following.shared
            } else {
                &mut following.alone
            };
            lines.push(located.start.line);
        }
    }
    for following in &mut all {
        following.alone.dedup();
        following.shared.dedup();
    }
    all
}

/// Entries before this finding, and after the one before it, that were probably slips: each as a note in its place.
fn slips_before(place: usize, following: &[Following], words: &Words) -> String {
    let findings = &words.checked.findings;
    let here = findings[place].finding.span.start;
    let before = place
        .checked_sub(1)
        .map_or(0, |before| findings[before].finding.span.start + 1);
    let mut notes = String::new();
    for (root, following) in findings.iter().zip(following) {
        let (Some(correction), Some((start, quoted))) = (&root.finding.correction, &root.slip) else {
            continue;
        };
        if !(before..=here).contains(&correction.span.start) {
            continue;
        }
        let mut lines = following.alone.clone();
        lines.insert(0, root.start.line);
        lines.dedup();
        let place = format!("{}:{}:{}", words.checked.file, start.line, start.column);
        notes += &format!(
            "**{}** {}\n- `{}`\n- {}\n\n",
            words.texts.text("check-slip-title"),
            isolate(&escape_markdown(&place)),
            harmless(quoted).replace('`', "'").trim(),
            correction::say(
                correction,
                Seen::At(start.line),
                &lines,
                words.texts,
                words.of_record
            ),
        );
    }
    notes
}

fn in_full(located: &Located, following: &Following, words: &Words) -> String {
    let Words {
        checked,
        texts,
        of_record,
    } = words;
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
    if let Some(correction) = correction_of(located, &following.alone, words) {
        text += &format!("- {correction}\n");
    }
    if !following.shared.is_empty() {
        text += &format!("- {}\n", correction::say_shared(&following.shared, texts));
    }
    if let Some(root) = finding.follows.and_then(|root| checked.findings.get(root)) {
        let arguments = [("line", Argument::from(i64::from(root.start.line)))];
        text += &format!("- {}\n", texts.with(follows_message(finding), &arguments));
    }
    text + "\n"
}

/// Whether a finding follows from one mistake, or from several together.
fn follows_message(finding: &Finding) -> &'static str {
    if finding.is_shared {
        "check-follows-shared"
    } else {
        "check-follows"
    }
}

/// Whether a finding is about words or signs that were not understood.
fn finding_is_of_words(finding: &Finding) -> bool {
    finding.slug == "unknown-word" || finding.slug.starts_with("notation-")
}

/// The correction of a finding, where it explains others or is the only one.
fn correction_of(located: &Located, following: &[u32], words: &Words) -> Option<String> {
    let correction = located.finding.correction.as_deref()?;
    let is_worth_saying = !following.is_empty() || located.slip.is_some() || correction.is_only;
    // A word that is not understood is hardly one too many.
    if finding_is_of_words(&located.finding) && correction.kind != CorrectionKind::Read {
        return None;
    }
    if !is_worth_saying || (following.is_empty() && correction.kind == CorrectionKind::Believe) {
        return None;
    }
    let mut lines = following.to_vec();
    let seen = match &located.slip {
        Some((start, _)) => {
            lines.insert(0, located.start.line);
            lines.dedup();
            Seen::At(start.line)
        }
        None => Seen::Here,
    };
    Some(correction::say(
        correction,
        seen,
        &lines,
        words.texts,
        words.of_record,
    ))
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
    told.extend(checked.is_cut.then(|| texts.text("check-search-cut")));
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
            remarks.push(texts.with(follows_message(finding), &arguments));
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
