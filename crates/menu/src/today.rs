//! The game of the day: the same for everybody, without anybody who deals it.

use crate::{BOXES, HUMAN, Mode, Offer, Start, Wish};

/// One game for one person.
pub struct Today {
    /// The box,
    pub of: &'static Offer,
    /// its mode,
    pub mode: &'static Mode,
    /// and how that begins.
    pub start: Start,
}

/// The game of a day, days being counted from any day: boxes take turns, and so do the modes of each that one person can play.
pub fn today(day: u64) -> Option<Today> {
    let boxes = BOXES.len() as u64;
    let of = BOXES[(day % boxes) as usize];
    let games: Vec<(&Mode, Start)> = of.modes.iter().filter_map(|mode| Some((mode, for_one(mode)?))).collect();
    let turn = (day / boxes) as usize;
    let (mode, start) = games.get(turn % games.len().max(1))?;
    Some(Today { of, mode, start: start.clone() })
}

/// How a mode begins when nothing is chosen, if that is a game for one.
fn for_one(mode: &Mode) -> Option<Start> {
    let start = mode.start(&Wish::default())?.ok()?;
    (start.seats.iter().filter(|seat| **seat == HUMAN).count() == 1).then_some(start)
}
