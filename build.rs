//! Turns `data/` and `locales/` into tables; see `src/bake`.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

#[path = "src/bake/mod.rs"]
mod bake;

// The modules that load a user's own files at run time load ours when the program is built.
#[expect(
    dead_code,
    unused_imports,
    reason = "the build script needs only the loading half"
)]
#[path = "src/bake/core.rs"]
mod core;
#[expect(
    dead_code,
    unused_imports,
    reason = "the build script needs only what our own files have"
)]
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
    let variable = |name| PathBuf::from(env::var_os(name).unwrap_or_default());
    let out = variable("OUT_DIR");
    link_for_a_quick_start(&out);
    bake::bake(&variable("CARGO_MANIFEST_DIR"), &out);
}

/// Links for a quick start on Linux: at a fixed address, so that the tables need no relocation, which
/// would touch every page of them before `main` runs; and with the C library inside, so that nothing is
/// loaded and looked up besides. That is a quarter of a look-up, and the program runs wherever the kernel does.
/// Where the archives are missing, or `ANNALS_LINK=shared` asks for it, only the compiler's unwinder goes inside.
fn link_for_a_quick_start(out: &Path) {
    let target = |name: &str| env::var(format!("CARGO_CFG_TARGET_{name}")).unwrap_or_default();
    if target("OS") != "linux" || target("ENV") != "gnu" {
        return;
    }
    println!("cargo::rerun-if-env-changed=ANNALS_LINK");
    println!("cargo::rustc-link-arg-bins=-no-pie");
    if env::var("HOST") != env::var("TARGET") {
        return;
    }
    let wants_static = target("ARCH") == "x86_64" && env::var("ANNALS_LINK").as_deref() != Ok("shared");
    if wants_static && let Some(folder) = static_libraries(out) {
        println!("cargo::rustc-link-arg-bins=-static");
        println!("cargo::rustc-link-arg-bins=-L{}", folder.display());
    } else if archive("gcc_eh").is_some() {
        println!("cargo::rustc-link-lib=dylib=gcc_eh");
    }
}

/// A folder that offers the archives of the C library under the names of the shared libraries, which are what
/// the standard library asks for; none if an archive is missing.
fn static_libraries(out: &Path) -> Option<PathBuf> {
    let folder = out.join("static");
    fs::create_dir_all(&folder).ok()?;
    let offer = |name: &str, archives: &[&str]| {
        let paths: Option<Vec<String>> = archives.iter().map(|name| archive(name)).collect();
        let script = format!("GROUP ( \"{}\" )\n", paths?.join("\" \""));
        fs::write(folder.join(format!("lib{name}.so")), script).ok()
    };
    for name in ["util", "rt", "pthread", "m", "dl"] {
        offer(name, &[name])?;
    }
    offer("gcc_s", &["gcc_eh"])?;
    offer("c", &["c", "gcc_eh", "gcc"])?;
    Some(folder)
}

/// Where the C compiler keeps an archive.
fn archive(name: &str) -> Option<String> {
    let asked = Command::new("cc")
        .arg(format!("-print-file-name=lib{name}.a"))
        .output();
    let path = String::from_utf8_lossy(&asked.ok()?.stdout).trim().to_owned();
    Path::new(&path).is_absolute().then_some(path)
}
