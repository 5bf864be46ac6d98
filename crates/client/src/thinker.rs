//! Bots in a worker, so that the page never freezes.

use crate::store;
use duo::{Action, Duo, Pack, View};
use serde::{Deserialize, Serialize};
use std::cell::Cell;
use table::Game;
use table::pack::PackError;
use wasm_bindgen::prelude::*;
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

/// Files of a person's own pack: name and text.
pub type Overlay = Vec<(String, String)>;

/// The name under which the browser keeps it.
const KEY: &str = "bosk.pack";

thread_local! {
    static RULES: Cell<Option<&'static Duo>> = const { Cell::new(None) };
}

/// The rules with the pack in use. They live as long as the page; a person lays few packs over ours.
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
    view: View,
    legal: Vec<Action>,
}

/// What it says.
#[derive(Serialize, Deserialize)]
struct Answer {
    number: u32,
    choice: usize,
}

/// Thinks about one question.
pub fn answer(question: &str) -> String {
    let Ok(question) = serde_json::from_str::<Question>(question) else {
        return String::new();
    };
    let wanted = question.overlay.as_ref().and_then(|files| Pack::overlaid(KEY, files).ok());
    let digest = wanted.as_ref().map_or_else(|| Duo::ours().pack_digest(), |pack| pack.digest);
    let stale = RULES.with(|rules| rules.get().is_none_or(|rules| rules.pack_digest() != digest));
    if stale {
        let rules: &'static Duo = Box::leak(Box::new(wanted.map_or_else(Duo::ours, Duo::new)));
        RULES.with(|cell| cell.set(Some(rules)));
    }
    let choice = match bots::bot::<Duo>(&question.bot, question.seed) {
        Some(mut bot) => {
            let action = bot.choose(duo(), &question.view, &question.legal);
            question.legal.iter().position(|&other| other == action).unwrap_or(0)
        }
        None => 0,
    };
    serde_json::to_string(&Answer { number: question.number, choice }).unwrap_or_default()
}

/// The bot's advice for a person, with the reason; quick enough for the page itself.
pub fn advise(view: &View, legal: &[Action]) -> (Action, table::Line) {
    match bots::bot::<Duo>("greedy", 7) {
        Some(mut bot) => bot.advise(duo(), view, legal),
        None => (legal[0], table::Line::new("hint-whim")),
    }
}

/// The worker with its open question.
pub struct Thinker {
    worker: Worker,
    _on_message: Closure<dyn FnMut(MessageEvent)>,
}

impl Thinker {
    /// Starts the worker; `heard` gets the number of the question and the choice.
    pub fn start(heard: impl Fn(u32, usize) + 'static) -> Option<Thinker> {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = Worker::new_with_options("worker.js", &options).ok()?;
        let on_message = Closure::new(move |event: MessageEvent| {
            let text = event.data().as_string().unwrap_or_default();
            if let Ok(answer) = serde_json::from_str::<Answer>(&text) {
                heard(answer.number, answer.choice);
            }
        });
        worker.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
        Some(Thinker { worker, _on_message: on_message })
    }

    /// Asks.
    pub fn ask(&self, number: u32, bot: &str, seed: u64, view: &View, legal: &[Action]) {
        let question = Question {
            number,
            bot: bot.to_owned(),
            seed,
            overlay: overlay(),
            view: view.clone(),
            legal: legal.to_vec(),
        };
        if let Ok(text) = serde_json::to_string(&question) {
            let _ = self.worker.post_message(&JsValue::from_str(&text));
        }
    }
}
