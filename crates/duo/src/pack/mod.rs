//! The pack of Everdell Duo: what the cards and tiles are, compiled into tables.

mod quests;
mod read;
mod tables;
mod words;

use crate::effect::{Bonus, Condition, Discount, Effect, Occasion, Standing, Step, StepId};
use crate::ids::*;
use crate::mode::{CHAPTERS, Level};
use crate::together::{NEWS, NewsId, SkunkCount};
use table::Seat;
use table::content::{File, Files};
pub use table::entry::{Entry, Words};
use table::entry::{number_of, sorted};
use table::pack::PackError;
use woodland::{Colour, Costs, Goods, Kind, Season};

/// What a card asks for when it is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cost {
    /// Resources. [D6.1]
    Goods(Goods),
    /// Another card from the hand. [D6.2]
    Discard,
}

/// A card.
#[derive(Clone, PartialEq, Debug)]
pub struct Card {
    /// Id, name, text, provenance.
    pub entry: Entry,
    /// Critter or Construction.
    pub kind: Kind,
    /// Its colour.
    pub colour: Colour,
    /// Its cost.
    pub cost: Cost,
    /// Its printed points.
    pub points: u8,
    /// Whether it bears a star.
    pub star: bool,
    /// What it does; which sort depends on its colour.
    pub ability: Ability,
}

/// What a card does, by its colour.
#[derive(Clone, PartialEq, Debug)]
pub enum Ability {
    /// Green, tan and red cards act.
    Acts(Effect),
    /// Blue cards stand.
    Stands(Vec<Standing>),
    /// Purple cards score.
    Scores(Vec<Bonus>),
}

/// A river tile, a farm, the reward of a slot or a Good News card.
#[derive(Clone, PartialEq, Debug)]
pub struct Tile {
    /// Id, name, text, provenance.
    pub entry: Entry,
    /// What it does.
    pub effect: Effect,
}

/// An event tile.
#[derive(Clone, PartialEq, Debug)]
pub struct EventTile {
    /// Id, name, text, provenance.
    pub entry: Entry,
    /// The set it is drawn from.
    pub set: EventSet,
    /// Points at the end.
    pub points: u8,
    /// What it asks for.
    pub condition: Condition,
}

/// The sets of event tiles. [D2.3]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EventSet {
    /// Of these one tile of each is drawn.
    Drawn(DrawnSet),
    /// Always in play.
    Faire,
    /// Awarded at the end.
    Journey,
}

/// A season tile.
#[derive(Clone, PartialEq, Debug)]
pub struct SeasonTile {
    /// Id, name, text, provenance.
    pub entry: Entry,
    /// Who begins.
    pub first: Seat,
    /// How many river tiles are renewed.
    pub new_river: u8,
    /// Who does what in a duel, in this order.
    pub parts: Vec<(Seat, Effect)>,
    /// What the mayors share out when they play together, one step after the other. [D15.18]
    pub together: Effect,
    /// From which row Miss Thorn takes her cards when the season ends. [D20.8]
    pub thorn: Row,
}

/// A row of the Meadow.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Row {
    /// The one above the path.
    Upper,
    /// The one below it.
    Lower,
}

/// What mayors may pass to each other. [D17.1]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sharing {
    /// Every turn.
    Open,
    /// On turns that begin with a token on the handshake spot. [D17.4]
    Limited,
    /// Never.
    Forbidden,
}

/// A chapter of the campaign.
#[derive(Clone, PartialEq, Debug)]
pub struct ChapterSheet {
    /// Id, title, story, provenance.
    pub entry: Entry,
    /// How many skunks there are.
    pub skunks: SkunkCount,
    /// What may be shared.
    pub sharing: Sharing,
    /// Whether it gives a pocket watch of its own. [D18.5]
    pub extra_watch: bool,
    /// What must be reached, all of it.
    pub goals: Vec<Goal>,
    /// What is forbidden.
    pub bans: Vec<Ban>,
}

/// A goal of a chapter. [D19.3]
#[derive(Clone, PartialEq, Debug)]
pub enum Goal {
    /// So many events, counted over these mayors.
    Events {
        /// How many.
        n: u32,
        /// By whom.
        by: ClaimedBy,
    },
    /// So many points.
    Score {
        /// On normal.
        normal: i32,
        /// On hard.
        hard: i32,
    },
    /// Something that must be true at one moment. [D19.5]
    Reach {
        /// What.
        condition: Condition,
        /// Not later than the end of this season.
        by: Season,
        /// In words.
        text: Words,
    },
    /// Something that must be true when the game ends. [D19.5]
    End {
        /// What.
        condition: Condition,
        /// In words.
        text: Words,
    },
}

/// Whose events count for a goal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ClaimedBy {
    /// Those of both together.
    Both,
    /// Those of one mayor.
    One(Seat),
    /// Those of each mayor: both must have so many.
    Each,
}

/// Something a chapter forbids. [D19.7]
#[derive(Clone, PartialEq, Debug)]
pub struct Ban {
    /// What.
    pub what: Banned,
    /// In this season only.
    pub season: Option<Season>,
    /// In words.
    pub text: Words,
}

/// What can be forbidden.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Banned {
    /// Using a river space, with or without a worker.
    River,
    /// Trading two cards for a resource.
    Trade,
}

/// A level of the challenge. [D20.2]
#[derive(Clone, PartialEq, Debug)]
pub struct ThornLevel {
    /// Id, name, provenance.
    pub entry: Entry,
    /// How many skunks there are.
    pub skunks: SkunkCount,
    /// What is added to the number in brackets of "more than" events.
    pub minimum: u32,
    /// What may be shared.
    pub sharing: Sharing,
    /// What a purple card is worth to her besides its printed points.
    pub per_purple: u8,
    /// What she has in any case.
    pub flat: u8,
}

/// Something to be proud of, if Miss Thorn is beaten. [D20.13]
#[derive(Clone, PartialEq, Debug)]
pub struct Achievement {
    /// Id, name, text, provenance.
    pub entry: Entry,
    /// When it is done.
    pub condition: Condition,
}

/// Everything the box holds.
#[derive(Debug)]
pub struct Pack {
    /// The cards.
    pub cards: Vec<Card>,
    /// The 20 river tiles.
    pub river: Vec<Tile>,
    /// The 4 farms, left to right.
    pub farms: Vec<Tile>,
    /// The rewards under the 6 event slots, left to right.
    pub slots: Vec<Tile>,
    /// The event tiles.
    pub events: Vec<EventTile>,
    /// The 4 seasons.
    pub seasons: Vec<SeasonTile>,
    /// The 25 Good News cards.
    pub good_news: Vec<Tile>,
    /// The 15 chapters.
    pub chapters: Vec<ChapterSheet>,
    /// The 3 levels of the challenge.
    pub levels: Vec<ThornLevel>,
    /// The 10 achievements.
    pub achievements: Vec<Achievement>,
    /// All steps of all effects.
    pub steps: Vec<Step>,
    /// The Journey tile.
    pub journey: EventId,
    /// Masks and flat tables for the engine.
    pub(crate) tables: Tables,
    files: Files,
}

/// What the engine asks most often, ready to hand.
#[derive(Debug)]
pub(crate) struct Tables {
    pub all: CardSet,
    /// For each event so many cards a city holds at least that meets its condition.
    pub city_holds: [u8; EVENT_TILES],
    pub colour: [CardSet; Colour::COUNT],
    pub kind: [CardSet; Kind::COUNT],
    pub cost: [Goods; CARDS],
    pub points: [u8; CARDS],
    pub discard_cost: CardSet,
    pub costs: Costs,
    pub effect: [Effect; CARDS],
    pub river: [Effect; RIVER_TILES],
    pub farm: [Effect; FARMS],
    pub slot: [Effect; SLOTS],
    pub enters_with: [u8; CARDS],
    pub star_discount: CardSet,
    pub token_discount: CardSet,
    pub swap: CardSet,
    pub enter_taken: CardSet,
    pub farm_twice: CardSet,
    pub triggered_by: [CardSet; Occasion::COUNT],
    /// The event tiles of which one each is drawn, the Faire alone in its set.
    pub drawn: [Vec<EventId>; SLOTS],
    /// Green cards that only hand something out, so that production need not ask about them. [D11.6]
    pub hands_out: CardSet,
    pub discounts: Vec<(CardId, Discount)>,
    pub triggers: Vec<(CardId, Occasion, CardSet, Effect)>,
    pub bonuses: Vec<(CardId, Bonus)>,
}

table::has_entry!(Card, Tile, EventTile, SeasonTile, ChapterSheet, ThornLevel, Achievement);

impl table::content::Pack for Pack {
    const NAME: &'static str = "duo";
    const FILES: &'static [File] = &[
        File::new("pack.toml", include_str!("../../../../packs/duo/pack.toml"), &[]),
        File::new("cards.toml", include_str!("../../../../packs/duo/cards.toml"), &[("card", 80..=CARDS)]),
        File::new(
            "river.toml",
            include_str!("../../../../packs/duo/river.toml"),
            &[("river", RIVER_TILES..=RIVER_TILES)],
        ),
        File::new("farms.toml", include_str!("../../../../packs/duo/farms.toml"), &[("farm", FARMS..=FARMS)]),
        File::new(
            "events.toml",
            include_str!("../../../../packs/duo/events.toml"),
            &[("slot", SLOTS..=SLOTS), ("event", 32..=EVENT_TILES)],
        ),
        File::new("seasons.toml", include_str!("../../../../packs/duo/seasons.toml"), &[("season", 4..=4)]),
        File::new(
            "good_news.toml",
            include_str!("../../../../packs/duo/good_news.toml"),
            &[("good_news", NEWS..=NEWS)],
        ),
        File::new(
            "chapters.toml",
            include_str!("../../../../packs/duo/chapters.toml"),
            &[("chapter", CHAPTERS as usize..=CHAPTERS as usize)],
        ),
        File::new(
            "challenge.toml",
            include_str!("../../../../packs/duo/challenge.toml"),
            &[("level", Level::COUNT..=Level::COUNT), ("achievement", ACHIEVEMENTS..=ACHIEVEMENTS)],
        ),
    ];

    fn compile(files: Files) -> Result<Pack, PackError> {
        read::pack(files)
    }

    fn files(&self) -> &Files {
        &self.files
    }

    fn entries(&self) -> Vec<(&'static str, &Entry)> {
        let duel = sorted("card", &self.cards).chain(sorted("river", &self.river)).chain(sorted("farm", &self.farms));
        let duel = duel.chain(sorted("slot", &self.slots)).chain(sorted("event", &self.events));
        let together = sorted("season", &self.seasons).chain(sorted("good_news", &self.good_news));
        let together = together.chain(sorted("chapter", &self.chapters)).chain(sorted("level", &self.levels));
        duel.chain(together).chain(sorted("achievement", &self.achievements)).collect()
    }
}

woodland::lookups!(crate::Duo, Pack: Card, EventTile, Step);

impl Pack {
    /// The tile of a season.
    pub fn season(&self, season: Season) -> &SeasonTile {
        &self.seasons[season.index()]
    }

    /// A Good News card by its number.
    pub fn news(&self, news: NewsId) -> &Tile {
        &self.good_news[news.0 as usize]
    }

    /// The Good News card with this id.
    pub fn news_id(&self, id: &str) -> Option<NewsId> {
        number_of(&self.good_news, id).map(NewsId)
    }

    /// All cards.
    #[inline]
    pub(crate) fn all_cards(&self) -> CardSet {
        self.tables.all
    }

    /// The cards that a star card makes cheaper.
    #[inline]
    pub(crate) fn discounted_by(&self, star: CardId) -> CardSet {
        let its = self.tables.discounts.iter().filter(|(owner, _)| *owner == star);
        its.fold(CardSet::NONE, |cards, (_, discount)| cards.or(discount.among))
    }

    /// The discount that a star card gives for playing `card`.
    pub(crate) fn star_discount(&self, star: CardId, card: CardId) -> Option<Discount> {
        let gives = |&&(owner, discount): &&(CardId, Discount)| owner == star && discount.among.has(card);
        self.tables.discounts.iter().find(gives).map(|&(_, discount)| discount)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::content::Pack as _;

    /// The texts of our files with one text replaced in one of them.
    fn changed(name: &str, from: &str, to: &str) -> Vec<String> {
        let mut texts: Vec<String> = Pack::FILES.iter().map(|file| file.text.to_owned()).collect();
        let at = Pack::FILES.iter().position(|file| file.name == name).expect("a file of the pack");
        assert!(texts[at].contains(from), "{from} is not in {name}");
        texts[at] = texts[at].replacen(from, to, 1);
        texts
    }

    fn broken(file: &str, from: &str, to: &str) -> PackError {
        Pack::from_texts(&changed(file, from, to)).expect_err("a broken pack is refused")
    }

    #[test]
    fn our_pack_is_sound() {
        let pack = Pack::ours().expect("our pack");
        assert_eq!(pack.cards.iter().filter(|card| card.kind == Kind::Critter).count(), 40);
    }

    #[test]
    fn an_unknown_effect_word_is_named_with_its_line() {
        let error = broken("cards.toml", "{ do = \"gain\", pebble = 1 }", "{ do = \"gian\", pebble = 1 }");
        assert_eq!(error.why.id, "unknown-word");
        let ours = Pack::FILES[1].text;
        let line = ours.lines().position(|line| line.contains("{ do = \"gain\", pebble = 1 }")).unwrap() + 1;
        assert_eq!((&*error.at.file, error.at.line), ("cards.toml", line));
    }

    #[test]
    fn bad_values_are_refused_with_their_reason() {
        assert_eq!(broken("cards.toml", "cost = { twig = 1 }", "cost = { twig = -1 }").why.id, "number-out-of-bounds");
        assert_eq!(broken("cards.toml", "cost = { twig = 1 }", "cost = { berry = 1 }").why.id, "wrong-cost");
        assert_eq!(broken("cards.toml", "id = \"mine\"", "id = \"barn\"").why.id, "duplicate-id");
        assert_eq!(broken("cards.toml", "kind = \"construction\"", "kind = \"castle\"").why.id, "unknown-word");
        assert_eq!(broken("cards.toml", "[[card]]", "[[crad]]").why.id, "unknown-key");
        assert_eq!(broken("cards.toml", "points = 1\n", "points = 1\npionts = 1\n").why.id, "unknown-key");
        assert_eq!(broken("farms.toml", "{ do = \"gain\", twig = 3 }", "{ do = \"swap\" }").why.id, "misplaced-word");
        assert_eq!(
            broken("river.toml", "[[river]]\nid = \"river-01\"", "[[other]]\nid = \"river-01\"").why.id,
            "unknown-key"
        );
        assert_eq!(broken("pack.toml", "box = \"duo\"", "box = \"valley\"").why.id, "unknown-word");
    }

    #[test]
    fn texts_do_not_change_the_fingerprint_but_values_do() {
        let ours = Pack::ours().unwrap().digest();
        let with = |from: &str, to: &str| Pack::from_texts(&changed("cards.toml", from, to)).unwrap().digest();
        assert_eq!(with("name_fr = \"Grange\"", "name_fr = \"La grange\""), ours);
        assert_ne!(with("cost = { twig = 1 }", "cost = { twig = 2 }"), ours);
    }

    #[test]
    fn an_exported_pack_is_the_same_pack() {
        let pack = Pack::ours().unwrap();
        let texts: Vec<String> = pack.export().into_iter().map(|(_, text)| text).collect();
        assert_eq!(Pack::from_texts(&texts).unwrap().digest(), pack.digest());
    }
}
