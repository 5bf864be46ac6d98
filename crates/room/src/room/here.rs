//! The table on this device as a source.

use super::Room;
use crate::room::Extra;
use crate::scene::{Scene, SceneOf};
use crate::source::{Asked, AskedOf, BestPlay, Ending, FilmOf, Moment, Source, Swing, Turn, Turned, TurnedOf, humans};
use std::cmp::Reverse;
use std::sync::Arc;
use table::board::Board;
use table::{Chance, Line, Seat, Side, Sitting, UndoRefused, Viewer};

/// So many decisions are named when a game is over, at most,
const MOST: usize = 3;
/// and no two of those that changed who was ahead lie closer together, in moves.
const APART: usize = 3;

impl<G: Board> Source<G> for Room<G> {
    fn rules(&self) -> &Arc<G> {
        &self.game
    }

    fn seats(&self) -> &[String] {
        &self.seats
    }

    fn moves(&self) -> usize {
        self.sitting.moves().len()
    }

    fn is_over(&self) -> bool {
        self.pause.is_none() && self.decider().is_none()
    }

    fn scene(&self) -> SceneOf<G> {
        Scene {
            choices: self.choices(),
            closing: self.closing(),
            decider: self.decider(),
            bot: self.bot_to_move().is_some(),
            curtain: self.curtain,
            lingers: self.lingers(),
            over: self.is_over(),
            undo: self.undoable(),
            redo: !self.redo.is_empty(),
            lesson: self.lesson_says().map(str::to_owned),
            news: self.told(self.last_decision()),
            recap: self.since_mine(),
            said: self.said.clone(),
            ..self.scene_at(self.moves())
        }
    }

    fn scene_at(&self, moves: usize) -> SceneOf<G> {
        let (state, near) = (self.table_at(moves), self.near());
        let view = self.game.view(state, self.viewer());
        Scene {
            scores: self.game.seen_scores(&view),
            season: self.game.season(state, near),
            view,
            choices: Vec::new(),
            closing: None,
            near,
            decider: None,
            bot: false,
            curtain: false,
            lingers: None,
            over: false,
            undo: Err(UndoRefused::NothingToUndo),
            redo: false,
            lesson: None,
            moves,
            news: self.told_by(moves),
            recap: Vec::new(),
            said: Vec::new(),
        }
    }

    fn opening(&self) -> (Vec<Line>, FilmOf<G>) {
        if self.moves() > 0 || !self.was_laid {
            return (Vec::new(), Vec::new());
        }
        let shots = self.game.setup_film(self.sitting.seed()).into_iter();
        let seen = shots.map(|(event, table)| (event, self.game.view(&table, self.viewer())));
        (self.game.briefing(), seen.collect())
    }

    fn told_by(&self, moves: usize) -> Vec<G::Event> {
        moves.checked_sub(1).map_or(Vec::new(), |last| self.seen(self.heard(last)).collect())
    }

    fn film(&self, from: usize) -> FilmOf<G> {
        let (moves, viewer) = (self.sitting.moves(), self.viewer());
        let shots = (from..moves.len()).flat_map(|number| {
            let states = self.game.film(self.sitting.state_at(number), moves[number].action);
            self.seen(self.heard(number)).zip(states)
        });
        shots.map(|(event, state)| (event, self.game.view(&state, viewer))).collect()
    }

    fn turns(&self, from: usize) -> Vec<Turn<G::Event>> {
        let mut turns: Vec<Turn<G::Event>> = Vec::new();
        for (number, m) in self.sitting.moves().iter().enumerate().skip(from) {
            let mut side = Side::from(m.seat);
            for event in self.seen(self.heard(number)) {
                // What an opponent in the box has begun is its own until somebody else's turn begins.
                side = match self.game.rule_behind(&event) {
                    Some(_) => Side::RIVAL,
                    None => self.game.turn_begun(&event).unwrap_or(side),
                };
                match turns.last_mut().filter(|turn| turn.side == side) {
                    Some(turn) => turn.told.push(event),
                    None => {
                        // A turn that begins in somebody else's move comes after it.
                        let before = if side == Side::from(m.seat) { number } else { number + 1 };
                        turns.push(Turn { side, before, after: 0, told: vec![event] });
                    }
                }
                if let Some(turn) = turns.last_mut() {
                    turn.after = number + 1;
                }
            }
        }
        turns
    }

    fn turned(&self, since: usize) -> Option<TurnedOf<G>> {
        let (near, viewer, moves) = (self.near(), self.viewer(), self.sitting.moves());
        let season = |number: usize| self.game.season(self.table_at(number), near);
        let number = (since..self.moves()).rev().find(|&number| season(number).id != season(number + 1).id)?;
        let same = |&other: &usize| moves[other].seat == moves[number].seat;
        let end = (number..self.moves()).take_while(same).last().map_or(number, |last| last + 1);
        let at = |number: usize| {
            let state = self.table_at(number);
            (self.game.view(state, viewer), self.game.standing(state, near))
        };
        let told = (number..end).flat_map(|number| self.seen(self.heard(number))).collect();
        Some(Turned { season: season(number + 1), before: at(number), after: at(end), told })
    }

    fn course(&self) -> Vec<Moment> {
        let (near, viewer, over) = (self.near(), self.viewer(), self.is_over());
        let at = |number: usize| {
            let state = self.table_at(number);
            let known = |state| self.game.sample(&self.game.view(state, viewer), &mut Chance::from_seed(1));
            let scores = if over { self.game.rival_points(state) } else { self.game.rival_points(&known(state)) };
            Moment { season: self.game.season(state, near), scores }
        };
        (0..=self.moves()).map(at).collect()
    }

    fn best_plays(&self, course: &[Moment]) -> Vec<BestPlay<G::Action>> {
        let moves = self.sitting.moves();
        // Who watches bots sees theirs.
        let nobody = humans(&self.seats).next().is_none();
        let play = |(before, after): (usize, usize)| {
            let (seat, action) = (moves[before].seat, moves[before].action);
            let points = |at: usize| course[at].scores[self.game.rival_of(seat)];
            BestPlay { before, after, seat, action, gain: points(after) - points(before) }
        };
        let mut plays: Vec<_> = self.deeds().into_iter().map(play).collect();
        plays.retain(|play| play.gain > 0 && (nobody || self.is_human(play.seat)));
        plays.sort_by_key(|play| -play.gain);
        plays.truncate(MOST);
        plays
    }

    fn swings(&self, course: &[Moment]) -> Vec<Swing<G::Action>> {
        let (moves, near) = (self.sitting.moves(), self.game.rival_of(self.near()));
        let lead = |at: usize| {
            let mut others = course[at].scores.clone();
            let own = others.swap_remove(near);
            own - others.into_iter().max().unwrap_or(0)
        };
        let mut deeds: Vec<_> = (self.deeds().into_iter())
            .map(|(before, after)| (before, after, lead(after).abs_diff(lead(before))))
            .filter(|&(.., swing)| swing > 0)
            .collect();
        deeds.sort_by_key(|&(.., swing)| Reverse(swing));
        let mut swings: Vec<Swing<G::Action>> = Vec::new();
        for (before, after, _) in deeds {
            if swings.len() == MOST || swings.iter().any(|other| other.before.abs_diff(before) < APART) {
                continue;
            }
            let gain = |side: usize| course[after].scores[side] - course[before].scores[side];
            let doer = self.game.rival_of(moves[before].seat);
            let whose = (0..course[after].scores.len()).max_by_key(|&side| (gain(side).abs(), side == doer));
            let whose = whose.unwrap_or(doer);
            let action = (whose == doer).then_some(moves[before].action);
            swings.push(Swing { before, whose, action, gain: gain(whose) });
        }
        swings.sort_by_key(|swing| swing.before);
        swings
    }

    fn ending(&self) -> Ending {
        let (game, state) = (&self.game, self.sitting.state());
        Ending { verdict: game.verdict(state), accounts: game.accounts(state), winners: game.outcome(state).winners }
    }

    fn act(&mut self, action: G::Action) -> Result<(), G::Refusal> {
        self.perform(action)?;
        self.redo.clear();
        Ok(())
    }

    fn undo(&mut self) -> Result<(), UndoRefused> {
        // What may be taken back was not heard of where it tells something hidden.
        let taken = self.sitting.take_back(self.last_of_mine()?)?;
        self.redo.push(taken);
        self.pause = None;
        self.seat_changed();
        Ok(())
    }

    fn redo(&mut self) -> bool {
        let Some(moves) = self.redo.pop() else { return false };
        moves.into_iter().all(|action| self.perform(action).is_ok())
    }

    fn linger(&mut self) {
        self.curtain &= self.looker.is_none();
        self.pause();
    }

    fn hand_over(&mut self) {
        self.pause = None;
        self.seat_changed();
    }

    fn lift_curtain(&mut self) {
        self.curtain = false;
        self.looker = self.decider();
    }

    fn say(&mut self, seat: Seat, phrase: Line) {
        self.said.push((seat, phrase));
    }

    fn asks_bot(&self) -> Option<AskedOf<G>> {
        let (bot, view) = (self.bot_to_move()?.to_owned(), self.decider_view()?);
        let choices = self.legal();
        let taught = self.lesson_move().and_then(|taught| choices.iter().position(|&choice| choice == taught));
        let closes = self.game.closing(self.sitting.state()).is_some();
        Some(Asked { bot, view, choices, taught, closes })
    }

    fn luck(&self) -> u64 {
        self.sitting.seed().wrapping_mul(31).wrapping_add(self.moves() as u64)
    }

    fn whole(&self) -> Option<&Sitting<Arc<G>>> {
        Some(&self.sitting)
    }

    fn extra(&self) -> Extra {
        self.extra.clone()
    }
}

impl<G: Board> Room<G> {
    /// Each decision with what was only an answer behind it: how many moves had been made before it, and when it was done.
    fn deeds(&self) -> Vec<(usize, usize)> {
        let (moves, starts) = (self.sitting.moves(), self.sitting.decisions());
        let ends = starts.iter().skip(1).copied().chain([self.moves()]);
        let mut deeds: Vec<(usize, usize)> = Vec::new();
        for (start, end) in starts.iter().copied().zip(ends) {
            match deeds.last_mut().filter(|last| moves[last.0].seat == moves[start].seat) {
                Some(last) if self.is_answer(start) => last.1 = end,
                _ => deeds.push((start, end)),
            }
        }
        deeds
    }

    /// Whether the choice made after so many moves was only an answer in words.
    fn is_answer(&self, number: usize) -> bool {
        let made = &self.sitting.moves()[number];
        let view = self.game.view(self.table_at(number), Viewer::Seat(made.seat));
        self.game.target(&view, made.action) == G::WORD
    }
}
