//! One record checked, with the places of its findings: what every form of the report is made from.

use std::sync::Mutex;

use super::context::Context;
use super::record_file::{self, Loaded};
use crate::core::{Finding, FindingCounts, TextSpan};
use crate::games::{AnyGame, AnyReplayed};
use crate::l10n::Language;
use crate::message::Message;
use crate::notation::{LineIndex, Position};
use crate::record::correction::{TextEdit, edits};
use crate::record::{Until, Vocabulary, check_with, positions};
use crate::reference::Library;

/// So many characters of an entry are quoted.
const MOST_QUOTED: usize = 100;

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
}

/// A finding with its place.
pub(crate) struct Located {
    /// What was found.
    pub(crate) finding: Finding,
    /// Where it begins.
    pub(crate) start: Position,
    /// Where it ends.
    pub(crate) end: Position,
    /// What is written there.
    pub(crate) quoted: String,
    /// The edits that carry out its correction: where each begins and ends, and the text in its place.
    pub(crate) edits: Vec<(Position, Position, String)>,
    /// An earlier entry that was probably a slip: where it begins, and what is written there.
    pub(crate) slip: Option<(Position, String)>,
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
    // The names of a table's own file are its own; those of the game are kept.
    Ok(if let Some(own) = &loaded.own {
        let mut vocabulary = Vocabulary::new(context.library, own);
        let replayed = check_with(text, &mut vocabulary, choices, Until::End);
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
        let quoted = |span: TextSpan| {
            let written = text.get(span.start as usize..span.end as usize);
            written
                .unwrap_or_default()
                .chars()
                .take(MOST_QUOTED)
                .collect::<String>()
        };
        let earlier = finding.correction.as_ref().map(|correction| correction.span);
        let earlier = earlier.filter(|span| span.end <= finding.span.start && span.end > 0);
        Located {
            finding: finding.clone(),
            start,
            end,
            quoted: quoted(finding.span),
            edits: edits_of(finding),
            slip: earlier.map(|span| (index.position(span.start), quoted(span))),
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
        game,
        language: language.clone(),
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
