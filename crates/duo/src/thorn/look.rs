//! Where to look for what Miss Thorn's companion asks, drawn.

use super::known::{Known, Question, haunts};
use crate::ids::{Slot, Space};
use crate::together::{Area, Haunt};
use table::companion::{Drawn, Part, Picture, Shape};

/// Where the answer to a question lies on the table.
pub(super) fn look(known: &Known, question: &Question) -> Option<Picture> {
    let slots = Slot::all().count() as u8;
    Some(match *question {
        Question::Meanwhile => return None,
        Question::Roll(area) => places(known, |haunt| haunt.area() == Some(area)),
        Question::IsClaimed(slot) => Picture::rows(slots, slots, |n| n == slot.0),
        Question::SlotOfA => Picture::rows(slots, slots, |_| true),
        Question::SkunkFrom { .. } => places(known, |haunt| known.skunks.at(haunt)),
        Question::SkunkTo(from) => places(known, |haunt| known.free_beside(from).any(|(_, free)| free == haunt)),
        Question::Printed => cards(Part::Corner, ["", "", ""], |_| true),
        Question::Purple => cards(Part::Band, ["purple", "green", "purple"], |n| n != 1),
        Question::Events => Picture::row(&[(Shape::Tile, "event", true), (Shape::Tile, "event", true)]),
        Question::Goal(_) => Picture::row(&[(Shape::Tile, "star", true)]),
        Question::City => cards(Part::Corner, ["", "", ""], |_| true),
    })
}

/// Three cards side by side, of which this part is looked at.
fn cards(part: Part, signs: [&'static str; 3], sought: impl Fn(u8) -> bool) -> Picture {
    let card = |(n, sign)| Drawn::at(n, Shape::Card(part), sign, sought(n));
    Picture { spots: (0..).zip(signs).map(card).collect(), paths: Vec::new() }
}

/// The places where skunks can stand: the events, below them the path, below it the river and the farms. [D16.1]
fn places(known: &Known, sought: impl Fn(Haunt) -> bool) -> Picture {
    let spot = |(n, haunt): (u16, Haunt)| {
        let sign = match haunt {
            _ if known.skunks.at(haunt) => "skunk",
            Haunt::Path(_) => "",
            Haunt::Space(Space::Event(_)) => "event",
            Haunt::Space(Space::River(_)) => "boat",
            Haunt::Space(Space::Farm(_) | Space::Red(_)) => "green",
        };
        let number = match haunt {
            Haunt::Path(spot) => spot.0,
            Haunt::Space(Space::Event(slot)) => slot.0 + 1,
            Haunt::Space(Space::River(space)) => space.number(),
            Haunt::Space(Space::Farm(farm)) => farm.number(),
            Haunt::Space(Space::Red(_)) => 0,
        };
        let cell = [(n % 6) as u8, (n / 6) as u8];
        Drawn { cell, number: Some(number), ..Drawn::at(0, Shape::Place, sign, sought(haunt)) }
    };
    debug_assert_eq!(haunts().count(), 6 * Area::ALL.len());
    Picture { spots: haunts().map(spot).collect(), paths: Vec::new() }
}
