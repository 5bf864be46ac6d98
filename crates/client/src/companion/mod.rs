//! The companion: Bosk runs the opponent of a box beside a table of cardboard. One screen asks one thing, or lists what
//! hands must do. It knows no opponent; what is asked and ordered comes as values (`table::companion`).

mod amount;
mod between;
mod campaign;
mod cards;
mod choosing;
mod copying;
mod device;
mod draw;
mod game;
mod hearing;
mod kept;
mod picture;
mod setup;
mod sheets;
mod survey;
mod tables;
mod trail;

use crate::common::settings::{Settings, dress, long_words};
use crate::common::store;
use crate::common::stretch::drawn_out;
use crate::common::tongue::words;
use crate::common::{clip, elsewhere};
use crate::page;
use cards::Form;
use game::Game;
use setup::Setup;
use std::cell::RefCell;
use table::companion::{Picture, Reply, Step};
use table::{Arg, Line};
use wasm_bindgen::prelude::*;
use web_sys::HtmlInputElement;

/// What lies over the screen.
enum Sheet {
    /// What Bosk thinks of the table.
    Known,
    /// What has happened.
    Log,
    /// Language, voice, record, the way out.
    Menu,
    /// What stands in a cell of a card that is copied.
    Pick,
    /// A crossing of the board that is drawn.
    Crossing,
    /// A link that must be copied by hand.
    Link(String),
    /// What the rulebook says, with where to look.
    Rule { rules: Vec<Rule>, look: Option<Picture> },
    /// What must be put back, and what was said before it was taken back.
    PutBack { steps: Vec<Step>, said: Vec<String>, done: usize },
    /// A value that Bosk thinks cannot be.
    Doubted { id: String, value: String, why: Line },
}

/// A paragraph of the rulebook.
struct Rule {
    number: &'static str,
    /// The answer that it explains, where a question has several.
    about: Option<Line>,
    text: String,
}

/// What the page remembers.
struct State {
    settings: Settings,
    /// Whether everything is said aloud.
    voice: bool,
    /// What is chosen before the game.
    setup: Setup,
    /// The game, once there is one.
    game: Option<Game>,
    /// The card that is being copied.
    form: Option<Form>,
    /// The campaigns, if they are looked at.
    campaign: Option<campaign::Page>,
    /// The board that is being drawn.
    survey: Option<survey::Page>,
    sheet: Option<Sheet>,
    /// An answer that Bosk thinks cannot be.
    doubt: Option<Reply>,
    /// What is looked for among cards.
    wanted: String,
    /// The sort of cards that is looked among.
    sort: Option<String>,
    /// The number that is being set.
    number: Option<i16>,
    /// The value of the sheet that is being set, and how far; nothing, if what was typed is no number.
    setting: Option<(String, Option<i16>)>,
    /// Where the keyboard goes next.
    look_at: Option<String>,
    notice: Option<String>,
    /// What was set right since the sheet was opened, each with how it is now.
    corrected: Vec<(Line, Line)>,
    /// Whether another tab has gone on with the table: then this one keeps nothing.
    elsewhere: bool,
    long: bool,
}

const VOICE: &str = "bosk.voice";

thread_local! {
    static STATE: RefCell<Option<State>> = const { RefCell::new(None) };
}

impl State {
    /// A sentence in the language spoken.
    fn say(&self, line: &Line) -> String {
        let said = words(self.settings.lang()).say(line);
        if self.long { drawn_out(said) } else { said }
    }

    /// A text without arguments.
    fn text(&self, id: &'static str) -> String {
        self.say(&Line::new(id))
    }

    /// Tells a sentence that must be read.
    fn tell(&mut self, line: &Line) {
        self.notice = Some(self.say(line));
    }

    /// Keeps the game; what the browser refuses is told once.
    fn keep(&mut self) {
        let Some(game) = self.game.as_ref().filter(|_| !self.elsewhere) else { return };
        if !game.keep() {
            self.tell(&Line::new("beside-not-kept"));
        }
    }
}

/// Opens the page.
pub fn open() {
    let state = State {
        settings: Settings::load(),
        voice: store::read(VOICE).unwrap_or(false),
        setup: Setup::anybody(),
        game: None,
        form: None,
        campaign: None,
        survey: None,
        sheet: None,
        doubt: None,
        wanted: String::new(),
        sort: None,
        number: None,
        setting: None,
        look_at: None,
        notice: None,
        corrected: Vec::new(),
        elsewhere: false,
        long: long_words(),
    };
    STATE.set(Some(state));
    follow_address();
    page::hear("click", hearing::on_click);
    page::hear("keydown", hearing::on_key);
    page::hear("hashchange", |_| follow_address());
    page::hear("change", hearing::on_change);
    page::hear("input", |event| {
        if page::attribute(&event, "id").as_deref() == Some("wanted") {
            note(|state| {
                state.wanted = page::typed("wanted");
                draw::look_again(state);
            });
        } else if page::attribute(&event, "data-of").is_some() {
            amount::typed(&event);
        } else if let Some(what) = page::attribute(&event, "data-typed")
            && let Some(field) = page::find::<HtmlInputElement>(&format!("typed-{what}"))
        {
            let value = field.value();
            note(|state| {
                if let Some(sheet) = &mut state.campaign {
                    sheet.set(&what, &value);
                }
            });
        } else if page::attribute(&event, "id").as_deref() == Some("crossing-name") {
            note(|state| survey::set(state, "name", &page::typed("crossing-name")));
        }
    });
    page::hear("submit", |event| {
        event.prevent_default();
        let number = page::attribute(&event, "data-form").as_deref() == Some("amount");
        change(|state| match draw::first_found(state) {
            _ if number => amount::answer(state),
            Some(reply) => answer(state, reply),
            None => {}
        });
    });
    page::hear("pointerdown", amount::hold);
    for end in ["pointerup", "pointercancel"] {
        page::hear(end, |_| amount::let_go());
    }
    // A finger that rests on a step asks for no menu.
    page::hear("contextmenu", |event| {
        if page::attribute(&event, "data-step").is_some() {
            event.prevent_default();
        }
    });
    page::hear("focusin", |event| {
        let of = event.target().and_then(|target| target.dyn_into::<HtmlInputElement>().ok());
        if let Some(field) = of.filter(|field| field.has_attribute("data-of")) {
            field.select();
        }
    });
    elsewhere::hear(|key| {
        let is_ours = |state: &State| state.game.as_ref().is_some_and(|game| room::games::key(&game.id) == key);
        change(|state| state.elsewhere |= is_ours(state));
    });
    page::hear("close", |event| {
        if page::attribute(&event, "id").as_deref() == Some("sheet") {
            change(close_sheet);
            // The cell was drawn anew: the browser cannot give the keyboard back to it.
            let cell = STATE.with_borrow(|state| state.as_ref()?.survey.as_ref()?.cell_id());
            cell.into_iter().for_each(|id| page::focus(&id));
        }
    });
    page::hear("visibilitychange", |_| {
        amount::leave("");
        device::keep_awake();
    });
    page::hear("languagechange", |_| change(|_| {}));
}

/// Changes what the page remembers, draws it, and says what is new if it is asked to.
fn change(with: impl FnOnce(&mut State)) {
    STATE.with_borrow_mut(|state| {
        if let Some(state) = state {
            with(state);
            dress(state.settings);
            draw::all(state);
        }
    });
}

/// Changes what the page remembers and draws nothing: the next field may be pressed already.
fn note(with: impl FnOnce(&mut State)) {
    STATE.with_borrow_mut(|state| state.as_mut().map(with));
}

/// Shows what the address names: a kept game, or whom to call to the table.
fn follow_address() {
    let hash = page::window().location().hash().unwrap_or_default();
    let place = hash.trim_start_matches("#/");
    change(|state| {
        state.sheet = None;
        state.form = None;
        state.campaign = None;
        state.survey = None;
        state.doubt = None;
        state.elsewhere = false;
        match place.split_once('/') {
            _ if place == "board" => {
                state.game = None;
                match survey::Page::open() {
                    Ok(page) => state.survey = Some(page),
                    Err(why) => state.tell(&why),
                }
            }
            Some(("link", _)) => open_link(state, &hash),
            _ if place == "campaign" || place.starts_with("campaign/") => {
                state.game = None;
                state.campaign = Some(campaign::Page::of(place.trim_start_matches("campaign/")));
            }
            Some(("cards", game)) => {
                state.game = None;
                match Form::open(game) {
                    Ok(form) => state.form = Some(form),
                    Err(why) => state.tell(&why),
                }
            }
            Some(("game", id)) => match Game::open(id) {
                Ok(game) => {
                    device::keep_awake();
                    state.game = Some(game);
                }
                Err(why) => {
                    state.game = None;
                    state.tell(&why);
                }
            },
            _ => {
                state.game = None;
                if !place.is_empty() && !Setup::is_sound(place) {
                    state.tell(&Line::new("beside-bad-address"));
                }
                match Setup::of(place) {
                    Some(setup) if setup.address() == state.setup.address() => {}
                    Some(setup) => state.setup = setup,
                    None => state.setup.screen = 0,
                }
            }
        }
    });
}

/// Lays the table that came in a link, as one of one's own.
fn open_link(state: &mut State, address: &str) {
    match Game::of_link(address) {
        Some(Ok(game)) => {
            page::readdress(&format!("#/game/{}", game.id));
            device::keep_awake();
            state.game = Some(game);
            state.keep();
        }
        Some(Err(why)) => {
            state.game = None;
            state.tell(&why);
        }
        None => {
            state.game = None;
            state.tell(&Line::new("beside-bad-link"));
        }
    }
}

/// What pressing something does.
fn press(state: &mut State, words: &[&str]) {
    match *words {
        ["call" | "screen" | "pick" | "begin", ..] => before_the_game(state, words),
        ["answer", n] => {
            let asked = state.game.as_ref().and_then(Game::asked);
            if let Some(reply) = asked.and_then(|query| query.answer(n.parse().ok()?)) {
                answer(state, reply);
            }
        }
        ["roll", sides] => {
            let sides: f64 = sides.parse().unwrap_or(8.0);
            answer(state, Reply::Number((js_sys::Math::random() * sides) as i16 + 1));
        }
        ["number"] => amount::answer(state),
        ["elsewhere", which] => {
            state.elsewhere = false;
            match state.game.as_ref().filter(|_| which == "load").map(|game| Game::open(&game.id)) {
                Some(Ok(game)) => (state.game, state.doubt, state.number) = (Some(game), None, None),
                Some(Err(why)) => state.tell(&why),
                None => state.keep(),
            }
        }
        ["done", n] => {
            if let (Some(game), Ok(n)) = (&mut state.game, n.parse()) {
                game.done = n;
            }
            state.keep();
        }
        ["undo"] => undo(state),
        ["restored"] => {
            state.sheet = None;
            state.keep();
        }
        ["known"] => state.sheet = Some(Sheet::Known),
        ["log"] => state.sheet = Some(Sheet::Log),
        ["menu"] => state.sheet = Some(Sheet::Menu),
        ["set", id, value] => correct(state, id, value),
        ["sort", sort] => state.sort = if state.sort.as_deref() == Some(sort) { None } else { Some(sort.to_owned()) },
        ["leave"] => close_sheet(state),
        ["lang", code] => {
            state.settings.french = code == "fr";
            state.settings.keep();
        }
        ["theme"] => {
            state.settings.dark = !state.settings.dark;
            state.settings.keep();
        }
        ["voice"] => {
            state.voice = !state.voice;
            store::keep(VOICE, &state.voice);
        }
        ["ok"] => state.notice = None,
        _ => {}
    }
}

/// What pressing something before the game does.
fn before_the_game(state: &mut State, words: &[&str]) {
    match *words {
        ["call", game] => {
            if let Some(setup) = Setup::of(game) {
                state.setup = Setup { screen: 0, ..setup };
            }
        }
        ["screen", n] => {
            state.setup.screen = n.parse().unwrap_or_default();
            state.setup.keep();
            page::readdress(&state.setup.address());
        }
        ["pick", row, n] => choose(state, row, n),
        ["begin"] => begin(state),
        _ => {}
    }
}

/// Chooses something before the game.
fn choose(state: &mut State, row: &str, n: &str) {
    choosing::pick(&mut state.setup, row, n);
    page::readdress(&state.setup.address());
}

/// Calls the opponent to the table.
fn begin(state: &mut State) {
    let (game, mode) = (state.setup.foe.game, state.setup.mode());
    begin_in(state, game, &mode, None);
}

fn begin_in(state: &mut State, game: &str, mode: &str, campaign: Option<u32>) {
    let seed = (js_sys::Math::random() * 1_000_000.0) as u64;
    match Game::begin(game, mode, seed) {
        Ok(mut game) => {
            game.campaign = campaign;
            state.campaign = None;
            let address = format!("#/game/{}", game.id);
            state.game = Some(game);
            state.keep();
            device::keep_awake();
            let _ = page::window()
                .history()
                .and_then(|history| history.push_state_with_url(&JsValue::NULL, "", Some(&address)));
        }
        Err(why) => state.tell(&why),
    }
}

/// Copies the address of the table as it is; where that is refused it can be copied by hand.
fn copy_link(state: &mut State) {
    let Some(game) = &state.game else { return };
    let link = match game.link() {
        Ok(link) => link,
        Err(why) => return state.tell(&why),
    };
    let here = page::window().location().href().unwrap_or_default();
    let address = format!("{}{link}", here.split('#').next().unwrap_or_default());
    wasm_bindgen_futures::spawn_local(async move {
        let copied = clip::copy(&address).await;
        change(|state| {
            state.sheet = (!copied).then_some(Sheet::Link(address));
            if copied {
                state.tell(&Line::new("beside-link-copied"));
            }
        });
        if let Some(field) = page::find::<HtmlInputElement>("by-hand") {
            let _ = field.focus();
            field.select();
        }
    });
}

/// Answers; what can hardly be is asked about first.
fn answer(state: &mut State, reply: Reply) {
    let Some(game) = &mut state.game else { return };
    if state.doubt.take() != Some(reply) && game.asked().is_some_and(|query| query.doubt(reply).is_some()) {
        state.doubt = Some(reply);
        return;
    }
    match game.answer(reply) {
        Ok(()) => {
            state.wanted.clear();
            (state.sort, state.number) = (None, None);
            if !state.settings.still {
                device::nudge();
            }
            state.keep();
        }
        Err(why) => state.tell(&why),
    }
}

/// Takes back a tick, or what was said last; if cardboard was moved since, what must be put back is told first.
fn undo(state: &mut State) {
    if state.doubt.take().is_some() {
        return;
    }
    take_back(state, Game::undo);
}

/// Takes something back, and tells which corrections went with it.
fn take_back(state: &mut State, undo: impl FnOnce(&mut Game) -> game::Undone) {
    let Some(game) = &mut state.game else { return };
    let mut gone = game.corrected();
    let undone = undo(game);
    let left = game.corrected().len();
    gone.drain(..left.min(gone.len()));
    state.number = None;
    match undone {
        game::Undone::Nothing => {}
        game::Undone::Kept => {
            let now = |what: Line| Some((what.clone(), game.how_it_is(&what)?));
            let now: Vec<_> = gone.into_iter().filter_map(now).collect();
            tell_of(state, "beside-uncorrected", now);
            state.keep();
        }
        game::Undone::PutBack { steps, said, done } => state.sheet = Some(Sheet::PutBack { steps, said, done }),
    }
}

/// Closes what lies over the screen; what was about to be taken back stays as it was.
fn close_sheet(state: &mut State) {
    if state.setting.is_some() {
        amount::settle(state);
        if matches!(state.sheet, Some(Sheet::Doubted { .. })) {
            return;
        }
    }
    if let (Some(Sheet::PutBack { said, done, .. }), Some(game)) = (&state.sheet, &mut state.game) {
        game.say_again(said, *done);
    }
    state.sheet = None;
    let corrected = std::mem::take(&mut state.corrected);
    tell_of(state, "beside-corrected", corrected);
}

/// Tells what has become of values of the sheet, if any.
fn tell_of(state: &mut State, told: &'static str, values: Vec<(Line, Line)>) {
    if !values.is_empty() {
        let one = |(about, said)| Arg::Line(Line::new("companion-about").with("about", about).with("said", said));
        state.tell(&Line::new(told).with("what", Arg::List(values.into_iter().map(one).collect())));
    }
}

/// Sets right what Bosk thinks of the table; what can hardly be is asked about first.
fn correct(state: &mut State, id: &str, value: &str) {
    let Some(game) = &state.game else { return };
    match game.doubts(id, value) {
        Some(why) => state.sheet = Some(Sheet::Doubted { id: id.to_owned(), value: value.to_owned(), why }),
        None => set_right(state, id, value),
    }
}

fn set_right(state: &mut State, id: &str, value: &str) {
    let Some(game) = &mut state.game else { return };
    match game.correct(id, value) {
        Ok(()) => {
            if let Some(what) = game.corrected().pop() {
                state.corrected.retain(|(other, _)| *other != what);
                state.corrected.extend(game.how_it_is(&what).map(|how| (what, how)));
            }
            state.keep();
        }
        Err(why) => state.tell(&why),
    }
}

/// Goes on with the game of a record file; one that cannot be read is told, and nothing changes.
fn bring_in(state: &mut State, name: &str, text: &str) {
    match Game::of_record(text) {
        Ok(game) => {
            page::readdress(&format!("#/game/{}", game.id));
            state.game = Some(game);
            state.keep();
        }
        Err(why) => state.notice = Some(format!("{name}: {}", state.say(&why))),
    }
}
