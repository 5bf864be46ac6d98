//! What a person types: actions in their own words, with the names that are on the table.
//!
//! Records and scenarios keep the notation. At the table `jouer château`, `jouer le chateau` and `play castle` are the
//! same: verbs come from the texts, names from the box, both in every language, with or without accents.

use crate::terminal::Drawn;
use table::Line;
use woodland::words::{good_line, goods_arg};
use woodland::{Good, Goods};
use words::{Lang, Words, fold};

/// The words of the notation and the texts that list what stands for each, the one to show first.
const VERBS: [(&str, &str); 65] = [
    ("place", "typed-place"),
    ("twice", "typed-twice"),
    ("play", "typed-play"),
    ("occupied", "typed-occupied"),
    ("star", "typed-star"),
    ("take", "typed-take"),
    ("draw", "typed-draw"),
    ("move", "typed-move"),
    ("trade", "typed-trade"),
    ("rest", "typed-rest"),
    ("pay", "typed-pay"),
    ("nothing", "typed-nothing"),
    ("token", "typed-token"),
    ("pick", "typed-pick"),
    ("choose", "typed-choose"),
    ("option", "typed-option"),
    ("accept", "typed-accept"),
    ("use", "typed-use"),
    ("claim", "typed-claim"),
    ("for", "typed-for"),
    ("produce", "typed-produce"),
    ("news", "typed-news"),
    ("watch", "typed-watch"),
    ("share", "typed-share"),
    ("card", "typed-card"),
    ("skunk", "typed-skunk"),
    ("skip", "typed-skip"),
    ("prepare", "typed-prepare"),
    ("pass", "typed-pass"),
    ("point", "typed-point"),
    ("to", "typed-to"),
    ("on", "typed-on"),
    ("by", "typed-by"),
    ("legend", "typed-legend"),
    ("pile", "typed-pile"),
    ("shown", "typed-shown"),
    ("treasury", "typed-treasury"),
    ("story", "typed-story"),
    ("walk", "typed-walk"),
    ("sail", "typed-sail"),
    ("stay", "typed-stay"),
    ("soothe", "typed-soothe"),
    ("help", "typed-help"),
    ("buy", "typed-buy"),
    ("collect", "typed-collect"),
    ("deposit", "typed-deposit"),
    ("perform", "typed-perform"),
    ("show", "typed-show"),
    ("tell", "typed-tell"),
    ("carve", "typed-carve"),
    ("shout", "typed-shout"),
    ("earn", "typed-earn"),
    ("challenge", "typed-challenge"),
    ("rune", "typed-rune"),
    ("motif", "typed-motif"),
    ("done", "typed-done"),
    ("convert", "typed-convert"),
    ("swan", "typed-swan"),
    ("decline", "typed-decline"),
    ("engage", "typed-engage"),
    ("send", "typed-send"),
    ("coins", "typed-coins"),
    ("gems", "typed-gems"),
    ("easy", "typed-easy"),
    ("hard", "typed-hard"),
];

/// What stands between two words of the notation: the city a card is in.
const IN_CITY: &str = "@";

/// The most readings of one text that are tried.
const READINGS: usize = 200;

/// Everything that can be typed at a table.
pub struct Lexicon {
    /// What is typed, folded, with the word of the notation it may stand for; nothing for words that may be left out.
    typed: Vec<(String, String)>,
    /// The word of the notation with what is shown for it.
    shown: Vec<(String, String)>,
    /// The verbs and the letters of resources of each language.
    letters: Vec<(Vec<String>, Vec<char>)>,
}

impl Lexicon {
    /// The words of all languages, and the names of everything on this table; shown in the person's language.
    pub fn of<G: Drawn>(game: &G, view: &G::View, words: &Words) -> Lexicon {
        let mut lexicon = Lexicon { typed: Vec::new(), shown: Vec::new(), letters: Vec::new() };
        let things = game.things(view);
        for lang in Lang::ALL {
            let spoken = Words::new(lang);
            let say = |id: &'static str| -> Vec<String> { spoken.get(id).split(", ").map(str::to_owned).collect() };
            let mut verbs = Vec::new();
            for (notation, id) in VERBS {
                let texts = say(id);
                verbs.extend(texts.iter().map(|text| fold(text)));
                lexicon.add(notation, &texts, lang == words.lang());
            }
            for good in Good::ALL {
                let one = spoken.say(&good_line(good, 1));
                let many = spoken.say(&good_line(good, 2));
                // "1 twig" and "2 twigs", without their numbers.
                let names = [one, many].map(|text| text.chars().skip(2).collect::<String>());
                lexicon.add(good.id(), &names, lang == words.lang());
            }
            let between = say("typed-between");
            for (name, notation) in &things {
                let name = spoken.arg(name);
                // "The Hare" is also the Hare.
                let bare = between
                    .iter()
                    .find_map(|word| fold(&name).strip_prefix(&format!("{} ", fold(word))).map(str::to_owned));
                let bare = bare.or_else(|| fold(&name).strip_prefix("l'").map(str::to_owned));
                lexicon.typed.extend(bare.map(|bare| (bare, notation.clone())));
                lexicon.add(notation, &[name], lang == words.lang());
            }
            lexicon.typed.extend(between.iter().map(|text| (fold(text), String::new())));
            lexicon.add(IN_CITY, &say("typed-in-city"), lang == words.lang());
            lexicon.letters.push((verbs, spoken.get("cli-good-letters").chars().collect()));
        }
        lexicon.typed.retain(|(typed, _)| !typed.is_empty());
        // Long names first: "Clock Tower" before "Clock".
        lexicon.typed.sort_by_key(|(typed, _)| std::cmp::Reverse(typed.len()));
        lexicon
    }

    fn add(&mut self, notation: &str, texts: &[String], shown: bool) {
        for text in texts {
            let folded = fold(text);
            self.typed.push((folded.replace(['-', '\''], " "), notation.to_owned()));
            self.typed.push((folded.replace(' ', "-"), notation.to_owned()));
            self.typed.push((folded, notation.to_owned()));
        }
        if let Some(first) = texts.first().filter(|_| shown) {
            self.shown.push((notation.to_owned(), first.clone()));
        }
    }

    /// The notations that a text may stand for.
    fn readings(&self, text: &str) -> Vec<String> {
        let text = fold(text).replace('@', " @ ").replace('/', " ");
        let verb = |(verbs, _): &&(Vec<String>, Vec<char>)| verbs.iter().any(|verb| begins(&text, verb).is_some());
        let letters = self.letters.iter().find(verb).map(|(_, letters)| letters.as_slice());
        let mut found = Vec::new();
        self.read(&text, letters.unwrap_or_default(), &mut Vec::new(), &mut found);
        found
    }

    fn read(&self, rest: &str, letters: &[char], read: &mut Vec<String>, found: &mut Vec<String>) {
        let rest = rest.trim_start();
        if rest.is_empty() {
            let (joined, plain) = (join(read), read.join(" "));
            // Where cards have no copies a number is just a number.
            found.extend((plain != joined).then_some(plain));
            found.push(joined);
            return;
        }
        let word = rest.split(' ').next().unwrap_or(rest);
        let after = &rest[word.len()..];
        let mut ways: Vec<(&str, &str)> = Vec::new();
        for (typed, notation) in &self.typed {
            if let Some(after) = begins(rest, typed)
                && !ways.contains(&(notation.as_str(), after))
            {
                ways.push((notation, after));
            }
        }
        // An elided article sticks to its word.
        if let Some(bare) = rest.strip_prefix("l'").or_else(|| rest.strip_prefix("d'")) {
            ways.push(("", bare));
        }
        let own = heap(word, letters).unwrap_or_else(|| word.to_owned());
        ways.push((&own, after));
        for (notation, after) in ways {
            if found.len() >= READINGS {
                return;
            }
            let n = read.len();
            read.extend((!notation.is_empty()).then(|| notation.to_owned()));
            self.read(after, letters, read, found);
            read.truncate(n);
        }
    }

    /// The action that a text stands for: one that is possible, if it can be read so.
    pub fn action<G: Drawn>(&self, game: &G, legal: &[G::Action], text: &str) -> Result<G::Action, Line> {
        let plain = game.read_action(text);
        let readings = self.readings(text);
        let actions = || readings.iter().filter_map(|notation| game.read_action(notation).ok());
        match plain.clone().into_iter().chain(actions()).find(|action| legal.contains(action)) {
            Some(action) => Ok(action),
            None => plain.or_else(|why| actions().next().ok_or(why)),
        }
    }

    /// An action as the person would type it.
    pub fn phrase(&self, words: &Words, notation: &str) -> String {
        let shown = |word: &str| {
            let found = self.shown.iter().find(|(notation, _)| notation == word);
            found.map_or_else(|| word.to_owned(), |(_, shown)| shown.clone())
        };
        let phrase = |word: &str| match Goods::read(&[word]) {
            Some(goods) if !goods.is_empty() => words.arg(&goods_arg(goods)),
            _ => {
                let spaced = word.replace('@', " @ ").replace('/', " ");
                spaced.split(' ').map(shown).collect::<Vec<_>>().join(" ")
            }
        };
        notation.split(' ').map(phrase).collect::<Vec<_>>().join(" ")
    }
}

/// The words of a notation as one text; a number after a card is its copy, one before a resource counts it.
fn join(words: &[String]) -> String {
    let mut text = String::new();
    let mut words = words.iter().peekable();
    let mut card = false;
    while let Some(word) = words.next() {
        let number = word.parse::<u8>().is_ok();
        let good = words.peek().and_then(|next| Good::from_id(next)).filter(|_| number);
        if let Some(good) = good {
            words.next();
            text.push_str(&format!(" {word}{}", good.letter()));
        } else if number && card {
            text.push_str(&format!("/{word}"));
        } else if word == IN_CITY {
            text.push_str(IN_CITY);
        } else {
            if !text.ends_with(IN_CITY) {
                text.push(' ');
            }
            text.push_str(word);
        }
        card = !number && !VERBS.iter().any(|(verb, _)| verb == word);
    }
    text.trim_start().to_owned()
}

/// A heap such as `2b` in the letters of a language, in those of the notation.
fn heap(word: &str, letters: &[char]) -> Option<String> {
    let (n, letter) = word.split_at_checked(word.len().checked_sub(1)?)?;
    n.parse::<u8>().ok()?;
    let at = letters.iter().position(|&own| letter.starts_with(own))?;
    Some(format!("{n}{}", Good::ALL.get(at)?.letter()))
}

/// What follows these words at the beginning of a text, if it begins with them.
fn begins<'t>(text: &'t str, words: &str) -> Option<&'t str> {
    text.strip_prefix(words).filter(|rest| rest.is_empty() || rest.starts_with(' '))
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::{Chance, Deaf, Viewer};

    /// Plays games at random and types every choice there is, in both languages.
    fn every_choice_can_be_typed<G: Drawn>(game: &G, seeds: std::ops::Range<u64>) {
        let words = Lang::ALL.map(Words::new);
        let mut typed = 0;
        for seed in seeds {
            let (mut state, mut chance, mut legal) = (game.setup(seed), Chance::from_seed(seed), Vec::new());
            let mut step = 0;
            while let Some(seat) = game.decider(&state) {
                game.legal(&state, &mut legal);
                step += 1;
                if step % 6 == 0 {
                    let view = game.view(&state, Viewer::Seat(seat));
                    for words in &words {
                        let lexicon = Lexicon::of(game, &view, words);
                        let &action = chance.pick(&legal);
                        let notation = game.write_action(action);
                        let phrase = lexicon.phrase(words, &notation);
                        for phrase in [&phrase, &fold(&phrase)] {
                            let read = lexicon.action(game, &legal, phrase);
                            let read = read.map(|action| game.write_action(action));
                            assert_eq!(read.as_ref().ok(), Some(&notation), "\"{phrase}\"");
                        }
                        let verb = notation.split(' ').next().unwrap_or_default();
                        let known = VERBS.iter().any(|(word, _)| *word == verb);
                        assert!(known, "\"{verb}\" can be typed in no language but the notation");
                        typed += 1;
                    }
                }
                let &action = chance.pick(&legal);
                game.apply(&mut state, action, &mut Deaf).expect("it was listed");
            }
        }
        assert!(typed > 60, "only {typed} choices were typed");
    }

    #[test]
    fn every_choice_of_every_box_can_be_typed_in_both_languages() {
        for (name, mode) in [
            ("duo", "duel"),
            ("duo", "chapter:3"),
            ("duo", "challenge:hard"),
            ("valley", "players:3:farms:corrin:legends:powers"),
            ("valley", "rugwort:2"),
            ("valley", "nightweave:2:schemes"),
            ("grove", "solo:hard"),
            ("grove", "bards:3:rival"),
        ] {
            let opened = shelf::open(name, Some(mode), None).unwrap_or_else(|why| panic!("{name} {mode}: {why}"));
            shelf::with!(opened, game => every_choice_can_be_typed(game, 1..9));
        }
    }

    /// Types the choices of a game with letters and words changed, moved and repeated: what comes of it is an action or a
    /// sentence.
    fn broken_words_are_read_or_refused<G: Drawn>(game: &G) {
        let (mut state, mut chance, mut legal) = (game.setup(1), Chance::from_seed(1), Vec::new());
        for _ in 0..6 {
            let Some(seat) = game.decider(&state) else { break };
            game.legal(&state, &mut legal);
            for lang in Lang::ALL {
                let words = Words::new(lang);
                let lexicon = Lexicon::of(game, &game.view(&state, Viewer::Seat(seat)), &words);
                let typed = legal.iter().map(|&action| lexicon.phrase(&words, &game.write_action(action)));
                let phrases = fuzz::Corpus::new(typed.collect());
                for _ in 0..60 {
                    let text: String = phrases.broken(&mut chance).chars().take(1_000).collect();
                    match lexicon.action(game, &legal, &text) {
                        Ok(action) => assert!(game.read_action(&game.write_action(action)).is_ok(), "{text:?}"),
                        Err(why) => assert!(!words.say(&why).is_empty(), "{text:?}"),
                    }
                }
            }
            let &action = chance.pick(&legal);
            game.apply(&mut state, action, &mut Deaf).expect("it was listed");
        }
    }

    #[test]
    fn whatever_is_typed_is_read_or_refused() {
        for (name, mode) in [("duo", "chapter:3"), ("valley", "nightweave:2:schemes"), ("grove", "bards:3:rival")] {
            let opened = shelf::open(name, Some(mode), None).unwrap_or_else(|why| panic!("{name} {mode}: {why}"));
            shelf::with!(opened, game => broken_words_are_read_or_refused(game));
        }
    }

    #[test]
    fn names_fold_to_what_is_typed_in_a_hurry() {
        assert_eq!(fold("Évènement 3, l’Âtre du Cœur"), "evenement 3, l'atre du coeur");
        assert_eq!(heap("2b", &['b', 'r', 'g', 'a']), Some("2t".to_owned()));
        assert_eq!(heap("2b", &['t', 'r', 'p', 'b']), Some("2b".to_owned()));
    }
}
