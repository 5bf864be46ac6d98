//! Pending work: what is still to be asked and done, and the one machine that works it off.
//!
//! A [`Frame`] is either a question, which somebody must answer, or work, which is done by itself. Frames lie on a
//! [`Stack`], the next one on top. Whoever knows the rules of a box implements [`Machine`]: which answers a question
//! takes, what an answer does, what work does. [`Machine::advance`] does the rest: it works the stack off until somebody
//! has a real choice.
//!
//! A game of one page. A squirrel shakes a tree once, and may carry home two of the nuts that fall, one by one:
//!
//! ```
//! use table::Seat;
//! use table::stack::{Deeds, Flow, Machine, Stack};
//!
//! #[derive(Clone, Copy)]
//! enum Ask {
//!     Carry { left: u8 },
//! }
//! #[derive(Clone, Copy)]
//! enum Work {
//!     Shake { falls: u8 },
//! }
//! #[derive(Clone, Copy, PartialEq, Debug)]
//! enum Action {
//!     Take,
//!     Leave,
//! }
//! #[derive(Default)]
//! struct Forest {
//!     ground: u8,
//!     home: u8,
//!     deeds: Deeds,
//!     pending: Stack<Ask, Work, 8>,
//! }
//!
//! impl Machine<8> for Forest {
//!     type Ask = Ask;
//!     type Work = Work;
//!     type Action = Action;
//!
//!     fn stack(&mut self) -> &mut Stack<Ask, Work, 8> {
//!         &mut self.pending
//!     }
//!     fn deeds(&mut self) -> &mut Deeds {
//!         &mut self.deeds
//!     }
//!     fn answers(&self, _: Seat, ask: Ask, out: &mut impl FnMut(Action) -> Flow) -> Flow {
//!         let Ask::Carry { left } = ask;
//!         if left > 0 && self.ground > 0 {
//!             out(Action::Take)?;
//!         }
//!         out(Action::Leave)
//!     }
//!     fn answer(&mut self, seat: Seat, ask: Ask, action: Action) {
//!         let Ask::Carry { left } = ask;
//!         if action == Action::Take {
//!             self.ground -= 1;
//!             self.home += 1;
//!             self.ask(seat, Ask::Carry { left: left - 1 });
//!         }
//!     }
//!     fn work(&mut self, seat: Seat, work: Work) {
//!         let Work::Shake { falls } = work;
//!         self.ground += falls;
//!         self.ask(seat, Ask::Carry { left: 2 });
//!     }
//! }
//!
//! let mut forest = Forest::default();
//! forest.then(Seat(0), Work::Shake { falls: 3 });
//! forest.advance();
//! forest.perform(Action::Take);
//! assert!(forest.pending.question().is_some(), "one more may be taken");
//! forest.perform(Action::Take);
//! assert!(forest.pending.is_empty(), "there is nothing but leaving left, so nobody is asked");
//! assert_eq!((forest.ground, forest.home), (1, 2));
//! ```

use crate::Seat;
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::ops::{ControlFlow, Deref};

/// One thing that is pending, and whom it concerns.
///
/// ```
/// use table::Seat;
/// use table::stack::{Frame, Task};
///
/// let frame: Frame<&str, ()> = Frame::ask(Seat(1), "which card?");
/// assert_eq!(frame.task, Task::Ask("which card?"));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Frame<A, W> {
    /// Who is asked, or for whom the work is done.
    pub seat: Seat,
    /// What.
    pub task: Task<A, W>,
}

/// A question or work.
///
/// ```
/// use table::stack::Task;
///
/// let ask: Task<&str, &str> = Task::Ask("pay or not?");
/// assert_ne!(ask, Task::Do("refill the Meadow"));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Task<A, W> {
    /// Somebody must answer.
    Ask(A),
    /// It is done by itself.
    Do(W),
}

impl<A, W> Frame<A, W> {
    /// A question.
    #[inline]
    pub const fn ask(seat: Seat, ask: A) -> Frame<A, W> {
        Frame { seat, task: Task::Ask(ask) }
    }

    /// Work.
    #[inline]
    pub const fn work(seat: Seat, work: W) -> Frame<A, W> {
        Frame { seat, task: Task::Do(work) }
    }
}

/// At most `N` frames, the next on top (that is last). It reads like a slice, and is written as a plain list.
///
/// ```
/// use table::Seat;
/// use table::stack::{Frame, Full, Stack};
///
/// let mut stack: Stack<char, (), 2> = Stack::default();
/// stack.push(Frame::work(Seat(0), ()))?;
/// stack.push(Frame::ask(Seat(0), 'a'))?;
/// assert_eq!(stack.push(Frame::ask(Seat(0), 'b')), Err(Full { room: 2 }));
/// assert_eq!(stack.question(), Some((Seat(0), 'a')));
/// assert_eq!(stack.len(), 2);
/// # Ok::<(), Full>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent, bound = "A: Serialize + serde::de::DeserializeOwned, W: Serialize + serde::de::DeserializeOwned")]
pub struct Stack<A, W, const N: usize>(ArrayVec<Frame<A, W>, N>);

/// There is no room for another frame.
///
/// ```
/// assert_eq!(table::stack::Full { room: 40 }.to_string(), "more than 40 things are pending at once");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Full {
    /// How many there is room for.
    pub room: usize,
}

impl fmt::Display for Full {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "more than {} things are pending at once", self.room)
    }
}

impl std::error::Error for Full {}

impl<A, W, const N: usize> Default for Stack<A, W, N> {
    fn default() -> Self {
        Stack(ArrayVec::new())
    }
}

impl<A, W, const N: usize> Deref for Stack<A, W, N> {
    type Target = [Frame<A, W>];

    #[inline]
    fn deref(&self) -> &[Frame<A, W>] {
        &self.0
    }
}

impl<A: Copy, W: Copy, const N: usize> Stack<A, W, N> {
    /// Puts a frame on top.
    #[inline]
    pub fn push(&mut self, frame: Frame<A, W>) -> Result<(), Full> {
        self.0.try_push(frame).map_err(|_| Full { room: N })
    }

    /// Takes the top frame off.
    #[inline]
    pub fn pop(&mut self) -> Option<Frame<A, W>> {
        self.0.pop()
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.0.clear();
    }

    /// The question on top, and who must answer it.
    #[inline]
    pub fn question(&self) -> Option<(Seat, A)> {
        match self.last() {
            Some(&Frame { seat, task: Task::Ask(ask) }) => Some((seat, ask)),
            Some(Frame { task: Task::Do(_), .. }) | None => None,
        }
    }

    /// The same for somebody who may not know all questions: another stands for those that they may not. Work tells
    /// nothing hidden, or there would be a question about it.
    ///
    /// ```
    /// use table::Seat;
    /// use table::stack::{Frame, Stack};
    ///
    /// let mut stack: Stack<u8, (), 4> = Stack::default();
    /// stack.push(Frame::ask(Seat(0), 7)).unwrap();
    /// let hidden = stack.veiled(0, |seat, ask| seat == Seat(0) && ask > 5);
    /// assert_eq!(hidden.question(), Some((Seat(0), 0)));
    /// ```
    #[must_use]
    pub fn veiled(&self, private: A, is_hidden: impl Fn(Seat, A) -> bool) -> Self {
        let veil = |frame: &Frame<A, W>| match frame.task {
            Task::Ask(ask) if is_hidden(frame.seat, ask) => Frame::ask(frame.seat, private),
            Task::Ask(_) | Task::Do(_) => *frame,
        };
        Stack(self.iter().map(veil).collect())
    }
}

/// How many steps a turn has seen, so that it ends whatever a pack says.
///
/// ```
/// use table::stack::Deeds;
///
/// let mut deeds = Deeds::default();
/// assert!((0..Deeds::MOST).all(|_| deeds.one_more()));
/// assert!(!deeds.one_more());
/// assert!(deeds.cut_short(), "the players are told");
/// assert!(!deeds.cut_short(), "but once");
/// deeds = Deeds::default();
/// assert!(deeds.one_more(), "the next turn");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Deeds(u8);

impl Deeds {
    /// The most steps of one turn.
    pub const MOST: u8 = 150;

    /// Whether there were none, and need not be written down.
    pub fn is_none(&self) -> bool {
        *self == Deeds::default()
    }

    /// Counts a step; whether it may be carried out.
    #[inline]
    pub fn one_more(&mut self) -> bool {
        let may = self.0 < Deeds::MOST;
        self.0 += u8::from(may);
        may
    }

    /// No further step is carried out this turn; whether that is news.
    pub fn cut_short(&mut self) -> bool {
        let news = self.0 <= Deeds::MOST;
        self.0 = Deeds::MOST + 1;
        news
    }
}

/// Whether whoever lists something goes on: [`GO_ON`], or [`ENOUGH`] has been heard.
///
/// ```
/// use table::stack::{ENOUGH, Flow, GO_ON};
///
/// fn berries(out: &mut impl FnMut(u8) -> Flow) -> Flow {
///     (1..=200).try_for_each(out)
/// }
/// let mut heard = 0;
/// let flow = berries(&mut |berry| {
///     heard = berry;
///     if berry < 2 { GO_ON } else { ENOUGH }
/// });
/// assert_eq!((heard, flow), (2, ENOUGH));
/// ```
pub type Flow = ControlFlow<()>;

/// More is wanted. [`Flow`] has an example.
pub const GO_ON: Flow = ControlFlow::Continue(());

/// Nothing more is wanted. [`Flow`] has an example.
pub const ENOUGH: Flow = ControlFlow::Break(());

/// Somebody who writes down all they hear, and never has enough.
///
/// ```
/// use table::stack::{Flow, noting};
///
/// fn berries(out: &mut impl FnMut(u8) -> Flow) -> Flow {
///     (1..=3).try_for_each(out)
/// }
/// let mut list = vec![0];
/// let _ = berries(&mut noting(&mut list));
/// assert_eq!(list, [0, 1, 2, 3]);
/// ```
#[inline]
pub fn noting<A>(list: &mut Vec<A>) -> impl FnMut(A) -> Flow {
    |answer| {
        list.push(answer);
        GO_ON
    }
}

/// Calls `out` with each thing once, however often it comes; with at most so many.
///
/// ```
/// use table::stack::{noting, once_each};
///
/// let mut list = Vec::new();
/// let _ = once_each::<_, 4>([3, 1, 3].into_iter(), noting(&mut list));
/// assert_eq!(list, [3, 1]);
/// ```
pub fn once_each<T: Copy + PartialEq, const N: usize>(
    mut things: impl Iterator<Item = T>,
    mut out: impl FnMut(T) -> Flow,
) -> Flow {
    let mut seen: ArrayVec<T, N> = ArrayVec::new();
    things.try_for_each(|thing| {
        if seen.contains(&thing) {
            return GO_ON;
        }
        let _ = seen.try_push(thing);
        out(thing)
    })
}

/// When a question is put to somebody, rather than answered by itself.
///
/// What a question hides must not show in whether it is asked: one that depends on hidden cards is asked whatever they
/// are.
///
/// ```
/// use table::stack::Asked;
///
/// /// A hand card is chosen in secret: who has a single one is asked, too, or silence would tell.
/// fn asked(of_the_hand: bool) -> Asked {
///     if of_the_hand { Asked::IfPossible } else { Asked::IfChoice }
/// }
/// assert_eq!(asked(true), Asked::IfPossible);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum Asked {
    /// Always; its answers are not even looked at.
    Always = 0,
    /// If it has an answer at all.
    IfPossible = 1,
    /// If it has more than one answer.
    IfChoice = 2,
    /// It is passed over, whatever its answers are.
    Never = u8::MAX,
}

/// What kind of question it is, whatever lies on the table. `M` is what else a box says of each.
///
/// ```
/// use table::stack::{Asked, may, must};
///
/// let dig = must(Asked::IfChoice);
/// let share = may(Asked::IfPossible).naming_hand_card().at("dusk").times(2);
/// assert!(share.may_be_declined && share.names_hand_card && !dig.may_be_declined);
/// assert_eq!((share.moment, share.asked), ("dusk", Asked::IfPossible));
/// assert_eq!(dig.times(0).asked, Asked::Never);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Manner<M = ()> {
    /// When it is asked, unless the table says more.
    pub asked: Asked,
    /// Whether one may always say no.
    pub may_be_declined: bool,
    /// Whether it names a hand card that nobody else may know yet.
    pub names_hand_card: bool,
    /// Whether its answers would tell of the cards in the hand, even if there is only one.
    pub tells_of_hand: bool,
    /// When in a turn it comes up.
    pub moment: M,
}

/// A question that must be answered. [`Manner`] has an example.
#[inline]
pub const fn must(asked: Asked) -> Manner {
    Manner { asked, may_be_declined: false, names_hand_card: false, tells_of_hand: false, moment: () }
}

/// A question to which one may say no. [`Manner`] has an example.
#[inline]
pub const fn may(asked: Asked) -> Manner {
    Manner { may_be_declined: true, ..must(asked) }
}

impl<M: Copy> Manner<M> {
    /// It comes up at this moment of a turn.
    #[inline]
    pub const fn at<N: Copy>(self, moment: N) -> Manner<N> {
        let Manner { asked, may_be_declined, names_hand_card, tells_of_hand, moment: _ } = self;
        Manner { asked, may_be_declined, names_hand_card, tells_of_hand, moment }
    }

    /// It is to be answered so many times more.
    #[inline]
    #[must_use]
    pub const fn times(self, left: u8) -> Manner<M> {
        Manner { asked: if left == 0 { Asked::Never } else { self.asked }, ..self }
    }

    /// It names a hand card that nobody else may know yet.
    #[inline]
    #[must_use]
    pub const fn naming_hand_card(self) -> Manner<M> {
        Manner { names_hand_card: true, ..self }
    }

    /// Its answers would tell of the cards in the hand.
    #[inline]
    #[must_use]
    pub const fn of_the_hand(self) -> Manner<M> {
        Manner { tells_of_hand: true, ..self }
    }
}

/// The rules of a box at work on its pending frames. The page of the [module](self) has an example with questions; here
/// a squirrel that is never asked lays one nut in each hole.
///
/// ```
/// use table::Seat;
/// use table::stack::{Deeds, Flow, GO_ON, Machine, Stack};
///
/// #[derive(Default)]
/// struct Holes {
///     full: u8,
///     deeds: Deeds,
///     pending: Stack<(), u8, 4>,
/// }
///
/// impl Machine<4> for Holes {
///     type Ask = ();
///     type Work = u8;
///     type Action = ();
///
///     fn stack(&mut self) -> &mut Stack<(), u8, 4> {
///         &mut self.pending
///     }
///     fn deeds(&mut self) -> &mut Deeds {
///         &mut self.deeds
///     }
///     fn answers(&self, _: Seat, (): (), _: &mut impl FnMut(()) -> Flow) -> Flow {
///         GO_ON
///     }
///     fn answer(&mut self, _: Seat, (): (), (): ()) {}
///     fn work(&mut self, seat: Seat, nuts: u8) {
///         if nuts > 0 && self.may_step() {
///             self.full += 1;
///             self.then(seat, nuts - 1);
///         }
///     }
/// }
///
/// let mut holes = Holes::default();
/// holes.then(Seat(0), 5);
/// holes.advance();
/// assert_eq!(holes.full, 5);
/// ```
pub trait Machine<const N: usize> {
    /// The questions of the box.
    type Ask: Copy;
    /// The work of the box.
    type Work: Copy;
    /// The answers.
    type Action: Copy;

    /// So many frames are enough for whatever one step sets in motion: a step is passed over when fewer are free.
    const SPARE: usize = 0;

    /// The stack.
    fn stack(&mut self) -> &mut Stack<Self::Ask, Self::Work, N>;
    /// The steps of this turn.
    fn deeds(&mut self) -> &mut Deeds;
    /// Calls `out` with each answer to a question, until it has heard enough. What may be said besides, like no, need
    /// not be among them: it makes no choice of a single answer.
    fn answers(&self, seat: Seat, ask: Self::Ask, out: &mut impl FnMut(Self::Action) -> Flow) -> Flow;
    /// Carries out an answer. The question has been taken off the stack; what goes on is pushed again.
    fn answer(&mut self, seat: Seat, ask: Self::Ask, action: Self::Action);
    /// Does work that has been taken off the stack.
    fn work(&mut self, seat: Seat, work: Self::Work);

    /// When a question is asked.
    #[inline]
    fn asked(&self, _: Seat, _: Self::Ask) -> Asked {
        Asked::IfChoice
    }
    /// A question without any answer is passed over; this does what hangs on it.
    #[inline]
    fn nothing_possible(&mut self, _: Seat, _: Self::Ask) {}
    /// Hears of an answer that gave itself because there was no other.
    #[inline]
    fn only_answer(&mut self, _: Seat, _: Self::Action) {}
    /// Hears, once in a turn, that more was to be done than a turn can hold and the rest is passed over.
    fn cut_short(&mut self) {}
    /// Hears that all that an answer set in motion is done.
    #[inline]
    fn settled(&mut self) {}

    /// Puts a question on the stack.
    #[inline]
    fn ask(&mut self, seat: Seat, ask: Self::Ask) {
        self.push(Frame::ask(seat, ask));
    }

    /// Puts work on the stack.
    #[inline]
    fn then(&mut self, seat: Seat, work: Self::Work) {
        self.push(Frame::work(seat, work));
    }

    /// Puts a frame on the stack; one that does not fit is passed over.
    #[inline]
    fn push(&mut self, frame: Frame<Self::Ask, Self::Work>) {
        if self.stack().push(frame).is_err() {
            self.pass_over();
        }
    }

    /// Does the work on top now, if it is what is meant: nothing came in between.
    #[inline]
    fn at_once(&mut self, meant: impl FnOnce(Self::Work) -> bool) {
        if let Some(&Frame { seat, task: Task::Do(work) }) = self.stack().last()
            && meant(work)
        {
            self.stack().pop();
            self.work(seat, work);
        }
    }

    /// Lets things be put on the stack beneath what lies on top.
    fn beneath(&mut self, put: impl FnOnce(&mut Self))
    where
        Self: Sized,
    {
        let top = self.stack().pop();
        put(self);
        if let Some(top) = top {
            self.push(top);
        }
    }

    /// Whether there is room for another step and what it sets in motion.
    #[inline]
    fn has_room(&mut self) -> bool {
        let room = self.stack().len() <= N - Self::SPARE;
        if !room {
            self.pass_over();
        }
        room
    }

    /// Counts a step of this turn; whether it may be carried out.
    #[inline]
    fn may_step(&mut self) -> bool {
        if !self.has_room() {
            return false;
        }
        let may = self.deeds().one_more();
        if !may {
            self.pass_over();
        }
        may
    }

    /// Something was to be done that a turn cannot hold.
    #[cold]
    fn pass_over(&mut self) {
        if self.deeds().cut_short() {
            self.cut_short();
        }
    }

    /// Answers the question on top, then works on until the next one. The answer must be among [`Machine::answers`].
    #[inline]
    fn perform(&mut self, action: Self::Action) {
        if let Some(&Frame { seat, task: Task::Ask(ask) }) = self.stack().last() {
            self.stack().pop();
            self.answer(seat, ask, action);
        }
        self.advance();
        self.settled();
    }

    /// Works the stack off until somebody has a real choice.
    fn advance(&mut self) {
        while let Some(&Frame { seat, task }) = self.stack().last() {
            let ask = match task {
                Task::Do(work) => {
                    self.stack().pop();
                    self.work(seat, work);
                    continue;
                }
                Task::Ask(ask) => ask,
            };
            let asked = self.asked(seat, ask);
            if asked == Asked::Always {
                return;
            }
            let (mut only, mut wanted) = (None, asked as u8);
            if asked != Asked::Never {
                let flow = self.answers(seat, ask, &mut |answer| {
                    only = Some(answer);
                    wanted -= 1;
                    if wanted > 0 { GO_ON } else { ENOUGH }
                });
                if flow == ENOUGH {
                    return;
                }
            }
            self.stack().pop();
            match only {
                Some(answer) => {
                    self.only_answer(seat, answer);
                    self.answer(seat, ask, answer);
                }
                None => self.nothing_possible(seat, ask),
            }
        }
    }
}

/// Declares the rules of a box at work on one table; with the name of a `Game`, then says where on the table what is
/// pending lies, as the head of the [`Machine`] that works it off.
///
/// ```
/// # mod toy { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/toy/acorns.rs")); }
/// use table::{Deaf, Game};
/// use toy::Toy;
///
/// table::run! {
///     /// Digging.
///     struct Dig of Toy
/// }
///
/// let mut table = Toy.setup(1);
/// let dig = Dig { rules: &Toy, table: &mut table, told: &mut Deaf };
/// assert!(dig.rules.decider(dig.table).is_some());
/// ```
#[macro_export]
macro_rules! run {
    ($(#[$doc:meta])* $vis:vis struct $name:ident of $game:ty) => {
        $(#[$doc])*
        $vis struct $name<'a, S> {
            /// The rules.
            pub rules: &'a $game,
            /// The table.
            pub table: &'a mut <$game as $crate::Game>::State,
            /// Who hears what happens.
            pub told: &'a mut S,
        }

        impl<S: $crate::Sink<$game>> $name<'_, S> {
            /// Lets those who want to know hear of an answer that needs no question.
            #[allow(dead_code)]
            pub(crate) fn gives_itself(&mut self, seat: $crate::Seat, answer: <$game as $crate::Game>::Action) {
                let rules = self.rules;
                self.told.answered(seat, || $crate::Game::write_action(rules, answer));
            }
        }
    };
    ($ask:ty, $work:ty, $action:ty; $frames:ident: $stack:ty, $deeds:ident; spare $spare:expr) => {
        type Ask = $ask;
        type Work = $work;
        type Action = $action;

        const SPARE: usize = $spare;

        #[inline]
        fn stack(&mut self) -> &mut $stack {
            &mut self.table.$frames
        }

        #[inline]
        fn deeds(&mut self) -> &mut $crate::stack::Deeds {
            &mut self.table.$deeds
        }

        #[inline]
        fn asked(&self, seat: $crate::Seat, ask: $ask) -> $crate::stack::Asked {
            self.rules.asked(self.table, seat, ask)
        }

        #[inline]
        fn answers(
            &self,
            seat: $crate::Seat,
            ask: $ask,
            out: &mut impl FnMut($action) -> $crate::stack::Flow,
        ) -> $crate::stack::Flow {
            self.rules.answers(self.table, seat, ask, out)
        }
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Work that splits in two as long as there is something to split.
    #[derive(Default)]
    struct Splitter {
        pending: Stack<(), u8, 4>,
        deeds: Deeds,
        done: u32,
        cuts: u32,
    }

    impl Machine<4> for Splitter {
        type Ask = ();
        type Work = u8;
        type Action = ();

        fn stack(&mut self) -> &mut Stack<(), u8, 4> {
            &mut self.pending
        }
        fn deeds(&mut self) -> &mut Deeds {
            &mut self.deeds
        }
        fn answers(&self, _: Seat, (): (), _: &mut impl FnMut(()) -> Flow) -> Flow {
            GO_ON
        }
        fn answer(&mut self, _: Seat, (): (), (): ()) {}
        fn work(&mut self, seat: Seat, left: u8) {
            if self.may_step() {
                self.done += 1;
                (0..2).take_while(|_| left > 0).for_each(|_| self.then(seat, left - 1));
            }
        }
        fn cut_short(&mut self) {
            self.cuts += 1;
        }
    }

    fn split(left: u8) -> (u32, u32) {
        let mut splitter = Splitter::default();
        splitter.then(Seat(0), left);
        splitter.advance();
        assert!(splitter.pending.is_empty());
        (splitter.done, splitter.cuts)
    }

    #[test]
    fn what_does_not_fit_is_passed_over_and_told_once() {
        assert_eq!(split(2), (7, 0));
        assert_eq!(split(3), (15, 0));
        // The fourth split needs a fifth frame: from there on nothing more is done.
        assert_eq!(split(4), (4, 1));
    }

    #[test]
    fn a_turn_ends_however_much_is_to_be_done() {
        let mut splitter = Splitter::default();
        for _ in 0..200 {
            splitter.then(Seat(0), 0);
            splitter.advance();
        }
        assert_eq!((splitter.done, splitter.cuts), (Deeds::MOST.into(), 1));
    }
}
