//! Boards that their owners draw: whatever is called sound is a pack, comes back as it was, and the Rival finds his way there.

use grove::rival::Minstrel;
use grove::rival::survey::{Crossing, FILE, GRID, Survey};
use grove::{Grove, Pack, PlaceKind, Terrain, Way};
use table::Chance;
use table::companion::{Companion, by_lot};
use table::content::Pack as _;

fn laid(survey: &Survey) -> Pack {
    let text = survey.file(Grove::ours().pack()).unwrap_or_else(|flaw| panic!("{flaw}"));
    Pack::overlaid("board", &[(FILE.to_owned(), text.clone())]).unwrap_or_else(|why| panic!("{:?}\n{text}", why))
}

/// What is seen of a crossing: all but the order in which they stand.
fn seen(survey: &Survey) -> Vec<String> {
    let cells = |crossing: &Crossing| crossing.paths.map(|to| to.map(|to| survey.crossings()[to].cell));
    let one = |crossing: &Crossing| {
        let Crossing { name, kind, cell, slots, terrain, edge, .. } = crossing;
        let slots = if *kind == PlaceKind::Stage { slots.clone() } else { Vec::new() };
        let portal = (*kind == PlaceKind::Portal).then_some((terrain, edge));
        format!("{cell:?} {name:?} {kind:?} {slots:?} {portal:?} {:?}", cells(crossing))
    };
    let mut all: Vec<String> = survey.crossings().iter().map(one).collect();
    all.sort();
    all
}

fn named(survey: &Survey, name: &str) -> usize {
    survey.crossings().iter().position(|crossing| crossing.name[0] == name).unwrap()
}

#[test]
fn our_map_is_the_template_and_comes_back() {
    let ours = Survey::of(Grove::ours().pack());
    assert_eq!((ours.crossings().len(), ours.flaw()), (24, None));
    assert_eq!(seen(&Survey::of(&laid(&ours))), seen(&ours));
    let text = serde_json::to_string(&ours).unwrap();
    let kept = |text: &str| serde_json::from_str::<Survey>(text).unwrap().checked(Grove::ours().pack());
    assert_eq!(kept(&text), Some(ours));
    let broken = text.replacen("\"cell\":[0,0]", "\"cell\":[9,0]", 1);
    assert_eq!(kept(&broken), None);
}

/// [G17.5] [G17.7] The Rival walks the paths that were drawn, past what was taken away.
#[test]
fn the_rival_walks_on_the_board_that_was_drawn() {
    let mut survey = Survey::of(Grove::ours().pack());
    survey.remove(named(&survey, "The Carved Beech"));
    let (start, stall) = (named(&survey, "Poet's House"), named(&survey, "The Wandering Stall"));
    survey.lead(start, Way::Right, Some(stall));
    assert_eq!(survey.crossings()[stall].paths[Way::Left as usize], Some(start), "a path leads back");
    survey.set_kind(stall, PlaceKind::Volume, 3);
    survey.call(stall, "Our \"Hall\"");
    assert_eq!(survey.flaw(), None);
    let grove = Grove::new(laid(&survey));
    let minstrel = Minstrel::in_named_mode(grove, "solo:easy:deck=table").unwrap();
    let mut game = Companion::new(&minstrel, 1);
    game.hear("portal-water-left").unwrap();
    for said in ["turn", "solo-1", "solo-4"] {
        game.hear(said).unwrap();
    }
    let told: Vec<String> = game.log().iter().map(|told| told.line().to_string()).collect();
    assert!(told.iter().any(|line| line.starts_with("companion-rival-arrive") && line.contains("Hall")), "{told:#?}");
    let tokens = game.sheet().into_iter().filter(|value| value.id.starts_with("token.")).count();
    assert_eq!(tokens, 19, "what was taken away is no place of this board");
}

#[test]
fn what_is_wrong_with_a_board_is_one_sentence() {
    let ours = Survey::of(Grove::ours().pack());
    let flaw = |change: &dyn Fn(&mut Survey)| {
        let mut survey = ours.clone();
        change(&mut survey);
        let flaw = survey.flaw().map(|line| line.id);
        assert_eq!(survey.file(Grove::ours().pack()).is_err(), flaw.is_some());
        flaw
    };
    let at = |name: &str| named(&ours, name);
    assert_eq!(flaw(&|survey| survey.remove(at("West Ford"))), Some("survey-portals"));
    assert_eq!(flaw(&|survey| survey.set_terrain(at("West Ford"), Terrain::Lawn)), Some("survey-portals"));
    assert_eq!(flaw(&|survey| survey.set_kind(at("Rook Crag"), PlaceKind::Portal, 3)), Some("survey-portals"));
    assert_eq!(flaw(&|survey| survey.set_edge(at("West Ford"), Way::Right)), Some("survey-edge"));
    assert_eq!(
        flaw(&|survey| (0..3).rev().for_each(|n| survey.set_slot(at("Mill Yard Stage"), n, 0))),
        Some("survey-slots")
    );
    let alone = |survey: &mut Survey| {
        Way::ALL.into_iter().for_each(|way| survey.lead(at("Rook Crag"), way, None));
    };
    assert_eq!(flaw(&alone), Some("survey-cut-off"));
    let stages = |survey: &mut Survey| {
        for name in ["Fern Hollow", "Rook Crag", "Toad Marsh", "Badger Bank"] {
            survey.set_kind(at(name), PlaceKind::Stage, 3);
        }
    };
    assert_eq!(flaw(&stages), Some("grove-too-many-stages"));
    assert_eq!(flaw(&|survey| survey.remove(at("Poet's House"))), None, "the Rival begins somewhere");
    assert_eq!(flaw(&|survey| survey.set_kind(at("Poet's House"), PlaceKind::Portal, 3)), None);
    assert_eq!(flaw(&|survey| survey.call(at("Rook Crag"), "  ")), None, "a name stays");
}

/// Changes something, by lot.
fn redraw(survey: &mut Survey, chance: &mut Chance) {
    let n = chance.below(survey.crossings().len() as u32) as usize;
    match chance.below(8) {
        0 => survey.remove(n),
        1 => {
            let cell = [chance.below(GRID[0].into()) as u8, chance.below(GRID[1].into()) as u8];
            if survey.in_cell(cell).is_none() {
                let new = survey.add(cell, ["A new one".to_owned(), "Un nouveau".to_owned()]);
                survey.lead(new, *chance.pick(&Way::ALL), Some(n));
            }
        }
        2 => survey.set_kind(n, *chance.pick(&PlaceKind::ALL), 3),
        3 => survey.shift(n, *chance.pick(&Way::ALL)),
        4 => survey.set_slot(n, chance.below(4) as usize, chance.below(4) as u8),
        5 => survey.set_edge(n, *chance.pick(&Way::ALL)),
        _ => {
            let to = chance.below(survey.crossings().len() as u32) as usize;
            survey.lead(n, *chance.pick(&Way::ALL), Some(to));
        }
    }
}

#[test]
fn any_board_that_is_sound_can_be_kept_and_played_on() {
    let mut chance = Chance::from_seed(9);
    let (mut sound, mut flawed) = (0, 0);
    for seed in 0..400 {
        let mut survey = Survey::of(Grove::ours().pack());
        for _ in 0..chance.below(12) {
            redraw(&mut survey, &mut chance);
        }
        assert_eq!(survey.clone().checked(Grove::ours().pack()).as_ref(), Some(&survey));
        let ours = Grove::ours();
        let Ok(text) = survey.file(ours.pack()) else {
            flawed += 1;
            continue;
        };
        let pack = Pack::overlaid("board", &[(FILE.to_owned(), text.clone())]);
        let pack = pack.unwrap_or_else(|why| panic!("{why:?}\n{text}"));
        assert_eq!(seen(&Survey::of(&pack)), seen(&survey), "{text}");
        let minstrel = Minstrel::in_named_mode(Grove::new(pack), "solo:medium").unwrap();
        by_lot(&minstrel, seed).unwrap_or_else(|why| panic!("{why}"));
        sound += 1;
    }
    assert!(sound > 60 && flawed > 60, "{sound} sound, {flawed} flawed");
}
