//! What the Rival's companion asks about, in a few words: they stand before an answer that does not say so itself.

use super::companion::Minstrel;
use super::known::Question;
use crate::ids::*;
use table::{Game, Line};

impl Minstrel {
    pub(super) fn about(&self, question: &Question) -> Option<Line> {
        let plain = Line::new;
        let at = |id, place| plain(id).with("place", self.grove.place_name(place));
        let level = |id, level: LegendLevel| plain(id).with("level", level.number());
        Some(match *question {
            Question::Gained | Question::GemsShown(_) => plain("companion-rival-about-gems"),
            Question::SecondEvent(_) => plain("companion-rival-known-second"),
            Question::WithinReach(_) if self.grove.mode.is_solo() => plain("companion-rival-about-reach"),
            Question::WithinReach(seat) => {
                plain("companion-rival-about-reach-of").with("bard", self.grove.seat_name(seat))
            }
            Question::CrestOn(place, _) if self.grove.mode.is_solo() => at("companion-rival-about-crest", place),
            Question::CrestOn(place, seat) => {
                at("companion-rival-about-crest-of", place).with("bard", self.grove.seat_name(seat))
            }
            Question::CrestAtBank(place) => at("companion-rival-about-crest", place),
            Question::HasCard(place) => at("companion-rival-about-card", place),
            Question::Price(_) => plain("companion-rival-about-price"),
            Question::HasFan(_) => plain("companion-rival-about-fan"),
            Question::HasLegend(n, _) => level("companion-rival-about-legend", n),
            Question::HasHiddenLegend(n, _) => level("companion-rival-about-hidden", n),
            Question::ShowsGems(motif, _) => plain("companion-rival-about-motif").with("n", motif.number()),
            Question::Blue => plain("companion-rival-known-blue"),
            Question::Told(n) => level("companion-rival-known-runes-on", n),
            Question::Failed => plain("companion-rival-known-failed"),
            Question::Best if self.grove.mode.is_solo() => plain("companion-you"),
            Question::Best => plain("companion-best-bard"),
            // Their answers are names.
            Question::Meanwhile
            | Question::Portals
            | Question::Draw { .. }
            | Question::Lot(_)
            | Question::Nearest(_)
            | Question::Creature(_)
            | Question::Slot(..) => return None,
        })
    }
}
