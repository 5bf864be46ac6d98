//! Nightweave on the screen: the state answers her questions and carries out her orders.

use crate::Valley;
use crate::apply::Run;
use crate::event::{Blocker, Event};
use crate::frame::{HOST, Night, Work};
use crate::heaps::Heap;
use crate::ids::*;
use crate::memory::{HERS, LAIR};
use crate::mode::Weaving;
use crate::nightweave::{self, Arrow, InRow, Place, Row, SPIDERS_JOIN};
use crate::state::{Lying, State};
use crate::webs::{Personality, Plot};
use arrayvec::ArrayVec;
use table::stack::Machine;
use table::{Eyes, Seat, Side, Sink};
use woodland::{Colour, Season};

/// The site that a place of hers is.
pub(crate) const fn site_of(place: Place) -> Site {
    match place {
        Place::Basic(basic) => Site::Basic(basic),
        Place::Forest(clearing) => Site::Forest(clearing),
        Place::Journey(space) => Site::Journey(space),
        Place::Haven => Site::Haven,
    }
}

impl Valley {
    /// Her level; 0 when she does not play.
    pub fn level(&self) -> Level {
        self.mode.lair().map_or(Level::default(), |lair| lair.level)
    }

    /// The cards that take none of the 15 places of her city, each of which is for one card [V19.14]: legends [V26.2], and open
    /// ones under Snag. [V24.4]
    pub(crate) fn placeless(&self, plot: Option<Plot>) -> CardSet {
        let tables = &self.pack.tables;
        if plot == Some(Plot::Snag) { tables.legends.or(tables.open) } else { tables.legends }
    }

    /// How many of her places are taken.
    pub(crate) fn her_spaces(&self, s: &State) -> u8 {
        let placeless = self.placeless(s.rival.plot);
        s.rival_city().filter(|&card| !placeless.has(card)).count() as u8
    }

    /// Whether she can play this card; Corrin's do not go to her city. [V26.4]
    pub(crate) fn has_room_for(&self, s: &State, card: CardId) -> bool {
        self.her_spaces(s) < CITY || self.placeless(s.rival.plot).or(self.pack.tables.corrin).has(card)
    }

    /// Whether webs keep her spiders from a place. [V24.3]
    fn bars_her(&self, s: &State, site: Site) -> bool {
        let barring = s.rival.scheming().is_some_and(|scheme| scheme.sway().bars_her);
        s.rival.webs.has(site) || (barring && self.is_webbed(s, site))
    }

    /// Whether a spider can go there.
    pub(crate) fn free_for_her(&self, s: &State, site: Site) -> bool {
        let exists = match site {
            Site::Basic(basic) => self.pack.basic(basic).exclusive,
            // [V18.2]
            Site::Forest(clearing) => s.forest[clearing.index()].is_some(),
            Site::Haven => return !self.bars_her(s, site),
            Site::Journey(_) => true,
            Site::Event(_) | Site::City(_) => false,
        };
        exists && s.workers_at(site) == 0 && !self.bars_her(s, site)
    }

    /// What keeps her spiders from a place that is not free for her. [V19.17]
    pub(crate) fn blocker(&self, s: &State, site: Site) -> Blocker {
        let stands = |side: &Side| match side.seat() {
            Some(seat) => s.player(seat).workers.contains(&Post::At(site)),
            None => s.rival.workers.contains(&Post::At(site)),
        };
        match self.sides().find(stands) {
            _ if self.bars_her(s, site) => Blocker::Web,
            Some(side) => Blocker::Worker(side),
            None => Blocker::Missing,
        }
    }

    /// Cards of a city that a spider can visit: open ones, or red ones without the sign in her own.
    pub(crate) fn spots_for_her(&self, s: &State, of: Side, open: bool) -> ArrayVec<Spot, 16> {
        let tables = &self.pack.tables;
        let red = self.pack.of_colour(Colour::Red).and(tables.spaces);
        let wanted = if open { tables.open } else { red.without(tables.open) };
        let usable = |spot: &Spot| {
            let site = Site::City(*spot);
            wanted.has(spot.card)
                && !self.bars_her(s, site)
                && s.workers_at(site) < usize::from(self.worker_spaces(s, *spot))
        };
        let mut spots = ArrayVec::new();
        if let Some(human) = of.seat() {
            let open = self.distinct_spots(s, human).filter(|(_, b)| !b.down()).map(|(spot, _)| spot);
            open.filter(usable).for_each(|spot| {
                let _ = spots.try_push(spot);
            });
        } else {
            self.rival_spots(s).filter(usable).for_each(|spot| {
                let _ = spots.try_push(spot);
            });
        }
        spots
    }

    /// The names that the cards of her city answer to.
    pub(crate) fn her_names(&self, s: &State) -> CardSet {
        s.rival_city().fold(CardSet::NONE, |names, card| names.or(self.pack.tables.names[card.index()]))
    }

    /// The event at a place of a row.
    pub(crate) fn event_at(&self, s: &State, row: Row, n: InRow) -> EventId {
        match row {
            Row::Basic => EventId(n.0),
            Row::Special => s.specials[n.index()],
        }
    }

    /// The human whom her arrow points at. [V19.32]
    pub(crate) fn human_by_arrow(&self, s: &State) -> Seat {
        let arrow = s.rival.open.map(|card| self.pack.activity(card).arrow);
        match arrow {
            Some(Arrow::CounterClockwise) => Seat(self.players() as u8 - 1),
            Some(Arrow::Clockwise) | None => Seat::FIRST,
        }
    }
}

impl<S: Sink<Valley>> Run<'_, S> {
    /// What the opponent in the box has at the start.
    pub(crate) fn set_up_rival(&mut self) {
        if self.rules.mode.year().is_some() {
            self.set_up_rugwort();
        }
        let Some(lair) = self.rules.mode.lair() else {
            return;
        };
        // [V18.7]
        self.table.rival.workers[..2].fill(Post::Home);
        // [V18.4]
        for _ in 0..lair.humans.count() {
            if let Some(card) = self.draw() {
                self.table.heaps.put(Heap::HerHand, card);
            }
        }
        self.table.rival.activity = self.activities_of(Season::Winter).collect();
        let s = &mut *self.table;
        s.chance.shuffle(&mut s.rival.activity);
        s.rival.personality = lair.personality.map(|which| which.or_drawn(&Personality::ALL, &mut s.chance));
        if let Some(which) = lair.plot() {
            s.rival.plot = Some(which.or_drawn(&lair.plots(), &mut s.chance));
        }
        self.set_up_plot();
    }

    /// What a plot asks for at the start.
    pub(crate) fn set_up_plot(&mut self) {
        let lair = self.rules.mode.lair();
        let plot = self.table.rival.plot;
        if plot == Some(Plot::ItsGettingComplicated) || lair.is_some_and(|lair| lair.weaves == Weaving::Schemes) {
            self.table.rival.schemes = self.rules.pack.schemes.iter().map(|scheme| scheme.card).collect();
            let s = &mut *self.table;
            s.chance.shuffle(&mut s.rival.schemes);
        }
        // [V24.13]
        if plot == Some(Plot::SmotheringSwarm) {
            self.table.rival.webs.lay(Site::Haven);
        }
    }

    /// The Activity cards that join in a season. [V18.6] [V18.11]
    pub(crate) fn activities_of(&self, season: Season) -> impl Iterator<Item = ActivityId> + use<'_, S> {
        let short = self.rules.mode.lair().is_some_and(|lair| lair.short_deck);
        let cards = self.rules.pack.activities.iter().enumerate();
        let plays = cards.filter(move |(_, card)| card.season == season && !card.pearlbrook && !(short && card.spare));
        plays.map(|(i, _)| ActivityId(i as u8))
    }

    // ---- her turn ----

    #[cold]
    pub(crate) fn night_turn(&mut self) {
        if self.table.rival.over {
            return self.end_turn(Side::RIVAL);
        }
        self.then(HOST, Work::EndTurn);
        self.then(HOST, Work::NightEnds);
        let rules = self.rules;
        match nightweave::turn(self, &rules.pack.activities) {
            Ok(()) => {}
        }
    }

    /// [V19.7] Whatever happened, the Meadow is full again.
    #[cold]
    pub(crate) fn night_ends(&mut self) {
        self.refill();
    }

    pub(crate) fn night_gains(&mut self, points: u8) {
        if points > 0 {
            self.table.rival.points = self.table.rival.points.saturating_add(points.into());
            self.told.hear(self.table, || Event::NightGained { points });
        }
    }

    /// [V18.5] Level tokens.
    pub(crate) fn night_gains_level(&mut self) {
        self.night_gains(self.rules.level().0);
    }

    fn shuffle_her_hand(&mut self) {
        let s = &mut *self.table;
        s.chance.shuffle(s.heaps.of_mut(Heap::HerHand));
    }

    /// A card that has left another place comes into her hand, which is shuffled. [V18.4]
    pub(crate) fn enter_her_hand(&mut self, card: CardId) {
        self.table.heaps.put(Heap::HerHand, card);
        self.shuffle_her_hand();
    }

    /// A card comes into her hand from where it was open, or from the deck.
    pub(crate) fn join_her_hand(&mut self, card: CardId, seen_by: Eyes) {
        self.moves(card, None, Some(HERS), seen_by);
        self.enter_her_hand(card);
    }

    /// [V19.9]
    pub(crate) fn night_draws(&mut self) {
        if let Some(card) = self.draw() {
            self.join_her_hand(card, Eyes::NOBODY);
            self.told.hear(self.table, || Event::NightDrew);
        }
    }

    /// A card comes into her Lair.
    pub(crate) fn feat(&mut self, card: CardId, open: bool) {
        if !open {
            self.moves(card, None, Some(LAIR), Eyes::NOBODY);
        }
        self.table.heaps.push(Heap::Feats, if open { Lying::open(card) } else { Lying::unknown(card) });
        self.told.hear(self.table, || Event::Feat { card: open.then_some(card) });
    }

    /// A card enters her city, whether there is room or not; no text of it acts. [V21.4] [V26.6]
    pub(crate) fn enter_her_city(&mut self, card: CardId, slot: Option<Slot>) {
        let tables = &self.rules.pack.tables;
        if tables.fools.has(card) {
            // [V21.5]
            let human = self.rules.human_by_arrow(self.table);
            self.told.hear(self.table, || Event::NightPlayed { card, slot });
            return self.send_fool_to_human(human, card);
        }
        if tables.corrin.has(card) {
            // [V26.4]
            return self.feat(card, true);
        }
        self.table.heaps.put(Heap::RivalCity, card);
        self.told.hear(self.table, || Event::NightPlayed { card, slot });
    }

    /// The same, or a feat if there is no room. [V24.15]
    pub(crate) fn enter_her_city_or_lair(&mut self, card: CardId) {
        if self.rules.has_room_for(self.table, card) {
            self.enter_her_city(card, None);
        } else {
            self.feat(card, true);
        }
    }

    /// A spider of the Lair goes there; one in her service goes first. [V25.27]
    pub(crate) fn send_spider(&mut self, site: Site) {
        let workers = &mut self.table.rival.workers;
        if let Some(at) = workers.iter().rposition(|&post| post == Post::Home) {
            workers[at] = Post::At(site);
            self.told.hear(self.table, || Event::Spider { site });
        }
    }

    /// A spider goes to a card of a city.
    pub(crate) fn spider_visits(&mut self, spot: Spot, open: bool) {
        self.send_spider(Site::City(spot));
        if !open {
            // [V19.23]
            return self.night_gains(2);
        }
        let snag = self.table.rival.plot == Some(Plot::Snag);
        if snag {
            // [V24.5]
            return self.night_gains_level();
        }
        if let Some(owner) = spot.owner.seat() {
            let points = &mut self.table.player_mut(owner).points;
            *points = points.saturating_add(1);
            self.told.hear(self.table, || Event::Visited { owner: spot.owner, spot, points: 1 });
        } else {
            self.night_gains(1);
        }
    }

    pub(crate) fn visit_one_of(&mut self, of: Side, open: bool) {
        let human = of.seat().unwrap_or_else(|| self.rules.human_by_arrow(self.table));
        self.night_asks(human, Night::Spider { of, open });
    }

    pub(crate) fn claim_for_her(&mut self, event: EventId) {
        self.table.claimed[event.index()] = Some(Side::RIVAL);
        self.lift_event_webs(event);
        self.told.hear(self.table, || Event::Claimed { side: Side::RIVAL, event });
    }

    /// [V24.12] The webs go with the event.
    pub(crate) fn lift_event_webs(&mut self, event: EventId) {
        if event.is_basic() {
            self.table.rival.event_webs[event.index()] = 0;
        } else if let Some(place) = self.table.special_place(event) {
            self.table.under[place].webs = 0;
        }
    }

    /// [V23.3] The orthogonal neighbours of her figure become feats.
    pub(crate) fn take_neighbours(&mut self) {
        let Some(figure) = self.table.rival.figure else {
            return;
        };
        for slot in Slot::all() {
            if slot.is_beside(figure)
                && let Some(card) = self.table.meadow[slot.index()].take()
            {
                self.feat(card, true);
            }
        }
        self.refill();
    }

    /// [V20.4] [V20.5]
    pub(crate) fn night_season(&mut self, season: Season) {
        let joining: ArrayVec<ActivityId, ACTIVITIES> = self.activities_of(season).collect();
        let rival = &mut self.table.rival;
        rival.season = season;
        rival.special_claimed = false;
        rival.times_empty = 0;
        let used = std::mem::take(&mut rival.used);
        rival.activity.extend(used);
        rival.activity.extend(joining);
        rival.activity.sort_unstable();
        let spiders = usize::from(SPIDERS_JOIN[season.index()]);
        let waiting = rival.workers[..SPIDERS - 1].iter_mut().filter(|post| **post == Post::Waiting);
        waiting.take(spiders).for_each(|post| *post = Post::Home);
        let s = &mut *self.table;
        s.chance.shuffle(&mut s.rival.activity);
        self.told.hear(self.table, || Event::NightSeason { season });
    }

    /// [V20.1] All come home, from the Monastery and the Cemetery as well. [V19.24]
    pub(crate) fn lift_all(&mut self) {
        self.table.rival.figure = None;
        let (spiders, serving) = self.table.rival.workers.split_at_mut(SPIDERS - 1);
        for post in spiders {
            if let Post::At(_) | Post::Away = *post {
                *post = Post::Home;
            }
        }
        // [V25.28] a worker who has served waits for its owner, but not in the Lair
        for post in serving {
            if let Post::At(_) = *post {
                *post = Post::Away;
            }
        }
    }

    /// [V20.11] What lies in her Lair is laid open; a Fool is discarded.
    pub(crate) fn feats_enter(&mut self) {
        let fools = self.rules.pack.tables.fools;
        while let Some(&lying) = self.table.heaps.of(Heap::Feats).first() {
            let card = lying.card;
            if lying.known_to() != Eyes::ALL {
                self.moves(card, Some(LAIR), None, Eyes::ALL);
                self.told.hear(self.table, || Event::FeatShown { card });
            }
            self.table.heaps.remove(Heap::Feats, 0);
            if fools.has(card) {
                self.discard_openly(card);
            } else {
                self.table.heaps.put(Heap::RivalCity, card);
            }
        }
    }
}

impl<S: Sink<Valley>> Run<'_, S> {
    /// [V19.10] [V26.2] The top card of her hand goes unseen; a legend leaves the game.
    pub(crate) fn night_discards(&mut self, token: bool) {
        let Some(card) = self.table.her_hand().next_back() else {
            return;
        };
        if self.rules.pack.tables.legends.has(card) {
            self.table.heaps.put(Heap::Gone, card);
            self.table.heaps.of_mut(Heap::Gone).sort_unstable();
            self.told.hear(self.table, || Event::LegendLeft { card });
        } else {
            self.moves(card, Some(HERS), None, Eyes::NOBODY);
            self.table.heaps.push(Heap::Discard, Lying::dropped(card, Eyes::NOBODY, HERS));
        }
        self.table.heaps.pop(Heap::HerHand);
        self.told.hear(self.table, || Event::NightDiscarded);
        if token {
            self.night_gains(1);
        }
    }
}
