//! A player who looks one turn ahead and takes what looks best.

use crate::counsel::{Counsel, Figures, Opinion};
use crate::learned::{Learned, Look};
use crate::reason::{Aim, advised};
use crate::{Advice, Bot};
use table::{Arg, Chance, Game, Line, SEATS, Seat, unheard};

/// A box whose positions can be judged.
pub trait Judge: Game<View: Send + Sync, Action: Send + Sync> + Sync + 'static {
    /// What is known before the decision and must not be judged by what a lookahead draws.
    type Memory;
    /// What the terms of the judgement weigh.
    type Weights: Figures;
    /// What a position is worth to a seat, by parts that a person understands.
    type Worth: Worth;

    /// What to remember of the view before looking ahead.
    fn remember(&self, view: &Self::View) -> Self::Memory;
    /// Judges a position for a seat.
    fn judge(&self, by: &By<Self>, state: &Self::State, seat: Seat, memory: &Self::Memory) -> Self::Worth;
    /// What of a position has a name, and what it is worth to a seat, as a person is told of it: nothing that was not known
    /// before looking ahead.
    fn aims(&self, by: &By<Self>, state: &Self::State, seat: Seat, memory: &Self::Memory) -> Vec<Aim>;
    /// What a seat may expect to have in the end, in points, in a world where every card is known; together with a
    /// partner's where they build together.
    fn expects(&self, by: &By<Self>, state: &Self::State, seat: Seat) -> f32;
    /// What everybody may expect, in the same world.
    fn prospects(&self, by: &By<Self>, state: &Self::State) -> Prospects;
    /// How a position looks to what is learned, in a world where every card is known, and what the terms alone expect
    /// of it; nothing where nothing can be learned.
    fn look(&self, _: &Self::Weights, _: &Self::State, _: Seat) -> Option<(Look, f32)> {
        None
    }
    /// What was learned of the box, if anything can be.
    fn learned() -> Option<&'static Learned> {
        None
    }
    /// What is held of the box, as it is written,
    const ADVICE: &'static str;
    /// and as it was read.
    fn counsel() -> &'static Counsel<Self::Weights>;
    /// Whether an action is done besides the question and leaves it open. A lookahead tries it first or not at all.
    fn is_besides(&self, _: Self::Action) -> bool {
        false
    }
    /// What an action must gain to be worth doing at all, in points: what is done besides holds up the end of a turn.
    fn trouble(&self, _: &By<Self>, state: &Self::State, action: Self::Action) -> f32 {
        let holds_up = self.is_besides(action) && self.closing(state).is_some();
        if holds_up { Self::counsel().habits.delay } else { 0.0 }
    }
    /// Whether looking further ahead is no longer this turn's business: the turn of the seat has ended.
    fn turn_is_over(&self, state: &Self::State, seat: Seat) -> bool;
}

/// What somebody judges positions of a box by.
pub type By<G> = Opinion<<G as Judge>::Weights>;

/// What everybody may expect to have in the end, in points.
#[derive(Clone, Copy, Debug, Default)]
pub struct Prospects {
    /// Each seat.
    pub seats: [f32; SEATS],
    /// The opponent in the box, or what the players must reach.
    pub rival: Option<f32>,
    /// Whether the players win or lose together.
    pub allied: bool,
}

impl Prospects {
    /// Whether the players meet the opponent in the box, or a goal that they share.
    pub fn against_box(&self) -> bool {
        self.rival.is_some() || self.allied
    }
}

/// The worth of a position.
pub trait Worth: Copy {
    /// All in all.
    fn total(self) -> f32;
    /// The points that are sure.
    fn points(self) -> f32;
    /// What counts for it, part by part: the text that speaks for more of it, and how much there is.
    fn parts(self) -> Parts;
}

/// The parts of a worth, always in the same order.
pub type Parts = Vec<(&'static str, f32)>;

/// A gain of so little is none.
pub(crate) const SLIGHT: f32 = 0.05;
/// What is said where nothing is gained.
pub(crate) const PATIENCE: &str = "hint-patience";

/// What was gained of each part.
pub(crate) fn gains(after: &Parts, before: &Parts) -> Parts {
    after.iter().zip(before).map(|(&(id, now), &(_, then))| (id, now - then)).collect()
}

/// A part with what was gained of it, in words.
pub(crate) fn said(id: &'static str, gain: f32) -> Line {
    Line::new(id).with("gain", Arg::Decimal(gain.into(), 1))
}

/// Looks at each choice, finishes the turn in its head as well as it can, and takes the best.
pub struct Greedy<G: Judge> {
    chance: Chance,
    by: By<G>,
}

/// How many decisions of one turn are looked at ahead before judging.
pub(crate) const DEPTH: u32 = 12;

impl<G: Judge> Greedy<G> {
    /// A greedy player; the seed decides between equals and imagines hidden cards.
    pub fn new(seed: u64) -> Greedy<G> {
        Greedy::weighing(seed, G::counsel().plain.clone())
    }

    /// A greedy player with other weights.
    pub fn weighing(seed: u64, weights: G::Weights) -> Greedy<G> {
        Greedy::judging(seed, Opinion::plain(weights))
    }

    /// A greedy player of another opinion.
    pub fn judging(seed: u64, by: By<G>) -> Greedy<G> {
        Greedy { chance: Chance::from_seed(seed), by }
    }

    fn best(&mut self, game: &G, view: &G::View, legal: &[G::Action]) -> G::Action {
        if let [only] = legal {
            return *only;
        }
        let state = game.sample(view, &mut self.chance);
        let Some(seat) = game.decider(&state) else {
            return legal[0];
        };
        let memory = game.remember(view);
        let mut best: Option<(G::Action, f32)> = None;
        let mut equals = 1;
        for &action in legal {
            let mut next = state.clone();
            if game.apply(&mut next, action, &mut unheard!()).is_err() {
                continue;
            }
            let worth = finish(game, &self.by, next, seat, &memory);
            let total = worth - game.trouble(&self.by, &state, action);
            let better = match best {
                None => true,
                Some((_, so_far)) if total > so_far + 1e-4 => {
                    equals = 1;
                    true
                }
                Some((_, so_far)) if total > so_far - 1e-4 => {
                    equals += 1;
                    self.chance.below(equals) == 0
                }
                Some(_) => false,
            };
            if better {
                best = Some((action, total));
            }
        }
        best.map_or(legal[0], |(action, _)| action)
    }
}

/// Finishes the turn by the best next step each time, and judges the end.
fn finish<G: Judge>(game: &G, by: &By<G>, mut state: G::State, seat: Seat, memory: &G::Memory) -> f32 {
    let mut actions = Vec::new();
    for _ in 0..DEPTH {
        if game.decider(&state) != Some(seat) || game.turn_is_over(&state, seat) {
            break;
        }
        answers(game, &state, &mut actions);
        let mut best: Option<(f32, G::State)> = None;
        for &action in &actions {
            let mut next = state.clone();
            game.perform(&mut next, action, &mut unheard!());
            let worth = game.judge(by, &next, seat, memory).total();
            if best.as_ref().is_none_or(|(so_far, _)| worth > *so_far) {
                best = Some((worth, next));
            }
        }
        match best {
            Some((_, next)) => state = next,
            None => break,
        }
    }
    game.judge(by, &state, seat, memory).total()
}

/// Lists what answers the question. What may be done besides is left out, unless nothing else can be answered.
pub(crate) fn answers<G: Judge>(game: &G, state: &G::State, actions: &mut Vec<G::Action>) {
    game.legal(state, actions);
    if actions.iter().any(|&action| !game.is_besides(action)) {
        actions.retain(|&action| !game.is_besides(action));
    }
}

impl<G: Judge> Bot<G> for Greedy<G> {
    fn choose(&mut self, game: &G, view: &G::View, legal: &[G::Action]) -> G::Action {
        self.best(game, view, legal)
    }

    fn advise(&mut self, game: &G, view: &G::View, legal: &[G::Action]) -> Advice<G::Action> {
        let action = self.best(game, view, legal);
        advised(game, &self.by, view, legal, action, &mut self.chance)
    }
}
