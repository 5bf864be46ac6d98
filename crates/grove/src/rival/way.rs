//! The Rival composes, travels and challenges.

use super::{Field, Order, Rival};
use crate::ids::*;
use crate::mode::Mode;
use crate::pack::Pack;
use table::Seat;

/// [G17.1] [G17.3] His two cards: the dial turns by the first, the second says where he goes. A swan song is sung
/// whatever the dial shows. [G21.2]
pub fn compose<F: Field>(field: &mut F, pack: &Pack, mode: Mode, swan: bool) -> Result<SoloId, F::Pause> {
    let first = field.draw()?;
    field.order(Order::Discard(first));
    let tempo = pack.solo[first.index()].tempo;
    // [G17.2] the runes round his dial give nothing
    let sings = swan || is_round(field.rival().dial + tempo, mode);
    field.order(Order::Turn { tempo, sings });
    let second = field.draw()?;
    field.order(Order::Follow(second));
    Ok(second)
}

/// How far a dial must have turned for a song: to the song marker, [G6.1] or past it where that is asked for. [G22.3]
pub const fn song_at(mode: Mode) -> u8 {
    DIAL + mode.must_pass as u8
}

/// Whether a dial that has turned so far brings a song.
pub const fn is_round(dial: u8, mode: Mode) -> bool {
    dial >= song_at(mode)
}

/// Where a dial stands after a song: what it turned beyond the marker. [G6.4] [G20.1]
pub const fn after_song(dial: u8, mode: Mode) -> u8 {
    if mode.must_pass && dial > 0 { (dial - 1) % DIAL + 1 } else { dial % DIAL }
}

/// One arrow: he leaves a token, and goes on until he finds a place without one.
pub fn travel<F: Field>(field: &mut F, pack: &Pack, arrow: Way) -> Result<(), F::Pause> {
    let start = field.rival().pawn;
    // [G17.4]
    if let Some(value) = field.rival().top_token(pack) {
        field.order(Order::Mark { place: start, value });
    }
    let (mut here, mut way) = (start, arrow);
    let mut seen = [0u8; PLACES];
    loop {
        // [G17.10] the same crossing in the same direction twice
        if seen[here.index()] >> way as u8 & 1 == 1 {
            field.order(Order::Lost(start));
            let among = nearest_free(pack, field.rival(), start);
            let place = match among.len() {
                0 => start,
                1 => among.into_iter().next().unwrap_or(start),
                _ => field.nearest(among)?,
            };
            field.order(Order::Arrive(place));
            return Ok(());
        }
        seen[here.index()] |= 1 << way as u8;
        // [G17.9] towards the edge, a portal carries him to its other end
        if pack.place(here).edge == Some(way)
            && let Some(to) = field.rival().other_portal(here)
        {
            field.order(Order::Jump { from: here, to });
            way = pack.place(to).edge.map_or(way, Way::opposite);
            here = to;
            continue;
        }
        match pack.place(here).paths[way as usize] {
            // [G17.7]
            None => {
                field.order(Order::TurnBack(here));
                way = way.opposite();
            }
            Some(next) => {
                here = next;
                // [G17.8] portals are no places
                if pack.place(here).kind == PlaceKind::Portal {
                    continue;
                }
                // [G17.5]
                if field.rival().tokens[here.index()].is_none() && here != start {
                    field.order(Order::Arrive(here));
                    return Ok(());
                }
                // [G17.6]
                field.order(Order::Skip(here));
            }
        }
    }
}

/// The places without a token that are fewest paths away. [G17.10]
fn nearest_free(pack: &Pack, rival: &Rival, start: PlaceId) -> Set<PlaceId> {
    let free = pack.sites.without(rival.marked());
    let mut seen = Set::one(start);
    let mut ring = seen;
    while !ring.is_empty() {
        let next: Set<PlaceId> = ring.flat_map(|place| pack.place(place).paths).flatten().collect();
        ring = next.without(seen);
        seen = seen.or(ring);
        let found = ring.and(free);
        if !found.is_empty() {
            return found;
        }
    }
    Set::NONE
}

/// [G18.2] He takes the leftmost crest of each bard whose region touches his pawn or one of his tokens. Alone the crest
/// goes on a challenge [G18.3], with several bards he keeps it. [G18.6]
pub fn challenge<F: Field>(field: &mut F, mode: Mode) -> Result<(), F::Pause> {
    let mut near = field.rival().marked();
    near.insert(field.rival().pawn);
    for seat in (0..mode.bards).map(Seat) {
        if !field.within_reach(seat, near)? {
            continue;
        }
        field.order(Order::TakeCrest(seat));
        // [G18.5]
        if mode.is_solo() && field.can_engage()? {
            field.order(Order::Engage(seat));
        }
    }
    Ok(())
}
