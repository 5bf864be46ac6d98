//! What is within a mayor's reach: one predicate for each thing that can be used, played, paid or shown.

use crate::Duo;
use crate::action::Means;
use crate::cost::{Help, Payments};
use crate::effect::{Count, DiscountBy, GreenPlace, PlayFrom, Price, RedPlaces, Step, StepId, TakenBy};
use crate::ids::*;
use crate::refusal::Refusal;
use crate::state::{Deal, Frame, Grant, Reach, State};
use table::Seat;
use woodland::{Colour, Kind};

/// Accepted, or refused with the reason.
pub(crate) type Verdict = Result<(), Refusal>;

/// A condition, or the refusal.
#[inline]
pub(crate) fn only_if(holds: bool, refusal: Refusal) -> Verdict {
    if holds { Ok(()) } else { Err(refusal) }
}

impl Duo {
    /// All spaces of the table. [D1.5]
    pub(crate) fn spaces<'s>(&'s self, s: &'s State) -> impl Iterator<Item = Space> + 's {
        let reds = s.mayors[0].city.or(s.mayors[1].city).and(self.pack.of_colour(Colour::Red));
        (0..2)
            .map(Space::River)
            .chain((0..FARMS as u8).map(Space::Farm))
            .chain(Slot::all().map(Space::Event))
            .chain(reds.map(Space::Red))
    }

    /// [D4.1] A worker at home, a Sun that can move, and a space that can be entered, whatever it gives. [D4.9]
    pub(crate) fn may_place(&self, s: &State, seat: Seat, space: Space, twice: bool) -> Verdict {
        only_if(s.can_move(Token::Sun), Refusal::SunAtEnd)?;
        only_if(s.mayor(seat).workers_home() > 0, Refusal::NoWorker)?;
        if twice {
            // [D4.8]
            only_if(matches!(space, Space::Farm(_)), Refusal::NotAnAnswer)?;
            let clock = self.card_with_token(s, seat, self.pack.tables.farm_twice);
            only_if(clock.is_some(), Refusal::NotAnAnswer)?;
        }
        self.may_enter(s, seat, space)
    }

    pub(crate) fn may_enter(&self, s: &State, seat: Seat, space: Space) -> Verdict {
        match space {
            Space::Event(slot) => return self.may_claim(s, seat, slot),
            Space::Red(card) => only_if(self.is_red_in_city(s, card), Refusal::NoSuchSpace)?,
            Space::River(n) => only_if(n < 2, Refusal::NoSuchSpace)?,
            Space::Farm(n) => only_if(n < FARMS as u8, Refusal::NoSuchSpace)?,
        }
        // [D4.7] a taken space needs a Bridge
        let free = !s.is_taken(space) || self.card_with_token(s, seat, self.pack.tables.enter_taken).is_some();
        only_if(free, Refusal::SpaceTaken)
    }

    pub(crate) fn is_red_in_city(&self, s: &State, card: CardId) -> bool {
        self.pack.of_colour(Colour::Red).has(card) && s.city_of(card).is_some()
    }

    /// [D4.6] Nobody has claimed the event and its condition is met.
    pub(crate) fn may_claim(&self, s: &State, seat: Seat, slot: Slot) -> Verdict {
        let event = s.events.get(slot.index()).ok_or(Refusal::NoSuchSpace)?;
        only_if(s.claimed[slot.index()].is_none(), Refusal::EventClaimed)?;
        only_if(self.meets(s, seat, &self.pack.event(*event).condition), Refusal::ConditionNotMet)
    }

    /// [D9.15] Where a moved worker may go.
    pub(crate) fn may_move_to(&self, s: &State, seat: Seat, from: Space, to: Space, taken_ok: bool) -> Verdict {
        only_if(to != from, Refusal::NoSuchSpace)?;
        match to {
            Space::Event(slot) => self.may_claim(s, seat, slot),
            Space::Red(card) if !self.is_red_in_city(s, card) || s.chain.has(card) => Err(Refusal::NoSuchSpace),
            Space::River(n) if n >= 2 || s.chain_river >> n & 1 == 1 => Err(Refusal::NoSuchSpace),
            Space::Farm(n) if n >= FARMS as u8 => Err(Refusal::NoSuchSpace),
            Space::Red(_) | Space::River(_) | Space::Farm(_) => {
                only_if(taken_ok || !s.is_taken(to), Refusal::SpaceTaken)
            }
        }
    }

    /// The cards that may be played under a grant, whatever they cost.
    pub(crate) fn playable(&self, s: &State, seat: Seat, grant: Grant) -> CardSet {
        let cards = match grant.from {
            Reach::Table(PlayFrom::Eligible) => s.mayor(seat).hand.or(s.touched()),
            Reach::Table(PlayFrom::Meadow) => s.meadow_cards(),
            Reach::Table(PlayFrom::Hand) => s.mayor(seat).hand,
            Reach::Aside => s.aside,
        };
        let of_kind = grant.kind.map_or(CardSet::ALL, |kind| self.pack.of_kind(kind));
        let of_colour = grant.colour.map_or(CardSet::ALL, |colour| self.pack.of_colour(colour));
        cards.and(of_kind).and(of_colour)
    }

    /// [D5.1] Whether a card may be played in this way.
    pub(crate) fn may_play(
        &self,
        s: &State,
        seat: Seat,
        card: CardId,
        means: Means,
        grant: Grant,
        help: Help,
    ) -> Verdict {
        only_if(self.playable(s, seat, grant).has(card), Refusal::NotInReach)?;
        let mayor = s.mayor(seat);
        let costs_discard = self.pack.tables.discard_cost.has(card);
        match means {
            Means::Cost if costs_discard => only_if(self.can_discard_for(s, seat, card), Refusal::CannotPay),
            Means::Cost => {
                let deal = Deal { less: grant.less, ..Deal::default() };
                only_if(self.can_pay(mayor.goods, help, card, deal), Refusal::CannotPay)
            }
            Means::Occupied(on) => only_if(self.homes_for(s, seat, card).has(on), Refusal::NoOccupiedToken),
            Means::Star(star) => {
                // [D6.11] a discard cost knows no discount
                only_if(!costs_discard, Refusal::NoStarAbility)?;
                let deal = self.star_deal(s, seat, card, star).ok_or(Refusal::NoStarAbility)?;
                only_if(self.can_pay(mayor.goods, help, card, deal), Refusal::CannotPay)
            }
        }
    }

    /// Whether any card can be played under a grant.
    pub(crate) fn can_play_any(&self, s: &State, seat: Seat, grant: Grant) -> bool {
        let help = self.help(s, seat);
        self.playable(s, seat, grant).any(|card| {
            let stars = s.mayor(seat).city.and(self.pack.tables.star_discount).map(Means::Star);
            let homes = self.homes_for(s, seat, card).map(Means::Occupied);
            let mut ways = std::iter::once(Means::Cost).chain(homes).chain(stars);
            ways.any(|means| self.may_play(s, seat, card, means, grant, help).is_ok())
        })
    }

    /// [D6.2] Whether another card is in hand to discard.
    pub(crate) fn can_discard_for(&self, s: &State, seat: Seat, card: CardId) -> bool {
        !s.mayor(seat).hand.without(CardSet::one(card)).is_empty()
    }

    /// The Constructions on which an Occupied token can be put to play this Critter. [D6.3] [D6.6]
    pub(crate) fn homes_for(&self, s: &State, seat: Seat, card: CardId) -> CardSet {
        let mayor = s.mayor(seat);
        if !self.pack.of_kind(Kind::Critter).has(card) {
            return CardSet::NONE;
        }
        let colour = self.pack.card(card).colour;
        if !mayor.occupied.has(colour) {
            return CardSet::NONE;
        }
        let full: CardSet = mayor.placed.into_iter().flatten().collect();
        mayor.city.and(self.pack.of_colour(colour)).and(self.pack.of_kind(Kind::Construction)).without(full)
    }

    /// What a star card of the city offers for playing this card now. [D6.7]
    pub(crate) fn star_deal(&self, s: &State, seat: Seat, card: CardId, star: CardId) -> Option<Deal> {
        // [D6.14] the turn in which a card arrives is not yet a later one
        if !s.mayor(seat).city.without(s.fresh).has(star) || self.pack.tables.cost[card.index()].is_empty() {
            return None;
        }
        let discount = self.pack.star_discount(star, card)?;
        let ready = match discount.by {
            // [D9.20]
            DiscountBy::Free | DiscountBy::DiscardSelf => true,
            DiscountBy::Token => false,
            DiscountBy::Tuck { uses, .. } => s.on[star].tucks < uses && !self.tuckable(s, seat, card, star).is_empty(),
        };
        ready.then_some(Deal { less: discount.less, only: discount.only, star: Some(star) })
    }

    /// The hand cards that can be tucked under a star card to play another. [D6.16]
    pub(crate) fn tuckable(&self, s: &State, seat: Seat, card: CardId, star: CardId) -> CardSet {
        match self.pack.star_discount(star, card).map(|discount| discount.by) {
            Some(DiscountBy::Tuck { kind, .. }) => {
                s.mayor(seat).hand.and(self.pack.of_kind(kind)).without(CardSet::one(card))
            }
            Some(DiscountBy::Free | DiscountBy::Token | DiscountBy::DiscardSelf) | None => CardSet::NONE,
        }
    }

    /// Every way to pay for the card being played.
    pub(crate) fn ways_to_pay(&self, s: &State, seat: Seat, card: CardId, deal: Deal) -> Payments {
        let mut ways = Payments::new();
        self.payments(s.mayor(seat).goods, self.help(s, seat), card, deal, &mut ways);
        ways
    }

    /// [D3.7] [D3.8] A trade fits this question, on one's own turn, with two cards in hand.
    #[inline]
    pub(crate) fn may_trade(&self, s: &State, frame: Frame) -> bool {
        let seat = match frame {
            Frame::Turn | Frame::MoveToken(_) => s.turn,
            Frame::PayFor { seat, .. }
            | Frame::Activate { seat, .. }
            | Frame::Play { seat, .. }
            | Frame::Pigeon { seat, .. } => Some(seat),
            _ => None,
        };
        seat.is_some_and(|seat| s.turn == Some(seat) && s.mayor(seat).hand_count() >= 2)
    }

    /// Whether a card can be drawn at all. [D13.2]
    #[inline]
    pub(crate) fn can_draw(&self, s: &State) -> bool {
        !s.deck.is_empty() || !s.discard.is_empty()
    }

    /// The price of a pay-for step and whether its kinds must differ.
    #[inline]
    pub(crate) fn pay_for(&self, step: StepId) -> (Price, bool) {
        match self.pack.step(step) {
            Step::PayFor { price, different, .. } => (price, different),
            _ => unreachable!("a pay-for question points at a pay-for step"),
        }
    }

    /// Whether the fixed part of the price, and its card, can be paid.
    pub(crate) fn affords(&self, s: &State, seat: Seat, step: StepId) -> bool {
        let (price, _) = self.pay_for(step);
        let mayor = s.mayor(seat);
        mayor.goods.covers(price.goods) && (!price.card || !mayor.hand.is_empty())
    }

    /// The kinds that can pay a price of any one resource, as bits. [D9.4]
    pub(crate) fn payable_kinds(&self, s: &State, seat: Seat, step: StepId, paid: u8) -> u8 {
        let (_, different) = self.pay_for(step);
        if !self.affords(s, seat, step) {
            return 0;
        }
        let goods = s.mayor(seat).goods;
        let held = (0..4).filter(|&i| goods.0[i] > 0).fold(0, |bits, i| bits | 1 << i);
        if different { held & !paid } else { held }
    }

    /// The options that would do something, as bits.
    pub(crate) fn open_options(&self, s: &State, seat: Seat, step: StepId) -> u8 {
        let Step::Choose { options } = self.pack.step(step) else {
            unreachable!("a choose question points at a choose step");
        };
        let does_something = |step: &Step| match *step {
            Step::Occupied { colour: Some(colour) } => !s.mayor(seat).owns_occupied(colour),
            Step::Occupied { colour: None } => s.mayor(seat).missing_occupied().0 != 0,
            _ => true,
        };
        let mut open = 0;
        for (n, effect) in options.iter().enumerate() {
            let steps = effect.map_or(&[] as &[Step], |e| &self.pack.steps[e.start as usize..e.end as usize]);
            if steps.iter().any(does_something) {
                open |= 1 << n;
            }
        }
        open
    }

    /// The hand cards that can still be shown. [D9.11]
    pub(crate) fn showable(&self, s: &State, seat: Seat, step: StepId) -> CardSet {
        match self.pack.step(step) {
            Step::ForEach { count: Count::Cards { among, .. }, .. } => s.mayor(seat).hand.and(among).without(s.shown),
            _ => CardSet::NONE,
        }
    }

    /// The green cards that can be activated there in this chain. [D9.5] [D9.6]
    pub(crate) fn activatable(&self, s: &State, seat: Seat, place: GreenPlace) -> CardSet {
        let cards = match place {
            GreenPlace::City => s.mayor(seat).city,
            GreenPlace::Meadow => s.meadow_cards(),
            GreenPlace::Hand => s.mayor(seat).hand,
        };
        cards.and(self.pack.of_colour(Colour::Green)).without(s.chain)
    }

    /// The farms an effect may still use, as bits. [D9.10]
    pub(crate) fn usable_farms(&self, s: &State, used: u8, taken_ok: bool) -> u8 {
        (0..FARMS as u8)
            .filter(|n| used >> n & 1 == 0 && (taken_ok || !s.is_taken(Space::Farm(*n))))
            .fold(0, |bits, n| bits | 1 << n)
    }

    pub(crate) fn usable_rivers(&self, s: &State, taken_ok: bool) -> u8 {
        (0..2)
            .filter(|n| s.chain_river >> n & 1 == 0 && (taken_ok || !s.is_taken(Space::River(*n))))
            .fold(0, |bits, n| bits | 1 << n)
    }

    pub(crate) fn usable_reds(&self, s: &State, seat: Seat, places: RedPlaces) -> CardSet {
        let place = |wanted: bool, cards: CardSet| if wanted { cards } else { CardSet::NONE };
        let cards = place(places.city, s.mayor(seat).city)
            .or(place(places.other_city, s.mayor(seat.other()).city))
            .or(place(places.meadow, s.meadow_cards()));
        cards.and(self.pack.of_colour(Colour::Red)).without(s.chain)
    }

    /// The taken spaces an effect may use: never an event, never one already used in this chain. [D9.9]
    pub(crate) fn usable_taken<'s>(&self, s: &'s State, seat: Seat, by: TakenBy) -> impl Iterator<Item = Space> + 's {
        let theirs = s.mayor(seat.other()).workers.into_iter().flatten();
        let mine = s.mayor(seat).workers.into_iter().flatten().filter(move |_| by == TakenBy::Anyone);
        theirs.chain(mine).filter(|&space| match space {
            Space::Event(_) => false,
            Space::River(n) => s.chain_river >> n & 1 == 0,
            Space::Red(card) => !s.chain.has(card),
            Space::Farm(_) => true,
        })
    }
}
