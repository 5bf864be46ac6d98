//! Positions that hold too much are refused where they say so: nothing of them is left out.

use table::Shelved;
use table::scenario::Scenario;
use table::upkeep::{is_played, overlaid};
use valley::{Pack, Valley};

/// Why a position of this mode cannot be set up, by the id of what is said.
fn refused(mode: &str, position: &str) -> Option<String> {
    let text = format!(
        "title = \"x\"\nbox = \"valley\"\nproves = [\"V1.1\"]\n[position]\n{position}\n[[step]]\nexpect.turn = \"squirrel\"\n"
    );
    let scenario = Scenario::read("yours", &text).unwrap_or_else(|error| panic!("{}", error.line()));
    let valley = Valley::ours().in_named_mode(mode).unwrap();
    scenario.run(&valley).err().map(|flaw| flaw.error().why.id.to_string())
}

#[test]
fn what_a_position_has_no_room_for_is_refused() {
    let many = |card: &str, n: usize| vec![format!("\"{card}\""); n].join(", ");
    let under = |n: usize| {
        format!(
            "special_events = [\"an-evening-of-fireworks\"]\nsquirrel.under = {{ an-evening-of-fireworks = {{ cards = [{}] }} }}",
            many("farm", n)
        )
    };
    let legends = |names: &str| format!("squirrel.legends = [{names}]");
    let prisoners = |n: usize| {
        format!(
            "squirrel.city = [\"dungeon\"]\nsquirrel.on = {{ dungeon = {{ prisoners = [{}] }} }}",
            many("wanderer", n)
        )
    };
    let activity = |names: &str| format!("nightweave.activity = [{names}]");
    let wrong = |n: &str| Some(n.to_owned());
    assert_eq!(refused("players:2", &under(5)), None);
    assert_eq!(refused("players:2", &under(6)), wrong("wrong-count-between"));
    assert_eq!(refused("players:2", &prisoners(2)), None);
    assert_eq!(refused("players:2", &prisoners(3)), wrong("wrong-count-between"));
    assert_eq!(refused("players:2:legends", &legends("\"chipter-swipple\", \"jor-goldwing\"")), None);
    assert_eq!(
        refused("players:2:legends", &legends("\"chipter-swipple\", \"jor-goldwing\", \"mayberry-matriarch\"")),
        wrong("wrong-count-between")
    );
    assert_eq!(refused("nightweave:1", &activity("\"r03\", \"r04\"")), None);
    assert_eq!(refused("nightweave:1", &activity("\"r03\", \"r03\"")), wrong("unknown-id"));
    let triples =
        ["mine", "inn", "crane", "ruins", "twig-barge", "resin-refinery", "storehouse", "post-office", "general-store"];
    let city = triples.map(|card| many(card, 3)).join(", ");
    let more = format!("squirrel.city = [{city}, {}, {}]", many("farm", 8), many("fairgrounds", 2));
    assert_eq!(refused("players:2", &more), wrong("wrong-count-between"));
}

/// [V17.5] More Farms than ours lie on the pile of the Pigs, too.
#[test]
fn all_farms_of_a_pack_lie_on_the_pile_of_the_pigs() {
    let text = include_str!("positions/farms.toml");
    let valley =
        Valley::new(overlaid::<Pack>(&[("cards.toml", text)]).unwrap_or_else(|error| panic!("{}", error.line())));
    is_played(&valley.in_named_mode("players:2:powers").unwrap(), include_str!("positions/pile.toml"), 10);
}
