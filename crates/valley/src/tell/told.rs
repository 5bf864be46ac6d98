//! What has happened, in words, and the paragraph behind what an opponent in the box does.

use crate::Valley;
use crate::event::{Blocker, Event};
use crate::ids::*;
use table::{Arg, Line, Side};
use woodland::words::{good_line, goods_arg, the_season_line};

impl Valley {
    /// What has happened; nothing where a person need not be told.
    pub(super) fn event_line(&self, event: &Event) -> Option<Line> {
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

    /// The paragraph by which an opponent in the box does so.
    pub(super) fn rule_of(&self, event: &Event) -> Option<&'static str> {
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
}
