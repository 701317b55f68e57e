//! What lets the site be kept on a phone: a manifest to install it, and a script that answers without a network.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Value, json};

use super::BookFile;
use super::assets;
use super::compose::Book;
use super::template::fill;
use crate::l10n::strip_isolates;
use crate::report::harmless_json;

/// The manifest and the script that knows the files of these books.
pub(super) fn files(books: &[Book]) -> Vec<BookFile> {
    let shared = books.iter().flat_map(|book| &book.tables.files);
    let shared: BTreeSet<&str> = shared.map(|(path, _)| path.as_str()).collect();
    let folders: BTreeMap<String, Vec<String>> = books
        .iter()
        .map(|book| {
            let folder = format!("{}/{}/", book.language.tag, book.game);
            let pages = book.pages.iter();
            let mut files: Vec<String> = pages
                .flat_map(|page| [format!("{}.html", page.id), format!("cards-{}.js", page.id)])
                .collect();
            files.push("search-data.js".to_owned());
            (folder, files)
        })
        .collect();
    let listed = json!(folders).to_string();
    let listed = harmless_json(&listed);
    let pieces = json!(shared).to_string();
    let values = [
        ("version", env!("CARGO_PKG_VERSION")),
        ("books", &*listed),
        ("pieces", &*pieces),
    ];
    vec![
        BookFile::new("manifest.webmanifest", manifest(books)),
        BookFile::new("offline.js", fill(assets::OFFLINE_SCRIPT, &values)),
    ]
}

fn manifest(books: &[Book]) -> String {
    let first = books.first();
    let of_language = books
        .iter()
        .filter(|book| first.is_some_and(|first| first.language.tag == book.language.tag));
    let titles: Vec<String> = of_language.map(|book| strip_isolates(&book.title)).collect();
    let manifest: Value = json!({
        "name": titles.join(" · "),
        "short_name": "annals",
        "lang": first.map_or("en", |book| &*book.language.tag),
        "dir": first.map_or("ltr", |book| super::site::direction(&book.language)),
        "start_url": "index.html",
        "display": "minimal-ui",
        "background_color": "#fffdf8",
        "theme_color": "#9a3b1f",
        "icons": [{ "src": "icon.svg", "sizes": "any", "type": "image/svg+xml" }],
    });
    format!("{}\n", harmless_json(&manifest.to_string()))
}
