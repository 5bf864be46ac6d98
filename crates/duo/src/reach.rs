//! What is within a mayor's reach: one predicate for each thing that can be used, played, paid or shown.

use crate::Duo;
use crate::action::Action;
use crate::cost::Payments;
use crate::effect::{Count, DiscountBy, Grant, GreenPlace, Needs, Price, Reach, RedPlaces, Step, StepId, TakenBy};
use crate::frame::{Ask, Deal, Fee, Moment, SPARE, STACK};
use crate::ids::*;
use crate::pack::Banned;
use crate::refusal::{Refusal, Verdict, only_if};
use crate::state::State;
use crate::together::{Haunt, NewsId, Together};
use arrayvec::ArrayVec;
use table::Seat;
use table::stack::Task;
use woodland::{Colour, Kind, Kinds};

/// A worker that is being moved: from where, and what it may pass.
#[derive(Clone, Copy)]
pub(crate) struct WorkerFrom {
    pub space: Space,
    pub taken_ok: bool,
    pub past_skunks: bool,
}

impl Duo {
    /// All spaces of the table. [D1.5]
    pub(crate) fn spaces<'s>(&'s self, s: &'s State) -> impl Iterator<Item = Space> + 's {
        let reds = s.cities().and(self.pack.of_colour(Colour::Red));
        RiverSpace::all()
            .map(Space::River)
            .chain(FarmId::all().map(Space::Farm))
            .chain(Slot::all().map(Space::Event))
            .chain(reds.map(Space::Red))
    }

    /// Whether there is such a space, and the chapter leaves it open. [D19.7]
    pub(crate) fn may_be_used(&self, s: &State, space: Space) -> Verdict {
        let there = match space {
            Space::Event(slot) => slot.index() < SLOTS,
            Space::Red(card) => self.pack.of_colour(Colour::Red).has(card) && s.city_of(card).is_some(),
            Space::River(space) => space.index() < RIVER,
            Space::Farm(farm) => farm.index() < FARMS,
        };
        only_if(there, Refusal::NoSuchSpace)?;
        only_if(!matches!(space, Space::River(_)) || !self.is_banned(s, Banned::River), Refusal::Banned)
    }

    /// [D4.6] Nobody has claimed the event and its condition is met; in a chapter no skunk sits on it, unless there
    /// is a way past it. [D15.15]
    #[inline]
    pub(crate) fn may_claim(&self, s: &State, seat: Seat, slot: Slot, past_skunks: bool) -> Verdict {
        self.may_be_used(s, Space::Event(slot))?;
        only_if(s.claimed[slot.index()].is_none(), Refusal::EventClaimed)?;
        only_if(past_skunks || !self.skunk_bars(s, slot), Refusal::SkunkThere)?;
        only_if(self.claimable(s, seat, true).any(|other| other == slot), Refusal::ConditionNotMet)
    }

    /// The events that can be claimed.
    #[inline]
    pub(crate) fn claimable<'s>(
        &'s self,
        s: &'s State,
        seat: Seat,
        past_skunks: bool,
    ) -> impl Iterator<Item = Slot> + 's {
        // Most conditions want a city of some size: that is looked at first, for all of them at once.
        let (ease, city) = (u32::from(s.together.ease), s.town(seat).city.len());
        let holds = |slot: usize| u32::from(self.pack.tables.city_holds[s.events[slot].0 as usize]);
        let open = |slot: usize| s.claimed[slot].is_none() & ((ease > 0) | (city >= holds(slot)));
        let open = (0..SLOTS).fold(0, |all, slot| all | u8::from(open(slot)) << slot);
        let barred = if past_skunks || self.mode.chapter().is_none() { 0 } else { s.together.skunks.events };
        let condition = |slot: Slot| &self.pack.event(s.events[slot.index()]).condition;
        let met = move |slot: &Slot| self.nearly_meets(s, seat, condition(*slot), ease);
        bits(open & !barred).map(Slot).filter(met)
    }

    /// [D9.15] Where a moved worker may go.
    pub(crate) fn may_move_to(&self, s: &State, seat: Seat, to: Space, from: WorkerFrom) -> Verdict {
        self.may_be_used(s, to)?;
        let again = match to {
            Space::Red(card) => s.chain.has(card),
            Space::River(space) => s.chain_river >> space.0 & 1 == 1,
            Space::Event(_) | Space::Farm(_) => false,
        };
        only_if(to != from.space && !again, Refusal::NoSuchSpace)?;
        match to {
            Space::Event(slot) => self.may_claim(s, seat, slot, from.past_skunks),
            Space::Red(_) | Space::River(_) | Space::Farm(_) => {
                only_if(from.taken_ok || !s.is_taken(to), Refusal::SpaceTaken)
            }
        }
    }

    /// The cards that may be played under a grant, whatever they cost.
    pub(crate) fn playable(&self, s: &State, seat: Seat, grant: Grant) -> CardSet {
        let cards = match grant.from {
            Reach::Eligible => s.mayor(seat).hand.or(s.touched()),
            Reach::Meadow => s.meadow_cards(),
            Reach::Hand => s.mayor(seat).hand,
            Reach::Aside => s.aside,
        };
        let of_kind = grant.kind.map_or(self.pack.all_cards(), |kind| self.pack.of_kind(kind));
        let of_colour = grant.colour.map_or(self.pack.all_cards(), |colour| self.pack.of_colour(colour));
        cards.and(of_kind).and(of_colour)
    }

    /// Whether a mayor could pay for a card as things stand, discounts of their city left aside.
    pub fn could_pay(&self, s: &State, seat: Seat, card: CardId) -> bool {
        let pays = || match self.pack.tables.discard_cost.has(card) {
            true => self.can_discard_for(s, seat, card),
            false => self.can_pay(s.mayor(seat).goods, self.help(s, seat), card, Deal::default()),
        };
        pays() || !self.homes_for(s, seat, card).is_empty()
    }

    /// [D6.2] Whether another card is in hand to discard.
    pub(crate) fn can_discard_for(&self, s: &State, seat: Seat, card: CardId) -> bool {
        !s.mayor(seat).hand.without(CardSet::one(card)).is_empty()
    }

    /// The Constructions on which an Occupied token can be put to play this Critter, whatever else would make it cheaper.
    /// [D6.3] [D6.6] [D6.18]
    pub(crate) fn homes_for(&self, s: &State, seat: Seat, card: CardId) -> CardSet {
        let mayor = s.mayor(seat);
        if !self.pack.of_kind(Kind::Critter).has(card) {
            return CardSet::NONE;
        }
        let colour = self.pack.card(card).colour;
        if !mayor.occupied.has(colour) {
            return CardSet::NONE;
        }
        // [D15.12] of the shared city any will do
        let homes = s.town(seat).city.and(self.pack.of_colour(colour)).and(self.pack.of_kind(Kind::Construction));
        homes.without(s.occupied_homes(seat))
    }

    /// What a star card of the city offers for playing this card now. [D6.7]
    pub(crate) fn star_deal(&self, s: &State, seat: Seat, card: CardId, star: CardId) -> Option<Deal> {
        if !s.town(seat).city.has(star) || self.pack.tables.cost[card.index()].is_empty() {
            return None;
        }
        let discount = self.pack.star_discount(star, card)?;
        let ready = match discount.by {
            // [D9.20]
            DiscountBy::Free => true,
            // [D6.14] the turn in which a card arrives is not yet a later one
            DiscountBy::Leave => !s.fresh.has(star),
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
            Some(DiscountBy::Free | DiscountBy::Token | DiscountBy::Leave) | None => CardSet::NONE,
        }
    }

    /// Every way to pay for the card being played.
    pub(crate) fn ways_to_pay(&self, s: &State, seat: Seat, card: CardId, deal: Deal) -> Payments {
        let mut ways = Payments::new();
        self.payments(s.mayor(seat).goods, self.help(s, seat), card, deal, &mut ways);
        ways
    }

    /// [D3.7] [D3.8] A trade fits every question of one's own turn, with two cards that the question does not need.
    #[inline]
    pub(crate) fn may_trade(&self, s: &State, seat: Seat, ask: Ask) -> bool {
        let hand = s.mayor(seat).hand;
        let (played, takes) = ask.half_paid();
        let enough = || hand.without(played).len() >= 2 + takes;
        hand.is_several() && self.on_own_turn(s, seat, ask) && enough() && !self.is_banned(s, Banned::Trade)
    }

    /// The cards that a trade may take: not the one being played, nor the last that can be tucked for it. [D3.8]
    pub(crate) fn tradable(&self, s: &State, seat: Seat) -> CardSet {
        let hand = s.mayor(seat).hand;
        let Some(Task::Ask(ask)) = s.frames.iter().nth_back(1).map(|frame| frame.task) else {
            return hand;
        };
        let mut spare = hand.without(ask.half_paid().0);
        if let Ask::Tuck { card, star } = ask
            && !self.tuckable(s, seat, card, star).is_several()
        {
            spare = spare.without(self.tuckable(s, seat, card, star));
        }
        spare
    }

    /// Whether this is asked in the mayor's own turn, and not in the middle of a trade.
    #[inline]
    fn on_own_turn(&self, s: &State, seat: Seat, ask: Ask) -> bool {
        s.turn == Some(seat) && !matches!(ask, Ask::SeasonEnd) && ask.manner().moment != Moment::Shut
    }

    /// [D17.2] [D17.3] [D17.8] The tile is free, this turn allows it, nothing was shared yet, and nothing is half paid.
    pub(crate) fn may_share(&self, s: &State, seat: Seat, ask: Ask) -> bool {
        let open = s.together.may_share && s.together.tile.is_none();
        open && !matches!(ask.manner().moment, Moment::HalfPaid { .. }) && self.on_own_turn(s, seat, ask)
    }

    /// [D18.3] [D18.6] Whether Good News and watches may come before the answer to this question. They wait while
    /// something is half paid, half moved or half handed out, and while cards drawn by an effect lie aside.
    fn can_wait(&self, s: &State, ask: Ask) -> bool {
        let whole = matches!(ask.manner().moment, Moment::Between | Moment::Midway);
        whole && s.aside.is_empty() && s.frames.len() < STACK - SPARE
    }

    /// [D18.3] Whether a Good News card may be used at this question; one that moves a token back only if one can go.
    pub(crate) fn may_use_news(&self, s: &State, ask: Ask, news: NewsId) -> bool {
        let useful = || !self.moves_back(news) || self.tokens_back(s, None).next().is_some();
        s.together.kept.has(news) && self.can_wait(s, ask) && useful()
    }

    /// Whether a Good News card moves a token back.
    fn moves_back(&self, news: NewsId) -> bool {
        let effect = self.pack.news(news).effect;
        let steps = effect.steps(&self.pack.steps);
        steps.iter().any(|step| matches!(step, Step::MoveBack { .. }))
    }

    /// [D18.7] Whether the end of the season can be held up.
    pub(crate) fn can_hold_up(&self, together: &Together) -> bool {
        together.watches > 0 || together.kept.iter().any(|news| self.moves_back(news))
    }

    /// The answer to a closing question: everything else that can be answered is done besides it. It is asked before
    /// the token moves, and before a season ends, for those who still want something; whoever wants nothing need not be
    /// made to say so. [D3.10]
    pub(crate) fn closing_answer(&self, s: &State) -> Option<Action> {
        match s.question()?.1 {
            Ask::MoveToken { mover } => match *s.movers(mover) {
                [token] => Some(Action::Move(token)),
                _ => None,
            },
            Ask::SeasonEnd if !self.can_hold_up(&s.together) => Some(Action::Skip),
            _ => None,
        }
    }

    /// [D18.6] Whether a watch may be used on this token now.
    pub(crate) fn may_watch(&self, s: &State, ask: Ask, token: Token) -> Verdict {
        only_if(self.can_wait(s, ask), Refusal::NotAnAnswer)?;
        only_if(s.together.watches > 0, Refusal::NoWatch)?;
        only_if(s.spot_before(s.spot(token)).is_some(), Refusal::TokenAtStart)
    }

    /// The tokens that can go back.
    pub(crate) fn tokens_back(&self, s: &State, token: Option<Token>) -> impl Iterator<Item = Token> {
        let can = |&which: &Token| token.is_none_or(|token| token == which) && s.spot_before(s.spot(which)).is_some();
        [Token::Sun, Token::Moon].into_iter().filter(can).collect::<ArrayVec<Token, 2>>().into_iter()
    }

    /// [D18.9] Where a skunk may be moved.
    pub(crate) fn skunk_may_go(&self, s: &State, from: Haunt, to: Haunt) -> bool {
        let free = match to {
            Haunt::Path(spot) => spot != s.sun && spot != s.moon,
            Haunt::Space(Space::Event(_)) => true,
            Haunt::Space(space) => !s.is_taken(space),
        };
        to.area().is_some() && to.area() == from.area() && !s.together.skunks.at(to) && free
    }

    /// All places where a moved skunk may go.
    pub(crate) fn skunk_places<'s>(&'s self, s: &'s State, from: Haunt) -> impl Iterator<Item = Haunt> + 's {
        let all = from.area().into_iter().flat_map(|area| (1..=6).map(move |n| Haunt::numbered(area, n)));
        all.filter(move |&to| self.skunk_may_go(s, from, to))
    }

    /// [D15.18] Whether a share of the season tile can be had at all.
    pub(crate) fn can_allot(&self, s: &State, step: Step) -> bool {
        match step.needs() {
            Needs::MeadowCard => s.meadow.iter().any(Option::is_some),
            Needs::Card => self.can_draw(s),
            Needs::MissingToken(_) | Needs::Nothing => true,
        }
    }

    /// Whether a card can be drawn at all. [D13.2]
    #[inline]
    pub(crate) fn can_draw(&self, s: &State) -> bool {
        !s.deck.is_empty() || !s.discard.is_empty()
    }

    /// The price of a fee.
    #[inline]
    pub(crate) fn price_of(&self, fee: Fee) -> Price {
        match self.pack.step(fee.step) {
            Step::PayFor { price, .. } => price,
            _ => Price::default(),
        }
    }

    /// Whether the kinds that pay a fee must differ. [D9.4]
    fn must_differ(&self, fee: Fee) -> bool {
        matches!(self.pack.step(fee.step), Step::PayFor { different: true, .. })
    }

    /// Whether the fixed part of the price, and its card, can be paid.
    pub(crate) fn affords(&self, s: &State, seat: Seat, fee: Fee) -> bool {
        let price = self.price_of(fee);
        let mayor = s.mayor(seat);
        mayor.goods.covers(price.goods) && (!price.card || !mayor.hand.is_empty())
    }

    /// The kinds that can pay a price of any one resource. [D9.4]
    pub(crate) fn payable_kinds(&self, s: &State, seat: Seat, fee: Fee) -> Kinds {
        if !self.affords(s, seat, fee) {
            return Kinds::NONE;
        }
        let held = Kinds::of(s.mayor(seat).goods);
        if self.must_differ(fee) { held.without(fee.paid) } else { held }
    }

    /// Whether a fee can be paid once more.
    pub(crate) fn can_pay_fee(&self, s: &State, seat: Seat, fee: Fee) -> bool {
        let payable = if self.price_of(fee).any {
            !self.payable_kinds(s, seat, fee).is_empty()
        } else {
            self.affords(s, seat, fee)
        };
        fee.left > 0 && payable
    }

    /// Whether a trade on one's own turn could bring a resource that is missing. [D3.8]
    pub(crate) fn trade_could_pay(&self, s: &State, seat: Seat, fee: Fee) -> bool {
        let price = self.price_of(fee);
        let needs_goods = price.any || !price.goods.is_empty();
        let cards = 2 + u32::from(price.card);
        let kind_left = !self.must_differ(fee) || fee.paid != Kinds::ALL;
        let allowed = s.turn == Some(seat) && !self.is_banned(s, Banned::Trade);
        fee.left > 0 && allowed && needs_goods && kind_left && s.mayor(seat).hand_count() >= cards
    }

    /// The options that would do something, as bits.
    pub(crate) fn open_options(&self, s: &State, seat: Seat, step: StepId) -> u8 {
        let Step::Choose { options } = self.pack.step(step) else {
            return 0;
        };
        let does_something = |step: &Step| match step.needs() {
            Needs::MissingToken(Some(colour)) => !s.owns_occupied(seat, colour),
            Needs::MissingToken(None) => s.missing_occupied(seat).0 != 0,
            Needs::MeadowCard | Needs::Card | Needs::Nothing => true,
        };
        let mut open = 0;
        for (n, effect) in options.iter().enumerate() {
            let steps = effect.map_or(&[] as &[Step], |effect| effect.steps(&self.pack.steps));
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
            GreenPlace::City => s.town(seat).city,
            GreenPlace::Meadow => s.meadow_cards(),
            GreenPlace::Hand => s.mayor(seat).hand,
        };
        cards.and(self.pack.of_colour(Colour::Green)).without(s.chain)
    }

    /// The farms an effect may still use, as bits. [D9.10]
    pub(crate) fn usable_farms(&self, s: &State, used: u8, taken_ok: bool) -> u8 {
        FarmId::all()
            .filter(|farm| used >> farm.0 & 1 == 0 && (taken_ok || !s.is_taken(Space::Farm(*farm))))
            .fold(0, |bits, farm| bits | 1 << farm.0)
    }

    pub(crate) fn usable_rivers(&self, s: &State, taken_ok: bool) -> u8 {
        if self.is_banned(s, Banned::River) {
            return 0;
        }
        RiverSpace::all()
            .filter(|space| s.chain_river >> space.0 & 1 == 0 && (taken_ok || !s.is_taken(Space::River(*space))))
            .fold(0, |bits, space| bits | 1 << space.0)
    }

    pub(crate) fn usable_reds(&self, s: &State, seat: Seat, places: RedPlaces) -> CardSet {
        let place = |wanted: bool, cards: CardSet| if wanted { cards } else { CardSet::NONE };
        let cards = place(places.city, s.town(seat).city)
            .or(place(places.other_city, s.other_city(seat)))
            .or(place(places.meadow, s.meadow_cards()));
        cards.and(self.pack.of_colour(Colour::Red)).without(s.chain)
    }

    /// The taken spaces an effect may use: never an event, never one already used in this chain. [D9.9]
    pub(crate) fn usable_taken<'s>(&self, s: &'s State, seat: Seat, by: TakenBy) -> impl Iterator<Item = Space> + 's {
        let theirs = s.mayor(seat.other()).workers.into_iter().flatten();
        let mine = s.mayor(seat).workers.into_iter().flatten().filter(move |_| by == TakenBy::Anyone);
        // [D15.4]
        let skunks = s.together.skunks.haunts().filter_map(|haunt| match haunt {
            Haunt::Space(space) => Some(space),
            Haunt::Path(_) => None,
        });
        let river_shut = self.is_banned(s, Banned::River);
        theirs.chain(mine).chain(skunks).filter(move |&space| match space {
            Space::Event(_) => false,
            Space::River(space) => !river_shut && s.chain_river >> space.0 & 1 == 0,
            Space::Red(card) => !s.chain.has(card),
            Space::Farm(_) => true,
        })
    }
}
