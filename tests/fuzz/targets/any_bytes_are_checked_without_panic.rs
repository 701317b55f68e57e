#![no_main]

#[path = "../properties.rs"]
#[allow(dead_code, reason = "each target uses one of them")]
mod properties;

use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| properties::any_text_is_checked(text));
