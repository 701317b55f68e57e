//! A deliberately wrong engine is noticed: with any figure of the data changed, or any rule taken away, some case or
//! example no longer does what it says.

mod support;

use std::fs;
use std::ops::Range;

use annals::core::Statements;
use annals::games::{AnyGame, GameInfo};
use annals::record::{meanings, read};
use annals::reference::Library;
use annals::source::Source;
use support::cases::{WITHOUT_CASES, cases, checked_games, marked, names_with_cases};
use support::root;

/// The figures of a game.
struct Figures {
    game: &'static str,
    /// The files whose figures the engine reckons with.
    files: &'static [&'static str],
    /// What is only told, or compared with the engine's own figures elsewhere.
    only_told: &'static [&'static str],
}

const FIGURES: [Figures; 1] = [Figures {
    game: "discovery",
    files: &["boxes", "buildings", "cards", "game", "goods", "pieces", "tokens"],
    // The ships of the box, the printed spaces and limits, and what pieces are worth (`state/ids.rs`).
    only_told: &[
        "boxes.toml: spaces = 6",
        "boxes.toml: limit = 1",
        "boxes.toml: spaces = 12",
        "boxes.toml: spaces = 5",
        "game.toml: ships = 10",
        "pieces.toml: shipping = 1",
        "pieces.toml: shipping = 2",
        "pieces.toml: expedition = 1",
        "pieces.toml: expedition = 2",
    ],
}];

/// What is found in a record: slugs and places.
type Told = Vec<(&'static str, u32)>;

fn told(game: &AnyGame, statements: &Statements) -> Told {
    let replayed = game.replay(statements, &[], Vec::new());
    let findings = replayed.findings().iter();
    findings
        .map(|finding| (finding.slug, finding.span.start))
        .collect()
}

/// Every case and every example game, understood, with what is found in it.
fn records(library: &Library, game: &AnyGame) -> Vec<(Statements, Told)> {
    let names = names_with_cases(game).into_iter();
    let mut texts: Vec<String> = names
        .flat_map(|name| cases(game, &name))
        .map(|case| case.record)
        .collect();
    let examples = root().join("book/examples").join(game.id());
    for entry in fs::read_dir(examples).expect("the examples") {
        let path = entry.expect("readable").path();
        if path.extension().is_some_and(|extension| extension == "annal") {
            texts.push(fs::read_to_string(path).expect("a text"));
        }
    }
    let understood = texts.iter().map(|text| {
        let (log, _) = read(text, library, game);
        meanings(&log, library, game).statements
    });
    understood
        .map(|statements| {
            let found = told(game, &statements);
            (statements, found)
        })
        .collect()
}

/// The places of the figures in the data, comments and ids left out.
fn figures(text: &str) -> Vec<Range<usize>> {
    let mut found = Vec::new();
    let mut start = 0;
    for line in text.split_inclusive('\n') {
        let code = line.split('#').next().unwrap_or_default();
        let mut at = 0;
        for word in code.split_inclusive(|sign: char| !sign.is_ascii_digit()) {
            let digits = word.trim_end_matches(|sign: char| !sign.is_ascii_digit());
            let quoted = code[..at].matches('"').count() % 2 == 1;
            if !digits.is_empty() && !quoted {
                found.push(start + at..start + at + digits.len());
            }
            at += word.len();
        }
        start += line.len();
    }
    found
}

#[test]
fn a_changed_figure_is_noticed() {
    let library = Library::builtin();
    let checked: Vec<&str> = checked_games(&library).map(|game| game.id()).collect();
    assert_eq!(FIGURES.each_ref().map(|figures| figures.game)[..], checked);
    for figures in &FIGURES {
        figures.are_noticed(&library);
    }
}

impl Figures {
    fn are_noticed(&self, library: &Library) {
        let records = records(library, library.game(self.game).expect("the game"));
        let info = GameInfo::find(self.game).expect("the game");
        let sources = info.builtin_sources();
        let (mut refused, mut told_otherwise, mut unnoticed) = (0, 0, Vec::new());
        for (at, source) in sources.iter().enumerate() {
            let file = source.name.rsplit('/').next().unwrap_or_default();
            if !self.files.contains(&file.trim_end_matches(".toml")) {
                continue;
            }
            for place in figures(&source.text) {
                let mut text = source.text.clone();
                let figure: u32 = text[place.clone()].parse().expect("a figure");
                text.replace_range(place.clone(), &(figure + 1).to_string());
                let mut changed: Vec<Source> = sources.clone();
                changed[at] = Source::new(source.name.clone(), text);
                let Ok(game) = info.load(&changed) else {
                    refused += 1;
                    continue;
                };
                let differs = |(statements, found): &(Statements, Told)| told(&game, statements) != *found;
                if records.iter().any(differs) {
                    told_otherwise += 1;
                } else {
                    let line = source.text[..place.start].lines().count();
                    let written = source.text.lines().nth(line - 1).unwrap_or_default();
                    unnoticed.push(format!("{file}: {written}"));
                }
            }
        }
        unnoticed.retain(|figure| !self.only_told.contains(&figure.as_str()));
        println!(
            "{}: {refused} refused, {told_otherwise} told otherwise, {} unnoticed",
            self.game,
            unnoticed.len()
        );
        assert!(unnoticed.is_empty(), "unnoticed:\n{}", unnoticed.join("\n"));
        assert!(told_otherwise > 100, "{told_otherwise}");
    }
}

/// A finding comes from the rule of its name alone: without the rule, a record that is marked to have it is told otherwise.
#[test]
fn a_rule_taken_away_is_noticed() {
    let library = Library::builtin();
    for game in checked_games(&library) {
        let slugs = game.breaches().into_iter();
        for slug in slugs.filter(|slug| !WITHOUT_CASES.contains(slug)) {
            let noticed = cases(game, slug).iter().any(|case| {
                let marks = marked(&case.record, slug);
                case.breaks && marks.iter().any(|(marked, _)| *marked == slug)
            });
            assert!(noticed, "{} {slug} could be taken away", game.id());
        }
    }
}
