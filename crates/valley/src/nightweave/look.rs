//! Where to look for what Nightweave's companion asks, drawn.

use super::Row;
use super::ask::{Count, From, Question};
use crate::ids::Slot;
use table::companion::Picture;

/// Where the answer to a question lies on the table.
pub(super) fn look(question: &Question) -> Option<Picture> {
    Some(match question {
        Question::Meanwhile => return None,
        Question::Card(from) | Question::Colour(from) | Question::Points(from) => card(*from),
        Question::HasRat(slot) => meadow(*slot),
        Question::StationBest => Picture::rows(3, 1, |_| true),
        Question::Special(at) => Picture::rows(4, 4, |n| n == *at),
        Question::HiddenRiver | Question::River { .. } | Question::Wonder { .. } => Picture::rows(4, 4, |_| true),
        Question::Discovery => Picture::rows(3, 3, |_| true),
        Question::Count(count) => Picture::signs(counted(*count)),
        other => Picture::signs(signs(other)),
    })
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
        Question::FirstFree(_) => &["occupied", "spider"],
        Question::Event(Row::Basic, _) | Question::ClaimedByYou | Question::RuledEvents => &["event"],
        Question::Event(Row::Special, _) | Question::Fit(..) => &["event", "star"],
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
        | Question::HiddenRiver
        | Question::River { .. }
        | Question::Wonder { .. }
        | Question::Discovery
        | Question::Count(_) => &["card"],
    }
}
