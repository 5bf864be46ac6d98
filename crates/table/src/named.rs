//! Closed lists of things that packs, scenarios and notation call by name: colours, kinds, schemes.

/// One of a closed list of things with names.
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
    ($(#[$meta:meta])* pub enum $name:ident { $($(#[$doc:meta])* $variant:ident = $id:literal,)* }) => {
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, serde::Deserialize)]
        #[repr(u8)]
        $(#[$meta])*
        pub enum $name { $($(#[$doc])* #[serde(rename = $id)] $variant,)* }

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
            pub fn from_id(id: &str) -> Option<$name> {
                $name::ALL.into_iter().find(|it| it.id() == id)
            }
        }

        impl $crate::Named for $name {
            const NAMES: &'static [(&'static str, $name)] = &[$(($id, $name::$variant),)*];
        }
    };
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
