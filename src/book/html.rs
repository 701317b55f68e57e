//! Events to HTML that is also well-formed XML, so that the EPUB can use it.

use pulldown_cmark::{Alignment, CodeBlockKind, Event, Tag, TagEnd};

use super::events::{BookEvent, LANGUAGE};
use super::pictures::{Palette, Picture};
use super::places::number_at;
use crate::l10n::{FIRST_STRONG_ISOLATE, POP_ISOLATE, RIGHT_TO_LEFT_ISOLATE, strip_isolates};
use crate::report::is_dangerous;

/// How a page is written.
#[derive(Debug, Clone, Copy)]
pub(super) struct HtmlStyle<'a> {
    /// The colours of pictures.
    pub(super) palette: Palette,
    /// Whether the language is written from right to left.
    pub(super) right_to_left: bool,
    /// What a link to a heading is called; none where headings carry no such link.
    pub(super) link_here: Option<&'a str>,
}

/// The HTML of events.
pub(super) fn html(events: &[BookEvent], style: HtmlStyle) -> String {
    let mut writer = Writer {
        out: String::with_capacity(events.len() * 24),
        style,
        alignments: Vec::new(),
        column: 0,
        in_head: false,
        bare_head: false,
        anchor: None,
        marked: None,
        lines: String::new(),
        open: Vec::new(),
        links: Vec::new(),
        title: String::new(),
        in_title: false,
    };
    for (at, event) in events.iter().enumerate() {
        writer.event(event, &events[at + 1..]);
    }
    writer.out
}

struct Writer<'a> {
    out: String,
    style: HtmlStyle<'a>,
    alignments: Vec<Alignment>,
    column: usize,
    in_head: bool,
    /// A table whose head is empty: its rows are facts with their labels.
    bare_head: bool,
    /// The anchor of the open heading.
    anchor: Option<String>,
    /// Inside a block of code: the lines that are marked, and whether lines are numbered.
    marked: Option<(Vec<usize>, bool)>,
    /// The lines of that block.
    lines: String,
    /// The elements that are open within a block.
    open: Vec<&'static str>,
    /// The elements that stand for the open links.
    links: Vec<&'static str>,
    /// The words of the last heading, by which tables below it are known.
    title: String,
    in_title: bool,
}

impl Writer<'_> {
    fn event(&mut self, event: &BookEvent, rest: &[BookEvent]) {
        match event {
            BookEvent::Heading(level, anchors) => {
                // The first anchor is the heading's own; the others stand before it.
                for anchor in anchors.iter().skip(1) {
                    self.push(&format!("<a id=\"{anchor}\"></a>"));
                }
                self.open_heading(*level, anchors.first().map(String::as_str));
            }
            BookEvent::Inner(level, anchor) => self.open_heading(*level, Some(anchor)),
            BookEvent::HeadingEnd(level) => {
                self.close_all();
                self.in_title = false;
                if let (Some(anchor), Some(label)) = (self.anchor.take(), self.style.link_here)
                    && *level > 1
                {
                    let label = escape(label);
                    self.push(&format!(
                        " <a class=\"here\" href=\"#{anchor}\" aria-label=\"{label}\">#</a>"
                    ));
                }
                self.push(&format!("</h{level}>\n"));
            }
            BookEvent::Picture(picture) => self.picture(picture),
            BookEvent::Begin(frame) => {
                self.push(&format!("<{} class=\"{}\">\n", frame.element(), frame.word()));
            }
            BookEvent::Summary(words) => {
                self.push("<summary>");
                self.text(words);
                self.close_all();
                self.push("</summary>\n");
            }
            BookEvent::End(frame) => self.push(&format!("</{}>\n", frame.element())),
            BookEvent::Text(event) => self.markdown(event, rest),
        }
    }

    fn open_heading(&mut self, level: u8, anchor: Option<&str>) {
        match anchor {
            Some(anchor) => self.push(&format!("<h{level} id=\"{anchor}\">")),
            None => self.push(&format!("<h{level}>")),
        }
        self.anchor = anchor.map(str::to_owned);
        self.title.clear();
        self.in_title = true;
    }

    fn picture(&mut self, picture: &Picture) {
        if picture.is_small {
            self.push("<figure class=\"tile\">");
        } else {
            self.push(&format!("<figure class=\"picture picture-{}\">", picture.id));
            // What is not mirrored begins at the left, also where it is wider than the window.
            let direction = if picture.is_mirrored() { "rtl" } else { "ltr" };
            self.push(&format!("<div class=\"wide\" dir=\"{direction}\">"));
        }
        let svg = picture.svg(self.style.palette);
        self.push(&svg);
        if !picture.is_small {
            self.push("</div>");
        }
        if !picture.is_small {
            self.push("<figcaption>");
            self.text(&picture.caption);
            self.close_all();
            self.push("</figcaption>");
        }
        self.push("</figure>\n");
    }

    fn markdown(&mut self, event: &Event, rest: &[BookEvent]) {
        match event {
            Event::Start(tag) => self.start(tag, rest),
            Event::End(tag) => self.end(*tag),
            Event::Text(text) if self.marked.is_some() => self.lines.push_str(text),
            Event::Text(text) | Event::Html(text) | Event::InlineHtml(text) => {
                if self.in_title {
                    self.title.push_str(text);
                }
                self.text(text);
            }
            Event::Code(code) => {
                // A sign alone looks as it does in a record.
                let signs = self.style.right_to_left && !code.contains(char::is_alphabetic);
                self.push(if signs {
                    "<code dir=\"rtl\">"
                } else {
                    "<code dir=\"auto\">"
                });
                self.text(code);
                self.push("</code>");
            }
            Event::SoftBreak => self.push("\n"),
            Event::HardBreak => self.push("<br/>\n"),
            Event::Rule => self.push("<hr/>\n"),
            _ => {}
        }
    }

    fn start(&mut self, tag: &Tag, rest: &[BookEvent]) {
        match tag {
            Tag::Paragraph => self.push("<p>"),
            Tag::BlockQuote(_) => self.push("<blockquote>\n"),
            Tag::List(None) => self.push("<ul>\n"),
            Tag::List(Some(1)) => self.push("<ol>\n"),
            Tag::List(Some(first)) => self.push(&format!("<ol start=\"{first}\">\n")),
            Tag::Item => self.push("<li>"),
            Tag::Emphasis => self.open_inline("em", "<em>"),
            Tag::Strong => self.open_inline("strong", "<strong>"),
            Tag::Link { dest_url, .. } if dest_url.starts_with(LANGUAGE) => {
                let tag = escape(&dest_url[LANGUAGE.len()..]);
                self.links.push("span");
                self.open_inline("span", &format!("<span lang=\"{tag}\">"));
            }
            Tag::Link { dest_url, .. } => {
                self.links.push("a");
                let href = escape(dest_url);
                let anchor = dest_url.split_once('#').map_or("", |(_, anchor)| anchor);
                if number_at(anchor) == Some(anchor) {
                    // A number is one word, and in a line from right to left it stands for itself.
                    self.open_inline("a", &format!("<a class=\"ref\" href=\"{href}\">"));
                    if self.style.right_to_left {
                        self.open_inline("bdi", "<bdi>");
                    }
                } else {
                    self.open_inline("a", &format!("<a href=\"{href}\">"));
                }
            }
            Tag::CodeBlock(kind) => self.marked = Some(marks(kind)),
            Tag::Table(alignments) => {
                self.alignments.clone_from(alignments);
                self.bare_head = is_bare(rest);
                let class = if self.bare_head { "facts" } else { "table" };
                self.push(&format!("<div class=\"{class}\"><table>"));
                let title = escape(&strip_isolates(&self.title));
                if !title.is_empty() {
                    self.push(&format!("<caption class=\"hidden\">{title}</caption>"));
                }
                self.push("\n");
            }
            Tag::TableHead => {
                self.in_head = true;
                self.column = 0;
                if !self.bare_head {
                    self.push("<thead><tr>");
                }
            }
            Tag::TableRow => {
                self.column = 0;
                self.push("<tr>");
            }
            Tag::TableCell => self.cell(),
            _ => {}
        }
    }

    fn end(&mut self, tag: TagEnd) {
        match tag {
            TagEnd::Paragraph => {
                self.close_all();
                self.push("</p>\n");
            }
            TagEnd::BlockQuote(_) => self.push("</blockquote>\n"),
            TagEnd::List(true) => self.push("</ol>\n"),
            TagEnd::List(false) => self.push("</ul>\n"),
            TagEnd::Item => {
                self.close_all();
                self.push("</li>\n");
            }
            TagEnd::Emphasis => self.close_inline("em"),
            TagEnd::Strong => self.close_inline("strong"),
            TagEnd::Link => {
                let element = self.links.pop().unwrap_or("a");
                self.close_inline(element);
            }
            TagEnd::CodeBlock => self.record(),
            TagEnd::Table => self.push("</tbody></table></div>\n"),
            TagEnd::TableHead => {
                self.in_head = false;
                self.push(if self.bare_head {
                    "<tbody>\n"
                } else {
                    "</tr></thead>\n<tbody>\n"
                });
            }
            TagEnd::TableRow => self.push("</tr>\n"),
            TagEnd::TableCell if self.in_head && self.out.ends_with("<th scope=\"col\">") => {
                // A corner without words is no head of a column.
                self.out.truncate(self.out.len() - "<th scope=\"col\">".len());
                self.push("<td></td>");
                self.column += 1;
            }
            TagEnd::TableCell => {
                self.close_all();
                let end = match (self.in_head, self.bare_head, self.column) {
                    (true, true, _) => "",
                    (true, false, _) | (false, true, 0) => "</th>",
                    _ => "</td>",
                };
                self.push(end);
                self.column += 1;
            }
            _ => {}
        }
    }

    fn cell(&mut self) {
        let class = match self.alignments.get(self.column) {
            Some(Alignment::Right) => " class=\"figure\"",
            _ => "",
        };
        match (self.in_head, self.bare_head, self.column) {
            (true, true, _) => {}
            (true, false, _) => self.push(&format!("<th scope=\"col\"{class}>")),
            (false, true, 0) => self.push("<th scope=\"row\">"),
            _ => self.push(&format!("<td{class}>")),
        }
    }

    /// The lines of a record, those with findings marked.
    fn record(&mut self) {
        let Some((marked, numbered)) = self.marked.take() else {
            return;
        };
        let lines = std::mem::take(&mut self.lines);
        let class = if numbered { "record numbered" } else { "record" };
        self.push(&format!("<pre class=\"{class}\">"));
        for (at, line) in lines.trim_end_matches('\n').split('\n').enumerate() {
            // The cases of rules mark the line of the finding.
            let (line, pointed_at) = match line.split_once("# <--") {
                Some((line, _)) => (line.trim_end(), true),
                None => (line, false),
            };
            let mut class = String::from("line");
            if pointed_at || marked.contains(&(at + 1)) {
                class.push_str(" broken");
            }
            if is_heading(line) {
                class.push_str(" head");
            }
            self.push(&format!("<span class=\"{class}\">"));
            // Each line has the direction of its own first letter.
            if self.style.right_to_left {
                self.push("<bdi>");
            }
            escape_into(line, &mut self.out);
            self.push(if self.style.right_to_left {
                "</bdi>\n</span>"
            } else {
                "\n</span>"
            });
        }
        self.push("</pre>\n");
    }

    /// Text; isolated runs become elements, and vanish where one direction rules.
    fn text(&mut self, text: &str) {
        let marks = [FIRST_STRONG_ISOLATE, RIGHT_TO_LEFT_ISOLATE, POP_ISOLATE];
        let keeps = self.style.right_to_left || text.chars().any(is_right_to_left);
        let mut rest = text;
        while let Some(at) = rest.find(marks) {
            escape_into(&rest[..at], &mut self.out);
            let mark = rest[at..].chars().next().unwrap_or(POP_ISOLATE);
            rest = &rest[at + mark.len_utf8()..];
            match mark {
                POP_ISOLATE => self.close_run(),
                _ if !keeps => {}
                // The figures of a token read like the record they stand in.
                FIRST_STRONG_ISOLATE if !rest.starts_with('[') => self.open_inline("bdi", "<bdi>"),
                _ if self.style.right_to_left => self.open_inline("bdi", "<bdi dir=\"rtl\">"),
                _ => self.open_inline("bdi", "<bdi>"),
            }
        }
        escape_into(rest, &mut self.out);
    }

    fn open_inline(&mut self, name: &'static str, tag: &str) {
        self.open.push(name);
        self.push(tag);
    }

    /// Closes an element and whatever was left open in it.
    fn close_inline(&mut self, name: &'static str) {
        while let Some(last) = self.open.pop() {
            self.push(&format!("</{last}>"));
            if last == name {
                break;
            }
        }
    }

    /// Closes a run; one that began outside of an element ends with that element.
    fn close_run(&mut self) {
        if self.open.last() == Some(&"bdi") {
            self.close_inline("bdi");
        }
    }

    /// At the end of a block nothing stays open.
    fn close_all(&mut self) {
        while let Some(last) = self.open.pop() {
            self.push(&format!("</{last}>"));
        }
    }

    fn push(&mut self, html: &str) {
        self.out.push_str(html);
    }
}

/// Whether a line of a record is a heading: words without a colon.
fn is_heading(line: &str) -> bool {
    let is_words = line.starts_with(char::is_alphabetic) && !line.contains([':', '#']);
    is_words && !line.starts_with("annals ")
}

/// Which lines of a block are marked, and whether its lines are numbered: ```` ```annal 3,7 ````.
fn marks(kind: &CodeBlockKind) -> (Vec<usize>, bool) {
    let CodeBlockKind::Fenced(info) = kind else {
        return (Vec::new(), false);
    };
    let Some(lines) = info.strip_prefix("annal") else {
        return (Vec::new(), false);
    };
    let lines = lines.trim().split(',').filter_map(|line| line.parse().ok());
    (lines.collect(), true)
}

/// Whether the head of a table holds no words.
fn is_bare(rest: &[BookEvent]) -> bool {
    let head = rest
        .iter()
        .take_while(|event| !matches!(event, BookEvent::Text(Event::End(TagEnd::TableHead))));
    !head
        .into_iter()
        .any(|event| matches!(event, BookEvent::Text(Event::Text(_) | Event::Code(_))))
}

/// Whether a letter is read from right to left.
fn is_right_to_left(letter: char) -> bool {
    ('\u{0590}'..='\u{08ff}').contains(&letter)
}

/// Text as it stands in HTML.
pub(super) fn escape(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    escape_into(text, &mut escaped);
    escaped
}

fn escape_into(text: &str, out: &mut String) {
    for letter in text.chars() {
        match letter {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            // Marks of isolation are resolved before; whatever else is here is not ours.
            _ if is_dangerous(letter) => {}
            _ => out.push(letter),
        }
    }
}

/// The words of Markdown as one line of HTML: titles, captions.
pub(super) fn inline(markdown: &str, right_to_left: bool) -> String {
    let style = HtmlStyle {
        palette: Palette::Fixed,
        right_to_left,
        link_here: None,
    };
    let events: Vec<BookEvent> = pulldown_cmark::Parser::new(markdown)
        .filter(|event| {
            !matches!(
                event,
                Event::Start(Tag::Paragraph | Tag::Link { .. })
                    | Event::End(TagEnd::Paragraph | TagEnd::Link)
            )
        })
        .map(BookEvent::Text)
        .collect();
    html(&events, style)
}
