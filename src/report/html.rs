//! Markdown as a page of its own for a browser: no other file, no script.

use std::fmt::Write as _;

use super::markdown::{Block, Inline, SpanStyle, parse_markdown};
use crate::core::Severity;
use crate::l10n::{Language, strip_isolates};

/// How such a page looks: readable in light and dark, on a phone and on paper.
const STYLE: &str = "body{font-family:system-ui,sans-serif;line-height:1.5;max-width:48rem;margin:2rem auto;padding:0 1rem;\
color-scheme:light dark}h2{border-block-end:1px solid}table{border-collapse:collapse}td,th{padding:.1rem .6rem;text-align:start}\
pre{overflow-x:auto}.error{color:#c00}.warning{color:#a60}.note{color:#06c}li li{color:GrayText}";

/// A whole page in a language.
pub fn html_page(markdown: &str, language: &Language) -> String {
    let blocks = parse_markdown(markdown);
    let title = blocks.iter().find_map(|block| match block {
        Block::Heading(_, inline) => Some(words(inline)),
        _ => None,
    });
    let direction = if language.is_right_to_left() { "rtl" } else { "ltr" };
    let mut page = format!(
        "<!doctype html>\n<html lang=\"{}\" dir=\"{direction}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>{}</title>\n<style>{STYLE}</style>\n\
         </head>\n<body>\n",
        escaped(&language.tag),
        escaped(&title.unwrap_or_default()),
    );
    write_blocks(&blocks, &mut page);
    page + "</body>\n</html>\n"
}

fn write_blocks(blocks: &[Block], page: &mut String) {
    for block in blocks {
        match block {
            Block::Heading(level, inline) => {
                let _ = writeln!(page, "<h{level}>{}</h{level}>", spans(inline));
            }
            Block::Paragraph(inline) => {
                let _ = writeln!(page, "<p>{}</p>", spans(inline));
            }
            Block::List(start, items) => {
                let tag = if start.is_some() { "ol" } else { "ul" };
                let _ = writeln!(page, "<{tag}>");
                for item in items {
                    page.push_str("<li>");
                    write_item(item, page);
                    page.push_str("</li>\n");
                }
                let _ = writeln!(page, "</{tag}>");
            }
            Block::Table(_, head, rows) => {
                page.push_str("<table>\n");
                write_row("th", head, page);
                for row in rows {
                    write_row("td", row, page);
                }
                page.push_str("</table>\n");
            }
            Block::Quote(inner) => {
                page.push_str("<blockquote>\n");
                write_blocks(inner, page);
                page.push_str("</blockquote>\n");
            }
            Block::Code(text) | Block::Excerpt(_, text) => {
                let _ = writeln!(page, "<pre dir=\"auto\">{}</pre>", escaped(text.trim_end()));
            }
            Block::Rule => page.push_str("<hr>\n"),
        }
    }
}

/// A tight item holds its words without a paragraph.
fn write_item(item: &[Block], page: &mut String) {
    match item {
        [Block::Paragraph(inline), rest @ ..] => {
            page.push_str(&spans(inline));
            if !rest.is_empty() {
                page.push('\n');
            }
            write_blocks(rest, page);
        }
        other => write_blocks(other, page),
    }
}

fn write_row(tag: &str, cells: &[Inline], page: &mut String) {
    page.push_str("<tr>");
    for cell in cells {
        let _ = write!(page, "<{tag}>{}</{tag}>", spans(cell));
    }
    page.push_str("</tr>\n");
}

fn spans(inline: &Inline) -> String {
    let mut html = String::new();
    for span in inline {
        let text = in_isolates(&span.text);
        match span.style {
            SpanStyle::Plain | SpanStyle::Link => html.push_str(&text),
            SpanStyle::Strong => html += &format!("<strong>{text}</strong>"),
            SpanStyle::Emphasis => html += &format!("<em>{text}</em>"),
            SpanStyle::Code => html += &format!("<code>{text}</code>"),
            SpanStyle::Weight(weight) => {
                html += &format!("<strong class=\"{}\">{text}</strong>", class(weight));
            }
        }
    }
    html
}

const fn class(weight: Severity) -> &'static str {
    weight.word()
}

/// Isolated runs are elements of their own. A run may begin in one span and end in another, and is then left out.
fn in_isolates(text: &str) -> String {
    let escaped = escaped_with_marks(text);
    let opens = escaped.matches(['\u{2067}', '\u{2068}']).count();
    if opens != escaped.matches('\u{2069}').count() {
        return strip_isolates(&escaped);
    }
    escaped
        .replace('\u{2067}', "<bdi dir=\"rtl\">")
        .replace('\u{2068}', "<bdi>")
        .replace('\u{2069}', "</bdi>")
}

fn escaped(text: &str) -> String {
    escaped_with_marks(&strip_isolates(text))
}

fn escaped_with_marks(text: &str) -> String {
    let mut html = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => html.push_str("&amp;"),
            '<' => html.push_str("&lt;"),
            '>' => html.push_str("&gt;"),
            '"' => html.push_str("&quot;"),
            other => html.push(other),
        }
    }
    html
}

fn words(inline: &Inline) -> String {
    inline.iter().map(|span| span.text.as_str()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_cannot_open_an_element() {
        let mut page = String::new();
        write_blocks(
            &parse_markdown("# a\n\n- b `<i>`\n  - \\<script\\> & \u{2068}c\u{2069}\n"),
            &mut page,
        );
        assert_eq!(
            page,
            "<h1>a</h1>\n<ul>\n<li>b <code><bdi>&lt;i&gt;</bdi></code>\n<ul>\n<li>&lt;script&gt; &amp; <bdi>c</bdi></li>\n</ul>\n</li>\n</ul>\n"
        );
    }
}
