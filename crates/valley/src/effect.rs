//! The small language in which cards, locations and events say what they do.
//!
//! A pack writes these words in TOML; [`crate::pack`] compiles them into flat tables. An [`Effect`] is a run of
//! [`Step`]s done in order; [`Standing`] words belong to blue cards, [`Bonus`] to purple ones, [`Worth`] to events.

use crate::ids::CardSet;
use serde::{Deserialize, Serialize};
use std::num::NonZeroU8;
use woodland::{Good, Goods, Kind};

pub use woodland::Kinds;
pub use woodland::effect::{Effect, StepId};
pub use woodland::vocabulary::TakenBy;

/// How often something is done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Per {
    /// Once.
    Once,
    /// For each Farm of the city in which the card lies.
    Farm,
    /// For each point token on one's Chapel.
    ChapelToken,
    /// For each point token on the card itself.
    TokenHere,
    /// For each card of one's hand.
    HandCard,
}

/// When something is done at all.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum When {
    /// Always.
    Always,
    /// If there is a Farm in the city in which the card lies.
    Farm,
    /// If the card shares its space and there is a Farm in the city in which it lies. [V9.27]
    Paired,
}

/// Which cards an effect lets one play, and at what price.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Grant {
    /// Where the card may come from.
    pub from: Reach,
    /// What it costs.
    pub rebate: Rebate,
    /// The most printed points it may have.
    pub most: Option<NonZeroU8>,
}

/// What an effect takes off the cost of a card that it lets one play.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Rebate {
    /// So many resources.
    Less(u8),
    /// All of it.
    Free,
}

impl Rebate {
    /// The card costs what it says.
    pub const NONE: Rebate = Rebate::Less(0);

    /// So many resources of the payer's choice are left out.
    #[inline]
    pub const fn less(self) -> u8 {
        match self {
            Rebate::Less(less) => less,
            Rebate::Free => 0,
        }
    }
}

/// Where a card to be played may lie.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reach {
    /// In the hand, the Meadow, among one's legends, on the Pigs' pile: a turn of one's own.
    Turn,
    /// In the Meadow. [V9.10]
    Meadow,
    /// In the hand or the Meadow. [V9.11]
    HandOrMeadow,
    /// Among the cards shown. [V9.12]
    Shown,
    /// Among the Meadow cards just drawn. [V4.12]
    Drawn,
    /// On top of the Pigs' pile. [V17.5]
    Pile,
}

impl Reach {
    /// Whether it depends on the hand which cards these are.
    const fn sees_hand(self) -> bool {
        match self {
            Reach::Turn | Reach::HandOrMeadow | Reach::Drawn => true,
            Reach::Meadow | Reach::Shown | Reach::Pile => false,
        }
    }
}

/// Which locations may be used without a worker.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Which {
    /// A basic location. [V4.11]
    Basic,
    /// A basic or forest location. [V9.20]
    BasicOrForest,
    /// A place where a worker stands: anyone's, on a basic or forest location [V16.12], or an opponent's. [V15.4]
    Taken(TakenBy),
}

table::each! {
    /// One thing to do.
    #[derive(Clone, Copy, PartialEq, Debug)]
    #[allow(missing_docs)]
    pub enum Step {
        /// Take resources, point tokens and cards.
        Gain {
            goods: Goods, any: u8, kinds: Kinds, points: u8, cards: u8, per: Per, times: Option<NonZeroU8>, when: When
        } => {
            let yields = Kinds::of(goods).or(if any > 0 { kinds } else { Kinds::NONE });
            Nature { asks: any > 0, needs: Needs::Times(per, when), yields, tucks: 0 }
        };
        /// Pay up to so many resources, to the supply or to an opponent, for something each.
        Spend { kinds: Kinds, up_to: u8, points: u8, any: u8, gift: bool } => Nature::needs(Needs::Spare(kinds));
        /// Discard up to so many hand cards, for something for every so many.
        Discard { up_to: Option<NonZeroU8>, every: NonZeroU8, points: u8, any: u8, cards: u8 } =>
            Nature { yields: if any > 0 { Kinds::ALL } else { Kinds::NONE }, ..QUESTION };
        /// Draw up to the hand limit.
        DrawUp => DEED;
        /// Draw as many cards as one likes, up to so many.
        DrawSome { up_to: u8 } => QUESTION;
        /// Put one of these heaps on the card.
        Store { options: [Goods; 4] } => QUESTION;
        /// Take all that lies on the card.
        Unload => DEED;
        /// Activate so many different green cards of the city; fewer or none if one may.
        Activate { n: u8, may: bool } => Nature::needs(Needs::Green);
        /// Carry out a green card of an opponent's city.
        Copy => Nature::needs(Needs::GreenOfOthers);
        /// Draw so many cards, keep one, give the other.
        Teach { cards: u8 } => Nature::needs(Needs::Card);
        /// Play a card at once.
        Play { grant: Grant } => Nature::needs(Needs::Play(grant));
        /// Show cards, play one of them for nothing, discard the others.
        Reveal { cards: u8, or_discard: bool, most: Option<NonZeroU8>, must: bool } => QUESTION;
        /// Move a placed worker.
        MoveWorker => QUESTION;
        /// Discard Meadow cards, then take some.
        RefreshMeadow { discard: u8, take: u8 } => QUESTION;
        /// Draw Meadow cards and perhaps play one of them for less.
        Meadow { take: u8, less: u8 } => QUESTION;
        /// Discard cards from one's city.
        Dismantle { kind: Option<Kind>, n: u8, must: bool, refund: bool, points: u8, any: u8 } =>
            Nature::needs(if must { Needs::CityCards(kind, n) } else { Needs::Nothing });
        /// Put point tokens on the card.
        Token { n: u8 } => DEED;
        /// Give resources to one opponent.
        GiveGoods { n: u8 } => Nature::needs(Needs::Goods(n));
        /// Give hand cards to one opponent.
        GiveCards { n: u8 } => Nature::needs(Needs::HandCards(n));
        /// Give resources or cards to opponents, one by one, for point tokens.
        HandOut { goods: bool, cards: bool, up_to: u8, points: u8 } => QUESTION;
        /// Use locations without a worker.
        Use { which: Which, n: u8 } => Nature::needs(Needs::Site(which));
        /// Activate every green card of the city.
        Produce => QUESTION;
        /// Do one of two things.
        Choose { options: [Effect; 2] } => QUESTION;
        /// Berries for the Farms of others, cards for those. [V15.3]
        Field { berry: u8 } => DEED;
        /// Take back a placed worker. [V10.6]
        TakeBack => QUESTION;
        /// Put resources on the event.
        LayGoods { kinds: Kinds, up_to: u8 } => QUESTION;
        /// Show cards, take some, put the others under the event. [V10.11]
        Scrolls { cards: u8 } => Nature { tucks: cards, ..QUESTION };
        /// Put Critters under the event.
        Tuck { from_city: bool, up_to: u8 } => Nature { tucks: up_to, ..QUESTION };
    }
    /// What is to be known of it before it is carried out.
    pub(crate) fn nature -> Nature;
}

/// What must be there for a step.
#[derive(Clone, Copy)]
pub(crate) enum Needs {
    /// Nothing.
    Nothing,
    /// What it counts: else nothing comes of it.
    Times(Per, When),
    /// A resource of these kinds: else nothing comes of it.
    Spare(Kinds),
    /// A card to be drawn: else nothing comes of it.
    Card,
    /// A green card to activate: else nothing comes of it.
    Green,
    /// A green card of an opponent: else nothing comes of it.
    GreenOfOthers,
    /// So many resources: it cannot be begun without.
    Goods(u8),
    /// So many hand cards: it cannot be begun without.
    HandCards(u8),
    /// So many cards of the city: it cannot be begun without.
    CityCards(Option<Kind>, u8),
    /// A card to play: it cannot be begun without.
    Play(Grant),
    /// A location to use: it cannot be begun without.
    Site(Which),
}

/// What is to be known of a step before it is carried out.
#[derive(Clone, Copy)]
pub(crate) struct Nature {
    /// Whether it asks a question.
    pub asks: bool,
    /// What it needs.
    pub needs: Needs,
    /// The resources that a location yields by it, of the visitor's choice as well.
    pub yields: Kinds,
    /// How many cards it puts under its event at most.
    pub tucks: u8,
}

/// It asks, and no more is to be known of it.
const QUESTION: Nature = Nature { asks: true, needs: Needs::Nothing, yields: Kinds::NONE, tucks: 0 };
/// It does not even ask.
const DEED: Nature = Nature { asks: false, ..QUESTION };

impl Nature {
    /// It asks if there is what it needs.
    const fn needs(needs: Needs) -> Nature {
        Nature { needs, ..QUESTION }
    }
}

impl Step {
    /// Whether it depends on which cards are in the hand that it can be begun. Silence would tell of them.
    pub(crate) fn depends_on_hand(self) -> bool {
        matches!(self.nature().needs, Needs::Play(grant) if grant.from.sees_hand())
    }
}

/// A discount of a blue card.
pub type Discount = woodland::vocabulary::Discount<DiscountBy>;

/// What a discount takes from its owner.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DiscountBy {
    /// The card itself, which leaves the city. [V7.9] [V7.10]
    Leave,
    /// A Critter of the city, as a prisoner. [V7.12]
    Prisoner,
    /// Tokens that lie on the card. [V16.18]
    Token,
}

/// What a blue card does as long as it lies in the city.
#[derive(Clone, Copy, PartialEq, Debug)]
#[allow(missing_docs)]
pub enum Standing {
    /// Answers a card that is played. [V8.7]
    Trigger { among: CardSet, then: Effect },
    /// Makes cards cheaper.
    Discount(Discount),
    /// Replaces one resource of a cost. [V7.11]
    Swap,
    /// Comes with point tokens.
    Tokens(u8),
    /// Uses a location again before the workers come home. [V9.21]
    Clock,
    /// Cards just drawn may be passed on. [V15.8]
    Leader,
}

/// What a purple card counts. [V8.5]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BonusPer {
    /// Common Constructions of the city.
    CommonConstruction,
    /// Unique Constructions.
    UniqueConstruction,
    /// Common Critters.
    CommonCritter,
    /// Unique Critters.
    UniqueCritter,
    /// Purple cards.
    Purple,
    /// Basic events claimed.
    BasicEvent,
    /// Special events claimed.
    SpecialEvent,
    /// Resin and pebbles in the reserve.
    ResinOrPebble,
    /// Purple cards of the one opponent who has most. [V15.9]
    PurpleOfAnOpponent,
    /// Once, if the card shares its space.
    Paired,
    /// Once, if it shares its space and the city has a Farm.
    PairedAndFarm,
}

/// What a purple card is worth at the end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bonus {
    /// What is counted.
    pub per: BonusPer,
    /// Points for each.
    pub points: u8,
    /// The most points in all.
    pub max: Option<NonZeroU8>,
}

/// What the points of an event depend on. [V10.17]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WorthPer {
    /// Resources of a kind that lie on it.
    On(Good),
    /// Cards under it.
    CardUnder,
    /// Point tokens on the Chapel.
    ChapelToken,
    /// Workers in the Monastery.
    MonasteryWorker,
    /// Workers in the Cemetery.
    CemeteryWorker,
    /// Prisoners of the Dungeon.
    Prisoner,
    /// Pairs of Husband and Wife in all cities.
    PairEverywhere,
}

/// One part of an event's points.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Worth {
    /// What is counted.
    pub per: WorthPer,
    /// Points for each.
    pub points: u8,
}
