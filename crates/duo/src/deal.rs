//! Where hidden cards may lie: one way by lot that nobody who counts can exclude. [D14.5]

use crate::ids::*;
use crate::view::{View, sees_hand};
use arrayvec::ArrayVec;
use table::Chance;
use woodland::Fate;

/// The hidden places of a table, filled.
#[derive(Clone)]
pub(crate) struct Dealt {
    pub hands: [CardSet; 2],
    pub discard: CardSet,
    pub aside: CardSet,
    pub deck: ArrayVec<CardId, CARDS>,
}

/// How often a replay is tried again for which the hidden cards do not suffice.
const TRIES: usize = 64;

impl Dealt {
    /// Deals what the viewer does not see.
    pub(crate) fn of(view: &View, all: CardSet, chance: &mut Chance) -> Dealt {
        let open: CardSet = view.meadow.iter().flatten().copied().collect();
        let cities = view.mayors.iter().fold(CardSet::NONE, |set, mayor| set.or(mayor.city).or(mayor.tucked));
        let quest = view.together.thorn.or(view.together.tile_card());
        let (discard, aside) = (view.known.pile, view.aside);
        let mut located = open.or(cities).or(quest).or(view.gone).or(aside).or(discard);
        let mut seen = Dealt { hands: [CardSet::NONE; 2], discard, aside, deck: ArrayVec::new() };
        for seat in [HARE, TORTOISE].into_iter().filter(|&seat| sees_hand(&view.together, view.viewer, seat)) {
            seen.hands[seat.index()] = view.mayors[seat.index()].hand;
            located = located.or(seen.hands[seat.index()]);
        }
        let hidden = all.without(located);
        for rigour in [Rigour::OldAndNew; TRIES].into_iter().chain([Rigour::Hands; TRIES]) {
            let remembered = Remembered::of(view, hidden, &seen, chance);
            if let Some(deal) = remembered.deal(view, rigour, chance) {
                return deal;
            }
        }
        let anywhere = Remembered { hidden, deal: seen.clone(), unknown: Default::default() };
        anywhere.deal(view, Rigour::None, chance).unwrap_or(seen)
    }
}

/// How much of what is known of hands is kept to.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Rigour {
    /// As many cards of a hand as a replay says are from before the last shuffle.
    OldAndNew,
    /// Every card can be in the hand in which it is.
    Hands,
    /// Nothing.
    None,
}

/// A replay of the trails of hidden hands: the cards seen there lie where it leaves them.
struct Remembered {
    deal: Dealt,
    /// Cards that have no place yet.
    hidden: CardSet,
    unknown: [Unknown; 2],
}

/// How many cards came into a hand unseen, before the last shuffle and since, and are there or have left it.
#[derive(Clone, Copy, Default)]
struct Unknown {
    old_here: u32,
    old_left: u32,
    new_here: u32,
    new_left: u32,
}

impl Remembered {
    fn of(view: &View, hidden: CardSet, seen: &Dealt, chance: &mut Chance) -> Remembered {
        let mut deal = seen.clone();
        let mut unknown = [Unknown::default(); 2];
        // A card lies once, even if a trail that somebody else wrote down names it twice.
        let mut left = hidden;
        for seat in [HARE, TORTOISE].into_iter().filter(|&seat| !sees_hand(&view.together, view.viewer, seat)) {
            let i = seat.index();
            let mut trail = view.trails[i].clone();
            let departed = view.known.departed.without(trail.since_shuffle().collect());
            let elsewhere: CardSet = trail.cards().filter(|&card| !hidden.has(card) || departed.has(card)).collect();
            elsewhere.for_each(|card| trail.elsewhere(card));
            let count = &mut unknown[i];
            trail.replay(view.mayors[i].hand_count.into(), chance, |card, old, fate| match (card, fate) {
                (Some(card), Fate::Here | Fate::Left) if !left.has(card) => {}
                (Some(card), Fate::Here) => lay(&mut deal.hands[i], card, &mut left),
                (Some(card), Fate::Left) => lay(&mut deal.discard, card, &mut left),
                (None, Fate::Here) if old => count.old_here += 1,
                (None, Fate::Here) => count.new_here += 1,
                (None, Fate::Left) if old => count.old_left += 1,
                (None, Fate::Left) => count.new_left += 1,
                (_, Fate::LeftBeforeShuffle) => {}
            });
        }
        Remembered { deal, hidden: left, unknown }
    }

    /// Deals the cards of which nothing else is known, if that can be.
    fn deal(self, view: &View, rigour: Rigour, chance: &mut Chance) -> Option<Dealt> {
        let Remembered { mut deal, hidden, unknown } = self;
        let mut cards: ArrayVec<CardId, CARDS> = hidden.collect();
        chance.shuffle(&mut cards);
        let dealt = if rigour == Rigour::None { hidden } else { hidden.without(view.known.not_dealt) };
        let of_hand = |i: usize| {
            let Unknown { old_here, old_left, new_here, new_left } = unknown[i];
            let old = hidden.without(view.known.not_held[i]);
            match rigour {
                Rigour::OldAndNew => (old_here, old_here + old_left, old),
                Rigour::Hands => {
                    let here = old_here + new_here;
                    (here, here + old_left + new_left, if new_here + new_left > 0 { old.or(dealt) } else { old })
                }
                Rigour::None => (0, 0, CardSet::NONE),
            }
        };
        let hands = [of_hand(0), of_hand(1)];
        let [hare, tortoise] = hands.map(|(_, room, may)| Place { room, may, cards: CardSet::NONE });
        let room = hidden.len().checked_sub(hare.room + tortoise.room)?;
        let mut places = [hare, tortoise, Place { room, may: dealt, cards: CardSet::NONE }];
        if !cards.iter().all(|&card| put(&mut places, card, chance)) {
            return None;
        }
        // What is in a place was dealt in a random order.
        let of_place = |n: usize| cards.iter().copied().filter(move |&card| places[n].cards.has(card));
        for (i, (here, ..)) in hands.into_iter().enumerate() {
            for (n, card) in (0..).zip(of_place(i)) {
                if n < here { deal.hands[i].insert(card) } else { deal.discard.insert(card) }
            }
        }
        let mut hidden = of_place(2);
        for (hand, mayor) in deal.hands.iter_mut().zip(&view.mayors) {
            fill(hand, mayor.hand_count.into(), &mut hidden);
        }
        fill(&mut deal.discard, view.discard_count.into(), &mut hidden);
        fill(&mut deal.aside, view.aside_count.into(), &mut hidden);
        Some(Dealt { deck: hidden.collect(), ..deal })
    }
}

/// Lays one of the cards that are left somewhere.
fn lay(place: &mut CardSet, card: CardId, left: &mut CardSet) {
    place.insert(card);
    left.remove(card);
}

/// Somewhere hidden cards may lie, and so many do.
#[derive(Clone, Copy)]
struct Place {
    room: u32,
    may: CardSet,
    cards: CardSet,
}

/// Puts a card where it may lie, by lot; if all is full there, another one makes room for it.
fn put(places: &mut [Place; 3], card: CardId, chance: &mut Chance) -> bool {
    let room = |place: &Place| if place.may.has(card) { place.room } else { 0 };
    let mut lot = chance.below(places.iter().map(room).sum());
    for place in places.iter_mut() {
        match lot.checked_sub(room(place)) {
            Some(left) => lot = left,
            None => {
                place.room -= 1;
                place.cards.insert(card);
                return true;
            }
        }
    }
    let found = (0..places.len()).find(|&n| places[n].may.has(card) && make_room(places, n, 1 << n));
    found.is_some_and(|n| {
        places[n].room -= 1;
        places[n].cards.insert(card);
        true
    })
}

/// Moves one card of a place to another that was not `tried`, where it may lie as well.
fn make_room(places: &mut [Place; 3], full: usize, tried: u8) -> bool {
    for card in places[full].cards {
        for other in (0..places.len()).filter(|n| tried >> n & 1 == 0) {
            let fits = places[other].may.has(card);
            if fits && (places[other].room > 0 || make_room(places, other, tried | 1 << other)) {
                places[full].cards.remove(card);
                places[full].room += 1;
                places[other].cards.insert(card);
                places[other].room -= 1;
                return true;
            }
        }
    }
    false
}

/// Puts hidden cards into a place until it holds so many.
fn fill(place: &mut CardSet, n: u32, hidden: &mut impl Iterator<Item = CardId>) {
    while place.len() < n {
        let Some(card) = hidden.next() else {
            return;
        };
        place.insert(card);
    }
}
