//! What is known of Nightweave at a table of cardboard.

use super::companion::Nightweave;
use super::house::{HouseRef, Named};
use super::question::{Guest, Question, Report, Special};
use super::{Arrow, Figure, InCity, InRow, Order, Place, Row, VISITORS, WONDERS, Whose};
use crate::ids::{ActivityId, CITY, SPECIALS, Slot};
use crate::webs::{Personality, Plot, SchemeCard, Where};
use table::automa::Memory;
use table::companion::Reply;
use table::{Chance, Seat};
use woodland::{Colour, Season};

/// How many spiders join the Lair in each season. [V20.5]
pub(crate) const SPIDERS_JOIN: [u8; Season::COUNT] = [2, 1, 2, 3];

/// No city of hers is thought to hold more: there are no more cards.
const MOST_CARDS: usize = 200;

/// Something done at her table.
#[derive(Clone, PartialEq, Debug)]
pub enum Deed {
    /// What her procedures order.
    Hers(Order),
    /// What they order against this human, counted from the one on her left. [V19.32]
    Aimed(Order, Seat),
    /// Of two humans it is said who is the first. [V19.32]
    Seats,
    /// Her things are laid out. [V18.7]
    Begin,
    /// An Activity card is turned up.
    TurnUp(ActivityId),
    /// The die shows this.
    Rolled(u8),
    /// A card enters her city.
    Enters(Named),
    /// A card comes into her Lair, open.
    Feat(Named),
    /// So many cards come into her Lair, unseen.
    Hidden(u8, Plot),
    /// A feat that lay there unseen enters her city. [V20.11]
    Shown(Named),
    /// A Fool enters this human's city. [V21.5]
    Fool(Named, Seat),
    /// A card of her city leaves it, by its place there.
    Leaves(InCity),
    /// A spider stands on a card of her city.
    Stands {
        /// Its place there.
        at: InCity,
        /// The card, unless it was set right away meanwhile.
        card: Option<Named>,
        /// Whether it is an open one.
        open: bool,
    },
    /// A spider stands on a Discovery of her city. [V28.7]
    OnDiscovery,
    /// A human takes this green card, by its place in her city. [V26.10]
    Robbed(InCity, Named),
    /// She gains so many tokens.
    Tokens(u8),
    /// So many cards come into her hand unseen.
    Hand(u8),
    /// A human has claimed this event.
    Claimed(Row, InRow),
    /// A web lies there for good. [V24.13]
    Web(Place),
    /// Her personality.
    Mood(Personality),
    /// Her plot.
    Plot(Plot),
    /// The scheme in force, or none.
    Scheme(SchemeCard),
    /// A worker serves her. [V25.27]
    Serves,
    /// Her figure strolls. [V23.7]
    Stroll(Slot),
    /// The points of a Wonder, a map tile, a Discovery.
    Treasure(u8),
    /// The open card of hers that a spider will visit, by its place there.
    Chosen(InCity),
    /// Her hand holds so many cards now. [V26.11]
    HandIs(u8),
    /// She takes an event as a feat, without a spider. [V25.30]
    Took(Row, InRow),
    /// A Discovery with a place. [V28.7]
    Found,
    /// The value of a visitor.
    Visitor(u8),
    /// So many Adornments lie face down.
    Adornments(u8),
    /// What a Wonder cost.
    Paid(u8),
    /// Points that the end brings: garlands, the Ruler. [V29.4] [V26.12]
    Award(i16),
    /// The Meadow is to be filled and is full already. [V19.7]
    Full,
    /// The gap that her figure has left at the Station is filled. [V30.5]
    StationFilled,
    /// The card that her figure took is discarded, since her city is full. [V19.15]
    Tossed,
    /// The neighbours of her figure go and others come. [V23.5]
    Stumbles,
    /// All of the Meadow goes and another comes. [V24.11]
    NewMeadow,
    /// Two cards of a human's hand are lost, one of them to hers. [V24.9]
    Hypnotizes,
    /// Webs lie on the events. [V24.12]
    Masks,
    /// She takes an open destination out of the Meadow. [V24.4]
    Snags,
    /// The place that her card names is not free: her spider goes to another. [V19.17]
    Instead(Place),
    /// None of the places that her card names is free. [V19.17]
    NoneFree,
    /// No spider is left in her Lair for it.
    NoneLeft,
    /// The game is over.
    Over {
        /// Whether the humans have won.
        won: bool,
    },
}

/// A card of her city.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Held {
    /// Which.
    pub card: Named,
    /// How many of her spiders stand on it.
    pub spiders: u8,
}

/// Everything that Bosk keeps of her.
#[derive(Clone, PartialEq, Debug)]
pub struct Known {
    pub(super) house: HouseRef,
    /// Whether the table is laid.
    pub begun: bool,
    /// Her season.
    pub season: Season,
    /// How many spiders are in the Lair, one that serves included.
    pub spiders: u8,
    /// How many spiders she has in all.
    pub all_spiders: u8,
    /// Whether a worker of a human waits in the Lair to serve.
    pub serving: bool,
    /// Where the figure is.
    pub figure: Figure,
    /// The slot that the figure has left and nobody has filled yet.
    pub gap: Option<Slot>,
    /// Whether the figure has left the Station and nobody has filled its gap. [V30.5]
    pub(super) station_gap: bool,
    /// Places of the board where a spider of hers stands.
    pub spun: Vec<Place>,
    /// How many cards her hand holds.
    pub hand: u8,
    /// Her tokens.
    pub tokens: u16,
    /// Her city.
    pub city: Vec<Held>,
    /// Her feats that everybody knows.
    pub feats: Vec<Named>,
    /// How many feats nobody knows.
    pub hidden: u8,
    /// The events that somebody has claimed.
    pub claimed: Vec<(Row, InRow)>,
    /// How many basic and special events are hers.
    pub events: [u8; 2],
    /// The special events that lie out, as far as they were told.
    pub specials: [Option<Special>; SPECIALS],
    /// Whether she has claimed a special event this season.
    pub special_claimed: bool,
    /// Her Activity deck, the next card last, if Bosk draws.
    pub(super) activity: Vec<ActivityId>,
    /// The Activity cards used.
    pub used: Vec<ActivityId>,
    /// How often her deck has run out this season.
    pub times_empty: u8,
    /// The Activity card that lies open.
    pub open: Option<ActivityId>,
    /// Her personality, plot and scheme.
    pub personality: Option<Personality>,
    /// Her plot.
    pub plot: Option<Plot>,
    /// The scheme in force.
    pub scheme: Option<SchemeCard>,
    /// Schemes still to come, the next one last.
    pub(super) schemes: Vec<SchemeCard>,
    /// Places with a web for good.
    pub webs: Vec<Place>,
    /// Whether the frog is in the Lair; she has it from spring on. [V27.1]
    pub frog: bool,
    /// Whether no River Destination lies face down any more.
    pub rivers_shown: bool,
    /// Her pearls.
    pub pearls: u8,
    /// Adornments face down, and turned up.
    pub adornments: [u8; 2],
    /// What each Wonder costs, as far as it was told.
    pub wonders: [Option<u8>; WONDERS],
    /// The Wonders that are taken.
    pub wonders_gone: [bool; WONDERS],
    /// Points of Wonders, map tiles and Discoveries.
    pub treasure: u16,
    /// Discoveries with a place for a spider, and spiders on them.
    pub found: [u8; 2],
    /// Values of her visitors.
    pub visitors: Vec<u8>,
    /// The visitors that were looked at this turn.
    pub(super) lying: [Option<Reply>; VISITORS],
    /// The slot of the Rats' token, if it was met this turn.
    pub(super) rat: Option<Slot>,
    /// The open card of hers that a spider will visit.
    pub(super) chosen: Option<InCity>,
    /// How often a place was blocked for her this turn. [V24.8]
    pub(super) balks: u8,
    /// Points of awards.
    pub awards: i16,
    /// Whether her game is over.
    pub over: bool,
    /// Whether she has had a turn.
    pub moved: bool,
    /// Whether a card may have left the Meadow since it was filled.
    pub(super) thinned: bool,
    /// The points of the humans, once they are told.
    pub totals: Vec<i16>,
    /// Whether the humans have won, once all is counted.
    pub won: Option<bool>,
    /// What Bosk draws and rolls with.
    pub(super) chance: Chance,
}

impl Known {
    /// Whether webs keep her spiders from red cards. [V25.11]
    pub(super) fn bars_red(&self) -> bool {
        self.scheme.and_then(|card| card.does.sway().barred()) == Some(Where::Cards(Colour::Red))
    }

    /// How many of her 15 places are taken.
    pub(super) fn spaces(&self) -> u8 {
        self.city.iter().filter(|held| !self.house.0.is_placeless(held.card, self.plot)).count() as u8
    }

    /// The basic locations and clearings without a web, numbered in their order. [V24.13]
    pub(super) fn without_web(&self) -> impl Iterator<Item = (u16, Place)> {
        let places = (0..).zip(self.house.0.grounds());
        places.filter(|(_, place)| !self.webs.contains(place) && !self.spun.contains(place))
    }

    /// A card comes to lie in her city, whose places are counted in a byte: whoever sets it right may say anything.
    pub(super) fn lay_down(&mut self, card: Named) {
        if self.city.len() < MOST_CARDS {
            self.city.push(Held { card, spiders: 0 });
        }
    }

    /// Whether a card of this name would find room. [V19.14] [V24.4] [V26.2]
    pub(super) fn has_room_for(&self, card: Named) -> bool {
        let house = &self.house.0;
        self.spaces() < CITY || house.is_placeless(card, self.plot) || house.is_corrin(card)
    }

    /// The places of the green cards in her city. [V26.10]
    pub(super) fn greens(&self) -> Vec<InCity> {
        let is_green = |at: &InCity| self.house.0.colour(self.city[at.index()].card) == Colour::Green;
        self.places().filter(is_green).collect()
    }

    /// The places of all cards in her city.
    pub(super) fn places(&self) -> impl DoubleEndedIterator<Item = InCity> + use<> {
        InCity::first(self.city.len())
    }

    /// The arrow that settles her ties. [V19.1]
    pub(super) fn arrow(&self) -> Arrow {
        self.open.map_or(Arrow::Clockwise, |card| self.house.0.valley.pack.activity(card).arrow)
    }

    /// The human whom an effect of hers strikes, counted from the one on her left. [V19.32]
    pub(super) fn struck(&self) -> Seat {
        match self.arrow() {
            Arrow::Clockwise => Seat::FIRST,
            Arrow::CounterClockwise => self.house.0.humans.last(),
        }
    }

    fn spider_leaves(&mut self) {
        self.spiders = self.spiders.saturating_sub(1);
        // [V25.27] one that serves goes first
        self.serving = false;
    }

    pub(super) fn gain(&mut self, tokens: u8) {
        self.tokens = self.tokens.saturating_add(tokens.into());
    }

    /// The Activity cards that can be turned up.
    pub(super) fn deck(&self) -> Vec<ActivityId> {
        let all: Vec<ActivityId> = self.house.0.activities(self.season).collect();
        let left: Vec<ActivityId> = all.iter().copied().filter(|card| !self.used.contains(card)).collect();
        if left.is_empty() { all } else { left }
    }

    /// The next card of Bosk's deck, and the deck afterwards.
    fn next_card(&self) -> Option<(ActivityId, Vec<ActivityId>, Chance)> {
        let (mut deck, mut chance) = (self.activity.clone(), self.chance.clone());
        if deck.is_empty() {
            // [V19.8]
            deck = self.house.0.activities(self.season).collect();
            chance.shuffle(&mut deck);
        }
        Some((deck.pop()?, deck, chance))
    }

    fn turn_up(&mut self, card: ActivityId) {
        let all = self.house.0.activities(self.season).count();
        if self.used.len() >= all {
            self.times_empty += 1;
            self.used.clear();
        }
        if !self.house.0.own_deck
            && let Some((_, deck, chance)) = self.next_card()
        {
            (self.activity, self.chance) = (deck, chance);
        }
        self.used.push(card);
        self.open = Some(card);
        (self.lying, self.rat, self.chosen, self.balks) = ([None; VISITORS], None, None, 0);
    }

    /// [V20.4] [V20.5]
    fn turn_season(&mut self, season: Season) {
        self.season = season;
        self.special_claimed = false;
        self.times_empty = 0;
        self.used.clear();
        if !self.house.0.own_deck {
            let mut deck: Vec<ActivityId> = self.house.0.activities(season).collect();
            self.chance.shuffle(&mut deck);
            self.activity = deck;
        }
        // [V27.1]
        if season == Season::Spring && self.house.0.with.pearlbrook {
            self.frog = true;
            return;
        }
        let joining = SPIDERS_JOIN[season.index()];
        self.spiders += joining;
        self.all_spiders += joining;
    }

    fn lift_all(&mut self) {
        self.gap = if let Figure::Meadow(slot) = self.figure { Some(slot) } else { None };
        self.station_gap = matches!(self.figure, Figure::Station(_));
        self.figure = Figure::Lair;
        self.spiders = self.all_spiders + u8::from(self.serving);
        self.spun.clear();
        self.city.iter_mut().for_each(|held| held.spiders = 0);
        self.found[1] = 0;
        self.frog = self.house.0.with.pearlbrook && self.season != Season::Winter;
    }

    /// The visit of an open card of hers brings her so many tokens. [V24.5] [V26.3] [V30.10]
    pub(super) fn visit_worth(&self, card: Named) -> u8 {
        if self.plot == Some(Plot::Snag) { self.house.0.level.0 } else { self.house.0.sign(card) }
    }

    fn refill(&mut self) {
        (self.gap, self.thinned) = (None, false);
        // Where visitors lay, others lie now.
        if self.lying.iter().flatten().any(|reply| *reply != Reply::Nothing) {
            self.lying = [None; VISITORS];
        }
    }

    /// Whether this takes a card out of the Meadow that nothing takes the place of. The card under her figure leaves a space
    /// that stays empty. [V19.15]
    fn thins(&self, order: Order) -> bool {
        match order {
            Order::PlayMeadow(_) | Order::Sweep(_) | Order::Take(_) | Order::TakeNewleaf => true,
            Order::LiftAll => matches!(self.figure, Figure::Meadow(_)),
            _ => false,
        }
    }

    fn carry_out_order(&mut self, order: Order) {
        self.thinned |= self.thins(order);
        let level = self.house.0.level.0;
        match order {
            Order::Level => self.gain(level),
            Order::Draw | Order::Take(_) | Order::Legend => self.hand = self.hand.saturating_add(1),
            Order::Discard { token } => {
                self.hand = self.hand.saturating_sub(1);
                self.gain(token.into());
            }
            Order::PlayHand => self.hand = self.hand.saturating_sub(1),
            Order::PlaceFigure(slot) => self.figure = Figure::Meadow(slot),
            Order::FigureOnStation(slot) => self.figure = Figure::Station(slot),
            Order::Spider(place) => {
                self.spider_leaves();
                self.spun.push(place);
            }
            Order::Claim(row, n) => {
                self.spider_leaves();
                self.special_claimed |= row == Row::Special;
                self.take_event(row, n);
            }
            Order::ClaimFree(n) => self.take_event(Row::Basic, n),
            Order::VisitOwn => {
                self.spider_leaves();
                self.gain(2);
            }
            // [V27.8] [V19.23]
            Order::Sail => {
                self.spider_leaves();
                self.gain(2);
            }
            Order::VisitOpen(whose) => {
                self.spider_leaves();
                // [V24.5]
                if matches!(whose, Whose::Human(_)) && self.plot == Some(Plot::Snag) {
                    self.gain(level);
                }
            }
            Order::Market => self.spider_leaves(),
            Order::Balked => self.balks = self.balks.saturating_add(1),
            Order::Refill => self.refill(),
            Order::TakeNeighbours => {
                if let Figure::Meadow(at) = self.figure {
                    let beside = Slot::all().filter(|slot| slot.is_beside(at)).count() as u8;
                    self.hidden = self.hidden.saturating_add(beside);
                }
            }
            Order::LiftAll => self.lift_all(),
            Order::Season(season) => self.turn_season(season),
            Order::Ambassador { pearls, .. } => {
                self.frog = false;
                self.pearls = self.pearls.saturating_add(pearls);
            }
            Order::Wonder { n, spider } => {
                if let Some(gone) = self.wonders_gone.get_mut(n.index()) {
                    *gone = true;
                }
                if spider {
                    self.spider_leaves();
                }
            }
            Order::Adornment => {
                self.pearls = self.pearls.saturating_sub(1);
                self.adornments = [self.adornments[0].saturating_sub(1), self.adornments[1] + 1];
            }
            Order::SwapHands { cut, .. } => self.hand = self.hand.saturating_sub(cut),
            Order::Over => self.over = true,
            Order::Does(_)
            | Order::Fails(_)
            | Order::Default
            | Order::PlayMeadow(_)
            | Order::PlayTop
            | Order::Blocked(_)
            | Order::CollectWebs
            | Order::Sweep(_)
            | Order::Scheme
            | Order::FeatsEnter
            | Order::MapTile(_)
            | Order::Discovery(..)
            | Order::TurnUpTrail
            | Order::MarketToken(_)
            | Order::PlayStation(_)
            | Order::TakeNewleaf
            | Order::TakeGreen { .. }
            | Order::SendRowdy
            | Order::LoseGreen
            | Order::TakeVisitor(_)
            | Order::DropVisitor(_) => {}
        }
    }

    fn take_event(&mut self, row: Row, n: InRow) {
        self.claimed.push((row, n));
        let at = usize::from(row == Row::Special);
        self.events[at] = self.events[at].saturating_add(1);
    }
}

impl Memory<Nightweave> for Known {
    fn recall(&self, question: &Question) -> Option<Reply> {
        let house = &self.house.0;
        let mut chance = self.chance.clone();
        match question {
            Question::TurnUp if house.own_deck => {
                let deck = self.deck();
                (deck.len() == 1).then(|| Reply::Pick(deck[0].into()))
            }
            Question::TurnUp => self.next_card().map(|(card, ..)| Reply::Pick(card.into())),
            Question::Roll(_) if !house.own_die => Some(Reply::Number(chance.below(house.sides().into()) as i16 + 1)),
            Question::Mood if !house.own_deck => {
                let others: Vec<Personality> =
                    Personality::ALL.into_iter().filter(|&other| Some(other) != self.personality).collect();
                Some(Reply::Pick(*chance.pick(&others) as u16))
            }
            Question::Plot if !house.own_deck => {
                let possible = house.lair().plots();
                Some(Reply::Pick(*chance.pick(&possible) as u16))
            }
            Question::Scheme(wanted) if !house.own_deck => {
                let next = self.schemes.iter().rev().find(|card| wanted.fits(card));
                Some(next.map_or(Reply::Nothing, |card| Reply::Pick(card.number.0.into())))
            }
            // Where there is nothing to choose from, nobody is asked.
            Question::Between(Report::Left) if self.city.is_empty() => Some(Reply::Nothing),
            Question::Between(Report::Visited) if !self.city.iter().any(|held| house.is_open(held.card)) => {
                Some(Reply::Nothing)
            }
            Question::Between(Report::Claimed) if house.events().all(|event| self.claimed.contains(&event)) => {
                Some(Reply::Nothing)
            }
            Question::SwarmWeb if self.without_web().next().is_none() => Some(Reply::Nothing),
            Question::Guest(Guest::Wonder { .. }) if self.wonders_gone == [true; WONDERS] => Some(Reply::Nothing),
            Question::Guest(Guest::WonderPrice(n)) if self.pearls == 0 && self.wonders[n.index()].is_none() => {
                Some(Reply::Number(0))
            }
            Question::Scheme(wanted) if !self.schemes.iter().any(|card| wanted.fits(card)) => Some(Reply::Nothing),
            Question::Guest(Guest::LostGreen) => match self.greens()[..] {
                [] => Some(Reply::Nothing),
                [only] => Some(Reply::Pick(only.into())),
                _ => None,
            },
            // None of them is ever turned down again. [V27.2]
            Question::Guest(Guest::HiddenRiver) => self.rivers_shown.then_some(Reply::Is(false)),
            Question::Guest(Guest::WonderPrice(n)) => self.wonders[n.index()].map(|price| Reply::Number(price.into())),
            Question::Special(n) => self.specials[n.index()].map(|special| Reply::Pick(special.into())),
            Question::Guest(Guest::Visitor { n, .. }) => self.lying[n.index()],
            Question::Guest(Guest::HasRat(slot)) => self.rat.map(|rat| Reply::Is(rat == *slot)),
            _ => None,
        }
    }

    fn learn(&mut self, question: &Question, answer: &Reply) {
        match (question, answer) {
            (Question::Special(n), reply) => self.specials[n.index()] = reply.pick(),
            (Question::Guest(Guest::WonderPrice(n)), Reply::Number(price)) => {
                self.wonders[n.index()] = u8::try_from(*price).ok();
            }
            (Question::Guest(Guest::Visitor { n, .. }), reply) => self.lying[n.index()] = Some(*reply),
            (Question::Guest(Guest::HasRat(slot)), Reply::Is(true)) => self.rat = Some(*slot),
            (Question::Guest(Guest::HiddenRiver), Reply::Is(false)) => self.rivers_shown = true,
            (Question::City(_), Reply::Number(total)) => self.totals.push(*total),
            // Those before the first that is free are taken.
            (Question::Event(row, order, _), reply) => {
                let free = if let Reply::Pick(n) = reply { Some(*n) } else { None };
                let gone = order.iter().take_while(|&&n| Some(u16::from(n)) != free);
                self.claimed.extend(gone.map(|&n| (*row, n)));
            }
            _ => {}
        }
    }

    fn carry_out(&mut self, deed: &Deed) {
        match *deed {
            Deed::Hers(order) | Deed::Aimed(order, _) => self.carry_out_order(order),
            Deed::Begin => self.begun = true,
            Deed::TurnUp(card) => {
                self.moved = true;
                self.turn_up(card);
            }
            Deed::Rolled(_) => {
                if !self.house.0.own_die {
                    self.chance.below(self.house.0.sides().into());
                }
            }
            Deed::Enters(card) => self.lay_down(card),
            Deed::Feat(card) => self.feats.push(card),
            Deed::Hidden(n, _) => self.hidden = self.hidden.saturating_add(n),
            Deed::Shown(card) => {
                self.hidden = self.hidden.saturating_sub(1);
                self.lay_down(card);
            }
            Deed::Leaves(at) | Deed::Robbed(at, _) => {
                if at.index() < self.city.len() {
                    self.city.remove(at.index());
                }
            }
            Deed::Stands { at, .. } => {
                if let Some(held) = self.city.get_mut(at.index()) {
                    held.spiders += 1;
                }
            }
            Deed::OnDiscovery => self.found[1] = self.found[1].saturating_add(1),
            Deed::Tokens(n) => self.gain(n),
            Deed::Hand(n) => self.hand = self.hand.saturating_add(n),
            Deed::Claimed(row, n) => self.claimed.push((row, n)),
            Deed::Web(place) => self.webs.push(place),
            Deed::Mood(personality) => {
                self.chance.below(8);
                self.personality = Some(personality);
            }
            Deed::Plot(plot) => {
                self.chance.below(8);
                self.plot = Some(plot);
            }
            Deed::Scheme(scheme) => {
                self.schemes.retain(|other| *other != scheme);
                self.scheme = Some(scheme);
            }
            Deed::Serves => {
                self.serving = true;
                self.spiders += 1;
            }
            Deed::Stroll(slot) => {
                self.figure = Figure::Meadow(slot);
                self.hidden = self.hidden.saturating_add(1);
            }
            Deed::Treasure(points) => self.treasure = self.treasure.saturating_add(points.into()),
            Deed::Chosen(at) => self.chosen = Some(at),
            Deed::HandIs(n) => self.hand = n,
            Deed::Took(row, n) => self.take_event(row, n),
            Deed::Found => self.found[0] = self.found[0].saturating_add(1),
            Deed::Visitor(value) => self.visitors.push(value),
            Deed::Adornments(n) => self.adornments[0] = n,
            Deed::Paid(price) => self.pearls = self.pearls.saturating_sub(price),
            Deed::Award(points) => self.awards = self.awards.saturating_add(points),
            Deed::Over { won } => self.won = Some(won),
            Deed::Full => self.refill(),
            Deed::StationFilled => self.station_gap = false,
            Deed::Snags => self.thinned = true,
            Deed::Hypnotizes => self.hand = self.hand.saturating_add(1),
            Deed::Instead(_) | Deed::NoneFree | Deed::NoneLeft => {}
            Deed::Seats | Deed::Tossed | Deed::Fool(..) | Deed::Stumbles | Deed::NewMeadow | Deed::Masks => {}
        }
    }

    fn correct(&mut self, name: &str, value: &Reply) -> bool {
        self.set(name, value).is_some()
    }
}
