//! What is chosen before the game: screen by screen, remembered, written as the mode in the address.

use super::tables;
use crate::common::store;
use menu::beside::{FOES, Foe};
use menu::{Row, Wish};
use std::collections::BTreeMap;
use table::Line;

/// Where the last choices for each box are kept.
const KEPT: &str = "bosk.beside";

/// What has been chosen.
#[derive(Clone)]
pub struct Setup {
    /// Whom.
    pub foe: &'static Foe,
    /// What else.
    pub wish: Wish,
    /// The screen that is shown: first who it is, then the screens of that opponent.
    pub screen: usize,
}

fn kept() -> BTreeMap<String, String> {
    store::read(KEPT).unwrap_or_default()
}

/// The box, the mode and the screen that an address names.
fn parts(place: &str) -> (&str, &str, usize) {
    let (game, rest) = place.split_once('/').unwrap_or((place, ""));
    let (mode, screen) = rest.split_once('/').unwrap_or((rest, ""));
    (game, mode, screen.parse().unwrap_or(1))
}

impl Setup {
    /// Anybody.
    pub fn anybody() -> Setup {
        Setup { screen: 0, ..Setup::remembered(&FOES[0]) }
    }

    /// As chosen last time; what that opponent's rules refuse by now is forgotten.
    fn remembered(foe: &'static Foe) -> Setup {
        let wish = kept().get(foe.game).map(|mode| foe.read(mode)).unwrap_or_default();
        let setup = Setup { foe, wish, screen: 1 };
        if setup.why_not().is_none() { setup } else { Setup { wish: Wish::default(), ..setup } }
    }

    /// What an address names: a box, or a box and a mode.
    pub fn of(place: &str) -> Option<Setup> {
        let (game, mode, screen) = parts(place);
        let foe = Foe::of(game)?;
        let screen = screen.clamp(1, foe.screens.len());
        if mode.is_empty() {
            return Some(Setup { screen, ..Setup::remembered(foe) });
        }
        Some(Setup { foe, wish: foe.read(mode), screen })
    }

    /// Whether an address names a box and, if it does, a mode that there is.
    pub fn is_sound(place: &str) -> bool {
        let (game, mode, _) = parts(place);
        Foe::of(game).is_some() && (mode.is_empty() || tables::why_not(game, mode).is_none())
    }

    /// The address of the screen that asks this of an opponent, as chosen last time.
    pub fn asking(game: &str, row: &str) -> String {
        let Some(foe) = Foe::of(game) else { return "#/".to_owned() };
        let asks = |screen: &menu::beside::Screen| screen.asks.iter().any(|asked| asked.row.id == row);
        let screen = foe.screens.iter().position(asks).map_or(1, |n| n + 1);
        Setup { screen, ..Setup::remembered(foe) }.address()
    }

    /// The mode that says all that.
    pub fn mode(&self) -> String {
        self.foe.mode(&self.wish)
    }

    /// The address of all that.
    pub fn address(&self) -> String {
        match self.screen {
            0 => "#/".to_owned(),
            1 => format!("#/{}/{}", self.foe.game, self.mode()),
            later => format!("#/{}/{}/{later}", self.foe.game, self.mode()),
        }
    }

    /// Remembers it for the next time.
    pub fn keep(&self) {
        let mut all = kept();
        all.insert(self.foe.game.to_owned(), self.mode());
        store::keep(KEPT, &all);
    }

    /// How many screens there are.
    pub fn screens(&self) -> usize {
        1 + self.foe.screens.len()
    }

    fn why_not(&self) -> Option<Line> {
        tables::why_not(self.foe.game, &self.mode())
    }

    /// The row of this name.
    pub fn row(&self, id: &str) -> Option<&'static Row> {
        self.foe.asks().map(|asked| asked.row).find(|row| row.id == id)
    }

    /// This choice as well; what is asked on later screens is still open.
    fn with(&self, row: &Row, n: usize) -> Setup {
        let mut with = self.clone();
        with.wish.choose(row, n);
        for later in self.foe.screens.iter().skip(self.screen).flat_map(|screen| screen.asks) {
            with.wish.choose(later.row, later.row.first);
        }
        with
    }

    /// Why something cannot be chosen.
    pub fn locked(&self, row: &Row, n: usize) -> Option<Line> {
        self.with(row, n).why_not()
    }

    /// Chooses; what was chosen on later screens stays as far as it still fits.
    pub fn choose(&mut self, row: &Row, n: usize) {
        let mut chosen = self.with(row, n);
        if chosen.why_not().is_some() {
            return;
        }
        for later in self.foe.screens.iter().skip(self.screen).flat_map(|screen| screen.asks) {
            let before = chosen.wish.clone();
            chosen.wish.choose(later.row, self.wish.chosen(later.row));
            if chosen.why_not().is_some() {
                chosen.wish = before;
            }
        }
        *self = chosen;
    }
}
