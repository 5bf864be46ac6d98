//! Pending work: questions that somebody must answer, and work that is done by itself.

use crate::action::Action;
use crate::effect::{Effect, Grant, GreenPlace, RedPlaces, StepId, TakenBy};
use crate::ids::*;
use crate::together::{Area, Haunt};
use serde::{Deserialize, Serialize};
use woodland::Good;

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

/// A question.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)] // the fields say what the variants' sentences say
pub enum Ask {
    /// What to do this turn.
    Turn,
    /// Which of these tokens moves, or whether to trade first.
    MoveToken { mover: Mover },
    /// How to pay for a card.
    Pay { card: CardId, deal: Deal },
    /// Which card to discard as the cost of another.
    DiscardCost { card: CardId },
    /// Which card to tuck under a star card.
    Tuck { card: CardId, star: CardId },
    /// Which kind of resource to gain; `had` are the kinds already taken when they must differ.
    Gain { left: u8, different: bool, had: u8 },
    /// Which Meadow card to take.
    Take { left: u8 },
    /// The colour of an Occupied token.
    Occupied,
    /// Which Occupied token to take back.
    Reclaim { left: u8 },
    /// Whether, or with what, to pay.
    PayFor { fee: Fee },
    /// Which card to pay with, after the resource was named.
    PayCard { fee: Fee, good: Good },
    /// Which of several ways.
    Choose { step: StepId, source: Option<CardId> },
    /// Which card to show.
    Show { step: StepId, left: u8, source: Option<CardId> },
    /// Which green card to activate.
    Activate { place: GreenPlace, left: u8 },
    /// Which green card produces next.
    Produce,
    /// Which farm to use; `used` are bits.
    Farm { left: u8, used: u8, taken_ok: bool },
    /// Which river space to use.
    River { left: u8, taken_ok: bool },
    /// Which red card to use.
    Red { places: RedPlaces },
    /// Which taken space to use.
    Taken { by: TakenBy },
    /// Which event to claim.
    Claim { reward: bool, past_skunks: bool },
    /// Which card to play.
    Play { grant: Grant },
    /// Which of the cards aside to play.
    Pigeon { less: u8 },
    /// Which of the cards aside to keep.
    Look { keep: u8 },
    /// Which Meadow card to discard.
    Refresh { left: u8 },
    /// Put more on the card, or take all.
    StoreOrTake { n: u8, card: CardId },
    /// Which resource to put on the card.
    Store { left: u8, card: CardId },
    /// Which worker to move.
    WorkerFrom { taken_ok: bool, past_skunks: bool },
    /// Where to move it.
    WorkerTo { from: Space, taken_ok: bool, past_skunks: bool },
    /// The first card of a trade.
    TradeFirst,
    /// The second card of a trade.
    TradeSecond,
    /// What the trade gives.
    TradeGain,
    /// Who gets the next share of the season tile. [D15.18]
    Allot { shares: Effect },
    /// Which green card produces next and for whom. [D15.19]
    ProduceFor,
    /// Which Good News card to keep. [D18.1]
    KeepNews,
    /// Whether to hold up the end of the season. [D18.7]
    SeasonEnd,
    /// Which worker comes home.
    WorkerHome { left: u8 },
    /// Which token goes back.
    TokenBack { token: Option<Token>, spots: u8 },
    /// Which skunk to lift for good, or to move.
    SkunkFrom { area: Option<Area>, left: u8, lift: bool },
    /// Where the skunk goes.
    SkunkTo { from: Haunt },
    /// What to pass to the other mayor, who may then pass something `back`.
    Pass { left: u8, back: bool },
    /// A question that this viewer does not know; only in states sampled from a view.
    Private,
}

/// Work that is done by itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Work {
    /// The rest of an effect.
    Steps { effect: Effect, source: Option<CardId> },
    /// An effect, several times.
    Repeat { effect: Effect, left: u8, source: Option<CardId> },
    /// Answers to a card that was played.
    AfterPlay { card: CardId },
    /// Answers to an event that was claimed.
    AfterClaim,
    /// Answers to a farm that was used with a worker.
    AfterFarm,
    /// The gaps of the Meadow are filled.
    Refill,
    /// No token can move: the season ends, unless it is held up. [D18.7]
    NoTokenMoves,
    /// The parts of the season tile from this one on.
    Season { part: u8 },
}

/// A price that an effect asks for something, so many times; `paid` are the kinds already paid when they must differ.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[allow(missing_docs)]
pub struct Fee {
    pub step: StepId,
    pub left: u8,
    pub paid: u8,
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
    HalfPaid,
    /// In a trade, or nobody knows: nothing.
    Shut,
}

/// What kind of question it is.
#[derive(Clone, Copy)]
struct Manner {
    moment: Moment,
    may_be_declined: bool,
    names_hand_card: bool,
}

const fn must(moment: Moment) -> Manner {
    Manner { moment, may_be_declined: false, names_hand_card: false }
}

const fn may(moment: Moment) -> Manner {
    Manner { moment, may_be_declined: true, names_hand_card: false }
}

impl Ask {
    /// Every question has its place here, once.
    const fn manner(self) -> Manner {
        match self {
            Ask::Turn | Ask::MoveToken { .. } | Ask::Allot { .. } => must(Moment::Between),
            Ask::SeasonEnd | Ask::Produce | Ask::ProduceFor => may(Moment::Between),
            Ask::Gain { .. } | Ask::Occupied | Ask::Choose { .. } => must(Moment::Midway),
            Ask::Take { .. }
            | Ask::Reclaim { .. }
            | Ask::PayFor { .. }
            | Ask::Activate { .. }
            | Ask::Farm { .. }
            | Ask::River { .. }
            | Ask::Red { .. }
            | Ask::Taken { .. }
            | Ask::Claim { .. }
            | Ask::Play { .. }
            | Ask::Refresh { .. }
            | Ask::WorkerFrom { .. }
            | Ask::WorkerHome { .. }
            | Ask::TokenBack { .. }
            | Ask::SkunkFrom { .. } => may(Moment::Midway),
            Ask::Look { .. } | Ask::KeepNews => must(Moment::HalfDone),
            Ask::Show { .. }
            | Ask::Pigeon { .. }
            | Ask::StoreOrTake { .. }
            | Ask::Store { .. }
            | Ask::WorkerTo { .. }
            | Ask::SkunkTo { .. } => may(Moment::HalfDone),
            Ask::Pay { .. } | Ask::DiscardCost { .. } | Ask::Tuck { .. } => {
                Manner { names_hand_card: true, ..must(Moment::HalfPaid) }
            }
            Ask::PayCard { .. } => must(Moment::HalfPaid),
            Ask::Pass { .. } => may(Moment::HalfPaid),
            Ask::TradeFirst | Ask::TradeSecond | Ask::TradeGain | Ask::Private => must(Moment::Shut),
        }
    }

    /// Where in a turn it comes up.
    pub(crate) const fn moment(self) -> Moment {
        self.manner().moment
    }

    /// Whether one may say no. [D8.6]
    pub(crate) const fn may_be_declined(self) -> bool {
        self.manner().may_be_declined
    }

    /// Whether it names a hand card that nobody else may know yet. What names one becomes [`Ask::Private`] to others.
    pub(crate) const fn names_hand_card(self) -> bool {
        self.manner().names_hand_card
    }

    /// Whether an action is done besides answering: the question is asked again afterwards.
    pub(crate) const fn is_besides(self, action: Action) -> bool {
        let can_be = match action {
            Action::Trade | Action::Watch(_) | Action::Share(_) | Action::News(_) => true,
            Action::Place { .. }
            | Action::Play { .. }
            | Action::Take(_)
            | Action::Draw
            | Action::Move(_)
            | Action::Rest
            | Action::Pay { .. }
            | Action::Pick(_)
            | Action::Good(_)
            | Action::Colour(_)
            | Action::Option(_)
            | Action::Accept
            | Action::Use(_)
            | Action::Claim(_)
            | Action::For(_)
            | Action::Produce { .. }
            | Action::Skunk(_)
            | Action::Skip => false,
        };
        can_be && !matches!((self, action), (Ask::Pass { .. }, Action::Share(_)) | (Ask::KeepNews, Action::News(_)))
    }
}
