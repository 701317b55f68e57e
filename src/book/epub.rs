//! The book as an EPUB 3: the same pages, the same pictures, an archive whose bytes depend on nothing else.

use std::io::{Cursor, Write as _};

use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, DateTime, ZipWriter};

use super::BookFile;
use super::assets;
use super::compose::Book;
use super::events::{BookEvent, Linking, page_events};
use super::html::{HtmlStyle, escape, html};
use super::pictures::Palette;
use super::search::plain;
use super::site::direction;
use super::template::fill;
use crate::l10n::strip_isolates;

/// The EPUB of a language.
pub(super) fn file(book: &Book) -> BookFile {
    let mut archive = ZipWriter::new(Cursor::new(Vec::new()));
    for (path, text) in entries(book) {
        // The first entry must be readable as it stands.
        let method = if path == "mimetype" {
            CompressionMethod::Stored
        } else {
            CompressionMethod::Deflated
        };
        let options = SimpleFileOptions::default()
            .compression_method(method)
            .last_modified_time(DateTime::default())
            .unix_permissions(0o644);
        archive
            .start_file(path, options)
            .and_then(|()| Ok(archive.write_all(text.as_bytes())?))
            .expect("a vector takes everything");
    }
    let bytes = archive.finish().expect("a vector takes everything").into_inner();
    BookFile::new(format!("{}-{}.epub", book.game, book.language.tag), bytes)
}

/// The entries of the archive, in order.
fn entries(book: &Book) -> Vec<(String, String)> {
    let mut entries = vec![
        ("mimetype".to_owned(), "application/epub+zip".to_owned()),
        ("META-INF/container.xml".to_owned(), CONTAINER.to_owned()),
    ];
    let mut with_pictures = Vec::new();
    let mut pages = Vec::new();
    for (number, page) in book.pages.iter().enumerate() {
        let (events, _) = page_events(&book.pages, number, &book.places, Linking::Files("xhtml"));
        let has_picture = events.iter().any(|event| matches!(event, BookEvent::Picture(_)));
        with_pictures.push(has_picture);
        let style = HtmlStyle {
            palette: Palette::Fixed,
            right_to_left: book.language.is_right_to_left(),
            link_here: None,
        };
        let text = html(&events, style);
        let path = format!("OEBPS/{}.xhtml", page.id);
        pages.push((path, document(book, &plain(&page.title), &text)));
    }
    entries.push(("OEBPS/content.opf".to_owned(), package(book, &with_pictures)));
    entries.push(("OEBPS/nav.xhtml".to_owned(), navigation(book)));
    entries.push(("OEBPS/book.css".to_owned(), assets::EPUB_STYLE.to_owned()));
    entries.push(("OEBPS/cover.svg".to_owned(), book.cover.svg(Palette::Fixed)));
    let cover = format!(
        "<figure class=\"cover\"><img src=\"cover.svg\" alt=\"{}\"/></figure>\n",
        escape(&strip_isolates(&book.cover.alt))
    );
    entries.push((
        "OEBPS/cover.xhtml".to_owned(),
        document(book, &title_of(book), &cover),
    ));
    entries.extend(pages);
    entries
}

const CONTAINER: &str = r#"<?xml version="1.0" encoding="utf-8"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
<rootfiles><rootfile full-path="OEBPS/content.opf" media-type="application/oebps-package+xml"/></rootfiles>
</container>
"#;

fn document(book: &Book, title: &str, text: &str) -> String {
    fill(
        assets::EPUB_PAGE,
        &[
            ("lang", &book.language.tag),
            ("dir", direction(&book.language)),
            ("title", &escape(&strip_isolates(title))),
            ("text", text),
        ],
    )
}

fn package(book: &Book, with_pictures: &[bool]) -> String {
    let tag = &book.language.tag;
    let title = escape(&title_of(book));
    let summary = escape(&book.word("book-accessible"));
    let mut manifest = String::from(
        "<item id=\"nav\" href=\"nav.xhtml\" media-type=\"application/xhtml+xml\" properties=\"nav\"/>\n\
         <item id=\"style\" href=\"book.css\" media-type=\"text/css\"/>\n\
         <item id=\"cover-image\" href=\"cover.svg\" media-type=\"image/svg+xml\" properties=\"cover-image\"/>\n\
         <item id=\"cover\" href=\"cover.xhtml\" media-type=\"application/xhtml+xml\"/>\n",
    );
    let mut spine = String::from("<itemref idref=\"cover\"/>\n");
    for (page, has_picture) in book.pages.iter().zip(with_pictures) {
        let properties = if *has_picture { " properties=\"svg\"" } else { "" };
        manifest.push_str(&format!(
            "<item id=\"page-{0}\" href=\"{0}.xhtml\" media-type=\"application/xhtml+xml\"{properties}/>\n",
            page.id
        ));
        spine.push_str(&format!("<itemref idref=\"page-{}\"/>\n", page.id));
    }
    let progression = direction(&book.language);
    format!(
        "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n\
         <package xmlns=\"http://www.idpf.org/2007/opf\" version=\"3.0\" unique-identifier=\"id\" xml:lang=\"{tag}\" dir=\"{progression}\">\n\
         <metadata xmlns:dc=\"http://purl.org/dc/elements/1.1/\">\n\
         <dc:identifier id=\"id\">urn:annals:{}:{}:{tag}</dc:identifier>\n\
         <dc:title>{title}</dc:title>\n<dc:language>{tag}</dc:language>\n<dc:creator>annals</dc:creator>\n\
         <dc:description>{}</dc:description>\n\
         <meta property=\"dcterms:modified\">{MODIFIED}</meta>\n\
         {ACCESSIBLE}<meta property=\"schema:accessibilitySummary\">{summary}</meta>\n</metadata>\n\
         <manifest>\n{manifest}</manifest>\n\
         <spine page-progression-direction=\"{progression}\">\n{spine}</spine>\n</package>\n",
        book.game,
        env!("CARGO_PKG_VERSION"),
        escape(&book.word("book-subtitle")),
    )
}

/// A book must say when it was changed; ours depends on its input alone, so it says when this version began.
const MODIFIED: &str = "2026-01-01T00:00:00Z";

/// What readers and shops ask of a book before they hand it to somebody who does not see it.
const ACCESSIBLE: &str = "<meta property=\"schema:accessMode\">textual</meta>\n\
    <meta property=\"schema:accessMode\">visual</meta>\n\
    <meta property=\"schema:accessModeSufficient\">textual</meta>\n\
    <meta property=\"schema:accessibilityFeature\">tableOfContents</meta>\n\
    <meta property=\"schema:accessibilityFeature\">readingOrder</meta>\n\
    <meta property=\"schema:accessibilityFeature\">structuralNavigation</meta>\n\
    <meta property=\"schema:accessibilityFeature\">alternativeText</meta>\n\
    <meta property=\"schema:accessibilityHazard\">none</meta>\n";

/// The title: the game as it is called in the language, and what the book is.
fn title_of(book: &Book) -> String {
    let (title, rules) = (strip_isolates(&book.title), book.word("book-title"));
    format!("{title} – {rules}")
}

fn navigation(book: &Book) -> String {
    let mut list = String::new();
    for (part, title) in &book.parts {
        list.push_str(&format!("<li><span>{}</span>\n<ol>\n", escape(title)));
        for page in book.chapters_of(part) {
            list.push_str(&format!(
                "<li><a href=\"{}.xhtml\">{}</a></li>\n",
                page.id,
                book.menu_title(page)
            ));
        }
        list.push_str("</ol></li>\n");
    }
    let contents = escape(&book.word("book-contents"));
    let text =
        format!("<nav epub:type=\"toc\" id=\"toc\">\n<h1>{contents}</h1>\n<ol>\n{list}</ol>\n</nav>\n");
    document(book, &book.word("book-contents"), &text)
}
