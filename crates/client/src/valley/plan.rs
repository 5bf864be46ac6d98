//! Looking ahead: a card to be played together with its payment, as one plan. The engine is asked on an imagined
//! table; there is no rule here.

use super::thinker::valley;
use table::{Chance, Game, Seat};
use valley::{Action, Ask, Event, Means, State, View};
use woodland::Goods;

/// One complete way to do something.
#[derive(Clone, PartialEq)]
pub struct Plan {
    /// What is sent to the table, in this order.
    pub actions: Vec<Action>,
    /// The resources it takes.
    pub paid: Goods,
}

impl Plan {
    /// The choice itself.
    pub fn first(&self) -> Action {
        self.actions[0]
    }

    /// How the card is paid, if one is played.
    pub fn means(&self) -> Option<Means> {
        match self.first() {
            Action::Play { means, .. } => Some(means),
            _ => None,
        }
    }

    fn new(actions: Vec<Action>, told: &[Event]) -> Plan {
        let paid =
            told.iter().take_while(|event| !matches!(event, Event::Played { .. })).find_map(|event| match event {
                Event::Paid { goods, .. } => Some(*goods),
                _ => None,
            });
        let is_play = matches!(actions[0], Action::Play { .. });
        Plan { paid: paid.filter(|_| is_play).unwrap_or(Goods::NONE), actions }
    }

    /// The plainest way first: an Occupied token costs nothing, resources come before what leaves the city.
    fn price(&self) -> (u8, u32) {
        let rank = match self.means() {
            None | Some(Means::Occupied(_)) => 0,
            Some(Means::Cost) => 1,
            Some(Means::Swap | Means::Tokens(_)) => 2,
            Some(Means::Leave(_) | Means::Prisoner(_) | Means::Banner(_)) => 3,
        };
        (rank, self.paid.total())
    }
}

/// Every complete way to do one of these choices, the plainest first.
pub fn plans(view: &View, choices: &[Action]) -> Vec<Plan> {
    let state = valley().sample(view, &mut Chance::from_seed(1));
    let Some(seat) = valley().decider(&state) else { return Vec::new() };
    let mut plans = Vec::new();
    for &action in choices {
        follow(&state, seat, action, Vec::new(), Vec::new(), &mut plans);
    }
    plans.sort_by_key(Plan::price);
    plans
}

/// Performs one more action, and goes on while the question is how to pay.
fn follow(state: &State, seat: Seat, action: Action, done: Vec<Action>, told: Vec<Event>, plans: &mut Vec<Plan>) {
    let (mut after, mut actions, mut told) = (state.clone(), done, told);
    if valley().apply(&mut after, action, &mut told).is_err() {
        return;
    }
    actions.push(action);
    if valley().decider(&after) == Some(seat) && is_about_paying(&after) {
        let mut answers = Vec::new();
        valley().legal(&after, &mut answers);
        for answer in answers {
            follow(&after, seat, answer, actions.clone(), told.clone(), plans);
        }
    } else {
        plans.push(Plan::new(actions, &told));
    }
}

/// Whether the question is how a card that is being played is paid.
pub fn is_about_paying(state: &State) -> bool {
    matches!(state.question(), Some((_, Ask::Pay { .. })))
}
