//! What an entry of a player means under each heading.

use super::{Resolver, count_of, single};
use crate::core::{Kind, Thing};
use crate::games::discovery::action::{Action, Holdings};
use crate::games::discovery::apply::{Losses, Row, Spot};
use crate::games::discovery::meant::{Heading, Meant};
use crate::games::discovery::state::{MOST_THINGS, Piece, PieceCounts, RegionId, Seat, Stage};

/// An entry of a player.
pub(super) struct Written<'s, 'r> {
    pub(super) seat: Seat,
    pub(super) items: &'s [Thing],
    pub(super) first: &'s Thing,
    /// What the first item can be.
    pub(super) meant: Meant<'r>,
    pub(super) target: &'s [Thing],
    pub(super) result: &'s [Thing],
}

impl Written<'_, '_> {
    /// Only lists of pieces and of possessions have several items, only moves and attacks several targets, and only
    /// what turns something up has a result.
    pub(super) fn fits(&self, heading: Heading) -> bool {
        let lists = matches!(
            heading,
            Heading::Tally | Heading::Stage(Stage::Setup | Stage::Discovery | Stage::Refill | Stage::End)
        );
        let moves = matches!(heading, Heading::Stage(Stage::Warfare | Stage::Benefits));
        let reveals = match heading {
            Heading::Bids => true,
            Heading::Stage(stage) => matches!(
                stage,
                Stage::Dock | Stage::Buildings | Stage::Discovery | Stage::Benefits
            ),
            Heading::Turn | Heading::Tally | Heading::University | Heading::Resolution => false,
        };
        let claims = matches!(heading, Heading::Tally)
            || matches!(
                heading,
                Heading::Stage(Stage::Refill | Stage::End | Stage::Scoring)
            );
        let most_targets = match (claims, moves) {
            (true, _) => 0,
            (false, false) => 1,
            (false, true) => usize::MAX,
        };
        (self.items.len() <= 1 || lists)
            && self.target.len() <= most_targets
            && self.result.len() <= usize::from(reveals)
    }
}

impl<'r> Resolver<'r, '_> {
    pub(super) fn under_heading(&self, written: &Written<'_, 'r>) -> Option<Action> {
        let Written { seat, first, .. } = *written;
        let heading = self.heading?;
        if !written.fits(heading) {
            return None;
        }
        let target = written.target.first();
        let stage = match heading {
            // Where the piece moves is fixed: a destination that is written would have to be checked.
            Heading::University if target.is_some() => return None,
            Heading::University => return self.row(first).map(|row| Action::University(seat, row)),
            Heading::Bids => return self.bid(written),
            Heading::Tally => return self.claim(written),
            Heading::Resolution => return None,
            // Right after the heading of a turn pieces are placed.
            Heading::Turn => Stage::Placement,
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
                    Some(item) => Some(self.of(single(item)?).good?),
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
            Stage::Shipping => single(first).and_then(|_| {
                let is_ship = written.meant.is(Kind::TERM, "merchant-ship");
                is_ship.then_some(Action::ClaimShip(seat))
            }),
            Stage::Buildings => {
                let building = single(first).and(written.meant.building)?;
                let region = match target {
                    Some(target) => Some(self.region(target)?),
                    None => None,
                };
                let token = written.result.first().and_then(|item| self.token(item));
                // A good is taken only in a region.
                if region.is_none() && token.is_none() && !written.result.is_empty() {
                    return None;
                }
                Some(Action::Buy(seat, building, region, token))
            }
            Stage::Discovery => self.expedition(written),
            Stage::Specialists => match target {
                Some(target) if written.meant.is(Kind::TERM, "training-square") => {
                    Some(Action::Train(seat, self.single_piece(target)?))
                }
                Some(_) => None,
                None => Some(Action::ClaimSpecialist(seat, self.single_piece(first)?)),
            },
            Stage::Warfare => self.conflict(written),
            Stage::Initiative | Stage::Income => {
                self.money(first).map(|money| Action::ClaimReceived(seat, money))
            }
            Stage::Benefits => self.benefit(written),
            Stage::Scoring if first.money.is_none() => {
                first.count.map(|points| Action::ClaimPoints(seat, points))
            }
            Stage::Scoring => None,
            Stage::Refill | Stage::End => self.claim(written),
        }
    }

    fn claim(&self, written: &Written) -> Option<Action> {
        let held = self.holdings(written.items)?;
        let is_claim = held.hand.is_none() && held.tokens.is_empty() && held.cards.is_empty();
        is_claim.then(|| Action::ClaimHoldings(written.seat, Box::new(held)))
    }

    fn bid(&self, written: &Written) -> Option<Action> {
        let seat = written.seat;
        if let Some(money) = self.money(written.first) {
            return Some(Action::Bid(seat, Some(money)));
        }
        if let Some(region) = written.meant.region {
            let won = written.result.first().and_then(|item| self.token(item));
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
                result.and_then(|item| self.token(item)),
            ));
        }
        if !self.of(target).is(Kind::TERM, "discovery-card") {
            return None;
        }
        let card = result.and_then(|item| self.of(item).card);
        Some(Action::ExploreCard(written.seat, pieces, card))
    }

    fn conflict(&self, written: &Written) -> Option<Action> {
        let seat = written.seat;
        match (written.meant.key?, written.target) {
            // Whom, and where: in either order.
            ((Kind::TERM, "battle"), [one, other]) => {
                let (enemy, region) = match self.seat(one) {
                    Some(enemy) => (enemy, other),
                    None => (self.seat(other)?, one),
                };
                Some(Action::Battle(seat, enemy, self.region(region)?))
            }
            ((Kind::TERM, "war"), [enemy]) => Some(Action::War(seat, self.seat(enemy)?)),
            _ => None,
        }
    }

    fn benefit(&self, written: &Written) -> Option<Action> {
        let seat = written.seat;
        if let Some(money) = self.money(written.first) {
            return Some(Action::ClaimReceived(seat, money));
        }
        single(written.first)?;
        let building = written.meant.key?.1;
        // What a move takes is a good; what the others turn up is looked at below.
        if let (Some(result), "stable" | "migration") = (written.result.first(), building) {
            self.of(single(result)?).good?;
        }
        match (building, written.target) {
            // The soldier may be named, as colonists are.
            ("stable", [piece, from, to]) if self.single_piece(piece) == Some(Piece::Soldier) => {
                Some(Action::MoveSoldier(seat, self.region(from)?, self.region(to)?))
            }
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
                let token = written.result.first().and_then(|item| self.token(item));
                Some(Action::DiscoverFreely(seat, self.region(region)?, token))
            }
            ("west-indies-co", []) => {
                let good = single(written.result.first()?)?;
                Some(Action::Draw(seat, self.of(good).good?))
            }
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
            // `3 sugar`, or `sugar 3`.
            let counted = item.count.or(self.statements.figures(item).first().copied());
            let count = counted.unwrap_or(1);
            let meant = self.of(item);
            if let Some(token) = self.token(item) {
                held.tokens.push(token);
            } else if let Some(card) = meant.card {
                held.cards.push(card);
            } else if let Some(money) = self.money(item) {
                held.money = Some(money);
            } else if let Some(good) = meant.good {
                held.goods.push((good, count));
            } else if let Some(building) = meant.building {
                held.buildings.push((building, counted));
            } else if let Some(piece) = meant.piece {
                let count = u8::try_from(count).unwrap_or(u8::MAX);
                *held.hand.get_or_insert_default() += PieceCounts::of(piece, count);
            } else if meant.is(Kind::TERM, "merchant-ship") {
                held.ships = Some(count);
            } else {
                return None;
            }
        }
        Some(held)
    }

    /// `canada: blue -soldier, -2 colonists, red -soldier`: a colour opens the list of its losses.
    pub(super) fn losses(&self, region: RegionId, items: &[Thing]) -> Option<Action> {
        let mut losses: Vec<Losses> = Vec::new();
        for item in items {
            if let Some(lead) = item.lead {
                losses.push(Losses {
                    seat: self.seating.of_name(lead)?,
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
}
