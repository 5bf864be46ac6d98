//! The contract between a box and everything that plays it.

use crate::file::json_flaw;
use crate::named::variant_id;
use crate::sight::Sight;
use crate::stack::{ENOUGH, Flow, GO_ON, noting};
use crate::{Chance, Digest, Line, PerSeat, Seat, Side, ViewError, Viewer};
use serde::{Serialize, de::DeserializeOwned};
use std::fmt::Debug;

/// The rules of one box in one mode, together with its pack.
///
/// The implementor is the rules; [`Game::State`] is the table. A state is plain data: cloned by copying,
/// saved at any moment, compared for equality. Two states are equal exactly when nothing that can happen
/// from them differs.
///
/// ```
/// # mod toy { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/toy/acorns.rs")); }
/// use table::{Chance, Deaf, Game};
///
/// fn play<G: Game>(game: &G, seed: u64) -> G::State {
///     let (mut state, mut chance, mut actions) = (game.setup(seed), Chance::from_seed(seed), Vec::new());
///     while game.decider(&state).is_some() {
///         game.legal(&state, &mut actions);
///         game.perform(&mut state, *chance.pick(&actions), &mut Deaf);
///     }
///     state
/// }
/// let end = play(&toy::Toy, 1);
/// assert!(!toy::Toy.outcome(&end).winners.is_empty());
/// ```
pub trait Game {
    /// Everything on the table, the generator included.
    type State: Clone + Eq + Debug + Serialize + DeserializeOwned;
    /// One decision: a small value with a stable text notation.
    type Action: Copy + Eq + Debug;
    /// Something that happened, told to the players.
    type Event: Told;
    /// What one viewer may know.
    type View: Clone + Eq + Debug + Serialize;
    /// Why an action was not accepted.
    type Refusal: Refusal;

    /// The box's name on the command line.
    fn name(&self) -> &'static str;
    /// The mode's name on the command line.
    fn mode(&self) -> String;
    /// The fingerprint of the pack, kept in records.
    fn pack_digest(&self) -> Digest;
    /// How many seats there are.
    fn seats(&self) -> usize;
    /// Whether all seats are one person's, who sees everything that any of them may see.
    fn is_solo(&self) -> bool {
        false
    }
    /// Whose turn it is, whoever is asked in it; nobody's once the game is over.
    fn turn(&self, state: &Self::State) -> Option<Side>;
    /// What a seat is called.
    fn seat_name(&self, seat: Seat) -> Line;

    /// A fresh table, shuffled by the seed, ready for the first decision.
    fn setup(&self, seed: u64) -> Self::State;
    /// Who must decide now; nobody once the game is over.
    fn decider(&self, state: &Self::State) -> Option<Seat>;
    /// Calls `out` with each legal action of the decider, until it has heard enough. There is no other list of what is
    /// legal: [`Game::legal`] writes it down, [`Game::check`] looks an action up in it.
    fn choices(&self, state: &Self::State, out: &mut impl FnMut(Self::Action) -> Flow) -> Flow;
    /// Puts all legal actions of the decider into `actions`, which is cleared first.
    #[inline]
    fn legal(&self, state: &Self::State, actions: &mut Vec<Self::Action>) {
        actions.clear();
        let _ = self.choices(state, &mut noting(actions));
    }
    /// Why an action that is not among the choices is refused. It explains, and decides nothing.
    fn why_not(&self, state: &Self::State, action: Self::Action) -> Self::Refusal;
    /// Whether an action is legal now, or why not.
    fn check(&self, state: &Self::State, action: Self::Action) -> Result<(), Self::Refusal> {
        let same = |choice| if choice == action { ENOUGH } else { GO_ON };
        match self.choices(state, &mut { same }) {
            ENOUGH => Ok(()),
            GO_ON => Err(self.why_not(state, action)),
        }
    }
    /// The answer to a closing question: one that is asked only for what may still be done before going on. Whoever
    /// wants none of that need not say so, and a screen may give this answer by itself after a while.
    fn closing(&self, _: &Self::State) -> Option<Self::Action> {
        None
    }
    /// Performs one action and tells what happened. A refused action changes nothing.
    #[inline]
    fn apply(
        &self,
        state: &mut Self::State,
        action: Self::Action,
        told: &mut impl Sink<Self>,
    ) -> Result<(), Self::Refusal> {
        self.check(state, action)?;
        self.perform(state, action, told);
        Ok(())
    }
    /// Performs an action that [`Game::legal`] has just listed for this very state, without asking again whether it may
    /// be: for search, rollouts and counting. Whatever comes from a person, a file or a bot goes through
    /// [`Game::apply`].
    fn perform(&self, state: &mut Self::State, action: Self::Action, told: &mut impl Sink<Self>);
    /// The tables that an action leads through: one for each event that it tells, as of the moment when it is told, the
    /// last being the table it ends on. A refused action leads nowhere.
    fn film(&self, state: &Self::State, action: Self::Action) -> Vec<Self::State> {
        let (mut table, mut heard) = (state.clone(), Heard::filming());
        match self.apply(&mut table, action, &mut heard) {
            Ok(()) => heard.tables(table),
            Err(_) => Vec::new(),
        }
    }
    /// Where the game stands: points as if it ended now, and the winner once it is over.
    fn outcome(&self, state: &Self::State) -> Outcome;

    /// What this viewer may know.
    fn view(&self, state: &Self::State, viewer: Viewer) -> Self::View;
    /// Whether a view that somebody else wrote down can be one of this game. A box that looks at nothing takes any.
    fn check_view(&self, _view: &Self::View) -> Result<(), ViewError> {
        Ok(())
    }
    /// A view that somebody else wrote down, if it can be one of this game.
    fn read_view(&self, text: &str) -> Result<Self::View, ViewError>
    where
        Self::View: DeserializeOwned,
    {
        let broken = |e: serde_json::Error| ViewError::Broken { line: e.line(), what: json_flaw(&e) };
        let view = serde_json::from_str(text).map_err(broken)?;
        self.check_view(&view)?;
        Ok(view)
    }
    /// A state that looks exactly like this view, its hidden part drawn at random.
    fn sample(&self, view: &Self::View, chance: &mut Chance) -> Self::State;

    /// The action in text notation.
    fn write_action(&self, action: Self::Action) -> String;
    /// The action that a text notation stands for.
    fn read_action(&self, text: &str) -> Result<Self::Action, Line>;
    /// Everything that is conserved, counted; the reason when something is missing or doubled.
    fn census(&self, state: &Self::State) -> Result<(), String>;
}

/// Says once for every box what it plays as all boxes of the house do: its own types by their usual names, its pack's
/// name and fingerprint, a `fresh_table` as setup, the `question` on the stack, the list of all that may be said to it, a
/// `refusal` for the rest and its `Run` to perform an action, `final_outcome`, views that are looked at by `check_raw` and
/// from which it can `imagine` a table.
///
/// What else a box must say of itself is left to write down: seats, answers, turns, views and what is counted.
///
/// ```
/// # use serde::{Deserialize, Serialize};
/// # use table::content::{self, File, Files};
/// # use table::stack::{Deeds, Flow, GO_ON, Machine, Stack};
/// # use table::{Chance, Deaf, Game, Line, Outcome, Seat, Side, Sight, Sink, Told, ViewError, Viewer};
/// #
/// # #[derive(Debug)]
/// # pub struct Pack(Files);
/// # impl content::Pack for Pack {
/// #     const NAME: &'static str = "nuts";
/// #     const FILES: &'static [File] = &[File::new(
/// #         "pack.toml",
/// #         "box = \"nuts\"\nformat = 1\nversion = \"1\"\nlicence = \"ours\"\nsources = {}",
/// #         &[],
/// #     )];
/// #     fn compile(files: Files) -> Result<Pack, table::pack::PackError> { Ok(Pack(files)) }
/// #     fn files(&self) -> &Files { &self.0 }
/// #     fn entries(&self) -> Vec<(&'static str, &table::entry::Entry)> { Vec::new() }
/// # }
/// # table::refusals! {
/// #     /// All nuts are eaten.
/// #     GameOver = "nuts-refused-game-over", "N1.1";
/// #     /// Nobody else sits there.
/// #     WrongSeat = "nuts-refused-wrong-seat", "N1.2";
/// # }
/// # #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
/// # pub struct Action;
/// # impl Action {
/// #     fn write(self, _: &Pack) -> String { "eat".to_owned() }
/// #     fn read(text: &str, _: &Pack) -> Result<Action, Line> {
/// #         if text == "eat" { Ok(Action) } else { Err(Line::new("duo-unreadable-action")) }
/// #     }
/// # }
/// # pub type Event = Action;
/// # impl Told for Event {
/// #     fn sight(&self) -> Sight<Event> { Sight::OPEN }
/// # }
/// # #[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
/// # pub struct State { nuts: u8, deeds: Deeds, pending: Stack<(), (), 1> }
/// # pub type View = State;
/// # impl State {
/// #     fn question(&self) -> Option<(Seat, ())> { (self.nuts > 0).then_some((Seat(0), ())) }
/// # }
/// # table::run! { pub struct Run of Squirrel }
/// # impl<S: Sink<Squirrel>> Machine<1> for Run<'_, S> {
/// #     type Ask = ();
/// #     type Work = ();
/// #     type Action = Action;
/// #     fn stack(&mut self) -> &mut Stack<(), (), 1> { &mut self.table.pending }
/// #     fn deeds(&mut self) -> &mut Deeds { &mut self.table.deeds }
/// #     fn answers(&self, _: Seat, (): (), _: &mut impl FnMut(Action) -> Flow) -> Flow { GO_ON }
/// #     fn answer(&mut self, _: Seat, (): (), _: Action) {}
/// #     fn work(&mut self, _: Seat, (): ()) {}
/// #     fn settled(&mut self) {
/// #         self.table.nuts -= 1;
/// #         self.told.hear(self.table, || Action);
/// #     }
/// # }
/// # impl Squirrel {
/// #     fn fresh_table(&self, _: u64) -> State {
/// #         State { nuts: 3, deeds: Deeds::default(), pending: Stack::default() }
/// #     }
/// #     fn answers(&self, _: &State, _: Seat, (): (), out: &mut impl FnMut(Action) -> Flow) -> Flow { out(Action) }
/// #     fn refusal(&self, _: &State, _: Seat, (): (), _: Action) -> Refusal { Refusal::WrongSeat }
/// #     fn final_outcome(&self, _: &State) -> Outcome {
/// #         Outcome { scores: [0].into_iter().collect(), winners: [Seat(0)].into_iter().collect(), automa: None }
/// #     }
/// #     fn check_raw(&self, _: &View) -> Result<(), ViewError> { Ok(()) }
/// #     fn imagine(&self, view: &View, _: &mut Chance) -> State { view.clone() }
/// # }
/// table::rules! {
///     /// A squirrel eats three nuts.
///     pub struct Squirrel { pack: Pack, mode: () = () }
/// }
///
/// impl Game for Squirrel {
///     table::house_rules! { list: answers }
///     // And its mode, seats, turns, views and what is counted.
/// #     fn mode(&self) -> String { "alone".to_owned() }
/// #     fn seats(&self) -> usize { 1 }
/// #     fn turn(&self, state: &State) -> Option<Side> { state.question().map(|(seat, ())| seat.into()) }
/// #     fn seat_name(&self, _: Seat) -> Line { Line::new("you-alone") }
/// #     fn view(&self, state: &State, _: Viewer) -> View { state.clone() }
/// #     fn census(&self, _: &State) -> Result<(), String> { Ok(()) }
/// }
///
/// let squirrel = Squirrel::ours();
/// let eat = squirrel.read_action("eat").unwrap();
/// let mut table = squirrel.setup(1);
/// assert!((0..3).all(|_| squirrel.apply(&mut table, eat, &mut Deaf).is_ok()));
/// assert_eq!(squirrel.apply(&mut table, eat, &mut Deaf), Err(Refusal::GameOver));
/// assert_eq!((squirrel.name(), squirrel.decider(&table)), ("nuts", None));
/// ```
#[macro_export]
macro_rules! house_rules {
    (list: $list:ident) => {
        type State = State;
        type Action = Action;
        type Event = Event;
        type View = View;
        type Refusal = Refusal;

        fn name(&self) -> &'static str {
            <Pack as $crate::content::Pack>::NAME
        }

        fn pack_digest(&self) -> $crate::Digest {
            $crate::content::Pack::digest(&*self.pack)
        }

        fn setup(&self, seed: u64) -> State {
            self.fresh_table(seed)
        }

        #[inline]
        fn decider(&self, state: &State) -> Option<$crate::Seat> {
            state.question().map(|(seat, _)| seat)
        }

        #[inline]
        fn choices(&self, state: &State, out: &mut impl FnMut(Action) -> $crate::stack::Flow) -> $crate::stack::Flow {
            match state.question() {
                Some((seat, ask)) => self.$list(state, seat, ask, out),
                None => $crate::stack::GO_ON,
            }
        }

        fn why_not(&self, state: &State, action: Action) -> Refusal {
            match state.question() {
                Some((seat, ask)) => self.refusal(state, seat, ask, action),
                None => Refusal::GameOver,
            }
        }

        #[inline]
        fn perform(&self, state: &mut State, action: Action, told: &mut impl $crate::Sink<Self>) {
            debug_assert!(self.check(state, action).is_ok(), "{action:?} was not listed");
            $crate::stack::Machine::perform(&mut Run { rules: self, table: state, told }, action);
        }

        fn outcome(&self, state: &State) -> $crate::Outcome {
            self.final_outcome(state)
        }

        fn check_view(&self, view: &View) -> Result<(), $crate::ViewError> {
            self.check_raw(view)
        }

        fn sample(&self, view: &View, chance: &mut $crate::Chance) -> State {
            self.imagine(view, chance)
        }

        fn write_action(&self, action: Action) -> String {
            action.write(&self.pack)
        }

        fn read_action(&self, text: &str) -> Result<Action, $crate::Line> {
            Action::read(text, &self.pack)
        }
    };
}

/// An event, seen by different people.
///
/// ```
/// # mod toy { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/toy/acorns.rs")); }
/// use table::{Seat, Told, Viewer};
/// use toy::Event;
///
/// // Who digs up an acorn sees which one, the others do not: `Sight::only(Eyes::of(seat), ..)` says so in the toy box.
/// let dug = Event::Dug { seat: Seat(0), acorn: Some(4) };
/// assert_eq!(dug.seen_by(Viewer::Seat(Seat(1))), Event::Dug { seat: Seat(0), acorn: None });
/// assert!(dug.is_barrier() && dug.shows(Viewer::Seat(Seat(0))));
/// ```
pub trait Told: Clone + PartialEq + Debug + Serialize {
    /// What it tells whom. Every event has its place here, once.
    fn sight(&self) -> Sight<Self>;
    /// What scenarios call it.
    fn id(&self) -> String {
        variant_id(self)
    }
    /// The event as this viewer sees it, without what they may not know.
    fn seen_by(&self, viewer: Viewer) -> Self {
        match self.sight().hidden {
            Some((seen_by, instead)) if !seen_by.has(viewer) => instead,
            Some(_) | None => self.clone(),
        }
    }
    /// Whether undo must stop here: something hidden was drawn, shown or laid open.
    fn is_barrier(&self) -> bool {
        self.sight().is_barrier
    }
    /// Whether it showed this viewer something that was hidden from them.
    fn shows(&self, viewer: Viewer) -> bool {
        self.sight().shows.has(viewer)
    }
}

/// A refusal, with the rule behind it.
///
/// ```
/// # mod toy { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/toy/acorns.rs")); }
/// use table::{Game, Refusal as _};
/// use toy::{Action, Refusal, Toy};
///
/// let (mut state, mut told) = (Toy.setup(1), Vec::new());
/// while Toy.decider(&state).is_some() {
///     Toy.apply(&mut state, Action::Rest, &mut told).unwrap();
/// }
/// let refusal = Toy.apply(&mut state, Action::Rest, &mut told).unwrap_err();
/// assert_eq!((refusal.reason(), refusal.paragraph()), ("game-over", "T1.1"));
/// assert_eq!(Refusal::wrong_seat().reason(), "wrong-seat");
/// ```
pub trait Refusal: Clone + PartialEq + Debug {
    /// The refusal of a seat that is not asked now.
    fn wrong_seat() -> Self;
    /// The short name of the reason, used by scenarios.
    fn reason(&self) -> &'static str {
        let id = self.line().id;
        id.split_once("-refused-").map_or(id, |(_, reason)| reason)
    }
    /// The paragraph of our rulebook that says so.
    fn paragraph(&self) -> &'static str;
    /// The sentence for a person.
    fn line(&self) -> Line;
}

/// Declares the reasons for a refusal in a box: for each the id of its sentence, `BOX-refused-REASON`, and the
/// paragraph that says so. One of them is `WrongSeat`. Rules that may refuse have a `Verdict`, and allow something
/// `only_if` it holds.
///
/// ```
/// table::refusals! {
///     /// It does not answer the question that is asked.
///     NotAnAnswer = "duo-refused-not-an-answer", "D3.1";
///     /// Another mayor is asked.
///     WrongSeat = "duo-refused-wrong-seat", "D3.1";
/// }
///
/// use table::Refusal as _;
/// assert_eq!(Refusal::NotAnAnswer.reason(), "not-an-answer");
/// assert_eq!(Refusal::wrong_seat().paragraph(), "D3.1");
/// ```
#[macro_export]
macro_rules! refusals {
    ($($(#[$doc:meta])* $name:ident = $line:literal, $paragraph:literal;)*) => {
        /// The reasons for a refusal.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum Refusal { $($(#[$doc])* $name,)* }

        /// Whether something may be done, or why not.
        #[allow(dead_code)]
        pub(crate) type Verdict = Result<(), Refusal>;

        /// Refuses unless a condition holds.
        #[allow(dead_code)]
        #[inline]
        pub(crate) const fn only_if(holds: bool, why: Refusal) -> Verdict {
            if holds { Ok(()) } else { Err(why) }
        }

        impl $crate::Refusal for Refusal {
            fn wrong_seat() -> Refusal {
                Refusal::WrongSeat
            }

            fn paragraph(&self) -> &'static str {
                match self { $(Refusal::$name => $paragraph,)* }
            }

            fn line(&self) -> $crate::Line {
                $crate::Line::new(match self { $(Refusal::$name => $line,)* })
            }
        }
    };
}

/// Somebody who listens to events.
///
/// ```
/// # mod toy { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/toy/acorns.rs")); }
/// use table::{Game, Seat};
/// use toy::{Action, Event, Toy};
///
/// // A list hears everything.
/// let (mut state, mut told) = (Toy.setup(1), Vec::new());
/// Toy.apply(&mut state, Action::Rest, &mut told).unwrap();
/// assert_eq!(told, [Event::Rested { seat: Seat(0) }]);
/// ```
pub trait Sink<G: Game + ?Sized> {
    /// Hears one event, with the table as it is when it is told. The closure is not called by those who do not listen.
    fn hear(&mut self, table: &G::State, event: impl FnOnce() -> G::Event);
    /// Learns of an answer, in notation, that gave itself because there was no other.
    #[inline(always)]
    fn answered(&mut self, _: Seat, _: impl FnOnce() -> String) {}
}

/// Nobody listens: the sink of simulations.
/// [`Game`] has an example.
#[cfg(not(feature = "small"))]
pub struct Deaf;

#[cfg(not(feature = "small"))]
impl<G: Game + ?Sized> Sink<G> for Deaf {
    #[inline(always)]
    fn hear(&mut self, _: &G::State, _: impl FnOnce() -> G::Event) {}
}

#[cfg(not(feature = "small"))]
impl<G: Game + ?Sized> Sink<G> for Vec<G::Event> {
    fn hear(&mut self, _: &G::State, event: impl FnOnce() -> G::Event) {
        self.push(event());
    }
}

/// Somebody who remembers everything: what was told, which answers gave themselves, and, if they wish, the table at each
/// moment. Rules are compiled anew for each sort of listener; what is no benchmark listens with this one.
///
/// ```
/// # mod toy { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/toy/acorns.rs")); }
/// use table::{Game, Heard};
/// use toy::{Action, Toy};
///
/// let (mut state, mut heard) = (Toy.setup(1), Heard::default());
/// Toy.apply(&mut state, Action::Rest, &mut heard).unwrap();
/// assert_eq!((heard.told.len(), heard.answered.len()), (1, 0));
/// ```
pub struct Heard<G: Game + ?Sized> {
    /// What was told.
    pub told: Vec<G::Event>,
    /// The answers that gave themselves, in notation, each with how many events were told before it.
    pub answered: Vec<(usize, Seat, String)>,
    film: Option<Vec<G::State>>,
    muted: bool,
}

impl<G: Game + ?Sized> Default for Heard<G> {
    fn default() -> Heard<G> {
        Heard { told: Vec::new(), answered: Vec::new(), film: None, muted: false }
    }
}

impl<G: Game + ?Sized> Heard<G> {
    /// Somebody who could remember everything, and listens to nothing.
    pub fn muted() -> Heard<G> {
        Heard { muted: true, ..Heard::default() }
    }

    /// Somebody who also remembers the table at each moment.
    pub fn filming() -> Heard<G> {
        Heard { film: Some(Vec::new()), ..Heard::default() }
    }

    /// The table at each moment, the last of them as it is now.
    fn tables(&mut self, now: G::State) -> Vec<G::State> {
        let mut film = self.film.take().unwrap_or_default();
        film.pop();
        film.push(now);
        film
    }

    /// What was told, each with the table at that moment; with the last of it the table as it is now.
    pub fn shots(mut self, now: G::State) -> Vec<(G::Event, G::State)> {
        let film = self.tables(now);
        self.told.into_iter().zip(film).collect()
    }
}

/// Nobody who listens, for what looks ahead. A program that must be small (the feature `small`) has its rules compiled
/// for one sort of listener only, who is told not to listen.
///
/// ```
/// # mod toy { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/toy/acorns.rs")); }
/// use table::Game;
/// use toy::{Action, Toy};
///
/// // What comes of digging, without anybody hearing which acorn it was.
/// let mut ahead = Toy.setup(1);
/// Toy.perform(&mut ahead, Action::Dig, &mut table::unheard!());
/// assert_ne!(ahead, Toy.setup(1));
/// ```
#[cfg(not(feature = "small"))]
#[macro_export]
macro_rules! unheard {
    () => {
        $crate::Deaf
    };
}

/// Nobody who listens, for what looks ahead: the one sort of listener there is, told not to listen.
#[cfg(feature = "small")]
#[macro_export]
macro_rules! unheard {
    () => {
        $crate::Heard::muted()
    };
}

impl<G: Game + ?Sized> Sink<G> for Heard<G> {
    fn hear(&mut self, table: &G::State, event: impl FnOnce() -> G::Event) {
        if self.muted {
            return;
        }
        self.told.push(event());
        if let Some(film) = &mut self.film {
            film.push(table.clone());
        }
    }

    fn answered(&mut self, seat: Seat, answer: impl FnOnce() -> String) {
        if !self.muted {
            self.answered.push((self.told.len(), seat, answer()));
        }
    }
}

/// Points by seat, and who has won.
///
/// ```
/// use table::{Automa, Outcome, Seat};
///
/// let outcome = Outcome {
///     scores: [41, 38].into_iter().collect(),
///     winners: [Seat(0)].into_iter().collect(),
///     automa: Some(Automa { score: Some(40), won: false }),
/// };
/// assert_eq!(outcome.scores[outcome.winners[0].index()], 41);
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Outcome {
    /// Points of each seat.
    pub scores: PerSeat<i32>,
    /// The winners once the game is over: one seat, or several who share the victory; nobody when the
    /// opponent in the box has won.
    pub winners: PerSeat<Seat>,
    /// The opponent in the box, if there is one.
    pub automa: Option<Automa>,
}

/// How the opponent in the box stands: a figure with points of its own, or a chapter with its goals.
/// [`Outcome`] has an example.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Automa {
    /// Its points as if the game ended now.
    pub score: Option<i32>,
    /// Whether it has won.
    pub won: bool,
}
