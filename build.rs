//! Turns `data/` and `locales/` into tables; see `src/bake`.

use std::env;
use std::path::PathBuf;

#[path = "src/bake/mod.rs"]
mod bake;

// The modules that load a user's own files at run time load ours when the program is built.
#[expect(
    dead_code,
    unused_imports,
    reason = "the build script needs only the loading half"
)]
#[path = "src/core/mod.rs"]
mod core;
#[path = "src/data/mod.rs"]
mod data;
#[expect(dead_code, reason = "the build script needs only the loading half")]
#[path = "src/bake/games.rs"]
mod games;
#[expect(dead_code, reason = "the build script needs only the loading half")]
#[path = "src/bake/l10n.rs"]
mod l10n;
#[path = "src/message/mod.rs"]
mod message;
#[expect(dead_code, reason = "the build script needs only the loading half")]
#[path = "src/bake/reference.rs"]
mod reference;
#[path = "src/source/mod.rs"]
mod source;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=src/bake");
    link_without_relocations();
    let variable = |name| PathBuf::from(env::var_os(name).unwrap_or_default());
    bake::bake(&variable("CARGO_MANIFEST_DIR"), &variable("OUT_DIR"));
}

/// On Linux the program is linked at a fixed address: the tables then need no relocation at start,
/// which would otherwise touch every page of them before `main` runs.
fn link_without_relocations() {
    let target = |name: &str| env::var(format!("CARGO_CFG_TARGET_{name}")).unwrap_or_default();
    if target("OS") == "linux" && target("ENV") == "gnu" {
        println!("cargo::rustc-link-arg-bins=-no-pie");
    }
}
