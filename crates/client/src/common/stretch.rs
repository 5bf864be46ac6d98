//! Longer words, to test whether a page has room for them.

/// The text with every word 40 % longer, to see whether the page has room for it.
pub fn drawn_out(text: String) -> String {
    let longer = |word: &str| {
        let letters = word.chars().count();
        let last = word.chars().next_back().filter(|c| c.is_alphabetic()).unwrap_or('o');
        word.chars().chain(std::iter::repeat_n(last, (letters * 2).div_ceil(5))).collect::<String>()
    };
    text.split(' ').map(longer).collect::<Vec<_>>().join(" ")
}
