//! A record told as a story: what was written, and what came of it by itself.

mod support;

use std::fs;
use std::sync::atomic::{AtomicU32, Ordering};

use serde_json::Value;
use support::LANGUAGES;
use support::program::{annals, code, err, out, scratch};

/// A turn in which a good is taken, money moves, a ship is won, an expedition fails and colonies score.
const RECORD: &str = "annals 1 discovery en
players: red Anna, blue Ben
setup
red: $12, 2 colonists, missionary, 3 sugar, 1 ship
blue: $3, merchant, 2 colonists
red: 1 colonist > canada
blue: 2 colonists > caribbean
red: colonist > discovery
buildings: taxation, cathedral, fortress, stable, marketplace
goods: sugar, rice, rice, tobacco
turn 6
placement
red: missionary > dock; blue: merchant > dock
red: shipping; blue: shipping
red: initiative; blue: dock
dock
red: canada
blue: caribbean
blue: caribbean
shipping
discovery
red: colonist > peru = [2 4 3 5]
income
score
";

/// Tests run side by side: each story has a folder of its own.
static STORIES: AtomicU32 = AtomicU32::new(0);

fn story(record: &str, arguments: &[&str]) -> String {
    let number = STORIES.fetch_add(1, Ordering::Relaxed);
    let file = scratch(&format!("log-{number}")).join("game.annal");
    fs::write(&file, record).expect("written");
    let name = file.display().to_string();
    let output = annals(&[&["log", &name], arguments].concat());
    assert!(code(&output) <= 1, "{}", err(&output));
    out(&output)
}

#[test]
fn a_game_is_told_with_everything_that_came_by_itself() {
    let mut pages = String::new();
    for language in LANGUAGES {
        let page = story(RECORD, &["--lang", language]);
        assert!(!page.contains('\u{27e8}'), "{page}");
        pages += &page;
    }
    insta::assert_snapshot!("story", pages);
}

/// A turn with a leader, Patronage, misery, an attack that is won and one that is lost, a War, shortage and surplus.
const TURN: &str = "annals 1 renaissance en
players: venice Anna, genoa Marek, barcelona Dana
setup
epoch: 1; deck: 20; choice: venice, genoa, barcelona; order: venice, genoa, barcelona
shortage: stone
venice: $90, 3 cards, 14 tokens, galley 2
venice: nationalism
venice: markers > naples
genoa: $80, 3 cards, misery 40, 12 tokens
genoa: patronage
genoa: markers > milan
barcelona: $50, 3 cards, 8 tokens
turn 5
cards
venice: charlemagne
venice: stone
genoa: st. benedict
barcelona: rashid ad din, $4
barcelona: war > genoa = [5 4]
genoa: cede > milan
barcelona: famine
purchases
venice: galley 4, heavens, unrest
genoa: rashid ad din, written record, overland east, stability
expansion
venice: 2 > belgrade; 6 > milan = [1 1 6]; 6 > milan = [6 1 1]
genoa: florence
barcelona: card
income
market: [1 4 2], [5 4 3]
order
venice: 12; genoa: -2; barcelona: 3
";

#[test]
fn a_turn_of_renaissance_is_told_with_its_figures() {
    let mut pages = String::new();
    for language in LANGUAGES {
        let page = story(TURN, &["--lang", language]);
        assert!(!page.contains('\u{27e8}'), "{page}");
        pages += &page;
    }
    insta::assert_snapshot!("story-of-renaissance", pages);
    let json: Value = serde_json::from_str(&story(TURN, &["--format", "json"])).expect("JSON");
    let steps = json["steps"].as_array().expect("steps");
    let events: Vec<&Value> = steps
        .iter()
        .flat_map(|step| step["events"].as_array().expect("events"))
        .collect();
    let told = |id: &str| events.iter().filter(|event| event["id"] == id).count();
    assert_eq!(
        (told("attack"), told("attack-won"), told("attack-lost")),
        (2, 1, 1)
    );
    assert_eq!((told("war"), told("payout"), told("drawn")), (1, 2, 3));
    let income: Vec<&Value> = events
        .iter()
        .copied()
        .filter(|event| event["id"] == "income")
        .collect();
    assert_eq!(income.len(), 3);
    assert_eq!(income[0]["rules"][0], "RR-144");
}

#[test]
fn programs_are_told_the_same_with_ids() {
    let json: Value = serde_json::from_str(&story(RECORD, &["--format", "json"])).expect("JSON");
    let steps = json["steps"].as_array().expect("steps");
    let events: Vec<(i64, &str)> = steps
        .iter()
        .flat_map(|step| {
            let line = step["line"].as_i64().expect("a line");
            let events = step["events"].as_array().expect("events").iter();
            events.map(move |event| (line, event["id"].as_str().expect("an id")))
        })
        .collect();
    for wanted in [
        (17, "missionary"),
        (17, "good-taken"),
        (18, "money"),
        (18, "good-taken"),
        (20, "ship"),
        (22, "expedition-failed"),
        (23, "income"),
        (24, "colonies"),
    ] {
        assert!(events.contains(&wanted), "{wanted:?} in {events:?}");
    }
    let taken = steps
        .iter()
        .flat_map(|step| step["events"].as_array().expect("events"))
        .find(|event| event["id"] == "good-taken");
    let taken = taken.expect("a good is taken");
    assert_eq!(taken["arguments"]["player"], "red");
    assert_eq!(taken["arguments"]["region"], "canada");
    assert_eq!(taken["rules"][0], "R-049");
}

#[test]
fn a_story_is_a_page_and_ends_where_it_is_told_to() {
    let html = story(RECORD, &["--format", "html", "--lang", "he"]);
    assert!(
        html.starts_with("<!doctype html>") && html.contains("dir=\"rtl\""),
        "{html}"
    );
    assert!(html.contains("R-049") && !html.contains("<script"), "{html}");
    let hostile = RECORD.replace("Anna", "<script>alert</script>");
    assert!(!story(&hostile, &["--format", "html"]).contains("<script"));
    let short = story(RECORD, &["--line", "17"]);
    assert!(short.contains("R-049") && !short.contains("R-051"), "{short}");
    let markdown = story(RECORD, &["--format", "markdown"]);
    assert!(
        markdown.starts_with("# ") && markdown.contains("\n  - "),
        "{markdown}"
    );
}

#[test]
fn what_is_wrong_is_told_in_its_place_and_by_the_exit_code() {
    let wrong = annals(&["log", "book/examples/discovery/ten-mistakes.annal"]);
    assert_eq!(code(&wrong), 1);
    let page = out(&wrong);
    let lines: Vec<&str> = page.lines().collect();
    let at = lines
        .iter()
        .position(|line| line.contains("error green (Clara) places"));
    assert_eq!(lines[at.expect("it is told") - 1], "\u{2022} green (Clara): dock");
    assert_eq!(
        code(&annals(&["log", "book/examples/discovery/game-en.annal"])),
        0
    );
}

#[test]
fn every_event_of_simulated_games_has_its_words() {
    let folder = scratch("log-of-games");
    let games = [
        ("discovery", "1"),
        ("discovery", "2"),
        ("planetfall", "3"),
        ("renaissance", "4"),
        ("renaissance", "5"),
    ];
    for (game, seed) in games {
        let record = out(&annals(&["simulate", "-g", game, "--seed", seed]));
        let file = folder.join(format!("{game}-{seed}.annal"));
        fs::write(&file, record).expect("written");
        for language in LANGUAGES {
            let told = annals(&["log", &file.display().to_string(), "--lang", language]);
            assert_eq!(code(&told), 0, "{}", err(&told));
            assert!(!out(&told).contains('\u{27e8}'), "{}", out(&told));
        }
    }
}

/// A card that is paid with what its own owner's text gives back, and one that a text has made too dear.
const PLANET: &str = "annals 1 planetfall en
players: red Anna, blue Ben
setup
commander mira sol a: experience 1 12, strength 2 15, energy 6 15, initiative 1
commander oru tek b: experience 0 12, strength 4 15, energy 7 15, initiative 2
red: mira sol a; blue: oru tek b
goal: open sky
round 1
discovery
card wide nets: technology, planet 1, cost 3 3 2 = 3 empire
card tide singer: unit, planet 1, strength 4 3 3, experience 2 2 1, diplomacy 4 3 3 = 3 empire, 2 energy
level 1: rust crawler, wide nets, silver vents, lamp hall
level 2: quiet gate, tin orchard, dust farm
level 3: drill song, tide singer
exploration 1
red: wide nets; blue: operations 2
resolution
red: mira sol = -6 energy, 2 energy
red: wide nets > pass
blue: operations 2 > 1 empire, 3 strength, 1 experience
exploration 2
red: operations 1; blue: tide singer
resolution
red: operations 1 > 5 strength
blue: tide singer > enlist
";

#[test]
fn what_is_paid_and_what_comes_back_are_told_apart() {
    let mut pages = String::new();
    for language in LANGUAGES {
        let page = story(PLANET, &["--lang", language]);
        assert!(!page.contains('\u{27e8}'), "{page}");
        pages += &page;
    }
    assert!(
        pages.contains("pays: 6 energy") && pages.contains("receives: 2 energy"),
        "{pages}"
    );
    insta::assert_snapshot!("planet", pages);
}
