//! Waiting until one of a few files changes.

use std::fs;
use std::path::Path;
use std::thread;
use std::time::{Duration, SystemTime};

/// How often the files are looked at.
const PAUSE: Duration = Duration::from_millis(300);

/// What shows that a file has changed: when it was written, and how long it is; none if it is not there.
type Stamp = Option<(SystemTime, u64)>;

/// Files as they stood at some time.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Watched(Vec<(String, Stamp)>);

impl Watched {
    /// The files as they stand now.
    pub(crate) fn new(files: &[String]) -> Self {
        Self(files.iter().map(|file| (file.clone(), stamp(file))).collect())
    }

    /// Waits until the files are not what they were; `files` names them anew each time.
    pub(crate) fn wait(&self, files: impl Fn() -> Vec<String>) {
        loop {
            thread::sleep(PAUSE);
            if Self::new(&files()) != *self {
                return;
            }
        }
    }
}

fn stamp(file: &str) -> Stamp {
    let found = fs::metadata(Path::new(file)).ok()?;
    Some((found.modified().ok()?, found.len()))
}
