//! What Nightweave's story tells of the places that she could not have.

use table::{Chance, Game, Heard, Seat, Shelved, Viewer};
use valley::{Blocker, Event, Post, Site, Valley};

/// [V19.17] Who or what keeps her from a place is told as it is at that moment.
#[test]
fn what_blocks_a_place_for_her_is_told_as_it_is() {
    let (mut workers, mut webs, mut missing) = (0, 0, 0);
    for (seed, mode) in ["nightweave:2", "nightweave:2:plot=smothering-swarm"].repeat(8).into_iter().enumerate() {
        let valley = Valley::ours().in_named_mode(mode).unwrap();
        let (mut state, mut chance) = (valley.setup(seed as u64), Chance::from_seed(seed as u64));
        let mut actions = Vec::new();
        while valley.decider(&state).is_some() {
            valley.legal(&state, &mut actions);
            let mut heard = Heard::filming();
            valley.apply(&mut state, *chance.pick(&actions), &mut heard).unwrap();
            for (event, then) in heard.shots(state.clone()) {
                let Event::BlockedFor { site, by } = event else { continue };
                let view = valley.view(&then, Viewer::Seat(Seat(0)));
                match by {
                    Blocker::Worker(side) => {
                        let posts =
                            side.seat().map_or(&view.rival.workers[..], |seat| &view.players[seat.index()].workers[..]);
                        assert!(posts.contains(&Post::At(site)), "{mode}: {side:?} stands at {site:?}");
                        workers += 1;
                    }
                    Blocker::Web => {
                        assert!(view.rival.webs.has(site), "{mode}: a web lies at {site:?}");
                        webs += 1;
                    }
                    Blocker::Missing => {
                        let is_gap = matches!(site, Site::Forest(clearing) if view.forest[clearing.index()].is_none());
                        assert!(is_gap, "{mode}: there is no {site:?}");
                        missing += 1;
                    }
                }
            }
        }
    }
    assert!(workers > 0 && webs > 0 && missing > 0, "{workers} workers, {webs} webs, {missing} gaps");
}
