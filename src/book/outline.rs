//! The outline of a book: its parts and pages, where pictures and examples stand, how the map is drawn.

use crate::core::{EntryKey, Kind};
use crate::data::{Document, Entry, Problem, Problems, Reader, Text};
use crate::games::AnyGame;
use crate::source::Source;

/// The outline of a game's book.
#[derive(Debug, Clone, Default)]
pub struct Outline {
    /// The ids of the parts, in order.
    pub parts: Vec<Text>,
    /// The pages, in order.
    pub pages: Vec<PagePlan>,
    /// The sheets of the quick reference, in order.
    pub sheets: Vec<Sheet>,
    /// The pictures and where they stand.
    pub pictures: Vec<PicturePlan>,
    /// The examples and where they stand.
    pub examples: Vec<ExamplePlan>,
    /// Where places stand on the map.
    pub places: Vec<PlaceOnMap>,
    /// The coasts of the map, each a line that closes: thousandths of its width.
    pub coasts: Vec<Vec<(u16, u16)>>,
    /// Things whose names are too common to be referred to wherever they stand.
    pub plain: Vec<Text>,
    /// Words of any language that are mostly no names.
    pub plain_words: Vec<Text>,
}

/// Where a place stands on the map: thousandths of its width, or for a scheme of its width and height.
#[derive(Debug, Clone)]
pub struct PlaceOnMap {
    /// The place.
    pub id: Text,
    /// From the left.
    pub x: u16,
    /// From the top.
    pub y: u16,
    /// Whether it lies beyond the edge of the map and stands in a box.
    pub is_boxed: bool,
}

/// A page that is planned.
#[derive(Debug, Clone)]
pub struct PagePlan {
    /// Its id.
    pub id: Text,
    /// Its part.
    pub part: Text,
    /// What it holds.
    pub content: Content,
    /// The group to which a catalogue is confined.
    pub group: Option<EntryKey>,
    /// Rules that are told in full on the quick reference.
    pub rules: Vec<Text>,
}

/// What a page holds.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub enum Content {
    /// A section of the rules.
    Section(Text),
    /// Everything of these kinds.
    Kinds(Vec<Kind>),
    /// A way to learn the game, step by step.
    Guide(Vec<Text>),
    /// The title page with the contents.
    #[default]
    Front,
    /// The quick reference.
    Quick,
    /// What the printed books say differently.
    Disagreements,
    /// What they do not say.
    Rulings,
    /// The sources.
    Sources,
    /// A whole game.
    Game,
    /// The findings.
    Findings,
    /// What was checked.
    Status,
}

/// A sheet of the quick reference.
#[derive(Debug, Clone)]
pub enum Sheet {
    /// The lists of a section.
    Section(Text),
    /// A picture below a title.
    Picture {
        /// The end of its anchor.
        id: Text,
        /// The picture.
        picture: Text,
        /// The message of the title.
        title: Text,
    },
    /// A step of the guide.
    Step {
        /// The step.
        step: Text,
        /// The message of the title.
        title: Text,
    },
    /// The rules that are often asked for.
    Rules,
    /// A table of each group of a kind.
    Table {
        /// The kind.
        kind: Kind,
        /// The message of the title, before the name of the group.
        title: Text,
        /// A fact of the group that stands behind its name.
        group_fact: Option<Text>,
        /// The facts that are shown; the last is a figure.
        facts: Vec<Text>,
    },
}

/// A picture that is planned.
#[derive(Debug, Clone)]
pub struct PicturePlan {
    /// Its id.
    pub id: Text,
    /// `section:…`, `page:…` or `step:…`.
    pub at: Text,
    /// The picture that is shown once more under an id of its own.
    pub again: Option<Text>,
    /// For a picture of the table: the record it is taken from, and the line after which.
    pub position: Option<(Text, u32)>,
}

/// An example that is planned.
#[derive(Debug, Clone)]
pub struct ExamplePlan {
    /// Its id, which is the name of its record.
    pub id: Text,
    /// The rule, the section or the step after which it stands.
    pub at: Text,
    /// Whether its record is folded away.
    pub is_folded: bool,
    /// What stands below it.
    pub shows: Shows,
    /// The lines of its record after which the table is drawn, before and after what is told of it.
    pub between: Option<(u32, u32)>,
    /// The findings it has, with their lines.
    pub findings: Vec<(u32, String)>,
}

/// What stands below an example.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Shows {
    /// What a check finds.
    #[default]
    Findings,
    /// The points.
    Points,
    /// Nothing: the text before it tells all.
    Nothing,
}

/// Whether a game has a book.
pub fn has_book(game: &AnyGame) -> bool {
    super::assets::plans(game).is_some()
}

/// The outline of the game's book, and what is wrong with it.
pub fn outline(game: &AnyGame) -> (Outline, Vec<Problem>) {
    let files = super::assets::plans(game).unwrap_or_default().iter();
    let sources: Vec<Source> = files.map(|(name, text)| Source::new(*name, *text)).collect();
    let problems = Problems::default();
    let documents = Document::parse_all(&sources, &problems);
    let mut reader = Reader::new(&documents, &problems);
    let mut outline = Outline::default();
    for entry in reader.entries("part") {
        outline.parts.push(entry.text("id"));
        entry.finish();
    }
    for entry in reader.entries("page") {
        outline.pages.push(page(&entry, game));
        entry.finish();
    }
    for entry in reader.entries("sheet") {
        outline.sheets.extend(sheet(&entry, game));
        entry.finish();
    }
    for entry in reader.entries("picture") {
        let record = entry.optional_text("record");
        outline.pictures.push(PicturePlan {
            id: entry.text("id"),
            at: entry.text("at"),
            again: entry.optional_text("again"),
            position: record.map(|record| (record, u32::from(entry.number("line", 1..=1000)))),
        });
        entry.finish();
    }
    for entry in reader.entries("example") {
        outline.examples.push(example(&entry));
        entry.finish();
    }
    for entry in reader.entries("place") {
        let at = |key| entry.number(key, 0..=1000);
        outline.places.push(PlaceOnMap {
            id: entry.text("id"),
            x: at("x"),
            y: at("y"),
            is_boxed: entry.flag("boxed"),
        });
        entry.finish();
    }
    for entry in reader.entries("coast") {
        outline.coasts.push(coast(&entry));
        entry.finish();
    }
    if let Some(entry) = reader.table("names") {
        outline.plain = entry.texts("plain").to_vec();
        outline.plain_words = entry.texts("plain_words").to_vec();
        entry.finish();
    }
    reader.finish();
    (outline, problems.into_sorted())
}

/// The points of a coast: `12,34 56,78`.
fn coast(entry: &Entry) -> Vec<(u16, u16)> {
    let line = entry.text("line");
    let point = |point: &str| {
        let (x, y) = point.split_once(',')?;
        Some((x.parse().ok()?, y.parse().ok()?))
    };
    line.split_whitespace().filter_map(point).collect()
}

fn page(entry: &Entry, game: &AnyGame) -> PagePlan {
    let kinds = entry.texts("kinds");
    let steps = entry.texts("steps");
    let content = if let Some(section) = entry.optional_text("section") {
        Content::Section(section)
    } else if !steps.is_empty() {
        Content::Guide(steps.to_vec())
    } else if kinds.is_empty() {
        entry.choice("make", &MADE)
    } else {
        Content::Kinds(kinds.iter().filter_map(|word| game.kind(word)).collect())
    };
    PagePlan {
        id: entry.text("id"),
        part: entry.text("part"),
        content,
        group: entry.optional_text("group").and_then(|group| game.key(&group)),
        rules: entry.texts("rules").to_vec(),
    }
}

/// A section, a picture, a step, a table, or else the rules.
fn sheet(entry: &Entry, game: &AnyGame) -> Option<Sheet> {
    entry.text("id");
    if let Some(section) = entry.optional_text("section") {
        return Some(Sheet::Section(section));
    }
    if let Some(picture) = entry.optional_text("picture") {
        let (id, title) = (entry.text("id"), entry.text("title"));
        return Some(Sheet::Picture { id, picture, title });
    }
    if let Some(step) = entry.optional_text("step") {
        let title = entry.text("title");
        return Some(Sheet::Step { step, title });
    }
    let Some(kind) = entry.optional_text("kind") else {
        return Some(Sheet::Rules);
    };
    let (title, group_fact) = (entry.text("title"), entry.optional_text("group_fact"));
    let facts = entry.texts("facts").to_vec();
    Some(Sheet::Table {
        kind: game.kind(&kind)?,
        title,
        group_fact,
        facts,
    })
}

/// Pages that the program makes by itself.
const MADE: [(&str, Content); 8] = [
    ("front", Content::Front),
    ("quick", Content::Quick),
    ("disagreements", Content::Disagreements),
    ("rulings", Content::Rulings),
    ("sources", Content::Sources),
    ("game", Content::Game),
    ("findings", Content::Findings),
    ("status", Content::Status),
];

fn example(entry: &Entry) -> ExamplePlan {
    let finding = |text: &Text| {
        let (line, slug) = text.split_once(' ')?;
        Some((line.parse().ok()?, slug.to_owned()))
    };
    let line = |key| u32::from(entry.number(key, 1..=1000));
    ExamplePlan {
        id: entry.text("id"),
        at: entry.text("at"),
        between: entry.has("before").then(|| (line("before"), line("after"))),
        is_folded: entry.flag("folded"),
        shows: entry.choice(
            "show",
            &[
                ("findings", Shows::Findings),
                ("points", Shows::Points),
                ("nothing", Shows::Nothing),
            ],
        ),
        findings: entry.texts("findings").iter().filter_map(finding).collect(),
    }
}
