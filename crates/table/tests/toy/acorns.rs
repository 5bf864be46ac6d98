// A box of one page, to show what a new box must supply. Two squirrels dig for twelve acorns: who is asked digs up the
// top one and keeps it unseen by the other, or rests, which is worth 2 points and lets it roll away. Most points win.

use serde::{Deserialize, Serialize};
use table::pack::{Fields, Node, PackError};
use table::scenario::{Flaw, Stage};
use table::stack::{Asked, Deeds, Flow, GO_ON, Machine, Manner, Stack, must};
use table::{Chance, Deaf, Digest, Eyes, Game, Line, Outcome, Seat, Side, Sight, Sink, Told, Viewer};

const ACORNS: [u8; 12] = [1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4];
const SEATS: [(&str, Seat); 2] = [("red", Seat(0)), ("grey", Seat(1))];

table::named! {
    /// What can be done.
    pub enum Action {
        /// Dig up an acorn.
        Dig = "dig",
        /// Rest for points.
        Rest = "rest",
    }
}
table::refusals! {
    /// The game is over.
    GameOver = "toy-refused-game-over", "T1.1";
    /// The other is asked.
    WrongSeat = "toy-refused-wrong-seat", "T1.2";
}

table::each! {
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
    pub enum Ask {
        Turn => must(Asked::Always);
    }
    fn manner -> Manner;
}
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Work {
    Next,
}
pub type Pending = Stack<Ask, Work, 2>;

table::each! {
    #[derive(Clone, PartialEq, Debug, Serialize)]
    pub enum Event {
        Dug { seat: Seat, acorn: Option<u8> } => dug(seat);
        Rested { seat: Seat } => Sight::OPEN;
    }
    fn telling -> Sight<Event>;
}

/// The other sees that an acorn was dug up, and not which.
fn dug(seat: Seat) -> Sight<Event> {
    Sight::only(Eyes::of(seat), Event::Dug { seat, acorn: None }).showing(Eyes::of(seat)).barrier()
}

impl Told for Event {
    fn sight(&self) -> Sight<Event> {
        self.clone().telling()
    }
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct State {
    ground: Vec<u8>,
    stores: [Vec<u8>; 2],
    rests: [u8; 2],
    rolled: Vec<u8>,
    deeds: Deeds,
    pending: Pending,
}

/// The same with numbers instead of what a viewer may not see.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    ground: usize,
    stores: [(Option<Vec<u8>>, usize); 2],
    rests: [u8; 2],
    rolled: usize,
    pending: Pending,
}

table::run! {
    struct Run of Toy
}

impl<S: Sink<Toy>> Machine<2> for Run<'_, S> {
    table::run!(Ask, Work, Action; pending: Pending, deeds; spare 0);

    fn answer(&mut self, seat: Seat, _: Ask, action: Action) {
        let acorn = self.table.ground.pop();
        match action {
            Action::Dig => {
                self.table.stores[seat.index()].extend(acorn);
                self.told.hear(self.table, || Event::Dug { seat, acorn });
            }
            Action::Rest => {
                self.table.rolled.extend(acorn);
                self.table.rests[seat.index()] += 1;
                self.told.hear(self.table, || Event::Rested { seat });
            }
        }
        self.then(seat.other(), Work::Next);
    }
    fn work(&mut self, seat: Seat, _: Work) {
        if !self.table.ground.is_empty() {
            self.ask(seat, Ask::Turn);
        }
    }
}

#[derive(Clone, PartialEq, Debug)]
pub struct Toy;

impl Toy {
    fn asked(&self, _: &State, _: Seat, ask: Ask) -> Asked {
        ask.manner().asked
    }
    fn answers(&self, _: &State, _: Seat, _: Ask, out: &mut impl FnMut(Action) -> Flow) -> Flow {
        Action::ALL.into_iter().try_for_each(out)
    }
    fn laid(&self, ground: Vec<u8>) -> State {
        let (stores, pending) = (Default::default(), Pending::default());
        let mut s = State { ground, stores, rests: [0; 2], rolled: Vec::new(), deeds: Deeds::default(), pending };
        let mut run = Run { rules: self, table: &mut s, told: &mut Deaf };
        run.then(Seat(0), Work::Next);
        run.advance();
        s
    }
}

impl Game for Toy {
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;

    fn name(&self) -> &'static str {
        "toy"
    }
    fn mode(&self) -> String {
        "duel".to_owned()
    }
    fn pack_digest(&self) -> Digest {
        Digest::of_value(&ACORNS)
    }
    fn seats(&self) -> usize {
        2
    }
    fn turn(&self, s: &State) -> Option<Side> {
        self.decider(s).map(Side::player)
    }
    fn seat_name(&self, seat: Seat) -> Line {
        Line::new(["toy-red", "toy-grey"][seat.index()])
    }
    fn setup(&self, seed: u64) -> State {
        let mut ground = ACORNS;
        Chance::from_seed(seed).shuffle(&mut ground);
        self.laid(ground.to_vec())
    }
    fn decider(&self, s: &State) -> Option<Seat> {
        s.pending.question().map(|(seat, _)| seat)
    }
    fn choices(&self, s: &State, out: &mut impl FnMut(Action) -> Flow) -> Flow {
        match s.pending.question() {
            Some((seat, ask)) => self.answers(s, seat, ask, out),
            None => GO_ON,
        }
    }
    fn why_not(&self, _: &State, _: Action) -> Refusal {
        Refusal::GameOver
    }
    fn perform(&self, s: &mut State, action: Action, told: &mut impl Sink<Toy>) {
        Run { rules: self, table: s, told }.perform(action);
    }
    fn outcome(&self, s: &State) -> Outcome {
        let points = |i: usize| s.stores[i].iter().map(|&n| i32::from(n)).sum::<i32>() + 2 * i32::from(s.rests[i]);
        let scores: table::PerSeat<i32> = [0, 1].map(points).into_iter().collect();
        let best = |seat: &Seat| scores[seat.index()] >= scores[seat.other().index()] && self.decider(s).is_none();
        let winners = [Seat(0), Seat(1)].into_iter().filter(best).collect();
        Outcome { scores, winners, automa: None }
    }
    fn view(&self, s: &State, viewer: Viewer) -> View {
        let store = |i: usize| {
            let seen = (viewer == Viewer::Seat(Seat(i as u8))).then(|| s.stores[i].clone());
            (seen, s.stores[i].len())
        };
        let (ground, rolled, pending) = (s.ground.len(), s.rolled.len(), s.pending.clone());
        View { ground, stores: [store(0), store(1)], rests: s.rests, rolled, pending }
    }
    fn sample(&self, view: &View, chance: &mut Chance) -> State {
        let mut hidden = ACORNS.to_vec();
        for acorn in view.stores.iter().filter_map(|(seen, _)| seen.as_ref()).flatten() {
            hidden.remove(hidden.iter().position(|other| other == acorn).expect("one of the acorns"));
        }
        chance.shuffle(&mut hidden);
        let mut take = |n: usize| hidden.split_off(hidden.len() - n);
        let stores = view.stores.clone().map(|(seen, n)| seen.unwrap_or_else(|| take(n)));
        let (rolled, ground) = (take(view.rolled), take(view.ground));
        State { ground, stores, rests: view.rests, rolled, deeds: Deeds::default(), pending: view.pending.clone() }
    }
    fn write_action(&self, action: Action) -> String {
        action.id().to_owned()
    }
    fn read_action(&self, text: &str) -> Result<Action, Line> {
        Action::from_id(text).ok_or_else(|| Line::new("toy-unreadable"))
    }
    fn census(&self, s: &State) -> Result<(), String> {
        let mut all: Vec<u8> = [&s.ground, &s.rolled].into_iter().chain(&s.stores).flatten().copied().collect();
        all.sort_unstable();
        if all == ACORNS { Ok(()) } else { Err(format!("these are not the acorns: {all:?}")) }
    }
}

impl Stage for Toy {
    fn position(&self, _: u64, node: &Node) -> Result<State, PackError> {
        let mut fields = Fields::of(node)?;
        let ground = fields.list("ground")?.iter().rev().map(|node| node.number(1, 4).map(|n| n as u8));
        let ground = ground.collect::<Result<_, _>>()?;
        fields.finish()?;
        Ok(self.laid(ground))
    }
    fn expect(&self, s: &State, wanted: &mut Fields<'_>) -> Result<(), Flaw> {
        for (name, seat) in SEATS {
            if let Some(node) = wanted.get(name) {
                let mut fields = Fields::of(node)?;
                fields.same_number("store", s.stores[seat.index()].len() as i64)?;
                fields.same_score(|| [("points", self.outcome(s).scores[seat.index()])])?;
                fields.finish()?;
            }
        }
        Ok(())
    }
    fn ask_id(&self, s: &State) -> String {
        table::scenario::asked(s.pending.question(), table::named::variant_id)
    }
    fn by_name(&self) -> Vec<(&'static str, Side)> {
        SEATS.map(|(name, seat)| (name, seat.into())).to_vec()
    }
}
