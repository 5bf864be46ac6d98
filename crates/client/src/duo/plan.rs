//! Looking ahead: a choice together with the questions about paying that follow it, as one plan. The engine is
//! asked on an imagined table; there is no rule here.

use super::thinker::duo;
use duo::pack::Cost;
use duo::{Action, CardId, Event, Means, State, View};
use table::scenario::Stage;
use table::{Chance, Game, Seat};
use woodland::Goods;

/// One complete way to do something.
#[derive(Clone, PartialEq)]
pub struct Plan {
    /// What is sent to the table, in this order.
    pub actions: Vec<Action>,
    /// The resources it takes.
    pub paid: Goods,
    /// The card whose token is spent.
    pub token: Option<CardId>,
    /// The hand card that is tucked or discarded for it.
    pub given: Option<CardId>,
    /// Whether another resource stands in for one of the cost.
    pub swapped: bool,
}

/// What a control of the sheet asks for.
#[derive(Clone, Copy, PartialEq)]
pub enum Wish {
    /// This choice.
    First(Action),
    /// A token is spent, or not.
    Token(bool),
    /// A resource is replaced, or not.
    Swap(bool),
    /// This hand card is given.
    Given(CardId),
    /// Just these resources are paid.
    Paid(Goods),
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
        let mut plan = Plan { paid: Goods::NONE, token: None, given: None, swapped: false, actions };
        plan.given = plan.actions[1..].iter().find_map(|action| match action {
            Action::Pick(card) => Some(*card),
            _ => None,
        });
        let Action::Play { card, .. } = plan.first() else { return plan };
        // What happens after the card has entered is no longer part of paying.
        for event in told.iter().take_while(|event| !matches!(event, Event::Played { .. })) {
            match *event {
                Event::Paid { goods, .. } => plan.paid = goods,
                Event::SpentToken { card, .. } => plan.token = Some(card),
                _ => {}
            }
        }
        plan.swapped = matches!(duo().pack().card(card).cost, Cost::Goods(cost) if !cost.covers(plan.paid));
        plan
    }

    /// The plainest way first: no ability, no token, nothing replaced, few resources.
    fn price(&self) -> (bool, bool, bool, u32) {
        let ability = self.means().is_some_and(|means| means != Means::Cost);
        (ability, self.token.is_some(), self.swapped, self.paid.total())
    }

    fn fulfils(&self, wish: Wish) -> bool {
        match wish {
            Wish::First(action) => self.first() == action,
            Wish::Token(spent) => self.token.is_some() == spent,
            Wish::Swap(swapped) => self.swapped == swapped,
            Wish::Given(card) => self.given == Some(card),
            Wish::Paid(goods) => self.paid == goods,
        }
    }
}

/// Every complete way to do one of these choices, the cheapest of each kind first.
pub fn plans(view: &View, choices: &[Action]) -> Vec<Plan> {
    let state = duo().sample(view, &mut Chance::from_seed(1));
    let Some(seat) = duo().decider(&state) else { return Vec::new() };
    let mut plans = Vec::new();
    for &action in choices {
        follow(&state, seat, action, Vec::new(), Vec::new(), &mut plans);
    }
    plans.sort_by_key(|plan| (plan.means().is_none(), plan.means().map(|_| plan.price())));
    plans
}

/// Performs one more action, and goes on while the questions are about paying.
fn follow(state: &State, seat: Seat, action: Action, done: Vec<Action>, told: Vec<Event>, plans: &mut Vec<Plan>) {
    let (mut after, mut actions, mut told) = (state.clone(), done, told);
    if duo().apply(&mut after, action, &mut told).is_err() {
        return;
    }
    actions.push(action);
    if duo().decider(&after) == Some(seat) && is_about_paying(&after) {
        let mut answers = Vec::new();
        duo().legal(&after, &mut answers);
        // A trade is made before; here it would only lead away from paying.
        for answer in answers.into_iter().filter(|&answer| answer != Action::Trade) {
            follow(&after, seat, answer, actions.clone(), told.clone(), plans);
        }
    } else {
        plans.push(Plan::new(actions, &told));
    }
}

/// Whether the question is how a card that is being played is paid.
pub fn is_about_paying(state: &State) -> bool {
    matches!(duo().ask_id(state).as_str(), "pay" | "tuck" | "discard-cost")
}

/// The plan that fulfils a wish and otherwise stays near the present one; nothing if there is none.
pub fn nearest(plans: &[Plan], now: usize, wish: Wish) -> Option<usize> {
    let old = plans.get(now)?;
    let fits = |plan: &Plan| plan.fulfils(wish) && (matches!(wish, Wish::First(_)) || plan.first() == old.first());
    let strange = |plan: &Plan| match wish {
        // Another ability is tried at its cheapest.
        Wish::First(_) => [false; 4],
        _ => [plan.given != old.given, plan.token != old.token, plan.swapped != old.swapped, plan.paid != old.paid],
    };
    let found = plans.iter().enumerate().filter(|(_, plan)| fits(plan));
    found.min_by_key(|(i, plan)| (strange(plan), *i)).map(|(i, _)| i)
}
