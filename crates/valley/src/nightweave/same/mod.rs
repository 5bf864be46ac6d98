//! The proof that Nightweave does the same on screen and at a table of cardboard.

mod answers;

use super::{Deed, Nightweave, Order, Question, Way};
use crate::heaps::Heap;
use crate::ids::*;
use crate::lair::site_of;
use crate::nightweave::{Figure, InRow, Named, Row};
use crate::state::State;
use crate::webs::{Plot, Scheme};
use crate::{Event, Mode, Valley};
use answers::answer;
use std::collections::BTreeMap;
use table::companion::{Companion, Reply};
use table::{Chance, Game, Side, Sink};

/// Somebody who keeps the table with everything that is told.
#[derive(Default)]
struct Watch(Vec<(Event, State)>);

impl Sink<Valley> for Watch {
    fn hear(&mut self, table: &State, event: impl FnOnce() -> Event) {
        self.0.push((event(), table.clone()));
    }
}

/// One turn of hers on screen.
struct Turn {
    before: State,
    told: Vec<Event>,
    level: Level,
}

impl Turn {
    /// What she did on screen. What Mesmerize draws is counted with her hand. [V24.9]
    fn deeds(&self) -> Vec<Did> {
        let figure = self.told.iter().position(|event| matches!(event, Event::Figure { .. }));
        let mesmerizes = figure.filter(|_| self.before.rival.plot == Some(Plot::Mesmerize));
        let draws = |at: usize| mesmerizes.is_none_or(|figure| at < figure);
        let told = self.told.iter().enumerate().filter(|(at, event)| draws(*at) || **event != Event::NightDrew);
        told.filter_map(|(_, event)| on_screen(event)).collect()
    }
}

/// What she did, in terms that both tables share.
#[derive(PartialEq, Debug)]
enum Did {
    Order(Order),
    Spider(Site),
    Visit,
    Drew,
    Discarded,
    Season,
}

fn on_screen(event: &Event) -> Option<Did> {
    Some(match *event {
        Event::Does { act } => Did::Order(Order::Does(act)),
        Event::Tried { act } => Did::Order(Order::Fails(act)),
        Event::Default => Did::Order(Order::Default),
        Event::Spider { site: Site::City(_) } => Did::Visit,
        Event::Spider { site } => Did::Spider(site),
        Event::Figure { slot } => Did::Order(Order::PlaceFigure(slot)),
        Event::NightDrew => Did::Drew,
        Event::NightDiscarded => Did::Discarded,
        Event::NightTook { slot, .. } => Did::Order(Order::Take(slot)),
        Event::NightSeason { .. } => Did::Season,
        Event::NightOver => Did::Order(Order::Over),
        _ => return None,
    })
}

fn on_cardboard(rules: &Valley, state: &State, deed: &Deed) -> Option<Did> {
    let Deed::Hers(order) = *deed else {
        return None;
    };
    Some(match order {
        Order::Does(_) | Order::Fails(_) | Order::Default | Order::PlaceFigure(_) | Order::Take(_) | Order::Over => {
            Did::Order(order)
        }
        Order::Spider(place) => Did::Spider(site_of(place)),
        Order::Claim(row, n) => Did::Spider(Site::Event(rules.event_at(state, row, n))),
        Order::VisitOwn | Order::VisitOpen(_) => Did::Visit,
        Order::Draw | Order::Legend => Did::Drew,
        Order::Discard { .. } => Did::Discarded,
        Order::Season(_) => Did::Season,
        _ => return None,
    })
}

/// What is done about the cards and webs of the table, apart from the order of it.
#[derive(Default, PartialEq, Debug)]
struct Upkeep {
    /// The slots whose cards are discarded.
    swept: Vec<Slot>,
    /// The cards that she plays.
    played: Vec<CardId>,
    /// The places that get a web.
    webs: Vec<Site>,
    /// Whether basic events get webs. [V24.12]
    masked: bool,
    /// Whether the Meadow is filled.
    filled: bool,
}

impl Upkeep {
    fn sorted(mut self) -> Upkeep {
        self.swept.sort_unstable();
        self.played.sort_unstable();
        self
    }

    /// What was done on screen. What a scheme does to the Meadow its own text says. [V25.1]
    fn on_screen(told: &[Event]) -> Upkeep {
        let mut done = Upkeep::default();
        let (mut scheming, mut entered) = (false, None);
        for event in told {
            match *event {
                Event::Figure { slot } => entered = Some(slot),
                // The step that places her figure says what becomes of the card there. [V19.15]
                Event::Swept { slot, .. } if entered == Some(slot) => {}
                Event::SchemeDrawn { .. } => scheming = true,
                Event::Swept { slot, .. } if !scheming => done.swept.push(slot),
                Event::Refilled { .. } if !scheming => done.filled = true,
                Event::Web { site: Site::Event(event) } => done.masked |= event.is_basic(),
                Event::Web { site } if !scheming => done.webs.push(site),
                Event::NightPlayed { card, .. } => done.played.push(card),
                _ => {}
            }
        }
        done.sorted()
    }

    /// What was ordered beside it.
    fn on_cardboard<'d>(before: &State, deeds: impl Iterator<Item = &'d Deed>) -> Upkeep {
        let mut done = Upkeep::default();
        let mut figure = before.rival.figure;
        for deed in deeds {
            match *deed {
                Deed::Hers(Order::PlaceFigure(slot)) => figure = Some(slot),
                Deed::Hers(Order::Sweep(slot)) => done.swept.push(slot),
                Deed::Hers(Order::Refill | Order::TakeNeighbours) => done.filled = true,
                Deed::Stumbles => {
                    let beside = |slot: &Slot| figure.is_some_and(|figure| figure.touches(*slot));
                    done.swept.extend(Slot::all().filter(beside));
                    done.filled = true;
                }
                Deed::NewMeadow => {
                    done.swept.extend(Slot::all().filter(|&slot| Some(slot) != figure));
                    done.filled = true;
                }
                Deed::Web(place) => done.webs.push(site_of(place)),
                Deed::Masks => done.masked = before.claimed[..BASIC_EVENTS].iter().any(Option::is_none),
                Deed::Enters(Named::Ours(card)) | Deed::Fool(Named::Ours(card), _) => done.played.push(card),
                // What lay in her Lair is not played. [V20.11]
                Deed::Hers(Order::FeatsEnter) => break,
                _ => {}
            }
        }
        done.sorted()
    }
}

/// What the humans have changed of hers since her last turn is set right. After each turn both tables are the same, so only
/// what is different on screen since then may be set.
fn set_right(game: &mut Companion<&Nightweave>, rules: &Valley, last: &State, state: &State) {
    let number = |n: usize| Reply::Number(n as i16);
    let sets = |game: &mut Companion<&Nightweave>, name: &str, read: &dyn Fn(&State) -> usize| {
        let known = game.sheet().into_iter().find(|known| known.id == name).unwrap();
        if known.reply != number(read(state)) {
            assert_ne!(read(last), read(state), "nobody has changed {name} in {}", rules.mode());
            game.correct(name, number(read(state))).unwrap();
        }
    };
    sets(game, "hand", &|state| state.her_hand().len());
    sets(game, "tokens", &|state| state.rival.points.into());
    let named = game.known().feats.len();
    sets(game, "hidden-feats", &|state| state.heaps.of(Heap::Feats).len().saturating_sub(named));
    // [V25.27]
    if state.rival.workers[SPIDERS - 1] == Post::Home && !game.known().serving {
        game.answer(Reply::Pick(Way::Serves as u16)).unwrap();
    }
    // [V23.7] she strolls
    if let Some(slot) = state.rival.figure.filter(|_| state.rival.figure != last.rival.figure) {
        game.correct("figure", Reply::Pick(slot.0.into())).unwrap();
    }
    for (n, card) in rules.pack.cards.iter().enumerate() {
        let lies = |state: &State| state.rival_city().filter(|card| card.index() == n).count();
        if lies(last) != lies(state) {
            sets(game, &format!("city.{}", card.entry.id), &lies);
        }
    }
}

/// Counts both tables: her points and who has won are the same.
fn count_both(rules: &Valley, game: &mut Companion<&Nightweave>, last: &State, state: &State) {
    set_right(game, rules, last, state);
    game.answer(Reply::Pick(Way::Score as u16)).unwrap();
    while let Some(question) = game.question() {
        let Question::City(human) = *question else { panic!("{question:?}") };
        let total = rules.score(state, human).total().max(0);
        game.answer(Reply::Number(total as i16)).unwrap();
    }
    let hers: i32 = game.points().iter().map(|(_, points)| points).sum();
    assert_eq!(hers, rules.score(state, Side::RIVAL).total(), "{:?} in {}", game.points(), rules.mode());
    let won = game.ending().map(|ending| ending.won);
    assert_eq!(won, Some(!rules.outcome(state).winners.is_empty()), "who has won in {}", rules.mode());
}

/// Follows one turn beside the table; how many questions a person would have had to answer with Bosk's deck and die.
fn follow(rules: &Valley, game: &mut Companion<&Nightweave>, last: &State, turn: &Turn, after: &State) -> u32 {
    set_right(game, rules, last, &turn.before);
    let done = game.orders().count();
    game.answer(Reply::Pick(Way::Turn as u16)).unwrap();
    let (mut questions, mut rolled) = (0, 0);
    while !game.is_between() {
        questions += u32::from(!matches!(game.question(), Some(Question::TurnUp | Question::Roll(_))));
        let reply = answer(rules, game, turn, &mut rolled);
        game.answer(reply).unwrap();
    }
    let screen = turn.deeds();
    let cardboard: Vec<Did> =
        game.orders().skip(done).filter_map(|deed| on_cardboard(rules, &turn.before, deed)).collect();
    let when = format!("{}: {:?}", rules.mode(), turn.told);
    assert_eq!(cardboard, screen, "{when}");
    let cardboard = Upkeep::on_cardboard(&turn.before, game.orders().skip(done));
    assert_eq!(cardboard, Upkeep::on_screen(&turn.told), "upkeep in {when}");
    let (known, rival) = (game.known(), &after.rival);
    assert_eq!(usize::from(known.spiders), rival.spiders_home(), "spiders in {when}");
    assert_eq!(known.figure, rival.figure.map_or(Figure::Lair, Figure::Meadow), "figure in {when}");
    assert_eq!(usize::from(known.hand), after.her_hand().len(), "hand in {when}");
    assert_eq!(known.tokens, rival.points, "tokens in {when}");
    assert_eq!((known.season, known.over), (rival.season, rival.over), "season in {when}");
    let mut hers: Vec<CardId> = after.rival_city().collect();
    let mut kept: Vec<CardId> =
        known.city.iter().map(|held| if let Named::Ours(card) = held.card { card } else { panic!() }).collect();
    hers.sort_unstable();
    kept.sort_unstable();
    assert_eq!(kept, hers, "city in {when}");
    let hers = |row: Row| {
        let events = InRow::first(if row == Row::Basic { BASIC_EVENTS } else { SPECIALS });
        events.filter(move |&n| after.claimed[rules.event_at(after, row, n).index()] == Some(Side::RIVAL))
    };
    for (row, counted) in [Row::Basic, Row::Special].into_iter().zip(known.events) {
        assert_eq!(usize::from(counted), hers(row).count(), "events in {when}");
        assert!(hers(row).all(|n| known.claimed.contains(&(row, n))), "which events in {when}");
    }
    if !known.over {
        assert_eq!(known.feats.len() + usize::from(known.hidden), after.heaps.of(Heap::Feats).len(), "feats in {when}");
    }
    questions
}

/// Any game against her.
fn any_house(chance: &mut Chance) -> Mode {
    loop {
        let mode = Mode::by_lot(chance);
        if mode.lair().is_some() {
            return mode;
        }
    }
}

/// What was counted over games on screen and beside it.
#[derive(Default)]
struct Seen {
    turns: u32,
    questions: u32,
    /// How many games or turns had this plot, scheme or module.
    met: BTreeMap<&'static str, u32>,
}

impl Seen {
    fn meet(&mut self, what: &'static str) {
        *self.met.entry(what).or_default() += 1;
    }

    /// What takes part in a whole game.
    fn meet_house(&mut self, rules: &Valley, state: &State) {
        let modules = rules.mode.modules;
        let all = [
            ("farms", modules.farms),
            ("corrin", modules.corrin),
            ("legends", modules.legends),
            ("powers", modules.powers),
            ("two", rules.players() == 2),
        ];
        all.into_iter().filter(|(_, has)| *has).for_each(|(what, _)| self.meet(what));
        state.rival.personality.into_iter().for_each(|mood| self.meet(mood.id()));
        state.rival.plot.into_iter().for_each(|plot| self.meet(plot.id()));
    }

    fn meet_schemes(&mut self, told: &[Event]) {
        for event in told {
            if let Event::SchemeDrawn { scheme } = event {
                self.meet(scheme.does.id());
            }
        }
    }

    /// Follows one turn of hers.
    fn follow(
        &mut self,
        rules: &Valley,
        game: &mut Companion<&Nightweave>,
        last: &mut State,
        turn: &Turn,
        after: &State,
    ) {
        self.meet_schemes(&turn.told);
        self.questions += follow(rules, game, last, turn, after);
        self.turns += 1;
        last.clone_from(after);
    }
}

/// Plays a game on screen and beside it.
fn play_both(seed: u64, seen: &mut Seen) {
    let mut chance = Chance::from_seed(seed);
    let rules = Valley::ours().in_mode(any_house(&mut chance));
    let her = Nightweave::in_named_mode(&rules, &format!("{}:deck=table:die=table", rules.mode())).unwrap();
    let mut game = Companion::new(&her, seed);
    let mut watch = Watch::default();
    let mut state = rules.lay_table(seed, &mut watch);
    seen.meet_house(&rules, &state);
    if let Some(Question::Mood) = game.question() {
        let mood = state.rival.personality.unwrap();
        game.answer(Reply::Pick(mood as u16)).unwrap();
    }
    if let Some(Question::Plot) = game.question() {
        game.answer(Reply::Pick(state.rival.plot.unwrap() as u16)).unwrap();
    }
    let mut turn: Option<Turn> = None;
    // The table when her last turn was over.
    let mut last = state.clone();
    let mut actions = Vec::new();
    loop {
        for (event, table) in watch.0.drain(..) {
            if let Event::Activity { .. } = event {
                if let Some(turn) = turn.take() {
                    seen.follow(&rules, &mut game, &mut last, &turn, &table);
                }
                turn = Some(Turn { before: table, told: vec![event], level: rules.level() });
            } else if let Some(turn) = &mut turn {
                turn.told.push(event);
            }
        }
        if state.turn != Some(Side::RIVAL)
            && let Some(turn) = turn.take()
        {
            seen.follow(&rules, &mut game, &mut last, &turn, &state);
        }
        if rules.decider(&state).is_none() {
            break;
        }
        rules.legal(&state, &mut actions);
        rules.perform(&mut state, *chance.pick(&actions), &mut watch);
    }
    assert!(game.known().over, "seed {seed}");
    count_both(&rules, &mut game, &last, &state);
}

fn play_many(seeds: std::ops::Range<u64>) -> Seen {
    let games = seeds.end - seeds.start;
    let mut seen = Seen::default();
    seeds.for_each(|seed| play_both(seed, &mut seen));
    let mean = f64::from(seen.questions) / f64::from(seen.turns);
    println!("Nightweave, deck and die of Bosk: {mean:.2} questions a turn in {games} games, {} turns", seen.turns);
    println!("{:?}", seen.met);
    assert!(mean <= 2.5, "{mean}");
    seen
}

#[test]
fn nightweave_does_the_same_at_a_table_of_cardboard() {
    play_many(0..40);
}

#[test]
#[ignore = "runs for a long time; cargo xtask nightly"]
fn nightly_nightweave_does_the_same_at_a_table_of_cardboard() {
    let seen = play_many(1_000..2_000);
    let schemes = Scheme::ALL.map(Scheme::id);
    let plots = Plot::ALL.map(Plot::id);
    for what in schemes.iter().chain(&plots).chain(&["farms", "corrin", "legends", "powers", "two"]) {
        assert!(seen.met.contains_key(what), "{what} was never met");
    }
}
