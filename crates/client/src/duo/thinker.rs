//! Bots in a worker, so that the page never freezes.

use crate::shell::store;
use duo::{Action, Duo, Mode, Pack, View};
use serde::{Deserialize, Serialize};
use std::cell::{Cell, RefCell};
use table::Game;
use table::content::Pack as _;
use table::pack::PackError;
use wasm_bindgen::prelude::*;
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};
use words::{Lang, Words};

/// Files of a person's own pack: name and text.
pub type Overlay = Vec<(String, String)>;

/// The name under which the browser keeps it.
const KEY: &str = "bosk.pack";

thread_local! {
    /// The files that the worker has laid over our pack, once it has been asked.
    static LAID: RefCell<Option<Option<Overlay>>> = const { RefCell::new(None) };
    static RULES: Cell<Option<&'static Duo>> = const { Cell::new(None) };
}

/// The rules with the pack and in the mode in use. They live as long as the page; a person plays few modes and lays
/// few packs over ours.
pub fn duo() -> &'static Duo {
    RULES.with(|rules| {
        rules.get().unwrap_or_else(|| {
            let kept = overlay().and_then(|files| Pack::overlaid(KEY, &files).ok());
            let fresh: &'static Duo = Box::leak(Box::new(kept.map_or_else(Duo::ours, Duo::new)));
            rules.set(Some(fresh));
            fresh
        })
    })
}

/// From now on a mode is played; gives back its rules.
pub fn play_in(mode: Mode) -> &'static Duo {
    let now = duo();
    if now.play_mode() == mode {
        return now;
    }
    let rules: &'static Duo = Box::leak(Box::new(now.in_mode(mode)));
    RULES.with(|cell| cell.set(Some(rules)));
    rules
}

/// The person's own pack, if the browser keeps one.
pub fn overlay() -> Option<Overlay> {
    store::read(KEY)
}

/// Lays a person's files over our pack, or goes back to ours with none.
pub fn use_overlay(files: Option<Overlay>) -> Result<(), PackError> {
    let rules = match &files {
        None => Duo::ours(),
        Some(files) => Duo::new(Pack::overlaid(KEY, files)?),
    };
    match files {
        None => store::forget(KEY),
        Some(files) => drop(store::keep(KEY, &files)),
    }
    RULES.with(|cell| cell.set(Some(Box::leak(Box::new(rules)))));
    Ok(())
}

/// What the worker is asked: which of these actions, seen from here.
#[derive(Serialize, Deserialize)]
struct Question {
    number: u32,
    bot: String,
    seed: u64,
    /// A worker has no storage of its own, so the person's pack comes along.
    overlay: Option<Overlay>,
    mode: String,
    view: View,
    legal: Vec<Action>,
    /// Set when a person asks for advice: whether it is to be told in French.
    advise_in_french: Option<bool>,
}

/// What it says.
#[derive(Serialize, Deserialize)]
pub struct Answer {
    /// The number of the question.
    pub number: u32,
    /// Which of the choices.
    pub choice: usize,
    /// What a person is told besides, who asked for advice.
    pub advice: Option<Advice>,
}

/// Advice for a person.
#[derive(Serialize, Deserialize)]
pub struct Advice {
    /// Why this choice.
    pub reason: String,
    /// The choice that would be next best.
    pub second: Option<usize>,
    /// How many points it is worth less.
    pub gap: Option<f32>,
}

/// Thinks about one question.
pub fn answer(question: &str) -> String {
    let Ok(question) = serde_json::from_str::<Question>(question) else {
        return String::new();
    };
    if LAID.with_borrow(|laid| laid.as_ref() != Some(&question.overlay)) {
        let pack = question.overlay.as_ref().and_then(|files| Pack::overlaid(KEY, files).ok());
        let rules: &'static Duo = Box::leak(Box::new(pack.map_or_else(Duo::ours, Duo::new)));
        RULES.with(|cell| cell.set(Some(rules)));
        LAID.set(Some(question.overlay.clone()));
    }
    if let Ok(mode) = Mode::read(&question.mode, duo().pack()) {
        play_in(mode);
    }
    // A view is text from elsewhere until the rules have looked at it.
    if let Err(why) = duo().check_view(&question.view) {
        let say = |french| Words::new(if french { Lang::Fr } else { Lang::En }).say(&why.line());
        let advice = question.advise_in_french.map(|french| Advice { reason: say(french), second: None, gap: None });
        let answer = Answer { number: question.number, choice: 0, advice };
        return serde_json::to_string(&answer).unwrap_or_default();
    }
    let answer = match question.advise_in_french {
        Some(french) => advise(&question, french),
        None => Answer { number: question.number, choice: choose(&question), advice: None },
    };
    serde_json::to_string(&answer).unwrap_or_default()
}

fn position(legal: &[Action], action: Action) -> usize {
    legal.iter().position(|&other| other == action).unwrap_or(0)
}

fn choose(question: &Question) -> usize {
    bots::bot::<Duo>(&question.bot, question.seed)
        .map_or(0, |mut bot| position(&question.legal, bot.choose(duo(), &question.view, &question.legal)))
}

/// The best choice with its reason, and the best of the others.
fn advise(question: &Question, french: bool) -> Answer {
    let words = Words::new(if french { Lang::Fr } else { Lang::En });
    let ask = |legal: &[Action]| {
        let mut bot = bots::bot::<Duo>(&question.bot, question.seed)?;
        (!legal.is_empty()).then(|| bot.advise(duo(), &question.view, legal))
    };
    let best = ask(&question.legal);
    let action = best.as_ref().map_or(question.legal[0], |best| best.action);
    // Another way to do the same thing is no other choice.
    let others: Vec<Action> =
        question.legal.iter().copied().filter(|other| other.target() != action.target()).collect();
    let second = ask(&others);
    let gap = best.as_ref().and_then(|best| best.worth).zip(second.as_ref().and_then(|second| second.worth));
    let advice = Some(Advice {
        reason: best.map_or(String::new(), |best| words.say(&best.reason)),
        second: second.map(|second| position(&question.legal, second.action)),
        gap: gap.map(|(best, second)| (best - second).max(0.0)),
    });
    Answer { number: question.number, choice: position(&question.legal, action), advice }
}

/// The worker with its open question.
pub struct Thinker {
    worker: Worker,
    _on_message: Closure<dyn FnMut(MessageEvent)>,
}

impl Thinker {
    /// Starts the worker; `heard` gets its answers.
    pub fn start(heard: impl Fn(Answer) + 'static) -> Option<Thinker> {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = Worker::new_with_options("worker.js", &options).ok()?;
        let on_message = Closure::new(move |event: MessageEvent| {
            let text = event.data().as_string().unwrap_or_default();
            if let Ok(answer) = serde_json::from_str::<Answer>(&text) {
                heard(answer);
            }
        });
        worker.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
        Some(Thinker { worker, _on_message: on_message })
    }

    /// Asks for a bot's choice, or for advice in French or English.
    pub fn ask(
        &self,
        number: u32,
        bot: &str,
        seed: u64,
        view: &View,
        legal: &[Action],
        advise_in_french: Option<bool>,
    ) {
        let question = Question {
            number,
            bot: bot.to_owned(),
            seed,
            overlay: overlay(),
            mode: duo().mode(),
            view: view.clone(),
            legal: legal.to_vec(),
            advise_in_french,
        };
        if let Ok(text) = serde_json::to_string(&question) {
            let _ = self.worker.post_message(&JsValue::from_str(&text));
        }
    }
}
