#![no_main]

use std::sync::LazyLock;

use annals::record::rewrite;
use annals::reference::Library;
use libfuzzer_sys::fuzz_target;

static LIBRARY: LazyLock<Library> = LazyLock::new(Library::builtin);

fuzz_target!(|text: &str| {
    let english = LIBRARY.store().language("en").expect("built in");
    let game = LIBRARY.game("discovery").expect("the game");
    let once = rewrite(text, &LIBRARY, game, english).text;
    let twice = rewrite(&once, &LIBRARY, game, english).text;
    assert_eq!(once, twice);
});
