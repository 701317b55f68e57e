//! What the program is built from: every package comes from crates.io, under a licence of `deny.toml`, for our compiler; and
//! `THIRD-PARTY.md` has the notices of what is linked in. `ANNALS_UPDATE=1` writes that file anew.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;

/// The target whose binaries have the C library inside.
const TARGET: &str = "x86_64-unknown-linux-gnu";

fn metadata() -> Value {
    let output = Command::new(env!("CARGO"))
        .args(["metadata", "--format-version", "1", "--locked", "--offline"])
        .args(["--filter-platform", TARGET])
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output()
        .expect("cargo runs");
    assert!(
        output.status.success(),
        "{}",
        String::from_utf8_lossy(&output.stderr)
    );
    serde_json::from_slice(&output.stdout).expect("JSON")
}

fn texts<'v>(value: &'v Value, key: &str) -> &'v str {
    value[key].as_str().unwrap_or_default()
}

fn list<'v>(value: &'v Value, key: &str) -> &'v [Value] {
    value[key].as_array().map(Vec::as_slice).unwrap_or_default()
}

/// The packages that are linked into the program or run when it is built, without those of tests alone.
fn linked(metadata: &Value) -> Vec<&Value> {
    let nodes: BTreeMap<&str, &Value> = list(&metadata["resolve"], "nodes")
        .iter()
        .map(|node| (texts(node, "id"), node))
        .collect();
    let mut open = vec![texts(&metadata["resolve"], "root")];
    let mut reached = BTreeSet::new();
    while let Some(id) = open.pop() {
        if !reached.insert(id) {
            continue;
        }
        for dependency in list(nodes[id], "deps") {
            let kinds = list(dependency, "dep_kinds");
            if kinds.iter().any(|kind| texts(kind, "kind") != "dev") {
                open.push(texts(dependency, "pkg"));
            }
        }
    }
    let packages = list(metadata, "packages").iter();
    let mut found: Vec<&Value> = packages
        .filter(|package| reached.contains(texts(package, "id")) && texts(package, "name") != "annals")
        .collect();
    found.sort_by_key(|package| (texts(package, "name"), texts(package, "version")));
    found
}

/// The licences that `deny.toml` allows.
fn allowed() -> Vec<String> {
    let file: toml::Table = fs::read_to_string("deny.toml")
        .expect("deny.toml")
        .parse()
        .expect("TOML");
    let allow = file["licenses"]["allow"].as_array().expect("a list");
    allow
        .iter()
        .filter_map(|licence| Some(licence.as_str()?.to_owned()))
        .collect()
}

/// Whether an expression such as `(MIT OR Apache-2.0) AND Unicode-3.0` can be met by allowed licences.
fn is_allowed(expression: &str, allowed: &[String]) -> bool {
    let words = expression.replace('/', " OR ").replace(['(', ')'], "");
    words.split(" AND ").all(|all| {
        all.split(" OR ")
            .any(|licence| allowed.iter().any(|known| known == licence.trim()))
    })
}

#[test]
fn every_package_has_an_allowed_licence_source_and_compiler() {
    let allowed = allowed();
    assert!(is_allowed("(MIT OR Apache-2.0) AND Unicode-3.0", &allowed));
    assert!(!is_allowed("GPL-3.0-only", &allowed) && !is_allowed("MIT AND GPL-3.0-only", &allowed));
    let ours: Vec<u32> = numbers(env!("CARGO_PKG_RUST_VERSION"));
    let metadata = metadata();
    for package in list(&metadata, "packages") {
        let name = texts(package, "name");
        if name == "annals" {
            continue;
        }
        let licence = texts(package, "license");
        assert!(is_allowed(licence, &allowed), "{name}: {licence}");
        let needed = numbers(texts(package, "rust_version"));
        assert!(needed <= ours, "{name} needs Rust {needed:?}");
    }
    let lock: toml::Table = fs::read_to_string("Cargo.lock")
        .expect("locked")
        .parse()
        .expect("TOML");
    for package in lock["package"].as_array().expect("packages") {
        let name = package["name"].as_str().expect("a name");
        let source = package.get("source").and_then(toml::Value::as_str);
        let is_ours = source.is_none() && name == "annals";
        let is_of_registry = source == Some("registry+https://github.com/rust-lang/crates.io-index");
        assert!(
            is_ours || (is_of_registry && package.get("checksum").is_some()),
            "{name}: {source:?}"
        );
    }
}

/// `1.88` and `1.88.0` as numbers.
fn numbers(version: &str) -> Vec<u32> {
    let mut numbers: Vec<u32> = version.split('.').filter_map(|part| part.parse().ok()).collect();
    while numbers.last() == Some(&0) {
        numbers.pop();
    }
    numbers
}

/// The files with the licence of a package: the one for MIT where there is a choice.
fn notices(package: &Value) -> Vec<PathBuf> {
    let folder = Path::new(texts(package, "manifest_path"))
        .parent()
        .expect("a folder");
    let is_notice = |path: &PathBuf| {
        let name = path
            .file_name()
            .unwrap_or_default()
            .to_string_lossy()
            .to_uppercase();
        let begins = ["LICENSE", "LICENCE", "COPYING", "NOTICE", "UNLICENSE"];
        path.is_file() && begins.iter().any(|begin| name.starts_with(begin))
    };
    let entries = fs::read_dir(folder).expect("the package");
    let mut files: Vec<PathBuf> = entries
        .map(|entry| entry.expect("a file").path())
        .filter(is_notice)
        .collect();
    files.sort();
    let of_mit = |path: &&PathBuf| path.to_string_lossy().to_uppercase().contains("MIT");
    if texts(package, "license").contains("MIT") && files.iter().any(|file| of_mit(&file)) {
        files.retain(|file| {
            let name = file.to_string_lossy().to_uppercase();
            !name.contains("APACHE") && !name.contains("UNLICENSE") && !name.contains("ZLIB")
        });
    }
    files
}

#[test]
fn the_notices_are_those_of_what_is_linked_in() {
    let metadata = metadata();
    let linked = linked(&metadata);
    let mut page = String::from(
        "# Third-party notices\n\nMade by `ANNALS_UPDATE=1 cargo test --test supply` from `Cargo.lock`: what is linked into annals for Linux \
         (x86-64) or runs when it is built. The C library is named in `NOTICE.md`.\n\n| package | version | licence |\n|---|---|---|\n",
    );
    // The same text is printed once, for all who have it.
    let mut by_text: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for package in &linked {
        let (name, version) = (texts(package, "name"), texts(package, "version"));
        page += &format!("| {name} | {version} | {} |\n", texts(package, "license"));
        for file in notices(package) {
            let text = fs::read_to_string(file).expect("a licence");
            let lines: Vec<&str> = text.lines().map(str::trim_end).collect();
            let text = lines.join("\n").trim().to_owned();
            by_text.entry(text).or_default().push(format!("{name} {version}"));
        }
    }
    let mut sections: Vec<(Vec<String>, String)> = by_text
        .into_iter()
        .map(|(text, mut names)| {
            names.dedup();
            (names, text)
        })
        .collect();
    sections.sort();
    for (names, text) in sections {
        page += &format!("\n## {}\n\n```text\n{text}\n```\n", names.join(", "));
    }
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("THIRD-PARTY.md");
    if std::env::var_os("ANNALS_UPDATE").is_some() {
        fs::write(&path, &page).expect("written");
    }
    let is_same = fs::read_to_string(&path).is_ok_and(|known| known == page);
    assert!(
        is_same,
        "THIRD-PARTY.md is old: ANNALS_UPDATE=1 cargo test --test supply"
    );
    assert!(linked.len() > 40 && page.contains("Permission is hereby granted"));
}
