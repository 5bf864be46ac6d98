//! Miss Thorn's game at a table of cardboard, and the skunks of the chapters.

use super::known::{Deed, Known, Question, haunt_id, haunts};
use super::look::look;
use super::{Order, claim_the_rest, end_season, send_skunks};
use crate::Duo;
use crate::ids::{COLUMNS, Slot, Space};
use crate::mode::Mode;
use crate::pack::Goal;
use crate::together::{Area, Haunt, SkunkCount};
use table::automa::{Kit, Pause, Replay};
use table::companion::{Choice, Counted, Ending, Form, Opponent, Query, Reply, Step, Value};
use table::{Chance, Digest, Game, Line, Shelved};
use woodland::Season;
use woodland::words::{season_choices, season_line};

/// How many cards she is dealt. [D20.6]
pub(super) const DEALT: u8 = 3;

/// The most cards of hers that are counted.
const MOST_CARDS: i16 = 20;
/// The most points that are printed on her cards, or on her events.
const MOST_PRINTED: i16 = 99;
/// The most points of a city.
const MOST_POINTS: i16 = 300;

/// Miss Thorn, or the skunks of a chapter, beside a table of cardboard.
///
/// ```
/// use duo::thorn::Thorn;
/// use table::companion::{Companion, Reply};
/// use table::Shelved as _;
///
/// let thorn = Thorn::in_named_mode(duo::Duo::ours(), "challenge:easy").unwrap();
/// let mut game = Companion::new(&thorn, 1);
/// game.answer(Reply::Pick(2)).unwrap(); // the tile of set A lies third
/// assert!(game.is_between(), "the dice are Bosk's: everything else follows");
/// ```
#[derive(Debug)]
pub struct Thorn {
    duo: Duo,
    /// Whether the table rolls its own die.
    own_die: bool,
}

table::named! {
    /// What can be said between her seasons.
    enum Say {
        /// The season ends.
        SeasonEnds = "season",
        /// A skunk was moved.
        Moved = "moved",
        /// A skunk was lifted.
        Lifted = "lifted",
    }
}

impl Thorn {
    /// What people can write for a mode.
    pub const KNOWN: &str =
        "challenge:easy|normal|hard[:solo][:die=table], chapter:1..15[:normal|hard][:solo][:die=table]";

    /// Her game in the mode of this name.
    pub fn in_named_mode(duo: Duo, mode: &str) -> Result<Thorn, Line> {
        let unknown = || Line::new("unknown-mode").with("mode", mode).with("known", Thorn::KNOWN);
        let (rest, own_die) = match mode.strip_suffix(":die=table") {
            Some(rest) => (rest, true),
            None => (mode, false),
        };
        let duo = duo.in_named_mode(rest).map_err(|_| unknown())?;
        if duo.mode == Mode::Duel {
            return Err(unknown());
        }
        Ok(Thorn { duo, own_die })
    }

    /// Any game of hers, by lot.
    pub fn by_lot(duo: &Duo, chance: &mut Chance) -> Thorn {
        loop {
            let duo = duo.in_any_mode(chance);
            if duo.mode != Mode::Duel {
                return Thorn { duo, own_die: chance.below(2) == 0 };
            }
        }
    }

    /// Whether she herself plays, and not her skunks alone.
    fn is_challenge(&self) -> bool {
        self.duo.mode.level().is_some()
    }

    fn skunks(&self) -> SkunkCount {
        self.duo.skunk_count()
    }

    fn send_skunks(&self, table: &mut Replay<Thorn, Known>, setup: bool) -> Result<(), Pause<Thorn>> {
        if self.skunks() == SkunkCount::default() {
            return Ok(());
        }
        send_skunks(table, self.skunks(), setup && self.is_challenge())
    }

    /// [D16.5] [D20.6]
    fn lay_out(&self, table: &mut Replay<Thorn, Known>) -> Result<(), Pause<Thorn>> {
        self.send_skunks(table, true)?;
        if self.is_challenge() {
            table.order(Deed::Deal);
        }
        table.order(Deed::Season(Season::Winter));
        Ok(())
    }

    /// [D16.7]
    fn end_season(&self, table: &mut Replay<Thorn, Known>, season: Season) -> Result<(), Pause<Thorn>> {
        if self.is_challenge() {
            end_season(table, self.duo.pack.season(season).thorn)?;
            table.order(Deed::Refill);
        }
        match season.next() {
            Some(next) => {
                self.send_skunks(table, false)?;
                table.order(Deed::Season(next));
                Ok(())
            }
            None => self.end(table),
        }
    }

    fn end(&self, table: &mut Replay<Thorn, Known>) -> Result<(), Pause<Thorn>> {
        if !self.is_challenge() {
            return self.end_chapter(table);
        }
        claim_the_rest(table);
        let printed = table.ask(Question::Printed, Reply::number)?;
        let purple = table.ask(Question::Purple, Reply::number)?;
        let events = table.ask(Question::Events, Reply::number)?;
        table.order(Deed::Scored { printed, purple, events });
        let city: i16 = table.ask(Question::City, Reply::number)?;
        table.order(Deed::Over { won: self.is_beaten(table.known(), city), city });
        Ok(())
    }

    /// [D20.12]
    fn is_beaten(&self, known: &Known, city: i16) -> bool {
        i32::from(city) > self.points(known).iter().map(|(_, points)| points).sum()
    }

    /// [D19.2] One goal that was not reached is enough to lose.
    fn end_chapter(&self, table: &mut Replay<Thorn, Known>) -> Result<(), Pause<Thorn>> {
        let goals = self.duo.chapter().map_or(0, |chapter| chapter.goals.len());
        let mut won = true;
        for n in 0..goals as u8 {
            won = won && table.ask(Question::Goal(n), Reply::is)?;
        }
        let city = if won { table.ask(Question::City, Reply::number)? } else { 0 };
        table.order(Deed::Over { won, city });
        Ok(())
    }

    /// A skunk was moved or lifted by what the mayors did.
    fn skunk_goes(&self, table: &mut Replay<Thorn, Known>, lifted: bool) -> Result<(), Pause<Thorn>> {
        let haunt = |reply: &Reply| reply.pick().and_then(|value: u16| haunts().find(|(n, _)| *n == value));
        let (_, from) = table.ask(Question::SkunkFrom { lifted }, haunt)?;
        if lifted {
            table.order(Deed::Lifted(from));
            return Ok(());
        }
        // Where all places have a skunk none can have moved.
        if table.known().free_beside(from).next().is_none() {
            return Ok(());
        }
        let (_, to) = table.ask(Question::SkunkTo(from), haunt)?;
        table.order(Deed::Moved { from, to });
        Ok(())
    }

    fn asked(&self, known: &Known, question: &Question) -> Query {
        let number = |id, most, rule| Query::new(Line::new(id), Form::Number { least: 0, most }, rule);
        let slot_line = |slot: Slot| Line::new("companion-thorn-slot").with("n", slot.0 + 1);
        match *question {
            Question::Meanwhile => self.meanwhile(known),
            Question::Roll(area) => {
                let line = Line::new("companion-thorn-roll").with("area", area_line(area));
                Query::new(line, Form::Die { sides: 6 }, "D16.3")
            }
            Question::IsClaimed(slot) => {
                let line = Line::new("companion-thorn-claimed").with("slot", slot_line(slot));
                Query::new(line, Form::YesNo, "D20.7")
            }
            Question::SlotOfA => {
                let slots = Slot::all().map(|slot| Choice::new(slot.0, (slot.0 + 1).to_string(), slot_line(slot)));
                Query::new(Line::new("companion-thorn-slot-of-a"), Form::Place(slots.collect()), "D20.5")
            }
            Question::SkunkFrom { lifted } => {
                let there = haunts().filter(|(_, haunt)| known.skunks.at(*haunt)).map(|haunt| self.haunt_choice(haunt));
                let line = if lifted { "companion-thorn-lifted-from" } else { "companion-thorn-moved-from" };
                let rule = if lifted { "D18.10" } else { "D18.9" };
                Query::new(Line::new(line), Form::Place(there.collect()), rule)
            }
            Question::SkunkTo(from) => {
                let free = known.free_beside(from).map(|haunt| self.haunt_choice(haunt)).collect();
                Query::new(Line::new("companion-thorn-moved-to"), Form::Place(free), "D18.9")
            }
            Question::Printed => number("companion-thorn-printed", MOST_PRINTED, "D20.12"),
            Question::Purple => number("companion-thorn-purple", known.cards.into(), "D20.12"),
            Question::Events => number("companion-thorn-events", MOST_PRINTED, "D20.12"),
            Question::Goal(n) => {
                let line = Line::new("companion-thorn-goal").with("goal", self.duo.goal_line(n.into()));
                Query::new(line, Form::YesNo, self.rule_of_goal(n))
            }
            Question::City => number("companion-city-points", MOST_POINTS, "D12.2"),
        }
    }

    /// What a question is about in a few words, where its answers do not say so.
    fn about(&self, question: &Question) -> Option<Line> {
        let plain = Line::new;
        Some(match *question {
            Question::Roll(_) => plain("companion-about-die"),
            Question::IsClaimed(slot) => plain("companion-thorn-known-claimed").with("n", slot.0 + 1),
            Question::Printed => plain("companion-thorn-known-printed"),
            Question::Purple => plain("companion-thorn-known-purple"),
            Question::Events => plain("companion-thorn-known-events"),
            Question::Goal(n) => self.duo.goal_line(n.into()),
            Question::City => plain("companion-your-city"),
            Question::Meanwhile | Question::SlotOfA | Question::SkunkFrom { .. } | Question::SkunkTo(_) => return None,
        })
    }

    /// How a goal is counted.
    fn rule_of_goal(&self, n: u8) -> &'static str {
        match self.duo.chapter().and_then(|chapter| chapter.goals.get(usize::from(n))) {
            Some(Goal::Score { .. }) => "D19.4",
            Some(Goal::Reach { by: Season::Autumn, .. } | Goal::End { .. }) => "D19.5",
            Some(Goal::Reach { .. }) => "D19.6",
            Some(Goal::Events { .. }) | None => "D19.3",
        }
    }

    fn haunt_choice(&self, (value, haunt): (u16, Haunt)) -> Choice {
        Choice::new(value, haunt_id(haunt), self.duo.haunt_name(haunt))
    }

    fn meanwhile(&self, known: &Known) -> Query {
        let season = known.season.unwrap_or(Season::Winter);
        let way =
            |say: Say, line, rule| Choice::new(say as u16, say.id(), Line::new(line)).citing(rule).sorted("skunk");
        let (ends, rule) = match season {
            Season::Autumn => ("companion-thorn-game-ends", "D12.1"),
            _ => ("companion-thorn-season-ends", "D16.7"),
        };
        let mut ways = vec![way(Say::SeasonEnds, ends, rule)];
        if known.skunks.haunts().next().is_some() {
            ways.push(way(Say::Moved, "companion-thorn-moved", "D18.9"));
            ways.push(way(Say::Lifted, "companion-thorn-lifted", "D18.10"));
        }
        let mut query = Query::new(Line::new("companion-thorn-meanwhile"), Form::Way(ways), rule);
        if query.answers() < 2 {
            // A chapter without skunks: there is only the season's end to wait for, or the game to give up.
            query.nothing = Some(Line::new("companion-thorn-wait"));
        }
        query
    }
}

impl Kit for Thorn {
    type Question = Question;
    type Answer = Reply;
    type Order = Deed;
}

impl Opponent for Thorn {
    type Known = Known;

    fn name(&self) -> &'static str {
        "duo"
    }

    fn mode(&self) -> String {
        let die = if self.own_die { ":die=table" } else { "" };
        format!("{}{die}", self.duo.mode())
    }

    fn pack_digest(&self) -> Digest {
        self.duo.pack_digest()
    }

    fn setup(&self, seed: u64) -> Known {
        Known::new((!self.own_die).then(|| Chance::from_seed(seed)))
    }

    fn act(&self, table: &mut Replay<Thorn, Known>) -> Result<(), Pause<Thorn>> {
        if table.known().season.is_none() {
            return self.lay_out(table);
        }
        if self.is_over(table.known()) {
            return Ok(());
        }
        let said = table.ask_or_nothing(Question::Meanwhile, |reply| reply.one_of(&Say::ALL))?;
        // Looked at when somebody has spoken: the season may have been set right.
        let season = table.known().season.unwrap_or(Season::Winter);
        match said {
            Some(Say::SeasonEnds) => self.end_season(table, season),
            Some(Say::Moved) => self.skunk_goes(table, false),
            Some(Say::Lifted) => self.skunk_goes(table, true),
            None => Ok(()),
        }
    }

    fn is_over(&self, known: &Known) -> bool {
        known.won.is_some()
    }

    fn is_between(&self, question: &Question) -> bool {
        *question == Question::Meanwhile
    }

    fn query(&self, known: &Known, question: &Question) -> Query {
        self.asked(known, question).looking(look(known, question)).about(self.about(question))
    }

    fn step(&self, deed: &Deed) -> Option<Step> {
        Some(match *deed {
            Deed::Hers(order) => self.order_step(order),
            Deed::Deal => Step::by_hand(Line::new("companion-thorn-deal"), "D20.6"),
            Deed::Refill => {
                Step::by_hand(Line::new("companion-refill"), "D20.10").undone_by(Line::new("companion-refill-back"))
            }
            Deed::Season(season) => {
                Step::told(Line::new("companion-season").with("season", season_line(season)), "D16.7")
            }
            Deed::Moved { .. } | Deed::Lifted(_) => return None,
            Deed::Scored { .. } => return None,
            Deed::Over { won, .. } => {
                let id = if won { "companion-won" } else { "companion-lost" };
                Step::told(Line::new(id), if self.is_challenge() { "D20.12" } else { "D19.2" })
            }
        })
    }

    fn sheet(&self, known: &Known) -> Vec<Value> {
        let Some(season) = known.season else {
            return Vec::new();
        };
        let query = Query::new(Line::new("companion-known-season"), Form::Way(season_choices()), "D16.7");
        let mut sheet = vec![Value::new("season", query, Reply::Pick(u8::from(season).into()))];
        if self.is_challenge() {
            let called = Line::new("companion-thorn-known-cards");
            sheet.push(Value::number("cards", called, known.cards, MOST_CARDS, "D20.8"));
            for slot in Slot::all() {
                let line = Line::new("companion-thorn-known-claimed").with("n", slot.0 + 1);
                let claimed = known.claimed[slot.index()];
                sheet.push(Value::is(format!("claimed-{}", slot.0 + 1), line, claimed, "D20.7"));
            }
        }
        let areas = haunts().filter(|(_, haunt)| haunt.area().is_some_and(|area| self.skunks().of(area) > 0));
        sheet.extend(areas.map(|(_, haunt)| {
            let line = Line::new("companion-thorn-known-skunk").with("place", haunt_line(haunt));
            Value::is(format!("skunk-{}", haunt_id(haunt)), line, known.skunks.at(haunt), "D16.1")
        }));
        if let Some((printed, purple, events)) = known.scored {
            let line = Line::new;
            sheet.push(Value::number(
                "printed",
                line("companion-thorn-known-printed"),
                printed,
                MOST_PRINTED,
                "D20.12",
            ));
            sheet.push(Value::number("purple", line("companion-thorn-known-purple"), purple, MOST_CARDS, "D20.12"));
            sheet.push(Value::number("events", line("companion-thorn-known-events"), events, MOST_PRINTED, "D20.12"));
        }
        if known.won.is_some() && (self.is_challenge() || known.won == Some(true)) {
            sheet.push(Value::number("city", Line::new("companion-your-city"), known.city, MOST_POINTS, "D12.2"));
        }
        sheet
    }

    fn season(&self, known: &Known) -> Option<(&'static str, Line)> {
        known.season.map(|season| (season.id(), season_line(season)))
    }

    fn counted(&self, known: &Known) -> Vec<Counted> {
        let mut counted = Vec::new();
        if self.skunks() != SkunkCount::default() {
            let skunks = known.skunks.haunts().count() as i32;
            counted.push(Counted::new("skunk", Line::new("companion-thorn-counted-skunks"), skunks));
        }
        if self.is_challenge() {
            counted.push(Counted::new("card", Line::new("companion-thorn-known-cards"), known.cards));
        }
        counted
    }

    /// [D16.2] Each area has so many skunks and no more; of her cards no more are purple than there are.
    fn doubts(&self, known: &Known, name: &str, value: Reply) -> Option<Line> {
        let place = name.strip_prefix("skunk-").filter(|_| value == Reply::Is(true));
        let area = haunts().find(|(_, haunt)| place == Some(&haunt_id(*haunt))).and_then(|(_, haunt)| haunt.area());
        let (n, all) = match (area, name) {
            (Some(area), _) => {
                let there = known.skunks.haunts().filter(|haunt| haunt.area() == Some(area)).count() as i16;
                (there + 1, self.skunks().of(area).into())
            }
            (None, "purple") => (value.number()?, known.cards.into()),
            (None, _) => return None,
        };
        (n > all).then(|| Line::new("companion-doubt-count").with("n", i32::from(n)).with("all", i32::from(all)))
    }

    fn points(&self, known: &Known) -> Vec<(Line, i32)> {
        let (Some((printed, purple, events)), Some(level)) = (known.scored, self.duo.level()) else {
            return Vec::new();
        };
        vec![
            (Line::new("companion-points-cards"), printed.into()),
            (Line::new("companion-points-bonus"), i32::from(purple) * i32::from(level.per_purple)),
            (Line::new("companion-points-events"), events.into()),
            (Line::new("companion-points-level"), level.flat.into()),
        ]
    }

    /// [D20.12] [D19.2] A lost chapter has no points.
    fn ending(&self, known: &Known) -> Option<Ending> {
        // What is set right after the end may turn it.
        let won = known.won.map(|won| if self.is_challenge() { self.is_beaten(known, known.city) } else { won })?;
        let city = (Line::new("companion-your-city"), known.city.into());
        let yours = if won || self.is_challenge() { vec![city] } else { Vec::new() };
        Some(Ending { won, yours, together: false })
    }
}

impl Thorn {
    fn order_step(&self, order: Order) -> Step {
        let lifted = |haunt| Line::new("companion-thorn-put-back").with("place", haunt_line(haunt));
        let slot_line = |slot: Slot| Line::new("companion-thorn-slot").with("n", slot.0 + 1);
        match order {
            Order::LiftAll => Step::by_hand(Line::new("companion-thorn-lift-all"), "D16.6"),
            Order::Put { haunt, rolled: Some(n) } => {
                let taken = haunt.area().map(|area| Haunt::numbered(area, n)).filter(|&taken| taken != haunt);
                let line = match taken {
                    Some(taken) => Line::new("companion-thorn-put-next").with("n", n).with("taken", haunt_line(taken)),
                    None => Line::new("companion-thorn-put-rolled").with("n", n),
                };
                Step::by_hand(line.with("place", haunt_line(haunt)), "D16.3").undone_by(lifted(haunt))
            }
            Order::Put { haunt, rolled: None } => {
                let line = Line::new("companion-thorn-put").with("place", haunt_line(haunt));
                Step::by_hand(line, "D20.5").undone_by(lifted(haunt))
            }
            Order::TakeEvent(slot) => {
                Step::by_hand(Line::new("companion-thorn-take-event").with("slot", slot_line(slot)), "D20.7")
                    .undone_by(Line::new("companion-thorn-take-event-back").with("slot", slot_line(slot)))
            }
            Order::TakeRest => Step::by_hand(Line::new("companion-thorn-take-rest"), "D20.11"),
            Order::TakeCard(place) => {
                let upper = place.index() < COLUMNS;
                let id = if upper { "companion-thorn-take-upper" } else { "companion-thorn-take-lower" };
                let back = if upper { "companion-thorn-take-upper-back" } else { "companion-thorn-take-lower-back" };
                let column = place.index() % COLUMNS + 1;
                Step::by_hand(Line::new(id).with("n", column), "D20.8").undone_by(Line::new(back).with("n", column))
            }
            Order::TakeTop => Step::by_hand(Line::new("companion-thorn-take-top"), "D20.9")
                .undone_by(Line::new("companion-thorn-take-top-back")),
        }
    }
}

/// A place of skunks as it stands in a sentence.
fn haunt_line(haunt: Haunt) -> Line {
    match haunt {
        Haunt::Path(spot) => Line::new("companion-thorn-at-spot").with("n", spot.0),
        Haunt::Space(Space::Event(slot)) => Line::new("companion-thorn-at-event").with("n", slot.0 + 1),
        Haunt::Space(Space::River(space)) => Line::new("companion-thorn-at-river").with("n", space.number()),
        Haunt::Space(Space::Farm(farm)) => Line::new("companion-thorn-at-farm").with("n", farm.number()),
        Haunt::Space(Space::Red(_)) => Line::new("nothing"),
    }
}

/// An area in words.
fn area_line(area: Area) -> Line {
    Line::new(match area {
        Area::Events => "companion-thorn-area-events",
        Area::Meadow => "companion-thorn-area-meadow",
        Area::Locations => "companion-thorn-area-locations",
    })
}
