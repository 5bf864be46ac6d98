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

use std::fmt::Debug;

/// The words of an automa: what its procedures ask, what can be answered, what they order.
///
/// ```
/// use table::automa::{Kit, Said};
///
/// /// A fox asks how many eggs lie in a nest, and steals some.
/// struct Fox;
///
/// impl Kit for Fox {
///     type Question = usize;
///     type Answer = u8;
///     type Order = u8;
/// }
///
/// let said: Said<Fox> = Said::Answer { question: 2, answer: 4 };
/// assert!(matches!(said, Said::Answer { question: 2, answer: 4 }));
/// ```
pub trait Kit {
    /// Something that the procedure must know.
    type Question: Clone + PartialEq + Debug;
    /// What somebody says to it.
    type Answer: Clone + PartialEq + Debug;
    /// Something to be done on the table.
    type Order: Clone + PartialEq + Debug;
}

/// What is known of a table of cardboard without asking.
///
/// ```
/// use table::automa::{Kit, Memory};
/// # struct Fox;
/// # impl Kit for Fox {
/// #     type Question = usize;
/// #     type Answer = u8;
/// #     type Order = u8;
/// # }
///
/// /// The eggs in the nests that were looked into.
/// #[derive(Clone, Default)]
/// struct Nests([Option<u8>; 3]);
///
/// impl Memory<Fox> for Nests {
///     fn recall(&self, nest: &usize) -> Option<u8> {
///         self.0[*nest]
///     }
///     fn learn(&mut self, nest: &usize, eggs: &u8) {
///         self.0[*nest] = Some(*eggs);
///     }
/// }
///
/// let mut nests = Nests::default();
/// nests.learn(&1, &4);
/// assert_eq!((nests.recall(&0), nests.recall(&1)), (None, Some(4)));
/// ```
pub trait Memory<K: Kit>: Clone {
    /// The answer, if it is known.
    fn recall(&self, question: &K::Question) -> Option<K::Answer>;
    /// Somebody has answered.
    fn learn(&mut self, _question: &K::Question, _answer: &K::Answer) {}
    /// Something is being done on the table.
    fn carry_out(&mut self, _order: &K::Order) {}
    /// Somebody sets right what is thought of the table; whether there is such a value.
    fn correct(&mut self, _name: &str, _value: &K::Answer) -> bool {
        false
    }
}

/// What somebody says at the table.
///
/// ```
/// # mod hens { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/toy/fox.rs")); }
/// use hens::{Eggs, Fox};
/// use table::automa::{Cardboard, Said};
/// use table::companion::{Opponent, Reply};
///
/// let mut table = Cardboard::new(Fox.setup(1));
/// let stolen = Said::Correction { name: "stolen".to_owned(), value: Reply::Number(3) };
/// let ran = table.say(stolen, |night| Fox.act(night)).unwrap();
/// assert_eq!(Fox.points(&ran.known)[0].1, 3);
/// assert_eq!(ran.waits_for, Some(Eggs), "a correction answers nothing");
/// ```
#[derive(Debug)]
pub enum Said<K: Kit> {
    /// The answer to a question.
    Answer {
        /// What was asked.
        question: K::Question,
        /// What was said.
        answer: K::Answer,
    },
    /// What is thought of the table is set right, from here on.
    Correction {
        /// What.
        name: String,
        /// How it is.
        value: K::Answer,
    },
}

impl<K: Kit> Clone for Said<K> {
    fn clone(&self) -> Self {
        match self {
            Said::Answer { question, answer } => Said::Answer { question: question.clone(), answer: answer.clone() },
            Said::Correction { name, value } => Said::Correction { name: name.clone(), value: value.clone() },
        }
    }
}

/// Why a run ends before the procedure does.
///
/// ```
/// # mod hens { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/toy/fox.rs")); }
/// use hens::{Eggs, Fox};
/// use table::automa::{Cardboard, Pause};
/// use table::companion::Opponent;
///
/// let ran = Cardboard::new(Fox.setup(1)).run(|night| {
///     let pause = Fox.act(night).unwrap_err();
///     assert!(matches!(pause, Pause::Open(Eggs)), "nobody has said how many there are");
///     Err(pause)
/// });
/// assert_eq!(ran.unwrap().waits_for, Some(Eggs));
/// ```
#[derive(Debug)]
pub enum Pause<K: Kit> {
    /// Nobody has answered this yet.
    Open(K::Question),
    /// An answer that was kept does not belong here.
    Unfit(Unfit),
}

/// The place of something said that does not fit where it was said.
///
/// ```
/// # mod hens { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/toy/fox.rs")); }
/// use hens::Fox;
/// use table::automa::{Cardboard, Unfit};
/// use table::companion::{Opponent, Reply};
///
/// let mut table = Cardboard::new(Fox.setup(1));
/// assert_eq!(table.answer(Reply::Is(true), |night| Fox.act(night)).err(), Some(Unfit { at: 0 }));
/// assert!(table.said().is_empty(), "what does not fit is not kept");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Unfit {
    /// Its place among what was said, counted from 0.
    pub at: usize,
}

/// A procedure as far as the answers go.
/// [`Replay`] has an example.
#[derive(Debug)]
pub struct Ran<K: Kit, M> {
    /// What must be done on the table, in order.
    pub orders: Vec<K::Order>,
    /// How many orders had been given before each thing said.
    pub before: Vec<usize>,
    /// What must be answered next; nothing once the procedure is through.
    pub waits_for: Option<K::Question>,
    /// What is known now.
    pub known: M,
}

/// A table of cardboard during one procedure: what was known when it began, and what was said since.
///
/// ```
/// use table::automa::{Cardboard, Kit, Memory, Pause, Replay};
/// # struct Fox;
/// # impl Kit for Fox {
/// #     type Question = usize;
/// #     type Answer = u8;
/// #     type Order = u8;
/// # }
///
/// /// Who knows nothing is asked everything.
/// #[derive(Clone)]
/// struct Nothing;
///
/// impl Memory<Fox> for Nothing {
///     fn recall(&self, _: &usize) -> Option<u8> {
///         None
///     }
/// }
///
/// /// It steals what lies in the first nest.
/// fn steal(fox: &mut Replay<Fox, Nothing>) -> Result<(), Pause<Fox>> {
///     let eggs = fox.ask(0, |&eggs| Some(eggs))?;
///     fox.order(eggs);
///     Ok(())
/// }
///
/// let mut table = Cardboard::new(Nothing);
/// assert_eq!(table.run(steal).unwrap().waits_for, Some(0));
/// assert_eq!(table.answer(3, steal).unwrap().orders, [3]);
/// table.take_back();
/// assert!(table.said().is_empty());
/// ```
pub struct Cardboard<K: Kit, M> {
    known: M,
    said: Vec<Said<K>>,
}

impl<K: Kit, M: Memory<K>> Cardboard<K, M> {
    /// A table on which a procedure is about to begin.
    pub fn new(known: M) -> Self {
        Cardboard { known, said: Vec::new() }
    }

    /// What was known when the procedure began.
    pub fn known(&self) -> &M {
        &self.known
    }

    /// What was said, in order.
    pub fn said(&self) -> &[Said<K>] {
        &self.said
    }

    /// Runs the procedure from its start with the answers given.
    pub fn run(&self, procedure: impl FnOnce(&mut Replay<K, M>) -> Result<(), Pause<K>>) -> Result<Ran<K, M>, Unfit> {
        let mut replay = Replay {
            known: self.known.clone(),
            said: self.said.clone(),
            before: Vec::with_capacity(self.said.len()),
            orders: Vec::new(),
        };
        let waits_for = match procedure(&mut replay) {
            Ok(()) => {
                while replay.take_correction()? {}
                // The procedure is through before the answers are: the next one was given to nothing.
                if replay.before.len() < self.said.len() {
                    return Err(Unfit { at: replay.before.len() });
                }
                None
            }
            Err(Pause::Open(question)) => Some(question),
            Err(Pause::Unfit(unfit)) => return Err(unfit),
        };
        Ok(Ran { orders: replay.orders, before: replay.before, waits_for, known: replay.known })
    }

    /// Answers the question that the procedure waits for, and runs it again. An answer that does not fit changes
    /// nothing.
    pub fn answer(
        &mut self,
        answer: K::Answer,
        procedure: impl Fn(&mut Replay<K, M>) -> Result<(), Pause<K>>,
    ) -> Result<Ran<K, M>, Unfit> {
        let Some(question) = self.run(&procedure)?.waits_for else {
            return Err(Unfit { at: self.said.len() });
        };
        self.say(Said::Answer { question, answer }, procedure)
    }

    /// Keeps what is said, and runs the procedure again. What does not fit changes nothing.
    pub fn say(
        &mut self,
        said: Said<K>,
        procedure: impl FnOnce(&mut Replay<K, M>) -> Result<(), Pause<K>>,
    ) -> Result<Ran<K, M>, Unfit> {
        self.said.push(said);
        let ran = self.run(procedure);
        if ran.is_err() {
            self.said.pop();
        }
        ran
    }

    /// Takes back what was said last.
    pub fn take_back(&mut self) -> Option<Said<K>> {
        self.said.pop()
    }
}

/// A procedure at work on a table of cardboard. A box lets it answer its procedures.
///
/// ```
/// # mod hens { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/toy/fox.rs")); }
/// use hens::{Fox, Known, Steal};
/// use table::automa::{Cardboard, Pause, Ran, Replay};
/// use table::companion::{Opponent, Reply};
///
/// /// It comes every night until it has come twice.
/// fn two_nights(fox: &mut Replay<Fox, Known>) -> Result<(), Pause<Fox>> {
///     while fox.orders().len() < 2 {
///         Fox.act(fox)?;
///     }
///     Ok(())
/// }
///
/// let mut table = Cardboard::new(Fox.setup(1));
/// assert!(table.answer(Reply::Number(5), two_nights).unwrap().waits_for.is_some());
/// let Ran { orders, before, waits_for, .. } = table.answer(Reply::Number(1), two_nights).unwrap();
/// assert_eq!((orders, waits_for), (vec![Steal(2), Steal(1)], None));
/// assert_eq!(before, [0, 1], "it stole before it asked again");
/// ```
pub struct Replay<K: Kit, M> {
    known: M,
    said: Vec<Said<K>>,
    before: Vec<usize>,
    orders: Vec<K::Order>,
}

impl<K: Kit, M: Memory<K>> Replay<K, M> {
    /// What is known.
    pub fn known(&self) -> &M {
        &self.known
    }

    /// The answer to a question, from memory or as it was given. `read` takes it in, if it fits the question.
    pub fn ask<T>(&mut self, question: K::Question, read: impl Fn(&K::Answer) -> Option<T>) -> Result<T, Pause<K>> {
        loop {
            if let Some(known) = self.known.recall(&question).and_then(|answer| read(&answer)) {
                return Ok(known);
            }
            if !self.take_correction().map_err(Pause::Unfit)? {
                break;
            }
        }
        let Some(said) = self.said.get(self.before.len()) else {
            return Err(Pause::Open(question));
        };
        let unfit = Pause::Unfit(Unfit { at: self.before.len() });
        match said {
            Said::Answer { question: asked, answer } if *asked == question => match read(answer) {
                Some(read) => {
                    self.known.learn(&question, answer);
                    self.before.push(self.orders.len());
                    Ok(read)
                }
                None => Err(unfit),
            },
            Said::Answer { .. } | Said::Correction { .. } => Err(unfit),
        }
    }

    /// Sets right what comes next, if it is a correction.
    fn take_correction(&mut self) -> Result<bool, Unfit> {
        let at = self.before.len();
        let Some(Said::Correction { name, value }) = self.said.get(at) else {
            return Ok(false);
        };
        if !self.known.correct(name, value) {
            return Err(Unfit { at });
        }
        self.before.push(self.orders.len());
        Ok(true)
    }

    /// What was ordered since the procedure began.
    pub fn orders(&self) -> &[K::Order] {
        &self.orders
    }

    /// Gives an order.
    pub fn order(&mut self, order: K::Order) {
        self.known.carry_out(&order);
        self.orders.push(order);
    }
}
