//! The Rival's game at a table of cardboard.

use super::copied::SOLO;
use super::known::{Deed, Known, Lay, Lies, Question, Scored};
use super::{Field, Order, Rival, activate, challenge, compose, rest, travel};
use crate::Grove;
use crate::ids::*;
use crate::mode::Mode;
use std::sync::Arc;
use table::automa::{Kit, Pause, Replay};
use table::companion::{Choice, Counted, Ending, Fixed, Form, Opponent, Query, Reply, Step, Value};
use table::{Arg, Chance, Digest, Game, Line, Seat, Shelved, Side};

/// The Rival beside a table of cardboard.
///
/// ```
/// use grove::rival::Minstrel;
/// use table::companion::{Companion, Reply};
/// use table::Shelved as _;
///
/// let minstrel = Minstrel::in_named_mode(grove::Grove::ours(), "solo:easy").unwrap();
/// let mut game = Companion::new(&minstrel, 1);
/// game.answer(Reply::Pick(0)).unwrap(); // his turn
/// assert!(game.is_between(), "he finds his way alone");
/// ```
#[derive(Debug)]
pub struct Minstrel {
    pub(super) grove: Grove,
    /// Whether the table turns up its own solo cards.
    own_deck: bool,
}

table::named! {
    /// What can be said between his turns.
    enum Say {
        /// It is his turn.
        Turn = "turn",
        /// He was challenged.
        Challenged = "challenged",
        /// The swan song was sung.
        Swan = "swan",
        /// Somebody has set off for home.
        SetOff = "set-off",
        /// His points.
        Score = "score",
        /// He gains gems.
        Gained = "gems",
    }
}

type Table = Replay<Minstrel, Known>;
type Paused = Pause<Minstrel>;

impl Minstrel {
    /// What people can write for a mode.
    pub const KNOWN: &str = "solo:easy|medium|hard, bards:2..4:rival[=easy|medium|hard]; [:portals=terrain] \
        [:marker=pass] [:deck=table]";

    /// His game in the mode of this name.
    pub fn in_named_mode(grove: Grove, mode: &str) -> Result<Minstrel, Line> {
        let unknown = || Line::new("unknown-mode").with("mode", mode).with("known", Minstrel::KNOWN);
        let (rest, own_deck) = match mode.strip_suffix(":deck=table") {
            Some(rest) => (rest, true),
            None => (mode, false),
        };
        let grove = grove.in_named_mode(rest).map_err(|_| unknown())?;
        if grove.mode.rival.is_none() {
            return Err(unknown());
        }
        Ok(Minstrel { grove, own_deck })
    }

    /// Any game of his, by lot.
    pub fn by_lot(grove: &Grove, chance: &mut Chance) -> Minstrel {
        loop {
            let mode = Mode::by_lot(chance, &grove.pack);
            if mode.rival.is_some() {
                return Minstrel { grove: grove.in_mode(mode), own_deck: chance.below(2) == 0 };
            }
        }
    }

    /// [G16.1] [G16.3] [G16.4] [G16.5] [G16.6]
    fn lay_out(&self, table: &mut Table) -> Result<(), Paused> {
        // What the table lays by its own lot is asked for once it lies there.
        let by_lot = self.own_deck && !self.grove.mode.same_terrain;
        if by_lot {
            table.order(Deed::Lay(Lay::Lawn));
            table.order(Deed::Lay(Lay::Water));
        }
        let mut crossed = false;
        if !self.grove.mode.same_terrain {
            crossed = table.ask(Question::Portals, Reply::pick::<u16>)? == 1;
            table.order(Deed::Portals { crossed });
        }
        if !by_lot {
            table.order(Deed::Lay(Lay::Pair { second: false, crossed }));
            table.order(Deed::Lay(Lay::Pair { second: true, crossed }));
        }
        self.tell_whose_map(table);
        table.order(Deed::Lay(Lay::Board));
        table.order(Deed::Lay(Lay::Tokens));
        if self.own_deck {
            table.order(Deed::Lay(Lay::Deck));
        }
        if self.grove.mode.is_solo() {
            table.order(Deed::Lay(Lay::Challenges));
        }
        let hard = self.grove.mode.rival == Some(Level::Hard);
        table.order(Deed::Begin { gems: 2 * u8::from(hard) });
        Ok(())
    }

    /// Says that the places are those of our map, unless the table's owner drew its board.
    fn tell_whose_map(&self, table: &mut Table) {
        if !self.grove.pack.places.iter().any(|place| place.entry.is_yours("paths")) {
            table.order(Deed::OurMap);
        }
    }

    /// [G17.1] His whole turn.
    fn turn(&self, table: &mut Table, swan: bool) -> Result<(), Paused> {
        let (pack, mode) = (&self.grove.pack, self.grove.mode);
        if !table.known().moved {
            self.tell_whose_map(table);
        }
        table.order(Deed::Turn);
        let card = compose(table, pack, mode, swan)?;
        for &arrow in &pack.solo[card.index()].arrows {
            travel(table, pack, arrow)?;
        }
        if table.rival().sings {
            challenge(table, mode)?;
            while let Some(place) = table.rival().highest() {
                activate(table, pack, place)?;
            }
        }
        rest(table, pack, mode, mode.rival.unwrap_or(Level::Medium))
    }

    /// [G21.3] [G21.5] [G21.6] What counts for him that nobody has told yet.
    fn score(&self, table: &mut Table) -> Result<(), Paused> {
        let mut scored = Scored { blue: table.ask(Question::Blue, Reply::number)?, ..Scored::default() };
        for level in 0..LEVELS {
            scored.told[level] = table.ask(Question::Told(LegendLevel(level as u8)), Reply::number)?;
        }
        scored.failed = table.ask(Question::Failed, Reply::number)?;
        table.order(Deed::Scored(scored));
        let best: i16 = table.ask(Question::Best, Reply::number)?;
        table.order(Deed::Over { won: self.is_beaten(table.known(), best) });
        Ok(())
    }

    /// [G15.6]
    fn is_beaten(&self, known: &Known, best: i16) -> bool {
        i32::from(best) > self.points(known).iter().map(|(_, points)| points).sum()
    }

    fn meanwhile(&self, known: &Known) -> Query {
        let way =
            |say: Say, line, rule, sign| Choice::new(say as u16, say.id(), Line::new(line)).citing(rule).sorted(sign);
        let mut ways = if known.ending {
            vec![way(Say::Score, "companion-rival-score", "G15.2", "star")]
        } else {
            vec![way(Say::Turn, "companion-rival-turn", "G3.2", "rival")]
        };
        if known.rival.crests > 0 {
            ways.push(way(Say::Challenged, "companion-rival-challenged", "G13.2", "crest"));
        }
        ways.push(way(Say::Gained, "companion-rival-gained", "G8.5", "gem"));
        if known.ending {
            let again = way(Say::Swan, "companion-rival-swan-again", "G21.2", "song");
            ways.push(Choice { id: "swan-again".to_owned(), ..again });
        } else {
            ways.push(way(Say::Swan, "companion-rival-swan", "G21.2", "song"));
            ways.push(way(Say::SetOff, "companion-rival-set-off", "G21.1", "bell"));
        }
        let rule = if known.ending { "G15.2" } else { "G3.2" };
        Query::new(Line::new("companion-rival-meanwhile"), Form::Way(ways), rule)
    }

    pub(super) fn place_line(&self, place: PlaceId) -> Line {
        Line::new("as-named").with("name", self.grove.place_name(place))
    }

    /// The places of the board.
    pub(super) fn sites(&self) -> Set<PlaceId> {
        self.grove.pack.sites.and(self.grove.pack.on_board())
    }

    pub(super) fn places(&self, among: Set<PlaceId>) -> Form {
        let choice = |place: PlaceId| {
            Choice::new(place.0, self.grove.pack.place(place).entry.id.clone(), self.place_line(place))
        };
        Form::Place(among.map(choice).collect())
    }

    /// Solo cards by what they show.
    fn cards(&self, among: Set<SoloId>) -> Form {
        let any = self.grove.pack.solo.iter().any(|card| card.entry.is_yours("arrows"));
        let choice = |solo: SoloId| {
            let card = &self.grove.pack.solo[solo.index()];
            let spent = any && !card.entry.is_yours("arrows");
            Choice { spent, ..Choice::new(solo.0, card.entry.id.clone(), self.solo_line(solo)) }
        };
        Form::Card(among.map(choice).collect())
    }

    /// A Solo card by what it shows.
    pub(super) fn solo_line(&self, card: SoloId) -> Line {
        let card = &self.grove.pack.solo[card.index()];
        let arrows = card.arrows.iter().map(|&arrow| Arg::Line(way_line(arrow))).collect();
        Line::new("companion-rival-solo").with("tempo", card.tempo).with("arrows", Arg::List(arrows))
    }

    /// The portals that the first one on the lawn may lead to.
    pub(super) fn far_portals(&self) -> Form {
        let [[_, near], [_, far]] = self.grove.pair_portals(false);
        let portal = |value: u16, place: PlaceId| {
            Choice::new(value, self.grove.pack.place(place).entry.id.clone(), self.place_line(place))
        };
        Form::Place(vec![portal(0, near), portal(1, far)])
    }

    /// A slot of a stage.
    pub(super) fn slot_line(&self, place: PlaceId, slot: SlotId) -> Line {
        let gems = self.grove.pack.place(place).slots[slot.index()];
        Line::new("companion-rival-slot").with("gems", gems).with("n", slot.number())
    }

    fn asked(&self, known: &Known, question: &Question) -> Query {
        let pack = &self.grove.pack;
        let at = |id, place| Line::new(id).with("place", self.grove.place_name(place));
        let whose = |id, seat| Line::new(id).with("who", self.grove.seat_name(seat));
        let yes_no = |line, rule| Query::new(line, Form::YesNo, rule);
        let number = |line, most: u8, rule| Query::new(line, Form::Number { least: 0, most: most.into() }, rule);
        match *question {
            Question::Meanwhile => self.meanwhile(known),
            Question::Gained => {
                Query::new(Line::new("companion-rival-ask-gained"), Form::Number { least: 1, most: 20 }, "G8.5")
            }
            Question::Portals => {
                let [[lawn, _], _] = self.grove.pair_portals(false);
                Query::new(at("companion-rival-ask-portals", lawn), self.far_portals(), "G16.4")
            }
            Question::Draw { deck, second } => {
                // The deck may have been set right since somebody was asked.
                let deck = if known.rival.deck.len() > 1 { known.rival.deck } else { deck };
                let rule = if second { "G17.3" } else { "G17.1" };
                Query::new(Line::new("companion-rival-ask-draw"), self.cards(deck), rule).among_copied(SOLO)
            }
            Question::Lot(among) => {
                Query::new(Line::new("companion-rival-ask-lot"), self.cards(among), "G20.2").among_copied(SOLO)
            }
            Question::Nearest(among) => {
                Query::new(Line::new("companion-rival-ask-nearest"), self.places(among), "G17.10")
            }
            Question::SecondEvent(_) => yes_no(Line::new("companion-rival-ask-second-event"), "G14.2"),
            Question::WithinReach(_) if self.grove.mode.is_solo() => {
                yes_no(Line::new("companion-rival-ask-reach-yours"), "G18.2")
            }
            Question::WithinReach(seat) => yes_no(whose("companion-rival-ask-reach", seat), "G18.2"),
            Question::Creature(place) => {
                let way = |lies: Lies, line| Choice::new(lies as u16, lies.id(), Line::new(line));
                let ways =
                    vec![way(Lies::NoCrest, "companion-rival-no-crest"), way(Lies::Crests, "companion-rival-crests")];
                Query::new(at("companion-rival-ask-creature", place), Form::Way(ways), "G19.2")
                    .or_nothing(Line::new("companion-rival-no-creature"))
            }
            Question::CrestOn(place, _) if self.grove.mode.is_solo() => {
                yes_no(at("companion-rival-ask-crest-on-yours", place), "G19.4")
            }
            Question::CrestOn(place, seat) => {
                yes_no(at("companion-rival-ask-crest-on", place).with("who", self.grove.seat_name(seat)), "G19.4")
            }
            Question::HasCard(place) => yes_no(at("companion-rival-ask-card", place), "G19.6"),
            Question::CrestAtBank(place) => {
                let mut sides: Vec<Choice> = self.bards().map(|seat| self.seat_choice(seat)).collect();
                if known.crests_at.has(place) {
                    sides.push(Choice::new(side_number(Side::RIVAL), "rival", Line::new("grove-rival")));
                }
                Query::new(at("companion-rival-ask-bank", place), Form::Way(sides), "G19.9")
                    .or_nothing(Line::new("companion-rival-no-crest"))
            }
            Question::Price(_) => {
                let most = pack.tracks.market.iter().copied().max().unwrap_or(0);
                number(Line::new("companion-rival-ask-price"), most, "G19.9")
            }
            Question::HasFan(_) => yes_no(Line::new("companion-rival-ask-fan"), "G19.10"),
            Question::Slot(place, second) => {
                let id = if second { "companion-rival-ask-slot-second" } else { "companion-rival-ask-slot" };
                let free = Set::below(pack.place(place).slots.len()).without(known.covered_on(place));
                let choice = |slot: SlotId| Choice::new(slot.0, slot.number().to_string(), self.slot_line(place, slot));
                Query::new(at(id, place), Form::Place(free.map(choice).collect()), "G19.11")
                    .or_nothing(Line::new("companion-rival-full"))
            }
            Question::HasLegend(level, _) => {
                yes_no(Line::new("companion-rival-ask-legend").with("level", level.number()), "G19.13")
            }
            Question::HasHiddenLegend(level, _) => {
                yes_no(Line::new("companion-rival-ask-hidden").with("level", level.number()), "G19.14")
            }
            Question::GemsShown(_) => number(Line::new("companion-rival-ask-gems"), 20, "G19.15"),
            Question::ShowsGems(motif, _) => {
                yes_no(Line::new("companion-rival-ask-motif").with("n", motif.number()), "G19.16")
            }
            Question::Blue => number(Line::new("companion-rival-ask-blue"), 99, "G21.5"),
            Question::Told(level) => {
                let line = Line::new("companion-rival-ask-told").with("level", level.number());
                let least = known.rival.told[level.index()].into();
                Query::new(line, Form::Number { least, most: LEGENDS as i16 }, "G21.3")
            }
            Question::Failed => number(Line::new("companion-rival-ask-failed"), 40, "G21.6"),
            Question::Best => {
                let id = if self.grove.mode.is_solo() { "companion-your-points" } else { "companion-best-points" };
                Query::new(Line::new(id), Form::Number { least: 0, most: 400 }, self.rule_of_winning())
            }
        }
    }

    /// Who wins: alone against him, or the best of several bards.
    pub(super) fn rule_of_winning(&self) -> &'static str {
        if self.grove.mode.is_solo() { "G15.6" } else { "G15.7" }
    }

    fn seat_choice(&self, seat: Seat) -> Choice {
        Choice::new(seat.0, SEATS[seat.index()].0, self.grove.seat_name(seat))
    }

    pub(super) fn bards(&self) -> impl Iterator<Item = Seat> {
        (0..self.grove.mode.bards).map(Seat)
    }
}

/// A direction in words.
pub(super) fn way_line(way: Way) -> Line {
    Line::new(match way {
        Way::Up => "companion-way-up",
        Way::Down => "companion-way-down",
        Way::Left => "companion-way-left",
        Way::Right => "companion-way-right",
    })
}

impl Kit for Minstrel {
    type Question = Question;
    type Answer = Reply;
    type Order = Deed;
}

impl Opponent for Minstrel {
    type Known = Known;

    fn name(&self) -> &'static str {
        "grove"
    }

    fn mode(&self) -> String {
        let deck = if self.own_deck { ":deck=table" } else { "" };
        format!("{}{deck}", self.grove.mode())
    }

    fn pack_digest(&self) -> Digest {
        self.grove.pack_digest()
    }

    fn setup(&self, seed: u64) -> Known {
        let pack = &self.grove.pack;
        let challenges = if self.grove.mode.is_solo() { pack.challenges.len() as u8 } else { 0 };
        let open = challenges.min(1);
        Known {
            pack: Fixed(Arc::clone(pack)),
            rival: Rival::new(pack, self.grove.pair_portals(false)),
            begun: false,
            second: false,
            first_at: None,
            crests_at: Set::NONE,
            covered: [Set::NONE; STAGES],
            empty: Set::NONE,
            exhausted: Set::NONE,
            hidden: challenges - open,
            open,
            engaged: false,
            ending: false,
            scored: None,
            best: None,
            moved: false,
            won: None,
            bards: self.grove.mode.bards,
            same_terrain: self.grove.mode.same_terrain,
            lot: (!self.own_deck).then(|| Chance::from_seed(seed)),
        }
    }

    fn act(&self, table: &mut Table) -> Result<(), Paused> {
        if !table.known().begun {
            return self.lay_out(table);
        }
        if self.is_over(table.known()) {
            return Ok(());
        }
        match table.ask(Question::Meanwhile, |reply| reply.one_of(&Say::ALL))? {
            Say::Challenged => table.order(Deed::Challenged),
            Say::Gained => {
                let gems = table.ask(Question::Gained, Reply::number)?;
                table.order(Deed::His(Order::Gain(gems)));
            }
            Say::Swan => {
                table.order(Deed::Ending);
                self.turn(table, true)?;
            }
            Say::SetOff => {
                table.order(Deed::Ending);
                // [G21.1]
                table.order(Deed::His(Order::Gain(2)));
            }
            Say::Score => self.score(table)?,
            Say::Turn => self.turn(table, false)?,
        }
        Ok(())
    }

    fn is_over(&self, known: &Known) -> bool {
        known.won.is_some()
    }

    fn is_between(&self, question: &Question) -> bool {
        *question == Question::Meanwhile
    }

    fn query(&self, known: &Known, question: &Question) -> Query {
        self.asked(known, question).looking(self.look(known, question)).about(self.about(question))
    }

    fn step(&self, deed: &Deed) -> Option<Step> {
        self.told(*deed)
    }

    fn sheet(&self, known: &Known) -> Vec<Value> {
        if known.begun { self.kept(known) } else { Vec::new() }
    }

    fn counted(&self, known: &Known) -> Vec<Counted> {
        vec![
            Counted::new("gem", Line::new("companion-rival-known-gems"), known.rival.gems),
            Counted::new("crest", Line::new("companion-rival-known-crests"), known.rival.crests),
            Counted::new("volume", Line::new("companion-rival-known-volume"), known.rival.volume),
        ]
    }

    fn doubts(&self, known: &Known, name: &str, value: Reply) -> Option<Line> {
        self.doubted(known, name, value)
    }

    fn is_ours(&self, name: &str) -> bool {
        self.counts_ours(name)
    }

    fn points(&self, known: &Known) -> Vec<(Line, i32)> {
        let scored = known.scored.unwrap_or(Scored { told: known.rival.told, ..Scored::default() });
        let legends = scored.told.iter().zip(1..).map(|(&n, points)| i32::from(n) * points);
        vec![
            (Line::new("grove-score-gems"), known.rival.gems.into()),
            (Line::new("grove-score-cards"), scored.blue.into()),
            (Line::new("grove-score-track"), self.grove.uncovered(known.rival.crests)),
            (Line::new("grove-score-crests"), known.rival.held.iter().map(|&n| i32::from(n)).sum()),
            (Line::new("grove-score-legends"), legends.sum()),
            (Line::new("grove-score-challenges"), scored.failed.into()),
        ]
    }

    fn ending(&self, known: &Known) -> Option<Ending> {
        let id = if self.grove.mode.is_solo() { "companion-you" } else { "companion-best-bard" };
        let yours = known.best.map(|best| (Line::new(id), best.into())).into_iter().collect();
        // What is set right after the end may turn it.
        let won = known.best.map_or(known.won?, |best| self.is_beaten(known, best));
        known.won.map(|_| Ending { won, yours, together: false })
    }
}
