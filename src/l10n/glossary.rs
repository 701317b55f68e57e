//! Names with their grammar: each a message whose attributes are its forms.

use fluent_syntax::ast;

use super::Store;

/// A name of the glossary in one language: the headline and its forms.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GlossaryName {
    /// The form shown as a headline.
    pub headline: String,
    /// The forms by name of the attribute.
    pub forms: Vec<(String, String)>,
}

impl GlossaryName {
    /// Reads a name from the source of its message.
    pub fn parse(message: &str) -> Option<Self> {
        let resource = match fluent_syntax::parser::parse_runtime(message) {
            Ok(resource) | Err((resource, _)) => resource,
        };
        resource.body.into_iter().find_map(|entry| match entry {
            ast::Entry::Message(message) => Some(Self {
                headline: plain_text(&message.value?),
                forms: message
                    .attributes
                    .iter()
                    .map(|attribute| (attribute.id.name.to_owned(), plain_text(&attribute.value)))
                    .collect(),
            }),
            _ => None,
        })
    }

    /// The headline alone, as a language of the store gives it.
    pub fn headline(store: &Store, tag: &str, game: Option<&str>, id: &str) -> Option<String> {
        let message = store.message(tag, game, id)?;
        let lines = message.split_inclusive('\n');
        let before_forms = lines.take_while(|line| !line.trim_start().starts_with('.'));
        let length: usize = before_forms.map(str::len).sum();
        Self::parse(&message[..length]).map(|name| name.headline)
    }

    /// The name as a language of the store gives it.
    pub fn find(store: &Store, tag: &str, game: Option<&str>, id: &str) -> Option<Self> {
        Self::parse(store.message(tag, game, id)?)
    }

    /// The form with this name.
    pub fn form(&self, name: &str) -> Option<&str> {
        let found = self.forms.iter().find(|(known, _)| known == name);
        found.map(|(_, form)| form.as_str())
    }

    /// The form to use after a number of that plural category.
    pub fn counted(&self, category: &str) -> &str {
        let fallback = || {
            if category == "one" {
                None
            } else {
                self.form("plural")
            }
        };
        self.form(category).or_else(fallback).unwrap_or(&self.headline)
    }
}

fn plain_text(pattern: &ast::Pattern<&str>) -> String {
    let text = |element: &ast::PatternElement<&str>| match element {
        ast::PatternElement::TextElement { value } => (*value).to_owned(),
        ast::PatternElement::Placeable { .. } => String::new(),
    };
    pattern.elements.iter().map(text).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_has_its_forms() {
        let name =
            GlossaryName::parse("piece-x = kolonista\n    .genitive = kolonisty\n    .few = kolonistów\n");
        let name = name.expect("it is a message");
        assert_eq!(name.headline, "kolonista");
        assert_eq!(name.form("genitive"), Some("kolonisty"));
        assert_eq!(name.counted("few"), "kolonistów");
        assert_eq!(name.counted("one"), "kolonista");
    }
}
