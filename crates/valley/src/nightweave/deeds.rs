//! What is done at Nightweave's table of cardboard, and what it changes in what is known of her.

use super::house::Named;
use super::known::{Held, Known};
use super::{Figure, InCity, InRow, Order, Place, Row, VISITORS, Whose};
use crate::ids::{ActivityId, Slot};
use crate::webs::{Personality, Plot, SchemeCard};
use table::Seat;
use table::companion::Reply;
use woodland::Season;

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

impl Known {
    /// What something done changes in what is known.
    pub(super) fn note_deed(&mut self, deed: &Deed) {
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

    fn refill(&mut self) {
        (self.gap, self.thinned) = (None, false);
        // Where visitors lay, others lie now.
        if self.lying.iter().flatten().any(|reply| *reply != Reply::Nothing) {
            self.lying = [None; VISITORS];
        }
    }

    fn carry_out_order(&mut self, order: Order) {
        let level = self.house.0.level.0;
        match order {
            Order::Level => self.gain(level),
            // What goes leaves a gap in the Meadow.
            Order::PlayMeadow(_) | Order::Sweep(_) | Order::TakeNewleaf => self.thinned = true,
            Order::Take(_) => {
                self.thinned = true;
                self.hand = self.hand.saturating_add(1);
            }
            Order::Draw | Order::Legend => self.hand = self.hand.saturating_add(1),
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
            // [V27.8] [V19.23]
            Order::VisitOwn | Order::Sail => {
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
            | Order::PlayTop
            | Order::Blocked(_)
            | Order::CollectWebs
            | Order::Scheme
            | Order::FeatsEnter
            | Order::MapTile(_)
            | Order::Discovery(..)
            | Order::TurnUpTrail
            | Order::MarketToken(_)
            | Order::PlayStation(_)
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
        // The card under her figure leaves a space that stays empty. [V19.15]
        self.thinned |= matches!(self.figure, Figure::Meadow(_));
        self.gap = if let Figure::Meadow(slot) = self.figure { Some(slot) } else { None };
        self.station_gap = matches!(self.figure, Figure::Station(_));
        self.figure = Figure::Lair;
        self.spiders = self.all_spiders + u8::from(self.serving);
        self.spun.clear();
        self.city.iter_mut().for_each(|held| held.spiders = 0);
        self.found[1] = 0;
        self.frog = self.house.0.with.pearlbrook && self.season != Season::Winter;
    }

    /// A card comes to lie in her city, whose places are counted in a byte: whoever sets it right may say anything.
    pub(super) fn lay_down(&mut self, card: Named) {
        if self.city.len() < MOST_CARDS {
            self.city.push(Held { card, spiders: 0 });
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
}
