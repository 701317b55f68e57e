//! The words of a language between the names: what stands for a sign of the grammar, and what says nothing.

use crate::l10n::Texts;
use crate::record::players::NameForms;
use crate::record::vocabulary::FastMap;
use crate::reference::fold;

/// The largest number that has a word of its own; above it, tens and ones are put together.
const LARGEST_NUMBER: u32 = 19;
/// Stands behind the stem of a verb, in the place of its endings.
const STEM: char = '~';
/// The largest number of a turn that has words.
const LARGEST_ORDINAL: u32 = 10;
/// So many figures stand between the brackets of a token.
const MOST_FIGURES: usize = 4;
/// Phrases have no more words than this.
pub(super) const LONGEST_PHRASE: usize = 5;

/// What a word or phrase stands for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::record) enum Function {
    /// A comma.
    And,
    /// Nothing.
    Filler,
    /// The sign before a target.
    To,
    /// Where something comes from.
    From,
    /// What something is done with.
    With,
    /// The sign before a result.
    Gain,
    /// A minus before what follows.
    Loss,
    /// A minus before a price.
    For,
    /// Nothing was done.
    Not,
    /// What was paid in all.
    Total,
    /// Before whoever does it: a player behind it is the subject.
    By,
    /// What comes next is a heading.
    Now,
    /// What turns a line round or leaves open what it means: such lines are not read.
    Open,
    /// A number.
    Number(u32),
}

/// The words of one language.
#[derive(Debug, Default)]
pub(in crate::record) struct Lexicon {
    functions: FastMap<String, Vec<Function>>,
    /// Words of one letter: `è` is no `e`.
    letters_alone: FastMap<String, Vec<Function>>,
    ordinals: FastMap<String, u32>,
    phases: Vec<String>,
    /// Words behind which a player is whom something is done to.
    attacks: Vec<String>,
    /// Words before whom something is done against.
    against: Vec<String>,
    /// Words for the sign before a negative number.
    minus: Vec<String>,
    /// The months by their names.
    months: FastMap<String, u32>,
    /// Words for whoever a line is about.
    pronouns: Vec<String>,
    /// What figures count where a number of them is sent somewhere.
    counters: Vec<String>,
    ordinal_endings: Vec<String>,
    /// Letters glued to the front of a word, and what they stand for.
    prefixes: Vec<(String, Function)>,
    /// Endings of players' names.
    endings: Vec<String>,
    /// The prefixes without what they stand for.
    letters: Vec<String>,
    /// What the figures of a token or the dice of a roll are called, and where each of them stands between the brackets.
    figures: FastMap<String, usize>,
}

impl Lexicon {
    /// The words of the language of these texts.
    pub(in crate::record) fn new(texts: &Texts) -> Self {
        let list = |id: &str| -> Vec<String> {
            let all = texts.text(id);
            let words = all.split(',').map(str::trim);
            words
                .filter(|word| !word.is_empty() && *word != "-")
                .map(str::to_owned)
                .collect()
        };
        let mut lexicon = Self {
            phases: list("reading-phase").iter().map(|word| fold(word)).collect(),
            attacks: list("reading-attack").iter().map(|word| fold(word)).collect(),
            against: list("reading-against").iter().map(|word| fold(word)).collect(),
            minus: list("reading-minus").iter().map(|word| fold(word)).collect(),
            pronouns: list("reading-pronoun").iter().map(|word| fold(word)).collect(),
            counters: list("reading-counter").iter().map(|word| fold(word)).collect(),
            ordinal_endings: list("reading-ordinal-endings"),
            endings: list("reading-endings").iter().map(|word| fold(word)).collect(),
            ..Self::default()
        };
        let verb_endings = list("reading-verb-endings");
        for (id, function) in [
            ("reading-and", Function::And),
            ("reading-filler", Function::Filler),
            ("reading-to", Function::To),
            ("reading-from", Function::From),
            ("reading-with", Function::With),
            ("reading-gain", Function::Gain),
            ("reading-loss", Function::Loss),
            ("reading-for", Function::For),
            ("reading-not", Function::Not),
            ("reading-total", Function::Total),
            ("reading-by", Function::By),
            ("reading-now", Function::Now),
            ("reading-open", Function::Open),
        ] {
            for word in list(id) {
                let Some(stem) = word.strip_suffix(STEM) else {
                    lexicon.add(&word, function);
                    continue;
                };
                lexicon.add(stem, function);
                for ending in &verb_endings {
                    lexicon.add(&format!("{stem}{ending}"), function);
                }
            }
        }
        lexicon.add_numbers(list);
        for month in 1..=12 {
            let names = list(&format!("reading-month-{month}")).into_iter();
            lexicon.months.extend(names.map(|name| (fold(&name), month)));
        }
        for place in 0..MOST_FIGURES {
            let names = format!("reading-figure-{}", place + 1);
            let names = if texts.has(&names) {
                list(&names)
            } else {
                Vec::new()
            };
            let places = names.iter().map(|name| (fold(name), place));
            lexicon.figures.extend(places);
        }
        for number in 1..=LARGEST_ORDINAL {
            for word in list(&format!("reading-ordinal-{number}")) {
                lexicon.ordinals.insert(fold(&word), number);
            }
        }
        for (id, function) in [
            ("reading-prefix-and", Function::And),
            ("reading-prefix-to", Function::To),
            ("reading-prefix-from", Function::From),
            ("reading-prefix-the", Function::Filler),
        ] {
            let prefixes = list(id).into_iter();
            lexicon.prefixes.extend(prefixes.map(|prefix| (prefix, function)));
        }
        lexicon.letters = lexicon.prefixes.iter().map(|(prefix, _)| fold(prefix)).collect();
        lexicon
    }

    /// The words of numbers, `twenty-three` and `ventitré` put together from their parts.
    fn add_numbers(&mut self, list: impl Fn(&str) -> Vec<String>) {
        let of = |number: u32| list(&format!("reading-number-{number}"));
        for number in 0..=LARGEST_NUMBER {
            for word in of(number) {
                self.add(&word, Function::Number(number));
            }
        }
        let ones: Vec<(u32, String)> = (1..10)
            .flat_map(|number| of(number).into_iter().map(move |word| (number, word)))
            .filter(|(_, word)| !word.contains(' '))
            .collect();
        for tens in (20..100).step_by(10) {
            for word in of(tens) {
                self.add(&word, Function::Number(tens));
                for (one, of_one) in &ones {
                    let number = Function::Number(tens + one);
                    for between in ["-", " ", "", " ו"] {
                        self.add(&format!("{word}{between}{of_one}"), number);
                    }
                    // `ventuno`.
                    let vowel = |letter: char| "aeiou".contains(letter);
                    if of_one.starts_with(vowel) {
                        self.add(&format!("{}{of_one}", word.trim_end_matches(vowel)), number);
                    }
                }
            }
        }
        for word in of(100) {
            self.add(&word, Function::Number(100));
        }
    }

    fn add(&mut self, words: &str, function: Function) {
        let known = if words.chars().count() == 1 {
            self.letters_alone.entry(words.to_owned()).or_default()
        } else {
            self.functions.entry(fold(words)).or_default()
        };
        if !known.contains(&function) {
            known.push(function);
        }
    }

    /// What a word or phrase may stand for.
    pub(super) fn functions(&self, words: &str) -> &[Function] {
        let bare = words.trim_end_matches(['\'', '’']);
        let known = if bare.chars().count() == 1 {
            self.letters_alone.get(&bare.to_lowercase())
        } else {
            self.functions.get(&fold(words))
        };
        known.map_or(&[], Vec::as_slice)
    }

    /// The place between the brackets of the figure with this name.
    pub(super) fn figure(&self, word: &str) -> Option<usize> {
        self.figures.get(&fold(word)).copied()
    }

    /// How many figures have names.
    pub(super) fn named_figures(&self) -> usize {
        self.figures.values().max().map_or(0, |last| last + 1)
    }

    /// The number of a turn, in words; counting words count too.
    pub(super) fn ordinal(&self, word: &str) -> Option<u32> {
        let counted = self.functions(word).iter().find_map(|function| match function {
            Function::Number(number) => Some(*number),
            _ => None,
        });
        self.ordinals
            .get(&fold(word))
            .copied()
            .or(counted)
            .or_else(|| roman(word))
    }

    /// The place in an order that a word says: `second`.
    pub(super) fn ordinal_word(&self, word: &str) -> Option<u32> {
        self.ordinals.get(&fold(word)).copied()
    }

    /// Whether a word is glued to a number of a turn: `1st`.
    pub(super) fn is_ordinal_ending(&self, word: &str) -> bool {
        self.ordinal_endings
            .iter()
            .any(|ending| ending.eq_ignore_ascii_case(word))
    }

    /// Whether a word says that a heading follows, with a letter or a number.
    pub(super) fn is_phase(&self, word: &str) -> bool {
        self.phases.contains(&fold(word))
    }

    /// Whether a player behind this word is whom something is done to.
    pub(super) fn is_attack(&self, word: &str) -> bool {
        self.attacks.contains(&fold(word))
    }

    /// Whether this word is the sign of a negative number.
    pub(super) fn is_minus(&self, word: &str) -> bool {
        self.minus.contains(&fold(word))
    }

    /// Whether a player behind this word is whom something is done against.
    pub(super) fn is_against(&self, word: &str) -> bool {
        self.against.contains(&fold(word))
    }

    /// The month that a word names.
    pub(super) fn month(&self, word: &str) -> Option<u32> {
        let bare = self.unglued(word).into_iter().map(|(_, rest)| rest);
        std::iter::once(word)
            .chain(bare)
            .find_map(|word| self.months.get(&fold(word)).copied())
    }

    /// Whether this word stands for whoever the line is about.
    pub(super) fn is_pronoun(&self, word: &str) -> bool {
        self.pronouns.contains(&fold(word))
    }

    /// Whether this word says what a number before it counts: `with 6 tokens`.
    pub(super) fn is_counter(&self, word: &str) -> bool {
        self.counters.contains(&fold(word))
    }

    /// A word without the letters glued to its front, and what they stand for.
    pub(super) fn unglued<'w>(&self, word: &'w str) -> Vec<(Function, &'w str)> {
        let of = |(prefix, function): &(String, Function)| {
            let rest = word.strip_prefix(prefix.as_str())?;
            (rest.chars().count() > 1).then_some((*function, rest))
        };
        self.prefixes.iter().filter_map(of).collect()
    }

    /// What the language does to players' names.
    pub(in crate::record) fn name_forms(&self) -> NameForms<'_> {
        NameForms {
            endings: &self.endings,
            prefixes: &self.letters,
        }
    }
}

/// A number in Roman figures, as far as turns go.
pub(super) fn roman(word: &str) -> Option<u32> {
    const FIGURES: [&str; 10] = ["i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x"];
    let found = FIGURES
        .iter()
        .position(|figure| figure.eq_ignore_ascii_case(word))?;
    u32::try_from(found + 1).ok()
}
