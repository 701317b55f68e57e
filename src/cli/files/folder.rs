//! A folder that a command fills with files. What others put there is left alone.

use std::collections::BTreeSet;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use clap::ArgMatches;

use super::manifest::{self, Manifest, is_inside};
use super::{FileProblem, Mode, fill, sync_folder, temporary_in};
use crate::message::Message;

/// Upper limit on files that a message names.
const MOST_NAMED: usize = 5;

/// What happens to files in the folder that we did not write.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Existing {
    /// They stay, and nothing is written if one is in the way.
    Keep,
    /// Those in the way are overwritten: `--force`.
    Overwrite,
}

impl Existing {
    /// What the options ask for.
    pub(crate) fn asked(matches: &ArgMatches) -> Self {
        if matches.get_flag("force") {
            Self::Overwrite
        } else {
            Self::Keep
        }
    }
}

/// What happens to files that the same command wrote earlier and does not write now.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Stale {
    /// They stay.
    Keep,
    /// They are removed.
    Remove,
}

/// A folder that is being filled.
#[derive(Debug)]
pub(crate) struct OutputFolder {
    root: PathBuf,
    /// What there is once everything is written.
    manifest: Manifest,
    /// What is to be removed then.
    stale: Vec<String>,
}

impl OutputFolder {
    /// Prepares a folder for files with these paths, written with `/`. Nothing is written if one of them is in the way.
    pub(crate) fn prepare<'p>(
        folder: &str,
        writer: &str,
        paths: impl IntoIterator<Item = &'p str>,
        existing: Existing,
        stale: Stale,
    ) -> Result<Self, FileProblem> {
        if folder.is_empty() {
            return Err(FileProblem::new("", Message::new("folder-unnamed")));
        }
        let failed = |error: io::Error| FileProblem::of_error(folder, &error);
        fs::create_dir_all(folder).map_err(failed)?;
        let root = fs::canonicalize(folder).map_err(failed)?;
        let before = read_manifest(&root)?;
        let paths: BTreeSet<&str> = paths.into_iter().collect();
        let mut in_the_way = Vec::new();
        for path in &paths {
            if !is_inside(path) {
                return Err(FileProblem::new(*path, Message::new("folder-left")));
            }
            check_folders_of(&root, path)?;
            let target = root.join(path);
            match fs::symlink_metadata(&target) {
                Err(_) => {}
                Ok(found) if !found.is_file() => {
                    return Err(FileProblem::new(target, Message::new("file-special")));
                }
                Ok(_) if existing == Existing::Overwrite || before.files.contains_key(*path) => {}
                Ok(_) => in_the_way.push(*path),
            }
        }
        if !in_the_way.is_empty() {
            let named = in_the_way.iter().take(MOST_NAMED).copied();
            let message = Message::new("folder-not-ours")
                .with("count", in_the_way.len())
                .with("names", named.collect::<Vec<_>>().join(", "));
            return Err(FileProblem::new(folder, message));
        }
        let is_stale = |path: &String, of: &String| {
            stale == Stale::Remove && of == writer && !paths.contains(path.as_str())
        };
        let stale: Vec<String> = before
            .files
            .iter()
            .filter(|(path, of)| is_stale(path, of))
            .map(|(path, _)| path.clone())
            .collect();
        let mut manifest = before;
        let new = paths.into_iter().map(|path| (path.to_owned(), writer.to_owned()));
        manifest.files.extend(new);
        let prepared = Self {
            root,
            manifest,
            stale,
        };
        // Before the files: what a run that is broken off has written is known to the next one.
        prepared.write_manifest()?;
        Ok(prepared)
    }

    /// Writes one of the files.
    pub(crate) fn write(&self, path: &str, bytes: &[u8]) -> Result<(), FileProblem> {
        debug_assert!(self.manifest.files.contains_key(path), "{path} was not prepared");
        check_folders_of(&self.root, path)?;
        let target = self.root.join(path);
        let folder = target.parent().unwrap_or(&self.root);
        let written = fs::create_dir_all(folder).and_then(|()| write_new(folder, &target, bytes));
        written.map_err(|error| FileProblem::of_error(&target, &error))
    }

    /// Removes what is stale and brings everything to the disk.
    pub(crate) fn finish(mut self) -> Result<(), FileProblem> {
        for path in std::mem::take(&mut self.stale) {
            self.remove(&path);
            self.manifest.files.remove(&path);
        }
        self.write_manifest()?;
        let folders = self.manifest.files.keys().map(|path| self.root.join(path));
        let folders: BTreeSet<PathBuf> = folders
            .filter_map(|path| path.parent().map(Path::to_path_buf))
            .collect();
        for folder in folders.iter().filter(|folder| folder.is_dir()) {
            sync_folder(folder).map_err(|error| FileProblem::of_error(folder, &error))?;
        }
        Ok(())
    }

    /// Removes a file that we wrote, and the folders that are then empty. What cannot be removed stays.
    fn remove(&self, path: &str) {
        let target = self.root.join(path);
        let is_file = fs::symlink_metadata(&target).is_ok_and(|found| found.is_file());
        if !is_file || check_folders_of(&self.root, path).is_err() {
            return;
        }
        let _ = fs::remove_file(&target);
        let mut folder = target.parent();
        while let Some(below) = folder.filter(|folder| *folder != self.root) {
            // A folder that is not empty stays.
            if fs::remove_dir(below).is_err() {
                return;
            }
            folder = below.parent();
        }
    }

    fn write_manifest(&self) -> Result<(), FileProblem> {
        let target = self.root.join(manifest::NAME);
        write_new(&self.root, &target, self.manifest.text().as_bytes())
            .map_err(|error| FileProblem::of_error(&target, &error))
    }
}

/// The manifest of a folder; empty if there is none. A file of that name that is not ours is left alone.
fn read_manifest(root: &Path) -> Result<Manifest, FileProblem> {
    let path = root.join(manifest::NAME);
    let Ok(found) = fs::symlink_metadata(&path) else {
        return Ok(Manifest::default());
    };
    let text = found.is_file().then(|| fs::read_to_string(&path).ok()).flatten();
    let manifest = text.as_deref().and_then(Manifest::read);
    manifest.ok_or_else(|| FileProblem::new(path, Message::new("folder-manifest")))
}

/// Whether the folders that a path goes through are folders of their own and not links.
fn check_folders_of(root: &Path, path: &str) -> Result<(), FileProblem> {
    let mut folder = root.to_path_buf();
    let Some((folders, _)) = path.rsplit_once('/') else {
        return Ok(());
    };
    for part in folders.split('/') {
        folder.push(part);
        match fs::symlink_metadata(&folder) {
            Err(_) => return Ok(()),
            Ok(found) if found.is_dir() => {}
            Ok(_) => return Err(FileProblem::new(folder, Message::new("folder-left"))),
        }
    }
    Ok(())
}

/// Writes a file of our own, with the mode that new files have.
fn write_new(folder: &Path, target: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut file = temporary_in(folder, Mode::OfNewFiles)?;
    fill(&mut file, bytes)?;
    file.persist(target).map(drop).map_err(|error| error.error)
}
