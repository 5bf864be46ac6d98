//! Pending work, as small values on a stack: questions that wait for an answer, and work that is done by itself.

use crate::effect::{Effect, GreenPlace, PlayFrom, RedPlaces, StepId, TakenBy};
use crate::ids::*;
use crate::together::{Area, Post};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use table::Seat;
use woodland::{Colour, Good, Kind};

/// How many frames of pending work fit on the stack.
pub const STACK: usize = 32;
/// Steps and answers are passed over when the stack is this high, so that it never overflows, whatever a pack says: one
/// step, with the worker or the card that it sets in motion, needs fewer than the frames above it.
pub(crate) const HIGH: usize = STACK - 8;
/// So many steps of effects are carried out in a turn; what is beyond is passed over, so that every turn ends, whatever
/// a pack says.
pub(crate) const DEEDS: u8 = 150;

/// A discount on the card being played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Deal {
    /// So many resources less.
    pub less: u8,
    /// Only of this kind.
    pub only: Option<Good>,
    /// The star card of the city that gives it.
    pub star: Option<CardId>,
}

/// What lets a card be played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Grant {
    /// From where.
    pub from: Reach,
    /// For so many resources less.
    pub less: u8,
    /// Only this kind.
    pub kind: Option<Kind>,
    /// Only this colour.
    pub colour: Option<Colour>,
}

/// From where a card may be played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reach {
    /// Hand and Meadow, as an effect says.
    Table(PlayFrom),
    /// The cards drawn aside.
    Aside,
}

/// Which token moves at the end of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Mover {
    /// This one.
    Token(Token),
    /// The mayor chooses. [D3.4]
    Either,
}

impl Mover {
    /// The tokens one of which moves, the path having these spots free: if none can, the one that would, and it stays.
    pub(crate) fn tokens(self, uncovered: u8, sun: u8, moon: u8) -> ArrayVec<Token, 2> {
        let can = |spot: u8| uncovered >> spot > 1;
        let tokens: &[Token] = match self {
            Mover::Token(Token::Sun) => &[Token::Sun],
            Mover::Token(Token::Moon) => &[Token::Moon],
            Mover::Either if can(sun) && can(moon) => &[Token::Sun, Token::Moon],
            Mover::Either if can(sun) => &[Token::Sun],
            Mover::Either => &[Token::Moon],
        };
        tokens.iter().copied().collect()
    }
}

/// A piece of pending work. Questions wait for an action; the rest is done by itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)] // the fields say what the variants' sentences say
pub enum Frame {
    /// Question: what to do this turn.
    Turn,
    /// Question: which of these tokens moves, or whether to trade first.
    MoveToken(Mover),
    /// Question: how to pay for a card.
    Pay { seat: Seat, card: CardId, deal: Deal },
    /// Question: which card to discard as the cost of another.
    DiscardCost { seat: Seat, card: CardId },
    /// Question: which card to tuck under a star card.
    Tuck { seat: Seat, card: CardId, star: CardId },
    /// Question: which kind of resource to gain; `had` are the kinds already taken when they must differ.
    Gain { seat: Seat, left: u8, different: bool, had: u8 },
    /// Question: which Meadow card to take.
    Take { seat: Seat, left: u8 },
    /// Question: the colour of an Occupied token.
    Occupied { seat: Seat },
    /// Question: which Occupied token to take back.
    Reclaim { seat: Seat, left: u8 },
    /// Question: whether, or with what, to pay; `paid` are the kinds already paid when they must differ.
    PayFor { seat: Seat, step: StepId, left: u8, paid: u8, source: Option<CardId> },
    /// Question: which card to pay with, after the resource was named.
    PayCard { seat: Seat, step: StepId, left: u8, paid: u8, source: Option<CardId>, good: Good },
    /// Question: which of several ways.
    Choose { seat: Seat, step: StepId, source: Option<CardId> },
    /// Question: which card to show.
    Show { seat: Seat, step: StepId, left: u8, source: Option<CardId> },
    /// Question: which green card to activate.
    Activate { seat: Seat, place: GreenPlace, left: u8 },
    /// Question: which green card produces next.
    Produce { seat: Seat },
    /// Question: which farm to use; `used` are bits.
    Farm { seat: Seat, left: u8, used: u8, taken_ok: bool },
    /// Question: which river space to use.
    River { seat: Seat, left: u8, taken_ok: bool },
    /// Question: which red card to use.
    Red { seat: Seat, places: RedPlaces },
    /// Question: which taken space to use.
    Taken { seat: Seat, by: TakenBy },
    /// Question: which event to claim.
    Claim { seat: Seat, reward: bool, past_skunks: bool },
    /// Question: which card to play.
    Play { seat: Seat, grant: Grant },
    /// Question: which of the cards aside to play.
    Pigeon { seat: Seat, less: u8 },
    /// Question: which of the cards aside to keep.
    Look { seat: Seat, keep: u8 },
    /// Question: which Meadow card to discard.
    Refresh { seat: Seat, left: u8 },
    /// Question: put more on the card, or take all.
    StoreOrTake { seat: Seat, n: u8, card: CardId },
    /// Question: which resource to put on the card.
    Store { seat: Seat, left: u8, card: CardId },
    /// Question: which worker to move.
    WorkerFrom { seat: Seat, taken_ok: bool, past_skunks: bool },
    /// Question: where to move it.
    WorkerTo { seat: Seat, from: Space, taken_ok: bool, past_skunks: bool },
    /// Question: the first card of a trade.
    TradeFirst { seat: Seat },
    /// Question: the second card of a trade.
    TradeSecond { seat: Seat },
    /// Question: what the trade gives.
    TradeGain { seat: Seat },
    /// Question: who gets the next share of the season tile, `seat` says. [D15.18]
    Allot { seat: Seat, shares: Effect },
    /// Question: which green card produces next and for whom, `seat` says. [D15.19]
    ProduceFor { seat: Seat },
    /// Question: which Good News card to keep. [D18.1]
    KeepNews { seat: Seat },
    /// Question: whether to hold up the end of the season. [D18.7]
    SeasonEnd,
    /// Question: which worker comes home.
    WorkerHome { seat: Seat, left: u8 },
    /// Question: which token goes back.
    TokenBack { seat: Seat, token: Option<Token>, spots: u8 },
    /// Question: which skunk to lift for good, or to move.
    SkunkFrom { seat: Seat, area: Option<Area>, left: u8, lift: bool },
    /// Question: where the skunk goes.
    SkunkTo { seat: Seat, from: Post },
    /// Question: what to pass to the other mayor, who may then pass something `back`.
    Pass { seat: Seat, left: u8, back: bool },
    /// A question that this viewer does not know; only in states sampled from a view.
    Private { seat: Seat },
    /// Work: the rest of an effect.
    Steps { seat: Seat, effect: Effect, source: Option<CardId> },
    /// Work: an effect, several times.
    Repeat { seat: Seat, effect: Effect, left: u8, source: Option<CardId> },
    /// Work: answers to a card that was played.
    AfterPlay { seat: Seat, card: CardId },
    /// Work: answers to an event that was claimed.
    AfterClaim { seat: Seat },
    /// Work: answers to a farm that was used with a worker.
    AfterFarm { seat: Seat },
    /// Work: fill the gaps of the Meadow.
    Refill,
    /// Work: the parts of the season tile from this one on.
    Season { part: u8 },
}
