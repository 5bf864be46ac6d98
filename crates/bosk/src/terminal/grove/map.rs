//! The board as a drawn graph: crossings with their paths, regions between them, and who stands where.

use super::{Grove, Page, sign};
use crate::terminal::{bold, fit, paint};
use ::grove::{PlaceId, RegionId, Table, Way, numbered_side};
use anstyle::{AnsiColor, Style};
use table::{Side, Viewer};
use unicode_width::UnicodeWidthStr;
use words::fold;

/// The colour of a side on the board.
pub fn ink_of(side: Side) -> Style {
    let colours = [AnsiColor::Cyan, AnsiColor::Yellow, AnsiColor::Green, AnsiColor::Magenta];
    let colour = side.seat().map_or(AnsiColor::Red, |seat| colours[seat.index() % colours.len()]);
    colour.on_default().bold()
}

/// The number of a side on the board: seats from 1, R for the Rival.
fn mark(side: Side) -> String {
    side.seat().map_or_else(|| "R".to_owned(), |seat| (seat.0 + 1).to_string())
}

/// The crossings by row and column, as they lie on the board.
struct Grid {
    columns: Vec<u16>,
    rows: Vec<u16>,
    width: usize,
}

impl Grid {
    fn new(at: impl Iterator<Item = [u16; 2]> + Clone) -> Grid {
        let sorted = |axis: usize| {
            let mut all: Vec<u16> = at.clone().map(|at| at[axis]).collect();
            all.sort_unstable();
            all.dedup();
            all
        };
        let (columns, rows) = (sorted(0), sorted(1));
        let width = (textwrap::termwidth().clamp(60, 120) / columns.len().max(1)).clamp(8, 20);
        Grid { columns, rows, width }
    }

    /// Where something lies: at a crossing, or right and below one.
    fn cell(&self, at: [u16; 2]) -> [usize; 2] {
        let last = |all: &[u16], at: u16| all.partition_point(|&other| other <= at).saturating_sub(1);
        [last(&self.columns, at[0]), last(&self.rows, at[1])]
    }
}

/// A few lines of one width, the rest of a text on the last of them.
fn lines<const N: usize>(text: &str, width: usize) -> [String; N] {
    let options = textwrap::Options::new(width).break_words(false);
    let broken = textwrap::wrap(text, options);
    let rest = broken.get(N - 1..).unwrap_or_default().iter().fold(String::new(), |rest, part| {
        // A word that was broken at its hyphen stays one.
        let gap = if rest.is_empty() || rest.ends_with('-') { "" } else { " " };
        rest + gap + part
    });
    std::array::from_fn(|n| {
        let line = if n + 1 == N { rest.as_str() } else { broken.get(n).map_or("", |line| line) };
        fit(line, width).trim_end().to_owned()
    })
}

impl Page<'_, Grove> {
    /// A name without its article.
    fn short(&self, name: String) -> String {
        let folded = fold(&name);
        let articles = self.words.get("typed-between");
        let article = articles.split(", ").map(|word| format!("{} ", fold(word))).chain(["l'".to_owned()]);
        let cut = article.filter(|word| folded.starts_with(word.as_str())).map(|word| word.chars().count()).max();
        name.chars().skip(cut.unwrap_or(0)).collect()
    }

    /// The whole board; a path that leads further than to the next crossing is told below it.
    pub fn map(&mut self) {
        let pack = self.game.pack();
        let grid = Grid::new(pack.places.iter().map(|place| place.at));
        self.drawing.part();
        let mut further = Vec::new();
        for row in 0..grid.rows.len() {
            let mut drawn = vec![String::new(); 5];
            for column in 0..grid.columns.len() {
                let place =
                    (0..pack.places.len() as u8).map(PlaceId).find(|&it| grid.cell(pack.place(it).at) == [column, row]);
                let region = (0..pack.regions.len() as u8)
                    .map(RegionId)
                    .find(|&it| grid.cell(pack.region(it).at) == [column, row]);
                let down = place.and_then(|it| pack.place(it).paths[Way::Down as usize]);
                let is_next = |to: PlaceId, cell: [usize; 2]| grid.cell(pack.place(to).at) == cell;
                let down = down.is_some_and(|to| is_next(to, [column, row + 1]));
                let right = place.and_then(|it| pack.place(it).paths[Way::Right as usize]);
                let right = right.is_some_and(|to| is_next(to, [column + 1, row]));
                let cell = self.crossing(place, right, down, grid.width);
                let below = self.region(region, down, grid.width);
                drawn.iter_mut().zip(cell.into_iter().chain(below)).for_each(|(line, part)| line.push_str(&part));
            }
            for (id, place) in pack.places.iter().enumerate().filter(|(_, place)| grid.cell(place.at)[1] == row) {
                let [x, y] = grid.cell(place.at);
                for (way, next) in [(Way::Right, [x + 1, y]), (Way::Down, [x, y + 1])] {
                    let to = place.paths[way as usize].filter(|&to| grid.cell(pack.place(to).at) != next);
                    further.extend(to.map(|to| (PlaceId(id as u8), to)));
                }
            }
            let last = row + 1 == grid.rows.len();
            drawn.truncate(if last { 3 } else { 5 });
            // The second line of a name is often nobody's.
            let is_bare = |n: usize, line: &str| n % 3 == 1 && line.chars().all(|c| c == ' ' || c == '│');
            let shown = drawn.iter().enumerate().filter(|(n, line)| !is_bare(*n, line));
            shown.for_each(|(_, line)| self.line(line));
        }
        for (from, to) in further {
            let (from, to) = (self.name(&pack.place(from).entry), self.name(&pack.place(to).entry));
            self.line(&format!("  {from} ── {to}"));
        }
        let signs = self.words.get("cli-grove-signs");
        self.paragraph(&super::dim(&signs), 0);
    }

    /// A crossing in three lines: its name in two, and what lies on it.
    fn crossing(&self, place: Option<PlaceId>, right: bool, down: bool, width: usize) -> [String; 3] {
        let Some(place) = place else { return std::array::from_fn(|_| " ".repeat(width)) };
        let name = self.short(self.name(&self.game.pack().place(place).entry));
        let [first, second] = lines::<2>(&name, width - 2);
        let dash = if right { "─" } else { " " };
        let path = dash.repeat(width - first.width() - 1);
        let near = match self.view.viewer {
            Viewer::Seat(seat) => self.game.pack().stones(self.view.bard(seat).region, place) == 0,
            Viewer::Spectator => false,
        };
        let shown = |text: &str| if near { bold(text) } else { text.to_owned() };
        let (marks, wide) = self.marks(place);
        let trunk = if down { "│ " } else { "  " };
        [
            format!("{} {path}", shown(&first)),
            format!("{trunk}{}{}", shown(&second), " ".repeat(width - 2 - second.width())),
            format!("{trunk}{marks}{}", " ".repeat((width - 2).saturating_sub(wide))),
        ]
    }

    /// What lies on a crossing, painted, and how wide it is.
    fn marks(&self, place: PlaceId) -> (String, usize) {
        let table: &Table = self.view;
        let sheet = self.game.pack().place(place);
        let plain = Style::new();
        let mut parts = vec![(sign(sheet.kind).to_owned(), plain)];
        let rival = ink_of(Side::RIVAL);
        if let Some(his) = &table.rival {
            parts.extend((his.pawn == place).then(|| ("♜".to_owned(), rival)));
            parts.extend(his.tokens[place.index()].map(|token| (format!("●{token}"), rival)));
            let pair = his.portals.iter().position(|pair| pair.contains(&place));
            parts.extend(pair.map(|n| (["a", "b"][n].to_owned(), plain)));
        }
        let covered = table.slots_of(self.game.pack(), place);
        for (slot, gems) in sheet.slots.iter().enumerate() {
            parts.push(match covered.get(slot).copied().flatten() {
                Some(side) => (format!("✕{}", mark(side)), ink_of(side)),
                None => (gems.to_string(), plain),
            });
        }
        parts.extend(table.crests[place.index()].map(|side| (format!("⚑{}", mark(side)), ink_of(side))));
        let wide = parts.iter().map(|(text, _)| text.width() + 1).sum::<usize>() - 1;
        (parts.iter().map(|(text, style)| paint(*style, text)).collect::<Vec<_>>().join(" "), wide)
    }

    /// A region in two lines, with the bards in it.
    fn region(&self, region: Option<RegionId>, down: bool, width: usize) -> [String; 2] {
        let trunk = if down { "│ " } else { "  " };
        let Some(region) = region else { return std::array::from_fn(|_| format!("{trunk}{}", " ".repeat(width - 2))) };
        let here = self.view.bards.iter().enumerate().filter(|(_, bard)| bard.region == region);
        let here: Vec<Side> = here.map(|(n, _)| numbered_side(n as u8)).collect();
        let figures: String = here.iter().map(|&side| paint(ink_of(side), &format!("♟{}", mark(side)))).collect();
        let gap = if here.is_empty() { "" } else { " " };
        let wide = 2 * here.len() + gap.len();
        let name = self.name(&self.game.pack().region(region).entry);
        let [first, second] = lines::<2>(&name, width - 3);
        let second = fit(&second, (width - 3).saturating_sub(wide)).trim_end().to_owned();
        let rest = " ".repeat((width - 2).saturating_sub(second.width() + wide));
        let faint = |text: &str| super::dim(text);
        [
            format!("{trunk}{}{}", faint(&first), " ".repeat(width - 2 - first.width())),
            format!("{trunk}{figures}{gap}{}{rest}", faint(&second)),
        ]
    }
}
