//! Cards on the screen: tiles, chips, the enlarged card.

use super::art::{card_glyphs, colour_icon, icon, icon_as};
use crate::everdell::card::{self, Cards, Standing};
use crate::everdell::glance::{card_label, glance};
use crate::everdell::glyph::{piece, vignette};
use crate::everdell::tile::{Print, cost_signs};
use crate::shell::app::{Ctx, ctx, rules};
use crate::shell::{Scene, View};
use duo::board::Target;
use duo::pack::Cost;
use duo::{CardId, Duo};
use leptos::prelude::*;
use table::{Line, Seat};
use woodland::{Colour, Glance, Goods};

impl Cards for Duo {
    fn print(&self, ctx: Ctx, card: CardId) -> Print {
        let sheet = self.pack().card(card);
        Print {
            id: sheet.entry.id.clone(),
            name: ctx.name(&self.card_name(card)),
            colour: sheet.colour,
            kind: sheet.kind,
            points: sheet.points.into(),
            signs: card_glyphs(card),
            cost: match sheet.cost {
                Cost::Goods(goods) => Some(goods),
                Cost::Discard => None,
            },
            unique: false,
        }
    }

    fn readings(&self, scene: &Scene) -> Vec<(CardId, Glance)> {
        self.glances(&scene.view, &scene.choices)
    }

    fn goods(view: &View, seat: Seat) -> Goods {
        view.mayors[seat.index()].goods
    }
}

/// The name of a card's colour and what it stands for.
pub fn colour_text(ctx: Ctx, colour: Colour) -> String {
    ctx.text(Duo::colour_id(colour))
}

/// The card's name.
pub fn card_name(ctx: Ctx, card: CardId) -> String {
    let duo = ctx.rules();
    ctx.arg(&duo.card_name(card))
}

/// A card tile in the Meadow or the hand.
pub fn tile(card: CardId, scene: &Scene, extra: &str) -> impl IntoView + use<> {
    let glance = glance(ctx(), scene, card);
    card::tile(scene, (card, Target::Card(card)), "", glance, extra, ().into_any())
}

/// A card of a mayor's city: before a verb is chosen nothing there calls.
fn standing(card: CardId, scene: &Scene, marks: AnyView) -> Standing<'static> {
    let (ctx, duo) = (ctx(), rules());
    let quiet = matches!(scene.view.ask(), Some(duo::Ask::Turn)) && ctx.verb.get().is_none();
    let on = match scene.view.on[card].tokens {
        0 => String::new(),
        n => ctx.say(&Line::new("n-point-token").with("n", n)),
    };
    Standing {
        card,
        target: Target::Card(card),
        label: card_label(ctx, card, duo.card_name(card), &on),
        class: "",
        looks: (if quiet { "can" } else { "pick can" }, "rest"),
        marks,
    }
}

/// A card of the other mayor's city in small.
pub fn mini(card: CardId, scene: &Scene, owner: usize) -> AnyView {
    let marks = view! { <span class="ov" aria-hidden="true">{guests(scene, card, owner)}</span> };
    standing(card, scene, marks.into_any()).mini(scene)
}

/// The Occupied token on a card of somebody's city, and the workers that stand there.
fn guests(scene: &Scene, card: CardId, owner: usize) -> impl IntoView + use<> {
    let occupied = scene.view.mayors[owner].placed.contains(&Some(card));
    let door = occupied.then(|| view! { <span data-piece=format!("occupied-{owner}")>{icon("occupied")}</span> });
    let here = |seat: usize| scene.view.mayors[seat].workers.contains(&Some(duo::Space::Red(card)));
    let workers = [(0, "hare"), (1, "tortoise")].map(|(seat, name)| here(seat).then(|| piece(name, "")));
    (door, workers.into_iter().flatten().collect_view())
}

/// A card of a city; with the shape of its colour where no column says it.
pub fn chip(card: CardId, scene: &Scene, owner: usize, with_shape: bool) -> AnyView {
    let duo = rules();
    let sheet = duo.pack().card(card);
    let on = scene.view.on[card];
    let marks = view! {
        <span class="ov" aria-hidden="true">
            {(on.tokens > 0).then(|| view! { <span class="tokn">{on.tokens}{icon("point")}</span> })}
            {(!on.goods.is_empty()).then(|| view! { <span class="tokn">{on.goods.total()}{icon("any")}</span> })}
            {(on.tucks > 0).then(|| view! { <span class="tokn">{on.tucks}{icon("card")}</span> })}
            {guests(scene, card, owner)}
        </span>
    };
    let shape = with_shape.then(|| icon_as(colour_icon(sheet.colour), "shp"));
    let points = view! { {shape}{vignette(&sheet.entry.id, sheet.kind)}<b>{sheet.points}</b> };
    standing(card, scene, marks.into_any()).chip(scene, points.into_any(), String::new())
}

/// The enlarged card.
pub fn large(card: CardId) -> impl IntoView {
    let (ctx, duo) = (ctx(), rules());
    let cost = cost_signs(duo.print(ctx, card).cost, Goods::NONE);
    card::large(card, duo.pack().card(card).star, ().into_any(), cost.into_any())
}
