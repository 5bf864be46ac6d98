//! The board: what the bar over it shows, events, Meadow and places; and the hand.

use super::art::{condition_glyphs, effect_glyphs, glyphs, icon, icon_as};
use super::card::tile;
use crate::everdell::glyph::piece;
use crate::everdell::side::{self, piles};
use crate::everdell::tile::dots;
use crate::everdell::track::seasons;
use crate::shell::Scene;
use crate::shell::app::{ctx, rules};
use crate::shell::face::Face;
use duo::board::Target;
use duo::tell::season_line;
use duo::{Action, FarmId, HARE, Haunt, PathSpot, RiverSpace, Slot, Space, TORTOISE};
use leptos::prelude::*;
use table::{Line, Tell};

/// Seasons, and how far Sun and Moon have to go.
pub fn track(scene: &Scene) -> impl IntoView + use<> {
    let ctx = ctx();
    let view = &scene.view;
    let skunks = view.together.skunks;
    let ahead = |from: PathSpot| PathSpot::all().filter(|&spot| spot > from && !skunks.at(Haunt::Path(spot))).count();
    let (sun, moon) = (ahead(view.sun), ahead(view.moon));
    let left = Line::new("page-turns-left").with("n", sun + moon);
    view! {
        {seasons(ctx, view.season, |_| None)}
        <span class="left"><b>{ctx.say(&season_line(view.season))}</b>" "<span class="mut">{ctx.say(&left)}</span></span>
        <span class="row steps">{icon("sun")}<b class="num">{sun}</b><span class="mut">{ctx.text("page-moves")}</span></span>
        <span class="row steps">{icon("moon")}<b class="num">{moon}</b><span class="mut">{ctx.text("page-moves")}</span></span>
    }
}

/// A place or event with its states.
fn place<V: IntoView + 'static>(
    scene: &Scene,
    space: Space,
    class: &str,
    label: String,
    body: V,
) -> impl IntoView + use<V> {
    let duo = rules();
    let ctx = ctx();
    let target = Target::Space(space);
    let drawn = ctx.thing_at(scene, target);
    let mut workers: Vec<&'static str> = [HARE, TORTOISE]
        .into_iter()
        .filter(|seat| scene.view.mayors[seat.index()].workers.contains(&Some(space)))
        .map(|seat| duo.animal(seat))
        .collect();
    let skunk = scene.view.together.skunks.at(Haunt::Space(space));
    if skunk {
        workers.push("skunk");
    }
    let taken =
        !workers.is_empty() || matches!(space, Space::Event(slot) if scene.view.claimed[slot.index()].is_some());
    let claimable = matches!(space, Space::Event(_));
    let is_turn = matches!(scene.view.ask(), Some(duo::Ask::Turn));
    let calls = claimable || ctx.verb.get().is_some() || !is_turn;
    let full = if taken { "full" } else { "" };
    let can = drawn.either(if calls { "avail can" } else { "can" }, "");
    let class = drawn.class(format!("place {class} {full} {can}"));
    let state = if drawn.can { ctx.text("page-can-choose") } else { ctx.text("page-cannot-choose") };
    let skunk = if skunk { ctx.text("page-skunk-here") } else { String::new() };
    let label = format!("{label} {skunk} {state}");
    let id = duo::action::write_space(space, duo.pack());
    view! {
        <button class=class data-space=id on:click=move |_| ctx.pick_thing(target)>
            <span class="sr">{label}</span>
            <span class="face" aria-hidden="true">{body}</span>
            {(!taken && !matches!(space, Space::Event(_))).then(|| view! { <span class="ring" aria-hidden="true"></span> })}
            {workers.into_iter().map(|name| piece(name, "wk")).collect_view()}
        </button>
    }
}

/// How far the mayors are with an event: dots for oneself, a number for the other; and the same in words.
fn far(scene: &Scene, event: duo::EventId) -> (impl IntoView + use<>, String) {
    let duo = rules();
    let ctx = ctx();
    let progress = duo.progress(&scene.view, event);
    let (mine, theirs) = (progress[scene.near.index()], progress[scene.near.other().index()]);
    let theirs = theirs.filter(|_| !scene.view.together.one_city());
    let so_far = |have: u32, need: u32| Line::new("page-so-far").with("n", have).with("all", need);
    let told = mine.map(|far| ctx.say(&so_far(far.have, far.need))).unwrap_or_default();
    let row = view! {
        {mine.map(|far| dots(far.have, far.need))}
        {theirs.map(|far| view! { <span class=if far.met { "them warn" } else { "them" }>{icon(duo.animal(scene.near.other()))}{far.have}</span> })}
    };
    (row, told)
}

/// Events, and the Journey.
pub fn events(scene: &Scene) -> impl IntoView + use<> {
    let duo = rules();
    let ctx = ctx();
    let tiles = Slot::all()
        .map(|slot| {
            let tile = duo.pack().event(scene.view.events[slot.index()]);
            let claimed = scene.view.claimed[slot.index()];
            let name = ctx.arg(&table::Arg::from(&tile.entry.name));
            let text = ctx.arg(&duo.event_text(&scene.view, scene.view.events[slot.index()]));
            let owner = claimed.map(|side| ctx.say(&Line::new("page-claimed-by").with("who", duo.side_name(side))));
            let (progress, told) = far(scene, scene.view.events[slot.index()]);
            let told = owner.clone().unwrap_or(told);
            let label = ctx.labelled(&name, &format!("{text} {told}"));
            let foot = match claimed {
                Some(side) if side.seat() == Some(scene.near) => ctx.text("page-yours").into_any(),
                Some(_) => ctx.text("page-claimed").into_any(),
                None => progress.into_any(),
            };
            let body = view! {
                <span class="medal">{tile.points}</span>
                <span class="fx">{glyphs(condition_glyphs(&tile.condition, duo.raised_by(&scene.view.together)))}</span>
                <span class="pg">{foot}</span>
                {claimed.map(|seat| icon_as(duo.animal(seat), "wk"))}
            };
            place(scene, Space::Event(slot), "ev", label, body)
        })
        .collect_view();
    let journey = (!scene.view.together.one_city()).then(|| {
        let journey = duo.pack().event(duo.pack().journey);
        let name = ctx.arg(&table::Arg::from(&journey.entry.name));
        let text = ctx.arg(&table::Arg::from(&journey.entry.text));
        let (progress, told) = far(scene, duo.pack().journey);
        let label = ctx.labelled(&name, &format!("{text} {told}"));
        view! {
            <div class="place ev" role="img" aria-label=label>
                <span class="medal">{journey.points}</span><span class="fx">{icon("journey")}</span><span class="pg">{progress}</span>
            </div>
        }
    });
    view! {
        <section class="strip evs" aria-label=ctx.text("cli-events")>
            {tiles}
            {journey}
        </section>
    }
}

/// The Meadow with the path of sun and moon.
pub fn meadow(scene: &Scene) -> impl IntoView + use<> {
    let duo = rules();
    let ctx = ctx();
    let rows = [0usize, 1].map(|row| {
        let cells = (0..6)
            .map(|column| match scene.view.meadow[row * 6 + column] {
                Some(card) => {
                    let (sun, moon) = (scene.view.sun.touches(column), scene.view.moon.touches(column));
                    view! {
                        <div class="cell">
                            {tile(card, scene, if sun || moon { "reach" } else { "" })}
                            {(sun || moon).then(|| view! { <span class="tab" aria-hidden="true">{sun.then(|| icon("sun"))}{moon.then(|| icon("moon"))}</span> })}
                        </div>
                    }
                    .into_any()
                }
                None => view! { <div class="cell gap"></div> }.into_any(),
            })
            .collect_view();
        view! { <div class=format!("mrow row{}", row + 1)>{cells}</div> }
    });
    let [upper, lower] = rows;
    let spots = PathSpot::all()
        .map(|spot| {
            let passed = spot < scene.view.sun.min(scene.view.moon);
            let style = format!("--spot:{}", spot.0 - 1);
            let skunk = scene.view.together.skunks.at(Haunt::Path(spot));
            let target = Target::Spot(spot);
            let thing = ctx.thing_at(scene, target);
            if thing.can {
                let label = ctx.say(&duo.haunt_name(Haunt::Path(spot)));
                let class = thing.class("spot pickable can".to_owned());
                return view! { <button class=class style=style aria-label=label on:click=move |_| ctx.pick_thing(target)>{skunk.then(|| piece("skunk", ""))}</button> }.into_any();
            }
            if skunk {
                let class = thing.class("spot covered".to_owned());
                return view! { <span class=class style=style>{piece("skunk", "")}</span> }.into_any();
            }
            view! { <span class=if passed { "spot was" } else { "spot" } style=style></span> }.into_any()
        })
        .collect_view();
    let both = scene.view.sun == scene.view.moon;
    let label = ctx.say(&Line::new("page-path").with("sun", scene.view.sun.0).with("moon", scene.view.moon.0));
    let covered = PathSpot::all().filter(|&spot| scene.view.together.skunks.at(Haunt::Path(spot)));
    let covered: Vec<String> = covered.map(|spot| spot.0.to_string()).collect();
    let label = match covered.is_empty() {
        true => label,
        false => format!("{label} {}", ctx.say(&Line::new("page-path-skunks").with("spots", covered.join(", ")))),
    };
    view! {
        <section class="mead" aria-label=ctx.text("page-meadow")>
            {upper}
            <div class="path" data-zone="track" role="group" aria-label=label>
                <span class="trail"></span>{spots}
                <span class=if both { "tok left" } else { "tok" } data-piece="sun" style=format!("--spot:{}", scene.view.sun.0 - 1)>{icon("sun")}</span>
                <span class=if both { "tok right" } else { "tok" } data-piece="moon" style=format!("--spot:{}", scene.view.moon.0 - 1)>{icon("moon")}</span>
            </div>
            {lower}
        </section>
    }
}

/// River and farms.
pub fn places(scene: &Scene) -> impl IntoView + use<> {
    let duo = rules();
    let ctx = ctx();
    let one = |space: Space| {
        let (effect, class) = match space {
            Space::River(space) => (duo.pack().river[scene.view.river[space.index()].index()].effect, "river"),
            Space::Farm(farm) => (duo.pack().farms[farm.index()].effect, "farm"),
            Space::Event(_) | Space::Red(_) => return ().into_any(),
        };
        let name = ctx.say(&duo.space_name(space));
        let text = ctx.arg(&duo.space_text(&scene.view, space));
        let label = ctx.labelled(&name, &text);
        let body =
            view! { <span class="fx">{glyphs(effect_glyphs(effect))}</span><span class="lb">{ctx.soft(name)}</span> };
        place(scene, space, class, label, body).into_any()
    };
    view! {
        <section class="strip locs" aria-label=ctx.text("cli-places")>
            {RiverSpace::all().map(Space::River).map(one).collect_view()}
            {FarmId::all().map(Space::Farm).map(one).collect_view()}
        </section>
    }
}

/// The hand with cards laid aside, and the piles.
pub fn hand(scene: &Scene) -> impl IntoView + use<> {
    let (ctx, duo) = (ctx(), rules());
    let mayor = scene.view.mayors[scene.near.index()];
    let aside = scene.view.aside;
    let tiles =
        aside.chain(mayor.hand).map(|card| tile(card, scene, if aside.has(card) { "drawn" } else { "" }).into_any());
    let tiles: Vec<_> = tiles.collect();
    let empty = tiles.is_empty();
    let (counts, heaps) = piles(scene.view.deck_count.into(), scene.view.discard_count.into());
    let thing = ctx.thing_at(scene, Target::Deck);
    let pile = if thing.can {
        let label = format!("{} {counts}", ctx.say(&duo.offer(&scene.view, Action::Draw)));
        let class = thing.class("piles panel can avail".to_owned());
        view! { <button class=class data-deck on:click=move |_| ctx.pick_thing(Target::Deck)><span class="sr">{label}</span><span class="face" aria-hidden="true">{heaps}</span></button> }.into_any()
    } else {
        view! { <div class="piles panel" data-deck role="img" aria-label=counts>{heaps}</div> }.into_any()
    };
    view! { {side::hand(ctx.text("cli-hand"), mayor.hand.len() as usize, tiles, empty)}{pile} }
}
