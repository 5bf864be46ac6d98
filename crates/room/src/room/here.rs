//! The table on this device as a source.

use super::Room;
use crate::room::Extra;
use crate::scene::{Scene, SceneOf};
use crate::source::{Asked, AskedOf, BestPlay, Ending, FilmOf, Moment, Source, Turn, Turned, TurnedOf, humans};
use std::sync::Arc;
use table::board::Board;
use table::{Chance, Line, Seat, Side, Sitting, UndoRefused, Viewer};

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

    fn best_plays(&self) -> Vec<BestPlay<G::Action>> {
        let (course, moves) = (self.course(), self.sitting.moves());
        let starts = self.sitting.decisions();
        let ends = starts.iter().skip(1).copied().chain([self.moves()]);
        // Who watches bots sees theirs.
        let nobody = humans(&self.seats).next().is_none();
        // What is only an answer belongs to what it was asked about.
        let mut plays: Vec<(usize, usize, i32)> = Vec::new();
        for (number, after) in starts.iter().copied().zip(ends) {
            let seat = moves[number].seat;
            if !nobody && !self.is_human(seat) {
                continue;
            }
            let points = |at: usize| course[at].scores[self.game.rival_of(seat)];
            let gain = points(after) - points(number);
            match plays.last_mut().filter(|last| moves[last.0].seat == seat && last.1 == number) {
                Some(last) if self.is_answer(number) => (last.1, last.2) = (after, last.2 + gain),
                _ => plays.push((number, after, gain)),
            }
        }
        plays.retain(|&(.., gain)| gain > 0);
        plays.sort_by_key(|&(.., gain)| -gain);
        let best = plays.into_iter().take(3);
        best.map(|(number, after, gain)| BestPlay {
            after,
            seat: moves[number].seat,
            action: moves[number].action,
            gain,
        })
        .collect()
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
    /// Whether the choice made after so many moves was only an answer in words.
    fn is_answer(&self, number: usize) -> bool {
        let made = &self.sitting.moves()[number];
        let view = self.game.view(self.table_at(number), Viewer::Seat(made.seat));
        self.game.target(&view, made.action) == G::WORD
    }
}
