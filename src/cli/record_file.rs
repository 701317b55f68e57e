//! Game records as files: read whole, written at once or not at all.

use std::fs;
use std::io::{self, Read as _};
use std::path::{Path, PathBuf};

use crate::message::Message;

/// The name that stands for standard input.
pub(crate) const STANDARD_INPUT: &str = "-";

/// Reads a record; what is wrong otherwise.
pub(crate) fn read(name: &str) -> Result<String, Message> {
    let bytes = if name == STANDARD_INPUT {
        let mut bytes = Vec::new();
        io::stdin().lock().read_to_end(&mut bytes).map(|_| bytes)
    } else {
        fs::read(name)
    };
    let bytes = bytes.map_err(|_| Message::new("record-unreadable"))?;
    String::from_utf8(bytes).map_err(|error| {
        let offset = error.utf8_error().valid_up_to();
        Message::new("record-not-utf8").with("offset", offset)
    })
}

/// Replaces a file by a new text: the old one stays until the new one is complete.
pub(crate) fn replace(name: &str, text: &str) -> Result<(), Message> {
    let path = Path::new(name);
    let beside = beside(path);
    let written = fs::write(&beside, text)
        .and_then(|()| fs::metadata(path))
        .and_then(|metadata| fs::set_permissions(&beside, metadata.permissions()))
        .and_then(|()| fs::rename(&beside, path));
    written.map_err(|_| {
        // The half-written copy is of no use to anybody.
        let _ = fs::remove_file(&beside);
        Message::new("record-unwritable")
    })
}

fn beside(path: &Path) -> PathBuf {
    let mut name = path.file_name().unwrap_or_default().to_os_string();
    name.push(format!(".{}.new", std::process::id()));
    path.with_file_name(name)
}
