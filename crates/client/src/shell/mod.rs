//! What the page of every box is made of. A box supplies its [`face::Face`]; nothing here names one.

pub mod app;
mod beat;
mod chart;
mod dock;
mod end;
pub mod face;
pub mod focus;
mod fresh;
pub mod games;
pub mod glyph;
mod hint;
mod keys;
pub mod link;
mod log;
mod motion;
mod panels;
mod pick;
mod play;
mod probe;
pub mod prompt;
mod recap;
mod review;
mod rulebook;
mod season;
pub mod sheet;
pub mod sound;
pub mod speech;
pub mod start;
pub mod story;
pub mod table;
pub mod thinker;
mod why;
mod wishes;
pub mod zone;
pub mod zoom;

/// The rules of the box that this page shows.
pub type Rules = crate::face::Rules;
/// Where a game of it comes from.
pub type Source = dyn room::Source<Rules> + Send + Sync;
/// A game of it on this device.
pub type Room = room::Room<Rules>;
/// What is shown of it at one moment.
pub type Scene = room::SceneOf<Rules>;
/// What one side did in a row.
pub type Turn = room::Turn<Event>;
/// A season that began.
pub type Turned = room::TurnedOf<Rules>;
/// A decision that brought points.
pub type BestPlay = room::BestPlay<Action>;
/// A decision that changed who is ahead.
pub type Swing = room::Swing<Action>;
/// One complete way to do something.
pub type Plan = room::plan::PlanOf<Rules>;
/// Things that are chosen together.
pub type Row = room::row::RowOf<Rules>;
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
