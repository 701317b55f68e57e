//! A building laid out that does not belong to the age.

use super::prelude::*;
use crate::games::discovery::kinds;

pub(super) fn check(now: &Now, found: &mut Found) {
    let of_age = |age: u16| EntryKey::new(kinds::AGE, age.to_string());
    // What a player has at the start of a record in the middle cannot be of a later age.
    if let Some(Action::Give(_, held)) = now.action() {
        let age = now.rulebook.age_of_turn(now.course.first_turn);
        let owned = held.buildings.iter().map(|(building, _)| *building);
        for building in owned.filter(|building| now.rulebook.building(*building).age > age) {
            let violation = Violation::new()
                .about("building", now.building(building))
                .with("age", of_age(now.rulebook.building(building).age))
                .with("expected", of_age(age))
                .citing(if age == 1 { &["R-112"] } else { &["R-114"] });
            found.push(violation);
        }
        return;
    }
    let Some(Action::LayOutBuildings(new)) = now.action() else {
        return;
    };
    let age = due(now).1;
    for building in new {
        let rule = now.rulebook.building(*building);
        if rule.age != age {
            let violation = Violation::new()
                .about("building", now.building(*building))
                .with("age", of_age(rule.age))
                .with("expected", of_age(age));
            let is_new_age = now.course.stage == Stage::Setup || [3, 6].contains(&now.state.turn);
            let rule = match (is_new_age, age) {
                (true, 1) => "R-015",
                (true, 2) => "R-113",
                (true, _) => "R-114",
                (false, _) => "R-112",
            };
            let violation = violation.citing(&[rule]);
            found.push(violation);
        }
    }
}

/// How many buildings are to be laid out, and of which age.
pub(super) fn due(now: &Now) -> (usize, u16) {
    if now.course.stage == Stage::Setup {
        (5, now.rulebook.age_of_turn(now.course.first_turn))
    } else {
        now.state.buildings_due(now.rulebook)
    }
}
