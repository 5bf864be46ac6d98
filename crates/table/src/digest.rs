//! A short fingerprint that is the same on every machine.

use serde::{Deserialize, Serialize};
use std::fmt;

/// A 64-bit fingerprint (FNV-1a) of some bytes, written as 16 hexadecimal digits.
///
/// ```
/// use table::Digest;
///
/// assert_eq!(Digest::of(b"").to_string(), "cbf29ce484222325");
/// assert_ne!(Digest::of(b"barn"), Digest::of(b"born"));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Digest(pub u64);

impl Digest {
    /// The fingerprint of these bytes.
    pub fn of(bytes: &[u8]) -> Digest {
        Digest(
            bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, &byte| {
                (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
            }),
        )
    }

    /// The fingerprint of a value through its JSON form.
    pub fn of_value<T: Serialize>(value: &T) -> Digest {
        Digest::of(&serde_json::to_vec(value).expect("plain data always has a JSON form"))
    }
}

impl fmt::Display for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

impl Serialize for Digest {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Digest {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Digest, D::Error> {
        let text = std::borrow::Cow::<str>::deserialize(from)?;
        u64::from_str_radix(&text, 16)
            .map(Digest)
            .map_err(|_| serde::de::Error::custom("a fingerprint is 16 hexadecimal digits"))
    }
}
