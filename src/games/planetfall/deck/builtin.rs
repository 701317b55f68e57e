//! Decks that are built in: ours, invented, to try things out with. No printed card is among them.

/// Their names, and their files.
pub static BUILTIN: [(&str, &str); 1] = [(
    "demo",
    include_str!(concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/data/planetfall/decks/demo.toml"
    )),
)];
