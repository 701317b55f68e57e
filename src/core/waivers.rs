//! What the table has allowed: the waivers of a record, and the places at which each of them counts.

use super::{Statement, Statements, TextSpan};

/// The waivers of a record.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Waivers {
    list: Vec<Waiver>,
    /// Where each one counts, in the order of the text.
    places: Vec<(TextSpan, usize)>,
}

#[derive(Debug, Clone, PartialEq)]
struct Waiver {
    slug: String,
    /// The entry it belongs to.
    entry: TextSpan,
    /// Where it allowed something.
    used_at: Option<TextSpan>,
}

impl Waivers {
    /// Collects the waivers of a record. Each one counts at its entry; what is missing is found at the next heading, so it
    /// counts there too unless it was used before.
    pub fn new(statements: &Statements) -> Self {
        let mut waivers = Self::default();
        let mut before_heading = 0;
        for statement in &statements.list {
            match statement {
                Statement::Heading { name: None, .. } => {}
                Statement::Heading { span, .. } => {
                    let above = before_heading..waivers.list.len();
                    waivers.places.extend(above.map(|waiver| (*span, waiver)));
                    before_heading = waivers.list.len();
                }
                Statement::Entry(entry) => {
                    for name in entry.extra.iter().flat_map(|extra| &extra.waivers) {
                        waivers.places.push((entry.span, waivers.list.len()));
                        waivers.list.push(Waiver {
                            slug: slug(name),
                            entry: entry.span,
                            used_at: None,
                        });
                    }
                }
            }
        }
        waivers
    }

    /// Whether the record allows a finding that begins at a place; the waiver is then used.
    pub fn allow(&mut self, slug: &str, start: u32) -> bool {
        let from = self.places.partition_point(|(place, _)| place.end <= start);
        let here = self.places[from..]
            .iter()
            .take_while(|(place, _)| place.start <= start);
        let mut is_allowed = false;
        for (place, waiver) in here {
            let waiver = &mut self.list[*waiver];
            let counts = *place == waiver.entry || waiver.used_at.is_none_or(|used| used == *place);
            if counts && waiver.slug == slug {
                waiver.used_at = Some(*place);
                is_allowed = true;
            }
        }
        is_allowed
    }

    /// As before anything was played.
    pub fn forget_uses(&mut self) {
        for waiver in &mut self.list {
            waiver.used_at = None;
        }
    }

    /// The waivers that allowed nothing, with their entries.
    pub fn unused(&self) -> impl Iterator<Item = (TextSpan, &str)> {
        let unused = self.list.iter().filter(|waiver| waiver.used_at.is_none());
        unused.map(|waiver| (waiver.entry, waiver.slug.as_str()))
    }
}

/// The name of a finding as the data spell it.
fn slug(text: &str) -> String {
    let words: Vec<&str> = text.split_whitespace().collect();
    words.join("-").to_lowercase()
}
