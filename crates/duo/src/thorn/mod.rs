//! Miss Thorn and her skunks: what they do, written once for the screen and for a table of cardboard.
//!
//! The procedures ask a [`Field`] what they must know (what the die shows, whether a place is free) and give
//! it orders. On screen the state answers at once. At a physical table a person answers, and a question that
//! nobody has answered yet ends the procedure with [`Field::Pause`]; run again with the answer, it goes on
//! from the start and comes further: that table is [`Known`], and her game there is [`Thorn`].

mod companion;
mod known;
mod look;

pub use companion::Thorn;
pub use known::{Deed, Known, Question};

use crate::ids::{COLUMNS, MeadowPlace, PathSpot, Slot};
use crate::pack::Row;
use crate::together::{Area, Haunt, SkunkCount};

/// A table that answers questions and carries out orders.
pub trait Field {
    /// Why a procedure had to stop.
    type Pause;

    /// What the die shows for the next skunk of this area, 1 to 6.
    fn roll(&mut self, area: Area) -> Result<u8, Self::Pause>;
    /// Whether a skunk stands there already.
    fn has_skunk(&mut self, haunt: Haunt) -> Result<bool, Self::Pause>;
    /// Whether somebody has claimed the event on this slot.
    fn is_claimed(&mut self, slot: Slot) -> Result<bool, Self::Pause>;
    /// The slot on which the tile of set A lies.
    fn slot_of_a(&mut self) -> Result<Slot, Self::Pause>;
    /// Whether a card lies on this place of the Meadow.
    fn has_card(&mut self, place: MeadowPlace) -> Result<bool, Self::Pause>;
    /// Carries out an order.
    fn order(&mut self, order: Order);
}

/// Something to be done on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Order {
    /// All skunks leave the board.
    LiftAll,
    /// A skunk goes to a place; `rolled` is what the die showed.
    Put {
        /// Where.
        haunt: Haunt,
        /// The die, unless the place was given.
        rolled: Option<u8>,
    },
    /// Miss Thorn takes an event tile.
    TakeEvent(Slot),
    /// Miss Thorn takes every event tile that nobody has claimed. [D20.11]
    TakeRest,
    /// Miss Thorn takes the card of this place of the Meadow.
    TakeCard(MeadowPlace),
    /// Miss Thorn takes the top card of the deck.
    TakeTop,
}

/// [D16.6] Every skunk is lifted, then rolled for, area by area; on a taken number it goes on to the right. With
/// `first_on_a` the first skunk of the events stands on the tile of set A instead. [D20.5]
pub fn send_skunks<F: Field>(field: &mut F, count: SkunkCount, first_on_a: bool) -> Result<(), F::Pause> {
    field.order(Order::LiftAll);
    for area in Area::ALL {
        for n in 0..count.of(area) {
            if area == Area::Events && n == 0 && first_on_a {
                let haunt = Haunt::Space(crate::Space::Event(field.slot_of_a()?));
                field.order(Order::Put { haunt, rolled: None });
                continue;
            }
            let rolled = field.roll(area)?;
            let mut number = rolled;
            // [D16.3]
            while field.has_skunk(Haunt::numbered(area, number))? {
                number = number % 6 + 1;
            }
            field.order(Order::Put { haunt: Haunt::numbered(area, number), rolled: Some(rolled) });
        }
    }
    Ok(())
}

/// [D20.7] [D20.8] What Miss Thorn takes when a season ends: events under her skunks that nobody has claimed,
/// then a card for each skunk in the Meadow, from left to right.
pub fn end_season<F: Field>(field: &mut F, row: Row) -> Result<(), F::Pause> {
    for slot in Slot::all() {
        if field.has_skunk(Haunt::Space(crate::Space::Event(slot)))? && !field.is_claimed(slot)? {
            field.order(Order::TakeEvent(slot));
        }
    }
    for number in 1..=6 {
        let Haunt::Path(spot) = Haunt::numbered(Area::Meadow, number) else {
            continue;
        };
        if !field.has_skunk(Haunt::Path(spot))? {
            continue;
        }
        // The column to the right of spot k is column k; spot 7 has none. [D20.9]
        let column = spot.0 - 1;
        let place = MeadowPlace(if row == Row::Upper { column } else { column + COLUMNS as u8 });
        if spot != PathSpot::LAST && field.has_card(place)? {
            field.order(Order::TakeCard(place));
        } else {
            field.order(Order::TakeTop);
        }
    }
    Ok(())
}

/// [D20.11] The events that nobody has claimed are hers when the game ends.
pub fn claim_the_rest<F: Field>(field: &mut F) {
    field.order(Order::TakeRest);
}
