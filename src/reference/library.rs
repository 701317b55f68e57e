//! Everything at hand: languages, games and the indexes of names and of words.

use std::borrow::Cow;
use std::sync::{Arc, OnceLock};

use super::fold::fold;
use super::index::{GameNames, NameIndex, Target};
use super::question::{Shelf, is_question};
use super::search::{Outcome, Query, Reach, is_number, search};
use super::word_index::WordIndex;
use crate::core::{EntryKey, Family, Kind, Registry};
use crate::data::Text;
use crate::games::{AnyGame, GameInfo};
use crate::l10n::{Language, Store, Texts};

/// The languages, the games and the names.
#[derive(Debug)]
pub struct Library {
    store: Arc<Store>,
    games: Vec<AnyGame>,
    index: Cow<'static, NameIndex>,
    /// The words, once somebody has asked a question.
    words: OnceLock<Cow<'static, WordIndex>>,
    /// Whether data of the table's own lie over those that are built in.
    has_own_data: bool,
}

/// What words lead to.
#[derive(Debug)]
pub enum LookUp<'a> {
    /// Things by their names.
    Named(Outcome<'a>),
    /// Answers to a question, best first.
    Answered(Vec<&'a Target>),
}

/// An entry of a game.
#[derive(Debug, Clone)]
pub struct EntryRef<'a> {
    /// The game.
    pub game: &'a AnyGame,
    /// The kind and the id.
    pub key: EntryKey,
}

impl Library {
    /// What is built in, index included: costs nothing at start.
    pub fn builtin() -> Self {
        Self {
            store: Arc::new(crate::l10n::builtin()),
            games: AnyGame::builtin(),
            index: Cow::Borrowed(&generated::NAMES),
            words: OnceLock::from(Cow::Borrowed(&generated::WORDS)),
            has_own_data: false,
        }
    }

    /// Other languages or data: the index is made anew.
    pub fn new(store: &Arc<Store>, games: Vec<AnyGame>) -> Self {
        let names: Vec<GameNames> = games.iter().map(names_of_game).collect();
        let index = Cow::Owned(NameIndex::build(store, &names));
        Self {
            store: Arc::clone(store),
            games,
            index,
            words: OnceLock::new(),
            has_own_data: false,
        }
    }

    /// The same, of which it is known that data of the table's own lie over those that are built in.
    #[must_use]
    pub fn with_own_data(mut self) -> Self {
        self.has_own_data = true;
        self
    }

    /// Whether data of the table's own lie over those that are built in.
    pub fn has_own_data(&self) -> bool {
        self.has_own_data
    }

    /// Puts a game in the place of the one with the same id: the same words, with the file of a table.
    pub fn replace_game(&mut self, game: AnyGame) {
        if let Some(known) = self.games.iter_mut().find(|known| known.id() == game.id()) {
            *known = game;
        }
    }

    /// The languages.
    pub fn store(&self) -> &Arc<Store> {
        &self.store
    }

    /// The games.
    pub fn games(&self) -> &[AnyGame] {
        &self.games
    }

    /// The game with this id.
    pub fn game(&self, id: &str) -> Option<&AnyGame> {
        self.games.iter().find(|game| game.id() == id)
    }

    /// The index of names.
    pub fn index(&self) -> &NameIndex {
        &self.index
    }

    /// The index of words.
    pub fn words(&self) -> &WordIndex {
        self.words.get_or_init(|| {
            let names: Vec<GameNames> = self.games.iter().map(names_of_game).collect();
            Cow::Owned(WordIndex::build(&self.store, &names))
        })
    }

    /// The texts of a language for a game.
    pub fn texts(&self, language: &Language, game: Option<&str>) -> Texts {
        let game = game.and_then(GameInfo::find).map(|game| game.id);
        Texts::new(&self.store, language, game)
    }

    /// Searches all names.
    pub fn search(&self, query: &Query) -> Outcome<'_> {
        self.search_as_far_as(query, Reach::Parts)
    }

    /// Searches all names for whole ones: what was misspelt, not what was left out.
    pub fn search_whole(&self, query: &Query) -> Outcome<'_> {
        self.search_as_far_as(query, Reach::Whole)
    }

    /// Searches all names for the very one that was typed.
    pub fn search_exact(&self, query: &Query) -> Outcome<'_> {
        self.search_as_far_as(query, Reach::Exact)
    }

    fn search_as_far_as(&self, query: &Query, reach: Reach) -> Outcome<'_> {
        let languages = self.store.languages();
        let outcome = search(&self.index, query, &languages, reach);
        if outcome.is_exact() {
            return outcome;
        }
        if self.is_absent(query) {
            return Outcome::Nothing(Vec::new());
        }
        if !matches!(outcome, Outcome::Nothing(_)) {
            return outcome;
        }
        let keyboards = languages.iter().filter(|language| !language.keyboard.is_empty());
        let retyped = keyboards.map(|language| language.retyped(query.words));
        let other_layout = |words: String| {
            let query = Query {
                words: &words,
                ..query.clone()
            };
            search(&self.index, &query, &languages, Reach::Exact).if_exact()
        };
        retyped
            .filter(|words| words != query.words)
            .find_map(other_layout)
            .unwrap_or(outcome)
    }

    /// Whether a game that is asked knows what was typed as the name of something it has not.
    fn is_absent(&self, query: &Query) -> bool {
        let folded = fold(query.words);
        let games = self.games.iter();
        let mut asked = games.filter(|game| query.game.is_none_or(|wanted| game.id() == wanted));
        asked.any(|game| game.absent_names().iter().any(|name| fold(name) == folded))
    }

    /// What words lead to: things that are called so come first, then answers to what they ask, then near names.
    pub fn look_up<'a>(&'a self, query: &Query) -> LookUp<'a> {
        let answers = || {
            let answers = self.ask(query, |target| target.kind != Kind::WORD);
            (!answers.is_empty()).then_some(LookUp::Answered(answers))
        };
        // Nobody misspells a name so that it becomes a question: near names need not be looked for.
        let is_question = self.is_question(query.words);
        if is_question {
            let exact = self.search_exact(query);
            if exact.is_exact() {
                return LookUp::Named(exact);
            }
            if let Some(answered) = answers() {
                return answered;
            }
        }
        let found = self.search(query);
        if found.is_named(query.words) {
            return LookUp::Named(found);
        }
        if !is_question && let Some(answered) = answers() {
            return answered;
        }
        LookUp::Named(found.without_fragments())
    }

    /// Whether words are plainly a question and no name, not even a misspelt one.
    pub fn is_question(&self, words: &str) -> bool {
        is_question(self.words(), words)
    }

    /// What answers a question best, of the things that are wanted; nothing if no text fits.
    pub fn ask(&self, query: &Query, is_wanted: impl Fn(&Target) -> bool) -> Vec<&Target> {
        // A number is a name: if nothing has it, no text is meant instead. The same holds for what is known to be absent.
        if is_number(&self.index, &fold(query.words)) || self.is_absent(query) {
            return Vec::new();
        }
        let shelf = Shelf {
            words: self.words(),
            names: &self.index,
        };
        let is_wanted = |number: u16| {
            let target = self.index.target_at(number);
            let of_kind = query.kind.is_none_or(|kind| target.kind == kind);
            let of_game = query.game.is_none_or(|game| target.game == game);
            of_kind && of_game && is_wanted(target)
        };
        let answers = shelf.ask(query.words, query.language, is_wanted);
        let targets = answers.iter().map(|answer| self.index.target_at(answer.target));
        targets.collect()
    }

    /// The entry a search result points at.
    pub fn entry(&self, target: &Target) -> Option<EntryRef<'_>> {
        Some(EntryRef {
            game: self.game(&target.game)?,
            key: EntryKey::new(target.kind, target.id.as_ref()),
        })
    }
}

impl<'a> EntryRef<'a> {
    /// How the entry is named and explained.
    pub fn family(&self) -> Family {
        let info = self.game.kind_info(self.key.kind);
        info.map_or(Family::Named, |info| info.family)
    }

    /// The registry of the entry's game.
    pub fn registry(&self) -> &'a Registry {
        self.game.registry()
    }

    /// The disagreements about this entry, or about its own rule.
    pub fn disagreements(&self) -> Vec<&'a str> {
        let own = self.own_rules();
        let name = format!("{}:{}", self.key.kind.word(), self.key.id);
        let registry = self.registry();
        let about = registry.disagreements.iter().filter(|item| {
            item.entries.iter().any(|entry| *entry == name)
                || item.rules.iter().any(|rule| own.iter().any(|own| own == rule))
        });
        about.map(|item| item.id.as_ref()).collect()
    }

    /// The rulings that bear on this entry's own rule.
    pub fn rulings(&self) -> Vec<&'a str> {
        let own = self.own_rules();
        let bears = |rules: &[Text]| rules.iter().any(|rule| own.iter().any(|own| own == rule));
        let registry = self.registry();
        let about = registry.rulings.iter().filter(|item| bears(&item.rules));
        about.map(|item| item.id.as_ref()).collect()
    }

    /// The rules that are about this entry alone.
    fn own_rules(&self) -> Vec<String> {
        let owns = self
            .game
            .kind_info(self.key.kind)
            .is_some_and(|info| info.owns_rules);
        let own = self.game.rules_of(&self.key).into_iter();
        own.take(usize::from(owns)).collect()
    }
}

fn names_of_game(game: &AnyGame) -> GameNames {
    GameNames::new(
        game.id(),
        game.kinds(),
        |kind| game.ids(kind),
        game.neutral_names(),
        game.registry(),
    )
}

#[expect(clippy::pedantic, reason = "written by the build script")]
mod generated {
    use std::borrow::Cow;

    use crate::core::{Kind, NameRank};
    use crate::reference::index::{NameIndex, NameRow, Target};

    use crate::reference::diction::Diction;
    use crate::reference::word_index::{AliasRow, LanguageWords, TextRow, WordIndex, WordRow};

    include!(concat!(env!("OUT_DIR"), "/names.rs"));
    include!(concat!(env!("OUT_DIR"), "/words.rs"));
}
