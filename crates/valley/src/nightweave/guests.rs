//! What Nightweave's companion asks about other boxes, a row for each question.

use super::ask::side;
use super::companion::Nightweave;
use super::known::Known;
use super::look;
use super::question::{Awarded, Guest, Occasion};
use super::turn;
use super::{AtStation, AwardId, DiscoveryId, Figure, RiverId, WonderId};
use table::Line;
use table::companion::{Choice, Drawn, Form, Picture, Query, Shape};
use woodland::words::colour_line;

impl Nightweave {
    pub(super) fn ask_guest(&self, known: &Known, guest: Guest) -> Query {
        let plain = Line::new;
        let nth = |id, number: u8| plain(id).with("n", number);
        let along_arrow = |id| plain(id).with("side", side(known.arrow()));
        let four = || Picture::rows(4, 4, |_| true);
        match guest {
            Guest::HasRat(slot) => Query::yes_no(nth("companion-night-ask-rat", slot.number()), "V26.8")
                .looking(Picture::rows(8, 4, |n| n == slot.0))
                .about(nth("companion-night-about-rat", slot.number())),
            Guest::HiddenRiver => Query::yes_no(plain("companion-night-ask-hidden-river"), "V27.2")
                .looking(four())
                .about(plain("companion-night-about-river")),
            Guest::River { hidden } => {
                let id = if hidden { "companion-night-ask-river" } else { "companion-night-ask-river-shown" };
                let rivers = numbered("companion-night-river", along(known, RiverId::all()));
                Query::new(along_arrow(id), rivers, "V27.2").looking(four())
            }
            Guest::Wonder { pearls, occasion } => {
                let left = along(known, WonderId::all()).filter(|n| !known.wonders_gone[n.index()]);
                let line = plain("companion-night-ask-wonder").with("n", pearls).with("side", side(known.arrow()));
                let rule = if occasion == Occasion::End { "V27.5" } else { "V27.4" };
                Query::new(line, numbered("companion-night-wonder", left), rule)
                    .or_nothing(plain("companion-night-no-wonder"))
                    .looking(four())
            }
            Guest::WonderPrice(n) => {
                Query::number(plain("companion-night-ask-wonder-price"), 0..=known.pearls.into(), "V27.4")
                    .looking(Picture::row(&[(Shape::Tile, "star", false), (Shape::Place, "gem", true)]))
                    .about(nth("companion-night-known-price", n.number()))
            }
            Guest::WonderPoints(_) => Query::number(plain("companion-night-ask-wonder-points"), 0..=40, "V27.6")
                .looking(Picture::row(&[(Shape::Tile, "star", false), (Shape::Place, "point", true)]))
                .about(plain("companion-about-points")),
            Guest::Adornments => {
                let look = [(Shape::Place, "spider", false), (Shape::Back, "", true), (Shape::Back, "", true)];
                Query::number(plain("companion-night-ask-adornments"), 0..=8, "V27.4")
                    .looking(Picture::row(&look))
                    .about(plain("companion-night-known-adornments"))
            }
            Guest::CanSail(human) => {
                let look = [(Shape::Place, "people", false), (look::WHOLE, "", false), (Shape::Gap, "boat", true)];
                Query::yes_no(self.aimed("companion-night-ask-sail", "companion-night-ask-sail-two", human), "V27.8")
                    .looking(Picture::row(&look))
                    .about(self.about_human("companion-night-about-sail", human))
            }
            Guest::MapPoints => Query::number(plain("companion-night-ask-map"), 0..=20, "V28.6")
                .looking(Picture::row(&[(Shape::Tile, "journey", false), (Shape::Place, "point", true)]))
                .about(plain("companion-about-points")),
            Guest::Discovery => {
                let discoveries = numbered("companion-night-discovery", along(known, DiscoveryId::all()));
                Query::new(along_arrow("companion-night-ask-discovery"), discoveries, "V28.4")
                    .or_nothing(plain("companion-night-no-discovery"))
                    .looking(Picture::rows(3, 3, |_| true))
            }
            Guest::DiscoveryPlace => Query::yes_no(plain("companion-night-ask-discovery-place"), "V28.4")
                .looking(Picture::row(&[(look::MIDDLE, "slot", true)]))
                .about(plain("companion-night-about-place")),
            Guest::DiscoveryPoints => Query::number(plain("companion-night-ask-discovery-points"), 0..=30, "V28.6")
                .looking(Picture::row(&[(look::CORNER, "point", true)]))
                .about(plain("companion-about-points")),
            Guest::StationBest => {
                let cards = along(known, AtStation::all()).filter(|&n| known.figure != Figure::Station(n));
                let cards = numbered("companion-night-station", cards);
                Query::new(along_arrow("companion-night-ask-station"), cards, "V30.3").looking(Picture::rows(
                    3,
                    1,
                    |_| true,
                ))
            }
            Guest::Visitor { n, occasion, .. } => {
                let spots = [0, 1].map(|at| Drawn::at(at, look::CORNER, "people", at == n.0)).to_vec();
                let rule = if occasion == Occasion::Figure { "V30.5" } else { "V30.8" };
                Query::number(nth("companion-night-ask-visitor", n.number()), 0..=12, rule)
                    .or_nothing(plain("companion-night-no-visitor"))
                    .looking(Picture { spots, paths: Vec::new() })
                    .about(nth("companion-night-known-visitor", n.number()))
            }
            Guest::LostGreen => {
                Query::new(plain("companion-night-ask-lost-green"), self.spots(known, &known.greens()), "V26.10")
                    .looking(look::city("spider", look::BAND, "green"))
            }
            Guest::RuledEvents => {
                let look =
                    [(Shape::Place, "people", false), (Shape::Tile, "event", true), (Shape::Tile, "event", true)];
                Query::number(plain("companion-night-ask-ruled"), 0..=20, "V26.12")
                    .looking(Picture::row(&look))
                    .about(plain("companion-points-events"))
            }
            Guest::Garland(n) => {
                let choice = |(at, kind): (u16, Awarded)| match kind {
                    Awarded::Colour(colour) => Choice::new(at, colour.id(), colour_line(colour)),
                    Awarded::Others => Choice::new(at, "other", plain("companion-night-other-kind")),
                };
                let kinds = Form::Way((0..).zip(Awarded::all()).map(choice).collect());
                Query::new(nth("companion-night-ask-garland", n.number()), kinds, "V29.4")
                    .or_nothing(plain("companion-night-no-garland"))
                    .looking(award(n))
            }
            Guest::GarlandHers(_) => Query::number(plain("companion-night-ask-garland-hers"), 0..=30, "V29.4")
                .looking(look::city("spider", look::WHOLE, ""))
                .about(plain("valley-nightweave")),
            Guest::GarlandYours(_) => Query::number(plain("companion-night-ask-garland-yours"), 0..=30, "V29.4")
                .looking(look::city("people", look::WHOLE, ""))
                .about(plain("companion-you")),
            Guest::GarlandSecond(n) => Query::number(plain("companion-night-ask-garland-second"), 0..=6, "V29.4")
                .looking(award(n))
                .about(plain("companion-about-points")),
            Guest::GarlandPoints(n) => {
                Query::number(nth("companion-night-ask-garland-points", n.number()), 0..=20, "V29.4")
                    .or_nothing(plain("companion-night-no-garland"))
                    .looking(award(n))
                    .about(plain("companion-about-points"))
            }
        }
    }
}

/// One of the three awards. [V29.4]
fn award(n: AwardId) -> Picture {
    let spots = AwardId::all().map(|at| Drawn::at(at.0, Shape::Tile, "star", at == n)).collect();
    Picture { spots, paths: Vec::new() }
}

/// Things by their numbers, in the order in which she looks at them.
fn numbered(id: &'static str, order: impl Iterator<Item = impl Into<u16>>) -> Form {
    let choice = |n: u16| Choice::new(n, (n + 1).to_string(), Line::new(id).with("n", n + 1));
    Form::Place(order.map(|thing| choice(thing.into())).collect())
}

/// Things in a row, along her arrow. [V19.18]
fn along<T: Copy>(known: &Known, row: impl Iterator<Item = T>) -> std::vec::IntoIter<T> {
    turn::along::<T, Vec<T>>(row, known.arrow()).into_iter()
}
