//! The page as a whole: what it remembers, and which screen is shown.

use crate::common::settings::{self, Settings};
use crate::shell::beat::Beat;
use crate::shell::end::End;
use crate::shell::face::Face;
use crate::shell::hint::{Hint, keep_clear};
use crate::shell::keys::on_key;
use crate::shell::panels::Panels;
use crate::shell::pick::choices_at;
use crate::shell::season::{Ceremony, Seen, band};
use crate::shell::start::{Refused, Start, Watch};
use crate::shell::story::{Story, Telling};
use crate::shell::table::Table;
use crate::shell::thinker::{Busy, Packs, SoFar, Thinker};
use crate::shell::why::Why;
use crate::shell::{
    Action, Plan, Preview, Row, Rules, Scene, Source, Tab, Target, Verb, dock, games, link, motion, probe, review,
    story, wishes, zone,
};
use leptos::prelude::*;
use std::sync::Arc;
use table::Line;
use table::board::Board;

/// Which screen is shown.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Screen {
    /// None yet.
    Start,
    /// The person's own pack cannot be played with.
    Refused,
    /// A record is to be opened.
    Watch,
    /// All campaigns.
    Campaigns,
    /// The sheet of a campaign.
    Sheet(u32),
    /// The game.
    Table,
}

/// What lies over the table.
#[derive(Clone, PartialEq)]
pub enum Panel {
    /// What has happened.
    Log,
    /// The rulebook, open at a paragraph.
    Rules(Option<String>),
    /// Language, theme, speed.
    Settings,
    /// The list of keys.
    Keys,
    /// One of this box.
    Own(<Rules as Face>::Panel),
}

/// What is selected.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Pick {
    /// A thing on the table.
    Thing(Target),
    /// An answer that is a word and worth a second look.
    Word(Action),
}

/// What every part of the page can reach.
#[derive(Clone, Copy)]
pub struct Ctx {
    /// What a person likes.
    pub settings: RwSignal<Settings>,
    /// The packs there are: ours, and the person's own.
    pub packs: RwSignal<Packs>,
    /// Which screen.
    pub screen: RwSignal<Screen>,
    /// Where the game comes from.
    pub source: RwSignal<Option<Box<Source>>>,
    /// The name of the person to whom everything is said, if there is only one.
    pub you: StoredValue<Option<Line>>,
    /// What people who share the screen call themselves, each with what their seat is called.
    pub names: StoredValue<Vec<(Line, String)>>,
    /// The id under which it is kept; none yet if nothing has been decided in it here.
    pub id: RwSignal<Option<String>>,
    /// The end of the address that is shown.
    pub here: StoredValue<String>,
    /// Whether another tab has gone on with it.
    pub elsewhere: RwSignal<bool>,
    /// After how many moves a finished game is looked at again.
    pub looking: RwSignal<Option<usize>>,
    /// What is shown of it.
    pub scene: Memo<Option<Scene>>,
    /// What is selected.
    pub picked: RwSignal<Option<Pick>>,
    /// What is chosen so far where a question asks for one thing after another.
    pub marks: RwSignal<Vec<Action>>,
    /// What comes of choosing these together.
    pub row: Memo<Option<Row>>,
    /// The complete ways to do something with it.
    pub plans: Memo<Vec<Plan>>,
    /// Which of them is chosen.
    pub way: RwSignal<usize>,
    /// What the chosen one would lead to.
    pub preview: Memo<Option<Preview>>,
    /// The verb that was chosen.
    pub verb: RwSignal<Option<Verb>>,
    /// What the opponent in the box did, while it is being told.
    pub story: RwSignal<Option<Story>>,
    /// A season that begins, while it is shown.
    pub ceremony: RwSignal<Option<Ceremony>>,
    /// The season that was seen last.
    pub seasons: StoredValue<Seen>,
    /// What somebody points at in the recap or the log.
    pub pointed: RwSignal<Vec<Target>>,
    /// What the recap tells of it.
    pub told: RwSignal<String>,
    /// How it is told.
    pub telling: RwSignal<Telling>,
    /// Whether the log stands beside the table.
    pub docked: RwSignal<bool>,
    /// What lies over the table.
    pub panel: RwSignal<Option<Panel>>,
    /// The phone's tab, if one was chosen.
    pub tab: RwSignal<Option<Tab>>,
    /// What a screen reader says next.
    pub live: RwSignal<String>,
    /// A message that must not be missed.
    pub notice: RwSignal<Option<String>>,
    /// What a bot would do.
    pub hint: RwSignal<Option<Hint>>,
    /// Why a bot did something, for who asked.
    pub why: RwSignal<Option<Why>>,
    /// The moment before a turn ends by itself.
    pub beat: Beat,
    /// What the lesson said and the person has read.
    pub understood: RwSignal<Option<String>>,
    /// Whether words are drawn out, to test the page.
    pub long_words: bool,
    /// The worker in which bots think.
    pub thinker: StoredValue<Option<Thinker>, LocalStorage>,
    /// What it thinks about,
    pub busy: RwSignal<Option<Busy>>,
    /// and what is best of that so far.
    pub so_far: StoredValue<SoFar>,
}

impl Ctx {
    /// The rules of the game on the table, or of the box while there is none.
    pub fn rules(self) -> Arc<Rules> {
        let rules = self.of_source(|source| source.rules().clone());
        rules.unwrap_or_else(|| self.packs.with_untracked(Packs::in_use))
    }

    /// Something of the game on the table.
    pub fn of_source<T>(self, get: impl FnOnce(&Source) -> T) -> Option<T> {
        self.source.with_untracked(|source| source.as_deref().map(get))
    }

    /// Changes a setting and keeps it.
    pub fn set(self, change: impl FnOnce(&mut Settings)) {
        self.settings.update(change);
        if !self.settings.get_untracked().keep() {
            self.warn(self.text("page-no-storage"));
        }
    }

    /// The other language has been learnt: who waits for it sees it, and a game that has just begun is kept in both.
    fn learnt(self) {
        self.settings.update(|_| {});
        if self.id.with_untracked(Option::is_some) && self.moves() == 0 {
            games::keep(self, false);
        }
    }

    /// Shows a message that must not be missed, also by who reads in a panel.
    pub fn warn(self, text: String) {
        self.panel.set(None);
        self.notice.set(Some(text));
    }

    /// Opens a panel of this box.
    pub fn open(self, panel: <Rules as Face>::Panel) {
        self.panel.set(Some(Panel::Own(panel)));
    }
}

/// What every part of the page can reach.
pub fn ctx() -> Ctx {
    expect_context()
}

/// The rules of the game on the table.
pub fn rules() -> Arc<Rules> {
    ctx().rules()
}

/// The page.
#[component]
pub fn App() -> impl IntoView {
    let source: RwSignal<Option<Box<Source>>> = RwSignal::new(None);
    let looking: RwSignal<Option<usize>> = RwSignal::new(None);
    let packs = RwSignal::new(Packs::load());
    let scene = Memo::new(move |_| {
        source.with(|source| {
            let source = source.as_ref()?;
            Some(match looking.get() {
                None => source.scene(),
                Some(number) => source.scene_at(number),
            })
        })
    });
    let game = move || source.with_untracked(|source| source.as_ref().map(|source| source.rules().clone()));
    let (picked, verb) = (RwSignal::new(None), RwSignal::new(None));
    let marks: RwSignal<Vec<Action>> = RwSignal::new(Vec::new());
    let row = Memo::new(move |_| {
        let (rules, scene, marks) = (game()?, scene.get()?, marks.get());
        room::row::row(&*rules, &scene.view, &scene.choices, &marks)
    });
    let plans = Memo::new(move |_| match (game(), scene.get(), picked.get()) {
        (.., None) => row.with(|row| row.as_ref().and_then(room::row::plan::<Rules>)).into_iter().collect(),
        (Some(rules), Some(scene), Some(pick)) => {
            let choices = match pick {
                Pick::Thing(target) => choices_at(&rules, &scene, target, verb.get()),
                Pick::Word(action) => vec![action],
            };
            room::plan::plans(&*rules, &scene.view, &choices)
        }
        _ => Vec::new(),
    });
    let way = RwSignal::new(0);
    let preview = Memo::new(move |_| {
        let (scene, plans) = (scene.get()?, plans.get());
        game()?.preview(&scene.view, scene.near, &plans.get(way.get())?.actions)
    });
    let ctx = Ctx {
        settings: RwSignal::new(Settings::load()),
        packs,
        screen: RwSignal::new(Screen::Start),
        source,
        you: StoredValue::new(None),
        names: StoredValue::new(Vec::new()),
        id: RwSignal::new(None),
        here: StoredValue::new(String::new()),
        elsewhere: RwSignal::new(false),
        looking,
        scene,
        picked,
        marks,
        row,
        plans,
        way,
        preview,
        verb,
        story: RwSignal::new(None),
        ceremony: RwSignal::new(None),
        seasons: StoredValue::new(Seen::default()),
        pointed: RwSignal::new(Vec::new()),
        told: RwSignal::new(String::new()),
        telling: RwSignal::new(Telling::load()),
        docked: RwSignal::new(dock::load()),
        panel: RwSignal::new(None),
        tab: RwSignal::new(None),
        live: RwSignal::new(String::new()),
        notice: RwSignal::new(None),
        hint: RwSignal::new(None),
        why: RwSignal::new(None),
        beat: Beat::new(),
        understood: RwSignal::new(None),
        long_words: settings::long_words(),
        thinker: StoredValue::new_local(None),
        busy: RwSignal::new(None),
        so_far: StoredValue::new(SoFar::Nothing),
    };
    provide_context(ctx);
    review::provide();
    zone::provide_seen(ctx);
    probe::remember(ctx);
    ctx.wake_thinker();
    window_event_listener(leptos::ev::keydown, move |event| {
        motion::arrive();
        on_key(ctx, event);
    });
    window_event_listener(leptos::ev::pointerdown, move |_| {
        motion::arrive();
        story::pause(ctx);
    });
    window_event_listener(leptos::ev::languagechange, move |_| ctx.learnt());
    Effect::new(move |_| {
        settings::dress(ctx.settings.get());
        document().set_title(&ctx.text(Rules::TITLE));
    });
    // Another screen is read from its top.
    Effect::new(move |_| {
        ctx.screen.get();
        window().scroll_to_with_x_and_y(0.0, 0.0);
    });
    keep_clear(ctx);
    wishes::keep_drawn(ctx);
    games::migrate(ctx);
    link::follow(ctx);
    // First it is told, then the game is over.
    let over =
        move || ctx.scene.with(|scene| scene.as_ref().is_some_and(|s| s.over)) && ctx.story.with(Option::is_none);
    // A screen is made when it begins; what changes on it is its own business.
    let back = review::back();
    let shown = Memo::new(move |_| (ctx.screen.get(), over(), back.is_shown(ctx)));
    view! {
        <div class="sr" role="status" aria-live="polite" id="live">{move || ctx.live.get()}</div>
        {move || ctx.notice.get().map(|text| view! {
            <div class="notice panel" role="alert">
                <span>{text}</span>
                <button class="btn" on:click=move |_| ctx.notice.set(None)>{ctx.text("page-ok")}</button>
            </div>
        })}
        {games::elsewhere_bar(ctx)}
        {move || match shown.get() {
            (Screen::Start, ..) => view! { <Start/> }.into_any(),
            (Screen::Refused, ..) => view! { <Refused/> }.into_any(),
            (Screen::Watch, ..) => view! { <Watch/> }.into_any(),
            (Screen::Campaigns, ..) => Rules::campaigns(ctx),
            (Screen::Sheet(id), ..) => Rules::sheet_page(ctx, id),
            (Screen::Table, _, true) => view! { <review::Screen/> }.into_any(),
            (Screen::Table, true, false) => view! { <End/> }.into_any(),
            (Screen::Table, false, false) => view! { <Table/> }.into_any(),
        }}
        <Panels/>
        {band()}
    }
}
