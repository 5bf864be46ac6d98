//! The page as a whole: what it remembers, what changes it, which screen is shown.

use super::end::End;
use super::hint::Hint;
use super::home::Home;
use super::keys::on_key;
use super::panels::Panels;
use super::plan::{self, Plan};
use super::probe;
use super::room::Room;
use super::sheet;
use super::speech::short;
use super::story::{self, Story, Telling};
use super::table_view::Table;
use super::thinker::{Answer, Thinker, valley};
use crate::shell::focus::{focus, focus_first, focus_prompt, keep_focus_on_selected};
use crate::shell::settings::{self, Settings};
use leptos::prelude::*;
use std::time::Duration;
use table::board::Board;
use table::{Line, Refusal, Seat, Side, UndoRefused};
use valley::board::{Preview, Target, Verb};
use valley::{Action, Event, Score, View};

/// Which screen is shown.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Screen {
    /// How to play, with whom, what joins in.
    Home,
    /// The game.
    Table,
}

/// What lies over the table.
#[derive(Clone, PartialEq, Eq)]
pub enum Panel {
    /// What has happened.
    Log,
    /// The rulebook, open at a paragraph.
    Rules(Option<String>),
    /// All cards of a city.
    City(Seat),
    /// What is known about the opponent in the box.
    Rival,
    /// Language, theme, speed.
    Settings,
    /// The list of keys.
    Keys,
}

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

/// What is selected.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Pick {
    /// A thing on the table.
    Thing(Target),
    /// An answer that is a word and worth a second look.
    Word(Action),
}

/// Everything the page shows of a game at one moment.
#[derive(Clone, PartialEq)]
pub struct Scene {
    /// The table as this page may show it.
    pub view: View,
    /// What the person may choose.
    pub choices: Vec<Action>,
    /// The player at the near side.
    pub near: Seat,
    /// Everybody's points as if the game ended.
    pub scores: Vec<(Side, Score)>,
    /// Who is asked.
    pub decider: Option<Seat>,
    /// Whether a bot is thinking.
    pub bot: bool,
    /// Whether the curtain is down.
    pub curtain: bool,
    /// Whether the game is over.
    pub over: bool,
    /// What can be taken back, or why nothing can.
    pub undo: Result<Action, UndoRefused>,
    /// How many moves have been made.
    pub moves: usize,
    /// What the last decision brought.
    pub news: Vec<Event>,
}

impl Scene {
    fn now(room: &Room) -> Scene {
        let view = room.view();
        Scene {
            scores: room.scores(&view),
            view,
            choices: room.choices(),
            near: room.near_seat(),
            decider: room.decider(),
            bot: room.bot_to_move().is_some(),
            curtain: room.curtain,
            over: room.is_over(),
            undo: room.undoable(),
            moves: room.moves(),
            news: room.told(room.last_decision()),
        }
    }

    /// The points of a player, or of the opponent in the box.
    pub fn score(&self, side: impl Into<Side>) -> Score {
        let side = side.into();
        self.scores.iter().find(|(other, _)| *other == side).map(|(_, score)| *score).unwrap_or_default()
    }
}

/// What every part of the page can reach.
#[derive(Clone, Copy)]
pub struct Ctx {
    /// What a person likes.
    pub settings: RwSignal<Settings>,
    /// Which screen.
    pub screen: RwSignal<Screen>,
    /// The game.
    pub room: RwSignal<Option<Room>>,
    /// What is shown of it.
    pub scene: Memo<Option<Scene>>,
    /// What is selected.
    pub picked: RwSignal<Option<Pick>>,
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
    /// How it is told.
    pub telling: RwSignal<Telling>,
    /// What lies over the table.
    pub panel: RwSignal<Option<Panel>>,
    /// The phone's tab.
    pub tab: RwSignal<Tab>,
    /// What a screen reader says next.
    pub live: RwSignal<String>,
    /// A message that must not be missed.
    pub notice: RwSignal<Option<String>>,
    /// What a bot would do.
    pub hint: RwSignal<Option<Hint>>,
    /// Whether words are drawn out, to test the page.
    pub long_words: bool,
    /// The worker in which bots think.
    pub thinker: StoredValue<Option<Thinker>, LocalStorage>,
}

impl Ctx {
    /// Changes a setting and keeps it.
    pub fn set(self, change: impl FnOnce(&mut Settings)) {
        self.settings.update(change);
        // It was told in the language of before.
        self.hint.set(None);
        if !self.settings.get_untracked().keep() {
            self.notice.set(Some(self.text("page-no-storage")));
        }
    }

    /// Begins or goes on with a game.
    pub fn enter(self, room: Room) {
        let moves = room.moves();
        let told = room.setup_events();
        self.clear_selection();
        self.panel.set(None);
        self.story.set(None);
        self.room.set(Some(room));
        self.screen.set(Screen::Table);
        self.after_change(moves);
        story::begin(self, &told);
    }

    fn clear_selection(self) {
        self.picked.set(None);
        self.way.set(0);
        self.verb.set(None);
        self.hint.set(None);
    }

    /// Performs choices, one after the other.
    pub fn act(self, actions: &[Action]) {
        let before = self.moves();
        let mut refused = None;
        self.room.update(|room| {
            if let Some(room) = room {
                refused = actions.iter().find_map(|&action| room.act(action).err());
            }
        });
        self.clear_selection();
        match refused {
            Some(refusal) => self.notice.set(Some(self.say(&refusal.line()))),
            None => self.after_change(before),
        }
        if self.story.with_untracked(Option::is_none) {
            focus_prompt();
        }
    }

    /// Performs the chosen plan.
    pub fn commit(self) {
        let plans = self.plans.get_untracked();
        if let Some(plan) = plans.get(self.way.get_untracked()) {
            self.act(&plan.actions);
        }
    }

    fn moves(self) -> usize {
        self.room.with_untracked(|room| room.as_ref().map_or(0, Room::moves))
    }

    /// Tells what happened since a move, saves, and lets a bot think if it is its turn.
    fn after_change(self, since: usize) {
        let told = self.room.with_untracked(|room| room.as_ref().map_or(Vec::new(), |room| room.told(since)));
        let lines = self.tell(&told);
        let saved = self.room.with_untracked(|room| room.as_ref().is_none_or(Room::save));
        if !saved {
            self.notice.set(Some(self.text("page-no-storage")));
        }
        if !lines.is_empty() && !story::begin(self, &told) {
            self.live.set(lines);
        }
        self.let_bot_think();
    }

    /// Lets the bot move at once, this time.
    pub fn hurry(self) {
        self.ask_bot();
    }

    /// Lets a bot think, unless something is still being told.
    pub fn let_bot_think(self) {
        let bots_turn = self.room.with_untracked(|room| room.as_ref().is_some_and(|room| room.bot_to_move().is_some()));
        if bots_turn && self.story.with_untracked(Option::is_none) {
            let pace = self.settings.get_untracked().pace;
            set_timeout(move || self.ask_bot(), Duration::from_millis(pace.into()));
        }
    }

    fn ask_bot(self) {
        self.room.with_untracked(|room| {
            let Some(room) = room else { return };
            let (Some(bot), Some(view)) = (room.bot_to_move(), room.decider_view()) else { return };
            self.thinker.with_value(|thinker| {
                if let Some(thinker) = thinker {
                    thinker.ask(room.moves() as u32, bot, room.thought_seed(), &view, &room.legal(), None);
                }
            });
        });
    }

    /// The worker answers: a bot's move, or advice.
    fn heard(self, answer: Answer) {
        let Some(advice) = answer.advice else {
            self.bot_answered(answer.number, answer.choice);
            return;
        };
        let Some(scene) = self.scene.get_untracked().filter(|scene| scene.moves as u32 == answer.number) else {
            return;
        };
        let choice = |n: usize| scene.choices.get(n).copied();
        let Some(action) = choice(answer.choice) else { return };
        self.show_hint(Hint {
            action,
            reason: advice.reason,
            second: advice.second.and_then(choice),
            gap: advice.gap,
            step: 1,
        });
    }

    fn bot_answered(self, number: u32, choice: usize) {
        let action = self.room.with_untracked(|room| {
            let room = room.as_ref()?;
            let fresh = room.moves() as u32 == number && room.bot_to_move().is_some();
            fresh.then(|| room.legal().get(choice).copied()).flatten()
        });
        if let Some(action) = action {
            let before = self.moves();
            self.room.update(|room| {
                if let Some(room) = room {
                    let _ = room.act(action);
                }
            });
            self.after_change(before);
        }
    }

    /// Takes back the last decision, or says why not.
    pub fn undo(self) {
        let was = self.scene.with_untracked(|scene| scene.as_ref().and_then(|scene| scene.undo.ok()));
        let mut refused = None;
        self.room.update(|room| {
            if let Some(room) = room {
                refused = room.undo().err();
            }
        });
        self.clear_selection();
        self.story.set(None);
        match (refused, was) {
            (None, Some(action)) => {
                self.after_change(usize::MAX);
                self.live.set(self.say(&Line::new("page-undone").with("what", short(action))));
            }
            (Some(reason), _) => self.live.set(self.undo_reason(&reason)),
            (None, None) => {}
        }
    }

    /// Does again what was taken back.
    pub fn redo(self) {
        let before = self.moves();
        let mut done = false;
        self.room.update(|room| done = room.as_mut().is_some_and(Room::redo));
        self.clear_selection();
        if done {
            self.after_change(before);
        } else {
            self.live.set(self.text("page-valley-redo-nothing"));
        }
    }

    /// Why nothing can be taken back.
    pub fn undo_reason(self, reason: &UndoRefused) -> String {
        self.text(match reason {
            UndoRefused::NothingToUndo => "page-undo-nothing",
            UndoRefused::InformationCame => "page-undo-information",
            UndoRefused::AnotherSeatActed => "page-valley-undo-other",
        })
    }

    /// Selects something, and says what that would mean.
    pub fn pick(self, pick: Pick) {
        self.panel.set(None);
        self.way.set(0);
        self.picked.set(Some(pick));
        let plans = self.plans.get_untracked();
        if let (Some(scene), Some(plan)) = (self.scene.get_untracked(), plans.first()) {
            let said = self.say(&sheet::plan_line(&scene, plan));
            self.live.set(format!("{said} {}", sheet::outlook(self)));
        }
        set_timeout(|| focus_first(&["#confirm", "#sheet-close"]), Duration::from_millis(20));
    }

    /// Chooses a sort of choice, or none; what was selected is left.
    pub fn choose_verb(self, verb: Option<Verb>) {
        self.picked.set(None);
        self.way.set(0);
        self.verb.set(verb);
        self.tab.set(Tab::Places);
    }

    /// Back one level: panel, sheet, verb.
    pub fn back(self) {
        if self.panel.get_untracked().is_some() {
            self.panel.set(None);
        } else if self.picked.get_untracked().is_some() {
            keep_focus_on_selected();
            self.picked.set(None);
        } else if self.verb.get_untracked().is_some() {
            self.verb.set(None);
        } else {
            self.hint.set(None);
        }
    }

    /// The next person looks.
    pub fn lift_curtain(self) {
        self.room.update(|room| {
            if let Some(room) = room {
                room.lift_curtain();
            }
        });
        set_timeout(|| focus("#prompt"), Duration::from_millis(20));
    }

    /// The choices about a thing, under the verb that was chosen.
    pub fn choices_at(self, scene: &Scene, target: Target) -> Vec<Action> {
        choices_at(scene, target, self.verb.get())
    }
}

fn choices_at(scene: &Scene, target: Target, verb: Option<Verb>) -> Vec<Action> {
    let fits = |action: &&Action| {
        valley().target(&scene.view, **action) == target && verb.is_none_or(|verb| action.verb() == verb)
    };
    scene.choices.iter().filter(fits).copied().collect()
}

/// What every part of the page can reach.
pub fn ctx() -> Ctx {
    expect_context()
}

/// The symbol of a player, or of the opponent in the box.
pub fn animal(side: impl Into<Side>) -> &'static str {
    match side.into().seat() {
        None if valley().play_mode().lair().is_some() => "spider",
        None => "rat",
        Some(Seat(0)) => "squirrel",
        Some(Seat(1)) => "mouse",
        Some(Seat(2)) => "hedgehog",
        Some(_) => "turtle",
    }
}

/// The page.
#[component]
pub fn App() -> impl IntoView {
    let room: RwSignal<Option<Room>> = RwSignal::new(None);
    let scene = Memo::new(move |_| room.with(|room| room.as_ref().map(Scene::now)));
    let (picked, verb) = (RwSignal::new(None), RwSignal::new(None));
    let plans = Memo::new(move |_| match (scene.get(), picked.get()) {
        (Some(scene), Some(Pick::Thing(target))) => plan::plans(&scene.view, &choices_at(&scene, target, verb.get())),
        (Some(scene), Some(Pick::Word(action))) => plan::plans(&scene.view, &[action]),
        _ => Vec::new(),
    });
    let way = RwSignal::new(0);
    let preview = Memo::new(move |_| {
        let (scene, plans) = (scene.get()?, plans.get());
        valley().preview(&scene.view, scene.near, &plans.get(way.get())?.actions)
    });
    let ctx = Ctx {
        settings: RwSignal::new(Settings::load()),
        screen: RwSignal::new(Screen::Home),
        room,
        scene,
        picked,
        plans,
        way,
        preview,
        verb,
        story: RwSignal::new(None),
        telling: RwSignal::new(Telling::load()),
        panel: RwSignal::new(None),
        tab: RwSignal::new(Tab::Places),
        live: RwSignal::new(String::new()),
        notice: RwSignal::new(None),
        hint: RwSignal::new(None),
        long_words: settings::long_words(),
        thinker: StoredValue::new_local(None),
    };
    provide_context(ctx);
    probe::remember(ctx);
    ctx.thinker.set_value(Thinker::start(move |answer| ctx.heard(answer)));
    window_event_listener(leptos::ev::keydown, move |event| on_key(ctx, event));
    Effect::new(move |_| {
        settings::dress(ctx.settings.get());
        document().set_title(&ctx.text("page-valley-title"));
    });
    // Another screen is read from its top.
    Effect::new(move |_| {
        ctx.screen.get();
        window().scroll_to_with_x_and_y(0.0, 0.0);
    });
    let over =
        move || ctx.scene.with(|scene| scene.as_ref().is_some_and(|s| s.over)) && ctx.story.with(Option::is_none);
    view! {
        <div class="sr" role="status" aria-live="polite" id="live">{move || ctx.live.get()}</div>
        {move || ctx.notice.get().map(|text| view! {
            <div class="notice panel" role="alert">
                <span>{text}</span>
                <button class="btn" on:click=move |_| ctx.notice.set(None)>{ctx.text("page-ok")}</button>
            </div>
        })}
        {move || match (ctx.screen.get(), over()) {
            (Screen::Home, _) => view! { <Home/> }.into_any(),
            (Screen::Table, true) => view! { <End/> }.into_any(),
            (Screen::Table, false) => view! { <Table/> }.into_any(),
        }}
        <Panels/>
    }
}
