//! Where choices lie on the table, and how somebody stands: what a screen needs beyond the rules.

use crate::action::Action;
use crate::event::Event;
use crate::ids::*;
use crate::state::State;
use crate::view::View;
use crate::{Grove, Score};
use table::board::Board;
use table::{Arg, Chance, Game, Line, Seat, Side};

/// The thing on the table that a choice is about.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Target {
    /// A card.
    Card(CardId),
    /// A place.
    Place(PlaceId),
    /// A region.
    Region(RegionId),
    /// The boat of who is asked.
    Boat,
    /// A space of the dial, from 0.
    Dial(u8),
    /// A motif token, from 0.
    Motif(u8),
    /// A bard's figure, or the Rival's pawn.
    Side(Side),
    /// A challenge card.
    Challenge(ChallengeId),
    /// Nothing on the table: the answer is a word.
    Prompt,
}

/// The sort of a choice.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Verb {
    /// Compose.
    Compose,
    /// Move.
    Move,
    /// Use a place.
    Use,
    /// Challenge somebody.
    Challenge,
    /// Anything else.
    Answer,
}

/// How a bard stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct Standing {
    pub gems: u8,
    pub coins: u8,
    pub volume: u8,
    pub reach: u8,
    pub lyrics: u8,
    pub melody: u8,
    pub dial: u8,
    pub boat: u8,
    pub score: Score,
}

/// What choices would lead to.
pub type Preview = table::board::Preview<Standing, Event>;

impl Board for Grove {
    type Target = Target;
    type Verb = Verb;
    type Standing = Standing;
    type Score = Score;
    type Way = ();

    const WORD: Target = Target::Prompt;

    fn target(&self, _: &View, action: Action) -> Target {
        match action {
            Action::Story(card) => Target::Card(card),
            Action::Walk(region) => Target::Region(region),
            Action::Sail => Target::Boat,
            Action::Challenge(side) => Target::Side(side),
            Action::Rune(space) => Target::Dial(space),
            Action::Motif(motif) => Target::Motif(motif),
            Action::Engage { challenge, .. } => Target::Challenge(challenge),
            Action::Send(place) => Target::Place(place),
            _ => action.place().map_or(Target::Prompt, Target::Place),
        }
    }

    fn verb(&self, action: Action) -> Verb {
        match action {
            Action::Story(_) => Verb::Compose,
            Action::Walk(_) | Action::Sail | Action::Stay => Verb::Move,
            Action::Challenge(_) => Verb::Challenge,
            _ if action.place().is_some() => Verb::Use,
            _ => Verb::Answer,
        }
    }

    fn standing(&self, state: &State, seat: Seat) -> Standing {
        let bard = state.bard(seat);
        Standing {
            gems: bard.gems,
            coins: bard.coins,
            volume: bard.volume,
            reach: bard.reach,
            lyrics: bard.lyric,
            melody: bard.melody,
            dial: bard.dial,
            boat: bard.boat,
            score: self.score(state, seat),
        }
    }

    fn is_answer(&self, verb: Verb) -> bool {
        verb == Verb::Answer
    }

    fn verb_name(&self, verb: Verb) -> Line {
        Line::new(if verb == Verb::Answer { "page-prompt" } else { "cli-heading-other" })
    }

    fn target_name(&self, _: &View, _: Seat, target: Target) -> Arg {
        match target {
            Target::Card(card) => self.card_name(card),
            Target::Place(place) => self.place_name(place),
            Target::Region(region) => self.region_name(region),
            Target::Motif(motif) => self.motif_name(motif),
            Target::Side(side) => self.side_name(side).into(),
            Target::Challenge(challenge) => self.challenge_name(challenge),
            Target::Boat | Target::Dial(_) | Target::Prompt => Line::new("nothing").into(),
        }
    }

    fn way(&self, _: &[Action], _: &[Event]) {}

    fn price(&self, _: Action, (): &()) -> [u32; 4] {
        [0; 4]
    }

    fn turn(&self, state: &State) -> Option<Side> {
        state.turn
    }

    fn total(&self, score: &Score) -> i32 {
        score.total()
    }

    fn seen_scores(&self, view: &View) -> Vec<(Side, Score)> {
        let state = self.imagine(view, &mut Chance::from_seed(1));
        let bards = (0..self.seats() as u8).map(|i| (Side::player(Seat(i)), self.score(&state, Seat(i))));
        let rival = state.rival.is_some().then(|| (Side::RIVAL, self.rival_score(&state)));
        bards.chain(rival).collect()
    }
}
