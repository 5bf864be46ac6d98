//! The end of the game: who has won, points over time and counted up by source, the best plays, what made the game, and what next.

use crate::common::store;
use crate::shell::app::{Ctx, Panel, ctx, rules};
use crate::shell::chart::chart;
use crate::shell::face::Face;
use crate::shell::glyph::{icon, icon_as};
use crate::shell::link::{home, share, to_campaign};
use crate::shell::review::{Back, back};
use crate::shell::speech::{capital, level_tag};
use crate::shell::{BestPlay, Rules, Swing, motion, sound};
use leptos::prelude::*;
use room::{Account, Ending, Moment};
use table::board::Board;
use table::{Game, Line, Side};

/// The end of the game.
#[component]
pub fn End() -> impl IntoView {
    let ctx = ctx();
    let facts = ctx.of_source(|source| {
        let course = source.course();
        let (best, swings) = (source.best_plays(&course), source.swings(&course));
        (source.ending(), course, best, swings, source.extra().campaign)
    });
    facts.map(|(Ending { verdict, accounts, winners }, course, best, swings, campaign)| {
        let rules = rules();
        let last = course.len() - 1;
        let winner = match winners[..] {
            [] => Some(Side::RIVAL),
            [only] => Some(only.into()),
            _ => None,
        };
        let mut verdict = verdict.into_iter();
        let headline = verdict.next();
        let details: Vec<Line> = verdict.collect();
        let details = (!details.is_empty()).then(|| {
            view! { <ul class="verdict">{details.into_iter().map(|line| view! { <li>{move || ctx.say(&line)}</li> }).collect_view()}</ul> }
        });
        let again = move |_| {
            if let Some(room) = ctx.of_source(|source| source.again()).flatten() {
                ctx.begin(room);
            }
        };
        let many = ctx.of_source(|source| source.seats().len()).unwrap_or(1) > 1 && !rules.is_solo();
        let again_text = if many { "page-again" } else { "page-again-alone" };
        let back = back();
        let counted = count_up(ctx);
        let sides: Vec<Side> = rules.rivals().into_iter().map(|(side, _)| side).collect();
        let sums = accounts.iter().enumerate().map(|(i, (_, parts))| {
            let animal = rules.animal(sides.get(i).copied().unwrap_or(Side::RIVAL));
            let total: i32 = parts.iter().map(|(_, n)| n).sum();
            view! { <span>{icon_as(animal, "who")}<b>{counted.of(total, 0, 1)}</b></span> }
        });
        let sums = sums.collect_view();
        let alone = ctx.you.with_value(Option::is_some);
        let best_text = if alone { "page-best-yours" } else { "page-best" };
        let drawn = chart(&course, &best);
        view! {
            <main class=if counted.moves { "home end rises" } else { "home end" }>
                <header class="row wrap crowned">
                    {winner.map(|side| icon_as(rules.animal(side), "bigger"))}
                    <div class="grow"><h1>{move || headline.as_ref().map(|line| capital(ctx.say(line)))}</h1>
                        <p class="sums"><span class="sums-all" aria-hidden="true">{sums}</span><span class="mut">{move || ctx.say(&Line::new("page-moves-made").with("n", last))}</span>{offer_sound(ctx)}</p>
                        {details}</div>
                    <button class="btn quiet" id="shelf" on:click=move |_| home()>{icon("home")}{move || ctx.text("page-to-shelf")}</button>
                    <button class="btn" on:click=move |_| share(ctx)>{icon("share")}{move || ctx.text("page-share")}</button>
                    {match campaign {
                        Some(id) => view! { <button class="btn pri" id="to-sheet" on:click=move |_| to_campaign(ctx, Some(id))>{icon("book")}{move || ctx.text("page-to-sheet")}</button> }.into_any(),
                        None => view! { <button class="btn pri" id="again" on:click=again>{icon("play")}{move || ctx.text(again_text)}</button> }.into_any(),
                    }}
                </header>
                <section class="panel box course"><h2>{move || ctx.text("page-course")}</h2>{drawn}</section>
                <section class="panel box sources"><h2>{move || ctx.text("page-sources")}</h2>{move || points(ctx, &accounts, counted)}</section>
                {(!best.is_empty()).then(|| view! { <section class="panel box"><h2>{move || ctx.text(best_text)}</h2>{move || best_plays(back, &best, &course, alone)}</section> })}
                <section class="panel box made">{move || moments(ctx, back, &swings, last)}</section>
            </main>
        }
    })
}

/// Under which name the browser remembers that sounds were offered.
const OFFERED: &str = "bosk.sound-offered";

/// Sounds are offered once, when the first game is over.
fn offer_sound(ctx: Ctx) -> Option<impl IntoView> {
    let heard = ctx.settings.get_untracked().sound;
    let own = ctx.id.with_untracked(Option::is_some);
    if heard || !own || store::read::<bool>(OFFERED).is_some() {
        return None;
    }
    let open = RwSignal::new(true);
    on_cleanup(|| {
        store::keep(OFFERED, &true);
    });
    let answer = move |yes: bool| {
        if yes {
            sound::switch(ctx);
        }
        store::keep(OFFERED, &true);
        open.set(false);
    };
    let offer = move || {
        view! {
            <span class="row" id="offer-sound">{icon("sound")}{ctx.text("page-sound-offer")}
                <button class="btn" on:click=move |_| answer(true)>{ctx.text("page-sound-yes")}</button>
                <button class="btn quiet" on:click=move |_| answer(false)>{ctx.text("page-sound-no")}</button></span>
        }
    };
    Some(move || open.get().then(offer))
}

/// How long points are counted up, in milliseconds.
const COUNTING: f64 = 900.0;

/// Points that are counted up, source by source; at once for who wishes for stillness.
#[derive(Clone, Copy)]
struct Counted {
    /// How far, from 0 to 1.
    far: RwSignal<f64>,
    /// Whether it takes time.
    moves: bool,
}

impl Counted {
    /// What is counted so far of one of several heaps.
    fn of(self, points: i32, heap: usize, heaps: usize) -> impl IntoView {
        move || {
            let far = self.far.get() * (heaps as f64 + 1.0) - heap as f64;
            (f64::from(points) * far.clamp(0.0, 1.0)).round() as i32
        }
    }
}

fn count_up(ctx: Ctx) -> Counted {
    let moves = !motion::is_still(ctx.settings.get_untracked().still);
    let far = RwSignal::new(if moves { 0.0 } else { 1.0 });
    if moves {
        count_on(far, js_sys::Date::now());
    }
    Counted { far, moves }
}

/// Counts on at the next frame, until all is counted or nobody looks.
fn count_on(far: RwSignal<f64>, since: f64) {
    request_animation_frame(move || {
        let now = ((js_sys::Date::now() - since) / COUNTING).min(1.0);
        if far.try_set(now).is_none() && now < 1.0 {
            count_on(far, since);
        }
    });
}

/// The decisions that brought most, each with the card it was about; pressed, it opens the review there.
fn best_plays(back: Back, best: &[BestPlay], course: &[Moment], alone: bool) -> impl IntoView + use<> {
    let (ctx, rules) = (ctx(), rules());
    let rows = best.iter().enumerate().map(|(n, play)| {
        let before = play.before;
        let deed = rules.deed(play.action);
        let card = rules.card_in(play.action).and_then(|(id, _)| Rules::about(ctx, id));
        let (class, drawing, what) = match card {
            Some(card) => (card.class, card.block, card.name),
            None => (String::new(), icon(rules.animal(play.seat)), capital(ctx.say(&deed))),
        };
        let when =
            Line::new("page-review-point").with("n", before + 1).with("season", course[before].season.name.clone());
        let line = Line::new("page-best-play")
            .with("who", rules.seat_name(play.seat))
            .with("what", deed)
            .with("gain", play.gain);
        let see = ctx.say(&Line::new("page-see-move").with("n", before + 1));
        let who = (!alone).then(|| icon_as(rules.animal(play.seat), "who"));
        view! {
            <li><button class=format!("best-play {class}") title=ctx.say(&line) on:click=move |_| back.open_at(ctx, before)>
                <span class="blk">{drawing}<b class="place">{n + 1}</b><b class="medal gain">"+"{play.gain}</b></span>
                <b class="what">{who}{what}</b><span class="mut">{ctx.say(&when)}</span><span class="sr">{see}</span>
            </button></li>
        }
    });
    view! { <ol class="best">{rows.collect_view()}</ol> }
}

/// The moves that made the game: what the review has found of them, or else those that changed most who is ahead; pressed, each
/// opens the review there. And the ways to the review, the table and the log.
fn moments(ctx: Ctx, back: Back, swings: &[Swing], last: usize) -> impl IntoView + use<> {
    let rules = ctx.rules();
    let mut rows = back.pivots(ctx);
    if rows.is_empty() {
        let rivals = rules.rivals();
        rows.extend(swings.iter().map(|swing| {
            let (side, name) = &rivals[swing.whose];
            let what = swing.action.map_or_else(|| name.clone(), |action| rules.deed(action));
            let gain = format!("{}{}", if swing.gain < 0 { "−" } else { "+" }, swing.gain.abs());
            (swing.before, rules.animal(*side), capital(ctx.say(&what)), gain)
        }));
    }
    let title = ctx.say(&Line::new("page-moments").with("n", rows.len()));
    let rows = rows.into_iter().map(|(before, sign, what, gain)| {
        let when = ctx.say(&Line::new("page-review-chip").with("n", before + 1));
        view! {
            <li><button class="moment" on:click=move |_| back.open_at(ctx, before)>
                <b>{when}</b>" "{icon_as(sign, "who")}<span class="grow">{what}</span>" "<b class="num">{gain}</b></button></li>
        }
    });
    view! {
        <h2>{title}</h2><ol class="moments">{rows.collect_view()}</ol>
        <div class="row wrap">
            <button class="btn pri" id="review" on:click=move |_| back.open(ctx)>{icon("replay")}{ctx.text("page-review")}</button>
            <button class="btn" id="look" on:click=move |_| ctx.looking.set(Some(last))>{icon("eye")}{ctx.text("page-see-table")}</button>
            <button class="btn quiet" on:click=move |_| ctx.panel.set(Some(Panel::Log))>{icon("log")}{ctx.text("page-log")}</button>
        </div>
    }
}

/// One column for everybody and one row for each source; tables side by side if the sources are not the same.
fn points(ctx: Ctx, accounts: &[Account], counted: Counted) -> impl IntoView + use<> {
    let sources = |(_, parts): &Account| parts.iter().map(|(source, _)| source.id).collect::<Vec<_>>();
    let alike = accounts.windows(2).all(|pair| sources(&pair[0]) == sources(&pair[1]));
    let tables: Vec<&[Account]> = if alike { vec![accounts] } else { accounts.chunks(1).collect() };
    let mut first = 0;
    let tables = tables.into_iter().map(|some| {
        first += some.len();
        table_of_points(ctx, some, first - some.len(), counted)
    });
    let tables = tables.collect_view();
    view! { <div class="accounts">{tables}</div> }
}

fn table_of_points(ctx: Ctx, accounts: &[Account], first: usize, counted: Counted) -> impl IntoView + use<> {
    let rules = ctx.rules();
    let sides: Vec<Side> = rules.rivals().into_iter().map(|(side, _)| side).collect();
    let animal = |i: usize| rules.animal(sides.get(first + i).copied().unwrap_or(Side::RIVAL));
    let head = |i: usize| {
        let who = capital(ctx.say(&accounts[i].0));
        let level = sides.get(first + i).and_then(|side| side.seat()).and_then(|seat| level_tag(ctx, seat));
        view! { <th scope="col">{icon_as(animal(i), "big")}<span>{who}{level}</span></th> }
    };
    let rows = accounts.first().map_or(0, |(_, parts)| parts.len());
    let most = accounts.iter().flat_map(|(_, parts)| parts.iter().map(|(_, n)| *n)).max().unwrap_or(1).max(1);
    let cell = |i: usize, n: usize| {
        let points = accounts[i].1[n].1;
        let far = format!("--far:{}%", 100 * points.max(0) / most);
        view! { <td><span class="so-many"><span class="n">{counted.of(points, n, rows)}</span><span class=format!("bar s{}", first + i) style=far aria-hidden="true"></span></span></td> }
    };
    let source = |n: usize| {
        let source = &accounts[0].1[n].0;
        let symbol = Rules::SOURCES.iter().find(|(end, _)| source.id.ends_with(end));
        view! { <th scope="row">{symbol.map(|(_, name)| icon(name))}<span>{ctx.say(source)}</span></th> }
    };
    let total = |i: usize| {
        let total: i32 = accounts[i].1.iter().map(|(_, n)| n).sum();
        view! { <td><span class="n">{counted.of(total, rows, rows)}</span></td> }
    };
    let all = || 0..accounts.len();
    // Two stand back to back, more beside each other.
    let (left, class) = if accounts.len() == 2 { (1, "points by-player facing") } else { (0, "points by-player") };
    let row = |n: usize| {
        let (before, behind) = (all().take(left).map(|i| cell(i, n)), all().skip(left).map(|i| cell(i, n)));
        view! { <tr>{before.collect_view()}{source(n)}{behind.collect_view()}</tr> }
    };
    view! {
        <table class=class>
            <thead><tr>{all().take(left).map(head).collect_view()}<td></td>{all().skip(left).map(head).collect_view()}</tr></thead>
            <tbody>{(0..rows).map(row).collect_view()}
                <tr class="total">{all().take(left).map(total).collect_view()}<th scope="row">{ctx.text("page-total")}</th>{all().skip(left).map(total).collect_view()}</tr>
            </tbody>
        </table>
    }
}
