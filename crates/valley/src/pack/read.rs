//! From TOML files to a pack: entries, costs, and what must be true of all of them together.

use super::bounds::{Deck, check_activities};
use super::tables::tables;
use super::words::{bonuses, worths};
use super::{Asks, Card, CardSort, Event, Half, LevelCard, Location, Pack, SchemeEntry};
use crate::effect::Step;
use crate::ids::*;
use crate::nightweave::{Act, Activity, Arrow, Mark, Part, Task};
use crate::webs::{Personality, Plot, Scheme, SchemeCard, SchemeId};
use table::content::Files;
use table::entry::{Entry, entry};
use table::pack::{Fields, Node, PackError};
use table::{Line, Named};
use woodland::vocabulary::Faces;
use woodland::{Colour, DEAREST, Good, Goods, Kind, Season};

/// On what the effect stands that is being read.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Holder {
    /// A green card, which acts in every production.
    Green,
    /// Another card, or what a worker does on any.
    Card,
    /// The answer of a blue card.
    Trigger,
    /// A basic location, or the Haven.
    Basic,
    /// A forest card.
    Forest,
    /// An event.
    Event,
}

/// Reads entries and gathers the steps of their effects.
pub(super) struct Reader<'n> {
    pub steps: Vec<Step>,
    pub holder: Holder,
    pub faces: Faces,
    /// All cards of the pack, so that cards can name others.
    nodes: Vec<&'n Node>,
}

pub(super) fn pack(files: Files) -> Result<Pack, PackError> {
    let list = |file, key| files.list(file, key);
    let nodes: Vec<&Node> = list("cards.toml", "card").iter().chain(list("modules.toml", "card")).collect();
    let faces = Faces::of(nodes.iter().copied())?;
    let mut reader = Reader { steps: Vec::new(), holder: Holder::Card, faces, nodes };
    let all = reader.nodes.clone();
    let mut cards = all.iter().map(|node| reader.card(node)).collect::<Result<Vec<_>, _>>()?;
    reader.houses(&mut cards)?;
    Deck { nodes: &all, cards: &cards }.check()?;
    reader.holder = Holder::Basic;
    let basics = files.each("board.toml", "basic", |node| reader.location(node))?;
    reader.holder = Holder::Forest;
    let forests = files.each("board.toml", "forest", |node| reader.location(node))?;
    reader.holder = Holder::Basic;
    let haven = reader.location(&list("board.toml", "haven")[0])?;
    let journey = files.each("board.toml", "journey", |node| reader.location(node))?;
    if let Some(i) = journey.iter().zip([5, 4, 3, 2]).position(|(space, points)| space.points != points) {
        return Err(list("board.toml", "journey")[i].under("points").error(Line::new("valley-wrong-journey")));
    }
    reader.holder = Holder::Event;
    let special_event_nodes = list("events.toml", "special_event");
    let events = list("events.toml", "basic_event").iter().chain(special_event_nodes).map(|node| reader.event(node));
    let events = events.collect::<Result<Vec<_>, _>>()?;
    reader.check_events(special_event_nodes, &events[BASIC_EVENTS..])?;
    let levels = files.each("nightweave.toml", "level", level)?;
    let personalities = in_order::<Personality>(list("nightweave.toml", "personality"))?;
    let plots = in_order::<Plot>(list("nightweave.toml", "plot"))?;
    let mut schemes: Vec<SchemeEntry> = Vec::new();
    for node in list("nightweave.toml", "scheme") {
        schemes.push(scheme(node, &schemes)?);
    }
    let activities = files.each("activity.toml", "activity", |node| activity(node, &basics))?;
    check_activities(list("activity.toml", "activity"), &activities)?;
    let powers = in_order::<Power>(list("powers.toml", "power"))?.into_iter().map(|(_, entry)| entry).collect();
    let tables = tables(&cards, &basics, &events, &reader.steps);
    Ok(Pack {
        cards,
        basics,
        forests,
        haven,
        journey,
        events,
        levels,
        personalities,
        plots,
        schemes,
        activities,
        powers,
        steps: reader.steps,
        tables,
        files,
    })
}

/// Entries whose behaviour is in the code: each stands for the thing of its name, in the same order.
fn in_order<T: Named>(nodes: &[Node]) -> Result<Vec<(T, Entry)>, PackError> {
    let read = |(node, &(id, it)): (&Node, &(&'static str, T))| {
        let mut fields = Fields::of(node)?;
        fields.need("id")?.word(&[(id, ())])?;
        let entry = entry(&mut fields)?;
        fields.finish()?;
        Ok((it, entry))
    };
    nodes.iter().zip(T::NAMES).map(read).collect()
}

impl Reader<'_> {
    /// The card with the id that stands there.
    fn card_at(&self, node: &Node) -> Result<CardId, PackError> {
        let id = node.text()?;
        let place = self.nodes.iter().position(|card| card.id() == Some(id));
        place.map(|i| CardId(i as u8)).ok_or_else(|| node.error(Line::new("no-such-card").with("id", id)))
    }

    fn card(&mut self, node: &Node) -> Result<Card, PackError> {
        let mut fields = Fields::of(node)?;
        let entry = entry(&mut fields)?;
        let sort = fields.need("set")?.word(&[
            ("base", CardSort::Base),
            ("farms", CardSort::Farms),
            ("corrin", CardSort::Corrin),
            ("legends", CardSort::Legends),
        ])?;
        let kind = fields.need("kind")?.named::<Kind>()?;
        let cost_node = fields.need("cost")?;
        let cost = Goods::at(cost_node)?;
        if cost.0.iter().any(|&n| usize::from(n) > DEAREST) {
            return Err(cost_node.error(Line::new("wrong-cost")));
        }
        let colour = fields.need("colour")?.named::<Colour>()?;
        let card = Card {
            entry,
            sort,
            kind,
            colour,
            role: fields.get("role").map(Node::named).transpose()?,
            unique: fields.need("rarity")?.word(&[("unique", true), ("common", false)])?,
            copies: fields.need("copies")?.number(1, 8)? as u8,
            cost,
            points: fields.need("points")?.number(-9, 20)? as i8,
            effect: {
                self.holder = if colour == Colour::Green { Holder::Green } else { Holder::Card };
                self.effect(fields.get("effect"))?
            },
            visit: {
                self.holder = Holder::Card;
                self.effect(fields.get("visit"))?
            },
            spaces: fields.count("spaces")?,
            second: fields.get("second").map(|node| self.card_at(node)).transpose()?,
            permanent: fields.flag("permanent")?,
            open: fields.flag("open")?,
            no_space: fields.flag("no_space")?,
            farm: fields.flag("farm")?,
            ruin: fields.flag("ruin")?,
            fool: fields.flag("fool")?,
            gift: fields.flag("gift")?,
            pair: fields
                .get("pair")
                .map(|node| node.word(&[("husband", Half::Husband), ("wife", Half::Wife)]))
                .transpose()?,
            banner: fields.get("banner").map(|node| self.card_at(node)).transpose()?,
            houses: CardSet::NONE,
            stand: self.standing(fields.get("stand"))?,
            bonus: bonuses(fields.get("bonus"))?,
        };
        for key in ["free_with", "free_with_colour", "houses_any", "houses_colour"] {
            fields.get(key);
        }
        fields.finish()?;
        Ok(card)
    }

    /// Who is housed where: critters name Constructions, and some Constructions or Critters name a colour. [V15.2]
    fn houses(&self, cards: &mut [Card]) -> Result<(), PackError> {
        let constructions = |cards: &[Card], colour: Colour| -> Vec<usize> {
            let fits = |card: &Card| card.kind == Kind::Construction && card.colour == colour;
            (0..cards.len()).filter(|&i| fits(&cards[i])).collect()
        };
        let critters = |cards: &[Card], colour: Option<Colour>| -> CardSet {
            let fits = |card: &Card| {
                card.kind == Kind::Critter
                    && card.sort != CardSort::Legends
                    && colour.is_none_or(|colour| card.colour == colour)
            };
            (0..cards.len()).filter(|&i| fits(&cards[i])).map(|i| CardId(i as u8)).collect()
        };
        for (i, node) in self.nodes.iter().enumerate() {
            let mut fields = Fields::of(node)?;
            let card = CardId(i as u8);
            if let Some(list) = fields.get("free_with") {
                only_critters(list, &cards[i])?;
                for node in list.list()? {
                    let home = self.card_at(node)?;
                    if cards[home.index()].kind != Kind::Construction {
                        return Err(node.error(Line::new("valley-no-home")));
                    }
                    cards[home.index()].houses.insert(card);
                }
            }
            if let Some(node) = fields.get("free_with_colour") {
                only_critters(node, &cards[i])?;
                for home in constructions(cards, node.named()?) {
                    cards[home].houses.insert(card);
                }
            }
            if fields.flag("houses_any")? {
                cards[i].houses = critters(cards, None);
            }
            if let Some(node) = fields.get("houses_colour") {
                cards[i].houses = cards[i].houses.or(critters(cards, Some(node.named()?)));
            }
        }
        // [V14.2] every Farm houses whom a Farm houses
        let housed = cards.iter().filter(|card| card.farm).fold(CardSet::NONE, |set, farm| set.or(farm.houses));
        for card in cards.iter_mut().filter(|card| card.farm) {
            card.houses = housed;
        }
        Ok(())
    }

    fn location(&mut self, node: &Node) -> Result<Location, PackError> {
        let mut fields = Fields::of(node)?;
        let place = Location {
            entry: entry(&mut fields)?,
            exclusive: fields.flag("exclusive")?,
            effect: self.effect(fields.get("effect"))?,
            points: fields.count("points")?,
        };
        fields.finish()?;
        Ok(place)
    }

    fn event(&mut self, node: &Node) -> Result<Event, PackError> {
        let mut fields = Fields::of(node)?;
        let entry = entry(&mut fields)?;
        let asks = if let Some(node) = fields.get("colour") {
            Asks::Colour(node.named()?, fields.need("n")?.number(1, 9)? as u8)
        } else if let Some(node) = fields.get("each_colour") {
            Asks::EachColour(node.number(1, 9)? as u8)
        } else {
            let list = fields.need("cards")?;
            let cards = list.list()?.iter().map(|node| self.card_at(node)).collect::<Result<Vec<_>, _>>()?;
            Asks::Cards(cards.try_into().map_err(|cards: Vec<_>| {
                list.error(Line::new("wrong-count").with("found", cards.len()).with("wanted", 2))
            })?)
        };
        let event = Event {
            entry,
            asks,
            cost: Goods::under(&mut fields, "cost")?,
            points: fields.count("points")?,
            effect: self.effect(fields.get("effect"))?,
            worth: worths(fields.get("score"))?,
        };
        fields.finish()?;
        Ok(event)
    }
}

/// [V7.2] [V16.3] A token pays for Critters, and for no legend.
fn only_critters(node: &Node, card: &Card) -> Result<(), PackError> {
    if card.kind == Kind::Critter && card.sort != CardSort::Legends {
        return Ok(());
    }
    Err(node.error(Line::new("valley-only-critters-are-housed")))
}

fn level(node: &Node) -> Result<LevelCard, PackError> {
    let mut fields = Fields::of(node)?;
    let level = LevelCard {
        entry: entry(&mut fields)?,
        zero_bonus: fields.count("zero_bonus")?,
        purple_bonus: fields.count("purple_bonus")?,
        special_event: fields.count("special_event")?,
        adornment: fields.count("adornment")?,
    };
    fields.finish()?;
    Ok(level)
}

/// A scheme: ours in their order, then others that are `like` one of them.
fn scheme(node: &Node, before: &[SchemeEntry]) -> Result<SchemeEntry, PackError> {
    let mut fields = Fields::of(node)?;
    let does = match Scheme::ALL.get(before.len()) {
        Some(&ours) => {
            fields.need("id")?.word(&[(ours.id(), ())])?;
            ours
        }
        None => fields.need("like")?.named::<Scheme>()?,
    };
    let entry = entry(&mut fields)?;
    if fields.need("sort")?.word(&[("seasonal", false), ("one-shot", true)])? != does.is_one_shot() {
        return Err(node.under("sort").error(Line::new("valley-wrong-scheme")));
    }
    let like = before.get(does as usize).and_then(|ours| ours.die);
    let die = fields.get("die").map(theft).transpose()?.or(like);
    fields.finish()?;
    Ok(SchemeEntry { entry, card: SchemeCard { number: SchemeId(before.len() as u8), does }, die })
}

/// Which resource a number of the die takes. [V25.17]
fn theft(node: &Node) -> Result<[Good; 8], PackError> {
    let mut fields = Fields::of(node)?;
    let mut taken = [None; 8];
    for good in Good::ALL {
        let span = fields.need(good.id())?;
        let [from, to] = span.list()? else {
            return Err(span.error(Line::new("wrong-count").with("found", span.list()?.len()).with("wanted", 2)));
        };
        for face in from.number(1, 8)?..=to.number(1, 8)? {
            taken[face as usize - 1] = Some(good);
        }
    }
    fields.finish()?;
    match taken {
        [Some(a), Some(b), Some(c), Some(d), Some(e), Some(f), Some(g), Some(h)] => Ok([a, b, c, d, e, f, g, h]),
        _ => Err(node.error(Line::new("valley-die-has-gaps"))),
    }
}

fn activity(node: &Node, basics: &[Location]) -> Result<Activity, PackError> {
    let mut fields = Fields::of(node)?;
    let entry = entry(&mut fields)?;
    let first = fields.need("season")?.named::<Season>()?;
    let mark = fields.need("mark")?.word(&[
        ("spider", Mark::Spider),
        ("figure", Mark::Figure),
        ("none", Mark::None),
        ("ambassador", Mark::Ambassador),
    ])?;
    let arrow = fields
        .need("arrow")?
        .word(&[("clockwise", Arrow::Clockwise), ("counter-clockwise", Arrow::CounterClockwise)])?;
    let mut lines = [None; Season::COUNT];
    for line in fields.need("lines")?.list()? {
        let mut fields = Fields::of(line)?;
        let tasks = [task(fields.need("first")?, basics)?, task(fields.need("second")?, basics)?];
        for node in fields.need("seasons")?.list()? {
            lines[node.named::<Season>()?.index()] = Some(tasks);
        }
        fields.finish()?;
    }
    // A card has a line for every season in which it can come up. [V18.6]
    if Season::ALL.into_iter().any(|at| (at >= first) != lines[at.index()].is_some()) {
        return Err(node.error(Line::new("valley-line-missing")));
    }
    let parts = fields.need("default")?.list()?.iter().map(|node| {
        node.word(&[("level", Part::Level), ("draw", Part::Draw), ("discard", Part::Discard), ("haven", Part::Haven)])
    });
    let default = parts.collect::<Result<Vec<_>, _>>()?;
    let (visitor, pearlbrook, spare) = (fields.flag("visitor")?, fields.flag("pearlbrook")?, fields.flag("spare")?);
    fields.finish()?;
    Ok(Activity { entry, season: first, mark, arrow, visitor, pearlbrook, spare, lines, default })
}

fn task(node: &Node, basics: &[Location]) -> Result<Task, PackError> {
    const KNOWN: &str = "draw, discard, play-hand, play-meadow, play-meadow-draw, play-meadow-discard, place-figure, \
        basic PLACE, forest 1..4, city, open, basic-event, special-event, journey 3..5, haven, ambassador, wonder";
    let text = node.text()?;
    let unknown = || node.error(Line::new("unknown-word").with("word", text).with("known", KNOWN));
    let (act, level) = match text.strip_suffix(" + level") {
        Some(act) => (act, true),
        None => (text, false),
    };
    let number = |n: &str, from: u8, to: u8| n.parse().ok().filter(|n| (from..=to).contains(n)).ok_or_else(unknown);
    let words: Vec<&str> = act.split(' ').collect();
    let act = match words[..] {
        ["draw"] => Act::Draw,
        ["discard"] => Act::Discard,
        ["play-hand"] => Act::PlayHand,
        ["play-meadow"] => Act::PlayMeadow,
        ["play-meadow-draw"] => Act::PlayMeadowDraw,
        ["play-meadow-discard"] => Act::PlayMeadowDiscard,
        ["place-figure"] => Act::PlaceFigure,
        ["basic", id] => {
            let fits = |place: &Location| place.entry.id == id && place.exclusive;
            Act::Basic(BasicId(basics.iter().position(fits).ok_or_else(unknown)? as u8))
        }
        ["forest", n] => Act::Forest(Clearing(number(n, 1, 4)? - 1)),
        ["city"] => Act::City,
        ["open"] => Act::Open,
        ["basic-event"] => Act::BasicEvent,
        ["special-event"] => Act::SpecialEvent,
        ["journey", n] => Act::Journey(JourneySpace(number(n, 3, 5)?)),
        ["haven"] => Act::Haven,
        ["ambassador"] => Act::Ambassador,
        ["wonder"] => Act::Wonder,
        _ => return Err(unknown()),
    };
    Ok(Task { act, level })
}
