//! Follows every reference of the files of a book, in whatever form: what leads nowhere is a problem.
//!
//! The files are our own, so attributes always have quotes and Markdown links stand in one line.

use std::collections::{BTreeMap, BTreeSet};
use std::io::{Cursor, Read as _};

use zip::ZipArchive;

use super::BookFile;
use super::problem::BookProblem;

/// Files with references to other files: path and text.
type Markup = BTreeMap<String, String>;

/// The references of these files that lead to no file and no anchor in it. Files stand beside each other as they will
/// in their folder; what is inside an EPUB is followed within it.
pub fn crawl(files: &[BookFile]) -> Vec<BookProblem> {
    let mut beside = Markup::new();
    let mut problems = Vec::new();
    for file in files {
        if has_ending(&file.path, &["epub"]) {
            problems.extend(broken(&unpacked(file)));
        } else {
            let text = String::from_utf8_lossy(&file.bytes).into_owned();
            beside.insert(file.path.clone(), text);
        }
    }
    problems.extend(broken(&beside));
    problems
}

fn unpacked(file: &BookFile) -> Markup {
    let Ok(mut archive) = ZipArchive::new(Cursor::new(&file.bytes)) else {
        return Markup::new();
    };
    let mut inside = Markup::new();
    for number in 0..archive.len() {
        if let Ok(mut entry) = archive.by_index(number) {
            let mut text = String::new();
            let name = entry.name().map(std::borrow::Cow::into_owned).unwrap_or_default();
            if entry.read_to_string(&mut text).is_ok() {
                inside.insert(format!("{}/{name}", file.path), text);
            }
        }
    }
    inside
}

fn broken(files: &Markup) -> Vec<BookProblem> {
    let anchors: BTreeMap<&str, BTreeSet<&str>> = files
        .iter()
        .filter(|(path, _)| is_markup(path) || is_markdown(path))
        .map(|(path, text)| (path.as_str(), values(text, " id=\"", '"').collect()))
        .collect();
    let mut problems = Vec::new();
    for (path, text) in files {
        for reference in references(path, text) {
            if !leads_somewhere(path, reference, files, &anchors) {
                problems.push(BookProblem::reference(path, reference));
            }
        }
    }
    problems
}

/// What a file refers to.
fn references<'t>(path: &str, text: &'t str) -> Vec<&'t str> {
    if is_markup(path) {
        let (links, sources) = (values(text, " href=\"", '"'), values(text, " src=\"", '"'));
        links.chain(sources).collect()
    } else if is_markdown(path) {
        values(text, "](", ')').collect()
    } else {
        Vec::new()
    }
}

fn leads_somewhere(
    from: &str,
    reference: &str,
    files: &Markup,
    anchors: &BTreeMap<&str, BTreeSet<&str>>,
) -> bool {
    if reference.starts_with("data:") {
        return true;
    }
    let (file, anchor) = reference.split_once('#').unwrap_or((reference, ""));
    let path = if file.is_empty() {
        Some(from.to_owned())
    } else {
        beside(from, file)
    };
    let Some(path) = path.filter(|path| files.contains_key(path)) else {
        return false;
    };
    anchor.is_empty()
        || anchors
            .get(path.as_str())
            .is_some_and(|known| known.contains(anchor))
}

/// The path of a file that is named from another one; none if it leaves the folder.
fn beside(from: &str, reference: &str) -> Option<String> {
    let mut folders: Vec<&str> = from.split('/').collect();
    folders.pop();
    let mut rest = reference;
    while let Some(outside) = rest.strip_prefix("../") {
        folders.pop()?;
        rest = outside;
    }
    folders.push(rest);
    Some(folders.join("/"))
}

/// What stands between each opening and the next closing sign.
fn values<'t>(text: &'t str, opening: &'static str, closing: char) -> impl Iterator<Item = &'t str> {
    text.split(opening)
        .skip(1)
        .filter_map(move |rest| rest.split_once(closing).map(|(value, _)| value))
}

fn is_markup(path: &str) -> bool {
    has_ending(path, &["html", "xhtml", "opf"])
}

fn is_markdown(path: &str) -> bool {
    has_ending(path, &["md"])
}

/// Our own paths: their endings are written small.
fn has_ending(path: &str, endings: &[&str]) -> bool {
    path.rsplit_once('.')
        .is_some_and(|(_, ending)| endings.contains(&ending))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn references_to_missing_files_and_anchors_are_found_in_pages_and_markdown() {
        let files = [
            BookFile::new(
                "en/a.html",
                "<a href=\"b.html#there\"/><a href=\"b.html#gone\"/><a href=\"#here\"/><h1 id=\"here\"/>\
                 <img src=\"../x.svg\"/><a href=\"../../out.html\"/><link href=\"data:,\"/>",
            ),
            BookFile::new("en/b.html", "<h2 class=\"x\" id=\"there\"></h2>"),
            BookFile::new("en/c.md", "<a id=\"one\"></a>[x](c.md#one) [y](d.md)"),
        ];
        let found: Vec<String> = crawl(&files)
            .into_iter()
            .map(|problem| match problem {
                BookProblem::Reference { page, target } => format!("{page} {target}"),
                other => panic!("{other:?}"),
            })
            .collect();
        assert_eq!(
            found,
            [
                "en/a.html b.html#gone",
                "en/a.html ../../out.html",
                "en/a.html ../x.svg",
                "en/c.md d.md"
            ]
        );
    }
}
