//! Resources, colours and seasons in words, in no language yet.

use crate::{Colour, Good, Goods, Kind, Season};
use table::companion::Choice;
use table::{Arg, Line};

/// A heap of resources in words.
pub fn goods_arg(goods: Goods) -> Arg {
    let parts: Vec<Arg> = goods.iter().map(|(good, n)| good_line(good, n).into()).collect();
    if parts.is_empty() { Line::new("nothing").into() } else { Arg::List(parts) }
}

/// So many of a resource, in words.
pub fn good_line(good: Good, n: u8) -> Line {
    let id = match good {
        Good::Twig => "n-twig",
        Good::Resin => "n-resin",
        Good::Pebble => "n-pebble",
        Good::Berry => "n-berry",
    };
    Line::new(id).with("n", n)
}

/// A colour by its name.
pub fn colour_line(colour: Colour) -> Line {
    Line::new(match colour {
        Colour::Green => "colour-green",
        Colour::Blue => "colour-blue",
        Colour::Tan => "colour-tan",
        Colour::Red => "colour-red",
        Colour::Purple => "colour-purple",
    })
}

/// A sort of card: its kind with its colour, which agrees with it where a language wants that.
pub fn sort_line(kind: Kind, colour: Colour) -> Line {
    Line::new("card-sort").with("kind", kind.id()).with("colour", colour.id())
}

/// The colours, to choose from beside cardboard.
pub fn colour_choices() -> Vec<Choice> {
    Colour::ALL.map(|colour| Choice::new(colour as u8, colour.id(), colour_line(colour))).to_vec()
}

/// The seasons, to choose from beside cardboard.
pub fn season_choices() -> Vec<Choice> {
    Season::ALL.map(|season| Choice::new(u8::from(season), season.id(), season_line(season))).to_vec()
}

/// A season within a sentence.
pub fn the_season_line(season: Season) -> Line {
    Line::new(match season {
        Season::Winter => "the-winter",
        Season::Spring => "the-spring",
        Season::Summer => "the-summer",
        Season::Autumn => "the-autumn",
    })
}

/// A season by its name.
pub fn season_line(season: Season) -> Line {
    Line::new(match season {
        Season::Winter => "season-winter",
        Season::Spring => "season-spring",
        Season::Summer => "season-summer",
        Season::Autumn => "season-autumn",
    })
}

table::each! {
    /// The sort of a choice at the start of a turn.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    pub enum Verb {
        /// Place a worker.
        Place => "cli-heading-place";
        /// Play a card.
        Play => "cli-heading-play";
        /// Choose a card.
        Choose => "cli-heading-choose";
        /// Prepare for the next season, or pass.
        Season => "page-valley-verb-season";
        /// Share, use Good News or a watch.
        Besides => "cli-heading-other";
        /// Anything else.
        Answer => "page-prompt";
    }
    /// What stands above such choices.
    pub fn heading -> &'static str;
}
