//! A ruling line that names no disputed point, or no reading of it.

use crate::core::engine::{Action, Found, Game, Now, Role, Violation};
use crate::core::{ReadingId, UnknownReading, Value};

pub(super) fn check<G: Game>(now: &Now<G>, found: &mut Found) {
    let Some(Role::Ruling(name, reading)) = now.action().map(Action::role) else {
        return;
    };
    let texts = |names: Vec<String>| names.into_iter().map(Value::Text);
    let violation = Violation::new().with("ruling", name).with("reading", reading);
    match ReadingId::find(now.rulebook.registry(), name, reading) {
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
