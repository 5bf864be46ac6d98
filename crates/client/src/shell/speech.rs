//! What the page says: lines, names and events in the language spoken now.

use crate::common::stretch::drawn_out;
use crate::common::tongue::words;
use crate::shell::app::Ctx;
use crate::shell::face::Face;
use crate::shell::{Action, Event, Rules, Scene, Source};
use leptos::prelude::*;
use table::board::Board;
use table::{Arg, Game, Line, Seat, Tell};
use words::{Lang, soft};

/// A text as the beginning of a line: names such as "the Rival" are written small inside of one.
pub fn capital(text: String) -> String {
    let mut letters = text.chars();
    letters.next().map_or(String::new(), |first| first.to_uppercase().chain(letters).collect())
}

impl Ctx {
    /// The language spoken now.
    pub fn lang(self) -> Lang {
        self.settings.get().lang()
    }

    /// A line in the language spoken now.
    pub fn say(self, line: &Line) -> String {
        let named = self.names.with_value(|names| (!names.is_empty()).then(|| room::names::call(names, line)));
        let line = named.as_ref().unwrap_or(line);
        self.drawn_out(self.you.with_value(|you| words(self.lang()).say_to(you.as_ref(), line)))
    }

    /// A message without arguments.
    pub fn text(self, id: &str) -> String {
        self.drawn_out(words(self.lang()).get(id))
    }

    /// A name or text of the pack in the language spoken now.
    pub fn arg(self, arg: &Arg) -> String {
        self.drawn_out(words(self.lang()).arg(arg))
    }

    /// A name where there is little room for it: its long words may be parted.
    pub fn name(self, arg: &Arg) -> String {
        self.soft(self.arg(arg))
    }

    /// A text whose long words may be parted.
    pub fn soft(self, text: String) -> String {
        soft(self.lang(), &text)
    }

    /// A name and what there is to say of it.
    pub fn labelled(self, name: &str, text: &str) -> String {
        self.say(&Line::new("page-labelled").with("name", name.to_owned()).with("text", text.to_owned()))
    }

    /// Events in words.
    pub fn tell(self, events: &[Event]) -> String {
        let rules = self.rules();
        let lines = events.iter().filter_map(|event| rules.tell(event)).map(|line| self.say(&line));
        lines.collect::<Vec<_>>().join(" ")
    }

    /// The thing that a choice is about, by its name.
    pub fn thing(self, scene: &Scene, action: Action) -> Line {
        let rules = self.rules();
        match rules.target(&scene.view, action) {
            Rules::WORD => rules.deed(action),
            target => Line::new("as-named").with("name", rules.target_name(&scene.view, scene.near, target)),
        }
    }

    /// Whom the page speaks to: the only person at this screen. Where several share it, names stay names.
    pub fn spoken_to(source: &Source) -> Option<Line> {
        let mut humans = room::humans(source.seats());
        match (humans.next(), humans.next()) {
            (Some(seat), None) => Some(source.rules().seat_name(seat)),
            _ => None,
        }
    }

    /// What the person in a seat calls themselves.
    pub fn given_name(self, seat: Seat) -> Option<String> {
        let called = self.rules().seat_name(seat);
        self.names.with_value(|names| names.iter().find(|(seat, _)| *seat == called).map(|(_, name)| name.clone()))
    }

    /// The level of the bot in a seat, from 0.
    fn level(self, seat: Seat) -> Option<usize> {
        self.of_source(|source| source.seats().get(seat.index()).and_then(|who| menu::level_of(who))).flatten()
    }

    /// Who sits in a seat.
    pub fn sitter(self, seat: Seat) -> Line {
        let called = self.of_source(|source| Rules::called(source, seat)).flatten();
        called.map_or_else(|| self.rules().seat_name(seat), |name| Line::new("as-named").with("name", name))
    }

    /// Who sits in a seat, with the bot that plays there.
    pub fn player(self, seat: Seat) -> Line {
        let name = self.sitter(seat);
        match self.level(seat) {
            Some(level) => rung("page-played-by", level).with("who", name),
            None => name,
        }
    }

    fn drawn_out(self, text: String) -> String {
        if self.long_words { drawn_out(text) } else { text }
    }
}

/// A sentence with a level among all of them.
fn rung(id: &'static str, level: usize) -> Line {
    Line::new(id).with("n", level + 1).with("all", menu::LEVELS.len())
}

/// The level of the bot in a seat, behind the name of the seat. Seats are animals, too, so its own is told only to who wonders.
pub fn level_tag(ctx: Ctx, seat: Seat) -> Option<impl IntoView + use<>> {
    ctx.level(seat).map(|level| {
        let whole = capital(ctx.say(&rung("page-level-of", level).with("animal", Line::new(menu::THE_LEVELS[level]))));
        view! { <small class="lvl" title=whole>{ctx.say(&rung("page-at-level", level))}</small> }
    })
}
