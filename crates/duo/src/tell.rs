//! Putting the game into words, in no language yet.

use crate::action::{Action, Means};
use crate::effect::{DiscountBy, Step};
use crate::event::{Event, PlayedFrom};
use crate::ids::*;
use crate::pack::Cost;
use crate::state::{Frame, Mover, State};
use crate::view::View;
use crate::{Duo, pack::Words};
use table::{Arg, Boxed, Game, Line, Origin, Seat, Tell};
use woodland::{Colour, Good, Goods};

impl Duo {
    /// A card by its name.
    pub fn card_name(&self, card: CardId) -> Arg {
        (&self.pack.card(card).entry.name).into()
    }

    /// What a card says.
    pub fn card_text(&self, card: CardId) -> Arg {
        (&self.pack.card(card).entry.text).into()
    }

    /// Several cards by their names.
    pub fn card_names(&self, cards: impl Iterator<Item = CardId>) -> Arg {
        Arg::List(cards.map(|card| self.card_name(card)).collect())
    }

    /// A space by its name.
    pub fn space_name(&self, space: Space) -> Line {
        match space {
            Space::River(n) => Line::new("duo-space-river").with("n", n + 1),
            Space::Farm(n) => Line::new("duo-space-farm").with("n", n + 1),
            Space::Event(slot) => Line::new("duo-space-event").with("n", slot.0 + 1),
            Space::Red(card) => Line::new("duo-space-red").with("card", self.card_name(card)),
        }
    }

    /// What a space does, in words.
    pub fn space_text(&self, view: &View, space: Space) -> Arg {
        let words: &Words = match space {
            Space::River(n) => &self.pack.river[view.river[n as usize].0 as usize].entry.text,
            Space::Farm(n) => &self.pack.farms[n as usize].entry.text,
            Space::Event(slot) => &self.pack.event(view.events[slot.index()]).entry.text,
            Space::Red(card) => &self.pack.card(card).entry.text,
        };
        words.into()
    }

    /// What a card costs, before any discount.
    pub fn cost_line(&self, card: CardId) -> Arg {
        match self.pack.card(card).cost {
            Cost::Goods(goods) => goods_arg(goods),
            Cost::Discard => Line::new("duo-cost-discard").into(),
        }
    }

    /// What one of several ways would do, in a few words.
    fn option_line(&self, frame: Option<&Frame>, n: u8) -> Line {
        let effect = match frame {
            Some(Frame::Choose { step, .. }) => match self.pack.step(*step) {
                Step::Choose { options } => options[n as usize],
                _ => None,
            },
            Some(Frame::StoreOrTake { n: put, .. }) => {
                return match n {
                    0 => Line::new("duo-do-store-more").with("n", *put),
                    _ => Line::new("duo-do-unload"),
                };
            }
            _ => None,
        };
        let first = effect.map(|effect| self.pack.steps[effect.start as usize]);
        match first {
            Some(Step::Gain { goods, any: 0, different: 0, points: 0 }) => {
                Line::new("duo-do-gain-goods").with("goods", goods_arg(goods))
            }
            Some(Step::Gain { any, points: 0, .. }) if any > 0 => Line::new("duo-do-gain-any").with("n", any),
            Some(Step::Gain { points, .. }) if points > 0 => Line::new("duo-do-gain-points").with("n", points),
            Some(Step::Occupied { colour: Some(colour) }) => {
                Line::new("duo-do-gain-occupied").with("colour", colour_line(colour))
            }
            _ => Line::new("duo-do-option").with("n", n + 1),
        }
    }

    fn offer_play(&self, view: &View, card: CardId, means: Means) -> Line {
        let name = self.card_name(card);
        let from = if view.meadow.contains(&Some(card)) {
            Line::new("duo-from-meadow")
        } else if view.aside.has(card) {
            Line::new("duo-from-aside")
        } else {
            Line::new("duo-from-hand")
        };
        let less = match view.frame() {
            Some(Frame::Play { grant, .. }) => grant.less,
            Some(Frame::Pigeon { less, .. }) => *less,
            _ => 0,
        };
        let line = match means {
            Means::Cost if less > 0 && !self.pack.tables.discard_cost.has(card) => {
                Line::new("duo-do-play-less").with("cost", self.cost_line(card)).with("less", less)
            }
            Means::Cost => Line::new("duo-do-play").with("cost", self.cost_line(card)),
            Means::Occupied(on) => Line::new("duo-do-play-occupied").with("on", self.card_name(on)),
            Means::Star(star) => {
                let discount = self.pack.star_discount(star, card);
                let less = discount.map_or(0, |discount| discount.less);
                let how = match discount.map(|discount| discount.by) {
                    Some(DiscountBy::DiscardSelf) => "duo-star-discarded",
                    Some(DiscountBy::Tuck { .. }) => "duo-star-tucks",
                    Some(DiscountBy::Free | DiscountBy::Token) | None => "duo-star-free",
                };
                Line::new("duo-do-play-star")
                    .with("cost", self.cost_line(card))
                    .with("less", less)
                    .with("star", self.card_name(star))
                    .with("how", Line::new(how))
            }
        };
        line.with("card", name).with("from", from).with("text", self.card_text(card))
    }
}

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

fn token_line(token: Token) -> Line {
    Line::new(match token {
        Token::Sun => "duo-sun",
        Token::Moon => "duo-moon",
    })
}

/// A season by its name.
pub fn season_line(season: u8) -> Line {
    Line::new(match season {
        0 => "season-winter",
        1 => "season-spring",
        2 => "season-summer",
        _ => "season-autumn",
    })
}

impl Tell for Duo {
    fn ask(&self, view: &View) -> Line {
        let Some(frame) = view.frame() else {
            return Line::new("duo-ask-nothing");
        };
        match *frame {
            Frame::Turn => Line::new("duo-ask-turn"),
            Frame::MoveToken(Mover::Either) => Line::new("duo-ask-move-token"),
            Frame::MoveToken(Mover::Token(token)) => Line::new("duo-ask-end-turn").with("token", token_line(token)),
            Frame::Pay { card, .. } => Line::new("duo-ask-pay").with("card", self.card_name(card)),
            Frame::DiscardCost { card, .. } => Line::new("duo-ask-discard-cost").with("card", self.card_name(card)),
            Frame::Tuck { star, .. } => Line::new("duo-ask-tuck").with("card", self.card_name(star)),
            Frame::Gain { left, .. } => Line::new("duo-ask-gain").with("n", left),
            Frame::Take { left, .. } => Line::new("duo-ask-take").with("n", left),
            Frame::Occupied { .. } => Line::new("duo-ask-occupied"),
            Frame::Reclaim { .. } => Line::new("duo-ask-reclaim"),
            Frame::PayFor { step, source: by, .. } => {
                let price = self.pay_for(step).0;
                let mut parts = match price.any {
                    true => vec![Line::new("duo-any-resource").with("n", 1).into()],
                    false => Vec::new(),
                };
                if !price.goods.is_empty() {
                    parts.push(goods_arg(price.goods));
                }
                if price.card {
                    parts.push(Line::new("duo-cost-discard").into());
                }
                let line = match by {
                    None => Line::new("duo-ask-pay-for"),
                    Some(card) => Line::new("duo-ask-pay-for-card").with("card", self.card_name(card)),
                };
                line.with("price", Arg::List(parts))
            }
            Frame::PayCard { .. } => Line::new("duo-ask-pay-card"),
            Frame::Choose { source: None, .. } => Line::new("duo-ask-choose"),
            Frame::Choose { source: Some(card), .. } => {
                Line::new("duo-ask-choose-card").with("card", self.card_name(card))
            }
            Frame::Show { left, .. } => Line::new("duo-ask-show").with("n", left),
            Frame::Activate { place, .. } => Line::new(match place {
                crate::effect::GreenPlace::City => "duo-ask-activate-city",
                crate::effect::GreenPlace::Meadow => "duo-ask-activate-meadow",
                crate::effect::GreenPlace::Hand => "duo-ask-activate-hand",
            }),
            Frame::Produce { .. } => Line::new("duo-ask-produce"),
            Frame::Farm { .. } => Line::new("duo-ask-farm"),
            Frame::River { .. } => Line::new("duo-ask-river"),
            Frame::Red { .. } => Line::new("duo-ask-red"),
            Frame::Taken { .. } => Line::new("duo-ask-taken"),
            Frame::Claim { .. } => Line::new("duo-ask-claim"),
            Frame::Play { grant, .. } => Line::new("duo-ask-play").with("less", grant.less),
            Frame::Pigeon { less, .. } => {
                Line::new("duo-ask-pigeon").with("less", less).with("cards", self.card_names(view.aside))
            }
            Frame::Look { keep, .. } => Line::new("duo-ask-look").with("n", keep),
            Frame::Refresh { left, .. } => Line::new("duo-ask-refresh").with("n", left),
            Frame::StoreOrTake { card, .. } => Line::new("duo-ask-store-or-take").with("card", self.card_name(card)),
            Frame::Store { left, card, .. } => {
                Line::new("duo-ask-store").with("n", left).with("card", self.card_name(card))
            }
            Frame::WorkerFrom { .. } => Line::new("duo-ask-worker-from"),
            Frame::WorkerTo { .. } => Line::new("duo-ask-worker-to"),
            Frame::TradeFirst { .. } => Line::new("duo-ask-trade-first"),
            Frame::TradeSecond { .. } => Line::new("duo-ask-trade-second"),
            Frame::TradeGain { .. } => Line::new("duo-ask-trade-gain"),
            Frame::Private { .. }
            | Frame::Steps { .. }
            | Frame::Repeat { .. }
            | Frame::AfterPlay { .. }
            | Frame::AfterClaim { .. }
            | Frame::AfterFarm { .. }
            | Frame::Refill
            | Frame::EndTurn(_)
            | Frame::Season { .. } => Line::new("duo-ask-nothing"),
        }
    }

    fn offer(&self, view: &View, action: Action) -> Line {
        match action {
            Action::Place { space: Space::Event(slot), .. } | Action::Use(Space::Event(slot)) | Action::Claim(slot) => {
                let tile = self.pack.event(view.events[slot.index()]);
                let reward = match view.frame() {
                    Some(Frame::Claim { reward: false, .. }) => Line::new("duo-no-reward").into(),
                    _ => Arg::from(&self.pack.slots[slot.index()].entry.text),
                };
                Line::new("duo-do-claim")
                    .with("event", &tile.entry.name)
                    .with("n", slot.0 + 1)
                    .with("points", tile.points)
                    .with("reward", reward)
            }
            Action::Place { space, twice } => {
                let taken = view.mayors.iter().any(|mayor| mayor.workers.contains(&Some(space)));
                let id = match (twice, taken) {
                    (false, false) => "duo-do-place",
                    (true, false) => "duo-do-place-twice",
                    (false, true) => "duo-do-place-taken",
                    (true, true) => "duo-do-place-taken-twice",
                };
                Line::new(id).with("space", self.space_name(space)).with("text", self.space_text(view, space))
            }
            Action::Play { card, means } => self.offer_play(view, card, means),
            Action::Take(card) => Line::new("duo-do-take")
                .with("card", self.card_name(card))
                .with("cost", self.cost_line(card))
                .with("text", self.card_text(card)),
            Action::Draw => Line::new("duo-do-draw"),
            Action::Move(token) => Line::new("duo-do-move").with("token", token_line(token)),
            Action::Trade => Line::new("duo-do-trade"),
            Action::Rest => Line::new("duo-do-rest"),
            Action::Pay { goods, token: None } => Line::new("duo-do-pay").with("goods", goods_arg(goods)),
            Action::Pay { goods, token: Some(card) } => {
                Line::new("duo-do-pay-token").with("goods", goods_arg(goods)).with("card", self.card_name(card))
            }
            Action::Pick(card) => {
                Line::new("duo-do-pick").with("card", self.card_name(card)).with("text", self.card_text(card))
            }
            Action::Good(good) => good_line(good, 1),
            Action::Colour(colour) => Line::new("duo-do-colour").with("colour", colour_line(colour)),
            Action::Option(n) => self.option_line(view.frame(), n),
            Action::Accept => Line::new("duo-do-accept"),
            Action::Use(space) => {
                Line::new("duo-do-use").with("space", self.space_name(space)).with("text", self.space_text(view, space))
            }
            Action::Skip => Line::new("duo-do-skip"),
        }
    }

    fn tell(&self, event: &Event) -> Option<Line> {
        let who = |id: &'static str, seat: Seat| Line::new(id).with("who", self.seat_name(seat));
        let card = |card: CardId| self.card_name(card);
        let event_name = |event: EventId| Arg::from(&self.pack.event(event).entry.name);
        Some(match *event {
            Event::Placed { seat, space, .. } => who("duo-told-placed", seat).with("space", self.space_name(space)),
            Event::SpentToken { seat, card: from } => who("duo-told-spent-token", seat).with("card", card(from)),
            Event::Visited { owner, card: red } => who("duo-told-visited", owner).with("card", card(red)),
            Event::Used { seat, space } => who("duo-told-used", seat).with("space", self.space_name(space)),
            Event::Played { seat, card: played, from } => {
                let id = match from {
                    PlayedFrom::Hand => "duo-told-played",
                    PlayedFrom::Meadow => "duo-told-played-meadow",
                    PlayedFrom::Aside => "duo-told-played-aside",
                };
                who(id, seat).with("card", card(played))
            }
            Event::Paid { seat, goods } => who("duo-told-paid", seat).with("goods", goods_arg(goods)),
            Event::Settled { seat, colour, on } => {
                who("duo-told-settled", seat).with("colour", colour_line(colour)).with("card", card(on))
            }
            Event::StarUsed { seat, card: star, left } => {
                who(if left { "duo-told-star-left" } else { "duo-told-star-used" }, seat).with("card", card(star))
            }
            Event::Tucked { seat, card: tucked, under } => {
                who("duo-told-tucked", seat).with("card", card(tucked)).with("under", card(under))
            }
            Event::Gained { seat, goods, points } => {
                let mut parts: Vec<Arg> = goods.iter().map(|(good, n)| good_line(good, n).into()).collect();
                if points > 0 {
                    parts.push(Line::new("n-point-token").with("n", points).into());
                }
                who("duo-told-gained", seat).with("what", Arg::List(parts))
            }
            Event::Drew { seat, card: Some(drawn) } => who("duo-told-drew-card", seat).with("card", card(drawn)),
            Event::Drew { seat, card: None } => who("duo-told-drew", seat),
            Event::Looked { seat, cards: Some(cards), n } => {
                who("duo-told-looked-cards", seat).with("n", n).with("cards", self.card_names(cards))
            }
            Event::Looked { seat, cards: None, n } => who("duo-told-looked", seat).with("n", n),
            Event::Took { seat, card: taken } => who("duo-told-took", seat).with("card", card(taken)),
            Event::Discarded { seat, card: Some(gone) } => {
                who("duo-told-discarded-card", seat).with("card", card(gone))
            }
            Event::Discarded { seat, card: None } => who("duo-told-discarded", seat),
            Event::Swept { seat, card: gone } => who("duo-told-swept", seat).with("card", card(gone)),
            Event::Kept { seat, card: Some(kept) } => who("duo-told-kept-card", seat).with("card", card(kept)),
            Event::Kept { seat, card: None } => who("duo-told-kept", seat),
            Event::Activated { seat, card: green } => who("duo-told-activated", seat).with("card", card(green)),
            Event::Shown { seat, card: shown } => who("duo-told-shown", seat).with("card", card(shown)),
            Event::Occupied { seat, colour } => who("duo-told-occupied", seat).with("colour", colour_line(colour)),
            Event::Reclaimed { seat, colour, from } => {
                who("duo-told-reclaimed", seat).with("colour", colour_line(colour)).with("card", card(from))
            }
            Event::Stored { seat, card: on, goods } => {
                who("duo-told-stored", seat).with("goods", goods_arg(goods)).with("card", card(on))
            }
            Event::Unloaded { seat, card: from, goods } => {
                who("duo-told-unloaded", seat).with("goods", goods_arg(goods)).with("card", card(from))
            }
            Event::Claimed { seat, event, .. } => who("duo-told-claimed", seat).with("event", event_name(event)),
            Event::MovedWorker { seat, from, to } => {
                who("duo-told-moved-worker", seat).with("from", self.space_name(from)).with("to", self.space_name(to))
            }
            Event::Traded { seat } => who("duo-told-traded", seat),
            Event::Answered { seat, card: blue } => who("duo-told-answered", seat).with("card", card(blue)),
            Event::Rested { seat } => who("duo-told-rested", seat),
            Event::Refilled { card: laid, .. } => Line::new("duo-told-refilled").with("card", card(laid)),
            Event::Reshuffled => Line::new("duo-told-reshuffled"),
            Event::MovedToken { token, to } => {
                Line::new("duo-told-moved-token").with("token", token_line(token)).with("n", to)
            }
            Event::Season { season } => Line::new("duo-told-season").with("season", season_line(season)),
            Event::River { space, tile } => Line::new("duo-told-river")
                .with("n", space + 1)
                .with("text", &self.pack.river[tile.0 as usize].entry.text),
            Event::Journey { seat: Some(seat) } => who("duo-told-journey", seat),
            Event::Journey { seat: None } => Line::new("duo-told-no-journey"),
            Event::Over => Line::new("duo-told-over"),
        })
    }

    fn reckoning(&self, state: &State, seat: Seat) -> Vec<(Line, i32)> {
        let score = self.score(state, seat);
        vec![
            (Line::new("duo-points-cards"), score.cards),
            (Line::new("duo-points-bonus"), score.bonus),
            (Line::new("duo-points-tokens"), score.tokens),
            (Line::new("duo-points-events"), score.events),
        ]
    }

    fn card_played<'a>(&'a self, event: &Event) -> Option<(Seat, &'a str)> {
        match event {
            Event::Played { seat, card, .. } => Some((*seat, self.pack.card(*card).entry.id.as_str())),
            _ => None,
        }
    }
}

impl Boxed for Duo {
    fn origins(&self) -> Vec<Origin> {
        let origin = |(sort, entry): (&'static str, &crate::pack::Entry)| Origin {
            sort,
            id: entry.id.clone(),
            name: Line::new("as-named").with("name", &entry.name),
            provenance: entry.provenance.clone(),
        };
        self.pack.entries().map(origin).collect()
    }

    fn export(&self) -> Vec<(&'static str, String)> {
        self.pack.export().collect()
    }
}
