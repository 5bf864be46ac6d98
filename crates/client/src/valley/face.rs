//! What Everdell supplies to its page.

use super::board::{events, locations, meadow, wood};
use super::lair::{about as about_rival, activity_card, heaps};
use super::players::{city, hand, others, reserve, spread};
use super::sheet::{picture, ways};
use crate::everdell::LETTERS;
use crate::everdell::card::Cards;
use crate::everdell::glance;
use crate::everdell::glyph::{SIGNS, colour_token, goods_glyphs, plan_for, reserve_heaps};
use crate::everdell::harvest::{Harvested, heard, sheaves};
use crate::everdell::tile::{legend, missing, sketch};
use crate::everdell::track::seasons;
use crate::everdell::zoom::about;
use crate::shell::app::{Ctx, ctx, rules};
use crate::shell::face::{Face, Heap, Manner, Sheaf};
use crate::shell::glyph::{Glyph, Signs, icon};
use crate::shell::sound::Cue;
use crate::shell::table::tabs;
use crate::shell::zone::zone;
use crate::shell::zoom::About;
use crate::shell::{Plan, Scene};
use leptos::prelude::*;
use table::board::Board;
use table::{Arg, Game, Line, Seat, Side, Tell};
use valley::board::{Target, Verb};
use valley::nightweave::Act;
use valley::{Action, Ask, Event, Means, Post, Site, Valley, View};
use woodland::words::{goods_arg, season_line};
use woodland::{Season, Standing};

/// What the phone's panel shows.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Tab {
    /// The basic locations.
    Places,
    /// Forest, Haven and Journey.
    Wood,
    /// Events.
    Events,
    /// One's own city.
    City,
    /// The others.
    Others,
}

/// What lies over the table in this box.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Panel {
    /// All cards of a city.
    City(Seat),
    /// What is known about the opponent in the box.
    Rival,
}

impl Face for Valley {
    type Tab = Tab;
    type Panel = Panel;

    const TITLE: &'static str = "page-valley-title";
    const KEYS: &'static str = "page-valley-keys-list";
    const LETTERS: &'static [(&'static str, &'static str)] = LETTERS;
    const PACK: &'static str = "bosk.valley.pack";
    const OLD_GAME: &'static str = "bosk.valley.game";
    const LESSON: Option<&'static str> = Some(include_str!("../../../../scenarios/valley/tutorial.toml"));
    const FEW: Option<usize> = Some(4);
    const SOURCES: &'static [(&'static str, &'static str)] = &[
        ("cards", "construction"),
        ("bonus", "purple"),
        ("tokens", "point"),
        ("journey", "journey"),
        ("events", "event"),
    ];
    const SIGNS: Signs = SIGNS;
    const TABS: &'static [(Tab, &'static str, &'static str)] = &[
        (Tab::Places, "places", "page-tab-places"),
        (Tab::Wood, "wood", "page-valley-tab-wood"),
        (Tab::Events, "events", "page-valley-tab-events"),
        (Tab::City, "city", "page-city"),
        (Tab::Others, "others", "page-valley-tab-others"),
    ];
    const HIDING: &'static [Tab] = &[Tab::City, Tab::Others];

    fn animal(&self, side: impl Into<Side>) -> &'static str {
        match side.into().seat() {
            None if self.play_mode().lair().is_some() => "spider",
            None => "rat",
            Some(Seat(0)) => "squirrel",
            Some(Seat(1)) => "mouse",
            Some(Seat(2)) => "hedgehog",
            Some(_) => "turtle",
        }
    }

    fn tab_of(&self, scene: &Scene, target: Target) -> Option<Tab> {
        match target {
            Target::Site(Site::Basic(_)) => Some(Tab::Places),
            Target::Site(Site::Forest(_) | Site::Haven | Site::Journey(_)) => Some(Tab::Wood),
            Target::Site(Site::Event(_)) => Some(Tab::Events),
            Target::City(spot) | Target::Site(Site::City(spot)) => {
                Some(if spot.owner == scene.near { Tab::City } else { Tab::Others })
            }
            Target::Meadow(_)
            | Target::Hand(_)
            | Target::Shown(_)
            | Target::Legend(_)
            | Target::Pile
            | Target::Prompt => None,
        }
    }

    fn question(&self, scene: &Scene) -> (Line, Line) {
        // The verbs beside it say the rest of the turn's question.
        let line = match scene.view.question() {
            Some((_, Ask::Turn)) => Line::new("page-your-turn"),
            _ => self.ask(&scene.view),
        };
        (line.clone(), line)
    }

    fn prospect(&self, scene: &Scene) -> Option<Line> {
        matches!(scene.view.question(), Some((_, Ask::Turn))).then(glance::prospect::<Target>)
    }

    fn verbs(&self, scene: &Scene) -> Vec<(Verb, &'static str, &'static str)> {
        let worker = scene.decider.map_or("people", |seat| self.animal(seat));
        vec![(Verb::Place, "page-verb-place", worker), (Verb::Play, "page-verb-play", "card")]
    }

    fn verb_of_key(&self, key: &str) -> Option<Verb> {
        match key {
            "w" => Some(Verb::Place),
            "p" => Some(Verb::Play),
            _ => None,
        }
    }

    fn is_word(&self, scene: &Scene, verb: Option<Verb>, action: Action) -> bool {
        let fits = verb.is_none_or(|verb| action.verb() == verb || action == Action::Skip);
        self.target(&scene.view, action) == Target::Prompt && fits
    }

    fn manner(&self, action: Action) -> Manner {
        Manner {
            quiet: matches!(action, Action::Skip | Action::Pass),
            // What ends a season or the game is looked at once more before it is done.
            twice: action.verb() == Verb::Season,
            slim: match action {
                Action::Prepare => Some("page-valley-slim-prepare"),
                Action::Pass => Some("page-valley-slim-pass"),
                _ => None,
            },
            glyphs: match action {
                Action::Pay(goods) => goods_glyphs(goods),
                Action::Good(good) => vec![Glyph::Icon(good.id())],
                _ => Vec::new(),
            },
            ..Manner::default()
        }
    }

    fn prepare(ctx: Ctx) {
        glance::prepare(ctx);
    }

    fn board() -> (AnyView, AnyView) {
        let before = view! {
            {zone(events)}
            {zone(meadow)}
            {zone(wood)}
            {zone(locations)}
            {zone(tabs)}
            <div class="side">{zone(others)}{zone(city)}</div>
        };
        (before.into_any(), view! { {zone(reserve)}{zone(hand)} }.into_any())
    }

    fn track(scene: &Scene) -> AnyView {
        let (ctx, valley) = (ctx(), rules());
        let view = &scene.view;
        let season = view.players[scene.near.index()].season;
        let figures = |season: Season| {
            let here = (0..view.players.len()).filter(|&i| view.players[i].season == season);
            let here = here.map(|i| icon(valley.animal(Seat(i as u8)))).collect_view();
            Some(view! { <span class="figs" aria-hidden="true">{here}</span> }.into_any())
        };
        let (home, all) = valley.crew(view, scene.near).unwrap_or_default();
        let left = ctx.say(&Line::new("page-valley-workers-left").with("n", home).with("all", all));
        view! {
            {seasons(ctx, season, figures)}
            <span class="left" title=left.clone()><b>{ctx.say(&season_line(season))}</b>" "<span class="mut wide">{left.clone()}</span><span class="slim" aria-hidden="true">{icon(valley.animal(scene.near))}{format!(" {home}/{all}")}</span></span>
        }
        .into_any()
    }

    fn heart() -> AnyView {
        zone(meadow)
    }

    fn class(scene: &Scene) -> &'static str {
        if scene.scores.len() > 2 { "valley crowd" } else { "valley" }
    }

    fn picture(scene: &Scene, target: Target) -> (AnyView, bool) {
        picture(scene, target)
    }

    fn legend(ctx: Ctx) -> Option<AnyView> {
        let words = ["glance-legend-now", "glance-legend-help", "glance-legend-not"].map(|id| ctx.text(id));
        Some(legend(words, false).into_any())
    }

    fn about(ctx: Ctx, id: &str) -> Option<About> {
        about(ctx, id)
    }

    fn ways(scene: &Scene, plans: &[Plan], now: usize, reserve: Option<AnyView>) -> AnyView {
        ways(scene, plans, now, reserve).into_any()
    }

    fn plan_line(&self, scene: &Scene, plan: &Plan) -> Line {
        let Action::Play { card, means, .. } = plan.first() else {
            return self.offer(&scene.view, plan.first());
        };
        let spot = |pick: valley::Pick| self.spot_line(pick.by(scene.near), scene.near);
        let mut price: Vec<Arg> = Vec::new();
        match means {
            Means::Occupied(on) => price.push(Line::new("page-price-occupied").with("on", spot(on)).into()),
            _ if plan.way.paid.is_empty() => {}
            _ => price.push(goods_arg(plan.way.paid)),
        }
        match means {
            Means::Leave(helper) => price.push(self.card_name(helper)),
            Means::Prisoner(critter) => price.push(spot(critter).into()),
            Means::Banner(on) => price.push(spot(on).into()),
            Means::Cost | Means::Occupied(_) | Means::Swap | Means::Tokens(_) => {}
        }
        plan_for(self.card_name(card), price)
    }

    fn confirm(&self, scene: &Scene, plan: &Plan) -> Line {
        let thing = self.target(&scene.view, plan.first());
        let named = |id| Line::new(id).with("card", self.target_name(&scene.view, scene.near, thing));
        match plan.first() {
            _ if thing == Target::Prompt => Line::new("page-confirm"),
            Action::Pick(_) | Action::Meadow(_) => named(match scene.view.question() {
                Some((_, Ask::Discard { .. } | Ask::MustDiscard { .. } | Ask::StoatDiscard { .. })) => {
                    "page-confirm-discard"
                }
                Some((_, Ask::GiveCard { .. })) => "page-confirm-give",
                Some((_, Ask::TakeMeadow { .. })) => "page-confirm-take",
                _ => "page-confirm-choose",
            }),
            Action::Play { card, .. } => Line::new("page-confirm-play").with("card", self.card_name(card)),
            Action::Place(Site::Event(_)) => Line::new("page-valley-confirm-claim"),
            Action::Place(_) => Line::new("page-confirm-place"),
            _ => Line::new("page-confirm"),
        }
    }

    fn missing(&self, scene: &Scene, target: Target) -> Option<Line> {
        let of_target = |(other, glance)| (other == target).then_some(glance);
        missing(self.glances(&scene.view, &scene.choices).into_iter().find_map(of_target)?)
    }

    fn heaps(standing: &Standing<valley::Score>) -> Vec<Heap> {
        reserve_heaps(standing)
    }

    fn points(standing: &Standing<valley::Score>) -> i32 {
        standing.score.total()
    }

    fn in_short(&self, event: &Event) -> Option<Line> {
        match event {
            Event::Season { season, .. } | Event::NightSeason { season } => Some(season_line(*season)),
            _ => None,
        }
    }

    fn effect_icon(&self, event: &Event) -> Option<&'static str> {
        self.sign(event).or(Some("next"))
    }

    fn cue(&self, event: &Event) -> Option<Cue> {
        Some(match event {
            Event::Placed { .. } | Event::MovedWorker { .. } | Event::TookBack { .. } => Cue::Pawn,
            Event::Played { .. } | Event::Tucked { .. } => Cue::Card,
            Event::Drew { .. } | Event::Took { .. } | Event::TookShown { .. } | Event::Refilled { .. } => Cue::Turned,
            Event::Gained { points: 0, goods, .. } => heard(*goods)?,
            Event::Gained { .. } | Event::Token { .. } => Cue::Points,
            Event::Claimed { .. } => Cue::Claimed,
            Event::Season { season, .. } => Cue::Season(season.index()),
            Event::Activity { .. } | Event::Spider { .. } | Event::NightPlayed { .. } | Event::RivalTook { .. } => {
                Cue::Rival
            }
            Event::Over => Cue::Over,
            _ => return None,
        })
    }

    fn crew(&self, view: &View, seat: Seat) -> Option<(usize, usize)> {
        let workers = &view.players[seat.index()].workers;
        let home = workers.iter().filter(|&&post| post == Post::Home).count();
        Some((home, workers.iter().filter(|&&post| !matches!(post, Post::Waiting | Post::Lost)).count()))
    }

    fn harvest(ctx: Ctx, near: Seat, told: &[Event]) -> Vec<Sheaf> {
        sheaves(told.iter().filter_map(|event| match *event {
            Event::Activated { seat, spot } if seat == near => Some(Harvested::Card(ctx.rules().print(ctx, spot.card))),
            Event::Gained { seat, goods, points } if seat == near => Some(Harvested::Gained(goods, points)),
            Event::Drew { seat, .. } if seat == near => Some(Harvested::Drew),
            _ => None,
        }))
    }

    fn step_line(&self, event: &Event) -> Option<Line> {
        match event {
            // What an Activity card says stands on the card beside it.
            Event::Activity { card, .. } => {
                let name = Arg::from(&self.pack().activity(*card).entry.name);
                Some(Line::new("page-valley-turned-up").with("card", name))
            }
            // Where a spider or her figure goes, and that she draws or discards, is told by what happens then.
            Event::Does { act: Act::Draw | Act::Discard | Act::PlaceFigure } => None,
            Event::Does { act } if act.needs_spider() => None,
            event => self.tell(event),
        }
    }

    fn refused(&self, event: &Event) -> Option<Vec<Target>> {
        matches!(event, Event::BlockedFor { .. } | Event::Tried { .. }).then(|| self.touches(event))
    }

    fn story_state(scene: &Scene) -> Option<AnyView> {
        let season = rules().play_mode().lair().map(|_| icon(scene.view.rival.season.id()));
        Some(view! { {season}<span class="medal">{scene.score(Side::RIVAL).total()}</span> }.into_any())
    }

    fn story_head(_: &Scene, told: &[Event]) -> Option<AnyView> {
        let turned = told.iter().rev().find_map(|event| match event {
            Event::Activity { card, season } => Some((*card, *season)),
            _ => None,
        });
        turned.map(|(card, season)| activity_card(card, season).into_any())
    }

    fn rival_heaps(&self, view: &View) -> Vec<Heap> {
        heaps(self, view)
    }

    fn means(&self, scene: &Scene, action: Action) -> Option<Line> {
        let now = scene.view.players.get(scene.near.index())?.season;
        (action == Action::Prepare).then(|| match now {
            Season::Winter => Line::new("page-valley-means-spring"),
            Season::Spring => Line::new("page-valley-means-summer"),
            Season::Summer | Season::Autumn => Line::new("page-valley-means-autumn"),
        })
    }

    fn panel(ctx: Ctx, panel: Panel) -> (String, AnyView) {
        let valley = ctx.rules();
        match panel {
            Panel::City(seat) => {
                let title = Line::new("page-valley-city-of").with("who", valley.seat_name(seat));
                (ctx.say(&title), spread(ctx, seat).into_any())
            }
            Panel::Rival => (ctx.say(&valley.side_name(Side::RIVAL)), about_rival(ctx).into_any()),
        }
    }

    fn summary(&self, _: &[String], scene: &Scene) -> Line {
        let (season, points) = (scene.season.name.clone(), scene.score(scene.near).total());
        Line::new("page-valley-continue-at").with("season", season).with("points", points)
    }

    fn sketch(&self, scene: &Scene) -> String {
        sketch(&scene.view.meadow.map(|card| card.map(|card| colour_token(self.pack().card(card).colour))))
    }
}
