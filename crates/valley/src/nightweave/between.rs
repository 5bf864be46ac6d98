//! What people say between Nightweave's turns, and what is asked about it: a row for each.

use super::InCity;
use super::companion::{Nightweave, Way};
use super::known::Known;
use super::look;
use super::question::Report;
use table::Line;
use table::companion::{Choice, Form, Picture, Query, Shape};

impl Nightweave {
    pub(super) fn ask_what_happened(&self, known: &Known) -> Query {
        let choice = |way: Way| {
            let (id, rule, sign) = way_row(way);
            Choice::new(way as u8, way.id(), Line::new(id)).citing(rule).sorted(sign)
        };
        let ways = Way::ALL.into_iter().filter(|&way| self.can_say(known, way)).map(choice);
        let (id, rule) = match (known.over, known.moved) {
            (true, _) => ("companion-night-meanwhile-over", "V20.13"),
            (false, true) => ("companion-night-meanwhile", "V18.8"),
            (false, false) => ("companion-night-meanwhile-first", "V18.8"),
        };
        Query::new(Line::new(id), Form::Way(ways.collect()), rule)
    }

    pub(super) fn ask_between(&self, known: &Known, report: Report) -> Query {
        let plain = Line::new;
        let hers = |keep: &dyn Fn(InCity) -> bool| {
            let at: Vec<InCity> = known.places().filter(|&at| keep(at)).collect();
            self.spots(known, &at)
        };
        match report {
            Report::Tokens => Query::number(plain("companion-night-ask-tokens"), 1..=20, "V21.3")
                .looking(Picture::signs(&["point"]))
                .about(plain("companion-night-tokens")),
            Report::Cards => Query::number(plain("companion-night-ask-cards"), 0..=8, "V21.1")
                .looking(look::hand("spider", true))
                .about(plain("companion-night-cards")),
            Report::Resources => Query::number(plain("companion-night-ask-resources"), 0..=8, "V21.2")
                .looking(Picture::signs(&look::RESOURCES))
                .about(plain("companion-night-resources")),
            Report::Claimed => {
                Query::new(plain("companion-night-ask-claimed"), Form::Place(self.unclaimed(known)), "V10.1")
                    .or_nothing(plain("companion-night-none-claimed"))
                    .looking(Picture::row(&[(Shape::Tile, "event", true); 4]))
                    .about(plain("companion-night-claimed"))
            }
            Report::Visited => {
                let open = hers(&|at| self.house.is_open(known.city[at.index()].card));
                Query::new(plain("companion-night-ask-visited"), open, "V21.6")
                    .or_nothing(plain("companion-night-no-card"))
                    .looking(look::city("spider", look::MIDDLE, "door"))
                    .about(plain("companion-night-visited"))
            }
            Report::Left => Query::new(plain("companion-night-ask-left"), hers(&|_| true), "V21.7")
                .or_nothing(plain("companion-night-no-card"))
                .looking(look::city("spider", look::WHOLE, ""))
                .about(plain("companion-night-left")),
        }
    }
}

/// What can be said, the paragraph about it, and its sign.
const fn way_row(way: Way) -> (&'static str, &'static str, &'static str) {
    match way {
        Way::Turn => ("companion-night-turn", "V18.8", "spider"),
        Way::Score => ("companion-night-score", "V20.15", "star"),
        Way::Tokens => ("companion-night-tokens", "V21.3", "point"),
        Way::Cards => ("companion-night-cards", "V21.1", "card"),
        Way::Resources => ("companion-night-resources", "V21.2", "any"),
        Way::Claimed => ("companion-night-claimed", "V10.1", "event"),
        Way::Visited => ("companion-night-visited", "V21.6", "door"),
        Way::Left => ("companion-night-left", "V21.7", "discard"),
        Way::Stroll => ("companion-night-stroll", "V23.7", "card"),
        Way::Serves => ("companion-night-serves", "V25.27", "spider"),
        Way::Rowdy => ("companion-night-rowdy-on-her", "V26.10", "rat"),
        Way::Robber => ("companion-night-robber-on-her", "V26.11", "swap"),
    }
}
