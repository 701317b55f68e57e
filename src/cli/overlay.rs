//! A user's own texts and data: folders laid over what is built in.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use super::files;
use crate::data::Problem;
use crate::games::{AnyGame, GAMES};
use crate::l10n::{LocaleFile, Store};
use crate::message::Message;
use crate::source::Source;

/// The built-in languages with the folder laid over them.
pub(crate) fn load_locales(folder: &Path) -> Result<Store, Vec<Problem>> {
    let mut files = Vec::new();
    let mut problems = Vec::new();
    for path in entries(folder, &mut Vec::new()) {
        if path.is_file() && path.extension().is_some_and(|extension| extension == "ftl") {
            problems.push(Problem {
                place: files::start_of(&path),
                message: Message::new("text-misplaced"),
            });
        }
    }
    for language in entries(folder, &mut problems)
        .into_iter()
        .filter(|path| path.is_dir())
    {
        let tag = file_name(&language);
        for path in entries(&language, &mut problems) {
            let file = file_name(&path);
            if (path.extension().is_some_and(|extension| extension == "ftl") || file == "language.toml")
                && let Some(source) = read(&path, &mut problems)
            {
                files.push(LocaleFile {
                    tag: tag.clone(),
                    file,
                    source,
                });
            }
        }
    }
    if problems.is_empty() {
        crate::l10n::builtin().with_overlay(&files, &GAMES.each_ref().map(|game| game.id))
    } else {
        Err(problems)
    }
}

/// The games with the folder's files laid over their data: `<folder>/<game>/*.toml`.
pub(crate) fn load_games(folder: &Path) -> Result<Vec<AnyGame>, Vec<Problem>> {
    let mut problems = Vec::new();
    if let Err(error) = fs::read_dir(folder) {
        return Err(vec![unreadable(folder, &error)]);
    }
    let known: Vec<&str> = GAMES.iter().map(|game| game.id).collect();
    for path in entries(folder, &mut problems) {
        let is_data = path.extension().is_some_and(|extension| extension == "toml");
        let is_foreign = path.is_dir() && !known.contains(&file_name(&path).as_str());
        if (is_data && path.is_file() && !is_configuration(&path)) || (is_foreign && holds(&path, "toml")) {
            let message = Message::new("data-misplaced").with("known", known.join(", "));
            problems.push(Problem {
                place: files::start_of(&path),
                message,
            });
        }
    }
    let mut games = Vec::new();
    for info in &GAMES {
        let mut sources = info.builtin_sources();
        let of_game = folder.join(info.id);
        if of_game.is_dir() {
            for path in entries(&of_game, &mut problems) {
                if path.extension().is_some_and(|extension| extension == "toml") {
                    sources.extend(read(&path, &mut problems));
                }
            }
        }
        match info.load(&sources) {
            Ok(game) => games.push(game),
            Err(found) => problems.extend(found),
        }
    }
    if problems.is_empty() {
        Ok(games)
    } else {
        Err(problems)
    }
}

/// Whether a folder holds files of a sort.
fn holds(folder: &Path, ending: &str) -> bool {
    let found = fs::read_dir(folder).into_iter().flatten().flatten();
    let mut endings = found.map(|entry| entry.path());
    endings.any(|path| path.extension().is_some_and(|extension| extension == ending))
}

/// Whether a file is no data although it ends like data: a table's own deck or another program's settings lie beside.
fn is_configuration(path: &Path) -> bool {
    file_name(path) == "annals.toml"
}

fn entries(folder: &Path, problems: &mut Vec<Problem>) -> Vec<PathBuf> {
    let entries = match fs::read_dir(folder) {
        Ok(entries) => entries,
        Err(error) => {
            problems.push(unreadable(folder, &error));
            return Vec::new();
        }
    };
    let mut paths: Vec<PathBuf> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
    paths.sort();
    paths
}

fn read(path: &Path, problems: &mut Vec<Problem>) -> Option<Source> {
    files::read_source(path)
        .map_err(|problem| problems.push(problem))
        .ok()
}

fn unreadable(path: &Path, error: &io::Error) -> Problem {
    Problem {
        place: files::start_of(path),
        message: files::reason(error),
    }
}

fn file_name(path: &Path) -> String {
    path.file_name()
        .unwrap_or_default()
        .to_string_lossy()
        .into_owned()
}
