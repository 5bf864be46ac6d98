//! Bardwood Grove in the terminal.

mod map;

use super::{Drawing, Drawn, Page, bold, dim, find, paint};
use ::grove::action::side_id;
use ::grove::tell::ware_line;
use ::grove::{
    Ask, Bard, BardId, CardId, CardSet, DialSpace, Grove, Kind, MotifId, PlaceId, PlaceKind, Set, State, View, Ware,
    numbered_side,
};
use anstyle::{AnsiColor, Style};
use table::entry::Entry;
use table::{Arg, Game, Line, Seat, Side, Tell, Viewer};
use words::Words;

impl Drawn for Grove {
    fn draw(&self, view: &View, words: &Words) -> Drawing {
        let mut page = Page::new(self, view, words);
        page.head();
        page.map();
        page.piles();
        page.legends();
        page.motifs();
        page.challenges();
        page.rival();
        let me = match view.viewer {
            Viewer::Seat(seat) => seat,
            Viewer::Spectator => Seat::FIRST,
        };
        // The others in their order round the table, the viewer last.
        let n = view.bards.len();
        (1..=n).map(|i| Seat(((me.index() + i) % n) as u8)).for_each(|seat| page.bard(seat));
        page.drawing
    }

    fn begins_turn(&self, state: &State) -> bool {
        matches!(state.question(), Some((_, Ask::Story | Ask::SwanSong)))
    }

    const EXAMPLES: [&'static str; 3] = ["walk r13", "buy shop-rhyme", "G7.2"];

    fn things(&self, view: &View) -> Vec<(Arg, String)> {
        let pack = self.pack();
        let named = |entry: &Entry| (Arg::from(&entry.name), entry.id.clone());
        let mut things: Vec<(Arg, String)> = pack.cards.iter().map(|card| named(&card.entry)).collect();
        things.extend(pack.places.iter().map(|place| named(&place.entry)));
        // What lies open at a place names the place too.
        let open = pack.places.iter().zip(&view.open).filter_map(|(place, open)| Some((&place.entry.id, (*open)?)));
        things.extend(open.map(|(place, card)| (self.card_name(card), place.clone())));
        things.extend(pack.regions.iter().map(|region| named(&region.entry)));
        things.extend(pack.challenges.iter().map(|challenge| named(&challenge.entry)));
        let motifs = pack.motifs.iter().enumerate();
        things.extend(motifs.map(|(n, motif)| (Arg::from(&motif.entry.name), format!("motif {}", n + 1))));
        let rival = self.automa().map(|_| Side::RIVAL);
        let sides = (0..self.seats()).map(|i| Side::player(Seat(i as u8))).chain(rival);
        things.extend(sides.map(|side| (self.side_name(side).into(), side_id(side).to_owned())));
        things
    }

    fn card_sheet(&self, wish: &str, words: &Words) -> Option<String> {
        let pack = self.pack();
        let cards = pack.cards.iter().map(|card| &card.entry);
        let others = pack.legends.iter().map(|it| &it.entry).chain(pack.challenges.iter().map(|it| &it.entry));
        let more = pack.motifs.iter().map(|it| &it.entry).chain(pack.bards.iter().map(|it| &it.entry));
        let all: Vec<&Entry> = cards.chain(others).chain(more).chain(pack.events.iter().map(|it| &it.entry)).collect();
        let at = find(all.iter().copied(), wish, words)?;
        let entry = all[at];
        let kind = pack.cards.get(at).map(|card| kind_line(card.kind));
        let line = match kind {
            Some(kind) => Line::new("cli-grove-card-sheet").with("kind", kind),
            None => Line::new("cli-grove-sheet"),
        };
        Some(words.say(&line.with("name", &entry.name).with("text", &entry.text)))
    }
}

/// What a kind of card is called.
fn kind_line(kind: Kind) -> Line {
    Line::new(match kind {
        Kind::Skill => "cli-grove-skill",
        Kind::Improv => "cli-grove-improv",
        Kind::Fan => "cli-grove-fan",
        Kind::Creature => "cli-grove-creature",
    })
}

/// The colour of a kind of card.
fn ink(kind: Kind) -> Style {
    Style::new().fg_color(Some(
        match kind {
            Kind::Skill => AnsiColor::Blue,
            Kind::Improv => AnsiColor::Magenta,
            Kind::Fan => AnsiColor::Yellow,
            Kind::Creature => AnsiColor::Green,
        }
        .into(),
    ))
}

/// Stands in a line for what is painted afterwards.
const PAINTED: &str = "⁂";

impl Page<'_, Grove> {
    fn name(&self, entry: &Entry) -> String {
        self.words.arg(&Arg::from(&entry.name))
    }

    fn text(&self, entry: &Entry) -> String {
        self.words.arg(&Arg::from(&entry.text))
    }

    fn painted(&self, card: CardId) -> String {
        let card = self.game.pack().card(card);
        paint(ink(card.kind), &self.name(&card.entry))
    }

    fn cards(&self, cards: impl Iterator<Item = CardId>) -> String {
        cards.map(|card| self.painted(card)).collect::<Vec<_>>().join(", ")
    }

    /// A line with something painted where the mark stands: colours never go through the texts.
    fn with_painted(&self, line: &Line, painted: &str) -> String {
        self.say(line).replacen(PAINTED, painted, 1)
    }

    fn who(&self, side: Side) -> String {
        self.say(&self.game.side_name(side))
    }

    fn ware(&self, ware: Ware, n: u8) -> String {
        self.say(&ware_line(ware, n))
    }

    fn head(&mut self) {
        let [first, second] = self.view.supply;
        let line = Line::new("cli-grove-head")
            .with("who", self.view.turn.map_or_else(String::new, |side| self.who(side)))
            .with("first", first)
            .with("second", second)
            .with("price", self.view.price(self.game.pack()));
        let head = self.say(&line);
        self.drawing.part();
        self.line("");
        self.line(&bold(&format!("── {head} ──")));
        let now = usize::from(self.view.second_event());
        for (n, event) in self.view.events.into_iter().enumerate() {
            let entry = &self.game.pack().events[event.index()].entry;
            let sign = if n == now { "▸" } else { " " };
            let sheet = Line::new("cli-grove-sheet").with("name", &entry.name).with("text", &entry.text);
            let text = format!("{sign} {}. {}", n + 1, self.say(&sheet));
            self.paragraph(&if n < now { dim(&text) } else { text }, 5);
        }
    }

    /// The open cards of shops and creature piles, with what they cost the viewer.
    fn piles(&mut self) {
        self.title("cli-grove-piles");
        let pack = self.game.pack();
        let seat = match self.view.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        };
        for place in pack.sites {
            let Some(open) = self.view.open[place.index()] else { continue };
            let card = pack.card(open);
            let price = seat.filter(|_| card.kind != Kind::Creature).and_then(|s| self.game.price(self.view, s, place));
            let price = price.map(|coins| format!(" ({})", self.ware(Ware::Coins, coins))).unwrap_or_default();
            let below = self.view.below(pack, place).len();
            let line = Line::new("cli-grove-pile")
                .with("place", self.game.place_name(place))
                .with("card", format!("{PAINTED}{price}"))
                .with("n", below);
            let line = self.with_painted(&line, &self.painted(open));
            let text = format!("  {line}  {}", dim(&self.text(&card.entry)));
            self.paragraph(&text, 4);
        }
    }

    fn legends(&mut self) {
        self.title("cli-grove-legends");
        let pack = self.game.pack();
        for legend in self.view.legends.into_iter().flatten() {
            let sheet = &pack.legends[legend.index()];
            let level = sheet.level.index();
            let line = Line::new("cli-grove-legend")
                .with("level", sheet.level.number())
                .with("name", &sheet.entry.name)
                .with("space", pack.tracks.legend_boat[level])
                .with("lyrics", ware_line(Ware::Lyrics, pack.tracks.legend_lyrics[level]));
            let text = format!("  {}  {}", self.say(&line), dim(&self.text(&sheet.entry)));
            self.paragraph(&text, 4);
        }
    }

    fn motifs(&mut self) {
        let pack = self.game.pack();
        let motif = |n: usize| {
            let entry = &pack.motifs[n].entry;
            let side = if self.view.face(MotifId(n as u8)) == 0 { "▲" } else { "▼" };
            format!("{} {} {side} {}", n + 1, self.name(entry), dim(&format!("({})", self.text(entry))))
        };
        let motifs: Vec<String> = (0..pack.motifs.len()).map(motif).collect();
        let text = format!("{} {}", bold(&self.words.get("cli-grove-motifs")), motifs.join(" · "));
        self.paragraph(&text, 2);
    }

    /// The open challenge cards, and on which of them crests lie. [G18.3]
    fn challenges(&mut self) {
        let challenges = self.view.challenges;
        if challenges.open.is_empty() {
            return;
        }
        self.title("cli-grove-challenges");
        for card in challenges.open {
            let entry = &self.game.pack().challenges[card.index()].entry;
            let crest = [(challenges.easy, "cli-grove-on-easy"), (challenges.hard, "cli-grove-on-hard")];
            let crest = crest.into_iter().find(|(cards, _)| cards.has(card));
            let crest = crest.map(|(_, id)| format!(" ⚑ {}", self.words.get(id))).unwrap_or_default();
            let text = format!("  {}{crest}  {}", self.name(entry), dim(&self.text(entry)));
            self.paragraph(&text, 4);
        }
    }

    /// How far a dial has turned.
    fn dial(&self, turned: u8) -> String {
        let all = usize::from(self.game.pack().numbers.dial);
        let on = usize::from(turned).min(all);
        format!("{}{} {turned}/{all}", "▰".repeat(on), "▱".repeat(all - on))
    }

    /// Crests held, by whose they are.
    fn captured(&self, held: &[u8]) -> Option<String> {
        let whose =
            |(n, &count): (usize, &u8)| (count > 0).then(|| format!("{count} {}", self.who(numbered_side(n as u8))));
        let held: Vec<String> = held.iter().enumerate().filter_map(whose).collect();
        (!held.is_empty()).then(|| self.say(&Line::new("cli-grove-held").with("whose", held.join(", "))))
    }

    fn rival(&mut self) {
        let Some(rival) = &self.view.rival else { return };
        let pack = self.game.pack();
        let line = Line::new("cli-grove-rival")
            .with("points", self.game.rival_score(self.view).total())
            .with("gems", ware_line(Ware::Gems, rival.gems))
            .with("volume", ware_line(Ware::Volume, rival.volume))
            .with("crests", rival.crests)
            .with("runes", rival.runes)
            .with("cards", self.view.scored.len())
            .with("deck", rival.deck.len());
        let mut parts = vec![format!("{}  {}", bold(&self.who(Side::RIVAL)), self.say(&line))];
        parts.push(self.say(&Line::new("cli-grove-tempo").with("dial", self.dial(rival.dial))));
        parts.push(self.say(&Line::new("cli-grove-pawn").with("place", self.game.place_name(rival.pawn))));
        parts.extend(self.captured(&rival.held));
        let end = |place: PlaceId| self.name(&pack.place(place).entry);
        let portals = rival.portals.map(|[a, b]| format!("{} ↔ {}", end(a), end(b)));
        parts.push(self.say(&Line::new("cli-grove-portals").with("which", portals.join(", "))));
        self.paragraph(&parts.join(" · "), 4);
    }

    fn bard(&mut self, seat: Seat) {
        let pack = self.game.pack();
        let bard = self.view.bard(seat);
        let BardId(who) = bard.who;
        let sheet = &pack.bards[usize::from(who)];
        let name = self.say(&self.game.seat_name(seat));
        let own = self.name(&sheet.entry);
        let called = if name == own { own } else { format!("{name}, {own}") };
        let wares = [
            (Ware::Gems, bard.gems),
            (Ware::Volume, bard.volume),
            (Ware::Coins, bard.coins),
            (Ware::Reach, bard.reach),
        ];
        let wares: Vec<String> = wares.into_iter().map(|(ware, n)| self.ware(ware, n)).collect();
        let line = Line::new("cli-grove-bard")
            .with("points", self.game.score(self.view, seat).total())
            .with("wares", wares.join(" · "))
            .with("crests", bard.crests)
            .with("boat", bard.boat)
            .with("region", self.game.region_name(bard.region));
        let figure = paint(map::ink_of(Side::player(seat)), &format!("♟{}", seat.0 + 1));
        let mut parts = vec![format!("{figure} {}  {}", bold(&called), self.say(&line))];
        parts.extend(self.captured(&bard.captured));
        self.paragraph(&parts.join(" · "), 4);
        self.paragraph(&format!("  {}", self.dial_of(bard)), 4);
        let text = self.song(bard);
        self.paragraph(&format!("  {text}"), 4);
        let laid = |id: &'static str, cards: CardSet| {
            (!cards.is_empty()).then(|| format!("{} {}", self.words.get(id), self.cards(cards)))
        };
        let deck = self.say(&Line::new("cli-grove-deck").with("n", bard.deck.len()));
        let story = laid("cli-grove-story", bard.discard);
        let boast = laid("cli-grove-boast", bard.boast);
        let parts: Vec<String> = [Some(deck), story, boast].into_iter().flatten().collect();
        self.paragraph(&format!("  {}", parts.join(" · ")), 4);
        if self.view.viewer == Viewer::Seat(seat) {
            self.paragraph(&format!("  {}", dim(&self.text(&sheet.entry))), 4);
        }
    }

    /// The dial with the bonuses of the runes that were lifted. [G6.2]
    fn dial_of(&self, bard: &Bard) -> String {
        let pack = self.game.pack();
        let lifted = Set::below(pack.runes.len()).without(bard.runes);
        let bonus = |space: DialSpace| format!("{} ({})", space.number(), self.text(&pack.runes[space.index()].entry));
        let lifted: Vec<String> = lifted.map(bonus).collect();
        let tempo = self.say(&Line::new("cli-grove-tempo").with("dial", self.dial(bard.dial)));
        if lifted.is_empty() {
            return tempo;
        }
        format!("{tempo} · {}", self.say(&Line::new("cli-grove-lifted").with("which", lifted.join(", "))))
    }

    /// The song with what it holds: of its cards while it grows, of the pool while it is sung. [G7.1]
    fn song(&self, bard: &Bard) -> String {
        let pack = self.game.pack();
        let waiting = if bard.sings {
            (0, 0)
        } else {
            let instrument = &pack.bards[bard.who.index()];
            let sum = |first: u8, of: fn(&::grove::pack::Card) -> u8| {
                bard.song.iter().fold(first, |sum, &card| sum.saturating_add(of(pack.card(card))))
            };
            (sum(instrument.lyric, |card| card.lyric), sum(instrument.melody, |card| card.melody))
        };
        let cards = match bard.song.is_empty() {
            true => dim(&self.words.get("nothing")),
            false => self.cards(bard.song.iter().copied()),
        };
        let line = Line::new("cli-grove-song")
            .with("cards", PAINTED)
            .with("lyrics", ware_line(Ware::Lyrics, bard.lyric.saturating_add(waiting.0)))
            .with("melody", ware_line(Ware::Melody, bard.melody.saturating_add(waiting.1)));
        self.with_painted(&line, &cards)
    }
}

/// The sign of what a crossing is.
fn sign(kind: PlaceKind) -> &'static str {
    match kind {
        PlaceKind::Creature => "♥",
        PlaceKind::Shop => "$",
        PlaceKind::Bank => "¤",
        PlaceKind::Stage => "★",
        PlaceKind::Legend => "§",
        PlaceKind::Motifs => "◆",
        PlaceKind::Volume => "♪",
        PlaceKind::Coins => "○",
        PlaceKind::Portal => "◌",
    }
}
