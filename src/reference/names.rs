//! The name, the kind and the text of an entry in a language.

use super::library::EntryRef;
use crate::core::{EntryKey, Family, Kind};
use crate::games::AnyGame;
use crate::l10n::{GlossaryName, Language, Texts, isolate, strip_isolates};
use crate::message::Argument;

/// How an entry is called.
pub fn display_name(entry: &EntryRef, texts: &Texts) -> String {
    match entry.family() {
        Family::Numbered(term) => {
            let word = texts
                .name(&EntryKey::new(Kind::TERM, term).message_id())
                .map(|name| name.headline)
                .unwrap_or_default();
            let arguments = [
                ("name", Argument::from(word)),
                ("number", Argument::from(entry.key.id.as_str())),
            ];
            strip_isolates(&texts.with("numbered-name", &arguments))
        }
        Family::Rule => rule_title(entry.game, &entry.key.id, texts),
        Family::Named | Family::Section | Family::Dispute => texts.text(&entry.key.message_id()),
    }
}

/// What stands behind the name of a tile or card whose readers know it by its name in another language.
pub(super) fn name_beside(entry: &EntryRef, texts: &Texts) -> String {
    let is_printed = entry
        .game
        .kind_info(entry.key.kind)
        .is_some_and(|info| info.is_printed);
    let beside = texts.store().language(&texts.language().beside);
    match beside.filter(|_| is_printed) {
        Some(language) => format!(" ({})", isolate(&name_in(entry, language, texts))),
        None => String::new(),
    }
}

/// The name of an entry as a link to it.
pub(super) fn linked_name(entry: &EntryRef, texts: &Texts) -> String {
    let name = display_name(entry, texts);
    format!("[{name}]({}:{})", entry.key.kind.word(), entry.key.id)
}

/// How an entry is called in another language.
pub(super) fn name_in(entry: &EntryRef, language: &Language, texts: &Texts) -> String {
    let named = entry.family() == Family::Named;
    let id = entry.key.message_id();
    let name =
        named.then(|| GlossaryName::headline(texts.store(), &language.tag, Some(entry.game.id()), &id));
    name.flatten()
        .unwrap_or_else(|| display_name(entry, &texts.in_language(language)))
}

/// The title of a rule; a rule that an entry owns is called like the entry.
pub fn rule_title(game: &AnyGame, rule: &str, texts: &Texts) -> String {
    match game.owner_of_rule(rule) {
        Some(key) => texts.text(&key.message_id()),
        None => texts.text(rule),
    }
}

/// The words of a rule; that of an owned rule is the entry's own text.
pub fn rule_text(game: &AnyGame, rule: &str, texts: &Texts) -> String {
    match game.owner_of_rule(rule) {
        Some(key) => texts.text(&about(&key)),
        None => texts.attribute(rule, "text").unwrap_or_default(),
    }
}

/// The word for a kind.
pub fn kind_name(kind: Kind, texts: &Texts) -> String {
    texts.text(&format!("kind-{}", kind.word()))
}

/// What the reference says about an entry, as Markdown.
pub fn text_of(entry: &EntryRef, texts: &Texts) -> String {
    match entry.family() {
        Family::Numbered(_) => texts.text(&format!("about-{}", entry.key.kind.word())),
        Family::Rule => rule_text(entry.game, &entry.key.id, texts),
        Family::Section => texts
            .attribute(&entry.key.message_id(), "text")
            .unwrap_or_default(),
        Family::Dispute => texts.attribute(&entry.key.id, "ruling").unwrap_or_default(),
        Family::Named => texts.text(&about(&entry.key)),
    }
}

fn about(key: &EntryKey) -> String {
    format!("about-{}", key.message_id())
}
