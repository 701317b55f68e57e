//! Entries as people write them: whose they are, and where the next one begins.

mod behind;
mod left_out;
mod opening;
mod parts;
mod players;
mod points;
mod several;
mod shares;

use std::ops::Range;

use super::clause::{About, Clause, Sense};
use super::elements::{Said, elements};
use super::lexicon::{Function, LONGEST_PHRASE};
use super::spans::Piece;
use super::table::{EntrySoFar, Table};
use super::tokens::{Kind, Token, undecorated, unnumbered};
use crate::core::EntryPart;
use crate::record::vocabulary::Target;

/// Subjects have no more words than this.
const LONGEST_SUBJECT: usize = 5;
/// So many entries stand on one line at most.
const MOST_ENTRIES: usize = 12;
/// So many words that say nothing may stand between a subject and its colon.
const MOST_SAID_OF_SUBJECT: usize = 5;
/// Shorter words inside a line are no players.
const SHORTEST_INSIDE: usize = 3;
/// So many forms of one line are tried.
const MOST_FORMS: usize = 24;

/// A subject: its words, what it is, and the token after it.
#[derive(Debug, Clone)]
struct Subject {
    said: Said,
    word: Option<Target>,
    next: usize,
}

/// The ways to read a line, each in canonical form.
#[derive(Debug, Default)]
pub(super) struct Forms {
    pub(super) likely: Vec<Vec<Piece>>,
    /// Those that count only if none of the likely ones has a meaning.
    pub(super) otherwise: Vec<Vec<Piece>>,
}

impl Forms {
    fn of(likely: Vec<Vec<Piece>>) -> Self {
        Self {
            likely,
            otherwise: Vec::new(),
        }
    }

    fn extend(&mut self, more: Self) {
        self.likely.extend(more.likely);
        self.otherwise.extend(more.otherwise);
    }

    /// The same two lists with what each form of another entry says behind them.
    fn followed_by(self, next: &Self) -> Self {
        let joined = |before: &[Vec<Piece>], after: &[Vec<Piece>]| -> Vec<Vec<Piece>> {
            let all = before
                .iter()
                .flat_map(|one| after.iter().map(|other| together(one, other)));
            all.take(MOST_FORMS).collect()
        };
        Self {
            otherwise: joined(self.last_resort(), next.last_resort()),
            likely: joined(&self.likely, &next.likely),
        }
    }

    fn last_resort(&self) -> &[Vec<Piece>] {
        if self.otherwise.is_empty() {
            &self.likely
        } else {
            &self.otherwise
        }
    }
}

/// How a line is taken, from the plainest way to the boldest: a bolder one counts only if no plainer one has a meaning.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Way {
    /// Whoever it is about comes first.
    Plain,
    /// Whoever it is about stands anywhere, in each part of the line.
    InParts,
    /// The same behind words that only open the line.
    BehindOpening,
    /// What it is about is not said: the names tell it.
    LeftOut,
}

impl Way {
    pub(super) const ALL: [Self; 4] = [Self::Plain, Self::InParts, Self::BehindOpening, Self::LeftOut];
}

/// The entries that a line may hold, in canonical form; each form is one way to read it.
pub(super) fn entries(line: &str, tokens: &[Token], way: Way, table: &mut Table) -> Forms {
    let tokens = undecorated(tokens);
    let tokens = unnumbered(tokens).map_or(tokens, undecorated);
    let mut reader = Entries { line, tokens, table };
    let mut forms = match way {
        Way::Plain => reader.plain(),
        Way::InParts => reader.in_parts(),
        Way::BehindOpening => reader.behind_opening(),
        Way::LeftOut => reader.left_out(),
    };
    forms.likely.truncate(MOST_FORMS);
    forms.otherwise.truncate(MOST_FORMS);
    forms
}

struct Entries<'w, 'v, 'l> {
    line: &'w str,
    tokens: &'w [Token],
    table: &'w mut Table<'v, 'l>,
}

impl Entries<'_, '_, '_> {
    /// The line as it is if its subject comes first.
    fn plain(&mut self) -> Forms {
        let mut forms = Forms::default();
        let start = self.after_fillers(0);
        // `A dock` may be Anna, or an article.
        let starts = if start == 0 { vec![0] } else { vec![0, start] };
        for start in starts {
            let Some(subject) = self.subject_at(start) else {
                continue;
            };
            if let Some(subject) = self.with_its_text(&subject) {
                return self.clause(&subject, subject.next..self.tokens.len());
            }
            if subject.word.is_none() {
                forms.extend(self.of_players(&subject));
            } else if self.is_list_of_players(&subject) {
                return Forms::of(vec![self.list_of_players(&subject)]);
            } else {
                forms.extend(self.of_words(&subject));
            }
        }
        if forms.likely.is_empty() {
            forms.extend(self.number_first());
        }
        if forms.likely.is_empty() {
            forms.extend(self.player_inside());
        }
        forms
    }

    fn text(&self, tokens: Range<usize>) -> &str {
        let first = self.tokens[tokens.start].range.start;
        let last = self.tokens[tokens.end - 1].range.end;
        &self.line[first..last]
    }

    fn said(&self, tokens: Range<usize>) -> Said {
        Said {
            text: self.text(tokens.clone()).to_owned(),
            range: self.tokens[tokens.start].range.start..self.tokens[tokens.end - 1].range.end,
        }
    }

    /// The first token that says something.
    fn after_fillers(&self, mut at: usize) -> usize {
        let says_nothing = |words: &str| {
            let functions = self.table.lexicon.functions(words);
            let is_left_out = |function: &Function| matches!(function, Function::Filler | Function::To);
            !functions.is_empty() && functions.iter().all(is_left_out)
        };
        loop {
            let words = self.words_from(at).min(LONGEST_PHRASE);
            let longest = (1..=words)
                .rev()
                .find(|length| says_nothing(self.text(at..at + length)));
            let Some(length) = longest.filter(|length| at + length < self.tokens.len()) else {
                return at;
            };
            at += length;
        }
    }

    /// The player who begins here, with the colour beside the name.
    fn player_at(&mut self, at: usize) -> Option<Subject> {
        let words = self.tokens[at..]
            .iter()
            .take_while(|token| token.is_word())
            .count();
        let length = (1..=words.min(LONGEST_SUBJECT)).rev().find(|length| {
            let text = self.text(at..at + length).to_owned();
            (*length == 1 || !self.is_and(at + length - 1)) && self.table.is_player(&text)
        })?;
        let mut end = at + length;
        // `Anna (red)`, `Anna red`.
        let inner = end + usize::from(self.tokens.get(end).is_some_and(|token| token.is_sign("(")));
        if let Some(token) = self.tokens.get(inner).filter(|token| token.is_word()) {
            let text = self.line[token.range.clone()].to_owned();
            let is_closed =
                inner == end || self.tokens.get(inner + 1).is_some_and(|token| token.is_sign(")"));
            let is_named =
                self.table.is_player(&text) && self.table.accepted(&text, EntrySoFar::default()).is_none();
            let is_article = inner == end && length == 1 && self.is_small_word(at);
            if is_closed && is_named && !is_article && (inner > end || self.is_end_of_subject(inner + 1)) {
                end = inner + 1 + usize::from(inner > end);
            }
        }
        Some(Subject {
            said: self.said(at..end),
            word: None,
            next: self.after_sign(end),
        })
    }

    /// Whether this word is `and`, or begins with it and names a player.
    fn is_and(&mut self, at: usize) -> bool {
        let word = self.text(at..at + 1).to_owned();
        self.table.lexicon.functions(&word).contains(&Function::And) || self.table.is_player_after_and(&word)
    }

    /// Whether this is a short word that says something other than a player.
    fn is_small_word(&self, at: usize) -> bool {
        let word = self.text(at..at + 1);
        word.chars().count() < SHORTEST_INSIDE && !self.table.lexicon.functions(word).is_empty()
    }

    fn is_end_of_subject(&self, at: usize) -> bool {
        self.tokens.get(at).is_none_or(|token| token.is_sign(":-"))
    }

    /// The token after the sign that closes a subject.
    fn after_sign(&self, at: usize) -> usize {
        let closes = self.tokens.get(at).is_some_and(|token| {
            let is_spaced = self.tokens.get(at + 1).is_some_and(|next| next.is_spaced);
            token.is_sign(":>=") || (token.is_sign("-") && is_spaced)
        });
        at + usize::from(closes)
    }

    /// Who or what begins here: a player, or a word before a colon.
    fn subject_at(&mut self, at: usize) -> Option<Subject> {
        if let Some(player) = self.player_at(at) {
            return Some(player);
        }
        let words = self.tokens[at..]
            .iter()
            .take_while(|token| token.is_word())
            .count();
        for length in (1..=words.min(LONGEST_SUBJECT)).rev() {
            let text = self.text(at..at + length).to_owned();
            let mut candidates = vec![text.clone()];
            candidates.extend(
                self.table
                    .lexicon
                    .unglued(&text)
                    .into_iter()
                    .map(|(_, rest)| rest.to_owned()),
            );
            for candidate in candidates {
                if let Some(word) = self.table.subject_word(&candidate) {
                    return Some(self.numbered_subject(at, length, candidate, word));
                }
            }
        }
        None
    }

    /// `level three has the choir`: the number of a subject without a colon.
    fn number_before_words(&mut self, at: usize) -> Option<u32> {
        let tokens = self.tokens;
        let (token, next) = (tokens.get(at)?, tokens.get(at + 1)?);
        let leads_on = next.is_sign("-") && self.tokens.get(at + 2).is_some_and(Token::is_word);
        let number = match token.kind {
            Kind::Number(number) => Some(number),
            Kind::Word => self.table.lexicon.ordinal(self.text(at..at + 1)),
            Kind::Sign(_) => None,
        };
        let has_player =
            (at + 1..self.tokens.len()).any(|at| self.tokens[at].is_word() && self.player_at(at).is_some());
        number.filter(|_| (next.is_word() || leads_on) && !has_player)
    }

    /// A subject with a number behind it, which may be a word, and with words that say nothing.
    fn numbered_subject(&mut self, at: usize, length: usize, text: String, word: Target) -> Subject {
        let mut end = at + length;
        let mut said = Said {
            text,
            range: self.said(at..end).range,
        };
        if self.table.is_date(word) {
            return Subject {
                said,
                word: Some(word),
                next: self.after_sign(end),
            };
        }
        let closes = |at: &usize| {
            let token = &self.tokens[*at];
            let is_spaced = self.tokens.get(at + 1).is_some_and(|next| next.is_spaced);
            token.is_sign(":") || (token.is_sign("-") && token.is_spaced && is_spaced)
        };
        let colon = (end..self.tokens.len()).find(closes).map(|at| at - end);
        if let Some(colon) = colon.map(|colon| end + colon)
            && colon > end
            && colon <= end + MOST_SAID_OF_SUBJECT
        {
            // `level two, from left to right:`.
            let is_rest_empty = end + 1 == colon || self.says_nothing(end + 1..colon);
            let number = match self.tokens[end].kind {
                Kind::Number(number) => Some(number),
                Kind::Word if is_rest_empty => self.table.lexicon.ordinal(self.text(end..end + 1)),
                _ => self.table.lexicon.ordinal(self.text(end..colon)),
            };
            let says_nothing = |words: &str| {
                let functions = self.table.lexicon.functions(words).iter();
                let is_left_out =
                    |function: &Function| matches!(function, Function::Filler | Function::To | Function::And);
                functions.clone().any(is_left_out)
            };
            let is_filler = says_nothing(self.text(end..colon))
                || (end..colon).all(|at| says_nothing(self.text(at..at + 1)));
            if let Some(number) = number {
                said.text = format!("{} {number}", said.text);
                end = colon;
            } else if is_filler {
                end = colon;
            }
        } else if colon.is_none()
            && let Some(number) = self.number_before_words(end)
        {
            said.text = format!("{} {number}", said.text);
            end += 1;
        }
        Subject {
            said,
            word: Some(word),
            next: self.after_sign(end),
        }
    }

    fn is_pause(&self, at: usize) -> bool {
        let token = &self.tokens[at];
        let is_and = || {
            let functions = self.table.lexicon.functions(self.text(at..at + 1));
            functions.contains(&Function::And)
        };
        let is_spaced = token.is_spaced && self.tokens.get(at + 1).is_some_and(|next| next.is_spaced);
        token.is_sign(",;.&") || (is_spaced && token.is_sign("/|")) || (token.is_word() && is_and())
    }

    /// Where a name of several words ends that begins here: a part of it is no player.
    fn end_of_longer_name(&mut self, at: usize) -> Option<usize> {
        let words = self.words_from(at);
        let length = (2..=words.min(LONGEST_SUBJECT)).rev().find(|length| {
            let text = self.text(at..at + length).to_owned();
            self.table.accepted(&text, EntrySoFar::default()).is_some()
        })?;
        Some(at + length)
    }

    fn words_from(&self, at: usize) -> usize {
        self.tokens[at..]
            .iter()
            .take_while(|token| token.is_word())
            .count()
    }

    /// A subject behind its number: `1st level: …`, `1. poziom: …`.
    fn number_first(&mut self) -> Forms {
        let tokens = undecorated(self.tokens);
        let [first, rest @ ..] = tokens else {
            return Forms::default();
        };
        let number = match first.kind {
            Kind::Number(number) => number,
            // `second row: …`.
            Kind::Word if self.subject_at(0).is_none() => {
                match self.table.lexicon.ordinal_word(&self.line[first.range.clone()]) {
                    Some(number) => number,
                    None => return Forms::default(),
                }
            }
            Kind::Word | Kind::Sign(_) => return Forms::default(),
        };
        let is_ending = |token: &Token| {
            let is_ending = token.is_word()
                && !token.is_spaced
                && self
                    .table
                    .lexicon
                    .is_ordinal_ending(&self.line[token.range.clone()]);
            token.is_sign(".°º") || is_ending
        };
        let endings = rest.iter().take_while(|token| is_ending(token)).count();
        let mut reader = Entries {
            line: self.line,
            tokens: &rest[endings..],
            table: self.table,
        };
        let subject = reader.subject_at(0).filter(|subject| subject.word.is_some());
        let Some(mut subject) = subject else {
            return Forms::default();
        };
        // `four goods` are no fourth goods.
        let is_numbered = subject.word.is_some_and(|word| reader.table.is_numbered(word));
        if !is_numbered {
            return Forms::default();
        }
        subject.said.text = format!("{} {number}", subject.said.text);
        reader.clause(&subject, subject.next..reader.tokens.len())
    }

    /// One entry, in all its forms.
    #[expect(clippy::too_many_lines, reason = "one step for each form of an entry")]
    fn clause(&mut self, subject: &Subject, value: Range<usize>) -> Forms {
        let mut forms = Forms::default();
        if value.is_empty() {
            return forms;
        }
        let has_figures = || {
            let mut tokens = self.tokens[value.clone()].iter();
            tokens.any(|token| matches!(token.kind, Kind::Number(_)))
        };
        if let Some(word) = subject.word
            && self.table.heading.is_none()
            && self.table.is_date(word)
            && has_figures()
        {
            let first = self.tokens[value.start].range.start;
            let last = self.tokens[value.end - 1].range.end;
            let text = self.line[first..last].to_owned();
            let said = Said {
                text: self.day(&self.tokens[value]).unwrap_or(text),
                range: first..last,
            };
            return Forms::of(vec![vec![piece(&subject.said, ": "), piece(&said, "")]]);
        }
        let sense = self.sense(subject.word);
        let tokens = &self.tokens[value];
        let about = EntrySoFar::subject(subject.word);
        for elements in elements(self.line, tokens, about, self.table) {
            let Some(clause) = Clause::new(&elements, sense) else {
                continue;
            };
            // `discovers China`: the only thing that this can have come of.
            if clause.lacks_target()
                && let [target] = self.table.lone_things(EntryPart::Target, subject.word).as_slice()
            {
                forms
                    .likely
                    .push(written(&subject.said, &[clause.with_target(&target.id)]));
            }
            if clause.is_repeated() {
                forms.likely.push(written(&subject.said, &clause.sent()));
                forms
                    .likely
                    .extend(clause.numbered().map(|one| written(&subject.said, &[one])));
                forms.otherwise.push(written(&subject.said, &clause.repeated()));
            } else {
                forms
                    .likely
                    .push(written(&subject.said, std::slice::from_ref(&clause)));
                forms
                    .likely
                    .extend(clause.rolled().map(|one| written(&subject.said, &[one])));
            }
            forms
                .likely
                .extend(clause.priced_apart().map(|one| written(&subject.said, &[one])));
            // `Anna against Marek in Canada`: the only thing that can be done there.
            if clause.lacks_item() {
                let part = EntryPart::Item {
                    has_target: true,
                    is_counted: false,
                };
                for item in self.table.lone_things(part, subject.word) {
                    forms
                        .likely
                        .push(written(&subject.said, &[clause.with_item(&item.id)]));
                }
            }
            // `tobacco and rice`, where each is an entry of its own.
            if clause.can_be_split() {
                forms.otherwise.push(written(&subject.said, &clause.split()));
            }
            forms
                .otherwise
                .extend(clause.lost_by_target().map(|one| written(&subject.said, &[one])));
            forms
                .otherwise
                .extend(clause.one_by_one().map(|all| written(&subject.said, &all)));
            for other in [clause.turned(), clause.in_money()].into_iter().flatten() {
                forms.otherwise.push(written(&subject.said, &[other]));
            }
            if clause.is_tried_again() {
                forms.otherwise.push(written(&subject.said, &clause.tries()));
            }
            // A price that nobody has to write, where it cannot be written.
            forms
                .otherwise
                .extend(clause.without_price().map(|one| written(&subject.said, &[one])));
            // `Anna wins`: what is said of her is the word before the colon.
            if let Some(only) = clause.only_name()
                && subject.word.is_none()
                && self.table.subject_word(&only.text).is_some()
            {
                forms
                    .likely
                    .push(vec![piece(only, ": "), piece(&subject.said, "")]);
            }
        }
        // `in Rome breaks out the rebellion`: what is done comes last.
        for item in self.items_behind(subject, tokens) {
            let about = EntrySoFar {
                item: Some(item),
                ..about
            };
            for elements in elements(self.line, tokens, about, self.table) {
                let clause = Clause::new(&elements, sense);
                let is_done = |clause: &Clause| clause.first_item().is_some() && !clause.is_repeated();
                if let Some(clause) = clause.filter(is_done) {
                    forms.otherwise.push(written(&subject.said, &[clause]));
                }
            }
        }
        forms.otherwise.extend(self.points_for(subject, tokens));
        if forms.likely.is_empty() {
            forms.likely.extend(self.said_of_player(subject, tokens));
        }
        if forms.likely.is_empty() {
            forms.extend(self.at_a_place(subject, tokens));
        }
        forms
    }

    fn sense(&mut self, word: Option<Target>) -> Sense {
        let item = EntryPart::Item {
            has_target: false,
            is_counted: false,
        };
        let about = if word.is_none() {
            About::Player
        } else if self.table.wants_player(item, word) {
            About::Players
        } else {
            About::Place
        };
        Sense {
            is_setup: self.table.is_setup(),
            has_losses: about == About::Place && self.table.wants_player(EntryPart::Lead, word),
            about,
            figures_are_money: word.is_none() && self.table.figures_are_money(None),
        }
    }
}

fn piece(said: &Said, after: &str) -> Piece {
    Piece {
        text: format!("{}{after}", said.text),
        from: (!said.range.is_empty()).then(|| said.range.clone()),
    }
}

/// Entries with their subject.
fn written(subject: &Said, clauses: &[Clause]) -> Vec<Piece> {
    let mut pieces = Vec::new();
    for clause in clauses {
        let mut one = vec![piece(subject, ":")];
        clause.write(&mut one);
        pieces = together(&pieces, &one);
    }
    pieces
}

/// Two entries on one line.
fn together(before: &[Piece], after: &[Piece]) -> Vec<Piece> {
    let mut pieces = before.to_vec();
    if !pieces.is_empty() {
        pieces.push(Piece {
            text: "; ".to_owned(),
            from: None,
        });
    }
    pieces.extend_from_slice(after);
    pieces
}
