//! The moment a rule looks at: the table, the record's place, and what is about to happen.

use super::{Action, Course, Game, Players, Resolved, Seat, Seated, Violation};
use crate::core::{TextSpan, Value};

/// The violations of one moment.
pub type Found = Vec<Violation>;

/// What is about to happen.
#[derive(Debug)]
pub enum Moment<'a, G: Game> {
    /// An entry or a heading is about to be applied.
    Entry(&'a G::Action),
    /// A statement that was not understood.
    Lost(&'a Resolved<G>),
    /// A stage is about to be left.
    Leaving(G::Stage),
    /// Something that took several entries is complete.
    Concluding(&'a G::Episode),
}

/// A moment of a game.
#[derive(Debug)]
pub struct Now<'a, G: Game> {
    /// The rules.
    pub rulebook: &'a G,
    /// The table before the entry.
    pub state: &'a G::State,
    /// What has been done this turn.
    pub play: &'a G::Play,
    /// Where the record is.
    pub course: &'a Course<G::Stage>,
    /// Who plays.
    pub seats: &'a [Seated],
    /// What is about to happen.
    pub moment: Moment<'a, G>,
    /// Where it is written.
    pub span: TextSpan,
    /// What several rules ask of it.
    pub insight: G::Insight,
}

impl<'a, G: Game> Now<'a, G> {
    /// The action, if an entry is about to be applied.
    pub fn action(&self) -> Option<&'a G::Action> {
        match &self.moment {
            Moment::Entry(action) => Some(*action),
            Moment::Lost(_) | Moment::Leaving(_) | Moment::Concluding(_) => None,
        }
    }

    /// Whether this stage is about to be left.
    pub fn is_leaving(&self, stage: G::Stage) -> bool {
        matches!(self.moment, Moment::Leaving(left) if left == stage)
    }

    /// The turn.
    pub fn turn(&self) -> u16 {
        G::turn(self.state)
    }

    /// Whether the last turn is being played, or is over.
    pub fn is_last_turn(&self) -> bool {
        self.rulebook.is_last_turn(self.state)
    }

    /// A player, by what he plays.
    pub fn player(&self, seat: Seat) -> Value {
        Players::new::<G>(self.seats).value(seat)
    }

    /// Players, by what they play.
    pub fn players(&self, seats: impl IntoIterator<Item = Seat>) -> Value {
        Value::List(seats.into_iter().map(|seat| self.player(seat)).collect())
    }

    /// Everybody at the table.
    pub fn all_seats(&self) -> impl Iterator<Item = Seat> + use<G> {
        Seat::all(self.seats.len())
    }
}

/// A rule that a record can break.
#[derive(Debug, Clone, Copy)]
pub struct Rule<C> {
    /// Its name.
    pub slug: &'static str,
    /// When it can be broken.
    pub moments: Moments,
    /// Looks for breaches.
    pub check: C,
}

impl<C> Rule<C> {
    /// A rule.
    pub const fn new(slug: &'static str, moments: Moments, check: C) -> Self {
        Self { slug, moments, check }
    }
}

/// A set of sorts of moments, so that only the rules are tried that can be broken there.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Moments(u32);

impl Moments {
    /// Lines of the header.
    pub const HEADER: Self = Self(1);
    /// Headings.
    pub const HEADING: Self = Self(1 << 1);
    /// A statement that was not understood.
    pub const LOST: Self = Self(1 << 2);
    /// A stage is left.
    pub const LEAVING: Self = Self(1 << 3);
    /// Something that took several entries is complete.
    pub const CONCLUDING: Self = Self(1 << 4);
    /// Figures that are written down.
    pub const CLAIM: Self = Self(1 << 5);
    /// The setup, and the order of play.
    pub const SETUP: Self = Self(1 << 6);
    /// Every entry under a heading.
    pub const ANY_ENTRY: Self = Self(!0b1_1111);

    /// A sort of a game's own.
    pub const fn own(number: u32) -> Self {
        Self(1 << (7 + number))
    }

    /// Both.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Whether they have a sort in common.
    pub const fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// The place of the only sort in it.
    pub const fn index(self) -> usize {
        self.0.trailing_zeros() as usize
    }

    /// The rules of each sort of moments, by its place.
    pub fn table<C: Copy>(rules: &[Rule<C>]) -> Vec<Vec<Rule<C>>> {
        let sorts = (0..u32::BITS).map(|bit| Self(1 << bit));
        let due = |sort: Self| rules.iter().filter(move |rule| rule.moments.meets(sort)).copied();
        sorts.map(|sort| due(sort).collect()).collect()
    }
}

impl<G: Game> Moment<'_, G> {
    /// Its sort.
    pub fn sort(&self) -> Moments {
        match self {
            Self::Entry(action) => action.sort(),
            Self::Lost(_) => Moments::LOST,
            Self::Leaving(_) => Moments::LEAVING,
            Self::Concluding(_) => Moments::CONCLUDING,
        }
    }
}
