//! A player who grows trees: each walk imagines a world of its own, goes down where it pays, and plays on in a hurry.
//!
//! Several trees grow side by side and count their walks together, so that cores share the work and the choice is the
//! same with one of them or many.

mod rollout;
mod tree;
mod wood;

use crate::counsel::Habits;
use crate::greedy::{By, answers};
use crate::planner::best_opinion;
use crate::reason::advised;
use crate::stake::{Mind, par};
use crate::{Advice, Bot, Judge};
use table::{Chance, Viewer, unheard};
use tree::Tree;
pub use tree::Tried;
use wood::{ROOT, Wood};

/// How long a bot may think.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Budget {
    /// So many walks; the same everywhere.
    Iterations(u32),
    /// So many milliseconds, told by a clock.
    Millis(u32),
    /// So many walks, if they take no longer than so many milliseconds.
    Within(u32, u32),
}

/// Tells the time in milliseconds.
pub type Clock = fn() -> f64;

/// Hears which of the choices is best so far.
pub type Hearer = fn(usize);

/// The clock of this machine, where it has one.
#[cfg(not(target_arch = "wasm32"))]
fn clock() -> f64 {
    static START: std::sync::LazyLock<std::time::Instant> = std::sync::LazyLock::new(std::time::Instant::now);
    START.elapsed().as_secs_f64() * 1_000.0
}

/// Searches with trees.
pub struct Forest<G: Judge> {
    chance: Chance,
    by: By<G>,
    habits: Habits,
    budget: Budget,
    clock: Option<Clock>,
    /// On how many cores the work is shared, where it is.
    cores: Option<usize>,
    hearer: Option<Hearer>,
    /// What was thought last.
    kept: Option<Kept<G>>,
    /// What the last choice took.
    pub thought: Thought,
}

/// What a choice took.
#[derive(Clone, Debug, Default)]
pub struct Thought {
    /// How many walks.
    pub iterations: u64,
    /// How many of an earlier choice still held and counted with them.
    pub kept: u64,
    /// How many decisions were held in mind.
    pub nodes: u64,
    /// What one of them weighs, in bytes.
    pub node_bytes: usize,
    /// What came of each choice, in the order in which they were listed.
    pub tried: Vec<Tried>,
}

/// So many walks are one tree's, and so many trees there are at most.
const WALKS_OF_A_TREE: u32 = 400;
const MOST_TREES: u32 = 8;
/// After so many walks of a tree it is told what is best so far.
const WALKS_UNTOLD: u32 = 50;
/// In so many imagined worlds a choice must lead to the next question, or what was thought of it is forgotten.
const WORLDS: u32 = 2;
/// After so many decisions nobody wants a game to end any more, and it is undecided.
const TO_THE_END: f32 = 1_000.0;

impl<G: Judge> Forest<G> {
    /// A forest of the size that is usual for the box.
    pub fn new(seed: u64) -> Forest<G> {
        Forest::with(seed, Budget::Iterations(G::counsel().habits.iterations as u32))
    }

    /// A forest that thinks for so long. A machine without a clock counts walks instead.
    pub fn with(seed: u64, budget: Budget) -> Forest<G> {
        #[cfg(not(target_arch = "wasm32"))]
        let clock = Some(clock as Clock);
        #[cfg(target_arch = "wasm32")]
        let clock = None;
        let (by, habits) = (best_opinion::<G>(), G::counsel().habits.clone());
        let (chance, thought) = (Chance::from_seed(seed), Thought::default());
        Forest { chance, by, habits, budget, clock, cores: None, hearer: None, kept: None, thought }
    }

    /// The same, but every walk leads to the end of the game and nothing counts but who wins, a shared victory half: what
    /// comes of a choice in the mean is the chance to win with it. In a hurry all play equally badly; who plays against the
    /// box takes care instead, looks at every choice and has the end of each turn in mind.
    #[must_use]
    pub fn to_the_end(mut self, with_care: bool) -> Forest<G> {
        self.habits =
            Habits { playout: TO_THE_END, stake: 1e3, victory: 1e9, ambition: 0.0, given: 0.0, ..self.habits };
        if with_care {
            (self.habits.haste, self.habits.tries) = (0.0, f32::MAX);
        }
        self
    }

    /// The same of another opinion.
    #[must_use]
    pub fn judging(mut self, by: By<G>) -> Forest<G> {
        self.by = by;
        self
    }

    /// The same with another clock.
    #[must_use]
    pub fn timed_by(mut self, clock: Clock) -> Forest<G> {
        self.clock = Some(clock);
        self
    }

    /// The same, and somebody hears now and then what is best so far.
    #[must_use]
    pub fn heard_by(mut self, hearer: Hearer) -> Forest<G> {
        self.hearer = Some(hearer);
        self
    }

    /// Other luck for what is thought next; what was thought before is kept.
    pub fn reseed(&mut self, seed: u64) {
        self.chance = Chance::from_seed(seed);
    }

    /// The same on so many cores. What is chosen is the same with one of them or many, as long as no clock says stop.
    #[must_use]
    pub fn on(mut self, cores: usize) -> Forest<G> {
        self.spread(cores);
        self
    }

    /// How many trees grow, and how far each.
    fn shares(&self) -> Vec<Share> {
        let parts = |all: u32, trees: u32, until| -> Vec<Share> {
            (0..trees).map(|n| Share { walks: all / trees + u32::from(n < all % trees), until }).collect()
        };
        let trees = |all: u32| (all / WALKS_OF_A_TREE).clamp(1, MOST_TREES);
        let walks = |all: u32| parts(all.max(1), trees(all), None);
        let timed = |all: u32, trees: u32, millis: u32, clock: Clock| {
            parts(all, trees, Some((clock, clock() + f64::from(millis))))
        };
        match (self.budget, self.clock) {
            (Budget::Iterations(all), _) | (Budget::Within(all, _), None) => walks(all),
            (Budget::Millis(_), None) => walks(G::counsel().habits.iterations as u32),
            // Who looks at nothing but the clock grows one tree on each core, so that none waits for its turn.
            (Budget::Millis(millis), Some(clock)) => timed(u32::MAX, self.cores.unwrap_or(1) as u32, millis, clock),
            // One tree is the best use of one core; trees to be shared are as many on every machine.
            (Budget::Within(all, millis), Some(clock)) => {
                timed(all, self.cores.map_or(1, |_| trees(all)), millis, clock)
            }
        }
    }

    fn best(&mut self, game: &G, view: &G::View, legal: &[G::Action]) -> G::Action {
        let kept = self.kept.take().filter(|kept| kept.leads_to(game, view));
        let mut grown = kept.iter().flat_map(Kept::grown);
        let bare = || Wood::bare(legal[0]);
        let shares = self.shares().into_iter();
        let work = shares.map(|share| (share, self.chance.seed(), grown.next().unwrap_or_else(bare))).collect();
        let par = kept.as_ref().map_or_else(|| par(game, &self.by, &self.habits, view), |kept| kept.par);
        let mind = Mind { game, by: &self.by, habits: &self.habits, par };
        let grow = |(share, seed, wood): (Share, u64, Wood<G::Action>)| {
            let kept = wood.node(ROOT).visits;
            let mut tree = Tree::new(mind, view, legal, wood, seed);
            let mut walks = 0u32;
            let iterations = share.less(kept).spend(|| {
                tree.grow();
                walks += 1;
                if let Some(hearer) = self.hearer.filter(|_| walks.is_multiple_of(WALKS_UNTOLD)) {
                    hearer(favourite(&tree.tried()));
                }
            });
            (u64::from(kept), iterations, tree.tried(), tree.felled())
        };
        let mut all = Thought {
            node_bytes: Wood::<G::Action>::NODE_BYTES,
            tried: vec![Tried::default(); legal.len()],
            ..Thought::default()
        };
        let mut trees = Vec::new();
        for (kept, iterations, tried, wood) in side_by_side(work, self.cores.unwrap_or(1), grow) {
            all.kept += kept;
            all.iterations += iterations;
            all.nodes += wood.size() as u64;
            for (sum, tried) in all.tried.iter_mut().zip(tried) {
                sum.visits += tried.visits;
                sum.sum += tried.sum;
            }
            trees.push(wood);
        }
        self.thought = all;
        let chosen = legal[favourite(&self.thought.tried)];
        self.kept = Some(Kept { view: view.clone(), chosen, par, trees });
        chosen
    }
}

/// The choice that was tried most: it has proved itself most.
fn favourite(tried: &[Tried]) -> usize {
    (0..tried.len()).fold(0, |best, n| {
        let (a, b) = (&tried[best], &tried[n]);
        if (b.visits, b.sum) > (a.visits, a.sum) { n } else { best }
    })
}

/// What was thought of a question, for the one that comes after it.
struct Kept<G: Judge> {
    view: G::View,
    chosen: G::Action,
    par: f32,
    trees: Vec<Wood<G::Action>>,
}

impl<G: Judge> Kept<G> {
    /// Whether nothing that was not foreseen has come between: the choice leads to this view in whatever world.
    fn leads_to(&self, game: &G, view: &G::View) -> bool {
        // Luck of its own, so that a question by itself is thought of as if nothing had been kept.
        let mut chance = Chance::from_seed(0);
        (0..WORLDS).all(|_| self.leads_once(game, view, &mut chance))
    }

    fn leads_once(&self, game: &G, view: &G::View, chance: &mut Chance) -> bool {
        let mut state = game.sample(&self.view, chance);
        let mut actions = vec![self.chosen];
        let Some(seat) = game.decider(&state) else { return false };
        // What has only one answer stands in no tree.
        while let [only] = actions[..] {
            game.perform(&mut state, only, &mut unheard!());
            if game.decider(&state).is_none() {
                return false;
            }
            answers(game, &state, &mut actions);
        }
        game.view(&state, Viewer::Seat(seat)) == *view
    }

    /// What grew from the choice in each tree.
    fn grown(&self) -> impl Iterator<Item = Wood<G::Action>> + '_ {
        self.trees.iter().filter_map(|tree| tree.grown_from(self.chosen))
    }
}

/// What one tree may take: so many walks, until the clock says so.
#[derive(Clone, Copy)]
struct Share {
    walks: u32,
    until: Option<(Clock, f64)>,
}

impl Share {
    /// The same with some walks done before: they are worth as many, up to half of all.
    fn less(self, done: u32) -> Share {
        Share { walks: self.walks - done.min(self.walks / 2), ..self }
    }

    /// Walks as often as may be, once at least; how often that was.
    fn spend(self, mut walk: impl FnMut()) -> u64 {
        let mut walks = 0;
        loop {
            walk();
            walks += 1;
            if walks >= u64::from(self.walks) || self.until.is_some_and(|(clock, end)| clock() >= end) {
                return walks;
            }
        }
    }
}

/// Does all the work on some cores; the results come in the order of the work.
fn side_by_side<W: Send, R: Send>(mut work: Vec<W>, threads: usize, does: impl Fn(W) -> R + Sync) -> Vec<R> {
    if threads < 2 || work.len() < 2 {
        return work.into_iter().map(does).collect();
    }
    let part = work.len().div_ceil(threads);
    std::thread::scope(|scope| {
        let does = &does;
        let mut parts = Vec::new();
        while !work.is_empty() {
            let rest = work.split_off(part.min(work.len()));
            let part = std::mem::replace(&mut work, rest);
            parts.push(scope.spawn(move || part.into_iter().map(does).collect::<Vec<R>>()));
        }
        parts.into_iter().flat_map(|part| part.join().unwrap_or_default()).collect()
    })
}

impl<G: Judge> Bot<G> for Forest<G> {
    fn spread(&mut self, cores: usize) {
        self.cores = Some(cores.max(1));
    }

    fn choose(&mut self, game: &G, view: &G::View, legal: &[G::Action]) -> G::Action {
        match legal {
            [only] => *only,
            _ => self.best(game, view, legal),
        }
    }

    fn advise(&mut self, game: &G, view: &G::View, legal: &[G::Action]) -> Advice<G::Action> {
        let action = self.choose(game, view, legal);
        advised(game, &self.by, view, legal, action, &mut self.chance)
    }
}
