//! What a page may weigh, and how small a label may be on a phone.

use std::collections::BTreeMap;
use std::io::{Cursor, Write as _};

use annals::book::BookFormat;
use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, ZipArchive, ZipWriter};

use super::{books, files, text};

/// A page, compressed.
const PAGE: u64 = 35 * 1024;
/// What the search reads before its first hit, compressed.
const FIRST_HIT: u64 = 60 * 1024;
/// The elements of a page.
const NODES: usize = 6_000;
/// The least size of a label on a phone, and the room for a picture there, in pixels.
const LABEL: f32 = 10.9;
const ROOM: f32 = 358.0;

/// How much these bytes weigh on their way.
fn compressed(bytes: &[u8]) -> u64 {
    let mut archive = ZipWriter::new(Cursor::new(Vec::new()));
    let options = SimpleFileOptions::default().compression_method(CompressionMethod::Deflated);
    archive.start_file("one", options).expect("an entry");
    archive.write_all(bytes).expect("its content");
    let archive = archive.finish().expect("an archive");
    let mut archive = ZipArchive::new(archive).expect("an archive");
    archive.by_index(0).expect("an entry").compressed_size()
}

/// The figure behind a mark, up to the next sign that is none.
fn figure_after(text: &str, mark: &str) -> Option<f32> {
    let rest = text.split_once(mark)?.1;
    let end = rest.find(|sign: char| !sign.is_ascii_digit() && sign != '.')?;
    rest[..end].parse().ok()
}

#[test]
fn pages_are_light_and_labels_can_be_read_on_a_phone() {
    let files = files(&books(), BookFormat::Html);
    let mut wrong = Vec::new();
    for file in files
        .iter()
        .filter(|file| text(file).starts_with("<!DOCTYPE html>"))
    {
        let page = text(file);
        let nodes = page
            .match_indices('<')
            .filter(|(at, _)| page[at + 1..].starts_with(|sign: char| sign.is_ascii_lowercase()))
            .count();
        if nodes > NODES {
            wrong.push(format!("{}: {nodes} elements", file.path));
        }
        // No page of so many bytes can weigh more.
        if page.len() as u64 > PAGE && compressed(&file.bytes) > PAGE {
            wrong.push(format!("{}: {} bytes", file.path, compressed(&file.bytes)));
        }
        for picture in page.split("<div class=\"wide\">").skip(1) {
            let picture = picture.split("</svg>").next().unwrap_or_default();
            let width = figure_after(picture, "viewBox=\"0 0 ").expect("a width");
            let shown = figure_after(picture, "min-inline-size: ")
                .unwrap_or(ROOM)
                .max(ROOM);
            let labels = picture.split("font-size=\"").skip(1);
            let sizes = labels.filter_map(|label| label.split('"').next()?.parse::<f32>().ok());
            let smallest = sizes.fold(f32::MAX, f32::min) * shown / width;
            if smallest < LABEL {
                wrong.push(format!("{}: a label of {smallest} pixels", file.path));
            }
        }
    }
    assert_eq!(wrong, Vec::<String>::new());
}

#[test]
fn the_search_reads_little_before_its_first_hit() {
    let files = files(&books(), BookFormat::Html);
    let bytes: BTreeMap<&str, &[u8]> = files
        .iter()
        .map(|file| (file.path.as_str(), file.bytes.as_slice()))
        .collect();
    for game in ["discovery", "planetfall", "renaissance"] {
        for tag in ["en", "it", "pl", "he"] {
            let pieces = [
                "box.js".to_owned(),
                "search.js".to_owned(),
                "search/common.js".to_owned(),
                format!("{tag}/{game}/search-data.js"),
                format!("search/{game}-about.js"),
                format!("search/{game}-names-{tag}.js"),
            ];
            let weight: u64 = pieces.iter().map(|piece| compressed(bytes[piece.as_str()])).sum();
            assert!(weight <= FIRST_HIT, "{tag}/{game}: {weight} bytes");
        }
    }
}
