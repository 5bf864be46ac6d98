//! The seasons in the bar over the table.

use crate::shell::app::Ctx;
use crate::shell::glyph::icon;
use leptos::prelude::*;
use woodland::Season;
use woodland::words::season_line;

/// The seasons up to the one that is now and those to come, each with who stands there.
pub fn seasons(ctx: Ctx, now: Season, figures: impl Fn(Season) -> Option<AnyView>) -> impl IntoView {
    let seasons = Season::ALL.into_iter().map(|season| {
        let on = season == now;
        let class = if on {
            "stp me"
        } else if season.index() < now.index() {
            "stp past"
        } else {
            "stp"
        };
        let label = ctx.say(&season_line(season));
        view! {
            <span class=class title=label.clone() aria-current=on.then_some("step")>
                {icon(season.id())}<span class="sr">{label.clone()}</span>{figures(season)}
            </span>
        }
    });
    view! { <div class="track">{seasons.collect_view()}</div> }
}
