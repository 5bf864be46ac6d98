//! Questions, choices and events as lines for people.

use crate::action::Action;
use crate::effect::Step;
use crate::event::{Event, Ware};
use crate::frame::{Ask, Conversion};
use crate::ids::*;
use crate::rival::Order;
use crate::state::State;
use crate::view::View;
use crate::{Grove, Score};
use table::{Arg, Game, Line, Seat, Side, Tell};

impl Tell for Grove {
    fn ask(&self, view: &View) -> Line {
        let Some((seat, ask)) = view.question() else {
            return Line::new("grove-ask-over");
        };
        let steps = view.bard(seat).steps;
        let left = ware_line(Ware::Steps, steps);
        match ask {
            Ask::Story => Line::new("grove-ask-story"),
            Ask::Move { free: true } if steps == 0 => Line::new("grove-ask-move"),
            Ask::Move { free: true } => Line::new("grove-ask-move-and-walk").with("steps", left),
            Ask::Move { free: false } => Line::new("grove-ask-walk").with("steps", left),
            Ask::Sing => Line::new("grove-ask-sing"),
            Ask::Rune => Line::new("grove-ask-rune"),
            Ask::Motif { left, .. } => Line::new("grove-ask-motif").with("left", left),
            Ask::Convert(conversion) => Line::new("grove-ask-convert").with("what", conversion_line(conversion)),
            Ask::Choose { .. } => Line::new("grove-ask-choose"),
            Ask::SwanSong => Line::new("grove-ask-swan-song"),
            Ask::Engage => Line::new("grove-ask-engage"),
            Ask::Nearest { .. } => Line::new("grove-ask-nearest"),
        }
    }

    fn offer(&self, view: &View, action: Action) -> Line {
        let seat = view.question().map_or(Seat::FIRST, |(seat, _)| seat);
        let offer = match action {
            Action::Story(card) => {
                let text = self.card_text(card);
                return Line::new("grove-offer-story").with("card", self.card_name(card)).with("text", text);
            }
            Action::Walk(region) => Line::new("grove-offer-walk").with("region", self.region_name(region)),
            Action::Sail => Line::new("grove-offer-sail").with("space", view.bard(seat).boat + 1),
            Action::Stay if self.will_sing(view, seat) => Line::new("grove-offer-stay-sings"),
            Action::Stay => Line::new("grove-offer-stay-ends"),
            Action::Soothe(place) => self.creature_offer("grove-offer-soothe", view, seat, place, false),
            Action::Help(place) => self.creature_offer("grove-offer-help", view, seat, place, true),
            Action::Buy { place, replaced } => {
                let coins = self.price(view, seat, place).unwrap_or(0).saturating_sub(replaced);
                let line = Line::new("grove-offer-buy")
                    .with("card", self.top_name(view, place))
                    .with("coins", ware_line(Ware::Coins, coins));
                let lyrics = replaced * self.pack.numbers.shop_lyrics;
                if lyrics > 0 {
                    Line::new("grove-offer-with").with("what", line).with("more", ware_line(Ware::Lyrics, lyrics))
                } else {
                    line
                }
            }
            Action::Collect(_) => Line::new("grove-offer-collect"),
            Action::Deposit { gems: true, .. } => {
                let gems = ware_line(Ware::Gems, view.price(&self.pack).saturating_sub(1));
                Line::new("grove-offer-deposit").with("what", gems)
            }
            Action::Deposit { gems: false, .. } => {
                let coins = ware_line(Ware::Coins, view.price(&self.pack) + self.pack.numbers.deposit_coins);
                Line::new("grove-offer-deposit").with("what", coins)
            }
            Action::Perform { place, slot, replaced } => {
                let volume = self.stage_volume(view, seat, place, slot).saturating_sub(replaced);
                let gems = self.pack.place(place).slots[slot.index()];
                let line = Line::new("grove-offer-perform").with("place", self.place_name(place));
                let line =
                    line.with("gems", ware_line(Ware::Gems, gems)).with("volume", ware_line(Ware::Volume, volume));
                let melody = replaced * self.pack.numbers.stage_melody;
                if melody > 0 {
                    Line::new("grove-offer-with").with("what", line).with("more", ware_line(Ware::Melody, melody))
                } else {
                    line
                }
            }
            Action::Show(place) => Line::new("grove-offer-show")
                .with("volume", ware_line(Ware::Volume, self.pack.numbers.small_show))
                .with("place", self.place_name(place)),
            Action::Tell { level, .. } => {
                let line = Line::new("grove-offer-tell").with("level", level.number());
                let line = line.with("lyrics", ware_line(Ware::Lyrics, self.legend_need(view, seat, level).lyric));
                match view.legends[level.index()] {
                    Some(legend) => {
                        line.with("legend", self.legend_name(legend)).with("text", self.legend_text(legend))
                    }
                    None => line.with("legend", "").with("text", ""),
                }
            }
            Action::Carve(place) => Line::new("grove-offer-carve").with("place", self.place_name(place)),
            Action::Shout(place) => Line::new("grove-offer-shout").with("place", self.place_name(place)),
            Action::Earn(place) => Line::new("grove-offer-earn").with("place", self.place_name(place)),
            Action::Challenge(side) => {
                let volume = self.challenge_volume(view, seat);
                let line = Line::new("grove-offer-challenge").with("who", self.side_name(side));
                let line = line.with("volume", ware_line(Ware::Volume, volume));
                return match self.challenge_stones(view, seat, side) {
                    0 => line,
                    stones => {
                        Line::new("grove-offer-with").with("what", line).with("more", ware_line(Ware::Reach, stones))
                    }
                };
            }
            Action::Rest => Line::new("grove-offer-rest"),
            Action::Rune(space) => {
                let text = &self.pack.runes[space.index()].entry.text;
                Line::new("grove-offer-rune").with("space", space.number()).with("text", text)
            }
            Action::Motif(motif) => {
                let text = &self.pack.motifs[motif.index()].entry.text;
                Line::new("grove-offer-motif").with("motif", self.motif_name(motif)).with("text", text)
            }
            Action::Done => Line::new("grove-offer-done"),
            Action::Convert(n) => Line::new("grove-offer-convert").with("n", n),
            Action::Option(n) => {
                let first = match view.question() {
                    Some((_, Ask::Choose { first, .. })) => first,
                    _ => 0,
                };
                Line::new("grove-offer-option").with("n", n + 1).with("what", self.effect_arg(first, n))
            }
            Action::Swan => Line::new("grove-offer-swan"),
            Action::Decline => Line::new("grove-offer-decline"),
            Action::Engage { challenge, hard } => {
                let id = if hard { "grove-offer-engage-hard" } else { "grove-offer-engage-easy" };
                let (goal, points) = self.challenge_goal(challenge, hard);
                let line = Line::new(id).with("challenge", self.challenge_name(challenge));
                line.with("wants", goal).with("points", points)
            }
            Action::Send(place) => Line::new("grove-offer-send").with("place", self.place_name(place)),
        };
        match action.place().map(|place| self.pack.stones(view.bard(seat).region, place)) {
            Some(stones @ 1..) => {
                Line::new("grove-offer-with").with("what", offer).with("more", ware_line(Ware::Reach, stones))
            }
            Some(0) | None => offer,
        }
    }

    fn tell(&self, event: &Event) -> Option<Line> {
        let who = |id: &'static str, seat: Seat| Line::new(id).with("who", self.seat_name(seat));
        Some(match *event {
            Event::TurnBegan { side, swan } => {
                let id = if swan { "grove-told-swan-song" } else { "grove-told-turn" };
                Line::new(id).with("who", self.subject(side))
            }
            Event::Declined { seat } => who("grove-told-declined", seat),
            Event::Reshuffled { seat } => who("grove-told-reshuffled", seat),
            Event::Drew { seat, card } => who("grove-told-drew", seat).with("card", self.card_name(card)),
            Event::ToldStory { seat, card } => who("grove-told-story", seat).with("card", self.card_name(card)),
            Event::JoinedSong { seat, card } => who("grove-told-song", seat).with("card", self.card_name(card)),
            Event::DialTurned { seat, from, space } => {
                let from = from.map_or(0, DialSpace::number);
                who("grove-told-dial", seat).with("from", from).with("space", space.number())
            }
            Event::Gained { seat, ware, n } => who("grove-told-gained", seat).with("what", ware_line(ware, n)),
            Event::Walked { seat, region } => who("grove-told-walked", seat).with("region", self.region_name(region)),
            Event::Sailed { seat, space } => {
                let name = &self.pack.river[space.index()].entry.name;
                who("grove-told-sailed", seat).with("space", space.number()).with("name", name)
            }
            Event::Sang { seat, lyrics, melody } => {
                let line = who("grove-told-sang", seat).with("lyrics", ware_line(Ware::Lyrics, lyrics));
                line.with("melody", ware_line(Ware::Melody, melody))
            }
            Event::Used { seat, place, stones: 0 } => {
                who("grove-told-used", seat).with("place", self.place_name(place))
            }
            Event::Used { seat, place, stones } => who("grove-told-used-from-afar", seat)
                .with("place", self.place_name(place))
                .with("stones", ware_line(Ware::Reach, stones)),
            Event::Soothed { seat, card } => who("grove-told-soothed", seat).with("card", self.card_name(card)),
            Event::Helped { seat, card } => who("grove-told-helped", seat).with("card", self.card_name(card)),
            Event::Bought { seat, card, coins } => who("grove-told-bought", seat)
                .with("card", self.card_name(card))
                .with("coins", ware_line(Ware::Coins, coins)),
            Event::Opened { place, card } => {
                Line::new("grove-told-opened").with("place", self.place_name(place)).with("card", self.card_name(card))
            }
            Event::FanCame { seat, card } => who("grove-told-fan", seat).with("card", self.card_name(card)),
            Event::CrestTaken { by, from } if from.is_rival() => {
                Line::new("grove-told-crest-of-rival").with("who", self.subject(by))
            }
            Event::CrestTaken { by, from } => {
                Line::new("grove-told-crest").with("who", self.subject(by)).with("from", self.side_name(from))
            }
            Event::Deposited { seat } => who("grove-told-deposited", seat),
            Event::MarketMoved { space } => {
                let price = self.pack.tracks.market[usize::from(space) - 1];
                Line::new("grove-told-market").with("price", price)
            }
            Event::Performed { seat, place, slot } => {
                who("grove-told-performed", seat).with("place", self.place_name(place)).with("slot", slot.number())
            }
            Event::Told { seat, legend } => who("grove-told-legend", seat).with("legend", self.legend_name(legend)),
            Event::LegendOpened { legend } => {
                Line::new("grove-told-legend-opened").with("legend", self.legend_name(legend))
            }
            Event::RuneLifted { seat, space } => who("grove-told-rune", seat).with("space", space.number()),
            Event::MotifUsed { seat, motif } => who("grove-told-motif", seat).with("motif", self.motif_name(motif)),
            Event::Converted { seat, conversion, times } => {
                who("grove-told-converted", seat).with("what", conversion_line(conversion)).with("times", times)
            }
            Event::Challenged { seat, side, .. } => {
                who("grove-told-challenged", seat).with("side", self.side_name(side))
            }
            Event::ChallengeOpened { challenge } => {
                Line::new("grove-told-challenge-opened").with("challenge", self.challenge_name(challenge))
            }
            Event::Engaged { seat, challenge, hard } => {
                let id = if hard { "grove-told-engaged-hard" } else { "grove-told-engaged-easy" };
                who(id, seat).with("challenge", self.challenge_name(challenge))
            }
            Event::EventChanged { event } => Line::new("grove-told-event").with("event", self.event_name(event)),
            Event::Rival(order) => self.tell_rival(order),
            Event::RivalGot { card } => Line::new("grove-rival-got").with("card", self.card_name(card)),
            Event::RivalTold { legend } => Line::new("grove-rival-told").with("legend", self.legend_name(legend)),
            Event::EndSetOff { side } => Line::new("grove-told-end").with("who", self.subject(side)),
            Event::Ended => Line::new("grove-told-over"),
            Event::CutShort => Line::new("grove-told-cut-short"),
        })
    }

    /// The human side is ours: that stands before every game.
    fn briefing(&self) -> Vec<Line> {
        vec![Line::new("grove-reconstruction")]
    }

    fn rule_behind(&self, event: &Event) -> Option<&'static str> {
        Some(match event {
            Event::Rival(order) => match order {
                Order::Discard(_) | Order::Turn { .. } => "G17.1",
                Order::Follow(_) => "G17.3",
                Order::Mark { .. } => "G17.4",
                Order::Arrive(_) => "G17.5",
                Order::Skip(_) => "G17.6",
                Order::TurnBack(_) => "G17.7",
                Order::Jump { .. } => "G17.9",
                Order::Lost(_) => "G17.10",
                Order::TakeCrest(_) => "G18.2",
                Order::Engage(_) => "G18.3",
                Order::Activate { .. } => "G19.1",
                Order::Help(_) => "G19.2",
                Order::Soothe(_) | Order::TakeCrests { .. } => "G19.4",
                Order::Withdraw(_) | Order::Deposit(_) => "G19.9",
                Order::Gain(_) => "G14.1",
                Order::Shuffle(_) | Order::TakeCard(_) => "G19.6",
                Order::TakeFan => "G19.10",
                Order::Cover { .. } => "G19.11",
                Order::Tell { new: false, .. } => "G19.13",
                Order::Tell { new: true, .. } => "G19.14",
                Order::FlipGems => "G19.15",
                Order::Flip(_) => "G19.16",
                Order::Louder(_) | Order::Quieter(_) => "G19.17",
                Order::Rest { .. } => "G20.1",
                Order::Remove(_) => "G20.2",
                Order::Reshuffle => "G20.3",
            },
            Event::RivalGot { .. } => "G19.7",
            Event::RivalTold { .. } => "G19.12",
            Event::TurnBegan { side, swan: true } if side.is_rival() => "G21.2",
            _ => return None,
        })
    }

    fn turn_begun(&self, event: &Event) -> Option<Side> {
        match event {
            Event::TurnBegan { side, .. } => Some(*side),
            _ => None,
        }
    }

    fn reckoning(&self, state: &State, seat: Seat) -> Vec<(Line, i32)> {
        sources(self.score(state, seat))
    }

    fn accounts(&self, state: &State) -> Vec<(Line, Vec<(Line, i32)>)> {
        let seats = (0..self.seats()).map(|i| Seat(i as u8));
        let bards = seats.map(|seat| (self.seat_name(seat), self.reckoning(state, seat)));
        let rival = state.rival.iter().map(|_| (self.side_name(Side::RIVAL), sources(self.rival_score(state))));
        bards.chain(rival).collect()
    }

    fn verdict(&self, state: &State) -> Vec<Line> {
        let outcome = self.outcome(state);
        let mut lines = match outcome.winners[..] {
            [] if outcome.automa.is_some_and(|rival| rival.won) => {
                vec![Line::new("verdict-winner").with("who", self.subject(Side::RIVAL))]
            }
            [] => return Vec::new(),
            [seat] => vec![Line::new("verdict-winner").with("who", self.seat_name(seat))],
            _ => vec![Line::new("verdict-shared")],
        };
        lines.push(Line::new("grove-reconstruction"));
        lines
    }

    fn automa(&self) -> Option<(Line, &'static str, &'static str)> {
        self.mode.rival.map(|level| (self.side_name(Side::RIVAL), "the Rival", level.id()))
    }

    fn card_played<'a>(&'a self, event: &Event) -> Option<(Seat, &'a str)> {
        match *event {
            Event::Bought { seat, card, .. } | Event::Soothed { seat, card } | Event::FanCame { seat, card } => {
                Some((seat, &self.pack.card(card).entry.id))
            }
            Event::Told { seat, legend } => Some((seat, &self.pack.legends[legend.index()].entry.id)),
            _ => None,
        }
    }

    fn cards_to_play(&self) -> Vec<&str> {
        let cards = self.pack.gained.map(|card| self.pack.card(card).entry.id.as_str());
        cards.chain(self.pack.legends.iter().map(|legend| legend.entry.id.as_str())).collect()
    }

    fn character<'a>(&'a self, state: &State, seat: Seat) -> Option<&'a str> {
        Some(&self.pack.bards[state.bard(seat).who.index()].entry.id)
    }
}

impl Grove {
    /// What a level of a challenge wants at the end, and the points it is worth then. [G21.6]
    pub fn challenge_goal(&self, challenge: ChallengeId, hard: bool) -> (Line, Line) {
        let card = &self.pack.challenges[challenge.index()];
        let (metric, least) = card.wants[usize::from(hard)];
        (goal_line(metric, least), Line::new("grove-points").with("n", card.points[usize::from(hard)]))
    }

    /// What an option gives, in words.
    fn effect_arg(&self, first: u8, n: u8) -> Arg {
        let words = |step| -> Arg {
            match step {
                Step::Gem(n) => ware_line(Ware::Gems, n),
                Step::Volume(n) => ware_line(Ware::Volume, n),
                Step::Coin(n) => ware_line(Ware::Coins, n),
                Step::Reach(n) => ware_line(Ware::Reach, n),
                Step::Lyric(n) => ware_line(Ware::Lyrics, n),
                Step::Melody(n) => ware_line(Ware::Melody, n),
                Step::Walk(n) => ware_line(Ware::Steps, n),
                Step::Tempo(n) => Line::new("grove-tempo").with("n", n),
                Step::Boat(n) => Line::new("grove-boat-spaces").with("n", n),
                Step::Fan(n) => Line::new("grove-fans").with("n", n),
                Step::Choose { .. } => Line::new("grove-ask-choose"),
            }
            .into()
        };
        let known = self.pack.has_options(first, n + 1);
        let given: Vec<Arg> =
            if known { self.pack.steps(self.pack.option(first + n)).map(words).collect() } else { Vec::new() };
        if given.is_empty() { Line::new("nothing").into() } else { Arg::List(given) }
    }

    fn top_name(&self, view: &View, place: PlaceId) -> Arg {
        view.open[place.index()].map_or_else(|| "".into(), |card| self.card_name(card))
    }

    fn creature_offer(&self, id: &'static str, view: &View, seat: Seat, place: PlaceId, help: bool) -> Line {
        let (lyrics, melody) =
            self.creature_need(view, seat, place, help).map_or((0, 0), |need| (need.lyric, need.melody));
        let line = Line::new(id).with("card", self.top_name(view, place));
        line.with("lyrics", ware_line(Ware::Lyrics, lyrics)).with("melody", ware_line(Ware::Melody, melody))
    }

    /// What the Rival did.
    pub(crate) fn tell_rival(&self, order: Order) -> Line {
        let at = |id: &'static str, place: PlaceId| Line::new(id).with("place", self.place_name(place));
        match order {
            Order::Discard(card) => Line::new("grove-rival-discard").with("card", self.solo_name(card)),
            Order::Turn { tempo, sings } => {
                let id = if sings { "grove-rival-turn-sings" } else { "grove-rival-turn" };
                Line::new(id).with("tempo", tempo)
            }
            Order::Follow(card) => Line::new("grove-rival-follow").with("card", self.solo_name(card)),
            Order::Mark { place, value } => at("grove-rival-mark", place).with("value", value.get()),
            Order::Skip(place) => at("grove-rival-skip", place),
            Order::TurnBack(place) => at("grove-rival-turn-back", place),
            Order::Jump { from, to } => at("grove-rival-jump", from).with("to", self.place_name(to)),
            Order::Lost(place) => at("grove-rival-lost", place),
            Order::Arrive(place) => at("grove-rival-arrive", place),
            Order::TakeCrest(seat) => Line::new("grove-rival-take-crest").with("who", self.seat_name(seat)),
            Order::Engage(seat) => Line::new("grove-rival-engage").with("who", self.seat_name(seat)),
            Order::Activate { place, value } => at("grove-rival-activate", place).with("value", value.get()),
            Order::Help(place) => at("grove-rival-help", place),
            Order::Soothe(place) => at("grove-rival-soothe", place),
            Order::TakeCrests { place, seats } => {
                let whose = seats.map(|seat| Arg::Line(self.seat_name(seat))).collect();
                at("grove-rival-take-crests", place).with("whose", Arg::List(whose))
            }
            Order::Gain(n) => Line::new("grove-rival-gain").with("what", ware_line(Ware::Gems, n)),
            Order::Shuffle(place) => at("grove-rival-shuffle", place),
            Order::TakeCard(place) => at("grove-rival-take-card", place),
            Order::Withdraw(place) => at("grove-rival-withdraw", place),
            Order::Deposit(place) => at("grove-rival-deposit", place),
            Order::TakeFan => Line::new("grove-rival-take-fan"),
            Order::Cover { place, slot } => at("grove-rival-cover", place).with("slot", slot.number()),
            Order::Tell { level, .. } => Line::new("grove-rival-tell").with("level", level.number()),
            Order::FlipGems => Line::new("grove-rival-flip-gems"),
            Order::Flip(motif) => Line::new("grove-rival-flip").with("motif", self.motif_name(motif)),
            Order::Louder(n) => Line::new("grove-rival-gain").with("what", ware_line(Ware::Volume, n)),
            Order::Quieter(n) => Line::new("grove-rival-spends").with("what", ware_line(Ware::Volume, n)),
            Order::Rest { dial } => Line::new("grove-rival-rest").with("dial", dial),
            Order::Remove(card) => Line::new("grove-rival-remove").with("card", self.solo_name(card)),
            Order::Reshuffle => Line::new("grove-rival-reshuffle"),
        }
    }
}

/// So much of something, in words.
pub fn ware_line(ware: Ware, n: u8) -> Line {
    let id = match ware {
        Ware::Gems => "grove-gems",
        Ware::Volume => "grove-volume",
        Ware::Coins => "grove-coins",
        Ware::Reach => "grove-reach",
        Ware::Lyrics => "grove-lyrics",
        Ware::Melody => "grove-melody",
        Ware::Steps => "grove-steps",
    };
    Line::new(id).with("n", n)
}

/// So many of what is counted for a challenge, in words.
fn goal_line(metric: Metric, n: u8) -> Line {
    let id = match metric {
        Metric::Fans => "grove-fans",
        Metric::Creatures => "grove-goal-creatures",
        Metric::Legends => "grove-goal-legends",
        Metric::SkillsBought => "grove-goal-skills",
        Metric::ImprovsBought => "grove-goal-improvs",
        Metric::CardsBought => "grove-goal-cards",
        Metric::Coins => "grove-coins",
        Metric::Volume => "grove-volume",
        Metric::CrestsCaptured => "grove-goal-captured",
        Metric::StageRunes => "grove-goal-stages",
        Metric::Gems => "grove-gems",
        Metric::Boat => "grove-boat-spaces",
        Metric::Reach => "grove-reach",
        Metric::KindsOwned => "grove-goal-kinds",
        Metric::RunesPlaced => "grove-goal-runes",
        Metric::Blue => "grove-goal-blue",
        Metric::CrestsOnTrack => "grove-goal-track",
    };
    Line::new(id).with("n", n)
}

/// What is turned into what.
fn conversion_line(conversion: Conversion) -> Line {
    Line::new(match conversion {
        Conversion::MelodyToVolume => "grove-melody-to-volume",
        Conversion::VolumeToGems => "grove-volume-to-gems",
        Conversion::LyricsToCoins => "grove-lyrics-to-coins",
    })
}

/// Points by where they come from.
fn sources(score: Score) -> Vec<(Line, i32)> {
    let line = |source: &str, points: i32| {
        let id = match source {
            "gems" => "grove-score-gems",
            "cards" => "grove-score-cards",
            "track" => "grove-score-track",
            "crests" => "grove-score-crests",
            "legends" => "grove-score-legends",
            _ => "grove-score-challenges",
        };
        Line::new(id).with("n", points)
    };
    score.sources().into_iter().map(|(source, points)| (line(source, points), points)).collect()
}
