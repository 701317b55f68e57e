#![no_main]

use std::sync::LazyLock;

use annals::record::{Until, check};
use annals::reference::Library;
use libfuzzer_sys::fuzz_target;

static LIBRARY: LazyLock<Library> = LazyLock::new(Library::builtin);

fuzz_target!(|bytes: &[u8]| {
    let Ok(text) = std::str::from_utf8(bytes) else {
        return;
    };
    let replayed = check(text, &LIBRARY, LIBRARY.game("discovery").expect("the game"), &[], Until::End);
    for finding in replayed.findings() {
        assert!(text.get(finding.span.start as usize..finding.span.end as usize).is_some());
    }
});
