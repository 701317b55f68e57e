//! `annals book`: the rules book as a site, one file to print, an EPUB or Markdown.

use std::io::{self, IsTerminal as _};
use std::path::Path;

use clap::ArgMatches;
use rayon::prelude::*;

use super::context::Context;
use super::files::{Existing, FileProblem, OutputFolder, Stale};
use super::output::write_out;
use super::progress::Progress;
use super::{Outcome, club_file, problems, record_report};
use crate::book::{
    Book, BookFile, BookFormat, BookProblem, Club, ShelfBook, compose, crawl, has_book, language_files,
    shared_files, shelf,
};
use crate::games::AnyGame;
use crate::l10n::{Language, Texts};
use crate::message::{Argument, Message};
use crate::report::Outside;

/// The word for every language, or every game that has a book.
pub(super) const ALL: &str = "all";

/// Where the book goes if nothing else is said.
const FOLDER: &str = "annals-book";

/// Runs the command.
pub(crate) fn run(matches: &ArgMatches, context: &Context) -> io::Result<Outcome> {
    let club = match club_file::load(matches, &context.library) {
        Ok(club) => club,
        Err(found) => {
            problems::complain(&found, &context.texts);
            return Ok(Outcome::Failed);
        }
    };
    let Some(games) = games(matches, &club, context) else {
        return Ok(Outcome::Failed);
    };
    let languages = languages(matches, &club, context);
    let plans: Vec<(&AnyGame, &Language)> = games
        .iter()
        .flat_map(|game| languages.iter().map(|language| (*game, language)))
        .collect();
    let format = matches.get_one::<String>("format");
    let format = format
        .and_then(|word| BookFormat::from_word(word))
        .unwrap_or(BookFormat::Html);
    let library = &context.library;
    let only_check = matches.get_flag("check");
    let folder = matches.get_one::<String>("output").map_or(FOLDER, String::as_str);
    let progress = Progress::new(plans.len() * 2);
    let made: Vec<(Book, Vec<BookFile>)> = plans
        .par_iter()
        .map(|(game, language)| {
            let mut book = compose(library, game, language, &club);
            // A page leads only to languages that stand beside it.
            book.languages.retain(|other| {
                languages.iter().any(|built| built.tag == other.tag)
                    || (!only_check && stands(folder, &ShelfBook::path_of(game.id(), other)))
            });
            progress.step();
            // A book that says something wrong is not written.
            let files = if is_sound(&book) {
                language_files(&book, format)
            } else {
                Vec::new()
            };
            progress.step();
            (book, files)
        })
        .collect();
    progress.finish();
    let (books, files): (Vec<Book>, Vec<Vec<BookFile>>) = made.into_iter().unzip();
    let mut files: Vec<BookFile> = files.into_iter().flatten().collect();
    if only_check {
        let shelf: Vec<ShelfBook> = books.iter().map(ShelfBook::from).collect();
        files.extend(shared_files(&books, &shelf, format));
        return report(&books, &crawl(&files), context);
    }
    if !books.iter().all(is_sound) {
        return report(&books, &[], context);
    }
    // Games and languages that are built one by one stand side by side.
    let mut all = shelf(library);
    all.retain(|book| club.wants_game(book.game) && club.wants_language(&book.language));
    let is_whole = books.len() == all.len();
    let stale = if is_whole { Stale::Remove } else { Stale::Keep };
    let is_built = |book: &ShelfBook| files.iter().any(|file| file.path == book.path());
    let standing: Vec<ShelfBook> = all
        .into_iter()
        .filter(|book| is_built(book) || (!is_whole && stands(folder, &book.path())))
        .collect();
    files.extend(shared_files(&books, &standing, format));
    for book in &books {
        let place = format!("{}/{}", book.language.tag, book.game);
        for note in book.problems.iter().filter(|problem| problem.is_note()) {
            record_report::complain(&place, &note.message(), context);
        }
    }
    if let Err(problem) = write_all(folder, &files, matches, stale) {
        record_report::complain_of_file(&problem, context);
        return Ok(Outcome::Failed);
    }
    if io::stdout().is_terminal() {
        let place = [("folder", Argument::from(Outside::new(folder).in_markdown()))];
        context.output.page(&context.texts.with("book-written", &place))?;
    }
    Ok(Outcome::Found)
}

/// Whether an earlier run has written this file of a book.
fn stands(folder: &str, path: &str) -> bool {
    Path::new(folder).join(path).is_file()
}

fn is_sound(book: &Book) -> bool {
    !book.problems.iter().any(BookProblem::is_fatal)
}

/// The languages of the book: those of the club, unless one is named or all.
fn languages(matches: &ArgMatches, club: &Club, context: &Context) -> Vec<Language> {
    let all = context.texts.store().languages().into_iter().cloned();
    match matches.get_one::<String>("lang").map(String::as_str) {
        None => all.filter(|language| club.wants_language(language)).collect(),
        Some(ALL) => all.collect(),
        Some(_) => vec![context.texts.language().clone()],
    }
}

/// The games whose books are built: those that are named, or those of the club that have one; none, reported, if one has no
/// book.
fn games<'c>(matches: &ArgMatches, club: &Club, context: &'c Context) -> Option<Vec<&'c AnyGame>> {
    let named: Vec<&String> = matches.get_many::<String>("game").into_iter().flatten().collect();
    let all = context.library.games();
    let is_named = |game: &&AnyGame| named.iter().any(|id| *id == game.id());
    let asked: Vec<&AnyGame> = match context.wished_game() {
        Some(game) => vec![game],
        None if named.is_empty() || named.iter().any(|id| *id == ALL) => {
            let is_wanted = |game: &&AnyGame| !named.is_empty() || club.wants_game(game.id());
            return Some(
                all.iter()
                    .filter(|game| has_book(game))
                    .filter(is_wanted)
                    .collect(),
            );
        }
        None => all.iter().filter(is_named).collect(),
    };
    let Some(missing) = asked.iter().find(|game| !has_book(game)) else {
        return Some(asked);
    };
    let title = context.game_texts(missing).text("game-title");
    record_report::complain("book", &Message::new("book-none").with("game", title), context);
    None
}

/// Lists what is wrong with the books and with the references of their files; nothing found is good news.
fn report(books: &[Book], broken: &[BookProblem], context: &Context) -> io::Result<Outcome> {
    let problems = books.iter().flat_map(|book| &book.problems);
    let count = problems.filter(|problem| !problem.is_note()).count() + broken.len();
    let texts: &Texts = &context.texts;
    let number = i64::try_from(count).unwrap_or(i64::MAX);
    let mut lines = vec![if count == 0 {
        texts.text("book-in-order")
    } else {
        texts.with("book-checked", &[("count", Argument::from(number))])
    }];
    for book in books {
        let place = format!("{}/{}", book.language.tag, book.game);
        let line = |problem: &BookProblem| format!("{place}: {}", texts.message(&problem.message()));
        lines.extend(book.problems.iter().map(line));
    }
    lines.extend(broken.iter().map(|problem| texts.message(&problem.message())));
    for line in lines {
        write_out(&format!("{}\n", crate::l10n::strip_isolates(&line)))?;
    }
    Ok(if count == 0 {
        Outcome::Found
    } else {
        Outcome::Nothing
    })
}

/// Writes the files of a book into a folder, in place of those of an earlier one of the same form.
fn write_all(
    folder: &str,
    files: &[BookFile],
    matches: &ArgMatches,
    stale: Stale,
) -> Result<(), FileProblem> {
    let format = matches.get_one::<String>("format").map_or("html", String::as_str);
    let paths = files.iter().map(|file| file.path.as_str());
    let existing = Existing::asked(matches);
    let folder = OutputFolder::prepare(folder, &format!("book {format}"), paths, existing, stale)?;
    files
        .par_iter()
        .try_for_each(|file| folder.write(&file.path, &file.bytes))?;
    folder.finish()
}
