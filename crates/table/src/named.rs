//! Closed lists of things that packs, scenarios and notation call by name: colours, kinds, schemes.

/// One of a closed list of things with names.
///
/// ```
/// use table::Named;
///
/// table::named! {
///     /// What grows here.
///     pub enum Crop {
///         /// In the field.
///         Wheat = "wheat",
///     }
/// }
///
/// fn known<T: Named>() -> Vec<&'static str> {
///     T::NAMES.iter().map(|(name, _)| *name).collect()
/// }
/// assert_eq!(known::<Crop>(), ["wheat"]);
/// ```
pub trait Named: Copy + 'static {
    /// All of them by name, in order.
    const NAMES: &'static [(&'static str, Self)];
}

/// Declares an enum whose variants have names: `ALL` of them, how many (`COUNT`), the `id` of each and the one
/// `from_id`. Texts and saved states use the same names.
///
/// ```
/// use table::pack::Node;
///
/// table::named! {
///     /// What grows here.
///     pub enum Crop {
///         /// In the field.
///         Wheat = "wheat",
///         /// On the hedge.
///         WildBerry = "wild-berry",
///     }
/// }
///
/// assert_eq!(Crop::ALL.map(Crop::id), ["wheat", "wild-berry"]);
/// assert_eq!(Crop::from_id("wild-berry"), Some(Crop::WildBerry));
/// let file = Node::parse("crops.toml", "crop = \"wheat\"").unwrap();
/// assert_eq!(file.under("crop").named(), Ok(Crop::Wheat));
/// ```
#[macro_export]
macro_rules! named {
    ($(#[$meta:meta])* $vis:vis enum $name:ident { $($(#[$doc:meta])* $variant:ident = $id:literal,)* }) => {
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, serde::Deserialize)]
        #[repr(u8)]
        $(#[$meta])*
        $vis enum $name { $($(#[$doc])* #[serde(rename = $id)] $variant,)* }

        impl $name {
            /// All of them, in order.
            pub const ALL: [$name; $name::COUNT] = [$($name::$variant,)*];
            /// How many there are.
            pub const COUNT: usize = [$($id),*].len();

            /// The name in packs, scenarios and notation.
            pub const fn id(self) -> &'static str {
                match self { $($name::$variant => $id,)* }
            }

            /// The one with this name.
            #[allow(dead_code)] // what is only said at a table nobody writes in a pack
            pub fn from_id(id: &str) -> Option<$name> {
                $name::ALL.into_iter().find(|it| it.id() == id)
            }
        }

        impl $crate::Named for $name {
            const NAMES: &'static [(&'static str, $name)] = &[$(($id, $name::$variant),)*];
        }

        impl<R> $crate::raw::Sound<R> for $name {
            fn is_sound(&self, _: &R) -> bool {
                true
            }
        }
    };
}

/// Declares an enum and says something of each variant beside it, so that nobody can add one and forget to: `fn` names
/// the method that tells it. With `sound in` the rules of a box, a value that somebody else wrote down is
/// [`Sound`](crate::raw::Sound) if all it holds is, and what stands behind `if` is true of it.
///
/// ```
/// use table::raw::Sound;
///
/// struct Wood {
///     trees: u8,
/// }
///
/// table::each! {
///     /// What a squirrel may be asked.
///     #[derive(Clone, Copy)]
///     enum Ask {
///         /// Which tree to climb.
///         Climb { tree: u8 } => tree > 0, if |wood| tree < wood.trees;
///         /// Whether to sleep.
///         Sleep => true;
///     }
///     /// Whether a squirrel may say no. The first tree must be climbed.
///     fn may_be_declined -> bool;
///     sound in Wood;
/// }
///
/// assert!(Ask::Sleep.may_be_declined() && !Ask::Climb { tree: 0 }.may_be_declined());
/// assert!(!Ask::Climb { tree: 3 }.is_sound(&Wood { trees: 3 }));
/// ```
#[macro_export]
macro_rules! each {
    (
        $(#[$meta:meta])* $vis:vis enum $name:ident $body:tt
        sound in $rules:ty;
    ) => {
        $crate::each! { @enum $(#[$meta])* $vis enum $name $body }
        $crate::each! { @sound $name $body $rules }
    };
    (
        $(#[$meta:meta])* $vis:vis enum $name:ident $body:tt
        $(#[$why:meta])* $see:vis fn $method:ident -> $said:ty;
        $(sound in $rules:ty;)?
    ) => {
        $crate::each! { @enum $(#[$meta])* $vis enum $name $body }
        $crate::each! { @said $name $body $(#[$why])* $see fn $method -> $said }
        $($crate::each! { @sound $name $body $rules })?
    };
    (
        @enum $(#[$meta:meta])* $vis:vis enum $name:ident { $(
            $(#[$doc:meta])* $variant:ident
            $({ $($(#[$of:meta])* $field:ident: $type:ty),* $(,)? })? $(($($part:ident: $held:ty),*))?
            $(=> $said:expr)? $(, if |$rules:ident| $sound:expr)?;
        )* }
    ) => {
        $(#[$meta])*
        $vis enum $name { $(
            $(#[$doc])* $variant $({ $($(#[$of])* $field: $type),* })? $(($($held),*))?,
        )* }
    };
    (
        @said $name:ident { $(
            $(#[$doc:meta])* $variant:ident
            $({ $($(#[$of:meta])* $field:ident: $type:ty),* $(,)? })? $(($($part:ident: $held:ty),*))?
            => $said:expr $(, if |$rules:ident| $sound:expr)?;
        )* }
        $(#[$why:meta])* $see:vis fn $method:ident -> $answer:ty
    ) => {
        impl $name {
            $(#[$why])*
            // So that whoever asks for a part of it has only that part to find.
            #[inline(always)]
            #[allow(unused_variables)]
            $see fn $method(self) -> $answer {
                match self {
                    $($name::$variant $({ $($field),* })? $(($($part),*))? => $said,)*
                }
            }
        }
    };
    (
        @sound $name:ident { $(
            $(#[$doc:meta])* $variant:ident
            $({ $($(#[$of:meta])* $field:ident: $type:ty),* $(,)? })? $(($($part:ident: $held:ty),*))?
            $(=> $said:expr)? $(, if |$rules:ident| $sound:expr)?;
        )* }
        $box:ty
    ) => {
        impl $crate::raw::Sound<$box> for $name {
            fn is_sound(&self, rules: &$box) -> bool {
                match *self {
                    $($name::$variant $({ $($field),* })? $(($($part),*))? => {
                        true
                            $($(&& $crate::raw::Sound::is_sound(&$field, rules))*)?
                            $($(&& $crate::raw::Sound::is_sound(&$part, rules))*)?
                            $(&& { let $rules = rules; $sound })?
                    })*
                }
            }
        }
    };
}

/// Declares numbers of things, each a type of its own, counted from 0: a number's `index` in lists, the `number` that
/// people say, the `first` so many, and `all` where it is said how many there are, under a name for that.
///
/// ```
/// table::ids! {
///     /// A field.
///     FieldId of FIELDS = 3,
///     /// A crow: there may be any number of them.
///     CrowId,
/// }
///
/// let sown = [0; FIELDS];
/// assert!(FieldId::all().all(|field| sown[field.index()] == 0));
/// assert!(FieldId::all().eq([FieldId(0), FieldId(1), FieldId(2)]));
/// assert_eq!((CrowId(4).index(), CrowId(4).number()), (4, 5));
/// assert_eq!(CrowId::first(2).last(), Some(CrowId(1)));
/// ```
#[macro_export]
macro_rules! ids {
    ($($(#[$doc:meta])* $name:ident $(of $count:ident = $n:literal)?,)*) => {$(
        $(
            /// How many there are of these.
            pub const $count: usize = $n;
        )?

        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, serde::Deserialize)]
        #[serde(transparent)]
        pub struct $name(pub u8);

        impl $name {
            /// Its position in arrays.
            #[inline]
            pub const fn index(self) -> usize {
                self.0 as usize
            }

            /// Its number, counted from 1 as people do.
            #[inline]
            pub const fn number(self) -> u8 {
                self.0 + 1
            }

            /// The first so many.
            #[inline]
            pub fn first(n: usize) -> impl DoubleEndedIterator<Item = $name> + Clone {
                (0..n as u8).map($name)
            }

            $(
                /// All of them.
                #[inline]
                pub fn all() -> impl DoubleEndedIterator<Item = $name> + Clone {
                    $name::first($count)
                }
            )?
        }
    )*};
}

/// The name of a variant, as scenarios write questions and events: `NightDrew` is `night-drew`.
///
/// ```
/// #[derive(Debug)]
/// enum Event {
///     MovedToken { spot: u8 },
/// }
/// assert_eq!(table::named::variant_id(&Event::MovedToken { spot: 3 }), "moved-token");
/// ```
pub fn variant_id(value: &impl std::fmt::Debug) -> String {
    let debug = format!("{value:?}");
    let name = debug.split(|c: char| !c.is_alphanumeric()).next().unwrap_or_default();
    let mut id = String::new();
    for (i, c) in name.chars().enumerate() {
        if c.is_uppercase() && i > 0 {
            id.push('-');
        }
        id.extend(c.to_lowercase());
    }
    id
}
