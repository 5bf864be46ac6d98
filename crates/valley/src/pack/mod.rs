//! The pack of Everdell and Mistwood: what cards, locations, events and Nightweave's cards are, compiled into tables.

mod bounds;
mod read;
mod tables;
mod words;

use crate::effect::{Bonus, Effect, Standing, Step, StepId, Worth};
use crate::ids::*;
use crate::nightweave::Activity;
use crate::webs::{Personality, Plot, SCHEMES, Scheme, SchemeCard};
use table::content::{File, Files};
use table::entry::sorted;
pub use table::entry::{Entry, Words};
use table::pack::PackError;
pub(crate) use tables::{Leaver, Tables, Trigger};
pub use tables::{TriggerId, Triggers};
use woodland::{Colour, Good, Goods, Kind};

/// Where a card belongs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CardSort {
    /// The base game.
    Base,
    /// The seasonal farms. [V14.1]
    Farms,
    /// Corrin Evertail. [V15.1]
    Corrin,
    /// The legends. [V16.1]
    Legends,
}

/// A card.
#[derive(Clone, PartialEq, Debug)]
pub struct Card {
    /// Id, name, text, provenance.
    pub entry: Entry,
    /// Where it belongs.
    pub sort: CardSort,
    /// Critter or Construction.
    pub kind: Kind,
    /// Its colour.
    pub colour: Colour,
    /// What others call it by.
    pub role: Option<Role>,
    /// Whether a city may hold one only. [V6.4]
    pub unique: bool,
    /// How many there are.
    pub copies: u8,
    /// What it costs.
    pub cost: Goods,
    /// Its printed points.
    pub points: i8,
    /// What it does when played, and when activated if it is green.
    pub effect: Effect,
    /// What a worker does there.
    pub visit: Effect,
    /// Its worker spaces.
    pub spaces: u8,
    /// The card that opens one space more. [V4.16]
    pub second: Option<CardId>,
    /// Whether workers stay for good. [V4.17]
    pub permanent: bool,
    /// Whether others may visit it. [V4.15]
    pub open: bool,
    /// Whether it takes no space.
    pub no_space: bool,
    /// Whether it is a Farm.
    pub farm: bool,
    /// Whether playing it takes another Construction away. [V9.7]
    pub ruin: bool,
    /// Whether it goes to another city. [V9.5]
    pub fool: bool,
    /// Whether what is paid goes to an opponent. [V9.17]
    pub gift: bool,
    /// Which half of a pair it is. [V6.3]
    pub pair: Option<Half>,
    /// The card that it replaces. [V16.3]
    pub banner: Option<CardId>,
    /// Critters that its Occupied token pays for. [V7.2]
    pub houses: CardSet,
    /// What it does as long as it lies there.
    pub stand: Vec<Standing>,
    /// What it is worth at the end.
    pub bonus: Vec<Bonus>,
}

table::named! {
    /// What rules and other cards call a card by, whatever its id.
    pub enum Role {
        /// Where point tokens are counted, and no Path leads to. [V15.5]
        Chapel = "chapel",
        /// Where workers are counted.
        Monastery = "monastery",
        /// Where workers are counted, on the legend in its place as well.
        Cemetery = "cemetery",
        /// Who opens the second cell. [V7.12]
        Ranger = "ranger",
    }
}

/// The halves of a pair.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Half {
    /// A Husband.
    Husband,
    /// A Wife, or who takes her place.
    Wife,
}

/// A location.
#[derive(Clone, PartialEq, Debug)]
pub struct Location {
    /// Id, name, text, provenance.
    pub entry: Entry,
    /// Whether one worker fills it. [V4.2]
    pub exclusive: bool,
    /// What it does.
    pub effect: Effect,
    /// Points of a Journey space.
    pub points: u8,
}

/// An event.
#[derive(Clone, PartialEq, Debug)]
pub struct Event {
    /// Id, name, text, provenance.
    pub entry: Entry,
    /// What it asks for.
    pub asks: Asks,
    /// Resources to be paid.
    pub cost: Goods,
    /// Printed points.
    pub points: u8,
    /// What happens when it is claimed.
    pub effect: Effect,
    /// Points that depend on something.
    pub worth: Vec<Worth>,
}

/// What an event asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Asks {
    /// So many cards of a colour. [V10.4]
    Colour(Colour, u8),
    /// Two cards. [V10.5]
    Cards([CardId; 2]),
    /// So many of each colour.
    EachColour(u8),
}

/// A level of Nightweave. [V22.2] [V22.3] [V22.4]
#[derive(Clone, PartialEq, Debug)]
pub struct LevelCard {
    /// Id, name, text, provenance.
    pub entry: Entry,
    /// What a card of 0 points is worth more.
    pub zero_bonus: u8,
    /// What a purple card or a legend is worth more.
    pub purple_bonus: u8,
    /// What a special event is worth.
    pub special_event: u8,
    /// What an Adornment is worth. [V27.6]
    pub adornment: u8,
}

/// A scheme.
#[derive(Clone, PartialEq, Debug)]
pub struct SchemeEntry {
    /// Id, name, text, provenance.
    pub entry: Entry,
    /// The card: its number, and what it does.
    pub card: SchemeCard,
    /// What a scheme with a die takes: the kind of resource by the number rolled. [V25.17]
    pub die: Option<[Good; 8]>,
}

/// Everything the box holds.
#[derive(Debug)]
pub struct Pack {
    /// All cards by name: the base game, the farms, Corrin, the legends.
    pub cards: Vec<Card>,
    /// The 8 basic locations.
    pub basics: Vec<Location>,
    /// The forest cards.
    pub forests: Vec<Location>,
    /// The Haven.
    pub haven: Location,
    /// The spaces of the Journey, dearest first.
    pub journey: Vec<Location>,
    /// The 4 basic and the special events.
    pub events: Vec<Event>,
    /// The 5 levels.
    pub levels: Vec<LevelCard>,
    /// The 8 personalities.
    pub personalities: Vec<(Personality, Entry)>,
    /// The 13 plots.
    pub plots: Vec<(Plot, Entry)>,
    /// Our 33 schemes, and others that do what one of them does.
    pub schemes: Vec<SchemeEntry>,
    /// Nightweave's Activity cards.
    pub activities: Vec<Activity>,
    /// The 4 powers.
    pub powers: Vec<Entry>,
    /// All steps of all effects.
    pub steps: Vec<Step>,
    /// Masks and flat tables for the engine.
    pub(crate) tables: Tables,
    files: Files,
}

table::has_entry!(Card, Location, Event, LevelCard, SchemeEntry, Activity);

impl table::content::Pack for Pack {
    const NAME: &'static str = "valley";
    const FILES: &'static [File] = &[
        File::new("pack.toml", include_str!("../../../../packs/valley/pack.toml"), &[]),
        File::new(
            "cards.toml",
            include_str!("../../../../packs/valley/cards.toml"),
            &[("card", BASE..=NAMES - MODULES)],
        ),
        File::new(
            "modules.toml",
            include_str!("../../../../packs/valley/modules.toml"),
            &[("card", MODULES..=MODULES)],
        ),
        File::new(
            "board.toml",
            include_str!("../../../../packs/valley/board.toml"),
            &[("basic", BASICS..=BASICS), ("forest", 11..=FORESTS), ("haven", 1..=1), ("journey", 4..=4)],
        ),
        File::new(
            "events.toml",
            include_str!("../../../../packs/valley/events.toml"),
            &[("basic_event", BASIC_EVENTS..=BASIC_EVENTS), ("special_event", 16..=EVENTS - BASIC_EVENTS)],
        ),
        File::new(
            "nightweave.toml",
            include_str!("../../../../packs/valley/nightweave.toml"),
            &[
                ("level", 5..=5),
                ("personality", Personality::COUNT..=Personality::COUNT),
                ("plot", Plot::COUNT..=Plot::COUNT),
                ("scheme", Scheme::COUNT..=SCHEMES),
            ],
        ),
        File::new(
            "activity.toml",
            include_str!("../../../../packs/valley/activity.toml"),
            &[("activity", 22..=ACTIVITIES)],
        ),
        File::new(
            "powers.toml",
            include_str!("../../../../packs/valley/powers.toml"),
            &[("power", Power::COUNT..=Power::COUNT)],
        ),
    ];

    fn compile(files: Files) -> Result<Pack, PackError> {
        read::pack(files)
    }

    fn files(&self) -> &Files {
        &self.files
    }

    fn entries(&self) -> Vec<(&'static str, &Entry)> {
        let cards = self.cards.iter().map(|card| {
            let sort = match card.sort {
                CardSort::Base => "card",
                CardSort::Farms => "farm",
                CardSort::Corrin => "corrin",
                CardSort::Legends => "legend",
            };
            (sort, &card.entry)
        });
        let board = sorted("basic", &self.basics).chain(sorted("forest", &self.forests));
        let board = board.chain([("location", &self.haven.entry)]).chain(sorted("location", &self.journey));
        let night = sorted("level", &self.levels)
            .chain(self.personalities.iter().map(|(_, entry)| ("personality", entry)))
            .chain(self.plots.iter().map(|(_, entry)| ("plot", entry)))
            .chain(sorted("scheme", &self.schemes))
            .chain(sorted("activity", &self.activities));
        cards
            .chain(board)
            .chain(sorted("event", &self.events))
            .chain(night)
            .chain(sorted("power", &self.powers))
            .collect()
    }
}

woodland::lookups!(crate::Valley, Pack: Card, Event, Step);

impl Pack {
    /// A basic location.
    #[inline]
    pub fn basic(&self, basic: BasicId) -> &Location {
        &self.basics[basic.index()]
    }

    /// The exclusive basic locations, clockwise. [V19.19]
    #[inline]
    pub fn ring(&self) -> &[BasicId] {
        &self.tables.ring
    }

    /// A forest card by its number.
    #[inline]
    pub fn forest(&self, forest: ForestId) -> &Location {
        &self.forests[forest.0 as usize]
    }

    /// An Activity card by its number.
    pub fn activity(&self, card: ActivityId) -> &Activity {
        &self.activities[card.index()]
    }

    /// The words of a scheme.
    pub fn scheme(&self, scheme: SchemeCard) -> &Entry {
        &self.schemes[usize::from(scheme.number.0)].entry
    }

    /// The words of a plot.
    pub fn plot(&self, plot: Plot) -> &Entry {
        &self.plots[plot as usize].1
    }

    /// The words of a personality.
    pub fn personality(&self, personality: Personality) -> &Entry {
        &self.personalities[personality as usize].1
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::content::Pack as _;

    #[test]
    fn our_pack_is_sound_and_holds_what_the_box_holds() {
        let pack = Pack::ours().unwrap_or_else(|error| panic!("{}", error.line()));
        let base = || pack.cards.iter().filter(|card| card.sort == CardSort::Base);
        assert_eq!(base().count(), 48);
        // [V1.6]
        assert_eq!(base().map(|card| u32::from(card.copies)).sum::<u32>(), 128);
        assert_eq!(base().filter(|card| card.unique).map(|card| u32::from(card.copies)).sum::<u32>(), 64);
        assert_eq!(pack.cards.len(), BASE + MODULES);
    }
}
