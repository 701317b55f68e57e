//! What the program writes to: never torn, never through a link into another folder, nothing of others without being asked.

#![cfg(unix)]

mod support;

use std::collections::BTreeMap;
use std::fs;
use std::os::unix::fs::{MetadataExt as _, PermissionsExt as _, symlink};
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::time::Duration;

use support::LANGUAGES;
use support::program::{annals, annals_with, code, err, out, scratch};

/// A record that is not in canonical form, and its canonical form.
const LOOSE: &str = "annals   1 discovery en\nplayers:red,blue\n";
const CANONICAL: &str = "annals 1 discovery en\nplayers: red, blue\n";

fn loose(folder: &Path, name: &str) -> PathBuf {
    let file = folder.join(name);
    fs::write(&file, LOOSE).expect("written");
    file
}

fn text(path: &Path) -> String {
    fs::read_to_string(path).expect("a text")
}

fn shown(path: &Path) -> String {
    path.display().to_string()
}

fn rewrite(file: &Path) -> Output {
    annals(&["fmt", "--write", &shown(file)])
}

/// The names in a folder, sorted.
fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).expect("a folder");
    let mut names: Vec<String> = entries
        .map(|entry| {
            entry
                .expect("readable")
                .file_name()
                .to_string_lossy()
                .into_owned()
        })
        .collect();
    names.sort();
    names
}

/// Every file below a folder with its content.
fn tree(folder: &Path) -> BTreeMap<PathBuf, Vec<u8>> {
    let mut files = BTreeMap::new();
    let mut folders = vec![folder.to_path_buf()];
    while let Some(here) = folders.pop() {
        for entry in fs::read_dir(&here).expect("a folder") {
            let path = entry.expect("readable").path();
            if path.is_dir() {
                folders.push(path);
            } else {
                files.insert(path.clone(), fs::read(&path).expect("readable"));
            }
        }
    }
    files
}

/// Whether the tests may do what only the administrator may.
fn is_administrator() -> bool {
    fs::metadata("/proc/self").is_ok_and(|own| own.uid() == 0)
}

/// Runs a script of the shell; the program is `$ANNALS`.
fn shell(script: &str, folder: &Path) -> Output {
    Command::new("sh")
        .args(["-c", script])
        .current_dir(folder)
        .env("ANNALS", env!("CARGO_BIN_EXE_annals"))
        .output()
        .expect("a shell")
}

// fmt --write

/// Text on one line: where it is wrapped depends on the length of paths.
fn unwrapped(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn a_record_is_rewritten_with_its_mode_and_nothing_is_left_beside_it() {
    let folder = scratch("files-mode");
    let file = loose(&folder, "a.annal");
    for mode in [0o600, 0o640, 0o755] {
        fs::write(&file, LOOSE).expect("written");
        fs::set_permissions(&file, fs::Permissions::from_mode(mode)).expect("a mode");
        assert_eq!(code(&rewrite(&file)), 0);
        assert_eq!(text(&file), CANONICAL);
        assert_eq!(file.metadata().expect("there").mode() & 0o7777, mode);
    }
    assert_eq!(names(&folder), ["a.annal"]);
}

#[test]
fn a_record_keeps_its_owner() {
    if !is_administrator() {
        println!("skipped: only the administrator can give files away");
        return;
    }
    let file = loose(&scratch("files-owner"), "a.annal");
    std::os::unix::fs::chown(&file, Some(12_345), Some(23_456)).expect("given away");
    fs::set_permissions(&file, fs::Permissions::from_mode(0o4755)).expect("a mode");
    assert_eq!(code(&rewrite(&file)), 0);
    let kept = file.metadata().expect("there");
    assert_eq!(
        (kept.uid(), kept.gid(), kept.mode() & 0o7777),
        (12_345, 23_456, 0o4755)
    );
    assert_eq!(text(&file), CANONICAL);
}

#[test]
fn a_link_stays_a_link_and_its_target_is_rewritten_in_its_own_folder() {
    let folder = scratch("files-link");
    fs::create_dir(folder.join("far")).expect("a folder");
    let file = loose(&folder.join("far"), "a.annal");
    symlink("far/a.annal", folder.join("one")).expect("a link");
    symlink("one", folder.join("two")).expect("a link");
    assert_eq!(code(&rewrite(&folder.join("two"))), 0);
    assert_eq!(text(&file), CANONICAL);
    assert_eq!(
        fs::read_link(folder.join("two")).expect("a link"),
        Path::new("one")
    );
    assert_eq!(names(&folder), ["far", "one", "two"]);
    assert_eq!(names(&folder.join("far")), ["a.annal"]);
}

#[test]
fn a_file_with_two_names_a_pipe_a_folder_and_a_protected_file_are_refused_in_every_language() {
    let folder = scratch("files-refused");
    let file = loose(&folder, "a.annal");
    fs::hard_link(&file, folder.join("b.annal")).expect("a second name");
    let protected = loose(&folder, "protected.annal");
    fs::set_permissions(&protected, fs::Permissions::from_mode(0o444)).expect("a mode");
    let pipe = folder.join("pipe");
    let made = Command::new("mkfifo").arg(&pipe).status();
    assert!(made.expect("mkfifo").success());
    let before = names(&folder);
    for path in [&file, &protected, &pipe, &folder] {
        let mut reasons: Vec<String> = Vec::new();
        for language in LANGUAGES {
            let refused = annals(&["fmt", "--write", &shown(path), "--lang", language]);
            assert_eq!(code(&refused), 2, "{}", path.display());
            reasons.push(err(&refused));
        }
        reasons.dedup();
        assert_eq!(reasons.len(), LANGUAGES.len(), "{reasons:?}");
    }
    assert!(err(&rewrite(&file)).contains("2 names"));
    assert!(err(&rewrite(&protected)).contains("write-protected"));
    assert_eq!(
        (text(&file), text(&protected)),
        (LOOSE.to_owned(), LOOSE.to_owned())
    );
    assert_eq!(names(&folder), before);
    assert!(!fs::symlink_metadata(&pipe).expect("still there").is_file());
}

#[test]
fn what_does_not_begin_like_a_record_is_left_alone() {
    let folder = scratch("files-no-record");
    for text_of_another in [
        "# Notes\n\nred:  bought   a ship\n",
        "#!/bin/sh\necho   hello\n",
        "annals of a club\n",
        "annals\nplayers:red,blue\n",
        "players:red,blue\nannals 1 discovery en\n",
        "",
        "a",
    ] {
        let file = folder.join("a");
        fs::write(&file, text_of_another).expect("written");
        let refused = rewrite(&file);
        assert_eq!(code(&refused), 2, "{text_of_another:?}");
        assert!(!err(&refused).is_empty());
        assert_eq!(text(&file), text_of_another);
    }
    let file = folder.join("b");
    fs::write(&file, format!("\u{feff}# of us\n\n{LOOSE}")).expect("written");
    assert_eq!(code(&rewrite(&file)), 0, "{}", err(&rewrite(&file)));
}

#[test]
fn a_long_name_is_no_obstacle() {
    let file = loose(&scratch("files-long"), &"n".repeat(255));
    assert_eq!(code(&rewrite(&file)), 0);
    assert_eq!(text(&file), CANONICAL);
}

#[test]
fn a_read_only_folder_is_reported() {
    if is_administrator() {
        println!("the administrator may write everywhere; tried with a read-only file system below");
    }
    let folder = scratch("files-read-only");
    let file = loose(&folder, "a.annal");
    fs::set_permissions(&folder, fs::Permissions::from_mode(0o555)).expect("a mode");
    let output = rewrite(&file);
    fs::set_permissions(&folder, fs::Permissions::from_mode(0o755)).expect("a mode");
    let wanted = if is_administrator() { 0 } else { 2 };
    assert_eq!(code(&output), wanted);
    assert_eq!(names(&folder), ["a.annal"]);
}

/// A record that takes a while to read.
fn long_record() -> String {
    let mut record = String::from(LOOSE);
    record.push_str("setup\nred:colonist;blue:colonist\nturn 5\nplacement\n");
    record.push_str(&"red:dock\nblue:shipping\n".repeat(60_000));
    record
}

#[test]
fn what_was_added_in_the_meantime_is_not_lost() {
    let folder = scratch("files-changed");
    let file = folder.join("a.annal");
    let record = long_record();
    let (mut refused, mut added) = (0, 0);
    // The moment is a matter of luck: nothing may be lost at any.
    for wait in (0..600).step_by(60) {
        fs::write(&file, &record).expect("written");
        let child = Command::new(env!("CARGO_BIN_EXE_annals"))
            .args(["fmt", "--write", &shown(&file)])
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program runs");
        std::thread::sleep(Duration::from_millis(wait));
        if file.metadata().expect("there").len() == record.len() as u64 {
            let mut open = fs::OpenOptions::new().append(true).open(&file).expect("open");
            std::io::Write::write_all(&mut open, b"# added\n").expect("added");
            added += 1;
        }
        let ended = child.wait_with_output().expect("it ends");
        let is_refused = ended.status.code() == Some(2);
        refused += u32::from(is_refused);
        if is_refused {
            assert!(text(&file).ends_with("# added\n"), "after {wait} ms");
            assert!(err(&ended).contains("meantime"), "{}", err(&ended));
        }
    }
    println!("added {added} times, noticed {refused} times");
    assert_eq!(names(&folder), ["a.annal"]);
}

#[test]
fn a_program_that_is_killed_leaves_the_old_file_or_the_new_one() {
    let folder = scratch("files-killed");
    let file = folder.join("a.annal");
    let record = long_record();
    fs::write(&file, &record).expect("written");
    rewrite(&file);
    let canonical = text(&file);
    assert_ne!(canonical, record);
    for wait in (0..400).step_by(20) {
        fs::write(&file, &record).expect("written");
        let mut child = Command::new(env!("CARGO_BIN_EXE_annals"))
            .args(["fmt", "--write", &shown(&file)])
            .stderr(Stdio::null())
            .spawn()
            .expect("the program runs");
        std::thread::sleep(Duration::from_millis(wait));
        let _ = child.kill();
        child.wait().expect("it ends");
        let left = text(&file);
        assert!(left == record || left == canonical, "torn after {wait} ms");
    }
}

#[test]
fn a_limit_on_files_leaves_the_old_one() {
    let folder = scratch("files-limit");
    let file = folder.join("a.annal");
    fs::write(&file, long_record()).expect("written");
    let before = text(&file);
    // The shell counts in blocks of 512 or 1024 bytes.
    let output = shell(
        "trap '' XFSZ; ulimit -f 100; \"$ANNALS\" fmt --write a.annal",
        &folder,
    );
    assert_eq!(output.status.code(), Some(2), "{}", err(&output));
    assert!(unwrapped(&err(&output)).contains("no room"), "{}", err(&output));
    assert_eq!(text(&file), before);
    assert_eq!(names(&folder), ["a.annal"]);
}

/// Runs a script in a file system of its own of 256 KiB; none if it cannot be had.
fn on_a_small_disk(folder: &Path, script: &str) -> Option<Output> {
    let mount = "mount -t tmpfs -o size=256k none disk";
    let probe = format!("unshare -rm sh -c 'mkdir -p disk && {mount}'");
    if !shell(&probe, folder).status.success() {
        assert!(
            std::env::var_os("ANNALS_CI").is_none() || !is_administrator(),
            "a small disk is wanted here"
        );
        println!("skipped: no file system can be mounted here");
        return None;
    }
    let script = format!("unshare -rm sh -c 'set -e; {mount}; cd disk; {script}'");
    Some(shell(&script, folder))
}

#[test]
fn a_full_disk_leaves_the_old_file() {
    let folder = scratch("files-full");
    let mut record = String::from(LOOSE);
    record.push_str(&"# a remark\n".repeat(14_000));
    fs::write(folder.join("a.annal"), record).expect("written");
    let script = "cp ../a.annal a.annal; code=0; \"$ANNALS\" fmt --write a.annal || code=$?; \
                  cmp a.annal ../a.annal; ls -A; echo code $code";
    if let Some(output) = on_a_small_disk(&folder, script) {
        assert_eq!(out(&output), "a.annal\ncode 2\n", "{}", err(&output));
        assert!(unwrapped(&err(&output)).contains("no room"), "{}", err(&output));
    }
    let script = "code=0; \"$ANNALS\" simulate -g discovery --games 200 -o games || code=$?; cd games; \
                  for game in *.annal; do \"$ANNALS\" check $game >../out || cat ../out; done; echo code $code";
    if let Some(output) = on_a_small_disk(&folder, script) {
        assert_eq!(out(&output), "code 2\n", "{}", err(&output));
        assert!(unwrapped(&err(&output)).contains("no room"), "{}", err(&output));
    }
}

#[test]
fn a_read_only_disk_is_reported() {
    let folder = scratch("files-read-only-disk");
    loose(&folder, "a.annal");
    let script = "cp ../a.annal a.annal; mount -o remount,ro none .; code=0; \
                  \"$ANNALS\" fmt --write a.annal || code=$?; cmp a.annal ../a.annal; ls -A; echo code $code";
    if let Some(output) = on_a_small_disk(&folder, script) {
        assert_eq!(out(&output), "a.annal\ncode 2\n", "{}", err(&output));
        assert!(
            unwrapped(&err(&output)).contains("no permission"),
            "{}",
            err(&output)
        );
    }
}

// -o

#[test]
fn files_of_others_are_not_overwritten_without_being_asked() {
    let folder = scratch("files-others");
    let name = shown(&folder);
    for (command, file) in [
        (
            ["simulate", "-g", "discovery", "--games", "2"].as_slice(),
            "discovery-4-1.annal",
        ),
        (&["man"], "man1/annals.1"),
        (
            &["book", "--lang", "en", "--format", "markdown"],
            "en/discovery/index.md",
        ),
    ] {
        let with = |last: &[&str]| {
            let mut arguments = command.to_vec();
            arguments.extend(["-o", &name]);
            arguments.extend(last);
            annals_with(&arguments, &[("LANG", "C")])
        };
        let file = folder.join(file);
        fs::create_dir_all(file.parent().expect("a folder")).expect("a folder");
        fs::write(&file, "mine").expect("written");
        let before = tree(&folder);
        let refused = with(&[]);
        assert_eq!(code(&refused), 2, "{command:?}");
        assert!(err(&refused).contains("--force"), "{}", err(&refused));
        assert_eq!(tree(&folder), before, "{command:?}");
        let forced = with(&["--force"]);
        assert_eq!(code(&forced), 0, "{}", err(&forced));
        assert_ne!(text(&file), "mine");
        // What we wrote we may write again.
        let again = with(&[]);
        assert_eq!(code(&again), 0, "{}", err(&again));
    }
    // None of the commands touched what another one wrote.
    assert!(folder.join("discovery-4-2.annal").is_file() && folder.join("pl/man1/annals.1").is_file());
}

#[test]
fn what_we_wrote_earlier_and_do_not_write_now_is_removed_and_nothing_else() {
    let folder = scratch("files-stale");
    let name = shown(&folder);
    assert_eq!(code(&annals(&["man", "-o", &name])), 0);
    let manifest = folder.join(".annals-manifest");
    let listed = text(&manifest) + "man\told/gone.1\nman\t../files-outside\nsimulate\tkept.annal\n";
    fs::write(&manifest, listed).expect("written");
    let outside = folder.with_file_name("files-outside");
    fs::create_dir(folder.join("old")).expect("a folder");
    for file in [
        &folder.join("old/gone.1"),
        &folder.join("kept.annal"),
        &folder.join("mine.txt"),
        &outside,
    ] {
        fs::write(file, "x").expect("written");
    }
    assert_eq!(code(&annals(&["man", "-o", &name])), 0);
    assert!(!folder.join("old").exists());
    assert!(folder.join("kept.annal").exists() && folder.join("mine.txt").exists() && outside.exists());
    fs::remove_file(outside).expect("removed");
    assert!(!text(&manifest).contains("gone"));
    // A list that is not ours.
    fs::write(&manifest, "my own list\n").expect("written");
    assert_eq!(code(&annals(&["man", "-o", &name])), 2);
    assert_eq!(code(&annals(&["man", "--force", "-o", &name])), 2);
    assert_eq!(text(&manifest), "my own list\n");
}

#[test]
fn games_of_several_runs_stand_side_by_side() {
    let folder = scratch("files-runs");
    let name = shown(&folder);
    for seed in ["1", "2", "2"] {
        let output = annals(&["simulate", "-g", "discovery", "--seed", seed, "-o", &name]);
        assert_eq!(code(&output), 0, "{}", err(&output));
    }
    assert_eq!(
        names(&folder),
        [".annals-manifest", "discovery-4-1.annal", "discovery-4-2.annal"]
    );
    assert_eq!(
        folder
            .join("discovery-4-1.annal")
            .metadata()
            .expect("there")
            .mode()
            & 0o600,
        0o600
    );
}

#[test]
fn links_do_not_lead_out_of_the_folder() {
    let folder = scratch("files-links");
    let outside = scratch("files-links-outside");
    fs::write(outside.join("annals.1"), "mine").expect("written");
    let before = tree(&outside);
    let name = shown(&folder);
    for force in [&[][..], &["--force"]] {
        // A folder that is a link, then a file that is one.
        symlink(&outside, folder.join("man1")).expect("a link");
        let mut arguments = vec!["man", "-o", &name];
        arguments.extend(force);
        assert_eq!(code(&annals(&arguments)), 2);
        fs::remove_file(folder.join("man1")).expect("removed");
        fs::create_dir(folder.join("man1")).expect("a folder");
        symlink(outside.join("annals.1"), folder.join("man1/annals.1")).expect("a link");
        assert_eq!(code(&annals(&arguments)), 2);
        fs::remove_dir_all(folder.join("man1")).expect("removed");
        assert_eq!(tree(&outside), before);
    }
    // The folder itself may be a link: that is what was asked for.
    symlink(&folder, outside.join("link")).expect("a link");
    assert_eq!(code(&annals(&["man", "-o", &shown(&outside.join("link"))])), 0);
    assert!(folder.join("man1/annals.1").is_file());
}

#[test]
fn a_folder_without_a_name_is_none() {
    for command in [&["simulate", "-g", "discovery"][..], &["man"], &["book"]] {
        let refused = annals(&[command, &["-o", ""]].concat());
        assert_eq!(code(&refused), 2, "{command:?}");
        assert!(err(&refused).contains("empty"), "{}", err(&refused));
    }
}
