//! What Duo supplies to its page.

use super::board::{events, hand, meadow, places, track};
use super::card::large;
use super::mayors::{city, other, reserve, trade};
use super::partner::{besides_list, partner, pile, say_list};
use super::payment::payment_ways;
use super::{campaigns, trophies};
use crate::everdell::LETTERS;
use crate::everdell::card::Cards;
use crate::everdell::glance;
use crate::everdell::glyph::{SIGNS, colour_token, plan_for, reserve_heaps};
use crate::everdell::harvest::{Harvested, heard, sheaves};
use crate::everdell::tile::{legend, missing, sketch};
use crate::everdell::zoom::about;
use crate::shell::app::{Ctx, ctx, rules};
use crate::shell::face::{Face, Heap, Manner, Sheaf};
use crate::shell::glyph::{Glyph, Signs, icon};
use crate::shell::sound::Cue;
use crate::shell::table::tabs;
use crate::shell::zone::zone;
use crate::shell::zoom::About;
use crate::shell::{Plan, Scene, Source};
use duo::board::{Target, Verb};
use duo::tell::goods_arg;
use duo::{Action, Ask, Duo, Event, HARE, Haunt, Means, Space, TORTOISE, Token, View};
use leptos::prelude::*;
use table::board::Board;
use table::{Arg, Game, Line, Seat, Side, Tell};
use woodland::Standing;
use woodland::words::season_line;

/// What the phone's panel shows.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Tab {
    /// River and farms.
    Places,
    /// Events.
    Events,
    /// One's own city.
    City,
    /// The other mayor.
    Other,
}

/// What lies over the table in this box.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Panel {
    /// All cards of a mayor's city.
    City(Seat),
    /// The hand of the other mayor, for one who plays both.
    Hand(Seat),
    /// Miss Thorn's cards.
    Thorn,
    /// What partners may tell each other.
    Say,
    /// What can be done besides the question.
    Besides,
}

/// Whether Good News is to be kept.
fn keeps_news(scene: &Scene) -> bool {
    matches!(scene.view.ask(), Some(Ask::KeepNews))
}

/// Whether what can be done besides has a list of its own: next to other choices.
fn hides_besides(scene: &Scene) -> bool {
    let other = |action: &Action| action.verb() != Verb::Besides && *action != Action::Skip;
    scene.choices.iter().any(other) || keeps_news(scene)
}

impl Face for Duo {
    type Tab = Tab;
    type Panel = Panel;

    const TITLE: &'static str = "page-title";
    const KEYS: &'static str = "page-keys-list";
    const LETTERS: &'static [(&'static str, &'static str)] = LETTERS;
    const PACK: &'static str = "bosk.pack";
    const OLD_GAME: &'static str = "bosk.game";
    const LESSON: Option<&'static str> = Some(include_str!("../../../../scenarios/duo/tutorial.toml"));
    const FEW: Option<usize> = None;
    const SOURCES: &'static [(&'static str, &'static str)] = &[
        ("cards", "construction"),
        ("bonus", "purple"),
        ("tokens", "point"),
        ("events", "event"),
        ("purple", "purple"),
        ("flat", "skunk"),
    ];
    const NAMES_TURN: bool = false;
    const SIGNS: Signs = SIGNS;
    const TABS: &'static [(Tab, &'static str, &'static str)] = &[
        (Tab::Places, "places", "page-tab-places"),
        (Tab::Events, "events", "page-tab-events"),
        (Tab::City, "city", "page-tab-city"),
        (Tab::Other, "other", "page-tab-other"),
    ];
    const HIDING: &'static [Tab] = &[Tab::City, Tab::Other];

    fn animal(&self, side: impl Into<Side>) -> &'static str {
        match side.into().seat() {
            Some(HARE) => "hare",
            Some(_) => "tortoise",
            None => "skunk",
        }
    }

    fn tab_of(&self, scene: &Scene, target: Target) -> Option<Tab> {
        let in_city = |seat: Seat, card| scene.view.mayors[seat.index()].city.has(card);
        match target {
            Target::Space(Space::River(_) | Space::Farm(_)) => Some(Tab::Places),
            Target::Space(Space::Event(_)) => Some(Tab::Events),
            Target::Card(card) if in_city(scene.near, card) => Some(Tab::City),
            Target::Card(card) if in_city(scene.near.other(), card) => Some(Tab::Other),
            Target::Card(_) | Target::Space(Space::Red(_)) | Target::Spot(_) | Target::Deck | Target::Prompt => None,
        }
    }

    fn question(&self, scene: &Scene) -> (Line, Line) {
        // The verbs beside it say the rest of the turn's question.
        let line = match scene.view.ask() {
            Some(Ask::Turn) => Line::new("page-your-turn"),
            _ => self.ask(&scene.view),
        };
        (line.clone(), line)
    }

    fn prospect(&self, scene: &Scene) -> Option<Line> {
        matches!(scene.view.ask(), Some(Ask::Turn)).then(glance::prospect::<duo::CardId>)
    }

    fn verbs(&self, _: &Scene) -> Vec<(Verb, &'static str, &'static str)> {
        vec![
            (Verb::Place, "page-verb-place", "sun"),
            (Verb::Play, "page-verb-play", "moon"),
            (Verb::Choose, "page-verb-choose", "card"),
        ]
    }

    fn verb_of_key(&self, key: &str) -> Option<Verb> {
        match key {
            "w" => Some(Verb::Place),
            "p" => Some(Verb::Play),
            "t" => Some(Verb::Choose),
            _ => None,
        }
    }

    fn is_word(&self, scene: &Scene, verb: Option<Verb>, action: Action) -> bool {
        if action == Action::Draw {
            return verb == Some(Verb::Choose);
        }
        let kept = keeps_news(scene) && matches!(action, Action::News(_));
        let besides = action.verb() == Verb::Besides && !kept;
        let hidden = action == Action::Trade || (besides && hides_besides(scene));
        let fits = verb.is_none_or(|verb| action.verb() == verb || action == Action::Skip);
        action.target() == Target::Prompt && !hidden && fits
    }

    fn manner(&self, action: Action) -> Manner {
        let news = match action {
            Action::News(news) => Some(Line::new("as-named").with("name", self.news_name(news))),
            _ => None,
        };
        let glyphs = match action {
            Action::Colour(colour) => vec![Glyph::Icon(colour.id())],
            Action::Good(good) => vec![Glyph::Icon(good.id())],
            _ => Vec::new(),
        };
        Manner { quiet: action == Action::Skip, twice: news.is_some(), words: news, glyphs, ..Manner::default() }
    }

    fn prepare(ctx: Ctx) {
        glance::prepare(ctx);
    }

    fn board() -> (AnyView, AnyView) {
        let other = |scene: &Scene| match scene.view.together.one_city() {
            true => partner(scene).into_any(),
            false => other(scene).into_any(),
        };
        let before = view! {
            {zone(events)}
            {zone(meadow)}
            {zone(places)}
            {zone(tabs)}
            <div class="side"><div class="others">{zone(other)}</div>{zone(city)}</div>
        };
        (before.into_any(), view! { {zone(reserve)}{zone(trade)}{zone(hand)} }.into_any())
    }

    fn track(scene: &Scene) -> AnyView {
        track(scene).into_any()
    }

    fn counted(&self, scene: &Scene) -> Vec<Side> {
        let other = match scene.view.together.one_city() {
            true => self.level().map(|_| Side::RIVAL),
            false => Some(scene.near.other().into()),
        };
        [scene.near.into()].into_iter().chain(other).collect()
    }

    fn heart() -> AnyView {
        zone(meadow)
    }

    fn class(scene: &Scene) -> &'static str {
        if scene.view.together.one_city() { "together" } else { "" }
    }

    fn besides(scene: &Scene) -> Option<AnyView> {
        let ctx = ctx();
        let keep = keeps_news(scene);
        let besides = |action: &&Action| action.verb() == Verb::Besides && !(keep && matches!(action, Action::News(_)));
        let n = scene.choices.iter().filter(besides).count();
        (n > 0 && hides_besides(scene)).then(|| {
            let text = ctx.text("page-besides");
            view! { <button class="btn can" id="besides" on:click=move |_| ctx.open(Panel::Besides)>{icon("people")}<span class="wide">{text}</span><span class="slim">{ctx.text("page-besides-slim")}</span><span class="badge">{n}</span></button> }.into_any()
        })
    }

    fn picture(scene: &Scene, target: Target) -> (AnyView, bool) {
        let (ctx, duo) = (ctx(), rules());
        let text = |text: String| view! { <p class="tx">{text}</p> };
        let picture = match target {
            Target::Card(card) => return (large(card).into_any(), true),
            Target::Space(Space::Event(slot)) => {
                let event = scene.view.events[slot.index()];
                let reward = ctx.arg(&Arg::from(&duo.pack().slots[slot.index()].entry.text));
                let points = duo.pack().event(event).points;
                let line = Line::new("page-event-sheet").with("points", points).with("reward", reward);
                let about = ctx.arg(&duo.event_text(&scene.view, event));
                view! { <p class="tx">{about}</p><p class="mut">{ctx.say(&line)}</p> }.into_any()
            }
            Target::Space(space) => text(ctx.arg(&duo.space_text(&scene.view, space))).into_any(),
            Target::Deck => {
                let view = &scene.view;
                let line = Line::new("page-piles").with("deck", view.deck_count).with("discard", view.discard_count);
                text(ctx.say(&line)).into_any()
            }
            Target::Spot(_) | Target::Prompt => ().into_any(),
        };
        (picture, false)
    }

    fn legend(ctx: Ctx) -> Option<AnyView> {
        let words = ["glance-legend-now", "glance-legend-take", "glance-legend-not"].map(|id| ctx.text(id));
        Some(legend(words, true).into_any())
    }

    fn about(ctx: Ctx, id: &str) -> Option<About> {
        about(ctx, id)
    }

    fn ways(scene: &Scene, plans: &[Plan], now: usize, reserve: Option<AnyView>) -> AnyView {
        payment_ways(scene, plans, now, reserve).into_any()
    }

    fn plan_line(&self, scene: &Scene, plan: &Plan) -> Line {
        let (card, means) = match plan.first() {
            Action::Play { card, means } => (card, means),
            Action::Take(card) => return Line::new("page-plan-take").with("card", self.card_name(card)),
            other => return self.offer(&scene.view, other),
        };
        let way = &plan.way;
        let mut price: Vec<Arg> = Vec::new();
        match means {
            Means::Occupied(on) => price.push(Line::new("page-price-occupied").with("on", self.card_name(on)).into()),
            _ if !way.paid.is_empty() => price.push(goods_arg(way.paid)),
            _ => {}
        }
        if let Means::Star(star) = means {
            price.push(Line::new("page-price-star").with("star", self.card_name(star)).into());
        }
        price.extend(way.token.map(|card| Line::new("page-price-token").with("card", self.card_name(card)).into()));
        price.extend(way.given.map(|card| self.card_name(card)));
        plan_for(self.card_name(card), price)
    }

    fn confirm(&self, scene: &Scene, plan: &Plan) -> Line {
        match plan.first() {
            Action::Share(item) => Line::new("duo-do-share").with("item", self.item_line(item)),
            Action::News(news) => Line::new("page-confirm-keep").with("card", self.news_name(news)),
            Action::Pick(card) => {
                let id = match scene.view.ask() {
                    Some(Ask::DiscardCost { .. } | Ask::TradeFirst | Ask::TradeSecond) => "page-confirm-discard",
                    _ => "page-confirm-choose",
                };
                Line::new(id).with("card", self.card_name(card))
            }
            Action::Play { card, .. } => Line::new("page-confirm-play").with("card", self.card_name(card)),
            Action::Take(card) => Line::new("page-confirm-take").with("card", self.card_name(card)),
            Action::Place { .. } => Line::new("page-confirm-place"),
            _ => Line::new("page-confirm"),
        }
    }

    fn missing(&self, scene: &Scene, target: Target) -> Option<Line> {
        let Target::Card(card) = target else { return None };
        let of_card = |(other, glance)| (other == card).then_some(glance);
        missing(self.glances(&scene.view, &scene.choices).into_iter().find_map(of_card)?)
    }

    fn heaps(standing: &Standing<duo::Score>) -> Vec<Heap> {
        reserve_heaps(standing)
    }

    fn points(standing: &Standing<duo::Score>) -> i32 {
        standing.score.total()
    }

    fn in_short(&self, event: &Event) -> Option<Line> {
        match event {
            Event::Season { season } => Some(season_line(*season)),
            _ => None,
        }
    }

    fn effect_icon(&self, event: &Event) -> Option<&'static str> {
        Some(match event {
            Event::MovedToken { token: Token::Sun, .. } => "sun",
            Event::MovedToken { token: Token::Moon, .. } => "moon",
            Event::SpentToken { .. } | Event::Visited { .. } => "point",
            Event::StarUsed { .. } => "star",
            Event::Settled { .. } | Event::Occupied { .. } => "occupied",
            Event::Tucked { .. } | Event::Discarded { .. } => "card",
            Event::Claimed { .. } => "event",
            Event::Season { .. } => "next",
            // The rest is said by the title or by the reserve.
            _ => return None,
        })
    }

    fn cue(&self, event: &Event) -> Option<Cue> {
        Some(match event {
            Event::Placed { .. } | Event::MovedWorker { .. } | Event::WorkerHome { .. } => Cue::Pawn,
            Event::Played { .. } | Event::Tucked { .. } => Cue::Card,
            Event::Drew { .. } | Event::Took { .. } | Event::Kept { .. } | Event::Refilled { .. } => Cue::Turned,
            Event::Received { .. } => Cue::Turned,
            Event::Gained { points: 0, goods, .. } => heard(*goods)?,
            Event::Gained { .. } | Event::Goal { .. } => Cue::Points,
            Event::Claimed { .. } | Event::Journey { .. } => Cue::Claimed,
            Event::Season { season } => Cue::Season(season.index()),
            Event::Skunk { .. } | Event::ThornCard { .. } | Event::ThornEvent { .. } => Cue::Rival,
            Event::Over => Cue::Over,
            _ => return None,
        })
    }

    fn crew(&self, view: &View, seat: Seat) -> Option<(usize, usize)> {
        let workers = &view.mayors[seat.index()].workers;
        Some((workers.iter().filter(|worker| worker.is_none()).count(), workers.len()))
    }

    fn harvest(ctx: Ctx, near: Seat, told: &[Event]) -> Vec<Sheaf> {
        sheaves(told.iter().filter_map(|event| match *event {
            Event::Activated { seat, card } if seat == near => Some(Harvested::Card(ctx.rules().print(ctx, card))),
            Event::Gained { seat, goods, points } if seat == near => Some(Harvested::Gained(goods, points)),
            Event::Drew { seat, .. } if seat == near => Some(Harvested::Drew),
            _ => None,
        }))
    }

    fn rival_heaps(&self, view: &View) -> Vec<Heap> {
        if self.level().is_none() {
            return Vec::new();
        }
        let points = usize::try_from(self.seen_thorn(view)).unwrap_or(0);
        let cards = Heap::of("card", "page-thorn-pile", view.together.thorn.len() as usize);
        vec![cards, Heap::of("point", "page-thorn-points", points)]
    }

    fn step_line(&self, event: &Event) -> Option<Line> {
        self.tell(event)
    }

    fn refused(&self, event: &Event) -> Option<Vec<Target>> {
        let Event::Skunk { haunt, rolled: Some(rolled) } = *event else { return None };
        let passed = haunt.passed(rolled).map(Haunt::target).collect::<Vec<_>>();
        (!passed.is_empty()).then_some(passed)
    }

    fn panel(ctx: Ctx, panel: Panel) -> (String, AnyView) {
        let (title, body) = match panel {
            Panel::City(seat) => ("page-city", pile(ctx, move |view| view.mayors[seat.index()].city).into_any()),
            Panel::Hand(seat) => ("page-other-hand", pile(ctx, move |view| view.mayors[seat.index()].hand).into_any()),
            Panel::Thorn => ("page-her-cards", pile(ctx, |view| view.together.thorn).into_any()),
            Panel::Say => ("page-say", say_list(ctx).into_any()),
            Panel::Besides => ("page-besides", besides_list(ctx).into_any()),
        };
        (ctx.text(title), body)
    }

    fn campaigns(_: Ctx) -> AnyView {
        view! { <campaigns::Campaigns/> }.into_any()
    }

    fn has_campaign(id: u32) -> bool {
        campaigns::read(id).is_some()
    }

    fn called(source: &Source, seat: Seat) -> Option<String> {
        let mut players = campaigns::read(source.extra().campaign?)?.players;
        (players.len() > seat.index() && !source.rules().is_solo()).then(|| players.swap_remove(seat.index()))
    }

    fn sheet_page(_: Ctx, id: u32) -> AnyView {
        view! { <campaigns::Sheet id/> }.into_any()
    }

    fn summary(&self, _: &[String], scene: &Scene) -> Line {
        let [hare, tortoise] = [HARE, TORTOISE].map(|seat| scene.score(seat).total());
        let line = match self.quest() {
            Some(quest) => Line::new("page-continue-together").with("quest", quest).with("points", hare),
            None => Line::new("page-continue-at").with("hare", hare).with("tortoise", tortoise),
        };
        line.with("season", scene.season.name.clone()).with("n", scene.view.moves_left())
    }

    fn sketch(&self, scene: &Scene) -> String {
        sketch(&scene.view.meadow.map(|card| card.map(|card| colour_token(self.pack().card(card).colour))))
    }

    fn follow(source: &Source, ended: bool) -> bool {
        let Some(table) = source.whole() else { return true };
        // What can still be taken back is written on no sheet.
        if table.state().is_over() != source.is_over() {
            return true;
        }
        // Each is kept for itself, whatever becomes of the other.
        let kept = [campaigns::follow(source.extra(), table), !ended || trophies::follow(table)];
        kept.into_iter().all(|kept| kept)
    }

    fn old_campaign() -> Option<u32> {
        crate::common::store::read("bosk.game.campaign")
    }
}
