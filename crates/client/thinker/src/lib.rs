//! Where bots think: the rules of one box and the bots, in a module that the page's worker runs. It draws nothing and speaks
//! no language; it is compiled for speed, the page for size.

use bots::{Bot, Forest, behind, forest_budget};
use room::thought::{Advice, Answer, Found, Overlay, Question, Recalled, Said};
use std::cell::RefCell;
use std::rc::Rc;
use table::board::Board;
use table::content::Pack;
use table::review::Seen;
use table::{Game, Shelved};
use wasm_bindgen::prelude::*;

#[cfg(feature = "duo")]
type Rules = duo::Duo;
#[cfg(feature = "grove")]
type Rules = grove::Grove;
#[cfg(feature = "valley")]
type Rules = valley::Valley;

type Action = <Rules as Game>::Action;
type View = <Rules as Game>::View;
type Asked = Question<View, Action>;

#[wasm_bindgen]
extern "C" {
    /// The clock of the worker, in milliseconds.
    #[wasm_bindgen(js_namespace = performance)]
    fn now() -> f64;
}

thread_local! {
    /// The rules with which something was thought last, and the files over them.
    static THOUGHT: RefCell<Option<(Option<Overlay>, Rc<Rules>)>> = const { RefCell::new(None) };
}

/// Answers a question of the page; nothing if it is none.
#[wasm_bindgen]
pub fn think(question: &str) -> Option<String> {
    if let Ok(recalled) = serde_json::from_str(question) {
        return look_back(recalled);
    }
    let question: Asked = serde_json::from_str(question).ok()?;
    let rules = rules_for(&question.overlay, &question.mode)?;
    // A view is text from elsewhere until the rules have looked at it.
    let answer = match rules.check_view(&question.view) {
        Err(why) => {
            let advice = question.advise.then(|| Advice { reason: Said::from(&why.line()), second: None, gap: None });
            Answer { number: question.number, choice: 0, advice }
        }
        Ok(()) if question.advise => advise(&rules, &question),
        Ok(()) => {
            let choice = bot(&question)?.choose(&rules, &question.view, &question.legal);
            Answer { number: question.number, choice: position(&question.legal, choice), advice: None }
        }
    };
    serde_json::to_string(&answer).ok()
}

/// Judges a decision of long ago.
fn look_back(recalled: Recalled<View, Action>) -> Option<String> {
    let Recalled { games, luck, overlay, mode, view, legal, played } = recalled;
    let rules = rules_for(&overlay, &mode)?;
    rules.check_view(&view).ok().filter(|()| legal.contains(&played))?;
    let judged = bots::review::judge(&*rules, &Seen { view, legal, played }, games, luck);
    serde_json::to_string(&Found::from(&judged)).ok()
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
        Some(forest) => Some(Box::new(forest)),
        None => bots::bot(&question.bot, question.seed),
    }
}

/// A forest with a budget. The module has its clock only from the worker.
fn forest(question: &Asked) -> Option<Forest<Rules>> {
    let budget = forest_budget(behind(&question.bot))??;
    Some(Forest::with(question.seed, budget).timed_by(now))
}

fn position(legal: &[Action], action: Action) -> usize {
    legal.iter().position(|&other| other == action).unwrap_or(0)
}

/// The best choice with its reason, and the best of the others.
fn advise(rules: &Rules, question: &Asked) -> Answer {
    let about = |action: Action| match rules.target(&question.view, action) {
        Rules::WORD => (Rules::WORD, Some(rules.verb(action))),
        thing => (thing, None),
    };
    // Another way to do the same thing is no other choice.
    let others = |best: Action| question.legal.iter().copied().filter(move |&other| about(other) != about(best));
    let (best, second, gap) = match forest(question) {
        Some(mut forest) => {
            let best = forest.advise(rules, &question.view, &question.legal);
            // The second is what was tried most of the others; how much less it is worth is no matter of points.
            let tried = |action: Action| forest.thought.tried.get(position(&question.legal, action));
            let second = others(best.action).max_by_key(|&action| tried(action).map(|tried| tried.visits));
            (best, second, None)
        }
        None => {
            let ask = |legal: &[Action]| Some(bot(question)?.advise(rules, &question.view, legal));
            let Some(best) = ask(&question.legal) else {
                return Answer { number: question.number, choice: 0, advice: None };
            };
            let others: Vec<Action> = others(best.action).collect();
            let second = if others.is_empty() { None } else { ask(&others) };
            let gap = best.worth.zip(second.as_ref().and_then(|second| second.worth));
            (best, second.map(|second| second.action), gap.map(|(best, second)| (best - second).max(0.0)))
        }
    };
    let second = second.map(|second| position(&question.legal, second));
    let advice = Some(Advice { reason: Said::from(&best.reason), second, gap });
    Answer { number: question.number, choice: position(&question.legal, best.action), advice }
}
