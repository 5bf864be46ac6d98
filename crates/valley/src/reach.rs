//! What a player can reach: which places a worker may go to, which cards may be played and how.

use crate::Valley;
use crate::action::{From, Means};
use crate::cost::Price;
use crate::effect::{Effect, Grant, Reach, Step, StepId, Which};
use crate::frame::{Coin, Play, Source};
use crate::ids::*;
use crate::pack::Asks;
use crate::refusal::Refusal;
use crate::state::{Building, Player, State};
use crate::webs::{Personality, Scheme};
use table::Seat;
use woodland::{Colour, Good, Goods, Kind};

/// Whether something may be done.
pub(crate) type Verdict = Result<(), Refusal>;

#[inline]
pub(crate) fn only_if(holds: bool, why: Refusal) -> Verdict {
    if holds { Ok(()) } else { Err(why) }
}

/// What a turn of one's own lets one play.
pub(crate) const OWN_TURN: Grant = Grant { from: Reach::Turn, less: 0, free: false, most: i8::MAX };

impl Valley {
    // ---- opponents ----

    /// Everybody else at the table: players, and the opponent in the box. [V21.7]
    pub(crate) fn opponents(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        let rival = self.has_rival().then_some(RIVAL);
        seats(self.players()).filter(move |&other| other != seat).chain(rival)
    }

    /// Whether there is an opponent in the box.
    #[inline]
    pub(crate) fn has_rival(&self) -> bool {
        !matches!(self.mode.against, crate::mode::Against::Players(_))
    }

    /// Whether this opponent can be given resources: not who has passed [V11.6], nor Rugwort. [V12.11] [V20.13]
    pub(crate) fn takes_goods(&self, s: &State, seat: Seat) -> bool {
        if seat == RIVAL { self.mode.lair().is_some() && !s.rival.over } else { !s.player(seat).passed }
    }

    /// Whether this opponent can be given a card now. [V5.5]
    pub(crate) fn takes_cards(&self, s: &State, seat: Seat) -> bool {
        self.takes_goods(s, seat) && (seat == RIVAL || s.player(seat).room() > 0)
    }

    // ---- places ----

    /// Whether a worker of this player may go there.
    pub(crate) fn may_place(&self, s: &State, seat: Seat, site: Site) -> Verdict {
        only_if(s.player(seat).workers_home() > 0, Refusal::NoWorker)?;
        self.may_enter(s, seat, site)
    }

    /// Whether this player could send a worker there.
    pub(crate) fn may_enter(&self, s: &State, seat: Seat, site: Site) -> Verdict {
        let player = s.player(seat);
        self.has_room(s, seat, site)?;
        match site {
            Site::Basic(_) | Site::Forest(_) | Site::Haven => {}
            Site::Journey(points) => {
                // [V4.14]
                only_if(player.season == AUTUMN, Refusal::NotAutumn)?;
                only_if(player.usable() >= usize::from(points), Refusal::CannotDo)?;
            }
            Site::Event(event) => self.may_claim(s, seat, event)?,
            Site::City(spot) => self.may_visit(s, seat, spot)?,
        }
        self.may_pay_toll(s, seat, site)
    }

    /// Whether the place exists and has a free space. [V4.2]
    fn has_room(&self, s: &State, seat: Seat, site: Site) -> Verdict {
        match site {
            Site::Basic(n) => {
                let exists = usize::from(n) < BASICS;
                only_if(exists, Refusal::NoSuchPlace)?;
                let menaced = s.rival.scheme == Some(Scheme::ArachnidMenace) && self.pack.basics[n as usize].exclusive;
                only_if(!menaced, Refusal::Webbed)?;
                let taken = self.pack.basics[n as usize].exclusive && s.workers_at(site) > 0;
                only_if(!taken, Refusal::SpaceTaken)
            }
            Site::Forest(n) => {
                only_if(s.forest.get(usize::from(n)).is_some_and(Option::is_some), Refusal::NoSuchPlace)?;
                // [V4.7]
                let own = s.player(seat).workers.contains(&Post::At(site));
                only_if(!own || self.mode.forest_workers() == 1, Refusal::OwnWorkerThere)?;
                only_if(s.workers_at(site) < self.mode.forest_workers(), Refusal::SpaceTaken)
            }
            Site::Haven => Ok(()),
            Site::Journey(points) => {
                only_if((2..=5).contains(&points), Refusal::NoSuchPlace)?;
                only_if(points == 2 || s.workers_at(site) == 0, Refusal::SpaceTaken)
            }
            Site::Event(event) => {
                let laid = event.is_basic() || s.special_place(event).is_some();
                only_if(laid, Refusal::NoSuchPlace)?;
                only_if(s.claimed[event.index()].is_none(), Refusal::EventClaimed)
            }
            Site::City(spot) => {
                only_if(self.pack.tables.spaces.has(spot.card), Refusal::NoSuchPlace)?;
                let open = spot.owner == seat || self.pack.tables.open.has(spot.card);
                only_if(open && self.spot_exists(s, spot), Refusal::NoSuchPlace)?;
                only_if(s.workers_at(site) < usize::from(self.worker_spaces(s, spot)), Refusal::SpaceTaken)
            }
        }
    }

    /// Whether that card lies face up in that city.
    pub(crate) fn spot_exists(&self, s: &State, spot: Spot) -> bool {
        match spot.owner {
            RIVAL => self.has_rival() && spot.nth < s.rival.copies(spot.card),
            owner if owner.index() < self.players() => s.building(spot).is_some_and(|b| !b.down),
            _ => false,
        }
    }

    /// Whether the event's condition is met and its cost can be paid. [V10.1]
    pub(crate) fn may_claim(&self, s: &State, seat: Seat, event: EventId) -> Verdict {
        only_if(self.meets(s, seat, event), Refusal::ConditionNotMet)?;
        let sheet = self.pack.event(event);
        only_if(s.player(seat).goods.covers(sheet.cost), Refusal::CannotPay)?;
        // Croak Wart Cure asks for cards of the city as well. [V10.8]
        only_if(self.can_begin(s, seat, sheet.effect, Source::Event(event)), Refusal::CannotDo)
    }

    /// Whether a player meets an event's condition now. [V10.3]
    pub(crate) fn meets(&self, s: &State, seat: Seat, event: EventId) -> bool {
        let player = s.player(seat);
        match self.pack.event(event).asks {
            Asks::Colour(colour, n) => self.colours_in(player, colour) >= u32::from(n),
            Asks::Cards(cards) => cards.iter().all(|&card| player.names.has(card)),
            Asks::EachColour(n) => Colour::ALL.iter().all(|&c| self.colours_in(player, c) >= u32::from(n)),
        }
    }

    /// Whether what a card of a city offers can be done. [V4.3]
    fn may_visit(&self, s: &State, seat: Seat, spot: Spot) -> Verdict {
        let visit = self.pack.tables.visit[spot.card.index()];
        only_if(self.can_begin(s, seat, visit, Source::Card(spot)), Refusal::CannotDo)
    }

    /// Whether the first thing of an effect can be done, if it demands something. [V4.4]
    pub(crate) fn can_begin(&self, s: &State, seat: Seat, effect: Effect, source: Source) -> bool {
        if effect.is_empty() {
            return true;
        }
        let player = s.player(seat);
        let own = match source {
            Source::Card(spot) => Some(spot),
            Source::Table | Source::Event(_) => None,
        };
        match self.pack.step(StepId(effect.start)) {
            Step::GiveGoods { n } => player.goods.total() >= u32::from(n),
            Step::GiveCards { n } => player.usable() >= usize::from(n),
            Step::Dismantle { kind, n, must: true, .. } => {
                self.spots(s, seat)
                    .filter(|&(spot, b)| {
                        self.can_leave(b)
                            && Some(spot) != own
                            && kind.is_none_or(|kind| self.pack.of_kind(kind).has(spot.card))
                    })
                    .count()
                    >= usize::from(n)
            }
            Step::Play { grant } => self.any_play(s, seat, grant),
            Step::Use { which, .. } => self.usable_sites(s, seat, which, None).next().is_some(),
            _ => true,
        }
    }

    /// Locations that can be used without a worker.
    pub(crate) fn usable_sites<'a>(
        &'a self,
        s: &'a State,
        seat: Seat,
        which: Which,
        but: Option<Site>,
    ) -> impl Iterator<Item = Site> + 'a {
        let basics = (0..BASICS as u8).map(Site::Basic);
        let forests = (0..CLEARINGS as u8).filter(|&n| s.forest[n as usize].is_some()).map(Site::Forest);
        let board = basics.chain(forests).filter(move |&site| match which {
            Which::Basic => matches!(site, Site::Basic(_)),
            Which::BasicOrForest => true,
            Which::Occupied => s.workers_at(site) > 0,
            Which::Opponents => false,
        });
        let theirs = match which {
            Which::Opponents => self.opponent_sites(s, seat),
            Which::Basic | Which::BasicOrForest | Which::Occupied => arrayvec::ArrayVec::new(),
        };
        board.chain(theirs).filter(move |&site| Some(site) != but)
    }

    /// Places where an opponent's worker stands and which the Path can reach. [V15.4] [V15.5]
    fn opponent_sites(&self, s: &State, seat: Seat) -> arrayvec::ArrayVec<Site, 32> {
        let tables = &self.pack.tables;
        let barred = tables.permanent.or(tables.chapel).or(tables.legends);
        let mut sites = arrayvec::ArrayVec::new();
        let posts = seats(self.players())
            .filter(|&other| other != seat)
            .flat_map(|other| s.player(other).workers)
            .chain(s.rival.workers);
        for post in posts {
            let Post::At(site) = post else {
                continue;
            };
            let reachable = match site {
                Site::Basic(_) | Site::Forest(_) | Site::Haven => true,
                Site::Journey(_) | Site::Event(_) => false,
                Site::City(spot) => {
                    let visit = tables.visit[spot.card.index()];
                    let is_path = matches!(
                        self.pack.steps.get(visit.start as usize),
                        Some(Step::Use { which: Which::Opponents, .. })
                    );
                    !barred.has(spot.card) && !is_path && self.can_begin(s, seat, visit, Source::Card(spot))
                }
            };
            if reachable && !sites.contains(&site) && !sites.is_full() {
                sites.push(site);
            }
        }
        sites
    }

    // ---- tolls ----

    /// What a worker costs there besides: so many units, and with what they are paid.
    pub(crate) fn toll(&self, s: &State, seat: Seat, site: Site) -> (u8, Coin) {
        let rival = &s.rival;
        let webs = match site {
            Site::Event(event) => match s.special_place(event) {
                _ if event.is_basic() => rival.event_webs[event.index()],
                Some(place) => s.under[place].webs,
                None => 0,
            },
            _ => 0,
        };
        // [V24.12]
        if webs > 0 {
            return (webs, Coin::MIX);
        }
        let _ = seat;
        match (rival.scheme, site) {
            // [V25.4]
            (Some(Scheme::SpidersInTheTrees), Site::Forest(_)) => (1, Coin::MIX),
            // [V25.10]
            (Some(Scheme::StickyMess | Scheme::BerryShortage), Site::Basic(_) | Site::Forest(_))
                if self.is_webbed(s, site) =>
            {
                (1, Coin::GOODS)
            }
            // [V25.11]
            (Some(Scheme::Infestation), Site::City(spot)) if self.pack.of_colour(Colour::Red).has(spot.card) => {
                (2, Coin::MIX)
            }
            // [V25.13]
            (Some(Scheme::BribedJudges), Site::Event(_)) => (1, Coin::MIX),
            _ => (0, Coin::MIX),
        }
    }

    fn may_pay_toll(&self, s: &State, seat: Seat, site: Site) -> Verdict {
        let (toll, coin) = self.toll(s, seat, site);
        if toll == 0 {
            return Ok(());
        }
        let player = s.player(seat);
        let mut goods = player.goods.total() as usize;
        let mut cards = player.usable();
        match site {
            Site::Journey(points) => cards = cards.saturating_sub(points.into()),
            Site::Event(event) => goods = goods.saturating_sub(self.pack.event(event).cost.total() as usize),
            Site::City(spot) => {
                let visit = self.pack.tables.visit[spot.card.index()];
                match self.pack.steps.get(visit.start as usize) {
                    Some(Step::GiveGoods { n }) => goods = goods.saturating_sub((*n).into()),
                    Some(Step::GiveCards { n }) => cards = cards.saturating_sub((*n).into()),
                    _ => {}
                }
            }
            Site::Basic(_) | Site::Forest(_) | Site::Haven => {}
        }
        let units = if coin.cards { goods + cards } else { goods };
        only_if(units >= usize::from(toll), Refusal::CannotPayToll)
    }

    /// Whether a web of a plot or scheme lies there.
    pub(crate) fn is_webbed(&self, s: &State, site: Site) -> bool {
        let rival = &s.rival;
        let placed = match site {
            Site::Basic(n) => rival.webs >> n & 1 == 1,
            Site::Forest(n) => rival.webs >> (8 + n) & 1 == 1,
            Site::Haven => rival.webs >> 12 & 1 == 1,
            Site::Journey(_) | Site::Event(_) | Site::City(_) => false,
        };
        placed
            || match (rival.scheme, site) {
                (Some(Scheme::SpidersInTheTrees | Scheme::ForestBandits), Site::Forest(_)) => true,
                (Some(Scheme::WebTax | Scheme::ArachnidMenace), Site::Basic(n)) => {
                    self.pack.basics[n as usize].exclusive
                }
                (Some(Scheme::InvisibleTrap), Site::Basic(_)) => true,
                (Some(Scheme::StickyMess), _) => self.yields(s, site, Good::Resin),
                (Some(Scheme::BerryShortage), _) => self.yields(s, site, Good::Berry),
                (Some(Scheme::Infestation), Site::City(spot)) => self.pack.of_colour(Colour::Red).has(spot.card),
                _ => false,
            }
    }

    /// Whether a basic or forest location yields this resource or one of the visitor's choice. [V25.10]
    fn yields(&self, s: &State, site: Site, good: Good) -> bool {
        let effect = match site {
            Site::Basic(n) => self.pack.basics[n as usize].effect,
            Site::Forest(n) => match s.forest[n as usize] {
                Some(forest) => self.pack.forest(forest).effect,
                None => return false,
            },
            Site::Haven | Site::Journey(_) | Site::Event(_) | Site::City(_) => return false,
        };
        self.pack.steps[effect.start as usize..effect.end as usize].iter().any(|step| match *step {
            Step::Gain { goods, any, kinds, .. } => goods.of(good) > 0 || (any > 0 && kinds.has(good)),
            Step::Discard { any, .. } => any > 0,
            _ => false,
        })
    }

    // ---- cards ----

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
    /// `spared` is a hand card that will not be there any more. [V23.4] [V23.6] [V23.8]
    pub(crate) fn may_take(&self, s: &State, seat: Seat, slot: u8) -> Verdict {
        only_if(s.rival.blocked >> slot & 1 == 0, Refusal::NotInReach)?;
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
    fn leaves(&self, s: &State, seat: Seat, means: Means) -> Option<Spot> {
        let _ = s;
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
        let leaving = self.leaves(s, seat, means);
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

    pub(crate) fn takes_fool(&self, s: &State, seat: Seat) -> bool {
        let fools = self.pack.tables.fools;
        if seat == RIVAL {
            return match self.mode.year() {
                Some(_) => !s.rival.city.is_empty(),
                None => self.her_spaces(s) < CITY && !s.rival.city.iter().any(|&card| fools.has(card)),
            };
        }
        let player = s.player(seat);
        player.spaces < CITY && !player.city.iter().any(|b| fools.has(b.card))
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
                            let mut less = leaver.less;
                            if let From::Meadow(slot) = play.from {
                                less = less.saturating_sub(0);
                                cost.0[good as usize] += self.extra(s, slot);
                            }
                            let off = cost.of(good).min(less);
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
            Means::Tokens(n) => Price { cost, off: n * tables.treasury_less, swap: false },
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
        if let From::Meadow(slot) = play.from
            && s.rival.personality == Some(Personality::Naysayer)
            && self.is_beside_her(s, slot)
        {
            let (mix, cards) = self.play_toll(s, play);
            only_if(player.usable() > usize::from(mix + cards), Refusal::CannotPayToll)?;
        }
        let (mix, cards) = self.play_toll(s, play);
        if mix + cards == 0 {
            return Ok(());
        }
        let left = player.goods.total() as usize - price.total() as usize;
        let hand = player.usable() - from_hand;
        let enough = hand >= usize::from(cards) && left + hand >= usize::from(mix + cards);
        only_if(enough, Refusal::CannotPayToll)
    }

    /// Whether anything can be played under a grant.
    pub(crate) fn any_play(&self, s: &State, seat: Seat, grant: Grant) -> bool {
        let mut first = None;
        self.for_each_play(s, seat, grant, &mut |play| {
            first = Some(play);
        });
        first.is_some()
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
        if self.may_ruin(s, seat, None).is_err() {
            cards = cards.without(tables.ruins);
        }
        cards = cards.without(tables.fools);
        if self.fool_targets(s, seat).next().is_some() {
            cards = cards.or(tables.fools);
        }
        cards
    }

    /// Calls `then` with every card that may be played under a grant, in every way.
    pub(crate) fn for_each_play(&self, s: &State, seat: Seat, grant: Grant, then: &mut impl FnMut(Play)) {
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
                return;
            }
            if payable.has(card) {
                then(Play { card, from, means: Means::Cost, less: 0, free: false });
            }
            if housed.has(card) {
                self.for_each_home(player, card, &mut |on| {
                    then(Play { card, from, means: Means::Occupied(on), less: 0, free: false });
                });
            }
        };
        let hand = matches!(grant.from, Reach::Turn | Reach::HandOrMeadow | Reach::Drawn);
        if hand {
            for card in player.hand_names() {
                each(card, From::Hand);
            }
        }
        if matches!(grant.from, Reach::Turn | Reach::Meadow | Reach::HandOrMeadow) {
            for slot in 0..MEADOW as u8 {
                if let Some(card) = s.meadow[slot as usize] {
                    each(card, From::Meadow(slot));
                }
            }
        }
        if grant.from == Reach::Turn {
            for &card in &player.legends {
                each(card, From::Legend);
            }
        }
        if matches!(grant.from, Reach::Turn | Reach::Pile) {
            if let Some(&card) = s.pile.last() {
                each(card, From::Pile);
            }
        }
        if grant.from == Reach::Shown {
            let shown: CardSet = s.aside.iter().copied().collect();
            for card in shown {
                each(card, From::Shown);
            }
        }
    }

    /// Calls `then` with every Construction whose token would pay for the card; of those that are alike the first.
    fn for_each_home(&self, player: &Player, card: CardId, then: &mut impl FnMut(Spot)) {
        for (i, b) in player.city.iter().enumerate() {
            let fits = !b.occupied && !b.down && self.pack.tables.houses[b.card.index()].has(card);
            if fits && !player.city[..i].contains(b) {
                then(Spot { owner: ME, card: b.card, nth: player.nth(i) });
            }
        }
    }

    fn ways_to_play(&self, s: &State, seat: Seat, card: CardId, from: From, grant: Grant, then: &mut impl FnMut(Play)) {
        let tables = &self.pack.tables;
        let player = s.player(seat);
        let mut try_means = |means: Means| {
            let play = Play { card, from, means, less: grant.less, free: grant.free };
            if self.may_play(s, seat, play, grant).is_ok() {
                then(play);
            }
        };
        try_means(Means::Cost);
        if grant.from != Reach::Turn {
            return;
        }
        let kind = self.pack.card(card).kind;
        if kind == Kind::Critter && !player.names.and(tables.homes).is_empty() {
            self.for_each_home(player, card, &mut |on| try_means(Means::Occupied(on)));
        }
        for leaver in &tables.leavers {
            if leaver.on.fits(kind) && player.names.has(leaver.card) {
                try_means(Means::Leave(leaver.card));
            }
        }
        if !player.names.and(tables.swaps).is_empty() {
            try_means(Means::Swap);
        }
        if !player.names.and(tables.jails).is_empty() && player.prisoners.len() < 2 {
            for (spot, b) in self.distinct_spots(s, seat) {
                if self.pack.of_kind(Kind::Critter).has(b.card) {
                    try_means(Means::Prisoner(spot.seen_from(seat)));
                }
            }
        }
        if !player.names.and(tables.treasuries).is_empty() {
            for n in 1..=4 {
                try_means(Means::Tokens(n));
            }
        }
        if let (From::Legend, Some(banner)) = (from, self.pack.card(card).banner) {
            for (spot, _) in self.distinct_spots(s, seat).filter(|(spot, _)| spot.card == banner) {
                try_means(Means::Banner(spot.seen_from(seat)));
            }
        }
    }
}
