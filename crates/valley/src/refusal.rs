//! Why an action is not accepted, each with its rule.

use table::Line;

macro_rules! refusals {
    ($($(#[$doc:meta])* $name:ident = $reason:literal, $paragraph:literal, $line:literal;)*) => {
        /// The reasons for a refusal.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum Refusal { $($(#[$doc])* $name,)* }

        impl table::Refusal for Refusal {
            fn wrong_seat() -> Refusal {
                Refusal::WrongSeat
            }

            fn reason(&self) -> &'static str {
                match self { $(Refusal::$name => $reason,)* }
            }

            fn paragraph(&self) -> &'static str {
                match self { $(Refusal::$name => $paragraph,)* }
            }

            fn line(&self) -> Line {
                Line::new(match self { $(Refusal::$name => $line,)* })
            }
        }
    };
}

refusals! {
    /// It does not answer the question that is asked.
    NotAnAnswer = "not-an-answer", "V3.1", "valley-refused-not-an-answer";
    /// All workers are placed.
    NoWorker = "no-worker", "V4.1", "valley-refused-no-worker";
    /// There is no room for another worker.
    SpaceTaken = "space-taken", "V4.2", "valley-refused-space-taken";
    /// One's own worker stands on that forest card.
    OwnWorkerThere = "own-worker-there", "V4.7", "valley-refused-own-worker-there";
    /// There is no such place in this game, or it is not open to this player.
    NoSuchPlace = "no-such-place", "V4.15", "valley-refused-no-such-place";
    /// What the place demands cannot be done.
    CannotDo = "cannot-do", "V4.3", "valley-refused-cannot-do";
    /// The Journey is for autumn.
    NotAutumn = "not-autumn", "V4.14", "valley-refused-not-autumn";
    /// Somebody has claimed the event.
    EventClaimed = "event-claimed", "V10.1", "valley-refused-event-claimed";
    /// The event asks for something that is not there.
    ConditionNotMet = "condition-not-met", "V10.1", "valley-refused-condition-not-met";
    /// Workers are still at home.
    WorkersAtHome = "workers-at-home", "V3.2", "valley-refused-workers-at-home";
    /// Autumn is the last season.
    LastSeason = "last-season", "V11.5", "valley-refused-last-season";
    /// Only in autumn can one pass.
    TooEarlyToPass = "too-early-to-pass", "V3.2", "valley-refused-too-early-to-pass";
    /// The card does not lie where it could be played from.
    NotInReach = "not-in-reach", "V6.1", "valley-refused-not-in-reach";
    /// A worker of Rugwort's stands on that card.
    SlotBlocked = "slot-blocked", "V12.6", "valley-refused-slot-blocked";
    /// The city is full.
    CityFull = "city-full", "V6.2", "valley-refused-city-full";
    /// The city has that unique card already.
    AlreadyThere = "already-there", "V6.4", "valley-refused-already-there";
    /// A legend stands in that card's place.
    Replaced = "replaced", "V16.5", "valley-refused-replaced";
    /// No opponent can take the Fool.
    NoCityForFool = "no-city-for-fool", "V9.5", "valley-refused-no-city-for-fool";
    /// No Construction can make room for Ruins.
    NothingToRuin = "nothing-to-ruin", "V9.7", "valley-refused-nothing-to-ruin";
    /// There is no way to pay.
    CannotPay = "cannot-pay", "V7.1", "valley-refused-cannot-pay";
    /// No free Construction houses that Critter.
    NoHome = "no-home", "V7.2", "valley-refused-no-home";
    /// That card-playing ability is not there, or not for this card.
    NoAbility = "no-ability", "V7.6", "valley-refused-no-ability";
    /// The effect does not let that card be played.
    NotGranted = "not-granted", "V9.11", "valley-refused-not-granted";
    /// Nightweave keeps that card from being taken.
    BesideHer = "beside-her", "V23.2", "valley-refused-beside-her";
    /// A web forbids the place.
    Webbed = "webbed", "V25.8", "valley-refused-webbed";
    /// The web's price cannot be paid.
    CannotPayToll = "cannot-pay-toll", "V25.4", "valley-refused-cannot-pay-toll";
    /// Not one of the cards asked for.
    WrongCard = "wrong-card", "V3.6", "valley-refused-wrong-card";
    /// The question must be answered.
    MustAnswer = "must-answer", "V3.6", "valley-refused-must-answer";
    /// The game has ended.
    GameOver = "game-over", "V11.8", "valley-refused-game-over";
    /// Another player is asked.
    WrongSeat = "wrong-seat", "V3.5", "valley-refused-wrong-seat";
}
