//! The Rival activates places, and rests.

use super::{Creature, Field, Order, way::after_song};
use crate::ids::*;
use crate::mode::Mode;
use crate::pack::Pack;
use table::{Seat, Side};

/// [G19.1] He activates one place: that of his highest token.
pub fn activate<F: Field>(field: &mut F, pack: &Pack, place: PlaceId) -> Result<(), F::Pause> {
    let Some(value) = field.rival().tokens[place.index()] else { return Ok(()) };
    let kind = pack.place(place).kind;
    // [G19.9] at the bank the event does not matter
    let second = kind != PlaceKind::Bank && field.second_event()?;
    field.order(Order::Activate { place, value });
    match kind {
        PlaceKind::Creature => creature(field, place, second),
        PlaceKind::Shop => shop(field, place, second),
        PlaceKind::Bank => bank(field, place),
        PlaceKind::Stage => stage(field, pack, place, second),
        PlaceKind::Legend => legend(field, second),
        PlaceKind::Motifs => motifs(field, pack, value, second),
        PlaceKind::Volume => volume(field, second),
        PlaceKind::Coins => {
            // [G19.18]
            field.order(if second { Order::Gain(1) } else { Order::Louder(3) });
            Ok(())
        }
        PlaceKind::Portal => Ok(()),
    }
}

fn creature<F: Field>(field: &mut F, place: PlaceId, second: bool) -> Result<(), F::Pause> {
    match field.creature(place)? {
        // [G19.5]
        Creature::Nothing => field.order(Order::Gain(1)),
        // [G19.2]
        Creature::Here(crests) if !second && crests.is_empty() => {
            // [G19.19]
            if field.rival().crests > 0 {
                field.order(Order::Help(place));
            }
        }
        // [G19.3] [G19.4]
        Creature::Here(crests) => {
            let seats: Set<Seat> = crests.filter_map(Side::seat).collect();
            if !seats.is_empty() {
                field.order(Order::TakeCrests { place, seats });
            }
            if crests.has(Side::RIVAL) {
                field.order(Order::Withdraw(place));
            }
            field.order(Order::Soothe(place));
        }
    }
    Ok(())
}

/// [G19.6] [G19.7] [G19.8]
fn shop<F: Field>(field: &mut F, place: PlaceId, second: bool) -> Result<(), F::Pause> {
    if !field.has_card(place)? {
        field.order(Order::Gain(1));
        return Ok(());
    }
    if second {
        field.order(Order::Shuffle(place));
    }
    field.order(Order::TakeCard(place));
    Ok(())
}

/// [G19.9]
fn bank<F: Field>(field: &mut F, place: PlaceId) -> Result<(), F::Pause> {
    let mut crest = field.crest_at_bank(place)?;
    if crest == Some(Side::RIVAL) {
        field.order(Order::Withdraw(place));
        crest = None;
    }
    if let Some(seat) = crest.and_then(Side::seat) {
        field.order(Order::TakeCrests { place, seats: Set::one(seat) });
        return Ok(());
    }
    // [G19.19]
    if field.rival().crests > 0 {
        field.order(Order::Deposit(place));
    }
    let gems = field.price(place)?.saturating_sub(1);
    if gems > 0 {
        field.order(Order::Gain(gems));
    }
    Ok(())
}

/// [G19.10] [G19.11]
fn stage<F: Field>(field: &mut F, pack: &Pack, place: PlaceId, second: bool) -> Result<(), F::Pause> {
    let fan = field.has_fan(place)?;
    field.order(if fan { Order::TakeFan } else { Order::Gain(1) });
    let slots = &pack.place(place).slots;
    let taken = field.slot(place, second)?;
    match taken {
        None => field.order(Order::Gain(4)),
        Some(slot) => {
            field.order(Order::Gain(slots[slot.index()]));
            // [G19.19]
            if field.rival().runes > 0 {
                field.order(Order::Cover { place, slot });
            }
        }
    }
    Ok(())
}

/// [G19.12]
fn legend<F: Field>(field: &mut F, second: bool) -> Result<(), F::Pause> {
    let told = field.rival().told;
    let fewest = told.iter().copied().min().unwrap_or(0);
    let level = LegendLevel(told.iter().position(|&n| n == fewest).unwrap_or(0) as u8);
    field.order(Order::Gain(level.number()));
    // [G19.19]
    if field.rival().runes == 0 {
        return Ok(());
    }
    // [G19.13] [G19.14]
    if second && field.has_hidden_legend(level)? {
        field.order(Order::Tell { level, new: true });
    } else if field.has_legend(level)? {
        field.order(Order::Tell { level, new: false });
    }
    Ok(())
}

/// [G19.15] [G19.16]
fn motifs<F: Field>(field: &mut F, pack: &Pack, value: Token, second: bool) -> Result<(), F::Pause> {
    let count = pack.motifs.len() as u8;
    let sum = field.gems_shown()?;
    let reached = MotifId((value.get() - 1) % count);
    let enough = if second { 1 } else { 3 };
    if sum >= enough || (sum > 0 && field.shows_gems(reached)?) {
        field.order(Order::Gain(sum));
        field.order(Order::FlipGems);
    } else {
        field.order(Order::Flip(reached));
    }
    Ok(())
}

/// [G19.17]
fn volume<F: Field>(field: &mut F, second: bool) -> Result<(), F::Pause> {
    let gems = field.rival().volume / 3;
    if gems > 0 {
        field.order(Order::Quieter(3 * gems));
        field.order(Order::Gain(gems));
    } else {
        field.order(Order::Louder(if second { 6 } else { 3 }));
    }
    Ok(())
}

/// [G20.1] [G20.2] The marker goes back; an empty deck is made anew without two cards of the movement pile.
pub fn rest<F: Field>(field: &mut F, pack: &Pack, mode: Mode, level: Level) -> Result<(), F::Pause> {
    if field.rival().sings {
        let dial = after_song(field.rival().dial, mode);
        field.order(Order::Rest { dial });
    }
    if !field.rival().deck.is_empty() {
        return Ok(());
    }
    let all = field.rival().moved.len() + field.rival().discard.len();
    let fits = |card: &SoloId| match level {
        Level::Easy => pack.solo[card.index()].arrows.len() == 2,
        Level::Medium => true,
        Level::Hard => pack.solo[card.index()].arrows.len() == 1,
    };
    let fitting: Set<SoloId> = field.rival().moved.filter(fits).collect();
    // [G20.4]
    if !fitting.is_empty() && all > u32::from(pack.numbers.solo_floor) && field.rival().moved.len() >= 2 {
        let first = field.lot(fitting)?;
        field.order(Order::Remove(first));
        let rest = fitting.and(field.rival().moved);
        let rest = if rest.is_empty() { field.rival().moved } else { rest };
        if !rest.is_empty() {
            let second = field.lot(rest)?;
            field.order(Order::Remove(second));
        }
    }
    // [G20.3]
    field.order(Order::Reshuffle);
    Ok(())
}
