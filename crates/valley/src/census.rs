//! Counting everything that must neither be lost nor made.

use crate::Valley;
use crate::ids::*;
use crate::state::State;

impl Valley {
    pub(crate) fn count_everything(&self, s: &State) -> Result<(), String> {
        let mut counts = [0u32; NAMES];
        let mut see = |card: CardId| counts[card.index()] += 1;
        s.heaps.all().for_each(&mut see);
        s.meadow.iter().flatten().chain(&s.aside).chain(&s.playing).for_each(|&card| see(card));
        s.pile.iter().chain(&s.legends).for_each(|&card| see(card));
        s.under.iter().flat_map(|under| &under.cards).for_each(|&card| see(card));
        for player in &s.players {
            player.hand.iter().for_each(|held| see(held.card()));
            player.city.iter().for_each(|b| see(b.card));
            player.prisoners.iter().chain(&player.legends).for_each(|&card| see(card));
        }
        for (i, &found) in counts.iter().enumerate() {
            let card = CardId(i as u8);
            let wanted = u32::from(self.copies(card));
            if found != wanted && i < self.pack.cards.len() {
                return Err(format!("{} of {} {}", found, wanted, self.pack.card(card).entry.id));
            }
        }
        self.count_players(s)
    }

    fn count_players(&self, s: &State) -> Result<(), String> {
        for seat in seats(self.players()) {
            let player = s.player(seat);
            if player.hand.len() > player.hand_limit() {
                return Err(format!("{} cards in a hand", player.hand.len()));
            }
            if player.spaces > CITY {
                return Err(format!("{} spaces of a city are taken", player.spaces));
            }
            let mut again = s.clone();
            self.recount(&mut again, seat);
            if again.player(seat) != player {
                return Err("what is kept of a city is not what it holds".to_owned());
            }
            if !player.hand.is_sorted() {
                return Err("a hand is not in order".to_owned());
            }
            for post in player.workers.iter().chain(&s.rival.workers) {
                if let Some(Site::City(spot)) = post.site()
                    && !spot.owner.is_rival()
                    && s.building(spot).is_none()
                {
                    return Err(format!("a worker stands on {}, which is not there", spot.card.0));
                }
            }
        }
        for basic in self.pack.ring().iter().copied() {
            if s.workers_at(Site::Basic(basic)) > 1 {
                return Err(format!("two workers on basic location {}", basic.0));
            }
        }
        Ok(())
    }
}
