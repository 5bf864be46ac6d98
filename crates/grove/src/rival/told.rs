//! What the Rival orders at a table of cardboard, as instructions.

use super::Order;
use super::companion::Minstrel;
use super::known::{Deed, Lay};
use crate::event::Ware;
use crate::ids::*;
use crate::tell::ware_line;
use table::companion::Step;
use table::{Arg, Game, Line, Seat};

impl Minstrel {
    pub(super) fn told(&self, deed: Deed) -> Option<Step> {
        Some(match deed {
            Deed::His(order) => self.order_step(order).looking(self.look_for(order)),
            Deed::Lay(what) => self.laying_step(what),
            Deed::Begin { gems } => {
                let house = self.grove.pack.rival_start;
                let (id, rule) = match gems {
                    0 => ("companion-rival-begin", "G16.2"),
                    _ => ("companion-rival-begin-hard", "G16.6"),
                };
                let line = Line::new(id).with("place", self.grove.place_name(house));
                Step::by_hand(line, rule).looking(self.look_at(&[house]))
            }
            Deed::OurMap => Step::told(Line::new("companion-rival-our-map"), "G17.5"),
            Deed::Turn | Deed::Challenged | Deed::Portals { .. } | Deed::Scored(_) => return None,
            Deed::Ending => Step::told(Line::new("companion-rival-ending"), "G15.1"),
            Deed::Over { won } => {
                let id = if won { "companion-won" } else { "companion-lost" };
                Step::told(Line::new(id), self.rule_of_winning())
            }
        })
    }

    /// One thing of his that is laid out before the game.
    fn laying_step(&self, what: Lay) -> Step {
        let portals = |id, rule, ends: [PlaceId; 2]| {
            let [one, other] = ends.map(|place| self.grove.place_name(place));
            Step::by_hand(Line::new(id).with("one", one).with("other", other), rule).looking(self.look_at(&ends))
        };
        let [lawn, water] = self.grove.pack.pair_portals(true, false);
        let same = if self.grove.mode.same_terrain { "G22.2" } else { "G16.4" };
        let hand = |id, rule| Step::by_hand(Line::new(id), rule);
        match what {
            Lay::Lawn => portals("companion-rival-lay-lawn", "G16.4", lawn),
            Lay::Water => portals("companion-rival-lay-water", "G16.4", water),
            Lay::Pair { second, crossed } => {
                let id = if second { "companion-rival-lay-pair-two" } else { "companion-rival-lay-pair" };
                portals(id, same, self.grove.pair_portals(crossed)[usize::from(second)])
            }
            Lay::Board => hand("companion-rival-lay-board", "G16.1"),
            Lay::Tokens => hand("companion-rival-lay-tokens", "G16.3"),
            Lay::Deck => hand("companion-rival-lay-deck", "G16.1"),
            Lay::Challenges => hand("companion-rival-lay-challenges", "G16.5"),
        }
    }

    fn order_step(&self, order: Order) -> Step {
        let at = |id, place: PlaceId| Line::new(id).with("place", self.grove.place_name(place));
        let alone = self.grove.mode.is_solo();
        let who = |id, seat: Seat| Line::new(id).with("who", self.grove.seat_name(seat));
        let hand = Step::by_hand;
        match order {
            Order::Discard(_) | Order::Follow(_) => Step::told(self.grove.tell_rival(order), "G17.1"),
            Order::Turn { tempo, sings } => {
                let id = if sings { "companion-rival-dial-sings" } else { "companion-rival-dial" };
                let back = if sings { "companion-rival-dial-sings-back" } else { "companion-rival-dial-back" };
                hand(Line::new(id).with("tempo", tempo), "G17.1").undone_by(Line::new(back).with("tempo", tempo))
            }
            Order::Mark { place, value } => hand(at("companion-rival-mark", place).with("value", value.get()), "G17.4")
                .undone_by(at("companion-rival-mark-back", place).with("value", value.get())),
            Order::Skip(_) => Step::told(self.grove.tell_rival(order), "G17.6"),
            Order::TurnBack(_) => Step::told(self.grove.tell_rival(order), "G17.7"),
            Order::Jump { .. } => Step::told(self.grove.tell_rival(order), "G17.9"),
            Order::Lost(_) => Step::told(self.grove.tell_rival(order), "G17.10"),
            Order::Arrive(place) => {
                hand(at("companion-rival-arrive", place), "G17.5").undone_by(at("companion-rival-arrive-back", place))
            }
            Order::TakeCrest(_) if alone => hand(Line::new("companion-rival-take-crest-yours"), "G18.2"),
            Order::Engage(_) if alone => hand(Line::new("companion-rival-engage-yours"), "G18.3"),
            Order::TakeCrests { place, .. } if alone => hand(at("companion-rival-take-crests-yours", place), "G19.4"),
            Order::TakeCrest(seat) => hand(who("companion-rival-take-crest", seat), "G18.2"),
            Order::Engage(seat) => hand(who("companion-rival-engage", seat), "G18.3"),
            Order::Activate { place, value } => {
                hand(at("companion-rival-activate", place).with("value", value.get()), "G19.1")
            }
            Order::Help(place) => hand(at("companion-rival-help", place), "G19.2"),
            Order::Soothe(place) => hand(at("companion-rival-soothe", place), "G19.4"),
            Order::TakeCrests { place, seats } => {
                let whose = seats.map(|seat| Arg::Line(self.grove.seat_name(seat))).collect();
                hand(at("companion-rival-take-crests", place).with("whose", Arg::List(whose)), "G19.4")
            }
            Order::Gain(n) => hand(Line::new("companion-rival-gain").with("what", ware_line(Ware::Gems, n)), "G14.1")
                .undone_by(Line::new("companion-rival-gain-back").with("what", ware_line(Ware::Gems, n))),
            Order::Shuffle(place) => hand(at("companion-rival-shuffle", place), "G19.6"),
            Order::TakeCard(place) => hand(at("companion-rival-take-card", place), "G19.7"),
            Order::Withdraw(place) => hand(at("companion-rival-withdraw", place), "G19.9"),
            Order::Deposit(place) => hand(at("companion-rival-deposit", place), "G19.9"),
            Order::TakeFan => hand(Line::new("companion-rival-take-fan"), "G19.10"),
            Order::Cover { place, slot } => {
                hand(at("companion-rival-cover", place).with("slot", slot.number()), "G19.11")
            }
            Order::Tell { level, new } => {
                let (id, rule) = match new {
                    true => ("companion-rival-tell-new", "G19.14"),
                    false => ("companion-rival-tell", "G19.13"),
                };
                hand(Line::new(id).with("level", level.number()), rule)
            }
            Order::FlipGems => hand(Line::new("companion-rival-flip-gems"), "G19.15"),
            Order::Flip(motif) => hand(Line::new("companion-rival-flip").with("n", motif.number()), "G19.16"),
            Order::Louder(n) => hand(Line::new("companion-rival-louder").with("n", n), "G19.17"),
            Order::Quieter(n) => hand(Line::new("companion-rival-quieter").with("n", n), "G19.17"),
            Order::Rest { dial } => hand(Line::new("companion-rival-rest").with("dial", dial), "G20.1"),
            Order::Remove(card) => {
                hand(Line::new("companion-rival-remove").with("card", self.grove.solo_name(card)), "G20.2")
            }
            Order::Reshuffle => hand(Line::new("companion-rival-reshuffle"), "G20.3"),
        }
    }
}
