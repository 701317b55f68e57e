//! A waiver that names no finding.

use super::prelude::*;

/// Told by the replay itself, once all findings are known.
pub fn check(_: &Now, _: &mut Found) {}
