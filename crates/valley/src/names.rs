//! What things on the table are called.

use crate::Valley;
use crate::ids::*;
use crate::nightweave::{Act, Task};
use crate::pack::Asks;
use table::{Arg, Game, Line, Side};
use woodland::words::goods_arg;

impl Valley {
    /// The name of an event.
    pub fn event_name(&self, event: EventId) -> Arg {
        Arg::from(&self.pack.event(event).entry.name)
    }

    /// What an event asks for and does, in words.
    pub fn event_text(&self, event: EventId) -> Arg {
        let sheet = self.pack.event(event);
        match sheet.asks {
            Asks::Cards([first, second]) => Line::new("valley-event-text")
                .with("first", self.card_name(first))
                .with("second", self.card_name(second))
                .with("text", Arg::from(&sheet.entry.text))
                .into(),
            Asks::Colour(..) | Asks::EachColour(_) => Arg::from(&sheet.entry.text),
        }
    }

    /// A card of a city, with its number if it is not the first copy, and whose it is for somebody else.
    pub(crate) fn spot_name(&self, spot: Pick) -> Line {
        let line = match (spot.of, spot.nth) {
            (None, 0) => Line::new("valley-spot"),
            (None, _) => Line::new("valley-spot-copy"),
            (Some(owner), 0) => Line::new("valley-spot-of").with("who", self.side_name(owner)),
            (Some(owner), _) => Line::new("valley-spot-copy-of").with("who", self.side_name(owner)),
        };
        let line = line.with("card", self.card_name(spot.card));
        if spot.nth > 0 { line.with("n", spot.nth + 1) } else { line }
    }

    /// The name of a place.
    pub fn site_name(&self, site: impl Into<Site<Pick>>) -> Arg {
        match site.into() {
            Site::Basic(basic) => Arg::from(&self.pack.basic(basic).entry.name),
            Site::Forest(clearing) => Line::new("valley-clearing").with("n", clearing.number()).into(),
            Site::Haven => Arg::from(&self.pack.haven.entry.name),
            Site::Journey(space) => Line::new("valley-journey").with("n", space.0).into(),
            Site::Event(event) => self.event_name(event),
            Site::City(spot) => self.spot_name(spot).into(),
        }
    }

    /// What a place does, in words.
    pub fn site_text(&self, forest: &[Option<ForestId>; CLEARINGS], site: impl Into<Site<Pick>>) -> Arg {
        match site.into() {
            Site::Basic(basic) => Arg::from(&self.pack.basic(basic).entry.text),
            Site::Forest(clearing) => match forest[clearing.index()] {
                Some(forest) => Arg::from(&self.pack.forest(forest).entry.text),
                None => Line::new("nothing").into(),
            },
            Site::Haven => Arg::from(&self.pack.haven.entry.text),
            Site::Journey(JourneySpace(points)) => {
                let space = self.pack.journey.iter().find(|space| space.points == points);
                space.map_or_else(|| Line::new("nothing").into(), |space| Arg::from(&space.entry.text))
            }
            Site::Event(event) => self.event_text(event),
            Site::City(spot) => self.card_text(spot.card),
        }
    }

    /// What a card costs.
    pub fn cost_arg(&self, card: CardId) -> Arg {
        goods_arg(self.pack.card(card).cost)
    }

    /// One of Nightweave's actions, as something to do.
    pub fn act_line(&self, act: Act) -> Line {
        self.act_in(act, "do")
    }

    /// The same as something that she does, behind her name.
    pub fn does_line(&self, act: Act) -> Line {
        self.act_in(act, "does")
    }

    fn act_in(&self, act: Act, form: &'static str) -> Line {
        let spider = |site: Site| Line::new("valley-act-spider").with("place", self.site_name(site));
        let line = match act {
            Act::Draw => Line::new("valley-act-draw"),
            Act::Discard => Line::new("valley-act-discard"),
            Act::PlayHand => Line::new("valley-act-play-hand"),
            Act::PlayMeadow => Line::new("valley-act-play-meadow"),
            Act::PlayMeadowDraw => Line::new("valley-act-play-meadow-draw"),
            Act::PlayMeadowDiscard => Line::new("valley-act-play-meadow-discard"),
            Act::PlaceFigure => Line::new("valley-act-place-figure"),
            Act::Basic(basic) => spider(Site::Basic(basic)),
            Act::Forest(clearing) => spider(Site::Forest(clearing)),
            Act::Journey(space) => spider(Site::Journey(space)),
            Act::City => Line::new("valley-act-city"),
            Act::Open => Line::new("valley-act-open"),
            Act::BasicEvent => Line::new("valley-act-basic-event"),
            Act::SpecialEvent => Line::new("valley-act-special-event"),
            Act::Haven => spider(Site::Haven),
            Act::Ambassador => Line::new("valley-act-ambassador"),
            Act::Wonder => Line::new("valley-act-wonder"),
        };
        line.with("form", form)
    }

    /// The same with what is printed beside it.
    pub fn task_line(&self, task: Task) -> Line {
        let act = self.act_line(task.act);
        if task.level { Line::new("valley-act-with-level").with("act", act) } else { act }
    }

    /// Somebody at the table, or the opponent in the box.
    pub fn side_name(&self, side: Side) -> Line {
        match side.seat() {
            Some(seat) => self.seat_name(seat),
            None if self.mode.lair().is_some() => Line::new("valley-nightweave"),
            None => Line::new("valley-rugwort"),
        }
    }

    /// Something about somebody.
    pub(crate) fn who(&self, id: &'static str, side: impl Into<Side>) -> Line {
        Line::new(id).with("who", self.side_name(side.into()))
    }
}
