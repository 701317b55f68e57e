//! One record checked, with the places of its findings: what every form of the report is made from.

use std::sync::Mutex;

use super::context::Context;
use super::excerpt::Excerpt;
use super::record_file::{self, Loaded};
use crate::core::{Finding, FindingCounts, TextSpan, Value};
use crate::games::{AnyGame, AnyReplayed};
use crate::l10n::{Language, Texts, isolate};
use crate::message::Message;
use crate::notation::{LineIndex, Position};
use crate::record::correction::{TextEdit, edits};
use crate::record::{Until, Vocabulary, check_as, check_with, free_text_word, positions};
use crate::reference::Library;
use crate::report::escape_markdown;

/// So many characters of an entry are quoted.
const MOST_QUOTED: usize = 60;

/// A record that was checked.
pub(crate) struct Checked<'c> {
    /// The file as it was named.
    pub(crate) file: String,
    /// Its game.
    pub(crate) game: &'c AnyGame,
    /// Its language.
    pub(crate) language: Language,
    /// Whether the game has been played to its end.
    pub(crate) finished: bool,
    /// The turn reached.
    pub(crate) turn: Option<u16>,
    /// The heading reached, as the id of its name.
    pub(crate) stage: Option<String>,
    /// What was found, with its place.
    pub(crate) findings: Vec<Located>,
    /// Findings that are counted but not kept, because there are too many.
    pub(crate) left_out: FindingCounts,
    /// Whether the search for what follows from what was broken off.
    pub(crate) is_cut: bool,
    /// Findings of each sort, whether kept or left out.
    pub(crate) counts: FindingCounts,
    /// Whether there is an error that the table has not allowed, folded or left out or neither.
    pub(crate) has_errors: bool,
    /// What its header says: the id of the word, and the text.
    pub(crate) header: Vec<(String, String)>,
    /// What stands for each player in the game, and the player's name.
    pub(crate) seats: Vec<(String, String)>,
    /// The players' names as Markdown, by the id of what stands for each in the game.
    pub(crate) players: Vec<(String, String)>,
}

/// A finding with its place.
pub(crate) struct Located {
    /// What was found.
    pub(crate) finding: Finding,
    /// Where it begins.
    pub(crate) start: Position,
    /// Where it ends.
    pub(crate) end: Position,
    /// The line in which it stands.
    pub(crate) excerpt: Excerpt,
    /// The edits that carry out its correction: where each begins and ends, and the text in its place.
    pub(crate) edits: Vec<(Position, Position, String)>,
    /// Other entries that it speaks of: where they begin, and what is written there.
    pub(crate) mentioned: Vec<(TextSpan, Position, String)>,
    /// An earlier entry that was probably a slip: where it begins, and the line in which it stands.
    pub(crate) slip: Option<(Position, Excerpt)>,
}

/// What a worker keeps from record to record: the words of the game that was checked last, since files named together are
/// mostly of one game, and room.
#[derive(Default)]
pub(crate) struct Kept<'c> {
    words: Option<Vocabulary<'c>>,
    /// Held while records are checked.
    _room: Option<Room>,
}

impl<'c> Kept<'c> {
    /// For many records.
    pub(crate) fn for_many() -> Self {
        Self {
            words: None,
            _room: Some(Room::take()),
        }
    }

    fn words_of(&mut self, game: &'c AnyGame, library: &'c Library) -> &mut Vocabulary<'c> {
        self.words.take_if(|known| known.game().id() != game.id());
        self.words.get_or_insert_with(|| Vocabulary::new(library, game))
    }
}

/// Memory for a record, below a small piece that stays: so the allocator keeps it from record to record and does not give
/// it back to the system after each, which cost a tenth of the check with two workers.
struct Room(#[expect(dead_code, reason = "it is only held")] Box<[u8]>);

impl Room {
    /// So many blocks of so many bytes: more than the record of a whole game needs.
    const BLOCKS: usize = 32;
    const BLOCK: usize = 32 * 1024;

    fn take() -> Self {
        let blocks: Vec<Vec<u8>> = (0..Self::BLOCKS)
            .map(|_| std::hint::black_box(Vec::with_capacity(Self::BLOCK)))
            .collect();
        let stays = std::hint::black_box(vec![0; 64].into_boxed_slice());
        drop(blocks);
        Self(stays)
    }
}

/// Checks one record; what is wrong if it cannot be read at all.
pub(crate) fn check_file<'c>(
    file: &str,
    choices: &[(String, String)],
    context: &'c SharedContext<'c>,
    kept: &mut Kept<'c>,
) -> Result<Checked<'c>, Message> {
    let loaded = record_file::load_to_check(file, context)?;
    let text = loaded.text.as_str();
    // The words of the game are kept from record to record, those of a table's own file as long as its records come.
    Ok(if let Some(own) = &loaded.own {
        let vocabulary = kept.words_of(loaded.game, context.library);
        let replayed = check_as(text, own, vocabulary, choices, Until::End);
        described(file, &loaded, &replayed, context)
    } else {
        let vocabulary = kept.words_of(loaded.game, context.library);
        let replayed = check_with(text, vocabulary, choices, Until::End);
        described(file, &loaded, &replayed, context)
    })
}

/// What was found in a record, with its places.
fn described<'c>(
    file: &str,
    loaded: &Loaded<'c>,
    replayed: &AnyReplayed,
    context: &SharedContext,
) -> Checked<'c> {
    let Loaded {
        text, game, language, ..
    } = loaded;
    // A record without findings needs no places.
    let index = LineIndex::new(if replayed.findings().is_empty() { "" } else { text });
    let all = replayed.findings();
    let texts = (!replayed.findings().is_empty()).then(|| context.library.texts(language, Some(game.id())));
    let edits_of = |finding: &Finding| {
        let correction = finding.correction.as_ref().zip(texts.as_ref());
        let edits = correction.map(|(correction, texts)| edits(correction, text, texts));
        let placed = |edit: TextEdit| {
            (
                index.position(edit.span.start),
                index.position(edit.span.end),
                edit.text,
            )
        };
        edits.into_iter().flatten().map(placed).collect::<Vec<_>>()
    };
    let located = |finding: &Finding| {
        let (start, end) = positions(finding, &index);
        let earlier = finding.correction.as_ref().map(|correction| correction.span);
        let earlier = earlier.filter(|span| span.end <= finding.span.start && span.end > 0);
        Located {
            finding: finding.clone(),
            start,
            end,
            excerpt: Excerpt::new(text, finding.place),
            edits: edits_of(finding),
            mentioned: mentioned(finding)
                .map(|span| (span, index.position(span.start), quoted(text, span)))
                .collect(),
            slip: earlier.map(|span| (index.position(span.start), Excerpt::new(text, span))),
        }
    };
    Checked {
        file: file.to_owned(),
        finished: replayed.is_finished(),
        turn: replayed.turn(),
        stage: replayed.heading().map(|key| key.message_id()),
        findings: all.iter().map(located).collect(),
        left_out: replayed.left_out(),
        is_cut: replayed.is_cut(),
        counts: replayed.counts(),
        has_errors: replayed.has_errors(),
        header: header_of(text, context.library, game),
        seats: seats_of(replayed),
        players: names_of_players(replayed),
        game,
        language: language.clone(),
    }
}

/// Lines of a header that may stand before the first heading.
const MOST_HEADER_LINES: usize = 40;

/// The lines above the first heading whose words are free text: title, date, place, rulings.
fn header_of(text: &str, library: &Library, game: &AnyGame) -> Vec<(String, String)> {
    let mut header = Vec::new();
    let lines = text.lines().skip(1).take(MOST_HEADER_LINES).map(str::trim);
    let lines = lines.filter(|line| !line.is_empty() && !line.starts_with('#'));
    for (words, value) in lines.map_while(|line| line.split_once(':')) {
        if let Some(id) = free_text_word(words, library, game) {
            let value = value.split('#').next().unwrap_or_default();
            header.push((id.to_owned(), value.trim().to_owned()));
        }
    }
    header
}

fn seats_of(replayed: &AnyReplayed) -> Vec<(String, String)> {
    let players = replayed.players().into_iter();
    players.map(|(key, name)| (key.id, name.to_owned())).collect()
}

/// The entries that a finding speaks of: those that changed a figure, and the one that did the same before.
fn mentioned(finding: &Finding) -> impl Iterator<Item = TextSpan> {
    let lists = finding.arguments.iter().filter_map(|(_, value)| match value {
        Value::List(values) => Some(values),
        _ => None,
    });
    let changes = lists.flatten().filter_map(|value| match value {
        Value::Movement(_, _, span) => Some(*span),
        _ => None,
    });
    changes.chain(finding.earlier)
}

/// What is written at a place, as far as it is quoted.
fn quoted(text: &str, span: TextSpan) -> String {
    let written = text.get(span.start as usize..span.end as usize);
    let words = written.unwrap_or_default().split_whitespace();
    let words = words.collect::<Vec<_>>().join(" ");
    words.chars().take(MOST_QUOTED).collect()
}

impl Located {
    /// The line of an entry that it speaks of, and what is written there.
    pub(crate) fn mentioned_at(&self, span: TextSpan) -> Option<(u32, &str)> {
        let found = self.mentioned.iter().find(|(known, _, _)| *known == span);
        found.map(|(_, start, text)| (start.line, text.as_str()))
    }
}

/// The players who have a name, by the id of what stands for each in the game.
pub(crate) fn names_of_players(replayed: &AnyReplayed) -> Vec<(String, String)> {
    let players = replayed
        .players()
        .into_iter()
        .filter(|(_, name)| !name.is_empty());
    players
        .map(|(key, name)| (key.message_id(), isolate(&escape_markdown(name))))
        .collect()
}

impl Checked<'_> {
    /// The words for its findings: those of the reader, with the players' names, and those of the record.
    pub(crate) fn texts(&self, context: &Context) -> (Texts, Texts) {
        let plain = context.game_texts(self.game);
        let of_record = plain
            .in_language(&self.language)
            .with_remarks(self.players.clone());
        (plain.with_remarks(self.players.clone()), of_record)
    }
}

/// What threads may share.
pub(crate) struct SharedContext<'c> {
    /// Everything that can be looked up.
    pub(crate) library: &'c Library,
    /// The language of a record that names none.
    pub(crate) language: &'c Language,
    /// The game that an option or the environment asks for.
    pub(crate) wished: Option<&'c AnyGame>,
    /// Whether an option names the table's own file; then what records name does not count.
    pub(crate) has_own_file: bool,
    /// The file that was read last: records that are checked together mostly name the same.
    pub(crate) last_own: Mutex<Option<(String, AnyGame)>>,
}

impl<'c> SharedContext<'c> {
    /// The part of a context that threads may share.
    pub(crate) fn new(context: &'c Context) -> Self {
        Self {
            library: &context.library,
            language: context.texts.language(),
            wished: context.wished_game(),
            has_own_file: context.own_file.is_some(),
            last_own: Mutex::default(),
        }
    }
}
