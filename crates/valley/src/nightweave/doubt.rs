//! What can hardly be at Nightweave's table, and what of it counts by values of ours.

use super::companion::Nightweave;
use super::house::Named;
use super::known::Known;
use crate::ids::{CITY, CardId};
use table::Line;
use table::companion::Reply;
use table::pack::Provenance;

impl Nightweave {
    /// The card of a row of the sheet.
    fn card_of(&self, name: &str) -> Option<CardId> {
        self.valley().pack.card_id(name.strip_prefix("city.")?)
    }

    /// More spiders in the Lair than she has, more cards of a name than there are, a sixteenth card in her city. [V19.14] [V20.5]
    pub(super) fn doubted(&self, known: &Known, name: &str, value: Reply) -> Option<Line> {
        let wanted: u8 = value.number()?;
        let count = |id, n: u8, all: u8| (n > all).then(|| Line::new(id).with("n", n).with("all", all));
        if name == "spiders" {
            return count("companion-doubt-count", wanted, known.all_spiders);
        }
        let card = self.card_of(name)?;
        let there = known.city.iter().filter(|held| held.card == Named::Ours(card)).count() as u8;
        let fills = wanted > there && !known.has_room_for(Named::Ours(card));
        let more = wanted.saturating_sub(there);
        count("companion-doubt-count", wanted, self.valley().copies(card))
            .or_else(|| fills.then(|| count("companion-doubt-city", known.spaces() + more, CITY)).flatten())
    }

    /// Whether the card of a row counts by something of ours.
    pub(super) fn counts_ours(&self, name: &str) -> bool {
        let ours = |(of, origin): &(String, Provenance)| {
            ["points", "colour", "bonus"].contains(&of.as_str()) && *origin == Provenance::Reconstructed
        };
        self.card_of(name).is_some_and(|card| self.valley().pack.card(card).entry.provenance.iter().any(ours))
    }
}
