//! Personalities, plots and schemes by name; `foils`, `plots` and `schemes` say what they do.

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

/// When a scheme acts, and what its foil does. [V25.2]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Course {
    /// All season.
    Seasonal,
    /// Once, when drawn; its foil stops it altogether.
    FoiledWhole,
    /// Once, when drawn; its foil stops a part for each unit paid.
    FoiledByParts,
}

impl Scheme {
    /// Our own card of this scheme.
    pub const fn card(self) -> SchemeCard {
        SchemeCard { number: SchemeId(self as u8), does: self }
    }

    /// Every scheme has its place here, once.
    const fn course(self) -> Course {
        match self {
            Scheme::ProductivitySlump
            | Scheme::ClericalErrors
            | Scheme::Recession
            | Scheme::Exhaustion
            | Scheme::SpidersInTheTrees
            | Scheme::ForestBandits
            | Scheme::GroundSpiders
            | Scheme::WebTax
            | Scheme::ArachnidMenace
            | Scheme::InvisibleTrap
            | Scheme::StickyMess
            | Scheme::BerryShortage
            | Scheme::Infestation
            | Scheme::PoliticalInfluence
            | Scheme::BribedJudges
            | Scheme::BadPress
            | Scheme::CaughtInAWeb
            | Scheme::PryingGaze => Course::Seasonal,
            Scheme::Caught
            | Scheme::Extortion
            | Scheme::Pillage
            | Scheme::Theft
            | Scheme::ClosedForRepairs
            | Scheme::ParalyzingFear
            | Scheme::CreepyCrawlies
            | Scheme::Ransom
            | Scheme::Repossession
            | Scheme::PoisonedSoup
            | Scheme::Cheating => Course::FoiledWhole,
            Scheme::Borrowing | Scheme::Pickpocket | Scheme::Imitation | Scheme::HardWork => Course::FoiledByParts,
        }
    }

    /// Whether it acts once, when drawn, and can be foiled. [V25.2]
    pub const fn is_one_shot(self) -> bool {
        !matches!(self.course(), Course::Seasonal)
    }

    /// Whether its foil stops it altogether, and not one part for each unit paid.
    pub const fn is_foiled_whole(self) -> bool {
        matches!(self.course(), Course::FoiledWhole)
    }
}
