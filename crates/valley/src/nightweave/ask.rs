//! What Nightweave's companion asks, in words.

use super::companion::{Nightweave, Way};
use super::copied::is_copied;
use super::house::{Extra, Named, extra_line};
use super::known::Known;
use super::turn::round;
use super::{Arrow, Figure, Place, Row};
use crate::ids::*;
use crate::lair::site_of;
use crate::webs::{Personality, Plot, Scheme};
use std::cmp::Ordering;
use table::companion::{Choice, Form, Query};
use table::{Arg, Line};
use woodland::words::{colour_line, season_line};
use woodland::{Colour, Season};

/// Where a card comes from whose name is asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum From {
    /// This slot of the Meadow.
    Meadow(Slot),
    /// This card of the Station.
    Station(u8),
    /// The top of the deck; the number tells one draw of a scheme from the next. [V25.29]
    Top(u8),
    /// The top of her hand.
    Hand,
    /// A feat that lay unseen; so many are left.
    Feat(u8),
    /// A human's hand or city.
    Human,
    /// An open destination of the Meadow. [V24.4]
    Snag,
    /// A green card of a human. [V26.9]
    Green,
}

/// What she is about when something is asked that may be asked at other times, too.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Moment {
    /// An action of her line, or what follows it.
    Act,
    /// Her figure is placed.
    Figure,
    /// She prepares.
    Season,
    /// Her game ends.
    End,
    /// Her figure strolls.
    Stroll,
    /// A scheme that takes resources.
    Toll,
    /// The scheme that takes an event.
    Cheating,
}

/// What must be known.
#[derive(Clone, PartialEq, Debug)]
#[allow(missing_docs)] // each has its sentence below
pub enum Question {
    Meanwhile,
    TurnUp,
    Roll(Moment),
    /// The first of these that is free, in this order.
    FirstFree(Vec<Place>),
    /// The first of these events that nobody has claimed, in this order.
    Event(Row, Vec<u8>, Moment),
    Special(u8),
    Fit(Row, u8),
    Card(From),
    Colour(From),
    Points(From),
    TopNeedsNoRoom,
    /// Which of these a spider visits.
    OwnSpot(Vec<Stand>),
    OpenOwn(Vec<u8>),
    OpenSpot(u8),
    OpenCard(u8),
    HasRat(Slot),
    HiddenRiver,
    River {
        hidden: bool,
    },
    Wonder {
        pearls: u8,
        moment: Moment,
    },
    WonderPrice(u8),
    WonderPoints(u8),
    Adornments,
    MapPoints,
    Discovery,
    DiscoveryPlace,
    DiscoveryPoints,
    StationBest,
    /// The value of a visitor that lies open; she has so many already.
    Visitor {
        n: u8,
        had: u8,
        moment: Moment,
    },
    /// Whether this human's city has room for her ship.
    CanSail(u8),
    /// How many tokens, cards or resources she was given.
    Tokens,
    Given {
        resources: bool,
    },
    ClaimedByYou,
    Visited,
    Left,
    LostGreen,
    Foil(Foil),
    Count(Count),
    SwarmWeb,
    Mood,
    Plot,
    Scheme {
        one_shot: Option<bool>,
    },
    YourSeason,
    /// What the cards are that an award counts.
    Garland(u8),
    GarlandHers(u8),
    GarlandYours(u8),
    GarlandSecond(u8),
    /// What an award brings her against two humans.
    GarlandPoints(u8),
    RuledEvents,
    City(u8),
}

/// What people may pay for. [V24.1]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Foil {
    Compensation(u8),
    Mesmerize,
    CreepyCrawlies,
    Cheating,
    RansomNobodyHome,
    Soup,
}

/// What people count.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Count {
    Ingenuity,
    Strings,
    Borrowing,
    PickpocketCards,
    PickpocketTokens,
    Imitation,
    HardWork,
    Robber,
    Newleaf,
}

/// A special event that lies out, told by its value among the choices.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Special {
    /// One of the pack.
    Ours(EventId),
    /// One of another box.
    Other,
}

impl Special {
    /// The event of the pack.
    pub(super) fn ours(self) -> Option<EventId> {
        if let Special::Ours(event) = self { Some(event) } else { None }
    }
}

impl std::convert::From<Special> for u16 {
    fn from(special: Special) -> u16 {
        special.ours().map_or(EVENTS as u16, |event| event.0.into())
    }
}

impl TryFrom<u16> for Special {
    type Error = ();

    fn try_from(value: u16) -> Result<Special, ()> {
        match usize::from(value).cmp(&EVENTS) {
            Ordering::Less => Ok(Special::Ours(EventId(value as u8))),
            Ordering::Equal => Ok(Special::Other),
            Ordering::Greater => Err(()),
        }
    }
}

/// A card by what people call it: they choose among ours, which stand first, and those of other boxes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Called {
    /// One of the pack.
    Ours(CardId),
    /// Another one, by what it is to her.
    Extra(Extra),
}

impl std::convert::From<Called> for u16 {
    fn from(called: Called) -> u16 {
        match called {
            Called::Ours(card) => card.0.into(),
            Called::Extra(extra) => (NAMES + extra as usize) as u16,
        }
    }
}

impl TryFrom<u16> for Called {
    type Error = ();

    fn try_from(value: u16) -> Result<Called, ()> {
        match usize::from(value).checked_sub(NAMES) {
            None => Ok(Called::Ours(CardId(value as u8))),
            Some(n) => Extra::ALL.get(n).copied().map(Called::Extra).ok_or(()),
        }
    }
}

/// Where of hers a spider can stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stand {
    /// A card of her city, by its place there.
    Card(u8),
    /// A Discovery with a place. [V28.7]
    Discovery,
}

/// What the cards are that an award counts. [V29.4]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Awarded {
    /// Those of a colour.
    Colour(Colour),
    /// Any others.
    Others,
}

impl Awarded {
    /// The kinds in the order in which they are chosen from.
    pub(super) fn all() -> Vec<Awarded> {
        Colour::ALL.into_iter().map(Awarded::Colour).chain([Awarded::Others]).collect()
    }
}

impl Nightweave {
    pub(super) fn asked(&self, known: &Known, question: &Question) -> Query {
        let plain = Line::new;
        let yes_no = |line, rule| Query::new(line, Form::YesNo, rule);
        let number = |line, least, most, rule| Query::new(line, Form::Number { least, most }, rule);
        match question {
            Question::Meanwhile => self.ask_what_happened(known),
            Question::TurnUp => {
                let season = known.season;
                let card = |n: ActivityId| {
                    let card = self.valley().pack.activity(n);
                    let line = self.house.activity_line(n, season);
                    Choice { spent: !is_copied(card), ..Choice::new(n, card.entry.id.clone(), line) }
                };
                let cards = known.deck().into_iter().map(card).collect();
                Query::new(plain("companion-night-ask-activity"), Form::Card(cards), "V19.1")
                    .among_copied(super::copied::LIST)
            }
            Question::Roll(moment) => {
                let die = Form::Die { sides: self.house.sides() };
                Query::new(plain("companion-night-ask-roll"), die, self.rule_of_roll(*moment))
            }
            Question::FirstFree(places) => {
                let choice =
                    |(n, place): (usize, &Place)| Choice::new(n as u16, place_id(*place), self.place_line(*place));
                let form = Form::Place(places.iter().enumerate().map(choice).collect());
                // [V25.4] [V25.8] [V25.9] webs that do not bar her
                let sway = known.scheme.map(|card| card.does.sway());
                let harmless = sway.is_some_and(|sway| sway.webs.is_some() && !sway.bars_her);
                let id = if harmless { "companion-night-ask-free-webs" } else { "companion-night-ask-free" };
                Query::new(plain(id), form, if harmless { "V24.3" } else { "V19.17" })
                    .or_nothing(plain("companion-night-none-free"))
            }
            Question::Event(row, order, moment) => {
                let choice = |&n: &u8| Choice::new(n, (n + 1).to_string(), self.event_line(known, *row, n));
                let form = Form::Place(order.iter().map(choice).collect());
                let rule = match (moment, row) {
                    (Moment::Season, _) => "V20.2",
                    (Moment::End, _) => "V20.12",
                    (Moment::Cheating, _) => "V25.30",
                    (_, Row::Basic) => "V19.27",
                    (_, Row::Special) => "V19.28",
                };
                Query::new(plain("companion-night-ask-event"), form, rule).or_nothing(plain("companion-night-no-event"))
            }
            Question::Special(n) => {
                // One that lies elsewhere is not here.
                let free = |at: usize| !known.specials.contains(&Some(Special::Ours(EventId(at as u8))));
                let events =
                    self.valley().pack.events.iter().enumerate().skip(BASIC_EVENTS).filter(|(at, _)| free(*at));
                let line = |n: usize| plain("as-named").with("name", self.valley().event_name(EventId(n as u8)));
                let events: Vec<Choice> =
                    events.map(|(n, event)| Choice::new(n as u16, event.entry.id.clone(), line(n))).collect();
                Query::new(plain("companion-night-ask-special").with("n", n + 1), Form::Card(events), "V19.28")
            }
            Question::Fit(row, n) => {
                let way = |value: u16, id: &str, line| Choice::new(value, id, plain(line));
                let ways = vec![
                    way(0, "few", "companion-night-fit-none"),
                    way(1, "near", "companion-night-fit-near"),
                    way(2, "all", "companion-night-fit-all"),
                ];
                let line = plain("companion-night-ask-fit").with("event", self.event_line(known, *row, *n));
                Query::new(line, Form::Way(ways), if *row == Row::Basic { "V19.27" } else { "V19.28" })
            }
            Question::Card(from) => self.ask_card(known, *from),
            Question::Colour(_) => {
                let colours = Colour::ALL.map(|colour| Choice::new(colour as u8, colour.id(), colour_line(colour)));
                Query::new(plain("companion-night-ask-colour"), Form::Way(colours.to_vec()), "V22.4")
            }
            Question::Points(_) => number(plain("companion-night-ask-value"), -3, 20, "V22.1"),
            Question::TopNeedsNoRoom => {
                let rule = if self.valley().mode.modules.legends { "V26.2" } else { "V26.4" };
                yes_no(plain("companion-night-ask-top"), rule)
            }
            Question::OwnSpot(at) => {
                let choice = |(n, stand): (u16, &Stand)| match *stand {
                    Stand::Card(at) => Choice { value: n, ..self.spot(known, at) },
                    Stand::Discovery => Choice::new(n, "discovery", plain("companion-night-own-discovery")),
                };
                let form = Form::Place((0..).zip(at).map(choice).collect());
                Query::new(plain("companion-night-ask-own"), form, "V19.23")
            }
            Question::OpenOwn(at) => Query::new(plain("companion-night-ask-open-own"), self.spots(known, at), "V19.25")
                .or_nothing(plain("companion-night-none-free")),
            Question::OpenSpot(n) => {
                yes_no(self.aimed("companion-night-ask-open", "companion-night-ask-open-two", *n), "V19.25")
            }
            Question::OpenCard(n) => {
                yes_no(self.aimed("companion-night-ask-open-taken", "companion-night-ask-open-taken-two", *n), "V24.8")
            }
            Question::HasRat(slot) => yes_no(plain("companion-night-ask-rat").with("n", slot.number()), "V26.8"),
            Question::HiddenRiver => yes_no(plain("companion-night-ask-hidden-river"), "V27.2"),
            Question::River { hidden } => {
                let id = if *hidden { "companion-night-ask-river" } else { "companion-night-ask-river-shown" };
                let rivers = numbered("companion-night-river", along(known, 4));
                Query::new(plain(id).with("side", side(known.arrow())), rivers, "V27.2")
            }
            Question::Wonder { pearls, moment } => {
                let left = along(known, 4).filter(|&n| !known.wonders_gone[usize::from(n)]);
                let line = plain("companion-night-ask-wonder").with("n", *pearls).with("side", side(known.arrow()));
                let rule = if *moment == Moment::End { "V27.5" } else { "V27.4" };
                Query::new(line, numbered("companion-night-wonder", left), rule)
                    .or_nothing(plain("companion-night-no-wonder"))
            }
            Question::WonderPrice(_) => {
                number(plain("companion-night-ask-wonder-price"), 0, known.pearls.into(), "V27.4")
            }
            Question::WonderPoints(_) => number(plain("companion-night-ask-wonder-points"), 0, 40, "V27.6"),
            Question::Adornments => number(plain("companion-night-ask-adornments"), 0, 8, "V27.4"),
            Question::MapPoints => number(plain("companion-night-ask-map"), 0, 20, "V28.6"),
            Question::Discovery => {
                let line = plain("companion-night-ask-discovery").with("side", side(known.arrow()));
                Query::new(line, numbered("companion-night-discovery", along(known, 3)), "V28.4")
                    .or_nothing(plain("companion-night-no-discovery"))
            }
            Question::DiscoveryPlace => yes_no(plain("companion-night-ask-discovery-place"), "V28.4"),
            Question::DiscoveryPoints => number(plain("companion-night-ask-discovery-points"), 0, 30, "V28.6"),
            Question::StationBest => {
                let taken = if let Figure::Station(at) = known.figure { Some(at) } else { None };
                let cards = along(known, 3).filter(|&n| Some(n) != taken);
                let line = plain("companion-night-ask-station").with("side", side(known.arrow()));
                Query::new(line, numbered("companion-night-station", cards), "V30.3")
            }
            Question::Visitor { n, moment, .. } => {
                let rule = if *moment == Moment::Figure { "V30.5" } else { "V30.8" };
                number(plain("companion-night-ask-visitor").with("n", n + 1), 0, 12, rule)
                    .or_nothing(plain("companion-night-no-visitor"))
            }
            Question::CanSail(n) => {
                yes_no(self.aimed("companion-night-ask-sail", "companion-night-ask-sail-two", *n), "V27.8")
            }
            Question::Tokens => number(plain("companion-night-ask-tokens"), 1, 20, "V21.3"),
            Question::Given { resources: false } => number(plain("companion-night-ask-cards"), 0, 8, "V21.1"),
            Question::Given { resources: true } => number(plain("companion-night-ask-resources"), 0, 8, "V21.2"),
            Question::ClaimedByYou => {
                let all = self.unclaimed(known);
                Query::new(plain("companion-night-ask-claimed"), Form::Place(all), "V10.1")
                    .or_nothing(plain("companion-night-none-claimed"))
            }
            Question::Visited => {
                let open = (0..known.city.len() as u8).filter(|&n| self.house.is_open(known.city[usize::from(n)].card));
                let open: Vec<u8> = open.collect();
                Query::new(plain("companion-night-ask-visited"), self.spots(known, &open), "V21.6")
                    .or_nothing(plain("companion-night-no-card"))
            }
            Question::Left => {
                let all: Vec<u8> = (0..known.city.len() as u8).collect();
                Query::new(plain("companion-night-ask-left"), self.spots(known, &all), "V21.7")
                    .or_nothing(plain("companion-night-no-card"))
            }
            Question::LostGreen => {
                let form = self.spots(known, &known.greens());
                Query::new(plain("companion-night-ask-lost-green"), form, "V26.10")
            }
            Question::Foil(foil) => self.ask_foil(*foil),
            Question::Count(count) => self.ask_count(*count),
            Question::SwarmWeb => {
                let choice = |(n, place): (u16, Place)| Choice::new(n, place_id(place), self.place_line(place));
                let form = Form::Place(known.without_web().map(choice).collect());
                Query::new(plain("companion-night-ask-web"), form, "V24.13")
                    .or_nothing(plain("companion-night-none-free"))
            }
            Question::Mood => {
                let moods = Personality::ALL.into_iter().filter(|&other| Some(other) != known.personality);
                let choice = |mood: Personality| Choice::new(mood as u8, mood.id(), self.mood_line(mood));
                Query::new(
                    plain("companion-night-ask-mood"),
                    Form::Card(moods.map(choice).collect()),
                    if known.begun { "V24.11" } else { "V23.1" },
                )
            }
            Question::Plot => {
                let choice = |plot: Plot| {
                    let name = Arg::from(&self.valley().pack.plot(plot).name);
                    Choice::new(plot as u8, plot.id(), plain("as-named").with("name", name))
                };
                let plots = self.house.lair().plots().into_iter().map(choice).collect();
                Query::new(plain("companion-night-ask-plot"), Form::Card(plots), "V24.1")
            }
            Question::Scheme { one_shot } => {
                let fits = |scheme: Scheme| one_shot.is_none_or(|one| scheme.is_one_shot() == one);
                let schemes = known.schemes.iter().filter(|card| fits(card.does)).map(|card| {
                    let entry = self.valley().pack.scheme(*card);
                    let line = plain("as-named").with("name", &entry.name);
                    Choice::new(card.number.0, entry.id.clone(), line)
                });
                Query::new(
                    plain("companion-night-ask-scheme"),
                    Form::Card(schemes.collect()),
                    if one_shot.is_some() { "V24.7" } else { "V25.1" },
                )
                .or_nothing(plain("companion-night-no-card"))
            }
            Question::YourSeason => {
                let seasons = Season::ALL.map(|season| Choice::new(u8::from(season), season.id(), season_line(season)));
                Query::new(plain("companion-night-ask-your-season"), Form::Way(seasons.to_vec()), "V25.13")
            }
            Question::Garland(n) => {
                let choice = |(at, kind): (u16, Awarded)| match kind {
                    Awarded::Colour(colour) => Choice::new(at, colour.id(), colour_line(colour)),
                    Awarded::Others => Choice::new(at, "other", plain("companion-night-other-kind")),
                };
                let kinds = (0..).zip(Awarded::all()).map(choice).collect();
                Query::new(plain("companion-night-ask-garland").with("n", n + 1), Form::Way(kinds), "V29.4")
                    .or_nothing(plain("companion-night-no-garland"))
            }
            Question::GarlandHers(_) => number(plain("companion-night-ask-garland-hers"), 0, 30, "V29.4"),
            Question::GarlandYours(_) => number(plain("companion-night-ask-garland-yours"), 0, 30, "V29.4"),
            Question::GarlandSecond(_) => number(plain("companion-night-ask-garland-second"), 0, 6, "V29.4"),
            Question::GarlandPoints(n) => {
                number(plain("companion-night-ask-garland-points").with("n", n + 1), 0, 20, "V29.4")
                    .or_nothing(plain("companion-night-no-garland"))
            }
            Question::RuledEvents => number(plain("companion-night-ask-ruled"), 0, 20, "V26.12"),
            Question::City(n) => {
                let line = match self.house.humans {
                    1 => plain("companion-your-points"),
                    _ => self.of_human("companion-night-ask-total", *n),
                };
                number(line, 0, 400, "V20.16")
            }
        }
    }

    fn ask_what_happened(&self, known: &Known) -> Query {
        let ways = Way::ALL.into_iter().filter(|&way| self.can_say(known, way));
        let choice = |way: Way| {
            let line = Line::new(way_line(way));
            Choice::new(way as u8, way.id(), line).citing(way_rule(way)).sorted(way_sign(way))
        };
        let (id, rule) = match (known.over, known.moved) {
            (true, _) => ("companion-night-meanwhile-over", "V20.13"),
            (false, true) => ("companion-night-meanwhile", "V18.8"),
            (false, false) => ("companion-night-meanwhile-first", "V18.8"),
        };
        Query::new(Line::new(id), Form::Way(ways.map(choice).collect()), rule)
    }

    /// A card by its name: those of the pack, then those of other boxes.
    fn ask_card(&self, known: &Known, from: From) -> Query {
        let pack = &self.valley().pack;
        let seen = |card: CardId| known.city.iter().filter(|held| held.card == Named::Ours(card)).count();
        let wanted = |card: CardId| match from {
            From::Snag => pack.tables.open.has(card),
            From::Green => pack.card(card).colour == Colour::Green,
            From::Meadow(_) | From::Station(_) | From::Top(_) => !pack.tables.legends.has(card),
            From::Hand | From::Feat(_) | From::Human => true,
        };
        let ours =
            (0..pack.cards.len() as u8).map(CardId).filter(|&card| self.valley().copies(card) > 0 && wanted(card));
        let mut cards: Vec<Choice> = ours
            .map(|card| {
                let line = Line::new("as-named").with("name", self.valley().card_name(card));
                let spent = seen(card) >= usize::from(self.valley().copies(card));
                let sort = pack.card(card).colour.id();
                Choice { spent, sort, ..Choice::new(Called::Ours(card), pack.card(card).entry.id.clone(), line) }
            })
            .collect();
        let comes = |extra: &Extra| match from {
            From::Snag => false,
            // Of the others none is green.
            From::Green => matches!(extra, Extra::Newleaf | Extra::Card),
            From::Meadow(_) | From::Station(_) | From::Top(_) | From::Hand | From::Feat(_) | From::Human => true,
        };
        let extra = |extra: Extra| Choice::new(Called::Extra(extra), extra.id(), extra_line(extra));
        cards.extend(self.house.extras().filter(comes).map(extra));
        let line = match from {
            From::Meadow(slot) => Line::new("companion-night-ask-meadow").with("n", slot.number()),
            From::Station(n) => Line::new("companion-night-ask-station-card").with("n", n + 1),
            From::Top(_) => Line::new("companion-night-ask-deck"),
            From::Hand => Line::new("companion-night-ask-hand"),
            From::Feat(left) => Line::new("companion-night-ask-feat").with("n", left),
            From::Human => Line::new("companion-night-ask-human"),
            From::Snag => Line::new("companion-night-ask-snag"),
            From::Green => self.aimed("companion-night-ask-green", "companion-night-ask-green-two", known.struck()),
        };
        let rule = match from {
            From::Meadow(_) | From::Top(0) => "V19.12",
            From::Station(_) => "V30.3",
            From::Top(_) => "V25.29",
            From::Hand => "V19.11",
            From::Feat(_) => "V20.11",
            From::Human => match known.plot {
                Some(Plot::ForcefulTaking) => "V24.15",
                Some(Plot::StolenBounty) => "V24.16",
                _ => "V25.26",
            },
            From::Snag => "V24.4",
            From::Green => "V26.9",
        };
        let query = Query::new(line, Form::Card(cards), rule);
        match from {
            From::Snag | From::Green | From::Human => query.or_nothing(Line::new("companion-night-no-card")),
            From::Meadow(_) | From::Station(_) | From::Top(_) | From::Hand | From::Feat(_) => query,
        }
    }

    /// What the die is thrown for. One of twelve has its own meaning, wherever she plays by it.
    fn rule_of_roll(&self, moment: Moment) -> &'static str {
        match moment {
            Moment::Act | Moment::Figure if self.house.with.newleaf => "V30.3",
            Moment::Act | Moment::End => "V19.12",
            Moment::Figure => "V19.15",
            Moment::Season => "V20.9",
            Moment::Stroll => "V23.7",
            Moment::Toll => "V25.17",
            Moment::Cheating => "V25.30",
        }
    }

    fn ask_foil(&self, foil: Foil) -> Query {
        let (id, rule) = match foil {
            Foil::Compensation(_) => ("companion-night-ask-compensation", "V24.8"),
            Foil::Mesmerize => ("companion-night-ask-mesmerize", "V24.9"),
            Foil::CreepyCrawlies => ("companion-night-ask-crawlies", "V25.23"),
            Foil::Cheating => ("companion-night-ask-cheating", "V25.30"),
            Foil::RansomNobodyHome => ("companion-night-ask-ransom", "V25.25"),
            Foil::Soup => ("companion-night-ask-soup", "V25.27"),
        };
        Query::new(Line::new(id), Form::YesNo, rule)
    }

    fn ask_count(&self, count: Count) -> Query {
        let (id, most, rule) = match count {
            Count::Ingenuity => ("companion-night-ask-ingenuity", 60, "V24.10"),
            Count::Strings => ("companion-night-ask-strings", 20, "V24.17"),
            Count::Borrowing => ("companion-night-ask-borrowing", 3, "V25.18"),
            Count::PickpocketCards => ("companion-night-ask-pickpocket", 10, "V25.19"),
            Count::PickpocketTokens => ("companion-night-ask-pickpocket-tokens", 10, "V25.19"),
            Count::Imitation => ("companion-night-ask-imitation", 20, "V25.24"),
            Count::HardWork => ("companion-night-ask-hard-work", 3, "V25.29"),
            Count::Robber => ("companion-night-ask-robber", 30, "V26.11"),
            Count::Newleaf => ("companion-night-ask-newleaf", 8, "V30.4"),
        };
        Query::new(Line::new(id), Form::Number { least: 0, most }, rule)
    }

    /// Cards of her city; one that was set right away since the question came up is none.
    fn spots(&self, known: &Known, at: &[u8]) -> Form {
        Form::Place(at.iter().map(|&n| self.spot(known, n)).collect())
    }

    fn spot(&self, known: &Known, at: u8) -> Choice {
        let line = match known.city.get(usize::from(at)) {
            Some(held) => Line::new("as-named").with("name", self.house.name(held.card)),
            None => Line::new("companion-night-no-card"),
        };
        Choice::new(at, (at + 1).to_string(), line)
    }

    pub(super) fn place_line(&self, place: Place) -> Line {
        let id = match place {
            Place::Forest(Clearing(0)) => "companion-night-forest-1",
            Place::Forest(Clearing(1)) => "companion-night-forest-2",
            Place::Forest(Clearing(2)) => "companion-night-forest-3",
            Place::Forest(_) => "companion-night-forest-4",
            Place::Basic(_) | Place::Journey(_) | Place::Haven => {
                return Line::new("as-named").with("name", self.valley().site_name(site_of(place)));
            }
        };
        Line::new(id)
    }

    pub(super) fn event_line(&self, known: &Known, row: Row, n: u8) -> Line {
        let event = match row {
            Row::Basic => self.house.basic_event(n),
            Row::Special => known.specials[usize::from(n)].and_then(Special::ours),
        };
        match event {
            Some(event) => Line::new("as-named").with("name", self.valley().event_name(event)),
            None if row == Row::Basic => Line::new("companion-night-festival"),
            None => Line::new("companion-night-special").with("n", n + 1),
        }
    }

    /// The events that nobody is known to have claimed, by their place among all.
    fn unclaimed(&self, known: &Known) -> Vec<Choice> {
        let free = (0u16..).zip(self.house.events()).filter(|(_, event)| !known.claimed.contains(event));
        free.map(|(at, (row, n))| Choice::new(at, event_id(row, n), self.event_line(known, row, n))).collect()
    }

    pub(super) fn of_human(&self, id: &'static str, n: u8) -> Line {
        Line::new(id).with("n", n + 1)
    }

    /// What concerns one human: the one there is, or of two the one with this number. [V19.32]
    pub(super) fn aimed(&self, alone: &'static str, of_two: &'static str, n: u8) -> Line {
        if self.house.humans == 1 { Line::new(alone) } else { self.of_human(of_two, n) }
    }

    pub(super) fn mood_line(&self, mood: Personality) -> Line {
        Line::new("as-named").with("name", Arg::from(&self.valley().pack.personality(mood).name))
    }
}

/// Things by their numbers, in the order in which she looks at them.
fn numbered(id: &'static str, order: impl Iterator<Item = u8>) -> Form {
    Form::Place(order.map(|n| Choice::new(n, (n + 1).to_string(), Line::new(id).with("n", n + 1))).collect())
}

/// So many things in a row, along her arrow. [V19.18]
fn along(known: &Known, n: usize) -> impl Iterator<Item = u8> {
    round(n, None, known.arrow()).map(|at| at as u8)
}

/// Where her arrow begins. [V19.18]
pub(super) fn side(arrow: Arrow) -> Line {
    Line::new(match arrow {
        Arrow::Clockwise => "companion-night-forwards",
        Arrow::CounterClockwise => "companion-night-backwards",
    })
}

/// How an event is written.
pub(super) fn event_id(row: Row, n: u8) -> String {
    match row {
        Row::Basic => format!("basic-{}", n + 1),
        Row::Special => format!("special-{}", n + 1),
    }
}

/// How a place is written.
pub(super) fn place_id(place: Place) -> String {
    match place {
        Place::Basic(basic) => format!("basic-{}", basic.0 + 1),
        Place::Forest(clearing) => format!("forest-{}", clearing.number()),
        Place::Journey(space) => format!("journey-{}", space.0),
        Place::Haven => "haven".to_owned(),
    }
}

/// The sign of what can be said between her turns.
fn way_sign(way: Way) -> &'static str {
    match way {
        Way::Turn | Way::Serves => "spider",
        Way::Score => "star",
        Way::Tokens => "point",
        Way::Cards | Way::Stroll => "card",
        Way::Resources => "any",
        Way::Claimed => "event",
        Way::Visited => "door",
        Way::Left => "discard",
        Way::Rowdy => "rat",
        Way::Robber => "swap",
    }
}

/// The paragraph about what can be said between her turns.
fn way_rule(way: Way) -> &'static str {
    match way {
        Way::Turn => "V18.8",
        Way::Score => "V20.15",
        Way::Tokens => "V21.3",
        Way::Cards => "V21.1",
        Way::Resources => "V21.2",
        Way::Claimed => "V10.1",
        Way::Visited => "V21.6",
        Way::Left => "V21.7",
        Way::Stroll => "V23.7",
        Way::Serves => "V25.27",
        Way::Rowdy => "V26.10",
        Way::Robber => "V26.11",
    }
}

fn way_line(way: Way) -> &'static str {
    match way {
        Way::Turn => "companion-night-turn",
        Way::Score => "companion-night-score",
        Way::Tokens => "companion-night-tokens",
        Way::Cards => "companion-night-cards",
        Way::Resources => "companion-night-resources",
        Way::Claimed => "companion-night-claimed",
        Way::Visited => "companion-night-visited",
        Way::Left => "companion-night-left",
        Way::Stroll => "companion-night-stroll",
        Way::Serves => "companion-night-serves",
        Way::Rowdy => "companion-night-rowdy-on-her",
        Way::Robber => "companion-night-robber-on-her",
    }
}
