//! How things are called in a record: the short name if there is one, in lower case unless its kind keeps
//! capitals, in the form a number asks for.

use crate::core::EntryKey;
use crate::games::GameInfo;
use crate::l10n::{GlossaryName, Language, Texts};

/// The word for a thing in a record of a language.
pub fn record_name(key: &EntryKey, count: Option<u32>, texts: &Texts) -> String {
    let Some(name) = texts.name(&key.message_id()) else {
        return key.id.clone();
    };
    let form = match count {
        Some(count) => counted(&name, texts.language(), count),
        None => name.form("short").unwrap_or(&name.headline),
    };
    let game = texts.game().and_then(GameInfo::find);
    let info = game.and_then(|game| game.kind_info(key.kind));
    if info.is_some_and(|info| info.keeps_case) {
        form.to_owned()
    } else {
        form.to_lowercase()
    }
}

fn counted<'a>(name: &'a GlossaryName, language: &Language, count: u32) -> &'a str {
    name.counted(crate::l10n::plural_category(language, i64::from(count)))
}

/// The word for several of a thing: in the form that the number asks for, if its kind is counted.
pub(super) fn record_name_of(key: &EntryKey, count: u32, texts: &Texts) -> String {
    let is_counted = texts
        .name(&key.message_id())
        .is_some_and(|name| name.form("plural").is_some() || name.form("short").is_none());
    record_name(key, is_counted.then_some(count), texts)
}
