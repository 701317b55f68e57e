//! Every reading that the mechanics ask for is one that the data know, and not the default one.

mod support;

use std::fs;
use std::path::Path;

use annals::games::AnyGame;
use support::rust_files;

/// The arguments of every `.is("name", "reading")`.
fn asked(text: &str) -> Vec<(String, String)> {
    let mut pairs = Vec::new();
    for part in text.split(".is(").skip(1) {
        let quoted: Vec<&str> = part.split(')').next().unwrap_or_default().split('"').collect();
        if let [_, name, _, reading, _] = quoted.as_slice() {
            pairs.push(((*name).to_owned(), (*reading).to_owned()));
        }
    }
    pairs
}

#[test]
fn the_mechanics_ask_only_for_readings_that_exist() {
    let mut count = 0;
    for game in AnyGame::builtin() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
            .join("src/games")
            .join(game.id());
        let mut files = Vec::new();
        rust_files(&folder, &mut files);
        let registry = game.registry();
        for path in files {
            for (name, reading) in asked(&fs::read_to_string(&path).expect("a readable source")) {
                let of_rulings = registry
                    .rulings
                    .iter()
                    .map(|ruling| (&ruling.name, ruling.readings.to_vec()));
                let of_disagreements = registry.disagreements.iter().map(|item| {
                    (
                        &item.name,
                        item.readings.iter().map(|reading| reading.name.clone()).collect(),
                    )
                });
                let known: Vec<_> = of_rulings
                    .chain(of_disagreements)
                    .filter(|(known, _)| **known == name)
                    .collect();
                let [(_, readings)] = known.as_slice() else {
                    panic!("{}: there is no ruling {name}", path.display());
                };
                let at = readings.iter().position(|known| *known == reading);
                assert!(
                    at.is_some_and(|at| at > 0),
                    "{}: {name} {reading}",
                    path.display()
                );
                count += 1;
            }
        }
    }
    assert!(count >= 10, "{count}");
}

#[test]
fn the_test_sees_what_is_asked() {
    assert_eq!(
        asked("readings.is(\n    \"university\", \"one-place\")"),
        [("university".to_owned(), "one-place".to_owned())]
    );
}
