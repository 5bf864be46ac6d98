//! The board of somebody who owns the game, drawn from ours: crossings by kind, paths by direction, portals; what is wrong
//! with it in one sentence, and the file of a pack that says it.
//!
//! In that file a crossing of theirs stands in the place of one of ours that can be what it is, or is added; one of ours
//! that no path leads to is not on their board.

use crate::ids::*;
use crate::pack::{Pack, Place};
use serde::{Deserialize, Serialize};
use table::Line;
use table::companion::copied::quoted;

/// The file of a pack that holds a board.
pub const FILE: &str = "board.toml";
/// The columns and rows on which crossings are drawn.
pub const GRID: [u8; 2] = [6, 6];
/// The most letters of a name.
pub const NAME: usize = 40;
/// So far crossings lie apart in a pack.
const APART: u16 = 100;
/// How a crossing is called that stands for none of ours.
const YOURS: &str = "yours-";

/// A crossing of the board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Crossing {
    id: String,
    /// Its name, in English and in French.
    pub name: [String; 2],
    /// What it is.
    pub kind: PlaceKind,
    /// Its column and its row in the drawing.
    pub cell: [u8; 2],
    /// Where paths lead, by direction.
    pub paths: [Option<usize>; Way::COUNT],
    /// The gems of the slots of a stage.
    pub slots: Vec<u8>,
    /// The ground of a portal.
    pub terrain: Terrain,
    /// The edge of the board beside a portal.
    pub edge: Way,
}

/// A board that is being drawn.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Survey {
    crossings: Vec<Crossing>,
    /// The id of the crossing where the Rival begins: the pack says it, whatever is drawn. [G16.2]
    #[serde(skip)]
    start: String,
}

fn start_of(pack: &Pack) -> String {
    pack.place(pack.rival_start).entry.id.clone()
}

/// The cell in which a crossing of a pack lies.
pub(super) fn cell_of(at: [u16; 2]) -> [u8; 2] {
    [0, 1].map(|axis| (at[axis] / APART).min(u16::from(GRID[axis]) - 1) as u8)
}

/// The same, or another if that is taken.
fn free_cell(at: [u16; 2], taken: &[Crossing]) -> [u8; 2] {
    let near = cell_of(at);
    let all = (0..GRID[1]).flat_map(|row| (0..GRID[0]).map(move |column| [column, row]));
    let is_free = |cell: &[u8; 2]| taken.iter().all(|other| other.cell != *cell);
    std::iter::once(near).chain(all).find(is_free).unwrap_or(near)
}

/// Whether an entry of ours can be such a crossing: what has a pile of cards, and what has a portal, stays what it is.
fn can_be(ours: &Place, kind: PlaceKind) -> bool {
    let portal = PlaceKind::Portal;
    ours.kind == kind || (ours.stock.is_none() && ours.kind != portal && kind != portal)
}

impl Survey {
    /// The board of a pack.
    pub fn of(pack: &Pack) -> Survey {
        let on: Vec<PlaceId> = pack.on_board().collect();
        let number = |place: PlaceId| on.iter().position(|&other| other == place);
        let mut crossings = Vec::new();
        for place in on.iter().map(|&place| pack.place(place)) {
            crossings.push(Crossing {
                id: place.entry.id.clone(),
                name: [place.entry.name.en.clone(), place.entry.name.fr.clone()],
                kind: place.kind,
                cell: free_cell(place.at, &crossings),
                paths: place.paths.map(|to| to.and_then(number)),
                slots: place.slots.clone(),
                terrain: place.terrain.unwrap_or(Terrain::Lawn),
                edge: place.edge.unwrap_or(Way::Down),
            });
        }
        Survey { crossings, start: start_of(pack) }
    }

    /// A board that was kept while it was drawn from this pack's, if it can be one.
    pub fn checked(mut self, pack: &Pack) -> Option<Survey> {
        self.start = start_of(pack);
        let leads_back = |n: usize, way: Way| match self.crossings[n].paths[way as usize] {
            Some(to) => {
                let there = self.crossings.get(to).filter(|_| to != n);
                there.is_some_and(|there| there.paths[way.opposite() as usize] == Some(n))
            }
            None => true,
        };
        let fits = |(n, crossing): (usize, &Crossing)| {
            let alone = self.crossings.iter().filter(|other| other.cell == crossing.cell).count() == 1;
            let inside = (0..2).all(|axis| crossing.cell[axis] < GRID[axis]);
            alone && inside && Way::ALL.into_iter().all(|way| leads_back(n, way))
        };
        let starts = self.crossings.iter().filter(|crossing| crossing.id == self.start);
        let one = starts.filter(|crossing| crossing.kind != PlaceKind::Portal).count() == 1;
        (one && self.crossings.iter().enumerate().all(fits)).then_some(self)
    }

    /// All crossings.
    pub fn crossings(&self) -> &[Crossing] {
        &self.crossings
    }

    /// The crossing in a cell.
    pub fn in_cell(&self, cell: [u8; 2]) -> Option<usize> {
        self.crossings.iter().position(|crossing| crossing.cell == cell)
    }

    /// Whether the Rival begins there: it is always on the board. [G16.2]
    pub fn is_start(&self, n: usize) -> bool {
        self.crossings[n].id == self.start
    }

    /// A crossing in a free cell; its number.
    pub fn add(&mut self, cell: [u8; 2], name: [String; 2]) -> usize {
        let free = |n: &usize| self.crossings.iter().all(|other| other.id != format!("{YOURS}{n}"));
        let id = format!("{YOURS}{}", (1..).find(free).unwrap_or(0));
        let (terrain, edge) = (Terrain::Lawn, Way::Down);
        let kind = PlaceKind::Coins;
        self.crossings.push(Crossing { id, name, kind, cell, paths: [None; 4], slots: Vec::new(), terrain, edge });
        self.crossings.len() - 1
    }

    /// Takes a crossing off the board, with the paths that lead there.
    pub fn remove(&mut self, n: usize) {
        if self.is_start(n) {
            return;
        }
        self.crossings.remove(n);
        for to in self.crossings.iter_mut().flat_map(|crossing| &mut crossing.paths) {
            *to = to.filter(|&to| to != n).map(|to| to - usize::from(to > n));
        }
    }

    /// Calls a crossing so in both languages.
    pub fn call(&mut self, n: usize, name: &str) {
        let name: String = name.trim().chars().take(NAME).collect();
        if !name.is_empty() {
            self.rename(n, [name.clone(), name]);
        }
    }

    /// Calls a crossing so in English and in French.
    pub fn rename(&mut self, n: usize, name: [String; 2]) {
        self.crossings[n].name = name;
    }

    /// Says what a crossing is; a stage begins with a slot for each price.
    pub fn set_kind(&mut self, n: usize, kind: PlaceKind, prices: u8) {
        if self.is_start(n) && kind == PlaceKind::Portal {
            return;
        }
        let crossing = &mut self.crossings[n];
        crossing.kind = kind;
        if kind == PlaceKind::Stage && crossing.slots.is_empty() {
            crossing.slots = (1..=prices.min(SLOTS as u8)).collect();
        }
    }

    /// Says how many gems the slot of a stage gives; 0 is no such slot.
    pub fn set_slot(&mut self, n: usize, slot: usize, gems: u8) {
        let mut slots: Vec<u8> = self.crossings[n].slots.clone();
        slots.resize(SLOTS, 0);
        if let Some(at) = slots.get_mut(slot) {
            *at = gems;
        }
        slots.retain(|&gems| gems > 0);
        self.crossings[n].slots = slots;
    }

    /// Says on which ground a portal lies.
    pub fn set_terrain(&mut self, n: usize, terrain: Terrain) {
        self.crossings[n].terrain = terrain;
    }

    /// Says beside which edge a portal lies.
    pub fn set_edge(&mut self, n: usize, edge: Way) {
        self.crossings[n].edge = edge;
    }

    /// Lets a path lead from a crossing to another and back, or nowhere; what was joined so before is joined no more.
    pub fn lead(&mut self, n: usize, way: Way, to: Option<usize>) {
        let to = to.filter(|&to| to != n && to < self.crossings.len());
        let back = way.opposite();
        if let Some(before) = self.crossings[n].paths[way as usize].take() {
            self.crossings[before].paths[back as usize] = None;
        }
        let Some(to) = to else { return };
        if let Some(before) = self.crossings[to].paths[back as usize].take() {
            self.crossings[before].paths[way as usize] = None;
        }
        self.crossings[n].paths[way as usize] = Some(to);
        self.crossings[to].paths[back as usize] = Some(n);
    }

    /// The next cell in a direction, if the drawing has one and nothing lies there.
    pub fn free_beside(&self, n: usize, way: Way) -> Option<[u8; 2]> {
        let [column, row] = self.crossings[n].cell;
        let cell = match way {
            Way::Up => [column, row.checked_sub(1)?],
            Way::Down => [column, row + 1],
            Way::Left => [column.checked_sub(1)?, row],
            Way::Right => [column + 1, row],
        };
        ((0..2).all(|axis| cell[axis] < GRID[axis]) && self.in_cell(cell).is_none()).then_some(cell)
    }

    /// Draws a crossing one cell further on; its paths stay.
    pub fn shift(&mut self, n: usize, way: Way) {
        if let Some(cell) = self.free_beside(n, way) {
            self.crossings[n].cell = cell;
        }
    }

    fn named(&self, id: &'static str, n: usize) -> Line {
        let [en, fr] = self.crossings[n].name.clone();
        Line::new(id).with("place", table::Arg::Name { en, fr })
    }

    /// The first thing that is wrong with it, in one sentence.
    pub fn flaw(&self) -> Option<Line> {
        let of_kind = |kind| (0..self.crossings.len()).filter(move |&n| self.crossings[n].kind == kind);
        // [G1.3]
        for terrain in Terrain::ALL {
            let found = of_kind(PlaceKind::Portal).filter(|&n| self.crossings[n].terrain == terrain).count();
            if found != 2 {
                return Some(Line::new("survey-portals").with("ground", terrain_line(terrain)).with("n", found));
            }
        }
        let leads_off = |n: &usize| self.crossings[*n].paths[self.crossings[*n].edge as usize].is_some();
        if let Some(n) = of_kind(PlaceKind::Portal).find(leads_off) {
            return Some(self.named("survey-edge", n));
        }
        if let Some(n) = of_kind(PlaceKind::Stage).find(|&n| self.crossings[n].slots.is_empty()) {
            return Some(self.named("survey-slots", n));
        }
        if of_kind(PlaceKind::Stage).count() > STAGES {
            return Some(Line::new("grove-too-many-stages").with("most", STAGES));
        }
        self.cut_off().map(|n| self.named("survey-cut-off", n))
    }

    /// A crossing that no way leads to from where the Rival begins.
    fn cut_off(&self) -> Option<usize> {
        let portals = (0..self.crossings.len()).filter(|&n| self.crossings[n].kind == PlaceKind::Portal);
        let portals: Vec<usize> = portals.collect();
        let mut seen: Vec<bool> = (0..self.crossings.len()).map(|n| self.is_start(n)).collect();
        let mut ring: Vec<usize> = (0..self.crossings.len()).filter(|&n| self.is_start(n)).collect();
        while let Some(n) = ring.pop() {
            let jumps = portals.iter().copied().filter(|_| self.crossings[n].kind == PlaceKind::Portal);
            for to in self.crossings[n].paths.into_iter().flatten().chain(jumps) {
                if !std::mem::replace(&mut seen[to], true) {
                    ring.push(to);
                }
            }
        }
        seen.iter().position(|seen| !seen)
    }

    /// The entry of ours in whose place each crossing stands; nothing for one that is added.
    fn settled<'p>(&self, ours: &'p Pack) -> Vec<Option<&'p Place>> {
        let mut left: Vec<&Place> = ours.places.iter().collect();
        let mut take = |fits: &dyn Fn(&Place) -> bool| {
            let at = left.iter().position(|place| fits(place))?;
            Some(left.remove(at))
        };
        let own =
            |crossing: &Crossing| take(&|place: &Place| place.entry.id == crossing.id && can_be(place, crossing.kind));
        let mut settled: Vec<Option<&Place>> = self.crossings.iter().map(own).collect();
        for (crossing, place) in self.crossings.iter().zip(&mut settled).filter(|(_, place)| place.is_none()) {
            let like = |place: &Place| place.kind == crossing.kind;
            let able = |place: &Place| can_be(place, crossing.kind);
            let not_start = |place: &Place| place.entry.id != self.start;
            *place = take(&|place| not_start(place) && like(place));
            if place.is_none() {
                *place = take(&|place| not_start(place) && able(place));
            }
        }
        settled
    }

    /// The file of a pack that lays this board over ours.
    pub fn file(&self, ours: &Pack) -> Result<String, Line> {
        if let Some(flaw) = self.flaw() {
            return Err(flaw);
        }
        let settled = self.settled(ours);
        let added = settled.iter().filter(|place| place.is_none()).count();
        if ours.places.len() + added > PLACES {
            return Err(Line::new("survey-too-many").with("most", PLACES));
        }
        let mut fresh = (1..).map(|n| format!("{YOURS}{n}"));
        let id = |place: &Option<&Place>| match place {
            Some(place) => place.entry.id.clone(),
            None => fresh.next().unwrap_or_default(),
        };
        let ids: Vec<String> = settled.iter().map(id).collect();
        let theirs = self.crossings.iter().enumerate().map(|(n, crossing)| entry(crossing, n, &ids, settled[n]));
        let away = ours.places.iter().filter(|place| !ids.contains(&place.entry.id));
        let away = away.map(|place| format!("[[place]]\nid = \"{}\"\npaths = {{}}\n", place.entry.id));
        Ok(theirs.chain(away).collect::<Vec<_>>().join("\n"))
    }
}

/// A crossing as the entry of a pack.
fn entry(crossing: &Crossing, n: usize, ids: &[String], ours: Option<&Place>) -> String {
    let [en, fr] = crossing.name.each_ref().map(|name| quoted(name));
    let new = if ours.is_none() { "new = true\n" } else { "" };
    let [x, y] = crossing.cell.map(|at| u16::from(at) * APART);
    let paths = Way::ALL.into_iter().filter_map(|way| Some((way, crossing.paths[way as usize]?)));
    let paths: Vec<String> = paths.map(|(way, to)| format!("{} = \"{}\"", way.id(), ids[to])).collect();
    let more = match crossing.kind {
        PlaceKind::Shop if ours.is_none_or(|place| place.stock.is_none()) => "stock = \"skill\"\n".to_owned(),
        PlaceKind::Stage => format!("slots = {:?}\n", crossing.slots),
        PlaceKind::Portal => {
            format!("terrain = \"{}\"\nedge = \"{}\"\n", crossing.terrain.id(), crossing.edge.id())
        }
        _ => String::new(),
    };
    format!(
        "[[place]]\nid = \"{}\"\n{new}name_en = \"{en}\"\nname_fr = \"{fr}\"\nkind = \"{}\"\nat = [{x}, {y}]\npaths = {{ {} }}\n{more}",
        ids[n],
        crossing.kind.id(),
        paths.join(", "),
    )
}

/// A ground in words.
pub fn terrain_line(terrain: Terrain) -> Line {
    Line::new(match terrain {
        Terrain::Lawn => "survey-lawn",
        Terrain::Water => "survey-water",
    })
}
