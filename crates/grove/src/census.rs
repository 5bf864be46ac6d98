//! Everything that is conserved, counted.

use crate::Grove;
use crate::ids::*;
use crate::state::State;
use table::{Seat, Side};

impl Grove {
    /// Every card is in one place, every crest and rune somewhere.
    pub(crate) fn count_everything(&self, s: &State) -> Result<(), String> {
        self.count_cards(s)?;
        self.count_pieces(s)?;
        self.count_rival(s)
    }

    fn count_cards(&self, s: &State) -> Result<(), String> {
        let pack = &self.pack;
        let mut seen = CardSet::NONE;
        let mut lay = |cards: CardSet, count: u32| {
            let fine = seen.and(cards).is_empty() && cards.len() == count;
            seen = seen.or(cards);
            if fine { Ok(()) } else { Err(format!("a card lies in two places: {cards:?}")) }
        };
        let open: Vec<CardId> = s.open.iter().flatten().copied().collect();
        lay(open.iter().copied().collect(), open.len() as u32)?;
        for pile in [s.piles, s.fans, s.scored, s.out.and(pack.gained)] {
            lay(pile, pile.len())?;
        }
        // What several bards start with, each has for themselves.
        let starters = CardSet::below(pack.cards.len() as u8).without(pack.gained);
        for bard in &s.bards {
            let owned = bard.owned();
            let laid =
                bard.deck.len() + bard.discard.len() + bard.boast.len() + (bard.song.len() + bard.hand.len()) as u32;
            if laid != owned.len() {
                return Err(format!("a bard's card lies in two places: {owned:?}"));
            }
            if owned.and(starters).without(pack.bards[bard.who.index()].deck) != CardSet::NONE {
                return Err("a bard has a card that another started with".to_owned());
            }
            if !bard.drawn.without(bard.discard).is_empty() {
                return Err("a card drawn this turn is not on the discard".to_owned());
            }
            lay(owned.without(starters), owned.without(starters).len())?;
        }
        let lost = pack.gained.without(seen);
        if !lost.is_empty() || !seen.without(pack.gained).is_empty() {
            return Err(format!("these cards are lost: {lost:?}"));
        }
        for bard in &s.bards {
            let lost = pack.bards[bard.who.index()].deck.without(bard.owned()).without(s.out);
            if !lost.is_empty() {
                return Err(format!("a bard has lost {lost:?}"));
            }
        }
        Ok(())
    }

    fn count_pieces(&self, s: &State) -> Result<(), String> {
        let all: u32 = self.pack.crests().into();
        let seats = (0..s.bards.len() as u8).map(|n| Side::player(Seat(n)));
        for side in seats.chain(s.rival.iter().map(|_| Side::RIVAL)) {
            let crests = self.crests_anywhere(s, side);
            if crests != all {
                return Err(format!("{side:?} has {crests} crests"));
            }
            let placed = s.stage_runes(side) + s.runes.iter().filter(|&&rune| rune == Some(side)).count();
            let (left, all) = match (side.seat(), &s.rival) {
                (Some(seat), _) => {
                    // One that is about to be lifted lies on its place already.
                    let lifting = matches!(s.question(), Some((asked, crate::frame::Ask::Rune)) if asked == seat);
                    (s.bard(seat).runes.len() as usize - usize::from(lifting), usize::from(DIAL))
                }
                (None, Some(rival)) => (rival.runes.into(), self.pack.numbers.rival_runes.into()),
                (None, None) => (0, 0),
            };
            if placed + left != all {
                return Err(format!("{side:?} has {placed} runes placed and {left} left"));
            }
        }
        let open: Set<LegendId> = s.legends.iter().flatten().copied().collect();
        let told: Set<LegendId> = LegendId::first(LEGENDS).filter(|legend| s.runes[legend.index()].is_some()).collect();
        let all = Set::below(self.pack.legends.len());
        if open.or(told).or(s.untold) != all || open.len() + told.len() + s.untold.len() != all.len() {
            return Err("a legend is lost or lies in two places".to_owned());
        }
        Ok(())
    }

    fn count_rival(&self, s: &State) -> Result<(), String> {
        let Some(rival) = &s.rival else {
            return Ok(());
        };
        let all = Set::below(self.pack.solo.len());
        let there = rival.deck.or(rival.discard).or(rival.moved);
        if rival.deck.len() + rival.discard.len() + rival.moved.len() != there.len() || !there.without(all).is_empty() {
            return Err("a solo card lies in two places".to_owned());
        }
        let mut tokens: Vec<Token> = rival.tokens.iter().flatten().copied().collect();
        tokens.sort_unstable();
        tokens.dedup();
        if tokens.len() as u32 != rival.marked().len()
            || tokens.iter().any(|&value| value.get() > self.pack.numbers.rival_tokens)
        {
            return Err("a token of the Rival lies in two places".to_owned());
        }
        Ok(())
    }
}
