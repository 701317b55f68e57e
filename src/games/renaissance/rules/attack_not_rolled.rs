//! An attack without dice or Cathedral: RR-127, RR-004. It counts as lost.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Moment::Concluding(Episode::Attack(_, province)) = &now.moment else {
        return;
    };
    found.push(Violation::new().about("province", now.province(*province)));
}
