//! A card line gives a landmark another icon than a line before it, or the table's file: PR-050.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some(Action::TellCard(name, told)) = now.action() else {
        return;
    };
    let Some(icon) = told.icon.as_ref() else { return };
    let known = now.known_cards(*name).find_map(|card| match &card.face {
        Face::Landmark {
            icon: Some(known), ..
        } if known.to_lowercase() != *icon => Some(known.clone()),
        _ => None,
    });
    if let Some(known) = known {
        found.push(
            about_card(now, *name)
                .with("icon", icon.as_str())
                .with("known", known.as_str()),
        );
    }
}
