//! The Rival at a table of cardboard.

use super::{Creature, Field, Legends, Order, Rival};
use crate::ids::*;
use crate::pack::Pack;
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use table::automa::{self, Kit, Memory, Pause, Replay};
use table::{Seat, Side};

/// The Rival's words.
#[derive(Debug)]
pub enum Game {}

impl Kit for Game {
    type Question = Question;
    type Answer = Answer;
    type Order = Order;
}

/// A table of cardboard on which the Rival is run.
pub type Cardboard = automa::Cardboard<Game, Board>;

/// What the Rival must know.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Question {
    /// Which solo card is on top of his deck?
    Draw,
    /// Which of these cards comes up first in the shuffled movement pile?
    Lot(Bits),
    /// Which of these places, all equally near, does he go to?
    Nearest(Bits),
    /// Is supply I empty, so that the second event counts?
    SecondEvent,
    /// In which region does the bard stand?
    Region(Seat),
    /// Has the bard a crest on the track?
    HasCrest(Seat),
    /// Is there a challenge card without a crest, or one to lay open?
    CanEngage,
    /// Which crests lie on the creature of this place, if there is one?
    Creature(PlaceId),
    /// Has this shop a card?
    HasCard(PlaceId),
    /// Whose crest lies on the bank?
    CrestAtBank(PlaceId),
    /// What is the market price?
    Price,
    /// Is there a Fan left?
    HasFan,
    /// Is this slot of the stage visible?
    IsVisible(PlaceId, u8),
    /// Does a card of this level lie open, and can another be laid open?
    Legends(u8),
    /// How many gems does this motif token show?
    GemsOn(u8),
}

/// What can be said to it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Answer {
    /// A solo card.
    Card(SoloId),
    /// A place.
    Place(PlaceId),
    /// A region.
    Region(RegionId),
    /// Yes or no.
    Is(bool),
    /// A number.
    Number(u8),
    /// What lies on a creature place.
    Creature(Creature),
    /// Whose crest.
    Crest(Option<Side>),
    /// The cards of a level.
    Legends(Legends),
}

/// What is known of the table: everything the Rival has.
#[derive(Clone, Debug)]
pub struct Board {
    /// The board and the cards.
    pub pack: Arc<Pack>,
    /// The Rival.
    pub rival: Rival,
}

impl Memory<Game> for Board {
    fn recall(&self, question: &Question) -> Option<Answer> {
        // Of a deck or a choice of one card the answer is known.
        let only = |among: Bits| (among.len() == 1).then(|| among.into_iter().next()).flatten();
        match *question {
            Question::Draw => only(self.rival.deck).map(|card| Answer::Card(SoloId(card))),
            Question::Lot(among) => only(among).map(|card| Answer::Card(SoloId(card))),
            Question::Nearest(_)
            | Question::SecondEvent
            | Question::Region(_)
            | Question::HasCrest(_)
            | Question::CanEngage
            | Question::Creature(_)
            | Question::HasCard(_)
            | Question::CrestAtBank(_)
            | Question::Price
            | Question::HasFan
            | Question::IsVisible(..)
            | Question::Legends(_)
            | Question::GemsOn(_) => None,
        }
    }

    fn carry_out(&mut self, order: &Order) {
        self.rival.carry_out(&self.pack, *order);
    }
}

/// Yes or no.
fn is(answer: &Answer) -> Option<bool> {
    if let Answer::Is(yes) = *answer { Some(yes) } else { None }
}

impl Field for Replay<Game, Board> {
    type Pause = Pause<Game>;

    fn rival(&self) -> &Rival {
        &self.known().rival
    }

    fn draw(&mut self) -> Result<SoloId, Self::Pause> {
        let deck = self.rival().deck;
        self.ask(Question::Draw, |answer| match *answer {
            Answer::Card(card) if deck.has(card.0) => Some(card),
            _ => None,
        })
    }

    fn lot(&mut self, among: Bits) -> Result<SoloId, Self::Pause> {
        self.ask(Question::Lot(among), |answer| match *answer {
            Answer::Card(card) if among.has(card.0) => Some(card),
            _ => None,
        })
    }

    fn nearest(&mut self, among: Bits) -> Result<PlaceId, Self::Pause> {
        self.ask(Question::Nearest(among), |answer| match *answer {
            Answer::Place(place) if among.has(place.0) => Some(place),
            _ => None,
        })
    }

    fn second_event(&mut self) -> Result<bool, Self::Pause> {
        self.ask(Question::SecondEvent, is)
    }

    fn region(&mut self, seat: Seat) -> Result<RegionId, Self::Pause> {
        let regions = self.known().pack.regions.len();
        self.ask(Question::Region(seat), |answer| match *answer {
            Answer::Region(region) if region.index() < regions => Some(region),
            _ => None,
        })
    }

    fn has_crest(&mut self, seat: Seat) -> Result<bool, Self::Pause> {
        self.ask(Question::HasCrest(seat), is)
    }

    fn can_engage(&mut self) -> Result<bool, Self::Pause> {
        self.ask(Question::CanEngage, is)
    }

    fn creature(&mut self, place: PlaceId) -> Result<Creature, Self::Pause> {
        self.ask(Question::Creature(place), |answer| match *answer {
            Answer::Creature(Creature::Here(crests)) if !crests.without(Bits::below(BARDS + 1)).is_empty() => None,
            Answer::Creature(creature) => Some(creature),
            _ => None,
        })
    }

    fn has_card(&mut self, place: PlaceId) -> Result<bool, Self::Pause> {
        self.ask(Question::HasCard(place), is)
    }

    fn crest_at_bank(&mut self, place: PlaceId) -> Result<Option<Side>, Self::Pause> {
        self.ask(Question::CrestAtBank(place), |answer| match *answer {
            Answer::Crest(side) if side.and_then(Side::seat).is_none_or(|seat| seat.index() < BARDS) => Some(side),
            _ => None,
        })
    }

    fn price(&mut self) -> Result<u8, Self::Pause> {
        self.ask(Question::Price, |answer| match *answer {
            Answer::Number(n @ 0..=40) => Some(n),
            _ => None,
        })
    }

    fn has_fan(&mut self) -> Result<bool, Self::Pause> {
        self.ask(Question::HasFan, is)
    }

    fn is_visible(&mut self, place: PlaceId, slot: u8) -> Result<bool, Self::Pause> {
        self.ask(Question::IsVisible(place, slot), is)
    }

    fn legends(&mut self, level: u8) -> Result<Legends, Self::Pause> {
        self.ask(Question::Legends(level), |answer| match *answer {
            Answer::Legends(legends) => Some(legends),
            _ => None,
        })
    }

    fn gems_on(&mut self, motif: u8) -> Result<u8, Self::Pause> {
        self.ask(Question::GemsOn(motif), |answer| match *answer {
            Answer::Number(n @ 0..=9) => Some(n),
            _ => None,
        })
    }

    fn order(&mut self, order: Order) {
        Replay::order(self, order);
    }
}

#[cfg(test)]
mod tests {
    use super::super::{activate, challenge, compose, rest, travel};
    use super::*;
    use crate::mode::Mode;
    use table::content::Pack as _;

    fn table() -> Board {
        let pack = Arc::new(Pack::ours().expect("our pack is sound"));
        let [a, b, c, d] = pack.portals().collect::<Vec<_>>()[..] else { panic!("there are four portals") };
        let rival = Rival::new(&pack, [[a, c], [b, d]]);
        Board { pack, rival }
    }

    fn place(board: &Board, id: &str) -> PlaceId {
        board.pack.place_id(id).expect("a place of the board")
    }

    /// [G17.1] [G17.3] Only the cards that come up are asked; where he goes follows from the board.
    #[test]
    fn he_asks_for_his_cards_and_finds_his_way_alone() {
        let board = table();
        let pack = Arc::clone(&board.pack);
        let turn = |table: &mut Replay<Game, Board>| {
            let card = compose(table, &pack, Mode::FIRST, false)?;
            pack.solo[card.index()].arrows.iter().try_for_each(|&arrow| travel(table, &pack, arrow))
        };
        let mut kit = Cardboard::new(board.clone());
        assert_eq!(kit.run(turn).unwrap().waits_for, Some(Question::Draw));
        assert!(kit.answer(Answer::Is(true), turn).is_err(), "that is no card");
        kit.answer(Answer::Card(SoloId(4)), turn).unwrap();
        assert!(kit.answer(Answer::Card(SoloId(4)), turn).is_err(), "it was turned up already");
        let ran = kit.answer(Answer::Card(SoloId(8)), turn).unwrap();
        assert_eq!(ran.waits_for, None);
        assert_eq!(ran.known.rival.pawn, place(&board, "coins-west"));
        assert_eq!(ran.known.rival.tokens[place(&board, "shop-drum").index()], 2);
        kit.take_back();
        assert_eq!(kit.run(turn).unwrap().waits_for, Some(Question::Draw));
    }

    /// [G18.2] [G19.9] The bard's region and what lies on the bank are asked, his own crests are known.
    #[test]
    fn he_asks_what_he_cannot_see_and_remembers_what_is_his() {
        let mut board = table();
        let bank = place(&board, "bank");
        board.rival.tokens[bank.index()] = 3;
        let pack = Arc::clone(&board.pack);
        let song = |table: &mut Replay<Game, Board>| {
            challenge(table, &pack, Mode::FIRST)?;
            while let Some(place) = table.rival().highest() {
                activate(table, &pack, place)?;
            }
            Ok(())
        };
        let mut kit = Cardboard::new(board);
        kit.answer(Answer::Region(pack.start), song).unwrap();
        kit.answer(Answer::Is(true), song).unwrap();
        let ran = kit.answer(Answer::Is(true), song).unwrap();
        assert_eq!(ran.orders, [Order::TakeCrest(Seat(0)), Order::Engage(Seat(0))]);
        kit.answer(Answer::Is(false), song).unwrap();
        kit.answer(Answer::Crest(Some(Side::RIVAL)), song).unwrap();
        let ran = kit.answer(Answer::Number(3), song).unwrap();
        assert_eq!(ran.waits_for, None);
        assert_eq!(ran.orders[3..], [Order::Withdraw(bank), Order::Deposit(bank), Order::Gain(2)]);
        assert_eq!((ran.known.rival.crests, ran.known.rival.gems), (pack.crests() - 1, 2));
    }

    /// [G20.2] The cards that leave are asked, if there is a choice.
    #[test]
    fn an_empty_deck_is_made_anew() {
        let mut board = table();
        let all = Bits::below(board.pack.solo.len());
        board.rival.moved = [0, 1, 5].into_iter().collect();
        board.rival.discard = all.without(board.rival.moved);
        board.rival.deck = Bits::default();
        let pack = Arc::clone(&board.pack);
        let end = |table: &mut Replay<Game, Board>| rest(table, &pack, Mode::FIRST, Level::Hard);
        let mut kit = Cardboard::new(board);
        assert_eq!(kit.run(end).unwrap().waits_for, Some(Question::Lot([0, 1].into_iter().collect())));
        let ran = kit.answer(Answer::Card(SoloId(1)), end).unwrap();
        assert_eq!(ran.waits_for, None, "the other one follows");
        assert_eq!(ran.known.rival.deck, all.without([0, 1].into_iter().collect()));
    }
}
