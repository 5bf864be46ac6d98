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

    /// Each frame changed, for somebody who may not know all of them.
    ///
    /// ```
    /// use table::Seat;
    /// use table::stack::{Frame, Stack};
    ///
    /// let mut stack: Stack<u8, (), 4> = Stack::default();
    /// stack.push(Frame::ask(Seat(0), 7)).unwrap();
    /// let hidden = stack.map(|frame| Frame::ask(frame.seat, 0));
    /// assert_eq!(hidden.question(), Some((Seat(0), 0)));
    /// ```
    #[must_use]
    pub fn map(&self, change: impl FnMut(Frame<A, W>) -> Frame<A, W>) -> Self {
        Stack(self.iter().copied().map(change).collect())
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
