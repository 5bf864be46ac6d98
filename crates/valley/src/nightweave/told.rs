//! What Nightweave orders at a table of cardboard, as instructions.

use super::ask::side;
use super::companion::Nightweave;
use super::deeds::Deed;
use super::{Act, Arrow, Discovery, InRow, Order, Place, Row, Whose};
use crate::mode::Humans;
use crate::webs::Plot;
use table::companion::Step;
use table::entry::Entry;
use table::{Arg, Line, Seat};
use woodland::words::season_line;

/// A card of hers with what it says.
fn with_text(id: &'static str, entry: &Entry) -> Line {
    Line::new(id).with("name", &entry.name).with("text", &entry.text)
}

impl Nightweave {
    pub(super) fn told(&self, deed: &Deed) -> Option<Step> {
        let named = |id: &'static str, card| Line::new(id).with("card", self.house.name(card));
        let hand = Step::by_hand;
        Some(match *deed {
            Deed::Hers(order) => return self.order_step(order),
            Deed::Aimed(order, human) if self.house.humans != Humans::Alone => return self.aimed_step(order, human),
            Deed::Aimed(order, _) => return self.order_step(order),
            Deed::Seats => hand(Line::new("companion-night-seats"), "V19.32"),
            Deed::Begin => {
                let humans = self.house.humans.count();
                hand(Line::new("companion-night-begin").with("n", humans), "V18.7")
            }
            Deed::TurnUp(card) => {
                let sheet = self.valley().pack.activity(card);
                let line = Line::new("companion-night-turned-up").with("card", Arg::from(&sheet.entry.name));
                Step::told(line.with("side", side(sheet.arrow)), "V19.1")
            }
            Deed::Rolled(n) => Step::told(Line::new("companion-night-rolled").with("n", n), "V19.12"),
            Deed::Enters(card) => hand(named("companion-night-enters", card), "V21.4")
                .undone_by(named("companion-night-enters-back", card)),
            Deed::Feat(card) => {
                let rule = if self.house.is_corrin(card) { "V26.4" } else { "V24.15" };
                hand(named("companion-night-feat", card), rule)
            }
            Deed::Hidden(0, _) | Deed::Hand(0) | Deed::Tokens(0) | Deed::Award(0) => return None,
            Deed::Hidden(n, plot) => {
                let rule = if plot == Plot::PullingStrings { "V24.17" } else { "V24.10" };
                hand(Line::new("companion-night-hidden").with("n", n), rule)
            }
            Deed::Shown(card) => hand(named("companion-night-enters", card), "V20.11"),
            Deed::Fool(card, human) => match self.house.humans {
                Humans::Alone => hand(named("companion-night-fool", card), "V21.5"),
                Humans::Two | Humans::Team => {
                    let line = self.of_human("companion-night-fool-two", human).with("card", self.house.name(card));
                    hand(line, "V21.5")
                }
            },
            Deed::Leaves(_)
            | Deed::Chosen(_)
            | Deed::HandIs(_)
            | Deed::Claimed(..)
            | Deed::Treasure(_)
            | Deed::Adornments(_) => return None,
            Deed::Stands { card, open, .. } => {
                let card =
                    card.map_or_else(|| Line::new("companion-night-that-card").into(), |card| self.house.name(card));
                let (id, rule) = match open {
                    true => ("companion-night-visit-open-own", "V19.25"),
                    false => ("companion-night-visit-own", "V19.23"),
                };
                hand(Line::new(id).with("card", card), rule)
            }
            Deed::OnDiscovery => hand(Line::new("companion-night-visit-discovery"), "V28.7"),
            Deed::Robbed(_, card) => hand(named("companion-night-lose-green", card), "V26.10"),
            // [V19.17] alone there is one card less
            Deed::Instead(place @ Place::Forest(clearing)) if !self.house.has_forest(clearing) => {
                Step::told(Line::new("companion-night-no-such").with("place", self.spot_line(place)), "V19.17")
            }
            Deed::Instead(place) => {
                Step::told(Line::new("companion-night-instead").with("place", self.spot_line(place)), "V19.17")
            }
            Deed::NoneFree => Step::told(Line::new("companion-night-all-taken"), "V19.17"),
            Deed::NoneLeft => Step::told(Line::new("companion-night-none-left"), "V19.5"),
            Deed::Full | Deed::Snags => return None,
            Deed::StationFilled => hand(Line::new("companion-night-station-filled"), "V30.5"),
            Deed::Tossed => hand(Line::new("companion-night-tossed"), "V19.15"),
            Deed::Stumbles => hand(Line::new("companion-night-stumbles"), "V23.5"),
            Deed::NewMeadow => hand(Line::new("companion-night-new-meadow"), "V24.11"),
            Deed::Hypnotizes => hand(Line::new("companion-night-hypnotizes"), "V24.9"),
            Deed::Masks => hand(Line::new("companion-night-masks"), "V24.12"),
            Deed::Tokens(n) => hand(Line::new("companion-night-gains").with("n", n), "V21.3")
                .undone_by(Line::new("companion-night-gains-back").with("n", n)),
            Deed::Hand(n) => hand(Line::new("companion-night-to-hand").with("n", n), "V18.4"),
            Deed::Web(place) => hand(Line::new("companion-night-web").with("place", self.spot_line(place)), "V24.13"),
            Deed::Mood(mood) => hand(with_text("companion-night-mood", self.valley().pack.personality(mood)), "V23.1"),
            Deed::Plot(plot) => hand(with_text("companion-night-plot", self.valley().pack.plot(plot)), "V24.1"),
            Deed::Scheme(card) => hand(with_text("companion-night-scheme", self.valley().pack.scheme(card)), "V25.1"),
            Deed::Took(row, n) => {
                hand(Line::new("companion-night-took").with("event", self.bare_event(row, n)), "V25.30")
            }
            Deed::Serves => hand(Line::new("companion-night-served"), "V25.27"),
            Deed::Stroll(slot) => hand(Line::new("companion-night-strolls").with("n", slot.number()), "V23.7"),
            Deed::Found => hand(Line::new("companion-night-found"), "V28.7"),
            Deed::Visitor(_) => return None,
            Deed::Paid(0) => return None,
            Deed::Paid(n) => hand(Line::new("companion-night-paid").with("n", n), "V27.4"),
            Deed::Award(n) => Step::told(Line::new("companion-night-award").with("n", i32::from(n)), "V29.4"),
            Deed::Over { won: true } => Step::told(Line::new("companion-won"), "V20.16"),
            Deed::Over { won: false } => Step::told(Line::new("companion-lost"), "V20.16"),
        })
    }

    /// What she does, with the place as people see it.
    fn act_line(&self, act: Act) -> Line {
        match act.aim() {
            Some(place) => Line::new("companion-night-act-spider").with("place", self.spot_line(place)),
            None => self.valley().act_line(act),
        }
    }

    /// A place as it stands in a sentence.
    fn spot_line(&self, place: Place) -> Line {
        match place {
            Place::Forest(_) => self.place_line(place),
            _ => Line::new("companion-night-spot").with("place", self.place_line(place)),
        }
    }

    fn bare_event(&self, row: Row, n: InRow) -> Line {
        match (row, self.house.basic_event(n)) {
            (Row::Basic, Some(event)) => {
                Line::new("companion-night-the-event").with("name", self.valley().event_name(event))
            }
            (Row::Basic, None) => Line::new("companion-night-festival"),
            (Row::Special, _) => Line::new("companion-night-the-special").with("n", n.number()),
        }
    }

    /// What she orders against one of two humans. [V19.32]
    fn aimed_step(&self, order: Order, human: Seat) -> Option<Step> {
        let human = |id| self.of_human(id, human);
        Some(match order {
            Order::Sail => Step::by_hand(human("companion-night-sail-two"), "V27.8"),
            Order::SendRowdy => Step::by_hand(human("companion-night-send-rowdy-two"), "V26.9"),
            Order::SwapHands { cut: 0, .. } => Step::by_hand(human("companion-night-swap-two"), "V26.11"),
            Order::SwapHands { cut, .. } => {
                Step::by_hand(human("companion-night-swap-cut-two").with("cut", cut), "V26.11")
            }
            other => return self.order_step(other),
        })
    }

    fn order_step(&self, order: Order) -> Option<Step> {
        let hand = Step::by_hand;
        let level = self.house.level.0;
        let plain = Line::new;
        Some(match order {
            // Where the spider is placed says it all.
            Order::Does(act) if act.aim().is_some() => return None,
            Order::Does(act) => Step::told(plain("companion-night-does").with("act", self.act_line(act)), "V19.5"),
            Order::Fails(act) => Step::told(plain("companion-night-fails").with("act", self.act_line(act)), "V19.5"),
            Order::Default => Step::told(plain("companion-night-default"), "V19.6"),
            Order::Level if level == 0 => return None,
            Order::Level => hand(plain("companion-night-gains").with("n", level), "V18.5")
                .undone_by(plain("companion-night-gains-back").with("n", level)),
            Order::Draw => hand(plain("companion-night-draw"), "V19.9").undone_by(plain("companion-night-draw-back")),
            Order::Discard { token: true } => hand(plain("companion-night-discard-token"), "V19.10"),
            Order::Discard { token: false } => hand(plain("companion-night-discard"), "V19.10"),
            // The card has just been named: what remains to be done is to lay it down.
            Order::PlayHand => Step::told(plain("companion-night-play-hand"), "V19.11"),
            Order::PlayMeadow(slot) => {
                Step::told(plain("companion-night-play-meadow").with("n", slot.number()), "V19.12")
            }
            Order::PlayTop => Step::told(plain("companion-night-play-top"), "V19.12"),
            Order::PlaceFigure(slot) => hand(plain("companion-night-place-figure").with("n", slot.number()), "V19.15"),
            Order::Blocked(_) | Order::Balked | Order::CollectWebs | Order::Scheme | Order::TakeGreen { .. } => {
                return None;
            }
            Order::Spider(place) => {
                hand(plain("companion-night-spider").with("place", self.spot_line(place)), "V19.17")
                    .undone_by(plain("companion-night-spider-back").with("place", self.spot_line(place)))
            }
            // The card is named once it is known.
            Order::VisitOwn | Order::VisitOpen(Whose::Hers) | Order::LoseGreen => return None,
            Order::VisitOpen(Whose::Human(human)) => {
                hand(self.aimed("companion-night-visit-open", "companion-night-visit-open-two", human), "V19.25")
            }
            Order::Claim(row, n) => {
                hand(plain("companion-night-claim").with("event", self.bare_event(row, n)), "V19.29")
            }
            Order::ClaimFree(n) => {
                hand(plain("companion-night-took").with("event", self.bare_event(Row::Basic, n)), "V20.2")
            }
            Order::Refill => hand(plain("companion-refill"), "V19.7").undone_by(plain("companion-refill-back")),
            Order::TakeNeighbours => hand(plain("companion-night-neighbours"), "V23.3"),
            Order::LiftAll => hand(plain("companion-night-lift-all"), "V20.1"),
            Order::Season(season) => hand(plain("companion-night-season").with("season", season_line(season)), "V20.4"),
            Order::Sweep(slot) => hand(plain("companion-night-sweep").with("n", slot.number()), "V20.9"),
            Order::Take(slot) => hand(plain("companion-night-take").with("n", slot.number()), "V20.7"),
            Order::Legend => hand(plain("companion-night-legend"), "V26.1"),
            Order::FeatsEnter => hand(plain("companion-night-feats"), "V20.11"),
            Order::Over => Step::told(plain("companion-night-over"), "V20.13"),
            Order::Ambassador { river, pearls } => {
                hand(plain("companion-night-ambassador").with("n", river.number()).with("pearls", pearls), "V27.2")
            }
            Order::Wonder { n, spider: true } => {
                hand(plain("companion-night-take-wonder").with("n", n.number()), "V27.4")
            }
            Order::Wonder { n, spider: false } => {
                hand(plain("companion-night-last-wonder").with("n", n.number()), "V27.5")
            }
            Order::Adornment => hand(plain("companion-night-adornment"), "V27.4"),
            Order::MapTile(Arrow::Clockwise) => hand(plain("companion-night-map-first"), "V28.3"),
            Order::MapTile(Arrow::CounterClockwise) => hand(plain("companion-night-map-last"), "V28.3"),
            Order::Discovery(n, Discovery::Place) => {
                hand(plain("companion-night-discovery-place").with("n", n.number()), "V28.4")
            }
            Order::Discovery(n, _) => hand(plain("companion-night-discovery-feat").with("n", n.number()), "V28.4"),
            Order::TurnUpTrail => hand(plain("companion-night-trail"), "V28.5"),
            Order::Market => hand(plain("companion-night-market"), "V29.3"),
            Order::MarketToken(Arrow::Clockwise) => hand(plain("companion-night-market-first"), "V29.3"),
            Order::MarketToken(Arrow::CounterClockwise) => hand(plain("companion-night-market-last"), "V29.3"),
            Order::PlayStation(n) => hand(plain("companion-night-play-station").with("n", n.number()), "V30.6"),
            Order::FigureOnStation(n) => hand(plain("companion-night-figure-station").with("n", n.number()), "V30.5"),
            Order::TakeNewleaf => hand(plain("companion-night-take-newleaf"), "V30.4"),
            Order::Sail => hand(plain("companion-night-sail"), "V27.8"),
            Order::SendRowdy => hand(plain("companion-night-send-rowdy"), "V26.9"),
            Order::SwapHands { cut: 0, .. } => hand(plain("companion-night-swap"), "V26.11"),
            Order::SwapHands { cut, .. } => hand(plain("companion-night-swap-cut").with("n", cut), "V26.11"),
            Order::TakeVisitor(n) => hand(plain("companion-night-take-visitor").with("n", n.number()), "V30.8"),
            Order::DropVisitor(n) => hand(plain("companion-night-drop-visitor").with("n", n.number()), "V30.8"),
        })
    }
}
