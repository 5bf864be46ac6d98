//! Everdell Duo in the terminal.

use super::{CELL, Drawing, Drawn, Page, bold, dim, everdell, fit, ink, paint, short_goods};
use ::duo::action::write_space;
use ::duo::tell::{colour_line, goods_arg, season_line};
use ::duo::{CardId, Duo, FarmId, GoalState, HARE, Haunt, PathSpot, RiverSpace, SEATS, Slot, Space, TORTOISE, View};
use anstyle::AnsiColor;
use std::fmt::Write;
use table::{Arg, Chance, Game, Line, Seat, Viewer};
use woodland::Colour;
use woodland::words::sort_line;
use words::Words;

/// What a card costs, in letters, or the discard.
fn short_cost(duo: &Duo, card: CardId, words: &Words) -> String {
    match duo.pack().card(card).cost {
        ::duo::pack::Cost::Discard => words.get("cli-cost-discard"),
        ::duo::pack::Cost::Goods(goods) => short_goods(goods, words),
    }
}

impl Drawn for Duo {
    fn draw(&self, view: &View, words: &Words) -> Drawing {
        let mut page = Page::new(self, view, words);
        page.head();
        page.events();
        page.places();
        page.meadow();
        let me = match view.viewer {
            Viewer::Seat(seat) => seat,
            Viewer::Spectator => HARE,
        };
        if view.together.one_city() {
            page.quest();
            page.shared_city();
        }
        page.mayor(me.other());
        if view.together.solo() {
            page.hand(me.other());
        }
        page.mayor(me);
        page.hand(me);
        page.drawing
    }

    everdell!();

    const EXAMPLES: [&'static str; 3] = ["place farm-1", "play castle", "D4.6"];

    fn things(&self, view: &View) -> Vec<(Arg, String)> {
        let pack = self.pack();
        let cards = pack.cards.iter().map(|card| &card.entry);
        let entries = cards.chain(pack.good_news.iter().map(|news| &news.entry));
        let mut things: Vec<(Arg, String)> = entries.map(|entry| (Arg::from(&entry.name), entry.id.clone())).collect();
        let events = (0..).map(|n| Space::Event(Slot(n))).zip(&view.events);
        things
            .extend(events.map(|(space, &event)| (Arg::from(&pack.event(event).entry.name), write_space(space, pack))));
        let spaces = RiverSpace::all().map(Space::River).chain(FarmId::all().map(Space::Farm));
        let spaces = spaces.chain(Slot::all().map(Space::Event));
        things.extend(spaces.map(|space| (self.space_name(space).into(), write_space(space, pack))));
        things.extend(
            PathSpot::all().map(|spot| (self.haunt_name(Haunt::Path(spot)).into(), format!("spot-{}", spot.0))),
        );
        things.extend(SEATS.map(|(id, seat)| (self.seat_name(seat).into(), id.to_owned())));
        things.extend(
            [("duo-sun", "sun"), ("duo-moon", "moon")].map(|(id, token)| (Line::new(id).into(), token.to_owned())),
        );
        things.extend(Colour::ALL.map(|colour| (colour_line(colour).into(), colour.id().to_owned())));
        things
    }
}

everdell!(Duo);

impl Page<'_, Duo> {
    fn who(&self, seat: Seat) -> String {
        self.say(&self.game.seat_name(seat))
    }

    fn head(&mut self) {
        let view = self.view;
        let head = self.say(
            &Line::new("cli-table-head")
                .with("season", season_line(view.season))
                .with("sun", view.sun.0)
                .with("moon", view.moon.0)
                .with("last", PathSpot::LAST.0)
                .with("deck", view.deck_count)
                .with("discard", view.discard_count),
        );
        self.header(&head);
    }

    /// Who stands on a space, in words.
    fn guests(&self, space: Space) -> String {
        let here = |seat: Seat| self.view.mayors[seat.index()].workers.iter().filter(|&&w| w == Some(space)).count();
        let mut guests: Vec<String> =
            [HARE, TORTOISE].into_iter().filter(|&seat| here(seat) > 0).map(|seat| self.who(seat)).collect();
        if self.view.together.skunks.at(Haunt::Space(space)) {
            guests.push(self.words.get("cli-skunk"));
        }
        if guests.is_empty() { String::new() } else { format!("  ● {}", guests.join(", ")) }
    }

    fn events(&mut self) {
        self.drawing.part();
        let title = self.words.get("cli-events");
        self.line(&bold(&title));
        for slot in Slot::all() {
            let tile = self.game.pack().event(self.view.events[slot.index()]);
            let reward = self.arg(&Arg::from(&self.game.pack().slots[slot.index()].entry.text));
            let (name, text) = (
                self.arg(&Arg::from(&tile.entry.name)),
                self.arg(&self.game.event_text(self.view, self.view.events[slot.index()])),
            );
            let line = match self.view.claimed[slot.index()] {
                Some(by) => {
                    let by = self.say(&self.game.side_name(by));
                    dim(&format!("  {} {name} ({})  ✓ {by}", slot.0 + 1, tile.points))
                }
                None => {
                    let guests = paint(AnsiColor::Cyan.on_default(), &self.guests(Space::Event(slot)));
                    format!("  {} {name} ({})  {text} {}{guests}", slot.0 + 1, tile.points, dim(&format!("[{reward}]")))
                }
            };
            self.drawing.part();
            self.wrapped(&line, 4);
        }
    }

    fn places(&mut self) {
        self.drawing.part();
        let title = self.words.get("cli-places");
        self.line(&bold(&title));
        let spaces = RiverSpace::all().map(Space::River).chain(FarmId::all().map(Space::Farm));
        for space in spaces {
            let name = fit(&self.say(&self.game.space_name(space)), 11);
            let text = self.arg(&self.game.space_text(self.view, space));
            let guests = self.guests(space);
            self.drawing.part();
            self.wrapped(&format!("  {name} {text}{}", paint(AnsiColor::Cyan.on_default(), &guests)), 14);
        }
    }

    fn meadow(&mut self) {
        self.drawing.part();
        let title = self.words.get("cli-meadow");
        self.line(&bold(&title));
        let touches = |column: usize| self.view.sun.touches(column) || self.view.moon.touches(column);
        for row in 0..2 {
            let (mut names, mut costs) = (String::new(), String::new());
            for column in 0..6 {
                let Some(card) = self.view.meadow[row * 6 + column] else {
                    names.push_str(&fit("  –", CELL));
                    costs.push_str(&fit("", CELL));
                    continue;
                };
                let mark = if touches(column) { "▸" } else { " " };
                let name = fit(&self.name(card), CELL - 2);
                names.push_str(&format!("{mark}{} ", paint(ink(self.game.pack().card(card).colour), &name)));
                let points = self.game.pack().card(card).points;
                let cost = short_cost(self.game, card, self.words);
                costs.push_str(&dim(&fit(&format!("  {cost} ·{points}"), CELL)));
            }
            self.line(&names);
            self.line(&costs);
            if row == 0 {
                let path = self.path();
                self.line(&path);
            }
        }
    }

    /// The path between the rows, with both tokens at the corners of cards.
    fn path(&self) -> String {
        let mut path = String::new();
        for spot in PathSpot::all() {
            let mark = match (self.view.sun == spot, self.view.moon == spot) {
                (true, true) => "☀☾",
                (true, false) => "☀",
                (false, true) => "☾",
                (false, false) if self.view.together.skunks.at(Haunt::Path(spot)) => "▓",
                (false, false) => "·",
            };
            path.push_str(&fit(mark, CELL));
        }
        paint(AnsiColor::Yellow.on_default(), path.trim_end())
    }

    fn mayor(&mut self, seat: Seat) {
        self.drawing.part();
        let mayor = &self.view.mayors[seat.index()];
        let home = mayor.workers.iter().filter(|worker| worker.is_none()).count();
        let state = self.say(
            &Line::new("cli-mayor")
                .with("goods", goods_arg(mayor.goods))
                .with("points", mayor.points)
                .with("hand", mayor.hand_count)
                .with("workers", home),
        );
        let mut line = format!("{}  {state}", bold(&self.who(seat)));
        if mayor.occupied.0 != 0 {
            let colours = mayor.occupied.iter().map(|colour| colour_line(colour).into()).collect();
            let occupied = self.say(&Line::new("cli-occupied").with("colours", Arg::List(colours)));
            let _ = write!(line, " · {occupied}");
        }
        self.line(&line);
        if !self.view.together.one_city() {
            self.city(seat);
        }
        let others_hand =
            self.view.viewer != Viewer::Seat(seat) && !self.view.together.solo() && !mayor.hand.is_empty();
        if others_hand {
            self.known_hand(mayor.hand);
        }
    }

    fn city(&mut self, seat: Seat) {
        let cards: Vec<String> = self.view.mayors[seat.index()].city.map(|card| self.city_card(seat, card)).collect();
        self.city_line(cards);
    }

    fn shared_city(&mut self) {
        self.drawing.part();
        let score = self.game.score(&self.game.sample(self.view, &mut Chance::from_seed(1)), HARE).total();
        let title = self.say(&Line::new("cli-town").with("points", score));
        self.line(&bold(&title));
        self.city(HARE);
    }

    /// Goals, Good News and watches of a chapter, or Miss Thorn's pile.
    fn quest(&mut self) {
        self.drawing.part();
        let together = &self.view.together;
        let state = self.game.sample(self.view, &mut Chance::from_seed(1));
        if let Some(chapter) = self.game.chapter() {
            let title = self.arg(&Arg::from(&chapter.entry.name));
            self.line(&bold(&title));
            for (n, (_, goal)) in self.game.goals(&state).into_iter().enumerate() {
                let mark = match goal {
                    GoalState::Met => "✓",
                    GoalState::Open => "·",
                    GoalState::Missed => "✗",
                };
                let text = self.say(&self.game.goal_line(n));
                self.line(&format!("  {mark} {text}"));
            }
            for ban in &chapter.bans {
                let text = self.arg(&Arg::from(&ban.text));
                self.line(&format!("  ! {text}"));
            }
            let news = together.kept.iter().map(|news| self.game.news_name(news)).collect();
            let line = Line::new("cli-quest").with("watches", together.watches).with("news", Arg::List(news));
            let line = self.say(&line);
            self.line(&format!("  {line}"));
        }
        if self.game.level().is_some() {
            let cards = self.game.card_names(together.thorn);
            let score = self.game.thorn_score(&state).total();
            let line = Line::new("cli-thorn").with("points", score).with("n", together.thorn.len());
            let line = self.say(&line.with("cards", cards));
            self.wrapped(&line, 4);
        }
        if let Some((seat, item)) = together.tile {
            let line = Line::new("cli-tile").with("who", self.game.seat_name(seat));
            let line = self.say(&line.with("item", self.game.item_line(item)));
            self.line(&line);
        }
    }

    fn city_card(&self, seat: Seat, card: CardId) -> String {
        let mut text = self.painted(card);
        let on = self.view.on[card];
        if on.tokens > 0 {
            let _ = write!(text, " ({})", self.say(&Line::new("n-point-token").with("n", on.tokens)));
        }
        if !on.goods.is_empty() {
            let _ = write!(text, " ({})", self.arg(&goods_arg(on.goods)));
        }
        if on.tucks > 0 {
            let _ = write!(text, " (+{})", self.say(&Line::new("n-card").with("n", on.tucks)));
        }
        let together = self.view.together.one_city();
        let owners = [HARE, TORTOISE].into_iter().filter(|&owner| together || owner == seat);
        if owners.into_iter().any(|owner| self.view.mayors[owner.index()].placed.contains(&Some(card))) {
            text.push_str(" ⌂");
        }
        text.push_str(&paint(AnsiColor::Cyan.on_default(), &self.guests(Space::Red(card))));
        text
    }

    fn hand(&mut self, seat: Seat) {
        if self.view.viewer != Viewer::Seat(seat) && !self.view.together.solo() {
            return;
        }
        self.drawing.part();
        let title = match self.view.together.solo() {
            true => self.say(&Line::new("cli-hand-of").with("who", self.game.seat_name(seat))),
            false => self.words.get("cli-hand"),
        };
        self.line(&bold(&title));
        for card in self.view.mayors[seat.index()].hand {
            let sheet = self.game.pack().card(card);
            let name = paint(ink(sheet.colour), &fit(&self.name(card), 22));
            let cost = fit(&short_cost(self.game, card, self.words), 10);
            let text = self.arg(&self.game.card_text(card));
            self.wrapped(&format!("  {name} {cost} ·{}  {}", sheet.points, dim(&text)), 40);
        }
    }
}
