//! Where a worker may go: every place there is, and whether it has room, is met and can be paid.

use crate::Valley;
use crate::action::Action;
use crate::frame::Source;
use crate::ids::*;
use crate::refusal::{Refusal, Verdict, only_if};
use crate::state::{Player, State};
use crate::webs::Scheme;
use crate::workers::{BOARD, Board, CARDS, CLEARING, HAVEN, journey};
use table::stack::{Flow, GO_ON};
use table::{Seat, Side};
use woodland::Season;

/// Who stands where, looked at once for a whole list of places.
pub(crate) struct Crowd {
    /// The places where anybody stands.
    any: Board,
    /// Those where more than one player does.
    several: Board,
}

impl Valley {
    /// Where all workers stand: the players', then those of the opponent in the box.
    #[inline]
    fn crowd(&self, s: &State) -> Crowd {
        let mut crowd = Crowd { any: 0, several: 0 };
        for player in &s.players[..self.players()] {
            crowd.several |= crowd.any & player.workers.board;
            crowd.any |= player.workers.board;
        }
        if self.has_rival() {
            crowd.any = s.rival.workers.iter().fold(crowd.any, |any, post| any | post.board());
        }
        crowd
    }

    /// Calls `out` with every place that a worker of this player may enter, as the player names it, and what is done
    /// there, until it has heard enough.
    pub(crate) fn for_each_place(
        &self,
        s: &State,
        seat: Seat,
        but: Option<Site>,
        what: impl Fn(Site<Pick>) -> Action,
        out: &mut impl FnMut(Action) -> Flow,
    ) -> Flow {
        let player = s.player(seat);
        let tables = &self.pack.tables;
        let crowd = self.crowd(s);
        // Nobody but Nightweave takes tolls.
        let all = but.is_none() && self.mode.lair().is_none();
        let open = |site: Site| but != Some(site) && self.may_pay_toll(s, seat, site).is_ok();
        // A copy like the one that is left out is not like it in that.
        if let Some(Site::City(left)) = but {
            let next = Spot { nth: left.nth + 1, ..left };
            let site = Site::City(next.seen_from(seat));
            if self.may_visit(s, seat, next, &crowd).is_ok() && !self.lists(s, next) && open(site.by(seat)) {
                out(what(site))?;
            }
        }
        let mut board = self.open_board(s, seat, &crowd);
        while board != 0 {
            let site = BOARD[board.trailing_zeros() as usize];
            board &= board - 1;
            if all || open(site.by(seat)) {
                out(what(site))?;
            }
        }
        let mut met = player.met;
        while met != 0 {
            let place = met.trailing_zeros() as usize;
            let event = s.event(place);
            met &= met - 1;
            if self.may_claim(s, seat, event, place).is_ok() && (all || open(Site::Event(event))) {
                out(what(Site::Event(event)))?;
            }
        }
        let mut visit = |spot: Spot| {
            let may = self.may_stay(s, seat, spot, &crowd).is_ok() && (all || open(Site::City(spot)));
            if may { out(what(Site::City(spot.seen_from(seat)))) } else { GO_ON }
        };
        // One's own city first.
        let others = seats(self.players()).filter(|&other| other != seat).map(|other| (other, tables.open));
        for (owner, cards) in std::iter::once((seat, tables.spaces)).chain(others) {
            if !s.player(owner).names.and(cards).is_empty() {
                let mut face_up = self.distinct_spots_of(s, owner, cards).filter(|(_, building)| !building.down());
                face_up.try_for_each(|(spot, _)| visit(spot))?;
            }
        }
        if self.has_rival() {
            self.rival_spots(s).filter(|spot| tables.open.has(spot.card)).try_for_each(visit)?;
        }
        GO_ON
    }

    /// The places of the board that have room for a worker of this player, whatever it costs there.
    #[inline]
    fn open_board(&self, s: &State, seat: Seat, crowd: &Crowd) -> Board {
        let forest = (0..CLEARINGS).fold(0, |all, n| all | Board::from(s.forest[n].is_some()) << CLEARING << n);
        let forest = forest & !self.barred_clearings(s, seat, crowd);
        let mut board = Board::from(!self.barred_basics(s, crowd)) | forest | HAVEN;
        if s.player(seat).season == Season::Autumn {
            // [V4.14] two cards always find room
            let journeys = JourneySpace::all().take(s.player(seat).usable().saturating_sub(1));
            let free = !crowd.any | journey(JourneySpace::SHARED);
            board |= journeys.fold(0, |all, space| all | journey(space)) & free;
        }
        board
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

    /// Whether a worker of this player may go there, or what speaks against it: what the list looks at for many places at
    /// once, said of one.
    pub(crate) fn may_place(&self, s: &State, seat: Seat, site: Site) -> Verdict {
        let player = s.player(seat);
        only_if(player.workers.home().is_some(), Refusal::NoWorker)?;
        let crowd = self.crowd(s);
        match site {
            Site::Basic(basic) => self.may_use_basic(s, basic, &crowd),
            Site::Forest(clearing) => self.may_use_clearing(s, seat, clearing, &crowd),
            Site::Haven => Ok(()),
            Site::Journey(space) => may_travel(player, space, &crowd),
            Site::Event(event) => {
                let place = s.events().iter().position(|&laid| laid == event).ok_or(Refusal::NoSuchPlace)?;
                self.may_claim(s, seat, event, place)
            }
            Site::City(spot) => self.may_visit(s, seat, spot, &crowd),
        }?;
        self.may_pay_toll(s, seat, site)
    }

    /// Whether a basic location has a free space. [V4.2]
    fn may_use_basic(&self, s: &State, basic: BasicId, crowd: &Crowd) -> Verdict {
        only_if(basic.index() < BASICS, Refusal::NoSuchPlace)?;
        let menaced = s.rival.scheming() == Some(Scheme::ArachnidMenace);
        let why = if menaced { Refusal::Webbed } else { Refusal::SpaceTaken };
        only_if(self.barred_basics(s, crowd) >> basic.0 & 1 == 0, why)
    }

    /// The basic locations that nobody can enter, as bits.
    #[inline]
    fn barred_basics(&self, s: &State, crowd: &Crowd) -> u8 {
        let exclusive = self.pack.tables.exclusive;
        if s.rival.scheming() == Some(Scheme::ArachnidMenace) { exclusive } else { exclusive & crowd.any as u8 }
    }

    /// Whether there is a forest card in the clearing with a free space. [V4.2] [V4.7]
    #[inline]
    fn may_use_clearing(&self, s: &State, seat: Seat, clearing: Clearing, crowd: &Crowd) -> Verdict {
        only_if(s.forest.get(clearing.index()).is_some_and(Option::is_some), Refusal::NoSuchPlace)?;
        let has = |places: Board| places >> CLEARING >> clearing.0 & 1 == 1;
        let own = self.mode.forest_workers() > 1 && has(s.player(seat).workers.board);
        let why = if own { Refusal::OwnWorkerThere } else { Refusal::SpaceTaken };
        only_if(!has(self.barred_clearings(s, seat, crowd)), why)
    }

    /// The places where no worker of this player finds room, if they are clearings. [V4.7]
    #[inline]
    fn barred_clearings(&self, s: &State, seat: Seat, crowd: &Crowd) -> Board {
        let shared = self.mode.forest_workers() > 1;
        if shared { crowd.several | s.player(seat).workers.board } else { crowd.any }
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
        self.may_stay(s, seat, spot, crowd)
    }

    /// The same for a card that lies there, with spaces for this player.
    fn may_stay(&self, s: &State, seat: Seat, spot: Spot, crowd: &Crowd) -> Verdict {
        let on = if crowd.any & CARDS == 0 { 0 } else { s.workers_at(Site::City(spot)) };
        only_if(on < usize::from(self.worker_spaces(s, spot)), Refusal::SpaceTaken)?;
        let visit = self.pack.tables.visit[spot.card.index()];
        only_if(self.can_begin(s, seat, visit, Source::Card(spot)), Refusal::CannotDo)
    }
}

/// Whether a space of the Journey is free and the hand can pay for it. [V4.14]
fn may_travel(player: &Player, space: JourneySpace, crowd: &Crowd) -> Verdict {
    only_if(space.is_there(), Refusal::NoSuchPlace)?;
    only_if(space == JourneySpace::SHARED || crowd.any & journey(space) == 0, Refusal::SpaceTaken)?;
    only_if(player.season == Season::Autumn, Refusal::NotAutumn)?;
    only_if(player.usable() >= usize::from(space.0), Refusal::CannotDo)
}
