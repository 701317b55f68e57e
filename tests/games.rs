//! Several games at once: whose rule a number is, whose word a word is, whose record a record is.

mod support;

use annals::core::{Kind, NumberedId};
use annals::games::{AnyGame, GAMES};
use annals::l10n::strip_isolates;
use annals::reference::Library;
use support::program::{annals, annals_with, code, err, out, scratch};
use support::{LANGUAGES, messages};

/// The ids of everything that is numbered.
fn numbered(game: &AnyGame) -> Vec<String> {
    let kinds = [Kind::RULE, Kind::DISAGREEMENT, Kind::RULING];
    let ids = kinds.into_iter().flat_map(|kind| game.ids(kind));
    ids.map(std::borrow::Cow::into_owned).collect()
}

/// The ids of what a record names players by.
fn players(game: &AnyGame) -> Vec<String> {
    let kind = game.kinds().find(|info| info.is_player).expect("players").kind;
    game.ids(kind)
        .into_iter()
        .map(std::borrow::Cow::into_owned)
        .collect()
}

fn on_one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// What the game is called.
fn title(game: &AnyGame, tag: &str) -> String {
    let library = Library::builtin();
    let language = library.store().language(tag).expect("built in");
    strip_isolates(&library.texts(language, Some(game.id())).text("game-title"))
}

#[test]
fn numbers_belong_to_one_game_and_are_found_in_any_spelling() {
    let library = Library::builtin();
    let mut letters: Vec<(String, &str)> = Vec::new();
    for game in library.games() {
        for id in numbered(game) {
            let number = NumberedId::parse(&id).expect("letters, a dash and a number");
            let owner = letters.iter().find(|(known, _)| known == number.prefix);
            match owner {
                Some((_, owner)) => assert_eq!(*owner, game.id(), "{id}"),
                None => letters.push((number.prefix.to_owned(), game.id())),
            }
        }
        let rule = &game.registry().rules[0].id;
        let typed = rule.to_lowercase().replace('-', " ");
        for words in [rule.as_ref(), &typed] {
            let output = annals(&["rule", words, "--format", "json"]);
            let json: serde_json::Value = serde_json::from_str(&out(&output)).expect("JSON");
            assert_eq!(json[0]["id"], rule.as_ref(), "{words}");
            assert_eq!(json[0]["game"], game.id(), "{words}");
            assert_eq!(json.as_array().map(Vec::len), Some(1), "{words}");
        }
    }
}

#[test]
fn a_number_of_another_game_than_the_one_asked_for_is_not_found() {
    let library = Library::builtin();
    for game in library.games() {
        for other in library.games().iter().filter(|other| other.id() != game.id()) {
            let rule = &other.registry().rules[0].id;
            assert_eq!(code(&annals(&["rule", rule, "-g", game.id()])), 1, "{rule}");
            assert_eq!(code(&annals(&["lookup", rule, "-g", game.id()])), 1, "{rule}");
            let ruling = &other.registry().rulings[0].id;
            assert_eq!(
                code(&annals(&["rulings", ruling, "-g", game.id()])),
                1,
                "{ruling}"
            );
        }
    }
}

#[test]
fn a_word_of_two_games_is_shown_with_both_and_a_word_of_one_without_its_game() {
    let both = out(&annals(&["lookup", "phase"]));
    assert!(
        both.contains("Planetfall") && both.contains("Discovery"),
        "{both}"
    );
    let one = out(&annals(&["lookup", "phase", "--game", "planetfall", "--all"]));
    assert!(!one.contains("Age of Discovery"), "{one}");
    let wars = out(&annals(&["lookup", "war"]));
    assert!(
        wars.contains("Renaissance") && wars.contains("Discovery"),
        "{wars}"
    );
    let own = out(&annals(&["lookup", "specialist", "--all"]));
    assert!(own.lines().any(|line| line.contains(" Kind ")), "{own}");
    assert!(!own.lines().any(|line| line.contains(" Game ")), "{own}");
    let sections = out(&annals(&["rule", "scoring"]));
    assert!(
        sections.contains("Planetfall") && sections.contains("Discovery"),
        "{sections}"
    );
}

#[test]
fn the_option_the_variable_and_the_opening_line_decide_in_that_order() {
    let game = |variables: &[(&str, &str)], arguments: &[&str]| {
        let output = annals_with(arguments, variables);
        let json: serde_json::Value = serde_json::from_str(&out(&output)).expect("JSON");
        json[0]["game"].as_str().unwrap_or_default().to_owned()
    };
    let asked = ["rules", "--format", "json"];
    assert_eq!(game(&[("ANNALS_GAME", "planetfall")], &asked), "planetfall");
    let both = ["rules", "--format", "json", "-g", "discovery"];
    assert_eq!(game(&[("ANNALS_GAME", "planetfall")], &both), "discovery");
    let unknown = annals_with(&asked, &[("ANNALS_GAME", "chess")]);
    assert_eq!(code(&unknown), 2);
    assert!(err(&unknown).contains("planetfall"), "{}", err(&unknown));

    let folder = scratch("game-of-a-record");
    let bare = folder.join("bare.annal");
    std::fs::write(&bare, "players: red, blue\n").expect("a file");
    let bare = bare.to_str().expect("a path");
    for command in ["check", "fmt", "score", "show", "next"] {
        let output = annals(&[command, bare]);
        assert_eq!(code(&output), 2, "{command}");
        for info in &GAMES {
            assert!(err(&output).contains(info.id), "{command}: {}", err(&output));
        }
    }
    assert_eq!(code(&annals(&["fmt", bare, "-g", "discovery"])), 1);
    let by_variable = annals_with(&["fmt", bare], &[("ANNALS_GAME", "discovery")]);
    assert_eq!(code(&by_variable), 1, "{}", err(&by_variable));
    // Only the opening line is amiss, not the game.
    assert!(!err(&by_variable).contains("planetfall"), "{}", err(&by_variable));
}

#[test]
fn a_record_that_cannot_be_checked_yet_is_read_and_that_is_said_in_every_language() {
    let folder = scratch("not-checked");
    for game in AnyGame::builtin().iter().filter(|game| !game.is_checked()) {
        let file = folder.join(format!("{}.annal", game.id()));
        let players = players(game);
        let [first, second, ..] = players.as_slice() else {
            panic!("{} has players", game.id());
        };
        let text = format!(
            "annals 1 {} en\nplayers: {first} Anna, {second} Marek\n",
            game.id()
        );
        let title = title(game, "en");
        std::fs::write(&file, &text).expect("a file");
        let file = file.to_str().expect("a path");
        let read = annals(&["fmt", file]);
        assert_eq!((code(&read), out(&read)), (0, text), "{}", err(&read));
        let mut said = Vec::new();
        for language in LANGUAGES {
            for command in ["check", "score", "show", "next"] {
                let output = annals(&[command, file, "--lang", language]);
                assert_eq!(code(&output), 2, "{command} {language}");
                let complaint = on_one_line(&err(&output));
                assert!(complaint.contains(&title), "{command} {language}: {complaint}");
                said.push(complaint);
            }
            let both = format!("{first}, {second}");
            for command in [&["new", "--players", &both][..], &["simulate"]] {
                let arguments = [command, &["-g", game.id(), "--lang", language]].concat();
                assert_eq!(code(&annals(&arguments)), 2, "{arguments:?}");
            }
        }
        said.sort();
        said.dedup();
        assert_eq!(said.len(), LANGUAGES.len(), "{said:?}");
    }
}

#[test]
fn shared_texts_name_no_kind_of_a_game() {
    for language in LANGUAGES {
        for (file, id) in messages(language).keys() {
            let is_shared = !GAMES
                .iter()
                .any(|game| file.starts_with(&format!("{}-", game.id)));
            let of_kind = ["kind-", "list-"]
                .iter()
                .find_map(|prefix| id.strip_prefix(prefix));
            let own = GAMES.iter().flat_map(|game| game.kinds);
            let is_own = |word: &str| {
                own.clone()
                    .any(|info| info.kind.word() == word && info.kind != Kind::TERM)
            };
            let is_wrong = is_shared && of_kind.is_some_and(is_own);
            assert!(!is_wrong, "{language}/{file}: {id} belongs to a game");
        }
    }
}

#[test]
fn every_game_has_words_for_its_kinds_and_lists() {
    let library = Library::builtin();
    for game in library.games() {
        for language in library.store().languages() {
            let texts = library.texts(language, Some(game.id()));
            for info in game.kinds() {
                let word = info.kind.word();
                assert!(texts.has(&format!("kind-{word}")), "{} {word}", game.id());
                assert!(
                    info.list.is_none() || texts.has(&format!("list-{word}")),
                    "{} {word}",
                    game.id()
                );
            }
        }
    }
}

#[test]
fn books_that_are_built_one_by_one_stand_side_by_side_on_the_shelf() {
    let folder = scratch("shelf");
    let path = folder.to_str().expect("a path");
    for language in ["en", "it"] {
        let built = annals(&["book", "--lang", language, "-g", "discovery", "-o", path]);
        assert_eq!(code(&built), 0, "{}", err(&built));
    }
    let shelf = std::fs::read_to_string(folder.join("index.html")).expect("the shelf");
    for language in ["en", "it"] {
        let first = format!("{language}/discovery/index.html");
        assert!(shelf.contains(&first) && folder.join(&first).is_file(), "{shelf}");
    }
    assert!(!shelf.contains("pl/discovery"), "{shelf}");
    for piece in ["about", "names-en", "names-it", "words-it"] {
        let piece = folder.join(format!("search/discovery-{piece}.js"));
        assert!(piece.is_file(), "{}", piece.display());
    }
    let page = std::fs::read_to_string(folder.join("it/discovery/index.html")).expect("a page");
    assert!(page.contains("../../en/discovery/index.html"), "{page}");
}

#[test]
fn a_game_without_a_book_is_named_in_every_language() {
    let library = Library::builtin();
    for game in library
        .games()
        .iter()
        .filter(|game| !annals::book::has_book(game))
    {
        for language in LANGUAGES {
            let refused = annals_with(&["book", "-g", game.id()], &[("ANNALS_LANG", language)]);
            assert_eq!(code(&refused), 2);
            let title = title(game, language);
            let refusal = on_one_line(&err(&refused));
            assert!(refusal.contains(&title), "{refusal}");
        }
    }
}

#[test]
fn everything_that_occurs_in_simulated_games_has_words() {
    for game in GAMES.iter().map(|game| game.id) {
        for language in LANGUAGES {
            let asked = [
                "simulate", "-g", game, "--games", "1", "--report", "--lang", language,
            ];
            let report = annals(&asked);
            assert_eq!(code(&report), 0, "{game} {language}: {}", err(&report));
            assert!(!out(&report).contains('⟨'), "{game} {language}: {}", out(&report));
        }
    }
}
