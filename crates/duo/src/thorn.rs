//! Miss Thorn and her skunks: what they do, written once for the screen and for a table of cardboard.
//!
//! The procedures ask a [`Field`] what they must know (what the die shows, whether a place is free) and give
//! it orders. On screen the state answers at once. At a physical table a person answers, and a question that
//! nobody has answered yet ends the procedure with [`Field::Pause`]; run again with the answer, it goes on
//! from the start and comes further.

use crate::ids::{COLUMNS, Slot};
use crate::pack::Row;
use crate::together::{Area, Post, SkunkCount};

/// A table that answers questions and carries out orders.
pub trait Field {
    /// Why a procedure had to stop.
    type Pause;

    /// What the die shows for the next skunk of this area, 1 to 6.
    fn roll(&mut self, area: Area) -> Result<u8, Self::Pause>;
    /// Whether a skunk stands there already.
    fn has_skunk(&mut self, post: Post) -> Result<bool, Self::Pause>;
    /// Whether somebody has claimed the event on this slot.
    fn is_claimed(&mut self, slot: Slot) -> Result<bool, Self::Pause>;
    /// The slot on which the tile of set A lies.
    fn slot_of_a(&mut self) -> Result<Slot, Self::Pause>;
    /// Whether a card lies on this place of the Meadow.
    fn has_card(&mut self, place: usize) -> Result<bool, Self::Pause>;
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
        post: Post,
        /// The die, unless the place was given.
        rolled: Option<u8>,
    },
    /// Miss Thorn takes an event tile.
    TakeEvent(Slot),
    /// Miss Thorn takes the card of this place of the Meadow.
    TakeCard(usize),
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
                let post = Post::Space(crate::Space::Event(field.slot_of_a()?));
                field.order(Order::Put { post, rolled: None });
                continue;
            }
            let rolled = field.roll(area)?;
            let mut number = rolled;
            // [D16.3]
            while field.has_skunk(Post::numbered(area, number))? {
                number = number % 6 + 1;
            }
            field.order(Order::Put { post: Post::numbered(area, number), rolled: Some(rolled) });
        }
    }
    Ok(())
}

/// [D20.7] [D20.8] What Miss Thorn takes when a season ends: events under her skunks that nobody has claimed,
/// then a card for each skunk in the Meadow, from left to right.
pub fn end_season<F: Field>(field: &mut F, row: Row) -> Result<(), F::Pause> {
    for slot in Slot::all() {
        if field.has_skunk(Post::Space(crate::Space::Event(slot)))? && !field.is_claimed(slot)? {
            field.order(Order::TakeEvent(slot));
        }
    }
    for number in 1..=6 {
        let Post::Spot(spot) = Post::numbered(Area::Meadow, number) else {
            continue;
        };
        if !field.has_skunk(Post::Spot(spot))? {
            continue;
        }
        // The column to the right of spot k is column k; spot 7 has none. [D20.9]
        let column = usize::from(spot) - 1;
        let place = if row == Row::Upper { column } else { column + COLUMNS };
        if column < COLUMNS && field.has_card(place)? {
            field.order(Order::TakeCard(place));
        } else {
            field.order(Order::TakeTop);
        }
    }
    Ok(())
}

/// [D20.11] The events that nobody has claimed are hers when the game ends.
pub fn claim_the_rest<F: Field>(field: &mut F) -> Result<(), F::Pause> {
    for slot in Slot::all() {
        if !field.is_claimed(slot)? {
            field.order(Order::TakeEvent(slot));
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ids::Space;

    /// A table of cardboard: a person has given these answers so far.
    struct Cardboard {
        rolls: Vec<u8>,
        skunks: Vec<Post>,
        claimed: Vec<Slot>,
        orders: Vec<Order>,
    }

    #[derive(PartialEq, Debug)]
    enum Question {
        Roll(Area),
        SlotOfA,
    }

    impl Field for Cardboard {
        type Pause = Question;

        fn roll(&mut self, area: Area) -> Result<u8, Question> {
            if self.rolls.is_empty() { Err(Question::Roll(area)) } else { Ok(self.rolls.remove(0)) }
        }

        fn has_skunk(&mut self, post: Post) -> Result<bool, Question> {
            Ok(self.skunks.contains(&post))
        }

        fn is_claimed(&mut self, slot: Slot) -> Result<bool, Question> {
            Ok(self.claimed.contains(&slot))
        }

        fn slot_of_a(&mut self) -> Result<Slot, Question> {
            Err(Question::SlotOfA)
        }

        fn has_card(&mut self, place: usize) -> Result<bool, Question> {
            Ok(place != 2)
        }

        fn order(&mut self, order: Order) {
            match order {
                Order::LiftAll => self.skunks.clear(),
                Order::Put { post, .. } => self.skunks.push(post),
                Order::TakeEvent(slot) => self.claimed.push(slot),
                Order::TakeCard(_) | Order::TakeTop => {}
            }
            self.orders.push(order);
        }
    }

    fn cardboard(rolls: &[u8]) -> Cardboard {
        Cardboard { rolls: rolls.to_vec(), skunks: Vec::new(), claimed: Vec::new(), orders: Vec::new() }
    }

    #[test]
    fn a_procedure_returns_the_question_that_nobody_has_answered() {
        let count = SkunkCount { events: 1, meadow: 2, locations: 1 };
        assert_eq!(send_skunks(&mut cardboard(&[]), count, true), Err(Question::SlotOfA));
        assert_eq!(send_skunks(&mut cardboard(&[]), count, false), Err(Question::Roll(Area::Events)));
        assert_eq!(send_skunks(&mut cardboard(&[3, 6]), count, false), Err(Question::Roll(Area::Meadow)));
    }

    #[test]
    fn a_taken_number_sends_the_skunk_on_to_the_right_and_round() {
        let mut field = cardboard(&[6, 6, 4, 4, 2, 2]);
        send_skunks(&mut field, SkunkCount { events: 2, meadow: 2, locations: 2 }, false).unwrap();
        let event = |n: u8| Post::Space(Space::Event(Slot(n)));
        let places = [event(5), event(0), Post::Spot(5), Post::Spot(6)];
        assert_eq!(field.skunks[..4], places);
        assert_eq!(field.skunks[4..], [Post::Space(Space::River(1)), Post::Space(Space::Farm(0))]);
    }

    #[test]
    fn she_takes_events_under_skunks_and_the_card_to_the_right() {
        let mut field = cardboard(&[]);
        field.skunks = vec![Post::Space(Space::Event(Slot(1))), Post::Spot(7), Post::Spot(3), Post::Spot(5)];
        end_season(&mut field, Row::Upper).unwrap();
        // Place 2, right of spot 3, is empty; spot 7 has nothing to its right.
        assert_eq!(field.orders, [Order::TakeEvent(Slot(1)), Order::TakeTop, Order::TakeCard(4), Order::TakeTop]);
        field.orders.clear();
        end_season(&mut field, Row::Lower).unwrap();
        assert_eq!(field.orders, [Order::TakeCard(8), Order::TakeCard(10), Order::TakeTop]);
    }
}
