//! Scenarios: a position, actions, and what must hold. The format is told in `scenarios/README.md`.

mod expect;

pub use self::expect::{Flaw, same, same_word};

use crate::pack::{Fields, Node, PackError};
use crate::{Game, Heard, Line, Refusal, Seat, Side, Told};

/// A box that can be set up in any position and looked at.
///
/// ```
/// # mod toy { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/toy/acorns.rs")); }
/// use table::scenario::Scenario;
///
/// let text = r#"
///     title = "A rest is worth 2 points"
///     box = "toy"
///     proves = ["T1.1"]
///     [position]
///     ground = [4, 1, 3, 1, 1, 2, 2, 2, 3, 3, 4, 4]
///     [[step]]
///     by = "red"
///     do = "rest"
///     expect = { turn = "grey", red = { score = 2 } }
/// "#;
/// Scenario::read("toy", text).unwrap().run(&toy::Toy).unwrap_or_else(|flaw| panic!("{flaw:?}"));
/// ```
pub trait Stage: Game {
    /// The table that this position describes.
    fn position(&self, seed: u64, node: &Node) -> Result<Self::State, PackError>;
    /// The table described by `position`, or an ordinary setup.
    fn stage(&self, seed: u64, position: Option<&Node>) -> Result<Self::State, PackError> {
        position.map_or_else(|| Ok(self.setup(seed)), |node| self.position(seed, node))
    }
    /// Whether everything holds that only this box knows; keys that it does not know stay unread.
    fn expect(&self, state: &Self::State, wanted: &mut Fields<'_>) -> Result<(), Flaw>;
    /// The name of what is asked; `nothing` when the game is over.
    fn ask_id(&self, state: &Self::State) -> String;
    /// Everybody who takes part by name, the opponent in the box last.
    fn by_name(&self) -> Vec<(&'static str, Side)>;
    /// The side with this name.
    fn side_of(&self, node: &Node) -> Result<Side, PackError> {
        node.word(&self.by_name())
    }
    /// The name of a side.
    fn side_id(&self, side: Side) -> &'static str {
        self.by_name().into_iter().find(|&(_, other)| other == side).map_or("nobody", |(name, _)| name)
    }
}

/// What scenarios call the question that is asked; `nothing` when the game is over.
///
/// ```
/// use table::Seat;
/// use table::named::variant_id;
/// use table::scenario::asked;
///
/// #[derive(Debug)]
/// enum Ask {
///     WhereToDig,
/// }
/// assert_eq!(asked(Some((Seat(0), Ask::WhereToDig)), variant_id), "where-to-dig");
/// assert_eq!(asked(None::<(Seat, Ask)>, variant_id), "nothing");
/// ```
pub fn asked<A>(question: Option<(Seat, A)>, name: impl FnOnce(&A) -> String) -> String {
    question.map_or_else(|| "nothing".to_owned(), |(_, ask)| name(&ask))
}

/// Says once for every box that a `Setter` sets up its positions and a `Look`, which calls the rules by this name, looks
/// at its tables; a question is called what it is, unless the box says otherwise. [`asked`] has an example.
#[macro_export]
macro_rules! stage {
    ($rules:ident) => {
        $crate::stage!($rules, $crate::named::variant_id);
    };
    ($rules:ident, $name:expr) => {
        fn position(&self, seed: u64, node: &$crate::pack::Node) -> Result<State, $crate::pack::PackError> {
            Setter::new(self, seed).set(node)
        }

        fn expect(&self, state: &State, wanted: &mut $crate::pack::Fields<'_>) -> Result<(), $crate::scenario::Flaw> {
            Look { $rules: self, state }.table(wanted)
        }

        fn ask_id(&self, state: &State) -> String {
            $crate::scenario::asked(state.question(), $name)
        }
    };
}

/// What happens while a scenario runs.
///
/// ```
/// # mod toy { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/toy/acorns.rs")); }
/// use table::Seat;
/// use table::scenario::{Happening, Scenario};
/// use toy::{Action, Event, Toy};
///
/// let text = "title = \"Somebody rests\"\nbox = \"toy\"\nproves = []\nstep = [{ do = \"rest\" }]";
/// let mut seen = Vec::new();
/// Scenario::read("rest.toml", text).unwrap().watch(&Toy, &mut seen).unwrap();
/// let seat = Seat(0);
/// assert_eq!(seen, [Happening::Done(seat, Action::Rest), Happening::Told(Event::Rested { seat })]);
/// ```
#[derive(Clone, PartialEq, Debug)]
pub enum Happening<G: Game> {
    /// A step of the scenario was done.
    Done(Seat, G::Action),
    /// An answer, in notation, for which nobody was asked: there was no other, or a closing question was passed.
    Answered(Seat, String),
    /// Something was told.
    Told(G::Event),
}

/// What somebody heard, in order.
fn in_order<G: Game>(heard: Heard<G>) -> impl Iterator<Item = Happening<G>> {
    let mut answered = heard.answered.into_iter().peekable();
    let mut told = heard.told.into_iter();
    let mut n = 0;
    std::iter::from_fn(move || match answered.next_if(|(before, ..)| *before <= n) {
        Some((_, seat, answer)) => Some(Happening::Answered(seat, answer)),
        None => {
            n += 1;
            told.next().map(Happening::Told)
        }
    })
}

/// A scenario file, read but not yet run.
///
/// ```
/// # mod toy { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/toy/acorns.rs")); }
/// use table::scenario::Scenario;
///
/// let text = r#"
///     title = "A rest is worth 2 points"
///     box = "toy"
///     proves = ["T1.1"]
///     [[step]]
///     do = "rest"
///     expect = { turn = "grey", red = { score = 2 } }
/// "#;
/// Scenario::read("rest.toml", text).unwrap().run(&toy::Toy).unwrap();
/// assert!(Scenario::read("rest.toml", &text.replace("= 2 }", "= 3 }")).unwrap().run(&toy::Toy).is_err());
/// ```
#[derive(Debug)]
pub struct Scenario {
    /// The rule in one sentence.
    pub title: String,
    /// The box it is for.
    pub game: Node,
    /// The mode it is for.
    pub mode: Option<Node>,
    /// The seed of everything random.
    pub seed: u64,
    /// The paragraphs it proves.
    pub proves: Vec<Node>,
    /// The content it shows at work.
    pub about: Vec<Node>,
    position: Option<Node>,
    steps: Vec<Node>,
}

/// One action of a lesson.
///
/// ```
/// # mod toy { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/toy/acorns.rs")); }
/// use table::scenario::Scenario;
/// use toy::{Action, Toy};
///
/// let text = r#"
///     title = "Digging"
///     box = "toy"
///     proves = ["T1.1"]
///     step = [{ say = "toy-lesson-dig", do = "dig" }, { do = "rest" }, { say = "toy-lesson-end" }]
/// "#;
/// let (lesson, last_words) = Scenario::read("lesson.toml", text).unwrap().lesson(&Toy).unwrap();
/// assert_eq!((lesson[0].say.as_deref(), lesson[0].action), (Some("toy-lesson-dig"), Action::Dig));
/// assert_eq!((lesson[1].say.as_deref(), last_words.as_deref()), (None, Some("toy-lesson-end")));
/// ```
pub struct LessonStep<G: Game> {
    /// What is done.
    pub action: G::Action,
    /// The id of what is said before.
    pub say: Option<String>,
}

impl Scenario {
    /// Reads a scenario file.
    pub fn read(file: &str, text: &str) -> Result<Scenario, PackError> {
        let root = Node::parse(file, text)?;
        let mut fields = Fields::of(&root)?;
        let title = fields.text("title")?;
        let game = fields.need("box")?.clone();
        let mode = fields.get("mode").cloned();
        let seed = fields.get("seed").map_or(Ok(1), |node| node.number(0, i64::MAX))? as u64;
        let proves = fields.need("proves")?.list()?.to_vec();
        let about = fields.get("about").map_or(Ok(Vec::new()), |node| node.list().map(<[Node]>::to_vec))?;
        let position = fields.get("position").cloned();
        let steps = fields.need("step")?.list()?.to_vec();
        fields.finish()?;
        for node in proves.iter().chain(&about).chain([&game]).chain(&mode) {
            node.text()?;
        }
        Ok(Scenario { title, game, mode, seed, proves, about, position, steps })
    }

    /// The position it starts from.
    pub fn start<G: Stage>(&self, game: &G) -> Result<G::State, PackError> {
        let state = game.stage(self.seed, self.position.as_ref())?;
        let place = self.position.as_ref().unwrap_or(&self.game);
        game.census(&state).map_err(|what| place.error(Line::new("impossible-position").with("what", what)))?;
        Ok(state)
    }

    /// The actions it performs, those that pass a closing question included, each with the id of the message that a
    /// lesson says before it; and its last words, which stand in a step that does nothing. What steps expect is not
    /// looked at: a page that teaches need not know how.
    pub fn lesson<G: Stage>(&self, game: &G) -> Result<(Vec<LessonStep<G>>, Option<String>), Flaw> {
        let mut state = self.start(game)?;
        let (mut lesson, mut last_words) = (Vec::new(), None);
        for (n, step) in self.steps.iter().enumerate() {
            let mut say = step.table()?.get("say").map(|node| node.text().map(str::to_owned)).transpose()?;
            let actions = self.act(game, &mut state, &mut Vec::new(), step, &self.steps[n + 1..], |_, _| true)?;
            lesson.extend(actions.into_iter().map(|action| LessonStep { action, say: say.take() }));
            last_words = say;
        }
        Ok((lesson, last_words))
    }

    /// Performs what a step does, and passes the closing questions that nobody means to answer, `holds` being whether
    /// what it expects holds; what was done.
    fn act<G: Stage>(
        &self,
        game: &G,
        state: &mut G::State,
        seen: &mut Vec<Happening<G>>,
        step: &Node,
        later: &[Node],
        holds: impl Fn(&G::State, &[G::Event]) -> bool,
    ) -> Result<Vec<G::Action>, Flaw> {
        let Some(node) = step.table()?.get("do") else {
            return Ok(Vec::new());
        };
        let action = game.read_action(node.text()?).map_err(|why| node.error(why))?;
        let before = seen.len();
        seen.extend(game.decider(state).map(|seat| Happening::Done(seat, action)));
        let mut heard = Heard::default();
        if let Err(refusal) = game.apply(state, action, &mut heard) {
            let asked = offered(game, state).join(", ");
            return Err(Flaw::at(node, Line::new("was-refused").with("why", refusal.line()).with("offered", asked)));
        }
        seen.extend(in_order(heard));
        let mut done = vec![action];
        while let Some(answer) = game.closing(state)
            && !(holds_open(game, state, step, later)? && holds(state, &told(&seen[before..])))
        {
            seen.extend(game.decider(state).map(|seat| Happening::Answered(seat, game.write_action(answer))));
            let mut heard = Heard::default();
            game.apply(state, answer, &mut heard).map_err(|refusal| Flaw::at(node, refusal.line()))?;
            seen.extend(in_order(heard));
            done.push(answer);
        }
        game.census(state).map_err(|what| Flaw::at(node, Line::new("impossible-position").with("what", what)))?;
        Ok(done)
    }

    /// Runs it; the flaw points at the line that failed and names its key.
    pub fn run<G: Stage>(&self, game: &G) -> Result<(), Flaw> {
        self.watch(game, &mut Vec::new())
    }

    /// Runs it and keeps what happens, up to the step that fails.
    pub fn watch<G: Stage>(&self, game: &G, seen: &mut Vec<Happening<G>>) -> Result<(), Flaw> {
        let mut state = self.start(game)?;
        for (n, step) in self.steps.iter().enumerate() {
            self.one_step(game, &mut state, seen, step, &self.steps[n + 1..])?;
        }
        Ok(())
    }

    fn one_step<G: Stage>(
        &self,
        game: &G,
        state: &mut G::State,
        seen: &mut Vec<Happening<G>>,
        step: &Node,
        later: &[Node],
    ) -> Result<(), Flaw> {
        let read = |node: &Node| game.read_action(node.text()?).map_err(|why| node.error(why));
        let mut fields = Fields::of(step)?;
        let before = seen.len();
        if let Some(say) = fields.get("say") {
            say.text()?;
        }
        if let Some(by) = fields.get("by") {
            game.side_of(by)?;
            same_word(by, decider(game, state))?;
        }
        fields.get("do");
        let wanted = fields.get("expect");
        self.act(game, state, seen, step, later, |state, told| {
            wanted.is_none_or(|wanted| expect(game, state, told, wanted).is_ok())
        })?;
        let reason = fields.get("reason");
        if let Some(node) = fields.get("refuse") {
            let mut after = state.clone();
            let refusal = match game.apply(&mut after, read(node)?, &mut Heard::default()) {
                Ok(()) => return Err(Flaw::at(node, Line::new("was-accepted"))),
                Err(refusal) => refusal,
            };
            if after != *state {
                return Err(Flaw::at(node, Line::new("refusal-left-a-trace")));
            }
            if let Some(reason) = reason {
                same_word(reason, refusal.reason())?;
            }
        }
        self.check_choices(game, state, &mut fields)?;
        if let Some(wanted) = wanted {
            expect(game, state, &told(&seen[before..]), wanted)?;
        }
        Ok(fields.finish()?)
    }

    fn check_choices<G: Stage>(&self, game: &G, state: &G::State, fields: &mut Fields<'_>) -> Result<(), Flaw> {
        let mut legal = Vec::new();
        game.legal(state, &mut legal);
        let is_legal = |node: &Node| -> Result<bool, PackError> {
            let action = game.read_action(node.text()?).map_err(|why| node.error(why))?;
            Ok(legal.contains(&action))
        };
        let is = || offered(game, state).join(", ");
        let all_legal = |list: &Node| -> Result<(), Flaw> {
            for node in list.list()? {
                if !is_legal(node)? {
                    return Err(Flaw::differs(node, node.text()?.to_owned(), is()));
                }
            }
            Ok(())
        };
        if let Some(choices) = fields.get("choices") {
            all_legal(choices)?;
            let wanted = choices.list()?.iter().map(Node::text).collect::<Result<Vec<_>, _>>()?;
            if wanted.len() != legal.len() {
                return Err(Flaw::differs(choices, wanted.join(", "), is()));
            }
        }
        if let Some(wanted) = fields.get("legal") {
            all_legal(wanted)?;
        }
        if let Some(unwanted) = fields.get("illegal") {
            for node in unwanted.list()? {
                if is_legal(node)? {
                    return Err(Flaw::unwanted(node, is()));
                }
            }
        }
        Ok(())
    }
}

/// Whether the closing question that is asked now is meant to be answered: this step's answers, a refusal in the next
/// step or the next action is one of its answers. If not, or if what this step expects does not hold, it is passed, as
/// on a screen.
fn holds_open<G: Stage>(game: &G, state: &G::State, step: &Node, later: &[Node]) -> Result<bool, Flaw> {
    let mut legal = Vec::new();
    game.legal(state, &mut legal);
    let answers = |node: &Node| node.text().is_ok_and(|text| game.read_action(text).is_ok_and(|a| legal.contains(&a)));
    let step = step.table()?;
    let lists = ["choices", "legal"].into_iter().filter_map(|key| step.get(key)?.list().ok());
    let listed = lists.into_iter().any(|list| !list.is_empty() && list.iter().all(answers));
    let refused = later.first().and_then(|next| next.table().ok()?.get("refuse")).is_some_and(answers);
    let done = match later.iter().filter_map(|next| next.table().ok()).find(|next| next.contains_key("do")) {
        None => false,
        Some(next) => {
            let by = next.get("by").map(|by| game.side_of(by)).transpose()?;
            next.get("do").is_some_and(answers)
                && by.is_none_or(|side| game.decider(state).map(Side::player) == Some(side))
        }
    };
    Ok(listed || refused || done)
}

/// Whether what a step expects holds: what every box has in common, and what only this box knows.
fn expect<G: Stage>(game: &G, state: &G::State, told: &[G::Event], wanted: &Node) -> Result<(), Flaw> {
    let mut fields = Fields::of(wanted)?;
    fields.same_word("decider", decider(game, state))?;
    fields.same_word("turn", game.turn(state).map_or("nobody", |side| game.side_id(side)))?;
    fields.same_word("ask", &game.ask_id(state))?;
    fields.same_flag("over", game.decider(state).is_none())?;
    fields.same_words("winners", || winners(game, state))?;
    if let Some(node) = fields.get("told") {
        let mut later = told.iter();
        for wanted in node.list()? {
            let kind = wanted.text()?;
            if !later.any(|event| event.id() == kind) {
                let kinds: Vec<String> = told.iter().map(Told::id).collect();
                return Err(Flaw::differs(wanted, kind.to_owned(), kinds.join(", ")));
            }
        }
    }
    game.expect(state, &mut fields)?;
    Ok(fields.finish()?)
}

/// Who has won, the opponent in the box included; nobody before the end.
fn winners<G: Stage>(game: &G, state: &G::State) -> Vec<String> {
    let outcome = game.outcome(state);
    let rival = outcome.automa.filter(|automa| automa.won).map(|_| game.side_id(Side::RIVAL));
    outcome.winners.iter().map(|&seat| game.side_id(seat.into())).chain(rival).map(str::to_owned).collect()
}

/// What was told among all that happened.
fn told<G: Game>(seen: &[Happening<G>]) -> Vec<G::Event> {
    let event = |happening: &Happening<G>| match happening {
        Happening::Told(event) => Some(event.clone()),
        Happening::Done(..) | Happening::Answered(..) => None,
    };
    seen.iter().filter_map(event).collect()
}

/// Who is asked.
fn decider<G: Stage>(game: &G, state: &G::State) -> &'static str {
    game.decider(state).map_or("nobody", |seat| game.side_id(seat.into()))
}

fn offered<G: Game>(game: &G, state: &G::State) -> Vec<String> {
    let mut legal = Vec::new();
    game.legal(state, &mut legal);
    legal.into_iter().map(|action| game.write_action(action)).collect()
}
