//! A token that shows other figures than when it was seen before: R-076.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let (region, token) = match now.action() {
        Some(Action::Explore(_, _, region, Some(token)) | Action::DiscoverFreely(_, region, Some(token))) => {
            (*region, *token)
        }
        Some(Action::Buy(_, _, Some(region), Some(token))) => (*region, *token),
        _ => return,
    };
    if let Some(seen) = now.state.region(region).seen.filter(|seen| *seen != token) {
        let violation = Violation::new()
            .with("region", now.region(region))
            .with("token", figures(token))
            .with("seen", figures(seen))
            .options([figures(seen)]);
        found.push(violation);
    }
}
