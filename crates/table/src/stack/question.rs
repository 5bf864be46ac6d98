//! What a question is like: how its answers are listed, when it is put to somebody, and what else can be said of it.

use arrayvec::ArrayVec;
use std::ops::ControlFlow;

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
