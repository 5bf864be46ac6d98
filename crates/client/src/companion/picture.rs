//! Drawings of where to look: things in the cells of a grid, joined by paths.

use crate::html::icon;
use table::companion::{Drawn, Part, Picture, Shape};

/// How a drawing begins: its size, and the paths from cell to cell.
pub fn ground(size: [u8; 2], paths: impl Iterator<Item = [[f32; 2]; 2]>) -> (String, String) {
    let [columns, rows] = size;
    let middle = |[x, y]: [f32; 2]| format!("{:.2} {:.2}", x + 0.5, y + 0.5);
    let drawn: String = paths.map(|[from, to]| format!("M{}L{}", middle(from), middle(to))).collect();
    let style = format!("style=\"--c:{columns};--r:{rows}\"");
    (
        style,
        format!(
            "<svg viewBox=\"0 0 {columns} {rows}\" preserveAspectRatio=\"none\" aria-hidden=\"true\"><path d=\"{drawn}\"/></svg>"
        ),
    )
}

/// Where a cell is, as a style.
pub fn area([column, row]: [u8; 2]) -> String {
    format!("style=\"grid-area:{}/{}\"", row + 1, column + 1)
}

/// Where things are drawn on a card of 40 by 54.
const CARD: &str = "<rect x=\"2\" y=\"2\" width=\"36\" height=\"50\" rx=\"5\"/>";

/// The drawing of a thing that is no place: a card, a pile, a tile.
fn thing(shape: Shape, sign: &str) -> String {
    let coloured = if sign.is_empty() { String::new() } else { format!(" c-{sign}") };
    let inside = match shape {
        Shape::Place | Shape::Gap => format!("<rect class=\"gap\" {}", &CARD[6..]),
        Shape::Card(Part::Whole) => format!("{CARD}<path d=\"M8 42h24M8 47h16\"/>"),
        Shape::Card(Part::Corner) => {
            format!("{CARD}<circle class=\"part\" cx=\"11\" cy=\"11\" r=\"7\"/><path d=\"M8 42h24M8 47h16\"/>")
        }
        Shape::Card(Part::Band) => {
            format!("{CARD}<rect class=\"part{coloured}\" x=\"2\" y=\"24\" width=\"36\" height=\"9\"/><path d=\"M8 42h24M8 47h16\"/>")
        }
        Shape::Card(Part::Middle) => {
            format!("{CARD}<rect class=\"part\" x=\"8\" y=\"19\" width=\"24\" height=\"24\" rx=\"5\"/><path d=\"M8 47h24M8 9h16\"/>")
        }
        Shape::Back => format!("{CARD}<path d=\"M9 9h22v36H9zM9 9l22 36M31 9L9 45\"/>"),
        Shape::Pile => "<rect x=\"8\" y=\"2\" width=\"30\" height=\"44\" rx=\"5\"/><rect x=\"5\" y=\"5\" width=\"30\" height=\"44\" rx=\"5\"/><rect x=\"2\" y=\"8\" width=\"30\" height=\"44\" rx=\"5\"/>".to_owned(),
        Shape::Tile => "<rect x=\"2\" y=\"11\" width=\"36\" height=\"32\" rx=\"4\"/>".to_owned(),
    };
    let middle = match shape {
        _ if sign.is_empty() || matches!(shape, Shape::Card(Part::Band)) => String::new(),
        Shape::Card(Part::Corner) => format!("<use href=\"#i-{sign}\" x=\"12\" y=\"20\" width=\"18\" height=\"18\"/>"),
        Shape::Card(Part::Middle) => format!("<use href=\"#i-{sign}\" x=\"11\" y=\"22\" width=\"18\" height=\"18\"/>"),
        Shape::Pile => format!("<use href=\"#i-{sign}\" x=\"8\" y=\"21\" width=\"18\" height=\"18\"/>"),
        _ => format!("<use href=\"#i-{sign}\" x=\"11\" y=\"18\" width=\"18\" height=\"18\"/>"),
    };
    format!("<svg class=\"th\" viewBox=\"0 0 40 54\">{inside}{middle}</svg>")
}

fn spot(spot: &Drawn) -> String {
    if spot.shape != Shape::Place {
        let class = if spot.sought { "pct on" } else { "pct" };
        let number = spot.number.map(|n| format!("<b>{n}</b>")).unwrap_or_default();
        return format!("<i class=\"{class}\" {}>{}{number}</i>", area(spot.cell), thing(spot.shape, spot.sign));
    }
    let sign = if spot.sign.is_empty() { String::new() } else { icon(spot.sign) };
    let number = spot.number.map(|n| format!("<b>{n}</b>")).unwrap_or_default();
    let class = if spot.sought { "pnt on" } else { "pnt" };
    format!("<i class=\"{class}\" {}>{sign}{number}</i>", area(spot.cell))
}

/// A drawing; what it shows is said by the question beside it.
pub fn drawing(picture: &Picture) -> String {
    let most = |axis: usize| picture.spots.iter().map(|spot| spot.cell[axis] + 1).max().unwrap_or(1);
    let at = |n: usize| picture.spots[n].cell.map(f32::from);
    let (size, paths) = ground([most(0), most(1)], picture.paths.iter().map(|ends| ends.map(at)));
    let spots: String = picture.spots.iter().map(spot).collect();
    format!("<div class=\"pic\" {size} aria-hidden=\"true\">{paths}{spots}</div>")
}
