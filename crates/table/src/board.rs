//! What a page or a terminal needs of a box beyond the rules: where a choice lies on the table, what it would lead to, what
//! things and decisions are called, how everybody stands.

use crate::{Arg, Chance, Game as _, Heard, Line, Seat, Side, Sitting, Tell, Told};
use std::fmt::Debug;
use std::hash::Hash;
use std::ops::Deref;

/// A box that can be shown: its choices lie on a table.
///
/// ```
/// # mod toy {
/// #     include!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/toy/acorns.rs"));
/// #     include!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/toy/shown.rs"));
/// # }
/// use table::board::Board;
/// use table::{Game, Seat, Viewer};
/// use toy::{Action, Target, Toy};
///
/// let state = Toy.setup(1);
/// let view = Toy.view(&state, Viewer::Seat(Seat(0)));
/// assert_eq!(Toy.target(&view, Action::Dig), Target::Ground);
/// assert_eq!(Toy.target(&view, Action::Rest), Toy::WORD);
/// assert_eq!(Toy.rivals().len(), 2);
/// ```
pub trait Board: Tell {
    /// A thing on the table that a choice is about.
    type Target: Copy + Eq + Hash + Debug + Send + Sync + 'static;
    /// The sort of a choice at the start of a turn.
    type Verb: Copy + Eq + Hash + Debug + Send + Sync + 'static;
    /// How somebody stands: what a preview shows before and after.
    type Standing: Clone + PartialEq + Debug + Send + Sync + 'static;
    /// Points by where they come from.
    type Score: Copy + Default + PartialEq + Debug + Send + Sync + 'static;
    /// In what complete ways to do the same thing differ: how it is paid.
    type Way: Clone + PartialEq + Debug + Send + Sync + 'static;

    /// The target of an answer that is a word.
    const WORD: Self::Target;
    /// The answer to a question of a row that wants no more.
    const ENOUGH: Option<Self::Action> = None;

    /// The thing on the table that this choice of who is asked is about.
    fn target(&self, view: &Self::View, action: Self::Action) -> Self::Target;
    /// The sort of choice.
    fn verb(&self, action: Self::Action) -> Self::Verb;
    /// Whether a sort of choice is no verb, but an answer to a question.
    fn is_answer(&self, verb: Self::Verb) -> bool;
    /// The heading of a sort of choice.
    fn verb_name(&self, verb: Self::Verb) -> Line;
    /// What a thing on the table is called by somebody who sits at `seat`.
    fn target_name(&self, view: &Self::View, seat: Seat, target: Self::Target) -> Arg;
    /// A decision in few words.
    fn deed(&self, _: Self::Action) -> Line {
        Line::new("page-short-answer")
    }
    /// The card that a decision is about: its id, and what it is called.
    fn card_in(&self, _: Self::Action) -> Option<(&str, Arg)> {
        None
    }
    /// What somebody who points at a thing that cannot be chosen most likely wished.
    fn wish(&self, _: &Self::View, _: Seat, _: Self::Target) -> Option<Self::Action> {
        None
    }
    /// The things on the table that an event is about.
    fn touches(&self, _: &Self::Event) -> Vec<Self::Target> {
        Vec::new()
    }
    /// The card that an event is about: its id, and what it is called.
    fn card_of(&self, _: &Self::Event) -> Option<(&str, Arg)> {
        None
    }
    /// The symbol of what somebody did; none for what only comes of it.
    fn sign(&self, _: &Self::Event) -> Option<&'static str> {
        None
    }

    /// Whether an event is told in one breath with the one before it, because it only says what came of that.
    fn joins(&self, _: &Self::Event) -> bool {
        false
    }

    /// Whether the question is part of the decision before it: how what was chosen is paid.
    fn is_paying(&self, _: &Self::State) -> bool {
        false
    }
    /// Whether an answer to such a question pays, and does not lead away from paying.
    fn pays(&self, _: Self::Action) -> bool {
        true
    }
    /// How these choices, made one after the other, are paid.
    fn way(&self, actions: &[Self::Action], told: &[Self::Event]) -> Self::Way;
    /// What sorts complete ways, the plainest first.
    fn price(&self, first: Self::Action, way: &Self::Way) -> [u32; 4];

    /// Whether a question only asks for more of what the question before it asked for, and how both hang together: the
    /// answers are chosen together and are one decision.
    fn row(&self, _before: &Self::State, _now: &Self::State) -> Option<Row> {
        None
    }

    /// The part of the game in which a seat is.
    fn season(&self, _: &Self::State, _: Seat) -> Phase {
        Phase { id: "", name: Line::new("nothing") }
    }
    /// What the game is about, or against whom it goes, if that is not the other people.
    fn quest(&self) -> Option<Line> {
        None
    }

    /// How somebody stands.
    fn standing(&self, state: &Self::State, seat: Seat) -> Self::Standing;
    /// All points of a score.
    fn total(&self, score: &Self::Score) -> i32;
    /// The points of everybody as if the game ended now, as far as a viewer knows; the opponent in the box last.
    fn seen_scores(&self, view: &Self::View) -> Vec<(Side, Self::Score)>;
    /// Whose points are compared over the game.
    fn rivals(&self) -> Vec<(Side, Line)> {
        (0..self.seats() as u8).map(Seat).map(|seat| (seat.into(), self.seat_name(seat))).collect()
    }
    /// Their points now, in the same order.
    fn rival_points(&self, state: &Self::State) -> Vec<i32> {
        self.outcome(state).scores.to_vec()
    }
    /// Which of them a decision of a seat brings forward.
    fn rival_of(&self, seat: Seat) -> usize {
        seat.index()
    }

    /// Whether this happens however the cards lie, so that it is told even after something was drawn or laid open.
    fn is_certain(&self, _: &Self::Event) -> bool {
        false
    }

    /// What these choices would lead to, made one after the other, with the closing answer behind them if it is the
    /// same seat's. Hidden cards are imagined, so nothing is given away.
    fn preview(
        &self,
        view: &Self::View,
        seat: Seat,
        actions: &[Self::Action],
    ) -> Option<Preview<Self::Standing, Self::Event>> {
        let before = self.sample(view, &mut Chance::from_seed(1));
        let mut after = before.clone();
        let mut heard = Heard::default();
        for &action in actions {
            self.apply(&mut after, action, &mut heard).ok()?;
        }
        let first_barrier = heard.told.iter().position(Told::is_barrier);
        if let Some(answer) = self.closing(&after).filter(|_| self.decider(&after) == Some(seat)) {
            self.apply(&mut after, answer, &mut heard).ok()?;
        }
        let barrier = first_barrier.map(|barrier| {
            let theirs = heard.told[..=barrier].iter().any(|event| self.rule_behind(event).is_some());
            if theirs { Barrier::TheirTurn } else { Barrier::Drawn }
        });
        let mut told = heard.told;
        let mut number = 0;
        told.retain(|event| {
            number += 1;
            first_barrier.is_none_or(|barrier| number <= barrier) || self.is_certain(event)
        });
        let next = self.decider(&after);
        let stands = self.standing(&after, seat);
        let asks = self.goes_on_asking(&after, seat);
        let later = asks && self.comes_to_light(after, seat);
        Some(Preview { before: self.standing(&before, seat), after: stands, next, barrier, asks, later, told })
    }

    /// Whether a seat is asked for more of what it has begun: for answers alone.
    fn goes_on_asking(&self, state: &Self::State, seat: Seat) -> bool {
        if self.decider(state) != Some(seat) || self.turn(state) != Some(seat.into()) {
            return false;
        }
        let mut choices = Vec::new();
        self.legal(state, &mut choices);
        choices.iter().all(|&choice| self.is_answer(self.verb(choice)))
    }

    /// Whether something is drawn or laid open while a seat answers what is left of what it has begun, whatever it answers
    /// at first.
    fn comes_to_light(&self, mut state: Self::State, seat: Seat) -> bool {
        let (mut choices, mut heard) = (Vec::new(), Heard::default());
        for _ in 0..ANSWERS {
            if !self.goes_on_asking(&state, seat) {
                break;
            }
            self.legal(&state, &mut choices);
            let more = choices.iter().find(|&&choice| Some(choice) != Self::ENOUGH);
            let Some(&answer) = more.or(choices.first()) else { break };
            self.perform(&mut state, answer, &mut heard);
        }
        heard.told.iter().any(Told::is_barrier)
    }
}

/// Says once for every box how it stands on a screen: its own types by their usual names, each verb with its `heading`, and
/// the `total` of a score. A choice that is no verb is a `Verb::Answer`, one that is about nothing on the table a
/// `Target::Prompt`.
///
/// ```
/// # mod toy { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/toy/acorns.rs")); }
/// # use table::board::Board;
/// # use table::{Arg, Line, Seat, Side, Tell};
/// # use toy::{Action, Event, State, Toy, View};
/// #
/// # impl Tell for Toy {
/// #     fn ask(&self, _: &View) -> Line { Line::new("you-alone") }
/// #     fn offer(&self, _: &View, action: Action) -> Line { Line::new(action.verb().heading()) }
/// #     fn tell(&self, _: &Event) -> Option<Line> { None }
/// #     fn reckoning(&self, _: &State, _: Seat) -> Vec<(Line, i32)> { Vec::new() }
/// #     fn card_played(&self, _: &Event) -> Option<(Seat, &str)> { None }
/// # }
/// # #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
/// # pub enum Target { Ground, Prompt }
/// # #[derive(Clone, Copy, PartialEq, Default, Debug)]
/// # pub struct Score { acorns: i32, rests: i32 }
/// # #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
/// # pub enum Verb { Dig, Answer }
/// # impl Verb {
/// #     fn heading(self) -> &'static str { if self == Verb::Dig { "toy-dig" } else { "nothing" } }
/// # }
/// # impl Action {
/// #     fn verb(self) -> Verb { if self == Action::Dig { Verb::Dig } else { Verb::Answer } }
/// # }
/// # impl Score {
/// #     fn total(&self) -> i32 { self.acorns + 2 * self.rests }
/// # }
/// impl Board for Toy {
///     table::board!(usize, (), enough: Action::Rest);
///     // And what lies where, what it is called, how it is paid, how everybody stands.
/// #     fn target(&self, _: &View, _: Action) -> Target { Target::Ground }
/// #     fn target_name(&self, _: &View, _: Seat, _: Target) -> Arg { "".into() }
/// #     fn way(&self, _: &[Action], _: &[Event]) {}
/// #     fn price(&self, _: Action, _: &()) -> [u32; 4] { [0; 4] }
/// #     fn standing(&self, _: &State, _: Seat) -> usize { 0 }
/// #     fn seen_scores(&self, _: &View) -> Vec<(Side, Score)> { Vec::new() }
/// }
///
/// assert_eq!(Toy.verb_name(Toy.verb(Action::Dig)).id, "toy-dig");
/// assert!(Toy.is_answer(Toy.verb(Action::Rest)) && Toy::ENOUGH == Some(Action::Rest));
/// assert_eq!((Toy::WORD, Toy.total(&Score { acorns: 4, rests: 1 })), (Target::Prompt, 6));
/// ```
#[macro_export]
macro_rules! board {
    ($standing:ty, $way:ty, enough: $enough:expr) => {
        type Target = Target;
        type Verb = Verb;
        type Standing = $standing;
        type Score = Score;
        type Way = $way;

        const WORD: Target = Target::Prompt;
        const ENOUGH: Option<Action> = Some($enough);

        fn verb(&self, action: Action) -> Verb {
            action.verb()
        }

        fn is_answer(&self, verb: Verb) -> bool {
            verb == Verb::Answer
        }

        fn verb_name(&self, verb: Verb) -> $crate::Line {
            $crate::Line::new(verb.heading())
        }

        fn total(&self, score: &Score) -> i32 {
            score.total()
        }
    };
}

/// How many answers are looked ahead at most.
const ANSWERS: usize = 16;

impl<R: Deref<Target: Board>> Sitting<R> {
    /// The numbers of the moves with which decisions began, counted from 0.
    pub fn decisions(&self) -> Vec<usize> {
        (0..self.moves().len()).filter(|&number| !self.belongs_to_the_one_before(number)).collect()
    }

    /// Whether a move is no decision of its own: paying belongs to the play before it, the second card of a row to the
    /// first, letting a turn end to what was done in it, unless that cannot be taken back.
    fn belongs_to_the_one_before(&self, number: usize) -> bool {
        let (game, state, moves) = (self.game(), self.state_at(number), self.moves());
        let follows = |before: usize| {
            let passes = game.closing(state) == Some(moves[number].action);
            (passes || game.row(self.state_at(before), state).is_some())
                && moves[before].seat == moves[number].seat
                && !moves[before].told.iter().any(Told::is_barrier)
        };
        game.is_paying(state) || number.checked_sub(1).is_some_and(follows)
    }
}

/// How a question hangs together with the one before it, which asked for the same.
///
/// ```
/// use table::board::Row;
///
/// /// What a screen writes on the cards that are marked.
/// fn mark(row: Row, nth: usize) -> String {
///     match row {
///         Row::Loose => "chosen".to_owned(),
///         Row::InOrder => nth.to_string(),
///     }
/// }
/// assert_eq!((&*mark(Row::Loose, 2), &*mark(Row::InOrder, 2)), ("chosen", "2"));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Row {
    /// In whatever order it is answered, the same comes of it.
    Loose,
    /// The order counts, and what is not chosen is asked for again.
    InOrder,
}

/// What choices made one after the other would lead to, as far as who makes them can know.
///
/// ```
/// # mod toy {
/// #     include!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/toy/acorns.rs"));
/// #     include!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/toy/shown.rs"));
/// # }
/// use table::board::{Barrier, Board};
/// use table::{Game, Seat, Viewer};
/// use toy::{Action, Toy};
///
/// let view = Toy.view(&Toy.setup(1), Viewer::Seat(Seat(0)));
/// let digging = Toy.preview(&view, Seat(0), &[Action::Dig]).unwrap();
/// assert_eq!((digging.before, digging.after, digging.next), (0, 1, Some(Seat(1))));
/// assert!(digging.barrier == Some(Barrier::Drawn) && digging.told.is_empty(), "which acorn it will be is not given away");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Preview<S, E> {
    /// How they stand now.
    pub before: S,
    /// How they would stand.
    pub after: S,
    /// Who would be asked then.
    pub next: Option<Seat>,
    /// Why it cannot be taken back, if it cannot.
    pub barrier: Option<Barrier>,
    /// Whether more is asked of who makes them, that belongs to it.
    pub asks: bool,
    /// Whether answering that will draw or lay open something.
    pub later: bool,
    /// What would happen: up to the first thing that is drawn or laid open, and what is certain after that.
    pub told: Vec<E>,
}

/// Why something cannot be taken back.
/// [`Preview`] has an example.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Barrier {
    /// Something is drawn or laid open by it.
    Drawn,
    /// The opponent in the box has its turn right after it, and turns cards up.
    TheirTurn,
}

/// A part of the game: a season.
///
/// ```
/// use table::Line;
/// use table::board::Phase;
///
/// let spring = Phase { id: "spring", name: Line::new("season-spring") };
/// assert_eq!(spring.clone(), spring);
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct Phase {
    /// Its id, which is the name of its symbol.
    pub id: &'static str,
    /// What it is called.
    pub name: Line,
}
