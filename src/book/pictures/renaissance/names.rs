//! Where names stand on a map, so that they lie neither on one another nor on a place.

use crate::book::pictures::drawing::{Anchor, Drawing, Ink, figure, fitting};

/// A rectangle: its upper left corner and its size.
type Frame = (f32, f32, f32, f32);

/// How wide a letter is in an ordinary font, in parts of its size.
const LETTER: f32 = 0.56;
/// The height of a line, in parts of its size.
const LINE: f32 = 1.12;

/// What already stands on a map.
pub(super) struct Names {
    size: (f32, f32),
    taken: Vec<Frame>,
}

/// How a name looks.
#[derive(Clone, Copy)]
pub(super) struct Look {
    /// The size of its letters.
    pub(super) size: f32,
    /// Their colour.
    pub(super) ink: Ink,
    /// Whether they are bold.
    pub(super) bold: bool,
}

/// Lines of words, each with its look.
pub(super) type Lines = Vec<(String, Look)>;

/// A name as lines that are not wider than this.
pub(super) fn lines(name: &str, width: f32, look: Look) -> Lines {
    let (size, words) = fitting(name, (width, look.size * 4.0), look.size, look.bold);
    let look = Look { size, ..look };
    words.into_iter().map(|line| (line, look)).collect()
}

impl Names {
    /// An empty map of this size.
    pub(super) fn new(size: (f32, f32)) -> Self {
        Self {
            size,
            taken: Vec::new(),
        }
    }

    /// No name is to cover this place.
    pub(super) fn keep_free(&mut self, at: (f32, f32), radius: f32) {
        let side = 2.0 * radius;
        self.taken.push((at.0 - radius, at.1 - radius, side, side));
    }

    /// Writes a name at the best spot around a place so large.
    pub(super) fn beside(&mut self, at: (f32, f32), radius: f32, name: &Lines, picture: &mut Drawing) {
        if let Some((frame, _)) = self.best(&around(at, radius, measured(name))) {
            self.write(frame, name, picture);
        }
    }

    /// Writes a name around a place only if it then covers nothing.
    pub(super) fn beside_if_free(
        &mut self,
        at: (f32, f32),
        radius: f32,
        name: &Lines,
        picture: &mut Drawing,
    ) {
        let best = self.best(&around(at, radius, measured(name)));
        if let Some((frame, _)) = best.filter(|(_, covered)| *covered <= 0.0) {
            self.write(frame, name, picture);
        }
    }

    /// Writes a name as near to a point as it finds room.
    pub(super) fn near(&mut self, at: (f32, f32), name: &Lines, picture: &mut Drawing) {
        let (width, height) = measured(name);
        let mut frames = Vec::new();
        for ring in 0..5_usize {
            let reach = figure(ring) * 9.0;
            for (across, down) in [
                (0.0, 0.0),
                (0.0, 1.0),
                (0.0, -1.0),
                (1.0, 0.0),
                (-1.0, 0.0),
                (1.0, 1.0),
                (-1.0, 1.0),
                (1.0, -1.0),
                (-1.0, -1.0),
            ] {
                let middle = (at.0 + across * reach, at.1 + down * reach);
                frames.push((middle.0 - width / 2.0, middle.1 - height / 2.0, width, height));
            }
        }
        if let Some((frame, _)) = self.best(&frames) {
            self.write(frame, name, picture);
        }
    }

    /// The first of the frames that covers least, and how much.
    fn best(&self, frames: &[Frame]) -> Option<(Frame, f32)> {
        let judged = frames.iter().map(|frame| (*frame, self.covered(*frame)));
        judged.reduce(|best, next| if next.1 < best.1 { next } else { best })
    }

    /// How much of what stands here a frame would cover; what leaves the map counts more.
    fn covered(&self, frame: Frame) -> f32 {
        let on_others: f32 = self.taken.iter().map(|taken| common(frame, *taken)).sum();
        let inside = common(frame, (0.0, 0.0, self.size.0, self.size.1));
        let covered = on_others + 3.0 * (frame.2 * frame.3 - inside);
        // Less than a dot is nothing but rounding.
        if covered < 1.0 { 0.0 } else { covered }
    }

    fn write(&mut self, frame: Frame, name: &Lines, picture: &mut Drawing) {
        let (x, mut y) = (frame.0 + frame.2 / 2.0, frame.1);
        for (words, look) in name {
            let below = y + look.size * 0.9;
            picture.label((x, below), look.size, look.ink, look.bold, Anchor::Middle, words);
            y += look.size * LINE;
        }
        self.taken.push(frame);
    }
}

/// The width and the height of lines.
fn measured(name: &Lines) -> (f32, f32) {
    let width = |(words, look): &(String, Look)| figure(words.chars().count()) * look.size * LETTER;
    let widest = name.iter().map(width).fold(0.0, f32::max);
    let height = name.iter().map(|(_, look)| look.size * LINE).sum();
    (widest, height)
}

/// Frames of this size around a place, the usual ones first: below, above, beside, then at the corners.
fn around(at: (f32, f32), radius: f32, size: (f32, f32)) -> Vec<Frame> {
    let (width, height) = size;
    let (x, y) = at;
    let (left, middle, right) = (x - radius - width - 2.0, x - width / 2.0, x + radius + 2.0);
    let (above, level, below) = (y - radius - height - 1.0, y - height / 2.0, y + radius + 1.0);
    let corners = [
        (middle, below),
        (middle, above),
        (right, level),
        (left, level),
        (x, below),
        (x - width, below),
        (x, above),
        (x - width, above),
        (middle, below + height * 0.6),
    ];
    corners
        .iter()
        .map(|(left, top)| (*left, *top, width, height))
        .collect()
}

/// The area that two frames have in common.
fn common(one: Frame, other: Frame) -> f32 {
    let across = (one.0 + one.2).min(other.0 + other.2) - one.0.max(other.0);
    let down = (one.1 + one.3).min(other.1 + other.3) - one.1.max(other.1);
    across.max(0.0) * down.max(0.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn name(words: &str) -> Lines {
        let look = Look {
            size: 10.0,
            ink: Ink::Text,
            bold: false,
        };
        vec![(words.to_owned(), look)]
    }

    #[test]
    fn two_names_do_not_cover_one_another_or_a_place() {
        let mut picture = Drawing::new(200.0, 100.0, false, false);
        let mut names = Names::new((200.0, 100.0));
        let places = [(90.0, 50.0), (115.0, 50.0)];
        for at in places {
            names.keep_free(at, 8.0);
        }
        for at in places {
            names.beside(at, 8.0, &name("Montpelier"), &mut picture);
        }
        for (at, one) in names.taken.iter().enumerate() {
            for other in &names.taken[at + 1..] {
                assert!(common(*one, *other) <= 0.0, "{one:?} {other:?}");
            }
        }
        assert_eq!(names.taken.len(), 4);
    }

    #[test]
    fn with_room_everywhere_a_name_stands_below() {
        let mut picture = Drawing::new(300.0, 300.0, false, false);
        let mut names = Names::new((300.0, 300.0));
        names.keep_free((100.3, 100.7), 14.0);
        names.beside((100.3, 100.7), 14.0, &name("Montpelier"), &mut picture);
        let (_, top, ..) = names.taken[1];
        assert!((top - 115.7).abs() < 0.01, "{top}");
    }

    #[test]
    fn a_name_without_room_is_left_out_where_it_may_be() {
        let mut picture = Drawing::new(40.0, 20.0, false, false);
        let mut names = Names::new((40.0, 20.0));
        names.beside_if_free((20.0, 10.0), 8.0, &name("Montpelier"), &mut picture);
        assert!(names.taken.is_empty());
    }
}
