//! Where to look for what Miss Thorn's companion asks, drawn.

use super::known::Question;
use crate::ids::Slot;
use table::companion::Picture;

/// Where the answer to a question lies on the table.
pub(super) fn look(question: &Question) -> Option<Picture> {
    let slots = Slot::all().count() as u8;
    Some(match *question {
        Question::Meanwhile => return None,
        Question::Roll(_) => Picture::signs(&["die", "skunk"]),
        Question::IsClaimed(slot) => Picture::rows(slots, slots, |n| n == slot.0),
        Question::SlotOfA => Picture::rows(slots, slots, |_| true),
        Question::SkunkFrom { .. } | Question::SkunkTo(_) => Picture::signs(&["skunk"]),
        Question::Printed => Picture::signs(&["card", "point"]),
        Question::Purple => Picture::signs(&["purple"]),
        Question::Events => Picture::signs(&["event"]),
        Question::Goal(_) => Picture::signs(&["star"]),
        Question::City => Picture::signs(&["point"]),
    })
}
