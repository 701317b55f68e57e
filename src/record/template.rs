//! A record to start from: the header, then what the game gives: headings, and comments that teach.

use crate::core::{EntryKey, Kind, TemplateLine};
use crate::games::AnyGame;
use crate::l10n::{Texts, strip_isolates};
use crate::record::names::record_name;

/// What a new record is for.
#[derive(Debug, Clone, Default)]
pub struct NewRecord<'a> {
    /// The players: what stands for them, and the name as typed.
    pub players: Vec<(EntryKey, &'a str)>,
    /// Whether nobody said who plays what, so that it was given out.
    pub are_given_out: bool,
    /// The table's own file, as the record names it.
    pub own_file: Option<&'a str>,
}

/// A new record in the language of the texts.
pub fn new_record(game: &AnyGame, new: &NewRecord, texts: &Texts) -> String {
    let word = |kind: Kind, id: &str| record_name(&EntryKey::new(kind, id), None, texts);
    let comment = |id: &str| format!("# {}\n", strip_isolates(&texts.text(id)));
    let player = |(key, name): &(EntryKey, &str)| {
        let word = record_name(key, None, texts);
        if name.is_empty() {
            word
        } else {
            format!("{word} {name}")
        }
    };
    let players: Vec<String> = new.players.iter().map(player).collect();
    let mut text = format!("annals 1 {} {}\n", game.id(), texts.language().tag);
    text += &comment("new-hint-header");
    text += &format!("{}: {}\n", word(Kind::WORD, "players"), players.join(", "));
    if new.are_given_out {
        text += &comment("new-hint-colours");
    }
    if let Some((info, file)) = game.own_file().zip(new.own_file) {
        text += &format!("{}: {file}\n", word(Kind::WORD, info.word));
    }
    text.push('\n');
    // What comes after the setup is an example: a heading without its entries would be wrong.
    let mut opening = "";
    for line in game.template() {
        text += &match *line {
            TemplateLine::Blank => {
                opening = "# ";
                "\n".to_owned()
            }
            TemplateLine::Heading(kind, id, None) => format!("{opening}{}\n", word(kind, id)),
            TemplateLine::Heading(kind, id, Some(number)) => {
                format!("{opening}{} {number}\n", word(kind, id))
            }
            TemplateLine::Hint(id) => comment(id),
        };
    }
    text
}
