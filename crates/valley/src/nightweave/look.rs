//! Where to look for what Nightweave's companion asks, drawn.

use super::Place;
use super::ask::{Count, From, Question};
use super::turn::{BASIC_RING, JOURNEY_RING};
use crate::ids::{Clearing, Slot};
use table::companion::{Drawn, Part, Picture, Shape};

/// Where the answer to a question lies on the table.
pub(super) fn look(question: &Question) -> Option<Picture> {
    Some(match question {
        Question::Meanwhile => return None,
        Question::Card(from) => card(*from),
        Question::Colour(_) => Picture::row(&[(Shape::Card(Part::Band), "", true)]),
        Question::Points(_) => Picture::row(&[(Shape::Card(Part::Corner), "", true)]),
        Question::HasRat(slot) => meadow(*slot),
        Question::StationBest => Picture::rows(3, 1, |_| true),
        Question::Special(at) | Question::Fit(_, at) => Picture::rows((*at + 1).max(4), 4, |n| n == *at),
        Question::FirstFree(places) => asked_places(places),
        Question::Event(_, order, _) => {
            let count = order.iter().max().map_or(4, |&last| (last + 1).max(4));
            Picture::rows(count, 4, |n| order.contains(&n))
        }
        Question::HiddenRiver | Question::River { .. } | Question::Wonder { .. } => Picture::rows(4, 4, |_| true),
        Question::Discovery => Picture::rows(3, 3, |_| true),
        Question::Count(count) => counted(*count),
        Question::Visitor { n, .. } => {
            Picture { spots: [0, 1].map(|at| Drawn::at(at, CORNER, "people", at == *n)).to_vec(), paths: Vec::new() }
        }
        Question::Garland(at) | Question::GarlandSecond(at) | Question::GarlandPoints(at) => {
            let award = |n: u8| Drawn::at(n, Shape::Tile, "star", n == *at);
            Picture { spots: [0, 1, 2].map(award).to_vec(), paths: Vec::new() }
        }
        other => things(other),
    })
}

/// A card, all of which is looked at.
const WHOLE: Shape = Shape::Card(Part::Whole);
/// A card whose number is looked at.
const CORNER: Shape = Shape::Card(Part::Corner);
/// A card whose place is looked at.
const MIDDLE: Shape = Shape::Card(Part::Middle);

/// Three cards of somebody's city, the last two of which are looked at.
fn city(whose: &'static str, shape: Shape, sign: &'static str) -> Picture {
    Picture::row(&[(Shape::Place, whose, false), (WHOLE, "", false), (shape, sign, true), (shape, sign, true)])
}

/// Somebody's hand, the first card of which is looked at, or all.
fn hand(whose: &'static str, all: bool) -> Picture {
    Picture::row(&[
        (Shape::Place, whose, false),
        (Shape::Back, "", true),
        (Shape::Back, "", all),
        (Shape::Back, "", all),
    ])
}

/// The places of a group as they lie on the board, those she looks at with their number in her order. [V19.17]
fn asked_places(places: &[Place]) -> Picture {
    let group: Vec<Place> = match places.first() {
        Some(Place::Basic(_)) => BASIC_RING.map(Place::Basic).to_vec(),
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
            Place::Basic(_) => ([n % 4, 0], ["twig", "resin", "pebble", "berry"][usize::from(n % 4)]),
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

/// A slot of the Meadow.
fn meadow(slot: Slot) -> Picture {
    meadow_of(|n| n == slot.0)
}

/// The Meadow, some slots of which are looked at.
fn meadow_of(sought: impl Fn(u8) -> bool) -> Picture {
    Picture::rows(8, 4, sought)
}

fn card(from: From) -> Picture {
    match from {
        From::Meadow(slot) => meadow(slot),
        From::Station(at) => Picture::rows(3, 1, |n| n == at),
        From::Top(_) => Picture::row(&[(Shape::Pile, "", true)]),
        From::Hand => hand("spider", false),
        From::Feat(_) => hand("web", true),
        From::Human => city("people", WHOLE, ""),
        From::Snag => Picture::row(&[(MIDDLE, "door", true)]),
        From::Green => city("people", Shape::Card(Part::Band), "green"),
    }
}

fn counted(count: Count) -> Picture {
    match count {
        Count::Ingenuity => Picture::signs(&RESOURCES),
        Count::PickpocketTokens => Picture::signs(&["point"]),
        Count::Strings | Count::Borrowing | Count::PickpocketCards | Count::Imitation => hand("people", true),
        Count::HardWork => Picture::row(&[(Shape::Pile, "", true)]),
        Count::Robber => hand("spider", true),
        Count::Newleaf => meadow_of(|_| true),
    }
}

/// The four resources.
const RESOURCES: [&str; 4] = ["twig", "resin", "pebble", "berry"];

/// What is looked for, as it lies on the table.
fn things(question: &Question) -> Picture {
    let row = Picture::row;
    match question {
        Question::TurnUp => row(&[(Shape::Pile, "", false), (WHOLE, "cw", true)]),
        Question::Roll(_) => Picture::signs(&["die"]),
        Question::ClaimedByYou => row(&[(Shape::Tile, "event", true); 4]),
        Question::RuledEvents => {
            row(&[(Shape::Place, "people", false), (Shape::Tile, "event", true), (Shape::Tile, "event", true)])
        }
        Question::TopNeedsNoRoom => hand("spider", false),
        Question::OwnSpot(_) => city("spider", MIDDLE, "slot"),
        Question::OpenOwn(_) | Question::Visited => city("spider", MIDDLE, "door"),
        Question::OpenSpot(_) | Question::OpenCard(_) => city("people", MIDDLE, "door"),
        Question::WonderPrice(_) => row(&[(Shape::Tile, "star", false), (Shape::Place, "gem", true)]),
        Question::WonderPoints(_) => row(&[(Shape::Tile, "star", false), (Shape::Place, "point", true)]),
        Question::Adornments => {
            row(&[(Shape::Place, "spider", false), (Shape::Back, "", true), (Shape::Back, "", true)])
        }
        Question::MapPoints => row(&[(Shape::Tile, "journey", false), (Shape::Place, "point", true)]),
        Question::DiscoveryPlace => row(&[(MIDDLE, "slot", true)]),
        Question::DiscoveryPoints => row(&[(CORNER, "point", true)]),
        Question::CanSail(_) => row(&[(Shape::Place, "people", false), (WHOLE, "", false), (Shape::Gap, "boat", true)]),
        Question::Tokens | Question::City(_) => Picture::signs(&["point"]),
        Question::Given { resources: true } => Picture::signs(&RESOURCES),
        Question::Given { resources: false } => hand("spider", true),
        Question::Left => city("spider", WHOLE, ""),
        Question::LostGreen => city("spider", Shape::Card(Part::Band), "green"),
        Question::Foil(_) => row(&[(Shape::Place, "people", false), (WHOLE, "", true), (Shape::Place, "berry", true)]),
        Question::SwarmWeb => row(&[(Shape::Tile, "web", true)]),
        Question::Mood => row(&[(Shape::Pile, "", false), (WHOLE, "spider", true)]),
        Question::Plot | Question::Scheme { .. } => row(&[(Shape::Pile, "", false), (WHOLE, "web", true)]),
        Question::YourSeason => Picture::signs(&["winter", "spring", "summer", "autumn"]),
        Question::GarlandHers(_) => city("spider", WHOLE, ""),
        Question::GarlandYours(_) => city("people", WHOLE, ""),
        // The others have drawings of their own.
        _ => row(&[(WHOLE, "", true)]),
    }
}
