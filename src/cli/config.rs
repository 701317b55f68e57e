//! `annals.toml`: what a table or a person wants every time. Found upwards from a record, or else in the user's folder
//! for configuration; options and the environment win over it.

use std::path::{Path, PathBuf};

use super::environment::{self, EarlyArguments};
use super::{files, spec};
use crate::data::{Document, Problem, Problems, Reader};
use crate::source::Source;

/// The name of the file.
const NAME: &str = "annals.toml";

/// What the file says. Folders are those of the file, wherever the program was started.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Config {
    /// The language to speak.
    pub(crate) language: Option<String>,
    /// The game of commands that read no record.
    pub(crate) game: Option<String>,
    /// A folder laid over the data.
    pub(crate) data: Option<PathBuf>,
    /// A folder laid over the texts.
    pub(crate) locales: Option<PathBuf>,
    /// Whether colours are used.
    pub(crate) color: Option<String>,
}

impl Config {
    /// The file that governs a command; nothing if there is none, and all its problems if it is wrong.
    pub(crate) fn load(early: &EarlyArguments) -> Result<Self, Vec<Problem>> {
        let Some(path) = find(early) else {
            return Ok(Self::default());
        };
        let source = files::read_source(&path).map_err(|problem| vec![problem])?;
        let folder = path.parent().unwrap_or(Path::new(""));
        Self::read(&source, folder)
    }

    fn read(source: &Source, folder: &Path) -> Result<Self, Vec<Problem>> {
        let problems = Problems::default();
        let sources = [source.clone()];
        let documents = Document::parse_all(&sources, &problems);
        let mut reader = Reader::new(&documents, &problems);
        let mut config = Self::default();
        if let Some(table) = reader.optional_table("annals") {
            let text = |key: &'static str| table.optional_text(key).map(|text| text.to_string());
            config = Self {
                language: text("language"),
                game: text("game"),
                data: text("data").map(|data| folder.join(data)),
                locales: text("locales").map(|locales| folder.join(locales)),
                color: table.optional_choice(
                    "color",
                    &[
                        ("auto", "auto".to_owned()),
                        ("always", "always".to_owned()),
                        ("never", "never".to_owned()),
                    ],
                ),
            };
            table.finish();
        }
        reader.finish();
        let found = problems.into_sorted();
        if found.is_empty() { Ok(config) } else { Err(found) }
    }
}

/// The file: beside the record that is named or above it, or else in the user's folder. A command that reads no record
/// looks in one place.
fn find(early: &EarlyArguments) -> Option<PathBuf> {
    let reads_records = early
        .command
        .and_then(spec::command)
        .is_some_and(spec::CommandSpec::reads_records);
    let of_record = early.argument.as_ref().filter(|_| reads_records);
    let near = of_record.and_then(|record| above(Path::new(record)));
    near.or_else(|| {
        environment::configuration_folder()
            .map(|folder| folder.join("annals").join(NAME))
            .filter(|path| path.is_file())
    })
}

fn above(record: &Path) -> Option<PathBuf> {
    let record = if record.is_dir() {
        record.join(NAME)
    } else {
        record.to_owned()
    };
    let folder = record.parent().filter(|folder| !folder.as_os_str().is_empty());
    let folder = folder.unwrap_or(Path::new(".")).canonicalize().ok()?;
    let mut folders = folder.ancestors();
    folders.find_map(|folder| Some(folder.join(NAME)).filter(|path| path.is_file()))
}
