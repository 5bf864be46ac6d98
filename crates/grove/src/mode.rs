//! The ways to play: alone against the Rival, or two to four bards with or without him. [G22.1]

use crate::ids::*;
use crate::pack::Pack;
use table::{Chance, Line};

/// A way to play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mode {
    /// How many bards.
    pub bards: u8,
    /// The Rival, by how hard he is; alone there always is one.
    pub rival: Option<Level>,
    /// The bards that were chosen, by seat; the others are dealt. [G2.5]
    pub chosen: [Option<BardId>; BARDS],
    /// Whether portals join the same ground. [G22.2]
    pub same_terrain: bool,
    /// Whether reaching the song marker is not enough. [G22.3]
    pub must_pass: bool,
}

impl Mode {
    /// What people can write for a mode.
    pub const KNOWN: &str =
        "solo:easy|medium|hard, bards:2..4[:rival[=easy|medium|hard]]; [:bard=ID]... [:portals=terrain] [:marker=pass]";

    /// Alone, at the easy level.
    pub const FIRST: Mode = Mode::of(1, Some(Level::Easy));

    /// So many bards, with or without the Rival, and our readings of the rules.
    pub const fn of(bards: u8, rival: Option<Level>) -> Mode {
        Mode { bards, rival, chosen: [None; BARDS], same_terrain: false, must_pass: false }
    }

    /// Whether one person plays against the Rival, with challenge cards. [G16.5]
    pub const fn is_solo(self) -> bool {
        self.bards == 1
    }

    /// How many sides share the gems. [G2.2]
    pub const fn sides(self) -> usize {
        self.bards as usize + self.rival.is_some() as usize
    }

    /// Reads the name of a mode, as records and the command line write it.
    pub fn read(text: &str, pack: &Pack) -> Result<Mode, Line> {
        let unknown = || Line::new("unknown-mode").with("mode", text).with("known", Mode::KNOWN);
        let mut words = text.split(':');
        let mut mode = match (words.next(), words.next()) {
            (Some("solo"), level) => Mode::of(1, Some(Level::from_id(level.unwrap_or("easy")).ok_or_else(unknown)?)),
            (Some("bards"), n) => {
                let n = n.unwrap_or("2").parse().ok().filter(|n| (2..=BARDS as u8).contains(n));
                Mode::of(n.ok_or_else(unknown)?, None)
            }
            _ => return Err(unknown()),
        };
        let mut seat = 0;
        for word in words {
            match word.split_once('=').unwrap_or((word, "")) {
                ("rival", level) if !mode.is_solo() && mode.rival.is_none() => {
                    let level = if level.is_empty() { Some(Level::Medium) } else { Level::from_id(level) };
                    mode.rival = Some(level.ok_or_else(unknown)?);
                }
                ("bard", id) if seat < usize::from(mode.bards) => {
                    let bard = pack.bard_id(id).ok_or_else(unknown)?;
                    if mode.chosen.contains(&Some(bard)) {
                        return Err(Line::new("grove-mode-same-bard").with("rule", "G2.5"));
                    }
                    mode.chosen[seat] = Some(bard);
                    seat += 1;
                }
                ("portals", "terrain") if mode.rival.is_some() => mode.same_terrain = true,
                ("marker", "pass") => mode.must_pass = true,
                _ => return Err(unknown()),
            }
        }
        Ok(mode)
    }

    /// The name of the mode: reading it gives the mode back.
    pub fn write(self, pack: &Pack) -> String {
        let mut text = match self.rival {
            Some(level) if self.is_solo() => format!("solo:{}", level.id()),
            Some(level) => format!("bards:{}:rival={}", self.bards, level.id()),
            None => format!("bards:{}", self.bards),
        };
        for bard in self.chosen.into_iter().flatten() {
            text.push_str(":bard=");
            text.push_str(&pack.bards[bard.index()].entry.id);
        }
        for (set, word) in [(self.same_terrain, ":portals=terrain"), (self.must_pass, ":marker=pass")] {
            if set {
                text.push_str(word);
            }
        }
        text
    }

    /// Every way to play, with nothing chosen besides.
    pub fn all() -> impl Iterator<Item = Mode> {
        let alone = Level::ALL.into_iter().map(|level| Mode::of(1, Some(level)));
        let rivals = || Level::ALL.into_iter().map(Some).chain([None]);
        alone.chain((2..=BARDS as u8).flat_map(move |bards| rivals().map(move |rival| Mode::of(bards, rival))))
    }

    /// Any way to play, by lot: half of them alone.
    pub fn by_lot(chance: &mut Chance, pack: &Pack) -> Mode {
        let level = Some(*chance.pick(&Level::ALL));
        let mode = match chance.below(4) {
            0 | 1 => Mode::of(1, level),
            2 => Mode::of(2 + chance.below(3) as u8, level),
            _ => Mode::of(2 + chance.below(3) as u8, None),
        };
        mode.chosen_by_lot(chance, pack)
    }

    /// This way to play with whatever can be chosen besides, by lot: bards and settings.
    pub fn chosen_by_lot(mut self, chance: &mut Chance, pack: &Pack) -> Mode {
        let chosen = chance.below(u32::from(self.bards) + 1) as usize;
        let mut bards: Vec<BardId> = (0..pack.bards.len() as u8).map(BardId).collect();
        chance.shuffle(&mut bards);
        self.chosen.iter_mut().zip(bards).take(chosen).for_each(|(seat, bard)| *seat = Some(bard));
        self.same_terrain = self.rival.is_some() && chance.below(3) == 0;
        self.must_pass = chance.below(3) == 0;
        self
    }
}
