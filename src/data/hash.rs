//! A small fixed hash, so that tables made at build time are found at run time in one step.

/// FNV-1a over the bytes, mixed so that the upper bits are even too.
pub fn hash(text: &str) -> u32 {
    let mut hash: u32 = 0x811c_9dc5;
    for byte in text.bytes() {
        hash = (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193);
    }
    hash ^= hash >> 15;
    hash = hash.wrapping_mul(0x2c1b_3c6d);
    hash ^ (hash >> 13)
}

/// Where the first of the items with this hash stands, in a list sorted by hash.
///
/// Hashes are spread evenly, so the search begins where the item is to be expected and touches
/// little of a large table.
pub fn find_by_hash<T>(items: &[T], wanted: u32, hash_of: impl Fn(&T) -> u32) -> usize {
    let expected = (u64::from(wanted) * items.len() as u64) >> 32;
    let mut at = usize::try_from(expected).unwrap_or(0);
    while at > 0 && hash_of(&items[at - 1]) >= wanted {
        at -= 1;
    }
    while at < items.len() && hash_of(&items[at]) < wanted {
        at += 1;
    }
    at
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_item_is_found_and_nothing_else() {
        let mut items: Vec<(u32, String)> = (0..5000)
            .map(|number| (hash(&number.to_string()), number.to_string()))
            .collect();
        items.sort();
        for (expected, (wanted, _)) in items.iter().enumerate() {
            assert_eq!(
                items[find_by_hash(&items, *wanted, |item| item.0)].0,
                items[expected].0
            );
        }
        assert_eq!(find_by_hash(&[] as &[u32], 7, |item| *item), 0);
        assert_eq!(find_by_hash(&[1, 2], u32::MAX, |item| *item), 2);
    }
}
