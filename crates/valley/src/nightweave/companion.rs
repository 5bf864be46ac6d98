//! Nightweave's game at a table of cardboard.

use super::deeds::{Deed, SPIDERS_JOIN};
use super::desk::roll;
use super::house::{Extra, House, Named};
use super::known::Known;
use super::question::{Awarded, Guest, Occasion, Question, Report};
use super::{AwardId, Figure, Hoard, InCity, InRow, Place, Row, VISITORS, WONDERS};
use super::{garland, robber, rowdy, turn, weave};
use crate::Valley;
use crate::ids::*;
use crate::mode::{Choice as Chosen, Humans, Weaving};
use crate::webs::{Personality, Plot, Strike};
use std::sync::Arc;
use table::automa::{Kit, Pause, Replay};
use table::companion::{Counted, Ending, Fixed, Opponent, Query, Reply, Step, Value};
use table::{Chance, Digest, Game, Line};
use woodland::Season;
use woodland::words::season_line;

/// Nightweave beside a table of cardboard.
///
/// ```
/// use table::companion::{Companion, Reply};
/// use valley::nightweave::Nightweave;
///
/// let her = Nightweave::in_named_mode(&valley::Valley::ours(), "nightweave:2").unwrap();
/// let mut game = Companion::new(&her, 1);
/// assert!(game.is_between(), "her things are laid out; she begins");
/// game.answer(Reply::Pick(0)).unwrap(); // her turn
/// assert!(game.log().len() > 2);
/// ```
#[derive(Debug)]
pub struct Nightweave {
    pub(super) house: Arc<House>,
}

/// A table of hers.
pub(super) type Table = Replay<Nightweave, Known>;
/// Why a procedure of hers stops.
pub(super) type Paused = Pause<Nightweave>;

table::named! {
    /// What can be said between her turns.
    pub enum Way {
        /// It is her turn.
        Turn = "turn",
        /// Everybody has passed: her points.
        Score = "score",
        /// She gains tokens.
        Tokens = "tokens",
        /// Cards were given to her.
        Cards = "cards",
        /// Resources were given to her.
        Resources = "resources",
        /// A human has claimed an event.
        Claimed = "claimed",
        /// A human visits an open card of hers.
        Visited = "visited",
        /// A card has left her city.
        Left = "left",
        /// Her figure strolls.
        Stroll = "stroll",
        /// A worker goes to her Lair to serve.
        Serves = "serves",
        /// The Rowdy is played on her.
        Rowdy = "rowdy",
        /// The Robber is played.
        Robber = "robber",
    }
}

impl Nightweave {
    /// Her game in the mode of this name.
    pub fn in_named_mode(valley: &Valley, mode: &str) -> Result<Nightweave, Line> {
        Ok(Nightweave { house: Arc::new(House::read(valley, mode)?) })
    }

    /// Any game of hers, by lot.
    pub fn by_lot(valley: &Valley, chance: &mut Chance) -> Nightweave {
        Nightweave { house: Arc::new(House::by_lot(valley, chance)) }
    }

    pub(super) fn valley(&self) -> &Valley {
        &self.house.valley
    }

    /// Whether this can happen now.
    pub(super) fn can_say(&self, known: &Known, way: Way) -> bool {
        let open = || known.city.iter().any(|held| self.house.is_open(held.card));
        match way {
            Way::Turn => !known.over,
            Way::Score => known.over,
            Way::Tokens => true,
            Way::Cards | Way::Resources => !known.over,
            Way::Claimed => known.claimed.len() < self.house.basic_events() + SPECIALS,
            Way::Visited => open(),
            Way::Left => !known.city.is_empty(),
            Way::Stroll => {
                known.personality == Some(Personality::Nonchalant) && matches!(known.figure, Figure::Meadow(_))
            }
            Way::Serves => known.scheme.is_some_and(|card| card.does.strike() == Strike::Drug) && !known.serving,
            Way::Rowdy | Way::Robber => self.house.rugwort && !known.over,
        }
    }

    /// [V18.4] [V18.7]
    fn lay_out(&self, table: &mut Table) -> Result<(), Paused> {
        if let Some(named) = self.house.first_mood() {
            match named {
                Chosen::Chosen(mood) => table.order(Deed::Mood(mood)),
                Chosen::ByLot => weave::change_mood(table)?,
            }
        }
        if let Some(named) = self.house.lair().plot() {
            let plot = match named {
                Chosen::Chosen(plot) => plot,
                Chosen::ByLot => table.ask(Question::Plot, |reply| reply.one_of(&Plot::ALL))?,
            };
            table.order(Deed::Plot(plot));
            if plot == Plot::SmotheringSwarm {
                table.order(Deed::Web(Place::Haven));
            }
        }
        if self.house.with.pearlbrook {
            let n = table.ask(Question::Guest(Guest::Adornments), Reply::number)?;
            table.order(Deed::Adornments(n));
        }
        if self.house.humans != Humans::Alone {
            table.order(Deed::Seats);
        }
        table.order(Deed::Begin);
        Ok(())
    }

    fn meanwhile(&self, table: &mut Table, way: Way) -> Result<(), Paused> {
        match way {
            Way::Turn => return turn(table, &self.valley().pack.activities),
            Way::Score => return self.score(table),
            Way::Tokens => {
                let n = table.ask(Question::Between(Report::Tokens), Reply::number)?;
                table.order(Deed::Tokens(n));
            }
            // [V21.1]
            Way::Cards => {
                let n = table.ask(Question::Between(Report::Cards), Reply::number)?;
                table.order(Deed::Hand(n));
                table.order(Deed::Tokens(n));
            }
            // [V21.2]
            Way::Resources => {
                let n = table.ask(Question::Between(Report::Resources), Reply::number)?;
                table.order(Deed::Hand(n));
            }
            Way::Claimed => {
                let events: Vec<(Row, InRow)> = self.house.events().collect();
                if let Some((row, n)) =
                    table.ask_or_nothing(Question::Between(Report::Claimed), |reply| reply.one_of(&events))?
                {
                    table.order(Deed::Claimed(row, n));
                }
            }
            // [V21.6]
            Way::Visited => {
                if let Some(at) = table.ask_or_nothing(Question::Between(Report::Visited), Reply::pick::<InCity>)? {
                    let held = table.known().city.get(at.index()).copied();
                    let worth = held.map_or(0, |held| table.known().visit_worth(held.card));
                    table.order(Deed::Tokens(worth));
                }
            }
            Way::Left => {
                if let Some(at) = table.ask_or_nothing(Question::Between(Report::Left), Reply::pick)? {
                    table.order(Deed::Leaves(at));
                }
            }
            // [V23.7]
            Way::Stroll => {
                let slot = loop {
                    let rolled = Slot::rolled(roll(table, Occasion::Stroll)?);
                    if let Some(slot) = rolled.filter(|&slot| table.known().figure != Figure::Meadow(slot)) {
                        break slot;
                    }
                };
                table.order(Deed::Stroll(slot));
            }
            Way::Serves => table.order(Deed::Serves),
            Way::Rowdy => return rowdy(table, false),
            Way::Robber => return robber(table, false),
        }
        Ok(())
    }

    /// [V29.4] What a garland award brings her against one human, if there is such an award.
    fn garland(&self, table: &mut Table, n: AwardId) -> Result<Option<i16>, Paused> {
        let kinds = Awarded::all();
        let Some(kind) = table.ask_or_nothing(Question::Guest(Guest::Garland(n)), |reply| reply.one_of(&kinds))? else {
            return Ok(None);
        };
        let hers = match kind {
            Awarded::Colour(colour) => {
                table.known().city.iter().filter(|held| self.house.colour(held.card) == colour).count() as u8
            }
            Awarded::Others => table.ask(Question::Guest(Guest::GarlandHers(n)), Reply::number)?,
        };
        let yours = table.ask(Question::Guest(Guest::GarlandYours(n)), Reply::number)?;
        // The second place matters only where she has it.
        let second = match garland(hers, yours, 1).0 {
            1 => table.ask(Question::Guest(Guest::GarlandSecond(n)), Reply::number::<i16>)?,
            _ => 0,
        };
        Ok(Some(garland(hers, yours, second.into()).0 as i16))
    }

    /// [V20.16] What the end brings her, and who has won.
    fn score(&self, table: &mut Table) -> Result<(), Paused> {
        if self.house.with.bellfaire {
            for n in AwardId::all() {
                let points = match self.house.humans {
                    Humans::Alone => self.garland(table, n)?,
                    Humans::Two | Humans::Team => garland_of_three(table, n)?,
                };
                let Some(points) = points else { break };
                table.order(Deed::Award(points));
            }
        }
        let rules = |held: &super::known::Held| matches!(held.card, Named::Other { what: Extra::Ruler, .. });
        if table.known().city.iter().any(rules) {
            let n = table.ask(Question::Guest(Guest::RuledEvents), Reply::number::<i16>)?;
            table.order(Deed::Award(n));
        }
        let mut totals: Vec<i16> = Vec::new();
        for human in self.house.humans.seats() {
            totals.push(table.ask(Question::City(human), Reply::number)?);
        }
        // Her points may have been set right while people counted theirs.
        let hers: i32 = self.points(table.known()).iter().map(|(_, points)| points).sum();
        let beaten = totals.into_iter().filter(|&total| i32::from(total) > hers).count() as u8;
        let needed = if self.house.lair().is_team() { self.house.humans.count() } else { 1 };
        table.order(Deed::Over { won: beaten >= needed });
        Ok(())
    }
}

/// [V29.4] Against two humans the award counts as usual, which people know best.
fn garland_of_three(table: &mut Table, n: AwardId) -> Result<Option<i16>, Paused> {
    table.ask_or_nothing(Question::Guest(Guest::GarlandPoints(n)), Reply::number)
}

impl Kit for Nightweave {
    type Question = Question;
    type Answer = Reply;
    type Order = Deed;
}

impl Opponent for Nightweave {
    type Known = Known;

    fn name(&self) -> &'static str {
        "valley"
    }

    fn mode(&self) -> String {
        self.house.write()
    }

    fn pack_digest(&self) -> Digest {
        self.valley().pack_digest()
    }

    fn setup(&self, seed: u64) -> Known {
        let mut chance = Chance::from_seed(seed);
        let mut activity: Vec<ActivityId> = self.house.activities(Season::Winter).collect();
        let lair = self.house.lair();
        let has_schemes = match lair.weaves {
            Weaving::Schemes => true,
            Weaving::Plot(plot) => matches!(plot, Chosen::ByLot | Chosen::Chosen(Plot::ItsGettingComplicated)),
            Weaving::Nothing => false,
        };
        let mut schemes: Vec<_> = self.valley().pack.schemes.iter().map(|scheme| scheme.card).collect();
        if !has_schemes {
            schemes.clear();
        }
        chance.shuffle(&mut activity);
        chance.shuffle(&mut schemes);
        Known {
            house: Fixed(Arc::clone(&self.house)),
            begun: false,
            season: Season::Winter,
            spiders: SPIDERS_JOIN[0],
            all_spiders: SPIDERS_JOIN[0],
            serving: false,
            figure: Figure::Lair,
            gap: None,
            station_gap: false,
            spun: Vec::new(),
            // [V18.4]
            hand: self.house.humans.count(),
            tokens: 0,
            city: Vec::new(),
            feats: Vec::new(),
            hidden: 0,
            claimed: Vec::new(),
            events: [0; 2],
            specials: self.house.specials(),
            special_claimed: false,
            activity,
            used: Vec::new(),
            times_empty: 0,
            open: None,
            personality: None,
            plot: None,
            scheme: None,
            schemes,
            webs: Vec::new(),
            frog: false,
            rivers_shown: false,
            pearls: 0,
            adornments: [0; 2],
            wonders: [None; WONDERS],
            wonders_gone: [false; WONDERS],
            treasure: 0,
            found: [0; 2],
            visitors: Vec::new(),
            lying: [None; VISITORS],
            rat: None,
            chosen: None,
            balks: 0,
            awards: 0,
            over: false,
            moved: false,
            thinned: false,
            totals: Vec::new(),
            won: None,
            chance,
        }
    }

    fn act(&self, table: &mut Table) -> Result<(), Paused> {
        if !table.known().begun {
            return self.lay_out(table);
        }
        if self.is_over(table.known()) {
            return Ok(());
        }
        let way = table.ask(Question::Meanwhile, |reply| reply.one_of(&Way::ALL))?;
        self.meanwhile(table, way)
    }

    fn is_over(&self, known: &Known) -> bool {
        known.won.is_some()
    }

    fn is_between(&self, question: &Question) -> bool {
        *question == Question::Meanwhile
    }

    /// [V18.8] The first turn of the game is hers.
    fn is_yours(&self, known: &Known, question: &Question) -> bool {
        self.is_between(question) && known.moved
    }

    /// A card has one name wherever it lies; only the die is thrown anew.
    fn is_new_each_time(&self, question: &Question, _: &Query) -> bool {
        matches!(question, Question::Roll(_))
    }

    fn lasts(&self, question: &Question, answer: Reply) -> bool {
        match question {
            Question::Special(_) | Question::Guest(Guest::WonderPrice(_) | Guest::WonderPoints(_)) => true,
            // [V27.2] none is turned down again
            Question::Guest(Guest::HiddenRiver) => answer == Reply::Is(false),
            _ => false,
        }
    }

    fn query(&self, known: &Known, question: &Question) -> Query {
        self.asked(known, question)
    }

    fn step(&self, deed: &Deed) -> Option<Step> {
        self.told(deed)
    }

    fn sheet(&self, known: &Known) -> Vec<Value> {
        self.known_sheet(known)
    }

    fn season(&self, known: &Known) -> Option<(&'static str, Line)> {
        Some((known.season.id(), season_line(known.season)))
    }

    fn counted(&self, known: &Known) -> Vec<Counted> {
        let called = Line::new;
        vec![
            Counted::new("spider", called("companion-night-known-spiders"), known.spiders),
            Counted::new("hand", called("companion-night-known-hand"), known.hand),
            Counted::new("point", called("companion-night-known-tokens"), known.tokens),
            Counted::new("home", called("companion-night-counted-city"), known.spaces()).of(CITY),
        ]
    }

    fn doubts(&self, known: &Known, name: &str, value: Reply) -> Option<Line> {
        self.doubted(known, name, value)
    }

    fn is_ours(&self, name: &str) -> bool {
        self.counts_ours(name)
    }

    fn points(&self, known: &Known) -> Vec<(Line, i32)> {
        let sheet = &self.valley().pack.levels[self.house.level.index()];
        let held = known.city.iter().map(|held| (self.house.points(held.card), self.house.is_grand(held.card)));
        let (cards, bonus) = sheet.worth(held);
        let journey =
            known.spun.iter().map(|place| if let Place::Journey(space) = place { i32::from(space.0) } else { 0 });
        let basic = self.valley().pack.events.first().map_or(3, |event| i32::from(event.points));
        let events = i32::from(known.events[0]) * basic + i32::from(known.events[1]) * i32::from(sheet.special_event);
        let hoard = Hoard {
            pearls: known.pearls,
            adornments: known.adornments[1],
            visitors: known.visitors.clone(),
            ..Hoard::default()
        };
        let guests = hoard.points(sheet, self.house.level) + i32::from(known.treasure) + i32::from(known.awards);
        let mut points = vec![
            (Line::new("companion-points-cards"), cards),
            (Line::new("companion-points-bonus"), bonus),
            (Line::new("companion-points-tokens"), known.tokens.into()),
            (Line::new("companion-points-journey"), journey.sum()),
            (Line::new("companion-points-events"), events),
        ];
        if guests != 0 {
            points.push((Line::new("companion-points-guests"), guests));
        }
        points
    }

    fn ending(&self, known: &Known) -> Option<Ending> {
        let called = |n: usize| match known.totals.len() {
            1 => Line::new("companion-you"),
            _ => Line::new("companion-human").with("n", n + 1),
        };
        let yours = known.totals.iter().enumerate().map(|(n, &total)| (called(n), total.into())).collect();
        Some(Ending { won: known.won?, yours, together: self.house.lair().is_team() })
    }
}
