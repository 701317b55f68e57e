//! Lines as people write them by hand, in four languages: how many are understood, and that none is taken for
//! something else.

use std::fmt::Write as _;

use annals::games::OwnFile;
use annals::record::{Rewritten, rewrite};
use annals::reference::Library;

/// So many of the 1212 lines that are shown are understood, or rightly refused.
const SHOWN: usize = 1179;
/// So many of the 404 lines that are held back.
const HELD_BACK: usize = 384;

/// A line of `natural.tsv`.
struct Case {
    game: String,
    language: String,
    headings: String,
    line: String,
    meaning: String,
    is_held_back: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Outcome {
    Understood,
    Refused,
    Misunderstood,
}

fn cases() -> Vec<Case> {
    let lines = include_str!("natural.tsv").lines();
    let lines = lines.filter(|line| !line.starts_with('#') && !line.is_empty());
    let case = |(at, line): (usize, &str)| {
        let mut fields = line.split('\t').map(str::to_owned);
        let mut field = || fields.next().unwrap_or_else(|| panic!("five fields: {line}"));
        Case {
            game: field(),
            language: field(),
            headings: field(),
            line: field(),
            meaning: field(),
            is_held_back: at % 4 == 3,
        }
    };
    lines.enumerate().map(case).collect()
}

/// The players at the table of a language; several short forms fit two of them.
fn players(game: &str, language: &str) -> String {
    let seats = match game {
        "renaissance" => ["venice", "genoa", "barcelona", "paris"],
        _ => ["red", "blue", "green", "yellow"],
    };
    let names = match language {
        "it" => ["Anna", "Marco", "Giulia", "Viola"],
        "pl" => ["Kasia", "Marek", "Bartek", "Ola"],
        "he" => ["דנה", "יוסי", "רותי", "אבי"],
        _ => ["Alice", "Greg", "Carol", "Yves"],
    };
    let players = seats
        .iter()
        .zip(names)
        .map(|(seat, name)| format!("{seat} {name}"));
    format!("players: {}", players.collect::<Vec<_>>().join(", "))
}

fn read(case: &Case, line: &str, library: &Library) -> Rewritten {
    let mut text = format!("annals 1 {} {}\n", case.game, case.language);
    if case.headings == "header" {
        text += line;
    } else {
        text += &players(&case.game, &case.language);
        if case.game == "planetfall" {
            text += "\ndeck: demo";
        }
        write!(text, "\n{}\n{line}\n", case.headings).expect("a text");
    }
    let language = library
        .store()
        .language(&case.language)
        .expect("built in")
        .clone();
    let game = library.game(&case.game).expect("a game");
    let game = if case.game == "planetfall" {
        let deck = game
            .own_file()
            .and_then(|file| file.find("demo"))
            .expect("built in");
        game.with_own_file(OwnFile::Read(&deck)).game
    } else {
        game.clone()
    };
    rewrite(&text, library, &game, &language)
}

fn is_understood(read: &Rewritten) -> bool {
    read.problems.is_empty() && read.meanings.unknown.is_empty()
}

fn outcome(case: &Case, library: &Library) -> (Outcome, String) {
    let read_line = read(case, &case.line, library);
    let last = |text: &str| text.lines().last().unwrap_or_default().to_owned();
    let found = last(&read_line.text);
    if !is_understood(&read_line) {
        let is_right = case.meaning == "?";
        return (
            if is_right {
                Outcome::Understood
            } else {
                Outcome::Refused
            },
            found,
        );
    }
    if case.meaning == "?" {
        return (Outcome::Misunderstood, found);
    }
    let meant = read(case, &case.meaning, library);
    assert!(is_understood(&meant), "not canonical: {}", case.meaning);
    if read_line.text == meant.text {
        (Outcome::Understood, found)
    } else {
        (Outcome::Misunderstood, found)
    }
}

#[test]
fn what_people_write_is_understood_or_refused() {
    let library = Library::builtin();
    // Understood and all, of the shown lines and of those held back.
    let mut counts = [[0_usize; 2]; 2];
    let mut misunderstood = Vec::new();
    for case in cases() {
        let (outcome, found) = outcome(&case, &library);
        let count = &mut counts[usize::from(case.is_held_back)];
        count[1] += 1;
        count[0] += usize::from(outcome == Outcome::Understood);
        if outcome == Outcome::Misunderstood {
            misunderstood.push(format!("{} | {} | {found}", case.line, case.meaning));
        } else if outcome == Outcome::Refused && !case.is_held_back {
            println!("refused: {} | {} | {}", case.headings, case.line, case.meaning);
        }
    }
    println!("understood: {counts:?}");
    let [shown, held_back] = counts;
    assert!(shown[0] >= SHOWN, "{shown:?}");
    assert!(held_back[0] >= HELD_BACK, "{held_back:?}");
    assert!(misunderstood.is_empty(), "{}", misunderstood.join("\n"));
}
