//! Pending work: questions that somebody must answer, and work that is done by itself.

use crate::Valley;
use crate::action::{From, Means};
use crate::effect::{Effect, Grant, Kinds, Rebate, Step, StepId, Which};
use crate::ids::*;
use crate::pack::{TriggerId, Triggers};
use crate::webs::{SchemeCard, Strike};
use crate::workers::Worker;
use serde::{Deserialize, Serialize};
use table::stack::Asked::{Always, IfChoice, IfPossible};
use table::stack::{self, Manner, may, must};
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

table::each! {
    /// Where an effect comes from.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    pub enum Source {
        /// A location, a season, a power.
        Table;
        /// A card of a city.
        Card(spot: Spot);
        /// An event.
        Event(event: EventId);
    }
    sound in Valley;
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

table::each! {
    /// What is given to an opponent.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    pub enum Gift {
        /// Resources.
        Goods(goods: Goods) => false;
        /// Resources that have been paid already. [V9.17]
        Paid(goods: Goods) => false;
        /// The card aside. [V9.31]
        Aside => false;
        /// So many cards of the hand, to be picked. [V9.15]
        Cards(n: u8) => false;
        /// One card of the hand.
        Card(card: CardId) => true;
        /// The Fool that is being played. [V9.5]
        Fool => false;
    }
    /// Whether it is a card that nobody else may know yet.
    fn is_hidden -> bool;
    sound in Valley;
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

table::each! {
    /// What a foil is about: what happens if it is declined, or less of it for each unit paid.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    pub enum Threat {
        /// A one-shot scheme. [V25.2]
        Scheme(scheme: SchemeCard);
        /// A web on a green card just played. [V24.6]
        Silk(spot: Spot);
        /// Level tokens for a blocked place. [V24.8]
        Compensation;
        /// Two cards are lost. [V24.9]
        Mesmerize;
        /// A card for each resource beyond three. [V24.10]
        Ingenuity;
        /// A card of the hand is taken. [V24.15]
        Taking;
        /// A card of the city is taken. [V24.16]
        Bounty;
        /// A card for each card in hand. [V24.17]
        Strings;
        /// Tokens for a card taken beside her. [V23.10]
        Nasty;
        /// A token for a worker on a webbed basic location. [V25.9]
        Trap;
    }
    sound in Valley;
}

impl Threat {
    /// Whether she keeps what is paid to foil it. [V25.19]
    pub(crate) const fn pays_her(self) -> bool {
        matches!(self, Threat::Scheme(card) if matches!(card.does.strike(), Strike::Steal { paid_to_her: true }))
    }
}

table::each! {
    /// A question.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    #[allow(missing_docs)]
    pub enum Ask {
        /// What to do this turn. [V3.1]
        Turn => must(Always);
        /// How to pay for a card.
        Pay { play: Play } => Manner { names_hand_card: play.from.is_hidden(), ..must(IfChoice) };
        /// Which resource to take.
        Gain { left: u8, kinds: Kinds } => must(if kinds.are_several() { Always } else { IfChoice });
        /// How much to spend.
        Spend { step: StepId, source: Source } => must(IfChoice),
            if |valley| matches!(valley.pack.step(step), Step::Spend { .. });
        /// Which resources to give, exactly so many.
        GiveGoods { n: u8 } => must(IfChoice);
        /// How many cards to draw. [V16.13]
        Draw { up_to: u8 } => may(IfChoice);
        /// Which hand card to discard for something, or stop.
        Discard { step: StepId, left: u8, done: u8 } => Manner { tells_of_hand: left > 0, ..may(IfChoice) },
            if |valley| matches!(valley.pack.step(step), Step::Discard { .. }) && left.checked_add(done).is_some();
        /// Which hand card must be discarded.
        MustDiscard { left: u8 } => must(IfChoice).of_the_hand();
        /// Who receives it.
        Recipient { gift: Gift } => Manner { names_hand_card: gift.is_hidden(), ..must(IfChoice) };
        /// Which hand card to give.
        GiveCard { left: u8, to: Side } => must(IfChoice).of_the_hand();
        /// Which of the cards aside to keep. [V9.31]
        Keep => must(IfPossible);
        /// Which green card of the city to activate; `first` is one that was activated already.
        Activate { left: u8, by: Spot, first: Option<Spot>, may: bool } =>
            if may { stack::may(IfChoice) } else { must(IfChoice) };
        /// Which green card of an opponent of `of` to carry out. [V9.25]
        Copy { of: Side, by: Spot } => may(IfChoice);
        /// Which green card produces next; bits of the city. [V8.6]
        Produce { left: Lots } => must(IfChoice);
        /// What to put on the card.
        Store { step: StepId, on: Spot } => must(Always),
            if |valley| matches!(valley.pack.step(step), Step::Store { .. });
        /// Which card to play.
        Play { grant: Grant, must: bool } => stack::must(IfChoice);
        /// From which pile to show cards. [V9.12]
        WhichPile { step: StepId } => must(IfChoice), if |valley| matches!(valley.pack.step(step), Step::Reveal { .. });
        /// Which card of the city to discard; `done` so far.
        Dismantle { step: StepId, left: u8, source: Source } => must(IfChoice),
            if |valley| matches!(valley.pack.step(step), Step::Dismantle { .. });
        /// Which Construction makes room for Ruins. [V9.7]
        Ruin => must(IfChoice);
        /// Which Meadow card to discard.
        Sweep { left: u8 } => must(IfChoice);
        /// Which Meadow card to take.
        TakeMeadow { left: u8, must: bool, less: Option<u8> } => stack::must(IfChoice);
        /// Which worker to move. [V9.34]
        WorkerFrom => must(IfChoice);
        /// Where to move it.
        WorkerTo { worker: Worker, from: Site } => must(IfChoice);
        /// Which worker to take back. [V10.6]
        TakeBack => must(IfChoice);
        /// Which location to use.
        Use { which: Which, left: u8, must: bool, first: Option<Site> } => stack::must(IfChoice);
        /// Which of two ways.
        Choose { step: StepId, source: Source } => must(Always),
            if |valley| matches!(valley.pack.step(step), Step::Choose { .. });
        /// Which location the Clock Tower uses again. [V9.21]
        Clock => may(IfChoice);
        /// Which resources to put on the event.
        #[serde(rename = "lay")]
        LayGoods { step: StepId, event: EventId } => must(IfChoice),
            if |valley| matches!(valley.pack.step(step), Step::LayGoods { .. });
        /// Which of the cards shown to take. [V10.11]
        Scrolls { event: EventId } => may(IfChoice);
        /// Which Critter to put under the event.
        Tuck { event: EventId, left: u8, from_city: bool } =>
            Manner { tells_of_hand: left > 0 && !from_city, ..may(IfChoice) };
        /// What to give away next.
        HandOut { step: StepId, left: u8 } => may(IfChoice),
            if |valley| matches!(valley.pack.step(step), Step::HandOut { .. });
        /// Which of the cards just drawn to pass on. [V15.8]
        Leader => may(IfChoice).of_the_hand();
        /// Whether to play the top Farm of the pile. [V17.5]
        PigFarm => may(IfChoice);
        /// Whether to turn cards into a resource. [V17.8]
        Stoats => may(IfChoice);
        /// Which card to discard for the Stoats.
        StoatDiscard { left: u8, pebble: bool } => must(IfChoice).of_the_hand();
        /// Where the Spiders' figure goes. [V17.7]
        Watch => must(IfChoice);
        /// Which kind, among those that are lacking. [V17.7]
        Lacking => must(IfChoice);
        /// Whether to pay for the answer of a blue card. [V25.12]
        Trigger { trigger: TriggerId } => may(IfChoice).of_the_hand();
        /// One unit of a toll. [V24.1]
        Toll { left: u8, coin: Coin, kept: Reserve } => must(IfChoice);
        /// What Nightweave asks.
        Night(night: Night) => night.manner();
        /// Which card of the Rugwort's city is discarded. [V12.9]
        Evict => must(IfChoice);
        /// A question that this viewer does not know; only in states sampled from a view.
        Private => may(Always);
    }
    /// What kind of question it is.
    pub(crate) fn manner -> Manner;
    sound in Valley;
}

table::each! {
    /// A question about what Nightweave does, and how it is foiled.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    #[allow(missing_docs)]
    pub enum Night {
        /// Whether to foil what threatens; `paid` units so far of `most`, all of them or, if `each` counts, some.
        Foil { threat: Threat, coin: Coin, most: u8, each: bool, paid: u8 } => must(IfChoice),
            if |_valley| paid <= most;
        /// Which of two prices to pay for a foil, if any.
        FoilPrice { scheme: SchemeCard } => may(IfChoice);
        /// Which hand card goes into the Meadow slot. [V23.8]
        Replace { slot: Slot, card: CardId, drawn: bool } => must(IfChoice).of_the_hand();
        /// Which place of this city a spider visits. [V19.23] [V19.25]
        Spider { of: Side, open: bool } => must(IfChoice);
        /// Where a web goes. [V24.12] [V24.13]
        Web { events: bool } => must(IfChoice);
        /// Which hand card is lost. [V24.9] [V24.15]
        Lose { threat: Threat } => must(IfChoice).of_the_hand();
        /// Which city card a worker keeps from her. [V25.26]
        Guard => must(IfChoice);
        /// Which city card is lost. [V24.16] [V25.26]
        Yield { threat: Threat } => must(IfChoice);
        /// Which open destination of the Meadow she plays. [V24.4]
        Snag => must(IfChoice);
        /// Which worker is lost. [V25.25] [V25.27]
        Capture { scheme: SchemeCard } => must(IfChoice);
        /// Which cards of this kind stay face up, one unit each. [V25.20]
        KeepOpen { kind: Kind } => may(IfChoice);
    }
    /// What kind of question it is.
    fn manner -> Manner;
    sound in Valley;
}

table::each! {
    /// Work that is done by itself.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    #[allow(missing_docs)]
    pub enum Work {
        /// The rest of an effect.
        Steps { effect: Effect, source: Source };
        /// The card that is being played is laid down. [V6.5]
        #[serde(rename = "lay")]
        LayDown { replaces: Option<Spot> };
        /// Answers to a card that was played. [V8.9]
        AfterPlay { triggered: Triggers };
        /// What follows when a card and all it set off are done.
        Played { card: CardId, spot: Option<Spot> };
        /// A worker is carried out where it stands.
        Visit { site: Site };
        /// What follows when a place has been carried out.
        Visited { worker: Worker };
        /// The place that the Spiders watch was visited. [V17.7]
        Watched;
        /// Meadow cards were taken; one of them may be played for so much less. [V4.12]
        MeadowTaken { less: Option<u8> };
        /// What is left of the cards aside is discarded.
        DiscardAside;
        /// The Leader may pass on a card. [V15.8]
        Drawn;
        /// The turn is over.
        EndTurn;
        /// Workers come home, the season changes. [V11.1]
        Season;
        /// The season's bonus is done.
        Prepared;
        /// Nightweave's turn. [V19.1]
        Night;
        /// The end of her turn: the Meadow is full again. [V19.7]
        NightEnds;
        /// A scheme is drawn. [V25.1]
        Scheme;
        /// A scheme comes into force. [V25.2]
        Enforce { scheme: SchemeCard };
        /// Something threatened happens; `paid` units of its foil were paid.
        Befall { threat: Threat, paid: u8, most: u8 }, if |_valley| paid <= most;
        /// A reward for what was given. [V9.13]
        Reward { points: u8 };
        /// Before the first turn: what powers do. [V17.5] [V17.7]
        Begin;
    }
    sound in Valley;
}
