//! Templates: a text with `{{names}}` that are replaced by values.

/// Fills a template; a name without a value is left out.
pub(super) fn fill(template: &str, values: &[(&str, &str)]) -> String {
    let mut filled =
        String::with_capacity(template.len() + values.iter().map(|(_, value)| value.len()).sum::<usize>());
    let mut rest = template;
    while let Some(open) = rest.find("{{") {
        let Some(close) = rest[open..].find("}}") else {
            break;
        };
        filled.push_str(&rest[..open]);
        let name = rest[open + 2..open + close].trim();
        let value = values.iter().find(|(known, _)| *known == name);
        debug_assert!(value.is_some(), "the template asks for {name}");
        filled.push_str(value.map_or("", |(_, value)| value));
        rest = &rest[open + close + 2..];
    }
    filled.push_str(rest);
    filled
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_replaced_once_and_values_are_left_alone() {
        assert_eq!(
            fill("a {{b}} {{ c }}.", &[("b", "{{c}}"), ("c", "2")]),
            "a {{c}} 2."
        );
        assert_eq!(fill("{{open", &[]), "{{open");
    }
}
