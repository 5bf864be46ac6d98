//! Scenarios: a position, actions, and what must hold. The format is told in `scenarios/README.md`.

use crate::pack::{Fields, Node, PackError};
use crate::{Game, Line, Refusal};

/// A box that can be set up in any position and looked at.
pub trait Stage: Game {
    /// The table described by `position`, or an ordinary setup.
    fn stage(&self, seed: u64, position: Option<&Node>) -> Result<Self::State, PackError>;
    /// Whether everything that `wanted` names holds after these events.
    fn expect(&self, state: &Self::State, told: &[Self::Event], wanted: &Node) -> Result<(), PackError>;
    /// The seat with this name.
    fn seat_of(&self, node: &Node) -> Result<crate::Seat, PackError>;
}

/// A scenario file, read but not yet run.
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
    /// lesson says before it.
    pub fn lesson<G: Stage>(&self, game: &G) -> Result<Vec<LessonStep<G>>, PackError> {
        let mut state = self.start(game)?;
        let mut lesson = Vec::new();
        for (n, step) in self.steps.iter().enumerate() {
            let mut say = step.table()?.get("say").map(|node| node.text().map(str::to_owned)).transpose()?;
            let actions = self.act(game, &mut state, &mut Vec::new(), step, &self.steps[n + 1..])?;
            lesson.extend(actions.into_iter().map(|action| LessonStep { action, say: say.take() }));
        }
        Ok(lesson)
    }

    /// Performs what a step does, and passes the closing questions that nobody means to answer; what was done.
    fn act<G: Stage>(
        &self,
        game: &G,
        state: &mut G::State,
        told: &mut Vec<G::Event>,
        step: &Node,
        later: &[Node],
    ) -> Result<Vec<G::Action>, PackError> {
        let Some(node) = step.table()?.get("do") else {
            return Ok(Vec::new());
        };
        let action = game.read_action(node.text()?).map_err(|why| node.error(why))?;
        if let Err(refusal) = game.apply(state, action, told) {
            let asked = offered(game, state).join(", ");
            return Err(node.error(Line::new("was-refused").with("why", refusal.line()).with("offered", asked)));
        }
        let mut done = vec![action];
        while let Some(answer) = game.closing(state)
            && !holds_open(game, state, told, step, later)?
        {
            game.apply(state, answer, told).map_err(|refusal| node.error(refusal.line()))?;
            done.push(answer);
        }
        game.census(state).map_err(|what| node.error(Line::new("impossible-position").with("what", what)))?;
        Ok(done)
    }

    /// Runs it; the error points at the line that failed.
    pub fn run<G: Stage>(&self, game: &G) -> Result<(), PackError> {
        let mut state = self.start(game)?;
        for (n, step) in self.steps.iter().enumerate() {
            self.one_step(game, &mut state, step, &self.steps[n + 1..])?;
        }
        Ok(())
    }

    fn one_step<G: Stage>(&self, game: &G, state: &mut G::State, step: &Node, later: &[Node]) -> Result<(), PackError> {
        let read = |node: &Node| game.read_action(node.text()?).map_err(|why| node.error(why));
        let mut fields = Fields::of(step)?;
        let mut told = Vec::new();
        if let Some(say) = fields.get("say") {
            say.text()?;
        }
        if let Some(by) = fields.get("by") {
            let seat = game.seat_of(by)?;
            if game.decider(state) != Some(seat) {
                return Err(by.error(Line::new("somebody-else-decides")));
            }
        }
        fields.get("do");
        self.act(game, state, &mut told, step, later)?;
        let reason = fields.get("reason");
        if let Some(node) = fields.get("refuse") {
            let mut after = state.clone();
            let refusal = match game.apply(&mut after, read(node)?, &mut Vec::new()) {
                Ok(()) => return Err(node.error(Line::new("was-accepted"))),
                Err(refusal) => refusal,
            };
            if after != *state {
                return Err(node.error(Line::new("refusal-left-a-trace")));
            }
            if let Some(reason) = reason.filter(|reason| reason.text().is_ok_and(|text| text != refusal.reason())) {
                return Err(reason.error(found(refusal.reason())));
            }
        }
        self.check_choices(game, state, &mut fields)?;
        if let Some(wanted) = fields.get("expect") {
            game.expect(state, &told, wanted)?;
        }
        fields.finish()
    }

    fn check_choices<G: Stage>(&self, game: &G, state: &G::State, fields: &mut Fields<'_>) -> Result<(), PackError> {
        let mut legal = Vec::new();
        game.legal(state, &mut legal);
        let is_legal = |node: &Node| -> Result<bool, PackError> {
            let action = game.read_action(node.text()?).map_err(|why| node.error(why))?;
            Ok(legal.contains(&action))
        };
        let shown = || found(&offered(game, state).join(", "));
        if let Some(choices) = fields.get("choices") {
            for node in choices.list()? {
                if !is_legal(node)? {
                    return Err(node.error(shown()));
                }
            }
            if choices.list()?.len() != legal.len() {
                return Err(choices.error(shown()));
            }
        }
        if let Some(wanted) = fields.get("legal") {
            for node in wanted.list()? {
                if !is_legal(node)? {
                    return Err(node.error(shown()));
                }
            }
        }
        if let Some(unwanted) = fields.get("illegal") {
            for node in unwanted.list()? {
                if is_legal(node)? {
                    return Err(node.error(Line::new("was-accepted")));
                }
            }
        }
        Ok(())
    }
}

/// Whether the closing question that is asked now is meant to be answered: this step's answers, a refusal in the next
/// step or the next action is one of its answers, and what this step expects holds. If not, it is passed, as on a screen.
fn holds_open<G: Stage>(
    game: &G,
    state: &G::State,
    told: &[G::Event],
    step: &Node,
    later: &[Node],
) -> Result<bool, PackError> {
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
            let by = next.get("by").map(|by| game.seat_of(by)).transpose()?;
            next.get("do").is_some_and(answers) && by.is_none_or(|seat| game.decider(state) == Some(seat))
        }
    };
    let holds = step.get("expect").is_none_or(|wanted| game.expect(state, told, wanted).is_ok());
    Ok((listed || refused || done) && holds)
}

fn offered<G: Game>(game: &G, state: &G::State) -> Vec<String> {
    let mut legal = Vec::new();
    game.legal(state, &mut legal);
    legal.into_iter().map(|action| game.write_action(action)).collect()
}

/// What was found instead of what stands in the file.
pub fn found(what: &str) -> Line {
    Line::new("found-instead").with("found", what)
}
