//! The page as a whole: what it remembers, what keys do, which screen is shown.

use crate::end::End;
use crate::home::Home;
use crate::panels::Panels;
use crate::room::Room;
use crate::store;
use crate::table_view::Table;
use crate::thinker::{self, Thinker, duo};
use duo::board::{Target, Verb};
use duo::{Action, View};
use leptos::prelude::*;
use serde::{Deserialize, Serialize};
use std::sync::OnceLock;
use std::time::Duration;
use table::{Line, Refusal, Seat, Tell, UndoRefused};
use wasm_bindgen::JsCast;
use words::{Lang, Words};

/// Which screen is shown.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Screen {
    /// The shelf.
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

/// What a person likes, kept in the browser.
#[derive(Clone, Copy, PartialEq, Serialize, Deserialize)]
pub struct Settings {
    /// French or English.
    pub french: bool,
    /// Dark or light.
    pub dark: bool,
    /// Milliseconds between a bot's moves.
    pub pace: u32,
    /// Whether single letters are commands.
    pub keys: bool,
}

impl Settings {
    fn load() -> Settings {
        store::read("bosk.settings").unwrap_or_else(|| {
            let window = web_sys::window();
            let language = window.as_ref().and_then(|w| w.navigator().language()).unwrap_or_default();
            let dark = window
                .and_then(|w| w.match_media("(prefers-color-scheme: dark)").ok().flatten())
                .is_some_and(|query| query.matches());
            Settings { french: Lang::from_code(&language) == Some(Lang::Fr), dark, pace: 700, keys: true }
        })
    }
}

/// Everything the page shows of a game at one moment.
#[derive(Clone, PartialEq)]
pub struct Scene {
    /// The table as this page may show it.
    pub view: View,
    /// What the person may choose.
    pub choices: Vec<Action>,
    /// The mayor at the near side.
    pub near: Seat,
    /// Who is asked.
    pub decider: Option<Seat>,
    /// Whether a bot is thinking.
    pub bot: bool,
    /// Whether the curtain is down.
    pub curtain: bool,
    /// Whether the game is over.
    pub over: bool,
    /// Why nothing can be taken back.
    pub undo: Option<UndoReason>,
    /// What the lesson says.
    pub lesson: Option<&'static str>,
    /// How many moves have been made.
    pub moves: usize,
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
    /// What is shown of it.
    pub scene: Memo<Option<Scene>>,
    /// The thing that is selected.
    pub picked: RwSignal<Option<Target>>,
    /// Which of the ways of the selected thing.
    pub way: RwSignal<usize>,
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
    pub hint: RwSignal<Option<(Action, String)>>,
    /// What the lesson said and the person has read.
    pub understood: RwSignal<Option<&'static str>>,
    /// The last things that happened, shown beside the prompt.
    pub news: RwSignal<Vec<String>>,
    thinker: StoredValue<Option<Thinker>, LocalStorage>,
}

fn words(lang: Lang) -> &'static Words {
    static EN: OnceLock<Words> = OnceLock::new();
    static FR: OnceLock<Words> = OnceLock::new();
    match lang {
        Lang::En => EN.get_or_init(|| Words::new(Lang::En)),
        Lang::Fr => FR.get_or_init(|| Words::new(Lang::Fr)),
    }
}

impl Ctx {
    /// The language spoken now.
    pub fn lang(self) -> Lang {
        if self.settings.get().french { Lang::Fr } else { Lang::En }
    }

    /// The texts of the language spoken now.
    pub fn words(self) -> &'static Words {
        words(self.lang())
    }

    /// A line in the language spoken now.
    pub fn say(self, line: &Line) -> String {
        self.words().say(line)
    }

    /// A message without arguments.
    pub fn text(self, id: &'static str) -> String {
        self.words().get(id)
    }

    /// Changes a setting and keeps it.
    pub fn set(self, change: impl FnOnce(&mut Settings)) {
        self.settings.update(change);
        if !store::keep("bosk.settings", &self.settings.get_untracked()) {
            self.notice.set(Some(self.text("page-no-storage")));
        }
    }

    /// Begins or goes on with a game.
    pub fn enter(self, room: Room) {
        self.clear_selection();
        self.news.set(Vec::new());
        self.room.set(Some(room));
        self.screen.set(Screen::Table);
        self.after_change(0);
    }

    fn clear_selection(self) {
        self.picked.set(None);
        self.way.set(0);
        self.verb.set(None);
        self.hint.set(None);
    }

    /// Performs a choice.
    pub fn act(self, action: Action) {
        let before = self.room.with_untracked(|room| room.as_ref().map_or(0, Room::moves));
        let mut refused = None;
        self.room.update(|room| {
            if let Some(room) = room {
                refused = room.act(action).err();
            }
        });
        self.clear_selection();
        match refused {
            Some(refusal) => self.notice.set(Some(self.say(&refusal.line()))),
            None => self.after_change(before),
        }
        focus_prompt();
    }

    /// Tells what happened since a move, saves, and lets a bot think if it is its turn.
    fn after_change(self, since: usize) {
        let lines: Vec<String> = self.room.with_untracked(|room| {
            let told = room.as_ref().map_or(Vec::new(), |room| room.told(since));
            told.iter().filter_map(|event| duo().tell(event)).map(|line| self.say(&line)).collect()
        });
        if since > 0 || !lines.is_empty() {
            self.live.set(lines.join(" "));
            self.news.set(lines.into_iter().rev().take(4).rev().collect());
        }
        let saved = self.room.with_untracked(|room| room.as_ref().is_none_or(Room::save));
        if !saved {
            self.notice.set(Some(self.text("page-no-storage")));
        }
        self.let_bot_think();
    }

    /// Lets the bot move at once, this time.
    pub fn hurry(self) {
        self.ask_bot();
    }

    fn let_bot_think(self) {
        let bots_turn = self.room.with_untracked(|room| room.as_ref().is_some_and(|room| room.bot_to_move().is_some()));
        if bots_turn {
            let pace = self.settings.get_untracked().pace;
            set_timeout(move || self.ask_bot(), Duration::from_millis(pace.into()));
        }
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
                    thinker.ask(room.moves() as u32, bot, room.thought_seed(), &view, &room.legal());
                }
            });
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
        let mut refused = None;
        self.room.update(|room| {
            if let Some(room) = room {
                refused = room.undo().err();
            }
        });
        self.clear_selection();
        match refused {
            None => {
                self.live.set(self.text("page-undone"));
                self.after_change(usize::MAX);
            }
            Some(reason) => self.live.set(self.undo_reason(reason.into())),
        }
    }

    /// Does again what was taken back.
    pub fn redo(self) {
        self.room.update(|room| {
            if let Some(room) = room {
                room.redo();
            }
        });
        self.after_change(usize::MAX);
    }

    /// Why nothing can be taken back.
    pub fn undo_reason(self, reason: UndoReason) -> String {
        self.text(match reason {
            UndoReason::Nothing => "page-undo-nothing",
            UndoReason::Information => "page-undo-information",
            UndoReason::Other => "page-undo-other",
        })
    }

    /// Asks a bot what it would do.
    pub fn ask_hint(self) {
        let Some(scene) = self.scene.get_untracked().filter(|scene| !scene.choices.is_empty()) else { return };
        let (action, reason) = thinker::advise(&scene.view, &scene.choices);
        let line = Line::new("page-hint").with("offer", duo().offer(&scene.view, action)).with("reason", reason);
        let text = self.say(&line);
        self.live.set(text.clone());
        self.hint.set(Some((action, text)));
    }

    /// Selects a thing on the table.
    pub fn pick(self, target: Target) {
        self.way.set(0);
        self.picked.set(Some(target));
        set_timeout(|| focus_first(&["#confirm", "#sheet-close"]), Duration::from_millis(20));
    }

    /// Back one level: panel, sheet, verb.
    pub fn back(self) {
        if self.panel.get_untracked().is_some() {
            self.panel.set(None);
        } else if self.picked.get_untracked().is_some() {
            self.picked.set(None);
            focus_prompt();
        } else if self.verb.get_untracked().is_some() {
            self.verb.set(None);
        }
    }

    /// The choices about a thing, under the verb that was chosen.
    pub fn choices_at(self, scene: &Scene, target: Target) -> Vec<Action> {
        let verb = self.verb.get();
        let fits = |action: &&Action| action.target() == target && verb.is_none_or(|verb| action.verb() == verb);
        scene.choices.iter().filter(fits).copied().collect()
    }
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

/// Puts the keyboard on the first thing that fits.
pub fn focus(selector: &str) {
    let found = document().query_selector(selector).ok().flatten();
    if let Some(element) = found.and_then(|element| element.dyn_into::<web_sys::HtmlElement>().ok()) {
        let _ = element.focus();
    }
}

/// Puts the keyboard on the first of these that is there.
fn focus_first(selectors: &[&str]) {
    let there = |selector: &&&str| document().query_selector(selector).ok().flatten().is_some();
    if let Some(selector) = selectors.iter().find(there) {
        focus(selector);
    }
}

/// After each decision the keyboard is back at the prompt.
fn focus_prompt() {
    set_timeout(|| focus("#prompt"), Duration::from_millis(20));
}

/// Moves the keyboard to the next or previous thing that can be chosen.
fn focus_next_choice(back: bool) {
    let Ok(list) = document().query_selector_all(".can") else { return };
    let here = document().active_element();
    let nodes: Vec<web_sys::HtmlElement> =
        (0..list.length()).filter_map(|i| list.item(i)?.dyn_into().ok()).filter(is_shown).collect();
    if nodes.is_empty() {
        return;
    }
    let at = nodes.iter().position(|node| here.as_ref().is_some_and(|here| here.is_same_node(Some(node))));
    let next = match (at, back) {
        (None, false) => 0,
        (None, true) => nodes.len() - 1,
        (Some(i), false) => (i + 1) % nodes.len(),
        (Some(i), true) => (i + nodes.len() - 1) % nodes.len(),
    };
    let _ = nodes[next].focus();
}

fn is_shown(node: &web_sys::HtmlElement) -> bool {
    node.offset_width() > 0
}

fn on_key(ctx: Ctx, event: web_sys::KeyboardEvent) {
    let in_field = event.target().and_then(|t| t.dyn_into::<web_sys::HtmlInputElement>().ok()).is_some();
    if event.ctrl_key() || event.meta_key() || event.alt_key() || (in_field && event.key() != "Escape") {
        return;
    }
    let key = event.key();
    if key == "Escape" {
        ctx.back();
        return;
    }
    if ctx.screen.get_untracked() != Screen::Table || !ctx.settings.get_untracked().keys {
        return;
    }
    if ctx.panel.get_untracked().is_some() {
        return;
    }
    match key.as_str() {
        "n" => focus_next_choice(false),
        "N" => focus_next_choice(true),
        "u" => ctx.undo(),
        "U" => ctx.redo(),
        "h" => ctx.ask_hint(),
        "l" => ctx.panel.set(Some(Panel::Log)),
        "r" => ctx.panel.set(Some(Panel::Rules(None))),
        "?" => ctx.panel.set(Some(Panel::Keys)),
        " " if document().active_element().is_none_or(|e| e.tag_name() != "BUTTON") => ctx.hurry(),
        "w" => ctx.verb.set(Some(Verb::Place)),
        "p" => ctx.verb.set(Some(Verb::Play)),
        "t" => ctx.verb.set(Some(Verb::Choose)),
        "m" => focus(".mead button"),
        "c" => focus(".city button"),
        "a" => focus(".cards button"),
        "o" => focus(".opp button"),
        digit if digit.len() == 1 && digit != "0" && digit.chars().all(|c| c.is_ascii_digit()) => {
            click(&format!("[data-key=\"{digit}\"]"));
        }
        _ => return,
    }
    event.prevent_default();
}

fn click(selector: &str) {
    if let Some(element) = document().query_selector(selector).ok().flatten() {
        if let Ok(element) = element.dyn_into::<web_sys::HtmlElement>() {
            element.click();
        }
    }
}

/// The page.
#[component]
pub fn App() -> impl IntoView {
    let room: RwSignal<Option<Room>> = RwSignal::new(None);
    let scene = Memo::new(move |_| {
        room.with(|room| {
            let room = room.as_ref()?;
            Some(Scene {
                view: room.view(),
                choices: room.choices(),
                near: room.near_seat(),
                decider: room.decider(),
                bot: room.bot_to_move().is_some(),
                curtain: room.curtain,
                over: room.is_over(),
                undo: room.undo_refused().map(UndoReason::from),
                lesson: room.lesson_says(),
                moves: room.moves(),
            })
        })
    });
    let ctx = Ctx {
        settings: RwSignal::new(Settings::load()),
        screen: RwSignal::new(Screen::Home),
        room,
        scene,
        picked: RwSignal::new(None),
        way: RwSignal::new(0),
        verb: RwSignal::new(None),
        panel: RwSignal::new(None),
        tab: RwSignal::new(Tab::Places),
        live: RwSignal::new(String::new()),
        notice: RwSignal::new(None),
        hint: RwSignal::new(None),
        understood: RwSignal::new(None),
        news: RwSignal::new(Vec::new()),
        thinker: StoredValue::new_local(None),
    };
    provide_context(ctx);
    ctx.thinker.set_value(Thinker::start(move |number, choice| ctx.bot_answered(number, choice)));
    window_event_listener(leptos::ev::keydown, move |event| on_key(ctx, event));
    Effect::new(move |_| {
        let settings = ctx.settings.get();
        if let Some(root) = document().document_element() {
            let _ = root.set_attribute("data-theme", if settings.dark { "dark" } else { "light" });
            let _ = root.set_attribute("lang", if settings.french { "fr" } else { "en" });
        }
        document().set_title(&ctx.text("page-title"));
    });
    open_link(ctx);
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
            (Screen::Table, true) => view! { <End/> }.into_any(),
            (Screen::Table, false) => view! { <Table/> }.into_any(),
        }}
        <Panels/>
    }
}

/// A shared link holds a record behind the `#`.
fn open_link(ctx: Ctx) {
    let hash = web_sys::window().and_then(|w| w.location().hash().ok()).unwrap_or_default();
    let Some(code) = hash.strip_prefix("#game=") else { return };
    let text = js_sys::decode_uri_component(code).map(String::from).unwrap_or_default();
    match Room::from_record(&text) {
        Ok(room) => ctx.enter(room),
        Err(error) => ctx.notice.set(Some(ctx.say(&Line::new("page-bad-link").with("why", error.line())))),
    }
}
