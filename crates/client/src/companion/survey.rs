//! The board of somebody who owns Bardwood Grove: drawn from ours on a grid, crossing by crossing, and kept as a file of the
//! pack with the cards that were copied.

use super::cards::Texts;
use super::draw::said;
use super::picture::{area, ground};
use super::setup::Setup;
use super::{Sheet, State, cards, tables};
use crate::common::store;
use crate::common::tongue::words;
use crate::html::{button, escaped, icon};
use grove::board::place_kind;
use grove::rival::survey::{Crossing, FILE, GRID, NAME, Survey, terrain_line};
use grove::{Pack, PlaceKind, Terrain, Way};
use table::companion::copied::quoted;
use table::content::Pack as _;
use table::{Arg, Line};
use words::Lang;

/// The box.
const GROVE: &str = "grove";
/// Where a board is kept while it is drawn.
const DRAFT: &str = "bosk.beside.board";
/// So many rows are always shown.
const LEAST_ROWS: u8 = 4;

/// The board that is being drawn.
pub struct Page {
    survey: Survey,
    /// The crossing that is looked at.
    at: Option<usize>,
    /// So many gems the best slot of a stage gives.
    prices: u8,
}

/// What a crossing is, in words.
fn kind_line(kind: PlaceKind) -> Line {
    Line::new(match kind {
        PlaceKind::Creature => "survey-kind-creature",
        PlaceKind::Shop => "survey-kind-shop",
        PlaceKind::Bank => "survey-kind-bank",
        PlaceKind::Stage => "survey-kind-stage",
        PlaceKind::Legend => "survey-kind-legend",
        PlaceKind::Motifs => "survey-kind-motifs",
        PlaceKind::Volume => "survey-kind-volume",
        PlaceKind::Coins => "survey-kind-coins",
        PlaceKind::Portal => "survey-kind-portal",
    })
}

fn way_line(way: Way) -> Line {
    Line::new(match way {
        Way::Up => "survey-up",
        Way::Down => "survey-down",
        Way::Left => "survey-left",
        Way::Right => "survey-right",
    })
}

/// What a crossing is called that nobody has named: what it is, and where.
fn usual_name(kind: PlaceKind, [column, row]: [u8; 2]) -> [String; 2] {
    let at = format!("{}{}", char::from(b'A' + column), row + 1);
    [Lang::En, Lang::Fr].map(|lang| format!("{} {at}", words(lang).say(&kind_line(kind))))
}

/// Our pack with somebody's own files.
fn pack(texts: &Texts) -> Result<Pack, Line> {
    let pack = if texts.is_empty() { Pack::ours() } else { Pack::overlaid(tables::PLACE, texts) };
    pack.map_err(|flaw| flaw.line())
}

/// How many crossings the owner's board has, if it was drawn.
pub fn kept() -> Option<usize> {
    let texts = cards::texts(GROVE);
    let drawn = texts.iter().any(|(name, _)| name == FILE);
    drawn.then(|| pack(&texts).ok()).flatten().map(|pack| pack.on_board().count())
}

impl Page {
    /// The board as far as it was drawn: our map, if it was not.
    pub fn open() -> Result<Page, Line> {
        let pack = pack(&cards::texts(GROVE))?;
        let begun = store::read::<Survey>(DRAFT).and_then(|begun| begun.checked(&pack));
        let survey = begun.unwrap_or_else(|| Survey::of(&pack));
        Ok(Page { survey, at: None, prices: pack.tracks.stage_volume.len() as u8 })
    }

    /// Keeps the board for new tables.
    fn keep(&self) -> Result<(), Line> {
        let text = self.survey.file(&pack(&Texts::new())?)?;
        let mut texts = cards::texts(GROVE);
        texts.retain(|(name, _)| name != FILE);
        texts.push((FILE.to_owned(), text));
        cards::keep(GROVE, &texts)
    }

    /// Takes in a file, if it is sound.
    pub fn take_in(&mut self, text: String) -> Result<(), Line> {
        let mut texts = cards::texts(GROVE);
        texts.retain(|(name, _)| name != FILE);
        texts.push((FILE.to_owned(), text));
        self.survey = Survey::of(&pack(&texts)?);
        store::keep(DRAFT, &self.survey);
        cards::keep(GROVE, &texts)
    }

    /// Back to our map, for new tables as well.
    fn reset(&mut self) -> Result<(), Line> {
        let mut texts = cards::texts(GROVE);
        texts.retain(|(name, _)| name != FILE);
        self.survey = Survey::of(&pack(&Texts::new())?);
        store::keep(DRAFT, &self.survey);
        cards::keep(GROVE, &texts)
    }

    /// The cell that was looked at last.
    pub fn cell_id(&self) -> Option<String> {
        let [column, row] = self.survey.crossings().get(self.at?)?.cell;
        Some(format!("cell-{column}-{row}"))
    }

    /// Looks at a cell: what lies there, or something new.
    fn look_at(&mut self, cell: [u8; 2]) {
        let there = self.survey.in_cell(cell);
        self.at = Some(there.unwrap_or_else(|| self.survey.add(cell, usual_name(PlaceKind::Coins, cell))));
    }

    /// Changes something about the crossing that is looked at.
    fn set(&mut self, what: &str, value: &str) {
        let Some(n) = self.at else { return };
        let survey = &mut self.survey;
        match what {
            "name" => survey.call(n, &quoted(value)),
            "kind" => {
                let Some(kind) = PlaceKind::from_id(value) else { return };
                let Crossing { kind: before, cell, name, .. } = survey.crossings()[n].clone();
                survey.set_kind(n, kind, self.prices);
                if name == usual_name(before, cell) {
                    survey.rename(n, usual_name(survey.crossings()[n].kind, cell));
                }
            }
            "terrain" => Terrain::from_id(value).into_iter().for_each(|terrain| survey.set_terrain(n, terrain)),
            "edge" => Way::from_id(value).into_iter().for_each(|edge| survey.set_edge(n, edge)),
            _ => match (Way::from_id(what), what.strip_prefix("slot-").and_then(|slot| slot.parse().ok())) {
                (Some(way), _) => survey.lead(n, way, value.parse().ok()),
                (None, Some(slot)) => survey.set_slot(n, slot, value.parse().unwrap_or(0)),
                (None, None) => {}
            },
        }
    }
}

/// What was chosen or typed about a crossing.
pub fn set(state: &mut State, what: &str, value: &str) {
    let Some(page) = &mut state.survey else { return };
    page.set(what, value);
    store::keep(DRAFT, &page.survey);
}

/// What pressing something on the board does.
pub fn press(state: &mut State, does: &[&str]) {
    let Some(page) = &mut state.survey else { return };
    let mut kept = Ok(());
    match *does {
        ["board-cell", column, row] => {
            page.look_at([column, row].map(|at| at.parse().unwrap_or(0)));
            state.sheet = Some(Sheet::Crossing);
        }
        ["board-shift", way] => {
            if let (Some(n), Some(way)) = (page.at, Way::from_id(way)) {
                page.survey.shift(n, way);
            }
        }
        ["board-remove"] => {
            if let Some(n) = page.at.take() {
                page.survey.remove(n);
            }
            state.sheet = None;
        }
        ["board-keep"] => kept = page.keep(),
        ["board-reset"] => kept = page.reset(),
        _ => {}
    }
    store::keep(DRAFT, &page.survey);
    match (kept, does) {
        (Err(why), _) => state.tell(&why),
        (Ok(()), ["board-keep"]) => state.tell(&Line::new("survey-kept")),
        (Ok(()), _) => {}
    }
}

/// The file that holds the board, to hand out.
pub fn file(state: &State) -> Result<(String, String), Line> {
    let page = state.survey.as_ref().ok_or_else(|| Line::new("beside-no-cards"))?;
    Ok((FILE.to_owned(), page.survey.file(&pack(&Texts::new())?)?))
}

/// The cell that an arrow key leads to from another.
pub fn beside(cell: &str, key: &str) -> Option<String> {
    let (column, row) = cell.split_once(' ')?;
    let (column, row): (i8, i8) = (column.parse().ok()?, row.parse().ok()?);
    let (column, row) = match key {
        "ArrowUp" => (column, row - 1),
        "ArrowDown" => (column, row + 1),
        "ArrowLeft" => (column - 1, row),
        _ => (column + 1, row),
    };
    Some(format!("cell-{column}-{row}"))
}

/// How many places there are, for the bar.
pub fn facts(page: &Page) -> Line {
    Line::new("survey-facts").with("n", page.survey.crossings().len())
}

fn named(crossing: &Crossing) -> Arg {
    let [en, fr] = crossing.name.clone();
    Arg::Name { en, fr }
}

/// The paths between crossings, and the way over the edge at portals.
fn paths(survey: &Survey) -> Vec<[[f32; 2]; 2]> {
    let mut paths = Vec::new();
    for (n, crossing) in survey.crossings().iter().enumerate() {
        let here = crossing.cell.map(f32::from);
        let ends = crossing.paths.iter().flatten().filter(|&&to| to > n);
        paths.extend(ends.map(|&to| [here, survey.crossings()[to].cell.map(f32::from)]));
        if crossing.kind == PlaceKind::Portal {
            let [x, y] = here;
            paths.push(match crossing.edge {
                Way::Up => [here, [x, y - 0.5]],
                Way::Down => [here, [x, y + 0.5]],
                Way::Left => [here, [x - 0.5, y]],
                Way::Right => [here, [x + 0.5, y]],
            });
        }
    }
    paths
}

/// A cell: a crossing, or room for one.
fn cell(state: &State, page: &Page, cell: [u8; 2]) -> String {
    let [column, row] = cell;
    let (class, label, inside) = match page.survey.in_cell(cell) {
        Some(n) => {
            let crossing = &page.survey.crossings()[n];
            let start = page.survey.is_start(n);
            let id = if start { "survey-cell-start" } else { "survey-cell" };
            let line = Line::new(id).with("place", named(crossing)).with("kind", kind_line(crossing.kind));
            let class = match (start, crossing.kind) {
                (true, _) => "pnt start",
                (false, PlaceKind::Portal) => "pnt gate",
                (false, _) => "pnt",
            };
            (class, state.say(&line), icon(place_kind(crossing.kind, None).0))
        }
        None => {
            let at = Line::new("survey-empty").with("column", column + 1).with("row", row + 1);
            ("pnt free", state.say(&at), "+".to_owned())
        }
    };
    format!(
        "<button type=\"button\" class=\"{class}\" id=\"cell-{column}-{row}\" data-cell=\"{column} {row}\" data-do=\"board-cell {column} {row}\" {} aria-label=\"{}\">{inside}</button>",
        area(cell),
        escaped(&label)
    )
}

/// The screen: the board, what is wrong with it, and the way to keep it.
pub fn body(state: &State, page: &Page) -> String {
    let last = page.survey.crossings().iter().map(|crossing| crossing.cell[1] + 2).max().unwrap_or(LEAST_ROWS);
    let size = [GRID[0], last.clamp(LEAST_ROWS, GRID[1])];
    let (style, lines) = ground(size, paths(&page.survey).into_iter());
    let cells = (0..size[1]).flat_map(|row| (0..size[0]).map(move |column| [column, row]));
    let cells: String = cells.map(|at| cell(state, page, at)).collect();
    let flaw = page.survey.flaw();
    let (class, told) = match &flaw {
        Some(flaw) => ("flaw", state.say(flaw)),
        None => ("qs", state.text("survey-sound")),
    };
    let off = if flaw.is_some() { " disabled" } else { "" };
    let keep = format!(
        "<button type=\"button\" id=\"board-keep\" class=\"btn pri big grow\" data-do=\"board-keep\"{off}>{}<span>{}</span></button>",
        icon("check"),
        said(state, "survey-keep")
    );
    let back = format!(
        "<a class=\"btn ud\" id=\"back\" href=\"{}\">{}<span>{}</span></a>",
        Setup::asking(GROVE, "marker"),
        icon("undo"),
        said(state, "beside-back")
    );
    format!(
        "<div class=\"qbox long\"><p class=\"qs\" id=\"now\" tabindex=\"-1\">{}</p>\
         <div class=\"pic board\" role=\"group\" aria-labelledby=\"now\" {style}>{lines}{cells}</div><p class=\"{class}\" role=\"status\">{}</p>\
         <div class=\"files\">{}<label class=\"btn quiet\" for=\"board\">{}</label>{}</div><input class=\"sr\" type=\"file\" accept=\".toml\" id=\"board\"></div>\
         <footer class=\"foot\">{back}{keep}</footer>",
        said(state, "survey-how"),
        escaped(&told),
        button("board-out", "quiet", "board-out", "", &said(state, "beside-export")),
        said(state, "beside-cards-in"),
        button("board-reset", "quiet", "board-reset", "", &said(state, "survey-reset")),
    )
}

fn list(label: &str, what: &str, options: &str) -> String {
    format!(
        "<label class=\"lst\"><span>{label}</span><select class=\"tapv\" id=\"crossing-{what}\" data-crossing=\"{what}\">{options}</select></label>"
    )
}

fn option(value: &str, on: bool, text: &str) -> String {
    let on = if on { " selected" } else { "" };
    format!("<option value=\"{value}\"{on}>{text}</option>")
}

/// Where a path may lead: what lies in that direction first, the nearest before others.
fn ends(state: &State, survey: &Survey, n: usize, way: Way) -> String {
    let here = survey.crossings()[n].cell;
    let ahead = |[x, y]: [u8; 2]| {
        let [dx, dy] = [i16::from(x) - i16::from(here[0]), i16::from(y) - i16::from(here[1])];
        let (along, aside) = match way {
            Way::Up => (-dy, dx),
            Way::Down => (dy, dx),
            Way::Left => (-dx, dy),
            Way::Right => (dx, dy),
        };
        (along <= 0, aside.abs(), along.abs())
    };
    let name = |to: usize| state.say(&Line::new("as-named").with("name", named(&survey.crossings()[to])));
    let mut all: Vec<usize> = (0..survey.crossings().len()).filter(|&to| to != n).collect();
    all.sort_by_key(|&to| ahead(survey.crossings()[to].cell));
    let chosen = survey.crossings()[n].paths[way as usize];
    let none = option("none", chosen.is_none(), &said(state, "survey-nowhere"));
    let some = all.into_iter().map(|to| option(&to.to_string(), chosen == Some(to), &escaped(&name(to))));
    none + &some.collect::<String>()
}

/// What belongs to its kind: the slots of a stage, ground and edge of a portal.
fn of_its_kind(state: &State, page: &Page, crossing: &Crossing) -> String {
    let say = |line: Line| escaped(&state.say(&line));
    match crossing.kind {
        PlaceKind::Stage => {
            let slot = |slot: usize| {
                let gems = crossing.slots.get(slot).copied().unwrap_or(0);
                let text = |n: u8| if n == 0 { "–".to_owned() } else { n.to_string() };
                let options: String = (0..=page.prices).map(|n| option(&n.to_string(), n == gems, &text(n))).collect();
                let label = say(Line::new("survey-slot").with("n", slot + 1));
                format!(
                    "<select class=\"tapv\" id=\"crossing-slot-{slot}\" data-crossing=\"slot-{slot}\" aria-label=\"{label}\">{options}</select>"
                )
            };
            let shown = (crossing.slots.len() + 1).min(grove::SLOTS);
            let slots: String = (0..shown).map(slot).collect();
            format!("<div class=\"slots\"><span>{}</span>{slots}</div>", said(state, "survey-slots-of"))
        }
        PlaceKind::Portal => {
            let grounds = Terrain::ALL
                .map(|terrain| option(terrain.id(), terrain == crossing.terrain, &say(terrain_line(terrain))));
            let edges = Way::ALL.map(|way| option(way.id(), way == crossing.edge, &say(way_line(way))));
            list(&said(state, "survey-ground"), "terrain", &grounds.concat())
                + &list(&said(state, "survey-edge-of"), "edge", &edges.concat())
        }
        _ => String::new(),
    }
}

/// The sheet of the crossing that is looked at: its title, and what is in it.
pub fn sheet(state: &State, page: &Page) -> Option<(String, String)> {
    let n = page.at?;
    let crossing = page.survey.crossings().get(n)?;
    let title = state.say(&Line::new("as-named").with("name", named(crossing)));
    let say = |line: Line| escaped(&state.say(&line));
    let start = page.survey.is_start(n);
    let kinds: String = PlaceKind::ALL
        .into_iter()
        .filter(|&kind| !(start && kind == PlaceKind::Portal))
        .map(|kind| option(kind.id(), kind == crossing.kind, &say(kind_line(kind))))
        .collect();
    let name = format!(
        "<label class=\"lst\"><span>{}</span><input class=\"tapv\" id=\"crossing-name\" maxlength=\"{NAME}\" autocomplete=\"off\" value=\"{}\"></label>",
        said(state, "survey-name"),
        escaped(&title)
    );
    let ways: String =
        Way::ALL.map(|way| list(&say(way_line(way)), way.id(), &ends(state, &page.survey, n, way))).concat();
    let shift = |way: Way| {
        let off = if page.survey.free_beside(n, way).is_some() { "" } else { " disabled" };
        let sign = match way {
            Way::Up => "↑",
            Way::Down => "↓",
            Way::Left => "←",
            Way::Right => "→",
        };
        let label = say(Line::new("survey-shift").with("way", way_line(way)));
        format!(
            "<button type=\"button\" class=\"btn\" id=\"shift-{id}\" data-do=\"board-shift {id}\" aria-label=\"{label}\"{off}>{sign}</button>",
            id = way.id()
        )
    };
    let remove = if start {
        format!("<p class=\"qs\">{}</p>", said(state, "survey-start"))
    } else {
        button("board-remove", "quiet", "board-remove", "", &said(state, "survey-remove"))
    };
    let inside = format!(
        "<div class=\"list cross\">{name}{}{}<h3 class=\"rowt\">{}</h3>{ways}<div class=\"files\">{}{remove}</div></div>",
        list(&said(state, "survey-kind"), "kind", &kinds),
        of_its_kind(state, page, crossing),
        said(state, "survey-paths"),
        Way::ALL.map(shift).concat(),
    );
    Some((title, inside))
}
