//! How the cards of the box read at the start of a turn, and in one sentence for those who listen.

use super::card::Cards;
use super::glyph::kind_id;
use crate::shell::app::Ctx;
use crate::shell::{Rules, Scene};
use leptos::prelude::*;
use std::collections::HashMap;
use std::sync::Arc;
use table::{Arg, Line};
use woodland::words::goods_arg;
use woodland::{CardId, Glance, Lack};
use words::Lang;

/// What can be played, each with how it reads.
#[derive(Clone, Copy)]
pub struct Glances<T: Send + Sync + 'static>(pub Memo<Vec<(T, Glance)>>);

/// What was said of cards under these rules: it is drawn again and again.
#[derive(Default)]
struct Said {
    of: Option<Arc<Rules>>,
    labels: HashMap<(CardId, Lang, String), String>,
}

#[derive(Clone, Copy)]
struct Labels(StoredValue<Said>);

/// Reads the cards at a glance, once for each scene.
pub fn prepare(ctx: Ctx) {
    provide_context(Labels(StoredValue::default()));
    provide_context(Glances(Memo::new(move |_| {
        let glances = |scene: &Scene| ctx.rules().glances(&scene.view, &scene.choices);
        ctx.scene.with(|scene| scene.as_ref().map_or(Vec::new(), glances))
    })));
}

/// How a card reads at a glance; under a verb, only what it lacks.
pub fn glance<T: Copy + PartialEq + Send + Sync + 'static>(ctx: Ctx, scene: &Scene, thing: T) -> Option<Glance> {
    let Glances(all) = use_context::<Glances<T>>()?;
    if scene.choices.is_empty() {
        return None;
    }
    let glance = all.with(|all| all.iter().find(|(other, _)| *other == thing).map(|(_, glance)| *glance))?;
    (ctx.verb.get().is_none() || matches!(glance, Glance::Not(_))).then_some(glance)
}

/// How many cards can be played now, and how many more with help.
pub fn prospect<T: Clone + Send + Sync + 'static>() -> Line {
    let count = |which: fn(&Glance) -> bool| {
        let Glances(all) = use_context::<Glances<T>>()?;
        Some(all.with(|all| all.iter().filter(|(_, glance)| which(glance)).count()))
    };
    let now = count(|glance| matches!(glance, Glance::Now { .. }));
    let may = count(|glance| matches!(glance, Glance::With(_)));
    Line::new("glance-turn").with("now", now.unwrap_or(0)).with("may", may.unwrap_or(0))
}

/// What a glance says, for those who listen.
pub fn glance_text(ctx: Ctx, glance: Glance) -> String {
    let rules = ctx.rules();
    ctx.say(&match glance {
        Glance::Now { home: None } => Line::new("glance-say-now"),
        Glance::Now { home: Some(card) } => Line::new("glance-say-free").with("card", rules.card_name(card)),
        Glance::With(card) => Line::new("glance-say-with").with("card", rules.card_name(card)),
        Glance::Take => Line::new("glance-say-take"),
        Glance::Not(Lack::Far) => Line::new("glance-say-far"),
        Glance::Not(Lack::Goods(goods)) => Line::new("glance-say-short").with("goods", goods_arg(goods)),
        Glance::Not(Lack::Double) => Line::new("glance-say-double"),
        Glance::Not(Lack::Room) => Line::new("glance-say-full"),
        Glance::Not(Lack::Other) => Line::new("glance-say-other"),
    })
}

/// Everything about a card in one sentence, for those who listen.
pub fn card_label(ctx: Ctx, card: CardId, name: Arg, state: &str) -> String {
    let rules = ctx.rules();
    let key = (card, ctx.lang(), format!("{} {state}", ctx.arg(&name)));
    let kept = use_context::<Labels>().map(|Labels(kept)| kept);
    let said = kept.and_then(|kept| {
        kept.try_update_value(|said| {
            if !said.of.as_ref().is_some_and(|of| Arc::ptr_eq(of, &rules)) {
                *said = Said { of: Some(rules.clone()), ..Said::default() };
            }
            said.labels.get(&key).cloned()
        })
    });
    if let Some(label) = said.flatten() {
        return label;
    }
    let sheet = rules.pack().card(card);
    let line = Line::new("page-card-label")
        .with("name", name)
        .with("colour", ctx.text(Rules::colour_id(sheet.colour)))
        .with("kind", ctx.text(kind_id(sheet.kind)))
        .with("points", i32::from(sheet.points))
        .with("cost", rules.cost_arg(card))
        .with("text", rules.card_text(card))
        .with("state", state);
    let label = ctx.say(&line);
    if let Some(kept) = kept {
        kept.update_value(|said| {
            said.labels.insert(key, label.clone());
        });
    }
    label
}
