//! Bots in a worker, so that the page never freezes.

use duo::{Action, Duo, View};
use serde::{Deserialize, Serialize};
use std::sync::OnceLock;
use wasm_bindgen::prelude::*;
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

/// The rules with our pack, shared by everything on the page.
pub fn duo() -> &'static Duo {
    static DUO: OnceLock<Duo> = OnceLock::new();
    DUO.get_or_init(Duo::ours)
}

/// What the worker is asked: which of these actions, seen from here.
#[derive(Serialize, Deserialize)]
struct Question {
    number: u32,
    bot: String,
    seed: u64,
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
        let question = Question { number, bot: bot.to_owned(), seed, view: view.clone(), legal: legal.to_vec() };
        if let Ok(text) = serde_json::to_string(&question) {
            let _ = self.worker.post_message(&JsValue::from_str(&text));
        }
    }
}
