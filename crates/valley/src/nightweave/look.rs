//! Where to look for what Nightweave's companion asks, drawn.

use super::house::House;
use super::turn::JOURNEY_RING;
use super::{InRow, Place};
use crate::ids::Clearing;
use table::companion::{Drawn, Part, Picture, Shape};

/// The four resources.
pub(super) const RESOURCES: [&str; 4] = ["twig", "resin", "pebble", "berry"];

/// A card, all of which is looked at.
pub(super) const WHOLE: Shape = Shape::Card(Part::Whole);
/// A card whose number is looked at.
pub(super) const CORNER: Shape = Shape::Card(Part::Corner);
/// A card whose colour is looked at.
pub(super) const BAND: Shape = Shape::Card(Part::Band);
/// A card whose place is looked at.
pub(super) const MIDDLE: Shape = Shape::Card(Part::Middle);

/// Three cards of somebody's city, the last two of which are looked at.
pub(super) fn city(whose: &'static str, shape: Shape, sign: &'static str) -> Picture {
    Picture::row(&[(Shape::Place, whose, false), (WHOLE, "", false), (shape, sign, true), (shape, sign, true)])
}

/// Somebody's hand, the first card of which is looked at, or all.
pub(super) fn hand(whose: &'static str, all: bool) -> Picture {
    Picture::row(&[
        (Shape::Place, whose, false),
        (Shape::Back, "", true),
        (Shape::Back, "", all),
        (Shape::Back, "", all),
    ])
}

/// The places of a group as they lie on the board, those she looks at with their number in her order. [V19.17]
pub(super) fn places(house: &House, places: &[Place]) -> Picture {
    let group: Vec<Place> = match places.first() {
        Some(Place::Basic(_)) => house.ring().collect(),
        Some(Place::Forest(_)) => places.iter().copied().chain(Clearing::all().map(Place::Forest)).collect(),
        Some(Place::Journey(_)) => JOURNEY_RING.map(Place::Journey).to_vec(),
        Some(Place::Haven) | None => places.to_vec(),
    };
    let mut drawn: Vec<Place> = Vec::new();
    group.into_iter().for_each(|place| {
        if !drawn.contains(&place) {
            drawn.push(place)
        }
    });
    let spot = |(n, place): (u8, Place)| {
        let asked = places.iter().position(|&other| other == place);
        let (cell, sign) = match place {
            Place::Basic(basic) => ([n, 0], house.yields(basic)),
            Place::Forest(Clearing(at)) => ([at % 2, at / 2], ""),
            Place::Journey(_) => ([n, 0], "journey"),
            Place::Haven => ([n, 0], "haven"),
        };
        let sign = if asked.is_some() { sign } else { "spider" };
        let number = asked.map(|at| at as u8 + 1);
        Drawn { cell, number, ..Drawn::at(0, Shape::Place, sign, asked.is_some()) }
    };
    Picture { spots: (0..).zip(drawn).map(spot).collect(), paths: Vec::new() }
}

/// A pile, from which a card comes.
pub(super) fn pile() -> Picture {
    Picture::row(&[(Shape::Pile, "", true)])
}

/// A card of hers that is drawn from its pile.
pub(super) fn drawn(sign: &'static str) -> Picture {
    Picture::row(&[(Shape::Pile, "", false), (WHOLE, sign, true)])
}

/// An event of its row.
pub(super) fn event(at: InRow) -> Picture {
    Picture::rows(at.number().max(4), 4, |n| n == at.0)
}
