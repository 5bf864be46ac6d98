//! What a box supplies to its page.

use crate::shell::app::Ctx;
use crate::shell::glyph::{Glyph, Signs};
use crate::shell::sound::Cue;
use crate::shell::start::Start;
use crate::shell::zoom::About;
use crate::shell::{Action, Event, Plan, Scene, Source, Standing, Target, Verb, View};
use leptos::prelude::*;
use table::board::Board;
use table::{Line, Seat, Shelved, Side};

/// A box on a page: its board, pictures of its things, how a game of it begins.
pub trait Face: Board + Shelved + Clone + 'static {
    /// What the phone's panel shows.
    type Tab: Copy + PartialEq + Send + Sync + 'static;
    /// What lies over the table in this box only.
    type Panel: Clone + PartialEq + Send + Sync + 'static;

    /// The box, as records name it.
    const NAME: &'static str = <<Self as Shelved>::Pack as table::content::Pack>::NAME;
    /// The title of the page.
    const TITLE: &'static str;
    /// The list of its keys.
    const KEYS: &'static str;
    /// The letters that bring the keyboard to a part of the table, each with the part.
    const LETTERS: &'static [(&'static str, &'static str)];
    /// Under which name the browser keeps the person's own pack.
    const PACK: &'static str;
    /// Under which name the browser kept the one game of before.
    const OLD_GAME: &'static str;
    /// The lesson.
    const LESSON: Option<&'static str> = None;
    /// More answers that are words than this get a list of their own, if any do.
    const FEW: Option<usize>;
    /// Where points come from: how the id of its text ends, and its symbol.
    const SOURCES: &'static [(&'static str, &'static str)];
    /// Whether the bar over the table says whose turn it is, if it is not that of who looks.
    const NAMES_TURN: bool = true;
    /// What the signs on its cards mean.
    const SIGNS: Signs;
    /// The phone's tabs, each by its name and the text on it.
    const TABS: &'static [(Self::Tab, &'static str, &'static str)];
    /// Those that hide the rest of the table.
    const HIDING: &'static [Self::Tab];

    /// The symbol of a player, or of the opponent in the box.
    fn animal(&self, side: impl Into<Side>) -> &'static str;
    /// Whether there is such a tab in this game.
    fn has_tab(&self, _: Self::Tab) -> bool {
        true
    }
    /// The tabs of this game; the first is open at first.
    fn tabs(&self) -> impl Iterator<Item = (Self::Tab, &'static str, &'static str)> {
        Self::TABS.iter().copied().filter(|&(tab, ..)| self.has_tab(tab))
    }
    /// The tab in which a thing lies; none for what is always in sight.
    fn tab_of(&self, scene: &Scene, target: Target) -> Option<Self::Tab>;
    /// How much could be done on one's turn, in few words.
    fn prospect(&self, _: &Scene) -> Option<Line> {
        None
    }
    /// What is asked, and the same where the verbs beside it say the rest.
    fn question(&self, scene: &Scene) -> (Line, Line);
    /// The sorts of choices that have a button, each with a short text and a symbol.
    fn verbs(&self, scene: &Scene) -> Vec<(Verb, &'static str, &'static str)>;
    /// The sort of choice that a letter stands for.
    fn verb_of_key(&self, key: &str) -> Option<Verb>;
    /// Whether a choice is answered beside the question, under a verb.
    fn is_word(&self, scene: &Scene, verb: Option<Verb>, action: Action) -> bool;
    /// How an answer beside the question looks.
    fn manner(&self, action: Action) -> Manner;

    /// What the board keeps from scene to scene.
    fn prepare(_: Ctx) {}
    /// What the bar over the table shows of the game's course.
    fn track(scene: &Scene) -> AnyView;
    /// Those whose points stand there, in their order.
    fn counted(&self, scene: &Scene) -> Vec<Side> {
        scene.scores.iter().map(|&(side, _)| side).collect()
    }
    /// The zones of the table up to the prompt, and from there on.
    fn board() -> (AnyView, AnyView);
    /// The zone in the middle of it, which shows a position in small.
    fn heart() -> AnyView;
    /// The class names of the whole.
    fn class(scene: &Scene) -> &'static str;
    /// More buttons beside the question.
    fn besides(_: &Scene) -> Option<AnyView> {
        None
    }
    /// A thing close up, and whether it bears its name itself.
    fn picture(scene: &Scene, target: Target) -> (AnyView, bool);
    /// What the states of its cards mean, in a line.
    fn legend(_: Ctx) -> Option<AnyView> {
        None
    }
    /// A card up close, by its id.
    fn about(ctx: Ctx, id: &str) -> Option<About>;
    /// The ways to do something, how each is paid, and the reserve it leaves.
    fn ways(scene: &Scene, plans: &[Plan], now: usize, reserve: Option<AnyView>) -> AnyView;
    /// A plan in one sentence.
    fn plan_line(&self, scene: &Scene, plan: &Plan) -> Line;
    /// What the button that commits a plan says: the deed.
    fn confirm(&self, scene: &Scene, plan: &Plan) -> Line;
    /// What is missing to do what somebody wished who points at a thing.
    fn missing(&self, _: &Scene, _: Target) -> Option<Line> {
        None
    }
    /// What somebody who stands so has, heap by heap.
    fn heaps(standing: &Standing) -> Vec<Heap>;
    /// Their points.
    fn points(standing: &Standing) -> i32;
    /// The symbol of something that would happen; none for what the rest of the sheet says.
    fn effect_icon(&self, event: &Event) -> Option<&'static str>;

    /// What is heard when something happens.
    fn cue(&self, event: &Event) -> Option<Cue>;

    /// How many workers a player has at home, and how many at all; none in a box without.
    fn crew(&self, _: &View, _: Seat) -> Option<(usize, usize)> {
        None
    }
    /// The cards that gave something to a player when a season began, each with what.
    fn harvest(_: Ctx, _: Seat, _: &[Event]) -> Vec<Sheaf> {
        Vec::new()
    }

    /// A step of what the opponent in the box did, in words.
    fn step_line(&self, event: &Event) -> Option<Line>;
    /// What the opponent in the box wished for first and could not have, where an event tells of that.
    fn refused(&self, _: &Event) -> Option<Vec<Target>> {
        None
    }
    /// How the opponent in the box stands, beside its name.
    fn story_state(_: &Scene) -> Option<AnyView> {
        None
    }
    /// What stands over the steps that are told so far.
    fn story_head(_: &Scene, _: &[Event]) -> Option<AnyView> {
        None
    }
    /// What the opponent in the box has, heap by heap.
    fn rival_heaps(&self, _: &View) -> Vec<Heap> {
        Vec::new()
    }

    /// What an event that is about no card and no thing is called in the strip.
    fn in_short(&self, _: &Event) -> Option<Line> {
        None
    }

    /// What an answer in words comes to, where what is told of it does not say so.
    fn means(&self, _: &Scene, _: Action) -> Option<Line> {
        None
    }

    /// A panel of this box: its title and what is in it.
    fn panel(ctx: Ctx, panel: Self::Panel) -> (String, AnyView);
    /// The page of all campaigns.
    fn campaigns(_: Ctx) -> AnyView {
        view! { <Start/> }.into_any()
    }
    /// Whether a campaign is kept here.
    fn has_campaign(_: u32) -> bool {
        false
    }
    /// What people call themselves who play a campaign together.
    fn called(_: &Source, _: Seat) -> Option<String> {
        None
    }
    /// The page of a campaign.
    fn sheet_page(_: Ctx, _: u32) -> AnyView {
        ().into_any()
    }
    /// Where a game stands, in a line.
    fn summary(&self, seats: &[String], scene: &Scene) -> Line;
    /// The table in small, drawn in tokens of the page, for who looks for a game again.
    fn sketch(&self, scene: &Scene) -> String;
    /// After something has changed: what else this box keeps; false if the browser refuses.
    fn follow(_: &Source, _ended: bool) -> bool {
        true
    }
    /// The campaign to which the one game of before belonged.
    fn old_campaign() -> Option<u32> {
        None
    }
}

/// So much of something that somebody has.
#[derive(Clone)]
pub struct Heap {
    /// Its symbol.
    pub icon: &'static str,
    /// How much.
    pub n: u16,
    /// The same in words.
    pub words: Line,
    /// Whether it is shown only where it changes.
    pub seldom: bool,
}

impl Heap {
    /// So much of something that is always shown, with the id of its words.
    pub fn of(icon: &'static str, id: &'static str, n: usize) -> Heap {
        let n = n.try_into().unwrap_or(u16::MAX);
        Heap { icon, n, words: Line::new(id).with("n", n), seldom: false }
    }
}

/// A card that gives something when a season begins.
pub struct Sheaf {
    /// The class that gives it its colour.
    pub class: String,
    /// Its drawing.
    pub picture: AnyView,
    /// Its name.
    pub name: String,
    /// What it gives.
    pub gives: Vec<Glyph>,
}

/// How an answer beside the question looks.
#[derive(Default)]
pub struct Manner {
    /// Whether it is no main answer.
    pub quiet: bool,
    /// Whether it is looked at once more before it is done.
    pub twice: bool,
    /// Whether it is one of several steps on a way, done at a touch while it can be taken back.
    pub light: bool,
    /// Fewer words than the offer has.
    pub words: Option<Line>,
    /// A shorter text for where there is little room.
    pub slim: Option<&'static str>,
    /// What it is about, in symbols.
    pub glyphs: Vec<Glyph>,
}
