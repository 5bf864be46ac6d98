//! The board as the pack has it: crossings joined by paths, the regions between them, water and lawn, and the pieces on it.

use super::art::{card_kind, counted};
use super::zoom::card_drawing;
use crate::shell::app::{Ctx, ctx, rules};
use crate::shell::face::Face;
use crate::shell::glyph::{icon, icon_as};
use crate::shell::{Scene, View, story};
use grove::board::{Target, place_kind};
use grove::pack::Pack;
use grove::rival::Order;
use grove::{Event, Grove, PlaceId, PlaceKind, RegionId, Terrain, Token, Way};
use leptos::prelude::*;
use table::board::Board;
use table::{Arg, Game, Line, Seat, Side};

/// The drawing is so wide and high, whatever the window.
const SIZE: [f64; 2] = [1000.0, 560.0];
/// What is left free at each side for names and water.
const MARGIN: [f64; 2] = [84.0, 62.0];
/// What is left free below for names besides.
const FOOT: f64 = 40.0;

/// Where things of the pack lie in the drawing.
struct Ground<'a> {
    pack: &'a Pack,
    from: [f64; 2],
    scale: [f64; 2],
}

/// A number that looks like any, the same for the same.
fn stray(n: usize, salt: usize) -> f64 {
    let mixed = (n * 7919 + salt * 104_729 + 13).wrapping_mul(2_654_435_761) >> 7;
    (mixed % 1000) as f64 / 500.0 - 1.0
}

impl<'a> Ground<'a> {
    fn new(pack: &'a Pack) -> Ground<'a> {
        let ends = |axis: usize| {
            let all = || pack.places.iter().map(|place| f64::from(place.at[axis]));
            (all().fold(f64::MAX, f64::min), all().fold(0.0, f64::max))
        };
        let [(left, right), (top, bottom)] = [ends(0), ends(1)];
        let high = SIZE[1] - 2.0 * MARGIN[1] - FOOT;
        let scale = [(SIZE[0] - 2.0 * MARGIN[0]) / (right - left).max(1.0), high / (bottom - top).max(1.0)];
        Ground { pack, from: [left, top], scale }
    }

    fn at(&self, at: [u16; 2]) -> (f64, f64) {
        let along = |axis: usize| MARGIN[axis] + (f64::from(at[axis]) - self.from[axis]) * self.scale[axis];
        (along(0), along(1))
    }

    /// A crossing: not quite where a ruler would put it.
    fn place(&self, place: PlaceId) -> (f64, f64) {
        let (x, y) = self.at(self.pack.place(place).at);
        (x + 9.0 * stray(place.index(), 1), y + 7.0 * stray(place.index(), 2))
    }

    fn region(&self, region: RegionId) -> (f64, f64) {
        let corners: Vec<(f64, f64)> = self.corners(region);
        if corners.is_empty() {
            return self.at(self.pack.region(region).at);
        }
        let n = corners.len() as f64;
        let sum = corners.iter().fold((0.0, 0.0), |sum, at| (sum.0 + at.0, sum.1 + at.1));
        (sum.0 / n, sum.1 / n)
    }

    fn corners(&self, region: RegionId) -> Vec<(f64, f64)> {
        self.pack.region(region).touches.map(|place| self.place(place)).collect()
    }

    /// The outline of a region: its crossings drawn together a little, in a ring.
    fn outline(&self, region: RegionId) -> String {
        let (x, y) = self.region(region);
        let mut ring: Vec<(f64, f64)> = self.corners(region);
        ring.sort_by(|a, b| (a.1 - y).atan2(a.0 - x).total_cmp(&(b.1 - y).atan2(b.0 - x)));
        let points = ring.iter().map(|(cx, cy)| format!("{:.0} {:.0}", x + (cx - x) * 0.8, y + (cy - y) * 0.74));
        format!("M{}Z", points.collect::<Vec<_>>().join("L"))
    }

    /// A path from one end to the other: where it begins, what it bends towards, where it ends.
    fn path(&self, from: PlaceId, to: PlaceId) -> [(f64, f64); 3] {
        let (low, high) = if from.0 < to.0 { (from, to) } else { (to, from) };
        let [(ax, ay), (bx, by)] = [low, high].map(|end| self.place(end));
        let bend = 0.09 * stray(low.index() * 37 + high.index(), 3);
        let middle = ((ax + bx) / 2.0 + (by - ay) * bend, (ay + by) / 2.0 + (ax - bx) * bend);
        [self.place(from), middle, self.place(to)]
    }

    /// The same as a line with a corner a little behind its middle, where an arrow can stand.
    fn way(&self, from: PlaceId, to: PlaceId) -> String {
        let between = |a: (f64, f64), b: (f64, f64)| (a.0 + (b.0 - a.0) * 0.56, a.1 + (b.1 - a.1) * 0.56);
        let [a, m, b] = self.path(from, to);
        let (first, second) = (between(a, m), between(m, b));
        let corner = between(first, second);
        let points = [first, corner, second, b].map(|(x, y)| format!("{x:.0} {y:.0}"));
        format!("M{:.0} {:.0}Q{} {}Q{} {}", a.0, a.1, points[0], points[1], points[2], points[3])
    }

    /// All paths, each once, a little bent.
    fn paths(&self) -> String {
        let mut drawn = String::new();
        for (n, place) in self.pack.places.iter().enumerate() {
            let ends = Way::ALL.into_iter().filter_map(|way| place.paths[way as usize]).filter(|to| to.index() > n);
            for to in ends {
                let [(ax, ay), (mx, my), (bx, by)] = self.path(PlaceId(n as u8), to);
                drawn.push_str(&format!("M{ax:.0} {ay:.0}Q{mx:.0} {my:.0} {bx:.0} {by:.0}"));
            }
        }
        drawn
    }

    /// Water at the crossings that lie in it.
    fn water(&self) -> String {
        let wet = self.pack.places.iter().enumerate().filter(|(_, place)| place.terrain == Some(Terrain::Water));
        let pond = |(n, place): (usize, &grove::pack::Place)| {
            let (_, y) = self.place(PlaceId(n as u8));
            let (edge, into) = if place.edge == Some(Way::Right) { (SIZE[0], -1.0) } else { (0.0, 1.0) };
            let x = |far: f64| edge + into * far;
            format!(
                "M{edge} {:.0}C{:.0} {:.0} {:.0} {:.0} {:.0} {y:.0}S{:.0} {:.0} {edge} {:.0}Z",
                y - 96.0,
                x(60.0),
                y - 80.0,
                x(84.0),
                y - 40.0,
                x(70.0),
                x(66.0),
                y + 80.0,
                y + 100.0
            )
        };
        wet.map(pond).collect()
    }
}

/// Where something lies over the drawing.
fn style((x, y): (f64, f64)) -> String {
    format!("left:{:.2}%;top:{:.2}%", 100.0 * x / SIZE[0], 100.0 * y / SIZE[1])
}

/// The whole board.
pub fn map(scene: &Scene) -> impl IntoView + use<> {
    let (ctx, grove) = (ctx(), rules());
    let pack = grove.pack();
    let ground = Ground::new(pack);
    let regions = || (0..pack.regions.len() as u8).map(RegionId);
    let here = scene.view.bard(scene.near).region;
    let shapes = regions().map(|region| {
        let state = ctx.thing_at(scene, Target::Region(region));
        let on = if region == here { "rg on" } else { "rg" };
        let class = state.class(format!("{on} {}", state.either("nb", "")));
        view! { <path d=ground.outline(region) class=class/> }
    });
    let lawn = format!(
        "M0 {h}V{a}C150 {b} 260 {a} 400 {a}S700 {b} 820 {a}s120 6 180 8V{h}Z",
        h = SIZE[1],
        a = SIZE[1] - 54.0,
        b = SIZE[1] - 74.0
    );
    let trees = regions().filter(|region| region.0 % 3 != 1 && *region != here).map(|region| {
        let (x, y) = ground.region(region);
        view! { <span class="trees" style=style((x - 14.0, y - 6.0))>{icon("summer")}{icon("summer")}</span> }
    });
    let paths = ground.paths();
    let size = format!("0 0 {} {}", SIZE[0], SIZE[1]);
    let places = (0..pack.places.len() as u8).map(PlaceId);
    view! {
        <section class="mead map" aria-label=ctx.text("page-grove-board")>
            <svg class="land" viewBox=size preserveAspectRatio="none" aria-hidden="true">
                <path d=ground.water() class="water"/><path d=lawn class="lawn"/>
                {shapes.collect_view()}
                <path d=paths.clone() class="ro"/><path d=paths class="ri"/>
                {steps(&ground, &story::told(ctx, scene, Side::RIVAL))}
            </svg>
            <div class="trees-all" aria-hidden="true">{trees.collect_view()}</div>
            {regions().map(|region| region_button(scene, &ground, region)).collect_view()}
            {places.map(|place| crossing(scene, &grove, &ground, place)).collect_view()}
            {figures(scene, &grove, &ground).collect_view()}
            {pawn(scene, &ground)}
        </section>
    }
}

/// The way that the Rival went, as far as it is told: an arrow for every path, and dots where a portal carried him.
fn steps(ground: &Ground<'_>, told: &[Event]) -> Option<impl IntoView + use<>> {
    let (mut here, mut walked, mut carried) = (None, String::new(), String::new());
    for event in told {
        let Event::Rival(order) = event else { continue };
        match *order {
            Order::Mark { place, .. } | Order::Lost(place) => here = Some(place),
            Order::Skip(to) | Order::Arrive(to) => match here.replace(to) {
                Some(from) if ground.pack.place(from).paths.contains(&Some(to)) => walked += &ground.way(from, to),
                Some(from) if from != to => carried += &ground.way(from, to),
                _ => {}
            },
            Order::Jump { from, to } => {
                carried += &ground.way(from, to);
                here = Some(to);
            }
            _ => {}
        }
    }
    (!walked.is_empty() || !carried.is_empty()).then(|| {
        view! {
            <marker id="his-step" viewBox="0 0 10 10" refX="5" refY="5" markerWidth="34" markerHeight="34" markerUnits="userSpaceOnUse" orient="auto"><path d="M1 1 9 5 1 9 3 5Z"/></marker>
            <path d=walked class="his"/><path d=carried class="his carried"/>
        }
    })
}

/// A region: where a bard may stand.
fn region_button(scene: &Scene, ground: &Ground<'_>, region: RegionId) -> impl IntoView + use<> {
    let (ctx, grove) = (ctx(), rules());
    let target = Target::Region(region);
    let state = ctx.thing_at(scene, target);
    let names: Vec<Arg> = ground.pack.region(region).touches.map(|place| grove.place_name(place)).collect();
    let line =
        Line::new("page-grove-region").with("region", grove.region_name(region)).with("places", Arg::List(names));
    let here: Vec<Arg> = bards_in(scene, region).map(|seat| grove.bard_name(&scene.view, seat)).collect();
    let stands = if here.is_empty() {
        String::new()
    } else {
        ctx.say(&Line::new("page-grove-stands").with("who", Arg::List(here)))
    };
    let label = state.told(ctx, format!("{} {stands}", ctx.say(&line)));
    let class = state.class(format!("rgb {}", state.either("can", "")));
    let id = ground.pack.region(region).entry.id.clone();
    // What is done at a touch bears its notation itself.
    let step = scene.choices.iter().find(|&&action| grove.target(&scene.view, action) == target);
    let light = step.filter(|&&action| grove.manner(action).light).map(|&action| grove.write_action(action));
    view! { <button class=class data-region=id data-action=light style=style(ground.region(region)) aria-label=label on:click=move |_| ctx.pick_thing(target)></button> }
}

fn bards_in(scene: &Scene, region: RegionId) -> impl Iterator<Item = Seat> {
    let all = scene.view.bards.iter().enumerate();
    all.filter(move |(_, bard)| bard.region == region).map(|(i, _)| Seat(i as u8))
}

/// A crossing with what lies there: open card, slots, crests, the Rival's token.
fn crossing(scene: &Scene, grove: &Grove, ground: &Ground<'_>, place: PlaceId) -> impl IntoView + use<> {
    let ctx = ctx();
    let sheet = grove.pack().place(place);
    let target = Target::Place(place);
    let state = ctx.thing_at(scene, target);
    let (symbol, kind) = place_kind(sheet.kind, sheet.stock);
    let rival = scene.view.rival.as_ref();
    let token = rival.and_then(|rival| rival.tokens[place.index()]).map(Token::get);
    let pair = rival.and_then(|rival| rival.portals.iter().position(|pair| pair.contains(&place)));
    let portal = match (sheet.kind, pair) {
        (PlaceKind::Portal, Some(0)) => " po moon",
        (PlaceKind::Portal, Some(_)) => " po sun",
        (PlaceKind::Portal, None) => " po bare",
        _ => "",
    };
    let bard = scene.view.bard(scene.near);
    let encore = if bard.last.has(place) && bard.sings || bard.used.has(place) { " spent" } else { "" };
    // Shops have the colour of the cards they sell.
    let sold = sheet.stock.filter(|_| sheet.kind == PlaceKind::Shop).map_or("", |stock| card_kind(stock).0);
    let class = state.class(format!("nd {sold}{portal}{encore} {}", state.either("pick can", "")));
    let crests = scene.view.crests[place.index()].map(|side| {
        view! { <span class=format!("cr of-{}", grove.animal(side))>{icon("crest")}</span> }
    });
    let name = ctx.arg(&grove.place_name(place));
    let label = state.told(ctx, about_place(ctx, scene, place));
    let lies = scene.view.open[place.index()].map(|card| grove.pack().card(card));
    let open = lies.map(|card| card.entry.id.clone());
    let picture = match lies.filter(|_| sheet.kind == PlaceKind::Creature) {
        Some(card) => card_drawing(&card.entry.id, card.kind).into_any(),
        None => icon(symbol).into_any(),
    };
    let named = sheet.kind != PlaceKind::Portal;
    let tag = named.then(|| {
        let of_kind = ctx.text(kind);
        // What its name says already is not said twice.
        let said = (!name.contains(&of_kind)).then(|| view! { <b>{of_kind.clone()}</b> });
        view! {
            <span class="nf">{offers(scene, grove, place)}</span>
            <span class="nl"><span class="wide">{said}{name.clone()}</span><span class="slim">{of_kind}</span></span>
        }
    });
    view! {
        <button class=class data-place=sheet.entry.id.clone() data-zoom=open style=style(ground.place(place)) on:click=move |_| ctx.pick_thing(target)>
            <span class="sr">{label}</span>
            <span class="face" aria-hidden="true">{picture}{tag}
                <span class="crs">{crests.collect_view()}</span>
                {token.map(|token| view! { <span class="rt">{token}</span> })}</span>
        </button>
    }
}

/// What lies open on a place, in signs.
fn offers(scene: &Scene, grove: &Grove, place: PlaceId) -> impl IntoView + use<> {
    let sheet = grove.pack().place(place);
    let open = scene.view.open[place.index()].map(|card| grove.pack().card(card));
    let price = grove.price_at(&scene.view, scene.near, place).unwrap_or_default();
    match (sheet.kind, open) {
        (PlaceKind::Creature, Some(card)) => view! { {counted(price.lyrics, "lyric")}{counted(price.melody, "melody")}<span class="xt">{counted(card.gems, "gem")}</span> }.into_any(),
        (PlaceKind::Shop, Some(card)) => view! { <span class="cn">{price.coins}{icon("coin")}</span><span class="xt">{counted(card.lyric, "lyric")}{counted(card.melody, "melody")}</span> }.into_any(),
        (PlaceKind::Creature | PlaceKind::Shop, None) => view! { <span class="cn">"–"</span> }.into_any(),
        (PlaceKind::Stage, _) => {
            let slots = scene.view.slots_of(grove.pack(), place);
            let slot = |(n, gems): (usize, &u8)| {
                let class = if slots[n].is_some() { "slot taken" } else { "slot" };
                view! { <span class=class>{*gems}</span> }
            };
            view! { {sheet.slots.iter().enumerate().map(slot).collect_view()}<span class="xt">{icon("gem")}</span> }.into_any()
        }
        (PlaceKind::Bank, _) => view! { <span class="cn">{scene.view.price(grove.pack())}{icon("coin")}</span> }.into_any(),
        _ => ().into_any(),
    }
}

/// A place in words: what it is, what lies there, whose crests, the Rival.
pub fn about_place(ctx: Ctx, scene: &Scene, place: PlaceId) -> String {
    let grove = ctx.rules();
    let sheet = grove.pack().place(place);
    let (_, kind) = place_kind(sheet.kind, sheet.stock);
    let mut said = vec![format!("{}, {}.", ctx.arg(&grove.place_name(place)), ctx.text(kind))];
    if let Some(card) = scene.view.open[place.index()] {
        let card = Line::new("page-grove-lies").with("card", grove.card_name(card)).with("text", grove.card_text(card));
        said.push(ctx.say(&card));
    }
    let whose: Vec<Arg> = scene.view.crests[place.index()].map(|side| grove.side_name(side).into()).collect();
    if !whose.is_empty() {
        said.push(ctx.say(&Line::new("page-grove-crests-of").with("whose", Arg::List(whose))));
    }
    if let Some(rival) = &scene.view.rival {
        if let Some(token) = rival.tokens[place.index()] {
            said.push(ctx.say(&Line::new("page-grove-token").with("n", token.get())));
        }
        if rival.pawn == place {
            said.push(ctx.text("page-grove-pawn-here"));
        }
    }
    said.join(" ")
}

/// The bards where they stand.
fn figures<'a>(
    scene: &'a Scene,
    grove: &'a Grove,
    ground: &'a Ground<'a>,
) -> impl Iterator<Item = impl IntoView + use<>> {
    scene.view.bards.iter().enumerate().map(|(i, bard)| {
        let seat = Seat(i as u8);
        let before = bards_in(scene, bard.region).take_while(|other| *other != seat).count();
        let all = bards_in(scene, bard.region).count();
        let (x, y) = ground.region(bard.region);
        let aside = (before as f64 - (all as f64 - 1.0) / 2.0) * 40.0;
        let (class, zone) = if seat == scene.near { ("fig mine", Some("own")) } else { ("fig", None) };
        view! { <span class=class data-zone=zone aria-hidden="true" data-piece=format!("bard-{i}") style=style((x + aside, y))>{icon(grove.animal(seat))}</span> }
    })
}

/// The Rival's pawn, which can be challenged.
fn pawn(scene: &Scene, ground: &Ground<'_>) -> Option<impl IntoView + use<>> {
    let ctx = ctx();
    let rival = scene.view.rival.as_ref()?;
    let target = Target::Side(Side::RIVAL);
    let state = ctx.thing_at(scene, target);
    let name = ctx.say(&Line::new("page-grove-pawn-at").with("place", ctx.rules().place_name(rival.pawn)));
    let label = state.told(ctx, name);
    let class = state.class(format!("pawn {}", state.either("can", "")));
    let (at, press) = (style(ground.place(rival.pawn)), move |_| ctx.pick_thing(target));
    Some(view! {
        <button class=class data-piece="rival" style=at.clone() aria-label=label on:click=press>{icon("rival")}</button>
        <span class="pawn-mark" aria-hidden="true" style=at>{icon_as("rival", "")}</span>
    })
}

/// The board in small, for who looks for a game again: paths, places, the bards and the Rival.
pub fn sketch(pack: &Pack, view: &View) -> String {
    let ground = Ground::new(pack);
    let dot = |(x, y): (f64, f64), size: u8, fill: &str| {
        format!("<circle cx=\"{x:.0}\" cy=\"{y:.0}\" r=\"{size}\" fill=\"var({fill})\"/>")
    };
    let places = (0..pack.places.len() as u8).map(PlaceId).map(|place| {
        let fill = match pack.place(place).kind {
            PlaceKind::Creature => "--k-creature",
            PlaceKind::Shop => "--k-skill",
            PlaceKind::Stage => "--k-improv",
            PlaceKind::Legend | PlaceKind::Motifs => "--k-fan",
            PlaceKind::Portal => "--moon",
            PlaceKind::Bank | PlaceKind::Volume | PlaceKind::Coins => "--gold",
        };
        dot(ground.place(place), 30, fill)
    });
    let bards = view.bards.iter().map(|bard| dot(ground.region(bard.region), 44, "--hare"));
    let rival = view.rival.as_ref().map(|rival| dot(ground.place(rival.pawn), 44, "--spider"));
    let pieces: String = places.chain(bards).chain(rival).collect();
    let paths = ground.paths();
    format!(
        "<svg viewBox=\"0 0 {} {}\" aria-hidden=\"true\"><path fill=\"var(--meadow)\" d=\"M0 0h1000v560H0Z\"/>\
         <path fill=\"none\" stroke=\"var(--road)\" stroke-width=\"22\" d=\"{paths}\"/>{pieces}</svg>",
        SIZE[0], SIZE[1]
    )
}
