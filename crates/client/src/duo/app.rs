//! The page as a whole: what it remembers, what keys do, which screen is shown.

use super::automa;
use super::beat::Beat;
use super::campaigns::{self, CampaignId, Sheet};
use super::end::End;
use super::hint::Hint;
use super::home::Home;
use super::keys::{focus_first, focus_prompt, keep_focus_on_selected, on_key};
use super::link;
use super::panels::Panels;
use super::plan::{self, Plan};
use super::probe;
use super::room::Room;
use super::sheet;
use super::speech::short;
use super::table_view::Table;
use super::thinker::{Answer, Thinker, duo};
use super::trophies;
use crate::shell::settings::{self, Settings};
use duo::board::{Preview, Target, Verb};
use duo::{Action, Event, Score, View};
use leptos::prelude::*;
use std::time::Duration;
use table::board::Board;
use table::{Line, Refusal, Seat, UndoRefused};

/// Which screen is shown.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Screen {
    /// The shelf.
    Home,
    /// The sheet of a campaign.
    Sheet(CampaignId),
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
    /// What an automa did, so many steps of it told.
    Automa {
        /// Whether the game begins: then it is also told what it is about.
        begins: bool,
        /// The steps.
        steps: Vec<Event>,
        /// How many are told.
        shown: usize,
    },
    /// Language, theme, speed.
    Settings,
    /// The list of keys.
    Keys,
}

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

/// Everything the page shows of a game at one moment.
#[derive(Clone, PartialEq)]
pub struct Scene {
    /// The table as this page may show it.
    pub view: View,
    /// What the person may choose.
    pub choices: Vec<Action>,
    /// What passes by itself if they choose nothing.
    pub closing: Option<Action>,
    /// The mayor at the near side.
    pub near: Seat,
    /// Their points as if the game ended.
    pub score: Score,
    /// Who is asked.
    pub decider: Option<Seat>,
    /// Whether a bot is thinking.
    pub bot: bool,
    /// Whether the curtain is down.
    pub curtain: bool,
    /// Whether the game is over.
    pub over: bool,
    /// What can be taken back, or why nothing can.
    pub undo: Result<Action, UndoReason>,
    /// What the lesson says.
    pub lesson: Option<&'static str>,
    /// How many moves have been made.
    pub moves: usize,
    /// What the last decision brought.
    pub news: Vec<Event>,
}

impl Scene {
    /// The game as it stands.
    fn now(room: &Room) -> Scene {
        Scene {
            view: room.view(),
            choices: room.choices(),
            closing: room.closing(),
            near: room.near_seat(),
            score: room.score(room.near_seat()),
            decider: room.decider(),
            bot: room.bot_to_move().is_some(),
            curtain: room.curtain,
            over: room.is_over(),
            undo: room.undoable().map_err(UndoReason::from),
            lesson: room.lesson_says(),
            moves: room.moves(),
            news: room.told(room.last_decision()),
        }
    }

    /// The game after so many moves, only to be looked at.
    fn at(room: &Room, number: usize) -> Scene {
        let (view, score) = room.look_back(number);
        Scene {
            view,
            score,
            choices: Vec::new(),
            closing: None,
            decider: None,
            bot: false,
            curtain: false,
            over: false,
            undo: Err(UndoReason::Nothing),
            lesson: None,
            moves: number,
            news: room.told_by(number),
            near: room.near_seat(),
        }
    }
}

/// A reason that can be compared.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum UndoReason {
    /// Nothing yet.
    Nothing,
    /// Something was drawn.
    Information,
    /// The other acted.
    Other,
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
    /// After how many moves a finished game is looked at again.
    pub looking: RwSignal<Option<usize>>,
    /// What is shown of it.
    pub scene: Memo<Option<Scene>>,
    /// The thing that is selected.
    pub picked: RwSignal<Option<Target>>,
    /// The complete ways to do something with it.
    pub plans: Memo<Vec<Plan>>,
    /// Which of them is chosen.
    pub way: RwSignal<usize>,
    /// What the chosen one would lead to.
    pub preview: Memo<Option<Preview>>,
    /// The verb that was chosen.
    pub verb: RwSignal<Option<Verb>>,
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
    /// The moment before a turn ends by itself.
    pub beat: Beat,
    /// What the lesson said and the person has read.
    pub understood: RwSignal<Option<&'static str>>,
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
        self.sit_down(room);
        self.after_change(moves);
    }

    /// Shows a game that somebody sent; the one that is kept here stays until this one goes on.
    pub fn enter_linked(self, room: Room) {
        self.sit_down(room);
        link::forget();
        self.go_on();
    }

    fn sit_down(self, room: Room) {
        self.clear_selection();
        self.panel.set(None);
        self.looking.set(None);
        self.room.set(Some(room));
        self.screen.set(Screen::Table);
    }

    fn clear_selection(self) {
        self.picked.set(None);
        self.way.set(0);
        self.verb.set(None);
        self.hint.set(None);
    }

    /// Performs choices, one after the other.
    pub fn act(self, actions: &[Action]) {
        let before = self.room.with_untracked(|room| room.as_ref().map_or(0, Room::moves));
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
        focus_prompt();
    }

    /// Performs the chosen plan.
    pub fn commit(self) {
        let plans = self.plans.get_untracked();
        if let Some(plan) = plans.get(self.way.get_untracked()) {
            self.act(&plan.actions);
        }
    }

    /// Tells what happened since a move, saves, and lets a bot think if it is its turn.
    fn after_change(self, since: usize) {
        let told = self.room.with_untracked(|room| room.as_ref().map_or(Vec::new(), |room| room.told(since)));
        let lines = self.tell(&told);
        if !lines.is_empty() {
            self.live.set(lines);
        }
        let ended_here = told.contains(&Event::Over);
        let saved = self.room.with_untracked(|room| {
            let Some(room) = room else { return true };
            // Each is kept for itself, whatever becomes of the others.
            let kept = [room.save(), campaigns::follow(room), !ended_here || trophies::follow(room)];
            kept.into_iter().all(|kept| kept)
        });
        self.offer_news();
        automa::tell(self, &told);
        link::forget();
        if !saved {
            self.notice.set(Some(self.text("page-no-storage")));
        }
        self.go_on();
    }

    /// Opens the list of Good News when it is for the person in front of the page to choose.
    pub fn offer_news(self) {
        let asked = self.scene.with_untracked(|scene| {
            let keeps = |scene: &Scene| matches!(scene.view.ask(), Some(duo::Ask::KeepNews));
            scene.as_ref().is_some_and(|scene| keeps(scene) && !scene.choices.is_empty())
        });
        if asked {
            self.panel.set(Some(Panel::Besides));
        }
    }

    /// Begins a game; what it is about is told, and what happened while the table was laid.
    pub fn enter_fresh(self, room: Room) {
        let told = room.setup_events();
        self.enter(room);
        automa::open(self, &told);
    }

    /// Lets the bot move at once, this time.
    pub fn hurry(self) {
        self.ask_bot();
    }

    /// What goes on by itself: a bot thinks, or a closing question passes after a beat.
    fn go_on(self) {
        let (bots_turn, closing) = self.room.with_untracked(|room| match room {
            Some(room) => (room.bot_to_move().is_some(), room.is_closing()),
            None => (false, false),
        });
        if bots_turn {
            // Whether a bot wants something before its turn ends is no move to wait for.
            let pace = if closing { 0 } else { self.settings.get_untracked().pace };
            set_timeout(move || self.ask_bot(), Duration::from_millis(pace.into()));
        }
        self.begin_beat();
    }

    fn ask_bot(self) {
        self.room.with_untracked(|room| {
            let Some(room) = room else { return };
            let (Some(bot), Some(view)) = (room.bot_to_move(), room.decider_view()) else { return };
            if let Some(action) = room.lesson_move() {
                let (number, choice) = (room.moves() as u32, room.legal().iter().position(|&other| other == action));
                set_timeout(move || self.bot_answered(number, choice.unwrap_or(0)), Duration::ZERO);
                return;
            }
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
            let before = self.room.with_untracked(|room| room.as_ref().map_or(0, Room::moves));
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
        match (refused, was) {
            (None, Some(action)) => {
                self.live.set(self.say(&Line::new("page-undone").with("what", short(action))));
                self.after_change(usize::MAX);
            }
            (Some(reason), _) => self.live.set(self.undo_reason(reason.into())),
            (None, None) => {}
        }
    }

    /// Does again what was taken back.
    pub fn redo(self) {
        let before = self.room.with_untracked(|room| room.as_ref().map_or(0, Room::moves));
        self.room.update(|room| {
            if let Some(room) = room {
                room.redo();
            }
        });
        self.clear_selection();
        self.after_change(before);
    }

    /// Why nothing can be taken back.
    pub fn undo_reason(self, reason: UndoReason) -> String {
        self.text(match reason {
            UndoReason::Nothing => "page-undo-nothing",
            UndoReason::Information => "page-undo-information",
            UndoReason::Other => "page-undo-other",
        })
    }

    /// Selects a thing on the table, and says what that would mean.
    pub fn pick(self, target: Target) {
        self.panel.set(None);
        self.way.set(0);
        self.picked.set(Some(target));
        let plans = self.plans.get_untracked();
        if let (Some(scene), Some(plan)) = (self.scene.get_untracked(), plans.first()) {
            let plan_said = self.say(&sheet::plan_line(&scene, plan));
            self.live.set(format!("{plan_said}. {}", sheet::outlook(self)));
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
            self.beat.stop();
            self.hint.set(None);
            self.looking.set(None);
        }
    }

    /// The choices about a thing, under the verb that was chosen.
    pub fn choices_at(self, scene: &Scene, target: Target) -> Vec<Action> {
        choices_at(scene, target, self.verb.get())
    }
}

fn choices_at(scene: &Scene, target: Target, verb: Option<Verb>) -> Vec<Action> {
    let fits = |action: &&Action| action.target() == target && verb.is_none_or(|verb| action.verb() == verb);
    scene.choices.iter().filter(fits).copied().collect()
}

impl From<UndoRefused> for UndoReason {
    fn from(refused: UndoRefused) -> UndoReason {
        match refused {
            UndoRefused::NothingToUndo => UndoReason::Nothing,
            UndoRefused::InformationCame => UndoReason::Information,
            UndoRefused::AnotherSeatActed => UndoReason::Other,
        }
    }
}

/// What every part of the page can reach.
pub fn ctx() -> Ctx {
    expect_context()
}

/// The page.
#[component]
pub fn App() -> impl IntoView {
    let room: RwSignal<Option<Room>> = RwSignal::new(None);
    let looking: RwSignal<Option<usize>> = RwSignal::new(None);
    let scene = Memo::new(move |_| {
        room.with(|room| {
            let room = room.as_ref()?;
            Some(match looking.get() {
                None => Scene::now(room),
                Some(number) => Scene::at(room, number),
            })
        })
    });
    let (picked, verb) = (RwSignal::new(None), RwSignal::new(None));
    let plans = Memo::new(move |_| match (scene.get(), picked.get()) {
        (Some(scene), Some(target)) => plan::plans(&scene.view, &choices_at(&scene, target, verb.get())),
        _ => Vec::new(),
    });
    let way = RwSignal::new(0);
    let preview = Memo::new(move |_| {
        let (scene, plans) = (scene.get()?, plans.get());
        duo().preview(&scene.view, scene.near, &plans.get(way.get())?.actions)
    });
    let ctx = Ctx {
        settings: RwSignal::new(Settings::load()),
        screen: RwSignal::new(Screen::Home),
        room,
        looking,
        scene,
        picked,
        plans,
        way,
        preview,
        verb,
        panel: RwSignal::new(None),
        tab: RwSignal::new(Tab::Places),
        live: RwSignal::new(String::new()),
        notice: RwSignal::new(None),
        hint: RwSignal::new(None),
        beat: Beat::new(),
        understood: RwSignal::new(None),
        long_words: settings::long_words(),
        thinker: StoredValue::new_local(None),
    };
    provide_context(ctx);
    probe::remember(ctx);
    ctx.thinker.set_value(Thinker::start(move |answer| ctx.heard(answer)));
    window_event_listener(leptos::ev::keydown, move |event| on_key(ctx, event));
    Effect::new(move |_| {
        settings::dress(ctx.settings.get());
        document().set_title(&ctx.text("page-title"));
    });
    // Another screen is read from its top.
    Effect::new(move |_| {
        ctx.screen.get();
        window().scroll_to_with_x_and_y(0.0, 0.0);
    });
    link::open(ctx);
    view! {
        <div class="sr" role="status" aria-live="polite" id="live">{move || ctx.live.get()}</div>
        {move || ctx.notice.get().map(|text| view! {
            <div class="notice panel" role="alert">
                <span>{text}</span>
                <button class="btn" on:click=move |_| ctx.notice.set(None)>{ctx.text("page-ok")}</button>
            </div>
        })}
        {move || match (ctx.screen.get(), ctx.scene.with(|scene| scene.as_ref().is_some_and(|s| s.over))) {
            (Screen::Home, _) => view! { <Home/> }.into_any(),
            (Screen::Sheet(id), _) => view! { <Sheet id/> }.into_any(),
            (Screen::Table, true) => view! { <End/> }.into_any(),
            (Screen::Table, false) => view! { <Table/> }.into_any(),
        }}
        <Panels/>
    }
}
