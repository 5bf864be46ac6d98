//! One tree of the search: what was tried so far, and what came of it.
//!
//! A node stands for a run of decisions, whatever was drawn between them and whatever the others hold: every visit
//! walks it in another imagined world. Which children there are differs from world to world; each counts for whoever
//! decides there.

use super::rollout::Rollout;
use super::wood::{At, ROOT, Wood};
use crate::greedy::{Judge, answers};
use crate::stake::{Mind, Stakes};
use table::{Chance, Seat, unheard};

/// What came of the choices at the root.
#[derive(Clone, Copy, Debug, Default)]
pub struct Tried {
    /// How often.
    pub visits: u32,
    /// What it brought, all in all.
    pub sum: f32,
}

/// A tree that grows.
pub(super) struct Tree<'g, G: Judge> {
    mind: Mind<'g, G>,
    view: &'g G::View,
    legal: &'g [G::Action],
    wood: Wood<G::Action>,
    chance: Chance,
    rollout: Rollout<'g, G>,
    // Room that every walk uses again.
    actions: Vec<G::Action>,
    path: Vec<At>,
    known: Vec<At>,
}

impl<'g, G: Judge> Tree<'g, G> {
    /// A tree that grows on from the wood that is there.
    pub fn new(
        mind: Mind<'g, G>,
        view: &'g G::View,
        legal: &'g [G::Action],
        wood: Wood<G::Action>,
        seed: u64,
    ) -> Tree<'g, G> {
        Tree {
            mind,
            view,
            legal,
            wood,
            chance: Chance::from_seed(seed),
            rollout: Rollout::new(mind),
            actions: Vec::new(),
            path: Vec::new(),
            known: Vec::new(),
        }
    }

    /// Walks down in a world of its own, plays on from where nobody has been, and remembers what came of it.
    pub fn grow(&mut self) {
        let mut state = self.mind.game.sample(self.view, &mut self.chance);
        self.path.clear();
        let mut at = ROOT;
        while let Some(seat) = self.mind.game.decider(&state) {
            match at {
                ROOT => {
                    self.actions.clear();
                    self.actions.extend_from_slice(self.legal);
                }
                _ => answers(self.mind.game, &state, &mut self.actions),
            }
            if let [only] = self.actions[..] {
                self.mind.game.perform(&mut state, only, &mut unheard!());
                continue;
            }
            let is_fresh = at != ROOT && self.wood.node(at).visits == 0;
            if is_fresh || !self.sprout(at, seat, &state) {
                break;
            }
            at = self.select();
            self.path.push(at);
            self.mind.game.perform(&mut state, self.wood.node(at).action, &mut unheard!());
        }
        let state = self.rollout.play(state, &mut self.chance);
        let stakes = self.mind.stakes(&state);
        self.remember(&stakes);
    }

    /// Makes sure that every choice has its node; not if there is no room left.
    fn sprout(&mut self, at: At, seat: Seat, state: &G::State) -> bool {
        self.known.clear();
        if self.wood.size() + self.actions.len() > self.mind.habits.nodes as usize {
            return false;
        }
        for n in 0..self.actions.len() {
            let action = self.actions[n];
            let is_it = |&child: &At| self.wood.node(child).action == action && self.wood.node(child).seat == seat;
            let known = self.wood.after(at).find(is_it);
            let child = known.unwrap_or_else(|| {
                let trouble = self.mind.game.trouble(self.mind.by, state, action);
                let promise = self.rollout.promise(state, action, seat) - trouble;
                self.wood.sprout(at, action, seat, promise)
            });
            self.known.push(child);
        }
        true
    }

    /// The choice to try next: what has proved itself, what promises much, and what was tried too seldom.
    fn select(&mut self) -> At {
        let wood = &self.wood;
        let node = |&at: &At| wood.node(at);
        self.known.sort_by(|a, b| node(b).promise.total_cmp(&node(a).promise));
        let visits: u32 = self.known.iter().map(|at| node(at).visits).sum();
        let sum: f32 = self.known.iter().map(|at| node(at).sum).sum();
        let mean = if visits == 0 { 0.5 } else { sum / visits as f32 };
        let root = (visits as f32).sqrt();
        let wide = (2.0 + self.mind.habits.widen * root) as usize;
        let best = node(&self.known[0]).promise;
        let trust = |at: &At| {
            let trust = 1.0 / (1.0 + (best - node(at).promise) / self.mind.habits.doubt);
            trust * trust
        };
        let considered = &self.known[..wide.min(self.known.len())];
        let all: f32 = considered.iter().map(trust).sum();
        let mut chosen = (f32::MIN, considered[0]);
        for at in considered {
            let tried = node(at).visits as f32;
            let value = if tried > 0.0 { node(at).sum / tried } else { mean };
            let urge = self.mind.habits.explore * (trust(at) / all) * (root + 1.0) / (1.0 + tried);
            if value + urge > chosen.0 {
                chosen = (value + urge, *at);
            }
        }
        chosen.1
    }

    fn remember(&mut self, stakes: &Stakes) {
        for &at in &self.path {
            self.wood.remember(at, |seat| stakes[seat.index()]);
        }
    }

    /// What came of each choice at the root, in the order in which they were listed.
    pub fn tried(&self) -> Vec<Tried> {
        let mut tried = vec![Tried::default(); self.legal.len()];
        for node in self.wood.after(ROOT).map(|at| self.wood.node(at)) {
            if let Some(place) = self.legal.iter().position(|&action| action == node.action) {
                tried[place] = Tried { visits: node.visits, sum: node.sum };
            }
        }
        tried
    }

    /// The wood that has grown.
    pub fn felled(self) -> Wood<G::Action> {
        self.wood
    }
}
