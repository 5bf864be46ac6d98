//! Looking back at a game: how good the chances were before each decision of a seat, and what it might have done.
//!
//! A decision is judged by what its seat saw then, never by what was hidden. A first look at all of them is followed by a
//! longer one at those that seem to have mattered most, so that what is said of them is no accident.

use crate::board::Board;
use crate::{Chance, Game, Line, Seat, Sitting, Viewer};
use std::ops::Deref;

/// How many turning points there are at most,
const MOST: usize = 3;
/// how much each costs at least,
const LOSS: f32 = 0.05;
/// and how many decisions lie between two of them at least, counting one of the two.
const APART: usize = 3;
/// A game of fewer decisions is too short to say anything.
const SHORT: usize = 10;
/// A chance leans on those of so many decisions before it, and as many after it.
const NEIGHBOURS: usize = 2;
/// How much longer a second look takes,
const CARE: u32 = 8;
/// and how many decisions get one.
const CHECKS: usize = 8;

/// The chance to win with a way to play on, from 0 to 1.
///
/// ```
/// use table::review::Odds;
///
/// let odds = Odds::of(0.75, 100, 1.0);
/// assert!(odds.low < 0.75 && 0.75 < odds.high);
/// ```
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Odds {
    /// The chance; a shared victory is half of one.
    pub share: f32,
    /// The bounds between which it lies in 19 of 20 cases, as far as so few imagined games tell: the lower,
    pub low: f32,
    /// and the upper.
    pub high: f32,
}

impl Odds {
    /// The chance of who won this share of so many imagined games, and whose odds are so many times better than there.
    pub fn of(share: f32, games: u32, better: f32) -> Odds {
        // Wilson's bounds.
        let (n, z) = (games.max(1) as f32, 1.96);
        let spread = z * (share * (1.0 - share) / n + z * z / (4.0 * n * n)).sqrt();
        let (centre, scale) = (share + z * z / (2.0 * n), 1.0 + z * z / n);
        let (low, high) = ((centre - spread) / scale, (centre + spread) / scale);
        let share = share.clamp(0.0, 1.0);
        // What all games agree on is doubted no more than they say.
        let better = if (0.001..=0.999).contains(&share) { better } else { 1.0 };
        let fair = |share: f32| share * better / (1.0 - share + share * better);
        Odds { share: fair(share), low: fair(low.clamp(0.0, share)), high: fair(high.clamp(share, 1.0)) }
    }

    /// What several odds say together, each with how much it counts; the surer one is, the more it counts besides.
    fn together(all: impl Iterator<Item = (Odds, f32)> + Clone) -> Odds {
        let weight = |(odds, counts): (Odds, f32)| {
            let doubt = (odds.high - odds.low).max(0.02);
            counts / (doubt * doubt)
        };
        let sum: f32 = all.clone().map(weight).sum();
        let mean = |of: fn(Odds) -> f32| all.clone().map(|one| of(one.0) * weight(one) / sum).sum::<f32>();
        // Doubts of different games add up like the sides of a right angle.
        let spread = |of: fn(Odds) -> f32| {
            let squares = all.clone().map(|one| (of(one.0) * weight(one) / sum).powi(2));
            squares.sum::<f32>().sqrt()
        };
        let share = mean(|odds| odds.share);
        let (low, high) = (spread(|odds| odds.share - odds.low), spread(|odds| odds.high - odds.share));
        Odds { share, low: (share - low).max(0.0), high: (share + high).min(1.0) }
    }
}

/// What was found about a decision.
/// [`Review`] has an example.
#[derive(Clone, PartialEq, Debug)]
pub struct Judged<A> {
    /// The chance to win with what was played.
    pub played: Odds,
    /// What else might have been played: the best of the other things to do, as far as it was found.
    pub other: A,
    /// The chance to win with that.
    pub instead: Odds,
    /// What speaks for it, in one line.
    pub reason: Line,
    /// What would have come of it, where that was asked: it, and what followed at a table that was [`imagined`].
    pub line: Vec<A>,
}

impl<A> Judged<A> {
    /// The chance before the decision: with the better of the two.
    pub fn before(&self) -> Odds {
        if self.instead.share > self.played.share { self.instead } else { self.played }
    }

    /// What the decision cost, compared to the other; negative if it was better.
    pub fn loss(&self) -> f32 {
        self.instead.share - self.played.share
    }
}

/// A decision of the seat that is looked at.
/// [`Review`] has an example.
#[derive(Clone, PartialEq, Debug)]
pub struct Decision<A> {
    /// How many moves had been made before it.
    pub after: usize,
    /// What was played.
    pub played: A,
    /// What was found.
    pub judged: Option<Judged<A>>,
    /// Which decision it is, everybody's counted.
    place: usize,
    /// Whether it was looked at a second time.
    checked: bool,
}

impl<A> Decision<A> {
    fn loss(&self) -> f32 {
        self.judged.as_ref().map_or(0.0, Judged::loss)
    }
}

/// A decision that is to be judged next.
/// [`Review`] has an example.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Task {
    /// How many moves had been made before it.
    pub after: usize,
    /// How much longer than usual it is looked at.
    pub times: u32,
}

/// A decision as the seat saw it that took it.
/// [`seen`] has an example.
pub struct Seen<G: Game + ?Sized> {
    /// What was seen.
    pub view: G::View,
    /// What could be done.
    pub legal: Vec<G::Action>,
    /// What was done.
    pub played: G::Action,
}

/// What is known so far about the decisions of a seat.
///
/// ```
/// # mod toy {
/// #     include!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/toy/acorns.rs"));
/// #     include!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/toy/shown.rs"));
/// # }
/// use table::review::{Judged, Odds, Review};
/// use table::{Game, Line, Seat, Sitting};
/// use toy::{Action, Toy};
///
/// let mut sitting = Sitting::new(&Toy, 1, vec!["red".to_owned(), "grey".to_owned()]);
/// while let Some(seat) = Toy.decider(sitting.state()) {
///     sitting.act(seat, Action::Rest).unwrap();
/// }
/// let mut review: Review<Action> = Review::of(&sitting, Seat(0));
/// // Digging would have been as good, but once it would have been much better.
/// while let Some(task) = review.next() {
///     let odds = |share| Odds::of(share, 1_000, 1.0);
///     let instead = odds(if task.after == 4 { 0.9 } else { 0.5 });
///     let (other, reason) = (Action::Dig, Line::new("nothing"));
///     review.learn(task, Judged { played: odds(0.5), other, instead, reason, line: Vec::new() });
/// }
/// let turned: Vec<usize> = review.turning_points().iter().map(|decision| decision.after).collect();
/// assert_eq!(turned, [4]);
/// assert_eq!(review.curve().len(), review.decisions().len());
/// ```
#[derive(Clone, Debug)]
pub struct Review<A> {
    decisions: Vec<Decision<A>>,
    /// How many decisions everybody took.
    all: usize,
}

impl<A: Copy> Review<A> {
    /// The real decisions of a seat, none of them judged; everybody's where one person plays all seats.
    pub fn of<R>(sitting: &Sitting<R>, seat: Seat) -> Review<A>
    where
        R: Deref<Target: Board<Action = A>>,
    {
        let (game, moves, starts) = (sitting.game(), sitting.moves(), sitting.decisions());
        let mut legal = Vec::new();
        let mut is_choice = |after: usize| {
            game.legal(sitting.state_at(after), &mut legal);
            legal.len() > 1
        };
        let own = starts.iter().copied().enumerate().filter(|&(_, at)| game.is_solo() || moves[at].seat == seat);
        let own = own.filter(|&(_, at)| is_choice(at)).map(|(place, after)| Decision {
            after,
            played: moves[after].action,
            judged: None,
            place,
            checked: false,
        });
        Review { decisions: own.collect(), all: starts.len() }
    }

    /// Whether too little was decided to say anything.
    pub fn is_short(&self) -> bool {
        self.all < SHORT || self.decisions.is_empty()
    }

    /// The decisions from the first to the last.
    pub fn decisions(&self) -> &[Decision<A>] {
        &self.decisions
    }

    /// What is to be judged next: each decision once, then those that seem to have mattered, with more care.
    pub fn next(&self) -> Option<Task> {
        if self.is_short() {
            return None;
        }
        if let Some(fresh) = self.decisions.iter().find(|decision| decision.judged.is_none()) {
            return Some(Task { after: fresh.after, times: 1 });
        }
        let checks = self.decisions.iter().filter(|decision| decision.checked).count();
        let suspects = self.drops(|_| true).into_iter().chain(self.best(|_| true));
        let suspect = suspects.into_iter().find(|decision| !decision.checked && checks < CHECKS);
        suspect.map(|decision| Task { after: decision.after, times: CARE })
    }

    /// Remembers what came of a task.
    pub fn learn(&mut self, task: Task, judged: Judged<A>) {
        if let Some(decision) = self.decisions.iter_mut().find(|decision| decision.after == task.after) {
            decision.judged = Some(judged);
            decision.checked |= task.times > 1;
        }
    }

    /// How many tasks are done, and how many there may be.
    pub fn progress(&self) -> (usize, usize) {
        let count = |is: fn(&Decision<A>) -> bool| self.decisions.iter().filter(|decision| is(decision)).count();
        let done = count(|decision| decision.judged.is_some()) + CARE as usize * count(|decision| decision.checked);
        let all = self.decisions.len() + CARE as usize * CHECKS.min(self.decisions.len());
        if self.next().is_none() { (all, all) } else { (done, all) }
    }

    /// The decisions that cost most, in the order of the game: each a real loss and no two close together.
    pub fn turning_points(&self) -> Vec<&Decision<A>> {
        self.drops(|decision| decision.checked)
    }

    /// The chance before each decision that is judged, with the moves made before it. So few games tell it that it leans on its
    /// neighbours, the surer ones most; but never across a turning point, and turning points stand as they are.
    pub fn curve(&self) -> Vec<(usize, Odds)> {
        let turns: Vec<usize> = self.turning_points().into_iter().map(|point| point.after).collect();
        let judged = self.decisions.iter().filter_map(|decision| Some((decision.after, decision.judged.as_ref()?)));
        let points: Vec<(usize, Odds)> = judged.map(|(after, judged)| (after, judged.before())).collect();
        // How many turning points were passed before a decision.
        let stretch = |after: usize| turns.iter().filter(|&&turn| turn < after).count();
        let steadied = |n: usize| {
            let (after, odds) = points[n];
            if turns.contains(&after) {
                return (after, odds);
            }
            let near = n.saturating_sub(NEIGHBOURS)..(n + NEIGHBOURS + 1).min(points.len());
            let near = near.filter(|&m| stretch(points[m].0) == stretch(after));
            (after, Odds::together(near.map(|m| (points[m].1, (NEIGHBOURS + 1 - n.abs_diff(m)) as f32))))
        };
        (0..points.len()).map(steadied).collect()
    }

    /// The decision that was best, compared to what else might have been done; none if everything else was better.
    pub fn strongest(&self) -> Option<&Decision<A>> {
        self.best(|decision| decision.checked)
    }

    fn drops(&self, counts: impl Fn(&Decision<A>) -> bool) -> Vec<&Decision<A>> {
        let costs = |decision: &&Decision<A>| counts(decision) && decision.loss() >= LOSS;
        let mut worst: Vec<&Decision<A>> = self.decisions.iter().filter(costs).collect();
        worst.sort_by(|a, b| b.loss().total_cmp(&a.loss()));
        let mut drops: Vec<&Decision<A>> = Vec::new();
        for decision in worst {
            if drops.len() < MOST && drops.iter().all(|other| other.place.abs_diff(decision.place) >= APART) {
                drops.push(decision);
            }
        }
        drops.sort_by_key(|decision| decision.place);
        drops
    }

    fn best(&self, counts: impl Fn(&Decision<A>) -> bool) -> Option<&Decision<A>> {
        let judged = self.decisions.iter().filter(|decision| decision.judged.is_some() && counts(decision));
        judged.filter(|decision| decision.loss() < 0.0).min_by(|a, b| a.loss().total_cmp(&b.loss()))
    }
}

/// A decision as the seat saw it that took it, if it was one.
///
/// ```
/// # mod toy {
/// #     include!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/toy/acorns.rs"));
/// #     include!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/toy/shown.rs"));
/// # }
/// use table::review::{imagined, seen};
/// use table::{Game, Seat, Sitting, Viewer};
/// use toy::{Action, Toy};
///
/// let mut sitting = Sitting::new(&Toy, 1, vec!["red".to_owned(), "grey".to_owned()]);
/// sitting.act(Seat(0), Action::Dig).unwrap();
/// let first = seen(&sitting, 0).unwrap();
/// assert_eq!((first.played, first.legal.len()), (Action::Dig, 2));
/// assert!(seen(&sitting, 1).is_none());
/// // Another table that looked the same.
/// let table = imagined(&Toy, &first.view, 7, vec!["red".to_owned(), "grey".to_owned()]);
/// assert_eq!(Toy.view(table.state(), Viewer::Seat(Seat(0))), first.view);
/// ```
pub fn seen<R: Deref<Target: Game>>(sitting: &Sitting<R>, after: usize) -> Option<Seen<R::Target>> {
    let (game, state, played) = (sitting.game(), sitting.state_at(after), sitting.moves().get(after)?);
    let mut legal = Vec::new();
    game.legal(state, &mut legal);
    Some(Seen { view: game.view(state, Viewer::Seat(played.seat)), legal, played: played.action })
}

/// A table that looks as it was seen, to play on at. The same luck imagines the same table.
/// [`seen`] has an example.
pub fn imagined<R: Deref<Target: Game>>(
    game: R,
    view: &<R::Target as Game>::View,
    luck: u64,
    seats: Vec<String>,
) -> Sitting<R> {
    let world = game.sample(view, &mut Chance::from_seed(luck));
    Sitting::new(game, luck, seats).at_position(world)
}
