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
    /// A season of the year.
    pub enum Season {
        /// The first.
        Winter = "winter",
        /// The season of the first production.
        Spring = "spring",
        /// The third.
        Summer = "summer",
        /// The last.
        Autumn = "autumn",
    }
}
