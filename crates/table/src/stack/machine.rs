//! The one machine that works off what is pending, in every box.

use super::{Asked, Deeds, ENOUGH, Flow, Frame, GO_ON, Stack, Task};
use crate::Seat;

/// The rules of a box at work on its pending frames. The page of the [module](crate::stack) has an example with questions; here
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
