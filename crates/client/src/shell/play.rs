//! The game goes on: what people and bots decide, what is taken back, and what goes on by itself.

use crate::shell::app::{Ctx, Screen};
use crate::shell::focus::focus_prompt;
use crate::shell::hint::Hint;
use crate::shell::sound::Cue;
use crate::shell::{Action, Room, Source, Target, games, motion, season, sound, story};
use leptos::prelude::*;
use room::Source as _;
use room::thought::{Advice, Choice};
use std::time::Duration;
use table::board::Board;
use table::{Line, Refusal, UndoRefused};

impl Ctx {
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
        // A game that somebody sent was not played by who looks at it.
        let own = self.id.with_untracked(Option::is_some) || !source.is_over();
        self.you.set_value(Ctx::spoken_to(&*source).filter(|_| own));
        self.names.set_value(room::names::given(&*source));
        self.source.set(Some(source));
        self.screen.set(Screen::Table);
        season::lay(self);
        self.go_on();
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
    pub fn after_change(self, since: usize) {
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

    /// The next person looks.
    pub fn lift_curtain(self) {
        self.change(|source| source.lift_curtain());
        season::begin(self);
        focus_prompt();
    }
}
