//! Where to look for what Nightweave's companion asks, drawn.

use super::Place;
use super::ask::{Count, From, Question};
use super::turn::{BASIC_RING, JOURNEY_RING};
use crate::ids::{Clearing, Slot};
use table::companion::{Drawn, Picture};

/// Where the answer to a question lies on the table.
pub(super) fn look(question: &Question) -> Option<Picture> {
    Some(match question {
        Question::Meanwhile => return None,
        Question::Card(from) | Question::Colour(from) | Question::Points(from) => card(*from),
        Question::HasRat(slot) => meadow(*slot),
        Question::StationBest => Picture::rows(3, 1, |_| true),
        Question::Special(at) | Question::Fit(_, at) => Picture::rows((*at + 1).max(4), 4, |n| n == *at),
        Question::FirstFree(places) => asked_places(places),
        Question::Event(_, order) => {
            let count = order.iter().max().map_or(4, |&last| (last + 1).max(4));
            Picture::rows(count, 4, |n| order.contains(&n))
        }
        Question::HiddenRiver | Question::River { .. } | Question::Wonder { .. } => Picture::rows(4, 4, |_| true),
        Question::Discovery => Picture::rows(3, 3, |_| true),
        Question::Count(count) => Picture::signs(counted(*count)),
        other => Picture::signs(signs(other)),
    })
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
        Drawn { cell, sign, number: asked.map(|at| at as u8 + 1), sought: asked.is_some() }
    };
    Picture { spots: (0..).zip(drawn).map(spot).collect(), paths: Vec::new() }
}

/// A slot of the Meadow.
fn meadow(slot: Slot) -> Picture {
    Picture::rows(8, 4, |n| n == slot.0)
}

fn card(from: From) -> Picture {
    match from {
        From::Meadow(slot) => meadow(slot),
        From::Station(at) => Picture::rows(3, 1, |n| n == at),
        From::Top(_) => Picture::signs(&["deck"]),
        From::Hand => Picture::signs(&["spider", "hand"]),
        From::Feat(_) => Picture::signs(&["spider", "card"]),
        From::Human => Picture::signs(&["people", "card"]),
        From::Snag => Picture::signs(&["door"]),
        From::Green => Picture::signs(&["green"]),
    }
}

fn counted(count: Count) -> &'static [&'static str] {
    match count {
        Count::Ingenuity => &["twig", "resin", "pebble", "berry"],
        Count::PickpocketTokens => &["point"],
        Count::Strings
        | Count::Borrowing
        | Count::PickpocketCards
        | Count::Imitation
        | Count::HardWork
        | Count::Robber
        | Count::Newleaf => &["card"],
    }
}

/// The signs of what is looked for.
fn signs(question: &Question) -> &'static [&'static str] {
    match question {
        Question::TurnUp => &["cw", "ccw"],
        Question::Roll => &["die"],
        Question::ClaimedByYou | Question::RuledEvents => &["event"],
        Question::TopNeedsNoRoom => &["spider", "hand"],
        Question::OwnSpot(_) | Question::OpenOwn(_) | Question::Visited => &["door", "spider"],
        Question::OpenSpot(_) | Question::OpenCard(_) => &["door", "people"],
        Question::WonderPrice(_) | Question::WonderPoints(_) | Question::Adornments => &["star"],
        Question::MapPoints | Question::DiscoveryPlace | Question::DiscoveryPoints => &["journey"],
        Question::Visitor { .. } => &["people"],
        Question::CanSail(_) => &["boat"],
        Question::Given { resources: true } => &["twig", "resin", "pebble", "berry"],
        Question::Left => &["card", "spider"],
        Question::LostGreen => &["green", "card"],
        Question::Foil(_) => &["point", "card"],
        Question::SwarmWeb => &["web"],
        Question::Mood => &["spider"],
        Question::Plot | Question::Scheme { .. } => &["web", "card"],
        Question::YourSeason => &["winter", "spring", "summer", "autumn"],
        Question::Garland(_)
        | Question::GarlandHers(_)
        | Question::GarlandYours(_)
        | Question::GarlandSecond(_)
        | Question::GarlandPoints(_) => &["star"],
        Question::Tokens | Question::City(_) => &["point"],
        Question::Meanwhile
        | Question::Given { .. }
        | Question::Card(_)
        | Question::Colour(_)
        | Question::Points(_)
        | Question::HasRat(_)
        | Question::StationBest
        | Question::Special(_)
        | Question::Fit(..)
        | Question::FirstFree(_)
        | Question::Event(..)
        | Question::HiddenRiver
        | Question::River { .. }
        | Question::Wonder { .. }
        | Question::Discovery
        | Question::Count(_) => &["card"],
    }
}
