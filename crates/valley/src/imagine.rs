//! A table drawn at random that looks just like a view.

use crate::Valley;
use crate::heaps::{Heap, Heaps};
use crate::ids::*;
use crate::memory::{ASIDE, HERS, LAIR, Memories, PLACES, WEB};
use crate::recall::Recall;
use crate::rival::Rival;
use crate::state::{Held, JustDrawn, Lying, Player, State};
use crate::view::{PlayerView, RivalView, View};
use arrayvec::ArrayVec;
use table::{Chance, Eyes, Seat, Viewer};
use woodland::Hidden;

/// Legends that the viewer does not see, in any order.
type Legends = ArrayVec<CardId, LEGENDS>;

impl Valley {
    /// A table that looks like this view, its hidden cards dealt at random.
    pub(crate) fn imagine(&self, view: &View, chance: &mut Chance) -> State {
        let mut hidden = self.hidden(view);
        let mut legends = Legends::new();
        for card in self.pack.tables.legends {
            for _ in 0..std::mem::take(&mut hidden[card.index()]).max(0) {
                legends.push(card);
            }
        }
        chance.shuffle(&mut legends);
        let recall = Recall::of(view, hidden, self.must_hold(view), chance);
        let mut players: [Player; PLAYERS] = Default::default();
        for (seat, seen) in seats(PLAYERS).zip(&view.players) {
            let mine = view.viewer == Viewer::Seat(seat);
            players[seat.index()] = self.imagine_player(seat, seen, mine, &recall.here, &mut legends);
        }
        let heaps = imagine_heaps(view, &recall, &mut legends, chance);
        let mut aside = view.aside.clone();
        if aside.len() < usize::from(view.aside_count) {
            aside = recall.here[ASIDE.index()].iter().copied().collect();
        }
        aside.sort_unstable();
        let drawn = view.drawn.as_ref().map_or(JustDrawn::default(), |drawn| {
            let mut cards = drawn.cards.clone();
            if cards.len() < usize::from(drawn.count) {
                // Those that came last.
                let hand = &recall.here[drawn.by.index()];
                cards = hand.iter().rev().take(drawn.count.into()).copied().collect();
            }
            JustDrawn::new(drawn.by, cards)
        });
        let rival = imagine_rival(&view.rival, chance);
        let mut state = State {
            chance: Chance::from_seed(chance.seed()),
            dice: ArrayVec::new(),
            turn: view.turn,
            meadow: view.meadow,
            heaps,
            aside,
            aside_seen: view.aside_seen,
            playing: view.playing,
            forest: view.forest,
            specials: view.specials,
            claimed: view.claimed,
            under: view.under.clone(),
            players,
            rival,
            memories: Memories::imagined(view.viewer, &view.memory, &view.common),
            pile: view.pile.clone(),
            legends,
            watched: view.watched,
            chain: view.chain.clone(),
            once: view.once,
            drawn,
            offered: view.offered.clone(),
            deeds: view.deeds,
            turns: view.turns,
            frames: view.frames.clone(),
        };
        seats(self.players()).for_each(|seat| self.recount(&mut state, seat));
        state
    }

    /// A player as they are seen, with the cards that are hidden from the viewer.
    fn imagine_player(
        &self,
        seat: Seat,
        seen: &PlayerView,
        mine: bool,
        here: &[Hidden<CardId>; PLACES],
        legends: &mut Legends,
    ) -> Player {
        let mut player = Player {
            season: seen.season,
            passed: seen.passed,
            hand: if mine { seen.hand.clone() } else { ArrayVec::new() },
            goods: seen.goods,
            points: seen.points,
            workers: seen.workers.into(),
            city: seen.city.clone(),
            prisoners: seen.prisoners.clone(),
            legends: seen.legends.clone(),
            power: seen.power,
            ..Player::default()
        };
        if !mine {
            here[seat.index()].iter().for_each(|&card| player.take_in(Held::usable(card)));
            if seen.stuck_count > 0 {
                here[WEB.index()].iter().for_each(|&card| player.take_in(Held::new(card, true)));
            }
        }
        if player.legends.is_empty() {
            for &kind in &seen.legend_kinds {
                let fits = |card: &CardId| self.pack.card(*card).kind == kind;
                if let Some(at) = legends.iter().position(fits) {
                    player.legends.push(legends.remove(at));
                }
            }
        }
        player
    }
}

/// The deck, the discard pile and what the opponent in the box has.
fn imagine_heaps(view: &View, recall: &Recall, legends: &mut Legends, chance: &mut Chance) -> Heaps {
    let mut hand: ArrayVec<CardId, DECK> = recall.here[HERS.index()].iter().copied().collect();
    for _ in 0..view.rival.hand_legends {
        hand.extend(legends.pop());
    }
    chance.shuffle(&mut hand);
    let mut unseen = recall.here[LAIR.index()].iter();
    let feats = view.rival.feats.iter().filter_map(|card| match card {
        Some(card) => Some(Lying::open(*card)),
        None => unseen.next().map(|&card| Lying::unknown(card)),
    });
    let lying = view.discard.iter().zip(&view.dropped_by).zip(&recall.dropped);
    let discard = lying.map(|((known, &from), &card)| match (*known, from) {
        (Some(lying), _) => lying,
        (None, Some(from)) => Lying::dropped(card, Eyes::NOBODY, from),
        (None, None) => Lying::unknown(card),
    });
    let gone = view.gone.iter().enumerate().flat_map(|(i, &n)| (0..n).map(move |_| CardId(i as u8)));
    let mut heaps = Heaps::default();
    heaps.set(Heap::Gone, gone.map(Lying::unknown));
    heaps.set(Heap::RivalCity, view.rival.city.iter().copied().map(Lying::unknown));
    heaps.set(Heap::Feats, feats);
    heaps.set(Heap::HerHand, hand.into_iter().map(Lying::unknown));
    heaps.set(Heap::Discard, discard);
    heaps.set(Heap::Deck, recall.rest.iter().copied().map(Lying::unknown));
    heaps
}

/// What else the opponent in the box has; its piles come in any order.
fn imagine_rival(seen: &RivalView, chance: &mut Chance) -> Rival {
    let mut rival = Rival {
        points: seen.points,
        workers: seen.workers,
        blocked: seen.blocked,
        season: seen.season,
        over: seen.over,
        figure: seen.figure,
        activity: seen.activity.iter().copied().collect(),
        used: seen.used.clone(),
        times_empty: seen.times_empty,
        open: seen.open,
        special_claimed: seen.special_claimed,
        personality: seen.personality,
        plot: seen.plot,
        scheme: seen.scheme,
        schemes: seen.schemes.iter().copied().collect(),
        webs: seen.webs,
        event_webs: seen.event_webs,
        soup: seen.soup,
    };
    chance.shuffle(&mut rival.activity);
    chance.shuffle(&mut rival.schemes);
    rival
}
