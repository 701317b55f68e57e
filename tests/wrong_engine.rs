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
use support::cases::{Case, WITHOUT_CASES, cases, checked_games, marked, names_with_cases};
use support::root;

/// The figures of a game.
struct Figures {
    game: &'static str,
    /// The files whose figures the engine reckons with.
    files: &'static [&'static str],
    /// What is only told, or compared with the engine's own figures elsewhere.
    only_told: &'static [&'static str],
    /// At least so many of them are noticed.
    least: usize,
}

const FIGURES: [Figures; 3] = [
    Figures {
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
        least: 100,
    },
    Figures {
        game: "planetfall",
        files: &["card-types", "game", "operations"],
        // What is in the box besides, the spaces of tokens, and for how many players a layout is: the most decide.
        only_told: &[
            "game.toml: aside = 2",
            "game.toml: aside = 5",
            "game.toml: colours = 6",
            "game.toml: goals = { count = 8, assumed = true, sources = [\"BR\"] }",
            "game.toml: markers_of_a_colour = 4",
            "game.toml: players = { least = 2, most = 3 }",
            "game.toml: players = { least = 4, most = 6 }",
            "game.toml: restrain_tokens = { count = 1, assumed = true, sources = [\"BR\"] }",
            "game.toml: ships_of_a_colour = 1",
            "game.toml: token_steps = [50, 100]",
            "game.toml: tokens = 6",
            "operations.toml: level = 1",
            "operations.toml: level = 2",
        ],
        least: 10,
    },
    Figures {
        game: "renaissance",
        files: &["pieces"],
        // Material that no record shows.
        only_told: &["pieces.toml: count = 1", "pieces.toml: count = 12"],
        least: 1,
    },
];

/// What is found in a record: slugs and places.
type Told = Vec<(&'static str, u32)>;

fn told(game: &AnyGame, statements: &Statements) -> Told {
    let replayed = game.replay(statements, &[], Vec::new());
    let findings = replayed.findings().iter();
    findings
        .map(|finding| (finding.slug, finding.span.start))
        .collect()
}

/// A case or an example game, understood, with what is found in it.
struct Understood {
    /// The case, whose table may have a file of its own.
    case: Option<Case>,
    statements: Statements,
    found: Told,
}

impl Understood {
    fn new(library: &Library, game: &AnyGame, text: &str, case: Option<Case>) -> Self {
        let of_table = case.as_ref().map(|case| case.game(game));
        let game = of_table.as_ref().unwrap_or(game);
        let (log, _) = read(text, library, game);
        let statements = meanings(&log, library, game).statements;
        let found = told(game, &statements);
        Self {
            case,
            statements,
            found,
        }
    }

    /// Whether a game with other data tells it otherwise.
    fn is_told_otherwise(&self, game: &AnyGame) -> bool {
        let of_table = self.case.as_ref().map(|case| case.game(game));
        told(of_table.as_ref().unwrap_or(game), &self.statements) != self.found
    }
}

/// Every case and every example game.
fn records(library: &Library, game: &AnyGame) -> Vec<Understood> {
    let names = names_with_cases(game).into_iter();
    let cases = names.flat_map(|name| cases(game, &name));
    let mut all: Vec<Understood> = cases
        .map(|case| {
            let record = case.record.clone();
            Understood::new(library, game, &record, Some(case))
        })
        .collect();
    let examples = root().join("book/examples").join(game.id());
    // A game whose chapter has no example game yet has only its cases.
    for entry in fs::read_dir(examples).into_iter().flatten() {
        let path = entry.expect("readable").path();
        if path.extension().is_some_and(|extension| extension == "annal") {
            let text = fs::read_to_string(path).expect("a text");
            all.push(Understood::new(library, game, &text, None));
        }
    }
    all
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
                if records.iter().any(|record| record.is_told_otherwise(&game)) {
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
        assert!(told_otherwise > self.least, "{told_otherwise}");
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
