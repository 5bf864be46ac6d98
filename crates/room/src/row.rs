//! Choosing several things together: a question that asks for one thing after another is answered at once. The rules are
//! asked on an imagined table; there is no rule here.

use crate::plan::{Plan, PlanOf};
use std::cmp::Reverse;
use table::board::{self, Board};
use table::{Chance, Game, Heard, Seat, Told, Viewer};

/// Things that are chosen together.
#[derive(Clone, PartialEq, Debug)]
pub struct Row<V, A, W> {
    /// What is sent to the table, in this order.
    pub actions: Vec<A>,
    /// What is asked when they are chosen, if it is still the same; none if no more can be chosen.
    pub ahead: Option<Ahead<V, A>>,
    /// How they are paid.
    way: W,
    /// How the questions hang together.
    sort: Option<board::Row>,
}

/// A question that is yet to come.
#[derive(Clone, PartialEq, Debug)]
pub struct Ahead<V, A> {
    /// The table.
    pub view: V,
    /// The answers.
    pub choices: Vec<A>,
}

/// Things of a box that are chosen together.
pub type RowOf<G> = Row<<G as Game>::View, <G as Game>::Action, <G as Board>::Way>;

/// What comes of choosing these together; nothing if that cannot be.
pub fn row<G: Board>(game: &G, view: &G::View, choices: &[G::Action], marks: &[G::Action]) -> Option<RowOf<G>> {
    let first = *marks.first()?;
    let mut state = game.sample(view, &mut Chance::from_seed(1));
    let seat = game.decider(&state)?;
    let (mut actions, mut told) = (marks.to_vec(), Vec::new());
    let sort = answer(game, &mut state.clone(), seat, first, &mut Vec::new()).ok()?;
    // Of things that are alike the later ones go first, so that those before them keep their numbers.
    if sort == Some(board::Row::Loose) {
        let place = |action: &G::Action| choices.iter().position(|choice| choice == action);
        actions.sort_by_key(|action| Reverse(place(action)));
    }
    let mut more = true;
    for &action in &actions {
        if !more {
            return None;
        }
        more = answer(game, &mut state, seat, action, &mut told).ok()?.is_some();
    }
    let ahead = more.then(|| {
        let mut choices = Vec::new();
        game.legal(&state, &mut choices);
        Ahead { view: game.view(&state, Viewer::Seat(seat)), choices }
    });
    let way = game.way(&actions, &told);
    Some(Row { actions, ahead, way, sort })
}

/// Performs one more action, and says how the question after it goes on with the one that it answers, if it does.
fn answer<G: Board>(
    game: &G,
    state: &mut G::State,
    seat: Seat,
    action: G::Action,
    told: &mut Vec<G::Event>,
) -> Result<Option<board::Row>, G::Refusal> {
    let (before, mut heard) = (state.clone(), Heard::default());
    game.apply(state, action, &mut heard)?;
    // What comes to light may change what one chooses.
    let news = heard.told.iter().any(|event| event.shows(Viewer::Seat(seat)));
    told.append(&mut heard.told);
    let asked = !news && game.decider(state) == Some(seat);
    Ok(if asked { game.row(&before, state) } else { None })
}

/// What is chosen together when one more thing is pointed at: it is added, left again if it was chosen, or takes the place of
/// the last one. Nothing if it is not chosen together with others.
pub fn toggle<G: Board>(
    game: &G,
    view: &G::View,
    choices: &[G::Action],
    marks: &[G::Action],
    action: G::Action,
) -> Option<Vec<G::Action>> {
    let try_row = |marks: Vec<G::Action>| row(game, view, choices, &marks).map(|row| (marks, row));
    let longer = try_row([marks, &[action]].concat());
    match (longer, marks.split_last()) {
        (Some((_, row)), None) if row.ahead.is_none() => None,
        (Some((marks, _)), _) => Some(marks),
        (None, None) => None,
        (None, Some(_)) if marks.contains(&action) => {
            Some(marks.iter().copied().filter(|mark| *mark != action).collect())
        }
        (None, Some((_, others))) => {
            Some(try_row([others, &[action]].concat()).map_or_else(|| marks.to_vec(), |(marks, _)| marks))
        }
    }
}

impl<V: Clone, A: Copy + PartialEq, W: Clone> Row<V, A, W> {
    /// All of it as one decision, if that is enough; `enough` is the answer that wants no more.
    pub fn plan(&self, enough: Option<A>) -> Option<Plan<A, W>> {
        let end = match &self.ahead {
            Some(ahead) if self.sort == Some(board::Row::Loose) => {
                Some(enough.filter(|end| ahead.choices.contains(end))?)
            }
            Some(_) | None => None,
        };
        let actions = self.actions.iter().copied().chain(end).collect();
        Some(Plan { actions, way: self.way.clone() })
    }
}

/// The plan of a row in a box.
pub fn plan<G: Board>(row: &RowOf<G>) -> Option<PlanOf<G>> {
    row.plan(G::ENOUGH)
}
