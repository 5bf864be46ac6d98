//! The shelf: go on with a game, or open a box and begin one. It loads no rules; the tables are pages of their own.

mod books;
mod foot;
mod games;
mod html;
mod levels;
mod list;
mod opened;
mod page;
mod stand;
mod texts;

use crate::common::file;
use crate::common::settings::{Settings, dress, long_words};
use crate::common::store;
use crate::common::stretch::drawn_out;
use games::Entry;
use menu::{BOXES, LEVELS, Name, OPPONENT, Offer, Part, Row};
use opened::Choosing;
use std::cell::RefCell;
use wasm_bindgen::JsCast;
use web_sys::{Event, HtmlInputElement, HtmlSelectElement, KeyboardEvent};

/// What lies over the shelf.
#[derive(Clone, PartialEq)]
enum Sheet {
    /// Every game that is kept.
    Games,
    /// One game: its name, and the way to throw it away.
    Game {
        /// Which.
        id: String,
        /// Whether it is about to be thrown away.
        sure: bool,
    },
    /// A link that somebody sent.
    Link {
        /// Whether what was pasted is none.
        bad: bool,
    },
    /// A game to be watched again.
    Watch,
    /// Which of the bots plays.
    Levels,
    /// The rulebooks of all boxes.
    Rules,
    /// How one fared.
    Records,
    /// The game of the day.
    Today,
}

/// What the page remembers.
struct State {
    settings: Settings,
    /// The box that is open.
    open: Option<&'static Offer>,
    /// Whether it was opened from the shelf, so that Back leads there.
    opened_here: bool,
    /// What is chosen in it.
    choosing: Option<Choosing>,
    /// The games kept here.
    games: Vec<Entry>,
    sheet: Option<Sheet>,
    /// A sentence that must be read.
    notice: Option<String>,
    /// Whether words are drawn out, to test the page.
    long: bool,
}

thread_local! {
    static STATE: RefCell<Option<State>> = const { RefCell::new(None) };
}

impl State {
    /// A text in the language spoken.
    fn text(&self, id: &str) -> String {
        self.fill(id, &[])
    }

    /// A text as markup.
    fn said(&self, id: &str) -> String {
        html::escaped(&self.text(id))
    }

    /// A text with its arguments.
    fn fill(&self, id: &str, args: &[(&str, &str)]) -> String {
        let said = texts::fill(self.settings.lang(), id, args);
        if self.long { drawn_out(said) } else { said }
    }

    /// What something of the menu is called.
    fn name(&self, name: Name, word: &str) -> String {
        match name {
            Name::Text(id) => self.text(id),
            Name::Title { en, fr } => if self.settings.french { fr } else { en }.to_owned(),
            Name::Number => word.to_owned(),
        }
    }

    /// Says that the browser refused to keep something, if it did.
    fn kept(&mut self, done: bool) {
        if !done {
            self.notice = Some(self.text("shelf-no-storage"));
        }
    }
}

/// The box of this name.
fn box_of(id: &str) -> Option<&'static Offer> {
    BOXES.into_iter().find(|it| it.id == id)
}

/// Opens the shelf.
pub fn open() {
    let state = State {
        settings: Settings::load(),
        open: None,
        opened_here: false,
        choosing: None,
        games: games::kept(),
        sheet: None,
        notice: None,
        long: long_words(),
    };
    STATE.set(Some(state));
    change(|_| {});
    follow_address();
    page::hear("click", on_click);
    page::hear("change", on_change);
    page::hear("input", |event| {
        let seat = page::attribute(&event, "data-seat").and_then(|seat| seat.parse::<usize>().ok());
        if let Some(seat) = seat {
            change(|state| {
                if let Some(it) = &mut state.choosing {
                    it.call(seat, page::typed(&format!("name-{seat}")));
                }
            });
        }
        if page::attribute(&event, "id").as_deref() == Some("seed") {
            change(|state| {
                if let Some(it) = &mut state.choosing {
                    it.seed = page::typed("seed");
                }
            });
        }
    });
    page::hear("submit", on_submit);
    page::hear("keydown", on_key);
    page::hear("hashchange", |_| follow_address());
    // Back closes what lies over the shelf. A box that is opened right now changes the address, which is told here, too.
    page::hear("popstate", |_| {
        let over = |state: &Option<State>| state.as_ref().is_some_and(|state| state.sheet.is_some());
        if STATE.with(|state| state.try_borrow().is_ok_and(|state| over(&state))) {
            change(|state| state.sheet = None);
        }
    });
    page::hear("cancel", |event| {
        if page::attribute(&event, "id").as_deref() == Some("panel") {
            event.prevent_default();
            close_box();
        }
    });
    page::hear("close", |event| {
        if page::attribute(&event, "id").as_deref() == Some("sheet") {
            change(|state| state.sheet = None);
        }
    });
    // The panel is a sheet on a phone only.
    page::hear("resize", |_| {
        let fits = page::find::<web_sys::Element>("panel")
            .is_none_or(|panel| panel.matches(":modal").unwrap_or(false) == page::is_phone());
        if !fits {
            page::set_open("panel", false, false);
            change(|_| {});
        }
    });
    // Another tab has played, or this one comes back from a table.
    for name in ["storage", "pageshow"] {
        page::hear(name, |_| change(|state| state.games = games::kept()));
    }
}

/// Changes what the page remembers, and draws it.
fn change(with: impl FnOnce(&mut State)) {
    STATE.with_borrow_mut(|state| {
        if let Some(state) = state {
            let before = state.sheet.is_some();
            with(state);
            draw(state);
            match (before, state.sheet.is_some()) {
                (false, true) => page::step_in(),
                (true, false) => page::step_out(),
                (false, false) | (true, true) => {}
            }
        }
    });
}

fn draw(state: &State) {
    dress(state.settings);
    if let Some(body) = page::document().body() {
        body.set_class_name(if state.open.is_some() { "opened" } else { "" });
    }
    page::label("games", &state.text("shelf-games"));
    page::label("stand", &state.text("shelf-shelf"));
    page::show("head", foot::head(state));
    page::show("games", list::your_games(state));
    page::show("boxes", stand::boxes(state));
    page::show("books", books::backs(state));
    page::show("foot", foot::foot(state));
    if page::show("panel-body", opened::body(state))
        && let Some(it) = &state.choosing
    {
        page::type_into("seed", &it.seed);
        it.names.iter().enumerate().for_each(|(seat, name)| page::type_into(&format!("name-{seat}"), name));
    }
    page::show("panel-start", opened::start(state));
    page::set_open("panel", state.open.is_some(), page::is_phone());
    if page::show("sheet", foot::sheet(state))
        && let Some(Sheet::Game { id, .. }) = &state.sheet
    {
        let game = state.games.iter().find(|game| game.id == *id);
        page::type_into("game-name", game.and_then(|game| game.name.as_deref()).unwrap_or_default());
    }
    page::set_open("sheet", state.sheet.is_some(), true);
    let notice = state.notice.as_deref().map(|text| {
        let ok = html::button("notice-ok", "", "ok", "", &state.said("page-ok"));
        format!("<div class=\"notice panel\" role=\"alert\"><span>{}</span>{ok}</div>", html::escaped(text))
    });
    page::show("notice", notice.unwrap_or_default());
}

/// Opens and closes boxes as the address says.
fn follow_address() {
    let wanted = stand::wanted();
    let mut to = None;
    change(|state| {
        if stand::is_astray() {
            state.notice = Some(state.text("shelf-astray"));
        }
        if state.open != wanted {
            to = Some(match (wanted, state.open) {
                (None, Some(before)) => format!("box-{}", before.id),
                (Some(_) | None, _) => "start".to_owned(),
            });
            state.opened_here &= wanted.is_some();
            state.open = wanted;
            state.sheet = None;
            state.choosing = wanted.and_then(Choosing::new);
        }
    });
    // The keyboard goes to the button that begins, and back to the box that was open.
    if let Some(id) = to {
        page::focus(&id);
    }
}

fn close_box() {
    let mut at_once = false;
    change(|state| at_once = stand::close_box(state));
    if at_once {
        follow_address();
    }
}

fn on_click(event: Event) {
    let Some(does) = page::attribute(&event, "data-do") else { return };
    let words: Vec<&str> = does.split(' ').collect();
    match words[..] {
        ["close"] => close_box(),
        ["start"] if opened::has_bots() => {
            change(|state| state.sheet = Some(Sheet::Levels));
            page::focus("play");
        }
        ["start" | "play"] => begin(),
        _ => change(|state| press(state, &words)),
    }
}

fn begin() {
    STATE.with_borrow(|state| {
        if let Some(state) = state {
            opened::begin(state);
        }
    });
}

/// What pressing something does.
fn press(state: &mut State, words: &[&str]) {
    match *words {
        ["lang", code] => {
            state.settings.french = code == "fr";
            state.kept(state.settings.keep());
        }
        ["theme"] => {
            state.settings.dark = !state.settings.dark;
            state.kept(state.settings.keep());
        }
        ["open", id] => {
            if let Some(it) = box_of(id) {
                stand::open_box(state, it);
            }
        }
        ["mode", id] => {
            if let (Some(of), Some(it)) = (state.open, &mut state.choosing) {
                it.mode = of.modes.iter().find(|mode| mode.id == id).unwrap_or(it.mode);
            }
        }
        ["level", n] => {
            if let Some(it) = &mut state.choosing {
                it.wish.choose(&OPPONENT, n.parse().unwrap_or(OPPONENT.first));
            }
        }
        ["pick", id, n] => pick(state, id, n.parse().unwrap_or(0)),
        ["more"] => {
            if let Some(it) = &mut state.choosing {
                it.more = !it.more;
            }
        }
        ["remove-pack"] => {
            if let (Some(of), Some(it)) = (state.open, &mut state.choosing) {
                [opened::pack_key(of), opened::refused_key(of)].iter().for_each(|key| store::forget(key));
                it.pack = false;
                it.no_pack = None;
            }
        }
        ["sheet", "games"] => state.sheet = Some(Sheet::Games),
        ["sheet", "link"] => state.sheet = Some(Sheet::Link { bad: false }),
        ["sheet", "watch"] => state.sheet = Some(Sheet::Watch),
        ["sheet", book] => state.sheet = books::opened(book),
        ["about", id] => state.sheet = Some(Sheet::Game { id: id.to_owned(), sure: false }),
        ["leave"] => state.sheet = None,
        ["delete"] => match state.sheet.take() {
            Some(Sheet::Game { id, sure: true }) => {
                state.kept(games::delete(&id));
                state.games = games::kept();
            }
            Some(Sheet::Game { id, sure: false }) => state.sheet = Some(Sheet::Game { id, sure: true }),
            other => state.sheet = other,
        },
        ["ok"] => state.notice = None,
        _ => {}
    }
}

fn pick(state: &mut State, id: &str, n: usize) {
    if let Some(it) = &mut state.choosing
        && let Some(row) = it.row(id)
    {
        it.wish.choose(row, n);
        // Who sits where is asked among the further options.
        let is_seat = |row: &&Row| matches!(row.part, Part::Seat(_)) && it.mode.is_shown(row, &it.wish);
        it.more |= row.part == Part::Other && it.mode.all_rows().any(|row| is_seat(&row));
    }
}

fn on_change(event: Event) {
    let Some(target) = event.target() else { return };
    if let Some(list) = target.dyn_ref::<HtmlSelectElement>() {
        let n = list.selected_index().max(0) as usize;
        let id = list.get_attribute("data-pick").unwrap_or_default();
        change(|state| pick(state, &id, n));
    } else if let Some(field) = target.dyn_ref::<HtmlInputElement>() {
        match (field.id().as_str(), field.get_attribute("data-pick")) {
            (_, Some(id)) => change(|state| pick(state, &id, field.checked().into())),
            ("with-pack", None) => change(|state| {
                if let Some(it) = &mut state.choosing {
                    it.pack = field.checked();
                }
            }),
            ("pack", None) => lay_pack(field),
            _ => {}
        }
    }
}

/// Keeps the files of a person's own pack, unless one certainly is none; the table reads them and says what is wrong with them.
fn lay_pack(field: &HtmlInputElement) {
    file::read_all(field.clone(), |texts| {
        change(|state| {
            if let (Some(of), Some(it)) = (state.open, &mut state.choosing) {
                it.no_pack = texts.iter().find(|(_, text)| !opened::may_be_pack(text)).map(|(name, _)| name.clone());
                if it.no_pack.is_none() {
                    store::forget(&opened::refused_key(of));
                    let done = store::keep(&opened::pack_key(of), &texts);
                    it.pack |= done;
                    state.kept(done);
                }
            }
        });
    });
}

fn on_submit(event: Event) {
    event.prevent_default();
    match page::attribute(&event, "data-form").as_deref() {
        Some("rename") => {
            let name = page::typed("game-name").trim().to_owned();
            change(|state| {
                if let Some(Sheet::Game { id, .. }) = state.sheet.take() {
                    state.kept(games::rename(&id, (!name.is_empty()).then_some(name)));
                    state.games = games::kept();
                }
            });
        }
        Some("link") => match foot::target(&page::typed("pasted")) {
            Some(address) => page::go(&address),
            None => {
                let link = page::typed("pasted");
                change(|state| state.sheet = Some(Sheet::Link { bad: true }));
                page::type_into("pasted", &link);
            }
        },
        _ => {}
    }
}

fn on_key(event: Event) {
    let escape = event.dyn_ref::<KeyboardEvent>().is_some_and(|key| key.key() == "Escape");
    // A dialog over the page closes by itself.
    let beside =
        || page::find::<web_sys::Element>("panel").is_some_and(|panel| !panel.matches(":modal").unwrap_or(true));
    let open = || STATE.with_borrow(|state| state.as_ref().is_some_and(|it| it.open.is_some() && it.sheet.is_none()));
    if escape && open() && beside() {
        event.prevent_default();
        close_box();
    } else if !choose_level(&event) {
        page::step_radio(&event);
    }
}

/// Where levels are chosen, a number chooses one, and Enter on one begins; false for every other key.
fn choose_level(event: &Event) -> bool {
    let shown = STATE.with_borrow(|state| state.as_ref().is_some_and(|it| it.sheet == Some(Sheet::Levels)));
    let Some(key) = event.dyn_ref::<KeyboardEvent>().filter(|_| shown) else { return false };
    let on_level = || page::attribute(event, "id").is_some_and(|id| id.starts_with("level-"));
    match (key.key().as_str(), key.key().parse::<usize>()) {
        (_, Ok(n)) if (1..=LEVELS.len()).contains(&n) => {
            change(|state| press(state, &["level", &(n - 1).to_string()]));
            page::focus("play");
        }
        ("Enter", _) if on_level() => begin(),
        _ => return false,
    }
    event.prevent_default();
    true
}
