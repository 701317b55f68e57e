//! The look-up finds what people mean, however they spell it, whatever language they read.

use annals::core::Kind;
use annals::games::AnyGame;
use annals::games::discovery::kinds;
use annals::reference::{Library, LookUp, Match, Outcome, Query};

/// The first thing that is found of a game, whether that game alone is searched or all of them.
fn first(library: &Library, words: &str, language: &str, game: &'static str) -> Option<String> {
    let first_of = |asked: Option<&str>| {
        let query = Query {
            words,
            language,
            game: asked,
            ..Query::default()
        };
        let outcome = library.search(&query);
        let hit = outcome.hits().iter().find(|hit| hit.target.game == game)?;
        Some(format!("{}:{}", hit.target.kind.word(), hit.target.id))
    };
    let found = first_of(None);
    let alone = first_of(Some(game));
    if found == alone {
        return found;
    }
    Some(format!("{found:?}, alone {alone:?}"))
}

#[test]
fn what_people_type_finds_what_they_mean_whatever_they_read() {
    let library = Library::builtin();
    let list = include_str!("queries.tsv");
    let mut wrong = Vec::new();
    let mut count = 0;
    for line in list.lines().filter(|line| !line.starts_with('#')) {
        let fields: Vec<&str> = line.split('\t').collect();
        let [words, _, wanted, _] = fields.as_slice() else {
            panic!("four fields: {line}");
        };
        for language in ["en", "it", "pl", "he"] {
            count += 1;
            let found = first(&library, words, language, "discovery");
            if found.as_deref() != Some(wanted) {
                wrong.push(format!("{words} ({language}): wanted {wanted}, found {found:?}"));
            }
        }
    }
    assert!(count > 2000, "the list is there");
    assert!(
        wrong.is_empty(),
        "{} of {count} wrong:\n{}",
        wrong.len(),
        wrong.join("\n")
    );
}

#[test]
fn every_headline_in_every_language_finds_its_entry_among_the_first() {
    let library = Library::builtin();
    let index = library.index();
    let mut wrong = Vec::new();
    for row in index
        .rows
        .iter()
        .filter(|row| row.rank == annals::core::NameRank::Name && index.language(row).is_some())
        .filter(|row| index.target(row).kind != Kind::WORD)
    {
        let name = index.shown(row);
        let target = index.target(row);
        let query = Query {
            words: name,
            language: index.language(row).unwrap_or("en"),
            ..Query::default()
        };
        let outcome = library.search(&query);
        let count = match &outcome {
            Outcome::Clear(_) => 1,
            Outcome::Several(count, _) => *count,
            Outcome::Nothing(_) => 0,
        };
        if !outcome.hits()[..count].iter().any(|hit| hit.target == target) {
            wrong.push(format!("{name}: {target:?}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn one_slip_in_a_headline_still_finds_the_entry() {
    let library = Library::builtin();
    let index = library.index();
    let (mut tried, mut found) = (0, 0);
    for row in index
        .rows
        .iter()
        .filter(|row| row.rank == annals::core::NameRank::Name)
    {
        let letters: Vec<char> = index.shown(row).chars().collect();
        let target = index.target(row);
        if letters.len() < 6 || !has_glossary_name(&library, target) || target.kind == Kind::WORD {
            continue;
        }
        // A letter left out, two letters swapped, a letter doubled, each at a place of its own.
        let mut missing = letters.clone();
        missing.remove(letters.len() / 2);
        let mut swapped = letters.clone();
        swapped.swap(letters.len() / 3, letters.len() / 3 + 1);
        let mut doubled = letters.clone();
        doubled.insert(letters.len() - 2, letters[letters.len() - 2]);
        for slip in [missing, swapped, doubled] {
            let words: String = slip.into_iter().collect();
            let query = Query {
                words: &words,
                language: index.language(row).unwrap_or("en"),
                ..Query::default()
            };
            tried += 1;
            let outcome = library.search(&query);
            found += usize::from(outcome.hits().iter().take(3).any(|hit| hit.target == target));
        }
    }
    assert!(tried > 1000, "{tried}");
    assert!(found * 100 >= tried * 98, "{found} of {tried}");
}

#[test]
fn rules_and_rulings_are_found_by_number() {
    let library = Library::builtin();
    for (words, wanted) in [
        ("R-034", "rule:R-034"),
        ("r34", "rule:R-034"),
        ("R 201", "rule:R-201"),
        ("d1", "disagreement:D-01"),
        ("A-57", "ruling:A-57"),
        ("[1 2 2 4]", "token:4"),
    ] {
        assert_eq!(
            first(&library, words, "en", "discovery").as_deref(),
            Some(wanted),
            "{words}"
        );
    }
}

#[test]
fn a_kind_narrows_the_search() {
    let library = Library::builtin();
    let of_kind = |kind| {
        let query = Query {
            words: "wojna",
            language: "pl",
            kind: Some(kind),
            game: None,
        };
        let outcome = library.search(&query);
        outcome.hits().first().map(|hit| hit.target.id.to_string())
    };
    assert_eq!(of_kind(kinds::BOX).as_deref(), Some("warfare"));
    assert_eq!(of_kind(Kind::TERM).as_deref(), Some("war"));
}

#[test]
fn nonsense_finds_nothing_and_words_with_two_meanings_find_both() {
    let library = Library::builtin();
    let outcome = |words| {
        library.search(&Query {
            words,
            language: "en",
            ..Query::default()
        })
    };
    for nonsense in ["qqqqqqq", "", "   ", "?!", "\u{202e}", "zzz xxx"] {
        assert!(matches!(outcome(nonsense), Outcome::Nothing(_)), "{nonsense:?}");
    }
    let Outcome::Several(count, hits) = outcome("coloni") else {
        panic!("the Italian word names a building and a piece");
    };
    assert_eq!(count, 2);
    assert!(hits[..2].iter().all(|hit| hit.matched == Match::Exact));
}

#[test]
fn small_words_around_a_name_and_its_number_leave_it_that_name() {
    let library = Library::builtin();
    for (words, language, wanted) in [
        ("a stable", "en", "stable"),
        ("the stirrup", "en", "stirrups"),
        ("of the Black Death", "en", "black-death"),
        ("the surpluses", "en", "surplus"),
        ("the captain's", "en", "captain"),
        ("nelle guerre civili", "it", "civil-war"),
        ("una nave corsara", "it", "privateers"),
        ("con Marco Polo", "it", "marco-polo"),
        ("w przemyśle", "pl", "industry"),
        ("של המנזר", "he", "monastery"),
    ] {
        let query = Query {
            words,
            language,
            ..Query::default()
        };
        let LookUp::Named(Outcome::Clear(hits)) = library.look_up(&query) else {
            panic!("{words}: more or less than one answer");
        };
        assert_eq!(hits[0].target.id, wanted, "{words}");
    }
}

#[test]
fn a_part_of_a_name_is_no_equal_of_a_whole_one() {
    let library = Library::builtin();
    for (words, language, wanted) in [
        ("בתבלינים", "he", "spice"),
        ("of the Amazons", "en", "amazons"),
        ("jednostki", "pl", "unit"),
        ("resources", "en", "resource"),
    ] {
        let query = Query {
            words,
            language,
            ..Query::default()
        };
        let Outcome::Clear(hits) = library.search(&query) else {
            panic!("{words}: more or less than one answer");
        };
        assert_eq!(hits[0].target.id, wanted, "{words}");
    }
}

#[test]
fn a_wrong_letter_makes_another_word_of_a_short_name() {
    let library = Library::builtin();
    for (words, language) in [("Vesuvio", "it"), ("אילת", "he")] {
        let query = Query {
            words,
            language,
            ..Query::default()
        };
        assert!(matches!(library.search(&query), Outcome::Nothing(_)), "{words}");
    }
}

#[test]
fn the_count_of_hits_is_never_more_than_there_are() {
    let library = Library::builtin();
    for words in [
        "timone",
        "soldi alla fine",
        "poteri delle nazioni",
        "zeton 7",
        "lookup",
        "a b c",
        "the of and",
    ] {
        for language in ["en", "it", "pl", "he"] {
            let query = Query {
                words,
                language,
                ..Query::default()
            };
            if let Outcome::Several(count, hits) = library.search(&query) {
                assert!(count <= hits.len(), "{words}");
            }
        }
    }
}

#[test]
fn the_readers_own_word_is_shown_where_there_is_one() {
    let library = Library::builtin();
    let query = Query {
        words: "set",
        language: "it",
        ..Query::default()
    };
    let outcome = library.search(&query);
    assert_eq!(outcome.hits().first().and_then(|hit| hit.language), Some("it"));
}

#[test]
fn a_very_long_query_is_answered() {
    let library = Library::builtin();
    for word in ["monastery ", "of the "] {
        let words = word.repeat(2_000);
        let query = Query {
            words: &words,
            language: "en",
            ..Query::default()
        };
        let _ = library.search(&query);
    }
}

/// Names of all languages, torn and put together again by a fixed generator.
fn strange_queries(library: &Library, count: usize) -> Vec<String> {
    let index = library.index();
    let mut seed: u32 = 20_261_116;
    let mut chance = move |below: usize| {
        seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (seed >> 8) as usize % below.max(1)
    };
    (0..count)
        .map(|_| {
            let mut words = Vec::new();
            for _ in 0..=chance(3) {
                let name: Vec<char> = index
                    .shown(&index.rows[chance(index.rows.len())])
                    .chars()
                    .collect();
                let (from, to) = (chance(name.len()), chance(name.len() + 1));
                let torn = &name[from.min(to)..from.max(to)];
                words.push(torn.iter().collect::<String>());
            }
            words.join([" ", "-", "", " 7 "][chance(4)])
        })
        .collect()
}

#[test]
fn strange_queries_get_sound_answers() {
    let library = Library::builtin();
    let games: Vec<&AnyGame> = library.games().iter().collect();
    for (at, words) in strange_queries(&library, 400).iter().enumerate() {
        let language = ["en", "it", "pl", "he"][at % 4];
        let query = Query {
            words,
            language,
            ..Query::default()
        };
        match library.search(&query) {
            Outcome::Clear(hits) => assert!(!hits.is_empty(), "{words}"),
            Outcome::Several(count, hits) => assert!((2..=hits.len()).contains(&count), "{words}"),
            Outcome::Nothing(nearest) => assert!(nearest.len() <= 8, "{words}"),
        }
        if at % 8 == 0 {
            let language = library.store().language(language).expect("built in").clone();
            let texts = library.texts(&language, None);
            let _ = annals::reference::find_rules(&library, &games, words, &texts);
            let _ = annals::reference::find_rulings(&library, &games, words, &texts);
        }
    }
}

fn has_glossary_name(library: &Library, target: &annals::reference::Target) -> bool {
    let game = library.game(&target.game).expect("a game of the library");
    let info = game.kind_info(target.kind).expect("a kind of the game");
    info.has_glossary_name()
}
