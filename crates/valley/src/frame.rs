//! Pending work: questions that somebody must answer, and work that is done by itself.

use crate::action::{From, Means};
use crate::effect::{Effect, Grant, Kinds, Rebate, StepId, Which};
use crate::ids::*;
use crate::pack::{TriggerId, Triggers};
use crate::webs::{Scheme, SchemeCard};
use crate::workers::Worker;
use serde::{Deserialize, Serialize};
use table::{Seat, Side};
use woodland::{Goods, Kind};

/// The most frames that can be pending.
pub(crate) const STACK: usize = 40;
/// One step, with the worker or the card that it sets in motion, needs no more than these.
pub(crate) const SPARE: usize = 12;
/// So many turns has a game at most; then everybody has passed, so that it ends, whatever a pack says.
pub(crate) const TURNS: u16 = 500;

/// Who plays first against the opponent in the box, and carries out and is asked what it does.
pub(crate) const HOST: Seat = Seat::FIRST;

/// One thing that is pending.
pub type Frame = table::stack::Frame<Ask, Work>;
/// All that is pending.
pub(crate) type Pending = table::stack::Stack<Ask, Work, STACK>;

/// Where an effect comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Source {
    /// A location, a season, a power.
    Table,
    /// A card of a city.
    Card(Spot),
    /// An event.
    Event(EventId),
}

impl Source {
    /// The card, if it is one.
    pub(crate) const fn card(self) -> Option<Spot> {
        match self {
            Source::Card(spot) => Some(spot),
            Source::Table | Source::Event(_) => None,
        }
    }
}

/// A card about to be played: where it lies and how it is paid.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Play {
    /// The card.
    pub card: CardId,
    /// Where it lies.
    pub from: From,
    /// How it is paid.
    pub means: Means,
    /// What the effect that lets it be played takes off.
    pub rebate: Rebate,
}

impl Grant {
    /// A card that is played under this grant.
    #[inline]
    pub(crate) const fn play(self, card: CardId, from: From, means: Means) -> Play {
        Play { card, from, means, rebate: self.rebate }
    }
}

/// What is given to an opponent.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Gift {
    /// Resources.
    Goods(Goods),
    /// Resources that have been paid already. [V9.17]
    Paid(Goods),
    /// The card aside. [V9.31]
    Aside,
    /// So many cards of the hand, to be picked. [V9.15]
    Cards(u8),
    /// One card of the hand.
    Card(CardId),
    /// The Fool that is being played. [V9.5]
    Fool,
}

/// With what a unit of a toll may be paid.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Coin {
    /// Cards or resources.
    Mix,
    /// Hand cards only.
    Cards,
    /// Resources only.
    Goods,
    /// Point tokens only.
    Points,
    /// Resources or point tokens.
    Values,
}

impl Coin {
    /// Whether hand cards are taken.
    pub const fn cards(self) -> bool {
        matches!(self, Coin::Mix | Coin::Cards)
    }

    /// Whether resources are taken.
    pub const fn goods(self) -> bool {
        matches!(self, Coin::Mix | Coin::Goods | Coin::Values)
    }

    /// Whether point tokens are taken.
    pub const fn points(self) -> bool {
        matches!(self, Coin::Points | Coin::Values)
    }
}

/// Some cards of a city, by their places in it. Bytes, so that no frame is larger for it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Lots([u8; CITY_CARDS.div_ceil(8)]);

impl Lots {
    /// Whether the card in this place is one of them.
    #[inline]
    pub const fn has(self, place: usize) -> bool {
        self.0[place / 8] >> (place % 8) & 1 == 1
    }

    pub(crate) fn insert(&mut self, place: usize) {
        self.0[place / 8] |= 1 << (place % 8);
    }

    pub(crate) fn remove(&mut self, place: usize) {
        self.0[place / 8] &= !(1 << (place % 8));
    }

    /// Whether there are none.
    pub fn is_empty(self) -> bool {
        self == Lots::default()
    }
}

/// What must not be spent on a toll, because the place or the card itself asks for it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Reserve {
    /// Resources of these kinds.
    pub goods: Goods,
    /// Resources of any kind.
    pub any: u8,
    /// Hand cards.
    pub cards: u8,
}

/// What a foil is about: what happens if it is declined, or less of it for each unit paid.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Threat {
    /// A one-shot scheme. [V25.2]
    Scheme(SchemeCard),
    /// A web on a green card just played. [V24.6]
    Silk(Spot),
    /// Level tokens for a blocked place. [V24.8]
    Compensation,
    /// Two cards are lost. [V24.9]
    Mesmerize,
    /// A card for each resource beyond three. [V24.10]
    Ingenuity,
    /// A card of the hand is taken. [V24.15]
    Taking,
    /// A card of the city is taken. [V24.16]
    Bounty,
    /// A card for each card in hand. [V24.17]
    Strings,
    /// Tokens for a card taken beside her. [V23.10]
    Nasty,
    /// A token for a worker on a webbed basic location. [V25.9]
    Trap,
}

impl Threat {
    /// Whether it is a scheme that does this.
    pub(crate) fn is(self, scheme: Scheme) -> bool {
        matches!(self, Threat::Scheme(card) if card.does == scheme)
    }
}

/// A question.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Ask {
    /// What to do this turn. [V3.1]
    Turn,
    /// How to pay for a card.
    Pay { play: Play },
    /// Which resource to take.
    Gain { left: u8, kinds: Kinds },
    /// How much to spend.
    Spend { step: StepId, source: Source },
    /// Which resources to give, exactly so many.
    GiveGoods { n: u8 },
    /// How many cards to draw. [V16.13]
    Draw { up_to: u8 },
    /// Which hand card to discard for something, or stop.
    Discard { step: StepId, left: u8, done: u8 },
    /// Which hand card must be discarded.
    MustDiscard { left: u8 },
    /// Who receives it.
    Recipient { gift: Gift },
    /// Which hand card to give.
    GiveCard { left: u8, to: Side },
    /// Which of the cards aside to keep. [V9.31]
    Keep,
    /// Which green card of the city to activate; `first` is one that was activated already.
    Activate { left: u8, by: Spot, first: Option<Spot>, may: bool },
    /// Which green card of an opponent of `of` to carry out. [V9.25]
    Copy { of: Side, by: Spot },
    /// Which green card produces next; bits of the city. [V8.6]
    Produce { left: Lots },
    /// What to put on the card.
    Store { step: StepId, on: Spot },
    /// Which card to play.
    Play { grant: Grant, must: bool },
    /// From which pile to show cards. [V9.12]
    WhichPile { step: StepId },
    /// Which card of the city to discard; `done` so far.
    Dismantle { step: StepId, left: u8, source: Source },
    /// Which Construction makes room for Ruins. [V9.7]
    Ruin,
    /// Which Meadow card to discard.
    Sweep { left: u8 },
    /// Which Meadow card to take.
    TakeMeadow { left: u8, must: bool, less: Option<u8> },
    /// Which worker to move. [V9.34]
    WorkerFrom,
    /// Where to move it.
    WorkerTo { worker: Worker, from: Site },
    /// Which worker to take back. [V10.6]
    TakeBack,
    /// Which location to use.
    Use { which: Which, left: u8, must: bool, first: Option<Site> },
    /// Which of two ways.
    Choose { step: StepId, source: Source },
    /// Which location the Clock Tower uses again. [V9.21]
    Clock,
    /// Which resources to put on the event.
    #[serde(rename = "lay")]
    LayGoods { step: StepId, event: EventId },
    /// Which of the cards shown to take. [V10.11]
    Scrolls { event: EventId },
    /// Which Critter to put under the event.
    Tuck { event: EventId, left: u8, from_city: bool },
    /// What to give away next.
    HandOut { step: StepId, left: u8 },
    /// Which of the cards just drawn to pass on. [V15.8]
    Leader,
    /// Whether to play the top Farm of the pile. [V17.5]
    PigFarm,
    /// Whether to turn cards into a resource. [V17.8]
    Stoats,
    /// Which card to discard for the Stoats.
    StoatDiscard { left: u8, pebble: bool },
    /// Where the Spiders' figure goes. [V17.7]
    Watch,
    /// Which kind, among those that are lacking. [V17.7]
    Lacking,
    /// Whether to pay for the answer of a blue card. [V25.12]
    Trigger { trigger: TriggerId },
    /// One unit of a toll. [V24.1]
    Toll { left: u8, coin: Coin, kept: Reserve },
    /// What Nightweave asks.
    Night(Night),
    /// Which card of the Rugwort's city is discarded. [V12.9]
    Evict,
    /// A question that this viewer does not know; only in states sampled from a view.
    Private,
}

/// A question about what Nightweave does, and how it is foiled.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Night {
    /// Whether to foil what threatens; `paid` units so far of `most`, all of them or, if `each` counts, some.
    Foil { threat: Threat, coin: Coin, most: u8, each: bool, paid: u8 },
    /// Which of two prices to pay for a foil, if any.
    FoilPrice { scheme: SchemeCard },
    /// Which hand card goes into the Meadow slot. [V23.8]
    Replace { slot: Slot, card: CardId, drawn: bool },
    /// Which place of this city a spider visits. [V19.23] [V19.25]
    Spider { of: Side, open: bool },
    /// Where a web goes. [V24.12] [V24.13]
    Web { events: bool },
    /// Which hand card is lost. [V24.9] [V24.15]
    Lose { threat: Threat },
    /// Which city card a worker keeps from her. [V25.26]
    Guard,
    /// Which city card is lost. [V24.16] [V25.26]
    Yield { threat: Threat },
    /// Which open destination of the Meadow she plays. [V24.4]
    Snag,
    /// Which worker is lost. [V25.25] [V25.27]
    Capture { scheme: SchemeCard },
    /// Which cards of this kind stay face up, one unit each. [V25.20]
    KeepOpen { kind: Kind },
}

/// What kind of question it is.
#[derive(Clone, Copy)]
struct Manner {
    asked: When,
    may_be_declined: bool,
    names_hand_card: bool,
}

/// When a question is asked, as far as it does not depend on the table.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum When {
    /// Always.
    Always,
    /// If it has an answer.
    Possible,
    /// If it has an answer, or always if one may say no: of what is in the hand its answers would tell. [V3.6]
    Hand,
    /// If there is a choice.
    Choice,
}

const fn must(asked: When) -> Manner {
    Manner { asked, may_be_declined: false, names_hand_card: false }
}

const fn may(asked: When) -> Manner {
    Manner { asked, may_be_declined: true, names_hand_card: false }
}

impl Ask {
    /// Every question has its place here, once.
    const fn manner(self) -> Manner {
        match self {
            // [V3.4]
            Ask::Turn | Ask::Choose { .. } | Ask::Store { .. } => must(When::Always),
            Ask::Private => may(When::Always),
            Ask::Gain { kinds, .. } => must(if kinds.are_several() { When::Always } else { When::Choice }),
            // Two cards that are looked at may be alike.
            Ask::Keep => must(When::Possible),
            Ask::MustDiscard { .. }
            | Ask::GiveCard { .. }
            | Ask::StoatDiscard { .. }
            | Ask::Night(Night::Replace { .. } | Night::Lose { .. }) => must(When::Hand),
            Ask::Leader
            | Ask::Trigger { .. }
            | Ask::Discard { left: 1.., .. }
            | Ask::Tuck { left: 1.., from_city: false, .. } => may(When::Hand),
            Ask::Pay { play } => {
                let names_hand_card = match play.from {
                    From::Hand | From::Legend => true,
                    From::Meadow(_) | From::Pile | From::Shown => false,
                };
                Manner { names_hand_card, ..must(When::Choice) }
            }
            Ask::Recipient { gift } => {
                let names_hand_card = match gift {
                    Gift::Card(_) => true,
                    Gift::Goods(_) | Gift::Paid(_) | Gift::Aside | Gift::Cards(_) | Gift::Fool => false,
                };
                Manner { names_hand_card, ..must(When::Choice) }
            }
            Ask::Draw { .. }
            | Ask::Discard { .. }
            | Ask::Activate { may: true, .. }
            | Ask::Copy { .. }
            | Ask::Clock
            | Ask::Scrolls { .. }
            | Ask::Tuck { .. }
            | Ask::HandOut { .. }
            | Ask::PigFarm
            | Ask::Stoats
            | Ask::Night(Night::FoilPrice { .. } | Night::KeepOpen { .. }) => may(When::Choice),
            Ask::Spend { .. }
            | Ask::GiveGoods { .. }
            | Ask::Activate { .. }
            | Ask::Produce { .. }
            | Ask::Play { .. }
            | Ask::WhichPile { .. }
            | Ask::Dismantle { .. }
            | Ask::Ruin
            | Ask::Sweep { .. }
            | Ask::TakeMeadow { .. }
            | Ask::WorkerFrom
            | Ask::WorkerTo { .. }
            | Ask::TakeBack
            | Ask::Use { .. }
            | Ask::LayGoods { .. }
            | Ask::Watch
            | Ask::Lacking
            | Ask::Toll { .. }
            | Ask::Night(
                Night::Foil { .. }
                | Night::Spider { .. }
                | Night::Web { .. }
                | Night::Guard
                | Night::Yield { .. }
                | Night::Snag
                | Night::Capture { .. },
            )
            | Ask::Evict => must(When::Choice),
        }
    }

    /// When it is asked, unless the table says more.
    #[inline]
    pub(crate) const fn when_asked(self) -> When {
        self.manner().asked
    }

    /// Whether one may always say no.
    #[inline]
    pub(crate) const fn may_be_declined(self) -> bool {
        self.manner().may_be_declined
    }

    /// Whether it names a hand card that nobody else may know yet. What names one becomes [`Ask::Private`] to others.
    pub(crate) const fn names_hand_card(self) -> bool {
        self.manner().names_hand_card
    }
}

/// Work that is done by itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Work {
    /// The rest of an effect.
    Steps { effect: Effect, source: Source },
    /// The card that is being played is laid down. [V6.5]
    #[serde(rename = "lay")]
    LayDown { replaces: Option<Spot> },
    /// Answers to a card that was played. [V8.9]
    AfterPlay { triggered: Triggers },
    /// What follows when a card and all it set off are done.
    Played { card: CardId, spot: Option<Spot> },
    /// A worker is carried out where it stands.
    Visit { site: Site },
    /// What follows when a place has been carried out.
    Visited { worker: Worker },
    /// The place that the Spiders watch was visited. [V17.7]
    Watched,
    /// Meadow cards were taken; one of them may be played for so much less. [V4.12]
    MeadowTaken { less: Option<u8> },
    /// What is left of the cards aside is discarded.
    DiscardAside,
    /// The Leader may pass on a card. [V15.8]
    Drawn,
    /// The turn is over.
    EndTurn,
    /// Workers come home, the season changes. [V11.1]
    Season,
    /// The season's bonus is done.
    Prepared,
    /// Nightweave's turn. [V19.1]
    Night,
    /// The end of her turn: the Meadow is full again. [V19.7]
    NightEnds,
    /// A scheme is drawn. [V25.1]
    Scheme,
    /// A scheme comes into force. [V25.2]
    Enforce { scheme: SchemeCard },
    /// Something threatened happens; `paid` units of its foil were paid.
    Befall { threat: Threat, paid: u8, most: u8 },
    /// A reward for what was given. [V9.13]
    Reward { points: u8 },
    /// Before the first turn: what powers do. [V17.5] [V17.7]
    Begin,
}
