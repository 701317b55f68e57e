//! `check --fix` corrects what is certain and nothing else, and says what it did.

mod support;

use std::fs;

use support::program::{annals, code, err, out, scratch};

const RECORD: &str = "annals 1 discovery it
players: rosso Anna, blu Marco
setup:
rosso: $5, 1 colono; blu: $5, 1 colono
turno 2
piazzamento
rosso: spedizoni
blu: merci
situazione
rosso: $8
";

fn file(name: &str, text: &str) -> String {
    let path = scratch(name).join("venerdi.annal");
    fs::write(&path, text).expect("written");
    path.display().to_string()
}

#[test]
fn words_with_one_reading_are_corrected_and_figures_only_when_asked() {
    let name = file("fixed-words", RECORD);
    let fixed = annals(&["check", "--fix", "--lang", "it", &name]);
    let text = fs::read_to_string(&name).expect("it is there");
    assert!(text.contains("\nsetup\n"), "{text}");
    assert!(text.contains("rosso: spedizioni\n"), "{text}");
    assert!(
        text.contains("rosso: $8\n"),
        "a figure is not ours to change\n{text}"
    );
    assert_eq!(code(&fixed), 1, "the wrong sum is still there");
    let said = err(&fixed).split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(
        said.contains("«spedizoni» è diventato «spedizioni»"),
        "{}",
        err(&fixed)
    );
    let with_figures = annals(&["check", "--fix=figures", &name]);
    let text = fs::read_to_string(&name).expect("it is there");
    assert!(text.contains("rosso: $5\n"), "{text}");
    assert_eq!(code(&with_figures), 0, "{}", out(&with_figures));
}

#[test]
fn a_difference_is_shown_and_nothing_is_written() {
    let name = file("fixed-difference", RECORD);
    let shown = annals(&["check", "--diff", &name]);
    assert_eq!(fs::read_to_string(&name).expect("it is there"), RECORD);
    assert!(
        out(&shown).contains("-rosso: spedizoni\n+rosso: spedizioni\n"),
        "{}",
        out(&shown)
    );
    assert!(!out(&shown).contains("$5\n+"), "figures are not asked for");
    assert_eq!(code(&shown), 1, "the record is wrong as it is");
    let figures = annals(&["check", "--fix=figures", "--diff", &name]);
    assert!(
        out(&figures).contains("-rosso: $8\n+rosso: $5\n"),
        "{}",
        out(&figures)
    );
}

#[test]
fn what_is_no_record_is_left_alone() {
    let note = "players: red, blue\nsetup:\n";
    let name = file("fixed-note", note);
    let refused = annals(&["check", "--fix", "--game", "discovery", &name]);
    assert_eq!(fs::read_to_string(&name).expect("it is there"), note);
    assert_eq!(code(&refused), 2, "{}", err(&refused));
}

#[test]
fn a_clean_record_is_not_touched() {
    let clean = RECORD
        .replace("setup:", "setup")
        .replace("spedizoni", "spedizioni")
        .replace("$8", "$5");
    let name = file("fixed-clean", &clean);
    let before = fs::metadata(&name)
        .and_then(|file| file.modified())
        .expect("a time");
    assert_eq!(code(&annals(&["check", "--fix=figures", &name])), 0);
    assert_eq!(
        fs::metadata(&name)
            .and_then(|file| file.modified())
            .expect("a time"),
        before
    );
}

#[test]
fn figures_in_another_form_are_put_into_ours_and_keep_their_meaning() {
    let text = "annals 1 discovery it
players: rosso Anna, blu Marco
setup
rosso: 5 dollari, 1 colono, [1,2,1,4]; blu: 5 $, 1 colono
turno 2
piazzamento
rosso: scoperta
blu: scoperta
scoperta
Anna manda un colono nella Nuova Spagna = 2/4/3/5  # non 5 dollari
blu: colono > perù = (1,3,3,5)
situazione
Anna ha 5 dollari
blu: $5, 2 zuccheri
";
    let name = file("fixed-figures", text);
    let fixed = annals(&["check", "--fix", "--lang", "it", &name]);
    let ours = fs::read_to_string(&name).expect("it is there");
    let wanted = text
        .replace("rosso: 5 dollari", "rosso: $5")
        .replace("[1,2,1,4]", "[1 2 1 4]")
        .replace("5 $", "$5")
        .replace("2/4/3/5", "[2 4 3 5]")
        .replace("(1,3,3,5)", "[1 3 3 5]")
        .replace("ha 5 dollari", "ha $5");
    assert_eq!(ours, wanted);
    let said = err(&fixed).split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(said.contains("«(1,3,3,5)» è diventato «[1 3 3 5]»"), "{said}");
    let again = annals(&["check", "--diff", &name]);
    assert!(!out(&again).contains("@@"), "{}", out(&again));
    let canonical = |text: &str| out(&annals(&["fmt", &file("fixed-figures-canonical", text)]));
    assert_eq!(canonical(text), canonical(&ours));
}
