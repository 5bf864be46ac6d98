//! What the page says: lines, names and decisions in the language spoken now.

use super::app::{Ctx, Scene};
use super::thinker::valley;
use crate::shell::tongue::{drawn_out, words};
use leptos::prelude::*;
use table::board::Board;
use table::{Arg, Line, Tell};
use valley::board::{Target, Verb};
use valley::{Action, CardId, Event, Pick, Site};
use woodland::words::{good_line, goods_arg};
use words::Lang;

impl Ctx {
    /// The language spoken now.
    pub fn lang(self) -> Lang {
        self.settings.get().lang()
    }

    /// A line in the language spoken now.
    pub fn say(self, line: &Line) -> String {
        self.drawn_out(words(self.lang()).say(line))
    }

    /// A message without arguments.
    pub fn text(self, id: &'static str) -> String {
        self.drawn_out(words(self.lang()).get(id))
    }

    /// A name or text of the pack in the language spoken now.
    pub fn arg(self, arg: &Arg) -> String {
        self.drawn_out(words(self.lang()).arg(arg))
    }

    /// The name of a card.
    pub fn card(self, card: CardId) -> String {
        self.arg(&valley().card_name(card))
    }

    /// Events in words.
    pub fn tell(self, events: &[Event]) -> String {
        let lines = events.iter().filter_map(|event| valley().tell(event)).map(|line| self.say(&line));
        lines.collect::<Vec<_>>().join(" ")
    }

    fn drawn_out(self, text: String) -> String {
        if self.long_words { drawn_out(text) } else { text }
    }
}

/// The heading of a sort of choice.
pub fn verb_id(verb: Verb) -> &'static str {
    match verb {
        Verb::Place => "cli-heading-place",
        Verb::Play => "cli-heading-play",
        Verb::Season => "page-valley-verb-season",
        Verb::Answer => "page-prompt",
    }
}

/// The thing that a choice is about, by its name.
pub fn thing(scene: &Scene, action: Action) -> Line {
    match valley().target(&scene.view, action) {
        Target::Prompt => short(action),
        target => Line::new("as-named").with("name", valley().target_name(&scene.view, scene.near, target)),
    }
}

/// A decision in few words.
pub fn short(action: Action) -> Line {
    let of_card = |id: &'static str, card| Line::new(id).with("card", valley().card_name(card));
    let at = |site: Site<Pick>| Line::new("page-short-place").with("space", valley().site_name(site));
    match action {
        Action::Place(Site::City(spot)) => of_card("page-short-visit", spot.card),
        Action::Place(site) => at(site),
        Action::Play { card, .. } => of_card("page-short-play", card),
        Action::Pick(spot) => of_card("page-short-pick", spot.card),
        Action::Use(site) => Line::new("page-short-use").with("space", valley().site_name(site)),
        Action::Good(good) => good_line(good, 1),
        Action::Point => Line::new("n-point-token").with("n", 1),
        Action::To(side) => valley().side_name(side),
        Action::Pay(goods) => Line::new("as-named").with("name", goods_arg(goods)),
        Action::Prepare => Line::new("page-valley-short-prepare"),
        Action::Pass => Line::new("page-valley-short-pass"),
        Action::Meadow(_) | Action::Option(_) | Action::Skip => Line::new("page-short-answer"),
    }
}
