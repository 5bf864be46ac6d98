//! What is known of Miss Thorn and her skunks at a table of cardboard.

use super::{Field, Order, Thorn};
use crate::ids::{MeadowPlace, SLOTS, Slot, Space};
use crate::together::{Area, Haunt, Skunks};
use table::Chance;
use table::automa::{Memory, Pause, Replay};
use table::companion::Reply;
use woodland::Season;

/// What Miss Thorn's companion must know.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Question {
    /// What happens next, as far as it touches her?
    Meanwhile,
    /// What does the die show for the next skunk of this area?
    Roll(Area),
    /// Has somebody claimed the event on this slot?
    IsClaimed(Slot),
    /// On which slot does the tile of set A lie?
    SlotOfA,
    /// Which skunk was moved, or lifted?
    SkunkFrom {
        /// Lifted, not moved.
        lifted: bool,
    },
    /// Where was the skunk of this place moved to?
    SkunkTo(Haunt),
    /// How many points are printed on her cards?
    Printed,
    /// How many of her cards are purple?
    Purple,
    /// How many points do her event tiles show?
    Events,
    /// Was this goal of the chapter reached?
    Goal(u8),
    /// How many points has the city?
    City,
}

/// What is done at her table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Deed {
    /// What her procedures order.
    Hers(Order),
    /// She is dealt her first cards. [D20.6]
    Deal,
    /// The Meadow is filled again. [D20.10]
    Refill,
    /// A season begins.
    Season(Season),
    /// A skunk was moved. [D18.9]
    Moved {
        /// From here...
        from: Haunt,
        /// ...to there.
        to: Haunt,
    },
    /// A skunk was lifted. [D18.10]
    Lifted(Haunt),
    /// Her points are told. [D20.12]
    Scored {
        /// Those printed on her cards.
        printed: i16,
        /// Her purple cards.
        purple: u8,
        /// Those of her events.
        events: i16,
    },
    /// The game is over, and won or not.
    Over {
        /// Whether it is won.
        won: bool,
        /// The points of the city.
        city: i16,
    },
}

/// What is known of the table: where the skunks stand, and what Miss Thorn has taken.
#[derive(Clone, PartialEq, Debug)]
pub struct Known {
    /// The season; none before the table is laid.
    pub season: Option<Season>,
    /// The skunks.
    pub skunks: Skunks,
    /// The events that are known to be claimed, by whomever.
    pub claimed: [bool; SLOTS],
    /// How many cards she has.
    pub cards: u8,
    /// Her points from cards printed, from purple cards, and from events, once they are told.
    pub scored: Option<(i16, u8, i16)>,
    /// Whether the game is won, once it is over.
    pub won: Option<bool>,
    /// The points of the city, once they are told.
    pub city: i16,
    /// Where the die comes from, if Bosk rolls it.
    pub(super) die: Option<Chance>,
}

impl Known {
    /// Before anything is laid out.
    pub(super) fn new(die: Option<Chance>) -> Known {
        let (claimed, skunks) = ([false; SLOTS], Skunks::default());
        Known { season: None, skunks, claimed, cards: 0, scored: None, won: None, city: 0, die }
    }
}

/// How a place of a skunk is written.
pub(super) fn haunt_id(haunt: Haunt) -> String {
    match haunt {
        Haunt::Path(spot) => format!("spot-{}", spot.0),
        Haunt::Space(Space::Event(slot)) => format!("event-{}", slot.0 + 1),
        Haunt::Space(Space::River(space)) => format!("river-{}", space.number()),
        Haunt::Space(Space::Farm(farm)) => format!("farm-{}", farm.number()),
        Haunt::Space(Space::Red(_)) => String::new(),
    }
}

/// The places where skunks can stand, by their numbers. [D16.1]
pub(super) fn haunts() -> impl Iterator<Item = (u16, Haunt)> {
    let haunts = Area::ALL.into_iter().flat_map(|area| (1..=6).map(move |n| Haunt::numbered(area, n)));
    (0..).zip(haunts)
}

/// The one that there is, if there are no others.
fn only(mut haunts: impl Iterator<Item = (u16, Haunt)>) -> Option<Reply> {
    let (first, more) = (haunts.next(), haunts.next());
    first.filter(|_| more.is_none()).map(|(value, _)| Reply::Pick(value))
}

impl Known {
    /// The places of the same area where no skunk is.
    pub(super) fn free_beside(&self, from: Haunt) -> impl Iterator<Item = (u16, Haunt)> {
        haunts().filter(move |(_, haunt)| haunt.area() == from.area() && !self.skunks.at(*haunt))
    }
}

impl Memory<Thorn> for Known {
    fn recall(&self, question: &Question) -> Option<Reply> {
        match *question {
            Question::IsClaimed(slot) => self.claimed[slot.index()].then_some(Reply::Is(true)),
            Question::Roll(_) => self.die.clone().map(|mut die| Reply::Number(die.below(6) as i16 + 1)),
            // One skunk alone needs no telling apart.
            Question::SkunkFrom { .. } => only(haunts().filter(|(_, haunt)| self.skunks.at(*haunt))),
            // The last free place is where it must have gone.
            Question::SkunkTo(from) => only(self.free_beside(from)),
            Question::Purple if self.cards == 0 => Some(Reply::Number(0)),
            Question::Meanwhile
            | Question::SlotOfA
            | Question::Printed
            | Question::Purple
            | Question::Events
            | Question::Goal(_)
            | Question::City => None,
        }
    }

    fn learn(&mut self, question: &Question, answer: &Reply) {
        if let (Question::IsClaimed(slot), Reply::Is(true)) = (*question, *answer) {
            self.claimed[slot.index()] = true;
        }
    }

    fn carry_out(&mut self, deed: &Deed) {
        match *deed {
            Deed::Hers(Order::LiftAll) => self.skunks = Skunks::default(),
            Deed::Hers(Order::Put { haunt, rolled }) => {
                self.skunks.put(haunt);
                if let (Some(die), Some(_)) = (&mut self.die, rolled) {
                    die.below(6);
                }
            }
            Deed::Hers(Order::TakeEvent(slot)) => self.claimed[slot.index()] = true,
            Deed::Hers(Order::TakeRest) => self.claimed = [true; SLOTS],
            Deed::Hers(Order::TakeCard(_) | Order::TakeTop) => self.cards += 1,
            Deed::Deal => self.cards = super::companion::DEALT,
            Deed::Season(season) => self.season = Some(season),
            Deed::Moved { from, to } => {
                self.skunks.lift(from);
                self.skunks.put(to);
            }
            Deed::Lifted(haunt) => self.skunks.lift(haunt),
            Deed::Scored { printed, purple, events } => self.scored = Some((printed, purple, events)),
            Deed::Over { won, city } => (self.won, self.city) = (Some(won), city),
            Deed::Refill => {}
        }
    }

    fn correct(&mut self, name: &str, value: &Reply) -> bool {
        let fits = match (name, *value) {
            ("season", Reply::Pick(n)) => u8::try_from(n).ok().and_then(|n| Season::try_from(n).ok()).map(|season| {
                self.season = Some(season);
            }),
            ("cards", _) => value.number().map(|cards| self.cards = cards),
            ("city", _) => value.number().map(|city| self.city = city),
            ("printed" | "purple" | "events", _) => self.correct_score(name, value),
            (_, Reply::Is(yes)) => self.correct_place(name, yes),
            _ => None,
        };
        fits.is_some()
    }
}

impl Known {
    /// What was told of her points.
    fn correct_score(&mut self, name: &str, value: &Reply) -> Option<()> {
        let (printed, purple, events) = self.scored.as_mut()?;
        match name {
            "printed" => *printed = value.number()?,
            "purple" => *purple = value.number()?,
            _ => *events = value.number()?,
        }
        Some(())
    }

    /// A skunk stands there or not; an event is claimed or not.
    fn correct_place(&mut self, name: &str, yes: bool) -> Option<()> {
        if let Some(n) = name.strip_prefix("claimed-") {
            let n: usize = n.parse().ok()?;
            *self.claimed.get_mut(n.checked_sub(1)?)? = yes;
            return Some(());
        }
        let place = name.strip_prefix("skunk-")?;
        let (_, haunt) = haunts().find(|(_, haunt)| haunt_id(*haunt) == place)?;
        if yes {
            self.skunks.put(haunt)
        } else {
            self.skunks.lift(haunt)
        }
        Some(())
    }
}

impl Field for Replay<Thorn, Known> {
    type Pause = Pause<Thorn>;

    fn roll(&mut self, area: Area) -> Result<u8, Self::Pause> {
        self.ask(Question::Roll(area), Reply::number)
    }

    fn has_skunk(&mut self, haunt: Haunt) -> Result<bool, Self::Pause> {
        Ok(self.known().skunks.at(haunt))
    }

    fn is_claimed(&mut self, slot: Slot) -> Result<bool, Self::Pause> {
        self.ask(Question::IsClaimed(slot), Reply::is)
    }

    fn slot_of_a(&mut self) -> Result<Slot, Self::Pause> {
        self.ask(Question::SlotOfA, |reply| reply.pick().map(Slot))
    }

    /// Whoever takes the card sees whether there is one; the instruction says what to take instead. [D20.9]
    fn has_card(&mut self, _: MeadowPlace) -> Result<bool, Self::Pause> {
        Ok(true)
    }

    fn order(&mut self, order: Order) {
        // Before the game there is none to lift.
        if order == Order::LiftAll && self.known().skunks.haunts().next().is_none() {
            return;
        }
        Replay::order(self, Deed::Hers(order));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::companion::Opponent as _;

    /// Everything that is known, each thing by its name. A new field does not compile until it stands here: among what
    /// must be on the sheet, or among what is no matter of the table.
    fn things(known: &Known) -> Vec<(&'static str, String)> {
        // How the game ended follows from the points, and the die is Bosk's own.
        let Known { season, skunks, claimed, cards, scored, won: _, city, die: _ } = known;
        let Skunks { events: at_events, path, river, farms } = skunks;
        let (printed, purple, events) = scored.unwrap_or_default();
        macro_rules! each {
            ($($thing:ident)*) => { vec![$((stringify!($thing), format!("{:?}", $thing))),*] };
        }
        each!(season at_events path river farms claimed cards printed purple events city)
    }

    #[test]
    fn everything_that_is_kept_is_on_the_sheet_and_can_be_set_right() {
        let thorn = Thorn::in_named_mode(crate::Duo::ours(), "challenge:hard:die=table").unwrap();
        let mut known = thorn.setup(1);
        known.season = Some(Season::Spring);
        known.scored = Some((10, 2, 6));
        (known.won, known.city) = (Some(true), 40);
        let before = things(&known);
        let mut untouched: Vec<&str> = before.iter().map(|(name, _)| *name).collect();
        for value in thorn.sheet(&known) {
            for reply in (0..value.query.answers()).filter_map(|n| value.query.answer(n)) {
                let mut set = known.clone();
                assert!(set.correct(&value.id, &reply), "{} {reply:?}", value.id);
                let shown = thorn.sheet(&set).into_iter().find(|other| other.id == value.id).unwrap();
                assert_eq!(shown.reply, reply, "{} is shown as it was set", value.id);
                let changed: Vec<&str> =
                    before.iter().zip(&things(&set)).filter(|(a, b)| a != b).map(|((name, _), _)| *name).collect();
                assert_eq!(changed.is_empty(), reply == value.reply, "{} {reply:?}", value.id);
                untouched.retain(|name| !changed.contains(name));
            }
        }
        assert!(untouched.is_empty(), "nobody can set right {untouched:?}");
    }
}
