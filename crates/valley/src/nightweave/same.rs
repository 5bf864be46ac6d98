//! The proof that Nightweave does the same on screen and at a table of cardboard.

use super::{Deed, Known, Nightweave, Order, Place, Question, Way};
use crate::heaps::Heap;
use crate::ids::*;
use crate::lair::site_of;
use crate::mode::Choice;
use crate::nightweave::turn::BASIC_RING;
use crate::nightweave::{Figure, From, Named, Row};
use crate::state::State;
use crate::{Event, Mode, Valley};
use table::companion::{Companion, Reply};
use table::{Chance, Game, Seat, Side, Sink};

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

/// What the humans have changed of hers since her last turn is set right.
fn set_right(game: &mut Companion<&Nightweave>, rules: &Valley, state: &State) {
    let number = |n: usize| Reply::Number(n as i16);
    let sets = |game: &mut Companion<&Nightweave>, name: &str, value: Reply| {
        let known = game.sheet().into_iter().find(|known| known.id == name).unwrap();
        if known.reply != value {
            game.correct(name, value).unwrap();
        }
    };
    sets(game, "hand", number(state.her_hand().len()));
    sets(game, "tokens", number(state.rival.points.into()));
    let hidden = state.heaps.of(Heap::Feats).len() - game.known().feats.len();
    sets(game, "hidden-feats", number(hidden));
    if let Some(slot) = state.rival.figure {
        sets(game, "figure", Reply::Pick(slot.into()));
    }
    for (n, card) in rules.pack.cards.iter().enumerate() {
        let lies = state.rival_city().filter(|card| card.index() == n).count();
        if game.sheet().iter().any(|known| known.id == format!("city.{}", card.entry.id)) {
            sets(game, &format!("city.{}", card.entry.id), number(lies));
        }
    }
}

/// The card of the next event that shows one which came from no slot.
fn unseen_card(told: &[Event], nth: usize) -> CardId {
    let mut cards = told.iter().filter_map(|event| match *event {
        Event::NightPlayed { card, slot: None } | Event::Feat { card: Some(card) } => Some(card),
        _ => None,
    });
    cards.nth(nth).unwrap()
}

fn answer(rules: &Valley, game: &Companion<&Nightweave>, turn: &Turn, rolled: &mut usize) -> Reply {
    let (state, known): (&State, &Known) = (&turn.before, game.known());
    let pick = |n: usize| Reply::Pick(n as u16);
    let or_nothing = |found: Option<usize>| found.map_or(Reply::Nothing, pick);
    let spider_card = || {
        turn.told.iter().find_map(|event| match *event {
            Event::Spider { site: Site::City(spot) } => Some(Named::Ours(spot.card)),
            _ => None,
        })
    };
    let spot = |at: &[u8]| {
        let card = spider_card();
        at.iter().copied().find(|&n| Some(known.city[usize::from(n)].card) == card).map(usize::from)
    };
    match game.question().unwrap() {
        Question::TurnUp => match turn.told[0] {
            Event::Activity { card, .. } => pick(card.into()),
            ref other => panic!("{other:?}"),
        },
        Question::Roll => {
            let rolls =
                turn.told.iter().filter_map(|event| if let Event::Rolled { n } = *event { Some(n) } else { None });
            *rolled += 1;
            Reply::Number(rolls.into_iter().nth(*rolled - 1).unwrap().into())
        }
        Question::FirstFree(places) => {
            or_nothing(places.iter().position(|&place: &Place| rules.free_for_her(state, site_of(place))))
        }
        Question::Event(row, order) => {
            let free = |n: &&u8| state.claimed[rules.event_at(state, *row, **n).index()].is_none();
            or_nothing(order.iter().find(free).map(|&n| n.into()))
        }
        Question::Special(n) => pick(state.specials[usize::from(*n)].index()),
        Question::Card(From::Meadow(slot)) => pick(state.meadow[usize::from(*slot)].unwrap().index()),
        Question::Card(From::Top(_) | From::Hand) => pick(unseen_card(&turn.told, 0).index()),
        Question::Card(From::Feat(left)) => {
            let mut named: Vec<CardId> = state.heaps.of(Heap::Feats).iter().map(|lying| lying.card).collect();
            for feat in &known.feats {
                if let Some(at) = named.iter().position(|&card| Named::Ours(card) == *feat) {
                    named.remove(at);
                }
            }
            pick(named[usize::from(*left) - 1].index())
        }
        Question::TopNeedsNoRoom => {
            let tables = &rules.pack.tables;
            Reply::Is(state.her_hand().next_back().is_some_and(|card| tables.legends.or(tables.corrin).has(card)))
        }
        Question::OwnSpot(at) => pick(spot(at).unwrap()),
        Question::OpenOwn(at) => match rules.spots_for_her(state, Side::RIVAL, true).is_empty() {
            true => Reply::Nothing,
            false => pick(spot(at).unwrap()),
        },
        Question::Mood => {
            let mood = turn.told.iter().find_map(|event| match *event {
                Event::Mood { personality } => Some(personality),
                _ => None,
            });
            pick(mood.unwrap() as usize)
        }
        Question::SwarmWeb => {
            let places = BASIC_RING.map(Place::Basic).into_iter().chain(game.opponent().forest());
            let laid = |place: &Place| {
                turn.told.iter().any(|event| matches!(event, Event::Web { site } if *site == site_of(*place)))
            };
            or_nothing(places.enumerate().find(|(_, place)| laid(place)).map(|(n, _)| n))
        }
        Question::OpenSpot(n) => Reply::Is(!rules.spots_for_her(state, Seat(*n).into(), true).is_empty()),
        other => panic!("{other:?} at {}", rules.mode()),
    }
}

/// Follows one turn beside the table; how many questions a person would have had to answer with Bosk's deck and die.
fn follow(rules: &Valley, game: &mut Companion<&Nightweave>, turn: &Turn, after: &State) -> u32 {
    set_right(game, rules, &turn.before);
    let done = game.orders().count();
    game.answer(Reply::Pick(Way::Turn as u16)).unwrap();
    let (mut questions, mut rolled) = (0, 0);
    while !game.is_between() {
        questions += u32::from(!matches!(game.question(), Some(Question::TurnUp | Question::Roll)));
        let reply = answer(rules, game, turn, &mut rolled);
        game.answer(reply).unwrap();
    }
    let screen: Vec<Did> = turn.told.iter().filter_map(on_screen).collect();
    let cardboard: Vec<Did> =
        game.orders().skip(done).filter_map(|deed| on_cardboard(rules, &turn.before, deed)).collect();
    let when = format!("{}: {:?}", rules.mode(), turn.told);
    assert_eq!(cardboard, screen, "{when}");
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
    let events = |row: Row| {
        after
            .claimed
            .iter()
            .enumerate()
            .filter(move |(n, by)| **by == Some(Side::RIVAL) && EventId(*n as u8).is_basic() == (row == Row::Basic))
    };
    let counts = [events(Row::Basic).count(), events(Row::Special).count()];
    assert_eq!(known.events.map(usize::from), counts, "events in {when}");
    if !known.over {
        assert_eq!(known.feats.len() + usize::from(known.hidden), after.heaps.of(Heap::Feats).len(), "feats in {when}");
    }
    questions
}

/// A house with any personality, and with those plots at which nobody is asked to pay in her turn.
fn any_house(chance: &mut Chance) -> Mode {
    use crate::webs::Plot::{EfficientWeb, Masquerade, SilkBarrier, SmotheringSwarm, WeaversWhim};
    let asks_nobody = |plot: Option<Choice<crate::webs::Plot>>| match plot {
        None => true,
        Some(Choice::Chosen(plot)) => {
            [EfficientWeb, Masquerade, SilkBarrier, SmotheringSwarm, WeaversWhim].contains(&plot)
        }
        Some(Choice::ByLot) => false,
    };
    loop {
        let mode = Mode::by_lot(chance);
        if mode.lair().is_some_and(|lair| asks_nobody(lair.plot) && !lair.schemes) {
            return mode;
        }
    }
}

/// Plays a game on screen and beside it: her turns, and the questions in them.
fn play_both(seed: u64) -> (u32, u32) {
    let mut chance = Chance::from_seed(seed);
    let rules = Valley::ours().in_mode(any_house(&mut chance));
    let her = Nightweave::in_named_mode(&rules, &format!("{}:deck=table:die=table", rules.mode())).unwrap();
    let mut game = Companion::new(&her, seed);
    let mut watch = Watch::default();
    let mut state = rules.lay_table(seed, &mut watch);
    if let Some(Question::Mood) = game.question() {
        let mood = state.rival.personality.unwrap();
        game.answer(Reply::Pick(mood as u16)).unwrap();
    }
    let (mut turn, mut turns, mut questions): (Option<Turn>, u32, u32) = (None, 0, 0);
    let mut actions = Vec::new();
    loop {
        for (event, table) in watch.0.drain(..) {
            if let Event::Activity { .. } = event {
                if let Some(turn) = turn.take() {
                    questions += follow(&rules, &mut game, &turn, &table);
                    turns += 1;
                }
                turn = Some(Turn { before: table, told: vec![event] });
            } else if let Some(turn) = &mut turn {
                turn.told.push(event);
            }
        }
        if state.turn != Some(Side::RIVAL)
            && let Some(turn) = turn.take()
        {
            questions += follow(&rules, &mut game, &turn, &state);
            turns += 1;
        }
        if rules.decider(&state).is_none() {
            break;
        }
        rules.legal(&state, &mut actions);
        rules.perform(&mut state, *chance.pick(&actions), &mut watch);
    }
    assert!(game.known().over, "seed {seed}");
    (turns, questions)
}

fn play_many(seeds: std::ops::Range<u64>) {
    let games = seeds.end - seeds.start;
    let (turns, questions) = seeds.map(play_both).fold((0, 0), |sum, one| (sum.0 + one.0, sum.1 + one.1));
    let mean = f64::from(questions) / f64::from(turns);
    println!("Nightweave, deck and die of Bosk: {mean:.2} questions a turn in {games} games");
    assert!(mean <= 2.5, "{mean}");
}

#[test]
fn nightweave_does_the_same_at_a_table_of_cardboard() {
    play_many(0..40);
}

#[test]
#[ignore = "runs for a long time; cargo xtask nightly"]
fn nightly_nightweave_does_the_same_at_a_table_of_cardboard() {
    play_many(1_000..1_500);
}
