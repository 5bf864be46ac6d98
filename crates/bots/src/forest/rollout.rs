//! Playing on in a hurry: everybody takes the step that promises most at once.

use crate::counsel::Habits;
use crate::greedy::{By, DEPTH, Judge, answers};
use table::{Chance, Seat, unheard};

/// How a game is played on in the head.
pub(super) struct Rollout<'g, G: Judge> {
    pub game: &'g G,
    pub by: &'g By<G>,
    pub habits: &'g Habits,
    /// Room for lists, used again and again.
    pub actions: Vec<G::Action>,
}

impl<G: Judge> Rollout<'_, G> {
    /// Plays on for a while, or to the end.
    pub fn play(&mut self, mut state: G::State, chance: &mut Chance) -> G::State {
        let mut actions = std::mem::take(&mut self.actions);
        for _ in 0..self.habits.playout as u32 {
            let Some(seat) = self.game.decider(&state) else { break };
            answers(self.game, &state, &mut actions);
            if let [only] = actions[..] {
                self.game.perform(&mut state, only, &mut unheard!());
                continue;
            }
            // Of many choices some are looked at, by lot.
            let tries = (self.habits.tries as usize).max(1);
            if actions.len() > tries {
                for n in 0..tries {
                    let lot = n + chance.below((actions.len() - n) as u32) as usize;
                    actions.swap(n, lot);
                }
                actions.truncate(tries);
            }
            let begins = self.habits.haste <= 0.0 && self.game.turn_is_over(&state, seat);
            state = if begins { self.turn(&state, seat, &actions) } else { self.step(&state, seat, &actions) };
        }
        self.actions = actions;
        state
    }

    /// The table after the step that promises most by the end of the turn.
    fn turn(&mut self, state: &G::State, seat: Seat, actions: &[G::Action]) -> G::State {
        let promises = actions.iter().map(|&action| self.promise(state, action, seat)).collect::<Vec<f32>>();
        let best = (1..actions.len()).fold(0, |best, n| if promises[n] > promises[best] { n } else { best });
        let mut next = state.clone();
        self.game.perform(&mut next, actions[best], &mut unheard!());
        next
    }

    /// What a choice promises at first sight: the rest of the turn is played in a hurry.
    pub fn promise(&mut self, state: &G::State, action: G::Action, seat: Seat) -> f32 {
        let (mut next, mut actions) = (state.clone(), std::mem::take(&mut self.actions));
        self.game.perform(&mut next, action, &mut unheard!());
        for _ in 0..DEPTH {
            if self.game.decider(&next) != Some(seat) || self.game.turn_is_over(&next, seat) {
                break;
            }
            answers(self.game, &next, &mut actions);
            next = self.step(&next, seat, &actions);
        }
        self.actions = actions;
        self.game.expects(self.by, &next, seat)
    }

    /// The table after the step that promises most.
    fn step(&self, state: &G::State, seat: Seat, actions: &[G::Action]) -> G::State {
        let mut best: Option<(f32, G::State)> = None;
        for &action in actions {
            let mut next = state.clone();
            self.game.perform(&mut next, action, &mut unheard!());
            let worth = self.game.expects(self.by, &next, seat);
            if best.as_ref().is_none_or(|(so_far, _)| worth > *so_far) {
                best = Some((worth, next));
            }
        }
        best.map_or_else(|| state.clone(), |(_, next)| next)
    }
}
