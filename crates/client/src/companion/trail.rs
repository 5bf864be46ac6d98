//! What was said in this turn, as a trail that leads back; and an answer that Bosk thinks cannot be.

use super::draw::said;
use super::game::Game;
use super::{Sheet, State, answer, set_right, take_back};
use crate::html::{escaped, icon};
use table::companion::{Query, Reply};
use table::{Arg, Line};

/// The answers of this turn, each the way back to its question.
pub fn crumbs(state: &State, game: &Game) -> String {
    let one = |(about, said, back): (Option<Line>, Line, usize)| {
        let text = |line: &Line| escaped(&state.say(line));
        let of = |about: Line, said: Arg| Line::new("companion-about").with("about", about).with("said", said);
        let (subject, answer) = match about.clone() {
            // The answer stays whole, whatever becomes of its subject.
            Some(about) => {
                let subject = escaped(state.say(&of(about, Arg::from(""))).trim_end());
                (format!("<span>{subject}</span>"), format!("<b>{}</b>", text(&said)))
            }
            None => (String::new(), format!("<span>{}</span>", text(&said))),
        };
        let whole = match about {
            Some(about) => of(about, Arg::from(said)),
            None => said,
        };
        let label = text(&Line::new("beside-crumb").with("said", whole));
        format!(
            "<button type=\"button\" class=\"crumb\" id=\"crumb-{back}\" data-do=\"crumb {back}\" aria-label=\"{label}\">{subject}{answer}</button>"
        )
    };
    let all: String = game.crumbs().into_iter().map(one).collect();
    if all.is_empty() { all } else { format!("<div class=\"crumbs\" id=\"crumbs\">{all}</div>") }
}

/// One of the ways on from a doubt.
fn way(state: &State, id: &str, sign: &str, text: &'static str, how: &'static str) -> String {
    format!(
        "<button type=\"button\" class=\"ans mini\" id=\"doubt-{id}\" data-do=\"doubt {id}\"><span class=\"grow\">{}<small>{}</small></span>{}</button>",
        said(state, text),
        said(state, how),
        icon(sign)
    )
}

fn alert(doubt: &str) -> String {
    format!("<p class=\"alert\" role=\"alert\">{}<span>{doubt}</span></p>", icon("warn"))
}

/// What Bosk thinks cannot be, and three ways on.
pub fn conflict(state: &State, query: &Query, reply: Reply) -> String {
    let doubt = query.doubt(reply).map(|line| escaped(&state.say(&line))).unwrap_or_default();
    let ways = way(state, "wrong", "search", "beside-doubt-wrong", "beside-doubt-wrong-how")
        + &way(state, "known", "eye", "beside-doubt-known", "beside-doubt-known-how")
        + &way(state, "so", "check", "beside-doubt-so", "beside-doubt-so-how");
    let title = said(state, "beside-doubt");
    format!(
        "<div class=\"qbox\">{}<h2 class=\"qt\" id=\"now\" tabindex=\"-1\" data-say=\"{doubt} {title}\">{title}</h2>\
         <p class=\"qs\">{}</p></div><div class=\"anss\" role=\"group\" aria-labelledby=\"now\">{ways}</div>",
        alert(&doubt),
        said(state, "beside-doubt-how"),
    )
}

/// A value of the sheet that Bosk thinks cannot be, and the ways on.
pub fn doubted_value(state: &State, why: &Line) -> String {
    format!(
        "{}<div class=\"anss\" role=\"group\" aria-labelledby=\"sheet-title\">{}{}</div>",
        alert(&escaped(&state.say(why))),
        way(state, "known", "eye", "beside-doubt-wrong", "beside-doubt-back"),
        way(state, "so", "check", "beside-doubt-so", "beside-doubt-so-how"),
    )
}

/// The value of the sheet that counts what an answer names, if there is one.
fn counted(state: &State) -> Option<String> {
    let (game, reply) = (state.game.as_ref()?, state.doubt?);
    let said = game.asked()?.write(reply);
    let value = game.sheet().into_iter().find(|value| value.id.rsplit('.').next() == Some(said.as_str()))?;
    Some(format!("amount-{}", value.id))
}

/// What pressing something on the trail, or about a doubt, does.
pub fn press(state: &mut State, words: &[&str]) {
    match *words {
        ["crumb", back] => {
            let back = back.parse().unwrap_or(1);
            state.doubt = None;
            take_back(state, |game| game.take_back(back));
        }
        ["doubt", way] if matches!(state.sheet, Some(Sheet::Doubted { .. })) => {
            if let (Some(Sheet::Doubted { id, value, .. }), "so") = (state.sheet.take(), way) {
                set_right(state, &id, &value);
            }
            state.sheet = Some(Sheet::Known);
        }
        ["doubt", "so"] => {
            if let Some(reply) = state.doubt {
                answer(state, reply);
            }
        }
        ["doubt", "known"] => {
            state.look_at = counted(state);
            state.doubt = None;
            state.sheet = Some(Sheet::Known);
        }
        ["doubt", _] => state.doubt = None,
        _ => {}
    }
}
