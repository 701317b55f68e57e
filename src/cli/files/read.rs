//! Every file that the program reads whole is read here, with a reason where that cannot be done.

use std::fs::{self, File};
use std::io::{self, Read};
use std::path::{Component, Path, PathBuf};

use crate::data::Problem;
use crate::message::Message;
use crate::source::{Place, Source};

/// Upper limit on the bytes of a record or of an overlay file, in mebibytes. Places in a text are counted with 32 bits.
pub(crate) const LARGEST: u16 = 64;

/// Upper limit on the bytes of a table's own file, in mebibytes.
const LARGEST_OWN: u16 = 1;

/// The bytes of an ordinary file.
pub(crate) fn read_file(path: &Path) -> Result<Vec<u8>, Message> {
    let (file, length) = open(path)?;
    read_up_to(file, length, LARGEST)
}

/// The text of a table's own file.
pub(crate) fn read_own_file(path: &Path) -> Result<String, Message> {
    let (file, length) = open(path)?;
    as_text(read_up_to(file, length, LARGEST_OWN)?)
}

/// An ordinary file and its length.
fn open(path: &Path) -> Result<(File, u64), Message> {
    let failed = |error: io::Error| reason(&error);
    let found = fs::metadata(path).map_err(failed)?;
    if found.is_dir() {
        return Err(Message::new("read-folder"));
    }
    if is_named_pipe(path, &found) {
        return Err(Message::new("read-named-pipe"));
    }
    if is_device(&found) {
        return Err(Message::new("read-device"));
    }
    Ok((File::open(path).map_err(failed)?, found.len()))
}

/// All bytes up to the limit; more of them are refused.
pub(crate) fn read_from(from: impl Read) -> Result<Vec<u8>, Message> {
    read_up_to(from, 0, LARGEST)
}

/// All bytes up to a limit. `expected` is how many there probably are: room for them and one more, which shows the end.
fn read_up_to(from: impl Read, expected: u64, mebibytes: u16) -> Result<Vec<u8>, Message> {
    let limit = u64::from(mebibytes) << 20;
    let room = usize::try_from(expected.min(limit)).unwrap_or(0);
    let mut bytes = Vec::with_capacity(room + 1);
    let read = from.take(limit + 1).read_to_end(&mut bytes);
    read.map_err(|error| reason(&error))?;
    if bytes.len() as u64 > limit {
        return Err(Message::new("read-too-large").with("limit", mebibytes));
    }
    Ok(bytes)
}

/// The path of a file that a text names: below a folder, and nowhere else. None if the name leads out of it, by itself or
/// by a link, or if there is no such file.
pub(crate) fn path_below(folder: &Path, name: &str) -> Option<PathBuf> {
    let name = Path::new(name);
    let stays = |part: Component| matches!(part, Component::Normal(_) | Component::CurDir);
    if !name.components().all(stays) {
        return None;
    }
    let folder = if folder.as_os_str().is_empty() {
        Path::new(".")
    } else {
        folder
    };
    let folder = fs::canonicalize(folder).ok()?;
    let path = fs::canonicalize(folder.join(name)).ok()?;
    path.starts_with(&folder).then_some(path)
}

/// A file of ours as a source, or the problem that it cannot be read.
pub(crate) fn read_source(path: &Path) -> Result<Source, Problem> {
    let text = read_file(path).and_then(as_text);
    let text = text.map_err(|message| Problem {
        place: start_of(path),
        message,
    })?;
    Ok(Source::new(path.display().to_string(), text))
}

/// The first place of a file, where what concerns all of it is reported.
pub(crate) fn start_of(path: &Path) -> Place {
    Place {
        file: path.display().to_string(),
        line: 1,
        column: 1,
    }
}

/// Bytes as a text.
pub(crate) fn as_text(bytes: Vec<u8>) -> Result<String, Message> {
    String::from_utf8(bytes).map_err(|error| {
        let offset = error.utf8_error().valid_up_to();
        Message::new("read-not-utf8").with("offset", offset)
    })
}

/// Why a file or folder cannot be read.
pub(crate) fn reason(error: &io::Error) -> Message {
    use io::ErrorKind as Kind;
    let id = match error.kind() {
        Kind::NotFound | Kind::NotADirectory | Kind::InvalidFilename => "read-missing",
        Kind::PermissionDenied => "read-not-allowed",
        Kind::IsADirectory => "read-folder",
        _ if is_loop(error) => "read-loop",
        _ => "read-failed",
    };
    Message::new(id)
}

/// Whether links lead in a circle. The kind of that error has no stable name.
fn is_loop(error: &io::Error) -> bool {
    let number = if cfg!(target_os = "linux") { 40 } else { 62 };
    cfg!(unix) && error.raw_os_error() == Some(number)
}

/// Whether a file is a pipe with a name, which may have no writer. What a shell passes as `/dev/fd/63` has no path.
#[cfg(unix)]
fn is_named_pipe(path: &Path, found: &fs::Metadata) -> bool {
    use std::os::unix::fs::FileTypeExt as _;
    found.file_type().is_fifo() && fs::canonicalize(path).is_ok()
}

#[cfg(not(unix))]
fn is_named_pipe(_: &Path, _: &fs::Metadata) -> bool {
    false
}

/// Whether a file is a device or a socket, which may never end.
#[cfg(unix)]
fn is_device(found: &fs::Metadata) -> bool {
    use std::os::unix::fs::FileTypeExt as _;
    let kind = found.file_type();
    kind.is_char_device() || kind.is_block_device() || kind.is_socket()
}

#[cfg(not(unix))]
fn is_device(found: &fs::Metadata) -> bool {
    !found.is_file()
}
