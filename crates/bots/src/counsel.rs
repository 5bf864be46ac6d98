//! What the bots hold of a box, as it stands beside its pack: named terms with weights, and habits of thinking.
//!
//! All figures are whole numbers, in hundredths. A term has two weights: what `greedy` plays by, and what the
//! stronger bots play by, found by `bosk tune`.

use crate::learned::Network;
use table::Line;
use table::pack::{Fields, Node, PackError};

/// Figures with names, in a fixed order.
pub trait Figures: Clone + Send + Sync + 'static {
    /// Their names, as the file writes them.
    fn names() -> Vec<String>;
    /// The figures in the order of their names.
    fn of(values: &[f32]) -> Self;
    /// The same, back.
    fn values(&self) -> Vec<f32>;
}

/// Declares figures with names: a struct of numbers, each field of which is an entry of a file.
macro_rules! figures {
    ($(#[$doc:meta])* pub struct $name:ident { $($field:ident,)* }) => {
        $(#[$doc])*
        #[derive(Clone, Debug)]
        pub struct $name { $(pub(crate) $field: f32,)* }

        impl $crate::counsel::Figures for $name {
            fn names() -> Vec<String> {
                [$(stringify!($field)),*].map(|name| name.replace('_', "-")).to_vec()
            }

            fn of(values: &[f32]) -> $name {
                let mut values = values.iter().copied();
                $name { $($field: values.next().unwrap_or(0.0),)* }
            }

            fn values(&self) -> Vec<f32> {
                vec![$(self.$field),*]
            }
        }
    };
}
pub(crate) use figures;

/// Declares what is held of an Everdell box, with what was learned of its duels, and the worth of a position: what the
/// boxes count alike, and one part of its own.
#[cfg(any(feature = "duo", feature = "valley"))]
macro_rules! held {
    ($(#[$doc:meta])* $worth:ident of $rules:ty as $id:literal, $weights:ty; $part:ident: $hint:literal) => {
        /// What is held of the box.
        static COUNSEL: std::sync::LazyLock<$crate::counsel::Counsel<$weights>> = std::sync::LazyLock::new(|| {
            let read = $crate::counsel::Counsel::read(concat!("packs/", $id, "/advice.toml"), <$rules>::ADVICE);
            read.expect("the advice that is compiled in is sound: a test says so")
        });

        /// What was learned of the box, as it is compiled in.
        const NETWORK: &[u8] = include_bytes!(concat!("../../../packs/", $id, "/learned.net"));

        /// What was learned of the box.
        static LEARNED: $crate::learned::Learned = $crate::learned::Learned::new($id, features::ALL, 4, NETWORK);

        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default)]
        pub struct $worth {
            points: f32,
            future: f32,
            goods: f32,
            hand: f32,
            $part: f32,
            /// What was learned of such positions.
            learned: f32,
            /// As far as it counts.
            other: f32,
        }

        impl $crate::greedy::Worth for $worth {
            fn total(self) -> f32 {
                self.points + self.future + self.goods + self.hand + self.$part + self.learned - self.other
            }

            fn points(self) -> f32 {
                self.points
            }

            fn parts(self) -> $crate::greedy::Parts {
                vec![
                    ("hint-points", self.points),
                    ("hint-future", self.future + self.learned),
                    ("hint-goods", self.goods),
                    ("hint-hand", self.hand),
                    ($hint, self.$part),
                    ("hint-other", -self.other),
                ]
            }
        }
    };
}
#[cfg(any(feature = "duo", feature = "valley"))]
pub(crate) use held;

figures! {
    /// How the search of a box thinks.
    pub struct Habits {
        iterations,
        nodes,
        playout,
        tries,
        explore,
        doubt,
        widen,
        worlds,
        candidates,
        beam,
        reply,
        stake,
        victory,
        ambition,
        rivalry,
        given,
        given_worlds,
        delay,
        haste,
    }
}

/// All that is held of a box.
pub struct Counsel<W> {
    /// What `greedy` plays by.
    pub plain: W,
    /// What the stronger bots play by.
    pub tuned: W,
    /// How they think.
    pub habits: Habits,
    /// The terms whose tuned weight was set by hand, in the order of their names.
    pub by_hand: Vec<bool>,
}

/// What somebody judges by: the weights of the terms, and what was learned besides.
#[derive(Clone)]
pub struct Opinion<W> {
    /// What the terms weigh.
    pub weights: W,
    /// What sets them right, if anything does.
    pub learned: Option<&'static Network>,
}

impl<W> Opinion<W> {
    /// The terms alone.
    pub fn plain(weights: W) -> Opinion<W> {
        Opinion { weights, learned: None }
    }
}

/// How a term says that its tuned weight was set by hand: `bosk tune` leaves it alone.
const BY_HAND: &str = "by-hand";

/// The least and the most that a figure may be, in hundredths.
const BOUNDS: (i64, i64) = (-100_000, 100_000_000);

impl<W: Figures> Counsel<W> {
    /// Reads a file of advice: every figure once, and none that nobody knows.
    pub fn read(file: &str, text: &str) -> Result<Counsel<W>, PackError> {
        let root = Node::parse(file, text)?;
        let mut fields = Fields::of(&root)?;
        fields.get("made-by").map(Node::text).transpose()?;
        let terms = fields.list("term")?;
        let by_hand = |name: &String| {
            terms
                .iter()
                .any(|term| term.id() == Some(name) && term.table().is_ok_and(|fields| fields.contains_key(BY_HAND)))
        };
        let counsel = Counsel {
            by_hand: W::names().iter().map(by_hand).collect(),
            plain: W::of(&column(&root, terms, &W::names(), "greedy")?),
            tuned: W::of(&column(&root, terms, &W::names(), "tuned")?),
            habits: Habits::of(&column(&root, fields.list("habit")?, &Habits::names(), "value")?),
        };
        fields.finish()?;
        Ok(counsel)
    }
}

/// One column of a list, in the order of the names.
fn column(root: &Node, entries: &[Node], names: &[String], key: &'static str) -> Result<Vec<f32>, PackError> {
    let mut values = vec![None; names.len()];
    for entry in entries {
        let mut fields = Fields::of(entry)?;
        let id = fields.need("id")?;
        fields.text("says")?;
        let value = fields.need(key)?.number(BOUNDS.0, BOUNDS.1)?;
        let Some(place) = names.iter().position(|name| Some(name.as_str()) == id.text().ok()) else {
            return Err(id.error(Line::new("unknown-id").with("id", id.text()?)));
        };
        if values[place].replace(value as f32 / 100.0).is_some() {
            let line = Line::new("duplicate-id").with("id", id.text()?).with("first", root.at.to_string());
            return Err(id.error(line));
        }
        if key != "value" {
            for other in ["greedy", "tuned"] {
                fields.get(other);
            }
            fields.flag(BY_HAND)?;
        }
        fields.finish()?;
    }
    let missing = |(name, value): (&String, Option<f32>)| {
        value.ok_or_else(|| root.error(Line::new("missing-key").with("key", name.as_str())))
    };
    names.iter().zip(values).map(missing).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    figures! {
        /// Two figures.
        pub struct Two { twig, old_log, }
    }

    fn file(terms: &str) -> String {
        let habits =
            Habits::names().into_iter().map(|id| format!("[[habit]]\nid = \"{id}\"\nsays = \"\"\nvalue = 1\n"));
        format!("{terms}\n{}", habits.collect::<String>())
    }

    #[test]
    fn a_term_may_say_that_it_was_set_by_hand() {
        let counsel =
            Counsel::<Two>::read("x", &file(&(term("old-log", "85") + "by-hand = true\n" + &term("twig", "1"))));
        assert_eq!(counsel.unwrap().by_hand, [false, true]);
    }

    fn term(id: &str, greedy: &str) -> String {
        format!("[[term]]\nid = \"{id}\"\nsays = \"\"\ngreedy = {greedy}\ntuned = 7\n")
    }

    #[test]
    fn a_file_of_advice_is_read_in_any_order() {
        let counsel = Counsel::<Two>::read("x", &file(&(term("old-log", "85") + &term("twig", "-3")))).unwrap();
        assert_eq!((counsel.plain.twig, counsel.plain.old_log, counsel.tuned.twig), (-0.03, 0.85, 0.07));
    }

    #[test]
    fn what_is_missing_unknown_doubled_or_out_of_bounds_is_refused_where_it_stands() {
        let why = |terms: String| {
            let error = Counsel::<Two>::read("x", &file(&terms)).err().expect("a refusal");
            (error.why.id, error.at.line)
        };
        let twig = term("twig", "1");
        assert_eq!(why(twig.clone()), ("missing-key", 1));
        assert_eq!(why(twig.clone() + &term("leaf", "1")), ("unknown-id", 7));
        assert_eq!(why(twig.clone() + &twig), ("duplicate-id", 7));
        assert_eq!(why(term("twig", "-100001")), ("number-out-of-bounds", 4));
        assert_eq!(why(twig.clone() + "worth = 3\n" + &term("old-log", "1")), ("unknown-key", 6));
    }
}
