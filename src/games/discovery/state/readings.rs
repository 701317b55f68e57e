//! Which reading of each disputed point governs a game.

use crate::core::Registry;

/// The readings chosen by a record or on the command line; everything else is the default.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Readings {
    chosen: Vec<(String, String)>,
}

/// A choice that names no ruling, or no reading of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum UnknownReading {
    /// There is no ruling of this name; these there are.
    Ruling(Vec<String>),
    /// The ruling has no such reading; these it has.
    Reading(Vec<String>),
}

impl Readings {
    /// Chooses a reading by the names of the data.
    pub fn choose(&mut self, registry: &Registry, name: &str, reading: &str) -> Result<(), UnknownReading> {
        let name = name_of(registry, name);
        let readings =
            readings_of(registry, name).ok_or_else(|| UnknownReading::Ruling(ruling_names(registry)))?;
        let at = readings.iter().position(|known| known == reading);
        let Some(at) = at else {
            return Err(UnknownReading::Reading(readings));
        };
        self.chosen.retain(|(known, _)| known != name);
        if at > 0 {
            self.chosen.push((name.to_owned(), reading.to_owned()));
        }
        Ok(())
    }

    /// Whether this reading, which is not the default, was chosen.
    pub fn is(&self, name: &str, reading: &str) -> bool {
        self.chosen
            .iter()
            .any(|(known, chosen)| known == name && chosen == reading)
    }
}

/// Whether a reading can be chosen; the names to choose from otherwise.
pub fn check_choice(registry: &Registry, name: &str, reading: &str) -> Result<(), Vec<String>> {
    let chosen = Readings::default().choose(registry, name, reading);
    chosen.map_err(|unknown| match unknown {
        UnknownReading::Ruling(names) | UnknownReading::Reading(names) => names,
    })
}

/// The name of a disputed point that is called by its number, `D-02`.
fn name_of<'a>(registry: &'a Registry, called: &'a str) -> &'a str {
    let rulings = registry.rulings.iter().map(|ruling| (&ruling.id, &ruling.name));
    let disagreements = registry.disagreements.iter().map(|item| (&item.id, &item.name));
    let mut all = rulings.chain(disagreements);
    all.find(|(id, _)| id.eq_ignore_ascii_case(called))
        .map_or(called, |(_, name)| name.as_ref())
}

fn readings_of(registry: &Registry, name: &str) -> Option<Vec<String>> {
    let of_ruling = registry.rulings.iter().find(|ruling| ruling.name == name);
    if let Some(ruling) = of_ruling {
        return Some(ruling.readings.iter().map(ToString::to_string).collect());
    }
    let disagreement = registry.disagreements.iter().find(|item| item.name == name)?;
    Some(
        disagreement
            .readings
            .iter()
            .map(|reading| reading.name.to_string())
            .collect(),
    )
}

fn ruling_names(registry: &Registry) -> Vec<String> {
    let rulings = registry.rulings.iter().map(|ruling| ruling.name.to_string());
    rulings
        .chain(registry.disagreements.iter().map(|item| item.name.to_string()))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::discovery::builtin;

    #[test]
    fn readings_are_chosen_by_name_and_may_be_taken_back() {
        let registry = &builtin().registry;
        let mut readings = Readings::default();
        assert_eq!(readings.choose(registry, "university", "one-place"), Ok(()));
        assert!(readings.is("university", "one-place"));
        assert_eq!(readings.choose(registry, "university", "front"), Ok(()));
        assert!(!readings.is("university", "one-place"));
    }

    #[test]
    fn unknown_choices_name_the_known_ones() {
        let registry = &builtin().registry;
        let mut readings = Readings::default();
        let Err(UnknownReading::Reading(known)) = readings.choose(registry, "university", "back") else {
            panic!("no such reading");
        };
        assert_eq!(known, ["front", "one-place"]);
        let unknown = readings.choose(registry, "castle", "front");
        assert!(matches!(unknown, Err(UnknownReading::Ruling(names)) if names.len() == 139));
    }
}
