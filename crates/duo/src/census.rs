//! Everything that is conserved, counted.

use crate::Pack;
use crate::ids::*;
use crate::state::{OnCard, State};
use crate::together::HANDSHAKE;
use woodland::Colour;

impl State {
    /// Every card and tile is in one place, every worker and token where it may stand.
    pub(crate) fn census(&self, pack: &Pack) -> Result<(), String> {
        self.count_cards(pack)?;
        self.count_tiles()?;
        self.look_at_workers(pack)?;
        self.look_at_occupied()?;
        if self.together.skunks.path & HANDSHAKE.bit() != 0 {
            return Err("a skunk stands on the handshake spot".to_owned());
        }
        if [self.sun, self.moon].iter().any(|&spot| self.uncovered() & spot.bit() == 0) {
            return Err("a token stands under a skunk".to_owned());
        }
        Ok(())
    }

    fn count_cards(&self, pack: &Pack) -> Result<(), String> {
        let mut seen = CardSet::NONE;
        let hands = self.mayors.iter().map(|mayor| mayor.hand);
        let towns = self.towns.iter().flat_map(|town| [town.city, town.tucked]);
        let quest = [self.together.thorn, self.together.tile_card()];
        let piles = hands.chain(towns).chain(quest).chain([self.discard, self.gone, self.aside]);
        for card in piles.flatten().chain(self.meadow.into_iter().flatten()).chain(self.deck.iter().copied()) {
            if seen.has(card) {
                return Err(format!("{} is in two places", pack.card(card).entry.id));
            }
            seen.insert(card);
        }
        if let Some(lost) = pack.all_cards().without(seen).first() {
            return Err(format!("{} is nowhere", pack.card(lost).entry.id));
        }
        for card in pack.all_cards() {
            let can_hold = self.city_of(card).is_some() || self.meadow_place(card).is_some();
            if self.on[card] != OnCard::default() && !can_hold {
                return Err(format!("something lies on {}, which is not on the table", pack.card(card).entry.id));
            }
        }
        Ok(())
    }

    fn count_tiles(&self) -> Result<(), String> {
        let mut tiles = 0u32;
        for tile in self.river.iter().chain(&self.river_stack) {
            if tiles >> tile.0 & 1 == 1 {
                return Err(format!("river tile {} is in two places", tile.0));
            }
            tiles |= 1 << tile.0;
        }
        Ok(())
    }

    fn look_at_workers(&self, pack: &Pack) -> Result<(), String> {
        for space in self.mayors.iter().flat_map(|mayor| mayor.workers).flatten() {
            if let Space::Red(card) = space
                && (self.city_of(card).is_none() || pack.card(card).colour != Colour::Red)
            {
                return Err(format!("a worker stands on {}, which is no space", pack.card(card).entry.id));
            }
        }
        Ok(())
    }

    fn look_at_occupied(&self) -> Result<(), String> {
        for seat in [HARE, TORTOISE] {
            let mayor = self.mayor(seat);
            for colour in Colour::ALL {
                let placed = mayor.placed[colour as usize];
                if placed.is_some() && mayor.occupied.has(colour) {
                    return Err(format!("two Occupied tokens of one colour: {colour:?}"));
                }
                if placed.is_some_and(|card| !self.town(seat).city.has(card)) {
                    return Err("an Occupied token stands outside the city".to_owned());
                }
            }
        }
        let [mine, theirs] = self.mayors.map(|mayor| mayor.placed.into_iter().flatten().collect::<CardSet>());
        if !mine.and(theirs).is_empty() {
            return Err("two Occupied tokens stand on one Construction".to_owned());
        }
        Ok(())
    }
}
