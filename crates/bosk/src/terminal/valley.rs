//! Everdell and Mistwood in the terminal.

use super::{CELL, Drawing, Drawn, Page, bold, dim, everdell, fit, ink, paint, short_goods};
use ::valley::action::{side_id, write_site};
use ::valley::{
    BASIC_EVENTS, BasicId, Building, CardId, Clearing, EventId, JourneySpace, MEADOW, PlayerView, Post, Site, Slot,
    Spot, Valley, View,
};
use anstyle::AnsiColor;
use std::fmt::Write;
use table::{Arg, Chance, Game, Line, Seat, Side, Tell, Viewer};
use woodland::words::{goods_arg, season_line, sort_line};
use words::Words;

impl Drawn for Valley {
    fn draw(&self, view: &View, words: &Words) -> Drawing {
        let mut page = Page::new(self, view, words);
        page.head();
        page.events();
        page.places();
        page.meadow();
        if self.play_mode().lair().is_some() || self.play_mode().year().is_some() {
            page.rival();
        }
        let me = match view.viewer {
            Viewer::Seat(seat) => seat,
            Viewer::Spectator => Seat::FIRST,
        };
        // The others in their order round the table, the viewer last.
        let n = view.players.len();
        (1..=n).map(|i| Seat(((me.index() + i) % n) as u8)).for_each(|seat| page.player(seat));
        page.hand(me);
        page.drawing
    }

    everdell!();

    const EXAMPLES: [&'static str; 3] = ["place twigs-3", "play castle", "V4.6"];

    fn things(&self, _: &View) -> Vec<(Arg, String)> {
        let pack = self.pack();
        let cards = pack.cards.iter().map(|card| (Arg::from(&card.entry.name), card.entry.id.clone()));
        let mut things: Vec<(Arg, String)> = cards.collect();
        let sites = BasicId::all().map(Site::Basic).chain(Clearing::all().map(Site::Forest));
        let journeys = pack.journey.iter().map(|space| Site::Journey(JourneySpace(space.points)));
        let events = (0..pack.events.len() as u8).map(|n| Site::Event(EventId(n)));
        let sites = sites.chain([Site::Haven]).chain(journeys).chain(events);
        things.extend(sites.map(|site: Site| (self.site_name(site), write_site(site, pack))));
        things.extend((1..=MEADOW).map(|n| (Line::new("typed-meadow").with("n", n).into(), format!("meadow-{n}"))));
        let rival = self.automa().map(|_| Side::RIVAL);
        let sides = (0..self.seats()).map(|i| Side::player(Seat(i as u8))).chain(rival);
        things.extend(sides.map(|side| (self.side_name(side).into(), side_id(side).to_owned())));
        things
    }
}

everdell!(Valley);

impl Page<'_, Valley> {
    fn who(&self, side: impl Into<Side>) -> String {
        self.say(&self.game.side_name(side.into()))
    }

    fn head(&mut self) {
        let turn = self.view.turn.map_or_else(String::new, |seat| self.who(seat));
        let line = Line::new("cli-valley-head")
            .with("who", turn)
            .with("deck", self.view.deck_count)
            .with("discard", self.view.discard.len());
        let head = self.say(&line);
        self.header(&head);
    }

    /// Who stands on a place, in words.
    fn guests(&self, site: Site) -> String {
        let here = |posts: &[Post]| posts.iter().filter(|post| post.site() == Some(site)).count();
        let mut guests = Vec::new();
        for (i, player) in self.view.players.iter().enumerate() {
            (0..here(&player.workers)).for_each(|_| guests.push(self.who(Seat(i as u8))));
        }
        (0..here(&self.view.rival.workers)).for_each(|_| guests.push(self.who(Side::RIVAL)));
        if guests.is_empty() {
            return String::new();
        }
        paint(AnsiColor::Cyan.on_default(), &format!("  ● {}", guests.join(", ")))
    }

    fn events(&mut self) {
        self.title("cli-events");
        let basics = (0..BASIC_EVENTS as u8).map(EventId);
        for event in basics.chain(self.view.specials) {
            let sheet = self.game.pack().event(event);
            let name = self.arg(&self.game.event_name(event));
            let line = match self.view.claimed[event.index()] {
                Some(seat) => dim(&format!("  {name}  ✓ {}", self.who(seat))),
                None => {
                    let text = self.arg(&self.game.event_text(event));
                    format!("  {name} ({})  {text}", sheet.points)
                }
            };
            self.drawing.part();
            self.wrapped(&line, 4);
        }
    }

    fn places(&mut self) {
        self.title("cli-valley-places");
        let basics = BasicId::all().map(Site::Basic);
        let forest = Clearing::all().filter(|clearing| self.view.forest[clearing.index()].is_some()).map(Site::Forest);
        for site in basics.chain(forest) {
            let name = fit(&self.arg(&self.game.site_name(site)), 22);
            let text = match site {
                Site::Basic(basic) if self.game.pack().basic(basic).exclusive => "①".to_owned(),
                Site::Basic(_) => "∞".to_owned(),
                _ => self.arg(&self.game.site_text(&self.view.forest, site)),
            };
            let guests = self.guests(site);
            self.drawing.part();
            self.wrapped(&format!("  {name} {text}{guests}"), 25);
        }
        let journey = self.game.pack().journey.iter().map(|space| Site::Journey(JourneySpace(space.points)));
        let taken: Vec<String> = std::iter::once(Site::Haven)
            .chain(journey)
            .filter(|&site| !self.guests(site).is_empty())
            .map(|site| format!("{}{}", self.arg(&self.game.site_name(site)), self.guests(site)))
            .collect();
        if !taken.is_empty() {
            self.drawing.part();
            self.wrapped(&format!("  {}", taken.join("; ")), 4);
        }
    }

    fn meadow(&mut self) {
        self.title("page-meadow");
        for row in 0..2 {
            let (mut names, mut costs) = (String::new(), String::new());
            for column in 0..MEADOW / 2 {
                let slot = row * (MEADOW / 2) + column;
                let mark = format!("{} ", slot + 1);
                let Some(card) = self.view.meadow[slot] else {
                    let gap = if self.view.rival.figure == Some(Slot(slot as u8)) { "🕷" } else { "–" };
                    names.push_str(&fit(&format!("  {mark}{gap}"), CELL + 6));
                    costs.push_str(&fit("", CELL + 6));
                    continue;
                };
                let sheet = self.game.pack().card(card);
                names.push_str(&format!("  {mark}{} ", paint(ink(sheet.colour), &fit(&self.name(card), CELL + 1))));
                let cost = short_goods(sheet.cost, self.words);
                costs.push_str(&dim(&fit(&format!("    {cost} ·{}", sheet.points), CELL + 6)));
            }
            self.line(&names);
            self.line(&costs);
        }
    }

    /// The opponent in the box: city, Lair, what is up.
    fn rival(&mut self) {
        self.drawing.part();
        let rival = &self.view.rival;
        let state = self.game.sample(self.view, &mut Chance::from_seed(1));
        let score = self.game.score(&state, Side::RIVAL).total();
        let home = rival.workers.iter().filter(|&&post| post == Post::Home).count();
        let line = Line::new("cli-rival")
            .with("points", score)
            .with("season", season_line(rival.season))
            .with("hand", rival.hand_count)
            .with("spiders", home)
            .with("feats", rival.feats.len());
        let text = format!("{}  {}", bold(&self.who(Side::RIVAL)), self.say(&line));
        self.line(&text);
        let cards: Vec<String> = rival.city.iter().map(|&card| self.painted(card)).collect();
        self.city_line(cards);
        let pack = self.game.pack();
        let named = [
            rival.personality.map(|it| pack.personality(it)),
            rival.plot.map(|it| pack.plot(it)),
            rival.scheme.map(|it| pack.scheme(it)),
        ];
        for entry in named.into_iter().flatten() {
            let (name, text) = (self.arg(&Arg::from(&entry.name)), self.arg(&Arg::from(&entry.text)));
            self.wrapped(&format!("  {} {text}", bold(&name)), 4);
        }
    }

    fn player(&mut self, seat: Seat) {
        self.drawing.part();
        let player = &self.view.players[seat.index()];
        let home = player.workers.iter().filter(|&&post| post == Post::Home).count();
        let line = Line::new("cli-valley-player")
            .with("season", season_line(player.season))
            .with("goods", goods_arg(player.goods))
            .with("points", player.points)
            .with("hand", player.hand_count)
            .with("workers", home)
            .with("spaces", player.spaces);
        let mut text = format!("{}  {}", bold(&self.who(seat)), self.say(&line));
        if let Some(power) = player.power {
            let _ = write!(text, " · {}", self.arg(&Arg::from(&self.game.pack().powers[power as usize].name)));
        }
        if player.passed {
            let _ = write!(text, " · {}", self.words.get("cli-passed"));
        }
        self.line(&text);
        let cards = (0..player.city.len()).map(|i| self.city_card(seat, player, i)).collect();
        self.city_line(cards);
        if !player.prisoners.is_empty() {
            let names: Vec<String> = player.prisoners.iter().map(|&card| self.painted(card)).collect();
            let label = self.words.get("cli-prisoners");
            self.wrapped(&format!("  {label} {}", names.join(", ")), 4);
        }
        if self.view.viewer != Viewer::Seat(seat) && !player.hand.is_empty() {
            self.known_hand(player.hand.iter().map(|held| held.card()));
        }
    }

    fn city_card(&self, seat: Seat, player: &PlayerView, at: usize) -> String {
        let building = player.city[at];
        let Building { card, tokens, goods, .. } = building;
        let mut text = self.painted(card);
        if tokens > 0 {
            let _ = write!(text, " ({})", self.say(&Line::new("n-point-token").with("n", tokens)));
        }
        if !goods.is_empty() {
            let _ = write!(text, " ({})", self.arg(&goods_arg(goods)));
        }
        let paired = building.partner().is_some();
        for (set, mark) in
            [(paired, " ♥"), (building.occupied(), " ⌂"), (building.down(), " ▼"), (building.web(), " ✳")]
        {
            if set {
                text.push_str(mark);
            }
        }
        let nth = player.city[..at].iter().filter(|other| other.card == card).count() as u8;
        text.push_str(&self.guests(Site::City(Spot { owner: seat.into(), card, nth })));
        text
    }

    fn hand(&mut self, seat: Seat) {
        if self.view.viewer != Viewer::Seat(seat) {
            return;
        }
        let player = &self.view.players[seat.index()];
        self.title("cli-hand");
        let held = player.hand.iter().map(|held| (held.card(), held.stuck()));
        for (card, stuck) in held.chain(player.legends.iter().map(|&card| (card, false))) {
            let sheet = self.game.pack().card(card);
            let name = paint(ink(sheet.colour), &fit(&self.name(card), 22));
            let cost = fit(&short_goods(sheet.cost, self.words), 10);
            let text = self.arg(&self.game.card_text(card));
            let mark = if stuck { "✳" } else { " " };
            self.wrapped(&format!(" {mark}{name} {cost} ·{}  {}", sheet.points, dim(&text)), 40);
        }
    }
}
