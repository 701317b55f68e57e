//! What the search of the site needs: every place with its title, the names of every thing, and words for questions.
//!
//! The tables are those of the look-up (`reference`), and `book/theme/search.js` and `ask.js` rank by them as it does.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use pulldown_cmark::{Event, Options, Parser, Tag, TagEnd};
use serde::Serialize;
use serde_json::{Value, json};

use super::compose::Book;
use super::page::{Item, Page};
use super::places::{Places, anchor_of};
use crate::core::{Kind, NameRank, NumberedId};
use crate::games::AnyGame;
use crate::l10n::strip_isolates;
use crate::reference::{
    Diction, IN_TITLE, LanguageWords, Library, NameIndex, RANKING, Target, WHOLE, WordRow, fold,
};

/// What the search of one language reads before all else.
#[derive(Debug, Serialize)]
pub struct SearchData<'a> {
    /// The id of the game.
    game: &'a str,
    /// The language.
    language: &'a str,
    /// The pages: id and title.
    pages: Vec<(&'a str, String)>,
    /// The things of the look-up, by their numbers: page, anchor, title; nothing for what has no place.
    things: Vec<Option<(usize, String, String)>>,
    /// Places that are no things: page, anchor, title.
    places: Vec<(usize, &'a str, String)>,
}

/// What is the same in every language's book of a game.
#[derive(Debug, Clone, Default)]
pub struct SearchTables {
    /// The anchors of the things; nothing for what has no place.
    anchors: Vec<Option<String>>,
    /// File names and scripts.
    pub(super) files: Vec<(String, String)>,
}

/// The search data of a book.
pub fn search_data(book: &Book) -> SearchData<'_> {
    let mut titles: BTreeMap<&str, (usize, String)> = BTreeMap::new();
    let mut order: Vec<&str> = Vec::new();
    for (number, page) in book.pages.iter().enumerate() {
        for item in &page.items {
            if let Item::Heading { anchors, text, .. } = item {
                for anchor in anchors {
                    titles.insert(anchor, (number, plain(text)));
                }
                order.extend(anchors.first().map(String::as_str));
            }
        }
    }
    let thing = |anchor: &Option<String>| {
        let anchor = anchor.as_ref()?;
        let (page, title) = titles.get(anchor.as_str())?;
        Some((*page, anchor.clone(), title.clone()))
    };
    let things: Vec<_> = book.tables.anchors.iter().map(thing).collect();
    let is_thing = |anchor: &str| things.iter().flatten().any(|(_, known, _)| known == anchor);
    // What only repeats other places would be found twice.
    let repeats = |page: &Page| matches!(page.id.as_str(), "index" | "status" | "quick");
    let place = |anchor: &&'_ str| {
        let (page, title) = titles.get(anchor)?;
        (!is_thing(anchor) && !repeats(&book.pages[*page])).then(|| (*page, title.clone()))
    };
    let places = order
        .iter()
        .filter_map(|anchor| place(anchor).map(|(page, title)| (page, *anchor, title)));
    SearchData {
        game: book.game,
        language: &book.language.tag,
        pages: book
            .pages
            .iter()
            .map(|page| (page.id.as_str(), plain(&page.title)))
            .collect(),
        places: places.collect(),
        things,
    }
}

/// The words of Markdown alone; records are left out.
pub(super) fn plain(markdown: &str) -> String {
    let mut words = String::with_capacity(markdown.len());
    let mut in_record = false;
    for event in Parser::new_ext(markdown, Options::ENABLE_TABLES) {
        match event {
            Event::Start(Tag::CodeBlock(_)) => in_record = true,
            Event::End(TagEnd::CodeBlock) => in_record = false,
            Event::Text(text) if !in_record => words.push_str(&text),
            Event::Code(code) => words.push_str(&code),
            Event::SoftBreak
            | Event::HardBreak
            | Event::End(TagEnd::Paragraph | TagEnd::Item | TagEnd::TableCell | TagEnd::Heading(_)) => {
                words.push(' ');
            }
            _ => {}
        }
    }
    let words = strip_isolates(&words);
    words.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The tables of a game: common figures, names and words of each language.
pub(super) fn tables(library: &Library, game: &AnyGame, places: &Places) -> SearchTables {
    let index = library.index();
    let is_own = |target: &&Target| target.game == game.id();
    let first = index
        .targets
        .iter()
        .position(|target| is_own(&target))
        .unwrap_or(0);
    let own = index.targets.iter().filter(is_own);
    let anchor = |target: &Target| {
        let anchor = anchor_of(&format!("{}:{}", target.kind.word(), target.id));
        places.find(&anchor).map(|place| place.anchor)
    };
    let anchors: Vec<Option<String>> = own.clone().map(anchor).collect();
    // The first and the last of a kind, which stand together.
    let ends = |kind: Kind| -> Option<[usize; 2]> {
        let numbers = own.clone().enumerate();
        let mut of_kind = numbers.filter_map(|(number, target)| (target.kind == kind).then_some(number));
        let first = of_kind.next()?;
        Some([first, of_kind.last().unwrap_or(first)])
    };
    let disputed: Vec<[usize; 2]> = [Kind::RULING, Kind::DISAGREEMENT]
        .into_iter()
        .filter_map(ends)
        .collect();
    let rules = ends(Kind::RULE);
    let mut files = Vec::new();
    let mut add = |name: String, value: &Value| {
        let value = crate::report::harmless_json(&value.to_string()).into_owned();
        files.push((
            format!("search/{name}.js"),
            format!("annalsPiece(\"{name}\", {value});\n"),
        ));
    };
    let absent: Vec<String> = game.absent_names().iter().map(|name| fold(name)).collect();
    let about = json!({
        "first": first,
        "rules": rules,
        "disputed": disputed,
        "absent": absent,
        "names": names(index, game.id(), first, None, |_| true),
    });
    add(format!("{}-about", game.id()), &about);
    add("common".to_owned(), &common(library));
    for diction in library.words().dictions.iter() {
        let tag = &diction.tag;
        add(format!("diction-{tag}"), &diction_json(diction));
        // Inflected forms are many and wanted less often than the names themselves.
        let is_form = |rank: NameRank| matches!(rank, NameRank::Form | NameRank::AliasForm);
        let of = |wanted: &dyn Fn(NameRank) -> bool| names(index, game.id(), first, Some(tag), wanted);
        add(
            format!("{}-names-{tag}", game.id()),
            &Value::from(of(&|rank| !is_form(rank))),
        );
        add(format!("{}-forms-{tag}", game.id()), &Value::from(of(&is_form)));
        if let Some(words) = library.words().words_of(game.id(), tag) {
            add(format!("{}-words-{tag}", game.id()), &words_json(words, first));
        }
    }
    SearchTables { anchors, files }
}

/// What holds for all games: the figures of the ranking, letters of numbers, small words, keyboards, openings of questions.
fn common(library: &Library) -> Value {
    let languages = library.store().languages();
    let prefixes: Vec<&str> = languages
        .iter()
        .flat_map(|language| language.prefixes.iter().map(AsRef::as_ref))
        .collect();
    let before: BTreeSet<String> = languages
        .iter()
        .flat_map(|language| language.before.iter().map(|word| fold(word)))
        .collect();
    let name_endings: Vec<[&str; 2]> = languages
        .iter()
        .flat_map(|language| language.pairs_of_endings())
        .map(<[&str; 2]>::from)
        .collect();
    let keyboards: Vec<&str> = languages
        .iter()
        .map(|language| language.keyboard.as_ref())
        .collect();
    let numbered = library
        .index()
        .targets
        .iter()
        .filter(|target| matches!(target.kind, Kind::RULE | Kind::DISAGREEMENT | Kind::RULING));
    let mut letters: Vec<String> = numbered
        .filter_map(|target| Some(NumberedId::parse(&target.id)?.prefix.to_lowercase()))
        .collect();
    letters.sort();
    letters.dedup();
    let dictions = library.words().dictions.iter();
    let openings: Vec<u32> = dictions
        .clone()
        .flat_map(|diction| diction.openings.iter().copied())
        .collect();
    let tags: Vec<&str> = dictions.map(|diction| diction.tag.as_ref()).collect();
    let ranking: BTreeMap<&str, f64> = RANKING
        .iter()
        .map(|(name, figure)| (*name, f64::from(*figure)))
        .collect();
    json!({
        "languages": tags,
        "prefixes": prefixes,
        "before": before,
        "nameEndings": name_endings,
        "keyboards": keyboards,
        "letters": letters,
        "openings": hashes(&openings),
        "ranking": ranking,
    })
}

/// The names in a language, or those of no language, one a line: rank, number of the thing, folded name.
fn names(
    index: &NameIndex,
    game: &str,
    first: usize,
    tag: Option<&str>,
    is_wanted: impl Fn(NameRank) -> bool,
) -> String {
    let rows = index.rows.iter().filter(|row| {
        let target = index.target(row);
        let is_here = target.game == game && target.kind != Kind::WORD && index.language(row) == tag;
        is_here && is_wanted(row.rank)
    });
    let mut lines: Vec<(&str, usize, u8)> = rows
        .map(|row| (index.folded(row), usize::from(row.target) - first, row.rank as u8))
        .collect();
    lines.sort_unstable();
    let mut text = String::new();
    for (name, target, rank) in lines {
        writeln!(text, "{rank}{target} {name}").expect("a String takes everything");
    }
    text.truncate(text.trim_end().len());
    text
}

fn hashes(hashes: &[u32]) -> String {
    let hashes: Vec<String> = hashes.iter().map(|hash| base36(*hash)).collect();
    hashes.join(" ")
}

fn base36(mut number: u32) -> String {
    let mut digits = Vec::new();
    loop {
        digits.push(char::from_digit(number % 36, 36).unwrap_or('0'));
        number /= 36;
        if number == 0 {
            return digits.into_iter().rev().collect();
        }
    }
}

fn diction_json(diction: &Diction) -> Value {
    let pairs = |pairs: Vec<(u32, String)>| {
        let pairs: Vec<String> = pairs
            .into_iter()
            .map(|(hash, value)| format!("{} {value}", base36(hash)))
            .collect();
        pairs.join("\n")
    };
    let asking = diction.asking.iter().map(|(hash, bit)| (*hash, bit.to_string()));
    let forms = diction.forms.iter().map(|(hash, stem)| (*hash, stem.to_string()));
    let members = diction
        .members
        .iter()
        .map(|(hash, group)| (*hash, group.to_string()));
    json!({
        "stop": hashes(&diction.stop),
        "asking": pairs(asking.collect()),
        "endings": diction.endings,
        "shortEndings": diction.short_endings,
        "prefixes": diction.prefixes,
        "forms": pairs(forms.collect()),
        "members": pairs(members.collect()),
        "groups": diction.groups,
    })
}

/// The words of a language: each with the texts it stands in, and other names for things.
fn words_json(words: &LanguageWords, first: usize) -> Value {
    let mut weights: Vec<u32> = words.postings.iter().map(|posting| posting % 256).collect();
    weights.sort_unstable();
    weights.dedup();
    let mut rows: Vec<&WordRow> = words.rows.iter().collect();
    rows.sort_by_key(|row| words.word(row));
    let number = |wanted: &dyn Fn(&WordRow) -> bool| rows.iter().position(|row| wanted(row));
    let mut table = String::new();
    for row in &rows {
        let word = words.word(row);
        // A word that is no stem stands where its stem stands.
        let stem = word.strip_prefix(WHOLE).and_then(|_| {
            number(&|stem: &WordRow| stem.first == row.first && !words.word(stem).starts_with(WHOLE))
        });
        match stem {
            Some(stem) => writeln!(table, "{word} {stem}"),
            None => writeln!(table, "{word} {}", postings(words, row, &weights)),
        }
        .expect("a String takes everything");
    }
    let aliases = words.aliases.iter().filter_map(|alias| {
        let row = number(&|row: &WordRow| row.hash == alias.word)?;
        Some(format!("{} {row} {}", base36(alias.alias), alias.of))
    });
    let aliases: Vec<String> = aliases.collect();
    let texts = words.texts.iter().map(|text| {
        let target = usize::from(text.target) - first;
        format!("{target} {} {} {}", text.length, text.title, text.asks)
    });
    let texts: Vec<String> = texts.collect();
    json!({
        "weights": weights,
        "inTitle": IN_TITLE,
        "words": table.trim_end(),
        "aliases": aliases.join("\n"),
        "texts": texts.join("\n"),
        "called": hashes(&words.called),
        "mean": words.mean,
    })
}

/// Where a word stands: how far each text is from the one before, and a letter for how much the word weighs in it.
fn postings(words: &LanguageWords, row: &WordRow, weights: &[u32]) -> String {
    let first = row.first as usize;
    let places = words.postings.get(first..first + usize::from(row.count));
    let mut line = String::new();
    let mut before = 0;
    for posting in places.unwrap_or_default() {
        let (text, weight) = (posting / 256, posting % 256);
        let letter = weights.iter().position(|known| *known == weight).unwrap_or(0);
        let letter = char::from(b'A' + u8::try_from(letter).unwrap_or(0));
        line.push_str(&base36(text - before));
        line.push(letter);
        before = text;
    }
    line
}
