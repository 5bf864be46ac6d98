//! What a bard does at a place.

use crate::Grove;
use crate::action::Action;
use crate::apply::Run;
use crate::effect::Trigger;
use crate::event::{Event, Ware};
use crate::frame::{Ask, Conversion, Work};
use crate::ids::*;
use crate::legal::Need;
use table::stack::Machine;
use table::{Seat, Side, Sink};

impl<S: Sink<Grove>> Run<'_, S> {
    /// [G7.2] A place is used, once in this song; [G7.3] further away it costs reach stones.
    pub(crate) fn use_place(&mut self, seat: Seat, action: Action) {
        let Some(place) = action.place() else {
            return;
        };
        let stones = self.rules.pack.stones(self.table.bard(seat).region, place);
        let bard = self.bard(seat);
        bard.reach -= stones;
        bard.used.insert(place);
        self.tell(|| Event::Used { seat, place, stones });
        // [G14.2] The event of this moment counts to the end of the use.
        let trigger = match action {
            Action::Soothe(_) => Some(Trigger::Soothe),
            Action::Buy { .. } => Some(Trigger::Buy),
            Action::Perform { .. } => Some(Trigger::Perform),
            Action::Tell { .. } => Some(Trigger::Tell),
            Action::Earn(_) => Some(Trigger::Collect),
            _ => None,
        };
        if let Some(trigger) = trigger {
            self.on(seat, trigger);
        }
        let numbers = &self.rules.pack.numbers;
        match action {
            Action::Soothe(_) => self.soothe(seat, place),
            Action::Help(_) => self.help(seat, place),
            Action::Buy { replaced, .. } => self.buy(seat, place, replaced),
            Action::Collect(_) => self.collect(seat, place),
            Action::Deposit { gems, .. } => self.deposit(seat, place, gems),
            Action::Perform { slot, replaced, .. } => self.perform_on(seat, place, slot, replaced),
            // [G11.4]
            Action::Show(_) => {
                self.bard(seat).volume -= numbers.small_show;
                self.gain_fan(seat);
            }
            Action::Tell { level, .. } => self.tell_legend(seat, level),
            Action::Carve(_) => self.ask(seat, Ask::Motif { used: Set::NONE, left: numbers.motif_uses }),
            // [G12.3]
            Action::Shout(_) => {
                self.ask(seat, Ask::Convert(Conversion::VolumeToGems));
                self.ask(seat, Ask::Convert(Conversion::MelodyToVolume));
                self.gain(seat, Ware::Volume, numbers.shout_volume);
            }
            // [G12.4]
            Action::Earn(_) => {
                self.ask(seat, Ask::Convert(Conversion::LyricsToCoins));
                self.gain(seat, Ware::Coins, numbers.earn_coins);
            }
            _ => {}
        }
    }

    /// [G8.2]
    fn soothe(&mut self, seat: Seat, place: PlaceId) {
        let (Some(card), Some(need)) =
            (self.table.open[place.index()], self.rules.creature_need(self.table, seat, place, false))
        else {
            return;
        };
        self.spend(seat, need);
        self.bard(seat).discard.insert(card);
        self.tell(|| Event::Soothed { seat, card });
        // [G8.3]
        let crests = std::mem::take(&mut self.table.table.crests[place.index()]);
        for side in crests {
            if side == seat {
                self.table.table.gone[seat.index()] += 1;
            } else {
                self.capture(seat.into(), side);
            }
        }
        // [G8.9]
        let gems = self.rules.pack.card(card).gems;
        self.gain_gems(seat.into(), gems);
        for side in crests.filter(|&side| side != seat) {
            // [G8.4] [G8.5]
            self.gain_gems(side, if side.is_rival() { gems } else { 1 });
        }
        // [G19.20] a token of the Rival stays where it lies
        self.open_next(place);
        self.then(seat, Work::Steps(self.rules.pack.card(card).sung));
    }

    /// [G8.6]
    fn help(&mut self, seat: Seat, place: PlaceId) {
        let (Some(card), Some(need)) =
            (self.table.open[place.index()], self.rules.creature_need(self.table, seat, place, true))
        else {
            return;
        };
        self.spend(seat, need);
        self.bard(seat).crests -= 1;
        self.table.table.crests[place.index()].insert(seat.into());
        self.tell(|| Event::Helped { seat, card });
        self.then(seat, Work::Steps(self.rules.pack.card(card).help));
    }

    /// [G9.2] [G9.3] [G9.4]
    fn buy(&mut self, seat: Seat, place: PlaceId, replaced: u8) {
        let (Some(card), Some(price)) = (self.table.open[place.index()], self.rules.price(self.table, seat, place))
        else {
            return;
        };
        let coins = price - replaced;
        self.spend(seat, Need { lyric: replaced * self.rules.pack.numbers.shop_lyrics, melody: 0 });
        let bard = self.bard(seat);
        bard.coins -= coins;
        bard.discard.insert(card);
        self.tell(|| Event::Bought { seat, card, coins });
        if self.rules.pack.card(card).kind == Kind::Skill {
            self.market(1);
        }
        self.open_next(place);
    }

    /// [G10.2]
    fn collect(&mut self, seat: Seat, place: PlaceId) {
        self.withdraw(seat.into(), place);
        if let Some(side) = self.rules.crest_to_collect(self.table, seat, place) {
            self.table.table.crests[place.index()].remove(side);
            self.capture(seat.into(), side);
        }
        self.gain(seat, Ware::Coins, self.rules.pack.numbers.collect_coins);
    }

    /// [G10.3]
    fn deposit(&mut self, seat: Seat, place: PlaceId, gems: bool) {
        self.withdraw(seat.into(), place);
        self.bard(seat).crests -= 1;
        self.table.table.crests[place.index()].insert(seat.into());
        self.tell(|| Event::Deposited { seat });
        let price = self.table.price(&self.rules.pack);
        if gems {
            self.gain_gems(seat.into(), price.saturating_sub(1));
        } else {
            self.gain(seat, Ware::Coins, price + self.rules.pack.numbers.deposit_coins);
        }
        self.market(-(self.rules.pack.numbers.deposit_left as i8));
    }

    /// A crest of this side leaves a place, and the game. [G10.1]
    pub(crate) fn withdraw(&mut self, side: Side, place: PlaceId) {
        if self.table.crests[place.index()].has(side) {
            self.table.table.crests[place.index()].remove(side);
            self.table.table.gone[usize::from(side_number(side))] += 1;
        }
    }

    /// [G9.6]
    pub(crate) fn market(&mut self, by: i8) {
        let before = self.table.market;
        self.table.table.move_market(&self.rules.pack, by);
        let space = self.table.market;
        if space != before {
            self.tell(|| Event::MarketMoved { space: space + 1 });
        }
    }

    /// [G11.2] [G11.3]
    fn perform_on(&mut self, seat: Seat, place: PlaceId, slot: SlotId, replaced: u8) {
        let volume = self.rules.stage_volume(self.table, seat, place, slot);
        let melody = replaced * self.rules.pack.numbers.stage_melody;
        let bard = self.bard(seat);
        bard.volume -= volume - replaced;
        bard.melody -= melody;
        let stage = self.rules.pack.place(place);
        self.table.table.slots_mut(&self.rules.pack, place)[slot.index()] = Some(seat.into());
        self.tell(|| Event::Performed { seat, place, slot });
        self.gain_gems(seat.into(), stage.slots[slot.index()]);
        self.gain_fan(seat);
        // [G6.3]
        self.ask(seat, Ask::Rune);
    }

    /// [G11.5] [G11.6]
    fn tell_legend(&mut self, seat: Seat, level: LegendLevel) {
        let Some(legend) = self.table.legends[level.index()] else {
            return;
        };
        let need = self.rules.legend_need(self.table, seat, level);
        self.spend(seat, need);
        self.table.table.runes[legend.index()] = Some(seat.into());
        self.tell(|| Event::Told { seat, legend });
        self.gain_gems(seat.into(), level.number());
        let next = self.open_legend(level);
        self.table.table.legends[level.index()] = next;
        if let Some(legend) = next {
            self.tell(|| Event::LegendOpened { legend });
        }
        // [G6.3]
        self.ask(seat, Ask::Rune);
    }
}
