//! The Rival: what he does, written once for the screen and for a table of cardboard.
//!
//! The procedures ask a [`Field`] what they must know (which solo card comes up, whether a crest lies on a creature) and
//! give it orders. On screen the state answers at once. At a physical table a person answers, and a question that nobody
//! has answered yet ends the procedure with [`Field::Pause`]; run again with the answer, it comes further: that table is
//! [`Known`], and his game there is [`Minstrel`].

mod about;
mod companion;
mod copied;
mod known;
mod look;
mod own;
mod places;
mod sheet;
pub mod survey;
mod told;
mod way;

pub use companion::Minstrel;
pub use known::{Deed, Known, Question, Scored};
pub use own::Rival;
pub use places::{activate, rest};
pub use way::{after_song, challenge, compose, is_round, song_at, travel};

use crate::event::{Event, NEWS, OPEN};
use crate::ids::*;
use Breath::{Begins, Joins};
use serde::{Deserialize, Serialize};
use table::{Seat, Side, Sight};

/// What lies on a creature place.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Creature {
    /// No creature.
    Nothing,
    /// A creature, with the sides whose crests lie on it.
    Here(Set<Side>),
}

/// A table that answers questions and carries out orders.
pub trait Field {
    /// Why a procedure had to stop.
    type Pause;

    /// What the Rival has; everybody sees it.
    fn rival(&self) -> &Rival;
    /// The solo card on top of his deck.
    fn draw(&mut self) -> Result<SoloId, Self::Pause>;
    /// One of these solo cards of the shuffled movement pile, the first to come up.
    fn lot(&mut self, among: Set<SoloId>) -> Result<SoloId, Self::Pause>;
    /// Which of these places, all equally near, he goes to. [G17.10]
    fn nearest(&mut self, among: Set<PlaceId>) -> Result<PlaceId, Self::Pause>;
    /// Whether the second event counts. [G14.2]
    fn second_event(&mut self) -> Result<bool, Self::Pause>;
    /// Whether a bard stands in a region that touches one of these places, and has a crest on the track. [G18.2]
    fn within_reach(&mut self, seat: Seat, near: Set<PlaceId>) -> Result<bool, Self::Pause>;
    /// Whether the challenge cards have room for a crest. [G18.5]
    fn can_engage(&mut self) -> Result<bool, Self::Pause>;
    /// What lies on a creature place.
    fn creature(&mut self, place: PlaceId) -> Result<Creature, Self::Pause>;
    /// Whether a shop has a card.
    fn has_card(&mut self, place: PlaceId) -> Result<bool, Self::Pause>;
    /// Whose crest lies on the bank.
    fn crest_at_bank(&mut self, place: PlaceId) -> Result<Option<Side>, Self::Pause>;
    /// The market price, which counts at the bank.
    fn price(&mut self, bank: PlaceId) -> Result<u8, Self::Pause>;
    /// Whether there is a Fan to gain on a stage.
    fn has_fan(&mut self, stage: PlaceId) -> Result<bool, Self::Pause>;
    /// The visible slot of a stage with the fewest gems, or the second such slot if there are two. [G19.11]
    fn slot(&mut self, place: PlaceId, second: bool) -> Result<Option<SlotId>, Self::Pause>;
    /// Whether a legend of this level lies open without a rune.
    fn has_legend(&mut self, level: LegendLevel) -> Result<bool, Self::Pause>;
    /// Whether a legend of this level can be laid open.
    fn has_hidden_legend(&mut self, level: LegendLevel) -> Result<bool, Self::Pause>;
    /// How many gems all motif tokens show.
    fn gems_shown(&mut self) -> Result<u8, Self::Pause>;
    /// Whether this motif token shows a gem, counted from the left.
    fn shows_gems(&mut self, motif: MotifId) -> Result<bool, Self::Pause>;
    /// Carries out an order.
    fn order(&mut self, order: Order);
}

table::each! {
    /// Something to be done on the table.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    pub enum Order {
        /// A solo card goes to his discard.
        Discard(card: SoloId) => (NEWS, Begins);
        /// His dial turns.
        Turn {
            /// How far.
            tempo: u8,
            /// Whether he sings this turn.
            sings: bool,
        } => (OPEN, Joins);
        /// A solo card goes to his movement pile.
        Follow(card: SoloId) => (NEWS, Begins);
        /// He leaves this place, and a token on it.
        Mark {
            /// Where.
            place: PlaceId,
            /// Its value.
            value: Token,
        } => (OPEN, Joins);
        /// He goes on past a place with a token.
        Skip(place: PlaceId) => (OPEN, Joins);
        /// No path leads on from here: he goes the opposite way.
        TurnBack(place: PlaceId) => (OPEN, Joins);
        /// A portal carries him.
        Jump {
            /// From here...
            from: PlaceId,
            /// ...to there.
            to: PlaceId,
        } => (OPEN, Joins);
        /// He would never arrive: he is back where he started.
        Lost(place: PlaceId) => (OPEN, Joins);
        /// His pawn stops on a place.
        Arrive(place: PlaceId) => (OPEN, Begins);
        /// He takes the leftmost crest of a bard.
        TakeCrest(seat: Seat) => (OPEN, Begins);
        /// That crest goes on a challenge of the bard's choice.
        Engage(seat: Seat) => (OPEN, Joins);
        /// He activates a place; its token is back on the stack.
        Activate {
            /// Which.
            place: PlaceId,
            /// The token.
            value: Token,
        } => (OPEN, Begins);
        /// He puts his leftmost crest on a creature.
        Help(place: PlaceId) => (OPEN, Joins);
        /// He soothes a creature.
        Soothe(place: PlaceId) => (OPEN, Joins);
        /// The crests of these bards that lie here are his.
        TakeCrests {
            /// Where.
            place: PlaceId,
            /// Whose.
            seats: Set<Seat>,
        } => (OPEN, Joins);
        /// He gains gems.
        Gain(n: u8) => (OPEN, Joins);
        /// The pile of a shop is shuffled.
        Shuffle(place: PlaceId) => (NEWS, Joins);
        /// He gains the top card of a shop.
        TakeCard(place: PlaceId) => (OPEN, Joins);
        /// His own crest leaves this place, and the game.
        Withdraw(place: PlaceId) => (OPEN, Joins);
        /// He puts his leftmost crest on the bank.
        Deposit(place: PlaceId) => (OPEN, Joins);
        /// He gains the top Fan.
        TakeFan => (OPEN, Joins);
        /// He covers a slot with a rune.
        Cover {
            /// The stage.
            place: PlaceId,
            /// The slot.
            slot: SlotId,
        } => (OPEN, Joins);
        /// He puts a rune on a legend.
        Tell {
            /// Its level.
            level: LegendLevel,
            /// Whether it is newly laid open; otherwise the open one, and the next is laid open.
            new: bool,
        } => (OPEN, Joins);
        /// Every motif token that shows gems is turned over.
        FlipGems => (OPEN, Joins);
        /// A motif token is turned over.
        Flip(motif: MotifId) => (OPEN, Joins);
        /// His volume grows.
        Louder(n: u8) => (OPEN, Joins);
        /// His volume is spent.
        Quieter(n: u8) => (OPEN, Joins);
        /// His song marker goes back.
        Rest {
            /// Where his dial stands.
            dial: u8,
        } => (OPEN, Begins);
        /// A solo card leaves the game.
        Remove(card: SoloId) => (NEWS, Begins);
        /// All his other solo cards are shuffled into a new deck.
        Reshuffle => (OPEN, Begins);
    }
    /// What it tells whom when it is carried out on screen, and whether something is told anew with it.
    pub(crate) fn telling -> (Sight<Event>, Breath);
}

/// Whether an order is told by itself or in one breath with the one before it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Breath {
    /// By itself: where he goes and where he sings are orders of their own.
    Begins,
    /// It only says what comes of the order before it.
    Joins,
}

impl Order {
    /// Whether it only says what comes of the order before it.
    pub fn joins(self) -> bool {
        self.telling().1 == Joins
    }
}
