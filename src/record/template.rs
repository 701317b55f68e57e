//! A record to start from: the header, then what the game gives: headings, examples, and comments that teach.

use super::rewrite::rewrite;
use crate::core::{EntryKey, Kind, TemplateLine};
use crate::games::{AnyGame, OwnFile};
use crate::l10n::{Texts, strip_isolates};
use crate::record::names::record_name;
use crate::reference::Library;

/// The file of a table that is built in, whose names the examples use.
const BUILT_IN_FILE: &str = "demo";

/// What a new record is for.
#[derive(Debug, Clone, Default)]
pub struct NewRecord<'a> {
    /// The players: what stands for them, and the name as typed.
    pub players: Vec<(EntryKey, &'a str)>,
    /// Whether nobody said who plays what, so that it was given out.
    pub are_given_out: bool,
    /// What else its header says, as typed: the word before the colon, and what stands behind it.
    pub header: Vec<(&'static str, String)>,
    /// The table's own file, as the record names it.
    pub own_file: Option<&'a str>,
}

/// A new record in the language of the texts. Only its header and the heading of the setup are lines of it: everything
/// else is an example, since a heading without its entries would be wrong.
pub fn new_record(game: &AnyGame, new: &NewRecord, texts: &Texts, library: &Library) -> String {
    let mut text = header(game, new, texts);
    let examples = Examples::new(game, new, texts, library);
    // The headings above, for the examples.
    let mut above = String::new();
    let mut is_first = true;
    for line in game.template() {
        match *line {
            TemplateLine::Blank => text.push('\n'),
            TemplateLine::Hint(id) => text += &comment(id, texts),
            TemplateLine::Heading(kind, id, number) => {
                let name = record_name(&EntryKey::new(kind, id), None, texts);
                let number = number.map_or(String::new(), |number| format!(" {number}"));
                let opening = if std::mem::take(&mut is_first) { "" } else { "# " };
                text += &format!("{opening}{name}{number}\n");
                above += &format!("{name}{number}\n");
            }
            TemplateLine::Example(line) => {
                text += &format!("#   {}\n", examples.in_language(line, &above));
            }
        }
    }
    text
}

fn header(game: &AnyGame, new: &NewRecord, texts: &Texts) -> String {
    let word = |id: &str| record_name(&EntryKey::new(Kind::WORD, id), None, texts);
    let mut text = format!("annals 1 {} {}\n", game.id(), texts.language().tag);
    if new.header.is_empty() {
        text += &comment("new-hint-header", texts);
    }
    for (id, value) in &new.header {
        text += &format!("{}: {value}\n", word(id));
    }
    text += &format!("{}: {}\n", word("players"), players(new, texts).join(", "));
    if new.are_given_out {
        text += &comment("new-hint-colours", texts);
    }
    if let Some((info, file)) = game.own_file().zip(new.own_file) {
        text += &format!("{}: {file}\n", word(info.word));
    }
    text.push('\n');
    text
}

fn players(new: &NewRecord, texts: &Texts) -> Vec<String> {
    let player = |(key, name): &(EntryKey, &str)| {
        let word = record_name(key, None, texts);
        if name.is_empty() {
            word
        } else {
            format!("{word} {name}")
        }
    };
    new.players.iter().map(player).collect()
}

fn comment(id: &str, texts: &Texts) -> String {
    format!("# {}\n", strip_isolates(&texts.text(id)))
}

/// What the examples are written with.
struct Examples<'a> {
    game: AnyGame,
    /// What stands for the first two players.
    players: Vec<String>,
    opening: String,
    texts: &'a Texts,
    library: &'a Library,
}

impl<'a> Examples<'a> {
    fn new(game: &AnyGame, new: &NewRecord, texts: &'a Texts, library: &'a Library) -> Self {
        let file = game.own_file().and_then(|file| file.find(BUILT_IN_FILE));
        let game = file.map_or_else(
            || game.clone(),
            |file| game.with_own_file(OwnFile::Read(&file)).game,
        );
        let players: Vec<String> = new.players.iter().map(|(key, _)| key.id.clone()).collect();
        Self {
            opening: format!("annals 1 {} en\nplayers: {}\n", game.id(), players.join(", ")),
            game,
            players,
            texts,
            library,
        }
    }

    /// An example in the language of the record, as it would stand under the headings above.
    fn in_language(&self, line: &str, above: &str) -> String {
        let player = |at: usize| self.players.get(at).map_or("", String::as_str);
        let line = line.replace("{0}", player(0)).replace("{1}", player(1));
        let record = format!("{}{above}{line}\n", self.opening);
        let written = rewrite(&record, self.library, &self.game, self.texts.language()).text;
        written.lines().last().unwrap_or_default().to_owned()
    }
}
