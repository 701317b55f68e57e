//! Every file that the program reads or writes is read or written here.
//!
//! A file appears whole or not at all: a temporary file with a random name is made beside it, filled, brought to the disk
//! and renamed. Nothing is written through a link into another folder, and nothing is replaced that could not be put back
//! as it was: special files, files with several names, files of others.

mod folder;
mod manifest;
mod read;
mod replace;
mod search;

pub(crate) use folder::{Existing, OutputFolder, Stale};
pub(crate) use read::{
    as_text, path_below, read_file, read_from, read_own_file, read_source, reason, start_of,
};
pub(crate) use replace::{create, replace};
pub(crate) use search::records_in;

use std::fs::File;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use tempfile::{Builder, NamedTempFile};

use crate::message::Message;

/// A file or folder that could not be written, and why.
#[derive(Debug)]
pub(crate) struct FileProblem {
    /// The file or folder.
    pub(crate) path: PathBuf,
    /// What is wrong with it.
    pub(crate) message: Message,
}

impl FileProblem {
    fn new(path: impl Into<PathBuf>, message: Message) -> Self {
        Self {
            path: path.into(),
            message,
        }
    }

    fn of_error(path: impl Into<PathBuf>, error: &io::Error) -> Self {
        use io::ErrorKind as Kind;
        let id = match error.kind() {
            Kind::StorageFull | Kind::QuotaExceeded | Kind::FileTooLarge => "file-disk-full",
            Kind::PermissionDenied | Kind::ReadOnlyFilesystem => "file-not-allowed",
            _ => "record-unwritable",
        };
        Self::new(path, Message::new(id))
    }
}

/// Who may read a new file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Mode {
    /// Its owner alone.
    OfOwner,
    /// Everybody whom the mask of the process lets.
    OfNewFiles,
}

/// A new file in a folder, with a random name, that goes away unless it is kept.
fn temporary_in(folder: &Path, mode: Mode) -> io::Result<NamedTempFile> {
    let mut builder = Builder::new();
    builder.prefix(".annals-").rand_bytes(12);
    #[cfg(unix)]
    if mode == Mode::OfNewFiles {
        use std::os::unix::fs::PermissionsExt as _;
        builder.permissions(std::fs::Permissions::from_mode(0o666));
    }
    #[cfg(not(unix))]
    let _ = mode;
    builder.tempfile_in(folder)
}

/// Fills a file and brings it to the disk.
fn fill(file: &mut NamedTempFile, bytes: &[u8]) -> io::Result<()> {
    file.write_all(bytes)?;
    file.flush()?;
    file.as_file().sync_all()
}

/// Brings the names in a folder to the disk, where folders can be opened.
fn sync_folder(folder: &Path) -> io::Result<()> {
    if cfg!(unix) {
        File::open(folder)?.sync_all()?;
    }
    Ok(())
}
