//! Mutants of records in every format of `check`: the same findings in each, and the exit code that they call for.
//!
//! `ANNALS_MUTANTS=100000 cargo test --release --test formats` tries so many of each game, `ANNALS_SEED` others.

mod support;

use std::fs;
use std::path::{Path, PathBuf};

use serde_json::Value as Json;
use support::mutator::{Chance, dictionary, mutant, number, seeds};
use support::program::{annals, code, out, scratch};

/// How many records are checked in one run of the program.
const TOGETHER: u64 = 100;

/// A finding, as every format tells it: severity, slug, line and column.
type Told = (String, String, u64, u64);

/// What a format says of one file: its findings in order, and whether one is an error that is not waived.
#[derive(Debug, Default, PartialEq, Eq)]
struct Report {
    findings: Vec<Told>,
    has_errors: bool,
}

fn told(severity: &str, slug: &str, line: u64, column: u64) -> Told {
    (severity.to_owned(), slug.to_owned(), line, column)
}

fn text<'j>(json: &'j Json, pointer: &str) -> &'j str {
    json.pointer(pointer)
        .and_then(Json::as_str)
        .unwrap_or_else(|| panic!("{pointer}: {json}"))
}

fn figure(json: &Json, pointer: &str) -> u64 {
    json.pointer(pointer)
        .and_then(Json::as_u64)
        .unwrap_or_else(|| panic!("{pointer}: {json}"))
}

fn array<'j>(json: &'j Json, pointer: &str) -> &'j [Json] {
    json.pointer(pointer)
        .and_then(Json::as_array)
        .unwrap_or_else(|| panic!("{pointer}: {json}"))
}

/// The files that a JSON document says could not be read: a mutant may be in a language that there is not.
fn unread(document: &str) -> Vec<String> {
    let document: Json = serde_json::from_str(document).expect("JSON");
    let unread = array(&document, "/unread");
    unread.iter().map(|file| text(file, "/file").to_owned()).collect()
}

/// The files of a JSON document, in its order.
fn of_json(document: &str) -> Vec<(String, Report)> {
    let document: Json = serde_json::from_str(document).expect("JSON");
    let report = |file: &Json| {
        let mut report = Report {
            has_errors: figure(file, "/left_out/errors") > 0,
            ..Report::default()
        };
        for finding in array(file, "/findings") {
            let severity = text(finding, "/severity");
            let is_waived = finding["waived"].as_bool().expect("yes or no");
            report.has_errors |= severity == "error" && !is_waived;
            let (line, column) = (figure(finding, "/line"), figure(finding, "/column"));
            report
                .findings
                .push(told(severity, text(finding, "/slug"), line, column));
        }
        (text(file, "/file").to_owned(), report)
    };
    array(&document, "/files").iter().map(report).collect()
}

/// The reports of files that a format names only where it has findings for them.
struct ByFile(Vec<(String, Report)>);

impl ByFile {
    fn of(files: &[(String, Report)]) -> Self {
        let empty = |(file, _): &(String, Report)| (file.clone(), Report::default());
        Self(files.iter().map(empty).collect())
    }

    fn add(&mut self, file: &str, finding: Told) {
        let mut reports = self.0.iter_mut();
        let (_, report) = reports
            .find(|(name, _)| name == file)
            .unwrap_or_else(|| panic!("{file} was not given"));
        report.findings.push(finding);
    }
}

fn of_sarif(document: &str, files: &[(String, Report)]) -> ByFile {
    let document: Json = serde_json::from_str(document).expect("JSON");
    let mut reports = ByFile::of(files);
    for result in array(&document, "/runs/0/results") {
        let place = result.pointer("/locations/0/physicalLocation").expect("a place");
        let line = figure(place, "/region/startLine");
        let column = figure(place, "/region/startColumn");
        let finding = told(text(result, "/level"), text(result, "/ruleId"), line, column);
        reports.add(text(place, "/artifactLocation/uri"), finding);
    }
    reports
}

/// `severity[slug]` and what is behind it.
fn severity_and_slug(line: &str) -> Option<(&str, &str)> {
    let (severity, rest) = line.split_once('[')?;
    let (slug, _) = rest.split_once(']')?;
    ["error", "warning", "note"]
        .contains(&severity)
        .then_some((severity, slug))
}

/// `FILE:line:column` at the end of a text.
fn place(text: &str) -> (&str, u64, u64) {
    let mut parts = text.rsplitn(3, ':');
    let mut next = || parts.next().expect("a place");
    let (column, line, file) = (next(), next(), next());
    (
        file,
        line.parse().expect("a line"),
        column.parse().expect("a column"),
    )
}

fn of_short(lines: &str, files: &[(String, Report)]) -> ByFile {
    let mut reports = ByFile::of(files);
    for line in lines.lines() {
        let Some((before, message)) = line.split_once(": ") else {
            panic!("no finding: {line}");
        };
        // The line that says how many are left out names no place.
        if let Some((severity, slug)) = severity_and_slug(message) {
            let (file, line, column) = place(before);
            reports.add(file, told(severity, slug, line, column));
        }
    }
    reports
}

fn of_human(page: &str, files: &[(String, Report)]) -> ByFile {
    let mut reports = ByFile::of(files);
    let mut head = None;
    for line in page.lines() {
        if let Some(found) = severity_and_slug(line) {
            assert_eq!(head, None, "a finding without its place: {line}");
            head = Some(found);
        } else if let (Some((severity, slug)), Some(("", at))) = (head, line.trim_start().split_once("--> "))
        {
            let (file, line, column) = place(at);
            reports.add(file, told(severity, slug, line, column));
            head = None;
        }
    }
    reports
}

fn assert_same(format: &str, told: &ByFile, files: &[(String, Report)], written: &[(String, &String)]) {
    for (((file, report), (name, expected)), (_, text)) in told.0.iter().zip(files).zip(written) {
        assert_eq!(file, name);
        assert_eq!(
            report.findings, expected.findings,
            "{format} and JSON differ for\n{text:?}"
        );
    }
}

/// Checks some records in every format, and each of them alone.
fn check_in_every_format(folder: &Path, game: &str, texts: &[String]) {
    let mut written = Vec::new();
    for (at, text) in texts.iter().enumerate() {
        let name = folder.join(format!("{at:03}.annal"));
        fs::write(&name, text).expect("written");
        written.push((name.display().to_string(), text));
    }
    let run = |format: &str, written: &[(String, &String)]| {
        let options = [
            "check", "--game", game, "--lang", "en", "--all", "--quiet", "--format", format,
        ];
        let arguments: Vec<&str> = options
            .into_iter()
            .chain(written.iter().map(|(name, _)| name.as_str()))
            .collect();
        let output = annals(&arguments);
        (code(&output), out(&output))
    };
    let unread = unread(&run("json", &written).1);
    for name in &unread {
        assert_eq!(code(&annals(&["check", "--game", game, name])), 2, "{name}");
    }
    written.retain(|(name, _)| !unread.contains(name));
    let (exit, document) = run("json", &written);
    let files = of_json(&document);
    assert_eq!(files.len(), written.len());
    let expected = i32::from(files.iter().any(|(_, report)| report.has_errors));
    assert_eq!(exit, expected, "all together");
    for format in ["sarif", "short", "human"] {
        let (exit, page) = run(format, &written);
        assert_eq!(exit, expected, "{format}");
        let told = match format {
            "sarif" => of_sarif(&page, &files),
            "short" => of_short(&page, &files),
            _ => of_human(&page, &files),
        };
        assert_same(format, &told, &files, &written);
    }
    for ((name, report), (_, text)) in files.iter().zip(&written) {
        let alone = code(&annals(&["check", "--game", game, "--quiet", name]));
        assert_eq!(alone, i32::from(report.has_errors), "{text:?}");
    }
}

/// The seeds of a game: those of the fuzz targets, and the examples of the book.
fn seeds_of(game: &str) -> Vec<String> {
    let opening = format!("annals 1 {game} ");
    let examples = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("book/examples")
        .join(game);
    let mut paths: Vec<PathBuf> = fs::read_dir(examples)
        .expect("examples")
        .map(|file| file.expect("an example").path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "annal"))
        .collect();
    paths.sort();
    let examples = paths.iter().map(|path| fs::read_to_string(path).expect("a text"));
    let all = seeds("records").into_iter().chain(examples);
    all.filter(|text| text.starts_with(&opening)).collect()
}

fn mutants_are_told_alike(game: &str) {
    let folder = scratch(&format!("formats-{game}"));
    let (seeds, words) = (seeds_of(game), dictionary());
    assert!(seeds.len() > 3, "{game} has seeds");
    check_in_every_format(&folder, game, &seeds);
    let mut chance = Chance::from_environment();
    let mut left = number("ANNALS_MUTANTS", 12);
    while left > 0 {
        let count = left.min(TOGETHER);
        let texts: Vec<String> = (0..count).map(|_| mutant(&seeds, &words, &mut chance)).collect();
        check_in_every_format(&folder, game, &texts);
        left -= count;
    }
}

#[test]
fn mutants_of_discovery_are_told_alike_in_every_format() {
    mutants_are_told_alike("discovery");
}

#[test]
fn mutants_of_planetfall_are_told_alike_in_every_format() {
    mutants_are_told_alike("planetfall");
}

#[test]
fn mutants_of_renaissance_are_told_alike_in_every_format() {
    mutants_are_told_alike("renaissance");
}
