//! Examples: records that are played through while the book is built and reprinted in the reader's language.

use super::assets;
use super::outline::{ExamplePlan, Outline, Shows};
use super::page::{Frame, Item, Page};
use super::pictures::{self, Picture};
use super::problem::BookProblem;
use crate::core::{Kind, Named, Statement, TextSpan};
use crate::games::{AnyGame, AnyReplayed};
use crate::l10n::{Language, Texts};
use crate::message::Argument;
use crate::notation::{LineIndex, Magic};
use crate::record::own_file::with_builtin_file;
use crate::record::{
    Story, Until, Vocabulary, check, check_with_story, meanings, positions, read, rewrite, score_page,
    story_steps, tell,
};
use crate::reference::{Library, body_of};

/// An example that was played.
#[derive(Debug)]
pub(super) struct Example {
    id: String,
    /// The rule or the section after which it stands.
    pub(super) at: String,
    /// The record with its findings marked, as Markdown.
    record: String,
    /// Whether the record is folded away.
    is_folded: bool,
    /// What stands below it, as Markdown.
    below: String,
    /// What happens between the two tables; none if the record alone is shown.
    told: Option<Told>,
}

/// An example as it is seen at the table: before, what happens, after.
#[derive(Debug)]
struct Told {
    before: Option<Picture>,
    /// A numbered list, as Markdown.
    steps: String,
    after: Option<Picture>,
}

/// The game as a record plays it: with the file of its own that the record names, if it is a built-in one.
pub(super) fn with_its_file(text: &str, library: &Library, game: &AnyGame) -> AnyGame {
    with_builtin_file(text, library, game).unwrap_or_else(|| game.clone())
}

/// Plays an example, and says where it does not do what the outline says.
pub(super) fn play(
    plan: &ExamplePlan,
    library: &Library,
    game: &AnyGame,
    outline: &Outline,
    texts: &Texts,
) -> (Option<Example>, Vec<BookProblem>) {
    let Some(text) = assets::example(game, &plan.id) else {
        let target = format!("example:{}", plan.id);
        return (None, vec![BookProblem::reference("outline", &target)]);
    };
    let game = &with_its_file(text, library, game);
    let written = found(text, &check(text, library, game, &[], Until::End));
    let names = texts.attribute(&format!("example-{}", plan.id), "names");
    let players: Vec<&str> = names
        .iter()
        .flat_map(|names| names.split(','))
        .map(str::trim)
        .collect();
    let shown = reprinted(
        text,
        library,
        game,
        texts.language(),
        Author {
            title: false,
            players: &players,
        },
    );
    let replayed = check(&shown, library, game, &[], Until::End);
    let in_print = found(&shown, &replayed);
    let mut problems = differences(plan, &written);
    problems.extend(lost_in_print(&plan.id, &written, &in_print));
    let lines: Vec<String> = in_print.iter().map(|(line, _)| line.to_string()).collect();
    let below = match plan.shows {
        Shows::Findings => findings(&replayed, &shown, texts),
        Shows::Points => table_of_points(&replayed, texts),
        Shows::Nothing => String::new(),
    };
    let told = plan
        .between
        .map(|lines| told_between(&plan.id, text, lines, library, game, outline, texts));
    let example = Example {
        told,
        id: plan.id.to_string(),
        at: plan.at.to_string(),
        record: format!("```annal {}\n{}```", lines.join(","), with_end(&shown)),
        is_folded: plan.is_folded,
        below,
    };
    (Some(example), problems)
}

/// The tables after two lines of a record, and what happens between them, in the reader's words.
fn told_between(
    id: &str,
    text: &str,
    lines: (u32, u32),
    library: &Library,
    game: &AnyGame,
    outline: &Outline,
    texts: &Texts,
) -> Told {
    let [before, after] = [lines.0, lines.1].map(|line| check(text, library, game, &[], Until::Line(line)));
    let drawn = |part: &str, replayed, beside| {
        let id = format!("example-{id}-{part}");
        pictures::part_of_example(&id, part, replayed, beside, outline, texts)
    };
    let (replayed, steps) = check_with_story(
        text,
        &mut Vocabulary::new(library, game),
        &[],
        Until::Line(lines.1),
    );
    let story = Story {
        text,
        game,
        replayed: &replayed,
        steps: &steps,
    };
    Told {
        before: drawn("before", &before, &after),
        steps: story_steps(&story, lines, texts, texts),
        after: drawn("after", &after, &before),
    }
}

impl Example {
    /// Whether this is the example with this id.
    pub(super) fn is(&self, id: &str) -> bool {
        self.id == id
    }

    /// Puts the example on a page.
    pub(super) fn add_to(&self, page: &mut Page, level: u8, texts: &Texts) {
        let message = format!("example-{}", self.id);
        let title = format!("{}: {}", texts.text("book-example"), texts.text(&message));
        page.frame(Frame::Example, |page| {
            page.heading(level, &message, &title);
            page.text(texts.attribute(&message, "text").unwrap_or_default());
            if let Some(told) = &self.told {
                page.items.extend(told.before.clone().map(Item::Picture));
                page.text(told.steps.clone());
                page.items.extend(told.after.clone().map(Item::Picture));
            }
            let record = |page: &mut Page| {
                page.text(self.record.clone());
                if !self.below.is_empty() {
                    page.text(self.below.clone());
                }
            };
            if self.is_folded {
                page.frame(Frame::Checks, |page| {
                    page.items.push(Item::Summary(texts.text("book-as-record")));
                    record(page);
                });
            } else {
                record(page);
            }
        });
    }
}

/// What is wrong with a record that should be clean.
pub(super) fn unclean(id: &str, library: &Library, game: &AnyGame) -> Vec<BookProblem> {
    let found = assets::example(game, id).map(|text| {
        let game = with_its_file(text, library, game);
        found(text, &check(text, library, &game, &[], Until::End))
    });
    let problem =
        |(line, slug): (u32, String)| BookProblem::example("book-problem-example-clean", id, line, &slug);
    found.into_iter().flatten().map(problem).collect()
}

/// The findings of a record: line and name.
fn found(text: &str, replayed: &AnyReplayed) -> Vec<(u32, String)> {
    let index = LineIndex::new(text);
    let of = |finding: &crate::core::Finding| (positions(finding, &index).0.line, finding.slug.to_owned());
    replayed.findings().iter().map(of).collect()
}

/// Findings that a record has as it was written and not as it is printed, or the other way round. Lines may differ:
/// comments are not printed.
fn lost_in_print(id: &str, written: &[(u32, String)], printed: &[(u32, String)]) -> Option<BookProblem> {
    let differ = |at: &usize| written.get(*at).map(|one| &one.1) != printed.get(*at).map(|one| &one.1);
    let at = (0..written.len().max(printed.len())).find(differ)?;
    let problem = |message, (line, slug): &(u32, String)| BookProblem::example(message, id, *line, slug);
    match printed.get(at) {
        Some(more) => Some(problem("book-problem-example-more", more)),
        None => written
            .get(at)
            .map(|missing| problem("book-problem-example-finding", missing)),
    }
}

/// What was expected and did not come, and what came unexpected.
fn differences(plan: &ExamplePlan, found: &[(u32, String)]) -> Vec<BookProblem> {
    let missing = plan.findings.iter().filter(|expected| !found.contains(expected));
    let more = found.iter().filter(|(line, slug)| {
        !plan
            .findings
            .iter()
            .any(|expected| expected.0 == *line && expected.1 == *slug)
    });
    let missing = missing
        .map(|(line, slug)| BookProblem::example("book-problem-example-finding", &plan.id, *line, slug));
    let unexpected = if plan.findings.is_empty() {
        "book-problem-example-clean"
    } else {
        "book-problem-example-more"
    };
    let more = more.map(|(line, slug)| BookProblem::example(unexpected, &plan.id, *line, slug));
    missing.chain(more).collect()
}

/// What a record keeps of the words of its author.
#[derive(Clone, Copy)]
pub(super) struct Author<'a> {
    /// Whether the title stays where the record is in the reader's language.
    pub(super) title: bool,
    /// The names of the players in the reader's language, in the order of the record; they go by their colours if there
    /// are none.
    pub(super) players: &'a [&'a str],
}

/// A record in the reader's language, without what is written in the language of its author: comments, names of
/// players and the title, as far as they are not kept.
pub(super) fn reprinted(
    text: &str,
    library: &Library,
    game: &AnyGame,
    language: &Language,
    author: Author<'_>,
) -> String {
    let (log, _) = read(text, library, game);
    let tag = log.magic().and_then(Magic::language);
    let own = tag.is_some_and(|tag| tag.text() == language.tag.as_ref());
    let statements = meanings(&log, library, game).statements;
    let mut left_out = Vec::new();
    for statement in &statements.list {
        let Statement::Entry(entry) = statement else {
            continue;
        };
        let subject = entry.subject.and_then(|name| statements.name(name).key());
        match subject.map(|key| (key.kind, key.id.as_str())) {
            Some((Kind::WORD, "title")) if !(own && author.title) => left_out.push((entry.span, "")),
            // Names belong to the language of the table.
            Some((Kind::WORD, "players")) if !own => {
                let items = statements.items(entry).iter().enumerate();
                left_out.extend(items.filter_map(|(at, item)| {
                    let Named::KeyAnd(_, name) = statements.name(item.name?) else {
                        return None;
                    };
                    let length = u32::try_from(name.len()).ok()?;
                    let start = item.span.end.checked_sub(length)?;
                    let instead = author.players.get(at).copied().unwrap_or_default();
                    Some((TextSpan { start, ..item.span }, instead))
                }));
            }
            _ => {}
        }
    }
    let mut kept = String::with_capacity(text.len());
    let mut end = 0;
    for (span, instead) in left_out {
        kept.push_str(text[end..span.start as usize].trim_end_matches(' '));
        if !instead.is_empty() {
            kept.push(' ');
            kept.push_str(instead);
        }
        end = span.end as usize;
    }
    kept.push_str(&text[end..]);
    let mut bare = String::with_capacity(kept.len());
    for (line, written) in kept.lines().zip(text.lines()) {
        let words = line.split_once('#').map_or(line, |(words, _)| words.trim_end());
        let was_left_out = words.is_empty() && !written.trim().is_empty();
        if !was_left_out {
            bare.push_str(words);
            bare.push('\n');
        }
    }
    rewrite(&bare, library, game, language).text
}

/// What the engine says about a record, line by line.
fn findings(replayed: &AnyReplayed, text: &str, texts: &Texts) -> String {
    let title = format!("**{}**", texts.text("book-engine-says"));
    if replayed.findings().is_empty() {
        return format!("{title}\n\n{}", texts.text("book-engine-clean"));
    }
    let index = LineIndex::new(text);
    let item = |finding: &crate::core::Finding| {
        let line = positions(finding, &index).0.line;
        let line = texts.with("book-line", &[("line", Argument::from(i64::from(line)))]);
        let told = tell(finding, texts, texts);
        let follows = match finding.follows {
            Some(_) => format!(" {}", texts.text("book-follows")),
            None => String::new(),
        };
        format!(
            "- **{line}:** {}{follows} [`{slug}`](finding:{slug})",
            told.message,
            slug = finding.slug
        )
    };
    let items: Vec<String> = replayed.findings().iter().map(item).collect();
    format!("{title}\n\n{}", items.join("\n"))
}

/// The points, as a table.
pub(super) fn table_of_points(replayed: &AnyReplayed, texts: &Texts) -> String {
    let page = score_page(replayed, texts).unwrap_or_default();
    let (title, body) = body_of(&page);
    format!("**{title}**\n\n{body}")
}

fn with_end(text: &str) -> String {
    format!("{}\n", text.trim_end())
}

#[cfg(test)]
mod tests {
    use super::super::outline::outline;
    use super::*;

    fn plan(id: &'static str, findings: &[(u32, &str)]) -> ExamplePlan {
        ExamplePlan {
            id: id.into(),
            at: "R-094".into(),
            is_folded: false,
            shows: Shows::Findings,
            between: None,
            findings: findings
                .iter()
                .map(|(line, slug)| (*line, (*slug).to_owned()))
                .collect(),
        }
    }

    fn problems(plan: &ExamplePlan) -> Vec<BookProblem> {
        let library = Library::builtin();
        let game = library.game("discovery").expect("the game");
        let language = library.store().language("it").expect("a language").clone();
        let texts = library.texts(&language, Some(game.id()));
        play(plan, &library, game, &outline(game).0, &texts).1
    }

    #[test]
    fn an_example_that_does_not_do_what_it_says_is_a_problem() {
        assert_eq!(problems(&plan("battle", &[])), []);
        let expected = BookProblem::example("book-problem-example-finding", "battle", 16, "box-full");
        assert_eq!(problems(&plan("battle", &[(16, "box-full")])), [expected]);
        let unclean = problems(&plan("ten-mistakes", &[]));
        assert_eq!(unclean.len(), 11);
        assert!(unclean.iter().all(BookProblem::is_of_example));
        let library = Library::builtin();
        let game = library.game("discovery").expect("the game");
        assert_eq!(super::unclean("game-pl", &library, game), []);
        assert_eq!(super::unclean("ten-mistakes", &library, game).len(), 11);
        assert_eq!(
            problems(&plan("no-such", &[])),
            [BookProblem::reference("outline", "example:no-such")]
        );
    }

    #[test]
    fn an_example_does_in_print_what_it_did_as_written() {
        let one = |line: u32, slug: &str| (line, slug.to_owned());
        let written = [one(3, "box-full"), one(9, "wrong-money")];
        assert_eq!(
            lost_in_print("x", &written, &[one(2, "box-full"), one(7, "wrong-money")]),
            None
        );
        let lost = BookProblem::example("book-problem-example-finding", "x", 9, "wrong-money");
        assert_eq!(lost_in_print("x", &written, &[one(2, "box-full")]), Some(lost));
        let more = BookProblem::example("book-problem-example-more", "x", 5, "square-taken");
        assert_eq!(lost_in_print("x", &[], &[one(5, "square-taken")]), Some(more));
    }

    #[test]
    fn records_are_reprinted_without_foreign_words() {
        let library = Library::builtin();
        let game = library.game("discovery").expect("the game");
        let language = library.store().language("pl").expect("a language").clone();
        let text = assets::example(game, "battle").expect("the record");
        let nameless = Author {
            title: true,
            players: &[],
        };
        let shown = reprinted(text, &library, game, &language, nameless);
        assert!(shown.starts_with("annals 1 discovery pl\n"), "{shown}");
        assert!(
            shown.contains("bitwa") && !shown.contains('#') && !shown.contains("Example"),
            "{shown}"
        );
        let text = "annals 1 discovery it\ntitolo: Venerdì\ngiocatori: rosso Anna Maria, blu Marek  # amici\n# fine\n";
        let shown = reprinted(text, &library, game, &language, nameless);
        assert_eq!(shown, "annals 1 discovery pl\ngracze: czerwony, niebieski\n");
        let named = Author {
            title: false,
            players: &["Anna", "Marek"],
        };
        let shown = reprinted(text, &library, game, &language, named);
        assert_eq!(
            shown,
            "annals 1 discovery pl\ngracze: czerwony Anna, niebieski Marek\n"
        );
    }
}
