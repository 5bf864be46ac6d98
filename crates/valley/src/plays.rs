//! Which cards a player may play, from where, and by what means.

use crate::Valley;
use crate::action::{From, Means, TOKENS};
use crate::cost::Reduction;
use crate::effect::{Grant, Reach, Rebate};
use crate::frame::Play;
use crate::ids::*;
use crate::pack::Leaver;
use crate::refusal::{Refusal, Verdict, only_if};
use crate::state::{Building, Player, State};
use crate::webs::{Dearer, Personality};
use table::{Seat, Side};
use woodland::{Colour, Goods, Kind, Price};

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
            From::Meadow(slot) => s.meadow.get(slot.index()).is_some_and(|&at| at == Some(card)),
            From::Legend => player.legends.contains(&card),
            From::Pile => s.pile.last() == Some(&card),
            From::Shown => s.aside.contains(&card),
        }
    }

    /// Whether a player may take this Meadow card: no worker of Rugwort's on it [V12.6], and Nightweave lets it go.
    /// [V23.4] [V23.6] [V23.8]
    pub(crate) fn may_take(&self, s: &State, seat: Seat, slot: Slot) -> Verdict {
        only_if(s.rival.blocked & slot.bit() == 0, Refusal::SlotBlocked)?;
        if !self.is_beside_her(s, slot) {
            return Ok(());
        }
        let player = s.player(seat);
        let allowed = match s.rival.personality {
            Some(Personality::Narcissist) => false,
            Some(Personality::Needy) => player.points > 0,
            Some(Personality::Naysayer) => s.meadow[slot.index()].is_some_and(|card| {
                let colour = self.pack.of_colour(self.pack.card(card).colour);
                !player.hand_names().and(colour).is_empty()
            }),
            Some(
                Personality::Nefarious
                | Personality::Klutzy
                | Personality::Nonchalant
                | Personality::Notable
                | Personality::Nasty,
            )
            | None => true,
        };
        only_if(allowed, Refusal::BesideHer)
    }

    /// Whether a card lies beside the Naysayer, which asks for one of the same colour. [V23.8]
    pub(crate) fn naysays(&self, s: &State) -> bool {
        let beside = |slot: Slot| s.meadow[slot.index()].is_some() && self.is_beside_her(s, slot);
        s.rival.personality == Some(Personality::Naysayer) && Slot::all().any(beside)
    }

    /// Whether a slot of the Meadow touches her figure, corners included. [V23.1]
    pub(crate) fn is_beside_her(&self, s: &State, slot: Slot) -> bool {
        s.rival.figure.is_some_and(|figure| figure.touches(slot))
    }

    /// Whether this card may be played from there in that way.
    pub(crate) fn may_play(&self, s: &State, seat: Seat, play: Play, grant: Grant) -> Verdict {
        let Play { card, from, means, .. } = play;
        only_if(self.reaches(grant, from), Refusal::NotInReach)?;
        only_if(self.lies_there(s, seat, card, grant, from), Refusal::NotInReach)?;
        if let From::Meadow(slot) = from {
            self.may_take(s, seat, slot)?;
        }
        only_if(self.is_worth_at_most(card, grant.most), Refusal::NotGranted)?;
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
        let legend = tables.legends.has(card);
        match play.means {
            Means::Cost => Ok(()),
            Means::Occupied(on) => {
                // [V7.2] [V7.3] [V7.4] [V16.3]
                let home = s.building(on.by(seat)).filter(|_| on.by(seat).owner == seat);
                let fits = home.is_some_and(|b| !b.occupied() && !b.down() && tables.houses[b.card.index()].has(card));
                only_if(fits && !legend && self.pack.of_kind(Kind::Critter).has(card), Refusal::NoHome)
            }
            Means::Leave(helper) => {
                let leaver = tables.leavers.iter().find(|leaver| leaver.card == helper);
                let fits = leaver.is_some_and(|leaver| leaver.discount.among.has(card)) && self.stands(s, seat, helper);
                only_if(fits, Refusal::NoAbility)
            }
            Means::Swap => {
                let judge = player.city.iter().any(|b| !b.down() && tables.swaps.has(b.card));
                only_if(judge && !self.pack.tables.cost[card.index()].is_empty(), Refusal::NoAbility)
            }
            Means::Prisoner(spot) => {
                let spot = spot.by(seat);
                let critter = s.building(spot).filter(|_| spot.owner == seat);
                let fits = critter.is_some_and(|b| {
                    self.can_leave(b)
                        && self.pack.of_kind(Kind::Critter).has(b.card)
                        && self.may_imprison(player, b.card)
                });
                only_if(fits, Refusal::NoAbility)
            }
            Means::Tokens(n) => {
                let tokens = player.city.iter().find(|b| !b.down() && tables.treasuries.has(b.card)).map(|b| b.tokens);
                let enough = tokens.is_some_and(|tokens| tokens >= n);
                only_if((1..=TOKENS).contains(&n) && enough && self.is_useful_token(card, n), Refusal::NoAbility)
            }
            Means::Banner(spot) => {
                let spot = spot.by(seat);
                let banner = self.pack.card(card).banner;
                let fits = s.building(spot).is_some_and(|b| Some(b.card) == banner && self.can_leave(b));
                only_if(legend && spot.owner == seat && fits, Refusal::NoAbility)
            }
        }
    }

    /// Whether there is a cell for this Critter: one, two with the Ranger, who is never in the second. [V7.12] [V7.14]
    pub(crate) fn may_imprison(&self, player: &Player, critter: CardId) -> bool {
        let tables = &self.pack.tables;
        let jail = player.city.iter().any(|b| !b.down() && tables.jails.has(b.card));
        let ranger = !player.names.and(tables.ranger).is_empty();
        let second = player.prisoners.len() == 1;
        jail && player.prisoners.len() < 1 + usize::from(ranger) && !(second && tables.ranger.has(critter))
    }

    /// Whether the last of so many tokens takes anything off the price: else it is not spent. [V7.8]
    pub(crate) fn is_useful_token(&self, card: CardId, n: u8) -> bool {
        let tables = &self.pack.tables;
        u32::from(n.saturating_sub(1)) * u32::from(tables.treasury_less) < tables.cost[card.index()].total()
    }

    /// The card that leaves the city when this way of paying is used.
    pub(crate) fn leaves(&self, seat: Seat, means: Means) -> Option<Spot> {
        match means {
            Means::Leave(card) => Some(Spot { owner: seat.into(), card, nth: 0 }),
            Means::Prisoner(spot) | Means::Banner(spot) => Some(spot.by(seat)),
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
        let widowed = leaving_building.and_then(|b| b.partner()).is_some_and(|partner| {
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
    pub(crate) fn may_ruin(&self, s: &State, seat: Seat, leaving: Option<Spot>) -> Verdict {
        let player = s.player(seat);
        let gone = leaving.and_then(|spot| player.find(spot.card, spot.nth));
        let left = player.city.iter().enumerate().filter(|(i, _)| Some(*i) != gone);
        only_if(left.into_iter().any(|(_, b)| self.is_ruinable(player, b)), Refusal::NothingToRuin)
    }

    /// Constructions that can make room for Ruins.
    pub(crate) fn ruinable<'a>(&'a self, s: &'a State, seat: Seat) -> impl Iterator<Item = Spot> + 'a {
        let player = s.player(seat);
        self.distinct_spots(s, seat).filter(|(_, b)| self.is_ruinable(player, b)).map(|(spot, _)| spot)
    }

    fn is_ruinable(&self, player: &Player, building: &Building) -> bool {
        self.can_leave(building)
            && self.pack.of_kind(Kind::Construction).has(building.card)
            && (player.spaces < CITY || self.freed_by(player, building) > 0)
    }

    /// Cities that can take the Fool: with a free space and no Fool. [V9.5] Rugwort loses a card instead. [V12.9]
    pub(crate) fn fool_targets<'a>(&'a self, s: &'a State, seat: Seat) -> impl Iterator<Item = Side> + 'a {
        self.opponents(seat.into()).filter(move |&other| self.takes_fool(s, other))
    }

    /// Whether a city takes the Fool, its owner having passed or not. [V9.38]
    pub(crate) fn takes_fool(&self, s: &State, side: Side) -> bool {
        let fools = self.pack.tables.fools;
        let Some(seat) = side.seat() else {
            return match self.mode.year() {
                Some(_) => s.rival_city().len() > 0,
                None => self.her_spaces(s) < CITY && !s.rival_city().any(|card| fools.has(card)),
            };
        };
        let player = s.player(seat);
        player.spaces < CITY && !player.city.is_full() && !player.city.iter().any(|b| fools.has(b.card))
    }

    /// What a card costs when it is played so.
    pub(crate) fn price(&self, s: &State, play: Play) -> Price {
        let free = play.rebate == Rebate::Free || matches!(play.means, Means::Occupied(_) | Means::Banner(_));
        let mut cost = if free { Goods::NONE } else { self.pack.tables.cost[play.card.index()] };
        // [V23.9] one berry more, which abilities may cover
        if let From::Meadow(slot) = play.from {
            cost.add(Goods([0, 0, 0, self.extra(s, slot)]));
        }
        self.reduction(play.means, play.rebate.less()).of(cost)
    }

    /// What these means take off a cost.
    pub(crate) fn reduction(&self, means: Means, less: u8) -> Reduction {
        let tables = &self.pack.tables;
        match means {
            Means::Occupied(_) | Means::Banner(_) => Reduction::Less(0, None),
            Means::Cost => Reduction::Less(less, None),
            Means::Leave(helper) => match tables.leavers.iter().find(|leaver| leaver.card == helper) {
                // [V7.10]
                Some(Leaver { discount, .. }) => Reduction::Less(discount.less, discount.only),
                None => Reduction::Less(0, None),
            },
            Means::Swap => Reduction::Swap,
            Means::Prisoner(_) => Reduction::Less(tables.jail_less, None),
            Means::Tokens(n) => Reduction::Less(n.saturating_mul(tables.treasury_less), None),
        }
    }

    /// What her presence adds to the price of a Meadow card. [V23.9]
    fn extra(&self, s: &State, slot: Slot) -> u8 {
        u8::from(s.rival.personality == Some(Personality::Notable) && self.is_beside_her(s, slot))
    }

    /// What playing a card costs besides, in units: paid with cards or resources, and with cards alone.
    pub(crate) fn play_toll(&self, s: &State, play: Play) -> (u8, u8) {
        let Some(dearer) = s.rival.scheming().and_then(|scheme| scheme.sway().dearer) else {
            return (0, 0);
        };
        let is = |colour: Colour| self.pack.of_colour(colour).has(play.card);
        match dearer {
            Dearer::Colour(colour, n) => (if is(colour) { n } else { 0 }, 0),
            Dearer::InHand(colour) => (u8::from(is(colour) && play.from == From::Hand), 0),
            // [V25.12] playing a blue card, and using one
            Dearer::AndHelped(colour) => {
                let uses = matches!(play.means, Means::Leave(_) | Means::Swap | Means::Prisoner(_) | Means::Tokens(_));
                (u8::from(is(colour)) + u8::from(uses), 0)
            }
            Dearer::Occupying(n) => (0, if matches!(play.means, Means::Occupied(_)) { n } else { 0 }),
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
}
