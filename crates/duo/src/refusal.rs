//! Why an action is not accepted, each with its rule.

use table::Line;

/// The reasons for a refusal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// It does not answer the question that is asked.
    NotAnAnswer,
    /// All workers are placed.
    NoWorker,
    /// The Sun stands at the end of the path.
    SunAtEnd,
    /// The Moon stands at the end of the path.
    MoonAtEnd,
    /// A worker already stands there.
    SpaceTaken,
    /// Nobody can use that space here.
    NoSuchSpace,
    /// Somebody has claimed the event.
    EventClaimed,
    /// A skunk sits on the event.
    SkunkThere,
    /// The chapter forbids it.
    Banned,
    /// Nothing may be shared now.
    NoSharing,
    /// No pocket watch is left.
    NoWatch,
    /// That token stands on the leftmost spot.
    TokenAtStart,
    /// That Good News card is not kept.
    NoSuchNews,
    /// The event asks for something that is not there.
    ConditionNotMet,
    /// The card is neither in the hand nor touched.
    NotInReach,
    /// There is no way to pay.
    CannotPay,
    /// Not one of the cards asked for.
    WrongCard,
    /// No Occupied token of that colour, or no Construction for it.
    NoOccupiedToken,
    /// No star ability that fits.
    NoStarAbility,
    /// Two cards are needed for a trade.
    TooFewCards,
    /// Deck, discard pile or Meadow are empty.
    NothingLeft,
    /// That token cannot move.
    TokenAtEnd,
    /// There is something else to do.
    NotNeeded,
    /// The game has ended.
    GameOver,
    /// Another mayor is asked.
    WrongSeat,
}

impl table::Refusal for Refusal {
    fn wrong_seat() -> Refusal {
        Refusal::WrongSeat
    }

    fn reason(&self) -> &'static str {
        match self {
            Refusal::NotAnAnswer => "not-an-answer",
            Refusal::NoWorker => "no-worker",
            Refusal::SunAtEnd => "sun-at-end",
            Refusal::MoonAtEnd => "moon-at-end",
            Refusal::SpaceTaken => "space-taken",
            Refusal::NoSuchSpace => "no-such-space",
            Refusal::EventClaimed => "event-claimed",
            Refusal::NoSuchNews => "no-such-news",
            Refusal::NoWatch => "no-watch",
            Refusal::TokenAtStart => "token-at-start",
            Refusal::NoSharing => "no-sharing",
            Refusal::Banned => "banned",
            Refusal::SkunkThere => "skunk-there",
            Refusal::ConditionNotMet => "condition-not-met",
            Refusal::NotInReach => "not-in-reach",
            Refusal::CannotPay => "cannot-pay",
            Refusal::WrongCard => "wrong-card",
            Refusal::NoOccupiedToken => "no-occupied-token",
            Refusal::NoStarAbility => "no-star-ability",
            Refusal::TooFewCards => "too-few-cards",
            Refusal::NothingLeft => "nothing-left",
            Refusal::TokenAtEnd => "token-at-end",
            Refusal::NotNeeded => "not-needed",
            Refusal::GameOver => "game-over",
            Refusal::WrongSeat => "wrong-seat",
        }
    }

    fn paragraph(&self) -> &'static str {
        match self {
            Refusal::NotAnAnswer => "D3.1",
            Refusal::NoWorker => "D1.4",
            Refusal::SunAtEnd | Refusal::MoonAtEnd => "D3.5",
            Refusal::SpaceTaken => "D4.1",
            Refusal::NoSuchSpace => "D1.5",
            Refusal::EventClaimed => "D10.1",
            Refusal::NoSuchNews => "D18.3",
            Refusal::NoWatch | Refusal::TokenAtStart => "D18.6",
            Refusal::NoSharing => "D17.1",
            Refusal::Banned => "D19.7",
            Refusal::SkunkThere => "D15.15",
            Refusal::ConditionNotMet => "D4.6",
            Refusal::NotInReach => "D5.1",
            Refusal::CannotPay => "D6.1",
            Refusal::WrongCard => "D8.7",
            Refusal::NoOccupiedToken => "D6.3",
            Refusal::NoStarAbility => "D6.7",
            Refusal::TooFewCards => "D3.7",
            Refusal::NothingLeft => "D13.2",
            Refusal::TokenAtEnd => "D3.4",
            Refusal::NotNeeded => "D3.9",
            Refusal::GameOver => "D12.1",
            Refusal::WrongSeat => "D3.1",
        }
    }

    fn line(&self) -> Line {
        Line::new(match self {
            Refusal::NotAnAnswer => "duo-refused-not-an-answer",
            Refusal::NoWorker => "duo-refused-no-worker",
            Refusal::SunAtEnd => "duo-refused-sun-at-end",
            Refusal::MoonAtEnd => "duo-refused-moon-at-end",
            Refusal::SpaceTaken => "duo-refused-space-taken",
            Refusal::NoSuchSpace => "duo-refused-no-such-space",
            Refusal::EventClaimed => "duo-refused-event-claimed",
            Refusal::NoSuchNews => "duo-refused-no-such-news",
            Refusal::NoWatch => "duo-refused-no-watch",
            Refusal::TokenAtStart => "duo-refused-token-at-start",
            Refusal::NoSharing => "duo-refused-no-sharing",
            Refusal::Banned => "duo-refused-banned",
            Refusal::SkunkThere => "duo-refused-skunk-there",
            Refusal::ConditionNotMet => "duo-refused-condition-not-met",
            Refusal::NotInReach => "duo-refused-not-in-reach",
            Refusal::CannotPay => "duo-refused-cannot-pay",
            Refusal::WrongCard => "duo-refused-wrong-card",
            Refusal::NoOccupiedToken => "duo-refused-no-occupied-token",
            Refusal::NoStarAbility => "duo-refused-no-star-ability",
            Refusal::TooFewCards => "duo-refused-too-few-cards",
            Refusal::NothingLeft => "duo-refused-nothing-left",
            Refusal::TokenAtEnd => "duo-refused-token-at-end",
            Refusal::NotNeeded => "duo-refused-not-needed",
            Refusal::GameOver => "duo-refused-game-over",
            Refusal::WrongSeat => "duo-refused-wrong-seat",
        })
    }
}
