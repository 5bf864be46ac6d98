//! Putting a game into words: questions, choices and events as lines for people.

use crate::content::Pack;
use crate::entry::Entry;
use crate::pack::Provenance;
use crate::scenario::Stage;
use crate::{Chance, Game, Line, Seat, Side};

/// A box that can say what it asks, offers and tells.
///
/// ```
/// # mod toy {
/// #     include!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/toy/acorns.rs"));
/// #     include!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/toy/shown.rs"));
/// # }
/// use table::{Game, Seat, Tell, Told, Viewer};
/// use toy::{Action, Event, Toy};
///
/// let state = Toy.setup(1);
/// let view = Toy.view(&state, Viewer::Seat(Seat(0)));
/// assert_eq!(Toy.offer(&view, Action::Rest).id, "toy-rest");
/// let dug = Event::Dug { seat: Seat(0), acorn: Some(4) };
/// assert_eq!(Toy.tell(&dug).unwrap().id, "toy-dug-acorn");
/// assert_eq!(Toy.tell(&dug.seen_by(Viewer::Spectator)).unwrap().id, "toy-dug");
/// ```
pub trait Tell: Game {
    /// What is asked now.
    fn ask(&self, view: &Self::View) -> Line;
    /// A choice, with what it costs and brings.
    fn offer(&self, view: &Self::View, action: Self::Action) -> Line;
    /// Something that happened, as the viewer of the event knows it; nothing for what goes without saying.
    fn tell(&self, event: &Self::Event) -> Option<Line>;
    /// What is told before the game begins: its story, and rules that hold in this one only.
    fn briefing(&self) -> Vec<Line> {
        Vec::new()
    }
    /// What an opponent in the box does while the table is laid, each with the table at that moment.
    fn setup_film(&self, _: u64) -> Vec<(Self::Event, Self::State)> {
        Vec::new()
    }
    /// The same without the table.
    fn setup_events(&self, seed: u64) -> Vec<Self::Event> {
        self.setup_film(seed).into_iter().map(|(event, _)| event).collect()
    }
    /// The paragraph behind something that an opponent in the box did; nothing for what people do.
    fn rule_behind(&self, _: &Self::Event) -> Option<&'static str> {
        None
    }
    /// Whose turn begins with this, where that is told.
    fn turn_begun(&self, _: &Self::Event) -> Option<Side> {
        None
    }
    /// The points of a seat by where they come from, for the end of the game.
    fn reckoning(&self, state: &Self::State, seat: Seat) -> Vec<(Line, i32)>;
    /// Everybody's points by where they come from: the seats, or who else scores.
    fn accounts(&self, state: &Self::State) -> Vec<(Line, Vec<(Line, i32)>)> {
        let seats = (0..self.seats()).map(|i| Seat(i as u8));
        seats.map(|seat| (self.seat_name(seat), self.reckoning(state, seat))).collect()
    }
    /// Who has won, and what there is to say about it.
    fn verdict(&self, state: &Self::State) -> Vec<Line> {
        match self.outcome(state).winners[..] {
            [] => Vec::new(),
            [seat] => vec![Line::new("verdict-winner").with("who", self.seat_name(seat))],
            _ => vec![Line::new("verdict-shared")],
        }
    }
    /// The opponent in the box, by its name for people and in reports, and how hard it is, if there is one.
    fn automa(&self) -> Option<(Line, &'static str, &'static str)> {
        None
    }
    /// Who played which card, if that is what happened; what statistics look at.
    fn card_played<'a>(&'a self, event: &Self::Event) -> Option<(Seat, &'a str)>;
    /// Every card that could be played so, for those that nobody plays; nothing if any card can be.
    fn cards_to_play(&self) -> Vec<&str> {
        Vec::new()
    }
    /// Who sits in a seat, where that differs from game to game; what statistics look at.
    fn character<'a>(&'a self, _: &Self::State, _: Seat) -> Option<&'a str> {
        None
    }
}

/// An entry of a pack with the origin of its values.
///
/// ```
/// # mod toy {
/// #     include!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/toy/acorns.rs"));
/// #     include!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/toy/shown.rs"));
/// # }
/// use table::Shelved;
/// use toy::Toy;
///
/// let origin = &Toy.origins()[0];
/// assert_eq!(origin.id, "small");
/// assert_eq!(origin.name.id, "as-named");
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct Origin {
    /// What sort of thing: card, river tile, event...
    pub sort: &'static str,
    /// The id of the entry.
    pub id: String,
    /// Its name.
    pub name: Line,
    /// Where each of its values comes from.
    pub provenance: Vec<(String, Provenance)>,
}

/// Everything a box offers to the shelf.
///
/// ```
/// # mod toy {
/// #     include!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/toy/acorns.rs"));
/// #     include!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/toy/shown.rs"));
/// # }
/// use table::Shelved;
/// use toy::Toy;
///
/// assert!(Toy.in_named_mode("duel").is_ok() && Toy.in_named_mode("solo").is_err());
/// let ids: Vec<String> = Toy.origins().into_iter().map(|origin| origin.id).collect();
/// assert_eq!(ids, ["small"]);
/// ```
pub trait Shelved: Tell + Stage + Send + Sync + Sized {
    /// What is in the box.
    type Pack: Pack;

    /// The rules in their first mode, with a pack.
    fn with_pack(pack: Self::Pack) -> Self;
    /// The pack.
    fn pack(&self) -> &Self::Pack;
    /// The same pack in the mode of this name.
    fn in_named_mode(&self, mode: &str) -> Result<Self, Line>;

    /// The same pack in any mode, by lot.
    fn in_any_mode(&self, chance: &mut Chance) -> Self;

    /// The entries of the pack with the origin of their values.
    fn origins(&self) -> Vec<Origin> {
        let origin = |(sort, entry): (&'static str, &Entry)| Origin {
            sort,
            id: entry.id.clone(),
            name: Line::new("as-named").with("name", &entry.name),
            provenance: entry.provenance.clone(),
        };
        self.pack().entries().into_iter().map(origin).collect()
    }
}
