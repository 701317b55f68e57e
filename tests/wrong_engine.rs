//! A deliberately wrong engine is noticed: with any figure of the data changed, or any rule taken away, some case or
//! example no longer does what it says.

mod support;

use std::cmp::Reverse;
use std::fs;
use std::ops::Range;
use std::sync::Mutex;

use annals::core::Statements;
use annals::games::{AnyGame, GameInfo};
use annals::record::{meanings, read};
use annals::reference::Library;
use annals::source::Source;
use rayon::prelude::*;
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
        // What is in the box besides, the spaces of tokens, and from how many players on a layout is: the most decide, and
        // of the last not even they.
        only_told: &[
            "game.toml: aside = 2",
            "game.toml: aside = 5",
            "game.toml: colours = 6",
            "game.toml: goals = { count = 8, assumed = true, sources = [\"BR\"] }",
            "game.toml: markers_of_a_colour = 4",
            "game.toml: players.least = 2",
            "game.toml: players.least = 4",
            "game.toml: players.most = 6",
            "game.toml: restrain_tokens = { count = 1, assumed = true, sources = [\"BR\"] }",
            "game.toml: ships_of_a_colour = 1",
            "game.toml: token_steps = [50, 100]",
            "game.toml: tokens = 6",
        ],
        least: 10,
    },
    Figures {
        game: "renaissance",
        files: &[
            "advances",
            "areas",
            "cards",
            "commodities",
            "editions",
            "epochs",
            "game",
            "pieces",
            "powers",
            "provinces",
            "ships",
            "variants",
        ],
        // Material and years that no record shows, what is dealt before some goes back, and boxes that are always in play.
        // Relief values of other sources, which soften a finding that they would put right.
        // Tables that the engine has as constants: `state/player.rs` and `apply/tests/figures.rs` compare them.
        only_told: &[
            "advances.toml: relief_elsewhere = [10]",
            "advances.toml: relief_elsewhere = [50]",
            "advances.toml: relief_elsewhere = [5]",
            "areas.toml: players = 3",
            "cards.toml: event = { scope = \"all\", misery = 4, less_per = \"category:science\", stopped_by = [\"heavens\", \"human-body\", \"laws-of-matter\", \"enlightenment\"] }",
            "cards.toml: event = { scope = \"all\", misery = 4, less_per = \"commodity:grain\", less_with = \"improved-agriculture\" }",
            "cards.toml: event = { scope = \"own\", money = 10 }",
            "cards.toml: event = { scope = \"provinces\", by_epoch = [1, 1, 1] }",
            "cards.toml: event = { scope = \"provinces\", by_epoch = [1, 1, 1], area = \"vi\", misery = 1, voided_by = [\"mongol-armies\"], voided = \"for-good\" }",
            "cards.toml: event = { scope = \"provinces\", by_epoch = [1, 2, 3] }",
            "editions.toml: dealt = 3",
            "epochs.toml: from = 1250",
            "epochs.toml: from = 1500",
            "epochs.toml: from = 750",
            "epochs.toml: to = 1250",
            "epochs.toml: to = 1500",
            "epochs.toml: to = 1750",
            "game.toml:     0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 125, 150, 175, 200, 250, 300, 350, 400, 450, 500, 600, 700, 800, 900,",
            "game.toml:     1000,",
            "game.toml: token_price = 1",
            "pieces.toml: count = 1",
            "pieces.toml: count = 12",
            "ships.toml: spaces = [1, 2, 3, 4]",
            "ships.toml: spaces = [10, 12, 14, 16]",
            "ships.toml: spaces = [2, 4, 6, 8]",
        ],
        least: 170,
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

/// A figure of a file that is one more than it should be.
struct Changed<'s> {
    figures: &'static Figures,
    sources: &'s [Source],
    /// The file, by its place among the sources.
    at: usize,
    place: Range<usize>,
}

/// What came of a changed figure.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Fate {
    /// The data do not fit together any more.
    Refused,
    /// A record is told otherwise.
    ToldOtherwise,
    /// Nothing happened.
    Unnoticed,
}

impl Changed<'_> {
    /// Loads the changed data and plays the records with them, those first that noticed something before.
    fn fate(&self, records: &Records) -> Fate {
        let source = &self.sources[self.at];
        let mut text = source.text.clone();
        let figure: u32 = text[self.place.clone()].parse().expect("a figure");
        text.replace_range(self.place.clone(), &(figure + 1).to_string());
        let mut changed: Vec<Source> = self.sources.to_vec();
        changed[self.at] = Source::new(source.name.clone(), text);
        let info = GameInfo::find(self.figures.game).expect("the game");
        match info.load(&changed) {
            Err(_) => Fate::Refused,
            Ok(game) if records.one_is_told_otherwise(&game) => Fate::ToldOtherwise,
            Ok(_) => Fate::Unnoticed,
        }
    }

    /// The file and the line, as `only_told` has them.
    fn written(&self) -> String {
        let source = &self.sources[self.at];
        let line = source.text[..self.place.start].lines().count();
        let written = source.text.lines().nth(line - 1).unwrap_or_default();
        format!("{}: {written}", file_of(source))
    }
}

fn file_of(source: &Source) -> &str {
    source.name.rsplit('/').next().unwrap_or_default()
}

/// The records of a game.
struct Records {
    all: Vec<Understood>,
    /// Their places: those first that noticed something last, since they are likely to notice the next figure too; then the
    /// longest.
    likeliest: Mutex<Vec<usize>>,
}

impl Records {
    fn new(mut all: Vec<Understood>) -> Self {
        all.sort_by_key(|record| Reverse(record.statements.things.len()));
        let likeliest = Mutex::new((0..all.len()).collect());
        Self { all, likeliest }
    }

    fn one_is_told_otherwise(&self, game: &AnyGame) -> bool {
        let order = self.likeliest.lock().expect("no test has failed").clone();
        let noticing = order.into_iter().find(|at| self.all[*at].is_told_otherwise(game));
        if let Some(noticing) = noticing {
            let mut order = self.likeliest.lock().expect("no test has failed");
            order.retain(|at| *at != noticing);
            order.insert(0, noticing);
        }
        noticing.is_some()
    }
}

impl Figures {
    fn are_noticed(&'static self, library: &Library) {
        let records = Records::new(records(library, library.game(self.game).expect("the game")));
        let info = GameInfo::find(self.game).expect("the game");
        let sources = info.builtin_sources();
        let is_reckoned_with =
            |source: &Source| self.files.contains(&file_of(source).trim_end_matches(".toml"));
        let files = sources
            .iter()
            .enumerate()
            .filter(|(_, source)| is_reckoned_with(source));
        let all: Vec<Changed> = files
            .flat_map(|(at, source)| figures(&source.text).into_iter().map(move |place| (at, place)))
            .map(|(at, place)| Changed {
                figures: self,
                sources: &sources,
                at,
                place,
            })
            .filter(|changed| !self.only_told.contains(&changed.written().as_str()))
            .collect();
        let fates: Vec<Fate> = all.par_iter().map(|changed| changed.fate(&records)).collect();
        let number = |wanted: Fate| fates.iter().filter(|fate| **fate == wanted).count();
        let unnoticed = all
            .iter()
            .zip(&fates)
            .filter(|(_, fate)| **fate == Fate::Unnoticed);
        let unnoticed: Vec<String> = unnoticed.map(|(changed, _)| changed.written()).collect();
        let told_otherwise = number(Fate::ToldOtherwise);
        println!(
            "{}: {} refused, {told_otherwise} told otherwise, {} unnoticed",
            self.game,
            number(Fate::Refused),
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
