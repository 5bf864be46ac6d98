//! Symbols of the sprite as markup.

/// A symbol by its id, for the eye only, with attributes of its own.
pub fn symbol(id: &str, more: &str) -> String {
    format!("<svg {more} aria-hidden=\"true\"><use href=\"#{id}\"></use></svg>")
}

/// A symbol of every page, by its name.
pub fn icon(name: &str) -> String {
    symbol(&format!("i-{name}"), "class=\"i\"")
}
