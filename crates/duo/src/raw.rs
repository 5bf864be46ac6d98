//! Whether a view that somebody else wrote down can be one of this game.

use crate::Duo;
use crate::effect::{Effect, Step, StepId};
use crate::frame::{Ask, Work};
use crate::ids::*;
use crate::together::{Haunt, Item};
use crate::view::{View, sees_hand};
use table::raw::within;
use table::stack::{Asked, Task};
use table::{Chance, Seat, ViewError, Viewer};

impl Duo {
    /// A view fits if everything in it is within bounds, and a table can be made of all cards that looks like it.
    pub(crate) fn check_raw(&self, view: &View) -> Result<(), ViewError> {
        self.check_bounds(view)?;
        let mut located = view.gone;
        let mut count = view.gone.len();
        let mut add = |cards: CardSet| {
            count += cards.len();
            located = located.or(cards);
        };
        for card in view.meadow.iter().flatten().copied().chain(view.together.tile_card()) {
            add(CardSet::one(card));
        }
        [view.aside, view.known.pile, view.together.thorn].into_iter().for_each(&mut add);
        let mut hidden = u32::from(view.deck_count) + u32::from(view.aside_count) + u32::from(view.discard_count);
        for (i, mayor) in view.mayors.iter().enumerate() {
            if i == 0 || !view.together.one_city {
                add(mayor.city);
                add(mayor.tucked);
            }
            if sees_hand(&view.together, view.viewer, Seat(i as u8)) {
                add(mayor.hand);
            } else {
                hidden += u32::from(mayor.hand_count);
            }
        }
        hidden -= view.aside.len() + view.known.pile.len();
        // No card lies in two places, and the rest fills those that are hidden.
        if count != located.len() || hidden != self.pack.all_cards().without(located).len() {
            return Err(ViewError::WrongCards);
        }
        let state = self.imagine(view, &mut Chance::from_seed(0));
        state.census(&self.pack).map_err(|_| ViewError::Contradiction)?;
        let asked = state.question().is_none_or(|(seat, ask)| self.asked(&state, seat, ask) != Asked::Never);
        if asked && self.see(&state, view.viewer) == *view { Ok(()) } else { Err(ViewError::Contradiction) }
    }

    fn check_bounds(&self, view: &View) -> Result<(), ViewError> {
        let seat = |seat: Seat| seat.index() < 2;
        let cards = |cards: CardSet| cards.without(self.pack.all_cards()).is_empty();
        let card = |card: CardId| card.index() < CARDS && self.pack.all_cards().has(card);
        let viewer = match view.viewer {
            Viewer::Seat(viewer) => seat(viewer),
            Viewer::Spectator => true,
        };
        within("viewer", viewer)?;
        within("turn", view.turn.is_none_or(seat))?;
        within("sun", view.sun <= PathSpot::LAST && view.moon <= PathSpot::LAST)?;
        within("meadow", view.meadow.iter().flatten().all(|&id| card(id)))?;
        within("aside", cards(view.aside) && view.aside.len() <= u32::from(view.aside_count))?;
        let known = view.known;
        within("discard", cards(known.pile) && known.pile.len() <= u32::from(view.discard_count))?;
        within("discard", cards(known.not_dealt.or(known.not_held[0]).or(known.not_held[1]).or(known.departed)))?;
        let tile = match view.together.tile {
            Some((to, Item::Card(id))) => seat(to) && card(id),
            Some((to, _)) => seat(to),
            None => true,
        };
        within("tile", tile)?;
        within("gone", cards(view.gone.or(view.together.thorn).or(view.together.tile_card())))?;
        within("trails", view.trails.iter().all(|trail| trail.cards().all(card)))?;
        for (i, mayor) in view.mayors.iter().enumerate() {
            let seen = sees_hand(&view.together, view.viewer, Seat(i as u8));
            let n = u32::from(mayor.hand_count);
            within("hand", if seen { mayor.hand.len() == n } else { mayor.hand.len() <= n })?;
            within("cards", cards(mayor.hand.or(mayor.city).or(mayor.tucked)))?;
            within("occupied", mayor.placed.iter().flatten().all(|&id| card(id)))?;
        }
        within("river", view.river.iter().all(|tile| usize::from(tile.0) < RIVER_TILES))?;
        within("river", view.river_to_come >> RIVER_TILES == 0)?;
        within("events", view.events.iter().all(|event| usize::from(event.0) < self.pack.events.len()))?;
        within("events", view.claimed.iter().flatten().all(|by| by.seat().is_none_or(seat)))?;
        within("events", view.journey.is_none_or(seat))?;
        let mut workers = view.mayors.iter().flat_map(|mayor| mayor.workers).flatten();
        within("workers", workers.all(|space| self.is_space(space)))?;
        within("cards", cards(view.to_produce))?;
        within("questions", view.frames.iter().all(|frame| seat(frame.seat) && self.is_sound(frame.task)))
    }

    fn is_space(&self, space: Space) -> bool {
        match space {
            Space::River(n) => n < 2,
            Space::Farm(n) => usize::from(n) < FARMS,
            Space::Event(slot) => slot.index() < SLOTS,
            Space::Red(card) => card.index() < self.pack.cards.len(),
        }
    }

    /// Whether everything that is pending names cards, steps and places that there are.
    fn is_sound(&self, task: Task<Ask, Work>) -> bool {
        let card = |card: CardId| card.index() < self.pack.cards.len();
        let source = |source: Option<CardId>| source.is_none_or(card);
        let effect = |effect: Effect| effect.start <= effect.end && usize::from(effect.end) <= self.pack.steps.len();
        let step = |id: StepId| self.pack.steps.get(usize::from(id.0));
        match task {
            Task::Ask(Ask::Pay { card: id, deal }) => card(id) && source(deal.star),
            Task::Ask(Ask::Tuck { card: id, star }) => card(id) && card(star),
            Task::Ask(
                Ask::DiscardCost { card: id } | Ask::StoreOrTake { card: id, .. } | Ask::Store { card: id, .. },
            )
            | Task::Do(Work::AfterPlay { card: id }) => card(id),
            Task::Ask(Ask::PayFor { fee } | Ask::PayCard { fee, .. }) => {
                matches!(step(fee.step), Some(Step::PayFor { .. })) && source(fee.source)
            }
            Task::Ask(Ask::Choose { step: id, source: by }) => {
                matches!(step(id), Some(Step::Choose { .. })) && source(by)
            }
            Task::Ask(Ask::Show { step: id, source: by, .. }) => {
                matches!(step(id), Some(Step::ForEach { .. })) && source(by)
            }
            Task::Ask(Ask::WorkerTo { from, .. } | Ask::SkunkTo { from: Haunt::Space(from) }) => self.is_space(from),
            Task::Ask(Ask::SkunkTo { from: Haunt::Path(spot) }) => spot <= PathSpot::LAST,
            Task::Ask(Ask::Allot { shares }) => effect(shares),
            Task::Do(Work::Steps { effect: run, source: by } | Work::Repeat { effect: run, source: by, .. }) => {
                effect(run) && source(by)
            }
            // Whatever their numbers are, there is no harm in them.
            Task::Ask(
                Ask::Turn
                | Ask::MoveToken { .. }
                | Ask::Gain { .. }
                | Ask::Take { .. }
                | Ask::Occupied
                | Ask::Reclaim { .. }
                | Ask::Activate { .. }
                | Ask::Produce
                | Ask::Farm { .. }
                | Ask::River { .. }
                | Ask::Red { .. }
                | Ask::Taken { .. }
                | Ask::Claim { .. }
                | Ask::Play { .. }
                | Ask::Pigeon { .. }
                | Ask::Look { .. }
                | Ask::Refresh { .. }
                | Ask::WorkerFrom { .. }
                | Ask::TradeFirst
                | Ask::TradeSecond
                | Ask::TradeGain
                | Ask::ProduceFor
                | Ask::KeepNews
                | Ask::SeasonEnd
                | Ask::WorkerHome { .. }
                | Ask::TokenBack { .. }
                | Ask::SkunkFrom { .. }
                | Ask::Pass { .. }
                | Ask::Private,
            )
            | Task::Do(Work::AfterClaim | Work::AfterFarm | Work::Refill | Work::NoTokenMoves | Work::Season { .. }) => {
                true
            }
        }
    }
}
