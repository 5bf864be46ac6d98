//! What may be decided: which answers a question takes. There is no other list: what is not on it is refused.

use crate::Valley;
use crate::action::Action;
use crate::effect::{Kinds, Reach, Step, TakenBy, Which};
use crate::frame::{Ask, Coin, Gift, Lots, Night, Reserve};
use crate::heaps::Heap;
use crate::ids::*;
use crate::reach::{OWN_TURN, PIG_FARM};
use crate::refusal::{Refusal, Verdict, only_if};
use crate::state::State;
use crate::webs::Scheme;
use table::stack::{Asked, Flow, GO_ON, once_each};
use table::{Seat, Side};
use woodland::{Colour, Good, Goods, Kind, Season};

/// Somebody who hears answers, until they have heard enough.
pub(crate) type Hearer<'a> = &'a mut dyn FnMut(Action) -> Flow;

impl Valley {
    /// [V3.2]
    pub(crate) fn may_prepare(&self, s: &State, seat: Seat) -> Verdict {
        let player = s.player(seat);
        only_if(player.season < Season::Autumn, Refusal::LastSeason)?;
        only_if(player.workers.home().is_none(), Refusal::WorkersAtHome)
    }

    /// Calls `out` with every answer to a question, until it has heard enough.
    #[inline]
    pub(crate) fn answers(&self, s: &State, seat: Seat, ask: Ask, out: &mut impl FnMut(Action) -> Flow) -> Flow {
        if ask == Ask::Turn { self.turns(s, seat, out) } else { self.smaller_answers(s, seat, ask, out) }
    }

    /// Calls `out` with everything that can be done with a turn. [V3.4] Something is always possible: shared places,
    /// preparing, passing.
    fn turns(&self, s: &State, seat: Seat, out: &mut impl FnMut(Action) -> Flow) -> Flow {
        let player = s.player(seat);
        if player.workers.home().is_some() {
            self.for_each_place(s, seat, None, Action::Place, out)?;
        }
        self.for_each_play(s, seat, OWN_TURN, out)?;
        if self.may_prepare(s, seat).is_ok() {
            out(Action::Prepare)?;
        }
        if player.season == Season::Autumn { out(Action::Pass) } else { GO_ON }
    }

    /// Calls `out` with every answer to a question within a turn. These are few; the list is long, so there is one for
    /// all who listen.
    pub(crate) fn smaller_answers(&self, s: &State, seat: Seat, ask: Ask, mut out: Hearer<'_>) -> Flow {
        let player = s.player(seat);
        let out = &mut out;
        match ask {
            Ask::Turn | Ask::Private => {}
            Ask::Pay { play } => {
                self.price(s, play).for_each_payment(player.goods, &mut |goods| out(Action::Pay(goods)))?;
            }
            Ask::Gain { kinds, .. } => kinds_of(kinds).try_for_each(|good| out(Action::Good(good)))?,
            Ask::Spend { step, .. } => {
                if let Step::Spend { kinds, up_to, .. } = self.pack.step(step) {
                    list_up_to(player.goods, kinds, up_to, out)?;
                }
            }
            Ask::LayGoods { step, .. } => {
                if let Step::LayGoods { kinds, up_to } = self.pack.step(step) {
                    list_up_to(player.goods, kinds, up_to, out)?;
                }
            }
            Ask::GiveGoods { n } => player.goods.for_each_part(n, &mut |goods| out(Action::Pay(goods)))?,
            Ask::Draw { up_to } => {
                let drawable = player.room().min(s.drawable()) as u8;
                (0..up_to.min(drawable)).try_for_each(|n| out(Action::Option(n)))?;
            }
            Ask::Discard { left: 0, .. } => {}
            Ask::Discard { .. } | Ask::MustDiscard { .. } | Ask::GiveCard { .. } | Ask::StoatDiscard { .. } => {
                list_hand(player.hand_cards(), out)?;
            }
            Ask::Recipient { gift } => self.recipients(s, seat, gift).try_for_each(|to| out(Action::To(to)))?,
            Ask::Keep => {
                let both: CardSet = s.aside.iter().copied().collect();
                list_hand(both, out)?;
            }
            Ask::Activate { by, first, .. } => {
                self.for_each_activatable(s, seat, by, first, &mut |spot| out(Action::Pick(spot.seen_from(seat))))?;
            }
            Ask::Copy { of, by } => {
                self.for_each_copyable(s, of, by, &mut |spot| out(Action::Pick(spot.seen_from(seat))))?;
            }
            Ask::Produce { left } => self.list_productions(s, seat, left, out)?,
            Ask::Store { .. } => (0..4).try_for_each(|n| out(Action::Option(n)))?,
            Ask::Play { grant, must } => {
                self.for_each_play(s, seat, grant, out)?;
                if !must || !self.any_play(s, seat, grant) {
                    out(Action::Skip)?;
                }
            }
            Ask::WhichPile { .. } => {
                // [V5.4] an empty deck is shuffled anew
                out(Action::Option(0))?;
                if !s.heaps.of(Heap::Discard).is_empty() {
                    out(Action::Option(1))?;
                }
            }
            Ask::Dismantle { step, source, .. } => {
                if let Step::Dismantle { kind, must, .. } = self.pack.step(step) {
                    let cards = self.dismantlable(s, seat, kind, source.card());
                    list_spots(cards.map(|(spot, _)| spot), seat, out)?;
                    if !must {
                        out(Action::Skip)?;
                    }
                }
            }
            Ask::Ruin => list_spots(self.ruinable(s, seat), seat, out)?,
            Ask::Sweep { .. } => {
                let open = Slot::all().filter(|&slot| s.rival.blocked & slot.bit() == 0);
                open.filter(|&slot| s.meadow[slot.index()].is_some()).try_for_each(|slot| out(Action::Meadow(slot)))?;
            }
            Ask::TakeMeadow { must, .. } => {
                self.takeable(s, seat).try_for_each(|slot| out(Action::Meadow(slot)))?;
                let none = || self.takeable(s, seat).next().is_none();
                if !must || (self.asked(s, seat, ask) == Asked::IfPossible && none()) {
                    out(Action::Skip)?;
                }
            }
            Ask::WorkerFrom | Ask::TakeBack => list_sites(self.movable(s, seat), seat, out)?,
            Ask::WorkerTo { from, .. } => {
                self.for_each_place(s, seat, Some(from), Action::Use, out)?;
            }
            Ask::Use { which, must, first, .. } => {
                list_places(self.usable_sites(s, seat, which, first), seat, out)?;
                if !must || self.usable_sites(s, seat, which, first).next().is_none() {
                    out(Action::Skip)?;
                }
            }
            Ask::Choose { .. } => (0..2).try_for_each(|n| out(Action::Option(n)))?,
            Ask::Clock => {
                let again = self.movable(s, seat).filter(|site| matches!(site, Site::Basic(_) | Site::Forest(_)));
                list_sites(again, seat, out)?;
            }
            Ask::Scrolls { .. } => {
                if player.room() > 0 {
                    let shown: CardSet = s.aside.iter().copied().collect();
                    list_hand(shown, out)?;
                }
            }
            Ask::Tuck { left, from_city, .. } => {
                if left > 0 && from_city {
                    let critters = self.dismantlable(s, seat, Some(Kind::Critter), None);
                    list_spots(critters.map(|(spot, _)| spot), seat, out)?;
                } else if left > 0 {
                    list_hand(player.hand_names().and(self.pack.of_kind(Kind::Critter)), out)?;
                }
            }
            Ask::HandOut { step, left } => {
                if let (Step::HandOut { goods, cards, .. }, 1..) = (self.pack.step(step), left) {
                    if goods {
                        player.goods.iter().try_for_each(|(good, _)| out(Action::Good(good)))?;
                    }
                    if cards {
                        list_hand(player.hand_cards(), out)?;
                    }
                }
            }
            Ask::Leader => {
                let drawn: CardSet = s.drawn.iter().copied().collect();
                list_hand(drawn.and(player.hand_names()), out)?;
            }
            Ask::PigFarm => self.for_each_play(s, seat, PIG_FARM, out)?,
            Ask::Stoats => {
                if player.usable() >= 2 {
                    out(Action::Option(0))?;
                }
                if player.usable() >= 3 {
                    out(Action::Option(1))?;
                }
            }
            Ask::Watch => list_places(watchable(s), seat, out)?,
            Ask::Lacking => {
                let mut lacking = Good::ALL.into_iter().filter(|&good| player.goods.of(good) == 0);
                lacking.try_for_each(|good| out(Action::Good(good)))?;
            }
            Ask::Toll { coin, kept, .. } => self.list_units(s, seat, coin, kept, out)?,
            Ask::Trigger { .. } => self.list_units(s, seat, Coin::Mix, Reserve::default(), out)?,
            Ask::Evict => {
                let cards: CardSet = s.rival_city().collect();
                list_spots(cards.map(Spot::of_rival), seat, out)?;
            }
            Ask::Night(ask) => self.night_answers(s, seat, ask, out)?,
        }
        if ask.manner().may_be_declined { out(Action::Skip) } else { GO_ON }
    }

    /// The green cards that are still to act, one of those that are alike.
    fn list_productions(&self, s: &State, seat: Seat, left: Lots, out: &mut impl FnMut(Action) -> Flow) -> Flow {
        let player = s.player(seat);
        for i in (0..player.city.len()).filter(|&i| left.has(i)) {
            let building = player.city[i];
            let again = (0..i).any(|j| left.has(j) && player.city[j] == building);
            let spot = Spot { owner: seat.into(), card: building.card, nth: player.nth(i) };
            if !again && self.can_act(s, seat, spot) {
                out(Action::Pick(spot.seen_from(seat)))?;
            }
        }
        GO_ON
    }

    /// The cards of the Meadow that a player may take into the hand, if there is room. [V25.12]
    fn takeable<'a>(&'a self, s: &'a State, seat: Seat) -> impl Iterator<Item = Slot> + 'a {
        let no_blue = s.rival.scheming() == Some(Scheme::PoliticalInfluence);
        let blue = self.pack.of_colour(Colour::Blue);
        let drawable = move |card: CardId| !no_blue || !blue.has(card);
        let lies = Slot::all().filter(move |&slot| s.meadow[slot.index()].is_some_and(drawable));
        let has_room = s.player(seat).room() > 0;
        lies.filter(move |&slot| has_room && self.may_take(s, seat, slot).is_ok())
    }

    /// When a question is asked: where its answers would tell something about a hidden hand, even if there is only one.
    /// [V3.6]
    #[inline]
    pub(crate) fn asked(&self, s: &State, seat: Seat, ask: Ask) -> Asked {
        let player = s.player(seat);
        let tells = |tells: bool, asked: Asked| if tells && !player.hand.is_empty() { asked } else { Asked::IfChoice };
        let secret = |of_the_hand: bool| tells(of_the_hand, Asked::IfPossible);
        // Where one may say no, or must if nothing else is possible, there always is an answer.
        let open = |of_the_hand: bool| tells(of_the_hand, Asked::Always);
        match ask {
            Ask::HandOut { left, step } => {
                open(left > 0 && matches!(self.pack.step(step), Step::HandOut { cards: true, .. }))
            }
            // [V23.8] what can be taken depends on the colours of the hand
            Ask::TakeMeadow { .. } => secret(self.naysays(s) && player.room() > 0),
            Ask::Play { grant, .. } => open(match grant.from {
                Reach::HandOrMeadow => true,
                Reach::Meadow | Reach::Drawn => self.naysays(s),
                Reach::Turn | Reach::Shown | Reach::Pile => false,
            }),
            Ask::Use { which, .. } => open(match which {
                // [V15.4] a place that plays a card of the hand may be of no use
                Which::Taken(TakenBy::Other) => self.opponent_plays(s, seat),
                Which::Basic | Which::BasicOrForest | Which::Taken(TakenBy::Anyone) => false,
            }),
            Ask::Toll { coin, .. } => secret(coin.cards()),
            // How many cards there are is no secret, only which.
            Ask::Night(Night::Foil { coin, most, each, paid, .. }) => {
                let enough = if each { 1 } else { usize::from(most - paid) };
                let can = || self.spare_units(s, seat, coin, Reserve::default()) >= enough;
                secret(coin.cards() && paid < most && can())
            }
            _ => match ask.manner() {
                manner if !manner.tells_of_hand => manner.asked,
                manner if manner.may_be_declined => open(true),
                _ => secret(true),
            },
        }
    }

    /// Who can be given this. [V5.5] [V11.6]
    pub(crate) fn recipients<'a>(&'a self, s: &'a State, seat: Seat, gift: Gift) -> impl Iterator<Item = Side> + 'a {
        self.opponents(seat.into()).filter(move |&other| match gift {
            Gift::Goods(_) | Gift::Paid(_) => self.takes_goods(s, other),
            Gift::Aside | Gift::Cards(_) | Gift::Card(_) => self.takes_cards(s, other),
            Gift::Fool => self.takes_fool(s, other),
        })
    }

    /// Places where this player's workers stand that can still be moved. [V4.17]
    pub(crate) fn movable<'a>(&'a self, s: &'a State, seat: Seat) -> impl Iterator<Item = Site> + 'a {
        let permanent = self.pack.tables.permanent;
        s.player(seat).workers.iter().filter_map(move |post| match *post {
            Post::At(site) if !State::is_permanent(permanent, site) => Some(site),
            _ => None,
        })
    }

    /// Calls `out` with every green card that a Chip Sweep at `by` may activate. [V9.22]
    pub(crate) fn for_each_activatable(
        &self,
        s: &State,
        seat: Seat,
        by: Spot,
        first: Option<Spot>,
        out: &mut impl FnMut(Spot) -> Flow,
    ) -> Flow {
        let tables = &self.pack.tables;
        // [V16.9] a Chip Sweep cannot set off one that acts once in a turn, and that one takes no legends
        // [V16.7] and nothing copies one
        let by_mole = s.chain.iter().any(|used| tables.moles.has(used.card));
        let copied = by_mole || by.owner != seat || tables.legends.has(by.card);
        let mut barred = if copied { tables.legends } else { tables.legends.and(tables.copiers) };
        // [V9.22] a Chip Sweep does not choose another one
        if !tables.legends.has(by.card) {
            barred = barred.or(tables.copiers.without(tables.moles));
        }
        let mut try_spot = |spot: Spot| {
            let green = self.pack.of_colour(Colour::Green).has(spot.card);
            let used = s.chain.contains(&spot);
            // [V9.24] nor one's own by way of a Miner Mole
            let store = tables.stores.has(spot.card) && (spot.owner != seat || by_mole);
            let free = green && spot != by && Some(spot) != first && !used && !store && !barred.has(spot.card);
            if free { out(spot) } else { GO_ON }
        };
        let Some(owner) = by.owner.seat() else {
            let cards: CardSet = s.rival_city().collect();
            return cards.into_iter().try_for_each(|card| try_spot(Spot::of_rival(card)));
        };
        for (spot, building) in self.distinct_spots(s, owner) {
            if !building.down() && !building.web() {
                try_spot(spot)?;
            }
        }
        // Two copies that are alike are one answer, but the second one may still follow the first.
        if let Some(first) = first {
            let next = Spot { nth: first.nth + 1, ..first };
            if !self.lists(s, next) && s.building(next).is_some_and(|b| !b.down() && !b.web()) {
                try_spot(next)?;
            }
        }
        GO_ON
    }

    /// Calls `out` with every green card that a Miner Mole at `by`, owned by `of`, may use. [V9.23] [V9.25]
    pub(crate) fn for_each_copyable(&self, s: &State, of: Side, by: Spot, out: &mut impl FnMut(Spot) -> Flow) -> Flow {
        let tables = &self.pack.tables;
        let green = self.pack.of_colour(Colour::Green);
        let wanted = green.without(tables.stores).without(tables.legends);
        for other in self.opponents(of) {
            let Some(other) = other.seat() else {
                let cards: CardSet = s.rival_city().collect();
                for card in cards.and(wanted) {
                    let spot = Spot::of_rival(card);
                    if !s.chain.contains(&spot) {
                        out(spot)?;
                    }
                }
                continue;
            };
            for (spot, building) in self.distinct_spots(s, other) {
                let usable = !building.down() && !building.web() && wanted.has(spot.card);
                if usable && spot != by && !s.chain.contains(&spot) {
                    out(spot)?;
                }
            }
        }
        GO_ON
    }

    /// Calls `out` with every way to pay one unit, beyond what is kept.
    pub(crate) fn list_units(
        &self,
        s: &State,
        seat: Seat,
        coin: Coin,
        kept: Reserve,
        out: &mut impl FnMut(Action) -> Flow,
    ) -> Flow {
        let player = s.player(seat);
        if coin.goods() && self.spare_units(s, seat, Coin::Goods, kept) > 0 {
            let mut spare = player.goods.iter().filter(|&(good, n)| n > kept.goods.of(good));
            spare.try_for_each(|(good, _)| out(Action::Good(good)))?;
        }
        if coin.cards() && player.usable() > usize::from(kept.cards) {
            list_hand(player.hand_cards(), out)?;
        }
        if coin.points() && player.points > 0 { out(Action::Point) } else { GO_ON }
    }
}

fn kinds_of(kinds: Kinds) -> impl Iterator<Item = Good> {
    Good::ALL.into_iter().filter(move |&good| kinds.has(good))
}

pub(crate) fn list_hand(mut cards: impl Iterator<Item = CardId>, out: &mut impl FnMut(Action) -> Flow) -> Flow {
    cards.try_for_each(|card| out(Action::Pick(Pick::loose(card))))
}

pub(crate) fn list_spots(
    mut spots: impl Iterator<Item = Spot>,
    seat: Seat,
    out: &mut impl FnMut(Action) -> Flow,
) -> Flow {
    spots.try_for_each(|spot| out(Action::Pick(spot.seen_from(seat))))
}

/// The places that can be watched: not the one that is. [V17.7]
fn watchable(s: &State) -> impl Iterator<Item = Site> {
    let board = BasicId::all().map(Site::Basic).chain(s.clearings().map(Site::Forest));
    let places = board.chain([Site::Haven, Site::Journey(JourneySpace::SHARED)]);
    places.filter(|&site| s.watched != Some(site))
}

pub(crate) fn list_places(
    mut sites: impl Iterator<Item = Site>,
    seat: Seat,
    out: &mut impl FnMut(Action) -> Flow,
) -> Flow {
    sites.try_for_each(|site| out(Action::Use(site.seen_from(seat))))
}

/// Each place once, though two workers may stand there.
pub(crate) fn list_sites(sites: impl Iterator<Item = Site>, seat: Seat, out: &mut impl FnMut(Action) -> Flow) -> Flow {
    once_each::<_, WORKERS>(sites, |site| out(Action::Use(site.seen_from(seat))))
}

/// Every heap of at most so many resources of these kinds, nothing first.
fn list_up_to(have: Goods, kinds: Kinds, up_to: u8, out: &mut impl FnMut(Action) -> Flow) -> Flow {
    let heap = Goods(std::array::from_fn(|i| if kinds.0 >> i & 1 == 1 { have.0[i] } else { 0 }));
    let most = up_to.min(heap.total().min(99) as u8);
    (0..=most).try_for_each(|n| heap.for_each_part(n, &mut |goods| out(Action::Pay(goods))))
}
