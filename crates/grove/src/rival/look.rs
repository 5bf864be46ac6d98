//! Where to look for what the Rival's companion asks, drawn.

use super::companion::Minstrel;
use super::known::{Known, Question};
use super::survey::cell_of;
use super::{Order, Rival};
use crate::board::place_kind;
use crate::ids::*;
use table::companion::{Drawn, Picture};

impl Minstrel {
    /// Where the answer to a question lies on the table.
    pub(super) fn look(&self, known: &Known, question: &Question) -> Option<Picture> {
        let motifs = self.grove.pack.motifs.len() as u8;
        let rival = Some(&known.rival);
        let at = |place: PlaceId| self.map(rival, [place.0].into_iter().collect());
        Some(match *question {
            Question::Meanwhile => return None,
            Question::Portals => self.map(rival, self.grove.pack.portals().map(|place| place.0).collect()),
            Question::Nearest(among) => self.map(rival, among),
            Question::WithinReach(_) => {
                let mut near = known.rival.marked();
                near.insert(known.rival.pawn.0);
                self.map(rival, near)
            }
            Question::Creature(place)
            | Question::CrestOn(place, _)
            | Question::HasCard(place)
            | Question::CrestAtBank(place)
            | Question::Slot(place, _) => at(place),
            Question::Draw(_) | Question::Lot(_) => Picture::signs(&["tempo", "next"]),
            Question::Gained | Question::SecondEvent(_) => Picture::signs(&["gem"]),
            Question::Price(_) => Picture::signs(&["bank", "coin"]),
            Question::HasFan(_) => Picture::signs(&["heart"]),
            Question::HasLegend(..) | Question::HasHiddenLegend(..) | Question::Told(_) => {
                Picture::signs(&["legend", "rune"])
            }
            Question::GemsShown(_) => Picture::rows(motifs, motifs, |_| true),
            Question::ShowsGems(motif, _) => Picture::rows(motifs, motifs, |n| n == motif.0),
            Question::Blue => Picture::signs(&["bluegem"]),
            Question::Failed => Picture::signs(&["crest"]),
            Question::Best => Picture::signs(&["point"]),
        })
    }

    /// Where an order is carried out on the board.
    pub(super) fn look_for(&self, order: Order) -> Option<Picture> {
        let place = match order {
            Order::Mark { place, .. } | Order::Arrive(place) | Order::Activate { place, .. } => place,
            _ => return None,
        };
        Some(self.map(None, [place.0].into_iter().collect()))
    }

    /// The board, with what he has there if that is known; some of its crossings are sought.
    fn map(&self, rival: Option<&Rival>, sought: Bits) -> Picture {
        let pack = &self.grove.pack;
        let on: Vec<PlaceId> = pack.on_board().map(PlaceId).collect();
        let number = |place: PlaceId| on.iter().position(|&other| other == place);
        let spot = |&place: &PlaceId| {
            let entry = pack.place(place);
            let token = rival.map_or(0, |rival| rival.tokens[place.index()]);
            let here = rival.is_some_and(|rival| rival.pawn == place);
            Drawn {
                cell: cell_of(entry.at),
                sign: if here { "rival" } else { place_kind(entry.kind, entry.stock).0 },
                number: (token > 0).then_some(token),
                sought: sought.has(place.0),
            }
        };
        let lead = |(n, place): (usize, &PlaceId)| {
            let ends = pack.place(*place).paths.into_iter().flatten().filter_map(number);
            ends.filter(move |&to| to > n).map(move |to| [n, to]).collect::<Vec<_>>()
        };
        Picture { spots: on.iter().map(spot).collect(), paths: on.iter().enumerate().flat_map(lead).collect() }
    }
}
