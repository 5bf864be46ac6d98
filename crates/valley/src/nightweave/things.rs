//! Names for things that lie in rows at Nightweave's table, by their places.

use crate::ids::ActivityId;

table::ids! {
    /// An event in its row, from the left.
    InRow,
    /// A card of her city, in order of arrival.
    InCity,
    /// A card of the Station, from top to bottom. [V30.3]
    AtStation of STATION = 3,
    /// A Wonder. [V27.4]
    WonderId of WONDERS = 4,
    /// A River Destination, in the order of the board. [V27.2]
    RiverId of RIVERS = 4,
    /// A Discovery that lies open, from the left. [V28.4]
    DiscoveryId of DISCOVERIES = 3,
    /// A visitor that lies open. [V30.8]
    VisitorId of VISITORS = 2,
    /// A garland award. [V29.4]
    AwardId of AWARDS = 3,
}

/// Things that people choose by their number.
macro_rules! chosen {
    ($($name:ident),*) => {$(
        impl From<$name> for u16 {
            fn from(thing: $name) -> u16 {
                thing.0.into()
            }
        }

        impl TryFrom<u16> for $name {
            type Error = std::num::TryFromIntError;

            fn try_from(n: u16) -> Result<$name, Self::Error> {
                n.try_into().map($name)
            }
        }
    )*};
}

chosen!(ActivityId, InRow, InCity, AtStation, WonderId, RiverId, DiscoveryId);
