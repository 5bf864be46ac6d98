//! What the page of every box is made of. A box supplies its [`face::Face`]; nothing here names one. The shelf uses a part
//! of it, and a box that is no Everdell has no use for resources and colours.
#![cfg_attr(any(feature = "shelf", feature = "grove"), allow(dead_code))]

#[cfg(not(feature = "shelf"))]
pub mod app;
#[cfg(not(feature = "shelf"))]
mod beat;
#[cfg(not(feature = "shelf"))]
mod chart;
#[cfg(not(feature = "shelf"))]
mod end;
#[cfg(not(feature = "shelf"))]
pub mod face;
#[cfg(not(feature = "shelf"))]
pub mod files;
pub mod focus;
#[cfg(not(feature = "shelf"))]
pub mod games;
#[cfg(not(feature = "shelf"))]
pub mod glyph;
#[cfg(not(feature = "shelf"))]
mod hint;
#[cfg(not(feature = "shelf"))]
mod keys;
#[cfg(not(feature = "shelf"))]
pub mod link;
#[cfg(not(feature = "shelf"))]
mod log;
#[cfg(not(feature = "shelf"))]
mod motion;
#[cfg(not(feature = "shelf"))]
mod panels;
#[cfg(not(feature = "shelf"))]
mod probe;
#[cfg(not(feature = "shelf"))]
pub mod prompt;
#[cfg(not(feature = "shelf"))]
mod recap;
#[cfg(not(feature = "shelf"))]
mod rulebook;
#[cfg(not(feature = "shelf"))]
mod season;
pub mod settings;
#[cfg(not(feature = "shelf"))]
pub mod sheet;
#[cfg(not(feature = "shelf"))]
pub mod sound;
#[cfg(not(feature = "shelf"))]
pub mod speech;
#[cfg(not(feature = "shelf"))]
pub mod start;
pub mod store;
#[cfg(not(feature = "shelf"))]
pub mod story;
#[cfg(not(feature = "shelf"))]
pub mod table;
#[cfg(not(feature = "shelf"))]
pub mod thing;
#[cfg(not(feature = "shelf"))]
pub mod thinker;
#[cfg(not(feature = "shelf"))]
pub mod tile;
pub mod tongue;
#[cfg(not(feature = "shelf"))]
pub mod zoom;

#[cfg(not(feature = "shelf"))]
pub use names::*;

#[cfg(not(feature = "shelf"))]
mod names {
    use super::face;

    /// The rules of the box that this page shows.
    pub type Rules = crate::face::Rules;
    /// A game of it under way.
    pub type Room = room::Room<Rules>;
    /// What is shown of it at one moment.
    pub type Scene = room::SceneOf<Rules>;
    /// What one side did in a row.
    pub type Turn = room::Turn<Event>;
    /// One complete way to do something.
    pub type Plan = room::plan::PlanOf<Rules>;
    /// A decision.
    pub type Action = <Rules as ::table::Game>::Action;
    /// Something that happened.
    pub type Event = <Rules as ::table::Game>::Event;
    /// What one viewer may know of the table.
    pub type View = <Rules as ::table::Game>::View;
    /// A thing on the table.
    pub type Target = <Rules as ::table::board::Board>::Target;
    /// A sort of choice.
    pub type Verb = <Rules as ::table::board::Board>::Verb;
    /// A tab of the phone.
    pub type Tab = <Rules as face::Face>::Tab;
    /// How somebody stands.
    pub type Standing = <Rules as ::table::board::Board>::Standing;
    /// What choices would lead to.
    pub type Preview = ::table::board::Preview<Standing, Event>;
}
