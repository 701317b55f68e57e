//! From what was written to what was meant. Judges no move: only whether a statement says something
//! that can happen under its heading.

use super::action::{Action, Holdings};
use super::apply::{Losses, Row, Spot};
use super::state::{CardId, Figures, GoodId, Piece, PieceCounts, RegionId, Rulebook, Seat, Stage};
use crate::core::{EntryKey, EntryStatement, Kind, Named, Statement, TextSpan, Thing};

/// A statement and what it means.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Resolved {
    /// What it means; none if it says nothing that can happen there.
    pub action: Option<Action>,
    /// Whose entry it is, also where it is not understood.
    pub seat: Option<Seat>,
    /// Whether words or signs of it were not understood: that is reported elsewhere.
    pub is_broken: bool,
    /// Where it stands.
    pub span: TextSpan,
    /// The names of the rules that are waived.
    pub waivers: Vec<String>,
}

/// Finds out what the statements of a record mean.
pub fn resolve(statements: &[Statement], rulebook: &Rulebook) -> Vec<Resolved> {
    let mut resolver = Resolver {
        rulebook,
        seats: Vec::new(),
        heading: None,
    };
    statements
        .iter()
        .map(|statement| resolver.statement(statement))
        .collect()
}

struct Resolver<'r> {
    rulebook: &'r Rulebook<'r>,
    /// Colour and name of each seat.
    seats: Vec<(String, String)>,
    heading: Option<EntryKey>,
}

impl Resolver<'_> {
    fn statement(&mut self, statement: &Statement) -> Resolved {
        match statement {
            Statement::Heading { key, number, span } => {
                // What follows is read as before under a heading that is not understood.
                if key.is_some() {
                    self.heading.clone_from(key);
                }
                Resolved {
                    action: key.as_ref().and_then(|key| heading(key, *number)),
                    seat: None,
                    is_broken: key.is_none(),
                    span: *span,
                    waivers: Vec::new(),
                }
            }
            Statement::Entry(entry) => {
                let action = if entry.is_broken { None } else { self.entry(entry) };
                let of_action = action.as_ref().and_then(Action::seat);
                Resolved {
                    seat: of_action.or_else(|| self.seat(entry.subject.as_ref()?)),
                    action,
                    is_broken: entry.is_broken,
                    span: entry.span,
                    waivers: entry.waivers.iter().map(|waiver| slug(waiver)).collect(),
                }
            }
        }
    }

    fn entry(&mut self, entry: &EntryStatement) -> Option<Action> {
        let subject = entry.subject.as_ref()?;
        match subject.key().map(|key| (key.kind, key.id.as_str())) {
            Some((Kind::Word, word)) => self.of_word(word, entry),
            Some((Kind::Box, "buildings")) => {
                listed(&entry.items, |item| self.building(item)).map(Action::LayOutBuildings)
            }
            Some((Kind::Box, "goods")) => {
                listed(&entry.items, |item| self.good(item)).map(Action::LayOutGoods)
            }
            Some((Kind::Region, _)) => self.losses(subject, entry),
            _ => self.of_player(self.seat(subject)?, entry),
        }
    }

    fn of_word(&mut self, word: &str, entry: &EntryStatement) -> Option<Action> {
        let seats = || {
            entry
                .items
                .iter()
                .map(|item| self.seat(item.name.as_ref()?))
                .collect::<Option<Vec<_>>>()
        };
        match word {
            "title" | "date" | "place" => Some(Action::Remark),
            "players" => {
                // Who plays is said once.
                if !self.seats.is_empty() {
                    return None;
                }
                let players: Option<Vec<(String, String)>> =
                    entry.items.iter().map(|item| self.player(item)).collect();
                self.seats = players?;
                Some(Action::Players(self.seats.clone()))
            }
            "order" => seats().map(Action::Order),
            "winner" => seats().map(Action::ClaimWinners),
            "variant" => Some(Action::Auction),
            "ruling" => {
                let (name, reading) = self.choice(entry.free_text.as_deref()?);
                Some(Action::Ruling(name, reading))
            }
            "board" => {
                let region = self.region(entry.items.first()?)?;
                let good = entry.result.first().and_then(|item| self.good(item));
                let border = entry.link.first().and_then(|item| self.region(item));
                let of_good = good.map(|good| Action::BoardGood(region, good));
                of_good.or_else(|| border.map(|other| Action::BoardBorder(region, other)))
            }
            _ => None,
        }
    }

    fn of_player(&self, seat: Seat, entry: &EntryStatement) -> Option<Action> {
        let first = entry.items.first()?;
        let alone = entry.items.len() == 1;
        let is = |kind: Kind, id: &str| {
            first
                .name
                .as_ref()
                .and_then(Named::key)
                .is_some_and(|key| key.kind == kind && key.id == id)
        };
        let heading = self.heading.as_ref().map_or("", |heading| heading.id.as_str());
        if is(Kind::Word, "pass") && alone && entry.target.is_empty() {
            return Some(if heading == "bids" {
                Action::Bid(seat, None)
            } else {
                Action::Pass(seat)
            });
        }
        if is(Kind::Word, "exchange") {
            let [piece, region] = entry.target.as_slice() else {
                return None;
            };
            return Some(Action::Exchange(seat, piece_of(piece)?, self.region(region)?));
        }
        // Without a place it is bought, owned or claimed; under its own heading it goes without saying.
        if is(Kind::Building, "university") && alone && !entry.target.is_empty() {
            return row(only(&entry.target)?).map(|row| Action::University(seat, row));
        }
        if heading == "university" && alone {
            return row(first).map(|row| Action::University(seat, row));
        }
        self.under_heading(heading, seat, first, entry)
    }

    fn under_heading(
        &self,
        heading: &str,
        seat: Seat,
        first: &Thing,
        entry: &EntryStatement,
    ) -> Option<Action> {
        let target = entry.target.first();
        // Only lists of pieces and of possessions have several items, only a move several targets.
        let several_items = matches!(
            heading,
            "discovery" | "setup" | "tally" | "turn" | "refill" | "placement"
        );
        let several_targets = matches!(heading, "warfare" | "benefits" | "setup");
        if (entry.items.len() > 1 && !several_items)
            || (entry.target.len() > 1 && !several_targets)
            || entry.result.len() > 1
        {
            return None;
        }
        match heading {
            "placement" if entry.items.len() > 1 => None,
            "placement" => match target {
                Some(target) => Some(Action::Place(seat, single_piece(first)?, spot(target)?)),
                None => Some(Action::Place(seat, Piece::Colonist, spot(first)?)),
            },
            "dock" => {
                let good = entry.result.first().map(|item| self.good(item));
                let good = if let Some(good) = good { Some(good?) } else { None };
                match target {
                    Some(target) => {
                        let piece = single_piece(first)?;
                        Some(Action::Sail(seat, Some(piece), self.region(target)?, good))
                    }
                    None => Some(Action::Sail(seat, None, self.region(first)?, good)),
                }
            }
            "goods" => single(first).and_then(|first| Some(Action::Trade(seat, self.good(first)?))),
            "shipping" => {
                let ship = first.name.as_ref().and_then(Named::key);
                ship.is_some_and(|key| key.id == "merchant-ship")
                    .then_some(Action::ClaimShip(seat))
            }
            "buildings" => {
                let region = target.and_then(|target| self.region(target));
                let token = entry.result.first().and_then(figures);
                Some(Action::Buy(seat, self.building(first)?, region, token))
            }
            "discovery" => self.expedition(seat, entry),
            "specialists" => match target {
                Some(target) => Some(Action::Train(seat, piece_of(target)?)),
                None => Some(Action::ClaimSpecialist(seat, piece_of(first)?)),
            },
            "warfare" => self.conflict(seat, first, entry),
            "benefits" => self.benefit(seat, first, entry),
            "bids" => {
                if let Some(money) = first.money {
                    return Some(Action::Bid(seat, Some(money)));
                }
                let won = entry.result.first().and_then(figures);
                let token = self
                    .region(first)
                    .map(|region| Action::AuctionToken(seat, region, won));
                token.or_else(|| piece_of(first).map(|piece| Action::AuctionSpecialist(seat, piece)))
            }
            "setup" => self.gift(seat, entry),
            "score" => first.count.map(|points| Action::ClaimPoints(seat, points)),
            "initiative" | "income" => first.money.map(|money| Action::ClaimReceived(seat, money)),
            _ => self
                .holdings(&entry.items)
                .filter(|held| held.hand.is_none())
                .map(|held| Action::ClaimHoldings(seat, held)),
        }
    }

    fn expedition(&self, seat: Seat, entry: &EntryStatement) -> Option<Action> {
        let mut pieces = PieceCounts::default();
        for item in &entry.items {
            pieces += PieceCounts::of(piece_of(item)?, count_of(item));
        }
        // an expedition is at least one piece.
        if pieces.is_empty() {
            return None;
        }
        let target = entry.target.first()?;
        if let Some(region) = self.region(target) {
            return Some(Action::Explore(
                seat,
                pieces,
                region,
                entry.result.first().and_then(figures),
            ));
        }
        let card = entry.result.first().and_then(|item| self.card(item));
        Some(Action::ExploreCard(seat, pieces, card))
    }

    fn conflict(&self, seat: Seat, first: &Thing, entry: &EntryStatement) -> Option<Action> {
        let opponent = self.seat(entry.target.first()?.name.as_ref()?)?;
        match first.name.as_ref()?.key()?.id.as_str() {
            "battle" if entry.target.len() == 2 => {
                Some(Action::Battle(seat, opponent, self.region(entry.target.get(1)?)?))
            }
            "war" if entry.target.len() == 1 => Some(Action::War(seat, opponent)),
            _ => None,
        }
    }

    fn benefit(&self, seat: Seat, first: &Thing, entry: &EntryStatement) -> Option<Action> {
        if let Some(money) = first.money {
            return Some(Action::ClaimReceived(seat, money));
        }
        match first.name.as_ref()?.key()?.id.as_str() {
            "stable" => {
                let [from, to] = entry.target.as_slice() else {
                    return None;
                };
                Some(Action::MoveSoldier(seat, self.region(from)?, self.region(to)?))
            }
            "migration" => {
                let [pieces @ .., from, to] = entry.target.as_slice() else {
                    return None;
                };
                let mut moved = PieceCounts::default();
                for item in pieces {
                    moved += PieceCounts::of(piece_of(item)?, count_of(item));
                }
                Some(Action::MoveColonists(
                    seat,
                    moved,
                    self.region(from)?,
                    self.region(to)?,
                ))
            }
            "new-world-cartography" => {
                let token = entry.result.first().and_then(figures);
                let region = self.region(entry.target.first()?)?;
                Some(Action::DiscoverFreely(seat, region, token))
            }
            "west-indies-co" => Some(Action::Draw(seat, self.good(entry.result.first()?)?)),
            _ => None,
        }
    }

    /// What a player of a record that begins in the middle has, or where his pieces stand.
    fn gift(&self, seat: Seat, entry: &EntryStatement) -> Option<Action> {
        let held = self.holdings(&entry.items)?;
        let Some(target) = entry.target.first() else {
            return Some(Action::Give(seat, held));
        };
        let pieces = held.hand?;
        if let Some(region) = self.region(target) {
            return Some(Action::GivePieces(seat, pieces, region));
        }
        if let Some(Row::DockFree(space)) = row(target) {
            return (pieces == PieceCounts::of(Piece::Colonist, 1)).then_some(Action::GiveDock(seat, space));
        }
        (spot(target)? == Spot::Discovery).then_some(Action::GiveExplorers(seat, pieces))
    }

    /// `$14, 3 sugar, 2 ships, stable, 5 colonists`.
    fn holdings(&self, items: &[Thing]) -> Option<Holdings> {
        let mut held = Holdings::default();
        for item in items {
            let count = item.count.unwrap_or(1);
            if let Some(money) = item.money {
                held.money = Some(money);
            } else if let Some(good) = self.good(item) {
                held.goods.push((good, count));
            } else if let Some(building) = self.building(item) {
                held.buildings
                    .extend((0..count.min(MOST_LISTED)).map(|_| building));
            } else if let Some(piece) = piece_of(item) {
                *held.hand.get_or_insert_default() += PieceCounts::of(piece, count_of(item));
            } else if item.name.as_ref()?.key()?.id == "merchant-ship" {
                held.ships = Some(count);
            } else {
                return None;
            }
        }
        Some(held)
    }

    /// `canada: blue -soldier, -2 colonists, red -soldier`: a colour opens the list of its losses.
    fn losses(&self, region: &Named, entry: &EntryStatement) -> Option<Action> {
        let region = self.region_key(region.key()?)?;
        let mut losses: Vec<Losses> = Vec::new();
        for item in &entry.items {
            if let Some(lead) = &item.lead {
                losses.push(Losses {
                    seat: self.seat(lead)?,
                    pieces: PieceCounts::default(),
                    on_militia: 0,
                });
            }
            let side = losses.last_mut()?;
            match piece_of(item) {
                Some(piece) => side.pieces += PieceCounts::of(piece, count_of(item)),
                None => side.on_militia = side.on_militia.saturating_add(count_of(item)),
            }
        }
        Some(Action::Losses(region, losses))
    }

    fn seat(&self, named: &Named) -> Option<Seat> {
        let at = match named {
            Named::Player(name) => {
                let wanted = name.to_lowercase();
                self.seats
                    .iter()
                    .position(|(_, known)| known.to_lowercase() == wanted)
            }
            Named::Key(key) | Named::KeyAnd(key, _) => {
                let colour = self.colour(key)?;
                self.seats.iter().position(|(known, _)| known == colour)
            }
        };
        u8::try_from(at?).ok().map(Seat)
    }

    /// A colour and a name.
    fn player(&self, item: &Thing) -> Option<(String, String)> {
        match item.name.as_ref()? {
            Named::Key(key) => Some((self.colour(key)?.to_owned(), String::new())),
            Named::KeyAnd(key, name) => Some((self.colour(key)?.to_owned(), name.clone())),
            Named::Player(_) => None,
        }
    }

    /// a nation is its colour.
    fn colour<'k>(&self, key: &'k EntryKey) -> Option<&'k str>
    where
        Self: 'k,
    {
        if key.kind != Kind::Nation {
            return Some(&key.id);
        }
        let mut colours = self.rulebook.catalog.colours.iter();
        colours
            .find(|pair| pair.nation == key.id)
            .map(|pair| pair.id.as_ref())
    }

    /// The name of a ruling and of a reading, however they are spelled; the reading may be missing.
    fn choice(&self, text: &str) -> (String, String) {
        let words: Vec<String> = text.split_whitespace().map(slug).collect();
        let registry = &self.rulebook.catalog.registry;
        let is_name = |name: &str| {
            registry.rulings.iter().any(|ruling| ruling.name == name)
                || registry.disagreements.iter().any(|item| item.name == name)
        };
        let splits = (1..=words.len())
            .rev()
            .map(|at| (words[..at].join("-"), words[at..].join("-")));
        let known = splits.clone().find(|(name, _)| is_name(name));
        let first = || {
            let name = words.first().cloned().unwrap_or_default();
            (name, words.get(1..).unwrap_or_default().join("-"))
        };
        known.unwrap_or_else(first)
    }

    fn region(&self, item: &Thing) -> Option<RegionId> {
        self.region_key(item.name.as_ref()?.key()?)
    }

    fn region_key(&self, key: &EntryKey) -> Option<RegionId> {
        if key.kind == Kind::Region {
            self.rulebook.region_id(&key.id)
        } else {
            None
        }
    }

    fn good(&self, item: &Thing) -> Option<GoodId> {
        let key = item.name.as_ref()?.key()?;
        if key.kind == Kind::Good {
            self.rulebook.good_id(&key.id)
        } else {
            None
        }
    }

    fn building(&self, item: &Thing) -> Option<super::state::BuildingId> {
        let key = item.name.as_ref()?.key()?;
        if key.kind == Kind::Building {
            self.rulebook.building_id(&key.id)
        } else {
            None
        }
    }

    fn card(&self, item: &Thing) -> Option<CardId> {
        let key = item.name.as_ref()?.key()?;
        let at = self
            .rulebook
            .catalog
            .cards
            .iter()
            .position(|card| card.id == key.id);
        if key.kind == Kind::Card {
            u8::try_from(at?).ok().map(CardId)
        } else {
            None
        }
    }
}

fn heading(key: &EntryKey, number: Option<u32>) -> Option<Action> {
    let stage = match (key.kind, key.id.as_str()) {
        // A turn without its number is one out of order.
        (Kind::Word | Kind::Term, "turn") => return Some(Action::Turn(number.unwrap_or(0))),
        (Kind::Word, "setup") => Stage::Setup,
        (Kind::Word, "bids") => return Some(Action::Bids),
        (Kind::Phase, "placement") => Stage::Placement,
        (Kind::Box, "initiative") => Stage::Initiative,
        (Kind::Box, "dock") => Stage::Dock,
        (Kind::Box, "goods") => Stage::Goods,
        (Kind::Box, "shipping") => Stage::Shipping,
        (Kind::Box, "buildings") => Stage::Buildings,
        (Kind::Box, "discovery") => Stage::Discovery,
        (Kind::Box, "specialists") => Stage::Specialists,
        (Kind::Box, "warfare") => Stage::Warfare,
        (Kind::Phase, "income") => Stage::Income,
        (Kind::Phase, "benefits") => Stage::Benefits,
        (Kind::Word, "score") => Stage::Scoring,
        (Kind::Word, "refill") => Stage::Refill,
        (Kind::Word, "end") => Stage::End,
        (Kind::Word, "tally") => return Some(Action::Tally),
        // The University does not move the turn on.
        _ => return Some(Action::Remark),
    };
    Some(Action::Enter(stage))
}

/// The name of a ruling, a reading or a finding as the data spell it.
fn slug(text: &str) -> String {
    let words: Vec<&str> = text.split_whitespace().collect();
    words.join("-").to_lowercase()
}

/// So many of one thing are listed at most.
const MOST_LISTED: u32 = 20;

/// Every item of a list, as often as it is counted.
fn listed<T: Copy>(items: &[Thing], meant: impl Fn(&Thing) -> Option<T>) -> Option<Vec<T>> {
    let mut list = Vec::with_capacity(items.len());
    for item in items {
        let thing = meant(item)?;
        let count = item.count.unwrap_or(1).min(MOST_LISTED);
        list.extend((0..count).map(|_| thing));
    }
    Some(list)
}

/// The only item of a list.
fn only(items: &[Thing]) -> Option<&Thing> {
    match items {
        [item] => Some(item),
        _ => None,
    }
}

fn piece_of(item: &Thing) -> Option<Piece> {
    let key = item.name.as_ref()?.key()?;
    if key.kind == Kind::Piece {
        Piece::from_id(&key.id)
    } else {
        None
    }
}

/// An item that is not counted.
fn single(item: &Thing) -> Option<&Thing> {
    (item.count.unwrap_or(1) == 1).then_some(item)
}

fn single_piece(item: &Thing) -> Option<Piece> {
    single(item).and_then(piece_of)
}

fn count_of(item: &Thing) -> u8 {
    u8::try_from(item.count.unwrap_or(1)).unwrap_or(u8::MAX)
}

fn figures(item: &Thing) -> Option<Figures> {
    let small = |number: u32| u16::try_from(number).unwrap_or(u16::MAX);
    match (item.is_literal, item.numbers.as_slice()) {
        (true, [coins, plunder, natives, points]) => Some(Figures {
            coins: small(*coins),
            plunder: small(*plunder),
            natives: small(*natives),
            points: small(*points),
        }),
        _ => None,
    }
}

/// A box or a square of the Specialists box.
fn spot(item: &Thing) -> Option<Spot> {
    // Spaces are not chosen: the next free one is taken.
    if !item.numbers.is_empty() || matches!(item.name, Some(Named::KeyAnd(..))) {
        return None;
    }
    let key = item.name.as_ref()?.key()?;
    match (key.kind, key.id.as_str()) {
        (Kind::Box, "initiative") => Some(Spot::Initiative),
        (Kind::Box, "dock") => Some(Spot::Dock),
        (Kind::Box, "goods") => Some(Spot::Goods),
        (Kind::Box, "shipping") => Some(Spot::Shipping),
        (Kind::Box, "buildings") => Some(Spot::Buildings),
        (Kind::Box, "discovery") => Some(Spot::Discovery),
        (Kind::Box, "warfare") => Some(Spot::Warfare),
        (Kind::Term, "training-square") => Some(Spot::TRAINING),
        (Kind::Piece, _) => {
            let piece = piece_of(item)?;
            Spot::SQUARES
                .iter()
                .position(|square| *square == piece)
                .map(Spot::Specialist)
        }
        _ => None,
    }
}

/// `dock 5`, `dock X`, `initiative 3`, `buildings 2`, `order 3`.
fn row(item: &Thing) -> Option<Row> {
    let named = item.name.as_ref()?;
    let key = named.key()?;
    if let Named::KeyAnd(_, letter) = named {
        return match letter.as_str() {
            "X" => Some(Row::DockFree(0)),
            "Y" => Some(Row::DockFree(1)),
            _ => None,
        };
    }
    let space = usize::try_from(*item.numbers.first()?).ok()?;
    match key.id.as_str() {
        "dock" => Some(Row::Dock(space)),
        "initiative" => Some(Row::Initiative(space)),
        "buildings" => Some(Row::Buildings(space)),
        "order" => Some(Row::Order(space)),
        _ => None,
    }
}
