//! Every text a person reads, in French and English, by id.
//!
//! The texts are Fluent files in `texts/`. A [`table::Line`] names a message and its arguments; [`Words::say`]
//! puts it into the chosen language. Both languages have the same messages with the same arguments, and
//! every message named in the sources exists: tests see to it.
//!
//! Where the texts come from elsewhere ([`Words::of`]), the feature `whole` is not needed, and a change of a text compiles nothing.
//!
//! A person who plays alone on a screen is not told of in the third person: where `who` (or `winner`) is their name, it
//! becomes "You", and the verb agrees with it, since messages select on `person`, which is then `you`.

mod soft;

use fluent_bundle::{FluentArgs, FluentResource, FluentValue, concurrent::FluentBundle};
pub use soft::soft;
use table::{Arg, Line};

/// A language Bosk speaks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Lang {
    /// English.
    En,
    /// French.
    Fr,
}

impl Lang {
    /// All languages.
    pub const ALL: [Lang; 2] = [Lang::En, Lang::Fr];

    /// The two-letter code.
    pub fn code(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::Fr => "fr",
        }
    }

    /// The language of a code or a locale name such as `fr_BE.UTF-8`.
    pub fn from_code(code: &str) -> Option<Lang> {
        let language = code.split(['_', '-', '.', '@']).next().unwrap_or_default();
        Lang::ALL.into_iter().find(|lang| lang.code().eq_ignore_ascii_case(language))
    }

    /// The language that the environment asks for; English if it asks for none of ours.
    pub fn from_env(var: impl Fn(&str) -> Option<String>) -> Lang {
        let wished = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().filter_map(var).find(|value| !value.is_empty());
        wished.and_then(|value| Lang::from_code(&value)).unwrap_or(Lang::En)
    }

    #[cfg(feature = "whole")]
    fn text(self) -> &'static str {
        match self {
            Lang::En => include_str!("../texts/en.ftl"),
            Lang::Fr => include_str!("../texts/fr.ftl"),
        }
    }
}

/// The texts of one language.
pub struct Words {
    lang: Lang,
    bundle: FluentBundle<FluentResource>,
    you: Option<Line>,
}

impl Words {
    /// Loads the texts of a language.
    #[cfg(feature = "whole")]
    pub fn new(lang: Lang) -> Words {
        Words::of(lang, lang.text())
    }

    /// Loads some of the texts of a language, for whoever says no others.
    pub fn of(lang: Lang, text: &str) -> Words {
        // A broken line would be missing from the bundle; the tests refuse that.
        let resource = FluentResource::try_new(text.to_owned()).unwrap_or_else(|(resource, _)| resource);
        let id = lang.code().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![id]);
        // Isolation marks around arguments are for mixed writing directions, which we do not have.
        bundle.set_use_isolating(false);
        if lang == Lang::Fr {
            bundle.set_formatter(Some(|value, _| match value {
                FluentValue::Number(number) => Some(number.as_string().replace('.', ",")),
                _ => None,
            }));
        }
        bundle.add_resource_overriding(resource);
        Words { lang, bundle, you: None }
    }

    /// The language spoken.
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// The same texts, said to the person whose name this is.
    pub fn to(self, you: Option<Line>) -> Words {
        Words { you, ..self }
    }

    /// The line in this language; its bare id if there is no such message.
    pub fn say(&self, line: &Line) -> String {
        self.say_to(self.you.as_ref(), line)
    }

    /// The line as it is said to the person whose name this is.
    ///
    /// ```
    /// use table::Line;
    /// use words::{Lang, Words};
    ///
    /// let (words, hare) = (Words::new(Lang::En), Line::new("duo-hare"));
    /// let line = Line::new("verdict-winner").with("who", hare.clone());
    /// assert_eq!(words.say_to(None, &line), "The Hare wins!");
    /// assert_eq!(words.say_to(Some(&hare), &line), "You win!");
    /// ```
    pub fn say_to(&self, you: Option<&Line>, line: &Line) -> String {
        if you == Some(line) {
            return self.get("you-alone");
        }
        let mut args = FluentArgs::new();
        for (name, arg) in &line.args {
            if matches!(*name, "who" | "winner") && is_you(you, arg) {
                args.set("person", "you");
                args.set(*name, self.get("you-alone"));
            } else {
                args.set(*name, self.value(you, arg));
            }
        }
        self.format(line.id, &args).unwrap_or_else(|| line.to_string())
    }

    /// A message without arguments; its bare id if there is no such message.
    pub fn get(&self, id: &str) -> String {
        self.format(id, &FluentArgs::new()).unwrap_or_else(|| id.to_owned())
    }

    fn format(&self, id: &str, args: &FluentArgs) -> Option<String> {
        let pattern = self.bundle.get_message(id)?.value()?;
        let text = self.bundle.format_pattern(pattern, Some(args), &mut Vec::new());
        let text = text.trim().to_owned();
        Some(if self.lang == Lang::Fr { contracted(text) } else { text })
    }

    /// An argument on its own.
    pub fn arg(&self, arg: &Arg) -> String {
        self.arg_to(self.you.as_ref(), arg)
    }

    fn arg_to(&self, you: Option<&Line>, arg: &Arg) -> String {
        match arg {
            Arg::Number(n) => n.to_string(),
            Arg::Decimal(..) => match self.lang {
                Lang::En => arg.to_string(),
                Lang::Fr => arg.to_string().replace('.', ","),
            },
            Arg::Plain(text) => harmless(text),
            Arg::Name { en, fr } => match self.lang {
                Lang::En => harmless(en),
                Lang::Fr => harmless(fr),
            },
            Arg::Line(_) if is_you(you, arg) => self.get("you-inside"),
            Arg::Line(line) => self.say_to(you, line),
            Arg::List(list) => self.list(you, list),
        }
    }

    fn value(&self, you: Option<&Line>, arg: &Arg) -> FluentValue<'static> {
        match arg {
            Arg::Number(n) => FluentValue::from(*n),
            // Read back from its text, so that plurals see the digits that are shown.
            Arg::Decimal(..) => {
                let figure = arg.to_string();
                figure.parse().map_or_else(|_| FluentValue::from(figure), FluentValue::Number)
            }
            Arg::Plain(_) | Arg::Name { .. } | Arg::Line(_) | Arg::List(_) => FluentValue::from(self.arg_to(you, arg)),
        }
    }

    /// "a, b and c".
    fn list(&self, you: Option<&Line>, list: &[Arg]) -> String {
        let join = |id: &'static str, first: String, last: String| {
            self.say(&Line::new(id).with("first", first).with("last", last))
        };
        let mut items: Vec<String> = list.iter().map(|arg| self.arg_to(you, arg)).collect();
        let Some(last) = items.pop() else {
            return self.get("nothing");
        };
        let Some(first) = items.into_iter().reduce(|first, next| join("list-comma", first, next)) else {
            return last;
        };
        join("list-and", first, last)
    }
}

/// Whether this is the person to whom it is said.
fn is_you(you: Option<&Line>, arg: &Arg) -> bool {
    matches!(arg, Arg::Line(line) if you == Some(line))
}

/// In French, "à" and "de" melt into the article that a name begins with: "à Le Lièvre" is "au Lièvre".
fn contracted(mut text: String) -> String {
    for (apart, together) in [("à Le ", "au "), ("à Les ", "aux "), ("de Le ", "du "), ("de Les ", "des ")] {
        let begins_a_word = |at: &usize| !text[..*at].ends_with(char::is_alphabetic);
        let found: Vec<usize> = text.match_indices(apart).map(|(at, _)| at).filter(begins_a_word).collect();
        for at in found.into_iter().rev() {
            text.replace_range(at..at + apart.len(), together);
        }
    }
    text
}

/// What people, files and packs have written, so that it can be shown anywhere: what would steer a terminal or turn the
/// writing around is told by its number, and all stays on one line.
fn harmless(text: &str) -> String {
    let mut shown = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '\n' | '\r' | '\t' | '\u{2028}' | '\u{2029}' => shown.push(' '),
            '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' => {
                shown.extend(letter.escape_unicode())
            }
            letter if letter.is_control() => shown.extend(letter.escape_unicode()),
            letter => shown.push(letter),
        }
    }
    shown
}

/// How well a name fits what was typed of it, the best first: all of it, its beginning, that of one of its words, or what
/// stands inside it.
///
/// ```
/// assert_eq!(words::fits("Bureau de poste", "POS"), Some(2));
/// assert!(words::fits("Église", "egl") < words::fits("Aigle", "gle"));
/// assert_eq!(words::fits("Mine", "ferme"), None);
/// ```
pub fn fits(name: &str, wanted: &str) -> Option<u8> {
    let (name, wanted) = (fold(name), fold(wanted.trim()));
    match name {
        name if name == wanted => Some(0),
        name if name.starts_with(&wanted) => Some(1),
        name if name.split([' ', '-', '\'']).any(|word| word.starts_with(&wanted)) => Some(2),
        name if name.contains(&wanted) => Some(3),
        _ => None,
    }
}

/// The names that fit what was typed, by their places, the best first; those that can hardly be meant, which are marked, last.
pub fn find(names: impl Iterator<Item = (String, bool)>, wanted: &str) -> Vec<usize> {
    let rank = |(n, (name, hardly)): (usize, (String, bool))| Some((hardly, fits(&name, wanted)?, fold(&name), n));
    let mut found: Vec<_> = names.enumerate().filter_map(rank).collect();
    found.sort();
    found.into_iter().map(|(.., n)| n).collect()
}

/// Small letters without accents, plain apostrophes and spaces: what people type when they are in a hurry.
pub fn fold(text: &str) -> String {
    let mut folded = String::with_capacity(text.len());
    for letter in text.to_lowercase().chars() {
        match letter {
            'à' | 'â' | 'ä' => folded.push('a'),
            'é' | 'è' | 'ê' | 'ë' => folded.push('e'),
            'î' | 'ï' => folded.push('i'),
            'ô' | 'ö' => folded.push('o'),
            'ù' | 'û' | 'ü' => folded.push('u'),
            'ç' => folded.push('c'),
            'œ' => folded.push_str("oe"),
            'æ' => folded.push_str("ae"),
            '’' => folded.push('\''),
            '\u{a0}' | '\u{202f}' => folded.push(' '),
            other => folded.push(other),
        }
    }
    folded
}
