//! The two kinds and five colours of cards.

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
