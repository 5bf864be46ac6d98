//! Every play there is: for each way of paying, the set of cards that can be played so.

use crate::Valley;
use crate::action::{Action, From, Means, TOKENS};
use crate::cost::Reduction;
use crate::effect::{Grant, Reach, Rebate};
use crate::ids::*;
use crate::state::{Player, State};
use arrayvec::ArrayVec;
use std::num::NonZeroU8;
use table::Seat;
use table::stack::{ENOUGH, Flow, GO_ON};
use woodland::{Goods, Kind};

/// Ways of paying, each with the cards that can be played so. Homes and prisoners are cards of one city.
type Ways = ArrayVec<(Means, CardSet), { CITY_CARDS + NAMES + 4 + TOKENS as usize }>;

/// Where cards lie that can be played.
struct Reachable<'s> {
    hand: CardSet,
    meadow: CardSet,
    shown: CardSet,
    legends: &'s [CardId],
    /// The top card of the Pigs' pile.
    pile: Option<CardId>,
}

impl Reachable<'_> {
    /// All of them.
    #[inline]
    fn known(&self) -> CardSet {
        let sets = self.hand.or(self.shown).or(self.meadow);
        self.legends.iter().chain(&self.pile).fold(sets, |known, &card| known.with(card))
    }
}

/// Another way of paying, if any card can be played so.
#[inline]
fn note_way(ways: &mut Ways, means: Means, cards: CardSet) {
    if !cards.is_empty() {
        ways.push((means, cards));
    }
}

/// Whether nothing of Nightweave's asks for more: then a play needs room and resources, which are known for all cards at
/// once.
#[inline]
fn is_plain(s: &State) -> bool {
    s.rival.scheme.is_none() && s.rival.personality.is_none()
}

impl Valley {
    /// Whether anything can be played under a grant.
    pub(crate) fn any_play(&self, s: &State, seat: Seat, grant: Grant) -> bool {
        // What can be paid is payable from everywhere but a blocked slot, and the only way of a grant is its cost.
        if is_plain(s) && s.rival.blocked == 0 && grant.from != Reach::Turn {
            let here = self.enterable(s, seat, self.reachable(s, seat, grant.from).known(), None);
            let have = s.player(seat).goods;
            // What can be paid in full is quickly found, and mostly enough.
            let full = Grant { rebate: Rebate::NONE, ..grant };
            return [full, grant].into_iter().any(|grant| !self.at_cost(have, grant, here).is_empty());
        }
        self.for_each_play(s, seat, grant, &mut |_| ENOUGH) == ENOUGH
    }

    /// Calls `out` with every card that may be played under a grant, in every way, until it has heard enough.
    pub(crate) fn for_each_play(
        &self,
        s: &State,
        seat: Seat,
        grant: Grant,
        out: &mut impl FnMut(Action) -> Flow,
    ) -> Flow {
        if !is_plain(s) {
            return self.for_each_play_in_her_sight(s, seat, grant, out);
        }
        self.list_plays(s, seat, grant, true, &mut |card, from, means| out(Action::Play { card, from, means }))
    }

    /// The same with Nightweave at the table, who asks for more: each play is looked at by itself.
    #[cold]
    fn for_each_play_in_her_sight(
        &self,
        s: &State,
        seat: Seat,
        grant: Grant,
        out: &mut dyn FnMut(Action) -> Flow,
    ) -> Flow {
        self.list_plays(s, seat, grant, false, &mut |card, from, means| {
            let may = self.may_play(s, seat, grant.play(card, from, means), grant).is_ok();
            if may { out(Action::Play { card, from, means }) } else { GO_ON }
        })
    }

    /// Calls `out` with every play; if not `plain`, what Nightweave adds has yet to be looked at.
    #[inline]
    fn list_plays<F: FnMut(CardId, From, Means) -> Flow>(
        &self,
        s: &State,
        seat: Seat,
        grant: Grant,
        plain: bool,
        out: &mut F,
    ) -> Flow {
        let reachable = self.reachable(s, seat, grant.from);
        let mut ways = Ways::new();
        self.find_ways(s, seat, grant, reachable.known(), plain, &mut ways);
        let Reachable { hand, meadow, shown, legends, pile } = reachable;
        let playable = ways.iter().fold(CardSet::NONE, |all, (_, cards)| all.or(*cards));
        let offer = |card: CardId, from: From, out: &mut F| {
            let mut fitting = ways.iter().filter(|(_, cards)| cards.has(card));
            fitting.try_for_each(|&(means, _)| out(card, from, means))
        };
        hand.and(playable).try_for_each(|card| offer(card, From::Hand, out))?;
        let meadow = meadow.and(playable);
        if !meadow.is_empty() {
            // [V12.6]
            let lies = |slot: usize| u8::from(s.meadow[slot].is_some_and(|card| meadow.has(card))) << slot;
            let open = (0..MEADOW).fold(0, |open, slot| open | lies(slot)) & !s.rival.blocked;
            for (slot, card) in bits(open).map(Slot).filter_map(|slot| Some((slot, s.meadow[slot.index()]?))) {
                offer(card, From::Meadow(slot), out)?;
            }
        }
        let legends = legends.iter().map(|&card| (card, From::Legend));
        let pile = pile.map(|card| (card, From::Pile));
        for (card, from) in legends.chain(pile).chain(shown.map(|card| (card, From::Shown))) {
            offer(card, from, out)?;
            if from == From::Legend {
                self.for_each_banner(s, seat, card, grant, &mut |means| out(card, from, means))?;
            }
        }
        GO_ON
    }

    /// Where cards lie that can be played from so far.
    #[inline]
    fn reachable<'s>(&self, s: &'s State, seat: Seat, reach: Reach) -> Reachable<'s> {
        let player = s.player(seat);
        let hand = match reach {
            Reach::Turn | Reach::HandOrMeadow => player.hand_names(),
            Reach::Drawn => player.hand_names().and(s.offered.iter().copied().collect()),
            Reach::Meadow | Reach::Shown | Reach::Pile => CardSet::NONE,
        };
        let meadow = match reach {
            Reach::Turn | Reach::HandOrMeadow | Reach::Meadow => s.meadow_names(),
            Reach::Drawn | Reach::Shown | Reach::Pile => CardSet::NONE,
        };
        let shown = if reach == Reach::Shown { s.aside.iter().copied().collect() } else { CardSet::NONE };
        let legends = if reach == Reach::Turn { player.legends.as_slice() } else { &[] };
        let pile = if matches!(reach, Reach::Turn | Reach::Pile) { s.pile.last().copied() } else { None };
        Reachable { hand, meadow, shown, legends, pile }
    }

    /// Those of the cards that fit a grant and can be paid for at their cost.
    #[inline]
    fn at_cost(&self, have: Goods, grant: Grant, cards: CardSet) -> CardSet {
        let granted = self.worth_at_most(cards, grant.most);
        match grant.rebate {
            Rebate::Free => granted,
            Rebate::Less(0) => granted.and(self.pack.tables.costs.covered(have)),
            Rebate::Less(less) => self.payable(have, granted, Reduction::Less(less, None)),
        }
    }

    /// Every way of paying under a grant, in the order in which they are offered, with the cards that could be played so;
    /// if not `plain`, what Nightweave adds has yet to be looked at.
    #[inline]
    fn find_ways(&self, s: &State, seat: Seat, grant: Grant, known: CardSet, plain: bool, ways: &mut Ways) {
        let tables = &self.pack.tables;
        let player = s.player(seat);
        let here = if plain { self.enterable(s, seat, known, None) } else { known };
        let at_cost =
            if plain { self.at_cost(player.goods, grant, here) } else { self.worth_at_most(here, grant.most) };
        note_way(ways, Means::Cost, at_cost);
        if grant.from != Reach::Turn {
            return;
        }
        let critters = here.and(self.pack.of_kind(Kind::Critter)).without(tables.legends);
        if !critters.is_empty() && !player.names.and(tables.homes).is_empty() {
            self.for_each_home(player, critters, &mut |on, housed| note_way(ways, Means::Occupied(on), housed));
        }
        if !player.names.and(tables.helpers).is_empty() {
            self.for_each_help(s, seat, known, here, &mut |cards, means| {
                let paid = || self.payable(player.goods, cards, self.reduction(means, 0));
                let cards = match self.leaves(seat, means) {
                    _ if !plain => cards,
                    None => paid(),
                    leaving => self.enterable(s, seat, paid(), leaving),
                };
                note_way(ways, means, cards);
            });
        }
    }

    /// Calls `help` with every way in which cards of the city make others cheaper, and the cards for which it may be: of
    /// all that are known, or of those that there is room for anyway. Few cities have such cards, so it stands apart.
    #[inline(never)]
    fn for_each_help(
        &self,
        s: &State,
        seat: Seat,
        known: CardSet,
        here: CardSet,
        help: &mut dyn FnMut(CardSet, Means),
    ) {
        let tables = &self.pack.tables;
        let player = s.player(seat);
        let stands = |card: CardId| player.names.has(card) && self.stands(s, seat, card);
        for leaver in tables.leavers.iter().filter(|leaver| stands(leaver.card)) {
            help(known.and(leaver.discount.among), Means::Leave(leaver.card));
        }
        let has = |cards: CardSet| !player.names.and(cards).is_empty();
        if has(tables.swaps) && player.city.iter().any(|b| !b.down() && tables.swaps.has(b.card)) {
            help(here, Means::Swap);
        }
        if has(tables.jails) {
            let prisoners = self.dismantlable(s, seat, Some(Kind::Critter), None);
            for (spot, _) in prisoners.filter(|(_, b)| self.may_imprison(player, b.card)) {
                help(known, Means::Prisoner(spot.seen_from(seat)));
            }
        }
        if has(tables.treasuries) {
            let treasury = player.city.iter().find(|b| !b.down() && tables.treasuries.has(b.card));
            for n in 1..=treasury.map_or(0, |b| b.tokens.min(TOKENS)) {
                help(here.filter(|&card| self.is_useful_token(card, n)).collect(), Means::Tokens(n));
            }
        }
    }

    /// Calls `out` with every way in which a legend takes the place of its banner card. [V16.3]
    #[cold]
    fn for_each_banner(
        &self,
        s: &State,
        seat: Seat,
        card: CardId,
        grant: Grant,
        out: &mut dyn FnMut(Means) -> Flow,
    ) -> Flow {
        let Some(banner) = self.pack.card(card).banner else {
            return GO_ON;
        };
        for (spot, _) in self.distinct_spots_of(s, seat, CardSet::one(banner)) {
            let means = Means::Banner(spot.seen_from(seat));
            if self.may_play(s, seat, grant.play(card, From::Legend, means), grant).is_ok() {
                out(means)?;
            }
        }
        GO_ON
    }

    /// Calls `then` with every Construction whose token would pay for some of these cards, and for which; of those that
    /// are alike the first.
    fn for_each_home(&self, player: &Player, critters: CardSet, then: &mut impl FnMut(Pick, CardSet)) {
        for (i, b) in player.city.iter().enumerate().filter(|(_, b)| !b.occupied() && !b.down()) {
            let housed = critters.and(self.pack.tables.houses[b.card.index()]);
            if !housed.is_empty() && !player.city[..i].contains(b) {
                then(Pick::own(b.card, player.nth(i)), housed);
            }
        }
    }

    /// Those of the cards that can be paid for with these goods. [V7.1]
    fn payable(&self, have: Goods, cards: CardSet, reduction: Reduction) -> CardSet {
        let tables = &self.pack.tables;
        let covered = match reduction {
            Reduction::Less(..) => cards.and(tables.costs.covered(have)),
            // What can be paid in full can be paid for less, but not in another way.
            Reduction::Swap => CardSet::NONE,
        };
        let cost = |card: CardId| tables.cost[card.index()];
        let others = cards.without(covered);
        match reduction {
            Reduction::Less(0, _) => covered,
            Reduction::Less(off, None) => {
                others.filter(|&card| have.lacks(cost(card)).total() <= off.into()).fold(covered, CardSet::with)
            }
            Reduction::Less(_, Some(_)) | Reduction::Swap => {
                others.filter(|&card| reduction.of(cost(card)).can_pay(have)).fold(covered, CardSet::with)
            }
        }
    }

    /// Those of the cards that have at most so many printed points.
    fn worth_at_most(&self, cards: CardSet, most: Option<NonZeroU8>) -> CardSet {
        if most.is_none() {
            return cards;
        }
        cards.filter(|&card| self.is_worth_at_most(card, most)).collect()
    }

    /// Whether a card has at most so many printed points.
    #[inline]
    pub(crate) fn is_worth_at_most(&self, card: CardId, most: Option<NonZeroU8>) -> bool {
        most.is_none_or(|most| i16::from(self.pack.tables.points[card.index()]) <= i16::from(most.get()))
    }

    /// Those of the cards that may enter the city once this one has left: the same as [`Valley::may_enter_city`] says
    /// of each, for all of them at once.
    #[inline]
    fn enterable(&self, s: &State, seat: Seat, cards: CardSet, leaving: Option<Spot>) -> CardSet {
        let tables = &self.pack.tables;
        let player = s.player(seat);
        let city = &player.city;
        let gone = leaving.and_then(|spot| player.find(spot.card, spot.nth));
        let leaves = gone.map(|i| &city[i]);
        // But for her schemes no card lies face down.
        let present = if self.has_rival() { city.iter().map(|b| b.card).collect() } else { player.names };
        // [V6.8]
        let mut barred = present.and(tables.unique);
        if let Some(b) = leaves
            && city.iter().filter(|other| other.card == b.card).count() == 1
        {
            barred.remove(b.card);
        }
        // [V16.5]
        if !present.and(tables.banning).is_empty() {
            barred = present.fold(barred, |barred, card| barred.or(tables.bans[card.index()]));
        }
        let mut fit = cards.without(barred);
        if player.spaces >= CITY + leaves.map_or(0, |b| self.freed_by(player, b)) {
            // [V6.7] who stays behind alone can be joined
            let widowed = leaves.and_then(|b| b.partner());
            let stay = city.iter().enumerate().filter(|(i, _)| Some(*i) != gone);
            let lone = stay.filter(|(_, b)| b.partner().is_none() && !b.down()).map(|(_, b)| b.card);
            fit = fit.and(self.need_no_space(player, lone.chain(widowed).collect()));
        }
        if leaving.is_none() && city.is_full() {
            fit = fit.and(tables.ruins);
        }
        // [V9.7]
        if !fit.and(tables.ruins).is_empty() && self.may_ruin(s, seat, leaving).is_err() {
            fit = fit.without(tables.ruins);
        }
        // [V9.5] a Fool goes to another city
        let fools = cards.and(tables.fools);
        let goes = !fools.is_empty() && self.fool_targets(s, seat).next().is_some();
        if goes { fit.or(fools) } else { fit.without(fools) }
    }

    /// The cards that need no space of their own in a city where these wait for a partner. [V6.9]
    fn need_no_space(&self, player: &Player, lone: CardSet) -> CardSet {
        let tables = &self.pack.tables;
        let mut fitting = self.spaceless(player.power).or(tables.ruins);
        if !lone.and(tables.husbands).is_empty() {
            fitting = fitting.or(tables.wives);
        }
        if !lone.and(tables.wives).is_empty() {
            fitting = fitting.or(tables.husbands);
        }
        fitting
    }
}
