//! The boxes on the shelf. The only place that knows them all.

use duo::Duo;
use duo::thorn::Thorn;
use grove::Grove;
use grove::rival::Minstrel;
use std::path::Path;
use table::companion::Companion;
use table::companion::copied::Copied;
use table::content::Pack;
use table::scenario::Flaw;
use table::{Line, Shelved};
use valley::Valley;
use valley::nightweave::Nightweave;

/// The names of the boxes.
pub const BOXES: [&str; 3] = ["duo", "valley", "grove"];

/// Something that every box has: here is that of one of them.
#[derive(Clone)]
pub enum Of<D, V, G> {
    /// Everdell Duo.
    Duo(D),
    /// Everdell and Mistwood.
    Valley(V),
    /// Bardwood Grove.
    Grove(G),
}

/// A box that has been opened: its rules, in one mode, with a pack.
pub type Opened = Of<Duo, Valley, Grove>;
/// The opponent of a box beside a table of cardboard.
pub type Beside = Of<Thorn, Nightweave, Minstrel>;
/// A companion game, whoever the opponent is.
pub type Seated = Of<Companion<Box<Thorn>>, Companion<Box<Nightweave>>, Companion<Box<Minstrel>>>;

/// Runs the same code for whichever box it is of.
///
/// ```
/// use table::Game;
/// let opened = shelf::open("duo", None, None).unwrap();
/// assert_eq!(shelf::with!(opened, game => game.seats()), 2);
/// ```
#[macro_export]
macro_rules! with {
    (mut $it:expr, $one:ident => $body:expr) => {
        match &mut $it {
            $crate::Of::Duo($one) => $body,
            $crate::Of::Valley($one) => $body,
            $crate::Of::Grove($one) => $body,
        }
    };
    ($it:expr, $one:ident => $body:expr) => {
        match &$it {
            $crate::Of::Duo($one) => $body,
            $crate::Of::Valley($one) => $body,
            $crate::Of::Grove($one) => $body,
        }
    };
}

/// Makes something else of it, whichever box it is of.
///
/// ```
/// use table::companion::Companion;
/// let thorn = shelf::open("duo", None, None).unwrap().beside(None).unwrap();
/// let seated: shelf::Seated = shelf::map!(thorn, opponent => Companion::new(Box::new(opponent), 1));
/// assert!(shelf::with!(seated, game => game.asked().is_some()));
/// ```
#[macro_export]
macro_rules! map {
    ($it:expr, $one:ident => $body:expr) => {
        match $it {
            $crate::Of::Duo($one) => $crate::Of::Duo($body),
            $crate::Of::Valley($one) => $crate::Of::Valley($body),
            $crate::Of::Grove($one) => $crate::Of::Grove($body),
        }
    };
}

/// What is laid over the pack of a box: a person's own values.
#[derive(Clone, Copy)]
enum Overlay<'o> {
    Nothing,
    /// The files of a folder.
    Folder(&'o Path),
    /// Files by name and text, and where they come from.
    Texts(&'o str, &'o [(String, String)]),
}

/// Opens a box in a mode, with a person's own values laid over its pack.
pub fn open(name: &str, mode: Option<&str>, overlay: Option<&Path>) -> Result<Opened, Line> {
    open_with(name, mode, overlay.map_or(Overlay::Nothing, Overlay::Folder))
}

/// Opens a box with files of a person's own, by name and text, laid over its pack; `place` is where they come from.
pub fn laid_over(name: &str, place: &str, texts: &[(String, String)]) -> Result<Opened, Line> {
    open_with(name, None, Overlay::Texts(place, texts))
}

fn open_with(name: &str, mode: Option<&str>, overlay: Overlay) -> Result<Opened, Line> {
    match name {
        "duo" => open_box(mode, overlay).map(Opened::Duo),
        "valley" => open_box(mode, overlay).map(Opened::Valley),
        "grove" => open_box(mode, overlay).map(Opened::Grove),
        _ => Err(Line::new("unknown-box").with("name", name).with("known", BOXES.join(", "))),
    }
}

fn open_box<G: Shelved>(mode: Option<&str>, overlay: Overlay) -> Result<G, Line> {
    let pack = match overlay {
        Overlay::Nothing => G::Pack::ours(),
        Overlay::Folder(folder) => G::Pack::with_overlay(folder),
        Overlay::Texts(place, texts) => G::Pack::overlaid(place, texts),
    };
    let game = G::with_pack(pack.map_err(|error| error.line())?);
    match mode {
        None => Ok(game),
        Some(mode) => game.in_named_mode(mode),
    }
}

impl Opened {
    /// Calls the opponent of the box to a table of cardboard, in a mode of its own.
    pub fn beside(self, mode: Option<&str>) -> Result<Beside, Line> {
        match self {
            Of::Duo(duo) => Thorn::in_named_mode(duo, mode.unwrap_or("challenge:normal")).map(Of::Duo),
            Of::Valley(valley) => Nightweave::in_named_mode(&valley, mode.unwrap_or("nightweave:1")).map(Of::Valley),
            Of::Grove(grove) => Minstrel::in_named_mode(grove, mode.unwrap_or("solo:easy")).map(Of::Grove),
        }
    }

    /// The rules of a box whose opponent's cards an owner can copy, with those that are; nothing, if there are none to copy.
    pub fn copied(self) -> Option<Box<dyn Copied>> {
        match self {
            Of::Duo(_) => None,
            Of::Valley(valley) => Some(Box::new(valley)),
            Of::Grove(grove) => Some(Box::new(grove)),
        }
    }
}

/// Plays a case of a companion game with the opponent that it names.
pub fn play_case(case: &table::companion::scenario::Case, overlay: Option<&Path>) -> Result<(), Flaw> {
    let mode = case.mode.text()?;
    let opponent = open(case.game.text()?, None, overlay).and_then(|opened| opened.beside(Some(mode)));
    let opponent = opponent.map_err(|why| Flaw::from(case.mode.error(why)))?;
    with!(opponent, opponent => case.run(opponent))
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
