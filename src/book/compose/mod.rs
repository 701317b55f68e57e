//! Pages from texts, data and executed examples.

mod catalogue;
mod disputes;
mod findings;
mod front;
mod game;
mod guide;
mod quick;
mod sections;
mod status;

use std::collections::BTreeMap;

use super::club::Club;
use super::example::{Example, play, unclean};
use super::naming::Naming;
use super::outline::{Content, Outline, PagePlan, outline};
use super::page::{Item, Page};
use super::pictures;
use super::places::Places;
use super::problem::BookProblem;
use super::search::SearchTables;
use crate::games::AnyGame;
use crate::l10n::{Language, Texts};
use crate::reference::{EntryRef, Library};
use crate::report::Outside;

/// The book of a game in one language.
#[derive(Debug)]
pub struct Book {
    /// The id of the game.
    pub game: &'static str,
    /// The language.
    pub language: Language,
    /// All languages the book may be read in.
    pub languages: Vec<Language>,
    /// The title of the game.
    pub title: String,
    /// How many play it, and how long.
    pub size: String,
    /// The club whose book it is, as Markdown.
    pub club: Option<String>,
    /// The parts: id and title.
    pub parts: Vec<(String, String)>,
    /// The pages in order.
    pub pages: Vec<Page>,
    /// Where everything stands.
    pub places: Places,
    /// What is wrong with the book itself.
    pub problems: Vec<BookProblem>,
    /// The cover.
    pub cover: super::pictures::Picture,
    /// What the search of the site reads.
    pub tables: SearchTables,
    /// Words of the frame around pages.
    pub words: BTreeMap<&'static str, String>,
}

/// What pages are made from.
pub(super) struct Maker<'a> {
    pub(super) library: &'a Library,
    pub(super) game: &'a AnyGame,
    pub(super) outline: &'a Outline,
    pub(super) texts: &'a Texts,
    pub(super) examples: &'a [Example],
    pub(super) club: &'a Club,
    /// Whether the record of a whole game is shown: data of the table's own may say otherwise.
    pub(super) has_whole_game: bool,
}

/// Makes the book of a game in a language, as a club wants it.
pub fn compose(library: &Library, game: &AnyGame, language: &Language, club: &Club) -> Book {
    let texts = library.texts(language, Some(game.id()));
    let (outline, _) = outline(game);
    let mut problems = Vec::new();
    let mut examples = Vec::new();
    for plan in &outline.examples {
        let (example, found) = play(plan, library, game, &outline, &texts);
        if library.has_own_data() && !found.is_empty() {
            problems.push(BookProblem::LeftOut(plan.id.to_string()));
            continue;
        }
        examples.extend(example);
        problems.extend(found);
    }
    let whole = game::record_of(game, language);
    let unclean = unclean(&whole, library, game);
    let has_whole_game = !library.has_own_data() || unclean.is_empty();
    if has_whole_game {
        problems.extend(unclean);
    } else {
        problems.push(BookProblem::LeftOut(whole));
    }
    let maker = Maker {
        library,
        game,
        outline: &outline,
        texts: &texts,
        examples: &examples,
        club,
        has_whole_game,
    };
    let mut pages: Vec<Page> = outline.pages.iter().flat_map(|plan| maker.pages(plan)).collect();
    let (places, twice) = Places::new(&pages);
    Naming::new(library.store(), language, game, &outline).refer(&mut pages, &places);
    problems.extend(twice.into_iter().map(BookProblem::AnchorTwice));
    problems.extend(standing_nowhere(&outline, &examples, &pages, &places));
    problems.extend(super::problem::of_texts(library.store(), language, game, &texts));
    let (references, broken) = super::problem::references(&pages, &places);
    problems.extend(broken);
    maker.finish_status(&mut pages, references, &problems);
    let title = |part: &crate::data::Text| (part.to_string(), texts.text(&format!("book-part-{part}")));
    Book {
        game: game.id(),
        language: language.clone(),
        languages: library.store().languages().into_iter().cloned().collect(),
        title: texts.text("game-title"),
        size: super::shelf::size(game, &texts),
        club: club_name(club),
        parts: outline.parts.iter().map(title).collect(),
        tables: super::search::tables(library, game, &places),
        words: words(&texts),
        cover: pictures::cover(game, &texts),
        pages,
        places,
        problems,
    }
}

/// Pictures and examples whose place in the outline is no place of the book: they would vanish without a word.
fn standing_nowhere(
    outline: &Outline,
    shown: &[Example],
    pages: &[Page],
    places: &Places,
) -> Vec<BookProblem> {
    let drawn = |id: &str| {
        let is = |item: &Item| matches!(item, Item::Picture(picture) if picture.id == id);
        pages.iter().any(|page| page.items.iter().any(is))
    };
    let pictures = outline.pictures.iter().filter(|plan| !drawn(&plan.id));
    let pictures = pictures.map(|plan| BookProblem::reference("outline", &plan.at));
    let is_shown = |id: &str| shown.iter().any(|example| example.is(id));
    let examples = outline.examples.iter().filter(|plan| is_shown(&plan.id));
    let examples = examples.filter(|plan| places.find(&format!("example:{}", plan.id)).is_none());
    let examples = examples.map(|plan| BookProblem::reference("outline", &plan.at));
    pictures.chain(examples).collect()
}

impl Maker<'_> {
    fn pages(&self, plan: &PagePlan) -> Vec<Page> {
        match &plan.content {
            Content::Findings => self.findings(plan),
            _ => vec![self.page(plan)],
        }
    }

    fn page(&self, plan: &PagePlan) -> Page {
        match &plan.content {
            Content::Section(section) => self.section(plan, section),
            Content::Kinds(kinds) => self.catalogue(plan, kinds),
            Content::Guide(steps) => self.guide(plan, steps),
            Content::Front => self.front(plan),
            Content::Quick => self.quick(plan),
            Content::Disagreements => self.disagreements(plan),
            Content::Rulings => self.rulings(plan),
            Content::Sources => self.sources(plan),
            Content::Game => self.whole_game(plan),
            Content::Findings => self.titled(plan),
            Content::Status => self.status(plan),
        }
    }

    /// A page with the title and the introduction that its messages give.
    fn titled(&self, plan: &PagePlan) -> Page {
        let id = format!("book-page-{}", plan.id);
        let anchors = vec![format!("page-{}", plan.id)];
        let mut page = Page::new(&plan.id, &plan.part, &self.texts.text(&id), anchors);
        page.text(self.texts.attribute(&id, "intro").unwrap_or_default());
        self.pictures(&format!("page:{}", plan.id), &mut page);
        page
    }

    /// How the club plays what is disputed about an entry: `**At our table:** …`; none if it plays as the book has it.
    fn at_our_table(&self, entry: &EntryRef) -> Option<String> {
        let mut points = entry.disagreements();
        points.extend(entry.rulings());
        self.played(&points)
    }

    fn played(&self, points: &[&str]) -> Option<String> {
        let told = self.club.told(points, self.game, self.texts);
        let lines = told.iter().map(|(point, meaning)| format!("{meaning} ({point})"));
        let lines: Vec<String> = lines.collect();
        let label = self.texts.text("book-our-table");
        (!lines.is_empty()).then(|| format!("**{label}:** {}", lines.join(" ")))
    }

    /// Everything that the club plays as it has chosen, as a list; none if it has chosen nothing in this game.
    fn all_our_readings(&self) -> Option<String> {
        let told = self.club.all_told(self.game, self.texts);
        let item = |(point, meaning): &(String, String)| {
            format!("- **{point} {}** – {meaning}", self.texts.text(point))
        };
        let items: Vec<String> = told.iter().map(item).collect();
        (!items.is_empty()).then(|| items.join("\n"))
    }

    /// Adds the pictures that belong at a place.
    fn pictures(&self, at: &str, page: &mut Page) {
        let here = self.outline.pictures.iter().filter(|plan| plan.at == at);
        for plan in here {
            let picture = if let Some((record, line)) = &plan.position {
                self.position(&plan.id, record, *line)
            } else {
                let drawn = plan.again.as_ref().unwrap_or(&plan.id);
                pictures::picture(drawn, self.game, self.outline, self.texts)
            };
            if let Some(mut picture) = picture {
                picture.id = plan.id.to_string();
                page.picture(picture);
            }
        }
    }

    /// Adds the examples that belong at a place.
    fn examples_at(&self, at: &str, level: u8, page: &mut Page) {
        for example in self.examples.iter().filter(|example| example.at == at) {
            example.add_to(page, level, self.texts);
        }
    }
}

/// The name of a club as Markdown: it comes from outside.
fn club_name(club: &Club) -> Option<String> {
    club.name.as_deref().map(|name| Outside::new(name).in_markdown())
}

/// A text that begins with a capital, where the script has them.
fn capitalized(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or(String::new(), |first| {
        first.to_uppercase().chain(letters).collect()
    })
}

/// The words around pages that are the same on every page.
fn words(texts: &Texts) -> BTreeMap<&'static str, String> {
    const WORDS: [&str; 24] = [
        "book-contents",
        "book-menu",
        "book-language",
        "book-theme",
        "book-previous",
        "book-next",
        "book-skip",
        "book-print",
        "book-subtitle",
        "book-link-here",
        "book-close",
        "book-on-this-page",
        "book-search",
        "book-search-hint",
        "book-search-no-script",
        "book-search-keys",
        "book-search-none",
        "book-search-all",
        "book-shelf",
        "book-missing",
        "book-index",
        "book-title",
        "book-accessible",
        "book-made-by",
    ];
    let arguments = [
        ("version", env!("CARGO_PKG_VERSION").into()),
        ("query", "{query}".into()),
    ];
    let word = |id: &'static str| (id, crate::l10n::strip_isolates(&texts.with(id, &arguments)));
    WORDS.into_iter().map(word).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_outline_puts_nowhere_is_a_problem() {
        let library = Library::builtin();
        let game = library.game("discovery").expect("the game");
        let language = library.store().language("en").expect("a language").clone();
        let book = compose(&library, game, &language, &Club::default());
        let (mut outline, _) = outline(game);
        let texts = library.texts(&language, Some(game.id()));
        let played = outline.examples.iter();
        let shown: Vec<Example> = played
            .filter_map(|plan| play(plan, &library, game, &outline, &texts).0)
            .collect();
        assert_eq!(shown.len(), outline.examples.len());
        assert_eq!(standing_nowhere(&outline, &shown, &book.pages, &book.places), []);
        let nowhere = standing_nowhere(&outline, &shown, &[], &Places::new(&[]).0);
        assert_eq!(nowhere.len(), outline.pictures.len() + shown.len());
        outline.pictures[0].id = "lost".into();
        assert_eq!(
            standing_nowhere(&outline, &shown, &book.pages, &book.places).len(),
            1
        );
    }
}
