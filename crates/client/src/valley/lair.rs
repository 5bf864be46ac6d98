//! The opponent in the box: Nightweave's lair, or Rugwort.

use super::card::{rival_chip, rival_mini};
use super::face::Panel;
use crate::everdell::glyph::owner;
use crate::shell::app::{Ctx, ctx, rules};
use crate::shell::face::{Face, Heap};
use crate::shell::glyph::{fact, icon, icon_as};
use crate::shell::{Scene, View};
use leptos::prelude::*;
use table::{Arg, Line, Side};
use valley::nightweave::{Arrow, Part, Task};
use valley::pack::Entry;
use valley::{ActivityId, CardId, Post, Valley};
use woodland::Season;
use woodland::words::season_line;

/// What she is like and up to: name and text of personality, plot and scheme.
fn ways<'a>(valley: &'a Valley, scene: &Scene) -> Vec<(&'static str, &'a Entry)> {
    let (rival, pack) = (&scene.view.rival, valley.pack());
    let personality = rival.personality.map(|it| ("page-valley-personality", pack.personality(it)));
    let plot = rival.plot.map(|it| ("page-valley-plot", pack.plot(it)));
    let scheme = rival.scheme.map(|it| ("page-valley-scheme", pack.scheme(it)));
    [scheme, plot, personality].into_iter().flatten().collect()
}

/// Her spiders at home, city, hand, feats, Activity cards to come and tokens.
pub fn heaps(valley: &Valley, view: &View) -> Vec<Heap> {
    let rival = &view.rival;
    let home = rival.workers.iter().filter(|&&post| post == Post::Home).count();
    let is_hers = valley.play_mode().lair().is_some();
    let (city, points) = (rival.city.len(), usize::from(rival.points));
    let (hand, feats) = (usize::from(rival.hand_count), rival.feats.len());
    let all = [
        is_hers.then(|| Heap::of("spider", "page-valley-spiders-home", home)),
        Some(Heap::of("construction", "page-valley-rival-city", city)),
        is_hers.then(|| Heap::of("card", "page-valley-rival-hand", hand)),
        is_hers.then(|| Heap::of("web", "page-valley-feats", feats)),
        is_hers.then(|| Heap::of("deck", "page-valley-activity-left", rival.activity.len())),
        Some(Heap::of("point", "n-point-token", points)),
    ];
    all.into_iter().flatten().collect()
}

/// The same in a row.
fn lair_line(scene: &Scene) -> impl IntoView + use<> {
    let ctx = ctx();
    let facts = heaps(&rules(), &scene.view).into_iter().map(|heap| fact(ctx, heap));
    view! { <div class="row lairline">{facts.collect_view()}</div> }
}

/// The opponent in the box among the others at the table.
pub fn rival(scene: &Scene) -> impl IntoView + use<> {
    let valley = rules();
    let ctx = ctx();
    let name = ctx.say(&valley.side_name(Side::RIVAL));
    let rival = &scene.view.rival;
    let level =
        valley.play_mode().lair().map(|lair| ctx.say(&Line::new("page-valley-level-n").with("n", lair.level.0)));
    let year = valley.play_mode().year().map(|year| ctx.say(&Line::new("page-valley-year-n").with("n", year.number())));
    let season = level.is_some().then(|| {
        let label = ctx.say(&season_line(rival.season));
        view! { <span class="season" role="img" aria-label=label.clone() title=label>{icon(rival.season.id())}</span> }
    });
    let texts = ways(&valley, scene).into_iter().map(|(id, entry)| {
        let (name, text) = (ctx.arg(&Arg::from(&entry.name)), ctx.arg(&Arg::from(&entry.text)));
        let whole = format!("{} {}", ctx.text(id), ctx.labelled(&name, &text));
        view! { <p class="web-text" title=whole><b>{name}</b>" "{text}</p> }
    });
    let open = rival.open.map(|card| {
        let entry = &valley.pack().activity(card).entry;
        let line = Line::new("page-valley-last-activity").with("card", Arg::from(&entry.name));
        let text = ctx.arg(&Arg::from(&entry.text));
        view! { <p class="web-text mut" title=text>{ctx.say(&line)}</p> }
    });
    let cards = distinct(&rival.city).into_iter().map(|(card, n)| rival_mini(scene, card, n));
    view! {
        <section class="opp rival panel" data-zone="other" aria-label=name.clone()>
            <div class="l"><div class="row"><h2 class="ph">{owner(valley.animal(Side::RIVAL), "")}<span>{name.clone()}</span></h2><span class="mut grow state">{level}{year}</span>{season}
                <span class="medal">{scene.score(Side::RIVAL).total()}</span>
                <button class="btn quiet spread" id="rival" aria-label=ctx.text("page-valley-about-rival") on:click=move |_| ctx.open(Panel::Rival)>{icon("eye")}</button></div>
            {lair_line(scene)}
            <div class="web-texts">{texts.collect_view()}{open}</div></div>
            <div class="minis">{cards.collect_view()}</div>
        </section>
    }
}

/// Cards with how many there are of each.
fn distinct(cards: &[CardId]) -> Vec<(CardId, usize)> {
    let mut counted: Vec<(CardId, usize)> = Vec::new();
    for &card in cards {
        match counted.iter_mut().find(|(other, _)| *other == card) {
            Some((_, n)) => *n += 1,
            None => counted.push((card, 1)),
        }
    }
    counted
}

/// Everything that is known about the opponent in the box.
pub fn about(ctx: Ctx) -> impl IntoView {
    let valley = ctx.rules();
    ctx.scene.get().map(|scene| {
        let rival = &scene.view.rival;
        let texts = ways(&valley, &scene).into_iter().map(|(id, entry)| {
            view! { <h3>{ctx.labelled(&ctx.text(id), &ctx.arg(&Arg::from(&entry.name)))}</h3><p>{ctx.arg(&Arg::from(&entry.text))}</p> }
        });
        let known: Vec<Arg> = rival.hand.iter().map(|&card| valley.card_name(card)).collect();
        let known = (!known.is_empty()).then(|| {
            view! { <p>{ctx.say(&Line::new("page-valley-known-hand").with("cards", Arg::List(known)))}</p> }
        });
        let feats: Vec<Arg> = rival.feats.iter().flatten().map(|&card| valley.card_name(card)).collect();
        let feats = (!feats.is_empty()).then(|| {
            view! { <p>{ctx.say(&Line::new("page-valley-known-feats").with("cards", Arg::List(feats)))}</p> }
        });
        let cards = distinct(&rival.city).into_iter().map(|(card, n)| rival_chip(&scene, card, n));
        let empty = rival.city.is_empty().then(|| view! { <p class="mut">{ctx.text("page-valley-no-cards")}</p> });
        view! {
            <div class="about-rival">
                {lair_line(&scene)}{texts.collect_view()}
                {rival.open.map(|card| activity_card(card, rival.season))}
                {known}{feats}
                <h3>{ctx.text("page-city")}</h3>{empty}
                <div class="chips all">{cards.collect_view()}</div>
            </div>
        }
    })
}

/// An Activity card: its arrow, a line for each season, what is left otherwise.
pub fn activity_card(card: ActivityId, season: Season) -> impl IntoView {
    let valley = rules();
    let ctx = ctx();
    let sheet = valley.pack().activity(card);
    let (arrow, turns) = match sheet.arrow {
        Arrow::Clockwise => ("cw", "page-valley-clockwise"),
        Arrow::CounterClockwise => ("ccw", "page-valley-counter-clockwise"),
    };
    let lines = Season::ALL.into_iter().filter_map(|at| {
        let [first, second]: [Task; 2] = sheet.lines[at.index()]?;
        let line = Line::new("page-valley-else")
            .with("first", valley.act_line(first.act))
            .with("second", valley.act_line(second.act));
        let on = at == season;
        let name = ctx.say(&season_line(at));
        Some(view! {
            <div class=if on { "ln on" } else { "ln" } aria-current=on.then_some("true")>{icon(at.id())}<span class="sr">{name}</span><span>{ctx.say(&line)}</span></div>
        })
    });
    let part = |part: &Part| -> Arg {
        Line::new(match part {
            Part::Level => "page-valley-part-level",
            Part::Draw => "page-valley-part-draw",
            Part::Discard => "page-valley-part-discard",
            Part::Haven => "page-valley-part-haven",
        })
        .into()
    };
    let rest = Line::new("page-valley-otherwise").with("what", Arg::List(sheet.default.iter().map(part).collect()));
    view! {
        <div class="act">
            <div class="act-hd">{icon_as(arrow, "big")}<span><b>{ctx.arg(&Arg::from(&sheet.entry.name))}</b><small>{ctx.text(turns)}</small></span></div>
            {lines.collect::<Vec<_>>()}
            <div class="ln"><span aria-hidden="true">"…"</span><span>{ctx.say(&rest)}</span></div>
        </div>
    }
}
