//! A small generator of random numbers: the same seed gives the same numbers everywhere.

/// Numbers that look random.
#[derive(Debug, Clone)]
pub struct Random(u64);

impl Random {
    /// A generator for a seed.
    pub fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// The next 64 bits (`SplitMix64`).
    pub fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// A number below a limit; 0 if the limit is 0.
    pub fn below(&mut self, limit: usize) -> usize {
        let limit = limit as u64;
        usize::try_from(self.bits().checked_rem(limit).unwrap_or(0)).unwrap_or(0)
    }

    /// Whether something that happens so many times in a hundred happens.
    pub fn percent(&mut self, chance: usize) -> bool {
        self.below(100) < chance
    }

    /// Shuffles a list.
    pub fn shuffle<T>(&mut self, list: &mut [T]) {
        for at in (1..list.len()).rev() {
            list.swap(at, self.below(at + 1));
        }
    }

    /// One of the items, each as likely as its weight.
    pub fn weighted<'a, T>(&mut self, items: &'a [T], weight: impl Fn(&T) -> usize) -> Option<&'a T> {
        let all: usize = items.iter().map(&weight).sum();
        let mut at = self.below(all);
        items.iter().find(|item| {
            let own = weight(item);
            let here = at < own;
            at = at.saturating_sub(own);
            here
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_seed_gives_the_same_numbers_and_weights_count() {
        let numbers = |seed| {
            let mut random = Random::new(seed);
            (0..5).map(|_| random.below(1000)).collect::<Vec<_>>()
        };
        assert_eq!(numbers(7), numbers(7));
        assert_ne!(numbers(7), numbers(8));
        let mut random = Random::new(1);
        let items = [0, 1, 3];
        let mut seen = [0; 4];
        for _ in 0..400 {
            let item = random.weighted(&items, |item| *item).expect("some weight");
            seen[*item] += 1;
        }
        assert_eq!(seen[0], 0);
        assert!(seen[3] > seen[1], "{seen:?}");
    }
}
