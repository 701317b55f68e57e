//! `book.toml`: what a club wants its book to be. `--book` names it; else it lies in the folder where the program is started
//! or above it.

use std::path::{Path, PathBuf};

use clap::ArgMatches;

use super::files;
use crate::book::Club;
use crate::data::Problem;
use crate::message::Message;
use crate::reference::Library;
use crate::source::{Place, Source};

/// The name of the file.
const NAME: &str = "book.toml";

/// What the file says; nothing if there is none, and all its problems if it is wrong.
pub(super) fn load(matches: &ArgMatches, library: &Library) -> Result<Club, Vec<Problem>> {
    if let Some(named) = matches.get_one::<String>("book") {
        return Club::read(&source(Path::new(named))?, library);
    }
    for path in lying_near() {
        let source = source(&path)?;
        // Other programs have files of this name too.
        if Club::is_meant(&source.text) {
            return Club::read(&source, library);
        }
    }
    Ok(Club::default())
}

/// The files of this name from here upwards.
fn lying_near() -> Vec<PathBuf> {
    let Ok(here) = Path::new(".").canonicalize() else {
        return Vec::new();
    };
    let files = here.ancestors().map(|folder| folder.join(NAME));
    files.filter(|path| path.is_file()).collect()
}

fn source(path: &Path) -> Result<Source, Vec<Problem>> {
    let name = path.display().to_string();
    let text = files::read_file(path).and_then(files::as_text);
    let text = text.map_err(|message: Message| {
        let place = Place {
            file: name.clone(),
            line: 1,
            column: 1,
        };
        vec![Problem { place, message }]
    })?;
    Ok(Source::new(name, text))
}
