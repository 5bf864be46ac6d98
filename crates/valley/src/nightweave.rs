//! Nightweave: what she does, written once for the screen and for a table of cardboard.
//!
//! The procedures ask a [`Field`] what they must know (which card is turned up, what the die shows, whether a place is
//! free) and give it orders. On screen the state answers at once. At a physical table a person answers, and a question
//! that nobody has answered yet ends the procedure with [`Field::Pause`]; run again with the answer, it goes on from
//! the start and comes further. The branches for other expansions are here as well, though their cards are not on
//! screen: [`Expansions`] says which of them lie on the table.

use crate::ids::{AUTUMN, SPRING, SUMMER};
use serde::{Deserialize, Serialize};
use table::entry::Entry;

/// The direction in which she looks round. [V19.18]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Arrow {
    /// Left to right, top to bottom.
    Clockwise,
    /// The reverse.
    CounterClockwise,
}

/// What a card asks for, whatever the season. [V19.3]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mark {
    /// Nothing in particular.
    None,
    /// A spider.
    Spider,
    /// The figure.
    Figure,
    /// The frog of Pearlbrook, which does not count. [V27.3]
    Ambassador,
}

/// One of her actions.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Act {
    /// [V19.9]
    Draw,
    /// [V19.10]
    Discard,
    /// [V19.11]
    PlayHand,
    /// [V19.12]
    PlayMeadow,
    /// [V19.13]
    PlayMeadowDraw,
    /// [V19.13]
    PlayMeadowDiscard,
    /// [V19.15]
    PlaceFigure,
    /// An exclusive basic location. [V19.19]
    Basic(u8),
    /// A clearing. [V19.20]
    Forest(u8),
    /// A red card of her own. [V19.23]
    City,
    /// An open destination. [V19.25]
    Open,
    /// [V19.27]
    BasicEvent,
    /// [V19.28]
    SpecialEvent,
    /// A space of the Journey, by its points. [V19.22]
    Journey(u8),
    /// The Haven, or the Market. [V19.30]
    Haven,
    /// The frog of Pearlbrook. [V27.2]
    Ambassador,
    /// A Wonder and an Adornment. [V27.4]
    Wonder,
}

impl Act {
    /// Whether it places a spider.
    pub const fn needs_spider(self) -> bool {
        match self {
            Act::Basic(_)
            | Act::Forest(_)
            | Act::City
            | Act::Open
            | Act::BasicEvent
            | Act::SpecialEvent
            | Act::Journey(_)
            | Act::Haven
            | Act::Wonder => true,
            Act::Draw
            | Act::Discard
            | Act::PlayHand
            | Act::PlayMeadow
            | Act::PlayMeadowDraw
            | Act::PlayMeadowDiscard
            | Act::PlaceFigure
            | Act::Ambassador => false,
        }
    }
}

/// An action with what is printed beside it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Task {
    /// The action.
    pub act: Act,
    /// Whether level tokens come with it. [V19.31]
    pub level: bool,
}

/// A part of a default. [V19.6]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// Level tokens.
    Level,
    /// Draw a card.
    Draw,
    /// Discard a card, without a token.
    Discard,
    /// A spider to the Haven, or the Market.
    Haven,
}

/// An Activity card.
#[derive(Clone, PartialEq, Debug)]
pub struct Activity {
    /// Id, name, text, provenance.
    pub entry: Entry,
    /// The season it joins in. [V18.6]
    pub season: u8,
    /// What it asks for.
    pub mark: Mark,
    /// Its arrow.
    pub arrow: Arrow,
    /// Whether it bears the visitor of Newleaf. [V30.8]
    pub visitor: bool,
    /// Whether it belongs to Pearlbrook. [V27.1]
    pub pearlbrook: bool,
    /// Whether it is left out of the short deck. [V18.11]
    pub spare: bool,
    /// The first and the second action for each season.
    pub lines: [Option<[Task; 2]>; 4],
    /// What is always left.
    pub default: Vec<Part>,
}

/// Which other expansions lie on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Expansions {
    /// Rivers, pearls, Wonders. [V27.1]
    pub pearlbrook: bool,
    /// Maps and Discoveries. [V28.1]
    pub spirecrest: bool,
    /// The Market. [V29.1]
    pub bellfaire: bool,
    /// The Station. [V30.1]
    pub newleaf: bool,
    /// Legends. [V26.1]
    pub legends: bool,
}

/// A place for a spider.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// A basic location.
    Basic(u8),
    /// A clearing.
    Forest(u8),
    /// A space of the Journey, by its points.
    Journey(u8),
    /// The Haven.
    Haven,
}

/// Whose city.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Whose {
    /// Hers.
    Hers,
    /// That of a human, counted from the one on her left.
    Human(u8),
}

/// Basic or special events.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Row {
    /// The basic ones.
    Basic,
    /// The special ones.
    Special,
}

/// How well she meets an event that nobody has claimed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fit {
    /// Whether she meets all of it.
    pub all: bool,
    /// How many of the cards asked for she has.
    pub have: u8,
}

/// A River Destination. [V27.2]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct River {
    /// Whether it lies face up.
    pub shown: bool,
    /// How well she meets it: the more the better.
    pub fit: u8,
}

/// What a Discovery offers. [V28.4]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Discovery {
    /// A place for workers: it enters her city.
    Place,
    /// Points at the end: it is a feat.
    Points,
    /// Nothing that she could use.
    Other,
}

/// Where the figure is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Figure {
    /// In the Lair.
    Lair,
    /// In this slot of the Meadow, 0 to 7.
    Meadow(u8),
    /// In this slot of the Station, 0 to 2. [V30.5]
    Station(u8),
}

/// A table that answers questions and carries out orders.
pub trait Field {
    /// Why a procedure had to stop.
    type Pause;

    /// Which Activity card is turned up: its number in the pack.
    fn turn_up(&mut self) -> Result<u8, Self::Pause>;
    /// How often her deck has run out this season. [V19.8]
    fn times_empty(&mut self) -> u8;
    /// Her season.
    fn season(&mut self) -> Result<u8, Self::Pause>;
    /// How many spiders are in the Lair.
    fn spiders(&mut self) -> Result<u8, Self::Pause>;
    /// Where the figure is.
    fn figure(&mut self) -> Result<Figure, Self::Pause>;
    /// Whether her hand holds a card.
    fn has_hand(&mut self) -> Result<bool, Self::Pause>;
    /// Whether her city has room for another card.
    fn has_room(&mut self) -> Result<bool, Self::Pause>;
    /// Whether the top card of her hand is a legend, which needs no room. [V26.2]
    fn legend_on_top(&mut self) -> Result<bool, Self::Pause>;
    /// Whether she can go there: the place exists, is not taken and no web bars it. [V19.17]
    fn is_free(&mut self, place: Place) -> Result<bool, Self::Pause>;
    /// Whether a red card of her own without the open sign is free. [V19.23]
    fn own_spot(&mut self) -> Result<bool, Self::Pause>;
    /// Whether an open card of this city is free. [V19.25]
    fn open_spot(&mut self, whose: Whose) -> Result<bool, Self::Pause>;
    /// How many humans play.
    fn humans(&mut self) -> u8;
    /// How many events lie in a row.
    fn events(&mut self, row: Row) -> u8;
    /// How she meets an event, if nobody has claimed it.
    fn event(&mut self, row: Row, n: u8) -> Result<Option<Fit>, Self::Pause>;
    /// Whether she has claimed a special event this season. [V19.28]
    fn special_claimed(&mut self) -> Result<bool, Self::Pause>;
    /// What the die shows; it has eight sides, or twelve with Newleaf.
    fn roll(&mut self) -> Result<u8, Self::Pause>;
    /// Whether a card lies in this slot of the Meadow.
    fn has_card(&mut self, slot: u8) -> Result<bool, Self::Pause>;
    /// Whether she has schemes.
    fn has_schemes(&mut self) -> bool;
    /// Whether she takes the neighbours of her figure when she prepares. [V23.3]
    fn is_nefarious(&mut self) -> bool;
    /// Which other expansions lie on the table.
    fn expansions(&mut self) -> Expansions;
    /// Carries out an order.
    fn order(&mut self, order: Order);

    /// Whether the frog is in the Lair. [V27.3]
    fn ambassador_home(&mut self) -> Result<bool, Self::Pause> {
        Ok(false)
    }
    /// The River Destinations, in the order of the board. [V27.2]
    fn rivers(&mut self) -> Result<Vec<River>, Self::Pause> {
        Ok(Vec::new())
    }
    /// What the unclaimed Wonders cost in pearls, by their place; nothing for one that is taken. [V27.4]
    fn wonders(&mut self) -> Result<Vec<Option<u8>>, Self::Pause> {
        Ok(Vec::new())
    }
    /// How many pearls she has.
    fn pearls(&mut self) -> Result<u8, Self::Pause> {
        Ok(0)
    }
    /// How many Adornments of hers still lie face down.
    fn adornments(&mut self) -> Result<u8, Self::Pause> {
        Ok(0)
    }
    /// The Discoveries that lie open, from left to right. [V28.4]
    fn discoveries(&mut self) -> Result<Vec<Discovery>, Self::Pause> {
        Ok(Vec::new())
    }
    /// The values of the Station's cards, from top to bottom. [V30.3]
    fn station(&mut self) -> Result<Vec<u8>, Self::Pause> {
        Ok(Vec::new())
    }
    /// The values of the visitors that lie open. [V30.8]
    fn visitors(&mut self) -> Result<Vec<u8>, Self::Pause> {
        Ok(Vec::new())
    }
}

/// Something to be done on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Order {
    /// She is about to do this.
    Does(Act),
    /// She tried this in vain.
    Fails(Act),
    /// Neither action was possible: the default follows.
    Default,
    /// Level tokens.
    Level,
    /// A card of the deck into her hand.
    Draw,
    /// The top card of her hand is discarded, for a token or not.
    Discard {
        /// Whether she gains a token for it.
        token: bool,
    },
    /// The top card of her hand enters her city.
    PlayHand,
    /// This Meadow card enters her city.
    PlayMeadow(u8),
    /// The top card of the deck enters her city.
    PlayTop,
    /// This Meadow card enters her city, or is discarded, and the figure takes its slot.
    PlaceFigure(u8),
    /// A place she looked at is blocked; `pointed` if the card named it.
    Blocked {
        /// Which.
        place: Place,
        /// Whether the card named it.
        pointed: bool,
    },
    /// A spider goes there.
    Spider(Place),
    /// A spider goes to a red card of her own; a human chooses among several.
    VisitOwn,
    /// A spider goes to an open card; its owner chooses among several.
    VisitOpen(Whose),
    /// A spider claims this event.
    Claim(Row, u8),
    /// She claims this basic event without a spider. [V20.2]
    ClaimFree(u8),
    /// The Meadow is filled, but for the slot of the figure.
    Refill,
    /// She takes the orthogonal neighbours of her figure as feats; the Meadow is refilled. [V23.3]
    TakeNeighbours,
    /// The figure and all spiders return, claimed events become feats. [V20.1]
    LiftAll,
    /// Webs that are due come back. [V20.3]
    CollectWebs,
    /// The season moves on: its cards join her whole deck, its spiders the Lair. [V20.4] [V20.5]
    Season(u8),
    /// This Meadow card is discarded. [V20.6]
    Sweep(u8),
    /// This Meadow card comes into her hand. [V20.7]
    Take(u8),
    /// A random legend comes into her hand. [V26.1]
    Legend,
    /// A scheme is drawn. [V25.1]
    Scheme,
    /// Her card feats enter her city. [V20.11]
    FeatsEnter,
    /// Her game is over. [V20.13]
    Over,
    /// The frog goes to this River Destination, for so many pearls.
    Ambassador {
        /// Which.
        river: u8,
        /// What she gains.
        pearls: u8,
    },
    /// She takes this Wonder, with a spider or without.
    Wonder {
        /// Which.
        n: u8,
        /// Whether a spider goes there.
        spider: bool,
    },
    /// She pays a pearl for her first Adornment.
    Adornment,
    /// She takes the map tile that this end of the trail offers. [V28.3]
    MapTile(Arrow),
    /// She takes this Discovery.
    Discovery(u8, Discovery),
    /// Weather and map tiles still hidden are turned up. [V28.5]
    TurnUpTrail,
    /// A spider goes to the Market. [V29.3]
    Market,
    /// A Market token moves, the one at this end.
    MarketToken(Arrow),
    /// This card of the Station enters her city; the rest is laid out anew.
    PlayStation(u8),
    /// The figure takes the place of this card of the Station, which enters her city or is discarded.
    FigureOnStation(u8),
    /// All Newleaf cards of the Meadow come into her hand. [V30.4]
    TakeNewleaf,
    /// This visitor becomes a feat.
    TakeVisitor(u8),
    /// This visitor is discarded.
    DropVisitor(u8),
}

/// The exclusive basic locations, clockwise. [V19.19]
pub const BASIC_RING: [u8; 4] = [0, 2, 5, 6];
/// The clearings, clockwise: top left, top right, bottom right, bottom left. [V19.20]
pub const FOREST_RING: [u8; 4] = [0, 1, 3, 2];
/// The slots of the Meadow, clockwise. [V19.21]
pub const MEADOW_RING: [u8; 8] = [0, 1, 2, 3, 7, 6, 5, 4];
/// The spaces of the Journey that are hers, clockwise. [V19.22]
pub const JOURNEY_RING: [u8; 3] = [3, 4, 5];

/// The places of a ring in the order in which she looks at them. [V19.18]
fn round(n: usize, start: Option<usize>, arrow: Arrow) -> impl Iterator<Item = usize> {
    let first = match (start, arrow) {
        (Some(start), _) => start,
        (None, Arrow::Clockwise) => 0,
        (None, Arrow::CounterClockwise) => n.saturating_sub(1),
    };
    (0..n).map(move |k| match arrow {
        Arrow::Clockwise => (first + k) % n,
        Arrow::CounterClockwise => (first + n - k) % n,
    })
}

/// [V19.1] Her whole turn.
pub fn turn<F: Field>(field: &mut F, cards: &[Activity]) -> Result<(), F::Pause> {
    let card = &cards[usize::from(field.turn_up()?)];
    let season = field.season()?;
    let Some(line) = card.lines[usize::from(season)] else {
        return Ok(());
    };
    if must_prepare(field, card, line)? {
        return if season == AUTUMN { end_game(field, card.arrow) } else { prepare(field, card.arrow, season + 1) };
    }
    let done = attempt(field, line[0], card.arrow)? || attempt(field, line[1], card.arrow)?;
    if !done {
        default(field, card)?;
    }
    field.order(Order::Refill);
    if card.visitor && field.expansions().newleaf {
        greet_visitors(field)?;
    }
    Ok(())
}

/// [V19.2] [V19.3] Whether everything of hers is out and the card asks for more.
fn must_prepare<F: Field>(field: &mut F, card: &Activity, line: [Task; 2]) -> Result<bool, F::Pause> {
    // [V19.8] webs on everything must not keep her in a season for ever
    if field.times_empty() > 1 {
        return Ok(true);
    }
    let asks = match card.mark {
        Mark::Spider | Mark::Figure => true,
        Mark::None => line[0].act.needs_spider() || line[0].act == Act::PlaceFigure,
        Mark::Ambassador => false,
    };
    if !asks || field.figure()? == Figure::Lair || field.spiders()? > 0 {
        return Ok(false);
    }
    // [V27.3]
    Ok(!(field.expansions().pearlbrook && field.ambassador_home()?))
}

/// [V19.5] Does an action if it is possible.
fn attempt<F: Field>(field: &mut F, task: Task, arrow: Arrow) -> Result<bool, F::Pause> {
    let done = perform(field, task.act, arrow)?;
    if !done {
        field.order(Order::Fails(task.act));
    } else if task.level {
        field.order(Order::Level);
    }
    Ok(done)
}

fn perform<F: Field>(field: &mut F, act: Act, arrow: Arrow) -> Result<bool, F::Pause> {
    if act.needs_spider() && field.spiders()? == 0 {
        // [V27.3] the frog goes where no spider is left
        let frog = field.expansions().pearlbrook && field.ambassador_home()?;
        return if frog { ambassador(field, arrow) } else { Ok(false) };
    }
    match act {
        Act::Draw => {
            field.order(Order::Does(act));
            field.order(Order::Draw);
            Ok(true)
        }
        Act::Discard => {
            let possible = field.has_hand()?;
            if possible {
                field.order(Order::Does(act));
                field.order(Order::Discard { token: true });
            }
            Ok(possible)
        }
        Act::PlayHand => {
            let possible = field.has_hand()? && (field.has_room()? || field.legend_on_top()?);
            if possible {
                field.order(Order::Does(act));
                field.order(Order::PlayHand);
            }
            Ok(possible)
        }
        Act::PlayMeadow | Act::PlayMeadowDraw | Act::PlayMeadowDiscard => {
            if !field.has_room()? {
                return Ok(false);
            }
            field.order(Order::Does(act));
            play_by_die(field)?;
            match act {
                Act::PlayMeadowDraw => field.order(Order::Draw),
                // [V19.13] with an empty hand she gains nothing
                Act::PlayMeadowDiscard if field.has_hand()? => field.order(Order::Discard { token: true }),
                _ => {}
            }
            Ok(true)
        }
        Act::PlaceFigure => place_figure(field),
        Act::Basic(at) => {
            let start = BASIC_RING.iter().position(|&n| n == at);
            spider_to(field, act, &BASIC_RING.map(Place::Basic), start, arrow)
        }
        Act::Forest(at) => {
            let start = FOREST_RING.iter().position(|&n| n == at);
            spider_to(field, act, &FOREST_RING.map(Place::Forest), start, arrow)
        }
        Act::Journey(at) => {
            let start = JOURNEY_RING.iter().position(|&n| n == at);
            spider_to(field, act, &JOURNEY_RING.map(Place::Journey), start, arrow)
        }
        Act::City => {
            let possible = field.own_spot()?;
            if possible {
                field.order(Order::Does(act));
                field.order(Order::VisitOwn);
            }
            Ok(possible)
        }
        Act::Open => open(field, arrow),
        Act::BasicEvent => claim(field, act, Row::Basic, 2, arrow),
        Act::SpecialEvent => {
            if field.special_claimed()? {
                return Ok(false);
            }
            // [V29.2]
            let other = field.expansions();
            let least = if other.bellfaire || other.newleaf { 2 } else { 1 };
            claim(field, act, Row::Special, least, arrow)
        }
        Act::Haven => {
            let possible = field.is_free(Place::Haven)?;
            if possible {
                field.order(Order::Does(act));
                haven(field, arrow)?;
            }
            Ok(possible)
        }
        Act::Ambassador => ambassador(field, arrow),
        Act::Wonder => wonder(field),
    }
}

/// [V19.12] The die picks what she plays; her own slot means the top of the deck.
fn play_by_die<F: Field>(field: &mut F) -> Result<(), F::Pause> {
    let rolled = field.roll()?;
    if rolled > 8 {
        return play_from_station(field, rolled);
    }
    let slot = rolled - 1;
    if field.figure()? == Figure::Meadow(slot) || !field.has_card(slot)? {
        field.order(Order::PlayTop);
    } else {
        field.order(Order::PlayMeadow(slot));
    }
    field.order(Order::Refill);
    Ok(())
}

/// [V19.15]
fn place_figure<F: Field>(field: &mut F) -> Result<bool, F::Pause> {
    if field.figure()? != Figure::Lair {
        return Ok(false);
    }
    field.order(Order::Does(Act::PlaceFigure));
    let rolled = field.roll()?;
    if rolled > 8 {
        // [V30.5]
        let at = station_place(field, rolled)?;
        field.order(Order::FigureOnStation(at));
        let visitors = field.visitors()?;
        if let Some(best) = best_of(&visitors) {
            field.order(Order::TakeVisitor(best));
            (0..visitors.len() as u8).filter(|&n| n != best).for_each(|n| field.order(Order::DropVisitor(n)));
        }
        return Ok(true);
    }
    field.order(Order::PlaceFigure(rolled - 1));
    // [V30.4]
    if field.expansions().newleaf {
        field.order(Order::TakeNewleaf);
    }
    Ok(true)
}

/// [V19.17] Looks round the group and sends a spider to the first place that is not blocked.
fn spider_to<F: Field>(
    field: &mut F,
    act: Act,
    ring: &[Place],
    start: Option<usize>,
    arrow: Arrow,
) -> Result<bool, F::Pause> {
    for (k, at) in round(ring.len(), start, arrow).enumerate() {
        let place = ring[at];
        if field.is_free(place)? {
            field.order(Order::Does(act));
            field.order(Order::Spider(place));
            return Ok(true);
        }
        field.order(Order::Blocked { place, pointed: k == 0 });
    }
    Ok(false)
}

/// [V19.25] [V19.26] [V19.32] An open card of a human, the one the arrow points at first; else one of her own.
fn open<F: Field>(field: &mut F, arrow: Arrow) -> Result<bool, F::Pause> {
    let humans = usize::from(field.humans());
    for n in round(humans, None, arrow) {
        let whose = Whose::Human(n as u8);
        if field.open_spot(whose)? {
            field.order(Order::Does(Act::Open));
            field.order(Order::VisitOpen(whose));
            return Ok(true);
        }
    }
    if field.open_spot(Whose::Hers)? {
        field.order(Order::Does(Act::Open));
        field.order(Order::VisitOpen(Whose::Hers));
        return Ok(true);
    }
    Ok(false)
}

/// [V19.27] [V19.28] One that she fully meets, else one she comes near to, else any; the arrow decides.
fn claim<F: Field>(field: &mut F, act: Act, row: Row, least: u8, arrow: Arrow) -> Result<bool, F::Pause> {
    let n = usize::from(field.events(row));
    let mut best: Option<(u8, u8)> = None;
    for at in round(n, None, arrow) {
        if let Some(fit) = field.event(row, at as u8)? {
            let tier = if fit.all { 2 } else { u8::from(fit.have >= least) };
            if best.is_none_or(|(other, _)| tier > other) {
                best = Some((tier, at as u8));
            }
        }
    }
    if let Some((_, at)) = best {
        field.order(Order::Does(act));
        field.order(Order::Claim(row, at));
    }
    Ok(best.is_some())
}

/// [V19.30] [V29.3] The Haven, or the Market with Bellfaire.
fn haven<F: Field>(field: &mut F, arrow: Arrow) -> Result<(), F::Pause> {
    if field.expansions().bellfaire {
        field.order(Order::Market);
        field.order(Order::MarketToken(arrow));
    } else {
        field.order(Order::Spider(Place::Haven));
    }
    Ok(())
}

/// [V19.6] What is always left.
fn default<F: Field>(field: &mut F, card: &Activity) -> Result<(), F::Pause> {
    field.order(Order::Default);
    for part in &card.default {
        match part {
            Part::Level => field.order(Order::Level),
            Part::Draw => field.order(Order::Draw),
            Part::Discard => {
                // [V19.10]
                if field.has_hand()? {
                    field.order(Order::Discard { token: false });
                }
            }
            Part::Haven => {
                // [V24.14]
                if field.spiders()? > 0 && field.is_free(Place::Haven)? {
                    haven(field, card.arrow)?;
                } else if field.expansions().bellfaire {
                    field.order(Order::MarketToken(card.arrow));
                }
            }
        }
    }
    Ok(())
}

/// [V20.1] She prepares for a season.
fn prepare<F: Field>(field: &mut F, arrow: Arrow, season: u8) -> Result<(), F::Pause> {
    if field.is_nefarious() {
        field.order(Order::TakeNeighbours);
    }
    if field.expansions().spirecrest {
        explore(field, arrow)?;
    }
    field.order(Order::LiftAll);
    claim_free(field, arrow)?;
    field.order(Order::CollectWebs);
    field.order(Order::Season(season));
    // [V20.6] [V20.7] [V20.8]
    if season != SUMMER {
        field.order(Order::Draw);
        field.order(Order::Draw);
    }
    let mut gone = Vec::new();
    for _ in 0..if season == SPRING { 1 } else { 2 } {
        if let Some(slot) = random_slot(field, &gone)? {
            gone.push(slot);
            field.order(if season == SUMMER { Order::Take(slot) } else { Order::Sweep(slot) });
        }
    }
    field.order(Order::Refill);
    // [V26.1]
    if field.expansions().legends && season != SPRING {
        field.order(Order::Legend);
    }
    // [V20.10]
    if field.has_schemes() {
        field.order(Order::Scheme);
    }
    Ok(())
}

/// [V20.9] A random Meadow card: the die, then clockwise to the next slot that is not empty.
fn random_slot<F: Field>(field: &mut F, gone: &[u8]) -> Result<Option<u8>, F::Pause> {
    let rolled = (field.roll()? - 1) % 8;
    let start = MEADOW_RING.iter().position(|&slot| slot == rolled);
    for at in round(MEADOW_RING.len(), start, Arrow::Clockwise) {
        let slot = MEADOW_RING[at];
        if !gone.contains(&slot) && field.has_card(slot)? {
            return Ok(Some(slot));
        }
    }
    Ok(None)
}

/// [V20.2] [V20.12] A basic event that she fully meets, without a spider.
fn claim_free<F: Field>(field: &mut F, arrow: Arrow) -> Result<(), F::Pause> {
    let n = usize::from(field.events(Row::Basic));
    for at in round(n, None, arrow) {
        if field.event(Row::Basic, at as u8)?.is_some_and(|fit| fit.all) {
            field.order(Order::ClaimFree(at as u8));
            break;
        }
    }
    Ok(())
}

/// [V20.11] The end of her game.
fn end_game<F: Field>(field: &mut F, arrow: Arrow) -> Result<(), F::Pause> {
    field.order(Order::FeatsEnter);
    claim_free(field, arrow)?;
    // [V27.5]
    if field.expansions().pearlbrook {
        if let Some(n) = dearest_wonder(field)? {
            field.order(Order::Wonder { n, spider: false });
        }
    }
    field.order(Order::Over);
    Ok(())
}

// ---- Pearlbrook ----

/// [V27.2] The frog goes to the hidden destination that suits her best, or to a shown one.
fn ambassador<F: Field>(field: &mut F, arrow: Arrow) -> Result<bool, F::Pause> {
    if !field.ambassador_home()? {
        return Ok(false);
    }
    let rivers = field.rivers()?;
    let hidden = rivers.iter().any(|river| !river.shown);
    let mut best: Option<(u8, usize)> = None;
    for at in round(rivers.len(), None, arrow) {
        let river = rivers[at];
        if (!hidden || !river.shown) && best.is_none_or(|(fit, _)| river.fit > fit) {
            best = Some((river.fit, at));
        }
    }
    if let Some((_, at)) = best {
        field.order(Order::Does(Act::Ambassador));
        field.order(Order::Ambassador { river: at as u8, pearls: if hidden { 2 } else { 1 } });
    }
    Ok(best.is_some())
}

fn dearest_wonder<F: Field>(field: &mut F) -> Result<Option<u8>, F::Pause> {
    let pearls = field.pearls()?;
    let wonders = field.wonders()?;
    let affordable = wonders.iter().enumerate().filter_map(|(n, cost)| cost.map(|cost| (cost, n)));
    let dearest = affordable.filter(|&(cost, _)| cost <= pearls).max_by_key(|&(cost, n)| (cost, usize::MAX - n));
    Ok(dearest.map(|(_, n)| n as u8))
}

/// [V27.4] The dearest Wonder she can pay, and an Adornment for a pearl more.
fn wonder<F: Field>(field: &mut F) -> Result<bool, F::Pause> {
    let wonders = field.wonders()?;
    let dearest = dearest_wonder(field)?;
    let paid = dearest.and_then(|n| wonders[usize::from(n)]).unwrap_or(0);
    let adorns = field.pearls()? > paid && field.adornments()? > 0;
    if dearest.is_none() && !adorns {
        return Ok(false);
    }
    field.order(Order::Does(Act::Wonder));
    if let Some(n) = dearest {
        field.order(Order::Wonder { n, spider: true });
    }
    if adorns {
        field.order(Order::Adornment);
    }
    Ok(true)
}

// ---- Spirecrest ----

/// [V28.2] She explores before she prepares.
fn explore<F: Field>(field: &mut F, arrow: Arrow) -> Result<(), F::Pause> {
    field.order(Order::MapTile(arrow));
    let discoveries = field.discoveries()?;
    let useful = round(discoveries.len(), None, arrow).find(|&at| discoveries[at] != Discovery::Other);
    if let Some(at) = useful {
        field.order(Order::Discovery(at as u8, discoveries[at]));
    }
    field.order(Order::TurnUpTrail);
    Ok(())
}

// ---- Newleaf ----

fn best_of(values: &[u8]) -> Option<u8> {
    let best = values.iter().enumerate().max_by_key(|&(n, value)| (*value, usize::MAX - n));
    best.map(|(n, _)| n as u8)
}

/// [V30.3] 9 to 11 are the cards of the Station from top to bottom, 12 the most valuable one.
fn station_place<F: Field>(field: &mut F, rolled: u8) -> Result<u8, F::Pause> {
    if rolled < 12 {
        return Ok(rolled - 9);
    }
    Ok(best_of(&field.station()?).unwrap_or(0))
}

/// [V30.6] [V30.7]
fn play_from_station<F: Field>(field: &mut F, rolled: u8) -> Result<(), F::Pause> {
    let at = station_place(field, rolled)?;
    if field.figure()? == Figure::Station(at) {
        field.order(Order::PlayTop);
        return Ok(());
    }
    field.order(Order::PlayStation(at));
    field.order(Order::Level);
    Ok(())
}

/// [V30.8] The least visitor is discarded, the best becomes a feat.
fn greet_visitors<F: Field>(field: &mut F) -> Result<(), F::Pause> {
    let visitors = field.visitors()?;
    let least = visitors.iter().enumerate().min_by_key(|&(n, value)| (*value, n)).map(|(n, _)| n as u8);
    let best = best_of(&visitors);
    if let Some(least) = least.filter(|_| visitors.len() > 1) {
        field.order(Order::DropVisitor(least));
    }
    if let Some(best) = best {
        field.order(Order::TakeVisitor(best));
    }
    Ok(())
}
