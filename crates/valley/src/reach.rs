//! What a player can reach: which places a worker may go to, which cards may be played and how.

use crate::Valley;
use crate::action::{Action, From};
use crate::effect::{Effect, Grant, Needs, Reach, Rebate, Step, StepId, TakenBy, Which};
use crate::frame::{Coin, Reserve, Source};
use crate::ids::*;
use crate::refusal::{Refusal, Verdict, only_if};
use crate::state::State;
use crate::webs::Where;
use table::stack::{ENOUGH, GO_ON};
use table::{Seat, Side};
use woodland::Good;

/// What a turn of one's own lets one play.
pub(crate) const OWN_TURN: Grant = Grant { from: Reach::Turn, rebate: Rebate::NONE, most: None };

/// What the Pigs may play when a season begins. [V17.5]
pub(crate) const PIG_FARM: Grant = Grant { from: Reach::Pile, rebate: Rebate::Free, most: None };

impl Valley {
    // ---- opponents ----

    /// Everybody else at the table: players, and the opponent in the box. [V21.7]
    pub(crate) fn opponents(&self, of: Side) -> impl Iterator<Item = Side> + use<> {
        let rival = self.has_rival().then_some(Side::RIVAL);
        seats(self.players()).map(Side::player).chain(rival).filter(move |&other| other != of)
    }

    /// Whether there is an opponent in the box.
    #[inline]
    pub(crate) fn has_rival(&self) -> bool {
        !matches!(self.mode.against, crate::mode::Against::Players(_))
    }

    /// Whether this opponent can be given resources: not who has passed [V11.6], nor Rugwort. [V12.11] [V20.13]
    pub(crate) fn takes_goods(&self, s: &State, side: Side) -> bool {
        match side.seat() {
            Some(seat) => !s.player(seat).passed,
            None => self.mode.lair().is_some() && !s.rival.over,
        }
    }

    /// Whether a gift that one may make finds somebody: once Nightweave's game is over she takes none. [V20.13]
    pub(crate) fn has_taker(&self, s: &State, seat: Seat) -> bool {
        self.mode.lair().is_none() || self.opponents(seat.into()).any(|other| self.takes_goods(s, other))
    }

    /// Whether this opponent can be given a card now. [V5.5]
    pub(crate) fn takes_cards(&self, s: &State, side: Side) -> bool {
        self.takes_goods(s, side) && side.seat().is_none_or(|seat| s.player(seat).room() > 0)
    }

    // ---- effects ----

    /// Whether the first thing of an effect can be done, if it demands something. [V4.4]
    pub(crate) fn can_begin(&self, s: &State, seat: Seat, effect: Effect, source: Source) -> bool {
        if effect.is_empty() {
            return true;
        }
        let player = s.player(seat);
        match self.pack.step(StepId(effect.start)).nature().needs {
            Needs::Goods(n) => player.goods.total() >= u32::from(n),
            Needs::HandCards(n) => player.usable() >= usize::from(n),
            Needs::CityCards(kind, n) => {
                let fits = |&(spot, b): &(Spot, _)| self.may_dismantle(spot, b, kind, source.card());
                self.spots(s, seat).filter(fits).count() >= usize::from(n)
            }
            Needs::Play(grant) => self.any_play(s, seat, grant),
            Needs::Site(which) => self.usable_sites(s, seat, which, None).next().is_some(),
            Needs::Nothing | Needs::Times(..) | Needs::Spare(_) | Needs::Card | Needs::Green | Needs::GreenOfOthers => {
                true
            }
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
        let basics = BasicId::all().map(Site::Basic);
        let forests = s.clearings().map(Site::Forest);
        let board = basics.chain(forests).filter(move |&site| match which {
            Which::Basic => matches!(site, Site::Basic(_)),
            Which::BasicOrForest => true,
            Which::Taken(TakenBy::Anyone) => s.workers_at(site) > 0,
            Which::Taken(TakenBy::Other) => false,
        });
        let theirs = match which {
            Which::Taken(TakenBy::Other) => self.opponent_sites(s, seat),
            Which::Basic | Which::BasicOrForest | Which::Taken(TakenBy::Anyone) => arrayvec::ArrayVec::new(),
        };
        // [V16.12] two workers on one place are two
        let again = move |site: Site| which == Which::Taken(TakenBy::Anyone) && s.workers_at(site) > 1;
        board.chain(theirs).filter(move |&site| Some(site) != but || again(site))
    }

    /// Whether an opponent's worker stands on a card that may be of no use, by what is in the visitor's hand.
    pub(crate) fn opponent_plays(&self, s: &State, seat: Seat) -> bool {
        let plays = |card: CardId| {
            let visit = self.pack.tables.visit[card.index()];
            visit.steps(&self.pack.steps).first().is_some_and(|step| step.depends_on_hand())
        };
        let theirs = seats(self.players()).filter(|&other| other != seat).flat_map(|other| *s.player(other).workers);
        theirs.chain(s.rival.workers).any(|post| matches!(post, Post::At(Site::City(spot)) if plays(spot.card)))
    }

    /// Places where an opponent's worker stands and which the Path can reach. [V15.4] [V15.5]
    fn opponent_sites(&self, s: &State, seat: Seat) -> arrayvec::ArrayVec<Site, 32> {
        let tables = &self.pack.tables;
        let barred = tables.permanent.or(tables.chapel).or(tables.legends).or(tables.paths);
        let mut sites = arrayvec::ArrayVec::new();
        let posts = seats(self.players())
            .filter(|&other| other != seat)
            .flat_map(|other| *s.player(other).workers)
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
                    !barred.has(spot.card) && self.can_begin(s, seat, visit, Source::Card(spot))
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
    pub(crate) fn toll(&self, s: &State, site: Site) -> (u8, Coin) {
        let rival = &s.rival;
        let webs = match site {
            Site::Event(event) => match s.special_place(event) {
                _ if event.is_basic() => rival.event_webs[event.index()],
                Some(place) => s.under[place].webs,
                None => 0,
            },
            Site::Basic(_) | Site::Forest(_) | Site::Haven | Site::Journey(_) | Site::City(_) => 0,
        };
        // [V24.12]
        if webs > 0 {
            return (webs, Coin::Mix);
        }
        let toll = rival.scheming().and_then(|scheme| scheme.sway().toll);
        match toll.filter(|&(places, ..)| site != Site::Haven && self.is_among(s, places, site)) {
            Some((_, n, coin)) => (n, coin),
            None => (0, Coin::Mix),
        }
    }

    /// What the place itself asks for, and a toll must leave. [V4.3] [V10.1]
    pub(crate) fn kept_for(&self, site: Site) -> Reserve {
        match site {
            Site::Event(event) => Reserve { goods: self.pack.event(event).cost, ..Reserve::default() },
            Site::City(spot) => {
                let visit = self.pack.tables.visit[spot.card.index()];
                match visit.steps(&self.pack.steps).first().map_or(Needs::Nothing, |step| step.nature().needs) {
                    Needs::Goods(n) => Reserve { any: n, ..Reserve::default() },
                    Needs::HandCards(n) => Reserve { cards: n, ..Reserve::default() },
                    Needs::Nothing
                    | Needs::Times(..)
                    | Needs::Spare(_)
                    | Needs::Card
                    | Needs::Green
                    | Needs::GreenOfOthers
                    | Needs::CityCards(..)
                    | Needs::Play(_)
                    | Needs::Site(_) => Reserve::default(),
                }
            }
            Site::Basic(_) | Site::Forest(_) | Site::Haven | Site::Journey(_) => Reserve::default(),
        }
    }

    pub(crate) fn may_pay_toll(&self, s: &State, seat: Seat, site: Site) -> Verdict {
        // Nobody else takes tolls.
        if self.mode.lair().is_none() {
            return Ok(());
        }
        let (toll, coin) = self.toll(s, site);
        if toll == 0 {
            return Ok(());
        }
        let enough = self.spare_units(s, seat, coin, self.kept_for(site)) >= usize::from(toll);
        only_if(enough && self.can_play_besides(s, seat, site, toll), Refusal::CannotPayToll)
    }

    /// Whether a place that plays a card leaves one to be played when the toll is paid.
    fn can_play_besides(&self, s: &State, seat: Seat, site: Site, toll: u8) -> bool {
        let Site::City(spot) = site else {
            return true;
        };
        let visit = self.pack.tables.visit[spot.card.index()];
        let Some(&Step::Play { grant }) = self.pack.steps.get(visit.start as usize).filter(|_| !visit.is_empty())
        else {
            return true;
        };
        let flow = self.for_each_play(s, seat, grant, &mut |action| {
            let Action::Play { card, from, means } = action else {
                return GO_ON;
            };
            let units = s.player(seat).units() - self.price(s, grant.play(card, from, means)).total() as usize;
            if units >= usize::from(toll) + usize::from(from == From::Hand) { ENOUGH } else { GO_ON }
        });
        flow == ENOUGH
    }

    /// How many units of what a coin accepts a player has beyond a reserve.
    pub(crate) fn spare_units(&self, s: &State, seat: Seat, coin: Coin, kept: Reserve) -> usize {
        let player = s.player(seat);
        let spare: u32 = (0..4).map(|i| u32::from(player.goods.0[i].saturating_sub(kept.goods.0[i]))).sum();
        let goods = if coin.goods() { spare.saturating_sub(kept.any.into()) as usize } else { 0 };
        let cards = if coin.cards() { player.usable().saturating_sub(kept.cards.into()) } else { 0 };
        let points = if coin.points() { usize::from(player.points) } else { 0 };
        goods + cards + points
    }

    /// Whether a web of a plot or scheme lies there.
    pub(crate) fn is_webbed(&self, s: &State, site: Site) -> bool {
        let spun = s.rival.scheming().and_then(|scheme| scheme.sway().webs);
        s.rival.webs.has(site) || spun.is_some_and(|places| self.is_among(s, places, site))
    }

    /// Whether a place is one that a scheme is about.
    pub(crate) fn is_among(&self, s: &State, places: Where, site: Site) -> bool {
        match places {
            Where::Forest => matches!(site, Site::Forest(_)),
            Where::Basic => matches!(site, Site::Basic(_)),
            Where::Exclusive => matches!(site, Site::Basic(basic) if self.pack.basic(basic).exclusive),
            Where::Yielding(good) => self.yields(s, site, good),
            Where::Cards(colour) => matches!(site, Site::City(spot) if self.pack.of_colour(colour).has(spot.card)),
            Where::Events => matches!(site, Site::Event(_)),
            Where::Webs => self.is_webbed(s, site),
        }
    }

    /// Whether a basic or forest location yields this resource or one of the visitor's choice. [V25.10]
    fn yields(&self, s: &State, site: Site, good: Good) -> bool {
        let effect = match site {
            Site::Basic(basic) => self.pack.basic(basic).effect,
            Site::Forest(clearing) => match s.forest[clearing.index()] {
                Some(forest) => self.pack.forest(forest).effect,
                None => return false,
            },
            Site::Haven | Site::Journey(_) | Site::Event(_) | Site::City(_) => return false,
        };
        effect.steps(&self.pack.steps).iter().any(|step| step.nature().yields.has(good))
    }
}
