//! From TOML files to a pack: entries, costs, and what must be true of all of them together.

use super::tables::tables;
use super::{Ability, Card, Cost, EventSet, EventTile, Pack, Row, SeasonTile, Tile};
use crate::effect::{Condition, Step};
use crate::ids::*;
use crate::mode::Level;
use table::Line;
use table::content::Files;
use table::entry::entry;
use table::pack::{Fields, Node, PackError, Provenance};
use woodland::vocabulary::Faces;
use woodland::{Colour, DEAREST, Good, Goods, Kind, Season};

/// The most parts a season may have.
const PARTS: usize = 8;

/// On what the effect or the condition stands that is being read.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Holder {
    /// A card, where resources can be put.
    Card,
    /// A tile.
    Tile,
    /// A season, which may activate all green cards at once.
    Season,
    /// A Good News card, which may speak of skunks and partners.
    News,
    /// A goal or an achievement, which may look at points.
    Quest,
}

/// Reads entries and gathers the steps of their effects.
pub(super) struct Reader {
    pub steps: Vec<Step>,
    pub faces: Faces,
    pub holder: Holder,
}

pub(super) fn pack(files: Files) -> Result<Pack, PackError> {
    let card_nodes = files.list("cards.toml", "card");
    let mut reader = Reader { steps: Vec::new(), faces: Faces::of(card_nodes)?, holder: Holder::Card };
    let cards = card_nodes.iter().map(|node| reader.card(node)).collect::<Result<Vec<_>, _>>()?;
    reader.holder = Holder::Tile;
    let river = files.each("river.toml", "river", |node| reader.tile(node))?;
    let farms = files.each("farms.toml", "farm", |node| reader.tile(node))?;
    let slots = files.each("events.toml", "slot", |node| reader.tile(node))?;
    let events = files.each("events.toml", "event", |node| reader.event(node))?;
    reader.holder = Holder::Season;
    let seasons = files.each("seasons.toml", "season", |node| reader.season(node))?;
    let journey = check_sets(&events, files.list("events.toml", "event"), files.file("events.toml"))?;
    check_year(&seasons, files.list("seasons.toml", "season"))?;
    reader.holder = Holder::News;
    let good_news = files.each("good_news.toml", "good_news", |node| reader.tile(node))?;
    reader.holder = Holder::Quest;
    let chapters = files.list("chapters.toml", "chapter").iter().zip(1..).map(|(node, n)| reader.chapter(node, n));
    let chapters = chapters.collect::<Result<Vec<_>, _>>()?;
    let levels = files.list("challenge.toml", "level").iter().zip(Level::ALL);
    let levels = levels.map(|(node, level)| reader.level(node, level)).collect::<Result<Vec<_>, _>>()?;
    let achievements = files.each("challenge.toml", "achievement", |node| reader.achievement(node))?;
    let tables = tables(&cards, &river, &farms, &slots, &events, &reader.faces, &reader.steps);
    Ok(Pack {
        cards,
        river,
        farms,
        slots,
        events,
        seasons,
        good_news,
        chapters,
        levels,
        achievements,
        steps: reader.steps,
        journey,
        tables,
        files,
    })
}

fn check_sets(events: &[EventTile], nodes: &[Node], file: &Node) -> Result<EventId, PackError> {
    let of = |set: EventSet| events.iter().filter(move |tile| tile.set == set).count();
    let drawn_sets_are_full = DrawnSet::all().all(|set| of(EventSet::Drawn(set)) >= 6);
    let journey = events.iter().position(|tile| tile.set == EventSet::Journey);
    match journey {
        Some(i) if drawn_sets_are_full && of(EventSet::Faire) == 1 && of(EventSet::Journey) == 1 => {
            Ok(EventId(i as u8))
        }
        _ => {
            // Where somebody changed a set, if we can tell.
            let yours = |tile: &EventTile| tile.entry.provenance.contains(&("set".to_owned(), Provenance::Yours));
            let changed = events.iter().position(yours).map(|i| nodes[i].under("set"));
            Err(changed.unwrap_or(file).error(Line::new("wrong-event-sets")))
        }
    }
}

/// The seasons stand in the order of the year, and the river of winter is laid at setup. [D2.2]
fn check_year(seasons: &[SeasonTile], nodes: &[Node]) -> Result<(), PackError> {
    let wrong = |(i, id): (usize, &str)| seasons[i].entry.id != id || (i == 0 && seasons[i].new_river != 0);
    match Season::ALL.map(Season::id).into_iter().enumerate().position(wrong) {
        Some(i) => Err(nodes[i].under("new_river").error(Line::new("wrong-year"))),
        None => Ok(()),
    }
}

impl Reader {
    fn card(&mut self, node: &Node) -> Result<Card, PackError> {
        let mut fields = Fields::of(node)?;
        let entry = entry(&mut fields)?;
        let kind = fields.need("kind")?.named::<Kind>()?;
        let colour = fields.need("colour")?.named::<Colour>()?;
        let cost = cost(fields.need("cost")?, kind)?;
        let points = fields.need("points")?.number(0, 20)? as u8;
        let star = fields.flag("star")?;
        let effect = fields.need("effect")?;
        let ability = match colour {
            Colour::Green | Colour::Tan | Colour::Red => Ability::Acts(self.effect(effect)?),
            Colour::Blue => Ability::Stands(self.standing(effect, star)?),
            Colour::Purple => Ability::Scores(self.bonuses(effect)?),
        };
        fields.finish()?;
        Ok(Card { entry, kind, colour, cost, points, star, ability })
    }

    fn tile(&mut self, node: &Node) -> Result<Tile, PackError> {
        let mut fields = Fields::of(node)?;
        let tile = Tile { entry: entry(&mut fields)?, effect: self.effect(fields.need("effect")?)? };
        fields.finish()?;
        Ok(tile)
    }

    fn event(&mut self, node: &Node) -> Result<EventTile, PackError> {
        let mut fields = Fields::of(node)?;
        let entry = entry(&mut fields)?;
        let set = fields.need("set")?.word(&[
            ("A", EventSet::Drawn(DrawnSet(0))),
            ("B", EventSet::Drawn(DrawnSet(1))),
            ("C", EventSet::Drawn(DrawnSet(2))),
            ("D", EventSet::Drawn(DrawnSet(3))),
            ("E", EventSet::Drawn(DrawnSet(4))),
            ("faire", EventSet::Faire),
            ("journey", EventSet::Journey),
        ])?;
        let points = fields.need("points")?.number(0, 20)? as u8;
        let cond = fields.need("cond")?;
        let condition = self.condition(cond)?;
        if (set == EventSet::Journey) != matches!(condition, Condition::Most(_)) {
            return Err(cond.error(Line::new("journey-is-most")));
        }
        fields.finish()?;
        Ok(EventTile { entry, set, points, condition })
    }

    fn season(&mut self, node: &Node) -> Result<SeasonTile, PackError> {
        let mut fields = Fields::of(node)?;
        let entry = entry(&mut fields)?;
        let first = fields.need("first")?.word(&SEATS)?;
        let new_river = fields.need("new_river")?.number(0, 2)? as u8;
        let mut parts = Vec::new();
        let duel = fields.need("duel")?;
        if duel.list()?.len() > PARTS {
            return Err(duel.error(Line::new("too-many-parts").with("most", PARTS)));
        }
        for part in duel.list()? {
            let mut fields = Fields::of(part)?;
            let who = fields.need("who")?.word(&SEATS)?;
            let steps = self.effect(fields.need("steps")?)?;
            fields.finish()?;
            parts.push((who, steps));
        }
        let together = self.shares(fields.need("together")?)?;
        let thorn = fields.need("thorn")?.word(&[("upper", Row::Upper), ("lower", Row::Lower)])?;
        fields.finish()?;
        Ok(SeasonTile { entry, first, new_river, parts, together, thorn })
    }
}

fn cost(node: &Node, kind: Kind) -> Result<Cost, PackError> {
    let mut fields = Fields::of(node)?;
    let heap = Goods::among(&mut fields)?;
    let discard = fields.get("discard").map_or(Ok(0), |n| n.number(0, 1))?;
    fields.finish()?;
    if discard == 1 {
        return if heap.is_empty() { Ok(Cost::Discard) } else { Err(node.error(Line::new("wrong-cost"))) };
    }
    let fits = match kind {
        Kind::Critter => heap.total() == u32::from(heap.of(Good::Berry)),
        Kind::Construction => heap.of(Good::Berry) == 0,
    };
    if fits && heap.total() <= DEAREST as u32 {
        Ok(Cost::Goods(heap))
    } else {
        Err(node.error(Line::new("wrong-cost")))
    }
}
