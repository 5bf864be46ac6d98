//! What the small languages of the packs share: a run of steps, each box having steps of its own. Words that mean the
//! same are called the same; the `README.md` of each pack lists them.

use crate::pack::{Node, PackError};
use crate::stack::Machine;
use crate::{Line, Seat};
use serde::{Deserialize, Serialize};

/// A run of steps in the pack's table.
///
/// ```
/// use table::effect::Effect;
///
/// let steps = ["gain 1t", "draw", "gain 2p"];
/// let effect = Effect { start: 1, end: 3 };
/// assert_eq!(effect.steps(&steps), ["draw", "gain 2p"]);
/// assert!(!effect.is_empty() && Effect::default().is_empty());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Effect {
    /// The first step.
    pub start: u16,
    /// One past the last step.
    pub end: u16,
}

impl Effect {
    /// Whether there is nothing to do.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.start == self.end
    }

    /// Its first step, and the rest of the run; nothing if there is nothing to do.
    ///
    /// ```
    /// use table::effect::{Effect, StepId};
    ///
    /// let effect = Effect { start: 1, end: 2 };
    /// assert_eq!(effect.split_first(), Some((StepId(1), Effect { start: 2, end: 2 })));
    /// assert_eq!(Effect::default().split_first(), None);
    /// ```
    #[inline]
    pub const fn split_first(self) -> Option<(StepId, Effect)> {
        let Effect { start, end } = self;
        if start < end { Some((StepId(start), Effect { start: start + 1, end })) } else { None }
    }

    /// The steps of the run.
    #[inline]
    pub fn steps<S>(self, table: &[S]) -> &[S] {
        &table[usize::from(self.start)..usize::from(self.end)]
    }

    /// Puts steps at the end of the table; `node` is where they stand in the pack.
    ///
    /// ```
    /// use table::effect::Effect;
    /// use table::pack::Node;
    ///
    /// let mut table = vec!["draw"];
    /// let node = Node::parse("nuts.toml", "effect = []").unwrap();
    /// let effect = Effect::append(&mut table, vec!["gain 2t", "draw"], node.under("effect")).unwrap();
    /// assert_eq!((effect.steps(&table), table.len()), (&["gain 2t", "draw"][..], 3));
    /// ```
    pub fn append<S>(table: &mut Vec<S>, steps: Vec<S>, node: &Node) -> Result<Effect, PackError> {
        let start = table.len() as u16;
        table.extend(steps);
        let end = u16::try_from(table.len()).map_err(|_| node.error(Line::new("pack-too-long")))?;
        Ok(Effect { start, end })
    }
}

/// The first step of an effect, if a turn can hold it; the rest of the run waits on the stack as this work. [`Effect`] has an example.
#[inline]
pub fn first_step<const N: usize, M: Machine<N>>(
    run: &mut M,
    seat: Seat,
    effect: Effect,
    waiting: impl FnOnce(Effect) -> M::Work,
) -> Option<StepId> {
    let (first, rest) = effect.split_first()?;
    if !rest.is_empty() {
        run.then(seat, waiting(rest));
    }
    run.may_step().then_some(first)
}

/// The place of a step in the pack's table.
///
/// ```
/// use table::effect::StepId;
///
/// let steps = ["gain", "draw"];
/// assert_eq!(steps[usize::from(StepId(1).0)], "draw");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct StepId(pub u16);
