//! The companion: Bosk runs the opponent of a box beside a table of cardboard. One screen asks one thing, or lists what
//! hands must do. It knows no opponent; what is asked and ordered comes as values (`table::companion`).

mod campaign;
mod cards;
mod choosing;
mod copying;
mod device;
mod draw;
mod game;
mod kept;
mod setup;
mod sheets;
mod tables;

use crate::common::settings::{Settings, dress, long_words};
use crate::common::store;
use crate::common::stretch::drawn_out;
use crate::common::tongue::words;
use crate::page;
use cards::Form;
use game::Game;
use setup::Setup;
use std::cell::RefCell;
use table::Line;
use table::companion::{Reply, Step};
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Event, HtmlInputElement, HtmlSelectElement, KeyboardEvent};

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
    /// A paragraph of the rulebook.
    Rule { number: &'static str, text: String },
    /// What must be put back, and what was said before it was taken back.
    PutBack { steps: Vec<Step>, said: Option<String>, done: usize },
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
    sheet: Option<Sheet>,
    /// What is looked for among cards.
    wanted: String,
    /// The number that is being set.
    number: Option<i16>,
    notice: Option<String>,
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
        let Some(game) = &self.game else { return };
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
        sheet: None,
        wanted: String::new(),
        number: None,
        notice: None,
        long: long_words(),
    };
    STATE.set(Some(state));
    follow_address();
    page::hear("click", on_click);
    page::hear("keydown", on_key);
    page::hear("hashchange", |_| follow_address());
    page::hear("change", on_change);
    page::hear("input", |event| {
        if page::attribute(&event, "id").as_deref() == Some("wanted") {
            change(|state| state.wanted = page::typed("wanted"));
        } else if let Some(what) = page::attribute(&event, "data-typed")
            && let Some(field) = page::find::<HtmlInputElement>(&format!("typed-{what}"))
        {
            // Nothing is drawn anew: the next field may be pressed already.
            let value = field.value();
            STATE.with_borrow_mut(|state| {
                if let Some(sheet) = state.as_mut().and_then(|state| state.campaign.as_mut()) {
                    sheet.set(&what, &value);
                }
            });
        }
    });
    page::hear("submit", |event| {
        event.prevent_default();
        change(|state| {
            if let Some(reply) = draw::first_found(state) {
                answer(state, reply);
            }
        });
    });
    page::hear("close", |event| {
        if page::attribute(&event, "id").as_deref() == Some("sheet") {
            change(close_sheet);
        }
    });
    page::hear("visibilitychange", |_| device::keep_awake());
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

/// Shows what the address names: a kept game, or whom to call to the table.
fn follow_address() {
    let hash = page::window().location().hash().unwrap_or_default();
    let place = hash.trim_start_matches("#/");
    change(|state| {
        state.sheet = None;
        state.form = None;
        state.campaign = None;
        match place.split_once('/') {
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
                match Setup::of(place) {
                    Some(setup) if setup.address() == state.setup.address() => {}
                    Some(setup) => state.setup = setup,
                    None => state.setup.screen = 0,
                }
            }
        }
    });
}

fn on_click(event: Event) {
    let Some(does) = page::attribute(&event, "data-do") else { return };
    let words: Vec<&str> = does.split(' ').collect();
    match words[..] {
        ["why", number] => explain(number),
        ["export"] => change(|state| {
            if let Some(game) = &state.game {
                draw::hand_out(&game.name(), &game.record());
            }
        }),
        ["cards-out"] => change(|state| {
            for (name, text) in state.form.as_ref().map(|form| cards::texts(&form.game)).unwrap_or_default() {
                draw::hand_out(&name, &text);
            }
        }),
        [
            "copy" | "deck" | "card" | "fill" | "cell" | "take" | "beside" | "save-card" | "clear-card" | "leave-card",
            ..,
        ] => {
            change(|state| fill_in(state, &words));
        }
        ["type-in" | "untype" | "typed" | "write-down" | "chapter-table" | "write-result", ..] => {
            change(|state| on_the_sheet(state, &words));
        }
        _ => change(|state| press(state, &words)),
    }
}

/// What pressing something on the sheet of a campaign does.
fn on_the_sheet(state: &mut State, words: &[&str]) {
    if let (["write-result"], Some(game)) = (words, &state.game) {
        let mut page = campaign::Page { id: game.campaign, typing: None };
        page.type_in_as_ended(game.chapter(), game.ended());
        page::readdress(&format!("#/campaign/{}", game.campaign.unwrap_or_default()));
        (state.game, state.campaign) = (None, Some(page));
        return;
    }
    let Some(page) = &mut state.campaign else { return };
    match *words {
        ["type-in", replay] => page.type_in(replay == "1", None),
        ["untype"] => page.typing = None,
        ["typed", what, value] => page.set(what, value),
        ["write-down"] => {
            if let Err(why) = page.write_down() {
                state.tell(&why);
            }
        }
        ["chapter-table", replay] => match (page.id, page.mode(replay == "1")) {
            (id, Some(Ok(mode))) => begin_in(state, "duo", &mode, id),
            (_, Some(Err(why))) => state.tell(&why),
            (_, None) => {}
        },
        _ => {}
    }
}

/// What pressing something on the form of a card does.
fn fill_in(state: &mut State, words: &[&str]) {
    if let ["copy"] = *words {
        return copy_for_the_table(state);
    }
    let Some(form) = &mut state.form else { return };
    match *words {
        ["deck", n] => form.turn_to_deck(n.parse().unwrap_or_default()),
        ["card", n] => form.turn_to(n.parse().unwrap_or_default()),
        ["fill", cell, value] => form.choose(cell, value),
        ["cell", id] => {
            form.cell = form.deck().cell(id).map(|cell| cell.id);
            state.sheet = Some(Sheet::Pick);
        }
        ["take", n] => {
            copying::take(form, n.parse().ok());
            state.sheet = None;
        }
        ["beside"] => copying::take(form, None),
        ["save-card"] => save_card(state, true),
        ["clear-card"] => save_card(state, false),
        ["leave-card"] => state.form = None,
        _ => {}
    }
}

/// A card was turned up that has not been copied: its form, and then the game goes on.
fn copy_for_the_table(state: &mut State) {
    let Some(game) = &state.game else { return };
    let deck = game.asked().and_then(|query| query.copied);
    match Form::open(&game.game) {
        Ok(mut form) => {
            form.turn_to_deck(form.decks.iter().position(|it| Some(it.id) == deck).unwrap_or_default());
            form.table = Some(game.id.clone());
            state.form = Some(form);
        }
        Err(why) => state.tell(&why),
    }
}

/// Keeps the card or takes it away; a table that waits for it goes on with it.
fn save_card(state: &mut State, keeps: bool) {
    let Some(form) = &mut state.form else { return };
    let slot = match form.save(keeps) {
        Ok(slot) => slot,
        Err(why) => return state.tell(&why),
    };
    if form.table.is_none() {
        let next = form.slot + usize::from(keeps);
        return form.turn_to(next);
    }
    state.form = None;
    let Some(game) = &mut state.game else { return };
    if let Err(why) = game.with_cards(cards::texts(&game.game)) {
        return state.tell(&why);
    }
    if let Some(reply) = game.asked().and_then(|query| query.read(&slot)) {
        answer(state, reply);
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
        ["less"] => state.number = state.number.map(|n| n - 1),
        ["more"] => state.number = state.number.map(|n| n + 1),
        ["number"] => {
            if let Some(n) = state.number {
                answer(state, Reply::Number(n));
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

fn answer(state: &mut State, reply: Reply) {
    let Some(game) = &mut state.game else { return };
    match game.answer(reply) {
        Ok(()) => {
            state.wanted.clear();
            state.number = None;
            state.keep();
        }
        Err(why) => state.tell(&why),
    }
}

/// Takes back a tick, or what was said last; if cardboard was moved since, what must be put back is told first.
fn undo(state: &mut State) {
    let Some(game) = &mut state.game else { return };
    state.number = None;
    match game.undo() {
        game::Undone::Nothing => {}
        game::Undone::Kept => state.keep(),
        game::Undone::PutBack { steps, said, done } => state.sheet = Some(Sheet::PutBack { steps, said, done }),
    }
}

/// Closes what lies over the screen; what was about to be taken back stays as it was.
fn close_sheet(state: &mut State) {
    if let (Some(Sheet::PutBack { said, done, .. }), Some(game)) = (&state.sheet, &mut state.game) {
        game.say_again(said.as_deref(), *done);
    }
    state.sheet = None;
}

/// Sets right what Bosk thinks of the table.
fn correct(state: &mut State, id: &str, value: &str) {
    let Some(game) = &mut state.game else { return };
    match game.correct(id, value) {
        Ok(()) => state.keep(),
        Err(why) => state.tell(&why),
    }
}

fn on_change(event: Event) {
    let Some(target) = event.target() else { return };
    if let Some(list) = target.dyn_ref::<HtmlSelectElement>() {
        let value = list.value();
        if let Some(id) = list.get_attribute("data-value") {
            change(|state| correct(state, &id, &value));
        } else if let Some(row) = list.get_attribute("data-pick") {
            change(|state| choose(state, &row, &value));
        } else if let Some(what) = list.get_attribute("data-typed") {
            change(|state| on_the_sheet(state, &["typed", &what, &value]));
        }
    } else if let Some(field) = target.dyn_ref::<HtmlInputElement>() {
        match field.id().as_str() {
            "record" => bring_in(field),
            "cards" => bring_cards(field),
            _ => {}
        }
    }
}

/// Goes on with the game of a record file; one that cannot be read is told, and nothing changes.
fn bring_in(field: &HtmlInputElement) {
    let Some(file) = field.files().and_then(|files| files.get(0)) else { return };
    wasm_bindgen_futures::spawn_local(async move {
        let text = JsFuture::from(file.text()).await.ok().and_then(|text| text.as_string()).unwrap_or_default();
        let mut address = None;
        change(|state| match Game::of_record(&text) {
            Ok(game) => {
                address = Some(format!("#/game/{}", game.id));
                state.game = Some(game);
                state.keep();
            }
            Err(why) => state.notice = Some(format!("{}: {}", file.name(), state.say(&why))),
        });
        if let Some(address) = address {
            let _ = page::window().location().set_hash(&address);
        }
    });
}

/// Takes in a file of copied cards; one that is not sound is told, and nothing changes.
fn bring_cards(field: &HtmlInputElement) {
    let Some(file) = field.files().and_then(|files| files.get(0)) else { return };
    wasm_bindgen_futures::spawn_local(async move {
        let text = JsFuture::from(file.text()).await.ok().and_then(|text| text.as_string()).unwrap_or_default();
        change(|state| {
            let Some(form) = &mut state.form else { return };
            let mut texts = cards::texts(&form.game);
            texts.retain(|(name, _)| *name != file.name());
            texts.push((file.name(), text));
            match form.keep(&texts) {
                Ok(()) => form.turn_to(0),
                Err(why) => state.tell(&why),
            }
        });
    });
}

/// Shows a paragraph of the rulebook of the box.
fn explain(number: &str) {
    let asked = STATE.with_borrow(|state| {
        let state = state.as_ref()?;
        let rule = state.game.as_ref()?.rule(number)?;
        Some((state.game.as_ref()?.game.clone(), state.settings.lang(), rule))
    });
    let Some((game, lang, number)) = asked else { return };
    wasm_bindgen_futures::spawn_local(async move {
        let text = fetch(&format!("rules/{game}.{}.md", lang.code())).await;
        change(|state| {
            let missing = || state.text("page-rules-missing");
            let text = text.as_deref().and_then(|text| paragraph(text, number)).unwrap_or_else(missing);
            state.sheet = Some(Sheet::Rule { number, text });
        });
    });
}

async fn fetch(address: &str) -> Option<String> {
    let answer = JsFuture::from(page::window().fetch_with_str(address)).await.ok()?;
    let answer: web_sys::Response = answer.dyn_into().ok()?;
    JsFuture::from(answer.ok().then(|| answer.text().ok()).flatten()?).await.ok()?.as_string()
}

/// A paragraph of a rulebook.
fn paragraph(text: &str, number: &str) -> Option<String> {
    let start = format!("- [{number}] ");
    text.lines().find_map(|line| line.strip_prefix(&start)).map(|words| words.replace('*', ""))
}

/// Numbers answer, Space ticks, letters open what there is to know.
fn on_key(event: Event) {
    let Some(key) = event.dyn_ref::<KeyboardEvent>() else { return };
    let typing = event
        .target()
        .is_some_and(|at| at.dyn_ref::<HtmlInputElement>().is_some() || at.dyn_ref::<HtmlSelectElement>().is_some());
    if typing || key.ctrl_key() || key.meta_key() || key.alt_key() {
        return;
    }
    page::step_radio(&event);
    let press = |id: &str| {
        if let Some(button) = page::find::<web_sys::HtmlElement>(id) {
            event.prevent_default();
            button.click();
        }
    };
    let open = STATE.with_borrow(|state| state.as_ref().is_some_and(|state| state.sheet.is_some()));
    match key.key().as_str() {
        _ if open => {}
        " " => press("tick"),
        "u" | "U" => press("undo"),
        "?" => press("why"),
        "k" | "K" => press("known"),
        "/" => {
            event.prevent_default();
            page::focus("wanted");
        }
        "0" => press("answer-9"),
        digit => {
            if let Ok(n @ 1..=9) = digit.parse::<usize>() {
                press(&format!("answer-{}", n - 1));
            }
        }
    }
}
