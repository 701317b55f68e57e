//! Something appeared or was lost: our own fault, never the player's.

use super::prelude::*;

/// Told by the replay itself, after every entry.
pub fn check(_: &Now, _: &mut Found) {}
