//! A Rust constant for every reading that a record can choose instead of the default, so that a misspelt one
//! does not compile.

use std::fmt::Write as _;

use crate::core::{DisputedPoint, Registry};

/// A module for each disputed point that leaves a choice, with a constant for each reading but the default.
pub(crate) fn constants(registry: &Registry) -> String {
    let mut out = String::new();
    let rulings = registry.rulings.iter().map(DisputedPoint::Ruling);
    for (place, point) in rulings.enumerate() {
        write_point(&mut out, point, &format!("of_ruling({place}"));
    }
    let disagreements = registry.disagreements.iter().map(DisputedPoint::Disagreement);
    for (place, point) in disagreements.enumerate() {
        write_point(&mut out, point, &format!("of_disagreement({place}"));
    }
    out
}

fn write_point(out: &mut String, point: DisputedPoint, constructor: &str) {
    let (id, name, readings) = (point.id(), point.name(), point.readings());
    if readings.len() < 2 {
        return;
    }
    let mut constants = String::new();
    for (at, reading) in readings.iter().enumerate().skip(1) {
        let constant = snake(reading).to_ascii_uppercase();
        writeln!(
            constants,
            "    /// {id}, `{name}`: the reading `{reading}`.\n    \
             pub const {constant}: ReadingId = ReadingId::{constructor}, {at});"
        )
        .expect("a String takes everything");
    }
    writeln!(
        out,
        "/// {id}, `{name}`: the readings besides the default, `{}`.\npub mod {} {{\n    \
         use crate::core::ReadingId;\n\n{constants}}}\n",
        readings[0],
        snake(name)
    )
    .expect("a String takes everything");
}

fn snake(kebab: &str) -> String {
    kebab.replace('-', "_")
}
