//! The ways to play: several players, against Rugwort, against Nightweave; and the modules that join in.

use crate::ids::*;
use crate::pack::Tables;
use crate::webs::{Personality, Plot};
use table::{Chance, Line, Seat};

/// A way to play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mode {
    /// Against whom.
    pub against: Against,
    /// What joins in. [V13.1]
    pub modules: Modules,
}

/// Against whom one plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Against {
    /// Each other.
    Players(Party),
    /// Rugwort. [V12.1]
    Rugwort(Year),
    /// Nightweave. [V13.2]
    Nightweave(Lair),
}

/// How many people play against each other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)] // as they say
pub enum Party {
    Two = 2,
    Three,
    Four,
}

impl Party {
    /// All there are, the smallest first.
    pub const ALL: [Party; 3] = [Party::Two, Party::Three, Party::Four];

    /// How many they are.
    pub const fn count(self) -> u8 {
        self as u8
    }
}

/// One of Rugwort's years, each harder than the one before. [V12.1]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)] // as they say
pub enum Year {
    First = 1,
    Second,
    Third,
}

impl Year {
    /// All of them, in their order.
    pub const ALL: [Year; 3] = [Year::First, Year::Second, Year::Third];

    /// Its number, from 1.
    pub const fn number(self) -> u8 {
        self as u8
    }
}

/// How Nightweave plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Lair {
    /// Her level, 0 to 4. [V18.5]
    pub level: Level,
    /// Who plays against her.
    pub humans: Humans,
    /// Whether she plays with 18 Activity cards instead of 20. [V18.11]
    pub short_deck: bool,
    /// Her personality.
    pub personality: Option<Choice<Personality>>,
    /// What she weaves.
    pub weaves: Weaving,
    /// Whether humans with powers keep their spring worker. [V26.7]
    pub spring_worker: bool,
}

/// Who plays against Nightweave.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Humans {
    /// One.
    Alone,
    /// Two, each for themselves.
    Two,
    /// Two who must both beat her. [V20.16]
    Team,
}

impl Humans {
    /// How many they are.
    pub const fn count(self) -> u8 {
        match self {
            Humans::Alone => 1,
            Humans::Two | Humans::Team => 2,
        }
    }

    /// Their seats, counted from the one on her left. [V19.32]
    pub fn seats(self) -> impl Iterator<Item = Seat> {
        (0..self.count()).map(Seat)
    }

    /// The one on her right.
    pub(crate) const fn last(self) -> Seat {
        Seat(self.count() - 1)
    }
}

/// What Nightweave weaves besides her moods: never a plot and schemes, unless the plot brings them. [V13.5]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Weaving {
    /// Nothing.
    Nothing,
    /// A plot.
    Plot(Choice<Plot>),
    /// Schemes.
    Schemes,
}

/// Which one of several there are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Choice<T> {
    /// This one.
    Chosen(T),
    /// One that is drawn when the table is laid.
    ByLot,
}

impl<T: Copy> Choice<T> {
    /// The one that is played; if none was chosen, one of these.
    pub(crate) fn or_drawn(self, possible: &[T], chance: &mut Chance) -> T {
        match self {
            Choice::Chosen(this) => this,
            Choice::ByLot => *chance.pick(possible),
        }
    }

    /// One that a test plays.
    fn any(all: &[T], chance: &mut Chance) -> Choice<T> {
        if chance.below(4) > 0 { Choice::Chosen(*chance.pick(all)) } else { Choice::ByLot }
    }

    /// The one with this id, or any if there is none.
    fn read(id: &str, from_id: impl Fn(&str) -> Option<T>) -> Option<Choice<T>> {
        if id.is_empty() { Some(Choice::ByLot) } else { from_id(id).map(Choice::Chosen) }
    }
}

/// The modules of Mistwood that any game may have. [V13.1]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Modules {
    /// Seasonal farms.
    pub farms: bool,
    /// Corrin Evertail.
    pub corrin: bool,
    /// Legends.
    pub legends: bool,
    /// Player powers, which add to the usual actions. [V17.3]
    pub powers: bool,
}

impl Lair {
    /// One human, twenty Activity cards, nothing woven.
    const fn plain(level: Level) -> Lair {
        let (humans, weaves) = (Humans::Alone, Weaving::Nothing);
        Lair { level, humans, short_deck: false, personality: None, weaves, spring_worker: false }
    }

    /// Any lair that may be played, by lot; half of them have webs.
    fn by_lot(chance: &mut Chance) -> Lair {
        let mut lair = Lair::plain(Level(chance.below(5) as u8));
        let two = chance.below(3) == 0;
        lair.short_deck = chance.below(4) == 0;
        if two {
            lair.humans = if chance.below(2) == 0 { Humans::Team } else { Humans::Two };
        }
        if chance.below(2) == 0 {
            return lair;
        }
        if chance.below(2) == 0 {
            lair.personality = Some(Choice::any(&Personality::ALL, chance));
        }
        // [V13.5] alone only
        match chance.below(3) {
            0 if lair.humans == Humans::Alone => lair.weaves = Weaving::Schemes,
            1 if lair.humans == Humans::Alone => lair.weaves = Weaving::Plot(Choice::any(&Plot::ALL, chance)),
            _ => {}
        }
        if lair.chose(Plot::WeaversWhim) {
            lair.personality = lair.personality.or(Some(Choice::ByLot)); // [V24.11]
        }
        if lair.chose(Plot::SmotheringSwarm) {
            lair.level = lair.level.max(Level(1)); // [V24.13]
        }
        lair
    }

    /// Whether both humans must beat her. [V20.16]
    pub fn is_team(self) -> bool {
        self.humans == Humans::Team
    }

    /// Her plot, if she has one.
    pub const fn plot(self) -> Option<Choice<Plot>> {
        match self.weaves {
            Weaving::Plot(plot) => Some(plot),
            Weaving::Nothing | Weaving::Schemes => None,
        }
    }

    fn chose(self, plot: Plot) -> bool {
        self.weaves == Weaving::Plot(Choice::Chosen(plot))
    }

    /// The plots that may be drawn. [V24.11] [V24.13]
    pub(crate) fn plots(self) -> Vec<Plot> {
        let whim = |plot: &Plot| *plot != Plot::WeaversWhim || self.personality.is_some();
        let swarm = |plot: &Plot| *plot != Plot::SmotheringSwarm || self.level > Level(0);
        Plot::ALL.into_iter().filter(whim).filter(swarm).collect()
    }

    /// Whether personalities, plots or schemes take part.
    pub(crate) const fn has_webs(self) -> bool {
        self.personality.is_some() || !matches!(self.weaves, Weaving::Nothing)
    }
}

impl Mode {
    /// What people can write for a mode.
    pub const KNOWN: &str = "players:2..4, rugwort:1..3, nightweave:0..4[:two[:team]][:personality[=ID]]\
        [:plot[=ID]|:schemes][:activity=18]; [:farms][:corrin][:legends][:powers[:spring-worker]]";

    /// Two players, nothing else.
    pub const TWO: Mode = Mode {
        against: Against::Players(Party::Two),
        modules: Modules { farms: false, corrin: false, legends: false, powers: false },
    };

    /// Reads the name of a mode, as records and the command line write it.
    pub fn read(text: &str) -> Result<Mode, Line> {
        let unknown = || Line::new("unknown-mode").with("mode", text).with("known", Mode::KNOWN);
        let mut words = text.split(':');
        let name = words.next().unwrap_or_default();
        let number = words.next();
        let against = match name {
            "players" => Against::Players(numbered(number, Party::Two, Party::ALL, Party::count).ok_or_else(unknown)?),
            "rugwort" => Against::Rugwort(numbered(number, Year::First, Year::ALL, Year::number).ok_or_else(unknown)?),
            "nightweave" => {
                let level = numbered(number, Level(1), Level::all(), |level| level.0);
                Against::Nightweave(Lair::plain(level.ok_or_else(unknown)?))
            }
            _ => return Err(unknown()),
        };
        let mut mode = Mode { against, modules: Modules::default() };
        for word in words.clone() {
            mode.read_word(word).ok_or_else(unknown)?;
        }
        mode.check()?;
        check_words(words)?;
        Ok(mode)
    }

    fn read_word(&mut self, word: &str) -> Option<()> {
        match (word, &mut self.against) {
            ("farms", _) => self.modules.farms = true,
            ("corrin", _) => self.modules.corrin = true,
            ("legends", _) => self.modules.legends = true,
            ("powers", _) => self.modules.powers = true,
            (word, Against::Nightweave(lair)) => match word.split_once('=').unwrap_or((word, "")) {
                ("two", "") if lair.humans == Humans::Alone => lair.humans = Humans::Two,
                ("two", "") => {}
                ("team", "") => lair.humans = Humans::Team,
                ("activity", "18") => lair.short_deck = true,
                ("schemes", "") => lair.weaves = Weaving::Schemes,
                ("spring-worker", "") => lair.spring_worker = true,
                ("personality", id) => lair.personality = Some(Choice::read(id, Personality::from_id)?),
                ("plot", id) => lair.weaves = Weaving::Plot(Choice::read(id, Plot::from_id)?),
                _ => return None,
            },
            _ => return None,
        }
        Some(())
    }

    /// Choice modules may not meet.
    fn check(&self) -> Result<(), Line> {
        let Against::Nightweave(lair) = self.against else {
            return Ok(());
        };
        let refuse = |id: &'static str, rule: &str| Err(Line::new(id).with("rule", rule));
        let Modules { farms, corrin, legends, powers } = self.modules;
        if lair.has_webs() && (farms || corrin || legends) {
            return refuse("valley-mode-no-mixing", "V13.4");
        }
        if lair.humans != Humans::Alone && lair.weaves != Weaving::Nothing {
            return refuse("valley-mode-solo-only", "V13.5");
        }
        if lair.chose(Plot::WeaversWhim) && lair.personality.is_none() {
            return refuse("valley-mode-whim-needs-personality", "V24.11");
        }
        if lair.chose(Plot::SmotheringSwarm) && lair.level == Level(0) {
            return refuse("valley-mode-swarm-needs-level", "V24.13");
        }
        if lair.spring_worker && !powers {
            return refuse("valley-mode-spring-worker-needs-powers", "V26.7");
        }
        Ok(())
    }

    /// The name of the mode: reading it gives the mode back.
    pub fn write(self) -> String {
        let mut text = match self.against {
            Against::Players(party) => format!("players:{}", party.count()),
            Against::Rugwort(year) => format!("rugwort:{}", year.number()),
            Against::Nightweave(lair) => {
                let mut text = format!("nightweave:{}", lair.level.0);
                for (set, word) in [
                    (lair.humans != Humans::Alone, "two"),
                    (lair.humans == Humans::Team, "team"),
                    (lair.short_deck, "activity=18"),
                    (lair.weaves == Weaving::Schemes, "schemes"),
                    (lair.personality == Some(Choice::ByLot), "personality"),
                    (lair.plot() == Some(Choice::ByLot), "plot"),
                ] {
                    if set {
                        text.push(':');
                        text.push_str(word);
                    }
                }
                if let Some(Choice::Chosen(personality)) = lair.personality {
                    text.push_str(&format!(":personality={}", personality.id()));
                }
                if let Some(Choice::Chosen(plot)) = lair.plot() {
                    text.push_str(&format!(":plot={}", plot.id()));
                }
                text
            }
        };
        let Modules { farms, corrin, legends, powers } = self.modules;
        let spring_worker = self.lair().is_some_and(|lair| lair.spring_worker);
        for (set, word) in [
            (farms, "farms"),
            (corrin, "corrin"),
            (legends, "legends"),
            (powers, "powers"),
            (spring_worker, "spring-worker"),
        ] {
            if set {
                text.push(':');
                text.push_str(word);
            }
        }
        text
    }

    /// Any way to play, by lot: half of them against Nightweave, most others against each other.
    pub fn by_lot(chance: &mut Chance) -> Mode {
        let mut against = match chance.below(8) {
            0..3 => Against::Players(*chance.pick(&Party::ALL)),
            3 => Against::Rugwort(*chance.pick(&Year::ALL)),
            _ => Against::Nightweave(Lair::by_lot(chance)),
        };
        let mut coin = || chance.below(2) == 0;
        let mut modules = Modules { farms: coin(), corrin: coin(), legends: coin(), powers: coin() };
        if let Against::Nightweave(lair) = &mut against {
            lair.spring_worker = modules.powers && coin(); // [V26.7]
            if lair.has_webs() {
                modules = Modules { powers: modules.powers, ..Modules::default() }; // [V13.4]
            }
        }
        Mode { against, modules }
    }

    /// Whether a player gains a worker in spring: not with powers [V17.2], unless the table lets them keep it. [V26.7]
    pub fn has_spring_worker(self) -> bool {
        !self.modules.powers || self.lair().is_some_and(|lair| lair.spring_worker)
    }

    /// How many people play.
    pub const fn players(self) -> usize {
        match self.against {
            Against::Players(party) => party.count() as usize,
            Against::Rugwort(_) => 1,
            Against::Nightweave(lair) => lair.humans.count() as usize,
        }
    }

    /// Nightweave's ways, if she is the opponent.
    pub const fn lair(self) -> Option<Lair> {
        match self.against {
            Against::Nightweave(lair) => Some(lair),
            Against::Players(_) | Against::Rugwort(_) => None,
        }
    }

    /// Rugwort's year, if he is the opponent.
    pub const fn year(self) -> Option<Year> {
        match self.against {
            Against::Rugwort(year) => Some(year),
            Against::Players(_) | Against::Nightweave(_) => None,
        }
    }

    /// How many forest cards are laid out. [V2.1] [V18.1]
    pub const fn forest_cards(self) -> usize {
        match self.against {
            Against::Players(Party::Three | Party::Four) => 4,
            Against::Nightweave(Lair { humans: Humans::Two | Humans::Team, .. }) => 4,
            Against::Players(Party::Two) | Against::Rugwort(_) | Against::Nightweave(_) => 3,
        }
    }

    /// How many workers a forest card holds. [V4.7]
    pub const fn forest_workers(self) -> usize {
        match self.against {
            Against::Players(Party::Four) => 2,
            Against::Players(Party::Two | Party::Three) | Against::Rugwort(_) | Against::Nightweave(_) => 1,
        }
    }

    /// The cards in the game: in the deck, the Pigs' pile, among the legends.
    pub(crate) fn cards(self, tables: &Tables) -> CardSet {
        use crate::pack::CardSort::{Base, Corrin, Farms, Legends};
        let Modules { farms, corrin, legends, .. } = self.modules;
        let module = |plays, sort| if plays { tables.sort[sort as usize] } else { CardSet::NONE };
        let replaced = if farms { tables.farms } else { CardSet::NONE };
        let base = tables.sort[Base as usize].without(replaced);
        base.or(module(farms, Farms)).or(module(corrin, Corrin)).or(module(legends, Legends))
    }
}

/// The one of these that has the number of a word; without a word, the usual one.
fn numbered<T: Copy>(
    word: Option<&str>,
    usual: T,
    all: impl IntoIterator<Item = T>,
    number: impl Fn(T) -> u8,
) -> Option<T> {
    let Some(word) = word else {
        return Some(usual);
    };
    let wanted: u8 = word.parse().ok()?;
    all.into_iter().find(|&one| number(one) == wanted)
}

/// Words of a mode that a lair cannot show, since one of them takes the other's place.
fn check_words<'a>(words: impl Iterator<Item = &'a str> + Clone) -> Result<(), Line> {
    let says = |wanted: &str| words.clone().any(|word| word.split('=').next() == Some(wanted));
    let refuse = |id: &'static str, rule: &str| Err(Line::new(id).with("rule", rule));
    if says("plot") && says("schemes") {
        return refuse("valley-mode-plot-or-schemes", "V13.5");
    }
    if says("team") && !says("two") {
        return refuse("valley-mode-team-needs-two", "V20.16");
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mode_is_read_back_as_it_was_written() {
        for text in [
            "players:2",
            "players:4:farms:corrin:legends:powers",
            "rugwort:3:legends",
            "nightweave:0",
            "nightweave:4:two:team:farms:corrin",
            "nightweave:2:activity=18:schemes:personality=nasty:powers",
            "nightweave:1:personality:plot",
            "nightweave:3:plot=smothering-swarm",
            "nightweave:3:two:powers:spring-worker",
        ] {
            assert_eq!(Mode::read(text).map(Mode::write), Ok(text.to_owned()));
        }
    }

    /// [V13.2] [V13.3] [V13.4] [V13.5] [V13.6] [V13.7]
    #[test]
    fn modules_that_may_not_meet_are_refused_with_their_rule() {
        for (text, rule) in [
            ("nightweave:1:schemes:legends", "V13.4"),
            ("nightweave:1:personality:farms", "V13.4"),
            ("nightweave:1:two:schemes", "V13.5"),
            ("nightweave:1:two:plot=snag", "V13.5"),
            ("nightweave:1:plot=snag:schemes", "V13.5"),
            ("nightweave:1:plot=weavers-whim", "V24.11"),
            ("nightweave:0:plot=smothering-swarm", "V24.13"),
            ("nightweave:1:team", "V20.16"),
            ("nightweave:1:spring-worker", "V26.7"),
        ] {
            let why = Mode::read(text).unwrap_err();
            assert!(why.args.iter().any(|(_, arg)| *arg == rule.into()), "{text}: {why:?}");
        }
        for text in [
            "players:5",
            "rugwort:0",
            "nightweave:5",
            "nightweave",
            "players:2:two",
            "nightweave:1:plot=x",
            "players:2:powers:spring-worker",
        ] {
            assert_eq!(Mode::read(text).is_err(), text != "nightweave", "{text}");
        }
        assert!(Mode::read("nightweave:1:schemes:personality:powers").is_ok());
    }

    #[test]
    fn lots_draw_every_word_and_only_modes_that_may_be_played() {
        let mut chance = Chance::from_seed(1);
        let mut words = std::collections::BTreeSet::new();
        for _ in 0..5_000 {
            let mode = Mode::by_lot(&mut chance);
            let text = mode.write();
            assert_eq!(Mode::read(&text), Ok(mode), "{text}");
            words.extend(text.split(':').map(str::to_owned));
        }
        // Three opponents, the numbers 0 to 4, what the lair and the modules add, `personality` and `plot` by name and bare.
        assert_eq!(words.len(), 3 + 5 + 4 + 5 + 2 + Personality::ALL.len() + Plot::ALL.len(), "{words:?}");
    }
}
