//! Nightweave on the screen: the state answers her questions and carries out her orders.

use crate::Valley;
use crate::apply::Run;
use crate::event::Event;
use crate::frame::{Ask, Coin, Threat, Work};
use crate::ids::*;
use crate::nightweave::{self, Arrow, Expansions, Field, Figure, Fit, Order, Place, Row, Whose};
use crate::pack::Asks;
use crate::state::{ALL_VIEWERS, Held, State};
use crate::webs::{Personality, Plot, Scheme};
use arrayvec::ArrayVec;
use std::convert::Infallible;
use table::{Seat, Sink};
use woodland::Colour;

/// The site that a place of hers is.
pub(crate) const fn site_of(place: Place) -> Site {
    match place {
        Place::Basic(n) => Site::Basic(n),
        Place::Forest(n) => Site::Forest(n),
        Place::Journey(points) => Site::Journey(points),
        Place::Haven => Site::Haven,
    }
}

impl Valley {
    /// Her level; 0 when she does not play.
    pub fn level(&self) -> Level {
        self.mode.lair().map_or(0, |lair| lair.level)
    }

    /// How many of her 15 places are taken, each card one of them [V19.14]: legends do not count [V26.2], nor open cards under Snag. [V24.4]
    pub(crate) fn her_spaces(&self, s: &State) -> u8 {
        let tables = &self.pack.tables;
        let mut free = tables.legends;
        if s.rival.plot == Some(Plot::Snag) {
            free = free.or(tables.open);
        }
        s.rival.city.iter().filter(|&&card| !free.has(card)).count() as u8
    }

    /// Whether webs keep her spiders from a place. [V24.3]
    fn bars_her(&self, s: &State, site: Site) -> bool {
        match site {
            Site::Basic(n) if s.rival.webs >> n & 1 == 1 => return true,
            Site::Forest(n) if s.rival.webs >> (8 + n) & 1 == 1 => return true,
            Site::Haven => return s.rival.webs >> 12 & 1 == 1,
            _ => {}
        }
        let barring = matches!(
            s.rival.scheme,
            Some(
                Scheme::ForestBandits
                    | Scheme::WebTax
                    | Scheme::StickyMess
                    | Scheme::BerryShortage
                    | Scheme::Infestation
            )
        );
        barring && self.is_webbed(s, site)
    }

    /// Whether a spider can go there.
    fn free_for_her(&self, s: &State, site: Site) -> bool {
        let exists = match site {
            Site::Basic(n) => self.pack.basics[n as usize].exclusive,
            // [V18.2]
            Site::Forest(n) => s.forest[n as usize].is_some(),
            Site::Haven => return !self.bars_her(s, site),
            Site::Journey(_) => true,
            Site::Event(_) | Site::City(_) => false,
        };
        exists && s.workers_at(site) == 0 && !self.bars_her(s, site)
    }

    /// Cards of a city that a spider can visit: open ones, or red ones without the sign in her own.
    pub(crate) fn spots_for_her(&self, s: &State, of: Seat, open: bool) -> ArrayVec<Spot, 16> {
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
        if of == RIVAL {
            self.rival_spots(s).filter(usable).for_each(|spot| {
                let _ = spots.try_push(spot);
            });
        } else {
            let open = self.distinct_spots(s, of).filter(|(_, b)| !b.down).map(|(spot, _)| spot);
            open.filter(usable).for_each(|spot| {
                let _ = spots.try_push(spot);
            });
        }
        spots
    }

    /// The names that the cards of her city answer to.
    pub(crate) fn her_names(&self, s: &State) -> CardSet {
        s.rival.city.iter().fold(CardSet::NONE, |names, card| names.or(self.pack.tables.names[card.index()]))
    }

    /// The event at a place of a row.
    fn event_at(&self, s: &State, row: Row, n: u8) -> EventId {
        match row {
            Row::Basic => EventId(n),
            Row::Special => s.specials[n as usize],
        }
    }

    /// The human whom her arrow points at. [V19.32]
    pub(crate) fn human_by_arrow(&self, s: &State) -> Seat {
        let arrow = s.rival.open.map(|card| self.pack.activities[usize::from(card)].arrow);
        match arrow {
            Some(Arrow::CounterClockwise) => Seat(self.players() as u8 - 1),
            Some(Arrow::Clockwise) | None => Seat(0),
        }
    }
}

impl<S: Sink<Event>> Run<'_, S> {
    /// What the opponent in the box has at the start.
    pub(crate) fn set_up_rival(&mut self) {
        if self.v.mode.year().is_some() {
            self.set_up_rugwort();
        }
        let Some(lair) = self.v.mode.lair() else {
            return;
        };
        // [V18.7]
        self.s.rival.workers[..2].fill(Post::Home);
        // [V18.4]
        for _ in 0..lair.humans {
            if let Some(card) = self.draw() {
                self.s.rival.hand.push(Held::unknown(card));
            }
        }
        self.s.rival.activity = self.activities_of(WINTER).collect();
        let s = &mut *self.s;
        s.chance.shuffle(&mut s.rival.activity);
        s.rival.personality = lair.personality.map(|named| named.unwrap_or_else(|| *s.chance.pick(&Personality::ALL)));
        if let Some(named) = lair.plot {
            let possible: Vec<Plot> = Plot::ALL
                .into_iter()
                .filter(|&plot| plot != Plot::WeaversWhim || lair.personality.is_some())
                .filter(|&plot| plot != Plot::SmotheringSwarm || lair.level > 0)
                .collect();
            s.rival.plot = Some(named.unwrap_or_else(|| *s.chance.pick(&possible)));
        }
        self.set_up_plot();
    }

    /// What a plot asks for at the start.
    pub(crate) fn set_up_plot(&mut self) {
        let lair = self.v.mode.lair();
        let plot = self.s.rival.plot;
        if plot == Some(Plot::ItsGettingComplicated) || lair.is_some_and(|lair| lair.schemes) {
            self.s.rival.schemes = Scheme::ALL.into_iter().collect();
            let s = &mut *self.s;
            s.chance.shuffle(&mut s.rival.schemes);
        }
        // [V24.13]
        if plot == Some(Plot::SmotheringSwarm) {
            self.s.rival.webs |= 1 << 12;
        }
    }

    /// The Activity cards that join in a season. [V18.6] [V18.11]
    pub(crate) fn activities_of(&self, season: u8) -> impl Iterator<Item = u8> + use<'_, S> {
        let short = self.v.mode.lair().is_some_and(|lair| lair.short_deck);
        let cards = self.v.pack.activities.iter().enumerate();
        let plays = cards.filter(move |(_, card)| card.season == season && !card.pearlbrook && !(short && card.spare));
        plays.map(|(i, _)| i as u8)
    }

    // ---- her turn ----

    pub(crate) fn night_turn(&mut self) {
        if self.s.rival.over {
            return self.end_turn(RIVAL);
        }
        self.then(RIVAL, Work::EndTurn);
        self.then(RIVAL, Work::NightEnds);
        let v = self.v;
        match nightweave::turn(self, &v.pack.activities) {
            Ok(()) => {}
        }
    }

    /// [V19.7] Whatever happened, the Meadow is full again.
    pub(crate) fn night_ends(&mut self) {
        self.refill();
    }

    pub(crate) fn night_gains(&mut self, points: u8) {
        if points > 0 {
            self.s.rival.points += u16::from(points);
            self.told.hear(|| Event::NightGained { points });
        }
    }

    /// [V18.5] Level tokens.
    pub(crate) fn night_gains_level(&mut self) {
        self.night_gains(self.v.level());
    }

    fn shuffle_her_hand(&mut self) {
        let s = &mut *self.s;
        s.chance.shuffle(&mut s.rival.hand);
    }

    /// A card comes into her hand, which is shuffled. [V18.4]
    pub(crate) fn into_her_hand(&mut self, held: Held) {
        self.s.rival.hand.push(held);
        self.shuffle_her_hand();
    }

    /// [V19.9]
    pub(crate) fn night_draws(&mut self) {
        if let Some(card) = self.draw() {
            self.into_her_hand(Held::unknown(card));
            self.told.hear(|| Event::NightDrew);
        }
    }

    /// [V21.1] A card given to her.
    pub(crate) fn night_receives(&mut self, held: Held) {
        self.into_her_hand(held);
        self.night_gains(1);
    }

    /// A card comes into her Lair.
    pub(crate) fn feat(&mut self, card: CardId, open: bool) {
        let by = if open { ALL_VIEWERS } else { 0 };
        self.s.rival.feats.push(Held { card, stuck: false, by });
        self.told.hear(|| Event::Feat { card: open.then_some(card) });
    }

    /// A card enters her city, whether there is room or not; no text of it acts. [V21.4] [V26.6]
    pub(crate) fn enter_her_city(&mut self, card: CardId, slot: Option<u8>) {
        let tables = &self.v.pack.tables;
        if tables.fools.has(card) {
            // [V21.5]
            let human = self.v.human_by_arrow(self.s);
            self.told.hear(|| Event::NightPlayed { card, slot });
            return self.send_fool_to_human(human, card);
        }
        if tables.corrin.has(card) {
            // [V26.4]
            return self.feat(card, true);
        }
        self.s.rival.city.push(card);
        self.told.hear(|| Event::NightPlayed { card, slot });
    }

    /// The same, or a feat if there is no room. [V24.15]
    pub(crate) fn enter_her_city_or_lair(&mut self, card: CardId) {
        if self.v.her_spaces(self.s) < CITY {
            self.enter_her_city(card, None);
        } else {
            self.feat(card, true);
        }
    }

    /// A spider of the Lair goes there; one in her service goes first. [V25.27]
    pub(crate) fn send_spider(&mut self, site: Site) {
        let workers = &mut self.s.rival.workers;
        if let Some(at) = workers.iter().rposition(|&post| post == Post::Home) {
            workers[at] = Post::At(site);
            self.told.hear(|| Event::Spider { site });
        }
    }

    /// A spider goes to a card of a city.
    pub(crate) fn spider_visits(&mut self, spot: Spot, open: bool) {
        self.send_spider(Site::City(spot));
        if !open {
            // [V19.23]
            return self.night_gains(2);
        }
        let snag = self.s.rival.plot == Some(Plot::Snag);
        if snag {
            // [V24.5]
            return self.night_gains_level();
        }
        if spot.owner == RIVAL {
            self.night_gains(1);
        } else {
            self.s.player_mut(spot.owner).points += 1;
            self.told.hear(|| Event::Visited { owner: spot.owner, spot, points: 1 });
        }
    }

    fn visit_one_of(&mut self, of: Seat, open: bool) {
        let human = if of == RIVAL { self.v.human_by_arrow(self.s) } else { of };
        self.ask(human, Ask::Spider { of, open });
    }

    fn claim_for_her(&mut self, event: EventId) {
        self.s.claimed[event.index()] = Some(RIVAL);
        self.lift_event_webs(event);
        self.told.hear(|| Event::Claimed { seat: RIVAL, event });
    }

    /// [V24.12] The webs go with the event.
    pub(crate) fn lift_event_webs(&mut self, event: EventId) {
        if event.is_basic() {
            self.s.rival.event_webs[event.index()] = 0;
        } else if let Some(place) = self.s.special_place(event) {
            self.s.under[place].webs = 0;
        }
    }

    /// [V23.3] The orthogonal neighbours of her figure become feats.
    fn take_neighbours(&mut self) {
        let Some(figure) = self.s.rival.figure else {
            return;
        };
        for slot in 0..MEADOW as u8 {
            let beside = (slot / 4 == figure / 4 && slot.abs_diff(figure) == 1) || slot.abs_diff(figure) == 4;
            if beside && let Some(card) = self.s.meadow[slot as usize].take() {
                self.feat(card, true);
            }
        }
        self.refill();
    }

    /// [V20.4] [V20.5]
    fn night_season(&mut self, season: u8) {
        let joining: ArrayVec<u8, 22> = self.activities_of(season).collect();
        let rival = &mut self.s.rival;
        rival.season = season;
        rival.special_claimed = false;
        rival.times_empty = 0;
        let used = std::mem::take(&mut rival.used);
        rival.activity.extend(used);
        rival.activity.extend(joining);
        rival.activity.sort_unstable();
        let spiders = [2, 1, 2, 3][season as usize];
        let waiting = rival.workers[..SPIDERS - 1].iter_mut().filter(|post| **post == Post::Waiting);
        waiting.take(spiders).for_each(|post| *post = Post::Home);
        let s = &mut *self.s;
        s.chance.shuffle(&mut s.rival.activity);
        self.told.hear(|| Event::NightSeason { season });
    }

    /// [V20.1] All come home, from the Monastery and the Cemetery as well. [V19.24]
    fn lift_all(&mut self) {
        self.s.rival.figure = None;
        for post in &mut self.s.rival.workers {
            if let Post::At(_) | Post::Away = *post {
                *post = Post::Home;
            }
        }
    }

    /// [V20.11] What lies in her Lair is laid open; a Fool is discarded.
    fn feats_enter(&mut self) {
        let fools = self.v.pack.tables.fools;
        let feats = std::mem::take(&mut self.s.rival.feats);
        for held in feats {
            let card = held.card;
            if held.by != ALL_VIEWERS {
                self.told.hear(|| Event::FeatShown { card });
            }
            if fools.has(card) {
                self.discard_openly(card);
            } else {
                self.s.rival.city.push(card);
            }
        }
    }
}

impl<S: Sink<Event>> Field for Run<'_, S> {
    type Pause = Infallible;

    fn turn_up(&mut self) -> Result<u8, Infallible> {
        let rival = &mut self.s.rival;
        // [V19.8]
        if rival.activity.is_empty() {
            rival.times_empty += 1;
            rival.activity = std::mem::take(&mut rival.used);
            rival.activity.sort_unstable();
            let s = &mut *self.s;
            s.chance.shuffle(&mut s.rival.activity);
        }
        let rival = &mut self.s.rival;
        let card = rival.activity.pop().unwrap_or(0);
        rival.used.push(card);
        rival.used.sort_unstable();
        rival.open = Some(card);
        self.told.hear(|| Event::Activity { card });
        Ok(card)
    }

    fn times_empty(&mut self) -> u8 {
        self.s.rival.times_empty
    }

    fn season(&mut self) -> Result<u8, Infallible> {
        Ok(self.s.rival.season)
    }

    fn spiders(&mut self) -> Result<u8, Infallible> {
        Ok(self.s.rival.spiders_home() as u8)
    }

    fn figure(&mut self) -> Result<Figure, Infallible> {
        Ok(self.s.rival.figure.map_or(Figure::Lair, Figure::Meadow))
    }

    fn has_hand(&mut self) -> Result<bool, Infallible> {
        Ok(!self.s.rival.hand.is_empty())
    }

    fn has_room(&mut self) -> Result<bool, Infallible> {
        Ok(self.v.her_spaces(self.s) < CITY)
    }

    fn legend_on_top(&mut self) -> Result<bool, Infallible> {
        self.told.hear(|| Event::NightLooked);
        Ok(self.s.rival.hand.last().is_some_and(|held| self.v.pack.tables.legends.has(held.card)))
    }

    fn is_free(&mut self, place: Place) -> Result<bool, Infallible> {
        Ok(self.v.free_for_her(self.s, site_of(place)))
    }

    fn own_spot(&mut self) -> Result<bool, Infallible> {
        Ok(!self.v.spots_for_her(self.s, RIVAL, false).is_empty())
    }

    fn open_spot(&mut self, whose: Whose) -> Result<bool, Infallible> {
        let of = match whose {
            Whose::Hers => RIVAL,
            Whose::Human(n) => Seat(n),
        };
        Ok(!self.v.spots_for_her(self.s, of, true).is_empty())
    }

    fn humans(&mut self) -> u8 {
        self.v.players() as u8
    }

    fn events(&mut self, row: Row) -> u8 {
        match row {
            Row::Basic => BASIC_EVENTS as u8,
            Row::Special => SPECIALS as u8,
        }
    }

    fn event(&mut self, row: Row, n: u8) -> Result<Option<Fit>, Infallible> {
        let event = self.v.event_at(self.s, row, n);
        if self.s.claimed[event.index()].is_some() {
            return Ok(None);
        }
        let fit = match self.v.pack.event(event).asks {
            Asks::Colour(colour, n) => {
                let set = self.v.pack.of_colour(colour);
                let have = self.s.rival.city.iter().filter(|&&card| set.has(card)).count() as u8;
                Fit { all: have >= n, have }
            }
            Asks::Cards(cards) => {
                let names = self.v.her_names(self.s);
                let have = cards.iter().filter(|&&card| names.has(card)).count() as u8;
                Fit { all: usize::from(have) == cards.len(), have }
            }
            Asks::EachColour(_) => Fit { all: false, have: 0 },
        };
        Ok(Some(fit))
    }

    fn special_claimed(&mut self) -> Result<bool, Infallible> {
        Ok(self.s.rival.special_claimed)
    }

    fn roll(&mut self) -> Result<u8, Infallible> {
        Ok(Run::roll(self))
    }

    fn has_card(&mut self, slot: u8) -> Result<bool, Infallible> {
        Ok(self.s.meadow[slot as usize].is_some())
    }

    fn has_schemes(&mut self) -> bool {
        !self.s.rival.schemes.is_empty()
    }

    fn is_nefarious(&mut self) -> bool {
        self.s.rival.personality == Some(Personality::Nefarious)
    }

    fn expansions(&mut self) -> Expansions {
        Expansions { legends: self.v.mode.modules.legends, ..Expansions::default() }
    }

    fn order(&mut self, order: Order) {
        match order {
            Order::Does(act) => self.told.hear(|| Event::Does { act }),
            Order::Fails(act) => self.told.hear(|| Event::Tried { act }),
            Order::Default => self.told.hear(|| Event::Default),
            Order::Level => self.night_gains_level(),
            Order::Draw => self.night_draws(),
            Order::Discard { token } => self.night_discards(token),
            Order::PlayHand => {
                if let Some(held) = self.s.rival.hand.pop() {
                    self.enter_her_city(held.card, None);
                }
            }
            Order::PlayMeadow(slot) => {
                if let Some(card) = self.s.meadow[slot as usize].take() {
                    // [V23.6]
                    let vain = self.s.rival.personality == Some(Personality::Narcissist);
                    if vain && self.v.is_beside_her(self.s, slot) {
                        self.night_gains_level();
                    }
                    self.enter_her_city(card, Some(slot));
                }
            }
            Order::PlayTop => {
                if let Some(card) = self.draw() {
                    self.enter_her_city(card, None);
                }
            }
            Order::PlaceFigure(slot) => {
                let card = self.s.meadow[slot as usize].take();
                self.s.rival.figure = Some(slot);
                self.told.hear(|| Event::Figure { slot });
                if let Some(card) = card {
                    if self.v.her_spaces(self.s) < CITY {
                        self.enter_her_city(card, Some(slot));
                    } else {
                        self.discard_openly(card);
                        self.told.hear(|| Event::Swept { slot, card });
                    }
                }
                self.figure_entered(slot);
            }
            Order::Blocked { place, pointed } => {
                let site = site_of(place);
                self.told.hear(|| Event::BlockedFor { site });
                // [V24.8]
                if pointed && self.s.rival.plot == Some(Plot::Compensation) {
                    self.threaten(Seat(0), Threat::Compensation, Coin::MIX, 1, false);
                }
            }
            Order::Spider(place) => self.send_spider(site_of(place)),
            Order::VisitOwn => self.visit_one_of(RIVAL, false),
            Order::VisitOpen(Whose::Hers) => self.visit_one_of(RIVAL, true),
            Order::VisitOpen(Whose::Human(n)) => self.visit_one_of(Seat(n), true),
            Order::Claim(row, n) => {
                let event = self.v.event_at(self.s, row, n);
                if row == Row::Special {
                    self.s.rival.special_claimed = true;
                }
                self.send_spider(Site::Event(event));
                self.claim_for_her(event);
            }
            Order::ClaimFree(n) => self.claim_for_her(EventId(n)),
            Order::Refill => self.refill(),
            Order::TakeNeighbours => self.take_neighbours(),
            Order::LiftAll => self.lift_all(),
            // Webs of schemes follow from the scheme, those of plots stay.
            Order::CollectWebs => {}
            Order::Season(season) => self.night_season(season),
            Order::Sweep(slot) => self.sweep(slot),
            Order::Take(slot) => {
                if let Some(card) = self.s.meadow[slot as usize].take() {
                    self.told.hear(|| Event::NightTook { card, slot });
                    self.into_her_hand(Held { card, stuck: false, by: ALL_VIEWERS });
                }
            }
            Order::Legend => {
                if let Some(card) = self.s.legends.pop() {
                    self.into_her_hand(Held::unknown(card));
                    self.told.hear(|| Event::NightDrew);
                }
            }
            Order::Scheme => self.then(Seat(0), Work::Scheme),
            Order::FeatsEnter => self.feats_enter(),
            // [V20.14] her pieces stay where they are
            Order::Over => {
                self.s.rival.over = true;
                self.told.hear(|| Event::NightOver);
            }
            // Other expansions are not on screen.
            Order::Ambassador { .. }
            | Order::Wonder { .. }
            | Order::Adornment
            | Order::MapTile(_)
            | Order::Discovery(..)
            | Order::TurnUpTrail
            | Order::Market
            | Order::MarketToken(_)
            | Order::PlayStation(_)
            | Order::FigureOnStation(_)
            | Order::TakeNewleaf
            | Order::TakeVisitor(_)
            | Order::DropVisitor(_)
            | Order::Sail
            | Order::TakeGreen { .. }
            | Order::LoseGreen
            | Order::SwapHands { .. } => {}
        }
    }
}

impl<S: Sink<Event>> Run<'_, S> {
    /// [V19.10] [V26.2] The top card of her hand goes unseen; a legend leaves the game.
    fn night_discards(&mut self, token: bool) {
        let Some(held) = self.s.rival.hand.pop() else {
            return;
        };
        for other in &mut self.s.rival.hand {
            other.by = 0;
        }
        if self.v.pack.tables.legends.has(held.card) {
            self.s.gone[held.card.index()] += 1;
            self.told.hear(|| Event::LegendLeft { card: held.card });
        } else {
            self.s.discard.push(Held::unknown(held.card));
        }
        self.told.hear(|| Event::NightDiscarded);
        if token {
            self.night_gains(1);
        }
    }
}
