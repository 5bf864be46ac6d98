//! What Nightweave's companion asks, a row for each question: what it says, how it is answered, its paragraph, where to look,
//! and what it is about where the answer alone does not say so.

use super::companion::Nightweave;
use super::copied::is_copied;
use super::house::{Extra, Named, extra_line};
use super::known::Known;
use super::look;
use super::question::{Called, Count, Foil, Occasion, Question, Source, Special, Stand, Wanted};
use super::{Arrow, InCity, InRow, Place, Row, STATION};
use crate::ids::*;
use crate::lair::site_of;
use crate::mode::Humans;
use crate::webs::{Personality, Plot, Scheme, SchemeCard};
use table::companion::{Choice, Form, Picture, Query, Shape};
use table::entry::Entry;
use table::{Arg, Line, Seat};
use woodland::words::{colour_choices, season_choices};
use woodland::{Colour, Season};

impl Nightweave {
    pub(super) fn asked(&self, known: &Known, question: &Question) -> Query {
        let plain = Line::new;
        match question {
            Question::Meanwhile => self.ask_what_happened(known),
            Question::Between(report) => self.ask_between(known, *report),
            Question::Guest(guest) => self.ask_guest(known, *guest),
            Question::TurnUp => self.ask_activity(known),
            Question::Mood => {
                let moods = Personality::ALL.into_iter().filter(|&other| Some(other) != known.personality);
                let rule = if known.begun { "V24.11" } else { "V23.1" };
                Query::new(plain("companion-night-ask-mood"), self.moods(moods), rule).looking(look::drawn("spider"))
            }
            Question::Plot => {
                Query::new(plain("companion-night-ask-plot"), self.plots(), "V24.1").looking(look::drawn("web"))
            }
            Question::Scheme(wanted) => {
                let left = known.schemes.iter().copied().filter(|card| wanted.fits(card));
                let rule = if *wanted == Wanted::Any { "V25.1" } else { "V24.7" };
                Query::new(plain("companion-night-ask-scheme"), self.schemes(left), rule)
                    .or_nothing(plain("companion-night-no-card"))
                    .looking(look::drawn("web"))
            }
            Question::SwarmWeb => {
                let choice = |(n, place): (u16, Place)| Choice::new(n, place_id(place), self.place_line(place));
                let form = Form::Place(known.without_web().map(choice).collect());
                Query::new(plain("companion-night-ask-web"), form, "V24.13")
                    .or_nothing(plain("companion-night-none-free"))
                    .looking(Picture::row(&[(Shape::Tile, "web", true)]))
            }
            Question::Roll(occasion) => {
                let die = Form::Die { sides: self.house.sides() };
                Query::new(plain("companion-night-ask-roll"), die, self.rule_of_roll(*occasion))
                    .looking(Picture::signs(&["die"]))
                    .about(plain("companion-about-die"))
            }
            Question::FirstFree(places) => self.ask_first_free(known, places),
            Question::Event(row, order, occasion) => self.ask_event(known, *row, order, *occasion),
            Question::Special(n) => self.ask_special(known, *n),
            Question::Fit(row, n) => self.ask_fit(known, *row, *n),
            Question::Card(from) => self.ask_card(known, *from),
            Question::Colour(_) => {
                Query::new(plain("companion-night-ask-colour"), Form::Way(colour_choices()), "V22.4")
                    .looking(Picture::row(&[(look::BAND, "", true)]))
            }
            Question::Points(_) => Query::number(plain("companion-night-ask-value"), -3..=20, "V22.1")
                .looking(Picture::row(&[(look::CORNER, "", true)]))
                .about(plain("companion-about-value")),
            Question::TopNeedsNoRoom => {
                let rule = if self.valley().mode.modules.legends { "V26.2" } else { "V26.4" };
                Query::yes_no(plain("companion-night-ask-top"), rule)
                    .looking(look::hand("spider", false))
                    .about(plain("companion-night-about-top"))
            }
            Question::OwnSpot(at) => {
                let choice = |(n, stand): (u16, &Stand)| match *stand {
                    Stand::Card(at) => Choice { value: n, ..self.spot(known, at) },
                    Stand::Discovery => Choice::new(n, "discovery", plain("companion-night-own-discovery")),
                };
                let form = Form::Place((0..).zip(at).map(choice).collect());
                Query::new(plain("companion-night-ask-own"), form, "V19.23").looking(look::city(
                    "spider",
                    look::MIDDLE,
                    "slot",
                ))
            }
            Question::OpenOwn(at) => Query::new(plain("companion-night-ask-open-own"), self.spots(known, at), "V19.25")
                .or_nothing(plain("companion-night-none-free"))
                .looking(look::city("spider", look::MIDDLE, "door"))
                .about(plain("companion-night-about-open")),
            Question::OpenSpot(human) => {
                Query::yes_no(self.aimed("companion-night-ask-open", "companion-night-ask-open-two", *human), "V19.25")
                    .looking(look::city("people", look::MIDDLE, "door"))
                    .about(self.about_human("companion-night-about-open", *human))
            }
            Question::OpenCard(human) => {
                let line = self.aimed("companion-night-ask-open-taken", "companion-night-ask-open-taken-two", *human);
                Query::yes_no(line, "V24.8")
                    .looking(look::city("people", look::MIDDLE, "door"))
                    .about(self.about_human("companion-night-about-open", *human))
            }
            Question::Foil(foil) => self.ask_foil(*foil),
            Question::Count(count) => self.ask_count(*count),
            Question::YourSeason => {
                Query::new(plain("companion-night-ask-your-season"), Form::Way(season_choices()), "V25.13")
                    .looking(Picture::signs(&Season::ALL.map(Season::id)))
            }
            Question::City(human) => {
                let line = match self.house.humans {
                    Humans::Alone => plain("companion-your-points"),
                    Humans::Two | Humans::Team => self.of_human("companion-night-ask-total", *human),
                };
                Query::number(line, 0..=400, "V20.16")
                    .looking(Picture::signs(&["point"]))
                    .about(self.about_human("companion-your-city", *human))
            }
        }
    }

    /// Which Activity card is turned up.
    fn ask_activity(&self, known: &Known) -> Query {
        let card = |n: ActivityId| {
            let card = self.valley().pack.activity(n);
            let line = self.house.activity_line(n, known.season);
            Choice { spent: !is_copied(card), ..Choice::new(n, card.entry.id.clone(), line) }
        };
        let cards = Form::Card(known.deck().into_iter().map(card).collect());
        Query::new(Line::new("companion-night-ask-activity"), cards, "V19.1")
            .among_copied(super::copied::LIST)
            .looking(look::drawn("cw"))
    }

    /// The first of these places that is free.
    fn ask_first_free(&self, known: &Known, places: &[Place]) -> Query {
        let choice = |(n, place): (u16, &Place)| Choice::new(n, place_id(*place), self.place_line(*place));
        let form = Form::Place((0..).zip(places).map(choice).collect());
        // [V25.4] [V25.8] [V25.9] webs that do not bar her
        let sway = known.scheme.map(|card| card.does.sway());
        let harmless = sway.is_some_and(|sway| sway.webs.is_some() && !sway.bars_her);
        let (id, rule) = match harmless {
            true => ("companion-night-ask-free-webs", "V24.3"),
            false => ("companion-night-ask-free", "V19.17"),
        };
        let about = match places.first() {
            Some(Place::Basic(_)) => Some("companion-night-about-basic"),
            Some(Place::Forest(_)) => Some("companion-night-about-forest"),
            Some(Place::Journey(_)) => Some("companion-points-journey"),
            Some(Place::Haven) | None => None,
        };
        Query::new(Line::new(id), form, rule)
            .or_nothing(Line::new("companion-night-none-free"))
            .looking(look::places(&self.house, places))
            .about(about.map(Line::new))
    }

    /// The first of these events that nobody has claimed.
    fn ask_event(&self, known: &Known, row: Row, order: &[InRow], occasion: Occasion) -> Query {
        let choice = |&n: &InRow| Choice::new(n, n.number().to_string(), self.event_line(known, row, n));
        let form = Form::Place(order.iter().map(choice).collect());
        let rule = match (occasion, row) {
            (Occasion::Season, _) => "V20.2",
            (Occasion::End, _) => "V20.12",
            (Occasion::Cheating, _) => "V25.30",
            (Occasion::Act | Occasion::Figure | Occasion::Stroll | Occasion::Toll, Row::Basic) => "V19.27",
            (Occasion::Act | Occasion::Figure | Occasion::Stroll | Occasion::Toll, Row::Special) => "V19.28",
        };
        let count = order.iter().max().map_or(4, |last| last.number().max(4));
        Query::new(Line::new("companion-night-ask-event"), form, rule)
            .or_nothing(Line::new("companion-night-no-event"))
            .looking(Picture::rows(count, 4, |n| order.contains(&InRow(n))))
            .about(Line::new("companion-points-events"))
    }

    /// Which special event lies there; one that lies elsewhere does not.
    fn ask_special(&self, known: &Known, n: InRow) -> Query {
        let here = self.specials().filter(|(event, _)| !known.specials.contains(&Some(Special::Ours(*event))));
        let events = Form::Card(here.map(|(_, choice)| choice).collect());
        Query::new(Line::new("companion-night-ask-special").with("n", n.number()), events, "V19.28")
            .looking(look::event(n))
    }

    /// How she meets an event of another box.
    fn ask_fit(&self, known: &Known, row: Row, n: InRow) -> Query {
        let way = |value: u16, id: &str, line| Choice::new(value, id, Line::new(line));
        let ways = vec![
            way(0, "few", "companion-night-fit-none"),
            way(1, "near", "companion-night-fit-near"),
            way(2, "all", "companion-night-fit-all"),
        ];
        let line = Line::new("companion-night-ask-fit").with("event", self.event_line(known, row, n));
        Query::new(line, Form::Way(ways), if row == Row::Basic { "V19.27" } else { "V19.28" }).looking(look::event(n))
    }

    /// A card by its name: those of the pack, then those of other boxes.
    fn ask_card(&self, known: &Known, from: Source) -> Query {
        let pack = &self.valley().pack;
        let seen = |card: CardId| known.city.iter().filter(|held| held.card == Named::Ours(card)).count();
        let wanted = |card: CardId| match from {
            Source::Snag => pack.tables.open.has(card),
            Source::Green => pack.card(card).colour == Colour::Green,
            Source::Meadow(_) | Source::Station(_) | Source::Top(_) => !pack.tables.legends.has(card),
            Source::Hand | Source::Feat(_) | Source::Human => true,
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
            Source::Snag => false,
            // Of the others none is green.
            Source::Green => matches!(extra, Extra::Newleaf | Extra::Card),
            Source::Meadow(_)
            | Source::Station(_)
            | Source::Top(_)
            | Source::Hand
            | Source::Feat(_)
            | Source::Human => true,
        };
        let extra = |extra: Extra| Choice::new(Called::Extra(extra), extra.id(), extra_line(extra));
        cards.extend(self.house.extras().filter(comes).map(extra));
        let plain = Line::new;
        let (line, rule, look) = match from {
            Source::Meadow(slot) => (
                plain("companion-night-ask-meadow").with("n", slot.number()),
                "V19.12",
                Picture::rows(8, 4, |n| n == slot.0),
            ),
            Source::Station(n) => {
                let line = plain("companion-night-ask-station-card").with("n", n.number());
                (line, "V30.3", Picture::rows(STATION as u8, 1, |at| at == n.0))
            }
            Source::Top(n) => {
                (plain("companion-night-ask-deck"), if n == 0 { "V19.12" } else { "V25.29" }, look::pile())
            }
            Source::Hand => (plain("companion-night-ask-hand"), "V19.11", look::hand("spider", false)),
            Source::Feat(left) => {
                (plain("companion-night-ask-feat").with("n", left), "V20.11", look::hand("web", true))
            }
            Source::Human => {
                let rule = match known.plot {
                    Some(Plot::ForcefulTaking) => "V24.15",
                    Some(Plot::StolenBounty) => "V24.16",
                    _ => "V25.26",
                };
                (plain("companion-night-ask-human"), rule, look::city("people", look::WHOLE, ""))
            }
            Source::Snag => (plain("companion-night-ask-snag"), "V24.4", Picture::row(&[(look::MIDDLE, "door", true)])),
            Source::Green => {
                let line = self.aimed("companion-night-ask-green", "companion-night-ask-green-two", known.struck());
                (line, "V26.9", look::city("people", look::BAND, "green"))
            }
        };
        let query = Query::new(line, Form::Card(cards), rule).looking(look);
        match from {
            Source::Snag | Source::Green | Source::Human => query.or_nothing(plain("companion-night-no-card")),
            Source::Meadow(_) | Source::Station(_) | Source::Top(_) | Source::Hand | Source::Feat(_) => query,
        }
    }

    /// What the die is thrown for. One of twelve has its own meaning, wherever she plays by it.
    fn rule_of_roll(&self, occasion: Occasion) -> &'static str {
        match occasion {
            Occasion::Act | Occasion::Figure if self.house.with.newleaf => "V30.3",
            Occasion::Act | Occasion::End => "V19.12",
            Occasion::Figure => "V19.15",
            Occasion::Season => "V20.9",
            Occasion::Stroll => "V23.7",
            Occasion::Toll => "V25.17",
            Occasion::Cheating => "V25.30",
        }
    }

    /// Whether people pay what foils this.
    fn ask_foil(&self, foil: Foil) -> Query {
        let (id, rule, about) = match foil {
            Foil::Compensation(_) => ("companion-night-ask-compensation", "V24.8", self.plotted(Plot::Compensation)),
            Foil::Mesmerize => ("companion-night-ask-mesmerize", "V24.9", self.plotted(Plot::Mesmerize)),
            Foil::CreepyCrawlies => ("companion-night-ask-crawlies", "V25.23", self.schemed(Scheme::CreepyCrawlies)),
            Foil::Cheating => ("companion-night-ask-cheating", "V25.30", self.schemed(Scheme::Cheating)),
            Foil::RansomNobodyHome => ("companion-night-ask-ransom", "V25.25", self.schemed(Scheme::Ransom)),
            Foil::Soup => ("companion-night-ask-soup", "V25.27", self.schemed(Scheme::PoisonedSoup)),
        };
        let look = [(Shape::Place, "people", false), (look::WHOLE, "", true), (Shape::Place, "berry", true)];
        Query::yes_no(Line::new(id), rule).looking(Picture::row(&look)).about(about)
    }

    /// What people count for a plot, a scheme or a card.
    fn ask_count(&self, count: Count) -> Query {
        let hand = || look::hand("people", true);
        let (id, most, rule, look, about) = match count {
            Count::Ingenuity => {
                let about = self.plotted(Plot::Ingenuity);
                ("companion-night-ask-ingenuity", 60, "V24.10", Picture::signs(&look::RESOURCES), about)
            }
            Count::Strings => ("companion-night-ask-strings", 20, "V24.17", hand(), self.plotted(Plot::PullingStrings)),
            Count::Borrowing => ("companion-night-ask-borrowing", 3, "V25.18", hand(), self.schemed(Scheme::Borrowing)),
            Count::PickpocketCards => {
                ("companion-night-ask-pickpocket", 10, "V25.19", hand(), self.schemed(Scheme::Pickpocket))
            }
            Count::PickpocketTokens => {
                let about = self.schemed(Scheme::Pickpocket);
                ("companion-night-ask-pickpocket-tokens", 10, "V25.19", Picture::signs(&["point"]), about)
            }
            Count::Imitation => {
                ("companion-night-ask-imitation", 20, "V25.24", hand(), self.schemed(Scheme::Imitation))
            }
            Count::HardWork => {
                ("companion-night-ask-hard-work", 3, "V25.29", look::pile(), self.schemed(Scheme::HardWork))
            }
            Count::Robber => {
                let about = Line::new("companion-night-robber");
                ("companion-night-ask-robber", 30, "V26.11", look::hand("spider", true), about)
            }
            Count::Newleaf => {
                let about = Line::new("companion-night-newleaf-card");
                ("companion-night-ask-newleaf", 8, "V30.4", Picture::rows(8, 4, |_| true), about)
            }
        };
        Query::number(Line::new(id), 0..=most, rule).looking(look).about(about)
    }

    fn plotted(&self, plot: Plot) -> Line {
        called(self.valley().pack.plot(plot))
    }

    fn schemed(&self, scheme: Scheme) -> Line {
        called(self.valley().pack.scheme(scheme.card()))
    }

    /// These personalities, by name.
    pub(super) fn moods(&self, moods: impl IntoIterator<Item = Personality>) -> Form {
        let line = |mood| called(self.valley().pack.personality(mood));
        Form::Card(moods.into_iter().map(|mood| Choice::new(mood as u8, mood.id(), line(mood))).collect())
    }

    /// The plots that may be drawn, by name.
    pub(super) fn plots(&self) -> Form {
        let plots = self.house.lair().plots().into_iter();
        Form::Card(plots.map(|plot| Choice::new(plot as u8, plot.id(), self.plotted(plot))).collect())
    }

    /// These schemes, by name.
    pub(super) fn schemes(&self, cards: impl Iterator<Item = SchemeCard>) -> Form {
        let entry = |card| self.valley().pack.scheme(card);
        let choice = |card: SchemeCard| Choice::new(card.number.0, entry(card).id.clone(), called(entry(card)));
        Form::Card(cards.map(choice).collect())
    }

    /// The special events of the pack.
    pub(super) fn specials(&self) -> impl Iterator<Item = (EventId, Choice)> {
        let events = self.valley().pack.events.iter().zip(EventId::first(EVENTS)).skip(BASIC_EVENTS);
        events.map(|(event, n)| {
            let line = Line::new("as-named").with("name", self.valley().event_name(n));
            (n, Choice::new(Special::Ours(n), event.entry.id.clone(), line))
        })
    }

    /// What concerns one human, in a few words: of two it is said which.
    pub(super) fn about_human(&self, alone: &'static str, human: Seat) -> Line {
        self.aimed(alone, "companion-human", human)
    }

    /// Cards of her city; one that was set right away since the question came up is none.
    pub(super) fn spots(&self, known: &Known, at: &[InCity]) -> Form {
        Form::Place(at.iter().map(|&n| self.spot(known, n)).collect())
    }

    fn spot(&self, known: &Known, at: InCity) -> Choice {
        let line = match known.city.get(at.index()) {
            Some(held) => Line::new("as-named").with("name", self.house.name(held.card)),
            None => Line::new("companion-night-no-card"),
        };
        Choice::new(at, at.number().to_string(), line)
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

    pub(super) fn event_line(&self, known: &Known, row: Row, n: InRow) -> Line {
        let event = match row {
            Row::Basic => self.house.basic_event(n),
            Row::Special => known.specials[n.index()].and_then(Special::ours),
        };
        match event {
            Some(event) => Line::new("as-named").with("name", self.valley().event_name(event)),
            None if row == Row::Basic => Line::new("companion-night-festival"),
            None => Line::new("companion-night-special").with("n", n.number()),
        }
    }

    /// The events that nobody is known to have claimed, by their place among all.
    pub(super) fn unclaimed(&self, known: &Known) -> Vec<Choice> {
        let free = (0u16..).zip(self.house.events()).filter(|(_, event)| !known.claimed.contains(event));
        free.map(|(at, (row, n))| Choice::new(at, event_id(row, n), self.event_line(known, row, n))).collect()
    }

    pub(super) fn of_human(&self, id: &'static str, human: Seat) -> Line {
        Line::new(id).with("n", human.0 + 1)
    }

    /// What concerns one human: the one there is, or of two the one with this number. [V19.32]
    pub(super) fn aimed(&self, alone: &'static str, of_two: &'static str, human: Seat) -> Line {
        if self.house.humans == Humans::Alone { Line::new(alone) } else { self.of_human(of_two, human) }
    }
}

/// Something by the name on its card.
pub(super) fn called(entry: &Entry) -> Line {
    Line::new("as-named").with("name", Arg::from(&entry.name))
}

/// Where her arrow begins. [V19.18]
pub(super) fn side(arrow: Arrow) -> Line {
    Line::new(match arrow {
        Arrow::Clockwise => "companion-night-forwards",
        Arrow::CounterClockwise => "companion-night-backwards",
    })
}

/// How an event is written.
pub(super) fn event_id(row: Row, n: InRow) -> String {
    match row {
        Row::Basic => format!("basic-{}", n.number()),
        Row::Special => format!("special-{}", n.number()),
    }
}

/// How a place is written.
pub(super) fn place_id(place: Place) -> String {
    match place {
        Place::Basic(basic) => format!("basic-{}", basic.number()),
        Place::Forest(clearing) => format!("forest-{}", clearing.number()),
        Place::Journey(space) => format!("journey-{}", space.0),
        Place::Haven => "haven".to_owned(),
    }
}
