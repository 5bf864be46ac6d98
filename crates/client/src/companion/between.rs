//! Between the opponent's turns: what people do meanwhile, what is counted of the opponent, what may touch it, and the one
//! button that goes on.

use super::State;
use super::draw::{foot, said, whole};
use super::game::Game;
use crate::html::{button, escaped, icon};
use menu::beside::{FOES, Foe};
use table::Line;
use table::companion::{Choice, Counted, Query};

/// The whole screen.
pub fn screen(state: &State, game: &Game, query: &Query) -> String {
    let foe = Foe::of(&game.game).unwrap_or(&FOES[0]);
    let (class, title) = match game.is_yours() {
        true => ("yours", said(state, "beside-yours")),
        false => ("yours begins", escaped(&state.say(&Line::new("beside-begins").with("foe", Line::new(foe.name))))),
    };
    let line = escaped(&state.say(&query.line));
    let counts: String = game.counted().iter().map(|counted| count(state, counted)).collect();
    let why = button(
        "why",
        "rule",
        &format!("why {}", query.rule),
        "",
        &format!("{}<span>{}</span>", icon("book"), said(state, "beside-why")),
    );
    let mut choices = query.choices().iter();
    let next = choices.next().map(|next| {
        let inside = format!("{}<span>{}</span>", icon(next.sort), escaped(&state.say(&next.line)));
        button("answer-0", "pri big grow", "answer 0", "", &inside)
    });
    let others: String = choices.zip(1..).map(|(choice, n)| other(state, n, choice)).collect();
    let others = match others.as_str() {
        "" => others,
        _ => format!("<div class=\"anss idle\" role=\"group\" aria-labelledby=\"now\">{others}</div>"),
    };
    format!(
        "<div class=\"qbox\"><p class=\"{class}\">{title}</p>\
         <h2 class=\"qt\" id=\"now\" tabindex=\"-1\" aria-live=\"polite\" data-say=\"{line}\">{}</h2>\
         <p class=\"counts\">{counts}</p>{why}</div>{others}{}",
        whole(&line),
        foot(state, &next.unwrap_or_default()),
    )
}

/// Something that is counted: its sign and how many.
fn count(state: &State, counted: &Counted) -> String {
    let how_many = match counted.most {
        Some(most) => format!("{}/{most}", counted.n),
        None => counted.n.to_string(),
    };
    let spoken = match counted.most {
        Some(most) => state.say(&Line::new("beside-counted-of").with("n", counted.n).with("most", most)),
        None => how_many.clone(),
    };
    format!(
        "<span role=\"img\" aria-label=\"{}: {}\">{}<b>{how_many}</b></span>",
        escaped(&state.say(&counted.called)),
        escaped(&spoken),
        icon(counted.sign)
    )
}

/// Something that may touch the opponent.
fn other(state: &State, n: usize, choice: &Choice) -> String {
    format!(
        "<button type=\"button\" class=\"ans mini plain\" id=\"answer-{n}\" data-do=\"answer {n}\">{}<span>{}</span></button>",
        icon(choice.sort),
        escaped(&state.say(&choice.line))
    )
}
