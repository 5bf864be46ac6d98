//! The board of a pack: crossings with their paths, regions and what is reached from them, and what must be true of all
//! of them together.

use super::{Place, Region, Tracks, read::one_of};
use crate::ids::*;
use std::collections::HashMap;
use table::Line;
use table::content::Files;
use table::entry::entry;
use table::pack::{Fields, Node, PackError};

/// The names of all crossings and regions.
pub(super) struct Names {
    pub(super) places: HashMap<String, PlaceId>,
    regions: HashMap<String, RegionId>,
}

/// Crossings and regions, and where everybody begins.
pub(super) struct Board {
    pub(super) places: Vec<Place>,
    pub(super) regions: Vec<Region>,
    pub(super) start: RegionId,
    pub(super) rival_start: PlaceId,
}

/// The ids of a list with their numbers.
fn ids(nodes: &[Node]) -> impl Iterator<Item = (String, u8)> {
    nodes.iter().zip(0..).map(|(node, n)| (node.id().unwrap_or_default().to_owned(), n))
}

impl Names {
    pub(super) fn of(files: &Files) -> Names {
        Names {
            places: ids(files.list("board.toml", "place")).map(|(id, n)| (id, PlaceId(n))).collect(),
            regions: ids(files.list("board.toml", "region")).map(|(id, n)| (id, RegionId(n))).collect(),
        }
    }

    pub(super) fn board(&self, files: &Files, tracks: &Tracks) -> Result<Board, PackError> {
        let (file, nodes) = (files.file("board.toml"), files.list("board.toml", "place"));
        let places = nodes.iter().map(|node| self.place(node)).collect::<Result<Vec<_>, _>>()?;
        let (mut places, starts): (Vec<_>, Vec<_>) = places.into_iter().unzip();
        check_paths(&places, nodes)?;
        check_portals(&places, nodes, file)?;
        check_slots(&places, nodes, tracks)?;
        number_stages(&mut places, nodes)?;
        let rival_start = rival_start(&places, nodes, &starts, file)?;
        let (regions, start) = self.regions(files.list("board.toml", "region"), file)?;
        Ok(Board { places, regions, start, rival_start })
    }

    /// A crossing, and whether the Rival begins there.
    fn place(&self, node: &Node) -> Result<(Place, bool), PackError> {
        let mut fields = Fields::of(node)?;
        let entry = entry(&mut fields)?;
        let kind = fields.need("kind")?.named()?;
        let at = at(&mut fields)?;
        let mut ways = Fields::of(fields.need("paths")?)?;
        let mut paths = [None; Way::COUNT];
        for way in Way::ALL {
            paths[way as usize] = ways.get(way.id()).map(|node| one_of(&self.places, node)).transpose()?;
        }
        ways.finish()?;
        let stock = fields.get("stock").map(|node| node.word(&[("skill", Kind::Skill), ("improv", Kind::Improv)]));
        let stock = stock.transpose()?.or((kind == PlaceKind::Creature).then_some(Kind::Creature));
        let slots = fields.list("slots")?;
        if slots.len() > SLOTS {
            return Err(node.error(Line::new("wrong-count").with("found", slots.len()).with("wanted", SLOTS)));
        }
        let slots = slots.iter().map(|node| node.number(1, 9).map(|n| n as u8)).collect::<Result<Vec<_>, _>>()?;
        let terrain = fields.get("terrain").map(Node::named).transpose()?;
        let edge = fields.get("edge").map(Node::named).transpose()?;
        // A shop sells something; a portal lies on some ground beside an edge.
        let needs = |key: &'static str| Err(node.error(Line::new("missing-key").with("key", key)));
        match kind {
            PlaceKind::Shop if stock.is_none() => return needs("stock"),
            PlaceKind::Portal if terrain.is_none() => return needs("terrain"),
            PlaceKind::Portal if edge.is_none() => return needs("edge"),
            _ => {}
        }
        let start = fields.flag("start")?;
        fields.finish()?;
        Ok((Place { entry, kind, at, paths, stock, slots, stage: None, terrain, edge }, start))
    }

    /// A region, and whether the bards begin there.
    fn region(&self, node: &Node) -> Result<(Region, bool), PackError> {
        let mut fields = Fields::of(node)?;
        let entry = entry(&mut fields)?;
        let at = at(&mut fields)?;
        let touches = fields.list("touches")?.iter().map(|node| one_of(&self.places, node));
        let touches = touches.collect::<Result<Set<_>, _>>()?;
        let next_to = fields.list("next_to")?.iter().map(|node| one_of(&self.regions, node));
        let next_to = next_to.collect::<Result<Set<_>, _>>()?;
        let start = fields.flag("start")?;
        fields.finish()?;
        Ok((Region { entry, at, touches, next_to }, start))
    }

    /// All regions, and where the bards start.
    fn regions(&self, nodes: &[Node], board: &Node) -> Result<(Vec<Region>, RegionId), PackError> {
        let mut start = None;
        let mut regions = Vec::new();
        for (node, n) in nodes.iter().zip(0..) {
            let (region, is_start) = self.region(node)?;
            regions.push(region);
            if is_start {
                start = Some(RegionId(n));
            }
        }
        Ok((regions, start.ok_or_else(|| board.error(Line::new("grove-no-start")))?))
    }
}

fn at(fields: &mut Fields<'_>) -> Result<[u16; 2], PackError> {
    let node = fields.need("at")?;
    let at = node.list()?.iter().map(|node| node.number(0, 9_999).map(|n| n as u16)).collect::<Result<Vec<_>, _>>()?;
    <[u16; 2]>::try_from(at).map_err(|at| table::content::wrong_count(node, at.len(), &(2..=2)))
}

/// [G16.2] The Rival begins in one place, and a place lies there.
fn rival_start(places: &[Place], nodes: &[Node], starts: &[bool], board: &Node) -> Result<PlaceId, PackError> {
    let begins = |n: &u8| starts[usize::from(*n)] && places[usize::from(*n)].kind != PlaceKind::Portal;
    let found: Vec<u8> = (0..places.len() as u8).filter(begins).collect();
    match *found {
        [only] => Ok(PlaceId(only)),
        _ => {
            // The owner's place is named that says he begins there, or did.
            let told = ["start", "kind"].into_iter().flat_map(|key| nodes.iter().map(move |node| node.under(key)));
            let theirs = told.into_iter().find(|node| !node.at.is_ours());
            Err(theirs.unwrap_or(board).error(Line::new("grove-rival-start")))
        }
    }
}

/// Every path leads back the opposite way.
fn check_paths(places: &[Place], nodes: &[Node]) -> Result<(), PackError> {
    for (n, place) in places.iter().enumerate() {
        for way in Way::ALL {
            let Some(to) = place.paths[way as usize] else {
                continue;
            };
            if places[to.index()].paths[way.opposite() as usize].map(PlaceId::index) != Some(n) {
                // Whoever changed one end is told at that one.
                let (there, back) = (nodes[n].under("paths"), nodes[to.index()].under("paths"));
                let changed = if back.at.is_ours() { there } else { back };
                let to = &*places[to.index()].entry.id;
                return Err(
                    changed.error(Line::new("grove-path-one-way").with("from", &*place.entry.id).with("to", to))
                );
            }
        }
    }
    Ok(())
}

/// [G1.3] Two portals lie on each ground.
fn check_portals(places: &[Place], nodes: &[Node], board: &Node) -> Result<(), PackError> {
    for terrain in Terrain::ALL {
        let portal = |place: &&Place| place.kind == PlaceKind::Portal && place.terrain == Some(terrain);
        if places.iter().filter(portal).count() != 2 {
            // The owner's place is named that lies on this ground, or did.
            let there = places.iter().zip(nodes).filter(|(place, _)| place.terrain == Some(terrain));
            let mut told = there.flat_map(|(_, node)| [node.under("kind"), node.under("terrain")]);
            let theirs = told.find(|node| !node.at.is_ours());
            return Err(theirs.unwrap_or(board).error(Line::new("grove-two-portals").with("terrain", terrain.id())));
        }
    }
    Ok(())
}

/// Stages have numbers of their own, by which their runes are kept.
fn number_stages(places: &mut [Place], nodes: &[Node]) -> Result<(), PackError> {
    let stages = places.iter_mut().zip(nodes).filter(|(place, _)| place.kind == PlaceKind::Stage);
    let (stages, kinds): (Vec<_>, Vec<_>) = stages.map(|(place, node)| (place, node.under("kind"))).unzip();
    if stages.len() > STAGES {
        let added = kinds.iter().rfind(|kind| !kind.at.is_ours()).unwrap_or(&kinds[STAGES]);
        return Err(added.error(Line::new("grove-too-many-stages").with("most", STAGES)));
    }
    stages.into_iter().zip(0..).for_each(|(place, n)| place.stage = Some(StageId(n)));
    Ok(())
}

/// [G11.2] Every slot of a stage has a price.
fn check_slots(places: &[Place], nodes: &[Node], tracks: &Tracks) -> Result<(), PackError> {
    for (place, node) in places.iter().zip(nodes) {
        let highest = place.slots.iter().copied().max().unwrap_or(0);
        if usize::from(highest) > tracks.stage_volume.len() {
            return Err(node.under("slots").error(Line::new("grove-slot-without-price").with("slot", highest)));
        }
    }
    Ok(())
}

/// [G7.3] [G13.3] A place costs nothing from a region that touches it, 1 stone from one next to such a region, 2 from
/// anywhere; [G13.4] a bard costs nothing in the same or the next region, 1 stone two regions away.
pub(super) fn reach(regions: &[Region]) -> (Vec<[u8; PLACES]>, Vec<[u8; REGIONS]>) {
    let near = |region: &Region| region.next_to;
    let further = |region: &Region| region.next_to.fold(Set::NONE, |all, next| all.or(regions[next.index()].next_to));
    let touched = |region: &Region| near(region).fold(Set::NONE, |all, next| all.or(regions[next.index()].touches));
    let places = regions.iter().map(|region| {
        let (here, there) = (region.touches, touched(region));
        let stones = |place| if here.has(place) { 0 } else { 2 - u8::from(there.has(place)) };
        std::array::from_fn(|n| stones(PlaceId(n as u8)))
    });
    let bards = regions.iter().zip(RegionId::first(REGIONS)).map(|(region, own)| {
        let (here, there) = (near(region), further(region));
        let stones = |to| if to == own || here.has(to) { 0 } else { 2 - u8::from(there.has(to)) };
        std::array::from_fn(|n| stones(RegionId(n as u8)))
    });
    (places.collect(), bards.collect())
}
