//! The board: events, Meadow, forest with Haven and Journey, basic locations.

use super::art::{asks_glyphs, effect_glyphs};
use super::card::{guests, guests_text, tile};
use crate::everdell::glyph::piece;
use crate::everdell::tile::dots;
use crate::shell::Scene;
use crate::shell::app::{ctx, rules};
use crate::shell::face::Face;
use crate::shell::glyph::{glyphs, icon, icon_as};
use leptos::prelude::*;
use table::{Arg, Line, Seat, Side};
use valley::board::Target;
use valley::pack::Asks;
use valley::{Ask, BASIC_EVENTS, BasicId, CardId, Clearing, EventId, JourneySpace, MEADOW, Site, Slot, Spot};
use woodland::words::goods_arg;

/// The webs for good on a place of the board.
fn webbed(scene: &Scene, site: Site) -> bool {
    let rival = &scene.view.rival;
    match site {
        Site::Basic(_) | Site::Forest(_) | Site::Haven => rival.webs.has(site),
        Site::Event(event) if event.is_basic() => rival.event_webs[event.index()] > 0,
        Site::Event(event) => {
            let place = scene.view.specials.iter().position(|&laid| laid == event);
            place.is_some_and(|place| scene.view.under[place].webs > 0)
        }
        Site::Journey(_) | Site::City(_) => false,
    }
}

/// A place or event with its states.
fn place<V: IntoView + 'static>(
    scene: &Scene,
    site: Site,
    class: &str,
    label: String,
    body: V,
) -> impl IntoView + use<V> {
    let valley = rules();
    let ctx = ctx();
    let target = Target::Site(site);
    let state = ctx.thing_at(scene, target);
    let workers = guests(scene, site);
    let claimed = matches!(site, Site::Event(event) if scene.view.claimed[event.index()].is_some());
    let single = match site {
        Site::Basic(basic) => valley.pack().basic(basic).exclusive,
        Site::Forest(_) => workers.len() >= valley.play_mode().forest_workers(),
        Site::Haven => false,
        Site::Journey(space) => space != JourneySpace::SHARED,
        Site::Event(_) | Site::City(_) => true,
    };
    let full = claimed || (single && !workers.is_empty());
    let full = if full { "full" } else { "" };
    // Before a verb is chosen only events that can be claimed call.
    let quiet = matches!(scene.view.question(), Some((_, Ask::Turn))) && ctx.verb.get().is_none();
    let calls = !quiet || matches!(site, Site::Event(_));
    let can = state.either(if calls { "avail can" } else { "can" }, "");
    let class = state.class(format!("place {class} {full} {can}"));
    let room = full.is_empty() && workers.is_empty() && !matches!(site, Site::Event(_) | Site::Journey(_));
    let web = webbed(scene, site);
    let watched = scene.view.watched == Some(site);
    let can = ctx.text(if state.can { "page-can-choose" } else { "page-cannot-choose" });
    let mut extra = guests_text(ctx, scene, site);
    for (set, id) in [(web, "page-valley-webbed"), (watched, "page-valley-watched")] {
        if set {
            extra = format!("{extra} {}.", ctx.text(id));
        }
    }
    let label = format!("{label} {extra} {can}");
    let id = valley::action::write_site(site, valley.pack());
    let marks = workers.into_iter().map(|name| piece(name, "wk"));
    view! {
        <button class=class data-site=id on:click=move |_| ctx.pick_thing(target)>
            <span class="sr">{label}</span>
            <span class="face" aria-hidden="true">{body}</span>
            {room.then(|| view! { <span class="ring" aria-hidden="true"></span> })}
            <span class="wks" aria-hidden="true">{web.then(|| icon_as("web", "wk"))}{watched.then(|| piece("figure", "wk"))}{marks.collect_view()}</span>
        </button>
    }
}

/// The four basic and the four special events.
pub fn events(scene: &Scene) -> impl IntoView + use<> {
    let valley = rules();
    let ctx = ctx();
    let basics = (0..BASIC_EVENTS as u8).map(EventId);
    let tiles = basics.chain(scene.view.specials).map(|event| {
        let sheet = valley.pack().event(event);
        let claimed = scene.view.claimed[event.index()];
        let name = ctx.arg(&valley.event_name(event));
        let text = ctx.arg(&Arg::from(&sheet.entry.text));
        let owner = claimed.map(|seat| ctx.say(&Line::new("page-claimed-by").with("who", valley.side_name(seat))));
        let under = scene.view.specials.iter().position(|&laid| laid == event).map(|at| &scene.view.under[at]);
        let on = under.map_or(String::new(), |under| {
            let goods = if under.goods.is_empty() { String::new() } else { ctx.arg(&goods_arg(under.goods)) };
            let cards = if under.cards.is_empty() {
                String::new()
            } else {
                ctx.arg(&valley.card_names(under.cards.iter().copied()))
            };
            format!("{goods} {cards}")
        });
        let mine = valley.progress(&scene.view.players[scene.near.index()], event);
        let so_far = ctx.say(&Line::new("page-so-far").with("n", mine.have).with("all", mine.need));
        let label = match &owner {
            Some(owner) => ctx.labelled(&name, &format!("{text} {owner} {on}")),
            None => ctx.labelled(&name, &format!("{text} {so_far} {on}")),
        };
        let others = (0..scene.view.players.len()).filter(|&i| i != scene.near.index());
        let ahead = others.map(|i| (valley.progress(&scene.view.players[i], event), Seat(i as u8))).max_by_key(|(far, _)| far.have);
        let ahead = ahead.map(|(far, seat)| {
            view! { <span class=if far.met { "them warn" } else { "them" }>{icon(valley.animal(seat))}{far.have}</span> }
        });
        let taken = claimed.map(|side| ctx.text(if side.seat() == Some(scene.near) { "page-yours" } else { "page-claimed" }));
        let named = |card: CardId| {
            let city = &scene.view.players[scene.near.index()].city;
            let has = city.iter().any(|b| !b.down() && b.card == card);
            let (class, mark) = if has { ("nd has", "check") } else { ("nd", "slot") };
            view! { <span class=class>{icon(mark)}<span>{ctx.name(&valley.card_name(card))}</span></span> }
        };
        let asks = match (sheet.asks, taken) {
            (Asks::Cards(cards), None) => view! { <span class="two">{cards.map(named).collect_view()}</span> }.into_any(),
            (Asks::Cards(cards), Some(taken)) => view! { <span class="two">{cards.map(named).collect_view()}</span><span class="pg">{taken}</span> }.into_any(),
            (asks, Some(taken)) => view! { <span class="fx">{glyphs(asks_glyphs(asks))}</span><span class="pg">{taken}</span> }.into_any(),
            (asks, None) => view! { <span class="fx">{glyphs(asks_glyphs(asks))}</span><span class="pg">{dots(mine.have, mine.need)}{ahead}</span> }.into_any(),
        };
        let points = if sheet.worth.is_empty() { sheet.points.to_string() } else { format!("{}+", sheet.points) };
        let special = if matches!(sheet.asks, Asks::Cards(_)) { "ev special" } else { "ev" };
        let body = view! {
            <span class="medal">{points}</span>
            {asks}
            {claimed.map(|seat| icon_as(valley.animal(seat), "wk owner"))}
        };
        place(scene, Site::Event(event), special, label, body)
    });
    view! { <section class="strip evs" aria-label=ctx.text("cli-events")>{tiles.collect_view()}</section> }
}

/// The Meadow: two rows of four, with her figure in its slot and the slots that Rugwort blocks.
pub fn meadow(scene: &Scene) -> impl IntoView + use<> {
    let (ctx, valley) = (ctx(), rules());
    let rival = &scene.view.rival;
    let cell = |slot: Slot| {
        let told = |is: &str| ctx.thing_at(scene, Target::Meadow(slot)).class(is.to_owned());
        let blocked = rival.blocked & slot.bit() != 0;
        let mark = blocked.then(|| view! { <span class="blocker" role="img" aria-label=ctx.text("page-valley-slot-blocked")>{icon(valley.animal(Side::RIVAL))}</span> });
        match scene.view.meadow[slot.index()] {
            Some(card) => view! {
                <div class=if blocked { "cell blocked" } else { "cell" }>{tile(card, scene, Target::Meadow(slot), 1, "")}{mark}</div>
            }
            .into_any(),
            None if rival.figure == Some(slot) => view! {
                <div class=told("cell fig") role="img" aria-label=ctx.say(&Line::new("page-valley-figure").with("n", slot.number()))>
                    {icon_as("web", "w1")}{piece("spider", "w2")}<span aria-hidden="true">{ctx.text("page-valley-her-figure")}</span></div>
            }
            .into_any(),
            None => view! { <div class=told("cell gap")>{mark}</div> }.into_any(),
        }
    };
    let half = MEADOW / 2;
    view! {
        <section class="mead" aria-label=ctx.text("page-meadow")>
            <div class="mrow row1">{Slot::all().take(half).map(cell).collect_view()}</div>
            <div class="mrow row2">{Slot::all().skip(half).map(cell).collect_view()}</div>
        </section>
    }
}

/// The clearings as a block of two by two, the Haven and the Journey.
pub fn wood(scene: &Scene) -> impl IntoView + use<> {
    let valley = rules();
    let ctx = ctx();
    let clearing = |at: Clearing| {
        let forest = scene.view.forest[at.index()]?;
        let sheet = valley.pack().forest(forest);
        let name = ctx.arg(&valley.site_name(Site::<Spot>::Forest(at)));
        let text = ctx.arg(&Arg::from(&sheet.entry.text));
        // The log and the strip call it by its number.
        let body = view! {
            <span class="fx">{glyphs(effect_glyphs(sheet.effect))}</span><span class="lb">{ctx.soft(name.clone())}</span>
        };
        Some(place(scene, Site::Forest(at), "clearing", ctx.labelled(&name, &text), body))
    };
    let clearings: Vec<_> = Clearing::all().filter_map(clearing).collect();
    let haven = {
        let sheet = &valley.pack().haven;
        let name = ctx.arg(&valley.site_name(Site::<Spot>::Haven));
        let text = ctx.arg(&Arg::from(&sheet.entry.text));
        let body = view! { <span class="fx">{icon("haven")}</span><span class="lb">{ctx.soft(name.clone())}</span> };
        place(scene, Site::Haven, "haven", ctx.labelled(&name, &text), body)
    };
    let journey = valley.pack().journey.iter().map(|space| {
        let site = Site::Journey(JourneySpace(space.points));
        let name = ctx.arg(&valley.site_name(site));
        let text = ctx.arg(&Arg::from(&space.entry.text));
        let body = view! { <span class="fx">{icon("journey")}</span><span class="lb"><b>{space.points}</b></span> };
        place(scene, site, "step", ctx.labelled(&name, &text), body)
    });
    view! {
        <section class="wood" aria-label=ctx.text("page-valley-forest")>
            <div class="clearings">{clearings}</div>
            <div class="road">{haven}{journey.collect_view()}</div>
        </section>
    }
}

/// The basic locations, in the order of the board.
pub fn locations(scene: &Scene) -> impl IntoView + use<> {
    let valley = rules();
    let ctx = ctx();
    let one = |basic: BasicId| {
        let sheet = valley.pack().basic(basic);
        let name = ctx.arg(&Arg::from(&sheet.entry.name));
        let kind = ctx.text(if sheet.exclusive { "page-valley-one-worker" } else { "page-valley-shared" });
        let body = view! { <span class="fx">{glyphs(effect_glyphs(sheet.effect))}</span><span class="lb">{ctx.soft(kind.clone())}</span> };
        place(scene, Site::Basic(basic), "farm", ctx.labelled(&name, &format!("{kind}.")), body)
    };
    view! { <section class="strip locs" aria-label=ctx.text("cli-places")>{BasicId::all().map(one).collect_view()}</section> }
}
