//! Whether a line in canonical form is understood where it stands, and what it says.

use std::fmt::Write as _;

use crate::core::{EntryStatement, Kind, Named, Statement, Statements, Thing};
use crate::record::meaning::meanings_with;
use crate::record::vocabulary::Vocabulary;

/// Reads a line below the header and the heading above it. What it says, the same for all lines that say the same; none
/// if a word or a sign of it is not understood, or if it says nothing that can be written there.
pub(super) fn meaning(line: &str, before: &str, vocabulary: &mut Vocabulary) -> Option<String> {
    let text = format!("{before}{line}\n");
    let (log, problems) = crate::record::read(&text, vocabulary.library, vocabulary.game);
    let found = meanings_with(&log, vocabulary);
    let start = u32::try_from(before.len()).ok()?;
    let is_clean = problems.iter().all(|problem| problem.span.end <= start)
        && found.unknown.iter().all(|unknown| unknown.span.end <= start)
        && found.without_colon.iter().all(|span| span.end <= start)
        && found.with_colon.iter().all(|span| span.end <= start);
    if !is_clean {
        return None;
    }
    let statements = &found.statements;
    let says_something = vocabulary.game.which_say_something(statements);
    let mut said = String::new();
    let mut subjects = Vec::new();
    for (at, statement) in statements.list.iter().enumerate() {
        if statement.span().start < start {
            continue;
        }
        if !says_something.get(at).is_some_and(|says| *says) {
            return None;
        }
        if let Statement::Entry(entry) = statement
            && !may_be_said(entry, statements, &mut subjects)
        {
            return None;
        }
        write_meaning(statement, statements, &mut said);
    }
    (!said.is_empty()).then_some(said)
}

/// Whether an entry of a line may stand beside those before it. One line does not give somebody two figures, nor two
/// orders or winners; and what only names players brings them nothing.
fn may_be_said(entry: &EntryStatement, statements: &Statements, before: &mut Vec<String>) -> bool {
    let Some(subject) = entry.subject.map(|name| statements.name(name)) else {
        return true;
    };
    let is_word = subject.key().is_some_and(|key| key.kind == Kind::WORD);
    let is_figure = |thing: &Thing| thing.name.is_none() && thing.count.is_some();
    let is_only_figure = statements.target(entry).is_empty()
        && statements.result(entry).is_empty()
        && matches!(statements.items(entry), [only] if is_figure(only));
    if !is_word && !is_only_figure {
        return true;
    }
    let brings_something = is_word && !statements.result(entry).is_empty();
    let subject = format!("{subject:?}");
    let is_said_again = before.contains(&subject);
    before.push(subject);
    !brings_something && !is_said_again
}

fn write_meaning(statement: &Statement, statements: &Statements, said: &mut String) {
    match statement {
        Statement::Heading { name, number, .. } => {
            let name = name.map(|name| statements.name(name));
            // Writing to a string cannot fail.
            let _ = writeln!(said, "{name:?} {number:?}");
        }
        Statement::Entry(entry) => {
            let subject = entry.subject.map(|name| statements.name(name));
            let _ = write!(said, "{subject:?} {:?}", number_of(entry));
            for (list, things) in [
                statements.items(entry),
                statements.target(entry),
                statements.result(entry),
                statements.link(entry),
            ]
            .into_iter()
            .enumerate()
            {
                for thing in things {
                    write_thing(list, thing, statements, said);
                }
            }
            said.push('\n');
        }
    }
}

fn number_of(entry: &EntryStatement) -> Option<u32> {
    entry.extra.as_ref().and_then(|extra| extra.number)
}

fn write_thing(list: usize, thing: &Thing, statements: &Statements, said: &mut String) {
    let named = |name| -> &Named { statements.name(name) };
    // One colonist is a colonist.
    let count = thing.count.filter(|count| *count != 1 || thing.name.is_none());
    let _ = write!(
        said,
        "|{list} {:?} {:?} {:?} {:?} {} {:?}",
        thing.lead.map(named),
        thing.name.map(named),
        count,
        thing.money,
        thing.is_loss,
        statements.figures(thing),
    );
}
