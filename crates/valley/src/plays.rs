//! Which cards a player may play, from where, and by what means.

use crate::Valley;
use crate::action::{From, Means};
use crate::cost::Price;
use crate::effect::{Grant, Reach};
use crate::frame::Play;
use crate::ids::*;
use crate::reach::{Verdict, only_if};
use crate::refusal::Refusal;
use crate::state::{Building, Player, State};
use crate::webs::{Personality, Scheme};
use table::Seat;
use table::stack::{ENOUGH, Flow, GO_ON};
use woodland::{Colour, Goods, Kind};

impl Valley {
    /// Whether a card of this kind may be looked for there at all.
    fn reaches(&self, grant: Grant, from: From) -> bool {
        match grant.from {
            Reach::Turn => !matches!(from, From::Shown),
            Reach::Meadow => matches!(from, From::Meadow(_)),
            Reach::HandOrMeadow => matches!(from, From::Meadow(_) | From::Hand),
            Reach::Shown => matches!(from, From::Shown),
            Reach::Drawn => matches!(from, From::Hand),
            Reach::Pile => matches!(from, From::Pile),
        }
    }

    fn lies_there(&self, s: &State, seat: Seat, card: CardId, grant: Grant, from: From) -> bool {
        let player = s.player(seat);
        match from {
            From::Hand if grant.from == Reach::Drawn => s.offered.contains(&card) && player.holds(card),
            From::Hand => player.holds(card),
            From::Meadow(slot) => s.meadow.get(usize::from(slot)).is_some_and(|&at| at == Some(card)),
            From::Legend => player.legends.contains(&card),
            From::Pile => s.pile.last() == Some(&card),
            From::Shown => s.aside.contains(&card),
        }
    }

    /// Whether a player may take this Meadow card: no worker of Rugwort's on it [V12.6], and Nightweave lets it go.
    /// [V23.4] [V23.6] [V23.8]
    pub(crate) fn may_take(&self, s: &State, seat: Seat, slot: u8) -> Verdict {
        only_if(s.rival.blocked >> slot & 1 == 0, Refusal::SlotBlocked)?;
        if !self.is_beside_her(s, slot) {
            return Ok(());
        }
        let player = s.player(seat);
        let allowed = match s.rival.personality {
            Some(Personality::Narcissist) => false,
            Some(Personality::Needy) => player.points > 0,
            Some(Personality::Naysayer) => s.meadow[slot as usize].is_some_and(|card| {
                let colour = self.pack.of_colour(self.pack.card(card).colour);
                !player.hand_names().and(colour).is_empty()
            }),
            _ => true,
        };
        only_if(allowed, Refusal::BesideHer)
    }

    /// Whether a card lies beside the Naysayer, which asks for one of the same colour. [V23.8]
    pub(crate) fn naysays(&self, s: &State) -> bool {
        let beside = |slot: u8| s.meadow[slot as usize].is_some() && self.is_beside_her(s, slot);
        s.rival.personality == Some(Personality::Naysayer) && (0..MEADOW as u8).any(beside)
    }

    /// Whether a slot of the Meadow touches her figure, corners included. [V23.1]
    pub(crate) fn is_beside_her(&self, s: &State, slot: u8) -> bool {
        let Some(figure) = s.rival.figure else {
            return false;
        };
        let (column, row) = (slot % 4, slot / 4);
        let (at, line) = (figure % 4, figure / 4);
        slot != figure && column.abs_diff(at) <= 1 && row.abs_diff(line) <= 1
    }

    /// Whether this card may be played from there in that way.
    pub(crate) fn may_play(&self, s: &State, seat: Seat, play: Play, grant: Grant) -> Verdict {
        let Play { card, from, means, .. } = play;
        only_if(self.reaches(grant, from), Refusal::NotInReach)?;
        only_if(self.lies_there(s, seat, card, grant, from), Refusal::NotInReach)?;
        if let From::Meadow(slot) = from {
            self.may_take(s, seat, slot)?;
        }
        only_if(self.pack.tables.points[card.index()] <= grant.most, Refusal::NotGranted)?;
        // [V7.6] [V7.7] one ability for one card, and none with a token
        let plain = grant.from == Reach::Turn || means == Means::Cost;
        only_if(plain, Refusal::NoAbility)?;
        self.means_fit(s, seat, play)?;
        self.may_enter_city(s, seat, card, means)?;
        let price = self.price(s, play);
        only_if(price.can_pay(s.player(seat).goods), Refusal::CannotPay)?;
        self.may_pay_play_toll(s, seat, play, price)
    }

    /// Whether the way of paying is there and fits the card.
    fn means_fit(&self, s: &State, seat: Seat, play: Play) -> Verdict {
        let tables = &self.pack.tables;
        let player = s.player(seat);
        let card = play.card;
        let kind = self.pack.card(card).kind;
        let legend = tables.legends.has(card);
        match play.means {
            Means::Cost => Ok(()),
            Means::Occupied(on) => {
                // [V7.2] [V7.3] [V7.4] [V16.3]
                let home = s.building(on.of(seat)).filter(|_| on.of(seat).owner == seat);
                let fits = home.is_some_and(|b| !b.occupied && !b.down && tables.houses[b.card.index()].has(card));
                only_if(fits && !legend && kind == Kind::Critter, Refusal::NoHome)
            }
            Means::Leave(helper) => {
                let leaver = tables.leavers.iter().find(|leaver| leaver.card == helper);
                let fits = leaver.is_some_and(|leaver| leaver.on.fits(kind)) && self.has_own(s, seat, helper);
                only_if(fits, Refusal::NoAbility)
            }
            Means::Swap => {
                let judge = player.city.iter().any(|b| !b.down && tables.swaps.has(b.card));
                only_if(judge && !self.pack.tables.cost[card.index()].is_empty(), Refusal::NoAbility)
            }
            Means::Prisoner(spot) => {
                let spot = spot.of(seat);
                let jail = player.city.iter().any(|b| !b.down && tables.jails.has(b.card));
                // [V7.12] [V7.14]
                let ranger = !player.names.and(tables.ranger).is_empty();
                let cells = 1 + usize::from(ranger);
                let second = player.prisoners.len() == 1;
                let critter = s.building(spot).filter(|_| spot.owner == seat);
                let fits = critter.is_some_and(|b| {
                    self.can_leave(b)
                        && self.pack.of_kind(Kind::Critter).has(b.card)
                        && !(second && tables.ranger.has(b.card))
                });
                only_if(jail && player.prisoners.len() < cells && fits, Refusal::NoAbility)
            }
            Means::Tokens(n) => {
                let tokens = player.city.iter().find(|b| !b.down && tables.treasuries.has(b.card)).map(|b| b.tokens);
                // A token that takes nothing off is not spent. [V7.8]
                let cost = tables.cost[card.index()].total();
                let useful = u32::from(n.saturating_sub(1)) * u32::from(tables.treasury_less) < cost;
                only_if(n > 0 && useful && tokens.is_some_and(|tokens| tokens >= n), Refusal::NoAbility)
            }
            Means::Banner(spot) => {
                let spot = spot.of(seat);
                let banner = self.pack.card(card).banner;
                let fits = s.building(spot).is_some_and(|b| Some(b.card) == banner && self.can_leave(b));
                only_if(legend && spot.owner == seat && fits, Refusal::NoAbility)
            }
        }
    }

    fn has_own(&self, s: &State, seat: Seat, card: CardId) -> bool {
        s.player(seat).city.iter().any(|b| b.card == card && !b.down)
    }

    /// The card that leaves the city when this way of paying is used.
    fn leaves(&self, seat: Seat, means: Means) -> Option<Spot> {
        match means {
            Means::Leave(card) => Some(Spot { owner: seat, card, nth: 0 }),
            Means::Prisoner(spot) | Means::Banner(spot) => Some(spot.of(seat)),
            Means::Cost | Means::Occupied(_) | Means::Swap | Means::Tokens(_) => None,
        }
    }

    /// Whether there is room for the card and no double of it, once what leaves has left. [V6.6]
    pub(crate) fn may_enter_city(&self, s: &State, seat: Seat, card: CardId, means: Means) -> Verdict {
        let tables = &self.pack.tables;
        let player = s.player(seat);
        if tables.fools.has(card) {
            return only_if(self.fool_targets(s, seat).next().is_some(), Refusal::NoCityForFool);
        }
        let leaving = self.leaves(seat, means);
        let leaving_building: Option<Building> = leaving.and_then(|spot| s.building(spot).copied());
        if tables.unique.has(card) {
            // [V6.8]
            let doubles = player.city.iter().filter(|b| b.card == card).count();
            let gone = usize::from(leaving.is_some_and(|spot| spot.card == card));
            only_if(doubles <= gone, Refusal::AlreadyThere)?;
        }
        // [V16.5]
        let banned = player.city.iter().any(|b| tables.bans[b.card.index()].has(card));
        only_if(!banned, Refusal::Replaced)?;
        if tables.ruins.has(card) {
            return self.may_ruin(s, seat, leaving);
        }
        only_if(leaving.is_some() || !player.city.is_full(), Refusal::CityFull)?;
        let need = self.space_of(player.power, card);
        // [V6.7] who stays behind alone can be joined
        let widowed = leaving_building.and_then(|b| b.partner).is_some_and(|partner| {
            (tables.husbands.has(partner) && tables.wives.has(card))
                || (tables.wives.has(partner) && tables.husbands.has(card))
        });
        // [V6.9]
        if need == 0 || widowed || self.lone_partner(player, card, leaving).is_some() {
            return Ok(());
        }
        let freed = leaving_building.map_or(0, |b| self.freed_by(player, &b));
        only_if(player.spaces < CITY + freed, Refusal::CityFull)
    }

    /// [V9.7] Ruins need another Construction; in a full city one that frees a space.
    fn may_ruin(&self, s: &State, seat: Seat, leaving: Option<Spot>) -> Verdict {
        let mut left = self.ruinable(s, seat).filter(|&spot| Some(spot) != leaving);
        only_if(left.next().is_some(), Refusal::NothingToRuin)
    }

    /// Constructions that can make room for Ruins.
    pub(crate) fn ruinable<'a>(&'a self, s: &'a State, seat: Seat) -> impl Iterator<Item = Spot> + 'a {
        let player = s.player(seat);
        let full = player.spaces >= CITY;
        self.dismantlable(s, seat, Some(Kind::Construction), None)
            .filter(move |(_, b)| !full || self.freed_by(player, b) > 0)
            .map(|(spot, _)| spot)
    }

    /// Cities that can take the Fool: with a free space and no Fool. [V9.5] Rugwort loses a card instead. [V12.9]
    pub(crate) fn fool_targets<'a>(&'a self, s: &'a State, seat: Seat) -> impl Iterator<Item = Seat> + 'a {
        self.opponents(seat).filter(move |&other| self.takes_fool(s, other))
    }

    /// Whether a city takes the Fool, its owner having passed or not. [V9.38]
    pub(crate) fn takes_fool(&self, s: &State, seat: Seat) -> bool {
        let fools = self.pack.tables.fools;
        if seat == RIVAL {
            return match self.mode.year() {
                Some(_) => !s.rival.city.is_empty(),
                None => self.her_spaces(s) < CITY && !s.rival.city.iter().any(|&card| fools.has(card)),
            };
        }
        let player = s.player(seat);
        player.spaces < CITY && !player.city.is_full() && !player.city.iter().any(|b| fools.has(b.card))
    }

    /// What a card costs when it is played so.
    pub(crate) fn price(&self, s: &State, play: Play) -> Price {
        let tables = &self.pack.tables;
        let mut cost = tables.cost[play.card.index()];
        let mut price = match play.means {
            Means::Occupied(_) | Means::Banner(_) => Price::NOTHING,
            _ if play.free => Price::NOTHING,
            Means::Cost => Price { cost, off: play.less, swap: false },
            Means::Leave(helper) => {
                let leaver = tables.leavers.iter().find(|leaver| leaver.card == helper);
                match leaver {
                    Some(leaver) => match leaver.only {
                        Some(good) => {
                            // [V7.10]
                            if let From::Meadow(slot) = play.from {
                                cost.0[good as usize] += self.extra(s, slot);
                            }
                            let off = cost.of(good).min(leaver.less);
                            cost.0[good as usize] -= off;
                            return Price { cost, off: 0, swap: false };
                        }
                        None => Price { cost, off: leaver.less, swap: false },
                    },
                    None => Price { cost, off: 0, swap: false },
                }
            }
            Means::Swap => Price { cost, off: 0, swap: true },
            Means::Prisoner(_) => Price { cost, off: tables.jail_less, swap: false },
            Means::Tokens(n) => Price { cost, off: n.saturating_mul(tables.treasury_less), swap: false },
        };
        // [V23.9] one berry more, which abilities may cover
        if let From::Meadow(slot) = play.from {
            price.cost.add(Goods([0, 0, 0, self.extra(s, slot)]));
        }
        price
    }

    /// What her presence adds to the price of a Meadow card. [V23.9]
    fn extra(&self, s: &State, slot: u8) -> u8 {
        u8::from(s.rival.personality == Some(Personality::Notable) && self.is_beside_her(s, slot))
    }

    /// What playing a card costs besides, in units: paid with cards or resources, and with cards alone.
    pub(crate) fn play_toll(&self, s: &State, play: Play) -> (u8, u8) {
        let Some(scheme) = s.rival.scheme else {
            return (0, 0);
        };
        let colour = self.pack.card(play.card).colour;
        match scheme {
            // [V25.6]
            Scheme::GroundSpiders if colour == Colour::Green => (2, 0),
            // [V25.12] playing a blue card, and using one
            Scheme::PoliticalInfluence => {
                let uses = matches!(play.means, Means::Leave(_) | Means::Swap | Means::Prisoner(_) | Means::Tokens(_));
                (u8::from(colour == Colour::Blue) + u8::from(uses), 0)
            }
            // [V25.14]
            Scheme::BadPress if colour == Colour::Tan && play.from == From::Hand => (1, 0),
            // [V25.16]
            Scheme::PryingGaze if matches!(play.means, Means::Occupied(_)) => (0, 2),
            _ => (0, 0),
        }
    }

    fn may_pay_play_toll(&self, s: &State, seat: Seat, play: Play, price: Price) -> Verdict {
        let player = s.player(seat);
        let from_hand = usize::from(play.from == From::Hand);
        // [V23.8] the card that takes the place of a neighbour
        let replaced = matches!(play.from, From::Meadow(slot) if self.is_beside_her(s, slot))
            && s.rival.personality == Some(Personality::Naysayer);
        let (mix, cards) = self.play_toll(s, play);
        if mix + cards == 0 {
            return Ok(());
        }
        let left = player.goods.total() as usize - price.total() as usize;
        let hand = player.usable().saturating_sub(from_hand + usize::from(replaced));
        let enough = hand >= usize::from(cards) && left + hand >= usize::from(mix + cards);
        only_if(enough, Refusal::CannotPayToll)
    }

    /// Whether anything can be played under a grant.
    pub(crate) fn any_play(&self, s: &State, seat: Seat, grant: Grant) -> bool {
        self.for_each_play(s, seat, grant, &mut |_| ENOUGH) == ENOUGH
    }

    /// The cards that may enter the city when nothing leaves it for them: the same as [`Valley::may_enter_city`] says
    /// of each, for all of them at once.
    fn enterable(&self, s: &State, seat: Seat) -> CardSet {
        let tables = &self.pack.tables;
        let player = s.player(seat);
        let (mut present, mut banned, mut lone) = (CardSet::NONE, CardSet::NONE, CardSet::NONE);
        for b in &player.city {
            present.insert(b.card);
            banned = banned.or(tables.bans[b.card.index()]);
            if b.partner.is_none() && !b.down {
                lone.insert(b.card);
            }
        }
        let mut cards = CardSet::below(NAMES as u8).without(present.and(tables.unique)).without(banned);
        if player.spaces >= CITY {
            let mut fitting = tables.no_space.or(tables.legends).or(tables.ruins);
            if player.power == Some(Power::Pigs) {
                fitting = fitting.or(tables.farms);
            }
            if !lone.and(tables.husbands).is_empty() {
                fitting = fitting.or(tables.wives);
            }
            if !lone.and(tables.wives).is_empty() {
                fitting = fitting.or(tables.husbands);
            }
            cards = cards.and(fitting);
        }
        if player.city.is_full() {
            cards = cards.and(tables.ruins);
        }
        if self.may_ruin(s, seat, None).is_err() {
            cards = cards.without(tables.ruins);
        }
        cards = cards.without(tables.fools);
        if self.fool_targets(s, seat).next().is_some() {
            cards = cards.or(tables.fools);
        }
        cards
    }

    /// Calls `then` with every card that may be played under a grant, in every way, until it has heard enough.
    pub(crate) fn for_each_play(
        &self,
        s: &State,
        seat: Seat,
        grant: Grant,
        then: &mut impl FnMut(Play) -> Flow,
    ) -> Flow {
        let player = s.player(seat);
        let tables = &self.pack.tables;
        // Without her webs a plain play needs room and resources, and both are known for all cards at once.
        let plain = grant.from == Reach::Turn && s.rival.scheme.is_none() && s.rival.personality.is_none();
        let enterable = if plain { self.enterable(s, seat) } else { CardSet::NONE };
        let payable = if plain { enterable.and(self.covered(player.goods)) } else { CardSet::NONE };
        let mut housed = CardSet::NONE;
        if plain && !player.names.and(tables.homes).is_empty() {
            let homes = player.city.iter().filter(|b| !b.occupied && !b.down);
            housed = homes.fold(housed, |set, b| set.or(tables.houses[b.card.index()])).and(enterable);
        }
        let helpers = tables.swaps.or(tables.jails).or(tables.treasuries).or(tables.leaving);
        let helped = !player.names.and(helpers).is_empty();
        let mut each = |card: CardId, from: From| {
            if !plain || helped || from == From::Legend {
                return self.ways_to_play(s, seat, card, from, grant, then);
            }
            if matches!(from, From::Meadow(slot) if s.rival.blocked >> slot & 1 == 1) {
                return GO_ON;
            }
            if payable.has(card) {
                then(Play { card, from, means: Means::Cost, less: 0, free: false })?;
            }
            if housed.has(card) {
                self.for_each_home(player, card, &mut |on| {
                    then(Play { card, from, means: Means::Occupied(on), less: 0, free: false })
                })?;
            }
            GO_ON
        };
        let hand = matches!(grant.from, Reach::Turn | Reach::HandOrMeadow | Reach::Drawn);
        if hand {
            for card in player.hand_names() {
                each(card, From::Hand)?;
            }
        }
        if matches!(grant.from, Reach::Turn | Reach::Meadow | Reach::HandOrMeadow) {
            for slot in 0..MEADOW as u8 {
                if let Some(card) = s.meadow[slot as usize] {
                    each(card, From::Meadow(slot))?;
                }
            }
        }
        if grant.from == Reach::Turn {
            for &card in &player.legends {
                each(card, From::Legend)?;
            }
        }
        if matches!(grant.from, Reach::Turn | Reach::Pile)
            && let Some(&card) = s.pile.last()
        {
            each(card, From::Pile)?;
        }
        if grant.from == Reach::Shown {
            let shown: CardSet = s.aside.iter().copied().collect();
            for card in shown {
                each(card, From::Shown)?;
            }
        }
        GO_ON
    }

    /// Calls `then` with every Construction whose token would pay for the card; of those that are alike the first.
    fn for_each_home(&self, player: &Player, card: CardId, then: &mut impl FnMut(Spot) -> Flow) -> Flow {
        for (i, b) in player.city.iter().enumerate() {
            let fits = !b.occupied && !b.down && self.pack.tables.houses[b.card.index()].has(card);
            if fits && !player.city[..i].contains(b) {
                then(Spot { owner: ME, card: b.card, nth: player.nth(i) })?;
            }
        }
        GO_ON
    }

    fn ways_to_play(
        &self,
        s: &State,
        seat: Seat,
        card: CardId,
        from: From,
        grant: Grant,
        then: &mut impl FnMut(Play) -> Flow,
    ) -> Flow {
        let tables = &self.pack.tables;
        let player = s.player(seat);
        let mut try_means = |means: Means| {
            let play = Play { card, from, means, less: grant.less, free: grant.free };
            if self.may_play(s, seat, play, grant).is_ok() { then(play) } else { GO_ON }
        };
        try_means(Means::Cost)?;
        if grant.from != Reach::Turn {
            return GO_ON;
        }
        let kind = self.pack.card(card).kind;
        if kind == Kind::Critter && !player.names.and(tables.homes).is_empty() {
            self.for_each_home(player, card, &mut |on| try_means(Means::Occupied(on)))?;
        }
        for leaver in &tables.leavers {
            if leaver.on.fits(kind) && player.names.has(leaver.card) {
                try_means(Means::Leave(leaver.card))?;
            }
        }
        if !player.names.and(tables.swaps).is_empty() {
            try_means(Means::Swap)?;
        }
        if !player.names.and(tables.jails).is_empty() && player.prisoners.len() < 2 {
            for (spot, b) in self.distinct_spots(s, seat) {
                if self.pack.of_kind(Kind::Critter).has(b.card) {
                    try_means(Means::Prisoner(spot.seen_from(seat)))?;
                }
            }
        }
        if !player.names.and(tables.treasuries).is_empty() {
            for n in 1..=4 {
                try_means(Means::Tokens(n))?;
            }
        }
        if let (From::Legend, Some(banner)) = (from, self.pack.card(card).banner) {
            for (spot, _) in self.distinct_spots(s, seat).filter(|(spot, _)| spot.card == banner) {
                try_means(Means::Banner(spot.seen_from(seat)))?;
            }
        }
        GO_ON
    }
}
