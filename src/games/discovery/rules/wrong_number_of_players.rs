//! A table with too few or too many players: R-001.

use super::prelude::*;

pub fn check(now: &Now, found: &mut Found) {
    let Some(Action::Players(seats)) = now.action() else {
        return;
    };
    let numbers = &now.rulebook.catalog.numbers;
    let (least, most) = (
        usize::from(numbers.least_players),
        usize::from(numbers.most_players),
    );
    if !(least..=most).contains(&seats.len()) {
        let violation = Violation::new().with("count", seats.len());
        found.push(violation.with("least", least).with("most", most));
    }
}
