//! What does not change while Nightweave plays at a table of cardboard: mode, pack, and what its cards are.

use super::question::Special;
use super::{Act, Expansions, Fit, InRow, Mark, Place, Row, Sign, sign};
use crate::Valley;
use crate::effect::Kinds;
use crate::ids::*;
use crate::mode::{Choice, Humans, Lair, Mode};
use crate::webs::{Personality, Plot};
use table::{Arg, Chance, Line};
use woodland::{Colour, Good, Season};

/// A card by name: one of the pack, or one of an expansion that people describe.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Named {
    /// A card of the pack.
    Ours(CardId),
    /// Another one.
    Other {
        /// What is special about it.
        what: Extra,
        /// Its colour.
        colour: Colour,
        /// Its base value.
        points: i8,
    },
}

table::named! {
    /// Cards of other boxes, by what they are to her.
    pub enum Extra {
        /// The Ferry: a plain red card. [V27.7]
        Ferry = "ferry",
        /// The Pirate Ship. [V27.8]
        PirateShip = "pirate-ship",
        /// The Hotel. [V30.10]
        Hotel = "hotel",
        /// The Green Acorn. [V26.3]
        GreenAcorn = "green-acorn",
        /// Rugwort the Ruler. [V26.12]
        Ruler = "rugwort-ruler",
        /// Rugwort the Rowdy. [V26.9]
        Rowdy = "rugwort-rowdy",
        /// Rugwort the Robber. [V26.11]
        Robber = "rugwort-robber",
        /// A card of Newleaf. [V30.9]
        Newleaf = "newleaf-card",
        /// Any other card with a place for a worker.
        Place = "other-place",
        /// Any other card with an open place.
        Open = "other-open",
        /// Any other card.
        Card = "other-card",
    }
}

/// The house.
#[derive(Clone, Debug)]
pub struct House {
    pub(super) valley: Valley,
    /// Her level.
    pub level: Level,
    /// Who plays against her.
    pub humans: Humans,
    /// Which other expansions lie on the table.
    pub with: Expansions,
    /// Whether somebody plays the Rats. [V26.8]
    pub rats: bool,
    /// Whether Rugwort's three cards are in the deck. [V26.9]
    pub rugwort: bool,
    /// Whether the table turns up its own Activity cards, plots and schemes.
    pub own_deck: bool,
    /// Whether the table rolls its own die.
    pub own_die: bool,
}

/// The words of a mode that only a table of cardboard knows.
const WORDS: [&str; 8] =
    ["pearlbrook", "spirecrest", "bellfaire", "newleaf", "rats", "rugwort-cards", "deck=table", "die=table"];

impl House {
    /// What people can write for a mode.
    pub const KNOWN: &str = "nightweave:0..4[:two[:team]][:personality[=ID]][:plot[=ID]|:schemes][:activity=18][:farms]\
        [:corrin][:legends][:powers[:spring-worker]][:pearlbrook][:spirecrest][:bellfaire][:newleaf][:rats]\
        [:rugwort-cards][:deck=table][:die=table]";

    /// The exclusive basic locations, clockwise. [V19.19]
    pub(super) fn ring(&self) -> impl Iterator<Item = Place> + '_ {
        self.valley.pack.ring().iter().copied().map(Place::Basic)
    }

    /// What a basic location is drawn with: a resource that it gives.
    pub(super) fn yields(&self, basic: BasicId) -> &'static str {
        let pack = &self.valley.pack;
        let steps = pack.basic(basic).effect.steps(&pack.steps);
        let kinds = steps.iter().fold(Kinds(0), |kinds, step| kinds.or(step.nature().yields));
        Good::ALL.into_iter().find(|&good| kinds.has(good)).map_or("", Good::id)
    }

    /// The clearings with a Forest card. [V18.2]
    pub(super) fn forest(&self) -> impl Iterator<Item = Place> + use<> {
        Clearing::first(self.valley.mode.forest_cards()).map(Place::Forest)
    }

    /// Whether a Forest card lies in this clearing. [V18.2]
    pub(super) fn has_forest(&self, clearing: Clearing) -> bool {
        clearing.index() < self.valley.mode.forest_cards()
    }

    /// Where a web of hers can come to lie for good, but for the Haven. [V24.13]
    pub(super) fn grounds(&self) -> Vec<Place> {
        self.ring().chain(self.forest()).collect()
    }

    /// Reads the name of a mode.
    pub fn read(valley: &Valley, text: &str) -> Result<House, Line> {
        let unknown = || Line::new("unknown-mode").with("mode", text).with("known", House::KNOWN);
        let (own, rest): (Vec<&str>, Vec<&str>) = text.split(':').partition(|word| WORDS.contains(word));
        let known = ["nightweave"].contains(&rest.first().copied().unwrap_or_default());
        let mode = Mode::read(&rest.join(":")).map_err(|why| if known { why } else { unknown() })?;
        let Some(lair) = mode.lair() else {
            return Err(unknown());
        };
        let has = |word: &str| own.contains(&word);
        let with = Expansions {
            pearlbrook: has("pearlbrook"),
            spirecrest: has("spirecrest"),
            bellfaire: has("bellfaire"),
            newleaf: has("newleaf"),
            legends: mode.modules.legends,
        };
        let house = House {
            valley: valley.in_mode(mode),
            level: lair.level,
            humans: lair.humans,
            with,
            rats: has("rats"),
            rugwort: has("rugwort-cards"),
            own_deck: has("deck=table"),
            own_die: has("die=table"),
        };
        // [V13.4]
        if house.has_guests() && lair.has_webs() {
            return Err(Line::new("valley-mode-no-guests").with("rule", "V13.4"));
        }
        Ok(house)
    }

    /// The name of the mode: reading it gives the house back.
    pub fn write(&self) -> String {
        let Expansions { pearlbrook, spirecrest, bellfaire, newleaf, .. } = self.with;
        let set = [pearlbrook, spirecrest, bellfaire, newleaf, self.rats, self.rugwort, self.own_deck, self.own_die];
        let words = WORDS.iter().zip(set).filter(|(_, set)| *set).map(|(word, _)| *word);
        [self.valley.mode.write()].iter().map(String::as_str).chain(words).collect::<Vec<_>>().join(":")
    }

    /// Any house, by lot: half of them with other boxes.
    pub fn by_lot(valley: &Valley, chance: &mut Chance) -> House {
        loop {
            let mode = Mode::by_lot(chance);
            let Some(lair) = mode.lair() else {
                continue;
            };
            let mut coin = || chance.below(2) == 0;
            let guests = coin() && !lair.has_webs();
            let with = Expansions {
                pearlbrook: guests && coin(),
                spirecrest: guests && coin(),
                bellfaire: guests && coin(),
                newleaf: guests && coin(),
                legends: mode.modules.legends,
            };
            return House {
                valley: valley.in_mode(mode),
                level: lair.level,
                humans: lair.humans,
                with,
                rats: mode.modules.powers && coin(),
                rugwort: guests && coin(),
                own_deck: coin(),
                own_die: coin(),
            };
        }
    }

    pub(super) fn lair(&self) -> Lair {
        self.valley.mode.lair().expect("she plays in every house")
    }

    /// Whether other boxes lie on the table.
    fn has_guests(&self) -> bool {
        let Expansions { pearlbrook, spirecrest, bellfaire, newleaf, .. } = self.with;
        pearlbrook || spirecrest || bellfaire || newleaf || self.rugwort
    }

    /// The sides of her die. [V30.1]
    pub(super) fn sides(&self) -> u8 {
        if self.with.newleaf { 12 } else { 8 }
    }

    /// The Activity cards of her deck in a season. [V18.6] [V18.11] [V27.1]
    pub(super) fn activities(&self, season: Season) -> impl Iterator<Item = ActivityId> + '_ {
        let short = self.lair().short_deck;
        let cards = self.valley.pack.activities.iter().enumerate();
        let plays = cards.filter(move |(_, card)| {
            card.season <= season && (self.with.pearlbrook || !card.pearlbrook) && !(short && card.spare)
        });
        plays.map(|(n, _)| ActivityId(n as u8))
    }

    /// How many events lie in a row; the Flower Festival lies among the basic ones. [V29.1]
    pub(super) fn basic_events(&self) -> usize {
        BASIC_EVENTS + usize::from(self.with.bellfaire)
    }

    /// The special events of which it is known before that they are of another box. [V29.1] [V30.1]
    pub(super) fn specials(&self) -> [Option<Special>; SPECIALS] {
        match (self.with.bellfaire, self.with.newleaf) {
            (_, true) => [Some(Special::Other); SPECIALS],
            (true, false) => [Some(Special::Other), None, None, Some(Special::Other)],
            (false, false) => [None; SPECIALS],
        }
    }

    /// All events that lie out.
    pub(super) fn events(&self) -> impl Iterator<Item = (Row, InRow)> + use<> {
        let special = InRow::first(SPECIALS).map(|n| (Row::Special, n));
        InRow::first(self.basic_events()).map(|n| (Row::Basic, n)).chain(special)
    }

    /// The basic event of the pack at a place of its row. [V29.1]
    pub(super) fn basic_event(&self, InRow(n): InRow) -> Option<EventId> {
        if !self.with.bellfaire {
            return Some(EventId(n));
        }
        match n {
            0 | 1 => Some(EventId(n)),
            2 => None,
            _ => Some(EventId(n - 1)),
        }
    }

    /// How she meets an event with these cards.
    pub(super) fn fit(&self, event: EventId, city: impl Iterator<Item = Named> + Clone) -> Fit {
        let names = &self.valley.pack.tables.names;
        let of_colour = |colour| city.clone().filter(|&card| self.colour(card) == colour).count();
        let has =
            |wanted| city.clone().any(|card| matches!(card, Named::Ours(card) if names[card.index()].has(wanted)));
        Fit::of(&self.valley.pack.event(event).asks, of_colour, has)
    }

    pub(super) fn colour(&self, card: Named) -> Colour {
        match card {
            Named::Ours(card) => self.valley.pack.card(card).colour,
            Named::Other { colour, .. } => colour,
        }
    }

    pub(super) fn points(&self, card: Named) -> i32 {
        match card {
            Named::Ours(card) => self.valley.pack.card(card).points.into(),
            Named::Other { points, .. } => points.into(),
        }
    }

    /// Whether it takes no place in her city; the Green Acorn is a legend. [V26.2] [V24.4]
    pub(super) fn is_placeless(&self, card: Named, plot: Option<Plot>) -> bool {
        match card {
            Named::Ours(card) => self.valley.placeless(plot).has(card),
            Named::Other { what: Extra::GreenAcorn, .. } => true,
            Named::Other { .. } => plot == Some(Plot::Snag) && self.is_open(card),
        }
    }

    pub(super) fn is_corrin(&self, card: Named) -> bool {
        matches!(card, Named::Ours(card) if self.valley.pack.tables.corrin.has(card))
    }

    pub(super) fn is_fool(&self, card: Named) -> bool {
        matches!(card, Named::Ours(card) if self.valley.pack.tables.fools.has(card))
    }

    pub(super) fn is_open(&self, card: Named) -> bool {
        match card {
            Named::Ours(card) => self.valley.pack.tables.open.has(card),
            Named::Other { what, .. } => matches!(what, Extra::Hotel | Extra::GreenAcorn | Extra::Open),
        }
    }

    /// Whether the level adds its bonus to a card: purple ones, legends, those of Newleaf. [V22.4]
    pub(super) fn is_grand(&self, card: Named) -> bool {
        let other = matches!(card, Named::Other { what: Extra::Newleaf | Extra::Hotel, .. });
        self.colour(card) == Colour::Purple || self.is_placeless(card, None) || other
    }

    /// The places of a red card, all of them unlocked for her. [V19.23]
    pub(super) fn spots(&self, card: Named) -> u8 {
        match card {
            Named::Ours(card) => {
                let card = self.valley.pack.card(card);
                if card.colour == Colour::Red { card.spaces + u8::from(card.second.is_some()) } else { 0 }
            }
            Named::Other { what, .. } => match what {
                Extra::Ferry | Extra::PirateShip | Extra::Hotel | Extra::GreenAcorn | Extra::Place | Extra::Open => 1,
                Extra::Ruler | Extra::Rowdy | Extra::Robber | Extra::Newleaf | Extra::Card => 0,
            },
        }
    }

    /// What a visit to an open card of hers brings.
    pub(super) fn sign(&self, card: Named) -> u8 {
        sign(match card {
            Named::Other { what: Extra::GreenAcorn, .. } => Sign::GreenAcorn,
            Named::Other { what: Extra::Hotel, .. } => Sign::Hotel,
            Named::Ours(_) | Named::Other { .. } => Sign::Plain,
        })
    }

    /// The extras that can turn up on this table.
    pub(super) fn extras(&self) -> impl Iterator<Item = Extra> + '_ {
        let with = self.with;
        Extra::ALL.into_iter().filter(move |extra| match extra {
            Extra::Ferry | Extra::PirateShip => with.pearlbrook,
            Extra::Hotel | Extra::Newleaf => with.newleaf,
            Extra::GreenAcorn => with.legends,
            Extra::Ruler | Extra::Rowdy | Extra::Robber => self.rugwort,
            Extra::Place | Extra::Open | Extra::Card => self.has_guests(),
        })
    }

    /// A card by its name.
    pub(super) fn name(&self, card: Named) -> Arg {
        match card {
            Named::Ours(card) => self.valley.card_name(card),
            Named::Other { what, .. } => extra_line(what).into(),
        }
    }

    /// Whether the personality at the start is by lot.
    pub(super) fn first_mood(&self) -> Option<Choice<Personality>> {
        self.lair().personality
    }

    /// What a card asks for, in few words: for lists of the owner's cards.
    pub(super) fn activity_line(&self, card: ActivityId, season: Season) -> Line {
        let sheet = self.valley.pack.activity(card);
        let name = Arg::from(&sheet.entry.name);
        let Some([first, second]) = sheet.lines[season.index()] else {
            return Line::new("as-named").with("name", name);
        };
        let marked = matches!(sheet.mark, Mark::Spider | Mark::Figure);
        let id = if marked { "companion-night-activity-marked" } else { "companion-night-activity" };
        let act = |act: Act| self.valley.act_line(act);
        Line::new(id).with("name", name).with("first", act(first.act)).with("second", act(second.act))
    }
}

/// A card of another box, in words.
pub(super) fn extra_line(extra: Extra) -> Line {
    Line::new(match extra {
        Extra::Ferry => "companion-night-ferry",
        Extra::PirateShip => "companion-night-pirate-ship",
        Extra::Hotel => "companion-night-hotel",
        Extra::GreenAcorn => "companion-night-green-acorn",
        Extra::Ruler => "companion-night-ruler",
        Extra::Rowdy => "companion-night-rowdy",
        Extra::Robber => "companion-night-robber",
        Extra::Newleaf => "companion-night-newleaf-card",
        Extra::Place => "companion-night-other-place",
        Extra::Open => "companion-night-other-open",
        Extra::Card => "companion-night-other-card",
    })
}
