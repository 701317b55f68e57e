//! stub
use std::process::ExitCode;
/// stub
pub fn run() -> ExitCode {
    let library = crate::reference::Library::builtin();
    let words: Vec<String> = std::env::args().skip(1).collect();
    let outcome = library.search(&crate::reference::Query {
        words: &words.join(" "),
        language: "en",
        ..Default::default()
    });
    println!("{outcome:#?}");
    ExitCode::SUCCESS
}
