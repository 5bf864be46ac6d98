//! An open box: modes as tiles, what can be chosen, and the button that begins.

use super::html::{button, escaped, icon, radio, refusal};
use super::{STATE, State, levels, page};
use crate::common::store;
use menu::{Act, Look, Mode, OPPONENT, Offer, Part, Row, Start, Wish};

/// What is chosen in the open box.
pub struct Choosing {
    /// The mode.
    pub mode: &'static Mode,
    /// Its options.
    pub wish: Wish,
    /// Whether the further options are shown.
    pub more: bool,
    /// The seed as it is typed.
    pub seed: String,
    /// What people call themselves who share the screen, seat by seat, as it is typed.
    pub names: Vec<String>,
    /// Whether the person's own pack is laid over ours.
    pub pack: bool,
    /// A file that was brought in just now and holds no values of cards.
    pub no_pack: Option<String>,
}

/// Where the browser keeps what people call themselves.
const NAMES: &str = "bosk.names";
/// A name has no more letters than this.
const LETTERS: usize = 12;

/// Where the browser keeps which mode of a box was played last.
fn last_key(of: &Offer) -> String {
    format!("bosk.last.{}", of.id)
}

/// Where the browser keeps the files of a person's own pack.
pub fn pack_key(of: &Offer) -> String {
    if of.id == "duo" { "bosk.pack".to_owned() } else { format!("bosk.{}.pack", of.id) }
}

/// Where the table says that it refused them.
pub fn refused_key(of: &Offer) -> String {
    store::refused_pack(&pack_key(of))
}

/// Whether a text may be the file of a pack: only a table knows what belongs there, but what is no text, or begins with
/// neither a heading nor a value, is certainly none.
pub fn may_be_pack(text: &str) -> bool {
    let odd = |c: char| c == char::REPLACEMENT_CHARACTER || c.is_control() && !matches!(c, '\n' | '\r' | '\t');
    let first = text.lines().map(str::trim).find(|line| !line.is_empty() && !line.starts_with('#'));
    !text.contains(odd) && first.is_some_and(|line| line.starts_with('[') || line.contains('='))
}

impl Choosing {
    /// The mode played last, or the first, and nothing else chosen.
    pub fn new(of: &'static Offer) -> Option<Choosing> {
        let last = store::read_text(&last_key(of)).unwrap_or_default();
        let played = of.modes.iter().find(|mode| mode.id == last && mode.act != Act::Later);
        let mut wish = Wish::default();
        wish.choose(&OPPONENT, levels::first(of));
        Some(Choosing {
            mode: played.or(of.modes.first())?,
            wish,
            more: false,
            seed: String::new(),
            names: store::read(NAMES).unwrap_or_default(),
            pack: store::read_text(&pack_key(of)).is_some() && store::read_text(&refused_key(of)).is_none(),
            no_pack: None,
        })
    }

    /// Where a row of this id is chosen.
    pub fn row(&self, id: &str) -> Option<&'static Row> {
        self.mode.all_rows().find(|row| row.id == id)
    }

    /// The seats of those who share the screen, if there are several.
    pub fn shared(&self) -> Vec<usize> {
        let start = if matches!(self.mode.act, Act::Play { .. }) { self.mode.start(&self.wish) } else { None };
        let Some(Ok(Start { seats, .. })) = start else { return Vec::new() };
        let people: Vec<usize> = (0..seats.len()).filter(|&seat| seats[seat] == menu::HUMAN).collect();
        if people.len() > 1 { people } else { Vec::new() }
    }

    /// Remembers what somebody calls themselves.
    pub fn call(&mut self, seat: usize, name: String) {
        self.names.resize(self.names.len().max(seat + 1), String::new());
        self.names[seat] = name.chars().take(LETTERS).collect();
        store::keep(NAMES, &self.names);
    }

    /// The address that does what is chosen, or why it cannot be done.
    fn address(&self, state: &State, of: &Offer) -> Result<String, String> {
        let page = format!("{}.html#/", of.id);
        let start = match self.mode.act {
            Act::Go { to, .. } => return Ok(page + to),
            Act::Beside { .. } => return Ok(format!("companion.html#/{}", of.id)),
            Act::Later => None,
            Act::Play { .. } => self.mode.start(&self.wish),
        };
        let Start { mode, seats } = match start {
            Some(Ok(start)) => start,
            Some(Err(why)) => return Err(state.fill(why.text, &[("rule", why.rule)])),
            None => return Err(state.text(self.mode.how)),
        };
        let mut address = format!("{page}new?mode={mode}&seats={}", seats.join(","));
        match self.seed.trim() {
            "" => {}
            seed if seed.parse::<u64>().is_ok() => address += &format!("&seed={seed}"),
            _ => return Err(state.text("shelf-bad-seed")),
        }
        if self.pack {
            address.push_str("&pack=1");
        }
        let shared = self.shared();
        let name = |seat: usize| self.names.get(seat).map(|name| name.trim()).filter(|_| shared.contains(&seat));
        let names: Vec<&str> = (0..seats.len()).map(|seat| name(seat).unwrap_or_default()).collect();
        if names.iter().any(|name| !name.is_empty()) {
            let written: Vec<String> = names.iter().map(|name| js_sys::encode_uri_component(name).into()).collect();
            address += &format!("&names={}", written.join(","));
        }
        Ok(address)
    }
}

/// Whether what is chosen can begin, with bots whose level is still to be chosen.
pub fn has_bots() -> bool {
    STATE.with_borrow(|state| {
        let Some((state, of, it)) =
            state.as_ref().and_then(|state| Some((state, state.open?, state.choosing.as_ref()?)))
        else {
            return false;
        };
        it.mode.bots(&it.wish) > 0 && it.address(state, of).is_ok()
    })
}

/// Does what is chosen.
pub fn begin(state: &State) {
    if let (Some(of), Some(it)) = (state.open, &state.choosing)
        && let Ok(address) = it.address(state, of)
    {
        store::keep_text(&last_key(of), it.mode.id);
        page::go(&address);
    }
}

/// The name of the box, its modes, and what can be chosen.
pub fn body(state: &State) -> String {
    let (Some(of), Some(it)) = (state.open, &state.choosing) else { return String::new() };
    let tiles = || -> String { of.modes.iter().map(|mode| tile(state, it, mode)).collect() };
    // The further options lie over the modes: then the box says which it is.
    let facts = match it.more {
        true => format!("<b>{}</b> · {}", state.said(it.mode.title), state.said(it.mode.how)),
        false => state.said(of.facts),
    };
    let middle = if it.more {
        further(state, of, it)
    } else {
        format!("<div class=\"mds\" role=\"radiogroup\" aria-label=\"{}\">{}</div>", state.said("page-mode"), tiles())
    };
    format!(
        "<div class=\"bph\"><div><h2 id=\"panel-title\">{}</h2><p class=\"mut\">{}</p></div>\
         <a class=\"btn quiet\" id=\"rules\" href=\"{}.html#/rules\">{}<span>{}</span></a>{}</div>{middle}<div class=\"opts\">{}</div>",
        escaped(of.title),
        facts,
        of.id,
        icon("book"),
        state.said("page-rules"),
        button("close-box", "quiet sq", "close", &state.text("shelf-close-box"), &icon("close")),
        rows(state, it, it.mode.rows),
    )
}

/// What those who share the screen call themselves.
fn names(state: &State, it: &Choosing) -> String {
    let shared = it.shared();
    if shared.is_empty() {
        return String::new();
    }
    let field = |(n, seat): (usize, &usize)| {
        let label = escaped(&state.fill("shelf-name-of", &[("n", &(n + 1).to_string())]));
        format!(
            "<input class=\"field called\" id=\"name-{seat}\" data-seat=\"{seat}\" maxlength=\"{LETTERS}\" autocomplete=\"off\" aria-label=\"{label}\" placeholder=\"{}\">",
            n + 1
        )
    };
    let label = state.said("shelf-names");
    let fields: String = shared.iter().enumerate().map(field).collect();
    format!(
        "<div class=\"optr\" role=\"group\" aria-label=\"{label}\"><span class=\"oplab\" aria-hidden=\"true\">{label}</span>{fields}</div>"
    )
}

/// Why it cannot begin, the button that begins, and the way to the further options.
pub fn start(state: &State) -> String {
    let (Some(of), Some(it)) = (state.open, &state.choosing) else { return String::new() };
    let (label, has_more) = match it.mode.act {
        Act::Play { start, .. } => (start, true),
        Act::Go { start, .. } | Act::Beside { start } => (start, false),
        Act::Later => (it.mode.how, false),
    };
    let why = it.address(state, of).err();
    let more = if has_more {
        format!(
            "<button type=\"button\" id=\"more\" class=\"btn quiet adv\" data-do=\"more\" aria-expanded=\"{}\">{}<span>{}<small>{}</small></span></button>",
            it.more,
            icon("chev"),
            state.said("shelf-more"),
            state.said("shelf-more-what")
        )
    } else {
        String::new()
    };
    format!(
        "{}<div class=\"startl\"><button type=\"button\" id=\"start\" class=\"btn pri big3\" data-do=\"start\" aria-disabled=\"{}\">{}<span>{}</span></button>{more}</div>",
        why.as_deref().map(refusal).unwrap_or_default(),
        why.is_some(),
        icon("play"),
        state.said(label),
    )
}

fn tile(state: &State, it: &Choosing, mode: &Mode) -> String {
    let on = it.mode == mode;
    let (class, does, off) = match (mode.act == Act::Later, on) {
        (true, _) => ("mode2 later", String::new(), " aria-disabled=\"true\""),
        (false, true) => ("mode2 on", format!("mode {}", mode.id), ""),
        (false, false) => ("mode2", format!("mode {}", mode.id), ""),
    };
    let inside = format!(
        "{}<span><b>{}</b><small>{}</small></span>",
        icon(mode.icon),
        state.said(mode.title),
        state.said(mode.how)
    );
    let more = format!("class=\"{class}\" data-mode=\"{}\"{off}", mode.id);
    radio(&format!("mode-{}", mode.id), &does, on, &more, &inside)
}

fn rows(state: &State, it: &Choosing, rows: &[&Row]) -> String {
    // Whom one plays against bots is chosen with their level.
    let later = |row: &Row| row.part == Part::Side && it.mode.bots(&it.wish) > 0;
    let shown = rows.iter().filter(|row| it.mode.is_shown(row, &it.wish) && !later(row));
    shown.map(|row| one_row(state, it, row)).collect()
}

/// One thing to choose.
pub fn one_row(state: &State, it: &Choosing, row: &Row) -> String {
    let (id, label, chosen) = (row.id, state.said(row.label), it.wish.chosen(row));
    let choices = row.choices.iter().enumerate();
    let how = row.how().map(|how| format!("<small class=\"how mut\">{}</small>", state.said(how))).unwrap_or_default();
    match row.look {
        Look::Tick => format!(
            "<label class=\"tick\"><input type=\"checkbox\" id=\"opt-{id}\" data-pick=\"{id}\"{}><span>{label}{how}</span></label>",
            if chosen == 1 { " checked" } else { "" }
        ),
        Look::List => {
            let options: String = choices
                .map(|(n, choice)| {
                    let name = state.name(choice.name, choice.word);
                    let number =
                        if choice.word.parse::<u8>().is_ok() { format!("{}. ", choice.word) } else { String::new() };
                    let selected = if n == chosen { " selected" } else { "" };
                    format!("<option value=\"{n}\"{selected}>{number}{}</option>", escaped(&name))
                })
                .collect();
            format!(
                "<label class=\"optr\"><span class=\"oplab\">{label}</span><select class=\"field\" id=\"opt-{id}\" data-pick=\"{id}\">{options}</select></label>"
            )
        }
        Look::Segment => {
            let radios: String = choices
                .map(|(n, choice)| {
                    let picture = if choice.icon.is_empty() { String::new() } else { icon(choice.icon) };
                    let inside = format!("{picture}<span>{}</span>", escaped(&state.name(choice.name, choice.word)));
                    radio(&format!("opt-{id}-{n}"), &format!("pick {id} {n}"), n == chosen, "", &inside)
                })
                .collect();
            format!(
                "<div class=\"optr\"><span class=\"oplab\" aria-hidden=\"true\">{label}</span><div class=\"seg\" role=\"radiogroup\" aria-label=\"{label}\">{radios}</div>{how}</div>"
            )
        }
    }
}

/// The further options: what joins in, the seed, one's own cards.
fn further(state: &State, of: &Offer, it: &Choosing) -> String {
    let kept = store::read_text(&pack_key(of)).is_some();
    let with = format!(
        "<label class=\"tick\"><input type=\"checkbox\" id=\"with-pack\"{}>{}</label>{}",
        if it.pack { " checked" } else { "" },
        state.said("shelf-with-pack"),
        button("remove-pack", "quiet", "remove-pack", "", &state.said("shelf-remove-pack")),
    );
    let no_pack = it.no_pack.as_deref().map(|file| refusal(&state.fill("shelf-no-pack", &[("file", file)])));
    format!(
        "<div class=\"further\" role=\"group\" aria-label=\"{more}\">{rows}{names}<label class=\"optr\"><span class=\"oplab\">{seed}</span>\
         <input class=\"field\" id=\"seed\" inputmode=\"numeric\" autocomplete=\"off\"></label>\
         <div class=\"optr\"><span class=\"oplab\">{pack}</span>{with}<input class=\"sr\" type=\"file\" multiple accept=\".toml\" id=\"pack\">\
         <label class=\"btn\" for=\"pack\">{choose}</label></div>{no_pack}</div>",
        more = state.said("shelf-more"),
        rows = rows(state, it, it.mode.more),
        names = names(state, it),
        seed = state.said("page-seed"),
        pack = state.said("page-pack"),
        with = if kept { with } else { String::new() },
        choose = state.said("page-choose-files"),
        no_pack = no_pack.unwrap_or_default(),
    )
}
