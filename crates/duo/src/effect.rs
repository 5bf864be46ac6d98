//! The small language in which cards, tiles and farms say what they do.
//!
//! A pack writes these words in TOML; [`crate::pack`] compiles them into flat tables. An [`Effect`] is a run
//! of [`Step`]s done in order. Standing words belong to blue cards, [`Bonus`] to purple ones; a card's colour
//! decides which of the three it holds, so a card can never hold the wrong sort.

use crate::ids::{CardSet, Token};
use crate::together::Area;
use serde::{Deserialize, Serialize};
use std::num::NonZeroU8;
use woodland::{Colour, Good, Goods, Kind};

pub use woodland::effect::{Effect, StepId};
pub use woodland::vocabulary::TakenBy;

table::each! {
    /// One thing to do.
    #[derive(Clone, Copy, PartialEq, Debug)]
    pub enum Step {
        /// Take resources and point tokens from the supply.
        Gain {
            /// Fixed kinds.
            goods: Goods,
            /// This many of any kind.
            any: u8,
            /// This many, all of different kinds.
            different: u8,
            /// Point tokens.
            points: u8,
        } => Needs::Nothing;
        /// Draw from the deck, then take Meadow cards.
        Draw {
            /// Cards from the deck.
            deck: u8,
            /// Cards from the Meadow.
            meadow: u8,
        } => if deck == 0 { Needs::MeadowCard } else { Needs::Card };
        /// Gain an Occupied token of this colour, or of any.
        Occupied {
            /// The colour; none means the mayor's choice.
            colour: Option<Colour>,
        } => Needs::MissingToken(colour);
        /// Take Occupied tokens back from the city.
        ReclaimOccupied {
            /// How many.
            n: u8,
        } => Needs::Nothing;
        /// Pay and do something for it, several times.
        PayFor {
            /// What each time costs.
            price: Price,
            /// How often at most.
            times: u8,
            /// Whether the kinds paid must all differ.
            different: bool,
            /// What each payment gives.
            then: Effect,
        } => Needs::Nothing;
        /// Do one of several things.
        Choose {
            /// The ways, as many as there are.
            options: [Option<Effect>; 4],
        } => Needs::Nothing;
        /// Do something once for each counted thing.
        ForEach {
            /// What is counted.
            count: Count,
            /// At most so often.
            times: Option<NonZeroU8>,
            /// What each gives.
            then: Effect,
        } => Needs::Nothing;
        /// Activate green cards.
        Activate {
            /// Where they lie.
            place: GreenPlace,
            /// How many different ones.
            n: u8,
        } => Needs::Nothing;
        /// Activate every green card of the city: the season's production.
        Produce => Needs::Nothing;
        /// Use farms without a worker.
        UseFarm {
            /// How many different ones.
            n: u8,
            /// Whether taken ones count.
            taken_ok: bool,
        } => Needs::Nothing;
        /// Use river spaces without a worker.
        UseRiver {
            /// How many different ones.
            n: u8,
            /// Whether taken ones count.
            taken_ok: bool,
        } => Needs::Nothing;
        /// Use a red card without a worker.
        UseRed {
            /// Where it may lie.
            places: RedPlaces,
        } => Needs::Nothing;
        /// Use a space that holds a worker.
        UseTaken {
            /// Whose worker.
            by: TakenBy,
        } => Needs::Nothing;
        /// Claim an event without a worker.
        ClaimEvent {
            /// Whether the reward of the slot is gained.
            reward: bool,
            /// Whether a skunk on the event does not matter. [D15.15]
            past_skunks: bool,
        } => Needs::Nothing;
        /// Play a card at once.
        Play {
            /// Which, and at what price.
            grant: Grant,
        } => Needs::Nothing;
        /// Draw cards, play one of them for less, discard the rest.
        DrawPlay {
            /// How many are drawn.
            deck: u8,
            /// For so many resources less.
            less: u8,
        } => Needs::Nothing;
        /// Look at the top of the deck and keep some.
        Look {
            /// How many are seen.
            deck: u8,
            /// How many are kept.
            keep: u8,
        } => Needs::Nothing;
        /// Discard Meadow cards and refill.
        RefreshMeadow {
            /// How many at most.
            discard: u8,
        } => Needs::Nothing;
        /// Put resources on this card, or take all of them.
        Store {
            /// How many are put.
            n: u8,
        } => Needs::Nothing;
        /// Move a placed worker and use the new space.
        MoveWorker {
            /// Whether it may go to a taken space.
            taken_ok: bool,
            /// Whether it may go to an event under a skunk. [D15.15]
            past_skunks: bool,
        } => Needs::Nothing;
        /// Take placed workers home. [D18.8]
        TakeBack {
            /// How many.
            n: u8,
        } => Needs::Nothing;
        /// Move Sun or Moon back. [D18.7]
        MoveBack {
            /// Which; none means either.
            token: Option<Token>,
            /// How many uncovered spots.
            spots: u8,
        } => Needs::Nothing;
        /// Move skunks within their areas. [D18.9]
        MoveSkunk {
            /// Only skunks of this area.
            area: Option<Area>,
            /// How many.
            n: u8,
        } => Needs::Nothing;
        /// Take skunks off the board until the season ends. [D18.10]
        LiftSkunk {
            /// Only skunks of this area.
            area: Option<Area>,
            /// How many.
            n: u8,
        } => Needs::Nothing;
        /// Replace river tiles. [D18.11]
        SwapRiver {
            /// How many.
            n: u8,
        } => Needs::Nothing;
        /// Pass items between the mayors at once. [D18.12]
        Pass {
            /// How many.
            n: u8,
        } => Needs::Nothing;
        /// The next event may be short by this much in one number. [D18.13]
        EaseEvent {
            /// How much.
            less: u8,
        } => Needs::Nothing;
    }
    /// What it needs.
    pub(crate) fn needs -> Needs;
}

/// What must be there, or a step would do nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Needs {
    /// A card in the Meadow.
    MeadowCard,
    /// A card to draw.
    Card,
    /// An Occupied token of this colour, or of any, that one does not have.
    MissingToken(Option<Colour>),
    /// Nothing: whatever it finds, it is asked or done.
    Nothing,
}

/// What a payment costs: at most one resource of any kind and one card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Price {
    /// Fixed kinds.
    pub goods: Goods,
    /// One resource of the mayor's choice.
    pub any: bool,
    /// One card from the hand.
    pub card: bool,
}

/// Where green cards are activated.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum GreenPlace {
    /// In one's own city.
    City,
    /// In the Meadow.
    Meadow,
    /// In one's hand.
    Hand,
}

/// Where red cards are used.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct RedPlaces {
    /// In the Meadow.
    pub meadow: bool,
    /// In one's own city.
    pub city: bool,
    /// In the other city.
    pub other_city: bool,
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
    /// Hand and touched Meadow cards.
    Eligible,
    /// Any Meadow card.
    Meadow,
    /// The hand.
    Hand,
    /// The cards drawn aside.
    Aside,
}

/// Something that can be counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Count {
    /// Cards somewhere, all or only those in `among`.
    Cards {
        /// Where.
        place: CountPlace,
        /// Which cards count, by kind and colour.
        among: CardSet,
    },
    /// Resources of a kind in the reserve, or all of them.
    Resources(Option<Good>),
    /// Kinds of resources in the reserve.
    ResourceKinds,
    /// Point tokens, those on cards included.
    PointTokens,
    /// Occupied tokens.
    Occupied(OccupiedPlace),
    /// Event tiles.
    Events,
    /// Pairs of a Construction and a Critter in the city.
    Pairs,
    /// Colours of which the city holds at least so many cards.
    Colours {
        /// How many.
        min: u8,
    },
    /// Cards of the colour the city holds most of.
    LargestColour,
    /// Points as if the game ended now.
    Score,
    /// Points beyond those of Miss Thorn, as if the game ended now.
    Margin,
}

/// Where cards are counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CountPlace {
    /// In the city.
    City,
    /// In the hand.
    Hand,
    /// In both.
    HandAndCity,
}

/// Where Occupied tokens are counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OccupiedPlace {
    /// In the city.
    City,
    /// In the reserve.
    Reserve,
    /// In both.
    Both,
    /// In both, and in the other mayor's reserve as well when they play together.
    All,
}

/// What an event asks for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Condition {
    /// At least so many.
    AtLeast(Count, u32),
    /// At most so many.
    AtMost(Count, u32),
    /// One of each, so many together, and more together than the other mayor. [D10.3]
    Majority(Count, Count, u32),
    /// Strictly more than the other mayor. [D10.4]
    Most(Count),
    /// All of these.
    AllOf(Vec<Condition>),
}

impl Count {
    /// So many cards the city holds at least where this counts to `n`.
    fn city_holds(self, n: u32) -> u32 {
        match self {
            Count::Cards { place: CountPlace::City, .. } | Count::LargestColour => n,
            Count::Pairs => 2 * n,
            Count::Colours { min } => n * u32::from(min),
            Count::Cards { place: CountPlace::Hand | CountPlace::HandAndCity, .. }
            | Count::Resources(_)
            | Count::ResourceKinds
            | Count::PointTokens
            | Count::Occupied(_)
            | Count::Events
            | Count::Score
            | Count::Margin => 0,
        }
    }
}

impl Condition {
    /// So many cards the city holds at least where this is met: with fewer nothing else need be counted.
    pub(crate) fn city_holds(&self) -> u32 {
        match self {
            Condition::AtLeast(count, n) => count.city_holds(*n),
            Condition::Majority(a, b, min) => match (a, b) {
                (
                    Count::Cards { place: CountPlace::City, among: a },
                    Count::Cards { place: CountPlace::City, among: b },
                ) if a.and(*b).is_empty() => *min,
                _ => a.city_holds(1).max(b.city_holds(1)),
            },
            Condition::Most(count) => count.city_holds(1),
            Condition::AllOf(all) => all.iter().map(Condition::city_holds).max().unwrap_or(0),
            Condition::AtMost(..) => 0,
        }
    }
}

/// What a blue card does while it stands in a city.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Standing {
    /// Enters with point tokens on it.
    Tokens(u8),
    /// Makes cards cheaper.
    Discount(Discount),
    /// Lets one resource of a cost be another.
    Swap,
    /// A token of this card lets a worker enter a taken space.
    EnterTaken,
    /// A token of this card lets a worker use a farm twice.
    FarmTwice,
    /// Answers something.
    Trigger {
        /// What it answers.
        on: Occasion,
        /// Only cards among these.
        among: CardSet,
        /// What it does.
        then: Effect,
    },
}

/// A discount of a blue card.
pub type Discount = woodland::vocabulary::Discount<DiscountBy>;

/// What a discount takes from its owner.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DiscountBy {
    /// Nothing.
    Free,
    /// A point token lying on the card. It has no star and adds to others.
    Token,
    /// The card itself, on a later turn.
    Leave,
    /// A hand card of this kind, tucked under it.
    Tuck {
        /// Which kind is tucked.
        kind: Kind,
        /// How often in a game.
        uses: u8,
    },
}

/// What a trigger answers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Occasion {
    /// Its owner has played a card.
    YouPlay,
    /// The other mayor has played a card.
    OtherPlays,
    /// Its owner has claimed an event.
    YouClaim,
    /// Its owner has used a farm with a worker.
    YouFarm,
}

impl Occasion {
    /// How many there are.
    pub const COUNT: usize = Occasion::YouFarm as usize + 1;
}

/// What a purple card is worth besides its printed points.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bonus {
    /// What is counted.
    pub count: Count,
    /// Points for each.
    pub points: u8,
    /// For every so many things.
    pub every: NonZeroU8,
    /// The most points in all.
    pub max: Option<NonZeroU8>,
}
