//! Putting the game into words, in no language yet.

use crate::action::{Action, Means};
use crate::effect::{DiscountBy, Step};
use crate::event::{Event, PlayedFrom, ThornFrom};
use crate::frame::Ask;
use crate::ids::*;
use crate::mode::{Mode, Quest};
use crate::names::token_line;
use crate::pack::Sharing;
use crate::state::State;
use crate::view::View;
use crate::{Duo, GoalState};
use table::{Arg, Game, Heard, Line, Seat, Tell};
pub use woodland::words::{colour_line, good_line, goods_arg, season_line};

impl Duo {
    /// What one of several ways would do, in a few words.
    fn option_line(&self, ask: Option<Ask>, n: u8) -> Line {
        let effect = match ask {
            Some(Ask::Choose { step, .. }) => match self.pack.step(step) {
                Step::Choose { options } => options[n as usize],
                _ => None,
            },
            Some(Ask::StoreOrTake { n: put, .. }) => {
                return match n {
                    0 => Line::new("duo-do-store-more").with("n", put),
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
        let less = match view.ask() {
            Some(Ask::Play { grant, .. }) => grant.less,
            Some(Ask::DrawPlay { less }) => less,
            _ => 0,
        };
        let line = match means {
            Means::Cost if less > 0 && !self.pack.tables.discard_cost.has(card) => {
                Line::new("duo-do-play-less").with("cost", self.cost_arg(card)).with("less", less)
            }
            Means::Cost => Line::new("duo-do-play").with("cost", self.cost_arg(card)),
            Means::Occupied(on) => Line::new("duo-do-play-occupied").with("on", self.card_name(on)),
            Means::Star(star) => {
                let discount = self.pack.star_discount(star, card);
                let less = discount.map_or(0, |discount| discount.less);
                let how = match discount.map(|discount| discount.by) {
                    Some(DiscountBy::Leave) => "duo-star-discarded",
                    Some(DiscountBy::Tuck { .. }) => "duo-star-tucks",
                    Some(DiscountBy::Free | DiscountBy::Token) | None => "duo-star-free",
                };
                Line::new("duo-do-play-star")
                    .with("cost", self.cost_arg(card))
                    .with("less", less)
                    .with("star", self.card_name(star))
                    .with("how", Line::new(how))
            }
        };
        line.with("card", name).with("from", from).with("text", self.card_text(card))
    }
}

impl Tell for Duo {
    fn ask(&self, view: &View) -> Line {
        let Some(ask) = view.ask() else {
            return Line::new("duo-ask-nothing");
        };
        match ask {
            Ask::Turn => Line::new("duo-ask-turn"),
            Ask::MoveToken { mover } => match *mover.tokens(view.together.skunks.uncovered(), view.sun, view.moon) {
                [token] => Line::new("duo-ask-end-turn").with("token", token_line(token)),
                _ => Line::new("duo-ask-move-token"),
            },
            Ask::Pay { card, .. } => Line::new("duo-ask-pay").with("card", self.card_name(card)),
            Ask::DiscardCost { card, .. } => Line::new("duo-ask-discard-cost").with("card", self.card_name(card)),
            Ask::Tuck { star, .. } => Line::new("duo-ask-tuck").with("card", self.card_name(star)),
            Ask::Gain { left, .. } => Line::new("duo-ask-gain").with("n", left),
            Ask::Take { left, .. } => Line::new("duo-ask-take").with("n", left),
            Ask::Occupied => Line::new("duo-ask-occupied"),
            Ask::Reclaim { .. } => Line::new("duo-ask-reclaim"),
            Ask::PayFor { fee } => {
                let price = self.price_of(fee);
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
                let line = match fee.source {
                    None => Line::new("duo-ask-pay-for"),
                    Some(card) => Line::new("duo-ask-pay-for-card").with("card", self.card_name(card)),
                };
                line.with("price", Arg::List(parts))
            }
            Ask::PayCard { .. } => Line::new("duo-ask-pay-card"),
            Ask::Choose { source: None, .. } => Line::new("duo-ask-choose"),
            Ask::Choose { source: Some(card), .. } => {
                Line::new("duo-ask-choose-card").with("card", self.card_name(card))
            }
            Ask::Show { left, .. } => Line::new("duo-ask-show").with("n", left),
            Ask::Activate { place, .. } => Line::new(match place {
                crate::effect::GreenPlace::City => "duo-ask-activate-city",
                crate::effect::GreenPlace::Meadow => "duo-ask-activate-meadow",
                crate::effect::GreenPlace::Hand => "duo-ask-activate-hand",
            }),
            Ask::Produce => Line::new("duo-ask-produce"),
            Ask::Farm { .. } => Line::new("duo-ask-farm"),
            Ask::River { .. } => Line::new("duo-ask-river"),
            Ask::Red { .. } => Line::new("duo-ask-red"),
            Ask::Taken { .. } => Line::new("duo-ask-taken"),
            Ask::Claim { .. } => Line::new("duo-ask-claim"),
            Ask::Play { grant, .. } => Line::new("duo-ask-play").with("less", grant.less),
            Ask::DrawPlay { less, .. } => {
                Line::new("duo-ask-draw-play").with("less", less).with("cards", self.card_names(view.aside))
            }
            Ask::Look { keep, .. } => Line::new("duo-ask-look").with("n", keep),
            Ask::Refresh { left, .. } => Line::new("duo-ask-refresh").with("n", left),
            Ask::StoreOrTake { card, .. } => Line::new("duo-ask-store-or-take").with("card", self.card_name(card)),
            Ask::Store { left, card, .. } => {
                Line::new("duo-ask-store").with("n", left).with("card", self.card_name(card))
            }
            Ask::WorkerFrom { .. } => Line::new("duo-ask-worker-from"),
            Ask::WorkerTo { .. } => Line::new("duo-ask-worker-to"),
            Ask::TradeFirst => Line::new("duo-ask-trade-first"),
            Ask::TradeSecond => Line::new("duo-ask-trade-second"),
            Ask::TradeGain => Line::new("duo-ask-trade-gain"),
            Ask::Allot { shares, .. } => {
                let what = match self.pack.steps[shares.start as usize] {
                    Step::Draw { deck: 0, .. } => "duo-share-meadow",
                    Step::Draw { .. } => "duo-share-deck",
                    _ => "duo-share-resource",
                };
                Line::new("duo-ask-allot").with("what", Line::new(what))
            }
            Ask::ProduceFor => Line::new("duo-ask-produce-for"),
            Ask::KeepNews => Line::new("duo-ask-keep-news"),
            Ask::SeasonEnd if self.can_hold_up(&view.together) => Line::new("duo-ask-season-end"),
            Ask::SeasonEnd => Line::new("duo-ask-season-over"),
            Ask::WorkerHome { .. } => Line::new("duo-ask-worker-home"),
            Ask::TokenBack { .. } => Line::new("duo-ask-token-back"),
            Ask::SkunkFrom { lift: true, .. } => Line::new("duo-ask-skunk-lift"),
            Ask::SkunkFrom { lift: false, .. } => Line::new("duo-ask-skunk-from"),
            Ask::SkunkTo { .. } => Line::new("duo-ask-skunk-to"),
            Ask::Pass { left, .. } => Line::new("duo-ask-pass").with("n", left),
            Ask::Private => Line::new("duo-ask-nothing"),
        }
    }

    fn offer(&self, view: &View, action: Action) -> Line {
        match action {
            Action::Place { space: Space::Event(slot), .. } | Action::Use(Space::Event(slot)) | Action::Claim(slot) => {
                let tile = self.pack.event(view.events[slot.index()]);
                let reward = match view.ask() {
                    Some(Ask::Claim { reward: false, .. }) => Line::new("duo-no-reward").into(),
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
                .with("cost", self.cost_arg(card))
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
            Action::Option(n) => self.option_line(view.ask(), n),
            Action::Accept => Line::new("duo-do-accept"),
            Action::Use(space) => {
                Line::new("duo-do-use").with("space", self.space_name(space)).with("text", self.space_text(view, space))
            }
            Action::For(seat) => Line::new("duo-do-for").with("who", self.seat_name(seat)),
            Action::Produce { card, seat } => Line::new("duo-do-produce")
                .with("card", self.card_name(card))
                .with("who", self.seat_name(seat))
                .with("text", self.card_text(card)),
            Action::News(news) => {
                let id = match view.ask() {
                    Some(Ask::KeepNews) => "duo-do-keep-news",
                    _ => "duo-do-use-news",
                };
                Line::new(id).with("news", self.news_name(news)).with("text", &self.pack.news(news).entry.text)
            }
            Action::Watch(token) => Line::new("duo-do-watch").with("token", token_line(token)),
            Action::Share(item) => Line::new("duo-do-share").with("item", self.item_line(item)),
            Action::Skunk(haunt) => Line::new("duo-do-skunk").with("place", self.haunt_name(haunt)),
            Action::Skip => match view.ask() {
                Some(Ask::SeasonEnd) => Line::new("duo-do-end-season"),
                Some(Ask::KeepNews) => Line::new("duo-do-keep-old-news"),
                _ => Line::new("duo-do-skip"),
            },
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
            Event::Drew { seat, card: Some(drawn), .. } => who("duo-told-drew-card", seat).with("card", card(drawn)),
            Event::Drew { seat, card: None, .. } => who("duo-told-drew", seat),
            Event::Looked { seat, cards: Some(cards), n, .. } => {
                who("duo-told-looked-cards", seat).with("n", n).with("cards", self.card_names(cards))
            }
            Event::Looked { seat, cards: None, n, .. } => who("duo-told-looked", seat).with("n", n),
            Event::Took { seat, card: taken } => who("duo-told-took", seat).with("card", card(taken)),
            Event::Discarded { seat, card: Some(gone), .. } => {
                who("duo-told-discarded-card", seat).with("card", card(gone))
            }
            Event::Discarded { seat, card: None, .. } => who("duo-told-discarded", seat),
            Event::Swept { seat, card: gone } => who("duo-told-swept", seat).with("card", card(gone)),
            Event::Kept { seat, card: Some(kept), .. } => who("duo-told-kept-card", seat).with("card", card(kept)),
            Event::Kept { seat, card: None, .. } => who("duo-told-kept", seat),
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
                Line::new("duo-told-moved-token").with("token", token_line(token)).with("n", to.0)
            }
            Event::Season { season } => Line::new("duo-told-season").with("season", season_line(season)),
            Event::River { space, tile } => Line::new("duo-told-river")
                .with("n", space.number())
                .with("text", &self.pack.river[tile.0 as usize].entry.text),
            Event::Journey { seat: Some(seat) } => who("duo-told-journey", seat),
            Event::Journey { seat: None } => Line::new("duo-told-no-journey"),
            Event::Skunk { haunt, rolled: Some(n) } => {
                let on = haunt.passed(n).next().is_some();
                let id = if on { "duo-told-skunk-on" } else { "duo-told-skunk" };
                Line::new(id).with("place", self.haunt_name(haunt)).with("n", n)
            }
            Event::Skunk { haunt, rolled: None } => {
                Line::new("duo-told-skunk-put").with("place", self.haunt_name(haunt))
            }
            Event::MovedSkunk { seat, from, to } => {
                who("duo-told-moved-skunk", seat).with("from", self.haunt_name(from)).with("to", self.haunt_name(to))
            }
            Event::LiftedSkunk { seat, haunt } => {
                who("duo-told-lifted-skunk", seat).with("place", self.haunt_name(haunt))
            }
            Event::NewsShown { news } => {
                let names = news.iter().map(|news| self.news_name(news)).collect();
                Line::new("duo-told-news-shown").with("news", Arg::List(names))
            }
            Event::NewsKept { seat, news } => who("duo-told-news-kept", seat).with("news", self.news_name(news)),
            Event::NewsDropped { seat, news } => who("duo-told-news-dropped", seat).with("news", self.news_name(news)),
            Event::NewsUsed { seat, news } => who("duo-told-news-used", seat)
                .with("news", self.news_name(news))
                .with("text", &self.pack.news(news).entry.text),
            Event::Watch { seat, token } => who("duo-told-watch", seat).with("token", token_line(token)),
            Event::TokenBack { token, to } => {
                Line::new("duo-told-token-back").with("token", token_line(token)).with("n", to.0)
            }
            Event::Shared { seat, item } => who("duo-told-shared", seat).with("item", self.item_line(item)),
            Event::Received { seat, item } => who("duo-told-received", seat).with("item", self.item_line(item)),
            Event::Passed { seat, item } => who("duo-told-passed", seat).with("item", self.item_line(item)),
            Event::WorkerHome { seat, from } => who("duo-told-worker-home", seat).with("space", self.space_name(from)),
            Event::Eased { less } => Line::new("duo-told-eased").with("n", less),
            Event::Goal { n } => Line::new("duo-told-goal").with("goal", self.goal_line(n.into())),
            Event::ThornEvent { event, .. } => Line::new("duo-told-thorn-event").with("event", event_name(event)),
            Event::ThornCard { card: hers, from: ThornFrom::Meadow(_) } => {
                Line::new("duo-told-thorn-card").with("card", card(hers))
            }
            Event::ThornCard { card: hers, from: ThornFrom::Dealt | ThornFrom::Deck } => {
                Line::new("duo-told-thorn-draws").with("card", card(hers))
            }
            Event::CutShort => Line::new("duo-told-cut-short"),
            Event::Over => Line::new("duo-told-over"),
        })
    }

    /// The chapter's story, or Miss Thorn; and what may be shared. [D17.1]
    fn briefing(&self) -> Vec<Line> {
        let mut lines = match (self.mode.chapter(), self.chapter()) {
            (Some(played), Some(chapter)) => vec![
                Line::new("duo-chapter").with("n", played.number).with("title", &chapter.entry.name),
                Line::new("as-named").with("name", &chapter.entry.text),
            ],
            _ if self.level().is_some() => vec![Line::new("duo-brief-challenge")],
            _ => return Vec::new(),
        };
        lines.push(Line::new(match self.sharing() {
            Sharing::Open => "duo-brief-sharing-open",
            Sharing::Limited => "duo-brief-sharing-limited",
            Sharing::Forbidden => "duo-brief-sharing-none",
        }));
        lines
    }

    /// Where the dice send the skunks, and Miss Thorn's first cards. [D16.5]
    fn setup_film(&self, seed: u64) -> Vec<(Event, State)> {
        let mut heard = Heard::filming();
        let table = self.lay_table(seed, &mut heard);
        let mut shots = heard.shots(table);
        // The rest is somebody's secret, or on the table for everybody to see.
        shots.retain(|(event, _)| self.rule_behind(event).is_some());
        shots
    }

    fn rule_behind(&self, event: &Event) -> Option<&'static str> {
        match event {
            Event::Skunk { rolled: Some(_), .. } => Some("D16.3"),
            Event::Skunk { rolled: None, .. } => Some("D20.5"),
            Event::ThornEvent { left: false, .. } => Some("D20.7"),
            Event::ThornEvent { left: true, .. } => Some("D20.11"),
            Event::ThornCard { from: ThornFrom::Dealt, .. } => Some("D20.6"),
            Event::ThornCard { from: ThornFrom::Meadow(_), .. } => Some("D20.8"),
            Event::ThornCard { from: ThornFrom::Deck, .. } => Some("D20.9"),
            _ => None,
        }
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

    fn accounts(&self, state: &State) -> Vec<(Line, Vec<(Line, i32)>)> {
        if self.mode == Mode::Duel {
            return [HARE, TORTOISE].map(|seat| (self.seat_name(seat), self.reckoning(state, seat))).to_vec();
        }
        let mut accounts = vec![(Line::new("duo-town"), self.reckoning(state, HARE))];
        if self.level().is_some() {
            let hers = self.thorn_score(state);
            let parts = vec![
                (Line::new("duo-points-cards"), hers.cards),
                (Line::new("duo-points-purple"), hers.purple),
                (Line::new("duo-points-events"), hers.events),
                (Line::new("duo-points-flat"), hers.flat),
            ];
            accounts.push((Line::new("duo-thorn"), parts));
        }
        accounts
    }

    fn verdict(&self, state: &State) -> Vec<Line> {
        if !state.is_over() {
            return Vec::new();
        }
        let won = self.is_won(state);
        let (score, hers) = (self.score(state, HARE).total(), self.thorn_score(state).total());
        match self.mode {
            Mode::Duel => match self.outcome(state).winners[..] {
                [seat] => vec![Line::new("verdict-winner").with("who", self.seat_name(seat))],
                _ => vec![Line::new("verdict-shared")],
            },
            Mode::Together { quest: Quest::Chapter(_), .. } => {
                let mut lines = vec![Line::new(if won { "verdict-chapter-won" } else { "verdict-chapter-lost" })];
                for (n, (_, goal)) in self.goals(state).into_iter().enumerate() {
                    let id = if goal == GoalState::Met { "verdict-goal-met" } else { "verdict-goal-missed" };
                    lines.push(Line::new(id).with("goal", self.goal_line(n)));
                }
                lines
            }
            Mode::Together { quest: Quest::Challenge(_), .. } => {
                let id = if won { "verdict-thorn-beaten" } else { "verdict-thorn-wins" };
                let mut lines = vec![Line::new(id).with("ours", score).with("hers", hers)];
                for n in self.achievements(state) {
                    let entry = &self.pack.achievements[n].entry;
                    lines.push(Line::new("verdict-achievement").with("name", &entry.name).with("text", &entry.text));
                }
                lines
            }
        }
    }

    fn automa(&self) -> Option<(Line, &'static str, &'static str)> {
        self.mode.level().map(|level| (Line::new("duo-thorn"), "Miss Thorn", level.id()))
    }

    fn card_played<'a>(&'a self, event: &Event) -> Option<(Seat, &'a str)> {
        match event {
            Event::Played { seat, card, .. } => Some((*seat, self.pack.card(*card).entry.id.as_str())),
            _ => None,
        }
    }
}
