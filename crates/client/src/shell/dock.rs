//! The log beside the table, where the window is wide enough.

use crate::common::store;
use crate::shell::app::{Ctx, Panel, ctx};
use crate::shell::focus::window_size;
use crate::shell::log;
use leptos::prelude::*;

const KEY: &str = "bosk.log";
/// From this width on it can stand there.
const WIDE: f64 = 1440.0;
/// So wide it is, with its margin.
const ROOM: f64 = 240.0;
/// How many turns it tells.
const TURNS: usize = 12;

/// Whether it stands there: as this device remembers it, or where the table leaves room.
pub fn load() -> bool {
    store::read(KEY).unwrap_or_else(|| {
        let (width, height) = window_size();
        width - 1280.0 * (height / 720.0).clamp(1.0, 1.6) >= ROOM
    })
}

impl Ctx {
    /// Shows the log: beside the table or no longer, or over it where there is no room.
    pub fn open_log(self) {
        if window_size().0 < WIDE {
            self.panel.set(Some(Panel::Log));
            return;
        }
        self.docked.update(|docked| *docked = !*docked);
        store::keep(KEY, &self.docked.get_untracked());
    }
}

/// The log beside the table; not what is still being told.
pub fn dock() -> impl IntoView {
    let ctx = ctx();
    Effect::new(move |_| {
        if let Some(root) = document().document_element() {
            let _ = root.toggle_attribute_with_force("data-docked", ctx.docked.get());
        }
    });
    let moves = Memo::new(move |_| ctx.scene.with(|scene| scene.as_ref().map(|scene| (scene.moves, scene.curtain))));
    let telling = Memo::new(move |_| ctx.story.with(Option::is_some));
    move || {
        moves.get();
        let skipped = usize::from(telling.get());
        (ctx.docked.get() && window_size().0 >= WIDE).then(|| {
            let whole = move |_| ctx.panel.set(Some(Panel::Log));
            view! {
                <aside class="dock panel" aria-label=ctx.text("page-log")>
                    <h2 class="ph">{ctx.text("page-log")}</h2>
                    <div class="scroll" tabindex="0">{log::recent(ctx, skipped, TURNS)}</div>
                    <button class="btn quiet" id="whole-log" on:click=whole>{ctx.text("page-log-whole")}</button>
                </aside>
            }
        })
    }
}
