//! One file replaced by a new text, for `fmt --write`.

use std::fs::{self, File, Metadata};
use std::io;
use std::path::Path;

use super::{FileProblem, Mode, fill, sync_folder, temporary_in};
use crate::message::Message;

/// Replaces a file whose bytes were read as `old`. A link stays a link: the file it leads to is replaced. Mode and owner
/// are kept.
pub(crate) fn replace(name: &str, old: &[u8], new: &[u8]) -> Result<(), FileProblem> {
    let failed = |error: io::Error| FileProblem::of_error(name, &error);
    let refused = |message: Message| FileProblem::new(name, message);
    let target = fs::canonicalize(name).map_err(failed)?;
    let before = fs::symlink_metadata(&target).map_err(failed)?;
    check_replaceable(&before).map_err(refused)?;
    let folder = target.parent().unwrap_or(Path::new("/"));
    let mut file = temporary_in(folder, Mode::OfOwner).map_err(failed)?;
    keep_owner(file.as_file(), &before).map_err(|_| refused(Message::new("file-owner")))?;
    // Last of all, since a change of the owner takes some modes away.
    file.as_file()
        .set_permissions(before.permissions())
        .map_err(failed)?;
    fill(&mut file, new).map_err(failed)?;
    let is_same =
        is_same_file(&target, &before).map_err(failed)? && fs::read(&target).map_err(failed)? == old;
    if !is_same {
        return Err(refused(Message::new("file-changed")));
    }
    file.persist(&target).map_err(|error| failed(error.error))?;
    sync_folder(folder).map_err(failed)
}

/// Writes a new file; one that is there already stays as it is.
pub(crate) fn create(name: &str, bytes: &[u8]) -> Result<(), FileProblem> {
    let failed = |error: io::Error| match error.kind() {
        io::ErrorKind::AlreadyExists => FileProblem::new(name, Message::new("file-exists-already")),
        _ => FileProblem::of_error(name, &error),
    };
    let path = Path::new(name);
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    let folder = folder.unwrap_or(Path::new("."));
    let mut file = temporary_in(folder, Mode::OfNewFiles).map_err(failed)?;
    fill(&mut file, bytes).map_err(failed)?;
    file.persist_noclobber(path)
        .map_err(|error| failed(error.error))?;
    sync_folder(folder).map_err(failed)
}

/// Why a file must not be replaced.
fn check_replaceable(metadata: &Metadata) -> Result<(), Message> {
    if !metadata.is_file() {
        return Err(Message::new("file-special"));
    }
    let names = number_of_names(metadata);
    if names > 1 {
        return Err(Message::new("file-several-names").with("count", names));
    }
    if metadata.permissions().readonly() {
        return Err(Message::new("file-read-only"));
    }
    Ok(())
}

#[cfg(unix)]
fn number_of_names(metadata: &Metadata) -> usize {
    use std::os::unix::fs::MetadataExt as _;
    usize::try_from(metadata.nlink()).unwrap_or(usize::MAX)
}

#[cfg(not(unix))]
fn number_of_names(_: &Metadata) -> usize {
    1
}

#[cfg(unix)]
fn keep_owner(file: &File, before: &Metadata) -> io::Result<()> {
    use std::os::unix::fs::{MetadataExt as _, fchown};
    let ours = file.metadata()?;
    if (ours.uid(), ours.gid()) == (before.uid(), before.gid()) {
        return Ok(());
    }
    fchown(file, Some(before.uid()), Some(before.gid()))
}

#[cfg(not(unix))]
fn keep_owner(_: &File, _: &Metadata) -> io::Result<()> {
    Ok(())
}

#[cfg(unix)]
fn is_same_file(target: &Path, before: &Metadata) -> io::Result<bool> {
    use std::os::unix::fs::MetadataExt as _;
    let now = fs::symlink_metadata(target)?;
    Ok((now.dev(), now.ino(), now.nlink()) == (before.dev(), before.ino(), before.nlink()))
}

#[cfg(not(unix))]
fn is_same_file(target: &Path, _: &Metadata) -> io::Result<bool> {
    Ok(fs::symlink_metadata(target)?.is_file())
}
