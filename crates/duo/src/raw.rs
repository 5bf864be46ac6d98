//! Whether a view that somebody else wrote down can be one of this game.

use crate::Duo;
use crate::ids::*;
use crate::together::Item;
use crate::view::{View, sees_hand};
use table::{Chance, Seat, ViewError, Viewer};

/// Nothing in it counts or names more than there can be.
fn within(what: &'static str, fits: bool) -> Result<(), ViewError> {
    if fits { Ok(()) } else { Err(ViewError::OutOfBounds { what }) }
}

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
            if i == 0 || !view.together.one_city {
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
        if self.see(&state, view.viewer) == *view { Ok(()) } else { Err(ViewError::Contradiction) }
    }

    fn check_bounds(&self, view: &View) -> Result<(), ViewError> {
        let seat = |seat: Seat| seat.index() < 2;
        let cards = |cards: CardSet| cards.without(self.pack.all_cards()).is_empty();
        let card = |card: CardId| card.index() < CARDS && self.pack.all_cards().has(card);
        let viewer = match view.viewer {
            Viewer::Seat(viewer) => seat(viewer),
            Viewer::Spectator => true,
        };
        within("viewer", viewer)?;
        within("turn", view.turn.is_none_or(seat))?;
        within("sun", view.sun < u8::BITS as u8 && view.moon < u8::BITS as u8)?;
        within("meadow", view.meadow.iter().flatten().all(|&id| card(id)))?;
        within("aside", cards(view.aside) && view.aside.len() <= u32::from(view.aside_count))?;
        let known = view.known;
        within("discard", cards(known.pile) && known.pile.len() <= u32::from(view.discard_count))?;
        within("discard", cards(known.not_dealt.or(known.not_held[0]).or(known.not_held[1]).or(known.departed)))?;
        let tile = match view.together.tile {
            Some((to, Item::Card(id))) => seat(to) && card(id),
            Some((to, _)) => seat(to),
            None => true,
        };
        within("tile", tile)?;
        within("gone", cards(view.gone.or(view.together.thorn).or(view.together.tile_card())))?;
        within("trails", view.trails.iter().all(|trail| trail.cards().all(card)))?;
        for (i, mayor) in view.mayors.iter().enumerate() {
            let seen = sees_hand(&view.together, view.viewer, Seat(i as u8));
            let n = u32::from(mayor.hand_count);
            within("hand", if seen { mayor.hand.len() == n } else { mayor.hand.len() <= n })?;
            within("cards", cards(mayor.hand.or(mayor.city).or(mayor.tucked)))?;
            within("occupied", mayor.placed.iter().flatten().all(|&id| card(id)))?;
        }
        within("river", view.river.iter().all(|tile| usize::from(tile.0) < RIVER_TILES))?;
        within("river", view.river_to_come >> RIVER_TILES == 0)?;
        within("events", view.events.iter().all(|event| usize::from(event.0) < self.pack.events.len()))?;
        within("events", view.claimed.iter().flatten().all(|by| by.seat().is_none_or(seat)))?;
        within("events", view.journey.is_none_or(seat))
    }
}
