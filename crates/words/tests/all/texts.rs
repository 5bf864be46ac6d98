//! Both languages say the same things, and everything that is said exists.

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use table::{Arg, Line};
use words::{Lang, Words};

fn variables(pattern: &Pattern<String>, found: &mut BTreeSet<String>) {
    fn inline(expression: &InlineExpression<String>, found: &mut BTreeSet<String>) {
        match expression {
            InlineExpression::VariableReference { id } => {
                found.insert(id.name.clone());
            }
            InlineExpression::Placeable { expression } => expr(expression, found),
            _ => {}
        }
    }
    fn expr(expression: &Expression<String>, found: &mut BTreeSet<String>) {
        match expression {
            Expression::Inline(expression) => inline(expression, found),
            Expression::Select { selector, variants } => {
                inline(selector, found);
                variants.iter().for_each(|variant| variables(&variant.value, found));
            }
        }
    }
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            expr(expression, found);
        }
    }
}

fn messages(lang: Lang) -> BTreeMap<String, BTreeSet<String>> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("texts/{}.ftl", lang.code()));
    let text = std::fs::read_to_string(path).unwrap();
    let resource = fluent_syntax::parser::parse(text).unwrap_or_else(|(_, errors)| panic!("{lang:?}: {errors:?}"));
    let mut found = BTreeMap::new();
    for entry in resource.body {
        if let Entry::Message(message) = entry {
            let mut vars = BTreeSet::new();
            variables(message.value.as_ref().expect("a message has a text"), &mut vars);
            let again = found.insert(message.id.name.clone(), vars);
            assert!(again.is_none(), "{lang:?}: {} stands twice", message.id.name);
        }
    }
    found
}

#[test]
fn french_and_english_have_the_same_messages_with_the_same_arguments() {
    let (en, fr) = (messages(Lang::En), messages(Lang::Fr));
    for (id, vars) in &en {
        assert_eq!(Some(vars), fr.get(id), "{id}");
    }
    assert_eq!(en.len(), fr.len(), "French has messages that English lacks");
}

fn sources(dir: &Path, found: &mut String) {
    for entry in std::fs::read_dir(dir).unwrap().map(Result::unwrap) {
        let path = entry.path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|end| end == "rs") {
            found.push_str(&std::fs::read_to_string(&path).unwrap());
        }
    }
}

#[test]
fn every_message_named_in_the_sources_exists_and_every_message_is_named() {
    let en = messages(Lang::En);
    let mut code = String::new();
    for entry in std::fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("..")).unwrap() {
        sources(&entry.unwrap().path().join("src"), &mut code);
    }
    let lessons = ["duo", "valley", "grove"].map(|name| format!("../../scenarios/{name}/tutorial.toml"));
    let lessons =
        lessons.map(|path| std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(path)).unwrap());
    let lesson = lessons.concat();
    for part in lesson.split("say = \"").skip(1) {
        let id = part.split('"').next().unwrap_or_default();
        assert!(en.contains_key(id), "\"{id}\" is said in the lesson but has no text");
    }
    code.push_str(&lesson);
    for part in code.split("Line::new(\"").skip(1) {
        let id = part.split('"').next().unwrap_or_default();
        assert!(en.contains_key(id), "\"{id}\" is said in the sources but has no text");
    }
    for part in code.split("\"cli-").skip(1) {
        let id = format!("cli-{}", part.split('"').next().unwrap_or_default());
        assert!(en.contains_key(&id), "\"{id}\" is said in the sources but has no text");
    }
    for id in en.keys() {
        assert!(code.contains(&format!("\"{id}\"")), "\"{id}\" has a text but nobody says it");
    }
}

#[test]
fn numbers_and_lists_come_out_right_in_both_languages() {
    let line = Line::new("duo-told-gained").with("who", Line::new("duo-hare")).with(
        "what",
        Arg::List(vec![
            Line::new("n-twig").with("n", 1).into(),
            Line::new("n-berry").with("n", 2).into(),
            Line::new("n-point-token").with("n", 1).into(),
        ]),
    );
    assert_eq!(Words::new(Lang::En).say(&line), "The Hare gains 1 twig, 2 berries and 1 point token.");
    assert_eq!(Words::new(Lang::Fr).say(&line), "Le Lièvre gagne 1 brindille, 2 baies et 1 jeton Point.");
}

#[test]
fn a_french_name_with_its_article_melts_into_the_word_before_it() {
    let french = Words::new(Lang::Fr);
    let at = |id: &'static str, name: &str| french.say(&Line::new(id).with("place", name).with("to", name));
    assert_eq!(at("grove-rival-arrive", "Le Saule qui écoute"), "Il s'arrête au Saule qui écoute.");
    assert_eq!(at("grove-rival-arrive", "La Cave aux tambours"), "Il s'arrête à La Cave aux tambours.");
    assert_eq!(at("grove-rival-shuffle", "Les Halles"), "La pile des Halles est mélangée.");
    assert_eq!(at("grove-rival-jump", "Le Gué de l'Est"), "Le portail du Gué de l'Est le transporte au Gué de l'Est.");
    let named = french.say(&Line::new("as-named").with("name", "Tout le monde Le suit, voilà Le chef"));
    assert_eq!(named, "Tout le monde Le suit, voilà Le chef", "only whole words melt");
}

#[test]
fn the_environment_chooses_the_language() {
    let env = |value: &'static str| move |name: &str| (name == "LANG").then(|| value.to_owned());
    assert_eq!(Lang::from_env(env("fr_FR.UTF-8")), Lang::Fr);
    assert_eq!(Lang::from_env(env("C")), Lang::En);
    assert_eq!(Lang::from_env(|_| None), Lang::En);
}

/// What is told of somebody in the box, of a bot or at a screen that several share, and of nobody who is spoken to.
const NEVER_YOU: [&str; 7] = [
    "page-curtain",
    "page-thinking",
    "page-story-title",
    "page-why-of",
    "valley-verdict-lost",
    "companion-rival-ask-crest-on",
    "companion-rival-known-held",
];

/// Whether a name stands by itself in a text, so that nothing agrees with it: at an end, behind a colon or an arrow, in
/// brackets, before a number or a choice of words.
fn stands_alone(before: &str, after: &str) -> bool {
    let after = after.trim_start_matches(['\u{a0}', '\u{202f}', ' ']);
    let before = before.trim_end();
    let as_label = after.is_empty() || after.starts_with([':', ',', ')', '→', '(', '·', '{']);
    as_label || before.ends_with([':', '(', '→']) || after == "."
}

#[test]
fn every_message_about_who_does_something_can_be_said_to_them() {
    for lang in Lang::ALL {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("texts/{}.ftl", lang.code()));
        let text = std::fs::read_to_string(path).unwrap();
        let messages = messages(lang);
        for (id, _) in messages.iter().filter(|(id, vars)| {
            vars.contains("who")
                && !vars.contains("person")
                && !NEVER_YOU.contains(&id.as_str())
                && !id.starts_with("shelf-")
                && !id.contains("challenge")
        }) {
            let of_it = text.split(&format!("\n{id} = ")).nth(1).unwrap().split("\n\n").next().unwrap();
            let (before, after) = of_it.split_once("{ $who }").unwrap();
            let line = after.lines().next().unwrap_or_default();
            assert!(
                stands_alone(before.lines().last().unwrap_or_default(), line),
                "{lang:?}: {id} has no words for \"you\": {of_it}"
            );
        }
    }
}

#[test]
fn verbs_agree_with_the_person_who_is_spoken_to() {
    let you = Line::new("duo-hare");
    let say = |lang: Lang, line: &Line| Words::new(lang).to(Some(you.clone())).say(line);
    let about = |id: &'static str| Line::new(id).with("who", you.clone());
    let played = about("duo-told-played").with("card", "Mine");
    assert_eq!(say(Lang::En, &played), "You play Mine.");
    assert_eq!(say(Lang::Fr, &played), "Vous jouez Mine.");
    assert_eq!(say(Lang::Fr, &about("duo-told-rested")), "Vous vous reposez.");
    assert_eq!(say(Lang::Fr, &about("verdict-winner")), "Vous remportez la partie\u{a0}!");
    assert_eq!(say(Lang::En, &you), "You", "a name on its own");
    let given = Line::new("valley-told-gave-card").with("who", Line::new("duo-tortoise")).with("to", you.clone());
    assert_eq!(say(Lang::En, &given), "A gift of a card: The Tortoise → you.");
    let all = Line::new("page-valley-guests").with("who", Arg::List(vec![you.clone().into(), "Rugwort".into()]));
    assert_eq!(say(Lang::Fr, &all), "Ici\u{a0}: vous et Rugwort.", "in a row");
    let other = Line::new("duo-told-rested").with("who", Line::new("duo-tortoise"));
    assert_eq!(say(Lang::Fr, &other), Words::new(Lang::Fr).say(&other), "what others do is told as ever");
}
