//! Whether a view that somebody else wrote down can be one of this game.

use crate::Valley;
use crate::effect::{Grant, Which};
use crate::frame::{Coin, Lots, Play, Reserve};
use crate::ids::*;
use crate::memory::{LAIR, PLACES, WEB};
use crate::pack::{TriggerId, Triggers};
use crate::view::{DrawnView, PlayerView, RivalView, View};
use crate::webs::{SCHEMES, SchemeCard, SchemeId};
use crate::workers::Worker;
use table::raw::{Numbered, Sound, within};
use table::{Chance, Seat, ViewError, Viewer};

impl Valley {
    /// A view fits if everything in it is within bounds, and a table can be made of all cards that looks like it.
    pub(crate) fn check_raw(&self, view: &View) -> Result<(), ViewError> {
        self.check_bounds(view)?;
        let hidden = self.hidden(view);
        if hidden.iter().any(|&n| n < 0) {
            return Err(ViewError::WrongCards);
        }
        let legends = self.pack.tables.legends;
        let count = |of_legends: bool| -> usize {
            let all = hidden.iter().enumerate().filter(|(i, _)| legends.has(CardId(*i as u8)) == of_legends);
            all.map(|(_, &n)| n as usize).sum()
        };
        let held: usize = view.held().iter().map(|&n| usize::from(n)).sum();
        let unknown = view.discard.iter().filter(|lying| lying.is_none()).count();
        let unseen = |player: &PlayerView| player.legend_kinds.len() - player.legends.len();
        let kept: usize = view.players.iter().map(unseen).sum();
        if count(false) != held + unknown + usize::from(view.deck_count)
            || count(true) != kept + usize::from(view.rival.hand_legends) + usize::from(view.legends_left)
        {
            return Err(ViewError::WrongCards);
        }
        let state = self.imagine(view, &mut Chance::from_seed(0));
        self.count_everything(&state).map_err(|_| ViewError::WrongCards)?;
        if self.see(&state, view.viewer) == *view { Ok(()) } else { Err(ViewError::Contradiction) }
    }

    fn check_bounds(&self, view: &View) -> Result<(), ViewError> {
        within("viewer", view.viewer.is_sound(self))?;
        within("turn", view.turn.is_sound(self))?;
        within("players", view.players.len() == self.players())?;
        within("gone", view.gone.len() == NAMES)?;
        let drawn = |drawn: &DrawnView| drawn.by.is_sound(self) && usize::from(drawn.count) <= drawn.cards.capacity();
        within("drawn", view.drawn.iter().all(drawn))?;
        within("aside", (view.aside.len()..=view.aside.capacity()).contains(&usize::from(view.aside_count)))?;
        within("deck", usize::from(view.deck_count) <= DECK)?;
        let dropped = |place: &woodland::Place| place.index() < WEB.index();
        let same = view.discard.len() == view.dropped_by.len() && view.discard.len() <= DECK;
        within("discard", same && view.dropped_by.iter().flatten().all(dropped))?;
        within("memory", view.memories().into_iter().all(|memory| memory.journal.is_sound()))?;
        let open = view.meadow.iter().flatten().chain(&view.aside).chain(&view.playing).chain(&view.pile);
        let open = open
            .chain(view.under.iter().flat_map(|under| &under.cards))
            .chain(view.drawn.iter().flat_map(|drawn| &drawn.cards))
            .chain(&view.offered);
        within(
            "cards",
            open.chain(view.discard.iter().flatten().map(|lying| &lying.card)).all(|card| card.is_sound(self)),
        )?;
        within(
            "cards",
            view.memories().into_iter().all(|memory| memory.journal.cards().all(|card| card.is_sound(self))),
        )?;
        within("forest", view.forest.iter().all(|forest| forest.is_sound(self)))?;
        within("events", view.claimed.iter().all(|by| by.is_sound(self)))?;
        within("special events", view.specials.iter().all(|event| event.is_sound(self)))?;
        view.players.iter().enumerate().try_for_each(|(i, player)| {
            let mine = view.viewer == Viewer::Seat(Seat(i as u8));
            self.check_player(player, mine, i == 0)
        })?;
        let mut workers = view.players.iter().flat_map(|player| &player.workers).chain(&view.rival.workers);
        within("workers", workers.all(|post| post.site().is_sound(self)))?;
        within("figure", view.watched.is_sound(self))?;
        within("questions", view.chain.iter().all(|spot| spot.is_sound(self)))?;
        within("questions", view.frames.iter().all(|frame| frame.is_sound(self)))?;
        self.check_rival(&view.rival)?;
        within("memory", view.memory.journal.fits(&view.held()))
    }

    fn check_player(&self, player: &PlayerView, mine: bool, first: bool) -> Result<(), ViewError> {
        let hand = usize::from(player.hand_count);
        within("hand", hand <= player.hand.capacity() && player.hand.len() <= hand && player.hand.is_sorted())?;
        within("hand", (!mine || player.hand.len() == hand) && player.stuck_count <= player.hand_count)?;
        within("hand", first || player.stuck_count == 0)?;
        within("legends", player.legends.len() <= player.legend_kinds.len())?;
        within("legends", !mine || player.legends.len() == player.legend_kinds.len())?;
        within("cards", player.hand.iter().all(|held| held.card().is_sound(self)))?;
        let others = player.city.iter().map(|building| &building.card).chain(&player.prisoners);
        within("cards", others.chain(&player.legends).all(|card| card.is_sound(self)))
    }

    fn check_rival(&self, rival: &RivalView) -> Result<(), ViewError> {
        let cards = rival.city.iter().chain(&rival.hand).chain(rival.feats.iter().flatten());
        within("cards", { cards }.all(|card| card.is_sound(self)))?;
        within("hand", usize::from(rival.hand_count) <= DECK && rival.hand_legends <= rival.hand_count)?;
        within("feats", rival.feats.len() <= DECK)?;
        let mut cards = rival.activity.iter().chain(&rival.used).chain(&rival.open);
        within(
            "activity",
            rival.activity.len() + rival.used.len() <= rival.used.capacity() && cards.all(|card| card.is_sound(self)),
        )?;
        let mut schemes = rival.schemes.iter().chain(&rival.scheme);
        within("schemes", rival.schemes.len() <= SCHEMES && schemes.all(|scheme| scheme.is_sound(self)))?;
        within("figure", rival.figure.is_sound(self))
    }
}

impl Numbered for Valley {
    fn cards(&self) -> usize {
        self.pack.cards.len()
    }

    fn steps(&self) -> usize {
        self.pack.steps.len()
    }
}

/// What there are so many of, or a pack has.
macro_rules! counted {
    ($($id:ty: |$valley:ident| $count:expr,)*) => {$(
        impl Sound<Valley> for $id {
            fn is_sound(&self, $valley: &Valley) -> bool {
                self.index() < $count
            }
        }
    )*};
}

counted! {
    Slot: |_valley| MEADOW,
    BasicId: |_valley| BASICS,
    Clearing: |_valley| CLEARINGS,
    ForestId: |valley| valley.pack.forests.len(),
    ActivityId: |valley| valley.pack.activities.len(),
    EventId: |valley| valley.pack.events.len(),
    SchemeId: |valley| valley.pack.schemes.len(),
}

impl Sound<Valley> for SchemeCard {
    fn is_sound(&self, valley: &Valley) -> bool {
        self.number.is_sound(valley)
    }
}

impl Sound<Valley> for Spot {
    fn is_sound(&self, valley: &Valley) -> bool {
        self.owner.is_sound(valley) && self.card.is_sound(valley) && usize::from(self.nth) < CITY_CARDS
    }
}

impl Sound<Valley> for Pick {
    fn is_sound(&self, valley: &Valley) -> bool {
        self.by(Seat::FIRST).is_sound(valley)
    }
}

impl Sound<Valley> for Site {
    fn is_sound(&self, valley: &Valley) -> bool {
        match self {
            Site::Basic(basic) => basic.is_sound(valley),
            Site::Forest(clearing) => clearing.is_sound(valley),
            Site::Journey(space) => space.is_there(),
            Site::Event(event) => event.is_sound(valley),
            Site::City(spot) => spot.is_sound(valley),
            Site::Haven => true,
        }
    }
}

impl Sound<Valley> for Play {
    fn is_sound(&self, valley: &Valley) -> bool {
        self.card.is_sound(valley) && self.from.is_sound(valley) && self.means.is_sound(valley)
    }
}

impl Sound<Valley> for Worker {
    fn is_sound(&self, _: &Valley) -> bool {
        self.is_there()
    }
}

table::harmless!(Coin, Grant, Lots, Reserve, TriggerId, Triggers, Which);

const _: () = assert!(WEB.index() < LAIR.index() && LAIR.index() < PLACES, "cards are dropped from the places before");
