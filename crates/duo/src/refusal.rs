//! Why an action is not accepted, each with its rule.

table::refusals! {
    /// It does not answer the question that is asked.
    NotAnAnswer = "duo-refused-not-an-answer", "D3.1";
    /// All workers are placed.
    NoWorker = "duo-refused-no-worker", "D1.4";
    /// The Sun stands at the end of the path.
    SunAtEnd = "duo-refused-sun-at-end", "D3.5";
    /// The Moon stands at the end of the path.
    MoonAtEnd = "duo-refused-moon-at-end", "D3.5";
    /// A worker already stands there.
    SpaceTaken = "duo-refused-space-taken", "D4.1";
    /// Nobody can use that space here.
    NoSuchSpace = "duo-refused-no-such-space", "D1.5";
    /// Somebody has claimed the event.
    EventClaimed = "duo-refused-event-claimed", "D10.1";
    /// A skunk sits on the event.
    SkunkThere = "duo-refused-skunk-there", "D15.15";
    /// The chapter forbids it.
    Banned = "duo-refused-banned", "D19.7";
    /// Nothing may be shared now.
    NoSharing = "duo-refused-no-sharing", "D17.1";
    /// No pocket watch is left.
    NoWatch = "duo-refused-no-watch", "D18.6";
    /// That token stands on the leftmost spot.
    TokenAtStart = "duo-refused-token-at-start", "D18.6";
    /// That Good News card is not kept.
    NoSuchNews = "duo-refused-no-such-news", "D18.3";
    /// The event asks for something that is not there.
    ConditionNotMet = "duo-refused-condition-not-met", "D4.6";
    /// The card is neither in the hand nor touched.
    NotInReach = "duo-refused-not-in-reach", "D5.1";
    /// There is no way to pay.
    CannotPay = "duo-refused-cannot-pay", "D6.1";
    /// Not one of the cards asked for.
    WrongCard = "duo-refused-wrong-card", "D8.7";
    /// No Occupied token of that colour, or no Construction for it.
    NoOccupiedToken = "duo-refused-no-occupied-token", "D6.3";
    /// No star ability that fits.
    NoStarAbility = "duo-refused-no-star-ability", "D6.7";
    /// Two cards are needed for a trade.
    TooFewCards = "duo-refused-too-few-cards", "D3.7";
    /// Deck, discard pile or Meadow are empty.
    NothingLeft = "duo-refused-nothing-left", "D13.2";
    /// That token cannot move.
    TokenAtEnd = "duo-refused-token-at-end", "D3.4";
    /// There is something else to do.
    NotNeeded = "duo-refused-not-needed", "D3.9";
    /// The game has ended.
    GameOver = "duo-refused-game-over", "D12.1";
    /// Another mayor is asked.
    WrongSeat = "duo-refused-wrong-seat", "D3.1";
}
