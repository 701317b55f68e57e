//! `book.toml`: what a club wants its book to be. `--book` names it; else it lies in the folder where the program is started
//! or above it.

use std::path::{Path, PathBuf};

use clap::ArgMatches;

use super::files;
use crate::book::Club;
use crate::data::Problem;
use crate::reference::Library;

/// The name of the file.
const NAME: &str = "book.toml";

/// What the file says; nothing if there is none, and all its problems if it is wrong.
pub(super) fn load(matches: &ArgMatches, library: &Library) -> Result<Club, Vec<Problem>> {
    if let Some(named) = matches.get_one::<String>("book") {
        let source = files::read_source(Path::new(named)).map_err(|problem| vec![problem])?;
        return Club::read(&source, library);
    }
    for path in lying_near() {
        let source = files::read_source(&path).map_err(|problem| vec![problem])?;
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
