#![no_main]

use annals::games::AnyGame;
use annals::source::Source;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let mut sources = AnyGame::builtin_sources("discovery");
    sources.push(Source::new("mine.toml", text));
    if let Err(problems) = AnyGame::load("discovery", &sources) {
        assert!(!problems.is_empty());
    }
});
