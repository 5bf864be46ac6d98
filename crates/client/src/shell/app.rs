//! The page as a whole: what it remembers, what changes it, which screen is shown.

use crate::common::settings::{self, Settings};
use crate::shell::beat::Beat;
use crate::shell::end::End;
use crate::shell::face::Face;
use crate::shell::focus::{focus_first, focus_prompt, keep_focus_on_selected};
use crate::shell::hint::{Hint, keep_clear};
use crate::shell::keys::on_key;
use crate::shell::panels::Panels;
use crate::shell::season::{self, Ceremony, Seen, band};
use crate::shell::sound::Cue;
use crate::shell::start::{Refused, Start, Watch};
use crate::shell::story::{self, Story, Telling};
use crate::shell::table::Table;
use crate::shell::thinker::{Busy, Packs, SoFar, Thinker};
use crate::shell::why::Why;
use crate::shell::{
    Action, Plan, Preview, Room, Row, Rules, Scene, Source, Tab, Target, Verb, dock, games, link, motion, probe,
    review, sheet, sound, zone,
};
use leptos::prelude::*;
use room::Source as _;
use room::thought::{Advice, Choice};
use std::sync::Arc;
use std::time::Duration;
use table::board::Board;
use table::{Arg, Line, Refusal, UndoRefused};

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
    /// The phone's tab.
    pub tab: RwSignal<Tab>,
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

    /// Begins a game: what it is about is told, and what happened while the table was laid.
    pub fn begin(self, room: Room) {
        let (briefing, told) = room.opening();
        self.id.set(None);
        self.sit_down(Box::new(room));
        self.after_change(usize::MAX);
        story::open(self, briefing, told);
    }

    /// Goes on with a game that is kept under an id.
    pub fn go_on_with(self, id: String, room: Room) {
        let (_, told) = room.opening();
        self.id.set(Some(id));
        self.sit_down(Box::new(room));
        self.go_on();
        story::begin_laid(self, told);
    }

    /// Puts a game on the table.
    pub fn sit_down(self, source: Box<Source>) {
        self.give_up_thinking();
        self.clear_selection();
        self.panel.set(None);
        self.looking.set(None);
        self.story.set(None);
        self.elsewhere.set(false);
        self.you.set_value(Ctx::spoken_to(&*source));
        self.source.set(Some(source));
        self.screen.set(Screen::Table);
        season::lay(self);
        self.go_on();
    }

    /// Nothing is selected, hinted at or pointed at.
    pub fn clear_selection(self) {
        self.picked.set(None);
        self.marks.set(Vec::new());
        self.way.set(0);
        self.verb.set(None);
        self.hint.set(None);
        self.why.set(None);
        self.pointed.set(Vec::new());
        self.told.set(String::new());
    }

    /// Changes the game on the table.
    pub fn change<T>(self, change: impl FnOnce(&mut Source) -> T) -> Option<T> {
        let mut result = None;
        self.give_up_thinking();
        self.in_motion(|| self.source.update(|source| result = source.as_deref_mut().map(change)));
        result
    }

    /// Changes what is shown; the pieces travel from where they lie now, or are only outlined where they came.
    pub fn in_motion(self, change: impl FnOnce()) {
        let near = || self.scene.with_untracked(|scene| scene.as_ref().map(|scene| scene.near));
        let before = motion::places(near());
        change();
        motion::travel(before, near(), motion::is_still(self.settings.get_untracked().still));
    }

    /// How many moves have been made.
    pub fn moves(self) -> usize {
        self.of_source(|source| source.moves()).unwrap_or(0)
    }

    /// Performs choices, one after the other.
    pub fn act(self, actions: &[Action]) {
        let before = self.moves();
        // Who lets a closing question pass had its beat.
        let closes = self.scene.with_untracked(|scene| scene.as_ref().is_some_and(|scene| scene.closing.is_some()));
        self.beat.owe(!closes);
        let lingers = !closes && self.settings.get_untracked().beat != Some(0);
        let perform = |source: &mut Source| {
            let refused = actions.iter().find_map(|&action| source.act(action).err());
            if lingers {
                source.linger();
            }
            refused
        };
        let refused = self.change(perform).flatten();
        self.clear_selection();
        self.notice.set(None);
        match refused {
            Some(refusal) => self.warn(self.say(&refusal.line())),
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

    /// Tells what happened since a move, keeps the game, and lets a bot think if it is its turn.
    fn after_change(self, since: usize) {
        let told = self.of_source(|source| source.told(since)).unwrap_or_default();
        let lines = self.tell(&told);
        if !games::keep(self, since != usize::MAX) {
            self.warn(self.text("page-no-storage"));
        }
        if !lines.is_empty() && !story::begin(self, since) {
            self.live.set(lines);
            sound::tell(self, &told);
        }
        season::begin(self);
        self.go_on();
    }

    /// Lets the bot move at once, this time; one that thinks long plays the best it has found.
    pub fn hurry(self) {
        match self.busy.get_untracked() {
            None => self.ask_bot(),
            Some(busy) if busy.long && !busy.advises => self.take_best(busy),
            Some(_) => {}
        }
    }

    /// What goes on by itself, unless something is still being told: a bot thinks, or a closing question passes after a
    /// beat.
    pub fn go_on(self) {
        if self.story.with_untracked(Option::is_some) || season::holds(self) {
            return;
        }
        if let Some(asked) = self.of_source(|source| source.asks_bot()).flatten() {
            // Whether a bot wants something before its turn ends is no move to wait for.
            let pace = if asked.closes { 0 } else { self.settings.get_untracked().pace };
            if !self.beat_before_bot(pace) {
                set_timeout(move || self.ask_bot(), Duration::from_millis(pace.into()));
            }
        } else {
            self.begin_beat(0);
        }
    }

    /// Asks the bot whose turn it is.
    pub fn ask_bot(self) {
        self.beat.stop();
        let asked = self.of_source(|source| Some((source.asks_bot()?, source.luck()))).flatten();
        let Some((asked, luck)) = asked else { return };
        let number = self.moves() as u32;
        match asked.taught {
            Some(choice) => set_timeout(move || self.bot_answered(Choice(number, choice)), Duration::ZERO),
            None => self.ask_thinker(number, &asked.bot, luck, &asked.view, &asked.choices, false),
        }
    }

    /// The worker gives advice.
    pub fn advised(self, Choice(number, choice): Choice, Advice(reason, second): Advice) {
        let Some(scene) = self.scene.get_untracked().filter(|scene| scene.moves as u32 == number) else {
            return;
        };
        let of = |n: usize| scene.choices.get(n).copied();
        let Some(action) = of(choice) else { return };
        self.show_hint(Hint { action, reason: reason.into(), second: second.and_then(of), step: 1 });
    }

    /// The worker says what a bot does.
    pub fn bot_answered(self, Choice(number, choice): Choice) {
        let asked = self.of_source(|source| source.asks_bot()).flatten().filter(|_| self.moves() as u32 == number);
        if let Some(action) = asked.and_then(|asked| asked.choices.get(choice).copied()) {
            let before = self.moves();
            self.beat.owe(false);
            self.change(|source| source.act(action).is_ok());
            self.after_change(before);
            self.show_deed(before);
            if self.of_source(|source| source.asks_bot().is_none() && !source.is_over()).unwrap_or(false) {
                sound::play(self, [Cue::Yours]);
            }
        }
    }

    /// Outlines for a while what a bot's move touched.
    fn show_deed(self, since: usize) {
        let rules = self.rules();
        let told = self.of_source(|source| source.told(since)).unwrap_or_default();
        let touched: Vec<Target> = told.iter().flat_map(|event| rules.touches(event)).collect();
        self.pointed.set(touched.clone());
        let forget = move || {
            if self.pointed.with_untracked(|now| *now == touched) {
                self.pointed.set(Vec::new());
            }
        };
        set_timeout(forget, Duration::from_millis(self.settings.get_untracked().pace.max(2000).into()));
    }

    /// Takes back the last decision, or says why not.
    pub fn undo(self) {
        let was = self.scene.with_untracked(|scene| scene.as_ref().and_then(|scene| scene.undo.ok()));
        let refused = self.change(|source| source.undo().err()).flatten();
        self.clear_selection();
        self.story.set(None);
        match (refused, was) {
            (None, Some(action)) => {
                self.after_change(usize::MAX - 1);
                sound::play(self, [Cue::Undone]);
                self.live.set(self.say(&Line::new("page-undone").with("what", self.rules().deed(action))));
            }
            (Some(reason), _) => {
                self.live.set(self.undo_reason(reason));
                self.notice.set(Some(self.undo_reason(reason)));
            }
            (None, None) => {}
        }
    }

    /// Does again what was taken back.
    pub fn redo(self) {
        let before = self.moves();
        let done = self.change(|source| source.redo()).unwrap_or(false);
        self.clear_selection();
        match done {
            true => self.after_change(before),
            false => self.live.set(self.text("page-redo-nothing")),
        }
    }

    /// Why nothing can be taken back.
    pub fn undo_reason(self, reason: UndoRefused) -> String {
        self.text(match reason {
            UndoRefused::NothingToUndo => "page-undo-nothing",
            UndoRefused::InformationCame => "page-undo-information",
            UndoRefused::AnotherSeatActed => "page-undo-other",
        })
    }

    /// Selects something, and says what that would mean.
    pub fn pick(self, pick: Pick) {
        self.panel.set(None);
        self.notice.set(None);
        self.way.set(0);
        self.picked.set(Some(pick));
        let plans = self.plans.get_untracked();
        if let (Some(scene), Some(plan)) = (self.scene.get_untracked(), plans.first()) {
            let said = self.say(&self.rules().plan_line(&scene, plan));
            self.live.set(format!("{said}. {}", sheet::outlook(self)));
        }
        set_timeout(|| focus_first(&["#confirm", "#sheet-close"]), Duration::from_millis(20));
    }

    /// Selects a thing on the table, or marks it beside others.
    pub fn pick_thing(self, target: Target) {
        if !self.mark(target) {
            self.pick(Pick::Thing(target));
        }
    }

    /// Marks a thing, or takes the mark away, where a question asks for one thing after another; false where it does not.
    fn mark(self, target: Target) -> bool {
        let Some(scene) = self.scene.get_untracked() else { return false };
        let rules = self.rules();
        let [action] = choices_at(&rules, &scene, target, self.verb.get_untracked())[..] else { return false };
        // With a single thing to choose, as in a lesson, there is nothing beside which to mark it.
        let several = scene.choices.iter().any(|&choice| {
            let other = rules.target(&scene.view, choice);
            other != target && other != Rules::WORD
        });
        let marks = self.marks.get_untracked();
        let row = several.then(|| room::row::toggle(&*rules, &scene.view, &scene.choices, &marks, action)).flatten();
        let Some(marks) = row else { return false };
        self.panel.set(None);
        self.picked.set(None);
        self.way.set(0);
        self.marks.set(marks);
        self.live.set(format!("{} {}", self.marked(&scene), sheet::outlook(self)));
        // Who can mark no more confirms next.
        if self.row.with_untracked(|row| row.as_ref().is_some_and(|row| row.ahead.is_none())) {
            set_timeout(|| focus_first(&["#confirm"]), Duration::from_millis(20));
        }
        true
    }

    /// What is marked, in words.
    pub fn marked(self, scene: &Scene) -> String {
        let (rules, marks) = (self.rules(), self.marks.get());
        let name = |&action: &Action| rules.target_name(&scene.view, scene.near, rules.target(&scene.view, action));
        let line = Line::new("page-marked").with("n", marks.len());
        self.say(&line.with("things", Arg::List(marks.iter().map(name).collect())))
    }

    /// Outlines things on the table, and opens the phone's tab in which they lie.
    pub fn point_at(self, things: Vec<Target>) {
        let rules = self.rules();
        let tab = self.scene.with_untracked(|scene| {
            let scene = scene.as_ref()?;
            things.iter().find_map(|&thing| rules.tab_of(scene, thing))
        });
        if let Some(tab) = tab {
            self.tab.set(tab);
        }
        self.pointed.set(things);
    }

    /// Opens a panel of this box.
    pub fn open(self, panel: <Rules as Face>::Panel) {
        self.panel.set(Some(Panel::Own(panel)));
    }

    /// Chooses a sort of choice, or none; what was selected is left.
    pub fn choose_verb(self, verb: Option<Verb>) {
        self.picked.set(None);
        self.marks.set(Vec::new());
        self.way.set(0);
        self.verb.set(verb);
        self.tab.set(Rules::TABS[0].0);
    }

    /// Back one level: panel, sheet, verb.
    pub fn back(self) {
        if self.panel.get_untracked().is_some() {
            self.panel.set(None);
        } else if self.picked.get_untracked().is_some() {
            keep_focus_on_selected();
            self.picked.set(None);
        } else if self.marks.with_untracked(|marks| !marks.is_empty()) {
            keep_focus_on_selected();
            self.marks.set(Vec::new());
        } else if self.verb.get_untracked().is_some() {
            self.verb.set(None);
        } else {
            self.hold_beat();
            self.hint.set(None);
            self.why.set(None);
            self.looking.set(None);
        }
    }

    /// The next person looks.
    pub fn lift_curtain(self) {
        self.change(|source| source.lift_curtain());
        season::begin(self);
        focus_prompt();
    }

    /// The choices about a thing, under the verb that was chosen.
    pub fn choices_at(self, scene: &Scene, target: Target) -> Vec<Action> {
        choices_at(&self.rules(), scene, target, self.verb.get())
    }
}

fn choices_at(rules: &Rules, scene: &Scene, target: Target, verb: Option<Verb>) -> Vec<Action> {
    let fits = |action: &&Action| {
        rules.target(&scene.view, **action) == target && verb.is_none_or(|verb| rules.verb(**action) == verb)
    };
    scene.choices.iter().filter(fits).copied().collect()
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
        tab: RwSignal::new(Rules::TABS[0].0),
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
    window_event_listener(leptos::ev::pointerdown, |_| motion::arrive());
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
