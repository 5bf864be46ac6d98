//! Putting the game into words, in no language yet.

use crate::Valley;
use crate::action::{Action, From, Means};
use crate::effect::{Rebate, Step};
use crate::event::{Blocker, Event};
use crate::frame::{Ask, Gift, Night, Threat};
use crate::ids::*;
use crate::mode::Against;
use crate::pack::Entry;
use crate::score::Score;
use crate::state::State;
use crate::view::View;
use crate::webs::{FoiledBy, Personality, Plot, Scheme};
use table::{Arg, Game, Heard, Line, Seat, Side, Tell};
use woodland::words::{good_line, goods_arg, season_line, the_season_line};
use woodland::{Good, Goods, Season};

impl Valley {
    /// The plot, scheme or personality behind a threat.
    fn threat_entry(&self, threat: Threat) -> &Entry {
        match threat {
            Threat::Scheme(scheme) => self.pack.scheme(scheme),
            Threat::Silk(_) => self.pack.plot(Plot::SilkBarrier),
            Threat::Compensation => self.pack.plot(Plot::Compensation),
            Threat::Mesmerize => self.pack.plot(Plot::Mesmerize),
            Threat::Ingenuity => self.pack.plot(Plot::Ingenuity),
            Threat::Taking => self.pack.plot(Plot::ForcefulTaking),
            Threat::Bounty => self.pack.plot(Plot::StolenBounty),
            Threat::Strings => self.pack.plot(Plot::PullingStrings),
            Threat::Nasty => self.pack.personality(Personality::Nasty),
            Threat::Trap => self.pack.scheme(Scheme::InvisibleTrap.card()),
        }
    }

    /// What somebody threatens, by its name.
    fn threat_name(&self, threat: Threat) -> Arg {
        Arg::from(&self.threat_entry(threat).name)
    }

    /// What a plot, scheme or personality says.
    fn threat_text(&self, threat: Threat) -> Arg {
        Arg::from(&self.threat_entry(threat).text)
    }

    /// Where a card is played from.
    fn origin_line(&self, from: From) -> Line {
        Line::new(match from {
            From::Hand => "valley-from-hand",
            From::Meadow(_) => "valley-from-meadow",
            From::Legend => "valley-from-legend",
            From::Pile => "valley-from-pile",
            From::Shown => "valley-from-shown",
        })
    }

    fn offer_play(&self, view: &View, card: CardId, from: From, means: Means) -> Line {
        let granted = match view.question() {
            Some((_, Ask::Play { grant, .. })) if grant.rebate == Rebate::Free => Some(Line::new("valley-how-free")),
            Some((_, Ask::Play { grant, .. })) if grant.rebate.less() > 0 => {
                Some(Line::new("valley-how-less").with("less", grant.rebate.less()))
            }
            Some((_, Ask::PigFarm)) => Some(Line::new("valley-how-free")),
            _ => None,
        };
        let how = match means {
            Means::Cost => granted.unwrap_or_else(|| Line::new("valley-how-cost").with("cost", self.cost_arg(card))),
            Means::Occupied(on) => Line::new("valley-how-occupied").with("on", self.spot_name(on)),
            Means::Leave(helper) => {
                let leaver = self.pack.tables.leavers.iter().find(|leaver| leaver.card == helper);
                Line::new("valley-how-leave")
                    .with("card", self.card_name(helper))
                    .with("less", leaver.map_or(0, |leaver| leaver.discount.less))
            }
            Means::Swap => Line::new("valley-how-swap").with("cost", self.cost_arg(card)),
            Means::Prisoner(spot) => Line::new("valley-how-prisoner")
                .with("card", self.spot_name(spot))
                .with("less", self.pack.tables.jail_less),
            Means::Tokens(n) => {
                Line::new("valley-how-tokens").with("n", n).with("less", n * self.pack.tables.treasury_less)
            }
            Means::Banner(spot) => Line::new("valley-how-banner").with("card", self.spot_name(spot)),
        };
        Line::new("valley-do-play")
            .with("card", self.card_name(card))
            .with("from", self.origin_line(from))
            .with("how", how)
            .with("text", self.card_text(card))
    }

    fn offer_option(&self, view: &View, n: u8) -> Line {
        match view.question() {
            Some((_, Ask::Store { step, .. })) => match self.pack.step(step) {
                Step::Store { options } => {
                    Line::new("valley-do-store").with("goods", goods_arg(options[usize::from(n).min(3)]))
                }
                _ => Line::new("valley-do-option").with("n", n + 1),
            },
            Some((_, Ask::Choose { step, .. })) => match self.pack.step(step) {
                Step::Choose { options } => self.effect_line(options[usize::from(n).min(1)]),
                _ => Line::new("valley-do-option").with("n", n + 1),
            },
            Some((_, Ask::WhichPile { .. })) => {
                Line::new(if n == 0 { "valley-do-deck" } else { "valley-do-discard-pile" })
            }
            Some((_, Ask::Draw { .. })) => Line::new("valley-do-draw").with("n", n + 1),
            Some((_, Ask::Stoats)) => Line::new(if n == 0 { "valley-do-stoats-two" } else { "valley-do-stoats-three" }),
            Some((_, Ask::Night(Night::FoilPrice { scheme }))) => Line::new(match (scheme.does.foiled_by(), n) {
                (Some(FoiledBy::Worker), _) => "valley-do-foil-worker",
                (Some(FoiledBy::TwoOf(Good::Berry)), 0) => "valley-do-foil-berries",
                (Some(FoiledBy::TwoOf(_)), 0) => "valley-do-foil-pebbles",
                (Some(FoiledBy::TwoOf(_) | FoiledBy::All(..) | FoiledBy::Each(..) | FoiledBy::Card(_)) | None, _) => {
                    "valley-do-foil-mix"
                }
            }),
            _ => Line::new("valley-do-option").with("n", n + 1),
        }
    }

    /// What a short effect gives, in words.
    fn effect_line(&self, effect: crate::effect::Effect) -> Line {
        let mut parts: Vec<Arg> = Vec::new();
        for step in effect.steps(&self.pack.steps) {
            if let Step::Gain { goods, any, points, cards, .. } = *step {
                parts.extend(goods.iter().map(|(good, n)| good_line(good, n).into()));
                if any > 0 {
                    parts.push(Line::new("valley-n-any").with("n", any).into());
                }
                if points > 0 {
                    parts.push(Line::new("n-point-token").with("n", points).into());
                }
                if cards > 0 {
                    parts.push(Line::new("n-card").with("n", cards).into());
                }
            }
        }
        Line::new("valley-do-gain").with("what", Arg::List(parts))
    }

    fn offer_pick(&self, view: &View, spot: Pick) -> Line {
        let id = match view.question() {
            Some((_, ask)) => match ask {
                Ask::Discard { .. } | Ask::MustDiscard { .. } | Ask::StoatDiscard { .. } => "valley-do-discard",
                Ask::GiveCard { .. } | Ask::HandOut { .. } | Ask::Leader => "valley-do-give",
                Ask::Keep => "valley-do-keep",
                Ask::Activate { .. } | Ask::Produce { .. } => "valley-do-activate",
                Ask::Copy { .. } => "valley-do-copy",
                Ask::Dismantle { .. } | Ask::Ruin | Ask::Evict => "valley-do-dismantle",
                Ask::Tuck { .. } => "valley-do-tuck",
                Ask::Toll { .. } | Ask::Night(Night::Foil { .. }) | Ask::Trigger { .. } => "valley-do-pay-card",
                Ask::Night(Night::Lose { .. } | Night::Yield { .. }) => "valley-do-lose",
                Ask::Night(Night::Guard) => "valley-do-guard",
                Ask::Night(Night::KeepOpen { .. }) => "valley-do-keep-open",
                Ask::Night(Night::Replace { .. }) => "valley-do-replace",
                _ => "valley-do-take",
            },
            None => "valley-do-take",
        };
        Line::new(id).with("card", self.spot_name(spot)).with("text", self.card_text(spot.card))
    }

    /// What Nightweave asks.
    fn night_line(&self, ask: Night) -> Line {
        match ask {
            Night::Foil { threat, most, each, paid, .. } => {
                Line::new(if each { "valley-ask-foil-each" } else { "valley-ask-foil" })
                    .with("what", self.threat_name(threat))
                    .with("text", self.threat_text(threat))
                    .with("n", most - paid)
            }
            Night::FoilPrice { scheme } => Line::new("valley-ask-foil-price")
                .with("what", self.threat_name(Threat::Scheme(scheme)))
                .with("text", self.threat_text(Threat::Scheme(scheme))),
            Night::Replace { .. } => Line::new("valley-ask-replace"),
            Night::Spider { .. } => Line::new("valley-ask-spider"),
            Night::Web { .. } => Line::new("valley-ask-web"),
            Night::Lose { .. } => Line::new("valley-ask-lose"),
            Night::Guard => Line::new("valley-ask-guard"),
            Night::Yield { .. } => Line::new("valley-ask-yield"),
            Night::Snag => Line::new("valley-ask-snag"),
            Night::Capture { .. } => Line::new("valley-ask-capture"),
            Night::KeepOpen { .. } => Line::new("valley-ask-keep-open"),
        }
    }

    fn recipient_line(&self, gift: Gift) -> Line {
        match gift {
            Gift::Goods(goods) | Gift::Paid(goods) => Line::new("valley-ask-to-goods").with("goods", goods_arg(goods)),
            Gift::Aside | Gift::Card(_) => Line::new("valley-ask-to-card"),
            Gift::Cards(n) => Line::new("valley-ask-to-cards").with("n", n),
            Gift::Fool => Line::new("valley-ask-to-fool"),
        }
    }
}

impl Score {
    /// The points with where they come from in words.
    fn reckoning(self) -> Vec<(Line, i32)> {
        vec![
            (Line::new("valley-score-cards"), self.cards),
            (Line::new("valley-score-bonus"), self.bonus),
            (Line::new("valley-score-tokens"), self.tokens),
            (Line::new("valley-score-journey"), self.journey),
            (Line::new("valley-score-events"), self.events),
        ]
    }
}

impl Tell for Valley {
    fn ask(&self, view: &View) -> Line {
        let Some((seat, ask)) = view.question() else {
            return Line::new("valley-ask-nothing");
        };
        match ask {
            Ask::Turn => {
                let player = &view.players[seat.index()];
                let home = player.workers.iter().filter(|&&post| post == Post::Home).count();
                Line::new("valley-ask-turn").with("n", home).with("season", season_line(player.season))
            }
            Ask::Pay { play } => Line::new("valley-ask-pay").with("card", self.card_name(play.card)),
            Ask::Gain { left, .. } => Line::new("valley-ask-gain").with("n", left),
            Ask::Spend { step, .. } => match self.pack.step(step) {
                Step::Spend { up_to, points: 0, .. } => Line::new("valley-ask-trade").with("n", up_to),
                Step::Spend { up_to, points, .. } => {
                    Line::new("valley-ask-spend").with("n", up_to).with("points", points)
                }
                _ => Line::new("valley-ask-nothing"),
            },
            Ask::GiveGoods { n } => Line::new("valley-ask-give-goods").with("n", n),
            Ask::Discard { done, .. } => Line::new("valley-ask-discard").with("n", done),
            Ask::MustDiscard { left } | Ask::StoatDiscard { left, .. } => {
                Line::new("valley-ask-must-discard").with("n", left)
            }
            Ask::Recipient { gift } => self.recipient_line(gift),
            Ask::GiveCard { left, to } => self.who("valley-ask-give-card", to).with("n", left),
            Ask::Keep => Line::new("valley-ask-keep"),
            Ask::Draw { up_to } => Line::new("valley-ask-draw").with("n", up_to),
            Ask::Activate { by, .. } => Line::new("valley-ask-activate").with("card", self.card_name(by.card)),
            Ask::Copy { by, .. } => Line::new("valley-ask-copy").with("card", self.card_name(by.card)),
            Ask::Produce { .. } => Line::new("valley-ask-produce"),
            Ask::Store { on, .. } => Line::new("valley-ask-store").with("card", self.card_name(on.card)),
            Ask::Play { grant, .. } if grant.rebate == Rebate::Free => Line::new("valley-ask-play-free"),
            Ask::Play { grant, .. } => Line::new("valley-ask-play").with("less", grant.rebate.less()),
            Ask::WhichPile { .. } => Line::new("valley-ask-which-pile"),
            Ask::Dismantle { left, .. } => Line::new("valley-ask-dismantle").with("n", left),
            Ask::Ruin => Line::new("valley-ask-ruin"),
            Ask::Sweep { left } => Line::new("valley-ask-sweep").with("n", left),
            Ask::TakeMeadow { left, .. } => Line::new("valley-ask-take-meadow").with("n", left),
            Ask::WorkerFrom => Line::new("valley-ask-worker-from"),
            Ask::WorkerTo { .. } => Line::new("valley-ask-worker-to"),
            Ask::TakeBack => Line::new("valley-ask-take-back"),
            Ask::Use { .. } => Line::new("valley-ask-use"),
            Ask::Choose { .. } => Line::new("valley-ask-choose"),
            Ask::Clock => Line::new("valley-ask-clock"),
            Ask::LayGoods { event, .. } => Line::new("valley-ask-lay").with("event", self.event_name(event)),
            Ask::Scrolls { .. } => Line::new("valley-ask-scrolls").with("cards", self.card_names(view.aside.clone())),
            Ask::Tuck { event, left, .. } => {
                Line::new("valley-ask-tuck").with("event", self.event_name(event)).with("n", left)
            }
            Ask::HandOut { step, left } => match self.pack.step(step) {
                Step::HandOut { points, .. } => Line::new("valley-ask-hand-out").with("n", left).with("points", points),
                _ => Line::new("valley-ask-nothing"),
            },
            Ask::Leader => Line::new("valley-ask-leader"),
            Ask::PigFarm => Line::new("valley-ask-pig-farm"),
            Ask::Stoats => Line::new("valley-ask-stoats"),
            Ask::Watch => Line::new("valley-ask-watch"),
            Ask::Lacking => Line::new("valley-ask-lacking"),
            Ask::Trigger { trigger } => {
                let card = self.pack.tables.trigger(trigger).map(|trigger| trigger.card);
                let name = card.map_or_else(|| Line::new("nothing").into(), |card| self.card_name(card));
                Line::new("valley-ask-answer").with("card", name)
            }
            Ask::Toll { left, .. } => Line::new("valley-ask-toll").with("n", left),
            Ask::Night(ask) => self.night_line(ask),
            Ask::Evict => Line::new("valley-ask-evict"),
            Ask::Private => Line::new("valley-ask-nothing"),
        }
    }

    fn offer(&self, view: &View, action: Action) -> Line {
        match action {
            Action::Place(Site::Event(event)) => {
                Line::new("valley-do-claim").with("event", self.event_name(event)).with("text", self.event_text(event))
            }
            Action::Place(site) => Line::new("valley-do-place")
                .with("place", self.site_name(site))
                .with("text", self.site_text(&view.forest, site)),
            Action::Play { card, from, means } => self.offer_play(view, card, from, means),
            Action::Prepare => {
                let season = view.question().and_then(|(seat, _)| view.players[seat.index()].season.next());
                Line::new("valley-do-prepare").with("season", the_season_line(season.unwrap_or(Season::Spring)))
            }
            Action::Pass => Line::new("valley-do-pass"),
            Action::Pay(Goods::NONE) => Line::new("valley-do-pay-nothing"),
            Action::Pay(goods) => Line::new("valley-do-pay").with("goods", goods_arg(goods)),
            Action::Pick(spot) => self.offer_pick(view, spot),
            Action::Meadow(slot) => {
                let card = view.meadow.get(slot.index()).copied().flatten();
                let name = card.map_or_else(|| Line::new("nothing").into(), |card| self.card_name(card));
                let text = card.map_or_else(|| Line::new("nothing").into(), |card| self.card_text(card));
                let id = match view.question() {
                    Some((_, Ask::Sweep { .. })) => "valley-do-sweep",
                    _ => "valley-do-take-meadow",
                };
                Line::new(id).with("card", name).with("n", slot.number()).with("text", text)
            }
            Action::Good(good) => good_line(good, 1),
            Action::Point => Line::new("n-point-token").with("n", 1),
            Action::To(seat) => self.who("valley-do-to", seat),
            Action::Use(site) => Line::new("valley-do-use")
                .with("place", self.site_name(site))
                .with("text", self.site_text(&view.forest, site)),
            Action::Option(n) => self.offer_option(view, n),
            Action::Skip => match view.question() {
                Some((_, Ask::Night(Night::Foil { paid: 0, .. } | Night::FoilPrice { .. }))) => {
                    Line::new("valley-do-not-foil")
                }
                Some((_, Ask::Discard { .. } | Ask::Night(Night::Foil { .. }) | Ask::HandOut { .. })) => {
                    Line::new("valley-do-enough")
                }
                _ => Line::new("valley-do-skip"),
            },
        }
    }

    fn tell(&self, event: &Event) -> Option<Line> {
        let card = |card: CardId| self.card_name(card);
        Some(match event {
            Event::Placed { seat, site } => self.who("valley-told-placed", *seat).with("place", self.site_name(*site)),
            Event::Visited { owner, spot, points } => {
                self.who("valley-told-visited", *owner).with("card", card(spot.card)).with("n", *points)
            }
            Event::Used { seat, site } => self.who("valley-told-used", *seat).with("place", self.site_name(*site)),
            Event::Played { side, card: played, from, into, .. } if into == side => {
                self.who("valley-told-played", *side).with("card", card(*played)).with("from", self.origin_line(*from))
            }
            Event::Played { card: played, into, .. } => self.who("valley-told-sent", *into).with("card", card(*played)),
            Event::Paid { seat, goods } => self.who("valley-told-paid", *seat).with("goods", goods_arg(*goods)),
            Event::Settled { seat, on } => self.who("valley-told-settled", *seat).with("card", card(*on)),
            Event::Left { seat, card: left } => self.who("valley-told-left", *seat).with("card", card(*left)),
            Event::Imprisoned { seat, card: prisoner } => {
                self.who("valley-told-imprisoned", *seat).with("card", card(*prisoner))
            }
            Event::SpentTokens { seat, card: from, n } => {
                self.who("valley-told-spent-tokens", *seat).with("card", card(*from)).with("n", *n)
            }
            Event::Replaced { seat, card: old } => self.who("valley-told-replaced", *seat).with("card", card(*old)),
            Event::Gained { seat, goods, points } => {
                let mut parts: Vec<Arg> = goods.iter().map(|(good, n)| good_line(good, n).into()).collect();
                if *points > 0 {
                    parts.push(Line::new("n-point-token").with("n", *points).into());
                }
                self.who("valley-told-gained", *seat).with("what", Arg::List(parts))
            }
            Event::HandFull { seat, room } => self.who("valley-told-hand-full", *seat).with("n", *room),
            Event::Drew { seat, card: Some(drawn) } => {
                self.who("valley-told-drew-card", *seat).with("card", card(*drawn))
            }
            Event::Drew { seat, card: None } => self.who("valley-told-drew", *seat),
            Event::Took { seat, card: taken, .. } => self.who("valley-told-took", *seat).with("card", card(*taken)),
            Event::Swept { card: swept, .. } => Line::new("valley-told-swept").with("card", card(*swept)),
            Event::Discarded { seat, card: Some(gone) } => {
                self.who("valley-told-discarded-card", *seat).with("card", card(*gone))
            }
            Event::Discarded { seat, card: None } => self.who("valley-told-discarded", *seat),
            Event::Dropped { card: gone } => Line::new("valley-told-dropped").with("card", card(*gone)),
            Event::TookShown { seat, card: taken } => {
                self.who("valley-told-kept-card", *seat).with("card", card(*taken))
            }
            Event::LostPoint { seat } => self.who("valley-told-lost-point", *seat),
            Event::Revealed { cards } => {
                Line::new("valley-told-revealed").with("cards", self.card_names(cards.iter().copied()))
            }
            Event::Looked { seat, cards: Some(cards), .. } => {
                self.who("valley-told-looked-at", *seat).with("cards", self.card_names(cards.iter().copied()))
            }
            Event::Looked { seat, n, .. } => self.who("valley-told-looked", *seat).with("n", *n),
            Event::Kept { seat, card: Some(kept) } => {
                self.who("valley-told-kept-card", *seat).with("card", card(*kept))
            }
            Event::Kept { seat, card: None } => self.who("valley-told-kept", *seat),
            Event::Gave { seat, to, goods } => {
                self.who("valley-told-gave", *seat).with("to", self.side_name(*to)).with("goods", goods_arg(*goods))
            }
            Event::GaveCard { seat, to, card: Some(given) } => {
                self.who("valley-told-gave-that-card", *seat).with("to", self.side_name(*to)).with("card", card(*given))
            }
            Event::GaveCard { seat, to, card: None } => {
                self.who("valley-told-gave-card", *seat).with("to", self.side_name(*to))
            }
            Event::Activated { seat, spot } => {
                self.who("valley-told-activated", *seat).with("card", self.spot_name(spot.seen_from(*seat)))
            }
            Event::Answered { seat, card: blue } => self.who("valley-told-answered", *seat).with("card", card(*blue)),
            Event::Stored { seat, card: on, goods } => {
                self.who("valley-told-stored", *seat).with("card", card(*on)).with("goods", goods_arg(*goods))
            }
            Event::Unloaded { seat, card: on, goods } => {
                self.who("valley-told-unloaded", *seat).with("card", card(*on)).with("goods", goods_arg(*goods))
            }
            Event::Token { card: on, n, .. } => Line::new("valley-told-token").with("card", card(*on)).with("n", *n),
            Event::Claimed { side, event } => {
                self.who("valley-told-claimed", *side).with("event", self.event_name(*event))
            }
            Event::Laid { seat, event, goods } => self
                .who("valley-told-laid", *seat)
                .with("event", self.event_name(*event))
                .with("goods", goods_arg(*goods)),
            Event::Tucked { seat, event, card: under } => {
                self.who("valley-told-tucked", *seat).with("event", self.event_name(*event)).with("card", card(*under))
            }
            Event::MovedWorker { seat, from } => {
                self.who("valley-told-moved-worker", *seat).with("place", self.site_name(*from))
            }
            Event::TookBack { seat, site } => {
                self.who("valley-told-took-back", *seat).with("place", self.site_name(*site))
            }
            Event::Refilled { card: laid, slot } => {
                Line::new("valley-told-refilled").with("card", card(*laid)).with("n", slot.number())
            }
            Event::Reshuffled => Line::new("valley-told-reshuffled"),
            Event::Season { seat, season } => {
                self.who("valley-told-season", *seat).with("season", the_season_line(*season))
            }
            Event::Passed { seat } => self.who("valley-told-passed", *seat),
            Event::Watching { seat, site } => {
                self.who("valley-told-watching", *seat).with("place", self.site_name(*site))
            }
            Event::Rolled { n } => Line::new("valley-told-rolled").with("n", *n),
            Event::RivalTook { card: taken, slot } => {
                Line::new("valley-told-rival-took").with("card", card(*taken)).with("n", slot.number())
            }
            Event::Evicted { card: gone } => Line::new("valley-told-evicted").with("card", card(*gone)),
            Event::RivalWorker { site } => Line::new("valley-told-rival-worker").with("place", self.site_name(*site)),
            Event::Blocked { slot } => Line::new("valley-told-blocked").with("n", slot.number()),
            Event::Activity { card: activity, season } => {
                let sheet = self.pack.activity(*activity);
                let [first, second] = sheet.lines[season.index()]?.map(|task| self.task_line(task));
                Line::new("valley-told-activity")
                    .with("card", Arg::from(&sheet.entry.name))
                    .with("first", first)
                    .with("second", second)
            }
            Event::Tried { act } => Line::new("valley-told-tried").with("act", self.act_line(*act)),
            Event::Does { act } => Line::new("valley-told-does").with("act", self.does_line(*act)),
            Event::Default => Line::new("valley-told-default"),
            Event::BlockedFor { site, by } => {
                let (by, side) = match *by {
                    Blocker::Worker(side) if side.is_rival() => ("spider", side),
                    Blocker::Worker(side) => ("worker", side),
                    Blocker::Web => ("web", Side::RIVAL),
                    Blocker::Missing => ("missing", Side::RIVAL),
                };
                let line = self.who("valley-told-blocked-for", side).with("by", by);
                line.with("place", self.site_name(*site))
            }
            Event::Spider { site } => Line::new("valley-told-spider").with("place", self.site_name(*site)),
            Event::Figure { slot } => Line::new("valley-told-figure").with("n", slot.number()),
            Event::NightPlayed { card: played, .. } => {
                Line::new("valley-told-night-played").with("card", card(*played))
            }
            Event::NightDrew => Line::new("valley-told-night-drew"),
            Event::NightLooked => return None,
            Event::NightTook { card: taken, .. } => Line::new("valley-told-night-took").with("card", card(*taken)),
            Event::NightDiscarded => Line::new("valley-told-night-discarded"),
            Event::LegendLeft { card: legend } => Line::new("valley-told-legend-left").with("card", card(*legend)),
            Event::NightGained { points } => Line::new("valley-told-night-gained").with("n", *points),
            Event::Feat { card: Some(feat) } => Line::new("valley-told-feat-card").with("card", card(*feat)),
            Event::Feat { card: None } => Line::new("valley-told-feat"),
            Event::FeatShown { card: feat } => Line::new("valley-told-feat-shown").with("card", card(*feat)),
            Event::NightSeason { season } => {
                Line::new("valley-told-night-season").with("season", the_season_line(*season))
            }
            Event::NightOver => Line::new("valley-told-night-over"),
            Event::SchemeDrawn { scheme } => {
                let entry = self.pack.scheme(*scheme);
                Line::new("valley-told-scheme")
                    .with("scheme", Arg::from(&entry.name))
                    .with("text", Arg::from(&entry.text))
            }
            Event::Foiled { threat } => Line::new("valley-told-foiled").with("what", self.threat_name(*threat)),
            Event::Web { site } => Line::new("valley-told-web").with("place", self.site_name(*site)),
            Event::Silk { card: green } => Line::new("valley-told-silk").with("card", card(*green)),
            Event::Mood { personality } => {
                let entry = self.pack.personality(*personality);
                Line::new("valley-told-mood").with("name", Arg::from(&entry.name)).with("text", Arg::from(&entry.text))
            }
            Event::Turned { seat, down: 0 } => self.who("valley-told-turned-up", *seat),
            Event::Turned { seat, down } => self.who("valley-told-turned-down", *seat).with("n", *down),
            Event::Captured { seat } => self.who("valley-told-captured", *seat),
            Event::Stolen { seat, n } => self.who("valley-told-stolen", *seat).with("n", *n),
            Event::Lost { seat, goods } => self.who("valley-told-lost", *seat).with("goods", goods_arg(*goods)),
            Event::CutShort => Line::new("valley-told-cut-short"),
            Event::Over => Line::new("valley-told-over"),
        })
    }

    fn setup_film(&self, seed: u64) -> Vec<(Event, State)> {
        if !self.has_rival() {
            return Vec::new();
        }
        let mut heard = Heard::filming();
        let table = self.lay_table(seed, &mut heard);
        heard.shots(table)
    }

    fn rule_behind(&self, event: &Event) -> Option<&'static str> {
        use crate::nightweave::Act;
        Some(match event {
            Event::Activity { .. } => "V19.1",
            Event::Tried { act } | Event::Does { act } => match act {
                Act::Draw => "V19.9",
                Act::Discard => "V19.10",
                Act::PlayHand => "V19.11",
                Act::PlayMeadow => "V19.12",
                Act::PlayMeadowDraw | Act::PlayMeadowDiscard => "V19.13",
                Act::PlaceFigure => "V19.15",
                Act::Basic(_) => "V19.19",
                Act::Forest(_) => "V19.20",
                Act::City => "V19.23",
                Act::Open => "V19.25",
                Act::BasicEvent => "V19.27",
                Act::SpecialEvent => "V19.28",
                Act::Journey(_) => "V19.22",
                Act::Haven => "V19.30",
                Act::Ambassador => "V27.2",
                Act::Wonder => "V27.4",
            },
            Event::Default => "V19.6",
            Event::BlockedFor { .. } => "V19.17",
            Event::Spider { .. } => "V19.16",
            Event::Figure { .. } => "V19.15",
            Event::NightPlayed { .. } => "V21.4",
            Event::NightDrew => "V19.9",
            Event::NightTook { .. } => "V20.7",
            Event::NightDiscarded => "V19.10",
            Event::LegendLeft { .. } => "V26.2",
            Event::NightGained { .. } => "V18.5",
            Event::Feat { .. } | Event::FeatShown { .. } => "V20.11",
            Event::NightSeason { .. } => "V20.5",
            Event::CutShort => "V3.7",
            Event::NightOver => "V20.13",
            Event::SchemeDrawn { .. } => "V25.1",
            Event::Web { .. } => "V24.3",
            Event::Mood { .. } => "V24.11",
            // Whose die it is tells the mode.
            Event::Rolled { .. } if self.mode.year().is_some() => "V12.3",
            Event::RivalTook { .. } => "V12.3",
            Event::RivalWorker { .. } => "V12.7",
            Event::Blocked { .. } => "V12.6",
            Event::Claimed { side, .. } if side.is_rival() && self.mode.year().is_some() => "V12.5",
            Event::Claimed { side: Side::RIVAL, .. } => "V19.29",
            Event::Visited { owner: Side::RIVAL, .. } => "V21.6",
            _ => return None,
        })
    }

    fn reckoning(&self, state: &State, seat: Seat) -> Vec<(Line, i32)> {
        self.score(state, seat).reckoning()
    }

    fn accounts(&self, state: &State) -> Vec<(Line, Vec<(Line, i32)>)> {
        let rival = self.has_rival().then_some(Side::RIVAL);
        let all = seats(self.players()).map(Side::player).chain(rival);
        all.map(|side| (self.side_name(side), self.score(state, side).reckoning())).collect()
    }

    fn verdict(&self, state: &State) -> Vec<Line> {
        let outcome = self.outcome(state);
        match outcome.winners[..] {
            _ if !state.is_over() => Vec::new(),
            [] => vec![self.who("valley-verdict-lost", Side::RIVAL)],
            [seat] if self.players() == 1 => {
                vec![self.who("valley-verdict-won", Side::RIVAL).with("winner", self.seat_name(seat))]
            }
            _ if self.has_rival() => outcome
                .winners
                .iter()
                .map(|&seat| self.who("valley-verdict-won", Side::RIVAL).with("winner", self.seat_name(seat)))
                .collect(),
            [seat] => vec![Line::new("verdict-winner").with("who", self.seat_name(seat))],
            _ => vec![Line::new("verdict-shared")],
        }
    }

    fn automa(&self) -> Option<(Line, &'static str, &'static str)> {
        match self.mode.against {
            Against::Players(_) => None,
            Against::Rugwort(year) => Some((
                self.side_name(Side::RIVAL),
                "rugwort",
                ["year 1", "year 2", "year 3"][usize::from(year).min(3) - 1],
            )),
            Against::Nightweave(lair) => Some((
                self.side_name(Side::RIVAL),
                "nightweave",
                ["0", "1", "2", "3", "4"][lair.level.min(Level::MOST).index()],
            )),
        }
    }

    fn card_played<'a>(&'a self, event: &Event) -> Option<(Seat, &'a str)> {
        match event {
            Event::Played { side, card, into, .. } if into == side => {
                Some((side.seat()?, &self.pack.card(*card).entry.id))
            }
            _ => None,
        }
    }
}
