//! How much of everything a deck file may have. A box has far less of each.

/// The largest file, in bytes. A whole box in four languages is an eighth of it.
pub(super) const LARGEST: usize = 256 << 10;

/// The most cards. The box has 98.
pub(super) const MOST_CARDS: u16 = 300;

/// The most commanders: the box has six sheets.
pub(super) const MOST_COMMANDERS: usize = 6;

/// So many commanders are looked at.
pub(super) const MOST_COMMANDERS_READ: u16 = 50;

/// The most goal sheets. The box has eight.
pub(super) const MOST_GOALS: u16 = 50;

/// The conditions of a goal sheet.
pub(super) const CONDITIONS: usize = 3;

/// The most effects of one card or side.
pub(super) const MOST_EFFECTS: usize = 20;

/// The most names of one thing, in languages or besides them.
pub(super) const MOST_NAMES: usize = 20;

/// The longest name, in characters.
pub(super) const LONGEST_NAME: usize = 80;

/// The longest title, source or text of an effect, in characters.
pub(super) const LONGEST_TEXT: usize = 500;

/// The largest figure.
pub(super) const MOST_FIGURE: u16 = 99;

/// The planets.
pub(super) const PLANETS: u16 = 7;
