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

mod machine;
mod question;

pub use machine::Machine;
pub use question::{Asked, ENOUGH, Flow, GO_ON, Manner, may, must, noting, once_each};

use crate::Seat;
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::ops::Deref;

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
