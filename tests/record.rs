//! Records as texts: understood in four languages, printed in one form, translated there and back.

use annals::core::{EntryKey, EntryPart, Kind, Value, Want, WordPlace};
use annals::games::discovery::kinds;
use annals::games::{AnyGame, AnyReplayed};
use annals::l10n::Language;
use annals::record::{Rewritten, Until, Vocabulary, check, check_with, record_name, rewrite};
use annals::reference::{Library, fold};

const ENGLISH: &str = include_str!("records/en.annal");

fn in_language(text: &str, tag: &str) -> Rewritten {
    let library = Library::builtin();
    let language: Language = library.store().language(tag).expect("built in").clone();
    rewrite(text, &library, &AnyGame::builtin()[0], &language)
}

fn clean(rewritten: Rewritten, what: &str) -> String {
    assert!(rewritten.problems.is_empty(), "{what}: {:?}", rewritten.problems);
    let unknown: Vec<&str> = rewritten
        .meanings
        .unknown
        .iter()
        .map(|unknown| unknown.span.of(&rewritten.text))
        .collect();
    assert!(
        rewritten.meanings.unknown.is_empty(),
        "{what}: {unknown:?}\n{}",
        rewritten.text
    );
    rewritten.text
}

#[test]
fn the_canonical_form_of_a_canonical_record_is_itself() {
    let printed = clean(in_language(ENGLISH, "en"), "en");
    for (printed, written) in printed.lines().zip(ENGLISH.lines()) {
        assert_eq!(printed, written);
    }
    assert_eq!(printed, ENGLISH);
}

#[test]
fn a_record_goes_through_every_language_and_back_unchanged() {
    let mut text = ENGLISH.to_owned();
    for tag in ["it", "pl", "he", "it", "he", "pl", "en"] {
        text = clean(in_language(&text, tag), tag);
        assert_eq!(clean(in_language(&text, tag), tag), text, "{tag} is stable");
    }
    assert_eq!(text, ENGLISH);
}

#[test]
fn translated_records_read_as_tables_write_them() {
    for tag in ["it", "pl", "he"] {
        insta::assert_snapshot!(format!("record_{tag}"), in_language(ENGLISH, tag).text);
    }
}

#[test]
fn short_forms_inflected_words_and_mixed_languages_are_understood() {
    let written = "annals 1 discovery pl\ngracze: czerwony Anna, niebieski\n\ntura 1\nrozmieszczenie\nczerwony: nabrzeże; blue: Iniciativa\nAnna: iniziativa; NIEBIESKI:kapitana>handel morski\n\ndock\nczerwony: Karaiby; blue: לקנדה\n";
    let rewritten = in_language(written, "pl");
    let [unknown] = rewritten.meanings.unknown.as_slice() else {
        panic!("the misspelt word alone: {:?}", rewritten.meanings.unknown);
    };
    let library = Library::builtin();
    let nearest = unknown.nearest(written, &library, &AnyGame::builtin()[0], &[]);
    let initiative = EntryKey::new(kinds::BOX, "initiative");
    assert_eq!(nearest.first(), Some(&Value::Thing(initiative)));
    insta::assert_snapshot!(rewritten.text);
}

#[test]
fn money_is_printed_with_its_sign_however_it_is_written() {
    let header = "annals 1 discovery en\nplayers: red, blue\nsetup\n";
    let text = format!("{header}red: 5 dollars, 1 colonist, [1,2,1,4]; blue: 1 dollar\n");
    for (tag, line) in [
        ("en", "red: $5, 1 colonist, [1 2 1 4]; blue: $1"),
        ("it", "rosso: $5, 1 colono, [1 2 1 4]; blu: $1"),
    ] {
        let printed = clean(in_language(&text, tag), tag);
        assert_eq!(printed.lines().last(), Some(line));
    }
}

#[test]
fn players_keep_every_word_of_their_names() {
    for (tag, line) in [
        (
            "en",
            "players: red Anna of Kent, blue Ben to the Hill, green Maria with Luck, yellow Cy 5 B",
        ),
        ("it", "giocatori: rosso Anna di Pietro, blu Ugo con la barba"),
        ("pl", "gracze: czerwony Jan z Olsztyna, niebieski Ewa od Marka"),
        ("he", "שחקנים: אדום אנה של דנה, כחול בן מן ההר"),
    ] {
        let printed = clean(
            in_language(&format!("annals 1 discovery {tag}\n{line}\n"), tag),
            tag,
        );
        assert_eq!(printed.lines().last(), Some(line));
    }
}

#[test]
fn what_one_record_teaches_holds_for_the_next_but_for_its_players() {
    let library = Library::builtin();
    let game = library.game("discovery").expect("the game");
    let with_names = "annals 1 discovery en\nplayers: red Anna, blue Marek\nsetup\norder: Anna, Marek\n";
    let without = with_names.replace("red Anna, blue Marek", "red, blue");
    let swapped = with_names.replace("red Anna, blue Marek", "red Marek, blue Anna");
    let mut vocabulary = Vocabulary::new(&library, game);
    for text in [with_names, &without, &swapped, ENGLISH, with_names] {
        let alone = check(text, &library, game, &[], Until::End);
        let shared = check_with(text, &mut vocabulary, &[], Until::End);
        assert_eq!(alone.findings(), shared.findings(), "{text}");
        let (AnyReplayed::Discovery(alone), AnyReplayed::Discovery(shared)) = (alone, shared) else {
            panic!("a record of another game");
        };
        let states = [alone, shared].map(|replayed| replayed.table.map(|table| table.state));
        assert_eq!(states[0], states[1], "{text}");
    }
    let unknown = check_with(&without, &mut vocabulary, &[], Until::End);
    let slugs: Vec<&str> = unknown.findings().iter().map(|finding| finding.slug).collect();
    assert_eq!(slugs, ["unknown-word"; 2]);
}

#[test]
fn what_stands_alone_before_a_colon_is_rewritten_once() {
    for words in [
        "order:",
        "placement:",
        "סדר:",
        "סדר התור:",
        "buildings:",
        "turno 2:",
        "porządek:",
    ] {
        let text = format!("annals 1 discovery he\nplayers: red, blue\n{words}\n");
        for tag in ["en", "it", "pl", "he"] {
            let once = in_language(&text, tag).text;
            assert_eq!(in_language(&once, tag).text, once, "{words} in {tag}");
        }
    }
}

/// Every word that a place may have, in every language, is understood as itself in that place.
#[test]
fn no_word_is_taken_for_another_in_its_place() {
    let library = Library::builtin();
    let game = &AnyGame::builtin()[0];
    let index = library.index();
    let mut wrong = Vec::new();
    let mut tried = 0;
    for place in places() {
        let wants = game.wants(&place);
        for key in things(game, &wants) {
            for language in library.store().languages() {
                let texts = library.texts(language, Some(game.id()));
                for count in [None, Some(2), Some(5)] {
                    if count.is_some() && key.kind != kinds::PIECE {
                        continue;
                    }
                    tried += 1;
                    let name = record_name(&key, count, &texts);
                    let folded = fold(&name);
                    let candidates: Vec<EntryKey> = index
                        .exact(&folded)
                        .filter(|row| index.target(row).game == game.id())
                        .map(|row| EntryKey::new(index.target(row).kind, index.target(row).id.as_ref()))
                        .collect();
                    let read = wants
                        .iter()
                        .find_map(|want| candidates.iter().find(|key| want.accepts(key)));
                    let same_name = read.is_some_and(|read| record_name(read, count, &texts) == name);
                    if read != Some(&key) && !(same_name && is_synonym(&key)) {
                        wrong.push(format!(
                            "{place:?}: {name} ({}) is {key:?}, read as {read:?}",
                            language.tag
                        ));
                    }
                }
            }
        }
    }
    assert!(tried > 5_000, "{tried}");
    assert!(
        wrong.is_empty(),
        "{} of {tried}:\n{}",
        wrong.len(),
        wrong.join("\n")
    );
}

/// The term for a turn stands for the heading.
fn is_synonym(key: &EntryKey) -> bool {
    *key == EntryKey::new(Kind::TERM, "turn")
}

fn things(game: &AnyGame, wants: &[Want]) -> Vec<EntryKey> {
    let of_want = |want: &Want| match want {
        Want::New(kind) | Want::Before(kind, _) => panic!("{kind:?} is declared nowhere in this game"),
        Want::Any(kind) => game
            .ids(*kind)
            .iter()
            .map(|id| EntryKey::new(*kind, id.as_ref()))
            .collect(),
        Want::One(kind, id) => vec![EntryKey::new(*kind, *id)],
    };
    wants.iter().flat_map(of_want).collect()
}

fn item(has_target: bool, is_counted: bool) -> EntryPart {
    EntryPart::Item {
        has_target,
        is_counted,
    }
}

fn places() -> Vec<WordPlace> {
    let mut places = vec![WordPlace::Heading, WordPlace::Subject];
    let parts = [
        item(false, false),
        item(false, true),
        item(true, false),
        item(true, true),
        EntryPart::Lead,
        EntryPart::Target,
        EntryPart::Result { has_target: false },
        EntryPart::Result { has_target: true },
        EntryPart::Link,
    ];
    let red = EntryKey::new(kinds::COLOUR, "red");
    let mut add = |heading: Option<EntryKey>, subject: &EntryKey, item: Option<EntryKey>| {
        for part in parts {
            places.push(WordPlace::Entry {
                heading: heading.clone(),
                subject: Some(subject.clone()),
                item: item.clone(),
                part,
            });
        }
    };
    for id in [
        "initiative",
        "dock",
        "goods",
        "shipping",
        "buildings",
        "discovery",
        "specialists",
        "warfare",
    ] {
        add(Some(EntryKey::new(kinds::BOX, id)), &red, None);
    }
    for id in ["placement", "income", "benefits"] {
        add(Some(EntryKey::new(kinds::PHASE, id)), &red, None);
    }
    add(Some(EntryKey::new(Kind::WORD, "bids")), &red, None);
    add(Some(EntryKey::new(kinds::BUILDING, "university")), &red, None);
    add(None, &red, Some(EntryKey::new(kinds::BUILDING, "university")));
    add(None, &red, Some(EntryKey::new(Kind::WORD, "exchange")));
    for word in ["order", "winner", "variant", "board"] {
        add(None, &EntryKey::new(Kind::WORD, word), None);
    }
    for id in ["buildings", "goods"] {
        add(None, &EntryKey::new(kinds::BOX, id), None);
    }
    add(None, &EntryKey::new(kinds::REGION, "canada"), None);
    places
}

#[test]
fn comments_and_what_cannot_be_read_stay() {
    let written = "annals 1 discovery en\n# one\nred: dock  # two\nred: > # three\nred: castle, 3 dragons > mordor = [1 2\n";
    let rewritten = in_language(written, "it");
    assert!(!rewritten.problems.is_empty());
    for kept in ["# one", "# two", "# three", "castle", "dragons", "mordor"] {
        assert!(rewritten.text.contains(kept), "{kept}:\n{}", rewritten.text);
    }
}

#[test]
fn any_text_is_rewritten_without_falling_over() {
    for text in [
        "",
        "\u{feff}",
        ":",
        ";;;;",
        "annals",
        "annals 1 chess fr\n",
        "\u{0}\u{1b}[31m",
        "red: -",
        "[[[[",
        "a: [1 2 3\n= > ~",
    ] {
        let _ = in_language(text, "he");
    }
}

fn actions(text: &str) -> Vec<Option<annals::games::discovery::Action>> {
    use annals::core::Readings;
    use annals::games::discovery::state::Rulebook;
    let library = Library::builtin();
    let game = &AnyGame::builtin()[0];
    let (log, _) = annals::record::read(text, &library, game);
    let meanings = annals::record::meanings(&log, &library, game);
    let rulebook = Rulebook::new(annals::games::discovery::builtin(), Readings::default());
    let resolved = annals::games::discovery::resolve(&meanings.statements, &rulebook);
    resolved.into_iter().map(|resolved| resolved.action).collect()
}

#[test]
fn a_record_means_the_same_in_every_language() {
    let english = actions(ENGLISH);
    assert!(english.iter().all(Option::is_some), "{english:#?}");
    for tag in ["it", "pl", "he"] {
        assert_eq!(actions(&in_language(ENGLISH, tag).text), english, "{tag}");
    }
    insta::assert_debug_snapshot!(english);
}

#[test]
fn what_cannot_happen_under_a_heading_means_nothing() {
    let nothing = |entry: &str, heading: &str| {
        let text = format!("annals 1 discovery en\nplayers: red, blue\n{heading}\n{entry}\n");
        actions(&text).last().cloned().flatten()
    };
    for (heading, entry) in [
        ("placement", "red: 2 colonists > dock"),
        ("dock", "red: $5"),
        ("goods", "red: sugar, rice"),
        ("discovery", "red: captain"),
        ("buildings", "red: 2 settlers"),
        ("shipping", "red: 2 ships"),
        ("specialists", "red: training > 2 soldiers"),
        ("income", "red: -$3"),
        ("tally", "red: -$5"),
        ("tally", "red: $5 = $7"),
        ("benefits", "red: stable > canada, peru = [1 2 1 4]"),
        ("benefits", "red: west indies company = 2 gold"),
        ("warfare", "red: battle > blue"),
        ("warfare", "red: battle > green, canada"),
        ("benefits", "red: stable > canada"),
        ("specialists", "red: training > training"),
        ("placement", "green: dock"),
        ("income", "red: [1 2 3]"),
    ] {
        assert_eq!(nothing(entry, heading), None, "{heading}: {entry}");
    }
    assert!(nothing("red: dock", "placement").is_some());
}

#[test]
fn what_belongs_under_another_heading_means_what_it_means_there() {
    for (heading, entry, meant) in [
        ("placement", "red: canada", "dock"),
        ("dock", "red: sugar", "goods"),
        (
            "dock",
            "red: captain, 2 colonists > peru = [2 4 3 5]",
            "discovery",
        ),
        ("dock", "red: training > captain", "specialists"),
        ("dock", "red: battle > blue, peru", "warfare"),
        (
            "income",
            "red: migration > 2 colonists, peru, caribbean",
            "benefits",
        ),
    ] {
        let under = |heading: &str| {
            let text = format!("annals 1 discovery en\nplayers: red, blue\n{heading}\n{entry}\n");
            actions(&text).last().cloned().flatten()
        };
        assert!(under(heading).is_some(), "{heading}: {entry}");
        assert_eq!(under(heading), under(meant), "{heading}: {entry}");
    }
}

#[test]
fn the_grammar_lists_the_words_of_every_language() {
    let grammar = include_str!("../GRAMMAR.md");
    let library = Library::builtin();
    for language in library.store().languages() {
        let texts = library.texts(language, Some("discovery"));
        let game = library.game("discovery").expect("the game");
        for word in game.ids(Kind::WORD) {
            let name = record_name(&EntryKey::new(Kind::WORD, word), None, &texts);
            assert!(
                grammar.contains(&format!("| {name} |")),
                "{}: {name}",
                language.tag
            );
        }
    }
}
