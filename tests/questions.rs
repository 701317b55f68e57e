//! Questions get answers: the texts that answer them come first, and nonsense gets silence.

mod support;

use annals::core::Kind;
use annals::games::AnyGame;
use annals::reference::{Library, LookUp, MOST_ANSWERS, Match, Outcome, Query, find_rules, find_rulings};

use support::program::{annals, code};

/// Questions to tune the search by.
const TUNED: &str = include_str!("questions.tsv");
/// Questions that it was never tuned on.
const HELD_BACK: &str = include_str!("questions-held-back.tsv");

/// What `lookup` answers, best first, as `kind:id`.
fn answers(library: &Library, query: &Query) -> Vec<String> {
    let name = |kind: Kind, id: &str| format!("{}:{id}", kind.word());
    match library.look_up(query) {
        LookUp::Named(outcome) => {
            let hits = outcome.hits().iter().take(MOST_ANSWERS);
            hits.map(|hit| name(hit.target.kind, &hit.target.id)).collect()
        }
        LookUp::Answered(targets) => targets
            .iter()
            .map(|target| name(target.kind, &target.id))
            .collect(),
    }
}

/// How many questions were asked, and how many were answered how well.
#[derive(Debug, Default)]
struct Tally {
    asked: usize,
    first: usize,
    among: usize,
    unanswered: usize,
    missed: Vec<String>,
}

impl Tally {
    /// Asks the questions of a list: of all games at once, or each of its own game.
    fn of(list: &str, is_game_set: bool) -> Self {
        let library = Library::builtin();
        let mut tally = Self::default();
        for line in list.lines().filter(|line| !line.starts_with('#')) {
            let fields: Vec<&str> = line.split('\t').collect();
            let [words, language, game, right] = fields.as_slice() else {
                panic!("four fields: {line}");
            };
            let query = Query {
                words,
                language,
                kind: None,
                game: is_game_set.then_some(*game),
            };
            let right: Vec<&str> = right.split(' ').collect();
            let found = answers(&library, &query);
            let is_right = |answer: &String| right.contains(&answer.as_str());
            tally.asked += 1;
            tally.first += usize::from(found.first().is_some_and(is_right));
            tally.among += usize::from(found.iter().any(is_right));
            tally.unanswered += usize::from(found.is_empty());
            if !found.first().is_some_and(is_right) {
                let mark = if found.iter().any(is_right) {
                    "second"
                } else {
                    "missed"
                };
                tally.missed.push(format!(
                    "{mark} {language}: {words}: wanted {right:?}, found {found:?}"
                ));
            }
        }
        tally
    }

    /// The shares in whole percents: right first, right among five, unanswered.
    fn shares(&self) -> [usize; 3] {
        [self.first, self.among, self.unanswered].map(|count| 100 * count / self.asked)
    }
}

#[test]
fn questions_are_answered_first_or_among_the_first_five() {
    for (list, count, least) in [(TUNED, 668, [88, 97]), (HELD_BACK, 487, [80, 95])] {
        for is_game_set in [false, true] {
            let tally = Tally::of(list, is_game_set);
            assert_eq!(tally.asked, count);
            let [first, among, unanswered] = tally.shares();
            println!("{count} questions: {first} % first, {among} % among five, {unanswered} % unanswered");
            // What was held back is told in figures only, so that nobody tunes on it.
            let missed = if list == TUNED {
                tally.missed.join("\n")
            } else {
                String::new()
            };
            assert!(first >= least[0], "{first} % first:\n{missed}");
            assert!(among >= least[1], "{among} % among the first five:\n{missed}");
            assert!(unanswered <= 3, "{unanswered} % unanswered:\n{missed}");
        }
    }
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
        ["lookup", "computer", "--lang", "en"],
        ["rulings", "computer", "--lang", "en"],
        ["lookup", "eiffel tower", "--lang", "en"],
        ["lookup", "kto jest prezydentem", "--lang", "pl"],
        ["lookup", "come si fa la carbonara", "--lang", "it"],
        ["lookup", "משקפי שמש", "--lang", "he"],
        ["lookup", "sahara", "--lang", "pl"],
        ["lookup", "zakopane", "--lang", "pl"],
        ["lookup", "machu picchu", "--lang", "it"],
        ["lookup", "how do I bake sourdough bread", "--lang", "en"],
        ["lookup", "Eiffel Tower opening hours", "--lang", "en"],
        ["lookup", "checkmate with only a rook", "--lang", "en"],
        ["lookup", "my dog ate my homework", "--lang", "en"],
        ["lookup", "guitar chords for beginners", "--lang", "en"],
        ["lookup", "photosynthesis", "--lang", "en"],
        ["lookup", "screen protector for my phone", "--lang", "en"],
        ["lookup", "Tokyo subway timetable", "--lang", "en"],
        ["lookup", "che tempo fa domani a Cuneo", "--lang", "it"],
        ["lookup", "arrocco corto negli scacchi", "--lang", "it"],
        ["lookup", "Vesuvio", "--lang", "it"],
        ["lookup", "il mio gatto non mangia", "--lang", "it"],
        ["lookup", "chi ha inventato la briscola", "--lang", "it"],
        ["lookup", "przepis na pierogi z kapustą", "--lang", "pl"],
        ["lookup", "krótka roszada w szachach", "--lang", "pl"],
        ["lookup", "pralka nie wiruje", "--lang", "pl"],
        ["lookup", "rozkład jazdy tramwajów", "--lang", "pl"],
        ["lookup", "kot drapie kanapę", "--lang", "pl"],
        ["lookup", "hasło do wifi", "--lang", "pl"],
        ["lookup", "kto śpiewał na Eurowizji", "--lang", "pl"],
        ["lookup", "מזג האוויר מחר בחיפה", "--lang", "he"],
        ["lookup", "הצרחה בשחמט", "--lang", "he"],
        ["lookup", "פנצ'ר באופניים", "--lang", "he"],
        ["lookup", "הר אוורסט", "--lang", "he"],
        ["lookup", "פוטוסינתזה", "--lang", "he"],
        ["lookup", "כמה קלוריות יש בבננה", "--lang", "he"],
        ["lookup", "אילת", "--lang", "he"],
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
fn a_question_that_says_nothing_but_a_name_is_answered_by_the_thing() {
    let library = Library::builtin();
    for (words, language, wanted) in [
        ("what does the university do", "en", "building:university"),
        ("uniwersytet co robi", "pl", "building:university"),
        ("what does the militia do", "en", "building:militia"),
        ("what does patronage do", "en", "advance:patronage"),
        ("מה עושה האוניברסיטה", "he", "building:university"),
    ] {
        let query = Query {
            words,
            language,
            ..Query::default()
        };
        assert_eq!(answers(&library, &query)[0], wanted, "{words}");
    }
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
