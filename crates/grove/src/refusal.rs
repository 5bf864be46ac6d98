//! Why an action is not accepted, each with its rule. The list of [`crate::legal`] decides; here it is only said why.

use crate::Grove;
use crate::action::Action;
use crate::frame::Ask;
use crate::state::State;
use table::Seat;

table::refusals! {
    /// It does not answer the question that is asked.
    NotAnAnswer = "grove-refused-not-an-answer", "G3.1";
    /// The game is over.
    GameOver = "grove-refused-game-over", "G15.1";
    /// Another bard is asked.
    WrongSeat = "grove-refused-wrong-seat", "G3.2";
    /// The region is not next to the bard's.
    NotNext = "grove-refused-not-next", "G5.1";
    /// No move is left for that.
    NoMove = "grove-refused-no-move", "G5.2";
    /// The place was used in this song.
    AlreadyUsed = "grove-refused-already-used", "G7.2";
    /// The place was used in the last song.
    NoEncore = "grove-refused-no-encore", "G7.4";
    /// There are too few reach stones.
    OutOfReach = "grove-refused-out-of-reach", "G7.3";
    /// The place offers something else.
    WrongPlace = "grove-refused-wrong-place", "G7.2";
    /// No card lies there.
    NothingThere = "grove-refused-nothing-there", "G9.1";
    /// There are too few lyrics or too little melody.
    SongTooPoor = "grove-refused-song-too-poor", "G8.2";
    /// There are too few coins.
    TooFewCoins = "grove-refused-too-few-coins", "G9.2";
    /// So many coins cannot be replaced.
    TooMuchReplaced = "grove-refused-too-much-replaced", "G9.4";
    /// No crest is left on the track.
    NoCrest = "grove-refused-no-crest", "G1.5";
    /// A crest of one's own lies there already.
    HasHelped = "grove-refused-has-helped", "G8.6";
    /// No opposing crest lies there.
    NothingToCollect = "grove-refused-nothing-to-collect", "G10.2";
    /// An opposing crest lies there.
    MustCollect = "grove-refused-must-collect", "G10.3";
    /// The slot is covered, or there is none.
    SlotCovered = "grove-refused-slot-covered", "G11.2";
    /// There is too little volume.
    TooQuiet = "grove-refused-too-quiet", "G11.2";
    /// The stage is not full, or there is no Fan.
    NoShow = "grove-refused-no-show", "G11.4";
    /// No rune is left on the dial.
    NoRune = "grove-refused-no-rune", "G6.3";
    /// The boat has not come far enough.
    BoatTooNear = "grove-refused-boat-too-near", "G11.6";
    /// No legend of that level lies open.
    LevelClosed = "grove-refused-level-closed", "G11.7";
    /// The opponent was challenged in this song.
    AlreadyChallenged = "grove-refused-already-challenged", "G13.1";
    /// That side does not play, or is one's own.
    NoOpponent = "grove-refused-no-opponent", "G13.1";
    /// The opponent has no crest on the track.
    NoCrestToTake = "grove-refused-no-crest-to-take", "G13.6";
    /// The challenge card is not open, or bears a crest.
    CardTaken = "grove-refused-card-taken", "G18.4";
}

impl Grove {
    /// Why something that does not answer this question is refused.
    pub(crate) fn refusal(&self, s: &State, seat: Seat, ask: Ask, action: Action) -> Refusal {
        let why = match (ask, action) {
            (Ask::Move { free }, _) => self.may_move(s, seat, free, action),
            (Ask::Sing, Action::Challenge(side)) => self.may_challenge(s, seat, side),
            (Ask::Sing, _) => self.why_not_use(s, seat, action),
            (Ask::Engage, Action::Engage { .. }) => Err(Refusal::CardTaken),
            _ => Err(Refusal::NotAnAnswer),
        };
        why.err().unwrap_or(Refusal::NotAnAnswer)
    }

    /// What keeps a bard from using a place so while they sing.
    fn why_not_use(&self, s: &State, seat: Seat, action: Action) -> Verdict {
        let bard = s.bard(seat);
        let place = action.place().ok_or(Refusal::NotAnAnswer)?;
        only_if(!bard.used.has(place), Refusal::AlreadyUsed)?;
        only_if(!bard.last.has(place), Refusal::NoEncore)?;
        only_if(self.pack.stones(bard.region, place) <= bard.reach, Refusal::OutOfReach)?;
        self.may_use(s, seat, action)
    }
}
