//! What one viewer may know, and a table drawn at random that looks just like it.

use crate::Duo;
use crate::deal::Dealt;
use crate::frame::{Ask, Pending};
use crate::ids::*;
use crate::state::{ColourSet, HandTrail, Mayor, OnCards, SPECTATOR, State, Town, Whereabouts};
use crate::together::Together;
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use table::stack::Deeds;
use table::{Chance, Seat, Side, Viewer};
use woodland::{Goods, Season};

/// The table as one viewer sees it: everything that lies open [D14.2], and of hidden cards [D14.1] what this
/// viewer knows. It cannot hold what the viewer may not know: there is no deck and no generator in it, hands
/// of others are numbers, and cards are named only where this viewer knows them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// Who is looking.
    pub viewer: Viewer,
    /// The season.
    pub season: Season,
    /// The Sun's spot.
    pub sun: PathSpot,
    /// The Moon's spot.
    pub moon: PathSpot,
    /// Whose turn it is.
    pub turn: Option<Seat>,
    /// The Meadow.
    pub meadow: [Option<CardId>; MEADOW],
    /// The mayors.
    pub mayors: [MayorView; 2],
    /// What only play together has.
    pub together: Together,
    /// How many cards the deck holds.
    pub deck_count: u8,
    /// How many cards the discard pile holds.
    pub discard_count: u8,
    /// What this viewer knows of the discard pile, and of where cards were when it last became the deck.
    pub known: Whereabouts,
    /// What everybody knows of the mayors' hands. [D14.5]
    pub trails: [HandTrail; 2],
    /// Cards that have left the game.
    pub gone: CardSet,
    /// How many cards are being looked at.
    pub aside_count: u8,
    /// Which, if this viewer is the one looking.
    pub aside: CardSet,
    /// What lies on cards.
    pub on: OnCards,
    /// The river tiles on the board.
    pub river: [RiverId; RIVER],
    /// The river tiles that are still to come, in no order.
    pub river_to_come: u32,
    /// The event tiles.
    pub events: [EventId; SLOTS],
    /// Who has claimed them.
    pub claimed: [Option<Side>; SLOTS],
    /// Who has got Journey.
    pub journey: Option<Seat>,
    chain: CardSet,
    chain_river: u8,
    #[serde(default, skip_serializing_if = "Deeds::is_none")]
    deeds: Deeds,
    fresh: CardSet,
    shown: CardSet,
    pub(crate) to_produce: CardSet,
    pub(crate) frames: Pending,
    /// What others know of the pile; needed to draw a table that goes on like this one. Only of cards this
    /// viewer knows themselves.
    others_know: [Whereabouts; 3],
}

impl View {
    /// The question that is asked, and whom, as far as this viewer knows it.
    pub fn question(&self) -> Option<(Seat, Ask)> {
        self.frames.question()
    }

    /// How many moves the tokens have left this season, together.
    pub fn moves_left(&self) -> u32 {
        self.together.skunks.moves_left([self.sun, self.moon])
    }

    /// The same without whom.
    pub fn ask(&self) -> Option<Ask> {
        self.question().map(|(_, ask)| ask)
    }
}

/// A mayor as a viewer sees them; together both have the same city and the same point tokens.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct MayorView {
    /// How many cards are in the hand.
    pub hand_count: u8,
    /// The cards of the hand that this viewer knows; all of them for the mayor themselves.
    pub hand: CardSet,
    /// The city.
    pub city: CardSet,
    /// Tucked cards.
    pub tucked: CardSet,
    /// Resources.
    pub goods: Goods,
    /// Point tokens in the reserve.
    pub points: u16,
    /// Occupied tokens in the reserve.
    pub occupied: ColourSet,
    /// Occupied tokens in the city.
    pub placed: [Option<CardId>; 5],
    /// Workers.
    pub workers: [Option<Space>; WORKERS],
}

/// The place of a viewer's knowledge in the state.
fn index(viewer: Viewer) -> usize {
    match viewer {
        Viewer::Seat(seat) => seat.index(),
        Viewer::Spectator => SPECTATOR,
    }
}

impl Duo {
    pub(crate) fn see(&self, s: &State, viewer: Viewer) -> View {
        let known = s.known[index(viewer)];
        let mine = |seat: Seat| sees_hand(&s.together, viewer, seat);
        let asking = s.question().map(|(seat, _)| seat);
        // [D18.14]
        let sees_aside = asking.is_some_and(mine);
        let mayors = [HARE, TORTOISE].map(|seat| {
            let (mayor, town) = (s.mayor(seat), s.town(seat));
            MayorView {
                hand_count: mayor.hand.len() as u8,
                hand: if mine(seat) { mayor.hand } else { s.trails[seat.index()].sure().collect() },
                city: town.city,
                tucked: town.tucked,
                goods: mayor.goods,
                points: town.points,
                occupied: mayor.occupied,
                placed: mayor.placed,
                workers: mayor.workers,
            }
        });
        let mut others_know = s.known.map(|other| other.and(known));
        others_know[index(viewer)] = Whereabouts::default();
        View {
            viewer,
            season: s.season,
            sun: s.sun,
            moon: s.moon,
            turn: s.turn,
            meadow: s.meadow,
            mayors,
            together: s.together,
            deck_count: s.deck.len() as u8,
            discard_count: s.discard.len() as u8,
            known,
            trails: s.trails.clone(),
            gone: s.gone,
            aside_count: s.aside.len() as u8,
            aside: if sees_aside { s.aside } else { CardSet::NONE },
            on: s.on.clone(),
            river: s.river,
            river_to_come: s.river_stack.iter().fold(0, |bits, tile| bits | 1 << tile.0),
            events: s.events,
            claimed: s.claimed,
            journey: s.journey,
            chain: s.chain,
            chain_river: s.chain_river,
            deeds: s.deeds,
            fresh: s.fresh,
            shown: s.shown,
            to_produce: s.to_produce,
            frames: s.frames.veiled(Ask::Private, |seat, ask| {
                ask.manner().names_hand_card && !sees_hand(&s.together, viewer, seat)
            }),
            others_know,
        }
    }

    /// A table that looks like this view, its hidden cards dealt at random.
    pub(crate) fn imagine(&self, view: &View, chance: &mut Chance) -> State {
        let Dealt { hands, discard, aside, deck } = Dealt::of(view, self.pack.all_cards(), chance);
        let mut known = view.others_know;
        known[index(view.viewer)] = view.known;
        let mut river_stack: ArrayVec<RiverId, RIVER_TILES> =
            (0..RIVER_TILES as u8).filter(|tile| view.river_to_come >> tile & 1 == 1).map(RiverId).collect();
        chance.shuffle(&mut river_stack);
        State {
            chance: Chance::from_seed(chance.seed()),
            season: view.season,
            sun: view.sun,
            moon: view.moon,
            turn: view.turn,
            meadow: view.meadow,
            deck,
            discard,
            gone: view.gone,
            aside,
            mayors: [0, 1].map(|i| {
                let mayor = &view.mayors[i];
                Mayor {
                    hand: hands[i],
                    goods: mayor.goods,
                    occupied: mayor.occupied,
                    placed: mayor.placed,
                    workers: mayor.workers,
                }
            }),
            towns: [0, 1].map(|i| match view.together.one_city() && i == 1 {
                true => Town::default(),
                false => {
                    let MayorView { city, tucked, points, .. } = view.mayors[i];
                    Town { city, tucked, points }
                }
            }),
            together: view.together,
            known,
            trails: view.trails.clone(),
            on: view.on.clone(),
            river: view.river,
            river_stack,
            events: view.events,
            claimed: view.claimed,
            journey: view.journey,
            chain: view.chain,
            chain_river: view.chain_river,
            deeds: view.deeds,
            fresh: view.fresh,
            shown: view.shown,
            to_produce: view.to_produce,
            frames: view.frames.clone(),
        }
    }
}

/// Whether a viewer sees a mayor's hand: their own [D15.21], or both of one who plays both mayors. [D15.22]
pub(crate) fn sees_hand(together: &Together, viewer: Viewer, seat: Seat) -> bool {
    match viewer {
        Viewer::Seat(viewer) => viewer == seat || together.solo(),
        Viewer::Spectator => false,
    }
}
