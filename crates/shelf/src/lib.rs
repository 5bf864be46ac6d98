//! The boxes on the shelf. The only place that knows them all.

use duo::Duo;
use grove::Grove;
use std::path::Path;
use table::companion::copied::Copied;
use table::content::Pack;
use table::scenario::Flaw;
use table::{Line, Shelved};
use valley::Valley;

/// The names of the boxes.
pub const BOXES: [&str; 3] = ["duo", "valley", "grove"];

/// A box that has been opened: its rules, in one mode, with a pack.
pub enum Opened {
    /// Everdell Duo.
    Duo(Duo),
    /// Everdell and Mistwood.
    Valley(Valley),
    /// Bardwood Grove.
    Grove(Grove),
}

/// Runs the same code for whichever box is open.
///
/// ```
/// use table::Game;
/// let opened = shelf::open("duo", None, None).unwrap();
/// assert_eq!(shelf::with!(opened, game => game.seats()), 2);
/// ```
#[macro_export]
macro_rules! with {
    ($opened:expr, $game:ident => $body:expr) => {
        match &$opened {
            $crate::Opened::Duo($game) => $body,
            $crate::Opened::Valley($game) => $body,
            $crate::Opened::Grove($game) => $body,
        }
    };
}

/// Opens a box in a mode, with a person's own values laid over its pack.
pub fn open(name: &str, mode: Option<&str>, overlay: Option<&Path>) -> Result<Opened, Line> {
    match name {
        "duo" => open_box(mode, overlay).map(Opened::Duo),
        "valley" => open_box(mode, overlay).map(Opened::Valley),
        "grove" => open_box(mode, overlay).map(Opened::Grove),
        _ => Err(Line::new("unknown-box").with("name", name).with("known", BOXES.join(", "))),
    }
}

fn open_box<G: Shelved>(mode: Option<&str>, overlay: Option<&Path>) -> Result<G, Line> {
    let pack = overlay.map_or_else(G::Pack::ours, G::Pack::with_overlay).map_err(|error| error.line())?;
    let game = G::with_pack(pack);
    match mode {
        None => Ok(game),
        Some(mode) => game.in_named_mode(mode),
    }
}

/// The opponent of a box beside a table of cardboard.
pub enum Beside {
    /// Miss Thorn and her skunks.
    Thorn(duo::thorn::Thorn),
    /// Nightweave.
    Nightweave(valley::nightweave::Nightweave),
    /// The Rival.
    Minstrel(grove::rival::Minstrel),
}

/// Runs the same code for whichever opponent it is.
#[macro_export]
macro_rules! with_beside {
    ($beside:expr, $opponent:ident => $body:expr) => {
        match &$beside {
            $crate::Beside::Thorn($opponent) => $body,
            $crate::Beside::Nightweave($opponent) => $body,
            $crate::Beside::Minstrel($opponent) => $body,
        }
    };
}

/// Calls the opponent of a box to a table of cardboard, in a mode of its own.
pub fn beside(name: &str, mode: Option<&str>, overlay: Option<&Path>) -> Result<Beside, Line> {
    match open(name, None, overlay)? {
        Opened::Duo(duo) => {
            duo::thorn::Thorn::in_named_mode(duo, mode.unwrap_or("challenge:normal")).map(Beside::Thorn)
        }
        Opened::Valley(valley) => {
            let mode = mode.unwrap_or("nightweave:1");
            valley::nightweave::Nightweave::in_named_mode(&valley, mode).map(Beside::Nightweave)
        }
        Opened::Grove(grove) => {
            grove::rival::Minstrel::in_named_mode(grove, mode.unwrap_or("solo:easy")).map(Beside::Minstrel)
        }
    }
}

/// The rules of a box whose opponent's cards an owner can copy, with those that are; nothing, if there are none to copy.
pub fn copied(name: &str, overlay: Option<&Path>) -> Result<Option<Box<dyn Copied>>, Line> {
    Ok(match open(name, None, overlay)? {
        Opened::Duo(_) => None,
        Opened::Valley(valley) => Some(Box::new(valley)),
        Opened::Grove(grove) => Some(Box::new(grove)),
    })
}

/// Plays a case of a companion game with the opponent that it names.
pub fn play_case(case: &table::companion::scenario::Case, overlay: Option<&Path>) -> Result<(), Flaw> {
    let opponent = beside(case.game.text()?, Some(case.mode.text()?), overlay);
    let opponent = opponent.map_err(|why| Flaw::from(case.mode.error(why)))?;
    with_beside!(opponent, opponent => case.run(opponent))
}

/// The own-words rulebook of a box, in English or French.
pub fn rulebook(name: &str, french: bool) -> &'static str {
    match (name, french) {
        ("duo", false) => include_str!("../../../rulebooks/duo.en.md"),
        ("duo", true) => include_str!("../../../rulebooks/duo.fr.md"),
        ("valley", false) => include_str!("../../../rulebooks/valley.en.md"),
        ("valley", true) => include_str!("../../../rulebooks/valley.fr.md"),
        ("grove", false) => include_str!("../../../rulebooks/grove.en.md"),
        ("grove", true) => include_str!("../../../rulebooks/grove.fr.md"),
        _ => "",
    }
}

/// One paragraph of a rulebook, without its number.
pub fn paragraph(name: &str, french: bool, number: &str) -> Option<&'static str> {
    let mark = format!("- [{}] ", number.to_uppercase());
    rulebook(name, french).lines().find_map(|line| line.strip_prefix(mark.as_str()))
}
