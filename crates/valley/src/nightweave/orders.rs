//! What Nightweave's orders mean at a table of cardboard: where her cards and spiders go, and what must be asked for it.

use super::companion::{Paused, Table};
use super::deeds::Deed;
use super::desk::{named, occasion};
use super::house::{Extra, Named};
use super::known::Held;
use super::question::{Count, Foil, Guest, Question, Source, Stand};
use super::{Discovery, Figure, InCity, Order, Whose};
use crate::ids::*;
use crate::webs::{Personality, Plot};
use table::companion::Reply;

/// A card enters her city, or goes where such a card goes. [V21.5] [V26.4]
pub(super) fn enter(table: &mut Table, card: Named) -> Result<(), Paused> {
    let house = table.known().house.0.clone();
    if house.is_fool(card) {
        let human = table.known().struck();
        table.order(Deed::Fool(card, human));
    } else if house.is_corrin(card) {
        table.order(Deed::Feat(card));
    } else if let Named::Other { what: Extra::Rowdy, .. } = card {
        super::rowdy(table, true)?;
    } else if let Named::Other { what: Extra::Robber, .. } = card {
        super::robber(table, true)?;
    } else {
        table.order(Deed::Enters(card));
    }
    Ok(())
}

/// The same, or a feat if there is no room. [V24.15]
pub(super) fn enter_or_feat(table: &mut Table, card: Named) -> Result<(), Paused> {
    if table.known().has_room_for(card) {
        return enter(table, card);
    }
    table.order(Deed::Feat(card));
    Ok(())
}

/// Carries out an order of hers.
pub(super) fn carry_out(table: &mut Table, order: Order) -> Result<(), Paused> {
    match order {
        Order::PlayMeadow(slot) => {
            let card = named(table, Source::Meadow(slot))?;
            hers(table, order);
            flatter(table, slot);
            card.map_or(Ok(()), |card| enter(table, card))?;
        }
        // [V19.17] the place that her card names, unless that was taken
        Order::Spider(place) => {
            if let Some(&Deed::Hers(Order::Does(act))) = table.orders().last()
                && let Some(aim) = act.aim().filter(|&aim| aim != place)
            {
                table.order(Deed::Instead(aim));
            }
            hers(table, order);
        }
        Order::Fails(act) => {
            hers(table, order);
            if act.aim().is_some() {
                table.order(if table.known().spiders > 0 { Deed::NoneFree } else { Deed::NoneLeft });
            }
        }
        Order::PlayStation(n) => plays(table, order, Source::Station(n))?,
        Order::PlayTop => plays(table, order, Source::Top(0))?,
        Order::PlayHand => plays(table, order, Source::Hand)?,
        Order::PlaceFigure(slot) => {
            place_figure(table, order, Source::Meadow(slot))?;
            super::weave::figure_entered(table)?;
        }
        Order::FigureOnStation(n) => place_figure(table, order, Source::Station(n))?,
        Order::Balked => balked(table)?,
        Order::Refill => {
            if table.known().station_gap {
                table.order(Deed::StationFilled);
            }
            let full = !table.known().thinned;
            table.order(if full { Deed::Full } else { Deed::Hers(order) });
        }
        Order::VisitOwn => visit_own(table)?,
        Order::VisitOpen(Whose::Hers) => visit_open(table),
        Order::Scheme => super::weave::draw_scheme(table)?,
        Order::FeatsEnter => feats_enter(table)?,
        Order::Wonder { n, .. } => {
            hers(table, order);
            let price = table.ask(Question::Guest(Guest::WonderPrice(n)), Reply::number)?;
            table.order(Deed::Paid(price));
            takes_treasure(table, Guest::WonderPoints(n))?;
        }
        Order::MapTile(_) => {
            hers(table, order);
            takes_treasure(table, Guest::MapPoints)?;
        }
        Order::Discovery(_, found) => {
            hers(table, order);
            takes_treasure(table, Guest::DiscoveryPoints)?;
            if found == Discovery::Place {
                table.order(Deed::Found);
            }
        }
        Order::Sail => {
            aimed(table, order);
            let known = table.known();
            let ship = known.places().find(|at| can_leave(&known.city[at.index()]));
            ship.into_iter().for_each(|at| table.order(Deed::Leaves(at)));
        }
        Order::TakeVisitor(n) => {
            hers(table, order);
            let had = table.known().visitors.len() as u8;
            let occasion = occasion(table);
            let value = table.ask(Question::Guest(Guest::Visitor { n, had, occasion }), Reply::number)?;
            table.order(Deed::Visitor(value));
        }
        Order::TakeGreen { .. } => {}
        Order::SendRowdy => aimed(table, order),
        Order::SwapHands { by_her, .. } => {
            if by_her {
                aimed(table, order);
            } else {
                hers(table, order);
            }
            let n = table.ask(Question::Count(Count::Robber), Reply::number)?;
            table.order(Deed::HandIs(n));
        }
        Order::TakeNewleaf => {
            hers(table, order);
            let n = table.ask(Question::Count(Count::Newleaf), Reply::number)?;
            // They lie there already.
            let hand = table.known().hand.saturating_add(n);
            table.order(Deed::HandIs(hand));
        }
        Order::LoseGreen => {
            hers(table, order);
            let at = table.ask_or_nothing(Question::Guest(Guest::LostGreen), Reply::pick::<InCity>)?;
            let card = at.and_then(|at| Some((at, table.known().city.get(at.index())?.card)));
            card.into_iter().for_each(|(at, card)| table.order(Deed::Robbed(at, card)));
        }
        Order::Does(_)
        | Order::Default
        | Order::Level
        | Order::Draw
        | Order::Discard { .. }
        | Order::Blocked(_)
        | Order::VisitOpen(Whose::Human(_))
        | Order::Claim(_, _)
        | Order::ClaimFree(_)
        | Order::TakeNeighbours
        | Order::LiftAll
        | Order::CollectWebs
        | Order::Season(_)
        | Order::Sweep(_)
        | Order::Take(_)
        | Order::Legend
        | Order::Over
        | Order::Ambassador { .. }
        | Order::Adornment
        | Order::TurnUpTrail
        | Order::Market
        | Order::MarketToken(_)
        | Order::DropVisitor(_) => hers(table, order),
    }
    Ok(())
}

/// Whether it is a Pirate Ship without a spider. [V27.8]
pub(super) fn can_leave(held: &Held) -> bool {
    matches!(held.card, Named::Other { what: Extra::PirateShip, .. }) && held.spiders == 0
}

fn hers(table: &mut Table, order: Order) {
    table.order(Deed::Hers(order));
}

/// [V19.32] It strikes the human whom the arrow points at.
fn aimed(table: &mut Table, order: Order) {
    let human = table.known().struck();
    table.order(Deed::Aimed(order, human));
}

fn stands(table: &mut Table, at: InCity, open: bool) {
    let card = table.known().city.get(at.index()).map(|held| held.card);
    table.order(Deed::Stands { at, card, open });
}

/// A spider visits an open card of hers. [V19.25]
fn visit_open(table: &mut Table) {
    hers(table, Order::VisitOpen(Whose::Hers));
    if let Some(at) = table.known().chosen {
        let held = table.known().city.get(at.index()).copied();
        let worth = held.map_or(0, |held| table.known().visit_worth(held.card));
        stands(table, at, true);
        table.order(Deed::Tokens(worth));
    }
}

/// [V23.6] The Narcissist likes what she plays from beside herself.
fn flatter(table: &mut Table, slot: Slot) {
    let known = table.known();
    let beside = matches!(known.figure, Figure::Meadow(at) if at.touches(slot));
    if known.personality == Some(Personality::Narcissist) && beside {
        hers(table, Order::Level);
    }
}

fn plays(table: &mut Table, order: Order, from: Source) -> Result<(), Paused> {
    let card = named(table, from)?;
    hers(table, order);
    card.map_or(Ok(()), |card| enter(table, card))
}

/// [V19.15] In a full city the card is discarded; its name is asked only where it may matter.
fn place_figure(table: &mut Table, order: Order, from: Source) -> Result<(), Paused> {
    let known = table.known();
    let full = known.spaces() >= CITY;
    let may_matter = known.plot == Some(Plot::Snag) || known.house.0.valley.mode.modules.corrin;
    if full && !may_matter {
        hers(table, order);
        table.order(Deed::Tossed);
        return Ok(());
    }
    let card = named(table, from)?;
    hers(table, order);
    match card.filter(|&card| table.known().has_room_for(card)) {
        Some(card) => enter(table, card),
        None => {
            table.order(Deed::Tossed);
            Ok(())
        }
    }
}

/// [V24.8] At level 0 there is nothing to be had.
fn balked(table: &mut Table) -> Result<(), Paused> {
    hers(table, Order::Balked);
    let known = table.known();
    let balks = known.balks;
    let pays = known.plot == Some(Plot::Compensation) && known.house.0.level != Level(0);
    if pays && !table.ask(Question::Foil(Foil::Compensation(balks)), Reply::is)? {
        hers(table, Order::Level);
    }
    Ok(())
}

/// Something comes to her that is worth points, which a person reads off.
fn takes_treasure(table: &mut Table, worth: Guest) -> Result<(), Paused> {
    let points = table.ask(Question::Guest(worth), Reply::number)?;
    table.order(Deed::Treasure(points));
    Ok(())
}

/// [V19.23] [V28.7] A human chooses among several.
fn visit_own(table: &mut Table) -> Result<(), Paused> {
    let known = table.known();
    let house = known.house.0.clone();
    let free = |at: &InCity| {
        let held = known.city[at.index()];
        !house.is_open(held.card) && house.spots(held.card) > held.spiders
    };
    let mut free: Vec<Stand> = known.places().filter(free).map(Stand::Card).collect();
    if known.found[0] > known.found[1] {
        free.push(Stand::Discovery);
    }
    let at = match free[..] {
        [] => None,
        [only] => Some(only),
        _ => Some(table.ask(Question::OwnSpot(free.clone()), |reply| reply.one_of(&free))?),
    };
    hers(table, Order::VisitOwn);
    match at {
        Some(Stand::Discovery) => table.order(Deed::OnDiscovery),
        Some(Stand::Card(at)) => stands(table, at, false),
        None => {}
    }
    Ok(())
}

/// [V20.11] What lay unseen is named; a Fool is discarded.
fn feats_enter(table: &mut Table) -> Result<(), Paused> {
    hers(table, Order::FeatsEnter);
    for card in table.known().feats.clone() {
        table.order(Deed::Enters(card));
    }
    while table.known().hidden > 0 {
        let left = table.known().hidden;
        if let Some(card) = named(table, Source::Feat(left))? {
            let fool = table.known().house.0.is_fool(card);
            table.order(Deed::Shown(card));
            let last = table.known().places().last();
            if let Some(at) = last.filter(|_| fool) {
                table.order(Deed::Leaves(at));
            }
        }
    }
    Ok(())
}
