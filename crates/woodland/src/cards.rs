//! The two kinds and five colours of cards, and the four seasons.

table::named! {
    /// Critter or Construction.
    pub enum Kind {
        /// An animal that moves in.
        Critter = "critter",
        /// A building.
        Construction = "construction",
    }
}

table::named! {
    /// The colour of a card, which says when it acts.
    pub enum Colour {
        /// Production.
        Green = "green",
        /// Governance.
        Blue = "blue",
        /// Traveler.
        Tan = "tan",
        /// Destination.
        Red = "red",
        /// Prosperity.
        Purple = "purple",
    }
}

table::named! {
    /// A season of the year. Saved states count them from 0.
    #[derive(Default)]
    #[serde(into = "u8", try_from = "u8")]
    pub enum Season {
        /// The first.
        #[default]
        Winter = "winter",
        /// The season of the first production.
        Spring = "spring",
        /// The third.
        Summer = "summer",
        /// The last.
        Autumn = "autumn",
    }
}

impl Season {
    /// The season's position in arrays kept per season.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The season that follows; none after autumn.
    ///
    /// ```
    /// use woodland::Season;
    /// assert_eq!(Season::Winter.next(), Some(Season::Spring));
    /// assert_eq!(Season::Autumn.next(), None);
    /// ```
    pub const fn next(self) -> Option<Season> {
        match self {
            Season::Winter => Some(Season::Spring),
            Season::Spring => Some(Season::Summer),
            Season::Summer => Some(Season::Autumn),
            Season::Autumn => None,
        }
    }

    /// How many seasons are still to come after this one.
    pub const fn to_come(self) -> u8 {
        Season::Autumn as u8 - self as u8
    }

    /// The year so far, this season included.
    pub fn so_far(self) -> &'static [Season] {
        &Season::ALL[..=self.index()]
    }
}

impl From<Season> for u8 {
    fn from(season: Season) -> u8 {
        season as u8
    }
}

impl TryFrom<u8> for Season {
    type Error = String;

    fn try_from(n: u8) -> Result<Season, String> {
        Season::ALL.get(usize::from(n)).copied().ok_or_else(|| format!("a year has four seasons, {n} is none of them"))
    }
}
