//! Looking ahead: a choice together with the questions about paying that follow it, as one plan. The rules are asked on
//! an imagined table; there is no rule here.

use table::board::Board;
use table::{Chance, Heard, Seat, unheard};

/// One complete way to do something.
#[derive(Clone, PartialEq, Debug)]
pub struct Plan<A, W> {
    /// What is sent to the table, in this order; at least one.
    pub actions: Vec<A>,
    /// How it is paid.
    pub way: W,
}

/// A plan in a box.
pub type PlanOf<G> = Plan<<G as table::Game>::Action, <G as Board>::Way>;

impl<A: Copy, W> Plan<A, W> {
    /// The choice itself.
    pub fn first(&self) -> A {
        self.actions[0]
    }
}

/// Every complete way to do one of these choices, the plainest first.
pub fn plans<G: Board>(game: &G, view: &G::View, choices: &[G::Action]) -> Vec<PlanOf<G>> {
    let state = game.sample(view, &mut Chance::from_seed(1));
    let Some(seat) = game.decider(&state) else { return Vec::new() };
    let mut plans = Vec::new();
    for &action in choices {
        follow(game, &state, seat, action, (Vec::new(), Vec::new()), &mut plans);
    }
    plans.sort_by_key(|plan| game.price(plan.first(), &plan.way));
    plans
}

/// Why who is asked cannot do something. What they do not see plays no part in it.
pub fn why_not<G: Board>(game: &G, view: &G::View, wish: G::Action) -> Option<G::Refusal> {
    let mut state = game.sample(view, &mut Chance::from_seed(1));
    game.apply(&mut state, wish, &mut unheard!()).err()
}

/// Performs one more action, and goes on while the questions are about paying.
fn follow<G: Board>(
    game: &G,
    state: &G::State,
    seat: Seat,
    action: G::Action,
    (mut actions, mut told): (Vec<G::Action>, Vec<G::Event>),
    plans: &mut Vec<PlanOf<G>>,
) {
    let (mut after, mut heard) = (state.clone(), Heard::default());
    if game.apply(&mut after, action, &mut heard).is_err() {
        return;
    }
    told.append(&mut heard.told);
    actions.push(action);
    if game.decider(&after) == Some(seat) && game.is_paying(&after) {
        let mut answers = Vec::new();
        game.legal(&after, &mut answers);
        for answer in answers.into_iter().filter(|&answer| game.pays(answer)) {
            follow(game, &after, seat, answer, (actions.clone(), told.clone()), plans);
        }
    } else {
        let way = game.way(&actions, &told);
        plans.push(Plan { actions, way });
    }
}
