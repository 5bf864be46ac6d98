//! The pack of Bardwood Grove: board, bards, cards, legends and numbers, compiled into tables.

mod board;
mod numbers;
mod read;

use crate::effect::{Effect, Step, StepId, Sway};
use crate::ids::*;
use table::content::{File, Files};
use table::entry::{Entry, Words, number_of, sorted};
use table::pack::PackError;

/// A card of a deck, a shop or a pile.
#[derive(Clone, PartialEq, Debug)]
pub struct Card {
    /// Id, name, text, provenance.
    pub entry: Entry,
    /// Its kind.
    pub kind: Kind,
    /// The place it lies on at the start; none for Fans and for what bards start with.
    pub place: Option<PlaceId>,
    /// Coins.
    pub cost: u8,
    /// Tempo of a Skill in the story.
    pub tempo: u8,
    /// Lyrics in a song, or what a creature needs.
    pub lyric: u8,
    /// Melody in a song, or what a creature needs.
    pub melody: u8,
    /// Gems for soothing.
    pub gems: u8,
    /// Blue gems.
    pub blue: u8,
    /// Story effects of a Skill, effect of a drawn Fan, boast of a creature.
    pub drawn: Effect,
    /// Effect in the song, reward of a creature.
    pub sung: Effect,
    /// Bonus for helping a creature.
    pub help: Effect,
}

/// A crossing of the board.
#[derive(Clone, PartialEq, Debug)]
pub struct Place {
    /// Id, name, provenance.
    pub entry: Entry,
    /// What it is.
    pub kind: PlaceKind,
    /// Where to draw it.
    pub at: [u16; 2],
    /// Where paths lead, by direction.
    pub paths: [Option<PlaceId>; Way::COUNT],
    /// What a shop sells.
    pub stock: Option<Kind>,
    /// The gems of the slots of a stage.
    pub slots: Vec<u8>,
    /// Which stage it is, if it is one.
    pub stage: Option<StageId>,
    /// The ground of a portal's crossing.
    pub terrain: Option<Terrain>,
    /// The edge of the board beside a portal's crossing.
    pub edge: Option<Way>,
}

/// A region.
#[derive(Clone, PartialEq, Debug)]
pub struct Region {
    /// Id, name, provenance.
    pub entry: Entry,
    /// Where to draw it.
    pub at: [u16; 2],
    /// The crossings it touches.
    pub touches: Set<PlaceId>,
    /// The regions next to it.
    pub next_to: Set<RegionId>,
}

/// A space of the river or a rune of the dial.
#[derive(Clone, PartialEq, Debug)]
pub struct Tile {
    /// Id, name, text, provenance.
    pub entry: Entry,
    /// What it gives.
    pub effect: Effect,
}

/// A motif token.
#[derive(Clone, PartialEq, Debug)]
pub struct Motif {
    /// Id, name, text, provenance.
    pub entry: Entry,
    /// What its front and its back give.
    pub faces: [Effect; 2],
    /// How many gems its front and its back show. [G19.15]
    pub gems: [u8; 2],
}

/// A bard.
#[derive(Clone, PartialEq, Debug)]
pub struct Bard {
    /// Id, name, text, provenance.
    pub entry: Entry,
    /// What sort of bard.
    pub title: Words,
    /// The name of the instrument.
    pub instrument: Words,
    /// Its lyrics.
    pub lyric: u8,
    /// Its melody.
    pub melody: u8,
    /// The power.
    pub power: Sway,
    /// The cards of the deck.
    pub deck: CardSet,
}

/// A legend.
#[derive(Clone, PartialEq, Debug)]
pub struct Legend {
    /// Id, name, text, provenance.
    pub entry: Entry,
    /// Its level, from 0.
    pub level: LegendLevel,
    /// What it counts.
    pub metric: Metric,
    /// For every so many...
    pub per: u8,
    /// ...so many points...
    pub points: u8,
    /// ...up to so many points. [G15.5]
    pub max: u8,
}

/// An event.
#[derive(Clone, PartialEq, Debug)]
pub struct Event {
    /// Id, name, text, provenance.
    pub entry: Entry,
    /// Its season.
    pub season: Season,
    /// What it changes as the first and as the second event.
    pub sway: [Sway; 2],
}

/// A solo card.
#[derive(Clone, PartialEq, Debug)]
pub struct Solo {
    /// Id, name, text, provenance.
    pub entry: Entry,
    /// How far his dial turns. [G17.1]
    pub tempo: u8,
    /// The arrows, the left one first. [G17.3]
    pub arrows: Vec<Way>,
}

/// A challenge card: its easy and its hard challenge.
#[derive(Clone, PartialEq, Debug)]
pub struct Challenge {
    /// Id, name, text, provenance.
    pub entry: Entry,
    /// What each counts, and how much of it there must be.
    pub wants: [(Metric, u8); 2],
    /// The points of each. [G21.6]
    pub points: [u8; 2],
}

/// A number of the rules, or a track.
#[derive(Clone, PartialEq, Debug)]
pub struct Figure {
    /// Id, name, provenance.
    pub entry: Entry,
}

table::has_entry!(Card, Place, Region, Tile, Motif, Bard, Legend, Event, Solo, Challenge, Figure);

macro_rules! numbers {
    ($($(#[$doc:meta])* $name:ident = $id:literal,)*) => {
        /// The numbers of the rules, by the names they have in the pack.
        #[derive(Clone, PartialEq, Eq, Debug, Default)]
        pub struct Numbers { $($(#[$doc])* pub $name: u8,)* }

        impl Numbers {
            /// The numbers by their ids.
            fn by_id(mut number: impl FnMut(&'static str) -> Result<u8, PackError>) -> Result<Numbers, PackError> {
                Ok(Numbers { $($name: number($id)?,)* })
            }
            /// How many there are.
            const COUNT: usize = [$($id),*].len();
        }
    };
}

numbers! {
    /// Spaces of the dial.
    dial = "dial",
    /// The end of the volume track.
    volume_max = "volume-max",
    /// Volume at the start.
    start_volume = "start-volume",
    /// Coins at the start.
    start_coins = "start-coins",
    /// Reach stones at the start.
    start_reach = "start-reach",
    /// Skills to draw.
    hand_skills = "hand-skills",
    /// Space of the market token at the start, from 1.
    market_start = "market-start",
    /// Spaces to the left after a deposit.
    deposit_left = "deposit-left",
    /// Coins of a deposit beyond the price.
    deposit_coins = "deposit-coins",
    /// Coins for collecting.
    collect_coins = "collect-coins",
    /// Volume for a Fan on a full stage.
    small_show = "small-show",
    /// Motif tokens of a visit.
    motif_uses = "motif-uses",
    /// Melody for a motif token.
    motif_melody = "motif-melody",
    /// Volume for shouting.
    shout_volume = "shout-volume",
    /// Most melody turned into volume.
    shout_melody = "shout-melody",
    /// Volume for a gem.
    shout_rate = "shout-rate",
    /// Most gems of a visit.
    shout_gems = "shout-gems",
    /// Coins of a coin place.
    earn_coins = "earn-coins",
    /// Most lyrics turned into coins.
    earn_lyrics = "earn-lyrics",
    /// Lyrics that replace a coin.
    shop_lyrics = "shop-lyrics",
    /// Most coins replaced.
    shop_replaced = "shop-replaced",
    /// Melody that replaces a volume.
    stage_melody = "stage-melody",
    /// Volume of a challenge.
    challenge_volume = "challenge-volume",
    /// Least volume of a challenge.
    challenge_least = "challenge-least",
    /// Gems of a challenge.
    challenge_gems = "challenge-gems",
    /// Coins more for each later seat.
    seat_coins = "seat-coins",
    /// Volume more for each later seat.
    seat_volume = "seat-volume",
    /// Reach stones more for later seats.
    seat_reach = "seat-reach",
    /// Solo cards that always stay.
    solo_floor = "solo-floor",
    /// Runes of the Rival.
    rival_runes = "rival-runes",
    /// The highest token of the Rival.
    rival_tokens = "rival-tokens",
}

/// The tracks of the pack.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tracks {
    /// Prices of the market. [G9.6]
    pub market: Vec<u8>,
    /// Blue gems under the crests, from the left. [G1.5]
    pub crest_blue: Vec<u8>,
    /// River space for legends, by level. [G11.6]
    pub legend_boat: [u8; LEVELS],
    /// Lyrics for legends, by level. [G11.6]
    pub legend_lyrics: [u8; LEVELS],
    /// Volume for the slots of a stage, by their gems. [G11.2]
    pub stage_volume: Vec<u8>,
}

/// Everything in the box.
#[derive(Debug)]
pub struct Pack {
    /// Skills, Improvs, Fans and creatures.
    pub cards: Vec<Card>,
    /// The crossings.
    pub places: Vec<Place>,
    /// The regions.
    pub regions: Vec<Region>,
    /// The region where bards begin. [G2.4]
    pub start: RegionId,
    /// The place where the Rival begins. [G16.2]
    pub rival_start: PlaceId,
    /// The river. [G5.4]
    pub river: Vec<Tile>,
    /// The rune bonuses of the dial. [G6.2]
    pub runes: Vec<Tile>,
    /// The motif tokens. [G12.1]
    pub motifs: Vec<Motif>,
    /// The bards.
    pub bards: Vec<Bard>,
    /// The legends.
    pub legends: Vec<Legend>,
    /// The events.
    pub events: Vec<Event>,
    /// The solo cards.
    pub solo: Vec<Solo>,
    /// The challenge cards.
    pub challenges: Vec<Challenge>,
    /// The numbers.
    pub numbers: Numbers,
    /// The tracks.
    pub tracks: Tracks,
    /// Gems of both supplies, for two to five sides. [G2.2]
    pub supplies: [[u8; 2]; 4],
    figures: [Vec<Figure>; 3],
    steps: Vec<Step>,
    options: Vec<Effect>,
    /// The cards by kind.
    pub kinds: [CardSet; Kind::COUNT],
    /// The cards that are not in a bard's deck at the start. [G15.5]
    pub gained: CardSet,
    /// The cards of each place at the start.
    pub stock: Vec<CardSet>,
    /// The crossings with a place.
    pub sites: Set<PlaceId>,
    /// Reach stones from a region to a place. [G7.3]
    reach: Vec<[u8; PLACES]>,
    /// Reach stones from a region to the bard of another. [G13.4]
    reach_bard: Vec<[u8; REGIONS]>,
    files: Files,
}

impl table::content::Pack for Pack {
    const NAME: &'static str = "grove";
    const FILES: &'static [File] = &[
        File::new("pack.toml", include_str!("../../../../packs/grove/pack.toml"), &[]),
        File::new(
            "numbers.toml",
            include_str!("../../../../packs/grove/numbers.toml"),
            &[("number", Numbers::COUNT..=Numbers::COUNT), ("track", 5..=5), ("supply", 4..=4)],
        ),
        File::new(
            "board.toml",
            include_str!("../../../../packs/grove/board.toml"),
            &[
                ("place", 8..=PLACES),
                ("region", 1..=REGIONS),
                ("river", 1..=30),
                ("rune", DIAL as usize..=DIAL as usize),
                ("motif", 1..=MOTIFS),
            ],
        ),
        File::new("bards.toml", include_str!("../../../../packs/grove/bards.toml"), &[("bard", BARDS..=MOST_BARDS)]),
        File::new(
            "cards.toml",
            include_str!("../../../../packs/grove/cards.toml"),
            &[("skill", 1..=80), ("improv", 0..=40), ("fan", 0..=40), ("creature", 0..=40)],
        ),
        File::new("legends.toml", include_str!("../../../../packs/grove/legends.toml"), &[("legend", 3..=LEGENDS)]),
        File::new("events.toml", include_str!("../../../../packs/grove/events.toml"), &[("event", 8..=MOST_EVENTS)]),
        File::new(
            "rival.toml",
            include_str!("../../../../packs/grove/rival.toml"),
            &[("solo", 4..=30), ("challenge", 2..=32)],
        ),
    ];

    fn compile(files: Files) -> Result<Pack, PackError> {
        read::pack(files)
    }

    fn files(&self) -> &Files {
        &self.files
    }

    fn entries(&self) -> Vec<(&'static str, &Entry)> {
        sorted("card", &self.cards)
            .chain(sorted("place", &self.places))
            .chain(sorted("region", &self.regions))
            .chain(sorted("river", &self.river))
            .chain(sorted("rune", &self.runes))
            .chain(sorted("motif", &self.motifs))
            .chain(sorted("bard", &self.bards))
            .chain(sorted("legend", &self.legends))
            .chain(sorted("event", &self.events))
            .chain(sorted("solo", &self.solo))
            .chain(sorted("challenge", &self.challenges))
            .chain(self.figures.iter().zip(["number", "track", "supply"]).flat_map(|(list, sort)| sorted(sort, list)))
            .collect()
    }
}

impl Pack {
    /// A card.
    #[inline]
    pub fn card(&self, card: CardId) -> &Card {
        &self.cards[card.index()]
    }

    /// A crossing.
    #[inline]
    pub fn place(&self, place: PlaceId) -> &Place {
        &self.places[place.index()]
    }

    /// A region.
    #[inline]
    pub fn region(&self, region: RegionId) -> &Region {
        &self.regions[region.index()]
    }

    /// The steps of an effect.
    pub fn steps(&self, effect: Effect) -> impl Iterator<Item = Step> {
        (effect.start..effect.end).map(|n| self.step(StepId(n)))
    }

    /// A step.
    #[inline]
    pub(crate) fn step(&self, step: StepId) -> Step {
        self.steps[usize::from(step.0)]
    }

    /// An option of a choice.
    #[inline]
    pub fn option(&self, n: u8) -> Effect {
        self.options[usize::from(n)]
    }

    /// How many steps all effects have together.
    pub(crate) fn step_count(&self) -> usize {
        self.steps.len()
    }

    /// Whether there are these options.
    pub(crate) fn has_options(&self, first: u8, count: u8) -> bool {
        usize::from(first) + usize::from(count) <= self.options.len()
    }

    /// The reach stones that a place costs from a region.
    #[inline]
    pub fn stones(&self, from: RegionId, to: PlaceId) -> u8 {
        self.reach[from.index()][to.index()]
    }

    /// The reach stones that challenging the bard of another region costs.
    #[inline]
    pub fn stones_to_bard(&self, from: RegionId, to: RegionId) -> u8 {
        self.reach_bard[from.index()][to.index()]
    }

    /// How many crests everybody has.
    #[inline]
    pub fn crests(&self) -> u8 {
        self.tracks.crest_blue.len() as u8
    }

    /// The crossings that are on the board: those that a path leads to, and where the Rival begins.
    pub fn on_board(&self) -> Set<PlaceId> {
        let is_there =
            |&place: &PlaceId| place == self.rival_start || self.place(place).paths.iter().any(Option::is_some);
        PlaceId::first(self.places.len()).filter(is_there).collect()
    }

    /// The crossing where a portal lies, all of them.
    pub fn portals(&self) -> impl Iterator<Item = PlaceId> {
        PlaceId::first(self.places.len()).filter(|&place| self.place(place).kind == PlaceKind::Portal)
    }

    /// The thing with this id among entries.
    pub(crate) fn card_id(&self, id: &str) -> Option<CardId> {
        number_of(&self.cards, id).map(CardId)
    }

    pub(crate) fn place_id(&self, id: &str) -> Option<PlaceId> {
        number_of(&self.places, id).map(PlaceId)
    }

    pub(crate) fn region_id(&self, id: &str) -> Option<RegionId> {
        number_of(&self.regions, id).map(RegionId)
    }

    pub(crate) fn bard_id(&self, id: &str) -> Option<BardId> {
        number_of(&self.bards, id).map(BardId)
    }

    pub(crate) fn legend_id(&self, id: &str) -> Option<LegendId> {
        number_of(&self.legends, id).map(LegendId)
    }

    pub(crate) fn challenge_id(&self, id: &str) -> Option<ChallengeId> {
        number_of(&self.challenges, id).map(ChallengeId)
    }
}
