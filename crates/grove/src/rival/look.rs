//! Where to look for what the Rival's companion asks, drawn.

use super::companion::Minstrel;
use super::known::{Known, Question};
use super::survey::cell_of;
use super::{Order, Rival};
use crate::board::place_kind;
use crate::ids::*;
use table::companion::{Drawn, Part, Picture, Shape};

/// A card, all of which is looked at.
const WHOLE: Shape = Shape::Card(Part::Whole);

/// The legends of the three levels, of this look; one level is sought.
fn legends(shape: Shape, sought: impl Fn(u8) -> bool) -> Picture {
    let sign = if shape == Shape::Card(Part::Middle) { "rune" } else { "legend" };
    let one = |n: u8| Drawn { number: Some(n + 1), ..Drawn::at(n, shape, sign, sought(n)) };
    Picture { spots: (0..LEVELS as u8).map(one).collect(), paths: Vec::new() }
}

impl Minstrel {
    /// Where the answer to a question lies on the table.
    pub(super) fn look(&self, known: &Known, question: &Question) -> Option<Picture> {
        let motifs = self.grove.pack.motifs.len() as u8;
        let rival = Some(&known.rival);
        let at = |place: PlaceId| self.map(rival, Set::one(place));
        Some(match *question {
            Question::Meanwhile => return None,
            Question::Portals => self.map(rival, self.grove.pack.portals().collect()),
            Question::Nearest(among) => self.map(rival, among),
            Question::WithinReach(_) => {
                let mut near = known.rival.marked();
                near.insert(known.rival.pawn);
                self.map(rival, near)
            }
            Question::Creature(place)
            | Question::CrestOn(place, _)
            | Question::HasCard(place)
            | Question::CrestAtBank(place)
            | Question::Slot(place, _) => at(place),
            Question::Draw { .. } | Question::Lot(_) => {
                Picture::row(&[(Shape::Pile, "", false), (WHOLE, "tempo", true), (WHOLE, "next", true)])
            }
            Question::Gained => Picture::signs(&["gem"]),
            Question::SecondEvent(_) => self.supplies(),
            Question::Price(_) => self.market(),
            Question::HasFan(_) => Picture::row(&[(Shape::Pile, "heart", true)]),
            Question::HasLegend(level, _) => legends(WHOLE, |n| n == level.0),
            Question::HasHiddenLegend(level, _) => legends(Shape::Pile, |n| n == level.0),
            Question::Told(level) => legends(Shape::Card(Part::Middle), |n| n == level.0),
            Question::GemsShown(_) => Picture::rows(motifs, motifs, |_| true),
            Question::ShowsGems(motif, _) => Picture::rows(motifs, motifs, |n| n == motif.0),
            Question::Blue => Picture::row(&[
                (Shape::Card(Part::Middle), "bluegem", true),
                (Shape::Card(Part::Middle), "bluegem", true),
            ]),
            Question::Failed => Picture::row(&[(Shape::Card(Part::Middle), "crest", true)]),
            Question::Best => Picture::signs(&["point"]),
        })
    }

    /// Where an order is carried out on the board.
    pub(super) fn look_for(&self, order: Order) -> Option<Picture> {
        let place = match order {
            Order::Mark { place, .. } | Order::Arrive(place) | Order::Activate { place, .. } => place,
            _ => return None,
        };
        self.look_at(&[place])
    }

    /// These crossings of the board.
    pub(super) fn look_at(&self, places: &[PlaceId]) -> Option<Picture> {
        Some(self.map(None, places.iter().copied().collect()))
    }

    /// The two supplies of gems, the first of which is looked at. [G14.2]
    fn supplies(&self) -> Picture {
        let supply = |n: u8| Drawn { number: Some(n + 1), ..Drawn::at(n, Shape::Tile, "gem", n == 0) };
        Picture { spots: [0, 1].map(supply).to_vec(), paths: Vec::new() }
    }

    /// The track of the market, with the price of each space. [G19.9]
    fn market(&self) -> Picture {
        let space = |(n, &price): (u8, &u8)| Drawn { number: Some(price), ..Drawn::at(n, Shape::Tile, "", true) };
        Picture { spots: (0..).zip(&self.grove.pack.tracks.market).map(space).collect(), paths: Vec::new() }
    }

    /// The board, with what he has there if that is known; some of its crossings are sought.
    fn map(&self, rival: Option<&Rival>, sought: Set<PlaceId>) -> Picture {
        let pack = &self.grove.pack;
        let on: Vec<PlaceId> = pack.on_board().collect();
        let number = |place: PlaceId| on.iter().position(|&other| other == place);
        let spot = |&place: &PlaceId| {
            let entry = pack.place(place);
            let token = rival.and_then(|rival| rival.tokens[place.index()]);
            let here = rival.is_some_and(|rival| rival.pawn == place);
            Drawn {
                cell: cell_of(entry.at),
                sign: if here { "rival" } else { place_kind(entry.kind, entry.stock).0 },
                number: token.map(Token::get),
                sought: sought.has(place),
                shape: Shape::Place,
            }
        };
        let lead = |(n, place): (usize, &PlaceId)| {
            let ends = pack.place(*place).paths.into_iter().flatten().filter_map(number);
            ends.filter(move |&to| to > n).map(move |to| [n, to]).collect::<Vec<_>>()
        };
        Picture { spots: on.iter().map(spot).collect(), paths: on.iter().enumerate().flat_map(lead).collect() }
    }
}
