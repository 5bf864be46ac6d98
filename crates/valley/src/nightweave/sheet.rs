//! What Bosk thinks of Nightweave's table, all of it, and how people set it right.

use super::ask::{called, event_id, place_id};
use super::companion::Nightweave;
use super::house::{Extra, House, Named, extra_line};
use super::known::{Held, Known};
use super::question::Special;
use super::turn::JOURNEY_RING;
use super::{AtStation, Figure, Place};
use crate::ids::*;
use crate::mode::Weaving;
use crate::pack::SchemeEntry;
use crate::webs::{Personality, Plot};
use table::Line;
use table::companion::{Choice, Form, Query, Reply, Value};
use table::entry::number_of;
use woodland::words::{colour_choices, season_choices};
use woodland::{Colour, Season};

/// The most visitors that she is thought to have.
const MOST_VISITORS: u8 = 20;

/// The list as it grows.
struct Sheet {
    rows: Vec<Value>,
    group: Option<Line>,
}

impl Sheet {
    fn group(&mut self, id: &'static str) {
        self.group = Some(Line::new(id));
    }

    fn push(&mut self, value: Value) {
        self.rows.push(Value { group: self.group.clone(), ..value });
    }

    fn number(&mut self, id: impl Into<String>, called: Line, n: u8, most: u8, rule: &'static str) {
        self.push(Value::number(id, called, n, most.into(), rule));
    }

    fn points(&mut self, id: &str, called: Line, n: u16, rule: &'static str) {
        self.push(Value::number(id, called, n.min(400) as i16, 400, rule));
    }

    fn is(&mut self, id: impl Into<String>, called: Line, yes: bool, rule: &'static str) {
        self.push(Value::is(id, called, yes, rule));
    }
}

fn or_nothing(n: Option<impl Into<u16>>) -> Reply {
    n.map_or(Reply::Nothing, |n| Reply::Pick(n.into()))
}

/// Places of the board where a spider of hers can stand alone.
fn places(known: &Known) -> impl Iterator<Item = Place> + use<> {
    known.house.0.grounds().into_iter().chain(JOURNEY_RING.map(Place::Journey))
}

/// Places where a web can lie for good. [V24.13]
fn webbed(known: &Known) -> impl Iterator<Item = Place> + use<> {
    [Place::Haven].into_iter().chain(known.house.0.grounds())
}

/// Where the figure can stand. [V19.15] [V30.5]
fn stands(house: &House) -> Vec<Figure> {
    let station = AtStation::all().filter(|_| house.with.newleaf).map(Figure::Station);
    Slot::all().map(Figure::Meadow).chain(station).collect()
}

impl Nightweave {
    /// Everything that is kept from one turn to the next. A field that is added to [`Known`] must be named here.
    pub(super) fn known_sheet(&self, known: &Known) -> Vec<Value> {
        let Known {
            house: _,
            begun,
            // The first things, spiders,
            season: _,
            spiders: _,
            figure: _,
            hand: _,
            tokens: _,
            hidden: _,
            over: _,
            all_spiders: _,
            serving: _,
            spun: _,
            // events, activity cards,
            claimed: _,
            events: _,
            specials: _,
            special_claimed: _,
            used: _,
            times_empty: _,
            open: _,
            // webs,
            personality: _,
            plot: _,
            scheme: _,
            schemes: _,
            webs: _,
            // other boxes,
            frog: _,
            rivers_shown: _,
            pearls: _,
            adornments: _,
            wonders: _,
            wonders_gone: _,
            treasure: _,
            found: _,
            visitors: _,
            // and her city.
            city: _,
            feats: _,
            // Bosk's own deck and lot stay face down.
            activity: _,
            chance: _,
            // These are forgotten when her turn is over.
            gap: _,
            station_gap: _,
            lying: _,
            rat: _,
            chosen: _,
            balks: _,
            thinned: _,
            // Whether she has had a turn is told by her first.
            moved: _,
            // The end is counted at once.
            awards: _,
            totals: _,
            won: _,
        } = known;
        let mut sheet = Sheet { rows: Vec::new(), group: None };
        if *begun {
            self.first_values(known, &mut sheet);
            self.spider_values(known, &mut sheet);
            self.event_values(known, &mut sheet);
            self.activity_values(known, &mut sheet);
            self.web_values(known, &mut sheet);
            self.box_values(known, &mut sheet);
            self.city_values(known, &mut sheet);
        }
        sheet.rows
    }

    fn has_schemes(&self, known: &Known) -> bool {
        self.house.lair().weaves == Weaving::Schemes || known.plot == Some(Plot::ItsGettingComplicated)
    }

    /// What changes from turn to turn.
    fn first_values(&self, known: &Known, sheet: &mut Sheet) {
        let line = Line::new;
        let query = Query::new(line("companion-known-season"), Form::Way(season_choices()), "V18.7");
        sheet.push(Value::new("season", query, Reply::Pick(u8::from(known.season).into())));
        sheet.number("spiders", line("companion-night-known-spiders"), known.spiders, SPIDERS as u8, "V20.5");
        sheet.push(self.figure_value(known.figure));
        sheet.number("hand", line("companion-night-known-hand"), known.hand, 60, "V18.4");
        sheet.points("tokens", line("companion-night-known-tokens"), known.tokens, "V18.5");
        sheet.number("hidden-feats", line("companion-night-known-hidden"), known.hidden, 100, "V20.11");
        sheet.is("over", line("companion-night-known-over"), known.over, "V20.13");
    }

    /// Where her spiders are.
    fn spider_values(&self, known: &Known, sheet: &mut Sheet) {
        let house = &self.house;
        let with = self.house.with;
        let line = Line::new;
        sheet.group("companion-night-group-spiders");
        sheet.number(
            "all-spiders",
            line("companion-night-known-all-spiders"),
            known.all_spiders,
            SPIDERS as u8,
            "V20.5",
        );
        if self.has_schemes(known) {
            sheet.is("serving", line("companion-night-known-serving"), known.serving, "V25.27");
        }
        for place in places(known) {
            let called = line("companion-night-known-spider").with("place", self.place_line(place));
            sheet.is(format!("spider.{}", place_id(place)), called, known.spun.contains(&place), "V19.17");
        }
        if !with.bellfaire {
            let there = known.spun.iter().filter(|&&place| place == Place::Haven).count() as u8;
            sheet.number("haven", line("companion-night-known-haven"), there, SPIDERS as u8, "V19.30");
        }
        for (n, held) in known.city.iter().enumerate().filter(|(_, held)| house.spots(held.card) > 0) {
            let called = line("companion-night-known-on").with("card", house.name(held.card));
            sheet.number(format!("on.{}", n + 1), called, held.spiders, house.spots(held.card), "V19.23");
        }
    }

    /// Events, hers and others'.
    fn event_values(&self, known: &Known, sheet: &mut Sheet) {
        let house = &self.house;
        let line = Line::new;
        sheet.group("companion-night-group-events");
        sheet.number(
            "basic-events",
            line("companion-night-known-basic"),
            known.events[0],
            BASIC_EVENTS as u8 + 1,
            "V22.1",
        );
        sheet.number("special-events", line("companion-night-known-special"), known.events[1], SPECIALS as u8, "V22.2");
        sheet.is("special-claimed", line("companion-night-known-claimed"), known.special_claimed, "V19.28");
        for (row, n) in house.events() {
            let called = line("companion-night-known-event").with("event", self.event_line(known, row, n));
            sheet.is(format!("claimed.{}", event_id(row, n)), called, known.claimed.contains(&(row, n)), "V19.27");
        }
        for (n, event) in known.specials.iter().enumerate() {
            sheet.push(self.special_value(n, *event));
        }
    }

    /// Her activity cards.
    fn activity_values(&self, known: &Known, sheet: &mut Sheet) {
        let house = &self.house;
        let pack = &self.valley().pack;
        let line = Line::new;
        sheet.group("companion-night-group-activity");
        let deck: Vec<ActivityId> = house.activities(known.season).collect();
        let named = |n: ActivityId| called(&pack.activity(n).entry);
        let id = |n: ActivityId| &pack.activity(n).entry.id;
        let cards = house.activities(Season::Autumn).map(|n| Choice::new(n, id(n).clone(), named(n))).collect();
        let query = Query::new(line("companion-night-known-open"), Form::Card(cards), "V19.1")
            .or_nothing(line("companion-night-no-card"));
        sheet.push(Value::new("open", query, or_nothing(known.open)));
        sheet.number("times-empty", line("companion-night-known-times-empty"), known.times_empty, 3, "V19.8");
        for n in deck {
            let called = line("companion-night-known-used").with("card", named(n));
            sheet.is(format!("used.{}", id(n)), called, known.used.contains(&n), "V19.8");
        }
    }

    /// Her personality, plot, webs and schemes.
    fn web_values(&self, known: &Known, sheet: &mut Sheet) {
        let pack = &self.valley().pack;
        let line = Line::new;
        sheet.group("companion-night-group-webs");
        if let Some(now) = known.personality {
            let query = Query::new(line("companion-night-known-mood"), self.moods(Personality::ALL), "V23.1");
            sheet.push(Value::new("personality", query, Reply::Pick(now as u16)));
        }
        if let Some(now) = known.plot {
            let query = Query::new(line("companion-night-known-plot"), self.plots(), "V24.1");
            sheet.push(Value::new("plot", query, Reply::Pick(now as u16)));
        }
        if known.plot == Some(Plot::SmotheringSwarm) {
            for place in webbed(known) {
                let called = line("companion-night-known-web").with("place", self.place_line(place));
                sheet.is(format!("web.{}", place_id(place)), called, known.webs.contains(&place), "V24.13");
            }
        }
        if self.has_schemes(known) {
            let all = self.schemes(pack.schemes.iter().map(|scheme| scheme.card));
            let query = Query::new(line("companion-night-known-scheme"), all, "V25.1")
                .or_nothing(line("companion-night-no-card"));
            sheet.push(Value::new("scheme", query, or_nothing(known.scheme.map(|card| card.number.0))));
            for SchemeEntry { card, entry, .. } in &pack.schemes {
                let line = line("companion-night-known-drawn").with("card", called(entry));
                sheet.is(format!("drawn.{}", entry.id), line, !known.schemes.contains(card), "V25.1");
            }
        }
    }

    /// What other boxes bring along.
    fn box_values(&self, known: &Known, sheet: &mut Sheet) {
        let with = self.house.with;
        let line = Line::new;
        sheet.group("companion-night-group-boxes");
        if with.pearlbrook {
            sheet.number("pearls", line("companion-night-known-pearls"), known.pearls, 30, "V27.6");
            sheet.number("adornments", line("companion-night-known-adornments"), known.adornments[0], 8, "V27.4");
            sheet.number("adornments-up", line("companion-night-known-adornments-up"), known.adornments[1], 8, "V27.6");
            sheet.is("frog", line("companion-night-known-frog"), known.frog, "V27.3");
            sheet.is("rivers-shown", line("companion-night-known-rivers"), known.rivers_shown, "V27.2");
            for n in 0..known.wonders.len() {
                let called = |id| line(id).with("n", n + 1);
                sheet.is(
                    format!("wonder.{}", n + 1),
                    called("companion-night-known-wonder"),
                    known.wonders_gone[n],
                    "V27.4",
                );
                let price =
                    Query::new(called("companion-night-known-price"), Form::Number { least: 0, most: 30 }, "V27.4")
                        .or_nothing(line("companion-night-untold"));
                let told = known.wonders[n].map_or(Reply::Nothing, |price| Reply::Number(price.into()));
                sheet.push(Value::new(format!("price.{}", n + 1), price, told));
            }
        }
        if with.pearlbrook || with.spirecrest {
            sheet.points("treasure", line("companion-night-known-treasure"), known.treasure, "V28.6");
        }
        if with.spirecrest {
            sheet.number("found", line("companion-night-known-found"), known.found[0], 9, "V28.7");
            sheet.number("found-on", line("companion-night-known-found-on"), known.found[1], 9, "V28.7");
        }
        if with.newleaf {
            let n = known.visitors.len() as u8;
            sheet.number("visitors", line("companion-night-known-visitors"), n, MOST_VISITORS, "V30.9");
            for (n, value) in known.visitors.iter().enumerate() {
                let called = line("companion-night-known-visitor").with("n", n + 1);
                sheet.number(format!("visitor.{}", n + 1), called, *value, 12, "V30.9");
            }
        }
    }

    /// Her city and her feats, card by card.
    fn city_values(&self, known: &Known, sheet: &mut Sheet) {
        let house = &self.house;
        let pack = &self.valley().pack;
        let line = Line::new;
        sheet.group("companion-night-group-city");
        for (n, held) in known.city.iter().enumerate() {
            if let Named::Other { colour, points, .. } = held.card {
                let called = |id| line(id).with("card", house.name(held.card));
                let form = Form::Number { least: -3, most: 20 };
                let query = Query::new(called("companion-night-known-value"), form, "V22.1");
                sheet.push(Value::new(format!("value.{}", n + 1), query, Reply::Number(points.into())));
                let query = Query::new(called("companion-night-known-colour"), Form::Way(colour_choices()), "V22.4");
                sheet.push(Value::new(format!("colour.{}", n + 1), query, Reply::Pick(colour as u16)));
            }
        }
        for extra in house.extras() {
            let called = line("companion-night-known-city").with("card", extra_line(extra));
            let n = known.city.iter().filter(|held| is_extra(held.card, extra)).count() as u8;
            sheet.number(format!("extra.{}", extra.id()), called, n, 15, "V19.14");
        }
        let cards = || (0..pack.cards.len() as u8).map(CardId).filter(|&card| self.valley().copies(card) > 0);
        for card in cards().filter(|&card| pack.tables.corrin.has(card) || known.feats.contains(&Named::Ours(card))) {
            let called = line("companion-night-known-feat").with("card", self.valley().card_name(card));
            let n = known.feats.iter().filter(|&&feat| feat == Named::Ours(card)).count() as u8;
            sheet.number(format!("feat.{}", pack.card(card).entry.id), called, n, 9, "V26.4");
        }
        for card in cards() {
            let called = line("companion-night-known-city").with("card", self.valley().card_name(card));
            let n = known.city.iter().filter(|held| held.card == Named::Ours(card)).count() as u8;
            sheet.number(format!("city.{}", pack.card(card).entry.id), called, n, 9, "V19.14");
        }
    }

    /// [V19.15] [V30.5]
    fn figure_value(&self, figure: Figure) -> Value {
        let called = |id, n: u8| Line::new(id).with("n", n);
        let choice = |(at, stand): (u16, &Figure)| match *stand {
            Figure::Lair => None,
            Figure::Meadow(n) => {
                Some(Choice::new(at, n.number().to_string(), called("companion-night-slot", n.number())))
            }
            Figure::Station(n) => {
                Some(Choice::new(at, format!("station-{}", n.number()), called("companion-night-station", n.number())))
            }
        };
        let stands = stands(&self.house);
        let places = Form::Place((0..).zip(&stands).filter_map(choice).collect());
        let query = Query::new(Line::new("companion-night-known-figure"), places, "V19.15")
            .or_nothing(Line::new("companion-night-lair"));
        let at = stands.iter().position(|&stand| stand == figure).map(|at| at as u16);
        Value::new("figure", query, or_nothing(at))
    }

    /// A special event that lies out, as far as it was told.
    fn special_value(&self, n: usize, event: Option<Special>) -> Value {
        let mut events: Vec<Choice> = self.specials().map(|(_, choice)| choice).collect();
        if self.house.with.bellfaire || self.house.with.newleaf {
            events.push(Choice::new(Special::Other, "other", Line::new("companion-night-other-event")));
        }
        let called = Line::new("companion-night-known-special-at").with("n", n + 1);
        let query = Query::new(called, Form::Card(events), "V19.28").or_nothing(Line::new("companion-night-untold"));
        Value::new(format!("special.{}", n + 1), query, or_nothing(event))
    }
}

fn is_extra(card: Named, extra: Extra) -> bool {
    matches!(card, Named::Other { what, .. } if what == extra)
}

/// Puts something among others or takes it from them.
fn keep<T: PartialEq>(among: &mut Vec<T>, one: T, there: bool) {
    if !there {
        among.retain(|other| *other != one);
    } else if !among.contains(&one) {
        among.push(one);
    }
}

impl Known {
    /// Sets right what is known by this name.
    pub(super) fn set(&mut self, name: &str, value: &Reply) -> Option<()> {
        if let Some((list, one)) = name.split_once('.') {
            return self.set_one(list, one, value);
        }
        match name {
            "season" => self.set_season(value.one_of(&Season::ALL)?),
            "spiders" => {
                let spiders: u8 = value.number()?;
                self.all_spiders = self.all_spiders.max(spiders);
                self.spiders = spiders;
            }
            "all-spiders" => self.all_spiders = value.number()?,
            "serving" => self.serving = value.is()?,
            "figure" => {
                let stands = stands(&self.house.0);
                self.figure = value.or_nothing(|reply| reply.one_of(&stands)).ok()?.unwrap_or(Figure::Lair);
            }
            "hand" => self.hand = value.number()?,
            "tokens" => self.tokens = value.number()?,
            "hidden-feats" => self.hidden = value.number()?,
            "over" => self.over = value.is()?,
            "haven" => {
                self.spun.retain(|&place| place != Place::Haven);
                self.spun.extend(std::iter::repeat_n(Place::Haven, value.number::<u8>()?.into()));
            }
            "basic-events" => self.events[0] = value.number()?,
            "special-events" => self.events[1] = value.number()?,
            "special-claimed" => self.special_claimed = value.is()?,
            "open" => self.open = value.or_nothing(Reply::pick).ok()?,
            "times-empty" => self.times_empty = value.number()?,
            "personality" => self.personality = Some(value.one_of(&Personality::ALL)?),
            "plot" => self.plot = Some(value.one_of(&Plot::ALL)?),
            "scheme" => {
                let number = value.or_nothing(Reply::pick::<u8>).ok()?;
                let all = &self.house.0.valley.pack.schemes;
                self.scheme = number.and_then(|n| all.get(usize::from(n))).map(|scheme| scheme.card);
            }
            "pearls" => self.pearls = value.number()?,
            "adornments" => self.adornments[0] = value.number()?,
            "adornments-up" => self.adornments[1] = value.number()?,
            "frog" => self.frog = value.is()?,
            "rivers-shown" => self.rivers_shown = value.is()?,
            "treasure" => self.treasure = value.number()?,
            "found" => self.found[0] = value.number()?,
            "found-on" => self.found[1] = value.number()?,
            "visitors" => self.visitors.resize(value.number::<u8>()?.into(), 0),
            _ => return None,
        }
        Some(())
    }

    /// [V20.4] Cards of later seasons have not joined her deck, those of this one have.
    fn set_season(&mut self, season: Season) {
        self.season = season;
        let deck: Vec<ActivityId> = self.house.0.activities(season).collect();
        self.used.retain(|card| deck.contains(card));
        if !self.house.0.own_deck {
            self.activity.retain(|card| deck.contains(card));
            let unused: Vec<ActivityId> = deck.into_iter().filter(|card| !self.used.contains(card)).collect();
            unused.into_iter().for_each(|card| self.back_into_deck(card));
        }
    }

    /// A card comes back into Bosk's deck, anywhere.
    fn back_into_deck(&mut self, card: ActivityId) {
        if !self.activity.contains(&card) {
            let at = self.chance.below(self.activity.len() as u32 + 1) as usize;
            self.activity.insert(at, card);
        }
    }

    /// Sets right one of many things of a sort.
    fn set_one(&mut self, list: &str, one: &str, value: &Reply) -> Option<()> {
        let nth = || one.parse::<usize>().ok()?.checked_sub(1);
        let pack = &self.house.0.valley.pack;
        match list {
            "spider" => {
                let place = places(self).find(|&place| place_id(place) == one)?;
                keep(&mut self.spun, place, value.is()?);
            }
            "web" => {
                let place = webbed(self).find(|&place| place_id(place) == one)?;
                keep(&mut self.webs, place, value.is()?);
            }
            "on" => self.city.get_mut(nth()?)?.spiders = value.number()?,
            "claimed" => {
                let event = self.house.0.events().find(|&(row, n)| event_id(row, n) == one)?;
                keep(&mut self.claimed, event, value.is()?);
            }
            "special" => *self.specials.get_mut(nth()?)? = value.or_nothing(Reply::pick).ok()?,
            "used" => {
                let card = ActivityId(number_of(&pack.activities, one)?);
                let used = value.is()?;
                keep(&mut self.used, card, used);
                if used {
                    self.activity.retain(|&other| other != card);
                } else if !self.house.0.own_deck {
                    self.back_into_deck(card);
                }
            }
            "drawn" => {
                let card = pack.schemes.iter().find(|scheme| scheme.entry.id == one)?.card;
                // One that comes back lies at the bottom.
                self.schemes.retain(|&other| other != card);
                if !value.is()? {
                    self.schemes.insert(0, card);
                }
            }
            "wonder" => *self.wonders_gone.get_mut(nth()?)? = value.is()?,
            "price" => *self.wonders.get_mut(nth()?)? = value.or_nothing(Reply::number).ok()?,
            "visitor" => *self.visitors.get_mut(nth()?)? = value.number()?,
            "value" | "colour" => {
                let Named::Other { colour, points, .. } = &mut self.city.get_mut(nth()?)?.card else {
                    return None;
                };
                match list {
                    "value" => *points = value.number()?,
                    _ => *colour = value.one_of(&Colour::ALL)?,
                }
            }
            "feat" => {
                let card = Named::Ours(pack.card_id(one)?);
                self.feats.retain(|&feat| feat != card);
                self.feats.extend(std::iter::repeat_n(card, value.number::<u8>()?.into()));
            }
            "extra" => {
                let what = Extra::from_id(one)?;
                let new = Named::Other { what, colour: Colour::Red, points: 0 };
                self.set_count(new, |held| is_extra(held.card, what), value.number()?);
            }
            "city" => {
                let card = Named::Ours(pack.card_id(one)?);
                self.set_count(card, |held| held.card == card, value.number()?);
            }
            _ => return None,
        }
        Some(())
    }

    /// So many cards of a sort lie in her city.
    fn set_count(&mut self, new: Named, is_one: impl Fn(&Held) -> bool, wanted: u8) {
        let wanted = usize::from(wanted);
        let mut kept = 0;
        self.city.retain(|held| {
            kept += usize::from(is_one(held));
            !is_one(held) || kept <= wanted
        });
        (kept..wanted).for_each(|_| self.lay_down(new));
    }
}
