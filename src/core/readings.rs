//! Which reading of each disputed point governs a game.
//!
//! A disputed point is a ruling or a disagreement of the registry. Readings are kept as numbers: a
//! point by its place in its list, a reading by its place in the point. The constants that a game asks for are
//! made from its data when the program is built, and stay right when a user's files are laid over the data,
//! because such files may add points and readings only after ours.

use super::{Disagreement, Registry, Ruling, Weight};

/// A disputed point: something on which the printed books are silent, or disagree.
#[derive(Debug, Clone, Copy)]
pub enum DisputedPoint<'r> {
    /// The books are silent.
    Ruling(&'r Ruling),
    /// The books disagree.
    Disagreement(&'r Disagreement),
}

/// One reading of one disputed point, by their places in the registry.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ReadingId {
    list: PointList,
    point: u16,
    reading: u8,
}

/// The list of the registry in which a disputed point stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum PointList {
    Rulings,
    Disagreements,
}

/// The readings chosen by a record or on the command line; everything else is the default.
#[derive(Debug, Clone, Default)]
pub struct Readings {
    /// The reading of each ruling; those beyond the end have the default.
    rulings: Vec<u8>,
    /// The reading of each disagreement; those beyond the end have the default.
    disagreements: Vec<u8>,
}

/// A choice that names no ruling, or no reading of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum UnknownReading {
    /// There is no ruling of this name; these there are.
    Ruling(Vec<String>),
    /// The ruling has no such reading; these it has.
    Reading(Vec<String>),
}

impl<'r> DisputedPoint<'r> {
    /// `A-57` or `D-01`.
    pub fn id(self) -> &'r str {
        match self {
            Self::Ruling(ruling) => &ruling.id,
            Self::Disagreement(disagreement) => &disagreement.id,
        }
    }

    /// The word by which a record chooses a reading of it.
    pub fn name(self) -> &'r str {
        match self {
            Self::Ruling(ruling) => &ruling.name,
            Self::Disagreement(disagreement) => &disagreement.name,
        }
    }

    /// The names of its readings, the default first.
    pub fn readings(self) -> Vec<&'r str> {
        match self {
            Self::Ruling(ruling) => ruling.readings.iter().map(AsRef::as_ref).collect(),
            Self::Disagreement(disagreement) => {
                let readings = disagreement.readings.iter();
                readings.map(|reading| reading.name.as_ref()).collect()
            }
        }
    }

    /// Whether its readings are played differently, not only worded differently.
    pub fn changes_play(self) -> bool {
        match self {
            Self::Ruling(_) => true,
            Self::Disagreement(disagreement) => disagreement.weight == Weight::Play,
        }
    }
}

impl Registry {
    /// Every disputed point: the rulings, then the disagreements.
    pub fn disputed_points(&self) -> impl Iterator<Item = DisputedPoint<'_>> {
        let rulings = self.rulings.iter().map(DisputedPoint::Ruling);
        rulings.chain(self.disagreements.iter().map(DisputedPoint::Disagreement))
    }

    /// The disputed point of this name or number, `D-02`, with its place in its list.
    fn disputed_point(&self, called: &str) -> Option<(usize, DisputedPoint<'_>)> {
        let places = (0..self.rulings.len()).chain(0..self.disagreements.len());
        let points: Vec<_> = places.zip(self.disputed_points()).collect();
        let by_id = points
            .iter()
            .find(|(_, point)| point.id().eq_ignore_ascii_case(called));
        by_id
            .or_else(|| points.iter().find(|(_, point)| point.name() == called))
            .copied()
    }
}

impl ReadingId {
    /// A reading of the ruling at this place; the default is reading 0.
    pub const fn of_ruling(point: u16, reading: u8) -> Self {
        Self {
            list: PointList::Rulings,
            point,
            reading,
        }
    }

    /// Whether this is another reading of the same point.
    pub fn contradicts(self, other: Self) -> bool {
        self.list == other.list && self.point == other.point && self.reading != other.reading
    }

    /// A reading of the disagreement at this place; the default is reading 0.
    pub const fn of_disagreement(point: u16, reading: u8) -> Self {
        Self {
            list: PointList::Disagreements,
            point,
            reading,
        }
    }

    /// The reading that the names of the data, or the number of the point, stand for.
    pub fn find(registry: &Registry, name: &str, reading: &str) -> Result<Self, UnknownReading> {
        let Some((place, point)) = registry.disputed_point(name) else {
            let names = registry.disputed_points().map(|point| point.name().to_owned());
            return Err(UnknownReading::Ruling(names.collect()));
        };
        let readings = point.readings();
        let Some(at) = readings.iter().position(|known| *known == reading) else {
            let names = readings.into_iter().map(str::to_owned);
            return Err(UnknownReading::Reading(names.collect()));
        };
        // Beyond these limits stands only what a user's files have added, which no game asks for.
        let place = u16::try_from(place).unwrap_or(u16::MAX);
        let at = u8::try_from(at).unwrap_or(u8::MAX);
        Ok(match point {
            DisputedPoint::Ruling(_) => Self::of_ruling(place, at),
            DisputedPoint::Disagreement(_) => Self::of_disagreement(place, at),
        })
    }
}

impl Readings {
    /// Chooses a reading by the names of the data.
    pub fn choose(&mut self, registry: &Registry, name: &str, reading: &str) -> Result<(), UnknownReading> {
        let chosen = ReadingId::find(registry, name, reading)?;
        let of_list = match chosen.list {
            PointList::Rulings => &mut self.rulings,
            PointList::Disagreements => &mut self.disagreements,
        };
        let point = usize::from(chosen.point);
        if of_list.len() <= point {
            of_list.resize(point + 1, 0);
        }
        of_list[point] = chosen.reading;
        Ok(())
    }

    /// Whether another reading than the default governs some point.
    pub fn has_choices(&self) -> bool {
        let mut chosen = self.rulings.iter().chain(&self.disagreements);
        chosen.any(|reading| *reading != 0)
    }

    /// Whether this reading governs the game.
    pub fn is(&self, asked: ReadingId) -> bool {
        let of_list = match asked.list {
            PointList::Rulings => &self.rulings,
            PointList::Disagreements => &self.disagreements,
        };
        let chosen = of_list.get(usize::from(asked.point)).copied();
        chosen.unwrap_or(0) == asked.reading
    }
}

/// Whether a reading can be chosen; the names to choose from otherwise.
pub fn check_choice(registry: &Registry, name: &str, reading: &str) -> Result<(), Vec<String>> {
    match ReadingId::find(registry, name, reading) {
        Ok(_) => Ok(()),
        Err(UnknownReading::Ruling(names) | UnknownReading::Reading(names)) => Err(names),
    }
}

/// The name of a ruling and of a reading in a text, however they are spelled; the reading may be missing.
pub fn read_choice(registry: &Registry, text: &str) -> (String, String) {
    let words: Vec<String> = text.split_whitespace().map(str::to_lowercase).collect();
    let is_name = |name: &str| {
        let is = |id: &str, known: &str| known == name || id.eq_ignore_ascii_case(name);
        registry.rulings.iter().any(|ruling| is(&ruling.id, &ruling.name))
            || registry.disagreements.iter().any(|item| is(&item.id, &item.name))
    };
    let mut splits = (1..=words.len())
        .rev()
        .map(|at| (words[..at].join("-"), words[at..].join("-")));
    let known = splits.find(|(name, _)| is_name(name));
    known.unwrap_or_else(|| {
        let name = words.first().cloned().unwrap_or_default();
        (name, words.get(1..).unwrap_or_default().join("-"))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::data::{Document, Problems, Reader};
    use crate::source::Source;

    const FILE: &str = r#"
[[section]]
id = "play"
number = "I"

[[rule]]
id = "X-1"
section = "play"
check = "unchecked"

[[ruling]]
id = "XA-1"
name = "first-player"
status = "ours"
rules = ["X-1"]
default = "youngest"
readings = ["youngest", "oldest", "by-lot"]

[[disagreement]]
id = "XD-1"
name = "ties"
weight = "play"
rules = ["X-1"]
default = "shared"
readings = [ { name = "shared", books = [] }, { name = "nobody", books = [] } ]
"#;

    fn registry(files: &[&str]) -> Registry {
        let sources: Vec<Source> = files.iter().map(|text| Source::new("test.toml", *text)).collect();
        let problems = Problems::default();
        let documents = Document::parse_all(&sources, &problems);
        let registry = Registry::read(&mut Reader::new(&documents, &problems), &[]);
        assert!(problems.is_empty(), "{problems:?}");
        registry
    }

    #[test]
    fn readings_are_chosen_by_name_or_number_and_may_be_taken_back() {
        let registry = registry(&[FILE]);
        let (youngest, by_lot) = (ReadingId::of_ruling(0, 0), ReadingId::of_ruling(0, 2));
        let mut readings = Readings::default();
        assert!(readings.is(youngest) && !readings.is(by_lot));
        assert_eq!(readings.choose(&registry, "first-player", "by-lot"), Ok(()));
        assert!(readings.is(by_lot) && !readings.is(youngest));
        assert!(readings.has_choices());
        assert_eq!(readings.choose(&registry, "xa-1", "youngest"), Ok(()));
        assert!(readings.is(youngest) && !readings.is(by_lot));
        assert!(!readings.has_choices());
    }

    #[test]
    fn unknown_choices_name_the_known_ones() {
        let registry = registry(&[FILE]);
        assert_eq!(
            check_choice(&registry, "ties", "first"),
            Err(vec!["shared".to_owned(), "nobody".to_owned()])
        );
        assert_eq!(
            check_choice(&registry, "tie", "shared"),
            Err(vec!["first-player".to_owned(), "ties".to_owned()])
        );
    }

    #[test]
    fn added_points_and_readings_leave_the_numbers_of_the_others() {
        let added = "[[ruling]]\nid = \"XA-2\"\nname = \"snacks\"\nstatus = \"ours\"\nrules = []\n\
                     default = \"allowed\"\nreadings = [\"allowed\", \"forbidden\"]\n\n\
                     [[ruling]]\nid = \"XA-1\"\nreadings = [\"youngest\", \"oldest\", \"by-lot\", \"host\"]\n";
        let registry = registry(&[FILE, added]);
        assert_eq!(
            ReadingId::find(&registry, "ties", "nobody"),
            Ok(ReadingId::of_disagreement(0, 1))
        );
        assert_eq!(
            ReadingId::find(&registry, "first-player", "host"),
            Ok(ReadingId::of_ruling(0, 3))
        );
        assert_eq!(
            ReadingId::find(&registry, "snacks", "forbidden"),
            Ok(ReadingId::of_ruling(1, 1))
        );
    }
}
