//! `bosk sim`: many games between bots, and what came of them.

use crate::failure::Failure;
use crate::work::{self, Series};
use bots::{Bot, Judge, LADDER, LEVELS};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use table::{Line, Outcome, Seat, Tell, Viewer};

/// What to play.
pub struct Plan<'p> {
    /// The games.
    pub series: Series<'p>,
    /// Which bot sits where.
    pub seats: Vec<String>,
    /// Whether the bots change seats after every game.
    pub swap: bool,
    /// Whether to look at every card.
    pub cards: bool,
}

/// What came of many games.
#[derive(Serialize)]
pub struct Report {
    #[serde(rename = "box")]
    game: &'static str,
    mode: String,
    seed: u64,
    /// Games played.
    pub games: u64,
    /// Games with one winner.
    pub decided: u64,
    /// Games with a shared victory.
    pub draws: u64,
    /// Decisions in a game.
    pub mean_decisions: f64,
    /// Points of the winner in a decided game.
    pub mean_winning_score: f64,
    /// Points of the loser in a decided game.
    pub mean_losing_score: f64,
    /// Games that the players won together, against a chapter or an opponent in the box.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub won: Option<u64>,
    /// Their share.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub won_share: Option<f64>,
    /// The opponent in the box.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub automa: Option<AutomaReport>,
    /// By seat, or by player when seats are swapped.
    pub seats: Vec<SeatReport>,
    /// By who sits in the seats, where that differs from game to game.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub characters: BTreeMap<String, CharacterReport>,
    /// By card, if that was asked for: how often played, and how often its player won.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cards: Option<BTreeMap<String, CardReport>>,
    /// All scores of each seat, for plots.
    #[serde(skip)]
    pub scores: Vec<Vec<i32>>,
}

/// What came of one seat.
#[derive(Serialize)]
pub struct SeatReport {
    /// The seat's number, or the player's when seats are swapped.
    pub seat: usize,
    /// The bot.
    pub bot: String,
    /// Games won alone.
    pub wins: u64,
    /// Share of the decided games won.
    pub win_share: f64,
    /// Lower end of the 95 % interval.
    pub win_share_low: f64,
    /// Upper end of the 95 % interval.
    pub win_share_high: f64,
    /// Points on average.
    pub mean_score: f64,
}

/// What came of the opponent in the box.
#[derive(Serialize)]
pub struct AutomaReport {
    /// Its name.
    pub name: &'static str,
    /// How hard it is.
    pub level: &'static str,
    /// Games it won.
    pub wins: u64,
    /// Its points on average.
    pub mean_score: f64,
    /// Its name for people.
    #[serde(skip)]
    pub called: Line,
    /// All its scores, for plots.
    #[serde(skip)]
    pub scores: Vec<i32>,
}

/// What came of one of those who can sit in any seat.
#[derive(Serialize, Default, Clone)]
pub struct CharacterReport {
    /// Decided games, counted once for each seat.
    pub games: u64,
    /// Games won.
    pub wins: u64,
    /// Share of games won.
    pub win_share: f64,
    /// Lower end of the 95 % interval.
    pub win_share_low: f64,
    /// Upper end of the 95 % interval.
    pub win_share_high: f64,
}

/// What came of one card.
#[derive(Serialize, Default, Clone)]
pub struct CardReport {
    /// Plays, in decided games.
    pub plays: u64,
    /// Share of the decided games in which somebody played it.
    pub game_share: f64,
    /// Plays by the winner.
    pub wins: u64,
    /// Share of plays made by the winner.
    pub win_share: f64,
}

/// One game's result.
#[derive(Clone, Serialize, Deserialize)]
struct GameResult {
    number: u64,
    /// The points of each seat.
    scores: Vec<i32>,
    winners: Vec<Seat>,
    /// What the opponent in the box has, and whether it won.
    automa: Option<(Option<i32>, bool)>,
    decisions: u64,
    played: Vec<(Seat, String)>,
    characters: Vec<Option<String>>,
}

impl work::Done for GameResult {
    fn number(&self) -> u64 {
        self.number
    }
}

/// The seats as a list of bots, or why not.
pub fn seats(text: &str, wanted: usize, also: &[&str]) -> Result<Vec<String>, Line> {
    let seats: Vec<String> = text.split(',').map(|seat| seat.trim().to_owned()).collect();
    if seats.len() != wanted {
        return Err(Line::new("cli-wrong-seats").with("found", seats.len()).with("wanted", wanted));
    }
    match seats.iter().find(|seat| !bots::is_bot(seat) && !also.contains(&seat.as_str())) {
        None => Ok(seats),
        Some(unknown) => {
            let levels = LEVELS.map(|level| level.id);
            let known = [also, &levels, &LADDER].concat().join(", ");
            Err(Line::new("cli-unknown-seat").with("name", unknown.as_str()).with("known", known))
        }
    }
}

/// Plays all games, on all cores; the result does not depend on how many there are.
pub fn simulate<G: Judge + Tell>(game: &G, plan: &Plan<'_>, label: &str) -> Result<Report, Failure> {
    let (of, seats) = (game.pack_digest(), plan.seats.join(","));
    let Plan { series, swap, cards, .. } = plan;
    let seed = series.seed;
    let what = format!("sim {} {} {of} {seats} {seed} {swap} {cards}", game.name(), game.mode());
    let results = series.play(label, what, 0..series.games, |number| one_game(game, plan, number))?;
    // More may have been kept than are asked for.
    let results: Vec<GameResult> = results.into_iter().filter(|result| result.number < series.games).collect();
    Ok(report(game, plan, &results))
}

/// Which player (by its place in the plan) sits in a seat in this game.
fn player(plan: &Plan<'_>, number: u64, seat: usize) -> usize {
    let shift = if plan.swap { number as usize } else { 0 };
    (seat + shift) % plan.seats.len()
}

fn one_game<G: Judge + Tell>(game: &G, plan: &Plan<'_>, number: u64) -> GameResult {
    // Swapped games come in rounds with the same cards. After the largest seed comes the smallest.
    let seed = plan.series.seed.wrapping_add(if plan.swap { number / plan.seats.len() as u64 } else { number });
    let mut players = bots::seated::<G>(&plan.seats, seed);
    let mut bots: Vec<Box<dyn Bot<G>>> = (0..plan.seats.len())
        .map(|seat| players[player(plan, number, seat)].take().expect("seats were checked"))
        .collect();
    let mut state = game.setup(seed);
    let mut actions = Vec::new();
    let mut told = Vec::new();
    let character = |seat: usize| game.character(&state, Seat(seat as u8)).map(str::to_owned);
    let characters = (0..plan.seats.len()).map(character).collect();
    let (mut decisions, mut played) = (0, Vec::new());
    while let Some(seat) = game.decider(&state) {
        game.legal(&state, &mut actions);
        let view = game.view(&state, Viewer::Seat(seat));
        let action = bots[seat.index()].choose(game, &view, &actions);
        told.clear();
        game.apply(&mut state, action, &mut told).expect("bots choose from the list");
        if plan.cards {
            let plays = told.iter().filter_map(|event| game.card_played(event));
            played.extend(plays.map(|(seat, card)| (seat, card.to_owned())));
        }
        decisions += 1;
    }
    let Outcome { scores, winners, automa } = game.outcome(&state);
    let automa = automa.map(|automa| (automa.score, automa.won));
    let (scores, winners) = (scores.to_vec(), winners.to_vec());
    GameResult { number, scores, winners, automa, decisions, played, characters }
}

/// What is counted from game to game.
struct Tally {
    /// Victories and points of each player.
    wins: Vec<u64>,
    scores: Vec<Vec<i32>>,
    /// Decisions of all games, and games that somebody won.
    decisions: u64,
    decided: u64,
    /// The points of who won and of who lost, added up.
    winning: i64,
    losing: i64,
    /// Games won against the box, and its points.
    won: u64,
    automa_scores: Vec<i32>,
    cards: BTreeMap<String, CardReport>,
    games_with: BTreeMap<String, u64>,
    characters: BTreeMap<String, CharacterReport>,
}

impl Tally {
    fn new<G: Tell>(game: &G, players: usize) -> Tally {
        let idle = game.cards_to_play().into_iter().map(|card| (card.to_owned(), CardReport::default()));
        Tally {
            wins: vec![0; players],
            scores: vec![Vec::new(); players],
            decisions: 0,
            decided: 0,
            winning: 0,
            losing: 0,
            won: 0,
            automa_scores: Vec::new(),
            cards: idle.collect(),
            games_with: BTreeMap::new(),
            characters: BTreeMap::new(),
        }
    }

    fn count(&mut self, plan: &Plan<'_>, result: &GameResult) {
        let GameResult { number, scores: points, winners, automa, decisions, .. } = result;
        self.decisions += decisions;
        for (seat, &points) in points.iter().enumerate() {
            self.scores[player(plan, *number, seat)].push(points);
        }
        // Against the box everybody wins or loses together; otherwise a shared victory decides nothing.
        let sum = match (automa, &winners[..]) {
            (Some((score, beaten)), _) => {
                self.won += u64::from(!beaten);
                self.automa_scores.extend(score);
                if *beaten { &mut self.losing } else { &mut self.winning }
            }
            (None, [winner]) => {
                let others: i64 = points.iter().map(|&score| i64::from(score)).sum();
                self.losing += (others - i64::from(points[winner.index()])) / (points.len() as i64 - 1).max(1);
                &mut self.winning
            }
            (None, _) => return,
        };
        *sum += i64::from(points[winners.first().map_or(0, |seat| seat.index())]);
        self.decided += 1;
        for winner in winners {
            self.wins[player(plan, *number, winner.index())] += 1;
        }
        self.count_played(result);
    }

    /// Who was played, and which cards, in a game that somebody won.
    fn count_played(&mut self, result: &GameResult) {
        let winners = &result.winners;
        for (seat, name) in result.characters.iter().enumerate().filter_map(|(i, name)| Some((i, name.as_ref()?))) {
            let character = self.characters.entry(name.clone()).or_default();
            character.games += 1;
            character.wins += u64::from(winners.contains(&Seat(seat as u8)));
        }
        for (seat, card) in &result.played {
            let card = self.cards.entry(card.clone()).or_default();
            card.plays += 1;
            card.wins += u64::from(winners.contains(seat));
        }
        let once: BTreeSet<&String> = result.played.iter().map(|(_, card)| card).collect();
        once.into_iter().for_each(|card| *self.games_with.entry(card.clone()).or_default() += 1);
    }

    /// Works out the shares of cards and characters.
    fn share_out(&mut self) {
        for (name, card) in &mut self.cards {
            card.win_share = share(card.wins, card.plays);
            card.game_share = share(self.games_with.get(name).copied().unwrap_or(0), self.decided);
        }
        for character in self.characters.values_mut() {
            (character.win_share_low, character.win_share_high) = wilson(character.wins as f64, character.games);
            character.win_share = share(character.wins, character.games);
        }
    }

    fn seat(&self, plan: &Plan<'_>, seat: usize) -> SeatReport {
        let wins = self.wins[seat];
        let (win_share_low, win_share_high) = wilson(wins as f64, self.decided);
        SeatReport {
            seat,
            bot: plan.seats[seat].clone(),
            wins,
            win_share: share(wins, self.decided),
            win_share_low,
            win_share_high,
            mean_score: mean(&self.scores[seat]),
        }
    }
}

fn share(part: u64, all: u64) -> f64 {
    part as f64 / all.max(1) as f64
}

fn mean(scores: &[i32]) -> f64 {
    scores.iter().map(|&n| f64::from(n)).sum::<f64>() / scores.len().max(1) as f64
}

fn report<G: Tell>(game: &G, plan: &Plan<'_>, results: &[GameResult]) -> Report {
    let mut tally = Tally::new(game, plan.seats.len());
    results.iter().for_each(|result| tally.count(plan, result));
    tally.share_out();
    let seats = (0..plan.seats.len()).map(|seat| tally.seat(plan, seat)).collect();
    let games = results.len() as u64;
    let against_box = results.iter().any(|result| result.automa.is_some());
    let Tally { won, decided, decisions, automa_scores, .. } = tally;
    let (winners, losers) = if against_box { (won, games - won) } else { (decided, decided) };
    Report {
        won: against_box.then_some(won),
        won_share: against_box.then_some(share(won, games)),
        automa: game.automa().map(|(called, name, level)| AutomaReport {
            name,
            level,
            wins: games - won,
            mean_score: mean(&automa_scores),
            called,
            scores: automa_scores,
        }),
        game: game.name(),
        mode: game.mode(),
        seed: plan.series.seed,
        games,
        decided,
        draws: games - decided,
        mean_decisions: share(decisions, games),
        mean_winning_score: tally.winning as f64 / winners.max(1) as f64,
        mean_losing_score: tally.losing as f64 / losers.max(1) as f64,
        seats,
        characters: tally.characters,
        cards: plan.cards.then_some(tally.cards),
        scores: tally.scores,
    }
}

/// The 95 % interval of a share (Wilson).
pub fn wilson(wins: f64, games: u64) -> (f64, f64) {
    if games == 0 {
        return (0.0, 1.0);
    }
    let (n, p, z) = (games as f64, wins / games as f64, 1.96);
    let centre = p + z * z / (2.0 * n);
    let spread = z * (p * (1.0 - p) / n + z * z / (4.0 * n * n)).sqrt();
    let scale = 1.0 + z * z / n;
    ((centre - spread) / scale, (centre + spread) / scale)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_interval_of_half_of_a_hundred_is_forty_to_sixty() {
        let (low, high) = wilson(50.0, 100);
        assert!((low - 0.404).abs() < 0.001 && (high - 0.596).abs() < 0.001, "{low} {high}");
    }
}
