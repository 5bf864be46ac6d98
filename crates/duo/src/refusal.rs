//! Why an action is not accepted, each with its rule. The list of [`crate::legal`] decides; here it is only said why.

use crate::Duo;
use crate::action::{Action, Means};
use crate::effect::Grant;
use crate::frame::Ask;
use crate::ids::*;
use crate::legal::{OWN_TURN, of_those_drawn};
use crate::pack::Banned;
use crate::reach::WorkerFrom;
use crate::state::State;
use table::Seat;

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

impl Duo {
    /// Why something that may not be said to this question is refused.
    pub(crate) fn refusal(&self, s: &State, seat: Seat, ask: Ask, action: Action) -> Refusal {
        let why = match (ask, action) {
            (Ask::Turn, Action::Place { space, twice }) => self.why_not_place(s, seat, space, twice),
            (Ask::Turn, Action::Play { .. }) if !s.can_move(Token::Moon) => Err(Refusal::MoonAtEnd),
            (Ask::Turn, Action::Play { card, means }) => self.why_not_play(s, seat, card, means, OWN_TURN),
            (Ask::Turn, Action::Draw) => Err(Refusal::NothingLeft),
            (Ask::Turn, Action::Rest) => Err(Refusal::NotNeeded),
            (Ask::Play { grant }, Action::Play { card, means }) => self.why_not_play(s, seat, card, means, grant),
            (Ask::DrawPlay { less }, Action::Play { card, means }) => {
                self.why_not_play(s, seat, card, means, of_those_drawn(less))
            }
            (Ask::Claim { past_skunks, .. }, Action::Claim(slot)) => self.may_claim(s, seat, slot, past_skunks),
            (Ask::WorkerTo { from, taken_ok, past_skunks }, Action::Use(space)) => {
                self.may_move_to(s, seat, space, WorkerFrom { space: from, taken_ok, past_skunks })
            }
            (Ask::MoveToken { .. }, Action::Move(_)) => Err(Refusal::TokenAtEnd),
            (Ask::TokenBack { .. }, Action::Move(_)) => Err(Refusal::TokenAtStart),
            (Ask::Reclaim { .. }, Action::Colour(_)) => Err(Refusal::NoOccupiedToken),
            (Ask::Pay { .. }, Action::Pay { .. }) | (Ask::PayFor { .. }, Action::Good(_) | Action::Accept) => {
                Err(Refusal::CannotPay)
            }
            (Ask::Turn | Ask::Take { .. }, Action::Take(_))
            | (Ask::ProduceFor, Action::Produce { .. })
            | (Ask::Pass { .. }, Action::Share(_))
            | (
                Ask::DiscardCost { .. }
                | Ask::Tuck { .. }
                | Ask::PayFor { .. }
                | Ask::PayCard { .. }
                | Ask::TradeFirst
                | Ask::TradeSecond
                | Ask::Show { .. }
                | Ask::Activate { .. }
                | Ask::Produce
                | Ask::Look { .. }
                | Ask::Refresh { .. },
                Action::Pick(_),
            ) => Err(Refusal::WrongCard),
            (
                Ask::Farm { .. }
                | Ask::River { .. }
                | Ask::Red { .. }
                | Ask::Taken { .. }
                | Ask::WorkerFrom { .. }
                | Ask::WorkerHome { .. },
                Action::Use(_),
            )
            | (Ask::SkunkFrom { .. } | Ask::SkunkTo { .. }, Action::Skunk(_)) => Err(Refusal::NoSuchSpace),
            (_, Action::Trade) if self.is_banned(s, Banned::Trade) => Err(Refusal::Banned),
            (_, Action::Trade) => Err(Refusal::TooFewCards),
            (_, Action::Share(_)) if !self.may_share(s, seat, ask) => Err(Refusal::NoSharing),
            (_, Action::Share(_)) => Err(Refusal::WrongCard),
            (_, Action::News(_)) => Err(Refusal::NoSuchNews),
            (_, Action::Watch(token)) => self.may_watch(s, ask, token),
            _ => Err(Refusal::NotAnAnswer),
        };
        why.err().unwrap_or(Refusal::NotAnAnswer)
    }

    /// [D4.1] What a placement lacks: a worker at home, a Sun that can move, or a space that can be entered. [D4.9]
    fn why_not_place(&self, s: &State, seat: Seat, space: Space, twice: bool) -> Verdict {
        let has = |token_cards| self.card_with_token(s, seat, token_cards).is_some();
        only_if(s.can_move(Token::Sun), Refusal::SunAtEnd)?;
        only_if(s.mayor(seat).workers_home() > 0, Refusal::NoWorker)?;
        // [D4.8]
        let is_twice = matches!(space, Space::Farm(_)) && has(self.pack.tables.farm_twice);
        only_if(!twice || is_twice, Refusal::NotAnAnswer)?;
        self.may_be_used(s, space)?;
        match space {
            // [D4.7] in a chapter a Bridge leads past a skunk on an event as well. [D15.15]
            Space::Event(slot) => self.may_claim(s, seat, slot, has(self.pack.tables.enter_taken)),
            Space::Red(_) | Space::River(_) | Space::Farm(_) => Err(Refusal::SpaceTaken),
        }
    }

    /// [D5.1] Why a card cannot be played in this way.
    fn why_not_play(&self, s: &State, seat: Seat, card: CardId, means: Means, grant: Grant) -> Verdict {
        only_if(self.playable(s, seat, grant).has(card), Refusal::NotInReach)?;
        // [D6.11] a discard cost knows no discount
        let has_cost = !self.pack.tables.discard_cost.has(card);
        Err(match means {
            Means::Star(star) if has_cost && self.star_deal(s, seat, card, star).is_some() => Refusal::CannotPay,
            Means::Star(_) => Refusal::NoStarAbility,
            Means::Occupied(_) => Refusal::NoOccupiedToken,
            Means::Cost => Refusal::CannotPay,
        })
    }
}
