//! Where a worker may go: every place there is, and whether it has room, is met and can be paid.

use crate::Valley;
use crate::frame::Source;
use crate::ids::*;
use crate::reach::{Verdict, only_if};
use crate::refusal::Refusal;
use crate::state::{Player, State};
use crate::webs::Scheme;
use arrayvec::ArrayVec;
use table::stack::{Flow, GO_ON};
use table::{Seat, Side};
use woodland::Season;

/// Who stands where, looked at once for a whole list of places.
#[derive(Default)]
pub(crate) struct Crowd {
    /// The basic locations where anybody stands, as bits.
    basics: u8,
    /// How many stand in each clearing.
    clearings: [u8; CLEARINGS],
    /// The spaces of the Journey where anybody stands, as bits by their points.
    journey: u8,
    /// The cards of cities, once for each worker there.
    cities: ArrayVec<Spot, { PLAYERS * WORKERS + SPIDERS }>,
}

impl Crowd {
    #[inline]
    fn count(&mut self, posts: &[Post]) {
        for post in posts {
            match *post {
                Post::At(Site::Basic(n)) => self.basics |= 1 << n,
                Post::At(Site::Forest(n)) => self.clearings[n as usize] += 1,
                Post::At(Site::Journey(points)) => self.journey |= 1 << points,
                Post::At(Site::City(spot)) | Post::Guard(spot) => self.cities.push(spot),
                Post::At(Site::Haven | Site::Event(_)) => {}
                Post::Waiting | Post::Home | Post::Away | Post::Lost | Post::Captive | Post::Drugged => {}
            }
        }
    }

    /// How many workers stand on a card of a city.
    fn on(&self, spot: Spot) -> usize {
        self.cities.iter().filter(|&&other| other == spot).count()
    }
}

impl Valley {
    /// Where all workers stand: the players', then those of the opponent in the box.
    fn crowd(&self, s: &State) -> Crowd {
        let mut crowd = Crowd::default();
        s.players[..self.players()].iter().for_each(|player| crowd.count(&player.workers));
        if self.has_rival() {
            crowd.count(&s.rival.workers);
        }
        crowd
    }

    /// Calls `out` with every place that a worker of this player may enter, as the player names it, until it has heard
    /// enough.
    pub(crate) fn for_each_place(
        &self,
        s: &State,
        seat: Seat,
        but: Option<Site>,
        out: &mut impl FnMut(Site<Pick>) -> Flow,
    ) -> Flow {
        let player = s.player(seat);
        let tables = &self.pack.tables;
        let crowd = self.crowd(s);
        // Nobody but Nightweave takes tolls.
        let all = but.is_none() && self.mode.lair().is_none();
        let may_enter = |site: Site| but != Some(site) && self.may_pay_toll(s, seat, site).is_ok();
        let mut offer = |site: Site<Pick>| if all || may_enter(site.by(seat)) { out(site) } else { GO_ON };
        // A copy like the one that is left out is not like it in that.
        if let Some(Site::City(left)) = but {
            let next = Spot { nth: left.nth + 1, ..left };
            if self.may_visit(s, seat, next, &crowd).is_ok() && !self.lists(s, next) {
                offer(Site::City(next.seen_from(seat)))?;
            }
        }
        let barred = self.barred_basics(s, &crowd);
        (0..BASICS as u8).filter(|n| barred >> n & 1 == 0).try_for_each(|n| offer(Site::Basic(n)))?;
        let mut clearings = (0..CLEARINGS as u8).filter(|&n| self.may_use_clearing(s, seat, n, &crowd).is_ok());
        clearings.try_for_each(|n| offer(Site::Forest(n)))?;
        offer(Site::Haven)?;
        if player.season == Season::Autumn {
            let mut journey = [5, 4, 3, 2].into_iter().filter(|&points| may_travel(player, points, &crowd).is_ok());
            journey.try_for_each(|points| offer(Site::Journey(points)))?;
        }
        if player.met != 0 {
            let events = s.events().into_iter().enumerate();
            let mut claimable = events.filter(|&(place, event)| self.may_claim(s, seat, event, place).is_ok());
            claimable.try_for_each(|(_, event)| offer(Site::Event(event)))?;
        }
        for owner in [seat].into_iter().chain(seats(self.players()).filter(|&other| other != seat)) {
            let cards = if owner == seat { tables.spaces } else { tables.open };
            if !s.player(owner).names.and(cards).is_empty() {
                let spots = self.distinct_spots_of(s, owner, cards).map(|(spot, _)| spot);
                let mut free = spots.filter(|&spot| self.may_visit(s, seat, spot, &crowd).is_ok());
                free.try_for_each(|spot| offer(Site::City(spot.seen_from(seat))))?;
            }
        }
        if self.has_rival() {
            let open = self.rival_spots(s).filter(|spot| tables.open.has(spot.card));
            let mut free = open.filter(|&spot| self.may_visit(s, seat, spot, &crowd).is_ok());
            free.try_for_each(|spot| offer(Site::City(spot.seen_from(seat))))?;
        }
        GO_ON
    }

    /// Whether this copy is named for all that are like it.
    pub(crate) fn lists(&self, s: &State, spot: Spot) -> bool {
        match spot.owner.seat() {
            Some(owner) => self.distinct_spots(s, owner).any(|(other, _)| other == spot),
            None => self.rival_spots(s).any(|other| other == spot),
        }
    }

    /// The cards of the opponent in the box, without copies of one that is free and comes earlier.
    pub(crate) fn rival_spots<'a>(&'a self, s: &'a State) -> impl Iterator<Item = Spot> + 'a {
        let spot = move |(i, card)| {
            let nth = s.rival_city().take(i).filter(|&other| other == card).count() as u8;
            Spot { owner: Side::RIVAL, card, nth }
        };
        let free = move |spot: Spot| s.workers_at(Site::City(spot)) == 0;
        s.rival_city().enumerate().map(spot).filter(move |&at| !(0..at.nth).any(|nth| free(Spot { nth, ..at })))
    }

    /// Whether a worker of this player may go there.
    pub(crate) fn may_place(&self, s: &State, seat: Seat, site: Site) -> Verdict {
        let player = s.player(seat);
        only_if(player.workers_home() > 0, Refusal::NoWorker)?;
        let crowd = self.crowd(s);
        match site {
            Site::Basic(n) => self.may_use_basic(s, n, &crowd),
            Site::Forest(n) => self.may_use_clearing(s, seat, n, &crowd),
            Site::Haven => Ok(()),
            Site::Journey(points) => may_travel(player, points, &crowd),
            Site::Event(event) => {
                let place = s.events().iter().position(|&laid| laid == event).ok_or(Refusal::NoSuchPlace)?;
                self.may_claim(s, seat, event, place)
            }
            Site::City(spot) => self.may_visit(s, seat, spot, &crowd),
        }?;
        self.may_pay_toll(s, seat, site)
    }

    /// Whether a basic location has a free space. [V4.2]
    fn may_use_basic(&self, s: &State, n: u8, crowd: &Crowd) -> Verdict {
        only_if(usize::from(n) < BASICS, Refusal::NoSuchPlace)?;
        let menaced = s.rival.scheming() == Some(Scheme::ArachnidMenace);
        let why = if menaced { Refusal::Webbed } else { Refusal::SpaceTaken };
        only_if(self.barred_basics(s, crowd) >> n & 1 == 0, why)
    }

    /// The basic locations that nobody can enter, as bits.
    #[inline]
    fn barred_basics(&self, s: &State, crowd: &Crowd) -> u8 {
        let exclusive = self.pack.tables.exclusive;
        if s.rival.scheming() == Some(Scheme::ArachnidMenace) { exclusive } else { exclusive & crowd.basics }
    }

    /// Whether there is a forest card in the clearing with a free space. [V4.2] [V4.7]
    #[inline]
    fn may_use_clearing(&self, s: &State, seat: Seat, n: u8, crowd: &Crowd) -> Verdict {
        only_if(s.forest.get(usize::from(n)).is_some_and(Option::is_some), Refusal::NoSuchPlace)?;
        let here = usize::from(crowd.clearings[n as usize]);
        let most = self.mode.forest_workers();
        let own = here > 0 && most > 1 && s.player(seat).workers.contains(&Post::At(Site::Forest(n)));
        only_if(!own, Refusal::OwnWorkerThere)?;
        only_if(here < most, Refusal::SpaceTaken)
    }

    /// Whether that card lies face up in that city.
    pub(crate) fn spot_exists(&self, s: &State, spot: Spot) -> bool {
        match spot.owner.seat() {
            Some(owner) => owner.index() < self.players() && s.building(spot).is_some_and(|b| !b.down()),
            None => self.has_rival() && spot.nth < s.rival_copies(spot.card),
        }
    }

    /// Whether the event in this place on the table is free, its condition is met and its cost can be paid. [V10.1]
    #[inline]
    fn may_claim(&self, s: &State, seat: Seat, event: EventId, place: usize) -> Verdict {
        only_if(s.claimed[event.index()].is_none(), Refusal::EventClaimed)?;
        let player = s.player(seat);
        only_if(player.met >> place & 1 == 1, Refusal::ConditionNotMet)?;
        let sheet = self.pack.event(event);
        only_if(player.goods.covers(sheet.cost), Refusal::CannotPay)?;
        // Croak Wart Cure asks for cards of the city as well. [V10.8]
        only_if(self.can_begin(s, seat, sheet.effect, Source::Event(event)), Refusal::CannotDo)
    }

    /// Whether a card of a city has a free space, and what it offers can be done. [V4.2] [V4.3]
    fn may_visit(&self, s: &State, seat: Seat, spot: Spot, crowd: &Crowd) -> Verdict {
        let tables = &self.pack.tables;
        let open = tables.spaces.has(spot.card) && (spot.owner == seat || tables.open.has(spot.card));
        only_if(open && self.spot_exists(s, spot), Refusal::NoSuchPlace)?;
        only_if(crowd.on(spot) < usize::from(self.worker_spaces(s, spot)), Refusal::SpaceTaken)?;
        let visit = tables.visit[spot.card.index()];
        only_if(self.can_begin(s, seat, visit, Source::Card(spot)), Refusal::CannotDo)
    }
}

/// Whether a space of the Journey is free and the hand can pay for it. [V4.14]
fn may_travel(player: &Player, points: u8, crowd: &Crowd) -> Verdict {
    only_if((2..=5).contains(&points), Refusal::NoSuchPlace)?;
    only_if(points == 2 || crowd.journey >> points & 1 == 0, Refusal::SpaceTaken)?;
    only_if(player.season == Season::Autumn, Refusal::NotAutumn)?;
    only_if(player.usable() >= usize::from(points), Refusal::CannotDo)
}
