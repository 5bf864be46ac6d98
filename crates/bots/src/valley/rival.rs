//! How the opponent in the box stands, and what a player gives it.

use super::ValleyWeights;
use ::valley::webs::Plot;
use ::valley::{State, Valley};
use table::Side;

/// How the opponent in the box stands, if there is one: its points, and what its hidden cards will bring it. Rugwort's share of
/// the cards that were played is among his points.
pub(super) fn stands(valley: &Valley, w: &ValleyWeights, s: &State) -> Option<f32> {
    let mode = valley.play_mode();
    if mode.lair().is_none() && mode.year().is_none() {
        return None;
    }
    let points = valley.score(s, Side::RIVAL).total() as f32;
    let feats = s.feats_count() as f32 + w.exposed * exposed(s) as f32;
    Some(points + w.rival_card * s.her_hand().len() as f32 + w.rival_feat * feats)
}

/// The cards that Nightweave's plot gives her for what the player holds, once her figure enters the Meadow. [V24.10] [V24.17]
fn exposed(s: &State) -> usize {
    let Some(player) = s.players.first().filter(|player| !player.passed) else { return 0 };
    match s.rival.plot {
        Some(Plot::Ingenuity) => player.goods.total().saturating_sub(3) as usize,
        Some(Plot::PullingStrings) => player.hand_count(),
        _ => 0,
    }
}
