//! The packs there are, and bots in a worker, so that the page never freezes.

use crate::common::store;
use crate::common::tongue::words;
use crate::shell::app::Ctx;
use crate::shell::face::Face;
use crate::shell::{Action, Rules};
use leptos::prelude::*;
use serde::{Deserialize, Serialize};
use std::cell::RefCell;
use std::sync::Arc;
use table::board::Board;
use table::content::Pack;
use table::pack::PackError;
use table::{Game, Shelved};
use wasm_bindgen::prelude::*;
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};
use words::{Lang, Words};

type View = <Rules as Game>::View;

/// Files of a person's own pack: name and text.
pub type Overlay = Vec<(String, String)>;

/// The rules with our pack and with the person's own, each in the first mode.
#[derive(Clone)]
pub struct Packs {
    ours: Arc<Rules>,
    own: Option<(Overlay, Result<Arc<Rules>, PackError>)>,
}

/// The rules with files laid over our pack; with our pack if there are none.
fn rules_with(overlay: Option<&Overlay>) -> Result<Arc<Rules>, PackError> {
    type Content = <Rules as Shelved>::Pack;
    let pack = overlay.map_or_else(Content::ours, |files| Content::overlaid(Rules::PACK, files))?;
    Ok(Arc::new(Rules::with_pack(pack)))
}

impl Packs {
    /// What the browser keeps.
    pub fn load() -> Packs {
        let ours = rules_with(None).expect("the pack that is compiled in is sound: a test says so");
        let own: Option<Overlay> = store::read(Rules::PACK);
        Packs { ours, own: own.map(|files| (files.clone(), rules_with(Some(&files)))) }
    }

    /// Ours, or the person's own, and what is wrong with it.
    pub fn wished(&self, own: bool) -> Result<Arc<Rules>, PackError> {
        match self.own.as_ref().filter(|_| own) {
            Some((_, rules)) => rules.clone(),
            None => Ok(self.ours.clone()),
        }
    }

    /// Ours, or the person's own if it is sound.
    pub fn with(&self, own: bool) -> Arc<Rules> {
        self.wished(own).unwrap_or_else(|_| self.ours.clone())
    }

    /// The rules by which a new game is played.
    pub fn in_use(&self) -> Arc<Rules> {
        self.with(true)
    }

    /// The files that lie over the pack of these rules. A worker has no storage of its own, so they come along.
    fn files_of(&self, rules: &Rules) -> Option<Overlay> {
        let (files, Ok(own)) = self.own.as_ref()? else { return None };
        (own.pack_digest() == rules.pack_digest()).then(|| files.clone())
    }
}

/// What the worker is asked: which of these actions, seen from here.
#[derive(Serialize, Deserialize)]
struct Question {
    number: u32,
    bot: String,
    seed: u64,
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

thread_local! {
    /// The rules with which the worker thought last, and the files over them.
    static THOUGHT: RefCell<Option<(Option<Overlay>, Arc<Rules>)>> = const { RefCell::new(None) };
}

/// The rules for a question; those of the last one if they are the same.
fn rules_for(question: &Question) -> Option<Arc<Rules>> {
    let last = THOUGHT.take().filter(|(files, _)| *files == question.overlay);
    let rules = match last {
        Some((_, rules)) => rules,
        None => rules_with(question.overlay.as_ref()).ok()?,
    };
    let rules = if rules.mode() == question.mode { rules } else { Arc::new(rules.in_named_mode(&question.mode).ok()?) };
    THOUGHT.set(Some((question.overlay.clone(), rules.clone())));
    Some(rules)
}

/// Thinks about one question.
pub fn answer(question: &str) -> String {
    let Ok(question) = serde_json::from_str::<Question>(question) else { return String::new() };
    let Some(rules) = rules_for(&question) else { return String::new() };
    let words = |french| words(if french { Lang::Fr } else { Lang::En });
    // A view is text from elsewhere until the rules have looked at it.
    let answer = match (rules.check_view(&question.view), question.advise_in_french) {
        (Err(why), french) => {
            let reason = |french| words(french).say(&why.line());
            let advice = french.map(|french| Advice { reason: reason(french), second: None, gap: None });
            Answer { number: question.number, choice: 0, advice }
        }
        (Ok(()), Some(french)) => advise(&rules, &question, words(french)),
        (Ok(()), None) => {
            let bot = bots::bot::<Rules>(&question.bot, question.seed);
            let choose = |mut bot: Box<dyn bots::Bot<Rules>>| bot.choose(&rules, &question.view, &question.legal);
            let choice = bot.map_or(0, |bot| position(&question.legal, choose(bot)));
            Answer { number: question.number, choice, advice: None }
        }
    };
    serde_json::to_string(&answer).unwrap_or_default()
}

fn position(legal: &[Action], action: Action) -> usize {
    legal.iter().position(|&other| other == action).unwrap_or(0)
}

/// The best choice with its reason, and the best of the others.
fn advise(rules: &Rules, question: &Question, words: &Words) -> Answer {
    let ask = |legal: &[Action]| {
        let mut bot = bots::bot::<Rules>(&question.bot, question.seed)?;
        (!legal.is_empty()).then(|| bot.advise(rules, &question.view, legal))
    };
    let best = ask(&question.legal);
    let action = best.as_ref().map_or(question.legal[0], |best| best.action);
    let about = |action: Action| match rules.target(&question.view, action) {
        Rules::WORD => (Rules::WORD, Some(rules.verb(action))),
        thing => (thing, None),
    };
    // Another way to do the same thing is no other choice.
    let others: Vec<Action> = question.legal.iter().copied().filter(|&other| about(other) != about(action)).collect();
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
        // The document knows what the script is called.
        let script = document().document_element()?.get_attribute("data-worker")?;
        let worker = Worker::new_with_options(&script, &options).ok()?;
        let on_message = Closure::new(move |event: MessageEvent| {
            let text = event.data().as_string().unwrap_or_default();
            if let Ok(answer) = serde_json::from_str::<Answer>(&text) {
                heard(answer);
            }
        });
        worker.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
        Some(Thinker { worker, _on_message: on_message })
    }
}

impl Ctx {
    /// Asks the worker for a bot's choice, or for advice in French or English.
    pub fn ask_thinker(
        self,
        number: u32,
        bot: &str,
        seed: u64,
        view: &View,
        legal: &[Action],
        advise_in_french: Option<bool>,
    ) {
        let rules = self.rules();
        let question = Question {
            number,
            bot: bot.to_owned(),
            seed,
            overlay: self.packs.with_untracked(|packs| packs.files_of(&rules)),
            mode: rules.mode(),
            view: view.clone(),
            legal: legal.to_vec(),
            advise_in_french,
        };
        let text = serde_json::to_string(&question).unwrap_or_default();
        self.thinker.with_value(|thinker| {
            if let Some(thinker) = thinker {
                let _ = thinker.worker.post_message(&JsValue::from_str(&text));
            }
        });
    }
}
