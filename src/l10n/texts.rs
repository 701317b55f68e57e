//! Messages of one language, formatted; each parsed when it is first asked for.

use std::cell::RefCell;
use std::collections::BTreeSet;
use std::sync::Arc;

use fluent::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use fluent_syntax::ast;
use unic_langid::LanguageIdentifier;

use super::isolates::right_to_left_runs;
use super::plurals::plural_category;
use super::{GlossaryName, Language, Store};
use crate::message::{Argument, Message};

/// The texts of one language, with those of one game in reach.
pub struct Texts {
    store: Arc<Store>,
    language: Language,
    game: Option<&'static str>,
    /// What stands in brackets behind a name, by the id of the name.
    beside: Arc<[(String, String)]>,
    bundle: RefCell<FluentBundle<FluentResource>>,
    loaded: RefCell<BTreeSet<String>>,
    problems: RefCell<Vec<TextProblem>>,
}

/// A text that could not be given as it should be.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum TextProblem {
    /// No language has it.
    Missing(String),
    /// This language lacks it; English was shown and marked.
    Untranslated(String),
    /// Fluent reported an error: message id and error.
    Broken(String, String),
}

impl std::fmt::Debug for Texts {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        f.debug_struct("Texts")
            .field("language", &self.language.tag)
            .finish_non_exhaustive()
    }
}

impl Texts {
    /// The texts of a language for a game, or only the shared ones.
    pub fn new(store: &Arc<Store>, language: &Language, game: Option<&'static str>) -> Self {
        Self::with_beside(store, language, game, Arc::default())
    }

    fn with_beside(
        store: &Arc<Store>,
        language: &Language,
        game: Option<&'static str>,
        beside: Arc<[(String, String)]>,
    ) -> Self {
        let tag: LanguageIdentifier = language.tag.parse().unwrap_or_default();
        let mut bundle = FluentBundle::new(vec![tag]);
        add_functions(&mut bundle, store, language, game, &beside);
        Self {
            store: Arc::clone(store),
            language: language.clone(),
            game,
            beside,
            bundle: RefCell::new(bundle),
            loaded: RefCell::default(),
            problems: RefCell::default(),
        }
    }

    /// The same language for a game.
    #[must_use]
    pub fn for_game(&self, game: &'static str) -> Self {
        Self::new(&self.store, &self.language, Some(game))
    }

    /// The same texts in another language.
    #[must_use]
    pub fn in_language(&self, language: &Language) -> Self {
        Self::new(&self.store, language, self.game)
    }

    /// The same texts, in which a name is followed by something in brackets: `red (Anna)`. The remarks are Markdown, by
    /// the id of the name.
    #[must_use]
    pub fn with_remarks(&self, remarks: Vec<(String, String)>) -> Self {
        Self::with_beside(&self.store, &self.language, self.game, remarks.into())
    }

    /// What stands behind a name, with its space and brackets; mostly nothing.
    pub fn remark(&self, id: &str) -> String {
        remark(&self.beside, id)
    }

    /// The game whose texts they are; none for the shared ones.
    pub fn game(&self) -> Option<&'static str> {
        self.game
    }

    /// The language.
    pub fn language(&self) -> &Language {
        &self.language
    }

    /// All languages.
    pub fn store(&self) -> &Arc<Store> {
        &self.store
    }

    /// Whether this language has the message itself.
    pub fn has(&self, id: &str) -> bool {
        self.store.message(&self.language.tag, self.game, id).is_some()
    }

    /// A message without arguments.
    pub fn text(&self, id: &str) -> String {
        self.format(id, None, &[])
    }

    /// A message with arguments.
    pub fn with(&self, id: &str, arguments: &[(&'static str, Argument)]) -> String {
        self.format(id, None, arguments)
    }

    /// A message value.
    pub fn message(&self, message: &Message) -> String {
        self.format(message.id, None, &message.arguments)
    }

    /// An attribute of a message; none if the message lacks it.
    pub fn attribute(&self, id: &str, attribute: &str) -> Option<String> {
        self.load(id);
        let has = {
            let bundle = self.bundle.borrow();
            bundle
                .get_message(id)
                .is_some_and(|message| message.get_attribute(attribute).is_some())
        };
        has.then(|| self.format(id, Some(attribute), &[]))
    }

    /// A name of the glossary with its forms, in this language or else in English.
    pub fn name(&self, id: &str) -> Option<GlossaryName> {
        GlossaryName::find(&self.store, &self.language.tag, self.game, id)
            .or_else(|| GlossaryName::find(&self.store, "en", self.game, id))
    }

    /// What could not be said properly so far.
    pub fn problems(&self) -> Vec<TextProblem> {
        self.problems.borrow().clone()
    }

    fn format(&self, id: &str, attribute: Option<&str>, arguments: &[(&'static str, Argument)]) -> String {
        let untranslated = self.load(id);
        let bundle = self.bundle.borrow();
        let message = bundle.get_message(id);
        let pattern = message.as_ref().and_then(|message| match attribute {
            Some(attribute) => message
                .get_attribute(attribute)
                .map(|attribute| attribute.value()),
            None => message.value(),
        });
        let Some(pattern) = pattern else {
            self.note(TextProblem::Missing(id.to_owned()));
            return format!("\u{27e8}{id}\u{27e9}");
        };
        let mut values = FluentArgs::with_capacity(arguments.len());
        for (name, value) in arguments {
            values.set(*name, fluent_value(value));
        }
        let mut errors = Vec::new();
        let text = bundle
            .format_pattern(pattern, Some(&values), &mut errors)
            .into_owned();
        for error in errors {
            self.note(TextProblem::Broken(id.to_owned(), error.to_string()));
        }
        let text = if self.language.is_right_to_left() {
            right_to_left_runs(&text)
        } else {
            text
        };
        if untranslated {
            format!("\u{27e8}en\u{27e9} {text}")
        } else {
            text
        }
    }

    /// Brings a message and all it refers to into the bundle; true if English had to stand in.
    fn load(&self, id: &str) -> bool {
        if self.loaded.borrow().contains(id) {
            let own = self.store.message(&self.language.tag, self.game, id);
            return own.is_none() && self.bundle.borrow().has_message(id);
        }
        let mut references = Vec::new();
        let untranslated = self.load_one(id, &mut references);
        // One after the other, since a chain of references may be long.
        while let Some(reference) = references.pop() {
            self.load_one(&reference, &mut references);
        }
        untranslated
    }

    /// Brings a message alone into the bundle and adds what it refers to.
    fn load_one(&self, id: &str, references: &mut Vec<String>) -> bool {
        if !self.loaded.borrow_mut().insert(id.to_owned()) {
            return false;
        }
        let own = self.store.message(&self.language.tag, self.game, id);
        let Some(source) = own.or_else(|| self.store.message("en", self.game, id)) else {
            return false;
        };
        let resource = match FluentResource::try_new(source.to_owned()) {
            Ok(resource) => resource,
            Err((resource, errors)) => {
                for error in errors {
                    self.note(TextProblem::Broken(id.to_owned(), error.to_string()));
                }
                resource
            }
        };
        if source.contains('{') {
            for entry in resource.entries() {
                collect_references(entry, references);
            }
        }
        if let Err(errors) = self.bundle.borrow_mut().add_resource(resource) {
            for error in errors {
                self.note(TextProblem::Broken(id.to_owned(), error.to_string()));
            }
        }
        if own.is_none() {
            self.note(TextProblem::Untranslated(id.to_owned()));
        }
        own.is_none()
    }

    fn note(&self, problem: TextProblem) {
        let mut problems = self.problems.borrow_mut();
        if !problems.contains(&problem) {
            problems.push(problem);
        }
    }
}

fn fluent_value(argument: &Argument) -> FluentValue<'_> {
    match argument {
        Argument::Number(number) => FluentValue::from(*number),
        Argument::Text(text) => FluentValue::from(text.as_str()),
    }
}

/// `NAME($thing, form: "genitive")`, `NAME($thing, $count)` and `GENDER($thing)`.
fn add_functions(
    bundle: &mut FluentBundle<FluentResource>,
    store: &Arc<Store>,
    language: &Language,
    game: Option<&'static str>,
    beside: &Arc<[(String, String)]>,
) {
    let (names, of_names, beside) = (Arc::clone(store), language.clone(), Arc::clone(beside));
    bundle
        .add_function("NAME", move |positional, named| {
            let form = inflected(
                find_name(&names, &of_names.tag, game, positional),
                &of_names,
                positional,
                named,
            );
            match (form, positional.first()) {
                (FluentValue::String(form), Some(FluentValue::String(id))) => {
                    FluentValue::from(format!("{form}{}", remark(&beside, id)))
                }
                (form, _) => form,
            }
        })
        .expect("a fresh bundle has no functions");
    let (genders, of_genders) = (Arc::clone(store), language.tag.clone());
    bundle
        .add_function("GENDER", move |positional, _| {
            let name = find_name(&genders, &of_genders, game, positional);
            let gender = name.as_ref().and_then(|name| name.form("gender"));
            gender.map_or(FluentValue::Error, |gender| FluentValue::from(gender.to_owned()))
        })
        .expect("a fresh bundle has no such function");
}

/// ` (Anna)`, or nothing.
fn remark(beside: &[(String, String)], id: &str) -> String {
    let found = beside.iter().find(|(known, _)| known == id);
    found
        .map(|(_, remark)| format!(" ({remark})"))
        .unwrap_or_default()
}

fn find_name(
    store: &Store,
    tag: &str,
    game: Option<&str>,
    positional: &[FluentValue],
) -> Option<GlossaryName> {
    match positional.first() {
        Some(FluentValue::String(id)) => GlossaryName::find(store, tag, game, id),
        _ => None,
    }
}

/// The form after a count, the form that is named, or the headline.
fn inflected(
    name: Option<GlossaryName>,
    language: &Language,
    positional: &[FluentValue],
    named: &FluentArgs,
) -> FluentValue<'static> {
    let Some(name) = name else {
        return FluentValue::Error;
    };
    if let Some(FluentValue::Number(count)) = positional.get(1) {
        #[expect(clippy::cast_possible_truncation, reason = "counts are small whole numbers")]
        let category = plural_category(language, count.value as i64);
        return FluentValue::from(name.counted(category).to_owned());
    }
    let form = match named.get("form") {
        Some(FluentValue::String(form)) => name.form(form),
        _ => Some(name.headline.as_str()),
    };
    form.map_or(FluentValue::Error, |form| FluentValue::from(form.to_owned()))
}

fn collect_references(entry: &ast::Entry<&str>, references: &mut Vec<String>) {
    let (value, attributes) = match entry {
        ast::Entry::Message(message) => (message.value.as_ref(), &message.attributes),
        ast::Entry::Term(term) => (Some(&term.value), &term.attributes),
        ast::Entry::Comment(_)
        | ast::Entry::GroupComment(_)
        | ast::Entry::ResourceComment(_)
        | ast::Entry::Junk { .. } => return,
    };
    let patterns = value
        .into_iter()
        .chain(attributes.iter().map(|attribute| &attribute.value));
    for pattern in patterns {
        of_pattern(pattern, references);
    }
}

fn of_pattern(pattern: &ast::Pattern<&str>, references: &mut Vec<String>) {
    for element in &pattern.elements {
        if let ast::PatternElement::Placeable { expression } = element {
            of_expression(expression, references);
        }
    }
}

fn of_expression(expression: &ast::Expression<&str>, references: &mut Vec<String>) {
    match expression {
        ast::Expression::Inline(inline) => of_inline(inline, references),
        ast::Expression::Select { selector, variants } => {
            of_inline(selector, references);
            for variant in variants {
                of_pattern(&variant.value, references);
            }
        }
    }
}

fn of_inline(inline: &ast::InlineExpression<&str>, references: &mut Vec<String>) {
    match inline {
        ast::InlineExpression::MessageReference { id, .. } => references.push(id.name.to_owned()),
        ast::InlineExpression::TermReference { id, .. } => references.push(format!("-{}", id.name)),
        ast::InlineExpression::FunctionReference { arguments, .. } => {
            for argument in &arguments.positional {
                of_inline(argument, references);
            }
        }
        ast::InlineExpression::Placeable { expression } => of_expression(expression, references),
        ast::InlineExpression::StringLiteral { .. }
        | ast::InlineExpression::NumberLiteral { .. }
        | ast::InlineExpression::VariableReference { .. } => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::data::List;
    use crate::l10n::{Locale, LocaleFile, builtin};
    use crate::source::Source;

    fn texts(tag: &str, body: &str) -> Texts {
        let file = LocaleFile {
            tag: tag.to_owned(),
            file: "test.ftl".to_owned(),
            source: Source::new("test.ftl", body),
        };
        let store = builtin()
            .with_overlay(&[file], &["discovery"])
            .expect("sound texts");
        let store = Arc::new(store);
        let language = store.language(tag).expect("built in").clone();
        Texts::new(&store, &language, Some("discovery"))
    }

    #[test]
    fn names_are_inflected_and_counted() {
        let texts = texts(
            "pl",
            "test = { NAME($thing, form: \"genitive\") }, { $n } { NAME($thing, $n) }\n",
        );
        let said = |n: i64| {
            let arguments = [
                ("thing", Argument::from("piece-colonist")),
                ("n", Argument::from(n)),
            ];
            crate::l10n::strip_isolates(&texts.with("test", &arguments))
        };
        assert_eq!(said(1), "kolonisty, 1 kolonista");
        assert_eq!(said(5), "kolonisty, 5 kolonistów");
        assert_eq!(texts.problems(), []);
    }

    #[test]
    fn an_unknown_message_is_visible_and_noted() {
        let texts = texts("en", "x = y\n");
        assert_eq!(texts.text("nowhere"), "⟨nowhere⟩");
        assert_eq!(texts.problems(), [TextProblem::Missing("nowhere".to_owned())]);
    }

    #[test]
    fn english_stands_in_for_a_gap_and_is_marked() {
        let english = LocaleFile {
            tag: "en".to_owned(),
            file: "only.ftl".to_owned(),
            source: Source::new("only.ftl", "only-english = Hello\n"),
        };
        let store = builtin().with_overlay(&[english], &[]).expect("sound texts");
        let store = Arc::new(store);
        let polish = store.language("pl").expect("built in").clone();
        let texts = Texts::new(&store, &polish, None);
        assert_eq!(texts.text("only-english"), "⟨en⟩ Hello");
        assert_eq!(texts.text("only-english"), "⟨en⟩ Hello");
    }

    #[test]
    fn referenced_messages_are_loaded_too() {
        let texts = texts(
            "en",
            "-brand = annals\none = { two } by { -brand }\ntwo = rules\n",
        );
        assert_eq!(crate::l10n::strip_isolates(&texts.text("one")), "rules by annals");
    }

    #[test]
    fn a_language_without_description_is_refused() {
        let file = LocaleFile {
            tag: "xx".to_owned(),
            file: "test.ftl".to_owned(),
            source: Source::new("test.ftl", "a = b\n"),
        };
        let store = Store::new(List::Borrowed(&[] as &[Locale]));
        let problems = store.with_overlay(&[file], &[]).expect_err("no language.toml");
        assert_eq!(problems[0].message.id, "data-language-undescribed");
    }
}
