//! A record to start from: the header, the setup and the headings of turn 1, with comments that teach.

use crate::core::{EntryKey, Kind};
use crate::games::AnyGame;
use crate::games::discovery::kinds;
use crate::l10n::{Texts, strip_isolates};
use crate::record::names::record_name;

/// What a new record is for.
#[derive(Debug, Clone, Default)]
pub struct NewRecord<'a> {
    /// The players: colour and name, as typed.
    pub players: Vec<(EntryKey, &'a str)>,
}

/// A new record in the language of the texts.
pub fn new_record(game: &AnyGame, new: &NewRecord, texts: &Texts) -> String {
    let word = |kind: Kind, id: &str| record_name(&EntryKey::new(kind, id), None, texts);
    let said = |id: &str| strip_isolates(&texts.text(id));
    let players: Vec<String> = new
        .players
        .iter()
        .map(|(colour, name)| {
            let colour = record_name(colour, None, texts);
            if name.is_empty() {
                colour
            } else {
                format!("{colour} {name}")
            }
        })
        .collect();
    let comment = |id: &str| format!("# {}\n", said(id));
    let mut text = format!("annals 1 {} {}\n", game.id(), texts.language().tag);
    text += &comment("new-hint-header");
    text += &format!("{}: {}\n\n", word(Kind::WORD, "players"), players.join(", "));
    text += &format!("{}\n", word(Kind::WORD, "setup"));
    text += &comment("new-hint-setup");
    text += &format!(
        "\n{} 1\n{}\n",
        word(Kind::WORD, "turn"),
        word(kinds::PHASE, "placement")
    );
    text += &comment("new-hint-placement");
    for (kind, id, hint) in [
        (kinds::BOX, "dock", "new-hint-dock"),
        (kinds::BOX, "goods", "new-hint-goods"),
        (kinds::BOX, "buildings", "new-hint-buildings"),
        (kinds::BOX, "discovery", "new-hint-discovery"),
        (kinds::BOX, "specialists", "new-hint-specialists"),
        (kinds::BOX, "warfare", "new-hint-warfare"),
        (Kind::WORD, "refill", "new-hint-refill"),
    ] {
        text += &format!("{}\n{}", word(kind, id), comment(hint));
    }
    text
}
