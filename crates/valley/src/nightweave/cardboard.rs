//! Nightweave at a table of cardboard.

use super::{Discovery, Expansions, Field, Figure, Fit, Order, Place, River, Row, Whose};
use serde::{Deserialize, Serialize};
use table::automa::{self, Kit, Memory, Pause, Replay};
use woodland::Season;

/// Nightweave's words.
#[derive(Debug)]
pub enum Nightweave {}

impl Kit for Nightweave {
    type Question = Question;
    type Answer = Answer;
    type Order = Order;
}

/// A table of cardboard on which Nightweave is run.
///
/// ```
/// use table::content::Pack as _;
/// use valley::nightweave::{Answer, Cardboard, House, Lair, Order, Question, turn};
///
/// let cards = valley::Pack::ours().unwrap().activities;
/// let hers = |table: &mut _| turn(table, &cards);
/// let mut table = Cardboard::new(Lair::at_setup(House::new(1, cards.len() as u8)));
/// assert_eq!(table.run(hers).unwrap().waits_for, Some(Question::TurnUp));
/// let r06 = cards.iter().position(|card| card.entry.id == "r06").unwrap() as u8;
/// assert_eq!(table.answer(Answer::Number(r06), hers).unwrap().waits_for, Some(Question::HasRoom));
/// table.answer(Answer::Is(true), hers).unwrap();
/// table.answer(Answer::Number(3), hers).unwrap(); // the die
/// let ran = table.answer(Answer::Is(true), hers).unwrap();
/// assert!(ran.waits_for.is_none() && ran.orders.contains(&Order::PlayMeadow(2)));
/// ```
pub type Cardboard = automa::Cardboard<Nightweave, Lair>;

/// What Nightweave must know: the sentences of [`Field`], as values.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)] // each is a method of the field, where it is said
pub enum Question {
    TurnUp,
    Season,
    Spiders,
    Figure,
    HasHand,
    HasRoom,
    TopNeedsNoRoom,
    IsFree(Place),
    OwnSpot,
    OpenSpot(Whose),
    OpenCard(Whose),
    Event(Row, u8),
    SpecialClaimed,
    Roll,
    HasCard(u8),
    AmbassadorHome,
    Rivers,
    Wonders,
    Pearls,
    Adornments,
    Discoveries,
    Station,
    Visitors,
    HasRat(u8),
    CanSail,
    Greens,
    HandSize,
}

/// What can be said to it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Answer {
    /// Yes or no.
    Is(bool),
    /// The die, a season, a count, or the number of a card in the pack.
    Number(u8),
    /// Where the figure is.
    Figure(Figure),
    /// How she meets an event; nothing if somebody has claimed it.
    Fit(Option<Fit>),
    /// River Destinations.
    Rivers(Vec<River>),
    /// What Wonders cost; nothing for one that is taken.
    Prices(Vec<Option<u8>>),
    /// Discoveries.
    Discoveries(Vec<Discovery>),
    /// Values of cards.
    Values(Vec<i8>),
}

impl Answer {
    fn is(&self) -> Option<bool> {
        if let Answer::Is(yes) = *self { Some(yes) } else { None }
    }

    fn number(&self) -> Option<u8> {
        if let Answer::Number(n) = *self { Some(n) } else { None }
    }

    fn values<T: TryFrom<i8>>(&self) -> Option<Vec<T>> {
        let Answer::Values(values) = self else {
            return None;
        };
        values.iter().map(|&value| T::try_from(value).ok()).collect()
    }
}

/// What does not change while she plays.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct House {
    /// How many humans play.
    pub humans: u8,
    /// How many basic events lie there.
    pub basic_events: u8,
    /// How many special events lie there.
    pub special_events: u8,
    /// How many Activity cards her pack has.
    pub activities: u8,
    /// Whether she has schemes.
    pub schemes: bool,
    /// Whether she takes the neighbours of her figure when she prepares. [V23.3]
    pub nefarious: bool,
    /// Which other expansions lie on the table.
    pub with: Expansions,
}

impl House {
    /// Everdell with Mistwood alone.
    pub fn new(humans: u8, activities: u8) -> House {
        House {
            humans,
            basic_events: 4,
            special_events: 4,
            activities,
            schemes: false,
            nefarious: false,
            with: Expansions::default(),
        }
    }
}

/// A memory that can tell what does not change.
pub trait Household: Memory<Nightweave> {
    /// The house.
    fn house(&self) -> &House;
    /// How often her deck has run out this season. [V19.8]
    fn times_empty(&self) -> u8;
}

/// What is known of her without asking: her own pieces, which move only when she orders it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Lair {
    /// The house.
    pub house: House,
    /// Her season.
    pub season: Season,
    /// How many spiders are in the Lair.
    pub spiders: u8,
    /// How many spiders she has in all.
    pub all_spiders: u8,
    /// Where the figure is.
    pub figure: Figure,
    /// Places where a spider of hers stands.
    pub webs_spun: Vec<Place>,
    /// How many cards her hand holds.
    pub hand: u8,
    /// Whether she has claimed a special event this season.
    pub special_claimed: bool,
    /// How often her deck has run out this season.
    pub times_empty: u8,
    /// Whether the frog is in the Lair.
    pub frog_home: bool,
    /// Her pearls.
    pub pearls: u8,
    /// Her Adornments that lie face down.
    pub adornments: u8,
    /// What the Wonders cost when they were last looked at.
    pub wonders: Vec<Option<u8>>,
}

/// How many spiders join the Lair in each season. [V20.5]
pub(crate) const SPIDERS_JOIN: [u8; Season::COUNT] = [2, 1, 2, 3];

impl Lair {
    /// As her game begins.
    pub fn at_setup(house: House) -> Lair {
        Lair {
            season: Season::Winter,
            spiders: SPIDERS_JOIN[0],
            all_spiders: SPIDERS_JOIN[0],
            figure: Figure::Lair,
            webs_spun: Vec::new(),
            hand: 0,
            special_claimed: false,
            times_empty: 0,
            frog_home: house.with.pearlbrook,
            pearls: 0,
            adornments: 0,
            wonders: Vec::new(),
            house,
        }
    }

    fn spider_leaves(&mut self) {
        self.spiders = self.spiders.saturating_sub(1);
    }
}

impl Household for Lair {
    fn house(&self) -> &House {
        &self.house
    }

    fn times_empty(&self) -> u8 {
        self.times_empty
    }
}

impl Memory<Nightweave> for Lair {
    fn recall(&self, question: &Question) -> Option<Answer> {
        match *question {
            Question::Season => Some(Answer::Number(self.season.into())),
            Question::Spiders => Some(Answer::Number(self.spiders)),
            Question::Figure => Some(Answer::Figure(self.figure)),
            Question::HasHand => Some(Answer::Is(self.hand > 0)),
            Question::HandSize => Some(Answer::Number(self.hand)),
            // A spider of hers bars a place that takes one worker; the Haven takes many.
            Question::IsFree(place) if place != Place::Haven && self.webs_spun.contains(&place) => {
                Some(Answer::Is(false))
            }
            Question::SpecialClaimed => Some(Answer::Is(self.special_claimed)),
            Question::AmbassadorHome => Some(Answer::Is(self.frog_home)),
            Question::Pearls => Some(Answer::Number(self.pearls)),
            Question::Adornments => Some(Answer::Number(self.adornments)),
            Question::TurnUp
            | Question::HasRoom
            | Question::TopNeedsNoRoom
            | Question::IsFree(_)
            | Question::OwnSpot
            | Question::OpenSpot(_)
            | Question::OpenCard(_)
            | Question::Event(..)
            | Question::Roll
            | Question::HasCard(_)
            | Question::Rivers
            | Question::Wonders
            | Question::Discoveries
            | Question::Station
            | Question::Visitors
            | Question::HasRat(_)
            | Question::CanSail
            | Question::Greens => None,
        }
    }

    fn learn(&mut self, _: &Question, answer: &Answer) {
        if let Answer::Prices(prices) = answer {
            self.wonders.clone_from(prices);
        }
    }

    fn carry_out(&mut self, order: &Order) {
        match *order {
            Order::Draw | Order::Take(_) | Order::Legend => self.hand = self.hand.saturating_add(1),
            Order::Discard { .. } | Order::PlayHand => self.hand = self.hand.saturating_sub(1),
            Order::PlaceFigure(slot) => self.figure = Figure::Meadow(slot),
            Order::FigureOnStation(slot) => self.figure = Figure::Station(slot),
            Order::Spider(place) => {
                self.spider_leaves();
                self.webs_spun.push(place);
            }
            Order::Claim(row, _) => {
                self.spider_leaves();
                self.special_claimed |= row == Row::Special;
            }
            Order::VisitOwn | Order::VisitOpen(_) | Order::Market | Order::Sail => self.spider_leaves(),
            Order::LiftAll => {
                self.figure = Figure::Lair;
                self.spiders = self.all_spiders;
                self.webs_spun.clear();
                self.frog_home = self.house.with.pearlbrook;
            }
            Order::Season(season) => {
                let joining = SPIDERS_JOIN[season.index()];
                self.season = season;
                self.special_claimed = false;
                self.times_empty = 0;
                self.spiders += joining;
                self.all_spiders += joining;
            }
            Order::Ambassador { pearls, .. } => {
                self.frog_home = false;
                self.pearls = self.pearls.saturating_add(pearls);
            }
            Order::Wonder { n, spider } => {
                let price = self.wonders.get_mut(usize::from(n)).and_then(Option::take);
                self.pearls = self.pearls.saturating_sub(price.unwrap_or(0));
                if spider {
                    self.spider_leaves();
                }
            }
            Order::Adornment => {
                self.pearls = self.pearls.saturating_sub(1);
                self.adornments = self.adornments.saturating_sub(1);
            }
            Order::SwapHands { .. }
            | Order::Does(_)
            | Order::Fails(_)
            | Order::Default
            | Order::Level
            | Order::PlayMeadow(_)
            | Order::PlayTop
            | Order::Blocked(_)
            | Order::Balked
            | Order::ClaimFree(_)
            | Order::Refill
            | Order::TakeNeighbours
            | Order::CollectWebs
            | Order::Sweep(_)
            | Order::Scheme
            | Order::FeatsEnter
            | Order::Over
            | Order::MapTile(_)
            | Order::Discovery(..)
            | Order::TurnUpTrail
            | Order::MarketToken(_)
            | Order::PlayStation(_)
            | Order::TakeNewleaf
            | Order::TakeGreen { .. }
            | Order::SendRowdy
            | Order::LoseGreen
            | Order::TakeVisitor(_)
            | Order::DropVisitor(_) => {}
        }
    }
}

impl<M: Household> Field for Replay<Nightweave, M> {
    type Pause = Pause<Nightweave>;

    fn turn_up(&mut self) -> Result<u8, Self::Pause> {
        let cards = self.known().house().activities;
        self.ask(Question::TurnUp, |answer| answer.number().filter(|&n| n < cards))
    }

    fn times_empty(&mut self) -> u8 {
        self.known().times_empty()
    }

    fn season(&mut self) -> Result<Season, Self::Pause> {
        self.ask(Question::Season, |answer| answer.number().and_then(|n| Season::try_from(n).ok()))
    }

    fn spiders(&mut self) -> Result<u8, Self::Pause> {
        self.ask(Question::Spiders, Answer::number)
    }

    fn figure(&mut self) -> Result<Figure, Self::Pause> {
        self.ask(Question::Figure, |answer| if let Answer::Figure(at) = *answer { Some(at) } else { None })
    }

    fn has_hand(&mut self) -> Result<bool, Self::Pause> {
        self.ask(Question::HasHand, Answer::is)
    }

    fn has_room(&mut self) -> Result<bool, Self::Pause> {
        self.ask(Question::HasRoom, Answer::is)
    }

    fn top_needs_no_room(&mut self) -> Result<bool, Self::Pause> {
        self.ask(Question::TopNeedsNoRoom, Answer::is)
    }

    fn is_free(&mut self, place: Place) -> Result<bool, Self::Pause> {
        self.ask(Question::IsFree(place), Answer::is)
    }

    fn own_spot(&mut self) -> Result<bool, Self::Pause> {
        self.ask(Question::OwnSpot, Answer::is)
    }

    fn open_spot(&mut self, whose: Whose) -> Result<bool, Self::Pause> {
        self.ask(Question::OpenSpot(whose), Answer::is)
    }

    fn open_card(&mut self, whose: Whose) -> Result<bool, Self::Pause> {
        self.ask(Question::OpenCard(whose), Answer::is)
    }

    fn humans(&mut self) -> u8 {
        self.known().house().humans
    }

    fn events(&mut self, row: Row) -> u8 {
        let house = self.known().house();
        match row {
            Row::Basic => house.basic_events,
            Row::Special => house.special_events,
        }
    }

    fn event(&mut self, row: Row, n: u8) -> Result<Option<Fit>, Self::Pause> {
        self.ask(Question::Event(row, n), |answer| if let Answer::Fit(fit) = *answer { Some(fit) } else { None })
    }

    fn special_claimed(&mut self) -> Result<bool, Self::Pause> {
        self.ask(Question::SpecialClaimed, Answer::is)
    }

    fn roll(&mut self) -> Result<u8, Self::Pause> {
        // [V30.1]
        let sides = if self.known().house().with.newleaf { 12 } else { 8 };
        self.ask(Question::Roll, |answer| answer.number().filter(|n| (1..=sides).contains(n)))
    }

    fn has_card(&mut self, slot: u8) -> Result<bool, Self::Pause> {
        self.ask(Question::HasCard(slot), Answer::is)
    }

    fn has_schemes(&mut self) -> bool {
        self.known().house().schemes
    }

    fn is_nefarious(&mut self) -> bool {
        self.known().house().nefarious
    }

    fn expansions(&mut self) -> Expansions {
        self.known().house().with
    }

    fn order(&mut self, order: Order) {
        Replay::order(self, order);
    }

    fn ambassador_home(&mut self) -> Result<bool, Self::Pause> {
        self.ask(Question::AmbassadorHome, Answer::is)
    }

    fn rivers(&mut self) -> Result<Vec<River>, Self::Pause> {
        self.ask(Question::Rivers, |answer| if let Answer::Rivers(at) = answer { Some(at.clone()) } else { None })
    }

    fn wonders(&mut self) -> Result<Vec<Option<u8>>, Self::Pause> {
        self.ask(Question::Wonders, |answer| if let Answer::Prices(of) = answer { Some(of.clone()) } else { None })
    }

    fn pearls(&mut self) -> Result<u8, Self::Pause> {
        self.ask(Question::Pearls, Answer::number)
    }

    fn adornments(&mut self) -> Result<u8, Self::Pause> {
        self.ask(Question::Adornments, Answer::number)
    }

    fn discoveries(&mut self) -> Result<Vec<Discovery>, Self::Pause> {
        self.ask(
            Question::Discoveries,
            |answer| {
                if let Answer::Discoveries(lie) = answer { Some(lie.clone()) } else { None }
            },
        )
    }

    fn station(&mut self) -> Result<Vec<u8>, Self::Pause> {
        self.ask(Question::Station, Answer::values)
    }

    fn visitors(&mut self) -> Result<Vec<u8>, Self::Pause> {
        self.ask(Question::Visitors, Answer::values)
    }

    fn has_rat(&mut self, slot: u8) -> Result<bool, Self::Pause> {
        self.ask(Question::HasRat(slot), Answer::is)
    }

    fn can_sail(&mut self) -> Result<bool, Self::Pause> {
        self.ask(Question::CanSail, Answer::is)
    }

    fn greens(&mut self) -> Result<Vec<i8>, Self::Pause> {
        self.ask(Question::Greens, Answer::values)
    }

    fn hand_size(&mut self) -> Result<u8, Self::Pause> {
        self.ask(Question::HandSize, Answer::number)
    }
}
