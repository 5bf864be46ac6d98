//! Nightweave at a table of cardboard: a person answers her questions, also with expansions that are not on screen.

use arrayvec::ArrayVec;
use std::collections::VecDeque;
use table::Seat;
use table::content::Pack as _;
use valley::mode::Humans;
use valley::nightweave::{
    Act, Activity, Arrow, AtStation, Discovery, DiscoveryId, Expansions, Field, Figure, Fit, Hoard, InRow, Order,
    Place, River, RiverId, Row, Sign, VisitorId, Whose, WonderId, garland, robber, rowdy, sign, turn,
};
use valley::{ActivityId, BASICS, BasicId, Level, Pack, Slot};
use woodland::Season;

/// What nobody has told: which card is turned up, or what the die shows.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Missing {
    Card,
    Roll,
}

/// A procedure as far as it came.
struct Ran {
    orders: Vec<Order>,
    waits_for: Option<Missing>,
}

/// What does not change.
#[derive(Clone, Default)]
struct Home {
    with: Expansions,
    ring: ArrayVec<BasicId, BASICS>,
}

/// A table of cardboard of which everything is known but the cards turned up and the die.
#[derive(Clone)]
struct Told {
    house: Home,
    orders: Vec<Order>,
    cards: VecDeque<ActivityId>,
    rolls: VecDeque<u8>,
    season: Season,
    spiders: u8,
    figure: Figure,
    hand: u8,
    room: bool,
    legend: bool,
    taken: Vec<Place>,
    own_spot: bool,
    open: Vec<Whose>,
    open_taken: Vec<Whose>,
    basic: Vec<Option<Fit>>,
    special: Vec<Option<Fit>>,
    special_claimed: bool,
    gaps: Vec<Slot>,
    frog_home: bool,
    rivers: Vec<River>,
    wonders: Vec<Option<u8>>,
    pearls: u8,
    adornments: u8,
    discoveries: Vec<Discovery>,
    station: Vec<Option<u8>>,
    visitors: Vec<u8>,
    rat: Option<Slot>,
    ship: bool,
    greens: Vec<i8>,
}

const NONE: Fit = Fit { all: false, have: 0 };
const ALL: Fit = Fit { all: true, have: 3 };

fn told(card: &str, season: Season) -> Told {
    let pack = Pack::ours().unwrap();
    let (cards, ring) = (&pack.activities, pack.ring().iter().copied().collect());
    Told {
        house: Home { ring, ..Home::default() },
        orders: Vec::new(),
        cards: cards.iter().position(|other| other.entry.id == card).map(|n| ActivityId(n as u8)).into_iter().collect(),
        rolls: VecDeque::new(),
        season,
        spiders: 1,
        figure: Figure::Lair,
        hand: 0,
        room: true,
        legend: false,
        taken: Vec::new(),
        own_spot: false,
        open: Vec::new(),
        open_taken: Vec::new(),
        basic: vec![Some(NONE); 4],
        special: vec![Some(NONE); 4],
        special_claimed: false,
        gaps: Vec::new(),
        frog_home: false,
        rivers: Vec::new(),
        wonders: Vec::new(),
        pearls: 0,
        adornments: 0,
        discoveries: Vec::new(),
        station: Vec::new(),
        visitors: Vec::new(),
        rat: None,
        ship: false,
        greens: Vec::new(),
    }
}

fn activities() -> Vec<Activity> {
    Pack::ours().unwrap().activities
}

impl Told {
    /// Runs a procedure, giving cards and rolls as they are asked for.
    fn runs(mut self, procedure: impl Fn(&mut Told) -> Result<(), Missing>) -> Ran {
        let waits_for = procedure(&mut self).err();
        Ran { orders: self.orders, waits_for }
    }

    /// Her turn as far as it comes.
    fn turns(self) -> Ran {
        let cards = activities();
        self.runs(|table| turn(table, &cards))
    }

    /// Her whole turn; what was ordered, the announcements left out.
    fn turn(self) -> Vec<Order> {
        let mut ran = self.turns();
        assert_eq!(ran.waits_for, None);
        ran.orders.retain(|order| !matches!(order, Order::Does(_)));
        ran.orders
    }

    fn rolling(mut self, rolls: &[u8]) -> Told {
        self.rolls = rolls.iter().copied().collect();
        self
    }
}

impl Field for Told {
    type Pause = Missing;

    fn turn_up(&mut self) -> Result<Option<ActivityId>, Missing> {
        self.cards.pop_front().map(Some).ok_or(Missing::Card)
    }

    fn times_empty(&mut self) -> u8 {
        0
    }

    fn season(&mut self) -> Result<Season, Missing> {
        Ok(self.season)
    }

    fn spiders(&mut self) -> Result<u8, Missing> {
        Ok(self.spiders)
    }

    fn figure(&mut self) -> Result<Figure, Missing> {
        Ok(self.figure)
    }

    fn has_hand(&mut self) -> Result<bool, Missing> {
        Ok(self.hand > 0)
    }

    fn has_room(&mut self) -> Result<bool, Missing> {
        Ok(self.room)
    }

    fn top_needs_no_room(&mut self) -> Result<bool, Missing> {
        Ok(self.legend)
    }

    fn is_free(&mut self, place: Place) -> Result<bool, Missing> {
        Ok(!self.taken.contains(&place))
    }

    fn ring(&mut self) -> ArrayVec<BasicId, BASICS> {
        self.house.ring.clone()
    }

    fn own_spot(&mut self) -> Result<bool, Missing> {
        Ok(self.own_spot)
    }

    fn open_spot(&mut self, whose: Whose) -> Result<bool, Missing> {
        Ok(self.open.contains(&whose))
    }

    fn open_card(&mut self, whose: Whose) -> Result<bool, Missing> {
        Ok(self.open.contains(&whose) || self.open_taken.contains(&whose))
    }

    fn humans(&mut self) -> Humans {
        Humans::Alone
    }

    fn events(&mut self, row: Row) -> usize {
        let row = if row == Row::Basic { &self.basic } else { &self.special };
        row.len()
    }

    fn event(&mut self, row: Row, n: InRow) -> Result<Option<Fit>, Missing> {
        let row = if row == Row::Basic { &self.basic } else { &self.special };
        Ok(row[n.index()])
    }

    fn special_claimed(&mut self) -> Result<bool, Missing> {
        Ok(self.special_claimed)
    }

    fn roll(&mut self) -> Result<u8, Missing> {
        self.rolls.pop_front().ok_or(Missing::Roll)
    }

    fn has_card(&mut self, slot: Slot) -> Result<bool, Missing> {
        Ok(!self.gaps.contains(&slot))
    }

    fn has_schemes(&mut self) -> bool {
        false
    }

    fn is_nefarious(&mut self) -> bool {
        false
    }

    fn expansions(&mut self) -> Expansions {
        self.house.with
    }

    fn order(&mut self, order: Order) -> Result<(), Missing> {
        match order {
            Order::Discard { .. } => self.hand = self.hand.saturating_sub(1),
            Order::PlayMeadow(slot) | Order::Sweep(slot) | Order::Take(slot) => self.gaps.push(slot),
            Order::Refill => self.gaps.clear(),
            _ => {}
        }
        self.orders.push(order);
        Ok(())
    }

    fn ambassador_home(&mut self) -> Result<bool, Missing> {
        Ok(self.frog_home)
    }

    fn rivers(&mut self) -> Result<Vec<River>, Missing> {
        Ok(self.rivers.clone())
    }

    fn wonders(&mut self) -> Result<Vec<Option<u8>>, Missing> {
        Ok(self.wonders.clone())
    }

    fn pearls(&mut self) -> Result<u8, Missing> {
        Ok(self.pearls)
    }

    fn adornments(&mut self) -> Result<u8, Missing> {
        Ok(self.adornments)
    }

    fn discoveries(&mut self) -> Result<Vec<Discovery>, Missing> {
        Ok(self.discoveries.clone())
    }

    fn station(&mut self) -> Result<Vec<Option<u8>>, Missing> {
        Ok(self.station.clone())
    }

    fn visitors(&mut self) -> Result<Vec<u8>, Missing> {
        Ok(self.visitors.clone())
    }

    fn has_rat(&mut self, slot: Slot) -> Result<bool, Missing> {
        Ok(self.rat == Some(slot))
    }

    fn can_sail(&mut self) -> Result<bool, Missing> {
        Ok(self.ship)
    }

    fn greens(&mut self) -> Result<Vec<i8>, Missing> {
        Ok(self.greens.clone())
    }

    fn hand_size(&mut self) -> Result<u8, Missing> {
        Ok(self.hand)
    }
}

#[test]
fn a_question_that_nobody_has_answered_ends_her_turn_until_it_is_run_again() {
    let mut silent = told("r06", Season::Winter);
    silent.cards.clear();
    assert_eq!(silent.turns().waits_for, Some(Missing::Card));
    assert_eq!(told("r06", Season::Winter).turns().waits_for, Some(Missing::Roll));
    assert_eq!(
        told("r06", Season::Winter).rolling(&[3]).turn(),
        [Order::PlayMeadow(Slot(2)), Order::Refill, Order::Refill]
    );
}

#[test]
fn a_blocked_place_sends_her_on_along_the_arrow() {
    let mut field = told("r03", Season::Winter);
    field.taken = vec![Place::Basic(BasicId(0)), Place::Basic(BasicId(2))];
    let [first, second] = [Place::Basic(BasicId(0)), Place::Basic(BasicId(2))].map(Order::Blocked);
    assert_eq!(field.turn(), [first, Order::Balked, second, Order::Spider(Place::Basic(BasicId(5))), Order::Refill]);
}

/// [V24.8] Open cards of yours that are taken are a blocked place, none at all is not.
#[test]
fn an_open_card_that_is_taken_sends_her_on() {
    let mut field = told("r09", Season::Spring);
    field.open = vec![Whose::Hers];
    let visit = [Order::VisitOpen(Whose::Hers), Order::Refill];
    assert_eq!(field.turn(), visit);
    let mut field = told("r09", Season::Spring);
    (field.open, field.open_taken) = (vec![Whose::Hers], vec![Whose::Human(Seat::FIRST)]);
    assert_eq!(field.turn(), [&[Order::Balked], &visit[..]].concat());
}

/// [V26.1] In summer and autumn a legend comes into her hand; [V26.2] it needs no room.
#[test]
fn legends_come_with_the_season_and_need_no_room() {
    let mut field = told("r03", Season::Spring).rolling(&[1, 1]);
    field.spiders = 0;
    field.figure = Figure::Meadow(Slot(4));
    field.house.with.legends = true;
    let orders = field.turn();
    assert_eq!(orders[orders.len() - 1], Order::Legend);
    assert!(orders.contains(&Order::Take(Slot(0))) && orders.contains(&Order::Take(Slot(1))), "{orders:?}");
    let mut full = told("r07", Season::Winter);
    (full.hand, full.room, full.legend) = (1, false, true);
    assert_eq!(full.turn(), [Order::PlayHand, Order::Refill]);
}

/// [V26.8]
#[test]
fn her_figure_never_enters_on_the_card_with_the_rats_token() {
    let mut field = told("r01", Season::Winter).rolling(&[4, 4, 2]);
    field.rat = Some(Slot(3));
    assert_eq!(field.turn(), [Order::PlaceFigure(Slot(1)), Order::Refill]);
    let mut play = told("r06", Season::Winter).rolling(&[4]);
    play.rat = Some(Slot(3));
    assert_eq!(play.turn()[0], Order::PlayMeadow(Slot(3)));
}

/// [V26.9] [V26.10] [V26.11] [V26.12]
#[test]
fn rugworts_cards_know_her() {
    let mut field = told("r01", Season::Winter);
    field.greens = vec![1, 4, 2];
    let ran = field.runs(|table| rowdy(table, true));
    assert_eq!(ran.orders, [Order::TakeGreen { value: 4 }, Order::SendRowdy]);
    let mut field = told("r01", Season::Winter);
    field.hand = 1;
    let ran = field.runs(|table| rowdy(table, false));
    assert_eq!(ran.orders, [Order::LoseGreen, Order::Discard { token: true }]);
    for (hand, cut) in [(5, 0), (11, 3)] {
        let mut field = told("r01", Season::Winter);
        field.hand = hand;
        assert_eq!(field.runs(|table| robber(table, true)).orders, [Order::SwapHands { cut, by_her: true }]);
    }
    let level = &Pack::ours().unwrap().levels[2];
    assert_eq!(Hoard { ruled_events: 3, ..Hoard::default() }.points(level, Level(2)), 3);
}

/// [V22.6] A legend whose value is not a number would count nothing, with one bonus: ours all have a number.
#[test]
fn every_legend_of_the_pack_has_a_value() {
    let pack = Pack::ours().unwrap();
    assert!(pack.cards.iter().filter(|card| card.banner.is_some()).all(|card| card.points > 0));
}

/// [V27.1] [V27.2] The hidden destination that suits her best brings two pearls, a shown one brings one.
#[test]
fn the_frog_goes_where_it_fits_best() {
    let river = |shown, fit| River { shown, fit };
    let mut field = told("rp1", Season::Spring);
    (field.house.with.pearlbrook, field.frog_home) = (true, true);
    field.rivers = vec![river(true, 9), river(false, 1), river(false, 2), river(false, 2)];
    assert_eq!(field.turn(), [Order::Ambassador { river: RiverId(2), pearls: 2 }, Order::Refill]);
    let mut shown = told("rp1", Season::Spring);
    (shown.house.with.pearlbrook, shown.frog_home) = (true, true);
    shown.rivers = vec![river(true, 1), river(true, 3)];
    assert_eq!(shown.turn(), [Order::Ambassador { river: RiverId(1), pearls: 1 }, Order::Refill]);
}

/// [V27.3] As her last piece the frog goes for a spider, and she does not prepare before.
#[test]
fn she_does_not_prepare_while_the_frog_is_at_home() {
    let mut field = told("r03", Season::Spring);
    (field.house.with.pearlbrook, field.frog_home, field.spiders) = (true, true, 0);
    field.figure = Figure::Meadow(Slot(0));
    field.rivers = vec![River { shown: false, fit: 0 }];
    assert_eq!(field.turn(), [Order::Ambassador { river: RiverId(0), pearls: 2 }, Order::Refill]);
    let mut placed = told("r03", Season::Spring).rolling(&[1, 1]);
    (placed.house.with.pearlbrook, placed.spiders) = (true, 0);
    placed.figure = Figure::Meadow(Slot(0));
    assert!(placed.turn().contains(&Order::LiftAll));
}

/// [V27.4] [V27.5] [V27.6] The dearest Wonder she can pay; with a pearl more, an Adornment.
#[test]
fn wonders_and_adornments_cost_her_pearls() {
    let wonder = |n| Order::Wonder { n: WonderId(n), spider: true };
    for (pearls, adornments, expected) in [
        (4, 1, vec![wonder(2), Order::Adornment, Order::Refill]),
        (3, 1, vec![wonder(2), Order::Refill]),
        (1, 1, vec![Order::Adornment, Order::Refill]),
        (1, 0, vec![Order::Fails(Act::Wonder), Order::Spider(Place::Basic(BasicId(2))), Order::Refill]),
    ] {
        let mut field = told("rp2", Season::Summer);
        field.house.with.pearlbrook = true;
        (field.pearls, field.adornments) = (pearls, adornments);
        field.wonders = vec![Some(2), None, Some(3), Some(4)];
        if pearls == 4 {
            field.wonders[3] = Some(5);
        }
        assert_eq!(field.turn(), expected);
    }
    let mut end = told("r03", Season::Autumn);
    (end.house.with.pearlbrook, end.spiders, end.pearls) = (true, 0, 2);
    end.figure = Figure::Meadow(Slot(1));
    end.wonders = vec![Some(2)];
    assert_eq!(end.turn(), [Order::FeatsEnter, Order::Wonder { n: WonderId(0), spider: false }, Order::Over]);
    let pack = Pack::ours().unwrap();
    let hoard = Hoard { wonders: vec![10], pearls: 2, adornments: 1, ..Hoard::default() };
    let points: Vec<i32> = (0..5).map(|level| hoard.points(&pack.levels[usize::from(level)], Level(level))).collect();
    assert_eq!(points, [17, 18, 19, 20, 21]);
}

/// [V27.7] The Ferry is one of her plain red cards; [V27.8] the Pirate Ship sails away with a spider.
#[test]
fn the_pirate_ship_sails_if_there_is_room_for_it() {
    let mut field = told("r08", Season::Autumn);
    (field.house.with.pearlbrook, field.ship, field.own_spot) = (true, true, true);
    assert_eq!(field.turn(), [Order::Sail, Order::Refill]);
    let mut ferry = told("r08", Season::Autumn);
    (ferry.house.with.pearlbrook, ferry.own_spot) = (true, true);
    assert_eq!(ferry.turn(), [Order::VisitOwn, Order::Refill]);
}

/// [V28.1] [V28.2] [V28.3] [V28.4] [V28.5] She explores first, by the arrow of the card that lies open.
#[test]
fn she_explores_before_she_prepares() {
    use Discovery::{Other, Points};
    for (card, arrow, found) in [("r03", Arrow::Clockwise, 1), ("r04", Arrow::CounterClockwise, 2)] {
        let mut field = told(card, Season::Winter).rolling(&[8]);
        (field.house.with.spirecrest, field.spiders) = (true, 0);
        field.figure = Figure::Meadow(Slot(3));
        field.discoveries = vec![Other, Points, Points];
        let orders = field.turn();
        let expected =
            [Order::MapTile(arrow), Order::Discovery(DiscoveryId(found), Points), Order::TurnUpTrail, Order::LiftAll];
        assert_eq!(orders[..4], expected);
    }
}

/// [V28.6] [V28.7] [V28.8] What she found counts in full; big critters answer what she draws, which is an order.
#[test]
fn map_tiles_and_discoveries_count_in_full() {
    let level = &Pack::ours().unwrap().levels[0];
    assert_eq!(Hoard { discoveries: vec![3, 5, 2], ..Hoard::default() }.points(level, Level(0)), 10);
    let mut field = told("r07", Season::Winter);
    field.room = false;
    assert!(field.turn().contains(&Order::Draw));
}

/// [V29.1] [V29.2] With Bellfaire one card asked for is not enough, and the Flower Festival lies among the basic ones.
#[test]
fn bellfaire_asks_for_two_cards() {
    let one = Fit { all: false, have: 1 };
    let mut field = told("r12", Season::Summer);
    field.special = vec![Some(NONE), Some(NONE), Some(one), Some(NONE)];
    assert_eq!(field.turn(), [Order::Claim(Row::Special, InRow(2)), Order::Refill]);
    let mut field = told("r12", Season::Summer);
    field.house.with.bellfaire = true;
    field.special = vec![Some(NONE), Some(NONE), Some(one), Some(NONE)];
    assert_eq!(field.turn(), [Order::Claim(Row::Special, InRow(3)), Order::Refill]);
    let mut festival = told("r13", Season::Summer);
    festival.basic = vec![Some(NONE), None, Some(ALL), Some(NONE), Some(NONE)];
    assert_eq!(festival.turn(), [Order::Claim(Row::Basic, InRow(2)), Order::Refill]);
}

/// [V29.3] The Market takes the place of the Haven; as a default its token moves even without a spider.
#[test]
fn she_goes_to_the_market_and_moves_a_token() {
    let mut field = told("r14", Season::Autumn);
    field.house.with.bellfaire = true;
    let arrow = Arrow::CounterClockwise;
    let market = [Order::Market, Order::MarketToken(arrow), Order::Level, Order::Refill];
    assert_eq!(field.turn(), [&[Order::Balked, Order::Fails(Act::Open)], &market[..]].concat());
    let mut lone = told("r14", Season::Autumn);
    (lone.house.with.bellfaire, lone.spiders) = (true, 0);
    let orders = lone.turn();
    assert!(orders.contains(&Order::MarketToken(arrow)) && !orders.contains(&Order::Market), "{orders:?}");
}

/// [V29.4] [V29.5]
#[test]
fn garlands_go_to_the_strict_winner() {
    assert_eq!(garland(5, 4, 3), (6, 3));
    assert_eq!(garland(5, 2, 3), (6, 0));
    assert_eq!(garland(2, 4, 3), (3, 6));
    assert_eq!(garland(3, 3, 3), (0, 0));
}

/// [V30.1] [V30.2] [V30.3] [V30.6] [V30.7] The die has twelve sides: beyond 8 it is the Station.
#[test]
fn the_die_reaches_the_station() {
    let station = |rolled| {
        let mut field = told("r06", Season::Spring).rolling(&[rolled]);
        field.house.with.newleaf = true;
        field.station = vec![Some(1), Some(4), Some(2)];
        field
    };
    for (rolled, at) in [(9, 0), (10, 1), (11, 2), (12, 1)] {
        assert_eq!(station(rolled).turn(), [Order::PlayStation(AtStation(at)), Order::Level, Order::Refill]);
    }
    let mut hers = station(10);
    hers.figure = Figure::Station(AtStation(1));
    assert_eq!(hers.turn(), [Order::PlayTop, Order::Refill]);
    // A gap in the row is no card, and the cards after it keep their places.
    let mut gap = station(12);
    (gap.station, gap.figure) = (vec![None, Some(1), Some(3)], Figure::Station(AtStation(0)));
    assert_eq!(gap.turn(), [Order::PlayStation(AtStation(2)), Order::Level, Order::Refill]);
}

/// [V30.4] [V30.5]
#[test]
fn her_figure_on_the_meadow_or_the_station() {
    let mut field = told("r01", Season::Winter).rolling(&[3]);
    field.house.with.newleaf = true;
    assert_eq!(field.turn(), [Order::PlaceFigure(Slot(2)), Order::TakeNewleaf, Order::Refill]);
    let mut field = told("r01", Season::Winter).rolling(&[11]);
    field.house.with.newleaf = true;
    field.visitors = vec![2, 5];
    let expected = [
        Order::FigureOnStation(AtStation(2)),
        Order::TakeVisitor(VisitorId(1)),
        Order::DropVisitor(VisitorId(0)),
        Order::Refill,
    ];
    assert_eq!(field.turn(), expected);
}

/// [V30.8] [V30.9] [V30.10]
#[test]
fn visitors_come_to_her_and_count_by_level() {
    let mut field = told("r07", Season::Winter);
    field.house.with.newleaf = true;
    field.visitors = vec![3, 1, 6];
    field.hand = 1;
    assert_eq!(
        field.turn(),
        [Order::PlayHand, Order::Refill, Order::DropVisitor(VisitorId(1)), Order::TakeVisitor(VisitorId(2))]
    );
    let mut equal = told("r02", Season::Winter).rolling(&[1]);
    equal.house.with.newleaf = true;
    equal.visitors = vec![3, 3];
    let orders = equal.turn();
    assert_eq!(orders[orders.len() - 2..], [Order::DropVisitor(VisitorId(0)), Order::TakeVisitor(VisitorId(1))]);
    let pack = Pack::ours().unwrap();
    let hoard = Hoard { visitors: vec![3, 6, 4], newleaf_cards: 2, ..Hoard::default() };
    let points: Vec<i32> = (0..5).map(|level| hoard.points(&pack.levels[usize::from(level)], Level(level))).collect();
    assert_eq!(points, [0, 6, 12, 17, 19]);
    assert_eq!([Sign::Plain, Sign::GreenAcorn, Sign::Hotel].map(sign), [1, 2, 2]);
}

/// [V13.8] [V14.4] What is ours is marked as ours.
#[test]
fn names_and_farms_of_our_own_say_so() {
    use table::pack::Provenance;
    let pack = Pack::ours().unwrap();
    let ours = |entry: &table::entry::Entry, key: &str| {
        entry.provenance.iter().any(|(of, origin)| of == key && *origin == Provenance::Reconstructed)
    };
    assert!(pack.personalities.iter().all(|(_, entry)| ours(entry, "name")));
    assert!(pack.plots.iter().all(|(_, entry)| ours(entry, "name")));
    assert!(pack.schemes.iter().all(|scheme| ours(&scheme.entry, "name")));
    assert!(pack.activities.iter().all(|card| ours(&card.entry, "lines")));
    let seasonal = pack.cards.iter().filter(|card| card.sort == valley::pack::CardSort::Farms);
    assert!(seasonal.clone().all(|farm| ours(&farm.entry, "effect") && ours(&farm.entry, "cost")));
    assert_eq!(seasonal.count(), 8);
}
