//! A log as a short text, for tests to read.
//!
//! A heading is `<turn 1>`, an entry `red { items > targets = results ! slug }`; words stand as they
//! are, leads before a bar, amounts before a star.

use annals::notation::{Amount, Content, Entry, Item, Items, Log, NotationProblem, Phrase, parse};

/// Reads a text that has nothing wrong with it but perhaps its first line.
pub fn read(text: &str) -> Vec<String> {
    let (log, problems) = parse(text);
    let wrong: Vec<_> = mistakes_of(text, &problems)
        .into_iter()
        .filter(|(mistake, _)| mistake != "MissingMagic")
        .collect();
    assert!(wrong.is_empty(), "{text:?}: {wrong:?}");
    lines_of(&log)
}

/// The mistakes in a text with what they blame, a missing first line set aside.
pub fn mistakes(text: &str) -> Vec<(String, String)> {
    let (_, problems) = parse(text);
    mistakes_of(text, &problems)
        .into_iter()
        .filter(|(mistake, _)| mistake != "MissingMagic")
        .collect()
}

pub fn mistakes_of(text: &str, problems: &[NotationProblem]) -> Vec<(String, String)> {
    problems
        .iter()
        .map(|problem| {
            let blamed = problem.span.of(text).to_owned();
            (format!("{:?}", problem.mistake), blamed)
        })
        .collect()
}

/// One description a logical line; blank lines are empty.
pub fn lines_of(log: &Log<'_>) -> Vec<String> {
    log.lines()
        .map(|line| {
            let mut parts = match line.content() {
                Content::Blank | Content::Comment => Vec::new(),
                Content::Magic(magic) => [magic.version(), magic.game(), magic.language()]
                    .into_iter()
                    .map(|words| words.map_or("?".to_owned(), |words| words.text().into_owned()))
                    .collect(),
                Content::Heading(heading) => vec![format!("<{}>", phrase(heading))],
                Content::Entries(entries) => entries.map(entry).collect(),
            };
            parts.extend(line.comments().map(|(_, comment)| comment.to_owned()));
            parts.join(" ")
        })
        .collect()
}

fn phrase(phrase: Phrase<'_>) -> String {
    let number = phrase.number().map(|number| format!("({})", number.value));
    format!("{}{}", phrase.words().text(), number.unwrap_or_default())
}

fn entry(entry: Entry<'_>) -> String {
    let mut parts = Vec::new();
    if let Some(subject) = entry.subject() {
        parts.push(phrase(subject));
    }
    parts.push("{".to_owned());
    if entry.is_free_text() {
        parts.push(format!("«{}»", entry.text()));
    }
    if entry.items().len() > 0 {
        parts.push(list(entry.items()));
    }
    for (sign, items) in [("~", entry.link()), (">", entry.target()), ("=", entry.result())] {
        if let Some(items) = items {
            parts.push(format!("{sign} {}", list(items)));
        }
    }
    for slug in entry.waivers() {
        parts.push(format!("! {}", slug.text()));
    }
    parts.push("}".to_owned());
    parts.join(" ")
}

fn list(items: Items<'_>) -> String {
    items.map(item).collect::<Vec<_>>().join(", ")
}

fn item(item: Item<'_>) -> String {
    let mut parts = Vec::new();
    parts.extend(item.lead().map(|lead| format!("{}|", lead.text())));
    parts.extend(item.is_negative().then(|| "-".to_owned()));
    parts.extend(item.amount().map(|amount| match amount {
        Amount::Count(number) => format!("{}*", number.value),
        Amount::Money(number) => format!("${}*", number.value),
    }));
    parts.extend(item.words().map(|words| words.text().into_owned()));
    parts.extend(item.numbers().iter().map(|number| format!("({})", number.value)));
    parts.extend(item.literal().map(|figures| {
        let values: Vec<u32> = figures.iter().map(|number| number.value).collect();
        format!("{values:?}")
    }));
    parts.concat()
}
