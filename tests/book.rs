//! The rules book: every reference resolves in every language and form, pages are well formed, examples do what
//! they say, the same input gives the same bytes.

#[path = "book/budgets.rs"]
mod budgets;
mod support;

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::io::{Cursor, Read as _, Write as _};
use std::path::Path;
use std::process::Command;

use annals::book::{
    Book, BookEvent, BookFile, BookFormat, Club, Linking, ShelfBook, compose, has_book, language_files,
    outline, page_events, shared_files,
};
use annals::core::Kind;
use annals::reference::Library;
use annals::source::Source;

/// The book of every game that has one, in every language.
fn books() -> Vec<Book> {
    let library = Library::builtin();
    let languages = library.store().languages();
    let games = library.games().iter().filter(|game| has_book(game));
    games
        .flat_map(|game| {
            languages
                .iter()
                .map(|language| compose(&library, game, language, &Club::default()))
                .collect::<Vec<_>>()
        })
        .collect()
}

fn files(books: &[Book], format: BookFormat) -> Vec<BookFile> {
    let own = books.iter().flat_map(|book| language_files(book, format));
    let shelf: Vec<ShelfBook> = books.iter().map(ShelfBook::from).collect();
    own.chain(shared_files(books, &shelf, format)).collect()
}

fn text(file: &BookFile) -> &str {
    std::str::from_utf8(&file.bytes).expect("UTF-8")
}

#[test]
fn the_outline_is_sound_and_nothing_is_broken_missing_or_stale() {
    let library = Library::builtin();
    for game in library.games().iter().filter(|game| has_book(game)) {
        let (outline, problems) = outline(game);
        assert!(problems.is_empty(), "{problems:?}");
        assert!(outline.pages.len() > 20, "{}", game.id());
        assert!(outline.examples.len() >= 6 || !game.is_checked(), "{}", game.id());
    }
    for book in books() {
        assert_eq!(book.problems, [], "{}", book.language.tag);
    }
}

#[test]
fn pages_and_anchors_are_the_same_in_every_language() {
    let books = books();
    let places = |book: &Book| -> Vec<(String, usize)> {
        book.places
            .iter()
            .map(|(anchor, page)| (anchor.to_owned(), page))
            .collect()
    };
    for english in books.iter().filter(|book| book.language.tag == "en") {
        let wanted = places(english);
        assert!(
            wanted.len() > least_places(english.game),
            "{} {}",
            english.game,
            wanted.len()
        );
        for book in books.iter().filter(|book| book.game == english.game) {
            assert_eq!(places(book), wanted, "{} {}", book.game, book.language.tag);
        }
    }
}

/// How many places a book has at least: a large game six hundred, a small one three for each rule and dispute.
fn least_places(game: &str) -> usize {
    let library = Library::builtin();
    let game = library.game(game).expect("the game");
    let kinds = [Kind::RULE, Kind::RULING, Kind::DISAGREEMENT];
    let disputes: usize = kinds.into_iter().map(|kind| game.ids(kind).len()).sum();
    600.min(3 * disputes)
}

#[test]
fn every_rule_entry_ruling_and_finding_has_its_place() {
    let library = Library::builtin();
    for book in books().iter().filter(|book| book.language.tag == "en") {
        let game = library.game(book.game).expect("the game");
        for kind in game.kinds().map(|info| info.kind) {
            // Words of records are explained in the chapter on records.
            if kind == Kind::WORD {
                continue;
            }
            for id in game.ids(kind) {
                let target = format!("{}:{id}", kind.word());
                assert!(book.places.find(&target).is_some(), "{} {target}", book.game);
            }
        }
        let checked = annals::record::slugs(game)
            .into_iter()
            .filter(|_| game.is_checked());
        for slug in checked {
            assert!(book.places.find(&format!("finding:{slug}")).is_some(), "{slug}");
        }
        let (outline, _) = outline(game);
        for picture in outline.pictures.iter().map(|plan| plan.id.as_ref()) {
            pictured(book, picture);
        }
    }
}

/// The picture stands somewhere in the book.
fn pictured(book: &Book, picture: &str) {
    let drawn =
        |item: &annals::book::Item| matches!(item, annals::book::Item::Picture(found) if found.id == picture);
    assert!(
        book.pages.iter().any(|page| page.items.iter().any(drawn)),
        "{} {picture}",
        book.game
    );
}

/// The ids and the references of an XML or HTML file that is well formed.
fn ids_and_references(name: &str, markup: &str) -> (BTreeSet<String>, Vec<String>) {
    let options = roxmltree::ParsingOptions {
        allow_dtd: true,
        ..roxmltree::ParsingOptions::default()
    };
    let document = roxmltree::Document::parse_with_options(markup, options)
        .unwrap_or_else(|error| panic!("{name} is not well formed: {error}"));
    let mut ids = BTreeSet::new();
    let mut references = Vec::new();
    for node in document.descendants().filter(roxmltree::Node::is_element) {
        if let Some(id) = node.attribute("id") {
            assert!(ids.insert(id.to_owned()), "{name}: the id {id} stands twice");
        }
        references.extend(
            ["href", "src"]
                .iter()
                .filter_map(|key| node.attribute(*key))
                .map(str::to_owned),
        );
        for key in ["aria-labelledby", "aria-controls", "aria-describedby"] {
            references.extend(node.attribute(key).map(|id| format!("#{id}")));
        }
    }
    (ids, references)
}

/// HTML as XML: the doctype and void attributes are the only differences in our pages.
fn as_xml(html: &str) -> String {
    let html = html.replace("<!DOCTYPE html>", "");
    // Scripts are not markup.
    let mut plain = String::new();
    let mut rest = html.as_str();
    while let Some(open) = rest.find("<script>") {
        plain.push_str(&rest[..open]);
        let close = rest[open..].find("</script>").expect("a script ends") + "</script>".len();
        rest = &rest[open + close..];
    }
    plain + rest
}

/// The path that a reference of a file names: `../` leads out of the folder.
fn beside(from: &str, reference: &str) -> String {
    let mut folders: Vec<&str> = from.split('/').collect();
    folders.pop();
    let mut rest = reference;
    while let Some(outside) = rest.strip_prefix("../") {
        assert!(folders.pop().is_some(), "{from}: {reference} leaves the folder");
        rest = outside;
    }
    folders.push(rest);
    folders.join("/")
}

/// Every reference of every file must lead to a file that exists and an anchor in it. There are more than `least`.
fn references_resolve(files: &BTreeMap<String, String>, least: usize) {
    let mut ids: BTreeMap<&str, BTreeSet<String>> = BTreeMap::new();
    let mut references: Vec<(&str, String)> = Vec::new();
    for (path, markup) in files {
        let is_markup = [".html", ".xhtml", ".svg", ".opf"]
            .iter()
            .any(|ending| path.ends_with(ending));
        if is_markup {
            let (own, found) = ids_and_references(path, &as_xml(markup));
            ids.insert(path, own);
            references.extend(found.into_iter().map(|reference| (path.as_str(), reference)));
        }
    }
    assert!(references.len() > least, "{} references", references.len());
    for (from, reference) in references {
        if reference.starts_with("data:") {
            continue;
        }
        assert!(!reference.contains("//"), "{from}: {reference} leaves the book");
        let (path, anchor) = reference.split_once('#').unwrap_or((&reference, ""));
        let path = if path.is_empty() {
            from.to_owned()
        } else {
            beside(from, path)
        };
        assert!(files.contains_key(&path), "{from}: there is no {path}");
        if !anchor.is_empty() {
            assert!(
                ids[path.as_str()].contains(anchor),
                "{from}: {path} has no {anchor}"
            );
        }
    }
}

#[test]
fn every_reference_of_the_site_resolves() {
    let files = files(&books(), BookFormat::Html);
    let files: BTreeMap<String, String> = files
        .iter()
        .map(|file| (file.path.clone(), text(file).to_owned()))
        .collect();
    assert!(files.len() > 4 * 28, "{} files", files.len());
    references_resolve(&files, 500);
}

#[test]
fn every_reference_of_the_single_file_resolves_and_it_needs_no_other_file() {
    for book in books() {
        let [rules, all] =
            [BookFormat::Rulebook, BookFormat::Single].map(|format| language_files(&book, format));
        let ([rules], [file]) = (rules.as_slice(), all.as_slice()) else {
            panic!("one file a language");
        };
        references_resolve(
            &BTreeMap::from([(rules.path.clone(), text(rules).to_owned())]),
            250,
        );
        assert!(rules.bytes.len() * 2 < file.bytes.len(), "{}", rules.path);
        references_resolve(&BTreeMap::from([(file.path.clone(), text(file).to_owned())]), 500);
        assert!(
            !text(file).contains("src=") && !text(file).contains("url("),
            "{}",
            file.path
        );
    }
}

/// The entries of an EPUB, in order.
fn unpacked(file: &BookFile) -> Vec<(String, Vec<u8>)> {
    let mut archive = zip::ZipArchive::new(Cursor::new(&file.bytes)).expect("an archive");
    (0..archive.len())
        .map(|at| {
            let mut entry = archive.by_index(at).expect("an entry");
            let mut bytes = Vec::new();
            entry.read_to_end(&mut bytes).expect("its content");
            (entry.name().expect("a name").into_owned(), bytes)
        })
        .collect()
}

#[test]
fn every_reference_of_the_epub_resolves_and_hebrew_pages_turn_the_other_way() {
    for book in books() {
        let file = &language_files(&book, BookFormat::Epub)[0];
        let entries = unpacked(file);
        assert_eq!(
            entries[0],
            ("mimetype".to_owned(), b"application/epub+zip".to_vec())
        );
        let inside = entries.iter().filter_map(|(path, bytes)| {
            let path = path.strip_prefix("OEBPS/")?;
            Some((path.to_owned(), String::from_utf8(bytes.clone()).expect("UTF-8")))
        });
        let inside: BTreeMap<String, String> = inside.collect();
        references_resolve(&inside, 500);
        let direction = if book.language.tag == "he" { "rtl" } else { "ltr" };
        let spine = format!("<spine page-progression-direction=\"{direction}\">");
        let package = &inside["content.opf"];
        assert!(package.contains(&spine), "{}", book.language.tag);
        assert!(package.contains("schema:accessibilitySummary"));
        let title = package.split("<dc:title>").nth(1).expect("a title");
        let title = title.split('<').next().expect("its end");
        assert!(title.ends_with(&book.words["book-title"]), "{title}");
    }
}

#[test]
fn every_reference_of_the_markdown_resolves() {
    for book in books() {
        let files = language_files(&book, BookFormat::Markdown);
        let paths: BTreeMap<&str, &str> = files
            .iter()
            .map(|file| (file.path.as_str(), text(file)))
            .collect();
        let tag = &book.language.tag;
        let mut count = 0;
        for (path, markdown) in &paths {
            for link in markdown.split("](").skip(1) {
                let target = link.split(')').next().unwrap_or_default();
                let (file, anchor) = target.split_once('#').unwrap_or((target, ""));
                let file = if file.is_empty() {
                    (*path).to_owned()
                } else {
                    format!("{tag}/{}/{file}", book.game)
                };
                let found = paths
                    .get(file.as_str())
                    .unwrap_or_else(|| panic!("{path}: {target}"));
                assert!(
                    anchor.is_empty() || found.contains(&format!("<a id=\"{anchor}\"></a>")),
                    "{path}: {target}"
                );
                count += 1;
            }
        }
        assert!(count > 1_000, "{tag}: {count}");
    }
}

#[test]
fn the_same_input_gives_the_same_bytes() {
    for (_, format) in BookFormat::ALL {
        let (one, other) = (files(&books(), format), files(&books(), format));
        assert_eq!(one.len(), other.len());
        for (one, other) in one.iter().zip(&other) {
            assert!(one == other, "{}", one.path);
        }
    }
}

#[test]
fn marks_of_direction_became_elements() {
    for format in [BookFormat::Html, BookFormat::Rulebook, BookFormat::Single] {
        for file in files(&books(), format) {
            let marks = [
                '\u{2066}', '\u{2067}', '\u{2068}', '\u{2069}', '\u{200e}', '\u{200f}',
            ];
            assert!(!text(&file).contains(marks), "{}", file.path);
        }
    }
}

#[test]
fn pages_are_accessible() {
    for book in books() {
        for file in language_files(&book, BookFormat::Html) {
            if !text(&file).starts_with("<!DOCTYPE html>") {
                continue;
            }
            let markup = as_xml(text(&file));
            let document = roxmltree::Document::parse(&markup).expect("well formed");
            let elements = |name: &str| {
                let name = name.to_owned();
                document
                    .descendants()
                    .filter(move |node| node.has_tag_name(name.as_str()))
            };
            let root = document.root_element();
            assert_eq!(root.attribute("lang"), Some(book.language.tag.as_ref()));
            assert!(root.attribute("dir").is_some());
            for (name, number) in [("main", 1), ("h1", 1), ("header", 1), ("footer", 1), ("title", 1)] {
                let found = elements(name).filter(|node| {
                    name != "title" || node.parent().is_some_and(|above| above.has_tag_name("head"))
                });
                assert_eq!(found.count(), number, "{}: {name}", file.path);
            }
            // Headings go down one step at a time.
            let mut before = 1;
            for heading in document
                .descendants()
                .filter(|node| node.ancestors().any(|above| above.has_tag_name("main")))
            {
                let level = heading
                    .tag_name()
                    .name()
                    .strip_prefix('h')
                    .and_then(|level| level.parse::<u8>().ok());
                if let Some(level) = level {
                    assert!(
                        level <= before + 1,
                        "{}: h{before} is followed by h{level}: {:?}",
                        file.path,
                        heading.text()
                    );
                    before = level;
                }
            }
            let svg = "http://www.w3.org/2000/svg";
            for picture in document
                .descendants()
                .filter(|node| node.has_tag_name((svg, "svg")))
            {
                let title = picture.children().find(|node| node.has_tag_name((svg, "title")));
                let words = title.and_then(|title| title.text()).unwrap_or_default();
                assert!(
                    words.chars().count() > 10,
                    "{}: a picture without a text",
                    file.path
                );
            }
        }
    }
}

/// The brightness of a colour as WCAG reckons it.
fn luminance(colour: &str) -> f64 {
    let digits = colour.trim_start_matches('#');
    let wide = if digits.len() == 3 {
        digits.chars().flat_map(|digit| [digit, digit]).collect()
    } else {
        digits.to_owned()
    };
    let part = |at: usize| {
        let value = f64::from(u8::from_str_radix(&wide[at..at + 2], 16).expect("a colour")) / 255.0;
        if value <= 0.03928 {
            value / 12.92
        } else {
            ((value + 0.055) / 1.055).powf(2.4)
        }
    };
    0.2126 * part(0) + 0.7152 * part(2) + 0.0722 * part(4)
}

#[test]
fn letters_stand_out_from_their_ground_in_light_dark_and_on_paper() {
    let style = std::fs::read_to_string(support::root().join("book/theme/book.css")).expect("the design");
    let mut schemes = 0;
    let mut colours: BTreeMap<String, String> = BTreeMap::new();
    for block in style.split('{').skip(1).filter(|block| block.contains("--ink:")) {
        let declarations = block.split('}').next().unwrap_or_default();
        for declaration in declarations.split(';') {
            if let Some((name, value)) = declaration.split_once(':')
                && value.trim().starts_with('#')
            {
                colours.insert(name.trim().to_owned(), value.trim().to_owned());
            }
        }
        schemes += 1;
        for (letters, ground) in [
            ("ink", "paper"),
            ("ink", "soft"),
            ("muted", "paper"),
            ("muted", "soft"),
            ("accent", "paper"),
            ("accent", "soft"),
            ("ink", "mark"),
            ("ink", "broken"),
            ("ink", "land"),
            ("muted", "land"),
            ("on-colour", "age-1"),
            ("on-colour", "age-2"),
            ("on-colour", "age-3"),
            ("on-colour", "good-1"),
            ("brown", "paper"),
            ("green", "soft"),
            ("on-accent", "accent"),
            ("on-accent", "muted"),
            ("blue", "paper"),
            ("blue", "soft"),
        ] {
            let of = |name: &str| luminance(&colours[&format!("--{name}")]);
            let (one, other) = (of(letters), of(ground));
            let contrast = (one.max(other) + 0.05) / (one.min(other) + 0.05);
            assert!(
                contrast >= 4.5,
                "scheme {schemes}: {letters} on {ground}: {contrast:.2}"
            );
        }
    }
    assert_eq!(schemes, 4, "light, dark by the system, dark by wish, paper");
}

#[test]
fn the_event_stream_of_a_page_is_as_it_was_read() {
    let book = &books()[0];
    let number = book
        .pages
        .iter()
        .position(|page| page.id == "auction")
        .expect("the page");
    let (events, broken) = page_events(&book.pages, number, &book.places, Linking::Files("html"));
    assert!(broken.is_empty());
    let mut shown = String::new();
    for event in events.iter().take(80) {
        match event {
            BookEvent::Text(event) => writeln!(shown, "{event:?}"),
            other => writeln!(shown, "{other:?}"),
        }
        .expect("a String takes everything");
    }
    insta::assert_snapshot!("book_events", shown);
}

#[test]
fn chosen_pages_are_as_they_were_read() {
    let is_chosen =
        |book: &&Book| book.game == "discovery" && matches!(book.language.tag.as_ref(), "en" | "he");
    for book in books().iter().filter(is_chosen) {
        let files = language_files(book, BookFormat::Html);
        for page in ["specialists", "auction", "status"] {
            let path = format!("{}/{}/{page}.html", book.language.tag, book.game);
            let file = files.iter().find(|file| file.path == path).expect("the page");
            let main = text(file).split("<main id=\"text\">").nth(1).expect("the text");
            let main = main.split("</main>").next().expect("its end");
            insta::assert_snapshot!(format!("book_{}_{page}", book.language.tag), main);
        }
    }
}

/// Words that mean something common on a page, and not what bears the same name.
const TRAPS: [(&str, &str, &str, &str); 6] = [
    ("renaissance", "en", "learn", "hand"),
    ("renaissance", "en", "learn-turn", "hands"),
    ("renaissance", "en", "learn-turn", "steps"),
    ("renaissance", "he", "learn", "תגליות"),
    ("renaissance", "he", "learn-setup", "חוזר"),
    ("renaissance", "he", "learn-turn", "תוקפים"),
];

#[test]
fn common_words_are_no_references() {
    let books = books();
    for (game, language, page, word) in TRAPS {
        let is_it = |book: &&Book| book.game == game && book.language.tag.as_ref() == language;
        let book = books.iter().find(is_it).expect("the book");
        let files = language_files(book, BookFormat::Html);
        let path = format!("{language}/{game}/{page}.html");
        let file = files.iter().find(|file| file.path == path).expect("the page");
        let link = format!(">{word}</a>");
        assert!(!text(file).contains(&link), "{path}: {word}");
    }
}

#[test]
fn what_is_not_mirrored_begins_at_the_left() {
    let books = books();
    let is_it = |book: &&Book| book.game == "renaissance" && book.language.tag.as_ref() == "he";
    let book = books.iter().find(is_it).expect("the book");
    let files = language_files(book, BookFormat::Html);
    let page = |id: &str| {
        let path = format!("he/renaissance/{id}.html");
        text(files.iter().find(|file| file.path == path).expect("the page")).to_owned()
    };
    let frame = |id: &str, picture: &str| {
        let (_, after) = page(id)
            .split_once(&format!("picture-{picture}\">"))
            .map(|(before, after)| (before.to_owned(), after.to_owned()))
            .expect("the picture");
        after.split('>').next().unwrap_or_default().to_owned()
    };
    assert!(frame("learn", "learn-map").contains("dir=\"ltr\""));
    assert!(frame("learn", "mat").contains("dir=\"ltr\""));
    assert!(frame("learn-turn", "attack").contains("dir=\"rtl\""));
}

#[test]
fn a_sum_runs_from_left_to_right_in_every_language() {
    for book in books().iter().filter(|book| book.game == "renaissance") {
        let files = language_files(book, BookFormat::Html);
        let path = format!("{}/renaissance/learn-turn.html", book.language.tag);
        let page = text(files.iter().find(|file| file.path == path).expect("the page"));
        let across = |label: &str| {
            let (before, _) = page.split_once(&format!(">{label}</text>")).expect("the label");
            let (_, place) = before.rsplit_once("<text x=\"").expect("its place");
            let figure = place.split('"').next().unwrap_or_default();
            figure.parse::<f32>().expect("a figure")
        };
        let places = ["+ 1", "= 5"].map(across);
        assert!(places[0] < places[1], "{path} {places:?}");
        let places = ["+ 4", "− 1", "= 8"].map(across);
        assert!(places.is_sorted(), "{path} {places:?}");
    }
}

#[test]
fn a_book_with_a_fault_is_not_written_and_the_fault_is_named() {
    let folder = tempdir("fault");
    let locale = folder.join("locales/en");
    std::fs::create_dir_all(&locale).expect("a folder");
    let text = "R-043 = Initiative pays\n    .text = See [nothing](building:castle) and (R-999).\n";
    std::fs::write(locale.join("discovery-rules.ftl"), text).expect("a file");
    let run = |arguments: &[&str]| {
        Command::new(env!("CARGO_BIN_EXE_annals"))
            .args(["book", "--lang", "en", "--locales"])
            .arg(folder.join("locales"))
            .args(arguments)
            .env_clear()
            .output()
            .expect("the program runs")
    };
    let out = folder.join("out");
    let checked = run(&["--check"]);
    let said = String::from_utf8_lossy(&checked.stdout).into_owned();
    assert_eq!(checked.status.code(), Some(1), "{said}");
    assert!(
        said.contains("boxes refers to building:castle") && said.contains("boxes refers to R-999"),
        "{said}"
    );
    let built = run(&["-o", out.to_str().expect("a path")]);
    assert_eq!(built.status.code(), Some(1));
    assert!(!out.exists(), "nothing is written");
    std::fs::remove_dir_all(folder).expect("removed");
}

#[test]
fn the_command_writes_every_form_and_complains_where_it_cannot() {
    let folder = tempdir("forms");
    let run = |arguments: &[&str]| {
        Command::new(env!("CARGO_BIN_EXE_annals"))
            .arg("book")
            .args(arguments)
            .env_clear()
            .output()
            .expect("the program runs")
    };
    for (format, file) in [
        ("html", "it/discovery/boxes.html"),
        ("rulebook", "discovery-rulebook-it.html"),
        ("single", "discovery-it.html"),
        ("epub", "discovery-it.epub"),
        ("markdown", "it/discovery/boxes.md"),
    ] {
        let out = folder.join(format);
        let done = run(&[
            "--lang",
            "it",
            "--format",
            format,
            "-o",
            out.to_str().expect("a path"),
        ]);
        assert_eq!(
            done.status.code(),
            Some(0),
            "{}",
            String::from_utf8_lossy(&done.stderr)
        );
        assert!(done.stdout.is_empty(), "quiet where nobody looks");
        assert!(out.join(file).exists(), "{file}");
        assert!(
            !out.join("pl").exists() && !out.join("discovery-pl.epub").exists(),
            "one language"
        );
    }
    let all = folder.join("all");
    assert_eq!(
        run(&["--lang", "all", "-o", all.to_str().expect("a path")])
            .status
            .code(),
        Some(0)
    );
    for language in ["en", "it", "pl", "he"] {
        assert!(all.join(language).join("discovery/index.html").exists());
    }
    let checked = run(&["--check", "--lang", "all"]);
    assert_eq!(checked.status.code(), Some(0));
    std::fs::write(folder.join("taken"), "").expect("a file");
    let refused = run(&["-o", folder.join("taken").to_str().expect("a path")]);
    assert_eq!(refused.status.code(), Some(2));
    assert!(!refused.stderr.is_empty());
    std::fs::remove_dir_all(folder).expect("removed");
}

/// Debian's epubcheck on every language; where it is missing, that is said.
#[test]
fn the_epub_is_valid() {
    let jar = ["/usr/share/java/epubcheck.jar", "/usr/bin/epubcheck"];
    let jar = jar.into_iter().map(Path::new).find(|path| path.exists());
    let java = Command::new("java").arg("-version").output().is_ok();
    let Some(jar) = jar.filter(|_| java) else {
        return not_run("the EPUB check needs epubcheck (Debian: apt-get install epubcheck)");
    };
    let folder = tempdir("epub");
    std::fs::create_dir_all(&folder).expect("a folder");
    // The check of a long book takes half a minute: of the later games one language of each direction.
    let checked = |book: &Book| book.game == "discovery" || matches!(book.language.tag.as_ref(), "en" | "he");
    let books: Vec<Book> = books().into_iter().filter(checked).collect();
    for file in files(&books, BookFormat::Epub) {
        let path = folder.join(&file.path);
        std::fs::write(&path, &file.bytes).expect("a file");
        let found = Command::new("java")
            .arg("-jar")
            .arg(jar)
            .arg(&path)
            .output()
            .expect("epubcheck runs");
        let said = String::from_utf8_lossy(&found.stdout) + String::from_utf8_lossy(&found.stderr);
        assert!(found.status.success(), "{}: {said}", file.path);
        assert!(said.contains("0 errors / 0 warnings"), "{said}");
    }
    std::fs::remove_dir_all(folder).expect("removed");
}

/// The Nu checker on every page; `ANNALS_VNU` says where its jar is.
#[test]
fn the_html_is_valid() {
    let Some(jar) = std::env::var_os("ANNALS_VNU") else {
        return not_run("the HTML check needs the Nu checker (npm install vnu-jar; ANNALS_VNU=…/vnu.jar)");
    };
    let folder = tempdir("html");
    for format in [BookFormat::Html, BookFormat::Single] {
        for file in files(&books(), format) {
            let path = folder.join(&file.path);
            std::fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
            std::fs::write(path, &file.bytes).expect("a file");
        }
    }
    let mut java = Command::new("java");
    java.arg("-jar")
        .arg(jar)
        .args(["--errors-only", "--skip-non-html"])
        .arg(&folder);
    let found = java.output().expect("the checker runs");
    let said = String::from_utf8_lossy(&found.stderr);
    assert!(found.status.success() && said.trim().is_empty(), "{said}");
    std::fs::remove_dir_all(folder).expect("removed");
}

/// Says what was not run, past the test harness; where everything must be there it fails.
fn not_run(what: &str) {
    assert!(std::env::var_os("ANNALS_CI").is_none(), "{what}");
    let _ = std::io::stderr().write_all(format!("NOT RUN: {what}\n").as_bytes());
}

fn tempdir(name: &str) -> std::path::PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("book-{name}"));
    let _ = std::fs::remove_dir_all(&folder);
    folder
}

#[test]
fn every_mistake_in_the_file_of_a_club_is_told_with_its_place() {
    let library = Library::builtin();
    let text = "[club]\nname = 3\ngames = [\"chess\"]\nlanguages = [\"xx\"]\n\n[discovery]\nuniversty = \"front\"\nuniversity = \"two\"\n\n[chess]\n";
    let found = Club::read(&Source::new("book.toml", text), &library).expect_err("mistakes");
    let places: Vec<(usize, &str)> = found
        .iter()
        .map(|problem| (problem.place.line, problem.message.id))
        .collect();
    assert_eq!(
        places,
        [
            (2, "data-wrong-type"),
            (3, "data-unknown-word"),
            (4, "data-unknown-word"),
            (7, "data-unknown-key"),
            (8, "data-unknown-word"),
            (10, "data-unknown-table"),
        ]
    );
    let missing = Club::read(&Source::new("book.toml", "[discovery]\n"), &library).expect_err("no club");
    assert_eq!(missing[0].message.id, "data-missing-table");
    assert!(Club::is_meant("# ours\n[club]\n") && !Club::is_meant("[book]\ntitle = \"x\"\n"));
}

#[test]
fn a_shelf_says_how_many_play_and_how_long() {
    let books = books();
    for book in &books {
        let (least, most) = Library::builtin()
            .game(book.game)
            .expect("the game")
            .player_numbers();
        let digits: Vec<&str> = book.size.split(|letter: char| !letter.is_ascii_digit()).collect();
        assert!(digits.contains(&least.to_string().as_str()), "{}", book.size);
        assert!(digits.contains(&most.to_string().as_str()), "{}", book.size);
        // No source says how long a game of Age of Discovery takes.
        assert_eq!(book.size.contains('·'), book.game != "discovery", "{}", book.size);
    }
    let html = files(&books, BookFormat::Html);
    let shelf = html
        .iter()
        .find(|file| file.path == "en/index.html")
        .expect("a shelf");
    assert!(text(shelf).contains("3 to 6 players · 2 to 6 hours"));
}

#[test]
fn every_example_that_is_folded_away_is_told_in_steps() {
    for game in Library::builtin().games().iter().filter(|game| has_book(game)) {
        let (outline, _) = outline(game);
        // The turns of the guide are told by hand.
        let told = outline.examples.iter().filter(|example| {
            example.is_folded && example.id.as_ref() != "first-turns" && example.id.as_ref() != "first-rounds"
        });
        for example in told {
            assert!(example.between.is_some(), "{}: {}", game.id(), example.id);
        }
    }
}
