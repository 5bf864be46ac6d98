//! What the page says: lines, names and decisions in the language spoken now.

use super::app::Ctx;
use super::thinker::duo;
use crate::shell::tongue::{drawn_out, words};
use duo::board::{Target, Verb};
use duo::{Action, Event, Space};
use leptos::prelude::*;
use table::{Arg, Game, Line, Tell};
use words::{Lang, Words};

impl Ctx {
    /// The language spoken now.
    pub fn lang(self) -> Lang {
        self.settings.get().lang()
    }

    /// The texts of the language spoken now.
    fn words(self) -> &'static Words {
        words(self.lang())
    }

    /// A line in the language spoken now.
    pub fn say(self, line: &Line) -> String {
        self.drawn_out(self.words().say(line))
    }

    /// A message without arguments.
    pub fn text(self, id: &'static str) -> String {
        self.drawn_out(self.words().get(id))
    }

    /// A name or text of the pack in the language spoken now.
    pub fn arg(self, arg: &Arg) -> String {
        self.drawn_out(self.words().arg(arg))
    }

    /// Events in words.
    pub fn tell(self, events: &[Event]) -> String {
        let lines = events.iter().filter_map(|event| duo().tell(event)).map(|line| self.say(&line));
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
        Verb::Choose => "cli-heading-choose",
        Verb::Besides => "cli-heading-other",
        Verb::Answer => "page-prompt",
    }
}

/// The thing that a choice is about, by its name.
pub fn thing(action: Action) -> Line {
    match action.target() {
        Target::Card(card) => Line::new("as-named").with("name", duo().card_name(card)),
        Target::Space(space) => duo().space_name(space),
        Target::Spot(n) => duo().post_name(duo::Post::Spot(n)),
        Target::Deck => Line::new("page-deck"),
        Target::Prompt => short(action),
    }
}

/// A decision that was made, in few words.
pub fn short(action: Action) -> Line {
    let of_card = |id: &'static str, card| Line::new(id).with("card", duo().card_name(card));
    match action {
        Action::Place { space: Space::Red(card), .. } => of_card("page-short-visit", card),
        Action::Place { space: Space::Event(slot), .. } => Line::new("page-short-event").with("n", slot.0 + 1),
        Action::Place { space, .. } => Line::new("page-short-place").with("space", duo().space_name(space)),
        Action::Play { card, .. } => of_card("page-short-play", card),
        Action::Take(card) => of_card("page-short-take", card),
        Action::Pick(card) => of_card("page-short-pick", card),
        Action::Draw => Line::new("page-short-draw"),
        Action::Trade => Line::new("page-short-trade"),
        Action::Use(space) => Line::new("page-short-use").with("space", duo().space_name(space)),
        Action::Claim(slot) => Line::new("page-short-use").with("space", duo().space_name(Space::Event(slot))),
        Action::Good(good) => duo::tell::good_line(good, 1),
        Action::Colour(colour) => duo::tell::colour_line(colour),
        Action::Produce { card, .. } => of_card("page-short-pick", card),
        Action::For(seat) => duo().seat_name(seat),
        Action::Share(item) => Line::new("duo-do-share").with("item", duo().item_line(item)),
        Action::News(news) => Line::new("as-named").with("name", duo().news_name(news)),
        Action::Watch(_) => Line::new("page-short-watch"),
        Action::Skunk(post) => Line::new("duo-do-skunk").with("place", duo().post_name(post)),
        Action::Move(_) | Action::Rest | Action::Pay { .. } | Action::Option(_) | Action::Accept | Action::Skip => {
            Line::new("page-short-answer")
        }
    }
}
