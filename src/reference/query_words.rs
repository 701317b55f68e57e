//! The words of a query beside the words of a name: how many slips lie between them.

use super::index::letters;

/// Words with fewer letters are short.
pub(super) const SHORT: usize = 5;
/// Words with so many letters are long.
pub(super) const LONG: usize = 9;

/// The folded query, prepared for comparison.
pub(super) struct QueryWords<'a> {
    folded: &'a str,
    pub(super) length: usize,
    /// How many slips the whole of it may have.
    slips: usize,
    pub(super) words: Vec<QueryWord<'a>>,
    letters: u32,
}

/// One word of the query.
pub(super) struct QueryWord<'a> {
    word: &'a str,
    length: usize,
    /// How many slips it may have beside a word of a name.
    slips: usize,
    letters: u32,
}

impl<'a> QueryWords<'a> {
    pub(super) fn new(folded: &'a str) -> Self {
        let length = folded.chars().count();
        let words = folded.split(' ').filter(|word| !word.is_empty());
        Self {
            folded,
            length,
            slips: allowed_edits(length),
            words: words.map(QueryWord::new).collect(),
            letters: letters(folded),
        }
    }

    /// Whether the letters of a name let it be the whole query.
    pub(super) fn may_be_whole(&self, of_name: u32) -> bool {
        may_be_near(self.letters, of_name, self.slips)
    }

    /// Whether the letters of a name let it have a word of the query: most names are refused by that alone.
    pub(super) fn may_be_part(&self, of_name: u32) -> bool {
        let has_letters_of = |word: &QueryWord| missing(word.letters, of_name) <= word.slips;
        self.words.iter().any(has_letters_of) && missing(self.letters, of_name) <= self.words.len() * 2
    }

    /// Edits between the query and the whole name, if few enough.
    pub(super) fn whole_distance(&self, name: &str) -> Option<usize> {
        let length = name.chars().count();
        if length.abs_diff(self.length) > self.slips {
            return None;
        }
        let distance = strsim::osa_distance(self.folded, name);
        (distance <= self.slips).then_some(distance)
    }

    /// Whether so many slips make another word of a name with these letters: in a short word one wrong letter does.
    pub(super) fn is_other_word(&self, distance: usize, of_name: u32) -> bool {
        let is_short = self.length < SHORT || (distance > 1 && self.length < LONG - 1);
        is_short && missing(self.letters, of_name) > 0
    }

    /// How well the words of the query match words of the name.
    pub(super) fn part_score(&self, name: &str) -> Option<(usize, u32, bool)> {
        if self.words.len() == 1 && !name.contains(' ') {
            return prefix_score(self.folded, name).map(|score| (0, score, true));
        }
        let names: Vec<&str> = name.split(' ').collect();
        let mut used = vec![false; names.len()];
        let mut total = 40;
        let mut edits = 0;
        let mut matched = 0_usize;
        let mut complete = true;
        for word in &self.words {
            let best = names
                .iter()
                .enumerate()
                .filter(|(at, _)| !used[*at])
                .filter_map(|(at, of_name)| {
                    word.score(of_name).map(|(distance, score)| (score, distance, at))
                })
                .min();
            if let Some((score, distance, at)) = best {
                used[at] = true;
                total += score;
                edits += distance;
                matched += word.length;
            } else {
                complete = false;
                total += if word.length <= 3 { 25 } else { 90 };
            }
        }
        if matched < 3 {
            return None;
        }
        for (at, word) in names.iter().enumerate() {
            if !used[at] {
                total += if word.chars().count() <= 3 { 4 } else { 18 };
            }
        }
        Some((edits, total, complete))
    }
}

impl<'a> QueryWord<'a> {
    fn new(word: &'a str) -> Self {
        let length = word.chars().count();
        Self {
            word,
            length,
            // A part of a name says less than a whole one: a short word of it is not two slips away.
            slips: match length {
                0..4 => 0,
                4..LONG => 1,
                _ => 2,
            },
            letters: letters(word),
        }
    }

    /// The word against one word of a name: the same, its beginning, or a slip.
    fn score(&self, of_name: &str) -> Option<(usize, u32)> {
        if self.word == of_name {
            return Some((0, 0));
        }
        if let Some(score) = prefix_score(self.word, of_name) {
            return Some((0, score));
        }
        if self.slips == 0 || !may_be_near(self.letters, letters(of_name), self.slips) {
            return None;
        }
        if of_name.chars().count().abs_diff(self.length) > self.slips {
            return None;
        }
        let distance = strsim::osa_distance(self.word, of_name);
        let edits = u32::try_from(distance).unwrap_or(u32::MAX);
        (distance <= self.slips).then_some((distance, edits.saturating_mul(60)))
    }
}

/// Each edit brings or takes at most one letter on each side: more cannot be made up.
fn may_be_near(one: u32, other: u32, most: usize) -> bool {
    missing(one, other) <= most && missing(other, one) <= most
}

/// How many of the letters of one word another has not.
fn missing(of: u32, from: u32) -> usize {
    (of & !from).count_ones() as usize
}

fn allowed_edits(length: usize) -> usize {
    match length {
        0..=2 => 0,
        // Two slips away from a short word stands some other word.
        3..=6 => 1,
        7..=13 => 2,
        _ => 3,
    }
}

/// A word that is the beginning of another: the more is missing, the worse.
fn prefix_score(word: &str, of_name: &str) -> Option<u32> {
    let length = word.chars().count();
    let rest = of_name.strip_prefix(word)?.chars().count();
    if length < 3 {
        return None;
    }
    Some(40 + u32::try_from(rest).unwrap_or(100).min(20) * 8)
}
