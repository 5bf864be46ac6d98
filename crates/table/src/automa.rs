//! Opponents in the box at a table of cardboard: what their procedures ask and order, with answers that are kept and
//! played again.
//!
//! A procedure is written once, against a trait of the box that answers questions and takes orders. On screen the
//! state answers at once. At a table of cardboard people do: [`Cardboard`] runs the procedure from the start with the
//! answers given so far, and the first question without one ends the run. What can be known is not asked: a [`Memory`]
//! recalls it. So taking an answer back, or resuming tomorrow, is one more run.
//!
//! ```
//! use table::automa::{Cardboard, Kit, Memory, Pause, Replay};
//!
//! /// A fox that steals from the first nest with eggs, as many as the die shows.
//! struct Fox;
//!
//! #[derive(Clone, PartialEq, Debug)]
//! enum Question { Eggs(u8), Die }
//! #[derive(Clone, PartialEq, Debug)]
//! enum Order { Steal { nest: u8, eggs: u8 }, Sulk }
//!
//! impl Kit for Fox {
//!     type Question = Question;
//!     type Answer = u8;
//!     type Order = Order;
//! }
//!
//! fn raid(fox: &mut Replay<Fox, Empty>) -> Result<(), Pause<Fox>> {
//!     for nest in 1..=3 {
//!         let eggs = fox.ask(Question::Eggs(nest), |&eggs| Some(eggs))?;
//!         if eggs > 0 {
//!             let die = fox.ask(Question::Die, |&die| (1..=6).contains(&die).then_some(die))?;
//!             fox.order(Order::Steal { nest, eggs: die.min(eggs) });
//!             return Ok(());
//!         }
//!     }
//!     fox.order(Order::Sulk);
//!     Ok(())
//! }
//!
//! /// The nests that were found empty: they are not looked into again.
//! #[derive(Clone, Default)]
//! struct Empty(Vec<u8>);
//!
//! impl Memory<Fox> for Empty {
//!     fn recall(&self, question: &Question) -> Option<u8> {
//!         matches!(question, Question::Eggs(nest) if self.0.contains(nest)).then_some(0)
//!     }
//!     fn learn(&mut self, question: &Question, answer: &u8) {
//!         if let (Question::Eggs(nest), 0) = (question, answer) {
//!             self.0.push(*nest);
//!         }
//!     }
//! }
//!
//! let mut table = Cardboard::new(Empty(vec![1]));
//! assert_eq!(table.run(raid).unwrap().waits_for, Some(Question::Eggs(2)));
//! table.answer(4, raid).unwrap();
//! assert!(table.answer(9, raid).is_err(), "no die shows 9");
//! let raided = table.answer(2, raid).unwrap();
//! assert_eq!((raided.waits_for, raided.orders), (None, vec![Order::Steal { nest: 2, eggs: 2 }]));
//! table.take_back();
//! assert_eq!(table.run(raid).unwrap().waits_for, Some(Question::Die));
//! ```

use serde::{Deserialize, Serialize};
use std::fmt::Debug;

/// The words of an automa: what its procedures ask, what can be answered, what they order.
pub trait Kit {
    /// Something that the procedure must know.
    type Question: Clone + PartialEq + Debug;
    /// What somebody says to it.
    type Answer: Clone + PartialEq + Debug;
    /// Something to be done on the table.
    type Order: Clone + PartialEq + Debug;
}

/// What is known of a table of cardboard without asking.
pub trait Memory<K: Kit>: Clone {
    /// The answer, if it is known.
    fn recall(&self, question: &K::Question) -> Option<K::Answer>;
    /// Somebody has answered.
    fn learn(&mut self, _question: &K::Question, _answer: &K::Answer) {}
    /// Something is being done on the table.
    fn carry_out(&mut self, _order: &K::Order) {}
}

/// A question with the answer that was given.
#[derive(Serialize, Deserialize)]
#[serde(bound(
    serialize = "K::Question: Serialize, K::Answer: Serialize",
    deserialize = "K::Question: Deserialize<'de>, K::Answer: Deserialize<'de>"
))]
pub struct Given<K: Kit> {
    /// What was asked.
    pub question: K::Question,
    /// What was said.
    pub answer: K::Answer,
}

impl<K: Kit> Clone for Given<K> {
    fn clone(&self) -> Self {
        Given { question: self.question.clone(), answer: self.answer.clone() }
    }
}

/// Why a run ends before the procedure does.
#[derive(Debug)]
pub enum Pause<K: Kit> {
    /// Nobody has answered this yet.
    Open(K::Question),
    /// An answer that was kept does not belong here.
    Unfit(Unfit),
}

/// The place of an answer that does not fit its question, or that was given to another one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Unfit {
    /// Its place among the answers given, counted from 0.
    pub at: usize,
}

/// A procedure as far as the answers go.
#[derive(Debug)]
pub struct Ran<K: Kit, M> {
    /// What must be done on the table, in order.
    pub orders: Vec<K::Order>,
    /// What must be answered next; nothing once the procedure is through.
    pub waits_for: Option<K::Question>,
    /// What is known now.
    pub known: M,
}

/// A table of cardboard during one procedure: what was known when it began, and the answers given since.
pub struct Cardboard<K: Kit, M> {
    known: M,
    given: Vec<Given<K>>,
}

impl<K: Kit, M: Memory<K>> Cardboard<K, M> {
    /// A table on which a procedure is about to begin.
    pub fn new(known: M) -> Self {
        Cardboard { known, given: Vec::new() }
    }

    /// One on which answers have been given already.
    pub fn resume(known: M, given: Vec<Given<K>>) -> Self {
        Cardboard { known, given }
    }

    /// The answers given, in order.
    pub fn given(&self) -> &[Given<K>] {
        &self.given
    }

    /// Runs the procedure from its start with the answers given.
    pub fn run(&self, procedure: impl FnOnce(&mut Replay<K, M>) -> Result<(), Pause<K>>) -> Result<Ran<K, M>, Unfit> {
        let mut replay = Replay { known: self.known.clone(), given: self.given.clone(), at: 0, orders: Vec::new() };
        let waits_for = match procedure(&mut replay) {
            // The procedure is through before the answers are: the next one was given to nothing.
            Ok(()) if replay.at < self.given.len() => return Err(Unfit { at: replay.at }),
            Ok(()) => None,
            Err(Pause::Open(question)) => Some(question),
            Err(Pause::Unfit(unfit)) => return Err(unfit),
        };
        Ok(Ran { orders: replay.orders, waits_for, known: replay.known })
    }

    /// Answers the question that the procedure waits for, and runs it again. An answer that does not fit changes
    /// nothing.
    pub fn answer(
        &mut self,
        answer: K::Answer,
        procedure: impl Fn(&mut Replay<K, M>) -> Result<(), Pause<K>>,
    ) -> Result<Ran<K, M>, Unfit> {
        let Some(question) = self.run(&procedure)?.waits_for else {
            return Err(Unfit { at: self.given.len() });
        };
        self.given.push(Given { question, answer });
        let ran = self.run(procedure);
        if ran.is_err() {
            self.given.pop();
        }
        ran
    }

    /// Takes the last answer back.
    pub fn take_back(&mut self) -> Option<Given<K>> {
        self.given.pop()
    }
}

/// A procedure at work on a table of cardboard. A box lets it answer its procedures.
pub struct Replay<K: Kit, M> {
    known: M,
    given: Vec<Given<K>>,
    at: usize,
    orders: Vec<K::Order>,
}

impl<K: Kit, M: Memory<K>> Replay<K, M> {
    /// What is known.
    pub fn known(&self) -> &M {
        &self.known
    }

    /// The answer to a question, from memory or as it was given. `read` takes it in, if it fits the question.
    pub fn ask<T>(&mut self, question: K::Question, read: impl Fn(&K::Answer) -> Option<T>) -> Result<T, Pause<K>> {
        if let Some(known) = self.known.recall(&question).and_then(|answer| read(&answer)) {
            return Ok(known);
        }
        let Some(given) = self.given.get(self.at) else {
            return Err(Pause::Open(question));
        };
        let unfit = Unfit { at: self.at };
        if given.question != question {
            return Err(Pause::Unfit(unfit));
        }
        let answer = read(&given.answer).ok_or(Pause::Unfit(unfit))?;
        self.at += 1;
        self.known.learn(&question, &given.answer);
        Ok(answer)
    }

    /// Gives an order.
    pub fn order(&mut self, order: K::Order) {
        self.known.carry_out(&order);
        self.orders.push(order);
    }
}
