//! Records of Planetfall: the worked rounds, and what must hold in every game that is played with a complete deck.

mod support;

use std::borrow::Cow;
use std::fs;

use annals::core::engine::{Game as _, Seat, Simulated};
use annals::core::{CorrectionKind, EntryKey, Severity, Value};
use annals::games::planetfall::deck::{Deck, Gains, Stat, Way, load};
use annals::games::planetfall::replay::Session;
use annals::games::planetfall::simulate::{Simulation, simulate};
use annals::games::planetfall::state::{Rulebook, Stage};
use annals::games::planetfall::{Action, Planetfall, Spot, builtin};
use annals::games::{AnyGame, BoardGame as _, OwnFile};
use annals::record::{Lines, Until, check, meanings, read, rewrite};
use annals::reference::Library;
use annals::source::Source;
use support::root;

const SEEDS: std::ops::Range<u64> = 1..13;

fn file(name: &str) -> String {
    let path = root().join("tests/planetfall").join(name);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The game with a deck file.
fn with_deck(library: &Library, text: &str) -> AnyGame {
    let game = library.game("planetfall").expect("the game");
    let with = game.with_own_file(OwnFile::Read(&Source::new("deck", text)));
    assert_eq!(with.problems, []);
    with.game
}

/// The names and places of all errors.
fn errors(text: &str, library: &Library, game: &AnyGame) -> Vec<String> {
    let replayed = check(text, library, game, &[], Until::End);
    let errors = replayed.findings().iter();
    let errors = errors.filter(|finding| finding.severity == Severity::Error);
    errors
        .map(|finding| {
            format!(
                "{} at {}",
                finding.slug,
                &text[finding.span.start as usize..finding.span.end as usize]
            )
        })
        .collect()
}

fn all_findings(text: &str, library: &Library, game: &AnyGame) -> Vec<&'static str> {
    let replayed = check(text, library, game, &[], Until::End);
    replayed.findings().iter().map(|finding| finding.slug).collect()
}

#[test]
fn the_worked_rounds_hold_in_every_language_with_their_deck() {
    let library = Library::builtin();
    let game = with_deck(&library, &file("example.toml"));
    for language in ["en", "it", "pl", "he"] {
        let text = file(&format!("worked-{language}.annal"));
        assert_eq!(errors(&text, &library, &game), [""; 0], "{language}");
        assert_eq!(all_findings(&text, &library, &game), [""; 0], "{language}");
    }
}

#[test]
fn the_worked_rounds_are_translations_of_each_other() {
    let library = Library::builtin();
    let game = with_deck(&library, &file("example.toml"));
    let english = file("worked-en.annal");
    for language in library.store().languages() {
        let there = rewrite(&english, &library, &game, language).text;
        assert_eq!(errors(&there, &library, &game), [""; 0], "{}", language.tag);
    }
}

#[test]
fn records_without_a_deck_file_hold() {
    let library = Library::builtin();
    let game = library.game("planetfall").expect("the game");
    for name in ["names-only.annal", "figures.annal"] {
        let found = all_findings(&file(name), &library, game);
        assert_eq!(found, ["text-only-the-table-knows"], "{name}");
    }
}

/// The corrections of all findings: their kinds, and what they correct.
fn corrections(text: &str) -> Vec<(CorrectionKind, String)> {
    let library = Library::builtin();
    let game = library.game("planetfall").expect("the game");
    let replayed = check(text, &library, game, &[], Until::End);
    let corrections = replayed.findings().iter();
    let corrections = corrections.filter_map(|finding| finding.correction.as_deref());
    corrections
        .map(|correction| {
            let (start, end) = (correction.span.start as usize, correction.span.end as usize);
            (correction.kind, text[start..end].to_owned())
        })
        .collect()
}

/// A wolf that blue cannot pay in any way, and a yellow player who buys too much and writes down what is right.
const UNPAYABLE: &str = "annals 1 planetfall en
players: red, blue, yellow
setup
commander mara stella a: experience 1 10, strength 4 12, energy 5 12, initiative 2
commander old well b: experience 0 10, strength 5 12, energy 6 12, initiative 1
commander ugo lume a: experience 2 10, strength 3 12, energy 4 12, initiative 3
red: mara stella a; blue: old well b; yellow: ugo lume a
goal: black sky
round 1
discovery
card silver wolf: unit, planet 1, strength 4 3 3, experience 2 2 1, diplomacy 4 4 3 = 3 empire, 2 energy
level 1: silver wolf, field, lens, wall
level 2: salt arch, bridge, tower
level 3: pit, mill
exploration 1
blue: silver wolf
red: operations 1; yellow: operations 2
resolution
red: operations 1 > 5 strength
yellow: operations 2 > 1 empire, 2 strength, 2 experience
exploration 2
order: blue, red, yellow
tally
yellow: 1 empire, 5 strength, 4 energy, 3 experience
";

#[test]
fn a_line_about_a_card_is_never_one_too_many() {
    let of_cards = corrections(UNPAYABLE);
    assert!(!of_cards.is_empty());
    assert!(
        of_cards.iter().all(|(_, text)| !text.starts_with("card ")),
        "{of_cards:?}"
    );
}

#[test]
fn an_exchange_may_have_been_smaller() {
    let wanted = (
        CorrectionKind::Read,
        "yellow: operations 2 > 1 empire, 2 strength, 2 experience".to_owned(),
    );
    let found = corrections(UNPAYABLE);
    assert!(found.contains(&wanted), "{found:?}");
}

#[test]
fn each_wrong_card_of_a_row_is_a_mistake_of_its_own_at_its_own_place() {
    let text = UNPAYABLE.replace(
        "level 1: silver wolf, field, lens, wall",
        "card lens: technology, planet 2, cost 3\ncard wall: technology, planet 3, cost 3\n\
         level 1: silver wolf, field, lens, wall",
    );
    let library = Library::builtin();
    let game = library.game("planetfall").expect("the game");
    let replayed = check(&text, &library, game, &[], Until::End);
    let findings = replayed.findings().iter();
    let wrong = findings.filter(|finding| finding.slug == "card-of-another-planet");
    let places: Vec<(&str, bool)> = wrong
        .map(|finding| {
            let place = &text[finding.place.start as usize..finding.place.end as usize];
            (place, finding.follows.is_none())
        })
        .collect();
    assert_eq!(places, [("lens", true), ("wall", true)]);
}

/// A box in which only one card is typed in, by its Italian name.
const ITALIAN_LOCUST: &str = r#"
[deck]
format = 1
status = "partial"
[[card]]
planet = 1
type = "unit"
name = "Locusta Divoratrice"
strength = [4, 3, 2]
experience = 0
diplomacy = false
reward = { empire = 3 }
"#;

#[test]
fn a_card_that_our_data_know_is_the_one_of_the_deck_in_whatever_language() {
    let library = Library::builtin();
    let game = with_deck(&library, ITALIAN_LOCUST);
    for (tag, name) in [
        ("en", "Devouring Locust"),
        ("it", "Locusta Divoratrice"),
        ("pl", "Żarłoczna Szarańcza"),
        ("he", "ארבה טורף"),
    ] {
        let record = format!(
            "annals 1 planetfall en\nplayers: red, blue\nsetup\n\
             red: mira a = 5 strength, 5 energy, 1 experience\nblue: oru b = 5 strength, 5 energy, 1 experience\n\
             goal: stars\norder: red, blue\nround 1\ndiscovery\n\
             level 1: salt works, fog lens, seed bank, iron grove\nlevel 2: {name}, old relay, tin shrine\nlevel 3: night market, sand choir\n\
             exploration 1\nred: {name}; blue: operations 1\nresolution\n\
             blue: operations 1 > 5 strength\nred: {name} = -2 strength, 3 empire\n"
        );
        let wrong = format!("payment-differs at red: {name} = -2 strength, 3 empire");
        assert_eq!(errors(&record, &library, &game), [wrong], "{tag}");
    }
}

#[test]
fn statistics_are_counted_as_each_language_counts() {
    let library = Library::builtin();
    let game = library.game("planetfall").expect("the game");
    for (tag, said) in [
        ("en", ["1 Empire point", "3 Empire points", "3 strength"]),
        ("it", ["1 punto Impero", "3 punti Impero", "3 punti forza"]),
        ("pl", ["1 punkt imperium", "3 punkty imperium", "3 siły"]),
        ("he", ["1 נקודת אימפריה", "3 נקודות אימפריה", "3 כוח"]),
    ] {
        let language = library.store().language(tag).expect("the language").clone();
        let texts = library.texts(&language, Some(game.id()));
        let said_of = |count: i64, id: &str| {
            let key = EntryKey::new(annals::games::planetfall::kinds::STATISTIC, id);
            annals::record::shown(&Value::Several(count, key), &texts)
        };
        let shown = [
            said_of(1, "empire-points"),
            said_of(3, "empire-points"),
            said_of(3, "strength"),
        ];
        assert_eq!(shown, said, "{tag}");
    }
    // Records have the short words of the notation.
    let english = file("worked-en.annal");
    let game = with_deck(&library, &file("example.toml"));
    let italian = library.store().language("it").expect("Italian").clone();
    let there = rewrite(&english, &library, &game, &italian).text;
    assert!(
        there.contains("> 1 impero, 3 forza, 1 esperienza") && there.contains("round 1"),
        "{there}"
    );
}

fn demo() -> Deck {
    let game = Planetfall::new(Cow::Borrowed(builtin()));
    let source = game
        .own_file()
        .and_then(|file| file.find("demo"))
        .expect("the deck");
    load(&source).deck.expect("a sound deck")
}

fn played(deck: &Deck, players: usize, seed: u64) -> Simulated<Action> {
    let catalog = builtin();
    let colours = catalog.colours.iter().take(players);
    simulate(&Simulation {
        catalog,
        deck,
        file: "demo",
        players: colours.map(|colour| colour.id.to_string()).collect(),
        seed,
    })
}

/// A game as a record.
fn written(actions: &[Action], deck: &Deck, library: &Library, language: &str) -> String {
    let Some(Action::Players(seats)) = actions.first() else {
        panic!("nobody plays");
    };
    let languages = library.store().languages();
    let language = languages.iter().find(|known| *known.tag == *language);
    let texts = library.texts(language.expect("the language"), Some("planetfall"));
    let lines = Lines {
        rulebook: &Rulebook::of_deck(builtin(), deck),
        seats,
        texts: &texts,
    };
    lines.record(actions)
}

fn demo_game(library: &Library) -> AnyGame {
    let game = library.game("planetfall").expect("the game");
    let source = game
        .own_file()
        .and_then(|file| file.find("demo"))
        .expect("the deck");
    game.with_own_file(OwnFile::Read(&source)).game
}

#[test]
fn simulated_games_have_no_finding_and_translate() {
    let library = Library::builtin();
    let (deck, game) = (demo(), demo_game(&library));
    for players in 2..=6 {
        for seed in SEEDS {
            let simulated = played(&deck, players, seed);
            let text = written(&simulated.actions, &deck, &library, "en");
            let disputed: Vec<_> = simulated
                .disputed
                .iter()
                .map(|(at, slug)| (slug, &simulated.actions[*at]))
                .collect();
            assert!(
                disputed.is_empty(),
                "{players} players, seed {seed}: {disputed:?}\n{text}"
            );
            let found = errors(&text, &library, &game);
            assert_eq!(found, [""; 0], "{players} players, seed {seed}\n{text}");
            for language in library.store().languages() {
                let there = rewrite(&text, &library, &game, language).text;
                assert_eq!(
                    errors(&there, &library, &game),
                    [""; 0],
                    "{} {players} {seed}",
                    language.tag
                );
                let languages = library.store().languages();
                let english = languages
                    .iter()
                    .find(|known| &*known.tag == "en")
                    .expect("English");
                let back = rewrite(&there, &library, &game, english).text;
                let canonical = rewrite(&text, &library, &game, english).text;
                assert_eq!(back, canonical, "{} {players} {seed}", language.tag);
            }
        }
    }
}

#[test]
fn what_is_written_is_what_was_meant() {
    let library = Library::builtin();
    let (deck, game) = (demo(), demo_game(&library));
    for players in 2..=6 {
        for seed in SEEDS {
            let actions = played(&deck, players, seed).actions;
            for language in ["en", "he"] {
                let text = written(&actions, &deck, &library, language);
                let (log, problems) = read(&text, &library, &game);
                assert_eq!(problems, [], "{text}");
                let statements = meanings(&log, &library, &game).statements;
                let rulebook = Rulebook::of_deck(builtin(), &deck);
                let meant: Vec<Option<Action>> = rulebook
                    .resolve(&statements)
                    .into_iter()
                    .map(|resolved| resolved.action)
                    .collect();
                for (at, (meant, action)) in meant.iter().zip(&actions).enumerate() {
                    assert_eq!(meant.as_ref(), Some(action), "{language} {players} {seed} {at}");
                }
                assert_eq!(meant.len(), actions.len());
            }
        }
    }
}

#[test]
fn what_was_played_was_offered_and_what_is_offered_is_allowed() {
    let deck = demo();
    let rulebook = Rulebook::of_deck(builtin(), &deck);
    let (mut offered, mut tried) = (0, 0);
    for players in 2..=6 {
        for seed in SEEDS {
            let actions = played(&deck, players, seed).actions;
            let header = Session::header(&actions);
            let mut session = Session::new(&rulebook, header);
            for action in &actions[header.len()..] {
                let next = session.next();
                if matches!(action, Action::Place(..) | Action::Pass(_)) {
                    assert!(next.actions.contains(action), "{players} {seed}: {action:?}");
                    offered += 1;
                }
                for other in next.actions.iter().take(6) {
                    let found: Vec<&str> = session
                        .clone()
                        .apply(other)
                        .iter()
                        .map(|finding| finding.slug)
                        .collect();
                    let wrong: Vec<&&str> = found
                        .iter()
                        .filter(|slug| **slug != "text-only-the-table-knows" && **slug != "effect-differs")
                        .collect();
                    assert!(wrong.is_empty(), "{players} {seed}: {other:?} {found:?}");
                    tried += 1;
                }
                session.apply(action);
            }
        }
    }
    assert!(offered > 3000 && tried > 10_000, "{offered} {tried}");
}

/// A wrong entry in place of a right one; none if this action cannot be made wrong so.
#[expect(
    clippy::too_many_lines,
    clippy::match_same_arms,
    reason = "a list of slips, one arm each"
)]
fn torn(actions: &[Action], at: usize, kind: usize) -> Option<Vec<Action>> {
    let mut torn = actions.to_vec();
    let next = actions.get(at + 1);
    let players = match &actions[0] {
        Action::Players(seats) => seats.len(),
        _ => 0,
    };
    let other = |seat: Seat| Seat((seat.0 + 1) % u8::try_from(players).expect("few"));
    match (kind, &actions[at]) {
        (0, Action::Place(seat, _)) => torn[at] = Action::Place(*seat, Spot::Operations(4)),
        (1, Action::Place(seat, spot)) => torn[at] = Action::Place(other(*seat), *spot),
        (2, Action::Place(..)) => {
            torn.remove(at);
        }
        (3, Action::Place(..) | Action::Pick(..)) => torn.insert(at, actions[at].clone()),
        (4, Action::Place(one, _)) => {
            let Some(Action::Place(two, _)) = next else {
                return None;
            };
            if one == two {
                return None;
            }
            torn.swap(at, at + 1);
        }
        (5, Action::Place(one, spot)) => {
            let Some(Action::Place(two, _)) = next else {
                return None;
            };
            if one == two {
                return None;
            }
            torn[at + 1] = Action::Place(*two, *spot);
        }
        (6, Action::ClaimHoldings(seat, held)) => {
            let mut held = held.clone();
            held.stats[Stat::Energy as usize] = held.stats[Stat::Energy as usize].map(|energy| energy + 1);
            torn[at] = Action::ClaimHoldings(*seat, held);
        }
        (7, Action::ClaimPoints(seat, points)) => torn[at] = Action::ClaimPoints(*seat, points + 3),
        (8, Action::Resolve(seat, written)) => {
            let way = written.way?;
            let mut written = written.clone();
            let wrong = Way::ALL.into_iter().find(|other| other.sort() != way.sort());
            written.way = wrong;
            torn[at] = Action::Resolve(*seat, written);
        }
        (9, Action::Resolve(seat, written)) => {
            let stat = Stat::ALL
                .into_iter()
                .find(|stat| written.figures.gained(*stat).is_some())?;
            let mut written = written.clone();
            let figure = written.figures.gained(stat)?;
            written.figures.set_gained(stat, Some(figure + 17));
            torn[at] = Action::Resolve(*seat, written);
        }
        (10, Action::Resolve(seat, written)) => {
            let stat = [Stat::Strength, Stat::Energy]
                .into_iter()
                .find(|stat| written.figures.paid(*stat).is_some())?;
            let mut written = written.clone();
            let figure = written.figures.paid(stat)?;
            written.figures.set_paid(stat, Some(figure + 1));
            torn[at] = Action::Resolve(*seat, written);
        }
        (11, Action::Resolve(seat, written)) => {
            written.exchange?;
            let mut written = written.clone();
            written.exchange = Some(Gains::one(Stat::Strength, 15));
            torn[at] = Action::Resolve(*seat, written);
        }
        (12, Action::Resolve(_, written)) => {
            written.exchange?;
            torn.remove(at);
        }
        (13, Action::Row(..)) => {
            torn.remove(at);
        }
        (14, Action::Row(..)) => torn.insert(at, actions[at].clone()),
        (15, Action::Row(level, cards)) => {
            let mut cards = cards.clone();
            cards.pop();
            torn[at] = Action::Row(*level, cards);
        }
        (16, Action::Goal(_)) => torn.insert(at, actions[at].clone()),
        (17, Action::ClaimWinners(winners)) => {
            let wrong = other(*winners.first()?);
            torn[at] = Action::ClaimWinners(vec![wrong]);
            if winners.len() == 1 && winners[0] == wrong {
                return None;
            }
        }
        (18, Action::Turn(number)) if *number > 1 => torn[at] = Action::Turn(number + 9),
        (19, Action::Order(order)) if at > 20 => {
            let mut order = order.clone();
            order.swap(0, 1);
            torn[at] = Action::Order(order);
        }
        (20, Action::ClaimIncome(seat, claimed)) => {
            // A text that only the table knows may give anything.
            let deck = demo();
            let rulebook = Rulebook::of_deck(builtin(), &deck);
            let is_open = actions.iter().any(|action| match action {
                Action::Pick(picked, name, ..) => {
                    let commander = rulebook.commander(*name).expect("in the deck");
                    picked == seat && commander.id == "old-thimble"
                }
                _ => false,
            });
            if is_open {
                return None;
            }
            let mut claimed = claimed.clone();
            claimed.gain(Stat::Empire, 3);
            torn[at] = Action::ClaimIncome(*seat, claimed);
        }
        (21, Action::Enter(Stage::Exploration2)) => {
            torn.remove(at);
        }
        _ => return None,
    }
    Some(torn)
}

/// What each kind of slip is called in the table of `PROOF.md`.
const SLIPS: [&str; 22] = [
    "a space that is not there",
    "another player",
    "a ship dropped",
    "an entry doubled",
    "two ships swapped",
    "a space taken twice",
    "a tally: off by one",
    "points: off by three",
    "a way of another type",
    "a gain too large",
    "a payment: off by one",
    "an exchange too large",
    "an exchange dropped",
    "a row dropped",
    "a row doubled",
    "a card left out of a row",
    "a second goal sheet",
    "another winner",
    "a round out of order",
    "order of play",
    "an income too large",
    "a heading dropped",
];

/// How the slips of one kind were judged.
#[derive(Debug, Default, Clone, Copy)]
struct Judged {
    tried: usize,
    missed: usize,
    single: usize,
}

/// `ANNALS_GAMES=20 ANNALS_SEED=31000 cargo test --test planetfall -- --nocapture slip` prints the table of `PROOF.md`.
#[test]
fn a_slip_is_found_and_is_one_mistake() {
    let from_environment = |name: &str, otherwise: u64| {
        let given = std::env::var(name).ok().and_then(|text| text.parse().ok());
        given.unwrap_or(otherwise)
    };
    let (games, first) = (
        from_environment("ANNALS_GAMES", 3),
        from_environment("ANNALS_SEED", 1),
    );
    let library = Library::builtin();
    let (deck, game) = (demo(), demo_game(&library));
    let mut judged = [Judged::default(); SLIPS.len()];
    let (mut missed, mut several) = (Vec::new(), Vec::new());
    for (players, seed) in (2..=6).flat_map(|players| (first..first + games).map(move |seed| (players, seed)))
    {
        let actions = played(&deck, players, seed).actions;
        for (kind, judged) in judged.iter_mut().enumerate() {
            let places = (0..actions.len()).filter(|at| torn(&actions, *at, kind).is_some());
            let places: Vec<usize> = places.collect();
            let chosen = usize::try_from(seed).unwrap_or(0) * 7 % places.len().max(1);
            let Some(at) = places.get(chosen) else {
                continue;
            };
            let torn = torn(&actions, *at, kind).expect("torn");
            let text = written(&torn, &deck, &library, "en");
            let replayed = check(&text, &library, &game, &[], Until::End);
            let roots: Vec<String> = replayed
                .findings()
                .iter()
                .filter(|finding| finding.severity == Severity::Error && finding.follows.is_none())
                .map(|finding| {
                    let line = &text[finding.span.start as usize..finding.span.end as usize];
                    format!("{} ({line})", finding.slug)
                })
                .collect();
            judged.tried += 1;
            let what = format!("{}: {players} {seed} {:?} {roots:?}", SLIPS[kind], actions[*at]);
            match roots.len() {
                0 => {
                    judged.missed += 1;
                    missed.push(what);
                }
                1 => judged.single += 1,
                _ => several.push(what),
            }
        }
    }
    let all = judged.iter().fold(Judged::default(), |all, one| Judged {
        tried: all.tried + one.tried,
        missed: all.missed + one.missed,
        single: all.single + one.single,
    });
    println!("| slip | tried | missed | one root |\n|---|--:|--:|--:|");
    for (name, one) in SLIPS.iter().zip(&judged).chain([(&"**all**", &all)]) {
        #[expect(clippy::cast_precision_loss, reason = "a share for people")]
        let share = 100.0 * one.single as f64 / one.tried.max(1) as f64;
        println!("| {name} | {} | {} | {share:.1} % |", one.tried, one.missed);
    }
    println!("{}", several.join("\n"));
    assert!(missed.is_empty(), "{missed:#?}");
    assert!(all.single * 100 >= all.tried * 97, "{all:?}");
}
