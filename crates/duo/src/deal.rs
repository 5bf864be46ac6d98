//! Where hidden cards may lie: one way by lot that nobody who counts can exclude. [D14.5]

use crate::ids::*;
use crate::view::{View, sees_hand};
use arrayvec::ArrayVec;
use table::Chance;
use woodland::Fate;

/// The hidden places of a table, filled.
#[derive(Clone)]
pub(crate) struct Deal {
    pub hands: [CardSet; 2],
    pub discard: CardSet,
    pub aside: CardSet,
    pub deck: ArrayVec<CardId, CARDS>,
}

/// How often a replay is tried again that asks for more cards from before the last shuffle than there are.
const TRIES: usize = 64;

impl Deal {
    /// Deals what the viewer does not see.
    pub(crate) fn of(view: &View, all: CardSet, chance: &mut Chance) -> Deal {
        let open: CardSet = view.meadow.iter().flatten().copied().collect();
        let cities = view.mayors.iter().fold(CardSet::NONE, |set, mayor| set.or(mayor.city).or(mayor.tucked));
        let quest = view.together.thorn.or(view.together.tile_card());
        let (discard, aside) = (view.known_discards, view.aside);
        let mut located = open.or(cities).or(quest).or(view.gone).or(aside).or(discard);
        let mut deal = Deal { hands: [CardSet::NONE; 2], discard, aside, deck: ArrayVec::new() };
        for seat in [HARE, TORTOISE].into_iter().filter(|&seat| sees_hand(&view.together, view.viewer, seat)) {
            deal.hands[seat.index()] = view.mayors[seat.index()].hand;
            located = located.or(deal.hands[seat.index()]);
        }
        let hidden = all.without(located);
        let mut remembered = Remembered::of(view, hidden, &deal, chance);
        for _ in 0..TRIES {
            if remembered.is_possible() {
                break;
            }
            remembered = Remembered::of(view, hidden, &deal, chance);
        }
        remembered.deal(view, chance)
    }
}

/// A replay of the trails of hidden hands: the cards seen there lie where it leaves them.
struct Remembered {
    deal: Deal,
    /// Hidden cards that may have come into a hand before the last shuffle.
    old: CardSet,
    /// Hidden cards that had left all hands by then.
    new: CardSet,
    /// How many unknown cards from before the shuffle are in each hand, and how many have left it since.
    unknown: [(u32, u32); 2],
}

impl Remembered {
    fn of(view: &View, hidden: CardSet, seen: &Deal, chance: &mut Chance) -> Remembered {
        let mut deal = seen.clone();
        let mut new = view.shuffled;
        let mut unknown = [(0, 0); 2];
        for seat in [HARE, TORTOISE].into_iter().filter(|&seat| !sees_hand(&view.together, view.viewer, seat)) {
            let i = seat.index();
            let mut trail = view.trails[i].clone();
            let elsewhere = trail.cards().collect::<CardSet>().without(hidden);
            elsewhere.for_each(|card| trail.elsewhere(card));
            trail.replay(view.mayors[i].hand_count.into(), chance, |card, old, fate| match (card, fate) {
                (Some(card), Fate::Here) => deal.hands[i].insert(card),
                (Some(card), Fate::Left) => deal.discard.insert(card),
                (Some(card), Fate::LeftBeforeShuffle) => new.insert(card),
                (None, Fate::Here) if old => unknown[i].0 += 1,
                (None, Fate::Left) if old => unknown[i].1 += 1,
                (None, _) => {}
            });
        }
        let hidden = hidden.without(deal.hands[0].or(deal.hands[1]).or(deal.discard));
        Remembered { deal, old: hidden.without(new), new: hidden.and(new), unknown }
    }

    /// Whether enough cards may have come before the last shuffle.
    fn is_possible(&self) -> bool {
        self.unknown.iter().map(|(here, left)| here + left).sum::<u32>() <= self.old.len()
    }

    /// Deals the cards of which nothing else is known.
    fn deal(self, view: &View, chance: &mut Chance) -> Deal {
        let Remembered { mut deal, old, new, unknown } = self;
        let mut hidden: ArrayVec<CardId, CARDS> = new.collect();
        hidden.extend(old);
        chance.shuffle(&mut hidden[new.len() as usize..]);
        for (i, (here, left)) in unknown.into_iter().enumerate() {
            let (hand, discard) = (deal.hands[i].len() + here, deal.discard.len() + left);
            fill(&mut deal.hands[i], hand, &mut hidden);
            fill(&mut deal.discard, discard, &mut hidden);
        }
        if !new.is_empty() {
            chance.shuffle(&mut hidden);
        }
        for (hand, mayor) in deal.hands.iter_mut().zip(&view.mayors) {
            fill(hand, mayor.hand_count.into(), &mut hidden);
        }
        fill(&mut deal.discard, view.discard_count.into(), &mut hidden);
        fill(&mut deal.aside, view.aside_count.into(), &mut hidden);
        Deal { deck: hidden, ..deal }
    }
}

/// Puts hidden cards into a place until it holds so many.
fn fill(place: &mut CardSet, n: u32, hidden: &mut ArrayVec<CardId, CARDS>) {
    while place.len() < n {
        let Some(card) = hidden.pop() else {
            return;
        };
        place.insert(card);
    }
}
