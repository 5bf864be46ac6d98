//! `bosk review`: where a game was won and lost, as far as a seat could see.

use crate::failure::Failure;
use crate::terminal::{Drawn, bold, dim, wrap};
use crate::work::{self, Shift};
use bots::review::{Decision, Judged, Odds, Review, Seen, judge, seen};
use serde::Serialize;
use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::Path;
use table::{Arg, Line, Record, Seat, Sitting};
use words::Words;

/// How many games are imagined for a choice unless somebody says otherwise.
pub const GAMES: u32 = 400;

/// What came of a review. Chances are shares from 0 to 1, moves are counted from 1.
#[derive(Serialize)]
pub struct Report {
    #[serde(rename = "box")]
    game: String,
    mode: String,
    seat: usize,
    /// How many games were imagined for each choice at first sight.
    games: u32,
    moves: usize,
    /// Every decision.
    pub curve: Vec<Point>,
    /// The first move of each part of the game.
    #[serde(skip)]
    pub seasons: Vec<(usize, Line)>,
    /// The decisions that cost most, by their places in the curve.
    pub turning_points: Vec<usize>,
    /// The best decision, by its place.
    pub strongest: Option<usize>,
    /// What the seat is called.
    #[serde(skip)]
    who: Line,
}

/// A decision with the chances before and after it.
#[derive(Serialize)]
pub struct Point {
    /// The move with which it began.
    #[serde(rename = "move")]
    pub number: usize,
    /// The part of the game.
    season: &'static str,
    /// The chance to win before it, and within which bounds.
    pub before: f32,
    /// The least.
    pub low: f32,
    /// The most.
    pub high: f32,
    /// The chance with what was played.
    pub after: f32,
    /// The chance with the other.
    instead: f32,
    played: String,
    other: String,
    #[serde(skip)]
    season_line: Line,
    #[serde(skip)]
    played_line: Line,
    #[serde(skip)]
    other_line: Line,
    #[serde(skip)]
    reason: Line,
}

/// The seat that is looked at: the one asked for, or the first person's, or the first.
pub fn seat(path: &Path, record: &Record, wish: Option<u64>) -> Result<Seat, Failure> {
    let seats = record.seats.len();
    match wish {
        Some(n) if n == 0 || n > seats as u64 => {
            let why = Line::new("cli-no-such-seat").with("n", n as i64).with("seats", seats);
            Err(Failure::at(path, why))
        }
        Some(n) => Ok(Seat(n as u8 - 1)),
        None => Ok(Seat(record.seats.iter().position(|name| name == "human").unwrap_or(0) as u8)),
    }
}

/// Judges the decisions of a seat on all cores; nothing if there are too few.
pub fn review<G: Drawn>(words: &Words, sitting: &Sitting<&G>, seat: Seat, games: u32) -> Option<Report> {
    let game = sitting.game();
    let mut review = Review::of(sitting, seat);
    let decisions: BTreeMap<u64, Seen<G>> = (review.decisions().iter())
        .filter_map(|decision| Some((decision.after as u64, seen(sitting, decision.after)?)))
        .collect();
    let label = words.get("cli-progress-review");
    let shift = Shift { label: &label, until: None };
    while let Some(task) = review.next() {
        // At first sight all at once, each on a core of its own, then one by one on all of them.
        let (numbers, cores): (Vec<u64>, usize) = match task.times {
            1 => (decisions.keys().copied().collect(), 1),
            _ => (vec![task.after as u64], work::cores()),
        };
        let seed = sitting.seed();
        let look = |after: u64| {
            let seed = seed.wrapping_mul(0x9e37).wrapping_add(after * 16 + u64::from(task.times));
            judge(game, &decisions[&after], games * task.times, seed, cores)
        };
        for (after, judged) in work::all(&shift, &numbers, look, |_, _| {}) {
            review.learn(bots::review::Task { after: after as usize, ..task }, judged);
        }
    }
    (!review.is_short()).then(|| report(sitting, seat, games, &review, &decisions))
}

fn report<G: Drawn>(
    sitting: &Sitting<&G>,
    seat: Seat,
    games: u32,
    review: &Review<G::Action>,
    decisions: &BTreeMap<u64, Seen<G>>,
) -> Report {
    let game = sitting.game();
    let season = |after: usize| game.season(sitting.state_at(after), seat);
    let point = |(decision, judged): (&Decision<G::Action>, &Judged<G::Action>)| {
        let view = &decisions[&(decision.after as u64)].view;
        let before: Odds = judged.before();
        Point {
            number: decision.after + 1,
            before: before.share,
            low: before.low,
            high: before.high,
            after: judged.played.share,
            instead: judged.instead.share,
            played: game.write_action(decision.played),
            other: game.write_action(judged.other),
            season: season(decision.after).id,
            season_line: season(decision.after).name,
            played_line: game.offer(view, decision.played),
            other_line: game.offer(view, judged.other),
            reason: judged.reason.clone(),
        }
    };
    let judged = review.decisions().iter().filter_map(|decision| Some((decision, decision.judged.as_ref()?)));
    let curve: Vec<Point> = judged.map(point).collect();
    let place = |decision: &Decision<G::Action>| curve.iter().position(|point| point.number == decision.after + 1);
    let begins = |&after: &usize| after == 0 || season(after) != season(after - 1);
    Report {
        game: game.name().to_owned(),
        mode: game.mode(),
        seat: seat.index() + 1,
        games,
        moves: sitting.moves().len(),
        seasons: (0..sitting.moves().len()).filter(begins).map(|after| (after + 1, season(after).name)).collect(),
        turning_points: review.turning_points().into_iter().filter_map(place).collect(),
        strongest: review.strongest().and_then(place),
        who: game.seat_name(seat),
        curve,
    }
}

fn per_cent(share: f32) -> Arg {
    Arg::Decimal(f64::from(100.0 * share), 0)
}

impl Report {
    /// The heading.
    pub fn title(&self) -> Line {
        Line::new("cli-review-title").with("who", self.who.clone())
    }

    /// For people: the curve, then what mattered.
    pub fn tell(&self, words: &Words) {
        anstream::println!("{}", bold(&words.say(&self.title())));
        anstream::print!("{}", self.draw(words));
        if self.turning_points.is_empty() {
            anstream::println!("{}", words.get("review-no-mistake"));
        }
        for (n, &place) in self.turning_points.iter().enumerate() {
            let point = &self.curve[place];
            let head = Line::new("cli-review-point")
                .with("n", n + 1)
                .with("move", point.number)
                .with("season", point.season_line.clone())
                .with("before", per_cent(point.before))
                .with("after", per_cent(point.after));
            let played = Line::new("review-played").with("what", point.played_line.clone());
            let better = Line::new("review-better").with("what", point.other_line.clone());
            let why = Line::new("review-why").with("reason", point.reason.clone());
            anstream::println!("\n{}", bold(&words.say(&head)));
            for line in [played, better, why] {
                anstream::println!("{}", wrap(&words.say(&line), 2));
            }
        }
        if let Some(point) = self.strongest.map(|place| &self.curve[place]) {
            let head = Line::new("cli-review-strongest")
                .with("move", point.number)
                .with("season", point.season_line.clone())
                .with("after", per_cent(point.after))
                .with("instead", per_cent(point.instead));
            let played = Line::new("review-played").with("what", point.played_line.clone());
            anstream::println!("\n{}\n{}", bold(&words.say(&head)), wrap(&words.say(&played), 2));
        }
        anstream::println!("\n{}", dim(&wrap(&words.get("review-as-seen"), 0)));
    }

    /// The curve in letters: a column for some decisions, the doubt as dots, the turning points by their numbers.
    fn draw(&self, words: &Words) -> String {
        const ROWS: usize = 10;
        let most = textwrap::termwidth().clamp(40, 100) - 8;
        let (n, columns) = (self.curve.len(), self.curve.len().min(most));
        // What each column shows: the worst of its decisions.
        let column = |c: usize| {
            let some = c * n / columns..((c + 1) * n / columns).max(c * n / columns + 1);
            let mark = self.turning_points.iter().position(|place| some.contains(place));
            let place = some.min_by(|&a, &b| self.curve[a].before.total_cmp(&self.curve[b].before)).unwrap_or(0);
            (&self.curve[mark.map_or(place, |mark| self.turning_points[mark])], mark)
        };
        let row_of = |share: f32| ((1.0 - share) * ROWS as f32).round() as usize;
        let mut text = String::new();
        for row in 0..=ROWS {
            let label = if row % 5 == 0 { format!("{:>4} ", 100 - 100 * row / ROWS) } else { " ".repeat(5) };
            text.push_str(&label);
            for (point, mark) in (0..columns).map(column) {
                let (low, high) = (row_of(point.low), row_of(point.high));
                let sign = match mark {
                    Some(mark) if row == row_of(point.before) => char::from(b'1' + mark as u8),
                    _ if row == row_of(point.before) => '●',
                    _ if (high..=low).contains(&row) => '·',
                    _ if row == ROWS / 2 => '-',
                    _ => ' ',
                };
                text.push(sign);
            }
            text.truncate(text.trim_end_matches(' ').len());
            text.push('\n');
        }
        let mut feet = " ".repeat(5);
        for (first, season) in &self.seasons {
            let at = (0..columns).find(|&c| column(c).0.number >= *first).unwrap_or(columns) + 5;
            let gap = at.saturating_sub(feet.chars().count());
            let name = words.say(season);
            let _ = write!(feet, "{}{name} ", " ".repeat(gap));
        }
        text.push_str(&dim(feet.trim_end()));
        text.push('\n');
        text
    }
}
