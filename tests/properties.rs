//! What must hold for any text and any record. The same properties are fuzzed for as long as one likes:
//! see `tests/fuzz/README.md`.

use annals::games::GAMES;
use annals::record::{SimulatedGame, Until, check, meanings, read, rewrite, simulated_record};
use annals::reference::Library;
use annals::source::Source;
use proptest::prelude::*;

/// Pieces from which records are made: words, signs, numbers, in four languages, sound and broken.
const PIECES: [&str; 56] = [
    "annals 1 discovery en\n",
    "annals 1 discovery he\n",
    "players: red Anna, blue Ben\n",
    "giocatori: rosso, blu, verde\n",
    "setup\n",
    "turn 1\n",
    "tura 2\n",
    "placement\n",
    "הצבה\n",
    "dock\n",
    "banchina\n",
    "discovery\n",
    "warfare\n",
    "benefits\n",
    "refill\n",
    "tally\n",
    "score\n",
    "end\n",
    "red",
    "blue",
    "verde",
    "zielony",
    "אדום",
    ": ",
    "; ",
    ", ",
    " > ",
    " = ",
    " -",
    " ! box-full",
    " # note\n",
    "[1 2 1 4]",
    "[",
    "]",
    "$",
    "5",
    "99999999999999999999",
    "-3",
    "colonist",
    "żołnierz",
    "קפטן",
    "soldati",
    "caribbean",
    "peru",
    "monastery",
    "sugar",
    "tobacco",
    "initiative",
    "goods",
    "training",
    "order: red, blue\n",
    "buildings: monastery, settlers\n",
    "\n",
    "\r\n",
    "\u{0}",
    "\u{202e}",
];

fn soup() -> impl Strategy<Value = String> {
    let piece = prop_oneof![
        8 => (0..PIECES.len()).prop_map(|at| PIECES[at].to_owned()),
        1 => "\\PC{0,6}",
    ];
    prop::collection::vec(piece, 0..120).prop_map(|pieces| pieces.concat())
}

/// A legal game with some of its lines taken out, doubled or changed.
fn torn_game() -> impl Strategy<Value = String> {
    let changes = prop::collection::vec(
        (
            any::<prop::sample::Index>(),
            0..4_u8,
            any::<prop::sample::Index>(),
        ),
        0..12,
    );
    (2..=5_usize, 0..500_u64, any::<bool>(), changes).prop_map(|(players, seed, auction, changes)| {
        let library = Library::builtin();
        let game = library.game("discovery").expect("the game");
        let english = library.store().language("en").expect("built in");
        let texts = library.texts(english, Some(game.id()));
        let wanted = SimulatedGame {
            players,
            seed,
            variant: auction.then_some("auction"),
        };
        let text = simulated_record(game, &wanted, &texts);
        let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
        for (at, how, other) in changes {
            let (at, other) = (at.index(lines.len()), other.index(lines.len()));
            match how {
                0 => drop(lines.remove(at)),
                1 => lines.insert(at, lines[other].clone()),
                2 => lines.swap(at, other),
                _ => lines[at] = lines[at].replace("colonist", "soldier").replace("peru", "canada"),
            }
        }
        lines.join("\n")
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 96, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_text_is_read_and_checked(text in prop_oneof![soup(), torn_game(), "\\PC{0,400}"]) {
        let library = Library::builtin();
        let game = library.game("discovery").expect("the game");
        let replayed = check(&text, &library, game, &[], Until::End);
        for (at, finding) in replayed.findings().iter().enumerate() {
            prop_assert!(text.get(finding.span.start as usize..finding.span.end as usize).is_some());
            prop_assert!(finding.follows != Some(at));
            prop_assert!(finding.slug != "out-of-balance", "{text}");
        }
    }

    #[test]
    fn the_canonical_form_is_its_own_canonical_form(text in prop_oneof![soup(), torn_game()]) {
        let library = Library::builtin();
        let game = library.game("discovery").expect("the game");
        let english = library.store().language("en").expect("built in").clone();
        let once = rewrite(&text, &library, game, &english).text;
        let twice = rewrite(&once, &library, game, &english).text;
        prop_assert_eq!(once, twice);
    }

    #[test]
    fn a_record_means_the_same_in_another_language_and_back(text in torn_game(), tag in prop::sample::select(vec!["it", "pl", "he"])) {
        let library = Library::builtin();
        let game = library.game("discovery").expect("the game");
        let language = |tag: &str| library.store().language(tag).expect("built in").clone();
        let here = rewrite(&text, &library, game, &language("en")).text;
        let there = rewrite(&here, &library, game, &language(tag)).text;
        let back = rewrite(&there, &library, game, &language("en")).text;
        prop_assert_eq!(&here, &back);
        let slugs = |text: &str| -> Vec<&'static str> {
            let replayed = check(text, &library, game, &[], Until::End);
            replayed.findings().iter().map(|finding| finding.slug).collect()
        };
        prop_assert_eq!(slugs(&here), slugs(&there));
    }

    #[test]
    fn any_overlay_loads_or_is_reported(
        table in prop::sample::select(vec!["region", "building", "good", "token", "card", "box", "piece", "rule", "ruling", "border", "game", "x"]),
        lines in prop::collection::vec(("[a-z]{1,9}", prop_oneof!["[0-9]{1,7}", "\"[a-z-]{0,9}\"", "\\[[0-9, ]{0,5}\\]", "true", "\\PC{0,8}"]), 0..6),
    ) {
        let mut text = format!("[[{table}]]\n");
        for (key, value) in lines {
            text.push_str(&format!("{key} = {value}\n"));
        }
        for info in &GAMES {
            let mut sources = info.builtin_sources();
            sources.push(Source::new("mine.toml", text.as_str()));
            match info.load(&sources) {
                Ok(game) => prop_assert_eq!(game.id(), info.id),
                Err(problems) => prop_assert!(!problems.is_empty()),
            }
        }
    }
}

/// The documented limits: large and hostile files end, with few findings kept and none out of place.
#[test]
fn hostile_files_end() {
    let library = Library::builtin();
    let game = library.game("discovery").expect("the game");
    let head = "annals 1 discovery en\nplayers: red, blue\nsetup\n";
    let files = [
        (
            "a line of four megabytes",
            format!("{head}red: {}", "colonist, ".repeat(400_000)),
        ),
        ("words without an end", format!("{head}{}", "a".repeat(4_000_000))),
        (
            "a hundred thousand entries",
            format!(
                "{head}turn 1\nplacement\n{}",
                "red: dock; blue: goods\n".repeat(50_000)
            ),
        ),
        ("deep brackets", format!("{head}red: {}", "[".repeat(100_000))),
        (
            "many headings",
            format!("{head}{}", "turn 1\nplacement\n".repeat(50_000)),
        ),
        (
            "many players",
            format!("annals 1 discovery en\nplayers: {}\n", "red, ".repeat(50_000)),
        ),
        (
            "many waivers",
            format!(
                "{head}turn 1\nplacement\nred: dock{}\n",
                " ! box-full".repeat(20_000)
            ),
        ),
        ("nothing but zeros", "\u{0}".repeat(1_000_000)),
        ("nothing but line ends", "\r\n".repeat(500_000)),
        (
            "a number beyond any type",
            format!("{head}red: ${}\n", "9".repeat(100_000)),
        ),
        (
            "continued lines",
            format!("{head}red:{}", " \\\n".repeat(100_000)),
        ),
    ];
    for (name, text) in &files {
        let replayed = check(text, &library, game, &[], Until::End);
        assert!(
            replayed.findings().len() <= 20_000,
            "{name}: {}",
            replayed.findings().len()
        );
        let (log, _) = read(text, &library, game);
        let _ = meanings(&log, &library, game);
        let english = library.store().language("en").expect("built in").clone();
        let once = rewrite(text, &library, game, &english).text;
        assert!(
            once.len() <= text.len() * 4 + 1_000,
            "{name}: {} bytes from {}",
            once.len(),
            text.len()
        );
    }
}
