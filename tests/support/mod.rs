//! What several tests need: the text files, parsed.

#![allow(dead_code, clippy::allow_attributes, reason = "each test uses a part of this")]

pub mod cases;
pub mod mutator;
pub mod program;
pub mod told;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use fluent_syntax::ast;

/// The languages besides English.
pub const TRANSLATIONS: [&str; 3] = ["it", "pl", "he"];

/// All languages.
pub const LANGUAGES: [&str; 4] = ["en", "it", "pl", "he"];

/// A message: the source of its value and attributes (value under the empty name), and its own source.
#[derive(Debug, Clone, Default)]
pub struct MessageText {
    /// The patterns by attribute.
    pub patterns: BTreeMap<String, ast::Pattern<String>>,
    /// The file it stands in.
    pub file: String,
    /// Its lines.
    pub source: String,
}

/// All Rust files below a folder, sorted.
pub fn rust_files(folder: &Path, files: &mut Vec<PathBuf>) {
    let mut entries: Vec<PathBuf> = fs::read_dir(folder)
        .expect("a folder of sources")
        .map(|entry| entry.expect("a readable entry").path())
        .collect();
    entries.sort();
    for path in entries {
        if path.is_dir() {
            rust_files(&path, files);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            files.push(path);
        }
    }
}

pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).to_path_buf()
}

/// The text files of a language by name.
pub fn text_files(tag: &str) -> BTreeMap<String, String> {
    let folder = root().join("locales").join(tag);
    fs::read_dir(&folder)
        .unwrap_or_else(|error| panic!("{}: {error}", folder.display()))
        .map(|entry| entry.expect("a readable entry").path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "ftl"))
        .map(|path| {
            let name = path.file_name().expect("a file").to_string_lossy().into_owned();
            (name, fs::read_to_string(&path).expect("a readable file"))
        })
        .collect()
}

/// The messages of a language by file and id.
pub fn messages(tag: &str) -> BTreeMap<(String, String), MessageText> {
    let mut messages = BTreeMap::new();
    for (file, text) in text_files(tag) {
        let resource = fluent_syntax::parser::parse(text.clone())
            .unwrap_or_else(|(_, errors)| panic!("{tag}/{file}: {errors:?}"));
        for entry in resource.body {
            let ast::Entry::Message(message) = entry else {
                continue;
            };
            let mut patterns = BTreeMap::new();
            patterns.extend(message.value.map(|value| (String::new(), value)));
            for attribute in message.attributes {
                patterns.insert(attribute.id.name, attribute.value);
            }
            let id = message.id.name;
            let found = MessageText {
                patterns,
                file: file.clone(),
                source: source_of(&text, &id),
            };
            messages.insert((file.clone(), id), found);
        }
    }
    messages
}

/// The lines of a message, blank space evened out.
fn source_of(text: &str, id: &str) -> String {
    let mut lines = text
        .lines()
        .skip_while(|line| !line.starts_with(&format!("{id} =")));
    let first = lines.next().unwrap_or_default();
    let rest = lines.take_while(|line| line.is_empty() || line.starts_with([' ', '}']));
    std::iter::once(first)
        .chain(rest)
        .map(str::trim)
        .collect::<Vec<_>>()
        .join("\n")
        .trim()
        .to_owned()
}

/// The words of a pattern, all variants one after the other.
pub fn words_of(pattern: &ast::Pattern<String>) -> String {
    let mut words = String::new();
    collect_words(pattern, &mut words);
    words
}

fn collect_words(pattern: &ast::Pattern<String>, words: &mut String) {
    for element in &pattern.elements {
        match element {
            ast::PatternElement::TextElement { value } => words.push_str(value),
            ast::PatternElement::Placeable { expression } => {
                if let ast::Expression::Select { variants, .. } = expression {
                    for variant in variants {
                        words.push(' ');
                        collect_words(&variant.value, words);
                    }
                }
                words.push(' ');
            }
        }
    }
}

/// The variables of a pattern.
pub fn variables_of(pattern: &ast::Pattern<String>) -> BTreeSet<String> {
    let mut variables = BTreeSet::new();
    visit(pattern, &mut |inline| {
        if let ast::InlineExpression::VariableReference { id } = inline {
            variables.insert(id.name.clone());
        }
    });
    variables
}

/// The keys of every selector on a number-like variable, as sets.
pub fn selectors_of(pattern: &ast::Pattern<String>) -> Vec<BTreeSet<String>> {
    let mut selectors = Vec::new();
    collect_selectors(pattern, &mut selectors);
    selectors
}

fn collect_selectors(pattern: &ast::Pattern<String>, selectors: &mut Vec<BTreeSet<String>>) {
    for element in &pattern.elements {
        if let ast::PatternElement::Placeable {
            expression: ast::Expression::Select { variants, .. },
        } = element
        {
            let keys = variants.iter().map(|variant| match &variant.key {
                ast::VariantKey::Identifier { name } => name.clone(),
                ast::VariantKey::NumberLiteral { value } => value.clone(),
            });
            selectors.push(keys.collect());
            for variant in variants {
                collect_selectors(&variant.value, selectors);
            }
        }
    }
}

fn visit(pattern: &ast::Pattern<String>, see: &mut impl FnMut(&ast::InlineExpression<String>)) {
    for element in &pattern.elements {
        if let ast::PatternElement::Placeable { expression } = element {
            visit_expression(expression, see);
        }
    }
}

fn visit_expression(
    expression: &ast::Expression<String>,
    see: &mut impl FnMut(&ast::InlineExpression<String>),
) {
    match expression {
        ast::Expression::Inline(inline) => visit_inline(inline, see),
        ast::Expression::Select { selector, variants } => {
            visit_inline(selector, see);
            for variant in variants {
                visit(&variant.value, see);
            }
        }
    }
}

fn visit_inline(
    inline: &ast::InlineExpression<String>,
    see: &mut impl FnMut(&ast::InlineExpression<String>),
) {
    see(inline);
    match inline {
        ast::InlineExpression::FunctionReference { arguments, .. } => {
            for argument in &arguments.positional {
                visit_inline(argument, see);
            }
        }
        ast::InlineExpression::Placeable { expression } => visit_expression(expression, see),
        _ => {}
    }
}
