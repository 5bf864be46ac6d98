//! How a game of Everdell begins: against whom, who sits where, what joins in.

use crate::shell::Room;
use crate::shell::app::{Ctx, Panel};
use crate::shell::games::fresh_seed;
use crate::shell::glyph::{icon, icon_as};
use leptos::prelude::*;
use room::HUMAN;
use table::{Arg, Game, Line, Seat};
use valley::webs::{Personality, Plot};
use valley::{Mode, PLAYERS};

/// Against whom.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Foe {
    Players,
    Rugwort,
    Nightweave,
}

/// Everything a person can wish for before a game.
#[derive(Clone, Copy)]
struct Wishes {
    foe: RwSignal<Foe>,
    players: RwSignal<u8>,
    seats: [RwSignal<&'static str>; PLAYERS],
    year: RwSignal<u8>,
    level: RwSignal<u8>,
    two: RwSignal<bool>,
    team: RwSignal<bool>,
    short: RwSignal<bool>,
    spring_worker: RwSignal<bool>,
    personality: RwSignal<String>,
    web: RwSignal<String>,
    modules: [RwSignal<bool>; 4],
    seed: RwSignal<String>,
}

const MODULES: [(&str, &str); 4] = [
    ("farms", "page-valley-farms"),
    ("corrin", "page-valley-corrin"),
    ("legends", "page-valley-legends"),
    ("powers", "page-valley-powers"),
];

impl Wishes {
    fn new() -> Wishes {
        let bot = || RwSignal::new("greedy");
        Wishes {
            foe: RwSignal::new(Foe::Players),
            players: RwSignal::new(2),
            seats: [RwSignal::new(HUMAN), bot(), bot(), bot()],
            year: RwSignal::new(1),
            level: RwSignal::new(1),
            two: RwSignal::new(false),
            team: RwSignal::new(false),
            short: RwSignal::new(false),
            spring_worker: RwSignal::new(false),
            personality: RwSignal::new(String::new()),
            web: RwSignal::new(String::new()),
            modules: std::array::from_fn(|_| RwSignal::new(false)),
            seed: RwSignal::new(String::new()),
        }
    }

    /// The wish as a mode is written.
    fn written(self) -> String {
        let mut text = match self.foe.get() {
            Foe::Players => format!("players:{}", self.players.get()),
            Foe::Rugwort => format!("rugwort:{}", self.year.get()),
            Foe::Nightweave => {
                let mut text = format!("nightweave:{}", self.level.get());
                for (set, word) in [(self.two, "two"), (self.team, "team"), (self.short, "activity=18")] {
                    if set.get() {
                        text.push_str(&format!(":{word}"));
                    }
                }
                for word in [self.personality.get(), self.web.get()] {
                    if !word.is_empty() {
                        text.push_str(&format!(":{word}"));
                    }
                }
                text
            }
        };
        for (set, (word, _)) in self.modules.into_iter().zip(MODULES) {
            if set.get() {
                text.push_str(&format!(":{word}"));
            }
        }
        if self.foe.get() == Foe::Nightweave && self.spring_worker.get() {
            text.push_str(":spring-worker");
        }
        text
    }

    fn mode(self) -> Result<Mode, Line> {
        Mode::read(&self.written())
    }

    fn seats(self, n: usize) -> Vec<String> {
        match self.foe.get_untracked() {
            Foe::Players => self.seats[..n].iter().map(|seat| seat.get_untracked().to_owned()).collect(),
            Foe::Rugwort | Foe::Nightweave => vec![HUMAN.to_owned(); n],
        }
    }
}

/// The rule that stands behind a refusal.
fn rule_of(line: &Line) -> Option<String> {
    line.args.iter().find_map(|(name, arg)| match arg {
        Arg::Plain(rule) if *name == "rule" => Some(rule.clone()),
        _ => None,
    })
}

/// Against whom, who sits where, what joins in.
pub fn start(ctx: Ctx) -> impl IntoView {
    let wishes = Wishes::new();
    let begin = move |_| match wishes.mode() {
        Err(why) => ctx.warn(ctx.say(&why)),
        Ok(mode) => {
            let seed = wishes.seed.get_untracked().trim().parse().unwrap_or_else(|_| fresh_seed());
            let game = ctx.packs.with_untracked(|packs| packs.in_use().in_mode(mode));
            ctx.begin(Room::new(game.into(), seed, wishes.seats(mode.players())));
        }
    };
    let refused = move || {
        wishes.mode().err().map(|why| {
            let rule = rule_of(&why);
            let open = rule.map(|rule| {
                let label = ctx.say(&Line::new("page-rule").with("number", rule.as_str()));
                view! { <button class="btn quiet" on:click=move |_| ctx.panel.set(Some(Panel::Rules(Some(rule.clone()))))>{icon("book")}{label}</button> }
            });
            view! { <p class="refused" role="alert" id="impossible">{icon("warn")}<span>{ctx.say(&why)}</span>{open}</p> }
        })
    };
    view! {
        <section class="stand">
            <div class="cover" aria-hidden="true"><svg><use href="#cover-valley"></use></svg><b>"Everdell & Mistwood"</b></div>
            <div class="modes">
                <h2>"Everdell & Mistwood"</h2>
                <p class="mut">{move || ctx.text("page-valley-facts")}</p>
                {segment(ctx, "page-against", "foe", wishes.foe, vec![
                    (Foe::Players, "players", "page-valley-each-other"),
                    (Foe::Rugwort, "rugwort", "valley-rugwort"),
                    (Foe::Nightweave, "nightweave", "valley-nightweave"),
                ])}
                {move || match wishes.foe.get() {
                    Foe::Players => players(ctx, wishes).into_any(),
                    Foe::Rugwort => numbers(ctx, "page-valley-year", "year", wishes.year, 1..=3).into_any(),
                    Foe::Nightweave => nightweave(ctx, wishes).into_any(),
                }}
                <fieldset><legend>{move || ctx.text("page-valley-modules")}</legend>
                    <div class="row wrap">{wishes.modules.into_iter().zip(MODULES).map(|(set, (word, id))| tick(ctx, set, word, id)).collect_view()}</div>
                </fieldset>
                {refused}
                <div class="row wrap">
                    <button class="btn pri" id="begin" aria-disabled=move || wishes.mode().is_err().to_string() on:click=begin>{icon("play")}{move || ctx.text("page-begin")}</button>
                    <label class="row">{move || ctx.text("page-seed")}
                        <input class="field seed" inputmode="numeric" prop:value=move || wishes.seed.get() on:input=move |event| wishes.seed.set(event_target_value(&event))/></label>
                </div>
                <p class="unoff">{icon("info")} {move || ctx.text("page-unofficial-box")}</p>
            </div>
        </section>
    }
}

/// One of several words.
fn segment<T: Copy + PartialEq + Send + Sync + 'static>(
    ctx: Ctx,
    legend: &'static str,
    name: &'static str,
    value: RwSignal<T>,
    words: Vec<(T, &'static str, &'static str)>,
) -> impl IntoView {
    let buttons = words.into_iter().map(move |(this, word, id)| {
        view! { <button role="radio" data-wish=format!("{name}-{word}") aria-checked=move || (value.get() == this).to_string() on:click=move |_| value.set(this)>{move || ctx.text(id)}</button> }
    });
    view! { <fieldset><legend>{move || ctx.text(legend)}</legend><div class="seg" role="radiogroup" aria-label=move || ctx.text(legend)>{buttons.collect_view()}</div></fieldset> }
}

/// One of several numbers.
fn numbers(
    ctx: Ctx,
    legend: &'static str,
    name: &'static str,
    value: RwSignal<u8>,
    range: std::ops::RangeInclusive<u8>,
) -> impl IntoView {
    let buttons = range.map(move |n| {
        view! { <button role="radio" data-wish=format!("{name}-{n}") aria-checked=move || (value.get() == n).to_string() on:click=move |_| value.set(n)>{n}</button> }
    });
    view! { <fieldset><legend>{move || ctx.text(legend)}</legend><div class="seg" role="radiogroup" aria-label=move || ctx.text(legend)>{buttons.collect_view()}</div></fieldset> }
}

/// Something that joins in, or not.
fn tick(ctx: Ctx, set: RwSignal<bool>, word: &'static str, id: &'static str) -> impl IntoView {
    view! {
        <button class=move || if set.get() { "opt on" } else { "opt" } role="checkbox" data-module=word aria-checked=move || set.get().to_string() on:click=move |_| set.update(|set| *set = !*set)>
            <span class="bx" aria-hidden="true">{move || set.get().then(|| icon("check"))}</span><span>{move || ctx.text(id)}</span></button>
    }
}

/// How many play, and who sits where.
fn players(ctx: Ctx, wishes: Wishes) -> impl IntoView {
    let seat = move |i: usize| {
        let value = wishes.seats[i];
        let name = move || ctx.say(&ctx.rules().seat_name(Seat(i as u8)));
        let buttons = [(HUMAN, "page-valley-person"), ("greedy", "page-bot-greedy"), ("random", "page-bot-random")].map(|(who, id)| {
            view! { <button role="radio" data-seat=format!("{i}-{who}") aria-checked=move || (value.get() == who).to_string() on:click=move |_| value.set(who)>{move || ctx.text(id)}</button> }
        });
        view! {
            <div class="seatrow"><span class="row">{icon_as(["squirrel", "mouse", "hedgehog", "turtle"][i], "big")}{name}</span>
                <div class="seg" role="radiogroup" aria-label=name>{buttons.collect_view()}</div></div>
        }
    };
    view! {
        {numbers(ctx, "page-valley-how-many", "players", wishes.players, 2..=4)}
        <div class="seatrows">{move || (0..usize::from(wishes.players.get())).map(seat).collect_view()}</div>
    }
}

/// Nightweave's level, who faces her, what she is like and up to.
fn nightweave(ctx: Ctx, wishes: Wishes) -> impl IntoView {
    let valley = ctx.rules();
    let pack = valley.pack();
    let personalities =
        Personality::ALL.map(|it| (format!("personality={}", it.id()), Arg::from(&pack.personality(it).name)));
    let plots = Plot::ALL.map(|it| (format!("plot={}", it.id()), Arg::from(&pack.plot(it).name)));
    let choice = move |id: &'static str,
                       legend: &'static str,
                       value: RwSignal<String>,
                       lots: Vec<(&'static str, &'static str)>,
                       named: Vec<(String, Arg)>| {
        let lots = lots.into_iter().map(move |(word, text)| {
            view! { <option value=word selected=move || value.get() == word>{move || ctx.text(text)}</option> }
        });
        let named = named.into_iter().map(move |(word, name)| {
            let same = word.clone();
            view! { <option value=word selected=move || value.get() == same>{move || ctx.arg(&name)}</option> }
        });
        view! {
            <label class="row">{move || ctx.text(legend)}
                <select class="field" id=id on:change=move |event| value.set(event_target_value(&event))>{lots.collect_view()}{named.collect_view()}</select></label>
        }
    };
    view! {
        <div class="row wrap pairs">
            {numbers(ctx, "page-valley-level", "level", wishes.level, 0..=4)}
            {segment(ctx, "page-valley-who-faces", "humans", wishes.two, vec![(false, "one", "page-valley-one"), (true, "two", "page-valley-two")])}
        </div>
        <div class="row wrap">
            {choice("personality", "page-valley-personality", wishes.personality, vec![("", "page-valley-none"), ("personality", "page-valley-by-lot")], personalities.to_vec())}
            {choice("web", "page-valley-plot-or-schemes", wishes.web, vec![("", "page-valley-none"), ("schemes", "page-valley-schemes"), ("plot", "page-valley-plot-by-lot")], plots.to_vec())}
        </div>
        <div class="row wrap">
            {tick(ctx, wishes.team, "team", "page-valley-team")}
            {tick(ctx, wishes.short, "short", "page-valley-short-deck")}
            {tick(ctx, wishes.spring_worker, "spring-worker", "page-valley-spring-worker")}
        </div>
    }
}
