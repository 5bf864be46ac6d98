//! Drawings of where to look: things in the cells of a grid, joined by paths.

use crate::html::icon;
use table::companion::{Drawn, Picture};

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

fn spot(spot: &Drawn) -> String {
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
