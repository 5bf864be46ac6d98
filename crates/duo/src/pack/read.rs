//! From TOML files to a pack: entries, costs, and what must be true of all of them together.

use super::tables::tables;
use super::{Ability, Card, Cost, DEAREST, EventSet, EventTile, Pack, Row, Season, Tile};
use crate::effect::{Condition, Step};
use crate::ids::*;
use crate::mode::{CHAPTERS, Level};
use crate::together::NEWS;
use table::entry::{canonical, check_meta, entry, lists, no_duplicates};
use table::pack::{Fields, Node, PackError, Provenance};
use table::{Digest, Line};
use woodland::{Colour, Good, Goods, Kind};

pub(super) const KINDS: [(&str, Kind); 2] =
    [(Kind::Critter.id(), Kind::Critter), (Kind::Construction.id(), Kind::Construction)];
pub(super) const COLOURS: [(&str, Colour); 5] = {
    let mut words = [("", Colour::Green); 5];
    let mut i = 0;
    while i < words.len() {
        words[i] = (Colour::ALL[i].id(), Colour::ALL[i]);
        i += 1;
    }
    words
};

/// The most parts a season may have.
const PARTS: usize = 8;

/// What a card says of itself before its ability is read, so that words about kinds and colours can be
/// compiled into sets of cards.
pub(super) struct Faces {
    pub kind: [CardSet; 2],
    pub colour: [CardSet; 5],
}

/// Reads entries and gathers the steps of their effects.
pub(super) struct Reader {
    pub steps: Vec<Step>,
    pub faces: Faces,
    /// Whether the effect being read stands on a card, where resources can be put.
    pub on_card: bool,
    /// Whether it is that of a Good News card, which may speak of skunks and partners.
    pub on_news: bool,
    /// Whether the condition being read is that of a goal or an achievement, which may look at points.
    pub of_quest: bool,
}

pub(super) fn pack(files: Vec<Node>) -> Result<Pack, PackError> {
    let [meta, cards_file, river_file, farms_file, events_file, seasons_file, news_file, chapters_file, thorn_file] =
        &files[..]
    else {
        unreachable!("a pack has nine files");
    };
    check_meta(meta, "duo")?;
    let (card_nodes, [slot_nodes, event_nodes]) =
        (lists(cards_file, ["card"])?[0], lists(events_file, ["slot", "event"])?);
    let river_nodes = lists(river_file, ["river"])?[0];
    let farm_nodes = lists(farms_file, ["farm"])?[0];
    let season_nodes = lists(seasons_file, ["season"])?[0];
    let news_nodes = lists(news_file, ["good_news"])?[0];
    let chapter_nodes = lists(chapters_file, ["chapter"])?[0];
    let [level_nodes, achievement_nodes] = lists(thorn_file, ["level", "achievement"])?;
    for (nodes, wanted, file) in [
        (card_nodes, CARDS, cards_file),
        (river_nodes, RIVER_TILES, river_file),
        (farm_nodes, FARMS, farms_file),
        (slot_nodes, SLOTS, events_file),
        (event_nodes, EVENT_TILES, events_file),
        (season_nodes, 4, seasons_file),
        (news_nodes, NEWS, news_file),
        (chapter_nodes, usize::from(CHAPTERS), chapters_file),
        (level_nodes, Level::WORDS.len(), thorn_file),
        (achievement_nodes, ACHIEVEMENTS, thorn_file),
    ] {
        no_duplicates(nodes)?;
        if nodes.len() != wanted {
            return Err(file.error(Line::new("wrong-count").with("found", nodes.len()).with("wanted", wanted)));
        }
    }

    let mut reader =
        Reader { steps: Vec::new(), faces: faces(card_nodes)?, on_card: true, on_news: false, of_quest: false };
    let cards = card_nodes.iter().map(|node| reader.card(node)).collect::<Result<Vec<_>, _>>()?;
    reader.on_card = false;
    let mut tiles = |nodes: &[Node]| nodes.iter().map(|node| reader.tile(node)).collect::<Result<Vec<_>, _>>();
    let (river, farms, slots) = (tiles(river_nodes)?, tiles(farm_nodes)?, tiles(slot_nodes)?);
    let events = event_nodes.iter().map(|node| reader.event(node)).collect::<Result<Vec<_>, _>>()?;
    let seasons = season_nodes.iter().map(|node| reader.season(node)).collect::<Result<Vec<_>, _>>()?;
    let journey = check_sets(&events, event_nodes, events_file)?;
    check_year(&seasons, season_nodes)?;
    reader.on_news = true;
    let good_news = news_nodes.iter().map(|node| reader.tile(node)).collect::<Result<Vec<_>, _>>()?;
    reader.on_news = false;
    reader.of_quest = true;
    let chapters = chapter_nodes.iter().zip(1..).map(|(node, n)| reader.chapter(node, n));
    let chapters = chapters.collect::<Result<Vec<_>, _>>()?;
    let levels = level_nodes.iter().zip(Level::WORDS).map(|(node, (id, _))| reader.level(node, id));
    let levels = levels.collect::<Result<Vec<_>, _>>()?;
    let achievements = achievement_nodes.iter().map(|node| reader.achievement(node)).collect::<Result<Vec<_>, _>>()?;
    let tables = tables(&cards, &river, &farms, &slots, &reader.faces, &reader.steps);
    let digest = Digest::of(canonical(&files).as_bytes());
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
        digest,
        tables,
        files,
    })
}

fn faces(cards: &[Node]) -> Result<Faces, PackError> {
    let mut faces = Faces { kind: Default::default(), colour: Default::default() };
    for (i, node) in cards.iter().enumerate() {
        let mut fields = Fields::of(node)?;
        let card = CardId(i as u8);
        faces.kind[fields.need("kind")?.word(&KINDS)? as usize].insert(card);
        faces.colour[fields.need("colour")?.word(&COLOURS)? as usize].insert(card);
    }
    Ok(faces)
}

fn check_sets(events: &[EventTile], nodes: &[Node], file: &Node) -> Result<EventId, PackError> {
    let of = |set: EventSet| events.iter().filter(move |tile| tile.set == set).count();
    let drawn_sets_are_full = (0..5).all(|set| of(EventSet::Drawn(set)) == 6);
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
fn check_year(seasons: &[Season], nodes: &[Node]) -> Result<(), PackError> {
    let wrong = |(i, id): (usize, &str)| seasons[i].entry.id != id || (i == 0 && seasons[i].new_river != 0);
    match ["winter", "spring", "summer", "autumn"].into_iter().enumerate().position(wrong) {
        Some(i) => Err(nodes[i].under("new_river").error(Line::new("wrong-year"))),
        None => Ok(()),
    }
}

pub(super) fn goods(fields: &mut Fields<'_>) -> Result<Goods, PackError> {
    Ok(Goods([fields.count("twig")?, fields.count("resin")?, fields.count("pebble")?, fields.count("berry")?]))
}

impl Reader {
    fn card(&mut self, node: &Node) -> Result<Card, PackError> {
        let mut fields = Fields::of(node)?;
        let entry = entry(&mut fields)?;
        let kind = fields.need("kind")?.word(&KINDS)?;
        let colour = fields.need("colour")?.word(&COLOURS)?;
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
            ("A", EventSet::Drawn(0)),
            ("B", EventSet::Drawn(1)),
            ("C", EventSet::Drawn(2)),
            ("D", EventSet::Drawn(3)),
            ("E", EventSet::Drawn(4)),
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

    fn season(&mut self, node: &Node) -> Result<Season, PackError> {
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
            let steps = self.season_steps(fields.need("steps")?)?;
            fields.finish()?;
            parts.push((who, steps));
        }
        let together = self.shares(fields.need("together")?)?;
        let thorn = fields.need("thorn")?.word(&[("upper", Row::Upper), ("lower", Row::Lower)])?;
        fields.finish()?;
        Ok(Season { entry, first, new_river, parts, together, thorn })
    }
}

fn cost(node: &Node, kind: Kind) -> Result<Cost, PackError> {
    let mut fields = Fields::of(node)?;
    let heap = goods(&mut fields)?;
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
