//! What the search for corrections asks of a game: a record that can be played from any position with other statements.

use super::{Alternative, Sequence};
use crate::core::{Finding, Line, TextSpan, Value};

/// A record while it is played: a position that can be kept, and gone on from with other statements.
pub trait Replaying: Clone {
    /// What is written, as it was meant.
    type Statement: Clone;

    /// The statements that are played.
    fn statements(&self) -> &Sequence<Self::Statement>;

    /// From here on these statements are played.
    fn follow(&mut self, statements: Sequence<Self::Statement>);

    /// Whether a statement counts from the first position on, wherever it stands: who plays, and which variant.
    fn sets_the_table(statement: &Self::Statement) -> bool;

    /// Whether a statement only tells what is printed on something.
    fn is_knowledge(statement: &Self::Statement) -> bool;

    /// Goes back to the position before the first of the statements that are followed.
    fn begin_anew(&mut self);

    /// Plays the statement at a place.
    fn step(&mut self, place: usize);

    /// The record is over.
    fn end(&mut self);

    /// Whether the same statements bring the same from here on as from another position.
    fn is_as(&self, other: &Self) -> bool;

    /// What was found so far, in the order in which it was found.
    fn findings(&self) -> &[Finding];

    /// Forgets what was found.
    fn forget_findings(&mut self);

    /// Whether a finding is about the words and signs of its own statement: then it follows from nothing.
    fn is_about_words(&self, finding: &Finding) -> bool;

    /// Whether a finding says that the game was over before its statement.
    fn is_after_the_end(finding: &Finding) -> bool;

    /// Where a statement is written.
    fn span(statement: &Self::Statement) -> TextSpan;

    /// Whether two statements say the same.
    fn says_the_same(one: &Self::Statement, other: &Self::Statement) -> bool;

    /// What may have been meant by a statement that is about to be played: one part of it changed. Of a statement far
    /// from the finding only what concerns it.
    fn alternatives(
        &self,
        statement: &Self::Statement,
        finding: &Finding,
        reach: Reach,
    ) -> Vec<Alternative<Self::Statement>>;

    /// What may have been forgotten here.
    fn insertions(&self, before: &Self::Statement, finding: &Finding, reach: Reach) -> Vec<Self::Statement>;

    /// A statement as it is written.
    fn line(&self, statement: &Self::Statement) -> Option<Line>;

    /// What our data only assume and might account for a finding. Asked at the end of the record.
    fn assumptions(&self, finding: &Finding) -> Vec<Assumption<Self::Statement>>;
}

/// How far a statement is from the finding.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reach {
    /// It is the one in which the mistake was found.
    Here,
    /// It stands shortly before.
    Near,
    /// It stands long before.
    Far,
}

/// A statement about something that our data only assume.
#[derive(Debug, Clone)]
pub struct Assumption<S> {
    /// What the record would say of it.
    pub statement: S,
    /// Where it would stand.
    pub place: usize,
    /// What our data assume instead.
    pub ours: Value,
}
