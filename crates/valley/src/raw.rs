//! Whether a view that somebody else wrote down can be one of this game.

use crate::Valley;
use crate::ids::*;
use crate::memory::{LAIR, PLACES, WEB};
use crate::view::{PlayerView, RivalView, View};
use crate::webs::SCHEMES;
use table::{Chance, Seat, Side, ViewError, Viewer};

/// Nothing in it counts or names more than there can be.
fn within(what: &'static str, fits: bool) -> Result<(), ViewError> {
    if fits { Ok(()) } else { Err(ViewError::OutOfBounds { what }) }
}

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
        let seat = |seat: Seat| seat.index() < self.players();
        let viewer = match view.viewer {
            Viewer::Seat(viewer) => seat(viewer),
            Viewer::Spectator => true,
        };
        within("viewer", viewer)?;
        within("turn", view.turn.and_then(Side::seat).is_none_or(seat))?;
        within("players", view.players.len() == self.players())?;
        within("gone", view.gone.len() == NAMES)?;
        within("drawn", seat(view.drawn_by) && usize::from(view.drawn_count) <= view.drawn.capacity())?;
        within("aside", (view.aside.len()..=view.aside.capacity()).contains(&usize::from(view.aside_count)))?;
        within("deck", usize::from(view.deck_count) <= DECK)?;
        let dropped = |place: &woodland::Place| place.index() < WEB.index();
        let same = view.discard.len() == view.dropped_by.len() && view.discard.len() <= DECK;
        within("discard", same && view.dropped_by.iter().flatten().all(dropped))?;
        within("memory", view.memories().into_iter().all(|memory| memory.journal.is_sound()))?;
        let card = |card: &CardId| card.index() < self.pack.cards.len();
        let open = view.meadow.iter().flatten().chain(&view.aside).chain(&view.playing).chain(&view.pile);
        let open = open.chain(view.under.iter().flat_map(|under| &under.cards)).chain(&view.drawn).chain(&view.offered);
        within("cards", open.chain(view.discard.iter().flatten().map(|lying| &lying.card)).all(card))?;
        within("cards", view.memories().into_iter().all(|memory| memory.journal.cards().all(|c| card(&c))))?;
        within("forest", view.forest.iter().flatten().all(|id| usize::from(id.0) < self.pack.forests.len()))?;
        within("events", view.claimed.iter().flatten().all(|by| by.seat().is_none_or(seat)))?;
        within("special events", view.specials.iter().all(|id| id.index() < view.claimed.len()))?;
        view.players.iter().enumerate().try_for_each(|(i, player)| {
            let mine = view.viewer == Viewer::Seat(Seat(i as u8));
            self.check_player(player, mine, i == 0)
        })?;
        let spot = |spot: &Spot| spot.owner.seat().is_none_or(seat) && card(&spot.card);
        let stands = |post: &Post| match post {
            Post::At(Site::City(at)) | Post::Guard(at) => spot(at),
            post => post.is_somewhere(),
        };
        let workers = view.players.iter().flat_map(|player| &player.workers).chain(&view.rival.workers);
        within("workers", workers.copied().all(|post| stands(&post)))?;
        within("questions", view.frames.iter().all(|frame| seat(frame.seat)))?;
        self.check_rival(&view.rival)?;
        within("memory", view.memory.journal.fits(&view.held()))
    }

    fn check_player(&self, player: &PlayerView, mine: bool, first: bool) -> Result<(), ViewError> {
        let card = |card: &CardId| card.index() < self.pack.cards.len();
        let hand = usize::from(player.hand_count);
        within("hand", hand <= player.hand.capacity() && player.hand.len() <= hand && player.hand.is_sorted())?;
        within("hand", (!mine || player.hand.len() == hand) && player.stuck_count <= player.hand_count)?;
        within("hand", first || player.stuck_count == 0)?;
        within("legends", player.legends.len() <= player.legend_kinds.len())?;
        within("legends", !mine || player.legends.len() == player.legend_kinds.len())?;
        within("cards", player.hand.iter().all(|held| card(&held.card())))?;
        let others = player.city.iter().map(|building| &building.card).chain(&player.prisoners);
        within("cards", others.chain(&player.legends).all(card))
    }

    fn check_rival(&self, rival: &RivalView) -> Result<(), ViewError> {
        let card = |card: &CardId| card.index() < self.pack.cards.len();
        within("cards", rival.city.iter().chain(&rival.hand).chain(rival.feats.iter().flatten()).all(card))?;
        within("hand", usize::from(rival.hand_count) <= DECK && rival.hand_legends <= rival.hand_count)?;
        within("feats", rival.feats.len() <= DECK)?;
        let activity = |card: &u8| usize::from(*card) < self.pack.activities.len();
        let mut cards = rival.activity.iter().chain(&rival.used).chain(&rival.open);
        within("activity", rival.activity.len() + rival.used.len() <= rival.used.capacity() && cards.all(activity))?;
        let numbers = rival.schemes.iter().chain(&rival.scheme).map(|scheme| usize::from(scheme.number.0));
        let mut known = numbers.map(|number| number < self.pack.schemes.len());
        within("schemes", rival.schemes.len() <= SCHEMES && known.all(|known| known))?;
        within("figure", rival.figure.is_none_or(|slot| slot.index() < MEADOW))
    }
}

const _: () = assert!(WEB.index() < LAIR.index() && LAIR.index() < PLACES, "cards are dropped from the places before");
