//! Pending work: questions that somebody must answer, and work that is done by itself.

use crate::Duo;
use crate::action::Action;
use crate::board::Verb;
use crate::effect::{Effect, Grant, GreenPlace, RedPlaces, Step, StepId, TakenBy};
use crate::ids::*;
use crate::together::{Area, Haunt};
use Moment::{Between, HalfDone, HalfPaid, Midway, Shut};
use serde::{Deserialize, Serialize};
use table::stack::Asked::{Always, IfChoice, IfPossible};
use table::stack::{Manner, may, must};
use woodland::{Good, Kinds};

/// The most frames that can be pending.
pub(crate) const STACK: usize = 32;
/// One step, with the worker or the card that it sets in motion, needs no more than these.
pub(crate) const SPARE: usize = 8;

/// One thing that is pending.
pub type Frame = table::stack::Frame<Ask, Work>;
/// All that is pending.
pub(crate) type Pending = table::stack::Stack<Ask, Work, STACK>;

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
    pub(crate) fn tokens(self, uncovered: u8, sun: PathSpot, moon: PathSpot) -> &'static [Token] {
        let can = |spot: PathSpot| spot.ahead(uncovered) != 0;
        match self {
            Mover::Token(Token::Sun) => &[Token::Sun],
            Mover::Token(Token::Moon) => &[Token::Moon],
            Mover::Either if can(sun) && can(moon) => &[Token::Sun, Token::Moon],
            Mover::Either if can(sun) => &[Token::Sun],
            Mover::Either => &[Token::Moon],
        }
    }
}

table::each! {
    /// A question.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    #[allow(missing_docs)] // the fields say what the variants' sentences say
    pub enum Ask {
        /// What to do this turn.
        Turn => must(Always).at(Between);
        /// Which of these tokens moves, or whether to trade first.
        MoveToken { mover: Mover } => must(IfChoice).at(Between);
        /// How to pay for a card.
        Pay { card: CardId, deal: Deal } =>
            must(Always).naming_hand_card().at(HalfPaid { card: Some(card), takes: 0 });
        /// Which card to discard as the cost of another.
        DiscardCost { card: CardId } =>
            must(Always).naming_hand_card().at(HalfPaid { card: Some(card), takes: 1 });
        /// Which card to tuck under a star card.
        Tuck { card: CardId, star: CardId } =>
            must(Always).naming_hand_card().at(HalfPaid { card: Some(card), takes: 1 });
        /// Which kind of resource to gain; `had` are the kinds already taken when they must differ.
        Gain { left: u8, different: bool, had: Kinds } =>
            must(if different { IfChoice } else { Always }).times(left).at(Midway);
        /// Which Meadow card to take.
        Take { left: u8 } => may(IfPossible).times(left).at(Midway);
        /// The colour of an Occupied token.
        Occupied => must(IfChoice).at(Midway);
        /// Which Occupied token to take back.
        Reclaim { left: u8 } => may(IfPossible).times(left).at(Midway);
        /// Whether, or with what, to pay.
        PayFor { fee: Fee } => may(IfPossible).at(Midway);
        /// Which card to pay with, after the resource was named.
        PayCard { fee: Fee, good: Good } => must(IfChoice).at(HalfPaid { card: None, takes: 1 });
        /// Which of several ways.
        Choose { step: StepId, source: Option<CardId> } => must(IfChoice).at(Midway),
            if |duo| matches!(duo.pack.step(step), Step::Choose { .. });
        /// Which card to show.
        Show { step: StepId, left: u8, source: Option<CardId> } => may(IfPossible).times(left).at(HalfDone),
            if |duo| matches!(duo.pack.step(step), Step::ForEach { .. });
        /// Which green card to activate.
        Activate { place: GreenPlace, left: u8 } => may(IfPossible).times(left).at(Midway);
        /// Which green card produces next.
        Produce => may(IfChoice).at(Between);
        /// Which farm to use; `used` are bits.
        Farm { left: u8, used: u8, taken_ok: bool } => may(IfPossible).times(left).at(Midway);
        /// Which river space to use.
        River { left: u8, taken_ok: bool } => may(IfPossible).times(left).at(Midway);
        /// Which red card to use.
        Red { places: RedPlaces } => may(IfPossible).at(Midway);
        /// Which taken space to use.
        Taken { by: TakenBy } => may(IfPossible).at(Midway);
        /// Which event to claim.
        Claim { reward: bool, past_skunks: bool } => may(IfPossible).at(Midway);
        /// Which card to play.
        Play { grant: Grant } => may(IfPossible).at(Midway);
        /// Which of the cards aside to play.
        DrawPlay { less: u8 } => may(IfPossible).at(HalfDone);
        /// Which of the cards aside to keep.
        Look { keep: u8 } => must(IfPossible).times(keep).at(HalfDone);
        /// Which Meadow card to discard.
        Refresh { left: u8 } => may(IfPossible).times(left).at(Midway);
        /// Put more on the card, or take all.
        StoreOrTake { n: u8, card: CardId } => may(Always).at(HalfDone);
        /// Which resource to put on the card.
        Store { left: u8, card: CardId } => may(IfPossible).times(left).at(HalfDone);
        /// Which worker to move.
        WorkerFrom { taken_ok: bool, past_skunks: bool } => may(IfPossible).at(Midway);
        /// Where to move it.
        WorkerTo { from: Space, taken_ok: bool, past_skunks: bool } => may(Always).at(HalfDone);
        /// The first card of a trade.
        TradeFirst => must(Always).at(Shut);
        /// The second card of a trade.
        TradeSecond => must(IfChoice).at(Shut);
        /// What the trade gives.
        TradeGain => must(Always).at(Shut);
        /// Who gets the next share of the season tile. [D15.18]
        Allot { shares: Effect } => must(IfChoice).at(Between);
        /// Which green card produces next and for whom. [D15.19]
        ProduceFor => may(IfPossible).at(Between);
        /// Which Good News card to keep. [D18.1]
        KeepNews => must(IfPossible).at(HalfDone);
        /// Whether to hold up the end of the season. [D18.7]
        SeasonEnd => may(Always).at(Between);
        /// Which worker comes home.
        WorkerHome { left: u8 } => may(IfPossible).times(left).at(Midway);
        /// Which token goes back.
        TokenBack { token: Option<Token>, spots: u8 } => may(IfPossible).at(Midway);
        /// Which skunk to lift for good, or to move.
        SkunkFrom { area: Option<Area>, left: u8, lift: bool } => may(IfPossible).times(left).at(Midway);
        /// Where the skunk goes.
        SkunkTo { from: Haunt } => may(IfPossible).at(HalfDone);
        /// What to pass to the other mayor, who may then pass something `back`.
        Pass { left: u8, back: bool } =>
            may(IfPossible).times(left).at(HalfPaid { card: None, takes: 0 });
        /// A question that this viewer does not know; only in states sampled from a view.
        Private => must(Always).at(Shut);
    }
    /// What kind of question it is.
    pub(crate) fn manner -> Manner<Moment>;
    sound in Duo;
}

table::each! {
    /// Work that is done by itself.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    #[allow(missing_docs)]
    pub enum Work {
        /// The rest of an effect.
        Steps { effect: Effect, source: Option<CardId> };
        /// An effect, several times.
        Repeat { effect: Effect, left: u8, source: Option<CardId> };
        /// Answers to a card that was played.
        AfterPlay { card: CardId };
        /// Answers to an event that was claimed.
        AfterClaim;
        /// Answers to a farm that was used with a worker.
        AfterFarm;
        /// The gaps of the Meadow are filled.
        Refill;
        /// No token can move: the season ends, unless it is held up. [D18.7]
        NoTokenMoves;
        /// The parts of the season tile from this one on.
        Season { part: u8 };
    }
    sound in Duo;
}

/// A price that an effect asks for something, so many times; `paid` are the kinds already paid when they must differ.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[allow(missing_docs)]
pub struct Fee {
    pub step: StepId,
    pub left: u8,
    pub paid: Kinds,
    pub source: Option<CardId>,
}

/// Where in a turn a question comes up, which says what may be done besides answering it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Moment {
    /// Between effects: anything, and it begins a chain of its own. [D9.6]
    Between,
    /// In the midst of an effect: anything.
    Midway,
    /// Something is half shown, moved or handed out: no Good News and no watch. [D18.3]
    HalfDone,
    /// Something is half paid: nothing is shared either. [D17.3]
    HalfPaid {
        /// The card that is played, which cannot pay for itself.
        card: Option<CardId>,
        /// How many hand cards the question still takes.
        takes: u8,
    },
    /// In a trade, or nobody knows: nothing.
    Shut,
}

impl Ask {
    /// The card that is being paid for, if there is one, and how many hand cards paying still takes.
    #[inline]
    pub(crate) fn half_paid(self) -> (CardSet, u32) {
        match self.manner().moment {
            HalfPaid { card, takes } => (card.into_iter().collect(), takes.into()),
            Between | Midway | HalfDone | Shut => (CardSet::NONE, 0),
        }
    }

    /// Whether an action is done besides answering: the question is asked again afterwards.
    pub(crate) fn is_besides(self, action: Action) -> bool {
        let can_be = action.verb() == Verb::Besides || action == Action::Trade;
        can_be && !matches!((self, action), (Ask::Pass { .. }, Action::Share(_)) | (Ask::KeepNews, Action::News(_)))
    }
}
