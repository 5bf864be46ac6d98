//! What one viewer may know.

use crate::Valley;
use crate::action::From;
use crate::frame::{Ask, HOST, Night, Pending};
use crate::heaps::Heap;
use crate::ids::*;
use crate::memory::{ASIDE, HERS, LAIR, Memory, PLACES, Tally, WEB, hand_of};
use crate::rival::Webs;
use crate::state::{Building, Held, Lying, State, Under, is_zero};
use crate::webs::{Personality, Plot, SchemeCard};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use table::stack::{Deeds, Task};
use table::{Eyes, Seat, Side, Viewer};
use woodland::{Goods, Kind, Place, Season};

/// The table as one viewer sees it: everything that lies open [V5.8], and of hidden cards [V5.7] what this viewer
/// knows. It cannot hold what the viewer may not know: there is no deck and no generator in it, and cards are named
/// only where this viewer knows them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// Who is looking.
    pub viewer: Viewer,
    /// Whose turn it is.
    pub turn: Option<Side>,
    /// The Meadow.
    pub meadow: [Option<CardId>; MEADOW],
    /// How many cards the deck holds.
    pub deck_count: u8,
    /// The discard pile, its top card last, as far as this viewer knows it.
    pub discard: Vec<Option<Lying>>,
    /// For each card of the pile, which place it left unseen.
    pub(crate) dropped_by: Vec<Option<Place>>,
    /// What this viewer remembers of hidden cards. [V5.9]
    pub(crate) memory: Memory,
    /// What everybody does.
    pub(crate) common: Memory,
    /// Cards that have left the game, by name.
    pub gone: Vec<u8>,
    /// How many cards are shown or being looked at.
    pub aside_count: u8,
    /// Which, if this viewer sees them.
    pub aside: ArrayVec<CardId, 8>,
    pub(crate) aside_seen: Eyes,
    /// The card that is being played.
    pub playing: Option<CardId>,
    /// The forest cards.
    pub forest: [Option<ForestId>; CLEARINGS],
    /// The special events.
    pub specials: [EventId; SPECIALS],
    /// Who has claimed which event.
    pub claimed: [Option<Side>; EVENTS],
    /// What lies on and under the special events.
    pub under: [Under; SPECIALS],
    /// The players.
    pub players: Vec<PlayerView>,
    /// The opponent in the box.
    pub rival: RivalView,
    /// The Pigs' pile, its top card last.
    pub pile: ArrayVec<CardId, PILE>,
    /// How many legends nobody has.
    pub legends_left: u8,
    /// Where the Spiders' figure stands.
    pub watched: Option<Site>,
    pub(crate) chain: ArrayVec<Spot, 8>,
    pub(crate) once: bool,
    pub(crate) drawn: Option<DrawnView>,
    pub(crate) offered: ArrayVec<CardId, 2>,
    #[serde(default, skip_serializing_if = "is_zero")]
    pub(crate) deeds: Deeds,
    #[serde(default, skip_serializing_if = "is_zero")]
    pub(crate) turns: u16,
    pub(crate) frames: Pending,
}

/// Cards just drawn, as a viewer sees them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct DrawnView {
    /// Who has drawn them.
    pub by: Seat,
    /// How many there are.
    pub count: u8,
    /// Which, for who has drawn them.
    pub cards: ArrayVec<CardId, 12>,
}

impl View {
    /// How many hidden cards are in each place, as far as this viewer does not see them.
    pub(crate) fn held(&self) -> [u8; PLACES] {
        let mut held = [0; PLACES];
        for (i, player) in self.players.iter().enumerate() {
            if self.viewer != Viewer::Seat(Seat(i as u8)) {
                held[i] = player.hand_count.saturating_sub(player.stuck_count);
                held[WEB.index()] += player.stuck_count;
            }
        }
        held[HERS.index()] = self.rival.hand_count.saturating_sub(self.rival.hand_legends);
        held[ASIDE.index()] = self.aside_count - self.aside.len() as u8;
        held[LAIR.index()] = self.rival.feats.iter().filter(|card| card.is_none()).count() as u8;
        held
    }

    /// The places of the discard pile whose cards left a place unseen by this viewer, the last one first.
    pub(crate) fn dropped_from(&self, place: Place) -> impl Iterator<Item = usize> + '_ {
        let unseen = |&at: &usize| self.discard[at].is_none();
        (0..self.discard.len()).rev().filter(unseen).filter(move |&at| self.dropped_by[at] == Some(place))
    }

    pub(crate) fn memories(&self) -> [&Memory; 2] {
        [&self.memory, &self.common]
    }

    /// The question that is asked, and whom, as far as this viewer knows it.
    pub fn question(&self) -> Option<(Seat, Ask)> {
        self.frames.question()
    }
}

/// A player as a viewer sees them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PlayerView {
    /// The player's season.
    pub season: Season,
    /// Whether the player has passed.
    pub passed: bool,
    /// How many cards are in the hand.
    pub hand_count: u8,
    /// How many of them cannot be used.
    pub stuck_count: u8,
    /// The cards that are in the hand for sure; all of them for the player themselves.
    pub hand: ArrayVec<Held, 16>,
    /// Resources.
    pub goods: Goods,
    /// Point tokens.
    pub points: u16,
    /// Workers.
    pub workers: [Post; WORKERS],
    /// The city.
    pub city: ArrayVec<Building, CITY_CARDS>,
    /// Prisoners.
    pub prisoners: ArrayVec<CardId, PRISONERS>,
    /// Legends, if this viewer sees them.
    pub legends: ArrayVec<CardId, OWN_LEGENDS>,
    /// What kinds of legends are left.
    pub legend_kinds: ArrayVec<Kind, 2>,
    /// The power.
    pub power: Option<Power>,
    /// How many spaces of the city are taken.
    pub spaces: u8,
}

/// The opponent in the box as a viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RivalView {
    /// Its city.
    pub city: ArrayVec<CardId, DECK>,
    /// Point tokens.
    pub points: u16,
    /// Its workers.
    pub workers: [Post; SPIDERS],
    /// Blocked slots of the Meadow.
    pub blocked: u8,
    /// Her season.
    pub season: Season,
    /// Whether her game is over.
    pub over: bool,
    /// Where her figure stands.
    pub figure: Option<Slot>,
    /// How many cards her hand holds.
    pub hand_count: u8,
    /// How many of them are legends.
    pub hand_legends: u8,
    /// Those that are in it for sure, sorted.
    pub hand: Vec<CardId>,
    /// Cards in her Lair; hidden ones are not named.
    pub feats: Vec<Option<CardId>>,
    /// Activity cards still to come, sorted.
    pub activity: Vec<ActivityId>,
    /// Activity cards used this season, sorted.
    pub used: ArrayVec<ActivityId, ACTIVITIES>,
    /// How often her deck has run out this season.
    pub times_empty: u8,
    /// The Activity card that lies open.
    pub open: Option<ActivityId>,
    /// Whether she has claimed a special event this season.
    pub special_claimed: bool,
    /// Her personality.
    pub personality: Option<Personality>,
    /// Her plot.
    pub plot: Option<Plot>,
    /// The scheme in force.
    pub scheme: Option<SchemeCard>,
    /// Schemes still to come, sorted.
    pub schemes: Vec<SchemeCard>,
    /// Webs for good.
    pub webs: Webs,
    /// Webs on basic events.
    pub event_webs: [u8; BASIC_EVENTS],
    /// Whether the next worker goes to her.
    pub soup: bool,
}

impl Valley {
    pub(crate) fn see(&self, s: &State, viewer: Viewer) -> View {
        let mine = |seat: Seat| viewer == Viewer::Seat(seat);
        let memory = s.memory(viewer, self.pack.tables.legends);
        let mut gone = [0; NAMES];
        s.heaps.cards(Heap::Gone).for_each(|card| gone[card.index()] += 1);
        View {
            viewer,
            turn: s.turn,
            meadow: s.meadow,
            deck_count: s.deck_count() as u8,
            discard: s.heaps.of(Heap::Discard).iter().map(|lying| lying.seen_by(viewer)).collect(),
            dropped_by: s.heaps.of(Heap::Discard).iter().map(|lying| lying.dropped_by()).collect(),
            common: s.memories.common.clone(),
            gone: gone.to_vec(),
            aside_count: s.aside.len() as u8,
            aside: if s.aside_seen.has(viewer) { s.aside.clone() } else { ArrayVec::new() },
            aside_seen: s.aside_seen,
            playing: s.playing,
            forest: s.forest,
            specials: s.specials,
            claimed: s.claimed,
            under: s.under.clone(),
            players: seats(self.players()).map(|seat| self.see_player(s, seat, mine(seat), &memory)).collect(),
            rival: self.see_rival(s, viewer, &memory),
            pile: s.pile.clone(),
            legends_left: s.legends.len() as u8,
            watched: s.watched,
            chain: s.chain.clone(),
            once: s.once,
            drawn: s.drawn.get().map(|drawn| DrawnView {
                by: drawn.by,
                count: drawn.cards.len() as u8,
                cards: if mine(drawn.by) { drawn.cards.clone() } else { ArrayVec::new() },
            }),
            offered: s.offered.clone(),
            deeds: s.deeds,
            turns: s.turns,
            frames: s
                .frames
                .veiled(Ask::Private, |seat, ask| ask.manner().names_hand_card && viewer != Viewer::Seat(seat)),
            memory,
        }
    }

    /// A player as everybody sees them, and their hand as far as the viewer knows it.
    fn see_player(&self, s: &State, seat: Seat, mine: bool, memory: &Memory) -> PlayerView {
        let player = s.player(seat);
        let sure = || {
            let usable = memory.journal.sure(hand_of(seat)).map(Held::usable);
            let stuck = memory.journal.sure(WEB).filter(|_| seat == HOST).map(|card| Held::new(card, true));
            let mut hand: ArrayVec<Held, 16> = usable.chain(stuck).take(player.hand.len()).collect();
            hand.sort_unstable();
            hand
        };
        PlayerView {
            season: player.season,
            passed: player.passed,
            hand_count: player.hand.len() as u8,
            stuck_count: player.hand.iter().filter(|held| held.stuck()).count() as u8,
            hand: if mine { player.hand.clone() } else { sure() },
            goods: player.goods,
            points: player.points,
            workers: *player.workers,
            city: player.city.clone(),
            prisoners: player.prisoners.clone(),
            legends: if mine { player.legends.clone() } else { ArrayVec::new() },
            legend_kinds: player.legends.iter().map(|&card| self.pack.card(card).kind).collect(),
            power: player.power,
            spaces: player.spaces,
        }
    }

    /// What the opponent in the box has; the order of its piles is nobody's to know.
    fn see_rival(&self, s: &State, viewer: Viewer, memory: &Memory) -> RivalView {
        let mut hand: Vec<CardId> = memory.journal.sure(HERS).collect();
        hand.sort_unstable();
        let mut activity = s.rival.activity.to_vec();
        activity.sort_unstable();
        let mut schemes = s.rival.schemes.to_vec();
        schemes.sort_unstable();
        let feats = s.heaps.of(Heap::Feats).iter();
        RivalView {
            city: s.rival_city().collect(),
            points: s.rival.points,
            workers: s.rival.workers,
            blocked: s.rival.blocked,
            season: s.rival.season,
            over: s.rival.over,
            figure: s.rival.figure,
            hand_count: s.her_hand().len() as u8,
            hand_legends: s.her_hand().filter(|&card| self.pack.tables.legends.has(card)).count() as u8,
            hand,
            feats: feats.map(|lying| lying.seen_by(viewer).map(|lying| lying.card)).collect(),
            activity,
            used: s.rival.used.clone(),
            times_empty: s.rival.times_empty,
            open: s.rival.open,
            special_claimed: s.rival.special_claimed,
            personality: s.rival.personality,
            plot: s.rival.plot,
            scheme: s.rival.scheme,
            schemes,
            webs: s.rival.webs,
            event_webs: s.rival.event_webs,
            soup: s.rival.soup,
        }
    }

    /// How many copies of each card lie where this viewer does not see them.
    pub(crate) fn hidden(&self, view: &View) -> [i16; NAMES] {
        let mut counts: [i16; NAMES] =
            std::array::from_fn(|i| i16::from(self.copies(CardId(i as u8))) - i16::from(view.gone[i]));
        let mut seen = |card: CardId| counts[card.index()] -= 1;
        view.meadow.iter().flatten().chain(&view.aside).chain(&view.playing).chain(&view.pile).for_each(|&c| seen(c));
        view.discard.iter().flatten().for_each(|lying| seen(lying.card));
        view.under.iter().flat_map(|under| &under.cards).for_each(|&card| seen(card));
        view.rival.city.iter().for_each(|&card| seen(card));
        view.rival.feats.iter().flatten().for_each(|&card| seen(card));
        for (i, player) in view.players.iter().enumerate() {
            if view.viewer == Viewer::Seat(Seat(i as u8)) {
                player.hand.iter().for_each(|held| seen(held.card()));
            }
            player.city.iter().for_each(|b| seen(b.card));
            player.prisoners.iter().chain(&player.legends).for_each(|&card| seen(card));
        }
        counts
    }

    /// The same as a tally.
    pub(crate) fn tally_hidden(&self, s: &State, viewer: Viewer) -> Tally {
        let hidden = self.hidden(&self.see(s, viewer));
        hidden.iter().enumerate().map(|(i, &n)| (CardId(i as u8), n.max(0) as u8)).collect()
    }

    /// What somebody must hold, or a pending question would not have come up: who takes a card beside the Naysayer has
    /// one of its colour. [V23.8]
    pub(crate) fn must_hold(&self, view: &View) -> Option<(Seat, CardSet)> {
        if view.rival.personality != Some(Personality::Naysayer) {
            return None;
        }
        let beside = |slot: Slot| view.rival.figure.is_some_and(|figure| figure.touches(slot));
        view.frames.iter().find_map(|frame| {
            let taken = match frame.task {
                Task::Ask(Ask::Night(Night::Replace { card, .. })) => card,
                Task::Ask(Ask::Pay { play }) if matches!(play.from, From::Meadow(slot) if beside(slot)) => play.card,
                Task::Ask(_) | Task::Do(_) => return None,
            };
            let colour = self.pack.of_colour(self.pack.card(taken).colour);
            (view.viewer != Viewer::Seat(frame.seat)).then_some((frame.seat, colour))
        })
    }
}
