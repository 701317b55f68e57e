//! The players of a record by everything the table calls them: names, inflected and short, and initials.

use super::vocabulary::{FastMap, Target};
use crate::reference::fold;

/// More letters than this at the end of a name do not change with its case.
const MOST_CHANGED: usize = 3;

/// Where more players are named than at any table, they are known by their whole names alone: looking for parts of all of
/// them would take longer with every line.
const MOST_AT_A_TABLE: usize = 16;

/// A player with a name.
#[derive(Debug, Clone)]
pub(super) struct KnownPlayer {
    /// What stands for the player at the table.
    pub(super) colour: Target,
    /// The name as the list of players has it.
    pub(super) name: String,
    folded: String,
}

/// The players who have a name, in the order of the list of players.
#[derive(Debug, Clone, Default)]
pub(super) struct Players {
    list: Vec<KnownPlayer>,
    /// Their places in that list, by their folded names.
    by_name: FastMap<String, Vec<usize>>,
    /// What stands for players of this table, with a name or without.
    colours: Vec<Target>,
}

/// What a language does to names.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct NameForms<'f> {
    /// Endings that its cases give to names.
    pub(super) endings: &'f [String],
    /// Letters that it glues to the front of a name.
    pub(super) prefixes: &'f [String],
}

/// Whom a table means by what it wrote.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Called {
    /// Nobody who is known.
    Nobody,
    /// This player.
    One(usize),
    /// Any of these.
    Several(Vec<usize>),
}

impl Called {
    fn of(found: Vec<usize>) -> Self {
        match found.as_slice() {
            [] => Self::Nobody,
            [one] => Self::One(*one),
            _ => Self::Several(found),
        }
    }
}

impl Players {
    /// Adds a player who sits at the table.
    pub(super) fn sit(&mut self, colour: Target) {
        if !self.colours.contains(&colour) {
            self.colours.push(colour);
        }
    }

    /// Adds the name of a player.
    pub(super) fn add(&mut self, colour: Target, name: &str) {
        let folded = fold(name);
        self.by_name
            .entry(folded.clone())
            .or_default()
            .push(self.list.len());
        self.list.push(KnownPlayer {
            colour,
            name: name.to_owned(),
            folded,
        });
    }

    /// A player by the place in the list.
    pub(super) fn at(&self, place: usize) -> &KnownPlayer {
        &self.list[place]
    }

    /// Whether nobody has a name.
    pub(super) fn is_empty(&self) -> bool {
        self.list.is_empty()
    }

    /// Whether somebody at the table plays this colour.
    pub(super) fn is_seated(&self, colour: Target) -> bool {
        self.colours.contains(&colour)
    }

    /// What stands for the players of this table.
    pub(super) fn colours(&self) -> impl Iterator<Item = Target> {
        self.colours.iter().copied()
    }

    /// The names, in their order.
    pub(super) fn names(&self) -> impl Iterator<Item = &str> {
        self.list.iter().map(|player| player.name.as_str())
    }

    /// Whoever has this very name.
    pub(super) fn named(&self, text: &str) -> Called {
        let found = self.by_name.get(&fold(text));
        Called::of(found.cloned().unwrap_or_default())
    }

    /// Whoever is meant by a name in another case, a part of a name or initials.
    pub(super) fn called(&self, text: &str, forms: NameForms) -> Called {
        let folded = fold(text);
        if folded.is_empty() {
            return Called::Nobody;
        }
        let whose = |is_meant: &dyn Fn(&KnownPlayer) -> bool| {
            let players = self.list.iter().enumerate();
            let found = players.filter(|(_, player)| is_meant(player)).map(|(at, _)| at);
            Called::of(found.collect())
        };
        let named = self.named(text);
        if named != Called::Nobody || self.list.len() > MOST_AT_A_TABLE {
            return named;
        }
        match whose(&|player| is_form(&folded, &player.folded, forms)) {
            Called::Nobody => whose(&|player| is_short(&folded, &player.folded)),
            found => found,
        }
    }

    /// Whoever is meant by a part of a name that is not the whole.
    pub(super) fn shortened(&self, text: &str) -> Called {
        let folded = fold(text);
        let players = self.list.iter().take(MOST_AT_A_TABLE).enumerate();
        let found = players.filter(|(_, player)| !folded.is_empty() && is_short(&folded, &player.folded));
        Called::of(found.map(|(at, _)| at).collect())
    }
}

/// Whether this is a name in a case, or with letters glued to it.
fn is_form(written: &str, name: &str, forms: NameForms) -> bool {
    let is_inflected = |written: &str| {
        forms.endings.iter().any(|ending| {
            let Some(stem) = written.strip_suffix(ending.as_str()) else {
                return false;
            };
            is_stem(stem.trim_end(), name)
        })
    };
    let prefixes = forms.prefixes.iter();
    let mut bare = prefixes.filter_map(|prefix| written.strip_prefix(prefix.as_str()));
    is_inflected(written) || bare.any(|bare| bare == name)
}

/// Whether this is what stays of a name when its ending changes: `Kasi` of Kasia, `Mark` of Marek.
fn is_stem(stem: &str, name: &str) -> bool {
    let is_long_enough = stem.chars().count() >= 2;
    let Some(rest) = name.strip_prefix(stem) else {
        // The vowel of the last syllable is dropped.
        let mut letters: Vec<char> = name.chars().collect();
        if letters.len() < 4 || letters[letters.len() - 2] != 'e' {
            return false;
        }
        letters.remove(letters.len() - 2);
        return is_long_enough && letters.iter().collect::<String>() == stem;
    };
    let is_vowel = |letter: char| "aeiouy".contains(letter);
    is_long_enough && rest.chars().count() < MOST_CHANGED && rest.chars().all(is_vowel)
}

/// Whether this is the beginning of a name or of one of its words, or its initials.
fn is_short(written: &str, name: &str) -> bool {
    let initials: String = name.split(' ').filter_map(|word| word.chars().next()).collect();
    written != name
        && (name.starts_with(written)
            || name.split(' ').skip(1).any(|word| word == written)
            || (initials.chars().count() > 1 && initials == written.replace(' ', "")))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn players(names: &[&str]) -> Players {
        let mut players = Players::default();
        for (colour, name) in (0..).zip(names) {
            players.add(colour, name);
        }
        players
    }

    fn endings() -> Vec<String> {
        ["a", "e", "i", "owi", "em", "u", "y", "o", "iem"]
            .map(str::to_owned)
            .to_vec()
    }

    #[test]
    fn names_are_inflected() {
        let players = players(&["Kasia", "Marek", "Ola"]);
        let endings = endings();
        let forms = NameForms {
            endings: &endings,
            prefixes: &[],
        };
        for (written, whose) in [
            ("Kasię", 0),
            ("Kasi", 0),
            ("Marka", 1),
            ("Markowi", 1),
            ("Olą", 2),
        ] {
            assert_eq!(players.called(written, forms), Called::One(whose), "{written}");
        }
        assert_eq!(players.called("Maria", forms), Called::Nobody);
    }

    #[test]
    fn what_fits_two_players_is_nobody_s() {
        let players = players(&["Anna", "Anton", "Eva Maria"]);
        let called = |text: &str| players.called(text, NameForms::default());
        assert_eq!(called("an"), Called::Several(vec![0, 1]));
        assert_eq!(called("ann"), Called::One(0));
        assert_eq!(called("EM"), Called::One(2));
        assert_eq!(called("Maria"), Called::One(2));
    }
}
