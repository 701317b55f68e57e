#![no_main]

use std::sync::LazyLock;

use annals::record::{Until, check, rewrite};
use annals::reference::Library;
use libfuzzer_sys::fuzz_target;

static LIBRARY: LazyLock<Library> = LazyLock::new(Library::builtin);

fuzz_target!(|input: (u8, &str)| {
    let (choice, text) = input;
    let game = LIBRARY.game("discovery").expect("the game");
    let language = |tag: &str| LIBRARY.store().language(tag).expect("built in");
    let there = ["it", "pl", "he"][usize::from(choice) % 3];
    let here = rewrite(text, &LIBRARY, game, language("en"));
    // What is not understood stays as it is, and may mean something else beside other words.
    if !here.problems.is_empty() || !here.meanings.unknown.is_empty() {
        return;
    }
    let translated = rewrite(&here.text, &LIBRARY, game, language(there)).text;
    let back = rewrite(&translated, &LIBRARY, game, language("en")).text;
    assert_eq!(here.text, back);
    let slugs = |text: &str| -> Vec<&'static str> {
        let replayed = check(text, &LIBRARY, game, &[], Until::End);
        replayed.findings().iter().map(|finding| finding.slug).collect()
    };
    assert_eq!(slugs(&here.text), slugs(&translated));
});
