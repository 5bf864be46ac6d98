//! What lies over the companion's screen: what Bosk knows, the log, a rule, what must be put back, the menu.

use super::draw::said;
use super::game::Game;
use super::{Rule, Sheet, State, amount, copying, picture, survey, trail};
use crate::common::clip::BY_HAND;
use crate::html::{button, escaped, icon, radio};
use table::companion::{Form, Reply, Told, Value};

/// What lies over the screen.
pub fn over(state: &State, sheet: &Sheet) -> String {
    let close = button("close", "tool", "leave", &state.text("page-close"), &icon("close"));
    let head = |title: &str| {
        format!("<div class=\"hd2\"><h2 id=\"sheet-title\" class=\"grow\">{}</h2>{close}</div>", escaped(title))
    };
    match sheet {
        Sheet::Known => {
            let Some(game) = &state.game else { return String::new() };
            let mut group = None;
            let mut rows = String::new();
            for value in &game.sheet() {
                if let Some(line) = value.group.as_ref().filter(|&line| Some(line) != group.as_ref()) {
                    rows += &format!("<h3 class=\"rowt\">{}</h3>", escaped(&state.say(line)));
                }
                group.clone_from(&value.group);
                rows += &known(state, value, game.is_ours(&value.id));
            }
            let after = match game.has_steps() {
                true => format!("<p class=\"flaw\">{}</p>", said(state, "beside-known-after")),
                false => String::new(),
            };
            format!(
                "{}{after}<p class=\"qs\">{}</p><div class=\"list\">{rows}</div>{}",
                head(&state.text("beside-known")),
                said(state, "beside-known-how"),
                button("right", "pri big", "leave", "", &said(state, "beside-right"))
            )
        }
        Sheet::Log => {
            let Some(game) = &state.game else { return String::new() };
            let rows: String = game
                .log()
                .iter()
                .rev()
                .map(|told| {
                    let class = if matches!(told, Told::Step(_)) { "" } else { " class=\"mine\"" };
                    format!("<li{class}>{}</li>", escaped(&state.say(&told.line())))
                })
                .collect();
            format!("{}<ol class=\"list log\" reversed>{rows}</ol>", head(&state.text("beside-log")))
        }
        Sheet::Rule { rules, look } => {
            let look = look.as_ref().map(|look| {
                format!("<h3 class=\"rowt\">{}</h3>{}", said(state, "beside-look"), picture::drawing(look))
            });
            let one = |(n, rule): (usize, &Rule)| {
                // The first is named by the head.
                let about = match &rule.about {
                    Some(about) => format!("<h3 class=\"rowt\">{}</h3>", escaped(&state.say(about))),
                    None => String::new(),
                };
                let number = if n == 0 { String::new() } else { format!("<b>{}</b> ", rule.number) };
                format!("{about}<p class=\"rulebox\">{number}{}</p>", escaped(&rule.text))
            };
            let texts: String = rules.iter().enumerate().map(one).collect();
            let number = rules.first().map_or("", |rule| rule.number);
            // Several are read one after the other.
            let texts = match rules.len() {
                0 | 1 => texts,
                _ => format!(
                    "<div class=\"list rules\" tabindex=\"0\" role=\"group\" aria-labelledby=\"sheet-title\">{texts}</div>"
                ),
            };
            format!("{}{texts}{}", head(number), look.unwrap_or_default())
        }
        Sheet::Link(address) => format!(
            "{}<p class=\"qs\" role=\"alert\">{}</p><label class=\"fld\"><span class=\"sr\">{}</span><input id=\"by-hand\" readonly value=\"{}\"></label>",
            head(&state.text("beside-link")),
            said(state, BY_HAND),
            said(state, "beside-link"),
            escaped(address)
        ),
        Sheet::Crossing => match state.survey.as_ref().and_then(|page| survey::sheet(state, page)) {
            Some((title, inside)) => head(&title) + &inside,
            None => String::new(),
        },
        Sheet::PutBack { steps, .. } => {
            let rows: String = steps
                .iter()
                .rev()
                .map(|step| {
                    format!(
                        "<li class=\"stp now\"><span class=\"t\">{}</span><span>{}</span></li>",
                        icon("undo"),
                        escaped(&state.say(&step.put_back()))
                    )
                })
                .collect();
            let keep = button("keep", "big", "leave", "", &said(state, "beside-keep"));
            let done = button("restored", "pri big", "restored", "", &said(state, "beside-restored"));
            format!(
                "{}<p class=\"qs\">{}</p><ol class=\"list stps\">{rows}</ol><div class=\"two\">{keep}{done}</div>",
                head(&state.text("beside-put-back")),
                said(state, "beside-put-back-how")
            )
        }
        Sheet::Pick => match state.form.as_ref().and_then(|form| copying::picker(state, form)) {
            Some((title, inside)) => head(&title) + &inside,
            None => String::new(),
        },
        Sheet::Doubted { why, .. } => head(&state.text("beside-doubt")) + &trail::doubted_value(state, why),
        Sheet::Menu => menu(state, &head(&state.text("beside-menu"))),
    }
}

/// What Bosk thinks of the table, beside the question where there is room.
pub fn side(state: &State, game: &Game) -> String {
    let nothing = |value: &Value| match value.reply {
        Reply::Number(0) | Reply::Is(false) => true,
        Reply::Nothing => value.group.is_some(),
        Reply::Is(true) | Reply::Number(_) | Reply::Pick(_) => false,
    };
    let row = |value: &Value| {
        let (name, how) = (state.say(&value.query.line), state.say(&value.query.say(value.reply)));
        format!("<div class=\"kv\"><span>{}</span><b>{}</b></div>", escaped(&name), escaped(&how))
    };
    let rows: String = game.sheet().iter().filter(|value| !nothing(value)).map(row).collect();
    let correct = button("side-known", "", "known", "", &said(state, "beside-correct"));
    format!(
        "<div class=\"hd2\"><h2 class=\"grow\">{}</h2>{correct}</div><div class=\"list\" tabindex=\"0\" role=\"group\" aria-label=\"{0}\">{rows}</div>",
        said(state, "beside-known")
    )
}

fn menu(state: &State, head: &str) -> String {
    let lang = |code: &str, name: &str| {
        radio(
            &format!("lang-{code}"),
            &format!("lang {code}"),
            state.settings.lang().code() == code,
            "class=\"opt\"",
            name,
        )
    };
    let check = |does: &'static str, text: &'static str, on: bool| {
        format!(
            "<button type=\"button\" class=\"btn big\" id=\"{does}\" data-do=\"{does}\" aria-pressed=\"{on}\">{}</button>",
            said(state, text)
        )
    };
    let game = if state.game.is_some() {
        let log = button("log", "big", "log", "", &said(state, "beside-log"));
        let export = button("export", "big", "export", "", &said(state, "beside-export"));
        let other = format!("<a class=\"btn big\" href=\"#/\">{}</a>", said(state, "beside-another"));
        let link = button("link", "big", "link", "", &said(state, "beside-link"));
        log + &export + &link + &other
    } else {
        String::new()
    };
    format!(
        "{head}<div class=\"opts\" role=\"radiogroup\" aria-label=\"{}\">{}{}</div><div class=\"list menu\">{}{}{game}</div>",
        said(state, "page-language"),
        lang("en", "English"),
        lang("fr", "Français"),
        check("theme", "beside-dark", state.settings.dark),
        check("voice", "beside-voice", state.voice),
    )
}

/// One thing that Bosk thinks, and the way to set it right.
fn known(state: &State, value: &Value, is_ours: bool) -> String {
    let (id, name) = (escaped(&value.id), escaped(&state.say(&value.query.line)));
    let field = match (&value.query.form, value.reply) {
        (Form::Number { least, most }, Reply::Number(_)) => amount::value(state, &value.id, &name, *least, *most),
        (Form::YesNo, Reply::Is(yes)) => {
            let text = said(state, if yes { "beside-yes" } else { "beside-no" });
            let to = value.query.write(Reply::Is(!yes));
            format!(
                "<button type=\"button\" class=\"tapv\" id=\"set-{id}\" data-do=\"set {id} {to}\" aria-label=\"{name}: {text}\" aria-pressed=\"{yes}\">{text}</button>"
            )
        }
        (_, now) => {
            let option = |reply: Reply| {
                let on = if reply == now { " selected" } else { "" };
                format!(
                    "<option value=\"{}\"{on}>{}</option>",
                    escaped(&value.query.write(reply)),
                    escaped(&state.say(&value.query.say(reply)))
                )
            };
            let options: String =
                (0..value.query.answers()).filter_map(|n| value.query.answer(n)).map(option).collect();
            format!(
                "<select class=\"tapv\" id=\"set-{id}\" data-value=\"{id}\" aria-label=\"{name}\">{options}</select>"
            )
        }
    };
    let mark = match is_ours {
        true => format!("<small class=\"unoff\">{}{}</small>", icon("info"), said(state, "beside-unofficial")),
        false => String::new(),
    };
    format!("<div class=\"kv\"><span>{name}{mark}</span>{field}</div>")
}
