//! The records in a folder and below it.

use std::fs;
use std::path::{Path, PathBuf};

use super::reason;
use crate::message::Message;

/// How the name of a record ends.
const EXTENSION: &str = "annal";

/// Upper limit on folders inside one another.
const DEEPEST: usize = 32;

/// All records in a folder and in those below it, in the order of their paths; what is wrong if the folder cannot be read
/// or holds none. Hidden folders are left alone, and no link to a folder is followed.
pub(crate) fn records_in(folder: &Path) -> Result<Vec<PathBuf>, Message> {
    let mut found = Vec::new();
    search(folder, 0, &mut found).map_err(|error| reason(&error))?;
    if found.is_empty() {
        return Err(Message::new("read-no-records").with("ending", format!(".{EXTENSION}")));
    }
    found.sort();
    Ok(found)
}

fn search(folder: &Path, depth: usize, found: &mut Vec<PathBuf>) -> std::io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let path = entry.path();
        let is_hidden = entry.file_name().to_string_lossy().starts_with('.');
        let kind = entry.file_type()?;
        if kind.is_dir() {
            if !is_hidden && depth < DEEPEST {
                search(&path, depth + 1, found)?;
            }
        } else if path.extension().is_some_and(|ending| ending == EXTENSION) && path.is_file() {
            found.push(path);
        }
    }
    Ok(())
}
