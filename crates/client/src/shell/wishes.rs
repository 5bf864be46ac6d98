//! What the opponent in the box wished for and could not have: its figure, pale and crossed out, where it could not go, and
//! a dotted way from there to where it went instead.

use crate::shell::app::Ctx;
use crate::shell::face::Face;
use crate::shell::focus::{all, find, zoom_of};
use crate::shell::zone::seen;
use leptos::prelude::*;
use table::Side;
use web_sys::Element;

/// No more wishes than this are drawn.
const MOST: usize = 8;
/// How far the way keeps from the middle of a figure, in pixels.
const APART: f64 = 17.0;
/// How far the way bends aside, as a part of its length.
const BEND: f64 = 0.22;

/// A point of the table.
type Point = (f64, f64);

/// Draws them whenever the table changes.
pub fn keep_drawn(ctx: Ctx) {
    let seen = seen();
    Effect::new(move |_| {
        seen.marks.track();
        seen.scene.track();
        ctx.tab.track();
        request_animation_frame(move || draw(ctx));
    });
    window_event_listener(leptos::ev::resize, move |_| request_animation_frame(move || draw(ctx)));
}

/// Where they are drawn, over the table.
pub fn layer() -> impl IntoView {
    view! { <svg id="wishes" aria-hidden="true"></svg> }
}

fn draw(ctx: Ctx) {
    let Some(layer) = document().get_element_by_id("wishes") else { return };
    let (ground, zoom) = (layer.get_bounding_client_rect(), zoom_of(&layer));
    // What lies in a tab that is closed is not drawn.
    let corners = |thing: Element| -> Option<(Point, Point)> {
        let rect = thing.get_bounding_client_rect();
        let at = |x: f64, y: f64| ((x - ground.left()) / zoom, (y - ground.top()) / zoom);
        (rect.width() > 0.0).then(|| (at(rect.left(), rect.top()), at(rect.right(), rect.bottom())))
    };
    let wished = (0..MOST).filter_map(|nth| corners(find(&format!(".app .wish-{nth}"))?.into()));
    let figures: Vec<Point> = wished.map(|(from, _)| (from.0 + 12.0, from.1 + 8.0)).collect();
    let had = all(".app .touched:not(.refused)").find_map(corners);
    let mut drawn = String::new();
    for pair in figures.windows(2) {
        drawn += &way(pair[0], pair[1], |bend| towards(pair[1], bend));
    }
    if let (Some(&last), Some((from, to))) = (figures.last(), had) {
        let edge = |bend: Point| (bend.0.clamp(from.0 - 4.0, to.0 + 4.0), bend.1.clamp(from.1 - 4.0, to.1 + 4.0));
        drawn += &way(last, ((from.0 + to.0) / 2.0, (from.1 + to.1) / 2.0), edge);
    }
    let animal = ctx.rules().animal(Side::RIVAL);
    for (x, y) in figures {
        drawn += &format!(
            "<g transform=\"translate({x:.1} {y:.1})\"><use href=\"#i-{animal}\" x=\"-16\" y=\"-16\" width=\"32\" height=\"32\"/>\
             <circle cx=\"11\" cy=\"8\" r=\"9\"/><path d=\"m7.5 4.5 7 7m0-7-7 7\"/></g>"
        );
    }
    layer.set_inner_html(&drawn);
}

/// A way from a figure to something else, which it bends towards from the left or from above.
fn way(from: Point, to: Point, end: impl Fn(Point) -> Point) -> String {
    let (x, y) = (BEND * (to.0 - from.0), BEND * (to.1 - from.1));
    let aside = if y - x < 0.0 { (y, -x) } else { (-y, x) };
    let bend = ((from.0 + to.0) / 2.0 + aside.0, (from.1 + to.1) / 2.0 + aside.1);
    let (from, to) = (towards(from, bend), end(bend));
    // Its end is drawn along the last stretch.
    let turned = (to.1 - bend.1).atan2(to.0 - bend.0).to_degrees();
    format!(
        "<path class=\"way\" d=\"M{:.1} {:.1}Q{:.1} {:.1} {:.1} {:.1}\"/>\
         <path class=\"tip-of-way\" transform=\"translate({:.1} {:.1})rotate({turned:.0})\" d=\"M4 0-10-7v14Z\"/>",
        from.0, from.1, bend.0, bend.1, to.0, to.1, to.0, to.1
    )
}

/// A point a little way from one towards another.
fn towards(from: Point, to: Point) -> Point {
    let (x, y) = (to.0 - from.0, to.1 - from.1);
    let part = APART / x.hypot(y).max(1.0);
    (from.0 + part * x, from.1 + part * y)
}
