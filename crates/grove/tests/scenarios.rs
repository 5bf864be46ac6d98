//! Every scenario of the box.

use grove::Grove;
use table::upkeep::{Scenarios, Upkeep};

#[test]
fn every_scenario_holds() {
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../..").into();
    let upkeep = Upkeep { root, name: "grove", letter: 'G' };
    Scenarios { game: Grove::ours(), all: upkeep.scenarios() }.hold(40);
}
