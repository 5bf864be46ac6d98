//! Cards as both boxes lay them on the table: tiles, chips, small ones, and the large one.

use super::glance::{card_label, glance_text};
use super::glyph::{colour_icon, colour_id, kind_icon, kind_id, vignette};
use super::tile::{Note, Print, face, mini_face};
use crate::shell::app::{Ctx, ctx, rules};
use crate::shell::face::Face;
use crate::shell::glyph::{icon, icon_as};
use crate::shell::sheet::unofficial;
use crate::shell::{Rules, Scene, Target, View};
use leptos::prelude::*;
use table::{Arg, Line, Seat};
use woodland::{CardId, Colour, Glance, Goods};

/// What an Everdell box says of its cards.
pub trait Cards: Face {
    /// What is printed on a card.
    fn print(&self, ctx: Ctx, card: CardId) -> Print;
    /// The text that names a colour.
    fn colour_id(colour: Colour) -> &'static str {
        colour_id(colour)
    }
    /// The text that says how often a city may have it.
    fn rarity(&self, _: CardId) -> Option<&'static str> {
        None
    }
    /// What else a sign says of it up close.
    fn also(&self, _: CardId) -> Option<(&'static str, Line)> {
        None
    }
    /// How the cards read that could be played now.
    fn readings(&self, scene: &Scene) -> Vec<(CardId, Glance)>;
    /// The resources of a player.
    fn goods(view: &View, seat: Seat) -> Goods;
}

/// The name of a card's colour, what it stands for, its kind, and how rare it is.
pub fn kinds(ctx: Ctx, card: CardId) -> String {
    let rules = ctx.rules();
    let sheet = rules.pack().card(card);
    let all = [Some(Rules::colour_id(sheet.colour)), Some(kind_id(sheet.kind)), rules.rarity(card)];
    all.into_iter().flatten().map(|id| ctx.text(id)).collect::<Vec<_>>().join(" · ")
}

/// A card tile in the Meadow, the hand or a panel: where it lies in words, how it reads at a glance, classes of its own, and
/// what else is drawn on it.
pub fn tile(
    scene: &Scene,
    (card, target): (CardId, Target),
    lies: &str,
    glance: Option<Glance>,
    extra: &str,
    marks: AnyView,
) -> impl IntoView + use<> {
    let (ctx, rules) = (ctx(), rules());
    let print = rules.print(ctx, card);
    let thing = ctx.thing_at(scene, target);
    let note = glance.map_or_else(Note::default, |glance| {
        let reserve = Rules::goods(&scene.view, scene.near);
        Note::of(glance, &print, reserve, |id| ctx.text(id), |card| ctx.name(&rules.card_name(card)))
    });
    let can = ctx.text(if thing.can { "page-can-choose" } else { "page-cannot-choose" });
    let said = glance.map_or(String::new(), |glance| glance_text(ctx, glance));
    let label = card_label(ctx, card, rules.card_name(card), &format!("{lies} {can} {said}"));
    let looks = match glance {
        Some(_) => thing.either("can ", "").to_owned() + note.state,
        None => thing.either("pick can", if scene.asks() { "rest" } else { "" }).to_owned(),
    };
    let class = thing.class(format!("card c-{} {extra} {looks}", print.colour.id()));
    view! {
        <button class=class data-card=print.id.clone() data-told=thing.number() aria-pressed=thing.pressed() on:click=move |_| ctx.pick_thing(target)>
            <span class="sr">{label}</span>
            {face(&print, &note)}
            {marks}
        </button>
    }
}

/// A card of a city.
pub struct Standing<'a> {
    /// Which.
    pub card: CardId,
    /// As what it is pointed at.
    pub target: Target,
    /// Everything about it in one sentence.
    pub label: String,
    /// Classes of its own.
    pub class: &'a str,
    /// The classes of what can be chosen, and of what cannot.
    pub looks: (&'a str, &'a str),
    /// What lies on it, in signs.
    pub marks: AnyView,
}

impl Standing<'_> {
    /// It can be pointed at, and looks as it is drawn.
    pub fn drawn(self, scene: &Scene, how: &str, draw: impl FnOnce(&Print) -> AnyView) -> AnyView {
        let ctx = ctx();
        let print = ctx.rules().print(ctx, self.card);
        let Standing { target, class, looks: (can, cannot), .. } = self;
        let thing = ctx.thing_at(scene, target);
        let class = thing.class(format!("{how} c-{} {class} {}", print.colour.id(), thing.either(can, cannot)));
        view! {
            <button class=class data-card=print.id.clone() on:click=move |_| ctx.pick_thing(target)>
                <span class="sr">{thing.told(ctx, self.label)}</span>{draw(&print)}{self.marks}
            </button>
        }
        .into_any()
    }

    /// In small: its shape and picture.
    pub fn mini(self, scene: &Scene) -> AnyView {
        self.drawn(scene, "wee", |print| mini_face(print).into_any())
    }

    /// As a chip, with its points as the box draws them, and how many alike there are.
    pub fn chip(self, scene: &Scene, points: AnyView, times: String) -> AnyView {
        self.drawn(scene, "chip", |print| {
            view! {
                <span class="p" aria-hidden="true">{points}</span>
                {icon(kind_icon(print.kind))}
                <span class="n" aria-hidden="true">{print.name.clone()}{times}</span>
            }
            .into_any()
        })
    }
}

/// The enlarged card: whether it bears a star, what else there is to say of it, and its cost.
pub fn large(card: CardId, star: bool, more: AnyView, cost: AnyView) -> impl IntoView {
    let (ctx, rules) = (ctx(), rules());
    let sheet = rules.pack().card(card);
    view! {
        <div class=format!("cardL c-{}", sheet.colour.id())>
            <div class="blk">
                {icon_as(colour_icon(sheet.colour), "shp")}
                {vignette(&sheet.entry.id, sheet.kind)}
                <span class="pts">{sheet.points}</span>
            </div>
            <div class="bd">
                <h3>{ctx.arg(&rules.card_name(card))} {star.then(|| icon("star"))}</h3>
                <div class="kind">{icon(kind_icon(sheet.kind))} {kinds(ctx, card)}</div>
                <p class="tx">{ctx.arg(&Arg::from(&sheet.entry.text))}</p>
                {more}
                <div class="costl" role="img" aria-label=ctx.arg(&rules.cost_arg(card))>{cost}</div>
                {unofficial(ctx, &sheet.entry)}
            </div>
        </div>
    }
}
