//! Everything in the check of a record that is not a rule of one game: who plays, where the record is, reading, checking
//! and applying its entries, the rules that every game has, what may come next, and the search for the one mistake
//! behind several findings.
//!
//! Generic over [`Game`]: nothing here knows a board, a piece or a phase.

mod account;
mod action;
mod assumptions;
mod corrections;
mod course;
mod earlier;
mod edit;
mod explained;
mod flow;
mod game;
mod moment;
mod next;
mod places;
mod players;
mod replay;
mod replayed;
mod replaying;
mod resolved;
mod resolver;
mod rules;
mod run;
mod searched;
mod seat;
mod seating;
mod session;
mod story;
mod violation;

pub use account::{Account, Movement};
pub use action::{Action, Role};
pub use corrections::explain;
pub use course::{Course, Progress, Stage, Under};
pub use earlier::{last_that, of_this_turn};
pub use edit::{Alternative, Change, Edit, Sequence};
pub use explained::Explained;
pub use game::{AtTheEnd, Game};
pub use moment::{Found, Moment, Moments, Now, Rule};
pub use next::Next;
pub use places::point_at_items;
pub use players::Players;
pub use replay::Replay;
pub use replayed::{Replayed, Table, replay};
pub use replaying::{Assumption, Reach, Replaying};
pub use resolved::{Resolved, Trial};
pub use resolver::{Meant, Resolver, say_something};
pub use rules::{COMMON_RULES, breaches_of, rules_looking_at};
pub use seat::{MOST_PLAYERS, Seat, Seated, nameless};
pub use seating::Seating;
pub use session::{Session, Simulated};
pub use story::{Event, Step, StepSort};
pub use violation::Violation;
