//! Personalities, plots and schemes by name, and all that a scheme does; `foils`, `plots` and `schemes` carry it out.

use crate::frame::Coin;
use woodland::{Colour, Good, Kind, Season};

table::named! {
    /// How Nightweave bears the neighbours of her figure. [V23.1]
    #[allow(missing_docs)] // the names are those of the cards
    pub enum Personality {
        Nefarious = "nefarious",
        Needy = "needy",
        Klutzy = "klutzy",
        Narcissist = "narcissist",
        Nonchalant = "nonchalant",
        Naysayer = "naysayer",
        Notable = "notable",
        Nasty = "nasty",
    }
}

table::named! {
    /// What she is up to all game. [V24.1]
    #[allow(missing_docs)] // the names are those of the cards
    pub enum Plot {
        Snag = "snag",
        SilkBarrier = "silk-barrier",
        ItsGettingComplicated = "its-getting-complicated",
        Compensation = "compensation",
        Mesmerize = "mesmerize",
        Ingenuity = "ingenuity",
        WeaversWhim = "weavers-whim",
        Masquerade = "masquerade",
        SmotheringSwarm = "smothering-swarm",
        ForcefulTaking = "forceful-taking",
        StolenBounty = "stolen-bounty",
        PullingStrings = "pulling-strings",
        EfficientWeb = "efficient-web",
    }
}

table::named! {
    /// What she is up to this season. [V25.1]
    #[allow(missing_docs)] // the names are those of the cards
    pub enum Scheme {
        ProductivitySlump = "productivity-slump",
        ClericalErrors = "clerical-errors",
        Recession = "recession",
        Exhaustion = "exhaustion",
        SpidersInTheTrees = "spiders-in-the-trees",
        ForestBandits = "forest-bandits",
        GroundSpiders = "ground-spiders",
        WebTax = "web-tax",
        ArachnidMenace = "arachnid-menace",
        InvisibleTrap = "invisible-trap",
        StickyMess = "sticky-mess",
        BerryShortage = "berry-shortage",
        Infestation = "infestation",
        PoliticalInfluence = "political-influence",
        BribedJudges = "bribed-judges",
        BadPress = "bad-press",
        CaughtInAWeb = "caught-in-a-web",
        PryingGaze = "prying-gaze",
        Caught = "caught",
        Extortion = "extortion",
        Pillage = "pillage",
        Theft = "theft",
        Borrowing = "borrowing",
        Pickpocket = "pickpocket",
        ClosedForRepairs = "closed-for-repairs",
        ParalyzingFear = "paralyzing-fear",
        CreepyCrawlies = "creepy-crawlies",
        Imitation = "imitation",
        Ransom = "ransom",
        Repossession = "repossession",
        PoisonedSoup = "poisoned-soup",
        HardWork = "hard-work",
        Cheating = "cheating",
    }
}

/// What the bribed judges bring her by the season of who is judged. [V25.13]
pub(crate) const BRIBES: [u8; Season::COUNT] = [0, 3, 2, 1];

/// The most schemes a pack may hold: ours, and others that do what one of ours does.
pub const SCHEMES: usize = 48;

table::ids! {
    /// A scheme of the pack.
    SchemeId,
}

/// A scheme card: its number in the pack, and what it does.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, serde::Deserialize)]
pub struct SchemeCard {
    /// Its number in the pack.
    pub number: SchemeId,
    /// What it does.
    pub does: Scheme,
}

/// How a scheme takes its course. [V25.2]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Course {
    /// All season.
    Seasonal(Sway),
    /// Once, when drawn, unless it is foiled.
    OneShot(FoiledBy, Strike),
}

/// What a scheme does when it comes into force, or strikes: on screen in `schemes`, at a table of cardboard in
/// `nightweave::weave`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Strike {
    /// Nothing more: what it does all season, or what lies face down, is all there is to it.
    Nothing,
    /// She gains points by the season of who is judged. [V25.13]
    Bribe,
    /// Cards of this colour leave the Meadow. [V25.14]
    Sweep(Colour),
    /// So many cards of the hand cannot be used. [V25.15]
    Stick(u8),
    /// The die takes three of a resource. [V25.17]
    Rob,
    /// Cards of the hand come into hers.
    Steal {
        /// Whether she keeps what is paid to foil it. [V25.19]
        paid_to_her: bool,
    },
    /// The Meadow and what is tan in the hand go. [V25.23]
    Creep,
    /// She gains points for each card of the hand. [V25.24]
    Imitate,
    /// A worker waits in her Lair. [V25.25]
    Capture,
    /// She takes a card of the city. [V25.26]
    Repossess,
    /// A worker serves as a spider. [V25.27]
    Drug,
    /// She plays cards of the deck. [V25.29]
    Work,
    /// She takes an event. [V25.30]
    Cheat,
}

/// What a scheme does all season.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Sway {
    /// Where its webs lie.
    pub webs: Option<Where>,
    /// Whether they keep her spiders away. [V24.3]
    pub bars_her: bool,
    /// Where a worker costs how many units, and with what they are paid.
    pub toll: Option<(Where, u8, Coin)>,
    /// Where a worker brings her points, and how many.
    pub spoils: Option<(Where, u8)>,
    /// What she gains levels by: cards of this colour that are played.
    pub watches: Option<Colour>,
    /// Which cards cost more to play.
    pub dearer: Option<Dearer>,
    /// The colour of which none is drawn for a hand.
    pub kept_from_hands: Option<Colour>,
    /// The colour of which none fills the Meadow.
    pub kept_from_meadow: Option<Colour>,
    /// What it does when it comes into force.
    pub strike: Strike,
}

/// Places that a scheme is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Where {
    /// All clearings.
    Forest,
    /// All basic locations.
    Basic,
    /// Those with a single space.
    Exclusive,
    /// Basic locations and clearings that yield this resource, or one of the visitor's choice.
    Yielding(Good),
    /// Cards of this colour.
    Cards(Colour),
    /// Events.
    Events,
    /// Wherever a web lies.
    Webs,
}

/// Which cards a scheme makes dearer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Dearer {
    /// Those of this colour, by so many cards or resources.
    Colour(Colour, u8),
    /// Those of this colour in the hand, by one.
    InHand(Colour),
    /// Those of this colour, by one, and by one those that another helps to play.
    AndHelped(Colour),
    /// Those played with an Occupied token, by so many cards.
    Occupying(u8),
}

/// How a one-shot scheme is foiled.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum FoiledBy {
    /// All these units stop it.
    All(Coin, u8),
    /// Each unit stops a part.
    Each(Coin, Parts),
    /// Two resources of this kind stop it, or three units.
    TwoOf(Good),
    /// A worker at home stops it. [V25.26]
    Worker,
    /// Each unit keeps a card of this kind face up. [V25.20] [V25.21]
    Card(Kind),
}

/// How many parts a scheme has, by the cards of a hand that can be used.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Parts {
    /// Three.
    Three,
    /// One for each card.
    Cards,
    /// One for each card, at most three.
    ThreeCards,
    /// One for every other card.
    HalfTheCards,
}

impl Parts {
    pub(crate) fn of(self, hand: u8) -> u8 {
        match self {
            Parts::Three => 3,
            Parts::Cards => hand,
            Parts::ThreeCards => hand.min(3),
            Parts::HalfTheCards => hand.div_ceil(2),
        }
    }
}

impl Sway {
    /// What it does is its own.
    const NONE: Sway = Sway {
        webs: None,
        bars_her: false,
        toll: None,
        spoils: None,
        watches: None,
        dearer: None,
        kept_from_hands: None,
        kept_from_meadow: None,
        strike: Strike::Nothing,
    };

    /// It does this when it comes into force.
    const fn striking(strike: Strike) -> Sway {
        Sway { strike, ..Sway::NONE }
    }

    /// [V25.3]
    const fn watching(colour: Colour) -> Sway {
        Sway { watches: Some(colour), ..Sway::NONE }
    }

    /// Webs that let her spiders pass.
    const fn webs(places: Where) -> Sway {
        Sway { webs: Some(places), ..Sway::NONE }
    }

    /// Webs that do not, and what they bring her.
    const fn barring(places: Where, spoils: Option<(Where, u8)>) -> Sway {
        Sway { bars_her: true, spoils, ..Sway::webs(places) }
    }

    const fn toll(self, places: Where, n: u8, coin: Coin) -> Sway {
        Sway { toll: Some((places, n, coin)), ..self }
    }

    const fn dearer(dearer: Dearer) -> Sway {
        Sway { dearer: Some(dearer), ..Sway::NONE }
    }

    /// The places where its webs keep her spiders away.
    pub(crate) fn barred(self) -> Option<Where> {
        self.webs.filter(|_| self.bars_her)
    }
}

impl Scheme {
    /// Our own card of this scheme.
    pub const fn card(self) -> SchemeCard {
        SchemeCard { number: SchemeId(self as u8), does: self }
    }

    /// Every scheme has its place here, once.
    pub(crate) const fn course(self) -> Course {
        use Course::{OneShot, Seasonal};
        const ON_WEBS: Option<(Where, u8)> = Some((Where::Webs, 1));
        match self {
            Scheme::ProductivitySlump => Seasonal(Sway::watching(Colour::Green)),
            Scheme::ClericalErrors => Seasonal(Sway::watching(Colour::Blue)),
            Scheme::Recession => Seasonal(Sway::watching(Colour::Purple)),
            Scheme::Exhaustion => Seasonal(Sway::watching(Colour::Red)),
            // [V25.4]
            Scheme::SpidersInTheTrees => Seasonal(Sway::webs(Where::Forest).toll(Where::Forest, 1, Coin::Mix)),
            // [V25.5]
            Scheme::ForestBandits => Seasonal(Sway::barring(Where::Forest, Some((Where::Forest, 2)))),
            // [V25.6]
            Scheme::GroundSpiders => Seasonal(Sway::dearer(Dearer::Colour(Colour::Green, 2))),
            // [V25.7]
            Scheme::WebTax => Seasonal(Sway::barring(Where::Exclusive, ON_WEBS)),
            // [V25.8]
            Scheme::ArachnidMenace => Seasonal(Sway::webs(Where::Exclusive)),
            // [V25.9]
            Scheme::InvisibleTrap => Seasonal(Sway::webs(Where::Basic)),
            // [V25.10]
            Scheme::StickyMess => {
                Seasonal(Sway::barring(Where::Yielding(Good::Resin), ON_WEBS).toll(Where::Webs, 1, Coin::Goods))
            }
            Scheme::BerryShortage => {
                Seasonal(Sway::barring(Where::Yielding(Good::Berry), ON_WEBS).toll(Where::Webs, 1, Coin::Goods))
            }
            // [V25.11]
            Scheme::Infestation => {
                let cards = Where::Cards(Colour::Red);
                Seasonal(Sway::barring(cards, None).toll(cards, 2, Coin::Mix))
            }
            // [V25.12]
            Scheme::PoliticalInfluence => {
                let blue = Some(Colour::Blue);
                Seasonal(Sway { kept_from_hands: blue, ..Sway::dearer(Dearer::AndHelped(Colour::Blue)) })
            }
            // [V25.13]
            Scheme::BribedJudges => Seasonal(Sway::striking(Strike::Bribe).toll(Where::Events, 1, Coin::Mix)),
            // [V25.14]
            Scheme::BadPress => {
                let (tan, strike) = (Some(Colour::Tan), Strike::Sweep(Colour::Tan));
                Seasonal(Sway { kept_from_meadow: tan, strike, ..Sway::dearer(Dearer::InHand(Colour::Tan)) })
            }
            // [V25.15]
            Scheme::CaughtInAWeb => Seasonal(Sway::striking(Strike::Stick(3))),
            // [V25.16]
            Scheme::PryingGaze => Seasonal(Sway::dearer(Dearer::Occupying(2))),
            // [V25.17]
            Scheme::Caught | Scheme::Extortion | Scheme::Pillage | Scheme::Theft => {
                OneShot(FoiledBy::All(Coin::Cards, 2), Strike::Rob)
            }
            // [V25.18]
            Scheme::Borrowing => {
                OneShot(FoiledBy::Each(Coin::Goods, Parts::ThreeCards), Strike::Steal { paid_to_her: false })
            }
            // [V25.19]
            Scheme::Pickpocket => {
                OneShot(FoiledBy::Each(Coin::Points, Parts::HalfTheCards), Strike::Steal { paid_to_her: true })
            }
            // [V25.20]
            Scheme::ClosedForRepairs => OneShot(FoiledBy::Card(Kind::Construction), Strike::Nothing),
            // [V25.21]
            Scheme::ParalyzingFear => OneShot(FoiledBy::Card(Kind::Critter), Strike::Nothing),
            // [V25.23]
            Scheme::CreepyCrawlies => OneShot(FoiledBy::All(Coin::Goods, 3), Strike::Creep),
            // [V25.24]
            Scheme::Imitation => OneShot(FoiledBy::Each(Coin::Cards, Parts::Cards), Strike::Imitate),
            // [V25.25]
            Scheme::Ransom => OneShot(FoiledBy::TwoOf(Good::Berry), Strike::Capture),
            // [V25.26]
            Scheme::Repossession => OneShot(FoiledBy::Worker, Strike::Repossess),
            // [V25.27]
            Scheme::PoisonedSoup => OneShot(FoiledBy::TwoOf(Good::Pebble), Strike::Drug),
            // [V25.29]
            Scheme::HardWork => OneShot(FoiledBy::Each(Coin::Cards, Parts::Three), Strike::Work),
            // [V25.30]
            Scheme::Cheating => OneShot(FoiledBy::All(Coin::Mix, 3), Strike::Cheat),
        }
    }

    /// What it does all season.
    pub(crate) const fn sway(self) -> Sway {
        match self.course() {
            Course::Seasonal(sway) => sway,
            Course::OneShot(..) => Sway::NONE,
        }
    }

    /// How it is foiled, if it acts but once.
    pub(crate) const fn foiled_by(self) -> Option<FoiledBy> {
        match self.course() {
            Course::Seasonal(_) => None,
            Course::OneShot(foil, _) => Some(foil),
        }
    }

    /// What it does when it comes into force, or strikes.
    pub(crate) const fn strike(self) -> Strike {
        match self.course() {
            Course::Seasonal(sway) => sway.strike,
            Course::OneShot(_, strike) => strike,
        }
    }

    /// Whether it acts once, when drawn, and can be foiled. [V25.2]
    pub const fn is_one_shot(self) -> bool {
        self.foiled_by().is_some()
    }

    /// Whether its foil stops it altogether, and not one part for each unit paid.
    pub(crate) const fn is_foiled_whole(self) -> bool {
        !matches!(self.foiled_by(), Some(FoiledBy::Each(..)))
    }
}
