//! What may be decided: which answers a question takes, and the list of them. Both ask `reach`.

use crate::Duo;
use crate::action::{Action, Means};
use crate::cost::Payment;
use crate::effect::{PlayFrom, Price};
use crate::frame::{Deal, Frame, Grant, Reach};
use crate::ids::*;
use crate::pack::Banned;
use crate::reach::{Verdict, WorkerFrom, only_if};
use crate::refusal::Refusal;
use crate::state::{State, Taken};
use crate::together::Post;
use table::Seat;
use woodland::{Colour, Good, Kind};

/// What a mayor may play on a turn of their own: anything eligible, at its full cost.
pub(crate) const OWN_TURN: Grant = Grant { from: Reach::Table(PlayFrom::Eligible), less: 0, kind: None, colour: None };

impl Duo {
    /// Who is asked by this frame; nobody by a frame that is work.
    #[inline]
    pub(crate) fn asked(&self, s: &State, frame: Frame) -> Option<Seat> {
        match frame {
            Frame::Turn | Frame::MoveToken(_) | Frame::SeasonEnd => s.turn,
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
            | Frame::Allot { seat, .. }
            | Frame::ProduceFor { seat }
            | Frame::KeepNews { seat }
            | Frame::WorkerHome { seat, .. }
            | Frame::TokenBack { seat, .. }
            | Frame::SkunkFrom { seat, .. }
            | Frame::SkunkTo { seat, .. }
            | Frame::Pass { seat, .. }
            | Frame::Private { seat } => Some(seat),
            Frame::Steps { .. }
            | Frame::Repeat { .. }
            | Frame::AfterPlay { .. }
            | Frame::AfterClaim { .. }
            | Frame::AfterFarm { .. }
            | Frame::Refill
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
            (Frame::MoveToken(mover), Action::Move(token)) => {
                only_if(s.movers(mover).contains(&token), Refusal::TokenAtEnd)
            }
            (frame, Action::Trade) => {
                only_if(!self.is_banned(s, Banned::Trade), Refusal::Banned)?;
                only_if(self.may_trade(s, frame), Refusal::TooFewCards)
            }
            (frame, Action::Watch(token)) => self.may_watch(s, frame, token),
            (Frame::Pass { seat, .. }, Action::Share(item)) => {
                only_if(self.can_pass(s, seat, item), Refusal::WrongCard)
            }
            (frame, Action::Share(item)) => {
                let seat = self.may_share(s, frame).ok_or(Refusal::NoSharing)?;
                only_if(self.can_pass(s, seat, item), Refusal::WrongCard)
            }
            (Frame::KeepNews { .. }, Action::News(news)) => only_if(s.together.offered.has(news), Refusal::NoSuchNews),
            // [D18.2] on hard the old card may be kept instead
            (Frame::KeepNews { .. }, Action::Skip) => only_if(self.may_keep_old_news(s), Refusal::NotAnAnswer),
            (frame, Action::News(news)) => only_if(self.may_use_news(s, frame, news), Refusal::NoSuchNews),
            (Frame::Allot { .. }, Action::For(seat)) => only_if(seat.index() < 2, Refusal::NotAnAnswer),
            (Frame::ProduceFor { .. }, Action::Produce { card, seat }) => {
                only_if(s.to_produce.has(card) && seat.index() < 2, Refusal::WrongCard)
            }
            (Frame::WorkerHome { seat, .. }, Action::Use(space)) => {
                only_if(s.mayor(seat).workers.contains(&Some(space)), Refusal::NoSuchSpace)
            }
            (Frame::TokenBack { token, .. }, Action::Move(which)) => {
                only_if(self.tokens_back(s, token).any(|can| can == which), Refusal::TokenAtStart)
            }
            (Frame::SkunkFrom { area, .. }, Action::Skunk(post)) => {
                let fits = area.is_none() || post.area() == area;
                only_if(fits && s.together.skunks.at(post), Refusal::NoSuchSpace)
            }
            (Frame::SkunkTo { from, .. }, Action::Skunk(to)) => {
                only_if(self.skunk_may_go(s, from, to), Refusal::NoSuchSpace)
            }
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
                only_if(!s.owns_occupied(seat, colour), Refusal::NotAnAnswer)
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
            (Frame::PayCard { seat, .. }, Action::Pick(card)) => {
                only_if(s.mayor(seat).hand.has(card), Refusal::WrongCard)
            }
            (Frame::TradeFirst { seat } | Frame::TradeSecond { seat }, Action::Pick(card)) => {
                only_if(self.tradable(s, seat).has(card), Refusal::WrongCard)
            }
            (Frame::Choose { seat, step, .. }, Action::Option(n)) => {
                only_if(has_bit(self.open_options(s, seat, step), n), Refusal::NotAnAnswer)
            }
            (Frame::Show { seat, step, .. }, Action::Pick(card)) => {
                only_if(self.showable(s, seat, step).has(card), Refusal::WrongCard)
            }
            (Frame::Activate { seat, place, .. }, Action::Pick(card)) => {
                only_if(self.activatable(s, seat, place).has(card), Refusal::WrongCard)
            }
            (Frame::Produce { .. }, Action::Pick(card)) => only_if(s.to_produce.has(card), Refusal::WrongCard),
            (Frame::Farm { used, taken_ok, .. }, Action::Use(Space::Farm(n))) => {
                only_if(has_bit(self.usable_farms(s, used, taken_ok), n), Refusal::NoSuchSpace)
            }
            (Frame::River { taken_ok, .. }, Action::Use(Space::River(n))) => {
                only_if(has_bit(self.usable_rivers(s, taken_ok), n), Refusal::NoSuchSpace)
            }
            (Frame::Red { seat, places }, Action::Use(Space::Red(card))) => {
                only_if(self.usable_reds(s, seat, places).has(card), Refusal::NoSuchSpace)
            }
            (Frame::Taken { seat, by }, Action::Use(space)) => {
                only_if(self.usable_taken(s, seat, by).any(|usable| usable == space), Refusal::NoSuchSpace)
            }
            (Frame::Claim { seat, past_skunks, .. }, Action::Claim(slot)) => self.may_claim(s, seat, slot, past_skunks),
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
            (Frame::WorkerTo { seat, from, taken_ok, past_skunks }, Action::Use(space)) => {
                self.may_move_to(s, seat, space, WorkerFrom { space: from, taken_ok, past_skunks })
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
                | Frame::StoreOrTake { .. }
                | Frame::Store { .. }
                | Frame::WorkerFrom { .. }
                | Frame::WorkerTo { .. }
                | Frame::ProduceFor { .. }
                | Frame::SeasonEnd
                | Frame::WorkerHome { .. }
                | Frame::TokenBack { .. }
                | Frame::SkunkFrom { .. }
                | Frame::SkunkTo { .. }
                | Frame::Pass { .. },
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
            Frame::MoveToken(mover) => {
                out.extend(s.movers(mover).into_iter().map(Action::Move));
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
                out.extend(s.missing_occupied(seat).iter().map(Action::Colour));
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
            Frame::PayCard { seat, .. } => cards(out, s.mayor(seat).hand),
            Frame::TradeFirst { seat } | Frame::TradeSecond { seat } => cards(out, self.tradable(s, seat)),
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
                self.usable_taken(s, seat, by).for_each(|space| list_once(space, out));
            }
            Frame::Claim { seat, past_skunks, .. } => {
                let open = Slot::all().filter(|&slot| self.may_claim(s, seat, slot, past_skunks).is_ok());
                out.extend(open.map(Action::Claim));
            }
            Frame::Play { seat, grant } => self.list_plays(s, seat, grant, out),
            Frame::Pigeon { seat, less } => self.list_plays(s, seat, pigeon(less), out),
            Frame::Look { .. } => cards(out, s.aside),
            Frame::Refresh { .. } => out.extend(s.meadow.iter().flatten().map(|&card| Action::Pick(card))),
            Frame::StoreOrTake { .. } => out.extend([Action::Option(0), Action::Option(1)]),
            Frame::Store { .. } | Frame::TradeGain { .. } => out.extend(Good::ALL.map(Action::Good)),
            Frame::WorkerFrom { seat, .. } | Frame::WorkerHome { seat, .. } => {
                s.mayor(seat).workers.into_iter().flatten().for_each(|space| list_once(space, out));
            }
            Frame::WorkerTo { seat, from, taken_ok, past_skunks } => {
                let from = WorkerFrom { space: from, taken_ok, past_skunks };
                let open = self.spaces(s).filter(|&space| self.may_move_to(s, seat, space, from).is_ok());
                out.extend(open.map(Action::Use));
            }
            Frame::Allot { .. } => out.extend([HARE, TORTOISE].map(Action::For)),
            Frame::ProduceFor { .. } => {
                out.extend(s.to_produce.flat_map(|card| [HARE, TORTOISE].map(|seat| Action::Produce { card, seat })));
            }
            Frame::KeepNews { .. } => out.extend(s.together.offered.iter().map(Action::News)),
            Frame::SeasonEnd => {}
            Frame::TokenBack { token, .. } => out.extend(self.tokens_back(s, token).map(Action::Move)),
            Frame::SkunkFrom { area, .. } => {
                let of_area = |post: &Post| area.is_none() || post.area() == area;
                out.extend(s.together.skunks.posts().filter(of_area).map(Action::Skunk));
            }
            Frame::SkunkTo { from, .. } => out.extend(self.skunk_places(s, from).map(Action::Skunk)),
            Frame::Pass { seat, .. } => out.extend(self.passable(s, seat).map(Action::Share)),
            Frame::Private { .. }
            | Frame::Steps { .. }
            | Frame::Repeat { .. }
            | Frame::AfterPlay { .. }
            | Frame::AfterClaim { .. }
            | Frame::AfterFarm { .. }
            | Frame::Refill
            | Frame::Season { .. } => {}
        }
        if s.together.one_city {
            self.list_extras(s, frame, out);
        }
        if self.may_trade(s, frame) {
            out.push(Action::Trade);
        }
        if self.check(s, Action::Skip).is_ok() {
            out.push(Action::Skip);
        }
    }

    /// What partners may do besides: share, use Good News, turn over a watch.
    fn list_extras(&self, s: &State, frame: Frame, out: &mut Vec<Action>) {
        if let Some(seat) = self.may_share(s, frame) {
            out.extend(self.passable(s, seat).map(Action::Share));
        }
        out.extend(s.together.kept.iter().filter(|&news| self.may_use_news(s, frame, news)).map(Action::News));
        let back = [Token::Sun, Token::Moon].into_iter().filter(|&token| self.may_watch(s, frame, token).is_ok());
        out.extend(back.map(Action::Watch));
    }

    /// [D18.2] Whether the players are on hard and have a Good News card already.
    fn may_keep_old_news(&self, s: &State) -> bool {
        self.mode.is_hard_chapter() && !s.together.kept.is_empty()
    }

    fn list_turn(&self, s: &State, seat: Seat, out: &mut Vec<Action>) {
        if s.can_move(Token::Sun) && s.mayor(seat).workers_home() > 0 {
            self.list_places(s, seat, out);
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

    /// Lists every space that a worker may enter. [D4.1]
    fn list_places(&self, s: &State, seat: Seat, out: &mut Vec<Action>) {
        let tables = &self.pack.tables;
        let twice = self.card_with_token(s, seat, tables.farm_twice).is_some();
        let mut place = |space: Space| {
            out.push(Action::Place { space, twice: false });
            if twice && matches!(space, Space::Farm(_)) {
                out.push(Action::Place { space, twice: true });
            }
        };
        let bridge = self.card_with_token(s, seat, tables.enter_taken).is_some();
        let mut taken = if bridge { Taken::default() } else { s.taken() };
        if self.is_banned(s, Banned::River) {
            taken.river = 0b11;
        }
        (0..2).filter(|n| taken.river >> n & 1 == 0).for_each(|n| place(Space::River(n)));
        (0..FARMS as u8).filter(|n| taken.farms >> n & 1 == 0).for_each(|n| place(Space::Farm(n)));
        let claimable = Slot::all().filter(|&slot| self.may_claim(s, seat, slot, bridge).is_ok());
        claimable.for_each(|slot| place(Space::Event(slot)));
        let reds = s.cities().and(self.pack.of_colour(Colour::Red));
        reds.without(taken.reds).for_each(|card| place(Space::Red(card)));
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

    /// Lists every card that may be played under a grant, in every way.
    pub(crate) fn list_plays(&self, s: &State, seat: Seat, grant: Grant, out: &mut Vec<Action>) {
        let tables = &self.pack.tables;
        let mayor = s.mayor(seat);
        let help = self.help(s, seat);
        let cards = self.playable(s, seat, grant);
        let deal = Deal { less: grant.less, ..Deal::default() };
        let mut payable = self.payable(mayor.goods, help, cards, deal);
        for card in cards.and(tables.discard_cost) {
            if self.can_discard_for(s, seat, card) {
                payable.insert(card);
            }
        }
        out.extend(payable.map(|card| Action::Play { card, means: Means::Cost }));
        if mayor.occupied.0 != 0 {
            for card in cards.and(self.pack.of_kind(Kind::Critter)) {
                let homes = self.homes_for(s, seat, card);
                out.extend(homes.map(|on| Action::Play { card, means: Means::Occupied(on) }));
            }
        }
        for star in s.town(seat).city.and(tables.star_discount) {
            for card in cards.without(tables.discard_cost) {
                let usable = |deal| self.can_pay(mayor.goods, help, card, deal);
                if self.star_deal(s, seat, card, star).is_some_and(usable) {
                    out.push(Action::Play { card, means: Means::Star(star) });
                }
            }
        }
    }
}

/// Two workers may stand on one space; it is one answer.
fn list_once(space: Space, out: &mut Vec<Action>) {
    let answer = Action::Use(space);
    if !out.contains(&answer) {
        out.push(answer);
    }
}

/// Whether a small set of numbers, kept as bits, holds this one.
fn has_bit(bits: u8, n: u8) -> bool {
    n < 8 && bits >> n & 1 == 1
}

/// What a Postal Pigeon grants.
pub(crate) fn pigeon(less: u8) -> Grant {
    Grant { from: Reach::Aside, less, kind: None, colour: None }
}
