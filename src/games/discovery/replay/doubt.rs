//! What earlier mistakes left in doubt, so that their consequences are not told as mistakes of their own.

use super::Replay;
use crate::games::discovery::action::Action;
use crate::games::discovery::resolve::Resolved;
use crate::games::discovery::state::{Seat, Stage};
use crate::games::discovery::violation::Aspect;

/// Parts of the table in doubt, each with the finding that caused it.
#[derive(Debug, Clone, Default)]
pub(super) struct Doubts {
    known: Vec<(Aspect, usize)>,
    /// Hands whose doubt began in this turn: it lasts until the next placement is over.
    fresh_hands: Vec<Seat>,
    /// Whether doubt about the order began in this turn: it is about that of the next turn too.
    is_order_fresh: bool,
}

impl Doubts {
    /// The finding because of which one of these is in doubt.
    pub(super) fn cause(&self, aspects: &[Aspect]) -> Option<usize> {
        let doubted = |aspect: &Aspect| self.known.iter().find(|(known, _)| known.touches(*aspect));
        aspects.iter().find_map(doubted).map(|(_, finding)| *finding)
    }

    /// Casts doubt.
    pub(super) fn add(&mut self, aspects: &[Aspect], finding: usize) {
        for aspect in aspects {
            if self.cause(std::slice::from_ref(aspect)).is_none() {
                self.known.push((*aspect, finding));
            }
            if let Aspect::Hand(seat) = aspect
                && !self.fresh_hands.contains(seat)
            {
                self.fresh_hands.push(*seat);
            }
            self.is_order_fresh |= *aspect == Aspect::Order;
        }
    }

    /// A round was placed in order: so the order is as we think.
    pub(super) fn order_is_kept(&mut self) {
        let is_order_fresh = self.is_order_fresh;
        self.clear(|aspect| aspect == Aspect::Placing || (aspect == Aspect::Order && !is_order_fresh));
    }

    /// A turn is over: what stood in its boxes is of no account any more.
    pub(super) fn end_turn(&mut self) {
        let is_order_fresh = std::mem::take(&mut self.is_order_fresh);
        self.clear(|aspect| match aspect {
            Aspect::Order => !is_order_fresh,
            Aspect::Placing | Aspect::Box(_) | Aspect::Standing(_) | Aspect::Rows | Aspect::Phase => true,
            _ => false,
        });
    }

    /// A placement is over: hands that were in doubt before it are so no more.
    pub(super) fn end_placement(&mut self) {
        let fresh = std::mem::take(&mut self.fresh_hands);
        self.clear(|aspect| matches!(aspect, Aspect::Hand(seat) if !fresh.contains(&seat)));
    }

    /// Two players changed places, and that is all: of what placing leaves in doubt only the order of pieces in boxes
    /// is so because of it.
    pub(super) fn forget_exchange(&mut self) {
        let of_placing = |aspect: Aspect| {
            matches!(
                aspect,
                Aspect::Placing
                    | Aspect::Order
                    | Aspect::Box(_)
                    | Aspect::Hand(_)
                    | Aspect::Standing(_)
                    | Aspect::Explorers(_)
                    | Aspect::Money(_)
            )
        };
        if let Some(cause) = self.cause(&[Aspect::Placing]) {
            self.known
                .retain(|(aspect, finding)| *finding != cause || !of_placing(*aspect));
        }
    }

    /// Removes doubt that certain findings cast.
    pub(super) fn clear_of(&mut self, over: impl Fn(Aspect, usize) -> bool) {
        self.known.retain(|(aspect, finding)| !over(*aspect, *finding));
    }

    /// Removes doubt.
    pub(super) fn clear(&mut self, over: impl Fn(Aspect) -> bool) {
        self.known.retain(|(aspect, _)| !over(*aspect));
    }
}

impl Replay<'_> {
    /// Who comes to a region first with three pieces takes its good: where others may stand there, that may have
    /// been another player.
    pub(super) fn doubt_good_of_region(&mut self, action: &Action) {
        if self.doubts.known.is_empty() {
            return;
        }
        let (region, seat) = match action {
            Action::Sail(seat, _, region, _)
            | Action::Explore(seat, _, region, _)
            | Action::Buy(seat, _, Some(region), _)
            | Action::MoveSoldier(seat, _, region)
            | Action::MoveColonists(seat, _, _, region) => (*region, *seat),
            _ => return,
        };
        let there = &self.state.regions[region.index()];
        if there.good.is_some() || there.pieces[seat.index()].total() < 3 {
            return;
        }
        if let Some(cause) = self.doubts.cause(&[Aspect::Map(region)]) {
            self.doubts.add(&[Aspect::Goods(seat)], cause);
        }
    }

    /// A statement that was not understood: whatever it would have changed is in doubt.
    pub(super) fn lose(&mut self, resolved: &Resolved) {
        let from = self
            .known
            .partition_point(|(start, _)| *start < resolved.span.start);
        let here = self.known[from..]
            .iter()
            .take_while(|(start, _)| *start < resolved.span.end);
        let told = here
            .map(|(_, finding)| *finding)
            .find(|finding| self.findings[*finding].can_explain());
        let told = told.map(|told| self.findings[told].follows.unwrap_or(told));
        let finding = match told {
            Some(told) if resolved.is_broken => told,
            _ if resolved.is_broken => return,
            _ => {
                self.check(super::Moment::Lost(resolved));
                match self.first_of_entry {
                    Some(finding) => finding,
                    None => return,
                }
            }
        };
        // A heading changes nothing on the table.
        if resolved.is_heading {
            self.doubts.add(&[Aspect::Phase], finding);
            return;
        }
        let seats: Vec<Seat> = match resolved.seat {
            Some(seat) => vec![seat],
            None => self.state.seats().collect(),
        };
        let mut aspects = Vec::new();
        let stage = self.state.stage;
        for seat in seats {
            aspects.extend(match stage {
                Stage::Placement | Stage::Specialists => vec![Aspect::Hand(seat), Aspect::Money(seat)],
                Stage::Setup => vec![
                    Aspect::Money(seat),
                    Aspect::Buildings(seat),
                    Aspect::Goods(seat),
                    Aspect::Hand(seat),
                    Aspect::Explorers(seat),
                ],
                Stage::Buildings => {
                    vec![Aspect::Money(seat), Aspect::Buildings(seat), Aspect::Goods(seat)]
                }
                _ => vec![Aspect::Money(seat), Aspect::Goods(seat)],
            });
        }
        aspects.extend(match stage {
            Stage::Setup => vec![
                Aspect::Order,
                Aspect::Placing,
                Aspect::Sale,
                Aspect::Offer,
                Aspect::WholeMap,
                Aspect::Tokens,
            ],
            Stage::Placement => {
                let mut aspects = vec![Aspect::Placing, Aspect::Order];
                aspects.extend(Aspect::BOXES);
                aspects
            }
            Stage::Goods => vec![Aspect::Box(stage), Aspect::Offer],
            Stage::Buildings => vec![Aspect::Box(stage), Aspect::Sale, Aspect::WholeMap],
            Stage::Dock | Stage::Discovery | Stage::Warfare => vec![Aspect::Box(stage), Aspect::WholeMap],
            Stage::Benefits => vec![Aspect::WholeMap],
            Stage::Refill => vec![Aspect::Sale, Aspect::Offer],
            Stage::Initiative
            | Stage::Shipping
            | Stage::Specialists
            | Stage::Income
            | Stage::Scoring
            | Stage::End => Vec::new(),
        });
        self.doubts.add(&aspects, finding);
        // A piece was placed, though we do not know which or where.
        if let (Stage::Placement, Some(seat)) = (stage, resolved.seat) {
            self.state.note_placed(seat);
        }
    }
}
