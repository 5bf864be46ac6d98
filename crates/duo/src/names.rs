//! What things are called: cards, spaces, skunks' places, goals, resources, in no language yet.

use crate::Duo;
use crate::effect::Condition;
use crate::ids::*;
use crate::pack::{ClaimedBy, Cost, Goal, Words};
use crate::together::{Haunt, Item, NewsId};
use crate::view::View;
use table::{Arg, Game, Line, Side};
use woodland::words::{colour_line, good_line, goods_arg};

impl Duo {
    /// A mayor, or Miss Thorn.
    pub fn side_name(&self, side: Side) -> Line {
        side.seat().map_or_else(|| Line::new("duo-thorn"), |seat| self.seat_name(seat))
    }

    /// A space by its name.
    pub fn space_name(&self, space: Space) -> Line {
        match space {
            Space::River(space) => Line::new("duo-space-river").with("n", space.number()),
            Space::Farm(farm) => Line::new("duo-space-farm").with("n", farm.number()),
            Space::Event(slot) => Line::new("duo-space-event").with("n", slot.0 + 1),
            Space::Red(card) => Line::new("duo-space-red").with("card", self.card_name(card)),
        }
    }

    /// A Good News card by its name.
    pub fn news_name(&self, news: NewsId) -> Arg {
        (&self.pack.news(news).entry.name).into()
    }

    /// A place of skunks by its name.
    pub fn haunt_name(&self, haunt: Haunt) -> Line {
        match haunt {
            Haunt::Path(spot) => Line::new("duo-spot").with("n", spot.0),
            Haunt::Space(space) => self.space_name(space),
        }
    }

    /// Something that is shared, in words.
    pub fn item_line(&self, item: Item) -> Line {
        match item {
            Item::Good(good) => good_line(good, 1),
            Item::Card(card) => Line::new("duo-item-card").with("card", self.card_name(card)),
            Item::Occupied(colour) => Line::new("duo-item-token").with("colour", colour_line(colour)),
        }
    }

    /// A goal of the chapter in words, counted from 0.
    pub fn goal_line(&self, n: usize) -> Line {
        match self.chapter().and_then(|chapter| chapter.goals.get(n)) {
            None => Line::new("nothing"),
            Some(Goal::Events { n, by }) => match by {
                ClaimedBy::Both => Line::new("duo-goal-events").with("n", *n),
                ClaimedBy::Each => Line::new("duo-goal-events-each").with("n", *n),
                ClaimedBy::One(seat) => {
                    Line::new("duo-goal-events-one").with("n", *n).with("who", self.seat_name(*seat))
                }
            },
            Some(Goal::Score { .. }) => Line::new("duo-goal-score").with("n", self.wanted_score().unwrap_or(0)),
            Some(Goal::Reach { text, .. } | Goal::End { text, .. }) => Line::new("as-named").with("name", text),
        }
    }

    /// What a space does, in words.
    pub fn space_text(&self, view: &View, space: Space) -> Arg {
        let words: &Words = match space {
            Space::River(space) => &self.pack.river[view.river[space.index()].index()].entry.text,
            Space::Farm(farm) => &self.pack.farms[farm.index()].entry.text,
            Space::Event(slot) => return self.event_text(view, view.events[slot.index()]),
            Space::Red(card) => &self.pack.card(card).entry.text,
        };
        words.into()
    }

    /// What an event asks for, in words; together nobody is compared, and skunks raise the number. [D15.14]
    pub fn event_text(&self, view: &View, event: EventId) -> Arg {
        let tile = self.pack.event(event);
        match tile.condition {
            Condition::Majority(_, _, min) if view.together.one_city() => Line::new("duo-event-together")
                .with("text", &tile.entry.text)
                .with("n", min + self.raised_by(&view.together))
                .into(),
            _ => (&tile.entry.text).into(),
        }
    }

    /// What a card costs, before any discount.
    pub fn cost_arg(&self, card: CardId) -> Arg {
        match self.pack.card(card).cost {
            Cost::Goods(goods) => goods_arg(goods),
            Cost::Discard => Line::new("duo-cost-discard").into(),
        }
    }
}

pub(crate) fn token_line(token: Token) -> Line {
    Line::new(match token {
        Token::Sun => "duo-sun",
        Token::Moon => "duo-moon",
    })
}
