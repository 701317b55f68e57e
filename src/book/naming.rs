//! Things that are named in running text become references, each once in a place: the first time.

use std::cmp::Reverse;
use std::collections::{BTreeSet, HashMap};

use pulldown_cmark::{Event, Options, Parser, Tag, TagEnd};

use super::outline::Outline;
use super::page::{Item, Page};
use super::places::{Places, anchor_of};
use crate::core::{EntryKey, Kind};
use crate::games::AnyGame;
use crate::l10n::{GlossaryName, Language, Store};

/// What stands beside a name and is none of its forms in running text.
const NO_FORMS: [&str; 6] = ["gender", "number", "aliases", "forms", "short", "written"];

/// The names of a language, by their first words.
#[derive(Debug)]
pub(super) struct Naming {
    by_word: HashMap<String, Vec<Name>>,
}

#[derive(Debug)]
struct Name {
    /// As it is written.
    written: String,
    /// In small letters.
    words: String,
    /// Whether it begins with a capital letter: then it is written just so.
    is_capital: bool,
    /// What it names: `building:monastery`.
    target: String,
}

impl Naming {
    /// Collects the names of a game's things, without those that the outline calls plain.
    pub(super) fn new(store: &Store, language: &Language, game: &AnyGame, outline: &Outline) -> Self {
        let mut by_word: HashMap<String, Vec<Name>> = HashMap::new();
        let mut taken: BTreeSet<String> = BTreeSet::new();
        let is_plain_word = |word: &str| outline.plain_words.iter().any(|plain| *plain == word);
        let ids = |kind: Kind| game.ids(kind).into_iter().map(move |id| EntryKey::new(kind, id));
        let named = |key: EntryKey| {
            let target = format!("{}:{}", key.kind.word(), key.id);
            let is_plain = outline.plain.iter().any(|plain| *plain == target);
            let name = GlossaryName::find(store, &language.tag, Some(game.id()), &key.message_id());
            Some((key.kind, target, name.filter(|_| !is_plain)?))
        };
        // Where two things have the same name, the one of the earlier kind is meant.
        let linked = game.kinds().filter(|info| info.is_linked);
        let names = linked.map(|info| info.kind).flat_map(ids).filter_map(named);
        let mut names: Vec<_> = names.collect();
        let gives_way = |kind: Kind| game.kind_info(kind).is_some_and(|info| info.gives_way);
        names.sort_by_key(|(kind, _, name)| gives_way(*kind) && is_caseless(&name.headline));
        for (_, target, name) in names {
            let is_capital = name.headline.chars().next().is_some_and(char::is_uppercase);
            for written in forms(&name) {
                let words = written.to_lowercase();
                let Some(first) = word_at(&words).map(str::to_owned) else {
                    continue;
                };
                if !is_plain_word(&written) && taken.insert(written.clone()) {
                    let target = target.clone();
                    by_word.entry(first).or_default().push(Name {
                        written,
                        words,
                        is_capital,
                        target,
                    });
                }
            }
        }
        for names in by_word.values_mut() {
            names.sort_by_key(|name| (Reverse(name.words.len()), !name.is_capital));
        }
        Self { by_word }
    }

    /// Writes references into the texts of pages.
    pub(super) fn refer(&self, pages: &mut [Page], places: &Places) {
        for page in pages {
            let mut told = Told::default();
            for item in &mut page.items {
                match item {
                    Item::Heading { anchors, .. } if !anchors.is_empty() => told = Told::at(anchors),
                    Item::Text(markdown) => {
                        if let Some(referring) = self.referring(markdown, places, &mut told) {
                            *markdown = referring;
                        }
                    }
                    _ => {}
                }
            }
        }
    }

    /// The text with references; none if it names nothing new.
    fn referring(&self, markdown: &str, places: &Places, told: &mut Told) -> Option<String> {
        let mut found = Vec::new();
        let mut closed = 0_usize;
        for (event, range) in Parser::new_ext(markdown, Options::ENABLE_TABLES).into_offset_iter() {
            match event {
                Event::Start(Tag::Link { dest_url, .. }) => {
                    closed += 1;
                    told.anchors.insert(anchor_of(&dest_url));
                }
                Event::Start(tag) if stays_as_it_is(tag.to_end()) => closed += 1,
                Event::End(tag) if stays_as_it_is(tag) => closed -= 1,
                // A text that was escaped is not where it seems to be.
                Event::Text(text) if closed == 0 && markdown.get(range.clone()) == Some(&*text) => {
                    for (start, end, target) in self.named(&text) {
                        let is_place = places.find(target).is_some();
                        if is_place && told.anchors.insert(anchor_of(target)) {
                            found.push((range.start + start, range.start + end, target));
                        }
                    }
                }
                _ => {}
            }
        }
        if found.is_empty() {
            return None;
        }
        let mut referring = String::with_capacity(markdown.len() + found.len() * 30);
        let mut from = 0;
        for (start, end, target) in found {
            referring.push_str(&markdown[from..start]);
            referring.push_str(&format!("[{}]({target})", &markdown[start..end]));
            from = end;
        }
        referring.push_str(&markdown[from..]);
        Some(referring)
    }

    /// The names in a text and what they name.
    fn named(&self, text: &str) -> Vec<(usize, usize, &str)> {
        let small = text.to_lowercase();
        // Then places in the two would differ; no letter of ours is like that.
        if small.len() != text.len() {
            return Vec::new();
        }
        let mut found = Vec::new();
        let mut at = 0;
        while let Some(word) = word_at(&small[at..]) {
            let start = at + small[at..].find(word).unwrap_or(0);
            let length_of = |name: &Name| {
                let rest = &small[start..];
                let length = length_at_start(rest, &name.words)?;
                let is_written_so = !name.is_capital
                    || (length_at_start(&text[start..], &name.written).is_some()
                        && is_meant(text, start, length));
                (!rest[length..].starts_with(is_of_word) && is_written_so).then_some(length)
            };
            let mut names = self.by_word.get(word).into_iter().flatten();
            match names.find_map(|name| Some((name, length_of(name)?))) {
                Some((name, length)) => {
                    found.push((start, start + length, name.target.as_str()));
                    at = start + length;
                }
                None => at = start + word.len(),
            }
        }
        found
    }
}

/// A space at which no line breaks.
const NO_BREAK: char = '\u{a0}';

/// Links, headings, labels and code.
fn stays_as_it_is(tag: TagEnd) -> bool {
    matches!(
        tag,
        TagEnd::Link
            | TagEnd::CodeBlock
            | TagEnd::Heading(_)
            | TagEnd::Image
            | TagEnd::TableHead
            | TagEnd::Strong
            | TagEnd::Emphasis
    )
}

/// Whether a word with a capital letter is a name: at the beginning of a sentence any word has one, unless nothing
/// else is said there.
fn is_meant(text: &str, start: usize, length: usize) -> bool {
    let name = &text[start..start + length];
    let before = text[..start].trim_end_matches(|sign: char| sign.is_whitespace() || is_mark(sign));
    let opens = text[..start].ends_with(is_quote) && !text[start + name.len()..].starts_with(is_quote);
    let begins = opens || before.is_empty() || before.ends_with(['.', ':', ';', '?', '!', '–']);
    let is_alone = text.trim_matches(|sign: char| !sign.is_alphanumeric()) == name;
    !begins || is_alone || name.contains([' ', NO_BREAK])
}

/// How much of a text these words at its beginning take; their spaces may be such that no line breaks at them.
fn length_at_start(text: &str, words: &str) -> Option<usize> {
    let mut rest = text.chars();
    for wanted in words.chars() {
        let found = rest.next()?;
        if found != wanted && (found, wanted) != (NO_BREAK, ' ') {
            return None;
        }
    }
    Some(text.len() - rest.as_str().len())
}

fn is_quote(sign: char) -> bool {
    matches!(sign, '"' | '«' | '»' | '„' | '“' | '”')
}

/// Quotation marks, brackets and the marks that keep directions apart.
fn is_mark(sign: char) -> bool {
    is_quote(sign) || matches!(sign, '(' | '\u{2066}'..='\u{2069}')
}

/// What has been referred to in a place already, and the place itself.
#[derive(Default)]
struct Told {
    anchors: BTreeSet<String>,
}

impl Told {
    fn at(anchors: &[String]) -> Self {
        Self {
            anchors: anchors.iter().cloned().collect(),
        }
    }
}

/// The forms under which a name stands in running text, articles left out.
fn forms(name: &GlossaryName) -> Vec<String> {
    let bare: Vec<&str> = [Some(name.headline.as_str()), name.form("plural")]
        .into_iter()
        .flatten()
        .collect();
    let others = name.forms.iter();
    let others = others.filter(|(attribute, _)| !NO_FORMS.contains(&attribute.as_str()));
    let has_article = |form: &str| {
        let before = bare.iter().filter_map(|bare| form.strip_suffix(bare));
        { before }.any(|before| before.ends_with([' ', '\'']))
    };
    let others = others
        .map(|(_, form)| form.as_str())
        .filter(|form| !has_article(form));
    // `תיבת הסחורות`: more words leave no doubt.
    let long = name
        .forms
        .iter()
        .filter(|(attribute, _)| {
            is_caseless(&name.headline) && matches!(attribute.as_str(), "aliases" | "forms")
        })
        .flat_map(|(_, list)| list.split(',').map(str::trim))
        .filter(|form| form.contains(' ') && is_caseless(form));
    let others = others.chain(long);
    let mut forms: Vec<String> = bare.iter().copied().chain(others).map(str::to_owned).collect();
    forms.sort_unstable();
    forms.dedup();
    forms
}

/// Whether a script knows no capital letters.
fn is_caseless(text: &str) -> bool {
    !text.contains(|sign: char| sign.is_uppercase() || sign.is_lowercase())
}

/// The first word of a text.
fn word_at(text: &str) -> Option<&str> {
    let start = text.find(is_of_word)?;
    let rest = &text[start..];
    let end = rest.find(|sign| !is_of_word(sign)).unwrap_or(rest.len());
    Some(&rest[..end])
}

/// Hyphens hold words together, apostrophes do not: in `l'Università` the second word is a name.
fn is_of_word(sign: char) -> bool {
    sign.is_alphanumeric() || sign == '-'
}

#[cfg(test)]
mod tests {
    use super::super::outline::outline;
    use super::*;
    use crate::reference::Library;

    fn targets(tag: &str, text: &str) -> Vec<String> {
        targets_in("discovery", tag, text)
    }

    fn targets_in(game: &str, tag: &str, text: &str) -> Vec<String> {
        let library = Library::builtin();
        let game = library.game(game).expect("the game");
        let language = library.store().language(tag).expect("built in").clone();
        let naming = Naming::new(library.store(), &language, game, &outline(game).0);
        let named = naming.named(text).into_iter();
        named
            .map(|(start, end, target)| format!("{}={target}", &text[start..end]))
            .collect()
    }

    #[test]
    fn a_name_may_have_spaces_at_which_no_line_breaks() {
        assert_eq!(
            targets_in("renaissance", "pl", "Kto ma Odsetki\u{a0}i zysk, dostaje więcej."),
            ["Odsetki\u{a0}i zysk=advance:interest-and-profit"]
        );
    }

    #[test]
    fn names_are_found_in_their_forms() {
        assert_eq!(
            targets(
                "en",
                "Put it in Merchant Shipping with two soldiers, not in trade goods."
            ),
            [
                "Merchant Shipping=box:shipping",
                "soldiers=piece:soldier",
                "trade goods=term:trade-good"
            ]
        );
        assert_eq!(
            targets("it", "quanto vale l'Università"),
            ["Università=building:university"]
        );
        assert_eq!(
            targets("pl", "przy Uniwersytecie i w Kanadzie"),
            ["Uniwersytecie=building:university", "w Kanadzie=region:canada"]
        );
        assert_eq!(
            targets("he", "דמות בתיבת הסחורות, או האוניברסיטה"),
            ["בתיבת הסחורות=box:goods", "האוניברסיטה=building:university"]
        );
    }

    #[test]
    fn ordinary_words_are_no_names() {
        // The building is written with a capital letter, and so is any word at the beginning of a sentence.
        assert_eq!(targets("en", "It has no power of its own."), Vec::<String>::new());
        assert_eq!(
            targets("en", "\"Population below 3\": whose?"),
            Vec::<String>::new()
        );
        assert_eq!(
            targets("en", "D-43 \"Population below 3\": whose?"),
            Vec::<String>::new()
        );
        assert_eq!(
            targets("en", "the \"Population\""),
            ["Population=building:population"]
        );
        assert_eq!(targets("en", "· Population"), ["Population=building:population"]);
        assert_eq!(targets("it", "Coloni e altri pezzi"), ["Coloni=piece:colonist"]);
        assert_eq!(
            targets("en", "Set the board up as it is drawn."),
            Vec::<String>::new()
        );
        assert_eq!(
            targets("pl", "Podziel Ważne Budowle według epok"),
            Vec::<String>::new()
        );
        assert_eq!(targets("he", "הספינה האחרונה בצי של מגלן"), Vec::<String>::new());
        // Other names of the scoring, of the winner and of a side are whole sentences' words elsewhere.
        assert_eq!(targets("he", "בסוף המשחק סופרים"), Vec::<String>::new());
        assert_eq!(
            targets_in("renaissance", "he", "כך מנצחים בהתקפה"),
            ["בהתקפה=term:attack"]
        );
        assert_eq!(
            targets_in("planetfall", "he", "הופכים אל הצד השני"),
            Vec::<String>::new()
        );
    }
}
