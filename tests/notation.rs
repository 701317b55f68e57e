//! The notation from outside: every construct of `GRAMMAR.md`, every mistake, and what holds for any text.

#[path = "notation/describe.rs"]
mod describe;
#[path = "notation/generator.rs"]
mod generator;

#[path = "notation/constructs.rs"]
mod constructs;
#[path = "notation/grammar.rs"]
mod grammar;
#[path = "notation/layout.rs"]
mod layout;
#[path = "notation/mistakes.rs"]
mod mistakes;
#[path = "notation/properties.rs"]
mod properties;
