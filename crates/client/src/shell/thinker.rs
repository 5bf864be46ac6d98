//! The packs there are, and the worker in which bots think with rules of its own, so that the page never freezes.

use crate::common::store;
use crate::shell::app::Ctx;
use crate::shell::face::Face;
use crate::shell::{Action, Rules, View};
use leptos::prelude::*;
pub use room::thought::Overlay;
use room::thought::{Asks, Choice, Question, Request, Says};
use std::sync::Arc;
use std::time::Duration;
use table::content::Pack;
use table::pack::PackError;
use table::{Game, Shelved};
use wasm_bindgen::prelude::*;
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

/// Whoever thinks longer than this is seen thinking.
const LONG: Duration = Duration::from_millis(300);

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
    pub fn files_of(&self, rules: &Rules) -> Option<Overlay> {
        let (files, Ok(own)) = self.own.as_ref()? else { return None };
        (own.pack_digest() == rules.pack_digest()).then(|| files.clone())
    }
}

/// What the worker thinks about.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Busy {
    /// The number of the question.
    number: u32,
    /// Whether it is advice for a person.
    pub advises: bool,
    /// Whether it takes long.
    pub long: bool,
}

/// What is best so far of what the worker thinks about.
#[derive(Clone, Copy)]
pub enum SoFar {
    /// Nothing is known yet,
    Nothing,
    /// nor does anybody wait any longer than until something is.
    Awaited,
    /// One of the choices.
    Best(usize),
}

/// The worker. It stops thinking when nobody holds it any more.
pub struct Thinker {
    worker: Worker,
    _heard: [Closure<dyn FnMut(MessageEvent)>; 2],
}

impl Thinker {
    /// Starts the worker; `heard` gets its answers, and nothing when it fails.
    pub fn start(heard: impl Fn(Option<Says<Action>>) + Copy + 'static) -> Option<Thinker> {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        // The document knows what the script is called.
        let script = document().document_element()?.get_attribute("data-worker")?;
        let worker = Worker::new_with_options(&script, &options).ok()?;
        let on_message = Closure::new(move |event: MessageEvent| {
            let text = event.data().as_string().unwrap_or_default();
            heard(serde_json::from_str(&text).ok());
        });
        let on_error = Closure::new(move |_| heard(None));
        worker.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
        worker.set_onerror(Some(on_error.as_ref().unchecked_ref()));
        Some(Thinker { worker, _heard: [on_message, on_error] })
    }

    /// Asks something; false if the worker does not take it.
    pub fn ask(&self, request: &Request<View, Action>) -> bool {
        let text = serde_json::to_string(request).unwrap_or_default();
        self.worker.post_message(&JsValue::from_str(&text)).is_ok()
    }
}

impl Drop for Thinker {
    fn drop(&mut self) {
        self.worker.terminate();
    }
}

impl Ctx {
    /// Starts the worker if there is none.
    pub fn wake_thinker(self) {
        if self.thinker.with_value(Option::is_none) {
            self.thinker.set_value(Thinker::start(move |says| self.heard_thinker(says)));
        }
    }

    /// A request by the rules of the game on the table.
    pub fn request(self, asks: Asks<View, Action>) -> Request<View, Action> {
        let rules = self.rules();
        let overlay = self.packs.with_untracked(|packs| packs.files_of(&rules));
        Request { overlay, mode: rules.mode(), asks }
    }

    /// Sends a request to the worker; false if nobody takes it.
    pub fn send(self, asks: Asks<View, Action>) -> bool {
        self.wake_thinker();
        let request = self.request(asks);
        self.thinker.with_value(|thinker| thinker.as_ref().is_some_and(|thinker| thinker.ask(&request)))
    }

    /// Asks the worker for a bot's choice, or for advice; unless it thinks about just that.
    pub fn ask_thinker(self, number: u32, bot: &str, seed: u64, view: &View, legal: &[Action], advise: bool) {
        let asked = Busy { number, advises: advise, long: false };
        if self.busy.get_untracked().is_some_and(|busy| Busy { long: false, ..busy } == asked) {
            return;
        }
        self.give_up_thinking();
        let (bot, view, legal) = (bot.to_owned(), view.clone(), legal.to_vec());
        self.so_far.set_value(SoFar::Nothing);
        self.busy.set(Some(asked));
        if !self.send(Asks::Choose(Question { number, bot, seed, view, legal, advise })) {
            self.heard_thinker(None);
            return;
        }
        let still = move || {
            if self.busy.get_untracked() == Some(asked) {
                self.busy.set(Some(Busy { long: true, ..asked }));
            }
        };
        set_timeout(still, LONG);
    }

    /// What the worker thinks about is of no use any more.
    pub fn give_up_thinking(self) {
        if self.busy.get_untracked().is_some() {
            self.busy.set(None);
            self.thinker.set_value(None);
        }
    }

    /// Has the best so far played, or what will be best first.
    pub fn take_best(self, busy: Busy) {
        match self.so_far.get_value() {
            SoFar::Best(choice) => self.bot_answered(Choice(busy.number, choice)),
            SoFar::Nothing | SoFar::Awaited => self.so_far.set_value(SoFar::Awaited),
        }
    }

    /// The worker says something, or has failed.
    fn heard_thinker(self, says: Option<Says<Action>>) {
        let asked = self.busy.get_untracked();
        let is_asked = |&Choice(number, _): &Choice| asked.is_some_and(|busy| busy.number == number);
        match says {
            Some(Says::SoFar(choice)) if is_asked(&choice) => match self.so_far.get_value() {
                SoFar::Awaited => self.bot_answered(choice),
                SoFar::Nothing | SoFar::Best(_) => self.so_far.set_value(SoFar::Best(choice.1)),
            },
            Some(Says::Chosen(choice)) if is_asked(&choice) => {
                self.busy.set(None);
                self.bot_answered(choice);
            }
            Some(Says::Advised(choice, advice)) if is_asked(&choice) => {
                self.busy.set(None);
                self.advised(choice, advice);
            }
            Some(Says::Because(after, reason)) => self.heard_why(after, reason.into()),
            // An answer to what nobody asks any more; decisions of long ago have a worker of their own.
            Some(Says::SoFar(_) | Says::Chosen(_) | Says::Advised(..) | Says::Judged(_)) => {}
            None => {
                // Who asks again gets another one.
                self.busy.set(None);
                self.thinker.set_value(None);
                if asked.is_some() {
                    self.warn(self.text("page-no-thinker"));
                }
            }
        }
    }
}
