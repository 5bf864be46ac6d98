//! Why an action is not accepted, each with its rule. The list of [`crate::legal`] decides; here it is only said why.

use crate::Valley;
use crate::action::Action;
use crate::frame::Ask;
use crate::reach::OWN_TURN;
use crate::state::State;
use std::mem::discriminant;
use table::Seat;
use table::stack::{ENOUGH, GO_ON};

table::refusals! {
    /// It does not answer the question that is asked.
    NotAnAnswer = "valley-refused-not-an-answer", "V3.1";
    /// All workers are placed.
    NoWorker = "valley-refused-no-worker", "V4.1";
    /// There is no room for another worker.
    SpaceTaken = "valley-refused-space-taken", "V4.2";
    /// One's own worker stands on that forest card.
    OwnWorkerThere = "valley-refused-own-worker-there", "V4.7";
    /// There is no such place in this game, or it is not open to this player.
    NoSuchPlace = "valley-refused-no-such-place", "V4.15";
    /// What the place demands cannot be done.
    CannotDo = "valley-refused-cannot-do", "V4.3";
    /// The Journey is for autumn.
    NotAutumn = "valley-refused-not-autumn", "V4.14";
    /// Somebody has claimed the event.
    EventClaimed = "valley-refused-event-claimed", "V10.1";
    /// The event asks for something that is not there.
    ConditionNotMet = "valley-refused-condition-not-met", "V10.1";
    /// Workers are still at home.
    WorkersAtHome = "valley-refused-workers-at-home", "V3.2";
    /// Autumn is the last season.
    LastSeason = "valley-refused-last-season", "V11.5";
    /// Only in autumn can one pass.
    TooEarlyToPass = "valley-refused-too-early-to-pass", "V3.2";
    /// The card does not lie where it could be played from.
    NotInReach = "valley-refused-not-in-reach", "V6.1";
    /// A worker of Rugwort's stands on that card.
    SlotBlocked = "valley-refused-slot-blocked", "V12.6";
    /// The city is full.
    CityFull = "valley-refused-city-full", "V6.2";
    /// The city has that unique card already.
    AlreadyThere = "valley-refused-already-there", "V6.4";
    /// A legend stands in that card's place.
    Replaced = "valley-refused-replaced", "V16.5";
    /// No opponent can take the Fool.
    NoCityForFool = "valley-refused-no-city-for-fool", "V9.5";
    /// No Construction can make room for Ruins.
    NothingToRuin = "valley-refused-nothing-to-ruin", "V9.7";
    /// There is no way to pay.
    CannotPay = "valley-refused-cannot-pay", "V7.1";
    /// No free Construction houses that Critter.
    NoHome = "valley-refused-no-home", "V7.2";
    /// That card-playing ability is not there, or not for this card.
    NoAbility = "valley-refused-no-ability", "V7.6";
    /// The effect does not let that card be played.
    NotGranted = "valley-refused-not-granted", "V9.11";
    /// Nightweave keeps that card from being taken.
    BesideHer = "valley-refused-beside-her", "V23.2";
    /// A web forbids the place.
    Webbed = "valley-refused-webbed", "V25.8";
    /// The web's price cannot be paid.
    CannotPayToll = "valley-refused-cannot-pay-toll", "V25.4";
    /// Not one of the cards asked for.
    WrongCard = "valley-refused-wrong-card", "V3.6";
    /// The question must be answered.
    MustAnswer = "valley-refused-must-answer", "V3.6";
    /// The game has ended.
    GameOver = "valley-refused-game-over", "V11.8";
    /// Another player is asked.
    WrongSeat = "valley-refused-wrong-seat", "V3.5";
}

impl Valley {
    /// Why something that does not answer this question is refused.
    pub(crate) fn refusal(&self, s: &State, seat: Seat, ask: Ask, action: Action) -> Refusal {
        let (verdict, otherwise) = match (ask, action) {
            // Where nothing speaks against it, it is written in a way that is not offered: one's own city with its owner,
            // a copy like an earlier one.
            (Ask::Turn, Action::Place(site)) => (self.may_place(s, seat, site.by(seat)), Refusal::NoSuchPlace),
            (Ask::Turn, Action::Play { card, from, means }) => {
                (self.may_play(s, seat, OWN_TURN.play(card, from, means), OWN_TURN), Refusal::NoAbility)
            }
            (Ask::Play { grant, .. }, Action::Play { card, from, means }) => {
                (self.may_play(s, seat, grant.play(card, from, means), grant), Refusal::NotAnAnswer)
            }
            (Ask::Turn, Action::Prepare) => (self.may_prepare(s, seat), Refusal::NotAnAnswer),
            (Ask::Turn, Action::Pass) => (Ok(()), Refusal::TooEarlyToPass),
            (_, Action::Skip) => (Ok(()), Refusal::MustAnswer),
            _ => {
                let alike = |answer| if discriminant(&answer) == discriminant(&action) { ENOUGH } else { GO_ON };
                let wrong = self.smaller_answers(s, seat, ask, &mut { alike }) == ENOUGH;
                (Ok(()), if wrong { Refusal::WrongCard } else { Refusal::NotAnAnswer })
            }
        };
        verdict.err().unwrap_or(otherwise)
    }
}
