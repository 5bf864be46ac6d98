//! A player who thinks its turn through to the end, in several imagined worlds, and looks at what comes back.

use crate::counsel::Opinion;
use crate::greedy::{By, DEPTH, Judge, Worth, answers};
use crate::learned::Learned;
use crate::reason::advised;
use crate::{Advice, Bot};
use table::{Chance, Seat, unheard};

/// Searches its own turn, lets the others answer as well as they can, and judges what is left.
pub struct Planner<G: Judge> {
    chance: Chance,
    by: By<G>,
}

/// The best opinion that there is of a box: the tuned terms, set right by what was learned.
pub fn best_opinion<G: Judge>() -> By<G> {
    Opinion { learned: G::learned().map(Learned::network), ..tuned_opinion::<G>() }
}

/// The tuned terms alone.
pub fn tuned_opinion<G: Judge>() -> By<G> {
    Opinion::plain(G::counsel().tuned.clone())
}

/// A choice with what it came to.
struct Candidate<G: Judge> {
    action: G::Action,
    /// The sum over all worlds.
    sum: f32,
}

impl<G: Judge> Planner<G> {
    /// A planner; the seed imagines the worlds.
    pub fn new(seed: u64) -> Planner<G> {
        Planner::judging(seed, best_opinion::<G>())
    }

    /// A planner of another opinion.
    pub fn judging(seed: u64, by: By<G>) -> Planner<G> {
        Planner { chance: Chance::from_seed(seed), by }
    }

    /// The action that is best in the mean.
    fn best(&mut self, game: &G, view: &G::View, legal: &[G::Action]) -> G::Action {
        if let [only] = legal {
            return *only;
        }
        let habits = &G::counsel().habits;
        let memory = game.remember(view);
        let mut candidates: Vec<Candidate<G>> = legal.iter().map(|&action| Candidate { action, sum: 0.0 }).collect();
        let worlds = habits.worlds as u32;
        for number in 0..worlds {
            let world = game.sample(view, &mut self.chance);
            let Some(seat) = game.decider(&world) else { break };
            for candidate in &mut candidates {
                let mut next = world.clone();
                if game.apply(&mut next, candidate.action, &mut unheard!()).is_err() {
                    continue;
                }
                let trouble = game.trouble(&self.by, &world, candidate.action);
                candidate.sum += self.consequence(game, next, seat, &memory) - trouble;
            }
            if number == 0 {
                // What looks hopeless in one world is left aside in the others.
                candidates.sort_by(|a, b| b.sum.total_cmp(&a.sum));
                candidates.truncate(habits.candidates as usize);
            }
        }
        let best = candidates.iter().fold(&candidates[0], |best, next| if next.sum > best.sum { next } else { best });
        best.action
    }

    /// What a choice leads to: the best end of the turn that is found, and the answer of the others.
    fn consequence(&self, game: &G, state: G::State, seat: Seat, memory: &G::Memory) -> f32 {
        let habits = &G::counsel().habits;
        let (worth, end) = end_of_turn(game, &self.by, state, seat, memory, habits.beam as usize);
        if habits.reply <= 0.0 {
            return worth;
        }
        let after = reply(game, &self.by, &end, seat);
        let after = after.map_or(worth, |after| game.judge(&self.by, &after, seat, memory).total());
        worth + habits.reply * (after - worth)
    }
}

/// The best end of a turn, as far as a narrow search finds it, and what it is worth.
pub(crate) fn end_of_turn<G: Judge>(
    game: &G,
    by: &By<G>,
    state: G::State,
    seat: Seat,
    memory: &G::Memory,
    beam: usize,
) -> (f32, G::State) {
    let worth = game.judge(by, &state, seat, memory).total();
    let mut best: Option<(f32, G::State)> = None;
    let mut open = vec![(worth, state)];
    let mut actions = Vec::new();
    for _ in 0..DEPTH {
        let mut further = Vec::new();
        for (worth, state) in open.drain(..) {
            if game.decider(&state) != Some(seat) || game.turn_is_over(&state, seat) {
                if best.as_ref().is_none_or(|(so_far, _)| worth > *so_far) {
                    best = Some((worth, state));
                }
                continue;
            }
            answers(game, &state, &mut actions);
            for &action in &actions {
                let mut next = state.clone();
                game.perform(&mut next, action, &mut unheard!());
                further.push((game.judge(by, &next, seat, memory).total(), next));
            }
        }
        if further.is_empty() {
            break;
        }
        further.sort_by(|a, b| b.0.total_cmp(&a.0));
        further.truncate(beam.max(1));
        open = further;
    }
    // A turn that does not end within reach is judged where it stands.
    best.or_else(|| open.into_iter().next()).expect("a turn leads somewhere")
}

/// The table after the turn of whoever comes next, played as well as they can see at once; nothing if it is our turn
/// again or the game is over.
fn reply<G: Judge>(game: &G, by: &By<G>, state: &G::State, seat: Seat) -> Option<G::State> {
    let other = game.decider(state).filter(|&other| other != seat)?;
    let (mut state, mut actions) = (state.clone(), Vec::new());
    for step in 0..DEPTH {
        if game.decider(&state) != Some(other) || (step > 0 && game.turn_is_over(&state, other)) {
            break;
        }
        answers(game, &state, &mut actions);
        state = best_step(game, by, &state, other, &actions)?;
    }
    Some(state)
}

/// The table after the step that promises a seat most.
fn best_step<G: Judge>(game: &G, by: &By<G>, state: &G::State, seat: Seat, actions: &[G::Action]) -> Option<G::State> {
    let mut best: Option<(f32, G::State)> = None;
    for &action in actions {
        let mut next = state.clone();
        game.perform(&mut next, action, &mut unheard!());
        let worth = game.expects(by, &next, seat);
        if best.as_ref().is_none_or(|(so_far, _)| worth > *so_far) {
            best = Some((worth, next));
        }
    }
    best.map(|(_, next)| next)
}

impl<G: Judge> Bot<G> for Planner<G> {
    fn choose(&mut self, game: &G, view: &G::View, legal: &[G::Action]) -> G::Action {
        self.best(game, view, legal)
    }

    fn advise(&mut self, game: &G, view: &G::View, legal: &[G::Action]) -> Advice<G::Action> {
        let action = self.best(game, view, legal);
        advised(game, &self.by, view, legal, action, &mut self.chance)
    }
}
