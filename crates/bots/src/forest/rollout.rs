//! Playing on in a hurry: everybody takes the step that promises most at once.

use crate::greedy::{DEPTH, Judge, answers};
use crate::stake::Mind;
use table::{Chance, Seat, unheard};

/// How a game is played on in the head.
pub(super) struct Rollout<'g, G: Judge> {
    mind: Mind<'g, G>,
    // Room for lists, used again and again.
    actions: Vec<G::Action>,
    promises: Vec<f32>,
}

impl<'g, G: Judge> Rollout<'g, G> {
    /// Plays on as somebody thinks.
    pub fn new(mind: Mind<'g, G>) -> Rollout<'g, G> {
        Rollout { mind, actions: Vec::new(), promises: Vec::new() }
    }

    /// Plays on for a while, or to the end.
    pub fn play(&mut self, mut state: G::State, chance: &mut Chance) -> G::State {
        let mut actions = std::mem::take(&mut self.actions);
        for _ in 0..self.mind.habits.playout as u32 {
            let Some(seat) = self.mind.game.decider(&state) else { break };
            answers(self.mind.game, &state, &mut actions);
            if let [only] = actions[..] {
                self.mind.game.perform(&mut state, only, &mut unheard!());
                continue;
            }
            // Of many choices some are looked at, by lot.
            let tries = (self.mind.habits.tries as usize).max(1);
            if actions.len() > tries {
                for n in 0..tries {
                    let lot = n + chance.below((actions.len() - n) as u32) as usize;
                    actions.swap(n, lot);
                }
                actions.truncate(tries);
            }
            let begins = self.mind.habits.haste <= 0.0 && self.mind.game.turn_is_over(&state, seat);
            state = if begins { self.turn(&state, seat, &actions) } else { self.step(&state, seat, &actions) };
        }
        self.actions = actions;
        state
    }

    /// The table after the step that promises most by the end of the turn.
    fn turn(&mut self, state: &G::State, seat: Seat, actions: &[G::Action]) -> G::State {
        let mut promises = std::mem::take(&mut self.promises);
        promises.clear();
        promises.extend(actions.iter().map(|&action| self.promise(state, action, seat)));
        let best = (1..actions.len()).fold(0, |best, n| if promises[n] > promises[best] { n } else { best });
        self.promises = promises;
        let mut next = state.clone();
        self.mind.game.perform(&mut next, actions[best], &mut unheard!());
        next
    }

    /// What a choice promises at first sight: the rest of the turn is played in a hurry.
    pub fn promise(&mut self, state: &G::State, action: G::Action, seat: Seat) -> f32 {
        let (mut next, mut actions) = (state.clone(), std::mem::take(&mut self.actions));
        self.mind.game.perform(&mut next, action, &mut unheard!());
        for _ in 0..DEPTH {
            if self.mind.game.decider(&next) != Some(seat) || self.mind.game.turn_is_over(&next, seat) {
                break;
            }
            answers(self.mind.game, &next, &mut actions);
            next = self.step(&next, seat, &actions);
        }
        self.actions = actions;
        self.mind.game.expects(self.mind.by, &next, seat)
    }

    /// The table after the step that promises most.
    fn step(&self, state: &G::State, seat: Seat, actions: &[G::Action]) -> G::State {
        let mut best: Option<(f32, G::State)> = None;
        for &action in actions {
            let mut next = state.clone();
            self.mind.game.perform(&mut next, action, &mut unheard!());
            let worth = self.mind.game.expects(self.mind.by, &next, seat);
            if best.as_ref().is_none_or(|(so_far, _)| worth > *so_far) {
                best = Some((worth, next));
            }
        }
        best.map_or_else(|| state.clone(), |(_, next)| next)
    }
}
