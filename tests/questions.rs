//! Questions get answers: the texts that answer them come first, and nonsense gets silence.

mod support;

use annals::core::Kind;
use annals::games::AnyGame;
use annals::reference::{Library, MOST_ANSWERS, Match, Outcome, Query, find_rules, find_rulings};

use support::program::{annals, code};

/// What `lookup` answers, best first, as `kind:id`.
fn answers(library: &Library, words: &str, language: &str) -> Vec<String> {
    let query = Query {
        words,
        language,
        ..Query::default()
    };
    let name = |kind: Kind, id: &str| format!("{}:{id}", kind.word());
    let outcome = library.search(&query);
    if outcome.is_named(words) {
        let hits = outcome.hits().iter().take(MOST_ANSWERS);
        return hits.map(|hit| name(hit.target.kind, &hit.target.id)).collect();
    }
    let targets = library.ask(&query, |target| target.kind != Kind::WORD);
    targets
        .iter()
        .map(|target| name(target.kind, &target.id))
        .collect()
}

#[test]
fn questions_are_answered_first_or_among_the_first_five() {
    let library = Library::builtin();
    let list = include_str!("questions.tsv");
    let (mut count, mut first, mut among) = (0, 0, 0);
    let mut missed = Vec::new();
    for line in list.lines().filter(|line| !line.starts_with('#')) {
        let fields: Vec<&str> = line.split('\t').collect();
        let [words, language, right] = fields.as_slice() else {
            panic!("three fields: {line}");
        };
        let right: Vec<&str> = right.split(' ').collect();
        let found = answers(&library, words, language);
        let is_right = |answer: &String| right.contains(&answer.as_str());
        count += 1;
        first += usize::from(found.first().is_some_and(is_right));
        among += usize::from(found.iter().any(is_right));
        if !found.first().is_some_and(is_right) {
            missed.push(format!("{words} ({language}): wanted {right:?}, found {found:?}"));
        }
    }
    assert_eq!(count, 60, "fifteen questions in each language");
    let missed = missed.join("\n");
    assert!(first * 100 >= count * 70, "{first} of {count} first:\n{missed}");
    assert!(
        among * 100 >= count * 95,
        "{among} of {count} among the first:\n{missed}"
    );
}

#[test]
fn one_slip_in_a_whole_name_gives_one_answer() {
    let library = Library::builtin();
    for (words, wanted) in [
        ("univeristy", "university"),
        ("solider", "soldier"),
        ("facotry", "factory"),
        ("colonist dok", "dock"),
    ] {
        let query = Query {
            words,
            language: "en",
            ..Query::default()
        };
        let Outcome::Clear(hits) = library.search(&query) else {
            panic!("{words}: more or less than one answer");
        };
        assert_eq!(hits[0].target.id, wanted, "{words}");
        assert_eq!(hits[0].matched, Match::Near, "{words}");
    }
}

#[test]
fn nonsense_gets_silence() {
    for arguments in [
        ["lookup", "מחשב", "--lang", "he"],
        ["rulings", "בלהבלה", "--lang", "he"],
        ["rule", "בלהבלה", "--lang", "he"],
        ["lookup", "how do I repair my bicycle chain", "--lang", "en"],
        ["rule", "xyzzy plugh", "--lang", "en"],
        ["rulings", "how do I bake a cake", "--lang", "en"],
    ] {
        let output = annals(&arguments);
        let text = String::from_utf8_lossy(&output.stdout).into_owned();
        assert_eq!((code(&output), text.as_str()), (1, ""), "{arguments:?}");
    }
}

#[test]
fn rules_are_found_by_every_word_that_a_lookup_knows() {
    let library = Library::builtin();
    let games: Vec<&AnyGame> = library.games().iter().collect();
    let language = library.store().language("it").expect("built in").clone();
    let texts = library.texts(&language, None);
    for (words, wanted) in [("soldi", "R-004"), ("joker", "R-103"), ("maggioranza", "R-129")] {
        let found = find_rules(&library, &games, words, &texts);
        let ids: Vec<&str> = found.entries.iter().map(|entry| entry.key.id.as_str()).collect();
        assert!(ids.contains(&wanted), "{words}: {ids:?}");
    }
}

#[test]
fn rules_and_rulings_answer_questions_with_their_own_kind() {
    let library = Library::builtin();
    let games: Vec<&AnyGame> = library.games().iter().collect();
    let language = library.store().language("en").expect("built in").clone();
    let texts = library.texts(&language, None);
    let rules = find_rules(&library, &games, "how much does a building cost", &texts);
    assert!(rules.is_ranked);
    assert_eq!(rules.entries[0].key.id, "R-062");
    let rulings = find_rulings(&library, &games, "how many troops may a player have", &texts);
    assert!(rulings.entries.len() <= MOST_ANSWERS);
    assert_eq!(rulings.entries[0].key.id, "A-45");
}

#[test]
fn a_question_to_one_game_is_answered_by_that_game() {
    let library = Library::builtin();
    for game in ["discovery", "planetfall"] {
        let query = Query {
            words: "how does the game end and who wins",
            language: "en",
            kind: None,
            game: Some(game),
        };
        let found = library.ask(&query, |_| true);
        assert!(!found.is_empty(), "{game}");
        assert!(found.iter().all(|target| target.game == game), "{game}");
    }
}

#[test]
fn the_best_answer_is_shown_in_full_and_the_next_ones_below() {
    let output = annals(&["lookup", "how much does a building cost", "--lang", "en"]);
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    let (best, others) = text.split_once("Other answers").expect("a list of others");
    assert!(best.contains("R-062") && best.contains("$14"), "{best}");
    assert!(
        (1..MOST_ANSWERS).contains(&others.matches("term").count().max(1)),
        "{others}"
    );
}
