//! Turns `data/` and `locales/` into tables; see `src/bake`.

use std::env;
use std::path::PathBuf;
use std::process::Command;

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
    link_for_a_quick_start();
    let variable = |name| PathBuf::from(env::var_os(name).unwrap_or_default());
    bake::bake(&variable("CARGO_MANIFEST_DIR"), &variable("OUT_DIR"));
}

/// Links for a quick start on Linux: at a fixed address, so that the tables need no relocation, which
/// would touch every page of them before `main` runs; and with the compiler's own unwinder, so that
/// one library fewer is loaded. Each is worth a tenth of a millisecond or more.
fn link_for_a_quick_start() {
    let target = |name: &str| env::var(format!("CARGO_CFG_TARGET_{name}")).unwrap_or_default();
    if target("OS") != "linux" || target("ENV") != "gnu" {
        return;
    }
    println!("cargo::rustc-link-arg-bins=-no-pie");
    let found = Command::new("cc").arg("-print-file-name=libgcc_eh.a").output();
    let path = found.map(|output| String::from_utf8_lossy(&output.stdout).trim().to_owned());
    if path.is_ok_and(|path| PathBuf::from(path).is_absolute()) && env::var("HOST") == env::var("TARGET") {
        println!("cargo::rustc-link-lib=dylib=gcc_eh");
    }
}
