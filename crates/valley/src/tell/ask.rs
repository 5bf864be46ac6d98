//! What is asked, and what can be answered, in words.

use crate::Valley;
use crate::action::{Action, From, Means};
use crate::effect::{Rebate, Step};
use crate::frame::{Ask, Gift, Night, Threat};
use crate::ids::*;
use crate::view::View;
use crate::webs::FoiledBy;
use table::{Arg, Line};
use woodland::words::{good_line, goods_arg, season_line, the_season_line};
use woodland::{Good, Goods, Season};

impl Valley {
    /// What is asked.
    pub(super) fn question_line(&self, view: &View) -> Line {
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

    /// What an answer does.
    pub(super) fn offer_line(&self, view: &View, action: Action) -> Line {
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
