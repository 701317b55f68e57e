//! What occurs in simulated games: every building, box, piece, token, card, conflict, tie and empty supply, and every
//! rule that is tried on an entry.

use std::collections::BTreeMap;

use annals::core::Kind;
use annals::games::discovery::Action;
use annals::games::discovery::catalog::Catalog;
use annals::games::discovery::replay::{Moment, Moments, Session};
use annals::games::discovery::rules::RULES;
use annals::games::discovery::score::TieBreak;
use annals::games::discovery::state::{Piece, Rulebook, Stage};

/// How often each thing occurred.
#[derive(Default)]
pub struct Coverage {
    pub counts: BTreeMap<String, u64>,
}

impl Coverage {
    /// Everything that should occur, none of it seen yet.
    pub fn new(catalog: &Catalog) -> Self {
        let mut coverage = Self::default();
        for kind in [Kind::Building, Kind::Box, Kind::Piece, Kind::Token, Kind::Card] {
            for id in catalog.ids(kind) {
                // Nothing is placed on the turn order track.
                if id != "turn-order" {
                    coverage.counts.insert(format!("{} {id}", kind.word()), 0);
                }
            }
        }
        for rule in RULES.iter().filter(|rule| can_be_met(rule.moments)) {
            coverage.counts.insert(format!("rule {}", rule.slug), 0);
        }
        for event in EVENTS {
            coverage.counts.insert(event.to_owned(), 0);
        }
        coverage
    }

    fn note(&mut self, what: &str) {
        *self.counts.entry(what.to_owned()).or_default() += 1;
    }

    /// What an entry shows, before it is applied.
    pub fn entry(&mut self, action: &Action, catalog: &Catalog) {
        let sort = Moment::Entry(action).sort();
        for rule in RULES.iter().filter(|rule| rule.moments.meets(sort)) {
            self.note(&format!("rule {}", rule.slug));
        }
        match action {
            Action::Buy(_, building, ..) => {
                self.note(&format!("building {}", catalog.buildings[building.index()].id));
            }
            Action::Place(_, piece, spot) => {
                self.note(&format!("piece {}", catalog.pieces[piece_index(*piece)].id));
                let name = format!("{spot:?}").to_lowercase();
                let name = name
                    .split('(')
                    .next()
                    .unwrap_or_default()
                    .replace("specialist", "specialists");
                self.note(&format!("box {name}"));
            }
            Action::Battle(..) => self.note("battle"),
            Action::War(..) => self.note("war"),
            Action::Losses(_, losses) => {
                if losses.len() > 1 {
                    self.note("losses on both sides");
                }
                if losses.iter().any(|side| side.on_militia > 0) {
                    self.note("a hit on the militia");
                }
            }
            Action::Train(..) => self.note("training"),
            Action::MoveSoldier(..) => self.note("stable"),
            Action::MoveColonists(..) => self.note("migration"),
            Action::University(..) => self.note("university"),
            Action::Draw(..) => self.note("west indies company"),
            Action::Bid(_, Some(_)) => self.note("a bid"),
            Action::AuctionToken(..) => self.note("the auction's token"),
            Action::AuctionSpecialist(..) => self.note("the auction's specialist"),
            Action::Pass(_) => self.note("a pass"),
            _ => {}
        }
    }

    /// What the table shows.
    pub fn table(&mut self, session: &Session) {
        let state = session.state();
        if state.stage == Stage::Shipping
            && let Some(result) = state.shipping_result()
            && result.tie_broken
        {
            self.note("a tie for the ship");
        }
        if state.goods_pile.iter().all(|left| *left == 0) {
            self.note("no goods left in the pile");
        }
        let ships: u16 = state.players.iter().map(|player| u16::from(player.ships)).sum();
        // Eight can be won; the other two mark the turn and the end of the dock.
        if ships >= 8 {
            self.note("no ships left");
        }
        if state.map_is_complete() {
            self.note("the map complete");
        }
    }

    /// What the end of a game shows.
    pub fn end(&mut self, session: &Session, catalog: &Catalog, rulebook: &Rulebook) {
        let state = session.state();
        for player in &state.players {
            for token in &player.tokens {
                let figures = (token.coins, token.plunder, token.natives, token.points);
                // Tokens with the same figures cannot be told apart.
                let same = |known: &&annals::games::discovery::catalog::Token| {
                    (known.coins, known.plunder, known.natives, known.points) == figures
                };
                for known in catalog.tokens.iter().filter(same) {
                    self.note(&format!("token {}", known.id));
                }
            }
            for card in &player.cards {
                self.note(&format!("card {}", catalog.cards[card.index()].id));
            }
        }
        let tie = match state.winners(rulebook).1 {
            TieBreak::None => return,
            TieBreak::Colonies => "a tie broken by colonies",
            TieBreak::Money => "a tie broken by money",
            TieBreak::Goods | TieBreak::Shared => "a tie beyond money",
        };
        self.note(tie);
    }

    /// What never occurred.
    pub fn missing(&self) -> Vec<&str> {
        let none = self.counts.iter().filter(|(_, count)| **count == 0);
        none.map(|(what, _)| what.as_str()).collect()
    }
}

/// What happens besides things of the box.
const EVENTS: [&str; 18] = [
    "a bid",
    "a pass",
    "a tie broken by colonies",
    "a tie for the ship",
    "battle",
    "losses on both sides",
    "migration",
    "no goods left in the pile",
    "no ships left",
    "stable",
    "the auction's specialist",
    "the auction's token",
    "the map complete",
    "training",
    "university",
    "war",
    "west indies company",
    "a hit on the militia",
];

/// Whether entries of a legal game can meet a rule: the others are told of broken records and of their ends.
fn can_be_met(moments: Moments) -> bool {
    let others = Moments::LOST.or(Moments::LEAVING).or(Moments::CONCLUDING);
    let entries = Moments::ANY_ENTRY.or(Moments::HEADER).or(Moments::HEADING);
    moments.meets(entries) && !moments.meets(others) && moments != Moments::HEADER
}

fn piece_index(piece: Piece) -> usize {
    Piece::ALL.iter().position(|known| *known == piece).unwrap_or(0)
}
