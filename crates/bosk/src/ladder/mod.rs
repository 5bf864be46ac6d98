//! `bosk ladder`: how strong the bots are, against each other or against the opponent in the box.
//!
//! Every level meets every other in games by pairs: the same cards twice, with the seats swapped. Against the box each
//! level plays the same cards alone, in all seats. A game depends on its number alone, so that the tables are the same
//! with one core or many, and what was kept in a file goes on where it stopped.

mod rating;

use crate::failure::Failure;
use crate::sim::wilson;
use crate::work::{self, Series};
use bots::{Bot, Judge};
pub use rating::{Rating, ratings};
use serde::{Deserialize, Serialize};
use table::{Arg, Chance, Deaf, Line, Tell, Viewer};
use words::Words;

/// What to play.
pub struct Plan<'p> {
    /// The levels, from the weakest to the strongest.
    pub levels: Vec<String>,
    /// The games of each pair, or of each level against the box.
    pub series: Series<'p>,
}

/// What came of it all.
#[derive(Serialize)]
pub struct Report {
    #[serde(rename = "box")]
    game: &'static str,
    mode: String,
    seed: u64,
    /// Games that were wanted, and those that were finished.
    pub wanted: u64,
    /// Games that were finished.
    pub finished: u64,
    /// Every pair of levels that met.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub pairs: Vec<Pair>,
    /// Every level against the opponent in the box.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub alone: Vec<Alone>,
    /// The levels, the weakest first as they were named.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub ratings: Vec<Rating>,
}

/// What came of two levels.
#[derive(Serialize)]
pub struct Pair {
    /// The stronger one, by the order in which they were named.
    pub upper: String,
    /// The weaker one.
    pub lower: String,
    /// Games.
    pub games: u64,
    /// The share that the stronger one won, a shared victory counted half.
    pub share: f64,
    /// Lower end of the 95 % interval.
    pub low: f64,
    /// Upper end of the 95 % interval.
    pub high: f64,
    /// Points of the stronger one on average.
    pub upper_mean: f64,
    /// Points of the weaker one on average.
    pub lower_mean: f64,
}

/// What came of one level against the box.
#[derive(Serialize)]
pub struct Alone {
    /// The level.
    pub level: String,
    /// Games.
    pub games: u64,
    /// The share of games won.
    pub share: f64,
    /// Lower end of the 95 % interval.
    pub low: f64,
    /// Upper end of the 95 % interval.
    pub high: f64,
    /// Points on average.
    pub mean: f64,
    /// Points of the opponent in the box on average, if it has any.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rival_mean: Option<f64>,
}

/// One game that is finished.
#[derive(Clone, Serialize, Deserialize)]
struct Done {
    number: u64,
    /// What the stronger level won: 1, 0, or a half.
    won: f64,
    /// Points on average of the stronger level, and of the other or the box.
    upper: f64,
    lower: Option<f64>,
}

impl work::Done for Done {
    fn number(&self) -> u64 {
        self.number
    }
}

/// Who meets: two levels by their place, or one with nobody.
type Match = (usize, Option<usize>);

/// Plays whatever is not yet kept, and reports on all that is finished.
pub fn climb<G: Judge + Tell>(game: &G, plan: &Plan<'_>, label: &str) -> Result<Report, Failure> {
    let alone = game.outcome(&game.setup(plan.series.seed)).automa.is_some();
    let matches: Vec<Match> = match alone {
        true => (0..plan.levels.len()).map(|level| (level, None)).collect(),
        false => (1..plan.levels.len()).flat_map(|upper| (0..upper).map(move |lower| (upper, Some(lower)))).collect(),
    };
    let wanted = matches.len() as u64 * plan.series.games;
    let what = format!(
        "{} {} {} {} {}",
        game.name(),
        game.mode(),
        game.pack_digest(),
        plan.levels.join(","),
        plan.series.seed
    );
    // Matches take turns, so that whatever is finished says something about each.
    let of = |number: u64| (matches[(number % matches.len() as u64) as usize], number / matches.len() as u64);
    let play = |number: u64| {
        let (who, round) = of(number);
        one_game(game, plan, who, number, round)
    };
    let numbers = (0..wanted).filter(|&number| of(number).1 < plan.series.games);
    let done = plan.series.play(label, what, numbers, play)?;
    Ok(report(game, plan, &matches, &done, wanted))
}

fn one_game<G: Judge + Tell>(game: &G, plan: &Plan<'_>, who: Match, number: u64, round: u64) -> Done {
    // Two games with swapped seats have the same cards.
    let pair = if who.1.is_some() { round / 2 } else { round };
    let seed = plan.series.seed.wrapping_add(pair);
    let is_upper = |seat: usize| who.1.is_none() || (seat as u64 + round).is_multiple_of(2);
    let level = |seat: usize| if is_upper(seat) { who.0 } else { who.1.unwrap_or(who.0) };
    let mut seeds = Chance::from_seed(seed ^ 0x1adde7);
    let mut bots: Vec<Box<dyn Bot<G>>> = (0..game.seats())
        .map(|seat| bots::bot(&plan.levels[level(seat)], seeds.seed()).expect("levels were checked"))
        .collect();
    let (mut state, mut actions) = (game.setup(seed), Vec::new());
    while let Some(seat) = game.decider(&state) {
        game.legal(&state, &mut actions);
        let view = game.view(&state, Viewer::Seat(seat));
        let action = bots[seat.index()].choose(game, &view, &actions);
        game.apply(&mut state, action, &mut Deaf).expect("bots choose from the list");
    }
    let outcome = game.outcome(&state);
    let mean = |upper: bool| {
        let scores: Vec<i32> =
            (0..game.seats()).filter(|&seat| is_upper(seat) == upper).map(|seat| outcome.scores[seat]).collect();
        scores.iter().sum::<i32>() as f64 / scores.len().max(1) as f64
    };
    let winners = outcome.winners.iter().filter(|seat| is_upper(seat.index())).count() as f64;
    match outcome.automa {
        Some(automa) => Done {
            number,
            won: f64::from(u8::from(!automa.won)),
            upper: mean(true),
            lower: automa.score.map(f64::from),
        },
        None => Done {
            number,
            won: winners / outcome.winners.len().max(1) as f64,
            upper: mean(true),
            lower: Some(mean(false)),
        },
    }
}

fn report<G: Tell>(game: &G, plan: &Plan<'_>, matches: &[Match], done: &[Done], wanted: u64) -> Report {
    let mut report = Report {
        game: game.name(),
        mode: game.mode(),
        seed: plan.series.seed,
        wanted,
        finished: done.len() as u64,
        pairs: Vec::new(),
        alone: Vec::new(),
        ratings: Vec::new(),
    };
    let mut met = Vec::new();
    for (n, &(upper, lower)) in matches.iter().enumerate() {
        let of_these = |done: &&Done| done.number % matches.len() as u64 == n as u64;
        let played: Vec<&Done> = done.iter().filter(of_these).collect();
        let games = played.len() as u64;
        let sum = |part: fn(&Done) -> f64| played.iter().map(|done| part(done)).sum::<f64>();
        let mean = |part: fn(&Done) -> f64| sum(part) / games.max(1) as f64;
        let won = sum(|done| done.won);
        let (low, high) = wilson(won, games);
        let (share, upper_mean) = (mean(|done| done.won), mean(|done| done.upper));
        let lower_mean = mean(|done| done.lower.unwrap_or(0.0));
        let level = |n: usize| plan.levels[n].clone();
        match lower {
            Some(other) => {
                met.push((upper, other, won, games as f64));
                let (upper, lower) = (level(upper), level(other));
                report.pairs.push(Pair { upper, lower, games, share, low, high, upper_mean, lower_mean });
            }
            None => {
                let rival_mean = played.iter().any(|done| done.lower.is_some()).then_some(lower_mean);
                report.alone.push(Alone { level: level(upper), games, share, low, high, mean: upper_mean, rival_mean });
            }
        }
    }
    if !met.is_empty() {
        report.ratings = ratings(&plan.levels, &met);
    }
    report
}

impl Report {
    /// For people.
    pub fn tell(&self, words: &Words) {
        let share = |share: f64| Arg::Decimal(100.0 * share, 1);
        if self.finished < self.wanted {
            let line = Line::new("cli-ladder-unfinished").with("finished", self.finished as i64);
            println!("{}", words.say(&line.with("wanted", self.wanted as i64)));
        }
        for pair in &self.pairs {
            let line = Line::new("cli-ladder-pair")
                .with("upper", pair.upper.as_str())
                .with("lower", pair.lower.as_str())
                .with("games", pair.games as i64)
                .with("share", share(pair.share))
                .with("low", share(pair.low))
                .with("high", share(pair.high))
                .with("mean", Arg::Decimal(pair.upper_mean, 1))
                .with("other", Arg::Decimal(pair.lower_mean, 1));
            println!("{}", words.say(&line));
        }
        for alone in &self.alone {
            let line = Line::new("cli-ladder-alone")
                .with("level", alone.level.as_str())
                .with("games", alone.games as i64)
                .with("share", share(alone.share))
                .with("low", share(alone.low))
                .with("high", share(alone.high))
                .with("mean", Arg::Decimal(alone.mean, 1));
            println!("{}", words.say(&line));
        }
        for rating in &self.ratings {
            let line = Line::new("cli-ladder-rating")
                .with("level", rating.level.as_str())
                .with("rating", Arg::Decimal(rating.rating, 0))
                .with("low", Arg::Decimal(rating.low, 0))
                .with("high", Arg::Decimal(rating.high, 0));
            println!("{}", words.say(&line));
        }
    }
}
