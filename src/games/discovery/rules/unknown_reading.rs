//! A ruling line that names no disputed point, or no reading of it.

use super::prelude::*;

pub fn check(now: &Now, found: &mut Found) {
    let Some(Action::Ruling(choice)) = now.action() else {
        return;
    };
    let (name, reading) = &**choice;
    let registry = &now.rulebook.catalog.registry;
    let texts = |names: Vec<String>| names.into_iter().map(Value::Text);
    let violation = Violation::new()
        .with("ruling", name.as_str())
        .with("reading", reading.as_str());
    match ReadingId::find(registry, name, reading) {
        Ok(_) => {}
        Err(UnknownReading::Ruling(names)) => {
            let near = nearest(name, names);
            found.push(violation.case("ruling").options(texts(near)));
        }
        Err(UnknownReading::Reading(readings)) => {
            found.push(violation.case("reading").options(texts(readings)));
        }
    }
}

/// The names most like the one written.
fn nearest(name: &str, mut names: Vec<String>) -> Vec<String> {
    names.sort_by_cached_key(|known| strsim::osa_distance(known, name));
    names.truncate(3);
    names
}
