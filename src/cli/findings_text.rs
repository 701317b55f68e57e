//! Findings for people: in full as Markdown, or one line each.

use std::collections::BTreeSet;

use super::checked::{Checked, Located};
use super::context::Context;
use super::excerpt::Excerpt;
use crate::core::{CorrectionKind, Finding, FindingCounts, Severity};
use crate::l10n::{Texts, isolate, strip_isolates};
use crate::message::Argument;
use crate::record::correction::{self, Seen};
use crate::record::{account, rule_title, section_of, tell};
use crate::report::{escape_markdown, harmless, parse_markdown, plain_text};

/// So many rules are cited of one finding.
const MOST_CITED: usize = 2;

/// What is shown of records that were checked.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Shown {
    /// Whether what only follows from another finding is shown in full.
    pub(crate) all: bool,
    /// Whether nothing but findings is shown.
    pub(crate) quiet: bool,
}

/// All findings of all files, each with its place, its reason and what was possible, and a summary. Of many files only
/// those with findings are named one by one.
pub(crate) fn human(all: &[Checked], files: usize, shown: Shown, context: &Context) -> String {
    let mut page = String::new();
    let mut explained = BTreeSet::new();
    for checked in all {
        let is_listed = files == 1 || !checked.findings.is_empty() || checked.left_out.total() > 0;
        if !is_listed {
            continue;
        }
        let (texts, of_record) = checked.texts(context);
        let words = Words {
            checked,
            texts: &texts,
            of_record: &of_record,
            width: context.output.screen.width,
        };
        let following = lines_that_follow(checked);
        for (place, located) in checked.findings.iter().enumerate() {
            page += &slips_before(place, &following, &words);
            if shown.all || located.finding.follows.is_none() {
                page += &in_full(located, &following[place], &words, &mut explained);
            }
        }
        if !shown.quiet {
            page += &summary(checked, &texts);
        }
    }
    if files > 1 && !shown.quiet {
        page += &format!("{}\n", summary_of_all(all, context));
    }
    page
}

/// How many records there are, how many of them are in order, and what was found in all of them together.
fn summary_of_all(all: &[Checked], context: &Context) -> String {
    let clean = all.iter().filter(|checked| !checked.has_errors).count();
    let arguments = [
        ("files", Argument::from(all.len())),
        ("clean", Argument::from(clean)),
    ];
    let mut counts = FindingCounts::default();
    for checked in all {
        counts.add(&checked.counts);
    }
    let mut told = vec![context.texts.with("check-all-files", &arguments)];
    told.extend(counted(&counts, &context.texts));
    told.join(", ")
}

/// What findings of one record are said with.
struct Words<'a> {
    checked: &'a Checked<'a>,
    texts: &'a Texts,
    of_record: &'a Texts,
    width: usize,
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
        let (Some(correction), Some((start, excerpt))) = (&root.finding.correction, &root.slip) else {
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
            "**[{}](severity:note)**\n\n{}- {}\n\n",
            words.texts.text("check-slip-title"),
            quotation(excerpt, &place, start.line, Severity::Note, words),
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

fn in_full(
    located: &Located,
    following: &Following,
    words: &Words,
    explained: &mut BTreeSet<&'static str>,
) -> String {
    let Words {
        checked,
        texts,
        of_record,
        ..
    } = words;
    let finding = &located.finding;
    let told = tell(finding, texts, of_record);
    let weight = finding.severity.word();
    let severity = texts.text(&format!("severity-{weight}"));
    let waived = if finding.waived {
        format!(" ({})", texts.text("check-waived"))
    } else {
        String::new()
    };
    let place = format!("{}:{}:{}", checked.file, located.start.line, located.start.column);
    let mut text = format!(
        "**[{severity}](severity:{weight})\\[{}\\]** {}{waived}\n\n{}",
        isolate(finding.slug),
        told.message,
        quotation(
            &located.excerpt,
            &place,
            located.start.line,
            finding.severity,
            words
        ),
    );
    if let Some(fragment) = located.excerpt.fragment() {
        let arguments = [("text", Argument::from(in_code(fragment)))];
        text += &format!("- {}\n", texts.with("check-place", &arguments));
    }
    if let Some(hint) = told.hint {
        text += &format!("- {hint}\n");
    }
    text += &account_of(located, words);
    if let Some((line, written)) = finding.earlier.and_then(|span| located.mentioned_at(span)) {
        let arguments = [
            ("line", Argument::from(i64::from(line))),
            ("text", Argument::from(in_code(written))),
        ];
        text += &format!("- {}\n", texts.with("check-earlier", &arguments));
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
    if finding_is_of_words(finding) && explained.insert("records") {
        text += &format!("- {}\n", texts.text("check-notation-help"));
    }
    if explained.insert(finding.slug) {
        let command = format!("annals explain {}", finding.slug);
        let arguments = [("command", Argument::from(command))];
        text += &format!("- {}\n", texts.with("check-read-more", &arguments));
    }
    text + "\n"
}

/// How the figure comes about that a finding is about: each part with its line, its reason and its rule.
fn account_of(located: &Located, words: &Words) -> String {
    let texts = words.texts;
    let Some(account) = account(&located.finding, texts) else {
        return String::new();
    };
    let counted = match &account.start {
        Some(start) => texts.with("check-counted-from", &[("start", Argument::from(start.as_str()))]),
        None => texts.text("check-counted"),
    };
    let mut text = format!("- {counted}\n");
    for part in &account.parts {
        let rule = part.rule.as_deref().map(|rule| {
            let title = rule_title(rule, words.checked.game, texts);
            title.map_or_else(|| rule.to_owned(), |title| format!("{title} ({rule})"))
        });
        let place = part.span.and_then(|span| located.mentioned_at(span));
        let place = place.map(|(line, written)| {
            let arguments = [
                ("line", Argument::from(i64::from(line))),
                ("text", Argument::from(in_code(written))),
            ];
            texts.with("check-account-line", &arguments)
        });
        let what = (!part.what.is_empty()).then(|| part.what.clone());
        let reasons: Vec<String> = [what, rule, place].into_iter().flatten().collect();
        text += &format!("  - **{}**: {}\n", part.amount, reasons.join("; "));
    }
    text
}

/// Words of a record that a message puts between backticks.
fn in_code(text: &str) -> String {
    harmless(text).replace('`', "'")
}

/// The line of a finding with its place pointed at.
fn quotation(excerpt: &Excerpt, place: &str, line: u32, weight: Severity, words: &Words) -> String {
    let lines = excerpt.lines(place, line, words.width);
    format!("```text {}\n{lines}```\n", weight.word())
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
    let seen = if let Some((start, _)) = &located.slip {
        lines.insert(0, located.start.line);
        lines.dedup();
        Seen::At(start.line)
    } else {
        // What else vanishes on this line is not somewhere else.
        lines.retain(|line| *line != located.start.line);
        Seen::Here
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
        let title = rule_title(rule, checked.game, texts);
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
    let mut told = counted(counts, texts);
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
                ("unit", Argument::from(checked.game.turn_word())),
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

/// `2 errors`, `1 note`: what there is.
fn counted(counts: &FindingCounts, texts: &Texts) -> Vec<String> {
    let sorts = [
        ("check-errors", counts.errors),
        ("check-warnings", counts.warnings),
        ("check-notes", counts.notes),
        ("check-consequences-count", counts.consequences),
        ("check-waived-count", counts.waived),
    ];
    let found = sorts.into_iter().filter(|(_, count)| *count > 0);
    found
        .map(|(id, count)| texts.with(id, &[("count", Argument::from(count))]))
        .collect()
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
    let (texts, of_record) = checked.texts(context);
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
            texts.text(&format!("severity-{}", finding.severity.word())),
            finding.slug,
        ));
    }
    if let Some(left_out) = left_out(checked, &texts) {
        lines += &strip_isolates(&format!("{}: {left_out}\n", harmless(&checked.file)));
    }
    lines
}
