//! Whether a view that somebody else wrote down can be one of this game.

use crate::Duo;
use crate::effect::{Grant, GreenPlace, RedPlaces, Step, StepId};
use crate::frame::{Deal, Fee, Mover};
use crate::ids::*;
use crate::together::{Area, Haunt, Item};
use crate::view::{View, sees_hand};
use table::raw::{Numbered, Sound, within};
use table::stack::Asked;
use table::{Chance, Seat, ViewError};

impl Duo {
    /// A view fits if everything in it is within bounds, and a table can be made of all cards that looks like it.
    pub(crate) fn check_raw(&self, view: &View) -> Result<(), ViewError> {
        self.check_bounds(view)?;
        let mut located = view.gone;
        let mut count = view.gone.len();
        let mut add = |cards: CardSet| {
            count += cards.len();
            located = located.or(cards);
        };
        for card in view.meadow.iter().flatten().copied().chain(view.together.tile_card()) {
            add(CardSet::one(card));
        }
        [view.aside, view.known.pile, view.together.thorn].into_iter().for_each(&mut add);
        let mut hidden = u32::from(view.deck_count) + u32::from(view.aside_count) + u32::from(view.discard_count);
        for (i, mayor) in view.mayors.iter().enumerate() {
            if i == 0 || !view.together.one_city() {
                add(mayor.city);
                add(mayor.tucked);
            }
            if sees_hand(&view.together, view.viewer, Seat(i as u8)) {
                add(mayor.hand);
            } else {
                hidden += u32::from(mayor.hand_count);
            }
        }
        hidden -= view.aside.len() + view.known.pile.len();
        // No card lies in two places, and the rest fills those that are hidden.
        if count != located.len() || hidden != self.pack.all_cards().without(located).len() {
            return Err(ViewError::WrongCards);
        }
        let state = self.imagine(view, &mut Chance::from_seed(0));
        state.census(&self.pack).map_err(|_| ViewError::Contradiction)?;
        let asked = state.question().is_none_or(|(seat, ask)| self.asked(&state, seat, ask) != Asked::Never);
        if asked && self.see(&state, view.viewer) == *view { Ok(()) } else { Err(ViewError::Contradiction) }
    }

    fn check_bounds(&self, view: &View) -> Result<(), ViewError> {
        let cards = |cards: CardSet| cards.without(self.pack.all_cards()).is_empty();
        within("viewer", view.viewer.is_sound(self))?;
        within("turn", view.turn.is_sound(self))?;
        within("sun", view.sun <= PathSpot::LAST && view.moon <= PathSpot::LAST)?;
        within("meadow", view.meadow.iter().all(|card| card.is_sound(self)))?;
        within("aside", cards(view.aside) && view.aside.len() <= u32::from(view.aside_count))?;
        let known = view.known;
        within("discard", cards(known.pile) && known.pile.len() <= u32::from(view.discard_count))?;
        within("discard", cards(known.not_dealt.or(known.not_held[0]).or(known.not_held[1]).or(known.departed)))?;
        within("tile", view.together.tile.is_none_or(|(to, item)| to.is_sound(self) && item.is_sound(self)))?;
        within("gone", cards(view.gone.or(view.together.thorn).or(view.together.tile_card())))?;
        within("trails", view.trails.iter().all(|trail| trail.cards().all(|card| card.is_sound(self))))?;
        for (i, mayor) in view.mayors.iter().enumerate() {
            let seen = sees_hand(&view.together, view.viewer, Seat(i as u8));
            let n = u32::from(mayor.hand_count);
            within("hand", if seen { mayor.hand.len() == n } else { mayor.hand.len() <= n })?;
            within("cards", cards(mayor.hand.or(mayor.city).or(mayor.tucked)))?;
            within("occupied", mayor.placed.iter().all(|card| card.is_sound(self)))?;
        }
        within("river", view.river.iter().all(|tile| usize::from(tile.0) < RIVER_TILES))?;
        within("river", view.river_to_come >> RIVER_TILES == 0)?;
        within("events", view.events.iter().all(|event| usize::from(event.0) < self.pack.events.len()))?;
        within("events", view.claimed.iter().all(|by| by.is_sound(self)))?;
        within("events", view.journey.is_sound(self))?;
        let mut workers = view.mayors.iter().flat_map(|mayor| mayor.workers).flatten();
        within("workers", workers.all(|space| space.is_sound(self)))?;
        within("cards", cards(view.to_produce))?;
        within("questions", view.frames.iter().all(|frame| frame.is_sound(self)))
    }
}

impl Numbered for Duo {
    fn cards(&self) -> usize {
        self.pack.cards.len()
    }

    fn steps(&self) -> usize {
        self.pack.steps.len()
    }
}

impl Sound<Duo> for Space {
    fn is_sound(&self, duo: &Duo) -> bool {
        match *self {
            Space::River(space) => space.index() < RIVER,
            Space::Farm(farm) => farm.index() < FARMS,
            Space::Event(slot) => slot.index() < SLOTS,
            Space::Red(card) => card.is_sound(duo),
        }
    }
}

impl Sound<Duo> for Haunt {
    fn is_sound(&self, duo: &Duo) -> bool {
        match self {
            Haunt::Space(space) => space.is_sound(duo),
            Haunt::Path(spot) => *spot <= PathSpot::LAST,
        }
    }
}

impl Sound<Duo> for Item {
    fn is_sound(&self, duo: &Duo) -> bool {
        self.card().is_sound(duo)
    }
}

impl Sound<Duo> for Deal {
    fn is_sound(&self, duo: &Duo) -> bool {
        self.star.is_sound(duo)
    }
}

impl Sound<Duo> for Fee {
    fn is_sound(&self, duo: &Duo) -> bool {
        let pays = |step: StepId| matches!(duo.pack.step(step), Step::PayFor { .. });
        self.step.is_sound(duo) && pays(self.step) && self.source.is_sound(duo)
    }
}

table::harmless!(Area, Grant, GreenPlace, Mover, RedPlaces);
