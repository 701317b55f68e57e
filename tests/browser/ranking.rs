//! The search of the site finds what the look-up finds, in the same order.

use annals::reference::{Library, LookUp, MOST_ANSWERS, Query};
use serde_json::json;

use super::{LANGUAGES, file_address, set_up};

const ASKED: [&str; 2] = [include_str!("../questions.tsv"), include_str!("../queries.tsv")];

/// What the look-up finds in this game, as the anchors of the book.
fn looked_up(library: &Library, words: &str, language: &str) -> Vec<String> {
    let query = Query {
        words,
        language,
        kind: None,
        game: Some("discovery"),
    };
    let targets = match library.look_up(&query) {
        LookUp::Named(outcome) => outcome.hits().iter().map(|hit| hit.target).collect(),
        LookUp::Answered(targets) => targets,
    };
    let anchor = |kind: &str, id: &str| match kind {
        "rule" | "ruling" | "disagreement" => id.to_owned(),
        _ => format!("{kind}-{id}"),
    };
    let targets = targets.into_iter().take(MOST_ANSWERS);
    targets
        .map(|target| anchor(target.kind.word(), &target.id))
        .collect()
}

#[test]
fn the_site_finds_what_the_look_up_finds_in_the_same_order() {
    let Some((mut browser, site)) = set_up("ranking") else {
        return;
    };
    let library = Library::builtin();
    let mut tab = browser.tab();
    let mut compared = 0;
    for language in LANGUAGES {
        let lines = ASKED.iter().flat_map(|list| list.lines());
        let of_language = lines.filter(|line| !line.starts_with('#')).filter_map(|line| {
            let mut fields = line.split('\t');
            let words = fields.next()?;
            (fields.next()? == language).then_some(words)
        });
        let words: Vec<&str> = of_language.collect();
        tab.open(&format!(
            "{}/{language}/discovery/index.html",
            file_address(&site)
        ));
        tab.value("annalsBox.prepare()");
        tab.wait_until("annalsBox.stage() >= 2");
        tab.value(&format!("annalsBox.allWords({})", json!(LANGUAGES)));
        tab.wait_until("annalsBox.stage() === 3");
        let found = tab.value(&format!(
            "{}.map((words) => annalsBox.search(words).slice(0, 5).map((hit) => hit.anchor))",
            json!(words)
        ));
        for (words, found) in words.iter().zip(found.as_array().expect("a list")) {
            let wanted = looked_up(&library, words, language);
            let found = found.as_array().cloned().unwrap_or_default();
            // What has only the words in its title comes behind.
            let found: Vec<&str> = found
                .iter()
                .filter_map(|one| one.as_str())
                .take(wanted.len())
                .collect();
            assert_eq!(found, wanted, "{language}: {words}");
            compared += 1;
        }
    }
    assert!(compared > 600, "{compared}");
}
