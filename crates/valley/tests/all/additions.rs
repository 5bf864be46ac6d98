//! A card, an event and a scheme that somebody adds to the pack, in known words, by TOML alone: they are played like ours.

use table::Shelved;
use table::content::Pack as _;
use table::contract::{self, Rigour};
use table::scenario::Scenario;
use valley::{Pack, Valley};

const CARDS: &str = r#"
[[card]]
new = true
id = "toll-gate"
name_en = "Toll Gate"
name_fr = "Octroi"
set = "base"
kind = "construction"
colour = "green"
rarity = "common"
copies = 2
cost = { twig = 1 }
points = 2
effect = [{ do = "gain", berry = 2 }]
text_en = "Gain 2 berries."
text_fr = "Gagnez 2 baies."
"#;

const EVENTS: &str = r#"
[[special_event]]
new = true
id = "market-day"
name_en = "Market Day"
name_fr = "Jour de marché"
cards = ["toll-gate", "mine"]
points = 4
effect = [{ do = "gain", twig = 1 }]
text_en = "Gain 1 twig."
text_fr = "Gagnez 1 brindille."
"#;

const SCHEMES: &str = r#"
[[scheme]]
new = true
id = "highway-robbery"
like = "theft"
name_en = "Highway Robbery"
name_fr = "Brigandage"
sort = "one-shot"
die = { twig = [1, 1], resin = [2, 2], pebble = [3, 3], berry = [4, 8] }
text_en = "Throw the die and lose 3 of one resource: mostly berries. Foil: 2 cards, before the throw."
text_fr = "Lancez le dé et perdez 3 ressources, le plus souvent des baies. Déjouer : 2 cartes, avant le lancer."
"#;

const PLAYED: &str = r#"
title = "A card and an event of one's own"
box = "valley"
proves = ["V6.1"]

[position]
special_events = ["market-day"]
[position.squirrel]
hand = ["toll-gate"]
city = ["mine"]
goods = { twig = 1 }

[[step]]
do = "play toll-gate"
expect.squirrel = { goods = { berry = 2 }, city = ["mine", "toll-gate"], score = 4 }

[[step]]
do = "place twigs-3"

[[step]]
do = "place market-day"
expect.squirrel = { claimed = ["market-day"], goods = { berry = 2, twig = 1 }, score = 8 }
"#;

const ROBBED: &str = r#"
title = "A scheme of one's own does what the one it is like does, with its own die"
box = "valley"
mode = "nightweave:2:schemes"
proves = ["V25.17"]

[position]
turn = "nightweave"
meadow = ["farm", "-", "wife", "judge", "mine", "wanderer", "king", "ruins"]
dice = [8, 5]
[position.squirrel]
goods = { berry = 3, twig = 3 }
hand = ["queen", "castle"]
[position.nightweave]
spiders = ["twigs-3", "resin-2"]
figure = 2
activity = ["r03"]
next_schemes = ["highway-robbery"]

[[step]]
expect.ask = "foil"
expect.nightweave.scheme = "highway-robbery"

[[step]]
do = "skip"
expect.squirrel.goods = { twig = 3 }
"#;

fn extended() -> Valley {
    let files = [("cards.toml", CARDS), ("events.toml", EVENTS), ("nightweave.toml", SCHEMES)];
    let files = files.map(|(name, text)| (name.to_owned(), text.to_owned()));
    Valley::new(Pack::overlaid("yours", &files).unwrap_or_else(|error| panic!("{}", error.line())))
}

#[test]
fn a_card_and_an_event_of_ones_own_are_played() {
    let valley = extended();
    let flaw = Scenario::read("played", PLAYED).unwrap().run(&valley).err();
    assert!(flaw.is_none(), "{flaw:?}");
    contract::check(&valley, Rigour { first_seed: 1, games: 40, every: 20, longest: 4_000 });
    let texts: Vec<String> = valley.pack().export().into_iter().map(|(_, text)| text).collect();
    assert_eq!(Pack::from_texts(&texts).unwrap().digest(), valley.pack().digest());
}

#[test]
fn a_scheme_of_ones_own_does_what_the_one_it_is_like_does() {
    let valley = extended().in_named_mode("nightweave:2:schemes").unwrap();
    let flaw = Scenario::read("robbed", ROBBED).unwrap().run(&valley).err();
    assert!(flaw.is_none(), "{flaw:?}");
    contract::check(&valley, Rigour { first_seed: 1, games: 40, every: 20, longest: 4_000 });
}
