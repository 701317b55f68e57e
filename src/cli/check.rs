//! `annals check FILE…`: records against the rules.

use std::io;
use std::num::NonZero;
use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread::{self, ScopedJoinHandle};

use clap::ArgMatches;

use super::checked::{Checked, Kept, SharedContext, check_file};
use super::context::Context;
use super::findings_text::Shown;
use super::guard::guarded;
use super::output::{clear_screen, write_json, write_out};
use super::problems::escaped;
use super::progress::Progress;
use super::record_file::STANDARD_INPUT;
use super::watch::Watched;
use super::{Outcome, files, findings_json, findings_sarif, findings_text, fix, record_report, usage_error};
use crate::message::Message;

/// Runs the command.
pub(crate) fn run(matches: &ArgMatches, context: &Context) -> io::Result<Outcome> {
    let Some(choices) = choices(matches, context) else {
        return Ok(Outcome::Failed);
    };
    let format = Form::of(matches);
    let watches = matches.get_flag("watch");
    if watches && let Some(refused) = not_watched(matches, format) {
        usage_error::option_out_of_place(refused, Some("check"), &context.output.screen, &context.texts);
        return Ok(Outcome::Failed);
    }
    if named(matches).filter(|file| *file == STANDARD_INPUT).count() > 1 {
        usage_error::given_twice(STANDARD_INPUT, "check", &context.output.screen, &context.texts);
        return Ok(Outcome::Failed);
    }
    loop {
        let (files, unread) = records(matches);
        let before = watches.then(|| Watched::new(&files));
        let outcome = one_run(&files, unread, matches, &choices, context)?;
        let Some(before) = before else {
            return Ok(outcome);
        };
        context.output.complain(&context.texts.text("check-watching"));
        before.wait(|| records(matches).0);
        clear_screen()?;
    }
}

/// The form of the report.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Form {
    Human,
    Short,
    Json,
    Sarif,
}

impl Form {
    fn of(matches: &ArgMatches) -> Self {
        match matches.get_one::<String>("format").map(String::as_str) {
            Some("json") => Self::Json,
            Some("sarif") => Self::Sarif,
            Some("short") => Self::Short,
            _ => Self::Human,
        }
    }
}

/// What does not go with `--watch`: a document ends once, standard input is read once, and a file is not corrected while
/// somebody writes it.
fn not_watched(matches: &ArgMatches, form: Form) -> Option<&'static str> {
    if matches!(form, Form::Json | Form::Sarif) {
        return Some("--format");
    }
    if fix::wanted(matches).is_some() {
        return Some("--fix");
    }
    named(matches)
        .any(|file| file == STANDARD_INPUT)
        .then_some(STANDARD_INPUT)
}

/// The files and folders as they were named.
fn named(matches: &ArgMatches) -> impl Iterator<Item = &String> {
    matches.get_many::<String>("records").into_iter().flatten()
}

/// The records that are meant: files as they were named, and those of folders; what cannot be read.
fn records(matches: &ArgMatches) -> (Vec<String>, Vec<(String, Message)>) {
    let (mut files, mut unread) = (Vec::new(), Vec::new());
    for name in named(matches) {
        let path = Path::new(name);
        if !path.is_dir() {
            files.push(name.clone());
            continue;
        }
        match files::records_in(path) {
            Ok(found) => files.extend(found.iter().map(|path| path.display().to_string())),
            Err(message) => unread.push((name.clone(), message)),
        }
    }
    (files, unread)
}

/// Checks the records once and reports what was found.
fn one_run(
    files: &[String],
    mut unread: Vec<(String, Message)>,
    matches: &ArgMatches,
    choices: &[(String, String)],
    context: &Context,
) -> io::Result<Outcome> {
    let quiet = matches.get_flag("quiet");
    let mut outcome = Outcome::Found;
    if let Some(fixing) = fix::wanted(matches) {
        for file in files {
            outcome = outcome.max(fix::one(file, fixing, matches, choices, context)?);
        }
    }
    let shared = SharedContext::new(context);
    let progress = if quiet {
        Progress::unseen(files.len())
    } else {
        Progress::new(files.len())
    };
    let results = check_all(files, choices, &shared, progress);
    let mut checked: Vec<Checked> = Vec::new();
    let deny_warnings = matches.get_one::<String>("deny").is_some();
    for (file, result) in files.iter().zip(results) {
        match result {
            Ok(found) => {
                if found.has_errors || (deny_warnings && found.counts.warnings > 0) {
                    outcome = outcome.max(Outcome::Nothing);
                }
                checked.push(found);
            }
            Err(message) => unread.push((file.clone(), message)),
        }
    }
    for (file, message) in &unread {
        record_report::complain(file, message, context);
        outcome = Outcome::Failed;
    }
    if let Some((name, reading)) = foreign_choice(choices, &checked) {
        let problems = checked.iter().map(|one| one.game.check_choice(name, reading));
        let names = problems.filter_map(Result::err).flatten().collect();
        usage_error::unknown_choice(name, reading, names, &context.output.screen, &context.texts);
        return Ok(Outcome::Failed);
    }
    if matches.get_flag("diff") {
        return Ok(outcome);
    }
    match Form::of(matches) {
        Form::Json => write_json(&findings_json::document(&checked, &unread, context))?,
        Form::Sarif => write_json(&findings_sarif::of(&checked, &unread, context))?,
        Form::Short => {
            for one in &checked {
                write_out(&findings_text::short(one, context))?;
            }
        }
        Form::Human => {
            let shown = Shown {
                all: matches.get_flag("all"),
                quiet,
            };
            let report = findings_text::human(&checked, files.len(), shown, context);
            context.output.report(&report)?;
        }
    }
    Ok(outcome)
}

/// Checks all files, several at once; the results in the order of the files.
fn check_all<'c>(
    files: &[String],
    choices: &[(String, String)],
    context: &'c SharedContext<'c>,
    progress: Progress,
) -> Vec<Result<Checked<'c>, Message>> {
    // A fault of ours in one record leaves the others as they are.
    let check_one = |file: &str, kept: &mut Kept<'c>| {
        guarded(|| check_file(file, choices, context, kept)).unwrap_or_else(|fault| {
            *kept = Kept::default();
            Err(escaped(&fault))
        })
    };
    if let [file] = files {
        return vec![check_one(file, &mut Kept::default())];
    }
    let next = AtomicUsize::new(0);
    let work = || {
        let (mut kept, mut done) = (Kept::for_many(), Vec::new());
        loop {
            let at = next.fetch_add(1, Ordering::Relaxed);
            let Some(file) = files.get(at) else {
                return done;
            };
            done.push((at, check_one(file, &mut kept)));
            progress.step();
        }
    };
    let cores = thread::available_parallelism().map_or(1, NonZero::get);
    let mut results: Vec<_> = thread::scope(|scope| {
        let workers: Vec<_> = (0..cores.min(files.len())).map(|_| scope.spawn(work)).collect();
        let done = workers.into_iter().map(ScopedJoinHandle::join);
        done.flat_map(|done| done.expect("no record makes a worker panic"))
            .collect()
    });
    progress.finish();
    results.sort_unstable_by_key(|(at, _)| *at);
    results.into_iter().map(|(_, result)| result).collect()
}

/// A chosen reading that no game of these records knows.
fn foreign_choice<'a>(
    choices: &'a [(String, String)],
    checked: &[Checked],
) -> Option<(&'a String, &'a String)> {
    let is_known = |name: &str, reading: &str| {
        let mut games = checked.iter().map(|one| one.game);
        checked.is_empty() || games.any(|game| game.check_choice(name, reading).is_ok())
    };
    let foreign = choices.iter().find(|(name, reading)| !is_known(name, reading));
    foreign.map(|(name, reading)| (name, reading))
}

/// The readings chosen on the command line; none, told, if one is not known to any game.
pub(super) fn choices(matches: &ArgMatches, context: &Context) -> Option<Vec<(String, String)>> {
    let mut choices = Vec::new();
    for value in matches.get_many::<String>("ruling").into_iter().flatten() {
        let screen = &context.output.screen;
        let Some((name, reading)) = value.split_once('=') else {
            usage_error::choice_syntax(value, screen, &context.texts);
            return None;
        };
        let (name, reading) = (name.trim(), reading.trim());
        let games = context.library.games();
        let known = games.iter().map(|game| game.check_choice(name, reading));
        let problems: Vec<Vec<String>> = known.clone().filter_map(Result::err).collect();
        if problems.len() == games.len() {
            let names = problems.into_iter().flatten().collect();
            usage_error::unknown_choice(name, reading, names, screen, &context.texts);
            return None;
        }
        choices.push((name.to_owned(), reading.to_owned()));
    }
    Some(choices)
}
