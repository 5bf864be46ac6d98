//! What may be decided: one predicate for each decision, and the lists made with them.

use crate::Duo;
use crate::action::{Action, Means};
use crate::cost::{Help, Payment, Payments};
use crate::effect::{DiscountBy, GreenPlace, PlayFrom, Price, RedPlaces, Step, StepId, TakenBy};
use crate::ids::*;
use crate::refusal::Refusal;
use crate::state::{Deal, Frame, Grant, HIGH, Reach, State};
use table::Seat;
use woodland::{Colour, Good, Kind};

/// What a mayor may play on a turn of their own: anything eligible, at its full cost.
pub(crate) const OWN_TURN: Grant = Grant { from: Reach::Table(PlayFrom::Eligible), less: 0, kind: None, colour: None };

type Verdict = Result<(), Refusal>;

/// A condition, or the refusal.
#[inline]
fn only_if(holds: bool, refusal: Refusal) -> Verdict {
    if holds { Ok(()) } else { Err(refusal) }
}

impl Duo {
    /// Who is asked by this frame; nobody by a frame that is work.
    #[inline]
    pub(crate) fn asked(&self, s: &State, frame: Frame) -> Option<Seat> {
        match frame {
            Frame::Turn | Frame::MoveToken => s.turn,
            Frame::Pay { seat, .. }
            | Frame::DiscardCost { seat, .. }
            | Frame::Tuck { seat, .. }
            | Frame::Gain { seat, .. }
            | Frame::Take { seat, .. }
            | Frame::Occupied { seat }
            | Frame::Reclaim { seat, .. }
            | Frame::PayFor { seat, .. }
            | Frame::PayCard { seat, .. }
            | Frame::Choose { seat, .. }
            | Frame::Show { seat, .. }
            | Frame::Activate { seat, .. }
            | Frame::Produce { seat }
            | Frame::Farm { seat, .. }
            | Frame::River { seat, .. }
            | Frame::Red { seat, .. }
            | Frame::Taken { seat, .. }
            | Frame::Claim { seat, .. }
            | Frame::Play { seat, .. }
            | Frame::Pigeon { seat, .. }
            | Frame::Look { seat, .. }
            | Frame::Refresh { seat, .. }
            | Frame::StoreOrTake { seat, .. }
            | Frame::Store { seat, .. }
            | Frame::WorkerFrom { seat, .. }
            | Frame::WorkerTo { seat, .. }
            | Frame::TradeFirst { seat }
            | Frame::TradeSecond { seat }
            | Frame::TradeGain { seat }
            | Frame::Private { seat } => Some(seat),
            Frame::Steps { .. }
            | Frame::Repeat { .. }
            | Frame::AfterPlay { .. }
            | Frame::AfterClaim { .. }
            | Frame::AfterFarm { .. }
            | Frame::Refill
            | Frame::EndTurn(_)
            | Frame::Season { .. } => None,
        }
    }

    /// Whether the action answers the question on top of the stack.
    pub(crate) fn check(&self, s: &State, action: Action) -> Verdict {
        let Some(&frame) = s.frames.last() else {
            return Err(Refusal::GameOver);
        };
        match (frame, action) {
            (Frame::Turn, Action::Place { space, twice }) => self.may_place(s, self.on_turn(s)?, space, twice),
            (Frame::Turn, Action::Play { card, means }) => {
                only_if(s.can_move(Token::Moon), Refusal::MoonAtEnd)?;
                let seat = self.on_turn(s)?;
                self.may_play(s, seat, card, means, OWN_TURN, self.help(s, seat))
            }
            (Frame::Turn, Action::Take(card)) => only_if(s.meadow_place(card).is_some(), Refusal::WrongCard),
            (Frame::Turn, Action::Draw) => only_if(self.can_draw(s), Refusal::NothingLeft),
            (Frame::Turn, Action::Rest) => only_if(!self.has_action(s, self.on_turn(s)?), Refusal::NotNeeded),
            (Frame::MoveToken, Action::Move(token)) => only_if(s.can_move(token), Refusal::TokenAtEnd),
            (
                Frame::Turn
                | Frame::MoveToken
                | Frame::PayFor { .. }
                | Frame::Activate { .. }
                | Frame::Play { .. }
                | Frame::Pigeon { .. },
                Action::Trade,
            ) => only_if(self.may_trade(s, frame), Refusal::TooFewCards),
            (Frame::Pay { seat, card, deal }, Action::Pay { goods, token }) => {
                let ways = self.ways_to_pay(s, seat, card, deal);
                only_if(ways.contains(&Payment { goods, token }), Refusal::CannotPay)
            }
            (Frame::DiscardCost { seat, card }, Action::Pick(picked)) => {
                only_if(picked != card && s.mayor(seat).hand.has(picked), Refusal::WrongCard)
            }
            (Frame::Tuck { seat, card, star }, Action::Pick(picked)) => {
                only_if(self.tuckable(s, seat, card, star).has(picked), Refusal::WrongCard)
            }
            (Frame::Gain { different, had, .. }, Action::Good(good)) => {
                only_if(!different || had >> good as u8 & 1 == 0, Refusal::NotAnAnswer)
            }
            (Frame::Take { .. }, Action::Take(card)) => only_if(s.meadow_place(card).is_some(), Refusal::WrongCard),
            (Frame::Occupied { seat }, Action::Colour(colour)) => {
                only_if(!s.mayor(seat).owns_occupied(colour), Refusal::NotAnAnswer)
            }
            (Frame::Reclaim { seat, .. }, Action::Colour(colour)) => {
                only_if(s.mayor(seat).placed[colour as usize].is_some(), Refusal::NoOccupiedToken)
            }
            (Frame::PayFor { seat, step, paid, .. }, answer) => match (self.pay_for(step), answer) {
                (_, Action::Skip) => Ok(()),
                ((Price { any: true, .. }, _), Action::Good(good)) => {
                    only_if(self.payable_kinds(s, seat, step, paid) >> good as u8 & 1 == 1, Refusal::CannotPay)
                }
                ((Price { any: false, card: true, .. }, _), Action::Pick(card)) => {
                    only_if(self.affords(s, seat, step), Refusal::CannotPay)?;
                    only_if(s.mayor(seat).hand.has(card), Refusal::WrongCard)
                }
                ((Price { any: false, card: false, .. }, _), Action::Accept) => {
                    only_if(self.affords(s, seat, step), Refusal::CannotPay)
                }
                _ => Err(Refusal::NotAnAnswer),
            },
            (
                Frame::PayCard { seat, .. } | Frame::TradeFirst { seat } | Frame::TradeSecond { seat },
                Action::Pick(card),
            ) => only_if(s.mayor(seat).hand.has(card), Refusal::WrongCard),
            (Frame::Choose { seat, step, .. }, Action::Option(n)) => {
                only_if(self.open_options(s, seat, step) >> n & 1 == 1, Refusal::NotAnAnswer)
            }
            (Frame::Show { seat, step, .. }, Action::Pick(card)) => {
                only_if(self.showable(s, seat, step).has(card), Refusal::WrongCard)
            }
            (Frame::Activate { seat, place, .. }, Action::Pick(card)) => {
                only_if(self.activatable(s, seat, place).has(card), Refusal::WrongCard)
            }
            (Frame::Produce { .. }, Action::Pick(card)) => only_if(s.to_produce.has(card), Refusal::WrongCard),
            (Frame::Farm { used, taken_ok, .. }, Action::Use(Space::Farm(n))) => {
                only_if(self.usable_farms(s, used, taken_ok) >> n & 1 == 1, Refusal::NoSuchSpace)
            }
            (Frame::River { taken_ok, .. }, Action::Use(Space::River(n))) => {
                only_if(self.usable_rivers(s, taken_ok) >> n & 1 == 1, Refusal::NoSuchSpace)
            }
            (Frame::Red { seat, places }, Action::Use(Space::Red(card))) => {
                only_if(self.usable_reds(s, seat, places).has(card), Refusal::NoSuchSpace)
            }
            (Frame::Taken { seat, by }, Action::Use(space)) => {
                only_if(self.usable_taken(s, seat, by).any(|usable| usable == space), Refusal::NoSuchSpace)
            }
            (Frame::Claim { seat, .. }, Action::Claim(slot)) => self.may_claim(s, seat, slot),
            (Frame::Play { seat, grant }, Action::Play { card, means }) => {
                self.may_play(s, seat, card, means, grant, self.help(s, seat))
            }
            (Frame::Pigeon { seat, less }, Action::Play { card, means }) => {
                self.may_play(s, seat, card, means, pigeon(less), self.help(s, seat))
            }
            (Frame::Look { .. }, Action::Pick(card)) => only_if(s.aside.has(card), Refusal::WrongCard),
            (Frame::Refresh { .. }, Action::Pick(card)) => only_if(s.meadow_place(card).is_some(), Refusal::WrongCard),
            (Frame::StoreOrTake { .. }, Action::Option(n)) => only_if(n < 2, Refusal::NotAnAnswer),
            (Frame::Store { .. } | Frame::TradeGain { .. }, Action::Good(_)) => Ok(()),
            (Frame::WorkerFrom { seat, .. }, Action::Use(space)) => {
                only_if(s.mayor(seat).workers.contains(&Some(space)), Refusal::NoSuchSpace)
            }
            (Frame::WorkerTo { seat, from, taken_ok }, Action::Use(space)) => {
                self.may_move_to(s, seat, from, space, taken_ok)
            }
            (
                Frame::Take { .. }
                | Frame::Reclaim { .. }
                | Frame::Show { .. }
                | Frame::Activate { .. }
                | Frame::Produce { .. }
                | Frame::Farm { .. }
                | Frame::River { .. }
                | Frame::Red { .. }
                | Frame::Taken { .. }
                | Frame::Claim { .. }
                | Frame::Play { .. }
                | Frame::Pigeon { .. }
                | Frame::Refresh { .. }
                | Frame::WorkerFrom { .. },
                // [D8.6]
                Action::Skip,
            ) => Ok(()),
            _ => Err(Refusal::NotAnAnswer),
        }
    }

    /// Lists everything that answers the question on top of the stack.
    pub(crate) fn list(&self, s: &State, out: &mut Vec<Action>) {
        let Some(&frame) = s.frames.last() else {
            return;
        };
        let cards = |out: &mut Vec<Action>, set: CardSet| out.extend(set.map(Action::Pick));
        match frame {
            Frame::Turn => {
                if let Some(seat) = s.turn {
                    self.list_turn(s, seat, out);
                }
            }
            Frame::MoveToken => {
                out.extend([Token::Sun, Token::Moon].into_iter().filter(|&t| s.can_move(t)).map(Action::Move));
            }
            Frame::Pay { seat, card, deal } => {
                let ways = self.ways_to_pay(s, seat, card, deal);
                out.extend(ways.into_iter().map(|way| Action::Pay { goods: way.goods, token: way.token }));
            }
            Frame::DiscardCost { seat, card } => cards(out, s.mayor(seat).hand.without(CardSet::one(card))),
            Frame::Tuck { seat, card, star } => cards(out, self.tuckable(s, seat, card, star)),
            Frame::Gain { different, had, .. } => {
                let open = Good::ALL.into_iter().filter(|&good| !different || had >> good as u8 & 1 == 0);
                out.extend(open.map(Action::Good));
            }
            Frame::Take { .. } => out.extend(s.meadow.iter().flatten().map(|&card| Action::Take(card))),
            Frame::Occupied { seat } => {
                out.extend(s.mayor(seat).missing_occupied().iter().map(Action::Colour));
            }
            Frame::Reclaim { seat, .. } => {
                let placed = &s.mayor(seat).placed;
                out.extend(Colour::ALL.into_iter().filter(|&c| placed[c as usize].is_some()).map(Action::Colour));
            }
            Frame::PayFor { seat, step, paid, .. } => match self.pay_for(step).0 {
                Price { any: true, .. } => {
                    let kinds = self.payable_kinds(s, seat, step, paid);
                    out.extend(Good::ALL.into_iter().filter(|&good| kinds >> good as u8 & 1 == 1).map(Action::Good));
                }
                Price { card: true, .. } if self.affords(s, seat, step) => cards(out, s.mayor(seat).hand),
                Price { card: false, .. } if self.affords(s, seat, step) => out.push(Action::Accept),
                Price { .. } => {}
            },
            Frame::PayCard { seat, .. } | Frame::TradeFirst { seat } | Frame::TradeSecond { seat } => {
                cards(out, s.mayor(seat).hand);
            }
            Frame::Choose { seat, step, .. } => {
                let open = self.open_options(s, seat, step);
                out.extend((0..4).filter(|n| open >> n & 1 == 1).map(Action::Option));
            }
            Frame::Show { seat, step, .. } => cards(out, self.showable(s, seat, step)),
            Frame::Activate { seat, place, .. } => cards(out, self.activatable(s, seat, place)),
            Frame::Produce { .. } => cards(out, s.to_produce),
            Frame::Farm { used, taken_ok, .. } => {
                let farms = self.usable_farms(s, used, taken_ok);
                out.extend((0..FARMS as u8).filter(|n| farms >> n & 1 == 1).map(|n| Action::Use(Space::Farm(n))));
            }
            Frame::River { taken_ok, .. } => {
                let rivers = self.usable_rivers(s, taken_ok);
                out.extend((0..2).filter(|n| rivers >> n & 1 == 1).map(|n| Action::Use(Space::River(n))));
            }
            Frame::Red { seat, places } => {
                out.extend(self.usable_reds(s, seat, places).map(|card| Action::Use(Space::Red(card))));
            }
            Frame::Taken { seat, by } => {
                for space in self.usable_taken(s, seat, by) {
                    let answer = Action::Use(space);
                    if !out.contains(&answer) {
                        out.push(answer);
                    }
                }
            }
            Frame::Claim { seat, .. } => {
                out.extend(Slot::all().filter(|&slot| self.may_claim(s, seat, slot).is_ok()).map(Action::Claim));
            }
            Frame::Play { seat, grant } => self.list_plays(s, seat, grant, out),
            Frame::Pigeon { seat, less } => self.list_plays(s, seat, pigeon(less), out),
            Frame::Look { .. } => cards(out, s.aside),
            Frame::Refresh { .. } => out.extend(s.meadow.iter().flatten().map(|&card| Action::Pick(card))),
            Frame::StoreOrTake { .. } => out.extend([Action::Option(0), Action::Option(1)]),
            Frame::Store { .. } | Frame::TradeGain { .. } => out.extend(Good::ALL.map(Action::Good)),
            Frame::WorkerFrom { seat, .. } => {
                for space in s.mayor(seat).workers.into_iter().flatten() {
                    let answer = Action::Use(space);
                    if !out.contains(&answer) {
                        out.push(answer);
                    }
                }
            }
            Frame::WorkerTo { seat, from, taken_ok } => {
                let open = self.spaces(s).filter(|&space| self.may_move_to(s, seat, from, space, taken_ok).is_ok());
                out.extend(open.map(Action::Use));
            }
            Frame::Private { .. }
            | Frame::Steps { .. }
            | Frame::Repeat { .. }
            | Frame::AfterPlay { .. }
            | Frame::AfterClaim { .. }
            | Frame::AfterFarm { .. }
            | Frame::Refill
            | Frame::EndTurn(_)
            | Frame::Season { .. } => {}
        }
        if self.may_trade(s, frame) {
            out.push(Action::Trade);
        }
        if self.check(s, Action::Skip).is_ok() {
            out.push(Action::Skip);
        }
    }

    fn list_turn(&self, s: &State, seat: Seat, out: &mut Vec<Action>) {
        if s.can_move(Token::Sun) && s.mayor(seat).workers_home() > 0 {
            let twice = self.card_with_token(s, seat, self.pack.tables.farm_twice).is_some();
            for space in self.spaces(s) {
                if self.may_enter(s, seat, space).is_ok() {
                    out.push(Action::Place { space, twice: false });
                    if twice && matches!(space, Space::Farm(_)) {
                        out.push(Action::Place { space, twice: true });
                    }
                }
            }
        }
        if s.can_move(Token::Moon) {
            self.list_plays(s, seat, OWN_TURN, out);
        }
        out.extend(s.meadow.iter().flatten().map(|&card| Action::Take(card)));
        if self.can_draw(s) {
            out.push(Action::Draw);
        }
        if out.is_empty() {
            out.push(Action::Rest);
        }
    }

    /// [D3.9] Whether anything but a rest or a trade is possible this turn.
    fn has_action(&self, s: &State, seat: Seat) -> bool {
        let mut out = Vec::new();
        self.list_turn(s, seat, &mut out);
        out.first() != Some(&Action::Rest)
    }

    #[inline]
    fn on_turn(&self, s: &State) -> Result<Seat, Refusal> {
        s.turn.ok_or(Refusal::NotAnAnswer)
    }

    /// All spaces of the table. [D1.5]
    fn spaces<'s>(&'s self, s: &'s State) -> impl Iterator<Item = Space> + 's {
        let reds = s.mayors[0].city.or(s.mayors[1].city).and(self.pack.of_colour(Colour::Red));
        (0..2)
            .map(Space::River)
            .chain((0..FARMS as u8).map(Space::Farm))
            .chain(Slot::all().map(Space::Event))
            .chain(reds.map(Space::Red))
    }

    /// [D4.1] A worker at home, a Sun that can move, and a space that can be entered, whatever it gives. [D4.9]
    fn may_place(&self, s: &State, seat: Seat, space: Space, twice: bool) -> Verdict {
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

    fn may_enter(&self, s: &State, seat: Seat, space: Space) -> Verdict {
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

    fn is_red_in_city(&self, s: &State, card: CardId) -> bool {
        self.pack.of_colour(Colour::Red).has(card) && s.city_of(card).is_some()
    }

    /// [D4.6] Nobody has claimed the event and its condition is met.
    pub(crate) fn may_claim(&self, s: &State, seat: Seat, slot: Slot) -> Verdict {
        let event = s.events.get(slot.index()).ok_or(Refusal::NoSuchSpace)?;
        only_if(s.claimed[slot.index()].is_none(), Refusal::EventClaimed)?;
        only_if(self.meets(s, seat, &self.pack.event(*event).condition), Refusal::ConditionNotMet)
    }

    /// [D9.15] Where a moved worker may go.
    fn may_move_to(&self, s: &State, seat: Seat, from: Space, to: Space, taken_ok: bool) -> Verdict {
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
    fn playable(&self, s: &State, seat: Seat, grant: Grant) -> CardSet {
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
    fn may_play(&self, s: &State, seat: Seat, card: CardId, means: Means, grant: Grant, help: Help) -> Verdict {
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

    pub(crate) fn list_plays(&self, s: &State, seat: Seat, grant: Grant, out: &mut Vec<Action>) {
        let tables = &self.pack.tables;
        let mayor = s.mayor(seat);
        let help = self.help(s, seat);
        let deal = Deal { less: grant.less, ..Deal::default() };
        let stars = mayor.city.and(tables.star_discount).without(s.fresh);
        for card in self.playable(s, seat, grant) {
            let costs_discard = tables.discard_cost.has(card);
            let payable = if costs_discard {
                self.can_discard_for(s, seat, card)
            } else {
                self.can_pay(mayor.goods, help, card, deal)
            };
            if payable {
                out.push(Action::Play { card, means: Means::Cost });
            }
            if mayor.occupied.0 != 0 {
                let homes = self.homes_for(s, seat, card);
                out.extend(homes.map(|on| Action::Play { card, means: Means::Occupied(on) }));
            }
            if !costs_discard {
                for star in stars {
                    let usable = |deal| self.can_pay(mayor.goods, help, card, deal);
                    if self.star_deal(s, seat, card, star).is_some_and(usable) {
                        out.push(Action::Play { card, means: Means::Star(star) });
                    }
                }
            }
        }
    }

    /// [D6.2] Whether another card is in hand to discard.
    fn can_discard_for(&self, s: &State, seat: Seat, card: CardId) -> bool {
        !s.mayor(seat).hand.without(CardSet::one(card)).is_empty()
    }

    /// The Constructions on which an Occupied token can be put to play this Critter. [D6.3] [D6.6]
    fn homes_for(&self, s: &State, seat: Seat, card: CardId) -> CardSet {
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
            Frame::Turn | Frame::MoveToken => s.turn,
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
            Step::ForEach { count: crate::effect::Count::Cards { among, .. }, .. } => {
                s.mayor(seat).hand.and(among).without(s.shown)
            }
            _ => CardSet::NONE,
        }
    }

    /// The green cards that can be activated there in this chain. [D9.5] [D9.6]
    pub(crate) fn activatable(&self, s: &State, seat: Seat, place: GreenPlace) -> CardSet {
        if s.frames.len() > HIGH {
            return CardSet::NONE;
        }
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
        if s.frames.len() > HIGH {
            return 0;
        }
        (0..2)
            .filter(|n| s.chain_river >> n & 1 == 0 && (taken_ok || !s.is_taken(Space::River(*n))))
            .fold(0, |bits, n| bits | 1 << n)
    }

    pub(crate) fn usable_reds(&self, s: &State, seat: Seat, places: RedPlaces) -> CardSet {
        if s.frames.len() > HIGH {
            return CardSet::NONE;
        }
        let place = |wanted: bool, cards: CardSet| if wanted { cards } else { CardSet::NONE };
        let cards = place(places.city, s.mayor(seat).city)
            .or(place(places.other_city, s.mayor(seat.other()).city))
            .or(place(places.meadow, s.meadow_cards()));
        cards.and(self.pack.of_colour(Colour::Red)).without(s.chain)
    }

    /// The taken spaces an effect may use: never an event, never one already used in this chain. [D9.9]
    pub(crate) fn usable_taken<'s>(&self, s: &'s State, seat: Seat, by: TakenBy) -> impl Iterator<Item = Space> + 's {
        let own = by == TakenBy::Anyone && s.frames.len() <= HIGH;
        let others = s.frames.len() <= HIGH;
        let theirs = s.mayor(seat.other()).workers.into_iter().flatten().filter(move |_| others);
        let mine = s.mayor(seat).workers.into_iter().flatten().filter(move |_| own);
        theirs.chain(mine).filter(|&space| match space {
            Space::Event(_) => false,
            Space::River(n) => s.chain_river >> n & 1 == 0,
            Space::Red(card) => !s.chain.has(card),
            Space::Farm(_) => true,
        })
    }
}

/// What a Postal Pigeon grants.
pub(crate) fn pigeon(less: u8) -> Grant {
    Grant { from: Reach::Aside, less, kind: None, colour: None }
}
