//! What may be decided: which answers a question takes, and what may be done besides. There is no other list: what is not
//! on it is refused.

use crate::Duo;
use crate::action::{Action, Means};
use crate::effect::{Grant, GreenPlace, Price, Reach, Step, StepId};
use crate::frame::{Ask, Deal};
use crate::ids::*;
use crate::pack::Banned;
use crate::reach::WorkerFrom;
use crate::state::{State, Taken};
use crate::together::Haunt;
use table::Seat;
use table::stack::{Asked, ENOUGH, Flow, GO_ON, once_each};
use woodland::{Colour, Good, Kind, Kinds};

/// What a mayor may play on a turn of their own: anything eligible, at its full cost.
pub(crate) const OWN_TURN: Grant = Grant { from: Reach::Eligible, less: 0, kind: None, colour: None };

impl Duo {
    /// Calls `out` with everything that may be said to a question, until it has heard enough: its answers, what may be done
    /// besides, and no.
    #[inline]
    pub(crate) fn everything(&self, s: &State, seat: Seat, ask: Ask, out: &mut impl FnMut(Action) -> Flow) -> Flow {
        self.answers(s, seat, ask, out)?;
        self.besides(s, seat, ask, out)?;
        if self.may_decline(s, ask) { out(Action::Skip) } else { GO_ON }
    }

    /// Whether one may say no to the question. [D8.6]
    fn may_decline(&self, s: &State, ask: Ask) -> bool {
        // [D18.2] on hard the old card may be kept instead
        let keeps_old = matches!(ask, Ask::KeepNews) && self.mode.is_hard_chapter() && !s.together.kept.is_empty();
        ask.manner().may_be_declined || keeps_old
    }

    /// Calls `out` with whatever may be done besides answering, until it has heard enough: partners share, use Good News
    /// and turn over watches, and everybody trades.
    pub(crate) fn besides(&self, s: &State, seat: Seat, ask: Ask, out: &mut impl FnMut(Action) -> Flow) -> Flow {
        if s.together.one_city() {
            if self.may_share(s, seat, ask) {
                self.passable(s, seat).map(Action::Share).try_for_each(&mut *out)?;
            }
            let mut news = s.together.kept.iter().filter(|&news| self.may_use_news(s, ask, news)).map(Action::News);
            news.try_for_each(&mut *out)?;
            let back = [Token::Sun, Token::Moon].into_iter().filter(|&token| self.may_watch(s, ask, token).is_ok());
            back.map(Action::Watch).try_for_each(&mut *out)?;
        }
        if self.may_trade(s, seat, ask) { out(Action::Trade) } else { GO_ON }
    }

    /// When a question is asked. It depends on nothing hidden, so that silence tells nothing about a hand. [D8.9]
    #[inline]
    pub(crate) fn asked(&self, s: &State, seat: Seat, ask: Ask) -> Asked {
        let only_when = |asks: bool| if asks { Asked::Always } else { Asked::Never };
        let hand = &s.mayor(seat).hand;
        let usually = ask.manner().asked;
        match ask {
            _ if usually == Asked::Never => usually,
            // [D15.8] a skunk may have come in the way of both tokens
            Ask::Turn => only_when(s.can_move(Token::Sun) || s.can_move(Token::Moon)),
            // [D3.10] where one token alone can move, asked only for what can still be done before
            Ask::MoveToken { .. } if self.besides(s, seat, ask, &mut |_| ENOUGH) == ENOUGH => Asked::Always,
            Ask::PayFor { fee } => only_when(self.can_pay_fee(s, seat, fee) || self.trade_could_pay(s, seat, fee)),
            // Asked until everybody knows that all cards were shown: silence must not tell what was discarded. [D8.9]
            Ask::Show { .. } => {
                let seen = s.trails[seat.index()].sure().filter(|&card| s.shown.has(card)).count();
                only_when(hand.len() as usize > seen)
            }
            Ask::Activate { place: GreenPlace::Hand, .. } => only_when(!hand.is_empty()),
            Ask::Play { .. } if !hand.is_empty() => Asked::Always,
            Ask::TradeSecond if hand.is_several() => Asked::Always,
            Ask::DrawPlay { .. } => only_when(!s.aside.is_empty()),
            Ask::Look { keep } => only_when(s.aside.len() > u32::from(keep)),
            Ask::KeepNews => only_when(!s.together.offered.is_empty()),
            _ => usually,
        }
    }

    /// Calls `out` with every answer to a question, until it has heard enough; saying no is not among them.
    #[inline]
    pub(crate) fn answers(&self, s: &State, seat: Seat, ask: Ask, out: &mut impl FnMut(Action) -> Flow) -> Flow {
        if ask == Ask::Turn { self.turns(s, seat, out) } else { self.smaller_answers(s, seat, ask, out) }
    }

    /// The same for a question within a turn.
    fn smaller_answers(&self, s: &State, seat: Seat, ask: Ask, out: &mut impl FnMut(Action) -> Flow) -> Flow {
        let mayor = s.mayor(seat);
        match ask {
            Ask::Turn => GO_ON,
            Ask::MoveToken { mover } => s.movers(mover).iter().map(|&token| Action::Move(token)).try_for_each(out),
            Ask::Pay { card, deal } => {
                let ways = self.ways_to_pay(s, seat, card, deal);
                ways.into_iter().map(|way| Action::Pay { goods: way.goods, token: way.token }).try_for_each(out)
            }
            Ask::DiscardCost { card } => list_cards(mayor.hand.without(CardSet::one(card)), out),
            Ask::Tuck { card, star } => list_cards(self.tuckable(s, seat, card, star), out),
            Ask::Gain { different, had, .. } => {
                list_goods(if different { Kinds::ALL.without(had) } else { Kinds::ALL }, out)
            }
            Ask::Take { .. } => list_meadow(s, Action::Take, out),
            Ask::Occupied => s.missing_occupied(seat).iter().map(Action::Colour).try_for_each(out),
            Ask::Reclaim { .. } => {
                let placed = Colour::ALL.into_iter().filter(|&colour| mayor.placed[colour as usize].is_some());
                placed.map(Action::Colour).try_for_each(out)
            }
            Ask::PayFor { fee } => match self.price_of(fee) {
                Price { any: true, .. } => list_goods(self.payable_kinds(s, seat, fee), out),
                _ if !self.affords(s, seat, fee) => GO_ON,
                Price { card: true, .. } => list_cards(mayor.hand, out),
                Price { card: false, .. } => out(Action::Accept),
            },
            Ask::PayCard { .. } => list_cards(mayor.hand, out),
            Ask::TradeFirst | Ask::TradeSecond => list_cards(self.tradable(s, seat), out),
            Ask::Choose { step, .. } => list_bits(self.open_options(s, seat, step), Action::Option, out),
            Ask::Show { step, .. } => list_cards(self.showable(s, seat, step), out),
            Ask::Activate { place, .. } => list_cards(self.activatable(s, seat, place), out),
            Ask::Produce => list_cards(s.to_produce, out),
            Ask::Farm { used, taken_ok, .. } => {
                list_bits(self.usable_farms(s, used, taken_ok), |n| Action::Use(Space::Farm(FarmId(n))), out)
            }
            Ask::River { taken_ok, .. } => {
                list_bits(self.usable_rivers(s, taken_ok), |n| Action::Use(Space::River(RiverSpace(n))), out)
            }
            Ask::Red { places } => {
                self.usable_reds(s, seat, places).map(|card| Action::Use(Space::Red(card))).try_for_each(out)
            }
            Ask::Taken { by } => list_spaces(self.usable_taken(s, seat, by), out),
            Ask::Claim { past_skunks, .. } => self.claimable(s, seat, past_skunks).map(Action::Claim).try_for_each(out),
            Ask::Play { grant } => self.for_each_play(s, seat, grant, out),
            Ask::DrawPlay { less } => self.for_each_play(s, seat, of_those_drawn(less), out),
            Ask::Look { .. } => list_cards(s.aside, out),
            Ask::Refresh { .. } => list_meadow(s, Action::Pick, out),
            Ask::StoreOrTake { .. } => (0..2).map(Action::Option).try_for_each(out),
            Ask::Store { .. } | Ask::TradeGain => list_goods(Kinds::ALL, out),
            Ask::WorkerFrom { .. } | Ask::WorkerHome { .. } => list_spaces(mayor.workers.into_iter().flatten(), out),
            Ask::WorkerTo { from, taken_ok, past_skunks } => {
                let from = WorkerFrom { space: from, taken_ok, past_skunks };
                let open = self.spaces(s).filter(|&space| self.may_move_to(s, seat, space, from).is_ok());
                open.map(Action::Use).try_for_each(out)
            }
            Ask::Allot { shares } => {
                let takers = if self.is_allotted(s, shares) { [HARE, TORTOISE].as_slice() } else { &[] };
                takers.iter().map(|&taker| Action::For(taker)).try_for_each(out)
            }
            Ask::ProduceFor => {
                let for_both = |card| [HARE, TORTOISE].map(|seat| Action::Produce { card, seat });
                s.to_produce.flat_map(for_both).try_for_each(out)
            }
            Ask::KeepNews => s.together.offered.iter().map(Action::News).try_for_each(out),
            Ask::TokenBack { token, .. } => self.tokens_back(s, token).map(Action::Move).try_for_each(out),
            Ask::SkunkFrom { area, .. } => {
                let of_area = |haunt: &Haunt| area.is_none() || haunt.area() == area;
                s.together.skunks.haunts().filter(of_area).map(Action::Skunk).try_for_each(out)
            }
            Ask::SkunkTo { from } => self.skunk_places(s, from).map(Action::Skunk).try_for_each(out),
            Ask::Pass { .. } => self.passable(s, seat).map(Action::Share).try_for_each(out),
            Ask::SeasonEnd | Ask::Private => GO_ON,
        }
    }

    /// [D15.18] Whether the next share of the season tile is one that a mayor gets; production is asked about card by
    /// card. [D15.19]
    fn is_allotted(&self, s: &State, shares: crate::effect::Effect) -> bool {
        let step = (shares.start < shares.end).then(|| self.pack.step(StepId(shares.start)));
        step.is_some_and(|step| step != Step::Produce && self.can_allot(s, step))
    }

    /// Calls `out` with everything that can be done with a turn.
    fn turns(&self, s: &State, seat: Seat, out: &mut impl FnMut(Action) -> Flow) -> Flow {
        self.deeds(s, seat, out)?;
        if self.can_draw(s) {
            return out(Action::Draw);
        }
        // [D3.9]
        let rests = self.deeds(s, seat, &mut |_| ENOUGH) == GO_ON;
        if rests { out(Action::Rest) } else { GO_ON }
    }

    /// All of it but drawing and resting.
    fn deeds(&self, s: &State, seat: Seat, out: &mut impl FnMut(Action) -> Flow) -> Flow {
        if s.can_move(Token::Sun) && s.mayor(seat).workers_home() > 0 {
            self.for_each_place(s, seat, out)?;
        }
        if s.can_move(Token::Moon) {
            self.for_each_play(s, seat, OWN_TURN, out)?;
        }
        list_meadow(s, Action::Take, out)
    }

    /// Calls `out` with every space that a worker may enter. [D4.1]
    fn for_each_place(&self, s: &State, seat: Seat, out: &mut impl FnMut(Action) -> Flow) -> Flow {
        let tables = &self.pack.tables;
        let twice = self.card_with_token(s, seat, tables.farm_twice).is_some();
        let bridge = self.card_with_token(s, seat, tables.enter_taken).is_some();
        let mut taken = if bridge { Taken::default() } else { s.taken() };
        if self.is_banned(s, Banned::River) {
            taken.river = 0b11;
        }
        for space in RiverSpace::all().filter(|space| taken.river >> space.0 & 1 == 0) {
            out(Action::Place { space: Space::River(space), twice: false })?;
        }
        for farm in FarmId::all().filter(|farm| taken.farms >> farm.0 & 1 == 0) {
            out(Action::Place { space: Space::Farm(farm), twice: false })?;
            if twice {
                out(Action::Place { space: Space::Farm(farm), twice })?;
            }
        }
        for slot in self.claimable(s, seat, bridge) {
            out(Action::Place { space: Space::Event(slot), twice: false })?;
        }
        for card in s.cities().and(self.pack.of_colour(Colour::Red)).without(taken.reds) {
            out(Action::Place { space: Space::Red(card), twice: false })?;
        }
        GO_ON
    }

    /// Calls `out` with every card that may be played under a grant, in every way.
    fn for_each_play(&self, s: &State, seat: Seat, grant: Grant, out: &mut impl FnMut(Action) -> Flow) -> Flow {
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
        payable.map(|card| Action::Play { card, means: Means::Cost }).try_for_each(&mut *out)?;
        if mayor.occupied.0 != 0 {
            for card in cards.and(self.pack.of_kind(Kind::Critter)) {
                let mut homes = self.homes_for(s, seat, card);
                homes.try_for_each(|on| out(Action::Play { card, means: Means::Occupied(on) }))?;
            }
        }
        for star in s.town(seat).city.and(tables.star_discount) {
            for card in cards.and(self.pack.discounted_by(star)).without(tables.discard_cost) {
                let usable = |deal| self.can_pay(mayor.goods, help, card, deal);
                if self.star_deal(s, seat, card, star).is_some_and(usable) {
                    out(Action::Play { card, means: Means::Star(star) })?;
                }
            }
        }
        GO_ON
    }
}

fn list_cards(cards: CardSet, out: &mut impl FnMut(Action) -> Flow) -> Flow {
    cards.into_iter().map(Action::Pick).try_for_each(out)
}

fn list_meadow(s: &State, what: impl Fn(CardId) -> Action, out: &mut impl FnMut(Action) -> Flow) -> Flow {
    for card in &s.meadow {
        if let Some(card) = *card {
            out(what(card))?;
        }
    }
    GO_ON
}

/// The kinds of resources among these bits.
fn list_goods(kinds: Kinds, out: &mut impl FnMut(Action) -> Flow) -> Flow {
    Good::ALL.into_iter().filter(|&good| kinds.has(good)).map(Action::Good).try_for_each(out)
}

fn list_bits(set: u8, what: impl Fn(u8) -> Action, out: &mut impl FnMut(Action) -> Flow) -> Flow {
    bits(set).map(what).try_for_each(out)
}

/// Each space once, though two workers may stand there.
fn list_spaces(spaces: impl Iterator<Item = Space>, out: &mut impl FnMut(Action) -> Flow) -> Flow {
    once_each::<_, 32>(spaces, |space| out(Action::Use(space)))
}

/// Playing one of the cards that were drawn aside.
pub(crate) fn of_those_drawn(less: u8) -> Grant {
    Grant { from: Reach::Aside, less, kind: None, colour: None }
}
