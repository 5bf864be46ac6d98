//! Long names are parted between syllables.

use crate::care::files;
use regex::Regex;
use words::{Lang, soft};

/// Names with words of so many letters are too long for a small tile.
const TOO_LONG: usize = 10;

fn parted(lang: Lang, text: &str) -> String {
    soft(lang, text).replace('\u{ad}', "-")
}

#[test]
fn french_words_are_parted_between_syllables_and_never_before_a_mute_end() {
    for (word, parts) in [
        ("Commerçant", "Com-mer-çant"),
        ("Gardienne", "Gar-dienne"),
        ("Montgolfière", "Mont-gol-fière"),
        ("Cartographe", "Car-to-graphe"),
        ("Boutique", "Bou-tique"),
        ("Campagnol", "Cam-pa-gnol"),
        ("Grondefût", "Gron-de-fût"),
        ("Longuequeue", "Lon-gue-queue"),
        ("Musaraigne", "Mu-sa-raigne"),
        ("Saltimbanques", "Sal-tim-banques"),
        ("Fourmillement", "Four-mil-le-ment"),
        ("Aubergiste", "Au-ber-giste"),
        ("Éclaireur", "Éclai-reur"),
    ] {
        assert_eq!(parted(Lang::Fr, word), parts);
    }
    assert_eq!(parted(Lang::Fr, "Tour de l'horloge"), "Tour de l'horloge", "short words stay whole");
    assert_eq!(parted(Lang::Fr, "L'aubergiste, 2 fois"), "L'au-ber-giste, 2 fois");
}

#[test]
fn english_words_are_parted_where_they_are_known_to_be() {
    assert_eq!(parted(Lang::En, "Grand Courthouse"), "Grand Court-house");
    assert_eq!(parted(Lang::En, "Husband"), "Hus-band", "a short one, too, where a tile is narrow");
    assert_eq!(parted(Lang::En, "Strengthlessness"), "Strengthlessness", "rather whole than wrong");
}

#[test]
fn every_long_name_of_every_pack_can_be_parted() {
    for lang in Lang::ALL {
        let names = Regex::new(&format!(r#"name_{} = "([^"]*)""#, lang.code())).unwrap();
        let mut seen = 0;
        for path in files("packs", ".toml") {
            for name in names.captures_iter(&std::fs::read_to_string(&path).unwrap()) {
                let name = &name[1];
                assert_eq!(soft(lang, name).replace('\u{ad}', ""), name, "nothing else is changed");
                for word in parted(lang, name).split(|c: char| !c.is_alphabetic() && c != '-') {
                    let longest = word.split('-').map(|part| part.chars().count()).max().unwrap_or(0);
                    assert!(longest < TOO_LONG, "{}: {word} of \"{name}\" has no place to part", path.display());
                    seen += usize::from(word.contains('-'));
                }
            }
        }
        assert!(seen > 50, "{lang:?}: {seen}");
    }
}
