//! The numbers of rules, rulings and disagreements: letters that belong to one game, and figures.

/// The id of a rule, a ruling or a disagreement: letters that belong to one game, and a number.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NumberedId<'i> {
    /// `R` in `R-034`.
    pub prefix: &'i str,
    /// 34 in `R-034`.
    pub number: u32,
}

impl<'i> NumberedId<'i> {
    /// Reads an id of the registry.
    pub fn parse(id: &'i str) -> Option<Self> {
        let (prefix, digits) = id.rsplit_once('-')?;
        let number = digits.parse().ok()?;
        Some(Self { prefix, number })
    }

    /// Reads what people type for one: `R-034`, `r34`, `pr 7`.
    pub fn typed(compact: &'i str) -> Option<Self> {
        let digits = compact.find(|letter: char| letter.is_ascii_digit())?;
        let (prefix, digits) = compact.split_at(digits);
        let prefix = prefix.trim_end_matches(['-', ' ']);
        let is_prefix = !prefix.is_empty() && prefix.chars().all(char::is_alphabetic);
        let number = digits.parse().ok().filter(|_| is_prefix)?;
        Some(Self { prefix, number })
    }

    /// Whether both name the same, capitals aside.
    pub fn is(self, other: NumberedId) -> bool {
        self.number == other.number && self.prefix.eq_ignore_ascii_case(other.prefix)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_read_with_the_letters_of_their_game() {
        let id = NumberedId::parse("XR-034").expect("an id");
        assert_eq!((id.prefix, id.number), ("XR", 34));
        for typed in ["xr34", "XR-034", "xr 34", "xr034"] {
            assert!(
                NumberedId::typed(typed).is_some_and(|typed| typed.is(id)),
                "{typed}"
            );
        }
        assert!(NumberedId::typed("r34").is_some_and(|typed| !typed.is(id)));
        for other in ["34", "xr", "xr3x", "x3r4"] {
            assert_eq!(NumberedId::typed(other), None, "{other}");
        }
    }
}
