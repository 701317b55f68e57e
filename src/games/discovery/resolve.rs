//! From what was written to what was meant. Judges no move: only whether a statement says something
//! that can happen under its heading.

use super::action::{Action, Holdings};
use super::apply::{Losses, Row, Spot};
use super::meant::{Heading, Meant};
use super::state::{Figures, MOST_THINGS, Piece, PieceCounts, RegionId, Rulebook, Seat, Stage};
use crate::core::{EntryStatement, Kind, NameId, Statement, Statements, TextSpan, Thing};

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
    /// The names of the rules that are waived; few entries have any.
    pub waivers: Option<Box<[String]>>,
}

/// Finds out what the statements of a record mean.
pub fn resolve(statements: &Statements, rulebook: &Rulebook) -> Vec<Resolved> {
    let meant = statements.names.iter().map(|name| Meant::new(name, rulebook));
    let mut resolver = Resolver {
        rulebook,
        statements,
        meant: meant.collect(),
        seats: Vec::new(),
        seat_of: vec![None; statements.names.len()],
        heading: None,
    };
    statements
        .list
        .iter()
        .map(|statement| resolver.statement(statement))
        .collect()
}

struct Resolver<'r> {
    rulebook: &'r Rulebook<'r>,
    statements: &'r Statements,
    /// What each name can be.
    meant: Vec<Meant<'r>>,
    /// Colour and name of each seat.
    seats: Vec<(String, String)>,
    /// The player that each name means.
    seat_of: Vec<Option<Seat>>,
    heading: Option<Heading>,
}

impl<'r> Resolver<'r> {
    fn statement(&mut self, statement: &Statement) -> Resolved {
        match statement {
            Statement::Heading { name, number, span } => {
                let heading = name.and_then(|name| self.meant(name).heading);
                // What follows is read as before under a heading that is not understood.
                self.heading = heading.or(self.heading);
                Resolved {
                    action: heading.map(|heading| opened(heading, *number)),
                    seat: None,
                    is_broken: name.is_none(),
                    span: *span,
                    waivers: None,
                }
            }
            Statement::Entry(entry) => {
                let action = if entry.is_broken { None } else { self.entry(entry) };
                let of_action = action.as_ref().and_then(Action::seat);
                Resolved {
                    seat: of_action.or_else(|| self.seat_of[entry.subject?.place()]),
                    action,
                    is_broken: entry.is_broken,
                    span: entry.span,
                    waivers: entry
                        .extra
                        .as_ref()
                        .map(|extra| extra.waivers.iter().map(|waiver| slug(waiver)).collect()),
                }
            }
        }
    }

    fn meant(&self, name: NameId) -> &Meant<'r> {
        &self.meant[name.place()]
    }

    /// What an item can be; nothing if it has no words.
    fn of(&self, item: &Thing) -> Meant<'r> {
        item.name.map_or_else(Meant::default, |name| *self.meant(name))
    }

    fn seat(&self, item: &Thing) -> Option<Seat> {
        self.seat_of[item.name?.place()]
    }

    fn region(&self, item: &Thing) -> Option<RegionId> {
        self.meant(item.name?).region
    }

    fn piece(&self, item: &Thing) -> Option<Piece> {
        self.meant(item.name?).piece
    }

    fn row(&self, item: &Thing) -> Option<Row> {
        self.meant(item.name?).row(item.numbers.first())
    }

    /// Spaces are not chosen: the next free one is taken.
    fn spot(&self, item: &Thing) -> Option<Spot> {
        self.meant(item.name?).spot.filter(|_| item.numbers.is_empty())
    }

    fn entry(&mut self, entry: &EntryStatement) -> Option<Action> {
        let name = entry.subject?;
        let subject = *self.meant(name);
        if let Some(seat) = self.seat_of[name.place()] {
            return self.of_player(seat, entry);
        }
        let items = self.statements.items(entry);
        match subject.key? {
            (Kind::Word, word) => self.of_word(word, items, entry),
            (Kind::Box, "buildings") => {
                listed(items, |item| self.of(item).building).map(Action::LayOutBuildings)
            }
            (Kind::Box, "goods") => listed(items, |item| self.of(item).good).map(Action::LayOutGoods),
            (Kind::Region, _) => self.losses(subject.region?, items),
            _ => None,
        }
    }

    fn of_word(&mut self, word: &str, items: &[Thing], entry: &EntryStatement) -> Option<Action> {
        let seats = || {
            items
                .iter()
                .map(|item| self.seat(item))
                .collect::<Option<Vec<_>>>()
        };
        match word {
            "title" | "date" | "place" => Some(Action::Remark),
            "players" => self.sit_down(items),
            "order" => seats().map(Action::Order),
            "winner" => seats().map(Action::ClaimWinners),
            "variant" => Some(Action::Auction),
            "ruling" => {
                let choice = self.choice(entry.extra.as_ref()?.free_text.as_deref()?);
                Some(Action::Ruling(Box::new(choice)))
            }
            "board" => {
                let region = self.region(items.first()?)?;
                let good = self.statements.result(entry).first();
                let good = good.and_then(|item| self.of(item).good);
                let border = self.statements.link(entry).first();
                let border = border.and_then(|item| self.region(item));
                let of_good = good.map(|good| Action::BoardGood(region, good));
                of_good.or_else(|| border.map(|other| Action::BoardBorder(region, other)))
            }
            _ => None,
        }
    }

    /// Who plays is said once; from then on colours, nations and names are players.
    fn sit_down(&mut self, items: &[Thing]) -> Option<Action> {
        if !self.seats.is_empty() {
            return None;
        }
        let seated = |item: &Thing| {
            let meant = self.of(item);
            Some((
                meant.colour?.to_owned(),
                meant.rest.unwrap_or_default().to_owned(),
            ))
        };
        // No game seats so many; a longer list is told and cut.
        let listed = items.iter().take(MOST_PLAYERS);
        self.seats = listed.map(seated).collect::<Option<Vec<_>>>()?;
        for (at, meant) in self.meant.iter().enumerate() {
            let place = match (meant.colour, meant.called) {
                (Some(colour), _) => self.seats.iter().position(|(known, _)| known == colour),
                (None, Some(called)) => {
                    let called = called.to_lowercase();
                    self.seats
                        .iter()
                        .position(|(_, name)| name.to_lowercase() == called)
                }
                (None, None) => None,
            };
            self.seat_of[at] = place.and_then(|seat| u8::try_from(seat).ok()).map(Seat);
        }
        Some(Action::Players(self.seats.clone()))
    }

    fn of_player(&self, seat: Seat, entry: &EntryStatement) -> Option<Action> {
        let items = self.statements.items(entry);
        let target = self.statements.target(entry);
        let first = items.first()?;
        let meant = self.of(first);
        let alone = items.len() == 1;
        if alone && target.is_empty() && meant.is(Kind::Word, "pass") {
            return Some(if self.heading == Some(Heading::Bids) {
                Action::Bid(seat, None)
            } else {
                Action::Pass(seat)
            });
        }
        if alone && meant.is(Kind::Word, "exchange") {
            let [piece, region] = target else { return None };
            return Some(Action::Exchange(seat, self.piece(piece)?, self.region(region)?));
        }
        // Without a place it is bought, owned or claimed; under its own heading it goes without saying.
        if alone && !target.is_empty() && meant.is(Kind::Building, "university") {
            return self.row(only(target)?).map(|row| Action::University(seat, row));
        }
        let result = self.statements.result(entry);
        let written = Written {
            seat,
            items,
            first,
            meant,
            target,
            result,
        };
        self.under_heading(&written)
    }

    fn under_heading(&self, written: &Written<'_, 'r>) -> Option<Action> {
        let Written { seat, first, .. } = *written;
        let heading = self.heading?;
        if !written.fits(heading) {
            return None;
        }
        let target = written.target.first();
        let stage = match heading {
            Heading::University => return self.row(first).map(|row| Action::University(seat, row)),
            Heading::Bids => return Self::bid(written),
            Heading::Turn | Heading::Tally => return self.claim(written),
            Heading::Stage(stage) => stage,
        };
        match stage {
            Stage::Setup => self.gift(written),
            Stage::Placement => match target {
                Some(target) => Some(Action::Place(seat, self.single_piece(first)?, self.spot(target)?)),
                None => Some(Action::Place(seat, Piece::Colonist, self.spot(first)?)),
            },
            Stage::Dock => {
                let good = match written.result.first() {
                    Some(item) => Some(self.of(item).good?),
                    None => None,
                };
                match target {
                    Some(target) => {
                        let piece = self.single_piece(first)?;
                        Some(Action::Sail(seat, Some(piece), self.region(target)?, good))
                    }
                    None => Some(Action::Sail(seat, None, self.region(first)?, good)),
                }
            }
            Stage::Goods => single(first).and_then(|_| Some(Action::Trade(seat, written.meant.good?))),
            Stage::Shipping => written
                .meant
                .is(Kind::Term, "merchant-ship")
                .then_some(Action::ClaimShip(seat)),
            Stage::Buildings => {
                let region = target.and_then(|target| self.region(target));
                let token = written.result.first().and_then(figures);
                Some(Action::Buy(seat, written.meant.building?, region, token))
            }
            Stage::Discovery => self.expedition(written),
            Stage::Specialists => match target {
                Some(target) => Some(Action::Train(seat, self.piece(target)?)),
                None => Some(Action::ClaimSpecialist(seat, self.piece(first)?)),
            },
            Stage::Warfare => self.conflict(written),
            Stage::Initiative | Stage::Income => first.money.map(|money| Action::ClaimReceived(seat, money)),
            Stage::Benefits => self.benefit(written),
            Stage::Scoring => first.count.map(|points| Action::ClaimPoints(seat, points)),
            Stage::Refill | Stage::End => self.claim(written),
        }
    }

    fn claim(&self, written: &Written) -> Option<Action> {
        let held = self.holdings(written.items)?;
        held.hand
            .is_none()
            .then(|| Action::ClaimHoldings(written.seat, Box::new(held)))
    }

    fn bid(written: &Written) -> Option<Action> {
        let seat = written.seat;
        if let Some(money) = written.first.money {
            return Some(Action::Bid(seat, Some(money)));
        }
        if let Some(region) = written.meant.region {
            let won = written.result.first().and_then(figures);
            return Some(Action::AuctionToken(seat, region, won));
        }
        written
            .meant
            .piece
            .map(|piece| Action::AuctionSpecialist(seat, piece))
    }

    /// Pieces of a list, each as often as it is counted.
    fn pieces(&self, items: &[Thing]) -> Option<PieceCounts> {
        let mut pieces = PieceCounts::default();
        for item in items {
            pieces += PieceCounts::of(self.piece(item)?, count_of(item));
        }
        Some(pieces)
    }

    fn expedition(&self, written: &Written) -> Option<Action> {
        let pieces = self.pieces(written.items)?;
        // an expedition is at least one piece.
        if pieces.is_empty() {
            return None;
        }
        let target = written.target.first()?;
        let result = written.result.first();
        if let Some(region) = self.region(target) {
            return Some(Action::Explore(
                written.seat,
                pieces,
                region,
                result.and_then(figures),
            ));
        }
        let card = result.and_then(|item| self.of(item).card);
        Some(Action::ExploreCard(written.seat, pieces, card))
    }

    fn conflict(&self, written: &Written) -> Option<Action> {
        let seat = written.seat;
        match (written.meant.key?, written.target) {
            ((Kind::Term, "battle"), [enemy, region]) => {
                Some(Action::Battle(seat, self.seat(enemy)?, self.region(region)?))
            }
            ((Kind::Term, "war"), [enemy]) => Some(Action::War(seat, self.seat(enemy)?)),
            _ => None,
        }
    }

    fn benefit(&self, written: &Written) -> Option<Action> {
        let seat = written.seat;
        if let Some(money) = written.first.money {
            return Some(Action::ClaimReceived(seat, money));
        }
        match (written.meant.key?.1, written.target) {
            ("stable", [from, to]) => Some(Action::MoveSoldier(seat, self.region(from)?, self.region(to)?)),
            ("migration", [pieces @ .., from, to]) => {
                let moved = self.pieces(pieces)?;
                Some(Action::MoveColonists(
                    seat,
                    moved,
                    self.region(from)?,
                    self.region(to)?,
                ))
            }
            ("new-world-cartography", [region]) => {
                let token = written.result.first().and_then(figures);
                Some(Action::DiscoverFreely(seat, self.region(region)?, token))
            }
            ("west-indies-co", []) => Some(Action::Draw(seat, self.of(written.result.first()?).good?)),
            _ => None,
        }
    }

    /// What a player of a record that begins in the middle has, or where his pieces stand.
    fn gift(&self, written: &Written) -> Option<Action> {
        let seat = written.seat;
        let held = self.holdings(written.items)?;
        let Some(target) = written.target.first() else {
            return Some(Action::Give(seat, Box::new(held)));
        };
        let pieces = held.hand?;
        if let Some(region) = self.region(target) {
            return Some(Action::GivePieces(seat, pieces, region));
        }
        if let Some(Row::DockFree(space)) = self.row(target) {
            let one = PieceCounts::of(Piece::Colonist, 1);
            return (pieces == one).then_some(Action::GiveDock(seat, space));
        }
        (self.spot(target)? == Spot::Discovery).then_some(Action::GiveExplorers(seat, pieces))
    }

    /// `$14, 3 sugar, 2 ships, stable, 5 colonists`.
    fn holdings(&self, items: &[Thing]) -> Option<Holdings> {
        let mut held = Holdings::default();
        for item in items.iter().take(MOST_THINGS) {
            let count = item.count.unwrap_or(1);
            let meant = self.of(item);
            if let Some(money) = item.money {
                held.money = Some(money);
            } else if let Some(good) = meant.good {
                held.goods.push((good, count));
            } else if let Some(building) = meant.building {
                held.buildings.push((building, item.count));
            } else if let Some(piece) = meant.piece {
                *held.hand.get_or_insert_default() += PieceCounts::of(piece, count_of(item));
            } else if meant.is(Kind::Term, "merchant-ship") {
                held.ships = Some(count);
            } else {
                return None;
            }
        }
        Some(held)
    }

    /// `canada: blue -soldier, -2 colonists, red -soldier`: a colour opens the list of its losses.
    fn losses(&self, region: RegionId, items: &[Thing]) -> Option<Action> {
        let mut losses: Vec<Losses> = Vec::new();
        for item in items {
            if let Some(lead) = item.lead {
                losses.push(Losses {
                    seat: self.seat_of[lead.place()]?,
                    pieces: PieceCounts::default(),
                    on_militia: 0,
                });
            }
            let side = losses.last_mut()?;
            match self.piece(item) {
                Some(piece) => side.pieces += PieceCounts::of(piece, count_of(item)),
                None => side.on_militia = side.on_militia.saturating_add(count_of(item)),
            }
        }
        Some(Action::Losses(region, losses))
    }

    fn single_piece(&self, item: &Thing) -> Option<Piece> {
        single(item).and_then(|item| self.piece(item))
    }

    /// The name of a ruling and of a reading, however they are spelled; the reading may be missing.
    fn choice(&self, text: &str) -> (String, String) {
        let words: Vec<String> = text.split_whitespace().map(slug).collect();
        let registry = &self.rulebook.catalog.registry;
        let is_name = |name: &str| {
            registry.rulings.iter().any(|ruling| ruling.name == name)
                || registry.disagreements.iter().any(|item| item.name == name)
        };
        let mut splits = (1..=words.len())
            .rev()
            .map(|at| (words[..at].join("-"), words[at..].join("-")));
        let known = splits.find(|(name, _)| is_name(name));
        known.unwrap_or_else(|| {
            let name = words.first().cloned().unwrap_or_default();
            (name, words.get(1..).unwrap_or_default().join("-"))
        })
    }
}

/// An entry of a player.
struct Written<'s, 'r> {
    seat: Seat,
    items: &'s [Thing],
    first: &'s Thing,
    /// What the first item can be.
    meant: Meant<'r>,
    target: &'s [Thing],
    result: &'s [Thing],
}

impl Written<'_, '_> {
    /// Only lists of pieces and of possessions have several items, only moves and attacks several targets.
    fn fits(&self, heading: Heading) -> bool {
        let lists = matches!(
            heading,
            Heading::Turn
                | Heading::Tally
                | Heading::Stage(Stage::Setup | Stage::Discovery | Stage::Refill | Stage::End)
        );
        let moves = matches!(heading, Heading::Stage(Stage::Warfare | Stage::Benefits));
        (self.items.len() <= 1 || lists) && (self.target.len() <= 1 || moves) && self.result.len() <= 1
    }
}

fn opened(heading: Heading, number: Option<u32>) -> Action {
    match heading {
        // A turn without its number is one out of order.
        Heading::Turn => Action::Turn(number.unwrap_or(0)),
        Heading::Bids => Action::Bids,
        Heading::Tally => Action::Tally,
        // The University does not move the turn on.
        Heading::University => Action::Remark,
        Heading::Stage(stage) => Action::Enter(stage),
    }
}

/// The name of a ruling, a reading or a finding as the data spell it.
fn slug(text: &str) -> String {
    let words: Vec<&str> = text.split_whitespace().collect();
    words.join("-").to_lowercase()
}

/// More players than sit at any table.
const MOST_PLAYERS: usize = 20;

/// So many of one thing are listed at most.
const MOST_LISTED: u32 = 20;

/// Every item of a list, as often as it is counted.
fn listed<T: Copy>(items: &[Thing], meant: impl Fn(&Thing) -> Option<T>) -> Option<Vec<T>> {
    let mut list = Vec::with_capacity(items.len());
    for item in items.iter().take(MOST_THINGS) {
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

/// An item that is not counted.
fn single(item: &Thing) -> Option<&Thing> {
    (item.count.unwrap_or(1) == 1).then_some(item)
}

fn count_of(item: &Thing) -> u8 {
    u8::try_from(item.count.unwrap_or(1)).unwrap_or(u8::MAX)
}

fn figures(item: &Thing) -> Option<Figures> {
    let [coins, plunder, natives, points] = item.numbers.four().filter(|_| item.is_literal)?;
    Some(Figures {
        coins,
        plunder,
        natives,
        points,
    })
}
