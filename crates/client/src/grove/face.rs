//! What Bardwood Grove supplies to its page.

use super::art::{arrow, ware_icon};
use super::dial::rival_dial;
use super::map::{map, sketch};
use super::others::{bards, challenges, heaps, rival, shared, solo_card};
use super::own::{cards, hand, reserve, tale};
use super::sheet::{picture, ways};
use super::zoom::about;
use crate::shell::app::{Ctx, ctx, rules};
use crate::shell::face::{Face, Heap, Manner};
use crate::shell::glyph::{Signs, icon};
use crate::shell::sound::Cue;
use crate::shell::table::tabs;
use crate::shell::zone::zone;
use crate::shell::zoom::About;
use crate::shell::{Plan, Scene};
use grove::board::{Standing, Target, Verb};
use grove::pack::Pack;
use grove::rival::Order;
use grove::tell::ware_line;
use grove::{Action, Event, Grove, View, Ware};
use leptos::prelude::*;
use table::board::Board;
use table::{Line, Seat, Side, Tell};

/// What the phone's panel shows.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Tab {
    /// The Rival.
    Rival,
    /// One's own song, dial and river.
    Song,
    /// The challenges of who plays alone.
    Challenges,
    /// The other bards.
    Bards,
    /// Legends, market and motif tokens.
    Shared,
}

/// What lies over the table in this box only.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Panel {
    /// One's own cards that are not in sight.
    Cards,
}

impl Face for Grove {
    type Tab = Tab;
    type Panel = Panel;

    const TITLE: &'static str = "page-grove-title";
    const KEYS: &'static str = "page-grove-keys-list";
    const LETTERS: &'static [(&'static str, &'static str)] = &[("m", ".mead"), ("a", ".cards")];
    const PACK: &'static str = "bosk.grove.pack";
    const OLD_GAME: &'static str = "bosk.grove.game";
    const LESSON: Option<&'static str> = Some(include_str!("../../../../scenarios/grove/tutorial.toml"));
    const FEW: Option<usize> = Some(3);
    const SOURCES: &'static [(&'static str, &'static str)] = &[
        ("gems", "gem"),
        ("cards", "bluegem"),
        ("track", "bluegem"),
        ("crests", "crest"),
        ("legends", "legend"),
        ("challenges", "event"),
    ];
    const SIGNS: Signs = Signs {
        pictures: &[
            ("lyric", "sign-lyric"),
            ("melody", "sign-melody"),
            ("tempo", "sign-tempo"),
            ("volume", "sign-volume"),
            ("bard", "sign-step"),
            ("boat", "sign-boat"),
            ("reach", "sign-reach"),
            ("coin", "sign-coin"),
            ("heart", "sign-fan"),
            ("gem", "sign-gem"),
            ("bluegem", "sign-bluegem"),
        ],
        marks: &[("−", "sign-nothing")],
    };
    const TABS: &'static [(Tab, &'static str, &'static str)] = &[
        (Tab::Rival, "rival", "page-grove-tab-rival"),
        (Tab::Song, "song", "page-grove-song"),
        (Tab::Challenges, "challenges", "page-grove-challenges"),
        // It lies where challenges do otherwise.
        (Tab::Bards, "challenges", "page-grove-tab-bards"),
        (Tab::Shared, "shared", "page-grove-tab-shared"),
    ];
    const HIDING: &'static [Tab] = &[];

    fn animal(&self, side: impl Into<Side>) -> &'static str {
        match side.into().seat() {
            None => "rival",
            Some(Seat(0)) => "bard",
            Some(Seat(1)) => "bard-hood",
            Some(Seat(2)) => "bard-horns",
            Some(_) => "bard-crown",
        }
    }

    fn has_tab(&self, tab: Tab) -> bool {
        let mode = self.play_mode();
        match tab {
            Tab::Rival => mode.rival.is_some(),
            Tab::Challenges => mode.is_solo(),
            Tab::Bards => !mode.is_solo(),
            Tab::Song | Tab::Shared => true,
        }
    }

    fn tab_of(&self, _: &Scene, target: Target) -> Option<Tab> {
        match target {
            Target::Side(Side::RIVAL) => Some(Tab::Rival),
            Target::Side(_) => Some(Tab::Bards),
            Target::Challenge(_) => Some(Tab::Challenges),
            Target::Boat | Target::Dial(_) => Some(Tab::Song),
            Target::Motif(_) | Target::Legend(_) => Some(Tab::Shared),
            Target::Card(_) | Target::Place(_) | Target::Region(_) | Target::Event(_) | Target::Prompt => None,
        }
    }

    fn question(&self, scene: &Scene) -> (Line, Line) {
        let line = self.ask(&scene.view);
        (line.clone(), line)
    }

    fn verbs(&self, _: &Scene) -> Vec<(Verb, &'static str, &'static str)> {
        Vec::new()
    }

    fn verb_of_key(&self, _: &str) -> Option<Verb> {
        None
    }

    fn is_word(&self, _: &Scene, _: Option<Verb>, action: Action) -> bool {
        match action {
            // The two Skills and the runes of the dial also stand beside the question.
            Action::Story(_) | Action::Rune(_) => true,
            Action::Walk(_) | Action::Sail | Action::Challenge(_) | Action::Motif(_) => false,
            Action::Engage { .. } | Action::Send(_) => false,
            _ => action.place().is_none(),
        }
    }

    fn manner(&self, action: Action) -> Manner {
        let words = match action {
            Action::Story(card) => Some(Line::new("grove-deed-story").with("card", self.card_name(card))),
            _ => None,
        };
        Manner {
            quiet: matches!(action, Action::Stay | Action::Done | Action::Decline),
            twice: matches!(action, Action::Stay | Action::Rest | Action::Decline),
            light: matches!(action, Action::Walk(_)),
            words,
            ..Manner::default()
        }
    }

    fn board() -> (AnyView, AnyView) {
        let before = view! {
            {zone(map)}
            {zone(tabs)}
            <div class="side">{zone(rival)}{zone(challenges)}{zone(bards)}{zone(shared)}</div>
        };
        (before.into_any(), view! { {zone(reserve)}{zone(hand)}{zone(tale)} }.into_any())
    }

    fn track(scene: &Scene) -> AnyView {
        let (ctx, grove) = (ctx(), rules());
        let [first, second] = scene.view.supply;
        let supply = |n: u8, id: &'static str, now: bool| {
            let label = ctx.text(id);
            let class = if now { "st now" } else { "st" };
            view! { <span class=class title=label.clone()>{icon("gem")}{n}<span class="wide">{label.clone()}</span><span class="slim sr">{label.clone()}</span></span> }
        };
        let which = usize::from(scene.view.second_event());
        let event = grove.pack().events[scene.view.events[which].index()].season.id();
        let name = ctx.say(
            &Line::new("page-grove-event")
                .with("n", which + 1)
                .with("event", grove.event_name(scene.view.events[which])),
        );
        let id = grove.pack().events[scene.view.events[which].index()].entry.id.clone();
        let target = Target::Event(which as u8);
        let class = ctx.thing_at(scene, Target::Event(1)).class("evname".to_owned());
        view! {
            {supply(first, "page-grove-supply-one", which == 0)}{supply(second, "page-grove-supply-two", which == 1)}
            <button class=class id="event" data-zoom=id on:click=move |_| ctx.pick_thing(target)>{icon(event)}<span>{name}</span></button>
        }
        .into_any()
    }

    fn heart() -> AnyView {
        zone(map)
    }

    fn class(scene: &Scene) -> &'static str {
        if scene.view.bards.len() > 1 { "grove crowd" } else { "grove" }
    }

    fn picture(scene: &Scene, target: Target) -> (AnyView, bool) {
        picture(scene, target)
    }

    fn about(ctx: Ctx, id: &str) -> Option<About> {
        about(ctx, id)
    }

    fn ways(scene: &Scene, plans: &[Plan], now: usize, reserve: Option<AnyView>) -> AnyView {
        ways(scene, plans, now, reserve).into_any()
    }

    fn plan_line(&self, scene: &Scene, plan: &Plan) -> Line {
        match plan.first() {
            Action::Story(card) => Line::new("grove-deed-story").with("card", self.card_name(card)),
            other => self.offer(&scene.view, other),
        }
    }

    fn confirm(&self, scene: &Scene, plan: &Plan) -> Line {
        Line::new(match plan.first() {
            Action::Story(_) => "page-grove-confirm-story",
            Action::Walk(_) => "page-grove-confirm-walk",
            Action::Sail => "page-grove-confirm-sail",
            Action::Soothe(_) => "page-grove-confirm-soothe",
            Action::Help(_) => "page-grove-confirm-help",
            Action::Buy { .. } => "page-grove-confirm-buy",
            Action::Perform { .. } => "page-grove-confirm-perform",
            Action::Tell { .. } => "page-grove-confirm-tell",
            Action::Challenge(_) => "page-grove-confirm-challenge",
            Action::Collect(_) => "page-grove-confirm-collect",
            Action::Deposit { .. } => "page-grove-confirm-deposit",
            Action::Show(_) => "page-grove-confirm-show",
            Action::Carve(_) => "page-grove-confirm-carve",
            Action::Shout(_) => "page-grove-confirm-shout",
            Action::Earn(_) => "page-grove-confirm-earn",
            Action::Rune(_) => "page-grove-confirm-rune",
            Action::Motif(_) => "page-grove-confirm-motif",
            Action::Engage { hard: false, .. } => "page-grove-confirm-engage-easy",
            Action::Engage { hard: true, .. } => "page-grove-confirm-engage-hard",
            Action::Send(_) => "page-grove-confirm-send",
            Action::Convert(0) => "page-grove-confirm-keep",
            Action::Convert(_) => "page-grove-confirm-convert",
            Action::Option(_) => "page-grove-confirm-option",
            // What is answered in words is done by the same words.
            Action::Stay | Action::Rest | Action::Done | Action::Swan | Action::Decline => {
                return self.offer(&scene.view, plan.first());
            }
        })
    }

    fn heaps(standing: &Standing) -> Vec<Heap> {
        let wares = [
            (Ware::Gems, standing.gems),
            (Ware::Coins, standing.coins),
            (Ware::Volume, standing.volume),
            (Ware::Lyrics, standing.lyrics),
            (Ware::Melody, standing.melody),
            (Ware::Reach, standing.reach),
        ];
        let wares = wares.into_iter().map(|(ware, n)| {
            let seldom = ware == Ware::Reach;
            Heap { icon: ware_icon(ware), n: n.into(), words: ware_line(ware, n), seldom }
        });
        let more = [("tempo", "page-grove-n-tempo", standing.dial), ("boat", "page-grove-n-river", standing.boat)];
        let more = more.into_iter().map(|(icon, id, n)| {
            let words = Line::new(id).with("n", n);
            Heap { icon, n: n.into(), words, seldom: true }
        });
        wares.chain(more).collect()
    }

    fn points(standing: &Standing) -> i32 {
        standing.score.total()
    }

    fn effect_icon(&self, event: &Event) -> Option<&'static str> {
        Some(match event {
            Event::DialTurned { .. } => "tempo",
            Event::Sang { .. } => "song",
            Event::Walked { .. } => "bard",
            Event::Sailed { .. } => "boat",
            Event::CrestTaken { .. } | Event::Deposited { .. } => "crest",
            Event::MarketMoved { .. } => "coin",
            Event::Gained { ware, .. } => ware_icon(*ware),
            Event::RuneLifted { .. } => "rune",
            Event::EndSetOff { .. } => "warn",
            // The rest is said by the title or by what one has.
            _ => return None,
        })
    }

    fn cue(&self, event: &Event) -> Option<Cue> {
        Some(match event {
            Event::Walked { .. } | Event::Sailed { .. } | Event::Deposited { .. } | Event::Performed { .. } => {
                Cue::Pawn
            }
            Event::ToldStory { .. } | Event::JoinedSong { .. } | Event::Bought { .. } | Event::FanCame { .. } => {
                Cue::Card
            }
            Event::Drew { .. } | Event::Opened { .. } | Event::DialTurned { .. } => Cue::Turned,
            Event::Gained { .. } | Event::Converted { .. } => Cue::Goods(3),
            Event::CrestTaken { .. } | Event::Helped { .. } | Event::Soothed { .. } => Cue::Points,
            Event::Told { .. } => Cue::Claimed,
            // The second event is the height of the game.
            Event::EventChanged { .. } => Cue::Season(2),
            Event::Rival(_) | Event::RivalGot { .. } | Event::RivalTold { .. } => Cue::Rival,
            Event::Ended => Cue::Over,
            _ => return None,
        })
    }

    fn step_line(&self, event: &Event) -> Option<Line> {
        self.tell(event)
    }

    fn refused(&self, event: &Event) -> Option<Vec<Target>> {
        matches!(event, Event::Rival(Order::Skip(_))).then(|| self.touches(event))
    }

    fn story_state(scene: &Scene) -> Option<AnyView> {
        Some(view! { <span class="medal">{scene.score(Side::RIVAL).total()}</span> }.into_any())
    }

    fn rival_heaps(&self, view: &View) -> Vec<Heap> {
        let Some(rival) = &view.rival else { return Vec::new() };
        let wares = [(Ware::Gems, rival.gems), (Ware::Volume, rival.volume)].map(|(ware, n)| Heap {
            icon: ware_icon(ware),
            n: n.into(),
            words: ware_line(ware, n),
            seldom: false,
        });
        wares.into_iter().chain(heaps(view)).collect()
    }

    fn story_head(scene: &Scene, told: &[Event]) -> Option<AnyView> {
        let ctx = ctx();
        let find = |tempo: bool| {
            told.iter().rev().find_map(|event| match event {
                Event::Rival(Order::Discard(card)) if tempo => Some(*card),
                Event::Rival(Order::Follow(card)) if !tempo => Some(*card),
                _ => None,
            })
        };
        let (discard, follow) = (find(true), find(false));
        (discard.is_some() || follow.is_some()).then(|| {
            let grove = rules();
            let pack: &Pack = grove.pack();
            let words = follow.map(|card| {
                let ways: Vec<String> = pack.solo[card.index()].arrows.iter().map(|&way| ctx.text(arrow(way).1)).collect();
                ways.join(", ")
            });
            view! {
                <div class="act solo-act">
                    <div class="act-hd">{icon("rival")}<span><b>{ctx.text("page-grove-his-cards")}</b><small>{words}</small></span></div>
                    <div class="solos">{solo_card(ctx, discard, true)}{solo_card(ctx, follow, false)}{scene.view.rival.as_ref().map(|rival| rival_dial(ctx, rival.dial))}</div>
                </div>
            }
            .into_any()
        })
    }

    fn panel(ctx: Ctx, panel: Panel) -> (String, AnyView) {
        match panel {
            Panel::Cards => (ctx.text("page-grove-your-cards"), cards(ctx).into_any()),
        }
    }

    fn summary(&self, seats: &[String], scene: &Scene) -> Line {
        let foe = self.quest().unwrap_or_else(|| Line::new("page-grove-n-bards").with("n", seats.len()));
        let points = scene.score(scene.near).total();
        Line::new("page-grove-continue-at")
            .with("foe", foe)
            .with("points", points)
            .with("gems", scene.view.supply.iter().sum::<u8>())
    }

    fn sketch(&self, scene: &Scene) -> String {
        sketch(self.pack(), &scene.view)
    }
}
