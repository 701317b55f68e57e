//! `book.toml`: what a club wants its book to be: its name, its games and languages, the readings that it plays by.

use crate::core::{ReadingId, UnknownReading};
use crate::data::{Document, Entry, Problem, Problems, Reader};
use crate::games::{AnyGame, GAMES};
use crate::l10n::{Language, Texts};
use crate::message::Message;
use crate::reference::Library;
use crate::source::Source;

/// The table by which a file is known to be ours: other programs have a `book.toml` too.
const TABLE: &str = "club";

/// What a club wants; nothing of it is said by default.
#[derive(Debug, Clone, Default)]
pub struct Club {
    /// Its name, as it was written.
    pub name: Option<String>,
    games: Vec<String>,
    languages: Vec<String>,
    readings: Vec<Chosen>,
}

/// A reading that the club plays by.
#[derive(Debug, Clone)]
struct Chosen {
    game: &'static str,
    /// The number of the disputed point.
    point: String,
    reading: String,
}

impl Club {
    /// Whether a file is meant for us.
    pub fn is_meant(text: &str) -> bool {
        let table = format!("[{TABLE}]");
        text.lines().any(|line| line.trim_end() == table)
    }

    /// What the file says, or all its problems.
    pub fn read(source: &Source, library: &Library) -> Result<Self, Vec<Problem>> {
        let problems = Problems::default();
        let sources = [source.clone()];
        let documents = Document::parse_all(&sources, &problems);
        let mut reader = Reader::new(&documents, &problems);
        let mut club = Self::default();
        if let Some(table) = reader.table(TABLE) {
            club.name = table.optional_text("name").map(|name| name.to_string());
            let games = library.games().iter().filter(|game| super::has_book(game));
            club.games = words(&table, "games", &games.map(|game| game.id()).collect::<Vec<_>>());
            let languages = library.store().languages();
            let tags: Vec<&str> = languages.iter().map(|language| language.tag.as_ref()).collect();
            club.languages = words(&table, "languages", &tags);
            table.finish();
        }
        for info in &GAMES {
            let table = reader.optional_table(info.id);
            if let Some((table, game)) = table.zip(library.game(info.id)) {
                club.readings.extend(readings(&table, game));
            }
        }
        reader.finish();
        let found = problems.into_sorted();
        if found.is_empty() { Ok(club) } else { Err(found) }
    }

    /// Whether the club wants the book of this game.
    pub fn wants_game(&self, game: &str) -> bool {
        self.games.is_empty() || self.games.iter().any(|id| id == game)
    }

    /// Whether the club wants its books in this language.
    pub fn wants_language(&self, language: &Language) -> bool {
        self.languages.is_empty() || self.languages.iter().any(|tag| *tag == *language.tag)
    }

    /// How the club plays these disputed points, in words: number and meaning of each it has chosen a reading of.
    pub(super) fn told(&self, points: &[&str], game: &AnyGame, texts: &Texts) -> Vec<(String, String)> {
        let of_game = self.readings.iter().filter(|chosen| chosen.game == game.id());
        let wanted = of_game.filter(|chosen| points.contains(&chosen.point.as_str()));
        wanted.map(|chosen| chosen.told(texts)).collect()
    }

    /// The same for everything that the club has chosen in a game.
    pub(super) fn all_told(&self, game: &AnyGame, texts: &Texts) -> Vec<(String, String)> {
        let of_game = self.readings.iter().filter(|chosen| chosen.game == game.id());
        of_game.map(|chosen| chosen.told(texts)).collect()
    }
}

impl Chosen {
    fn told(&self, texts: &Texts) -> (String, String) {
        let meaning = texts.attribute(&self.point, &format!("reading-{}", self.reading));
        // A point with one reading only has no words for it but the ruling.
        let meaning = meaning.or_else(|| texts.attribute(&self.point, "ruling"));
        (self.point.clone(), meaning.unwrap_or_default())
    }
}

/// The words of a list, each one of those that are known.
fn words(table: &Entry, key: &'static str, known: &[&str]) -> Vec<String> {
    let words = table.texts(key);
    for word in words.iter().filter(|word| !known.contains(&word.as_ref())) {
        let message = Message::new("data-unknown-word").with("key", key);
        table.problem(
            key,
            message
                .with("word", word.as_ref())
                .with("known", known.join(", ")),
        );
    }
    words.iter().map(ToString::to_string).collect()
}

/// The readings of a game, each by the name or the number of its point.
fn readings(table: &Entry, game: &AnyGame) -> Vec<Chosen> {
    let mut chosen = Vec::new();
    for (name, reading, place) in table.named_texts() {
        match ReadingId::find(game.registry(), &name, &reading) {
            Ok(_) => {
                let mut points = game.registry().disputed_points();
                let point =
                    points.find(|point| point.name() == name || point.id().eq_ignore_ascii_case(&name));
                chosen.extend(point.map(|point| Chosen {
                    game: game.id(),
                    point: point.id().to_owned(),
                    reading,
                }));
            }
            Err(UnknownReading::Ruling(known)) => {
                let known = nearest(&name, known);
                let message = Message::new("data-unknown-key").with("key", name);
                table.problem_at(place, message.with("known", known));
            }
            Err(UnknownReading::Reading(known)) => {
                let message = Message::new("data-unknown-word").with("key", name);
                table.problem_at(
                    place,
                    message.with("word", reading).with("known", known.join(", ")),
                );
            }
        }
    }
    chosen
}

/// The names that are most like a word.
fn nearest(word: &str, mut known: Vec<String>) -> String {
    const MOST: usize = 5;
    known.sort_by_cached_key(|known| strsim::osa_distance(known, word));
    known.truncate(MOST);
    format!("{} …", known.join(", "))
}
