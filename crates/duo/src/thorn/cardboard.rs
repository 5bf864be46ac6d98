//! Miss Thorn at a table of cardboard.

use super::{Field, Order};
use crate::ids::{MEADOW, SLOTS, Slot};
use crate::together::{Area, Post, Skunks};
use serde::{Deserialize, Serialize};
use table::automa::{self, Kit, Memory, Pause, Replay};

/// Miss Thorn's words.
#[derive(Debug)]
pub enum Thorn {}

impl Kit for Thorn {
    type Question = Question;
    type Answer = Answer;
    type Order = Order;
}

/// A table of cardboard on which Miss Thorn and her skunks are run.
///
/// ```
/// use duo::SkunkCount;
/// use duo::thorn::{Answer, Board, Cardboard, Question, send_skunks};
///
/// let skunks = |table: &mut _| send_skunks(table, SkunkCount { events: 1, meadow: 0, locations: 0 }, false);
/// let mut table = Cardboard::new(Board::default());
/// let ran = table.answer(Answer::Die(4), skunks).unwrap();
/// assert!(ran.waits_for.is_none());
/// assert_eq!(ran.known.skunks.on_events(), 1);
/// ```
pub type Cardboard = automa::Cardboard<Thorn, Board>;

/// What Miss Thorn must know.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Question {
    /// What does the die show for the next skunk of this area?
    Roll(Area),
    /// Does a skunk stand there?
    HasSkunk(Post),
    /// Has somebody claimed the event on this slot?
    IsClaimed(Slot),
    /// On which slot does the tile of set A lie?
    SlotOfA,
    /// Does a card lie on this place of the Meadow?
    HasCard(u8),
}

/// What can be said to it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Answer {
    /// What the die shows.
    Die(u8),
    /// Yes or no.
    Is(bool),
    /// An event slot.
    Slot(Slot),
}

/// What is known of the table: where the skunks stand, and what Miss Thorn has taken.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Board {
    /// The skunks.
    pub skunks: Skunks,
    /// The events that are known to be claimed.
    pub claimed: [bool; SLOTS],
    /// The places of the Meadow that are known to be empty.
    pub gaps: [bool; MEADOW],
}

impl Memory<Thorn> for Board {
    fn recall(&self, question: &Question) -> Option<Answer> {
        match *question {
            Question::HasSkunk(post) => Some(Answer::Is(self.skunks.at(post))),
            Question::IsClaimed(slot) => self.claimed[slot.index()].then_some(Answer::Is(true)),
            Question::HasCard(place) => self.gaps[usize::from(place)].then_some(Answer::Is(false)),
            Question::Roll(_) | Question::SlotOfA => None,
        }
    }

    fn learn(&mut self, question: &Question, answer: &Answer) {
        match (*question, *answer) {
            (Question::IsClaimed(slot), Answer::Is(true)) => self.claimed[slot.index()] = true,
            (Question::HasCard(place), Answer::Is(false)) => self.gaps[usize::from(place)] = true,
            _ => {}
        }
    }

    fn carry_out(&mut self, order: &Order) {
        match *order {
            Order::LiftAll => self.skunks = Skunks::default(),
            Order::Put { post, .. } => self.skunks.put(post),
            Order::TakeEvent(slot) => self.claimed[slot.index()] = true,
            Order::TakeCard(place) => self.gaps[place] = true,
            Order::TakeTop => {}
        }
    }
}

/// Yes or no.
fn is(answer: &Answer) -> Option<bool> {
    match *answer {
        Answer::Is(yes) => Some(yes),
        Answer::Die(_) | Answer::Slot(_) => None,
    }
}

impl<M: Memory<Thorn>> Field for Replay<Thorn, M> {
    type Pause = Pause<Thorn>;

    fn roll(&mut self, area: Area) -> Result<u8, Self::Pause> {
        self.ask(Question::Roll(area), |answer| match *answer {
            Answer::Die(n @ 1..=6) => Some(n),
            Answer::Die(_) | Answer::Is(_) | Answer::Slot(_) => None,
        })
    }

    fn has_skunk(&mut self, post: Post) -> Result<bool, Self::Pause> {
        self.ask(Question::HasSkunk(post), is)
    }

    fn is_claimed(&mut self, slot: Slot) -> Result<bool, Self::Pause> {
        self.ask(Question::IsClaimed(slot), is)
    }

    fn slot_of_a(&mut self) -> Result<Slot, Self::Pause> {
        self.ask(Question::SlotOfA, |answer| match *answer {
            Answer::Slot(slot) if slot.index() < SLOTS => Some(slot),
            Answer::Slot(_) | Answer::Die(_) | Answer::Is(_) => None,
        })
    }

    fn has_card(&mut self, place: usize) -> Result<bool, Self::Pause> {
        self.ask(Question::HasCard(place as u8), is)
    }

    fn order(&mut self, order: Order) {
        Replay::order(self, order);
    }
}

#[cfg(test)]
mod tests {
    use super::super::{claim_the_rest, end_season, send_skunks};
    use super::*;
    use crate::ids::{COLUMNS, Space};
    use crate::pack::Row;
    use crate::together::SkunkCount;

    const EVENT: fn(u8) -> Post = |n| Post::Space(Space::Event(Slot(n)));

    #[test]
    fn a_question_that_nobody_has_answered_ends_the_run_and_its_answer_carries_it_on() {
        let count = SkunkCount { events: 1, meadow: 2, locations: 1 };
        let setup = |table: &mut Replay<Thorn, Board>| send_skunks(table, count, true);
        let mut table = Cardboard::new(Board::default());
        let ran = table.run(setup).unwrap();
        assert_eq!((ran.waits_for, ran.orders), (Some(Question::SlotOfA), vec![Order::LiftAll]));
        assert!(table.answer(Answer::Slot(Slot(6)), setup).is_err(), "there are six slots");
        assert!(table.answer(Answer::Die(3), setup).is_err(), "a die is no slot");
        assert_eq!(table.answer(Answer::Slot(Slot(2)), setup).unwrap().waits_for, Some(Question::Roll(Area::Meadow)));
        table.answer(Answer::Die(6), setup).unwrap();
        table.answer(Answer::Die(6), setup).unwrap();
        let ran = table.answer(Answer::Die(1), setup).unwrap();
        assert_eq!(ran.waits_for, None);
        let posts: Vec<Post> = ran.known.skunks.posts().collect();
        assert_eq!(posts, [EVENT(2), Post::Spot(1), Post::Spot(7), Post::Space(Space::River(0))]);
        assert!(table.answer(Answer::Die(1), setup).is_err(), "nothing is asked any more");
        table.take_back();
        assert_eq!(table.run(setup).unwrap().waits_for, Some(Question::Roll(Area::Locations)));
    }

    #[test]
    fn answers_to_other_questions_are_not_taken() {
        let one = |events, meadow| SkunkCount { events, meadow, locations: 0 };
        let mut table = Cardboard::new(Board::default());
        table.answer(Answer::Die(2), |table| send_skunks(table, one(1, 0), false)).unwrap();
        let unfit = table.run(|table| send_skunks(table, one(0, 1), false)).err();
        assert_eq!(unfit, Some(automa::Unfit { at: 0 }));
        let unfit = table.run(|table| send_skunks(table, one(0, 0), false)).err();
        assert_eq!(unfit, Some(automa::Unfit { at: 0 }), "an answer is left over");
    }

    #[test]
    fn a_taken_number_sends_the_skunk_on_to_the_right_and_round() {
        let setup = |table: &mut Replay<Thorn, Board>| {
            send_skunks(table, SkunkCount { events: 2, meadow: 2, locations: 2 }, false)
        };
        let mut table = Cardboard::new(Board::default());
        for die in [6, 6, 4, 4, 2, 2] {
            table.answer(Answer::Die(die), setup).unwrap();
        }
        let put = table.run(setup).unwrap().orders.into_iter().filter_map(|order| match order {
            Order::Put { post, .. } => Some(post),
            _ => None,
        });
        let locations = [Post::Space(Space::River(1)), Post::Space(Space::Farm(0))];
        assert!(put.eq([EVENT(5), EVENT(0), Post::Spot(5), Post::Spot(6)].into_iter().chain(locations)));
    }

    /// Only what nobody can know is asked: the events under skunks, and the cards beside them.
    #[test]
    fn she_takes_events_under_skunks_and_the_card_to_the_right() {
        let mut board = Board::default();
        let posts = [EVENT(1), EVENT(4), Post::Spot(7), Post::Spot(3), Post::Spot(5)];
        posts.into_iter().for_each(|post| board.skunks.put(post));
        for (row, below) in [(Row::Upper, 0), (Row::Lower, COLUMNS)] {
            let end = |table: &mut Replay<Thorn, Board>| end_season(table, row);
            let mut table = Cardboard::new(board.clone());
            for answer in [false, true, false, true] {
                table.answer(Answer::Is(answer), end).unwrap();
            }
            let asked: Vec<Question> = table.given().iter().map(|given| given.question).collect();
            let cards = [2, 4].map(|column| Question::HasCard((column + below) as u8));
            assert_eq!(asked[..2], [Question::IsClaimed(Slot(1)), Question::IsClaimed(Slot(4))]);
            assert_eq!(asked[2..], cards);
            let ran = table.run(end).unwrap();
            let taken = [Order::TakeEvent(Slot(1)), Order::TakeTop, Order::TakeCard(4 + below), Order::TakeTop];
            assert_eq!(ran.orders, taken);
            // What she has taken, and what was said, is known afterwards.
            let mut rest = Cardboard::new(ran.known);
            for _ in 0..4 {
                rest.answer(Answer::Is(true), claim_the_rest).unwrap();
            }
            assert_eq!(rest.run(claim_the_rest).unwrap().waits_for, None);
        }
    }

    /// What was answered is a record: written, read and run again, it leads to the same place.
    #[test]
    fn answers_can_be_written_down_and_resumed() {
        let setup = |table: &mut Replay<Thorn, Board>| {
            send_skunks(table, SkunkCount { events: 1, meadow: 1, locations: 0 }, false)
        };
        let mut table = Cardboard::new(Board::default());
        table.answer(Answer::Die(5), setup).unwrap();
        let text = serde_json::to_string(table.given()).unwrap();
        let mut again = Cardboard::resume(Board::default(), serde_json::from_str(&text).unwrap());
        assert_eq!(again.run(setup).unwrap().waits_for, Some(Question::Roll(Area::Meadow)));
        assert_eq!(again.answer(Answer::Die(1), setup).unwrap().orders.len(), 3);
    }
}
