//! What holds for any text, however damaged.

use annals::notation::{Content, LineIndex, Log, NotationProblem, Span, parse, parse_with, print};

use crate::generator::{Chance, bytes, pieces, record};

const TEXTS: u64 = 20_000;

fn check_span(text: &str, span: Span) {
    assert!(span.start <= span.end, "{text:?}: {span:?}");
    assert!(text.get(span.range()).is_some(), "{text:?}: {span:?}");
}

fn check_inside(text: &str, inner: Span, outer: Span) {
    check_span(text, inner);
    assert!(
        outer.start <= inner.start && inner.end <= outer.end,
        "{text:?}: {inner:?} in {outer:?}"
    );
}

/// Everything stands inside of what holds it, and in order.
fn check_places(log: &Log<'_>, problems: &[NotationProblem]) {
    let text = log.text();
    for problem in problems {
        check_span(text, problem.span);
    }
    assert!(
        problems.is_sorted_by_key(|problem| problem.span.start),
        "{text:?}"
    );
    let mut before = 0;
    for line in log.lines() {
        check_span(text, line.span());
        assert!(before <= line.span().start, "{text:?}");
        before = line.span().end;
        for (span, comment) in line.comments() {
            check_span(text, span);
            assert!(comment.starts_with(['#', '＃']), "{text:?}");
        }
        match line.content() {
            Content::Blank | Content::Comment => {}
            Content::Magic(magic) => [magic.version(), magic.game(), magic.language()]
                .into_iter()
                .flatten()
                .for_each(|words| check_inside(text, words.span(), line.span())),
            Content::Heading(heading) => check_inside(text, heading.words().span(), line.span()),
            Content::Entries(entries) => {
                assert!(entries.len() > 0, "{text:?}");
                for entry in entries {
                    check_inside(text, entry.span(), line.span());
                    check_inside(text, entry.raw_span(), entry.span());
                    let lists = [Some(entry.items()), entry.link(), entry.target(), entry.result()];
                    for item in lists.into_iter().flatten().flatten() {
                        check_inside(text, item.span(), entry.span());
                        for words in [item.lead(), item.words()].into_iter().flatten() {
                            check_inside(text, words.span(), item.span());
                            assert!(!words.text().is_empty(), "{text:?}");
                        }
                        for number in item.numbers().iter().chain(item.literal().unwrap_or_default()) {
                            check_inside(text, number.span, item.span());
                        }
                    }
                    for slug in entry.waivers() {
                        check_inside(text, slug.span(), entry.span());
                    }
                }
            }
        }
    }
}

/// A broken entry has exactly one problem in it, a whole one at most a control character.
fn check_problems(log: &Log<'_>, problems: &[NotationProblem]) {
    let text = log.text();
    let mut broken = 0;
    for line in log.lines() {
        let Content::Entries(entries) = line.content() else {
            broken += usize::from(line.is_broken());
            continue;
        };
        for entry in entries {
            let span = entry.span();
            let inside = problems
                .iter()
                .filter(|problem| span.start <= problem.span.start && problem.span.start < span.end)
                .filter(|problem| format!("{:?}", problem.mistake) != "MissingMagic")
                .count();
            assert!(inside <= 1, "{text:?}: {span:?}: {problems:?}");
            broken += usize::from(entry.is_broken());
        }
    }
    assert!(broken <= problems.len(), "{text:?}: {problems:?}");
}

/// The printed form is stable and says the same.
fn check_print(log: &Log<'_>) {
    let text = log.text();
    let once = print(log);
    let (again, _) = parse(&once);
    assert!(log.same_content(&again), "{text:?}\n{once:?}");
    assert_eq!(print(&again), once, "{text:?}");
}

fn check(text: &str) {
    let (log, problems) = parse(text);
    check_places(&log, &problems);
    check_problems(&log, &problems);
    check_print(&log);
    let index = LineIndex::new(text);
    for problem in &problems {
        let position = index.position(problem.span.start);
        assert!(index.line_text(position.line).is_some(), "{text:?}");
    }
}

#[test]
fn any_bytes_are_read_and_printed() {
    for seed in 0..TEXTS {
        check(&bytes(&mut Chance::new(seed)));
    }
}

#[test]
fn any_mixture_of_pieces_is_read_and_printed() {
    for seed in 0..TEXTS {
        check(&pieces(&mut Chance::new(seed)));
    }
}

#[test]
fn any_mixture_of_pieces_is_read_with_free_text() {
    for seed in 0..TEXTS {
        let text = pieces(&mut Chance::new(seed));
        let is_free = |words: annals::notation::Words<'_>| words.raw().contains("red");
        let (log, problems) = parse_with(&text, &is_free);
        check_places(&log, &problems);
        let once = print(&log);
        let (again, _) = parse_with(&once, &is_free);
        assert!(log.same_content(&again), "{text:?}\n{once:?}");
        assert_eq!(print(&again), once, "{text:?}");
    }
}

#[test]
fn records_without_mistakes_have_no_problems_and_stay_as_they_are() {
    for seed in 0..500 {
        let text = record(&mut Chance::new(seed), 30);
        let (log, problems) = parse(&text);
        assert!(problems.is_empty(), "{text}\n{problems:?}");
        check(&text);
        let once = print(&log);
        assert!(!once.contains("\n\n\n") && once.ends_with('\n'), "{once}");
    }
}

#[test]
fn a_record_cut_or_damaged_anywhere_is_still_read() {
    for seed in 0..200 {
        let chance = &mut Chance::new(seed);
        let text = record(chance, 6);
        for _ in 0..20 {
            let mut damaged = text.clone().into_bytes();
            let at = chance.below(damaged.len());
            match chance.below(3) {
                0 => damaged.truncate(at),
                1 => damaged[at] = u8::try_from(chance.below(256)).expect("a byte"),
                _ => damaged.insert(at, u8::try_from(chance.below(128)).expect("a byte")),
            }
            check(&String::from_utf8_lossy(&damaged));
        }
    }
}

#[test]
fn hostile_texts_are_read_in_one_go() {
    let million = 1_000_000;
    let hostile = [
        "a".repeat(5 * million),
        "a ".repeat(2 * million),
        format!("a: {}", "b, ".repeat(million)),
        "a: b; ".repeat(million),
        "a: b\n".repeat(million),
        format!("a: {}", "[".repeat(million)),
        format!("a: {}", "[1] ".repeat(million)),
        format!("a: {}", "] ".repeat(million)),
        format!("a: {}", "-".repeat(million)),
        format!("a: {}", "! ".repeat(million)),
        format!("a: {}", "> ".repeat(million)),
        format!("a: b; {}", "c -d; ".repeat(million)),
        format!("a: b; {}", "c, ".repeat(million)),
        ": ".repeat(million),
        ";".repeat(million),
        "\n".repeat(million),
        "\n  ".repeat(million),
        format!("a:{}", "\n  b".repeat(million)),
        format!("a:{}", "\n  # b".repeat(million)),
        format!("a: b;{}", "\n  c: d;".repeat(million)),
        format!("a{}", "\n  b".repeat(million)),
        "# x\n".repeat(million),
        "# x\n".repeat(million) + "turn 1",
        "\0".repeat(million),
        "\u{200f}".repeat(million),
        "9".repeat(5 * million),
        format!("a: {}", "9 b ".repeat(million)),
        format!("a: b {}", "9 ".repeat(million)),
        format!("a: b; {}", "# c\n  ".repeat(million)),
        "annals ".repeat(million),
        "annals 1 a b\n".repeat(million / 4),
    ];
    for text in hostile {
        let (log, problems) = parse(&text);
        let once = print(&log);
        assert!(once.len() <= 2 * text.len() + 2);
        let index = LineIndex::new(&text);
        for problem in &problems {
            assert!(index.position(problem.span.start).line > 0);
        }
    }
}
