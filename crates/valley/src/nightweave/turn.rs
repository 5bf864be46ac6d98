//! Her turn, her seasons and the end of her game.

use super::others::{
    ambassador, best_of, dearest_wonder, explore, greet_visitors, play_from_station, station_place, wonder,
};
use super::{Act, Activity, Arrow, Field, Figure, InRow, Mark, Order, Part, Place, Row, Task, VisitorId, Whose};
use crate::ids::{BASICS, Clearing, JourneySpace, MEADOW, Slot};
use arrayvec::ArrayVec;
use table::{PerSeat, Seat};
use woodland::Season;

/// So many places or events she looks at in a round, at most.
const ROUND: usize = 16;

/// The clearings, clockwise: top left, top right, bottom right, bottom left. [V19.20]
pub const FOREST_RING: [Clearing; 4] = [Clearing(0), Clearing(1), Clearing(3), Clearing(2)];
/// The slots of the Meadow, clockwise. [V19.21]
pub const MEADOW_RING: [Slot; MEADOW] = [Slot(0), Slot(1), Slot(2), Slot(3), Slot(7), Slot(6), Slot(5), Slot(4)];
/// The spaces of the Journey that are hers, clockwise. [V19.22]
pub const JOURNEY_RING: [JourneySpace; 3] = [JourneySpace(3), JourneySpace(4), JourneySpace(5)];

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

/// Things that lie in a row, in the order in which she looks at them. [V19.18]
pub(super) fn along<T: Copy, All: FromIterator<T>>(row: impl Iterator<Item = T>, arrow: Arrow) -> All {
    let row: ArrayVec<T, ROUND> = row.collect();
    round(row.len(), None, arrow).map(|at| row[at]).collect()
}

/// [V19.1] Her whole turn.
pub fn turn<F: Field>(field: &mut F, cards: &[Activity]) -> Result<(), F::Pause> {
    let Some(card) = field.turn_up()?.map(|card| &cards[card.index()]) else {
        return Ok(());
    };
    let season = field.season()?;
    let Some(line) = card.lines[season.index()] else {
        return Ok(());
    };
    // [V19.4]
    if must_prepare(field, card, line)? {
        return match season.next() {
            Some(next) => prepare(field, card.arrow, next),
            None => end_game(field, card.arrow),
        };
    }
    let done = attempt(field, line[0], card.arrow)? || attempt(field, line[1], card.arrow)?;
    if !done {
        default(field, card)?;
    }
    field.order(Order::Refill)?;
    if card.visitor && field.expansions().newleaf {
        greet_visitors(field, card.arrow)?;
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
    // The frog that goes for a spider earns nothing beside it. [V19.31] [V27.3]
    let by_frog = task.act.needs_spider() && field.spiders()? == 0;
    let done = perform(field, task.act, arrow)?;
    if !done {
        field.order(Order::Fails(task.act))?;
    } else if task.level && !by_frog {
        field.order(Order::Level)?;
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
        Act::Draw => does(field, act, true, Order::Draw),
        Act::Discard => {
            let possible = field.has_hand()?;
            does(field, act, possible, Order::Discard { token: true })
        }
        Act::PlayHand => {
            let possible = field.has_hand()? && (field.has_room()? || field.top_needs_no_room()?);
            does(field, act, possible, Order::PlayHand)
        }
        Act::PlayMeadow | Act::PlayMeadowDraw | Act::PlayMeadowDiscard => play_meadow(field, act, arrow),
        Act::PlaceFigure => place_figure(field, arrow),
        Act::Basic(at) => {
            let ring = field.ring();
            let start = ring.iter().position(|&n| n == at);
            let ring: ArrayVec<Place, BASICS> = ring.into_iter().map(Place::Basic).collect();
            spider_to(field, act, &ring, start, arrow)
        }
        Act::Forest(at) => {
            let start = FOREST_RING.iter().position(|&n| n == at);
            spider_to(field, act, &FOREST_RING.map(Place::Forest), start, arrow)
        }
        Act::Journey(at) => {
            let start = JOURNEY_RING.iter().position(|&n| n == at);
            spider_to(field, act, &JOURNEY_RING.map(Place::Journey), start, arrow)
        }
        // [V27.8]
        Act::City if field.expansions().pearlbrook && field.can_sail()? => does(field, act, true, Order::Sail),
        Act::City => {
            let possible = field.own_spot()?;
            if !possible {
                field.order(Order::Balked)?;
            }
            does(field, act, possible, Order::VisitOwn)
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
                field.order(Order::Does(act))?;
                haven(field, arrow)?;
            } else {
                field.order(Order::Blocked(Place::Haven))?;
                field.order(Order::Balked)?;
            }
            Ok(possible)
        }
        Act::Ambassador => ambassador(field, arrow),
        Act::Wonder => wonder(field, arrow),
    }
}

/// She does it, if she can.
fn does<F: Field>(field: &mut F, act: Act, possible: bool, order: Order) -> Result<bool, F::Pause> {
    if possible {
        field.order(Order::Does(act))?;
        field.order(order)?;
    }
    Ok(possible)
}

/// [V19.12] She plays from the Meadow, then perhaps draws or discards. [V19.13]
fn play_meadow<F: Field>(field: &mut F, act: Act, arrow: Arrow) -> Result<bool, F::Pause> {
    if !field.has_room()? {
        return Ok(false);
    }
    field.order(Order::Does(act))?;
    play_by_die(field, arrow)?;
    match act {
        Act::PlayMeadowDraw => field.order(Order::Draw)?,
        // with an empty hand she gains nothing
        Act::PlayMeadowDiscard if field.has_hand()? => field.order(Order::Discard { token: true })?,
        _ => {}
    }
    Ok(true)
}

/// [V19.12] The die picks what she plays; her own slot means the top of the deck.
fn play_by_die<F: Field>(field: &mut F, arrow: Arrow) -> Result<(), F::Pause> {
    let rolled = field.roll()?;
    let Some(slot) = Slot::rolled(rolled) else {
        return play_from_station(field, rolled, arrow);
    };
    if field.figure()? == Figure::Meadow(slot) || !field.has_card(slot)? {
        field.order(Order::PlayTop)?;
    } else {
        field.order(Order::PlayMeadow(slot))?;
    }
    field.order(Order::Refill)?;
    Ok(())
}

/// [V19.15]
fn place_figure<F: Field>(field: &mut F, arrow: Arrow) -> Result<bool, F::Pause> {
    if field.figure()? != Figure::Lair {
        return Ok(false);
    }
    field.order(Order::Does(Act::PlaceFigure))?;
    let (rolled, slot) = loop {
        let rolled = field.roll()?;
        match Slot::rolled(rolled) {
            // [V26.8] not on the Rats' card
            Some(slot) if field.has_rat(slot)? => {}
            slot => break (rolled, slot),
        }
    };
    let Some(slot) = slot else {
        // [V30.5]
        let at = station_place(field, rolled, arrow)?;
        field.order(Order::FigureOnStation(at))?;
        let visitors = field.visitors()?;
        if let Some(best) = best_of(&visitors, arrow) {
            field.order(Order::TakeVisitor(best))?;
            for n in VisitorId::first(visitors.len()).filter(|&n| n != best) {
                field.order(Order::DropVisitor(n))?;
            }
        }
        return Ok(true);
    };
    field.order(Order::PlaceFigure(slot))?;
    // [V30.4]
    if field.expansions().newleaf {
        field.order(Order::TakeNewleaf)?;
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
    let places: ArrayVec<Place, ROUND> = round(ring.len(), start, arrow).map(|at| ring[at]).collect();
    let first = field.first_free(&places)?;
    for (k, &place) in places[..first.unwrap_or(places.len())].iter().enumerate() {
        field.order(Order::Blocked(place))?;
        if k == 0 {
            field.order(Order::Balked)?;
        }
    }
    if let Some(at) = first {
        field.order(Order::Does(act))?;
        field.order(Order::Spider(places[at]))?;
    }
    Ok(first.is_some())
}

/// [V19.25] [V19.26] [V19.32] An open card of a human, the one the arrow points at first; else one of her own.
fn open<F: Field>(field: &mut F, arrow: Arrow) -> Result<bool, F::Pause> {
    let humans: PerSeat<Seat> = along(field.humans().seats(), arrow);
    let cities = humans.into_iter().map(Whose::Human).chain([Whose::Hers]);
    let mut balked = false;
    for whose in cities {
        if field.open_spot(whose)? {
            field.order(Order::Does(Act::Open))?;
            field.order(Order::VisitOpen(whose))?;
            return Ok(true);
        }
        // [V24.8] an open card that is taken is a blocked place, and so is one that nobody has
        if !balked && (whose == Whose::Hers || field.open_card(whose)?) {
            balked = true;
            field.order(Order::Balked)?;
        }
    }
    Ok(false)
}

/// The events of a row in the order in which she looks at them. [V19.18]
fn events<F: Field>(field: &mut F, row: Row, arrow: Arrow) -> ArrayVec<InRow, ROUND> {
    along(InRow::first(field.events(row)), arrow)
}

/// [V19.27] [V19.28] One that she fully meets, else one she comes near to, else any; the arrow decides.
fn claim<F: Field>(field: &mut F, act: Act, row: Row, least: u8, arrow: Arrow) -> Result<bool, F::Pause> {
    let order = events(field, row, arrow);
    let best = field.best_event(row, &order, least)?;
    match best {
        Some(at) => {
            field.order(Order::Does(act))?;
            field.order(Order::Claim(row, at))?;
        }
        None => field.order(Order::Balked)?,
    }
    Ok(best.is_some())
}

/// [V19.30] [V29.3] The Haven, or the Market with Bellfaire.
fn haven<F: Field>(field: &mut F, arrow: Arrow) -> Result<(), F::Pause> {
    if field.expansions().bellfaire {
        field.order(Order::Market)?;
        field.order(Order::MarketToken(arrow))?;
    } else {
        field.order(Order::Spider(Place::Haven))?;
    }
    Ok(())
}

/// [V19.6] What is always left.
fn default<F: Field>(field: &mut F, card: &Activity) -> Result<(), F::Pause> {
    field.order(Order::Default)?;
    for part in &card.default {
        match part {
            Part::Level => field.order(Order::Level)?,
            Part::Draw => field.order(Order::Draw)?,
            Part::Discard => {
                // [V19.10]
                if field.has_hand()? {
                    field.order(Order::Discard { token: false })?;
                }
            }
            Part::Haven => {
                // [V24.14]
                if field.spiders()? > 0 && field.is_free(Place::Haven)? {
                    haven(field, card.arrow)?;
                } else if field.expansions().bellfaire {
                    field.order(Order::MarketToken(card.arrow))?;
                }
            }
        }
    }
    Ok(())
}

/// [V20.1] She prepares for a season.
fn prepare<F: Field>(field: &mut F, arrow: Arrow, season: Season) -> Result<(), F::Pause> {
    if field.is_nefarious() {
        field.order(Order::TakeNeighbours)?;
    }
    if field.expansions().spirecrest {
        explore(field, arrow)?;
    }
    field.order(Order::LiftAll)?;
    claim_free(field, arrow)?;
    field.order(Order::CollectWebs)?;
    field.order(Order::Season(season))?;
    // [V20.6] [V20.7] [V20.8]
    if season != Season::Summer {
        field.order(Order::Draw)?;
        field.order(Order::Draw)?;
    }
    let mut gone: ArrayVec<Slot, 2> = ArrayVec::new();
    for _ in 0..if season == Season::Spring { 1 } else { 2 } {
        if let Some(slot) = random_slot(field, &gone)? {
            gone.push(slot);
            field.order(if season == Season::Summer { Order::Take(slot) } else { Order::Sweep(slot) })?;
        }
    }
    field.order(Order::Refill)?;
    // [V26.1]
    if field.expansions().legends && season != Season::Spring {
        field.order(Order::Legend)?;
    }
    // [V20.10]
    if field.has_schemes() {
        field.order(Order::Scheme)?;
    }
    Ok(())
}

/// [V20.9] A random Meadow card: the die, then clockwise to the next slot that is not empty.
fn random_slot<F: Field>(field: &mut F, gone: &[Slot]) -> Result<Option<Slot>, F::Pause> {
    // A die of twelve is thrown again beyond the Meadow.
    let rolled = loop {
        if let Some(slot) = Slot::rolled(field.roll()?) {
            break slot;
        }
    };
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
    let order = events(field, Row::Basic, arrow);
    if let Some(n) = field.met_event(&order)? {
        field.order(Order::ClaimFree(n))?;
    }
    Ok(())
}

/// [V20.11] The end of her game, in place of preparing. [V20.17]
fn end_game<F: Field>(field: &mut F, arrow: Arrow) -> Result<(), F::Pause> {
    field.order(Order::FeatsEnter)?;
    claim_free(field, arrow)?;
    // [V27.5]
    if field.expansions().pearlbrook
        && let Some((n, _)) = dearest_wonder(field, arrow)?
    {
        field.order(Order::Wonder { n, spider: false })?;
    }
    field.order(Order::Over)?;
    Ok(())
}
