//! A drawing in the making: shapes and labels on a canvas, mirrored where the language runs from right to left.

use super::icons::icon;
use crate::book::html::escape;
use crate::l10n::strip_isolates;

/// Where colours come from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Palette {
    /// From the page, light or dark.
    Themed,
    /// Fixed, for files that stand alone.
    Fixed,
}

/// A colour by its task.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Ink {
    /// Letters and outlines.
    Text,
    /// The ground.
    Paper,
    /// A quieter ground.
    Soft,
    /// Thin lines.
    Line,
    /// Quiet letters.
    Muted,
    /// What is pointed out.
    Accent,
    /// Water.
    Sea,
    /// Land.
    Land,
    /// Money and laurels.
    Gold,
    /// The first age.
    First,
    /// The second age.
    Second,
    /// The third age.
    Third,
    /// Letters on a coloured ground.
    OnColour,
    /// Letters on what is pointed out.
    OnAccent,
    /// A second colour for lines.
    Blue,
    /// A first good.
    FirstGood,
    /// What is brown in the world.
    Brown,
    /// What is green in the world.
    Green,
    /// What is marked.
    Mark,
}

impl Ink {
    fn write(self, palette: Palette) -> String {
        let (name, fixed) = match self {
            Self::Text => ("ink", "#2a2118"),
            Self::Paper => ("paper", "#fffdf8"),
            Self::Soft => ("soft", "#f3ecdf"),
            Self::Line => ("line", "#cdbfa6"),
            Self::Muted => ("muted", "#6a5d4b"),
            Self::Accent => ("accent", "#9a3b1f"),
            Self::Sea => ("sea", "#d5e6ef"),
            Self::Land => ("land", "#e4e3c4"),
            Self::Gold => ("gold", "#b98714"),
            Self::First => ("age-1", "#2f6b4f"),
            Self::Second => ("age-2", "#2d5c8a"),
            Self::Third => ("age-3", "#7b3b6b"),
            Self::OnColour => ("on-colour", "#ffffff"),
            Self::OnAccent => ("on-accent", "#ffffff"),
            Self::Blue => ("blue", "#2d5c8a"),
            Self::FirstGood => ("good-1", "#8a5a2b"),
            Self::Brown => ("brown", "#7a4f24"),
            Self::Green => ("green", "#3f6424"),
            Self::Mark => ("mark", "#fbe6a2"),
        };
        match palette {
            Palette::Themed => format!("var(--{name})"),
            Palette::Fixed => fixed.to_owned(),
        }
    }
}

#[derive(Debug, Clone)]
enum Shape {
    Rect {
        x: f32,
        y: f32,
        w: f32,
        h: f32,
        round: f32,
        fill: Ink,
        edge: Option<Ink>,
    },
    Circle {
        x: f32,
        y: f32,
        r: f32,
        fill: Ink,
        edge: Option<Ink>,
    },
    Line {
        from: (f32, f32),
        to: (f32, f32),
        ink: Ink,
        width: f32,
        dashed: bool,
    },
    Curve {
        points: Vec<(f32, f32)>,
        ink: Ink,
        dashed: bool,
    },
    Area {
        points: Vec<(f32, f32)>,
        fill: Ink,
        edge: Ink,
    },
    Icon {
        name: &'static str,
        x: f32,
        y: f32,
        size: f32,
        ink: Ink,
    },
    Label(Label),
}

/// Words on one line.
#[derive(Debug, Clone)]
struct Label {
    x: f32,
    y: f32,
    size: f32,
    ink: Ink,
    bold: bool,
    anchor: Anchor,
    text: String,
}

/// Where a label hangs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Anchor {
    /// By its beginning.
    Start,
    /// By its middle.
    Middle,
}

/// A picture as shapes.
#[derive(Debug, Clone)]
pub(super) struct Drawing {
    width: f32,
    height: f32,
    mirrored: bool,
    right_to_left: bool,
    shapes: Vec<Shape>,
}

impl Drawing {
    /// Whether it is read from right to left.
    pub(super) fn is_mirrored(&self) -> bool {
        self.mirrored
    }

    /// An empty canvas; `follows_text` is for pictures that are read like a line of text.
    pub(super) fn new(width: f32, height: f32, right_to_left: bool, follows_text: bool) -> Self {
        Self {
            width,
            height,
            mirrored: right_to_left && follows_text,
            right_to_left,
            shapes: Vec::new(),
        }
    }

    /// A rectangle.
    pub(super) fn rect(&mut self, place: (f32, f32, f32, f32), round: f32, fill: Ink, edge: Option<Ink>) {
        let (x, y, w, h) = place;
        self.shapes.push(Shape::Rect {
            x,
            y,
            w,
            h,
            round,
            fill,
            edge,
        });
    }

    /// A circle.
    pub(super) fn circle(&mut self, x: f32, y: f32, r: f32, fill: Ink, edge: Option<Ink>) {
        self.shapes.push(Shape::Circle { x, y, r, fill, edge });
    }

    /// A line.
    pub(super) fn line(&mut self, from: (f32, f32), to: (f32, f32), ink: Ink, width: f32, dashed: bool) {
        self.shapes.push(Shape::Line {
            from,
            to,
            ink,
            width,
            dashed,
        });
    }

    /// A curve through points.
    pub(super) fn curve(&mut self, points: Vec<(f32, f32)>, ink: Ink, dashed: bool) {
        self.shapes.push(Shape::Curve { points, ink, dashed });
    }

    /// An area whose outline closes.
    pub(super) fn area(&mut self, points: Vec<(f32, f32)>, fill: Ink, edge: Ink) {
        self.shapes.push(Shape::Area { points, fill, edge });
    }

    /// A sign in a square whose corner is given.
    pub(super) fn icon(&mut self, name: &'static str, x: f32, y: f32, size: f32, ink: Ink) {
        self.shapes.push(Shape::Icon {
            name,
            x,
            y,
            size,
            ink,
        });
    }

    /// A round mark with a number, as the steps of a text have it.
    pub(super) fn mark(&mut self, place: (f32, f32), number: usize) {
        let (x, y) = place;
        self.circle(x, y, 11.0, Ink::Accent, None);
        let number = number.to_string();
        self.label((x, y + 5.0), 14.2, Ink::OnAccent, true, Anchor::Middle, &number);
    }

    /// A label on one line.
    pub(super) fn label(
        &mut self,
        place: (f32, f32),
        size: f32,
        ink: Ink,
        bold: bool,
        anchor: Anchor,
        text: &str,
    ) {
        self.shapes.push(Shape::Label(Label {
            x: place.0,
            y: place.1,
            size,
            ink,
            bold,
            anchor,
            text: strip_isolates(text),
        }));
    }

    /// A label in the middle of a box, in as many lines as fit, smaller if they must be.
    pub(super) fn boxed(&mut self, place: (f32, f32, f32, f32), size: f32, ink: Ink, bold: bool, text: &str) {
        let (x, y, w, h) = place;
        let (size, lines) = fitting(text, (w, h), size, bold);
        let top = y + h / 2.0 - (figure(lines.len()) - 1.0) * size * 0.6 + size * 0.35;
        for (at, line) in lines.iter().enumerate() {
            let place = (x + w / 2.0, top + figure(at) * size * 1.2);
            self.label(place, size, ink, bold, Anchor::Middle, line);
        }
    }

    /// How wide the drawing must be shown for its smallest label to be read, in pixels; none if a phone is wide enough.
    fn least_width(&self) -> Option<f32> {
        let label = |shape: &Shape| match shape {
            Shape::Label(label) => Some(label.size),
            _ => None,
        };
        let smallest = self.shapes.iter().filter_map(label).fold(f32::MAX, f32::min);
        let width = (self.width * LEAST_LABEL / smallest).ceil();
        (width > PHONE).then_some(width)
    }

    /// The drawing as SVG with a title for those who cannot see it.
    pub(super) fn svg(&self, id: &str, alt: &str, palette: Palette) -> String {
        let wide = self.least_width().filter(|_| palette == Palette::Themed);
        let wide = wide.map_or(String::new(), |width| {
            format!(" style=\"min-inline-size: {width}px\"")
        });
        let mut svg = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {} {}\"{wide} role=\"img\" aria-labelledby=\"{id}-title\" font-family=\"system-ui, sans-serif\"><title id=\"{id}-title\">{}</title>",
            number(self.width),
            number(self.height),
            escape(&strip_isolates(alt))
        );
        for shape in &self.shapes {
            self.shape(shape, palette, &mut svg);
        }
        svg.push_str("</svg>");
        svg
    }

    fn shape(&self, shape: &Shape, palette: Palette, svg: &mut String) {
        let across = |x: f32| if self.mirrored { self.width - x } else { x };
        let edge = |edge: &Option<Ink>| {
            edge.map_or(String::new(), |ink| format!(" stroke=\"{}\"", ink.write(palette)))
        };
        match shape {
            Shape::Rect {
                x,
                y,
                w,
                h,
                round,
                fill,
                edge: line,
            } => {
                let left = if self.mirrored { self.width - x - w } else { *x };
                svg.push_str(&format!(
                    "<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" rx=\"{}\" fill=\"{}\"{}/>",
                    number(left),
                    number(*y),
                    number(*w),
                    number(*h),
                    number(*round),
                    fill.write(palette),
                    edge(line)
                ));
            }
            Shape::Circle {
                x,
                y,
                r,
                fill,
                edge: line,
            } => svg.push_str(&format!(
                "<circle cx=\"{}\" cy=\"{}\" r=\"{}\" fill=\"{}\"{}/>",
                number(across(*x)),
                number(*y),
                number(*r),
                fill.write(palette),
                edge(line)
            )),
            Shape::Line {
                from,
                to,
                ink,
                width,
                dashed,
            } => svg.push_str(&format!(
                "<line x1=\"{}\" y1=\"{}\" x2=\"{}\" y2=\"{}\" stroke=\"{}\" stroke-width=\"{}\"{}/>",
                number(across(from.0)),
                number(from.1),
                number(across(to.0)),
                number(to.1),
                ink.write(palette),
                number(*width),
                dashes(*dashed)
            )),
            Shape::Curve { points, ink, dashed } => {
                let points: Vec<String> = points
                    .iter()
                    .map(|(x, y)| format!("{},{}", number(across(*x)), number(*y)))
                    .collect();
                svg.push_str(&format!(
                    "<polyline points=\"{}\" fill=\"none\" stroke=\"{}\" stroke-width=\"2.5\"{}/>",
                    points.join(" "),
                    ink.write(palette),
                    dashes(*dashed)
                ));
            }
            Shape::Area { points, fill, edge } => {
                let points: Vec<String> = points
                    .iter()
                    .map(|(x, y)| format!("{},{}", number(across(*x)), number(*y)))
                    .collect();
                svg.push_str(&format!(
                    "<polygon points=\"{}\" fill=\"{}\" stroke=\"{}\"/>",
                    points.join(" "),
                    fill.write(palette),
                    edge.write(palette)
                ));
            }
            Shape::Icon {
                name,
                x,
                y,
                size,
                ink,
            } => {
                svg.push_str(&self.icon_svg(name, (*x, *y, *size), *ink, palette));
            }
            Shape::Label(label) => svg.push_str(&self.label_svg(label, palette)),
        }
    }

    fn icon_svg(&self, name: &str, place: (f32, f32, f32), ink: Ink, palette: Palette) -> String {
        let (x, y, size) = place;
        let left = if self.mirrored { self.width - x - size } else { x };
        let scale = number(size / 24.0);
        // An arrow points the way one reads; everything else looks the same.
        let (left, scale) = if self.mirrored && name == "move" {
            (left + size, format!("-{scale} {scale}"))
        } else {
            (left, scale)
        };
        format!(
            "<g transform=\"translate({} {}) scale({scale})\" fill=\"{}\">{}</g>",
            number(left),
            number(y),
            ink.write(palette),
            icon(name)
        )
    }

    fn label_svg(&self, label: &Label, palette: Palette) -> String {
        let x = if self.mirrored {
            self.width - label.x
        } else {
            label.x
        };
        // Figures and signs read alike everywhere: "+5" must not become "5+".
        let has_words = label.anchor == Anchor::Start || label.text.chars().any(char::is_alphabetic);
        let direction = match (self.right_to_left, has_words) {
            (true, true) => " direction=\"rtl\"",
            (true, false) => " direction=\"ltr\"",
            (false, _) => "",
        };
        // Where the picture is not mirrored, a label of the other direction still hangs on the same side.
        let turned = self.right_to_left && !self.mirrored;
        let anchor = match (label.anchor, turned) {
            (Anchor::Middle, _) => "middle",
            (Anchor::Start, false) => "start",
            (Anchor::Start, true) => "end",
        };
        let weight = if label.bold { " font-weight=\"700\"" } else { "" };
        format!(
            "<text x=\"{}\" y=\"{}\" font-size=\"{}\" fill=\"{}\" text-anchor=\"{anchor}\"{weight}{direction}>{}</text>",
            number(x),
            number(label.y),
            number(label.size),
            label.ink.write(palette),
            escape(&label.text)
        )
    }
}

/// The least size of a label on a phone, in pixels.
const LEAST_LABEL: f32 = 11.0;
/// The room for a picture on a phone, in pixels.
const PHONE: f32 = 358.0;

/// How wide a letter is on average, in parts of its size: measured in wide fonts.
fn letter_width(bold: bool) -> f32 {
    if bold { 0.69 } else { 0.63 }
}

/// The size and the lines in which a text fits a box, not larger than wished.
pub(super) fn fitting(text: &str, room: (f32, f32), size: f32, bold: bool) -> (f32, Vec<String>) {
    let (w, h) = room;
    let text = strip_isolates(text);
    let letter = letter_width(bold);
    let mut size = size;
    let mut lines = wrapped(&text, w / (size * letter));
    while size > 6.0 && (figure(lines.len()) * size * 1.2 > h || widest(&lines) * size * letter > w) {
        size -= 0.5;
        lines = wrapped(&text, w / (size * letter));
    }
    (size, lines)
}

fn dashes(dashed: bool) -> &'static str {
    if dashed { " stroke-dasharray=\"5 4\"" } else { "" }
}

/// A figure with at most two digits behind the point, the same on every machine.
fn number(value: f32) -> String {
    let rounded = (value * 100.0).round() / 100.0;
    format!("{rounded}")
}

/// A small number as a length.
pub(super) fn figure(number: usize) -> f32 {
    f32::from(u16::try_from(number).unwrap_or(u16::MAX))
}

fn widest(lines: &[String]) -> f32 {
    figure(lines.iter().map(|line| line.chars().count()).max().unwrap_or(0))
}

/// Words in lines of so many letters.
fn wrapped(text: &str, letters: f32) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split_ascii_whitespace() {
        match lines.last_mut() {
            Some(line) if figure(line.chars().count() + 1 + word.chars().count()) <= letters => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}
