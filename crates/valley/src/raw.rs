//! Whether a view that somebody else wrote down can be one of this game.

use crate::Valley;
use crate::action::{From, Means};
use crate::effect::{Effect, Step, StepId};
use crate::frame::{Ask, Gift, Night, Play, Source, Threat, Work};
use crate::ids::*;
use crate::memory::{LAIR, PLACES, WEB};
use crate::view::{PlayerView, RivalView, View};
use crate::webs::{SCHEMES, SchemeCard};
use table::raw::within;
use table::stack::Task;
use table::{Chance, Seat, Side, ViewError, Viewer};

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
        let card = |card: &CardId| self.is_card(*card);
        let open = view.meadow.iter().flatten().chain(&view.aside).chain(&view.playing).chain(&view.pile);
        let open = open.chain(view.under.iter().flat_map(|under| &under.cards)).chain(&view.drawn).chain(&view.offered);
        within("cards", open.chain(view.discard.iter().flatten().map(|lying| &lying.card)).all(card))?;
        within("cards", view.memories().into_iter().all(|memory| memory.journal.cards().all(|c| card(&c))))?;
        within("forest", view.forest.iter().flatten().all(|id| usize::from(id.0) < self.pack.forests.len()))?;
        within("events", view.claimed.iter().flatten().all(|by| by.seat().is_none_or(seat)))?;
        within("special events", view.specials.iter().all(|id| id.index() < self.pack.events.len()))?;
        view.players.iter().enumerate().try_for_each(|(i, player)| {
            let mine = view.viewer == Viewer::Seat(Seat(i as u8));
            self.check_player(player, mine, i == 0)
        })?;
        let stands = |post: &Post| post.site().is_none_or(|site| self.is_site(site));
        let mut workers = view.players.iter().flat_map(|player| &player.workers).chain(&view.rival.workers);
        within("workers", workers.all(stands))?;
        within("figure", view.watched.is_none_or(|site| self.is_site(site)))?;
        within("questions", view.chain.iter().all(|&spot| self.is_spot(spot)))?;
        within("questions", view.frames.iter().all(|frame| seat(frame.seat) && self.is_sound(frame.task)))?;
        self.check_rival(&view.rival)?;
        within("memory", view.memory.journal.fits(&view.held()))
    }

    fn check_player(&self, player: &PlayerView, mine: bool, first: bool) -> Result<(), ViewError> {
        let card = |card: &CardId| self.is_card(*card);
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
        let card = |card: &CardId| self.is_card(*card);
        within("cards", rival.city.iter().chain(&rival.hand).chain(rival.feats.iter().flatten()).all(card))?;
        within("hand", usize::from(rival.hand_count) <= DECK && rival.hand_legends <= rival.hand_count)?;
        within("feats", rival.feats.len() <= DECK)?;
        let activity = |card: &ActivityId| card.index() < self.pack.activities.len();
        let mut cards = rival.activity.iter().chain(&rival.used).chain(&rival.open);
        within("activity", rival.activity.len() + rival.used.len() <= rival.used.capacity() && cards.all(activity))?;
        let mut schemes = rival.schemes.iter().chain(&rival.scheme);
        within("schemes", rival.schemes.len() <= SCHEMES && schemes.all(|&scheme| self.is_scheme(scheme)))?;
        within("figure", rival.figure.is_none_or(is_slot))
    }

    fn is_side(&self, side: Side) -> bool {
        side.seat().is_none_or(|seat| seat.index() < self.players())
    }

    fn is_card(&self, card: CardId) -> bool {
        card.index() < self.pack.cards.len()
    }

    fn is_spot(&self, spot: Spot) -> bool {
        self.is_side(spot.owner) && self.is_card(spot.card) && usize::from(spot.nth) < CITY_CARDS
    }

    fn is_pick(&self, pick: Pick) -> bool {
        self.is_spot(pick.by(Seat::FIRST))
    }

    fn is_site(&self, site: Site) -> bool {
        match site {
            Site::Basic(basic) => basic.index() < BASICS,
            Site::Forest(clearing) => clearing.index() < CLEARINGS,
            Site::Journey(space) => space.is_there(),
            Site::Event(event) => self.is_event(event),
            Site::City(spot) => self.is_spot(spot),
            Site::Haven => true,
        }
    }

    fn is_event(&self, event: EventId) -> bool {
        event.index() < self.pack.events.len()
    }

    fn is_scheme(&self, scheme: SchemeCard) -> bool {
        usize::from(scheme.number.0) < self.pack.schemes.len()
    }

    fn is_source(&self, source: Source) -> bool {
        match source {
            Source::Table => true,
            Source::Card(spot) => self.is_spot(spot),
            Source::Event(event) => self.is_event(event),
        }
    }

    fn is_threat(&self, threat: Threat) -> bool {
        match threat {
            Threat::Scheme(scheme) => self.is_scheme(scheme),
            Threat::Silk(spot) => self.is_spot(spot),
            Threat::Compensation
            | Threat::Mesmerize
            | Threat::Ingenuity
            | Threat::Taking
            | Threat::Bounty
            | Threat::Strings
            | Threat::Nasty
            | Threat::Trap => true,
        }
    }

    fn is_play(&self, play: Play) -> bool {
        let lies = match play.from {
            From::Meadow(slot) => is_slot(slot),
            From::Hand | From::Legend | From::Pile | From::Shown => true,
        };
        let paid = match play.means {
            Means::Occupied(pick) | Means::Prisoner(pick) | Means::Banner(pick) => self.is_pick(pick),
            Means::Leave(helper) => self.is_card(helper),
            Means::Cost | Means::Swap | Means::Tokens(_) => true,
        };
        self.is_card(play.card) && lies && paid
    }

    /// Whether everything that is pending names cards, steps and places that there are.
    fn is_sound(&self, task: Task<Ask, Work>) -> bool {
        match task {
            Task::Ask(ask) => self.is_sound_question(ask),
            Task::Do(work) => self.is_sound_work(work),
        }
    }

    fn is_sound_question(&self, ask: Ask) -> bool {
        let step = |id: StepId, wanted: fn(&Step) -> bool| self.pack.steps.get(usize::from(id.0)).is_some_and(wanted);
        match ask {
            Ask::Pay { play } => self.is_play(play),
            Ask::Spend { step: id, source } => {
                step(id, |step| matches!(step, Step::Spend { .. })) && self.is_source(source)
            }
            Ask::Discard { step: id, left, done } => {
                step(id, |step| matches!(step, Step::Discard { .. })) && left.checked_add(done).is_some()
            }
            Ask::Store { step: id, on } => step(id, |step| matches!(step, Step::Store { .. })) && self.is_spot(on),
            Ask::WhichPile { step: id } => step(id, |step| matches!(step, Step::Reveal { .. })),
            Ask::Dismantle { step: id, source, .. } => {
                step(id, |step| matches!(step, Step::Dismantle { .. })) && self.is_source(source)
            }
            Ask::Choose { step: id, source } => {
                step(id, |step| matches!(step, Step::Choose { .. })) && self.is_source(source)
            }
            Ask::LayGoods { step: id, event } => {
                step(id, |step| matches!(step, Step::LayGoods { .. })) && self.is_event(event)
            }
            Ask::HandOut { step: id, .. } => step(id, |step| matches!(step, Step::HandOut { .. })),
            Ask::Scrolls { event } | Ask::Tuck { event, .. } => self.is_event(event),
            Ask::Recipient { gift } => match gift {
                Gift::Card(card) => self.is_card(card),
                Gift::Goods(_) | Gift::Paid(_) | Gift::Aside | Gift::Cards(_) | Gift::Fool => true,
            },
            Ask::GiveCard { to, .. } => self.is_side(to),
            Ask::Activate { by, first, .. } => self.is_spot(by) && first.is_none_or(|first| self.is_spot(first)),
            Ask::Copy { of, by } => self.is_side(of) && self.is_spot(by),
            Ask::WorkerTo { worker, from } => worker.is_there() && self.is_site(from),
            Ask::Use { first, .. } => first.is_none_or(|first| self.is_site(first)),
            Ask::Night(night) => match night {
                Night::Foil { threat, most, paid, .. } => paid <= most && self.is_threat(threat),
                Night::Lose { threat } | Night::Yield { threat } => self.is_threat(threat),
                Night::FoilPrice { scheme } | Night::Capture { scheme } => self.is_scheme(scheme),
                Night::Replace { slot, card, .. } => is_slot(slot) && self.is_card(card),
                Night::Spider { of, .. } => self.is_side(of),
                Night::Web { .. } | Night::Guard | Night::Snag | Night::KeepOpen { .. } => true,
            },
            // Whatever their numbers are, there is no harm in them.
            Ask::Turn
            | Ask::Gain { .. }
            | Ask::GiveGoods { .. }
            | Ask::Draw { .. }
            | Ask::MustDiscard { .. }
            | Ask::Keep
            | Ask::Produce { .. }
            | Ask::Play { .. }
            | Ask::Ruin
            | Ask::Sweep { .. }
            | Ask::TakeMeadow { .. }
            | Ask::WorkerFrom
            | Ask::TakeBack
            | Ask::Clock
            | Ask::Leader
            | Ask::PigFarm
            | Ask::Stoats
            | Ask::StoatDiscard { .. }
            | Ask::Watch
            | Ask::Lacking
            | Ask::Trigger { .. }
            | Ask::Toll { .. }
            | Ask::Evict
            | Ask::Private => true,
        }
    }

    fn is_sound_work(&self, work: Work) -> bool {
        let steps = |effect: Effect| effect.start <= effect.end && usize::from(effect.end) <= self.pack.steps.len();
        let spot = |spot: Option<Spot>| spot.is_none_or(|spot| self.is_spot(spot));
        match work {
            Work::Steps { effect, source } => steps(effect) && self.is_source(source),
            Work::LayDown { replaces } => spot(replaces),
            Work::Played { card, spot: at } => self.is_card(card) && spot(at),
            Work::Visit { site } => self.is_site(site),
            Work::Visited { worker } => worker.is_there(),
            Work::Enforce { scheme } => self.is_scheme(scheme),
            Work::Befall { threat, paid, most } => paid <= most && self.is_threat(threat),
            Work::AfterPlay { .. }
            | Work::Watched
            | Work::MeadowTaken { .. }
            | Work::DiscardAside
            | Work::Drawn
            | Work::EndTurn
            | Work::Season
            | Work::Prepared
            | Work::Night
            | Work::NightEnds
            | Work::Scheme
            | Work::Reward { .. }
            | Work::Begin => true,
        }
    }
}

fn is_slot(slot: Slot) -> bool {
    slot.index() < MEADOW
}

const _: () = assert!(WEB.index() < LAIR.index() && LAIR.index() < PLACES, "cards are dropped from the places before");
