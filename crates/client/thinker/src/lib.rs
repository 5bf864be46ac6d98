//! Where bots think: the rules of one box and the bots, in a module that the page's worker runs. It draws nothing and speaks
//! no language; it is compiled for speed, the page for size.

use bots::{Bot, Forest, behind, forest_patience, review};
use room::thought::{Advice, Asks, Choice, Deed, Found, Overlay, Question, Recalled, Request, Said, Says};
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use table::board::Board;
use table::content::Pack;
use table::review::Seen;
use table::{Game, Shelved};
use wasm_bindgen::prelude::*;

// The rules of the box for which this is built.
include!(concat!(env!("OUT_DIR"), "/rules.rs"));

type Action = <Rules as Game>::Action;
type View = <Rules as Game>::View;
type Asked = Question<View, Action>;

#[wasm_bindgen]
extern "C" {
    /// The clock of the worker, in milliseconds.
    #[wasm_bindgen(js_namespace = performance)]
    fn now() -> f64;

    /// Tells the page something.
    #[wasm_bindgen(js_name = postMessage)]
    fn post(text: &str);
}

thread_local! {
    /// The number of the question that is thought about.
    static NUMBER: Cell<u32> = const { Cell::new(0) };
    /// The rules with which something was thought last, and the files over them.
    static THOUGHT: RefCell<Option<(Option<Overlay>, Rc<Rules>)>> = const { RefCell::new(None) };
}

/// Answers a request of the page; nothing if it is none.
#[wasm_bindgen]
pub fn think(request: &str) -> Option<String> {
    let Request { overlay, mode, asks } = serde_json::from_str(request).ok()?;
    let rules = rules_for(&overlay, &mode)?;
    written(&match asks {
        Asks::Choose(question) => choose(&rules, &question)?,
        Asks::Judge(recalled) => look_back(&rules, recalled)?,
        Asks::Why(deed) => why(&rules, &deed)?,
    })
}

fn written(says: &Says<Action>) -> Option<String> {
    serde_json::to_string(says).ok()
}

/// A choice, and what is said of it to a person. A view is text from elsewhere until the rules have looked at it.
fn choose(rules: &Rules, question: &Asked) -> Option<Says<Action>> {
    let chosen = |choice: usize| Choice(question.number, choice);
    match rules.check_view(&question.view) {
        Err(why) if question.advise => Some(Says::Advised(chosen(0), Advice(Said::from(&why.line()), None))),
        Err(_) => Some(Says::Chosen(chosen(0))),
        Ok(()) if question.advise => advise(rules, question),
        Ok(()) => {
            NUMBER.set(question.number);
            let choice = bot(question)?.choose(rules, &question.view, &question.legal);
            Some(Says::Chosen(chosen(position(&question.legal, choice))))
        }
    }
}

/// Judges a decision of long ago.
fn look_back(rules: &Rules, recalled: Recalled<View, Action>) -> Option<Says<Action>> {
    let Recalled { games, luck, follow, world, view, legal, played } = recalled;
    rules.check_view(&view).ok().filter(|()| legal.contains(&played))?;
    let seen = Seen { view, legal, played };
    let mut judged = review::judge(rules, &seen, games, luck, 1);
    if follow > 0 {
        judged.line = review::line(rules, &seen.view, judged.other, follow, world);
    }
    Some(Says::Judged(Found::from(&judged)))
}

/// Says why somebody did what they did.
fn why(rules: &Rules, deed: &Deed<View>) -> Option<Says<Action>> {
    rules.check_view(&deed.before).and_then(|()| rules.check_view(&deed.then)).ok()?;
    let reason = bots::why(rules, &deed.bot, &deed.before, &deed.then, deed.seat);
    Some(Says::Because(deed.after, Said::from(&reason)))
}

/// Tells the page what is best so far, so that it can be played at once.
fn so_far(choice: usize) {
    if let Some(text) = written(&Says::SoFar(Choice(NUMBER.get(), choice))) {
        post(&text);
    }
}

/// The rules for a question; those of the last one if they are the same.
fn rules_for(overlay: &Option<Overlay>, mode: &str) -> Option<Rc<Rules>> {
    let last = THOUGHT.take().filter(|(files, _)| files == overlay);
    let rules = match last {
        Some((_, rules)) => rules,
        None => Rc::new(rules_with(overlay.as_ref())?),
    };
    let rules = if rules.mode() == mode { rules } else { Rc::new(rules.in_named_mode(mode).ok()?) };
    THOUGHT.set(Some((overlay.clone(), rules.clone())));
    Some(rules)
}

fn rules_with(overlay: Option<&Overlay>) -> Option<Rules> {
    type Content = <Rules as Shelved>::Pack;
    let pack = overlay.map_or_else(Content::ours, |files| Content::overlaid("pack", files));
    Some(Rules::with_pack(pack.ok()?))
}

/// Who is asked.
fn bot(question: &Asked) -> Option<Box<dyn Bot<Rules>>> {
    match forest(question) {
        Some(forest) => Some(Box::new(forest.heard_by(so_far))),
        None => bots::bot(&question.bot, question.seed),
    }
}

/// A forest with a budget. The module has its clock only from the worker.
fn forest(question: &Asked) -> Option<Forest<Rules>> {
    let budget = forest_patience(behind(&question.bot))?.budget()?;
    Some(Forest::with(question.seed, budget).timed_by(now))
}

fn position(legal: &[Action], action: Action) -> usize {
    legal.iter().position(|&other| other == action).unwrap_or(0)
}

/// The best choice with its reason, and the best of the others.
fn advise(rules: &Rules, question: &Asked) -> Option<Says<Action>> {
    let about = |action: Action| match rules.target(&question.view, action) {
        Rules::WORD => (Rules::WORD, Some(rules.verb(action))),
        thing => (thing, None),
    };
    // Another way to do the same thing is no other choice.
    let others = |best: Action| question.legal.iter().copied().filter(move |&other| about(other) != about(best));
    let (best, second) = match forest(question) {
        Some(mut forest) => {
            let best = forest.advise(rules, &question.view, &question.legal);
            // The second is what was tried most of the others.
            let tried = |action: Action| forest.thought.tried.get(position(&question.legal, action));
            let second = others(best.action).max_by_key(|&action| tried(action).map(|tried| tried.visits));
            (best, second)
        }
        None => {
            let ask = |legal: &[Action]| Some(bot(question)?.advise(rules, &question.view, legal));
            let best = ask(&question.legal)?;
            let others: Vec<Action> = others(best.action).collect();
            let second = if others.is_empty() { None } else { ask(&others) };
            (best, second.map(|second| second.action))
        }
    };
    let second = second.map(|second| position(&question.legal, second));
    let choice = Choice(question.number, position(&question.legal, best.action));
    Some(Says::Advised(choice, Advice(Said::from(&best.reason), second)))
}
