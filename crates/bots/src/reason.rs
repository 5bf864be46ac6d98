//! Why a choice is good, in one line for a person: points now, points expected, and what it sets up or denies, by name.

use crate::Advice;
use crate::greedy::{By, Judge, PATIENCE, SLIGHT, Worth, said};
use crate::planner::end_of_turn;
use table::{Arg, Chance, Line, Seat, unheard};

/// Something with a name that is worth something to a seat: a card, an event, a place, or somebody who is held back.
#[derive(Clone, PartialEq, Debug)]
pub struct Aim {
    /// The text that tells of it.
    pub says: &'static str,
    /// What it is called.
    pub what: Arg,
    /// What it is worth, in points.
    pub worth: f32,
}

impl Aim {
    /// A thing of this name.
    pub fn new(says: &'static str, what: impl Into<Arg>, worth: f32) -> Aim {
        Aim { says, what: what.into(), worth }
    }

    /// Somebody who may expect so many points, as far as those count against us.
    pub(crate) fn against(who: Line, points: f32) -> Aim {
        Aim::new("hint-aim-deny", who, -points)
    }

    fn is(&self, other: &Aim) -> bool {
        (self.says, &self.what) == (other.says, &other.what)
    }
}

/// A choice is compared with so many others at most, taken from all over the list.
const COMPARED: usize = 24;

/// A choice with what speaks for it.
pub(crate) fn advised<G: Judge>(
    game: &G,
    by: &By<G>,
    view: &G::View,
    legal: &[G::Action],
    action: G::Action,
    chance: &mut Chance,
) -> Advice<G::Action> {
    if legal.len() < 2 {
        return Advice { action, reason: Line::new("hint-only-choice") };
    }
    Advice { action, reason: explain(game, by, view, legal, action, chance) }
}

/// What speaks for one of the choices: the points that it brings by the end of the turn, how many more may be expected of it in
/// the end than of the others in the mean, and what of all that has a name differs most from them. All in one imagined world;
/// what nobody has seen is not named.
pub(crate) fn explain<G: Judge>(
    game: &G,
    by: &By<G>,
    view: &G::View,
    legal: &[G::Action],
    chosen: G::Action,
    chance: &mut Chance,
) -> Line {
    let world = game.sample(view, chance);
    let (Some(seat), memory) = (game.decider(&world), game.remember(view)) else {
        return Line::new("hint-whim");
    };
    let look = Look { game, by, seat, memory: &memory };
    let Some(with) = look.after(&world, chosen) else {
        return Line::new("hint-whim");
    };
    let others = legal.iter().copied().filter(|&other| other != chosen);
    let step = legal.len().div_ceil(COMPARED);
    let others: Vec<End<G>> = others.step_by(step).filter_map(|other| look.after(&world, other)).collect();
    let n = others.len().max(1) as f32;
    let now = with.worth.points() - game.judge(by, &world, seat, &memory).points();
    let more = with.worth.total() - others.iter().map(|end| end.worth.total() / n).sum::<f32>();
    if more <= SLIGHT && now <= SLIGHT {
        return said(PATIENCE, more.max(0.0));
    }
    // What the others lead to is counted against what this one does.
    let mut gains = with.aims;
    for other in others.into_iter().flat_map(|end| end.aims) {
        if let Some(aim) = gains.iter_mut().find(|aim| aim.is(&other)) {
            aim.worth -= other.worth / n;
        }
    }
    let most = gains.into_iter().filter(|aim| aim.worth > SLIGHT).reduce(|a, b| if b.worth > a.worth { b } else { a });
    let gain = match more > SLIGHT {
        true => Line::new("hint-gain").with("more", Arg::Decimal(more.into(), 1)),
        false => Line::new("hint-now"),
    };
    let gain = gain.with("now", now.round() as i64);
    match most {
        Some(aim) => {
            Line::new("hint-aimed").with("reason", gain).with("aim", Line::new(aim.says).with("what", aim.what))
        }
        None => gain,
    }
}

/// Who looks ahead, and how.
struct Look<'l, G: Judge> {
    game: &'l G,
    by: &'l By<G>,
    seat: Seat,
    memory: &'l G::Memory,
}

/// The end of a turn.
struct End<G: Judge> {
    worth: G::Worth,
    aims: Vec<Aim>,
}

impl<G: Judge> Look<'_, G> {
    /// How the turn ends after a choice.
    fn after(&self, world: &G::State, action: G::Action) -> Option<End<G>> {
        let Look { game, by, seat, memory } = *self;
        let mut next = world.clone();
        game.apply(&mut next, action, &mut unheard!()).ok()?;
        let (_, end) = end_of_turn(game, by, next, seat, memory, 1);
        Some(End { worth: game.judge(by, &end, seat, memory), aims: merged(game.aims(by, &end, seat, memory)) })
    }
}

/// Each thing once, with all that it is worth.
fn merged(aims: Vec<Aim>) -> Vec<Aim> {
    let mut all: Vec<Aim> = Vec::with_capacity(aims.len());
    for aim in aims {
        match all.iter_mut().find(|other| other.is(&aim)) {
            Some(other) => other.worth += aim.worth,
            None => all.push(aim),
        }
    }
    all
}
